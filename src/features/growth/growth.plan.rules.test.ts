import { expect, test } from "vitest";
import { weeklyPlanDraft } from "#journal/journal.blocks.rules.ts";
import { blankPlan, planFormOf, planSave } from "./growth.plan.rules.ts";

const saved = (localTime: string) => {
  const draft = weeklyPlanDraft({ goals: ["Walk"], priorities: [] });
  return { ...draft, id: "first", localTime };
};
const monday = planFormOf(saved("2026-11-23T08:00:00"));

test("a plan of this week is changed, one of an earlier week is the start of a new plan", () => {
  const { text } = monday.from ?? {};
  expect(planSave(monday, "new", "2026-11-28", 7)).toMatchObject({ id: "first", shown: { seen: "first", replaces: [text] } });
  // a Sunday begins the next week, or ends this one
  expect(planSave(monday, "new", "2026-11-29", 7)).toMatchObject({ id: "new", shown: { seen: null, replaces: [] } });
  expect(planSave(monday, "new", "2026-11-29", 1)).toMatchObject({ id: "first", shown: { seen: "first" } });
  expect(planSave(blankPlan, "new", "2026-11-28", 7)).toMatchObject({ id: "new", shown: { seen: null } });
});

test("a week that was started empty, and one from an earlier plan, are plans of their own", () => {
  for (const form of [
    { ...blankPlan, isOwn: true },
    { ...monday, isOwn: true },
  ])
    expect(planSave(form, "new", "2026-11-23", 7)).toMatchObject({ id: "new", shown: undefined });
});

test("what was sent without an answer may be changed by the next attempt, under the same id", () => {
  const first = planSave({ ...blankPlan, goals: ["Walk", "", ""] }, "new", "2026-11-23", 7).form;
  const second = planSave({ ...first, goals: ["Swim", "", ""] }, "other", "2026-11-23", 7);
  expect(second).toMatchObject({ id: "new", shown: { seen: null, replaces: [weeklyPlanDraft(first).entryText] } });
  let form = monday;
  for (let at = 0; at < 30; at++) form = planSave({ ...form, goals: [`${at}`, "", ""] }, "new", "2026-11-23", 7).form;
  const { shown } = planSave(form, "new", "2026-11-23", 7);
  expect(shown?.replaces).toHaveLength(9);
  expect(shown?.replaces[0]).toBe(monday.from?.text);
});
