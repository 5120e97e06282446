import { budgetFacts } from "../features/budget/budget.service.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import type { AppContext } from "#server/context.ts";

/** The days that reminders are about, one line per reminder with `daysBefore`. */
export const upcomingDays: AppContext["upcomingDays"] = { bills: budgetFacts.reminderDays, documents: documentsFacts.reminderDays };
