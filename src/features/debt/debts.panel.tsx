import { useDeferredValue, useEffect, useState } from "react";
import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { useWithOpenRow } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { CheckIcon, CloseIcon, EditIcon, PlusIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { Badge, Meter } from "#web/ui/shapes.tsx";
import { debt, removeWithUndo, type StoredDebt } from "./debt.api.ts";
import { DebtForm } from "./debt-form.panel.tsx";
import { leftOf, percentPaid, formatDebt } from "./debt.rules.ts";
import { Emoji } from "./emoji.panel.tsx";

/** The debts, one of them in edit mode at a time. */
export function DebtsPanel({ debts, currency }: { debts: readonly StoredDebt[]; currency: string }) {
  const [open, setOpen] = useState<string>();
  const [added, setAdded] = useState<Added>();
  const edit = (id: string | undefined) => {
    setAdded(undefined);
    setOpen(id);
  };
  // the row responds at once; the form with its eight controls renders in the next frame
  const readyFor = useDeferredValue(open);
  const shown = useWithOpenRow(debts, open);
  const close = () => setOpen(undefined);
  const remove = ({ id, name }: StoredDebt) => {
    close();
    void removeWithUndo(id, `${inSentence(name)} deleted.`, () => debt.removeDebt.call({ id }));
  };
  return (
    <section className="stack lg:col-span-8" aria-labelledby="debts">
      <h2 id="debts">Debts</h2>
      {debts.length === 0 && <EmptyState title="No debts here" sentence="If that is true, lovely. If not, add one; it stays private." />}
      <ul className={showCents(0, currency).length > 5 ? "bars is-stacked" : "bars"}>
        {shown.map((one) => {
          const isOpen = open === one.id;
          const percent = percentPaid(one);
          return (
            <li key={one.id} data-row={one.id} className={isOpen ? "bar-row is-editing" : "bar-row"}>
              <div className="bar-head">
                <div className="bar-name">
                  <Emoji sign={one.emoji} />
                  <h3 dir="auto">{one.name}</h3>
                </div>
                <div className="bar-sum num">
                  <b>{showCents(leftOf(one), currency)}</b>
                </div>
              </div>
              <div className="bar-of small muted num">left of {showCents(one.totalCents, currency)}</div>
              <div className="bar-bar">
                <Meter
                  label={`${one.name}: percent paid`}
                  value={percent}
                  look={percent === 100 ? "settled" : "running"}
                  description={`${percent} percent paid`}
                />
              </div>
              <div className="bar-caption small muted num">
                {formatDebt(one, currency)} {one.isExample && <Badge>Example</Badge>}
              </div>
              <IconButton
                className="bar-edit"
                aria-expanded={isOpen}
                label={isOpen ? `Close editing ${one.name}` : `Edit ${one.name}`}
                onClick={() => edit(isOpen ? undefined : one.id)}
              >
                {isOpen ? <CloseIcon /> : <EditIcon />}
              </IconButton>
              {isOpen && readyFor === one.id && (
                <DebtForm
                  id={one.id}
                  debt={debts.find(({ id }) => id === one.id)}
                  currency={currency}
                  onClose={close}
                  onRemove={() => remove(one)}
                />
              )}
            </li>
          );
        })}
        {open === "new" && (
          <li className="bar-row is-editing">
            <DebtForm
              currency={currency}
              onClose={close}
              onAdded={(id) => setAdded({ id, hadExamples: debts.some(({ isExample }) => isExample) })}
            />
          </li>
        )}
      </ul>
      {added && (
        <AddedDebt added={added} debts={debts} currency={currency} onUndone={() => setAdded((now) => (now === added ? undefined : now))} />
      )}
      {open !== "new" && (
        <div className="row">
          <Button className="w-full sm:w-auto" icon={<PlusIcon small />} onClick={() => edit("new")}>
            Add New Debt
          </Button>
        </div>
      )}
    </section>
  );
}

type Added = { id: string; hadExamples: boolean };
type AddedProps = { added: Added; debts: readonly StoredDebt[]; currency: string; onUndone: () => void };

/** In place of the form, once the list has the new debt. */
function AddedDebt({ added: { id, hadExamples }, debts, currency, onUndone }: AddedProps) {
  const one = debts.find((row) => row.id === id);
  const undoing = useSave(untilGone(debt.removeDebt.call), { failed: "Could not undo", refresh: [debt.key()], onDone: onUndone });
  const isShown = one !== undefined;
  useEffect(() => {
    // the examples that stood above it are gone
    if (isShown) document.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, isShown]);
  if (!one) return null;
  const left = `${showCents(leftOf(one), currency)} left of ${showCents(one.totalCents, currency)}.`;
  return (
    <Settled
      sign={<CheckIcon />}
      title={`${inSentence(one.name)} added.`}
      words={hadExamples ? `${left} It takes the place of the examples.` : left}
      takesFocus
    >
      <Button kind="quiet" icon={<UndoIcon small />} isBusy={undoing.isBusy} onClick={() => void undoing.run({ id })}>
        Undo
      </Button>
    </Settled>
  );
}
