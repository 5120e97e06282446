import type { Day } from "#shared/dates.ts";
import { earned, incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type Said } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { withMonths } from "./coach.sums.rules.ts";
import { isDebt, isSavings } from "./coach.told-money.rules.ts";
import type { FigureName } from "../answers/coach.written.content.ts";

/** The figures that a talk about one matter of money has named so far. All texts here are the output of `plain`. */

export type Figures = Partial<Record<FigureName, number>>;

const words: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, ...ones };
const count = String.raw`(\d{1,3}(?:\.5)?|half an?|${Object.keys(words).join("|")})`;
const numberOf = (word = "") => words[word.replace(/ an?$/, "")] ?? Number(word);
const last = (text: string, pattern: RegExp): number | undefined => {
  const found = [...text.matchAll(pattern)].at(-1)?.slice(1).find(Boolean);
  return found === undefined ? undefined : numberOf(found);
};

const hourly = /\$?(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars )?(?:an?|per|\/|each) ?(?:hour|hr)\b/g;
const rate = /(?<![\d.,$])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent\b)(?! (?:off|match|raise|down|of (?:my|the|our)\b))/g;
const age =
  /\b(?:i'?m|i am|im|age|turning|turned|retire\w* at|retirement at) (?:already |almost |only )?(\d{2})\b(?! ?(?:%|percent|k\b|hours|days|weeks|months|dollars|points))/g;
const people = new RegExp(String.raw`\bfamily of ${count}\b|\b${count} (?:guests|people|of us|adults|persons)\b`, "g");
const kids = new RegExp(String.raw`\b${count} (?:(?:small|young|little) )?(?:kids?|children|boys|girls|grandkids)\b`, "g");
const period = new RegExp(
  String.raw`\b(?:in|within|over|for|by|is|have|about|only|takes?|i'?m|^)\W*${count} (?:more )?(month|year|week)s?\b(?! old)`,
  "g",
);
const score = /(?<![\d$,.])([3-8]\d\d)(?![\d%,]|\.\d| ?(?:a|per) | ?(?:dollars|bucks|k)\b)/;
const nextYear = /\bnext (?:year|summer|spring|fall)\b/;

const isPay = ({ before }: Said): boolean =>
  earned.test(before) ||
  /\b(?:salary|wage|pay|income|paycheck|starting) (?:is|was|of|at)(?: now)? $|\b(?:i'?m|im|i am) (?:at|on|making|earning) $|\bmake(?:s|ing)? $|\bjob (?:at|for|pays) $|\b(?:i'?m|im|i am|as) an? [a-z ]{3,25},? (?:at |on |making )?$/.test(
    before,
  );
/** "Bills are about $1,900 a month". */
const isBills = ({ before }: Said): boolean => /\b(?:bills|expenses|must-pays)(?: (?:are|is|come to|total|run))? $/.test(before);
const isHeld = ({ before, after, perMonth }: Said): boolean =>
  perMonth === undefined &&
  /\b(?:have|got|only|put|there'?s)(?: (?:only|about|just|down))* $/.test(before) &&
  /^(?: (?:in (?:the|my|a) (?:bank|checking|account|it)|in it|saved|down|cash|to put down|set aside|to my name|left))?(?: (?:so far|right now|now|already))*\W*$/.test(
    after,
  );
/** "80 guests", "since 2019", "score 560". */
const isNoMoney = ({ before, after, cents }: Said): boolean =>
  /^ ?(?:guests|people|persons|adults|of us|points|miles|cards|accounts|collections|square)\b/.test(after) ||
  (cents >= 190_000 && cents <= 210_000 && /\b(?:in|from|since|of|was) $/.test(before)) ||
  /\b(?:score|fico)\b[^.!?]{0,15}$/.test(before);
/** What something costs beside the matter: "insurance is $150 a month". */
const isBeside = ({ before, perMonth }: Said): boolean =>
  perMonth !== undefined && /\b(?:insurance|premium|gas|phone|internet|fees?|parking)(?: (?:is|are|costs?|would be))? $/.test(before);
const isWorth = ({ before, after }: Said): boolean =>
  /\b(?:worth|valued at|value is|sell for|get)(?: (?:only|about|maybe))* $/.test(before) && !/^ (?:a|per|each) /.test(after);
/** "I can only pay $400", where more is owed. */
const isPart = ({ before, cents }: Said, sum: number | undefined): boolean =>
  sum !== undefined &&
  cents < sum / 3 &&
  /\b(?:can|could|only|able to) (?:\w+ )?(?:pay|do|afford|manage|put in|spare)(?: (?:only|about|maybe|like))* $/.test(before);
const minimums = /\bminimums? (?:payments? )?(?:is|are|of)(?: \w+)? $/;
const untilMonths = (text: string, today: Day | undefined): number | undefined => last(withMonths(text, today), /\bin (\d{1,2}) months\b/g);

const paysOff = /\bpay(?:ing)? (?:(?:it|them|this|that|my|the|\$?\d[\d,.]*k?|credit|cards?|debts?) )*(?:off|down)\b/;
const forDebt = /\b(i|we) (?:only |just )?have (?=(?:about |around |like )?\$?\d[\d,.]*k? (?:a|per|each|every) month\W*$)/;

/** Later figures replace earlier ones; what a sum without a name is, the matter of the talk says. */
export function figuresIn(
  all: readonly string[],
  own: string,
  { today, isOwed, keepsSum }: { today: Day | undefined; isOwed: boolean; keepsSum?: boolean | undefined },
): Figures {
  const told: Figures = {};
  let bills = 0;
  const put = (name: FigureName, value: number | undefined) => {
    if (value === undefined || !Number.isFinite(value) || value <= 0) return;
    if (name === "sum" && keepsSum && told.sum !== undefined) {
      if (told.sum !== value) told.sum2 = value;
      return;
    }
    if (name === "sum" && told.sum !== undefined && told.sum !== value) told.sum2 = told.sum;
    if (name === "monthly" && told.monthly !== undefined && told.monthly !== value) told.monthly2 = told.monthly;
    if (name === "rate" && told.rate !== undefined && told.rate !== value) told.rate2 = told.rate;
    told[name] = value;
  };
  // "how do I pay it off?", "I have 600 a month": what there is for the debt, and not what is lived on
  const isForDebt = isOwed && all.some((text) => paysOff.test(text));
  const texts = all
    .map((text) => text.replace(/^\W*on (?=\$?\d)/, ""))
    .map((text) => (isForDebt ? text.replace(forDebt, "$1 can pay ") : text));
  const { incomeCents, costs, isGross } = incomeAndCostsIn([...texts], own);
  put("income", incomeCents);
  for (const text of texts) {
    for (const [, figure] of text.matchAll(hourly)) put("wage", Number(figure) * 100);
    for (const [, figure] of text.matchAll(rate)) put("rate", Number(figure));
    put("age", last(text, age));
    put("people", last(text, people));
    put("kids", last(text, kids));
    const long = [...text.matchAll(period)].at(-1);
    const unit = long?.[2] === "year" ? 12 : long?.[2] === "week" ? 12 / 52 : 1;
    put(
      "months",
      long && !(long[2] === "week" && /^an?$/.test(long[1] ?? ""))
        ? numberOf(long[1]) * unit
        : (untilMonths(text, today) ?? (nextYear.test(text) ? 12 : undefined)),
    );
    const scored = score.exec(text)?.[1];
    put("score", scored === undefined ? undefined : Number(scored));
    const sums: number[] = [];
    for (const one of saidIn(text, own) ?? []) {
      if ((!one.isMarked && isNoMoney(one)) || /^ ?miles?\b/.test(one.after)) continue;
      const monthly = Math.round(one.cents * (one.perMonth ?? 1));
      const isCost = [...costs.values()].includes(monthly) && monthly !== incomeCents && one.cents < 2_000_000;
      if (isWorth(one)) put("worth", one.cents);
      else if (isBills(one)) bills = monthly;
      else if (isDebt(one)) {
        put("debt", one.cents);
        if (isOwed) sums.push(one.cents);
      } else if (isPay(one) && !/\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|coworker|they)\b[^,.;]*$/.test(one.before)) {
        if (one.isMarked && one.perMonth === undefined && one.cents <= 15_000) {
          put("wage", one.cents);
          continue;
        }
        const isYearly = one.perMonth === undefined ? one.cents > 1_500_000 : one.perMonth < 0.1;
        if (isYearly) put("salary", Math.round(one.cents * (one.perMonth === undefined ? 1 : one.perMonth * 12)));
        if (incomeCents === undefined) put("income", isYearly ? Math.round((told.salary ?? 0) / 12) : monthly);
      } else if (minimums.test(one.before)) put("monthly", monthly);
      else if (isSavings(one) || isHeld(one)) put("savings", one.cents);
      else if (isBeside(one) && sums.length === 0 && told.sum !== undefined) continue;
      else if (one.perMonth !== undefined || isPart(one, told.sum)) {
        put("monthly", monthly);
      } else if (!isCost) sums.push(one.cents);
    }
    // several debts with their rates have a plan of their own
    if (sums.length > 1 && /\d[^,;]* (?:at|@) \d/.test(text)) {
      delete told.sum;
      continue;
    }
    if (sums.length > 1)
      put(
        "total",
        sums.reduce((all, each) => all + each, 0),
      );
    for (const each of sums) put("sum", each);
  }
  if (isGross && told.salary === undefined && told.income !== undefined) put("salary", told.income * 12);
  put("home", costs.get("rent") ?? costs.get("mortgage"));
  const named = [...costs.values()].reduce((all, one) => all + one, 0);
  put("costs", Math.max(named, bills));
  return told;
}

/** What follows from them for a debt: months and interest, and the payment that ends it in the months that were named. */
export function withPayoff(told: Figures, payoff: PayoffOf | undefined): Figures {
  const { sum, monthly, months, rate: percent } = told;
  const all: Figures = { ...told };
  if (told.rate2 !== undefined && percent !== undefined && told.rate2 > percent) all.drop = told.rate2 - percent;
  if (monthly !== undefined && months !== undefined) all.reach = monthly * months;
  if (sum === undefined) return all;
  const plan =
    payoff && monthly !== undefined && percent !== undefined
      ? payoff({ leftCents: sum, rateMilli: Math.round(percent * 1000), monthlyCents: monthly })
      : undefined;
  if (plan) Object.assign(all, { payoff: plan.months, interest: plan.interestCents });
  const usual =
    payoff && monthly !== undefined && percent === undefined
      ? payoff({ leftCents: sum, rateMilli: 22_000, monthlyCents: monthly })
      : undefined;
  if (usual) Object.assign(all, { payoff22: usual.months, interest22: usual.interestCents });
  const part = (percent ?? 22) / 1200;
  if (months !== undefined && months >= 1) all.due = Math.ceil((sum * part) / (1 - (1 + part) ** -months));
  return all;
}
