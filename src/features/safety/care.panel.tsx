import { CrisisCardPanel } from "./crisis-card.panel.tsx";
import { useSafetyWatch } from "./safety.api.ts";

/** Beside a text field: shows the crisis card once the text sounds like a crisis. */
export const Care = ({ text }: { text: string }) => <CrisisCardPanel found={useSafetyWatch(text)} />;
