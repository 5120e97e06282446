/**
 * `npm exec -- node packages/crisis-detector/training/export-sentences.ts <folder>`: the labelled sentences the encoder is trained with, one JSON object
 * per line:
 * `learned.jsonl` (text, kind or null, how, topic, voice, weight) and `framed.jsonl`, the fillings of the frames.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encoderExamples, framedExamples, type Example } from "./linear.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Where to? node packages/crisis-detector/training/export-sentences.ts <folder>");
const line = ({ text, group: { kind, how, topic }, set, weight }: Example) => JSON.stringify({ text, kind, how, topic, set, weight });
for (const [name, rows] of [
  ["learned", encoderExamples()],
  ["framed", framedExamples()],
] as const) {
  writeFileSync(join(folder, `${name}.jsonl`), rows.map(line).join("\n"));
  console.log(`${rows.length} sentences in ${name}.jsonl`);
}
