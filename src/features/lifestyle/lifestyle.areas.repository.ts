import { eq, lt, sql } from "drizzle-orm";
import type { Owner } from "#server/database.ts";
import type { Place } from "./lifestyle.places.rules.ts";
import { placeAreas as areas } from "./lifestyle.tables.ts";

// an area is not a member's data, so these use the owner's connection, never inside a member's transaction

export type CachedArea = { places: Place[]; asOf: string | null; fetchedAt: Date };

/** How long a cached area is used, and how long it may be used while the map service is down. */
export const freshMs = 7 * 86_400_000;
const cachedMs = 90 * 86_400_000;

export async function readArea(owner: Owner, area: string): Promise<CachedArea | null> {
  const [row] = await owner.select().from(areas).where(eq(areas.area, area));
  return row ? { places: row.places as Place[], asOf: row.asOf, fetchedAt: row.fetchedAt } : null; // written below and nowhere else
}

/** Caches the places of an area, and deletes expired ones. */
export async function cacheArea(owner: Owner, area: string, found: CachedArea): Promise<void> {
  await owner
    .insert(areas)
    .values({ area, ...found })
    .onConflictDoUpdate({
      target: areas.area,
      set: { places: sql`excluded.places`, asOf: sql`excluded.as_of`, fetchedAt: sql`excluded.fetched_at` },
    });
  await owner.delete(areas).where(lt(areas.fetchedAt, new Date(found.fetchedAt.getTime() - cachedMs)));
}
