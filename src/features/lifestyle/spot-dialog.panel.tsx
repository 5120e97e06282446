import { useState } from "react";
import { isBlank } from "#kernel/text.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { undoable, useSave } from "#web/save.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox, TextArea, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.calls.ts";
import type { Point } from "./lifestyle.near.rules.ts";
import { spotLimits, spotRefusal, type Spot } from "./lifestyle.rules.ts";

const blank = { name: "", type: "", note: "", address: "" };

/** A place of one's own with a note. It gets a position only when the person puts it where they stand. */
export function SpotDialog({ spot, here, onClose }: { spot: Spot | null; here: Point | undefined; onClose: () => void }) {
  const [id] = useState(() => spot?.id ?? newId());
  const [fields, setFields, draft] = useDraft(`lifestyle.spot.${spot?.id ?? "new"}`, spot ? { name: spot.name, type: spot.type, note: spot.note, address: spot.address } : blank);
  const [isHere, setHere] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.spots.key()];
  const done = () => { draft.clear(); onClose(); };
  const adding = useSave(lifestyle.addSpot.call, { failed: "Error saving spot", refresh, onDone: done });
  const editing = useSave(lifestyle.editSpot.call, { failed: "Error saving spot", refresh, onDone: done });
  const restoring = useSave(lifestyle.restoreSpot.call, { failed: "Could not undo", refresh });
  const removing = useSave(lifestyle.removeSpot.call, {
    failed: "Error deleting spot", refresh,
    onDone: () => { done(); undoable(`${fields.name} is deleted.`, () => restoring.run({ id })); },
  });
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });

  function save() {
    if (isBlank(fields.name)) {
      setRefusal(spotRefusal);
      problemToast("A spot needs a name", spotRefusal);
      return;
    }
    const at = isHere && here ? { lat: round(here.lat), lon: round(here.lon) } : { lat: spot?.lat ?? null, lon: spot?.lon ?? null };
    void (spot ? editing : adding).run({ id, ...fields, ...at });
  }

  return (
    <Dialog
      title={spot ? "Edit saving spot" : "Add a saving spot"} onClose={onClose}
      acts={
        <>
          {spot && <Button kind="quiet" isBusy={removing.isBusy} onClick={() => void removing.run({ id })}>Delete</Button>}
          <Button kind="primary" type="submit" form={id} isBusy={adding.isBusy || editing.isBusy}>Save</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => { event.preventDefault(); save(); }}>
        <TextInput label="Name" value={fields.name} maxLength={spotLimits.name} problem={refusal ?? adding.problem?.message ?? editing.problem?.message} onChange={(event) => { set({ name: event.currentTarget.value }); setRefusal(undefined); }} />
        <TextInput label="What kind of place" value={fields.type} maxLength={spotLimits.type} onChange={(event) => set({ type: event.currentTarget.value })} />
        <TextArea label="Note" rows={3} value={fields.note} maxLength={spotLimits.note} onChange={(event) => set({ note: event.currentTarget.value })} />
        <TextInput label="Address" value={fields.address} maxLength={spotLimits.address} onChange={(event) => set({ address: event.currentTarget.value })} />
        {here && <Checkbox label="Put it on the map where I am now (kept with the spot, to about 10 meters)" checked={isHere} onChange={(event) => setHere(event.currentTarget.checked)} />}
      </form>
    </Dialog>
  );
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
