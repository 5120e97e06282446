/** The reminder of the trial's end, beside the daily ones. */
export const trialReminderLabel = "The evening before my trial ends, with the exact hour";

export type DailyReminder = {
  /** The checkbox in the account drawer. */
  label: string;
  /** The page that its mail leads to. */
  path: string;
  subject: string;
  text: (url: string) => string;
  /** For one that is about coming days: sent so many days before each of them. */
  daysBefore?: readonly number[];
};

/**
 * Every daily reminder. Its name is also that of two columns in account.tables.ts: whether it is chosen, and when it was last sent.
 * `doneToday` in src/app/jobs.ts says when one is not needed; the days of one with `daysBefore` are in src/app/upcoming.ts.
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
  bills: {
    label: "Tell me the day before a bill is due",
    path: "/budget#bills",
    subject: "A bill is due soon",
    text: (url) => `You asked for this note. What comes and on which day is here: ${url}`,
    daysBefore: [1],
  },
  documents: {
    label: "Tell me 30 days, 7 days and 1 day before a document's date",
    path: "/documents",
    subject: "A date of a document is coming up",
    text: (url) => `You asked for this note. Which document and which day is here: ${url}`,
    daysBefore: [30, 7, 1],
  },
} satisfies Record<string, DailyReminder>;
