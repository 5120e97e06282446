import type { KeyboardEvent } from "react";
import { fieldCents, signOf } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { decimalMark } from "#web/amount.ts";
import { useRowForm } from "#web/row-form.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { ProblemLine, TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { keepsFocus } from "#web/ui/keeps-focus.ts";
import { debt, type StoredDebt } from "./debt.api.ts";
import { fieldRate, readDebt, type DebtForm as FormValues } from "./debt.rules.ts";

const formOf = (one: StoredDebt | undefined): FormValues => ({
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

/** Adds a debt or changes one. Typed values stay in this browser until the server has them. */
export function DebtForm({
  id,
  debt: stored,
  currency,
  onClose,
  onAdded,
  onRemove,
}: {
  /** Undefined for a new one. */
  id?: string;
  /** Undefined once it was deleted elsewhere, too. */
  debt?: StoredDebt | undefined;
  currency: string;
  onClose: () => void;
  onAdded?: (id: string) => void;
  onRemove?: () => void;
}) {
  const rowForm = useRowForm("debt.row", {
    id,
    row: stored,
    formOf,
    labels,
    read: (typed, former) => {
      const read = readDebt(typed, decimalMark(), former);
      return "refusals" in read ? { ...read, toast: [Object.values(read.refusals)[0] ?? ""] } : read;
    },
    add: async (input) => {
      const answer = await debt.addDebt.call(input);
      onAdded?.(input.id);
      return answer;
    },
    edit: debt.editDebt.call,
    failed: "Error saving debt",
    refresh: [debt.key()],
    onClose,
  });
  const { editor, form, row: one, draft, field, end } = rowForm;
  const storedOf = { total: one?.totalCents, paid: one?.paidCents, minimum: one?.minimumCents };
  // on blur the field shows the parsed amount, or keeps the typed text and says why it is invalid
  const money = (name: "total" | "paid" | "minimum") => ({
    ...field(name),
    sign: signOf(currency),
    onBlur: () => {
      if (form[name].trim() === "") return;
      const { cents, refusal } = readAmount(form[name], decimalMark(), storedOf[name]);
      if (cents === undefined) rowForm.refuse(name, refusal);
      // other fields keep their messages: the first of them takes the focus when the form is sent
      else editor.change({ [name]: fieldCents(cents) });
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  return (
    // Escape closes it, as it closes a dialog: the typed values stay
    <Form
      className="bar-form debt-form"
      aria-label={one ? `Edit ${one.name}` : "Add New Debt"}
      onSubmit={() => rowForm.submit()}
      onKeyDown={onKey}
    >
      <TextInput className="f-emo" placeholder="💰" {...field("emoji")} />
      <TextInput required className="f-name" autoFocus {...field("name")} />
      <MoneyInput required {...money("total")} />
      <MoneyInput {...money("paid")} />
      <TextInput inputMode="decimal" {...field("rate")} />
      <MoneyInput {...money("minimum")} />
      <ChangedElsewhere what="debt" editor={editor} labels={labels} isBusy={rowForm.isBusy} onAddAgain={rowForm.addAgain} />
      <div className="whole-row">
        <ProblemLine words={rowForm.problem} />
      </div>
      <div className="row whole-row justify-end">
        {onRemove && !editor.isGone && (
          <Button
            {...keepsFocus}
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
        <Button {...keepsFocus} onClick={end}>
          Cancel
        </Button>
        <Button {...keepsFocus} kind="primary" type="submit" isBusy={rowForm.isBusy}>
          {one ? "Done" : "Add debt"}
        </Button>
      </div>
    </Form>
  );
}
