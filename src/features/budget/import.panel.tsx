import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemLine, Select, Options } from "#web/ui/field.tsx";
import { Meter } from "#web/ui/shapes.tsx";
import type { MonthView } from "./budget.api.ts";
import { ColumnChoice, DateOrderChoice } from "./import-columns.panel.tsx";
import { ImportHistory } from "./import-history.panel.tsx";
import { ImportPreview } from "./import-preview.panel.tsx";
import { countExpenses, type ImportChoice } from "./imports/import.rules.ts";
import { SpendingQuestion } from "./spending-question.panel.tsx";
import { useBankImport } from "./use-bank-import.panel.tsx";

type Props = {
  view: MonthView;
  currency: string;
  /** A file that was chosen elsewhere, instead of the field. */
  initial?: File;
  onClose: () => void;
};

/** The import of a bank's file: choose it, map its columns if needed, check the preview, import all of it or nothing. */
export function ImportDialog({ view, currency, initial, onClose }: Props) {
  const bank = useBankImport(view, currency, { initial, onClose });
  const { file, preview, work } = bank;
  return (
    <Dialog
      title={initial ? "Import transactions" : "Import from your bank"}
      isWide
      onClose={onClose}
      acts={
        <>
          <Button onClick={work && (file || !initial) ? bank.cancel : onClose}>Cancel</Button>
          {preview && bank.importable > 0 ? (
            <Button kind="primary" isBusy={work !== undefined} onClick={bank.run}>
              Import {countExpenses(bank.importable)}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={!file || preview !== undefined}
              isBusy={work !== undefined && file !== undefined}
              onClick={bank.compare}
            >
              Preview
            </Button>
          )}
        </>
      }
    >
      <fieldset className="stack" disabled={work?.what === "Importing"}>
        {initial ? (
          <p className="strong" dir="auto">
            {initial.name}
          </p>
        ) : (
          <div className="field">
            <label className="label" htmlFor="bank-file">
              File from your bank
            </label>
            <input
              id="bank-file"
              className="input"
              type="file"
              accept=".csv,.txt,.tsv,.zip,.sqlite,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940,text/csv,application/x-ofx,application/xml,text/xml"
              onChange={(event) => void bank.read(event.currentTarget.files?.[0])}
            />
            <p className="hint">
              CSV, OFX, QFX, QIF, CAMT.053 or MT940, also from Mint and Monarch, and the ZIP of YNAB or Actual. YNAB’s budget by month comes
              in through your account, under Your data. Nothing is saved before you have seen it.
            </p>
          </div>
        )}
        <ProblemLine words={bank.problem} />
        {work && <Progress {...work} />}
        {file?.mapping === "remembered" && (
          <p className="between row small">
            <span role="status">The columns are as you chose them for the last file with these names.</span>
            <Button kind="quiet" onClick={bank.forgetColumns}>
              Forget them
            </Button>
          </p>
        )}
        {file?.asksSpending && file.columns.amount !== null && file.columns.type === null && (
          <SpendingQuestion file={file} currency={currency} choose={(spending) => bank.change({ spending })} />
        )}
        {file && file.format === "CSV" && <ColumnChoice file={file} change={bank.change} />}
        {file && file.format !== "CSV" && (
          <p className="small muted" role="status">
            {file.format} with {file.total.toLocaleString("en-US")} {file.total === 1 ? "transaction" : "transactions"}.
          </p>
        )}
        {file && (
          <div className="choices">
            {file.format === "QIF" && !file.isDateSure && <DateOrderChoice file={file} change={bank.change} />}
            <Select label="Category for the rest" value={bank.fallbackId} onChange={(event) => bank.setFallback(event.currentTarget.value)}>
              <Options of={bank.categories} />
            </Select>
            <Select
              label="Money coming in"
              value={bank.moneyIn}
              onChange={(event) => bank.setMoneyIn(event.currentTarget.value as ImportChoice["moneyIn"])}
            >
              <option value="leave out">leave out</option>
              <option value="count as money back">count as money back</option>
            </Select>
          </div>
        )}
        {preview && <ImportPreview bank={bank} preview={preview} currency={currency} />}
      </fieldset>
      {!file && !initial && <ImportHistory categories={bank.categories} />}
    </Dialog>
  );
}

/** Progress of a file; the percentage is only visual, the sentence is announced. */
const Progress = ({ what, done }: { what: string; done: number }) => (
  <div className="stack">
    <p className="between row small">
      <span role="status">{what}. You can cancel; nothing is saved until the end.</span>
      <span className="num">{Math.floor(done * 100)}%</span>
    </p>
    <Meter isProgress label={what} value={done * 100} />
  </div>
);
