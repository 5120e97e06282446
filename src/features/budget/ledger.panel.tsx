import { useState } from "react";
import { formatDay, monthName, monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { useDebounced } from "#web/debounced.ts";
import { openQuickAdd } from "#web/quick-add.ts";
import { isNetworkFailure } from "#web/http.ts";
import { Button } from "#web/ui/button.tsx";
import { Options } from "#web/ui/field.tsx";
import { DownIcon, PlusIcon, SearchIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Sun } from "#web/ui/sun.tsx";
import { type Line, type MonthView, useLines, type LedgerLine } from "./budget.api.ts";
import { byDay, newest, type LedgerDay } from "./ledger.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const ExpenseDialog = part(() => retrying(() => import("./expense-dialog.panel.tsx")).then((one) => one.ExpenseDialog));

type Props = {
  view: MonthView;
  today: Day;
  currency: string;
  /** Days logged as no-spend days. */
  noSpend: readonly Day[];
  only: string | undefined;
  onOnly: (id: string | undefined) => void;
};

/** The month's expenses by day, newest first. A row opens its editor. */
export function LedgerPanel({ view, today, currency, noSpend, only, onOnly }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), 250);
  const isFiltered = only !== undefined || search !== "";
  const { lines, count, cents, isPending, isError, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLines(
    view.month,
    { categoryId: only, search, categories: view.categories },
  );
  const [open, setOpen] = useState<Line>();
  const [isAll, setAll] = useState(false);
  /** Nothing to search, filter or count in. */
  const isBlank = !isFiltered && (lines ? lines.length === 0 : view.categories.every(({ spentCents }) => spentCents === 0));
  const days = lines && byDay(lines, { month: view.month, today, noSpend, isFiltered, hasMore: hasNextPage });
  const first = days && (isAll || isFiltered ? days : newest(days));
  const isCut = days && first && linesIn(first) + first.length < linesIn(days) + days.length;
  const name = monthName(view.month);
  const isNow = view.month === monthOf(today);

  return (
    <section className="expenses" id="expenses" aria-labelledby="expenses-title">
      <div className="row between">
        <h2 id="expenses-title">Expenses</h2>
        <p className="small muted num" role="status">
          {lines && !isBlank && (
            <>
              {count} {isFiltered ? "found" : `in ${name}`}, <b className="strong">{showCents(cents, currency)}</b>
            </>
          )}
        </p>
      </div>
      {!isBlank && (
        <div className="ledger-filter">
          <div className="ledger-search">
            <SearchIcon small />
            <input
              type="search"
              className="input"
              dir="auto"
              aria-label="Search the expenses"
              placeholder="Search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <div className="select-box">
            <select
              className="select"
              aria-label="Category of the expenses"
              value={only ?? ""}
              onChange={(event) => onOnly(event.currentTarget.value || undefined)}
            >
              <option value="">All categories</option>
              <Options of={view.categories} />
            </select>
            <DownIcon small />
          </div>
        </div>
      )}
      {isPending ? (
        <Skeleton description="Fetching your expenses" lines={6} />
      ) : !lines || !first ? (
        isError ? (
          <LoadFailed
            title={isNetworkFailure(error) ? "This needs a connection" : "Failed to load your expenses"}
            onRetry={() => void refetch()}
            isBusy={isFetching}
          />
        ) : null
      ) : lines.length === 0 && isFiltered ? (
        <p className="muted">No expenses match.</p>
      ) : lines.length === 0 && !first.some((one) => one.isNoSpend) ? (
        <EmptyState
          title={`Nothing spent ${isNow ? "yet " : ""}in ${name}`}
          sentence={isNow ? "Add the first one with the plus." : "No expense is dated in this month."}
          action={
            isNow && (
              <Button icon={<PlusIcon small />} onClick={() => openQuickAdd()}>
                Add expense
              </Button>
            )
          }
        />
      ) : (
        <ul className="ledger-days" aria-label="Expenses, newest first">
          {first.map((one) => (
            <DayRows key={one.day} ledgerDay={one} today={today} currency={currency} view={view} onEdit={setOpen} />
          ))}
        </ul>
      )}
      {(isCut || hasNextPage) && <p className="ledger-cut muted">These are the newest of {count} expenses.</p>}
      {isCut ? (
        <Button wide onClick={() => setAll(true)}>
          {count > 0 ? `Show all ${count} expenses` : "Show all days"}
        </Button>
      ) : (
        hasNextPage && (
          <Button wide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more expenses
          </Button>
        )
      )}
      {open && <ExpenseDialog key={open.id} line={open} view={view} today={today} currency={currency} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

const linesIn = (days: readonly LedgerDay<LedgerLine>[]) => days.reduce((sum, { lines }) => sum + lines.length, 0);

type DayProps = { ledgerDay: LedgerDay<LedgerLine>; today: Day; currency: string; view: MonthView; onEdit: (line: Line) => void };

function DayRows({ ledgerDay: { day, lines, cents, isNoSpend }, today, currency, view, onEdit }: DayProps) {
  const sum = cents === null ? null : showCents(cents, currency);
  return (
    <li>
      <h3>
        <span>{day === today ? `Today, ${formatDay(day)}` : formatDay(day)}</span>
        {isNoSpend ? (
          <span className="ledger-free">
            <span className={lines.length > 0 ? "visually-hidden" : undefined}>no-spend day</span>{" "}
            {lines.length > 0 && <span className="num">{sum}</span>}
            <Sun />
          </span>
        ) : (
          <span className="num">{lines.length === 0 ? "nothing yet" : sum}</span>
        )}
      </h3>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.id} data-row={line.id}>
              <LineRow
                line={line}
                category={view.categories.find(({ id }) => id === line.categoryId)}
                currency={currency}
                onEdit={onEdit}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type LineProps = {
  line: LedgerLine;
  category: MonthView["categories"][number] | undefined;
  currency: string;
  onEdit: (line: Line) => void;
};

/** The whole row opens the editor, once the server has the expense. */
function LineRow({ line, category, currency, onEdit }: LineProps) {
  const amount = showCents(line.amountCents, currency);
  const where = category?.name ?? "Category deleted";
  const what = line.note || (line.kind === "adjustment" ? "Adjustment by hand" : where);
  const { saved } = line;
  const details = [
    what !== where || line.kind === "refund" ? where : "",
    line.kind === "refund" ? "came back" : "",
    saved ? "" : "waits to be sent",
  ].filter(Boolean);
  const cells = (
    <>
      <i className={saved ? `form-row-mark cat-${category?.colour ?? 7}` : "form-row-mark sign-wait"} aria-hidden="true" />
      <span className="ledger-what">
        {saved && <span className="visually-hidden">Edit the expense </span>}
        <span dir="auto">{what}</span>
        {details.length > 0 && <small>{details.join(" · ")}</small>}
      </span>
      <span className="ledger-sum num">{amount}</span>
    </>
  );
  return saved ? (
    <button type="button" className="ledger-line" onClick={() => onEdit(saved)}>
      {cells}
    </button>
  ) : (
    <div className="ledger-line is-queued">{cells}</div>
  );
}
