import { createReadStream } from "node:fs";
import type { Context } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import { streamOf, type Env } from "./http.ts";

const mostRowsAtOnce = 500;
const mostBytesAtOnce = 1_000_000;
const longestLineBytes = 400_000;

/**
 * Receives a body of JSON lines, the first of which says what the others are. They wait in a file, so that a slow sender holds no
 * transaction open, and are handed over in batches: however long the body, only one batch is in memory.
 */
export async function withJsonLines<Answer>(
  context: AppContext,
  c: Context<Env>,
  mostBytes: number,
  work: (head: unknown, batches: AsyncIterable<unknown[]>) => Promise<Answer>,
): Promise<Answer> {
  const tooLarge = new Problem("too-large", `This is more than ${Math.round(mostBytes / 1_000_000)} MB. Please import a shorter time.`);
  if (Number(c.req.header("content-length") ?? 0) > mostBytes) throw tooLarge;
  const body = streamOf(c);
  if (!body) throw new Problem("invalid", unreadable);
  const { path } = await context.files.intake(body, mostBytes).catch((error: unknown) => {
    if (error instanceof Problem && error.kind === "too-large") throw tooLarge;
    if (error instanceof Problem) throw error;
    throw new Problem("invalid", "The connection was cut. Nothing was imported.", { cause: error });
  });
  try {
    const lines = linesOf(path);
    const first = await lines.next();
    if (first.done) throw new Problem("invalid", unreadable);
    return await work(first.value.value, batchesOf(lines));
  } finally {
    await context.files.discard(path);
  }
}

type Line = { value: unknown; bytes: number };

async function* batchesOf(lines: AsyncGenerator<Line>): AsyncGenerator<unknown[]> {
  let batch: unknown[] = [];
  let size = 0;
  for await (const { value, bytes } of lines) {
    batch.push(value);
    size += bytes;
    if (batch.length < mostRowsAtOnce && size < mostBytesAtOnce) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** The values of a file of JSON lines; empty lines are left out. Throws `invalid` for a line that is too long or no JSON. */
async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      if (end > 1) yield { value: valueOf(bytes.subarray(0, end)), bytes: end };
      bytes = bytes.subarray(end + 1);
    }
    if (bytes.length > longestLineBytes) throw new Problem("invalid", "One entry is longer than we can take.");
    rest = bytes;
  }
  if (rest.length > 1) yield { value: valueOf(rest), bytes: rest.length };
}

function valueOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new Problem("invalid", unreadable, { cause: error });
  }
}

const unreadable = "This could not be read. Please choose the file again.";
