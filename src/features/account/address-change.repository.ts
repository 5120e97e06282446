import { and, eq, gt, like, or } from "drizzle-orm";
import { users, verifications } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import type { Owner } from "#server/database.ts";
import { forEachItem } from "#server/jobs.ts";
import { newId } from "#server/ids.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { hourMs } from "#shared/dates.ts";
import { changeEmail } from "./account.repository.ts";
import { addressFor, isTaken, mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { countChange, findLink, makeLink, mayWrite, noteDone, notify, takeLink } from "./email.repository.ts";

const holdMs = 24 * hourMs;

/** How long the same request counts as one that comes again because its answer was lost. */
const repeatedMs = 120_000;

/** A requested change: the new address, the session that stays, and when it takes effect (UTC ms). */
type Held = { email: string; keep: string; dueAt: number };
/** `address`: the network that asks, as `addressOf` returns it. */
type Asking = Proved & { email: string; sessionId: string; address: string };

/**
 * Sends a confirmation link to the new address, and a notice to the old one with a link that stops the change. Nothing changes yet. The
 * answer is the same for an address that is taken; only a free one gets the link. The same request again within two minutes does nothing, and
 * later ones leave the link that was sent where no more emails may be sent. Throws not-signed-in if the account's credentials were changed
 * since `member` proved who they are.
 */
export async function askAddressChange(context: AppContext, member: Asking, email: string): Promise<void> {
  const owner = context.database.owner;
  const now = context.clock();
  const askedAt = await sameRequestAt(owner, member, email, now);
  if (askedAt !== undefined && now < askedAt + repeatedMs) return;
  await countChange(context, "address", member.id);
  const mayBeSent = await mayWrite(context, email, { address: member.address, isByStranger: true });
  if (askedAt !== undefined && !mayBeSent) return;
  const isFree = mayBeSent && !(await isTaken(owner, email));
  await owner.transaction(async (tx) => {
    await expectSameCredentials(tx, member);
    const held: Held = { email, keep: member.sessionId, dueAt: now + holdMs };
    const link = await makeLink(tx, "email", member.id, JSON.stringify(held), now, holdMs);
    const stop = await makeLink(tx, "stop", member.id, "", now, holdMs);
    // the change that was confirmed before, and what its link says of it
    const before = ["held", "confirmed"].map((kind) => like(verifications.identifier, `${kind}:${member.id}:%`));
    await tx.delete(verifications).where(or(...before));
    const about = await mailAbout(context, tx, member.id);
    await notify(context, tx, "address-asked", member, emails.addressAsked({ ...about, url: addressFor(context, "stop", stop) }));
    const words = emails.confirmNewEmail(addressFor(context, "confirm", link));
    if (isFree) await context.mail.queue(tx, { kind: "confirm-address", memberId: member.id, to: email, ...words });
  });
  context.mail.kick();
}

/** When this session asked for this address, if its link still works (UTC ms). */
async function sameRequestAt(owner: Owner, member: Asking, email: string, now: number): Promise<number | undefined> {
  const [row] = await owner
    .select()
    .from(verifications)
    .where(and(like(verifications.identifier, `email:${member.id}:%`), gt(verifications.expiresAt, new Date(now))));
  const held = row && heldIn(row.value);
  return held?.email === email && held.keep === member.sessionId ? row?.createdAt.getTime() : undefined;
}

/**
 * Confirms the address of a sign-up, or the new one of a change, which takes effect a day later. The same link again is answered the
 * same until the next change of the account, or the next request for one. Null for a link that does not work any more.
 */
export async function confirmAddress(context: AppContext, link: string): Promise<{ heldUntil: number | null } | null> {
  const now = context.clock();
  return context.database.owner.transaction(async (tx) => {
    const signUp = await takeLink(tx, "confirm", link, now);
    if (signUp) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, signUp.memberId));
      await noteDone(tx, "confirmed", link, "", now, holdMs);
      return { heldUntil: null };
    }
    const change = await takeLink(tx, "email", link, now);
    if (!change) {
      const done = await findLink(tx, "confirmed", link, now);
      return done && { heldUntil: done.value === "" ? null : Number(done.value) };
    }
    const held = heldIn(change.value);
    if (!held || (await isTaken(tx, held.email))) return null;
    await noteDone(tx, "confirmed", link, String(held.dueAt), now, holdMs);
    const at = new Date(now);
    await tx
      .insert(verifications)
      .values({
        id: newId(),
        identifier: `held:${change.memberId}:${newId()}`,
        value: change.value,
        expiresAt: new Date(held.dueAt + 7 * holdMs),
        createdAt: at,
        updatedAt: at,
      });
    return { heldUntil: held.dueAt };
  });
}

/** Applies the changes whose day is over, and notifies the old address. Returns how many. One that fails does not stop the others. */
export async function applyAddressChanges(context: AppContext): Promise<number> {
  const owner = context.database.owner;
  const now = context.clock();
  let created = 0;
  const rows = await owner.select().from(verifications).where(like(verifications.identifier, "held:%"));
  await forEachItem(context.log, "address changes", rows, async (row) => {
    const held = heldIn(row.value);
    if (held && held.dueAt > now) return;
    const memberId = row.identifier.split(":")[1] ?? "";
    const isApplied = await owner.transaction(async (tx) => {
      // locked before the row, as by every change of the account, so that no two wait for each other
      const [member] = await tx.select().from(users).where(eq(users.id, memberId)).for("no key update");
      // only the server that deletes the row applies the change; if that fails, the row is there for the next run
      const [mine] = await tx.delete(verifications).where(eq(verifications.id, row.id)).returning();
      if (!mine || !held || !member || (await isTaken(tx, held.email))) return false;
      await changeEmail(tx, memberId, held.email, now, held.keep);
      await notify(context, tx, "address-changed", member, emails.addressChanged());
      return true;
    });
    if (!isApplied) return;
    context.sessions.evict(memberId);
    created += 1;
  });
  context.mail.kick();
  return created;
}

function heldIn(value: string): Held | null {
  try {
    const held = JSON.parse(value) as Held;
    return typeof held.email === "string" && typeof held.dueAt === "number" ? held : null;
  } catch {
    return null;
  }
}
