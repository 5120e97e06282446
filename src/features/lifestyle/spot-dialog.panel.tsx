import { useState } from "react";
import { isBlank } from "#shared/text.ts";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { offerUndo } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { ProblemLine, Select, TextArea, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import type { Point } from "./lifestyle.near.rules.ts";
import { spotLimits, spotRefusal, type Spot } from "./lifestyle.rules.ts";

const formOf = (spot: Spot | undefined) => ({
  name: spot?.name ?? "",
  type: spot?.type ?? "",
  note: spot?.note ?? "",
  address: spot?.address ?? "",
});
const labels = { name: "Name", type: "What kind of place", note: "Note", address: "Address" };
type Where = "as it is" | "here" | "picked" | "nowhere";

/** A place of one's own with a note. It gets a position only when the person uses their location, or picks it on the map. */
export function SpotDialog({
  id,
  spot: stored,
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
  const editor = useRowEditor("lifestyle.spot-row", { id, row: stored, formOf });
  const { form: fields, row: spot, draft } = editor;
  const [where, setWhere] = useState<Where>(spot ? "as it is" : picked ? "picked" : "nowhere");
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.spots.key()];
  const end = () => {
    draft.clear();
    onClose();
  };
  const saving = useSave(save, { failed: "Error saving spot", refresh });
  const removing = useSave(lifestyle.removeSpot.call, { failed: "Error deleting spot", refresh });
  const problem = problemBeside(saving.problem);
  const isNameWrong = saving.problem?.field === "name";
  const refreshAll = () => queries.invalidateQueries({ queryKey: lifestyle.spots.key() });
  const set = (change: Partial<typeof fields>) => {
    setRefusal(undefined);
    saving.clearProblem();
    editor.change(change);
  };

  async function remove({ id: which, name }: Spot) {
    if (!(await removing.run({ id: which }))) return;
    end();
    offerUndo({ id: which, title: `${name} is deleted.` }, refreshAll);
  }

  async function submit() {
    if (isBlank(fields.name)) {
      setRefusal(spotRefusal);
      saving.refuse("A spot needs a name", spotRefusal);
      return;
    }
    const point = where === "here" ? here : where === "picked" ? picked : undefined;
    const at = point
      ? { lat: round(point.lat), lon: round(point.lon) }
      : where === "nowhere"
        ? { lat: null, lon: null }
        : { lat: spot?.lat ?? null, lon: spot?.lon ?? null };
    if (await saving.run({ key: editor.key(), parts: { ...fields, ...at } })) end();
    else await refreshAll();
  }

  return (
    <FormDialog
      title={spot ? "Edit saving spot" : "Add a saving spot"}
      draft={draft}
      act="Save"
      isBusy={saving.isBusy}
      onSubmit={() => editor.canSave && submit()}
      onRemove={stored && (() => remove(stored))}
      isRemoving={removing.isBusy}
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        required
        autoFocus
        autoComplete="off"
        value={fields.name}
        maxLength={spotLimits.name}
        problem={refusal ?? (isNameWrong ? problem : undefined)}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label={labels.type}
        value={fields.type}
        maxLength={spotLimits.type}
        onChange={(event) => set({ type: event.currentTarget.value })}
      />
      <TextArea
        label={labels.note}
        rows={3}
        value={fields.note}
        maxLength={spotLimits.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <TextInput
        label={labels.address}
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
      <ChangedElsewhere what="spot" editor={editor} labels={labels} isBusy={saving.isBusy} onAddAgain={() => void submit()} />
      {!isNameWrong && <ProblemLine words={problem} />}
    </FormDialog>
  );
}

const save = ({ key, parts }: { key: RowKey; parts: Omit<Spot, "id" | "version"> }) =>
  saveRow(key, { add: (id) => lifestyle.addSpot.call({ id, ...parts }), edit: (at) => lifestyle.editSpot.call({ ...at, ...parts }) });

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
