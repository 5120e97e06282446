import { budgetFacts } from "../features/budget/budget.service.ts";
import { challengeFacts } from "../features/challenge/challenge.service.ts";
import { journalFacts } from "../features/journal/journal.service.ts";
import { progressFacts } from "../features/progress/progress.service.ts";
import { Hono } from "hono";
import { addMonths, dayIn, monthOf } from "#shared/dates.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";

/** `GET /api/members/suggestions`: achievements suggested by what happened in the other features, to be added or dismissed. */
export const suggestionRoutes = (context: AppContext) =>
  new Hono<Env>().get("/suggestions", async (c) => {
    const { id, timeZone } = memberOf(c);
    const now = context.clock();
    const today = dayIn(timeZone, now);
    return c.json(
      await context.database.withUser(id, async (tx) => {
        const written = await journalFacts.countOnDays(tx, { from: today, to: today });
        const budget = await budgetFacts.claims(tx, today, addMonths(monthOf(today), -1));
        return {
          suggestions: await progressFacts.suggest(
            tx,
            {
              today,
              month: addMonths(monthOf(today), -1),
              hasEntry: written > 0,
              isNoSpendDay: await challengeFacts.isLogged(tx, today),
              ...budget,
            },
            { now, zone: timeZone },
          ),
        };
      }),
    );
  });
