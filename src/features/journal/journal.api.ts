import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { localTimeIn, type Day } from "#shared/dates.ts";
import { useQueuedDays } from "#web/queued-days.ts";
import { currentMember } from "#web/session.ts";
import { zoneHere } from "#web/zone.ts";
import type { journalContract } from "./journal.contract.ts";
import { send, isLater } from "#web/save.ts";
import type { Later } from "#web/send.ts";
import { originOf, withTag, type Draft, type Entry, type Kind } from "./journal.rules.ts";

export const journal = feature<typeof journalContract>("journal");

/** The member's entries, newest first; `fetchNextPage` loads older ones. */
export function usePages(only: { query?: string; kind?: Kind } = {}) {
  const queries = useQueryClient();
  const query = useInfiniteQuery(
    journal.list.infiniteOptions({
      input: (before: string | undefined) => ({ ...only, before, limit: 20 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return {
    ...query,
    entries: query.data?.pages.flatMap((page) => page.entries),
    // and what app/ combines from all features: the week, the patterns
    refresh: () => Promise.all([journal.key(), ["members"]].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  };
}

/** The mood of `day`; a queued one counts at once. mood.api.ts does more, in one file with the controls of Home. */
export function useMoodOn(day: Day): number | null {
  const { data } = useQuery(journal.moods.queryOptions({ input: { from: day, to: day } }));
  const queued = useQueuedDays<{ day: Day; mood: number | null }>("journal/setMood").get(day);
  return queued ? queued.mood : (data?.days[0]?.mood ?? null);
}

/** For a form with one entry a week: the id of the entry that it showed, null for none of this week, and what it changes. */
export type Shown = { seen: string | null; replaces: string[] };

/** Saves a new entry, or changes what `shown` names. Offline it is queued on this device, which the answer shows with `waits`. */
export async function writePage({ id, ...draft }: Draft & { id: string }, shown?: Shown): Promise<Entry & Partial<Later>> {
  const description = draft.kind === "plain" ? "Journal page" : originOf(draft.kind).one;
  const opening = withTag(draft.kind, "");
  const [before] = shown?.seen === id ? shown.replaces : [];
  const change = before !== undefined && { ...draft, entryText: before, seen: id, replaces: [draft.entryText] };
  const answer = await send<Entry>({
    call: "journal/write",
    input: { id, ...draft, ...shown },
    about: id,
    description,
    opening,
    sendsAge: true,
    undo: change ? { call: "journal/write", input: { id, ...change } } : { call: "journal/remove", input: { id } },
  });
  if (!isLater(answer)) return answer;
  const now = Date.now();
  const localTime = localTimeIn(currentMember()?.timeZone ?? zoneHere(), now);
  return { id, ...draft, createdAt: new Date(now).toISOString(), localTime, editedAt: null, ...answer };
}
