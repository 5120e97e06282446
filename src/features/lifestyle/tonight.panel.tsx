import { addDays, type Day } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { dayOfWeek } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { useMeals } from "./lifestyle.api.ts";
import type { Plan } from "./lifestyle.meals.rules.ts";
import { mealTonight } from "./lifestyle.tonight.rules.ts";

/** Tonight's dinner from the plan, with a link to the plan. */
export function TonightPanel() {
  const { data } = useMeals();
  const today = useToday(useMember().timeZone);
  return (
    <section className="stack gap-2" aria-labelledby="tonight">
      <h2 id="tonight">Tonight</h2>
      <p className="tonight">
        {data && <Words plan={data.plan} today={today} />}{" "}
        <a className="reach inline-block whitespace-nowrap" href="#meals">
          {data && !data.plan ? "Plan this week" : "The whole plan"}
        </a>
      </p>
    </section>
  );
}

function Words({ plan, today }: { plan: Plan | null; today: Day }) {
  const meal = plan && mealTonight(plan, today);
  if (!meal) return <>Nothing is planned.</>;
  return (
    <>
      <b className="strong">{meal.name},</b>{" "}
      {meal.cookedOn === today
        ? "to cook today. It also feeds tomorrow."
        : meal.cookedOn === addDays(today, -1)
          ? "cooked yesterday, enough for today."
          : `cooked ${dayOfWeek(meal.cookedOn)}, enough for today.`}
    </>
  );
}
