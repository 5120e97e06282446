import { eq, inArray, sql, TransactionRollbackError } from "drizzle-orm";
import { accounts, trials, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { hashPassword } from "#server/passwords.ts";
import { sign } from "#server/signing.ts";
import { hourMs } from "#shared/dates.ts";
import { personOf } from "./account.rules.ts";
import { addressFor, homeOf } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { makeLink, mayWrite } from "./email.repository.ts";
import { findByIdentity } from "./provider.repository.ts";
import type { Verified } from "./provider-sign-in.repository.ts";

const trialMs = 72 * hourMs;

type NewAccount = { email: string; password: string; timeZone: string | undefined; address: string };

/**
 * Creates an account with its trial, and queues the email that confirms it. Returns false when the address is taken, whose owner then gets
 * an email: known and unknown addresses cost the same hash and the same queries, and what was written for a taken one is rolled back.
 * Twenty at once create one account and one trial. A person who had a trial under another spelling of the address keeps that trial's end.
 */
export async function createAccount(context: AppContext, { email, password, timeZone, address }: NewAccount): Promise<boolean> {
  const hash = await hashPassword(password, { address });
  const mayMail = context.mail.isReal && (await mayWrite(context, email, { address, isByStranger: true }));
  const isMade = await context.database.owner.transaction(async (tx) => {
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const id = newId();
    // no account can have the second name, so the same queries run for an address that is taken
    const written = taken ? `${id}@taken.invalid` : email;
    const link = await tx
      .transaction(async (inner) => {
        // in the form of Better Auth, which checks the password before it changes the second factor
        const way = { providerId: "credential", accountId: id, password: hash };
        const created = await writeAccount(inner, context, { id, email: written, timeZone, isConfirmed: false, way });
        const secret = await makeLink(inner, "confirm", id, written, context.clock(), 24 * hourMs);
        if (taken || !created) inner.rollback();
        return secret;
      })
      .catch((error: unknown) => {
        if (error instanceof TransactionRollbackError) return null;
        throw error;
      });
    const words = link ? emails.confirmEmail(addressFor(context, "confirm", link)) : emails.alreadyHere(`${homeOf(context)}/auth`);
    if (mayMail) await context.mail.queue(tx, { kind: "sign-up", memberId: link ? id : (taken?.id ?? null), to: email, ...words });
    return link !== null;
  });
  context.mail.kick();
  return isMade;
}

/**
 * Creates an account with its trial for an address that a sign-in provider has verified: no password, nothing to confirm. Null when the
 * address or the account at the provider belongs to an account already.
 */
export async function createProviderAccount(
  context: AppContext,
  { identity, timeZone }: { identity: Verified; timeZone: string | undefined },
) {
  const { issuer, subject, email } = identity;
  const id = newId();
  const way = { providerId: issuer, accountId: subject };
  return context.database.owner.transaction(async (tx) => {
    if (await findByIdentity(tx, identity)) return null;
    const isMade = await writeAccount(tx, context, { id, email, timeZone, isConfirmed: true, way });
    return isMade ? { id, email, credentialEpoch: 0 } : null;
  });
}

type Writer = Pick<Owner, "insert" | "select" | "update">;
/** How to sign in to the new account. */
type Way = { providerId: string; accountId: string; password?: string };

/** False when the address was taken a moment before. */
async function writeAccount(
  tx: Writer,
  context: AppContext,
  account: { id: string; email: string; timeZone: string | undefined; isConfirmed: boolean; way: Way },
) {
  const { id, email, timeZone, isConfirmed, way } = account;
  const at = new Date(context.clock());
  const created = await tx
    .insert(users)
    .values({
      id,
      email,
      emailVerified: isConfirmed,
      createdAt: at,
      updatedAt: at,
      trialEndsAt: new Date(at.getTime() + trialMs),
      ...(timeZone ? { timeZone } : {}),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (created.length === 0) return false;
  await tx.insert(accounts).values({ id: newId(), userId: id, ...way, createdAt: at, updatedAt: at });
  await applyTrialHistory(tx, context, id, email);
  return true;
}

/** The first account of a person starts the trial; later ones continue it or find it over. */
async function applyTrialHistory(owner: Writer, context: AppContext, id: string, email: string) {
  const { AUTH_SECRET, AUTH_PREVIOUS_SECRETS } = context.config;
  const hashes = [AUTH_SECRET, ...AUTH_PREVIOUS_SECRETS].map((secret) => sign(secret, "trial", personOf(email)));
  const started = new Date(context.clock());
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
