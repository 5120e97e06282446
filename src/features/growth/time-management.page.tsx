import Text, { frontmatter, sections } from "#guides/time-management.guide.mdx";
import { Calendar, Mug } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { PomodoroPanel } from "./pomodoro.panel.tsx";
import { WeeklyPlanPanel } from "./weekly-plan.panel.tsx";

const tools = { "weekly-plan": WeeklyPlanPanel, pomodoro: PomodoroPanel };
const art = [Calendar, Mug] as const;

export const TimeManagementPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
