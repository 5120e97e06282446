import { ownedBy, type MemberTx } from "#server/database.ts";
import { refuseConflict } from "#server/edit-conflicts.ts";
import { emptyPlan, type SafetyPlan } from "./safety-plan.rules.ts";
import { safetyPlans as plans } from "./safety.tables.ts";

export async function readPlan(tx: MemberTx): Promise<SafetyPlan> {
  const [row] = await tx
    .select({ signs: plans.signs, calming: plans.calming, people: plans.people, places: plans.places })
    .from(plans)
    .where(ownedBy(plans, tx));
  return row ?? emptyPlan;
}

/** Saves the whole plan; there is one per member. Throws conflict when a part of `seen` was changed since. */
export async function savePlan(
  tx: MemberTx,
  { seen, ...plan }: SafetyPlan & { seen?: Partial<SafetyPlan> | undefined },
  now: number,
): Promise<SafetyPlan> {
  await refuseConflict(tx, "safety plan", { seen, next: plan, read: () => readPlan(tx) });
  const { signs, calming, people, places } = plan;
  const saved = { signs, calming, people, places, changedAt: new Date(now) };
  await tx
    .insert(plans)
    .values({ userId: tx.memberId, ...saved })
    .onConflictDoUpdate({ target: plans.userId, set: saved });
  return readPlan(tx);
}
