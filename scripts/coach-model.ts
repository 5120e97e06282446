/**
 * Trains the classifiers over words and over letters of the built-in coach on all phrasings and writes their weights:
 * `npm run n -- scripts/coach-model.ts`, a few minutes. The same phrasings give the same weights. `export <file>` writes the phrasings for the
 * third one, over sentence vectors (scripts/train-coach-encoder.py). Run all after changing a phrasing; a test compares the hash.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  featuresOf,
  lettersOf,
  spelledOut,
  stemPrefix,
  wordGain,
  wordsOf,
  type ModelHead,
} from "../src/features/coach/talk/coach.model.rules.ts";
import { speller, stem } from "../src/features/coach/talk/coach.spelling.rules.ts";
import { phrasesHash, phrasingsIn, topics } from "../src/features/coach/answers/coach.topics.rules.ts";

const folder = join(import.meta.dirname, "../src/features/coach");
const texts = join(import.meta.dirname, "coach-phrasings");
const classes = topics.length + 1;
/** The most that all phrasings of one subject weigh together; each weighs 1 at most. */
const mostWeight = 40;
/** A sequence of letters counts from so many phrasings on. */
const leastLetters = 4;
type Sample = { text: string; label: number; weight: number };
/** The non-zero inputs. */
type Row = { at: Uint32Array; values: Float32Array };

const phrasings = phrasingsIn(await Promise.all((await readdir(texts)).toSorted().map((name) => readFile(join(texts, name), "utf8"))));
const hash = phrasesHash(phrasings);
const places = new Map(topics.map(({ id }, at) => [id, at]));
const labels = phrasings.map(({ subject }) => (subject === undefined ? topics.length : places.get(subject)));
const unknown = phrasings.find((_, at) => labels[at] === undefined);
if (unknown) throw new Error(`No subject has the id ${unknown.subject}.`);
const counts = Map.groupBy(labels, (label) => label);
// no subject weighs more because it has more phrasings
const samples: Sample[] = phrasings.map(({ text }, at) => {
  const label = labels[at] ?? topics.length;
  return { text, label, weight: Math.min(1, mostWeight / (counts.get(label)?.length ?? 1)) };
});

const [mode, exported] = process.argv.slice(2);
if (mode === "export") await exportPhrasings(exported ?? "phrasings.json");
if (mode === undefined || mode === "words") {
  const spelled = speller(new Set(samples.flatMap(({ text }) => wordsOf(text).flatMap((word) => stem(word) ?? []))));
  const isKept = (name: string, count: number) => count >= 2 || name.startsWith(`${stemPrefix}:`);
  await trainOver("words", (text) => featuresOf(text, spelled), isKept);
}
if (mode === undefined || mode === "letters") await trainOver("letters", lettersOf, (_, count) => count >= leastLetters);

async function trainOver(
  what: "words" | "letters",
  featuresIn: (text: string) => string[],
  isKept: (name: string, count: number) => boolean,
): Promise<void> {
  const found = samples.map(({ text }) => featuresIn(text));
  const times = new Map<string, number>();
  for (const one of found.flat()) times.set(one, (times.get(one) ?? 0) + 1);
  const features = [...times].filter(([name, count]) => isKept(name, count)).map(([name]) => name);
  const rowOf = new Map(features.map((name, at) => [name, at]));
  const rarity = Float32Array.from(features, (name) => Math.log(samples.length / (times.get(name) ?? 1)));
  const rows = found.map((names): Row => {
    const at = Uint32Array.from(names.flatMap((name) => rowOf.get(name) ?? []));
    const length = Math.hypot(...at.values().map((place) => rarity[place] ?? 0)) || 1;
    return { at, values: Float32Array.from(at, (place) => (wordGain * (rarity[place] ?? 0)) / length) };
  });
  const { weights, bias } = train(rows, features.length, { epochs: 8, decay: 1e-5 });
  const { steps, scales } = quantized(weights, features.length);
  const file = packed({ hash, classes, features }, [rarity, scales, bias], steps);
  await writeFile(join(folder, `coach.${what}.weights.bin`), file);
  console.log(`${what}: ${samples.length} phrasings, ${features.length} features, ${file.length} bytes.`);
}

/** As the encoder reads them: with plain quotation marks, and what users leave out. */
async function exportPhrasings(to: string): Promise<void> {
  const rows = samples.map(({ text, label }) => ({ text: spelledOut(text).replace(/[\u201C\u201D]/g, '"'), label }));
  await writeFile(to, JSON.stringify({ hash, classes, phrasings: rows }));
  console.log(`${rows.length} phrasings in ${to}.`);
}

/**
 * Multinomial logistic regression by Adam (Kingma and Ba, 2015) with a falling learning rate, in a shuffled order that is the same in every
 * run.
 */
function train(rows: readonly Row[], width: number, { epochs, decay }: { epochs: number; decay: number }) {
  const [rate, batch] = [0.02, 256];
  const size = (width + 1) * classes; // the last row is the bias
  const [weights, first, second, slope] = [0, 0, 0, 0].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const order = rows.map((_, at) => at);
  let [seed, step] = [1, 0];
  const output = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const now = rate * (1 - epoch / epochs) + rate * 0.05;
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch);
      for (let at = 0; at < size; at++) slope[at] = at < width * classes ? decay * (weights[at] ?? 0) : 0;
      for (const which of part) addSlope(weights, slope, rows[which] as Row, samples[which] as Sample, output, width, part.length);
      step++;
      const [one, two] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let at = 0; at < size; at++) {
        first[at] = 0.9 * (first[at] ?? 0) + 0.1 * (slope[at] ?? 0);
        second[at] = 0.999 * (second[at] ?? 0) + 0.001 * (slope[at] ?? 0) ** 2;
        weights[at] = (weights[at] ?? 0) - (now * ((first[at] ?? 0) / one)) / (Math.sqrt((second[at] ?? 0) / two) + 1e-8);
      }
    }
  }
  return { weights: weights.subarray(0, width * classes), bias: weights.slice(width * classes) };
}

function addSlope(
  weights: Float32Array,
  slope: Float32Array,
  { at, values }: Row,
  { label, weight }: Sample,
  output: Float64Array,
  width: number,
  count: number,
): void {
  for (let to = 0; to < classes; to++) output[to] = weights[width * classes + to] ?? 0;
  for (let place = 0; place < at.length; place++) {
    const [from, value] = [(at[place] ?? 0) * classes, values[place] ?? 0];
    for (let to = 0; to < classes; to++) output[to] = (output[to] ?? 0) + value * (weights[from + to] ?? 0);
  }
  const most = Math.max(...output);
  let sum = 0;
  for (let to = 0; to < classes; to++) sum += output[to] = Math.exp((output[to] ?? 0) - most);
  for (let to = 0; to < classes; to++) output[to] = (((output[to] ?? 0) / sum - (to === label ? 1 : 0)) * weight) / count;
  for (let place = 0; place < at.length; place++) {
    const [from, value] = [(at[place] ?? 0) * classes, values[place] ?? 0];
    for (let to = 0; to < classes; to++) slope[from + to] = (slope[from + to] ?? 0) + value * (output[to] ?? 0);
  }
  for (let to = 0; to < classes; to++) slope[width * classes + to] = (slope[width * classes + to] ?? 0) + (output[to] ?? 0);
}

/** Weights as integers from -127 to 127, with a scale for each row. */
function quantized(weights: Float32Array, rows: number): { steps: Int8Array; scales: Float32Array } {
  const scales = new Float32Array(rows);
  const steps = new Int8Array(rows * classes);
  for (let row = 0; row < rows; row++) {
    const own = weights.subarray(row * classes, (row + 1) * classes);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    scales[row] = scale;
    own.forEach((value, at) => (steps[row * classes + at] = Math.round(value / scale)));
  }
  return { steps, scales };
}

/** Packs a model in the format that `readFeatureModel` reads. */
function packed(head: ModelHead, numbers: readonly Float32Array[], rows: Int8Array): Buffer {
  const words = JSON.stringify(head);
  const header = Buffer.from(words + " ".repeat((4 - (Buffer.byteLength(words) % 4)) % 4));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const bytes = [...numbers, rows].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  return Buffer.concat([length, header, ...bytes]);
}
