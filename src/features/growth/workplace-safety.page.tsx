import Text, { frontmatter, sections } from "#guides/workplace-safety.guide.mdx";
import { Bag, Folders } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";

const art = [Folders, Bag] as const;

export const WorkplaceSafetyPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} art={art} />;
