import { dayMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { notConfigured } from "#server/integrations/places.ts";
import { freshMs, cacheArea, readArea, type CachedArea } from "./lifestyle.areas.repository.ts";
import { areaKey, roundPoint, type Point } from "./lifestyle.near.rules.ts";
import { placesQuery, placesWords, readPlaces, type Place, type Radius } from "./lifestyle.places.rules.ts";

export type Found = { places: Place[]; asOf: string | null; fetchedAt: string | null; trouble: string | null };

const queryTimeoutSeconds = 12;
const requestsPerHour = 40;

/**
 * Places around a point, from the cached area or from the map service. Never fails: when the service does not answer, is busy or has
 * reached today's limit, `trouble` says so, with whatever is still cached. Rounds the point again.
 */
export async function findNearby(context: AppContext, memberId: string, point: Point, radius: Radius): Promise<Found> {
  const { owner } = context.database;
  const center = roundPoint(point);
  const area = areaKey(center, radius);
  const saved = await readArea(owner, area);
  if (saved && context.clock() - saved.fetchedAt.getTime() < freshMs) return shown(saved, null);
  try {
    await countRequest(context, memberId);
    const read = readPlaces(await context.places.ask(placesQuery(center, radius, queryTimeoutSeconds)));
    if (!read?.isComplete) return shown(saved, placesWords.unavailable);
    const found: CachedArea = { places: read.places, asOf: read.asOf, fetchedAt: new Date(context.clock()) };
    await cacheArea(owner, area, found);
    return shown(found, null);
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    return shown(saved, problemText(refusal));
  }
}

async function countRequest(context: AppContext, memberId: string) {
  await context.limits.count({ purpose: "places", subject: memberId, most: requestsPerHour, windowMs: 3_600_000 });
  try {
    await context.limits.count({ purpose: "overpass", subject: "everybody", most: context.config.OVERPASS_DAILY_CEILING, windowMs: dayMs });
  } catch (cause) {
    throw new Problem("too-many", placesWords.spent, { field: "ceiling", cause });
  }
}

function problemText({ field, kind }: Problem): string {
  if (field === notConfigured) return placesWords.notConfigured;
  if (field === "ceiling") return placesWords.spent;
  return kind === "too-many" ? placesWords.busy : placesWords.unavailable;
}

const shown = (saved: CachedArea | null, trouble: string | null): Found => ({
  places: saved?.places ?? [],
  asOf: saved?.asOf ?? null,
  fetchedAt: saved?.fetchedAt.toISOString() ?? null,
  trouble,
});
