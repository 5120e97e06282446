import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

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
