import type { StatementWatch } from "./driver.ts";

/** What a request's span records at its end. */
type RequestEnd = { route: string; status: number };

/**
 * Traces by OpenTelemetry. A span has the name of a route pattern, a job or the text of a query with `$1` for its values: never a path, a
 * value or anything of a member.
 */
export type Traces = {
  /** Runs a request in a span of its own, within that of `traceparent` (W3C) if a proxy sent one. */
  request: (start: { method: string; traceparent: string | undefined }, work: () => Promise<RequestEnd>) => Promise<void>;
  job: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** A span for each query of a request or a job; queries outside both have none. */
  watchStatement: StatementWatch;
  /** Sends the remaining spans; returns within a second even if the collector is down. */
  close: () => Promise<void>;
};

/** The query without possible values: ours are parameters, but names of members' roles and cursors are written out. */
export function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "?")
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "?")
    .replace(/(?<![$\w])-?\d+(?:\.\d+)?\b/g, "?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 2000);
}
