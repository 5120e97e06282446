import { useQuery } from "@tanstack/react-query";
import { addDays, type Day } from "#shared/dates.ts";
import { send } from "#web/http.ts";
import type { QuestionRequest, QuestionSource } from "./next-question.rules.ts";
import type { Patterns } from "./patterns.rules.ts";

/** The days whose moods the page shows: this year up to today, and the last seven days. */
export function yearAndWeek(today: Day): { from: Day; to: Day } {
  const yearStart = `${today.slice(0, 4)}-01-01`;
  const weekStart = addDays(today, -6);
  return { from: weekStart < yearStart ? weekStart : yearStart, to: today };
}

/** The days of a whole year, such as "2025". */
export const daysOfYear = (year: string): { from: Day; to: Day } => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export const patternsKey = ["members", "patterns"];

/** Mood next to the other features' data, computed by the server from this member's own rows. */
export const usePatterns = () => useQuery({ queryKey: patternsKey, queryFn: () => send<Patterns>("/api/members/patterns") });

/** The no-spend days of the last seven days, from the summary that Home shows. Optional: the week is shown without it too. */
export const useNoSpendDays = () =>
  useQuery({
    queryKey: ["members", "today"],
    queryFn: () => send<{ week: { day: Day; isNoSpend: boolean }[] }>("/api/members/today"),
    select: ({ week }) => new Set(week.filter((one) => one.isNoSpend).map(({ day }) => day)),
  });

let source: QuestionSource | undefined;

/** The source of a next question. The written set when that is unknown, because a question must not wait for the network. */
export async function questionSource(): Promise<QuestionSource> {
  try {
    return (source ??= await send<QuestionSource>("/api/mental-health/question"));
  } catch {
    return { place: null };
  }
}

/** A question of the model, or null when it returns none for whatever reason. */
export const requestQuestion = (request: QuestionRequest): Promise<string | null> =>
  send<{ question: string | null }>("/api/mental-health/question", request).then(
    ({ question }) => question,
    () => null,
  );
