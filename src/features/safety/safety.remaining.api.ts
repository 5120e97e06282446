import { useEffect, useSyncExternalStore } from "react";
import type { Found } from "./safety.card.rules.ts";

/** The card of a field that is gone (saved, closed or removed), and its page. */
type Remaining = { path: string; found: Found };
let remaining: Remaining | null = null;
const listeners = new Set<() => void>();

function set(next: Remaining | null) {
  remaining = next;
  listeners.forEach((listener) => listener());
}

/** Shows the card on the page at `path` after its field is gone. A milder finding never replaces a more severe one. */
export function setRemainingCard(path: string, found: Found): void {
  const before = remaining?.path === path ? remaining.found : null;
  set({ path, found: before && before.level > found.level ? { ...found, level: before.level } : found });
}

/** The card that remains on the page at `path`, until the member leaves that page. */
export function useRemainingCard(path: string): Found | null {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => remaining,
    () => null,
  );
  useEffect(() => () => set(null), [path]);
  return now?.path === path ? now.found : null;
}
