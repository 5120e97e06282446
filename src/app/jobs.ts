import { billingFacts } from "../features/billing/billing.facts.ts";
import type { Ground } from "#server/ground.ts";
import { emptyTrash } from "#server/housekeeping.ts";
import { keepDeletedMs } from "#server/trash.ts";

const minuteMs = 60_000;

/** Everything that happens by itself, one line each. Each may run in several processes at once without harm. */
export function startJobs(ground: Ground): void {
  const { jobs, database, limits, config } = ground;
  jobs.every(60 * minuteMs, "vacuum", () => database.vacuum());
  jobs.every(10 * minuteMs, "limits", () => limits.sweep());
  jobs.every(10 * minuteMs, "trash", () => emptyTrash(ground, keepDeletedMs));
  if (ground.payments) jobs.every(config.BILLING_RECONCILE_MINUTES * minuteMs, "reconcile", () => billingFacts.reconcile(ground));
}
