import { formatDay } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { usePastWeeks } from "./lifestyle.api.ts";

/** Past weeks as they were. Empty before there is one. */
export function PastWeeksPanel() {
  const weeks = usePastWeeks();
  if (!weeks.data || weeks.data.length === 0) return <p className="small muted">Past weeks stay readable here.</p>;
  return (
    <details className="past-weeks">
      <summary>Past weeks</summary>
      {weeks.data.map((week) => (
        <article key={week.id} aria-label={`Week that ended on ${formatDay(week.endedOn)}`}>
          <h3>Until {formatDay(week.endedOn)}</h3>
          {week.plan ? (
            <ul>
              {week.plan.days.map((day) => (
                <li key={day.day}>
                  <span className="strong">{formatDay(day.day)}:</span> {day.meals.join(", ")}
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
