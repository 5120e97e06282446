import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { correctionIn } from "./coach.corrections.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

/** A payoff without interest is enough to see which figures were used. */
const payoff = ({ leftCents, monthlyCents }: { leftCents: number; monthlyCents: number }) => ({
  months: Math.ceil(leftCents / monthlyCents),
  interestCents: Math.round(leftCents / 10),
});
const { talk, lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each([
  ["no sorry its 4800 not 4200", { from: "4200", to: "4800" }],
  ["it's not 4200 but 4800", { from: "4200", to: "4800" }],
  ["not 4200, it's 4,800", { from: "4200", to: "4,800" }],
  ["sorry, I meant 4800", { from: "4200", to: "4800" }],
  ["oops typo, 4.8k", { from: "4200", to: "4.8k" }],
  ["i can pay 200, not 250", undefined],
  ["4800 would be better than 4200", undefined],
  ["i mean i have 3 kids", undefined],
])("'%s' after 'i owe 4200 on a card'", (text, correction) => {
  expect(correctionIn(text, ["i owe 4200 on a card"])).toEqual(correction);
});

test.each([
  ["no the visa is 2600", { from: "2200", to: "2600", name: "visa" }],
  ["sorry my rent is actually 1150", { from: "1100", to: "1150", name: "rent" }],
  ["i meant 1150 for the rent", { from: "1100", to: "1150", name: "rent" }],
  ["no the mortgage is 900", undefined],
  ["the visa is 2600", undefined],
])("'%s' corrects the figure beside that name", (text, correction) => {
  expect(correctionIn(text, ["i owe my mom 1500 and my visa 2200", "rent 1100 phone 60"])).toEqual(correction);
});

test.each([
  ["no sorry its 4800", { from: "$6,000", to: "4800" }],
  ["wait, it was 230", { from: "$250", to: "230" }],
  ["oops 26%", { from: "29", to: "26" }],
  ["no, 3 kids", undefined],
  ["sorry 40", undefined],
  ["no 1200", undefined],
  ["no", undefined],
])("'%s' corrects the figure that is clearly nearest in size", (text, correction) => {
  expect(correctionIn(text, ["I owe $6,000 at 29 %, I pay $250 a month"])).toEqual(correction);
});

test("a short 'no' with a number that is far from the only figure is no correction", () => {
  expect(correctionIn("no, 2", ["i make 3000"])).toBeUndefined();
  expect(correctionIn("sorry 3200", ["i make 3000"])).toEqual({ from: "3000", to: "3200" });
});

test("'no. 2' after an offer is a choice", () => {
  expect(correctionIn("no. 2", ["we have 3 kids and no time"])).toBeUndefined();
});
test("of two equal figures only the named one is corrected, and none where no name is said", () => {
  const costs = "i make 3000 a month, rent 600, car 600";
  expect(lastOf(costs, "sorry, the rent is 700")).toContain("rent $700, car $600 goes out. That leaves $1,700");
  expect(correctionIn("it's 700 not 600", [costs])).toBeUndefined();
  expect(correctionIn("sorry i meant 700", [costs])).toBeUndefined();
});
test.each([
  ["i take 400 mg of ibuprofen", "i meant 800"],
  ["i drink 6 beers a night", "i meant 12"],
])("a larger amount of what is taken is not noted as a figure: '%s'", (first, then) => {
  expect(lastOf(first, then)).not.toMatch(/putting that right|worth doing/);
});

describe("a corrected figure", () => {
  const debt = ["i owe 4200 on a card at 23%", "i can pay 250", "what if i only pay 200"];

  test("of a debt is worked out at once, and counts from then on", () => {
    expect(lastOf(...debt, "no sorry its 4800 not 4200")).toContain("$4,800 at 23 percent with $200 a month");
    expect(lastOf(...debt, "no sorry its 4800 not 4200", "and 300?")).toContain("$4,800 at 23 percent with $300 a month");
  });
  test("of a rate and of a payment, too", () => {
    expect(lastOf(...debt, "wait it's 26% not 23")).toContain("$4,200 at 26 percent with $200 a month");
    expect(lastOf(...debt, "i meant 210")).toContain("$4,200 at 23 percent with $210 a month");
  });
  test("of a budget and of a sum to save", () => {
    expect(lastOf("i make 3200, rent 1450, car 380, food 500", "sorry the rent is 1540 not 1450")).toContain("That leaves $780 a month");
    expect(lastOf("how long to save 8000 if i put away 275 a month", "oh not 275 but 225")).toContain("With $225 a month you reach $8,000");
  });
  test("that no answer works out is said back, with a step and a question", () => {
    const text = lastOf("i spend 12 a day on coffee and snacks", "sorry i meant 8");
    expect(text).toContain("8, and not 12");
    expect(text).toMatch(/\*\*One next step:\*\* [\s\S]+\?$/);
    expect(lastOf("i spend 12 a day on coffee and snacks", "sorry i meant 8", "how much is that a month")).toContain("$2,920 a year");
  });
  test("of pills is no correction", () => {
    expect(lastOf("i took 20 pills", "no 40 not 20")).not.toContain("Thank you for putting that right");
  });
});

test("a question is left where the written one was said before", () => {
  const all = talk("i owe 4200 on a card at 23%", "i can pay 250", "what if i only pay 200", "and 220?").map(({ text }) => text);
  expect(all.at(-1)).toMatch(/\*\*One next step:\*\*[\s\S]+\?$/);
  expect(all.at(-1)).not.toContain("Which of the two figures feels possible?");
});

test.each([
  ["I took 4 pills", "no sorry 14"],
  ["I took 30 pills", "sorry 3"],
])("'%s', then '%s': what may be a poisoning is answered again, and not as an apology", (first, then) => {
  expect(lastOf(first, then)).toContain("Poison Help now, 1-800-222-1222");
});
test("a corrected weight or age is not thanked for as a sum", () => {
  for (const [first, then] of [
    ["I weigh 140", "no 104"],
    ["I am 15", "sorry 25"],
  ] as const)
    expect(lastOf(first, then)).not.toContain("Thank you for putting that right");
});
