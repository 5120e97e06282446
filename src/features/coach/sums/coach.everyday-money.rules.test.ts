import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const search = await coachSearch();
const payoff: PayoffOf = ({ leftCents, monthlyCents }) => ({ months: Math.ceil(leftCents / monthlyCents), interestCents: 10_000 });
const { talk, lastOf } = talksWith(builtInAnswer, search, { payoff });

test.each<[string[], ...string[]]>([
  [
    ["I got my paycheck today, $1,850. Rent is $1,100, car is $240. How should I split the rest?"],
    "$1,850 less $1,100 for the rent and $240 for the car leaves $510.",
    "- $310 for food and gas until the next paycheck, about $22 a day if it's two weeks off",
    "- $50 to a small cushion",
    "- $150 to the smallest payments",
  ],
  [
    ["I got my paycheck today, $1,850. Rent is $1,100, car is $240. How should I split the rest?", "in two weeks"],
    "That is 14 days: the $310 for food and gas comes to about $22 a day, or $155 a week.",
  ],
  [["Just got paid $900. Rent is 850, phone 60. help"], "$900 less $850 for the rent and $60 for the phone is $10 short"],
  [["just got paid $1,400, what should I do with it"], "three piles", "about $70 to begin with"],
  [["My car broke down and the repair is $1,400. I have $600 in savings."], "$1,400 less the $600 you have is $800 short.", "second shop"],
  [["The vet wants $900 and I only have $300"], "$900 less the $300 you have is $600 short.", "humane society"],
  [["I need a root canal, it costs $1,800. I have about $500 saved"], "is $1,300 short.", "dental school"],
  [["hospital bill is $2,300 and I've got 400"], "is $1,900 short.", "financial assistance"],
  [["My furnace died, they want $3,800. I've got $1,000 saved"], "is $2,800 short.", "LIHEAP"],
  [["My phone broke, a new one costs $700 and I have $250"], "is $450 short."],
  [["the car repair is $500 and I have $800 in savings"], "your $800 covers the $500, and $300 stays"],
  [
    ["My car broke down and the repair is $1,400. I have $600 in savings.", "about 200 a month"],
    "$1,400 less the $600 you have is $800; at $200 a month that's 4 months, if nobody adds interest.",
  ],
  [
    ["I overspent this month by $350. What now?"],
    "$350 over is a number",
    "For the 7 days that are left of this month",
    "$175 less in each, about $40 a week",
  ],
  [["I overspent this month by $350. What now?", "it went on my credit card"], "$175 with each of the next two payments"],
  [["I make 3200 a month and I went over budget, what now"], ""],
  [
    ["Is it bad to only pay the minimum on my card?"],
    "$3,000 at 22 percent begins with $85 a month",
    "about 12 years and 2 months, with $4,006",
  ],
  [
    ["I owe $5,000 at 24% on a card. is it bad to just pay the minimum?"],
    "With your figures",
    "$5,000 at 24 percent begins with $150 a month",
  ],
  [
    ["I want to switch to a clinic job", "It pays $500 less a month", "Could I afford that?"],
    "what is left at the end of an ordinary month now",
    "If that is $500 or more, yes",
  ],
  [
    ["I want to switch to a clinic job", "It pays $500 less a month", "Could I afford that?", "about 700"],
    "$700 less $500 leaves $200 a month",
  ],
  [
    ["I want to switch to a clinic job", "It pays 6k less a year", "about 300"],
    "$500 less with $300 left now means $200 a month is missing",
  ],
  [
    ["I make 4000, rent is 1500, car 400", "the new job pays $500 a month less", "could I afford that"],
    "$2,100 is left now and $1,600 would be left then",
  ],
  [
    ["I want to save for a trip to Italy", "About $3,500", "Next September", "I can put away $200 a month", "Is that enough?"],
    "$200 a month for 10 months is $2,000. $1,500 of the $3,500 would be missing; it takes $350 a month, $150 more than now.",
    "with $200 it is there in 18 months",
  ],
  [
    [
      "I want to save for a trip to Italy",
      "About $3,500",
      "Next September",
      "I can put away $200 a month",
      "Is that enough?",
      "What should I cut?",
    ],
    "Look for $150 a month; that is what is missing, about $35 a week.",
  ],
  [
    ["I want to save for a trip", "$2,000", "in 10 months", "I can put away $250 a month", "is that enough"],
    "Yes: $250 a month for 10 months is $2,500.",
    "with $500 to spare",
  ],
  [["Can you help me make a budget?", "I make $3,200 a month after taxes"], "$3,200 a month is the first of the three numbers"],
  [["I need help with a budget", "about 600 a week"], "$2,600 a month is the first of the three numbers"],
  [
    ["I'm stressed about money", "About $8,000 in credit card debt"],
    "$8,000 on credit cards: now the worry has a size",
    "At 20 percent the interest is about $133 a month, at 25 percent about $167",
  ],
  [
    ["I'm stressed about money", "About $8,000 in credit card debt", "The rate is 22%"],
    "$8,000 at 22 percent: the interest alone is about $146.67 a month",
  ],
  [["I spent $400 on clothes yesterday and I feel terrible"], "$400 on clothes is done, and it isn't final yet"],
])("%j: the figures that were said, each once", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test("with the member's own numbers the lower pay is taken off what is free", () => {
  const numbers = ["Budget left this month: $900.00", "Bills still to come this month: $250.00"];
  const said = ["I want to switch to a clinic job", "It pays $500 less a month", "Could I afford that?"];
  expect(talksWith(builtInAnswer, search, { payoff, numbers }).lastOf(...said)).toContain(
    "$650 is free this month once its bills are paid, so with the lower pay $150 would be left",
  );
});

test("the talk about a purchase that hurts goes on with it", () => {
  const said = [
    "I spent $400 on clothes yesterday and I feel terrible",
    "I always do this when I'm sad",
    "Should I return them?",
    "Ok I'll do that tomorrow",
    "How do I not do it again?",
  ];
  const answers = talk(...said);
  expect(answers.map(({ action }) => action)).toEqual(said.map(() => "pause-a-purchase"));
  for (const [at, part] of [
    "$400 on clothes",
    "the feeling came first",
    "I'd return what you wouldn't buy again",
    "Take the receipt",
    "48 hours",
  ].entries())
    expect(answers[at]?.text).toContain(part);
});

/** Amounts that are something else, or of which it is not clear what they are. */
test.each([
  [["I have 3 kids and the car repair is 900"]],
  [["my repair bill is $1,400 and the deductible is $500 and I have $600"]],
  [["I want a laptop that costs 900 and I have 300"]],
  [["I owe $900 to the vet and have $3,000 in credit card debt"]],
  [["my tax bill is 4200 and I've saved 900, how much a week until April"]],
])("%j: no sum of two amounts that don't belong together", (said) => {
  expect(lastOf(...said)).not.toMatch(/ short\. That can be|covers the/);
});

test("each answer has a fitting length, at most one next step and one question at its end", () => {
  const all = [
    ["I got my paycheck today, $1,850. Rent is $1,100, car is $240. How should I split the rest?", "in two weeks"],
    ["My furnace died, they want $3,800. I've got $1,000 saved", "100 a month"],
    ["I overspent this month by $350. What now?", "it went on my credit card"],
    ["Is it bad to only pay the minimum on my card?"],
    ["I want to switch to a clinic job", "It pays $500 less a month", "Could I afford that?", "about 700"],
    [
      "I want to save for a trip to Italy",
      "About $3,500",
      "Next September",
      "I can put away $200 a month",
      "Is that enough?",
      "What should I cut?",
    ],
    ["I'm stressed about money", "About $8,000 in credit card debt"],
    ["I spent $400 on clothes yesterday and I feel terrible", "I always do this when I'm sad", "Should I return them?", "how do i stop"],
    ["I have two cards, 4000 at 22% and 1500 at 18%. Which one first?", "I can pay 500 a month"],
  ].flatMap((said) => talk(...said).map(({ text }) => text));
  for (const text of all) {
    expect([text, text.split(/\s+/).length <= 150, text.split("**One next step:**").length <= 2]).toEqual([text, true, true]);
    expect(text).toMatch(/\?$/);
  }
});
