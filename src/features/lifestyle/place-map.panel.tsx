import { useEffect, useRef, useState } from "react";
import type * as Leaflet from "leaflet";
import { Button, IconButton } from "#web/ui/button.tsx";
import { LoadFailed, Spinner } from "#web/ui/states.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { useTiles } from "./lifestyle.api.ts";
import type { Point } from "./lifestyle.near.rules.ts";
import { placesWords } from "./lifestyle.places.rules.ts";
import type { Shown } from "./places.panel.tsx";
import "./map.css";
import { retrying } from "#web/chunk-load-error.ts";

type Opened = { map: Leaflet.Map; pins: Leaflet.LayerGroup; leaflet: typeof Leaflet };

/** The places of the list on a map. Tiles are fetched from the tile server only while this is shown. */
export function PlaceMapPanel({
  list,
  center: { lat, lon },
  onPick,
}: {
  list: readonly Shown[];
  center: Point;
  onPick: (point: Point) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const tiles = useTiles();
  const tileUrl = tiles.data?.tileUrl;
  const pickMiddle = () => {
    if (opened) onPick(pointOf(opened.map.getCenter()));
  };

  useEffect(() => {
    const into = box.current;
    if (!into || !tileUrl) return;
    let isGone = false;
    let mine: Opened | undefined;
    void openMap(into, tileUrl).then((created) => {
      mine = created;
      if (isGone) created.map.remove();
      else setOpened(created);
    });
    return () => {
      isGone = true;
      mine?.map.remove();
      setOpened(undefined);
    };
  }, [tileUrl]);

  useEffect(() => {
    if (!opened) return;
    const { map, pins, leaflet } = opened;
    map.setView([lat, lon], map.getZoom() || 13);
    pins.clearLayers();
    leaflet.circle([lat, lon], { radius: 1_000, className: "map-here", interactive: false }).addTo(pins);
    list.forEach((one, index) => {
      if (one.lat !== null && one.lon !== null)
        leaflet.marker([one.lat, one.lon], { icon: pinOf(leaflet, index + 1), keyboard: false, title: one.name }).addTo(pins);
    });
  }, [opened, lat, lon, list]);

  useEffect(() => {
    if (!opened) return;
    const pick = ({ latlng }: Leaflet.LeafletMouseEvent) => onPick(pointOf(latlng));
    opened.map.on("click", pick);
    return () => void opened.map.off("click", pick);
  }, [opened, onPick]);

  if (tiles.isError)
    return <LoadFailed title="Failed to load the map" sentence="The list works without it." onRetry={() => void tiles.refetch()} />;
  return (
    <>
      <div className="map-frame">
        <div
          className="map-box"
          ref={box}
          role="application"
          aria-label="Map of the same places as in the list. Arrow keys move it, plus and minus zoom."
        />
        {!opened && <Spinner description="Loading the map" />}
        <div className="map-zoom">
          <IconButton label="Zoom in" onClick={() => opened?.map.zoomIn()}>
            <PlusIcon small />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => opened?.map.zoomOut()}>
            <span aria-hidden="true">−</span>
          </IconButton>
        </div>
        <a className="map-credit" href={placesWords.attributionLink} target="_blank" rel="noreferrer">
          {placesWords.attribution}
        </a>
      </div>
      <div>
        <Button kind="quiet" className="quiet-start" icon={<PlusIcon small />} onClick={pickMiddle}>
          Add a spot in the middle of the map
        </Button>
        <p className="small muted">Or tap its place on the map.</p>
      </div>
    </>
  );
}

const pointOf = (latlng: Leaflet.LatLng): Point => {
  const { lat, lng } = latlng.wrap(); // a map that was moved around the globe continues beyond 180
  return { lat: Math.max(-90, Math.min(90, lat)), lon: lng };
};

async function openMap(into: HTMLElement, tileUrl: string): Promise<Opened> {
  trustLeaflet();
  const { default: leaflet } = await retrying(() => import("leaflet"));
  // Leaflet's own controls write HTML; ours are placed around the map
  const map = leaflet.map(into, {
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
  });
  map.setView([0, 0], 13);
  leaflet.tileLayer(tileUrl, { maxZoom: 19, detectRetina: false }).addTo(map);
  return { map, pins: leaflet.layerGroup().addTo(map), leaflet };
}

function pinOf(leaflet: typeof Leaflet, number: number) {
  const html = document.createElement("span");
  html.className = "pin";
  html.textContent = String(number);
  return leaflet.divIcon({ html, className: "map-pin", iconSize: [32, 32], iconAnchor: [16, 16] });
}

/** While loading, Leaflet writes one constant piece of markup to detect SVG support. The policy accepts nothing else. */
function trustLeaflet() {
  const types = (globalThis as { trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: string, rules: object) => unknown } })
    .trustedTypes;
  if (types && !types.defaultPolicy) types.createPolicy("default", { createHTML: (html: string) => (html === "<svg/>" ? html : null) });
}
