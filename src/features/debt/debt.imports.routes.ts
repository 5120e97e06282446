import { implement } from "@orpc/server";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { debtImportsContract } from "./debt.imports.contract.ts";
import { importPlan, listPlanImports, removePlanImport, restorePlanImport } from "./debt.imports.repository.ts";

const os = implement(debtImportsContract).$context<RpcContext>();

export const debtImportsRoutes = os.router({
  importPlan: os.importPlan.handler(({ input, context: { data, today, now } }) => data((tx) => importPlan(tx, input, { today, now }))),
  imports: os.imports.handler(({ context: { readOnly, now } }) => readOnly(async (tx) => ({ imports: await listPlanImports(tx, now) }))),
  removeImport: os.removeImport.handler(echoInput((tx, input, context) => removePlanImport(tx, input.id, context.now))),
  restoreImport: os.restoreImport.handler(echoInput((tx, input) => restorePlanImport(tx, input.id))),
});
