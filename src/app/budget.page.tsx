import { prefetchNoSpendDays, useNoSpendDays } from "../features/challenge/challenge.api.ts";
import { BudgetPage, prefetch as prefetchBudget } from "../features/budget/budget.page.tsx";
import { monthOf } from "#shared/dates.ts";
import type { Member } from "#web/session.ts";
import { todayIn } from "#web/today.ts";
import { part } from "#web/ui/part.tsx";

export function prefetch(member: Member): void {
  prefetchBudget(member);
  prefetchNoSpendDays(monthOf(todayIn(member.timeZone)));
}

const Leftover = part(() => import("../features/debt/leftover.panel.tsx").then((one) => one.LeftoverPanel));

/** The budget with the no-spend days of the challenge and, at a month's end, the savings goals. */
export const ComposedBudgetPage = () => <BudgetPage useNoSpendDays={useNoSpendDays} Leftover={Leftover} />;
