import type { Cents } from "#shared/money.ts";
import { plain } from "crisis-detector/plain";
import { aboutWords, amountsIn, debtNames, hasOtherPeriod, inContext, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { anyRate, percent, rateAfter, rateIn, withPercent, type Rate } from "./coach.rates.rules.ts";

/** Facts that the user stated in the chat: amounts, rates, times. Parsed from the whole chat at each message, and not stored. */

export interface StatedDebt {
  leftCents?: number;
  /** Thousandths of a percent a year. */
  rateMilli?: number;
  /** The rate is the highest of several that were listed. */
  isHighestRate?: true;
  monthlyCents?: number;
  /** The currency that was written, if it is not the member's own. */
  currency?: string;
  /** What is asked for: a figure that several amounts could be, a payment's share of a month, what a single payment leaves, the rate. */
  unclear?: "owed" | "payment" | "period" | "once" | NonNullable<Rate["unclear"]>;
  /** The debts that it could be, each with its own rate. */
  choices?: { leftCents: Cents; rateMilli: number | undefined }[];
}
/**
 * What a sentence says that an amount is. `least` is a payment only if the text names no other, `more` and `less` change one, `once` is no
 * monthly one; `none` is only compared; `other` is income, a cost or a limit.
 */
type Role = "owed" | "payment" | "least" | "more" | "less" | "once" | "none" | "other";
interface Part extends Amount {
  role: Role | undefined;
  /** How many of it a month has; undefined without "a month", "a week" and so on. */
  perMonth: number | undefined;
  /** It is paid in a rhythm of which a month's share is not known. */
  isIrregular: boolean;
  /** "I could pay": it counts before what is paid now. */
  isPossible: boolean;
  /** The interest rate that follows it: "$6,000 at 24%". */
  rateMilli: number | undefined;
}

/** The last of these words before an amount says what it is; the longer forms come first. */
const roleWords: [Role, string][] = [
  ["least", "(?:minimum|min)(?: (?:payments?|due))*|(?:car|loan|house|mortgage|truck) payments?"],
  [
    "other",
    "owe[sd]? (?:me|us)|lent|loaned|(?:my|the|your|our) pay (?:is|of)|(?:take[- ]home|net|monthly) pay(?: is| of)?|(?:was|were|used to|had been|have been) pay(?:ing)?|paid(?: off| back)?",
  ],
  [
    "payment",
    "if i (?:paid|put|did|gave)|pay(?:ing)? (?:back |down |off |on )?(?:my |the |this |that |it|them)?(?:(?:\\w+ )?(?:cards?|loans?|debts?|mortgage))",
  ],
  [
    "payment",
    "make (?:a |my )?(?:monthly )?payments?|payments?|pays?|paying|afford|puts?|putting|throw(?:ing)?|manage|sends?|(?:can|could|i|will) (?:do|spare)",
  ],
  ["other", "earn(?:s|ing)?|make|making|paid|take home|bring(?:ing)? (?:home|in)|income|salary|wages?|raise[ds]?|pay ?checks?|net"],
  [
    "other",
    "rent|bills?|groceries|cost(?:s|ing)?|prices?|worth|bought|limits?|lease|insurance|utilities|spend(?:ing)?|expenses|childcare|saved|savings?|save|have left",
  ],
  ["owed", `owe[ds]?|ow|owing|balances?|${debtNames}|borrowed|financed|financing`],
];
const roleWord = new RegExp(roleWords.map(([, words]) => `\\b(${words})(?![\\w'])`).join("|"), "g");
const possible = /\b(?:can|could|able to|afford|would|will|'ll|want to|what if|if i|how about)\b/;
const otherAfter =
  /^(?: a month| per month)?(?: (?:in|for|of|on|toward)(?: my| the)?)?(?: credit)? (?:limit|rent|income|salary|savings|groceries|food|bills|insurance|utilities|childcare|gas|saved|in the bank|left over|take[- ]home|before taxes|after taxes)\b/;
const owedAfter =
  /^(?: still)?(?: (?:in|of|on|left on|with))?(?: (?:an?|my|the|one|this|that|our))?(?: (?:\w+ )?(?:credit|student|car|auto|personal|payday|medical|store|bank))? (?:cards?|debts?|loans?|visa|mastercard|amex|mortgage|balance|left to pay)\b/;
/** "I want to pay off 8k in cards". */
const clearing = /\b(?:pay(?:ing)? (?:off|down)|clear(?:ing)?|rid of|wipe out) (?:about |around )?$/;
/** "$400 a month left after rent" is no payment yet. */
const leftOver = /^(?: a month| per month)? left\b(?! to (?:pay|put|throw))/;
const owedNoun =
  /^ (?:(?:credit|student|car|auto|personal|payday|medical|store|bank) )?(?:cards?|debts?|loans?|balance)\b(?! payment)|^ (?:that )?(?:i|we) (?:still )?owe\b/;
const paymentAfter =
  /^(?: a month| per month| a week)?(?: left| extra)? (?:payments?\b|to(?:ward)?s? (?:it|that|them|the|my|pay|put|throw)\b)/;
const moreAfter = /^(?: (?:a|per|each|every) (?:week|month))? (?:more|extra|on top|additional)\b/;
const lessAfter = /^(?: (?:a|per|each|every) (?:week|month))? (?:less|fewer)\b/;
const lessBefore = /\b(?:reduc|lower|cut|decreas|drop)(?:e|ing|ting|ping)? (?:it |(?:my|the) payments? )?by $/;
/** "That is $50 less than last year" changes nothing. */
const comparedAfter = /^(?: (?:a|per|each|every) (?:week|month))? (?:less|fewer|more)(?: \w+){0,2} than\b/;
const atOnce = "(?:right )?now|today|at once|up ?front|immediately|right away";
/** A payment that is made once: "$5,000 now", "my $2,000 tax refund", "a bonus of $1,000". */
const onceAfter = new RegExp(
  `^(?: \\w+){0,2}? (?:once(?! (?:a|per|each|every)\\b)|one[- ]time|lump sum|refund|bonus|windfall|inheritance)\\b`,
);
const onceBefore = /\b(?:one[- ]time|lump sum|single payment|refund|bonus|windfall|inheritance)(?: \w+){0,2} $/;
const nowAfter = new RegExp(`^(?: \\w+){0,2}? (?:${atOnce})\\b`);
/** "$200 right now each month": the period after "now". */
const laterPeriod =
  /^(?: (?!and\b|but\b|then\b|keep\b)\w+){1,5}?( (?:(?:each|every|per|an?) (?:\w+ )?(?:week|month|paycheck)|weekly|monthly)\b.*)/;
const moreBefore = /\b(?:extra|another|additional|add(?:ing)?|increase (?:it )?by) (?:of )?$/;

/** A number alone is an amount only where the words right beside it say so. */
const owedBare = new RegExp(
  String.raw`\b(?:${debtNames}|discover)(?: is| are| was|'s)? (?:at|up to|maxed(?: out)? at) $|\b(?:owe|ow|owed|owing|balance(?: is| of| was)?|debts? (?:is|of)|loan (?:is|of))${aboutWords} $`,
);
const notCounted =
  /^ ?(?:people|persons|friends|banks?|cards?|loans?|lenders|different|months?|years?|weeks?|days?|times?|kids|hours?|%|percent|apr)\b|^ ?%/;
const paidBare = /\b(?:pay|payments?|paying|afford|put|do|manage)\b(?: \w+){0,3}? $/;
const isStated = (before: string, after: string, cents: Cents) =>
  cents >= 1_000 &&
  !notCounted.test(after) &&
  (/^ (?:in|of) (?:\w+ )?debts?\b/.test(after) ||
    (/^ (?:in|on) /.test(after) && owedAfter.test(after)) ||
    (/(?:^|[,;:+]) *$/.test(before) && perMonthOf("", after) === 1) ||
    owedBare.test(before) ||
    new RegExp(`^(?: \\w+){0,3} (?:at|with) ${percent}`).test(after) ||
    (paidBare.test(before) && perMonthOf("", after) !== undefined) ||
    (new RegExp(`\\b(?:pay(?:ing)?|payments?(?: is| are)?|add(?:ing)?)${aboutWords} $`).test(before) && /^\W*(?:$|[,.;?!])/.test(after)));

/** The amounts of a message with their roles. */
function partsIn(words: string, own: string, known: StatedDebt): Part[] {
  const parts: Part[] = [];
  const all = inContext(words, own, isStated);
  const largest = Math.max(known.leftCents ?? 0, ...all.map(({ cents }) => cents));
  for (const { before, after, rest, isFirst, ...one } of all) {
    const last = isFirst ? undefined : parts.at(-1);
    const period = isOnceWord(before, after) || nowAfter.test(after) ? (laterPeriod.exec(after)?.[1] ?? after) : after;
    const perMonth = perMonthOf(before, period);
    // "$200 and $50 a month": the second is what the first is
    const isListed = last !== undefined && /^\W*(?:(?:or|about)\W*)*$/.test(before) && rateAfter(after) === undefined;
    const isIrregular = hasOtherPeriod(before, period);
    const isRegular = perMonth !== undefined || isIrregular;
    // "reduce it by $50 to $150": the second is the payment
    const isNew = (last?.role === "less" || last?.role === "more") && / to (?:about )?$/.test(before);
    if (isNew) last.role = "none";
    const listed = isListed && !(last.role === "owed" && perMonth) ? last.role : undefined;
    const role = isNew ? "payment" : (roleOf(before, after, isRegular) ?? listed);
    const isPossible = isNew || possible.test(before) || (isListed && role !== "less" && last.isPossible);
    const monthly = known.monthlyCents ?? parts.filter((part) => part.role === "payment" && part.perMonth).map(monthlyOf)[0];
    const isLarge = one.cents >= (monthly === undefined ? largest / 4 : monthly * 3);
    parts.push({
      ...one,
      role: !isRegular && isPaidOnce(role, before, after, isPossible, isLarge, monthly) ? "once" : role,
      perMonth,
      isIrregular,
      isPossible,
      rateMilli: rateAfter(after, rest),
    });
  }
  return parts;
}

const isOnceWord = (before: string, after: string) => onceAfter.test(after) || onceBefore.test(before);
/** "I can pay $150 now" says what is paid each month now; "if I pay $150 now" and some months' payments are paid once. */
function isPaidOnce(role: Role | undefined, before: string, after: string, isPossible: boolean, isLarge: boolean, monthly?: Cents) {
  if (role === undefined) return nowAfter.test(after) && (isLarge || monthly !== undefined);
  if (role !== "payment" && role !== "more") return false;
  return isOnceWord(before, after) || (nowAfter.test(after) && (/\bif\b/.test(before) || (isPossible && isLarge)));
}

function roleOf(before: string, after: string, isRegular: boolean): Role | undefined {
  const found = [...before.matchAll(roleWord)].map((match) => roleWords[match.slice(1).findIndex((words) => words !== undefined)]?.[0]);
  const role = found.at(-1);
  if (otherAfter.test(after)) return "other";
  if (!isRegular && (rateAfter(after) !== undefined || owedNoun.test(after))) return "owed";
  if (comparedAfter.test(after) && !possible.test(before)) return "none";
  if (leftOver.test(after)) return isRegular ? "other" : "owed";
  if ((lessAfter.test(after) || lessBefore.test(before)) && (role === "payment" || role === undefined)) return "less";
  if ((moreAfter.test(after) || moreBefore.test(before)) && (role === "payment" || role === undefined)) return "more";
  if (!isRegular && clearing.test(before) && /^ (?:in|of|worth of) /.test(after) && owedAfter.test(after)) return "owed";
  if (role === "payment" || role === "least") return role;
  if (paymentAfter.test(after)) return "payment";
  // what is paid every month is no debt: "on my card I pay $200 a month", "my mortgage is $1,500 a month"
  if (isRegular) return role === "owed" ? (found.includes("payment") ? "payment" : "least") : role;
  if (owedAfter.test(after)) return "owed";
  return role;
}

/** Another payment for a debt whose other figures are known: "and 300?", "what about $120?". */
const fillers =
  /\b(?:and|or|then|no|nope|wait|sorry|oh|i mean|meant|actually|rather|more like|what|how|about|if|i|we|pay|paid|paying|pays|could|can|do|put|with|only|just|ok|okay|make|it|its|that|lets|let's|say|try|maybe|instead|a|per|each|every|month|monthly|for|so|at|is|s)\b/g;
function paymentAlone(words: string, own: string): Amount | undefined {
  const [one, second] = amountsIn(words, own);
  if (!one || second || (!one.isMarked && one.cents < 1_000)) return undefined;
  const rest = words.slice(0, one.start) + words.slice(one.end);
  const after = words.slice(one.end);
  if (hasOtherPeriod("", after) || (perMonthOf("", after) !== 1 && /\b(?:week|day|quarter|year|bi-?weekly|\d|other)/.test(rest)))
    return undefined;
  return /^\W*$/.test(rest.replace(fillers, " ")) ? one : undefined;
}

const different = (parts: readonly Part[], of: (part: Part) => number = ({ cents }) => cents) => [...new Set(parts.map(of))];
const monthlyOf = ({ cents, perMonth = 1 }: Part) => Math.round(cents * perMonth);
/** What a person asks whether they can buy or save is no debt. */
const isOtherMatter = /\b(?:can|could|should) (?:i|we) (?:\w+ )?(?:afford|buy|spend)\b|\b(?:save|saving)(?: up)?\b(?! on)/;

const anyDebt = /\b(?:owe[ds]?|owing|debts?|loans?|cards?|balance|borrowed)\b/;

/** The debt and the payment that one message states. */
function statedIn(words: string, own: string, known: StatedDebt): StatedDebt & { written?: string } {
  const parts = partsIn(words, own, known);
  // beside a rent or an income, an amount without words of its own is no debt
  const isOther = isOtherMatter.test(words) || (parts.some(({ role }) => role === "other") && !anyDebt.test(words));
  const unnamed = isOther ? [] : parts.filter(({ role }) => role === undefined);
  const owed = parts.filter(({ role }) => role === "owed");
  // "$6,000 at 24% and $500 to my brother" is about the first; a rate after the second may be for both
  const isFirstRated = owed[0]?.rateMilli !== undefined && owed.filter(({ rateMilli }) => rateMilli !== undefined).length === 1;
  const named = isFirstRated ? owed.slice(0, 1) : owed;
  // an amount without any words about it changes no debt that is known already
  const isKnown = known.leftCents !== undefined && known.rateMilli !== undefined && !anyRate.test(words);
  const whole = unnamed.filter(({ perMonth, isIrregular }) => perMonth === undefined && !isIrregular);
  const debts = different(named.length > 0 || isKnown ? named : whole);
  const paid = parts.filter(({ role }) => role === "payment");
  const wouldPay = paid.filter(({ isPossible }) => isPossible);
  const groups = [
    wouldPay,
    paid,
    parts.filter(({ role }) => role === "least"),
    unnamed.filter((one) => one.perMonth || one.isIrregular),
    isKnown && known.monthlyCents === undefined ? whole : [],
  ];
  const chosen = groups.find((group) => group.length > 0) ?? [];
  const payments = different(chosen, monthlyOf);
  // "I lowered it by $50 and pay $150 a month": the payment that is named has it off already
  const isLess = (part: Part) => chosen.every((one) => part.isPossible && parts.indexOf(one) < parts.indexOf(part));
  const signOfChange = (part: Part) => (part.role === "more" ? 1 : part.role === "less" && isLess(part) ? -1 : 0);
  const more = parts.reduce((sum, part) => sum + signOfChange(part) * monthlyOf(part), 0);
  const [base] = payments.length > 0 ? payments : more === 0 ? [] : [known.monthlyCents];
  const used = parts.filter(({ role, perMonth }) =>
    role === undefined ? (perMonth ?? debts.length > 0) : role !== "other" && role !== "least",
  );
  const [written, second] = new Set(used.flatMap((one) => one.currency ?? []));
  if (second !== undefined) return { unclear: "owed" };
  const [rateMilli] = debts.length === 1 ? named.flatMap((one) => one.rateMilli ?? []) : [];
  const isIrregular = chosen.some((one) => one.isIrregular);
  const isPaymentUnclear = payments.length > 1 || (more !== 0 && (base === undefined || base + more <= 0));
  return {
    ...(debts.length === 1 && { leftCents: debts[0] as number }),
    ...(base !== undefined && payments.length < 2 && !isIrregular && !isPaymentUnclear && { monthlyCents: base + more }),
    ...(written !== undefined && { written }),
    ...(rateMilli !== undefined && { rateMilli }),
    ...(debts.length > 1
      ? { unclear: "owed" as const, choices: named.map((one) => ({ leftCents: one.cents, rateMilli: one.rateMilli })) }
      : (parts.some(({ role }) => role === "once") && { unclear: "once" as const }) ||
        (isIrregular && { unclear: "period" as const }) ||
        (isPaymentUnclear && { unclear: "payment" as const })),
  };
}

/** A message that is nothing but another figure for a debt that is known: "and 300?", "what if I double it". */
function changedIn(
  words: string,
  own: string,
  { leftCents = 0, monthlyCents, unclear }: StatedDebt,
): (StatedDebt & { written?: string }) | undefined {
  if (monthlyCents !== undefined && /\b(?:double|twice)\b/.test(words) && !/\d/.test(words)) return { monthlyCents: monthlyCents * 2 };
  const one = paymentAlone(words, own);
  if (!one) return undefined;
  // nobody pays more than the debt: "no, it's $7,000"; a figure and nothing else answers what would be left
  const isLeft = one.cents > leftCents || (unclear === "once" && one.start === 0);
  const figure = isLeft ? { leftCents: one.cents } : { monthlyCents: one.cents };
  return { ...figure, ...(one.currency !== undefined && { written: one.currency }) };
}

/** The figures of one debt, the newest message last; later figures replace earlier ones. `own` is the member's currency. */
export function statedDebt(texts: readonly string[], own = "USD"): StatedDebt {
  let all: StatedDebt = {};
  let currency: string | undefined;
  for (const text of texts) {
    const words = withPercent(plain(text).slice(0, 600));
    const rate = rateIn(words);
    const isWhole = all.leftCents !== undefined && all.rateMilli !== undefined && rate === undefined;
    const { written, ...found } = (isWhole ? changedIn(words, own, all) : undefined) ?? statedIn(words, own, all);
    if (written !== undefined && currency !== undefined && written !== currency && found.leftCents === undefined) {
      all = { ...all, unclear: "payment" }; // a debt in euros and a payment in dollars
      continue;
    }
    currency = written ?? currency;
    const { monthlyCents: before, unclear, choices, isHighestRate, ...kept } = all;
    const chosen = choices?.find(({ leftCents }) => leftCents === found.leftCents)?.rateMilli;
    const rateMilli = (rate?.isHighest ? rate.rateMilli : found.rateMilli) ?? rate?.rateMilli ?? chosen ?? all.rateMilli;
    // another debt with its own rate: the payment was for the one before
    const isAnother =
      unclear === undefined &&
      all.rateMilli !== undefined &&
      rate !== undefined &&
      all.leftCents !== undefined &&
      (found.leftCents ?? all.leftCents) !== all.leftCents;
    const isResolved =
      unclear !== undefined &&
      {
        rate,
        "later-rate": rate,
        owed: found.leftCents,
        payment: found.monthlyCents,
        period: found.monthlyCents,
        once: found.leftCents ?? found.monthlyCents,
      }[unclear] !== undefined;
    all = {
      ...kept,
      ...(before !== undefined && !isAnother && { monthlyCents: before }),
      ...(unclear && !isResolved && { unclear, ...(choices && { choices }) }),
      ...(rate?.unclear && { unclear: rate.unclear }),
      ...found,
      ...(rateMilli !== undefined && { rateMilli }),
      ...((rate ? rate.isHighest : isHighestRate) && { isHighestRate: true }),
    };
  }
  return currency === undefined || currency === own ? all : { ...all, currency };
}
