import { clearDrafts, draftOwners } from "#web/drafts.ts";
import { queries, readsFlag } from "#web/query.ts";
import { clearOutbox, clearOutboxOfOthers } from "#web/outbox.ts";
import { clearReads, clearReadsOfOthers } from "#web/reads.ts";
import { browserStorage } from "#web/storage.ts";

/** Takes everything of `member` out of this browser: what was seen, what was begun, what waits to be sent, the rooms' code. */
export async function forgetMember(member: string): Promise<void> {
  clearDrafts(member);
  // how they liked their rooms; what is left belongs to the device
  for (const name of browserStorage.keys())
    if (name.startsWith("evenday.") && !ofTheDevice.has(name) && !name.startsWith("evenday.draft.")) browserStorage.remove(name);
  queries.clear();
  await Promise.all([clearReads(), clearOutbox(), forgetRooms()]);
}

const ofTheDevice = new Set(["evenday.face", "evenday.session", "evenday.devices", readsFlag]);

/** The session ended under somebody's hands: what was seen goes; what they began stays for them alone, until they are back. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([clearReads(), forgetRooms()]);
}

/** What was answered so far is asked for anew. */
export async function forgetAnswers(): Promise<void> {
  queries.clear();
  await clearReads();
}

/** As `forgetSeen`, before any room was shown. */
export async function forgetAtTheDoor(): Promise<void> {
  queries.clear();
  await forgetSeen();
}

/** Another person has signed in: nothing of those before stays, not even what they began. */
export async function forgetOthers(member: string): Promise<void> {
  draftOwners()
    .filter((one) => one !== member && one !== "nobody")
    .forEach(clearDrafts);
  await Promise.all([clearReadsOfOthers(member), clearOutboxOfOthers(member)]);
}

/** What only a member with access may open. The frame and the crisis lines stay, for everybody. */
async function forgetRooms() {
  if (!("caches" in globalThis)) return; // plain http
  // refused where the browser blocks storage: then nothing was stored either
  const names = await caches.keys().catch(() => []);
  for (const name of names) if (name.startsWith("evenday rooms ")) await caches.delete(name);
}
