import { useState } from "react";
import { dayIn } from "#shared/dates.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { shortDay } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DoneWithUndo, type Done } from "#web/ui/done-with-undo.tsx";
import { bankImport, useImports, usePayees } from "./bank-import.api.ts";
import type { MonthCategory } from "./budget.api.ts";
import { countExpenses } from "./import.rules.ts";
import { countBudgets } from "./month-import.rules.ts";
import { refreshImports, removeImport } from "./use-bank-import.panel.tsx";

/** The imports of the last 30 days, each of which can be taken back, and the payees whose category is remembered. */
export function ImportHistory({ categories }: { categories: readonly MonthCategory[] }) {
  const imports = useImports() ?? [];
  const payees = usePayees() ?? [];
  const { timeZone = "UTC" } = useMember();
  const removing = useSave(({ id }: { id: string; fileName: string }) => removeImport(id).then(() => true), { failed: "Error deleting" });
  const setting = useSave(bankImport.setPayee.call, { failed: "Error saving", refresh: [bankImport.payees.key()] });
  const forgetting = useSave(bankImport.forgetPayee.call, { failed: "Error deleting", refresh: [bankImport.payees.key()] });

  const [done, setDone] = useState<Done>();
  const takeBack = async (one: (typeof imports)[number]) => {
    if (!(await removing.run(one))) return;
    const words = `${one.budgets > 0 ? countBudgets(one.budgets) : countExpenses(one.lines)} of ${one.fileName} deleted.`;
    setDone({ words, undo: () => bankImport.restoreImport.call({ id: one.id }) });
  };
  const forget = async ({ id, payee, categoryId }: (typeof payees)[number]) => {
    if (!(await forgetting.run({ id }))) return;
    setDone({ words: `${payee} is forgotten.`, undo: () => bankImport.setPayee.call({ payee, categoryId }) });
  };
  return (
    <>
      {done && (
        <DoneWithUndo
          done={done}
          onUndone={() => {
            setDone(undefined);
            return refreshImports();
          }}
        />
      )}
      {imports.length > 0 && (
        <section className="stack" aria-labelledby="past-imports">
          <h3 id="past-imports">Imported in the last 30 days</h3>
          <ul className="bills">
            {imports.map((one) => (
              <li key={one.id}>
                <span dir="auto">
                  {one.fileName}
                  <span className="small muted">
                    {" "}
                    · {shortDay(dayIn(timeZone, Date.parse(one.importedAt)))} · {one.format}
                  </span>
                </span>
                <span className="num">{one.budgets > 0 ? countBudgets(one.budgets) : countExpenses(one.lines)}</span>
                <Button
                  kind="quiet"
                  aria-label={`Remove what ${one.fileName} added`}
                  isBusy={removing.isBusy}
                  onClick={() => void takeBack(one)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payees.length > 0 && (
        <section className="stack" aria-labelledby="remembered-payees">
          <h3 id="remembered-payees">Remembered payees</h3>
          <ul className="bills">
            {payees.map((one) => (
              <li key={one.id}>
                <span dir="auto">{one.payee}</span>
                <select
                  className="input"
                  aria-label={`Category of ${one.payee}`}
                  value={one.categoryId}
                  onChange={(event) => void setting.run({ payee: one.payee, categoryId: event.currentTarget.value })}
                >
                  {categories.every(({ id }) => id !== one.categoryId) && <option value={one.categoryId}>A category that is gone</option>}
                  {categories.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
                <Button kind="quiet" aria-label={`Forget ${one.payee}`} onClick={() => void forget(one)}>
                  Forget
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
