import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { Ground } from "#server/ground.ts";
import { newId } from "#server/ids.ts";
import { changeEmail, setPassword } from "./account.store.ts";
import { addressFor, isTaken } from "./account.outside.store.ts";
import { makeDeviceToken } from "./credentials.store.ts";
import { letters } from "./letter.content.ts";
import { makeLink, takeLink } from "./letter.store.ts";

const hourMs = 3_600_000;

export async function sendConfirmation(ground: Ground, memberId: string, email: string): Promise<void> {
  const link = await makeLink(ground.database.owner, "confirm", memberId, email, ground.clock(), 24 * hourMs);
  await ground.mail.send({ to: email, ...letters.confirmEmail(addressFor(ground, "confirm", link)) });
}

/** Sends a link that is good once and for one hour. Does the same work for an address that nobody has. */
export async function sendReset(ground: Ground, email: string): Promise<void> {
  const [member] = await ground.database.owner.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!member) return;
  const link = await makeLink(ground.database.owner, "reset", member.id, "", ground.clock(), hourMs);
  await ground.mail.send({ to: email, ...letters.reset(addressFor(ground, "reset", link)) });
}

/**
 * Sets the new password and signs out every device. Gives the proof by which this browser may sign in whatever others try, or
 * null for a link that was used, replaced or is too old.
 */
export async function resetPassword(ground: Ground, link: string, password: string): Promise<string | null> {
  const owner = ground.database.owner;
  const used = await takeLink(owner, "reset", link, ground.clock());
  if (!used) return null;
  await setPassword(owner, used.memberId, password, ground.clock());
  const [member] = await owner.update(users).set({ emailVerified: true }).where(eq(users.id, used.memberId)).returning();
  ground.sessions.forget(used.memberId);
  return member ? makeDeviceToken(ground, member, newId()) : null;
}

/** Confirms the address of a sign-up, or the change to a new one. Gives false for a link that does not work any more. */
export async function confirmAddress(ground: Ground, link: string): Promise<boolean> {
  const owner = ground.database.owner;
  const signUp = await takeLink(owner, "confirm", link, ground.clock());
  if (signUp) {
    await owner.update(users).set({ emailVerified: true }).where(eq(users.id, signUp.memberId));
    return true;
  }
  const change = await takeLink(owner, "email", link, ground.clock());
  if (!change || (await isTaken(owner, change.value))) return false;
  await changeEmail(owner, change.memberId, change.value, ground.clock());
  ground.sessions.forget(change.memberId);
  return true;
}
