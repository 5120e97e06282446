import type { Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";

/** An average of fewer days is meaningless. */
const fewestMoods = 3;

/** The month's mood with its range in one sentence, and on no-spend days compared with the others; null with too few days. */
export function formatMoods(
  moods: readonly { day: Day; mood: number | null }[],
  noSpend: readonly Day[],
): { finding: string; more: string } | null {
  const set = moods.flatMap(({ day, mood }) => (mood === null ? [] : [{ day, mood }]));
  if (set.length < fewestMoods) return null;
  const [free, others] = [set.filter(({ day }) => noSpend.includes(day)), set.filter(({ day }) => !noSpend.includes(day))];
  const canCompare = free.length >= fewestMoods && others.length >= fewestMoods;
  const [least, most] = [Math.min(...set.map(({ mood }) => mood)), Math.max(...set.map(({ mood }) => mood))];
  const range = least === most ? "" : `, from ${least} to ${most}`;
  return {
    finding: `Mood ${mean(set)} on ${count(set.length, "day")}${range}.`,
    more: canCompare ? `${mean(free)} on no-spend days, ${mean(others)} on the others. Figures side by side, not reasons.` : "",
  };
}

// multiplied before it is divided, so that an exact half is rounded up, as on Mental Health
const mean = (moods: readonly { mood: number }[]) =>
  (Math.round((10 * moods.reduce((sum, { mood }) => sum + mood, 0)) / moods.length) / 10).toFixed(1);
