import { dayIn, hourIn } from "#shared/dates.ts";
import { dailyReminders } from "./reminder.content.ts";

/** Emails a member asked for. Hours are 0 to 23 on the member's own clock. */
export type Daily = keyof typeof dailyReminders;
export type Reminders = Record<Daily, boolean> & { trialEnd: boolean; sendHour: number; quietFrom: number; quietTo: number };
export type Email = Daily | "trialEnd";

export const dailyNames = Object.keys(dailyReminders) as Daily[];
/** One value for each daily reminder. */
export const eachDaily = <Value>(of: (name: Daily) => Value) =>
  Object.fromEntries(dailyNames.map((name) => [name, of(name)])) as Record<Daily, Value>;

export const defaultReminders: Reminders = { ...eachDaily(() => false), trialEnd: true, sendHour: 18, quietFrom: 21, quietTo: 8 };

/** Whether `hour` is within the quiet hours; they may cross midnight. Equal ends mean that no hour is quiet. */
export const isQuiet = ({ quietFrom, quietTo }: Reminders, hour: number): boolean =>
  quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;

/**
 * Whether one of the daily emails is due at `now` (UTC ms): chosen, at or after its hour, outside the quiet hours, not
 * sent yet on this date of the member's, and the thing itself not done today.
 */
export function isDue(
  email: Daily,
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null; isDone: boolean },
  now: number,
): boolean {
  const hour = hourIn(member.zone, now);
  if (!preferences[email] || member.isDone || hour < preferences.sendHour || isQuiet(preferences, hour)) return false;
  return member.lastSentAt === null || dayIn(member.zone, member.lastSentAt) !== dayIn(member.zone, now);
}

/** The notice before the trial ends goes out once, in its last 24 hours, outside the quiet hours unless those would swallow it. */
export function isTrialNoticeDue(
  preferences: Reminders,
  member: { zone: string; trialEndsAt: number; sentAt: number | null },
  now: number,
): boolean {
  const left = member.trialEndsAt - now;
  if (!preferences.trialEnd || member.sentAt !== null || left <= 0 || left > 86_400_000) return false;
  return !isQuiet(preferences, hourIn(member.zone, now)) || left < 3 * 3_600_000;
}

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
