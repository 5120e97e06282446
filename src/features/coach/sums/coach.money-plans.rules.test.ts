import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string[], ...string[]]>([
  [["we're short this month", "rent is 1,600", "we've got 1,250"], "$1,600 less the $1,250 you have: $350 is missing"],
  [
    ["I got a 2,000 tax refund, what should I do with it", "I have a card with 3,200 at 27%"],
    "$500 into savings and $1,500 to the card",
    "about $72 a month now, and with $1,700 left about $38",
  ],
  [["I got a 2,000 tax refund", "I have a card with 3,200 at 27%", "and no savings"], "Then the $500 is the more urgent part"],
  [
    ["I got a 2,000 tax refund", "and no savings", "I have a card with 3,200 at 27%"],
    "Without savings the cushion comes first, and it may be small: $500 into savings",
  ],
  [
    ["I got a 2,000 tax refund", "I have a card with 3,200 at 27%", "ok split it how"],
    "As above: $500 into savings and $1,500 to the card",
    "The card is then at $1,700",
  ],
  [["my bonus is 3,000", "I owe 900 on a card at 20%"], "$500 into savings and $900 to the card", "and nothing after that", "$1,600 stays"],
  [["I'm $450 short for rent this month"], "$450 is missing for the home", "the other $450 by [date]"],
  [["I'm trying to pay rent", "it's $1,400", "I have $1,000"], "$1,400 less the $1,000 you have: $400 is missing"],
  [
    ["I'm trying to pay rent", "it's $1,400", "I have $1,000", "due Friday"],
    "4 days until Friday, November 27 for the $400",
    "“I can pay $1,000 on Friday, November 27 and the other $400 by [date].",
  ],
  [["My rent is $1,350 and I'm 300 short, its due on the 1st"], "8 days until Tuesday, December 1", "I can pay $1,050 on"],
  [["I owe my landlord $1,500"], "In three parts it is $500 each, in six $250"],
  [
    ["I owe my landlord $1,500", "I get paid $800 a week"],
    "$800 a week is about $3,467 a month",
    "$80 a week, and the $1,500 is gone in 19 weeks; with $160 a week in 10 weeks",
  ],
  [["I owe my landlord $1,500", "I get paid $800 a week", "What can I offer him?"], "$80 a week, as above"],
  [
    ["I'm behind on rent by $2,200", "my rent is $1,100 and I make 2,900 a month"],
    "$2,900 less rent $1,100 leaves $1,800",
    "$290 a month, and the $2,200 is gone in 8 months",
  ],
  [
    ["I make $2,600 a month and spend about $2,900. What should I do?"],
    "$300 more goes out than comes in each month, $3,600 in a year",
    "three largest",
    "Don't fill it with the card",
  ],
  [["I make 2,000 every two weeks and spend about 4500 a month"], "$167 more goes out than comes in each month, $2,000 in a year"],
  [["I get paid 1,850 twice a month. bills are 2,900. how much is left"], "$3,700 less $2,900 leaves $800 a month"],
  [["we bring home 5k and our bills are like 4,200, what now"], "$5,000 less $4,200 leaves $800 a month"],
  [
    ["My husband and I make $6,200 together, rent is $1,900, childcare $1,400, cars $700, food $900. What can we save?"],
    "(together $4,900) leaves $1,300 a month",
    "So $330 a month is a saving that fits",
  ],
  [
    ["I have $3,000 saved and $3,000 in card debt at 25%. Should I pay it off?"],
    "keep $750 as a cushion and pay $2,250 now, so $750 is left on the debt",
    "saves about $47 of interest a month",
  ],
  [
    ["I've got $5,000 in the bank and $9,000 in debt. Where do I start?"],
    "keep $1,000 as a cushion, and $4,000 could go to the debt, so $5,000 would be left",
    "at what rate?",
  ],
  [
    ["I have $20,000 saved and a $4,000 credit card at 22%. should I pay it off"],
    "Your $20,000 covers all of the $4,000, and $16,000 would stay",
  ],
  [["Should I buy a $12,000 car with a 5 year loan at 9%?"], "about $249 a month, with about $2,946 of interest", "ten to fifteen percent"],
  [["whats the payment on a 28k truck, 72 months at 7.5%, 3k down"], "$25,000 at 7.5 percent over 6 years is about $432 a month"],
  [
    ["can i get a $250,000 house with 20% down at 6.5% for 30 years mortgage, what would the payment be"],
    "$250,000 less $50,000 down is $200,000 to borrow",
    "about $1,264 a month",
  ],
  [["thinking of a 10000 personal loan for 3 years at 14%, what would i pay"], "about $342 a month, with about $2,304 of interest"],
  [
    ["I want to buy a house for $300,000. How much down payment do I need?"],
    "3 percent, $9,000",
    "3.5 percent, $10,500",
    "20 percent, $60,000",
    "$6,000 to $15,000",
  ],
  [["We are planning a wedding for $15,000 in 14 months"], "$15,000 in 14 months is $1,072 a month"],
  [["me and my girl want to go to hawaii next july, its like 4k"], "$4,000 in 8 months is $500 a month"],
  [["I want a new laptop in 10 weeks, it's $1,100"], "$1,100 in 10 weeks is $110 a week"],
])("%j: the figures that were said", (said, ...parts) => {
  const text = lastOf(...said);
  for (const part of parts) expect(text).toContain(part);
  expect([text, text.split(/\s+/).length <= 170, text.split("**One next step:**").length <= 2]).toEqual([text, true, true]);
  expect(text).toMatch(/\?$/);
});

test.each([
  [["my roommate is $200 short on rent again"], /missing for the home/],
  [["I owe $5,000 on a car loan at 9% for 5 years, I pay $200 a month"], /paid back\./],
  [["i owe 600 to my landlord", "he says pay friday", "i get paid 500 on thursday"], /A?bout a tenth/],
  [["I make 700 and spend 800, what now"], /goes out than comes in/],
  [["he makes 3000 and spends 3500, what should I do"], /goes out than comes in/],
  [["I have $3,000 saved and a mortgage of $200,000, should I pay it off"], /cushion and pay/],
  [["I make 700 a week and spend 800, what now"], /goes out than comes in/],
  [["my wedding cost $15,000 and I still owe it in 14 months"], /a month: about/],
])("%j: nothing is figured", (said, wrong) => {
  expect(lastOf(...said)).not.toMatch(wrong);
});
