/**
 * `npm exec -- node packages/crisis-detector/training/export-sentences.ts <folder>`: the labelled sentences for the encoder, one JSON
 * object per line (text, kind or null, how, topic, set, weight): `learned.jsonl` and `framed.jsonl` (fillings of the frames) to train with,
 * `validation.jsonl` to choose thresholds on, which the encoder is never trained on.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encoderExamples, framedExamples, validationExamples, type Example } from "./linear.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Where to? node packages/crisis-detector/training/export-sentences.ts <folder>");
const line = ({ text, group: { kind, how, topic }, set, weight }: Example) => JSON.stringify({ text, kind, how, topic, set, weight });
for (const [name, rows] of [
  ["learned", encoderExamples()],
  ["framed", framedExamples()],
  ["validation", validationExamples()],
] as const) {
  writeFileSync(join(folder, `${name}.jsonl`), rows.map(line).join("\n"));
  console.log(`${rows.length} sentences in ${name}.jsonl`);
}
