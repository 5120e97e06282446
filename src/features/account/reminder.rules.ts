import { addDays, dayIn, hourIn, type Day } from "#shared/dates.ts";
import { dailyReminders, type DailyReminder } from "./reminder.content.ts";

/** Emails a member asked for. Hours are 0 to 23 on the member's own clock. */
export type Daily = keyof typeof dailyReminders;
export type Reminders = Record<Daily, boolean> & { trialEnd: boolean; sendHour: number; quietFrom: number; quietTo: number };
export type Email = Daily | "trialEnd";

export const dailyNames = Object.keys(dailyReminders) as Daily[];
/** The reminders that are about coming days, such as those on which bills are due. */
export type Dated = { [Name in Daily]: (typeof dailyReminders)[Name] extends { daysBefore: readonly number[] } ? Name : never }[Daily];
/** The others, which ask about today. */
export type Asking = Exclude<Daily, Dated>;
const daysBefore = (name: Daily): readonly number[] | undefined => (dailyReminders[name] as DailyReminder).daysBefore;
export const datedNames = dailyNames.filter((name): name is Dated => daysBefore(name) !== undefined);
export const isDated = (name: string): name is Dated => (datedNames as string[]).includes(name);
/** One value for each daily reminder. */
export const eachDaily = <Value>(of: (name: Daily) => Value) =>
  Object.fromEntries(dailyNames.map((name) => [name, of(name)])) as Record<Daily, Value>;

export const defaultReminders: Reminders = { ...eachDaily(() => false), trialEnd: true, sendHour: 18, quietFrom: 21, quietTo: 8 };

/** How long 'Pause all' holds every reminder back, ms. */
export const pauseMs = 7 * 86_400_000;
/** UTC ms; null when nothing is paused. */
type Pause = { pausedUntil: number | null };
const isPaused = ({ pausedUntil }: Pause, now: number) => pausedUntil !== null && now < pausedUntil;

/** Whether `hour` is within the quiet hours; they may cross midnight. Equal ends mean that no hour is quiet. */
export const isQuiet = ({ quietFrom, quietTo }: Reminders, hour: number): boolean =>
  quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;

/**
 * Whether one of the daily emails is due at `now` (UTC ms): chosen, not paused, at or after its hour, outside the quiet hours, not
 * sent yet on this date of the member's, and the thing itself not done today.
 */
export function isDue(
  email: Daily,
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null; isDone: boolean } & Pause,
  now: number,
): boolean {
  if (isPaused(member, now)) return false;
  const hour = hourIn(member.zone, now);
  if (!preferences[email] || member.isDone || hour < preferences.sendHour || isQuiet(preferences, hour)) return false;
  return member.lastSentAt === null || dayIn(member.zone, member.lastSentAt) !== dayIn(member.zone, now);
}

type Notice = { noticeOn: Day; on: Day };
/** The days on which notices of `days` are wanted after `lastSentOn`, in order. */
const noticesAfter = (name: Dated, days: readonly Day[], lastSentOn: Day | null): Notice[] =>
  days
    .flatMap((on) => (daysBefore(name) ?? []).map((before) => ({ noticeOn: addDays(on, -before), on })))
    .filter(({ noticeOn }) => lastSentOn === null || noticeOn > lastSentOn)
    .toSorted((one, other) => one.noticeOn.localeCompare(other.noticeOn));

/**
 * Whether a reminder of coming `days` has nothing to say at `now` (UTC ms): no notice is wanted since the last one. One whose round was
 * missed is made good once, as long as its day has not passed.
 */
export function isNothingNear(
  name: Dated,
  days: readonly Day[],
  { zone, lastSentAt }: { zone: string; lastSentAt: number | null },
  now: number,
): boolean {
  const today = dayIn(zone, now);
  const lastSentOn = lastSentAt === null ? null : dayIn(zone, lastSentAt);
  return !noticesAfter(name, days, lastSentOn).some(({ noticeOn, on }) => noticeOn <= today && on >= today);
}

/** The notice before the trial ends goes out once, in its last 24 hours, not while paused, outside the quiet hours unless those would swallow it. */
export function isTrialNoticeDue(
  preferences: Reminders,
  member: { zone: string; trialEndsAt: number; sentAt: number | null } & Pause,
  now: number,
): boolean {
  if (isPaused(member, now)) return false;
  const left = member.trialEndsAt - now;
  if (!preferences.trialEnd || member.sentAt !== null || left <= 0 || left > 86_400_000) return false;
  return !isQuiet(preferences, hourIn(member.zone, now)) || left < 3 * 3_600_000;
}

const quarterMs = 15 * 60_000;
const dayMs = 86_400_000;

/** The first quarter of an hour from `from` to `until` (UTC ms) at which `isDueAt` holds, or null: the rule itself is asked, so that nothing is promised that is not sent. */
function firstQuarter(from: number, until: number, isDueAt: (at: number) => boolean): number | null {
  for (let at = from; at < until; at = (Math.floor(at / quarterMs) + 1) * quarterMs) if (isDueAt(at)) return at;
  return null;
}

/** When a daily reminder goes out next if the thing is not done by then; null when it is off, or always within the quiet hours. */
export function nextDaily(
  email: Daily,
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null } & Pause,
  now: number,
): number | null {
  const from = Math.max(now, member.pausedUntil ?? 0);
  // a day may be 25 hours long, and today's may have been sent
  return firstQuarter(from, from + 2 * dayMs + 4 * quarterMs, (at) => isDue(email, preferences, { ...member, isDone: false }, at));
}

/** When a reminder of coming `days` goes out next; null when it is off, no day is near, or its hour is always within the quiet hours. */
export function nextDated(
  name: Dated,
  days: readonly Day[],
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null } & Pause,
  now: number,
): number | null {
  if (!preferences[name]) return null;
  const from = Math.max(now, member.pausedUntil ?? 0);
  const lastSentOn = member.lastSentAt === null ? null : dayIn(member.zone, member.lastSentAt);
  for (const { noticeOn } of noticesAfter(name, days, lastSentOn)) {
    // its day begins at most 14 hours before the one of UTC
    const start = Math.max(from, Date.parse(`${noticeOn}T00:00Z`) - 14 * 4 * quarterMs);
    const due = (at: number) => isDue(name, preferences, { ...member, isDone: isNothingNear(name, days, member, at) }, at);
    const next = firstQuarter(start, start + 3 * dayMs, due);
    if (next !== null) return next;
  }
  return null;
}

/** When the notice before the trial's end goes out; null when it is off, was sent, or is held back until the end. */
export const nextTrialNotice = (
  preferences: Reminders,
  member: { zone: string; trialEndsAt: number; sentAt: number | null } & Pause,
  now: number,
): number | null =>
  firstQuarter(Math.max(now, member.trialEndsAt - dayMs, member.pausedUntil ?? 0), member.trialEndsAt, (at) =>
    isTrialNoticeDue(preferences, member, at),
  );

/** "Sunday, November 22 at 9:40 AM EST", in `zone`. */
export const formatMoment = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
