import { useEffect, useMemo, type ReactNode } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { assess, cardLevel } from "#safety/safety.rules.ts";
import { MarkedPanel } from "./marked.panel.tsx";
import { NotesPanel } from "./notes.panel.tsx";
import { findFlags } from "./relationships.flags.rules.ts";
import type { Analysis } from "./relationships.rules.ts";

/** What is being read: a situation just written, an earlier one, or the example. `kept` is its row, once there is one. */
export type Reading = { text: string; kept: Analysis | null; isExample?: boolean };

type Props = {
  reading: Reading;
  labelledBy: string;
  /** The heading and its legend; without "worth keeping" beside danger. */
  head: (hasDanger: boolean) => ReactNode;
  earlier: ReactNode;
  isBusy: boolean;
  onShown: () => void;
  onRetry: () => void;
  onAnother: () => void;
  onChange: () => void;
  onRemove: (id: string) => void;
};

/** A situation with its marks on the sheet and its notes beside it. In a chunk of its own: the rules are most of this page. */
export function ReadingPanel({ reading, labelledBy, head, earlier, onShown, ...rest }: Props) {
  const { finding, found } = useMemo(() => read(reading.text), [reading.text]);
  useEffect(onShown, [onShown, reading.text]);
  return (
    <>
      <section className="sheet situation lg:col-span-7" aria-labelledby={labelledBy}>
        {head(finding.hasDanger)}
        {found.kinds.some((kind) => kind !== "abuse") && <CrisisCardPanel found={found} />}
        <MarkedPanel reading={reading} finding={finding} {...rest} />
        {earlier}
      </section>
      <NotesPanel finding={finding} text={reading.text} />
    </>
  );
}

/** What the safety room hears in a text counts here too: abuse that no flag names still leaves nothing worth keeping. */
function read(text: string) {
  const found = assess(text);
  return { found, finding: findFlags(text, found.level >= cardLevel && found.kinds.includes("abuse") && !found.isAboutOther) };
}
