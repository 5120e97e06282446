import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const payoff = ({ leftCents, monthlyCents }: { leftCents: number; monthlyCents: number }) => ({
  months: Math.ceil(leftCents / monthlyCents),
  interestCents: 10_000,
});
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

const both = "i have 2300 in savings and 1900 on a card at 25%";
test("savings beside a card: what stays, and what the card takes", () => {
  const text = lastOf(both, "should i just pay it off");
  expect(text).toContain("covers all of the $1,900, and $400 would stay");
  expect(text).toContain("about $40 a month");
  // a quarter of the savings is kept, in steps of $50
  expect(text).toContain("keep $600 as a cushion and pay $1,700 now, so that $200 is left on it");
  expect(lastOf("i have 4000 saved and 2500 on a visa at 24 percent", "should i pay it all off")).toContain(
    "$1,500 is a cushion to begin with",
  );
});
test("half of it, what is left then, and a payment on the rest", () => {
  expect(lastOf(both, "what if i pay half")).toContain("$950 stays on the debt");
  expect(lastOf(both, "what if i pay half")).toContain("$1,350 stays in your savings");
  expect(lastOf(both, "should i pay it off", "how about half")).toContain("$950 stays on the debt");
  expect(lastOf(both, "what if i pay half", "ok do that, how much is left on the card")).toContain("$950 is left on it");
  expect(lastOf(both, "what if i pay half", "and then i can do 100 a month")).toContain("On the $950 that is left then, $100 a month");
});
test.each([
  [["i owe 1900 on a card at 25%", "should i just pay it off"]],
  [["i have 2300 in savings and a student loan of 1900 at 4%", "should i pay it off"]],
])("%j is no such comparison", (said) => {
  expect(lastOf(...said)).not.toContain("would stay");
});

test("another's hours are not counted with the member's own wage", () => {
  expect(lastOf("i make 20 an hour and my brother works 40 hours", "how much is that a month")).not.toContain("$3,467");
  expect(lastOf("she makes 20 an hour and works 40 hours", "how much is that a month")).toContain("$3,467");
});
test("a wage by the hour is an income of the month, before taxes", () => {
  const said = ["i make 18 an hour 30 hours a week", "how much is that a month"];
  expect(lastOf(...said)).toContain("$2,340 a month");
  expect(lastOf(...said, "rent is 950")).toContain("$950 of $2,340 is 41 percent, and $1,390 is left for everything else, before taxes");
  expect(lastOf(...said, "and if i worked 36 hours")).toContain("$2,808 a month");
  expect(lastOf("i earn 21 an hour, 40 hours, is 1500 rent too much")).toContain("$1,500 of $3,640 is 41 percent");
  expect(lastOf("my wife makes 20 an hour, 30 hours, is 900 rent too much")).not.toContain("percent");
});

test.each([
  [["i spend 18 a day on lunch", "5 days a week", "how much is that a month"], "$390 a month"],
  [["i spend 18 a day on lunch", "only weekdays", "how much is that a month"], "$390 a month"],
  [["i spend 18 a day on lunch", "how much is that a month"], "$547.50 a month"],
  [["i spend 18 a day on lunch", "3 times a week", "how much is that a year"], "$2,808 a year"],
] as const)("%j counts the days that were named", (said, result) => {
  expect(lastOf(...said)).toContain(result);
});

test("a cost that is only told beside a question about something else is no sum", () => {
  expect(
    lastOf("he buys the fancy cheese, I buy what's on sale, and together we burn 850 a month on food. How do we lower that"),
  ).not.toContain("$10,200 a year");
});

test("a death that is told beside another subject is met first", () => {
  expect(lastOf("since my wife died i dont know how to cook anything")).toMatch(/^I'm sorry about your wife\./);
  expect(lastOf("my phone died and i want to learn to cook")).not.toContain("I'm sorry about your");
  expect(lastOf("my dad passed the exam and i dont know how to cook anything")).not.toContain("I'm sorry about your");
});

test("savings beside a debt: the figures of the talk come before the general order", () => {
  expect(lastOf("i have 800 saved and owe 1200 at 28% on a store card", "should i use my savings")).toContain(
    "pay $600 now, so that $600 is left on it",
  );
  expect(lastOf("should i use my savings to pay off my card")).toContain("Both, in this order");
});
