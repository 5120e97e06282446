import { and, eq } from "drizzle-orm";
import { secondFactors, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import type { Limits } from "#server/limits.ts";

/**
 * How long after it was switched on a new password from a link in an email switches a second factor off again, ms. Someone who knows the
 * password may have added their own app: without this, the owner could never sign in again.
 */
const newMs = 7 * 24 * 3_600_000;

const since = (factorId: string) => ({ purpose: "second-factor-new", subject: factorId, windowMs: newMs });

const findFactor = async (owner: Pick<Owner, "select">, memberId: string): Promise<string | undefined> =>
  (
    await owner
      .select({ id: secondFactors.id })
      .from(secondFactors)
      .innerJoin(users, eq(users.id, secondFactors.userId))
      .where(and(eq(secondFactors.userId, memberId), eq(users.twoFactorEnabled, true)))
  )[0]?.id;

/** Records that the second factor of this member is switched on, in the transaction `tx` that does so. `limits` count in it. */
export async function noteNewSecondFactor(tx: Pick<Owner, "select">, limits: Limits, memberId: string): Promise<void> {
  const factor = await findFactor(tx, memberId);
  if (factor) await limits.first(since(factor));
}

/** The id of this member's second factor if it was switched on a short time ago. */
export async function findNewSecondFactor(context: AppContext, memberId: string): Promise<string | undefined> {
  const factor = await findFactor(context.database.owner, memberId);
  return factor && (await context.limits.has(since(factor))) ? factor : undefined;
}

/** Switches off the second factor with this id. False if it was switched off meanwhile. */
export async function removeSecondFactor(tx: Pick<Owner, "delete" | "update">, memberId: string, factorId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, memberId), eq(secondFactors.id, factorId)))
    .returning({ id: secondFactors.id });
  if (gone.length > 0) await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, memberId));
  return gone.length > 0;
}
