import type { ActLine } from "./coach.acts.content.ts";

/** Where in Evenday something can be kept. Every statement must be true of the pages that it names. */
export const placeLines: readonly ActLine[] = [
  {
    on: /\b(?:call|called|date|appointment|phone number|who i spoke|note|notes|write down)\b/,
    text: "Yes: [your journal](/mental-health) is a good place. Write one line with the date, who you spoke with, and what comes next; you can find it later by searching for a word. Letters and forms can go into [Documents](/pdf-generator) as a photo.\n\nShall we write that line now: when did you call, and whom?",
  },
  {
    on: /\bgoal|\bsav(?:e|ing)\b|\b\d+ (?:a|per) month\b/,
    in: ["saving", "house"],
    text: "Open [Debt](/debt), scroll to Savings Goals, and press “Add a goal”: give it a name and the amount. Whenever you put something in, enter it there, and the jar fills. In [your budget](/budget) add a category with the monthly amount, so that it counts as spent before you see it.\n\nWhat will you call it?",
  },
  {
    in: ["debt"],
    text: "Open [Debt](/debt) and press “Add New Debt” for each one: name, balance, rate, smallest payment. It shows both orders side by side, with the month in which you're free. Each payment you enter brings the balance down.\n\nWhich one do you want to put in first?",
  },
  {
    in: ["sleep", "habit", "phone"],
    text: "Open [Lifestyle](/lifestyle) and press “Add Habit”: name it after exactly what you want to do, with a time in it, and set how many days a week. Then one tap a day. How rested you feel can go into [your journal](/mental-health) in the morning, one line.\n\nHow many nights or days a week would be good enough for now?",
  },
  {
    in: ["saving", "house"],
    text: "Open [Debt](/debt), scroll to Savings Goals, and press “Add a goal”: a name, the amount, and what you have already. Enter what you put in each payday.\n\nWhat amount do you start with?",
  },
  {
    in: ["rent", "tax", "car"],
    text: "What comes every month goes into [your budget](/budget) under “Bills, every month” with “Add a bill”. Papers go into [Documents](/pdf-generator), as a photo or PDF.\n\nIs it a figure or a paper you want to keep?",
  },
  {
    in: ["worry", "loss", "love", "family", "friend", "child", "care"],
    text: "[Your journal](/mental-health) is the place for that: a line with how you feel, the mood beside it, and it stays with you alone. After a week or two you can see what goes up and down.\n\nWhat would you like to notice over time?",
  },
  {
    text: "For something you want to do often: [Lifestyle](/lifestyle), “Add Habit”. For a thought or a date: [your journal](/mental-health). For money: [your budget](/budget) or [Debt](/debt). For papers: [Documents](/pdf-generator).\n\nWhich of these is it?",
  },
];
