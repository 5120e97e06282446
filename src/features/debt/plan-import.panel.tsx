import { useRef, useState } from "react";
import { showCents } from "#shared/money.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { newId } from "#web/ids.ts";
import { noted } from "#web/other-files.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Select, Options } from "#web/ui/field.tsx";
import { debt, useDebts } from "./debt.api.ts";
import { debtImports } from "./debt.imports.api.ts";
import {
  formatPlanCounts,
  guessPlanColumns,
  guessPlanMark,
  partNames,
  partsOf,
  planName,
  planRows,
  type PlanColumns,
  type PlanFile,
  type PlanPart,
} from "./debt.imports.rules.ts";
import { fieldRate } from "./debt.rules.ts";

const importNoted = noted("/api/debt/imports", debtImports.importPlan.call);
type Props = { fileName: string; file: PlanFile; onClose: () => void; onDone: (id: string, words: string) => void };

/** Debts or goals of a spreadsheet: the meaning of each column, and the result of each row, before anything is written. */
export function PlanImportPanel({ fileName, file, onClose, onDone }: Props) {
  const { currency = "USD" } = useMember();
  const [header = []] = file.rows;
  const [columns, setColumns] = useState<PlanColumns>(() => guessPlanColumns(file.kind, header));
  const [mark, setMark] = useState<"." | ",">(() => guessPlanMark(file));
  // the same id for the same file, so that a repeated request adds it once
  const id = useRef(newId());
  const { data } = useDebts();
  const importing = useSave(importNoted, { failed: "Error importing", refresh: [debt.key(), debtImports.key()] });
  const plan = planRows(file, columns, mark);
  const names = new Set((file.kind === "debts" ? data?.debts : data?.goals)?.flatMap((one) => (one.isExample ? [] : [planName(one.name)])));
  const isNew = ({ name }: { name: string }) => !names.has(planName(name));
  const [debts, goals] = [plan.debts.filter(isNew), plan.goals.filter(isNew)];
  const known = [...plan.debts, ...plan.goals].filter((one) => !isNew(one));
  const counts = formatPlanCounts(debts.length, goals.length);
  const run = () => {
    const sent = { debts: debts.map(({ line: _, ...one }) => one), goals: goals.map(({ line: _, ...one }) => one) };
    return importing.run({ id: id.current, fileName, ...sent }, (answer) =>
      onDone(id.current, `${formatPlanCounts(answer.debts, answer.goals)} imported from ${fileName}.`),
    );
  };
  const amount = (cents: number | null) => (cents === null ? "" : showCents(cents, currency));
  return (
    <div className="stack">
      <p role="status" className="strong">
        {file.kind === "debts" ? "A list of debts" : "A list of goals"}: {data ? `${counts} to import` : "comparing with what is here"}
        {known.length > 0 && `, ${known.length} already there`}
        {plan.bad.length > 0 && `, ${plan.bad.length} not imported`}.
      </p>
      <div className="choices">
        {partsOf[file.kind].map((part: PlanPart) => (
          <Select
            key={part}
            label={partNames[part]}
            value={columns[part] ?? ""}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setColumns((before) => ({ ...before, [part]: value === "" ? null : Number(value) }));
            }}
          >
            <option value="">not in the file</option>
            <Options of={header.map((name, index) => ({ id: index, name: name.trim() || `Column ${index + 1}` }))} />
          </Select>
        ))}
        <Select label="Before the cents" value={mark} onChange={(event) => setMark(event.currentTarget.value as "." | ",")}>
          <option value=".">a point</option>
          <option value=",">a comma</option>
        </Select>
      </div>
      {debts.length > 0 && (
        <ChartTable
          isTitled
          caption="What will be imported"
          columns={[
            "Debt",
            { name: "Total", number: true },
            { name: "Paid", number: true },
            { name: "Rate", number: true },
            { name: "Least", number: true },
          ]}
          rows={debts.map((one) => [
            one.name,
            amount(one.totalCents),
            amount(one.paidCents),
            one.rateMilli === null ? "" : `${fieldRate(one.rateMilli)}%`,
            amount(one.minimumCents),
          ])}
        />
      )}
      {goals.length > 0 && (
        <ChartTable
          isTitled
          caption="What will be imported"
          columns={["Goal", { name: "To reach", number: true }, { name: "Saved", number: true }]}
          rows={goals.map((one) => [one.name, amount(one.targetCents), amount(one.currentCents)])}
        />
      )}
      {known.length > 0 && (
        <ChartTable
          isTitled
          caption="Already there by name. They stay as they are."
          columns={["Line", "Name"]}
          rows={known.map(({ line, name }) => [String(line), name])}
        />
      )}
      {plan.bad.length > 0 && (
        <ChartTable
          isTitled
          caption="Rows that are not imported"
          columns={["Line", "Why"]}
          rows={plan.bad.map(({ line, reason }) => [String(line), reason])}
        />
      )}
      <p className="row">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" disabled={!data || debts.length + goals.length === 0} isBusy={importing.isBusy} onClick={() => void run()}>
          Import {counts}
        </Button>
      </p>
    </div>
  );
}
