/**
 * The format of the chat: server-sent events whose data is a JSON object with choices[0].delta.content, and [DONE] at the end. Everything
 * but the answer's text (the crisis card, notices, failures) is sent as a named event whose data has an empty delta, so that a client that
 * reads only choices[0].delta.content adds nothing for it.
 */

export interface SafetyNotice {
  /** 1: a faint sign, a quiet line; 2 or 3: the card. */
  level: number;
  kinds: string[];
  isAboutOther: boolean;
  newestKinds?: string[];
  form?: string;
}
/** Notices that the page shows beside the answer: who answers, what it is, that a long chat may need a break. */
export type Notice = "built-in" | "model" | "disclosure" | "break" | "adults-only";

export type StreamEvent =
  | { kind: "text"; text: string }
  | { kind: "safety"; safety: SafetyNotice }
  | { kind: "notice"; notice: Notice }
  /** Subjects to choose from, shown as buttons under the answer. */
  | { kind: "choices"; choices: string[] }
  /** The answer said something that it must not: the shown text is cut to `keep` UTF-16 units, and a written answer follows. */
  | { kind: "stopped"; keep: number }
  | { kind: "problem"; error: string }
  | { kind: "done" }
  | { kind: "nothing" }
  | { kind: "unreadable" };

export const doneLine = "data: [DONE]\n\n";
export const aliveLine = ": still here\n\n";

export const textEvent = (text: string): string => `data: {"choices":[{"index":0,"delta":{"content":${JSON.stringify(text)}}}]}\n\n`;
export const safetyEvent = (safety: SafetyNotice): string => beside("safety", { safety });
export const noticeEvent = (notice: Notice): string => beside("notice", { notice });
export const choicesEvent = (choices: readonly string[]): string => beside("choices", { names: choices });
export const stoppedEvent = (save: number): string => beside("stopped", { keep: save });
export const problemEvent = (error: string): string => beside("problem", { error });

const beside = (name: string, more: Record<string, unknown>) =>
  `event: ${name}\ndata: ${JSON.stringify({ choices: [{ index: 0, delta: {} }], ...more })}\n\n`;

/** Parses one event. `name` is the event field, undefined for plain data. */
export function readEvent(name: string | undefined, data: string): StreamEvent {
  if (data.trim() === "[DONE]") return { kind: "done" };
  const value = parsed(data);
  if (!isRecord(value)) return { kind: "unreadable" };
  if (name === "safety") return isSafety(value["safety"]) ? { kind: "safety", safety: value["safety"] } : { kind: "unreadable" };
  if (name === "notice") return { kind: "notice", notice: value["notice"] as Notice }; // from our own server
  if (name === "choices") return isNames(value["names"]) ? { kind: "choices", choices: value["names"] } : { kind: "unreadable" };
  if (name === "stopped") return typeof value["keep"] === "number" ? { kind: "stopped", keep: value["keep"] } : { kind: "unreadable" };
  if (name === "problem") return typeof value["error"] === "string" ? { kind: "problem", error: value["error"] } : { kind: "unreadable" };
  return readDelta(value);
}

/**
 * Reads a stream line by line, from text that may end anywhere, as section 7 of the specification describes it: each line of data is an
 * event, also where no blank line follows it; comments and blank lines are ignored; nothing counts after [DONE]. A name is that of the data
 * up to the next blank line. `end` reads a last line without a line break.
 */
export function lineReader(onEvent: (event: StreamEvent) => void): { feed: (text: string) => void; end: () => void } {
  let [rest, isDone] = ["", false];
  let name: string | undefined;
  const read = (line: string) => {
    if (line === "") name = undefined;
    const [, field, value = ""] = /^(event|data): ?(.*)$/s.exec(line) ?? [];
    if (field === "event") name = value;
    if (field !== "data" || isDone) return;
    const event = readEvent(name, value);
    isDone = event.kind === "done";
    onEvent(event);
  };
  const feed = (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) read(line.replace(/\r$/, ""));
  };
  return { feed, end: () => feed("\n") };
}

/** The text of an OpenAI-compatible chunk; "nothing" for role, usage and finish chunks. */
export function readDelta(value: unknown): { kind: "text"; text: string } | { kind: "nothing" } | { kind: "unreadable" } {
  if (!isRecord(value)) return { kind: "unreadable" };
  const choices = value["choices"];
  if (!Array.isArray(choices)) return { kind: value["error"] === undefined ? "nothing" : "unreadable" };
  const first: unknown = choices[0];
  const delta = isRecord(first) ? first["delta"] : undefined;
  const text = isRecord(delta) ? delta["content"] : undefined;
  return typeof text === "string" && text !== "" ? { kind: "text", text } : { kind: "nothing" };
}

/** The message of a non-ok response: its JSON error field, as text or as {message}. */
export function errorOf(body: unknown): string | undefined {
  const error = isRecord(body) ? body["error"] : undefined;
  const text = isRecord(error) ? error["message"] : error;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** Splits a text into the parts in which the built-in coach sends it: a word and the white space after it. */
export const eventsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // JSON reports a malformed line only by throwing
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** More subjects than these are never offered at once. */
export const mostChoices = 4;
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= mostChoices && value.every((one) => typeof one === "string" && one.length <= 60);
const isSafety = (value: unknown): value is SafetyNotice =>
  isRecord(value) && typeof value["level"] === "number" && Array.isArray(value["kinds"]);
