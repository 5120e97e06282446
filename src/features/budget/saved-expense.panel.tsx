import { formatDay, formatMonth, monthOf } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { takeBack } from "#web/take-back.ts";
import { useQueuedWrite } from "#web/queued-write.ts";
import { sentLater, useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertIcon, CheckIcon, PlusIcon, UndoIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Settled } from "#web/ui/settled.tsx";
import { budget, type MonthView } from "./budget.api.ts";
import { formatLeaves } from "./leaves.rules.ts";
import type { Safe } from "./safe.rules.ts";
import type { Saved } from "./use-expense-form.panel.tsx";

type Props = { saved: Saved; view: MonthView; currency: string; safe: Safe | null; onEnd: () => void };

/** What was saved and its effect, in place of the form. */
export function SavedExpense({ saved, view, safe, currency, onEnd }: Props) {
  const { line, category, queued } = saved;
  const waiting = useQueuedWrite("budget/addExpense", ({ id }) => id === queued, onEnd);
  const month = monthOf(line.spentOn);
  const isElsewhere = month !== view.month;
  const undoing = useSave(() => takeBack(queued, () => budget.removeExpense.call({ id: line.id })), {
    failed: "Could not undo",
    refresh: [budget.key(), ["members"]],
  });
  const sum = `${showCents(line.amountCents, currency)} on ${category}`;
  return (
    <div className="form-row">
      <Settled
        sign={waiting?.refusal === undefined ? <CheckIcon /> : <AlertIcon />}
        signClass={waiting ? "sign-wait" : undefined}
        title={waiting ? `${sum} is kept on this device.` : `${sum} added${isElsewhere ? ` on ${formatDay(line.spentOn)}` : ""}.`}
        words={waiting ? (waiting.refusal ?? sentLater) : isElsewhere ? undefined : formatAfter(view, line.categoryId, safe, currency)}
        takesFocus
      >
        <Button kind="quiet" icon={<UndoIcon small />} isBusy={undoing.isBusy} onClick={() => void undoing.run(undefined, onEnd)}>
          Undo
        </Button>
        <Button kind="quiet" icon={<PlusIcon small />} onClick={onEnd}>
          Add another
        </Button>
        {isElsewhere && (
          <GoLink className="btn btn-quiet" href={`/budget?month=${month}`}>
            See {formatMonth(month)}
          </GoLink>
        )}
      </Settled>
    </div>
  );
}

function formatAfter(view: MonthView, categoryId: string, safe: Safe | null, currency: string): string | undefined {
  if (!view.hasOwnBudget) return undefined; // no conclusion from the examples' budgets
  const category = view.categories.find(({ id }) => id === categoryId);
  const parts = {
    safeCents: safe?.safeCents ?? null,
    overCents: safe?.overCents ?? 0,
    categoryCents: (category?.budgetCents ?? 0) - (category?.spentCents ?? 0),
    category: category?.name ?? "",
  };
  return formatLeaves(parts, currency);
}
