import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { capital, inSentence } from "#shared/text.ts";
import { formatWhen } from "#web/format-day.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { debt, removeWithUndo, usePayments, type Payment, type StoredDebt } from "./debt.api.ts";

/** Payments with their dates, newest first. */
export function PaymentsPanel({ debts, today, currency }: { debts: readonly StoredDebt[]; today: Day; currency: string }) {
  const { payments: all, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePayments();
  const examples = new Set(debts.filter(({ isExample }) => isExample).map(({ id }) => id));
  const payments = all?.filter(({ debtId }) => !examples.has(debtId));
  const remove = ({ id, amountCents }: Payment) =>
    removeWithUndo(id, `${showCents(amountCents, currency)} deleted.`, () => debt.removePayment.call({ id }));
  return (
    <Fold id="payments" title="Payments" fact={factOf(payments, debts, today, currency)}>
      {isPending ? (
        <Skeleton description="Fetching your payments" />
      ) : !payments ? (
        isError ? (
          <LoadFailed title="Failed to load your payments" onRetry={() => void refetch()} isBusy={isFetching} />
        ) : null
      ) : payments.length === 0 ? (
        <p className="small muted">The first payment shows up here with its date.</p>
      ) : (
        <ul className="paid num">
          {payments.map((one) => {
            const name = debts.find(({ id }) => id === one.debtId)?.name ?? "Debt";
            const what = one.kind === "payment" ? "the payment" : "the change by hand";
            return (
              <li key={one.id} data-row={one.id}>
                <div>
                  <p dir="auto">{name}</p>
                  <p className="caption muted">
                    {capital(`${one.kind === "adjustment" ? "set by hand, " : ""}${formatWhen(one.paidOn, today)}`)}
                  </p>
                </div>
                <span className="strong">{showCents(one.amountCents, currency)}</span>
                <IconButton
                  label={`Delete ${what} of ${showCents(one.amountCents, currency)} on ${name}, ${formatWhen(one.paidOn, today)}`}
                  onClick={() => void remove(one)}
                >
                  <DeleteIcon />
                </IconButton>
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
    </Fold>
  );
}

/** The newest payment. */
function factOf(payments: readonly Payment[] | undefined, debts: readonly StoredDebt[], today: Day, currency: string): string | undefined {
  const last = payments?.find(({ kind }) => kind === "payment");
  if (!last) return payments && (payments.length > 0 ? "No payment is logged yet." : "Nothing is paid yet.");
  const name = debts.find(({ id }) => id === last.debtId)?.name;
  return `The last: ${showCents(last.amountCents, currency)}${name ? ` on ${inSentence(name)}` : ""}, ${formatWhen(last.paidOn, today)}`;
}
