import { useEffect, useId, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { publicKey } from "#shared/release.ts";
import { whenIdle } from "#web/prefetch.ts";
import { feature } from "#web/client.ts";
import { fetchAgainIfRunning, queries } from "#web/query.ts";
import { trusted } from "#web/trusted-types.ts";
import type { SafetyPlan } from "./safety-plan.rules.ts";
import { shownIn, type Found } from "./safety.found.rules.ts";
import { cardsAt, placeOf, remaining, setCard } from "./safety.remaining.api.ts";
import type { safetyContract } from "./safety.contract.ts";
import type { Answer, EncoderRequest, ClassifierGlobal, ClassifyRequest, Question } from "crisis-detector/worker";
// oxlint-disable-next-line import/default -- the build resolves this to the address of the compiled worker
import address from "crisis-detector/worker?worker&url";
import type { Assessment } from "crisis-detector/assessment";
import { retrying } from "#web/chunk-load-error.ts";

export const safety = feature<typeof safetyContract>("safety");
export const useSafetyPlan = () => useQuery(safety.plan.queryOptions());

/** Shows a plan that was just saved. */
export function showPlan(plan: SafetyPlan): void {
  queries.setQueryData(safety.plan.queryKey(), plan);
  fetchAgainIfRunning(safety.plan.queryKey());
}

/**
 * Classifies what the member types and returns the most severe finding, or null while there is none. Runs in this browser only, a moment
 * after the last key; a finding stays, even when the text is deleted. The text of a field that is gone before it was classified (a panel
 * that closes with its Save) is classified all the same, and its card remains on the page: see RemainingCard.
 */
export function useSafetyWatch(text: string): Assessment | null {
  const [found, setFound] = useState<Assessment | null>(null);
  const newest = useRef(text);
  const unread = useRef("");
  const last = useRef<Assessment | null>(null);
  const isHere = useRef(true);
  const place = useRef(placeOf(location.pathname));
  const by = useId();
  // fetched with the page, not with the first word: by then the connection may be lost
  useClassifier();
  useEffect(() => void queries.prefetchQuery({ ...safety.plan.queryOptions(), staleTime: 3_600_000 }), []);
  const level = found?.level ?? 0;
  useEffect(() => {
    if (level >= 2) countShown(level);
  }, [level]);
  const read = (what: string, isWanted: () => boolean) => {
    unread.current = "";
    const show = (now: Assessment | null | undefined) => {
      if (!now?.level || !isWanted()) return;
      if (isHere.current) setFound(now);
      else showRemaining(place.current, now, last.current);
      last.current = now;
    };
    void classify({ text: what, before: last.current }).then((now) => {
      show(now);
      return classifyWithEncoder({ text: what, by, before: now ?? last.current }).then(show);
    });
  };
  useEffect(() => {
    newest.current = text;
    // a field that was cleared was saved or sent: its last text is classified all the same, however fast that was
    if (text.trim() === "") return void (unread.current && read(unread.current, () => true));
    unread.current = text;
    const isNewest = () => newest.current === text || newest.current.trim() === "";
    const timer = setTimeout(() => read(text, isNewest), 250);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new finding is no new text to classify
  }, [text]);
  useEffect(() => {
    const mountedIn = place.current;
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (last.current) setRemainingCard(mountedIn, last.current);
      if (unread.current) read(unread.current, () => true);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is gone
  }, []);
  return found;
}

/** A card whose field is gone counts as shown, like any other. */
function showRemaining(place: string, now: Assessment, before: Assessment | null): void {
  setRemainingCard(place, now);
  if (now.level >= 2 && now.level > (before?.level ?? 0)) countShown(now.level);
}

/** Loads the classifier's phrases once the page has rendered. */
export function useClassifier(): void {
  useEffect(() => whenIdle(() => void classify({ text: "" })), []);
}

/** Classifies text while it is typed, so that most of the work is done when it is sent. Shows nothing. */
export function useClassifierAhead(text: string, by: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void classifyWithEncoder({ text, by }), 250);
    return () => clearTimeout(timer);
  }, [text, by]);
}

/** Counts a card that was shown or became more severe. Sent without session or cookie: the server cannot know whose it was. */
function countShown(level: number) {
  const call = fetch("/api/cards/shown", {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    referrerPolicy: "no-referrer",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ level }),
  });
  call.catch(() => undefined); // a lost count is not retried
}

let classifier: Classifier | undefined;
let isThreadless = false;

/** The card to show for a text: see `classify`. Undefined while the phrases cannot be loaded; the next word retries. */
export async function classify(request: ClassifyRequest): Promise<Assessment | null | undefined> {
  try {
    if (!isThreadless) return await (classifier ??= openClassifier())(request);
  } catch {
    classifier = undefined;
    isThreadless = true;
  }
  try {
    // oxlint-disable-next-line project/import-spelling -- the file that the worker runs
    await retrying(() => import(/* @vite-ignore */ address));
    return (globalThis as ClassifierGlobal).evendayClassify?.(request);
  } catch {
    isThreadless = false;
    return undefined; // offline: the crisis lines are in every page
  }
}

/**
 * The encoder's finding for a text, or for the newest of a chat after those before it, about a second later. The encoder is 4 MB, so it is loaded with the first typed
 * words and not with the page.
 * Of level 0 where it is sure that there is nothing, null where there is only nothing to show.
 * Undefined if it is not available (without a Worker, in data-saving mode, or offline) or a newer request of the same field replaced it.
 */
export async function classifyWithEncoder(request: EncoderRequest): Promise<Assessment | null | undefined> {
  if (isThreadless || isDataSaving() || request.text.trim() === "" || request.before?.level === 3) return undefined;
  try {
    return await (classifier ??= openClassifier())(request);
  } catch {
    return undefined; // the worker is gone, and with it this request; the next text starts another
  }
}

const isDataSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Classifier = (request: (ClassifyRequest & { by?: undefined }) | EncoderRequest) => Promise<Answer["found"]>;
const timeoutMs = 8_000;

function openClassifier(): Classifier {
  const thread = new Worker(trusted(address as `/${string}`), { type: "module" });
  const waiting = new Map<number, { done: (found: Answer["found"]) => void; fail: () => void }>();
  let number = 0;
  const give = () => {
    thread.terminate();
    waiting.forEach(({ fail }) => fail());
  };
  thread.addEventListener("error", give);
  thread.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.number)?.done(data.found);
    waiting.delete(data.number);
  });
  return (request) =>
    new Promise((done, fail) => {
      const result: Question = { ...request, number: (number += 1) };
      waiting.set(result.number, { done, fail });
      // a terminated worker does not answer; the encoder may wait for a slow connection
      if (request.by === undefined) setTimeout(() => waiting.has(result.number) && give(), timeoutMs);
      thread.postMessage(result);
    });
}

/** Shows the card at `place` after its field is gone. A milder finding never replaces a more severe one. */
function setRemainingCard(place: string, found: Found): void {
  const own = { found, place };
  setCard(remaining, { place, found: shownIn(own, [...cardsAt(place), own]) });
}
