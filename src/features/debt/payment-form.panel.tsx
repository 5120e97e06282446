import { useEffect, useId, useRef, useState } from "react";
import type { Day } from "#shared/dates.ts";
import { showCents, signOf } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { ReadAs } from "#web/ui/amount-field.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { CheckIcon, PlusIcon, UndoIcon } from "#web/ui/icons.tsx";
import { AmountPart, DatePart, SelectPart } from "#web/ui/sentence-fields.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { debt, type StoredDebt } from "./debt.api.ts";
import { leftOf, readMove, refuseDay } from "./debt.rules.ts";

/** A date of null is the default; a cleared date stays empty. */
const empty = { id: "", amount: "", debtId: "", paidOn: null as string | null };

type Props = { debts: readonly StoredDebt[]; today: Day; currency: string };
type Saved = { id: string; debtId: string; amountCents: number };

/** The form for a payment; after a save it is replaced by a confirmation with the effect. */
export function PaymentForm(props: Props) {
  /** Null while another one is being written. */
  const [saved, setSaved] = useState<Saved | null>();
  // a Retry of an Undo leaves the confirmation of a later payment
  const end = () => setSaved((now) => (now === saved ? null : now));
  return saved ? (
    <SavedPayment {...props} saved={saved} onEnd={end} />
  ) : (
    <WritePayment {...props} takesFocus={saved === null} onSaved={setSaved} />
  );
}

function SavedPayment({ saved, debts, currency, onEnd }: Props & { saved: Saved; onEnd: () => void }) {
  const undoing = useSave(untilGone(debt.removePayment.call), { failed: "Could not undo", refresh: [debt.key()] });
  const one = debts.find(({ id }) => id === saved.debtId);
  return (
    <div className="form-row">
      <Settled
        sign={<CheckIcon />}
        title={`${showCents(saved.amountCents, currency)} paid on ${one?.name ?? "a deleted debt"}.`}
        words={one && `${showCents(leftOf(one), currency)} left of ${showCents(one.totalCents, currency)}.`}
        takesFocus
      >
        <Button kind="quiet" icon={<UndoIcon small />} isBusy={undoing.isBusy} onClick={() => void undoing.run({ id: saved.id }, onEnd)}>
          Undo
        </Button>
        <Button kind="quiet" icon={<PlusIcon small />} onClick={onEnd}>
          Add another
        </Button>
      </Settled>
    </div>
  );
}

type WriteProps = Props & { takesFocus: boolean; onSaved: (saved: Saved) => void };

/** "I paid … on … on …". Typed values stay until the server has them. */
function WritePayment({ debts, today, currency, takesFocus, onSaved }: WriteProps) {
  const id = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const [draft, setDraft, { snapshot }] = useDraft("debt.payment", empty);
  const [wrong, setWrong] = useState<{ amount?: string; paidOn?: string }>({});
  const chosen = debts.find((one) => one.id === draft.debtId) ?? debts[0];
  const paidOn = draft.paidOn ?? today;
  const saving = useSave(debt.addPayment.call, { failed: "Error saving payment", refresh: [debt.key()] });
  useEffect(() => {
    if (takesFocus) amountField.current?.focus();
  }, [takesFocus]);
  const change = (part: Partial<typeof empty>) => {
    setWrong({});
    saving.clearProblem();
    // other content is another payment to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };
  const add = async () => {
    const [read, day] = [readMove(draft.amount, decimalMark()), refuseDay(paidOn, today)];
    if (!chosen || read.cents === undefined || day) {
      setWrong({ ...(read.refusal && { amount: read.refusal }), ...(day && { paidOn: day }) });
      return document.getElementById(read.refusal ? `${id}-amount` : `${id}-paidOn`)?.focus();
    }
    const payment = draft.id || newId();
    setDraft((before) => ({ ...before, id: payment }));
    const settle = snapshot();
    if (!(await saving.run({ id: payment, debtId: chosen.id, paidOn, amountCents: read.cents }))) return;
    settle();
    onSaved({ id: payment, debtId: chosen.id, amountCents: read.cents });
  };
  const words = wrong.amount ?? wrong.paidOn ?? saving.problem?.message;
  const field = (name: "amount" | "debtId" | "paidOn", value: string) => ({
    id: `${id}-${name}`,
    problem: name === "debtId" ? undefined : wrong[name],
    problemId: `${id}-problem`,
    value,
    onChange: (typed: string) => change({ [name]: typed }),
  });
  return (
    <Form className="form-row" aria-label="Add a payment" onSubmit={add}>
      <div className="form-row-line">
        <AmountPart {...field("amount", draft.amount)} label="I paid" more="(amount)" currency={currency} ref={amountField} />
        <SelectPart {...field("debtId", chosen?.id ?? "")} label="on" more="(debt)" options={debts} />
        <DatePart {...field("paidOn", paidOn)} label="on" more="the day (date)" max={today} />
        <Button kind="primary" type="submit" icon={<PlusIcon small />} isBusy={saving.isBusy}>
          Add payment
        </Button>
      </div>
      <p className="hint slip-note">
        Only the amount is required. <ReadAs typed={draft.amount} sign={signOf(currency)} field={amountField} />
      </p>
      <ProblemLine id={`${id}-problem`} words={words} />
    </Form>
  );
}
