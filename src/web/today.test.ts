import { expect, test } from "vitest";
import { formatDay, formatWhen } from "#web/today.ts";

test("a day is said as on a calendar leaf", () => {
  expect(formatDay("2026-11-20")).toBe("Friday, November 20");
  expect(formatDay("2026-03-01")).toBe("Sunday, March 1");
});

test("near days have their own words, and another year is named", () => {
  expect(formatWhen("2026-11-20", "2026-11-20")).toBe("today");
  expect(formatWhen("2026-11-19", "2026-11-20")).toBe("yesterday");
  expect(formatWhen("2025-12-31", "2026-01-01")).toBe("yesterday");
  expect(formatWhen("2025-11-20", "2026-11-20")).toBe("Thursday, November 20, 2025");
});
