import { useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { removeOnce } from "#web/undo.ts";
import { formatWhen } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { DeleteIcon, DownloadIcon, EditIcon, UploadIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { Letters, Pear } from "#web/ui/still-life.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { budget, saveFile, useLines, type Line, type MonthView } from "./budget.api.ts";
import { ExpenseDialog } from "./expense-dialog.panel.tsx";
import { formatMonth } from "./month.rules.ts";

const Import = part(() => import("./import.panel.tsx").then((one) => one.ImportDialog));
type Props = { view: MonthView; today: Day; currency: string; only: string | undefined; onOnly: (id: string | undefined) => void };

/** The month's expenses, newest first, with import and export. */
export function LedgerPanel({ view, today, currency, only, onOnly }: Props) {
  const { lines, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLines(view.month, only);
  const [open, setOpen] = useState<Line | "import">();
  const exporting = useSave(budget.exportCsv.call, { failed: "Could not export", onDone: ({ name, csv }) => saveFile(name, csv) });
  const nameOf = (id: string) => view.categories.find((one) => one.id === id);

  const remove = ({ id, amountCents }: Line) =>
    removeOnce({
      id,
      title: `${showCents(amountCents, currency)} deleted.`,
      failed: "Could not delete the expense",
      remove: () => budget.removeExpense.call({ id }),
      refresh: () => queries.invalidateQueries({ queryKey: budget.key() }),
    });

  return (
    <Section
      title="Expenses"
      id="expenses"
      className="expenses"
      hint={
        only ? (
          <>
            Only {nameOf(only)?.name}.{" "}
            <button type="button" className="link-button" onClick={() => onOnly(undefined)}>
              Show all
            </button>
          </>
        ) : lines && lines.length > 0 ? (
          `What makes up ${formatMonth(view.month)}.`
        ) : undefined
      }
      aside={
        <div className="row gap-1 -ml-2.5">
          <Button kind="quiet" icon={<UploadIcon small />} onClick={() => setOpen("import")}>
            Import from your bank
          </Button>
          <Button
            kind="quiet"
            icon={<DownloadIcon small />}
            isBusy={exporting.isBusy}
            onClick={() => void exporting.run({ from: "1970-01-01", to: "2100-12-31" })}
          >
            Export CSV
          </Button>
        </div>
      }
    >
      {isPending ? (
        <Skeleton description="Fetching your expenses" />
      ) : !lines ? (
        isError ? (
          <LoadFailed title="Failed to load your expenses" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : null
      ) : lines.length === 0 ? (
        <EmptyState
          art={
            <Scene width={200} height={110} className="face-scene">
              <Letters x={6} y={110} scale={0.82} />
              <Pear x={128} y={110} scale={0.7} />
            </Scene>
          }
          title="Nothing spent here yet"
          sentence={view.month === monthOf(today) ? "The first line goes into the form above." : "No expense is dated in this month."}
        />
      ) : (
        <Ledger label="Expenses, newest first">
          {lines.map((line) => {
            const category = nameOf(line.categoryId);
            const what = line.note || (line.kind === "adjustment" ? "Adjustment by hand" : category?.name) || "Expense";
            return (
              <LedgerRow
                key={line.id}
                id={line.id}
                lead={<i className={`form-row-mark cat-${category?.colour ?? 7}`} aria-hidden="true" />}
                end={
                  <>
                    <span className="strong num">{showCents(line.amountCents, currency)}</span>
                    {line.kind !== "adjustment" && (
                      <IconButton
                        label={`Edit the expense ${what}, ${showCents(line.amountCents, currency)}`}
                        onClick={() => setOpen(line)}
                      >
                        <EditIcon />
                      </IconButton>
                    )}
                    <IconButton
                      label={`Delete the expense ${what}, ${showCents(line.amountCents, currency)}`}
                      onClick={() => void remove(line)}
                    >
                      <DeleteIcon />
                    </IconButton>
                  </>
                }
              >
                <p className="entry-words" dir="auto">
                  {what}
                </p>
                <p className="caption muted">
                  {category?.name ?? "Category deleted"} · {formatWhen(line.spentOn, today)}
                  {line.kind === "refund" ? " · came back" : ""}
                </p>
              </LedgerRow>
            );
          })}
        </Ledger>
      )}
      {hasNextPage && (
        <div className="row">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more expenses
          </Button>
        </div>
      )}
      <DeletedLink />
      {typeof open === "object" && (
        <ExpenseDialog key={open.id} line={open} view={view} today={today} currency={currency} onClose={() => setOpen(undefined)} />
      )}
      {open === "import" && <Import view={view} currency={currency} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}
