import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { Ground } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { setPassword } from "./account.repository.ts";
import { addressFor, homeOf } from "./account.deletion.repository.ts";
import { makeDeviceToken, voidCredentials } from "./credentials.repository.ts";
import { letters } from "./email.content.ts";
import { makeLink, mayWrite, notify, takeLink } from "./email.repository.ts";

const hourMs = 3_600_000;

/** Sends the link of a sign-up once more, to somebody who knows the password. */
export async function sendConfirmation(ground: Ground, memberId: string, email: string): Promise<void> {
  if (!(await mayWrite(ground, email, false))) return;
  await ground.database.owner.transaction(async (tx) => {
    const link = await makeLink(tx, "confirm", memberId, email, ground.clock(), 24 * hourMs);
    const words = letters.confirmEmail(addressFor(ground, "confirm", link));
    await ground.mail.queue(tx, { kind: "confirm", memberId, to: email, ...words });
  });
  ground.mail.kick();
}

/** Sends a link that is good once and for one hour. An older one stays good where no more mails may go to this mailbox for now. */
export async function sendReset(ground: Ground, email: string): Promise<void> {
  const isAllowed = await mayWrite(ground, email, false);
  const [member] = await ground.database.owner.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!member || !isAllowed) return;
  await ground.database.owner.transaction(async (tx) => {
    const link = await makeLink(tx, "reset", member.id, "", ground.clock(), hourMs);
    const words = letters.reset(addressFor(ground, "reset", link));
    await ground.mail.queue(tx, { kind: "reset", memberId: member.id, to: email, ...words });
  });
  ground.mail.kick();
}

/**
 * Sets the new password and signs out every device. Gives the proof by which this browser may sign in whatever others try, or
 * null for a link that was used, replaced or is too old.
 */
export async function resetPassword(ground: Ground, link: string, password: string): Promise<string | null> {
  const owner = ground.database.owner;
  const used = await takeLink(owner, "reset", link, ground.clock());
  if (!used) return null;
  const [member] = await owner.update(users).set({ emailVerified: true }).where(eq(users.id, used.memberId)).returning();
  if (!member) return null;
  const words = letters.passwordChanged(`${homeOf(ground)}/auth`);
  await setPassword(owner, member.id, password, ground.clock(), undefined, (tx) => notify(ground, tx, "password-changed", member, words));
  ground.sessions.forget(member.id);
  ground.mail.kick();
  const [after] = await owner.select().from(users).where(eq(users.id, member.id));
  return after ? makeDeviceToken(ground, after, newId()) : null;
}

/** The old address says that a change of it was not wanted: ends it and everything else that is open, and gives a reset link. */
export async function stopAddressChange(ground: Ground, link: string): Promise<string | null> {
  const owner = ground.database.owner;
  const used = await takeLink(owner, "stop", link, ground.clock());
  if (!used) return null;
  const reset = await owner.transaction(async (tx) => {
    await voidCredentials(tx, used.memberId);
    return makeLink(tx, "reset", used.memberId, "", ground.clock(), hourMs);
  });
  ground.sessions.forget(used.memberId);
  return reset;
}
