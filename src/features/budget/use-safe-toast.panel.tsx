import { monthOf } from "#shared/dates.ts";
import { retrying } from "#web/chunk-load-error.ts";
import { queries } from "#web/query.ts";
import { useMember } from "#web/session.ts";
import { todayIn } from "#web/today.ts";
import { budget } from "./budget.api.ts";

/** Runs an edit of a budget or a bill. If that changes what is safe to spend today, its toast says so. */
export function useSafeToast() {
  const { timeZone, currency = "USD" } = useMember();
  return async <Answer,>(edit: () => Promise<Answer>): Promise<Answer> => {
    const today = todayIn(timeZone);
    const month = budget.month.queryOptions({ input: { month: monthOf(today) } });
    const [before, startedAt] = [queries.getQueryData(month.queryKey), Date.now()];
    const answer = await edit();
    const show = async () => {
      const [{ showSafeToast }, after] = await Promise.all([retrying(() => import("./safe-toast.panel.tsx")), queries.fetchQuery(month)]);
      if (before) showSafeToast({ before, after, today, currency, startedAt });
    };
    // the edit's form shows its toast and begins to refetch in the same turn
    setTimeout(() => void show().catch(() => undefined));
    return answer;
  };
}
