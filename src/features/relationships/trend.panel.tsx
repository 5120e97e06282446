import { useId, useState } from "react";
import { formatDate, monthAndDay, type Day } from "#shared/dates.ts";
import { AsTable, ChartTable } from "#web/charts/chart-panel.tsx";
import { LinePlot } from "#web/charts/lines.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useEarlierWeeks } from "./relationships.api.ts";
import { measureName, measures, mondayOf, trendLabel, type CheckIn, type Measure, type Week } from "./relationships.rules.ts";

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
      columns={weekColumns}
      rows={weeks.map(({ week, monday, checkIn }, at) => [
        at < weeks.length - 1 && checkIn ? (
          <EarlierWeek key="week" monday={monday} onChange={() => onChange(week)} />
        ) : (
          <WeekOf key="week" monday={monday} />
        ),
        ...measuresAndNote(checkIn),
      ])}
    />
  );
}

/** The check-ins before those twelve weeks, loaded when they are asked for; they can be read, not changed. */
export function EarlierWeeks() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="rel-earlier stack">
      <div>
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide earlier weeks" : "Show earlier weeks"}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EarlierTable />}
      </div>
    </div>
  );
}

function EarlierTable() {
  const { checkIns, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarlierWeeks();
  if (!checkIns)
    return isError ? (
      <LoadFailed title="Failed to load earlier weeks" onRetry={() => void refetch()} isBusy={isFetching} />
    ) : (
      <Skeleton description="Fetching earlier weeks" lines={3} />
    );
  return (
    <div className="stack">
      <ChartTable
        caption="Check-ins of earlier weeks"
        columns={weekColumns}
        rows={checkIns.map((checkIn) => [
          <span key="week" className="whitespace-nowrap">
            {formatDate(mondayOf(checkIn.week))}
          </span>,
          ...measuresAndNote(checkIn),
        ])}
      />
      {hasNextPage && (
        <div>
          <Button kind="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older weeks
          </Button>
        </div>
      )}
    </div>
  );
}

const weekColumns = ["Week of", ...measures.map((measure) => ({ name: measureName(measure), number: true as const })), "Note"];

const measuresAndNote = (checkIn: CheckIn | null) => [
  ...measures.map((measure) => checkIn?.[measure] ?? "–"),
  checkIn?.note && (
    <span key="note" dir="auto" data-private>
      {checkIn.note}
    </span>
  ),
];

const WeekOf = ({ monday }: { monday: Day }) => <span className="whitespace-nowrap">{monthAndDay(monday)}</span>;

const EarlierWeek = ({ monday, onChange }: { monday: Day; onChange: () => void }) => (
  <>
    <WeekOf monday={monday} />{" "}
    <button type="button" className="link-button no-print" aria-label={`Change the week of ${monthAndDay(monday)}`} onClick={onChange}>
      Change
    </button>
  </>
);
