import { useEffect, type ReactNode } from "react";
import { openFoldsAround } from "#web/folds.ts";
import { GoLink } from "#web/ui/link.tsx";

/** Where the help is on the page; both parts are on one page, so that one link is one tap from anywhere. */
const places = { plan: "safety-plan", breathing: "breathing" } as const;
type Place = keyof typeof places;

/** One tap to a place of help: to its page, or straight down to it when it is on this one. */
export function PlaceLink({ to, kind = "second", children }: { to: Place; kind?: "second" | "quiet"; children: ReactNode }) {
  return (
    <GoLink
      href={`/mental-health#${places[to]}`}
      className={`btn btn-${kind}`}
      onClick={() => {
        show(to);
      }}
    >
      {children}
    </GoLink>
  );
}

/** For the place itself: comes into view when the address asks for it, and again once it has grown to its height. */
export function useScrollTo(place: Place, isThere = true) {
  useEffect(() => {
    if (location.hash === `#${places[place]}`) show(place);
  }, [place, isThere]);
}

function show(place: Place) {
  const element = document.getElementById(places[place]);
  if (!element) return;
  openFoldsAround(element);
  element.scrollIntoView({ block: "start" });
  (element.querySelector("summary") ?? element).focus({ preventScroll: true });
}
