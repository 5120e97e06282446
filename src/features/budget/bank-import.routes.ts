import { implement } from "@orpc/server";
import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import { answerInLines } from "#server/json-lines.ts";
import { parsed } from "#server/parsed.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { bankImportContract, bankImportRows, importHead, importRow } from "./bank-import.contract.ts";
import { forgetPayee, listImports, listLines, listPayees, removeImport, restoreImport, setPayee } from "./bank-import.repository.ts";
import { forgetColumns, listColumns, saveColumns } from "./import-columns.repository.ts";
import { importExpenses, type SentRow } from "./import-rows.repository.ts";
import { mostImportBytes } from "./imports/import.rules.ts";

const os = implement(bankImportContract).$context<RpcContext>();

/** The imports and payees that an archive may import. */
export const bankArchiveImport = bankImportRows;

export const bankImportRoutes = os.router({
  ledger: os.ledger.handler(({ input, context }) => context.data(async (tx) => ({ lines: await listLines(tx, input.from, input.to) }))),
  importExpenses: os.importExpenses.handler(({ input, context }) =>
    context.data(async (tx) => {
      const rows = input.rows.map((row, index) => ({ ...row, line: index + 1 }));
      const { added, known } = await importExpenses(tx, input, only(rows), context.now);
      return { added, known };
    }),
  ),
  imports: os.imports.handler(({ context: { readOnly, now } }) => readOnly(async (tx) => ({ imports: await listImports(tx, now) }))),
  removeImport: os.removeImport.handler(echoInput((tx, input, context) => removeImport(tx, input.id, context.now))),
  restoreImport: os.restoreImport.handler(echoInput((tx, input) => restoreImport(tx, input.id))),
  savedColumns: os.savedColumns.handler(({ context: { readOnly } }) => readOnly(async (tx) => ({ headers: await listColumns(tx) }))),
  saveColumns: os.saveColumns.handler(({ input, context }) =>
    context.data(async (tx) => {
      await saveColumns(tx, input, context.now);
      return { header: input.header };
    }),
  ),
  forgetColumns: os.forgetColumns.handler(echoInput((tx, input) => forgetColumns(tx, input.id))),
  payees: os.payees.handler(({ context: { readOnly } }) => readOnly(async (tx) => ({ payees: await listPayees(tx) }))),
  setPayee: os.setPayee.handler(({ input, context }) =>
    context.data(async (tx) => {
      await setPayee(tx, input);
      return { payee: input.payee };
    }),
  ),
  forgetPayee: os.forgetPayee.handler(echoInput((tx, input) => forgetPayee(tx, input.id))),
});

/** `POST /lines`: rows of a bank's file as JSON lines, up to 200,000, all of them or none. */
export const bankLinesRoutes = (context: AppContext) =>
  new Hono<Env>().post("/lines", async (c) => {
    const { id } = memberOf(c);
    const now = context.clock();
    return answerInLines(context, c, mostImportBytes, (head) => {
      const file = parsed(importHead, head);
      return (batches, run) => context.database.withUser(id, (tx) => importExpenses(tx, file, checked(batches), now, run));
    });
  });

async function* checked(batches: AsyncIterable<unknown[]>): AsyncGenerator<SentRow[]> {
  for await (const batch of batches) yield batch.map((row) => parsed(importRow, row));
}

async function* only(rows: SentRow[]): AsyncGenerator<SentRow[]> {
  yield rows;
}
