import { formatDate } from "#shared/dates.ts";
import { useCallback, useState } from "react";
import { count } from "#shared/text.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { AgainIcon, PlaceIcon, PlusIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { part } from "#web/ui/part.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { useKitchen, useTiles } from "./lifestyle.api.ts";
import { locationWords, roundPoint, showPrecision, type Point } from "./lifestyle.near.rules.ts";
import { placesWords, radii } from "./lifestyle.places.rules.ts";
import { PlacesPanel } from "./places.panel.tsx";
import { useNearbyPlaces } from "./use-nearby.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const SpotDialog = part(() => retrying(() => import("./spot-dialog.panel.tsx")).then((file) => file.SpotDialog));
const PlaceMap = part(
  () => retrying(() => import("./place-map.panel.tsx")).then((file) => file.PlaceMapPanel),
  <Spinner description="Loading the map" />,
);

/** Real places where money goes further. */
export function NearbyPanel() {
  const places = useNearbyPlaces();
  const { exact, refusal, isAsking, isSearching, spots, unit, radius, found, list, hasAnswer, trouble, searchAround, locate } = places;
  const [open, setOpen] = useState<{ id?: string; picked?: Point }>();
  const { choose } = useKitchen();
  const pick = useCallback((picked: Point) => setOpen({ picked }), []);
  return (
    <Fold id="map" title="Local Savings Map" fact={factOf(spots?.length ?? 0)}>
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
                Libraries, markets, thrift shops, food banks, repair benches. Your device asks first; we round the place to about{" "}
                {showPrecision(unit)} and do not keep it.
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
          {isSearching && <Spinner description="Looking around" />}
          {trouble && (
            <Banner isUrgent>
              <p>{trouble}</p>
              {exact && (
                <Button kind="quiet" className="quiet-start" icon={<AgainIcon small />} onClick={() => searchAround(exact)}>
                  Try again
                </Button>
              )}
            </Banner>
          )}
          {hasAnswer && !trouble && found.length === 0 && <p className="muted">{placesWords.none}</p>}
          {!exact && spots?.length === 0 && (
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
              <Button kind="quiet" isBusy={isSearching} onClick={() => searchAround(exact, radii[1])}>
                Look farther
              </Button>
            )}
          </div>
        </div>
        {exact && <MapPart places={places} exact={exact} onPick={pick} />}
      </div>
      {open && (
        <SpotDialog
          id={open.id}
          spot={spots?.find(({ id }) => id === open.id)}
          here={exact}
          picked={open.picked}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Fold>
  );
}

type MapProps = { places: ReturnType<typeof useNearbyPlaces>; exact: Point; onPick: (point: Point) => void };

/** The map, whose tiles load on a click, and the source of the places. */
function MapPart({ places: { list, found, asOf, unit }, exact, onPick }: MapProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: tiles } = useTiles(true);
  return (
    <div className="near-map stack">
      {isOpen ? (
        <PlaceMap list={list} center={roundPoint(exact)} onPick={onPick} />
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
              <Button onClick={() => setOpen(true)}>Open the map</Button>
            </>
          )}
        </div>
      )}
      <p className="small muted">
        {found.length > 0 && (
          <>
            Places from OpenStreetMap{asOf && `, as of ${formatDate(asOf.slice(0, 10))}`}.{" "}
            <a href={placesWords.attributionLink} target="_blank" rel="noreferrer">
              {placesWords.attribution}
            </a>
            .{" "}
          </>
        )}
        Your location was rounded to about {showPrecision(unit)} and is not kept.
      </p>
    </div>
  );
}

const factOf = (spots: number) => (spots === 0 ? "Location only when you ask" : `${count(spots, "spot")} of your own`);

/** The host of the map's tiles. */
const hostOf = (tileUrl: string | null | undefined) => {
  const host = tileUrl ? new URL(tileUrl.replace(/[{}]/g, "")).host : "";
  return host === "" || host.endsWith("openstreetmap.org") ? "OpenStreetMap" : host;
};

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
