import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import * as content from "../answers/coach.opening.content.ts";
import { introductionIn } from "./coach.opening.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());
const lastOf = (...said: string[]) => talk(...said).at(-1)!;

test.each([
  ["I'm 52", "", "you're 52"],
  ["i'm retired navy, 68", "", "you're retired navy, you're 68"],
  ["retired teacher here, 71", "", "retired teacher, you're 71"],
  ["hi im tasha", "Tasha", ""],
  ["Hi, I'm Dana and I live in Texas", "Dana", "you live in Texas"],
  ["I'm Maria, mother of three, El Paso", "Maria", "mother of three, El Paso"],
  ["columbus ohio", "", "Columbus Ohio"],
  ["34 f ohio", "", "you're 34, Ohio"],
  ["my grandson is 4", "", "your grandson is 4"],
  ["fifty two", "", "fifty two"],
  ["im a truck driver", "", "you're a truck driver"],
])("'%s' tells who somebody is", (text, name, rest) => {
  expect(introductionIn(text)).toEqual({ name, rest });
  const [first, second] = talk(text, "my wife died in august");
  expect(first?.text).toContain("welcome");
  expect(first?.text.match(/\?/g)).toHaveLength(1);
  expect(second?.action, "the matter is met as if it came first").toBe("grieve");
});

test.each([
  "hi im sad",
  "hi im bulimic",
  "call me crazy",
  "im a widow",
  "hey im suicidal",
  "Hi, I'm Diabetic",
  "hello im an alcoholic",
  "hi im autistic",
  "im broke",
  "im in debt",
  "i'm 16",
  "im from ohio and i hate my job",
  "I'm Mexican and my boss makes jokes about it",
  "I'm pregnant",
  "im alone",
  "34 and never had a job",
  "my son is 15 and got suspended",
  "what is 52?",
  "I'm done",
])("'%s' is about something", (text) => {
  expect(introductionIn(text)).toBeUndefined();
});

test.each(["yes", "yeah", "ok", "Sure.", "nope"])("a bare '%s' where nothing was asked is asked about", (text) => {
  const { text: answer, action, choices } = lastOf(text);
  expect([action, choices]).toEqual([undefined, undefined]);
  expect(Object.values(content.bare).flat()).toContain(answer);
  expect(lastOf("hi", text).text).toBe(answer);
  expect(lastOf("hi im tasha", text).text).toBe(answer);
  expect(lastOf(text, "i can't sleep").action).toBe("sleep-better");
});

test("a bare yes after several subjects asks which one, and offers the same", () => {
  const [first, second] = talk("work home money idk something with my sister", "yeah");
  expect(first?.choices?.length).toBeGreaterThan(1);
  expect(second?.choices).toEqual(first?.choices);
  expect(second?.text).toContain("Yes to which of them?");
});

test("who looks around is told what the coach can do", () => {
  expect(lastOf("good morning", "nothing much, checking this out", "what can you help with").text).toContain("Work out figures");
});
