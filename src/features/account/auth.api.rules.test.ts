import { afterEach, expect, test, vi } from "vitest";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { browserStorage } from "#web/storage.ts";
import { sessionKey } from "#web/stored-session.ts";
import { signedIn, signedOut } from "#web/session.ts";
import { clearToasts, shownToasts } from "#web/toast.ts";
import { determineSession } from "./auth.api.ts";

afterEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  signedOut(); // files of rules tests share the modules' state
  vi.unstubAllGlobals();
});

test("a page that opens without a session clears the answers that an interrupted sign-out has left", async () => {
  vi.stubGlobal("document", { cookie: "" });
  browserStorage.set(persistedQueriesFlag, "1");
  await determineSession();
  await expect.poll(() => browserStorage.get(persistedQueriesFlag)).toBe(null);
});

const maya = { id: "maya", email: "maya@example.com" };
/** A page that opens at /budget with a session that the server no longer accepts. */
async function openEnded() {
  clearToasts();
  const here = { pathname: "/budget" };
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", here);
  vi.stubGlobal("history", { state: null, replaceState: (_: unknown, __: string, to: string) => void (here.pathname = to) });
  vi.stubGlobal("fetch", async () => Response.json({ code: "not-signed-in", message: "Your session has ended." }, { status: 401 }));
  browserStorage.set(sessionKey, JSON.stringify({ token: "over", member: maya }));
  await determineSession();
  return here;
}
/** What the sign-in page does. */
async function signInAt(here: { pathname: string }, who: typeof maya, to: string) {
  signedIn("new", who);
  here.pathname = to;
  await new Promise((done) => setTimeout(done));
  return here.pathname;
}

test("a session that ended by itself is explained, and signing in leads back to the page", async () => {
  const here = await openEnded();
  expect(shownToasts()).toMatchObject([{ title: "You were signed out.", words: "Sign in to go on where you were." }]);
  expect(await signInAt(here, maya, "/")).toBe("/budget");
  expect(await signInAt(here, maya, "/"), "once").toBe("/");
});

test("another member, another tab's sign-in, and signing out lead to no earlier page; signing out is not explained", async () => {
  expect(await signInAt(await openEnded(), { ...maya, id: "ben" }, "/")).toBe("/");
  expect(await signInAt(await openEnded(), maya, "/growth")).toBe("/growth");
  const here = await openEnded();
  clearToasts();
  signedOut();
  await determineSession();
  expect(shownToasts()).toEqual([]);
  expect(await signInAt(here, maya, "/")).toBe("/");
});
