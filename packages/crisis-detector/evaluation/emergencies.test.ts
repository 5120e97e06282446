import { expect, test } from "vitest";
import { assess, cardLevel, type Assessment } from "../src/assess.ts";
import { encoderExamples } from "../training/linear.ts";
import { sentencesIn } from "../training/sentences.ts";
import { openEncoder, shown } from "./page.ts";

/**
 * Plans and emergencies, and the same people's harmless lines in such words. Rules were written with `emergencies` in view; `emergencies-held-out`
 * is other people by the same author, only counted, never printed line by line. The limits are what was reached, in shares of 120.
 */
type Limits = { cards: number; rightKind: number; imminent: number; falseCards: number };
const sets: { name: string; rules: Limits; page: Limits }[] = [
  {
    name: "emergencies",
    rules: { cards: 104, rightKind: 92, imminent: 85, falseCards: 2 },
    page: { cards: 117, rightKind: 110, imminent: 107, falseCards: 2 },
  },
  {
    name: "emergencies-held-out",
    rules: { cards: 72, rightKind: 57, imminent: 52, falseCards: 10 },
    page: { cards: 112, rightKind: 99, imminent: 86, falseCards: 7 },
  },
];

function count(name: string, assessed: (text: string) => Assessment): Limits {
  const all = sentencesIn(name).flatMap(({ kind, lines }) => lines.map((text) => ({ kind, found: assessed(text) })));
  expect(all).toHaveLength(240);
  const cards = all.filter(({ found }) => found.level >= cardLevel);
  return {
    cards: cards.filter(({ kind }) => kind !== null).length,
    rightKind: cards.filter(({ kind, found }) => kind !== null && found.kinds.includes(kind)).length,
    imminent: cards.filter(({ kind, found }) => kind !== null && found.level === 3).length,
    falseCards: cards.filter(({ kind }) => kind === null).length,
  };
}

function expectWithin(name: string, reached: Limits, limits: Limits) {
  process.stdout.write(
    `${name}: of 120 dangers ${reached.cards} cards, ${reached.rightKind} of the right kind, ${reached.imminent} imminent; of 120 harmless ${reached.falseCards}\n`,
  );
  for (const key of ["cards", "rightKind", "imminent"] as const)
    expect(reached[key], `${name}: ${key}`).toBeGreaterThanOrEqual(limits[key]);
  expect(reached.falseCards, `${name}: false cards`).toBeLessThanOrEqual(limits.falseCards);
}

for (const { name, rules } of sets)
  test(`${name}: rules and small models find what they found`, () => expectWithin(name, count(name, assess), rules));

// 480 lines through the encoder: with the release measurements and in the assurance runs
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
for (const { name, page } of sets)
  test.skipIf(!isRelease)(`${name}: the page finds what it found`, { timeout: 300_000 }, () => {
    const encoder = openEncoder();
    expectWithin(
      `${name}, with the encoder`,
      count(name, (text) => shown(encoder, text)),
      page,
    );
  });

test("nothing is trained on the emergencies", () => {
  const learnt = new Set(encoderExamples().map(({ text }) => text));
  const lines = sets.flatMap(({ name }) => sentencesIn(name).flatMap((group) => group.lines));
  expect(lines.filter((text) => learnt.has(text))).toEqual([]);
});
