import { useLocation, useSearch } from "wouter";
import { addMonths, formatMonth, isMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import { useMember, type Member } from "#web/session.ts";
import { todayIn, useToday } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { BackIcon, NextIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Jar, Letters, Pear } from "#web/ui/still-life.tsx";
import { OnThisPage } from "#web/ui/on-this-page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchMonth, useBudgetMonth, useLines } from "./budget.api.ts";
import { BudgetTable } from "./budget-table.panel.tsx";
import type { FromOthers } from "./recap.panel.tsx";
import { monthsAhead } from "./month.rules.ts";

export const prefetch = ({ timeZone }: Member) => prefetchMonth(monthOf(todayIn(timeZone)));

/**
 * The month in the address (`?month=2026-10`), the current one without it, and a function that changes to another month with a history
 * entry of its own, so that Back returns. At midnight of the first the current month advances.
 */
function useShownMonth(current: Month): [Month, (month: Month) => void] {
  const requested = new URLSearchParams(useSearch()).get("month") ?? "";
  const [path, navigate] = useLocation();
  // also further ahead than the button goes: an expense may be dated there by mistake
  return [isMonth(requested) ? requested : current, (month) => navigate(month === current ? path : `${path}?month=${month}`)];
}

/** Parts of other features, composed in app/. */
type BudgetParts = {
  /** The no-spend days of a month; undefined while loading. */
  useNoSpendDays: (month: Month) => readonly Day[] | undefined;
  FromOthers: FromOthers;
};

export function BudgetPage({ useNoSpendDays, FromOthers }: BudgetParts) {
  const today = useToday(useMember().timeZone);
  const current = monthOf(today);
  const [month, go] = useShownMonth(current);
  const { data, isError, isFetching, refetch } = useBudgetMonth(month);
  const noSpend = useNoSpendDays(month);
  // the expenses are above the categories: shown together, so that nothing shifts when they arrive
  const { isLoading } = useLines(month, { search: "" });

  return (
    <>
      <PageHeader
        title="Smart Budget Dashboard"
        tab="Budget"
        art={
          <Scene width={400} height={150}>
            <Letters x={52} y={150} scale={1.1} />
            <Jar x={222} y={150} scale={1.12} />
            <Pear x={358} y={150} scale={1.08} />
          </Scene>
        }
        phoneArt={
          <Scene width={84} height={100}>
            <Jar x={8} y={100} scale={0.92} />
          </Scene>
        }
      >
        <div className="month-switch">
          <IconButton label="Previous month" onClick={() => go(addMonths(month, -1))} isHeld={month <= "1970-02"}>
            <BackIcon />
          </IconButton>
          <strong aria-live="polite">{formatMonth(month)}</strong>
          <IconButton label="Next month" onClick={() => go(addMonths(month, 1))} isHeld={month >= addMonths(current, monthsAhead)}>
            <NextIcon />
          </IconButton>
          {month !== current && (
            <Button kind="quiet" onClick={() => go(current)}>
              Back to this month
            </Button>
          )}
        </div>
        <div className="budget-parts">
          <OnThisPage />
        </div>
      </PageHeader>
      <div className="wrap pt-6">
        {data && noSpend && !isLoading ? (
          <BudgetTable key={month} view={data} today={today} noSpend={noSpend} FromOthers={FromOthers} />
        ) : isError && !data ? (
          <LoadFailed title="Failed to load your budget" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : (
          <Skeleton description="Fetching your budget" lines={8} />
        )}
      </div>
    </>
  );
}
