import { useNow } from "#web/today.ts";
import { PersonIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { useSubscription } from "./billing.api.ts";
import { trialDaysLeft } from "./billing.rules.ts";

type Props = { place?: "masthead" | "line" | "menu"; onClick?: () => void };

/** "2 days left in your trial" while it runs, else null. */
export function useTrialWords(): string | null {
  const { data } = useSubscription();
  const now = useNow();
  const days = data?.hasAccess ? trialDaysLeft(data, now) : 0;
  if (days === 0) return null;
  return `${days} ${days === 1 ? "day" : "days"} left in your trial`;
}

/** The days left in the trial: in the masthead on wide screens; on phones a line under it, and an item of the menu. */
export function TrialLink({ place = "masthead", onClick }: Props) {
  const words = useTrialWords();
  if (words === null) return null;
  if (place === "menu")
    return (
      <li>
        <GoLink href="/?subscribe" onClick={onClick}>
          <PersonIcon />
          {words}
        </GoLink>
      </li>
    );
  if (place === "line")
    return (
      <p className="wrap trial-line small">
        <GoLink className="reach" href="/?subscribe">
          {words}
        </GoLink>
      </p>
    );
  return (
    <GoLink className="btn btn-quiet only-wide" href="/?subscribe">
      {words}
    </GoLink>
  );
}
