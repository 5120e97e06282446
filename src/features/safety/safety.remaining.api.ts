import { useEffect, useSyncExternalStore } from "react";
import { currentMember } from "#web/session.ts";
import { createStore } from "#web/store.ts";
import type { Found } from "./safety.found.rules.ts";

/** The card of a field that is gone (saved, closed or removed), and its place. `at`: numbered with the cards of the fields that are there. */
type Remaining = { place: string; found: Found; at: number };
type State = { remaining: Remaining | null; open: ReadonlyMap<string, number> };
/** A page of the member who is signed in: the next member on this page is not shown the card. */
export const placeOf = (path: string) => `${currentMember()?.id} ${path}`;
const store = createStore<State>({ remaining: null, open: new Map() });

export const cards = store.get;
export const setCards = (next: Partial<State>) => store.set({ ...cards(), ...next });
let count = 0;
/** Numbers the cards in the order in which they are shown. */
export const nextNumber = (): number => (count += 1);
export const useCards = (): State => useSyncExternalStore(store.watch, cards, cards);

/** The card that remains on the page at `path`, until the member leaves that page, or writes something newer that brings up a card: see `useFieldCard`. */
export function useRemainingCard(path: string): Found | null {
  const { remaining, open } = useCards();
  useEffect(() => () => setCards({ remaining: null }), [path]);
  if (remaining?.place !== placeOf(path)) return null;
  return [...open.values()].some((at) => at > remaining.at) ? null : remaining.found;
}
