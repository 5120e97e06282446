import { expect, type TestContext } from "vitest";

/** What a test measured for one check of docs/assurance.md: "5,000 requests, 0 foreign rows". */
type Proof = { check: string; figure: string };

declare module "vitest" {
  // vitest's place for data that a test adds to the report
  interface TaskMeta {
    proofs?: Proof[];
  }
}

/** Records what this test proved; `npm run assurance` puts it into the table. Call it last, so that a failed test records nothing. */
export function proves({ task }: Pick<TestContext, "task">, check: string, figure: string): void {
  task.meta.proofs = [...(task.meta.proofs ?? []), { check, figure }];
}

/** The share of the nightly counts and minutes, above 0 and at most 1: `npm run assurance:nightly -- --part 0.1`. */
const part = Number(process.env["ASSURANCE_PART"] ?? 1);

/** How often a check is repeated: a few times in every `npm test`, the stated number in `npm run assurance`, more in the nightly run. */
export function times(always: number, trust: number, nightly = trust): number {
  const run = process.env["ASSURANCE"];
  return run === "nightly" ? Math.max(trust, Math.ceil(nightly * part)) : run === "every" ? trust : always;
}

/**
 * Compares a duration or a ratio of durations with its limit in the assurance runs only. In a usual run the machine is shared with other
 * tests, so only the test's own timeout applies.
 */
export function expectWithin(measured: number, limit: number, what: string): void {
  if (process.env["ASSURANCE"]) expect(measured, what).toBeLessThan(limit);
}
