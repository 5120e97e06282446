import { expect, test } from "vitest";
import { assess, cardLevel, isFaint, isShown, type Assessment } from "../src/assess.ts";
import { predict } from "../src/encoder.ts";
import { windowsOf } from "../src/windows.ts";
import { validationExamples } from "../training/linear.ts";
import { sentencesIn, talksIn, type Group } from "../training/sentences.ts";
import { openEncoder, shown } from "./page.ts";

const encoder = openEncoder();
type Found = { group: Group; found: Assessment };
const found = (set: string): Found[] =>
  sentencesIn(set).flatMap((group) => group.lines.map((text) => ({ group, found: shown(encoder, text) })));
const share = (set: readonly Found[], isSo: (found: Assessment) => boolean) => set.filter((one) => isSo(one.found)).length / set.length;
const isCard = ({ level }: Pick<Assessment, "level">) => level >= cardLevel;
const counted = (set: readonly Found[]) => {
  const [cards, all] = [isCard, isShown].map((isSo) => set.filter((one) => isSo(one.found)).length) as [number, number];
  return `${cards} / ${all} / ${set.length - all} of ${set.length}`;
};

/** The number of the message of a talk that brings up the card, or 0. */
const cardIn = (talk: readonly string[]) => 1 + talk.findIndex((text, at) => isCard(shown(encoder, text, talk.slice(0, at))));

// the limits are what was reached; the aim for a card on everyday strain is 3 %. Nothing was trained on these sets; patterns were written with strain, beside-strain and no-risk-talks in sight, the others were only counted
type Limit = { cards: [from: number, to: number]; shown: [from: number, to: number] };
// 1,200 sentences through the encoder: with the release measurements and in the assurance runs
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
const slowly = { timeout: 300_000 };
test.skipIf(!isRelease)("everyday strain without risk brings up hardly any card, danger beside it does", slowly, () => {
  const [tuning, heldOut, dangers] = [found("strain"), found("strain-held-out"), found("beside-strain")];
  const [talks, newTalks] = [found("no-risk-talks"), found("no-risk-talks-held-out")];
  const [voices, sameWords] = [found("voices-held-out"), found("same-words-held-out")];
  const everyday = voices.filter(({ group }) => group.topic === "everyday distress");
  const lookAlikes = voices.filter(({ group }) => group.topic !== "everyday distress" && group.kind === null);
  const unspoken = voices.filter(({ group }) => group.kind !== null);
  const calm = sameWords.filter(({ group }) => group.kind === null);
  const beneath = sameWords.filter(({ group }) => group.kind !== null);
  const rows: Record<string, { set: Found[] } & Limit> = {
    strain: { set: tuning, cards: [0, 0.025], shown: [0, 0.037] },
    "strain held out": { set: heldOut, cards: [0, 0.049], shown: [0, 0.055] },
    "beside strain": { set: dangers, cards: [0.92, 1], shown: [0.93, 1] },
    "talks at no risk": { set: talks, cards: [0, 0.049], shown: [0, 0.049] },
    "talks at no risk, held out": { set: newTalks, cards: [0, 0.057], shown: [0, 0.07] },
    "everyday, voices held out": { set: everyday, cards: [0, 0.052], shown: [0, 0.069] },
    "look-alikes, voices held out": { set: lookAlikes, cards: [0, 0.225], shown: [0, 0.245] },
    "veiled, voices held out": { set: unspoken, cards: [0.83, 1], shown: [0.85, 1] },
    "everyday, same words held out": { set: calm, cards: [0, 0.048], shown: [0, 0.056] },
    "veiled, same words held out": { set: beneath, cards: [0.73, 1], shown: [0.77, 1] },
  };
  process.stdout.write(
    `card / card or quiet line / nothing: ${Object.entries(rows)
      .map(([name, { set }]) => `${name} ${counted(set)}`)
      .join(", ")}\n`,
  );
  expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(300);
  for (const [name, { set, ...limits }] of Object.entries(rows))
    for (const [isSo, [from, to]] of [
      [isCard, limits.cards],
      [isShown, limits.shown],
    ] as const) {
      expect(share(set, isSo), name).toBeGreaterThanOrEqual(from);
      expect(share(set, isSo), name).toBeLessThanOrEqual(to);
    }
  const rightKind = ({ group, found: { kinds } }: Found) => group.kind !== null && kinds.includes(group.kind);
  expect(dangers.filter(rightKind).length / dangers.length).toBeGreaterThanOrEqual(0.78);
});

test.skipIf(!isRelease)("in simulated talks at risk the card comes, in talks at no risk hardly", slowly, () => {
  const [atRisk, noRisk] = [talksIn("at-risk-talks-held-out").map(cardIn), talksIn("no-risk-talks").map(cardIn)];
  process.stdout.write(`talks at risk: the card with message ${atRisk.join(" ")}; at no risk: ${noRisk.join(" ")}\n`);
  expect(atRisk).toHaveLength(20);
  expect(atRisk).not.toContain(0);
  expect(atRisk.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(74);
});

/** What the encoder made of the worst passage, less what a longer text must reach more; a card came from 2.4 on, from 1.2 next to the small models. */
const strongest = (text: string) => {
  const windows = windowsOf(text);
  return Math.max(...windows.map((window) => predict(encoder, window).logit)) - 0.3 * Math.log2(Math.max(1, windows.length));
};

test("direct words, emergencies, violence and abuse bring up the card wherever they did before there was a quiet line", slowly, () => {
  const hard = ["abuse", "danger", "harm-to-others"];
  const dangers = [
    ...validationExamples(),
    ...sentencesIn("beside-strain").flatMap((group) => group.lines.map((text) => ({ text, group }))),
  ]
    .filter(({ group }) => group.how === "direct" || group.how === "imminent" || (group.kind !== null && hard.includes(group.kind)))
    // every third of them in the usual run
    .filter((_, at) => isRelease || at % 3 === 0);
  expect(dangers.length).toBeGreaterThan(200);
  const lost = dangers.filter(
    ({ text }) => isFaint(shown(encoder, text)) && strongest(text) > (assess(text).level >= cardLevel ? 1.2 : 2.4),
  );
  expect(lost.map(({ text }) => text)).toEqual([]);
});
