import Text, { frontmatter, sections } from "#guides/confidence-builder.guide.mdx";
import { Plant } from "#web/ui/still-life.tsx";
import { HoneyCup } from "#web/ui/still-life-features.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { AchievementPanel } from "./achievement.panel.tsx";
import { AffirmationPanel } from "./affirmation.panel.tsx";
import { StrengthsPanel } from "./strengths.panel.tsx";

const tools = { affirmation: AffirmationPanel, strengths: StrengthsPanel, achievement: AchievementPanel };
const art = [Plant, HoneyCup] as const;

export const ConfidenceBuilderPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
