import Text, { frontmatter, sections } from "#guides/adulting-101.guide.mdx";
import { Jar, Letters } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";

const art = [Letters, Jar] as const;

export const AdultingPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} art={art} />;
