import { Problem } from "#kernel/problem.ts";
import type { Ground } from "#server/ground.ts";
import { messages } from "./account.rules.ts";

const headersOf = (authorization: string) => new Headers({ authorization });

/** Begins: gives the address that an app reads as a picture or a key, and codes to keep on paper. */
export async function askSecondFactor(ground: Ground, authorization: string, password: string): Promise<{ uri: string; codes: string[] }> {
  const asked = await attempt(() =>
    ground.auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: headersOf(authorization) }),
  );
  if (!("totpURI" in asked)) throw new Problem("conflict", messages.secondFactorOn);
  return { uri: asked.totpURI, codes: asked.backupCodes };
}

/** Switches it on with the first code. The session is renewed; `token` is the new one. */
export async function confirmSecondFactor(ground: Ground, authorization: string, code: string): Promise<{ token: string | null }> {
  const { headers } = await attempt(() =>
    ground.auth.api.verifyTOTP({ body: { code: code.replace(/\D/g, "") }, headers: headersOf(authorization), returnHeaders: true }),
  );
  return { token: headers.get("set-auth-token") };
}

export async function endSecondFactor(ground: Ground, authorization: string, password: string): Promise<{ token: string | null }> {
  const { headers } = await attempt(() =>
    ground.auth.api.disableTwoFactor({ body: { password }, headers: headersOf(authorization), returnHeaders: true }),
  );
  return { token: headers.get("set-auth-token") };
}

/** The second step of a sign-in. `ticket` is what the first step gave; `code` from the app, or one of the codes on paper. */
export async function secondStep(ground: Ground, ticket: string, code: string) {
  const headers = new Headers({ cookie: ticket });
  const digits = code.replace(/[\s-]/g, "");
  const answered = /^\d{6}$/.test(digits)
    ? await attempt(() => ground.auth.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true }))
    : await attempt(() => ground.auth.api.verifyBackupCode({ body: { code: code.trim() }, headers, returnHeaders: true }));
  const { user } = answered.response as { user: { id: string; email: string } };
  return { token: answered.headers.get("set-auth-token"), member: { id: user.id, email: user.email } };
}

/** The ticket of a sign-in that still needs its code: Better Auth's signed cookie, carried in JSON instead. */
export function ticketOf(headers: Headers): string | null {
  const cookie = headers.getSetCookie().find((one) => /two_factor=/.test(one) && !/Max-Age=0/i.test(one));
  return cookie?.split(";")[0] ?? null;
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { body?: { code?: string } }).body?.code ?? "";
    if (code === "TOTP_ALREADY_ENABLED") throw new Problem("conflict", messages.secondFactorOn);
    if (/INVALID|TWO_FACTOR|TOTP|BACKUP|TOO_MANY/.test(code)) throw new Problem("invalid", messages.wrongCode, { field: "code" });
    throw error;
  }
}
