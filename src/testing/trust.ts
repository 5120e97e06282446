import type { TestContext } from "vitest";

/** What a test found out about one check of docs/trust.md, in figures: "5,000 requests, 0 foreign rows". */
export type Proof = { check: string; figure: string };

declare module "vitest" {
  // vitest's own place for what a test wants to say in a report
  interface TaskMeta {
    proofs?: Proof[];
  }
}

/** Notes what this test proved; `npm run trust` puts it into the table. Call it last: a test that fails has proved nothing. */
export function proves({ task }: Pick<TestContext, "task">, check: string, figure: string): void {
  task.meta.proofs = [...(task.meta.proofs ?? []), { check, figure }];
}

/** How much of the night's counts and minutes is wanted, above 0 and at most 1: `npm run trust:nightly -- --part 0.1`. */
export const part = Number(process.env["TRUST_PART"] ?? 1);

/** How often a check is repeated: a little in every `npm test`, the stated number in `npm run trust`, more in the night's run. */
export function times(always: number, trust: number, nightly = trust): number {
  const run = process.env["TRUST"];
  return run === "nightly" ? Math.max(trust, Math.ceil(nightly * part)) : run === "every" ? trust : always;
}
