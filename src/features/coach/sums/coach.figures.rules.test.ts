import { expect, test } from "vitest";
import { showCents } from "#shared/money.ts";
import { answersTo, calm } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { numberLines, type Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const search = await coachSearch();

/** Month by month, interest rounded to a cent, as lenders do. */
const payoff: PayoffOf = ({ leftCents, rateMilli, monthlyCents }) => {
  let [left, months, interestCents] = [leftCents, 0, 0];
  for (; left > 0; months++) {
    const interest = Math.round((left * rateMilli) / 1_200_000);
    if (interest >= monthlyCents) return undefined;
    interestCents += interest;
    left += interest - monthlyCents;
  }
  return { months, interestCents };
};

const week = {
  budget: {
    remainingCents: 62_000,
    billsCents: 12_000,
    left: [
      { name: "Food", leftCents: 21_000 },
      { name: "Fun", leftCents: -1_500 },
    ],
  },
};

/** Each message with a part of its answer; "+" before a message sends the numbers along. */
test.each<[string, ...[string, string][]]>([
  [
    "USD",
    ["I make $3,000 a month and owe $6,000 at 24% and can pay $200 a month", "in 3 years and 11 months"],
    ["and with 300?", "$6,000 at 24 percent with $300 a month: it is paid off in 2 years and 2 months"],
    ["what if I pay more", "- $350 a month: 22 months"],
    ["shorter", "$300 a month: 2 years and 2 months"],
    ["what if I pay $50 more", "with $350 a month: it is paid off in 22 months"],
    ["what if I double it", "with $700 a month"],
  ],
  [
    "EUR",
    ["I owe €4,000 at 12%", "about €40 a month"],
    ["I can pay 150 a month", "€4,000 at 12 percent with €150 a month"],
    ["no wait it's €200", "€4,000 at 12 percent with €200 a month: it is paid off in 23 months"],
    ["make it shorter", "€200 a month: 23 months"],
  ],
  [
    "USD",
    ["my card has a balance of 3000", ""],
    ["the rate is 22 percent", "$3,000 at 22 percent"],
    ["i can pay 100 a month", "with $100 a month"],
    ["what about 150", "with $150 a month"],
  ],
  [
    "USD",
    ["how do I pay off two cards, $2,000 at 29% and $5,000 at 18%", "the card with $2,000 (29 percent) comes first"],
    ["I can pay $300 a month", "With $300 a month for both, highest rate first"],
    ["the $5,000 one first", "$5,000 at 18 percent with $300 a month"],
    ["and with 400?", "$5,000 at 18 percent with $400 a month"],
  ],
  [
    "USD",
    ["I owe €6,000 at 24%", "€6,000 at 24 percent"],
    ["I pay $200 a month", "more than one amount"],
    ["€200 a month", "€6,000 at 24 percent with €200 a month"],
  ],
  [
    "USD",
    ["I owe $6,000 at 24% and pay $200 a month", "$6,000 at 24 percent"],
    ["it's $7,000", "$7,000 at 24 percent with $200 a month"],
    ["I also need to save $600 in 3 months", "$600 in 3 months is $200 a month"],
    ["and in 6 months?", "$600 in 6 months is $100 a month"],
  ],
  [
    "USD",
    ["I need to save $900 for a trip in 6 months", "is $150 a month"],
    ["and in 9 months?", "is $100 a month"],
    ["I have $300 already", "Of $900 you have $300, so $600 is missing. $600 in 9 months is $67 a month"],
    ["and with $200 a month?", "you have $300, so $600 is missing. With $200 a month you reach $900 in 3 months"],
  ],
  [
    "USD",
    ["I have $200 and need to save $600 in 3 months, how much each month?", "$400 in 3 months is $134 a month"],
    ["and each week?", "$400 in 3 months is $31 a week"],
    ["what if it's $800", "$600 in 3 months is $47 a week"],
  ],
  [
    "USD",
    ["I want to save $5k for a car", ""],
    ["I can put away $250 a month", "With $250 a month you reach $5,000 in 20 months"],
    ["and with 400?", "With $400 a month you reach $5,000 in 13 months"],
  ],
  [
    "CHF",
    ["+can I afford shoes for 80 francs", "Yes, CHF\u00a080.00 fits"],
    ["+and 600?", "CHF\u00a0600.00 is CHF\u00a0100.00 more"],
    ["+or for $80?", "that price is in USD"],
    ["+am I over budget", "- Fun: CHF\u00a015.00 over"],
  ],
  [
    "USD",
    ["I owe $8,000 on a card at 21% and pay $300 a month", "in 3 years and 1 month"],
    ["and if I get a $1,000 bonus?", "$8,000 less $1,000 leaves $7,000 at 21 percent. With $300 a month"],
    ["and 500", "$8,000 at 21 percent with $500 a month"],
  ],
  [
    "USD",
    ["I need $1,200 by June", ""],
    ["by then I can save $200 a month", "With $200 a month you reach $1,200 in 6 months"],
    ["and $300?", "With $300 a month you reach $1,200 in 4 months"],
  ],
  [
    "USD",
    ["I have $3,400 on my Visa at 24.99% and pay $80 a month. How long until it is gone?", "$3,400 at 24.99 percent with $80 a month"],
  ],
  ["USD", ["$3,400 on my Mastercard at 24.99%, I pay $80 a month", "$3,400 at 24.99 percent with $80 a month"]],
  [
    "USD",
    ["can I afford a 400 dollar phone this month", "Use my numbers"],
    ["I make 2100 after tax and rent is 950", "amounts in a message are not enough for me here"],
    ["I owe $6,000 at 24% and pay $200 a month", "$6,000 at 24 percent"],
  ],
  ["JPY", ["+can I afford ¥500 for lunch?", "Yes, ¥500 fits. ¥500 is left"], ["and 600?", "Use my numbers"]],
])("a talk of a member with %s: %j", (currency, ...says) => {
  const messages: Message[] = [];
  for (const [say, part] of says) {
    const numbers = say.startsWith("+") ? numberLines(week, (cents) => showCents(cents, currency)) : [];
    messages.push({ role: "user", content: say.replace("+", "") });
    const { text } = builtInAnswer(messages, search, calm, { today: "2026-11-27", currency, payoff, numbers });
    expect(text, say).toContain(part);
    messages.push({ role: "assistant", content: text });
  }
});

test("'how long' after a payoff says it again in one sentence", () => {
  const messages: Message[] = [];
  const say = (content: string) => {
    messages.push({ role: "user", content });
    const { text } = builtInAnswer(messages, search, calm, { payoff: () => ({ months: 9, interestCents: 4_000 }) });
    messages.push({ role: "assistant", content: text });
    return text;
  };
  expect(say("my card is at 3400 with 22% interest")).toContain("$3,400 at 22 percent");
  expect(say("I can pay 200 a month")).toContain("it is paid off in 9 months");
  expect(say("what is a W-4")).not.toContain("9 months");
  expect(say("and how long again?")).toBe("$200 a month: 9 months, $40 of interest.");
});

test.each(["ok doing 200", "then i'll go with $200 a month", "cool, let's do 200"])("'%s' after a payoff is figured with", (decision) => {
  const talk = ["credit card 4200 at 24.99", "i pay 120 a month", "what if 200", decision];
  const answers = answersTo(talk, (messages) => builtInAnswer(messages, search, calm, { today: "2026-11-23", payoff }));
  expect(answers.at(-1)?.text).toContain("$200 a month, then. With it the $4,200 are paid off in 2 years and 4 months");
  expect(answers.at(-1)?.text).toContain("March 2029");
  expect(answers.at(-1)?.action).toBe("choose-a-debt");
});
