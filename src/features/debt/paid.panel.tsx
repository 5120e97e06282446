import { formatMonth, type Month } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { useMember } from "#web/session.ts";
import { usePaidIn } from "./debt.api.ts";

/** What was paid toward debts in `month`; nothing in a month without payments. */
export function PaidPanel({ month }: { month: Month }) {
  const { currency = "USD" } = useMember();
  const { data } = usePaidIn(month);
  if (!data || data.payments === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="paid-title">
      <h2 id="paid-title" className="text-h3">
        Your debts
      </h2>
      <p>
        <strong>{showCents(data.paidCents, currency)} paid</strong> in {formatMonth(month)}, in {count(data.payments, "payment")}.
      </p>
    </section>
  );
}
