import { useState } from "react";
import { isBlank } from "#shared/text.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { offerUndo } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { problemToast } from "#web/toast.ts";
import { FormDialog } from "#web/ui/dialog.tsx";
import { ProblemLine, Select, TextArea, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import type { Point } from "./lifestyle.near.rules.ts";
import { spotLimits, spotRefusal, type Spot } from "./lifestyle.rules.ts";

const blank = { id: "", name: "", type: "", note: "", address: "" };
type Where = "as it is" | "here" | "picked" | "nowhere";

/** A place of one's own with a note. It gets a position only when the person uses their location, or picks it on the map. */
export function SpotDialog({
  spot,
  here,
  picked,
  onClose,
}: {
  spot: Spot | null;
  here: Point | undefined;
  picked: Point | undefined;
  onClose: () => void;
}) {
  const [{ id: saved, ...fields }, setDraft, draft] = useDraft(
    `lifestyle.spot.${spot?.id ?? "new"}`,
    spot ? { id: spot.id, name: spot.name, type: spot.type, note: spot.note, address: spot.address } : blank,
  );
  const [where, setWhere] = useState<Where>(spot ? "as it is" : picked ? "picked" : "nowhere");
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.spots.key()];
  const end = () => {
    draft.clear();
    onClose();
  };
  const adding = useSave(lifestyle.addSpot.call, { failed: "Error saving spot", refresh });
  const editing = useSave(lifestyle.editSpot.call, { failed: "Error saving spot", refresh });
  const removing = useSave(lifestyle.removeSpot.call, { failed: "Error deleting spot", refresh });
  const problem = adding.problem ?? editing.problem;
  // other content is another spot to the server
  const set = (change: Partial<typeof fields>) => setDraft((before) => ({ ...before, ...change, id: spot?.id ?? "" }));

  async function remove({ id, name }: Spot) {
    if (!(await removing.run({ id }))) return;
    end();
    offerUndo({ id, title: `${name} is deleted.` }, () => queries.invalidateQueries({ queryKey: lifestyle.spots.key() }));
  }

  async function save() {
    if (isBlank(fields.name)) {
      setRefusal(spotRefusal);
      problemToast("A spot needs a name", spotRefusal);
      return;
    }
    const id = spot?.id ?? (saved || newId());
    setDraft((before) => ({ ...before, id }));
    const point = where === "here" ? here : where === "picked" ? picked : undefined;
    const at = point
      ? { lat: round(point.lat), lon: round(point.lon) }
      : where === "nowhere"
        ? { lat: null, lon: null }
        : { lat: spot?.lat ?? null, lon: spot?.lon ?? null };
    if (await (spot ? editing : adding).run({ id, ...fields, ...at })) end();
  }

  return (
    <FormDialog
      title={spot ? "Edit saving spot" : "Add a saving spot"}
      draft={draft}
      act="Save"
      isBusy={adding.isBusy || editing.isBusy}
      onSubmit={save}
      onRemove={spot ? () => remove(spot) : undefined}
      isRemoving={removing.isBusy}
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        autoFocus
        autoComplete="off"
        value={fields.name}
        maxLength={spotLimits.name}
        problem={refusal ?? (problem?.field === "name" ? problem.message : undefined)}
        onChange={(event) => {
          set({ name: event.currentTarget.value });
          setRefusal(undefined);
        }}
      />
      <TextInput
        label="What kind of place"
        value={fields.type}
        maxLength={spotLimits.type}
        onChange={(event) => set({ type: event.currentTarget.value })}
      />
      <TextArea
        label="Note"
        rows={3}
        value={fields.note}
        maxLength={spotLimits.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <TextInput
        label="Address"
        value={fields.address}
        maxLength={spotLimits.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      {(here || picked || spot?.lat != null) && (
        <Select
          label="On the map"
          hint="Kept with the spot, to about 10 meters."
          value={where}
          onChange={(event) => setWhere(event.currentTarget.value as Where)}
        >
          {spot && <option value="as it is">{spot.lat === null ? "not on the map" : "where it is"}</option>}
          {picked && <option value="picked">where you pointed</option>}
          {here && <option value="here">where I am now</option>}
          {(!spot || spot.lat !== null) && <option value="nowhere">not on the map</option>}
        </Select>
      )}
      {problem?.field !== "name" && <ProblemLine words={problem?.message} />}
    </FormDialog>
  );
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
