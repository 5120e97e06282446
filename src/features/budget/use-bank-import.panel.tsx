import Papa from "papaparse";
import { useEffect, useMemo, useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { count } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { readOtherFile } from "#web/other-files.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { decodeText } from "#web/text-encoding.ts";
import { undoable } from "#web/undo.ts";
import { readBankFile, refusedFile, type BankFile } from "./bank-file.rules.ts";
import { bankImport, usePayees } from "./bank-import.api.ts";
import { budget, type MonthView } from "./budget.api.ts";
import { missingColumn, type Columns } from "./columns.rules.ts";
import { readingOf } from "./export.rules.ts";
import { readTable } from "./other-app.rules.ts";
import type { File } from "./import-columns.panel.tsx";
import {
  fileTooLarge,
  largestFileBytes,
  mostRows,
  nothingToRead,
  payeeOf,
  planImport,
  spanOf,
  tooManyRows,
  type ImportChoice,
  type ImportRow,
  type Line,
} from "./import.rules.ts";

/** A chosen file on its way into the ledger: read, compared with what is there, its rows sorted into categories, imported. */
type More = { initial?: globalThis.File | undefined; onClose: () => void };

export function useBankImport(view: MonthView, currency: string, { initial, onClose }: More) {
  const categories = view.categories.filter((one) => one.isActive);
  const payees = usePayees();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [fallbackId, setFallback] = useState(categories[0]?.id ?? "");
  const [moneyIn, setMoneyIn] = useState<ImportChoice["moneyIn"]>("leave out");
  const [ledger, setLedger] = useState<Line[]>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [repeats, setRepeats] = useState<ReadonlySet<number>>(new Set());
  const [isRemembered, setRemembered] = useState(true);
  /** The same ids for the same file, so that a repeated request adds it once. */
  const ids = useRef({ file: newId(), rows: new Map<number, string>() });

  const reset = () => {
    setLedger(undefined);
    setRepeats(new Set());
    ids.current = { file: newId(), rows: new Map() };
  };
  const choice: ImportChoice | undefined = useMemo(
    () =>
      file && {
        columns: file.columns,
        lines: file.lines,
        refused: file.refused,
        categories,
        fallbackId,
        moneyIn,
        currency,
        chosen,
        remembered: new Map(payees?.map(({ payee, categoryId }) => [payee, categoryId])),
      },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the categories are those of `view`
    [file, view, fallbackId, moneyIn, currency, chosen, payees],
  );
  const plan = useMemo(() => file && choice && ledger && planImport(file.rows, choice, ledger), [file, choice, ledger]);

  const read = async (selected: globalThis.File | undefined) => {
    reset();
    setChosen(new Map());
    setProblem(undefined);
    setFile(undefined);
    if (!selected) return;
    if (await isPacked(selected)) return readPacked(selected);
    if (selected.size > largestFileBytes) return setProblem(fileTooLarge);
    const text = decodeText(await selected.arrayBuffer()).replace(/^\uFEFF/u, "");
    const refused = refusedFile(text);
    if (refused) return setProblem(refused);
    const found = readBankFile(text);
    const rows = found?.rows ?? Papa.parse<string[]>(text, { ...readingOf(text), skipEmptyLines: false }).data;
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
    if (filled.length === 0) return setProblem(nothingToRead);
    if (filled.length > mostRows) return setProblem(tooManyRows);
    setFile({ name: selected.name.slice(0, 255), format: "CSV", rows, ...(found ?? readTable(rows)) });
  };
  /** A ZIP or a database is read by the server, and not stored. */
  const readPacked = async (selected: globalThis.File) => {
    try {
      const found = await readOtherFile<{ kind: "money"; file: BankFile } | { kind: "other" }>(selected);
      if (found.kind !== "money") return setProblem(noMoney);
      if (found.file.rows.length + (found.file.refused?.length ?? 0) > mostRows) return setProblem(tooManyRows);
      setFile({ name: selected.name.slice(0, 255), ...found.file });
    } catch (failure) {
      setProblem(failure instanceof Problem ? failure.message : "The file could not be read.");
    }
  };
  useEffect(() => {
    if (initial) void read(initial);
  }, [initial]);
  const change = (part: Partial<Columns>) => {
    reset();
    setFile(
      (before) =>
        before && { ...before, isDateSure: before.isDateSure || part.order !== undefined, columns: { ...before.columns, ...part } },
    );
  };

  const looking = useSave(
    async () => {
      if (!file || !choice) return;
      const missing = missingColumn(file.columns);
      if (missing) return setProblem(missing);
      setProblem(undefined);
      const span = spanOf(planImport(file.rows, choice, []).ready);
      setLedger(span ? (await bankImport.ledger.call(span)).lines : []);
    },
    { failed: "Could not read the file" },
  );

  const rows: (ImportRow & { isRepeat: boolean })[] = plan
    ? [
        ...plan.ready.map((row) => ({ ...row, isRepeat: false })),
        ...plan.known.filter(({ line }) => repeats.has(line)).map((row) => ({ ...row, isRepeat: true })),
      ]
    : [];
  const importing = useSave(bankImport.importExpenses.call, {
    failed: "Error importing",
    refresh: [budget.key(), bankImport.key()],
    onDone: onClose,
  });
  const run = async () => {
    if (!file || rows.length === 0) return;
    const { file: id, rows: rowIds } = ids.current;
    const remember = isRemembered ? [...chosen].map(([payee, categoryId]) => ({ payee, categoryId })) : [];
    const done = await importing.run({
      id,
      fileName: file.name,
      format: file.format,
      rows: rows.map((row, index) => {
        const rowId = rowIds.get(index) ?? newId();
        rowIds.set(index, rowId);
        const { spentOn, amountCents, note, categoryId, bankId, isRepeat } = row;
        return { id: rowId, spentOn, amountCents, note, categoryId, bankId, isRepeat };
      }),
      remember,
    });
    if (!done) return;
    const words = `${count(done.added, "expense")} imported.${done.known > 0 ? ` ${done.known} were there already.` : ""}`;
    undoable(words, () => removeImport(id));
  };

  return {
    categories,
    file,
    problem,
    plan,
    rows,
    read,
    change,
    fallbackId,
    moneyIn,
    chosen,
    repeats,
    isRemembered,
    setFallback,
    setMoneyIn,
    setRemembered,
    setCategory: (payee: string, categoryId: string) => setChosen((before) => new Map(before).set(payee, categoryId)),
    toggleRepeat: (line: number) =>
      setRepeats((before) => {
        const next = new Set(before);
        if (!next.delete(line)) next.add(line);
        return next;
      }),
    look: () => void looking.run(undefined),
    isLooking: looking.isBusy,
    run: () => void run(),
    isImporting: importing.isBusy,
  };
}

const noMoney = "There are no transactions in this file. Pages, moods and habits are imported in your account, under Your data.";
/** Whether a file is a ZIP or an SQLite database, by its first bytes. */
async function isPacked(file: globalThis.File): Promise<boolean> {
  const first = new TextDecoder("latin1").decode(await file.slice(0, 16).arrayBuffer());
  return first.startsWith("PK") || first.startsWith("SQLite format 3");
}

/** Refetches what an import changes: the budget, the imports and the payees. */
export const refreshImports = () =>
  Promise.all([budget.key(), bankImport.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));

export async function removeImport(id: string): Promise<void> {
  await bankImport.removeImport.call({ id });
  await refreshImports();
}

/** The payees of rows with their category and sums, the most frequent first; rows without a payee are left out. */
export function payeesOf(rows: readonly ImportRow[]): { payee: string; lines: number; cents: number; categoryId: string }[] {
  const payees = new Map<string, { payee: string; lines: number; cents: number; categoryId: string }>();
  for (const { note, amountCents, categoryId } of rows) {
    const payee = payeeOf(note);
    if (payee === "") continue;
    const one = payees.get(payee) ?? { payee, lines: 0, cents: 0, categoryId };
    payees.set(payee, { ...one, lines: one.lines + 1, cents: one.cents + amountCents });
  }
  return [...payees.values()].toSorted((one, other) => other.lines - one.lines || other.cents - one.cents);
}
