import { expect, test } from "vitest";
import { sentencesIn } from "../training/sentences.ts";
import { assess as assessTexts, cardLevel } from "./assess.ts";
import { assess } from "./detector.ts";

const at = (text: string) => assess(text).spans.map(({ from, to }) => text.slice(from, to));

test("the public result has the level, the kind and the sentences", () => {
  expect(assess("I want to die. How do I save on gas?")).toEqual({ level: 2, kind: "self-harm", spans: [{ from: 0, to: 14 }] });
  expect(at("We cooked soup.\n  My husband hits me!  And then it rained.")).toEqual(["My husband hits me!"]);
  expect(assess("We cooked soup.")).toEqual({ level: 0, kind: null, spans: [] });
  expect(assess("")).toEqual({ level: 0, kind: null, spans: [] });
});

test("signs that add up to a crisis mark the whole text", () => {
  const text = "I feel hopeless. I feel so trapped.";
  expect(assess(text)).toMatchObject({ level: 2, kind: "self-harm" });
  expect(at(text)).toEqual([text]);
});

test("each of 200 sentences is classified correctly by the rules and small models alone", () => {
  const all = sentencesIn("sample").flatMap((group) => group.lines.map((text) => ({ text, ...group })));
  expect(all).toHaveLength(200);
  const wrong = all.filter(({ text, kind, how }) => {
    const { level, kinds } = assessTexts(text);
    return kind === null ? level >= cardLevel : level < (how === "imminent" ? 3 : cardLevel) || !kinds.includes(kind);
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
