import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dayMs, hourMs } from "#shared/dates.ts";
import type { Config } from "./config.ts";
import { replaceFile } from "./durable-files.ts";

/** Requests by hour of the day (server time), so that heavy work runs when there are fewest. Numbers only, of no member. */
type Counts = { since: number; perHour: number[] };

const usualHour = 3;
const weekMs = 7 * dayMs;
const stores = new Map<string, { counts: Counts; savedAt: number }>();

const fileIn = (dataDir: string) => join(dataDir, "requests-by-hour.json");

function open(dataDir: string, now: number) {
  const known = stores.get(dataDir);
  if (known) return known;
  const fresh = { counts: read(dataDir) ?? { since: now, perHour: Array.from({ length: 24 }, () => 0) }, savedAt: now };
  stores.set(dataDir, fresh);
  return fresh;
}

function read(dataDir: string): Counts | null {
  try {
    const found = JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as Counts;
    const isWhole = Number.isFinite(found.since) && found.perHour.length === 24 && found.perHour.every((count) => count >= 0);
    return isWhole ? found : null;
  } catch {
    return null; // none yet, or truncated by a crash: counting starts again
  }
}

/** Counts one request at `now` (UTC ms). Saved once an hour. */
export function countRequest({ DATA_DIR }: Pick<Config, "DATA_DIR">, now: number): void {
  const store = open(DATA_DIR, now);
  const hour = new Date(now).getHours();
  store.counts.perHour[hour] = (store.counts.perHour[hour] ?? 0) + 1;
  if (now - store.savedAt < hourMs) return;
  store.savedAt = now;
  // after each week older days count half as much: habits change
  if (now - store.counts.since > 2 * weekMs)
    store.counts = { since: now - weekMs, perHour: store.counts.perHour.map((count) => Math.floor(count / 2)) };
  try {
    mkdirSync(dirname(fileIn(DATA_DIR)), { recursive: true });
    replaceFile(fileIn(DATA_DIR), JSON.stringify(store.counts));
  } catch {
    store.savedAt = now; // a full disk is reported elsewhere; the counts stay in memory
  }
}

/** The hour (0 to 23, server time) with the fewest requests after a week of counting, of several the one nearest to three; before that, three. */
export function quietHour({ DATA_DIR }: Pick<Config, "DATA_DIR">, now: number): number {
  const { since, perHour } = open(DATA_DIR, now).counts;
  if (now - since < weekMs) return usualHour;
  // with its neighbors: a backup may take longer than the hour
  const around = perHour.map((count, hour) => 2 * count + (perHour[(hour + 23) % 24] ?? 0) + (perHour[(hour + 1) % 24] ?? 0));
  const least = Math.min(...around);
  const distance = (hour: number) => Math.min((hour - usualHour + 24) % 24, (usualHour - hour + 24) % 24);
  return around.flatMap((count, hour) => (count === least ? [hour] : [])).toSorted((a, b) => distance(a) - distance(b))[0] ?? usualHour;
}
