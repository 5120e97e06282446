import { expect, test } from "vitest";
import { builtInAnswer } from "./coach.guide.rules.ts";
import type { Message } from "../coach.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { urgentInTalk } from "../coach.signs.rules.ts";
import { forProfessionals, stillAsking } from "../coach.words.content.ts";

const search = await coachSearch();

function last(...says: string[]): string {
  const messages: Message[] = [];
  for (const content of says) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: builtInAnswer(messages, search, { level: 0, kinds: [], isAboutOther: false }).text });
  }
  return messages.at(-1)!.content;
}

test("what an earlier message makes urgent is answered as such", () => {
  expect(last("my baby wont stop crying", "im so tired", "i shook him a little")).toBe(forProfessionals.shaken);
  expect(last("smoke detector keeps chirping", "i changed the battery", "my head hurts")).toBe(forProfessionals.gas);
  expect(urgentInTalk("i shook him awake", ["my son is 16 and sleeps all day"])).toBeUndefined();
  expect(urgentInTalk("my head hurts", ["the neighbors are loud"])).toBeUndefined();
  expect(urgentInTalk("i threw them on my credit card", ["baby clothes cost so much"])).toBeUndefined();
  expect(urgentInTalk("i feel sick about the cost", ["the smoke detector chirps"])).toBeUndefined();
});

test("after a call for help, words that name no subject are followed by the question about safety", () => {
  expect(last("please call 911", "he is outside")).toBe(stillAsking);
});
