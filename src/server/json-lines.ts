import { createReadStream } from "node:fs";
import type { Context } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import { memberOf, refusalOf, streamOf, type Env } from "./http.ts";
import { openSlots, openTurns, takeSlot } from "./slots.ts";

const mostRowsAtOnce = 500;
const mostBytesAtOnce = 1_000_000;
const longestLineBytes = 400_000;

/** From the first byte to the answer: each occupies space on the disk. */
const importSlots = openSlots({ perOwner: 4, busy: "Other files are being imported just now. Please try again in a minute." });
/** An import waits here for the member's others: it would wait for their lock with a database connection that other members need. */
const importTurns = openTurns();

/**
 * Receives a body of JSON lines, the first of which describes the others. They are written to a file first, so that a slow sender does not
 * keep a transaction open, and processed in batches: however long the body, only one batch is in memory.
 */
export async function withJsonLines<Answer>(
  context: AppContext,
  c: Context<Env>,
  mostBytes: number,
  work: (head: unknown, batches: AsyncIterable<unknown[]>) => Promise<Answer>,
): Promise<Answer> {
  const body = await receive(context, c, mostBytes);
  try {
    return await importTurns(memberOf(c).id, () => work(body.head, batchesOf(body.lines)));
  } finally {
    await body.discard();
  }
}

/** Reports progress from 0 to 1, and throws once the caller has disconnected. */
export type Run = { report: (done: number) => void; checkWanted: () => void };

/**
 * Like `withJsonLines`, for work of many seconds. `begin` checks the first line. For a caller that accepts JSON lines the answer is lines
 * too: `{ done }` from 0 to 1, then `{ answer }` or `{ failure }`. Once the caller has disconnected, `checkWanted` throws.
 */
export async function answerInLines<Answer>(
  context: AppContext,
  c: Context<Env>,
  mostBytes: number,
  begin: (head: unknown) => (batches: AsyncIterable<unknown[]>, run: Run) => Promise<Answer>,
): Promise<Response> {
  const body = await receive(context, c, mostBytes);
  let work: ReturnType<typeof begin>;
  try {
    work = begin(body.head);
  } catch (error) {
    await body.discard();
    throw error;
  }
  const run = (report: Run["report"]) => importTurns(memberOf(c).id, () => work(batchesOf(body.lines), { report, checkWanted }));
  const gone = new AbortController();
  const checkWanted = () => {
    if (gone.signal.aborted) throw new Problem("refused", "This import was cancelled.");
  };
  if (!c.req.header("accept")?.includes("application/x-ndjson"))
    return c.json((await run(() => undefined).finally(body.discard)) as object);
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: object) => gone.signal.aborted || controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      say({ done: 0 });
      // not awaited: the stream is read while the work runs
      void run((done) => say({ done }))
        .then(
          (answer) => say({ answer }),
          (error: unknown) => gone.signal.aborted || say({ failure: refusalOf(error, c.get("requestId"), context.log).body }),
        )
        .finally(async () => {
          if (!gone.signal.aborted) controller.close();
          await body.discard();
        });
    },
    cancel: () => gone.abort(),
  });
  const headers = { "transfer-encoding": "chunked", "content-type": "application/x-ndjson", "cache-control": "no-store, no-transform" };
  return new Response(lines, { headers: { ...headers, "x-accel-buffering": "no" } });
}

/** `discard` closes the file, also where its lines were not read to the end, and removes it. */
type Received = { head: unknown; lines: AsyncGenerator<Line>; discard: () => Promise<void> };

async function receive(context: AppContext, c: Context<Env>, mostBytes: number): Promise<Received> {
  const release = await takeSlot(importSlots, memberOf(c).id);
  try {
    const { discard, ...body } = await received(context, c, mostBytes);
    return { ...body, discard: () => discard().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function received(context: AppContext, c: Context<Env>, mostBytes: number): Promise<Received> {
  const tooLarge = new Problem("too-large", `This is more than ${Math.round(mostBytes / 1_000_000)} MB. Please import a shorter time.`);
  if (Number(c.req.header("content-length") ?? 0) > mostBytes) throw tooLarge;
  const body = streamOf(c);
  if (!body) throw new Problem("invalid", unreadable);
  const { path } = await context.files.intake(body, mostBytes).catch((error: unknown) => {
    if (error instanceof Problem && error.kind === "too-large") throw tooLarge;
    if (error instanceof Problem) throw error;
    throw new Problem("invalid", "The connection was cut. Nothing was imported.", { cause: error });
  });
  const lines = linesOf(path);
  const discard = async () => {
    await lines.return(undefined);
    await context.files.discard(path);
  };
  try {
    const first = await lines.next();
    if (first.done) throw new Problem("invalid", unreadable);
    return { head: first.value.value, lines, discard };
  } catch (error) {
    await discard();
    throw error;
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

/** The values of a file of JSON lines; empty lines are left out. Throws `invalid` for a line that is too long or not JSON. */
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
