import { useState } from "react";
import { CrisisLines } from "#safety/crisis-lines.panel.tsx";
import { useScrollTo } from "#safety/help-link.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold, Folds } from "#web/ui/fold.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { BreathingPanel } from "./breathing.panel.tsx";
import { anotherOf } from "./comfort.rules.ts";
import { MeditationPanel } from "./meditation.panel.tsx";
import { affirmations } from "./mental-health.affirmations.content.ts";

const SafetyPlanFold = part(
  () => retrying(() => import("#safety/safety-plan.panel.tsx")).then((file) => file.SafetyPlanFold),
  <Fold level={3} id="safety-plan" title="My safety plan" fact="Written on a calm day, for a hard one">
    <Skeleton description="Fetching your plan" />
  </Fold>,
);

/** Its numbers stay on one line. */
const breathing = (
  <>
    <span className="whitespace-nowrap">4-7-8</span> breathing
  </>
);

/** The second part of the page: people to call, breathing, five minutes, one kind sentence. Works offline. */
export function ComfortPanel() {
  useScrollTo("breathing");
  return (
    <section className="comfort" id="comfort" aria-labelledby="comfort-title">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <h2 id="comfort-title">Comfort Mode</h2>
          <p className="muted">Three quiet things, and people to call. Only your safety plan is saved.</p>
        </div>
        <div className="grid12">
          <section className="sheet hand lg:col-span-6" id="lines" aria-labelledby="directory">
            <h3 id="directory">Crisis Support Directory</h3>
            <p className="small muted">If it is too much right now, talk to a person. Free, private, day and night.</p>
            <CrisisLines />
          </section>
          <Folds className="lg:col-span-6">
            <Fold level={3} id="breathing" title={breathing} fact="In for 4, hold for 7, out for 8. About two minutes">
              <BreathingPanel />
            </Fold>
            <Fold level={3} id="meditation" title="5-minute meditation" fact="Read line by line, or just sit. It stops by itself">
              <MeditationPanel />
            </Fold>
            <Affirmation />
          </Folds>
        </div>
        <Folds>
          <SafetyPlanFold />
        </Folds>
      </div>
    </section>
  );
}

function Affirmation() {
  const [place, setPlace] = useState(() => anotherOf(affirmations.length, null, Math.random()));
  return (
    <Fold level={3} id="affirmation" title="Affirmation" fact="One kind sentence">
      <blockquote className="affirmation" aria-live="polite">
        {affirmations[place]}
      </blockquote>
      <div>
        <Button
          kind="quiet"
          className="quiet-start"
          onClick={() => setPlace((last) => anotherOf(affirmations.length, last, Math.random()))}
        >
          <AgainIcon small />
          Another affirmation
        </Button>
      </div>
    </Fold>
  );
}
