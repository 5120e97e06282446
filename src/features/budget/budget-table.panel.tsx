import "#web/ui/category-colors.css";
import "./budget.css";
import { memo, useMemo, useState } from "react";
import { addDays, monthOf, type Day } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { Skeleton } from "#web/ui/states.tsx";
import { Folds, useWide } from "#web/ui/fold.tsx";
import { PartLinks } from "#web/ui/part-links.tsx";
import { part } from "#web/ui/part.tsx";
import { BillsPanel, HowPanel } from "./bills.panel.tsx";
import type { MonthView } from "./budget.api.ts";
import { summary } from "./budget.rules.ts";
import { CategoriesPanel } from "./categories.panel.tsx";
import { withEdit, useCategoryEdit } from "./category-edit.panel.tsx";
import { ExpenseForm } from "./expense-form.panel.tsx";
import { LedgerPanel } from "./ledger.panel.tsx";
import type { FromOthers as OthersPart } from "./recap.panel.tsx";
import { formatRecap } from "./recap.rules.ts";
import { billsOverdue, billsToCome, safeToSpend } from "./safe.rules.ts";
import { SummaryPanel } from "./summary.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const Charts = part(
  () => retrying(() => import("./charts.panel.tsx")).then((one) => one.ChartsPanel),
  <Skeleton description="Drawing the charts" />,
);

const SavedVersions = part(() => retrying(() => import("./saved-versions.panel.tsx")).then((one) => one.SavedVersionsPanel));

const Recap = part(() => retrying(() => import("./recap.panel.tsx")).then((one) => one.RecapPanel));

// separate, so that typing into a category renders neither the lists nor the charts again
const [Ledger, Form, Bills, Kept, MonthCharts] = [
  memo(LedgerPanel),
  memo(ExpenseForm),
  memo(BillsPanel),
  memo(SavedVersions),
  memo(Charts),
];

type Props = { view: MonthView; today: Day; noSpend: readonly Day[]; FromOthers: OthersPart };

/** One complete month: the figures, the form, the expenses by day, the categories, and the folds. */
export function BudgetTable({ view, today, noSpend, FromOthers }: Props) {
  const currency = useMember().currency ?? "USD";
  const isWide = useWide();
  const edit = useCategoryEdit(view);
  const [only, setOnly] = useState<string>();
  const categories = withEdit(view.categories, edit.draft);
  const sums = summary(categories);
  const isNow = view.month === monthOf(today);
  const isExample = !view.hasOwnBudget;
  const isOver = view.month < monthOf(today) && !isExample && sums.budgetCents > 0;
  const safe = useMemo(
    () =>
      isNow && !isExample ? safeToSpend(sums.remainingCents, billsToCome(view.bills, today), today, view.spentTodayCents, currency) : null,
    [isNow, isExample, view, sums.remainingCents, today, currency],
  );
  // on its last day too, because the evening's reminder links here
  const isEnding = safe && sums.budgetCents > 0 && monthOf(addDays(today, 1)) !== view.month;
  const seeLines = (id: string) => {
    setOnly(id);
    document.getElementById("expenses")?.scrollIntoView({ block: "start" });
  };
  const ledger = <Ledger key="ledger" view={view} today={today} currency={currency} noSpend={noSpend} only={only} onOnly={setOnly} />;
  const rows = (
    <CategoriesPanel
      key="categories"
      view={view}
      categories={categories}
      isExample={isExample}
      edit={edit}
      today={today}
      currency={currency}
      onSeeLines={seeLines}
    />
  );
  const monthRecap = (
    <Recap view={view} leftCents={sums.remainingCents} noSpend={noSpend} today={today} currency={currency} FromOthers={FromOthers} />
  );

  return (
    <>
      <SummaryPanel
        isExample={isExample}
        month={view.month}
        today={today}
        sums={sums}
        safe={safe}
        overdue={billsOverdue(view.bills, today)}
        currency={currency}
        recap={isOver && formatRecap(categories, noSpend.length, currency, view.since)}
      />
      {isOver && monthRecap}
      <Form view={view} today={today} currency={currency} safe={safe} />
      <PartLinks parts={partLinks} />
      {/* on phones the expenses come first; side by side the categories are on the left, so the reading order matches the visual order */}
      <div className="budget-columns">{isWide ? [rows, ledger] : [ledger, rows]}</div>
      {isEnding && monthRecap}
      <div className="budget-columns is-folds">
        <Folds>
          {safe && <HowPanel safe={safe} today={today} currency={currency} />}
          <Bills view={view} today={today} currency={currency} />
          <Kept view={view} currency={currency} />
        </Folds>
        <Folds id="charts">
          <MonthCharts view={view} today={today} currency={currency} />
        </Folds>
      </div>
    </>
  );
}

const partLinks = [
  { id: "expenses", name: "Expenses" },
  { id: "categories", name: "Categories" },
  { id: "bills", name: "Bills" },
  { id: "charts", name: "Charts" },
];
