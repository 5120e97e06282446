import { useNoSpendDays } from "../features/challenge/challenge.api.ts";
import { BudgetPage } from "../features/budget/budget.page.tsx";
import { part } from "#web/ui/part.tsx";

export { prefetch } from "../features/budget/budget.page.tsx";

const Leftover = part(() => import("../features/debt/leftover.panel.tsx").then((one) => one.LeftoverPanel));

/** The budget with the no-spend days of the challenge and, at a month's end, the savings goals. */
export const ComposedBudgetPage = () => <BudgetPage useNoSpendDays={useNoSpendDays} Leftover={Leftover} />;
