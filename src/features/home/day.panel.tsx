import type { ComponentType, CSSProperties } from "react";
import { MoodTodayPanel } from "#journal/mood-today.panel.tsx";
import { formatDay } from "#shared/dates.ts";
import { digitsWide, showCents } from "#shared/money.ts";
import { openQuickAdd } from "#web/quick-add.ts";
import { useMember } from "#web/session.ts";
import { formatWhen } from "#web/format-day.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { addWords } from "./first-day.panel.tsx";
import { HeadPanes } from "./head-panes.panel.tsx";
import { Amount } from "#web/ui/shapes.tsx";
import { Calendar, FilledJar, Mug, Plant } from "#web/ui/still-life.tsx";
import { Window } from "#web/ui/window.tsx";
import { todayMark, usePatternsSummary, useQueuedExpenses, useReadToday } from "./home.api.ts";
import {
  formatSpending,
  jarLevel,
  nextStep,
  patternOf,
  withWaiting,
  type NoSpendMark,
  type Today,
  type TodayBudget,
} from "./home.rules.ts";
import { NextStep } from "./next-step.panel.tsx";
import { WeekPanel } from "./week.panel.tsx";

/**
 * Parts of other features, composed in app/. `Habits` is shown where there are daily ones; `count` is how many it lists. `readNow` asks the
 * server, so that no decision is based on cached data.
 */
export type HomeParts = {
  Habits: ComponentType<{ count: number }>;
  NoSpend: ComponentType<{
    mark: NoSpendMark | null | undefined;
    current: number;
    readNow: () => Promise<{ isRead: boolean; mark: NoSpendMark | null | undefined; spentCents: number; spentOn: readonly string[] }>;
  }>;
};

/** Today: what is safe to spend, two actions, mood, habits, the week, one next step. */
export function DayPanel({ known, Habits, NoSpend }: HomeParts & { known: Today }) {
  const { currency = "USD", timeZone } = useMember();
  // offline past midnight, the data is of an earlier day
  const now = useToday(timeZone);
  const { data } = usePatternsSummary(known.mood !== null);
  const waiting = useQueuedExpenses();
  const budget = known.budget && withWaiting(known.budget, waiting, known.today, currency);
  const pattern = data && patternOf(data, known.today);
  const readNow = useReadToday();
  return (
    <>
      <DayHead known={known} budget={budget} currency={currency} />
      <div className="wrap daily">
        <div className="daily-main">
          <div className="day-acts">
            <Button kind="primary" icon={<PlusIcon small />} aria-haspopup="dialog" onClick={() => openQuickAdd()}>
              Add expense
            </Button>
            <NoSpend mark={todayMark(known, now)} current={known.challenge?.current ?? 0} readNow={readNow} />
          </div>
          <MoodTodayPanel acts={addWords} />
        </div>
        <div className="daily-side">{known.habits !== null && known.habits.meant > 0 && <Habits count={known.habits.meant} />}</div>
        <div className="daily-main">
          <WeekPanel week={known.week} today={known.today} />
        </div>
        <div className="daily-side">
          <section className="stack gap-2" aria-labelledby="next">
            <NextStep title="One next step" step={nextStep({ ...known, budget }, currency)} />
            {known.low && (
              <p className="small">
                {known.low.words} {known.low.warning} <GoLink href="/budget#bills">The next 60 days</GoLink>
              </p>
            )}
            {pattern && (
              <p className="small muted">
                Your mood: {pattern} Figures side by side, not reasons. <GoLink href="/mental-health#patterns">All patterns</GoLink>
              </p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function DayHead({ known, budget, currency }: { known: Today; budget: TodayBudget | null; currency: string }) {
  const now = useToday(useMember().timeZone);
  const isToday = known.today >= now;
  const today = isToday ? known.today : now;
  const spending = budget && formatSpending(budget, known.today, currency);
  const level = budget ? jarLevel(budget) : 3;
  return (
    <div className="page-header day">
      <HeadPanes />
      <div className="wrap page-header-row">
        <div className="page-header-text">
          <h1 tabIndex={-1}>{formatDay(today)}</h1>
          {budget && spending ? (
            <>
              <span className="term">{isToday ? "Safe to spend today" : `Safe to spend, as of ${formatWhen(known.today, today)}`}</span>
              <span className="figure loud" style={{ "--chars": digitsWide(showCents(budget.safeCents, currency)) } as CSSProperties}>
                <Amount cents={budget.safeCents} currency={currency} />
              </span>
              <p className={spending.isOver ? "small day-words is-over" : "small day-words"}>
                {spending.isOver && <span aria-hidden="true">↑ </span>}
                {isToday ? spending.words : "It is figured again as soon as Evenday can be reached."}
              </p>
            </>
          ) : (
            <p className="day-words">
              What is safe to spend shows up after your first budget. <GoLink href="/budget">Start Your Budget</GoLink>
            </p>
          )}
        </div>
        <div className="page-header-art art-wide">
          <Scene width={416} height={236}>
            <g transform="translate(20 -8) scale(0.66)">
              <Window x={186} y={10} w={290} h={250} />
            </g>
            <FilledJar x={14} y={236} scale={1.12} level={level} />
            <Calendar x={104} y={236} scale={0.86} day={Number(today.slice(8))} />
            <Mug x={206} y={236} scale={0.9} />
            <Plant x={346} y={236} scale={0.92} />
          </Scene>
        </div>
        {budget && (
          <div className="page-header-art art-phone">
            <Scene width={78} height={100}>
              <FilledJar x={2} y={100} level={level} />
            </Scene>
          </div>
        )}
      </div>
    </div>
  );
}
