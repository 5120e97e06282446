import { useState } from "react";
import { count } from "#shared/text.ts";
import type { Day } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { formatDay, useToday } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { QueuedItems } from "#web/ui/queued-items.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { HabitDialog } from "./habit-dialog.panel.tsx";
import { HeatDialog, HeatPanel } from "./heat.panel.tsx";
import { useCheck, useHabits } from "./lifestyle.api.ts";
import { isCheckedOn, targetText, thisWeek, type HeatCell, type HabitCard } from "./lifestyle.habits.rules.ts";

/** The habit in the dialog; without an id a new one. */
type Open = { id?: string } | undefined;

export function HabitsPanel() {
  const habits = useHabits();
  const [open, setOpen] = useState<Open>();
  const live = habits.data?.filter((one) => !one.isArchived);
  const away = habits.data?.filter((one) => one.isArchived) ?? [];
  return (
    <Section title="Habit Tracker" id="habits">
      {habits.isError && !habits.data && (
        <LoadFailed title="Failed to load your habits" onRetry={() => void habits.refetch()} isBusy={habits.isFetching} />
      )}
      {!habits.data && !habits.isError && <Skeleton description="Fetching your habits" />}
      {live &&
        (live.length === 0 ? (
          <EmptyState title="No habits yet" sentence="One small thing is plenty to begin with." />
        ) : (
          <Board habits={live} onEdit={({ id }) => setOpen({ id })} />
        ))}
      <QueuedItems call="lifestyle/check" />
      {live && (
        <div className="row">
          <Button icon={<PlusIcon small />} onClick={() => setOpen({})}>
            Add Habit
          </Button>
        </div>
      )}
      {away.length > 0 && (
        <details>
          <summary className="muted">{count(away.length, "archived habit")}</summary>
          <ul className="rows">
            {away.map((habit) => (
              <li key={habit.id} data-row={habit.id} className="row-line">
                <span className="row-words">
                  {habit.name} <small className="muted">{habit.category}</small>
                </span>
                <Button kind="quiet" aria-label={`Open ${habit.name}`} onClick={() => setOpen({ id: habit.id })}>
                  Open
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && <HabitDialog id={open.id} habit={habits.data?.find(({ id }) => id === open.id)} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

function Board({ habits, onEdit }: { habits: readonly HabitCard[]; onEdit: (habit: HabitCard) => void }) {
  const { timeZone, weekStartsOn = 7 } = useMember();
  const today = useToday(timeZone);
  const check = useCheck();
  const [heat, setHeat] = useState<string>();
  const shown = habits.find(({ id }) => id === heat);
  const week = thisWeek(new Set(), today, weekStartsOn);
  return (
    <>
      <p className="strong">
        {sentenceFor(habits, today)} <span className="muted small">A missed day is a dash, not a fault.</span>
      </p>
      <table className="habits" aria-label="Your habits, this week">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Habit</span>
            </th>
            {week.map(({ day }) => (
              <th key={day} scope="col" className={day === today ? "on" : undefined}>
                {day === today ? "Today" : shortOf(day)}
              </th>
            ))}
            <th scope="col" className="heat">
              Twelve weeks
            </th>
            <th scope="col" className="habit-streak">
              Streak
            </th>
          </tr>
        </thead>
        <tbody>
          {habits.map((habit) => (
            <tr key={habit.id} data-row={habit.id}>
              <th scope="row">
                <span className="habit-name">
                  {habit.name}
                  <IconButton label={`Edit ${habit.name}`} onClick={() => onEdit(habit)}>
                    <EditIcon small />
                  </IconButton>
                </span>
                <small>
                  {habit.category}
                  {habit.weeklyTarget !== null && `, ${targetText(habit.weeklyTarget)}`}
                </small>
              </th>
              {thisWeek(new Set(habit.days), today, weekStartsOn).map((cell) => (
                <td key={cell.day} data-d={cell.day === today ? "Today" : shortOf(cell.day)}>
                  <DayBox habit={habit} cell={cell} today={today} onCheck={(isDone) => void check(habit, cell.day, isDone, today)} />
                </td>
              ))}
              <td className="heat">
                <HeatPanel habit={habit} today={today} startsOn={weekStartsOn} onOpen={() => setHeat(habit.id)} />
              </td>
              <td className="habit-streak">{streakWords(habit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown && <HeatDialog habit={shown} today={today} startsOn={weekStartsOn} onClose={() => setHeat(undefined)} />}
    </>
  );
}

function DayBox({ habit, cell, today, onCheck }: { habit: HabitCard; cell: HeatCell; today: Day; onCheck: (isDone: boolean) => void }) {
  if (cell.isAhead)
    return (
      <>
        <span className="day-ahead" aria-hidden="true" />
        <span className="visually-hidden">still to come</span>
      </>
    );
  const isToday = cell.day === today;
  // after 'Start New Week' today's box is open again, though the day counts for the streak
  const isDone = isToday ? isCheckedOn(habit, today) : cell.isDone;
  return (
    <label className={isToday ? "day-box is-today" : "day-box"}>
      <span className="visually-hidden">
        {habit.name}, {isToday ? "today" : formatDay(cell.day)}
      </span>
      <input type="checkbox" checked={isDone} onChange={(event) => onCheck(event.currentTarget.checked)} />
    </label>
  );
}

function streakWords({ streak: { current, unit } }: HabitCard) {
  if (current === 0) return <small>starts {unit === "day" ? "today" : "this week"}</small>;
  return (
    <>
      <b>{current}</b> <small>{current === 1 ? unit : `${unit}s`}</small>
    </>
  );
}

function sentenceFor(habits: readonly HabitCard[], today: Day): string {
  const open = habits.filter((one) => !isCheckedOn(one, today)).length;
  const best = habits.reduce<HabitCard | undefined>(
    (top, one) => (one.streak.unit === "day" && one.streak.current > (top?.streak.current ?? 1) ? one : top),
    undefined,
  );
  const first = best ? `${best.name} is on day ${best.streak.current}. ` : "";
  return `${first}${open === 0 ? "All are checked today." : `${open === 1 ? "One is" : `${open} are`} still open today.`}`;
}

const shortOf = (day: Day) => formatDay(day).slice(0, 3);
