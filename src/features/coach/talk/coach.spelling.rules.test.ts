import { expect, test } from "vitest";
import { slips, speller, stem } from "./coach.spelling.rules.ts";

test.each([
  ["buying", "buy"],
  ["bought", "buy"],
  ["worried", "worry"],
  ["exhausted", "weary"],
  ["tired", "weary"],
  ["tires", "tire"],
  ["kids", "child"],
  ["dont", null],
  ["don't", null],
  ["I", null],
])("'%s' is read as %s", (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test("one typing error in a word is corrected, two in a long one, and a known word stays", () => {
  const spelled = speller(new Set(["husband", "fight", "procrastinate", "landlord", "house", "mouse"]));
  expect(["husbnad", "figthing", "procastinate", "landlrd", "mouse"].map(spelled)).toEqual([
    "husband",
    "fight",
    "procrastinate",
    "landlord",
    "mouse",
  ]);
  expect(spelled("agian")).toBeNull();
  expect(spelled("zebra")).toBe("zebra");
  expect(spelled("w2xx")).toBe("w2xx");
});

test("swapped adjacent letters are one error", () => {
  expect(slips("fight", "figth", 2)).toBe(1);
  expect(slips("rent", "tent", 1)).toBe(1);
  expect(slips("rent", "budget", 2)).toBeGreaterThan(2);
});
