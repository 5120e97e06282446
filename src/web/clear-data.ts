import { clearDrafts, draftOwners } from "#web/drafts.ts";
import { queries, readsFlag } from "#web/query.ts";
import { clearQueue, clearQueueOfOthers } from "#web/offline-queue.ts";
import { clearReads, clearReadsOfOthers } from "#web/query-persistence.ts";
import { browserStorage } from "#web/storage.ts";

/** Deletes all data of `member` from this browser: cached answers, drafts, queued writes, the features' code. */
export async function forgetMember(member: string): Promise<void> {
  clearDrafts(member);
  // per-member preferences; what is left belongs to the device
  for (const name of browserStorage.keys())
    if (name.startsWith("evenday.") && !deviceKeys.has(name) && !name.startsWith("evenday.draft.")) browserStorage.remove(name);
  queries.clear();
  await Promise.all([clearReads(), clearQueue(), forgetRooms()]);
}

const deviceKeys = new Set(["evenday.face", "evenday.session", "evenday.devices", readsFlag]);

/** The session ended while in use: cached answers are deleted; drafts and queued writes stay for the same member's return. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([clearReads(), forgetRooms()]);
}

/** Every cached answer is fetched again. */
export async function forgetAnswers(): Promise<void> {
  queries.clear();
  await clearReads();
}

/** As `clearSeen`, before any page was shown. */
export async function forgetAtTheDoor(): Promise<void> {
  queries.clear();
  await forgetSeen();
}

/** Another member has signed in: all data of previous members is deleted, including drafts. */
export async function forgetOthers(member: string): Promise<void> {
  draftOwners()
    .filter((one) => one !== member && one !== "nobody")
    .forEach(clearDrafts);
  await Promise.all([clearReadsOfOthers(member), clearQueueOfOthers(member)]);
}

/** Code that only members with access may open. The shell and the crisis lines stay cached for everybody. */
async function forgetRooms() {
  if (!("caches" in globalThis)) return; // plain http
  // refused where the browser blocks storage: then nothing was stored either
  const names = await caches.keys().catch(() => []);
  for (const name of names) if (name.startsWith("evenday rooms ")) await caches.delete(name);
}
