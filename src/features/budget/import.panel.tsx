import Papa from "papaparse";
import { useState } from "react";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemLine, Select } from "#web/ui/field.tsx";
import { budget, type MonthView } from "./budget.api.ts";
import { guessColumns, missingColumn, type Columns } from "./columns.rules.ts";
import { readingOf } from "./export.rules.ts";
import { ColumnChoice, type File } from "./import-columns.panel.tsx";
import {
  fileTooLarge,
  largestFileBytes,
  mostRows,
  nothingToRead,
  planImport,
  formatPlan,
  spanOf,
  tooManyRows,
  type ImportChoice,
  type ImportPlan,
  type Line,
} from "./import.rules.ts";

/** A bank export: choose the file, say what its columns mean, look at what will happen, import all of it or nothing. */
export function ImportDialog({ view, currency, onClose }: { view: MonthView; currency: string; onClose: () => void }) {
  const active = view.categories.filter((one) => one.isActive);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [fallbackId, setFallbackId] = useState(active[0]?.id ?? "");
  const [moneyIn, setMoneyIn] = useState<ImportChoice["moneyIn"]>("leave out");
  const [inspected, setLooked] = useState<{ plan: ImportPlan; ids: string[] }>();
  const reset = () => setLooked(undefined);

  const read = async (chosen: globalThis.File | undefined) => {
    reset();
    setProblem(undefined);
    setFile(undefined);
    if (!chosen) return;
    if (chosen.size > largestFileBytes) return setProblem(fileTooLarge);
    const text = await chosen.text();
    const { data: rows } = Papa.parse<string[]>(text, { ...readingOf(text), skipEmptyLines: false });
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
    if (filled.length === 0) return setProblem(nothingToRead);
    if (filled.length > mostRows) return setProblem(tooManyRows);
    setFile({ name: chosen.name, rows, ...guessColumns(rows) });
  };
  const change = (part: Partial<Columns>) => {
    reset();
    setFile(
      (before) =>
        before && { ...before, isDateSure: before.isDateSure || part.order !== undefined, columns: { ...before.columns, ...part } },
    );
  };

  const inspect = async () => {
    if (!file) return;
    const missing = missingColumn(file.columns);
    if (missing) return setProblem(missing);
    setProblem(undefined);
    const choice: ImportChoice = { columns: file.columns, categories: active, fallbackId, moneyIn };
    const first = planImport(file.rows, choice, []);
    const span = spanOf(first.ready);
    const ledger: Line[] = span ? (await budget.ledger.call(span)).lines : [];
    const plan = planImport(file.rows, choice, ledger);
    setLooked({ plan, ids: plan.ready.map(() => newId()) });
  };
  const looking = useSave(inspect, { failed: "Could not read the file" });
  const importing = useSave(budget.importExpenses.call, {
    failed: "Error importing",
    refresh: [budget.key()],
    onDone: onClose,
    done: ({ added, known }) => ({
      title: `${count(added, "expense")} imported.`,
      words: known > 0 ? `${known} were there already.` : undefined,
    }),
  });
  const run = () =>
    inspected && void importing.run({ rows: inspected.plan.ready.map((row, index) => ({ ...row, id: inspected.ids[index] ?? newId() })) });

  return (
    <Dialog
      title="Import from your bank"
      isWide
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {inspected && inspected.plan.ready.length > 0 ? (
            <Button kind="primary" isBusy={importing.isBusy} onClick={run}>
              Import {count(inspected.plan.ready.length, "expense")}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={!file || inspected !== undefined}
              isBusy={looking.isBusy}
              onClick={() => void looking.run(undefined)}
            >
              Preview
            </Button>
          )}
        </>
      }
    >
      <div className="field">
        <label className="label" htmlFor="bank-file">
          CSV file from your bank
        </label>
        <input
          id="bank-file"
          className="input"
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
        <p className="hint">It is read in this browser. Nothing is sent before you have seen it.</p>
        <ProblemLine words={problem} />
      </div>
      {file && <ColumnChoice file={file} change={change} />}
      {file && (
        <div className="choices">
          <Select
            label="Category for the rest"
            value={fallbackId}
            onChange={(event) => {
              reset();
              setFallbackId(event.currentTarget.value);
            }}
          >
            {active.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          <Select
            label="Money coming in"
            value={moneyIn}
            onChange={(event) => {
              reset();
              setMoneyIn(event.currentTarget.value as ImportChoice["moneyIn"]);
            }}
          >
            <option value="leave out">leave out</option>
            <option value="count as money back">count as money back</option>
          </Select>
        </div>
      )}
      {inspected && <Preview plan={inspected.plan} view={view} currency={currency} />}
    </Dialog>
  );
}

function Preview({ plan, view, currency }: { plan: ImportPlan; view: MonthView; currency: string }) {
  const nameOf = (id: string) => view.categories.find((one) => one.id === id)?.name ?? "";
  return (
    <div className="stack">
      <p role="status" className="strong">
        {formatPlan(plan)}
      </p>
      {plan.newCategories.length > 0 && (
        <p className="small muted">
          Categories that are not here: {plan.newCategories.slice(0, 8).join(", ")}. Their rows go into the one chosen above.
        </p>
      )}
      {plan.ready.length > 0 && (
        <ChartTable
          caption="What will be imported"
          columns={["Line", "Date", "Note", "Category", { name: "Amount", number: true }]}
          rows={plan.ready
            .slice(0, 50)
            .map((row) => [
              String(row.line),
              row.spentOn.replaceAll("-", "\u2011"),
              row.note,
              nameOf(row.categoryId),
              showCents(row.amountCents, currency),
            ])}
        />
      )}
      {plan.ready.length > 50 && <p className="small muted">and {plan.ready.length - 50} more.</p>}
      {plan.bad.length > 0 && (
        <ChartTable
          caption="Rows that cannot be read"
          columns={["Line", "Why", "Row"]}
          rows={plan.bad.slice(0, 100).map((row) => [String(row.line), row.reason, row.cells.join(", ").slice(0, 120)])}
        />
      )}
    </div>
  );
}
