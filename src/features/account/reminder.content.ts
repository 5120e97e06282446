import type { CalendarKind } from "./calendar.rules.ts";

/** The placeholders `{url}` and `{details}` in the text of an email: the page it links to, and the feature's text for today. */
type Filled = { url: string; details: string };

export type ReminderKind = {
  /** The label of the checkbox in the account drawer. */
  label: string;
  /** The default. */
  isOn: boolean;
  /** When it is sent: at the member's hour of each day; so many days before each of its days; or in the last day of the trial. */
  when: "daily" | { daysBefore: readonly number[] } | "trial";
  /** How it can reach a member. The calendar feed shows its days, if it has any. */
  channels: readonly ("mail" | "push" | "calendar")[];
  /** The kind of the calendar feed that shows its days. */
  calendar?: CalendarKind;
  /** The page that its email and its notification link to. */
  path: string;
  /** The email's subject, and the title of a notification if the member chose that it may show details. */
  subject: string;
  /** In place of it on the day itself, in the member's time zone. */
  subjectToday?: string;
  text: (filled: Filled) => string;
  /** The title of a notification otherwise: it reveals nothing about the member on a visible screen. */
  discreet: string;
  /** The buttons of a notification; `discreet` is the text of each as for the title. */
  actions?: readonly { action: string; title: string; discreet: string; path: string }[];
};

const evening = "Time for your evening question";
const dayActions = [
  { action: "no-spend", title: "Log no-spend day", discreet: "Log today", path: "/?log=no-spend" },
  { action: "mood", title: "Mood 1–10", discreet: "How was it?", path: "/?log=mood" },
];

/**
 * Every reminder, one entry each: mail, notifications, the calendar feed and the account drawer read them here. Quiet hours and the pause
 * apply to all (the one before the trial ends is sent in quiet hours if it would be too late otherwise). The name of an entry is also that
 * of two columns in account.tables.ts: whether it is chosen, and when it was last sent. `doneToday` in src/app/jobs.ts says when a daily
 * one is not needed; the days of the others are in src/app/upcoming.ts or in reminder.rules.ts.
 */
export const reminderKinds = {
  trialEnd: {
    label: "The evening before my trial ends, with the exact hour",
    isOn: true,
    when: "trial",
    channels: ["mail", "push", "calendar"],
    calendar: "billing",
    path: "",
    subject: "Your Evenday trial ends tomorrow",
    subjectToday: "Your Evenday trial ends today",
    text: ({ url, details }) =>
      `Your three free days end on ${details}. Nothing is charged by itself: there is no card on file.\n\nIf you want to stay, it is $8 a month, and you can cancel at any time. If not, everything you wrote stays yours to export: ${url}`,
    discreet: "A note about your account",
  },
  noSpend: {
    label: "Ask me whether it was a no-spend day",
    isOn: false,
    when: "daily",
    channels: ["mail", "push"],
    path: "/challenge",
    subject: "Was today a no-spend day?",
    text: ({ url }) => `You asked for this note. If today was one, it can be logged here: ${url}\n\nIf not, that is a day like any other.`,
    discreet: evening,
    actions: dayActions,
  },
  mood: {
    label: "Ask me how the day was",
    isOn: false,
    when: "daily",
    channels: ["mail", "push"],
    path: "/?log=mood",
    subject: "A minute for how today was",
    text: ({ url }) => `You asked for this note. A number and a line are enough: ${url}`,
    discreet: evening,
    actions: dayActions,
  },
  habits: {
    label: "Remind me of the habits that are still open today",
    isOn: false,
    when: "daily",
    channels: ["mail", "push"],
    path: "/lifestyle",
    subject: "Your habits of today",
    text: ({ url }) => `You asked for this note. What is still open today is here: ${url}\n\nWhat stays open is no harm.`,
    discreet: "A minute for today",
  },
  bills: {
    label: "Tell me the day before a bill is due",
    isOn: false,
    when: { daysBefore: [1] },
    channels: ["mail", "push", "calendar"],
    calendar: "bills",
    path: "/budget#bills",
    subject: "A bill is due soon",
    text: ({ url }) => `You asked for this note. What comes and on which day is here: ${url}`,
    discreet: "A date is coming up",
  },
  documents: {
    label: "Tell me 30 days, 7 days and 1 day before a document's date",
    isOn: false,
    when: { daysBefore: [30, 7, 1] },
    channels: ["mail", "push", "calendar"],
    calendar: "documents",
    path: "/pdf-generator",
    subject: "A date of a document is coming up",
    text: ({ url }) => `You asked for this note. Which document and which day is here: ${url}`,
    discreet: "A date is coming up",
  },
  weekly: {
    label: "Send me my week in a few numbers, on its last evening",
    isOn: false,
    // its day is the first of the next week
    when: { daysBefore: [1] },
    channels: ["mail", "push"],
    path: "/",
    subject: "Your week, and the next one",
    text: ({ url, details }) => `You asked for this note. ${details}\n\nMore of it is here: ${url}`,
    discreet: "Your week is ready",
  },
  monthEnd: {
    label: "Tell me on a month's last evening that its recap is ready",
    isOn: false,
    // its day is the third of the next month: until then a missed one is sent late
    when: { daysBefore: [3] },
    channels: ["mail", "push"],
    path: "/budget",
    subject: "The month is done",
    text: ({ url }) => `You asked for this note. How the month went can be seen here, also in the next days: ${url}`,
    discreet: "Your month is ready",
  },
} as const satisfies Record<string, ReminderKind>;

/** `isToday`: the day that it is about has begun. */
export function subjectOf(kind: keyof typeof reminderKinds, isToday: boolean): string {
  const { subject, subjectToday = subject }: ReminderKind = reminderKinds[kind];
  return isToday ? subjectToday : subject;
}
