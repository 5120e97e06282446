import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/errors.ts";
import { unreachable } from "#web/http.ts";
import { noted, readInterrupted, tellInterrupted } from "#web/other-files.ts";
import { signedIn, signedOut } from "#web/session.ts";
import { clearToasts, shownToasts } from "#web/toast.ts";

const maya = { id: "0190c3f2-0000-7000-8000-000000000001", email: "maya@example.com" };
const list = "/api/journal/imports";
const file = { id: "f", fileName: "daylio.csv" };

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  signedIn("t", maya);
});
afterEach(() => {
  signedOut();
  clearToasts();
  vi.unstubAllGlobals();
});

/** What the next page says after a reload, with the lists of finished imports that the server then returns. */
async function afterReload(...lists: { id: string }[][]): Promise<string[]> {
  void noted(list, () => new Promise(() => undefined))(file);
  let asked = 0;
  vi.stubGlobal("fetch", async (path: string) => Response.json({ imports: path === list ? lists[asked++] : [] }));
  await tellInterrupted(maya.id, 0);
  await tellInterrupted(maya.id, 0); // says it once
  return shownToasts().map(({ title }) => title);
}

test("an import that a reload interrupted is said to be finished, or not stored, once", async () => {
  expect(await afterReload([{ id: "other" }, file])).toEqual(["The import of daylio.csv was finished while the page was closed."]);
  clearToasts();
  expect(await afterReload([], [])).toEqual(["The import of daylio.csv was interrupted."]);
});

test("one that the server was just finishing is not called interrupted", async () => {
  expect(await afterReload([], [file])).toEqual(["The import of daylio.csv was finished while the page was closed."]);
});

test("an import that was answered leaves nothing to say", async () => {
  for (const answer of [() => Promise.resolve(1), () => Promise.reject(new Problem("invalid", "refused"))]) {
    await noted(list, answer)(file).catch(() => undefined);
    expect(readInterrupted(maya.id)).toBe(null);
  }
  await noted(list, () => Promise.reject(new Problem("unavailable", unreachable)))(file).catch(() => undefined);
  expect(readInterrupted(maya.id), "what a reload looks like").toMatchObject(file);
});
