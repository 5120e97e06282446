import { and, eq, like, ne, or, sql } from "drizzle-orm";
import { sessions, users, verifications } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { makeTicket, readTicket } from "#server/signing.ts";
import { minuteMs } from "#shared/dates.ts";
import { endAddresses } from "./calendar.repository.ts";
import { endPushDevices } from "./push.repository.ts";
import { revokeTokens } from "./token.repository.ts";
import { endWebhooks } from "./webhook.repository.ts";

type Writer = Pick<Owner, "delete" | "update" | "execute">;

/**
 * Ends all earlier access to this account: links in emails, tickets of a second step, device tokens, a pending change of address, addresses
 * of calendars, API tokens, notifications on other devices, webhooks, and every session but `keepSessionId`. `writer` is a transaction of the
 * tables' owner. Part of every change of password, address or second factor, and of 'sign out everywhere else'. Returns how many sessions
 * ended.
 */
export async function voidCredentials(writer: Writer, memberId: string, keepSessionId?: string): Promise<number> {
  const ended = await endSignIns(writer, memberId, keepSessionId);
  await endAddresses(writer, memberId);
  await revokeTokens(writer, memberId);
  await endWebhooks(writer, memberId);
  return ended;
}

/**
 * The part of it for sign-ins: links, tickets, device tokens, a pending change of address, notifications on other devices and every session
 * but `keepSessionId`. Part of removing a sign-in provider: sessions created with it end; calendars and API tokens stay.
 */
export async function endSignIns(writer: Writer, memberId: string, keepSessionId?: string): Promise<number> {
  // first, because it locks the account as expectSameCredentials does: what is being added at this moment is deleted below, or refused
  await writer
    .update(users)
    .set({ credentialEpoch: sql`${users.credentialEpoch} + 1` })
    .where(eq(users.id, memberId));
  await writer.delete(verifications).where(or(like(verifications.identifier, `%:${memberId}:%`), eq(verifications.value, memberId)));
  await endPushDevices(writer, memberId, keepSessionId);
  const ended = await writer
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), keepSessionId ? ne(sessions.id, keepSessionId) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}

type Holder = { id: string; credentialEpoch: number };
const deviceDays = 180;

/**
 * The ticket of a first step that still needs a code: signed, valid for ten minutes, not stored. `connect` is the ticket of a sign-in
 * provider that is connected once the code was correct.
 */
export const makeStepTicket = (context: AppContext, { id, credentialEpoch }: Holder, connect = ""): string =>
  makeTicket(context.config.AUTH_SECRET, "second step", `${id} ${credentialEpoch} ${connect}`.trim(), context.clock() + 10 * minuteMs);

/** The ticket's member, and what is to be connected; null when it is not ours, expired, or from before a change of the account. */
export async function readStepTicket(context: AppContext, ticket: string) {
  const [id = "", epoch, connect] = (readTicket(context.config.AUTH_SECRET, "second step", ticket, context.clock()) ?? "").split(" ");
  if (!id) return null;
  const [member] = await context.database.owner
    .select({ id: users.id, email: users.email, credentialEpoch: users.credentialEpoch, hasSecondFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, id));
  return member?.hasSecondFactor && String(member.credentialEpoch) === epoch ? { member, connect } : null;
}

/**
 * A token that proves that this browser was signed in to this account: wrong passwords from elsewhere then never lock it out. One for each
 * session (or link), so that an attacker cannot collect many; invalid after the next change of password, address or second factor.
 */
export const makeDeviceToken = (context: AppContext, { id, credentialEpoch }: Holder, origin: string): string =>
  makeTicket(context.config.AUTH_SECRET, "device", `${id} ${credentialEpoch} ${origin}`, context.clock() + deviceDays * 24 * 60 * minuteMs);

/** Marks a device that was signed out from another one: its token, which it still has, proves nothing from now on. */
export const forgetDevice = ({ limits }: AppContext, memberId: string, sessionId: string): Promise<boolean> =>
  limits.first(forgotten(`${memberId} ${sessionId}`));

const forgotten = (subject: string) => ({ purpose: "device-forgotten", subject, windowMs: deviceDays * 24 * 60 * minuteMs });

/** The name of the device that one of these tokens proves for this member, or null. */
export async function knownDevice(context: AppContext, tokens: unknown, { id, credentialEpoch }: Holder): Promise<string | null> {
  for (const token of Array.isArray(tokens) ? tokens.slice(0, 8) : []) {
    if (typeof token !== "string" || token.length > 400) continue;
    const [member, epoch, origin] = (readTicket(context.config.AUTH_SECRET, "device", token, context.clock()) ?? "").split(" ");
    if (member !== id || epoch !== String(credentialEpoch) || !origin) continue;
    if (!(await context.limits.has(forgotten(`${id} ${origin}`)))) return `${id} ${origin}`;
  }
  return null;
}
