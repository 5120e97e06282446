import Text, { frontmatter, sections } from "#guides/cooking-lessons.guide.mdx";
import { Pot, Vegetables } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { RecipesPanel } from "./recipes.panel.tsx";

const tools = { recipes: RecipesPanel };
const art = [Pot, Vegetables] as const;

export const CookingLessonsPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
