import "#web/ui/category-colors.css";
import "./quick-add.css";
import { useEffect, useId, useRef, useState } from "react";
import { monthOf } from "#shared/dates.ts";
import { readAmount } from "#shared/amounts.ts";
import { showCents, signOf } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { areNumberKeysOn } from "#web/device-keys.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DateInput, ProblemLine } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { BackspaceIcon, CalendarIcon, DownIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { SheetContent } from "#web/ui/sheet-content.tsx";
import { useBudgetMonth, useUsual, type MonthView } from "./budget.api.ts";
import { noCategories } from "./expense.rules.ts";
import { formatLeaves, leftAfter } from "./leaves.rules.ts";
import { pressKey, readShared } from "./quick-add.rules.ts";
import { useQuickAdd, type QuickExpense } from "./use-quick-add.panel.tsx";
import { inUsualOrder, mostUsual } from "./usual.rules.ts";

/** Adds an expense from anywhere: amount, a usual category, Save. Closed without saving, it keeps the typed values. */
export function QuickAddDialog({ shared, onClose }: { shared?: string | undefined; onClose: () => void }) {
  const today = useToday(useMember().timeZone);
  const query = useBudgetMonth(monthOf(today));
  return (
    <Dialog className="quick-sheet" title="Add an expense" onClose={onClose}>
      <SheetContent
        query={query}
        href="/budget"
        failed="Failed to load your budget"
        description="Fetching your categories"
        lines={4}
        onClose={onClose}
      >
        {(view) =>
          view.categories.some((one) => one.isActive) ? (
            <QuickAddForm
              view={view}
              today={today}
              start={shared === undefined ? undefined : readShared(shared, decimalMark())}
              onClose={onClose}
            />
          ) : (
            <p>
              {noCategories}{" "}
              <GoLink href="/budget#categories" onClick={onClose}>
                Add a category
              </GoLink>
            </p>
          )
        }
      </SheetContent>
    </Dialog>
  );
}

type FormProps = { view: MonthView; today: string; start?: Partial<QuickExpense> | undefined; onClose: () => void };

function QuickAddForm({ view, today, start, onClose }: FormProps) {
  const currency = useMember().currency ?? "USD";
  const usual = useUsual();
  const id = useId();
  const amount = useRef<HTMLInputElement>(null);
  // the sheet may open before its categories are loaded
  useEffect(() => amount.current?.focus(), []);
  const active = inUsualOrder(
    view.categories.filter((one) => one.isActive),
    usual?.categories ?? [],
  );
  const { form, change, refusals, problem, save, isBusy } = useQuickAdd({
    today,
    currency,
    start,
    view,
    active,
    preselected: usual?.preselected,
    onClose,
  });
  /** The first category that More has shown; it takes the focus, because the button is gone. */
  const [firstMore, setFirstMore] = useState<string>();
  const isMore = firstMore !== undefined;
  const [isDated, setDated] = useState(form.spentOn !== today);
  const chips = isMore ? active : active.slice(0, mostUsual);
  const isHidden = !isMore && !chips.some((one) => one.id === form.categoryId);
  const chosen = active.find((one) => one.id === form.categoryId);
  const shown = isHidden && chosen ? [...chips.slice(0, mostUsual - 1), chosen] : chips;
  const { cents = 0 } = readAmount(form.amount, decimalMark());
  const left = cents > 0 && chosen ? leftAfter(view, { ...form, amountCents: cents }, today, currency) : null;
  const hasPad = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches && areNumberKeysOn();

  const submit = () => {
    void save().then((isSaved) => {
      if (isSaved === false) amount.current?.focus();
    });
  };
  return (
    <Form className="quick-add" onSubmit={submit}>
      <div className={refusals.amount ? "quick-amount is-wrong" : "quick-amount"}>
        <span aria-hidden="true">{signOf(currency)}</span>
        <input
          ref={amount}
          id={`${id}-amount`}
          aria-label="Amount"
          aria-invalid={refusals.amount ? true : undefined}
          aria-describedby={`${id}-problem ${id}-leaves`}
          inputMode={hasPad ? "none" : "decimal"}
          autoComplete="off"
          placeholder="0.00"
          size={Math.max(4, form.amount.length)}
          value={form.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
      </div>
      <ReadAs typed={form.amount} sign={signOf(currency)} field={amount} />
      <div className="chips" role="radiogroup" aria-label="Category">
        {shown.map((one) => (
          <label key={one.id} className={one.id === form.categoryId ? "chip is-chosen" : "chip"}>
            <input
              type="radio"
              autoFocus={one.id === firstMore}
              name={`${id}-category`}
              checked={one.id === form.categoryId}
              onChange={() => change({ categoryId: one.id })}
            />
            <i className={`chip-mark cat-${one.colour}`} aria-hidden="true" />
            {one.name}
          </label>
        ))}
      </div>
      <div className="quick-more">
        {active.length > mostUsual && !isMore && (
          <button
            type="button"
            className="chip"
            aria-expanded={false}
            onClick={() => setFirstMore(active.find((one) => !shown.includes(one))?.id)}
          >
            More <DownIcon small />
          </button>
        )}
        {isDated ? (
          <DateInput
            label="Day"
            autoFocus
            min="1970-01-01"
            max="2100-12-31"
            problem={refusals.spentOn}
            value={form.spentOn}
            onChange={(event) => change({ spentOn: event.currentTarget.value })}
          />
        ) : (
          <button type="button" className="chip" onClick={() => setDated(true)}>
            <CalendarIcon small /> {form.spentOn === today ? "Today" : formatWhen(form.spentOn, today)}
          </button>
        )}
        <input
          className="input"
          dir="auto"
          aria-label="Note, optional"
          placeholder="Note, optional"
          autoComplete="off"
          value={form.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </div>
      {hasPad && <Pad onKey={(key) => change({ amount: pressKey(form.amount, key) })} />}
      <ProblemLine id={`${id}-problem`} words={problem} />
      <p className="quick-leaves" id={`${id}-leaves`} aria-live="polite">
        {left ? formatLeaves(left, currency) : "\u00a0"}
      </p>
      <div className="dialog-acts">
        <Button kind="primary" type="submit" wide isBusy={isBusy}>
          {cents > 0 && chosen ? `Save ${showCents(cents, currency)} on ${inSentence(chosen.name)}` : "Save"}
        </Button>
      </div>
    </Form>
  );
}

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "back"];

/** Number keys for a thumb. The field stays a real input for keyboards and screen readers. */
function Pad({ onKey }: { onKey: (key: string) => void }) {
  return (
    <div className="pad">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === "back" ? "Delete the last digit" : key === "." ? "Decimal point" : key}
          onClick={() => onKey(key)}
        >
          {key === "back" ? <BackspaceIcon /> : key}
        </button>
      ))}
    </div>
  );
}
