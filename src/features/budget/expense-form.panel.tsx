import { useEffect, useId, useMemo, useRef, useState } from "react";
import { formatDay, formatMonth, monthOf, type Day } from "#shared/dates.ts";
import { showCents, signOf } from "#shared/money.ts";
import { hasDraft } from "#web/drafts.ts";
import { takeBack } from "#web/queue-state.ts";
import { useQueuedWrite } from "#web/queued-write.ts";
import { sentLater, useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { useWide } from "#web/ui/fold.tsx";
import { AlertIcon, CheckIcon, PlusIcon, UndoIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { AmountPart, DatePart, SelectPart, TextPart } from "#web/ui/sentence-fields.tsx";
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
  const { line, category, queued } = saved;
  const waiting = useQueuedWrite("budget/addExpense", ({ id }) => id === queued, onEnd);
  const month = monthOf(line.spentOn);
  const isElsewhere = month !== view.month;
  const undoing = useSave(() => takeBack(queued, () => budget.removeExpense.call({ id: line.id })), {
    failed: "Could not undo",
    refresh: [budget.key(), ["members"]],
  });
  const sum = `${showCents(line.amountCents, currency)} on ${category}`;
  return (
    <div className="form-row">
      <Settled
        sign={waiting?.refusal === undefined ? <CheckIcon /> : <AlertIcon />}
        signClass={waiting ? "sign-wait" : undefined}
        title={waiting ? `${sum} is kept on this device.` : `${sum} added${isElsewhere ? ` on ${formatDay(line.spentOn)}` : ""}.`}
        words={waiting ? (waiting.refusal ?? sentLater) : isElsewhere ? undefined : formatAfter(view, line.categoryId, safe, currency)}
        takesFocus
      >
        <Button kind="quiet" icon={<UndoIcon small />} isBusy={undoing.isBusy} onClick={() => void undoing.run(undefined, onEnd)}>
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
  const { form, active, change, add, wrong, problem, isBusy } = useExpenseForm({ id, view, today, currency, onSaved });
  useEffect(() => {
    if (takesFocus) amountField.current?.focus();
  }, [takesFocus]);
  const field = (name: keyof ExpenseRefusals) => ({
    id: `${id}-${name}`,
    problem: wrong[name],
    problemId: `${id}-problem`,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form className="form-row" aria-label="Add an expense" noValidate onSubmit={(event) => void add(event)}>
      <div className="form-row-line">
        <AmountPart {...field("amount")} label="I spent" more="(amount)" currency={currency} ref={amountField} />
        <SelectPart {...field("categoryId")} label="on" more="(category)" options={active} />
        <DatePart {...field("spentOn")} label="on" more="the day (date)" max="2100-12-31" />
        <TextPart {...field("note")} label="for" more="(note)" placeholder="oat milk, bread" />
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
