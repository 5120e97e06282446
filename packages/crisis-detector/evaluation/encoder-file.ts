import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The weights file in the form in which the page fetches it. */
export function encoderFile(): ArrayBuffer {
  const file = readFileSync(join(import.meta.dirname, "../model/encoder.bin"));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
