import { useState } from "react";
import { count } from "#shared/text.ts";
import { noPlanText, noPlanTitle } from "#kitchen/kitchen.budget.rules.ts";
import { leftText } from "#kitchen/kitchen.text.rules.ts";
import { showCents } from "#shared/money.ts";
import { useToday } from "#web/today.ts";
import { useMember } from "#web/session.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Pear } from "#web/ui/still-life.tsx";
import { Pot } from "#web/ui/still-life/pot.tsx";
import { useNewWeek, type Board } from "./lifestyle.api.ts";
import { planChangeInWords } from "./lifestyle.plan-change.rules.ts";
import { PlanDayPanel } from "./plan-day.panel.tsx";

/** The three cooking days of the plan and what is left of the budget, or that there is no plan. */
export function CookingDaysPanel({ plan }: { plan: Board["plan"] }) {
  const newWeek = useNewWeek();
  const today = useToday(useMember().timeZone);
  const change = usePlanChange(plan);
  return (
    <section className="meal-days" aria-label="Three cooking days">
      <p className="visually-hidden" role="status">
        {change}
      </p>
      {plan ? (
        <>
          {plan.leftCents < 0 && (
            <p className="small muted">
              {plan.leastCents > plan.dollars * 100 &&
                `Nothing that suits is cheap enough for ${count(plan.eaters, "person", "people")} on $${plan.dollars}. `}
              This plan is {showCents(-plan.leftCents)} more than your ${plan.dollars}.
            </p>
          )}
          <ol>
            {plan.days.map((day, index) => (
              <PlanDayPanel key={day.day} planId={plan.id} index={index} day={day} today={today} />
            ))}
          </ol>
          <div className="meal-left">
            <p className="small muted">{leftText(plan)} Past weeks stay readable; streaks are never touched.</p>
            <Button isBusy={newWeek.isBusy} onClick={() => void newWeek.start()}>
              Start New Week
            </Button>
          </div>
        </>
      ) : (
        <EmptyState
          art={
            <Scene width={240} height={110} className="face-scene">
              <Pot x={30} y={110} scale={0.92} />
              <Pear x={184} y={110} scale={0.8} />
            </Scene>
          }
          title={noPlanTitle}
          sentence={noPlanText}
          action={
            <Button isBusy={newWeek.isBusy} onClick={() => void newWeek.start()}>
              Start New Week
            </Button>
          }
        />
      )}
    </section>
  );
}

/** What changed last in the plan since it was first shown, for a screen reader. */
function usePlanChange(plan: Board["plan"]): string {
  const [shown, setShown] = useState({ plan, change: "" });
  if (shown.plan !== plan) setShown({ plan, change: planChangeInWords(shown.plan, plan) });
  return shown.change;
}
