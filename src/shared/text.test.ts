import { expect, test } from "vitest";
import { count, inSentence, isFiller, plainDigits } from "./text.ts";

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

test("digits of every script are read as numbers", () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)));
  expect(all.length).toBeGreaterThan(600);
  const rows = Array.from({ length: all.length / 10 }, (_, at) => plainDigits(String.fromCodePoint(...all.slice(10 * at, 10 * at + 10))));
  expect(new Set(rows)).toEqual(new Set(["0123456789"]));
});

test("an amount that was copied from a page in Persian or Arabic has our marks, and no marks of direction", () => {
  expect(plainDigits("\u200f۱٬۲۳۴٫۵۰\u200e")).toBe("1,234.50");
  expect(plainDigits("１２．５")).toBe("12.5");
  expect(plainDigits("Café 12")).toBe("Café 12");
});
