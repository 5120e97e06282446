import { type Day, addDays, daysBetween, startOfWeek } from "#shared/dates.ts";
import { isBlank } from "#shared/text.ts";

export type Habit = {
  id: string;
  name: string;
  category: string;
  /** The target in days per week; null means every day. */
  weeklyTarget: number | null;
  isArchived: boolean;
  version: number;
};

/** The habits of a first visit. Source: specification, section 3. */
export const defaultHabits: readonly Pick<Habit, "name" | "category">[] = [
  { name: "Drink 8 glasses water", category: "Self-care" },
  { name: "30min exercise", category: "Fitness" },
  { name: "Track spending", category: "Financial" },
  { name: "8 hours sleep", category: "Sleep" },
];

/** Whether the member has done something with a habit: it was checked, archived or changed, or is none of the defaults. */
export const isChosen = ({ name, category, weeklyTarget, isArchived, days }: Omit<HabitCard, "streak" | "isChecked">): boolean =>
  days.length > 0 || isArchived || weeklyTarget !== null || !defaultHabits.some((one) => one.name === name && one.category === category);

export const habitLimits = { name: 80, category: 40, each: 60, weeklyTarget: { smallest: 1, largest: 6 } } as const;
/** Source: specification, section 5: a habit needs a name and a category. */
export const habitRefusal = "Please enter a name and a category for the habit.";
export const tooManyHabits = `There is room for ${habitLimits.each} habits. Archive one you no longer need.`;
export const isHabit = (typed: Pick<Habit, "name" | "category">): boolean => !isBlank(typed.name) && !isBlank(typed.category);

type Streak = {
  current: number;
  longest: number;
  unit: "day" | "week";
  /** Today (or this week) can still be added; the streak has not ended. */
  isOpen: boolean;
};

/**
 * A habit's streak, computed from its dates. A daily habit counts consecutive days, a weekly one consecutive weeks that reached the target.
 * Today (or this week) not yet done doesn't end it. Days after `today` don't count. `startsOn` is the first day of the week, 1 (Monday) to
 * 7 (Sunday).
 */
export function streakOf(done: Iterable<Day>, today: Day, weeklyTarget: number | null, startsOn = 1): Streak {
  const days = [...new Set(done)].filter((day) => day <= today);
  if (weeklyTarget === null) return { ...runsOf(days, today, 1), unit: "day" };
  const weeks = new Map<Day, number>();
  for (const day of days) weeks.set(startOfWeek(day, startsOn), (weeks.get(startOfWeek(day, startsOn)) ?? 0) + 1);
  const reached = [...weeks].filter(([, times]) => times >= weeklyTarget).map(([week]) => week);
  return { ...runsOf(reached, startOfWeek(today, startsOn), 7), unit: "week" };
}

/** The streak of days once `today` is checked or unchecked, before the server has answered; one of weeks waits for the answer. */
export function withToday({ streak, days }: Pick<HabitCard, "streak" | "days">, today: Day, isDone: boolean): Streak {
  if (streak.unit === "week" || days.includes(today) === isDone) return streak;
  const before = days.includes(addDays(today, -1)) ? streak.current - (isDone ? 0 : 1) : 0;
  const current = isDone ? before + 1 : before;
  return { ...streak, current, longest: Math.max(streak.longest, current), isOpen: !isDone };
}

/** "12 days", "1 week"; "starts today" before the first. */
export const streakText = ({ current, unit }: Pick<Streak, "current" | "unit">): string =>
  current === 0 ? `starts ${unit === "day" ? "today" : "this week"}` : `${current} ${current === 1 ? unit : `${unit}s`}`;

type HeatCell = { day: Day; isDone: boolean; isAhead: boolean };

/** The last `weeks` weeks up to the one that contains `today`, oldest first, seven cells each. */
export function heatMap(done: ReadonlySet<Day>, today: Day, weeks = 12, startsOn = 1): HeatCell[][] {
  const first = addDays(startOfWeek(today, startsOn), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) => weekOf(done, addDays(first, week * 7), today));
}

/** The seven days of the week that contains `today`. */
export const thisWeek = (done: ReadonlySet<Day>, today: Day, startsOn = 1): HeatCell[] => weekOf(done, startOfWeek(today, startsOn), today);

/** What the week's score counts of a habit; `since` is its first day. */
export type WeekHabit = { done: ReadonlySet<Day>; weeklyTarget: number | null; since: Day };

/**
 * How much of the week's target was done up to `today`: an extra day doesn't make up for another habit. Days before a habit's first one are
 * not expected of it, and a weekly target never exceeds the days of the week since then.
 */
export function weekScore(habits: readonly WeekHabit[], today: Day, startsOn = 1) {
  const start = startOfWeek(today, startsOn);
  let done = 0;
  let meant = 0;
  for (const habit of habits) {
    const first = habit.since > start ? habit.since : start;
    if (first > today) continue;
    const goal = Math.min(habit.weeklyTarget ?? daysBetween(first, today) + 1, daysBetween(first, addDays(start, 7)));
    done += Math.min(goal, thisWeek(habit.done, today, startsOn).filter((cell) => cell.isDone).length);
    meant += goal;
  }
  return { done, meant };
}

/** The day up to which a week is looked back on: on the first day of a week the one before, because the week that ended is meant. */
export const reviewDay = (today: Day, startsOn: number): Day => (startOfWeek(today, startsOn) === today ? addDays(today, -1) : today);

/** "every day" or "3 times a week". */
export const targetText = (weeklyTarget: number | null): string =>
  weeklyTarget === null ? "every day" : weeklyTarget === 1 ? "once a week" : `${weeklyTarget} times a week`;

/**
 * Whether today's box shows a check. 'Start New Week' unchecks habits without deleting their days: a day that was checked before the new
 * week began (`startedAt`) counts for the streak, but its box is open again. Instants as ISO 8601 in UTC.
 */
export const isChecked = (checkedAt: string | null, startedAt: string | null): boolean =>
  checkedAt !== null && (startedAt === null || checkedAt >= startedAt);

const weekOf = (done: ReadonlySet<Day>, first: Day, today: Day): HeatCell[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index);
    return { day, isDone: done.has(day) && day <= today, isAhead: day > today };
  });

function runsOf(dates: readonly Day[], now: Day, step: number) {
  const sorted = dates.toSorted();
  let longest = 0;
  let run = 0;
  for (const [index, day] of sorted.entries()) {
    const before = sorted[index - 1];
    run = before !== undefined && daysBetween(before, day) === step ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const last = sorted.at(-1);
  const gap = last === undefined ? Infinity : daysBetween(last, now);
  return { current: gap <= step ? run : 0, longest, isOpen: gap !== 0 };
}

export type CheckIn = { id: string; day: Day; isDone: boolean };

/** A habit with figures from its days. `days` are those of the heat map, `isChecked` is today's box. */
export type HabitCard = Habit & { streak: Streak; days: Day[]; isChecked: boolean };

/** Whether the box of `today` is checked. A card of an earlier day does not say anything about today. */
export const isCheckedOn = ({ isChecked: isBoxChecked, days }: HabitCard, today: Day): boolean => isBoxChecked && days.includes(today);

/** The last seven days up to `today`, oldest first. */
export function lastSeven(habit: HabitCard, today: Day): { day: Day; isDone: boolean }[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(today, at - 6);
    return { day, isDone: day === today ? isCheckedOn(habit, today) : habit.days.includes(day) };
  });
}

/**
 * Cards with later checks applied in their order, and today's box as of `today`, also if the cards are of an earlier day. Streaks stay as
 * the server computed them, but for a check of today.
 */
export function withChecks(cards: readonly HabitCard[], later: readonly CheckIn[], today: Day): HabitCard[] {
  return cards.map((read) => {
    const card = { ...read, isChecked: isCheckedOn(read, today) };
    const own = later.filter(({ id }) => id === card.id);
    if (own.length === 0) return card;
    const days = new Set(card.days);
    for (const { day, isDone } of own) days[isDone ? "add" : "delete"](day);
    const ofToday = own.findLast(({ day }) => day === today);
    if (!ofToday) return { ...card, days: [...days].toSorted() };
    return { ...card, days: [...days].toSorted(), isChecked: ofToday.isDone, streak: withToday(card, today, ofToday.isDone) };
  });
}
