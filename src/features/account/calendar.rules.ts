import type { Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { capital } from "#shared/text.ts";
import { discreetTitles, documentDateWords } from "./calendar.content.ts";

/** What a calendar can contain, in the order of the form. Nothing of the journal, of relationships or of the safety plan. */
export const calendarKinds = ["bills", "paydays", "payoffs", "documents", "meals", "noSpendDays", "billing"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** When a bill, a document's date or a renewal has an alarm: never, at nine on the day, or at nine on the day before. */
export const alarmChoices = ["none", "day", "before"] as const;
export type AlarmChoice = (typeof alarmChoices)[number];

export const mostCalendars = 5;
export const longestCalendarName = 60;
/** New addresses per day, because each is reported by email. */
export const mostNewAddresses = 20;

export const calendarMessages = {
  nameMissing: "Please give this calendar a name.",
  nothingChosen: "Please choose at least one thing to show.",
  tooMany: `${mostCalendars} calendars are the most you can have.`,
  gone: "This calendar is no longer here.",
};

/** `isDetailed` includes names and amounts in the titles. */
export type CalendarChoice = { name: string; holds: CalendarKind[]; isDetailed: boolean; alarm: AlarmChoice };

/** Whether the reader of a calendar's address learns more by `after` than by `before`. */
export const isWider = (before: CalendarChoice, after: CalendarChoice): boolean =>
  (after.isDetailed && !before.isDetailed) || after.holds.some((kind) => !before.holds.includes(kind));

/**
 * The features' data for a member's calendar; empty for kinds that it does not contain. `key` stays the same while a bill's occurrence
 * does. `at` is UTC ms.
 */
export type CalendarFacts = {
  bills: { id: string; key: string; name: string; amountCents: Cents; dueOn: Day; isPaid: boolean }[];
  paydays: { id: string; name: string; amountCents: Cents; on: Day }[];
  payoffs: { id: string; name: string; on: Day }[];
  documents: { id: string; fileName: string; kind: "expires" | "due" | "renews"; on: Day }[];
  meals: { planId: string; on: Day; meals: { slot: string; name: string }[] }[];
  noSpendDays: Day[];
  billing: { kind: "trialEnds" | "renews" | "ends"; at: number } | null;
};

/** One event: a whole day `on`, or an instant `at` (UTC ms). `alarmMinutes` before its start; negative after it. */
type CalendarEvent = { uid: string; title: string; details: string | null; alarmMinutes: number | null } & (
  | { on: Day; at?: never }
  | { at: number; on?: never }
);

/** Nine in the morning, in minutes after the start of a whole day; for an instant, three hours and a day before. */
const wholeDayAlarm = { none: null, day: -9 * 60, before: 15 * 60 } as const;
const momentAlarm = { none: null, day: 3 * 60, before: 24 * 60 } as const;

/** The events of one calendar. The uid of an event stays the same while its bill, plan or day does. */
export function eventsOf(facts: CalendarFacts, { isDetailed, alarm }: CalendarChoice, currency: string): CalendarEvent[] {
  const quiet = { details: null, alarmMinutes: null };
  const titled = (detailed: string, discreet: string) => (isDetailed ? detailed : discreet);
  return [
    ...facts.bills.map(({ id, key, name, amountCents, dueOn, isPaid }) => ({
      uid: `bill-${id}-${key}@evenday`,
      on: dueOn,
      title: titled(
        `${name}, ${showCents(amountCents, currency)}${isPaid ? " (paid)" : ""}`,
        isPaid ? discreetTitles.billPaid : discreetTitles.bill,
      ),
      details: null,
      alarmMinutes: isPaid ? null : wholeDayAlarm[alarm],
    })),
    ...facts.paydays.map(({ id, name, amountCents, on }) => ({
      ...quiet,
      uid: `payday-${id}-${on}@evenday`,
      on,
      title: titled(`${name}, ${showCents(amountCents, currency)}`, discreetTitles.payday),
    })),
    ...facts.payoffs.map(({ id, name, on }) => ({
      ...quiet,
      uid: `payoff-${id}@evenday`,
      on,
      title: titled(`${name} is paid off, if the plan holds`, discreetTitles.payoff),
    })),
    ...facts.documents.map(({ id, fileName, kind, on }) => ({
      uid: `document-${id}-${kind}-${on}@evenday`,
      on,
      title: titled(`${fileName} ${documentDateWords[kind]}`, discreetTitles.documentDate),
      details: null,
      alarmMinutes: wholeDayAlarm[alarm],
    })),
    ...facts.meals.map(({ planId, on, meals }) => ({
      ...quiet,
      uid: `meals-${planId}-${on}@evenday`,
      on,
      title: titled(meals.map(({ name }) => capital(name)).join(" · "), discreetTitles.meals),
      details: isDetailed ? meals.map(({ slot, name }) => `${capital(slot)}: ${name}`).join("\n") : null,
    })),
    ...facts.noSpendDays.map((on) => ({ ...quiet, uid: `no-spend-${on}@evenday`, on, title: discreetTitles.noSpendDay })),
    ...(facts.billing
      ? [
          {
            uid: `${facts.billing.kind === "renews" ? "renewal" : facts.billing.kind === "ends" ? "access-end" : "trial-end"}@evenday`,
            at: facts.billing.at,
            title: `${isDetailed ? "Evenday: " : ""}${discreetTitles[facts.billing.kind]}`,
            details: null,
            alarmMinutes: momentAlarm[alarm],
          },
        ]
      : []),
  ];
}

/** Whether a client that sent `ifNoneMatch` has this version. Weak comparison, as RFC 9110 requires for If-None-Match. */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((one) => one.trim() === "*" || (one.trim() !== "" && plain(one) === plain(etag)));
}
