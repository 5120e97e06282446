import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";

const payoff: PayoffOf = ({ leftCents, rateMilli, monthlyCents }) => {
  const months = Math.ceil(leftCents / monthlyCents);
  return { months, interestCents: Math.round((leftCents * rateMilli * months) / 2_400_000) };
};
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

const rentOrBuy = ["Should I rent or buy a home?", "In my area rent is $1,800 and houses cost $350,000"];
const trip = ["Can I afford a $300 trip?", "I have $120 left this month"];
const landlord = [
  "Can you write a message to my landlord asking for more time?",
  "I can pay $500 on the 1st and the rest, $600, on the 15th",
];
const start = [
  "I'm feeling overwhelmed with my finances, where do I start?",
  "I have about $5,000 in credit card debt and $500 in savings",
];

test.each<[string[], ...string[]]>([
  // a budget
  [
    ["Can you help me create a budget?", "I make $3,200 a month after tax and my rent is $1,100"],
    "- Rent: $1,100 (34 percent)",
    "Groceries: about $380",
  ],
  [["I need a budget", "2500 a month, rent 900, car 300"], "- Car: $300 (12 percent)"],
  [["help me make a budget", "I make $2,000 and my rent is $1,500"], "it is tight"],
  [
    ["Can you help me create a budget?", "I make $3,200 a month after tax and my rent is $1,100", "What percentage should go to savings?"],
    "- 10 percent, $320",
    "$2,100 is left after rent",
  ],
  [["How much should I save each month?", "I take home $3,500"], "- 20 percent, $700"],
  [["how do i make a budget", "I earn $4000 a month", "What about groceries?"], "$400 to $600 of your $4,000"],
  [["how do i make a budget", "I earn $4000 a month", "how much for fun?"], "$400 to $800 of your $4,000"],
  // a debt and little savings
  [start, "$5,000 on cards costs about $90 a month", "Keep the $500 where it is"],
  [[...start, "Can you give me a simple weekly plan?"], "Week 1", "with your $5,000 in it", "from $500 to $1,000"],
  [
    ["Should I save or pay off debt?", "I have $3,000 in savings and $4,000 on a card at 24%", "How much should I keep?"],
    "Keep $1,000, and send $2,000",
  ],
  [["I have credit card debt", "$8,000 at 22%", "How long will it take to pay off?"], "it hangs on what you pay a month:\n\n- $"],
  [["Snowball or avalanche?", "I have a $700 card and a $4,000 loan"], "the $700 card comes first"],
  [["is it worth it to refinance my car", "I owe $14,000 at 11%", "they offer 7%"], "- at 11 percent now", "- at 7 percent"],
  // a wish
  [trip, "Not this month: $120 is left and $300 is $180 more"],
  [[...trip, "ok so when?"], "after 3 months in all", "With half of it, $60 a month"],
  [["can I afford a $1,000 laptop", "I have $1,500 in savings"], "only $500 would be left"],
  [["can I afford a $1,000 laptop", "I have $1,500 in savings", "So should I?"], "a top price of $650"],
  [["Can I afford a vacation?", "$1,200 for a week", "I can save $150 a month"], "after 8 months"],
  [["Should I buy it?", "It's a $200 jacket", "I have $350 left until payday"], "leaves $150 until payday"],
  // the landlord
  [landlord, "I can pay $500 on the 1st and the rest, $600, on the 15th."],
  [[...landlord, "make it shorter"], "“Hi [name], I'll be late with part of the rent this month. I can pay $500 on the 1st"],
  [
    ["Write a message to my landlord asking for more time to pay rent", "Rent is $1,200, I can pay on December 12"],
    "I can pay the full $1,200 on December 12.",
  ],
  [["My landlord is raising my rent", "From $1,400 to $1,600"], "$200 more a month, $2,400 a year, or 14 percent"],
  // a home, a car
  [rentOrBuy, "A month of owning at $350,000", "beside $1,800 of rent"],
  [[...rentOrBuy, "I have $40,000 saved"], "With $40,000 in it"],
  [[...rentOrBuy, "I have $40,000 saved", "So what would you do?"], "I'd rent on for now", "What would change my mind"],
  [["How much rent can I afford?", "I make $4,200 a month"], "the usual line is $1,260"],
  [["How much rent can I afford?", "I make $4,200 a month", "Is $1,500 too much?"], "$1,500 of $4,200 is 36 percent"],
  [["How do I save for a down payment?", "The house is $300,000"], "3.5 percent down is $10,500"],
  [["How do I save for a down payment?", "The house is $300,000", "I can save $800 a month"], "You don't need all $300,000"],
  [["Can I afford a new car?", "It's $25,000 and I make $4,000 a month"], "11 percent of your $4,000"],
  [["Can I afford a new car?", "It's $25,000 and I make $4,000 a month", "$450 a month for 60 months"], "you pay $27,000 in all"],
  // smaller checks
  [["How do I save money on groceries?", "I spend $900 a month for a family of four"], "the thriftiest plan", "about $1,000 for 4"],
  [["I got a bonus of $2,000", "I have $1,200 of card debt"], "- $1,200 to the $1,200 of debt, and it is gone"],
  [["I got a bonus of $2,000", "I have $1,200 of card debt", "Can I spend some?"], "about a tenth, $200, is fair"],
  [["How do I stop eating out so much?", "I spend $500 a month on it"], "$3,000 a year", "$60 a week for eating out"],
  [["How do I build an emergency fund?", "I have $300 saved"], "$700 to go. With $25 a week that takes 28 weeks"],
  [["I'm 45 and have no retirement savings", "I make $60,000"], "10 percent is $500 a month"],
  [["How should couples split bills?", "I make $3,000 and he makes $5,000"], "38 percent of it is yours"],
  [["I want to save $10,000 this year", "I make $4,500 a month"], "19 percent of your $4,500"],
  [["can I afford a dog", "I make $3,000 a month"], "3 to 6 percent"],
])("%j: the figures of the talk", (said, ...words) => {
  for (const one of words) expect(lastOf(...said)).toContain(one);
});

test.each<[string[], string]>([
  [["I want a budget", "I make 2400 a month", "rent 1100"], "a first budget"],
  [["Can I afford a $300 trip?", "I have a headache"], "Not this month"],
  [["My landlord won't fix the mold", "I can pay $500 on the 1st"], "with your figures"],
  [["I can't sleep", "ok so when?"], "is left every month"],
  [["my son spends $40 a week on food", "is that too much?"], "USDA"],
  [["I make $3,000 a month", "what percentage of people are happy?"], "Aim for 20 percent"],
])("%j: no such sum", (said, words) => {
  expect(lastOf(...said)).not.toContain(words);
});

test("a 401k is an account and no amount", () => {
  expect(amountsIn("and the 401k match", "USD")).toEqual([]);
  expect(amountsIn("i have 40k saved", "USD")).toHaveLength(1);
});
