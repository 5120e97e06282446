import { describe, expect, test } from "vitest";
import { abuseAgain, afterControl, controlAnswers, controlLines } from "../answers/coach.people-control.content.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import type { Message } from "../coach.rules.ts";
import { supportive } from "../coach.words.content.ts";
import { abuseCare, afterAbuse } from "./coach.abuse.rules.ts";
import { supportiveAnswer } from "./coach.supportive.rules.ts";

const sign = { level: 2, kinds: ["abuse"], isAboutOther: false };
const idOf = (text: string | undefined) => [...controlAnswers, ...afterControl].find((one) => text?.startsWith(one.text))?.id;
const talk = (...said: [string, string][]): Message[] =>
  said.flatMap(([user, answer]) => [
    { role: "user" as const, content: user },
    { role: "assistant" as const, content: answer },
  ]);

test("each text is safe, names a line and ends with a question; the lines below an answer name both numbers", () => {
  for (const { id, text } of afterControl)
    expect([id, unsafeIn(text), text.includes("1-800-799-7233"), text.endsWith("?"), text.split("**One next step:**").length]).toEqual([
      id,
      undefined,
      true,
      true,
      2,
    ]);
  for (const { id, text } of controlAnswers) expect([id, unsafeIn(text)]).toEqual([id, undefined]);
  for (const text of [...controlLines, ...abuseAgain])
    expect([unsafeIn(text), /1-800-799-7233/.test(text), /\b911\b/.test(text), /88788/.test(text), text.endsWith("?")]).toEqual([
      undefined,
      true,
      true,
      true,
      true,
    ]);
});

describe("at a sign of abuse", () => {
  test.each([
    ["She goes through my phone when I'm in the shower", "reads-my-phone"],
    ["My boyfriend reads my messages without asking", "reads-my-phone"],
    ["my husband tracks my location all day", "reads-my-phone"],
    ["he says if I have nothing to hide it shouldn't matter", "nothing-to-hide"],
    ["I think I'm being gaslit by my husband", "gaslit"],
    ["is this gaslighting", "gaslit"],
    ["He says I imagine things that really happened", "says-i-imagine-it"],
    ["she tells me it never happened", "says-i-imagine-it"],
    ["my girlfriend gets mad when I go out with friends", "mad-when-i-go-out"],
    ["my husband controls all the money", "controls-the-money"],
    ["my husband doesn't stand up for me", "does-not-stand-up-for-me"],
    ["he doesn't touch me", "no-touch-anymore"],
    ["how do I tell my friend she hurt me", "friend-hurt-me-words"],
  ])("%j has words of its own, with the lines below", (said, id) => {
    const text = supportiveAnswer(said, sign);
    expect(idOf(text)).toBe(id);
    expect(text).toContain(controlLines[0]);
  });
  test.each([
    "he reads my messages and then hits me",
    "he goes through my phone and threatens me",
    "she gets mad when I go out and locks me in",
    "he pushed me down the stairs",
    "my sister's husband controls all the money and I'm scared of him",
    "he choked me, he says I imagine it",
  ])("%j has the general text", (said) => {
    expect(supportiveAnswer(said, sign)).toContain(supportive.abuse);
  });
  test("other kinds, a child and coercion keep theirs", () => {
    const said = "he reads my messages";
    expect(abuseCare(said, { ...sign, kinds: ["abuse", "danger"] }, [])).toBeUndefined();
    expect(abuseCare(said, { ...sign, kinds: ["self-harm"] }, [])).toBeUndefined();
    expect(abuseCare(said, { ...sign, form: "child" }, [])).toBeUndefined();
    expect(abuseCare(said, { ...sign, form: "coercion" }, [])).toBeUndefined();
  });
  test("no text is given twice, and every one has the lines; blows and the highest level keep the general text", () => {
    const first = supportiveAnswer("I think I'm being gaslit", sign);
    const before = talk(["I think I'm being gaslit", first]);
    const second = supportiveAnswer("He says I imagine things", sign, before);
    const more = talk(["I think I'm being gaslit", first], ["He says I imagine things", second]);
    const third = supportiveAnswer("he makes me feel worthless", sign, more);
    expect(new Set([first, second, third]).size).toBe(3);
    const sentences = [first, second, third].flatMap((text) => text.split(/(?<=[.?!])\s+/).filter((one) => one.split(" ").length > 5));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    expect(supportiveAnswer("he hit me", sign, more)).toBe(supportive.abuse);
    expect(supportiveAnswer("he makes me feel worthless", { ...sign, level: 3 }, more)).toBe(supportive.abuse);
  });
});

describe("after it", () => {
  const was = { ...sign, level: 0, wasSevere: true };
  const before = talk(["My boyfriend reads my messages", supportive.abuse]);
  test.each([
    ["Is that normal?", "after-normal"],
    ["is this okay", "after-normal"],
    ["isn't that normal in a relationship?", "after-normal"],
    ["I'm not sure if I'm overreacting", "after-overreacting"],
    ["maybe i'm too sensitive", "after-overreacting"],
    ["am i the problem?", "after-overreacting"],
    ["should I leave him?", "after-should-leave"],
    ["how do i get out", "after-should-leave"],
    ["what should I do", "after-what-to-do"],
    ["what do I say to him?", "after-what-to-say"],
    ["he says he's joking", "after-excuse"],
    ["but I love him", "after-excuse"],
    ["he promised to change", "after-excuse"],
    ["she calls me 10 times", "after-small-control"],
    ["I have to ask for $20", "after-small-control"],
    ["I'm safe", "after-safe"],
    ["he never hit me", "after-safe"],
  ])("%j", (said, id) => {
    expect(idOf(afterAbuse(said, was, before))).toBe(id);
  });
  test("not before it, not for other signs, and not where blows are told", () => {
    expect(afterAbuse("Is that normal?", { ...was, wasSevere: false }, before)).toBeUndefined();
    expect(afterAbuse("Is that normal?", { ...was, kinds: ["self-harm"] }, before)).toBeUndefined();
    expect(afterAbuse("he says sorry after he hits me", was, before)).toBeUndefined();
    expect(afterAbuse("how do I save for a house", was, before)).toBeUndefined();
  });
});
