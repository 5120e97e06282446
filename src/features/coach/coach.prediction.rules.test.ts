import { expect, test } from "vitest";
import { nothingFound } from "#safety/safety.rules.ts";
import { withHeard } from "./coach.prediction.rules.ts";

const grave = { ...nothingFound, level: 3 as const, kinds: ["abuse" as const] };

test("what the page heard counts, and makes nothing milder", () => {
  const heard = { level: 2, kinds: ["self-harm"], isAboutOther: false };
  expect(withHeard(nothingFound, { messages: [], heard })).toMatchObject({ level: 2, kinds: ["self-harm"] });
  expect(withHeard(grave, { heard })).toMatchObject({ level: 3, kinds: ["self-harm", "abuse"] });
  expect(withHeard(nothingFound, { heard: { ...heard, level: 3 } }).level).toBe(3);
});

test("anything else in its place says nothing", () => {
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
  for (const heard of wrong) {
    expect(withHeard(nothingFound, { heard })).toEqual(nothingFound);
    expect(withHeard(grave, { heard })).toEqual(grave);
  }
  expect(withHeard(nothingFound, "no body")).toEqual(nothingFound);
  const loud = { level: 99, kinds: ["self-harm", "everything"], isAboutOther: "yes" };
  expect(withHeard(nothingFound, { heard: loud })).toEqual({ ...nothingFound, level: 2, kinds: ["self-harm"] });
});
