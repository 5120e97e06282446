import Text, { frontmatter, sections } from "#guides/difficult-conversations.guide.mdx";
import { Mug, Teapot } from "#web/ui/still-life.tsx";
import { GuidePage } from "./guide.panel.tsx";
import { ConversationPanel } from "./conversation.panel.tsx";

const tools = { conversation: ConversationPanel };
const art = [Teapot, Mug] as const;

export const DifficultConversationsPage = () => <GuidePage front={frontmatter} sections={sections} Text={Text} tools={tools} art={art} />;
