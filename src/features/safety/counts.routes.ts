import { Hono } from "hono";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { bodyOf, type Env } from "#server/http.ts";
import { countCard } from "./counts.repository.ts";
import { isCounted } from "./safety.counts.rules.ts";

const mostAMinute = 600;

/**
 * Counts a crisis card that a page has shown. Called without a session, so that nothing links it to a member, and limited for all callers
 * together in this process's memory, so that no address is stored either. Calls over the limit are not counted.
 */
export function countsRoutes(context: AppContext) {
  const app = new Hono<Env>();
  let minute = 0,
    counted = 0;
  app.post("/shown", async (c) => {
    const { level } = await bodyOf(c);
    if (!isCounted(level)) throw new Problem("invalid", "Only cards of level 2 and 3 are counted.", { field: "level" });
    const now = Math.floor(context.clock() / 60_000);
    if (now !== minute) [minute, counted] = [now, 0];
    counted += 1;
    if (counted <= mostAMinute) await countCard(context.database.owner, level, context.clock());
    return c.json({});
  });
  return app;
}
