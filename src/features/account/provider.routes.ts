import { implement } from "@orpc/server";
import type { AppContext } from "#server/context.ts";
import { recordDeletedAccount } from "#server/admin/deleted-accounts.ts";
import type { RpcContext } from "#server/rpc.ts";
import { expectSameCredentials } from "#server/session.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { endSignIns } from "./credentials.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { providerContract } from "./provider.contract.ts";
import * as store from "./provider.repository.ts";

const os = implement(providerContract).$context<RpcContext>();
const owner = ({ context }: RpcContext) => context.database.owner;

export const providerRoutes = os.router({
  list: os.list.handler(async ({ context }) => ({
    providers: (await store.listProviders(owner(context), context.member.id)).map(({ id, providerId, createdAt, updatedAt }) => ({
      id,
      name: nameOf(context.context, providerId),
      connectedAt: createdAt.toISOString(),
      usedAt: updatedAt.toISOString(),
    })),
  })),
  remove: os.remove.handler(async ({ input: { id }, context }) => {
    const { context: appContext, member } = context;
    await owner(context).transaction(async (tx) => {
      await expectSameCredentials(tx, member);
      const name = nameOf(appContext, await store.removeProvider(tx, member.id, id, context.now));
      await store.expectWayIn(appContext, tx, member.id);
      await endSignIns(tx, member.id, member.sessionId);
      await notify(appContext, tx, "provider-changed", member, emails.providerChanged(false, name, `${homeOf(appContext)}/auth`));
    });
    appContext.mail.kick();
    appContext.sessions.evict(member.id);
    // the row in the database records it too; the hourly job writes what could not be written now
    await recordDeletedAccount(appContext.config.DATA_DIR, id, context.now).catch((error: unknown) =>
      appContext.log.error({ err: error }, "could not note a removed sign-in provider"),
    );
    return { id };
  }),
});

/** The provider's configured name; its host if it is no longer configured. */
const nameOf = ({ providers }: AppContext, issuer: string): string =>
  providers.list.find((one) => one.issuer === issuer)?.name ?? new URL(issuer).host;
