import { LogTodayPanel } from "../features/challenge/log-today.panel.tsx";
import { todayMark, useReadToday, useTodaySummary } from "../features/home/home.api.ts";
import { MoodTodayPanel } from "../features/journal/mood-today.panel.tsx";
import { formatDay } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SheetContent } from "#web/ui/sheet-content.tsx";

/** The two questions of the evening in one sheet, opened by the actions of a notification. */
export function TodaySheet({ onClose }: { onClose: () => void }) {
  const today = useToday(useMember().timeZone);
  const query = useTodaySummary();
  const readNow = useReadToday();
  return (
    <Dialog title={formatDay(today)} onClose={onClose}>
      <SheetContent query={query} href="/" failed="Failed to load today" description="Fetching today" lines={3} onClose={onClose}>
        {(data) => (
          <div className="stack">
            <LogTodayPanel mark={todayMark(data, today)} current={data.challenge?.current ?? 0} readNow={readNow} />
            <MoodTodayPanel titleId="mood-in-sheet" />
          </div>
        )}
      </SheetContent>
    </Dialog>
  );
}
