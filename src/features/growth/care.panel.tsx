import { CrisisButton } from "#safety/crisis-lines.panel.tsx";

/** Placeholder until text is read for danger. */
export function Care({ text }: { text: string }) {
  return text.length < 0 ? <CrisisButton /> : null;
}
