import { count } from "#shared/text.ts";
import { countedBy, countWord } from "./coach.amounts.rules.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { paymentOf } from "./coach.loan-payment.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** Sums about a car that isn't bought yet: a lease in all, and a price beside the pay. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;

const leased = /\bleas(?:e|ing)\b/;
const monthsIn = new RegExp(String.raw`\bfor (${countWord.slice(1, -1)}) (months|years)\b`);
/** "Should I lease a car for $299 a month for 36 months?" */
const leaseSum: Rule = ({ newest, own, show }) => {
  const [found, many, unit] = monthsIn.exec(newest) ?? [];
  if (found === undefined || !leased.test(newest) || !/\b(?:car|truck|suv|honda|toyota|tesla|vehicle)\b/.test(newest)) return undefined;
  const [one, second] = saidIn(newest.replace(found, " "), own) ?? [];
  const months = countedBy(many) * (unit === "years" ? 12 : 1);
  if (!one || second || one.perMonth !== 1 || months < 6 || months > 84) return undefined;
  return {
    topic: "mind-the-car",
    text: `${count(months, "month")} at ${show(one.cents)} is ${show(one.cents * months)}, before what is due at signing, and at the end the car goes back. A lease fits who drives few miles, wants a warranty the whole time, and has a steady pay. It gets dear with extra miles, scratches, or when you have to leave early. A used car on a loan costs less over the years for most.\n\n**One next step:** ask for the whole cost on one page: at signing, each month, per extra mile, at the end.\n\nHow many miles do you drive in a year?`,
  };
};

const carPrice =
  /\b(?:buy|afford|get|finance)\b[^.!?]{0,20}?\$?(\d{1,3},\d{3}|\d{4,6}|\d{1,3} ?k) (?:\w+ )?(?:car|truck|suv|van|jeep|vehicle)\b/;
/** "Can I buy a $30,000 car making $45,000 a year?", without a loan's figures. */
const carByPay: Rule = ({ newest, own, show }) => {
  const [found, figure = ""] = carPrice.exec(newest) ?? [];
  if (
    found === undefined ||
    !/\b(?:can|could|should) (?:i|we)\b|\btoo much\b/.test(newest) ||
    /%|\bpercent\b|\bsaved\b|\bdown\b/.test(newest)
  )
    return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn([newest.replace(carPrice, " ")], own);
  const price = Number(figure.replace(/[,k ]/g, "")) * (figure.endsWith("k") ? 100_000 : 100);
  if (incomeCents === undefined || costs.size > 0 || price < 200_000) return undefined;
  const payment = paymentOf(price, 8, 60);
  const share = Math.round((100 * payment) / incomeCents);
  const fits = (incomeCents * 0.12) / (payment / price);
  return {
    topic: "mind-the-car",
    text: `With nothing down, five years and 8 percent, to have a figure, ${show(price)} is about ${show(payment)} a month. That is ${share} percent of ${show(incomeCents)}${isGross ? " before taxes" : ""}; a usual line for the payment is ten to fifteen percent of what reaches your account. ${share > 12 ? `So it is too much on its own; near ${show(Math.round(fits / 50_000) * 50_000)}, or with the rest paid down, it would fit.` : "So it can fit, if insurance, gas and repairs have room, too."} The rate you get decides, so ask before you look at cars.\n\n**One next step:** ask one credit union for its rate, and your insurer for a quote.\n\nHow much could you pay down?`,
  };
};

/** "My truck payment is $487 and insurance $190, I bring home $2,950. Is that too much?" */
const carTooMuch: Rule = ({ newest, own, show, numbers }) => {
  if (!/\b(?:is|isn'?t) (?:that|this|it) (?:too much|a lot|ok(?:ay)?|normal|crazy)\b/.test(newest) || numbers.length > 0) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn([newest], own);
  const payment = costs.get("car") ?? costs.get("truck");
  const others = [...costs].filter(([name]) => /insurance|^gas$/.test(name));
  if (incomeCents === undefined || payment === undefined || others.length === 0 || costs.size !== others.length + 1) return undefined;
  if ((saidIn(newest, own) ?? []).length !== costs.size + 1) return undefined;
  const all = others.reduce((sum, [, one]) => sum + one, payment);
  const [share, whole] = [payment, all].map((one) => Math.round((100 * one) / incomeCents));
  return {
    topic: "car-loan",
    text: `The payment is ${share} percent of ${show(incomeCents)}, and with ${others.map(([name]) => name).join(" and ")} ${show(all)} is ${whole} percent. A usual line is ten to fifteen percent for the payment${isGross ? " of what reaches your account" : ""} and about twenty for all of the car, ${show(incomeCents * 0.2)} here. ${(whole ?? 0) > 22 ? "So it is above that, and it's felt each month." : "So it is near that line."} The insurance moves fastest: three quotes with the same coverage take an hour.\n\n**One next step:** get one other quote today, and ask a credit union what a new rate would do to the payment.\n\nWhat do you still owe on it, and what would it sell for?`,
  };
};

export const carSums: readonly Rule[] = [leaseSum, carByPay, carTooMuch];
