import { weekdayName, type Day } from "#shared/dates.ts";
import { slotNames } from "#kitchen/kitchen.text.rules.ts";
import type { Plan, PlannedMeal } from "./lifestyle.meals.rules.ts";

type Announced = Pick<Plan, "id"> & { days: { day: Day; meals: Pick<PlannedMeal, "slot" | "name">[] }[] };

/** For a screen reader: the first plan, or the meals that a swap put there. Another plan has its own toast, and a cleared one too. */
export function planChangeInWords(before: Announced | null, now: Announced | null): string {
  if (!now || (before && before.id !== now.id)) return "";
  if (!before) return "Your meal plan is ready, for three cooking days.";
  return now.days
    .flatMap(({ day, meals }, at) =>
      meals.flatMap(({ slot, name }, index) =>
        before.days[at]?.meals[index]?.name === name ? [] : `${slotNames[slot]} on ${weekdayName(day)} is now ${name}.`,
      ),
    )
    .join(" ");
}
