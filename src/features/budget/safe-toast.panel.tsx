import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { queueNow } from "#web/queue-state.ts";
import { shownToasts, toast } from "#web/toast.ts";
import type { MonthView } from "./budget.api.ts";
import { safeOf } from "./leaves.rules.ts";
import { withWaitingExpenses, type WaitingExpense } from "./usual.rules.ts";

type Change = { before: MonthView; after: MonthView; today: Day; currency: string; startedAt: number };

/** Says what is safe to spend today if the edit changed it: in the toast that has been shown since `startedAt`, or in one of its own. */
export function showSafeToast({ before, after, today, currency, startedAt }: Change) {
  const waiting = queueNow().filter(({ call, refusal }) => call === "budget/addExpense" && refusal === undefined);
  const safeCents = (view: MonthView) =>
    view.hasOwnBudget
      ? safeOf(
          withWaitingExpenses(
            view,
            waiting.map(({ input }) => input as WaitingExpense),
            today,
          ),
          today,
          currency,
        ).safeCents
      : undefined;
  const now = safeCents(after);
  if (now === undefined || now === safeCents(before)) return;
  const sentence = `Safe to spend today is ${showCents(now, currency)} now.`;
  const shown = shownToasts().findLast(({ tone, madeAt }) => tone === "plain" && madeAt >= startedAt);
  if (!shown) return void toast(sentence);
  const { title, words = "", act, link, source } = shown;
  toast(title, `${words} ${sentence}`.trim(), { act, link, source });
}
