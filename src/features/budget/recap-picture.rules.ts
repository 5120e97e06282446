import { daysInMonth, formatMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { overPlan } from "./recap.rules.ts";

type Planned = { name: string; budgetCents: Cents; spentCents: Cents; isActive: boolean };
export type PictureOf = {
  month: Month;
  categories: readonly Planned[];
  budgetCents: Cents;
  spentCents: Cents;
  noSpend: readonly Day[];
  /** Of the days with a mood; empty if there are none. */
  moods: readonly number[];
  /** "" if there is none. */
  goodThing: string;
  currency: string;
};
/** What the member allowed for the picture; without any choice it contains no amount, no mood and no text of theirs. */
export type PictureChoice = { hasAmounts: boolean; hasMood: boolean; hasGoodThing: boolean };
/** `days` has one entry for each day of the month: whether it was a no-spend day. */
export type Picture = { title: string; lines: string[]; days: boolean[] };

/** A month in a few lines, to show to others. */
export function pictureOf(of: PictureOf, { hasAmounts, hasMood, hasGoodThing }: PictureChoice): Picture {
  const { month, categories, budgetCents, spentCents, noSpend, moods, goodThing, currency } = of;
  const planned = categories.filter((one) => one.isActive && (one.budgetCents > 0 || one.spentCents > 0));
  const over = overPlan(planned).length;
  const free = new Set(noSpend.filter((day) => monthOf(day) === month));
  const money = (cents: Cents) => showCents(cents, currency, true);
  const kept = planned.length - over;
  const lines = [
    planned.length > 0 &&
      (over === 0 ? "Every category within its plan" : `${kept} of ${count(planned.length, "category", "categories")} within the plan`),
    hasAmounts && budgetCents > 0 && `${money(spentCents)} of ${money(budgetCents)} spent`,
    free.size > 0 && count(free.size, "no-spend day"),
    hasMood && moods.length > 0 && formatRange(Math.min(...moods), Math.max(...moods)),
    hasGoodThing && goodThing !== "" && goodThing,
  ].filter((line) => line !== false);
  const days = Array.from({ length: daysInMonth(month) }, (_, at) => free.has(`${month}-${String(at + 1).padStart(2, "0")}`));
  return { title: formatMonth(month), lines, days };
}

const formatRange = (least: number, most: number) => (least === most ? `Mood ${least}` : `Mood from ${least} to ${most}`);

/** Lines of at most `fits` characters, broken between words. */
export function brokenLines(text: string, fits: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
