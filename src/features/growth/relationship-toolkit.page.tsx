import Text, { frontmatter, sections } from "#guides/relationship-toolkit.guide.mdx";
import { Cup, Teapot } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { AssessmentPanel } from "./assessment.panel.tsx";

const tools = { assessment: AssessmentPanel };
const art = [Teapot, Cup] as const;

export const RelationshipToolkitPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
