import { implement } from "@orpc/server";
import { addDays, daysBetween } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { echoInput, type RpcContext } from "#server/rpc.ts";
import { journalContract, journalRows } from "./journal.contract.ts";
import { checkDraft } from "./journal.rules.ts";
import { editEntry, listEntries, readEntry, refuseUnseen, removeEntry, restoreEntry, writeEntry } from "./journal.repository.ts";
import { moodDays, setMood } from "./mood.repository.ts";

const os = implement(journalContract).$context<RpcContext>();

/** The rows of this feature that an archive may import. */
export const journalImport = journalRows;

export const journalRoutes = os.router({
  list: os.list.handler(({ input, context }) => context[input.query?.trim() ? "onReplica" : "readOnly"]((tx) => listEntries(tx, input))),
  moods: os.moods.handler(({ input, context }) => {
    if (daysBetween(input.from, input.to) > 400) throw new Problem("invalid", "Please ask for a year at most.", { field: "from" });
    return context.onReplica(async (tx) => ({ days: await moodDays(tx, input) }));
  }),
  setMood: os.setMood.handler(({ input: { day, mood, agoMs }, context }) => {
    // one day ahead is accepted for a device whose date is ahead of the account's
    if (day > addDays(context.today, 1)) throw new Problem("invalid", "That day has not come yet.", { field: "day" });
    return context.data(async (tx) => {
      if (context.isFirstWrite()) return setMood(tx, { day, mood, setAt: context.now - agoMs });
      const [now] = await moodDays(tx, { from: day, to: day });
      return { day, mood: now?.mood ?? null, before: mood };
    });
  }),
  read: os.read.handler(({ input, context }) => context.readOnly((tx) => readEntry(tx, input.id))),
  write: os.write.handler(({ input: { id, agoMs, replaces, seen, ...draft }, context }) =>
    context.data(async (tx) => {
      if (!context.isFirstWrite()) return readEntry(tx, id);
      const { timeZone, weekStartsOn } = context.member;
      const writing = { now: context.now, timeZone, agoMs, replaces };
      checkDraft(draft);
      if (seen !== undefined) await refuseUnseen(tx, id, draft, { ...writing, seen, weekStartsOn });
      return writeEntry(tx, id, draft, writing);
    }),
  ),
  edit: os.edit.handler(({ input: { id, seenEditedAt, ...change }, context }) =>
    context.data(async (tx) => {
      const { kind } = await readEntry(tx, id);
      checkDraft({ ...change, kind });
      return editEntry(tx, id, change, { now: context.now, seenEditedAt });
    }),
  ),
  remove: os.remove.handler(echoInput((tx, input, context) => removeEntry(tx, input.id, context.now))),
  restore: os.restore.handler(({ input, context }) => context.data((tx) => restoreEntry(tx, input.id))),
});
