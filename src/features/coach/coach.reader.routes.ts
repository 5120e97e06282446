import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import type { Env } from "#server/http.ts";
import type { CoachReader } from "./coach.rules.ts";

/** `GET /reader`: who reads chat messages, and the operator's statement about it. Also without an account. */
export function coachReaderRoutes({ model, config }: AppContext) {
  const host = model && config.COACH_BASE_URL ? new URL(config.COACH_BASE_URL).host : null;
  return new Hono<Env>().get("/reader", (c) => c.json({ host, note: config.COACH_PRIVACY_NOTE ?? null } satisfies CoachReader));
}
