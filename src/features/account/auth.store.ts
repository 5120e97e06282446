import { eq, inArray, sql } from "drizzle-orm";
import { trials, users } from "#server/auth.tables.ts";
import type { Ground } from "#server/ground.ts";
import { sign } from "#server/signing.ts";
import { personOf } from "./account.rules.ts";

type NewAccount = { email: string; password: string; timeZone: string | undefined };

/**
 * Makes an account with its trial. Gives its id, or null when the address is taken. Twenty at once make one account and one trial.
 * A person who had a trial under another spelling of the address keeps that trial's end.
 */
export async function createAccount(ground: Ground, { email, password, timeZone }: NewAccount): Promise<string | null> {
  const owner = ground.database.owner;
  const [taken] = await owner.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) return null;
  const id = await signUp(ground, { email, password, timeZone });
  const [made] = await owner.select({ id: users.id }).from(users).where(eq(users.email, email));
  // for an address that somebody took a moment earlier, Better Auth answers with an id that it invents
  if (!made || made.id !== id) return null;
  await oneTrial(ground, made.id, email);
  return made.id;
}

async function signUp(ground: Ground, { email, password, timeZone }: NewAccount): Promise<string | null> {
  try {
    return (await ground.auth.api.signUpEmail({ body: { name: "", email, password, ...(timeZone ? { timeZone } : {}) } })).user.id;
  } catch (error) {
    const [taken] = await ground.database.owner.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken) return null;
    throw error;
  }
}

/** The first account of a person starts the trial's clock; later ones find it running or over. */
async function oneTrial(ground: Ground, id: string, email: string) {
  const owner = ground.database.owner;
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
