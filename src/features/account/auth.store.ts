import { eq, sql } from "drizzle-orm";
import { trials, users } from "#server/auth.tables.ts";
import { databaseCode } from "#server/database.ts";
import type { Ground } from "#server/ground.ts";
import { sign } from "#server/signing.ts";
import { personOf } from "./account.rules.ts";

type NewAccount = { email: string; password: string; timeZone: string | undefined };

/**
 * Makes an account with its trial. Gives false when the address is taken. Twenty at once make one account and one trial.
 * A person who had a trial under another spelling of the address keeps that trial's end.
 */
export async function createAccount(ground: Ground, { email, password, timeZone }: NewAccount): Promise<boolean> {
  const owner = ground.database.owner;
  const [taken] = await owner.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) return false;
  let id: string;
  try {
    id = (await ground.auth.api.signUpEmail({ body: { name: "", email, password, ...(timeZone ? { timeZone } : {}) } })).user.id;
  } catch (error) {
    const [now] = await owner.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (now || databaseCode(error) === "23505") return false; // somebody was faster by a moment
    throw error;
  }
  await oneTrial(ground, id, email);
  return true;
}

/** The first account of a person starts the trial's clock; later ones find it running or over. */
async function oneTrial(ground: Ground, id: string, email: string) {
  const owner = ground.database.owner;
  const addressHash = sign(ground.config.AUTH_SECRET, "trial", personOf(email));
  const started = new Date(ground.clock());
  await owner.insert(trials).values({ addressHash, startedAt: started }).onConflictDoNothing();
  const [first] = await owner.select().from(trials).where(eq(trials.addressHash, addressHash));
  if (!first || first.startedAt.getTime() >= started.getTime()) return;
  await owner.update(users).set({ trialEndsAt: sql`${first.startedAt.toISOString()}::timestamptz + interval '72 hours'` }).where(eq(users.id, id));
}
