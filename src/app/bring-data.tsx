import { useRef, useState } from "react";
import { bankImport, useMoneyFiles } from "../features/budget/bank-import.api.ts";
import { BringMoney } from "../features/budget/bring-money.panel.tsx";
import { MonthImportPanel } from "../features/budget/month-import.panel.tsx";
import { debtImports, useDebtImports } from "../features/debt/debt.imports.api.ts";
import { PlanImportPanel } from "../features/debt/plan-import.panel.tsx";
import { JournalImportPanel } from "../features/journal/journal-import.panel.tsx";
import { journalImports, useJournalImports } from "../features/journal/journal.imports.api.ts";
import { HabitImportPanel } from "../features/lifestyle/habit-import.panel.tsx";
import { habitImports, useHabitImports } from "../features/lifestyle/lifestyle.imports.api.ts";
import { Problem } from "#shared/errors.ts";
import { count } from "#shared/text.ts";
import { readOtherFile } from "#web/other-files.ts";
import { queries } from "#web/query.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import type { Done } from "#web/ui/done-with-undo.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { ImportedFiles } from "#web/ui/imported-files.tsx";

type JournalRead = Parameters<typeof JournalImportPanel>[0]["file"];
type HabitsRead = Parameters<typeof HabitImportPanel>[0]["file"];
type PlanRead = { kind: "plan"; file: Parameters<typeof PlanImportPanel>[0]["file"] };
type Months = Parameters<typeof MonthImportPanel>[0]["file"];
/** `months`: budgets by month, imported before the transactions, because these refer to their categories. */
type MoneyRead = { kind: "money"; months: Months | null } | { kind: "months"; months: Months };
type Read = JournalRead | HabitsRead | PlanRead | MoneyRead | { kind: "bank" } | { kind: "archive" };

/** Imports the files of other apps: a file's content decides what it is, and nothing is stored before a preview. */
export function BringData() {
  const [waiting, setWaiting] = useState<File[]>([]);
  const [read, setRead] = useState<{ file: File; found: Read }>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Done>();
  const stop = useRef<AbortController>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const open = async ([file, ...others]: File[]) => {
    setWaiting(others);
    setRead(undefined);
    setProblem(undefined);
    if (!file) {
      if (chooser.current) chooser.current.value = "";
      return;
    }
    const own = new AbortController();
    stop.current?.abort();
    stop.current = own;
    setReading(true);
    try {
      const found = await recognize(file, own.signal);
      if (found.kind === "archive") setProblem("This is an archive that Evenday made. Please use “Import an archive” below.");
      else setRead({ file, found });
    } catch (failure) {
      if (!own.signal.aborted)
        setProblem(`${file.name}: ${failure instanceof Problem ? failure.message : "The connection was cut. Nothing was imported."}`);
    } finally {
      if (stop.current === own) setReading(false);
    }
  };
  const next = () => {
    if (read?.found.kind === "money" && read.found.months) setRead({ file: read.file, found: { kind: "money", months: null } });
    else void open(waiting);
  };
  const finish = (words: string, remove: () => Promise<unknown>) => {
    setDone({ words, undo: () => untilGone(remove)(undefined) });
    next();
  };
  const months = read?.found.kind === "money" || read?.found.kind === "months" ? read.found.months : null;
  return (
    <section className="stack" aria-labelledby="bring">
      <h3 id="bring">Bring your data</h3>
      <p className="muted">
        From another app or your bank. You see what becomes of it before anything is saved, and can take it back for 30 days.
      </p>
      <div className="field">
        <label className="label" htmlFor="other-files">
          Files from another app
        </label>
        <input
          ref={chooser}
          id="other-files"
          className="input"
          type="file"
          multiple
          onChange={(event) => void open([...(event.currentTarget.files ?? [])])}
        />
        <p className="hint">
          Daylio, Loop, Day One, Markdown, YNAB, Actual, Mint, Monarch, a CSV of debts or goals, or your bank’s CSV, OFX, QFX, QIF, CAMT.053
          or MT940. A folder of Markdown comes as a ZIP.
        </p>
        <ProblemLine words={problem} />
      </div>
      {isReading && (
        <p className="between row">
          <span role="status">Reading the file</span>
          <Button
            kind="quiet"
            onClick={() => {
              stop.current?.abort();
              void open([]);
            }}
          >
            Cancel
          </Button>
        </p>
      )}
      {waiting.length > 0 && (
        <p className="between row">
          <span>{count(waiting.length, "more file")}</span>
          {problem && (
            <Button kind="quiet" onClick={next}>
              Next file
            </Button>
          )}
        </p>
      )}
      {read?.found.kind === "journal" && (
        <JournalImportPanel
          key={read.file.name}
          fileName={read.file.name}
          file={read.found}
          onClose={next}
          onDone={(id, words) => finish(words, () => journalImports.removeImport.call({ id }))}
        />
      )}
      {read?.found.kind === "habits" && (
        <HabitImportPanel
          key={read.file.name}
          fileName={read.file.name}
          file={read.found}
          onClose={next}
          onDone={(id, words) => finish(words, () => habitImports.removeImport.call({ id }))}
        />
      )}
      {read?.found.kind === "plan" && (
        <PlanImportPanel
          key={read.file.name}
          fileName={read.file.name}
          file={read.found.file}
          onClose={next}
          onDone={(id, words) => finish(words, () => debtImports.removeImport.call({ id }))}
        />
      )}
      {read && months && (
        <MonthImportPanel
          key={read.file.name}
          fileName={read.file.name}
          file={months}
          onClose={next}
          onDone={(id, words) => finish(words, () => bankImport.removeImport.call({ id }))}
        />
      )}
      {(read?.found.kind === "bank" || (read?.found.kind === "money" && !months)) && (
        <BringMoney key={read.file.name} file={read.file} onClose={next} />
      )}
      <Past done={done} setDone={setDone} />
    </section>
  );
}

const longBytes = 1_000_000;

/** Recognizes a file. Of a long one only the beginning is sent first, because a bank's file is read in the browser and needs no upload. */
async function recognize(file: File, signal: AbortSignal): Promise<Read> {
  if (file.size > longBytes) {
    const head = new File([file.slice(0, longBytes)], file.name);
    const found = await readOtherFile<Read>(head, signal).catch((failure: unknown) => {
      if (signal.aborted || !(failure instanceof Problem) || failure.kind !== "invalid") throw failure;
      return undefined; // a ZIP or JSON that is cut off
    });
    if (found?.kind === "bank") return found;
  }
  return readOtherFile<Read>(file, signal);
}

/** Past imports of every kind. */
function Past({ done, setDone }: { done: Done | undefined; setDone: (done: Done | undefined) => void }) {
  const pages = (useJournalImports() ?? []).map((one) => ({
    ...one,
    facts: [one.pages > 0 && count(one.pages, "page"), one.moods > 0 && count(one.moods, "mood")],
    remove: () => journalImports.removeImport.call({ id: one.id }),
    restore: () => journalImports.restoreImport.call({ id: one.id }),
  }));
  const habits = (useHabitImports() ?? []).map((one) => ({
    ...one,
    facts: [one.habits > 0 && count(one.habits, "habit"), one.days > 0 && count(one.days, "day")],
    remove: () => habitImports.removeImport.call({ id: one.id }),
    restore: () => habitImports.restoreImport.call({ id: one.id }),
  }));
  const plans = (useDebtImports() ?? []).map((one) => ({
    ...one,
    facts: [one.debts > 0 && count(one.debts, "debt"), one.goals > 0 && count(one.goals, "goal")],
    remove: () => debtImports.removeImport.call({ id: one.id }),
    restore: () => debtImports.restoreImport.call({ id: one.id }),
  }));
  const files = [...pages, ...habits, ...useMoneyFiles(), ...plans];
  return <ImportedFiles files={files} done={done} setDone={setDone} refresh={() => queries.invalidateQueries()} level={4} />;
}
