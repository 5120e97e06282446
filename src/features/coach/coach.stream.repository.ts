import type { AppContext } from "#server/context.ts";
import { onDrain } from "#server/health.ts";
import { chatProblems } from "./coach.rules.ts";
import { aliveLine, problemEvent } from "./coach.events.rules.ts";

/** Lines of the wire, one by one. */
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
 * Writes lines to the client as fast as it reads. `ended` runs exactly once, anyone who ends it, and before the client sees the
 * end, so that its next message finds a free slot. A disconnect aborts the work; a stopping server says so and ends.
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
      lines.return().catch(() => undefined); // whatever it still does is for nobody
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
          // the socket writes when its turn comes: the first words leave before anything is done for those after them
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
  // said to be chunked, it is written at once: otherwise the adapter waits a turn or two for an end that would give a length
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
// a reason that costs nothing: without one, every end of an answer makes an error with a stack
const gone = "over";
