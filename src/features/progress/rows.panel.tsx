import { dayIn } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { formatWhen, useToday, zoneHere } from "#web/today.ts";
import { IconButton } from "#web/ui/button.tsx";
import { UndoIcon } from "#web/ui/icons.tsx";
import { useLog, type Achievement } from "./progress.api.ts";
import { Ribbon } from "./ribbon.panel.tsx";

/** Achievements one below the other, each of which can be taken back. */
export function AchievementRows({ achievements, label }: { achievements: Achievement[]; label: string }) {
  const { takeBack, isTakingBack } = useLog();
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  return (
    <ol className="won" aria-label={label}>
      {achievements.map((one) => {
        const when = formatWhen(dayIn(timeZone, Date.parse(one.earnedAt)), today);
        return (
          <li key={one.id} data-row={one.id}>
            <Ribbon category={one.category} />
            <span className="won-name">
              <b>{one.title}</b>
              <span className="small muted">{upper(when)}</span>
            </span>
            <span className="won-points">
              +{one.pointsEarned}
              <span className="visually-hidden"> points</span>
            </span>
            <IconButton label={`Take back ${one.title}, ${when}`} isHeld={isTakingBack} onClick={() => void takeBack(one)}>
              <UndoIcon small />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
