import { useState } from "react";
import { CrisisLines } from "#safety/crisis-lines.panel.tsx";
import { assess, cardLevel, keepLevel, nothingFound } from "#safety/safety.rules.ts";

/** The crisis lines with a sentence, once the words so far have sounded like they are needed. */
export function CareCard({ text }: { text: string }) {
  const [{ seen, found }, setLook] = useState({ seen: "", found: nothingFound });
  if (seen !== text) setLook({ seen: text, found: keepLevel(found, assess(text)) });
  return (
    <div role="status" className="no-print">
      {found.level >= cardLevel && (
        <div className="g-care stack">
          <p className="lead strong">{found.isAboutOther ? "You don’t have to carry this alone." : "This sounds heavy. You don’t have to be alone with it."}</p>
          <p>{found.isAboutOther ? "These people help those who help, too:" : "A person is there right now:"} free, private, day and night. What you wrote stays here; nobody was told.</p>
          <CrisisLines />
        </div>
      )}
    </div>
  );
}
