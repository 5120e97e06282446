import { useNow } from "#web/today.ts";
import { GoLink } from "#web/ui/link.tsx";
import { useSubscription } from "./billing.calls.ts";
import { daysLeft } from "./billing.rules.ts";

/** "2 days left in your trial", for as long as that is so. */
export function TrialLink() {
  const { data } = useSubscription();
  const now = useNow();
  if (!data?.hasAccess || data.trialEnded || data.status === "active" || !data.periodEnd) return null;
  const days = daysLeft(Date.parse(data.periodEnd), now);
  return (
    <GoLink className="btn btn-quiet only-wide" href="/?subscribe">
      {days} {days === 1 ? "day" : "days"} left in your trial
    </GoLink>
  );
}
