import { simulate } from "./amortisation.rules.ts";

/** Months and interest of one debt with a fixed payment, undefined if it never ends: the same computation as on the page. */
export function payoffOf({ leftCents, rateMilli, monthlyCents }: { leftCents: number; rateMilli: number; monthlyCents: number }) {
  const plan = simulate([{ id: "said", name: "", leftCents, rateMilli, minimumCents: monthlyCents }], [], 0);
  return plan.isDone ? { months: plan.months, interestCents: plan.interestCents } : undefined;
}
