import { useState } from "react";
import { formatDay, formatMonth, isDay, monthOf, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { fieldCents, showCents, signOf } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { queries } from "#web/query.ts";
import { isNotFound } from "#web/retry.ts";
import { useRowForm } from "#web/row-form.ts";
import { formatWhen } from "#web/format-day.ts";
import { toast } from "#web/toast.ts";
import { removeOnce } from "#web/undo.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { DateInput, Select, TextInput, Options } from "#web/ui/field.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { budget, useCategoryChoices, useLine, type Line, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseForm } from "./expense.rules.ts";

const formOf = (line: Line | undefined): ExpenseForm => ({
  amount: line ? fieldCents(Math.abs(line.amountCents)) : "",
  categoryId: line?.categoryId ?? "",
  spentOn: line?.spentOn ?? "",
  note: line?.note ?? "",
});

type Props = { line: Line; view: MonthView; today: Day; currency: string; onClose: () => void };

const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });
const removalOf = (currency: string) => ({
  call: (input: { id: string }) => {
    // the dialog still shows the expense, which the server no longer has
    const forget = () => queries.removeQueries({ queryKey: budget.expense.queryKey({ input }) });
    return budget.removeExpense.call(input).then(forget, (failure: unknown) => {
      if (isNotFound(failure)) forget();
      throw failure;
    });
  },
  failed: "Could not delete the expense",
  title: ({ amountCents }: Line) => `${showCents(amountCents, currency)} deleted.`,
});

/** Changes or deletes an expense of the ledger. */
export const ExpenseDialog = (props: Props) =>
  props.line.kind === "adjustment" ? <AdjustmentDialog {...props} /> : <EditDialog {...props} />;

/** The difference of a typed Spent figure: it can be read and deleted, not changed. */
function AdjustmentDialog({ line, view, today, currency, onClose }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const category = view.categories.find(({ id }) => id === line.categoryId)?.name ?? "a deleted category";
  return (
    <Dialog
      title="Adjustment by hand"
      onClose={onClose}
      acts={
        <>
          <Button
            kind="quiet"
            className="mr-auto text-danger"
            icon={<DeleteIcon small />}
            isBusy={isRemoving}
            onClick={() => {
              setRemoving(true);
              const { call, failed, title } = removalOf(currency);
              const remove = () => call({ id: line.id });
              void removeOnce({ id: line.id, title: title(line), failed, remove, refresh }).then((isGone) =>
                isGone ? onClose() : setRemoving(false),
              );
            }}
          >
            Delete
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <p>
        {showCents(line.amountCents, currency)} on {category}, {formatWhen(line.spentOn, today)}. It was added when the category's Spent
        figure was changed by hand.
      </p>
    </Dialog>
  );
}

/** A refund is shown and saved as a positive amount. */
function EditDialog({ line: opened, view, today, currency, onClose }: Props) {
  const { line, isGone } = useLine(opened);
  const isRefund = line.amountCents < 0;
  const labels = { amount: isRefund ? "Amount that came back" : "Amount", categoryId: "Category", spentOn: "Date", note: "Note" };
  const form = useRowForm("budget.expense-row", {
    id: line.id,
    row: isGone ? undefined : line,
    formOf,
    labels,
    read: (typed) => readExpense(typed, decimalMark(), line.amountCents),
    add: async (input) => {
      // a new line cannot be a refund
      if (isRefund) throw new Problem("not-found", "It is too late to bring this back.");
      return budget.addExpense.call({ ...input, billId: null });
    },
    edit: async (input) => {
      const answer = await budget.editExpense.call(input);
      const month = monthOf(input.spentOn);
      // the list of this month does not show it any more
      if (month !== view.month)
        toast("Saved!", `${showCents(Math.abs(input.amountCents), currency)} is on ${formatDay(input.spentOn)} now.`, {
          link: { name: `See ${formatMonth(month)}`, href: `/budget?month=${month}` },
        });
      return answer;
    },
    failed: "Error saving expense",
    removal: removalOf(currency),
    refresh: [budget.key()],
    onClose,
  });
  const { field } = form;
  const choices = useCategoryChoices(view, line.categoryId);
  return (
    <RowFormDialog
      of={form}
      what="expense"
      title="Edit expense"
      act="Done"
      show={{
        categoryId: (value) => view.categories.find(({ id }) => id === value)?.name ?? "another category",
        spentOn: (value) => (isDay(String(value)) ? formatWhen(String(value), today) : "no date"),
      }}
      onClose={onClose}
    >
      <MoneyInput required autoFocus sign={signOf(currency)} {...field("amount")} />
      <Select required {...field("categoryId")}>
        <Options of={choices} />
      </Select>
      <DateInput required {...field("spentOn")} />
      <TextInput {...field("note")} />
    </RowFormDialog>
  );
}
