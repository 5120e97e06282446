import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDay, type Day } from "#shared/dates.ts";
import { feature } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { takeBack } from "#web/take-back.ts";
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

/** `before` is what Undo restores; `savedAt` is the time in the member's zone, null while it is queued under the id `queued`. */
export type SetMood = { before: number | null; savedAt: string | null; queued?: string };
type Answer = Awaited<ReturnType<typeof journal.setMood.call>>;

/** The moods that are queued on this device, by day; null clears one. */
export const useQueuedMoods = () => useQueuedDays<{ day: Day; mood: number | null; alone?: number | null }>("journal/setMood");

/** The mood of a day, and what was set of it without a page. */
type DayMood = { value: number | null; alone: number | null };

/** The mood of `day`; a queued one counts at once. */
export function useDayMood(day: Day): DayMood & { isWaiting: boolean } {
  const query = useMoodDays({ from: day, to: day });
  const waiting = useQueuedMoods().get(day);
  if (waiting) return { value: waiting.mood, alone: waiting.alone === undefined ? waiting.mood : waiting.alone, isWaiting: true };
  const saved = query.data?.days[0];
  return { value: saved?.mood ?? null, alone: saved?.alone ?? null, isWaiting: false };
}

/**
 * Sets the mood of a day, or clears it with null; `was` is the day's mood until now, of which Undo restores what was set without a page.
 * `onSet` is called once it is set, also by a Retry. False when it failed, which is shown.
 */
export function useSetMood() {
  const queries = useQueryClient();
  const { timeZone } = useMember();
  const saving = useSave(
    ({ was: { value, alone }, ...input }: { day: Day; mood: number | null; was: DayMood }) =>
      send<Answer>({
        call: "journal/setMood",
        input,
        about: `mood ${input.day}`,
        description: input.mood === null ? `Mood of ${formatDay(input.day)}, cleared` : `Mood of ${formatDay(input.day)}: ${input.mood}`,
        sendsAge: true,
        undo: { call: "journal/setMood", input: { day: input.day, mood: alone }, shows: { mood: value, alone } },
      }),
    { failed: "Error saving the mood", refresh },
  );
  const undoing = useSave(
    ({ queued, ...input }: { queued: string; day: Day; mood: number | null }) => takeBack(queued, () => journal.setMood.call(input)),
    { failed: "Could not undo", refresh },
  );
  const set = async (day: Day, mood: number | null, was: DayMood, onSet: (done: SetMood) => void): Promise<boolean> => {
    const answered = await saving.run({ day, mood, was }, (answer) => {
      if (isLater(answer)) return onSet({ before: was.alone, savedAt: null, queued: answer.queued });
      queries.setQueryData(journal.moods.queryKey({ input: { from: day, to: day } }), (known) => ({
        days: answer.mood === null ? [] : [{ day, mood: answer.mood, alone: mood, entries: known?.days[0]?.entries ?? 0 }],
      }));
      const savedAt = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone }).format(Date.now());
      return onSet({ before: answer.before, savedAt });
    });
    return answered !== undefined;
  };
  /** Takes a mood out of the queue, or sets the one before it if it has been sent. */
  const undoQueued = (queued: string, day: Day, mood: number | null) => undoing.run({ queued, day, mood });
  return { set, undoQueued, isBusy: saving.isBusy || undoing.isBusy };
}
const refresh = [journal.moods.key(), ["members"]];
