import { createParser } from "eventsource-parser";
import { useEffect, useRef, useState } from "react";
import { Problem } from "#kernel/problem.ts";
import { isBlank } from "#kernel/text.ts";
import type { Assessment } from "#safety/safety.rules.ts";
import { newId } from "#web/ids.ts";
import { memberAtScreen, onSession, session, useMember } from "#web/session.ts";
import { problemToast, toast } from "#web/toast.ts";
import { carry } from "#web/wire.ts";
import { chatToasts, greeting, turnsOf, withinLimits, withNumbers, withoutNumbers, type Message } from "./coach.rules.ts";
import { disclosureDue } from "./coach.signs.rules.ts";
import { errorOf, readEvent, type Notice, type SafetyNotice } from "./coach.wire.rules.ts";

/** One line of the talk as the screen shows it. Notices are never sent. */
export type Line =
  | { id: string; kind: "message"; role: Message["role"]; content: string; mark?: string }
  | { id: string; kind: "notice"; notice: Notice };
export type Failure = { words: string; partial: string; againInSeconds?: number | undefined };
export type Talk = {
  lines: Line[];
  state: "idle" | "sending" | "streaming";
  failure: Failure | undefined;
  safety: SafetyNotice | undefined;
  coach: "built-in" | "model" | undefined;
  isCutShort: boolean;
  startedAt: number;
  shownAt: number;
};

/** Talks live in this page only, apart for each member: going to another room and back keeps them, closing the page ends them. */
const talks = new Map<string, Talk>();
onSession(() => {
  const now = session();
  if (now.state === "out" ? !now.hasLeft : !("member" in now)) return;
  for (const id of talks.keys()) if (id !== memberAtScreen()?.id) talks.delete(id);
});
const opening = (): Talk => ({
  lines: [
    { id: "disclosure", kind: "notice", notice: "disclosure" },
    { id: "greeting", kind: "message", role: "assistant", content: greeting },
  ],
  state: "idle",
  failure: undefined,
  safety: undefined,
  coach: undefined,
  isCutShort: false,
  startedAt: Date.now(),
  shownAt: Date.now(),
});

type Seen = Promise<Assessment | null | undefined>;
/**
 * Tells whether a text, after what was said before it, calls for a card: null or undefined when it does not. `closer` is asked
 * about the newest text alone, and takes its time.
 */
type Listen = { listen: (heard: { text: string; recent: readonly string[] }) => Seen; closer: (text: string) => Seen };
/** So long a message waits for what the closer ear makes of it, in milliseconds; what was typed a moment ago is mostly heard by then. */
const hearingMs = 150;

export function useTalk({ listen, closer }: Listen) {
  const { id } = useMember();
  const [talk, setTalk] = useState<Talk>(() => {
    const kept = talks.get(id);
    return kept ? { ...kept, state: "idle" } : opening();
  });
  const leave = useRef<AbortController>(undefined);
  const latest = useRef(talk);
  const change = (next: (before: Talk) => Talk) => {
    latest.current = next(latest.current);
    talks.set(id, latest.current);
    setTalk(latest.current);
  };
  // leaving the page ends the answer under way; what arrived stays
  useEffect(() => () => leave.current?.abort(), []);

  async function send(text: string, numbers: readonly string[] = []): Promise<void> {
    if (isBlank(text) || latest.current.state !== "idle") return;
    const due = disclosureDue({
      startedAt: latest.current.startedAt,
      shownAt: latest.current.shownAt,
      lastSeenAt: latest.current.shownAt,
      now: Date.now(),
    });
    if (due) notice("disclosure");
    if (due === "three-hours") notice("break");
    change((before) => ({
      ...before,
      lines: [...before.lines, { id: newId(), kind: "message", role: "user", content: withNumbers(text, numbers) }],
    }));
    await answer();
  }

  /** Asks for an answer to the talk as it stands: after sending, and again after a failure. */
  async function answer(): Promise<void> {
    const history = messagesOf(latest.current.lines);
    const turns = turnsOf(history, 11).map(withoutNumbers);
    // the card need not wait for the server's own reading
    const show = (seen: Assessment | null | undefined) => {
      if (seen) change((before) => ({ ...before, safety: graver(before.safety, seen) }));
      return seen;
    };
    const text = turns.at(-1) ?? "";
    void listen({ text, recent: turns.slice(0, -1) }).then(show);
    const closely = closer(text).then(show);
    const { messages, isWhole } = withinLimits(history);
    const place = newId();
    change((before) => ({
      ...before,
      state: "sending",
      failure: undefined,
      isCutShort: before.isCutShort || !isWhole,
      lines: [...before.lines, { id: place, kind: "message", role: "assistant", content: "" }],
    }));
    const own = (leave.current = new AbortController());
    const write = (next: (content: string) => string) =>
      change((before) => ({
        ...before,
        state: "streaming",
        lines: before.lines.map((line) => (line.id === place && line.kind === "message" ? { ...line, content: next(line.content) } : line)),
      }));
    const partial = () =>
      latest.current.lines.find((line): line is Line & { kind: "message" } => line.id === place && line.kind === "message")?.content ?? "";
    const removed = (failure?: Failure) =>
      change((before) => ({ ...before, state: "idle", failure, lines: before.lines.filter((line) => line.id !== place) }));
    try {
      const heard = await Promise.race([closely, new Promise<undefined>((done) => setTimeout(done, hearingMs))]);
      const ending = await askCoach(
        { messages, ...(heard && { heard: { level: heard.level, kinds: heard.kinds, isAboutOther: heard.isAboutOther } }) },
        {
          text: (piece) => write((content) => content + piece),
          cut: (keep) => write((content) => content.slice(0, keep)),
          safety: (safety) => change((before) => ({ ...before, safety: graver(before.safety, safety) })),
          notice: (told) =>
            told === "built-in" || told === "model" ? change((before) => ({ ...before, coach: told })) : notice(told, place),
        },
        own.signal,
      );
      if (ending.error !== undefined || partial() === "") {
        const words = ending.error ?? chatToasts.noResponse;
        problemToast(words);
        return removed({ words, partial: partial() });
      }
      if (!ending.isWhole) toast(chatToasts.incomplete);
      mark(place, ending.isWhole ? undefined : chatToasts.incomplete);
    } catch (error) {
      if (own.signal.aborted) return partial() === "" ? removed() : mark(place, "You stopped the answer here.");
      const words = error instanceof Problem ? error.message : chatToasts.sendFailed;
      problemToast(words);
      removed({ words, partial: partial(), againInSeconds: error instanceof Problem ? error.retryAfterSeconds : undefined });
    }
  }

  const mark = (place: string, words: string | undefined) =>
    change((before) => ({
      ...before,
      state: "idle",
      lines: before.lines.map((line) => (line.id === place && line.kind === "message" && words ? { ...line, mark: words } : line)),
    }));
  function notice(told: Notice, before?: string) {
    change((now) => {
      const line: Line = { id: newId(), kind: "notice", notice: told };
      const at = before ? now.lines.findIndex(({ id: one }) => one === before) : now.lines.length;
      return { ...now, shownAt: told === "disclosure" ? Date.now() : now.shownAt, lines: now.lines.toSpliced(at, 0, line) };
    });
  }

  return {
    talk,
    send,
    retry: answer,
    stop: () => leave.current?.abort(),
    startOver: () => {
      leave.current?.abort();
      change((before) => ({ ...opening(), safety: before.safety, coach: before.coach }));
    },
    bringBack: (kept: Talk) => change(() => ({ ...kept, state: "idle" })),
  };
}

const messagesOf = (lines: readonly Line[]): Message[] =>
  lines.flatMap((line) =>
    line.kind === "message" && line.content !== "" && line.id !== "greeting" ? [{ role: line.role, content: line.content }] : [],
  );

/** The card never becomes milder within a talk; who is spoken to, and of what, follows the newest words. */
const graver = (before: SafetyNotice | undefined, now: SafetyNotice): SafetyNotice => ({
  ...now,
  level: Math.max(before?.level ?? 0, now.level),
  kinds: [...new Set([...now.kinds, ...(before?.kinds ?? [])])],
  newestKinds: now.newestKinds ?? now.kinds,
});

/** What the screen hears while an answer comes. */
export interface Listener {
  text: (piece: string) => void;
  cut: (keep: number) => void;
  safety: (safety: SafetyNotice) => void;
  notice: (notice: Notice) => void;
}
/** How an answer ended; `error` is a sentence to show. */
export type Ending = { isWhole: boolean; error?: string };

/**
 * Sends the talk and reads the answer as it comes, across any cuts of bytes. Throws a Problem with the specified words when
 * nothing can be read; an aborted `signal` throws AbortError.
 */
export async function askCoach(
  asked: { messages: readonly Message[]; heard?: SafetyNotice },
  listener: Listener,
  signal: AbortSignal,
): Promise<Ending> {
  const answer = await carry("/functions/v1/life-coach-chat", {
    method: "POST",
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => undefined); // no JSON: the specified words stand in
    throw new Problem("unavailable", errorOf(body) ?? chatToasts.noResponse, {
      retryAfterSeconds: Number(answer.headers.get("retry-after")) || undefined,
    });
  }
  if (!answer.body) throw new Problem("unavailable", chatToasts.noBody);

  let ending: Ending = { isWhole: false };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const said = readEvent(event, data);
      if (said.kind === "text") listener.text(said.text);
      else if (said.kind === "stopped") listener.cut(said.keep);
      else if (said.kind === "safety") listener.safety(said.safety);
      else if (said.kind === "notice") listener.notice(said.notice);
      else if (said.kind === "problem") ending = { isWhole: false, error: said.error };
      else if (said.kind === "done") ending = { isWhole: true };
      // the specification: lines that cannot be read are only logged; the words are never in the log
      // oxlint-disable-next-line no-console
      else if (said.kind === "unreadable") console.debug("a line of the answer could not be read");
    },
  });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ending;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
