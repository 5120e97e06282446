import { useState } from "react";
import { belowZero, emptyAmount, readAmount } from "#shared/amounts.ts";
import { isDay } from "#shared/dates.ts";
import { fieldCents, signOf, type Cents } from "#shared/money.ts";
import { isBlank } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { queries } from "#web/query.ts";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { offerUndo } from "#web/undo.ts";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { DateInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { ahead, type AheadIncome, type AheadView } from "./ahead.api.ts";
import { rhythmLabels } from "./ahead.content.ts";
import { aheadMessages } from "./ahead.rules.ts";
import { rhythms, type Rhythm } from "./bill-days.rules.ts";
import { budget } from "./budget.api.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";

/** Skips, moves or brings back one day of a bill. */
export const useDayChange = () => useSave(ahead.changeBillDay.call, { failed: "Error saving bill", refresh: [budget.key()] });

/** An account may be below zero: a minus before the amount is read as one. */
function readSigned(typed: string): { cents: Cents; refusal?: never } | { cents?: never; refusal: string } {
  const isBelow = /^\s*[-−]/.test(typed);
  const read = readAmount(typed.replace(/^\s*[-−]/, ""), decimalMark());
  return read.cents === undefined ? { refusal: read.refusal } : { cents: isBelow ? 0 - read.cents : read.cents };
}

/** What is in the account now, the floor below which a warning is wanted, and what a day costs besides bills. */
export function BalanceDialog({ balance, currency, onClose }: { balance: AheadView["balance"]; currency: string; onClose: () => void }) {
  const [form, setForm, draft] = useDraft("budget.balance", {
    balance: "",
    floor: balance?.floorCents == null ? "" : fieldCents(balance.floorCents),
    daily: balance && balance.dailyCents > 0 ? fieldCents(balance.dailyCents) : "",
  });
  const [problems, setProblems] = useState<Partial<typeof form>>({});
  const saving = useSave(ahead.setBalance.call, { failed: "Error saving balance", refresh: [budget.key()] });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<typeof form>) => {
    setProblems({});
    saving.clearProblem();
    setForm({ ...form, ...part });
  };
  const submit = async () => {
    const [now, floor, daily] = [readSigned(form.balance), readSigned(form.floor), readAmount(form.daily, decimalMark())];
    const found: typeof problems = {};
    if (isBlank(form.balance) && !balance) found.balance = "Please enter what is in your account now.";
    else if (now.refusal) found.balance = now.refusal;
    if (floor.refusal) found.floor = floor.refusal;
    if (daily.refusal) found.daily = daily.refusal;
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const saved = await saving.run({
      balanceCents: isBlank(form.balance) ? null : (now.cents ?? 0),
      floorCents: isBlank(form.floor) ? null : (floor.cents ?? 0),
      dailyCents: daily.cents ?? 0,
    });
    if (saved) end();
  };
  return (
    <FormDialog title="Balance and floor" draft={draft} act="Save" isBusy={saving.isBusy} onSubmit={submit} onEnd={end} onClose={onClose}>
      <MoneyInput
        label="In your account now"
        required={!balance}
        sign={signOf(currency)}
        hint={balance ? "Left empty, the one you entered before stays." : "What you enter as spent from now on is taken off by itself."}
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
  income: stored,
  currency,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  income: AheadIncome | undefined;
  currency: string;
  onClose: () => void;
}) {
  const editor = useRowEditor("budget.income-row", { id, row: stored, formOf: incomeForm });
  const { form, row: income, draft } = editor;
  const [problems, setProblems] = useState<Partial<Record<keyof IncomeForm, string>>>({});
  const saving = useSave(save, { failed: "Error saving income", refresh: [budget.key()] });
  const removing = useSave(ahead.removeIncome.call, { failed: "Could not delete the income", refresh: [budget.key()] });
  const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<IncomeForm>) => {
    setProblems({});
    saving.clearProblem();
    editor.change(part);
  };
  const submit = async () => {
    const amount = readAmount(form.amount, decimalMark(), income?.amountCents);
    const found: typeof problems = {};
    if (isBlank(form.name)) found.name = aheadMessages.incomeNameMissing;
    else if (form.name.length > longestName) found.name = nameTooLong;
    if (amount.refusal && ![belowZero, emptyAmount].includes(amount.refusal)) found.amount = amount.refusal;
    else if (!amount.cents) found.amount = aheadMessages.incomeAmountMissing;
    if (!isDay(form.firstOn)) found.firstOn = aheadMessages.firstDayMissing;
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const parts = { name: form.name, amountCents: amount.cents ?? 0, rhythm: form.rhythm, firstOn: form.firstOn };
    if (await saving.run({ key: editor.key(), parts })) end();
    else await refresh();
  };
  const remove = async (gone: AheadIncome) => {
    if (!(await removing.run({ id: gone.id }))) return;
    end();
    offerUndo({ id: gone.id, title: `${gone.name} deleted.` }, refresh);
  };
  return (
    <FormDialog
      title={income ? `Edit ${income.name}` : "Add an income"}
      draft={draft}
      act={income ? "Done" : "Add"}
      isBusy={saving.isBusy}
      onSubmit={() => editor.canSave && submit()}
      {...(stored && { onRemove: () => remove(stored) })}
      isRemoving={removing.isBusy}
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        required
        placeholder="Pay"
        problem={problems.name}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MoneyInput
        label={labels.amount}
        required
        sign={signOf(currency)}
        hint="What arrives in your account."
        problem={problems.amount}
        value={form.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Select label={labels.rhythm} value={form.rhythm} onChange={(event) => change({ rhythm: event.currentTarget.value as Rhythm })}>
        {rhythms.map((one) => (
          <option key={one} value={one}>
            {rhythmLabels[one]}
          </option>
        ))}
      </Select>
      <DateInput
        label={labels.firstOn}
        required
        hint="Any day on which it came or will come. For the last day of each month, choose a 31st."
        problem={problems.firstOn}
        value={form.firstOn}
        onChange={(event) => change({ firstOn: event.currentTarget.value })}
      />
      <ChangedElsewhere
        what="income"
        editor={editor}
        labels={labels}
        show={{ rhythm: (value) => rhythmLabels[value as Rhythm] }}
        isBusy={saving.isBusy}
        onAddAgain={() => void submit()}
      />
      <ProblemLine words={problemBeside(saving.problem)} />
    </FormDialog>
  );
}

const save = ({ key, parts }: { key: RowKey; parts: Omit<AheadIncome, "id" | "version"> }) =>
  saveRow(key, { add: (id) => ahead.addIncome.call({ id, ...parts }), edit: (at) => ahead.editIncome.call({ ...at, ...parts }) });
