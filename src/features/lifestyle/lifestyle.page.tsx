import "./lifestyle.css";
import { weekday } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Folds } from "#web/ui/fold.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Pear } from "#web/ui/still-life.tsx";
import { Pot } from "#web/ui/still-life/pot.tsx";
import { Vegetables } from "#web/ui/still-life/vegetables.tsx";
import { OnThisPage } from "#web/ui/on-this-page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { GroceryPanel } from "./grocery.panel.tsx";
import { HabitsPanel } from "./habits.panel.tsx";
import { prefetchHabits, prefetchMeals, useHabitsSettled } from "./lifestyle.api.ts";
import { MealsPanel } from "./meals.panel.tsx";
import { NearbyPanel } from "./nearby.panel.tsx";
import { ResetPanel } from "./reset.panel.tsx";
import { TonightPanel } from "./tonight.panel.tsx";

export function prefetch(): void {
  prefetchHabits();
  prefetchMeals();
}

/** Habits and tonight's meal first; the rest is in folds. On Sundays the weekly reset follows them, open. */
export function LifestylePage() {
  const isSunday = weekday(useToday(useMember().timeZone)) === 7;
  const isSettled = useHabitsSettled();
  const waits = isSettled ? "" : " is-waiting";
  const folds = (
    <>
      <Folds className={`life-folds${waits}`}>
        <MealsPanel />
      </Folds>
      <Folds className={`life-more${waits}`}>
        <GroceryPanel />
        <NearbyPanel />
      </Folds>
    </>
  );
  return (
    <div className="lifestyle">
      <PageHeader
        title="Lifestyle"
        lead="Good enough counts."
        art={
          <Scene width={400} height={150}>
            <Vegetables x={64} y={150} scale={1.08} />
            <Pot x={214} y={150} scale={1.04} />
            <Pear x={366} y={150} scale={0.86} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Vegetables x={8} y={100} scale={0.84} />
          </Scene>
        }
      >
        <div className="life-list">
          <OnThisPage />
        </div>
      </PageHeader>
      <div className="wrap life-grid">
        <div className="life-main">
          <HabitsPanel />
          <div className={waits}>
            <TonightPanel />
          </div>
        </div>
        {!isSunday && folds}
      </div>
      <div className={waits}>
        <ResetPanel isDue={isSunday} />
      </div>
      {isSunday && <div className="wrap life-grid">{folds}</div>}
    </div>
  );
}
