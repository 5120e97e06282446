import { expect, test } from "vitest";
import { areasOf } from "./coach.areas.rules.ts";
import { onBehalf } from "./coach.direct.rules.ts";
import { wordsFor } from "./coach.wording.rules.ts";

const none = () => false;
const words = (newest: string, before: string[] = [], script?: string) =>
  wordsFor({ newest, before, areas: areasOf(newest, before, ""), script, said: none });

test("raising a child or a rent is not asking for a raise", () => {
  expect(words("Draft an email asking my boss for a raise")).toContain("starting with the next pay period");
  const inLaws = words("ok how do i say that to him tonight", ["my mother in law criticizes how i raise my kid, my husband says nothing"]);
  expect(inLaws).toContain("I felt alone with it");
  expect(words("what do i say", ["my landlord wants to raise the rent and my boss knows"])).not.toContain("pay period");
});

test("what ends is canceled in writing, and a meeting warmly", () => {
  expect(words("write an email to cancel my gym membership")).toContain("Please confirm the end date in writing");
  expect(words("write a message to cancel my credit card")).toContain("Please confirm the end date in writing");
  expect(words("help me write a text to cancel on my sister")).toContain("I have to cancel");
  const dinner = words("Can you write a text to cancel dinner with a friend because I'm exhausted");
  expect(dinner).toContain("I'm worn out");
  expect(dinner).toContain("Could we do it [another day] instead?");
});

test("the first message that asks for words gets those for its situation, and else the subject's own", () => {
  const own = "Words of the subject.";
  expect(onBehalf("can you write a text to my boyfriend that i want to break up", true, own, none)).toContain("go on as a couple");
  expect(onBehalf("Please write a text to my sister, I forgot her birthday", true, own, none)).toContain("I missed your [birthday]");
  expect(onBehalf("help me write a toast for my brother's wedding", true, own, none)).toContain("raise your glasses");
  expect(onBehalf("write me a cover letter", true, own, none)).toContain("[one result with a number]");
  expect(onBehalf("can you write a text to my sister", true, own, none)).toContain(own);
});

test("the same words in another matter get no such text", () => {
  const none = () => false;
  for (const text of [
    "Write a thank you note to my mother in law",
    "write a text to my brother in law, his dad died",
    "write a text to my friend whose boyfriend wants to break up with her",
    "write a text to my son, he missed the game",
    "write an email to my boss that I missed the party planning meeting",
    "write a text to my mom: my flight was cancelled",
    "Write a letter to my insurance company appealing a cancelled policy",
  ])
    expect(words(text) ?? "", text).not.toMatch(
      /I felt alone with it|go on as a couple|You matter to me|I have to cancel|please cancel my/,
    );
  expect(words("write an email to reschedule my job interview, I need to postpone")).toContain("Could we find another date?");
  const scared = onBehalf("write a text to break up with him", false, "Words of the subject.", none);
  expect(scared).toContain("1-800-799-7233");
  expect(scared).not.toContain("lost my job");
});
