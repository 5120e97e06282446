import { implement } from "@orpc/server";
import { Hono } from "hono";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { withJsonLines } from "#server/json-lines.ts";
import { parsed } from "#server/parsed.ts";
import { habitHead, habitImportsContract, habitRow } from "./lifestyle.imports.contract.ts";
import { importHabits, listHabitImports, removeHabitImport, restoreHabitImport } from "./lifestyle.imports.repository.ts";
import { mostHabitBytes, notComeYet, type HabitRow } from "./lifestyle.imports.rules.ts";
import { readSettings } from "./lifestyle.repository.ts";

const os = implement(habitImportsContract).$context<RpcContext>();

export const habitImportsRoutes = os.router({
  imports: os.imports.handler(({ context: { readOnly, now } }) => readOnly(async (tx) => ({ imports: await listHabitImports(tx, now) }))),
  removeImport: os.removeImport.handler(
    echoInput(async (tx, input, context) => {
      await readSettings(tx, context.now);
      await removeHabitImport(tx, input.id, context.now);
    }),
  ),
  restoreImport: os.restoreImport.handler(
    echoInput(async (tx, input, context) => {
      await readSettings(tx, context.now);
      await restoreHabitImport(tx, input.id);
    }),
  ),
});

/** `POST /imports/lines`: habits with their days as JSON lines, all of them or none. */
export const habitImportRoutes = (context: AppContext) =>
  new Hono<Env>().post("/imports/lines", async (c) => {
    const { id, timeZone } = memberOf(c);
    const now = context.clock();
    const answer = await withJsonLines(context, c, mostHabitBytes, (head, batches) => {
      const file = parsed(habitHead, head);
      return context.database.withUser(id, async (tx) => {
        await readSettings(tx, now);
        return importHabits(tx, file, checked(batches, dayIn(timeZone, now)), now);
      });
    });
    return c.json(answer);
  });

async function* checked(batches: AsyncIterable<unknown[]>, today: string): AsyncGenerator<HabitRow[]> {
  for await (const batch of batches) {
    const rows = batch.map((row) => parsed(habitRow, row));
    if (rows.some(({ days }) => days.some((day) => day > today))) throw new Problem("invalid", notComeYet, { field: "days" });
    yield rows;
  }
}
