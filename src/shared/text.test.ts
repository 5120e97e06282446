import { expect, test } from "vitest";
import { count, inSentence, isFiller } from "./text.ts";

test("a name with letters from right to left is isolated inside of a sentence, any other stays as it is", () => {
  expect(inSentence("כרטיס אשראי")).toBe("\u2068כרטיס אשראי\u2069");
  expect(inSentence("بطاقة 2")).toBe("\u2068بطاقة 2\u2069");
  expect(["Visa", "Café Šárka", "現金", "🏡 Home", ""].map(inSentence)).toEqual(["Visa", "Café Šárka", "現金", "🏡 Home", ""]);
});

test("a count has its noun, and commas from a thousand on", () => {
  expect([count(1, "day"), count(3, "day"), count(5_005, "entry", "entries")]).toEqual(["1 day", "3 days", "5,005 entries"]);
});

test("words of a question that name nothing are filler", () => {
  expect("how do i cancel my subscription".split(" ").filter((word) => !isFiller(word))).toEqual(["cancel", "subscription"]);
});
