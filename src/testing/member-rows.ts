import { randomUUID } from "node:crypto";
import { accounts, users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { hashPassword } from "#server/passwords.ts";
import { startSession } from "#server/session.ts";

export type MemberRows = { id: string; email: string; password: string; token: string };

export const usualPassword = "three plain words";
const trialMs = 72 * 3_600_000;
let usualHash: Promise<string> | undefined;

/**
 * A new member in the trial with one session, inserted as rows: the state after a sign-up and a sign-in, without their two password hashes
 * of a tenth of a second each. Sign-in with the password works.
 */
export async function insertMember(
  context: AppContext,
  { email = `${randomUUID()}@example.com`, password = usualPassword, timeZone = "America/New_York" } = {},
): Promise<MemberRows> {
  const { database, config, clock } = context;
  const [id, now] = [newId(), new Date(clock())];
  const hash = await (password === usualPassword ? (usualHash ??= hashPassword(password)) : hashPassword(password));
  const times = { createdAt: now, updatedAt: now };
  await database.owner.insert(users).values({ id, email, timeZone, ...times, trialEndsAt: new Date(now.getTime() + trialMs) });
  await database.owner
    .insert(accounts)
    .values({ id: newId(), userId: id, accountId: id, providerId: "credential", password: hash, ...times });
  const { token } = await startSession(
    database.owner,
    config,
    { id, credentialEpoch: 0 },
    { userAgent: "", address: "in-process" },
    clock(),
  );
  return { id, email, password, token };
}
