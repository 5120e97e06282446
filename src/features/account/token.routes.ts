import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { requirePassword } from "./account.repository.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { tokenContract } from "./token.contract.ts";
import { mostNewTokens } from "./token.rules.ts";
import * as store from "./token.repository.ts";

const os = implement(tokenContract).$context<RpcContext>();
const owner = ({ context }: RpcContext) => context.database.owner;

export const tokenRoutes = os.router({
  list: os.list.handler(async ({ context }) => ({
    tokens: (await store.listTokens(owner(context), context.member.id, context.now)).map(
      ({ id, name, scopes, createdAt, expiresAt, usedAt, usedFrom }) => ({
        id,
        name,
        scopes,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        usedFrom,
      }),
    ),
  })),
  calls: os.calls.handler(async ({ context }) => ({
    calls: (await store.listCalls(owner(context), context.member.id)).map((one) => ({ ...one, calledAt: one.calledAt.toISOString() })),
  })),
  // outside `data`, whose answers are stored under an Idempotency-Key: no table may contain a token
  add: os.add.handler(async ({ input: { password, ...wanted }, context }) => {
    const { context: appContext, member, now } = context;
    await requirePassword(appContext, member, password, "password");
    await appContext.limits.count({ purpose: "api-token-made", subject: member.id, most: mostNewTokens, windowMs: dayMs });
    const made = await owner(context).transaction(async (tx) => {
      await notify(appContext, tx, "api-token", member, emails.apiToken(await mailAbout(appContext, tx, member.id, "")));
      return store.makeToken(tx, member, wanted, now);
    });
    appContext.mail.kick();
    return { id: wanted.id, token: made.token, expiresAt: made.expiresAt.toISOString() };
  }),
  revoke: os.revoke.handler(async ({ input: { id }, context }) => {
    await store.revokeToken(owner(context), context.member.id, id);
    return { id };
  }),
});
