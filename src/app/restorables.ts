import { budgetDeleted } from "../features/budget/budget.deleted.service.ts";
import { challengeDeleted } from "../features/challenge/challenge.deleted.service.ts";
import { debtDeleted } from "../features/debt/debt.deleted.service.ts";
import { documentsDeleted } from "../features/documents/documents.deleted.service.ts";
import { growthDeleted } from "../features/growth/growth.deleted.service.ts";
import { journalDeleted } from "../features/journal/journal.deleted.service.ts";
import { lifestyleDeleted } from "../features/lifestyle/lifestyle.deleted.service.ts";
import { progressDeleted } from "../features/progress/progress.deleted.service.ts";
import { relationshipsDeleted } from "../features/relationships/relationships.deleted.service.ts";
import type { AppContext } from "#server/context.ts";

/** What Recently deleted lists, one line per feature. A test deletes something of every kind and fails when a kind is missing. */
export const restorables: AppContext["restorables"] = [
  ...journalDeleted,
  ...budgetDeleted,
  ...debtDeleted,
  ...challengeDeleted,
  ...relationshipsDeleted,
  ...growthDeleted,
  ...lifestyleDeleted,
  ...progressDeleted,
  ...documentsDeleted,
];
