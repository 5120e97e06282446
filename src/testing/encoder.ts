import { readFileSync } from "node:fs";

/** The weights file as the page fetches it. */
export function encoderFile(): ArrayBuffer {
  const file = readFileSync("src/features/safety/safety.encoder.weights.bin");
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
