import { capital } from "#shared/text.ts";
import { useFormatInstant } from "#web/format-instant.ts";
import { IconButton } from "#web/ui/button.tsx";
import { UndoIcon } from "#web/ui/icons.tsx";
import { useLog, type Achievement } from "./progress.api.ts";
import { Ribbon } from "./ribbon.panel.tsx";

/** A list of achievements, each of which can be deleted. */
export function AchievementRows({ achievements, label }: { achievements: Achievement[]; label: string }) {
  const { removeAchievement, isRemoving } = useLog();
  const format = useFormatInstant();
  return (
    <ol className="won" aria-label={label}>
      {achievements.map((one) => {
        const when = format(one.earnedAt);
        return (
          <li key={one.id} data-row={one.id}>
            <Ribbon category={one.category} />
            <span className="won-name">
              <b>{one.title}</b>
              <span className="small muted">{capital(when)}</span>
            </span>
            <span className="won-points">
              +{one.pointsEarned}
              <span className="visually-hidden"> points</span>
            </span>
            <IconButton label={`Take back ${one.title}, ${when}`} isHeld={isRemoving} onClick={() => void removeAchievement(one)}>
              <UndoIcon small />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
