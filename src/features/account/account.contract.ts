import { z } from "zod";
import { plainDigits } from "#shared/amounts.ts";
import {
  byId,
  currency,
  del,
  get,
  id,
  imported,
  importedFields,
  instant,
  post,
  put,
  text,
  zone,
  type FeatureImport,
} from "#shared/fields.ts";
import { longestPassword } from "./account.rules.ts";
import { defaultReminders, eachKind, kinds, pauseMs } from "./reminder.rules.ts";

const hour = z.int("Please choose an hour.").min(0, "Please choose an hour.").max(23, "Please choose an hour.");
const reminders = z.object({
  ...eachKind(() => z.boolean()),
  byMail: z.boolean().describe("whether they come by mail"),
  sendHour: hour,
  quietFrom: hour,
  quietTo: hour,
});
const profile = z.object({
  email: z.string(),
  timeZone: zone,
  currency,
  weekStartsOn: z.union([z.literal(1), z.literal(6), z.literal(7)]),
  hasSecondFactor: z.boolean(),
  hasPassword: z.boolean().describe("false for an account that a sign-in provider made"),
  sendsMail: z.boolean(),
  reminders,
  nextReminders: z
    .object(eachKind(() => instant.nullable()))
    .describe("when each goes out next, unless what it asks about is done by then"),
  pausedUntil: instant.nullable().describe("no reminder goes out before"),
  isSending: z.boolean().describe("false without a trial or subscription: then only the notice about the trial is sent"),
  isTrialNoticeOffered: z.boolean().describe("false once the trial is over or a subscription has begun: then no such notice comes"),
});
const password = text(2 * longestPassword);
const retrySecret = text(43)
  .optional()
  .describe("43 characters with at least 128 random bits, with which /api/auth/renewed gives the new session when this answer is lost");
const code = z
  .string()
  .overwrite(plainDigits)
  .regex(/^[\d\s-]{6,12}$|^[\w-]{8,20}$/, "Please enter the six digits that your app shows.");

export const accountContract = {
  profile: get("/account/profile", "Preferences and what is switched on").output(profile),
  change: put("/account/profile", "Change preferences")
    .input(
      profile
        .pick({ timeZone: true, currency: true, weekStartsOn: true })
        .extend({ reminders: reminders.partial().describe("what is left out stays as it was") })
        .partial(),
    )
    .output(profile),
  pauseReminders: post("/account/reminders/pause", "Hold every reminder back for a week, or end that")
    .input(z.object({ isPaused: z.boolean() }))
    .output(profile),
  sessions: get("/account/sessions", "Where this account is signed in").output(
    z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        startedAt: instant,
        usedAt: instant,
        isThis: z.boolean(),
        isThisNetwork: z
          .boolean()
          .nullable()
          .describe("whether the sign-in came from the network of this call; null where it is not known"),
      }),
    ),
  ),
  endSession: del("/account/sessions/{id}", "Sign one device out")
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  endOthers: post("/account/sessions/end-others", "Sign out everywhere else").output(z.object({ ended: z.int() })),
  changePassword: post("/account/password", "Change the password; other devices are signed out")
    .input(z.object({ current: password, next: password }))
    .output(z.object({})),
  changeEmail: post("/account/email", "Change the email address")
    .input(z.object({ password, email: z.string() }))
    .output(z.object({ confirm: z.boolean() })),
  startSecondFactor: post("/account/second-factor", "Begin a second factor: an address for the app, and codes to keep")
    .input(z.object({ password }))
    .output(z.object({ uri: z.string(), codes: z.array(z.string()) })),
  confirmSecondFactor: post("/account/second-factor/confirm", "Switch the second factor on")
    .input(z.object({ code, retrySecret }))
    .output(z.object({ token: z.string().nullable() })),
  endSecondFactor: post("/account/second-factor/end", "Switch the second factor off")
    .input(z.object({ password, retrySecret }))
    .output(z.object({ token: z.string().nullable() })),
  deleted: get("/account/deleted", "What was deleted in the last 30 days, newest first")
    .input(z.object({ limit: z.coerce.number().int().min(1).max(1000).default(50) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            kind: z.string(),
            name: z.string(),
            cents: z.int().nullable(),
            on: z.string().nullable().describe("the day that it was about"),
            deletedAt: instant,
            goneAt: instant.describe("from then on it cannot be restored"),
          }),
        ),
        total: z.int(),
      }),
    ),
  discard: del("/account/deleted/{id}", "Remove something deleted for good, now").input(byId).output(byId),
  discardAll: post("/account/deleted/discard-all", "Remove everything deleted for good, now").output(z.object({ removed: z.int() })),
  remove: post("/account/delete", "Delete the account with everything in it, at once")
    .input(z.object({ password, typed: z.string() }))
    .output(z.object({})),
};

/** What an archive may contain about the account itself. */
export const importedAccount = profile.pick({ timeZone: true, currency: true, weekStartsOn: true }).partial();

/** Rows of an imported archive. */
export const accountRows: FeatureImport = (at) => {
  const sent = importedFields(at).past.nullable();
  const { sendHour, quietFrom, quietTo } = reminders.shape;
  const columns = kinds.map((kind) => [kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), kind] as const);
  return {
    tables: {
      reminders: imported(
        {
          // older archives lack the newer kinds
          ...Object.fromEntries(columns.map(([column, kind]) => [column, z.boolean().default(defaultReminders[kind])])),
          by_mail: z.boolean().default(defaultReminders.byMail),
          send_hour: sendHour,
          quiet_from: quietFrom,
          quiet_to: quietTo,
          ...Object.fromEntries(columns.map(([column]) => [`${column}_sent_at`, sent.default(null)])),
          paused_until: z.iso
            .datetime({ offset: true })
            .refine((text) => Date.parse(text) >= 0 && Date.parse(text) <= at.now + pauseMs, "Please choose a time within a week.")
            .nullable()
            // missing in older archives
            .default(null),
        },
        { most: 1 },
      ),
    },
  };
};
