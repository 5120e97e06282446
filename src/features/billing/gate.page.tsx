import "./gate.css";
import { useEffect, useRef, useState } from "react";
import { CrisisButton } from "#safety/crisis-lines.panel.tsx";
import { dayIn, formatDay } from "#shared/dates.ts";
import { focusRoute } from "#web/route-focus.ts";
import { useMember } from "#web/session.ts";
import { zoneHere } from "#web/zone.ts";
import { openDrawer } from "#web/drawer.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { part } from "#web/ui/part.tsx";
import { featureIcons } from "#web/ui/feature-icons.tsx";
import { startCheckout } from "./billing.api.ts";
import { gateHeading } from "./billing.rules.ts";
import { GateScene } from "./gate-scene.panel.tsx";
import { covered, ended, trialEnded } from "./gate.content.ts";
import { retrying } from "#web/chunk-load-error.ts";

// few members need it, but then completely: a safety plan is never behind the gate
const SafetyPlanPanel = part(
  () => retrying(() => import("#safety/safety-plan.panel.tsx")).then((file) => file.SafetyPlanPanel),
  <Skeleton description="Fetching your plan" />,
);

type Props = { days: number; until: number | undefined; status: string; onPaid: () => void };
/** `days` left in the trial; 0 when access is over. `until` is the end of the trial as UTC ms, `status` that of check-subscription. */
export function GatePage({ days, until, status, onPaid }: Props) {
  const zone = useMember().timeZone ?? zoneHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  // a link to the plan works here too
  const [isPlanOpen, setPlanOpen] = useState(() => location.hash === "#safety-plan");
  const [address, setAddress] = useState<string>();
  useEffect(() => focusRoute("Subscribe", heading.current), []);

  const subscribe = async () => {
    setBusy(true);
    setAddress(await startCheckout());
    setBusy(false);
    onPaid();
  };

  return (
    <section className="gate" aria-labelledby="gate-title">
      <div className="page-header">
        <div className="wrap gate-in">
          <div className="gate-text">
            <h1 id="gate-title" ref={heading} tabIndex={-1}>
              {gateHeading(days === 0, days)}
            </h1>
            <p className="lead">
              {days > 0 && until
                ? `The door is open until ${formatMoment(until, zone)}. Look around; no card is needed for that.`
                : `${ended[status] ?? trialEnded} Everything you wrote is kept, just as you left it.`}
            </p>
            <div>
              <p className="price">
                <span className="figure">$8</span>
                <span className="lead">/month</span>
              </p>
              <p className="muted">
                {days > 0
                  ? "Cancel anytime. Subscribe today and the first charge still waits for the end of the trial."
                  : "Cancel anytime. It opens again as soon as the payment goes through."}
              </p>
            </div>
            <div className="gate-acts">
              <Button kind="primary" isBusy={isBusy} onClick={() => void subscribe()}>
                Subscribe Now
              </Button>
              <ButtonLink href="/">Back to Menu</ButtonLink>
            </div>
            {address && (
              <p role="status">
                Your browser kept the new tab closed.{" "}
                <a href={address} target="_blank" rel="noreferrer">
                  Open the checkout here
                </a>
                .
              </p>
            )}
          </div>
          <div className="gate-art">
            <GateScene isOpen={days > 0} />
          </div>
        </div>
      </div>
      <div className="gate-line">
        <div className="wrap feats">
          <h2>What the price covers</h2>
          <ul>
            {covered.map(([feature, words]) => {
              const Icon = featureIcons[feature];
              return (
                <li key={feature}>
                  <Icon />
                  {words}
                </li>
              );
            })}
          </ul>
          <p className="gate-saved muted">
            Your pages stay yours, also without a subscription:{" "}
            <button type="button" className="link-button" onClick={() => openDrawer("data")}>
              export or delete everything
            </button>
            . Your{" "}
            <button type="button" className="link-button" aria-expanded={isPlanOpen} onClick={() => setPlanOpen(!isPlanOpen)}>
              safety plan
            </button>{" "}
            stays open too, and the <CrisisButton className="link-button">crisis lines</CrisisButton> are open to everyone.
          </p>
          {isPlanOpen && <SafetyPlanPanel />}
        </div>
      </div>
    </section>
  );
}

/** "Sunday, November 22, 9:40 AM", in the member's zone. */
const formatMoment = (instant: number, zone: string) =>
  `${formatDay(dayIn(zone, instant))}, ${new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(instant)}`;
