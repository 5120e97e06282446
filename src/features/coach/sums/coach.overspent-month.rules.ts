import type { Cents } from "#shared/money.ts";
import { incomeAndCostsIn, isCostShared } from "./coach.income-and-costs.rules.ts";
import { monthlyPay } from "./coach.amounts.rules.ts";
import { isPayUnclear, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A month in two figures, "I make $2,600 and spend $2,900", and a month in a list with the question what can be saved. */

const spentBefore =
  /\b(?:spend(?:ing)?|(?:monthly |my |our |the )?(?:expenses|bills|costs|spending)(?: (?:are|is|come to|add up to|run|total))?|goes out(?: is)?|end up spending|going out is)(?: (?:about|around|like|more like|close to|at least|almost|roughly|over))* $/;
const madeBefore =
  /\b(?:(?:i|we) (?:only |both |together )?(?:make|earn|bring (?:home|in)|take home|get|clear|net)|and (?:make|earn)|(?:my|our) (?:pay|income|take[- ]home(?: pay)?|salary) is|get paid|(?:i'?m|we'?re) paid|making|earning)(?: (?:about|around|like|only|roughly))* $/;
const others =
  /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|son|daughter|mom|dad|friend) (?:only )?(?:makes?|spends?|earns?)\b|\bused to\b|\bbudget of\b|\bhour\b/;

/** More goes out than comes in, or what is left, where both are named in one message or in two. */
export function overspentMonth({ newest, texts, own, show }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-3);
  if (lately.some((text) => others.test(text)) || newest.split(" ").length > 40) return undefined;
  const all = lately.flatMap((text) => (saidIn(text, own) ?? []).map((one) => ({ ...one, isNew: text === newest })));
  const spent = all.filter(({ before, after }) => spentBefore.test(before) && !/^ (?:a month |per month )?(?:on|for|of) /.test(after));
  const made = all.filter(({ before }) => madeBefore.test(before));
  const [out, secondOut] = spent;
  const [comes, secondIn] = made;
  if (!out || !comes || secondOut || secondIn || all.length !== 2 || !(out.isNew || comes.isNew)) return undefined;
  const income = Math.round(monthlyPay(comes, own));
  // "I make 700 and spend 800" may be of a week
  if (isPayUnclear(lately, income, own) && out.perMonth !== 1) return undefined;
  // bills are those of a month; what is spent beside a pay that isn't a month's may be of either
  const isBills = /\b(?:expenses|bills|costs)\b[^.!?]*$/.test(out.before);
  if (out.perMonth === undefined && comes.perMonth !== undefined && comes.perMonth !== 1 && !isBills) return undefined;
  const outgo = Math.round(out.cents * (out.perMonth ?? 1));
  const gap = outgo - income;
  if (income < 10_000 || outgo < income / 4 || outgo > income * 4) return undefined;
  if (gap > 0)
    return {
      topic: "start-a-budget",
      text: `${show(gap)} more goes out than comes in each month, ${show(gap * 12)} in a year. That is a number you can work on.\n\n1. Find where it goes: write down the three largest things of last month besides the home.\n2. Choose what can go or shrink first, until ${show(gap)} is found, about ${show((gap * 12) / 52)} a week: subscriptions, eating out, a cheaper phone or insurance.\n3. Don't fill it with the card: at 24 percent the ${show(gap * 12)} of a year would cost about ${show(gap * 12 * 0.24)} a year in interest on top.\n\nIf the must-pays alone are more than ${show(income)}, call 211 and ask what help there is; then it isn't about coffee.\n\n**One next step:** look through last month's statement tonight and mark those three.\n\nWhat are the three largest, each with its sum?`,
    };
  if (gap === 0)
    return {
      topic: "start-a-budget",
      text: `Then it comes out even: ${show(income)} in, ${show(outgo)} out, and nothing stays for the month in which a tire goes. So the first aim is small: ${show(Math.round(income / 50 / 500) * 500)} a month, two percent, that leaves on payday before the rest.\n\n**One next step:** find one cost of that size in last month's statement that you'd hardly miss.\n\nWhat are your three largest costs besides the home?`,
    };
  return {
    topic: "start-a-budget",
    text: `${show(income)} less ${show(outgo)} leaves ${show(-gap)} a month, ${show(-gap * 12)} a year, on paper. If it isn't there at the end, it goes somewhere that isn't in that figure, mostly food, small buys and what comes once a year.\n\n**One next step:** let ${show(-gap / 2)} move to savings on payday, half of it, and see whether the month still works.\n\nDoes the ${show(-gap)} really stay, or is it gone by the end?`,
  };
}

const asksSaved =
  /\b(?:what|how much) (?:can|could|should|shud|do you think) (?:i|we)(?: (?:can|could))? (?:realistically |really |reasonably |actually )?(?:save|put (?:away|aside))\b|\bwhat(?:'?s| is) realistic to save\b|\bcan (?:i|we) save (?:anything|something)\b/;
/** "We make $6,200, rent is $1,900, food $900. What can we save?" in one message. */
export function savedFromList({ newest, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (!asksSaved.test(newest) || numbers.length > 0 || isCostShared(newest)) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn([newest], own);
  if (incomeCents === undefined || incomeCents < 10_000) return undefined;
  if (isPayUnclear([newest], incomeCents, own)) return undefined;
  if (costs.size === 0) return savedFromPay(newest, { incomeCents, isGross: isGross === true }, own, show);
  // an amount that is neither would be left out
  if ((saidIn(newest, own)?.length ?? 0) !== costs.size + 1) return undefined;
  const spent = [...costs.values()].reduce((sum, one) => sum + one, 0);
  const rest = incomeCents - spent;
  const list = [...costs].map(([name, one]) => `${name} ${show(one)}`).join(", ");
  const begin = `${show(incomeCents)} less ${list}${costs.size > 1 ? ` (together ${show(spent)})` : ""} ${rest < 0 ? `is ${show(-rest)} short` : `leaves ${show(rest)}`} a month.${isGross ? " The pay is before taxes; with them less is left." : ""}`;
  if (rest < incomeCents / 20)
    return {
      topic: "start-a-budget",
      text: `${begin} From that nothing can be saved yet, and that is no fault of yours: one of the large ones has to move first, or something come in. Ask 211 what there is for your income.\n\n**One next step:** call about the largest one and ask for a lower price or plan.\n\nWhich of them could move at all?`,
    };
  const missing = ["gas", "phone", "power", "insurance", "food", "clothes", "doctors"].filter(
    (name) =>
      ![...costs.keys()].some(
        (one) => one.includes(name) || (name === "food" && one === "groceries") || (name === "power" && /electric|utilities/.test(one)),
      ),
  );
  const some = Math.max(1_000, Math.round(Math.min(incomeCents / 10, rest / 4) / 1_000) * 1_000);
  const most = Math.max(some, Math.round(Math.min(incomeCents / 5, rest / 2) / 1_000) * 1_000);
  return {
    topic: "build-a-cushion",
    text: `${begin} Not in that list yet: ${missing.slice(0, 5).join(", ")} and what breaks. So ${show(some)} a month is a saving that fits from the start, ${show(some * 12)} in a year; if the months stay quiet, up to ${show(most)}.\n\n**One next step:** let ${show(some)} leave the account on payday, to a savings account of its own, and look after two months whether it held.\n\nWhat else goes out in a normal month?`,
  };
}

/** "I make $15.50 an hour, 28 hours a week. How much should I save?" */
function savedFromPay(
  words: string,
  pay: { incomeCents: Cents; isGross: boolean },
  own: string,
  show: (cents: Cents) => string,
): MoneyAnswer | undefined {
  const { incomeCents, isGross } = pay;
  const isHourly = /\bh(?:ou)?r\b|\bhourly\b/.test(words);
  if (!isHourly && (saidIn(words, own)?.length ?? 0) !== 1) return undefined;
  if (/\b(?:retire\w*|401|ira|for (?:an?|my|our|the) )\b/.test(words)) return undefined;
  const net = isGross ? incomeCents * 0.8 : incomeCents;
  const [some, most] = [0.05, 0.15].map((part) => show(Math.round((net * part) / 500) * 500));
  return {
    topic: "build-a-cushion",
    text: `${show(incomeCents)} a month${isGross ? `, before taxes; plan with about ${show(net)}` : ""}. A tenth of what reaches you is a common mark, ${show(Math.round((net * 0.1) / 500) * 500)} a month. With rent and children ${some} may be all that fits; if you live at home, ${most} or more. First up to $500 to $1,000 for what breaks, then a month of what must be paid.\n\n**One next step:** let it leave your account on payday, before the money feels like yours.\n\nWhat do you have to pay out of it each month?`,
  };
}
