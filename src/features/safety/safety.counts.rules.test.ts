import { expect, test } from "vitest";
import { isCounted, roundedCount, roundedCounts } from "./safety.counts.rules.ts";

test("groups under ten are sent as less than ten", () => {
  expect([0, 1, 9, 10, 137].map(roundedCount)).toEqual(["<10", "<10", "<10", "10", "137"]);
  expect(
    roundedCounts([
      { day: "2026-11-20", level: 2, cards: 8 },
      { day: "2026-11-21", level: 2, cards: 7 },
      { day: "2026-11-21", level: 3, cards: 2 },
    ]),
  ).toEqual(["2026-11-20 level 2 <10", "2026-11-21 level 2 <10", "2026-11-21 level 3 <10", "all level 2 15", "all level 3 <10"]);
});

test("a level without a card is not counted", () => {
  expect([0, 1, 2, 3, 4, "2", null].filter(isCounted)).toEqual([2, 3]);
});
