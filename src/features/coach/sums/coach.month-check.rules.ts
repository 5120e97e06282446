import { incomeAndCostsIn, isCostShared, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { incomeAnswer } from "./coach.income.rules.ts";
import { saidIn, showRounded, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { sumAnswer } from "./coach.sums.rules.ts";

/** Questions about a month whose income and costs the talk has named: whether it can be done, and what is normal. */

const lead = "^\\W*(?:(?:so|and|but|ok(?:ay)?|hm+|wait|then|well|honestly) )*";
const asksWhether = new RegExp(
  `${lead}(?:(?:are|will|can|could|would|do|should) (?:we|i) (?:even |actually |still |really |all )?(?:going to |gonna )?(?:make (?:it|this|that)(?: work)?|(?:be )?(?:ok(?:ay)?|alright|all right|fine)|do (?:it|this|that)|swing (?:it|that|this)|manage(?: it| that)?|survive|get by|afford (?:it|that|this)|pull (?:it|this) off)|(?:is|would|will) (?:it|that|this)(?: be)? (?:doable|possible|realistic|work|enough(?: to live on)?)|(?:does|will|would|could) (?:it|that|this) work|how (?:does|do) (?:it|that|this|we|i|my month|our month) look|what (?:do|should|can) (?:i|we) do)(?: (?:on (?:that|it|this|one income|my pay)|with (?:that|this)|out|now|then|you think|like that))*\\W*$`,
);
const asksWhere =
  /\bhow (?:do|can|am|could) (?:i|we) (?:ever |even |supposed to |possibly )?save (?:anything|money|something|any)\b|\bis \$?[\d,]+ a month enough\b|\bwhere am i at\b|\bwhere (?:are (?:we|i)(?: at)?|do (?:we|i) stand|does that leave (?:us|me))\b|\bhow (?:are|am) (?:we|i) doing\b|\bhow (?:do|can|am|are|could) (?:i|we) (?:supposed to |going to )?live on (?:the rest|that|what'?s left|it)\b|\bcan'?t make it work\b|\bwhat'?s left over\b/;
const asksNormal = new RegExp(
  `${lead}(?:is|isn'?t) (?:that|it|this) (?:normal|good|bad|ok(?:ay)?|a lot|enough|low|fine|too little|not much|decent)(?: (?:for (?:me|us|that|my pay)|or (?:bad|not)|left|you think))*\\W*$`,
);
const leftSaid = /That leaves \S+ a month|^\$\S+ a month, from what you wrote|\bis left for food, getting around\b/;

export function monthCheck({ newest, texts, last, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || newest.split(" ").length > 45) return undefined;
  // right after a rent alone its share is meant
  const justNamed = incomeAndCostsIn(texts.slice(-2, -1), own).costs;
  const isRent = justNamed.size === 1 && (justNamed.has("rent") || justNamed.has("mortgage"));
  const isNormal = asksNormal.test(newest) && leftSaid.test(last) && !isRent;
  const asked = newest.split(/(?<=[.!?])\s+/).at(-1) ?? "";
  // "what do I do" alone asks for something else
  const isAsked = asksWhether.test(asked) && (asked === newest ? !/\bwhat\b/.test(asked) : isFull(newest, own));
  if (!isNormal && !isAsked && !asksWhere.test(newest)) return placeAsked({ newest, texts, own });
  const place = placeAsked({ newest, texts, own });
  if (place) return place;
  if (texts.some(isCostShared)) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn(
    texts.map((text) => text.replace(/\bis (\$?[\d,]+) a month enough\b/, "i make $1 a month")),
    own,
  );
  if (incomeCents === undefined || costs.size === 0 || incomeCents < 10_000) return undefined;
  // in one message an amount that is neither would be left out
  if (asksWhere.test(newest) && (saidIn(newest, own)?.length ?? 0) > costs.size + 1) return undefined;
  const spent = [...costs.values()].reduce((sum, cents) => sum + cents, 0);
  const rest = incomeCents - spent;
  const share = Math.round((100 * rest) / incomeCents);
  if (isNormal) {
    if (rest <= 0) return undefined;
    const verdict =
      share >= 35
        ? "That is a good share, if the list is whole; power, gas, clothes, doctors and gifts usually take a third of the pay more."
        : share >= 15
          ? "That is where many households are. It holds in a quiet month, and it gets tight when something breaks."
          : "That is thin, and thin is common; there is little wrong with you and much with the prices.";
    return {
      topic: "start-a-budget",
      text: `${show(rest)} of ${show(incomeCents)} is ${share} percent of your pay left after ${[...costs.keys()].join(", ")}. ${verdict} What counts is less the share than whether something stays at the end.\n\n**One next step:** write down what else went out last month and isn't in that list, and take it off the ${show(rest)}.\n\nWhat usually eats it: food, the car, or small things?`,
    };
  }
  // "it's $400 a month" and "can I afford it"
  const asksAfford = /\b(?:afford|do|swing|manage|make) (?:it|that|this)\b/.test(asked);
  const [, price] = asksAfford
    ? (texts
        .slice(-6, -1)
        .map((text) => itIs.exec(text))
        .findLast(Boolean) ?? [])
    : [];
  const more = price === undefined ? 0 : Number(price.replaceAll(",", "")) * 100;
  if (more > 0) {
    const after = rest - more;
    const isGiven = texts
      .slice(-6)
      .some((text) => /\b(?:mom|dad|parents|sister|brother|son|daughter|friend|help (?:him|her|them)|lend|support)\b/.test(text));
    return {
      topic: "start-a-budget",
      text: `${show(incomeCents)} less ${show(spent)} leaves ${show(rest)} now, and ${after < 0 ? `with the ${show(more)} ${show(-after)} would be missing` : `${show(after)} after the ${show(more)}`}. ${after < 0 ? "So not as it stands; a smaller sum, or one with an end, may be possible." : after < incomeCents / 10 ? (isGiven ? "That is possible for a while and leaves little for a bad month, so give it an end: three months, then look again." : "That is possible and leaves little for a bad month.") : isGiven ? "That can be carried, if the list is whole; fix for how long, so that it doesn't become a habit by itself." : "That can be carried, if the list is whole."}\n\n${isGiven ? "**One next step:** name a sum that you would still be glad to give in a bad month, and a date on which you look at it again.\n\nIs it for a time, or for good?" : `**One next step:** put ${show(more)} aside on the next payday as if it were due already, and look on the 28th whether it is still there.\n\nWhat isn't in the list yet?`}`,
    };
  }
  const list = [...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ");
  const begin = `${show(incomeCents)} comes in, and ${costs.size === 1 ? `${list} goes out` : `${show(spent)} goes out: ${list}`}.`;
  const tax = isGross ? taxesFirst : "";
  if (rest < 0)
    return {
      topic: "bills-due",
      text: `${begin} So ${show(-rest)} a month is missing, before anything else.${tax} That can't be saved away with coffee, and it isn't your fault; one of the large ones has to move, or more has to come in.\n\n1. Call the largest one first and ask for a lower payment for three months.\n2. Call or text 211 and ask what you can get with this income: food, power, rent, health.\n3. What can wait, waits: food, home, power and the ride to work come first.\n\n**One next step:** call 211 today, with these figures in front of you.\n\nWhich of the large ones could move at all?`,
    };
  // one paycheck is not always a month
  const isCheck = texts.some((text) => /\bpay ?check\b/.test(text) && !/\b(?:a|per|every) month\b|\bmonthly\b/.test(text));
  const isDecision = asksWhether.test(asked) && !/\bwhat\b/.test(asked);
  const hasFood = costs.has("food") || costs.has("groceries");
  const isLittle = share < 15 || rest < (hasFood ? 30_000 : 60_000);
  const day = isCheck ? "" : `, about ${show(rest / 30)} a day`;
  const missing = ["food", "groceries"].some((name) => costs.has(name))
    ? "gas, phone, clothes and what breaks"
    : "food, getting around, phone and what breaks";
  const verdict =
    rest < 10_000
      ? `So on paper it comes out almost even, with ${show(rest)} left. One bad week would tip it, so something has to give before that happens.`
      : isLittle
        ? `So ${show(rest)} is left${day} for ${missing}. That is tight, and it is no fault of yours.`
        : `So ${show(rest)} is left${day} for ${missing}. That can work, if nothing large is missing in the list.`;
  return {
    topic: "start-a-budget",
    text: `${begin} ${verdict}${tax}\n\n${isLittle ? "What changes most is often help that hasn't been claimed: SNAP for food, LIHEAP for power and heat, Medicaid; 211 knows what there is with this income. And the largest bill may be asked: “What can you lower for three months?”" : isDecision ? "Try it before you decide: move what would change to one side on the first, and look on the 28th whether it is still there." : "What such a list leaves out takes more than one thinks: clothes, gifts, the doctor, and the bills that come once or twice a year. A twelfth of those each month, in a pot of its own, keeps the good months good."}\n\n**One next step:** ${isLittle ? "call or text 211 with these figures in front of you" : `write down what isn't in that list yet, and take it off the ${show(rest)}`}.\n\n${isCheck ? "How often do you get that paycheck?" : "What is still missing in the list?"}`,
  };
}

const asksToMove = new RegExp(
  `${lead}(?:is|will|would) (?:it|that|this)(?: be)? enough (?:to move(?: in| out)?|for (?:the )?(?:move|deposit|first month))\\W*$`,
);
/** "My landlord wants first, last and deposit, rent is $1,300, I have $2,500". */
const firstAndLast =
  /\bfirst\b[^.!?]{0,20}\blast\b[^.!?]{0,30}\bdeposit\b[^\d]{0,30}\brent (?:is |of )?\$?([\d,]{3,})\b[^\d]{0,40}\b(?:have|got|saved) (?:only |about )?\$?([\d,]{3,})\b/;
function sumToMove(rentSaid: string, hadSaid: string, own: string): MoneyAnswer {
  const show = showRounded(own);
  const [rent, had] = [rentSaid, hadSaid].map((figure) => Number(figure.replaceAll(",", "")) * 100) as [number, number];
  const gap = rent * 3 - had;
  return {
    topic: "first-apartment",
    text: `First month, last month and a deposit of one more: 3 times ${show(rent)} is ${show(rent * 3)}. ${gap > 0 ? `You have ${show(had)}, so ${show(gap)} is missing` : `Of your ${show(had)}, ${show(-gap)} is left`}, before the truck, power and internet. All of it may be asked about: the last month in parts, or a deposit in two steps; an empty place costs them, too.\n\n“I can pay the first month and the deposit now, ${show(rent * 2)}, and the last month in three parts. Would that work?”\n\n**One next step:** ask that in writing, and call 211 for help with move-in costs.\n\nBy when would you have to decide?`,
  };
}
/** "I have $2,000 saved" and "is that enough to move in", after the price of a place. */
function enoughToMove(newest: string, texts: readonly string[], own: string): MoneyAnswer | undefined {
  const [, named, had] = firstAndLast.exec(newest) ?? [];
  if (named !== undefined && had !== undefined) return sumToMove(named, had, own);
  if (!asksToMove.test(newest)) return undefined;
  const before = texts.slice(0, -1);
  const [, price] = before.map((text) => placeIn.exec(text)).findLast(Boolean) ?? [];
  const saved = before
    .flatMap((text) => saidIn(text, own) ?? [])
    .findLast((one) => /^ (?:saved|in savings|put away|in the bank|set aside)/.test(one.after) || /\bsaved(?: up)? $/.test(one.before));
  if (price === undefined || !saved) return undefined;
  const show = showRounded(own);
  const rent = Number(price.replaceAll(",", "")) * 100;
  const gap = rent * 2 - saved.cents;
  return {
    topic: "first-apartment",
    text: `First month and a deposit of the same are ${show(rent * 2)}, ${gap > 0 ? `${show(gap)} more than the ${show(saved.cents)} you have` : `so ${show(-gap)} of your ${show(saved.cents)} stays`}. Where they ask for the last month, too, it is ${show(rent * 3)}. On top come the application, power and internet, the truck, and the first pans and towels; count on a few hundred dollars.\n\nAsk whether the deposit can go in two parts, and keep at least ${show(30_000)} back for the first weeks.\n\n**One next step:** ask the landlord for the whole sum to move in, in writing, before you pay a fee.\n\n${gap > 0 ? "What can you put away each month?" : "When would you like to move?"}`,
  };
}

/** "Rent $1,300, car $400, and I make $3,000. What do I do?": pay and costs in one message, and no amount beside them. */
function isFull(words: string, own: string): boolean {
  const { incomeCents, costs } = incomeAndCostsIn([words], own);
  const pays = Math.max(1, words.match(/\b(?:makes?|earns?|brings? (?:in|home)|gets? paid|take home)\b/g)?.length ?? 1);
  return incomeCents !== undefined && costs.size > 0 && (saidIn(words, own)?.length ?? 0) === costs.size + pays;
}

const itIs =
  /^\W*(?:it'?s|its|that'?s|they want|(?:she|he) (?:needs|wants)|it (?:would be|costs|will be))(?: (?:about|around|like))* \$?([\d,]+)(?: (?:dollars|bucks))? (?:a|per|each|every) month\W*$/;

const placeIn =
  /\b(?:place|apartment|apt|studio|one[- ]bedroom|room|house to rent)\b[^.!?\d]{0,20}(?:for|is|at|costs?|rents? for) \$?([\d,]{3,})\b/;
const asksPlace = new RegExp(
  `${lead}(?:can|could|do you think) (?:i|we)(?: can| could)? (?:really |even |actually )?afford (?:it|that|this)\\W*$`,
);
const asksPayment =
  /\b(?:can|could) (?:i|we) (?:really |even )?afford (?:an? )?\$?([\d,]{3,})(?: a month)? (car|truck) payment\b|\b(?:can|could) (?:i|we) (?:really |even )?afford (?:an? )?(car|truck) payment (?:of|for) \$?([\d,]{3,})/;
/** "I found a place for $1,100" and "can I afford it", after an income; a car payment beside an income. */
function placeAsked({ newest, texts, own }: Pick<MoneyTalk, "newest" | "texts" | "own">): MoneyAnswer | undefined {
  // "a $500 a month car"
  const payment = asksPayment.exec(newest.replace(/(\$?[\d,]{3,}) (?:a|per) month (car|truck)(?! payment)/, "$1 $2 payment"));
  if (payment) {
    const [found, one, , , other] = payment;
    const { incomeCents } = incomeAndCostsIn(
      [
        ...texts.slice(0, -1),
        newest.replace(/(\$?[\d,]{3,}) (?:a|per) month (car|truck)(?! payment)/, "$1 $2 payment").replace(found, " "),
      ],
      own,
    );
    const text =
      incomeCents === undefined
        ? undefined
        : sumAnswer(`is ${one ?? other} car payment too much if i make ${Math.round(incomeCents / 100)} a month`, own);
    return text === undefined ? undefined : { topic: "car-loan", text };
  }
  const moving = enoughToMove(newest, texts, own);
  if (moving) return moving;
  if (!asksPlace.test(newest)) return undefined;
  const before = texts.slice(0, -1);
  const [, price] =
    before
      .slice(-3)
      .map((text) => placeIn.exec(text))
      .findLast(Boolean) ?? [];
  if (price === undefined || incomeAndCostsIn(before, own).incomeCents === undefined) return undefined;
  const text = incomeAnswer(`can i afford an apartment for ${price.replaceAll(",", "")}`, own, before);
  return text === undefined ? undefined : { topic: "first-apartment", text };
}
