import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";

const payoff: PayoffOf = ({ leftCents, rateMilli, monthlyCents }) => {
  let [left, months, interestCents] = [leftCents, 0, 0];
  for (; left > 0 && months < 1_200; months += 1) {
    const interest = Math.round((left * rateMilli) / 1_200_000);
    interestCents += interest;
    left += interest - monthlyCents;
  }
  return left > 0 ? undefined : { months, interestCents };
};
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each<[string[], ...string[]]>([
  [
    ["my husband lost his job", "I make 3100 a month"],
    "$3,100 a month is what the two of you plan with for now, about $715 a week",
    "What is the rent",
  ],
  [
    ["my husband lost his job", "I make 3100 a month", "rent is 1500"],
    "$3,100 less $1,500 for the rent leaves $1,600 a month, about $369 a week",
  ],
  [
    ["my wife got laid off", "I earn 2,000 a month and rent is 1,400, car 450, insurance 220"],
    "is $70 more than comes in, before food",
    "211",
  ],
  [["my husband lost his job", "what should we cut first"], "subscriptions, app stores, meals out"],
])("one pay after a lost job: %j", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test.each<[string[], ...string[]]>([
  [
    ["I can't afford Christmas this year", "I have three kids", "they believe in Santa", "maybe 150 total"],
    "$150 for three kids is $45 each",
    "With $15 kept back",
    "Santa may bring one thing each",
  ],
  [["christmas gifts are too much", "I have 200 for all", "there are 6 nieces"], "$200 for 6 nieces is $30 each", "With $20 kept back"],
  [["christmas gifts are too much", "I have 100 for all", "there are 12 people"], "$100 for 12 people is $7 each", "Drawing names"],
  [["I have $90 to spend on presents for my two boys for christmas"], "$90 for two boys is $42 each", "With $5 kept back"],
])("presents: %j", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test.each<[string[], ...string[]]>([
  [
    ["I'm 50 and have nothing saved for retirement", "I make 52k", "my job has a 401k with match", "is it too late"],
    "$433 a month",
    "17 years: $88,400",
    "about $134,000",
    "The match of your job comes on top",
  ],
  [
    ["I'm 40 with no retirement savings", "I make 60,000 a year", "am I too late to start"],
    "$500 a month",
    "27 years: $162,000",
    "about $328,000",
  ],
])("ten percent until retirement: %j", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test.each<[string[], ...string[]]>([
  [
    ["I have 3 credit cards maxed out", "total is like 9k", "I make 2800 a month", "minimum payments are 310"],
    "$9,000, and $310 a month for the minimums, 11 percent of the $2,800",
    "at 20 percent $150 of it is interest, at 25 percent $188",
    "gone in 3 years and 5 months to 3 years and 10 months, with $60 more in 2 years and 8 months to 2 years and 11 months",
  ],
  [["I have 3 credit cards maxed out", "total is $9,000", "minimum payments are $310"], "$9,000, and $310 a month for the minimums"],
  [["my cards are maxed out", "minimums are 150 together", "altogether I owe 8,000"], "hardly gets smaller"],
])("cards and their minimums: %j", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test("a figure of something else is no sum of these", () => {
  expect(lastOf("my husband and I fight", "I make 3100 a month")).not.toContain("the two of you plan with");
  expect(lastOf("I want to save 300 for christmas gifts", "I have three kids")).not.toContain("kept back for wrapping");
  expect(lastOf("christmas gifts are too much", "I have 100 for all", "there are 12 people")).not.toContain("Toys for Tots");
  expect(lastOf("my husband lost his job", "I make €3,100 a month")).not.toContain("the two of you plan with");
  expect(lastOf("we have three kids", "daycare is 900 total")).not.toContain("kept back for wrapping");
  expect(lastOf("I'm saving for a wedding on 55k combined", "it's in 14 months")).not.toContain("$55,000 in 14 months");
  expect(lastOf("I owe 8,400 on my car", "payment is 310")).not.toContain("each ten percent");
});
