import { expect, test } from "vitest";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { offerNumbers, ownAnswer, ownQuestion } from "./coach.numbers.rules.ts";
import { coachSearch } from "./coach.search.repository.ts";
import { numberLines, numbersIn, withNumbers } from "./coach.rules.ts";

const today = "2026-11-23";
const left = (figure: string) => [`Budget left this month: ${figure}`];
const none = await coachSearch();
const calm = { level: 0, kinds: [], isAboutOther: false };

test("a trip for $300 with $120 left: what is left, what is missing, and by when it could be saved", () => {
  const answer = ownAnswer("Can I afford a $300 trip?", left("$120.00"), today) ?? "";
  expect(answer).toContain("$120.00 is left");
  expect(answer).toContain("$180.00 more");
  expect(answer).toContain("January 31, 2027"); // 120 now, 240 after December, 360 after January
});

test("with nothing left, twelve weekly parts", () => {
  expect(ownAnswer("could we afford 240 dollars for shoes", left("-$20.00"), today)).toMatch(
    /\$20\.00 over.*\$20\.00 set aside each week.*February 15, 2027/s,
  );
});

test("an affordable price is confirmed, with what remains", () => {
  expect(ownAnswer("Is there enough left for a $1,200.50 laptop?", left("$2,000.00"), today)).toMatch(/Yes, \$1,200\.50 fits.*\$799\.50/s);
});

test("debts: the figure and the month in which they end", () => {
  const week = { debt: { leftCents: 1_234_500, freeOn: "2028-03" } };
  const lines = numberLines(week, (cents) => `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
  expect(lines).toEqual(["Debts: $12,345.00 left to pay, paid off in March 2028"]);
  expect(numbersIn(withNumbers("How much debt do I have left?", lines))).toEqual(lines);
  const answer = ownAnswer("How much debt do I have left?", lines, today) ?? "";
  expect(answer).toContain("$12,345.00");
  expect(answer).toContain("March 2028");
  expect(ownAnswer("When will I be debt-free?", ["Debts: $50.00 left to pay"], today)).toContain("no month yet");
});

test("the member's own numbers are offered if they were not sent along", () => {
  expect(ownAnswer("Can I afford a $300 trip?", [], today)).toBe(offerNumbers);
  expect(builtInAnswer([{ role: "user", content: "How much debt do I have left?" }], none, calm, { today }).text).toContain(
    "Use my numbers",
  );
});

const week = {
  budget: {
    safeCents: 1_250,
    remainingCents: 30_000,
    left: [
      { name: "Food", leftCents: 12_000 },
      { name: "Fun_[x]", leftCents: -500 },
    ],
  },
  challenge: { current: 4 },
  debt: { leftCents: 500_000, freeOn: "2028-03" },
  journal: { moodAverage: 6.5, averageBefore: 5 },
};
const all = numberLines(week, (cents) => `$${(cents / 100).toFixed(2)}`);

test("every line of the member's numbers is sent with a message and can be separated again", () => {
  expect(numbersIn(withNumbers("hello", all))).toEqual(all);
  expect(all).toHaveLength(6);
});

test.each([
  ["How much can I spend today?", "$12.50 is safe to spend today"],
  ["what's safe to spend right now", "$12.50 is safe to spend today"],
  ["how much do I have left?", "- Food $120.00"],
  ["How much is left for food this month?", "Food $120.00 is left in that category"],
  ["what's left in my travel budget", "no category called \u201Ctravel\u201D"],
  ["how long is my streak", "4 days"],
  ["How has my mood been lately?", "6.5 of 10 on average, 5.0 the week before"],
  ["How much debt do I have left?", "March 2028"],
])("%j is answered from the member's numbers, with their date", (text, part) => {
  const answer = ownAnswer(text, all, today) ?? "";
  expect(answer).toContain(part);
  expect(answer).toContain("As of November 23, 2026");
  expect(ownAnswer(text, [], today)).toBe(offerNumbers);
});

test("what is not among the numbers is reported as missing", () => {
  for (const text of ["How much can I spend today?", "how long is my streak", "what is my mood this week"])
    expect(ownAnswer(text, ["Debts: $50.00 left to pay"], today)).toMatch(/there is no (?:budget|streak|mood)/);
});

test.each([
  "how much can I spend on a car",
  "what does safe to spend mean",
  "my mood is awful",
  "I lost my streak",
  "I got a $300 fine",
  "How do I pay off debt?",
  "Can I afford a trip?",
  "We get along",
  "my debts weigh on me",
])("%j does not ask for the numbers", (text) => {
  expect(ownQuestion(text)).toBeUndefined();
});
