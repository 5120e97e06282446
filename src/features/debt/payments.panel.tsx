import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { formatWhen } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { debt, takeAway, usePayments, type Payment, type StoredDebt } from "./debt.api.ts";

/** What was paid and when, newest first. */
export function PaymentsPanel({ debts, today, currency }: { debts: readonly StoredDebt[]; today: Day; currency: string }) {
  const { payments: all, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePayments();
  const examples = new Set(debts.filter(({ isExample }) => isExample).map(({ id }) => id));
  const payments = all?.filter(({ debtId }) => !examples.has(debtId));
  const remove = ({ id, amountCents }: Payment) =>
    takeAway(id, `${showCents(amountCents, currency)} deleted.`, () => debt.removePayment.call({ id }));
  return (
    <section className="aside lg:col-span-4" aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      {isPending ? (
        <Skeleton description="Fetching your payments" />
      ) : !payments ? (
        isError ? (
          <LoadFailed title="Failed to load your payments" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : null
      ) : payments.length === 0 ? (
        <p className="small muted">Nothing is paid yet. The first payment stands here with its date.</p>
      ) : (
        <ul className="paid num">
          {payments.map((one) => {
            const name = debts.find(({ id }) => id === one.debtId)?.name ?? "Debt";
            return (
              <li key={one.id} data-row={one.id}>
                <div>
                  <p dir="auto">{name}</p>
                  <p className="caption muted">
                    {one.kind === "adjustment" ? "set by hand, " : ""}
                    {formatWhen(one.paidOn, today)}
                  </p>
                </div>
                <span className="strong">{showCents(one.amountCents, currency)}</span>
                {one.kind === "payment" ? (
                  <IconButton
                    label={`Delete the payment of ${showCents(one.amountCents, currency)} on ${name}, ${formatWhen(one.paidOn, today)}`}
                    onClick={() => void remove(one)}
                  >
                    <DeleteIcon />
                  </IconButton>
                ) : (
                  <span />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="quiet" className="quiet-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier payments
        </Button>
      )}
    </section>
  );
}
