import { format } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, expect } from "vitest";

/**
 * The usual run uses the same random examples everywhere, so that only a change can cause a failure. Longer runs (ASSURANCE) use others,
 * and PROPERTY_SEED=<number> sets a seed.
 */
const { ASSURANCE, PROPERTY_SEED = ASSURANCE ? undefined : "20261122" } = process.env;
if (PROPERTY_SEED) fc.configureGlobal({ seed: Number(PROPERTY_SEED) });

/** Unexpected console output fails the test that caused it. */
const loud = { error: console.error, warn: console.warn };
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  console.error = console.warn = (...parts: unknown[]) => void messages.push(format(...parts));
});

afterEach(() => {
  Object.assign(console, loud);
  expect(messages, "nothing may complain on the console").toEqual([]);
});
