import { eq, inArray, sql } from "drizzle-orm";
import { accounts, trials, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { Ground } from "#server/ground.ts";
import { newId } from "#server/ids.ts";
import { hashPassword } from "#server/passwords.ts";
import { sign } from "#server/signing.ts";
import { personOf } from "./account.rules.ts";

const trialMs = 72 * 3_600_000;

type NewAccount = { email: string; password: string; timeZone: string | undefined; address: string };

/**
 * Makes an account with its trial. Gives its id, or null when the address is taken. Twenty at once make one account and one trial.
 * A person who had a trial under another spelling of the address keeps that trial's end.
 */
export async function createAccount(ground: Ground, { email, password, timeZone, address }: NewAccount): Promise<string | null> {
  const hash = await hashPassword(password, { address });
  const [id, at] = [newId(), new Date(ground.clock())];
  return ground.database.owner.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values({ id, email, createdAt: at, updatedAt: at, trialEndsAt: new Date(at.getTime() + trialMs), ...(timeZone ? { timeZone } : {}) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) return null;
    // named as Better Auth names it, which checks the password before it changes the second factor
    await tx
      .insert(accounts)
      .values({ id: newId(), userId: id, accountId: id, providerId: "credential", password: hash, createdAt: at, updatedAt: at });
    await oneTrial(tx, ground, id, email);
    return id;
  });
}

/** The first account of a person starts the trial's clock; later ones find it running or over. */
async function oneTrial(owner: Pick<Owner, "insert" | "select" | "update">, ground: Ground, id: string, email: string) {
  const { AUTH_SECRET, AUTH_SECRETS_BEFORE } = ground.config;
  const hashes = [AUTH_SECRET, ...AUTH_SECRETS_BEFORE].map((secret) => sign(secret, "trial", personOf(email)));
  const started = new Date(ground.clock());
  await owner
    .insert(trials)
    .values({ addressHash: hashes[0] ?? "", startedAt: started })
    .onConflictDoNothing();
  const [first] = await owner.select().from(trials).where(inArray(trials.addressHash, hashes)).orderBy(trials.startedAt).limit(1);
  if (!first || first.startedAt.getTime() >= started.getTime()) return;
  await owner
    .update(users)
    .set({ trialEndsAt: sql`${first.startedAt.toISOString()}::timestamptz + interval '72 hours'` })
    .where(eq(users.id, id));
}
