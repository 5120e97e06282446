import { format } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, expect } from "vitest";

/**
 * The usual run tries the same examples everywhere, so that a red one speaks of the change. Others are tried by the longer
 * runs (TRUST), or for one with PROPERTY_SEED=<number>.
 */
const { TRUST, PROPERTY_SEED = TRUST ? undefined : "20261122" } = process.env;
if (PROPERTY_SEED) fc.configureGlobal({ seed: Number(PROPERTY_SEED) });

/** A stray complaint on the console fails the test that caused it. */
const loud = { error: console.error, warn: console.warn };
let said: string[] = [];

beforeEach(() => {
  said = [];
  console.error = console.warn = (...parts: unknown[]) => void said.push(format(...parts));
});

afterEach(() => {
  Object.assign(console, loud);
  expect(said, "nothing may complain on the console").toEqual([]);
});
