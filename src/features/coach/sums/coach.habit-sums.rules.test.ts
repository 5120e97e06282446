import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each([
  ["If I stop buying $6 coffee every weekday how much do I save in a year?", "$30 a week, $130 a month and $1,560 a year"],
  ["if I quit smoking at $9 a pack a day how much would I save", "$63 a week, about $274 a month and $3,285 a year"],
  ["I smoke half a pack a day at $10, what is that a year", "about $152 a month and $1,825 a year"],
  ["eating out twice a week at $35, what is that a year", "$70 a week, about $303 a month and $3,640 a year"],
  ["how much is $15 a week a year", "$65 a month and $780 a year"],
  ["I spend $12 on lunch every workday, how much is that a month", "$60 a week, $260 a month and $3,120 a year"],
  ["I get my nails done three times a month at $45, what would I save in a year if I stopped", "$135 a month and $1,620 a year"],
  ["how much do i save if i skip the 5 dollar latte each morning", "about $152 a month and $1,825 a year"],
  ["we order doordash 3 times a week, about 40 bucks each time. how much is that a month?", "$520 a month and $6,240 a year"],
  ["my wife gets a $30 pedicure every other week, how much is that a year", "$65 a month and $780 a year"],
  ["two coffees a day at $5 each, how much is that a month", "about $304 a month and $3,650 a year"],
  ["what if i make coffee at home for $1 instead of $6 every day, how much would i save in a year", "$1,825 a year"],
  ["if i cut eating out from 4 times a week to once a week at $30, how much do i save a month", "$390 a month and $4,680 a year"],
  ["I spend $6 a day on coffee and $12 on lunch every day, how much is that a year", "$18 every day is $126 a week"],
  ["if I save $50 a week how much do I have in a year", "$2,600 a year. That is what you put in yourself"],
  ["I pay $60 a month for cable how much would i save in a year if i cancel", "$60 a month is $720 a year"],
  ["Is $20 a week on lunch a lot?", "about $87 a month and $1,040 a year"],
  [
    "If I stop buying a $6 coffee how much do I save in a year",
    "$6 once a week is $312 a year, on five days a week $1,560, and every day $2,190",
  ],
])("%s: what a repeated expense comes to", (said, part) => {
  expect(lastOf(said)).toContain(part);
});

test.each([
  ["I want to save $1,200 in a year, how much is that a month", "$1,200 in 12 months is $100 a month."],
  ["I put $50 from each paycheck into savings, I'm paid every two weeks, how much is that in a year", "26 paychecks a year times $50"],
])("%s: a sum to save is divided", (said, part) => {
  expect(lastOf(said)).toContain(part);
});

test.each([
  "I make $700 a week, how much is that a year",
  "I'm trying to quit smoking",
  "I stopped drinking 3 months ago, how much longer will it be hard?",
  "I pay $200 a month on my loan, how much will I pay in a year",
  "im upside down on my truck and the payment is 780 a month, what are my options",
])("%s: no expense is figured", (said) => {
  expect(lastOf(said)).not.toMatch(/Whether that is much|half already leaves you|That hangs on how often/);
});
