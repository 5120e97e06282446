import { Select, Options } from "#web/ui/field.tsx";
import { type Columns } from "./imports/columns.rules.ts";
import { guessSpending } from "./imports/spending-sign.rules.ts";
import type { ChosenFile } from "./use-bank-import.panel.tsx";

type Props = { file: ChosenFile; change: (part: Partial<Columns>, isSpendingSure?: boolean) => void };

/** What each column means: guessed, and changed by hand. */
export function ColumnChoice({ file, change }: Props) {
  const { columns, rows } = file;
  const first = rows.find((row) => row.some((cell) => cell.trim() !== "")) ?? [];
  const names = Array.from(
    { length: Math.max(...rows.slice(0, 50).map((row) => row.length)) },
    (_, index) => (columns.hasHeader && first[index]?.trim()) || `Column ${index + 1}`,
  );
  const pick = (label: string, key: "date" | "amount" | "out" | "in" | "type" | "note" | "category", none?: string) => (
    <Select
      label={label}
      value={columns[key] ?? ""}
      onChange={(event) => {
        const value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value);
        if (key !== "amount" || value === null)
          return change({ [key]: value, ...(key === "out" && value !== null ? { amount: null } : {}) });
        const cellsOf = (index: number | null) => (index === null ? [] : rows.map((row) => row[index] ?? ""));
        const { spending, isSure } = guessSpending(cellsOf(value), columns.mark, { notes: cellsOf(columns.note) });
        return change({ amount: value, out: null, in: null, spending }, isSure);
      }}
    >
      {(none !== undefined || columns[key] === null) && <option value="">{none ?? "choose"}</option>}
      <Options of={names.map((name, index) => ({ id: index, name }))} />
    </Select>
  );
  return (
    <div className="choices">
      {pick("Date", "date")}
      <DateOrderChoice file={file} change={change} />
      {pick("Amount", "amount", "in two columns")}
      {columns.amount === null ? (
        <>
          {pick("Money out", "out")}
          {pick("Money in", "in", "none")}
        </>
      ) : (
        <Select
          label="Spending is"
          value={columns.spending}
          onChange={(event) => change({ spending: event.currentTarget.value as Columns["spending"] })}
        >
          <option value="negative">below 0</option>
          <option value="positive">above 0</option>
        </Select>
      )}
      {columns.amount !== null && pick("Debit or credit", "type", "not given")}
      <Select
        label="Before the cents"
        value={columns.mark}
        onChange={(event) => change({ mark: event.currentTarget.value as Columns["mark"] })}
      >
        <option value=".">a point</option>
        <option value=",">a comma</option>
      </Select>
      {pick("Note", "note", "none")}
      {pick("Category", "category", "none")}
      <Select
        label="First row"
        value={columns.hasHeader ? "names" : "data"}
        onChange={(event) => change({ hasHeader: event.currentTarget.value === "names" })}
      >
        <option value="names">names of columns</option>
        <option value="data">an expense</option>
      </Select>
    </div>
  );
}

/** The order of day, month and year, with a note if the file fits two. */
export const DateOrderChoice = ({ file, change }: Props) => (
  <Select
    label="Dates are written"
    value={file.columns.order}
    problem={file.isDateSure ? undefined : "Both fit. Please check this one."}
    onChange={(event) => change({ order: event.currentTarget.value as Columns["order"] })}
  >
    <option value="mdy">month, day, year</option>
    <option value="dmy">day, month, year</option>
    <option value="ymd">year, month, day</option>
  </Select>
);
