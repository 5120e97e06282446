import { LogTodayPanel } from "../features/challenge/log-today.panel.tsx";
import { HomePage } from "../features/home/home.page.tsx";
import { TodayHabitsPanel } from "../features/lifestyle/today-habits.panel.tsx";

/** Home with the controls that other features bring to it. */
export const ComposedHomePage = () => <HomePage Habits={TodayHabitsPanel} NoSpend={LogTodayPanel} />;
