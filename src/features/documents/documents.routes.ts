import { implement } from "@orpc/server";
import type { AppContext } from "#server/context.ts";
import type { RpcContext } from "#server/rpc.ts";
import { documentsContract, documentsRows } from "./documents.contract.ts";
import { changeDocument, listDocuments, removeDocument, restoreDocument } from "./documents.repository.ts";

const os = implement(documentsContract).$context<RpcContext>();

/** What of this feature an archive may bring in. */
export const documentsImport = documentsRows;

export const documentsRoutes = os.router({
  list: os.list.handler(({ context }) => context.data((tx) => listDocuments(tx, quotaOf(context.context)))),
  change: os.change.handler(({ input: { id, ...change }, context }) => context.data((tx) => changeDocument(tx, id, change))),
  remove: os.remove.handler(async ({ input, context }) => {
    await context.data((tx) => removeDocument(tx, input.id, context.now));
    return input;
  }),
  restore: os.restore.handler(async ({ input, context }) => {
    await context.data((tx) => restoreDocument(tx, input.id));
    return input;
  }),
});

const quotaOf = ({ config }: AppContext) => ({ quotaBytes: config.DOCUMENTS_QUOTA_BYTES, quotaFiles: config.DOCUMENTS_QUOTA_FILES });
