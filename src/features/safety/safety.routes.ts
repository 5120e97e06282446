import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { safetyContract, safetyRows } from "./safety.contract.ts";
import { readPlan, savePlan } from "./safety.repository.ts";

const os = implement(safetyContract).$context<RpcContext>();

/** For every member, also when the trial is over: a safety plan is never behind the gate. */
/** The rows of this feature that an archive may import. */
export const safetyImport = safetyRows;

export const safetyRoutes = os.router({
  plan: os.plan.handler(({ context }) => context.data(readPlan)),
  savePlan: os.savePlan.handler(({ input, context }) => context.data((tx) => savePlan(tx, input, context.now))),
});
