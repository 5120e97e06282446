import { expect, test } from "vitest";
import { formatMoods } from "./recap-moods.rules.ts";

test("the month's mood is stated with its days and its range, and compared with no-spend days only if both have enough days", () => {
  const days = (moods: (number | null)[]) => moods.map((mood, at) => ({ day: `2026-11-0${at + 1}`, mood }));
  expect(formatMoods(days([7, null, 5]), [])).toBeNull();
  expect(formatMoods(days([7, 6, 5, null]), ["2026-11-01"])).toEqual({ finding: "Mood 6.0 on 3 days, from 5 to 7.", more: "" });
  expect(formatMoods(days([6, 6, 6]), [])?.finding).toBe("Mood 6.0 on 3 days.");
  expect(formatMoods(days([7, 7, 7, 4, 5, 6]), ["2026-11-01", "2026-11-02", "2026-11-03"])?.more).toBe(
    "7.0 on no-spend days, 5.0 on the others. Figures side by side, not reasons.",
  );
  const twenty = Array.from({ length: 20 }, (_, at) => ({ day: `2026-11-${at + 1}`, mood: at === 0 ? 3 : 2 }));
  expect(formatMoods(twenty, [])?.finding, "2.05").toBe("Mood 2.1 on 20 days, from 2 to 3.");
});
