import { implement } from "@orpc/server";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { deletedContract } from "./deleted.contract.ts";
import { restoreDeleted } from "./deleted.repository.ts";

const os = implement(deletedContract).$context<RpcContext>();

export const deletedRoutes = os.router({
  restore: os.restore.handler(
    echoInput(async (tx, input, context) => {
      // a retry after a lost answer: it is restored already
      if (context.isFirstWrite()) await restoreDeleted(tx, context, input.id);
    }),
  ),
});
