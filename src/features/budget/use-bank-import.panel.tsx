import { useEffect, useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { newId } from "#web/ids.ts";
import { beginImport, endImport, formatFinished, formatInterrupted, readInterrupted, readOtherFile } from "#web/other-files.ts";
import { queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";
import { untilGone, withRetries } from "#web/retry.ts";
import { undoable } from "#web/undo.ts";
import type { BankFile } from "./imports/bank-file.rules.ts";
import { bankImport, useImports, usePayees, useSavedColumns } from "./bank-import.api.ts";
import { archiveElsewhere, budgetElsewhere, noMoney } from "./imports/other-app.rules.ts";
import { readBankSource, sendRows, type BankReader, type ComparedFile } from "./use-bank-reader.panel.tsx";
import type { OpenedFile, PlannedFile } from "./bank-thread.api.ts";
import { budget, useCategoryChoices, useUsual, type MonthView } from "./budget.api.ts";
import { changeColumns, headerOf, missingColumn, type Columns } from "./imports/columns.rules.ts";
import { cancelUnanswered, formatDone, isZip, payeeOf, type ImportChoice } from "./imports/import.rules.ts";
import { categoryOfRest } from "./usual.rules.ts";

/** `mapping`: whether its columns are stored ones, and whether the member has changed them. `asksSpending`: whether it does not tell what is spent. */
export type ChosenFile = OpenedFile & { name: string; mapping?: "remembered" | "changed"; asksSpending?: boolean };
/** What importing would do, compared with the ledger. */
export type Preview = PlannedFile & ComparedFile;
type Work = { what: "Reading the file" | "Comparing with your budget" | "Importing"; done: number };
type More = { initial?: File | undefined; onClose: () => void };

/** A chosen file during import: read in a worker, compared with the ledger, its payees assigned to categories, imported. */
export function useBankImport(view: MonthView, currency: string, { initial, onClose }: More) {
  const categories = useCategoryChoices(view);
  const [payees, headers, usual] = [usePayees(), useSavedColumns(), useUsual()?.categories ?? []];
  const known = (found: OpenedFile) =>
    found.format === "CSV"
      ? headers?.find(({ header }) => header !== "" && header === headerOf(found.rows, { hasHeader: true }))
      : undefined;
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const [work, setWork] = useState<Work>();
  const [preview, setPreview] = useState<Preview>();
  const [fallback, setFallback] = useState("");
  const fallbackId = fallback || categoryOfRest(categories, usual);
  const [moneyIn, setMoneyIn] = useState<ImportChoice["moneyIn"]>("leave out");
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [repeats, setRepeats] = useState<ReadonlySet<number>>(new Set());
  const [isRemembered, setRemembered] = useState(true);
  const reader = useRef<BankReader>(undefined);
  const stop = useRef<AbortController>(undefined);
  /** The same id for the same file, so that a repeated request adds it once. */
  const id = useRef(newId());
  const interrupted = useInterrupted(id);

  const halt = () => {
    stop.current = void stop.current?.abort();
    setWork(undefined);
  };
  const reset = () => {
    halt(); // a comparison with the choices before
    setPreview(undefined);
    setRepeats(new Set());
    id.current = newId();
  };
  /** Runs one step at a time; a newer one, or Cancel, stops it. */
  async function during<Result>(
    what: Work["what"],
    step: (own: AbortController, report: (done: number) => void) => Promise<Result>,
  ): Promise<Result | undefined> {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setProblem(undefined);
    setWork({ what, done: 0 });
    try {
      return await step(own, (done) => stop.current === own && setWork({ what, done }));
    } catch (failure) {
      if (own.signal.aborted) return undefined;
      if (!(failure instanceof Problem)) reportError(failure);
      const words = failure instanceof Problem ? failure.message : "This file could not be read.";
      setProblem(what === "Importing" ? `${words} Nothing was imported.` : words);
      return undefined;
    } finally {
      if (stop.current === own) {
        stop.current = undefined;
        setWork(undefined);
      }
    }
  }

  const read = async (selected: File | undefined) => {
    reset();
    setChosen(new Map());
    setFile(undefined);
    setProblem(undefined);
    interrupted.clear();
    reader.current?.close();
    if (!selected) return;
    await during("Reading the file", async (own, report) => {
      const source = (await isPacked(selected)) ? await readPacked(selected, own.signal) : selected;
      if (own.signal.aborted) return;
      const opened = readBankSource(source);
      reader.current = opened;
      own.signal.addEventListener("abort", () => opened.close());
      const found = await opened.open(report);
      const mine = known(found);
      const name = selected.name.slice(0, 255);
      setMoneyIn(found.isOwn ? "count as money back" : "leave out");
      // whether a column has ids or fees depends on the rows of each file, and nobody chooses the one of kinds
      const fee = mine?.columns.amount === found.columns.amount ? found.columns.fee : null;
      const { bankId, kind, isFeeSigned } = found.columns;
      const columns = mine && { ...mine.columns, bankId, kind, fee, isFeeSigned };
      const sure = { isDateSure: true, isSpendingSure: true };
      setFile(
        columns
          ? { ...found, name, columns, ...sure, mapping: "remembered" }
          : { ...found, name, asksSpending: found.isSpendingSure === false },
      );
    });
  };
  useEffect(() => {
    if (!initial) return undefined;
    const timer = setTimeout(() => void read(initial));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- once for each file
  }, [initial]);
  useEffect(
    () => () => {
      stop.current?.abort();
      reader.current?.close();
    },
    [],
  );
  const change = (part: Partial<Columns>, isSpendingSure?: boolean) => {
    setProblem(undefined);
    reset();
    setFile((before) => before && { ...changeColumns(before, part, isSpendingSure), mapping: "changed" });
  };
  /** Deletes the stored columns of this file's header; the current choice stays until another file is read. */
  const forgetColumns = async () => {
    const mine = file && known(file);
    if (!mine) return;
    await bankImport.forgetColumns.call({ id: mine.id });
    await queries.invalidateQueries({ queryKey: bankImport.savedColumns.key() });
    setFile((before) => before && { ...before, mapping: undefined });
  };
  const rememberColumns = async () => {
    const header = file?.format === "CSV" && file.mapping === "changed" ? headerOf(file.rows, file.columns) : "";
    if (file && header !== "") await bankImport.saveColumns.call({ header, columns: file.columns }).catch(reportError); // the import itself is done
  };
  const plan = (found: ChosenFile, report: (done: number) => void) =>
    reader.current?.plan(
      {
        columns: found.columns,
        categories: categories.map(({ id, name }) => ({ id, name })),
        fallbackId,
        moneyIn,
        currency,
        chosen,
        remembered: new Map(payees?.map(({ payee, categoryId }) => [payee, categoryId])),
      },
      report,
    );
  const head = (found: ChosenFile) => ({ id: id.current, fileName: found.name, format: found.format, isOwn: found.isOwn === true });

  const compare = async () => {
    if (!file) return;
    const missing = missingColumn(file);
    if (missing) return setProblem(missing);
    await during("Comparing with your budget", async ({ signal }, report) => {
      const planned = await plan(file, (done) => report(done / 2));
      if (!planned || signal.aborted) return;
      const progress = { signal, report: (done: number) => report(0.5 + done / 2) };
      const found = await sendRows({ ...head(file), isPreview: true, remember: [], repeatRows: [] }, planned.lines, progress);
      setPreview({ ...planned, ...found });
    });
  };

  const run = async () => {
    if (!file || !preview) return;
    const done = await during("Importing", async ({ signal }, report) => {
      // the categories may have been changed since the preview
      const planned = chosen.size > 0 ? await plan(file, (read) => report(read / 4)) : preview;
      if (!planned || signal.aborted) return undefined;
      const remember = isRemembered ? [...chosen].map(([payee, categoryId]) => ({ payee, categoryId })) : [];
      const progress = { signal, report: (sent: number) => report(0.25 + (sent * 3) / 4) };
      interrupted.begin(file.name);
      return sendRows({ ...head(file), isPreview: false, remember, repeatRows: [...repeats] }, planned.lines, progress).finally(endImport);
    });
    if (!done) return;
    await rememberColumns();
    await refreshImports();
    const { current } = id;
    onClose();
    undoable(formatDone(done), () => removeImport(current));
  };
  /** Cancels the current step. An import that the server was just about to finish is removed again. */
  const cancel = async () => {
    const what = work?.what;
    halt();
    if (what === "Reading the file") return void read(undefined);
    if (what !== "Importing") return;
    const mine = id.current;
    id.current = newId();
    // not found: nothing was stored
    const isOut = await withRetries(() => removeImport(mine)).then(Boolean, () => refreshImports().then(() => false));
    setProblem(isOut ? "Cancelled. Nothing was imported." : cancelUnanswered);
  };

  return {
    categories,
    file,
    problem: problem ?? interrupted.words,
    work,
    preview,
    importable: preview ? preview.added + repeats.size : 0,
    read,
    change,
    forgetColumns: () => void forgetColumns(),
    fallbackId,
    moneyIn,
    repeats,
    isRemembered,
    setFallback: (categoryId: string) => {
      reset();
      setFallback(categoryId);
    },
    setMoneyIn: (choice: ImportChoice["moneyIn"]) => {
      reset();
      setMoneyIn(choice);
    },
    setRemembered,
    categoryOf: (row: { note: string; categoryId: string }) => chosen.get(payeeOf(row.note)) ?? row.categoryId,
    categoryOfPayee: (payee: string, before: string) => chosen.get(payee) ?? before,
    setCategory: (payee: string, categoryId: string) => setChosen((before) => new Map(before).set(payee, categoryId)),
    toggleRepeat: (row: number) =>
      setRepeats((before) => {
        const next = new Set(before);
        if (!next.delete(row)) next.add(row);
        return next;
      }),
    compare: () => void compare(),
    run: () => void run(),
    cancel: () => void cancel(),
  };
}

/** Shows the result of an import that a reload of the page interrupted, when the member returns. */
function useInterrupted(id: { current: string }) {
  const member = currentMember()?.id ?? "";
  const imports = useImports();
  const [cut, setCut] = useState(() => readInterrupted(member));
  const own = cut?.list === list ? cut : null;
  return {
    words:
      own && imports
        ? imports.some(({ id }) => id === own.id)
          ? `${formatFinished(own.fileName)} It is in the list below.`
          : formatInterrupted(own.fileName)
        : undefined,
    clear: () => {
      endImport();
      setCut(null);
    },
    begin: (fileName: string) => beginImport({ id: id.current, fileName, list }),
  };
}
const list = "/api/imports";

/** A ZIP or a database is read by the server, and not stored. */
async function readPacked(selected: File, signal: AbortSignal): Promise<BankFile> {
  const found = await readOtherFile<{ kind: "money"; file: BankFile } | { kind: "months" | "archive" | "other" }>(selected, signal);
  if (found.kind === "money") return found.file;
  throw new Problem("invalid", found.kind === "months" ? budgetElsewhere : found.kind === "archive" ? archiveElsewhere : noMoney);
}

/** Whether a file is a ZIP or an SQLite database, by its first bytes. */
async function isPacked(file: File): Promise<boolean> {
  const first = new TextDecoder("latin1").decode(await file.slice(0, 16).arrayBuffer());
  return isZip(first) || first.startsWith("SQLite format 3");
}

/** Refetches what an import changes: the budget, the imports and the payees. */
export const refreshImports = () =>
  Promise.all([budget.key(), bankImport.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));

const removeImport = (id: string) => untilGone(bankImport.removeImport.call)({ id }).then(refreshImports);
