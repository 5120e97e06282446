import { Problem } from "#shared/errors.ts";
import type { Log } from "#server/log.ts";
import { openThreads } from "#server/threads.ts";
import type { AnswerRequest, BuiltInAnswer } from "./talk/coach.answers.rules.ts";
import { chatProblems, type ChatProblem } from "./coach.rules.ts";

/** `null` only loads what an answer needs. */
const inThread = openThreads<AnswerRequest | null, BuiltInAnswer | null>({
  module: "coach-answers",
  task: "answer",
  threads: 1,
  waiting: 100,
  perOwner: 4,
  ms: 30_000,
  idleMs: 120_000,
  megabytes: 192,
  busy: chatProblems.busy,
  failed: chatProblems.slowStart,
});

/** Starts the thread when someone opens the page, so that the first message need not wait for it. Never fails: a message starts it as well. */
export function startBuiltInCoach(log: Pick<Log, "warn">): void {
  inThread(null, "start").catch((err: unknown) => log.warn({ err }, "the built-in coach's thread could not be started ahead of a message"));
}

/**
 * The built-in coach's answer, from a worker thread that ends two minutes after the last chat: whatever a message contains, other requests are
 * answered meanwhile. Throws a Problem whose field names the ChatProblem if the thread is busy or takes more than thirty seconds, and the reason
 * of `signal` once that is aborted; the thread finishes then, so that the next message need not wait for a new one.
 */
export async function builtInAnswerOf(request: AnswerRequest, memberId: string, signal: AbortSignal): Promise<BuiltInAnswer> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason as Error);
  signal.addEventListener("abort", stop);
  try {
    const answer = await Promise.race([inThread(request, memberId), aborted.promise]);
    if (answer === null) throw new Error("the thread of the built-in coach did not answer a request");
    return answer;
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const field: ChatProblem = cause.message === chatProblems.slowStart ? "slowStart" : "busy";
    throw new Problem("unavailable", chatProblems[field], { field, cause });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
