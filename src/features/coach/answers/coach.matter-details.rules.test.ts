import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { markOf, textsOf, wordsOf } from "../talk/coach.written-text.rules.ts";
import { readWritten, writtenAnswer } from "../talk/coach.written.rules.ts";
import { matterDetails, matterQuestions, matterWays } from "./coach.matter-details.content.ts";
import { topicOf } from "./coach.topics.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const idOf = (list: typeof matterWays, topic: string, newest: string) =>
  writtenAnswer(list, readWritten({ newest, before: ["something else"], topic: { id: topic } }))?.one.id;

test.each([
  ["detail-refused-choice", "decide", "my wife doesn't want to; he says no; my parents are against it"],
  ["detail-refused-work", "quit-job", "my boss won't do that; she said no; they don't want to"],
  ["detail-lasting-work", "read-a-boss", "I've been there 6 years; for two months; been here a few years"],
  ["detail-deadline", "decide", "I have 2 days to decide; they need an answer by friday; it starts next month"],
  ["detail-dependents-work", "say-no-at-work", "I have two kids; we have a mortgage; I'm a single mom"],
  ["detail-good-side", "quit-job", "the pay is good; I like my coworkers; benefits are great"],
  ["detail-fear", "change-career", "I'm scared; I'm afraid it won't work; I'm nervous about it"],
  ["detail-lacks", "change-career", "I don't have a degree; no experience; I have no savings and no car"],
  ["detail-moment-work", "coworker-conflict", "in meetings; every morning; mostly on mondays"],
  ["detail-everything-doing", "sort-priorities", "everything; all of it; both"],
  ["detail-age-money", "build-a-cushion", "I'm 35; im 28 now; i am already 40"],
])("%s in %s: %s", (id, topic, all) => {
  for (const text of all.split("; ")) expect([text, idOf(matterDetails, topic, text)]).toEqual([text, id]);
});
test.each([
  ["verdict-choice", "decide", "what do you think; should I do it; is it a good idea"],
  ["verdict-work", "quit-job", "what would you do; should I; what do you suggest"],
  ["verdict-money", "mind-the-car", "is it worth it; what would you do; should we do it"],
  ["over-any", "bad-review", "is it over; am I screwed; too late"],
  ["normal-any", "focus", "is that normal; am I the only one; am I lazy"],
  ["trick-doing", "focus", "is there a trick; any tips; what helps"],
  ["no-work", "say-no-at-work", "can I say no; can I refuse; is it ok to say no"],
])("%s in %s: %s", (id, topic, all) => {
  for (const text of all.split("; ")) expect([text, idOf(matterQuestions, topic, text)]).toEqual([text, id]);
});
test("a matter of another kind has none of them", () => {
  expect(
    ["grieve", "fight-with-partner", "sleep-better"].map((topic) => idOf([...matterDetails, ...matterWays], topic, "I'm scared")),
  ).toEqual([undefined, undefined, undefined]);
});

test("the detail is told back before its answer", () => {
  expect(lastOf("my coworker takes all the good shifts", "I have two kids")).toMatch(/^So you have two kids\./);
  expect(lastOf("I feel stuck in my career", "help")).toContain("call or text 988");
});

test("every one is 30 to 115 words long, has one step and a question, and nothing unsafe", () => {
  const all = [...matterDetails, ...matterQuestions, ...matterWays];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, of, ...one } of all)
    for (const text of textsOf(one).map(wordsOf)) {
      const words = text.split(/\s+/).length;
      expect([id, words >= 30 && words <= 115, text.split("**One next step:**").length, text.endsWith("?")], `${id} ${words}`).toEqual([
        id,
        true,
        2,
        true,
      ]);
      expect([id, unsafeIn(text), markOf(text).length > 20]).toEqual([id, undefined, true]);
      const named = [...(of?.source.matchAll(/[a-z]+(?:-[a-z]+)+/g) ?? [])].map(([name]) => name);
      expect([id, named.filter((name) => topicOf(name) === undefined)]).toEqual([id, []]);
    }
});
