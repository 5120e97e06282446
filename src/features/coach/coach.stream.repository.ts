import type { AppContext } from "#server/context.ts";
import { onDrain } from "#server/health.ts";
import { chatProblems } from "./coach.rules.ts";
import { aliveLine, problemEvent } from "./coach.events.rules.ts";

/** Lines of the stream, one by one. */
export type Lines = AsyncGenerator<string, void>;

/** Reports the first line of an answer that is not just a keep-alive line. */
export async function* noteFirst(lines: Lines, onFirst: () => void): Lines {
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst && line !== aliveLine) {
      isFirst = false;
      onFirst();
    }
    yield line;
  }
}

/**
 * Writes lines to the client as fast as it reads. `ended` runs exactly once, whatever ends it, and before the client sees the end, so that
 * its next message finds a free slot. A disconnect aborts the work; a stopping server says so and ends.
 */
export function streaming(context: AppContext, lines: Lines, leave: AbortController, ended: () => Promise<void>): Response {
  let ending: Promise<void> | undefined;
  let [isClosed, pulls] = [false, 0];
  let stay = () => {};
  const over = () => {
    if (!ending) {
      stay();
      ending = ended();
      leave.abort(gone);
      lines.return().catch(() => undefined); // its further output is not needed
    }
    return ending;
  };
  leave.signal.addEventListener("abort", () => void over(), { once: true });
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stay = onDrain(context, () => {
          if (isClosed) return;
          isClosed = true;
          controller.enqueue(encoder.encode(problemEvent(chatProblems.closing)));
          controller.close();
          void over();
        });
      },
      async pull(controller) {
        try {
          // yields, so that the socket sends the first words before anything is done for the next ones
          if ((pulls += 1) === 2) await new Promise(setImmediate);
          const { done, value } = await lines.next();
          if (isClosed) return;
          if (value) controller.enqueue(encoder.encode(value));
          if (!done) return;
          await over();
          if (!isClosed) controller.close();
          isClosed = true;
        } catch (error) {
          await over();
          if (!isClosed) controller.error(error);
        }
      },
      cancel: () => {
        isClosed = true;
        return over();
      },
    },
    { highWaterMark: 1 },
  );
  // declared as chunked, it is sent at once: otherwise the adapter waits for an early end to compute a length
  return new Response(body, {
    headers: {
      "transfer-encoding": "chunked",
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

const encoder = new TextEncoder();
// a constant reason: otherwise every end of an answer creates an error with a stack
const gone = "over";
