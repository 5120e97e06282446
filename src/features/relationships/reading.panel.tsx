import { useEffect, useMemo, useState, type ReactNode } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { dangerParts } from "#safety/danger.panel.tsx";
import { joined, type Found } from "#safety/safety.found.rules.ts";
import { classify, classifyWithEncoder } from "#safety/safety.api.ts";
import { Skeleton } from "#web/ui/states.tsx";
import { MarkedPanel, type Reading } from "./marked.panel.tsx";
import { NotesPanel } from "./notes.panel.tsx";
import { findFlags } from "./relationships.flags.rules.ts";

type Props = {
  reading: Reading;
  /** What the field above has found. */
  watched: Found | null;
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
export function ReadingPanel(props: Props) {
  const { reading, head } = props;
  const prediction = usePrediction(reading.isExample ? "" : reading.text); // the example is not a real situation
  return prediction ? (
    <Read {...props} found={prediction.found} />
  ) : (
    <div className="sheet situation lg:col-span-7">
      {head(false)}
      <Skeleton description="Reading your words" />
    </div>
  );
}

function Read({ reading, head, earlier, onShown, found, watched, ...rest }: Props & { found: Classified | null }) {
  // findings of the crisis detector count too: with abuse that no flag names nothing is marked as worth keeping
  const finding = useMemo(
    () => findFlags(reading.text, found !== null && found.level >= 2 && found.kinds.includes("abuse") && !found.isAboutOther),
    [reading.text, found],
  );
  useEffect(onShown, [onShown, reading.text]);
  // what was written before in this field stays in force
  const shown = watched && found ? joined(watched, found) : (found ?? watched);
  return (
    <>
      <div className="sheet situation lg:col-span-7">
        {head(finding.hasDanger)}
        <CrisisCardPanel found={shown} danger={finding.hasDanger ? dangerParts : undefined} />
        <MarkedPanel reading={reading} finding={finding} {...rest} />
        {earlier}
      </div>
      <NotesPanel finding={finding} text={reading.text} hasCard={shown !== null && shown.level >= 2} />
    </>
  );
}

type Classified = NonNullable<Awaited<ReturnType<typeof classify>>>;

/** The crisis detector's finding for a text; undefined until it has run. */
function usePrediction(text: string): { found: Classified | null } | undefined {
  const [prediction, setPrediction] = useState<{ text: string; found: Classified | null }>();
  useEffect(() => {
    let isOver = false;
    const show = (found: Classified | null) => !isOver && setPrediction({ text, found });
    void classify({ text }).then((found = null) => {
      show(found);
      return classifyWithEncoder({ text, by: "reading", before: found }).then((prediction) => prediction?.level && show(prediction));
    });
    return () => void (isOver = true);
  }, [text]);
  return prediction?.text === text ? prediction : undefined;
}
