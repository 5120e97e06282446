import { monthOf } from "#shared/dates.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { useBudgetMonth } from "./budget.api.ts";
import { ImportDialog } from "./import.panel.tsx";

/** The import from a bank with a file that was chosen elsewhere. */
export function BringMoney({ file, onClose }: { file: File; onClose: () => void }) {
  const { timeZone, currency = "USD" } = useMember();
  const { data } = useBudgetMonth(monthOf(useToday(timeZone)));
  return data ? <ImportDialog view={data} currency={currency} initial={file} onClose={onClose} /> : null;
}
