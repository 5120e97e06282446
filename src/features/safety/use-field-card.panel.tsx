import { useId, useLayoutEffect } from "react";
import { shownIn, type Found } from "./safety.found.rules.ts";
import { cardsAt, placeOf, setCard, useCards } from "./safety.remaining.api.ts";

/**
 * The finding to show beside a field or a text. Of all cards of a page only the newest is shown, with the levels and the lines of the others, so
 * that there are not two. How to stay safe, where the analyzer has marked physical danger, stays beside its text.
 */
export function useFieldCard(found: Found | null | undefined, hasDanger: boolean): Found | null | undefined {
  const key = useId();
  const own = useCards().get(key);
  const isShown = (found?.level ?? 0) >= 1 || hasDanger;
  useLayoutEffect(() => {
    if (!isShown) return;
    setCard(key, { found, place: placeOf(location.pathname) });
    return () => setCard(key);
  }, [key, found, isShown]);
  if (!isShown || !own) return found;
  return shownIn(own, cardsAt(own.place)) ?? (hasDanger ? found : null);
}
