import { Problem } from "#shared/errors.ts";

/** How much of a file is read at once, bytes. */
export const chunkBytes = 1_000_000;
/** How much of a file was read, from 0 to 1. */
export type Progress = (done: number) => void;

/** Reports progress; a line of more bytes than `longestLine` is refused with `tooLong`. */
type TextOptions = { progress: Progress; longestLine: number; tooLong: string };

/** The text of a file in chunks. No chunk ends inside a character or a CRLF. Throws too-large for an endless line. */
export async function* textOf(file: Blob, encoding: string, options: TextOptions): AsyncGenerator<string> {
  if (encoding === mixed) return yield* textByLine(file, options);
  const decoder = new TextDecoder(encoding);
  let held = "";
  for (let at = 0; at < file.size; at += chunkBytes) {
    const bytes = await file.slice(at, at + chunkBytes).arrayBuffer();
    const isLast = at + chunkBytes >= file.size;
    const text = held + decoder.decode(bytes, { stream: !isLast });
    held = !isLast && text.endsWith("\r") ? "\r" : "";
    yield held ? text.slice(0, -1) : text;
    options.progress(Math.min(1, (at + chunkBytes) / file.size));
  }
}

/** For a file that is not UTF-8 throughout: each line in UTF-8 if valid, else in windows-1252. */
async function* textByLine(file: Blob, { progress, longestLine, tooLong }: TextOptions): AsyncGenerator<string> {
  let held: Uint8Array = new Uint8Array(0);
  for (let at = 0; at < file.size; at += chunkBytes) {
    const chunk = new Uint8Array(await file.slice(at, at + chunkBytes).arrayBuffer());
    const bytes = new Uint8Array(held.length + chunk.length);
    bytes.set(held);
    bytes.set(chunk, held.length);
    const isLast = at + chunkBytes >= file.size;
    const end = isLast ? bytes.length : Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13, -2)) + 1;
    let text = "";
    for (let from = 0; from < end;) {
      let to = from;
      while (to < end && bytes[to] !== 10 && bytes[to] !== 13) to += 1;
      text += lineText(bytes.subarray(from, to + 1));
      from = to + 1;
    }
    held = bytes.slice(end);
    if (held.length > longestLine) throw new Problem("too-large", tooLong);
    yield text;
    progress(Math.min(1, (at + chunkBytes) / file.size));
  }
}

const plainLine = new TextDecoder("utf-8", { fatal: true });
const oldLine = new TextDecoder("windows-1252");
function lineText(bytes: Uint8Array): string {
  try {
    return plainLine.decode(bytes);
  } catch {
    return oldLine.decode(bytes);
  }
}

const mixed = "by line";
/** The encoding of a whole file by its bytes: UTF-16 by its byte-order mark, UTF-8, else decided line by line. */
export async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < file.size; at += chunkBytes)
      decoder.decode(await file.slice(at, at + chunkBytes).arrayBuffer(), { stream: at + chunkBytes < file.size });
    return "utf-8";
  } catch {
    return mixed;
  }
}
