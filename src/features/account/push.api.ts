import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { currentSubscription, endpointHash, forgetRenewal, isOfKey, registrationOf, subscribe, wasRenewed } from "#web/push.ts";
import type { pushContract } from "./push.contract.ts";

export const push = feature<typeof pushContract>("push");
export type PushDevice = Awaited<ReturnType<typeof push.list.call>>["devices"][number];

export const usePushDevices = () => useQuery(push.list.queryOptions({ staleTime: 0 }));

/** Asks the browser, subscribes and registers. False where the person said no to the browser. */
export async function turnOnHere(publicKey: string): Promise<boolean> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return false;
  await push.add.call(registrationOf(subscription));
  return true;
}

/**
 * Compares this browser's subscription with what the server knows, once per visit. Renewed by the browser, of an older key, or of a
 * session that is over: registered again. Unknown to the server otherwise (removed from another device, a new password): ended here.
 */
export async function syncPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { publicKey, devices } = await push.list.call();
  const hash = await endpointHash(subscription);
  const known = devices.find((one) => one.endpointHash === hash);
  if (!known && !(await wasRenewed())) {
    await subscription.unsubscribe();
    return;
  }
  const isRight = isOfKey(subscription, publicKey);
  if (known?.isThisSession && isRight) return;
  const current = isRight ? subscription : await subscribe(publicKey);
  if (current) await push.add.call(registrationOf(current));
  await forgetRenewal();
}
