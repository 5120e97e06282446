import { useId, useState } from "react";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { offerUndo, undoable } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { Select, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import { habitLimits, habitRefusal, isHabit, targetText, type HabitCard } from "./lifestyle.habits.rules.ts";

const formOf = (habit: HabitCard | undefined) => ({
  name: habit?.name ?? "",
  category: habit?.category ?? "",
  target: habit?.weeklyTarget ?? 0,
});
type Form = ReturnType<typeof formOf>;
const labels = { name: "Name", category: "Category", target: "How often" };
const show = { target: (value: string | number) => targetText(Number(value) || null) };

type Props = { /** Undefined for a new one. */ id: string | undefined; habit: HabitCard | undefined; onClose: () => void };

/** Adds a habit, or changes one; archiving keeps its days. */
export function HabitDialog({ id, habit: stored, onClose }: Props) {
  const kinds = useId();
  const editor = useRowEditor("lifestyle.habit-row", { id, row: stored, formOf });
  const {
    form: { name, category, target },
    row: habit,
    draft,
  } = editor;
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.habits.key(), ["members"]];
  const saving = useSave(save, { failed: "Error saving habit", refresh });
  const away = useSave(lifestyle.archiveHabit.call, { failed: "Error saving habit", refresh });
  const removing = useSave(lifestyle.removeHabit.call, { failed: "Error deleting habit", refresh });
  const refreshAll = () => Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const change = (part: Partial<Form>) => {
    setRefusal(undefined);
    saving.clearProblem();
    editor.change(part);
  };
  const end = () => {
    draft.clear();
    onClose();
  };
  const problem = refusal ?? problemBeside(saving.problem);

  async function submit() {
    if (!isHabit({ name, category })) {
      setRefusal(habitRefusal);
      saving.refuse("A habit needs a name and a category", habitRefusal);
      return;
    }
    setRefusal(undefined);
    if (await saving.run({ key: editor.key(), parts: { name, category, weeklyTarget: target || null } })) end();
    else await refreshAll();
  }

  async function archive({ id: which, name: called }: HabitCard, isArchived: boolean) {
    if (!(await away.run({ id: which, isArchived }))) return;
    end();
    if (isArchived)
      undoable(`${called} is archived.`, () => away.run({ id: which, isArchived: false }), { words: "Its days are kept.", row: which });
  }

  async function remove({ id: which, name: called }: HabitCard) {
    if (!(await removing.run({ id: which }))) return;
    end();
    offerUndo({ id: which, title: `${called} is deleted.`, words: "Its days went with it." }, refreshAll);
  }

  return (
    <FormDialog
      title={habit ? "Edit habit" : "Add Habit"}
      draft={draft}
      act={habit ? "Save" : "Add Habit"}
      isBusy={saving.isBusy}
      onSubmit={() => editor.canSave && submit()}
      onRemove={stored && (() => remove(stored))}
      isRemoving={removing.isBusy}
      also={
        stored && (
          <Button kind="quiet" isBusy={away.isBusy} onClick={() => void archive(stored, !stored.isArchived)}>
            {stored.isArchived ? "Take out of the archive" : "Archive"}
          </Button>
        )
      }
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        required
        autoFocus
        autoComplete="off"
        value={name}
        maxLength={habitLimits.name}
        problem={name.trim() ? undefined : problem}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={labels.category}
        required
        list={kinds}
        value={category}
        maxLength={habitLimits.category}
        problem={name.trim() && !category.trim() ? problem : undefined}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <datalist id={kinds}>
        {["Self-care", "Fitness", "Financial", "Sleep", "Home", "People"].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <Select label={labels.target} value={target} onChange={(event) => change({ target: Number(event.currentTarget.value) })}>
        <option value={0}>{targetText(null)}</option>
        {Array.from({ length: habitLimits.weeklyTarget.largest }, (_, index) => (
          <option key={index} value={index + 1}>
            {targetText(index + 1)}
          </option>
        ))}
      </Select>
      <ChangedElsewhere what="habit" editor={editor} labels={labels} show={show} isBusy={saving.isBusy} onAddAgain={() => void submit()} />
      {name.trim() && category.trim() && problem && <p className="problem">{problem}</p>}
    </FormDialog>
  );
}

const save = ({ key, parts }: { key: RowKey; parts: Pick<HabitCard, "name" | "category" | "weeklyTarget"> }) =>
  saveRow(key, { add: (id) => lifestyle.addHabit.call({ id, ...parts }), edit: (at) => lifestyle.editHabit.call({ ...at, ...parts }) });
