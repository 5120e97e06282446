import "#web/ui/daily.css";
import { useState } from "react";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { GoLink } from "#web/ui/link.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useCheck, useHabits } from "./lifestyle.api.ts";
import { streakText, type HabitCard } from "./lifestyle.habits.rules.ts";

const most = 4;

/** Today's daily habits, one tap each. While loading there is space for `count` of them, so that nothing below shifts. */
export function TodayHabitsPanel({ count }: { count: number }) {
  const { data, isError, isFetching, refetch } = useHabits();
  const daily = data?.filter((one) => !one.isArchived && one.weeklyTarget === null);
  const done = daily?.filter((one) => one.isChecked).length ?? 0;
  return (
    <section className="stack gap-2" aria-labelledby="today-habits">
      <div className="row between">
        <h2 id="today-habits">Today's habits</h2>
        {daily && (
          <GoLink className="small reach inline-block py-0.5" href="/lifestyle#habits">
            {done} of {daily.length} done
          </GoLink>
        )}
      </div>
      {daily ? (
        <Rows daily={daily} />
      ) : isError ? (
        <LoadFailed title="Failed to load your habits" onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <div style={{ minHeight: `calc(${Math.min(count, most)} * (3.125rem + 1px) + 1px)` }}>
          <Skeleton description="Fetching your habits" lines={4} />
        </div>
      )}
    </section>
  );
}

/** At most four rows, those open at the start of the visit first: a row that is ticked moves only on the next visit. */
function Rows({ daily }: { daily: readonly HabitCard[] }) {
  const { timeZone } = useMember();
  const today = useToday(timeZone);
  const check = useCheck();
  const [order] = useState(() => daily.toSorted((one, other) => Number(one.isChecked) - Number(other.isChecked)).map(({ id }) => id));
  const rank = ({ id }: HabitCard) => (order.includes(id) ? order.indexOf(id) : daily.length);
  const rows = daily.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
  return (
    <>
      <ul className="ticks">
        {rows.map((habit) => (
          <li key={habit.id}>
            <label className="tick-row">
              <input
                type="checkbox"
                checked={habit.isChecked}
                onChange={(event) => void check(habit, today, event.currentTarget.checked, today)}
              />
              <span className="tick-name">{habit.name}</span>
              <span className="tick-end">{streakText(habit.streak)}</span>
            </label>
          </li>
        ))}
      </ul>
      {daily.length > rows.length && (
        <GoLink className="small reach" href="/lifestyle#habits">
          and {daily.length - rows.length} more
        </GoLink>
      )}
    </>
  );
}
