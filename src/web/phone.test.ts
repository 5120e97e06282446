import { expect, test } from "vitest";
import { phoneParts, withPhoneLinks } from "./phone.ts";

test("numbers to call are found in a text, and nothing else is", () => {
  expect(phoneParts("Call 1-800-799-7233, day and night.")).toEqual([
    { text: "Call " },
    { text: "1-800-799-7233", tel: "tel:18007997233" },
    { text: ", day and night." },
  ]);
  expect(phoneParts("1-800-799-7233")).toEqual([{ text: "1-800-799-7233", tel: "tel:18007997233" }]);
  expect(phoneParts("1-800-799-7233 or 1-888-373-7888").filter(({ tel }) => tel)).toHaveLength(2);
  expect(phoneParts("In 2026-11-20 I owed 1-800 dollars")).toEqual([{ text: "In 2026-11-20 I owed 1-800 dollars" }]);
  expect(phoneParts("")).toEqual([]);
});

test("in Markdown they become links once", () => {
  const linked = "Call [1-800-799-7233](tel:18007997233).";
  expect(withPhoneLinks("Call 1-800-799-7233.")).toBe(linked);
  expect(withPhoneLinks(linked)).toBe(linked);
});
