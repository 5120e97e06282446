/**
 * The ear of the crisis card, in a thread of its own: reading its phrases in and weighing a long text takes a slow phone longer than
 * a key press may. Where no such thread can be had the page loads this same file and asks `hear` itself.
 */
import { assess, cardLevel, keepLevel, type Assessment } from "./safety.rules.ts";

/** A text, what was said before it in the same talk, and what it was found to be a moment ago. */
export type Heard = { text: string; recent?: readonly string[]; before?: Assessment | null };
export type Question = Heard & { number: number };
export type Answer = { number: number; found: Assessment | null };

/** What was found, no milder than `before`; null while nothing calls for a card. */
export function hear({ text, recent = [], before = null }: Heard): Assessment | null {
  const now = assess(text, { recent });
  if (now.level < cardLevel) return before;
  const kept = before ? keepLevel(before, now) : now;
  return before && kept.level === before.level && kept.kinds.length === before.kinds.length ? before : kept;
}

type Thread = { postMessage(answer: Answer): void; addEventListener(name: "message", told: (event: { data: Question }) => void): void };
/** What this file leaves in a page that loads it: the build lets nothing else of a thread's file out. */
export type Ears = { evendayHear?: typeof hear };

if (typeof document !== "undefined") (globalThis as Ears).evendayHear = hear;
else if (typeof self !== "undefined") {
  const thread = self as unknown as Thread; // the types of the page name no such scope
  thread.addEventListener("message", ({ data }) => thread.postMessage({ number: data.number, found: hear(data) }));
}
