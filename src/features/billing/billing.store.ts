import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";

/**
 * One month of practice payment, from now (UTC ms) or from the end of what runs already: subscribing early costs no free
 * day. Does nothing for an account that is gone.
 */
export async function payForMonth(owner: Owner, memberId: string, now: number): Promise<void> {
  const [member] = await owner.select().from(users).where(eq(users.id, memberId));
  if (!member) return;
  const from = new Date(Math.max(now, member.trialEndsAt.getTime(), member.paidUntil?.getTime() ?? 0));
  const paidUntil = new Date(from);
  paidUntil.setUTCMonth(from.getUTCMonth() + 1);
  await owner.update(users).set({ billingStatus: "active", paidUntil, graceEndsAt: null }).where(eq(users.id, memberId));
}
