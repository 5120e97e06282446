import Text, { frontmatter, sections } from "#guides/job-interview-mastery.guide.mdx";
import { Bag, Books } from "#web/ui/still-life-features.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { InterviewPanel } from "./interview.panel.tsx";

const Rehearsal = part(
  () => import("./rehearsal.panel.tsx").then((one) => one.RehearsalPanel),
  <Skeleton description="Fetching your rehearsal" />,
);
const tools = { interview: InterviewPanel, rehearsal: Rehearsal };
const art = [Books, Bag] as const;

export const JobInterviewMasteryPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
