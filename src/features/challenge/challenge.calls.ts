import { useQuery } from "@tanstack/react-query";
import type { Day, Month } from "#kernel/days.ts";
import { room } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { undoable, useSave } from "#web/save.ts";
import type { challengeContract } from "./challenge.contract.ts";
import type { Mark } from "./streak.rules.ts";

export const challenge = room<typeof challengeContract>("challenge");
export type State = Awaited<ReturnType<typeof challenge.read.call>>;
export type StoredMilestone = State["milestones"][number];

export const useChallenge = () => useQuery(challenge.read.queryOptions({ input: {} }));
export const useMarks = (month: Month) => useQuery(challenge.calendar.queryOptions({ input: { month }, placeholderData: (before) => before }));
export const refreshChallenge = () => queries.invalidateQueries({ queryKey: challenge.key() });

/** Marks a day, says what it did, and offers Undo. */
export function useMark(say: (answer: State & { before: Mark | null }, mark: Mark | null, day: Day) => string) {
  const saving = useSave(challenge.mark.call, { failed: "Error saving the day", refresh: [challenge.key()] });
  const mark = async (day: Day, to: Mark | null) => {
    const answer = await saving.run({ day, mark: to });
    if (!answer) return false;
    undoable(say(answer, to, day), async () => {
      await challenge.mark.call({ day, mark: answer.before });
      await refreshChallenge();
    });
    return true;
  };
  return { mark, isBusy: saving.isBusy, problem: saving.problem };
}
