import { useEffect, useRef, useState } from "react";
import { count } from "#shared/text.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { NotImported } from "#web/charts/not-imported.tsx";
import { newId } from "#web/ids.ts";
import { noted } from "#web/other-files.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { lifestyle } from "./lifestyle.api.ts";
import { habitLimits, targetText } from "./lifestyle.habits.rules.ts";
import { sendHabits } from "./lifestyle.imports.api.ts";
import { formatHabits, usualCategory, type HabitFile } from "./lifestyle.imports.rules.ts";

type Props = { fileName: string; file: HabitFile; onClose: () => void; onDone: (id: string, words: string) => void };
const mostShown = 50;
const importNoted = noted("/api/lifestyle/imports", sendHabits);

/** Habits of another app with their days: the result for each, before anything is written. */
export function HabitImportPanel({ fileName, file, onClose, onDone }: Props) {
  const [category, setCategory] = useState<string>(usualCategory);
  const [plan, setPlan] = useState<{ habits: number; days: number; known: number }>();
  const id = useRef(newId());
  const comparing = useSave(sendHabits, { failed: "Could not compare the file", onDone: setPlan });
  const importing = useSave(importNoted, { failed: "Error importing", refresh: [lifestyle.key(), ["members"]] });
  const { format, habits } = file;
  const { run: compare } = comparing;
  useEffect(() => {
    void compare({ id: newId(), fileName, format, category: usualCategory, habits, isPreview: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, [file]);
  const run = () =>
    importing.run({ id: id.current, fileName, format, category, habits, isPreview: false }, (answer) =>
      onDone(id.current, `${formatHabits(answer.habits, answer.days)} imported from ${fileName}.`),
    );
  return (
    <div className="stack">
      <p role="status" className="strong">
        {format}, {count(file.rows, "day")}: {plan ? `${formatHabits(plan.habits, plan.days)} to import` : "comparing with what is here"}
        {plan && plan.known > 0 && `, ${plan.known} already there`}
        {file.bad.length > 0 && `, ${file.bad.length} not imported`}.
      </p>
      {file.notes.length > 0 && <p className="small muted">{file.notes.join(" ")}</p>}
      <TextInput
        label="Category of new habits"
        maxLength={habitLimits.category}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      <ChartTable
        isTitled
        caption="Its habits. One of the same name here gets the days."
        columns={["Habit", "How often", { name: "Days", number: true }]}
        rows={habits
          .slice(0, mostShown)
          .map(({ name, weeklyTarget, isArchived, days }) => [
            isArchived ? `${name} (put away)` : name,
            targetText(weeklyTarget),
            String(days.length),
          ])}
      />
      {habits.length > mostShown && <p className="small muted">and {habits.length - mostShown} more.</p>}
      <NotImported what="Days" bad={file.bad} />
      <p className="row">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="primary"
          disabled={!plan || plan.habits + plan.days === 0}
          isBusy={importing.isBusy || comparing.isBusy}
          onClick={() => void run()}
        >
          Import {plan ? formatHabits(plan.habits, plan.days) : "habits"}
        </Button>
      </p>
    </div>
  );
}
