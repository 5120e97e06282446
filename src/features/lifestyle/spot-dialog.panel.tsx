import { useState } from "react";
import { isBlank } from "#shared/text.ts";
import { useRowForm, type Read } from "#web/row-form.ts";
import { Select, TextArea, TextInput } from "#web/ui/field.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import type { Point } from "./lifestyle.near.rules.ts";
import { spotLimits, spotRefusal, type Spot } from "./lifestyle.rules.ts";

const formOf = (spot: Spot | undefined) => ({
  name: spot?.name ?? "",
  type: spot?.type ?? "",
  note: spot?.note ?? "",
  address: spot?.address ?? "",
});
type Form = ReturnType<typeof formOf>;
const labels = { name: "Name", type: "What kind of place", note: "Note", address: "Address" };
type Where = "as it is" | "here" | "picked" | "nowhere";

/** An own place with a note. It gets a position only when the member uses their location, or picks it on the map. */
export function SpotDialog({
  id,
  spot,
  here,
  picked,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  spot: Spot | undefined;
  here: Point | undefined;
  picked: Point | undefined;
  onClose: () => void;
}) {
  const [where, setWhere] = useState<Where>(spot ? "as it is" : picked ? "picked" : "nowhere");
  const form = useRowForm("lifestyle.spot-row", {
    id,
    row: spot,
    formOf,
    labels,
    read: (typed, stored): Read<Form, Omit<Spot, "id" | "version">> => {
      if (isBlank(typed.name)) return { refusals: { name: spotRefusal }, toast: ["A spot needs a name", spotRefusal] };
      const point = where === "here" ? here : where === "picked" ? picked : undefined;
      const at = point
        ? { lat: round(point.lat), lon: round(point.lon) }
        : where === "nowhere"
          ? { lat: null, lon: null }
          : { lat: stored?.lat ?? null, lon: stored?.lon ?? null };
      return { parts: { ...typed, ...at } };
    },
    add: lifestyle.addSpot.call,
    edit: lifestyle.editSpot.call,
    failed: "Error saving spot",
    removal: { call: lifestyle.removeSpot.call, failed: "Error deleting spot", title: ({ name }) => `${name} is deleted.` },
    refresh: [lifestyle.spots.key()],
    onClose,
  });
  const { row: stored, field } = form;
  return (
    <RowFormDialog of={form} what="spot" title={stored ? "Edit saving spot" : "Add a saving spot"} act="Save" onClose={onClose}>
      <TextInput required autoFocus maxLength={spotLimits.name} {...field("name")} />
      <TextInput maxLength={spotLimits.type} {...field("type")} />
      <TextArea rows={3} maxLength={spotLimits.note} {...field("note")} />
      <TextInput maxLength={spotLimits.address} {...field("address")} />
      {(here || picked || stored?.lat != null) && (
        <Select
          label="On the map"
          hint="Kept with the spot, to about 10 meters."
          value={where}
          onChange={(event) => setWhere(event.currentTarget.value as Where)}
        >
          {stored && <option value="as it is">{stored.lat === null ? "not on the map" : "where it is"}</option>}
          {picked && <option value="picked">where you pointed</option>}
          {here && <option value="here">where I am now</option>}
          {(!stored || stored.lat !== null) && <option value="nowhere">not on the map</option>}
        </Select>
      )}
    </RowFormDialog>
  );
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
