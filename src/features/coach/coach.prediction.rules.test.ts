import { expect, test } from "vitest";
import { nothingFound } from "crisis-detector/assessment";
import { saysHarmless, withPrediction } from "./coach.prediction.rules.ts";

const severe = { ...nothingFound, level: 3 as const, kinds: ["abuse" as const] };

test("the page's prediction counts, and lowers no finding", () => {
  const prediction = { level: 2, kinds: ["self-harm"], isAboutOther: false };
  expect(withPrediction(nothingFound, { messages: [], prediction })).toMatchObject({ level: 2, kinds: ["self-harm"] });
  expect(withPrediction(nothingFound, { prediction: { ...prediction, level: 1 } })).toMatchObject({ level: 1, kinds: ["self-harm"] });
  expect(withPrediction(severe, { prediction: { ...prediction, level: 1 } })).toEqual(severe);
  expect(withPrediction(severe, { prediction })).toMatchObject({ level: 3, kinds: ["self-harm", "abuse"] });
  expect(withPrediction(nothingFound, { prediction: { ...prediction, level: 3 } }).level).toBe(3);
});

test("the page's encoder has found nothing only where it says exactly that", () => {
  const nothing = { level: 0, kinds: [], isAboutOther: false };
  expect(saysHarmless({ prediction: nothing })).toBe(true);
  expect(withPrediction(severe, { prediction: nothing })).toEqual(severe);
  for (const prediction of [undefined, {}, { level: 0 }, { ...nothing, level: 1 }, { ...nothing, kinds: ["everything"] }])
    expect(saysHarmless({ prediction })).toBe(false);
});

test("any other value in its place is ignored", () => {
  const wrong = [
    undefined,
    null,
    7,
    "grave",
    [],
    {},
    { level: 3 },
    { level: 3, kinds: "self-harm" },
    { level: 3, kinds: ["<b>", 4, null] },
  ];
  for (const prediction of wrong) {
    expect(withPrediction(nothingFound, { prediction })).toEqual(nothingFound);
    expect(withPrediction(severe, { prediction })).toEqual(severe);
  }
  expect(withPrediction(nothingFound, "no body")).toEqual(nothingFound);
  const loud = { level: 99, kinds: ["self-harm", "everything"], isAboutOther: "yes" };
  expect(withPrediction(nothingFound, { prediction: loud })).toEqual({ ...nothingFound, level: 2, kinds: ["self-harm"] });
});
