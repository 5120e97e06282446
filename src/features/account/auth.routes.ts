import { Hono } from "hono";
import { isZone } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { addressOf, bodyOf, memberOf, type Env } from "#server/http.ts";
import { messages } from "./account.messages.content.ts";
import { shownAddress } from "#server/domains.ts";
import { formRefusals, longestPassword, passwordProblem, signInPasswordProblem } from "./account.rules.ts";
import { createAccount } from "./auth.repository.ts";
import { makeDeviceToken } from "./credentials.repository.ts";
import { emailOf } from "./email-address.repository.ts";
import { endPushDeviceOf } from "./push.repository.ts";
import { renewSession } from "./renewed-session.repository.ts";
import { secondStep } from "./second-factor.repository.ts";
import { browserOf, signIn } from "./sign-in.repository.ts";
import { expectPasswords, expectUncommon } from "./account.repository.ts";

/** Sign-up, sign-in, sign-out and the current session. Credentials are Better Auth's; limits, wording and what is revealed are ours. */
export function authRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const { auth, config, limits } = context;

  app.post("/sign-up", async (c) => {
    expectPasswords(config);
    const body = await bodyOf(c);
    const { email, password } = credentials(body, (typed) => passwordProblem(typed, config.PASSWORD_MIN_LENGTH));
    const timeZone =
      typeof body["timeZone"] === "string" && body["timeZone"].length <= 64 && isZone(body["timeZone"]) ? body["timeZone"] : undefined;
    await expectUncommon(config, password, "password");
    await limits.count({
      purpose: "sign-up",
      subject: addressOf(c, context),
      most: config.LIMIT_SIGN_UPS_PER_ADDRESS,
      windowMs: 3_600_000,
    });
    const created = await serialised(email, () => createAccount(context, { email, password, timeZone, address: addressOf(c, context) }));
    // with email set up, a new and a known address get the same answer, and the owner of a known one an email
    if (!created && !context.mail.isReal) throw new Problem("conflict", messages.taken, { field: "email" });
    return c.json({ confirm: context.mail.isReal });
  });

  app.post("/sign-in", async (c) => {
    expectPasswords(config);
    const body = await bodyOf(c);
    return c.json(
      await signIn(context, { ...credentials(body, (typed) => signInPasswordProblem(typed, 1)), ...browserOf(c, context, body) }),
    );
  });

  app.post("/second-step", async (c) => {
    const body = await bodyOf(c);
    const ticket = typeof body["ticket"] === "string" ? body["ticket"].slice(0, 10_000) : "";
    const code = typeof body["code"] === "string" ? body["code"].slice(0, 40) : "";
    return c.json(await secondStep(context, { ticket, code, ...browserOf(c, context, body) }));
  });

  /** The session of a sign-in or of a change of the second factor whose answer was lost. */
  app.post("/renewed", async (c) => {
    const body = await bodyOf(c);
    const memberId = typeof body["memberId"] === "string" ? body["memberId"].slice(0, 100) : "";
    const browser = browserOf(c, context, body);
    return c.json({ session: await renewSession(context, { memberId, secret: browser.retrySecret }, browser) });
  });

  app.post("/sign-out", async (c) => {
    const member = memberOf(c);
    await auth.api.signOut({ headers: new Headers({ authorization: c.req.header("authorization") ?? "" }) });
    await endPushDeviceOf(context.database.owner, member.sessionId);
    context.sessions.evict(member.id);
    return c.json({});
  });

  app.get("/session", (c) => {
    const member = memberOf(c);
    const { id, email, timeZone, currency, weekStartsOn, sessionEndsAt, sessionId } = member;
    return c.json({
      member: { id, email: shownAddress(email), timeZone, currency, weekStartsOn },
      expiresAt: sessionEndsAt.toISOString(),
      device: makeDeviceToken(context, member, sessionId),
    });
  });

  return app;
}

function credentials(body: Record<string, unknown>, problemOf: (password: string) => string | null) {
  const email = emailOf(body["email"]);
  const password = typeof body["password"] === "string" ? body["password"] : "";
  // refused before anything is hashed, so that a megabyte of password costs nothing
  const passwordFault = password.length > longestPassword * 2 ? formRefusals.longPassword : problemOf(password);
  if (passwordFault) throw new Problem("invalid", passwordFault, { field: "password" });
  return { email, password };
}

const pendingByKey = new Map<string, Promise<unknown>>();
/** One sign-up of an address at a time: of twenty at once the first creates the account. */
async function serialised<T>(email: string, work: () => Promise<T>): Promise<T> {
  const mine = (pendingByKey.get(email) ?? Promise.resolve()).then(work, work);
  pendingByKey.set(email, mine);
  return mine.finally(() => {
    if (pendingByKey.get(email) === mine) pendingByKey.delete(email);
  });
}
