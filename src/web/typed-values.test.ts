import { expect, test } from "vitest";
import { merge, typing, withOther } from "./typed-values.ts";

const seen = { name: "Card", total: "5000", paid: "1500" };

test("fields that were not typed in follow the row, and typed text stays", () => {
  const typed = { form: { ...seen, total: "6000" }, seen };
  expect(merge(typed, seen)).toEqual({ form: { ...seen, total: "6000" }, both: [], arrived: [] });
  expect(merge(typed, { ...seen, paid: "1750" })).toEqual({
    form: { name: "Card", total: "6000", paid: "1750" },
    both: [],
    arrived: ["paid"],
  });
});

test("a field changed on both sides keeps the typed text, and is listed until one of the two is chosen", () => {
  const typed = { form: { ...seen, total: "6000" }, seen };
  const now = { ...seen, total: "5500" };
  const merged = merge(typed, now);
  expect(merged).toEqual({ form: { ...seen, total: "6000" }, both: ["total"], arrived: [] });
  expect(merge({ form: merged.form, seen: now }, now).both).toEqual([]);
  expect(withOther(merged, now)).toEqual(now);
});

test("the same change on both sides needs no choice", () => {
  const now = { ...seen, total: "6000" };
  expect(merge({ form: now, seen }, now)).toEqual({ form: now, both: [], arrived: [] });
});

test("typing into a field after it was changed elsewhere counts as having seen the change", () => {
  const now = { ...seen, paid: "1750" };
  const typed = typing({ form: { ...seen, total: "6000" }, seen }, now, { paid: "1800" });
  expect(merge(typed, now)).toEqual({ form: { name: "Card", total: "6000", paid: "1800" }, both: [], arrived: [] });
  expect(merge(typed, { ...now, paid: "1900" }).both).toEqual(["paid"]);
});
