import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { worded } from "./coach.emoji.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { shorterWords } from "./coach.short-turns.rules.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each([
  ["what do you mean?", "explain"],
  ["can you be more specific", "explain"],
  ["explain it like I'm 5", "explain"],
  ["i don't understand", "explain"],
  ["in simple words please", "explain"],
  ["both", "both"],
  ["a bit of everything", "both"],
  ["all of the above", "both"],
  ["how often?", "often"],
  ["how many times a week should I do it", "often"],
  ["you're right", "yes"],
  ["ok let's do it", "yes"],
  ["exactly", "yes"],
  ["hm ok", "yes"],
])("'%s' asks for %s", (text, kind) => {
  expect(followUp(text, true)?.kind).toBe(kind);
});
test.each(["both my parents are sick", "how often does he hit you", "explain to my son why we moved", "i don't understand my husband"])(
  "'%s' is none of these",
  (text) => {
    expect(["explain", "both", "often", "yes"]).not.toContain(followUp(text, true)?.kind);
  },
);

describe("a short message about the last answer", () => {
  const saving = "How can I save more money?";
  test("gets the reason, the core, and another one the second time", () => {
    expect(lastOf(saving, "why")).toContain("The reason behind it: the first 500 dollars change most bad weeks.");
    expect(lastOf(saving, "why", "why?")).toContain(replies.whyMore[0]);
    expect(lastOf(saving, "shorter")).toContain("In short: move a small fixed sum on payday");
    expect(lastOf(saving, "shorter", "shorter")).toContain(replies.shortest[0]);
  });
  test("is explained in plain words with one example", () => {
    expect(lastOf(saving, "what do you mean?")).toMatch(
      /^In plain words: move a small fixed sum[\s\S]+Made concrete, it begins like this:/,
    );
  });
  test("a bare yes to an open question asks for a word, and begins all the same", () => {
    expect(lastOf("I'm so stressed about work", "yes")).toMatch(/^Good, then we go on\.[\s\S]+\*\*One next step:\*\*/);
    expect(lastOf("I'm so stressed about work", "ok")).toContain(replies.agreed);
  });
  test("both, and how often", () => {
    expect(lastOf("I'm so stressed about work", "both")).toContain("Both, then");
    expect(lastOf("I'm so stressed about work", "both", "how often?")).toContain("Small and often");
  });
  test("asks for the options, or for and against", () => {
    expect(lastOf("I hate my job", "what are my options?")).toContain("There are mostly four");
    expect(lastOf("I need to make a decision", "pros and cons?")).toContain("Make four short lists");
  });
  test("asks for a plan of the subject's own steps", () => {
    const text = lastOf("I want to buy a house, how do I start saving?", "can you make a plan for me?");
    expect(text).toMatch(/^A small plan, one thing at a time[\s\S]+state's housing agency/);
  });
  test("laughs", () => {
    expect(lastOf(saving, "lol")).toBe(replies.laughs[0]);
  });
});

test("words to say are made shorter by leaving all out that asks for nothing", () => {
  const letter =
    "\u201CThank you for taking the time. I've been here for two years, and I like the work. I'd like my pay to fit what I do now. Could we talk about it on Friday?\u201D";
  expect(shorterWords("make it shorter", letter)).toContain(
    "\u201CI'd like my pay to fit what I do now. Could we talk about it on Friday?\u201D",
  );
  expect(shorterWords("make it shorter", "\u201CCould you call me?\u201D")).toBeUndefined();
  expect(shorterWords("thanks", letter)).toBeUndefined();
});
test.each([
  ["👍", "ok"],
  ["❤️", "thanks"],
  ["😂😂", "lol"],
  ["😢", "I feel sad"],
  ["👍🏽", "ok"],
  ["good 👍", "good 👍"],
  ["123", "123"],
  ["🍕", "🍕"],
])("%s stands for '%s'", (text, words) => {
  expect(worded(text)).toBe(words);
});
