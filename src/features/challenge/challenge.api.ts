import { useQuery } from "@tanstack/react-query";
import { formatDay, monthOf, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { feature } from "#web/client.ts";
import { fetchAgainIfRunning, queries } from "#web/query.ts";
import type { QueuedWrite } from "#web/offline-queue-rules.ts";
import { send, isLater, useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { undoableQueued } from "#web/undo-queued.ts";
import { toast } from "#web/toast.ts";
import { usePending } from "#web/queue-state.ts";
import type { challengeContract } from "./challenge.contract.ts";
import { withWaitingDays } from "./challenge.rules.ts";
import { markNames, nameDay, withQueued, type Mark } from "./streak.rules.ts";

export const challenge = feature<typeof challengeContract>("challenge");
export type State = Awaited<ReturnType<typeof challenge.read.call>>;
export type StoredMilestone = State["milestones"][number];

const state = challenge.read.queryOptions({ input: {} });
/** Prefetches before the page renders. */
export const prefetchChallenge = () => void queries.prefetchQuery(state);

export const prefetchNoSpendDays = (month: Month) => void queries.prefetchQuery(challenge.calendar.queryOptions({ input: { month } }));

/** The page's state; a queued day counts until the server's answer. */
export function useChallenge(today: Day) {
  const query = useQuery(state);
  const queue = withQueued([], usePending("challenge/mark").map(markIn)).flatMap(({ day, mark }) => (mark === "no-spend" ? [day] : []));
  return { ...query, data: query.data && withWaitingDays(query.data, queue, today, query.data.centsPerDay) };
}

/** The marks of a month, including queued ones; `isKnown` is false while they are not loaded. */
export function useMarks(month: Month) {
  const { data, isError, isFetching, refetch } = useQuery(challenge.calendar.queryOptions({ input: { month } }));
  const queue = usePending("challenge/mark")
    .map(markIn)
    .filter(({ day }) => monthOf(day) === month);
  const isKnown = data !== undefined;
  return { marks: withQueued(data?.marks ?? [], queue), waiting: queue.map(({ day }) => day), isKnown, isError, isFetching, refetch };
}
/** The no-spend days of a month, including queued ones; undefined while loading, empty when they cannot be loaded. */
export function useNoSpendDays(month: Month): readonly Day[] | undefined {
  const { isLoading } = useQuery(challenge.calendar.queryOptions({ input: { month } }));
  const { marks } = useMarks(month);
  return isLoading ? undefined : marks.flatMap(({ day, mark }) => (mark === "no-spend" ? [day] : []));
}
const markIn = ({ input }: QueuedWrite) => input as { day: Day; mark: Mark | null };

const describe = (day: Day, mark: Mark | null) => `${formatDay(day)}: ${mark ? markNames[mark] : "cleared"}`;

export const refreshChallenge = () => queries.invalidateQueries({ queryKey: challenge.key() });

/** Records that a milestone was celebrated. After a failure it is celebrated again on the next visit. */
export async function celebrate(id: string): Promise<void> {
  try {
    await challenge.celebrate.call({ id });
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return;
  }
  queries.setQueryData(
    state.queryKey,
    (before) => before && { ...before, milestones: before.milestones.map((one) => (one.id === id ? { ...one, isCelebrated: true } : one)) },
  );
  fetchAgainIfRunning(state.queryKey);
}

type Marked = State & { before: Mark | null };
/** Marks a day, unless it is no longer `seen`, shows the result, and offers Undo; `say` returns null if the page itself shows it. */
export function useMark(say: (answer: Marked, mark: Mark | null, day: Day) => string | null) {
  const saving = useSave(
    ({ day, mark, seen }: { day: Day; mark: Mark | null; seen?: Mark | null }) =>
      send<Marked>({
        call: "challenge/mark",
        input: { day, mark, seen },
        about: day,
        description: describe(day, mark),
        undo: { call: "challenge/mark", input: { day, mark: seen ?? null, seen: mark } },
      }),
    { failed: "Error saving the day", refresh: [challenge.key()] },
  );
  const mark = async (day: Day, to: Mark | null, seen?: Mark | null) => {
    const restore = async (before: Mark | null) => {
      await challenge.mark.call({ day, mark: before, seen: to });
      await refreshChallenge();
    };
    const saved = await saving.run({ day, mark: to, ...(seen === undefined ? {} : { seen }) }, (answer) => {
      if (isLater(answer)) return undoableQueued(`${describe(day, to)}, kept on this device.`, answer.queued, () => restore(seen ?? null));
      if (to === "no-spend" && answer.before === to) return void toast(`${nameDay(day, answer.today)} was already logged`);
      const title = say(answer, to, day);
      if (title !== null) undoable(title, () => restore(answer.before));
    });
    // a refusal may mean that it was changed elsewhere
    if (!saved) void refreshChallenge();
    return saved !== undefined;
  };
  return { mark, isBusy: saving.isBusy, problem: saving.problem };
}
