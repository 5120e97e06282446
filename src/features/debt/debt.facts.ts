import type { MemberTx } from "#server/database.ts";
import { own } from "#server/database.ts";
import { listDebts } from "./debt.store.ts";
import { debtSettings as settings } from "./debt.tables.ts";
import { score } from "./score.rules.ts";

export const debtFacts = {
  /** Score and what is left, for the week at a glance; null for somebody who never opened the page. */
  week: async (tx: MemberTx) => {
    const begun = await tx.select().from(settings).where(own(settings, tx));
    if (begun.length === 0) return null;
    const { score: points, totalCents, paidCents, leftCents } = score(await listDebts(tx));
    return { score: points, totalCents, paidCents, leftCents };
  },
};
