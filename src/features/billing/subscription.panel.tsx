import { useState } from "react";
import { dayIn, formatDay } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useNow } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/dialog.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { refetchBilling, billing, startCheckout, useBillingState } from "./billing.api.ts";
import { daysLeft } from "./billing.rules.ts";
import { cancelSentence, failureSentence, stateSentence } from "./subscription.rules.ts";

/** The subscription's state and actions: subscribe, card and invoices, cancel in two clicks, resume. */
export function SubscriptionPanel() {
  const { data, isError, refetch } = useBillingState();
  const [address, setAddress] = useState<string>();
  const [ask, question] = useConfirm();
  const zone = useMember().timeZone ?? zoneHere();
  const now = useNow();
  const format = (instant: string) => formatDay(dayIn(zone, Date.parse(instant)));
  const refresh = [billing.state.key(), ["subscription"]];
  const cancelling = useSave(() => billing.cancel.call(), {
    failed: "Error",
    done: (canceled) => ({ title: "Canceled.", words: cancelSentence(canceled, format, now) }),
    refresh,
  });
  const resuming = useSave(() => billing.resume.call(), {
    failed: "Error",
    done: { title: "Resumed.", words: "Nothing changes at the end of the month." },
    refresh,
  });
  const opening = useSave(() => billing.portal.call(), { failed: "Error", onDone: ({ url }) => setAddress(url) });
  if (!data)
    return isError ? (
      <LoadFailed title="We could not check your subscription" onRetry={() => void refetch()} />
    ) : (
      <Skeleton description="Checking your subscription" />
    );

  const failure = failureSentence(data, format, now);
  async function cancel(subscription: NonNullable<typeof data>) {
    if (
      await ask({
        title: "Cancel subscription",
        words: cancelSentence(subscription, format, now),
        yes: "Cancel it",
        no: "Keep it",
        isDanger: false,
      })
    )
      await cancelling.run(undefined);
  }
  async function subscribe() {
    setAddress(await startCheckout());
    await refetchBilling();
  }
  return (
    <div className="stack account-part">
      <p className="lead">{stateSentence({ ...data, left: daysLeft(Date.parse(data.trialEndsAt), now), format })}</p>
      {failure && <Banner>{failure}</Banner>}
      <p className="muted">$8/month, cancel anytime.</p>
      <div className="row">
        {!data.isSubscribed && data.kind !== "none" && (
          <Button kind="primary" onClick={() => void subscribe()}>
            Subscribe Now
          </Button>
        )}
        {data.isSubscribed && (
          <Button isBusy={opening.isBusy} onClick={() => void opening.run(undefined)}>
            Card and invoices
          </Button>
        )}
        {data.isSubscribed && !data.cancelsAtEnd && (
          <Button isBusy={cancelling.isBusy} onClick={() => void cancel(data)}>
            Cancel subscription
          </Button>
        )}
        {data.cancelsAtEnd && data.isSubscribed && (
          <Button kind="primary" isBusy={resuming.isBusy} onClick={() => void resuming.run(undefined)}>
            Resume subscription
          </Button>
        )}
      </div>
      {address && (
        <p role="status">
          <a href={address} target="_blank" rel="noreferrer">
            Open the page in a new tab
          </a>
        </p>
      )}
      {data.kind === "sandbox" && <p className="small muted">This Evenday practices: no card is asked for and no money moves.</p>}
      {question}
    </div>
  );
}
