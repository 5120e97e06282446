import { useState } from "react";
import { journal } from "#journal/journal.api.ts";
import { weeklyPlanDraft } from "#journal/journal.blocks.rules.ts";
import type { Entry } from "#journal/journal.rules.ts";
import { localTimeIn, type Day } from "#shared/dates.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { usePending } from "#web/queue-state.ts";
import { useMember } from "#web/session.ts";
import { todayIn } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { blankPlan, planFormOf, planSave, shownPlan, type PlanForm } from "./growth.plan.rules.ts";
import { useEarlier, useSaveEntry } from "./save-entry.panel.tsx";

const kind = "weekly-plan";

/**
 * The planner's fields, which begin with the newest plan, and their saving. `other` is the version that was saved elsewhere meanwhile, `isGone`
 * that the plan was deleted there; nothing is saved over either until one of the two is chosen.
 */
export function useWeeklyPlan() {
  const { timeZone = zoneHere(), weekStartsOn = 7 } = useMember();
  const saveIt = useSaveEntry(kind);
  const [saved, setSaved] = useState<{ entry: Entry; at: number }>();
  const [other, setOther] = useState<Entry>();
  const [isGone, setGone] = useState(false);
  const { entries, dataUpdatedAt } = useEarlier(kind);
  const waiting = usePending("journal/write").findLast(({ input }) => input["kind"] === kind);
  // what waits to be sent, or was just saved and is not in the list yet, is the newest
  const queued = waiting && {
    ...(waiting.input as Pick<Entry, "id" | "kind" | "entryText">),
    localTime: localTimeIn(timeZone, waiting.at),
  };
  const newest = queued ?? (saved && saved.at >= dataUpdatedAt ? saved.entry : entries?.[0]);
  const initial = newest ? planFormOf(newest) : blankPlan;
  const [held, setDraft, { clear, snapshot, isSaved }] = useDraft<PlanForm>("growth.weekly-plan", initial);
  const draft: PlanForm = { ...blankPlan, ...held }; // a draft of an earlier release has fewer fields

  const save = async (form: PlanForm): Promise<void> => {
    const today = todayIn(timeZone);
    const { id, shown, form: sent } = planSave(form, newId(), today, weekStartsOn);
    setDraft(sent);
    const settle = snapshot();
    const entry = await saveIt.save(
      id,
      weeklyPlanDraft(form),
      (answer) => {
        setSaved({ entry: answer, at: Date.now() });
        setOther(undefined);
        setGone(false);
        // typed during the save: a change of what was saved
        if (!settle()) setDraft((before) => ({ ...before, id: "", sent: [], from: shownPlan(answer), isOwn: false }));
      },
      shown,
    );
    if (!entry && shown) await compare(form, shown.seen, today).catch(() => undefined);
  };

  /** After a save that failed: what is stored by now. */
  async function compare(form: PlanForm, seen: string | null, today: Day): Promise<void> {
    setGone(saveIt.lastFailure() === "not-found");
    if (saveIt.lastFailure() !== "conflict") return setOther(undefined);
    const [stored] = (await journal.list.call({ kind, limit: 1 })).entries;
    const { from } = form;
    // this device's clock is of another week than the server's
    if (seen === null && from && stored?.id === from.id && stored.entryText === from.text)
      return save({ ...form, from: { ...from, day: today } });
    setOther(stored);
    await queries.invalidateQueries({ queryKey: journal.key() });
  }

  return {
    draft,
    isSaved,
    saving: { isBusy: saveIt.isBusy, settle: saveIt.settle },
    isNewest: (entry: Entry) => entry.id === newest?.id,
    hasPlan: newest !== undefined,
    other,
    isGone,
    set: (list: "priorities" | "goals", at: number, line: string) =>
      setDraft((before) => ({ ...blankPlan, ...before, [list]: before[list].map((one, place) => (place === at ? line : one)) })),
    open: (form: PlanForm) => {
      saveIt.settle();
      setOther(undefined);
      setGone(false);
      setDraft(form);
    },
    submit: () => save(draft),
    useMine: () => other && void save({ ...draft, id: "", sent: [], from: shownPlan(other) }),
    useOther: () => {
      clear();
      setOther(undefined);
    },
    addAgain: () => void save({ ...draft, id: "", sent: [], from: null }),
  };
}
