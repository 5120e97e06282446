import { useState } from "react";
import { dayIn } from "#shared/dates.ts";
import { saveFile } from "#web/save-file.ts";
import { useMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts } from "#web/toast.ts";
import { zoneHere } from "#web/zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Select } from "#web/ui/field.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { everyAchievement, useAll } from "./progress.api.ts";
import { achievementsCsv, messages, type Category } from "./progress.rules.ts";
import { AchievementRows } from "./rows.panel.tsx";

/** Every achievement, filtered by kind, with an export. */
export function AllPanel({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Category | "">("");
  const { achievements, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useAll(kind || undefined);
  const [isBusy, setBusy] = useState(false);
  const { timeZone = zoneHere() } = useMember();

  async function save() {
    setBusy(true);
    try {
      const rows = (await everyAchievement()).map((one) => ({ ...one, on: dayIn(timeZone, Date.parse(one.earnedAt)) }));
      saveFile(new Blob([achievementsCsv(rows)], { type: "text/csv;charset=utf-8" }), "evenday-achievements.csv");
      settleToasts("achievements");
    } catch (failure) {
      failureToast(messages.loadFailed, failure, undefined, "achievements");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="All achievements"
      onClose={onClose}
      acts={
        <Button icon={<DownloadIcon small />} isBusy={isBusy} onClick={() => void save()}>
          Export as CSV
        </Button>
      }
    >
      <Select label="Kind" value={kind} onChange={(event) => setKind(event.currentTarget.value as Category | "")}>
        <option value="">Every kind</option>
        <option value="money_habit">Money Habits</option>
        <option value="emotional_win">Emotional Wins</option>
      </Select>
      {achievements ? (
        achievements.length > 0 ? (
          <AchievementRows achievements={achievements} label="All achievements" />
        ) : (
          <p className="muted">Nothing of this kind yet.</p>
        )
      ) : isError ? (
        <LoadFailed title={messages.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton description="Fetching your achievements" />
      )}
      {hasNextPage && (
        <p>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier ones
          </Button>
        </p>
      )}
    </Dialog>
  );
}
