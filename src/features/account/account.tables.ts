import { boolean, integer } from "drizzle-orm/pg-core";
import { at, singleRowTable } from "#server/columns.ts";

/**
 * Reminders that a member chose; each is off until chosen, except the notice before the trial ends. Hours are in the member's time zone, 0
 * to 23.
 */
export const reminders = singleRowTable("reminders", {
  noSpend: boolean("no_spend").notNull().default(false),
  mood: boolean("mood").notNull().default(false),
  bills: boolean("bills").notNull().default(false),
  documents: boolean("documents").notNull().default(false),
  habits: boolean("habits").notNull().default(false),
  weekly: boolean("weekly").notNull().default(false),
  monthEnd: boolean("month_end").notNull().default(false),
  trialEnd: boolean("trial_end").notNull().default(true),
  byMail: boolean("by_mail").notNull().default(true),
  sendHour: integer("send_hour").notNull().default(18),
  quietFrom: integer("quiet_from").notNull().default(21),
  quietTo: integer("quiet_to").notNull().default(8),
  noSpendSentAt: at("no_spend_sent_at"),
  moodSentAt: at("mood_sent_at"),
  billsSentAt: at("bills_sent_at"),
  documentsSentAt: at("documents_sent_at"),
  habitsSentAt: at("habits_sent_at"),
  weeklySentAt: at("weekly_sent_at"),
  monthEndSentAt: at("month_end_sent_at"),
  trialEndSentAt: at("trial_end_sent_at"),
  pausedUntil: at("paused_until"),
});
