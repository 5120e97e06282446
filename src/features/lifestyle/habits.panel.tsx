import "#web/ui/daily.css";
import { useState } from "react";
import { count, inSentence } from "#shared/text.ts";
import { addDays, type Day } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { BringLink } from "#web/ui/bring-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { QueuedItems } from "#web/ui/queued-items.tsx";
import { part } from "#web/ui/part.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { dayLetters, SevenDays } from "./seven-days.panel.tsx";
import { useCheck, useHabits } from "./lifestyle.api.ts";
import { isCheckedOn, streakText, targetText, type HabitCard } from "./lifestyle.habits.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const HabitDialog = part(() => retrying(() => import("./habit-dialog.panel.tsx")).then((file) => file.HabitDialog));
const HabitDaysDialog = part(() => retrying(() => import("./habit-days.panel.tsx")).then((file) => file.HabitDaysDialog));

/** The habit in the dialog; without an id a new one. */
type Open = { id?: string } | undefined;

export function HabitsPanel() {
  const habits = useHabits();
  const [open, setOpen] = useState<Open>();
  const live = habits.data?.filter((one) => !one.isArchived);
  const away = habits.data?.filter((one) => one.isArchived) ?? [];
  return (
    <Section title="Habit Tracker" id="habits" aside={live && live.length > 0 && <SevenHead />}>
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
                  <bdi>{habit.name}</bdi> <small className="muted">{inSentence(habit.category)}</small>
                </span>
                <Button kind="quiet" aria-label={`Open ${habit.name}`} onClick={() => setOpen({ id: habit.id })}>
                  Open
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {live && <BringLink apps="Loop" />}
      {open && <HabitDialog id={open.id} habit={habits.data?.find(({ id }) => id === open.id)} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

function Board({ habits, onEdit }: { habits: readonly HabitCard[]; onEdit: (habit: HabitCard) => void }) {
  const { timeZone, weekStartsOn = 7 } = useMember();
  const today = useToday(timeZone);
  const check = useCheck();
  const [openId, setOpenId] = useState<string>();
  const opened = habits.find(({ id }) => id === openId);
  return (
    <>
      <ul className="ticks habits" aria-label="Your habits">
        {habits.map((habit) => (
          <li key={habit.id} data-row={habit.id}>
            <label className="tick-row">
              <input
                type="checkbox"
                aria-label={`${habit.name}, today`}
                checked={isCheckedOn(habit, today)}
                onChange={(event) => void check(habit, today, event.currentTarget.checked, today)}
              />
              <span className="tick-name">
                {habit.name}
                <small>{factsOf(habit)}</small>
              </span>
            </label>
            <SevenDays habit={habit} today={today} onOpen={() => setOpenId(habit.id)} />
          </li>
        ))}
      </ul>
      <p className="small muted">{sentenceFor(habits, today)} A missed day is a dash, not a fault.</p>
      {opened && (
        <HabitDaysDialog
          habit={opened}
          today={today}
          startsOn={weekStartsOn}
          onEdit={() => {
            setOpenId(undefined);
            onEdit(opened);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

/** The first letters of the last seven weekdays, above the marks. */
function SevenHead() {
  const today = useToday(useMember().timeZone);
  return (
    <span className="seven-head" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => {
        const day = addDays(today, at - 6);
        return day === today ? <b key={day}>{dayLetters(day)}</b> : <span key={day}>{dayLetters(day)}</span>;
      })}
    </span>
  );
}

const factsOf = ({ category, weeklyTarget, streak }: HabitCard) =>
  [inSentence(category), weeklyTarget === null ? "" : targetText(weeklyTarget), streakText(streak)].filter(Boolean).join(", ");

function sentenceFor(habits: readonly HabitCard[], today: Day): string {
  const open = habits.filter((one) => !isCheckedOn(one, today)).length;
  const best = habits.reduce<HabitCard | undefined>(
    (top, one) => (one.streak.unit === "day" && one.streak.current > (top?.streak.current ?? 1) ? one : top),
    undefined,
  );
  const first = best ? `${inSentence(best.name)} is on day ${best.streak.current}. ` : "";
  return `${first}${open === 0 ? "All are checked today." : `Still open today: ${open}.`}`;
}
