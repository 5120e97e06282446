import { budgetFacts } from "../features/budget/budget.service.ts";
import { challengeFacts } from "../features/challenge/challenge.service.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import { journalFacts } from "../features/journal/journal.service.ts";
import { addDays, daysBetween, monthAndDay, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import type { AppContext } from "#server/context.ts";

/** The days that reminders are about, for every reminder whose days a feature knows. */
export const upcomingDays: AppContext["upcomingDays"] = { bills: budgetFacts.reminderDays, documents: documentsFacts.reminderDays };

/** A reminder's text: the weekly summary for every member who chose it, names only in a notification that may show them. */
export const reminderDetails: AppContext["reminderDetails"] = {
  bills: async (tx, { today }) =>
    listed(
      (await budgetFacts.billDates(tx, { today }))
        .filter(({ isPaid, dueOn }) => !isPaid && dueOn >= today && dueOn <= addDays(today, 1))
        .map(({ name, dueOn }) => `${name} is due ${when(dueOn, today)}.`),
    ),
  documents: async (tx, { today }) =>
    listed(
      (await documentsFacts.dates(tx, { today }))
        .filter(({ on }) => on >= today && on <= addDays(today, 30))
        .map(({ fileName, on }) => `${fileName}: ${when(on, today)}.`),
    ),
  weekly: async (tx, { today }) => {
    const from = addDays(today, -6);
    const noSpend = (await challengeFacts.marked(tx, { from, to: today })).days.length;
    const { entries, moods } = await journalFacts.week(tx, { from, to: today });
    const isAhead = (day: Day) => day > today && day <= addDays(today, 7);
    const bills = (await budgetFacts.reminderDays(tx, today)).filter(isAhead).length;
    const dates = (await documentsFacts.reminderDays(tx, today)).filter(isAhead).length;
    return formatWeek({ noSpend, entries, moods, bills, dates });
  },
};

type Week = { noSpend: number; entries: number; moods: number; bills: number; dates: number };
/** The last seven days and the next, in numbers only: other people may have access to a mailbox. */
function formatWeek({ noSpend, entries, moods, bills, dates }: Week): string {
  const past = [
    noSpend > 0 && count(noSpend, "no-spend day"),
    moods > 0 && `${count(moods, "day")} with a mood`,
    entries > 0 && count(entries, "journal entry", "journal entries"),
  ].filter((one) => one !== false);
  const ahead = [bills > 0 && count(bills, "bill"), dates > 0 && `${count(dates, "date")} of your documents`].filter(
    (one) => one !== false,
  );
  return [
    past.length > 0 ? `The last seven days: ${join.format(past)}.` : "The last seven days were quiet here.",
    ahead.length > 0 ? `The next seven: ${join.format(ahead)}.` : "Nothing is due in the next seven.",
  ].join(" ");
}

const join = new Intl.ListFormat("en-US");
const mostNamed = 3;
const listed = (lines: string[]) =>
  [...lines.slice(0, mostNamed), ...(lines.length > mostNamed ? [`And ${lines.length - mostNamed} more.`] : [])].join(" ");
const when = (day: Day, today: Day) => ["today", "tomorrow"][daysBetween(today, day)] ?? `on ${monthAndDay(day)}`;
