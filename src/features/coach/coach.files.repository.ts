import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Weight files, beside this file: the source folder in a checkout, dist/server in a build, which copies them. */
const weightFiles = [
  "coach.sentences.weights.bin",
  "coach.meaning.weights.bin",
  "coach.words.weights.bin",
  "coach.letters.weights.bin",
] as const;

const folder = dirname(fileURLToPath(import.meta.url));
export const bytesOf = async (name: (typeof weightFiles)[number]): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(join(folder, name))).buffer;
