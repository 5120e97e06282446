import Text, { frontmatter, sections } from "#guides/job-interview-mastery.guide.mdx";
import { Bag, Books } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { InterviewPanel } from "./interview.panel.tsx";
import { RehearsalPanel } from "./rehearsal.panel.tsx";

const tools = { interview: InterviewPanel, rehearsal: RehearsalPanel };
const art = [Books, Bag] as const;

export const JobInterviewMasteryPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
