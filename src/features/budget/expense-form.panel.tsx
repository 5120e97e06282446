import { useEffect, useId, useMemo, useRef, useState } from "react";
import { formatDay, formatMonth, monthOf, type Day } from "#shared/dates.ts";
import { showCents, signOf } from "#shared/money.ts";
import { hasDraft } from "#web/drafts.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { useWide } from "#web/ui/fold.tsx";
import { CheckIcon, DownIcon, PlusIcon, UndoIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { budget, type MonthView } from "./budget.api.ts";
import type { ExpenseRefusals } from "./expense.rules.ts";
import { formatLeaves } from "./leaves.rules.ts";
import type { Safe } from "./safe.rules.ts";
import { useExpenseForm, type Saved } from "./use-expense-form.panel.tsx";

type Props = { view: MonthView; today: Day; currency: string; safe: Safe | null };

/**
 * "I spent … on … on … for …": one line, by keyboard alone. Typed values stay until the server has them. After a save it is replaced by a
 * confirmation with the effect. On phones this month's expenses are added in the sheet; the form is shown for other months, and while it
 * contains unsaved text.
 */
export function ExpenseForm({ view, today, currency, safe }: Props) {
  const isWide = useWide();
  const [saved, setSaved] = useState<Saved>();
  const [isAgain, setAgain] = useState(false);
  // oxlint-disable-next-line react/exhaustive-deps -- checked again when the window becomes narrow, not while the form is being cleared
  const isWritten = useMemo(() => hasDraft("budget.expense"), [isWide]);
  if (saved)
    return (
      <SavedExpense
        saved={saved}
        view={view}
        safe={safe}
        currency={currency}
        onEnd={() => {
          setSaved(undefined);
          setAgain(true);
        }}
      />
    );
  if (!isWide && view.month === monthOf(today) && !isWritten && !isAgain) return null;
  return <WriteExpense view={view} today={today} currency={currency} takesFocus={isAgain} onSaved={setSaved} />;
}

/** What was saved and its effect, in place of the form. */
function SavedExpense({ saved, view, safe, currency, onEnd }: Omit<Props, "today"> & { saved: Saved; onEnd: () => void }) {
  const { line, category } = saved;
  const month = monthOf(line.spentOn);
  const isElsewhere = month !== view.month;
  const undoing = useSave(budget.removeExpense.call, { failed: "Could not undo", refresh: [budget.key(), ["members"]] });
  return (
    <div className="form-row">
      <Settled
        sign={<CheckIcon />}
        title={`${showCents(line.amountCents, currency)} on ${category} added${isElsewhere ? ` on ${formatDay(line.spentOn)}` : ""}.`}
        words={isElsewhere ? undefined : formatAfter(view, line.categoryId, safe, currency)}
        takesFocus
      >
        <Button
          kind="quiet"
          icon={<UndoIcon small />}
          isBusy={undoing.isBusy}
          onClick={() => void undoing.run({ id: line.id }).then((done) => done && onEnd())}
        >
          Undo
        </Button>
        <Button kind="quiet" icon={<PlusIcon small />} onClick={onEnd}>
          Add another
        </Button>
        {isElsewhere && (
          <GoLink className="btn btn-quiet" href={`/budget?month=${month}`}>
            See {formatMonth(month)}
          </GoLink>
        )}
      </Settled>
    </div>
  );
}

function formatAfter(view: MonthView, categoryId: string, safe: Safe | null, currency: string): string | undefined {
  if (!view.hasOwnBudget) return undefined; // no conclusion from the examples' budgets
  const category = view.categories.find(({ id }) => id === categoryId);
  const parts = {
    safeCents: safe?.safeCents ?? null,
    overCents: safe?.overCents ?? 0,
    categoryCents: (category?.budgetCents ?? 0) - (category?.spentCents ?? 0),
    category: category?.name ?? "",
  };
  return formatLeaves(parts, currency);
}

type WriteProps = { view: MonthView; today: Day; currency: string; takesFocus: boolean; onSaved: (saved: Saved) => void };

function WriteExpense({ view, today, currency, takesFocus, onSaved }: WriteProps) {
  const id = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const { form, active, change, add, wrong, problem, isBusy } = useExpenseForm({ id, view, today, onSaved });
  useEffect(() => {
    if (takesFocus) amountField.current?.focus();
  }, [takesFocus]);
  const field = (name: keyof ExpenseRefusals) => ({
    id: `${id}-${name}`,
    "aria-invalid": wrong[name] ? (true as const) : undefined,
    "aria-describedby": wrong[name] ? `${id}-problem` : undefined,
  });
  const part = (name: keyof ExpenseRefusals, more = "") => `form-row-part ${more}${wrong[name] ? " is-wrong" : ""}`;
  return (
    <form className="form-row" aria-label="Add an expense" noValidate onSubmit={(event) => void add(event)}>
      <div className="form-row-line">
        <div className={part("amount", "is-money")}>
          <label htmlFor={`${id}-amount`}>
            I spent <span className="visually-hidden">(amount)</span>
          </label>
          <div className="money">
            <span aria-hidden="true">{signOf(currency)}</span>
            <input
              {...field("amount")}
              required
              ref={amountField}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              value={form.amount}
              onChange={(event) => change({ amount: event.currentTarget.value })}
            />
          </div>
        </div>
        <div className={part("categoryId")}>
          <label htmlFor={`${id}-categoryId`}>
            on <span className="visually-hidden">(category)</span>
          </label>
          <div className="select-box">
            <select
              {...field("categoryId")}
              className="select"
              value={form.categoryId}
              onChange={(event) => change({ categoryId: event.currentTarget.value })}
            >
              {active.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            <DownIcon small />
          </div>
        </div>
        <div className={part("spentOn")}>
          <label htmlFor={`${id}-spentOn`}>
            on <span className="visually-hidden">the day (date)</span>
          </label>
          <input
            {...field("spentOn")}
            type="date"
            min="1970-01-01"
            max="2100-12-31"
            className="input"
            value={form.spentOn}
            onChange={(event) => change({ spentOn: event.currentTarget.value })}
          />
        </div>
        <div className={part("note", "is-wide")}>
          <label htmlFor={`${id}-note`}>
            for <span className="visually-hidden">(note)</span>
          </label>
          <input
            {...field("note")}
            className="input"
            autoComplete="off"
            placeholder="oat milk, bread"
            value={form.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
        <Button kind="primary" type="submit" icon={<PlusIcon small />} isBusy={isBusy}>
          Add expense
        </Button>
      </div>
      <p className="hint slip-note">
        Only the amount is required. <ReadAs typed={form.amount} sign={signOf(currency)} />
      </p>
      <ProblemLine id={`${id}-problem`} words={problem} />
    </form>
  );
}
