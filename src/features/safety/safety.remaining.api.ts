import { useEffect, useSyncExternalStore } from "react";
import { currentMember } from "#web/session.ts";
import type { Found } from "./safety.card.rules.ts";

/** The card of a field that is gone (saved, closed or removed), and its place. */
type Remaining = { place: string; found: Found };
/** A page of the member who is signed in: the next member on this page is not shown the card. */
export const placeOf = (path: string) => `${currentMember()?.id} ${path}`;
let remaining: Remaining | null = null;
const listeners = new Set<() => void>();

function set(next: Remaining | null) {
  remaining = next;
  listeners.forEach((listener) => listener());
}

/** Shows the card at `place` after its field is gone. A milder finding never replaces a more severe one. */
export function setRemainingCard(place: string, found: Found): void {
  const before = remaining?.place === place ? remaining.found : null;
  set({ place, found: before && before.level > found.level ? { ...found, level: before.level } : found });
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
  return now?.place === placeOf(path) ? now.found : null;
}
