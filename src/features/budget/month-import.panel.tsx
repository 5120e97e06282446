import { useEffect, useMemo, useRef, useState } from "react";
import { formatMonth } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { NotImported } from "#web/charts/not-imported.tsx";
import { newId } from "#web/ids.ts";
import { noted } from "#web/other-files.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import { bankImport } from "./bank-import.api.ts";
import { budget } from "./budget.api.ts";
import { nameKey } from "./budget.rules.ts";
import { monthImport } from "./month-import.api.ts";
import { byCategory, countBudgets, withoutCategories, type MonthFile, type MonthRow } from "./imports/month-import.rules.ts";

const mostShown = 50;
const mostKnownShown = 200;
const importNoted = noted("/api/imports", monthImport.importMonths.call);
type Props = { fileName: string; file: MonthFile; onClose: () => void; onDone: (id: string, words: string) => void };

/** Another app's budget by month: the result for each row, before anything is written. */
export function MonthImportPanel({ fileName, file, onClose, onDone }: Props) {
  const { currency = "USD" } = useMember();
  /** Keys of the categories that are left out. */
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [replace, setReplace] = useState<ReadonlySet<number>>(new Set());
  const [compared, setCompared] = useState<{ known: ReadonlyMap<number, number>; added: ReadonlySet<string> }>();
  // the same id for the same file, so that a repeated request adds it once
  const id = useRef(newId());
  const comparing = useSave(monthImport.importMonths.call, {
    failed: "Could not compare the file",
    onDone: ({ known, newCategories }) =>
      setCompared({ known: new Map(known.map(({ line, cents }) => [line, cents])), added: new Set(newCategories) }),
  });
  const importing = useSave(importNoted, { failed: "Error importing", refresh: [budget.key(), bankImport.key()] });
  const { run: compare } = comparing;
  const categories = useMemo(() => byCategory(file.rows), [file]);
  useEffect(() => {
    if (file.rows.length > 0) void compare({ id: newId(), fileName, isPreview: true, categories });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, [file]);

  const chosen = withoutCategories(file.rows, skipped);
  const there = chosen.filter(({ line }) => compared?.known.has(line));
  const fresh = compared ? chosen.filter(({ line }) => !compared.known.has(line) || replace.has(line)) : [];
  const left = file.rows.length - chosen.length;
  const run = () => {
    const sent = {
      id: id.current,
      fileName,
      categories: byCategory(chosen),
      replace: there.map(({ line }) => line).filter((line) => replace.has(line)),
    };
    return importing.run(sent, (answer) => onDone(id.current, `${countBudgets(answer.added)} imported from ${fileName}.`));
  };
  const amount = (cents: number) => showCents(cents, currency);
  const shown = (rows: number) => rows.toLocaleString("en-US");
  return (
    <div className="stack">
      <p role="status" className="strong">
        A budget by month, {shown(file.total)} {file.total === 1 ? "row" : "rows"}:{" "}
        {compared || file.rows.length === 0 ? `${countBudgets(fresh.length)} to import` : "comparing with what is here"}
        {there.length > 0 && `, ${shown(there.length)} already there`}
        {file.empty > 0 && `, ${shown(file.empty)} with nothing assigned`}
        {left > 0 && `, ${shown(left)} left out`}
        {file.bad.length > 0 && `, ${shown(file.bad.length)} not imported`}.
      </p>
      <p className="small muted">
        Assigned becomes the budget of the category in that month. What was spent is not taken from this file: it comes with the
        transactions.
      </p>
      {categories.length > 0 && (
        <ChartTable
          isTitled
          caption="Categories"
          columns={["Import", "Months", { name: "Last", number: true }]}
          rows={categories.map(({ name, months }) => {
            const sorted = months.toSorted((one, other) => (one.month < other.month ? -1 : 1));
            const [first, last] = [sorted[0], sorted.at(-1)];
            return [
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={!skipped.has(nameKey(name))}
                  onChange={() => setSkipped((before) => toggled(before, nameKey(name)))}
                />
                <span>
                  <bdi>{name}</bdi>
                  {compared?.added.has(name) && <span className="small muted"> · new</span>}
                </span>
              </label>,
              `${first ? shortMonth(first.month) : ""}${last && last !== first ? ` to ${shortMonth(last.month)}, ${count(months.length, "month")}` : ""}`,
              last ? amount(last.cents) : "",
            ];
          })}
        />
      )}
      {fresh.length > 0 && <Fresh rows={fresh} amount={amount} />}
      {there.length > 0 && (
        <>
          <ChartTable
            isTitled
            caption="Already there. Check a row to replace the budget that is there."
            columns={["Replace", "Category", { name: "There", number: true }, { name: "In the file", number: true }]}
            rows={there.slice(0, mostKnownShown).map(({ line, month, name, cents }) => [
              <label key={line} className="check">
                <input type="checkbox" checked={replace.has(line)} onChange={() => setReplace((before) => toggled(before, line))} />
                <span>{shortMonth(month)}</span>
              </label>,
              name,
              amount(compared?.known.get(line) ?? 0),
              amount(cents),
            ])}
          />
          {there.length > mostKnownShown && (
            <p className="small muted">and {shown(there.length - mostKnownShown)} more that stay as they are.</p>
          )}
        </>
      )}
      <NotImported bad={file.bad} />
      {file.bad.length > 200 && <p className="small muted">and {shown(file.bad.length - 200)} more.</p>}
      <p className="row">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" disabled={fresh.length === 0} isBusy={importing.isBusy || comparing.isBusy} onClick={() => void run()}>
          Import {countBudgets(fresh.length)}
        </Button>
      </p>
    </div>
  );
}

/** The first rows to import. */
function Fresh({ rows, amount }: { rows: readonly MonthRow[]; amount: (cents: number) => string }) {
  return (
    <>
      <ChartTable
        isTitled
        caption="What will be imported"
        columns={["Line", "Month", "Category", { name: "Budget", number: true }]}
        rows={rows.slice(0, mostShown).map(({ line, month, name, cents }) => [String(line), shortMonth(month), name, amount(cents)])}
      />
      {rows.length > mostShown && <p className="small muted">and {(rows.length - mostShown).toLocaleString("en-US")} more.</p>}
    </>
  );
}

/** "Mar 2024", which does not break. */
const shortMonth = (month: string) => formatMonth(month).replace(/^(\S{3})\S*\s/u, "$1\u00A0");

function toggled<One>(before: ReadonlySet<One>, one: One): ReadonlySet<One> {
  const next = new Set(before);
  if (!next.delete(one)) next.add(one);
  return next;
}
