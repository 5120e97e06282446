import { useEffect } from "react";
import { whenIdle } from "#web/prefetch.ts";
import { isPlusKey } from "#web/device-keys.ts";
import { LayerFailed, lateComponent } from "#web/ui/late-component.tsx";
import { closeQuickAdd, openQuickAdd, useQuickStart } from "#web/quick-add.ts";
import { retrying } from "#web/chunk-load-error.ts";

const Sheet = lateComponent(
  () => retrying(() => import("../features/budget/quick-add.panel.tsx")).then((file) => file.QuickAddDialog),
  null,
  LayerFailed,
);

/**
 * The sheet that adds an expense, opened by its buttons, the plus key, `?add` in the address (shortcut of the installed app) or a shared
 * text.
 */
export function QuickAdd() {
  const start = useQuickStart();
  useEffect(() => {
    whenIdle(() => void Sheet.preload().catch(() => undefined));
    openFromAddress();
    const onKey = (event: KeyboardEvent) => {
      if (!isPlusKey(event)) return;
      event.preventDefault();
      openQuickAdd();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return start && <Sheet shared={start.shared} onClose={closeQuickAdd} />;
}

function openFromAddress() {
  const query = new URLSearchParams(location.search);
  const shared = ["share-title", "share-text"].flatMap((name) => query.get(name) ?? []).join(" ");
  if (!query.has("add") && !shared) return;
  // so that a reload does not open it again
  history.replaceState(history.state, "", location.pathname);
  openQuickAdd(shared ? { shared: shared.slice(0, 500) } : {});
}
