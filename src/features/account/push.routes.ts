import { dayMs } from "#shared/dates.ts";
import { implement } from "@orpc/server";
import { Problem } from "#shared/errors.ts";
import { arePushKeys } from "#server/integrations/web-push.ts";
import { isPublicHttps } from "#server/public-address.ts";
import type { RpcContext } from "#server/rpc.ts";
import { fingerprint } from "#server/signing.ts";
import { userAgentOf } from "./account.repository.ts";
import { deviceOf } from "./account.rules.ts";
import { pushContract } from "./push.contract.ts";
import * as store from "./push.repository.ts";
import { mostNewPushDevices, pushMessages } from "./push.rules.ts";

const os = implement(pushContract).$context<RpcContext>();
const owner = ({ context }: RpcContext) => context.database.owner;

export const pushRoutes = os.router({
  list: os.list.handler(async ({ context }) => ({
    publicKey: context.context.push.publicKey(),
    devices: (await store.listPushDevices(owner(context), context.member.id)).map(({ createdAt, usedAt, sessionId, ...device }) => ({
      ...device,
      isThisSession: sessionId === context.member.sessionId,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  })),
  add: os.add.handler(async ({ input, context }) => {
    const { context: appContext, member, now } = context;
    if (!isPublicHttps(input.endpoint)) throw new Problem("invalid", pushMessages.address, { field: "endpoint" });
    if (!arePushKeys(input.p256dh, input.auth)) throw new Problem("invalid", pushMessages.key, { field: "p256dh" });
    await appContext.limits.count({ purpose: "push-device", subject: member.id, most: mostNewPushDevices, windowMs: dayMs });
    const id = await store.addPushDevice(owner(context), {
      member,
      sessionId: member.sessionId,
      endpointHash: fingerprint(input.endpoint),
      encrypted: appContext.push.seal(input),
      name: deviceOf(await userAgentOf(owner(context), member.sessionId)),
      now,
    });
    return { id };
  }),
  change: os.change.handler(async ({ input, context }) => {
    await store.changePushDevice(owner(context), context.member.id, input.id, input.isDetailed);
    return { id: input.id };
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    await store.removePushDevice(owner(context), context.member.id, input.id);
    return input;
  }),
});
