import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import { Problem } from "#shared/errors.ts";
import { challengeTicket, checkNew, optionsToAdd, readChallenge, siteOf, type CreatedPasskey } from "#server/passkeys.ts";
import type { RpcContext } from "#server/rpc.ts";
import { expectSameCredentials } from "#server/session.ts";
import { requirePassword } from "./account.repository.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { passkeyContract } from "./passkey.contract.ts";
import * as store from "./passkey.repository.ts";
import { expectWayIn } from "./provider.repository.ts";
import { mostNewPasskeys, passkeyMessages } from "./passkey.rules.ts";

const os = implement(passkeyContract).$context<RpcContext>();
const owner = ({ context }: RpcContext) => context.database.owner;

/** The state of the account that a ticket is bound to: after a change of password it is invalid. */
const holderOf = ({ member }: RpcContext) => `${member.id}/${member.credentialEpoch}`;

export const passkeyRoutes = os.router({
  list: os.list.handler(async ({ context }) => ({
    passkeys: (await store.listPasskeys(owner(context), context.member.id)).map(({ id, name, isSynced, createdAt, usedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  })),
  begin: os.begin.handler(async ({ input, context }) => {
    const { context: appContext, member, now } = context;
    await requirePassword(appContext, member, input.password, "password");
    await appContext.limits.count({ purpose: "passkey-added", subject: member.id, most: mostNewPasskeys, windowMs: dayMs });
    const known = await store.listPasskeys(owner(context), member.id);
    const options = await optionsToAdd(siteOf(appContext.config, context.host), member, known);
    return { ticket: challengeTicket(appContext.config, "add", options.challenge, holderOf(context), now), options: { ...options } };
  }),
  add: os.add.handler(async ({ input: { id, name, ticket, created }, context }) => {
    const { context: appContext, member, now } = context;
    const issued = readChallenge(appContext.config, "add", ticket, now);
    if (issued?.holder !== holderOf(context)) throw new Problem("invalid", passkeyMessages.over);
    const site = siteOf(appContext.config, context.host);
    const checked = await checkNew(site, issued.challenge, created as CreatedPasskey);
    if (!checked) throw new Problem("invalid", passkeyMessages.notAdded);
    if (await store.isAdded(owner(context), member.id, { id, ...checked })) return { id };
    const isFirst = await appContext.limits.first({ purpose: "passkey-add", subject: issued.challenge, windowMs: issued.windowMs });
    if (!isFirst) throw new Problem("invalid", passkeyMessages.over);
    await owner(context).transaction(async (tx) => {
      await store.addPasskey(tx, member, { id, name: name.trim(), host: site.host, ...checked }, now);
      await notify(appContext, tx, "passkey-changed", member, emails.passkeyChanged(true, await mailAbout(appContext, tx, member.id)));
    });
    appContext.mail.kick();
    return { id };
  }),
  rename: os.rename.handler(async ({ input: { id, name }, context }) => {
    await store.renamePasskey(owner(context), context.member.id, id, name.trim());
    return { id };
  }),
  remove: os.remove.handler(async ({ input: { id }, context }) => {
    const { context: appContext, member } = context;
    await owner(context).transaction(async (tx) => {
      await expectSameCredentials(tx, member);
      await store.removePasskey(tx, member.id, id);
      await expectWayIn(appContext, tx, member.id);
      await notify(appContext, tx, "passkey-changed", member, emails.passkeyChanged(false, await mailAbout(appContext, tx, member.id)));
    });
    appContext.mail.kick();
    return { id };
  }),
});
