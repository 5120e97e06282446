/** Requests of a member's page to a running server, with every response recorded, for long checks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { entry, headersOf, signUp } from "./running.ts";

export type Seen = { what: string; status: number; ms: number };

/** One call. Status 0: no answer within a minute, or none at all. */
export async function ask(
  port: number,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<{ status: number; ms: number; text: string }> {
  const begun = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: headersOf(token),
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, ms: performance.now() - begun, text };
  } catch {
    return { status: 0, ms: performance.now() - begun, text: "" };
  }
}

/** Tokens of signed-in members, created a few at a time, because each password hash takes a tenth of a second. */
export async function members(port: number, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 4)
    tokens.push(...(await Promise.all(Array.from({ length: Math.min(4, count - at) }, async () => (await signUp(port)).token))));
  return tokens;
}

/** A member who reads and writes until `isOver`, with pauses; records every response and every acknowledged entry. */
export async function visit(
  port: number,
  token: string,
  thinkMs: number,
  seen: Seen[],
  saved: Set<string>,
  isOver: () => boolean,
): Promise<void> {
  const reads = ["/api/journal/entries?limit=20", "/api/progress/achievements", "/api/journal/moods?from=2026-01-01&to=2026-12-31"];
  for (let turn = 0; !isOver(); turn += 1) {
    if (turn % 3 === 2) {
      const one = entry();
      const response = await ask(port, "POST", "/api/journal/entries", token, one);
      seen.push({ what: "write", status: response.status, ms: response.ms });
      if (response.status === 200) saved.add(one.id);
    } else {
      const response = await ask(port, "GET", reads[turn % reads.length] ?? "", token);
      seen.push({ what: "read", status: response.status, ms: response.ms });
    }
    await wait(thinkMs * (0.5 + Math.random()));
  }
}

/** How many acknowledged entries are missing. */
export async function lostOf(port: number, token: string, saved: Set<string>): Promise<number> {
  const found = new Set<string>();
  for (let next: string | null = ""; next !== null;) {
    const { text } = await ask(port, "GET", `/api/journal/entries?limit=100${next ? `&before=${next}` : ""}`, token);
    const page = JSON.parse(text) as { entries: { id: string }[]; next: string | null };
    for (const { id } of page.entries) found.add(id);
    next = page.next;
  }
  return [...saved].filter((id) => !found.has(id)).length;
}

/** The value below which `share` of all values are; NaN, which keeps no limit, without any. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Files, sockets and pipes that a process has open; null where the system does not report them. */
export function handlesOf(pid: number): number | null {
  return existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : null;
}

/** The share of the nightly run that is wanted; only a whole run may report that a long check holds. */
export const part = Number(process.env["ASSURANCE_PART"] ?? 1);
export const minutesOf = (whole: number) => Math.max(0.1, whole * part);
export const formatMinutes = (minutes: number) => (minutes < 2 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`);

/** Cores and load of this machine, to print beside a figure. */
export const loadNow = () => (existsSync("/proc/loadavg") ? (readFileSync("/proc/loadavg", "utf8").split(" ")[0] ?? "") : "");
