/** Runs `work` for every item, one after the other, also after an error; then the first error is thrown. */
export async function forAll<T>(items: Iterable<T> | AsyncIterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
