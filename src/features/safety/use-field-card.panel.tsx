import { useId, useLayoutEffect } from "react";
import { joined, type Found } from "./safety.found.rules.ts";
import { cards, nextNumber, placeOf, setCards, useCards } from "./safety.remaining.api.ts";

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
    setCards({ open: new Map(cards().open).set(key, nextNumber()) });
    return () => setCards({ open: new Map([...cards().open].filter(([other]) => other !== key)) });
  }, [key, found, isShown]);
  const at = open.get(key);
  if (!isShown || !remaining || at === undefined || at < remaining.at || remaining.place !== placeOf(location.pathname)) return found;
  return found ? joined(remaining.found, found) : remaining.found;
}
