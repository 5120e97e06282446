import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { urgentInTalk } from "../coach.signs.rules.ts";
import { forProfessionals, stillAsking } from "../coach.words.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test("what an earlier message makes urgent is answered as such", () => {
  expect(lastOf("my baby wont stop crying", "im so tired", "i shook him a little")).toBe(forProfessionals.shaken);
  expect(lastOf("smoke detector keeps chirping", "i changed the battery", "my head hurts")).toBe(forProfessionals.gas);
  expect(urgentInTalk("i shook him awake", ["my son is 16 and sleeps all day"])).toBeUndefined();
  expect(urgentInTalk("my head hurts", ["the neighbors are loud"])).toBeUndefined();
  expect(urgentInTalk("i threw them on my credit card", ["baby clothes cost so much"])).toBeUndefined();
  expect(urgentInTalk("i feel sick about the cost", ["the smoke detector chirps"])).toBeUndefined();
});

test("after a call for help, words that name no subject are followed by the question about safety", () => {
  expect(lastOf("please call 911", "he is outside")).toBe(stillAsking);
});
