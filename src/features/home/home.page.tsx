import "./home.css";
import { useEffect, useRef, useState } from "react";
import { Problem } from "#shared/errors.ts";
import { useEnded } from "#web/access.ts";
import { rememberFirstDay, wasFirstDay } from "#web/first-day.ts";
import { focusRoute } from "#web/route-focus.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { useTodaySummary } from "./home.api.ts";
import { isNew } from "./home.rules.ts";
import { DayPanel, type HomeParts } from "./day.panel.tsx";
import { FeatureLinks, Hero, HeroAfter } from "./hero.panel.tsx";
import { FirstDayPanel } from "./first-day.panel.tsx";
import { NextStep } from "./next-step.panel.tsx";
import { DayLoading } from "./day-loading.panel.tsx";

/** Today once there is data; the specified greeting before, and below it afterwards. */
export function HomePage({ Habits, NoSpend }: HomeParts) {
  const today = useToday(useMember().timeZone);
  const day = Number(today.slice(8));
  const { data: loaded, error, isFetching, isFetchedAfterMount, isStale, refetch } = useTodaySummary();
  const ended = useEnded();
  const isBarred = ended !== undefined || (!loaded && error instanceof Problem && error.kind === "no-access");
  // without access the stored data of an earlier visit is out of date, and its controls would save nothing
  const data = isBarred ? undefined : loaded;
  const isLoading = !data && !error && !isBarred;

  // the first tap must not shift the layout: the day is shown here from the next visit on
  const [wasNew, setWasNew] = useState(false);
  if (data && (isFetchedAfterMount || !isStale) && isNew(data) && !wasNew) setWasNew(true);

  const [isFirstDay] = useState(wasFirstDay);
  const hasData = data && !isNew(data);
  useEffect(() => {
    if (hasData !== undefined) rememberFirstDay(!hasData);
  }, [hasData]);

  useHeadingFocus(isLoading ? "loading" : hasData && !wasNew ? "day" : "greeting");

  if (isLoading && !isFirstDay) return <DayLoading today={today} />;
  if (hasData && !wasNew)
    return (
      <>
        <DayPanel known={data} Habits={Habits} NoSpend={NoSpend} />
        <HeroAfter />
        <div className="wrap">
          <FeatureLinks day={day} />
        </div>
      </>
    );
  return (
    <>
      <Hero day={day} />
      <div className="wrap">
        {data ? (
          <FirstDayPanel hasEntries={data.hasEntries ?? false} />
        ) : isLoading ? (
          <div className="day-loading">
            <Skeleton description="Fetching your day" lines={4} />
          </div>
        ) : (
          <section className="section stack" aria-labelledby="today">
            <h2 id="today">Today</h2>
            {isBarred ? (
              <NextStep title="What happens next" step={barred(ended)} />
            ) : (
              <LoadFailed title="Failed to load your day" onRetry={() => void refetch()} isBusy={isFetching} />
            )}
          </section>
        )}
        <FeatureLinks day={day} />
      </div>
    </>
  );
}

const headingHere = () => document.querySelector<HTMLElement>("#main h1");

/** After navigation the heading has the focus, and keeps it when the loaded data replaces the heading. */
function useHeadingFocus(layout: string) {
  const hadFocus = useRef(false);
  useEffect(() => {
    focusRoute("Home", headingHere());
    hadFocus.current = document.activeElement === headingHere();
  }, []);
  useEffect(() => {
    if (hadFocus.current && (document.activeElement === null || document.activeElement === document.body))
      headingHere()?.focus({ preventScroll: true });
  }, [layout]);
}

const barred = (ended = "trial") => ({
  title: `Your ${ended} has ended`,
  sentence: "Everything you wrote is saved. See what happens next, or export it at any time.",
  path: "/budget?subscribe",
});
