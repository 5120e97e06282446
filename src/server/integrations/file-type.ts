import { open } from "node:fs/promises";

/** The real type of a file, without decoding or unpacking it. */
export type FileType =
  | { kind: "pdf" | "doc" | "docx" | "txt" | "jpg" | "png" | "rtf"; mime: string }
  | { kind: "other" | "macros" | "bomb" | "embedded" };

const mostEntries = 1000;
const mostUnpacked = 200 * 1024 * 1024;
const mostRatio = 100;

/** Checks the first bytes, all of a text, and the directory of a Word file. */
export async function detectFileType(path: string, size: number): Promise<FileType> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(Math.min(size, 4100));
    await file.read(head, 0, head.length, 0);
    const read = async (from: number, length: number) => {
      const chunk = Buffer.alloc(length);
      const { bytesRead } = await file.read(chunk, 0, length, from);
      return chunk.subarray(0, bytesRead);
    };
    if (head.subarray(0, 5).toString("latin1") === "%PDF-") return { kind: "pdf", mime: "application/pdf" };
    if (head.subarray(0, 5).toString("latin1") === "{\\rtf") {
      if (await holdsObject(read, size)) return { kind: "embedded" };
      return { kind: "rtf", mime: "application/rtf" };
    }
    const { fileTypeFromBuffer } = await import("file-type");
    const found = await fileTypeFromBuffer(head);
    if (found?.mime === "image/jpeg") return { kind: "jpg", mime: "image/jpeg" };
    if (found?.mime === "image/png") return { kind: "png", mime: "image/png" };
    if (head.subarray(0, 8).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])))
      return { kind: "doc", mime: "application/msword" };
    if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return await readZipDirectory(read, size);
    // two letters are enough for some kinds ("BM" is a bitmap): a file that is text to its end is a text, except for the kinds that are
    // markup
    if (found && /xml|postscript|html/.test(found.mime)) return { kind: "other" };
    return (await isText(read, size)) ? { kind: "txt", mime: "text/plain" } : { kind: "other" };
  } finally {
    await file.close();
  }
}

type Read = (from: number, length: number) => Promise<Buffer>;

const chunkBytes = 1_048_576;

/** Whether every byte decodes as text: UTF-16 with its byte order mark, UTF-8, or windows-1252. */
async function isText(read: Read, size: number): Promise<boolean> {
  const mark = await read(0, Math.min(2, size));
  const utf16 = mark[0] === 0xff && mark[1] === 0xfe ? "utf-16le" : mark[0] === 0xfe && mark[1] === 0xff ? "utf-16be" : null;
  if (utf16) return size % 2 === 0 && (await readsAs(utf16, read, size));
  return (await readsAs("utf-8", read, size)) || (await readsAs("windows-1252", read, size));
}

// real text contains no NUL and few control characters; U+FFFE results from the wrong byte order
const notText = /[^\P{Cc}\t\n\v\f\r]|[\ufffe\uffff]/u;
// except the escapes of old terminals, the delete character, and the line end that some editors write in UTF-8
const withoutTolerated = (text: string, encoding: string) =>
  ["\u001b", "\u007f", ...(encoding === "utf-8" ? ["\u0085"] : [])].reduce((left, sign) => left.replaceAll(sign, ""), text);

async function readsAs(encoding: string, read: Read, size: number): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < size; at += chunkBytes) {
      const isLast = at + chunkBytes >= size;
      const text = decoder.decode(await read(at, Math.min(chunkBytes, size - at)), { stream: !isLast });
      if (notText.test(withoutTolerated(text, encoding))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether an RTF file contains an embedded file, which a word processor would open. The overlap finds a word that spans two chunks. */
async function holdsObject(read: Read, size: number): Promise<boolean> {
  const words = /\\obj(?:data|emb|ocx|link|autlink)\b/;
  for (let at = 0; at < size; at += chunkBytes - 32) {
    if (words.test((await read(at, Math.min(chunkBytes, size - at))).toString("latin1"))) return true;
  }
  return false;
}

/** Reads only the central directory: names and sizes, nothing is unpacked. */
async function readZipDirectory(read: Read, size: number): Promise<FileType> {
  const tail = await read(Math.max(0, size - 66_000), Math.min(size, 66_000));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > tail.length) return { kind: "other" };
  const [entries, length, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (entries > mostEntries || length > 4_000_000 || from + length > size) return { kind: "bomb" };
  const directory = await read(from, length);
  const names: string[] = [];
  let unpacked = 0;
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50;) {
    unpacked += directory.readUInt32LE(at + 24);
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.subarray(at + 46, at + 46 + nameLength).toString("utf8"));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (unpacked > mostUnpacked || unpacked > mostRatio * size + 1_048_576) return { kind: "bomb" };
  if (names.some((name) => /vbaProject|\.bin$|^customUI\//i.test(name) && !/printerSettings/i.test(name))) return { kind: "macros" };
  const isWord = names.includes("[Content_Types].xml") && names.includes("word/document.xml");
  return isWord ? { kind: "docx", mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" } : { kind: "other" };
}
