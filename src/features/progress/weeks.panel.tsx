import { formatDay } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { BarPlot } from "#web/charts/bars.tsx";
import { ChartPanel } from "#web/charts/chart-panel.tsx";
import { shortDay } from "#web/format-day.ts";
import { useWeeks } from "./progress.api.ts";
import { weeksFinding } from "./progress.rules.ts";

const shown = 8;

/** Points per week, by kind; the current week is dashed. */
export function WeeksPanel() {
  const weeks = useWeeks().data?.slice(-shown);
  if (!weeks) return null;
  const sums = weeks.map((week) => week.money + week.emotional);
  return (
    <ChartPanel
      title="Points per week"
      finding={weeksFinding(weeks)}
      legend={[{ name: "Money Habits" }, { name: "Emotional Wins", tone: "plum", which: 1 }]}
      table={{
        caption: "Points per week",
        columns: [
          "Week of",
          { name: "Money Habits", number: true },
          { name: "Emotional Wins", number: true },
          { name: "All", number: true },
        ],
        rows: weeks.map((week, at) => [formatDay(week.startsOn), `${week.money}`, `${week.emotional}`, `${sums[at]}`]),
        empty: "No points yet.",
      }}
    >
      <BarPlot
        label={`Points per week, ${count(weeks.length, "week")}: ${sums.join(", ")}; the last one is not over.`}
        series={[{ name: "Money Habits" }, { name: "Emotional Wins", tone: "plum" }]}
        groups={weeks.map((week, at) => ({
          name: `Week of ${formatDay(week.startsOn)}`,
          short: at === weeks.length - 1 ? "this week" : shortDay(week.startsOn),
          values: [week.money, week.emotional],
          isUnfinished: at === weeks.length - 1,
        }))}
        format={(value) => `${value}`}
      />
    </ChartPanel>
  );
}
