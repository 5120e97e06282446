import { Options } from "#web/ui/field.tsx";
import "./import-preview.css";
import { useCallback, useState, type ReactNode } from "react";
import { showCents } from "#shared/money.ts";
import { monthAndDay, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { dateCell } from "#web/format-day.ts";
import { ChartTable } from "#web/charts/chart-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { formatPlan } from "./imports/import.rules.ts";
import { formatWayOut } from "./imports/nothing-imported.rules.ts";
import { payeesToChoose } from "./imports/payee-sums.rules.ts";
import type { Preview, useBankImport } from "./use-bank-import.panel.tsx";

type Bank = ReturnType<typeof useBankImport>;
const fewPayees = 8;

/** What importing would do: a summary, payees with their category, rows, and what is left out with the reason. */
export function ImportPreview({ bank, preview, currency }: { bank: Bank; preview: Preview; currency: string }) {
  const nameOf = (id: string) => bank.categories.find((one) => one.id === id)?.name ?? "";
  const { added, known, incoming, bad, badRows, newRows, knownRows, newCategories } = preview;
  const wayOut = formatWayOut(preview);
  // on a phone the form above is longer than the screen
  const show = useCallback((line: HTMLParagraphElement | null) => line?.scrollIntoView({ block: "start" }), []);
  return (
    <div className="stack">
      <p ref={show} role="status" className="strong">
        {formatPlan({ fresh: added, known, incoming, bad })}
      </p>
      {wayOut && <p className="small">{wayOut}</p>}
      {newCategories.length > 0 && (
        <p className="small muted">
          Categories that are not here: {newCategories.slice(0, 8).join(", ")}. Their rows go into the one chosen above.
        </p>
      )}
      {bank.importable > 0 && <Payees bank={bank} preview={preview} currency={currency} />}
      {newRows.length > 0 && (
        <ChartTable
          isTitled
          caption="What will be imported"
          columns={["Date", { name: "Amount", number: true }, wideNote, "Category", { name: "Line", className: inWide }]}
          rows={newRows.map((row) => [
            <Narrow key={`${row.line} narrow`} note={row.note}>
              {dateCell(row.spentOn)}
            </Narrow>,
            showCents(row.amountCents, currency),
            <Long key={row.line}>{row.note}</Long>,
            nameOf(bank.categoryOf(row)),
            String(row.line),
          ])}
        />
      )}
      {added > newRows.length && <p className="small muted">and {(added - newRows.length).toLocaleString("en-US")} more.</p>}
      {knownRows.length > 0 && (
        <ChartTable
          isTitled
          caption="Already there. Check a row to import it all the same."
          columns={["Import", "Date", { name: "Amount", number: true }, wideNote]}
          rows={knownRows.map((row) => [
            <Narrow key={row.row} note={row.note} also={row.entered && <EnteredBefore {...row.entered} />}>
              <label className="check">
                <input type="checkbox" checked={bank.repeats.has(row.row)} onChange={() => bank.toggleRepeat(row.row)} />
                <span className="whitespace-nowrap">Line {row.line}</span>
              </label>
            </Narrow>,
            dateCell(row.spentOn),
            showCents(row.amountCents, currency),
            <KnownNote key={`${row.row} note`} {...row} />,
          ])}
        />
      )}
      {known > knownRows.length && (
        <p className="small muted">and {(known - knownRows.length).toLocaleString("en-US")} more that are there already.</p>
      )}
      {badRows.length > 0 && (
        <ChartTable
          isTitled
          caption="Rows that are not imported"
          columns={["Line", "Why", "Row"]}
          rows={badRows.map((row) => [
            String(row.line),
            <Long key="why">{row.reason}</Long>,
            <Long key="row">
              {row.cells
                .filter((cell) => cell !== "")
                .join(", ")
                .slice(0, 120)}
            </Long>,
          ])}
        />
      )}
      {bad > badRows.length && <p className="small muted">and {(bad - badRows.length).toLocaleString("en-US")} more.</p>}
    </div>
  );
}

const longFrom = 24;

/** A text of a row; a long one keeps a width to be read at, so that on a phone the table scrolls sideways instead. */
const Long = ({ children }: { children: string }) => (
  <span dir="auto" className={children.length >= longFrom ? "inline-block min-w-48" : undefined}>
    {children}
  </span>
);

/** Cells that a narrow box hides; their values stand in the first cell there, in the class `narrow-part`. */
const inWide = "wide-cell";
const wideNote = { name: "Note", className: inWide };

/** The first cell of a row: in a narrow box the note stands in it, below `children`. */
const Narrow = ({ note, also, children }: { note: string; also?: ReactNode; children: ReactNode }) => (
  <>
    {children}
    <span dir="auto" className="narrow-part wrap-anywhere">
      {note}
    </span>
    {also && <span className="narrow-part muted">{also}</span>}
  </>
);

/** The note of a row that is there already, with the expense entered by hand that it is taken for. */
const KnownNote = ({ note, entered }: Preview["knownRows"][number]) => (
  <>
    <Long>{note}</Long>
    {entered && (
      <>
        <br />
        <span className="muted inline-block min-w-48">
          <EnteredBefore {...entered} />
        </span>
      </>
    )}
  </>
);

const EnteredBefore = ({ note, spentOn }: { note: string; spentOn: Day }) => (
  <>
    You entered {note === "" ? "it" : <bdi>{note}</bdi>} on {monthAndDay(spentOn)}.
  </>
);

/** The payees of the rows, each with the category of all of its rows. */
function Payees({ bank, preview, currency }: { bank: Bank; preview: Preview; currency: string }) {
  const { payees, payeeCount } = payeesToChoose(preview, bank.repeats);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? payees : payees.slice(0, fewPayees);
  return (
    <div className="stack">
      <ChartTable
        isTitled
        caption="Payees and their category"
        columns={["Payee", { name: "Amount", className: `r ${inWide}` }, "Category"]}
        rows={shown.map((one) => [
          <span key={one.payee} className="wrap-anywhere">
            <bdi>{one.payee}</bdi>
            {one.lines > 1 && <span className="small muted"> × {one.lines}</span>}
            <span className="narrow-part small muted">{showCents(one.cents, currency)}</span>
          </span>,
          showCents(one.cents, currency),
          <select
            key={`${one.payee} category`}
            className="input min-w-36"
            aria-label={`Category of ${one.payee}`}
            value={bank.categoryOfPayee(one.payee, one.categoryId)}
            onChange={(event) => bank.setCategory(one.payee, event.currentTarget.value)}
          >
            <Options of={bank.categories} />
          </select>,
        ])}
      />
      {payees.length > fewPayees && (
        <Button kind="quiet" className="quiet-start" onClick={() => setAll(!isAll)}>
          {isAll
            ? "Show fewer"
            : payees.length < payeeCount
              ? `Show the ${payees.length} most frequent`
              : `Show all ${count(payeeCount, "payee")}`}
        </Button>
      )}
      {isAll && payees.length < payeeCount && (
        <p className="small muted">{(payeeCount - payees.length).toLocaleString("en-US")} more payees are not shown.</p>
      )}
      <label className="check">
        <input type="checkbox" checked={bank.isRemembered} onChange={() => bank.setRemembered(!bank.isRemembered)} />
        <span>Remember what I change here for the next import</span>
      </label>
    </div>
  );
}
