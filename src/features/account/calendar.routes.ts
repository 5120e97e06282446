import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { calendarContract, calendarRows } from "./calendar.contract.ts";
import { isWider, mostNewAddresses } from "./calendar.rules.ts";
import * as store from "./calendar.repository.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";

const os = implement(calendarContract).$context<RpcContext>();

/** The rows of this part that an archive may import. */
export const calendarImport = calendarRows;

export const calendarRoutes = os.router({
  list: os.list.handler(async ({ context }) => {
    const addresses = new Map(
      (await store.listAddresses(context.context.database.owner, context.member.id)).map((one) => [one.calendarId, one] as const),
    );
    const calendars = await context.readOnly((tx) => store.listCalendars(tx));
    return {
      calendars: calendars.map((one) => ({
        ...one,
        createdAt: one.createdAt.toISOString(),
        addressAt: addresses.get(one.id)?.createdAt.toISOString() ?? null,
        usedAt: addresses.get(one.id)?.usedAt?.toISOString() ?? null,
      })),
    };
  }),
  add: os.add.handler(async ({ input: { id, ...choice }, context }) => {
    await countAddress(context);
    // of a request that comes again: the address it had was reported with the choice before
    await store.endAddress(context.context.database.owner, context.member.id, id);
    await context.data((tx) => store.addCalendar(tx, id, choice, context.now));
    return newAddress(context, id);
  }),
  change: os.change.handler(async ({ input: { id, ...choice }, context }) => {
    const before = await context.readOnly((tx) => store.readCalendar(tx, id));
    // the address stays valid, and shows more than when it was reported
    if (isWider(before, choice) && (await hasAddress(context, id))) await reportWider(context);
    await context.data((tx) => store.changeCalendar(tx, id, choice));
    return { id };
  }),
  renew: os.renew.handler(async ({ input: { id }, context }) => {
    await context.readOnly((tx) => store.readCalendar(tx, id));
    await countAddress(context);
    return newAddress(context, id);
  }),
  revoke: os.revoke.handler(async ({ input: { id }, context }) => {
    await context.readOnly((tx) => store.readCalendar(tx, id));
    await store.endAddress(context.context.database.owner, context.member.id, id);
    return { id };
  }),
  remove: os.remove.handler(async ({ input: { id }, context }) => {
    // the address first: should the rest fail, it can no longer be read
    await store.endAddress(context.context.database.owner, context.member.id, id);
    await context.data(async (tx) => {
      // a retry after a lost answer: it is deleted already
      if (context.isFirstWrite()) await store.removeCalendar(tx, id);
    });
    return { id };
  }),
});

const countAddress = ({ context, member }: RpcContext) =>
  context.limits.count({ purpose: "calendar-address", subject: member.id, most: mostNewAddresses, windowMs: dayMs });

const hasAddress = async ({ context, member }: RpcContext, id: string) =>
  (await store.listAddresses(context.database.owner, member.id)).some(({ calendarId }) => calendarId === id);

async function reportWider(rpc: RpcContext) {
  await countAddress(rpc);
  const { context, member } = rpc;
  const { owner } = context.database;
  await notify(context, owner, "calendar-wider", member, emails.calendarWider(await mailAbout(context, owner, member.id, "")));
  context.mail.kick();
}

/** Outside `data`, whose answers are stored under an Idempotency-Key: a repeated request gets an address of its own. */
async function newAddress({ context, member, now }: RpcContext, id: string) {
  const words = emails.calendarAddress(await mailAbout(context, context.database.owner, member.id, ""));
  const secret = await context.database.owner.transaction(async (tx) => {
    await notify(context, tx, "calendar-address", member, words);
    return store.makeAddress(tx, member, id, now);
  });
  context.mail.kick();
  return { id, path: `/calendar/${secret}.ics` };
}
