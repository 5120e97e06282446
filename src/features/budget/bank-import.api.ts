import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { bankImportContract } from "./bank-import.contract.ts";

export const bankImport = feature<typeof bankImportContract>("imports");

/** The payees whose category is remembered; undefined until they are known. */
export const usePayees = () => useQuery(bankImport.payees.queryOptions({ input: {} })).data?.payees;
/** The imports of the last 30 days. */
export const useImports = () => useQuery(bankImport.imports.queryOptions({ input: {} })).data?.imports;
/** What the columns of files with a known header are; undefined until they are known. */
export const useSavedColumns = () => useQuery(bankImport.savedColumns.queryOptions({ input: {} })).data?.headers;
