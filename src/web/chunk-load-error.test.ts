import { expect, test, vi } from "vitest";
import { retryLater, retrying } from "./chunk-load-error.ts";

test("an import that failed is tried once more by its address", async () => {
  // Node refuses to import from http, so the second try ends with its own words
  const load = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/menu-AbC.js")),
  );
  await expect(retrying(load)).rejects.toThrow(/protocol 'http:'/);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure that names no address, and a success, are passed on", async () => {
  await expect(retrying(() => Promise.reject(new Error("Importing a module script failed.")))).rejects.toThrow(
    "Importing a module script failed.",
  );
  await expect(retrying(() => Promise.resolve("loaded"))).resolves.toBe("loaded");
});

test("what failed is tried again when the network is back, after 15 s at the latest, and once only", () => {
  vi.useFakeTimers();
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const [byTime, byEvent, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  retryLater(byTime);
  vi.advanceTimersByTime(14_999);
  expect(byTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  retryLater(cancelled)();
  retryLater(byEvent);
  events.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect([byTime, byEvent, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
