import { Hono } from "hono";
import { dayIn, type Day, hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { MemberTx } from "#server/database.ts";
import type { Env } from "#server/http.ts";
import { icsOf } from "#server/integrations/ics.ts";
import { fingerprint } from "#server/signing.ts";
import { eventsOf, holdsVersion, type CalendarFacts, type CalendarKind } from "./calendar.rules.ts";
import { readAddress, readCalendar, type AddressOwner } from "./calendar.repository.ts";

/** What the features provide for the kinds in a calendar, and whether its owner has access; app/ fills it in. */
export type CalendarSource = {
  facts: (
    tx: MemberTx,
    request: { holds: ReadonlySet<CalendarKind>; today: Day; now: number; owner: AddressOwner },
  ) => Promise<CalendarFacts>;
  hasAccess: (owner: AddressOwner, now: number) => boolean;
};

/**
 * `GET /calendar/<secret>.ics`: a calendar for another app, which sends no session; the secret in the address is the credential. Generated
 * for each request, so that a change is in the next one. A revoked address and an unknown one get the same answer.
 */
export function calendarFeedRoutes(context: AppContext, source: CalendarSource) {
  const app = new Hono<Env>();
  app.get("/calendar/:file", async (c) => {
    const now = context.clock();
    const secret = /^([\w-]{43})\.ics$/.exec(c.req.param("file"))?.[1];
    const owner = secret ? await readAddress(context.database.owner, secret, now) : null;
    if (!owner) throw new Problem("not-found", "There is no calendar at this address.");
    await context.limits.count({
      purpose: "calendar-fetch",
      subject: `${owner.id} ${owner.calendarId}`,
      most: context.config.LIMIT_CALENDAR_FETCHES,
      windowMs: hourMs,
    });
    if (!source.hasAccess(owner, now)) throw new Problem("no-access", "The trial or subscription of this calendar has ended.");
    const today = dayIn(owner.timeZone, now);
    const { choice, facts } = await context.database.withUserReadOnly(owner.id, async (tx) => {
      const found = await readCalendar(tx, owner.calendarId);
      return { choice: found, facts: await source.facts(tx, { holds: new Set(found.holds), today, now, owner }) };
    });
    const calendar = { name: choice.name, events: eventsOf(facts, choice, owner.currency) };
    // weak, because the time stamp of each event is that of the response, while everything else is the same
    const etag = `W/"${fingerprint(JSON.stringify(calendar))}"`;
    const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
    if (holdsVersion(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    return c.body(icsOf(calendar, now), 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
  });
  return app;
}
