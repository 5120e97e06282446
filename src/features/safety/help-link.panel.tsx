import { useEffect, type ReactNode } from "react";
import { openFoldsAround } from "#web/folds.ts";
import { GoLink } from "#web/ui/link.tsx";

/** Where the help is on the page; both parts are on one page, so that it is one tap away from anywhere. */
const places = { plan: "safety-plan", breathing: "breathing" } as const;
type Place = keyof typeof places;

/** One tap to a place of help: to its page, or down to it when it is on this page. */
export function PlaceLink({ to, kind = "second", children }: { to: Place; kind?: "second" | "quiet"; children: ReactNode }) {
  return (
    <GoLink
      href={`/mental-health#${places[to]}`}
      className={`btn btn-${kind}`}
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest("dialog");
        if (!dialog) return show(to);
        // it would cover the place
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
        setTimeout(() => show(to));
      }}
    >
      {children}
    </GoLink>
  );
}

/** For the place itself: scrolls into view when the address names it, and again once it has its final height. */
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
