import { formatDate, isDay } from "#shared/dates.ts";
import { fieldCents, signOf } from "#shared/money.ts";
import { belowZero, emptyAmount, readAmount, plainDigits } from "#shared/amounts.ts";
import { isBlank, inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useRowForm } from "#web/row-form.ts";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { DateInput, Select, TextInput, Options } from "#web/ui/field.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { rhythmLabels } from "./ahead.content.ts";
import { aheadMessages } from "./ahead.rules.ts";
import { billAmountMissing, billDayWrong, billNameMissing, rhythms, type Rhythm } from "./bill-days.rules.ts";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";
import type { Bill } from "./safe.rules.ts";
import { useSafeToast } from "./use-safe-toast.panel.tsx";

type Form = { name: string; amount: string; day: string; rhythm: Rhythm; firstOn: string; categoryId: string };
/** `firstCategory`: of a bill without a category, its payment goes to the first. */
const formOf = (bill: MonthBill | undefined, firstCategory: string): Form => ({
  name: bill?.name ?? "",
  amount: bill ? fieldCents(bill.amountCents) : "",
  day: String(bill?.dayOfMonth ?? 1),
  rhythm: bill?.rhythm ?? "monthly",
  firstOn: bill && bill.rhythm !== "monthly" ? (bill.firstOn ?? "") : "",
  categoryId: bill?.categoryId ?? firstCategory,
});
const labels = {
  name: "Name",
  amount: "Amount",
  day: "Day of the month",
  rhythm: "How often",
  firstOn: "First day",
  categoryId: "Category",
};
const noCategory = "The first one you add";
/** Adds a bill or changes one. */
export function BillDialog({
  id,
  bill,
  view,
  currency,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  bill: MonthBill | undefined;
  view: MonthView;
  currency: string;
  onClose: () => void;
}) {
  const withSafeToast = useSafeToast();
  const active = view.categories.filter((one) => one.isActive);
  const [first] = active;
  const form = useRowForm("budget.bill-row", {
    id,
    row: bill,
    formOf: (row) => formOf(row, first?.id ?? ""),
    labels,
    read: readBill,
    add: (input) => withSafeToast(() => budget.addBill.call(input)),
    edit: (input) => withSafeToast(() => budget.editBill.call(input)),
    failed: "Error saving bill",
    removal: {
      call: (input) => withSafeToast(() => budget.removeBill.call(input)),
      failed: "Could not delete the bill",
      title: ({ name }) => `${name} deleted.`,
    },
    refresh: [budget.key()],
    onClose,
  });
  const { row: stored, field } = form;
  const categoryName = (value: string | number) => view.categories.find((one) => one.id === value)?.name ?? first?.name ?? noCategory;
  return (
    <RowFormDialog
      of={form}
      what="bill"
      title={stored ? `Edit ${inSentence(stored.name)}` : "Add a bill"}
      act={stored ? "Done" : "Add"}
      show={{
        categoryId: categoryName,
        rhythm: (value) => rhythmLabels[value as Rhythm],
        firstOn: (value) => (isDay(String(value)) ? formatDate(String(value)) : "no day"),
      }}
      onClose={onClose}
    >
      <TextInput required autoFocus placeholder="Water" {...field("name")} />
      <MoneyInput required sign={signOf(currency)} {...field("amount")} />
      <Select {...field("rhythm")}>
        <Options of={rhythms.map((one) => ({ id: one, name: rhythmLabels[one] }))} />
      </Select>
      {form.form.rhythm === "monthly" ? (
        <TextInput required inputMode="numeric" {...field("day")} />
      ) : (
        <DateInput required {...field("firstOn")} label={form.form.rhythm === "once" ? "Day" : labels.firstOn} />
      )}
      <Select {...field("categoryId")}>
        {active.length === 0 && <option value="">{noCategory}</option>}
        <Options of={active} />
      </Select>
    </RowFormDialog>
  );
}

/** The typed values of a bill, or a message for each invalid field. */
function readBill(
  form: Form,
  stored: MonthBill | undefined,
): { parts: Omit<Bill, "id"> } | { refusals: Partial<Record<keyof Form, string>> } {
  const [amount, day] = [readAmount(form.amount, decimalMark(), stored?.amountCents), Number(plainDigits(form.day))];
  const refusals: Partial<Record<keyof Form, string>> = {};
  if (isBlank(form.name)) refusals.name = billNameMissing;
  else if (form.name.length > longestName) refusals.name = nameTooLong;
  if (amount.refusal && ![belowZero, emptyAmount].includes(amount.refusal)) refusals.amount = amount.refusal;
  else if (!amount.cents) refusals.amount = billAmountMissing;
  const isMonthly = form.rhythm === "monthly";
  if (!isMonthly) {
    if (!isDay(form.firstOn)) refusals.firstOn = aheadMessages.firstDayMissing;
  } else if (!Number.isInteger(day) || day < 1 || day > 31) refusals.day = billDayWrong;
  if (Object.keys(refusals).length > 0) return { refusals };
  return {
    parts: {
      name: form.name,
      amountCents: amount.cents ?? 0,
      dayOfMonth: isMonthly ? day : Number(form.firstOn.slice(8)),
      rhythm: form.rhythm,
      firstOn: isMonthly ? null : form.firstOn,
      categoryId: form.categoryId || null,
    },
  };
}
