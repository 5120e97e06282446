import { useNow } from "#web/today.ts";
import { PersonIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { useSubscription } from "./billing.api.ts";
import { daysLeft } from "./billing.rules.ts";

type Props = { inMenu?: boolean; onClick?: () => void };

/** "2 days left in your trial", for as long as that is so: next to the brand on wide screens, an item of the menu on phones. */
export function TrialLink({ inMenu = false, onClick }: Props) {
  const { data } = useSubscription();
  const now = useNow();
  if (!data?.hasAccess || data.trialEnded || data.status === "active" || !data.periodEnd) return null;
  const days = daysLeft(Date.parse(data.periodEnd), now);
  const words = `${days} ${days === 1 ? "day" : "days"} left in your trial`;
  if (inMenu)
    return (
      <li>
        <GoLink href="/?subscribe" onClick={onClick}>
          <PersonIcon />
          {words}
        </GoLink>
      </li>
    );
  return (
    <GoLink className="btn btn-quiet only-wide" href="/?subscribe">
      {words}
    </GoLink>
  );
}
