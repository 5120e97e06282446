import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { bankImportContract, bankImportRows } from "./bank-import.contract.ts";
import {
  forgetPayee,
  importExpenses,
  listImports,
  listLines,
  listPayees,
  removeImport,
  restoreImport,
  setPayee,
} from "./bank-import.repository.ts";

const os = implement(bankImportContract).$context<RpcContext>();

/** What of imports and payees an archive may bring in. */
export const bankArchiveImport = bankImportRows;

export const bankImportRoutes = os.router({
  ledger: os.ledger.handler(({ input, context }) => context.data(async (tx) => ({ lines: await listLines(tx, input.from, input.to) }))),
  importExpenses: os.importExpenses.handler(({ input, context }) => context.data((tx) => importExpenses(tx, input, context.now))),
  imports: os.imports.handler(({ context: { readOnly, now } }) => readOnly(async (tx) => ({ imports: await listImports(tx, now) }))),
  removeImport: os.removeImport.handler(({ input, context }) =>
    context.data(async (tx) => {
      await removeImport(tx, input.id, context.now);
      return input;
    }),
  ),
  restoreImport: os.restoreImport.handler(({ input, context }) =>
    context.data(async (tx) => {
      await restoreImport(tx, input.id);
      return input;
    }),
  ),
  payees: os.payees.handler(({ context: { readOnly } }) => readOnly(async (tx) => ({ payees: await listPayees(tx) }))),
  setPayee: os.setPayee.handler(({ input, context }) =>
    context.data(async (tx) => {
      await setPayee(tx, input);
      return { payee: input.payee };
    }),
  ),
  forgetPayee: os.forgetPayee.handler(({ input, context }) =>
    context.data(async (tx) => {
      await forgetPayee(tx, input.id);
      return input;
    }),
  ),
});
