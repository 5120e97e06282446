import { expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { merge, saveRow, typing, withOther } from "./row-editor.ts";

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

test("a deleted row is restored and changed, or added as a new one when it is too late for that", async () => {
  const key = { how: "again", id: "old", version: 3, newId: "new" } as const;
  const calls = {
    add: vi.fn<(id: string) => Promise<string>>(async (id) => id),
    edit: vi.fn<(key: { id: string; version: number }) => Promise<string>>(async ({ id }) => id),
  };
  const restore = vi.fn<(id: string) => Promise<void>>(async () => {});
  expect(await saveRow(key, calls, restore)).toBe("old");
  expect(calls.edit).toHaveBeenCalledWith({ id: "old", version: 3 });
  calls.edit.mockRejectedValueOnce(new Problem("not-found", "This is no longer here."));
  expect(await saveRow(key, calls, restore)).toBe("new");
  restore.mockRejectedValueOnce(new Problem("unavailable", "No answer."));
  await expect(saveRow(key, calls, restore)).rejects.toThrow("No answer.");
});

test("a row that is there again, restored by a lost attempt or elsewhere, is changed and not added a second time", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "not-found", message: "It is too late to bring this back." }, { status: 404 }));
  const key = { how: "again", id: "old", version: 3, newId: "new" } as const;
  expect(await saveRow(key, { add: async (id) => id, edit: async ({ id }) => id })).toBe("old");
  vi.unstubAllGlobals();
});
