import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { debtImportsContract } from "./debt.imports.contract.ts";

export const debtImports = feature<typeof debtImportsContract>("debt", ["debt", "imports"]);
/** The imports of the last 30 days. */
export const useDebtImports = () => useQuery(debtImports.imports.queryOptions({ input: {} })).data?.imports;
