import { Hono } from "hono";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { mostZipBytes, partsIn, type FilePart } from "#server/file-parts.ts";
import { memberOf, streamOf, type Env } from "#server/http.ts";
import { openSlots } from "#server/slots.ts";
import { openThreads } from "#server/threads.ts";
import { withUpload, type Upload } from "#server/uploads.ts";
import { readFile, type Outcome, type Reading } from "./file-reading.ts";

const limits = {
  module: "file-reading",
  task: "readFile",
  threads: 1,
  waiting: 8,
  perOwner: 2,
  ms: 60_000,
  megabytes: 768,
  busy: "Many files are being read just now. Please try again in a minute.",
  failed: "This file could not be read in time. Please export a shorter time.",
} as const;
const readInThread = openThreads<Reading, Outcome>(limits);
/** A crafted database can keep SQLite busy for days. */
const readInProcess = openThreads<Reading, Outcome>({ ...limits, isProcess: true });

/** From the first byte to the answer. */
const uploadSlots = openSlots({ perOwner: 2, busy: limits.busy });
/** Files up to 120 MB each are in memory while they are read. Taken once the upload has arrived, so that no slow one keeps others waiting. */
const readingSlots = openSlots({ perOwner: 2, inAll: 6, busy: limits.busy });

const uploadLimit = {
  mostBytes: mostZipBytes,
  tooLarge: "This file is larger than we can take.",
  cut: "The connection was cut. Please try again.",
};

/**
 * A file of up to this many bytes, parts and separators of cells, quotes and brackets is read in some 100 ms, less than a thread takes to start,
 * whatever it contains: JSON whose every entry names a time zone of its own, too.
 */
const small = { bytes: 100_000, parts: 100, separators: 10_000 };
const read = (reading: Reading, owner: string): Promise<Outcome> => {
  const { parts } = reading;
  if (parts.some(({ kind }) => kind === "sqlite")) return readInProcess(reading, owner);
  return isSmall(parts) ? readFile(reading) : readInThread(reading, owner);
};

export function isSmall(parts: readonly Pick<FilePart, "bytes">[]): boolean {
  if (parts.length > small.parts || parts.reduce((sum, { bytes }) => sum + bytes.length, 0) > small.bytes) return false;
  return parts.reduce((sum, { bytes }) => sum + bytes.filter((byte) => separators.has(byte)).length, 0) <= small.separators;
}
const separators: ReadonlySet<number> = new Set(Buffer.from('\n\r\t,;|"!['));

/**
 * `POST /file`: the content of another app's file. Nothing is stored or imported: the page shows a preview and then sends what the member
 * chose.
 */
export const readingRoutes = (context: AppContext) =>
  new Hono<Env>().post("/file", async (c) => {
    const { id, timeZone } = memberOf(c);
    const body = streamOf(c);
    if (!body) throw new Problem("invalid", "Please choose a file.", { field: "file" });
    const work = async ({ bytes }: Upload) => {
      const parts = await partsIn(bytes, nameIn(c.req.header("x-file-name") ?? ""));
      return read({ parts, at: { zone: timeZone, today: dayIn(timeZone, context.clock()) } }, id);
    };
    const outcome = await uploadSlots(id, () => withUpload(context, body, uploadLimit, (upload) => readingSlots(id, () => work(upload))));
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
