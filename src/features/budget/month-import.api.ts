import { feature } from "#web/client.ts";
import type { monthImportContract } from "./month-import.contract.ts";

export const monthImport = feature<typeof monthImportContract>("imports", ["imports", "months"]);
