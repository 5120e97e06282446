import { useState } from "react";
import { belowZero, emptyAmount, readAmount } from "#shared/amounts.ts";
import { formatDate, isDay } from "#shared/dates.ts";
import { fieldCents, signOf } from "#shared/money.ts";
import { isBlank, inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useEdits } from "#web/edits.ts";
import { problemBeside } from "#web/typed-values.ts";
import { useRowForm } from "#web/row-form.ts";
import { useSave } from "#web/save.ts";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { DateInput, ProblemLine, Select, TextInput, Options } from "#web/ui/field.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { ahead, type AheadIncome, type AheadView } from "./ahead.api.ts";
import { rhythmLabels } from "./ahead.content.ts";
import { aheadMessages, readBalance } from "./ahead.rules.ts";
import { rhythms, type Rhythm } from "./bill-days.rules.ts";
import { budget } from "./budget.api.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";

/** Skips, moves or restores one day of a bill. */
export const useDayChange = () => useSave(ahead.changeBillDay.call, { failed: "Error saving bill", refresh: [budget.key()] });

/** The current balance of the account, the floor for warnings, and everyday spending besides bills. */
export function BalanceDialog({ balance, currency, onClose }: { balance: AheadView["balance"]; currency: string; onClose: () => void }) {
  const stored = {
    balance: "",
    floor: balance?.floorCents == null ? "" : fieldCents(balance.floorCents),
    daily: balance && balance.dailyCents > 0 ? fieldCents(balance.dailyCents) : "",
  };
  const draft = useEdits("budget.balance", stored);
  const form = draft.value;
  const [problems, setProblems] = useState<Partial<typeof form>>({});
  const saving = useSave(ahead.setBalance.call, { failed: "Error saving balance", refresh: [budget.key()] });
  const change = (part: Partial<typeof form>) => {
    setProblems({});
    saving.clearProblem();
    draft.change(part);
  };
  const submit = async () => {
    const [now, floor, daily] = [
      readBalance(form.balance, decimalMark()),
      readBalance(form.floor, decimalMark()),
      readAmount(form.daily, decimalMark()),
    ];
    const found: typeof problems = {};
    if (isBlank(form.balance) && !balance) found.balance = "Please enter what is in your account now.";
    else if (now.refusal) found.balance = now.refusal;
    if (floor.refusal) found.floor = floor.refusal;
    if (daily.refusal) found.daily = daily.refusal;
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const settle = draft.snapshot();
    const saved = await saving.run({
      balanceCents: isBlank(form.balance) ? null : (now.cents ?? 0),
      // what was not typed here stays as it is, also if another device has changed it
      floorCents: form.floor === stored.floor ? undefined : isBlank(form.floor) ? null : floor.cents,
      dailyCents: form.daily === stored.daily ? undefined : daily.cents,
    });
    if (saved && settle()) onClose();
  };
  return (
    <FormDialog title="Balance and floor" draft={draft} act="Save" isBusy={saving.isBusy} onSubmit={submit} onClose={onClose}>
      <MoneyInput
        label="In your account now"
        required={!balance}
        sign={signOf(currency)}
        hint={`${balance ? "Left empty, the one you entered before stays." : "What you enter as spent from now on is taken off by itself."} Bills due before today count as charged already: subtract any that is not.`}
        problem={problems.balance}
        value={form.balance}
        onChange={(event) => change({ balance: event.currentTarget.value })}
      />
      <MoneyInput
        label="Your floor"
        sign={signOf(currency)}
        hint="You see a warning when the line goes below it. Left empty, there is none."
        problem={problems.floor}
        value={form.floor}
        onChange={(event) => change({ floor: event.currentTarget.value })}
      />
      <MoneyInput
        label="Everyday spending per day"
        sign={signOf(currency)}
        hint="Food, bus, small things. Left empty, the line holds bills and income only."
        problem={problems.daily}
        value={form.daily}
        onChange={(event) => change({ daily: event.currentTarget.value })}
      />
      <ProblemLine words={problemBeside(saving.problem)} />
    </FormDialog>
  );
}

type IncomeForm = { name: string; amount: string; rhythm: Rhythm; firstOn: string };
const incomeForm = (income: AheadIncome | undefined): IncomeForm => ({
  name: income?.name ?? "",
  amount: income ? fieldCents(income.amountCents) : "",
  rhythm: income?.rhythm ?? "two-weekly",
  firstOn: income?.firstOn ?? "",
});
const labels = { name: "Name", amount: "Amount", rhythm: "How often", firstOn: "A payday" };

/** Adds an income or changes one. */
export function IncomeDialog({
  id,
  income,
  currency,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  income: AheadIncome | undefined;
  currency: string;
  onClose: () => void;
}) {
  const form = useRowForm("budget.income-row", {
    id,
    row: income,
    formOf: incomeForm,
    labels,
    read: readIncome,
    add: ahead.addIncome.call,
    edit: ahead.editIncome.call,
    failed: "Error saving income",
    removal: { call: ahead.removeIncome.call, failed: "Could not delete the income", title: ({ name }) => `${name} deleted.` },
    refresh: [budget.key()],
    onClose,
  });
  const { row: stored, field } = form;
  return (
    <RowFormDialog
      of={form}
      what="income"
      title={stored ? `Edit ${inSentence(stored.name)}` : "Add an income"}
      act={stored ? "Done" : "Add"}
      show={{
        rhythm: (value) => rhythmLabels[value as Rhythm],
        firstOn: (value) => (isDay(String(value)) ? formatDate(String(value)) : "no day"),
      }}
      onClose={onClose}
    >
      <TextInput required placeholder="Pay" {...field("name")} />
      <MoneyInput required sign={signOf(currency)} hint="What arrives in your account." {...field("amount")} />
      <Select {...field("rhythm")}>
        <Options of={rhythms.map((one) => ({ id: one, name: rhythmLabels[one] }))} />
      </Select>
      <DateInput
        required
        hint="Any day on which it came or will come. For the last day of each month, choose a 31st."
        {...field("firstOn")}
      />
    </RowFormDialog>
  );
}

type IncomeParts = Omit<AheadIncome, "id" | "version">;
/** The typed values of an income, or a message for each invalid field. */
function readIncome(
  form: IncomeForm,
  stored: AheadIncome | undefined,
): { parts: IncomeParts } | { refusals: Partial<Record<keyof IncomeForm, string>> } {
  const amount = readAmount(form.amount, decimalMark(), stored?.amountCents);
  const refusals: Partial<Record<keyof IncomeForm, string>> = {};
  if (isBlank(form.name)) refusals.name = aheadMessages.incomeNameMissing;
  else if (form.name.length > longestName) refusals.name = nameTooLong;
  if (amount.refusal && ![belowZero, emptyAmount].includes(amount.refusal)) refusals.amount = amount.refusal;
  else if (!amount.cents) refusals.amount = aheadMessages.incomeAmountMissing;
  if (!isDay(form.firstOn)) refusals.firstOn = aheadMessages.paydayMissing;
  if (Object.keys(refusals).length > 0) return { refusals };
  return { parts: { name: form.name, amountCents: amount.cents ?? 0, rhythm: form.rhythm, firstOn: form.firstOn } };
}
