import { lazy, Suspense } from "react";
import Text, { frontmatter, sections } from "#guides/emotional-intelligence.guide.mdx";
import { Notebook, Plant } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { CheckinPanel } from "./checkin.panel.tsx";
import { QuizPanel } from "./quiz.panel.tsx";

// the last tool of a long page: with its crisis card it is not part of the page's first script
const ReflectionPanel = lazy(() => import("./reflection.panel.tsx").then((file) => ({ default: file.ReflectionPanel })));
const Reflection = () => (
  <Suspense fallback={null}>
    <ReflectionPanel />
  </Suspense>
);

const tools = { "eq-quiz": QuizPanel, "daily-checkin": CheckinPanel, reflection: Reflection };
const art = [Plant, Notebook] as const;

export const EmotionalIntelligencePage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
