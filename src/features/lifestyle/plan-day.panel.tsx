import { useState } from "react";
import { addDays, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { slotNames } from "#kitchen/kitchen.text.rules.ts";
import { dayOfWeek, shortDay } from "#web/format-day.ts";
import { IconButton } from "#web/ui/button.tsx";
import { AgainIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { useKitchen } from "./lifestyle.api.ts";
import type { PlannedDay, PlannedMeal } from "./lifestyle.meals.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const RecipeDialog = part(() => retrying(() => import("./recipe-dialog.panel.tsx")).then((file) => file.RecipeDialog));

/** One cooking day: its meals, its allotment, its estimated cost. */
export function PlanDayPanel({ planId, index, day, today }: { planId: string; index: number; day: PlannedDay; today: Day }) {
  const { swap } = useKitchen();
  const [shown, setShown] = useState<PlannedMeal>();
  const [busy, setBusy] = useState<string>();

  async function another(meal: PlannedMeal) {
    setBusy(meal.slot);
    await swap({ id: planId, day: index, slot: meal.slot, instead: meal.key });
    setBusy(undefined);
  }

  return (
    <li className={day.day < today ? "meal-day is-past" : "meal-day"}>
      <h3>
        {dayOfWeek(day.day)}
        <small>{whenText(day.day, today)}</small>
      </h3>
      <dl>
        {day.meals.map((meal) => (
          <div key={meal.slot}>
            <dt>{slotNames[meal.slot]}</dt>
            <dd>
              <button type="button" className="link-button meal-name" onClick={() => setShown(meal)}>
                {meal.name}
              </button>
              <IconButton
                label={`Swap ${slotNames[meal.slot].toLowerCase()} on ${dayOfWeek(day.day)}`}
                isHeld={busy !== undefined}
                aria-busy={busy === meal.slot || undefined}
                onClick={() => void another(meal)}
              >
                <AgainIcon small />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
      <p className="meal-cost">
        <span className="num meal-allotted">{showCents(day.allottedCents, "USD", true)}</span>
        <small>about {showCents(day.estimatedCents)}</small>
        <small>{day.leftCents < 0 ? `${showCents(-day.leftCents)} more` : `${showCents(day.leftCents)} left`}</small>
      </p>
      {shown && <RecipeDialog meal={shown} onClose={() => setShown(undefined)} />}
    </li>
  );
}

function whenText(day: Day, today: Day): string {
  const next = dayOfWeek(addDays(day, 1));
  if (day === today) return `today, also feeds ${next}`;
  if (day === addDays(today, 1)) return `tomorrow, also feeds ${next}`;
  return `${shortDay(day)}, also feeds ${next}`;
}
