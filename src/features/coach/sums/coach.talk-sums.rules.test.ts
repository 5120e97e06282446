import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";
import { talkSum } from "./coach.talk-sums.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each([
  [
    ["my cat needed surgery, bill is 2400", "i have 600", "i can do 150 a month"],
    "$2,400 less the $600 you have is $1,800; at $150 a month that's 12 months",
  ],
  [
    ["my cat needed surgery, bill is 2400", "i have 600", "i can do 150 a month", "can i pay it off monthly"],
    "“I can pay $600 today and $150 on the first",
  ],
  [
    ["my cat needed surgery, bill is 2400", "i have 600", "i can do 150 a month", "how long will that take"],
    "12 months, as worked out above",
  ],
  [["dentist bill is 900", "i can pay 200 a month"], "5 months, with $100 as the last one"],
  [["i sold my car for 7500", "owe 9200 on it"], "$9,200 less $7,500 from the sale is $1,700"],
  [["i sold my car for 7500", "owe 9200 on it", "i have 1000"], "$700 of the $1,700 is still owed"],
  [
    ["how do i ask for a raise", "i make 18.50 an hour", "coworker makes 21 for same job"],
    "$2.50 an hour more than your $18.50, 13.5 percent, or about $5,200 a year",
  ],
  [["i got offered 62k, i make 58 now", "rent here 950 there 1700"], "takes $5,000 more than all of the raise"],
  [["i got offered 62k, i make 58 now", "rent here 950 there 1700", "i said 62 i meant 68"], "So $1,000 a year is left of it"],
  [
    ["i'm moving out of my parents house in june", "saved 3200", "rent would be 1100", "first and last plus deposit?"],
    "3 times $1,100 is $3,300. You have $3,200, so $100 is missing",
  ],
  [
    ["i'm behind on my thesis, due dec 15", "30 pages left", "i write like 1 page a day"],
    "There are 22 days left. At your pace it takes 30 days, so not quite yet: it takes 1.5 pages a day",
  ],
  [["i'm behind on my thesis, due dec 15", "10 pages left", "i write 1 page a day"], "so you make it, with 12 days to spare"],
  [["i want to stop buying lunch", "14 a day 5 days", "how much is that a year"], "$70 a week, about $303 a month or $3,640 a year"],
  [
    ["they offered me 18 weeks severance or a 4000 bonus to stay til june", "I make 31 an hour, 40 hours"],
    "18 weeks at $1,240 are $22,320 before taxes",
  ],
  [["i'm hosting thanksgiving", "14 people", "budget 150"], "$150 for 14 people is about $10.70 each"],
  [
    ["want to save 5000 for a wedding in 14 months", "have 400", "fiance can put in 100 a mo"],
    "Then $229 a month is yours: $329 less the other $100",
  ],
  [["want to save 5000 for a wedding in 14 months", "have 400", "fiance can put in 100 a mo", "so what do i put"], "$229 a month from you"],
  [["want to save 5000 for a wedding in 14 months", "is it doable"], "$358 a month is what it hangs on"],
  [["1200 for a laptop by may"], "$1,200 in 6 months is $200 a month"],
  [["1200 for a laptop by may", "i get paid every two weeks"], "$93 from each paycheck"],
  [["1200 for a laptop by may", "i get paid every two weeks", "got 250 already", "no wait, by april"], "$950 in 5 months is $190 a month"],
])("%j: the sum from the figures of the talk", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});

test("without all figures, with interest, or for something else there is no such sum", () => {
  for (const said of [
    ["vet bill is 2400", "i have 600"],
    ["hospital bill 2400 at 12%", "i can do 150 a month"],
    ["my rent is 1400", "i can do 700 a month"],
    ["i sold my couch for 300", "i owe 900 on my card"],
    ["i sold my car for 9500", "i owe 9200 on it"],
    ["i make 21 an hour", "my coworker makes 18"],
    ["i got offered 62k, i make 58k", "rent is 1700"],
    ["14 people work here", "my budget is 150"],
  ])
    expect([said, talkSum(said, [], "USD", "2026-11-23")]).toEqual([said, undefined]);
  expect(lastOf("1200 for rent by friday")).not.toContain("savings goal");
});

test("a rate without its sign is read right after a debt's sum, and only there", () => {
  expect(statedDebt(["credit card 4200 at 24.99"])).toEqual({ leftCents: 420_000, rateMilli: 24_990 });
  expect(statedDebt(["i owe 4200 at 24.99, and i pay 120 a month"])).toEqual({
    leftCents: 420_000,
    rateMilli: 24_990,
    monthlyCents: 12_000,
  });
  expect(statedDebt(["my card is 4200 and gas is at 3.99 a gallon"]).rateMilli).toBeUndefined();
});
