import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { formatLong } from "#web/format-day.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { UndoIcon } from "#web/ui/icons.tsx";
import { useMeals, usePastWeeks, useUndoWeek } from "./lifestyle.api.ts";

/** Past weeks as they were; the newest can be taken back on its day. Empty before there is one. */
export function PastWeeksPanel() {
  const weeks = usePastWeeks();
  const plan = useMeals().data?.plan;
  const today = useToday(useMember().timeZone);
  const undoing = useUndoWeek();
  if (!weeks.data || weeks.data.length === 0) return <p className="small muted">Past weeks stay readable here.</p>;
  return (
    <details className="past-weeks">
      <summary>Past weeks</summary>
      {weeks.data.map((week, index) => (
        <article key={week.id} aria-label={`Week that ended on ${formatLong(week.endedOn, today)}`}>
          <h3>Until {formatLong(week.endedOn, today)}</h3>
          {/* a new plan would be in the way of the one that comes back */}
          {index === 0 && week.endedOn === today && !(week.plan && plan) && (
            <Button
              kind="quiet"
              className="quiet-start"
              icon={<UndoIcon small />}
              isBusy={undoing.isBusy}
              onClick={() => void undoing.run({ id: week.id })}
            >
              Undo
            </Button>
          )}
          {week.plan ? (
            <ul>
              {week.plan.days.map((day) => (
                <li key={day.day}>
                  <span className="strong">{formatLong(day.day, today)}:</span> {day.meals.join(", ")}
                </li>
              ))}
              <li className="muted">
                About {showCents(week.plan.estimatedCents)} of ${week.plan.dollars}.
              </li>
            </ul>
          ) : (
            <p className="muted">No meal plan that week.</p>
          )}
          {week.habits.length > 0 && (
            <p className="small">{week.habits.map((one) => `${inSentence(one.name)} ${one.done} of ${one.meant}`).join(" · ")}</p>
          )}
        </article>
      ))}
    </details>
  );
}
