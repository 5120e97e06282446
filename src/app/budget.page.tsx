import { prefetchNoSpendDays, useNoSpendDays } from "../features/challenge/challenge.api.ts";
import { BudgetPage, prefetch as prefetchBudget } from "../features/budget/budget.page.tsx";
import { monthOf } from "#shared/dates.ts";
import type { Member } from "#web/session.ts";
import { todayIn } from "#web/today.ts";
import { part } from "#web/ui/part.tsx";
import { retrying } from "#web/chunk-load-error.ts";

export function prefetch(member: Member): void {
  prefetchBudget(member);
  prefetchNoSpendDays(monthOf(todayIn(member.timeZone)));
}

const FromOthers = part(() => retrying(() => import("./recap-parts.tsx")).then((one) => one.RecapParts));

/** The budget page with the challenge's no-spend days and, at the end of a month, savings goals and debts. */
export const ComposedBudgetPage = () => <BudgetPage useNoSpendDays={useNoSpendDays} FromOthers={FromOthers} />;
