import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each([
  [["how much rent on 50k", "$300 car payment"], "about $1,200 of rent"],
  [["how much rent can I afford making 45k", "I also have student loans 250 a month"], "about $1,100 of rent"],
  [["can I afford a 25k car", "I make 52k"], "$25,000 with a tenth down"],
  [["can I afford a 25k car", "I make 52k", "3k down"], "$25,000 with $3,000 down"],
  [["how can I pay off 8k fast", "I have 600 a month"], "$8,000 with $600 a month"],
])("%j: the figures of the talk", (said, part) => {
  expect(lastOf(...said)).toContain(part);
});

test.each([
  [["how much rent on 50k", "$3,000 car payment"], "of rent, power and heat"],
  [["how do I make a budget", "I have 2,600 a month"], "$2,600 a month is paid"],
])("%j: no such sum", (said, part) => {
  expect(lastOf(...said)).not.toContain(part);
});
