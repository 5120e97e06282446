import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk, lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each<[string[], string, ...string[]]>([
  [["I lost my job", "rent is 1400"], "lost-job", "$1,400 for the rent a month is what has to be there", "What do you have put aside?"],
  [
    ["I lost my job", "rent is 1400", "I have $2,000 saved"],
    "lost-job",
    "could be paid for 1.4 months",
    "What must go out in a whole month",
  ],
  [["I lost my job", "rent is 1400", "2,000"], "lost-job", "$2,000 beside $1,400 for the rent: that alone could be paid for 1.4 months"],
  [
    ["I lost my job", "rent is 1400", "I have $2,000 saved", "how long will that last"],
    "lost-job",
    "With $1,400 for the rent alone, 1.4 months",
    "half of that: 3 weeks",
    "about half of the old pay",
  ],
  [
    ["I lost my job", "rent is 1400", "I have $2,000 saved", "about 2,500"],
    "lost-job",
    "$2,000 at $2,500 a month lasts 3 weeks, if nothing comes in",
    "1 month",
    "211",
  ],
  [
    ["I lost my job and have $6,000 in savings. My bills are about $2,500 a month. How long can I last?"],
    "lost-job",
    "$6,000 at $2,500 a month lasts 2.4 months",
    "a fifth less makes it 3 months",
    "unemployment insurance this week",
  ],
  [["laid off", "how long would 8000 last me", "about 2000 a month"], "lost-job", "$8,000 at $2,000 a month lasts 4 months", "5 months"],
  [["I got fired", "I only have 400"], "lost-job", "$400 is for what can't wait", "211"],
  [
    ["I got laid off", "we have 9,000 saved, bills are 3,000 and I get 1,200 a month in unemployment"],
    "lost-job",
    "With $1,200 coming in, $1,800 of the $3,000 is missing each month. $9,000 carries that for 5 months",
  ],
  [
    ["I hate my job but I can't quit", "I have 4000 saved", "rent is 1300"],
    "quit-job",
    "that alone could be paid for 3 months",
    "gets no unemployment insurance",
  ],
  [
    ["I want to quit. I have 10k saved and spend 2200 a month"],
    "quit-job",
    "$10,000 at $2,200 a month lasts 4.5 months",
    "5.6 months",
    "a real cushion",
  ],
  [["can I afford to quit? I have 15,000 saved and my expenses are 3,000"], "quit-job", "lasts 5 months", "6.2 months"],
  [["I'm thinking of quitting", "5000 in savings and bills of 2500"], "quit-job", "lasts 2 months", "thin for a leap"],
  [
    ["I'm thinking of quitting", "we have 20k in savings and need 4000 a month, my wife makes 2500"],
    "quit-job",
    "carries that for 13.3 months",
    "room enough",
  ],
  [
    ["I want to quit my job", "bills are 2000 a month, we have 6k saved, my husband makes 3000"],
    "quit-job",
    "covers the $2,000 of a month",
    "health insurance",
  ],
  [["how long can I live on 5000"], "build-a-cushion", "at $1,000 a month it lasts 5 months, at $2,000 2.5 months"],
  [["how long can I live on 5000", "about 1,250 a month"], "build-a-cushion", "$5,000 at $1,250 a month lasts 4 months"],
  [["I was laid off", "my severance is 6,000", "bills are 2,000 a month"], "lost-job", "$6,000 at $2,000 a month lasts 3 months"],
  [["I lost my job", "we have 5,000 saved and owe 3,000", "bills are 2,500"], "lost-job", "$5,000 at $2,500 a month lasts 2 months"],
  [["I quit my job yesterday", "I have 1,000 saved, rent 1,000"], "quit-job", "that alone could be paid for 1 month", "begins this week"],
  [["I quit my job last week", "6,000 saved and bills of 2,000"], "quit-job", "lasts 3 months", "about 1.5 months from now"],
])("savings without pay: %j", (said, topic, ...parts) => {
  const { text, action } = talk(...said).at(-1)!;
  for (const part of parts) expect(text).toContain(part);
  expect(action).toBe(topic);
  expect(text.split(/\s+/).length).toBeLessThan(150);
});

test("no savings are no cushion", () => {
  expect(lastOf("I lost my job", "I have 0 saved")).not.toContain("cushion");
  expect(lastOf("I lost my job", "some money is saved")).toContain("cushion");
});

test.each([
  [["I hate my job", "my boss makes 200k"]],
  [["I lost my job", "I owe 3,000 on my card"]],
  [["I lost my job two years ago and now I'm saving for a car", "it costs 9,000"]],
  [["I have 4000 saved and want to go to Italy"]],
  [["my rent went up to 1400", "I have 2000 saved"]],
  [["I want to quit smoking", "I spend 300 a month on cigarettes"]],
  [["how long does it take to save 5000"]],
  [["I lost my job", "rent is €900", "I have €3,000 saved"]],
  [["I lost my job", "I have 999999999 saved and spend 1 a month"]],
])("no sum of a lost pay: %j", (said) => {
  expect(lastOf(...said)).not.toMatch(
    /\bat \$[\d,]+ a month (?:it )?lasts\b|time that you have bought yourself|has to be there, whatever happens/,
  );
});
