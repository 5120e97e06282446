import type { Cents } from "#shared/money.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import { withoutFillers } from "./coach.cost-names.rules.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { years } from "./coach.payoff.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** A loan that isn't taken yet, with its sum, years and rate; and how much of a home's price has to be there at the beginning. */

const loanWord = /\b(?:loans?|financ\w+|borrow\w*|mortgage|car payment|payments?|lender|dealer)\b/;
const yearsIn = /\b(?:for |over |in )?(\d{1,2}|one|two|three|four|five|six|seven|ten|fifteen|thirty)[ -](year|yr|month|mo)s?\b(?! old\b)/;
const inNumbers: Record<string, number> = { ...ones, thirty: 30 };
const rateIn = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent\b)(?! ?(?:down|off|deposit)\b)(?: (?:apr|interest))?/;
const downPercent = /(?<![\d.])(\d{1,2}) ?(?:%|percent) down\b/;
/** A debt that is there already is figured by its payment. */
const isOwed =
  /\b(?:owe[sd]?|left on|still have|balance|remaining|pay(?:ing)? (?:it |them |this |that )?(?:off|down)|extra|consolidat\w+|refinanc\w+|already have|credit cards?)\b/;

/** What the loan is for. */
const forDebts = /\bto (?:pay off|consolidate|get rid of) (?:all )?(?:my|our|the|some) [^.!?]*/;

/** The payment of a month in cents, unrounded. */
export function paymentOf(sum: Cents, rate: number, months: number): number {
  const each = rate / 1_200;
  return each === 0 ? sum / months : (sum * each) / (1 - (1 + each) ** -months);
}

export function loanPayment(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own } = talk;
  const isOffer = rateIn.test(newest) && yearsIn.test(newest);
  const hasPrice = amountsIn(newest, own).some(({ isMarked, cents }) => isMarked && cents >= 50_000);
  // "I found one for $9,500", and then "the credit union says 8.5% for 4 years"
  const before = texts.slice(-4, -1);
  return figured(isOffer && !hasPrice && before.length > 0 ? `${before.join(", ")}, ${newest}, loan` : newest, talk) ?? paymentShare(talk);
}

const payAlone = /^\W*(?:(?:so|well|ok|okay|i think) )*(?:i|we) (?:only )?(?:make|bring home|take home|get|earn|net)\b/;
/** The pay, after a car's payment was worked out. */
function paymentShare({ newest, texts, answers, own, show }: MoneyTalk): MoneyAnswer | undefined {
  const [, figure] =
    answers
      .slice(-3)
      .map((text) => /is about \$([\d,]+) a month, with about [^]*\bfull coverage\b/.exec(text))
      .findLast(Boolean) ?? [];
  if (figure === undefined || !payAlone.test(newest) || texts.length < 2) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn([newest], own);
  if (incomeCents === undefined || costs.size > 0) return undefined;
  const payment = Number(figure.replaceAll(",", "")) * 100;
  const share = Math.round((100 * payment) / incomeCents);
  const verdict =
    share <= 10
      ? "That is within the usual line"
      : share <= 15
        ? "That is at the upper end of the usual line"
        : "That is above the usual line";
  return {
    topic: "car-loan",
    text: `${show(payment)} of ${show(incomeCents)} is ${share} percent for the payment alone; the line is ten to fifteen percent of what reaches your account${isGross ? ", and this is before taxes" : ""}. ${verdict}. With insurance, gas and repairs it should stay near twenty, ${show(incomeCents * 0.2)} here, so ${payment < incomeCents * 0.2 ? `${show(incomeCents * 0.2 - payment)} is there for those` : "nothing is left for those"}.\n\n**One next step:** put ${show(payment)} aside on the next payday as if it were due, and see how the month feels.\n\nWhat does the insurance for it cost?`,
  };
}

function figured(newest: string, { own, show }: MoneyTalk): MoneyAnswer | undefined {
  const words = withoutFillers(newest);
  const [spanWords = "", many = "", unit = ""] = yearsIn.exec(words) ?? [];
  const [rateWords = "", rateText] = rateIn.exec(words) ?? [];
  const rate = Number(rateText);
  if (many === "" || rateText === undefined || rate > 40 || !loanWord.test(words) || isOwed.test(words.replace(forDebts, " ")))
    return undefined;
  const months = (inNumbers[many] ?? Number(many)) * (unit.startsWith("m") ? 1 : 12);
  const [share = "", part] = downPercent.exec(words) ?? [];
  const rest = words
    .replace(rateWords, (one) => " ".repeat(one.length))
    .replace(spanWords, (one) => " ".repeat(one.length))
    .replace(share || "\0", (one) => " ".repeat(one.length));
  const all = amountsIn(rest, own).filter(({ isMarked, cents }) => isMarked || cents >= 50_000);
  const isDown = ({ start, end }: { start: number; end: number }) =>
    /^ (?:as (?:a )?)?(?:down|deposit|trade[- ]in)\b/.test(rest.slice(end)) ||
    (/\b(?:put|putting|with|down payment of|deposit of|trade[- ]in of) $/.test(rest.slice(0, start)) &&
      /^ (?:down|as)\b/.test(rest.slice(end)));
  const downs = all.filter(isDown);
  const [price, second] = all.filter((one) => !downs.includes(one));
  if (
    !price ||
    second ||
    downs.length > 1 ||
    price.cents < 50_000 ||
    months < 3 ||
    months > 480 ||
    (downs.length > 0 && part !== undefined)
  )
    return undefined;
  const down = downs[0]?.cents ?? (part === undefined ? 0 : Math.round((price.cents * Number(part)) / 100));
  const sum = price.cents - down;
  if (sum <= 0) return undefined;
  const monthly = paymentOf(sum, rate, months);
  const interest = monthly * months - sum;
  const first = down > 0 ? `${show(price.cents)} less ${show(down)} down is ${show(sum)} to borrow. ` : "";
  const begin = `${first}${show(sum)} at ${rate} percent over ${years(months)} is about ${show(monthly)} a month, with about ${show(interest)} of interest in all: ${show(sum + interest)} paid back.`;
  // half the years of a long loan, three fifths of another
  const shorter = months > 24 ? Math.round((months * (months > 120 ? 0.5 : 0.6)) / 12) * 12 : 0;
  const quick = shorter > 0 ? paymentOf(sum, rate, shorter) : 0;
  const less =
    shorter > 0 ? ` Over ${years(shorter)} it would be about ${show(quick)} a month and ${show(quick * shorter - sum)} of interest.` : "";
  if (/\b(?:house|home|mortgage|condo)\b/.test(words))
    return {
      topic: "buy-a-home",
      text: `${begin}${less} Property tax, insurance and, with less than 20 percent down, mortgage insurance come on top; lenders show them in the Loan Estimate. A usual line is 28 percent of the pay before taxes for all of that together.\n\n**One next step:** ask two lenders for a Loan Estimate on the same day, and lay them side by side.\n\nWhat comes in each month before taxes?`,
    };
  if (/\b(?:car|truck|van|suv|vehicle|jeep|honda|toyota|ford|motorcycle|auto)\b/.test(words))
    return {
      topic: "car-loan",
      // the line is the one of `sumAnswer` for a car payment
      text: `${begin}${less} A usual line is ten to fifteen percent of what reaches your account for the payment, so it fits from about ${show(Math.ceil(monthly / 0.15 / 10_000) * 10_000)} a month on. With insurance, gas and repairs it should stay near twenty, and a lender asks for full coverage, so get that price first.\n\nYes if both fit and the car is worth its price; else a cheaper one, more down, or a credit union's rate.\n\n**One next step:** ask your insurer for a quote on exactly that car, and one credit union for its rate.\n\nWhat reaches your account each month?`,
    };
  return {
    topic: "choose-a-debt",
    text: `${begin}${less} ${forDebts.test(words) ? `It only helps if the debts cost more than ${rate} percent now, and stay at zero afterwards. ` : ""}Before you sign, look at the fee that some lenders take off the sum at once, and ask whether it may be paid off early without a charge.\n\n**One next step:** compare the APR, with the fee in it, at one credit union and one other lender; a first look mostly doesn't touch your score.\n\nWhat is the loan for, and does ${show(monthly)} fit into an ordinary month?`,
  };
}

// consumerfinance.gov, "Determine your down payment": 3 percent and more for conventional loans, 3.5 for FHA, 20 without mortgage insurance;
// its "What fees or charges are paid when closing on a mortgage": closing costs are mostly 2 to 5 percent of the price
const asksDown =
  /\bdown ?payment\b|\bput down\b|\bhow much (?:money )?(?:do|should|would|will) (?:i|we) need (?:to (?:buy|have|save)|up ?front|saved|down)\b|\bcash (?:do|would) (?:i|we) need\b/;
const homeWord = /\b(?:houses?|homes?|condos?|townhouse|mortgage|duplex)\b/;
export function downPayment({ newest, texts, own, show, last }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-4);
  if (
    own !== "USD" ||
    !asksDown.test(newest) ||
    /\bcar\b|\btruck\b/.test(newest) ||
    !lately.some((text) => homeWord.test(text)) ||
    rateIn.test(newest)
  )
    return undefined;
  const prices = lately.flatMap((text) => amountsIn(withoutFillers(text), own)).filter(({ cents }) => cents >= 5_000_000);
  const [price, second] = prices;
  if (!price || second || price.cents > 500_000_000 || last.includes("FHA loan")) return undefined;
  const of = (percent: number) => show(Math.round((price.cents * percent) / 100));
  return {
    topic: "buy-a-home",
    text: `For ${show(price.cents)}:\n\n- **3 percent, ${of(3)}:** the least for many first-time buyers with a conventional loan\n- **3.5 percent, ${of(3.5)}:** with an FHA loan\n- **20 percent, ${of(20)}:** no mortgage insurance\n- **closing costs, mostly 2 to 5 percent, ${of(2)} to ${of(5)},** come on top\n\nVeterans (VA) and buyers in many rural places (USDA) may need nothing down. Below 20 percent mortgage insurance makes the month dearer; with a conventional loan it can end later. Keep a cushion beside it, so that the first repair doesn't go on a card.\n\n**One next step:** search your state's housing agency for “down payment assistance”; a HUD-approved counselor helps for little or nothing.\n\nHow much of it is there already?`,
  };
}

const asksEnough = /^\W*(?:(?:so|and|ok(?:ay)?|but) )*(?:is|would|will) (?:it|that|this|\$?[\d,.]+ ?k?)(?: be)? enough\b[^.!?]{0,30}\W*$/;
/** "Is that enough?", after the price of a home and what is saved. */
export function enoughDown({ newest, texts, own, show }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-6);
  if (own !== "USD" || !asksEnough.test(newest) || !lately.some((text) => homeWord.test(text))) return undefined;
  const all = lately.flatMap((text) => saidIn(text, own) ?? []);
  const [price, otherPrice] = all.filter(({ cents }) => cents >= 5_000_000);
  const sums = new Set(all.filter(({ cents, perMonth }) => cents < 5_000_000 && perMonth === undefined).map(({ cents }) => cents));
  const [saved, otherSum] = [...sums];
  if (!price || otherPrice || saved === undefined || otherSum !== undefined || saved < 100_000) return undefined;
  const of = (percent: number) => Math.round((price.cents * percent) / 100);
  const [least, most] = [of(3) + of(2), of(3.5) + of(5)];
  const verdict =
    saved < least
      ? `Not yet: ${show(least - saved)} more is needed at least`
      : saved < most
        ? "It can be just enough, if the closing costs are low, and then little is left"
        : `Yes for the smaller ones, and ${show(saved - most)} stays as a cushion`;
  return {
    topic: "buy-a-home",
    text: `${verdict}. For ${show(price.cents)} the smallest down payment is ${show(of(3))} to ${show(of(3.5))}, and closing costs are mostly ${show(of(2))} to ${show(of(5))}: together ${show(least)} to ${show(most)}, beside your ${show(saved)}. Some thousands should stay for the move and the first repair; a state program for down payments, or a seller who pays a part of the closing costs, can close the gap.\n\n**One next step:** ask a HUD-approved counselor or one lender for a Loan Estimate, which shows the cash you need to close.\n\nHow much can you put away each month until then?`,
  };
}
