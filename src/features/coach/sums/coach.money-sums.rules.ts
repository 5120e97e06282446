import { capital } from "../talk/coach.texts.rules.ts";
import { addDays, daysBetween, type Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** Small sums in one message: a bill that rose, a wage that is higher, what was lent, what a paycheck adds up to, a loan until payday. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;

const fromTo =
  /\b(student loan payment|payment|rent|mortgage|insurance|premium|phone|internet|cable|electric(?:ity)?|gas|daycare|childcare|gym|hoa|water|car payment|bill|subscription)\b[^.!?\d]{0,30}\bfrom \$?([\d,]+(?:\.\d\d)?)(?: a month)? to \$?([\d,]+(?:\.\d\d)?)(?![\d%]| ?(?:am|pm|percent))/;
/** "Rent went up $150 to $1,650". */
const upTo = /\b(rent|insurance|car payment|daycare|phone) (?:went|going|goes|is going) up(?: by)? \$?([\d,]+) to \$?([\d,]+)\b/;
const cents = (figure = "") => Math.round(Number(figure.replaceAll(",", "")) * 100);
/** "My insurance went from $130 to $185 a month", with an income beside it or without. */
const risen: Rule = ({ newest, texts, own, show }) => {
  const [found, name = "", low, high] =
    fromTo.exec(
      newest.replace(upTo, (_, what: string, more: string, all: string) => `${what} from ${(cents(all) - cents(more)) / 100} to ${all}`),
    ) ?? [];
  const [before, after] = [cents(low), cents(high)];
  if (found === undefined || after <= before || before < 1_000) return undefined;
  const rest = newest.replace(upTo, " ").replace(found, " ");
  const { incomeCents, costs } = incomeAndCostsIn([...texts.slice(0, -1), rest], own);
  const more = after - before;
  const isHome = /^(?:rent|mortgage)$/.test(name);
  // "from 1,890 to 3,120 a year"
  const isYearly = /^ ?(?:a|per|each|every|\/) ?(?:year|yr)\b|^ ?(?:yearly|annually)\b/.test(
    newest.slice(newest.indexOf(found) + found.length),
  );
  const begin = isYearly
    ? `${show(more)} more a year, about ${show(more / 12)} a month.`
    : `${show(more)} more a month, ${show(more * 12)} a year.`;
  if (incomeCents !== undefined && isHome && !isYearly && incomeCents > after) {
    const others = [...costs].filter(([one]) => one !== name);
    const spent = others.reduce((sum, [, one]) => sum + one, 0);
    const share = Math.round((100 * after) / incomeCents);
    const beside = others.length === 0 ? "" : ` and ${others.map(([one, sum]) => `${one} ${show(sum)}`).join(", ")}`;
    const verdict =
      share <= 30
        ? "That is within the usual line of thirty percent, so yes, if the rest of the month isn't full already."
        : share <= 42
          ? "The usual line is thirty percent; many live above it, and it is felt in a bad month."
          : "That is far above the usual line of thirty percent, so something else would have to give.";
    return {
      topic: isHome ? "talk-to-landlord" : "lower-a-bill",
      text: `${begin} ${show(after)} of ${show(incomeCents)} is ${share} percent (it was ${Math.round((100 * before) / incomeCents)}), and ${show(incomeCents - after - spent)} is left after it${beside}. ${verdict}\n\nA raise can be answered before it is signed: “I'd like to stay. Could we meet at [figure] if I sign for 18 months?”\n\n**One next step:** ask that in writing this week, and look up what the same costs nearby.\n\nWhat else goes out in a normal month?`,
    };
  }
  if (/loan/.test(name))
    return {
      topic: "student-loans",
      text: `${begin} That is ${Math.round((100 * more) / before)} percent, and you may ask why. For a federal loan it depends on the plan: one that goes by income can bring it down again, and studentaid.gov has a simulator that shows each with your figures. A private lender may lower it for some months to who asks before a payment is missed.\n\n**One next step:** sign in at studentaid.gov, look up the plan and the day it changed, and try the simulator.\n\nAre the loans federal, private, or both?`,
    };
  return {
    topic: isHome ? "talk-to-landlord" : "lower-a-bill",
    text: `${begin} That is ${Math.round((100 * more) / before)} percent, and you may ask why. ${isHome ? "During a fixed lease the rent mostly stays until it ends." : /loan/.test(name) ? "For a federal loan a plan by income can bring it down; studentaid.gov works it out." : "Companies keep their better prices for those who ask or leave."}\n\n“My ${name} went from ${show(before)} to ${show(after)}. What can you do to bring it down? I'm looking at other offers.”\n\n**One next step:** get one other price first, ten minutes online, then call with it in hand.\n\nWhen is it due for the first time at the new price?`,
  };
};

const normalBill =
  /\b(electric(?:ity)?|power|gas|heating|water|phone|internet|utility|utilities)(?: bill)?\b[^.!?\d]{0,25}\$?([\d,]+)\b[^\d]{0,40}\b(?:normally|usually|typically|normal|it'?s (?:normally|usually)|last month|used to be)\b[^.!?\d]{0,20}\$?([\d,]+)\b/;
/** "Electric bill was $280 this month, normally it's $150". */
const higherBill: Rule = ({ newest, show }) => {
  const [, name = "", now, usual] = normalBill.exec(newest) ?? [];
  const more = cents(now) - cents(usual);
  if (more <= 0 || cents(usual) < 1_000) return undefined;
  const isPower = /^(?:electric|electricity|power|gas|heating|utility|utilities)$/.test(name);
  return {
    topic: isPower ? "energy-bill" : "lower-a-bill",
    text: `${show(more)} more than usual is a real jump, so first find out whether it's the use, the price, or a mistake. Compare the units on both bills (${isPower ? "kilowatt-hours or therms" : "gallons, minutes or data"}) and whether it was read or estimated. ${isPower ? "If the use rose, look for a heater, a water heater or an AC that ran all day." : "If the use is the same, the price or a fee changed, and that can be asked back."}\n\nFor this bill: “It's ${show(more)} above my usual. Can I pay it in three parts, and go on budget billing?”\n\n**One next step:** lay the two bills side by side, and call with the units in hand.\n\nWas it colder or hotter than usual, or is something new plugged in?`,
  };
};

const wages =
  /\$?(\d{1,2}(?:\.\d{1,2})?) ?(?:dollars |bucks )?(?:an|per|\/) ?(?:hour|hr)\b[^.!?\d]{0,30}\b(?:instead of|from|up from|not|now i (?:make|get)|right now i (?:make|get)|i (?:make|get) now|vs|versus|and i make|i make)\b[^.!?\d]{0,15}\$?(\d{1,2}(?:\.\d{1,2})?)(?![\d,]| ?k)|\bfrom \$?(\d{1,2}(?:\.\d{1,2})?)(?: an hour)? to \$?(\d{1,2}(?:\.\d{1,2})?) (?:an|per) hour/;
/** "They offered me $22 an hour instead of $19. How much more is that a year?" */
const moreAnHour: Rule = ({ newest, show }) => {
  const found = wages.exec(newest);
  if (!found || !/\b(?:how much|more|difference|worth|raise|offer\w*)\b/.test(newest)) return undefined;
  const [high, low] = found[1] === undefined ? [found[4], found[3]] : [found[1], found[2]];
  const gap = cents(high) - cents(low);
  const hours = Number(/\b(\d{2}) ?(?:hours|hrs)\b/.exec(newest)?.[1] ?? 40);
  if (gap <= 0 || cents(low) < 500) return undefined;
  return {
    topic: "ask-for-pay",
    text: `${show(gap)} more an hour is ${show(gap * hours)} a week at ${hours} hours, about ${show((gap * hours * 52) / 12)} a month and ${show(gap * hours * 52)} a year, before taxes. Of that, three quarters or a bit more usually reach your account. Put beside it what changes with it: the drive, the insurance, days off, and how sure the hours are.\n\n**One next step:** ask for the hours and the benefits in writing before you say yes.\n\nWould the hours be the same as now?`,
  };
};

const lent =
  /\b(?:lent|loaned|borrowed)\b[^.!?$\d]{0,40}\$?([\d,]+)\b[^.!?]{0,40}?\b(?:paid|gave|given|pays?)\b[^.!?$\d]{0,30}\$?([\d,]+)\b/;
/** "I lent my sister $800 and she's only paid back $150". */
const lentRest: Rule = ({ newest, show }) => {
  const [, whole, part] = lent.exec(newest) ?? [];
  const rest = cents(whole) - cents(part);
  if (rest <= 0 || cents(part) < 500 || /\b(?:interest|bank|card|payday|a month|per month|a week)\b|%/.test(newest)) return undefined;
  const [, who = ""] = /\b(?:lent|loaned)(?: (?:my|our|a|the))? (?:\w+ )?(\w+)\b/.exec(newest) ?? [];
  const isOwn =
    /\bborrowed\b/.test(newest) && !/\bborrowed\b[^.!?]{0,30}\bfrom me\b/.test(newest) && /^\W*(?:so )?i borrowed\b/.test(newest);
  if (isOwn)
    return {
      topic: "get-money-back",
      text: `${show(cents(whole))} less the ${show(cents(part))} you gave back is ${show(rest)}. Name the rest and a date yourself before you are asked; that keeps the trust.\n\n“I still owe you ${show(rest)}. I can give you [sum] on [date], and the same each month.”\n\n**One next step:** send that today, with a sum you can really keep.\n\nWhat could you give each payday?`,
    };
  return {
    topic: "get-money-back",
    text: `${show(cents(whole))} less the ${show(cents(part))} that came back leaves ${show(rest)}. It gets easier when you ask for a plan and not for the whole, and in a calm hour, not in front of others.\n\n“I'm glad I could help with the ${show(cents(whole))}. I could use the rest now. Would ${show(rest / 5)} a month work for you, starting on the first?”\n\n${/^(?:sister|brother|mom|dad|cousin|friend|son|daughter|aunt|uncle)$/.test(who) ? "And decide for yourself beforehand what you'd do if it never comes; it protects both of you." : "Keep it in writing, a text is enough."}\n\n**One next step:** send the sentence as a text today, with your own sum.\n\nWhat has been said about it so far?`,
  };
};

const perCheck =
  /^ ?(?:dollars |bucks )?(?:away |aside |in(?:to savings)? )?(?:(?:from |out of )?(?:every|each|per|a)) (?:pay ?check|payday|check|pay period)\b/;
/** "If I put $75 away every paycheck, how much will I have in a year?" */
const eachPaycheck: Rule = ({ newest, texts, show }) => {
  if (!/\b(?:save|put|set|stash|transfer|have in)\b/.test(newest) || !/\bhow much\b|\bwhat(?:'?s| is| would)\b|\bin a year\b/.test(newest))
    return undefined;
  // an amount of each paycheck has no share of a month, so it is looked for by its words
  const [, figure] = new RegExp(String.raw`\$?(\d[\d,]*)(?=${perCheck.source.slice(1)})`).exec(newest) ?? [];
  const part = cents(figure);
  if (part < 500) return undefined;
  const all = texts.join(" ");
  const times = /\b(?:every (?:two|2|other) (?:weeks?|fridays?|thursdays?)|bi-?weekly|fortnight\w*)\b/.test(all)
    ? 26
    : /\b(?:twice a month|semi-?monthly|15th)\b/.test(all)
      ? 24
      : /\b(?:every (?:week|friday|thursday)|weekly)\b/.test(all)
        ? 52
        : /\b(?:once a month|monthly|every month)\b/.test(all)
          ? 12
          : undefined;
  if (times === undefined || /\b(?:\d+|two|three|five) years\b/.test(newest)) {
    return {
      topic: "build-a-cushion",
      text: `With pay every two weeks there are 26 paychecks a year, and ${show(part)} from each is ${show(part * 26)}. Paid twice a month it is 24 of them and ${show(part * 24)}, weekly 52 and ${show(part * 52)}.\n\n**One next step:** set the ${show(part)} to move by itself on payday, before the money feels like yours.\n\nHow often are you paid?`,
    };
  }
  return {
    topic: "build-a-cushion",
    text: `${times} paychecks a year times ${show(part)} is ${show(part * times)}, about ${show((part * times) / 12)} a month, and a little more with interest. After half a year ${show((part * times) / 2)} is there, which catches most bad days already.\n\n**One next step:** set the ${show(part)} to move by itself on payday, before the money feels like yours.\n\nWhat is it for?`,
  };
};

const payday = /\bpay ?day loans?\b|\bcash advance\b|\btitle loan\b/;
const backBefore =
  /\b(?:pay(?:ing)?(?: it| them)? back|repay|owe(?: them)?|due|they want(?: back)?|want(?: me to pay)?|back|payback is|cost(?:s)?|total) $/;
/** "Took out a payday loan for $500, have to pay back $575 in two weeks". */
const untilPayday: Rule = ({ newest, texts, answers, own, show }) => {
  const before = answers
    .slice(-3)
    .map((text) => /^The loan costs [^]*put the (\S+) and its date on paper/.exec(text)?.[1])
    .findLast(Boolean);
  const [, had] = /^\W*(?:but )?(?:i|we) (?:only |just )?(?:have|got)(?: (?:only|about|like|just))* \$?([\d,]+)\W*$/.exec(newest) ?? [];
  if (before !== undefined && had !== undefined && cents(had) < cents(before.replace("$", "")))
    return {
      topic: "payday-loan",
      text: `${before} less the ${show(cents(had))} you have is ${show(cents(before.replace("$", "")) - cents(had))} short. So don't wait for the day: call the lender today, say that you can't pay all of it, and ask for the extended payment plan in parts, without a new fee. If they take it from your account anyway, your bank can stop the payment when you tell them three business days before.\n\n**One next step:** call and say, “I can pay ${show(cents(had))} on the day. What plan do you have for the rest?”\n\nWhen does the next pay come in?`,
    };
  if (!payday.test(texts.slice(-3).join(" "))) return undefined;
  const all = saidIn(newest, own) ?? [];
  const [one, two, third] = all;
  const back = all.find(({ before }) => backBefore.test(before));
  const loan = all.find((each) => each !== back);
  if (!one || !two || third || !back || !loan || back.cents <= loan.cents) return undefined;
  const fee = back.cents - loan.cents;
  const [, many = "", unit = ""] = /\b(two|2|three|3|four|4|one|a|1|\d{1,2}) (week|day|month)s?\b/.exec(newest) ?? [];
  const counted = many === "a" ? 1 : (ones[many] ?? Number(many));
  const days = counted > 0 ? counted * (unit === "week" ? 7 : unit === "month" ? 30 : 1) : 14;
  const yearly = Math.round((fee / loan.cents) * (unit === "week" ? 52 / counted : 365 / days) * 100);
  return {
    topic: "payday-loan",
    text: `The loan costs ${show(fee)}${counted > 0 ? ` for ${count(days, "day")}; over a year that would be ${yearly.toLocaleString("en-US")} percent` : ", which for two weeks would be many times a card's rate"}. So the aim is one thing: pay it once, and don't roll it over, since each time costs the ${show(fee)} again and takes nothing off.\n\n1. Ask the lender before the day for an extended payment plan; in some states they must offer one.\n2. Ask a credit union for a small payday alternative loan; those are capped at 28 percent a year.\n3. Look which bill could wait a week instead, and call that company.\n\n**One next step:** put the ${show(back.cents)} and its date on paper, and call the lender two days before it.\n\nWhat is left for food once the ${show(back.cents)} is paid?`,
  };
};

const behind =
  /\b(?:behind|missed|late|haven'?t paid|skipped)\b[^.!?]{0,25}\b(two|three|four|five|six|2|3|4|5|6) (?:months?|payments?)\b[^.!?$\d]{0,40}\$?([\d,]+)(?: (?:each|a month|per month|every month))/;
/** "I'm behind two months on my car payment, $380 each". */
const behindBy: Rule = ({ newest, show }) => {
  const [, many = "", figure] = behind.exec(newest) ?? [];
  const times = ones[many] ?? Number(many);
  const each = cents(figure);
  if (!(times > 1) || each < 2_000 || /\b(?:he|she|they|ex|tenant)\b/.test(newest)) return undefined;
  const [topic, kind] = /\b(?:car|truck|auto)\b/.test(newest)
    ? ([
        "car-loan",
        "A lender can take a car back once payments are missed, in many states without a court, so call today and not next week.",
      ] as const)
    : /\brent\b/.test(newest)
      ? ([
          "talk-to-landlord",
          "A landlord has to go through a court before anyone must leave, and most would rather have a plan. 211 knows rent help.",
        ] as const)
      : /\bmortgage\b/.test(newest)
        ? ([
            "bills-due",
            "Ask the servicer for help with the loss of pay, and a free HUD-approved counselor (888-995-4673) to sit beside you.",
          ] as const)
        : (["bills-due", "Most companies have a hardship plan and don't say so first."] as const);
  return {
    topic,
    text: `${times} times ${show(each)} is ${show(each * times)}, and with this month's it soon is ${show(each * (times + 1))}, before late fees. ${kind}\n\n“I'm ${times} payments behind, ${show(each * times)}. I can pay [sum] on [date]. Can you move the missed ones to the end, or take them in parts?”\n\n**One next step:** choose the sum that you can really keep, call with it, and get the answer in writing.\n\nHow much could you pay this week?`,
  };
};

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const toLast =
  /\b(?:to last(?: me| us)?|to get (?:me|us)|left|to live on|to make it|get by|stretch)\b[^.!?]{0,20}\b(?:un)?till? (?:next )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|pay ?day)\b/;
/** "I have $250 to last until Friday and need gas and food". */
const untilDay: Rule = ({ newest, own, show, today }) => {
  const [, day = ""] = toLast.exec(newest) ?? [];
  const [one, second] = saidIn(newest, own) ?? [];
  if (!one || second || today === undefined || !weekdays.includes(day) || !/\b(?:have|got|with|left)\b/.test(newest)) return undefined;
  const days = daysTo(day, today);
  return {
    topic: "start-a-budget",
    text: `${show(one.cents)} for the ${count(days, "day")} until ${capital(day)} is about ${show(Math.floor(one.cents / days / 100) * 100)} a day. Gas first, since it gets you to the pay: put in what the drives to work really need, not a full tank. Then one shop with a list: eggs, rice or pasta, beans, bananas, bread. What is left stays for the thing nobody planned.\n\n**One next step:** put the gas money and the food money into two envelopes, or two notes in your phone, before you leave the house.\n\nIs a bill due before then?`,
  };
};
function daysTo(day: string, today: Day): number {
  for (let days = 1; days <= 7; days += 1) if (weekdays[(daysBetween("1970-01-01", addDays(today, days)) + 4) % 7] === day) return days;
  return 7;
}

const inTime =
  /\bpay(?:ing)? (?:off|down|back)\b[^.!?]{0,30}\b(?:in|within|over) (a year|one year|two years|2 years|three years|3 years|half a year|\d{1,2} months|six months)\b/;
/** "I want to pay off $3,600 in a year. How much is that a month?" */
const payOffIn: Rule = ({ newest, own, show }) => {
  const [, time = ""] = inTime.exec(newest) ?? [];
  const months =
    { "a year": 12, "one year": 12, "two years": 24, "2 years": 24, "three years": 36, "3 years": 36, "half a year": 6, "six months": 6 }[
      time
    ] ?? Number.parseInt(time, 10);
  const [one, second] = saidIn(newest.replace(time, " "), own) ?? [];
  if (!one || second || one.perMonth !== undefined || !(months > 0) || /%|\bpercent\b|\bapr\b/.test(newest) || one.cents < 10_000)
    return undefined;
  return {
    topic: "choose-a-debt",
    text: `${show(one.cents)} in ${count(months, "month")} is ${show(Math.ceil(one.cents / months / 100) * 100)} a month, or about ${show((one.cents * 12) / months / 52)} a week, if no interest comes on top. With a card's rate it takes more: at 24 percent about ${show(withInterest(one.cents, months, 0.24))} a month.\n\n**One next step:** set the payment to go out by itself the day after payday.\n\nWhich rate stands on the last statement?`,
  };
};
/** The payment that clears a debt in so many months at a yearly rate. */
const withInterest = (owed: number, months: number, yearly: number) =>
  Math.ceil((owed * (yearly / 12)) / (1 - (1 + yearly / 12) ** -months) / 100) * 100;

const child = /\b(?:per|a|each|for each|every) (?:kid|child|person|head)\b|\beach\b(?! (?:time|month|week|pay|year|day|check))|\bapiece\b/;
const kids =
  /\b(?:i|we)(?:'ve| have)?(?: got)? (?:have )?(two|three|four|five|six|2|3|4|5|6) (?:kids|children|boys|girls|sons|daughters|grandkids|nieces)\b|\bfor (?:my |our |all |the )*(two|three|four|five|six|2|3|4|5|6) (?:kids|children)\b/;
const gifts = /\b(?:christmas|gifts?|presents?|holiday|birthday)\b/;
/** "Summer camp is $1,200 per kid and I have two kids"; "I have 3 kids and want to spend $150 each". */
const perChild: Rule = ({ newest, texts, own, show }) => {
  const found = kids.exec(newest) ?? (child.test(newest) ? kids.exec(texts.slice(-3).join(" ")) : null);
  const word = found?.[1] ?? found?.[2] ?? "";
  const many = ones[word] ?? Number(word);
  const [one, second] = saidIn(newest, own) ?? [];
  if (!one || second || !(many > 1) || !child.test(newest) || one.cents < 1_000 || /\b(?:make|earn|support|paid)\b/.test(newest))
    return undefined;
  const perMonth = one.perMonth === undefined ? "" : " a month";
  if (gifts.test(texts.join(" ")))
    return {
      topic: "give-without-money",
      text: `${many} times ${show(one.cents)} is ${show(one.cents * many)}. Children count what they unwrap and not what it cost, so one thing wished for, one to wear, one to do together can come to less than that and feel like more.\n\n**One next step:** write one list with ${many} names and ${show(one.cents)} beside each, and take off what you have already.\n\nHow much of the ${show(one.cents * many)} is there now?`,
    };
  if (/\b(?:clothes|clothing|shoes|supplies|backpacks?|coats?|school stuff|uniforms?)\b/.test(newest))
    return {
      topic: "childcare-cost",
      text: `${many} times ${show(one.cents)} is ${show(one.cents * many)}. Before you buy, one round through the closets: what still fits, what goes down to the next child, what is really missing. Then the missing part at thrift stores, consignment sales and clothing swaps first, new only for shoes and underwear. Schools and 211 know who gives coats, backpacks and supplies for free.\n\n**One next step:** make ${many} short lists, only with what is missing, and put a sum beside each.\n\nBy when do they need it?`,
    };
  return {
    topic: "childcare-cost",
    text: `${many} times ${show(one.cents)} is ${show(one.cents * many)}${perMonth}. Before you pay the full price, ask three things: a lower price for the second child, payments over some months, and a scholarship; YMCAs, parks departments and many camps and clubs have one and rarely say so first. Care while you work may count for the child care credit or a dependent care account at your job (irs.gov, Publication 503).\n\n**One next step:** write to them today: “We have ${many} children. Is there help with the cost, or a plan to pay in parts?”\n\nBy when does it have to be paid?`,
  };
};

export const moneySums: readonly Rule[] = [
  risen,
  higherBill,
  moreAnHour,
  lentRest,
  eachPaycheck,
  untilPayday,
  behindBy,
  untilDay,
  payOffIn,
  perChild,
];
