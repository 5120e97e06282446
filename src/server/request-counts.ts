import type { AppContext } from "./context.ts";

/** Responses of this process since the last line: how many, refused (4xx) and failed (5xx), and the slowest in ms. */
type Counts = { requests: number; refused: number; failed: number; slowestMs: number };

const counts = new WeakMap<AppContext, Counts>();

export function noteAnswer(context: AppContext, status: number, ms: number): void {
  const since = counts.get(context) ?? { requests: 0, refused: 0, failed: 0, slowestMs: 0 };
  since.requests += 1;
  if (status >= 500) since.failed += 1;
  else if (status >= 400) since.refused += 1;
  since.slowestMs = Math.max(since.slowestMs, Math.round(ms));
  counts.set(context, since);
}

/** Logs one line at info if there were any responses since the last; numbers only. Once a minute, as a job. */
export function logRequestCounts(context: AppContext): void {
  const since = counts.get(context);
  if (!since) return;
  counts.delete(context);
  context.log.info(since, "requests");
}
