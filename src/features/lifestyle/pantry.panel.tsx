import { useState } from "react";
import { count } from "#shared/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Checkbox, TextInput } from "#web/ui/field.tsx";
import { useKitchen, usePantryChoices } from "./lifestyle.api.ts";

/** Ingredients at home already: they leave the list and the cost. */
export function PantryPanel({ pantry }: { pantry: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="small muted">
      {pantry.length === 0
        ? "Nothing is marked as in the pantry."
        : `${count(pantry.length, "thing")} in the pantry ${pantry.length === 1 ? "drops" : "drop"} out of list and cost.`}{" "}
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        Change the pantry
      </button>
      {isOpen && <PantryDialog pantry={pantry} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PantryDialog({ pantry, onClose }: { pantry: readonly string[]; onClose: () => void }) {
  const choices = usePantryChoices(true);
  const { stock } = useKitchen();
  const [query, setQuery] = useState("");
  const found = choices.data?.filter((one) => one.name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Dialog
      title="In the pantry"
      onClose={onClose}
      acts={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <TextInput label="Find" type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      {choices.isError && <LoadFailed title="Failed to load the list" onRetry={() => void choices.refetch()} />}
      {!found && !choices.isError && <Skeleton description="Fetching the list" />}
      {found && (
        <fieldset className="pantry-list">
          <legend className="visually-hidden">Ingredients at home</legend>
          {found.map((one) => (
            <Checkbox
              key={one.key}
              label={one.name}
              checked={pantry.includes(one.key)}
              onChange={(event) => void stock(one.key, event.currentTarget.checked)}
            />
          ))}
          {found.length === 0 && <p className="muted">Nothing by that name is in our recipes.</p>}
        </fieldset>
      )}
    </Dialog>
  );
}
