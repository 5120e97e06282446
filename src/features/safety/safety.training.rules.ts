import { featuresOf, slots } from "./safety.features.rules.ts";
import { frames, parts } from "./safety.frames.content.ts";
import { harmless } from "./safety.harmless.content.ts";
import { hintIn, hintKinds, most, packWeights, spread, type Model, type Weights } from "./safety.hints.rules.ts";
import { hearable, readSentences, type SafetyKind } from "./safety.rules.ts";
import { plain } from "./safety.plain.content.ts";
import { second } from "./safety.second.content.ts";
import { sentences, type Group } from "./safety.sentences.content.ts";
import { third } from "./safety.third.content.ts";

export type Example = { text: string; group: Pick<Group, "kind" | "how" | "topic">; weight: number };
type Row = { places: Int32Array; times: Float32Array; isHit: number; kind: SafetyKind | null; weight: number };

/** What training settles by itself; the two numbers that say when a card begins are chosen afterwards and stand below. */
const settings = { rounds: 15, rate: 0.12, sparse: 0.1, atLeastSeen: 2, weightsKept: 10_000, perFrame: 60, frameWeight: 0.35 };
/** Chosen on cross-validated scores: at most 2 of 100 ordinary sentences, and on what grows with the length of a text. */
export const threshold = { least: 2.05, perDoubling: 0.25 };

const examplesOf = (groups: readonly Group[], weight: number): Example[] =>
  groups.flatMap((group) => group.lines.map((text) => ({ text, group, weight })));

/** Everything that was labelled by hand to learn from; the many voices of the third set count double. */
export const examples = (): Example[] => [...examplesOf([...sentences, ...harmless, ...second, ...plain], 1), ...examplesOf(third, 2)];

/** The model as it is shipped: from all examples and all frames. */
export const trained = (): Model => train([...rowsOf(examples()), ...rowsOf(framedExamples())]).model;

const far = 100;

/**
 * What models say of examples that they have not learnt from: the examples in three parts, each judged by a model that learnt
 * from the other two and the frames. Strengths are counted from where a card begins.
 */
export function crossValidated(own: readonly Example[], parts = 3): { strength: number; kind: SafetyKind | null }[] {
  const rows = rowsOf(own);
  const framed = rowsOf(framedExamples());
  const partOf = (at: number) => (at * 7919) % parts;
  const models = Array.from({ length: parts }, (_, part) => train([...rows.filter((_row, at) => partOf(at) !== part), ...framed]).weights);
  return own.map(({ text }, at) => {
    const using = models[partOf(at)];
    const { sentences: said, isSetAside } = hearable(text);
    const hint = using && hintIn(said, isSetAside, { ...using, least: using.least - far });
    return hint ? { strength: hint.strength - far, kind: hint.kind } : { strength: -far, kind: null };
  });
}

/** Examples from the frames: up to `perFrame` different fillings of each, the same every time. */
export function framedExamples(): Example[] {
  const chance = chanceFrom(11);
  return frames.flatMap(({ kind, rows }) =>
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const texts = new Set(Array.from({ length: settings.perFrame }, () => filled(row, chance)));
        return [...texts].map((text) => ({
          text,
          group: { kind, how: "indirect" as const, topic: "frames" },
          weight: settings.frameWeight,
        }));
      }),
  );
}

/** Rows ready to train on; reading them takes longer than training, so it is done once for all folds. */
export const rowsOf = (examples: readonly Example[]): Row[] => examples.map(rowOf);

/** A model from rows: the same rows in the same order give the same model, to the last letter. */
export function train(rows: readonly Row[]): { model: Model; weights: Weights } {
  const { weights, bias } = descend(rows);
  const { steps, step } = inSteps(weights);
  const kinds = kindsOf(rows, steps);
  const model = { ...packWeights(steps, kinds), step, bias: Math.round(bias * 1000) / 1000, ...threshold };
  return { model, weights: { weights: Float32Array.from(steps, (one) => one * step), kinds, bias: model.bias, ...threshold } };
}

/** Logistic regression with a penalty that keeps weights at nothing (FTRL-proximal: McMahan and others, 2013). */
function descend(rows: readonly Row[]): { weights: Float64Array; bias: number } {
  const { rate, sparse, rounds } = settings;
  const sums = new Float64Array(slots),
    squares = new Float64Array(slots),
    weights = new Float64Array(slots);
  const seen = timesSeen(rows);
  let bias = 0,
    biasSquares = 1e-6;
  const chance = chanceFrom(7);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      let score = bias;
      const { places, times } = row;
      for (let which = 0; which < places.length; which++) score += (weights[places[which] ?? 0] ?? 0) * (times[which] ?? 0);
      const error = (1 / (1 + Math.exp(-score)) - row.isHit) * row.weight;
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
      for (let which = 0; which < places.length; which++) {
        const place = places[which] ?? 0;
        if ((seen[place] ?? 0) < settings.atLeastSeen) continue;
        const slope = error * (times[which] ?? 0);
        const before = squares[place] ?? 0;
        const after = before + slope * slope;
        const sum = (sums[place] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (weights[place] ?? 0);
        sums[place] = sum;
        squares[place] = after;
        weights[place] = Math.abs(sum) <= sparse ? 0 : (-(sum - Math.sign(sum) * sparse) * rate) / (1e-3 + Math.sqrt(after));
      }
    }
  }
  return { weights, bias };
}

/** The heaviest weights in whole steps, the others nothing. */
function inSteps(weights: Float64Array): { steps: Int8Array; step: number } {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted()
    .toReversed();
  const least = sizes[settings.weightsKept] ?? 0;
  const step = Number(((sizes[Math.floor(sizes.length * 0.001)] ?? 1) / most).toPrecision(4));
  const steps = Int8Array.from(weights, (weight) =>
    Math.abs(weight) <= least ? 0 : Math.sign(weight) * Math.min(most, Math.max(1, Math.round(Math.abs(weight) / step))),
  );
  return { steps, step };
}

/** For each weight above nothing the kind whose examples hold its feature most often, in shares of that kind. */
function kindsOf(rows: readonly Row[], steps: Int8Array): Uint8Array {
  const counts = hintKinds.map(() => new Float32Array(slots));
  const totals = hintKinds.map(() => 1);
  for (const { kind, places, weight } of rows) {
    const which = kind === null ? -1 : hintKinds.indexOf(kind);
    const mine = counts[which];
    if (!mine) continue;
    totals[which] = (totals[which] ?? 0) + weight;
    for (const place of places) mine[place] = (mine[place] ?? 0) + weight;
  }
  return Uint8Array.from(steps, (step, place) => {
    if (step <= 0) return 0;
    const shares = counts.map((mine, which) => (mine[place] ?? 0) / (totals[which] ?? 1) ** 0.75);
    return shares.indexOf(Math.max(...shares));
  });
}

function rowOf({ text, group, weight }: Example): Row {
  const times = new Map<number, number>();
  let words = 0;
  for (const sentence of readSentences(text)) {
    words += sentence.length + 2;
    for (const place of featuresOf(sentence)) times.set(place, (times.get(place) ?? 0) + 1);
  }
  const places = Int32Array.from(times.keys());
  return {
    places,
    times: Float32Array.from(times.values(), (count) => count / spread(words)),
    isHit: group.kind === null ? 0 : 1,
    kind: group.kind,
    weight,
  };
}

function timesSeen(rows: readonly Row[]): Uint32Array {
  const seen = new Uint32Array(slots);
  for (const { places } of rows) for (const place of places) seen[place] = (seen[place] ?? 0) + 1;
  return seen;
}

const filled = (row: string, chance: () => number): string =>
  row
    .replace(/<([^>]+)>/g, (_, name: string) => {
      const choices = (Object.hasOwn(parts, name) ? (parts[name] ?? "") : name).split("|");
      return choices[Math.floor(chance() * choices.length)] ?? "";
    })
    .trim();

function shuffle(order: number[], chance: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Numbers from 0 to below 1 that look like chance and are the same each time. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
