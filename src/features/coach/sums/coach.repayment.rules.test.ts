import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { repaidIn } from "./coach.repayment.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const payoff = () => ({ months: 21, interestCents: 91_783 });
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each([
  [["my brother owes me 800 and he bought a ps5", "he said he'll pay 50 a month"], "16 months"],
  [["i owe my sister 600", "i could give her 75 a month"], "8 months"],
  [["i lent my friend 310", "she can only do 20 a week"], "16 weeks, with $10 as the last one"],
  [["i borrowed 500 from my dad", "i can pay 100 a month"], "5 months"],
] as const)("%j is paid back in parts", (said, result) => {
  expect(lastOf(...said)).toContain(result);
  expect(lastOf(...said, "how long is that")).toMatch(/^\d+ (?:months|weeks), as worked out above/);
});
test("another part is counted in the same rhythm", () => {
  const said = ["i owe my mom 600 and pay her 50 a month, how long"];
  expect(lastOf(...said, "what if i pay 100")).toContain("$600 in parts of $100 a month: 6 months");
  expect(lastOf("my sister owes me 310", "she can only do 20 a week", "what about 40 instead?")).toContain("8 weeks");
  expect(repaidIn("what if i pay 100 for the gym", said)).toBeUndefined();
});
test.each([
  [["i owe 800 on a card", "i can pay 50 a month"]],
  [["my brother owes me 800 at 5% interest", "he pays 50 a month"]],
  [["my brother gives me 800", "i pay 50 a month for the gym"]],
  [["my brother owes me 800", "i make 50 a month with the blog"]],
])("%j is no such debt", ([before, newest]) => {
  expect(repaidIn(newest!, [before!])).toBeUndefined();
});

test("a time is turned into parts, also another one, and 'shorter' gives the result in one line", () => {
  const said = ["my dad lent me 500", "how do I pay him back in 5 months"];
  expect(lastOf(...said)).toContain("$500 in 5 months: $100 a month");
  expect(lastOf(...said, "and in 8 weeks?")).toContain("$500 in 8 weeks: $63 a week, with $59 as the last one");
  expect(lastOf(...said, "shorter")).toMatch(/^\$100 a month, 5 months\./);
  expect(lastOf("i owe my mom 1500 and can pay 100 a month", "shorter")).toMatch(/^\$100 a month, 15 months\./);
});

test.each([
  "my dad lent me 500",
  "I borrowed 300 from my friend and can not pay it back",
  "I owe my sister money and I feel ashamed",
  "my friend loaned me money and now she wants it back",
])("'%s' is answered as the one who owes, and not as the one who lent", (text) => {
  expect(lastOf(text)).toContain("I haven't forgotten the [sum] that I owe you.");
  expect(lastOf(text, "shorter")).toContain("I haven't forgotten what I owe you.");
});
test.each(["my brother owes me 800", "I lent my friend 310 and he ignores it"])("'%s' is answered as the one who lent", (text) => {
  expect(lastOf(text)).toContain("It is awkward that the one who lent has to ask");
});
test.each(["I borrowed my sister's car and dented it", "I owe my boss a report", "i owe my mom everything", "my dad lent me his truck"])(
  "'%s' is no debt of money",
  (text) => {
    expect(lastOf(text)).not.toContain("that I owe you");
  },
);

test("several debts and what can be paid on all of them, in the first message", () => {
  const text = lastOf("i have 3 cards, 900 at 24%, 2500 at 19% and 6000 at 27% and can pay 450 a month all together");
  expect(text).toContain("Together that's $9,400. Everything above the minimums goes to the $6,000 at 27 percent first.");
  // by hand, month for month: 27 months
  expect(text).toContain("about 2 years and 3 months");
});
test("the interest of a payoff, and all that is paid", () => {
  const said = ["i owe 4200 on a card at 23%", "i can pay 250", "how much interest is that in total"];
  expect(lastOf(...said)).toContain("$917.83 of interest at $250 a month");
  expect(lastOf(...said)).toContain("in all you pay $5,117.83 for $4,200");
});

test.each([
  [["budget for 2 people 4100 a month", "rent 1600 car 420 groceries 700"], "That leaves $1,380 a month"],
  [["we have 4100 a month for everything", "rent 1600, car 420", "what's left"], "$2,080 a month, from what you wrote"],
  [["i have 900 a month, rent is 480"], "That leaves $420 a month"],
  [["i pay 1300 rent, make 2600. too much?"], "$1,300 of $2,600 is 50 percent"],
] as const)("costs and income of %j", (said, result) => {
  expect(lastOf(...said)).toContain(result);
});
test.each([[["i have 400 a month left after rent", "car 420 groceries 700"]], [["i have 450 a month to pay on it", "rent 1600 car 420"]]])(
  "%j names no income",
  ([before, newest]) => {
    expect(lastOf(before!, newest!)).not.toContain("comes in");
  },
);

test("of a couple both incomes count, and a forgotten cost is added", () => {
  const said = ["i earn 2400 and my husband 3100", "rent 1500, daycare 900, car 350"];
  expect(lastOf(...said)).toContain("That leaves $2,750 a month");
  expect(lastOf(...said, "i forgot phone 120")).toContain("That leaves $2,630 a month");
  expect(lastOf("i make 3000 and he makes 2000, rent 1500, car 300")).toContain("That leaves $3,200 a month");
});
test("with roommates no share of the rent is worked out", () => {
  expect(lastOf("we are 3 roommates, rent 2100, i make 1900 a month")).not.toContain("more than there is");
});
test("'whats left' needs no apostrophe", () => {
  expect(lastOf("i make 2700 a month", "rent 1100 phone 60 car 280", "whats left")).toContain("$1,260 a month");
});

test("a cost is asked for by the year, and by half", () => {
  const said = ["i spend like 12 a day on coffee and snacks", "how much is that a month"];
  expect(lastOf(...said)).toContain("$365 a month");
  expect(lastOf(...said, "and a year?")).toContain("$4,380 a year");
  expect(lastOf(...said, "ok if i cut it in half what do i save")).toContain("$182.50 a month and $2,190 a year");
});
