import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { savingAsked, savingAskedByPart, savingFigured } from "./coach.saving.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const payoff = () => ({ months: 12, interestCents: 10_000 });
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each([
  [
    "I have $200 and need to save $600 in 3 months, how much each month?",
    "Of $600 you have $200, so $400 is missing. $400 in 3 months is $134 a month.",
  ],
  ["I earn $2,000 and need to save $600 in 3 months", "$600 in 3 months is $200 a month."],
  ["I make $3,000 a month, how do I save $900 in 6 months", "$900 in 6 months is $150 a month."],
  ["rent is $1,200 and I need to save $600 in 4 months", "$600 in 4 months is $150 a month."],
  ["need $600 in 3 months and already have $150 saved", "$450 in 3 months is $150 a month."],
  ["I have saved $500 so far, goal is $2,000 in 5 months", "$1,500 in 5 months is $300 a month."],
  ["of the $600 I need in 3 months I have $200", "$400 in 3 months is $134 a month."],
  ["I need 4000 in 10 months and have 1000", "$3,000 in 10 months is $300 a month."],
  ["I want $1,000 in savings within 10 weeks, I already saved $200", "$800 in 10 weeks is $80 a week."],
  ["I need $400 more in 4 months, I have $200", "$400 in 4 months is $100 a month."],
  ["save $600 in 3 months on top of the $200 I have", "$600 in 3 months is $200 a month."],
  ["I need to have $600 in 3 months", "$600 in 3 months is $200 a month."],
  ["I have $600 to save in 3 months", "$600 in 3 months is $200 a month."],
  ["I want to save $1,200 in a year", "$1,200 in 12 months is $100 a month."],
  ["I need to save for 4 $150 tires in 3 months", "$600 in 3 months is $200 a month."],
  ["I want to save $9,000 in a year and a half", "$9,000 in 18 months is $500 a month."],
  ["I want to save $9,000 in one and a half years", "$9,000 in 18 months is $500 a month."],
  ["I want to save $9,000 within 1 year and 3 months", "$9,000 in 15 months is $600 a month."],
  ["I want to save $900 in half a year", "$900 in 6 months is $150 a month."],
  ["save \u00a3600 in 3 months", "\u00a3600 in 3 months is \u00a3200 a month."],
  ["I need to save 600 euros in 3 months, I have 150 euros", "\u20ac450 in 3 months is \u20ac150 a month."],
  ["I need to save \u00a560,000 in 6 months", "\u00a560,000 in 6 months is \u00a510,000 a month."],
  ["I save $100 a month, have $500 and want to reach $2,000", "$1,500 is missing. With $100 a month you reach $2,000 in 15 months."],
  ["I can save $50 a week and need $600", "With $50 a week you reach $600 in 12 weeks."],
  ["I save $100 every two weeks and need $2,600", "With $216.67 a month you reach $2,600 in 12 months."],
  ["I have $700 and need $600 in 3 months", "You have it already: $700 is enough for $600."],
  ["I need $600 for a bike and $300 for a phone in 3 months", "There is more than one amount"],
])("%j is worked out", (text, expected) => {
  expect(savingFigured(text)).toContain(expected);
});

test.each([
  "I need to lose 30 pounds in 3 months",
  "I save 150 a month",
  "I need 2 weeks off",
  "I save $50 every paycheck and need $600",
  "I was fined $300",
  "I want to save 10% of my $3,000 paycheck in 3 months",
])("%j names no sum to save", (text) => {
  expect(savingFigured(text)).toBeUndefined();
});

test.each([
  [["I need $600 in 3 months"], "and in 6 months?", "$600 in 6 months is $100 a month."],
  [["I need $600 in 3 months"], "and with $300?", "With $300 a month you reach $600 in 2 months."],
  [["I need $600 in 3 months"], "and with $300 a quarter?", "With $100 a month you reach $600 in 6 months."],
  [["I need $600 in 3 months"], "what if it's $900", "$900 in 3 months is $300 a month."],
  [
    ["I have $200 and need to save $600 in 3 months", "and in 4 months?"],
    "and with 100 a month?",
    "With $100 a month you reach $600 in 4 months.",
  ],
  [["I need $600 in 3 months", "and with $300?"], "and in 4 months?", "$600 in 4 months is $150 a month."],
  [["I need $600 in 3 months"], "and in a year and a half?", "$600 in 18 months is $34 a month."],
  [["I need $600 in 3 months"], "and in 5?", "$600 in 5 months is $120 a month."],
  [
    ["how long to save $10,000 if I save $500 a month", "and $750?"],
    "and for $15,000?",
    "With $750 a month you reach $15,000 in 20 months.",
  ],
  [["I save \u20ac100 a month and need \u20ac1,200"], "and with 150?", "With \u20ac150 a month you reach \u20ac1,200 in 8 months."],
])("after %j, %j changes one figure", (before, text, expected) => {
  expect(savingFigured(text, "USD", before)).toContain(expected);
});

describe("a sum for a thing by a time is saved for, also without that word", () => {
  test.each([
    ["i want 1200 for a laptop by may", "$1,200 in 6 months is $200 a month"],
    ["i'd like to have 3k for a trip in 8 months", "$3,000 in 8 months is $375 a month"],
    ["i want 1200 for a laptop", "By when would you like to have it?"],
  ])("'%s'", (text, sum) => {
    expect(lastOf(text)).toContain(sum);
  });
  test.each([
    "i want to sell my laptop for 1200 in 3 months",
    "i want 500 for my old couch in 2 weeks",
    "i want 60000 for a job in 6 months",
    "i want to lose 20 pounds in 6 months",
    "i want to pay off 1200 in 6 months",
    "i want 25 dollars an hour in 6 months",
    "we'd like $150 and the kitchen on weekdays, and in six months we look at it again",
  ])("'%s' is no sum to save", (text) => {
    expect(savingFigured(text)).toBeUndefined();
    expect(savingAsked(text)).toBeUndefined();
  });
});

test("'how much a month' after a sum, a time and what is there, each in a message of its own", () => {
  const said = ["we want to buy a house in 3 years", "need 40k down", "have 7k", "how much a month"];
  expect(savingAskedByPart(said, "")).toContain("$33,000 in 36 months is $917 a month.");
  expect(savingAskedByPart(["need 40k down", "have 7k", "how much a month for 3 years"], "")).toContain(
    "$33,000 in 36 months is $917 a month.",
  );
  const last = "$4,200 in 10 months is $420 a month.\n\n**One next step:** make it a [savings goal](/debt).";
  expect(savingAskedByPart(["in 10 months", "how much is that a month"], last)).toMatch(/^\$420 a month, as worked out above\./);
  expect(savingAskedByPart(["my rent is 900", "how much a month"], "")).toBeUndefined();
  expect(savingAskedByPart(["need 40k in 3 years", "how much a month should I spend on food"], "")).toBeUndefined();
});
