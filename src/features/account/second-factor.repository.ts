import { dayMs } from "#shared/dates.ts";
import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import { Problem } from "#shared/errors.ts";
import { plainDigits } from "#shared/amounts.ts";
import type { AppContext } from "#server/context.ts";
import { openAuthIn, type Auth } from "#server/auth.ts";
import { openLimits, type Limits } from "#server/limits.ts";
import { expectSameCredentials, sessionIdOf, type Proved } from "#server/session.ts";
import { messages } from "./account.messages.content.ts";
import { mailAbout } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { checkChange, countChange, notify } from "./email.repository.ts";
import { knownDevice, readStepTicket, voidCredentials } from "./credentials.repository.ts";
import { noteNewSecondFactor } from "./new-second-factor.repository.ts";
import { connectIdentified } from "./provider-sign-in.repository.ts";
import { openSession, type Browser } from "./open-session.repository.ts";
import { noteSession, noteSessionOf, renewSession } from "./renewed-session.repository.ts";
import { isFirstSignIn, reportNewDevice, reportWrongTries } from "./sign-in.repository.ts";

type Holder = Proved & { email: string };

const headersOf = (authorization: string) => new Headers({ authorization });

/** Starts the setup: returns the address that an app reads as QR code or key, and recovery codes. */
export async function askSecondFactor(
  context: AppContext,
  memberId: string,
  authorization: string,
  password: string,
): Promise<{ uri: string; codes: string[] }> {
  await checkChange(context, "second-factor", memberId);
  const request = await attempt(() =>
    context.auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: headersOf(authorization) }),
  );
  if (!("totpURI" in request)) throw new Problem("conflict", messages.secondFactorOn);
  return { uri: request.totpURI, codes: request.backupCodes };
}

/** The secret of the page, with which it asks for its new session when this answer is lost: see `renewSession`. */
type Asked = { retrySecret?: string | undefined };

/** Switches it on with the first code and ends all earlier access. The session is renewed; `token` is the new one. */
export async function confirmSecondFactor(context: AppContext, member: Holder, authorization: string, code: string, asked: Asked = {}) {
  const digits = code.replace(/\D/g, "");
  const [stored] = await context.database.owner.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, member.id));
  if (stored?.isOn) throw new Problem("conflict", messages.secondFactorOn);
  const limit = { purpose: "second-factor-confirm", subject: member.id, most: context.config.LIMIT_SIGN_IN_FAILURES, windowMs: 900_000 };
  await context.limits.count({ ...limit, words: messages.codesWait });
  const changed = await change(context, member, { isOn: true, ...asked }, async (auth, counted) => {
    const body = { code: digits };
    const done = await auth.api.verifyTOTP({ body, headers: headersOf(authorization), returnHeaders: true });
    // recorded, so that the same code does not sign in
    await isFirstUse(counted, member.id, digits);
    await countChange({ limits: counted }, "second-factor", member.id);
    return done.headers;
  });
  await context.limits.release(limit);
  return changed;
}

/** The password has been checked. */
export const endSecondFactor = (context: AppContext, member: Holder, authorization: string, asked: Asked = {}) =>
  change(context, member, { isOn: false, ...asked }, async (auth) => {
    const done = await auth.api.disableTwoFactor({ body: {}, headers: headersOf(authorization), returnHeaders: true });
    return done.headers;
  });

/**
 * Throws conflict if the second factor of the account, as `member` proved who they are, is being changed already: the library would let both
 * through, and the one that is saved last would count as begun before a change of the account.
 */
async function onlyOne<T>(context: AppContext, member: Proved, change: () => Promise<T>): Promise<T> {
  const limit = { purpose: "second-factor-change", subject: `${member.id} ${member.credentialEpoch}`, windowMs: 60_000 };
  if (!(await context.limits.first(limit))) throw new Problem("conflict", messages.secondFactorChanging);
  try {
    return await change();
  } catch (error) {
    await context.limits.release(limit);
    throw error;
  }
}

/**
 * Lets the library change the second factor, in one transaction with everything that belongs to it: the end of every session but the one that
 * the change itself creates, the note of a new factor, and the email. A crash leaves all of it or nothing. Throws not-signed-in, with nothing
 * changed, if the account's credentials were changed since `member` proved who they are. `token` is of the new session.
 */
async function change(
  context: AppContext,
  member: Holder,
  { isOn, retrySecret }: Asked & { isOn: boolean },
  work: (auth: Auth, counted: Limits) => Promise<Headers>,
): Promise<{ token: string | null }> {
  const token = await onlyOne(context, member, () =>
    context.database.owner.transaction(async (tx) => {
      await expectSameCredentials(tx, member);
      const counted = openLimits(tx, context.clock);
      const token = (await attempt(() => work(openAuthIn(tx, context), counted))).get("set-auth-token");
      const sessionId = token ? await sessionIdOf(tx, token) : undefined;
      await voidCredentials(tx, member.id, sessionId);
      if (retrySecret && sessionId) await noteSession(tx, { memberId: member.id, secret: retrySecret, sessionId }, context.clock());
      if (isOn) await noteNewSecondFactor(tx, counted, member.id);
      const about = await mailAbout(context, tx, member.id);
      await notify(context, tx, "second-factor-changed", member, emails.secondFactorChanged(isOn, about));
      return token;
    }),
  );
  context.mail.kick();
  context.sessions.evict(member.id);
  return { token };
}

type Second = Browser & { ticket: string; code: string };

/**
 * The second step of a sign-in. `ticket` is the result of the first step; `code` from the app, or a recovery code. Wrong codes of the two
 * kinds are counted separately, so that recovery codes still work when the app's codes have to wait. The same page with the same ticket again
 * gets its session, whose answer was lost, without another code.
 */
export async function secondStep(context: AppContext, { ticket, code, ...browser }: Second) {
  const read = await readStepTicket(context, ticket);
  if (!read) throw new Problem("invalid", messages.ticketOver, { field: "code" });
  const { member } = read;
  const before = await renewSession(context, { memberId: member.id, secret: browser.retrySecret }, browser);
  if (before) return before;
  const digits = plainDigits(code).replace(/[\s-]/g, "");
  const isFromApp = /^\d{6}$/.test(digits);
  const device = await knownDevice(context, browser.devices, member);
  const most = context.config.LIMIT_SIGN_IN_FAILURES;
  const words = isFromApp ? { words: messages.codesWait } : {};
  const limit = {
    purpose: isFromApp ? "second-step" : "second-step-paper",
    subject: device ?? member.id,
    most,
    windowMs: 900_000,
    ...words,
  };
  // of a million codes three are valid at a time: who has the password could guess for weeks. A new password begins a new count.
  const ofDay = {
    purpose: "second-step-day",
    subject: `${member.id} ${member.credentialEpoch}`,
    most: 3 * most,
    windowMs: dayMs,
    ...words,
  };
  const { left } = await context.limits.count(limit);
  if (isFromApp && !device) await context.limits.count(ofDay);
  // Better Auth checks a code only with a session: this one is handed out only once the code was correct
  const isFirst = await isFirstSignIn(context, member.id);
  const created = await openSession(context, member, browser);
  const headers = headersOf(`Bearer ${created.token}`);
  try {
    if (isFromApp) await attempt(() => context.auth.api.verifyTOTP({ body: { code: digits }, headers }));
    else await attempt(() => context.auth.api.verifyBackupCode({ body: { code: code.trim() }, headers }));
    if (isFromApp && !(await isFirstUse(context.limits, member.id, digits)))
      throw new Problem("invalid", messages.usedCode, { field: "code" });
    if (read.connect) await connectIdentified(context, read.connect, member);
    if (!isFirst) await reportNewDevice(context, member, browser);
    await noteSessionOf(context, created, browser);
  } catch (error) {
    await context.auth.api.signOut({ headers });
    if (left === 0 && !device) await reportWrongTries(context, member, "wrong-codes");
    throw error;
  }
  await context.limits.release(limit);
  if (isFromApp && !device) await context.limits.release(ofDay);
  return created;
}

/** A code is valid for about ninety seconds, and once. */
const isFirstUse = (limits: Limits, memberId: string, digits: string) =>
  limits.first({ purpose: "code", subject: `${memberId} ${digits}`, windowMs: 180_000 });

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, body } = error as { status?: string; body?: { code?: string } };
    const code = body?.code ?? "";
    if (code === "TOTP_ALREADY_ENABLED") throw new Problem("conflict", messages.secondFactorOn);
    // a recovery code that another request used at the same moment is refused by the library without a code
    if (status === "CONFLICT" || /INVALID|TWO_FACTOR|TOTP|BACKUP|TOO_MANY/.test(code))
      throw new Problem("invalid", messages.wrongCode, { field: "code" });
    throw error;
  }
}
