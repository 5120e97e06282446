/** A year of one member's life, written through the product's own doors on a clock that walks from day to day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, addMonths, dayIn, daysBetween, daysInMonth, monthOf, weekday, type Day } from "#kernel/days.ts";
import { anchorsOf, splitSource } from "#guides/guides.source.rules.ts";
import type { GuideSlug } from "#guides/guides.rules.ts";
import {
  achievementDraft,
  assessmentDraft,
  conversationDraft,
  decisionDraft,
  interviewDraft,
  plainDraft,
  pollDraft,
  quizDraft,
  reflectionDraft,
  weeklyPlanDraft,
} from "#journal/journal.blocks.rules.ts";
import type { Draft } from "#journal/journal.rules.ts";
import { caller, throwing, type Dice, type Fetch, type Someone } from "./demo-means.ts";
import { pictureOfAPage } from "./demo-picture.ts";
import * as words from "./demo-words.ts";

/** `now` in UTC ms; the app that `fetch` leads to reads the same object. */
export type Clock = { now: number };

const hourMs = 3_600_000;
const yearDays = 365;

/** Lives the year that ends at `clock.now`, the same for the same `seed` and day. Gives the number of calls it took. */
export async function liveAYear(fetch: Fetch, clock: Clock, someone: Someone, seed = 7): Promise<number> {
  const end = clock.now;
  const zone = someone.timeZone;
  const today = dayIn(zone, end);
  const dice = throwing(seed);
  const at = (day: Day, hour: number) => {
    clock.now = Math.min(end, Math.max(clock.now, instantIn(zone, day, hour)));
  };
  clock.now = instantIn(zone, addDays(today, -yearDays), 9);
  const door = caller(fetch, someone);
  const life = { ...door, dice, at, id: () => dice.uuid(), today };
  await door.call("POST", "/api/auth/sign-up", someone);
  const money = await beginMoney(life, addDays(today, -yearDays));
  const habits = await beginHabits(life);
  for (let away = yearDays; away >= 0; away -= 1) {
    const day = addDays(today, -away);
    const isFree = isNoSpend(dice, day, away);
    at(day, 8);
    await liveMoney(life, money, day, away, isFree);
    if (away === 0) break;
    at(day, 20);
    if (isFree) await door.call("PUT", `/api/challenge/days/${day}`, { mark: "no-spend" });
    await liveHabits(life, habits, day, away);
    await write(life, day, away, isFree);
    await fromTimeToTime(life, day, away);
  }
  await lastThings(life, habits);
  clock.now = end;
  return door.count();
}

type Life = ReturnType<typeof caller> & { dice: Dice; at: (day: Day, hour: number) => void; id: () => string; today: Day };
type Money = {
  categories: Map<string, string>;
  bills: { id: string; name: string; categoryId: string; dayOfMonth: number; dollars: number }[];
  debts: { id: string; name: string }[];
  goals: { id: string; name: string }[];
};

const budgets: Record<string, number> = {
  Housing: 1200,
  Food: 420,
  Transportation: 190,
  Entertainment: 130,
  Healthcare: 60,
  Utilities: 180,
  Insurance: 140,
  "Personal Care": 60,
};

async function beginMoney({ call, id }: Life, first: Day): Promise<Money> {
  const month = monthOf(first);
  const { categories } = await call<{ categories: { id: string; name: string; budgetCents: number }[] }>(
    "GET",
    `/api/budget/months/${month}`,
  );
  const ids = new Map(categories.map((one) => [one.name, one.id]));
  for (const one of categories) {
    const dollars = budgets[one.name];
    if (dollars !== undefined)
      await call("PUT", `/api/budget/categories/${one.id}/budget`, { month, cents: dollars * 100, seenCents: one.budgetCents });
  }
  const bills = words.bills.map((one) => ({ ...one, id: id(), categoryId: ids.get(one.category) ?? "" }));
  for (const one of bills)
    await call("POST", "/api/budget/bills", {
      id: one.id,
      name: one.name,
      amountCents: one.dollars * 100,
      dayOfMonth: one.dayOfMonth,
      categoryId: one.categoryId,
    });
  const { debts, goals } = await call<{ debts: Row[]; goals: Row[] }>("GET", "/api/debt");
  const owed: Record<string, number> = { "Credit Card": 360_000, "Student Loan": 1_450_000, "Car Loan": 760_000 };
  for (const one of debts)
    await call("PUT", `/api/debt/debts/${one.id}`, {
      ...parts(one),
      totalCents: owed[one.name] ?? 100_000,
      paidCents: 0,
      rateMilli: one["rateMilli"],
      minimumCents: one["minimumCents"],
    });
  const wanted: Record<string, number> = { "Emergency Fund": 300_000, Vacation: 140_000, "New Home": 1_200_000 };
  for (const one of goals)
    await call("PUT", `/api/debt/goals/${one.id}`, { ...parts(one), targetCents: wanted[one.name] ?? 100_000, currentCents: 0 });
  await call("PUT", "/api/debt/plan", { extraCents: 6_000, strategy: "avalanche" });
  await call("PUT", "/api/challenge/rules", {
    still: ["Rent and bills", "Medicine", "Bus to work"],
    spent: ["Coffee on the way", "Online shops after nine"],
  });
  return { categories: ids, bills, debts, goals };
}

type Row = { id: string; name: string; emoji: string; version: number; [more: string]: unknown };
const parts = ({ name, emoji, version }: Row) => ({ name, emoji, version });

/** Long stretches without a row of free days, a good run in spring, and one that still holds today. */
function isNoSpend(dice: Dice, day: Day, away: number): boolean {
  const roll = dice.roll();
  if (away === 0) return false;
  if (away <= 9 || (away >= 190 && away <= 206)) return true;
  if (away === 10 || away === 189 || away === 207) return false;
  return roll < ([2, 3, 4].includes(weekday(day)) ? 0.5 : 0.22);
}

async function liveMoney({ call, dice, id, at, today }: Life, money: Money, day: Day, away: number, isFree: boolean) {
  const spend = (categoryId: string | undefined, amountCents: number, note: string, billId: string | null = null) =>
    categoryId ? call("POST", "/api/budget/expenses", { id: id(), categoryId, spentOn: day, amountCents, note, billId }) : undefined;
  const lastDay = daysInMonth(monthOf(day));
  for (const bill of money.bills)
    if (Math.min(bill.dayOfMonth, lastDay) === Number(day.slice(8)) && away > 0)
      await spend(bill.categoryId, bill.dollars * 100, bill.name, bill.id);
  const once = words.onceInAYear.find((one) => one.daysAgo === away);
  if (once) await spend(money.categories.get(once.category), once.dollars * 100, once.note);
  for (let left = isFree || away === 0 ? 0 : 1 + Math.floor(dice.roll() * 2.4); left > 0; left -= 1) {
    const one = dice.weighted(words.purchases);
    await spend(
      money.categories.get(one.category),
      Math.round((one.from + dice.roll() ** 1.6 * (one.to - one.from)) * 100),
      dice.pick(one.notes),
    );
  }
  if (Number(day.slice(8)) === 2) {
    at(day, 9);
    const pays: Record<string, number> = { "Credit Card": 15_000, "Student Loan": 22_000, "Car Loan": 25_000 };
    for (const one of money.debts)
      await call("POST", "/api/debt/payments", { id: id(), debtId: one.id, paidOn: day, amountCents: pays[one.name] ?? 5_000 });
    const puts: Record<string, number> = { "Emergency Fund": 12_000, Vacation: 6_000, "New Home": 5_000 };
    for (const one of money.goals)
      await call("POST", "/api/debt/contributions", { id: id(), goalId: one.id, amountCents: puts[one.name] ?? 1_000 });
  }
  if ([10, lastDay].includes(Number(day.slice(8))) && day < today) {
    at(day, 19);
    await call("POST", "/api/budget/snapshots", { id: id(), month: monthOf(day) });
  }
}

type Habits = { id: string; chance: number }[];

async function beginHabits({ call, id }: Life): Promise<Habits> {
  await call("PUT", "/api/lifestyle/settings", { dollars: 70, eaters: 2, diets: ["vegetarian"] });
  await call("POST", "/api/lifestyle/habits", { id: id(), name: "Read before bed", category: "Rest", weeklyTarget: 3 });
  await call("POST", "/api/lifestyle/habits", { id: id(), name: "Call somebody I love", category: "People", weeklyTarget: 1 });
  for (const one of words.spots) await call("POST", "/api/lifestyle/spots", { id: id(), ...one });
  const choices = await call<{ key: string; name: string }[]>("GET", "/api/lifestyle/pantry");
  for (const { key } of choices.filter((_, at) => at % 5 === 0).slice(0, 9))
    await call("PUT", `/api/lifestyle/pantry/${key}`, { isThere: true });
  const chances: Record<string, number> = {
    "Drink 8 glasses water": 0.78,
    "30min exercise": 0.45,
    "Track spending": 0.82,
    "8 hours sleep": 0.55,
    "Read before bed": 0.5,
    "Call somebody I love": 0.2,
  };
  const habits = await call<{ id: string; name: string }[]>("GET", "/api/lifestyle/habits");
  return habits.map((one) => ({ id: one.id, chance: chances[one.name] ?? 0.4 }));
}

async function liveHabits({ call, dice, id, at }: Life, habits: Habits, day: Day, away: number) {
  // the oldest months are thinner: a habit grows
  const grown = away > 240 ? 0.55 : away > 120 ? 0.85 : 1.05;
  for (const one of habits)
    if (dice.roll() < one.chance * grown) await call("PUT", `/api/lifestyle/habits/${one.id}/days/${day}`, { isDone: true });
  if (weekday(day) !== 7 || away > 190) return;
  at(day, 21);
  if (away % 28 < 7) await call("POST", "/api/lifestyle/reflections", { id: id(), ...dice.pick(words.resets) });
  await call("POST", "/api/lifestyle/weeks", { id: id() });
  await call("POST", "/api/lifestyle/plans", { id: id(), dollars: 70 });
}

async function write(life: Life, day: Day, away: number, isFree: boolean) {
  const { dice, at } = life;
  const season = Math.sin(((away + 40) / yearDays) * 2 * Math.PI);
  const roll = dice.roll();
  const feels = 5.5 - 0.7 * season + (isFree ? 0.7 : -0.3) + (weekday(day) >= 6 ? 0.6 : 0) + (roll - 0.5) * 5.4;
  const mood = Math.max(2, Math.min(9, Math.round(feels)));
  if (dice.roll() > (away < 120 ? 0.72 : 0.5) && away > 3) return;
  at(day, 21);
  const tone = mood <= 4 ? "tired" : mood >= 7 ? "bright" : "even";
  await save(life, plainDraft(`${dice.fresh(words.happenings[tone])} ${dice.fresh(words.closings[tone])}`, mood));
}

const save = ({ call, id }: Life, draft: Draft) => call("POST", "/api/journal/entries", { id: id(), ...draft });

/** What comes once a week, or a few times a year. */
async function fromTimeToTime(life: Life, day: Day, away: number) {
  const { call, dice, id } = life;
  if (weekday(day) === 7 && away < 300) {
    const level = 6 + Math.round(1.4 * Math.sin(away / 40));
    const near = () => Math.max(3, Math.min(10, level + Math.round(dice.roll() * 2 - 0.6)));
    await call("PUT", "/api/relationships/weeks/this", {
      communication: near(),
      trust: near() + (level < 9 ? 1 : 0),
      respect: near(),
      support: near(),
      note: dice.pick(words.weekNotes),
    });
  }
  if (away <= 55 && dice.roll() < 0.6)
    await call("PUT", `/api/growth/checkins/${day}`, {
      rating: 4 + Math.floor(dice.roll() * 5),
      word: dice.pick(["steady", "curious", "tired but fine", "lighter", "busy", "content"]),
    });
  const turn = <T>(list: readonly T[], every: number, first: number): T | undefined =>
    away <= first && (first - away) % every === 0 ? list[(first - away) / every] : undefined;
  const kinds: [string | undefined, (text: string) => Draft][] = [
    [turn(words.reflections, 47, 260), reflectionDraft],
    [turn(words.achievements, 31, 210), achievementDraft],
    [turn(words.decisions, 90, 240), decisionDraft],
    [turn(words.polls, 70, 100), pollDraft],
    [turn(words.conversations, 80, 150), conversationDraft],
  ];
  for (const [text, draft] of kinds) if (text !== undefined) await save(life, draft(text));
  const plan = turn(words.weeklyPlans, 21, 66);
  if (plan) await save(life, weeklyPlanDraft(plan));
  const situation = turn(words.situations, 24, 140);
  if (situation) await call("POST", "/api/relationships/analyses", { id: id(), situationText: situation });
  if (away === 120 || away === 12)
    await save(
      life,
      quizDraft(
        away > 60
          ? { score: 60, feedback: "Good", answers: [2, 1, 2, 0, 2] }
          : { score: 80, feedback: "Excellent", answers: [2, 2, 2, 0, 2] },
      ),
    );
  if (away === 75 || away === 17)
    await save(
      life,
      assessmentDraft(balance.map((statement, index) => ({ statement, isDone: away < 60 ? index !== 1 : index % 2 === 0 }))),
    );
  if (away === 28)
    await save(life, interviewDraft(questions.map((question, index) => ({ question, answer: words.interview[index] ?? "" }))));
  if ([27, 25, 20].includes(away)) await call("POST", "/api/growth/rehearsals", { id: id(), seconds: 240 - away * 3 });
  const wins = [
    "Tracked Daily Spending",
    "Practiced Self-Care",
    "Avoided Impulse Buy",
    "Managed Stress",
    "Set a Boundary",
    "Stuck to Budget",
  ];
  if (away < 200 && dice.roll() < 0.22)
    await call("POST", "/api/progress/achievements", { id: id(), title: wins[Math.floor(dice.roll() ** 1.7 * wins.length)] });
}

const balance = [
  "We both say what we need, and both get heard",
  "We decide about money together",
  "Housework and care are shared in a way that both call fair",
  "Each of us has time for friends and for ourselves",
  "We can disagree without fear",
  "We both say sorry, and both change something afterward",
];
const questions = [
  "Tell me about yourself",
  "Why do you want this job?",
  "What are your strengths?",
  "What are your weaknesses?",
  "Where do you see yourself in 5 years?",
];

const read: [GuideSlug, number][] = [
  ["emotional-intelligence", 1],
  ["adulting-101", 0.5],
  ["cooking-lessons", 0.3],
  ["time-management", 0.7],
  ["relationship-toolkit", 0.2],
];

/** What is dated today: guides read so far, documents, milestones already seen, this morning's habits. */
async function lastThings({ call, send, id, today }: Life, habits: Habits) {
  for (const [slug, share] of read) {
    const anchors = anchorsOf(
      splitSource(readFileSync(join(import.meta.dirname, `../src/features/guides/${slug}.guide.mdx`), "utf8")).body,
    );
    const seen = anchors.slice(0, Math.ceil(anchors.length * share));
    await call("PUT", `/api/growth/readings/${slug}`, { read: seen, lastAnchor: seen.at(-1) ?? "" });
  }
  await call("PUT", "/api/growth/ticks", {
    name: "confidence-builder/strengths",
    items: ["Patience", "Humor", "Listening", "Staying calm", "Asking for help"],
  });
  await call("POST", "/api/challenge/milestones", { id: id(), label: "A quiet quarter", days: 90 });
  const { milestones } = await call<{ milestones: { id: string; unlockedOn: string | null }[] }>("GET", "/api/challenge");
  for (const one of milestones) if (one.unlockedOn) await call("POST", `/api/challenge/milestones/${one.id}/celebrate`, {});
  for (const one of habits.slice(0, 2)) await call("PUT", `/api/lifestyle/habits/${one.id}/days/${today}`, { isDone: true });
  const upload = (name: string, type: string, bytes: Uint8Array) =>
    send("POST", "/api/documents/upload", bytes, {
      "x-file-name": encodeURIComponent(name),
      "x-document-type": type,
      "x-document-id": id(),
      "content-type": "application/octet-stream",
    });
  await upload("Moving out, checklist.txt", "planner", new TextEncoder().encode(words.checklist));
  await upload("A letter to myself.txt", "journal", new TextEncoder().encode(words.letterToMyself));
  await upload("Lease, page 1.png", "other", pictureOfAPage());
  await call("POST", "/api/sheets/budget", { month: addMonths(monthOf(today), -1), keep: id() });
  await call("POST", "/api/sheets/weekly-plan", { keep: id() });
}

/** The instant (UTC ms) at which the clock on the wall in `zone` shows `hour` on `day`, to within a change of summer time. */
function instantIn(zone: string, day: Day, hour: number): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const shown = Number(new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", hourCycle: "h23" }).format(guess));
  return guess - (daysBetween(day, dayIn(zone, guess)) * 24 + shown - hour) * hourMs;
}
