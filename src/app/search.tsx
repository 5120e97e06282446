import { useState } from "react";
import { SearchPanel, type Act } from "../features/search/search.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";
import { openQuickAdd } from "#web/quick-add.ts";
import { switchTheme } from "#web/theme.ts";
import { LayerFailed, lateComponent } from "#web/ui/late-component.tsx";
import { pages } from "./paths.ts";

const LegalDialog = lateComponent(
  () => retrying(() => import("../features/account/legal-dialog.panel.tsx")).then((panel) => panel.LegalDialog),
  null,
  LayerFailed,
);
const switchAmounts = () =>
  void retrying(() => import("./hide-amounts.tsx")).then(
    (file) => file.switchAmounts(),
    () => undefined, // the eye in the masthead is missing then, too, and comes with the connection
  );

/** The search, and what its results do apart from opening a page. */
export function Search({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const [legal, setLegal] = useState<"privacy" | "terms">();
  const run = (act: Act) => {
    if (act === "privacy" || act === "terms") return setLegal(act);
    onClose();
    const acts = { "add-expense": openQuickAdd, theme: switchTheme, "hide-amounts": switchAmounts, logout: onLogout };
    acts[act]();
  };
  return legal ? <LegalDialog which={legal} onClose={onClose} /> : <SearchPanel places={pages} onClose={onClose} onAct={run} />;
}
