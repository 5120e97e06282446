import { monthAndDay, type Day } from "#shared/dates.ts";
import { AsTable } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { measureName, measures, trendLabel, type Measure, type Week } from "./relationships.rules.ts";

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

/** The check-ins of `weeks`, the present one last, behind a button; the earlier ones can be changed. */
export function WeeksTable({ weeks, onChange }: { weeks: readonly Week[]; onChange: (week: string) => void }) {
  return (
    <AsTable
      caption="Check-ins of the last twelve weeks"
      columns={["Week of", ...measures.map((measure) => ({ name: measureName(measure), number: true as const })), "Note"]}
      rows={weeks.map(({ week, monday, checkIn }, at) => [
        at < weeks.length - 1 && checkIn ? (
          <EarlierWeek key="week" monday={monday} onChange={() => onChange(week)} />
        ) : (
          <WeekOf key="week" monday={monday} />
        ),
        ...measures.map((measure) => checkIn?.[measure] ?? "–"),
        checkIn?.note && (
          <span key="note" data-private>
            {checkIn.note}
          </span>
        ),
      ])}
    />
  );
}

const WeekOf = ({ monday }: { monday: Day }) => <span className="whitespace-nowrap">{monthAndDay(monday)}</span>;

const EarlierWeek = ({ monday, onChange }: { monday: Day; onChange: () => void }) => (
  <>
    <WeekOf monday={monday} />{" "}
    <button type="button" className="link-button no-print" aria-label={`Change the week of ${monthAndDay(monday)}`} onClick={onChange}>
      Change
    </button>
  </>
);
