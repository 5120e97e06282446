import { open } from "node:fs/promises";

/** What a file really is, looked at without decoding or unpacking it. */
export type Looked = { kind: "pdf" | "doc" | "docx" | "txt" | "jpg" | "png"; mime: string } | { kind: "other" | "macros" | "bomb" };

const mostEntries = 1000;
const mostUnpacked = 200 * 1024 * 1024;
const mostRatio = 100;

/** Looks at the first bytes, at the whole of a text, and at the table of contents of a Word file. */
export async function lookAt(path: string, size: number): Promise<Looked> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(Math.min(size, 4100));
    await file.read(head, 0, head.length, 0);
    const read = async (from: number, length: number) => {
      const piece = Buffer.alloc(length);
      const { bytesRead } = await file.read(piece, 0, length, from);
      return piece.subarray(0, bytesRead);
    };
    if (head.subarray(0, 5).toString("latin1") === "%PDF-") return { kind: "pdf", mime: "application/pdf" };
    const { fileTypeFromBuffer } = await import("file-type");
    const found = await fileTypeFromBuffer(head);
    if (found?.mime === "image/jpeg") return { kind: "jpg", mime: "image/jpeg" };
    if (found?.mime === "image/png") return { kind: "png", mime: "image/png" };
    if (head.subarray(0, 8).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])))
      return { kind: "doc", mime: "application/msword" };
    if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return await lookIntoZip(read, size);
    if (found) return { kind: "other" };
    return (await isText(read, size)) ? { kind: "txt", mime: "text/plain" } : { kind: "other" };
  } finally {
    await file.close();
  }
}

type Read = (from: number, length: number) => Promise<Buffer>;

async function isText(read: Read, size: number): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let at = 0; at < size; at += 1_048_576) {
    const piece = await read(at, Math.min(1_048_576, size - at));
    // NUL and most control characters stand in no text that a person wrote
    if (piece.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32))) return false;
    try {
      decoder.decode(piece, { stream: true });
    } catch {
      return false; // not UTF-8; an older encoding cannot be told from anything else
    }
  }
  return true;
}

/** Reads only the central directory: names and sizes, nothing is unpacked. */
async function lookIntoZip(read: Read, size: number): Promise<Looked> {
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
