import { afterEach, expect, test, vi } from "vitest";
import { checkOnce, watchConnectivity } from "#web/connectivity.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a check that fails after a later one was answered does not count", async () => {
  vi.useFakeTimers();
  const asked: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => {
    asked.push(Promise.withResolvers<Response>());
    return asked.at(-1)?.promise;
  });
  const stop = watchConnectivity();
  const checks = [checkOnce(), checkOnce()];
  asked[1]?.resolve(new Response(null, { status: 200 }));
  await checks[1];
  asked[0]?.reject(new TypeError("no network"));
  await checks[0];
  // offline it would ask again after ten seconds
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  expect(asked).toHaveLength(2);
});
