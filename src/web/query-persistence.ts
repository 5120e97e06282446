import type { Query, QueryKey } from "@tanstack/react-query";
import { build } from "#web/build.ts";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { isMemberData, queries } from "#web/query.ts";
import { currentMember, session } from "#web/session.ts";
import { recordStore } from "#web/storage-records.ts";
import { browserStorage } from "#web/storage.ts";

/** A stored answer, `at` (UTC ms), for one member and one build: another build may expect another shape. */
type PersistedQuery = { member: string; build: string; key: QueryKey; data: unknown; at: number };

const longestAgeMs = 7 * 86_400_000;
const mostBytes = 4_000_000;
const pauseMs = 700;

const answers = recordStore<PersistedQuery>("evenday-reads", "answers");

/** Puts this member's stored answers into the query cache with their original time; pages refetch on their own. */
export async function restoreQueries(member: string): Promise<void> {
  const all = await answers.entries();
  if (currentMember()?.id !== member) return; // signed out meanwhile
  const isGood = ({ member: owner, build: of, at }: PersistedQuery) => owner === member && of === build && Date.now() - at < longestAgeMs;
  let bytes = 0;
  const late: string[] = [];
  for (const [name, persisted] of all.toSorted(([, one], [, two]) => two.at - one.at)) {
    bytes += JSON.stringify(persisted.data)?.length ?? 0;
    if (!isGood(persisted) || bytes > mostBytes) late.push(name);
    else if ((queries.getQueryState(persisted.key)?.dataUpdatedAt ?? 0) < persisted.at) {
      queries.setQueryData(persisted.key, persisted.data, { updatedAt: persisted.at });
      // refetch regardless of age: a reload is a request for fresh data
      queries.getQueryCache().find({ queryKey: persisted.key })?.invalidate();
    }
  }
  if (late.length > 0) await answers.delMany(late);
}

/** Stores every answer from now on. Returns the stop function. */
export function persistQueries(member: string): () => void {
  const fresh = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = session();
    // removed from the cache meanwhile, so it is not stored
    const all = [...fresh.values()].filter((query) => queries.getQueryCache().get(query.queryHash) === query);
    fresh.clear();
    // after signing out nothing is stored
    if (now.state !== "in" || now.member.id !== member || all.length === 0) return;
    browserStorage.set(persistedQueriesFlag, "1");
    const persisted = all.map((query): [string, PersistedQuery] => [
      `${member} ${query.queryHash}`,
      { member, build, key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt },
    ]);
    void answers.setMany(persisted);
  };
  const note = (query: Query) => {
    if (query.state.data === undefined || !isSaved(query.queryKey)) return;
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

/** Deletes all stored answers from this device. */
export async function clearPersistedQueries(): Promise<void> {
  await answers.clear();
  // last: a page that is closed before leaves the flag, and the next one clears them
  browserStorage.remove(persistedQueriesFlag);
}

/** Deletes the stored answers of every other member. */
export async function clearPersistedQueriesOfOthers(member: string): Promise<void> {
  const all = await answers.entries();
  await answers.delMany(all.filter(([, persisted]) => persisted.member !== member).map(([name]) => name));
}

/** The member's own data and whether there is access. Never searches: their words may be from the journal or a note. */
export function isSaved(key: QueryKey): boolean {
  return (isMemberData(key) || key[0] === "subscription") && !/"query":|"search":"[^"]/.test(JSON.stringify(key));
}
