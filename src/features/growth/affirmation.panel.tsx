import { useState } from "react";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { affirmationOf } from "./growth.affirmation.rules.ts";

export function AffirmationPanel() {
  const today = useToday(useMember().timeZone);
  const [skipped, setSkipped] = useState(0);
  return (
    <section className="stack" aria-label="Today's affirmation">
      <p className="g-affirm" aria-live="polite">
        {affirmationOf(today, skipped)}
      </p>
      <div className="row no-print">
        <Button onClick={() => setSkipped(skipped + 1)}>Show me another</Button>
      </div>
    </section>
  );
}
