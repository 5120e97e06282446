import { useId, useRef, useState } from "react";
import { isBlank } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, ProblemLine, Select, TextInput, Options } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { calendar, type Calendar } from "./calendar.api.ts";
import { alarmLabels, calendarLabels } from "./calendar.content.ts";
import {
  alarmChoices,
  calendarKinds,
  calendarMessages,
  longestCalendarName,
  type AlarmChoice,
  type CalendarChoice,
  type CalendarKind,
} from "./calendar.rules.ts";

type Props = {
  /** Undefined for a new one. */
  calendar: Calendar | undefined;
  onAddress: (answer: { id: string; path: string }) => void;
  onEnd: () => void;
};

/** A calendar's name and kinds. Saving a new one creates its address. */
export function CalendarForm({ calendar: stored, onAddress, onEnd }: Props) {
  const [choice, setChoice] = useState<CalendarChoice>(stored ?? { name: "Evenday", holds: ["bills"], isDetailed: false, alarm: "none" });
  const [problems, setProblems] = useState<{ name?: string; holds?: string }>({});
  const groupProblem = useId();
  // the same id until it is saved: a repeated request adds one calendar
  const id = useRef(stored?.id ?? newId()).current;
  const adding = useSave(calendar.add.call, { failed: "Error saving", refresh: [calendar.key()], onDone: onAddress });
  const changing = useSave(calendar.change.call, {
    failed: "Error saving",
    done: { title: "Saved!", words: "Your calendar app shows it when it looks again." },
    refresh: [calendar.key()],
    onDone: onEnd,
  });
  const saving = stored ? changing : adding;
  const change = (part: Partial<CalendarChoice>) => {
    setProblems({});
    setChoice({ ...choice, ...part });
  };
  const hold = (kind: CalendarKind, isHeld: boolean) =>
    change({ holds: calendarKinds.filter((one) => (one === kind ? isHeld : choice.holds.includes(one))) });
  const submit = () => {
    const found = {
      ...(isBlank(choice.name) ? { name: calendarMessages.nameMissing } : {}),
      ...(choice.holds.length === 0 ? { holds: calendarMessages.nothingChosen } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { name, holds, isDetailed, alarm } = choice;
    void saving.run({ id, name, holds, isDetailed, alarm });
  };
  return (
    <Form className="stack" aria-label={stored ? `Change ${stored.name}` : "Add a calendar"} onSubmit={submit}>
      <TextInput
        label="Name"
        required
        autoFocus
        maxLength={longestCalendarName}
        hint="Your calendar app shows this name."
        problem={problems.name}
        value={choice.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <fieldset aria-describedby={problems.holds && groupProblem}>
        <legend className="label">What it shows</legend>
        {calendarKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={calendarLabels[kind]}
            checked={choice.holds.includes(kind)}
            onChange={(event) => hold(kind, event.currentTarget.checked)}
          />
        ))}
        <ProblemLine id={groupProblem} words={problems.holds} />
      </fieldset>
      <Checkbox
        label="Show names and amounts. Without it, a bill is just “Bill due”"
        checked={choice.isDetailed}
        onChange={(event) => change({ isDetailed: event.currentTarget.checked })}
      />
      <Select
        label="Alarm for bills, documents and renewal"
        hint="Some calendar apps leave out alarms of calendars from a link."
        value={choice.alarm}
        onChange={(event) => change({ alarm: event.currentTarget.value as AlarmChoice })}
      >
        <Options of={alarmChoices.map((one) => ({ id: one, name: alarmLabels[one] }))} />
      </Select>
      <p className="row">
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          {stored ? "Save this calendar" : "Make the address"}
        </Button>
        <Button onClick={onEnd}>{stored ? "Leave it as it was" : "Not now"}</Button>
      </p>
    </Form>
  );
}
