import { useState } from "react";
import { newId } from "#web/ids.ts";
import { undoable, useSave } from "#web/save.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select, TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.calls.ts";
import { habitLimits, habitRefusal, isHabit, targetText } from "./lifestyle.habits.rules.ts";
import type { HabitCard } from "./lifestyle.rules.ts";

/** Adds a habit, or changes one; archiving keeps its days. */
export function HabitDialog({ habit, onClose }: { habit: HabitCard | null; onClose: () => void }) {
  const [id] = useState(() => habit?.id ?? newId());
  const [name, setName] = useState(habit?.name ?? "");
  const [category, setCategory] = useState(habit?.category ?? "");
  const [target, setTarget] = useState(habit?.weeklyTarget ?? 0);
  const [refusal, setRefusal] = useState<string>();
  const refresh = [lifestyle.habits.key(), ["members"]];
  const adding = useSave(lifestyle.addHabit.call, { failed: "Error saving habit", refresh, onDone: onClose });
  const editing = useSave(lifestyle.editHabit.call, { failed: "Error saving habit", refresh, onDone: onClose });
  const away = useSave(lifestyle.archiveHabit.call, { failed: "Error saving habit", refresh });
  const problem = refusal ?? adding.problem?.message ?? editing.problem?.message;

  function save() {
    if (!isHabit({ name, category })) {
      setRefusal(habitRefusal);
      problemToast("A habit needs a name and a category", habitRefusal);
      return;
    }
    setRefusal(undefined);
    void (habit ? editing : adding).run({ id, name, category, weeklyTarget: target || null });
  }

  async function archive(isArchived: boolean) {
    if (!(await away.run({ id, isArchived }))) return;
    onClose();
    if (isArchived) undoable(`${name} is archived.`, () => away.run({ id, isArchived: false }), "Its days are kept.");
  }

  return (
    <Dialog
      title={habit ? "Edit habit" : "Add Habit"} onClose={onClose}
      acts={
        <>
          {habit && <Button kind="quiet" isBusy={away.isBusy} onClick={() => void archive(!habit.isArchived)}>{habit.isArchived ? "Take out of the archive" : "Archive"}</Button>}
          <Button kind="primary" type="submit" form={id} isBusy={adding.isBusy || editing.isBusy}>{habit ? "Save" : "Add Habit"}</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => { event.preventDefault(); save(); }}>
        <TextInput label="Name" value={name} maxLength={habitLimits.name} problem={name.trim() ? undefined : problem} onChange={(event) => setName(event.currentTarget.value)} />
        <TextInput
          label="Category" list={`${id}-kinds`} value={category} maxLength={habitLimits.category} problem={name.trim() && !category.trim() ? problem : undefined}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <datalist id={`${id}-kinds`}>{["Self-care", "Fitness", "Financial", "Sleep", "Home", "People"].map((one) => <option key={one} value={one}>{one}</option>)}</datalist>
        <Select label="How often" value={target} onChange={(event) => setTarget(Number(event.currentTarget.value))}>
          <option value={0}>{targetText(null)}</option>
          {Array.from({ length: habitLimits.weeklyTarget.largest }, (_, index) => <option key={index} value={index + 1}>{targetText(index + 1)}</option>)}
        </Select>
        {name.trim() && category.trim() && problem && <p className="problem">{problem}</p>}
      </form>
    </Dialog>
  );
}
