import { useId } from "react";
import { openDrawer } from "#web/drawer.ts";
import { AlertIcon, PhoneIcon } from "#web/ui/icons.tsx";
import { PhoneText } from "#web/ui/phone-text.tsx";
import { CrisisButton } from "./crisis-lines.panel.tsx";
import type { DangerParts } from "./crisis-card.panel.tsx";
import { QuickExit } from "./quick-exit.panel.tsx";
import { danger } from "./safety.danger.content.ts";

/** In place of the crisis card where a situation sounds like danger: who to call, and how to stay private. */
function DangerPanel({ also }: { also: string | null }) {
  const title = useId();
  return (
    <aside className="danger" aria-labelledby={title}>
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
      {also && (
        <p>
          <PhoneText text={also} />
        </p>
      )}
      <StayPrivate Title="h4" />
    </aside>
  );
}

const [before, list, after] = danger.stillThere;

/** How to stay private on a device that others use. */
const StayPrivate = ({ Title }: { Title: "h3" | "h4" }) => (
  <>
    <Title className="private-title">{danger.privateTitle}</Title>
    <ul className="private-first">
      {danger.privateFirst.map((words) => (
        <li key={words}>{words}</li>
      ))}
      <li>
        {before}{" "}
        <button type="button" className="link-button" onClick={() => openDrawer("deleted")}>
          {list}
        </button>{" "}
        {after}
      </li>
    </ul>
  </>
);

/** For `CrisisCardPanel`, which has it from the analyzer: no other page loads it. */
export const dangerParts: DangerParts = { Panel: DangerPanel, StayPrivate };
