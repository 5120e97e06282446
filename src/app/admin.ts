import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { accountFacts } from "../features/account/account.service.ts";
import { billingFacts } from "../features/billing/billing.service.ts";
import { storedDocuments } from "../features/documents/stored-files.service.ts";
import { sweepFiles } from "../features/documents/sweep.service.ts";
import { cardsOfTheYear } from "../features/safety/cards.service.ts";
import { pointsCheck } from "../features/progress/points.service.ts";
import { Problem } from "#shared/errors.ts";
import { mailOutbox, sessions, users } from "#server/auth.tables.ts";
import { adoptFileStore } from "#server/file-store.ts";
import type { AppContext } from "#server/context.ts";
import { many } from "#server/admin/words.ts";
import { sameSchema } from "#server/admin/operator.ts";
import { rotateSecret } from "#server/admin/secret.ts";
import { takeBackup } from "#server/admin/backup.ts";
import { verify } from "#server/admin/verify.ts";

type Wishes = Record<string, string>;
type Tell = (sentence: string) => void;
/** Prints what it did, in sentences without content or secrets; returns 0, or 3 when faults were found. */
type Command = (context: AppContext, wishes: Wishes, tell: Tell) => Promise<number>;

/** What features provide for backups and checks, one line each. */
export const stored = storedDocuments;
const checks = [pointsCheck];

/** Admin commands that print text, one line each. */
export const commands: Record<string, Command> = {
  verify: async (context, wishes, tell) => {
    let faults = 0;
    for await (const found of verify(context, stored, checks, wishes["quick"] === "true")) {
      tell(`${found.faults.length === 0 ? "good " : "FAULT"}  ${found.name.padEnd(7)} ${found.seen}`);
      for (const fault of found.faults) tell(`       ${fault}`);
      faults += found.faults.length;
    }
    tell(faults === 0 ? "Everything holds." : `${many(faults, "fault")} found.`);
    return faults === 0 ? 0 : 3;
  },
  "delete-user": async (context, wishes, tell) => {
    const member = await memberIn(context, wishes);
    await accountFacts.remove(context, member.id);
    tell(
      `Member ${member.id} is deleted: every row and file, all sessions${context.payments && member.customerId ? ", the subscription" : ""}. The bare id stays on the list of those who left.`,
    );
    return 0;
  },
  "revoke-sessions": async (context, wishes, tell) => {
    const member = wishes["all"] === "true" ? null : await memberIn(context, wishes);
    const gone = await context.database.owner
      .delete(sessions)
      .where(member ? eq(sessions.userId, member.id) : undefined)
      .returning({ id: sessions.id });
    context.sessions.forget(member?.id ?? "");
    tell(`${many(gone.length, "session")} of ${member ? `member ${member.id}` : "all members"} ended.`);
    return 0;
  },
  "reconcile-billing": async (context, _, tell) => {
    if (!context.payments) {
      tell(`Billing is ${context.config.BILLING}: there is no payment service to ask.`);
      return 0;
    }
    const { asked, failed } = await billingFacts.reconcile(context);
    tell(`Asked the payment service about ${many(asked, "customer")}, ${failed} without an answer.`);
    return failed === 0 ? 0 : 3;
  },
  mail: async (context, wishes, tell) => {
    const { owner } = context.database;
    if (wishes["retry"] === "true") {
      const again = { failedAt: null, tries: 0, nextTryAt: new Date(context.clock()), createdAt: new Date(context.clock()) };
      const rows = await owner.update(mailOutbox).set(again).where(isNotNull(mailOutbox.failedAt)).returning({ id: mailOutbox.id });
      tell(`${many(rows.length, "mail")} will be tried again within a minute.`);
      return 0;
    }
    const rows = await owner.select().from(mailOutbox).where(isNull(mailOutbox.sentAt)).orderBy(mailOutbox.createdAt);
    for (const { id, kind, createdAt, tries, fault, failedAt } of rows)
      tell(`${failedAt ? "given up" : "waiting "}  ${createdAt.toISOString()}  ${kind.padEnd(22)} ${tries} tries  ${fault ?? ""}  ${id}`);
    const failed = rows.filter(({ failedAt }) => failedAt).length;
    tell(`${many(rows.length - failed, "mail")} waiting, ${failed} given up.`);
    return failed === 0 ? 0 : 3;
  },
  "adopt-files": async (context, _, tell) => {
    const { id, before } = await adoptFileStore(context);
    tell(`The file store now belongs to database ${id}${before && before !== id ? `; it belonged to ${before}` : ""}. Start the server.`);
    return 0;
  },
  "sweep-files": async (context, wishes, tell) => {
    const { files, unowned, moved, removed, held } = await sweepFiles(context, wishes["all"] === "true");
    tell(`${many(files, "file")}, ${unowned} without a row: ${moved} moved to the trash, ${removed} removed from it.`);
    if (held === "share") tell("That is more than is swept at once. Make sure that this is the right database, then add --all.");
    if (held === "empty" || held === "restored")
      tell(`Nothing is swept on ${held === "empty" ? "a database without members" : "a database that was just restored"}.`);
    return held === "share" ? 3 : 0;
  },
  cards: async (context, _, tell) => {
    tell("Crisis cards shown in the last year, by day (UTC) and level (2 a possible crisis, 3 imminent):");
    for (const line of await cardsOfTheYear(context.database.owner, context.clock())) tell(line);
    return 0;
  },
  "rotate-secret": async (context, _, tell) => {
    const { how, file } = rotateSecret(context.config);
    if (how === "given") {
      tell(
        `A new secret lies in ${file}. Put it into AUTH_SECRET, the present one in front of AUTH_SECRETS_BEFORE, restart every server, and delete that file.`,
      );
      tell("Nothing has changed yet. After the restart everybody signs in again; second factors and trials go on.");
      return 0;
    }
    const gone = await context.database.owner.delete(sessions).returning({ id: sessions.id });
    context.sessions.forget("");
    tell(`A new secret stands in ${file}, the old ones below it for second factors and trials. ${many(gone.length, "session")} ended.`);
    tell("Restart the server now: until then it signs with the old one, and whoever signs in before it does so again after.");
    return 0;
  },
};

/** Admin commands that stream the bytes of a file. */
const gifts: Record<string, (context: AppContext, wishes: Wishes) => AsyncIterable<Uint8Array>> = {
  backup: (context, wishes) => takeBackup(context, stored, wishes["sealed"] === "true"),
  "export-user": async function* (context, wishes) {
    const member = await memberIn(context, wishes);
    yield* accountFacts.archive(context, member) as unknown as AsyncIterable<Uint8Array>;
  },
};

/** Words for the terminal and whether all is well (0), or the bytes of a file. */
export type Commands = {
  say: (name: string, wishes: Wishes, tell: Tell) => Promise<number>;
  give: (name: string, wishes: Wishes) => AsyncIterable<Uint8Array>;
};

/** The commands over an open ground, in the command's own process. */
export const commandsOn = (context: AppContext): Commands => ({
  say: async (name, wishes, tell) => {
    const command = commands[name];
    if (!command) throw new Problem("not-found", `There is no command ${name}.`);
    if (name !== "verify") await sameSchema(context.database.owner);
    return command(context, wishes, tell);
  },
  give: async function* (name, wishes) {
    const gift = gifts[name];
    if (!gift) throw new Problem("not-found", `There is no command ${name}.`);
    if (name !== "backup") await sameSchema(context.database.owner);
    yield* gift(context, wishes);
  },
});

/** The member whom `user` names, by email or id. Throws not-found. */
async function memberIn({ database }: AppContext, wishes: Wishes) {
  const named = (wishes["user"] ?? "").trim().toLowerCase();
  const [member] = await database.owner
    .select()
    .from(users)
    .where(sql`${users.email} = ${named} or ${users.id}::text = ${named}`);
  if (!member) throw new Problem("not-found", "There is no member with this e-mail or id.");
  return member;
}
