import { expect, test } from "vitest";
import { planChangeInWords } from "./lifestyle.plan-change.rules.ts";

test("the first plan and a swapped meal are announced; another plan and an unchanged one are not", () => {
  const cooked = (day: string, name: string) => ({ day, meals: [{ slot: "dinner" as const, name }] });
  const first = { id: "a", days: [cooked("2026-11-16", "Soup"), cooked("2026-11-20", "Pasta")] };
  const swapped = { id: "a", days: [cooked("2026-11-16", "Soup"), cooked("2026-11-20", "Tacos")] };
  expect(planChangeInWords(null, first)).toBe("Your meal plan is ready, for three cooking days.");
  expect(planChangeInWords(first, swapped)).toBe("Dinner on Friday is now Tacos.");
  expect(planChangeInWords(first, structuredClone(first))).toBe("");
  expect(planChangeInWords(first, { ...swapped, id: "b" })).toBe("");
  expect(planChangeInWords(first, null)).toBe("");
});
