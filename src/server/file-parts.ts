import { Problem } from "#shared/errors.ts";
import type { Day } from "#shared/dates.ts";
import { unzip } from "./zip.ts";

/** The type of a part by its content: cells, JSON, an SQLite database, prose, or text of another kind, such as a bank's. */
type PartKind = "table" | "json" | "sqlite" | "words" | "text" | "archive";
export type FilePart = { name: string; kind: PartKind; bytes: Uint8Array; isInZip?: boolean };
/** The member's zone, and the latest date that is accepted. */
export type ReadingAt = { zone: string; today: Day };

const mostFileBytes = 60_000_000;
export const mostZipBytes = 400_000_000;
const mostFiles = 20_000;
const mostWorkMs = 60_000;

/** Names of an archive's files that may contain data; photos and recordings are skipped. */
const isWanted = (name: string) =>
  /\.(csv|tsv|json|md|markdown|txt|sqlite|db)$/iu.test(name) &&
  !/(^|\/)(__MACOSX|\.obsidian|\.trash)\//u.test(name) &&
  !/(^|\/)\._/u.test(name);

/**
 * The parts of an uploaded file: itself, or the files of a ZIP, within limits. A part's type is recognized by its content, never by its
 * name only. Throws a Problem for a file that cannot be read, with the reason.
 */
export async function partsIn(body: AsyncIterable<Uint8Array>, name: string): Promise<FilePart[]> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await firstOf(chunks);
  if (first.length === 0) throw new Problem("invalid", "This file is empty.", { field: "file" });
  const rest = restOf(first, chunks);
  if (!isZip(first)) return [partOf(name, await wholeOf(rest))];
  if (((first[6] ?? 0) & 1) === 1)
    throw new Problem("invalid", "This ZIP is protected by a password. Please unpack it and choose the file inside.", { field: "file" });
  const parts: FilePart[] = [];
  let hasZip = false;
  const wants = (entry: string) => {
    hasZip ||= /\.(zip|gz|7z|rar)$/iu.test(entry);
    return isWanted(entry);
  };
  await unzip(rest, { mostFiles, mostBytes: 2 * mostFileBytes, mostIn: () => mostFileBytes, mostWorkMs, wants }, async (entry, bytes) => {
    if (bytes.length > 0) parts.push({ ...partOf(entry, bytes), isInZip: true });
  }).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem(error.kind, inZip(error), { field: "file", cause: error }) : error;
  });
  if (parts.length === 0)
    throw new Problem(
      "invalid",
      hasZip ? "This ZIP holds another ZIP. Please unpack it once." : "There is nothing in this ZIP that we can read.",
      { field: "file" },
    );
  return parts;
}

const inZip = ({ kind, message }: Problem) =>
  kind === "too-large"
    ? "This ZIP unpacks to more than we can take."
    : message.includes("end is missing")
      ? "The end of this ZIP is missing. Please export or download it again."
      : "This ZIP is damaged. Please export or download it again.";

function partOf(name: string, bytes: Uint8Array): FilePart {
  return { name, kind: kindOf(name, bytes), bytes };
}

/** Throws for anything but text and databases. */
function kindOf(name: string, bytes: Uint8Array): PartKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096));
  if (head.toString("latin1", 0, 16) === "SQLite format 3\0") return "sqlite";
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (head.toString("latin1", 0, 4) === "%PDF") throw unreadable("This is a PDF.");
  if (!isWide && head.includes(0)) throw unreadable("This file is not text.");
  const text = head.toString(isWide ? "utf16le" : "utf8").replace(/^\uFEFF/u, "");
  if (/^\s*<(!doctype html|html)[\s>]/iu.test(text)) throw unreadable("This is a web page.");
  if (/(^|\/)evenday\.json$/u.test(name)) return "archive";
  if (/^\s*\{1:F/u.test(text)) return "text"; // the header of a SWIFT statement
  if (/^\s*[{[]/u.test(text)) return "json";
  if (/^---\r?\n|^#{1,6} /u.test(text) || /\.(md|markdown)$/iu.test(name)) return "words";
  const [line = ""] = text.split(/\r\n|\r|\n/u);
  if (/^\s*(OFXHEADER|<\?xml|<OFX|!Type|!Account|!Option|:20:)/iu.test(text)) return "text";
  return /[,;\t|]/u.test(line) ? "table" : "text";
}

const unreadable = (what: string) =>
  new Problem("invalid", `${what} Please choose the file that the other app exports, such as CSV, JSON, OFX or a ZIP of these.`, {
    field: "file",
  });

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The first bytes, at least as many as a ZIP's header needs if the body has them. */
async function firstOf(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array(0);
  while (first.length < 30) {
    const { done, value } = await chunks.next();
    if (done) break;
    first = first.length === 0 ? value : Buffer.concat([first, value]);
  }
  return first;
}

async function* restOf(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostFileBytes)
      throw new Problem("too-large", `This file is larger than ${mostFileBytes / 1_000_000} MB. Please export a shorter time.`, {
        field: "file",
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
