import { minuteMs } from "#shared/dates.ts";
import { accountFacts } from "../features/account/account.service.ts";
import { reminderFacts, type DoneToday } from "../features/account/reminder.service.ts";
import { billingFacts } from "../features/billing/billing.service.ts";
import { webhookFacts, type BillsDue } from "../features/account/webhook.service.ts";
import { budgetFacts } from "../features/budget/budget.service.ts";
import { challengeFacts } from "../features/challenge/challenge.service.ts";
import { lifestyleFacts } from "../features/lifestyle/lifestyle.service.ts";
import { journalFacts } from "../features/journal/journal.service.ts";
import { storedDocuments } from "../features/documents/stored-files.service.ts";
import { sweepFiles } from "../features/documents/sweep.service.ts";
import { archivesChanges, takesBackups } from "#server/backups.ts";
import type { AppContext } from "#server/context.ts";
import { emptyTrash, recordDeletedAccounts } from "#server/housekeeping.ts";
import { sweepIdempotencyKeys } from "#server/idempotency.ts";
import { removeRemnants } from "#server/remnants.ts";
import { trashMs } from "#server/trash.ts";

const archiver = () => import("#server/point-in-time/archiver.ts");

/** All scheduled jobs, one line each. `once`: on one of all servers. */
export function startJobs(context: AppContext): void {
  const { jobs, limits, config } = context;
  // on every server: each row is locked by one of them
  jobs.every(minuteMs / 2, "mail", () => context.mail.deliver());
  jobs.every(minuteMs / 2, "notifications", () => context.push.deliver());
  jobs.every(minuteMs / 6, "webhooks", () => webhookFacts.deliver(context));
  jobs.once(10 * minuteMs, "webhook events", () => webhookFacts.findDue(context, billsDue));
  jobs.once(60 * minuteMs, "webhook rows", () => webhookFacts.sweep(context));
  // without a mail server each server has a folder of emails of its own
  jobs.every(60 * minuteMs, "mail rows", () => context.mail.sweep());
  jobs.once(60 * minuteMs, "notification rows", () => context.push.sweep());
  jobs.once(5 * minuteMs, "address changes", async () => {
    const applied = await accountFacts.applyAddressChanges(context);
    await accountFacts.sweepLinks(context);
    return applied;
  });
  jobs.once(10 * minuteMs, "limits", () => limits.sweep());
  jobs.once(60 * minuteMs, "idempotency keys", () => sweepIdempotencyKeys(context));
  jobs.once(10 * minuteMs, "trash", () => emptyTrash(context, trashMs));
  jobs.once(10 * minuteMs, "remnants", () => removeRemnants(context));
  jobs.once(minuteMs / 2, "reminders", () => reminderFacts.round(context, doneToday));
  jobs.every(60 * minuteMs, "deleted accounts", () => recordDeletedAccounts(context));
  jobs.every(60 * minuteMs, "intake", () => context.files.sweepIntake(Date.now() - 60 * minuteMs));
  jobs.once(60 * minuteMs, "files", () => sweepFiles(context));
  if (takesBackups(context))
    jobs.once(10 * minuteMs, "backup", async () => (await import("#server/nightly.ts")).nightlyBackup(context, storedDocuments));
  if (archivesChanges(context))
    jobs.every(minuteMs / 12, "changes", async () => (await archiver()).archiveChanges(context, storedDocuments));
  if (context.payments) jobs.once(config.BILLING_RECONCILE_MINUTES * minuteMs, "reconcile", () => billingFacts.reconcile(context));
}

const billsDue: BillsDue = async (tx, today) =>
  (await budgetFacts.billDates(tx, { today })).filter(({ dueOn, isPaid }) => dueOn === today && !isPaid);

/** Tells whether a reminder's task is already done, so that the reminder is skipped. */
export const doneToday: DoneToday = async (tx, { today, weekStartsOn, now }) => ({
  noSpend: await challengeFacts.isLogged(tx, today),
  // an entry of the last twenty hours counts: no reminder after writing last night
  mood: (await journalFacts.countEntries(tx, now - 20 * 60 * minuteMs, now + 1)) > 0 || (await journalFacts.lastMood(tx))?.on === today,
  habits: ((await lifestyleFacts.today(tx, { today, weekStartsOn }))?.open ?? []).length === 0,
});
