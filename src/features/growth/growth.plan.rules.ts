import { weeklyPlanDraft } from "#journal/journal.blocks.rules.ts";
import type { Entry } from "#journal/journal.rules.ts";
import { dayOf, startOfWeek, type Day } from "#shared/dates.ts";
import { mostReplaced } from "#shared/text.ts";
import { weeklyPlan, type WeeklyPlan } from "./growth.answers.rules.ts";

/** A saved plan as a form has shown it: its text, and the date on the member's clock when it was written. */
type ShownPlan = { id: string; text: string; day: Day };

/** The weekly planner's fields; `id` of a new plan once it was sent, `sent` what was sent without an answer. */
export type PlanForm = WeeklyPlan & {
  id: string;
  sent: string[];
  /** The plan that its editing began with. */
  from: ShownPlan | null;
  /** Started empty, or from an earlier plan: saved as a plan of its own. */
  isOwn: boolean;
};

const three = ["", "", ""];
export const blankPlan: PlanForm = { id: "", sent: [], priorities: three, goals: three, from: null, isOwn: false };

type Saved = Pick<Entry, "id" | "kind" | "entryText" | "localTime">;

export const shownPlan = ({ id, entryText, localTime }: Saved): ShownPlan => ({ id, text: entryText, day: dayOf(localTime) });
export const planFormOf = (entry: Saved): PlanForm => ({ ...blankPlan, ...weeklyPlan(entry), from: shownPlan(entry) });

/**
 * What to save `form` as on `today`: a change of the plan that it began with, if that is of the same week (`startsOn` is 1, Monday, to 7) and the
 * form is no plan of its own; else a new plan with `newId`. `shown` is what the server compares before it changes anything; undefined for a
 * plan of its own.
 */
export function planSave(
  form: PlanForm,
  newId: string,
  today: Day,
  startsOn: number,
): { id: string; form: PlanForm; shown: { seen: string | null; replaces: string[] } | undefined } {
  const { from, isOwn, sent } = form;
  const isChange = from !== null && !isOwn && startOfWeek(from.day, startsOn) === startOfWeek(today, startsOn);
  const replaces = [...(isChange ? [from.text] : []), ...sent].slice(0, mostReplaced);
  const { entryText } = weeklyPlanDraft(form);
  return {
    id: isChange ? from.id : form.id || newId,
    form: { ...form, id: form.id || newId, sent: sent.includes(entryText) ? sent : [...sent, entryText].slice(-(mostReplaced - 1)) },
    shown: isOwn ? undefined : { seen: isChange ? from.id : null, replaces },
  };
}
