import { useId } from "react";
import { CrisisButton } from "#safety/crisis-lines.panel.tsx";
import { QuickExit } from "#safety/quick-exit.panel.tsx";
import { KeepFoldOpen } from "#web/folds.ts";
import { AlertIcon, PhoneIcon } from "#web/ui/icons.tsx";
import { danger } from "./relationships.words.content.ts";

/** Shown first, and stays, whenever a text sounds like danger: who to call, and how to stay private. */
export function DangerPanel() {
  const title = useId();
  return (
    <aside className="danger" aria-labelledby={title}>
      <KeepFoldOpen />
      <h3 id={title}>{danger.title}</h3>
      <p>{danger.sentence}</p>
      <div className="row">
        <a className="btn btn-primary" href="tel:18007997233">
          <PhoneIcon small />
          Call 1-800-799-7233
        </a>
        <a className="btn btn-second" href="tel:911">
          <AlertIcon small />
          911 in an emergency
        </a>
        <CrisisButton />
        <QuickExit />
      </div>
      <h4 className="label sub-label">First, stay private</h4>
      <ul className="plain-list">
        {danger.privateFirst.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </aside>
  );
}
