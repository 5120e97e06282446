import { useState } from "react";
import { inSentence } from "#shared/text.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import type { Done } from "#web/ui/done-with-undo.tsx";
import { Options } from "#web/ui/field.tsx";
import { ImportedFiles } from "#web/ui/imported-files.tsx";
import { bankImport, useMoneyFiles, usePayees } from "./bank-import.api.ts";
import type { MonthCategory } from "./budget.api.ts";
import { refreshImports } from "./use-bank-import.panel.tsx";

/** The imports of the last 30 days, each with Undo, and the payees with a stored category. */
export function ImportHistory({ categories }: { categories: readonly MonthCategory[] }) {
  const files = useMoneyFiles();
  const payees = usePayees() ?? [];
  const setting = useSave(bankImport.setPayee.call, { failed: "Error saving", refresh: [bankImport.payees.key()] });
  const forgetting = useSave(bankImport.forgetPayee.call, { failed: "Error deleting", refresh: [bankImport.payees.key()] });
  const [done, setDone] = useState<Done>();
  const forget = ({ id, payee, categoryId }: (typeof payees)[number]) =>
    forgetting.run({ id }, () =>
      setDone({ words: `${inSentence(payee)} is forgotten.`, undo: () => bankImport.setPayee.call({ payee, categoryId }) }),
    );
  return (
    <>
      <ImportedFiles files={files} done={done} setDone={setDone} refresh={refreshImports} level={3} />
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
                  <Options of={categories} />
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
