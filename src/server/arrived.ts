import { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";

const longestPauseMs = 100;

/**
 * Waits until the body of a request has arrived, or as much of it as waits here to be read: before that a handler can do nothing, and the request
 * would keep a turn of its member. The server's own limits end one whose body never arrives. Node has no event for it.
 */
export async function bodyArrived(c: Context): Promise<void> {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  if (!(incoming instanceof IncomingMessage)) return;
  const isMissing = () => !incoming.complete && !incoming.destroyed && incoming.readableLength < incoming.readableHighWaterMark;
  for (let pauseMs = 2; isMissing(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) await wait(pauseMs);
}
