import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayMs, hourMs } from "#shared/dates.ts";
import { aFolder } from "#testing/server.ts";
import { countRequest, quietHour } from "./quiet-hour.ts";

const midnight = new Date(2026, 10, 1).getTime();

test("the nightly backup runs in the hour with the fewest requests of the past week; before there is a week, at three", () => {
  const config = { DATA_DIR: aFolder("hours") };
  expect(quietHour(config, midnight)).toBe(3);
  // members in another part of the world: no request from 13 to 17 by the server's clock, most at three
  const visit = (days: number[]) => {
    for (const hour of days.flatMap((day) => Array.from({ length: 24 }, (_, ofDay) => day * 24 + ofDay))) {
      const ofDay = hour % 24;
      const requests = ofDay >= 13 && ofDay <= 17 ? 0 : ofDay === 3 ? 20 : 5;
      for (let count = 0; count < requests; count += 1) countRequest(config, midnight + hour * hourMs);
    }
  };
  visit([0, 1, 2, 3, 4, 5]);
  expect(quietHour(config, midnight + 6 * dayMs), "too early to say").toBe(3);
  visit([6, 7]);
  expect(quietHour(config, midnight + 8 * dayMs)).toBe(14);
  const saved = readFileSync(join(config.DATA_DIR, "requests-by-hour.json"), "utf8");
  const copy = { DATA_DIR: aFolder("hours") };
  writeFileSync(join(copy.DATA_DIR, "requests-by-hour.json"), saved);
  expect(quietHour(copy, midnight + 8 * dayMs), "also after a restart").toBe(14);
  writeFileSync(join(copy.DATA_DIR, "requests-by-hour.json"), saved.slice(0, 20));
  expect(quietHour({ DATA_DIR: `${copy.DATA_DIR}/.` }, midnight + 8 * dayMs), "a file cut short").toBe(3);
});
