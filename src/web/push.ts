import { startServiceWorker } from "#web/worker.ts";

/** `install`: an iPhone or iPad, where only the installed app gets notifications. `none`: a browser without them, or plain http. */
type PushSupport = "ready" | "install" | "none";

export function pushSupport(): PushSupport {
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator) return "ready";
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? "install" : "none";
}

/** This browser's subscription, if it has one. Needs no permission and asks for none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await startServiceWorker();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Asks the browser for permission and subscribes with the server's key. Null if the member declined. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await startServiceWorker();
  if (!registration) throw new Error("no service worker");
  await navigator.serviceWorker.ready;
  const current = await registration.pushManager.getSubscription();
  // made with a key that the server no longer has
  if (current && !isOfKey(current, publicKey)) await current.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function isOfKey({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  return key === null || toBase64Url(key) === publicKey;
}

/** What the server needs to send notifications to it. */
export function registrationOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys = {} } = subscription.toJSON();
  const plain = (key = "") => key.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return { endpoint: endpoint ?? "", p256dh: plain(keys["p256dh"]), auth: plain(keys["auth"]) };
}

/** The name under which the server lists a subscription: SHA-256 of its endpoint, base64url. */
export async function endpointHash({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<string> {
  return toBase64Url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
}

/** Ends this browser's subscription: pushes to it do not arrive any more. */
export async function endSubscription(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  await clearRenewal();
}

const renewedMark = ["/push-renewed", "evenday state"] as const;
/**
 * The endpoint of the subscription that the browser has replaced (main.worker.ts stores it), "" if the browser did not name it; undefined
 * if none was replaced.
 */
export async function renewedEndpoint(): Promise<string | undefined> {
  const [path, cacheName] = renewedMark;
  return (await caches.match(path, { cacheName }))?.text();
}
export async function clearRenewal(): Promise<void> {
  const [path, cacheName] = renewedMark;
  await (await caches.open(cacheName)).delete(path);
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
