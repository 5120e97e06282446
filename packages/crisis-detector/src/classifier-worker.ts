/**
 * The crisis classifier in a Web Worker: loading its phrases and classifying a long text takes longer on a slow phone than a key press may.
 * Without Worker support the page loads this same file and calls `classify` itself; the encoder only runs in a worker, because it takes
 * about a twentieth of a second per window.
 */
import { assessPredictions, isSurelyHarmless, windowsOf, type Predicted, type Window } from "./windows.ts";
import { readEncoder, predict, type Encoder, type Prediction } from "./encoder.ts";
import { assess, higherLevel, isFaint, isShown, nothingFound, recentTexts, type Assessment } from "./assess.ts";

/** A text, the texts before it in the same chat, those of them that the encoder found surely harmless, and the previous finding. */
export type ClassifyRequest = { text: string; recent?: readonly string[]; harmless?: readonly string[]; before?: Assessment | null };
/** `by`: the field of the text; a newer request of the same field replaces an older one. */
export type EncoderRequest = ClassifyRequest & { by: string };
export type Question = { number: number } & ((ClassifyRequest & { by?: undefined }) | EncoderRequest);
/**
 * `found` is null where nothing is to be shown, and of level 0 where the encoder is sure besides that there is nothing; undefined where a newer
 * request of the same field replaced this one: nothing was assessed.
 */
export type Answer = { number: number; found: Assessment | null | undefined };

/** The finding, no milder than `before`; null while there is no reason for a card or a quiet line. */
function classify(
  { text, recent = [], harmless = [], before = null }: ClassifyRequest,
  isEncoderNext = isEncoderQuick(text),
): Assessment | null {
  return merged(assess(text, { recent, isEncoderNext, harmless }), before);
}

/** Whether the encoder is loaded and has few windows left, so that a long entry on a slow phone gets a finding without waiting for it. */
const isEncoderQuick = (text: string) => isEncoderReady && windowsOf(text).filter((one) => !predictions.has(one)).length <= mostAwaited;
const mostAwaited = 3;

function merged(now: Assessment, before: Assessment | null): Assessment | null {
  if (!isShown(now)) return before;
  const both = before ? higherLevel(before, now) : now;
  return before && isSame(before, both) ? before : both;
}

const isSame = (one: Assessment, other: Assessment) =>
  one.level === other.level &&
  one.isAboutOther === other.isAboutOther &&
  one.form === other.form &&
  (one.newestKinds ?? one.kinds).join() === (other.newestKinds ?? other.kinds).join() &&
  one.kinds.length === other.kinds.length;

/** Fetched with the first words that a member types, and cached by the browser for a year: its name contains a hash. */
const weights = new URL("../model/encoder.bin", import.meta.url);
let encoder: Promise<Encoder> | undefined;
let isEncoderReady = false;
const openEncoder = (): Promise<Encoder> =>
  (encoder ??= fetched().catch((failure: unknown) => {
    encoder = undefined; // the next text retries
    throw failure;
  }));

async function fetched(): Promise<Encoder> {
  if (!navigator.onLine && !(await caches.match(weights))) throw new TypeError("offline, and the weights are not in the cache");
  const answer = await fetch(weights);
  if (!answer.ok) throw new TypeError(`the weights answered ${answer.status}`);
  const text = new TextDecoder();
  const opened = readEncoder(await answer.arrayBuffer(), (bytes) => text.decode(bytes));
  isEncoderReady = true;
  return opened;
}

/** Predictions by window: a text changes by a word at a time, so most windows are cached. */
const predictions = new Map<string, Prediction>();
const cacheSize = 2000;
const newest = new Map<string, number>();

/** Like `classify`, with the encoder, which may overrule what is unsure. Undefined once newer text of the same field arrives. */
async function classifyWithEncoder(request: EncoderRequest, number: number): Promise<Assessment | null | undefined> {
  const { text, recent = [], before = null, by } = request;
  newest.set(by, number);
  const opened = await openEncoder();
  const isWanted = () => newest.get(by) === number;
  const windows = await windowsIn(text, opened, isWanted);
  if (!windows) return undefined;
  const earlier: Predicted[] = [];
  let found = assessPredictions(text, windows);
  // earlier texts are read only where a faint sign may add up with one of theirs
  for (const one of recent.slice(-recentTexts)) {
    if (!isFaint(found)) break;
    const read = await windowsIn(one, opened, isWanted);
    if (!read) return undefined;
    earlier.push({ text: one, windows: read });
    found = assessPredictions(text, windows, earlier);
  }
  return merged(found, before) ?? (isSurelyHarmless(windows) ? nothingFound : null);
}

async function windowsIn(text: string, opened: Encoder, isWanted: () => boolean): Promise<Window[] | null> {
  const windows: Window[] = [];
  for (const one of windowsOf(text)) {
    let known = predictions.get(one);
    if (!known) {
      // yields: a request to the rules may be waiting
      await new Promise((done) => setTimeout(done));
      if (!isWanted()) return null;
      known = predict(opened, one);
      if (predictions.size >= cacheSize) predictions.clear();
      predictions.set(one, known);
    }
    windows.push({ text: one, prediction: known });
  }
  return windows;
}

type Thread = { postMessage(answer: Answer): void; addEventListener(name: "message", listener: (event: { data: Question }) => void): void };
/** The global by which a page that loads this file calls it: the build exports nothing from a worker's file. */
export type ClassifierGlobal = { evendayClassify?: typeof classify };

if (typeof document !== "undefined") (globalThis as ClassifierGlobal).evendayClassify = classify;
else if (typeof self !== "undefined") {
  const thread = self as unknown as Thread; // the page's types do not declare this scope
  thread.addEventListener("message", ({ data }) => {
    if (data.by === undefined) return thread.postMessage({ number: data.number, found: classify(data) });
    classifyWithEncoder(data, data.number).then(
      (found) => thread.postMessage({ number: data.number, found }),
      () => thread.postMessage({ number: data.number, found: classify(data, false) }),
    );
  });
}
