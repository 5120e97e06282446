import { expect, test } from "vitest";
import { isLoopDays, loopTables, readLoop } from "./lifestyle.loop.rules.ts";

const table = (name: string, text: string) => {
  const rows = text.split("\n").map((row) => row.split(","));
  return { name, rows, lines: rows.map((_, index) => index + 1) };
};

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

test("the list of moods that a member exported from here is no list of habits", () => {
  const moods = table("evenday-moods.csv", "Date,Mood,Pages\n2026-11-20,2,1\n2026-11-19,3,0");
  expect([isLoopDays(moods), loopTables([moods])]).toEqual([false, null]);
  expect(isLoopDays(table("Checkmarks.csv", "Date,Read,Run\n2026-11-20,2,0"))).toBe(true);
});
