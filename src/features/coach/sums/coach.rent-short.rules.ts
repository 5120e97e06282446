import { addDays, daysBetween, formatDay, weekday, weekdayNames, type Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { isPayUnclear, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** Rent that isn't all there, and rent that is owed: the gap, the days, and words for the landlord with the figures. */

const home = /\b(?:rent|mortgage)\b/;
/** "I'm $450 short for rent", "short on rent by 200". */
const shortBy = /\b(?:short|shy|missing|need)\b/;
const roommates =
  /\b(?:room|house|flat)mates?\b|\bsplit\b|\bpays? half\b|\b(?:husband|wife|partner|boyfriend|girlfriend)'?s? (?:is|are|can'?t|owes?|has)\b/;
/** What has sums of its own. */
const other =
  /\b(?:deposit|afford|move|moving|went up|raise[ds]?|increase|go(?:es|ing)? up|save for|how much (?:rent|house|can)|percent|airbnb|tenants?)\b|%/;

const names = weekdayNames.map((name) => name.toLowerCase());
/** The next day that words name: "due Friday", "tomorrow", "in 3 days", "on the 1st". */
export function dueIn(words: string, today: Day | undefined): Day | undefined {
  if (today === undefined) return undefined;
  const [, name] =
    new RegExp(`\\b(?:due|by|on|until|till|before|this|next)(?: (?:on|by|this|next|is|it'?s))* (${names.join("|")})\\b`).exec(words) ?? [];
  if (name !== undefined) {
    const ahead = (names.indexOf(name) + 1 - weekday(today) + 7) % 7;
    return addDays(today, ahead === 0 ? 7 : ahead);
  }
  if (/\b(?:due|by)(?: by)? tomorrow\b/.test(words)) return addDays(today, 1);
  const [, days] = /\bin (\d{1,2}|two|three|four|five|six|seven|ten) days\b/.exec(words) ?? [];
  if (days !== undefined) return addDays(today, ones[days] ?? Number(days));
  const [, on] =
    /\b(?:due|by|on|until|before)(?: (?:on|by))? the (\d{1,2}|first|fifth|tenth|fifteenth)(?:st|nd|rd|th)?\b/.exec(words) ?? [];
  const date = on === undefined ? 0 : ({ first: 1, fifth: 5, tenth: 10, fifteenth: 15 }[on] ?? Number(on));
  if (date < 1 || date > 28) return undefined;
  for (let ahead = 1; ahead <= 31; ahead++) if (Number(addDays(today, ahead).slice(8)) === date) return addDays(today, ahead);
  return undefined;
}

interface Rent {
  whole?: Cents;
  had?: Cents;
  gap?: Cents;
}
const wholeBefore =
  /\bof (?:the|my) $|\b(?:rent|mortgage)(?:'?s| is| of|:)? $|(?:^|\W)(?:it'?s|its|it is|they want|total is) $|\b(?:pay|owe|need) $/;
const hadBefore =
  /\b(?:i|we)(?:'ve)?(?: (?:only|just|currently|still|now))* (?:have|got|can pay|scraped together|saved)(?: (?:up|together|only|just))* $|^\W*(?:only |just )?(?:have|got) $|\bonly have $/;
function rentIn(texts: readonly string[], own: string): Rent | undefined {
  const found: Rent = {};
  for (const text of texts)
    for (const one of saidIn(text, own) ?? []) {
      if (one.perMonth !== undefined && one.perMonth !== 1) return undefined;
      const isGap =
        /^ ?(?:short|shy|too little|missing)\b/.test(one.after) ||
        (/\b(?:short|missing|shy)(?: (?:on|for|of) (?:my |the |our |this month'?s )?(?:rent|mortgage))?(?: by)? $/.test(one.before) &&
          shortBy.test(text)) ||
        (/\bneed $/.test(one.before) && /^ (?:more|for rent|for the rent)\b/.test(one.after));
      const kind = isGap
        ? "gap"
        : hadBefore.test(one.before)
          ? "had"
          : wholeBefore.test(one.before) || /^ (?:for |in )?(?:my |the )?rent\b/.test(one.after)
            ? "whole"
            : undefined;
      if (kind === undefined || (found[kind] !== undefined && found[kind] !== one.cents)) return undefined;
      found[kind] = one.cents;
    }
  return found;
}

const tellsGap = /\bshort\b|\bmissing\b|\bshy\b/;
/** "I'm $450 short for rent this month"; rent, what is there and its day in messages of their own. */
export function rentShort({ newest, texts, answers, own, show, today }: MoneyTalk): MoneyAnswer | undefined {
  const begin = texts.findLastIndex((text) => home.test(text));
  if (begin < 0 || begin < texts.length - 5) return undefined;
  // "trying to pay rent" may stand before the message that names its sum
  const first = Math.max(
    0,
    texts.slice(0, begin + 1).findIndex((text, at) => at >= texts.length - 5 && home.test(text)),
  );
  const lately = texts.slice(first);
  const all = lately.join(" ");
  if (roommates.test(all) || other.test(all) || newest.split(" ").length > 40) return undefined;
  const day = lately.map((text) => dueIn(text, today)).findLast(Boolean);
  const said = rentIn(lately, own);
  if (!said) return undefined;
  const isNew = (saidIn(newest, own) ?? []).length > 0 || dueIn(newest, today) !== undefined;
  const gap = said.gap ?? (said.whole !== undefined && said.had !== undefined ? said.whole - said.had : undefined);
  if (isNew && gap === undefined && said.whole !== undefined && (saidIn(newest, own) ?? []).length === 1)
    return rentAlone(said.whole, texts, show);
  if (!isNew || gap === undefined || gap < 500) return undefined;
  const isShort =
    tellsGap.test(home.test(newest) ? all : texts.slice(-5).join(" ")) ||
    /\b(?:trying to pay|pay (?:my |the )?rent|can'?t|cannot|not enough|due|late|help|need)\b/.test(all);
  if (!isShort || (said.gap !== undefined && said.whole !== undefined && said.gap >= said.whole)) return undefined;
  const left = day !== undefined && today !== undefined ? daysBetween(today, day) : undefined;
  const had = said.had ?? (said.whole !== undefined ? said.whole - gap : undefined);
  const whole = said.whole ?? (had === undefined ? undefined : had + gap);
  const name = /\bmortgage\b/.test(all) ? "mortgage" : "rent";
  const sum =
    said.gap === undefined && whole !== undefined && had !== undefined
      ? `${show(whole)} less the ${show(had)} you have: ${show(gap)}`
      : show(gap);
  const paid = had === undefined ? `I can pay the rest of it${day === undefined ? " on time" : ""}` : `I can pay ${show(had)}`;
  const when = day === undefined ? (had === undefined ? "" : " on the day") : ` on ${formatDay(day)}`;
  const them = name === "mortgage" ? "the lender" : "the landlord";
  if (answers.some((text) => text.includes(`${sum}${gapMark}`)) && day !== undefined && left !== undefined)
    return {
      topic: "bills-due",
      text: `So there ${left === 1 ? "is one day" : `are ${count(left, "day")}`} until ${formatDay(day)} for the ${show(gap)}${left > 1 ? `, about ${show(Math.ceil(gap / left / 100) * 100)} a day if it is to be earned or sold for` : ""}. Write to ${them} today, not on the day:\n\n“${paid}${when} and the other ${show(gap)} by [date]. Could you confirm that, please?”\n\nThen 211 for rent help, since such help takes some days.\n\n**One next step:** send those two sentences within the next hour.\n\nWhen does your next pay come, and how much is it?`,
    };
  return {
    topic: "bills-due",
    text: `${sum}${gapMark}${left === undefined ? "" : `, with ${count(left, "day")} until ${formatDay(day as Day)}`}. That is a gap with a size, and it's best told before the day.\n\n“Hi [name], this month I'm ${show(gap)} short on the ${name}. ${paid}${when} and the other ${show(gap)} by [date]. Would that work, without a late fee?”\n\n1. Call or text 211 today and ask for rent help; churches and the Salvation Army sometimes pay a part directly.\n2. Look at what can wait: cards and loans come after the home.\n3. Ask at work for an advance on hours you've already worked; it costs less than any payday loan.\n\n**One next step:** put your date into those words and send them today.\n\n${day === undefined ? "What day is it due, and when does your next money come?" : "When does your next money come, and how much?"}`,
  };
}
/** Only the rent itself is known, after words that it isn't all there. */
function rentAlone(whole: Cents, texts: readonly string[], show: (cents: Cents) => string): MoneyAnswer | undefined {
  const isDue = texts
    .slice(-4, -1)
    .some((text) => tellsGap.test(text) || /\b(?:trying to|can'?t|cannot|how (?:do|can|will) i) pay\b/.test(text));
  return isDue
    ? {
        topic: "bills-due",
        text: `${show(whole)} for the home comes before cards, loans and everything else. Two more figures, and there is a plan: what you have of it now, and the day it is due. A landlord who hears a sum and a date before that day rarely does anything before it.\n\n**One next step:** look at your account and count what can go to it without touching food.\n\nHow much of the ${show(whole)} do you have, and when is it due?`,
      }
    : undefined;
}
const gapMark = " is missing for the home";

const owedToLandlord = /\b(?:owe|owed|behind|back rent|past due|late)\b/;
const landlord = /\b(?:landlord|landlady|property manager|leasing office|rent)\b/;
/** What isn't owed, and what needs legal aid first. */
const isDisputed =
  /\bsays? (?:that )?(?:i|we) owe\b|\bclaims?\b|\b(?:but|and) (?:i|we) (?:already |did )?(?:paid|pay it|don'?t owe)\b|\bevict\w*\b|\bcourt\b|\bsheriff\b|\bnotice\b|\block(?:ed)? (?:me|us) out\b/;
const asksOffer =
  /\bwhat (?:can|could|should|do|would) i (?:offer|say|propose|tell)\b|\bhow (?:do|can|should) i (?:offer|pay (?:it|him|her|them)|catch up)\b|\bpayment plan\b|\bhow much (?:can|could|should) i (?:offer|pay)\b|\bhow long (?:will|would)\b/;
/** "I owe my landlord $1,500", "I get paid $800 a week", "what can I offer him?" */
export function rentOffer({ newest, texts, answers, own, show }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-5);
  if (lately.some((text) => isDisputed.test(text))) return undefined;
  const at = lately.findLastIndex((text) => landlord.test(text) && owedToLandlord.test(text) && (saidIn(text, own) ?? []).length > 0);
  if (at < 0 || roommates.test(lately.join(" "))) return undefined;
  const owedIn = (saidIn(lately[at] ?? "", own) ?? []).filter(
    (one) => one.perMonth === undefined && !/\brent is $|\bmake $|\bpaid $/.test(one.before),
  );
  const [owed, second] = owedIn;
  if (!owed || second || owed.cents < 10_000 || other.test(lately.join(" "))) return undefined;
  if (
    !/\b(?:owe|owed|behind(?: (?:on|with) (?:my |the )?rent)?(?: by)?|back rent(?: of)?|past due) (?:(?:my|the|our) (?:landlord|landlady|property manager|leasing office) |him |her |them |about |in )*$/.test(
      owed.before,
    ) &&
    !/^ (?:in |of )?(?:back rent|rent|behind|past due|to my landlord)\b/.test(owed.after)
  )
    return undefined;
  const { incomeCents, costs } = incomeAndCostsIn(
    lately.map((text, index) => (index === at ? text.replace(text.slice(owed.start, owed.end), " ") : text)),
    own,
  );
  const isAsked = asksOffer.test(newest);
  const isPay = incomeAndCostsIn([newest], own).incomeCents !== undefined;
  if (at === lately.length - 1 && incomeCents === undefined)
    return {
      topic: "talk-to-landlord",
      text: `${show(owed.cents)} owed for the home comes first among debts, before cards and loans. Most landlords take a plan in writing over an empty flat. In three parts it is ${show(Math.ceil(owed.cents / 300) * 100)} each, in six ${show(Math.ceil(owed.cents / 600) * 100)}, on top of the rent that goes on.\n\nIs there a paper with a date to pay or leave by? Then call legal aid today (lawhelp.org); 211 knows about rent help.\n\n**One next step:** pay what you can of this month's rent on time, so that it doesn't grow.\n\nThen I can work out an offer: what comes in, and how often?`,
    };
  if (incomeCents === undefined || !(isAsked || isPay) || isPayUnclear(lately, incomeCents, own)) return undefined;
  const spent = [...costs.values()].reduce((sum, one) => sum + one, 0);
  const free = incomeCents - spent;
  const isMonthly = lately.some((text) => (saidIn(text, own) ?? []).some(({ cents, perMonth }) => perMonth === 1 && cents === incomeCents));
  // about a tenth of the pay, less where less is left
  const most = costs.size > 0 ? free / 3 : Infinity;
  const monthly = Math.floor(Math.min(incomeCents / 10, most) / 1_000) * 1_000;
  const part = isMonthly ? monthly : Math.round((monthly * 12) / 52 / 500) * 500;
  if (free <= 0 || part < 1_000 || part * 2 >= owed.cents) return undefined;
  const unit = isMonthly ? "month" : "week";
  const topic = "talk-to-landlord";
  const [slow, fast] = [Math.ceil(owed.cents / part), Math.ceil(owed.cents / (part * 2))];
  const words = `“I owe ${show(owed.cents)} and want to pay all of it. I can pay ${show(part)} each ${unit} from [date], on top of the rent. Can we put that in writing, and stop late fees and any filing while I keep to it?”`;
  if (answers.some((text) => text.includes(words)))
    return isAsked
      ? {
          topic,
          text: `${show(part)} a ${unit}, as above, with the first part in hand when you ask. If that is too slow for them, offer one larger sum on a day that you know, such as a tax refund, and go on with ${show(part)} after it. Don't offer what the rent itself needs; one missed promise costs more than a small sum.\n\n**One next step:** choose the day of the first ${show(part)}, and send the words today.\n\nIs there a date to pay or leave by in what they wrote?`,
        }
      : undefined;
  const pay = isMonthly ? "" : `${show((incomeCents * 12) / 52)} a week is about ${show(incomeCents)} a month. `;
  const left =
    costs.size > 0
      ? `${show(incomeCents)} less ${[...costs].map(([name, one]) => `${name} ${show(one)}`).join(", ")} leaves ${show(free)}. `
      : "";
  return {
    topic,
    text: `${pay}${left}About a tenth of the pay is what many can keep up beside the rent: ${show(part)} a ${unit}, and the ${show(owed.cents)} is gone in ${count(slow, unit)}; with ${show(part * 2)} a ${unit} in ${count(fast, unit)}. Offer what holds in a bad ${unit}, too.\n\n${words}\n\n**One next step:** send it by text or email, so that there is a date on it, with the first ${show(part)} if you can.\n\n${costs.has("rent") ? "Is there a date to pay or leave by in what they wrote?" : "What does the rent itself come to each month?"}`,
  };
}
