import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerType } from "@hono/node-server";

/** Without a reader for so long a body is given up. */
export const mostIdleMs = 120_000;

/** Fails a body and runs `end` once nobody has read from it for two minutes; `stop` on each read, `wait` after it. */
export function watchReader(end: () => Promise<void>) {
  let idle: NodeJS.Timeout | undefined;
  return {
    stop: () => clearTimeout(idle),
    wait: (controller: ReadableStreamDefaultController) => {
      idle = setTimeout(() => {
        controller.error(new Error("Nobody reads this any more."));
        void end();
      }, mostIdleMs);
      idle.unref();
    },
  };
}

/**
 * Closes connections on which bytes of an answer have waited for `idleMs` without any being taken. An answer that has nothing to send yet, such as
 * a stream or a slow one, stays.
 */
export function endUnread(server: ServerType, idleMs = mostIdleMs): void {
  if (!("requestTimeout" in server)) return;
  server.setTimeout(idleMs);
  server.on("request", (_: IncomingMessage, response: ServerResponse) =>
    response.on("timeout", () => {
      const { socket } = response;
      if ((socket?.writableLength ?? 0) > 0) socket?.destroy();
      else socket?.setTimeout(idleMs); // it is told once only
    }),
  );
}
