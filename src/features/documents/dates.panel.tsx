import { useState } from "react";
import { isDay } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { formatWhen } from "#web/format-day.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { DateInput, Select, Options } from "#web/ui/field.tsx";
import { dateKinds, dateMessages, dateNames, formatAway, formatKind, mostDates, type DateKind, type DocumentDate } from "./dates.rules.ts";
import { documents, useRefresh, type StoredDocument } from "./documents.api.ts";

/** The dates of a document: the list, and a form to add one. */
export function DatesPanel({ document: one, today }: { document: StoredDocument; today: string }) {
  const [kind, setKind] = useState<DateKind>("expires");
  const [day, setDay] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefresh();
  const adding = useSave(documents.addDate.call, { failed: "Error saving", refresh: [documents.key()], onDone: () => setDay("") });
  const removing = useSave(documents.removeDate.call, { failed: "Error saving", refresh: [documents.key()] });
  const remove = (date: DocumentDate) =>
    removing.run({ id: one.id, ...date }, () =>
      undoable("Date removed.", async () => {
        await documents.addDate.call({ id: one.id, ...date });
        await refresh();
      }),
    );
  return (
    <Form
      className="stack"
      aria-label={`Dates of ${one.fileName}`}
      onSubmit={() => {
        if (!isDay(day)) return setRefusal(dateMessages.dayMissing);
        void adding.run({ id: one.id, kind, on: day });
      }}
    >
      {one.dates.length > 0 && (
        <ul className="bare" aria-label="Dates">
          {one.dates.map((date) => (
            <li key={`${date.kind} ${date.on}`} className="row between">
              <span>
                {formatKind(date, today)} {formatWhen(date.on, today)}
                {formatAway(date.on, today) && <span className="small muted"> · {formatAway(date.on, today)}</span>}
              </span>
              <IconButton label={`Remove: ${dateNames[date.kind]} ${formatWhen(date.on, today)}`} onClick={() => void remove(date)}>
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {one.dates.length < mostDates && (
        <>
          <Select label="Kind of date" value={kind} onChange={(event) => setKind(event.currentTarget.value as DateKind)}>
            <Options of={dateKinds.map((each) => ({ id: each, name: dateNames[each] }))} />
          </Select>
          <DateInput
            label="Day"
            problem={refusal ?? adding.problem?.message}
            value={day}
            onChange={(event) => {
              setRefusal(undefined);
              adding.clearProblem();
              setDay(event.currentTarget.value);
            }}
          />
          <p>
            <Button type="submit" isBusy={adding.isBusy}>
              Add the date
            </Button>
          </p>
        </>
      )}
    </Form>
  );
}
