import { expect, test, vi } from "vitest";
import { retrying } from "./chunk-load-error.ts";

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
