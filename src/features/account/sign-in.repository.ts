import { and, eq, sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { accounts, users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import { isPassword } from "#server/passwords.ts";
import { addressOf, type Ctx } from "#server/http.ts";
import { messages } from "./account.messages.content.ts";
import { deviceOf } from "./account.rules.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { knownDevice, makeStepTicket } from "./credentials.repository.ts";
import { emails } from "./email.content.ts";
import { mayNotifyOfDevice, notify } from "./email.repository.ts";
import { openSession, type Browser } from "./open-session.repository.ts";
import { passwordLimits } from "./password-limits.repository.ts";
import { sendConfirmation } from "./recovery.repository.ts";
import { noteSessionOf, renewSession } from "./renewed-session.repository.ts";

export type SignInAttempt = Browser & { email: string; password: string };

export const browserOf = (c: Ctx, context: AppContext, body: Record<string, unknown>): Browser => ({
  userAgent: c.req.header("user-agent") ?? "",
  address: addressOf(c, context),
  devices: body["devices"],
  retrySecret: typeof body["retrySecret"] === "string" ? body["retrySecret"].slice(0, 100) : undefined,
});

/** Signs in with a password, or returns the ticket of the second step. */
export async function signIn(context: AppContext, tried: SignInAttempt) {
  const found = await checkPassword(context, tried);
  if (context.mail.isReal && !found.isConfirmed) {
    await sendConfirmation(context, found, tried.address);
    throw new Problem("refused", messages.confirmFirst, { field: "email" });
  }
  if (found.hasSecondFactor) return { ticket: makeStepTicket(context, found) };
  return completeSignIn(context, found, tried);
}

/**
 * Checks a password, and throws not-signed-in for a wrong one. Every try is counted before it is checked, and a correct one is released, so
 * that a thousand at once meet the limit like a thousand in a row and an error of ours counts as well. Unknown devices share one count for
 * the account, whatever address they come from; a known device has its own, which no one else can use up. Ten in 15 minutes and a hundred
 * in a row are checked at most.
 */
export async function checkPassword(context: AppContext, { email, password, devices, address }: SignInAttempt) {
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
  const device = found ? await knownDevice(context, devices, found) : null;
  const epoch = found?.credentialEpoch;
  const limit = passwordLimits(
    context,
    device
      ? { purpose: "sign-in-device", subject: device, epoch }
      : { purpose: "sign-in", subject: email, epoch, words: messages.newDeviceWaits },
  );
  const fromHere = { purpose: "sign-in-address", subject: address, most: config.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS, windowMs: 900_000 };
  if (!device) await limits.check(fromHere);
  const isLast = await limit.count();
  // many members may sign in from one address at the same moment, so this one counts failures
  const isRight = await isPassword(password, found?.password, device && found ? { member: found.id } : { address }).catch(
    async (error: unknown) => {
      await limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
      throw error;
    },
  );
  if (!found || !isRight) {
    if (!device) await limits.count({ ...fromHere, most: Number.MAX_SAFE_INTEGER });
    if (found && !device && isLast) await reportWrongTries(context, found, "wrong-passwords");
    throw new Problem("not-signed-in", messages.wrongCredentials, { field: "password" });
  }
  await limit.release();
  return found;
}

type Holder = { id: string; email: string; credentialEpoch: number };

/**
 * Signs in: a new session, and an email if this browser is new to the account. The same page again gets the
 * session whose answer was lost.
 */
export async function completeSignIn(context: AppContext, member: Holder, browser: Browser) {
  const renewed = await renewSession(context, { memberId: member.id, secret: browser.retrySecret }, browser);
  if (renewed) return renewed;
  const isFirst = await isFirstSignIn(context, member.id);
  const created = await openSession(context, member, browser);
  if (!isFirst) await reportNewDevice(context, member, browser);
  // last: a session that is given once more was reported
  await noteSessionOf(context, created, browser);
  return created;
}

/** An email about a sign-in from a browser without a device token, six a day at most. Names the kind of browser, nothing else. */
export async function reportNewDevice(context: AppContext, member: Holder, { userAgent, devices }: Browser): Promise<void> {
  if (!context.mail.isReal || (await knownDevice(context, devices, member)) || !(await mayNotifyOfDevice(context, member.id))) return;
  const { owner } = context.database;
  const about = await mailAbout(context, owner, member.id);
  await notify(context, owner, "new-device", member, emails.newDevice(deviceOf(userAgent), about));
  context.mail.kick();
}

/** An email to the member about many wrong tries on devices that the account does not know, one of each kind a day at most. */
export async function reportWrongTries(
  context: AppContext,
  member: Pick<Holder, "id" | "email">,
  kind: "wrong-codes" | "wrong-passwords",
): Promise<void> {
  if (!(await context.limits.first({ purpose: `mail-${kind}`, subject: member.id, windowMs: 24 * 3_600_000 }))) return;
  const { owner } = context.database;
  const words = kind === "wrong-codes" ? emails.wrongCodes : emails.wrongPasswords;
  await notify(context, owner, kind, member, words(await mailAbout(context, owner, member.id)));
  context.mail.kick();
}

/** Whether an account of the last 24 hours has no session yet: a new member gets no email about the first session. */
export async function isFirstSignIn({ database, clock }: AppContext, memberId: string): Promise<boolean> {
  const dayAgo = new Date(clock() - 24 * 3_600_000).toISOString();
  const [row] = await database.owner
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, memberId),
        sql`${users.createdAt} > ${dayAgo}::timestamptz`,
        sql`not exists (select 1 from session where user_id = ${memberId})`,
      ),
    );
  return row !== undefined;
}
