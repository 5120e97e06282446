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

test("what fits is said to fit, with what remains", () => {
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

test("own numbers that did not come along are offered", () => {
  expect(ownAnswer("Can I afford a $300 trip?", [], today)).toBe(offerNumbers);
  expect(builtInAnswer([{ role: "user", content: "How much debt do I have left?" }], none, calm, { today }).text).toContain(
    "Use my numbers",
  );
});

test.each(["I got a $300 fine", "How do I pay off debt?", "Can I afford a trip?", "We get along", "my debts weigh on me"])(
  "%j asks nothing of the numbers",
  (text) => {
    expect(ownQuestion(text)).toBeUndefined();
  },
);
