import type { Message } from "./coach.rules.ts";
import { debtFigured, debtSaid, type DebtSaid, type PayoffOf } from "./coach.said.rules.ts";
import { savingFigured, savingStep } from "./coach.saving.rules.ts";

/** A computation from the chat's figures, if the newest message adds one. */
export function figured(
  messages: readonly Message[],
  topic: string | undefined,
  { payoff, currency }: { payoff?: PayoffOf; currency?: string },
): string | undefined {
  const texts = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const newest = texts.at(-1) ?? "";
  const last = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (last.includes(savingStep)) {
    const again = savingFigured(newest, currency, texts.slice(0, -1));
    if (again) return again;
  }
  const [before, now] = [debtSaid(texts.slice(0, -1), currency), debtSaid(texts, currency)];
  const isSame = sameFigures(now, before) && Object.keys(debtSaid([newest], currency)).length === 0;
  const isAgain = messages.some(({ role, content }) => role === "assistant" && content.includes("From what you wrote, "));
  const isDebt = debtTopics.has(topic ?? "") || isAboutDebt(texts.slice(-3).join("\n"));
  const debt = payoff && isDebt && !isSame ? debtFigured(now, payoff, isAgain, currency) : undefined;
  return debt ?? savingFigured(newest, currency);
}
const sameFigures = (one: DebtSaid, other: DebtSaid) =>
  (["leftCents", "rateMilli", "monthlyCents", "currency", "unclear"] as const).every((name) => one[name] === other[name]);
const isAboutDebt = (text: string) => /\b(?:debts?|cards?|loans?|mortgages?|owe|apr)\b/i.test(text);
const debtTopics = new Set(["choose-a-debt", "car-loan", "student-loans", "consolidate-debt", "buy-now-pay-later", "tax-debt"]);
