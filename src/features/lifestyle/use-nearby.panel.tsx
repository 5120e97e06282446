import { useState } from "react";
import { problemToast, settleToasts } from "#web/toast.ts";
import { useMeals, useNearby, useSpots } from "./lifestyle.api.ts";
import { locationWords, refusalFor, roundPoint, type LocationRefusal, type Point } from "./lifestyle.near.rules.ts";
import { nearest, radii } from "./lifestyle.places.rules.ts";
import type { Shown } from "./places.panel.tsx";

/**
 * The member's location, once they allowed it; the places found around it; and their own spots. Asks for the location on a click and never
 * before.
 */
export function useNearbyPlaces() {
  const [exact, setExact] = useState<Point>();
  const [refusal, setRefusal] = useState<LocationRefusal>();
  const [isAsking, setAsking] = useState(false);
  const search = useNearby();
  const [answer, setAnswer] = useState<typeof search.data>();
  const spots = useSpots().data;
  const unit = useMeals().data?.settings.distanceUnit ?? "mi";
  const radius = search.variables?.radius ?? radii[0];

  // places stay visible while they are refetched
  const searchAround = (from: Point, far = radius) => search.mutate({ ...roundPoint(from), radius: far }, { onSuccess: setAnswer });

  function refuse(why: LocationRefusal) {
    setRefusal(why);
    problemToast(locationWords[why].title, locationWords[why].text, undefined, "location");
  }

  function locate() {
    if (!("geolocation" in navigator) || !navigator.geolocation) return refuse("unsupported");
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lon: coords.longitude };
        setAsking(false);
        setRefusal(undefined);
        settleToasts("location");
        setExact(here);
        searchAround(here);
      },
      (error) => {
        setAsking(false);
        refuse(refusalFor(error.code));
      },
      { enableHighAccuracy: false, timeout: 12_000, maximumAge: 0 },
    );
  }

  const own = (spots ?? []).map((spot): Shown => ({ own: spot, name: spot.name, lat: spot.lat, lon: spot.lon }));
  const found = answer?.places.map((place): Shown => ({ place, name: place.name, lat: place.lat, lon: place.lon })) ?? [];
  return {
    /** The location from the device; it never leaves the browser unrounded. */
    exact,
    refusal,
    isAsking,
    isSearching: search.isPending,
    spots,
    unit,
    radius,
    found,
    /** Found places and own spots, the nearest first. */
    list: inOrder([...found, ...own], exact),
    hasAnswer: answer !== undefined,
    asOf: answer?.asOf,
    trouble: search.isPending ? null : (search.error?.message ?? answer?.trouble),
    searchAround,
    locate,
  };
}

/** The nearest first; places without a position last. */
function inOrder(all: readonly Shown[], from: Point | undefined): Shown[] {
  const placed = all.flatMap((one) => (one.lat !== null && one.lon !== null ? [{ ...one, lat: one.lat, lon: one.lon }] : []));
  return [...(from ? nearest(placed, from) : placed), ...all.filter((one) => one.lat === null)];
}
