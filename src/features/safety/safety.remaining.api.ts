import { useEffect, useSyncExternalStore } from "react";
import { currentMember } from "#web/session.ts";
import type { Found } from "./safety.found.rules.ts";

/** The card of a field that is gone (saved, closed or removed), and its place. `at`: numbered with the cards of the fields that are there. */
type Remaining = { place: string; found: Found; at: number };
type State = { remaining: Remaining | null; open: ReadonlyMap<string, number> };
/** A page of the member who is signed in: the next member on this page is not shown the card. */
export const placeOf = (path: string) => `${currentMember()?.id} ${path}`;
let state: State = { remaining: null, open: new Map() };
const listeners = new Set<() => void>();

export function setCards(next: Partial<State>) {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}
export const cards = (): State => state;
let count = 0;
/** Numbers the cards in the order in which they are shown. */
export const nextNumber = (): number => (count += 1);
export const useCards = (): State =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );

/** The card that remains on the page at `path`, until the member leaves that page, or writes something newer that brings up a card: see `useFieldCard`. */
export function useRemainingCard(path: string): Found | null {
  const { remaining, open } = useCards();
  useEffect(() => () => setCards({ remaining: null }), [path]);
  if (remaining?.place !== placeOf(path)) return null;
  return [...open.values()].some((at) => at > remaining.at) ? null : remaining.found;
}
