import { Hono, type Context } from "hono";
import { addDays, dayIn, type Day } from "#shared/dates.ts";
import type { AppContext } from "#server/context.ts";
import { takeExportSlot } from "#server/export-slots.ts";
import { memberOf, type Env } from "#server/http.ts";
import type { Member } from "#server/session.ts";
import { textStream } from "#server/text-stream.ts";
import { zipOf, type Part } from "#server/zip.ts";
import { markdownName, markdownOf, moodsHeader, moodsLine } from "./journal.export.rules.ts";
import { listEntries } from "./journal.repository.ts";
import { moodDays } from "./mood.repository.ts";

const pagesAtOnce = 100;
const daysAtOnce = 3_660;
const encode = (text: string) => new TextEncoder().encode(text);

/** The journal as a ZIP of Markdown files and the moods as CSV, streamed. Like the whole archive, they need no subscription. */
export const journalExportRoutes = (context: AppContext) =>
  new Hono<Env>()
    .get("/export/markdown", (c) =>
      download(c, context, (onEnd) => zipOf(pagesOf(context, memberOf(c)), onEnd), {
        name: "journal",
        ending: "zip",
        type: "application/zip",
      }),
    )
    .get("/export/moods", (c) =>
      download(c, context, (onEnd) => textStream(moodsOf(context, memberOf(c)), onEnd), {
        name: "moods",
        ending: "csv",
        type: "text/csv; charset=utf-8",
      }),
    );

type Kind = { name: string; ending: string; type: string };

async function download(
  c: Context<Env>,
  context: AppContext,
  bodyWith: (onEnd: () => void) => ReadableStream<Uint8Array>,
  { name, ending, type }: Kind,
): Promise<Response> {
  const onEnd = await takeExportSlot(memberOf(c).id);
  const day = dayIn(memberOf(c).timeZone, context.clock());
  return c.body(bodyWith(onEnd), 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="evenday-${name}-${day}.${ending}"`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Accel-Buffering": "no",
  });
}

async function* pagesOf(context: AppContext, { id }: Member): AsyncGenerator<Part> {
  const used = new Map<Day, number>();
  let before: string | undefined;
  do {
    // one transaction per step: a slow reader must not keep one open
    const { entries, next } = await context.database.withUserReadOnly(id, (tx) =>
      listEntries(tx, { limit: pagesAtOnce, ...(before ? { before } : {}) }),
    );
    for (const entry of entries) yield { name: markdownName(entry.localTime, used), bytes: encode(markdownOf(entry)) };
    before = next ?? undefined;
  } while (before);
}

async function* moodsOf(context: AppContext, { id, timeZone }: Member): AsyncGenerator<string> {
  yield moodsHeader;
  const last = addDays(dayIn(timeZone, context.clock()), 1);
  for (let from: Day = "1970-01-01"; from <= last; from = addDays(from, daysAtOnce)) {
    const to = addDays(from, daysAtOnce - 1);
    const days = await context.database.withUserReadOnly(id, (tx) => moodDays(tx, { from, to: to < last ? to : last }));
    if (days.length > 0) yield days.map(moodsLine).join("");
  }
}
