import { useId, useRef, useState, type FormEvent } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { showCents, signOf } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { queries } from "#web/query.ts";
import { formatDay } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { DownIcon, PlusIcon } from "#web/ui/icons.tsx";
import { budget, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseRefusals } from "./expense.rules.ts";
import { dayFor, formatMonth } from "./month.rules.ts";

const empty = { id: "", amount: "", categoryId: "", spentOn: "", note: "" };

/** "I spent … on … on … for …": one line, by keyboard alone. What is typed stays until the server has it. */
export function ExpenseForm({ view, today, currency }: { view: MonthView; today: Day; currency: string }) {
  const id = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const [draft, setDraft, { clear }] = useDraft("budget.expense", empty);
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const active = view.categories.filter((one) => one.isActive);
  const chosen =
    active.find((one) => one.id === draft.categoryId)?.id ?? active.find((one) => one.name === "Food")?.id ?? active[0]?.id ?? "";
  const form = { ...draft, categoryId: chosen, spentOn: draft.spentOn || dayFor(view.month, today) };
  const saving = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const hasSaved = useRef(false);
  const change = (part: Partial<typeof empty>) => {
    setRefusals({});
    saving.clearProblem();
    hasSaved.current = false;
    // other content is another expense to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    // the second press of a double click finds the form cleared
    if (hasSaved.current && draft.amount === "") return;
    const read = readExpense(form, decimalMark());
    if ("refusals" in read) {
      setRefusals(read.refusals);
      return document.getElementById(`${id}-${Object.keys(read.refusals)[0]}`)?.focus();
    }
    // the id stays with the draft, so that trying again cannot add it twice
    const newLine = draft.id || newId();
    setDraft((before) => ({ ...before, id: newLine }));
    const line = await saving.run({ id: newLine, ...read.parts, billId: null });
    if (!line) return;
    clear();
    setDraft({ ...empty, categoryId: chosen });
    hasSaved.current = true;
    amountField.current?.focus();
    const name = active.find((one) => one.id === chosen)?.name ?? "";
    const month = monthOf(line.spentOn);
    const isElsewhere = month !== view.month;
    undoable(
      `${showCents(line.amountCents, currency)} on ${name} added${isElsewhere ? ` on ${formatDay(line.spentOn)}` : ""}.`,
      async () => {
        await budget.removeExpense.call({ id: line.id });
        await queries.invalidateQueries({ queryKey: budget.key() });
      },
      isElsewhere ? { link: { name: `See ${formatMonth(month)}`, href: `/budget?month=${month}` } } : {},
    );
  };

  const problem = saving.problem?.field
    ? { [saving.problem.field === "amountCents" ? "amount" : saving.problem.field]: saving.problem.message }
    : {};
  const wrong: ExpenseRefusals = { ...problem, ...refusals };
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
              value={draft.amount}
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
              value={chosen}
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
            <span className="visually-hidden">on the day (</span>date<span className="visually-hidden">)</span>
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
            value={draft.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
        <Button kind="primary" type="submit" icon={<PlusIcon small />} isBusy={saving.isBusy}>
          Add expense
        </Button>
      </div>
      <p className="hint slip-note">
        Only the amount is required. <ReadAs typed={draft.amount} sign={signOf(currency)} />
      </p>
      <ProblemLine id={`${id}-problem`} words={Object.values(wrong)[0] ?? saving.problem?.message} />
    </form>
  );
}
