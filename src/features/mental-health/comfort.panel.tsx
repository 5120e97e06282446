import { useState } from "react";
import { CrisisLines } from "#safety/crisis-lines.panel.tsx";
import { SafetyPlanPanel } from "#safety/safety-plan.panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";
import { BreathingPanel } from "./breathing.panel.tsx";
import { anotherOf } from "./comfort.rules.ts";
import { MeditationPanel } from "./meditation.panel.tsx";
import { affirmations } from "./mental-health.affirmations.content.ts";

/** The second place of the page: people to call, a breath, five minutes, one kind sentence. Works without a network. */
export function ComfortPanel() {
  return (
    <section className="comfort" aria-labelledby="comfort">
      <div className="wrap stack gap-8">
        <div className="stack gap-2">
          <h2 id="comfort" className="comfort-title">
            Comfort Mode
          </h2>
          <p className="lead muted">Three quiet things, and people to call. Nothing here is recorded.</p>
        </div>
        <div className="grid12">
          <section className="sheet hand lg:col-span-6" id="lines" aria-labelledby="directory">
            <h3 id="directory">Crisis Support Directory</h3>
            <p className="muted">If it is too much right now, talk to a person. Free, private, day and night.</p>
            <CrisisLines />
          </section>
          <div className="ease lg:col-span-6">
            <BreathingPanel />
            <div className="two-up">
              <MeditationPanel />
              <Affirmation />
            </div>
          </div>
        </div>
        <SafetyPlanPanel />
      </div>
    </section>
  );
}

function Affirmation() {
  const [place, setPlace] = useState(() => anotherOf(affirmations.length, null, Math.random()));
  return (
    <div>
      <h3 className="sr-only">Affirmation</h3>
      <blockquote aria-live="polite">{affirmations[place]}</blockquote>
      <Button kind="quiet" onClick={() => setPlace((last) => anotherOf(affirmations.length, last, Math.random()))}>
        <AgainIcon small />
        Another affirmation
      </Button>
    </div>
  );
}
