import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from "react";
import { currentMember } from "#web/session.ts";
import { joined, type Found } from "./safety.found.rules.ts";

/** The card of a field that is gone (saved, closed or removed), and its place. `at`: numbered with the cards of the fields that are there. */
type Remaining = { place: string; found: Found; at: number };
type State = { remaining: Remaining | null; open: ReadonlyMap<string, number> };
/** A page of the member who is signed in: the next member on this page is not shown the card. */
export const placeOf = (path: string) => `${currentMember()?.id} ${path}`;
let state: State = { remaining: null, open: new Map() };
let count = 0;
const listeners = new Set<() => void>();

function set(next: Partial<State>) {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}
const setOpen = (key: string, at: number | undefined) => {
  const open = new Map(state.open);
  if (at === undefined) open.delete(key);
  else open.set(key, at);
  set({ open });
};
const useCards = (): State =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );

/** Shows the card at `place` after its field is gone. A milder finding never replaces a more severe one. */
export function setRemainingCard(place: string, found: Found): void {
  const before = state.remaining?.place === place ? state.remaining.found : null;
  set({ remaining: { place, found: before ? joined(before, found) : found, at: (count += 1) } });
}

/** The card that remains on the page at `path`, until the member leaves that page, or writes something newer that brings up a card: see `useFieldCard`. */
export function useRemainingCard(path: string): Found | null {
  const { remaining, open } = useCards();
  useEffect(() => () => set({ remaining: null }), [path]);
  if (remaining?.place !== placeOf(path)) return null;
  return [...open.values()].some((at) => at > remaining.at) ? null : remaining.found;
}

/**
 * The finding to show beside a field or a text. If it is newer than the card that remains on the page, it takes that one's place, with its level
 * and its lines, so that there are not two for the same words.
 */
export function useFieldCard(found: Found | null | undefined, hasDanger: boolean): Found | null | undefined {
  const key = useId();
  const { remaining, open } = useCards();
  const isShown = (found?.level ?? 0) >= 1 || hasDanger;
  useLayoutEffect(() => {
    if (!isShown) return;
    setOpen(key, (count += 1));
    return () => setOpen(key, undefined);
  }, [key, found, isShown]);
  const at = open.get(key);
  if (!isShown || !remaining || at === undefined || at < remaining.at || remaining.place !== placeOf(location.pathname)) return found;
  return found ? joined(remaining.found, found) : remaining.found;
}
