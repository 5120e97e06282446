import { expect, test } from "vitest";
import { inSentence } from "./text.ts";

test("a name with letters from right to left is isolated inside of a sentence, any other stays as it is", () => {
  expect(inSentence("כרטיס אשראי")).toBe("\u2068כרטיס אשראי\u2069");
  expect(inSentence("بطاقة 2")).toBe("\u2068بطاقة 2\u2069");
  expect(["Visa", "Café Šárka", "現金", "🏡 Home", ""].map(inSentence)).toEqual(["Visa", "Café Šárka", "現金", "🏡 Home", ""]);
});
