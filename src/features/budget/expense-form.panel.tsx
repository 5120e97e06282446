import { useEffect, useId, useMemo, useRef, useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { signOf } from "#shared/money.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { hasDraft } from "#web/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { useWide } from "#web/ui/fold.tsx";
import { Form } from "#web/ui/form.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { firstPaint } from "#web/ui/late-component.tsx";
import { part } from "#web/ui/part.tsx";
import { AmountPart, DatePart, SelectPart, TextPart } from "#web/ui/sentence-fields.tsx";
import type { MonthView } from "./budget.api.ts";
import type { ExpenseRefusals } from "./expense.rules.ts";
import type { Safe } from "./safe.rules.ts";
import { useExpenseForm, type Saved } from "./use-expense-form.panel.tsx";

const SavedExpense = part(() => retrying(() => import("./saved-expense.panel.tsx")).then((one) => one.SavedExpense));

type Props = { view: MonthView; today: Day; currency: string; safe: Safe | null };

/**
 * "I spent … on … on … for …": one line, by keyboard alone. Typed values stay until the server has them. After a save it is replaced by a
 * confirmation with the effect. On phones this month's expenses are added in the sheet; the form is shown for other months, and while it
 * contains unsaved text.
 */
export function ExpenseForm({ view, today, currency, safe }: Props) {
  const isWide = useWide();
  /** Null while another one is being written. */
  const [saved, setSaved] = useState<Saved | null>();
  // oxlint-disable-next-line react/exhaustive-deps -- checked again when the window becomes narrow, not while the form is being cleared
  const isWritten = useMemo(() => hasDraft("budget.expense"), [isWide]);
  if (saved)
    return (
      <SavedExpense
        saved={saved}
        view={view}
        safe={safe}
        currency={currency}
        // a Retry of an Undo leaves the confirmation of a later expense
        onEnd={() => setSaved((now) => (now === saved ? null : now))}
      />
    );
  if (!isWide && view.month === monthOf(today) && !isWritten && saved === undefined) return null;
  return <WriteExpense view={view} today={today} currency={currency} takesFocus={saved === null} onSaved={setSaved} />;
}

type WriteProps = { view: MonthView; today: Day; currency: string; takesFocus: boolean; onSaved: (saved: Saved) => void };

function WriteExpense({ view, today, currency, takesFocus, onSaved }: WriteProps) {
  const id = useId();
  const amountField = useRef<HTMLInputElement>(null);
  useEffect(() => void firstPaint.then(SavedExpense.preload).catch(() => undefined), []);
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
    <Form className="form-row" aria-label="Add an expense" onSubmit={add}>
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
        Only the amount is required. <ReadAs typed={form.amount} sign={signOf(currency)} field={amountField} />
      </p>
      <ProblemLine id={`${id}-problem`} words={problem} />
    </Form>
  );
}
