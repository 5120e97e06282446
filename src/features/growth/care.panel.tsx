import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";

/** Under a field in which somebody may write from the heart: the crisis card, once the words sound like it is needed. */
export const Care = ({ text }: { text: string }) => <CrisisCardPanel found={useSafetyWatch(text)} />;
