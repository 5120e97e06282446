import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDay } from "#shared/dates.ts";
import { dateCell, formatLong, formatWhen } from "#web/format-day.ts";

test("a day is written with weekday, month and date", () => {
  expect(formatDay("2026-11-20")).toBe("Friday, November 20");
  expect(formatDay("2026-03-01")).toBe("Sunday, March 1");
});

test("a date in a table stays on one line", () => {
  expect(dateCell("2026-11-03")).toBe("Nov\u00a03,\u00a02026");
});

test("near days have their own words, and another year is named", () => {
  expect(formatWhen("2026-11-20", "2026-11-20")).toBe("today");
  expect(formatWhen("2026-11-19", "2026-11-20")).toBe("yesterday");
  expect(formatWhen("2025-12-31", "2026-01-01")).toBe("yesterday");
  expect(formatWhen("2025-11-20", "2026-11-20")).toBe("Thursday, November 20, 2025");
});

test("past weeks, which may reach back years, name the year when it is another one, and never a near day", () => {
  expect(formatLong("2026-11-19", "2026-11-20")).toBe("Thursday, November 19");
  expect(formatLong("2025-12-31", "2026-01-01")).toBe("Wednesday, December 31, 2025");
  const panel = readFileSync("src/features/lifestyle/past-weeks.panel.tsx", "utf8");
  expect(panel).toContain("Until {formatLong(week.endedOn, today)}");
  expect(panel).not.toContain("formatDay(");
});

test("no page takes the date of an instant from its text, which is the date in UTC and not the member's", () => {
  const pages = globSync("src/{features,app,web}/**/*.tsx");
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.filter((file) => /\b(?:\w*A|a)t\??\.slice\(0, 10\)/.test(readFileSync(file, "utf8")))).toEqual([]);
});
