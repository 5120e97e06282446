import { useState } from "react";
import { addMonths, monthOf, type Month } from "#kernel/days.ts";
import { useMember, type Member } from "#web/session.ts";
import { todayIn, useToday } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { LoadFailed, Skeleton } from "#web/ui/faces.tsx";
import { BackIcon, NextIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Jar, Letters, Pear } from "#web/ui/still-life.tsx";
import { Wall } from "#web/ui/wall.tsx";
import { askMonthAhead, useBudgetMonth } from "./budget.calls.ts";
import { BudgetTable } from "./budget-table.panel.tsx";
import { monthsAhead, sayMonth } from "./month.rules.ts";

export const askAhead = ({ timeZone }: Member) => askMonthAhead(monthOf(todayIn(timeZone)));

export function BudgetScreen() {
  const today = useToday(useMember().timeZone);
  const current = monthOf(today);
  const [chosen, setChosen] = useState<Month>();
  const month = chosen ?? current;
  const { data, isError, isFetching, refetch } = useBudgetMonth(month);
  // the current month is nobody's choice: at midnight of the first the page goes on by itself
  const go = (step: number) => setChosen(addMonths(month, step) === current ? undefined : addMonths(month, step));

  return (
    <>
      <Wall
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
          <IconButton label="Previous month" onClick={() => go(-1)} isHeld={month <= "1970-02"}>
            <BackIcon />
          </IconButton>
          <strong aria-live="polite">{sayMonth(month)}</strong>
          <IconButton label="Next month" onClick={() => go(1)} isHeld={month >= addMonths(current, monthsAhead)}>
            <NextIcon />
          </IconButton>
          {month !== current && (
            <Button kind="quiet" onClick={() => setChosen(undefined)}>
              Back to this month
            </Button>
          )}
        </div>
      </Wall>
      <div className="wrap pt-6">
        {data ? (
          <BudgetTable key={month} view={data} today={today} />
        ) : isError ? (
          <LoadFailed title="Failed to load your budget" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : (
          <Skeleton says="Fetching your budget" lines={8} />
        )}
      </div>
    </>
  );
}
