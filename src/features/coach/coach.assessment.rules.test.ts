import { expect, test } from "vitest";
import { assess, nothingFound } from "crisis-detector/assessment";
import { assessWritten, bounded } from "./coach.assessment.rules.ts";

const unsure = "got a black eye from my toddler's forehead, he didn't even cry";
const byModel = "my boyfriend cheated and i dont know if i should stay";
const severe = "I don't want to live anymore.";
const plain = "How do I start a budget?";
const said = (text: string, isHarmless = false) => ({ text, isHarmless });

test("the page's encoder overrules a finding of unsure patterns or of the linear model, in any message, and nothing else", () => {
  for (const text of [unsure, byModel]) {
    expect(assess(text).level, text).toBe(2);
    expect(assessWritten({ newest: said(text, true), recent: [] }), text).toEqual({ fresh: nothingFound, seen: nothingFound });
    expect(assessWritten({ newest: said(plain, true), recent: [said(text, true), said(text, true)] }), text).toMatchObject({
      fresh: { level: 0 },
      seen: { level: 0 },
    });
    // an earlier message that the encoder has not classified counts, whatever it says of the newest one
    expect(assessWritten({ newest: said(plain, true), recent: [said(text)] }), text).toMatchObject({
      fresh: { level: 0 },
      seen: { level: 2 },
    });
    expect(assessWritten({ newest: said(text, true), recent: [said(severe, true)] }), text).toMatchObject({
      fresh: nothingFound,
      seen: { level: 2, kinds: ["self-harm"] },
    });
  }
  const distressed = `${byModel}. I feel hopeless.`;
  expect(assessWritten({ newest: said(distressed, true), recent: [] }).fresh.level).toBe(1);
  expect(assessWritten({ newest: said(severe, true), recent: [] })).toMatchObject({ fresh: { level: 2 }, seen: { level: 2 } });
});

test("eleven messages count, of each its end", () => {
  const turns = Array.from({ length: 14 }, (_, at) => said(`${at} ${"a".repeat(20)}`, at === 12));
  const { newest, recent } = bounded(turns, 20, true);
  expect(newest).toEqual(said("a".repeat(20), true));
  expect(recent).toHaveLength(10);
  expect(recent.at(-1)).toEqual(said("a".repeat(20), true));
  expect(bounded([], 20, true).newest.text).toBe("");
});
