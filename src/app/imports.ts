import { accountImport } from "../features/account/account.routes.ts";
import { budgetExamples } from "../features/budget/budget.examples.service.ts";
import { calendarImport } from "../features/account/calendar.routes.ts";
import { aheadImport } from "../features/budget/ahead.routes.ts";
import { bankArchiveImport } from "../features/budget/bank-import.routes.ts";
import { budgetImport } from "../features/budget/budget.routes.ts";
import { recapImport } from "../features/budget/good-thing.routes.ts";
import { challengeImport } from "../features/challenge/challenge.routes.ts";
import { debtExamples } from "../features/debt/debt.examples.service.ts";
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

/** The tables that an archive may fill, and which rows it leaves out as examples. A test compares them with the catalogue. */
export const imports: AppContext["imports"] = [
  { rows: accountImport },
  { rows: calendarImport },
  { rows: budgetImport, examples: budgetExamples },
  { rows: bankArchiveImport },
  { rows: aheadImport },
  { rows: recapImport },
  { rows: challengeImport },
  { rows: debtImport, examples: debtExamples },
  { rows: documentsImport },
  { rows: growthImport },
  { rows: journalImport },
  { rows: lifestyleImport },
  { rows: progressImport, after: progressFacts.recountPoints },
  { rows: relationshipsImport },
  { rows: safetyImport },
];
