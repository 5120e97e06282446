import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string[], ...string[]]>([
  [["my daughter wants braces, they cost 5k. orthodontist offers 24 months. what's that a month"], "$5,000 over 24 months is $209 a month"],
  [["I owe my sister 600, i can pay her 75 every other friday. how long"], "8 payments, so 16 weeks"],
  [["i have 1.5k for christmas and 5 kids. how much each"], "$1,500 for 5 is $300 each", "it is $255 each"],
  [["i'm a server, make like $120 a night 4 nights a week, what can i count on"], "$480 a week, about $2,080 a month", "$384 a week"],
  [["netflix 15.49, hulu 17.99, spotify 11.99, gym 40. what's that a year"], "about $85 a month and $1,026 a year"],
  [["How much would I save if I cancel my $89 gym and $65 cable"], "about $154 a month and $1,848 a year"],
  [["I want to pay my $6,000 card in 2 years at 24%, how much a month"], "about $318 a month", "About $1,613 of that is interest"],
  [["how much is 18% interest on 2500 a month"], "$37.50 a month, $450 in a year"],
  [["I'm a nurse, take home about 4,100 a month. student loans 420, rent 1650, car 389. Is that ok?"], "(together $2,459) leaves $1,641"],
  [["im 19, 15.50 an hr about 28 hrs a week. how much should i save"], "$1,881 a month, before taxes"],
  [["If I put 200 a month away how much will I have in 5 years"], "In 5 years that comes to $12,000."],
  [["I want to retire at 65, I'm 34 and put $300 a month in. how much will that be"], "until 65 is 31 years: $111,600"],
  [["i make $19 an hour full time. can i afford a $1,300 apartment?"], "$1,300 of $3,293 is 39 percent"],
  [["Can I afford a $500 a month car on $2,800 a month take home"], "$500 of $2,800 is 18 percent"],
  [["I have 3 cards: 1200 at 29, 800 at 22, 4500 at 18. where do i start"], "the card with $1,200 (29 percent) comes first"],
  [["i got a raise", "from 18 to 20.50 an hour", "40 hours", "how much more is that a month"], "about $433 a month and $5,200 a year"],
  [["We want to buy a house", "around 260k", "we have 15k saved", "is 15k enough"], "$7,800 to $9,100", "together $13,000 to $22,100"],
  [["my car died", "i found one for $9,500", "credit union says 8.5% for 4 years"], "about $234 a month, with about $1,740 of interest"],
  [
    ["my car died", "i found one for $9,500", "credit union says 8.5% for 4 years", "i take home 2,600 a month"],
    "$234 of $2,600 is 9 percent",
  ],
  [
    ["planning a trip to mexico", "we need about $2,800", "its in june", "we have 400"],
    "$2,800 less the $400 you have is $2,400",
    "$343 a month",
  ],
  [["what's 40 hours at 16.75"], "40 hours is $670", "$2,903 a month and $34,840 a year"],
  [["how much should I save from a $1,200 paycheck"], "$120 of each $1,200", "$3,120 in a year"],
  [["I spend $200 every paycheck on eating out, how much is that a year"], "$5,200 a year with pay every two weeks"],
  [["Should i lease a car for 299 a month for 36 months?"], "36 months at $299 is $10,764"],
  [["can i buy a $30,000 car making $45,000 a year"], "about $608 a month", "16 percent of $3,750 before taxes"],
  [["My rent is due in 3 days and I have $700 of the $1,150"], "$450 is missing", "3 days until Thursday, November 26"],
  [["I'm 45 with $12,000 saved and $12,000 in student loans at 5%. pay them off?"], "no hurry", "about $50 of interest a month"],
  [["we're short this month", "rent 1,600"], "How much of the $1,600 do you have, and when is it due?"],
  [["i never have money", "make bout 550 a week with tips", "rents 725"], "$2,383 a month less rent $725 leaves $1,658"],
])("%j: the figures that were said", (said, ...parts) => {
  const text = lastOf(...said);
  for (const part of parts) expect(text).toContain(part);
  expect([text, text.split(/\s+/).length <= 150, text.split("**One next step:**").length <= 2]).toEqual([text, true, true]);
  expect(text).toMatch(/\?$/);
});

test.each<[string[], RegExp]>([
  [["my ex owes me 600 and pays 75 a month, how long"], /payments, so/],
  [["I have 3 kids and the gym is $40"], /each\. Food/],
  [["she makes $120 a night 4 nights a week"], /a week, about/],
  [["my landlord says i owe 900 but i paid"], /owed for the home/],
  [["I owe my landlord $1,500 and he wants to evict me tomorrow"], /owed for the home/],
  [["my therapist costs $40 a week is that a lot"], /half of it/],
  [["netflix went up from 15.49 to 17.99, what's that a year"], /if each is paid monthly/],
])("%j: nothing is figured from it", (said, wrong) => {
  expect(lastOf(...said)).not.toMatch(wrong);
});
