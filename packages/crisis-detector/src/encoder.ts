import { groupSize, matrixOf, times, weightAt, type Matrix } from "./matrix.ts";
import { tokenize, vocabularyOf, type Vocabulary } from "./tokens.ts";

/**
 * The encoder: a small sentence encoder with three classification heads.
 * Two layers of attention, 7 million weights of four bits, 4 MB; training is described in docs/decisions/0012-encoder.md.
 * Pure arithmetic: the same text gives the same answer in every browser and on the server, up to rounding.
 */
export type Encoder = { vocabulary: Vocabulary; embedding: Embedding; matrices: Map<string, Matrix>; rows: Map<string, Float32Array> };
/** The token embeddings, still as four bits: a text needs a few dozen of 8,002 rows. */
type Embedding = { halves: Uint8Array; scales: Float32Array; columns: number };
/**
 * The prediction for a few sentences. `logit`: natural logarithm of the odds of a crisis; `kinds`: one number for each of `encoderKinds`,
 * the highest being the likeliest; `urgency`: logarithm of the odds that it is imminent.
 */
export type Prediction = { logit: number; kinds: Float32Array; urgency: number };

const mostTokens = 128;
const mostSigns = 2000;
const heads = 4;
const layers = ["0", "1"] as const;

/**
 * Parses the weights file, its tokens decoded by `textOf` (UTF-8): a header with the offsets, tokens, small rows, and tables of
 * four-bit weights.
 */
export function readEncoder(file: ArrayBuffer, textOf: (bytes: Uint8Array) => string): Encoder {
  const headLength = new DataView(file).getUint32(0, true);
  const head = JSON.parse(textOf(new Uint8Array(file, 4, headLength))) as Head;
  const begin = 4 + headLength;
  const rows = new Map(Object.entries(head.small).map(([name, [at, count]]) => [name, wideOf(new Uint16Array(file, begin + at, count))]));
  const matrices = new Map<string, Matrix>();
  let embedding: Embedding | undefined;
  for (const [name, [at, count, columns]] of Object.entries(head.large)) {
    const scales = wideOf(new Uint16Array(file, begin + at, (count * columns) / groupSize));
    const halves = new Uint8Array(file, begin + at + scales.length * 2, (count * columns) / 2);
    if (name === "embedding") embedding = { halves, scales, columns };
    else matrices.set(name, matrixOf(halves, scales, count, columns));
  }
  const tokens = textOf(new Uint8Array(file, begin + head.pieces[0], head.pieces[1])).split("\n");
  const scores = rows.get("pieceScores");
  if (!scores || !embedding) throw new Error("The weights of the encoder are cut short.");
  return { vocabulary: vocabularyOf(tokens, scores), embedding, matrices, rows };
}

type Head = {
  pieces: [at: number, bytes: number];
  small: Record<string, [at: number, count: number]>;
  large: Record<string, [at: number, rows: number, columns: number]>;
};

/** Converts bfloat16 numbers, the upper half of a 32-bit float. */
function wideOf(halves: Uint16Array): Float32Array {
  const bits = new Uint32Array(halves.length);
  halves.forEach((half, at) => (bits[at] = half << 16));
  return new Float32Array(bits.buffer);
}

/**
 * The prediction for one to three sentences; of longer text, its first 128 tokens. Where the logit is near the thresholds for a line or
 * a card (windows.ts), the mean of two predictions: of the text, and of the text in lower case. Such a text is never taken for surely harmless.
 */
export function predict(encoder: Encoder, text: string): Prediction {
  const first = predictOnce(encoder, text);
  const lower = text.toLowerCase();
  if (lower === text || first.logit < undecided.least || first.logit > undecided.most) return first;
  const second = predictOnce(encoder, lower);
  return {
    logit: Math.max(0, (first.logit + second.logit) / 2),
    kinds: first.kinds.map((one, at) => (one + (second.kinds[at] ?? one)) / 2),
    urgency: (first.urgency + second.urgency) / 2,
  };
}
const undecided = { least: 0.5, most: 4.5 };

function predictOnce(encoder: Encoder, text: string): Prediction {
  const summary = summaryOf(encoder, text);
  const kinds = headLogits(encoder, "kind", summary);
  const most = Math.max(...kinds.subarray(1));
  const sum = kinds.subarray(1).reduce((all, one) => all + Math.exp(one - most), 0);
  return { logit: most + Math.log(sum) - (kinds[0] ?? 0), kinds: kinds.slice(1), urgency: headLogits(encoder, "urgency", summary)[0] ?? 0 };
}

/** The sentence vector, the mean of the last states, and their maximum, each of length 1, concatenated as features for a classifier. */
export function sentenceFeatures(encoder: Encoder, text: string): Float32Array {
  const { state, count, width } = statesOf(encoder, text);
  const mean = pooled(encoder, state, count, width);
  const largest = new Float32Array(width).fill(-Infinity);
  for (let at = 0; at < state.length; at++) largest[at % width] = Math.max(largest[at % width] ?? 0, state[at] ?? 0);
  const parts = [summarized(encoder, mean), mean, largest];
  const row = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    const length = Math.hypot(...part) || 1;
    for (const value of part) row[to++] = value / length;
  }
  return row;
}

function summaryOf(encoder: Encoder, text: string): Float32Array {
  const { state, count, width } = statesOf(encoder, text);
  return summarized(encoder, pooled(encoder, state, count, width));
}

function statesOf(encoder: Encoder, text: string): { state: Float32Array; count: number; width: number } {
  const tokens = tokenize(plainly(text.slice(0, mostSigns)), encoder.vocabulary).slice(0, mostTokens);
  const count = tokens.length;
  let width = encoder.embedding.columns;
  let state: Float32Array = placed(encoder, tokens);
  for (const layer of layers) {
    const projected = denseLayer(encoder, `${layer}.asked`, normed(encoder, `${layer}.norm`, state, count), count);
    const mixed = denseLayer(encoder, `${layer}.mixed`, attended(projected, count, width), count);
    const residual = encoder.matrices.has(`${layer}.lifted`) ? denseLayer(encoder, `${layer}.lifted`, state, count) : state;
    state = added(residual, mixed);
    width = state.length / count;
    const widened = denseLayer(encoder, `${layer}.widened`, normed(encoder, `${layer}.secondNorm`, state, count), count);
    for (let at = 0; at < widened.length; at++) if ((widened[at] ?? 0) < 0) widened[at] = 0;
    state = added(state, denseLayer(encoder, `${layer}.narrowed`, widened, count));
  }
  return { state, count, width };
}

function summarized(encoder: Encoder, mean: Float32Array): Float32Array {
  const summary = denseLayer(encoder, "summary", mean, 1);
  for (let at = 0; at < summary.length; at++) summary[at] = Math.tanh(summary[at] ?? 0);
  return summary;
}

/** Normalizes like the training sentences: plain quotation marks, no invisible characters. */
const plainly = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\p{Cf}+/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Adds the positional encoding, sine and cosine of the position (Vaswani and others, 2017). */
function placed(encoder: Encoder, tokens: readonly number[]): Float32Array {
  const { halves, scales, columns: width } = encoder.embedding;
  const frequencies = row(encoder, "frequencies");
  const half = frequencies.length;
  const state = new Float32Array(tokens.length * width);
  tokens.forEach((token, place) => {
    for (let at = 0; at < width; at++) {
      const from = token * width + at;
      const meaning = weightAt(halves, from) * (scales[Math.floor(from / groupSize)] ?? 0);
      const turn = place * (frequencies[at % half] ?? 0);
      state[place * width + at] = meaning + (at < half ? Math.sin(turn) : Math.cos(turn));
    }
  });
  return state;
}

function normed(encoder: Encoder, name: string, state: Float32Array, count: number): Float32Array {
  const scale = row(encoder, `${name}Scale`);
  const shift = row(encoder, `${name}Shift`);
  const width = scale.length;
  const out = new Float32Array(state.length);
  for (let begin = 0; begin < count * width; begin += width) {
    let mean = 0;
    for (let at = 0; at < width; at++) mean += state[begin + at] ?? 0;
    mean /= width;
    let spread = 0;
    for (let at = 0; at < width; at++) spread += ((state[begin + at] ?? 0) - mean) ** 2;
    const by = 1 / Math.sqrt(spread / width + 1e-6);
    for (let at = 0; at < width; at++) out[begin + at] = ((state[begin + at] ?? 0) - mean) * by * (scale[at] ?? 0) + (shift[at] ?? 0);
  }
  return out;
}

const denseLayer = (encoder: Encoder, name: string, state: Float32Array, count: number): Float32Array =>
  times(matrix(encoder, name), state, count, row(encoder, `${name}Bias`));

/** Self-attention; `projected` contains queries, keys and values next to one another. */
function attended(projected: Float32Array, count: number, width: number): Float32Array {
  const out = new Float32Array(count * width);
  const part = width / heads;
  const weights = new Float64Array(count);
  for (let head = 0; head < heads; head++) {
    for (let place = 0; place < count; place++) {
      const question = place * 3 * width + head * part;
      let most = -Infinity;
      for (let other = 0; other < count; other++) {
        const name = other * 3 * width + width + head * part;
        let sum = 0;
        for (let at = 0; at < part; at++) sum += (projected[question + at] ?? 0) * (projected[name + at] ?? 0);
        weights[other] = sum / Math.sqrt(part);
        most = Math.max(most, weights[other] ?? 0);
      }
      let all = 0;
      for (let other = 0; other < count; other++) all += weights[other] = Math.exp((weights[other] ?? 0) - most);
      for (let other = 0; other < count; other++) {
        const content = other * 3 * width + 2 * width + head * part;
        const weight = (weights[other] ?? 0) / all;
        for (let at = 0; at < part; at++) {
          const to = place * width + head * part + at;
          out[to] = (out[to] ?? 0) + weight * (projected[content + at] ?? 0);
        }
      }
    }
  }
  return out;
}

/** The mean of all token states, and beside it an attention-weighted one. */
function pooled(encoder: Encoder, state: Float32Array, count: number, width: number): Float32Array {
  const attention = row(encoder, "attention");
  const shares = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    let sum = 0;
    for (let at = 0; at < width; at++) sum += (attention[at] ?? 0) * (state[place * width + at] ?? 0);
    shares[place] = sum;
  }
  const most = Math.max(...shares);
  const all = shares.reduce((sum, one) => sum + Math.exp(one - most), 0);
  const out = new Float32Array(width);
  for (let place = 0; place < count; place++) {
    const share = 1 / count + Math.exp((shares[place] ?? 0) - most) / all;
    for (let at = 0; at < width; at++) out[at] = (out[at] ?? 0) + share * (state[place * width + at] ?? 0);
  }
  return out;
}

/** A classification head: weights times the summary. */
function headLogits(encoder: Encoder, name: string, summary: Float32Array): Float32Array {
  const weights = row(encoder, name);
  return row(encoder, `${name}Bias`).map((bias, which) =>
    summary.reduce((sum, one, at) => sum + one * (weights[which * summary.length + at] ?? 0), bias),
  );
}

const added = (one: Float32Array, two: Float32Array): Float32Array => one.map((value, at) => value + (two[at] ?? 0));

function matrix(encoder: Encoder, name: string): Matrix {
  const found = encoder.matrices.get(name);
  if (!found) throw new Error(`The encoder has no weights for ${name}.`);
  return found;
}

function row(encoder: Encoder, name: string): Float32Array {
  const found = encoder.rows.get(name);
  if (!found) throw new Error(`The encoder has no numbers for ${name}.`);
  return found;
}
