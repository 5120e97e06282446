import { useEffect, useMemo, useRef, useState } from "react";
import { addDays, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { NotImported } from "#web/charts/not-imported.tsx";
import { dateCell } from "#web/format-day.ts";
import { newId } from "#web/ids.ts";
import { noted } from "#web/other-files.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Options } from "#web/ui/field.tsx";
import { journal } from "./journal.api.ts";
import { sendJournal } from "./journal.imports.api.ts";
import { formatAdded, moodTable, planJournal, type JournalFile, type JournalPlan } from "./journal.imports.rules.ts";
import { moodWord } from "./mood.rules.ts";

const mostShown = 50;
/** An entry of the last days is treated like one written now: the crisis lines are shown above it. */
const recentDays = 14;
const moods = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const importNoted = noted("/api/journal/imports", sendJournal);
type Props = { fileName: string; file: JournalFile; onClose: () => void; onDone: (id: string, words: string) => void };

/** Entries and moods of another app: the result for each, before anything is written. */
export function JournalImportPanel({ fileName, file, onClose, onDone }: Props) {
  const today = useToday(useMember().timeZone);
  const [table, setTable] = useState(() => moodTable(file.entries));
  const [known, setKnown] = useState<ReadonlySet<number>>();
  const [repeats, setRepeats] = useState<ReadonlySet<number>>(new Set());
  // the same id for the same file, so that a repeated request adds it once
  const id = useRef(newId());
  const plan = useMemo(() => planJournal(file.entries, table), [file, table]);
  const days = useMemo(() => new Map(file.entries.map(({ line, day }) => [line, day])), [file]);
  const recent = useMemo(
    () => plan.pages.filter(({ line }) => (days.get(line) ?? "") >= addDays(today, -recentDays)).map(({ entryText }) => entryText),
    [plan, days, today],
  );
  const found = useSafetyWatch(recent.join("\n\n").slice(0, 50_000));
  const comparing = useSave(sendJournal, { failed: "Could not compare the file", onDone: (answer) => setKnown(new Set(answer.known)) });
  const importing = useSave(importNoted, { failed: "Error importing", refresh: [journal.key(), ["members"]] });
  const { run: compare } = comparing;
  useEffect(() => {
    // with any mood for every name: which entries exist already does not depend on the table
    const all = planJournal(file.entries, new Map([...moodTable(file.entries).keys()].map((name) => [name, 5])));
    void compare({ id: newId(), fileName, format: file.format, plan: all, repeats: new Set(), isPreview: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, [file]);

  const isNew = (line: number) => known !== undefined && (!known.has(line) || repeats.has(line));
  const pages = plan.pages.filter(({ line }) => isNew(line));
  const newMoods = plan.moods.filter(({ line }) => isNew(line));
  const there = [...plan.pages, ...plan.moods].filter(({ line }) => known?.has(line)).length + plan.later.length;
  const bad = [...file.bad, ...plan.bad].toSorted((one, other) => one.line - other.line);
  const run = () =>
    importing.run({ id: id.current, fileName, format: file.format, plan, repeats, isPreview: false }, (answer) =>
      onDone(id.current, `${formatAdded(answer.pages, answer.moods)} imported from ${fileName}.`),
    );
  return (
    <div className="stack">
      <p role="status" className="strong">
        {file.format}, {count(file.rows, "entry", "entries")}:{" "}
        {known ? `${formatAdded(pages.length, newMoods.length)} to import` : "comparing with what is here"}
        {there > 0 && `, ${there} already there`}
        {bad.length > 0 && `, ${bad.length} not imported`}.
      </p>
      {file.notes.length > 0 && <p className="small muted">{file.notes.join(" ")}</p>}
      {table.size > 0 && (
        <ChartTable
          isTitled
          caption="What its moods are here"
          columns={["Its mood", "Here, 1 to 10"]}
          rows={[...table].map(([name, mood]) => [
            <span key={name} dir="auto">
              {name}
            </span>,
            <select
              key={`${name} mood`}
              className="input"
              aria-label={`Mood for ${name}`}
              value={mood ?? ""}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setTable((before) => new Map(before).set(name, value === "" ? null : Number(value)));
              }}
            >
              <option value="">no mood</option>
              <Options of={moods.map((one) => ({ id: one, name: `${one}, ${moodWord(one)}` }))} />
            </select>,
          ])}
        />
      )}
      <CrisisCardPanel found={found} isFlush />
      {known && (
        <Rows
          plan={plan}
          days={days}
          known={known}
          repeats={repeats}
          toggle={(line) =>
            setRepeats((before) => {
              const next = new Set(before);
              if (!next.delete(line)) next.add(line);
              return next;
            })
          }
        />
      )}
      <NotImported what="Entries" bad={bad} />
      <p className="row">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="primary"
          disabled={pages.length + newMoods.length === 0}
          isBusy={importing.isBusy || comparing.isBusy}
          onClick={() => void run()}
        >
          Import {formatAdded(pages.length, newMoods.length)}
        </Button>
      </p>
    </div>
  );
}

type RowsProps = {
  plan: JournalPlan;
  days: ReadonlyMap<number, Day>;
  known: ReadonlySet<number>;
  repeats: ReadonlySet<number>;
  toggle: (line: number) => void;
};

/** The first words of a page, hidden like the page itself. */
const Beginning = ({ of }: { of: string }) => (
  <span dir="auto" data-private>
    {of.slice(0, 80)}
  </span>
);

/** The first rows to import, and existing ones, unticked. */
function Rows({ plan, days, known, repeats, toggle }: RowsProps) {
  const dateOf = (day: Day | undefined) => (day ? dateCell(day) : "");
  const rows = [
    ...plan.pages.map(({ line, mood, entryText }) => ({ line, on: dateOf(days.get(line)), mood, words: <Beginning of={entryText} /> })),
    ...plan.moods.map(({ line, day, mood }) => ({ line, on: dateCell(day), mood, words: null })),
  ].toSorted((one, other) => one.line - other.line);
  const fresh = rows.filter(({ line }) => !known.has(line));
  const there = rows.filter(({ line }) => known.has(line));
  const isPage = (line: number) => plan.pages.some((page) => page.line === line);
  return (
    <>
      {fresh.length > 0 && (
        <ChartTable
          isTitled
          caption="What will be imported"
          columns={["Line", "Date", "Mood", "Words"]}
          rows={fresh
            .slice(0, mostShown)
            .map(({ line, on, mood, words }) => [String(line), on, mood === null ? "none" : String(mood), words])}
        />
      )}
      {fresh.length > mostShown && <p className="small muted">and {fresh.length - mostShown} more.</p>}
      {there.length > 0 && (
        <ChartTable
          isTitled
          caption="Already there. Check a page to import it all the same."
          columns={["Import", "Date", "Words"]}
          rows={there.slice(0, 200).map(({ line, on, words }) => [
            isPage(line) ? (
              <label key={line} className="check">
                <input type="checkbox" checked={repeats.has(line)} onChange={() => toggle(line)} />
                <span>Line {line}</span>
              </label>
            ) : (
              `Line ${line}`
            ),
            on,
            words ?? "The day has a mood.",
          ])}
        />
      )}
    </>
  );
}
