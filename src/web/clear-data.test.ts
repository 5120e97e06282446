import { afterEach, expect, test, vi } from "vitest";
import { clearCachedAnswers, clearMember } from "#web/clear-data.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["signs out", () => clearMember("maya")],
  ["has lost the session", clearCachedAnswers],
])("no notification stays on the screen of a member who %s", async (_, clear) => {
  const close = vi.fn<() => void>();
  const registration = { getNotifications: async () => [{ close }, { close }] };
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  await clear();
  expect(close).toHaveBeenCalledTimes(2);
});
