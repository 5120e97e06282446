import Text, { frontmatter, sections } from "#guides/home-maintenance.guide.mdx";
import { Basket, Lamp } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";

const art = [Basket, Lamp] as const;

export const HomeMaintenancePage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} art={art} />;
