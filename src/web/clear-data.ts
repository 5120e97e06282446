import { knownDevices, rememberDevice } from "#web/devices.ts";
import { clearDrafts, draftOwners } from "#web/drafts.ts";
import { rememberFirstDay } from "#web/first-day.ts";
import { send } from "#web/http.ts";
import { hiddenAmountsFlag } from "#web/hidden-amounts-flag.ts";
import { clearKeysOfOthers } from "#web/member-keys.ts";
import { persistedQueriesFlag } from "#web/persisted-queries-flag.ts";
import { queries } from "#web/query.ts";
import { clearQueue, clearQueueOfOthers } from "#web/offline-queue.ts";
import { clearPersistedQueries, clearPersistedQueriesOfOthers } from "#web/query-persistence.ts";
import { isNotFound } from "#web/retry.ts";
import { returnAfterSignIn } from "#web/return.ts";
import { signedIn, type Member } from "#web/session.ts";
import { browserStorage } from "#web/storage.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { problemToast } from "#web/toast.ts";
import { retrying } from "#web/chunk-load-error.ts";

/** Deletes all data of `member` from this browser: cached answers, drafts, queued writes, the features' code. */
export async function clearMember(member: string): Promise<void> {
  clearDrafts(member);
  for (const name of browserStorage.keys()) if (name.startsWith("evenday.") && !isOfDevice(name)) browserStorage.remove(name);
  rememberFirstDay(false);
  queries.clear();
  await Promise.all([clearPersistedQueries(), clearQueue(), clearFeatureCode(), clearSubscription(), closeNotifications()]);
}

/** Those that are still on the screen, or in the system's list: they may name bills and documents. */
async function closeNotifications() {
  if (!("serviceWorker" in navigator)) return; // plain http has no notifications
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  for (const shown of (await registration?.getNotifications?.().catch(() => undefined)) ?? []) shown.close();
}

/** Reminders of one member must not reach the next: the server removes its side when the session is signed out. */
async function clearSubscription() {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const { endSubscription } = await retrying(() => import("#web/push.ts"));
  await endSubscription().catch(() => undefined); // offline the browser may refuse; the server sends nothing to it any more
}

/** Choices for this device, whoever uses it; the drafts of other members stay too. */
const isOfDevice = (name: string) => deviceKeys.has(name) || /^evenday\.(device|draft)\./.test(name);
const deviceKeys = new Set(["evenday.face", "evenday.session", "evenday.exit-signs-out", hiddenAmountsFlag, persistedQueriesFlag]);

/** The session ended while in use: cached answers are deleted; drafts and queued writes stay for the same member's return. */
export async function clearCachedAnswers(): Promise<void> {
  await Promise.all([clearPersistedQueries(), clearFeatureCode(), closeNotifications()]);
}

/** Every cached answer is fetched again. */
export async function clearAnswers(): Promise<void> {
  queries.clear();
  await clearPersistedQueries();
}

/**
 * Like `clearCachedAnswers`, before any page was shown. Says why the sign-in page is there if the session of `ended` has ended by itself;
 * one that a change of theirs has renewed goes on.
 */
export async function clearBeforeSignIn(ended?: string): Promise<void> {
  if (ended !== undefined) {
    if (await takeNoted(ended)) return;
    returnAfterSignIn(ended);
    // stays until it is read, or until the sign-in
    problemToast("You were signed out.", "Sign in to go on where you were.", undefined, "sign-in");
  }
  queries.clear();
  await clearCachedAnswers();
}

/** Another member has signed in: all data of previous members is deleted, including drafts. */
export async function clearOthers(member: string): Promise<void> {
  draftOwners()
    .filter((one) => one !== member && one !== "nobody")
    .forEach(clearDrafts);
  clearKeysOfOthers(member);
  await Promise.all([clearPersistedQueriesOfOthers(member), clearQueueOfOthers(member)]);
}

/** Deletes code that only members with access may open. The shell and the crisis lines stay cached for every user. */
async function clearFeatureCode() {
  if (!("caches" in globalThis)) return; // plain http has no caches
  // rejects if the browser blocks storage: then nothing was stored either
  const names = await caches.keys().catch(() => []);
  for (const name of names) if (name.startsWith("evenday features ")) await caches.delete(name);
}

type Renewed = { session: { token: string; member: Member; device: string } | null };

/** Takes the session of an attempt whose answer was lost. False if there is none. */
export async function takeRenewed(memberId: string | undefined, retrySecret: string): Promise<boolean> {
  const sent = { memberId, retrySecret, devices: knownDevices() };
  const { session } = await send<Renewed>("/api/auth/renewed", sent).catch((failure: unknown): Renewed => {
    // while servers are replaced, one of the release before may answer: it gives none
    if (isNotFound(failure)) return { session: null };
    throw failure;
  });
  if (!session) return false;
  rememberDevice(session.device);
  signedIn(session.token, session.member);
  return true;
}

/**
 * The same for a change that a page of this tab had sent when it was reloaded (second-factor.api.ts notes its secret); its own session has ended.
 * False also without an answer.
 */
export async function takeNoted(memberId: string): Promise<boolean> {
  const secret = readTab(memberId, "renewing");
  if (typeof secret !== "string") return false;
  const isTaken = await takeRenewed(memberId, secret).catch(() => null);
  if (isTaken !== null) writeTab(memberId, "renewing", undefined);
  return isTaken === true;
}
