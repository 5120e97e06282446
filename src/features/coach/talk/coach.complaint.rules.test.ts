import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { complaintAnswer } from "./coach.complaint.rules.ts";
import { complaintMarks } from "../answers/coach.complaint.content.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());
const lastOf = (...said: string[]) => talk(...said).at(-1)!;
const complained = (newest: string) => complaintAnswer({ newest, before: ["i can't sleep"], said: () => false });

test.each([
  "wrong answer",
  "that makes no sense",
  "you gave me the same crap as google",
  "you're not listening",
  "are you even reading what i write",
  "no thats wrong",
  "that's not my question",
  "what a dumb answer lol",
])("'%s' is a complaint, and what was told is said back", (text) => {
  expect(complained(text)).toContain(complaintMarks[0]);
  expect(complained(text)).toContain("you can't sleep");
  expect(lastOf("i can't sleep", text).action).toBe("sleep-better");
});

test.each(["stop asking me questions", "you already asked me that", "just tell me what to do already"])("'%s' gets no question", (text) => {
  expect(lastOf("i can't sleep", text).text).not.toContain("?");
  expect(lastOf("i can't sleep", text).action).toBe("sleep-better");
});

test.each([
  ["i said my SON not my husband", "it's about your son, and not about your husband"],
  ["i asked about my dog", "it's about your dog."],
  ["no i meant my sister", "it's about your sister."],
])("'%s' puts right what it is about", (text, words) => {
  expect(complained(text)).toContain(words);
});

test.each([
  "i said no to her",
  "i said yes",
  "my boss says i gave the wrong answer",
  "my wife is not listening",
  "i asked for a raise",
  "i told him my son is sick",
  "it doesn't help that he drinks",
  "he keeps asking me questions",
])("'%s' is no complaint", (text) => {
  expect(complained(text)).toBeUndefined();
});

test("after a complaint the talk goes on with what is told", () => {
  const [first, , third] = talk("this app is useless", "you gave me the same crap as google", "i lost my job");
  expect(first?.text).toBe(replies.complaint);
  expect(third?.action).toBe("lost-job");
});
