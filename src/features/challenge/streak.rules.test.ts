import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, monthOf } from "#shared/dates.ts";
import { figures } from "./challenge.rules.ts";
import { reachedOn, runs, formatDay, formatStreak, withQueued, type Mark, type Marked } from "./streak.rules.ts";

const today = "2026-11-20";
const logged = (...days: string[]): Marked[] => days.map((day) => ({ day, mark: "no-spend" }));
const rest = (...days: string[]): Marked[] => days.map((day) => ({ day, mark: "rest" }));
const current = (marked: Marked[], on = today) => figures(marked, on, 1500).current;

test("a streak ends today, or yesterday while today is not logged", () => {
  expect(current(logged("2026-11-18", "2026-11-19", "2026-11-20"))).toBe(3);
  expect(current(logged("2026-11-18", "2026-11-19"))).toBe(2);
  expect(current(logged("2026-11-17", "2026-11-18"))).toBe(0);
  expect(current([])).toBe(0);
});

test("a rest day keeps the streak without adding to it", () => {
  expect(current([...logged("2026-11-16", "2026-11-18", "2026-11-19"), ...rest("2026-11-17")])).toBe(3);
  expect(current([...logged("2026-11-18"), ...rest("2026-11-19")])).toBe(1);
  expect(current([...logged("2026-11-18"), ...rest("2026-11-19", "2026-11-20")], "2026-11-21")).toBe(1);
  expect(current(rest("2026-11-19", "2026-11-20"))).toBe(0);
});

test("a third rest day of a month keeps nothing, a new month has two of its own", () => {
  expect(current([...logged("2026-11-16"), ...rest("2026-11-17", "2026-11-18", "2026-11-19")])).toBe(0);
  expect(current([...logged("2026-10-29"), ...rest("2026-10-30", "2026-10-31", "2026-11-01", "2026-11-02")], "2026-11-03")).toBe(1);
});

test("logging the same date twice changes nothing", () => {
  expect(figures([...logged("2026-11-19", "2026-11-19")], today, 1500).current).toBe(1);
});

test("a gap never shrinks the longest streak or the total", () => {
  const marked = logged("2026-01-01", "2026-01-02", "2026-01-03", "2026-11-20");
  expect(figures(marked, today, 1500)).toMatchObject({ current: 1, longest: 3, total: 4, savedCents: 6000 });
});

const start = "2026-01-01";
const day = fc.integer({ min: 0, max: 90 }).map((index) => addDays(start, index));
const marks = fc.uniqueArray(fc.record({ day, mark: fc.constantFrom<Mark>("no-spend", "no-spend", "rest", "travel") }), {
  selector: (one) => one.day,
  maxLength: 60,
});

/** A slow reference implementation, day by day, that the fast one must agree with. */
function referenceStreak(marked: readonly Marked[], on: string): number {
  const markOf = (date: string) => {
    const mark = marked.find((one) => one.day === date)?.mark;
    if (mark !== "rest") return mark;
    const earlier = marked.filter((one) => one.mark === "rest" && monthOf(one.day) === monthOf(date) && one.day < date).length;
    return earlier < 2 ? "rest" : undefined;
  };
  let streak = 0;
  for (let date = markOf(on) ? on : addDays(on, -1); markOf(date); date = addDays(date, -1)) streak += markOf(date) === "no-spend" ? 1 : 0;
  return streak;
}

test("the current streak equals counting back day by day", () => {
  fc.assert(
    fc.property(marks, day, (marked, on) => {
      const past = marked.filter((one) => one.day <= on);
      expect(figures(past, on, 0).current).toBe(referenceStreak(past, on));
    }),
  );
});

test("the longest streak is the largest that the current one ever was", () => {
  fc.assert(
    fc.property(marks, (marked) => {
      const ever = Array.from({ length: 92 }, (_, index) => addDays(start, index)).map((on) =>
        referenceStreak(
          marked.filter((one) => one.day <= on),
          on,
        ),
      );
      expect(figures(marked, addDays(start, 91), 0).longest).toBe(Math.max(0, ...ever));
    }),
    { numRuns: 40 },
  );
});

test("adding a no-spend day never shortens a streak, and adds one at most to the total", () => {
  fc.assert(
    fc.property(marks, day, (marked, added) => {
      const after: Marked[] = [...marked.filter((one) => one.day !== added), { day: added, mark: "no-spend" }];
      const [before, now] = [figures(marked, addDays(start, 90), 1500), figures(after, addDays(start, 90), 1500)];
      expect(now.current).toBeGreaterThanOrEqual(before.current);
      expect(now.longest).toBeGreaterThanOrEqual(before.longest);
      expect([0, 1]).toContain(now.total - before.total);
      expect(now.savedCents).toBe(now.total * 1500);
    }),
  );
});

test("every logged day is in exactly one run, and runs are never adjacent", () => {
  fc.assert(
    fc.property(marks, (marked) => {
      const found = runs(marked);
      const requested = marked
        .filter(({ mark }) => mark === "no-spend")
        .map((one) => one.day)
        .toSorted();
      expect(found.flatMap((run) => run.days)).toEqual(requested);
      for (const [index, next] of found.slice(1).entries())
        expect(daysBetween(found[index]?.heldUntil ?? "", next.days[0] ?? "")).toBeGreaterThan(1);
    }),
  );
});

test("a streak reaches a length on the day that made it so long", () => {
  const [run] = runs([...logged("2026-11-14", "2026-11-15", "2026-11-17"), ...rest("2026-11-16")]);
  expect([1, 2, 3, 4].map((length) => run && reachedOn(run, length))).toEqual(["2026-11-14", "2026-11-15", "2026-11-17", null]);
});

test("the sentence says since when, what kept it, and whether today is open", () => {
  const [run = null] = runs([...logged("2026-11-14", "2026-11-15", "2026-11-16", "2026-11-18", "2026-11-19"), ...rest("2026-11-17")]);
  expect(formatStreak(run, true, today)).toBe(
    "Since Saturday. Tuesday was a rest day: it held the streak and added nothing. Today is still open.",
  );
  const travel = (...days: string[]): Marked[] => days.map((day) => ({ day, mark: "travel" }));
  const held = (...marks: Marked[][]) => formatStreak(runs([...logged("2026-11-14"), ...marks.flat()])[0] ?? null, true, today);
  const days = logged("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19");
  expect(held(travel("2026-11-15"), days)).toBe(
    "Since Saturday. Sunday was a travel day: it held the streak and added nothing. Today is still open.",
  );
  expect(held(rest("2026-11-15"), travel("2026-11-16"), days.slice(1))).toContain("2 days of rest or travel held it");
  expect(held(rest("2026-11-15", "2026-11-16"), days.slice(1))).toContain("2 days of rest held it");
  expect(held(travel("2026-11-15"), days, travel(today))).toContain("Today is a travel day.");
  expect(held(travel("2026-11-15"), days, rest(today))).toContain("Today is a rest day.");
  expect(formatStreak(null, false, today)).toBe("No days logged yet. Today can be the first.");
  expect(formatStreak(null, true, today)).toBe("The next day you log begins a new streak. What you logged before stays counted.");
  expect(formatStreak(runs(logged(today))[0] ?? null, true, today)).toBe("Since today. Today is logged.");
  // a day that was logged further east is ahead of today
  const ahead = logged("2026-11-21");
  expect(formatStreak(runs([...logged("2026-11-19"), ...rest(today), ...ahead])[0] ?? null, true, today)).toBe(
    "Since yesterday. Today is a rest day.",
  );
  expect(formatStreak(runs(ahead)[0] ?? null, true, today)).toBe("Since November 21. Today is still open.");
  expect(formatStreak(runs([...logged(today), ...ahead])[0] ?? null, true, today)).toBe("Since today. Today is logged.");
  expect(["2026-11-19", "2026-10-14", "2025-10-14"].map((one) => formatDay(one, today))).toEqual([
    "yesterday",
    "October 14",
    "October 14, 2025",
  ]);
});

test("queued days override the marks, and the last one of a day counts", () => {
  const later = [
    { day: "2026-11-20", mark: "no-spend" as const },
    { day: "2026-11-19", mark: null },
    { day: "2026-11-20", mark: "rest" as const },
  ];
  expect(withQueued(logged("2026-11-18", "2026-11-19"), later)).toEqual([...logged("2026-11-18"), { day: "2026-11-20", mark: "rest" }]);
});
