import { addMonths, daysInMonth, monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { BarPlot } from "#web/charts/bars.tsx";
import { ChartPanel } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { RowPlot } from "#web/charts/rows.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useCharts, type MonthView } from "./budget.api.ts";
import { runningTotal } from "./expense.rules.ts";
import { nameOfMonth, formatMonth } from "./month.rules.ts";
import { canCompare, isMonthOver, formatMonths, formatShares, formatThrough, shares, type MonthSum } from "./chart.rules.ts";

type Props = { view: MonthView; today: Day; currency: string };

/** How the month ran, and where the money went. */
export function ChartsPanel({ view, today, currency }: Props) {
  const { data, isError, refetch, isFetching } = useCharts(view.month);
  if (!data)
    return isError ? (
      <LoadFailed title="Failed to load the pictures" onRetry={() => void refetch()} isBusy={isFetching} />
    ) : (
      <Skeleton description="Drawing the pictures" />
    );
  return (
    <>
      <Through view={view} today={today} currency={currency} days={data.days} />
      <Went view={view} currency={currency} />
    </>
  );
}

/** How the last months compare, across the page. */
export function MonthsPanel({ view, today, currency }: Props) {
  const { data } = useCharts(view.month);
  return (
    data && (
      <div className="section">
        <Months months={data.months} today={today} currency={currency} />
      </div>
    )
  );
}

function Went({ view, currency }: { view: MonthView; currency: string }) {
  const list = shares(view.categories);
  const finding = formatShares(list, currency);
  if (list.length === 0) return <Unpainted title="Where the money went" sentence={finding} />;
  return (
    <ChartPanel
      title="Where the money went"
      level={2}
      finding={finding}
      table={{
        caption: `Where the money went in ${formatMonth(view.month)}`,
        columns: ["Category", { name: "Spent", number: true }, { name: "Share", number: true }],
        rows: list.map((one) => [one.name, showCents(one.cents, currency), `${one.percent}%`]),
      }}
    >
      <RowPlot
        label={`${finding} ${list.map((one) => `${one.name} ${showCents(one.cents, currency)}`).join(", ")}.`}
        rows={list.map((one) => ({
          name: one.name,
          value: one.cents / 100,
          text: showCents(one.cents, currency),
          beside: `${one.percent}%`,
          tone: `cat-${one.colour as 1}`,
        }))}
      />
    </ChartPanel>
  );
}

function Through({ view, today, currency, days }: Props & { days: readonly { spentOn: Day; cents: number }[] }) {
  const { month } = view;
  const before = addMonths(month, -1);
  const [now, then] = [runningTotal(month, daysInMonth(month), days), runningTotal(before, daysInMonth(before), days)];
  const isNow = month === monthOf(today);
  const until = isNow ? Number(today.slice(8)) : now.length;
  // an example of ours is no limit of theirs
  const budgetCents = view.hasOwnBudget ? view.categories.reduce((sum, one) => sum + one.budgetCents, 0) : 0;
  const finding = formatThrough(now, then, until, budgetCents, before, currency);
  const points = (totals: readonly number[]) => totals.map((cents, index) => ({ x: index + 1, y: cents / 100 }));
  const hasBefore = then.some((cents) => cents !== 0);
  if (!hasBefore && now.every((cents) => cents === 0))
    return (
      <Unpainted
        title={`Through ${nameOfMonth(month)}`}
        sentence={`Nothing is spent in ${nameOfMonth(month)} yet. From the first line on, the days are drawn here.`}
      />
    );
  return (
    <ChartPanel
      title={`Through ${nameOfMonth(month)}`}
      level={2}
      finding={finding}
      table={{
        caption: `Spent so far, by day of ${formatMonth(month)}`,
        columns: ["Day", { name: nameOfMonth(month), number: true }, { name: nameOfMonth(before), number: true }],
        rows: now.map((cents, index) => [
          String(index + 1),
          index < until ? showCents(cents, currency) : "",
          showCents(then[index] ?? then.at(-1) ?? 0, currency),
        ]),
      }}
    >
      <LinePlot
        label={`${finding} ${budgetCents > 0 ? `Budget ${showCents(budgetCents, currency)}.` : ""}`}
        series={[
          { name: nameOfMonth(month), points: points(now.slice(0, until)), steps: true, fill: 1 },
          ...(hasBefore ? [{ name: nameOfMonth(before), points: points(then), look: "dotted" as const, steps: true, isNamed: true }] : []),
        ]}
        today={isNow ? until : undefined}
        limit={budgetCents > 0 ? { value: budgetCents / 100, name: `Budget ${showCents(budgetCents, currency, true)}` } : undefined}
        ticks={[
          { at: 1, text: "1" },
          { at: 10, text: "10" },
          ...(isNow ? [{ at: until, text: "today", strong: true }] : []),
          { at: now.length, text: String(now.length) },
        ]}
        nameOf={(x) => `${x} ${nameOfMonth(month)}`}
        format={(y) => showCents(Math.round(y * 100), currency)}
      />
    </ChartPanel>
  );
}

function Months({ months, today, currency }: { months: readonly MonthSum[]; today: Day; currency: string }) {
  const finding = formatMonths(months, monthOf(today), currency);
  const money = (cents: number) => showCents(cents, currency);
  if (!canCompare(months)) return <Unpainted title="Spent against budget" sentence={finding} />;
  return (
    <ChartPanel
      title="Spent against budget"
      level={2}
      finding={finding}
      legend={[{ name: "Spent" }, { name: "Budget", tone: "quiet", which: 1 }]}
      table={{
        caption: "Spent against budget, month by month",
        columns: ["Month", { name: "Spent", number: true }, { name: "Budget", number: true }, { name: "Left", number: true }],
        rows: months.map((one) => [
          formatMonth(one.month),
          money(one.spentCents),
          money(one.budgetCents),
          isMonthOver(one) ? `over by ${money(one.spentCents - one.budgetCents)}` : money(one.budgetCents - one.spentCents),
        ]),
      }}
    >
      <BarPlot
        label={`${finding} ${months.map((one) => `${formatMonth(one.month)} ${money(one.spentCents)} of ${money(one.budgetCents)}`).join(", ")}.`}
        series={[{ name: "Spent" }, { name: "Budget", tone: "quiet" }]}
        groups={months.map((one) => ({
          name: formatMonth(one.month),
          short: nameOfMonth(one.month).slice(0, 3),
          values: [one.spentCents / 100, one.budgetCents / 100],
          isOver: isMonthOver(one),
          isUnfinished: one.month === monthOf(today),
        }))}
        format={(value) => showCents(Math.round(value * 100), currency, true)}
      />
    </ChartPanel>
  );
}

/** Nothing to draw yet: only the heading and the sentence. */
const Unpainted = ({ title, sentence }: { title: string; sentence: string }) => (
  <div className="stack gap-2">
    <h2 className="text-h3">{title}</h2>
    <p className="muted">{sentence}</p>
  </div>
);
