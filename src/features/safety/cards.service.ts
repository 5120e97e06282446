import type { Owner } from "#server/database.ts";
import { cardsShown } from "./counts.repository.ts";
import { roundedCounts } from "./safety.counts.rules.ts";

const yearMs = 366 * 86_400_000;

/** Crisis cards shown in the year before `now` (ms), as lines that may be published: groups under ten as "<10". */
export async function cardsOfTheYear(owner: Owner, now: number): Promise<string[]> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return roundedCounts(await cardsShown(owner, day(now - yearMs), day(now)));
}
