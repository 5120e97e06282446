import { describe, expect, test } from "vitest";
import { generalMoney } from "../answers/coach.money-general.content.ts";
import { moneyMatters } from "../answers/coach.lists.content.ts";
import { moneyOpenings } from "../answers/coach.money-openings.content.ts";
import { textsOf, wordsOf } from "../talk/coach.written-text.rules.ts";
import { moneyTurn } from "./coach.money-turns.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";

const payoff: PayoffOf = ({ leftCents, monthlyCents }) => ({ months: Math.ceil(leftCents / monthlyCents), interestCents: 10_000 });
/** The answer to the last of the messages, with no other answer before it. */
const turnOf = (talk: string, topic?: string) => {
  const all = talk.split(" | ");
  const asked = { newest: all.at(-1) ?? "", before: all.slice(0, -1), said: () => false, topic, today: "2026-11-30" as const, payoff };
  return moneyTurn(asked, "first") ?? moneyTurn(asked, "late");
};

describe("figures of the talk are in the answer", () => {
  test.each([
    ["my credit card is maxed out | $4,800 limit | 27% apr", "$4,800 at 27 percent costs about $108 a month"],
    ["my credit card is maxed out | $4,800 limit | 27% apr | I can pay about $200 a month", "$4,800 at 27 percent with $200 a month"],
    ["how do i pay off 10k in credit card debt | in one year | I make $3,800 a month | is that realistic?", "25 percent of your pay"],
    ["I spent too much this month | like $600 over", "is $150 less a week"],
    ["I have my annual review next week and want a raise | I make $24 an hour", "$24.72 to $25.20 an hour"],
    ["How much should I ask for? | I make $62,000 now", "$63,860 to $65,100"],
    ["should i refinance my mortgage | I owe $240,000 at 7.2% | they offered 6.1%", "saves about $220 a month"],
    ["I'm upside down on my car loan | owe 18k, worth 12k", "So $6,000 more is owed"],
    ["How much should a wedding cost? | We have 80 guests | our budget is $12,000", "$12,000 for 80 guests is $150 each"],
    ["I want to be debt free | I owe 3k on a card, 12k on my car and 25k student loans", "Together $40,000"],
    ["My boyfriend never pays his share | rent is $1,600 | he has paid nothing for 3 months", "is $2,400 that you have carried"],
    ["my car broke down | it's $2,200 | I have $400", "$1,800 is missing"],
    ["Daycare is $1,400 a month | I make $2,800", "$1,400 of $2,800 is 50 percent"],
    ["I got an inheritance of $50,000 | I have $8,000 in debt | and no emergency fund", "that leaves $42,000"],
    ["When can I retire? | I'm 52 with $180,000 saved | I spend about $3,500 a month", "You have $180,000"],
    ["Should I cash out my 401k? | I owe $9,000 on credit cards | I have $14,000 in it", "take out about $12,500"],
  ])("%s: %s", (talk, words) => {
    expect(turnOf(talk)?.text).toContain(words);
  });
});

describe("a special matter goes on where a general one is named", () => {
  test.each([
    ["should i file bankruptcy? | I owe $42,000 on credit cards | what happens to my car?", "bankruptcy-car"],
    ["should i file bankruptcy | would i lose my house", "bankruptcy-home"],
    ["should i file chapter 7? | how much does it cost to file", "bankruptcy-cost"],
    ["a collection agency called me | it's from 2019", "collector-old"],
    ["a debt collector keeps calling | do I have to pay it?", "collector-have-to-pay"],
    ["how do i stop overspending during the holidays | last year I spent $1,500 | what should my budget be?", "holiday-budget"],
    ["my wife spends too much money | how do I talk to her without a fight?", "couple-talk"],
    ["I lost all my money gambling | about $3,000 | how do I tell my wife?", "gambling-tell"],
    ["I got a medical bill for $6,800 | I can't pay it", "medical-cannot-pay"],
    ["my student loans are in default | can they take my paycheck?", "student-default"],
  ])("%s: %s", (talk, id) => {
    expect(turnOf(talk)?.id).toBe(id);
  });
});

describe("first messages", () => {
  const asked: Record<string, string> = {
    "opens-help-with-money": "i need help with money; can you help me with my finances; money problems",
    "opens-spent-too-much": "I spent too much this month; i overspent again; we went way over budget this month",
    "opens-ends-meet": "I can't make ends meet; i'm struggling financially; i can barely pay my bills; my expenses are more than my income",
    "opens-partner-spends": "My wife spends too much money; my husband is so bad with money; my boyfriend keeps overspending",
    "opens-refinance": "should i refinance my mortgage; is it worth it to refinance; should we refinance",
    "opens-mortgage-high": "my mortgage is too much; we can't afford our mortgage; i'm behind on my mortgage",
    "opens-car-bad-credit": "I need a car but have bad credit; how do i get a car with no credit; bad credit and i need a car",
    "opens-first-investing": "How do I invest my first $500?; how should i invest 1000 dollars; i want to invest $2,000",
    "opens-sum-to-use":
      "what should i do with 5000 dollars; i have 10k saved, what should i do with it; what can i do with an extra $3,000",
    "opens-when-retire": "When can I retire?; how much do i need to retire; can i retire early",
    "opens-lottery": "I can't stop buying lottery tickets; how do i stop playing scratch offs; i'm addicted to sports betting",
    "opens-college-saving": "How do I save for my kid's college?; should i open a 529; how should we save for our kids college fund",
    "opens-review-raise":
      "I have my annual review next week and want a raise; my performance review is tomorrow, i want more pay; i want to ask for a raise next week",
    "opens-pay-off-sum": "how do i pay off 10k in credit card debt; how can we get rid of $6,000 of debt; i want to pay off 8k in debt",
    "opens-score-low": "my credit score is 560; my score is only 640; i have a 710 credit score",
    "opens-in-debt": "i'm 12k in debt; i have $9,000 in credit card debt; we have about 20k in debt, what should i do",
    "opens-sued": "I'm being sued by a credit card company; i got sued by a debt collector; just got a credit card lawsuit",
    "opens-garnish": "They're garnishing my wages; my paycheck is being garnished; they are taking money out of my paycheck",
    "opens-relief-company": "should I use debt relief companies; is debt settlement a good idea; is freedom debt legit",
    "opens-settle": "can I settle my credit card debt; how do i negotiate with credit card companies; should i settle a debt",
    "opens-report-error":
      "there's a mistake on my credit report; my credit report has an account that isn't mine, error on my credit report; how do i dispute something on my credit report",
    "opens-partner-credit": "my fiance has bad credit; my boyfriend has terrible credit; my husband is in a lot of debt",
    "opens-car-died": "my car died and I need another one; my car got totaled and i need a new one; my truck died and i need a new one",
    "opens-cannot-save": "I can't seem to save anything; whats the best way to save money fast; i need to start saving",
    "opens-afford-house": "Can we afford a $350,000 house?; can i afford a 250k house; could we afford a $400,000 home",
    "opens-birthdays":
      "birthday parties are wrecking my budget; we spend too much on birthday gifts; kids birthday parties are so expensive",
    "opens-rent-high": "rent is too expensive; I want to move out but rent is crazy; we can't afford our rent",
    "opens-lower-pay": "should I take a lower paying job; is it worth taking a pay cut, should i; should i accept a lower-paying job",
    "opens-paycheck": "what should I do with my paycheck; how should i split my paycheck; how do i budget each paycheck",
    "opens-overspend-on": "we're overspending on our kids' activities; i'm spending too much on clothes; i'm overspending on groceries",
  };
  test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
    expect(turnOf(text)?.id).toBe(id);
  });
  test("each has phrasings", () => {
    expect(Object.keys(asked)).toEqual(moneyOpenings.map(({ id }) => id));
  });
});

test.each([
  ["i need help with my anxiety"],
  ["my husband spends all his time gaming"],
  ["my car payment is $400 | my mom died last week | what should i do?", "grieve"],
  ["i owe $5,000 on my card | i want to kill myself"],
  ["I owe €900 on my card | I can pay $100 a month"],
  ["i drink 3 beers every night | any tips", "drink-or-gamble"],
  ["how do i invest in myself"],
  ["should i refinish my floors"],
])("%s: none", (talk, topic?: string) => {
  expect(turnOf(talk, topic)).toBeUndefined();
});

const texts = [...moneyMatters.flatMap(({ turns }) => turns), ...generalMoney.turns, ...moneyOpenings].flatMap((one) =>
  textsOf(one).map((text) => ({ id: one.id, text: wordsOf(text) })),
);
test.each(texts)("$id: one next step, a question at the end, and neither too short nor too long", ({ text }) => {
  expect(text.split("**One next step:**")).toHaveLength(2);
  expect(text.trimEnd()).toMatch(/\?$/);
  expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(45);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(140);
});
test("each has a name of its own", () => {
  const ids = [...moneyMatters.flatMap(({ turns }) => turns), ...generalMoney.turns, ...moneyOpenings].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
