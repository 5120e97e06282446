import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { monthImportContract } from "./month-import.contract.ts";
import { importMonths } from "./month-import.repository.ts";

const os = implement(monthImportContract).$context<RpcContext>();

export const monthImportRoutes = os.router({
  importMonths: os.importMonths.handler(({ input, context: { data, today, now } }) =>
    data((tx) => importMonths(tx, input, { today, now })),
  ),
});
