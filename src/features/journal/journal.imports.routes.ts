import { implement } from "@orpc/server";
import { Hono } from "hono";
import { addDays, dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { withJsonLines } from "#server/json-lines.ts";
import { parsed } from "#server/parsed.ts";
import { importHead, importRow, journalImportsContract } from "./journal.imports.contract.ts";
import {
  importJournal,
  listJournalImports,
  removeJournalImport,
  restoreJournalImport,
  type JournalBatch,
} from "./journal.imports.repository.ts";
import { draftOf, mostImportBytes, notComeYet } from "./journal.imports.rules.ts";
import { checkDraft } from "./journal.rules.ts";

const os = implement(journalImportsContract).$context<RpcContext>();

export const journalImportsRoutes = os.router({
  imports: os.imports.handler(({ context: { readOnly, now } }) => readOnly(async (tx) => ({ imports: await listJournalImports(tx, now) }))),
  removeImport: os.removeImport.handler(echoInput((tx, input, context) => removeJournalImport(tx, input.id, context.now))),
  restoreImport: os.restoreImport.handler(echoInput((tx, input) => restoreJournalImport(tx, input.id))),
});

/** `POST /imports/lines`: entries and moods as JSON lines, all of them or none. Each entry is checked like one that is written here. */
export const journalImportRoutes = (context: AppContext) =>
  new Hono<Env>().post("/imports/lines", async (c) => {
    const { id, timeZone } = memberOf(c);
    const now = context.clock();
    const answer = await withJsonLines(context, c, mostImportBytes, (head, batches) => {
      const file = parsed(importHead, head);
      return context.database.withUser(id, (tx) => importJournal(tx, file, checked(batches, timeZone, now), { now, timeZone }));
    });
    return c.json(answer);
  });

async function* checked(batches: AsyncIterable<unknown[]>, timeZone: string, now: number): AsyncGenerator<JournalBatch> {
  // one day ahead is accepted for a device whose date is ahead of the account's
  const last = addDays(dayIn(timeZone, now), 1);
  for await (const batch of batches) {
    const rows = batch.map((row) => parsed(importRow, row));
    const pages = rows.flatMap((row) => ("page" in row ? [row.page] : []));
    const moods = rows.flatMap((row) => ("mood" in row ? [row.mood] : []));
    for (const page of pages) checkDraft(draftOf(page));
    if (pages.some(({ at }) => dayIn(timeZone, Date.parse(at)) > last) || moods.some(({ day }) => day > last))
      throw new Problem("invalid", notComeYet, { field: "day" });
    yield { pages, moods };
  }
}
