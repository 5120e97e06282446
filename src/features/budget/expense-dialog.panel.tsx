import { useState } from "react";
import { isDay, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { fieldCents, showCents, signOf } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { queries } from "#web/query.ts";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { formatWhen } from "#web/today.ts";
import { removeOnce } from "#web/undo.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { Dialog, FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { DateInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { budget, useLine, type Line, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseForm, type ExpenseRefusals } from "./expense.rules.ts";

const formOf = (line: Line | undefined): ExpenseForm => ({
  amount: line ? fieldCents(Math.abs(line.amountCents)) : "",
  categoryId: line?.categoryId ?? "",
  spentOn: line?.spentOn ?? "",
  note: line?.note ?? "",
});

type Props = { line: Line; view: MonthView; today: Day; currency: string; onClose: () => void };

const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });
const remove = ({ id, amountCents }: Line, currency: string) =>
  removeOnce({
    id,
    title: `${showCents(amountCents, currency)} deleted.`,
    failed: "Could not delete the expense",
    remove: () => budget.removeExpense.call({ id }),
    refresh,
  });

/** Changes or deletes a line of the ledger. */
export const ExpenseDialog = (props: Props) =>
  props.line.kind === "adjustment" ? <AdjustmentDialog {...props} /> : <EditDialog {...props} />;

/** What a typed Spent figure differed by: it can be read and deleted, not changed. */
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
              void remove(line, currency).then((isGone) => (isGone ? onClose() : setRemoving(false)));
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

/** Money that came back is shown and kept as what came back. */
function EditDialog({ line: opened, view, today, currency, onClose }: Props) {
  const { line, isGone } = useLine(opened);
  const editor = useRowEditor("budget.expense-row", { id: line.id, row: isGone ? undefined : line, formOf });
  const { form, draft } = editor;
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const [isRemoving, setRemoving] = useState(false);
  const saving = useSave(save, { failed: "Error saving expense", refresh: [budget.key()] });
  const labels = {
    amount: line.amountCents < 0 ? "Amount that came back" : "Amount",
    categoryId: "Category",
    spentOn: "Date",
    note: "Note",
  };
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<ExpenseForm>) => {
    setRefusals({});
    saving.clearProblem();
    editor.change(part);
  };
  const submit = async () => {
    const read = readExpense(form, decimalMark(), line.amountCents);
    if ("refusals" in read) return setRefusals(read.refusals);
    if (await saving.run({ key: editor.key(), parts: read.parts, isRefund: line.amountCents < 0 })) end();
    else await refresh();
  };
  return (
    <FormDialog
      title="Edit expense"
      draft={draft}
      act="Done"
      isBusy={saving.isBusy}
      onSubmit={() => editor.canSave && submit()}
      onRemove={
        isGone
          ? undefined
          : async () => {
              setRemoving(true);
              if (await remove(line, currency)) end();
              else setRemoving(false);
            }
      }
      isRemoving={isRemoving}
      onEnd={end}
      onClose={onClose}
    >
      <MoneyInput
        label={labels.amount}
        required
        autoFocus
        sign={signOf(currency)}
        problem={refusals.amount}
        value={form.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Select
        label={labels.categoryId}
        required
        problem={refusals.categoryId}
        value={form.categoryId}
        onChange={(event) => change({ categoryId: event.currentTarget.value })}
      >
        {view.categories
          .filter((one) => one.isActive || one.id === line.categoryId)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </Select>
      <DateInput
        label={labels.spentOn}
        required
        problem={refusals.spentOn}
        value={form.spentOn}
        onChange={(event) => change({ spentOn: event.currentTarget.value })}
      />
      <TextInput
        label={labels.note}
        autoComplete="off"
        problem={refusals.note}
        value={form.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <ChangedElsewhere
        what="expense"
        editor={editor}
        labels={labels}
        show={{
          categoryId: (value) => view.categories.find(({ id }) => id === value)?.name ?? "another category",
          spentOn: (value) => (isDay(String(value)) ? formatWhen(String(value), today) : "no date"),
        }}
        isBusy={saving.isBusy}
        onAddAgain={() => void submit()}
      />
      <ProblemLine words={problemBeside(saving.problem)} />
    </FormDialog>
  );
}

type Parts = { categoryId: string; spentOn: Day; amountCents: number; note: string };
const save = ({ key, parts, isRefund }: { key: RowKey; parts: Parts; isRefund: boolean }) =>
  saveRow(key, {
    add: (id) => {
      // a new line cannot be money that came back
      if (isRefund) throw new Problem("not-found", "It is too late to bring this back.");
      return budget.addExpense.call({ id, ...parts, billId: null });
    },
    edit: (at) => budget.editExpense.call({ ...at, ...parts }),
  });
