/** Trains the detector's model anew from the labelled sentences and writes it where the product reads it. Same data, same file. */
import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { examples, trained } from "#safety/safety.training.rules.ts";

const model = trained();
const source = `import type { Model } from "./safety.hints.rules.ts";

/** Written by \`npm exec -- node scripts/safety-model.ts\` from the labelled sentences; never by hand. */
export const model: Model = {
  step: ${model.step},
  bias: ${model.bias},
  least: ${model.least},
  perDoubling: ${model.perDoubling},
  gaps:
    ${JSON.stringify(model.gaps)},
  values:
    ${JSON.stringify(model.values)},
};
`;
writeFileSync("src/features/safety/safety.model.content.ts", source);
console.log(
  `${examples().length} sentences, ${model.values.length} weights, ${(brotliCompressSync(source).length / 1000).toFixed(1)} kB brotli`,
);
