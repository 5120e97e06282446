import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());

test("a talk about money that is gone at once leads from figure to figure to a weekly sum", () => {
  const answers = talk(
    "I'm so bad with money",
    "I just spend it as soon as I get it",
    "I get paid on Fridays, about $700",
    "rent is $900 a month",
    "how much can I spend a week?",
  );
  for (const [at, part] of [
    "Few people were ever shown how",
    "less a weak will than an order",
    "$700 a week is about $3,033 a month",
    "$3,033 a month less rent $900 leaves $2,133, about $492 a week",
    "$700 a week less $208 for rent leaves $492 a week, about $70 a day",
  ].entries()) {
    expect(answers[at]?.text).toContain(part);
    expect(answers[at]?.action).toBe("start-a-budget");
  }
});

test.each<[string[], string]>([
  [["I need help with money", "rent is $900 a month"], "Rent $900 a month is $208 a week that is spoken for."],
  [["I need help with money", "rent is $900 a month", "I get paid 700 a week"], "leaves $2,133, about $492 a week"],
  [["i suck at saving", "i get 1,450 every two weeks"], "$3,142 a month is about $725 a week"],
  [["I want a budget", "I make 2400 a month", "rent 1100"], "$1,100 of $2,400 is 46 percent, and $1,300 is left"],
  [["I want a budget", "I make 2400 a month", "rent 1100", "car is $320", "how much can i spend a day"], "$226 a week, about $32 a day"],
  [["I need a budget", "3k a month", "rent 1200 car 400 food 350"], "(together $1,950) leaves $1,050, about $242 a week"],
  [["I need a budget", "3k a month", "rent 1200 car 400 food 350", "how much can i save"], "So $260 a month is a beginning that can hold"],
  [["I need help with money", "rent is $1,900", "I make 1700 a month"], "$200 short"],
])("%j: the figure that is told leads on", (said, part) => {
  expect(talk(...said).at(-1)?.text).toContain(part);
});

test.each<[string[]]>([
  [["I need help with money", "I get paid 500 on thursday"]],
  [["I want to ask for a raise", "I make $20 an hour"]],
  [["my husband is bad with money"]],
  [["how do we split the rent", "rent is $1,800", "he makes 4000"]],
  [["I owe $5,000 on a card at 22%", "rent is $900 a month"]],
])("%j: no weekly sum", (said) => {
  expect(talk(...said).at(-1)?.text).not.toMatch(/spoken for|before anything is paid|Not in it yet|Few people were/);
});
