import type { Message } from "./coach.rules.ts";
import { isRecord, type Notice, type SafetyNotice } from "./coach.events.rules.ts";

/** One line of the chat on the page. Notices are never sent. `isHarmless`: the page's encoder is sure that there is no danger in it. */
export type Line =
  | { id: string; kind: "message"; role: Message["role"]; content: string; mark?: string; choices?: readonly string[]; isHarmless?: true }
  | { id: string; kind: "notice"; notice: Notice };
/** `partials` are the partial answers of failed attempts, the oldest first. */
type Failure = { words: string; partials: string[]; againInSeconds?: number | undefined };
export type Chat = {
  lines: Line[];
  state: "idle" | "sending" | "streaming";
  failure: Failure | undefined;
  safety: SafetyNotice | undefined;
  coach: "built-in" | "model" | undefined;
  isCutShort: boolean;
  startedAt: number;
  shownAt: number;
};

export const reloadedWords = "The page was closed before the answer was whole. Your message is still here.";

/** A failure after an earlier one: the earlier partial answer stays as well. */
export const failedAgain = (before: Failure | undefined, words: string, partial: string, againInSeconds?: number): Failure => ({
  words,
  partials: [...new Set([...(before?.partials ?? []), partial.trim()])].filter(Boolean),
  againInSeconds,
});

/** A chat after a reload: a running answer is over, and can be requested again. */
function settled(chat: Chat): Chat {
  if (chat.state === "idle") return chat;
  const last = chat.lines.at(-1);
  if (last?.kind !== "message" || last.role !== "assistant")
    return { ...chat, state: "idle", failure: failedAgain(chat.failure, reloadedWords, "") };
  return { ...chat, state: "idle", lines: chat.lines.slice(0, -1), failure: failedAgain(chat.failure, reloadedWords, last.content) };
}

/** Before a new message: a partial answer becomes a line of the chat, because Retry no longer requests it. */
export function withPartials(chat: Chat, newId: () => string, mark: string): Chat {
  const lines = (chat.failure?.partials ?? []).map((content): Line => ({ id: newId(), kind: "message", role: "assistant", content, mark }));
  return { ...chat, failure: undefined, lines: [...chat.lines, ...lines] };
}

/** The chat stored in this tab, or undefined when it is malformed. */
export function readTalk(value: unknown): Chat | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"]) || typeof value["startedAt"] !== "number" || typeof value["shownAt"] !== "number")
    return undefined;
  const isWhole = (value["lines"] as unknown[]).every(
    (line) =>
      isRecord(line) &&
      typeof line["id"] === "string" &&
      (line["kind"] === "notice" ||
        (line["kind"] === "message" && typeof line["content"] === "string" && typeof line["role"] === "string")),
  );
  // written by this same page, in this same tab
  return isWhole ? settled(value as Chat) : undefined;
}

/** Callbacks while an answer streams. */
export interface Listener {
  text: (chunk: string) => void;
  cut: (save: number) => void;
  safety: (safety: SafetyNotice) => void;
  notice: (notice: Notice) => void;
  choices: (names: readonly string[]) => void;
}
/** How an answer ended; `error` is a message to show. */
export type Ending = { isWhole: boolean; error?: string };
