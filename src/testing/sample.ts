/** `npm test` samples where every pair of a large matrix would be tried; test:full, the assurance runs and a run by hand try all. */
export const isSampled = process.env["TEST_SCOPE"] === "usual" && !process.env["ASSURANCE"];

/** All items, or in a sampled run `count` of them, evenly spread from first to last. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (!isSampled || items.length <= count) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] as Item); // the index is below the length
}

/** Whether the pair of these two positions is tried: all are, or in a sampled run one of `share`, so that each row and column has some. */
export const isTried = (row: number, column: number, share: number) => !isSampled || (row + column) % share === 0;
