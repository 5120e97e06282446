import { and, eq } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { accounts, users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import { isPassword } from "#server/passwords.ts";
import { startSession } from "#server/session.ts";
import { messages } from "./account.rules.ts";
import { knownDevice, makeDeviceToken, makeStepTicket } from "./credentials.repository.ts";
import { sendConfirmation } from "./recovery.repository.ts";

export type Tried = { email: string; password: string; devices: unknown; address: string; userAgent: string };

const windowMs = 900_000;

/**
 * Judges one pair. Every try is counted before it is judged, and a right one is taken back, so that a thousand at once meet the
 * limit like a thousand in a row and a failure of ours counts as well. Unknown devices share one count for the account, whatever
 * address they come from; a device that has been inside has its own, which nobody else can use up.
 */
export async function signIn(context: AppContext, { email, password, devices, address, userAgent }: Tried) {
  const { config, limits, database } = context;
  const [found] = await database.owner
    .select({
      id: users.id,
      email: users.email,
      isConfirmed: users.emailVerified,
      hasSecondFactor: users.twoFactorEnabled,
      credentialEpoch: users.credentialEpoch,
      password: accounts.password,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.email, email));
  const device = found ? knownDevice(context, devices, found) : null;
  const most = config.LIMIT_SIGN_IN_FAILURES;
  const limit = device
    ? { purpose: "sign-in-device", subject: device, most, windowMs }
    : { purpose: "sign-in", subject: email, most, windowMs, words: messages.newDeviceWaits };
  const fromHere = { purpose: "sign-in-address", subject: address, most: config.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS, windowMs };
  if (!device) await limits.check(fromHere);
  await limits.count(limit);
  // many people may sign in from one address at the same moment, so this one counts what has failed
  const isRight = await isPassword(password, found?.password, { address, isKnown: device !== null }).catch(async (error: unknown) => {
    await limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
    throw error;
  });
  if (!found || !isRight) {
    if (!device) await limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
    throw new Problem("not-signed-in", messages.wrongCredentials, { field: "password" });
  }
  await limits.release(limit);
  if (context.mail.isReal && !found.isConfirmed) {
    await sendConfirmation(context, found.id, found.email);
    throw new Problem("refused", messages.confirmFirst, { field: "email" });
  }
  if (found.hasSecondFactor) return { ticket: makeStepTicket(context, found) };
  return letIn(context, found, userAgent);
}

/** A new session, and the proof by which this browser is known from now on. */
export async function letIn(context: AppContext, member: { id: string; email: string; credentialEpoch: number }, userAgent: string) {
  const { id, token } = await startSession(context.database.owner, context.config, member.id, userAgent, context.clock());
  // with the account's own time zone: until it is known, a page would show the device's dates
  const { timeZone, currency, weekStartsOn } = users;
  const [own] = await context.database.owner.select({ timeZone, currency, weekStartsOn }).from(users).where(eq(users.id, member.id));
  return { token, member: { id: member.id, email: member.email, ...own }, device: makeDeviceToken(context, member, id) };
}
