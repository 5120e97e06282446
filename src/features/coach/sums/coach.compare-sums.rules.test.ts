import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string, ...string[]]>([
  [
    "Car insurance quote is $2,100 for the year or $190 a month. Which is cheaper?",
    "$190 a month is $2,280 a year, so paying $2,100 at once saves $180",
  ],
  ["I found a $40 a month gym and one for $25. What's the difference a year?", "$15 a month apart, so $180 in a year."],
  [
    "My boss wants me to go salary at $48,000, I make $23 an hour now working 45 hours",
    "about $56,810 a year at 45 hours a week, with time and a half above 40; the salary is $48,000, $8,810 less",
  ],
  [
    "I get paid $18.50 an hour, overtime is time and a half, I worked 46 hours",
    "$740.00, and 6 hours at $27.75 are $166.50: $906.50 for the week",
  ],
  [
    "How much do I need to make to afford $1,500 rent",
    "$5,000 a month before taxes, about $60,000 a year or $29 an hour",
    "$4,500 a month",
  ],
  ["I have a $250 deductible and the repair is $1,900, how much does insurance pay", "you pay the $250 and the insurance the other $1,650"],
  ["Braces are $5,400, they offer 24 months no interest", "$5,400 over 24 months is $225 a month."],
  ["I have $900 coming Friday and $1,150 in bills", "$1,150 less $900 is $250 short"],
  ["I make $4,200 and my debts are $900 a month. Is that too much?", "$900 of $4,200 is 21 percent.", "here $1,512, so $612 would be left"],
  ["I'm selling my car for $6,500 but owe $8,000", "$8,000 less $6,500 from the sale is $1,500 that is still owed"],
  [
    "My grocery bill is $900 a month for two people, how do I cut it to $600?",
    "is $300 a month less, about $69 a week: from $15 to $10 for each person a day",
  ],
  ["We have $140 a week for groceries for 5 people", "about $4 for each person a day, $607 a month"],
  [
    "I'm a single mom making $2,300 a month, rent is $1,050, daycare $600, car $280. How do I save anything?",
    "$2,300 comes in, and $1,930 goes out",
    "So $370 is left",
  ],
  [
    "I owe $7,000 on a card at 24% and I have $3,000 saved. Should I use it?",
    "Your $3,000 doesn't cover all of the $7,000",
    "about $140 a month",
  ],
  [
    "My hours are 35 a week at $16, what's my monthly pay",
    "35 hours at $16 is $560 a week, about $2,427 a month and $29,120 a year before taxes",
  ],
  ["I have to pay $1,200 for car insurance every 6 months. How much should I set aside monthly?", "$1,200 every 6 months is $200 a month."],
  [
    "Rent went up $150 to $1,650. I make $3,900",
    "$150 more a month, $1,800 a year. $1,650 of $3,900 is 42 percent (it was 38), and $2,250 is left",
  ],
  ["I'm behind on rent by $600 and my landlord wants it by Friday. I have $350", "$250 of the $600 is missing"],
  ["Tires are $640 and I have $200 until payday", "$640 less the $200 you have is $440 short."],
  ["I spent $90 on lunch this week and I feel dumb", "$90 on lunch is spent"],
  ["If I cancel my $15 gym and my $20 streaming how much do I save a year", "$35 a month, $420 a year"],
])("%s", (said, ...parts) => {
  for (const part of parts) expect(lastOf(said)).toContain(part);
  expect(unsafeIn(lastOf(said))).toBeUndefined();
  expect(lastOf(said).split(/\s+/).length).toBeLessThanOrEqual(150);
});
