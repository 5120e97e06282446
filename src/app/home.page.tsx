import { LogTodayPanel } from "../features/challenge/log-today.panel.tsx";
import { prefetchToday } from "../features/home/home.api.ts";
import { HomePage } from "../features/home/home.page.tsx";
import { prefetchHabits } from "../features/lifestyle/lifestyle.api.ts";
import { TodayHabitsPanel } from "../features/lifestyle/today-habits.panel.tsx";

export function prefetch(): void {
  prefetchToday();
  prefetchHabits();
}

/** Home with the controls of other features. */
export const ComposedHomePage = () => <HomePage Habits={TodayHabitsPanel} NoSpend={LogTodayPanel} />;
