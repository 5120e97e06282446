/** The reminder of the trial's end, beside the daily ones. */
export const trialReminderLabel = "The evening before my trial ends, with the exact hour";

type DailyReminder = {
  /** The checkbox in the account drawer. */
  label: string;
  /** The page that its mail leads to. */
  path: string;
  subject: string;
  text: (url: string) => string;
};

/**
 * Every daily reminder. Its name is also that of two columns in account.tables.ts: whether it is chosen, and when it was last sent;
 * `doneToday` in src/app/jobs.ts says when it is not needed.
 */
export const dailyReminders = {
  noSpend: {
    label: "Ask me whether it was a no-spend day",
    path: "/challenge",
    subject: "Was today a no-spend day?",
    text: (url) => `You asked for this note. If today was one, it can be logged here: ${url}\n\nIf not, that is a day like any other.`,
  },
  mood: {
    label: "Ask me how the day was",
    path: "/mental-health",
    subject: "A minute for how today was",
    text: (url) => `You asked for this note. A number and a line are enough: ${url}`,
  },
} satisfies Record<string, DailyReminder>;
