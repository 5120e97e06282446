import { expect, test } from "vitest";
import { cardLevel } from "../src/assess.ts";
import { sentencesIn } from "../training/sentences.ts";
import { openEncoder, shown } from "./page.ts";

/**
 * The whole page on the lines that nothing was trained on and that are never printed: the totals by which weights and thresholds are compared.
 * Harmless lines with a card, and dangers with one; the limits are what was reached.
 */
const sets: Record<string, { harmless: number; dangers: number }> = {
  "no-risk-talks-held-out": { harmless: 13, dangers: 0 },
  "strain-held-out": { harmless: 11, dangers: 0 },
  "voices-held-out": { harmless: 15, dangers: 40 },
  "same-words-held-out": { harmless: 6, dangers: 36 },
  "many-voices-held-out": { harmless: 25, dangers: 394 },
  "more-voices-held-out": { harmless: 32, dangers: 352 },
  "wide-voices-held-out": { harmless: 26, dangers: 361 },
  "close-voices-held-out": { harmless: 18, dangers: 402 },
  "talk-voices-held-out": { harmless: 31, dangers: 381 },
  "emergencies-held-out": { harmless: 7, dangers: 110 },
  "advice-held-out": { harmless: 61, dangers: 0 },
};

// 11,000 lines through the encoder: with the release measurements and in the assurance runs
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
test.skipIf(!isRelease)(
  "of lines that nothing was trained on, dangers bring up the card and harmless ones hardly",
  { timeout: 900_000 },
  () => {
    const encoder = openEncoder();
    const total = { harmless: [0, 0], dangers: [0, 0] };
    const reached = Object.entries(sets).map(([name, limits]) => {
      const counts = { harmless: 0, dangers: 0 };
      for (const { kind, lines } of sentencesIn(name))
        for (const text of lines) {
          const side = kind === null ? "harmless" : "dangers";
          const isCard = shown(encoder, text).level >= cardLevel;
          total[side] = [(total[side][0] ?? 0) + Number(isCard), (total[side][1] ?? 0) + 1];
          if (isCard) counts[side] += 1;
        }
      process.stdout.write(`${name}: ${counts.harmless} harmless lines and ${counts.dangers} dangers with a card\n`);
      return { name, counts, limits };
    });
    process.stdout.write(`in all: harmless ${total.harmless.join(" of ")}, dangers ${total.dangers.join(" of ")}\n`);
    for (const { name, counts, limits } of reached) {
      expect(counts.harmless, name).toBeLessThanOrEqual(limits.harmless);
      expect(counts.dangers, name).toBeGreaterThanOrEqual(limits.dangers);
    }
  },
);
