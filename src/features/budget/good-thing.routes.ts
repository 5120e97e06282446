import { implement } from "@orpc/server";
import { monthOf } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { recapContract, recapRows } from "./good-thing.contract.ts";
import { addGoodThing, editGoodThing, readGoodThing, removeGoodThing } from "./good-thing.repository.ts";
import { goodThingMessages } from "./good-thing.rules.ts";

const os = implement(recapContract).$context<RpcContext>();

/** The rows of this part that an archive may import. */
export const recapImport = recapRows;

export const recapRoutes = os.router({
  read: os.read.handler(({ input, context }) => context.readOnly(async (tx) => ({ goodThing: await readGoodThing(tx, input.month) }))),
  add: os.add.handler(async ({ input, context }) => {
    if (input.month > monthOf(context.today)) throw new Problem("invalid", goodThingMessages.early, { field: "month" });
    await context.data((tx) => addGoodThing(tx, input));
    return { id: input.id };
  }),
  edit: os.edit.handler(async ({ input, context }) => {
    await context.data((tx) => editGoodThing(tx, input));
    return { id: input.id };
  }),
  remove: os.remove.handler(echoInput((tx, input, context) => removeGoodThing(tx, input.id, context.now))),
});
