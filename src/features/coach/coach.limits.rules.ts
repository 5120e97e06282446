import { dayMs } from "#shared/dates.ts";
import type { ChatProblem } from "./coach.rules.ts";

/** Limits of one member; every value is a setting. */
export interface ChatLimits {
  perFiveMinutes: number;
  perDay: number;
  streams: number;
  /** Tokens of model answers a member may have in 24 hours; 0 for no limit. */
  tokensPerDay: number;
  /** The longest wait for an answer's first words, ms: it does not report meanwhile, and counts as running. */
  waitMs?: number;
}
export const limitsOf = (
  settings: Record<"COACH_PER_FIVE_MINUTES" | "COACH_PER_DAY" | "COACH_STREAMS" | "COACH_DAILY_TOKENS" | "COACH_FIRST_WORD_MS", number>,
): ChatLimits => ({
  perFiveMinutes: settings.COACH_PER_FIVE_MINUTES,
  perDay: settings.COACH_PER_DAY,
  streams: settings.COACH_STREAMS,
  tokensPerDay: settings.COACH_DAILY_TOKENS,
  waitMs: settings.COACH_FIRST_WORD_MS,
});

export const fiveMinutesMs = 300_000;
/** A stream that did not report for this long has ended with its process and no longer counts. */
export const streamLeaseMs = 30_000;

/** What a member has used. Instants in UTC ms, oldest first, none older than a day. */
export interface Used {
  sentAt: readonly number[];
  openStreams: number;
  tokensToday: number;
}

/**
 * Whether one more message may be answered at `now`, or why not and in how many seconds. Sliding windows: the n-th message is allowed when
 * fewer than the limit are within the window before it.
 */
export function isWithinLimit(
  used: Used,
  limits: ChatLimits,
  now: number,
): { ok: true } | { ok: false; problem: ChatProblem; retryAfterSeconds: number } {
  if (used.openStreams >= limits.streams) return refuse("tooManyStreams", 5);
  const full = freeAt(used.sentAt, limits.perDay, dayMs, now);
  if (full > now) return refuse("dayIsFull", (full - now) / 1000);
  if (limits.tokensPerDay > 0 && used.tokensToday >= limits.tokensPerDay) return refuse("budgetSpent", 3600);
  const fast = freeAt(used.sentAt, limits.perFiveMinutes, fiveMinutesMs, now);
  if (fast > now) return refuse("tooFast", (fast - now) / 1000);
  return { ok: true };
}

/** The first instant at which another message fits; `now` or earlier when it fits already. */
function freeAt(sentAt: readonly number[], limit: number, windowMs: number, now: number): number {
  const inside = sentAt.filter((at) => at > now - windowMs);
  if (inside.length < limit) return now;
  const oldest = inside[inside.length - limit];
  return oldest === undefined ? now + windowMs : oldest + windowMs;
}

const refuse = (problem: ChatProblem, seconds: number) => ({
  ok: false as const,
  problem,
  retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
});

/** How long to wait, in words; nothing for a wait that the refusal itself names, such as tomorrow. */
export function waitLine(seconds: number | undefined): string | undefined {
  if (seconds === undefined || seconds > 3600) return undefined;
  if (seconds < 10) return "A few seconds are enough.";
  return seconds <= 90
    ? `It can be sent again in about ${Math.ceil(seconds / 5) * 5} seconds.`
    : `It can be sent again in about ${Math.ceil(seconds / 60)} minutes.`;
}

/** Status and code of a refusal. */
export function refusalOf(problem: ChatProblem): { status: 400 | 413 | 429 | 503; code: string } {
  if (problem === "unreadable" || problem === "empty") return { status: 400, code: "invalid" };
  if (problem === "messageTooLong" || problem === "chatTooLong") return { status: 413, code: "too-large" };
  const isTooMany = ["tooFast", "dayIsFull", "tooManyStreams", "budgetSpent"].includes(problem);
  return isTooMany ? { status: 429, code: "too-many" } : { status: 503, code: "unavailable" };
}
