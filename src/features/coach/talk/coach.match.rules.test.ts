import { expect, test } from "vitest";
import { choose, withoutNegated } from "./coach.match.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

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
