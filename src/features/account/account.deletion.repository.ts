import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { recordDeletedAccount } from "#server/admin/deleted-accounts.ts";
import { deleteMember } from "./account.repository.ts";
import { emails, type Account } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { hasPassword } from "./provider.repository.ts";

/** The address of the page that an email's link opens: a mode of /auth, under the configured address or the local one. */
export const addressFor = (context: AppContext, mode: "reset" | "confirm" | "stop", link: string): string =>
  `${homeOf(context)}/auth?${mode}=${encodeURIComponent(link)}`;

export const homeOf = (context: AppContext): string => context.config.PUBLIC_URL ?? `http://localhost:${context.config.PORT}`;

/** The account's address and sign-in method for an email to this member. `reader`: the transaction of the change, if there is one. */
export async function mailAbout(context: AppContext, reader: Pick<Owner, "select">, memberId: string, path = "/auth"): Promise<Account> {
  const isUsed = context.config.PASSWORD_SIGN_IN === "on" && (await hasPassword(reader, memberId));
  return { url: `${homeOf(context)}${path}`, hasPassword: isUsed };
}

export const isTaken = async (owner: Pick<Owner, "select">, email: string): Promise<boolean> =>
  (await owner.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

/**
 * Ends everything outside the database first (payments, files), so that no member is charged after deletion; then deletes every row at
 * once. Throws unavailable when an external service cannot be reached, and not-signed-in if the account's credentials were changed since
 * `proved` proved who they are (null for the operator): then no row was deleted, but the subscription may have ended and files may be gone.
 */
export async function removeAccount(context: AppContext, memberId: string, proved: Proved | null): Promise<void> {
  const owner = context.database.owner;
  // also before what no rollback brings back
  if (proved) await expectSameCredentials(owner, proved);
  for (const onDelete of context.onDeleteHooks) await onDelete(memberId);
  const [member] = await owner.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  const about = await mailAbout(context, owner, memberId);
  await owner.transaction(async (tx) => {
    if (proved) await expectSameCredentials(tx, proved);
    await deleteMember(tx, memberId, context.clock());
    // not bound to the account, whose rows are all deleted with it
    if (member) await notify(context, tx, "account-deleted", { id: null, email: member.email }, emails.accountDeleted(about));
  });
  if (member)
    await context.mail
      .evict({ memberId, to: member.email })
      .catch((err: unknown) => context.log.error({ err }, "mails in the mail folder could not be removed"));
  context.mail.kick();
  // the row above records it too; the hourly job writes what could not be written now
  await recordDeletedAccount(context.config.DATA_DIR, memberId, context.clock()).catch((error: unknown) =>
    context.log.error({ err: error }, "the deleted account could not be recorded"),
  );
  context.sessions.evict(memberId);
}
