import "./debt.css";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Folds, useWide } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { BringLink } from "#web/ui/bring-link.tsx";
import { part } from "#web/ui/part.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Cup, Jar } from "#web/ui/still-life.tsx";
import { Parcels } from "#web/ui/still-life/parcels.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchDebts, useDebts } from "./debt.api.ts";
import { DebtsPanel } from "./debts.panel.tsx";
import { GoalsPanel } from "./goals.panel.tsx";
import { PaymentForm } from "./payment-form.panel.tsx";
import { PaymentsPanel } from "./payments.panel.tsx";
import { ScorePanel } from "./score.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const Plans = part(
  () => retrying(() => import("./plans.panel.tsx")).then((one) => one.PlansPanel),
  <Skeleton description="Working out the plans" />,
);

export const prefetch = prefetchDebts;

export function DebtPage() {
  const member = useMember();
  const today = useToday(member.timeZone);
  const { data, isError, isFetching, refetch } = useDebts();
  const currency = member.currency ?? "USD";
  const isWide = useWide();
  const parts = data && {
    debts: <DebtsPanel key="debts" debts={data.debts} currency={currency} />,
    payments: <PaymentsPanel key="payments" debts={data.debts} today={today} currency={currency} />,
    plans: <Plans key="plans" view={data} today={today} currency={currency} />,
    goals: <GoalsPanel key="goals" goals={data.goals} today={today} currency={currency} />,
  };
  return (
    <>
      <PageHeader
        title="Debt & Savings Tracker"
        tab="Debt"
        lead="What is owed, what is done, how far to zero."
        art={
          <Scene width={400} height={150}>
            <Parcels x={30} y={150} scale={1.3} />
            <Cup x={206} y={150} scale={1.1} />
            <Jar x={300} y={150} scale={1.12} />
          </Scene>
        }
        phoneArt={
          <Scene width={84} height={100}>
            <Jar x={8} y={100} scale={0.92} />
          </Scene>
        }
      />
      <div className="wrap pt-6">
        {data && parts ? (
          <>
            <ScorePanel debts={data.debts} currency={currency} />
            {data.debts.length > 0 && <PaymentForm debts={data.debts} today={today} currency={currency} />}
            {isWide ? (
              <>
                <div className="grid12 section">
                  {parts.debts}
                  <Folds className="lg:col-span-4">{parts.payments}</Folds>
                </div>
                <Folds className="mt-12">{parts.plans}</Folds>
                {parts.goals}
              </>
            ) : (
              <>
                <div className="section">{parts.debts}</div>
                {parts.goals}
                <Folds className="mt-12">
                  {parts.payments}
                  {parts.plans}
                </Folds>
              </>
            )}
            <BringLink apps="a spreadsheet" />
          </>
        ) : isError ? (
          <LoadFailed title="Failed to load your debts" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : (
          <Skeleton description="Fetching your debts" lines={8} />
        )}
      </div>
    </>
  );
}
