import { useState } from "react";
import { formatDay, isDay, type Day } from "#shared/dates.ts";
import { inSentence } from "#shared/text.ts";
import { problemBeside } from "#web/typed-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DateInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import type { AheadEntry } from "./ahead.api.ts";
import { useDayChange } from "./ahead-dialogs.panel.tsx";

/** Moves one occurrence of a bill to another day, or skips it. */
export function DayDialog({ entry, today, onClose }: { entry: AheadEntry; today: Day; onClose: () => void }) {
  const [day, setDay] = useState(entry.on < today ? today : entry.on);
  const [refusal, setRefusal] = useState<string>();
  const changing = useDayChange();
  const save = (change: "skip" | "move", movedTo: Day | null) =>
    changing.run({ id: entry.id, dueOn: entry.dueOn, change, movedTo }, onClose);
  return (
    <Dialog title={`${inSentence(entry.name)}, ${formatDay(entry.dueOn)}`} onClose={onClose}>
      <Form
        className="stack"
        onSubmit={() => {
          if (!isDay(day)) return setRefusal("Please choose a day.");
          void save("move", day);
        }}
      >
        <DateInput
          label="Comes on"
          hint="Only this one time. The other days stay as they are."
          problem={refusal ?? problemBeside(changing.problem)}
          value={day}
          onChange={(event) => {
            setRefusal(undefined);
            changing.clearProblem();
            setDay(event.currentTarget.value);
          }}
        />
        <div className="dialog-acts">
          <Button isBusy={changing.isBusy} onClick={() => void save("skip", null)}>
            Skip it this time
          </Button>
          <Button kind="primary" type="submit" isBusy={changing.isBusy}>
            Move it
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
