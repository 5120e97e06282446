/** Trains the detector's linear models on the labelled sentences and writes the file that the app reads. Same data, same file. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Model } from "../src/linear-format.ts";
import { examples, trained } from "./linear.ts";

const models = trained();
const source = `import type { Models } from "../src/linear-format.ts";

/** Written by \`npm exec -- node packages/crisis-detector/training/train-linear.ts\` from the labelled sentences; never by hand. */
export const models: Models = {
card: ${written(models.card)},
urgent: ${written(models.urgent)},
kinds: [${models.kinds.map(written).join(",\n")}],
};
`;
writeFileSync(join(import.meta.dirname, "../model/linear-weights.ts"), source);
const weights = [models.card, models.urgent, ...models.kinds].reduce((sum, { values }) => sum + values.length, 0);
console.log(`${examples().length} sentences, ${weights} weights, ${(brotliCompressSync(source).length / 1000).toFixed(1)} kB brotli`);

function written({ step, bias, least, perDoubling, gaps, values }: Model): string {
  return `{
  step: ${step},
  bias: ${bias},
  least: ${least},
  perDoubling: ${perDoubling},
  gaps:
    ${JSON.stringify(gaps)},
  values:
    ${JSON.stringify(values)},
}`;
}
