import { useCallback, useEffect, useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { isBlank } from "#shared/text.ts";
import type { Assessment } from "crisis-detector/assessment";
import type { ClassifyRequest } from "crisis-detector/worker";
import { newId } from "#web/ids.ts";
import { onSession, session, useMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { problemToast, settleToasts, toast } from "#web/toast.ts";
import { chatToasts, greeting, historyOf, withinLimits, withNumbers, withoutNumbers, type Message } from "./coach.rules.ts";
import { disclosureDue } from "./coach.signs.rules.ts";
import { failedAgain, readTalk, withPartials, type Ending, type Line, type Listener, type Chat } from "./coach.talk.rules.ts";
import type { Notice, SafetyNotice } from "./coach.events.rules.ts";

/**
 * Chats are stored only in this tab, by member: opening another feature and a reload keep them, closing the tab, starting over or signing
 * out deletes them.
 */
const chats = new Map<string, Chat>();
/** Whether the member has signed out, or another one is signed in; not while a session is checked or has expired. */
const hasLeft = (id: string) => {
  const now = session();
  return now.state === "out" ? now.hasLeft === true : "member" in now && now.member.id !== id;
};
onSession(() => {
  for (const id of chats.keys()) if (hasLeft(id)) chats.delete(id);
});
/** The open page of each member: what comes for a page that was left belongs there, and not to the chat as it was then. */
const pages = new Map<string, (next: (before: Chat) => Chat) => void>();
const opening = (): Chat => ({
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

const saveEveryMs = 500;
let saving: ReturnType<typeof setTimeout> | undefined;
/** While an answer streams the tab's copy is saved twice a second, and once more when the member leaves the page. */
function saveInTab(id: string, isSoon: boolean) {
  const save = () => {
    clearTimeout(saving);
    saving = undefined;
    if (hasLeft(id)) return;
    const chat = chats.get(id);
    writeTab(id, "talk", chat && chat.lines.length > 2 ? chat : undefined);
  };
  if (isSoon) saving ??= setTimeout(save, saveEveryMs);
  else save();
}

/** Sends a chat and reads its answer as it arrives. */
type AskCoach = (
  request: { messages: readonly Message[]; prediction?: SafetyNotice },
  listener: Listener,
  signal: AbortSignal,
) => Promise<Ending>;
type Seen = Promise<Assessment | null | undefined>;
/**
 * Whether a text, after the earlier ones, needs a card or a quiet line: null or undefined if not. `withEncoder`
 * takes longer, and answers with level 0 where it is sure that there is nothing.
 */
type Classify = { classify: (written: ClassifyRequest) => Seen; withEncoder: (written: ClassifyRequest) => Seen; ask: AskCoach };
/** Longest wait for the classifier before sending, ms; earlier text is mostly classified by then. */
const classifierTimeoutMs = 150;

export function useChat({ classify, withEncoder, ask }: Classify) {
  const { id } = useMember();
  const [chat, setChat] = useState<Chat>(() => {
    const saved = chats.get(id);
    return saved ? { ...saved, state: "idle" } : (readTalk(readTab(id, "talk")) ?? opening());
  });
  const leave = useRef<AbortController>(undefined);
  const isHere = useRef(true);
  const latest = useRef(chat);
  const change = useCallback(
    (next: (before: Chat) => Chat) => {
      if (hasLeft(id)) return; // an answer that ends with the sign-out stores nothing
      const other = isHere.current ? undefined : pages.get(id);
      if (other) return other(next);
      latest.current = next(isHere.current ? latest.current : (chats.get(id) ?? latest.current));
      chats.set(id, latest.current);
      setChat(latest.current);
      saveInTab(id, latest.current.state === "streaming");
    },
    [id],
  );
  // leaving the page cancels the running answer; what arrived stays
  useEffect(() => {
    isHere.current = true;
    pages.set(id, change);
    const save = () => saveInTab(id, false);
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      leave.current?.abort();
      isHere.current = false;
      if (pages.get(id) === change) pages.delete(id);
    };
  }, [id, change]);

  /** False if the message is too long for the server: it is no part of the chat then, which would be refused with it each time. */
  async function send(text: string, numbers: readonly string[] = []): Promise<boolean> {
    if (isBlank(text) || latest.current.state !== "idle") return true;
    const due = disclosureDue({
      startedAt: latest.current.startedAt,
      shownAt: latest.current.shownAt,
      lastSeenAt: latest.current.shownAt,
      now: Date.now(),
    });
    if (due) notice("disclosure");
    if (due === "three-hours") notice("break");
    change((before) => withPartials(before, newId, chatToasts.incomplete));
    const id = newId();
    change((before) => ({
      ...before,
      lines: [...before.lines, { id, kind: "message", role: "user", content: withNumbers(text, numbers) }],
    }));
    if (await answer()) return true;
    change((before) => ({ ...before, lines: before.lines.filter((line) => line.id !== id) }));
    return false;
  }

  /** Requests an answer to the current chat: after sending, and again after a failure. False if the server refuses it as too long. */
  async function answer(): Promise<boolean> {
    const history = messagesOf(latest.current.lines);
    const question = latest.current.lines.findLast((line) => line.kind === "message" && line.role === "user")?.id;
    const turns = historyOf(history, 11).map(withoutNumbers);
    // the card need not wait for the server's own assessment
    const show = (seen: Assessment | null | undefined) => {
      if (seen?.level) change((before) => ({ ...before, safety: higherNotice(before.safety, seen) }));
      return seen;
    };
    const harmless = history.flatMap((one) => (one.isHarmless ? [withoutNumbers(one.content)] : []));
    const written = { text: turns.at(-1) ?? "", recent: turns.slice(0, -1), harmless };
    void classify(written).then(show);
    const closely = withEncoder(written).then(show);
    // sent with later messages, because the rules read the earlier ones again, without the encoder
    void closely.then((seen) => seen?.level === 0 && markHarmless(question));
    const { messages, isWhole } = withinLimits(history);
    const place = newId();
    change((before) => ({
      ...before,
      state: "sending",
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
    // an earlier failure, its Retry and its partial answer stay until there is an answer
    const removed = (failure?: { words: string; partial: string; againInSeconds?: number | undefined }) =>
      change((before) => ({
        ...before,
        state: "idle",
        failure: failure ? failedAgain(before.failure, failure.words, failure.partial, failure.againInSeconds) : before.failure,
        lines: before.lines.filter((line) => line.id !== place),
      }));
    try {
      const prediction = await Promise.race([closely, new Promise<undefined>((done) => setTimeout(done, classifierTimeoutMs))]);
      const ending = await ask(
        { messages, ...(prediction && { prediction: summaryOf(prediction) }) },
        {
          text: (chunk) => write((content) => content + chunk),
          cut: (saveIt) => write((content) => content.slice(0, saveIt)),
          safety: (safety) => change((before) => ({ ...before, safety: higherNotice(before.safety, safety) })),
          choices: (choices) =>
            change((before) => ({
              ...before,
              lines: before.lines.map((line) => (line.id === place && line.kind === "message" ? { ...line, choices } : line)),
            })),
          notice: (summary) =>
            summary === "built-in" || summary === "model" ? change((before) => ({ ...before, coach: summary })) : notice(summary, place),
        },
        own.signal,
      );
      if (ending.error !== undefined || partial() === "") {
        const words = ending.error ?? chatToasts.noResponse;
        problemToast(words, undefined, undefined, "coach");
        removed({ words, partial: partial() });
        return true;
      }
      settleToasts("coach");
      if (!ending.isWhole) toast(chatToasts.incomplete);
      mark(place, ending.isWhole ? undefined : chatToasts.incomplete);
    } catch (error) {
      const problem = error instanceof Problem ? error : undefined;
      if (own.signal.aborted) {
        if (partial() === "") removed();
        else mark(place, "You stopped the answer here.");
        return true;
      }
      const words = problem?.message ?? chatToasts.sendFailed;
      problemToast(words, undefined, undefined, "coach");
      const isTooLong = problem?.kind === "too-large";
      removed(isTooLong ? undefined : { words, partial: partial(), againInSeconds: problem?.retryAfterSeconds });
      return !isTooLong;
    }
    return true;
  }

  // not once the page is left: another one may have gone on with the chat since
  const markHarmless = (id: string | undefined) =>
    isHere.current &&
    change((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.id === id && line.kind === "message" ? { ...line, isHarmless: true } : line)),
    }));
  const mark = (place: string, words: string | undefined) =>
    change((before) => ({
      ...before,
      state: "idle",
      failure: undefined,
      lines: before.lines.map((line) => (line.id === place && line.kind === "message" && words ? { ...line, mark: words } : line)),
    }));
  function notice(summary: Notice, before?: string) {
    change((now) => {
      const line: Line = { id: newId(), kind: "notice", notice: summary };
      const at = before ? now.lines.findIndex(({ id: one }) => one === before) : now.lines.length;
      return { ...now, shownAt: summary === "disclosure" ? Date.now() : now.shownAt, lines: now.lines.toSpliced(at, 0, line) };
    });
  }

  return {
    chat,
    send,
    retry: answer,
    stop: () => leave.current?.abort(),
    startOver: () => {
      leave.current?.abort();
      change((before) => ({ ...opening(), safety: before.safety, coach: before.coach }));
    },
    restore: (saved: Chat) => change(() => ({ ...saved, state: "idle" })),
  };
}

const messagesOf = (lines: readonly Line[]): Message[] =>
  lines.flatMap((line) =>
    line.kind === "message" && line.content !== ""
      ? [{ role: line.role, content: line.content, ...(line.isHarmless && { isHarmless: true as const }) }]
      : [],
  );

/** What the server needs of the encoder's result: of level 0 where it is sure that there is nothing. */
const summaryOf = ({ level, kinds, isAboutOther }: Assessment): SafetyNotice => ({ level, kinds, isAboutOther });

/** The card never becomes milder within a chat; addressee and kind follow the newest text. */
const higherNotice = (before: SafetyNotice | undefined, now: SafetyNotice): SafetyNotice =>
  before && before.level >= 2 && now.level < 2
    ? before
    : {
        ...now,
        level: Math.max(before?.level ?? 0, now.level),
        kinds: [...new Set([...now.kinds, ...(before?.kinds ?? [])])],
        newestKinds: now.newestKinds ?? now.kinds,
      };
