import type { TableShape } from "./operator.ts";

/** The migrations of release 0.1.0 (PGlite), which are one in this release, with other names of tables and columns. */
const migrations = [
  1795216691258, 1795216730332, 1795216731181, 1795218042751, 1795218465666, 1795218609946, 1795218873471, 1795219332611, 1795219760834,
  1795219956871, 1795220466367, 1795222204982, 1795223463147, 1795223981811, 1795229309722, 1795229997543, 1795231390960, 1795231829877,
  1795239730678, 1795395268473, 1795396078118, 1795396778713, 1795398671126,
];

/** Old table: its name now; null if its rows are not needed any more (counters, short-lived keys, what triggers rebuild). */
const tables: Record<string, string | null> = {
  budget_starts: "budget_start_dates",
  coach_turns: "coach_quota_slots",
  past_weeks: "lifestyle_weeks",
  place_area: "place_areas",
  erased_member: "deleted_accounts",
  trial: "used_trials",
  mail_outbox: "email_queue",
  limit_counter: null,
  done_writes: null,
  journal_words: null,
  deleted_rows: null,
};
const columns: Record<string, string> = { is_mood_touched: "is_mood_set", wants_letters: "email_consent", erased_at: "deleted_at" };

/** Whether a backup was made by release 0.1.0. */
export const isOfFirstRelease = (has: number[]): boolean => has.length > 0 && has.every((at) => migrations.includes(at));

/** A table of release 0.1.0 with its current names; null if its rows are left out. */
export function withCurrentNames(table: TableShape): TableShape | null {
  const name = table.name in tables ? tables[table.name] : table.name;
  if (name === null || name === undefined) return null;
  return { name, columns: table.columns.map((column) => ({ ...column, name: columns[column.name] ?? column.name })) };
}
