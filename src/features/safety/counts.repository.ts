import { and, gte, lte, sql } from "drizzle-orm";
import type { Owner } from "#server/database.ts";
import { openTurns } from "#server/slots.ts";
import { crisisCards } from "./safety.tables.ts";

/** Counts one card of `level` on the UTC date of `now` (ms). Nothing else is recorded: no member, no text, no address. */
export function countCard(owner: Owner, level: number, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const add = async () =>
    void (await owner
      .insert(crisisCards)
      .values({ day, level, cards: 1 })
      .onConflictDoUpdate({ target: [crisisCards.day, crisisCards.level], set: { cards: sql`${crisisCards.cards} + 1` } }));
  return turns(`${day} ${level}`, add);
}
/** Of one row's statements one at a time: at the same time they would occupy every connection while many cards are shown. */
const turns = openTurns();

/**
 * Cards shown from one UTC date to another, both included, by day and level. For the operator; small groups are hidden by `roundedCounts`.
 */
export const cardsShown = (owner: Owner, from: string, to: string) =>
  owner
    .select({ day: crisisCards.day, level: crisisCards.level, cards: crisisCards.cards })
    .from(crisisCards)
    .where(and(gte(crisisCards.day, from), lte(crisisCards.day, to)))
    .orderBy(crisisCards.day, crisisCards.level);
