/** `npm test` samples large matrices; test:full, the assurance runs and a run by hand try every pair. */
export const isSampled = process.env["TEST_SCOPE"] === "usual" && !process.env["ASSURANCE"];

/** All items, or in a sampled run `count` of them, evenly spread from first to last. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (!isSampled || items.length <= count) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] as Item); // the index is below the length
}

/** Whether to try the pair at these two positions: every one, or in a sampled run one of `share`, so that each row and column has some. */
export const isTried = (row: number, column: number, share: number) => !isSampled || (row + column) % share === 0;
