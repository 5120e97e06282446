import { IconButton } from "#web/ui/button.tsx";
import { EditIcon } from "#web/ui/icons.tsx";
import { showDistance, type DistanceUnit } from "./lifestyle.near.rules.ts";
import { placeLink, wheelchairWords, type Place } from "./lifestyle.places.rules.ts";
import type { Spot } from "./lifestyle.rules.ts";

/** One line of the list: a place from the map, or an own spot. */
export type Shown = { name: string; lat: number | null; lon: number | null; distanceMeters?: number } & (
  | { place: Place; own?: never }
  | { own: Spot; place?: never }
);

/** The places as a list, nearest first: complete without the map. */
export function PlacesPanel({ list, unit, onEdit }: { list: readonly Shown[]; unit: DistanceUnit; onEdit: (spot: Spot) => void }) {
  return (
    <ol className="places" aria-label="Saving spots, nearest first">
      {list.map((one, index) => (
        <li key={one.place?.key ?? one.own?.id} data-row={one.own?.id}>
          <span className="pin" aria-hidden="true">
            {index + 1}
          </span>
          <b>{one.name}</b>
          <span className="mi num">{one.distanceMeters === undefined ? "" : showDistance(one.distanceMeters, unit)}</span>
          {one.place ? <PlaceWords place={one.place} /> : <OwnWords spot={one.own} onEdit={onEdit} />}
        </li>
      ))}
    </ol>
  );
}

function PlaceWords({ place }: { place: Place }) {
  const known = [
    place.address,
    place.openingHours && `Open ${place.openingHours}`,
    place.wheelchair && wheelchairWords[place.wheelchair],
    place.editedOn && `entry from ${place.editedOn.slice(0, 7)}`,
  ].filter(Boolean);
  return (
    <div className="place-words">
      <p>
        <span className="strong">{place.type}.</span> {place.discount}
      </p>
      <p className="small">
        {known.join(" · ")}
        {known.length > 0 && " · "}
        <a href={placeLink(place.key)} target="_blank" rel="noreferrer" aria-label={`${place.name} on OpenStreetMap`}>
          OpenStreetMap
        </a>
      </p>
    </div>
  );
}

function OwnWords({ spot, onEdit }: { spot: Spot; onEdit: (spot: Spot) => void }) {
  return (
    <div className="place-words flex items-center justify-between gap-3">
      <p>
        <span className="strong">{spot.type || "Your own spot"}.</span> {[spot.note, spot.address].filter(Boolean).join(" · ")}
      </p>
      <IconButton label={`Edit ${spot.name}`} onClick={() => onEdit(spot)}>
        <EditIcon small />
      </IconButton>
    </div>
  );
}
