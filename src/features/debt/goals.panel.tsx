import { useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { fieldCents, showCents, signOf } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useRowForm } from "#web/row-form.ts";
import { useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { undoable } from "#web/undo.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { Badge, Meter } from "#web/ui/shapes.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { RowFormDialog } from "#web/ui/row-form-dialog.tsx";
import { debt, refreshDebts, type StoredGoal } from "./debt.api.ts";
import { readMove } from "./debt.rules.ts";
import { Emoji } from "./emoji.panel.tsx";
import { goalExamples, percentSaved, readGoal, formatGoal, type GoalForm } from "./goal.rules.ts";

/** Savings Goals: jars on a shelf, each with its amount. */
export function GoalsPanel({ goals, today, currency }: { goals: readonly StoredGoal[]; today: Day; currency: string }) {
  const [open, setOpen] = useState<{ id?: string; does: "edit" | "add" }>();
  const goal = goals.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);
  return (
    <Section
      title="Savings Goals"
      aside={
        <Button kind="quiet" icon={<PlusIcon small />} onClick={() => setOpen({ does: "edit" })}>
          Add a goal
        </Button>
      }
    >
      {goals.some(({ isExample }) => isExample) && <p className="small muted">{goalExamples}</p>}
      {goals.length === 0 && <EmptyState title="No goals yet" sentence="A jar with a name fills more easily." />}
      <ul className="goals">
        {goals.map((goal) => (
          <li key={goal.id} data-row={goal.id}>
            <div className="goal-shelf">
              <Jug percent={percentSaved(goal)} />
              <Emoji sign={goal.emoji} />
              {goal.isExample && <Badge>Example</Badge>}
            </div>
            <div className="row between">
              <h3 dir="auto">{goal.name}</h3>
              <IconButton label={`Edit the goal ${goal.name}`} onClick={() => setOpen({ id: goal.id, does: "edit" })}>
                <EditIcon />
              </IconButton>
            </div>
            <p className="amt num">
              {showCents(goal.currentCents, currency, true)}{" "}
              <small>
                of {showCents(goal.targetCents, currency, true)}, {percentSaved(goal)}%
              </small>
            </p>
            <Meter label={`${goal.name}: percent saved`} value={percentSaved(goal)} description={`${percentSaved(goal)} percent saved`} />
            {!goal.isExample && <p className="small muted">{formatGoal(goal, goal.monthlyCents, monthOf(today), currency)}</p>}
            <Button kind="quiet" className="quiet-start" icon={<PlusIcon small />} onClick={() => setOpen({ id: goal.id, does: "add" })}>
              Add to {inSentence(goal.name)}
            </Button>
          </li>
        ))}
      </ul>
      {open?.does === "edit" && <GoalDialog id={open.id} goal={goal} currency={currency} onClose={close} />}
      {open?.does === "add" && goal && <ContributeDialog goal={goal} currency={currency} onClose={close} />}
    </Section>
  );
}

function Jug({ percent }: { percent: number }) {
  const top = 6 - (percent / 100) * 76;
  return (
    <svg viewBox="-4 -100 80 100" aria-hidden="true">
      <path fill="var(--art-sky)" d="M2-82H68L72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z" />
      {percent > 0 && (
        <path
          fill="var(--art-honey)"
          d={`M-1 ${Math.min(-8, top)} 36 ${Math.min(-8, top) - 4} 71 ${Math.min(-8, top)} 72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z`}
        />
      )}
      <path fill="var(--art-leaf-deep)" d="M-3-96 73-98V-82L-3-80z" />
    </svg>
  );
}

const formOf = (goal: StoredGoal | undefined): GoalForm => ({
  name: goal?.name ?? "",
  emoji: goal?.emoji ?? "",
  target: goal ? fieldCents(goal.targetCents) : "",
  current: goal ? fieldCents(goal.currentCents) : "",
});
const labels = { name: "Name", emoji: "Emoji", target: "Amount to reach", current: "Saved so far" };

type DialogProps = {
  /** Undefined for a new one. */ id: string | undefined;
  goal: StoredGoal | undefined;
  currency: string;
  onClose: () => void;
};
function GoalDialog({ id, goal, currency, onClose }: DialogProps) {
  const form = useRowForm("debt.goal-row", {
    id,
    row: goal,
    formOf,
    labels,
    read: (typed, stored) => readGoal(typed, decimalMark(), stored),
    add: debt.addGoal.call,
    edit: debt.editGoal.call,
    failed: "Error saving goal",
    removal: { call: debt.removeGoal.call, failed: "Could not delete it", title: ({ name }) => `${name} deleted.` },
    refresh: [debt.key()],
    onClose,
  });
  const { row: stored, field } = form;
  return (
    <RowFormDialog
      of={form}
      what="goal"
      title={stored ? `Edit ${inSentence(stored.name)}` : "Add a goal"}
      act={stored ? "Done" : "Add"}
      onClose={onClose}
    >
      <TextInput required autoFocus {...field("name")} />
      <TextInput placeholder="💰" {...field("emoji")} />
      <MoneyInput required sign={signOf(currency)} {...field("target")} />
      <MoneyInput sign={signOf(currency)} {...field("current")} />
    </RowFormDialog>
  );
}

function ContributeDialog({ goal, currency, onClose }: { goal: StoredGoal; currency: string; onClose: () => void }) {
  const [{ id: saved, typed }, setDraft, draft] = useDraft(`debt.contribution.${goal.id}`, { id: "", typed: "" });
  const [problem, setProblem] = useState<string>();
  const saving = useSave(debt.contribute.call, { failed: "Error saving contribution", refresh: [debt.key()] });
  const submit = async () => {
    const read = readMove(typed, decimalMark());
    setProblem(read.refusal);
    if (read.cents === undefined) return;
    const id = saved || newId();
    setDraft({ id, typed });
    const settle = draft.snapshot();
    if (!(await saving.run({ id, goalId: goal.id, amountCents: read.cents }))) return;
    if (settle()) onClose();
    undoable(`${showCents(read.cents, currency)} added to ${inSentence(goal.name)}.`, async () => {
      await untilGone(debt.takeBack.call)({ id });
      await refreshDebts();
    });
  };
  return (
    <FormDialog
      title={`Add to ${inSentence(goal.name)}`}
      draft={draft}
      act="Add"
      isBusy={saving.isBusy}
      onSubmit={submit}

      onClose={onClose}
    >
      <MoneyInput
        label="Amount"
        required
        autoFocus
        sign={signOf(currency)}
        problem={problem ?? saving.problem?.message}
        value={typed}
        onChange={(event) => {
          setProblem(undefined);
          saving.clearProblem();
          // another amount is another contribution to the server
          setDraft({ id: "", typed: event.currentTarget.value });
        }}
      />
    </FormDialog>
  );
}
