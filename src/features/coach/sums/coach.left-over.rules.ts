import { plain } from "crisis-detector/plain";
import type { Cents } from "#shared/money.ts";
import { incomeAndCostsIn, isCostShared, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";
import { ownQuestion } from "./coach.question.rules.ts";

/** Questions about the income and the costs that a talk has named: "what percent is rent", "can I spend 200 on clothes". */

const asksShare =
  /^(?![^]*\b(?:sav\w+|interest|tax\w*|tips?|apr|rate|invest\w*|raise|should|discount|off)\b)[^]*\b(?:what|which|how many|how much of (?:my|our)) (?:percent(?:age)?|share|part|pay|income|paycheck)\b/;
const home = /^(?:rent|mortgage)$/;

/** The answer from what `before`, the user's earlier messages, says of an income and its costs; undefined without both. Amounts in `own` currency. */
export function leftOverAnswer(newest: string, before: readonly string[], own = "USD"): string | undefined {
  const words = plain(newest).slice(0, 600);
  const listed = before.length === 0 ? costsAlone(words, own) : undefined;
  if (listed) return listed;
  const other =
    isItMuch(words, before, own) ??
    enoughLeft(words, before, own) ??
    costRises(words, before, own) ??
    canSave(words, before, own) ??
    missingForRent(words, before, own);
  if (other) return other;
  const question = asksShare.test(words) ? undefined : ownQuestion(newest, own, before);
  if (!asksShare.test(words) && question?.kind !== "afford") return undefined;
  const texts = before.map((one) => plain(one).slice(0, 600));
  const { incomeCents, costs, currency, isGross } = incomeAndCostsIn(texts, own);
  if (incomeCents === undefined || costs.size === 0 || texts.some(isCostShared)) return undefined;
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  const tax = isGross ? taxesFirst : "";
  if (question?.kind !== "afford") return shareOf(words, { incomeCents, costs }, show, tax);
  if (question.isUnclear || question.isMonthly || (question.currency ?? own) !== (currency ?? own)) return undefined;
  const list = [...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ");
  return fits(question.priceCents, incomeCents - sumOf(costs), `${show(incomeCents)} minus ${list}`, show, tax);
}

/** "Electric is 190, water 60, internet 75, rent 1300", and nothing else. */
function costsAlone(words: string, own: string): string | undefined {
  const { incomeCents, costs, currency } = incomeAndCostsIn([words], own);
  if (
    incomeCents !== undefined ||
    costs.size < 3 ||
    words.split(" ").length > 25 ||
    /\?|\b(?:how|what|should|can'?t|owe|late|behind|due|split|short)\b/.test(words)
  )
    return undefined;
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  return `Together that is ${show(sumOf(costs))} a month: ${[...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ")}. With what comes in beside it, I can tell you what is left for food, getting around and the rest.\n\n**One next step:** write me the pay that reaches your account in a month, rounded.\n\nWhat comes in each month?`;
}

const asksMuch =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|hm+|wait) )*(?:is|isn'?t|isnt) (?:that|this|it|(?:my|the) (?:rent|mortgage))(?: (?:rent|like|really|even|way|kinda|kind of|a bit))* (?:a lot|too (?:much|high|expensive)|high|much|ok(?:ay)?|normal|reasonable|crazy|fine|bad)(?: (?:for (?:rent|me|that)|of (?:my|an?) (?:income|pay)|you think))*\W*$/;
/** "Is that a lot" right after a rent, beside an income. */
function isItMuch(words: string, before: readonly string[], own: string): string | undefined {
  if (!asksMuch.test(words) || !/\b(?:rent|mortgage)\b/.test(plain([...before.slice(-1), words].join("\n")))) return undefined;
  const texts = before.map((one) => plain(one).slice(0, 600));
  const { incomeCents, costs, currency, isGross } = incomeAndCostsIn(texts, own);
  const name = [...costs.keys()].findLast((one) => home.test(one));
  if (incomeCents === undefined || name === undefined || texts.some(isCostShared)) return undefined;
  return shareOf(name, { incomeCents, costs }, (cents) => showShort(cents, currency ?? own), isGross ? taxesFirst : "");
}

const asksEnough =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|hm+) )*(?:is|will|would) (?:it|that|this)(?: be)? enough(?: (?:for (?:it|that)|to (?:move|go|start|do it)|you think|then|money))*\W*$/;
const hasSaved =
  /\b(?:i|we) (?:have|'ve|ve|got|have got)?(?: (?:about|around|like|only))* ?\$?(\d[\d,]*)( ?k)? (?:saved|in savings|in the bank|put away|set aside)\b|\bsaved(?: (?:up|about|around|like|only))* \$?(\d[\d,]*)( ?k)?\b/;
const priced =
  /\b(?:quote[ds]?(?: me)?|costs?|charges?|wants?|is|are|price(?: is)?|asks?(?: for)?|deposit(?: is)?)(?: (?:about|around|like|me|us))* \$?(\d[\d,]*)( ?k)?(?=\W*$|,? (?:dollars|bucks|for|to|in all|total)\b)/;
/** "Is it enough", after what is saved and one price. */
function enoughLeft(words: string, before: readonly string[], own: string): string | undefined {
  if (!asksEnough.test(words) || own !== "USD") return undefined;
  const texts = before.slice(-4).map((one) => plain(one).slice(0, 600));
  const [, one, oneK, two, twoK] = texts.map((text) => hasSaved.exec(text)).findLast(Boolean) ?? [];
  const prices = texts.flatMap((text) => (hasSaved.test(text) ? [] : [priced.exec(text)])).filter((found) => found !== null);
  const inCents = (figure = "0", thousands?: string) => Number(figure.replaceAll(",", "")) * (thousands ? 100_000 : 100);
  const saved = inCents(one ?? two, oneK ?? twoK);
  const [only, more] = prices;
  const price = only && !more ? inCents(only[1], only[2]) : 0;
  if (saved < 10_000 || price < 10_000) return undefined;
  const show = (cents: Cents) => showShort(cents, own);
  const step =
    "**One next step:** write down what else has to be paid before the next money comes in, each with a sum, and take it off that figure.";
  return saved < price
    ? `Not yet: ${show(price)} less the ${show(saved)} you have leaves ${show(price - saved)} to find.\n\n${step}\n\nBy when does it have to be there?`
    : `For that price, yes: ${show(saved)} less ${show(price)} leaves ${show(saved - price)}. Whether the whole of it is enough hangs on how many weeks that has to last. Three things usually come on top: deposits and first payments, the days without pay, and one thing that nobody thought of.\n\n${step}\n\nWhen would the next pay come in after it?`;
}

const rises =
  /\b(?:if|when|what if|say|suppose)\b[^.!?]{0,20}\b(rent|mortgage|car|insurance|phone|utilities|electric(?:ity)?|groceries|food|gas|internet|daycare)(?: \w+)? (?:goes|went|go|gets|rises|rose|increases|is raised|is|jumps)(?: up| raised)?(?: by)? \$?(\d[\d,]*)(?: ?(?:dollars|bucks))?(?: (?:more|higher|a month|each month))*\W*$/;
/** "And if rent goes up 100", after what is left of an income. */
function costRises(words: string, before: readonly string[], own: string): string | undefined {
  const [found, name = "", figure = ""] = rises.exec(words) ?? [];
  if (found === undefined || /\bup to\b/.test(found)) return undefined;
  const texts = before.map((one) => plain(one).slice(0, 600));
  const { incomeCents, costs, currency } = incomeAndCostsIn(texts, own);
  const now = costs.get(name);
  const more = Number(figure.replaceAll(",", "")) * 100;
  // "goes to 1400" may be the whole of it
  if (incomeCents === undefined || now === undefined || more <= 0 || more >= now || texts.some(isCostShared)) return undefined;
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  const rest = incomeCents - sumOf(costs);
  const after = rest - more;
  const share = Math.round((100 * (now + more)) / incomeCents);
  const line = home.test(name)
    ? ` The ${name} would then be ${share} percent of your pay${share <= 30 ? ", still within the usual thirty" : "; thirty is the usual line"}.`
    : "";
  return `Then the ${name} is ${show(now + more)}, and ${after < 0 ? `${show(-after)} a month is missing` : `${show(after)} a month is left`} instead of ${show(rest)}: ${show(more * 12)} less over a year.${line}\n\n**One next step:** choose today which line in [your budget](/budget) the ${show(more)} would come out of, so that the rise finds a place before it comes.\n\nWhich of your costs could give way most easily?`;
}

const asksToSave =
  /^\W*(?:(?:so|and|ok(?:ay)?|then|but) )*how much (?:can|could|should) (?:i|we) (?:save|put (?:away|aside))(?: (?:a|each|every|per) month| then| of (?:that|it)| from that)*\W*$|^\W*(?:(?:so|and|ok(?:ay)?|then|but) )*is there (?:anything|enough|something|any|room)(?: money)?(?: left)?(?: over)? (?:to save|for savings?|to put away)\W*$/;
/** "How much can I save", after what is left of an income. */
function canSave(words: string, before: readonly string[], own: string): string | undefined {
  if (!asksToSave.test(words)) return undefined;
  const texts = before.map((one) => plain(one).slice(0, 600));
  const { incomeCents, costs, currency } = incomeAndCostsIn(texts, own);
  if (incomeCents === undefined || costs.size === 0 || texts.some(isCostShared)) return undefined;
  const show = (cents: Cents) => showShort(Math.round(cents / 500) * 500, currency ?? own);
  const rest = incomeCents - sumOf(costs);
  if (rest < incomeCents / 20) return undefined;
  const some = Math.min(incomeCents / 10, rest / 3);
  const most = Math.min(incomeCents / 5, rest / 2);
  return `About ${show(some)} a month is a fair beginning, and ${show(most)} if the months stay quiet. By what you wrote, ${showShort(rest, currency ?? own)} is left after ${[...costs.keys()].join(", ")}; whatever isn't in that list yet, such as clothes, ${costs.has("gas") ? "gifts" : "gas"} or a doctor, has to fit into the rest.\n\nLess that really stays is better than more that you fetch back on the 20th.\n\n**One next step:** let ${show(some)} leave your account on payday, and look after two months whether it held.\n\nWhat would you be saving for first?`;
}

/** Shows that the answer is about rent that is due. */
export const rentMissing = "is missing, and that's a talk that goes best before the day.";
const rentDue =
  /\brent(?:'?s| is| of)?(?: (?:about|like|only))* \$?(\d[\d,]*)\b|\$?(\d[\d,]*) (?:for |in )?rent\b|\bbehind (?:on|with) (?:my |our |the )?rent by \$?(\d[\d,]*)/;
const inHand =
  /\b(?:i|we) (?:only |just )?(?:have|got|have got|can pay)(?: (?:about|only|like|just))* \$?(\d[\d,]*)\b(?=$|[.,;:!?)]| ?(?:dollars|bucks|saved|left|now|right|today|ready|in|for|to|toward|until|till|on|of (?:it|that)|so|and|but|because|cash|here)\b)(?! a month)/;
const isDue =
  /\b(?:due|late|short|behind|can'?t pay|cant pay|don'?t have it|not enough|(?<!\b(?:every|other|each) )(?:friday|monday)|tomorrow|the first|1st|this week)\b/;
/** Rent that is due, and less in hand: what is missing, and what to say. */
function missingForRent(words: string, before: readonly string[], own: string): string | undefined {
  const texts = [...before.slice(-4).map((one) => plain(one).slice(0, 600)), words];
  if (
    !(texts.slice(-3).some((one) => isDue.test(one)) && texts.slice(-3).some((one) => /\brent\b/.test(one))) ||
    own !== "USD" ||
    !(rentDue.test(words) || inHand.test(words))
  )
    return undefined;
  const figureOf = (pattern: RegExp) => {
    const found = texts.map((one) => pattern.exec(one)).findLast(Boolean);
    return Number((found?.[1] ?? found?.[2] ?? found?.[3] ?? "0").replaceAll(",", "")) * 100;
  };
  const [rent, had] = [figureOf(rentDue), figureOf(inHand)];
  if (rent < 10_000 || had <= 0 || had >= rent) return undefined;
  const show = (cents: Cents) => showShort(cents, own);
  return `Then ${show(rent - had)} of the ${show(rent)} ${rentMissing} Offer what you have together with a date for the rest; a landlord who knows the date rarely does anything before it.\n\n“I can pay ${show(had)} on the day and the other ${show(rent - had)} by [date]. Could we put that in writing?”\n\nAt the same time call or text 211 and ask for rent help in your county; churches and the Salvation Army sometimes pay a part directly to the landlord.\n\n**One next step:** send those two sentences today, with a date on which you'll really have it.\n\nWhen does the next money come in, and how much?`;
}

const sumOf = (costs: ReadonlyMap<string, Cents>): Cents => [...costs.values()].reduce((sum, one) => sum + one, 0);

function shareOf(
  words: string,
  { incomeCents, costs }: { incomeCents: Cents; costs: ReadonlyMap<string, Cents> },
  show: (cents: Cents) => string,
  tax: string,
): string {
  const asked = [...costs.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(words));
  const [only] = costs.size === 1 ? [...costs.keys()] : [];
  const name = asked ?? only;
  const cents = name === undefined ? sumOf(costs) : (costs.get(name) ?? 0);
  const percent = Math.round((100 * cents) / incomeCents);
  const line =
    name !== undefined && home.test(name)
      ? percent <= 30
        ? " That is within the usual line of thirty percent for a home."
        : " The usual line for a home is thirty percent. Above it many live, too, and each bad month is felt more."
      : "";
  return `${name === undefined ? "Together they are" : `The ${name} is`} ${percent} percent: ${show(cents)} of ${show(incomeCents)}.${line} ${show(incomeCents - cents)} is left beside it.${tax}\n\n**One next step:** write both figures into [your budget](/budget), so that you see it again each month.\n\nWhich of your costs could move most easily?`;
}

function fits(price: Cents, rest: Cents, sum: string, show: (cents: Cents) => string, tax: string): string {
  const left = rest - price;
  const step = `${tax}\n\n**One next step:** write down what else is due before the next payday, and decide after that.\n\nWhat else has to be paid out of it?`;
  if (rest <= 0) return `${show(price)} would have to come from somewhere else: by what you wrote, ${sum} leaves nothing.${step}`;
  if (left < 0)
    return `${show(price)} is ${show(-left)} more than what is left. By what you wrote, ${sum} leaves ${show(rest)}, so not out of this month.${step}`;
  return `${show(price)} would leave ${show(left)} for everything else, about ${show(Math.floor(left / 3_000) * 100)} a day. By what you wrote, ${sum} leaves ${show(rest)} before it. If what remains is enough for food, getting around and what else is due, it fits.${step}`;
}
