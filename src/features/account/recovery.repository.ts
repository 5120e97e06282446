import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { hourMs } from "#shared/dates.ts";
import { hashOf, setPassword } from "./account.repository.ts";
import { addressFor, homeOf, mailAbout } from "./account.deletion.repository.ts";
import { knownDevice, makeDeviceToken, voidCredentials } from "./credentials.repository.ts";
import { emails } from "./email.content.ts";
import { findNewSecondFactor, removeSecondFactor } from "./new-second-factor.repository.ts";
import { removePasskeys } from "./passkey.repository.ts";
import { removeProviders } from "./provider.repository.ts";
import { findLink, makeLink, mayWrite, noteDone, notify, takeLink } from "./email.repository.ts";

/** Sends the link of a sign-up once more, to someone who knows the password. They may not own the mailbox. */
export async function sendConfirmation(context: AppContext, to: { id: string; email: string }, address: string): Promise<void> {
  const { id: memberId, email } = to;
  if (!(await mayWrite(context, email, { address, isByStranger: true }))) return;
  await context.database.owner.transaction(async (tx) => {
    const link = await makeLink(tx, "confirm", memberId, email, context.clock(), 24 * hourMs);
    const words = emails.confirmEmail(addressFor(context, "confirm", link));
    await context.mail.queue(tx, { kind: "confirm", memberId, to: email, ...words });
  });
  context.mail.kick();
}

/** The network that asks, as `addressOf` returns it, and the device tokens of the browser. */
type Asking = { address: string; devices: unknown };

/** Sends a link that is valid once and for one hour. An older one stays valid if no more emails may be sent to this mailbox for now. */
export async function sendReset(context: AppContext, email: string, { address, devices }: Asking): Promise<void> {
  const [member] = await context.database.owner
    .select({ id: users.id, credentialEpoch: users.credentialEpoch })
    .from(users)
    .where(eq(users.email, email));
  const device = member ? await knownDevice(context, devices, member) : null;
  const isAllowed = await mayWrite(context, email, { address, device, isByStranger: false });
  if (!member || !isAllowed) return;
  await context.database.owner.transaction(async (tx) => {
    const link = await makeLink(tx, "reset", member.id, "", context.clock(), hourMs);
    const words = emails.reset(addressFor(context, "reset", link));
    await context.mail.queue(tx, { kind: "reset", memberId: member.id, to: email, ...words });
  });
  context.mail.kick();
}

/**
 * Sets the new password, signs out every device, and switches off a second factor that is new. Returns the device token with which this browser may sign in despite wrong tries from
 * elsewhere, or null for a link that was used, replaced or expired.
 */
export async function resetPassword(context: AppContext, link: string, password: string): Promise<string | null> {
  const owner = context.database.owner;
  // a link that does not work costs no hash
  const found = await findLink(owner, "reset", link, context.clock());
  if (!found) return null;
  const hash = await hashOf(password, found.memberId);
  const newFactor = await findNewSecondFactor(context, found.memberId);
  const words = emails.passwordChanged(`${homeOf(context)}/auth`);
  const memberId = await owner.transaction(async (tx) => {
    const used = await takeLink(tx, "reset", link, context.clock());
    if (!used) return null;
    const [member] = await tx.update(users).set({ emailVerified: true }).where(eq(users.id, used.memberId)).returning();
    if (!member) return null;
    await setPassword(tx, member.id, hash, context.clock());
    await notify(context, tx, "password-changed", member, words);
    if (newFactor && (await removeSecondFactor(tx, member.id, newFactor)))
      await notify(
        context,
        tx,
        "second-factor-changed",
        member,
        emails.secondFactorChanged(false, await mailAbout(context, tx, member.id)),
      );
    return member.id;
  });
  if (memberId === null) return null;
  context.sessions.evict(memberId);
  context.mail.kick();
  const [after] = await owner.select().from(users).where(eq(users.id, memberId));
  return after ? makeDeviceToken(context, after, newId()) : null;
}

/**
 * For the old address, when a change was unwanted: stops it, ends all other access, and returns a reset link. With passwords switched off,
 * passkeys and sign-in providers stay, and the reset link is "", because nothing else would give access. It is "" as well when the same link
 * comes again, because its answer was lost: a link gives one reset link, and "Forgot it?" sends another.
 */
export async function stopAddressChange(context: AppContext, link: string): Promise<string | null> {
  const owner = context.database.owner;
  const stopped = await owner.transaction(async (tx) => {
    const used = await takeLink(tx, "stop", link, context.clock());
    if (!used) {
      const done = await findLink(tx, "stopped", link, context.clock());
      return done && { memberId: done.memberId, reset: "" };
    }
    const { memberId } = used;
    await voidCredentials(tx, memberId);
    await noteDone(tx, "stopped", link, "", context.clock(), hourMs);
    if (context.config.PASSWORD_SIGN_IN === "off") return { memberId, reset: "" };
    await removePasskeys(tx, memberId);
    await removeProviders(tx, memberId, context.clock());
    return { memberId, reset: await makeLink(tx, "reset", memberId, "", context.clock(), hourMs) };
  });
  if (!stopped) return null;
  context.sessions.evict(stopped.memberId);
  return stopped.reset;
}
