import { Hono } from "hono";
import { dayIn, isDay, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { takeExportSlot } from "#server/export-slots.ts";
import { memberOf, type Env } from "#server/http.ts";
import type { Member } from "#server/session.ts";
import { textStream } from "#server/text-stream.ts";
import { listExported } from "./expense.repository.ts";
import { allTime } from "./export.rules.ts";
import { exportForms, exportKinds, type ExportKind } from "./imports/other-export.rules.ts";

const rowsAtOnce = 1_000;

/**
 * `GET /export/ofx` and `/export/qif`: expenses from `from` to `to` for other apps, streamed. Works without a subscription, like every
 * export.
 */
export const otherExportRoutes = (context: AppContext) => {
  const app = new Hono<Env>();
  for (const kind of exportKinds)
    app.get(`/export/${kind}`, async (c) => {
      const member = memberOf(c);
      const [from, to] = [dayOf(c.req.query("from") ?? allTime.from, "from"), dayOf(c.req.query("to") ?? allTime.to, "to")];
      const today = dayIn(member.timeZone, context.clock());
      const onEnd = await takeExportSlot(member.id);
      return c.body(textStream(linesOf(context, member, { kind, from, to, today }), onEnd), 200, {
        "Content-Type": kind === "ofx" ? "application/x-ofx" : "application/qif",
        "Content-Disposition": `attachment; filename="evenday-expenses-${today}.${kind}"`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Accel-Buffering": "no",
      });
    });
  return app;
};

type Requested = { kind: ExportKind; from: Day; to: Day; today: Day };

async function* linesOf(context: AppContext, { id, currency }: Member, { kind, from, to, today }: Requested): AsyncGenerator<string> {
  const { head, line, foot } = exportForms[kind];
  yield head({ from, to, today, currency });
  let after: { spentOn: Day; id: string } | undefined;
  do {
    // one transaction per step: a slow reader must not keep one open
    const rows = await context.database.withUserReadOnly(id, (tx) => listExported(tx, { from, to, after, most: rowsAtOnce }));
    if (rows.length > 0) yield rows.map(line).join("");
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
  yield foot;
}

function dayOf(value: string, field: string): Day {
  if (!isDay(value)) throw new Problem("invalid", "Please choose a date between 1970 and 2100.", { field });
  return value;
}
