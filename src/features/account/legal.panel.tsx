import { useState } from "react";
import { CrisisButton } from "#safety/crisis-lines.panel.tsx";
import { LayerFailed, lateComponent } from "#web/ui/late-component.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const LegalDialog = lateComponent(
  () => retrying(() => import("./legal-dialog.panel.tsx")).then((panel) => panel.LegalDialog),
  null,
  LayerFailed,
);

/** Privacy and terms as dialogs, in the footer of every page, and the crisis lines beside them. */
export function LegalLinks() {
  return (
    <ul>
      <li>
        <LegalLink which="privacy">Privacy</LegalLink>
      </li>
      <li>
        <LegalLink which="terms">Terms</LegalLink>
      </li>
      <li>
        <CrisisButton className="link-button">Crisis lines</CrisisButton>
      </li>
    </ul>
  );
}

export function LegalLink({ which, children }: { which: "privacy" | "terms"; children: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <LegalDialog which={which} onClose={() => setOpen(false)} />}
    </>
  );
}
