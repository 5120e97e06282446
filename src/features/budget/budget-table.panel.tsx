import "#web/ui/category-colors.css";
import "./budget.css";
import { useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { Skeleton } from "#web/ui/states.tsx";
import { part } from "#web/ui/part.tsx";
import { BillsReceipt } from "./bills.panel.tsx";
import type { MonthView } from "./budget.api.ts";
import { summary } from "./budget.rules.ts";
import { CategoriesPanel } from "./categories.panel.tsx";
import { withEdit, useCategoryEdit } from "./category-edit.panel.tsx";
import { ExpenseForm } from "./expense-form.panel.tsx";
import { LedgerPanel } from "./ledger.panel.tsx";
import { billsToCome, safeToSpend } from "./safe.rules.ts";
import { SummaryPanel } from "./summary.panel.tsx";

const Charts = part(() => import("./charts.panel.tsx").then((one) => one.ChartsPanel), <Skeleton description="Drawing the pictures" />);
const Months = part(() => import("./charts.panel.tsx").then((one) => one.MonthsPanel));

/** One month, whole: the figures, the sentence form, the categories, how the figure comes about, the ledger and the pictures. */
export function BudgetTable({ view, today }: { view: MonthView; today: Day }) {
  const currency = useMember().currency ?? "USD";
  const edit = useCategoryEdit(view);
  const [only, setOnly] = useState<string>();
  const categories = withEdit(view.categories, edit.draft);
  const sums = summary(categories);
  const isNow = view.month === monthOf(today);
  const paid = new Set(view.bills.filter((bill) => bill.isPaid).map(({ id }) => id));
  const toCome = billsToCome(view.bills, paid, today);
  const safe = isNow && view.hasOwnBudget ? safeToSpend(sums.remainingCents, toCome, today, view.spentTodayCents) : null;
  const seeLines = (id: string) => {
    setOnly(id);
    document.getElementById("expenses")?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <SummaryPanel isExample={!view.hasOwnBudget} month={view.month} today={today} sums={sums} safe={safe} currency={currency} />
      <ExpenseForm view={view} today={today} currency={currency} />
      <div className="grid12 section">
        <CategoriesPanel
          view={view}
          categories={categories}
          isExample={!view.hasOwnBudget}
          edit={edit}
          today={today}
          currency={currency}
          onSeeLines={seeLines}
        />
        <div className="aside lg:col-span-4">
          <BillsReceipt view={view} safe={safe} today={today} currency={currency} />
        </div>
      </div>
      <div className="grid12 gap-y-0">
        <div className="lg:col-span-7">
          <LedgerPanel view={view} today={today} currency={currency} only={only} onOnly={setOnly} />
        </div>
        <div className="section stack gap-12 lg:col-span-5">
          <Charts view={view} today={today} currency={currency} />
        </div>
      </div>
      <Months view={view} today={today} currency={currency} />
    </>
  );
}
