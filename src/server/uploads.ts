import { bodyLimit } from "hono/body-limit";
import { createReadStream, type ReadStream } from "node:fs";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import type { streamOf } from "./http.ts";

/** A body that has arrived: its bytes, from a file, and their SHA-256 (hex). */
export type Upload = { bytes: AsyncIterable<Uint8Array>; sha256: string };
/** With the sentences for a body that is larger, and for one that was cut. */
type Limit = { mostBytes: number; tooLarge: string; cut: string };
type Body = NonNullable<ReturnType<typeof streamOf>>;

/**
 * Receives a body of at most `mostBytes` into a file first, so that a slow sender occupies only space on the disk, and removes the file after
 * `work`. Throws too-large and invalid.
 */
export async function withUpload<Answer>(
  context: AppContext,
  body: Body,
  { mostBytes, tooLarge, cut }: Limit,
  work: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  const { path, sha256 } = await context.files.intake(body, mostBytes).catch((error: unknown) => {
    if (error instanceof Problem) throw error.kind === "too-large" ? new Problem("too-large", tooLarge, { field: "file" }) : error;
    throw new Problem("invalid", cut, { field: "file", cause: error });
  });
  const opened: ReadStream[] = [];
  const bytes = {
    [Symbol.asyncIterator]() {
      const stream = createReadStream(path);
      opened.push(stream);
      return stream[Symbol.asyncIterator]();
    },
  };
  try {
    return await work({ bytes, sha256 });
  } finally {
    // `work` may have stopped reading: an open file keeps its space on the disk after it was removed
    for (const stream of opened) stream.destroy();
    await context.files.discard(path);
  }
}

/** For a public form: nothing larger than the form itself is read. */
export const formLimit = bodyLimit({
  maxSize: 2000,
  onError: () => {
    throw new Problem("too-large", "This is more than the form takes.");
  },
});
