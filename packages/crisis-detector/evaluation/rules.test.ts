import { expect, test } from "vitest";
import { assess, cardLevel } from "../src/assess.ts";
import { encoderExamples } from "../training/linear.ts";
import { sentencesIn, type Group } from "../training/sentences.ts";

/** The measuring set is used once per release (MEASURE=release) and in the assurance runs: used daily, it would become a training set. */
const isRelease = Boolean(process.env["MEASURE"] ?? process.env["ASSURANCE"]);
const measuring = sentencesIn("measuring");
type Half = "tuning" | "measuring";
type Case = { text: string; group: Group; half: Half };

const casesOf = (half: Half, groups: Group[]): Case[] => groups.flatMap((group) => group.lines.map((text) => ({ text, group, half })));
const cases: Case[] = [
  ...casesOf("tuning", ["sentences", "harmless", "second", "third"].flatMap(sentencesIn)),
  ...casesOf("measuring", measuring),
];

const isRight = ({ text, group }: Case) => {
  const { level, kinds } = assess(text);
  if (group.kind === null) return level < cardLevel;
  return level >= (group.how === "imminent" ? 3 : cardLevel) && kinds.includes(group.kind);
};
const share = (some: Case[]) => some.filter(isRight).length / some.length;
const ordinary = ["money", "break-ups", "work"];
/** Limits for the tuning sentences, and for those that are only measured: targets and results are in the safety protocol. */
const requests: [name: string, least: number, measured: number, belongs: (group: Group) => boolean][] = [
  ["direct", 0.98, 0.8, (group) => group.how === "direct"],
  ["imminent", 0.98, 0.26, (group) => group.how === "imminent"],
  ["indirect", 0.7, 0.3, (group) => group.how === "indirect"],
  ["about somebody else", 0.9, 0.43, (group) => group.how === "other"],
  ["ordinary talk left alone", 0.98, 0.97, (group) => group.kind === null && ordinary.includes(group.topic)],
  ["look-alikes left alone", 0.95, 0.91, (group) => group.kind === null && !ordinary.includes(group.topic)],
];

for (const half of ["tuning", "measuring"] as const) {
  test.skipIf(half === "measuring" && !isRelease)(
    `on the ${half} sentences the detector detects what it must and ignores ordinary text`,
    () => {
      const rows = requests.map(([name, aim, measured, belongs]) => {
        const some = cases.filter((one) => one.half === half && belongs(one.group));
        return { name, least: half === "tuning" ? aim : measured, some, reached: share(some) };
      });
      process.stdout.write(
        `${`${half}: ${rows.map(({ name, some, reached }) => `${name} ${(reached * 100).toFixed(1)} % of ${some.length}`).join(", ")}`}\n`,
      );
      // the measuring sentences are never printed one by one: fixing single sentences would invalidate the measurement
      if (half === "tuning")
        for (const one of cases.filter((some) => some.half === half && !isRight(some) && some.group.how !== "indirect"))
          process.stdout.write(`${`  missed (${one.group.how}): ${one.text}`}\n`);
      for (const { name, least, reached } of rows) expect(reached, name).toBeGreaterThanOrEqual(least);
    },
  );
}

test("there are more than 3,000 tuning sentences and more than 700 measuring sentences, each once, in every category", () => {
  expect(new Set(cases.map((one) => one.text)).size).toBe(cases.length);
  const learnt = new Set(encoderExamples().map(({ text }) => text));
  expect(measuring.flatMap(({ lines }) => lines).filter((text) => learnt.has(text))).toEqual([]);
  for (const [half, least] of [
    ["tuning", 3000],
    ["measuring", 700],
  ] as const) {
    const some = cases.filter((one) => one.half === half);
    expect(some.length).toBeGreaterThan(least);
    for (const category of ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8"])
      expect(some.some((one) => one.group.category === category)).toBe(true);
  }
});
