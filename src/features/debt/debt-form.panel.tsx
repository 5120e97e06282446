import { useState, type FormEvent, type KeyboardEvent } from "react";
import { fieldCents, signOf } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { ProblemLine, TextInput } from "#web/ui/field.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { debt, refreshDebts, type StoredDebt } from "./debt.api.ts";
import { fieldRate, readDebt, type DebtForm as Form, type DebtRefusals } from "./debt.rules.ts";

type SavedDraft = Form & { id: string; version: number };
const fresh = { id: "", version: 0, name: "", emoji: "", total: "", paid: "", rate: "", minimum: "" };
const cleaned = (one: StoredDebt): SavedDraft => ({
  id: one.id,
  version: one.version,
  name: one.name,
  emoji: one.emoji,
  total: fieldCents(one.totalCents),
  paid: fieldCents(one.paidCents),
  rate: fieldRate(one.rateMilli),
  minimum: one.minimumCents === null ? "" : fieldCents(one.minimumCents),
});

/** Adds a debt or changes one. What is typed stays in this browser until the server has it. */
export function DebtForm({
  debt: one,
  currency,
  onClose,
  onRemove,
}: {
  debt?: StoredDebt;
  currency: string;
  onClose: () => void;
  onRemove?: () => void;
}) {
  const [form, setForm, { clear }] = useDraft<SavedDraft>(`debt.edit.${one?.id ?? "new"}`, one ? cleaned(one) : fresh);
  const [refusals, setRefusals] = useState<DebtRefusals>({});
  const saving = useSave(save, { failed: "Error saving debt", refresh: [debt.key()] });
  const cancel = () => {
    clear();
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
      // other content is another debt to the server
      setForm((before) => ({ ...before, [name]: value, id: "" }));
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
      else setForm((before) => ({ ...before, [name]: fieldCents(cents) }));
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDebt(form, decimalMark(), one);
    if ("refusals" in read) {
      problemToast(Object.values(read.refusals)[0] ?? "");
      return setRefusals(read.refusals);
    }
    const id = one?.id ?? (form.id || newId());
    setForm((before) => ({ ...before, id }));
    if (await saving.run({ id, version: one ? form.version : null, ...read.parts })) return cancel();
    // somebody else's change was shown: pressing again means it
    const now = await debt.read.call({}).catch(() => null);
    const newer = now?.debts.find((other) => other.id === id);
    if (newer && newer.version !== form.version) setForm((before) => ({ ...before, version: newer.version }));
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
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKey}
    >
      <TextInput label="Emoji" className="f-emo" placeholder="💰" {...field("emoji")} />
      <TextInput label="Name" className="f-name" autoFocus {...field("name")} />
      <MoneyInput label="Total" {...money("total")} />
      <MoneyInput label="Paid" {...money("paid")} />
      <TextInput label="Interest, % a year" inputMode="decimal" {...field("rate")} />
      <MoneyInput label="Least a month" {...money("minimum")} />
      <div className="whole-row">
        <ProblemLine words={saving.problem?.message} />
      </div>
      <div className="row whole-row justify-end">
        {onRemove && (
          <Button
            kind="quiet"
            className="is-delete"
            icon={<DeleteIcon small />}
            onClick={() => {
              clear();
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

type Parts = {
  id: string;
  version: number | null;
  name: string;
  emoji: string;
  totalCents: number;
  paidCents: number;
  rateMilli: number | null;
  minimumCents: number | null;
};
const save = ({ version, ...parts }: Parts) => (version === null ? debt.addDebt.call(parts) : debt.editDebt.call({ ...parts, version }));
