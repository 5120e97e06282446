import { roundToUnit, showCents, type Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import type { StatedDebt } from "./coach.stated-debt.rules.ts";

/** Answers about the payoff of a debt, from the figures that the user named. */

/**
 * Months and interest until a debt is paid, or undefined if the payment does not reduce it. `monthlyCents` is for all, if there are
 * `others`: what is above their minimum payments goes to one after the other.
 */
export type PayoffOf = (
  owed: Required<Pick<StatedDebt, "leftCents" | "rateMilli" | "monthlyCents">> & {
    minimumCents?: number | undefined;
    others?: readonly { leftCents: number; rateMilli: number; minimumCents?: number | undefined }[];
  },
) => { months: number; interestCents: number; firstMonths?: number } | undefined;

/** How the answers show an amount: without cents where there are none. */
export const showShort = (cents: Cents, currency = "USD"): string => showCents(roundToUnit(cents, currency, Math.round), currency, true);
export const years = (months: number) =>
  months < 24
    ? count(months, "month")
    : `${count(Math.floor(months / 12), "year")}${months % 12 ? ` and ${count(months % 12, "month")}` : ""}`;

/** Begins an answer that asks for a figure. */
export const askWhich =
  "There is more than one amount in what you wrote, and I do not want to calculate with the wrong one.\n\n" +
  "**One next step:** write it to me in one line, for one debt: what you still owe on it, its rate, and what you can pay on it each month. For several debts at once, [your debts](/debt) compares both orders.\n\n";

/** Answers that ask for a figure that is unclear in itself. */
const asks = {
  period:
    "I cannot tell what that payment comes to in a month, and I do not want to calculate with a wrong figure.\n\n" +
    "**One next step:** add up what you pay in three months, and write me a third of it.\n\nHow much is it each month?",
  once:
    "What is paid once comes off the debt, and the months begin again with what is left.\n\n" +
    "**One next step:** subtract it, and write to me in one line what is left, its rate and what you pay each month.\n\nHow much would you still owe then?",
  rate:
    "I cannot tell what that rate comes to in a year, and I do not want to calculate with a wrong figure.\n\n" +
    "**One next step:** look for the APR in the contract or on the last statement, and write it here.\n\nWhat is the rate for a year?",
  "later-rate":
    "With a rate that ends, the months depend on what is left then, and I do not want to calculate with a wrong figure.\n\n" +
    "**One next step:** write it to me in one line: what you will still owe when the first rate ends, the rate from then on, and what you pay each month.\n\nHow much will you still owe then?",
};
/** The beginnings of those answers. */
export const askBegins: readonly string[] = Object.values(asks).map((text) => text.slice(0, 40));

const askAgain =
  "Thank you. I still need to know which of the amounts belongs to it before I calculate.\n\n" +
  "**One next step:** choose one debt and write me what is left of it, its rate and the payment, with nothing else.\n\n";

/** The payoff of a debt from the chat's figures, or what is still missing for it. Undefined if no rate and no payment was named. */
export function debtFigured(said: StatedDebt, payoff: PayoffOf, isAgain = false, own = "USD", isAskedAgain = false): string | undefined {
  const { leftCents, rateMilli, monthlyCents, unclear, isHighestRate } = said;
  const show = (cents: Cents) => showShort(cents, said.currency ?? own);
  if (unclear && unclear in asks && rateMilli !== undefined) return asks[unclear as keyof typeof asks];
  if (unclear && rateMilli !== undefined)
    return `${isAskedAgain ? askAgain : askWhich}${unclear === "owed" ? "How much do you still owe?" : "How much can you pay each month?"}`;
  if (leftCents === undefined || leftCents === 0 || rateMilli === undefined) return undefined;
  const interest = Math.round((leftCents * rateMilli) / 1_200_000);
  // a rate of a month or a week is converted
  const rateWords = `${rateMilli / 1000} percent${rateMilli > 100_000 ? " a year" : ""}`;
  if (monthlyCents === undefined)
    return `${show(leftCents)} at ${rateWords}: the interest alone is about ${show(interest)} a month, so only what you pay above that brings it down.\n\n**One next step:** look up what you paid last month and write it here; then I can work out how long it takes.\n\nHow much can you pay each month?`;
  const plan = payoff({ leftCents, rateMilli, monthlyCents });
  const more = stepOf(monthlyCents);
  const faster = payoff({ leftCents, rateMilli, monthlyCents: monthlyCents + more });
  if (!plan)
    return `${show(monthlyCents)} a month does not bring ${show(leftCents)} at ${rateWords} down: the interest alone is about ${show(interest)} a month. That is not your fault, and it is good to know.\n\n**One next step:** call the lender, ask for a hardship program with a lower rate, and compare ways in [your debts](/debt).\n\nHow much more than ${show(interest)} could you pay, even by a little?`;
  const better =
    faster && faster.months < plan.months
      ? ` With ${show(more)} more a month it would be ${years(faster.months)}${plan.interestCents === 0 ? "" : `, and ${show(plan.interestCents - faster.interestCents)} less in interest`}.`
      : "";
  return `From what you wrote, ${show(leftCents)} at ${rateWords} with ${show(monthlyCents)} a month: it is paid off in ${years(plan.months)}${plan.interestCents === 0 ? ", without interest" : `, and the interest comes to ${show(plan.interestCents)} on the way`}.${better}${isHighestRate ? highestTaken : ""}\n\n${isAgain ? again : onward}`;
}

/** The sum of each debt was not told. */
const highestTaken =
  " I took the highest of your rates for all of it, so in truth it goes a little faster; with the sum of each I can be exact.";

/** The same payoff in one sentence; undefined until all figures are known. */
export function debtInShort(
  { leftCents, rateMilli, monthlyCents, currency }: StatedDebt,
  payoff: PayoffOf,
  own = "USD",
): string | undefined {
  if (!leftCents || rateMilli === undefined || !monthlyCents) return undefined;
  const plan = payoff({ leftCents, rateMilli, monthlyCents });
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  return plan && `${show(monthlyCents)} a month: ${years(plan.months)}, ${show(plan.interestCents)} of interest.`;
}

/** What higher payments change, for "what if I pay more" without an amount. */
export function debtWithMore(said: StatedDebt, payoff: PayoffOf, own = "USD"): string | undefined {
  const { monthlyCents = 0 } = said;
  const step = stepOf(monthlyCents);
  const lines = [0, step, step * 2, step * 4].flatMap(
    (more) => debtInShort({ ...said, monthlyCents: monthlyCents + more }, payoff, own) ?? [],
  );
  if (said.unclear || lines.length < 2) return undefined;
  return `Each step more shortens it:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n${again.replace("Which of the two figures", "Which of these figures")}`;
}

/** A fifth of a payment, in steps of 25. */
const stepOf = (monthlyCents: Cents) => Math.max(2_500, Math.round((monthlyCents * 0.2) / 2_500) * 2_500);

const onward =
  "**One next step:** put it into [your debts](/debt) with these figures, and look at it next to the others.\n\nWhich month would you like it to be gone by?";
const again =
  "**One next step:** choose the payment that you could keep up in a bad month, too, and set it as a standing order.\n\nWhich of the two figures feels possible?";
