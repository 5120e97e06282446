import { expect, test } from "vitest";
import { guideTexts, yearTexts } from "./ordinary-texts.ts";
import { cardLevel, isShown } from "../src/assess.ts";
import { openEncoder, shown } from "./page.ts";
import { sentencesIn, type Group } from "../training/sentences.ts";

const encoder = openEncoder();
// the encoder takes a twentieth of a second per window
const slowly = { timeout: 300_000 };

const ordinary = ["money", "break-ups", "work"];
const isKindly = ({ kind, topic }: Group) => kind === null && ordinary.includes(topic);
/**
 * Limits for sentences that neither rules, linear model nor encoder were trained on; the targets are in the safety protocol. `least`: right,
 * for veiled ones a card or a quiet line of the right kind; `cards`: a card at all; `shown`: a card or a quiet line.
 */
type Request = { name: string; least: number; cards: number; shown: number; belongs: (group: Group) => boolean };
const requests: Request[] = [
  { name: "direct", least: 0.91, cards: 0.97, shown: 0.97, belongs: ({ how }) => how === "direct" },
  { name: "imminent", least: 0.73, cards: 0.94, shown: 0.94, belongs: ({ how }) => how === "imminent" },
  { name: "veiled", least: 0.72, cards: 0.71, shown: 0.75, belongs: ({ how }) => how === "indirect" },
  { name: "about somebody else", least: 0.78, cards: 0.82, shown: 0.84, belongs: ({ how }) => how === "other" },
  { name: "ordinary talk without a card", least: 0.97, cards: 0, shown: 0, belongs: isKindly },
  { name: "look-alikes without a card", least: 0.92, cards: 0, shown: 0, belongs: (group) => group.kind === null && !isKindly(group) },
];

/** Once per release (MEASURE=release) and in the assurance runs: a measuring set that is used daily becomes a training set. */
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
test.skipIf(!isRelease)("with the encoder the page detects what it must and ignores ordinary text", slowly, () => {
  const all = sentencesIn("measuring").flatMap((group) => group.lines.map((text) => ({ group, found: shown(encoder, text) })));
  const rows = requests.map(({ belongs, ...limits }) => {
    const some = all.filter(({ group }) => belongs(group));
    const share = (isSo: (one: (typeof all)[number]) => boolean) => some.filter(isSo).length / some.length;
    const right = share(({ group: { kind, how }, found }) => {
      if (kind === null) return found.level < cardLevel;
      const isEnough = how === "direct" || how === "imminent" ? found.level >= (how === "imminent" ? 3 : cardLevel) : isShown(found);
      return isEnough && found.kinds.includes(kind);
    });
    const reached = { cards: share(({ found }) => found.level >= cardLevel), shown: share(({ found }) => isShown(found)) };
    return { limits, right, reached, count: some.length };
  });
  const percent = (one: number) => (one * 100).toFixed(1);
  // never printed sentence by sentence: fixing single sentences would invalidate the measurement
  process.stdout.write(
    `with the encoder: ${rows.map(({ limits, count, right, reached }) => `${limits.name} ${percent(right)} % of ${count} (a card ${percent(reached.cards)}, or a quiet line ${percent(reached.shown)})`).join(", ")}\n`,
  );
  for (const { limits, right, reached } of rows) {
    expect(right, limits.name).toBeGreaterThanOrEqual(limits.least);
    expect(reached.cards, limits.name).toBeGreaterThanOrEqual(limits.cards);
    expect(reached.shown, limits.name).toBeGreaterThanOrEqual(limits.shown);
  }
});

test("an ordinary year and guides that the classifier never saw bring up hardly any card", slowly, () => {
  const texts = [...yearTexts(), ...guideTexts()];
  const cards = texts.filter((text) => shown(encoder, text).level >= cardLevel);
  process.stdout.write(`ordinary texts with the encoder: ${cards.length} of ${texts.length} show a card\n`);
  expect(texts.length).toBeGreaterThan(400);
  expect(cards.length / texts.length, cards.join(" | ")).toBeLessThanOrEqual(0.03);
});
