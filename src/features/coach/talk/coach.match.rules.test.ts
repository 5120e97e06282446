import { expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { choose, withoutNegated } from "./coach.match.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { meaning } from "../coach.vectors.repository.ts";

const search = await coachSearch();

test.each([
  ["im not hungry im bored", "im bored"],
  ["I'm not sad, I'm furious with him", "I'm furious with him"],
  ["not worried about rent i just hate the neighbors", "i just hate the neighbors"],
  ["I don't want to diet, I want to sleep at night", "I want to sleep at night"],
  ["i dont need advice but i need a job", "i need a job"],
  ["I'm not sure I can pay", undefined],
  ["i dont want to go to work", undefined],
  ["im not sleeping im so tired", undefined],
  ["i dont want to be alone, i have no friends", undefined],
  ["I am not paid on time and I have two kids", undefined],
])("what %j turns down is left out", (text, rest) => {
  expect(withoutNegated(text).rest).toBe(rest ?? text);
});

test("a second subject after 'and also' is named for later", () => {
  const choice = choose("my card debt is too high and also my boss is mean to me", search);
  expect(choice).toMatchObject({ kind: "topic", also: { id: expect.any(String) as string } });
});

test("a subject that is only likely is answered with what it was taken for and the others to choose from, and given up after 'not that'", async () => {
  const { talk } = talksByMeaning(builtInAnswer, search, meaning);
  const [first, second] = await talk("I'm anxious about flying next week", "not that");
  expect(first?.action).toBe("fear-flying");
  expect(first?.text.startsWith(`${replies.takenAs("Afraid of flying, heights and the like")}\n\n`)).toBe(true);
  expect(first?.choices).toContain("Worry and overthinking");
  expect(second?.action).toBeUndefined();
  expect(second?.choices).not.toContain("Afraid of flying, heights and the like");
});

test("a single word and a message that words alone find likely are asked about", () => {
  expect(choose("flying", search)).not.toHaveProperty("likely");
  expect(choose("I'm anxious about flying next week", search)).toMatchObject({ kind: "unsure" });
  expect(choose("I'm anxious about flying next week", search)).not.toHaveProperty("likely");
});
