import { afterEach, expect, test, vi } from "vitest";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { browserStorage } from "#web/storage.ts";
import { determineSession } from "./auth.api.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page that opens without a session clears the answers that an interrupted sign-out has left", async () => {
  vi.stubGlobal("document", { cookie: "" });
  browserStorage.set(persistedQueriesFlag, "1");
  await determineSession();
  await expect.poll(() => browserStorage.get(persistedQueriesFlag)).toBe(null);
});
