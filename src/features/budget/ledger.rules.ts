import { monthOf, type Day, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";

type Dated = { spentOn: Day; amountCents: Cents };
/** One day of the ledger. `cents` is the sum of its lines; null while some of them may not be loaded. */
export type LedgerDay<Line extends Dated> = { day: Day; lines: Line[]; cents: Cents | null; isNoSpend: boolean };

type Options = {
  month: Month;
  today: Day;
  /** The days logged as no-spend days. */
  noSpend: readonly Day[];
  /** Only some expenses are shown: days without any are left out. */
  isFiltered: boolean;
  /** Older expenses are not loaded yet: the days before the last line are unknown. */
  hasMore: boolean;
};

/** The expenses grouped by day, newest first, with the no-spend days between them and today, which may have none yet. */
export function byDay<Line extends Dated>(lines: readonly Line[], options: Options): LedgerDay<Line>[] {
  const { month, today, noSpend, isFiltered, hasMore } = options;
  const oldest = hasMore ? (lines.at(-1)?.spentOn ?? today) : `${month}-01`;
  const alone = isFiltered ? [] : noSpend.filter((day) => monthOf(day) === month && day <= today && day >= oldest);
  const now = !isFiltered && monthOf(today) === month ? [today] : [];
  const days = new Set([...lines.map(({ spentOn }) => spentOn), ...alone, ...now]);
  return [...days]
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map((day) => {
      const ofDay = lines.filter(({ spentOn }) => spentOn === day);
      return {
        day,
        lines: ofDay,
        cents: hasMore && day <= oldest ? null : ofDay.reduce((sum, { amountCents }) => sum + amountCents, 0),
        isNoSpend: !isFiltered && noSpend.includes(day),
      };
    });
}

/** How many rows, headings included, the ledger shows at first. */
const firstRows = 9;

/** The newest days that fit into `rows`; of the first that does not fit, as many lines as possible, at least one. */
export function newest<Line extends Dated>(days: readonly LedgerDay<Line>[], rows = firstRows): LedgerDay<Line>[] {
  const shown: LedgerDay<Line>[] = [];
  let left = rows;
  for (const day of days) {
    if (left < 1 || (left < 2 && day.lines.length > 0)) break;
    const lines = day.lines.slice(0, left - 1);
    shown.push(lines.length === day.lines.length ? day : { ...day, lines });
    left -= 1 + lines.length;
  }
  return shown;
}
