import { formatDay, type Day } from "#shared/dates.ts";
import { Skeleton } from "#web/ui/states.tsx";

/** The layout of the day while its data is fetched. */
export function DayLoading({ today }: { today: Day }) {
  return (
    <>
      <div className="page-header day">
        <div className="wrap page-header-row">
          <div className="page-header-text">
            <h1 tabIndex={-1}>{formatDay(today)}</h1>
          </div>
        </div>
      </div>
      <div className="wrap day-loading">
        <Skeleton description="Fetching your day" lines={4} />
      </div>
    </>
  );
}
