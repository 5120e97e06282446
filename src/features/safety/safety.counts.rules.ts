import type { SafetyLevel } from "crisis-detector/assessment";

/** A smaller group could identify a member, and is published as "<10". Source: the safety protocol. */
const smallestCount = 10;

/** A count as it may be sent to another server: whole, >= 0; small ones only as less than ten. */
export const roundedCount = (cards: number): string => (cards < smallestCount ? `<${smallestCount}` : String(cards));

/** Levels with a card, which may be counted. */
const countedLevels = [2, 3] as const satisfies readonly SafetyLevel[];
type CountedLevel = (typeof countedLevels)[number];
export const isCounted = (level: unknown): level is CountedLevel => countedLevels.some((one) => one === level);

/** Rows by day and level as lines for the operator and the yearly report, with the sum of each level. */
export function roundedCounts(rows: readonly { day: string; level: number; cards: number }[]): string[] {
  const sums = countedLevels.map(
    (level) => `all level ${level} ${roundedCount(rows.reduce((sum, row) => sum + (row.level === level ? row.cards : 0), 0))}`,
  );
  return [...rows.map(({ day, level, cards }) => `${day} level ${level} ${roundedCount(cards)}`), ...sums];
}
