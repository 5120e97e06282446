import { expect, test } from "vitest";
import { forEachItem } from "./jobs.ts";
import type { Log } from "./log.ts";

test("an item that fails is counted and logged, and those after it are processed", async () => {
  const [done, lines]: [number[], unknown[]] = [[], []];
  const log = { error: (...line: unknown[]) => lines.push(line) } as unknown as Log;
  const counts = await forEachItem(log, "reminders", [1, 2, 3], async (item) => {
    if (item === 2) throw new Error("no such zone");
    done.push(item);
  });
  expect([counts, done]).toEqual([{ done: 2, failed: 1 }, [1, 3]]);
  expect(lines).toEqual([[{ err: expect.any(Error), job: "reminders" }, "one item of a job failed; the next run tries again"]]);
});
