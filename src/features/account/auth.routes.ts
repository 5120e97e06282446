import { Hono } from "hono";
import { isZone } from "#kernel/days.ts";
import { Problem } from "#kernel/problem.ts";
import type { Ground } from "#server/ground.ts";
import { addressOf, bodyOf, memberOf, type Env } from "#server/http.ts";
import { emailProblem, longestPassword, messages, passwordProblem } from "./account.rules.ts";
import { homeOf } from "./account.outside.store.ts";
import { createAccount } from "./auth.store.ts";
import { letters } from "./letter.content.ts";
import { sendConfirmation } from "./recovery.store.ts";
import { secondStep, ticketOf } from "./second-factor.store.ts";
import { isCommon } from "./passwords.content.ts";

/** Sign-up, sign-in, sign-out and "who am I". Credentials are Better Auth's; limits, wording and what is revealed are ours. */
export function authRoutes(ground: Ground) {
  const app = new Hono<Env>();
  const { auth, config, limits } = ground;

  app.post("/sign-up", async (c) => {
    const body = await bodyOf(c);
    const { email, password } = credentials(body, config.PASSWORD_MIN_LENGTH);
    const timeZone =
      typeof body["timeZone"] === "string" && body["timeZone"].length <= 64 && isZone(body["timeZone"]) ? body["timeZone"] : undefined;
    if (config.PASSWORD_BLOCKLIST === "refuse" && isCommon(password))
      throw new Problem("invalid", messages.commonPassword, { field: "password" });
    await limits.count({ purpose: "sign-up", subject: addressOf(c, ground), most: config.LIMIT_SIGN_UPS_PER_ADDRESS, windowMs: 3_600_000 });
    const made = await inTurn(email, () => createAccount(ground, { email, password, timeZone }));
    // with mail, a new and a known address get the same answer, and the owner of a known one a letter
    if (!made && !ground.mail.isReal) throw new Problem("conflict", messages.taken, { field: "email" });
    if (!made) await ground.mail.send({ to: email, ...letters.alreadyHere(`${homeOf(ground)}/auth`) });
    if (made && ground.mail.isReal) await sendConfirmation(ground, made, email);
    return c.json({ confirm: ground.mail.isReal });
  });

  app.post("/sign-in", async (c) => {
    const { email, password } = credentials(await bodyOf(c), 1);
    const address = addressOf(c, ground);
    const limit = (purpose: string, subject: string, most: number) => ({ purpose, subject, most, windowMs: 900_000 });
    const failures = [
      // tries from one place on one account are slowed first, so that somebody elsewhere does not shut out the owner
      limit("sign-in", `${email} ${address}`, config.LIMIT_SIGN_IN_FAILURES),
      limit("sign-in-account", email, 10 * config.LIMIT_SIGN_IN_FAILURES),
      limit("sign-in-address", address, config.LIMIT_SIGN_IN_FAILURES_PER_ADDRESS),
    ];
    return inTurn(email, async () => {
      for (const one of failures) await limits.check(one);
      const found = await trySignIn(ground, email, password, c.req.header("user-agent") ?? "");
      if (!found) {
        for (const one of failures) await limits.count({ ...one, most: Number.MAX_SAFE_INTEGER });
        throw new Problem("not-signed-in", messages.wrongCredentials, { field: "password" });
      }
      for (const one of failures.slice(0, 2)) await limits.clear(one);
      return c.json(found);
    });
  });

  app.post("/second-step", async (c) => {
    const body = await bodyOf(c);
    const ticket = typeof body["ticket"] === "string" ? body["ticket"].slice(0, 500) : "";
    const code = typeof body["code"] === "string" ? body["code"].slice(0, 40) : "";
    await limits.count({ purpose: "second-step", subject: ticket, most: config.LIMIT_SIGN_IN_FAILURES, windowMs: 900_000 });
    return c.json(await secondStep(ground, ticket, code));
  });

  app.post("/sign-out", async (c) => {
    const member = memberOf(c);
    await auth.api.signOut({ headers: new Headers({ authorization: c.req.header("authorization") ?? "" }) });
    ground.sessions.forget(member.id);
    return c.json({});
  });

  app.get("/session", (c) => {
    const { id, email, timeZone, currency, weekStartsOn, sessionEndsAt } = memberOf(c);
    return c.json({ member: { id, email, timeZone, currency, weekStartsOn }, expiresAt: sessionEndsAt.toISOString() });
  });

  return app;
}

function credentials(body: Record<string, unknown>, least: number) {
  const email = typeof body["email"] === "string" ? body["email"].trim().toLowerCase() : "";
  const password = typeof body["password"] === "string" ? body["password"] : "";
  const emailFault = emailProblem(email);
  if (emailFault) throw new Problem("invalid", emailFault, { field: "email" });
  // refused before anything is hashed, so that a megabyte of password costs nothing
  const passwordFault = password.length > longestPassword * 2 ? messages.longPassword : passwordProblem(password, least);
  if (passwordFault) throw new Problem("invalid", passwordFault, { field: "password" });
  return { email, password };
}

/** Gives null for a wrong pair, the same way and after the same work for an unknown address. */
async function trySignIn({ auth }: Ground, email: string, password: string, userAgent: string) {
  try {
    const headers = new Headers({ "user-agent": userAgent.slice(0, 200) });
    const { headers: answered, response } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true, headers });
    if ("twoFactorRedirect" in response) return { ticket: ticketOf(answered) };
    return { token: answered.get("set-auth-token"), member: { id: response.user.id, email: response.user.email } };
  } catch (error) {
    const code = (error as { body?: { code?: string } }).body?.code;
    if (code === "EMAIL_NOT_VERIFIED") throw new Problem("refused", messages.confirmFirst, { field: "email" });
    if (code === "INVALID_EMAIL_OR_PASSWORD") return null;
    throw error;
  }
}

const turns = new Map<string, Promise<unknown>>();
/** One sign-up or sign-in of an address at a time: a thousand parallel guesses meet the limit like a thousand in a row. */
async function inTurn<T>(email: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(email) ?? Promise.resolve()).then(work, work);
  turns.set(email, mine);
  return mine.finally(() => {
    if (turns.get(email) === mine) turns.delete(email);
  });
}
