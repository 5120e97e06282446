import { expect, test } from "vitest";
import { directAnswer } from "../talk/coach.direct.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";

/** What a talk of `texts` gets; `payoff` notes what it was asked. */
function talk(...texts: string[]): { answers: string[]; asked: Parameters<PayoffOf>[0][] } {
  const asked: Parameters<PayoffOf>[0][] = [];
  const payoff: PayoffOf = (owed) => {
    asked.push(owed);
    return { months: 90_000_000 / owed.monthlyCents / 90, interestCents: owed.leftCents, firstMonths: 2 };
  };
  const answers: string[] = [];
  for (const at of texts.keys())
    answers.push(directAnswer({ texts: texts.slice(0, at + 1), answers, payoff, hasNumbers: false, isCalm: true })?.text ?? "");
  return { answers, asked };
}
const cards = "I have 3 credit cards: $2,000 at 24%, $5,500 at 19%, and $800 at 29%. Which one do I pay first?";

test("of cards without names the order, the interest of a month and the smallest are named", () => {
  const [answer = ""] = talk(cards).answers;
  expect(answer).toMatch(/^By what it costs, the card with \$800 \(29 percent\) comes first, because it has the highest rate/);
  expect(answer).toContain("It takes about $19 of interest a month, and all of them together about $146.");
  expect(answer).toContain("Then the card with $2,000 (24 percent), then the card with $5,500 (19 percent)");
  expect(answer).toContain("It is the smallest, too");
  expect(answer).toMatch(/How much can you pay on all of them together each month\?$/);
  const [other = ""] = talk("I have two cards, 4000 at 22% and 1500 at 18%. Which one first?").answers;
  expect(other).toContain("begin with the smallest, the card with $1,500; it costs a little more in all");
});

test("one sum for all of them is worked out in both orders", () => {
  const { answers, asked } = talk("I have two cards, 4000 at 22% and 1500 at 18%. Which one first?", "I can pay 500 a month");
  expect(asked[0]).toEqual({
    leftCents: 400_000,
    rateMilli: 22_000,
    monthlyCents: 50_000,
    others: [{ leftCents: 150_000, rateMilli: 18_000 }],
  });
  expect(asked[1]).toMatchObject({ leftCents: 150_000, others: [{ leftCents: 400_000 }] });
  expect(answers[1]).toContain("With $500 a month for both, highest rate first: 20 months, with $4,000 of interest");
  expect(answers[1]).toContain("Smallest balance first: 20 months");
  expect(talk(cards, "500 a month").answers[1]).toContain("From the smallest to the largest is the same order here");
  expect(talk(cards, "I can pay 100 a month").answers[1]).toContain("the interest alone is about $146 a month");
  expect(talk(cards, "I have an extra 200 a month").answers[1]).toContain("With $200 a month on the card with $800");
});

test("what is added comes on top of the sum that was named before", () => {
  const { answers } = talk(cards, "I can pay 350 a month", "what if I add $100?");
  expect(answers[2]).toContain("With $450 a month for all three");
  expect(talk(cards, "I can pay 350 a month", "what if I pay 400?").answers[2]).toContain("With $400 a month for all three");
});

test("minimum payments beside the debts are no debts of their own, and count in the plan", () => {
  const { answers, asked } = talk(
    "Visa $3,000 at 25% min $90, Discover 1,200 at 19% min 40, and a car loan 9000 at 7% with a minimum of 280. which should i pay off first",
    "I can do $600 a month total",
  );
  expect(answers[0]).toContain("visa ($3,000 at 25 percent) comes first");
  expect(answers[0]).toContain("Then discover ($1,200 at 19 percent), then car loan ($9,000 at 7 percent)");
  expect(asked[0]).toMatchObject({ minimumCents: 9_000, others: [{ minimumCents: 4_000 }, { minimumCents: 28_000 }] });
  expect(answers[1]).toContain("The first one is gone after 2 months.");
  const short = talk("visa 3000 at 25% min 90, amex 4000 at 19% min 100. which first", "I can only do 150 a month");
  expect(short.answers[1]).toContain("The minimums alone come to $190 a month, $40 more than $150");
});

test("where one of the debts is not understood no order is given", () => {
  expect(
    talk("visa is somewhere between 2000 and 3000 at 25%, amex 1000 at 20%, discover 500 at 19%. which first").answers[0],
  ).not.toContain("comes first");
});
