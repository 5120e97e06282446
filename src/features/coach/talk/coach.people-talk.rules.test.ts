import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { complaintAnswer } from "./coach.complaint.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { soundsDepressed } from "../coach.signs.rules.ts";

/** Later messages of talks about people that general answers took for something else. */

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test("words behind one's back are no pain in the back", () => {
  expect(lastOf("I think my friends are fake", "they talk about me behind my back")).not.toContain("Chest pain");
  expect(lastOf("I think my friends are fake", "my mom never has my back")).not.toContain("Chest pain");
  expect(lastOf("I can't sleep", "my back hurts at night")).toContain("Chest pain");
});

test("'it's not true' about what others say is no complaint about the answer", () => {
  const said = () => false;
  expect(complaintAnswer({ newest: "it's not true", before: ["they say I'm sleeping with my boss"], said })).toBeUndefined();
  expect(complaintAnswer({ newest: "it's not true", before: ["I can't sleep"], said })).toContain("sorry");
  expect(complaintAnswer({ newest: "I wrote my name on it", before: ["my roommate steals my food"], said })).toBeUndefined();
});

test("'what should I write' within a talk is about the talk", () => {
  expect(lastOf("what can I write here")).toContain("Anything from an ordinary week");
  expect(lastOf("I said something stupid to my friend", "she's mad", "what should I write?")).toContain("What I said about");
});

test("where steps were given, the subject's next part follows", () => {
  expect(lastOf("me and my bf keep fighting", "we fight about everything tbh", "what can i do")).toContain("twenty minutes apart");
});

test("whoever does not want to see a doctor is not always the member", () => {
  expect(lastOf("My boyfriend is depressed", "he won't see a doctor")).not.toContain("nobody will make you");
  expect(lastOf("I feel sad for no reason", "I don't want to see a doctor")).toContain("nobody will make you");
});

test("what is too much for somebody else, and what is not meant, are no limits of the member", () => {
  expect(lastOf("I said something stupid to my friend", "I told her she drinks too much")).not.toContain("at the edge");
  expect(lastOf("My husband is always angry", "not at me, but at everything")).not.toContain("do gladly");
  expect(lastOf("my wife had an affair", "I can't get the pictures out of my head")).not.toContain("won't come back to it");
});

test.each([
  ["my partner has depression and I'm exhausted", false],
  ["how do I help my friend with depression", false],
  ["my husband has depression and I am depressed too", true],
  ["I have depression", true],
  ["I think I'm depressed", true],
])("%j sounds as if the member were depressed: %s", (text, isOwn) => {
  expect(soundsDepressed(text)).toBe(isOwn);
});

test("where somebody may be in danger, the general texts name the hotline or give way", () => {
  for (const said of ["he gets angry", "he never says sorry", "he says he'll change", "should I leave?"])
    expect(lastOf("is my relationship healthy", said)).toContain("1-800-799-7233");
});
