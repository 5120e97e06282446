/**
 * The crisis classifier in a Web Worker: loading its phrases and classifying a long text takes a slow phone longer than a key
 * press may. Without Worker support the page loads this same file and calls `classify` itself; the encoder only runs in a
 * worker, since it takes a tenth of a second per window.
 */
import { heardCloser, passagesOf } from "./safety.passages.rules.ts";
import { readEar, understand, type Ear, type Understood } from "./safety.encoder.rules.ts";
import { assess, cardLevel, keepLevel, type Assessment } from "./safety.rules.ts";

/** A text, what was said before it in the same chat, and the previous finding. */
export type Heard = { text: string; recent?: readonly string[]; before?: Assessment | null };
/** `by`: the field whose words they are; a newer question of the same field overtakes an older one. */
export type CloserHeard = Omit<Heard, "recent"> & { by: string };
export type Question = { number: number } & ((Heard & { by?: undefined }) | CloserHeard);
export type Answer = { number: number; found: Assessment | null };

/** What was found, no milder than `before`; null while nothing calls for a card. */
export function hear({ text, recent = [], before = null }: Heard): Assessment | null {
  return kept(assess(text, { recent, isHintLeftToEar: isHeardSoon(text) }), before);
}

/** Whether the encoder is loaded and has few windows left: a long entry on a slow phone must not wait for it without any finding. */
const isHeardSoon = (text: string) => isEarOpen && passagesOf(text).filter((one) => !understood.has(one)).length <= mostAwaited;
const mostAwaited = 3;

function kept(now: Assessment, before: Assessment | null): Assessment | null {
  if (now.level < cardLevel) return before;
  const both = before ? keepLevel(before, now) : now;
  return before && isSame(before, both) ? before : both;
}

const isSame = (one: Assessment, other: Assessment) =>
  one.level === other.level &&
  one.isAboutOther === other.isAboutOther &&
  one.form === other.form &&
  (one.newestKinds ?? one.kinds).join() === (other.newestKinds ?? other.kinds).join() &&
  one.kinds.length === other.kinds.length;

/** Fetched with the first words that somebody writes, and kept by the browser for a year: its name changes with what is in it. */
const weights = new URL("./safety.encoder.weights.bin", import.meta.url);
let ear: Promise<Ear> | undefined;
let isEarOpen = false;
const openEar = (): Promise<Ear> =>
  (ear ??= fetched().catch((failure: unknown) => {
    ear = undefined; // the next words try again
    throw failure;
  }));

async function fetched(): Promise<Ear> {
  if (!navigator.onLine && !(await caches.match(weights))) throw new TypeError("offline, and never heard before");
  const answer = await fetch(weights);
  if (!answer.ok) throw new TypeError(`the ear answered ${answer.status}`);
  const text = new TextDecoder();
  const opened = readEar(await answer.arrayBuffer(), (bytes) => text.decode(bytes));
  isEarOpen = true;
  return opened;
}

/** Predictions by window: a text changes by a word at a time, so most windows are cached. */
const understood = new Map<string, Understood>();
const mostKept = 2000;
const newest = new Map<string, number>();

/** The same as `classify`, with the encoder. Given up, with the previous finding, once newer text arrives. */
async function hearCloser({ text, before = null, by }: CloserHeard, number: number): Promise<Assessment | null> {
  newest.set(by, number);
  const opened = await openEar();
  const passages: { text: string; understood: Understood }[] = [];
  for (const one of passagesOf(text)) {
    let known = understood.get(one);
    if (!known) {
      // a request to the rules may be waiting
      await new Promise((done) => setTimeout(done));
      if (newest.get(by) !== number) return before;
      known = understand(opened, one);
      if (understood.size >= mostKept) understood.clear();
      understood.set(one, known);
    }
    passages.push({ text: one, understood: known });
  }
  return kept(heardCloser(text, passages), before);
}

type Thread = { postMessage(answer: Answer): void; addEventListener(name: "message", told: (event: { data: Question }) => void): void };
/** What this file leaves in a page that loads it: the build lets nothing else of a thread's file out. */
export type Ears = { evendayHear?: typeof hear };

if (typeof document !== "undefined") (globalThis as Ears).evendayHear = hear;
else if (typeof self !== "undefined") {
  const thread = self as unknown as Thread; // the types of the page name no such scope
  thread.addEventListener("message", ({ data }) => {
    if (data.by === undefined) return thread.postMessage({ number: data.number, found: hear(data) });
    hearCloser(data, data.number).then(
      (found) => thread.postMessage({ number: data.number, found }),
      () => thread.postMessage({ number: data.number, found: data.before ?? null }),
    );
  });
}
