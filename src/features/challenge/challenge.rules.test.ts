import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyAmount, oldAmountStays } from "#shared/amounts.ts";
import { addDays, dayIn, hourMs } from "#shared/dates.ts";
import { figures, lostByTravel, nearestMissing, readPerDay, refuseMark, withWaitingDays } from "./challenge.rules.ts";
import type { Marked } from "./streak.rules.ts";

const today = "2026-11-20";
const zones = [
  "Pacific/Honolulu",
  "America/Los_Angeles",
  "America/New_York",
  "America/St_Johns",
  "Europe/London",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
const zone = fc.constantFrom(...zones);
const log = (marked: Marked[], day: string): Marked[] => [...marked.filter((one) => one.day !== day), { day, mark: "no-spend" }];

test("a future day cannot be marked, nor a date that does not exist", () => {
  expect(refuseMark("2026-11-21", "no-spend", [], today)).toBe("That day has not come yet.");
  expect(refuseMark("1969-12-31", "no-spend", [], today)).toBe("Please choose a date between 1970 and 2100.");
  expect(refuseMark("2026-02-30", "rest", [], today)).toBe("Please choose a date between 1970 and 2100.");
  expect(refuseMark(today, "no-spend", [], today)).toBe(null);
});

test("a month has two rest days, and marking one of them again is not a third", () => {
  const rests: Marked[] = [
    { day: "2026-11-03", mark: "rest" },
    { day: "2026-11-09", mark: "rest" },
  ];
  expect(refuseMark("2026-11-17", "rest", rests, today)).toBe("Both rest days of this month are used. Change one of them first.");
  expect(refuseMark("2026-11-09", "rest", rests, today)).toBe(null);
  expect(refuseMark("2026-10-17", "rest", rests, today)).toBe(null);
  expect(refuseMark("2026-11-17", "no-spend", rests, today)).toBe(null);
});

test("logging an earlier day begins with the nearest missing one", () => {
  expect(nearestMissing([], today)).toBe("2026-11-19");
  expect(
    nearestMissing(
      [
        { day: today, mark: "no-spend" },
        { day: "2026-11-19", mark: "no-spend" },
        { day: "2026-11-18", mark: "rest" },
      ],
      today,
    ),
  ).toBe("2026-11-17");
  expect(nearestMissing([], "1970-01-01")).toBe(null);
});

test("confirming the nearest missing date repeatedly adds exactly one each time", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), fc.integer({ min: 1, max: 20 }), (ago, presses) => {
      let marked: Marked[] = ago.map((count) => ({ day: addDays(today, -count), mark: "no-spend" }));
      for (let press = 0; press < presses; press += 1) {
        const before = figures(marked, today, 1500).total;
        marked = log(marked, nearestMissing(marked, today) ?? today);
        expect(figures(marked, today, 1500).total).toBe(before + 1);
      }
    }),
  );
});

/** An instant of `day` in `zone`, chosen by `share` of the hours that it has there. */
function momentOf(day: string, zoneName: string, share: number): number {
  const noonUtc = Date.parse(`${day}T12:00:00Z`);
  const inside = Array.from({ length: 52 }, (_, index) => noonUtc + (index - 26) * hourMs).filter(
    (moment) => dayIn(zoneName, moment) === day,
  );
  return inside[Math.min(inside.length - 1, Math.floor(share * inside.length))] ?? noonUtc;
}

test("logging once on every date makes one unbroken streak, through every change of the clocks", () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 });
  const first = fc.integer({ min: 0, max: 730 }).map((index) => addDays("2026-01-01", index));
  fc.assert(
    fc.property(zone, first, shares, (zoneName, start, moments) => {
      let marked: Marked[] = [];
      for (const [index, share] of moments.entries()) {
        const now = dayIn(zoneName, momentOf(addDays(start, index), zoneName, share));
        marked = log(log(marked, now), now);
        expect(figures(marked, now, 1500)).toMatchObject({ current: index + 1, longest: index + 1, total: index + 1 });
      }
    }),
    { numRuns: 60 },
  );
});

test("a member who logs in many time zones keeps one streak, and no date counts twice", () => {
  const stops = fc.array(fc.record({ zone, hours: fc.integer({ min: 1, max: 22 }) }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 365 * 24 }), stops, (home, hour, trip) => {
      let [zoneBefore, moment] = [home, Date.parse("2026-01-01T00:00:00Z") + hour * hourMs];
      let marked = log([], dayIn(home, moment));
      for (const stop of trip) {
        moment += stop.hours * hourMs;
        marked = [...marked, ...lostByTravel(zoneBefore, stop.zone, moment, marked).map((day): Marked => ({ day, mark: "travel" }))];
        const now = dayIn(stop.zone, moment);
        marked = log(marked, now);
        zoneBefore = stop.zone;
        const dates = new Set(marked.filter(({ mark }) => mark === "no-spend").map(({ day }) => day)).size;
        expect(figures(marked, now, 1500)).toMatchObject({ current: dates, total: dates });
      }
    }),
  );
});

test("a flight over the date line loses a day and not the streak", () => {
  const landing = Date.parse("2026-11-20T15:00:00Z");
  const marked = log([], "2026-11-19");
  expect(lostByTravel("Pacific/Honolulu", "Pacific/Auckland", landing, marked)).toEqual(["2026-11-20"]);
  expect(lostByTravel("Pacific/Auckland", "Pacific/Honolulu", landing, marked)).toEqual([]);
  expect(lostByTravel("Europe/London", "Europe/London", landing, marked)).toEqual([]);
});

test("flying west to a day that is logged already leaves the streak as it was", () => {
  const marked = log(log([], "2026-11-19"), "2026-11-20");
  expect(figures(marked, "2026-11-19", 1500).current).toBe(2);
});

test("a queued day counts in the streak, once", () => {
  const state = {
    current: 3,
    longest: 7,
    total: 12,
    savedCents: 18_000,
    thisMonth: 3,
    run: { from: "2026-11-17", to: "2026-11-19", last: "2026-11-19" },
    isTodayLogged: false,
    description: "",
    today: "2026-11-20",
  };
  const after = withWaitingDays(state, ["2026-11-20", "2026-11-20"], "2026-11-20", 1500);
  expect(after).toMatchObject({ current: 4, longest: 7, total: 13, savedCents: 19_500, thisMonth: 4, isTodayLogged: true });
  expect(withWaitingDays({ ...state, run: null, current: 0 }, ["2026-11-20"], "2026-11-20", 1500)).toMatchObject({ current: 1 });
  expect(withWaitingDays(state, ["2026-11-18", "2026-11-02"], "2026-11-20", 1500), "logged already, or unknown").toEqual(state);
});

test("figures of yesterday do not count today as logged", () => {
  const state = {
    current: 4,
    longest: 7,
    total: 13,
    savedCents: 19_500,
    thisMonth: 4,
    run: { from: "2026-11-17", to: "2026-11-20", last: "2026-11-20" },
    isTodayLogged: true,
    description: "Today is logged.",
    today: "2026-11-20",
  };
  expect(withWaitingDays(state, [], "2026-11-20", 1500)).toEqual(state);
  expect(withWaitingDays(state, [], "2026-11-21", 1500)).toMatchObject({ current: 4, isTodayLogged: false });
  expect(withWaitingDays(state, ["2026-11-20"], "2026-11-21", 1500), "queued yesterday").toMatchObject({
    current: 4,
    isTodayLogged: false,
  });
  expect(withWaitingDays(state, ["2026-11-21"], "2026-11-21", 1500)).toMatchObject({ current: 5, isTodayLogged: true });
});

test("the amount per day is parsed like all amounts", () => {
  expect(
    ["15", "abc", "", "NaN", "Infinity"].map((typed) => readPerDay(typed, ".", 900).cents ?? readPerDay(typed, ".", 900).refusal),
  ).toEqual([1500, oldAmountStays, emptyAmount, oldAmountStays, oldAmountStays]);
  expect(["-1", "1000000.01", "1e13"].map((typed) => readPerDay(typed, ".", 900).refusal)).toEqual([
    "Please enter an amount of 0 or more.",
    "That amount is too large.",
    "That amount is too large.",
  ]);
});
