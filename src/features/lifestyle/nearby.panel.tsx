import { useCallback, useState } from "react";
import { count } from "#shared/text.ts";
import { problemToast } from "#web/toast.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { AgainIcon, PlaceIcon, PlusIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { part } from "#web/ui/part.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { useKitchen, useMeals, useNearby, useSpots, useTiles } from "./lifestyle.api.ts";
import { locationWords, refusalFor, roundPoint, type LocationRefusal, type Point } from "./lifestyle.near.rules.ts";
import { nearest, placesWords, radii } from "./lifestyle.places.rules.ts";
import { PlacesPanel, type Shown } from "./places.panel.tsx";

const SpotDialog = part(() => import("./spot-dialog.panel.tsx").then((file) => file.SpotDialog));
const PlaceMap = part(() => import("./place-map.panel.tsx").then((file) => file.PlaceMapPanel), <Spinner description="Loading the map" />);

/** Real places where money goes further. Asks for the location on a click and never before. */
export function NearbyPanel() {
  const [exact, setExact] = useState<Point>();
  const [refusal, setRefusal] = useState<LocationRefusal>();
  const [isAsking, setAsking] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const [open, setOpen] = useState<{ id?: string; picked?: Point }>();
  const looking = useNearby();
  const [answer, setAnswer] = useState<typeof looking.data>();
  const settings = useMeals().data?.settings;
  const { choose } = useKitchen();
  const spots = useSpots();
  const { data: tiles } = useTiles(exact !== undefined);
  const pick = useCallback((picked: Point) => setOpen({ picked }), []);
  const unit = settings?.distanceUnit ?? "mi";
  const radius = looking.variables?.radius ?? radii[0];

  // what was found stays in sight while it is asked again
  const inspect = (from: Point, far = radius) => looking.mutate({ ...roundPoint(from), radius: far }, { onSuccess: setAnswer });

  function refuse(why: LocationRefusal) {
    setRefusal(why);
    problemToast(locationWords[why].title, locationWords[why].text);
  }

  function locate() {
    if (!("geolocation" in navigator) || !navigator.geolocation) return refuse("unsupported");
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lon: coords.longitude };
        setAsking(false);
        setRefusal(undefined);
        setExact(here);
        inspect(here);
      },
      (error) => {
        setAsking(false);
        refuse(refusalFor(error.code));
      },
      { enableHighAccuracy: false, timeout: 12_000, maximumAge: 0 },
    );
  }

  const own = (spots.data ?? []).map((spot): Shown => ({ own: spot, name: spot.name, lat: spot.lat, lon: spot.lon }));
  const found = answer?.places.map((place): Shown => ({ place, name: place.name, lat: place.lat, lon: place.lon })) ?? [];
  const list = inOrder([...found, ...own], exact);
  const trouble = looking.isPending ? null : (looking.error?.message ?? answer?.trouble);

  return (
    <Fold id="map" title="Local Savings Map" fact={factOf(own.length)}>
      {exact && (
        <div className="row between">
          <p className="muted">Where money goes further near you. What a kind of place usually offers, not a promise.</p>
          <Button kind="quiet" className="quiet-start" onClick={() => void choose({ distanceUnit: unit === "km" ? "mi" : "km" })}>
            Show {unit === "km" ? "miles" : "kilometers"}
          </Button>
        </div>
      )}
      <div className="near stack">
        <div className="stack">
          {!exact && (
            <div className="stack gap-3 near-question">
              <h3>What is near you?</h3>
              <p className="muted">
                Libraries, markets, thrift shops, food banks, repair benches. Your device asks first; we round the place to about a
                kilometer and do not keep it.
              </p>
              <div>
                <Button kind="primary" icon={<PlaceIcon small />} isBusy={isAsking} onClick={locate}>
                  Use my location
                </Button>
              </div>
            </div>
          )}
          {refusal && (
            <Banner isUrgent>
              <p>
                <b className="strong">{locationWords[refusal].title}</b>
                <br />
                {locationWords[refusal].text}
              </p>
            </Banner>
          )}
          {looking.isPending && <Spinner description="Looking around" />}
          {trouble && (
            <Banner isUrgent>
              <p>{trouble}</p>
              {exact && (
                <Button kind="quiet" className="quiet-start" icon={<AgainIcon small />} onClick={() => inspect(exact)}>
                  Try again
                </Button>
              )}
            </Banner>
          )}
          {answer && !trouble && found.length === 0 && <p className="muted">{placesWords.none}</p>}
          {!exact && spots.data?.length === 0 && (
            <p className="muted">You can add what you know yourself: a market's last hour, a tool library, a library sale.</p>
          )}
          {list.length > 0 && <PlacesPanel list={list} unit={unit} onEdit={({ id }) => setOpen({ id })} />}
          <div className="row">
            <Button icon={<PlusIcon small />} onClick={() => setOpen({})}>
              Add a saving spot
            </Button>
            {exact && (
              <Button kind="quiet" icon={<AgainIcon small />} isBusy={isAsking} onClick={locate}>
                Look again from here
              </Button>
            )}
            {exact && radius === radii[0] && (
              <Button kind="quiet" isBusy={looking.isPending} onClick={() => inspect(exact, radii[1])}>
                Look farther
              </Button>
            )}
          </div>
        </div>
        {exact && (
          <div className="near-map stack">
            {isMapOpen ? (
              <PlaceMap list={list} center={roundPoint(exact)} onPick={pick} />
            ) : (
              <div className="near-fold">
                <Scene width={240} height={110}>
                  <FoldedMap />
                </Scene>
                {tiles?.tileUrl === null ? (
                  <p className="small muted">A map is not set up here. The list works without it.</p>
                ) : (
                  <>
                    <p className="small muted">The map loads its pictures from {hostOf(tiles?.tileUrl)} once you open it.</p>
                    <Button onClick={() => setMapOpen(true)}>Open the map</Button>
                  </>
                )}
              </div>
            )}
            <p className="small muted">
              {found.length > 0 && (
                <>
                  Places from OpenStreetMap{answer?.asOf && `, as of ${answer.asOf.slice(0, 10)}`}.{" "}
                  <a href={placesWords.attributionLink} target="_blank" rel="noreferrer">
                    {placesWords.attribution}
                  </a>
                  .{" "}
                </>
              )}
              Your location was rounded to about a kilometer and is not kept.
            </p>
          </div>
        )}
      </div>
      {open && (
        <SpotDialog
          id={open.id}
          spot={spots.data?.find(({ id }) => id === open.id)}
          here={exact}
          picked={open.picked}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Fold>
  );
}

const factOf = (spots: number) => (spots === 0 ? "Location only when you ask" : `${count(spots, "spot")} of your own`);

/** Whose server the map's pictures come from. */
const hostOf = (tileUrl: string | null | undefined) => {
  const host = tileUrl ? new URL(tileUrl.replace(/[{}]/g, "")).host : "";
  return host === "" || host.endsWith("openstreetmap.org") ? "OpenStreetMap" : host;
};

/** The nearest first; what has no position on the map comes last. */
function inOrder(all: readonly Shown[], from: Point | undefined): Shown[] {
  const placed = all.flatMap((one) => (one.lat !== null && one.lon !== null ? [{ ...one, lat: one.lat, lon: one.lon }] : []));
  return [...(from ? nearest(placed, from) : placed), ...all.filter((one) => one.lat === null)];
}

const FoldedMap = () => (
  <>
    <path fill="var(--art-sky)" d="M16 34 78 22 78 98 16 110z" />
    <path fill="var(--art-cream)" d="M78 22 140 36V110L78 98z" />
    <path fill="var(--art-hill-far)" d="M140 36 202 24V98L140 110z" />
    <path d="M20 82 78 58 140 88 200 48" fill="none" stroke="var(--art-clay)" strokeWidth="5" strokeDasharray="9 7" />
    <path fill="var(--art-clay-deep)" d="M178 44C164 28 158 22 158 10a20 20 0 0 1 40 0c0 12-6 18-20 34z" />
    <circle cx="178" cy="10" r="7" fill="var(--art-cream)" />
  </>
);
