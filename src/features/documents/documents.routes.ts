import { implement } from "@orpc/server";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { documentsContract, documentsRows } from "./documents.contract.ts";
import {
  addDate,
  changeType,
  listDocuments,
  quotaOf,
  removeDate,
  removeDocument,
  renameDocument,
  restoreDocument,
} from "./documents.repository.ts";

const os = implement(documentsContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const documentsImport = documentsRows;

export const documentsRoutes = os.router({
  list: os.list.handler(({ context }) => context.data((tx) => listDocuments(tx, quotaOf(context.context)))),
  rename: os.rename.handler(({ input: { id, ...change }, context }) => context.data((tx) => renameDocument(tx, id, change))),
  change: os.change.handler(({ input, context }) => context.data((tx) => changeType(tx, input.id, input.documentType))),
  addDate: os.addDate.handler(({ input: { id, ...date }, context }) => context.data((tx) => addDate(tx, id, date))),
  removeDate: os.removeDate.handler(({ input: { id, ...date }, context }) => context.data((tx) => removeDate(tx, id, date))),
  remove: os.remove.handler(echoInput((tx, input, context) => removeDocument(tx, input.id, context.now))),
  restore: os.restore.handler(echoInput((tx, input) => restoreDocument(tx, input.id))),
});
