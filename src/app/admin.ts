import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { accountFacts } from "../features/account/account.service.ts";
import { billingFacts } from "../features/billing/billing.service.ts";
import { storedDocuments } from "../features/documents/stored-files.service.ts";
import { sweepFiles } from "../features/documents/sweep.service.ts";
import { cardsOfTheYear } from "../features/safety/cards.service.ts";
import { pointsCheck } from "../features/progress/points.service.ts";
import { Problem } from "#shared/errors.ts";
import { emailQueue, sessions, users } from "#server/auth.tables.ts";
import { pushQueueTable } from "#server/push.ts";
import { adoptFileStore } from "#server/file-store.ts";
import type { AppContext } from "#server/context.ts";
import { rewriteNow } from "#server/remnants.ts";
import { many } from "#server/admin/words.ts";
import { sameSchema } from "#server/admin/operator.ts";
import { rotateSecret } from "#server/admin/secret.ts";
import { takeBackup } from "#server/admin/backup.ts";
import { statusOf, type StatusLine } from "#server/admin/status.ts";
import { verify } from "#server/admin/verify.ts";

type Options = Record<string, string>;
type Print = (sentence: string) => void;
/** Prints what it did, without content or secrets; returns 0, or 3 when problems were found. */
type Command = (context: AppContext, options: Options, print: Print) => Promise<number>;

/** What features provide for backups and checks, one line each. */
export const stored = storedDocuments;
const checks = [pointsCheck];

/** Queues that wait for a mail server or a push service. */
const queues = [
  ["mail", emailQueue],
  ["notification", pushQueueTable],
] as const;

/** Admin commands that print text, one line each. */
export const commands: Record<string, Command> = {
  verify: async (context, options, print) => {
    let faults = 0;
    for await (const found of verify(context, stored, checks, options["quick"] === "true")) {
      print(`${found.faults.length === 0 ? "good " : "FAULT"}  ${found.name.padEnd(18)} ${found.seen}`);
      for (const fault of found.faults) print(`       ${fault}`);
      faults += found.faults.length;
    }
    print(faults === 0 ? "Everything holds." : `${many(faults, "fault")} found.`);
    return faults === 0 ? 0 : 3;
  },
  status: async (context, _, print) => printStatus(statusOf(context), print),
  "delete-user": async (context, options, print) => {
    const member = await memberIn(context, options);
    await accountFacts.remove(context, member.id);
    print(
      `Member ${member.id} is deleted: every row and file, all sessions${context.payments && member.customerId ? ", the subscription" : ""}. The bare id stays on the list of those who left.`,
    );
    return 0;
  },
  "revoke-sessions": async (context, options, print) => {
    const member = options["all"] === "true" ? null : await memberIn(context, options);
    const gone = await context.database.owner
      .delete(sessions)
      .where(member ? eq(sessions.userId, member.id) : undefined)
      .returning({ id: sessions.id });
    context.sessions.evict(member?.id ?? "");
    print(`${many(gone.length, "session")} of ${member ? `member ${member.id}` : "all members"} ended.`);
    return 0;
  },
  "reconcile-billing": async (context, _, print) => {
    if (!context.payments) {
      print(`Billing is ${context.config.BILLING}: there is no payment service to ask.`);
      return 0;
    }
    const { asked: request, failed } = await billingFacts.reconcile(context);
    print(`Asked the payment service about ${many(request, "customer")}, ${failed} without an answer.`);
    return failed === 0 ? 0 : 3;
  },
  mail: async (context, options, print) => {
    const { owner } = context.database;
    if (options["retry"] === "true") {
      const again = { failedAt: null, tries: 0, nextTryAt: new Date(context.clock()), createdAt: new Date(context.clock()) };
      for (const [name, queue] of queues) {
        const rows = await owner.update(queue).set(again).where(isNotNull(queue.failedAt)).returning({ id: queue.id });
        if (name === "mail" || rows.length > 0) print(`${many(rows.length, name)} will be tried again within a minute.`);
      }
      return 0;
    }
    let given = 0;
    for (const [name, queue] of queues) {
      const rows = await owner.select().from(queue).where(isNull(queue.sentAt)).orderBy(queue.createdAt);
      for (const { id, kind, createdAt, tries, fault, failedAt } of rows)
        print(
          `${failedAt ? "given up" : "waiting "}  ${createdAt.toISOString()}  ${kind.padEnd(22)} ${tries} tries  ${fault ?? ""}  ${id}`,
        );
      const failed = rows.filter(({ failedAt }) => failedAt).length;
      given += failed;
      if (name === "mail" || rows.length > 0) print(`${many(rows.length - failed, name)} waiting, ${failed} given up.`);
    }
    return given === 0 ? 0 : 3;
  },
  "adopt-files": async (context, _, print) => {
    const { id, before } = await adoptFileStore(context);
    print(`The file store now belongs to database ${id}${before && before !== id ? `; it belonged to ${before}` : ""}. Start the server.`);
    return 0;
  },
  "remove-remnants": async (context, _, print) => {
    const { tables, busy } = await rewriteNow(context);
    print(`${many(tables, "table")} rewritten: nothing of deleted rows is left in their files.`);
    if (busy.length > 0) print(`In use, so left for later: ${busy.join(", ")}. Run it again in a quiet hour.`);
    return busy.length > 0 ? 3 : 0;
  },
  "sweep-files": async (context, options, print) => {
    const { files, unowned, moved, removed, held } = await sweepFiles(context, options["all"] === "true");
    print(`${many(files, "file")}, ${unowned} without a row: ${moved} moved to the trash, ${removed} removed from it.`);
    if (held === "share") print("That is more than is swept at once. Make sure that this is the right database, then add --all.");
    if (held === "empty" || held === "restored")
      print(`Nothing is swept on ${held === "empty" ? "a database without members" : "a database that was just restored"}.`);
    return held === "share" ? 3 : 0;
  },
  cards: async (context, _, print) => {
    print("Crisis cards shown in the last year, by day (UTC) and level (2 a possible crisis, 3 imminent):");
    for (const line of await cardsOfTheYear(context.database.owner, context.clock())) print(line);
    return 0;
  },
  "rotate-secret": async (context, _, print) => {
    const { how, file } = rotateSecret(context.config);
    if (how === "given") {
      print(
        `A new secret lies in ${file}. Put it into AUTH_SECRET, the present one in front of AUTH_PREVIOUS_SECRETS, restart every server, and delete that file.`,
      );
      print("Nothing has changed yet. After the restart everybody signs in again; second factors and trials go on.");
      return 0;
    }
    const gone = await context.database.owner.delete(sessions).returning({ id: sessions.id });
    context.sessions.evict("");
    print(`A new secret stands in ${file}, the old ones below it for second factors and trials. ${many(gone.length, "session")} ended.`);
    print("Restart the server now: until then it signs with the old one, and anyone who signs in before it does so again after.");
    return 0;
  },
};

/** Prints one line each; returns 3 if one of them reports a problem. */
export async function printStatus(lines: AsyncIterable<StatusLine>, print: Print): Promise<number> {
  let faults = 0;
  for await (const { name, isGood, words } of lines) {
    print(`${isGood ? "good " : "FAULT"}  ${name.padEnd(8)} ${words}`);
    if (!isGood) faults += 1;
  }
  return faults === 0 ? 0 : 3;
}

/** Sentences for the terminal and an exit code, or the bytes of a file. */
export type Commands = {
  run: (name: string, options: Options, print: Print) => Promise<number>;
  /** All rows and files; a generated secret is included only in an encrypted backup. */
  backup: (isEncrypted: boolean) => AsyncIterable<Uint8Array>;
  /** The ZIP of the member with this email or id. */
  exportUser: (user: string) => AsyncIterable<Uint8Array>;
};

/** The commands on an open server context, in the command's own process. */
export const commandsOn = (context: AppContext): Commands => ({
  run: async (name, options, print) => {
    const command = commands[name];
    if (!command) throw new Problem("not-found", `There is no command ${name}.`);
    if (name !== "verify" && name !== "status") await sameSchema(context.database.owner);
    return command(context, options, print);
  },
  backup: (isEncrypted) => takeBackup(context, stored, isEncrypted),
  exportUser: async function* (user) {
    await sameSchema(context.database.owner);
    yield* accountFacts.archive(context, await memberIn(context, { user })) as unknown as AsyncIterable<Uint8Array>;
  },
});

/** The member whom `user` names, by email or id. Throws not-found. */
async function memberIn({ database }: AppContext, options: Options) {
  const named = (options["user"] ?? "").trim().toLowerCase();
  const [member] = await database.owner
    .select()
    .from(users)
    .where(sql`${users.email} = ${named} or ${users.id}::text = ${named}`);
  if (!member) throw new Problem("not-found", "There is no member with this email or id.");
  return member;
}
