import { LogTodayPanel } from "../features/challenge/log-today.panel.tsx";
import { readTodayNow, useTodaySummary } from "../features/home/home.api.ts";
import { MoodTodayPanel } from "../features/journal/mood-today.panel.tsx";
import { Problem } from "#shared/errors.ts";
import { useMember } from "#web/session.ts";
import { formatDay, useToday } from "#web/today.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";

/** The two questions of the evening in one sheet: the actions of a notification open it. */
export function TodaySheet({ onClose }: { onClose: () => void }) {
  const today = useToday(useMember().timeZone);
  const { data, error, refetch, isFetching } = useTodaySummary();
  const readNow = async () => {
    const newest = (await readTodayNow()) ?? data;
    const ofToday = newest && newest.today >= today ? newest : undefined;
    return {
      isLogged: ofToday?.challenge?.isTodayLogged ?? false,
      spentCents: ofToday?.budget?.spentTodayCents ?? 0,
      spentOn: ofToday?.budget?.spentOn ?? [],
    };
  };
  return (
    <Dialog title={formatDay(today)} onClose={onClose}>
      {data ? (
        <div className="stack">
          <LogTodayPanel
            isLogged={data.today >= today && (data.challenge?.isTodayLogged ?? false)}
            current={data.challenge?.current ?? 0}
            readNow={readNow}
          />
          <MoodTodayPanel titleId="mood-in-sheet" />
        </div>
      ) : error instanceof Problem && error.kind === "no-access" ? (
        <p>
          Your trial has ended, and everything you wrote is saved. <GoLink href="/?subscribe">See what happens next</GoLink>
        </p>
      ) : error ? (
        <LoadFailed title="Failed to load today" onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <Skeleton description="Fetching today" lines={3} />
      )}
    </Dialog>
  );
}
