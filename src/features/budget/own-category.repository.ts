import { Problem } from "#shared/errors.ts";
import type { MemberTx } from "#server/database.ts";
import { listCategories } from "./budget.repository.ts";
import { categoryMissing } from "./expense.rules.ts";

/** Throws invalid for a category that the member does not have. */
export async function checkCategory(tx: MemberTx, id: string): Promise<void> {
  if (!(await listCategories(tx)).some((one) => one.id === id)) throw new Problem("invalid", categoryMissing, { field: "categoryId" });
}
