import { expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { saveRow } from "./row-editor.ts";

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
