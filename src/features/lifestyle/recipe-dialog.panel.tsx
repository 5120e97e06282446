import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { withAmount } from "#kitchen/kitchen.text.rules.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { PlannedMeal } from "./lifestyle.meals.rules.ts";

/** A planned meal: what goes into it, and its steps. */
export function RecipeDialog({ meal, onClose }: { meal: PlannedMeal; onClose: () => void }) {
  return (
    <Dialog title={meal.name} onClose={onClose}>
      <p className="muted">
        {meal.minutes} minutes, {count(meal.portions, "portion")}, about {showCents(meal.costCents)}.
      </p>
      <ul className="meal-uses">
        {meal.ingredients.map((one) => (
          <li key={one.name}>
            {withAmount(one.name, one.amount)}
            {one.isInPantry && <small className="muted"> (in the pantry)</small>}
          </li>
        ))}
      </ul>
      <ol className="meal-steps">
        {meal.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small muted">
        Amounts are for {count(meal.portions, "portion")}: today and the day after. {meal.leftovers}
      </p>
    </Dialog>
  );
}
