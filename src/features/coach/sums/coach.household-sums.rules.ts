import { daysBetween, type Day } from "#shared/dates.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";

/** Sums of a household: subscriptions, a rent that was raised, pay that fell away, gifts until Christmas, debts without their rates. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const sumOf = (all: readonly { cents: number }[]) => all.reduce((sum, { cents }) => sum + cents, 0);

const service =
  /\b(?:netflix|hulu|spotify|disney(?: ?\+| plus)?|hbo(?: max)?|max|prime|amazon|youtube|apple(?: music| tv)?|peacock|paramount|gym|audible|xbox|playstation|icloud|adobe|hello ?fresh|subscriptions?|apps?|streaming|sirius\w*|patreon|onlyfans|newspaper|planet fitness)\b/g;
/** "I pay for Netflix $16, Hulu $18, gym $40 and I barely use them". */
const subscriptions: Rule = ({ newest, own, show }) => {
  const all = saidIn(newest, own) ?? [];
  const named = new Set(newest.match(service));
  const isUnused = /\b(?:barely|never|hardly|don'?t (?:even |really )?use|forgot|cancel|too many|keep|need)\b/.test(newest);
  if (all.length < 2 || named.size < all.length || all.some(({ cents, perMonth }) => cents > 20_000 || (perMonth ?? 1) !== 1))
    return undefined;
  if (!isUnused && !/\b(?:pay|have|subscri\w*)\b/.test(newest)) return undefined;
  const month = sumOf(all);
  return {
    topic: "cancel-subscriptions",
    text: `Together that is ${show(month)} a month, ${show(month * 12)} a year. Nobody has to be strict with all of them. Keep the one that you opened most in the last two weeks, and end the rest; each can come back with one click when you miss it, and mostly nobody does.\n\nThe gym is the one with a contract: look for the notice, and end it in writing.\n\n**One next step:** cancel one today, the one you would miss least, and take a picture of the confirmation.\n\nWhich of them did you really use this week?`,
  };
};

const raised =
  /\brais(?:ed|ing|es)\b[^.!?\d]{0,30}\brent\b[^.!?\d]{0,12}\bby \$?([\d,]+)\b|\brent\b[^.!?\d]{0,25}\b(?:went|going|goes|is going) up(?: by)? \$?([\d,]+)\b/;
const cents = (figure = "") => Math.round(Number(figure.replaceAll(",", "")) * 100);
/** "My landlord raised my rent by $200", "it's $1,400 now", "I make $3,300", "should I move?" */
const raisedRent: Rule = ({ newest, texts, own, show }) => {
  const at = texts.findLastIndex((text) => raised.test(text));
  const [, one, other] = raised.exec(texts[at] ?? "") ?? [];
  const more = cents(one ?? other);
  if (at < 0 || at < texts.length - 6 || more < 2_000 || texts.length < 2) return undefined;
  const [now] = texts
    .slice(at)
    .flatMap((text) =>
      (saidIn(text, own) ?? []).filter(({ before }) => /\b(?:it'?s|its|rent (?:is|was)|now(?: it'?s)?|to|at) $/.test(before)),
    )
    .filter(({ cents: sum }) => sum > more * 2);
  const { incomeCents } = incomeAndCostsIn(texts.slice(at), own);
  const topic = "talk-to-landlord";
  if (
    /^\W*(?:so |and |but )*(?:should|do you think) (?:i|we)(?: should)? (?:just )?(?:move|leave|stay|look for (?:another|a new) place)(?: out)?\W*$/.test(
      newest,
    )
  )
    return {
      topic,
      text: `Put two figures side by side. Staying costs ${show(more * 12)} more a year. Moving costs a truck, a deposit, days off and often the first month twice, easily ${show(150_000)} to ${show(300_000)}. So a place at the old rent pays after ${Math.ceil(150_000 / more)} to ${Math.ceil(300_000 / more)} months; one that is only a little cheaper takes far longer. Ask the landlord first, since an empty month costs them more than your raise brings.\n\n“I'd like to stay. Could we meet at half of the ${show(more)} if I sign for a year and a half?”\n\n**One next step:** look up three real places nearby tonight, with their full monthly cost.\n\nWhat would you find there, for what you pay now?`,
    };
  const isNew = saidIn(newest, own)?.length === 1 && at < texts.length - 1;
  if (!isNew || newest.split(" ").length > 12 || !now) return undefined;
  const before = now.cents - more;
  if (incomeCents !== undefined && incomeCents > now.cents && incomeAndCostsIn([newest], own).incomeCents !== undefined)
    return {
      topic,
      text: `${show(now.cents)} of ${show(incomeCents)} is ${Math.round((100 * now.cents) / incomeCents)} percent; before the raise it was ${Math.round((100 * before) / incomeCents)}. Thirty is the usual line, many live above it, and ${show(incomeCents - now.cents)} is left for everything else.\n\nThat is a figure you can use: “My pay is ${show(incomeCents)}. ${show(before + Math.round(more / 200) * 100)} I can carry and sign for 18 months; ${show(now.cents)} I can't for long.”\n\n**One next step:** send that before the new rent begins.\n\nWhen does your lease end?`,
    };
  return {
    topic,
    text: `From ${show(before)} to ${show(now.cents)}: that is ${Math.round((100 * more) / before)} percent, and ${show(more * 12)} a year. Look in the lease and at your state's rules whether that much and on this day is allowed; 211 knows the tenant line.\n\n**One next step:** find the date your lease ends and the day on which the letter came.\n\nWhat comes in each month, after taxes?`,
  };
};

const fell = /\bused to (?:make|bring (?:home|in)|earn|take home|get|have) (?:about |around )?\$?([\d,]+)\b[^\d]{0,40}\$?([\d,]+)\b/;
/** "We used to bring home $6,200, now it's just my $2,800". */
const payFell: Rule = ({ newest, texts, show }) => {
  const [, was, is] = fell.exec(newest) ?? [];
  // large figures are a year's
  const [before, now] = [was, is].map((figure) => (cents(was) > 1_500_000 ? cents(figure) / 12 : cents(figure))) as [number, number];
  const gap = before - now;
  if (
    gap <= 0 ||
    now < 20_000 ||
    !/\bnow\b/.test(newest) ||
    /\b(?:rent|bill|hour|insurance|left(?: me)?|divorc\w*|died|sick)\b/.test(newest)
  )
    return undefined;
  const isLost = /\b(?:lost (?:his|her|my|their|the) job|laid off|fired|let go|unemployed)\b/.test(texts.join(" "));
  return {
    topic: "lost-job",
    text: `That is ${show(gap)} a month less, so the month has to be planned again with the ${show(now)}, for a while.${isLost ? " Unemployment pay may bring back a part of it: often about half of the lost wage, up to your state's limit, and it counts from the week of filing." : ""}\n\nFirst what you can't do without: home, power, food, the car that gets you to work, and the smallest payments. Companies you owe money often agree to a lower payment for three months if you call before the first one is missed.\n\n**One next step:** write me those costs in one line, rounded, and I'll work it out with the ${show(now)}.\n\nWhat are they, beginning with the home?`,
  };
};

/** "I want to spend about $600 on Christmas gifts. It's November. How do I save for it?" */
const untilChristmas: Rule = ({ newest, own, show, today }) => {
  if (!/\b(?:christmas|xmas)\b/.test(newest) || today === undefined || Number(today.slice(5, 7)) < 8) return undefined;
  if (!/\b(?:save|set aside|put away|afford|budget|how much (?:a|per|each))\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const [one, second] = all.filter(({ before }) => !/\b(?:have|saved|got) $/.test(before));
  const had = all.find((each) => each !== one);
  if (!one || second || one.perMonth !== undefined || all.length > 2 || one.cents < 2_000 || (had && had.cents >= one.cents))
    return undefined;
  const days = daysBetween(today, `${today.slice(0, 4)}-12-25` as Day);
  const weeks = Math.floor(days / 7);
  if (weeks < 1) return undefined;
  const missing = one.cents - (had?.cents ?? 0);
  const each = Math.ceil(missing / weeks / 100) * 100;
  return {
    topic: "give-without-money",
    text: `Until Christmas there are ${weeks} weeks: ${had ? `${show(one.cents)} less the ${show(had.cents)} you have, so ${show(missing)}, is` : `${show(one.cents)} is`} ${show(each)} a week, or ${show(each * 2)} from each paycheck if you are paid every two weeks. If that is too much, the list gets shorter, not the January: an amount per person, names drawn among the grown-ups, and one thing made.\n\nFor next year ${show(one.cents / 12)} a month from January on does it without a squeeze.\n\n**One next step:** write the names with an amount beside each, until the sum is one that you have.\n\nHow many people are on the list?`,
  };
};

const onHand =
  /^\W*(?:(?:so|well|ok(?:ay)?|right now|but) )*(?:i|we) (?:only |just )?(?:have|got|saved)(?: (?:about|only|like))* \$?([\d,]+)(?: (?:right now|so far|saved|already|for it|for gifts|put away|now))*\W*$/;
const paidTimes = /\bpaid (once|twice|two more times|two times|three times|one more time|2 times|3 times)\b/;
const asksDoable =
  /^\W*(?:(?:so|and|ok(?:ay)?|then) )*(?:is (?:that|it|this) (?:doable|possible|realistic|enough|ok(?:ay)?)|can (?:i|we) (?:do|make|afford) (?:it|that))\W*$/;
/** After what all gifts come to: what is there, and the paychecks until then. */
const giftRest: Rule = ({ newest, texts, answers, show }) => {
  const [, whole] = answers.map((text) => / times \S+ is \$([\d,]+)\. Children count\b/.exec(text)).findLast(Boolean) ?? [];
  const had = cents(texts.map((text) => onHand.exec(text)?.[1]).findLast(Boolean));
  const missing = cents(whole) - had;
  if (whole === undefined || had < 500 || missing <= 0) return undefined;
  const topic = "give-without-money";
  const begin = `${show(cents(whole))} less the ${show(had)} you have is ${show(missing)}`;
  const [, word = ""] = texts.map((text) => paidTimes.exec(text)).findLast(Boolean) ?? [];
  const times = /^(?:twice|two|2)/.test(word) ? 2 : /^(?:three|3)/.test(word) ? 3 : word === "" ? 0 : 1;
  if (times > 0 && (paidTimes.test(newest) || asksDoable.test(newest)))
    return {
      topic,
      text: `${begin}, so ${show(missing / times)} from ${times === 1 ? "the paycheck" : `each of the ${times} paychecks`}. Take it on payday itself, once rent, power and food are safe; if one of those would suffer, a shorter list is the better gift.\n\n**One next step:** put the ${show(had)} and each ${show(missing / times)} into one place that you don't pay from.\n\nWhich bills fall into those ${times === 1 ? "days" : "weeks"}?`,
    };
  return onHand.test(newest)
    ? {
        topic,
        text: `${begin} to go. Before you look for it, cross out what a grandparent would gladly give anyway.\n\n**One next step:** put the ${show(had)} aside today, so that it is still there in December.\n\nHow many times are you paid before then?`,
      }
    : undefined;
};

const missingRent = /^Then (\S+) of the (\S+) is missing, and that's a talk\b/m;
const asksLandlord =
  /\bwhat (?:do|should|can|could) i (?:say|tell|write|text)\b[^.!?]{0,25}\b(?:landlord|landlady|property manager|him|her|them)\b|^\W*(?:so |and )*what (?:do|should) i (?:say|write)\W*$/;
/** "What do I tell my landlord?", after what is missing for the rent and the day of the pay. */
const wordsForRent: Rule = ({ newest, texts, answers, own, show }) => {
  if (!asksLandlord.test(newest)) return undefined;
  const [, gap, whole] =
    answers
      .slice(-3)
      .map((text) => missingRent.exec(text))
      .findLast(Boolean) ?? [];
  if (gap === undefined || whole === undefined || own !== "USD") return undefined;
  const [, day] =
    texts
      .slice(-3)
      .map((text) =>
        /\bpaid (?:again )?(on (?:the )?(?:\d{1,2}(?:st|nd|rd|th)|\w+day)|next \w+|in (?:a|two|\d+) (?:week|day)s?)\b/.exec(text),
      )
      .findLast(Boolean) ?? [];
  const sum = (text: string) => cents(text.replace("$", ""));
  return {
    topic: "bills-due",
    text: `“Hi [name], I want to tell you before the day: I can pay ${show(sum(whole) - sum(gap))} of this month's rent on time and the other ${gap} ${day ?? "on [date]"}${day ? ", when I'm paid" : ""}. Could you confirm that in writing, and leave out the late fee? Thank you.”\n\nNo long reasons; a date and a sum are what counts. Keep the answer, and pay a day early if you can.\n\n**One next step:** send it today, by text or email, so that it has a date.\n\nHas rent ever been late before, or is it the first time?`,
  };
};

const debtAfter =
  /^ (?:on|in|to|for) (?:one|another|the other|a|my|the|an?other)?\b ?(?:\w+ ){0,2}?(?:cards?|loan|visa|mastercard|amex|discover|another|other|second|store)\b/;
const paysAll = /\b(?:pay|put|do|afford|manage|spare)(?: (?:about|around|like|only|up|to|them|towards?))* $/;
/** "I owe $6,000 on one card and $2,500 on another. I can pay $400 a month total". */
const debtsNoRates: Rule = ({ newest, own, show }) => {
  if (/%|\bpercent\b|\bapr\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const owed = all.filter(
    ({ before, after, perMonth }) => perMonth === undefined && (debtAfter.test(after) || /\bowe(?: (?:about|around))* $/.test(before)),
  );
  const payment = all.find((one) => !owed.includes(one) && one.perMonth === 1 && paysAll.test(one.before));
  if (owed.length < 2 || !payment || all.length !== owed.length + 1) return undefined;
  const total = sumOf(owed);
  const [small] = owed.toSorted((one, other) => one.cents - other.cents);
  if (!small || payment.cents >= total) return undefined;
  const monthsAt = (yearly: number) => {
    const rate = yearly / 12;
    const share = (total * rate) / payment.cents;
    return share >= 1 ? undefined : Math.ceil(-Math.log(1 - share) / Math.log(1 + rate));
  };
  const dear = monthsAt(0.24);
  return {
    topic: "choose-a-debt",
    text: `Together that's ${show(total)}. With ${show(payment.cents)} a month it is about ${Math.ceil(total / payment.cents)} months without interest${dear === undefined ? ", but at a card's 24 percent it would hardly shrink" : `, and about ${dear} at 24 percent, so the rates decide a lot`}.\n\nThe order goes by the rate, too: minimums on all, everything above them on the highest. Only if the rates are about the same does the ${show(small.cents)} come first, because it is gone soonest.\n\n**One next step:** look up the rate of each on its last statement and write them to me with the sums; then I work out both orders.\n\nWhich rates stand there?`,
  };
};

const spends = ({ perMonth, before }: Said) =>
  perMonth !== undefined && !/\b(?:make|earn|get|paid|save|pay off|bring home)\b[^.!?]{0,15}$/.test(before);
const asksLess =
  /^\W*(?:(?:wow|ok(?:ay)?|so|and|yikes|ouch|oh|damn|geez)\W+)*(?:how (?:do|can|could|should|would) (?:i|we) (?:cut (?:it |that |this )?(?:back|down)|spend less|get (?:it|that) (?:down|lower)|reduce (?:it|that)|stop))\b[^.!?]{0,20}\W*$/;
const asksUse =
  /^\W*(?:(?:wow|ok(?:ay)?|so|and) )*what (?:could|can|should|would) (?:i|we) do with (?:that|the|all that) money(?: instead)?\W*$/;
const eats =
  /\b(?:doordash|uber ?eats|grubhub|takeout|take[- ]out|eating out|coffee|starbucks|fast food|restaurants?|lunch|delivery|order(?:ing|ed)? (?:food|in|out))\b/;
/** "How do I cut back?" and "what could I do with that money?", after what something costs in a week or month. */
const halfOfIt: Rule = ({ newest, texts, own, show }) => {
  const isLess = asksLess.test(newest);
  if (!isLess && !asksUse.test(newest)) return undefined;
  const at = texts.findLastIndex((text, index) => index >= texts.length - 5 && (saidIn(text, own) ?? []).some(spends));
  const [one, second] = (saidIn(texts[at] ?? "", own) ?? []).filter(spends);
  const isFood = eats.test(texts.slice(Math.max(0, at - 1)).join(" "));
  if (!one || second || !isFood) return undefined;
  const year = one.cents * (one.perMonth ?? 1) * 12;
  if (isLess)
    return {
      topic: "cook-cheap",
      text: `Not to zero; half of it is enough to feel. That is ${show(year / 104)} a week, and ${show(year / 24)} a month stays with you, ${show(year / 2)} in a year.\n\n1. Choose the evenings on which it stays, say Friday, and order then without guilt.\n2. For the others have three things that are faster than a driver: frozen pizza, eggs and toast, soup.\n3. Take the card out of the app, and pick it up yourself when you do order: fees and tips can double the price.\n\n**One next step:** buy those three things on the next shop, before the next tired evening.\n\nOn which evening of the week is it hardest?`,
    };
  return {
    topic: "build-a-cushion",
    text: `With half of it, ${show(year / 2)} in a year, quite a lot: the first ${show(50_000)} as a cushion is there after ${Math.ceil(50_000 / (year / 24))} months. After that it can go to a card, where at 24 percent each ${show(10_000)} paid saves ${show(2_400)} a year; or it becomes something you look forward to, with a name.\n\n**One next step:** make it a [savings goal](/debt) with a name, and move ${show(year / 104)} on the day on which you'd usually order.\n\nWhat would you like it to become?`,
  };
};

const activity =
  /\b(?:soccer|dance|gymnastics|baseball|football|hockey|piano|guitar|lessons?|karate|swim(?:ming)?|ballet|cheer(?:leading)?|basketball|sports?|band|club|tutor(?:ing)?|preschool|horseback|music|travel team)\b/;
/** "My daughter's soccer costs $180 a month and I don't know if we can keep doing it". */
const childActivity: Rule = ({ newest, own, show }) => {
  const [one, second] = saidIn(newest, own) ?? [];
  if (
    !one ||
    second ||
    one.perMonth !== 1 ||
    !activity.test(newest) ||
    !/\b(?:son|daughter|kids?|child(?:ren)?|his|her|their|boys?|girls?)\b/.test(newest)
  )
    return undefined;
  if (!/\b(?:afford|keep (?:doing|paying|it|up)|can'?t|too (?:much|expensive)|drop|quit|stop|pay for (?:it|this))\b/.test(newest))
    return undefined;
  return {
    topic: "childcare-cost",
    text: `It's hard to weigh a child's joy against a bill. ${show(one.cents)} a month is ${show(one.cents * 12)} a year, so it may be asked about before anything is taken away.\n\n1. Ask the club for a scholarship, a lower fee, or to work some of it off; most have something and don't put it on the form.\n2. Ask what else there is: the parks department, the YMCA or the school team often cost much less.\n3. Ask your child which part they love, the sport, the friends or the games; sometimes one season a year is enough.\n\n**One next step:** write to the coach today: “We love this and the fee is hard for us now. What is there?”\n\nWhat would ${show(one.cents)} a month otherwise have to pay for?`,
  };
};

export const householdSums: readonly Rule[] = [
  subscriptions,
  raisedRent,
  payFell,
  untilChristmas,
  giftRest,
  wordsForRent,
  debtsNoRates,
  halfOfIt,
  childActivity,
];
