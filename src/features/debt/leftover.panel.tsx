import "./leftover.css";
import { useId, useState } from "react";
import type { Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { memberKey } from "#web/member-keys.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { browserStorage } from "#web/storage.ts";
import { untilGone } from "#web/retry.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { CheckIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { debt, useContribution, useDebts } from "./debt.api.ts";
import { leftoverId } from "./goal.rules.ts";

/**
 * The remaining money of a month: saved once for a savings goal, or left. It moves no real money. What was noted stays with its Undo when a
 * late expense leaves nothing over.
 */
export function LeftoverPanel({ month, cents }: { month: Month; cents: Cents }) {
  const { id: member, currency = "USD" } = useMember();
  const keptKey = memberKey(member, `leftover.${month}`);
  const id = useId();
  const view = useDebts().data;
  const { data } = useContribution(leftoverId(month));
  const [chosen, setChosen] = useState<string>();
  const [isKept, setKept] = useState(() => browserStorage.get(keptKey) !== null);
  const [isNew, setNew] = useState(false);
  /** After Undo the form takes the focus again. */
  const [isAgain, setAgain] = useState(false);
  const noting = useSave(debt.contribute.call, { failed: "Error saving contribution", refresh: [debt.key()] });
  const undoing = useSave(untilGone(debt.takeBack.call), { failed: "Could not undo", refresh: [debt.key()] });
  if (!view || !data) return null;
  const amount = showCents(cents, currency);
  const noted = data.contribution;
  if (!noted && cents <= 0) return null;
  if (noted || isKept) {
    const goal = view.goals.find((one) => one.id === noted?.goalId);
    const decideAgain = () => {
      browserStorage.remove(keptKey);
      setAgain(true);
      setKept(false);
    };
    const undo = () => (noted ? void undoing.run({ id: leftoverId(month) }, decideAgain) : decideAgain());
    return (
      <div className="sheet leftover">
        <Settled
          sign={<CheckIcon />}
          title={
            noted
              ? `${showCents(noted.amountCents, currency)} noted${goal ? ` for ${inSentence(goal.name)}` : ""}.`
              : `The ${amount} stay as they are.`
          }
          words={
            goal
              ? `${showCents(goal.currentCents, currency, true)} of ${showCents(goal.targetCents, currency, true)}. Moving the money at your bank is yours to do.`
              : undefined
          }
          takesFocus={isNew}
        >
          <Button kind="quiet" icon={<UndoIcon small />} isBusy={undoing.isBusy} onClick={undo}>
            Undo
          </Button>
        </Settled>
      </div>
    );
  }
  const goals = view.goals.filter(({ isExample }) => !isExample);
  const goal = goals.find((one) => one.id === chosen) ?? (chosen === "" ? undefined : goals[0]);
  const save = async () => {
    setNew(true);
    if (goal) return void (await noting.run({ id: leftoverId(month), goalId: goal.id, amountCents: cents }));
    browserStorage.set(keptKey, "");
    setKept(true);
  };
  return (
    <Form className="sheet leftover" aria-labelledby={id} onSubmit={save}>
      <h2 id={id} className="text-h3">
        What should the {amount} do?
      </h2>
      <div role="radiogroup" aria-labelledby={id} className="leftover-choices">
        {goals.map((one) => (
          <label key={one.id}>
            <input type="radio" name={id} autoFocus={isAgain && one === goal} checked={one === goal} onChange={() => setChosen(one.id)} />
            <span>
              {inSentence(one.name)}
              <small className="num">
                {showCents(one.currentCents, currency, true)} becomes {showCents(one.currentCents + cents, currency, true)} of{" "}
                {showCents(one.targetCents, currency, true)}
              </small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name={id} autoFocus={isAgain && !goal} checked={!goal} onChange={() => setChosen("")} />
          <span>
            Nothing in particular<small>It stays as it is</small>
          </span>
        </label>
      </div>
      <Button kind="primary" wide type="submit" isBusy={noting.isBusy}>
        {goal ? `Note it for ${inSentence(goal.name)}` : "Leave it as it is"}
      </Button>
      <p className="small muted">This writes it down. Moving the money at your bank is yours to do.</p>
    </Form>
  );
}
