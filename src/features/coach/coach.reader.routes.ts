import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import type { Env } from "#server/http.ts";
import { startBuiltInCoach } from "./coach.built-in.repository.ts";
import type { CoachReader } from "./coach.rules.ts";

/** `GET /reader`: who reads chat messages, and the operator's statement about it. Also without an account. The page asks for it first. */
export function coachReaderRoutes({ model, config, log }: Pick<AppContext, "model" | "config" | "log">, start = startBuiltInCoach) {
  const host = model && config.COACH_BASE_URL ? new URL(config.COACH_BASE_URL).host : null;
  return new Hono<Env>().get("/reader", (c) => {
    if (!model) start(log);
    return c.json({ host, note: config.COACH_PRIVACY_NOTE ?? null } satisfies CoachReader);
  });
}
