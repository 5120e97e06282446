import { Problem } from "#shared/errors.ts";
import { openThreads } from "#server/threads.ts";
import type { AnswerRequest, BuiltInAnswer } from "./coach.answers.rules.ts";
import { chatProblems, type ChatProblem } from "./coach.rules.ts";

const answerInThread = openThreads<AnswerRequest, BuiltInAnswer>({
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
    return await Promise.race([answerInThread(request, memberId), aborted.promise]);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const field: ChatProblem = cause.message === chatProblems.slowStart ? "slowStart" : "busy";
    throw new Problem("unavailable", chatProblems[field], { field, cause });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
