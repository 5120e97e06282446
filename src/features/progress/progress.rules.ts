import { addDays, daysBetween, monthOf, startOfWeek, type Day } from "#shared/dates.ts";

export type Category = "money_habit" | "emotional_win";
export type Win = { title: string; description: string; category: Category; points: number };

/** The achievements that can be logged, with their points. Only the server's use of this list counts. Source: specification, section 9. */
export const catalogue: readonly Win[] = [
  { title: "Tracked Daily Spending", description: "Logged expenses for the day", category: "money_habit", points: 10 },
  { title: "Stuck to Budget", description: "Stayed within a budget you set", category: "money_habit", points: 25 },
  { title: "Avoided Impulse Buy", description: "Wanted it, waited, let it go", category: "money_habit", points: 15 },
  { title: "Practiced Self-Care", description: "Did something kind for yourself", category: "emotional_win", points: 20 },
  { title: "Set a Boundary", description: "Said what you need", category: "emotional_win", points: 30 },
  { title: "Managed Stress", description: "Found a way through a hard moment", category: "emotional_win", points: 15 },
];

export const winNamed = (title: string): Win | undefined => catalogue.find((one) => one.title === title);

/** How many are shown under 'Recent Achievements'. */
export const recentCount = 10;

export const messages = {
  empty: "No achievements yet. Start tracking your wins above!",
  loadFailed: "Failed to load your progress",
  saveFailed: "Failed to save achievement",
  saved: (win: Pick<Win, "points" | "title">) => `+${win.points} points! ${win.title}`,
  unknown: "This is not one of the wins that can be logged.",
  forged: "Points are counted here, from the list of wins.",
} as const;

/**
 * A member's level after earning `total` points.
 * Units: points, whole, >= 0. Returns level >= 1, toNext 1..100, percent 0..99.
 * Source: specification, section 9.
 */
export function levelOf(total: number) {
  const level = Math.floor(total / 100) + 1;
  return { level, toNext: level * 100 - total, percent: total % 100 };
}

type Earned = { category: Category; points: number };

type WeekOfPoints = { startsOn: Day; money: number; emotional: number };

/** Points of the last `count` weeks up to `today`, oldest first; weeks without any are included with 0. `weekStartsOn` is 1 to 7. */
export function pointsByWeek(earned: readonly (Earned & { on: Day })[], today: Day, weekStartsOn: number, count: number): WeekOfPoints[] {
  const first = addDays(startOfWeek(today, weekStartsOn), -7 * (count - 1));
  const weeks = Array.from({ length: count }, (_, at) => ({ startsOn: addDays(first, 7 * at), money: 0, emotional: 0 }));
  for (const one of earned) {
    const week = weeks[Math.floor(daysBetween(first, one.on) / 7)];
    if (week) week[one.category === "money_habit" ? "money" : "emotional"] += one.points;
  }
  return weeks;
}

/** An achievement suggested by another feature; `key` identifies the event, so that it is claimed once. */
export type Suggestion = { key: string; title: string; because: string };

/** Events of today and of the month before, which app/ collects. */
export type Happened = {
  today: Day;
  month: string;
  isNoSpendDay: boolean;
  hasEntry: boolean;
  hasExpense: boolean;
  isMonthWithinBudget: boolean;
};

/**
 * Achievements for these events, without those claimed before or `logged` by their button since: today, for the month before in this month.
 * Nothing is awarded automatically.
 */
export function suggestions(
  happened: Happened,
  claimed: readonly string[],
  logged: readonly { title: string; on: Day }[] = [],
): Suggestion[] {
  const { today, month } = happened;
  const all: (Suggestion | false)[] = [
    happened.hasExpense && { key: `spending:${today}`, title: "Tracked Daily Spending", because: "You logged an expense today." },
    happened.isNoSpendDay && { key: `no-spend:${today}`, title: "Avoided Impulse Buy", because: "Today is a no-spend day." },
    happened.hasEntry && { key: `entry:${today}`, title: "Practiced Self-Care", because: "You wrote in your journal today." },
    happened.isMonthWithinBudget && { key: `budget:${month}`, title: "Stuck to Budget", because: "Last month stayed within its budget." },
  ];
  const isLogged = ({ key, title }: Suggestion) => {
    const from = key.startsWith("budget:") ? `${monthOf(today)}-01` : today;
    return claimed.includes(key) || logged.some((one) => one.title === title && one.on >= from);
  };
  return all.filter((one) => one !== false).filter((one) => !isLogged(one));
}

/** The weeks in one sentence. */
export function weeksFinding(weeks: readonly WeekOfPoints[]): string {
  const sums = weeks.map((week) => week.money + week.emotional);
  const now = sums.at(-1) ?? 0;
  const before = sums.slice(0, -1);
  const best = Math.max(0, ...before);
  if (best === 0) return now === 0 ? "No points in these weeks yet." : `This week is at ${now}.`;
  const quiet = before.filter((sum) => sum === 0).length;
  const rest = quiet > 0 ? ` ${quiet === 1 ? "One week has" : `${quiet} weeks have`} nothing.` : "";
  return `This week is at ${now}; the fullest before it had ${best}.${rest}`;
}

type ListedWin = { on: Day; title: string; category: Category; pointsEarned: number };

/** All achievements as CSV. Titles come from the catalogue, so no cell can be a formula. */
export const achievementsCsv = (all: readonly ListedWin[]): string =>
  ["date,title,category,points", ...all.map((one) => `${one.on},${one.title},${one.category},${one.pointsEarned}`)].join("\r\n") + "\r\n";
