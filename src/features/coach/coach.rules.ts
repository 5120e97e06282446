import { monthName } from "#shared/dates.ts";
import { count, isBlank } from "#shared/text.ts";
import { isRecord } from "./coach.events.rules.ts";

/** The browser's input to the coach, and what of it is sent to a model. The browser's history is untrusted throughout. */

type Role = "user" | "assistant";
export interface Message {
  role: Role;
  content: string;
  /** Of the user's messages, for the safety assessment only: the page's encoder is sure that there is no danger in it. */
  isHarmless?: true;
}

/** UTF-16 units in what the user writes in one message and of the numbers sent along, messages in one call, bytes of one call's body. */
export const longestMessage = 8_000;
export const longestNumbers = 2_000;
export const mostMessages = 40;
export const largestBody = 64 * 1024;
/** Tokens of history that are sent to a model, counted by `tokensOf`. */
const historyTokens = 6_000;

export const greeting =
  "Hello. I am an AI coach for financial wellness, emotional intelligence and boundaries. " +
  "I can help you sort a thought, plan a talk or look at a money habit. Where would you like to begin?";

/** Toasts of the specification, sections 5 and 8. */
export const chatToasts = {
  sendFailed: "Failed to send message",
  noResponse: "Failed to get response",
  noBody: "No response body",
  incomplete: "The answer may be incomplete.",
};

/** Ends an answer that reached its limit of characters or seconds. */
export const answerCut = "The answer was cut here.";

/** Messages for failures; the cause is not shown. */
export const chatProblems = {
  unreadable: "That message could not be read. Your text is still here.",
  empty: "Please write a message first.",
  messageTooLong: "That message is longer than 8,000 characters. Please send it in two parts.",
  chatTooLong: "This conversation has grown too long to send. Start over, or send a shorter part of it.",
  tooFast: "You are writing faster than the coach can answer. Please wait a little and send it again.",
  dayIsFull: "That is as much as the coach can answer in one day. It is back tomorrow; your guides and your journal are open now.",
  tooManyStreams: "The coach is still answering you in another window. Let it finish, or stop it there.",
  budgetSpent: "The coach has answered as much as it can today. It is back tomorrow; your guides and your journal are open now.",
  notSetUp: "The coach cannot reach its model: it is not set up correctly. Your message is still here.",
  busy: "The coach has more to answer than it can manage just now. Please try again in a minute.",
  unreachable: "The coach cannot be reached just now. Your message is still here; please try again.",
  slowStart: "The coach took too long to begin. Your message is still here; please try again.",
  stalled: "The coach stopped in the middle. What arrived is kept; please try again.",
  garbled: "The coach sent something that could not be read. Your message is still here; please try again.",
  closing: "The server is restarting. What arrived is kept; please try again in a moment.",
} as const;
export type ChatProblem = keyof typeof chatProblems;

/** The parsed input: the messages that count, or why the call is refused. */
type Read = { messages: Message[]; newest: string } | { refused: ChatProblem };

/**
 * Parses a body of the form {messages: [{role, content}]}. Only the roles user and assistant are accepted; everything else (other roles,
 * other fields, other parameters) is ignored. The last message must be the user's own, and not blank.
 */
export function readMessages(body: unknown): Read {
  const list = isRecord(body) ? body["messages"] : undefined;
  if (!Array.isArray(list)) return { refused: "unreadable" };
  if (list.length > mostMessages) return { refused: "chatTooLong" };
  const messages: Message[] = [];
  for (const one of list as unknown[]) {
    if (!isRecord(one)) return { refused: "unreadable" };
    const { role, content } = one;
    if (role !== "user" && role !== "assistant") continue;
    // opens every chat, and is no answer
    if (role === "assistant" && content === greeting && messages.length === 0) continue;
    if (typeof content !== "string") return { refused: "unreadable" };
    const written = role === "user" ? withoutNumbers(content).length : 0;
    if (written > longestMessage || (role === "user" && content.length - written > longestNumbers)) return { refused: "messageTooLong" };
    if (!isBlank(content)) messages.push({ role, content: content.replaceAll("\0", "").toWellFormed() });
  }
  const newest = messages.at(-1);
  if (newest?.role !== "user") return { refused: "empty" };
  return { messages, newest: newest.content };
}

/** The user's messages, oldest first, for the safety check. */
export const historyOf = (messages: readonly Message[], most = 10): string[] =>
  messages
    .filter(({ role }) => role === "user")
    .slice(-most)
    .map(({ content }) => content);

/**
 * The user's messages, from a body that may be refused: help must not depend on the form of a message. `isHarmless`: the page says that its
 * encoder is sure that there is no danger in it.
 */
export function spokenIn(body: unknown): { text: string; isHarmless: boolean }[] {
  const list = isRecord(body) && Array.isArray(body["messages"]) ? (body["messages"] as unknown[]) : [];
  return list
    .flatMap((one) =>
      isRecord(one) && one["role"] === "user" && typeof one["content"] === "string"
        ? [{ text: withoutNumbers(one["content"]), isHarmless: one["isHarmless"] === true }]
        : [],
    )
    .slice(-11);
}

/** Who reads a chat: the built-in coach if `host` is null. `note` is the operator's own statement on what a provider stores. */
export type CoachReader = { host: string | null; note: string | null };

const numbersLine = "My numbers, added by me:";
/** A message with the summary that the member chose to send, exactly as it was shown. */
export const withNumbers = (text: string, lines: readonly string[]): string =>
  lines.length === 0 ? text : `${text}\n\n${numbersLine}\n${lines.join("\n")}`;
export const withoutNumbers = (text: string): string => text.split(`\n\n${numbersLine}\n`)[0] ?? text;

/** The lines that were sent along with a message, if they have the form of `numberLines`. */
export const numbersIn = (text: string): string[] =>
  (text.split(`\n\n${numbersLine}\n`)[1] ?? "")
    .split("\n")
    .filter((line) =>
      /^(?:Safe to spend today|Budget left this month|Bills still to come this month|Left by category|No-spend streak|Mood this week|Debts): [^<>[\]*_`]{1,1500}$/.test(
        line,
      ),
    )
    .slice(0, 7);

/** The lines that "Use my numbers" would send, from the member's week; empty if nothing is known yet. */
export function numberLines(week: unknown, show: (cents: number) => string): string[] {
  const part = (name: string) => (isRecord(week) && isRecord(week[name]) ? week[name] : {});
  const { safeCents, remainingCents, billsCents, left } = part("budget");
  const { current } = part("challenge");
  const { leftCents, freeOn } = part("debt");
  const ends = typeof freeOn === "string" ? `, paid off in ${monthName(freeOn)} ${freeOn.slice(0, 4)}` : "";
  const { moodAverage, averageBefore } = part("journal");
  const before = typeof averageBefore === "number" ? `, ${averageBefore.toFixed(1)} the week before` : "";
  return [
    typeof safeCents === "number" ? `Safe to spend today: ${show(safeCents)}` : "",
    typeof remainingCents === "number" ? `Budget left this month: ${show(remainingCents)}` : "",
    typeof billsCents === "number" && billsCents > 0 ? `Bills still to come this month: ${show(billsCents)}` : "",
    leftLine(left, show),
    typeof current === "number" ? `No-spend streak: ${count(current, "day")}` : "",
    typeof moodAverage === "number" ? `Mood this week: ${moodAverage.toFixed(1)} of 10 on average${before}` : "",
    typeof leftCents === "number" ? `Debts: ${show(leftCents)} left to pay${ends}` : "",
  ].filter(Boolean);
}

/** Characters of the line about the categories, and of one name in it. */
const longestLeft = 1_200;
const longestName = 40;

/**
 * What is left of each category, their names without characters that a message could not contain. Where they do not all fit, those over
 * their budget go first, and the number of the others is said.
 */
function leftLine(left: unknown, show: (cents: number) => string): string {
  const all = (Array.isArray(left) ? (left as unknown[]) : []).flatMap((one) => {
    if (!isRecord(one) || typeof one["name"] !== "string" || typeof one["leftCents"] !== "number") return [];
    const name = [...one["name"].replace(/[<>[\]*_`;\s]+/g, " ").trim()].slice(0, longestName).join("").trim();
    return [{ words: `${name || "No name"} ${show(one["leftCents"])}`, isOver: one["leftCents"] < 0 }];
  });
  let room = longestLeft;
  const fitting = new Set(
    [...all.filter(({ isOver }) => isOver), ...all.filter(({ isOver }) => !isOver)].filter(({ words }) => (room -= words.length + 2) > 0),
  );
  const more = all.length - fitting.size;
  const parts = all.flatMap((one) => (fitting.has(one) ? one.words : [])).concat(more > 0 ? `and ${more} more` : []);
  return parts.length > 0 ? `Left by category: ${parts.join("; ")}` : "";
}

/** A cautious token count: UTF-8 bytes over 3.5. */
export const tokensIn = (bytes: number): number => Math.ceil(bytes / 3.5);
/** The tokens of a message, with 4 for its overhead. */
export const tokensOf = (text: string): number => tokensIn(bytesOf(text)) + 4;

/**
 * The newest messages that fit into `budget` tokens. The newest one always stays; the rest begins with the user, and assistant messages are
 * quoted, because the browser may have invented them.
 */
export function trimHistory(messages: readonly Message[], budget = historyTokens): Message[] {
  const saved: Message[] = [];
  let left = budget;
  for (const message of messages.toReversed()) {
    left -= tokensOf(message.content);
    if (saved.length > 0 && left < 0) break;
    saved.unshift(message);
  }
  while (saved[0]?.role === "assistant") saved.shift();
  return saved.map((message) => (message.role === "assistant" ? { role: message.role, content: quoted(message.content) } : message));
}

export const quoteOpens = "<earlier-reply unverified>";
export const quoteCloses = "</earlier-reply>";
const quoted = (text: string) => `${quoteOpens}\n${text.replaceAll(/<\/?earlier-reply[^>]*>/g, "")}\n${quoteCloses}`;

/**
 * What the browser sends of a long chat: the newest messages that the server accepts (count and bytes), beginning with the user. `isWhole`
 * is false if anything was left out, which the page shows.
 */
export function withinLimits(messages: readonly Message[]): { messages: Message[]; isWhole: boolean } {
  const saved: Message[] = [];
  let left = largestBody - 1_024;
  for (const message of messages.toReversed()) {
    left -= bytesOf(JSON.stringify(message)) + 1;
    if (saved.length === mostMessages || (saved.length > 0 && left < 0)) break;
    saved.unshift(message);
  }
  const isWhole = saved.length === messages.length;
  while (!isWhole && saved.length > 1 && saved[0]?.role === "assistant") saved.shift();
  return { messages: saved, isWhole };
}

export function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // each half of a surrogate pair counts 2 of the pair's 4 bytes
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}
