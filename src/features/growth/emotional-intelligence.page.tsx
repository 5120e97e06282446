import Text, { frontmatter, sections } from "#guides/emotional-intelligence.guide.mdx";
import { Notebook, Plant } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { CheckinPanel } from "./checkin.panel.tsx";
import { QuizPanel } from "./quiz.panel.tsx";
import { ReflectionPanel } from "./reflection.panel.tsx";

const tools = { "eq-quiz": QuizPanel, "daily-checkin": CheckinPanel, reflection: ReflectionPanel };
const art = [Plant, Notebook] as const;

export const EmotionalIntelligencePage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
