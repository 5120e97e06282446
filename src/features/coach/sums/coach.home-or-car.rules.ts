import { paymentOf } from "./coach.loan-payment.rules.ts";
import { isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { homeOf, namesAmount, tens, toldMoney } from "./coach.told-money.rules.ts";

/** Rent beside the price of a home, a rent or a car beside the pay, and a rent that goes up. */

// a 30-year loan in 2025: between six and seven percent (freddiemac.com/pmms); taxes, insurance and repairs as shares of the price
const rate = 6.5;
const rentOrBuy =
  /\brent(?:ing)? or (?:buy|buying|own\w*)\b|\bbuy(?:ing)? or (?:keep )?rent(?:ing)?\b|\brent(?:ing)? (?:vs\.?|versus) buy\w*\b|\bkeep renting\b|\bbuy a (?:house|home|condo)\b/;
const asksVerdict =
  /^\W*(?:(?:ok|so|and|but|then) )*(?:what (?:would|should|do) (?:you|i) (?:do|say|think|suggest|recommend)|should i (?:buy|rent|wait|keep renting)(?: (?:then|or (?:buy|rent|wait)))?|which (?:one |is )?(?:better|would you choose)?|is it worth it|buy or rent|rent or buy)(?: then| now)?\W*$/;

export function rentBesidePrice(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, answers } = talk;
  const lately = texts.slice(-6);
  if (own !== "USD" || isForeign(texts, own) || !lately.some((text) => rentOrBuy.test(text))) return undefined;
  const all = lately.flatMap((text) => saidIn(text, own) ?? []);
  const price = all.findLast(({ cents, perMonth }) => cents >= 6_000_000 && perMonth === undefined)?.cents;
  const rent =
    homeOf(toldMoney({ texts: lately, own })) ??
    all.findLast(({ before, cents }) => /\brent(?: is| for| of|:)?(?: (?:about|around))* $/.test(before) && cents < 1_500_000)?.cents;
  const savings = toldMoney({ texts: lately, own }).savings;
  const isVerdict = asksVerdict.test(newest);
  if (price === undefined || rent === undefined || !(isVerdict || (namesAmount(talk) && !newest.includes("?")))) return undefined;
  const closing = price * 0.03;
  const down = savings === undefined ? price * 0.1 : Math.max(0, Math.min(price * 0.2, savings * 0.85 - closing));
  const loan = price - down;
  const payment = paymentOf(loan, rate, 360);
  const insurance = down < price * 0.195 ? (loan * 0.007) / 12 : 0;
  const taxes = (price * 0.015) / 12;
  const repairs = (price * 0.01) / 12;
  const month = payment + insurance + taxes + repairs;
  const paidDown = payment - (loan * rate) / 1_200;
  const gap = month - rent;
  const isClose = month <= rent * 1.15;
  const wait = savings !== undefined && down < price * 0.03;
  const had = answers.some((one) => one.includes(monthMark));
  const verdict = wait
    ? `I'd rent on for now: the least down payment, 3 percent, and the closing costs are together about ${show(tens(price * 0.06))}.`
    : isClose
      ? "By these figures I'd lean to buying, if you stay at least five years and a cushion is left."
      : month <= rent * 1.35
        ? "By these figures it is close: I'd buy only if you are sure to stay seven years or more."
        : "By these figures I'd rent on for now, and put a part of the difference away each month.";
  if (isVerdict && had)
    return {
      topic: "buy-a-home",
      text: `If the choice were by these figures alone: ${verdict.replace(/^By these figures /, "")} Owning would be about ${show(tens(month))} a month beside ${show(rent)} of rent.\n\nWhat would change my mind: a price near ${show(Math.round((price * rent * 1.1) / month / 500_000) * 500_000)}, a rate one point lower, or a rent that climbs while you know that you'll stay. ${savings === undefined ? "" : `And of the ${show(savings)}, a few thousand should stay untouched for the first repair. `}\n\n**One next step:** let one lender give you a Loan Estimate for one real house, and lay it beside this.\n\nHow sure are you that you'll live there in seven years?`.replace(
        " \n\n",
        "\n\n",
      ),
    };
  return {
    topic: "buy-a-home",
    text: `${savings === undefined ? "" : `With ${show(savings)} in it: `}${verdict} ${monthMark} ${show(price)}${savings === undefined ? ", with 10 percent down" : `, with about ${show(tens(down))} down and ${show(tens(closing))} for closing`}:\n\n- loan at about ${rate} percent: ${show(tens(payment))}\n- property tax and insurance: about ${show(tens(taxes + insurance))}\n- repairs put aside: about ${show(tens(repairs))}\n\nTogether near ${show(tens(month))}, beside ${show(rent)} of rent${gap > 0 ? `: ${show(tens(gap))} more a month` : ""}. About ${show(tens(paidDown))} of it pays down the loan, and that part is yours.\n\n**One next step:** ask a HUD-approved housing counselor to check it with your real tax and insurance.\n\n${savings === undefined ? "How much have you saved, and how" : "How"} long would you stay there?`,
  };
}
const monthMark = "A month of owning at";

const rentTalk = /\brent\b|\bapartment\b|\bmove out\b|\bplace\b/;
const asksTooMuch =
  /\b(?:is|would|isn'?t) (?:(?:my|the) (?:rent|mortgage)|it|that|this|\$?[\d,.]+ ?k?)(?: be)? (?:a bit |way |really )?(?:too (?:high|much|expensive)|ok(?:ay)?|reasonable|affordable)\b/;
/** "Is $1,500 too much?", "is my rent too high?", with the pay. */
export function rentBesidePay(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-5);
  const isNew = namesAmount(talk) && !newest.includes("?") && /\brent (?:would|will) be\b/.test(newest);
  if (numbers.length > 0 || isForeign(texts, own) || !(asksTooMuch.test(newest) || isNew) || !lately.some((text) => rentTalk.test(text)))
    return undefined;
  if (/\b(?:car|truck|loan|groceries)\b/.test(newest)) return undefined;
  const told = toldMoney({ texts: lately, own });
  const rent = (saidIn(newest, own) ?? []).at(0)?.cents ?? homeOf(told);
  const income = told.incomeCents;
  if (rent === undefined || income === undefined || rent >= income || rent < 20_000) return undefined;
  const share = Math.round((100 * rent) / income);
  const verdict =
    share <= 30
      ? "No, that is within the usual line"
      : share <= 36
        ? "A little above the usual line, and doable if the rest is small"
        : "Yes, that is high, and one bad month would hurt";
  return {
    topic: /\bmove out\b|\bafford\b/.test(lately.join(" ")) ? "first-apartment" : "start-a-budget",
    text: `${verdict}: ${show(rent)} of ${show(income)} is ${share} percent; the usual mark is 30, which would be ${show(tens(income * 0.3))}. ${show(income - rent)} is left for power, phone, food, getting around, debts and saving.\n\nTruer than the share is that rest. About $350 to $450 for food and $150 to $250 for power, internet and phone go out of it for one person; with a car often $400 to $600 more.${told.isGross ? " And taxes come off first." : ""} With a roommate on a larger place your part is often a third lower.\n\n**One next step:** enter the rent in [your budget](/budget) with your other costs, and look at what remains for a week.\n\nWhat else goes out each month: a car, a loan, a phone?`,
  };
}

const fromTo = /\bfrom \$?([\d,]+)(?: a month)? to \$?([\d,]+)/;
const raised =
  /\brent\b[^.!?]{0,40}\b(?:went up|goes up|going up|raise[ds]?|raising|increas\w+)\b|\b(?:raise[ds]?|raising|increas\w+)\b[^.!?]{0,20}\brent\b/;
/** "From $1,400 to $1,600", after a raise of the rent. */
export function raisedRent({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const [, from = "", to = ""] = fromTo.exec(newest) ?? [];
  const [old, next] = [from, to].map((one) => Number(one.replaceAll(",", "")) * 100) as [number, number];
  if (from === "" || !(old >= 20_000) || next <= old || next > old * 3 || numbers.length > 0 || isForeign(texts, own)) return undefined;
  if (!texts.slice(-4).some((text) => raised.test(text))) return undefined;
  const more = next - old;
  const percent = Math.round((100 * more) / old);
  return {
    topic: "talk-to-landlord",
    text: `That is ${show(more)} more a month, ${show(more * 12)} a year, or ${percent} percent. ${percent >= 10 ? "A tenth or more at once is a lot, and worth a talk before you sign." : "That is within what many landlords ask, and still worth one friendly question."}\n\nFirst look at three things: does a lease still run, was it in writing with enough days' notice, and does your city limit raises? Then offer something: “Would ${show(old + Math.round(more / 2 / 500) * 500)} work, if I sign for a year?” Moving costs easily $1,500 to $3,000, so ${show(more * 12)} a year is the figure to compare with.\n\n**One next step:** look up what similar places near you cost today, and write down two.\n\nWhen does your lease end?`,
  };
}

type Said = NonNullable<ReturnType<typeof saidIn>>[number];
/** A year's pay of which the month was worked out. */
const isYearsPay = (cents: number, income: number | undefined): boolean => income !== undefined && Math.abs(cents - income * 12) <= 12;
const isPayment = ({ after }: Said): boolean => /^ (?:a month )?(?:car |truck |auto |loan )*payments?\b/.test(after);
const isDown = ({ before, after }: Said): boolean =>
  /^ (?:down|saved|in savings|to put down|for (?:a|the) down ?payment)\b/.test(after) ||
  /\b(?:saved|put down|down ?payment(?: is| of)?) $/.test(before);

const asksRent = /\bhow much (?:rent|apartment)\b|\brent (?:can|could|should) i\b|\bafford (?:(?:for|in|on) )?rent\b/;
const otherPayment = /\b(?:car|truck|auto|student|loans?|cards?|debts?|child support)\b/;
/**
 * "How much rent on 50k?", and then "$300 car payment". Lenders count 36 percent of the pay before taxes for the home and all debts
 * together, and 30 percent for the home is the line of the Department of Housing.
 */
export function rentBesidePayment(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-5, -1);
  if (own !== "USD" || numbers.length > 0 || isForeign(texts, own) || !lately.some((text) => asksRent.test(text))) return undefined;
  const [payment, second] = saidIn(newest, own) ?? [];
  const income = toldMoney({ texts: lately, own }).incomeCents;
  const isMonthly = payment?.perMonth === undefined || payment.perMonth === 1;
  if (!payment || second || income === undefined || !otherPayment.test(newest) || newest.includes("?") || !isMonthly) return undefined;
  const [home, together] = [tens(income * 0.3), tens(income * 0.36)];
  const rest = Math.min(home, together - payment.cents);
  if (payment.cents > income / 4 || rest < 30_000) return undefined;
  return {
    topic: "first-apartment",
    text: `With ${show(payment.cents)} a month for that I'd stay at about ${show(rest)} of rent, power and heat in it. Two lines meet there: 30 percent of ${show(income)} for the home is ${show(home)}, and home and debts together should stay near 36 percent, ${show(together)}, of which ${show(payment.cents)} is taken.

With a car, insurance and gas come on top, often $250 and more, so a little below is better. A roommate makes the same rent a larger place.

**One next step:** put both sums into [your budget](/budget), and see what is left of your take-home pay.

Is there any other payment each month?`,
  };
}

const carTalk = /\b(?:car|truck|suv|vehicle)\b/;
/** "It's $25,000 and I make $4,000 a month", "$450 a month for 60 months", "is that too much?". */
export function carBesidePay(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-5);
  const all = lately.join(" ");
  if (
    own !== "USD" ||
    numbers.length > 0 ||
    isForeign(texts, own) ||
    !carTalk.test(all) ||
    /\b(?:repair|fix|owe|refinanc\w*|%|percent)\b|%/.test(all)
  )
    return undefined;
  if (!/\b(?:afford|buy|new car|used car|payment|get a)\b/.test(all)) return undefined;
  const told = toldMoney({ texts: lately.map((text) => text.replace(/\bafford an?\b|\bbuy an?\b/g, " ")), own });
  const income = told.incomeCents;
  const sums = lately.flatMap((text) => saidIn(text, own) ?? []);
  const isPay = ({ cents, before }: Said) => cents === income || isYearsPay(cents, income) || /\b(?:make|earn|home) $/.test(before);
  const monthly = sums.findLast((one) => (one.perMonth === 1 || isPayment(one)) && !isPay(one))?.cents;
  const down = sums.findLast(isDown)?.cents ?? 0;
  const price = sums.findLast(
    (one) => one.perMonth === undefined && one.cents >= 300_000 && one.cents > down && !isPay(one) && !isDown(one),
  )?.cents;
  const isAsked =
    /\b(?:is (?:that|it|this) too much|can i afford (?:it|that)|is (?:that|it) (?:ok|okay|reasonable|a good deal)|should i (?:buy|do|take|get) it)\b/.test(
      newest,
    );
  if (income === undefined || !(isAsked || (namesAmount(talk) && !newest.includes("?")))) return undefined;
  const [low, high] = [tens(income * 0.1), tens(income * 0.15)];
  if (monthly !== undefined) {
    const [, many] = /\b(\d{2}) months\b/.exec(all) ?? [];
    const share = Math.round((100 * monthly) / income);
    const whole =
      many === undefined
        ? ""
        : ` Over ${many} months you pay ${show(monthly * Number(many))} in all${price === undefined ? "" : ` for a ${show(price)} car`}.`;
    return {
      topic: "car-loan",
      text: `${share <= 10 ? "No, the payment fits" : share <= 15 ? "It fits, at the upper half of the line" : "Yes, for your pay that is a lot"}: ${show(monthly)} of ${show(income)} is ${share} percent, and the usual line for a payment is 10 to 15, here ${show(low)} to ${show(high)}.${whole}\n\nThe payment isn't all. Full coverage, gas and upkeep are often $250 to $400 more a month, and together it should stay near a fifth of your pay, ${show(tens(income * 0.2))}.\n\n**One next step:** get an insurance quote for exactly this car before you sign anything.\n\nWhat is left in an ordinary month once rent and bills are paid?`,
    };
  }
  if (price === undefined) return undefined;
  const loan = down > 0 ? price - down : price * 0.9;
  const payment = paymentOf(loan, 7.5, 60);
  return {
    topic: "car-loan",
    text: `${payment <= income * 0.15 ? "It can fit" : "It would be tight"}: ${show(price)} with ${down > 0 ? show(down) : "a tenth"} down is about ${show(tens(payment))} a month over five years (at 7.5 percent), ${Math.round((100 * payment) / income)} percent of your ${show(income)}. The usual line is 10 to 15, so ${show(low)} to ${show(high)}.\n\nInsurance, gas and upkeep come on top, often $250 to $400. A car of two or three years for about ${show(Math.round((price * 0.7) / 50_000) * 50_000)} has most of the same life in it, at about ${show(tens(paymentOf(price * 0.63, 8, 60)))} a month.\n\n**One next step:** put ${show(tens(payment))} aside on payday for two months, as if it were due; then you know, and it is your down payment.\n\nDo you need it soon, or is the old one still running?`,
  };
}
export const homeOrCarRules = [rentBesidePayment, rentBesidePrice, rentBesidePay, raisedRent, carBesidePay];
