import { accountImport } from "../features/account/account.routes.ts";
import { calendarImport } from "../features/account/calendar.routes.ts";
import { budgetImport } from "../features/budget/budget.routes.ts";
import { challengeImport } from "../features/challenge/challenge.routes.ts";
import { debtImport } from "../features/debt/debt.routes.ts";
import { documentsImport } from "../features/documents/documents.routes.ts";
import { growthImport } from "../features/growth/growth.routes.ts";
import { journalImport } from "../features/journal/journal.routes.ts";
import { lifestyleImport } from "../features/lifestyle/lifestyle.routes.ts";
import { progressFacts } from "../features/progress/progress.service.ts";
import { progressImport } from "../features/progress/progress.routes.ts";
import { relationshipsImport } from "../features/relationships/relationships.routes.ts";
import { safetyImport } from "../features/safety/safety.routes.ts";
import type { AppContext } from "#server/context.ts";

/** Whose tables an archive may fill, one line each. A test compares them with the catalogue: a new table cannot be forgotten. */
export const imports: AppContext["imports"] = [
  { rows: accountImport },
  { rows: calendarImport },
  { rows: budgetImport },
  { rows: challengeImport },
  { rows: debtImport },
  { rows: documentsImport },
  { rows: growthImport },
  { rows: journalImport },
  { rows: lifestyleImport },
  { rows: progressImport, after: progressFacts.countAgain },
  { rows: relationshipsImport },
  { rows: safetyImport },
];
