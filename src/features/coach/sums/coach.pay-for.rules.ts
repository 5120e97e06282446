import { count } from "#shared/text.ts";
import { isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { namesAmount, tens, toldMoney } from "./coach.told-money.rules.ts";

/** A pay that is told after a question about something it should carry: a rent, a retirement, a pet, a goal; and the price of a home. */

const isPay =
  /\b(?:i|we)(?:'m| am)?(?: only| both| together)? (?:make|making|earn|take home|bring home|get)\b|\bmy (?:income|pay|salary) is\b|^\W*(?:and )?(?:make|earn)\b/;
const kinds: readonly [RegExp, string][] = [
  [/\bhow much rent\b|\bafford to (?:move out|live)\b|\bmove out\b/, "rent"],
  [/\bretire\w*|\b401\(?k\)?\b/, "retirement"],
  [/\bafford a (?:dog|puppy|cat)\b|\bget a (?:dog|puppy|cat)\b/, "pet"],
  [/\bsave (?:up )?\$?\d[\d,.]*k? (?:this year|in a year|by (?:the end of|next) (?:the )?year|a year)\b/, "goal"],
];

export function payFor(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  if (
    texts.length < 2 ||
    numbers.length > 0 ||
    own !== "USD" ||
    isForeign(texts, own) ||
    newest.includes("?") ||
    newest.split(" ").length > 14
  )
    return undefined;
  if (!isPay.test(newest) || !namesAmount(talk)) return undefined;
  const before = texts.slice(-4, -1);
  const [, kind] = kinds.find(([about]) => before.some((text) => about.test(text))) ?? [];
  const { incomeCents, costs, isGross } = toldMoney({ texts: [newest], own });
  if (kind === undefined || incomeCents === undefined || costs.size > 0 || incomeCents < 60_000) return undefined;
  const monthly = incomeCents;
  if (kind === "rent") {
    const line = tens(monthly * 0.3);
    return {
      topic: "first-apartment",
      text: `With ${show(tens(monthly))} a month${isGross ? " before taxes" : ""} the usual line is ${show(line)}: 30 percent, with power and heat in it. Up to about ${show(tens(monthly * 0.35))} can work if you have no car payment and no debt. Many landlords ask for three times the rent, which would be ${show(tens(monthly / 3))} at most.\n\nTo move in, first month and a deposit come together: about ${show(tens(line * 2))}, and some hundred for a truck and fees.\n\n**One next step:** look up three places at ${show(line)} near you, also rooms and shares, and see what the line buys.\n\nWhat else goes out each month: a car, a loan, a phone?`,
    };
  }
  if (kind === "retirement") {
    const yearly = monthly * 12;
    return {
      topic: "retirement-saving",
      text: `With about ${show(tens(yearly))} a year, 10 percent is ${show(tens(monthly * 0.1))} a month and 15 percent ${show(tens(monthly * 0.15))}; the employer's match counts in. If that is too much at once, begin with 3 percent, ${show(tens(monthly * 0.03))}, and raise it by one percent with each raise.\n\nAs a picture: ${show(tens(monthly * 0.1))} a month at 6 percent growth becomes about ${show(Math.round((monthly * 0.1 * 462) / 500_000) * 500_000)} in 20 years. Nobody can promise the 6 percent.\n\n**One next step:** ask HR or look in the benefits page: is there a match, and up to which percent?\n\nIs there a plan at your job?`,
    };
  }
  if (kind === "pet")
    return {
      topic: "get-pet",
      text: `With ${show(tens(monthly))} a month a dog at about $85 to $170 would take ${Math.round((100 * 8_500) / monthly)} to ${Math.round((100 * 17_000) / monthly)} percent. That fits if at least $200 is left after bills, food and a little saving, and if $1,000 lies ready for the vet.\n\nAsk the landlord first: many want a deposit or $25 to $50 more a month. An adult dog from a shelter is cheaper at the start, since it mostly comes vaccinated and spayed.\n\n**One next step:** move $150 to savings each month for three months, as if the dog were there.\n\nWhat is left at the end of an ordinary month now?`,
    };
  const goal = before.flatMap((text) => saidIn(text, own) ?? []).at(-1)?.cents;
  if (goal === undefined || goal < 100_000) return undefined;
  const each = Math.ceil(goal / 12 / 1_000) * 1_000;
  const share = Math.round((100 * each) / monthly);
  return {
    topic: "build-a-cushion",
    text: `${show(goal)} in a year is ${show(each)} a month, ${share} percent of your ${show(tens(monthly))}. ${share <= 20 ? "That is realistic if rent and debts are in line" : share <= 30 ? "That is a lot and can be done with a low rent or extra income" : "That is more than most budgets can carry"}; 20 percent is a usual aim, which would be ${show(tens(monthly * 0.2))} a month, or ${count(Math.ceil(goal / (monthly * 0.2)), "month")} for the same sum.\n\nA way to close the gap: half from the pay by a transfer on payday, half from what comes extra (refund, overtime, things sold).\n\n**One next step:** begin with ${show(tens(monthly * 0.15))} on the next payday, and raise it in two months if it held.\n\nWhat do your rent and fixed bills come to?`,
  };
}

const asksDown = /\b(?:down ?payment|save for (?:a )?(?:house|home))\b/;
/** "The house is $300,000", after "how do I save for a down payment?"; and the months, once a sum a month is told. */
export function towardDown(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, answers } = talk;
  const lately = texts.slice(-5);
  if (
    texts.length < 2 ||
    numbers.length > 0 ||
    own !== "USD" ||
    isForeign(texts, own) ||
    !lately.some((text) => asksDown.test(text)) ||
    /%|\bdown payment\b/.test(newest)
  )
    return undefined;
  const price = lately
    .flatMap((text) => saidIn(text, own) ?? [])
    .findLast(({ cents, perMonth }) => cents >= 8_000_000 && perMonth === undefined)?.cents;
  const { saves, savings = 0 } = toldMoney({ texts: lately, own });
  const isLong = /^\W*(?:(?:so|and|ok) )*how long (?:will|would|does) (?:it|that) take\W*$/.test(newest);
  if (price === undefined || !(namesAmount(talk) || isLong)) return undefined;
  const [least, most] = [price * 0.07, price * 0.14];
  if (saves === undefined)
    return {
      topic: "buy-a-home",
      text: `For ${show(price)}: 3.5 percent down is ${show(tens(price * 0.035))}, 10 percent ${show(tens(price * 0.1))}, 20 percent ${show(tens(price * 0.2))}. Closing costs are mostly 2 to 5 percent more. A good first target is about ${show(Math.round(least / 50_000) * 50_000)}: 3.5 percent and closing costs; with 10 percent it is about ${show(Math.round(most / 50_000) * 50_000)}, and the month gets cheaper.\n\nState programs for first-time buyers can pay a part; ask before you count yourself out.\n\n**One next step:** open a savings account named “home”, and set its transfer for payday.\n\nHow much could you put away each month, and what is there already?`,
    };
  const [short, long] = [least, most].map((sum) => Math.max(1, Math.ceil((sum - savings) / saves))) as [number, number];
  const years = (months: number) => (months < 24 ? count(months, "month") : `${(months / 12).toFixed(1).replace(".0", "")} years`);
  if (isLong && answers.some((one) => one.includes(untilMark)))
    return {
      topic: "buy-a-home",
      text: `About ${years(short)} for the smallest way in, ${years(long)} with 10 percent down, as worked out above. It gets shorter with three things: refunds and bonuses that go there whole, a first-buyer program of your state, and a somewhat cheaper place; ten percent off the price takes ten percent off the time.\n\n**One next step:** search your state's housing agency for “down payment assistance” and look at the income limit.\n\nBy when would you like to move?`,
    };
  return {
    topic: "buy-a-home",
    text: `You don't need all ${show(price)}, only the beginning. With ${show(saves)} a month ${untilMark}:\n\n- 3.5 percent and closing costs, about ${show(Math.round(least / 50_000) * 50_000)}: ${years(short)}\n- 10 percent and closing costs, about ${show(Math.round(most / 50_000) * 50_000)}: ${years(long)}\n\nKeep your cushion apart from it, so that the first repair doesn't go on a card. Refunds and bonuses go there whole.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(saves)} leave your account on payday.\n\nIs there something saved already that I should count in?`,
  };
}
const untilMark = "it takes about";

const share =
  /\b(?:i|me) (?:make|earn|bring home|get) \$?([\d,.]+)(k)?\b[^.!?]{0,25}?\b(?:he|she|they|my \w+) (?:makes?|earns?|brings? home|gets?) \$?([\d,.]+)(k)?/;
const splitTalk = /\b(?:split|different (?:incomes?|pay)|share (?:bills|costs|expenses)|combine)\b/;
/** "I make $6,000 and she makes $2,000", before a bill is named. */
export function sharesByIncome({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const [found, first = "", k, second = "", k2] = share.exec(newest) ?? [];
  if (
    found === undefined ||
    (saidIn(newest, own) ?? []).length !== 2 ||
    numbers.length > 0 ||
    own !== "USD" ||
    newest.includes("?") ||
    !texts.slice(-3, -1).some((text) => splitTalk.test(text))
  )
    return undefined;
  const [mine, theirs] = [
    [first, k],
    [second, k2],
  ].map(([figure = "", many]) => Number(figure.replaceAll(",", "").replace(/\.$/, "")) * (many === undefined ? 100 : 100_000)) as [
    number,
    number,
  ];
  if (!(mine > 50_000) || !(theirs > 50_000)) return undefined;
  const part = Math.round((100 * mine) / (mine + theirs));
  return {
    topic: "split-costs",
    text: `Together that is ${show(mine + theirs)}, and ${part} percent of it is yours, ${100 - part} percent theirs. So of each $1,000 of shared bills ${show(part * 1_000)} would be from you and ${show((100 - part) * 1_000)} from them. Both then feel the bills the same.\n\nWhat only one of you uses stays with that one, and so does what is left afterward. Look at it again when a pay changes.\n\n**One next step:** list the bills that you both use, with their sum for a month.\n\nWhat do the shared bills come to, rent included?`,
  };
}
export const payForRules = [payFor, towardDown, sharesByIncome];
