import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string, ...string[]]>([
  [
    "we owe 14k on three cards, paying 450 a month. how long",
    "2 years and 8 months",
    "about 3 years and 9 months",
    "about 4 years and 3 months",
  ],
  [
    "if i pay $300 a month on 7000 at 21%, when am i done",
    "paid off in 2 years and 7 months",
    "With $50 more a month it would be 2 years and 1 month",
  ],
  ["I'm 62 and have 80 thousand saved and spend 2,400 a month, how long does it last", "lasts 2 years and 9 months"],
  ["i have 40 bucks until friday, what do i eat", "$40 until Friday, November 27 is 4 days: $10 a day"],
  ["I have $45 left and 8 days to go", "$45 for 8 days is $5 a day"],
  ["60 bucks for five days", "$60 for 5 days is $12 a day"],
  ["Can we afford daycare for $1,250 if we make 5,800 and rent is 1,750 and car 430", "leaves $3,620; with $1,250 for daycare $2,370"],
  ["Car insurance quote 1,140 for 6 months or 205 a month, which is cheaper", "6 times $205 is $1,230, $90 more than $1,140"],
  [
    "my truck payment is 487 a month and insurance 190, i bring home 2,950. is that too much?",
    "17 percent of $2,950",
    "$677 is 23 percent",
  ],
  ["I'd like to stop buying lunch out, its like $14 three days a week", "$42 a week, $182 a month and $2,184 a year"],
  ["how much is $2,000 a month in a year", "$24,000 a year"],
])("%s: until when it reaches", (said, ...parts) => {
  const text = lastOf(said);
  for (const part of parts) expect(text).toContain(part);
  expect([text, text.split(/\s+/).length <= 150]).toEqual([text, true]);
  expect(text).toMatch(/\?$/);
});

test.each([
  ["I put $40 a week in a jar since june how much should be in there", /a year\. That is what you put in/],
  ["my phone bill is $160 for two lines, mint is $30 a line, what do i save in a year", /more than one amount|a month and/],
  ["my ex owes 3k and pays 100 a month, how long", /paid off in|Without interest it would be/],
])("%s: no figure that isn't known", (said, wrong) => {
  expect(lastOf(said)).not.toMatch(wrong);
});
