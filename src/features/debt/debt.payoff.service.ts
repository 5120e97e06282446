import { simulate } from "./amortisation.rules.ts";

interface Said {
  leftCents: number;
  rateMilli: number;
  minimumCents?: number | undefined;
}

/**
 * Months and interest of one debt with a fixed payment, undefined if it never ends: the same computation as on the page. With `others` the
 * payment is for all of them, and what is above the minimum payments goes to one after the other; `firstMonths` is when the first is gone.
 */
export function payoffOf({ monthlyCents, others = [], ...first }: Said & { monthlyCents: number; others?: readonly Said[] }) {
  const all = others.length === 0 ? [{ ...first, minimumCents: monthlyCents }] : [first, ...others];
  const owed = all.map((one, at) => ({ ...one, id: String(at), name: "", minimumCents: one.minimumCents ?? 0 }));
  const extraCents = monthlyCents - owed.reduce((sum, { minimumCents }) => sum + minimumCents, 0);
  if (extraCents < 0) return undefined;
  const plan = simulate(
    owed,
    owed.map((_, at) => at),
    extraCents,
  );
  const firstMonths = plan.isDone ? plan.gone.find(({ id }) => id === "0")?.month : undefined;
  return plan.isDone
    ? { months: plan.months, interestCents: plan.interestCents, ...(firstMonths !== undefined && { firstMonths }) }
    : undefined;
}
