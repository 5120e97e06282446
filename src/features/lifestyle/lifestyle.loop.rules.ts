import { isDay, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { habitLimits } from "./lifestyle.habits.rules.ts";
import { notComeYet, weeklyTargetOf, type HabitFile, type HabitRow } from "./lifestyle.imports.rules.ts";

type LoopTable = { name: string; rows: readonly (readonly string[])[]; lines: readonly number[] };

const unclearColumns =
  "A comma in a habit’s name hides which column is whose. Please choose Loop’s whole ZIP, or rename that habit in Loop and export again.";
const marks = new Set(["", "-1", "0", "1", "2", "3", "unknown", "no", "yes_auto", "yes_manual", "skip"]);
const nameOf = (cell: string | undefined) => (cell ?? "").replace(/^\uFEFF/u, "").trim();
const isHead = (head: readonly string[] | undefined, ...names: string[]): boolean =>
  names.every((name, index) => nameOf(head?.[index]).toLowerCase() === name);

/** Whether a table is the list of habits of Loop Habit Tracker. */
const isHabitList = ({ rows: [head] }: LoopTable) =>
  isHead(head, "position", "name") && (head ?? []).some((cell) => /^(numrepetitions|frequencynumerator|interval)$/iu.test(nameOf(cell)));
/** Whether a table is its list of days, with a column for each habit. */
export function isLoopDays({ rows: [head = [], ...body] }: LoopTable): boolean {
  const isOwn = head.length === 3 && isHead(head, "date", "mood", "pages"); // the moods that a member exported from here
  const isShaped = isHead(head, "date") && head.length > 1 && body.length > 0 && !isOwn;
  // numeric habits contain other numbers, so the majority of cells decides; so it does of dates, a broken one is refused by its line
  const cells = isShaped ? body.slice(0, 200).flatMap((row) => row.slice(1, head.length)) : [];
  const fits = cells.filter((cell) => marks.has(nameOf(cell).toLowerCase())).length;
  const first = body.slice(0, 20);
  const dated = first.filter((row) => /^\d{4}-\d{2}-\d{2}$/u.test(nameOf(row[0])));
  return isShaped && dated.length > first.length / 2 && fits > cells.length / 2;
}

/**
 * The tables of Loop's CSV export, alone or in its ZIP; null if there are none. The folders of single habits contain the same days again.
 */
export function loopTables(tables: readonly LoopTable[]): { habits: LoopTable | null; days: LoopTable | null } | null {
  const atRoot = tables.filter(({ name }) => !/(?:^|\/)\d{3} [^/]*\/[^/]*$/u.test(name));
  const habits = atRoot.find(isHabitList) ?? null;
  const days = atRoot.find((one) => !/scores/iu.test(one.name) && isLoopDays(one)) ?? null;
  return habits || days ? { habits, days } : null;
}

type Kind = { weeklyTarget: number | null; isArchived: boolean; isNumber: boolean; isAtMost: boolean; target: number };

/**
 * The habits of Loop's export with the days that were checked by hand; days that its schedule filled in or skipped do not count as done.
 */
export function readLoop({ habits, days }: { habits: LoopTable | null; days: LoopTable | null }, today: Day): HabitFile {
  const bad: HabitFile["bad"] = [];
  const kinds = habits ? kindsIn(habits) : new Map<string, Kind>();
  const [head = [], ...body] = days?.rows ?? [];
  const names = columnsIn(head, body, habits);
  const found = new Map<string, HabitRow>();
  const add = (name: string, line: number) => {
    const { weeklyTarget = null, isArchived = false } = kinds.get(name) ?? {};
    const row = found.get(name) ?? { line, name: name.slice(0, habitLimits.name), weeklyTarget, isArchived, days: [] };
    found.set(name, row);
    return row;
  };
  for (const [index, name] of [...kinds.keys()].entries()) if (name !== "") add(name, habits?.lines[index + 1] ?? index + 2);
  for (const name of names ?? []) if (name !== "") add(name, 1);
  const named = names?.filter((name) => name !== "").length ?? 0;
  const units = unitsIn(names ?? [], body, kinds);
  let rows = 0;
  let empty = 0;
  for (const [index, row] of body.entries()) {
    const line = days?.lines[index + 1] ?? index + 2;
    if (!names) {
      rows += 1;
      bad.push({ line, reason: unclearColumns });
      continue;
    }
    const day = nameOf(row[0]);
    const shown = day.slice(0, 40);
    empty += named;
    // by the row's own cells: names times rows would grow with the square of the file
    for (const [at, cell] of row.slice(1).entries()) {
      const name = names[at] ?? "";
      if (name === "" || !isDone(nameOf(cell), kinds.get(name), units[at] ?? 1)) continue;
      empty -= 1;
      rows += 1;
      if (!isDay(day)) bad.push({ line, reason: `“${shown}” is not a date between 1970 and 2100.` });
      else if (day > today) bad.push({ line, reason: notComeYet });
      else add(name, line).days.push(day);
    }
  }
  const notes = empty > 0 ? [`${count(empty, "box without a check by hand stays", "boxes without a check by hand stay")} out.`] : [];
  return { kind: "habits", format: "Loop", rows, habits: [...found.values()], bad, notes };
}

/**
 * The habit of each column after the date. Loop writes the names of its header without quotes, so that one with a comma takes several cells:
 * where the header is longer than the rows, it is read by the list of habits, which is in the same order. Null when that fails.
 */
function columnsIn(head: readonly string[], body: LoopTable["rows"], habits: LoopTable | null): string[] | null {
  const cells = head.slice(1);
  if (body.length === 0 || body.some((row) => row.length >= head.length)) return cells.map(nameOf);
  const columns: string[] = [];
  let at = 0;
  for (const row of habits?.rows.slice(1) ?? []) {
    const name = nameOf(row[1]);
    const end = at + name.split(",").length;
    if (name === "" || nameOf(cells.slice(at, end).join(",")) !== name) continue; // an export of one habit lists all of them
    columns.push(name);
    at = end;
  }
  return cells.slice(at).every((cell) => nameOf(cell) === "") ? columns : null;
}

/**
 * How many of a column's whole numbers are one unit of its habit: 1000 where Loop has written thousandths, else 1. A column is taken for
 * thousandths if a number in it is more than twenty times the habit's target.
 */
function unitsIn(names: readonly string[], body: LoopTable["rows"], kinds: ReadonlyMap<string, Kind>): number[] {
  const most = names.map(() => 0);
  for (const row of body)
    for (const [at, cell] of row.slice(1).entries())
      if (/^\d+$/u.test(nameOf(cell))) most[at] = Math.max(most[at] ?? 0, Number(nameOf(cell)));
  return names.map((name, at) => ((most[at] ?? 0) > 20 * (kinds.get(name)?.target ?? Infinity) ? 1000 : 1));
}

function isDone(cell: string, kind: Kind | undefined, unit: number): boolean {
  if (/^yes_manual$/iu.test(cell)) return true;
  if (!kind?.isNumber) return cell === "2";
  const value = /^no$/iu.test(cell) ? 0 : Number(cell.replace(",", ".")); // 0 is written as NO
  const amount = Number.isInteger(value) ? value / unit : value;
  return kind.isAtMost ? cell !== "" && amount >= 0 && amount <= kind.target : amount > 0 && amount >= kind.target;
}

function kindsIn({ rows: [head = [], ...body] }: LoopTable): Map<string, Kind> {
  const place = (pattern: RegExp) => head.findIndex((cell) => pattern.test(nameOf(cell)));
  const [times, per] = [place(/^(numrepetitions|frequencynumerator)$/iu), place(/^(interval|frequencydenominator)$/iu)];
  const [archived, type] = [place(/^archived\??$/iu), place(/^type$/iu)];
  const [target, targetType] = [place(/^target value$/iu), place(/^target type$/iu)];
  return new Map(
    body.map((row) => [
      nameOf(row[1]),
      {
        weeklyTarget: weeklyTargetOf(Number(row[times] ?? 1), Number(row[per] ?? 1)),
        isArchived: /^(true|1|yes)$/iu.test(nameOf(row[archived])),
        isNumber: /^(numerical|number|measurable|1)$/iu.test(nameOf(row[type])),
        isAtMost: /^(at_most|1)$/iu.test(nameOf(row[targetType])),
        target: Number(row[target] ?? 0) || 0,
      },
    ]),
  );
}
