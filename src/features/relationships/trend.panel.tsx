import { monthAndDay } from "#shared/dates.ts";
import { LinePlot } from "#web/charts/lines.tsx";
import { measureName, trendLabel, type Measure, type Week } from "./relationships.rules.ts";

/** One measure over twelve weeks, 0 to 10. */
export function TrendPanel({ measure, weeks }: { measure: Measure; weeks: readonly Week[] }) {
  return (
    <LinePlot
      label={trendLabel(measure, weeks)}
      height={104}
      to={10}
      showsGaps={weeks.some((one) => one.checkIn)}
      showsFirst
      today={weeks.length - 1}
      series={[{ name: measureName(measure), markers: true, points: weeks.map((one, x) => ({ x, y: one.checkIn?.[measure] ?? null })) }]}
      nameOf={(x) => `Week of ${monthAndDay(weeks[x]?.monday ?? "")}`}
    />
  );
}
