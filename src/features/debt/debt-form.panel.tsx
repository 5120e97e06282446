import { useState, type KeyboardEvent } from "react";
import { fieldCents, signOf } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { decimalMark } from "#web/amount.ts";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { ProblemLine, TextInput } from "#web/ui/field.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { debt, refreshDebts, type StoredDebt } from "./debt.api.ts";
import { fieldRate, readDebt, type Debt, type DebtForm as Form, type DebtRefusals } from "./debt.rules.ts";

const formOf = (one: StoredDebt | undefined): Form => ({
  name: one?.name ?? "",
  emoji: one?.emoji ?? "",
  total: one ? fieldCents(one.totalCents) : "",
  paid: one ? fieldCents(one.paidCents) : "",
  rate: fieldRate(one?.rateMilli ?? null),
  minimum: typeof one?.minimumCents === "number" ? fieldCents(one.minimumCents) : "",
});
const labels = {
  name: "Name",
  emoji: "Emoji",
  total: "Total",
  paid: "Paid",
  rate: "Interest, % a year",
  minimum: "Minimum payment a month",
};

/** Adds a debt or changes one. What is typed stays in this browser until the server has it. */
export function DebtForm({
  id,
  debt: stored,
  currency,
  onClose,
  onRemove,
}: {
  /** Undefined for a new one. */
  id?: string;
  /** Undefined once it was deleted elsewhere, too. */
  debt?: StoredDebt | undefined;
  currency: string;
  onClose: () => void;
  onRemove?: () => void;
}) {
  const editor = useRowEditor("debt.row", { id, row: stored, formOf });
  const { form, row: one, draft, change } = editor;
  const [refusals, setRefusals] = useState<DebtRefusals>({});
  const saving = useSave(save, { failed: "Error saving debt", refresh: [debt.key()] });
  const cancel = () => {
    draft.clear();
    onClose();
  };
  const field = (name: keyof Form) => ({
    problem: refusals[name],
    value: form[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setRefusals({});
      saving.clearProblem();
      change({ [name]: value });
    },
  });
  const storedOf = { total: one?.totalCents, paid: one?.paidCents, minimum: one?.minimumCents };
  // left, the field shows what was read, or keeps what was typed and says why it cannot be read
  const money = (name: "total" | "paid" | "minimum") => ({
    ...field(name),
    sign: signOf(currency),
    onBlur: () => {
      if (form[name].trim() === "") return;
      const { cents, refusal } = readAmount(form[name], decimalMark(), storedOf[name]);
      if (cents === undefined) setRefusals((before) => ({ ...before, [name]: refusal }));
      else change({ [name]: fieldCents(cents) });
    },
  });
  const submit = async () => {
    const read = readDebt(form, decimalMark(), one);
    if ("refusals" in read) {
      saving.refuse(Object.values(read.refusals)[0] ?? "");
      return setRefusals(read.refusals);
    }
    if (await saving.run({ key: editor.key(), parts: read.parts })) return cancel();
    await refreshDebts();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a second way to Cancel
    <form
      className="bar-form debt-form"
      aria-label={one ? `Edit ${one.name}` : "Add New Debt"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (editor.canSave) void submit();
      }}
      onKeyDown={onKey}
    >
      <TextInput label={labels.emoji} className="f-emo" placeholder="💰" {...field("emoji")} />
      <TextInput label={labels.name} required className="f-name" autoFocus {...field("name")} />
      <MoneyInput label={labels.total} required {...money("total")} />
      <MoneyInput label={labels.paid} {...money("paid")} />
      <TextInput label={labels.rate} inputMode="decimal" {...field("rate")} />
      <MoneyInput label={labels.minimum} {...money("minimum")} />
      <ChangedElsewhere what="debt" editor={editor} labels={labels} isBusy={saving.isBusy} onAddAgain={() => void submit()} />
      <div className="whole-row">
        <ProblemLine words={problemBeside(saving.problem)} />
      </div>
      <div className="row whole-row justify-end">
        {onRemove && !editor.isGone && (
          <Button
            kind="quiet"
            className="is-delete"
            icon={<DeleteIcon small />}
            onClick={() => {
              draft.clear();
              onRemove();
            }}
          >
            Delete
          </Button>
        )}
        <Button onClick={cancel}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={saving.isBusy}>
          {one ? "Done" : "Add debt"}
        </Button>
      </div>
    </form>
  );
}

const save = ({ key, parts }: { key: RowKey; parts: Omit<Debt, "id"> }) =>
  saveRow(key, { add: (id) => debt.addDebt.call({ id, ...parts }), edit: (at) => debt.editDebt.call({ ...at, ...parts }) });
