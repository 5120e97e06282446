import Text, { frontmatter, sections } from "#guides/medical-system-navigation.guide.mdx";
import { Cup } from "#web/ui/still-life.tsx";
import { Folders } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";

const art = [Folders, Cup] as const;

export const MedicalSystemNavigationPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} art={art} />;
