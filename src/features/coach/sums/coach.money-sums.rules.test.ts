import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const payoff: PayoffOf = ({ leftCents, monthlyCents }) => ({ months: Math.ceil(leftCents / monthlyCents), interestCents: 10_000 });
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

test.each<[string, ...string[]]>([
  [
    "My rent is going up from $1,250 to $1,425 in January. I make $3,100 a month. Can I still afford it?",
    "$175 more a month, $2,100 a year. $1,425 of $3,100 is 46 percent (it was 40), and $1,675 is left after it.",
  ],
  ["My insurance went from $130 to $185 a month", "$55 more a month, $660 a year. That is 42 percent"],
  ["Electric bill was $280 this month, normally it's $150. What do I do?", "$130 more than usual"],
  [
    "They offered me $22 an hour instead of $19. How much more is that a year?",
    "$3 more an hour is $120 a week at 40 hours, about $520 a month and $6,240 a year",
  ],
  ["I lent my sister $800 and she's only paid back $150. How much is left and how do I bring it up?", "leaves $650."],
  [
    "If I put $75 away every paycheck, how much will I have in a year? I get paid every two weeks",
    "26 paychecks a year times $75 is $1,950",
  ],
  ["If I save $75 every paycheck how much is that in a year", "$75 from each is $1,950", "24 of them and $1,800"],
  [
    "Took out a payday loan for $500, have to pay back $575 in two weeks",
    "The loan costs $75 for 14 days; over a year that would be 390 percent.",
  ],
  ["I'm behind two months on my car payment, $380 each. What do I do?", "2 times $380 is $760, and with this month's it soon is $1,140"],
  ["I have $250 to last until Friday and need gas and food", "$250 for the 4 days until Friday is about $62 a day"],
  [
    "I want to pay off $3,600 in a year. How much is that a month?",
    "$3,600 in 12 months is $300 a month, or about $69 a week",
    "at 24 percent about $341 a month",
  ],
  ["Summer camp is $1,200 per kid and I have two kids", "2 times $1,200 is $2,400."],
  ["I pay for Netflix $16, Hulu $18, Spotify $12, gym $40 and I barely use them", "Together that is $86 a month, $1,032 a year."],
  [
    "I want to spend about $600 on Christmas gifts. It's November. How do I save for it?",
    "there are 4 weeks: $600 is $150 a week, or $300 from each paycheck",
  ],
  [
    "I owe $6,000 on one card and $2,500 on another. I can pay $400 a month total",
    "Together that's $8,500. With $400 a month it is about 22 months without interest, and about 28 at 24 percent",
  ],
  ["My daughter's soccer costs $180 a month and I don't know if we can keep doing it", "$180 a month is $2,160 a year"],
  ["I drive for Uber and make about $700 a week. How much should I put away for taxes?", "Of $700 a week that is $175 to $210"],
  ["My income changes every month, anywhere from $2,000 to $4,000. How do I budget?", "Plan with the $2,000"],
  ["Can I afford a $450 car payment on $3,500 a month?", "$450 of $3,500 is 13 percent."],
  [
    "We make $6,400 together, mortgage is $1,900, two cars $720, daycare $1,100. Where are we?",
    "$6,400 comes in, and $3,720 goes out",
    "So $2,680 is left",
  ],
  ["My paycheck is $1,240 and my rent is $950. I can't make it work", "So $290 is left for food", "How often do you get that paycheck?"],
  ["I get $1,150 in SSDI a month and rent is $700. How do I live on the rest?", "So $450 is left, about $15 a day", "That is tight"],
  ["We want to go to Disney next summer, it's going to be about $4,800. We have $1,000 already", "$3,800 in 7 months is $543 a month"],
  [
    "My roommate and I split rent 50/50 but she makes $5,000 a month and I make $2,500. Rent is $1,800. Is that fair?",
    "- $1,800 for the rent: $600 and $1,200",
  ],
  ["I need $1,500 for first month and deposit and I have $900", "is $600 short.", "landlord"],
  ["My phone bill is $95 a month. How can I get it lower?", "Prices move more often"],
  ["i get paid $2,100 twice a month and rent is 1,600. what should my budget look like", "$4,200 less $1,600 for the rent leaves $2,600."],
  ["My car payment is 465 and I only make 2,700 a month. Am I in over my head?", "$465 of $2,700 is 17 percent."],
  ["The dentist says I need two crowns at $1,300 each and I have $900 saved", "$2,600 less the $900 you have is $1,700 short."],
  ["I'm making $52,000 and got offered $60,000. How much more a month is that?", "$8,000 more a year is $667 a month before taxes"],
  ["My hours got cut from 40 to 28 and I make $17 an hour", "12 hours less at $17 is $204 a week, about $884 a month"],
  ["I can save $400 a month. How long until I have $6,000?", "15 months at $400 a month."],
  ["My student loan payment went from $180 to $340 a month", "$160 more a month, $1,920 a year.", "studentaid.gov"],
  ["Is $1,500 a month enough to live on if my rent is $650?", "So $850 is left, about $28 a day"],
  ["My roommate moved out and now I have to pay the whole $1,600 rent. I make $2,900", "$1,600 of $2,900 is 55 percent."],
  [
    "They're garnishing $220 from every paycheck. How much is that a month?",
    "about $477 a month, twice a month $440, and weekly about $953",
  ],
  ["I bought a couch on Affirm for $1,100, 12 payments. What's that a month?", "$1,100 in 12 parts is $92 each"],
  ["The kids need school clothes, about $150 each and I have four kids", "4 times $150 is $600.", "closets"],
  ["Rent $1,300, car $400, insurance $150, daycare $900, and I make $3,000. What do I do?", "$2,750 goes out", "So $250 is left"],
  ["I get $900 every two weeks. Rent's $1,050. Can I make it?", "$1,950 comes in, and rent $1,050 goes out. So $900 is left"],
  ["I make $15 an hour part time, 24 hours. can I afford a $700 room?", "$700 of $1,560 is 45 percent.", "before taxes"],
  ["I need $2,000 for a lawyer and I have $700", "is $1,300 short.", "legal aid"],
  ["We split a $180 dinner 5 ways with 20% tip", "$216.00, so $43.20 each for 5 of you"],
  [
    "My tax refund is $2,400, should I pay off my card or save it? the card is $1,900 at 25%",
    "Your $2,400 covers all of the $1,900, and $500 stays. At 25 percent the debt costs about $40 a month",
  ],
  [
    "Got my check today for 1,420. I owe 300 on my phone and rent 800 is due friday. what do i pay first",
    "$1,420 less $300 for the phone and $800 for the rent leaves $320.",
  ],
  ["I blew $1,200 on my credit card on vacation and now I feel sick about it", "$1,200 on vacation is spent"],
  ["I went $80 over my grocery budget this month", "$80 over is a number"],
  [
    "My landlord wants first, last and deposit, rent is $1,300, I have $2,500",
    "3 times $1,300 is $3,900. You have $2,500, so $1,400 is missing",
  ],
  ["I get $35 an hour as a 1099. what's that after taxes if I work 30 hours?", "30 hours at $35 is $1,050 a week", "$735 to $788 is yours"],
  [
    "My husband makes $4,000 and I make $2,600 and we have rent of $1,700, cars $800, food $900. Are we ok?",
    "$6,600 comes in, and $3,400 goes out",
    "So $3,200 is left",
  ],
  ["I'm $1,100 in the hole this month", "$1,100 over is a number"],
])("%s", (said, ...parts) => {
  for (const part of parts) expect(lastOf(said)).toContain(part);
});

test.each<[string[], ...string[]]>([
  [
    ["I need a budget", "I bring home $2,900", "Rent 1,050, car insurance 140, phone 70, groceries 450", "Is that normal?"],
    "$1,190 of $2,900 is 41 percent of your pay left",
  ],
  [["My transmission died", "They want $2,600", "I only have $900"], "$2,600 less the $900 you have is $1,700 short."],
  [
    ["My transmission died", "They want $2,600", "I only have $900", "What should I do first?", "I could do about $150 a month"],
    "$1,700; at $150 a month that's 12 months, with $50 as the last one",
  ],
  [
    ["My transmission died", "They want $2,600", "I only have $900", "I could do about $150 a month", "How long is that?"],
    "12 months, as worked out above",
  ],
  [["My husband lost his job", "We used to bring home $6,200, now it's just my $2,800"], "That is $3,400 a month less"],
  [
    [
      "My husband lost his job",
      "We used to bring home $6,200, now it's just my $2,800",
      "Mortgage is $1,450 and the car is $390",
      "Utilities around 250, food 700",
      "Are we going to make it?",
    ],
    "$2,800 comes in, and $2,790 goes out: mortgage $1,450, car $390, utilities $250, food $700.",
    "with $10 left",
  ],
  [
    ["I want to move out", "I make $2,600 a month after taxes", "I found a place for $1,100", "Can I afford it?"],
    "$1,100 of $2,600 is 42 percent.",
  ],
  [
    [
      "I want to move out",
      "I make $2,600 a month after taxes",
      "I found a place for $1,100",
      "I have $2,000 saved",
      "Is that enough to move in?",
    ],
    "are $2,200, $200 more than the $2,000 you have",
  ],
  [
    ["I keep ordering DoorDash", "Probably $60 a week", "Wow. How do I cut back?"],
    "That is $30 a week, and $130 a month stays with you, $1,560 in a year.",
  ],
  [["My landlord raised my rent by $200", "It's $1,400 now"], "From $1,200 to $1,400: that is 17 percent, and $2,400 a year."],
  [
    ["My landlord raised my rent by $200", "It's $1,400 now", "I make $3,300"],
    "$1,400 of $3,300 is 42 percent; before the raise it was 36.",
  ],
  [
    ["I want a baby", "Daycare here is $1,300 a month", "We make $5,500 together", "Rent is $1,600, cars are $600", "Could we do it?"],
    "$3,500 goes out: daycare $1,300, rent $1,600, cars $600",
    "So $2,000 is left",
  ],
  [
    ["I started selling candles on Etsy", "I made $600 last month but spent $250 on supplies", "How much should I save for taxes?"],
    "$600 less the $250 it cost you is $350 of profit, so put $88 to $105 of it away",
  ],
  [
    ["I got a second job at a bar", "It's about 12 hours a week at $15 plus tips"],
    "12 hours at $15 is $180 a week, about $780 a month before taxes",
  ],
  [
    ["Christmas is stressing me out", "I have 3 kids and want to spend $150 each", "I have $200 right now"],
    "$450 less the $200 you have is $250 to go.",
  ],
  [
    [
      "Christmas is stressing me out",
      "I have 3 kids and want to spend $150 each",
      "I have $200 right now",
      "I get paid twice before then, $1,100 each time",
    ],
    "so $125 from each of the 2 paychecks",
  ],
  [
    ["I'm drowning in debt", "$11,000 on two cards", "One is $7,000 at 24% and the other is $4,000 at 18%"],
    "the card with $7,000 (24 percent) comes first",
  ],
  [
    ["I pay off my car", "I owe $9,500 at 7%", "I pay $280 a month", "What if I paid $350?", "How much interest do I save?"],
    "of interest at $280 a month, and",
  ],
  [
    ["I have $5,200 in credit card debt", "It's at 26%", "I can do $200 a month", "What if I use my $1,500 tax refund?"],
    "$5,200 less $1,500 leaves $3,700 at 26 percent.",
  ],
  [
    [
      "Should I buy a new car or fix the old one",
      "The repair is $2,200",
      "The car is worth about $4,000",
      "A new one would be $420 a month",
    ],
    "$420 a month is $5,040 a year",
    "as much as 5.2 such payments",
  ],
  [
    ["My boyfriend and I are moving in together", "Rent is $1,900", "I make $3,000 and he makes $4,500", "How should we split it?"],
    "- $1,900 for the rent: $760 and $1,140",
  ],
  [
    [
      "My boyfriend and I are moving in together",
      "Rent is $1,900",
      "I make $3,000 and he makes $4,500",
      "How should we split it?",
      "And utilities are about $220",
    ],
    "$88 from you and $132 from the other",
  ],
  [
    ["I need a budget", "I get paid every two weeks, $1,450", "Rent is $1,200 and my car is $310", "Where am I at?"],
    "$3,142 comes in, and $1,510 goes out",
    "So $1,632 is left",
  ],
  [
    ["My water heater broke", "The plumber wants $1,650", "I've got $500", "Can I pay it in parts?"],
    "I can pay $500 now, and the other $1,150 in parts",
  ],
  [
    ["I want to save an emergency fund", "I can save $150 a month", "How long until I have $2,000?", "I already have $350"],
    "$2,000 less the $350 you have is $1,650: 11 months at $150 a month.",
  ],
  [["I'm going to be short this month", "My rent is $1,250 and I have $900"], "$350 of the $1,250 is missing"],
  [
    ["I'm going to be short this month", "My rent is $1,250 and I have $900", "I get paid on the 5th", "What do I tell my landlord?"],
    "I can pay $900 of this month's rent on time and the other $350 on the 5th",
  ],
])("%j: the figures of the talk", (said, ...parts) => {
  for (const part of parts) expect(lastOf(...said)).toContain(part);
});

test.each([
  ["Someone called and says my grandson is in jail, they want $2,000 for bail and I have $900", /short\./],
  ["I met a guy online and he needs $1,500 for surgery, I have $800", /short\./],
  ["my friend needs $1,500 for a repair bill, I have $800", /short\./],
  ["I'm being blackmailed, he wants $1,000 for the bill, I have $400", /short\./],
  ["The IRS called, I owe $1,900 and could pay $80 a month with gift cards", /is 24 months/],
  ["I spent $500 at the casino and feel guilty", /isn't final yet/],
  ["My mom has $1,200 in savings and her furnace costs $5,000. Should I help?", /you have is/],
  ["My boss pays me $500 less a month than the guy I trained", /live on the lower pay/],
  ["I used to make $80,000 and now I make $45,000 and my wife left", /a month less/],
  ["I only have $900 and a broken heart", / short\./],
  ["I make $3,000 and rent is $1,000, how do I ask for a raise", /comes in, and/],
])("%s: figures of somebody else or of another matter give no sum", (said, words) => {
  expect(lastOf(said)).not.toMatch(words);
});

test("a year's pay that fell is shown by the month", () => {
  expect(lastOf("I used to make $84,000 and now I make $48,000")).toContain(
    "That is $3,000 a month less, so the month has to be planned again with the $4,000",
  );
});

test("what is saved beside a bill or a debt is no win to celebrate, and what is paid back is not saved for", () => {
  expect(lastOf("I have $12,000 saved and he has $9,000 in debt")).not.toContain("one ordinary day after another");
  expect(lastOf("I finally saved $5,000")).toContain("one ordinary day after another");
  expect(lastOf("I borrowed $500 and have to give back $575")).not.toContain("You have it already");
});
