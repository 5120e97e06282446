import { useId, useState } from "react";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { offerUndo, undoable } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { Select, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import { habitLimits, habitRefusal, isHabit, targetText, type HabitCard } from "./lifestyle.habits.rules.ts";

/** Adds a habit, or changes one; archiving keeps its days. */
export function HabitDialog({ habit, onClose }: { habit: HabitCard | null; onClose: () => void }) {
  const kinds = useId();
  const [{ id: saved, name, category, target }, setDraft, draft] = useDraft(`lifestyle.habit.${habit?.id ?? "new"}`, {
    id: habit?.id ?? "",
    name: habit?.name ?? "",
    category: habit?.category ?? "",
    target: habit?.weeklyTarget ?? 0,
  });
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.habits.key(), ["members"]];
  const adding = useSave(lifestyle.addHabit.call, { failed: "Error saving habit", refresh });
  const editing = useSave(lifestyle.editHabit.call, { failed: "Error saving habit", refresh });
  const away = useSave(lifestyle.archiveHabit.call, { failed: "Error saving habit", refresh });
  const removing = useSave(lifestyle.removeHabit.call, { failed: "Error deleting habit", refresh });
  const refreshAll = () => Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const change = (part: { name?: string; category?: string; target?: number }) => {
    setRefusal(undefined);
    // other content is another habit to the server
    setDraft((before) => ({ ...before, ...part, id: habit?.id ?? "" }));
  };
  const end = () => {
    draft.clear();
    onClose();
  };
  const problem = refusal ?? adding.problem?.message ?? editing.problem?.message;

  async function save() {
    if (!isHabit({ name, category })) {
      setRefusal(habitRefusal);
      problemToast("A habit needs a name and a category", habitRefusal);
      return;
    }
    setRefusal(undefined);
    const id = habit?.id ?? (saved || newId());
    setDraft((before) => ({ ...before, id }));
    if (await (habit ? editing : adding).run({ id, name, category, weeklyTarget: target || null })) end();
  }

  async function archive({ id, name: called }: HabitCard, isArchived: boolean) {
    if (!(await away.run({ id, isArchived }))) return;
    end();
    if (isArchived) undoable(`${called} is archived.`, () => away.run({ id, isArchived: false }), { words: "Its days are kept.", row: id });
  }

  async function remove({ id, name: called }: HabitCard) {
    if (!(await removing.run({ id }))) return;
    end();
    offerUndo({ id, title: `${called} is deleted.`, words: "Its days went with it." }, refreshAll);
  }

  return (
    <FormDialog
      title={habit ? "Edit habit" : "Add Habit"}
      draft={draft}
      act={habit ? "Save" : "Add Habit"}
      isBusy={adding.isBusy || editing.isBusy}
      onSubmit={save}
      onRemove={habit ? () => remove(habit) : undefined}
      isRemoving={removing.isBusy}
      also={
        habit && (
          <Button kind="quiet" isBusy={away.isBusy} onClick={() => void archive(habit, !habit.isArchived)}>
            {habit.isArchived ? "Take out of the archive" : "Archive"}
          </Button>
        )
      }
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        autoFocus
        autoComplete="off"
        value={name}
        maxLength={habitLimits.name}
        problem={name.trim() ? undefined : problem}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Category"
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
      <Select label="How often" value={target} onChange={(event) => change({ target: Number(event.currentTarget.value) })}>
        <option value={0}>{targetText(null)}</option>
        {Array.from({ length: habitLimits.weeklyTarget.largest }, (_, index) => (
          <option key={index} value={index + 1}>
            {targetText(index + 1)}
          </option>
        ))}
      </Select>
      {name.trim() && category.trim() && problem && <p className="problem">{problem}</p>}
    </FormDialog>
  );
}
