import { expect, test } from "vitest";
import { cardLevel } from "../src/assess.ts";
import { sentencesIn } from "../training/sentences.ts";
import { openEncoder, shown } from "./page.ts";

const encoder = openEncoder();
const found = (set: string) => sentencesIn(set).flatMap((group) => group.lines.map((text) => ({ group, found: shown(encoder, text) })));
const cards = (set: ReturnType<typeof found>) => set.filter((one) => one.found.level >= cardLevel).length;

// the limits are what was reached; the aim for a card on everyday strain is 3 %. Nothing was trained on these sets; patterns were written with the first and the third in sight, the second was only counted
// 1,100 sentences through the encoder: with the release measurements and in the assurance runs
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
test.skipIf(!isRelease)("everyday strain without risk brings up hardly any card, danger beside it does", { timeout: 300_000 }, () => {
  const [tuning, heldOut, dangers] = [found("strain"), found("strain-held-out"), found("beside-strain")];
  const [talks, voices, sameWords] = [found("no-risk-talks"), found("voices-held-out"), found("same-words-held-out")];
  const everyday = voices.filter(({ group }) => group.topic === "everyday distress");
  const unspoken = voices.filter(({ group }) => group.kind !== null);
  const calm = sameWords.filter(({ group }) => group.kind === null);
  const beneath = sameWords.filter(({ group }) => group.kind !== null);
  const kinds = dangers.filter(
    ({ group, found: { level, kinds } }) => level >= cardLevel && group.kind && kinds.includes(group.kind),
  ).length;
  process.stdout.write(
    `everyday strain: a card on ${cards(tuning)} of ${tuning.length} (held out: ${cards(heldOut)} of ${heldOut.length}); danger: ${cards(dangers)} of ${dangers.length}, ${kinds} of the right kind; talks at no risk: ${cards(talks)} of ${talks.length}; voices held out: ${cards(everyday)} of ${everyday.length} everyday, ${cards(unspoken)} of ${unspoken.length} veiled dangers; in the same words ${cards(calm)} of ${calm.length} everyday, ${cards(beneath)} of ${beneath.length} veiled dangers\n`,
  );
  expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(300);
  expect(cards(tuning) / tuning.length).toBeLessThanOrEqual(0.055);
  expect(cards(heldOut) / heldOut.length).toBeLessThanOrEqual(0.073);
  expect(cards(dangers) / dangers.length).toBeGreaterThanOrEqual(0.84);
  expect(kinds / dangers.length).toBeGreaterThanOrEqual(0.78);
  expect(cards(talks) / talks.length).toBeLessThanOrEqual(0.176);
  expect(cards(everyday) / everyday.length).toBeLessThanOrEqual(0.103);
  expect(cards(unspoken) / unspoken.length).toBeGreaterThanOrEqual(0.69);
  expect(cards(calm) / calm.length).toBeLessThanOrEqual(0.063);
  expect(cards(beneath) / beneath.length).toBeGreaterThanOrEqual(0.55);
});
