import { z } from "zod";
import { monthOf } from "#shared/dates.ts";
import {
  byId,
  cents,
  day,
  del,
  get,
  id,
  imported,
  importedFields,
  month,
  post,
  put,
  text,
  words,
  zone,
  type FeatureImport,
} from "#shared/fields.ts";
import { largestCentsPerDay, perDayTooLarge, restDaysAMonth } from "./challenge.rules.ts";
import { defaultMilestones, longestLabel, milestoneWrong, mostDays, mostMilestones } from "./milestone.rules.ts";
import { longestLine, mostLines } from "./own.rules.ts";

const mark = z.enum(["no-spend", "rest", "travel"]);
const marked = z.object({ day, mark });
const milestone = z.object({
  id,
  label: z.string(),
  days: z.int(),
  isCustom: z.boolean(),
  unlockedOn: day.nullable(),
  isCelebrated: z.boolean(),
});
const milestoneParts = {
  label: words(longestLabel, milestoneWrong),
  days: z.int(milestoneWrong).min(1, milestoneWrong).max(mostDays, milestoneWrong),
};
const perDay = cents.max(largestCentsPerDay, perDayTooLarge);
const lines = z.array(text(longestLine)).max(mostLines);
const state = z.object({
  today: day,
  current: z.int(),
  longest: z.int(),
  total: z.int(),
  savedCents: z.int(),
  thisMonth: z.int(),
  run: z
    .object({ from: day, to: day, last: day })
    .nullable()
    .describe("the current streak: first day, day it is held until, last no-spend day"),
  description: z.string(),
  isTodayLogged: z.boolean(),
  todayMark: mark.nullable(),
  nearestMissing: day.nullable(),
  milestones: z.array(milestone),
  centsPerDay: cents,
  still: lines,
  spent: lines,
});

export const challengeContract = {
  read: get("/challenge", "Streaks, savings, milestones and rules; the first visit lays out the defaults")
    .input(z.object({}))
    .output(state),
  calendar: get("/challenge/months/{month}", "The marked days of a month")
    .input(z.object({ month }))
    .output(z.object({ marks: z.array(marked) })),
  mark: put("/challenge/days/{day}", "Log a day, set a rest day, or take the mark away; the same again changes nothing")
    .input(
      z.object({
        day,
        mark: mark.nullable(),
        seen: mark.nullable().optional().describe("what the day was thought to be: another mark since is told, never overwritten"),
      }),
    )
    .output(state.extend({ before: mark.nullable() })),
  addMilestone: post("/challenge/milestones", "Add a milestone of your own")
    .input(z.object({ id, ...milestoneParts }))
    .output(byId),
  removeMilestone: del("/challenge/milestones/{id}", "Delete a milestone of your own").input(byId).output(byId),
  restoreMilestone: post("/challenge/milestones/{id}/restore", "Undo a delete").input(byId).output(byId),
  celebrate: post("/challenge/milestones/{id}/celebrate", "An unlock was celebrated, and will not be again").input(byId).output(byId),
  setPerDay: put("/challenge/per-day", "What a no-spend day is thought to save")
    .input(z.object({ cents: perDay }))
    .output(z.object({ cents })),
  setRules: put("/challenge/rules", "The person's own rules")
    .input(z.object({ still: lines, spent: lines, seen: z.object({ still: lines, spent: lines }).partial().optional() }))
    .output(z.object({ still: lines, spent: lines })),
};

/** Rows of an imported archive. */
export const challengeRows: FeatureImport = (at) => {
  const { newId, past, pastDay } = importedFields(at);
  const isDefault = (row: { label: string; days: number }) =>
    defaultMilestones.some((one) => one.label === row.label && one.days === row.days);
  return {
    tables: {
      challenge_settings: imported({ cents_per_day: perDay, still: lines, spent: lines, time_zone: zone, started_at: past }, { most: 1 }),
      challenge_days: imported({ id: newId, day: pastDay, mark }),
      challenge_milestones: imported(
        { id: newId, ...milestoneParts, is_custom: z.boolean(), unlocked_on: pastDay.nullable(), is_celebrated: z.boolean() },
        { most: mostMilestones + defaultMilestones.length, refuse: (row) => (row.is_custom || isDefault(row) ? null : milestoneWrong) },
      ),
    },
    check: (rows) => {
      const rests = new Map<string, Set<string>>();
      for (const row of rows("challenge_days") as { day: string; mark: string }[])
        if (row.mark === "rest") rests.set(monthOf(row.day), (rests.get(monthOf(row.day)) ?? new Set()).add(row.day));
      return [...rests.values()].some((days) => days.size > restDaysAMonth) ? "A month has more rest days than it can have." : null;
    },
  };
};
