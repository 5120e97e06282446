import { Hono } from "hono";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { partsIn } from "#server/file-parts.ts";
import { memberOf, streamOf, type Env } from "#server/http.ts";
import { openThreads } from "#server/threads.ts";
import { readFile, type Outcome, type Reading } from "./file-reading.ts";

const readInThread = openThreads<Reading, Outcome>({
  module: "file-reading",
  task: "readFile",
  threads: 1,
  waiting: 8,
  perOwner: 2,
  ms: 60_000,
  megabytes: 768,
  busy: "Many files are being read just now. Please try again in a minute.",
  failed: "This file could not be read in time. Please export a shorter time.",
});

/** A file of up to this many bytes is read in some 100 ms, less than a thread takes to start. */
const smallBytes = 300_000;
const read = (reading: Reading, owner: string): Promise<Outcome> => {
  const bytes = reading.parts.reduce((sum, part) => sum + part.bytes.length, 0);
  // a database decides by its own schema how long a query takes
  const isSmall = bytes <= smallBytes && reading.parts.every(({ kind }) => kind !== "sqlite");
  return isSmall ? readFile(reading) : readInThread(reading, owner);
};

/**
 * `POST /file`: what the file of another app holds, by its content. Nothing is stored and nothing is imported: the page shows it
 * first and then sends what the member chose.
 */
export const readingRoutes = (context: AppContext) =>
  new Hono<Env>().post("/file", async (c) => {
    const { id, timeZone } = memberOf(c);
    const body = streamOf(c);
    if (!body) throw new Problem("invalid", "Please choose a file.", { field: "file" });
    const parts = await partsIn(body, nameIn(c.req.header("x-file-name") ?? ""));
    const outcome = await read({ parts, at: { zone: timeZone, today: dayIn(timeZone, context.clock()) } }, id);
    if ("refusal" in outcome) throw new Problem(outcome.refusal.kind, outcome.refusal.message, { field: "file" });
    return c.body(outcome.json as Uint8Array<ArrayBuffer>, 200, { "Content-Type": "application/json" });
  });

function nameIn(header: string): string {
  try {
    return decodeURIComponent(header).normalize("NFC").slice(0, 255);
  } catch {
    return ""; // not percent-encoded UTF-8
  }
}
