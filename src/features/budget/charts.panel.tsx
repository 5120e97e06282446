import { addMonths, daysInMonth, formatMonth, monthName, monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { AsTable } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { HorizontalBars } from "#web/charts/horizontal-bars.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useCharts, useWaitingExpenses, type MonthView } from "./budget.api.ts";
import { runningTotal } from "./expense.rules.ts";
import {
  canCompare,
  factMonths,
  sinceFirst,
  factShares,
  factRunningTotal,
  formatEmpty,
  formatMarks,
  formatMean,
  isMonthOver,
  isPart,
  formatMonths,
  formatNotBegun,
  formatShares,
  formatThrough,
  shares,
  throughRows,
  type MonthSum,
} from "./chart.rules.ts";
import { withWaitingMonths } from "./usual.rules.ts";

type Props = { view: MonthView; today: Day; currency: string };

/** How the last months compare, how the month went, and where the money went. */
export function ChartsPanel({ view, today, currency }: Props) {
  const { data, isError, refetch, isFetching } = useCharts(view.month);
  const waiting = useWaitingExpenses();
  if (!data)
    return isError ? (
      <LoadFailed title="Failed to load the charts" onRetry={() => void refetch()} isBusy={isFetching} />
    ) : (
      <Skeleton description="Drawing the charts" />
    );
  // an answer that this device cached before may lack it
  const firstDay = data.firstDay ?? null;
  return (
    <>
      <Months months={sinceFirst(withWaitingMonths(data.months, waiting))} today={today} currency={currency} firstDay={firstDay} />
      <RunningTotal
        view={view}
        today={today}
        currency={currency}
        firstDay={firstDay}
        days={[...data.days, ...waiting.map(({ spentOn, amountCents }) => ({ spentOn, cents: amountCents }))]}
      />
      <SpentByCategory view={view} today={today} currency={currency} />
    </>
  );
}

function SpentByCategory({ view, today, currency }: Props) {
  const list = shares(view.categories);
  const finding = formatShares(list, currency);
  if (list.length === 0) return <EmptyChart id="went" title="Where the money went" sentence={formatEmpty(view.month, monthOf(today))} />;
  return (
    <Fold id="went" title="Where the money went" fact={factShares(list)}>
      <p>{finding}</p>
      <HorizontalBars
        label={`Spent by category in ${formatMonth(view.month)}`}
        isWide
        bars={list.map((one) => ({
          key: one.id,
          name: one.name,
          value: one.cents,
          text: showCents(one.cents, currency),
          tone: `cat-${one.colour as 1}`,
        }))}
      />
      <AsTable
        caption={`Where the money went in ${formatMonth(view.month)}`}
        columns={["Category", { name: "Spent", number: true }, { name: "Share", number: true }]}
        rows={list.map((one) => [one.name, showCents(one.cents, currency), `${one.percent}%`])}
      />
    </Fold>
  );
}

function RunningTotal({
  view,
  today,
  currency,
  firstDay,
  days,
}: Props & { firstDay: Day | null; days: readonly { spentOn: Day; cents: number }[] }) {
  const { month } = view;
  const before = addMonths(month, -1);
  const now = runningTotal(month, daysInMonth(month), days);
  // a part of a month is not compared with
  const then = isPart(before, firstDay) ? [] : runningTotal(before, daysInMonth(before), days);
  const isNow = month === monthOf(today);
  const until = isNow ? Number(today.slice(8)) : now.length;
  // an example budget is no limit
  const budgetCents = view.hasOwnBudget ? view.categories.reduce((sum, one) => sum + one.budgetCents, 0) : 0;
  const finding = formatThrough(now, then, isNow ? until : null, budgetCents, before, currency);
  const points = (totals: readonly number[]) => totals.map((cents, index) => ({ x: index + 1, y: cents / 100 }));
  const hasBefore = then.some((cents) => cents !== 0);
  if (month > monthOf(today))
    return <EmptyChart id="through" title={`Through ${monthName(month)}`} sentence={formatNotBegun(month, now.at(-1) ?? 0, currency)} />;
  if (!hasBefore && now.every((cents) => cents === 0))
    return (
      <EmptyChart
        id="through"
        title={`Through ${monthName(month)}`}
        sentence={`${formatEmpty(month, monthOf(today))}${isNow ? " The days show up here from your first expense on." : ""}`}
      />
    );
  return (
    <Fold id="through" title={`Through ${monthName(month)}`} fact={factRunningTotal(now, then, isNow ? until : null, before, currency)}>
      <p>{finding}</p>
      <LinePlot
        label={`${finding} ${budgetCents > 0 ? `Budget ${showCents(budgetCents, currency)}.` : ""}`}
        series={[
          { name: monthName(month), points: points(now.slice(0, until)), steps: true, isFilled: true },
          ...(hasBefore ? [{ name: monthName(before), points: points(then), look: "dotted" as const, steps: true, isNamed: true }] : []),
        ]}
        today={isNow ? until : undefined}
        limit={budgetCents > 0 ? { value: budgetCents / 100, name: `Budget ${showCents(budgetCents, currency, true)}` } : undefined}
        ticks={[
          { at: 1, text: "1" },
          { at: 10, text: "10" },
          ...(isNow ? [{ at: until, text: "today", strong: true }] : []),
          { at: now.length, text: String(now.length) },
        ]}
        nameOf={(x) => `${x} ${monthName(x > now.length ? before : month)}`}
        format={(y) => showCents(Math.round(y * 100), currency)}
      />
      <AsTable
        caption={`Spent so far, by day of ${formatMonth(month)}`}
        columns={[
          "Day",
          { name: monthName(month), number: true },
          ...(hasBefore ? [{ name: monthName(before), number: true as const }] : []),
        ]}
        rows={throughRows(now, hasBefore ? then : [], until, currency)}
      />
    </Fold>
  );
}

function Months(props: { months: readonly MonthSum[]; today: Day; currency: string; firstDay: Day | null }) {
  const { months, today, currency, firstDay } = props;
  const current = monthOf(today);
  const finding = formatMonths(months, current, currency, firstDay);
  const money = (cents: number) => showCents(cents, currency);
  if (!canCompare(months, current)) return <EmptyChart id="against" title="Spent against budget" sentence={finding} />;
  return (
    <Fold id="against" title="Spent against budget" fact={factMonths(months, current, firstDay)} startsOpen>
      <HorizontalBars
        label="Spent against budget, month by month"
        bars={months.map((one) => ({
          key: one.month,
          name: monthName(one.month).slice(0, 3),
          fullName: formatMonth(one.month),
          value: one.spentCents,
          text: money(one.spentCents),
          description: `of ${money(one.budgetCents)}${isMonthOver(one) ? ", over the budget" : ""}${one.month === current ? ", still open" : ""}`,
          mark: one.budgetCents > 0 ? one.budgetCents : undefined,
          isOver: isMonthOver(one),
          isUnfinished: one.month === current,
        }))}
      />
      <p className="small muted">
        {[formatMarks(months, current, currency, firstDay), formatMean(months, current, currency, firstDay)].filter(Boolean).join(" ")}
      </p>
      <AsTable
        caption="Spent against budget, month by month"
        columns={["Month", { name: "Spent", number: true }, { name: "Budget", number: true }, { name: "Left", number: true }]}
        rows={months.map((one) => [
          formatMonth(one.month),
          money(one.spentCents),
          money(one.budgetCents),
          isMonthOver(one) ? `over by ${money(one.spentCents - one.budgetCents)}` : money(one.budgetCents - one.spentCents),
        ])}
      />
    </Fold>
  );
}

/** Nothing to draw yet: only the heading and the sentence. */
const EmptyChart = ({ id, title, sentence }: { id: string; title: string; sentence: string }) => (
  <div id={id} className="stack gap-2 py-4">
    <h2 className="text-h3">{title}</h2>
    <p className="muted">{sentence}</p>
  </div>
);
