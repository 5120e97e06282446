import { useEffect } from "react";
import { whenIdle } from "#web/prefetch.ts";
import { currentMember } from "#web/session.ts";
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
    void openFromAddress();
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

async function openFromAddress() {
  const query = new URLSearchParams(location.search);
  // an app that was installed before 2026-11-28 shares by the address
  let shared: string | undefined = ["share-title", "share-text"].flatMap((name) => query.get(name) ?? []).join(" ");
  if (!query.has("add") && !query.has("shared") && !shared) return;
  // so that a reload does not open it again
  history.replaceState(history.state, "", location.pathname);
  if (query.has("shared")) {
    const member = currentMember()?.id;
    shared = await retrying(() => import("#web/shared-text.ts")).then(
      ({ takeSharedText }) => takeSharedText(),
      () => undefined,
    );
    if (currentMember()?.id !== member) return;
  }
  openQuickAdd(shared ? { shared: shared.slice(0, 500) } : {});
}
