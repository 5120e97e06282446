import { billingFacts } from "../features/billing/billing.service.ts";
import { subscriptionOf } from "../features/billing/subscription.routes.ts";
import { budgetFacts } from "../features/budget/budget.service.ts";
import { challengeFacts } from "../features/challenge/challenge.service.ts";
import { debtFacts } from "../features/debt/debt.service.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import { lifestyleFacts } from "../features/lifestyle/lifestyle.service.ts";
import type { CalendarSource } from "../features/account/calendar-feed.routes.ts";

/** What each feature adds to a member's calendar, one line each; only the parts chosen for the calendar are read. */
export const calendarSource: CalendarSource = {
  facts: async (tx, { holds, today, now, owner }) => ({
    bills: holds.has("bills") ? await budgetFacts.billDates(tx, { today }) : [],
    paydays: holds.has("paydays") ? await budgetFacts.payDays(tx, { today }) : [],
    payoffs: holds.has("payoffs") ? await debtFacts.payoffDates(tx, { today }) : [],
    documents: holds.has("documents") ? await documentsFacts.dates(tx, { today }) : [],
    meals: holds.has("meals") ? await lifestyleFacts.plannedMeals(tx) : [],
    noSpendDays: holds.has("noSpendDays") ? await challengeFacts.recentDays(tx, { today }) : [],
    billing: holds.has("billing") ? billingFacts.nextDate(owner, now) : null,
  }),
  hasAccess: (owner, now) => subscriptionOf(owner, now).hasAccess,
};
