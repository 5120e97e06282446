import { useState } from "react";
import { monthName, type Month } from "#shared/dates.ts";
import { signOf } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { budget } from "./budget.api.ts";
import { amountMissing } from "./expense.rules.ts";

/**
 * Shown in place of a figure while every budget is an example, so that no example is presented as the member's own. `isNow`: the month is the
 * present one; else one to come.
 */
export function MonthMoneyForm({ month, isNow, currency }: { month: Month; isNow: boolean; currency: string }) {
  const [typed, setTyped, draft] = useDraft(isNow ? "budget.month-money" : `budget.month-money.${month}`, "");
  const term = isNow ? "Safe to spend today" : "Planned";
  const [refusal, setRefusal] = useState<string>();
  const saving = useSave(budget.setTotal.call, {
    failed: "Error saving budget",
    refresh: [budget.key()],
    done: { title: "Saved!", words: "It is split the way the example was. Change any category to make it fit." },
  });
  const save = async () => {
    const { cents, refusal: unread } = readAmount(typed, decimalMark());
    setRefusal(unread ?? (cents === 0 ? amountMissing : undefined));
    const settle = draft.snapshot();
    if (cents && (await saving.run({ month, cents }))) settle();
  };
  return (
    <Form className="figure-box lg:col-span-5" aria-label={term} onSubmit={save}>
      <span className="term">{term}</span>
      <MoneyInput
        label={isNow ? "What do you have this month?" : `What will you have in ${monthName(month)}?`}
        sign={signOf(currency)}
        hint={
          isNow
            ? "All that may be spent this month, rent and bills included. From it we work out what is safe to spend each day."
            : `All that may be spent in ${monthName(month)}, rent and bills included.`
        }
        problem={refusal ?? saving.problem?.message}
        value={typed}
        onChange={(event) => {
          setRefusal(undefined);
          saving.clearProblem();
          setTyped(event.currentTarget.value);
        }}
      />
      <Button kind="primary" type="submit" wide className="mt-3" isBusy={saving.isBusy}>
        {isNow ? "Show what is safe to spend" : `Plan ${monthName(month)}`}
      </Button>
    </Form>
  );
}
