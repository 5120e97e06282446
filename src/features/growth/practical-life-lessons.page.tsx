import Text, { frontmatter, sections } from "#guides/practical-life-lessons.guide.mdx";
import { Mug } from "#web/ui/still-life.tsx";
import { Books } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";

const art = [Books, Mug] as const;

export const PracticalLifeLessonsPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} art={art} />;
