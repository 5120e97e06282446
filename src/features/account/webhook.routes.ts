import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import type { RpcContext } from "#server/rpc.ts";
import { checkTarget } from "#server/integrations/public-post.ts";
import { newWebhookSecret } from "#server/integrations/webhook-post.ts";
import { requirePassword } from "./account.repository.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { webhookContract } from "./webhook.contract.ts";
import { mostNewWebhooks } from "./webhook.rules.ts";
import * as store from "./webhook.repository.ts";

const os = implement(webhookContract).$context<RpcContext>();

export const outgoingRoutes = os.router({
  list: os.list.handler(async ({ context }) => {
    const { unseal } = store.webhookSeal(context.context);
    const rows = await context.readOnly(store.listWebhooks);
    return {
      webhooks: rows.map(({ id, encrypted, events, createdAt, pausedAt, pausedFor }) => ({
        id,
        url: unseal<store.Target>(encrypted)?.url ?? "",
        events,
        createdAt: createdAt.toISOString(),
        pausedAt: pausedAt?.toISOString() ?? null,
        pausedFor,
      })),
    };
  }),
  // outside `data`, whose answers are stored under an Idempotency-Key: no table may contain a secret
  add: os.add.handler(async ({ input: { id, url, events, password }, context }) => {
    const { context: appContext, member, now } = context;
    const target = checkTarget(url.trim(), { mayBePrivate: appContext.config.WEBHOOK_PRIVATE_TARGETS === "on" });
    await requirePassword(appContext, member, password, "password");
    await appContext.limits.count({ purpose: "webhook-made", subject: member.id, most: mostNewWebhooks, windowMs: dayMs });
    const secret = newWebhookSecret();
    const encrypted = store.webhookSeal(appContext).seal({ url: target.href, secret } satisfies store.Target);
    await appContext.database.owner.transaction(async (tx) => {
      await store.addWebhook(tx, member, { id, encrypted, events }, now);
      await notify(appContext, tx, "webhook", member, emails.webhook(await mailAbout(appContext, tx, member.id, "")));
    });
    appContext.mail.kick();
    return { id, secret };
  }),
  change: os.change.handler(async ({ input: { id, ...change }, context }) => {
    const before = (await context.readOnly(store.listWebhooks)).find((one) => one.id === id);
    if (before && change.events?.some((event) => !before.events.includes(event))) await reportWider(context);
    await context.data((tx) => store.changeWebhook(tx, id, change, context.now));
    return { id };
  }),
  remove: os.remove.handler(async ({ input: { id }, context }) => {
    await context.data(async (tx) => {
      // a retry after a lost answer: it is deleted already
      if (context.isFirstWrite()) await store.removeWebhook(tx, id);
    });
    return { id };
  }),
  deliveries: os.deliveries.handler(({ input, context }) => context.readOnly((tx) => store.listDeliveries(tx, input))),
  again: os.again.handler(async ({ input, context }) => {
    await context.data((tx) => store.sendAgain(tx, input, context.now));
    return { id: input.delivery };
  }),
});

/** Its server is sent more than when it was added with the password. */
async function reportWider({ context, member }: RpcContext) {
  await context.limits.count({ purpose: "webhook-made", subject: member.id, most: mostNewWebhooks, windowMs: dayMs });
  const { owner } = context.database;
  await notify(context, owner, "webhook-wider", member, emails.webhookWider(await mailAbout(context, owner, member.id, "")));
  context.mail.kick();
}
