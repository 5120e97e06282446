import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { detailAsks, lossAsks } from "./coach.details.content.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { toldBySubject } from "./coach.told.content.ts";
import { topics } from "./coach.topics.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test("what facts change is for subjects that exist, short, and safe", () => {
  for (const { topic, words } of toldBySubject) {
    expect([String(topic), topics.some(({ id }) => topic.test(id))]).toEqual([String(topic), true]);
    expect([words, words.split(/\s+/).length <= 50, unsafeIn(words)]).toEqual([words, true, undefined]);
  }
});

test.each([
  [["should i get a puppy", "im gone 9 hrs a day"], "an hour per month of its age"],
  [["my boss texts me on sundays", "i'm salaried"], "no clock counts the Sunday"],
  [["my son 15 got suspended for vaping", "we're divorced"], "two homes"],
  [["baby is 4 months and wakes up every 2 hrs", "my husband sleeps thru it"], "From ten to two"],
  [["starting college at 41", "i cant remember what i read"], "close the book"],
  [["my neighbor plays drums at 10pm", "i work at 5"], "name your hour"],
  [["i want to quit smoking", "hubby still smokes in the house"], "one rule: outside only"],
  [["i'm on my phone too much", "like 4 hours a night"], "about 28 hours a week"],
  [["landlord won't fix the heat", "8 days"], "311 in many cities"],
  // also where it is the second fact in a row
  [["i drink 3 beers every night", "its not a problem", "my wife counts them"], "Being counted feels"],
])("%j: the fact changes something", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});

test("a fact is followed by a question that fits the subject, and not always by the same", () => {
  const asked = ["i live in an apartment", "he is a beagle", "14 people", "i work at a bank"].map(
    (fact) => detailAsks.find((ask) => lastOf("should i get a puppy", fact).includes(ask)) ?? fact,
  );
  expect(new Set(asked).size).toBeGreaterThan(1);
  expect(lossAsks.some((ask) => lastOf("my dog died yesterday", "he was 14").includes(ask))).toBe(true);
  expect(lastOf("i have to ask for a raise", "been there 3 years")).toContain("But time is the weaker reason");
  expect(lastOf("my son 15 got suspended for vaping", "3 days")).not.toContain("So it has been 3 days");
});

test.each([
  [
    ["my husband works nights and i work days", "i want to tell him i miss him without it sounding like blaming"],
    "“I miss you. I know it's the shifts",
  ],
  [["lost my wallet", "what first"], "The debit card first"],
  [["my sister borrowed 500 for rent and went to cancun", "mom says let it go"], "makes your feeling smaller"],
  [["wife has breast cancer stage 2", "chemo starts monday", "who can help with rides"], "1-800-227-2345"],
  [["i have an interview thursday", "its for a dental office", "do i wear scrubs or normal clothes"], "one step neater"],
  [["i want to quit smoking", "hubby still smokes in the house", "do i say something"], "I lean toward it"],
  [["i'm on my phone too much", "not instagram, tiktok"], "short clips"],
  [["baby is 4 months and wakes up every 2 hrs", "my husband sleeps thru it", "i resent him"], "a reason to be angry"],
])("%j is answered in its own talk", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});
