import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { ImportedFile } from "#web/ui/imported-files.tsx";
import type { bankImportContract } from "./bank-import.contract.ts";
import { countExpenses } from "./imports/import.rules.ts";
import { countBudgets } from "./imports/month-import.rules.ts";

export const bankImport = feature<typeof bankImportContract>("imports");

/** The payees with a stored category; undefined while loading. */
export const usePayees = () => useQuery(bankImport.payees.queryOptions({ input: {} })).data?.payees;
/** The imports of the last 30 days, as a list of files. */
export const useMoneyFiles = (): ImportedFile[] =>
  (useImports() ?? []).map((one) => ({
    ...one,
    facts: [one.lines > 0 && countExpenses(one.lines), one.budgets > 0 && countBudgets(one.budgets)],
    remove: () => bankImport.removeImport.call({ id: one.id }),
    restore: () => bankImport.restoreImport.call({ id: one.id }),
  }));
/** The imports of the last 30 days. */
export const useImports = () => useQuery(bankImport.imports.queryOptions({ input: {} })).data?.imports;
/** The stored columns of files with a known header; undefined while loading. */
export const useSavedColumns = () => useQuery(bankImport.savedColumns.queryOptions({ input: {} })).data?.headers;
