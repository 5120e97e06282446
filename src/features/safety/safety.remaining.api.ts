import { useEffect, useSyncExternalStore } from "react";
import { currentMember } from "#web/session.ts";
import { createStore } from "#web/store.ts";
import type { Found, Placed } from "./safety.found.rules.ts";

/** A page of the member who is signed in: the next member on this page is not shown the card. */
export const placeOf = (path: string) => `${currentMember()?.id} ${path}`;
type Card = Placed & { place: string };
/** By field, in the order in which they were shown; "" is the card of fields that are gone (saved, closed or removed). */
const store = createStore<ReadonlyMap<string, Card>>(new Map());
export const remaining = "";

/** Shows a card as the newest, or removes it. */
export function setCard(key: string, card?: Card): void {
  const next = new Map(store.get());
  next.delete(key);
  store.set(card ? next.set(key, card) : next);
}
export const cardsAt = (place: string): Card[] => [...store.get().values()].filter((one) => one.place === place);
export const useCards = () => useSyncExternalStore(store.watch, store.get, store.get);

/** The card that remains on the page at `path`, until the member leaves that page, or writes something newer that brings up a card: see `useFieldCard`. */
export function useRemainingCard(path: string): Found | null {
  const own = useCards().get(remaining);
  useEffect(() => () => setCard(remaining), [path]);
  return own && cardsAt(placeOf(path)).at(-1) === own ? (own.found ?? null) : null;
}
