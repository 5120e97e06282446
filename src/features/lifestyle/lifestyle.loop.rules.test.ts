import { expect, test } from "vitest";
import type { HabitFile } from "./lifestyle.imports.rules.ts";
import { isLoopDays, loopTables, readLoop } from "./lifestyle.loop.rules.ts";

const table = (name: string, text: string) => {
  const rows = text.split("\n").map((row) => row.split(","));
  return { name, rows, lines: rows.map((_, index) => index + 1) };
};

const listHead =
  "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?";
const daysOf = ({ habits }: HabitFile) => Object.fromEntries(habits.map(({ name, days }) => [name, days.toSorted()]));

test("a numeric habit of Loop is done at its target or above, one with a limit at it or below", () => {
  const habits = table(
    "Habits.csv",
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n1,Water,NUMERICAL,,,1,1,#fff,glasses,AT_LEAST,6,false\n2,Coffee,NUMERICAL,,,1,1,#fff,cups,AT_MOST,2,false",
  );
  const days = table("Checkmarks.csv", "Date,Water,Coffee\n2026-11-20,6,3\n2026-11-19,5,2\n2026-11-18,8,-1\n2026-11-17,0,");
  const found = readLoop({ habits, days }, "2026-11-21").habits.map(({ name, days: done }) => [name, done.toSorted()]);
  expect(found).toEqual([
    ["Water", ["2026-11-18", "2026-11-20"]],
    ["Coffee", ["2026-11-19"]],
  ]);
});

test("a numeric habit with a limit is done on a day at 0, which Loop writes as NO", () => {
  const habits = table(
    "Habits.csv",
    `${listHead}\n001,Coffee,NUMERICAL,,,1,1,#fff,cups,AT_MOST,2.0,false\n002,Run,YES_NO,,,1,1,#fff,,,,false`,
  );
  const days = table(
    "Checkmarks.csv",
    "Date,Coffee,Run,\n2026-11-20,NO,NO,\n2026-11-19,1000,NO,\n2026-11-18,3000,NO,\n2026-11-17,UNKNOWN,NO,",
  );
  expect(daysOf(readLoop({ habits, days }, "2026-11-21"))).toEqual({ Coffee: ["2026-11-19", "2026-11-20"], Run: [] });
});

test("half of a target is not done: Loop writes thousandths, also below a thousand", () => {
  const habits = table(
    "Habits.csv",
    `${listHead}\n001,Water,NUMERICAL,,,1,1,#fff,l,AT_LEAST,2.0,false\n002,Steps,NUMERICAL,,,1,1,#fff,,AT_LEAST,9000,false`,
  );
  const days = table("Checkmarks.csv", "Date,Water,Steps,\n2026-11-20,2500,9500,\n2026-11-19,500,800,\n2026-11-18,750,12000,");
  expect(daysOf(readLoop({ habits, days }, "2026-11-21"))).toEqual({ Water: ["2026-11-20"], Steps: ["2026-11-18", "2026-11-20"] });
  const low = table("Checkmarks.csv", "Date,Water,Steps,\n2026-11-20,500,NO,\n2026-11-19,750,NO,");
  expect(daysOf(readLoop({ habits, days: low }, "2026-11-21"))).toEqual({ Water: [], Steps: [] });
});

test("a comma in a habit's name, which Loop writes without quotes into the header of the days, moves no days to another habit", () => {
  const habits = table(
    "Habits.csv",
    `${listHead}\n001,Read; 20 min; or more,YES_NO\n002,Run,YES_NO\n003,Read,YES_NO\n004,Call home;,YES_NO`,
  );
  const named = { ...habits, rows: habits.rows.map((row) => row.map((cell) => cell.replaceAll(";", ","))) };
  const days = table(
    "Checkmarks.csv",
    "Date,Read, 20 min, or more,Run,Read,Call home,,\n2026-11-20,YES_MANUAL,NO,NO,YES_MANUAL,\n2026-11-19,NO,YES_MANUAL,NO,YES_MANUAL,",
  );
  expect(daysOf(readLoop({ habits: named, days }, "2026-11-21"))).toEqual({
    "Read, 20 min, or more": ["2026-11-20"],
    Run: ["2026-11-19"],
    Read: [],
    "Call home,": ["2026-11-19", "2026-11-20"],
  });
  // an export of one habit contains the whole list
  const one = table("Checkmarks.csv", "Date,Call home,,\n2026-11-20,YES_MANUAL,");
  expect(daysOf(readLoop({ habits: named, days: one }, "2026-11-21"))).toMatchObject({ "Call home,": ["2026-11-20"], Run: [] });
  // without the list, or with another one, nothing says which column is whose
  for (const list of [null, table("Habits.csv", `${listHead}\n001,Walk,YES_NO`)]) {
    const { rows, bad, habits: found } = readLoop({ habits: list, days }, "2026-11-21");
    expect([rows, bad.map(({ line }) => line), found.flatMap((habit) => habit.days)]).toEqual([2, [2, 3], []]);
  }
});

test("the list of moods that a member exported from here is no list of habits", () => {
  const moods = table("evenday-moods.csv", "Date,Mood,Pages\n2026-11-20,2,1\n2026-11-19,3,0");
  expect([isLoopDays(moods), loopTables([moods])]).toEqual([false, null]);
  expect(isLoopDays(table("Checkmarks.csv", "Date,Read,Run\n2026-11-20,2,0"))).toBe(true);
});

test("a broken date among others is refused by its line", () => {
  const days = table("Checkmarks.csv", "Date,Read,Run\n2026-11-20,2,0\nbad,2,2\n2026-11-18,0,2");
  expect(loopTables([days])).toEqual({ habits: null, days });
  expect(readLoop({ habits: null, days }, "2026-11-21").bad.map(({ line }) => line)).toEqual([3, 3]);
});
