import { useState, type FormEvent } from "react";
import { monthOf, type Day } from "#kernel/days.ts";
import { fieldCents, showCents, signOf } from "#kernel/money.ts";
import { newId } from "#web/ids.ts";
import { undoable, useSave } from "#web/save.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/faces.tsx";
import { MoneyInput, ProblemLine, TextInput } from "#web/ui/field.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { Meter } from "#web/ui/shapes.tsx";
import { Section } from "#web/ui/wall.tsx";
import { debt, refreshDebts, takeAway, type StoredGoal } from "./debt.calls.ts";
import { readMove } from "./debt.rules.ts";
import { percentSaved, readGoal, sayGoal, type GoalForm, type GoalRefusals } from "./goal.rules.ts";

/** Savings Goals: jars on a shelf, each with what is in it. */
export function GoalsPanel({ goals, today, currency }: { goals: readonly StoredGoal[]; today: Day; currency: string }) {
  const [open, setOpen] = useState<{ goal?: StoredGoal; does: "edit" | "add" }>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Savings Goals" aside={<Button kind="quiet" icon={<PlusIcon small />} onClick={() => setOpen({ does: "edit" })}>Add a goal</Button>}>
      {goals.length === 0 && <EmptyState title="No goals yet" sentence="A jar with a name fills more easily." />}
      <ul className="goals">
        {goals.map((goal) => (
          <li key={goal.id}>
            <div className="goal-shelf"><Jug percent={percentSaved(goal)} /><span className="emo" aria-hidden="true">{goal.emoji}</span></div>
            <div className="row between"><h3 dir="auto">{goal.name}</h3><IconButton label={`Edit the goal ${goal.name}`} onClick={() => setOpen({ goal, does: "edit" })}><EditIcon /></IconButton></div>
            <p className="amt num">{showCents(goal.currentCents, currency, true)} <small>of {showCents(goal.targetCents, currency, true)}, {percentSaved(goal)}%</small></p>
            <Meter label={`${goal.name}: percent saved`} value={percentSaved(goal)} says={`${percentSaved(goal)} percent saved`} />
            <p className="small muted">{sayGoal(goal, goal.monthlyCents, monthOf(today), currency)}</p>
            <Button kind="quiet" className="quiet-start" icon={<PlusIcon small />} onClick={() => setOpen({ goal, does: "add" })}>Add to {goal.name}</Button>
          </li>
        ))}
      </ul>
      {open?.does === "edit" && <GoalDialog goal={open.goal} currency={currency} onClose={close} />}
      {open?.does === "add" && open.goal && <ContributeDialog goal={open.goal} currency={currency} onClose={close} />}
    </Section>
  );
}

function Jug({ percent }: { percent: number }) {
  const top = 6 - (percent / 100) * 76;
  return (
    <svg viewBox="-4 -100 80 100" aria-hidden="true">
      <path fill="var(--art-sky)" d="M2-82H68L72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z" />
      {percent > 0 && <path fill="var(--art-honey)" d={`M-1 ${Math.min(-8, top)} 36 ${Math.min(-8, top) - 4} 71 ${Math.min(-8, top)} 72-6C72-1 68 0 64 0H8C3 0-2-1-2-6z`} />}
      <path fill="var(--art-leaf-deep)" d="M-3-96 73-98V-82L-3-80z" />
    </svg>
  );
}

function GoalDialog({ goal, currency, onClose }: { goal: StoredGoal | undefined; currency: string; onClose: () => void }) {
  const [id] = useState(() => goal?.id ?? newId());
  const [form, setForm] = useState<GoalForm>({ name: goal?.name ?? "", emoji: goal?.emoji ?? "", target: goal ? fieldCents(goal.targetCents) : "", current: goal ? fieldCents(goal.currentCents) : "" });
  const [refusals, setRefusals] = useState<GoalRefusals>({});
  const saving = useSave(save, { failed: "Error saving goal", refresh: [debt.key()], onDone: onClose });
  const field = (name: keyof GoalForm) => ({
    problem: refusals[name], value: form[name], autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setRefusals({});
      setForm((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readGoal(form);
    if ("refusals" in read) return setRefusals(read.refusals);
    void saving.run({ id, version: goal?.version ?? null, ...read.parts });
  };
  const remove = () => {
    onClose();
    void takeAway(`${goal?.name} deleted.`, () => debt.removeGoal.call({ id }), () => debt.restoreGoal.call({ id }));
  };
  return (
    <Dialog title={goal ? `Edit ${goal.name}` : "Add a goal"} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextInput label="Name" autoFocus {...field("name")} />
        <TextInput label="Emoji" placeholder="💰" {...field("emoji")} />
        <MoneyInput label="Amount to reach" sign={signOf(currency)} {...field("target")} />
        <MoneyInput label="Saved so far" sign={signOf(currency)} {...field("current")} />
        <ProblemLine words={saving.problem?.message} />
        <div className="dialog-acts">
          {goal && <Button kind="quiet" className="mr-auto text-danger" onClick={remove}>Delete</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>{goal ? "Done" : "Add"}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function ContributeDialog({ goal, currency, onClose }: { goal: StoredGoal; currency: string; onClose: () => void }) {
  const [id] = useState(newId);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const saving = useSave(debt.contribute.call, { failed: "Error saving contribution", refresh: [debt.key()] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readMove(typed);
    setProblem(read.refusal);
    if (read.cents === undefined || !(await saving.run({ id, goalId: goal.id, amountCents: read.cents }))) return;
    onClose();
    undoable(`${showCents(read.cents, currency)} added to ${goal.name}.`, async () => {
      await debt.takeBack.call({ id });
      await refreshDebts();
    });
  };
  return (
    <Dialog title={`Add to ${goal.name}`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <MoneyInput label="Amount" autoFocus sign={signOf(currency)} problem={problem ?? saving.problem?.message} value={typed} onChange={(event) => { setProblem(undefined); setTyped(event.currentTarget.value); }} />
        <div className="dialog-acts"><Button onClick={onClose}>Cancel</Button><Button kind="primary" type="submit" isBusy={saving.isBusy}>Add</Button></div>
      </form>
    </Dialog>
  );
}

type Parts = { id: string; version: number | null; name: string; emoji: string; targetCents: number; currentCents: number };
const save = ({ version, ...parts }: Parts) => (version === null ? debt.addGoal.call(parts) : debt.editGoal.call({ ...parts, version }));
