import { useId } from "react";
import { isBlank } from "#shared/text.ts";
import { useRowForm, type Read } from "#web/row-form.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { Button } from "#web/ui/button.tsx";
import { Select, TextInput, Options } from "#web/ui/field.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import { habitLimits, habitRefusal, isHabit, targetText, type HabitCard } from "./lifestyle.habits.rules.ts";

const formOf = (habit: HabitCard | undefined) => ({
  name: habit?.name ?? "",
  category: habit?.category ?? "",
  target: habit?.weeklyTarget ?? 0,
});
const labels = { name: "Name", category: "Category", target: "How often" };
const show = { target: (value: string | number) => targetText(Number(value) || null) };

type Form = ReturnType<typeof formOf>;
type Parts = Pick<HabitCard, "name" | "category" | "weeklyTarget">;
function read({ name, category, target }: Form): Read<Form, Parts> {
  if (isHabit({ name, category })) return { parts: { name, category, weeklyTarget: target || null } };
  return {
    refusals: { [isBlank(name) ? "name" : "category"]: habitRefusal },
    toast: ["A habit needs a name and a category", habitRefusal] as const,
  };
}

type Props = { /** Undefined for a new one. */ id: string | undefined; habit: HabitCard | undefined; onClose: () => void };

/** Adds a habit, or changes one; archiving keeps its days. */
export function HabitDialog({ id, habit, onClose }: Props) {
  const kinds = useId();
  const refresh = [lifestyle.habits.key(), ["members"]];
  const form = useRowForm("lifestyle.habit-row", {
    id,
    row: habit,
    formOf,
    labels,
    read,
    add: lifestyle.addHabit.call,
    edit: lifestyle.editHabit.call,
    failed: "Error saving habit",
    removal: {
      call: lifestyle.removeHabit.call,
      failed: "Error deleting habit",
      title: ({ name }) => `${name} is deleted.`,
      words: "Its days went with it.",
    },
    refresh,
    onClose,
  });
  const { row: stored, field, end } = form;
  const away = useSave(lifestyle.archiveHabit.call, { failed: "Error saving habit", refresh });

  const archive = ({ id: which, name: called }: HabitCard, isArchived: boolean) =>
    away.run({ id: which, isArchived }, () => {
      end();
      if (isArchived)
        undoable(`${called} is archived.`, () => away.run({ id: which, isArchived: false }), { words: "Its days are kept.", row: which });
    });

  return (
    <RowFormDialog
      of={form}
      what="habit"
      title={stored ? "Edit habit" : "Add Habit"}
      act={stored ? "Save" : "Add Habit"}
      show={show}
      also={
        habit && (
          <Button kind="quiet" isBusy={away.isBusy} onClick={() => void archive(habit, !habit.isArchived)}>
            {habit.isArchived ? "Take out of the archive" : "Archive"}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextInput required autoFocus maxLength={habitLimits.name} {...field("name")} />
      <TextInput required list={kinds} maxLength={habitLimits.category} {...field("category")} />
      <datalist id={kinds}>
        <Options of={["Self-care", "Fitness", "Financial", "Sleep", "Home", "People"].map((one) => ({ id: one, name: one }))} />
      </datalist>
      <Select {...field("target")}>
        <option value={0}>{targetText(null)}</option>
        <Options
          of={Array.from({ length: habitLimits.weeklyTarget.largest }, (_, index) => ({ id: index + 1, name: targetText(index + 1) }))}
        />
      </Select>
    </RowFormDialog>
  );
}
