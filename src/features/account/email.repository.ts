import { and, eq, gt, like } from "drizzle-orm";
import { users, verifications } from "#server/auth.tables.ts";
import { Problem } from "#shared/errors.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { fingerprint, newSecret } from "#server/signing.ts";
import { personOf } from "./account.rules.ts";

type Purpose = "reset" | "confirm" | "email" | "stop";
type Writer = Pick<Owner, "delete" | "insert">;
const hourMs = 3_600_000;

/**
 * Whether one more email with a link may be sent to this mailbox: 3 an hour and 6 a day over all kinds, however the address is spelled,
 * known or not. Emails that anyone can trigger (sign-ups, a confirmation requested again, an address given as someone's new one) may use 2 and 4 of them, so that the owner
 * can always reset the password. Emails about changes of the account are limited by the change instead.
 */
export async function mayWrite({ limits }: AppContext, email: string, isByStranger: boolean): Promise<boolean> {
  const counts = [
    ...(isByStranger
      ? [
          { purpose: "mail-stranger-hour", most: 2, windowMs: hourMs },
          { purpose: "mail-stranger-day", most: 4, windowMs: 24 * hourMs },
        ]
      : []),
    { purpose: "mail-hour", most: 3, windowMs: hourMs },
    { purpose: "mail-day", most: 6, windowMs: 24 * hourMs },
  ];
  return isWithin(async () => {
    for (const one of counts) await limits.count({ ...one, subject: personOf(email) });
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

/** Six changes of one kind a day, so that the email about each can always be sent. */
export const countChange = ({ limits }: AppContext, kind: string, memberId: string) =>
  limits.count({ purpose: `change-${kind}`, subject: memberId, most: 6, windowMs: 24 * hourMs });

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
  const secret = newSecret();
  await owner.delete(verifications).where(like(verifications.identifier, `${purpose}:${memberId}:%`));
  await owner
    .insert(verifications)
    .values({
      id: newId(),
      identifier: `${purpose}:${memberId}:${fingerprint(secret)}`,
      value,
      expiresAt: new Date(now + lifeMs),
      createdAt: new Date(now),
      updatedAt: new Date(now),
    });
  return `${memberId}.${secret}`;
}

type Link = { memberId: string; value: string };

/** The user and value of a link that works, or null. */
export async function findLink(reader: Pick<Owner, "select">, purpose: Purpose, input: string, now: number): Promise<Link | null> {
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

const linkForm = /^[\da-f-]{36}\.[\w-]{43}$/;
const memberOfLink = (input: string): string => input.split(".")[0] ?? "";
const isLink = (purpose: Purpose, input: string, now: number) =>
  and(
    eq(verifications.identifier, `${purpose}:${memberOfLink(input)}:${fingerprint(input.split(".")[1] ?? "")}`),
    gt(verifications.expiresAt, new Date(now)),
  );
