import { formatDay, type Day } from "#shared/dates.ts";
import { useIsHydrated } from "#web/hydrated.ts";
import { Skeleton } from "#web/ui/states.tsx";

/** The layout of the day while its data is fetched. The prerendered page has no date; first-date.panel.tsx writes it there. */
export function DayLoading({ today }: { today: Day }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="page-header day">
        <div className="wrap page-header-row">
          <div className="page-header-text">
            <h1 tabIndex={-1}>{isHydrated ? formatDay(today) : "\u00A0"}</h1>
          </div>
        </div>
      </div>
      <div className="wrap day-loading">
        <Skeleton description="Fetching your day" lines={4} />
      </div>
    </>
  );
}
