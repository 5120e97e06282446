import { expect, test } from "vitest";
import { guideTexts, yearTexts } from "./ordinary-texts.ts";
import { cardLevel } from "../src/assess.ts";
import { openEncoder, shown } from "./page.ts";
import { sentencesIn, type Group } from "../training/sentences.ts";

const encoder = openEncoder();
// the encoder takes a twentieth of a second per window
const slowly = { timeout: 300_000 };

const ordinary = ["money", "break-ups", "work"];
const isKindly = ({ kind, topic }: Group) => kind === null && ordinary.includes(topic);
/** Limits for sentences that neither rules, linear model nor encoder were trained on; the targets are in the safety protocol. */
const requests: [name: string, least: number, leastCards: number, belongs: (group: Group) => boolean][] = [
  ["direct", 0.85, 0.91, ({ how }) => how === "direct"],
  ["imminent", 0.45, 0.72, ({ how }) => how === "imminent"],
  ["veiled", 0.52, 0.57, ({ how }) => how === "indirect"],
  ["about somebody else", 0.56, 0.62, ({ how }) => how === "other"],
  ["ordinary talk left alone", 0.97, 0, isKindly],
  ["look-alikes left alone", 0.91, 0, (group) => group.kind === null && !isKindly(group)],
];

/** Once per release (MEASURE=release) and in the assurance runs: a measuring set that is used daily becomes a training set. */
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
test.skipIf(!isRelease)("with the encoder the page detects what it must and ignores ordinary text", slowly, () => {
  const all = sentencesIn("measuring").flatMap((group) => group.lines.map((text) => ({ group, found: shown(encoder, text) })));
  const rows = requests.map(([name, least, leastCards, belongs]) => {
    const some = all.filter(({ group }) => belongs(group));
    const share = (isSo: (one: (typeof all)[number]) => boolean) => some.filter(isSo).length / some.length;
    const right = share(({ group: { kind, how }, found: { level, kinds } }) =>
      kind === null ? level < cardLevel : level >= (how === "imminent" ? 3 : cardLevel) && kinds.includes(kind),
    );
    return { name, least, leastCards, right, cards: share(({ found }) => found.level >= cardLevel), count: some.length };
  });
  const percent = (one: number) => (one * 100).toFixed(1);
  // never printed sentence by sentence: fixing single sentences would invalidate the measurement
  process.stdout.write(
    `with the encoder: ${rows.map(({ name, count, right, cards }) => `${name} ${percent(right)} % of ${count} (a card ${percent(cards)})`).join(", ")}\n`,
  );
  for (const { name, least, leastCards, right, cards } of rows) {
    expect(right, name).toBeGreaterThanOrEqual(least);
    expect(cards, name).toBeGreaterThanOrEqual(leastCards);
  }
});

test("an ordinary year and guides that the classifier never saw bring up hardly any card", slowly, () => {
  // every third of them in the usual run
  const texts = [...yearTexts(), ...guideTexts()].filter((_, at) => process.env["ASSURANCE"] || at % 3 === 0);
  const cards = texts.filter((text) => shown(encoder, text).level >= cardLevel);
  process.stdout.write(`ordinary texts with the encoder: ${cards.length} of ${texts.length} show a card\n`);
  expect(texts.length).toBeGreaterThan(130);
  expect(cards.length / texts.length, cards.join(" | ")).toBeLessThanOrEqual(0.03);
});
