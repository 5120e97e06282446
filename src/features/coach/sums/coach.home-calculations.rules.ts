import { count } from "#shared/text.ts";
import { asideIn, costIn, currencyOf, monthly, partsIn, rhythmOf, rounded, savedIn, shown, withPeriod } from "./coach.parts.rules.ts";

/**
 * Numbers of a household from the figures of a talk: when something is saved, how long it lasts, what has not been paid, what a credit score
 * counts as. Where a part of a sum is not named as what it is, there is no sum.
 */

interface Figures {
  newest: string;
  before: readonly string[];
  own: string;
}

const counts = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const countOf = (text: string) => Number(text) || Math.max(0, counts.indexOf(text));
const number = `(${counts.slice(1).join("|")}|\\d{1,2})`;
/** More than this is no sum that helps anybody. */
const mostMonths = 600;
/** What else "it" and "three months" can be about. */
const otherMatter =
  /\b(?:withdraw\w*|detox\w*|sober|sobriety|clean|drink\w*|drunk|alcohol|beers?|wine|weed|drugs?|craving\w*|hangover|mg|pills?|medication|meds|surgery|pain\w*|headache\w*|feel\w*|depress\w*|anxi\w*|panic|symptoms?|grie\w+|sad|sadness|insomnia|pregnan\w*|period|flu|fever|covid|relationship|marriage|contract|lease)\b/;

const asksUntil = new RegExp(
  `\\b(?:when (?:will|would|do|can|could) i (?:finally |ever )?|how long\\b[^.?!]{0,20}?\\b(?:until|till|to|before|take)\\b(?: i| me| to)*(?: (?:can|could|will))? ?)` +
    `(?:have|reach|save(?: up)?|get to|be at)(?: (?:up|about|at least|saved|put away|my first|an emergency fund of))* ${number} months?(?:'? (?:of (?:it|that|this|expenses|costs|spending|living|savings)|worth|saved(?: up)?|put away|together|set aside|in savings))?\\W*$`,
);
/** "I spend 2200 a month", "I can save 150", "when will I have one month". */
function untilSaved({ newest, before, own }: Figures): string | undefined {
  const months = countOf(asksUntil.exec(newest)?.[1] ?? "");
  if (months < 1 || otherMatter.test([...before.slice(-1), newest].join(" "))) return undefined;
  const parts = partsIn([...before, newest], own);
  const cost = costIn(parts);
  const aside = cost && asideIn(parts, cost);
  const had = savedIn(parts);
  const currency = currencyOf([cost, aside, had], own);
  if (!cost || !aside || currency === undefined || monthly(aside) <= 0) return undefined;
  const whole = monthly(cost) * months;
  const left = whole - (had?.cents ?? 0);
  const span = Math.ceil(left / monthly(aside) - 1e-9);
  if (left <= 0 || span < 1 || span > mostMonths || monthly(aside) >= whole) return undefined;
  const twice = { ...aside, cents: aside.cents * 2 };
  const sooner = Math.ceil(left / monthly(twice) - 1e-9);
  const faster = sooner < span ? ` With ${withPeriod(twice, currency)} it would be about ${sooner}.` : "";
  const small = rounded(50_000, currency);
  return `For ${months === 1 ? "one month" : `${months} months`} that's ${rounded(whole, currency)}${had ? `, of which ${rounded(left, currency)} is missing` : ""}. With ${withPeriod(aside, currency)} you're there in about ${count(span, "month")}.${faster} The first ${small} already catch most bad days, and a tax refund or a sold thing shortens it more than going without coffee.\n\n**One next step:** let ${shown(aside.cents, currency)} move by itself on payday, and name the account after what it's for.\n\nIs there a month with a little extra ahead?`;
}

const asksLast =
  /\bhow (?:long|many (?:days|weeks|months)) (?:will|would|does|do|can|could|is|should) (?:(it|that|this|they)|(?:my|our|the|these|those) (?:savings?|money|cash|cushion|(?:emergency )?fund|nest egg)|(?:about |around |the |my )?\p{Sc}?\d[\d.,]*k?(?: (?:dollars|bucks|euros|pounds))?)(?: (?:still|actually|probably|all))* (?:going to )?last(?: (?:me|us))*(?= (?:if|when|with|at) |\W*$)/u;
/** "I have 9000", "how long would that last if I spend 1500 a month". */
export function lasts({ newest, before, own }: Figures): string | undefined {
  const asked = asksLast.exec(newest);
  if (!asked || otherMatter.test([...before.slice(-1), newest].join(" "))) return undefined;
  const texts = [...before, newest];
  const parts = partsIn(texts, own);
  const [cost, had] = [costIn(parts), savedIn(parts)];
  const currency = currencyOf([cost, had], own);
  if (!cost || !had || currency === undefined || monthly(cost) <= 0) return undefined;
  // "it" means what was written about just before
  if (asked[1] !== undefined && ![cost, had].some(({ at }) => at >= texts.length - 2)) return undefined;
  const exact = had.cents / monthly(cost);
  const months = Math.floor(exact * 2 + 0.15) / 2;
  if (months < 1 || months > mostMonths) return undefined;
  const whole = Math.floor(months);
  const span = months === whole ? count(whole, "month") : `${whole} and a half months`;
  const plan =
    whole < 2
      ? "That is short, so begin with the costs that can wait."
      : `Keep one month of it untouched for the way back and count health insurance in, so plan with ${whole - 1}.`;
  return `${shown(had.cents, currency)} at ${withPeriod(cost, currency)} lasts ${exact === months ? "" : "about "}${span}, if nothing else comes up. ${plan}\n\n**One next step:** write down the costs that go on meanwhile, such as insurance, phone and debts, and see whether ${rounded(monthly(cost), currency)} a month holds them.\n\nWhat would bring in something on the way?`;
}

const asksEach = /\bhow much (?:is|would|does) (?:that|it|this)\b[^.?!]{0,15}\b(?:a|per|each|in a) (?:month|year)\b/;
/** Of money that comes in, is put away or is no one's choice. */
const noSpending =
  /\b(?:make|makes|earn\w*|gets?|getting|paid|pays?|income|salary|wages?|tips|saves?|saving|put|win|won|lose|losing|receive\w*|gives?|allowance|owes?|rent|loan|debt|interest)\b/;
const rhythm = new RegExp(
  `(?<!\\p{L})(?:(once|twice|${number} (?:times|x|days)) (?:an?|per|each|every) (day|week)|(?:every|each|a|per) (?:single )?(day|morning|evening|night|week)|(daily|weekly))(?![\\p{L}'])`,
  "gu",
);
/** "Except on Sundays" and "on 5 days" change how often it is. */
const exceptions =
  /\b(?:except|but not|without|weekdays?|work ?days?|weekends?|sometimes|every other|other|both|several|few|couple|on \w+ days)\b/;
/** "25 dollars every day", "how much is that a month". */
function eachMonth({ newest, before, own }: Figures): string | undefined {
  if (!asksEach.test(newest) || /\d/.test(newest)) return undefined;
  const text = before.findLast((one) => partsIn([one], own).length > 0) ?? "";
  if (noSpending.test(text) || exceptions.test(text)) return undefined;
  const [found, second] = [...text.matchAll(rhythm)];
  if (!found || second) return undefined;
  const rest = text.replace(found[0], " ");
  const [one, other] = partsIn([rest], own);
  const numbers = rest.match(new RegExp(`(?<![\\p{L}\\d.,])(?:\\d[\\d.,]*|${counts.slice(2).join("|")})`, "gu")) ?? [];
  if (!one || other || !one.isMarked || one.currency === undefined || one.perMonth !== undefined || one.hasOtherPeriod) return undefined;
  if (numbers.filter((each) => /\d/.test(each) || rest.includes(` ${each} `)).length > 1) return undefined;
  const [, times = "", many = "", counted, single = "", adverb = ""] = found;
  const perWeek = (counted ?? single) === "week" || adverb === "weekly";
  const each = one.cents * (times === "twice" ? 2 : countOf(many) || 1);
  const year = each * (perWeek ? 52 : 365);
  const show = (cents: number) => rounded(cents, one.currency ?? own);
  return `${shown(each, one.currency)} ${rhythmOf(perWeek ? 52 / 12 : 365 / 12) ?? ""} is about ${show(year / 12)} a month, and ${show(year)} a year. It needn't go to zero: half of it would leave you ${show(year / 24)} each month.\n\n**One next step:** choose the two days of the week on which it would be missed least, and begin there.\n\nWhat would you rather do with a part of it?`;
}

const asksOwed =
  /\bhow much (?:(?:does|do|would) (?:he|she|they|it|my [\p{L} ]{2,20}?|the [\p{L} ]{2,20}?) owe (?:me|us)|(?:is|are) (?:he|she|they) behind|is (?:missing|(?:that|it)(?: (?:in total|altogether|all together|in all|so far))?))(?![\p{L}'])/u;
const ownDebt =
  /\b(?:i|we) (?:still )?(?:owe|pay|paid|am behind|(?:have ?n[o']?t|haven'?t|did ?n[o']?t|didn'?t|don'?t|can'?t|cannot|couldn'?t|won'?t|stopped) pa(?:y|id|ying))\b/;
const unpaid =
  /\b(?:won'?t|doesn'?t|didn'?t|hasn'?t|isn'?t|not|never|stopped|quit|refuses?(?: to)?|no longer) (?:\w+ ){0,2}?pa(?:y|ys|id|ying)\b|\b(?:missed|skipped|unpaid|owes? (?:me|us))\b|\b(?:he|she|they)(?:'s| is| are|'re) (?:\w+ ){0,3}?behind\b|\bno (?:payments?|(?:child )?support|rent)\b/;
const monthsIn = new RegExp(`\\b${number} months?\\b( old| pregnant| together| married| sober| clean| late| from| until| left)?`, "g");
const missedFor =
  /(?:(?:it'?s|its|it has) been|(?:hasn'?t|not|never|nothing|stopped|didn'?t|won'?t)\b[^.,;!?]{0,30}|\b(?:for|in|since|missed|skipped|owes? (?:me|us)|behind))(?: (?:for|now|about|already|like|almost|over|the last|the past))* $/;
const missedAfter = /^ (?:behind|unpaid|without|missed|missing|ago|of (?:nothing|it|support|payments?))\b/;
const onlySpan = new RegExp(
  `^\\W*(?:(?:for|about|like|around|almost|over|it'?s been|now|already) )*${number} months?(?: now| already)?\\W*$`,
);
/** "It's been 4 months, 450 a month", "how much does he owe me". */
export function notPaid({ newest, before, own }: Figures): string | undefined {
  if (!asksOwed.test(newest)) return undefined;
  const texts = [...before.slice(-4), newest];
  const all = texts.join("\n");
  if (!unpaid.test(all) || ownDebt.test(all)) return undefined;
  const spans = [...all.matchAll(monthsIn)];
  const [span] = spans;
  if (!span || new Set(spans.map(([, many = ""]) => countOf(many))).size > 1 || spans.some(([, , other]) => other !== undefined))
    return undefined;
  // "they won't pay the support", and then "like 3 months"
  const alone = texts.findIndex((text) => onlySpan.test(text));
  const isMissed =
    (alone > 0 && unpaid.test(texts[alone - 1] ?? "")) ||
    spans.some(({ index, 0: words }) => missedFor.test(all.slice(0, index)) || missedAfter.test(all.slice(index + words.length)));
  const months = countOf(span[1] ?? "");
  const amounts = partsIn(texts, own).filter(
    ({ isMarked, perMonth, cents, hasOtherPeriod }) => isMarked || perMonth !== undefined || hasOtherPeriod || cents >= 10_000,
  );
  const [amount] = amounts;
  if (!isMissed || months < 2 || !amount || amount.perMonth !== 1 || amounts.some(({ cents }) => cents !== amount.cents)) return undefined;
  const currency = currencyOf(amounts, own);
  if (currency === undefined) return undefined;
  const court = /\b(?:support|alimony)\b/.test(all) ? "; with a court order there may be interest on top" : "";
  return `${months} times ${shown(amount.cents, currency)} is ${shown(amount.cents * months, currency)}, if nothing came in that time. If a part did, take it off${court}.\n\n**One next step:** write the list: each month, what was due, what came, and the difference.\n\nWas a part of it paid?`;
}

const bands = [
  { from: 800, name: "exceptional" },
  { from: 740, name: "very good" },
  { from: 670, name: "good" },
  { from: 580, name: "fair" },
  { from: 300, name: "poor" },
];
const said = "(?:ok(?:ay)? |and |so |well )*";
const at = "(?:(?:'s|s)?(?: (?:is|was|at|about|around|only|like|a|now|currently|right))*)";
const named = new RegExp(
  `^\\W*${said}(?:my |the )?(?:(credit|fico) )?(?:score|fico)${at} ([3-8]\\d\\d)(?: (?:right )?now| (?:points?|today))?\\W*$`,
);
const answered = new RegExp(`^\\W*${said}(?:(?:mine|it|i(?:'m| am|m))${at} )?([3-8]\\d\\d)(?: (?:right )?now)?\\W*$`);
/** A message about a credit score and nothing else with which a number could go. */
const onlyScore = (text: string) =>
  /\b(?:credit|fico) score\b/.test(text) &&
  text.split(/\s+/).length <= 12 &&
  !/\d|\b(?:rent|loan|car|debt|payments?|cards?|income|savings?|mortgage|bills?|limit|weigh\w*|and|but)\b/.test(text);
/** myfico.com: the ranges of a score. */
function score({ newest, before }: Figures): string | undefined {
  const [, word, own] = named.exec(newest) ?? [];
  const isOwn = own !== undefined && (word !== undefined || /\b(?:credit|fico)\b/.test(before.join("\n")));
  const points = isOwn ? own : onlyScore(before.at(-1) ?? "") ? answered.exec(newest)?.[1] : undefined;
  const place = bands.findIndex(({ from }) => Number(points) >= from);
  const band = bands[place];
  if (points === undefined || !band || Number(points) > 850) return undefined;
  const next = bands[place - 1];
  const up = next ? ` The next step, ${next.name}, begins at ${next.from}, so ${next.from - Number(points)} points are missing.` : "";
  return `${points} counts as ${band.name}.${up} What moves it soonest is the balance on cards: under 30 percent of each limit, better under 10. What moves it furthest is months without a late payment.\n\n**One next step:** write down each card with its limit and its balance, and mark the fullest.\n\nHow full is the fullest of them?`;
}

export const homeRules = [untilSaved, lasts, eachMonth, score];
