import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { currentSubscription, endpointHash, clearRenewal, isOfKey, registrationOf, renewedEndpoint, subscribe } from "#web/push.ts";
import type { pushContract } from "./push.contract.ts";

export const push = feature<typeof pushContract>("push");
export type PushDevice = Awaited<ReturnType<typeof push.list.call>>["devices"][number];

export const usePushDevices = () => useQuery(push.list.queryOptions({ staleTime: 0 }));

/** Asks the browser for permission, subscribes and registers. False if the member declined in the browser. */
export async function enablePushHere(publicKey: string): Promise<boolean> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return false;
  await push.add.call(registrationOf(subscription));
  return true;
}

/**
 * Compares this browser's subscription with the server's list, once per visit. One that the browser renewed, of an older key, or of an
 * ended session is registered again, and the previous one removed. One that the server does not know otherwise (removed from another
 * device, a new password) is ended here.
 */
export async function syncPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return clearRenewal();
  const { publicKey, devices } = await push.list.call();
  const hash = await endpointHash(subscription);
  const known = devices.find((one) => one.endpointHash === hash);
  const replaced = await renewedEndpoint();
  if (!known && replaced === undefined) {
    await subscription.unsubscribe();
    return;
  }
  const isRight = isOfKey(subscription, publicKey);
  if (known?.isThisSession && isRight) return;
  const current = isRight ? subscription : await subscribe(publicKey);
  if (current) await register(current, devices, replaced);
  await clearRenewal();
}

/**
 * Registers this browser by its current endpoint. Removes its previous ones: those of this session, because a session is of one browser, or
 * named by the browser.
 */
async function register(subscription: PushSubscription, devices: readonly PushDevice[], replaced: string | undefined): Promise<void> {
  const hash = await endpointHash(subscription);
  const replacedHash = replaced ? await endpointHash({ endpoint: replaced }) : undefined;
  const old = devices.filter((one) => one.endpointHash !== hash && (one.isThisSession || one.endpointHash === replacedHash));
  // the old ones first: they count toward the member's limit
  for (const { id } of old) await push.remove.call({ id });
  await push.add.call(registrationOf(subscription));
}
