import { featuresOf, slots } from "../src/features.ts";
import { frames, parts } from "./frames.ts";
import {
  far,
  urgency,
  predictLinear,
  linearKinds,
  alwaysPositive,
  most,
  packWeights,
  spread,
  type Read,
  type Weights,
} from "../src/linear-model.ts";
import type { Model, Models } from "../src/linear-format.ts";
import { classifierInput, readSentences, type SafetyKind } from "../src/assess.ts";
import { sentencesIn, type Group } from "./sentences.ts";
import { encoderTrainingSets, trainingSets, voicedTrainingSets } from "./sets.ts";

export type Example = { text: string; group: Pick<Group, "kind" | "how" | "topic">; weight: number; set: number };
type Row = {
  places: Int32Array;
  times: Float32Array;
  isHit: number;
  kind: SafetyKind | null;
  how: Group["how"];
  weight: number;
  set: number;
};
type TrainingOptions = { rate: number; sparse: number; weightCount: number; least: number; perDoubling: number };

/** Hyperparameters of the training. */
const settings = { rounds: 8, atLeastSeen: 2, perFrame: 60, frameWeight: 0.35 };
/** How many weights a model has, and its threshold, chosen on scores of training sets that were left out. */
const trainingOptions = {
  card: { rate: 0.06, sparse: 0.2, weightCount: 17_000, least: 1.5, perDoubling: 0.25 },
  urgent: { rate: 0.06, sparse: 0.2, weightCount: 2500, least: 0, perDoubling: 0.25 },
  kind: { rate: 0.2, sparse: 0.02, weightCount: 1100, least: 0, perDoubling: 0 },
};

/** All hand-labelled training examples, set by set; plain prose counts for more, because it is the most common. */
export const examples = (): Example[] => trainingSets.flatMap((groups, set) => examplesOf(groups, set));

/** These and the later sets: all that the encoder is trained or validated on. */
const allForEncoder = (): Example[] => [
  ...examples(),
  ...encoderTrainingSets.flatMap((groups, at) => examplesOf(groups, trainingSets.length + at)),
];
/** One sentence in 25 of each set is left out of the encoder's training, to choose its thresholds on. */
const isLeftOut = (_: Example, at: number) => at % 25 === 24;

/** The encoder's training data. */
export const encoderExamples = (): Example[] => [
  ...allForEncoder().filter((one, at) => !isLeftOut(one, at)),
  ...voicedTrainingSets.flatMap((groups, at) => examplesOf(groups, trainingSets.length + encoderTrainingSets.length + at)),
];

/** Validation examples for the encoder's thresholds: the sentences that were left out, and three sets that nothing is trained on. */
export const validationExamples = (): Example[] => [
  ...allForEncoder().filter(isLeftOut),
  ...["validation", "voices-held-out", "same-words-held-out"].flatMap((name) => examplesOf(sentencesIn(name), -2)),
];

const examplesOf = (groups: readonly Group[], set: number): Example[] =>
  groups.flatMap((group) => group.lines.map((text) => ({ text, group, weight: group.topic === "plain prose" ? 3 : 1, set })));

/** The models as they are shipped, from all examples and all frames. */
export const trained = (): Models => {
  const { card, urgent, kinds } = trainModels(rowsOf(examples()), rowsOf(framedExamples()));
  return { card: card.model, urgent: urgent.model, kinds: kinds.map(({ model }) => model) };
};

/** All models from rows of examples; the one for cards from templates too. */
function trainModels(rows: readonly Row[], framed: readonly Row[]) {
  const hits = rows.filter(({ kind }) => kind !== null);
  const apart = (isHit: (row: Row) => boolean, choice: TrainingOptions) => {
    // rare kinds get more weight, or nearly everything would be classified as the most common one
    const rarity = (hits.length / Math.max(1, hits.filter(isHit).length)) ** 0.25;
    return train(
      hits.map((row) => (isHit(row) ? { ...row, isHit: 1, weight: row.weight * rarity } : { ...row, isHit: 0 })),
      choice,
    );
  };
  return {
    card: train([...rows, ...framed], trainingOptions.card),
    urgent: apart(({ how }) => how === "imminent", trainingOptions.urgent),
    kinds: linearKinds.map((one) => apart(({ kind }) => kind === one, trainingOptions.kind)),
  };
}

/**
 * Predictions for examples of writers that were left out of the training: the writers in four folds, each scored by models trained on the
 * other three and the templates. Logits are relative to the thresholds for a card and for urgency.
 */
export function crossValidated(own: readonly Example[], parts = 4): { logit: number; kind: SafetyKind | null; urgency: number }[] {
  const rows = rowsOf(own);
  const framed = rowsOf(framedExamples());
  const all = Array.from({ length: parts }, (_, part): Read => {
    const { card, urgent, kinds } = trainModels(
      rows.filter(({ set }) => set % parts !== part),
      framed,
    );
    return { card: alwaysPositive(card.weights), urgent: urgent.weights, kinds: kinds.map(({ weights }) => weights) };
  });
  return own.map(({ text, set }) => {
    const using = all[set % parts];
    const { sentences: message, isSetAside } = classifierInput(text);
    const predicted = using ? predictLinear(message, isSetAside, using) : null;
    return { logit: (predicted?.logit ?? 0) - far, kind: predicted?.kind ?? null, urgency: using ? urgency(message, using) : -far };
  });
}

/** Examples from the templates: up to `perFrame` different fillings of each, the same every time. */
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
          set: -1,
        }));
      }),
  );
}

/** Rows for training; computing them takes longer than training, so it is done once for all folds. */
const rowsOf = (examples: readonly Example[]): Row[] => examples.map(rowOf);

/** A model from rows: the same rows in the same order give the same model, to the last character. */
function train(rows: readonly Row[], { weightCount, rate, sparse, ...threshold }: TrainingOptions): { model: Model; weights: Weights } {
  const { weights, bias } = fitLogistic(rows, rate, sparse);
  const { steps, step } = inSteps(weights, weightCount);
  const model = { ...packWeights(steps), step, bias: Math.round(bias * 1000) / 1000, ...threshold };
  return { model, weights: { weights: Float32Array.from(steps, (one) => one * step), bias: model.bias, ...threshold } };
}

/** Logistic regression with a sparsity penalty (FTRL-proximal: McMahan and others, 2013). */
function fitLogistic(rows: readonly Row[], rate: number, sparse: number): { weights: Float64Array; bias: number } {
  const sums = new Float64Array(slots),
    squares = new Float64Array(slots),
    weights = new Float64Array(slots);
  const seen = timesSeen(rows);
  let bias = 0,
    biasSquares = 1e-6;
  const chance = chanceFrom(7);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < settings.rounds; round++) {
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

/** The largest weights as integers, the others 0. */
function inSteps(weights: Float64Array, weightCount: number): { steps: Int8Array; step: number } {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted()
    .toReversed();
  const least = sizes[weightCount] ?? 0;
  const step = Number(((sizes[Math.floor(sizes.length * 0.001)] ?? 1) / most).toPrecision(4));
  const steps = Int8Array.from(weights, (weight) =>
    Math.abs(weight) <= least ? 0 : Math.sign(weight) * Math.min(most, Math.max(1, Math.round(Math.abs(weight) / step))),
  );
  return { steps, step };
}

function rowOf({ text, group, weight, set }: Example): Row {
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
    how: group.how,
    weight,
    set,
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

/** A seeded random number generator, 0 to below 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
