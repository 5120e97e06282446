import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const payoff: PayoffOf = ({ leftCents, monthlyCents }) => ({ months: Math.ceil(leftCents / monthlyCents), interestCents: 10_000 });
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each<[string[], ...string[]]>([
  [
    ["I want to buy a used car", "It's $9,000", "I have $2,500 saved", "I can put away $300 a month"],
    "$9,000 less the $2,500 you have is $6,500: 22 months at $300 a month.",
  ],
  [
    ["I want to buy a used car", "It's $9,000", "I have $2,500 saved", "I can put away $300 a month", "How long will it take?"],
    "22 months, as worked out above",
  ],
  [
    ["Our vacation fund is at $600", "The trip costs $2,400", "We leave in June", "Can we make it?"],
    "is $1,800, and there are 7 months until then: $258 a month.",
  ],
  [
    ["Our vacation fund is at $600", "The trip costs $2,400", "We leave in June", "Can we make it?", "We can do $200 a month"],
    "By then there would be $2,000: $200 for 7 months, with the $600. So $400 is missing; it takes $258 a month instead, or 9 months",
  ],
  [
    [
      "Want to buy my daughter a used car before she starts college in August. I've got $900 saved so far.",
      "I was thinking around 6 thousand, I don't want her in a junker",
      "how much would that come out to per paycheck if I get paid twice a month?",
    ],
    "$6,000 less the $900 you have is $5,100, and there are 9 months until then, 18 paychecks: $284 from each.",
  ],
  [
    ["We're moving in together", "how much should we each put in if I make 52 and he makes 71?"],
    "You bring $4,333 of $10,250 together, 42.3 percent.",
  ],
  [["rent is 1,150, due friday, and i have $700 for it"], "$450"],
  [
    ["I got my first real paycheck", "It was $1,640", "Rent is $700 and I owe my mom $200", "What should I do with the rest?"],
    "Of the $740, as above: $440 for food and gas, $70 to the cushion, and $230",
  ],
  [["I have a payday loan", "I borrowed $400 and they want $460"], "The loan costs $60, which for two weeks"],
  [
    ["I have a payday loan", "I borrowed $400 and they want $460", "It's due Friday", "I only have $250"],
    "$460 less the $250 you have is $210 short.",
  ],
  [
    ["My credit card is killing me", "$6,800 at 28%", "I only pay the minimum"],
    "$6,800 at 28 percent begins with $227 a month and takes about 19 years and 11 months, with $14,194",
  ],
  [
    ["My credit card is killing me", "$6,800 at 28%", "I only pay the minimum", "How long will that take?"],
    "With the minimum alone about 19 years and 11 months",
  ],
  [
    ["My mom needs help", "It's $400 a month", "I make $3,400 and my own bills are $2,700", "Can I afford it?"],
    "$3,400 less $2,700 leaves $700 now, and $300 after the $400.",
  ],
  [
    ["I got a $3,000 medical bill", "I have $500", "Should I put it on a credit card?"],
    "the missing $2,500 costs about $50 of interest a month",
  ],
  [["I'm a server and my tips vary", "Some weeks $300 some weeks $700"], "$300 a week is about $1,300 a month"],
  [
    [
      "Help me with my budget",
      "I make around 2,750 a month",
      "rent 950, car note 315, gas about 140, food is like 380",
      "is there anything left to save?",
    ],
    "$965 is left after rent, car, gas, food;",
    "such as clothes, gifts or a doctor",
  ],
  [
    ["I need help splitting bills with my roommates", "There are 3 of us", "Rent is $2,100 and utilities are $180"],
    "together $2,280, so $760 for each of the 3 of you",
  ],
  [
    [
      "I got laid off",
      "They're giving me 6 weeks severance",
      "I make $1,100 a week",
      "My bills are $2,900 a month",
      "How long will it last?",
    ],
    "6 weeks at $1,100 is $6,600 before taxes; about $4,950 may reach you.",
    "around 1.7 months",
  ],
  [
    ["I'm 58 and have nothing saved for retirement", "I make $3,800 a month", "I can save $300 a month", "Is it too late?"],
    "$300 a month until 67 is 9 years: $32,400",
  ],
  [
    ["My mom left me $8,000", "I have $3,500 on a card at 25%", "and no savings", "What should I do with it?"],
    "the $3,500 costs about $73 a month",
    "All of it paid leaves $4,500",
  ],
  [
    ["I want to buy a house", "I make $62,000", "I have $10,000 saved", "My car payment is $380", "What can I afford?"],
    "about $1,447 a month for the home",
    "less the $380 you pay already, is $1,480",
    "around $186,000",
  ],
  [["The IRS says I owe $1,900", "I don't have it", "I could do $80 a month"], "$1,900 at $80 a month is 24 months, and a little longer"],
  [
    [
      "My student loans start again",
      "It's $310 a month",
      "I make $2,600 after taxes",
      "Rent is $1,000, car $250, food $350",
      "Can I do it?",
    ],
    "$2,600 less $1,600 leaves $1,000 now, and $690 after the $310.",
  ],
  [
    [
      "We're planning our wedding",
      "We want to spend $12,000",
      "We have $3,000",
      "The wedding is in 14 months",
      "How much do we need to save?",
    ],
    "$12,000 less the $3,000 you have is $9,000, and there are 14 months until then: $643 a month.",
  ],
  [
    ["I got my first real paycheck", "It was $1,640", "Rent is $700 and I owe my mom $200"],
    "$1,640 less $700 for the rent and $200 for your mom leaves $740.",
  ],
  [
    ["I got my paycheck, $1,200", "rent is $750", "phone $60 and gas $80", "next check is in 2 weeks"],
    "That is 14 days: the $190 for food and gas",
  ],
  [["I got my paycheck, $1,200", "rent is $750"], "$1,200 less $750 for the rent leaves $450."],
  [["I got my paycheck, $1,200", "rent is $750", "phone $60 and gas $80"], "leaves $310."],
  [
    ["I hate my job", "I make $3,500 and rent is $1,200, car is $300, food $500"],
    "rent $1,200, car $300, food $500 goes out. That leaves $1,500 a month",
  ],
])("%j: the figures of the talk", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test("a debt, a bill or an amount that is not understood is no goal", () => {
  for (const said of [
    ["I want to save", "I owe $2,000", "I have $300 saved", "how long will it take"],
    ["I want to buy a car", "It's $9,000", "insurance is $150 a month", "I have $2,500 saved", "how long will it take"],
  ])
    expect(lastOf(...said)).not.toMatch(/you have is|By then there/);
});

test("three cards are no $3 for the rent, and a payday is no day on which it is due", () => {
  const said = ["i have 3 credit cards maxed out, like 11,400 total", "i bring home about 1,640 every other friday and rent is 1,150"];
  expect(lastOf(...said)).not.toMatch(/\$3(?![\d,])|\$1,147|is missing/);
});
