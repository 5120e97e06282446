import type { AppContext } from "#server/context.ts";
import { Problem } from "#shared/errors.ts";
import { openWindow, type Released } from "./coach.output.rules.ts";
import { answerCut, chatProblems, quoteCloses, quoteOpens, type ChatProblem } from "./coach.rules.ts";
import type { Lines } from "./coach.stream.repository.ts";
import type { BuiltInAnswer } from "./talk/coach.answers.rules.ts";
import {
  aliveLine,
  choicesEvent,
  doneLine,
  eventsOf,
  problemEvent,
  readDelta,
  safetyEvent,
  stoppedEvent,
  textEvent,
  type SafetyNotice,
} from "./coach.events.rules.ts";

const tickMs = 10_000;

/** Streams a written text at reading speed. */
export async function* spoken(text: string, wordMs: number, signal: AbortSignal): Lines {
  for (const chunk of eventsOf(text)) {
    if (signal.aborted) return;
    yield textEvent(chunk);
    if (wordMs > 0) await pause(wordMs, signal);
  }
  yield doneLine;
}

/** A written answer with its choices, once it is there. */
export async function* onceWritten(answer: BuiltInAnswer | Promise<BuiltInAnswer>, wordMs: number, signal: AbortSignal): Lines {
  const { text, choices } = await answer;
  if (choices?.length) yield choicesEvent(choices);
  yield* spoken(text, wordMs, signal);
}

type ReplyStream = {
  context: AppContext;
  /** The model's events; the first one with text has already been read. */
  events: AsyncGenerator<string, { isWhole: boolean }>;
  first: string;
  topics: readonly string[];
  signal: AbortSignal;
  /** Called every ten seconds; false when the session is over and the answer must end. */
  goesOn: () => Promise<boolean>;
  onText: (text: string) => void;
  card: SafetyNotice | undefined;
  /** Ends a failed answer: the text that replaces the rest, when the chat is severe. */
  instead: string | undefined;
};

/** A model's answer, checked in sentence windows, each event passed on as soon as it may be. */
export async function* modelStream(reply: ReplyStream): Lines {
  const { context, events, signal, goesOn, onText } = reply;
  const window = openWindow(reply.topics);
  const clean = untagged();
  let tickAt = context.clock() + tickMs;
  const { COACH_ANSWER_CHARACTERS: longest, COACH_ANSWER_SECONDS: seconds } = context.config;
  const endsAt = context.clock() + seconds * 1000;
  let left = longest;
  let saw = false;
  let pending: Promise<IteratorResult<string, { isWhole: boolean }>> | undefined;
  const put = (released: Released): { line: string; isStopped: boolean } => {
    onText(released.text);
    const line = released.text === "" ? "" : textEvent(released.text);
    if (!released.stop) return { line, isStopped: false };
    const { stop, keep: save } = released;
    const card = stop.withCard ? safetyEvent(reply.card ?? { level: 2, kinds: [], isAboutOther: false }) : "";
    return {
      line: `${line}${card}${stoppedEvent(save)}${textEvent(save > 0 ? `\n\n${stop.sentence}` : stop.sentence)}${doneLine}`,
      isStopped: true,
    };
  };
  /** Cuts at the maximum length: a model may send ten million characters at once. */
  const take = (response: string) => {
    const chunk = clean(response).slice(0, left);
    left -= chunk.length;
    return window.add(chunk.toWellFormed(), context.clock());
  };
  try {
    let { line, isStopped } = put(take(reply.first));
    if (line) yield line;
    if (isStopped) return;
    for (;;) {
      if (left === 0 || context.clock() >= endsAt) {
        ({ line, isStopped } = put(window.end(context.clock())));
        yield isStopped ? line : `${line}${textEvent(cutHere)}${doneLine}`;
        return;
      }
      pending ??= events.next();
      const wait = Math.min(window.dueAt() ?? Number.POSITIVE_INFINITY, tickAt, endsAt) - context.clock();
      const got = await either(pending, wait, signal);
      if (signal.aborted) return;
      if (got === "late") {
        const due = window.dueAt();
        if (due !== undefined && due <= context.clock()) {
          ({ line, isStopped } = put(window.release(context.clock())));
          if (line) yield line;
          if (isStopped) return;
        }
        if (tickAt <= context.clock()) {
          tickAt = context.clock() + tickMs;
          if (!(await goesOn())) return;
          yield aliveLine;
        }
        continue;
      }
      pending = undefined;
      if (got.done) {
        ({ line, isStopped } = put(window.end(context.clock())));
        if (line) yield line;
        if (isStopped) return;
        if (!got.value.isWhole && !saw) context.metrics?.coachRefused("stalled");
        yield got.value.isWhole || saw ? doneLine : problemEvent(chatProblems.stalled);
        return;
      }
      const response = readEventData(got.value);
      if (response.isUnreadable) context.log.warn({ bytes: got.value.length }, "an event of the model could not be read");
      saw ||= response.isFinish;
      if (response.text === "") continue;
      ({ line, isStopped } = put(take(response.text)));
      if (line) yield line;
      if (isStopped) return;
    }
  } catch (error) {
    if (signal.aborted) return;
    context.metrics?.coachRefused(faultOf(error));
    context.log.warn({ fault: faultOf(error) }, "the model's answer broke off");
    const { line, isStopped } = put(window.end(context.clock()));
    if (line) yield line;
    if (isStopped) return;
    if (reply.instead) yield textEvent(`\n\n${reply.instead}`) + doneLine;
    else yield problemEvent(chatProblems[faultOf(error) === "garbled" ? "garbled" : "stalled"]);
  } finally {
    // a generator that is waiting ends when its own signal does
    void events.return({ isWhole: false }).catch(() => undefined);
  }
}

/** Reads until the first event with text. Returns undefined when the answer ended without any. */
export async function firstWords(events: ReplyStream["events"], context: AppContext): Promise<string | undefined> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return undefined;
    const { text, isUnreadable } = readEventData(value);
    if (isUnreadable) context.log.warn({ bytes: value.length }, "an event of the model could not be read");
    if (text !== "") return text;
  }
}

export const faultOf = (error: unknown): ChatProblem => {
  const field = error instanceof Problem ? (error.field ?? "") : "";
  return field in chatProblems ? (field as ChatProblem) : "unreachable";
};

const cutHere = `\n\n${answerCut}`;

function readEventData(data: string): { text: string; isFinish: boolean; isUnreadable: boolean } {
  try {
    const value: unknown = JSON.parse(data);
    const delta = readDelta(value);
    const finish = (value as { choices?: { finish_reason?: unknown }[] } | null)?.choices?.[0]?.finish_reason;
    return {
      text: delta.kind === "text" ? delta.text : "",
      isFinish: typeof finish === "string",
      isUnreadable: delta.kind === "unreadable",
    };
  } catch {
    return { text: "", isFinish: false, isUnreadable: true }; // a malformed line is skipped, as the format requires
  }
}

/** Removes the tag around quoted messages, in case a model repeats it. */
function untagged() {
  return (text: string) => text.replaceAll(quoteOpens, "").replaceAll(quoteCloses, "");
}

async function either<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T | "late"> {
  const wait = waiting(Math.max(0, Math.min(ms, tickMs)), signal);
  try {
    return await Promise.race([work, wait.over]);
  } finally {
    wait.stop();
  }
}

const pause = (ms: number, signal: AbortSignal) => waiting(ms, signal).over;

/** Resolves after `ms`, or at once when the client has disconnected. */
function waiting(ms: number, signal: AbortSignal) {
  let stop = () => {};
  const over = new Promise<"late">((resolve) => {
    const end = () => {
      stop();
      resolve("late");
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    };
  });
  return { over, stop: () => stop() };
}
