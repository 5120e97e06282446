import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDay, type Day } from "#shared/dates.ts";
import { feature } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { useQueuedDays } from "#web/queued-days.ts";
import { isLater, send, useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import type { journalContract } from "./journal.contract.ts";

// separate from journal.api, so that Home loads no list of entries
const journal = feature<typeof journalContract>("journal");

/** The mood of each day from `from` to `to`, in the member's time zone. */
export const useMoodDays = (query: { from: string; to: string }) => useQuery(journal.moods.queryOptions({ input: query }));

/** Prefetches before the page renders. */
export const prefetchMoodDays = (query: { from: string; to: string }) =>
  void queries.prefetchQuery(journal.moods.queryOptions({ input: query }));

/** `before` is what Undo restores; `savedAt` is the time in the member's zone, null while it is queued. */
export type SetMood = { before: number | null; savedAt: string | null };
type Answer = Awaited<ReturnType<typeof journal.setMood.call>>;

/** The moods that are queued on this device, by day; null clears one. */
export const useQueuedMoods = () => useQueuedDays<{ day: Day; mood: number | null }>("journal/setMood");

/** The mood of `day`; a queued one counts at once. */
export function useDayMood(day: Day): { value: number | null; isWaiting: boolean } {
  const query = useMoodDays({ from: day, to: day });
  const waiting = useQueuedMoods().get(day);
  if (waiting) return { value: waiting.mood, isWaiting: true };
  return { value: query.data?.days[0]?.mood ?? null, isWaiting: false };
}

/** Sets the mood of a day, or clears it with null. Undefined when it failed, which is shown. */
export function useSetMood() {
  const queries = useQueryClient();
  const { timeZone } = useMember();
  const saving = useSave(
    ({ shown, ...input }: { day: Day; mood: number | null; shown: number | null }) =>
      send<Answer>({
        call: "journal/setMood",
        input,
        about: `mood ${input.day}`,
        description: input.mood === null ? `Mood of ${formatDay(input.day)}, cleared` : `Mood of ${formatDay(input.day)}: ${input.mood}`,
        sendsAge: true,
        undo: { call: "journal/setMood", input: { day: input.day, mood: shown } },
      }),
    { failed: "Error saving the mood", refresh: [journal.moods.key(), ["members"]] },
  );
  const set = async (day: Day, mood: number | null, shown: number | null): Promise<SetMood | undefined> => {
    const answer = await saving.run({ day, mood, shown });
    if (!answer) return undefined;
    // offline only the shown mood is known
    if (isLater(answer)) return { before: shown, savedAt: null };
    queries.setQueryData(journal.moods.queryKey({ input: { from: day, to: day } }), (known) => ({
      days: answer.mood === null ? [] : [{ day, mood: answer.mood, entries: known?.days[0]?.entries ?? 0 }],
    }));
    return { before: answer.before, savedAt: new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone }).format(Date.now()) };
  };
  return { set, isBusy: saving.isBusy };
}
