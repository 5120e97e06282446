import { expect, test } from "vitest";
import fc from "fast-check";
import { addDays, daysBetween } from "#shared/dates.ts";
import { rehearsalLine, rehearsalPlan } from "./growth.rehearsal.rules.ts";

const today = "2026-11-20";

test("answers that were never practiced aloud are due today", () => {
  expect(rehearsalPlan([], today)).toEqual({ times: 0, nextOn: today, isDue: true });
});

test("the second, third and fourth practice are 1, 3 and 7 days after the first", () => {
  expect(rehearsalPlan(["2026-11-20"], today).nextOn).toBe("2026-11-21");
  expect(rehearsalPlan(["2026-11-20", "2026-11-21"], "2026-11-21").nextOn).toBe("2026-11-23");
  expect(rehearsalPlan(["2026-11-20", "2026-11-21", "2026-11-23"], "2026-11-23").nextOn).toBe("2026-11-27");
  expect(rehearsalPlan(["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-27"], "2026-11-28")).toEqual({
    times: 4,
    nextOn: null,
    isDue: false,
  });
});

test("a late practice loses nothing, and the next one is not on the same day", () => {
  expect(rehearsalPlan(["2026-11-01", "2026-11-19"], today)).toEqual({ times: 2, nextOn: "2026-11-20", isDue: true });
  expect(rehearsalPlan(["2026-11-01", today], today)).toEqual({ times: 2, nextOn: "2026-11-21", isDue: false });
});

test("the next practice is never on a day that was already used", () => {
  const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays("2026-10-01", count));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), (days) => {
      const { nextOn } = rehearsalPlan(days, today);
      expect(days.filter((done) => nextOn !== null && daysBetween(done, nextOn) <= 0)).toEqual([]);
    }),
  );
});

test("the line says when in plain words", () => {
  const line = (days: string[]) => rehearsalLine(rehearsalPlan(days, today), today);
  expect(line([])).toContain("Not said aloud yet");
  expect(line([today])).toBe("Again tomorrow.");
  expect(line(["2026-11-19", today])).toBe("Again in 2 days.");
  expect(line(["2026-11-18"])).toBe("Time to say them again.");
  expect(line(["2026-11-10", "2026-11-11", "2026-11-13", "2026-11-17"])).toContain("four days");
});
