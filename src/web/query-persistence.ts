import type { Query, QueryKey } from "@tanstack/react-query";
import { build } from "#web/build.ts";
import { queries, readsFlag } from "#web/query.ts";
import { memberAtScreen, session } from "#web/session.ts";
import { recordStore } from "#web/storage-records.ts";
import { browserStorage } from "#web/storage.ts";

/** A persisted answer, `at` (UTC ms), for one member and one build: another build may expect another shape. */
type Kept = { member: string; build: string; key: QueryKey; data: unknown; at: number };

/**
 * What may be persisted, by the first word of the query key. Features that are not listed are never persisted: above all the
 * coach, the account and payments.
 */
const keptRooms = new Set([
  "budget",
  "challenge",
  "debt",
  "documents",
  "growth",
  "journal",
  "kitchen",
  "lifestyle",
  "members",
  "progress",
  "relationships",
  "safety",
  "subscription",
]);
const longestKeptMs = 7 * 86_400_000;
const mostKeptBytes = 4_000_000;
const pauseMs = 700;

const answers = recordStore<Kept>("evenday-reads", "answers");

/** Puts this member's persisted answers into the open page with their original time; pages refetch on their own. */
export async function restoreReads(member: string): Promise<void> {
  const all = await answers.entries();
  if (memberAtScreen()?.id !== member) return; // refused meanwhile
  const isGood = ({ member: whose, build: of, at }: Kept) => whose === member && of === build && Date.now() - at < longestKeptMs;
  let bytes = 0;
  const late: string[] = [];
  for (const [name, kept] of all.toSorted(([, one], [, two]) => two.at - one.at)) {
    bytes += JSON.stringify(kept.data)?.length ?? 0;
    if (!isGood(kept) || bytes > mostKeptBytes) late.push(name);
    else if ((queries.getQueryState(kept.key)?.dataUpdatedAt ?? 0) < kept.at) {
      queries.setQueryData(kept.key, kept.data, { updatedAt: kept.at });
      // refetch regardless of age: a reload is a request for fresh data
      queries.getQueryCache().find({ queryKey: kept.key })?.invalidate();
    }
  }
  if (late.length > 0) await answers.delMany(late);
}

/** Persists every answer from now on. Returns the stop function. */
export function keepReads(member: string): () => void {
  const fresh = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = session();
    // deleted meanwhile, so it is not persisted
    const all = [...fresh.values()].filter((query) => queries.getQueryCache().get(query.queryHash) === query);
    fresh.clear();
    // after signing out nothing is persisted
    if (now.state !== "in" || now.member.id !== member || all.length === 0) return;
    browserStorage.set(readsFlag, "1");
    const kept = all.map((query): [string, Kept] => [
      `${member} ${query.queryHash}`,
      { member, build, key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt },
    ]);
    void answers.setMany(kept);
  };
  const note = (query: Query) => {
    if (query.state.data === undefined || !isKept(query.queryKey)) return;
    fresh.set(query.queryHash, query);
    timer ??= setTimeout(write, pauseMs);
  };
  queries.getQueryCache().getAll().forEach(note);
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query);
  });
  const onHide = () => document.visibilityState === "hidden" && write();
  document.addEventListener("visibilitychange", onHide);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", onHide);
    clearTimeout(timer);
  };
}

/** Deletes all persisted answers from this device. */
export async function clearReads(): Promise<void> {
  browserStorage.remove(readsFlag);
  await answers.clear();
}

/** Deletes the persisted answers of everybody but `member`. */
export async function clearReadsOfOthers(member: string): Promise<void> {
  const all = await answers.entries();
  await answers.delMany(all.filter(([, kept]) => kept.member !== member).map(([name]) => name));
}

/** Never persist search queries: they may hold journal text. */
export function isKept(key: QueryKey): boolean {
  const head: unknown = Array.isArray(key[0]) ? key[0][0] : key[0];
  return typeof head === "string" && keptRooms.has(head) && !JSON.stringify(key).includes('"query":');
}
