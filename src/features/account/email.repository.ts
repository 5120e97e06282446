import { and, eq, gt, like, lte, notLike, or } from "drizzle-orm";
import { users, verifications } from "#server/auth.tables.ts";
import { hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { fingerprint, newSecret } from "#server/signing.ts";
import { personOf } from "./account.rules.ts";

type Purpose = "reset" | "confirm" | "email" | "stop";
/** What a link, or the secret of a page, has done: for the same request when it comes again, because its answer was lost. */
type Done = "confirmed" | "stopped" | "session";
type Writer = Pick<Owner, "delete" | "insert">;

/** Who asks for an email with a link: the network, as `addressOf` returns it, and the proven device of the mailbox's owner, if it is one. */
type Asker = { address: string; device?: string | null; isByStranger: boolean };

/**
 * Whether one more email with a link may be sent to this mailbox, however the address is spelled, known or not: 3 an hour and 6 a day to one
 * network over all kinds, 6 and 18 to all networks together. Emails that anyone can trigger (sign-ups, a confirmation requested again, an
 * address given as someone's new one) may use 2 and 4 of them, so that a reset stays possible. A device of the owner has 3 and 6 of its own,
 * which nobody else can use up. Emails about changes of the account are limited by the change instead.
 */
export async function mayWrite({ limits }: AppContext, email: string, { address, device, isByStranger }: Asker): Promise<boolean> {
  const mailbox = personOf(email);
  const both = (purpose: string, subject: string, hour: number, day: number) => [
    { purpose: `${purpose}-hour`, subject, most: hour, windowMs: hourMs },
    { purpose: `${purpose}-day`, subject, most: day, windowMs: 24 * hourMs },
  ];
  // each is counted only if those before it allow it: what one network is refused uses up nothing of the mailbox
  const counts = device
    ? both("mail-device", device, 3, 6)
    : [
        ...(isByStranger ? both("mail-stranger", mailbox, 2, 4) : []),
        ...both("mail-network", `${mailbox} ${address}`, 3, 6),
        ...both("mail", mailbox, 6, 18),
      ];
  return isWithin(async () => {
    for (const one of counts) await limits.count(one);
  });
}

/** False if `count` exceeded a limit. */
async function isWithin(count: () => Promise<unknown>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.kind === "too-many") return false;
    throw error;
  }
}

type Counting = Pick<AppContext, "limits">;
const ofDay = (kind: string, memberId: string) => ({ purpose: `change-${kind}`, subject: memberId, most: 6, windowMs: 24 * hourMs });

/** Six changes of one kind a day, so that the email about each can always be sent. */
export const countChange = ({ limits }: Counting, kind: string, memberId: string) => limits.count(ofDay(kind, memberId));

/** The same before a change of several steps, which counts once it is made. */
export const checkChange = ({ limits }: Counting, kind: string, memberId: string) => limits.check(ofDay(kind, memberId));

/** Whether one more sign-in from a new device is reported today: at most six, and the sign-in itself is never refused for it. */
export const mayNotifyOfDevice = ({ limits }: AppContext, memberId: string): Promise<boolean> =>
  isWithin(() => limits.count({ purpose: "mail-new-device", subject: memberId, most: 6, windowMs: 24 * hourMs }));

/** An email about a change of the account, in the transaction of the change. None without a mail server, because it would not arrive. */
export async function notify(
  context: AppContext,
  writer: Pick<Owner, "insert">,
  kind: string,
  to: Recipient,
  words: { subject: string; text: string },
) {
  if (context.mail.isReal) await context.mail.queue(writer, { kind, memberId: to.id, to: to.email, ...words });
}
type Recipient = { id: string | null; email: string };

/**
 * A secret for a link in an email: 256 bits, stored as a hash only. A new one for the same purpose and person invalidates older ones. `now`
 * and `lifeMs` in ms.
 */
export async function makeLink(
  owner: Writer,
  purpose: Purpose,
  memberId: string,
  value: string,
  now: number,
  lifeMs: number,
): Promise<string> {
  const link = `${memberId}.${newSecret()}`;
  await owner.delete(verifications).where(like(verifications.identifier, `${purpose}:${memberId}:%`));
  await insertLink(owner, identifierOf(purpose, link), value, now, lifeMs);
  return link;
}

async function insertLink(owner: Writer, identifier: string, value: string, now: number, lifeMs: number): Promise<void> {
  const at = new Date(now);
  await owner
    .insert(verifications)
    .values({ id: newId(), identifier, value, expiresAt: new Date(now + lifeMs), createdAt: at, updatedAt: at });
}

/** Records what `link` has done last, for `findLink`, and forgets what is over; the next change of the account forgets it too. */
export async function noteDone(tx: Writer, done: Done, link: string, value: string, now: number, lifeMs: number): Promise<void> {
  const over = and(like(verifications.identifier, `${done}:${memberOfLink(link)}:%`), lte(verifications.expiresAt, new Date(now)));
  await tx.delete(verifications).where(or(over, eq(verifications.identifier, identifierOf(done, link))));
  await insertLink(tx, identifierOf(done, link), value, now, lifeMs);
}

/** Deletes links that are over, and what was recorded of them. A held change of address is applied when its time comes, and deleted then. */
export async function sweepLinks({ database, clock }: AppContext): Promise<void> {
  const isOver = and(lte(verifications.expiresAt, new Date(clock())), notLike(verifications.identifier, "held:%"));
  await database.owner.delete(verifications).where(isOver);
}

type Link = { memberId: string; value: string };

/** The user and value of a link that works, or null. */
export async function findLink(reader: Pick<Owner, "select">, purpose: Purpose | Done, input: string, now: number): Promise<Link | null> {
  // the database refuses some characters
  if (!linkForm.test(input)) return null;
  const [row] = await reader
    .select()
    .from(verifications)
    .where(isLink(purpose, input, now));
  return row ? { memberId: memberOfLink(input), value: row.value } : null;
}

/**
 * Consumes a link in the transaction of what it allows, so that the link still works when that fails: of two uses at once exactly one
 * succeeds. Locks the account, as every change of it does. Returns its user and value, or null.
 */
export async function takeLink(tx: Pick<Owner, "select" | "delete">, purpose: Purpose, input: string, now: number): Promise<Link | null> {
  const found = await findLink(tx, purpose, input, now);
  if (!found) return null;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.memberId)).for("no key update");
  const taken = await tx
    .delete(verifications)
    .where(isLink(purpose, input, now))
    .returning({ id: verifications.id });
  return taken.length > 0 ? found : null;
}

/** Whether this is a secret as `newSecret` makes it. */
export const isSecret = (input: string): boolean => /^[\w-]{43}$/.test(input);

const linkForm = /^[\da-f-]{36}\.[\w-]{43}$/;
const memberOfLink = (input: string): string => input.split(".")[0] ?? "";
const identifierOf = (purpose: Purpose | Done, link: string): string =>
  `${purpose}:${memberOfLink(link)}:${fingerprint(link.split(".")[1] ?? "")}`;
const isLink = (purpose: Purpose | Done, input: string, now: number) =>
  and(eq(verifications.identifier, identifierOf(purpose, input)), gt(verifications.expiresAt, new Date(now)));
