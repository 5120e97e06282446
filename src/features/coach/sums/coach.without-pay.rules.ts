import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { amountAlone, isForeign, listedCosts, saidIn, type MoneyAnswer, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";

/** How long savings last without the pay of a job, once it is lost or left; the figures may come in several messages. */

const lost =
  /\b(?:laid off|layoff|lost (?:my|our|the|a) (?:\w+ )?job|got fired|(?:been|was|am|i'm|im) (?:just )?(?:fired|let go)|unemployed)\b(?![^.!?]{0,20}\b(?:years?|long time) ago\b)/;
const leaving =
  /\b(?:quit(?:ting)?(?=\W*(?:$|[.,;?!\n]|(?:and|my job|this job|the job|work|before|without|soon|now|if|because|today|tomorrow|next|in \d)\b))|resign(?:ing)?|leav(?:e|ing) (?:my|this|the) job|hate my job|(?:no|without an?|between) (?:pay ?check|income|jobs?))\b/;
const ofLost = /^(?:lost-job|unemployment-benefits|job-search-plan|layoff-fear)$/;
const ofLeaving = /^(?:quit-job|change-career)$/;

const asksLong =
  /\bhow (?:long|many months)\b[^.!?]{0,20}\b(?:last|live|survive|get by|hold out|carry|go without)\b|\bhow (?:long|many months) (?:can|could|would|will) (?:i|we)\b|\bcan (?:i|we) (?:really |even )?afford to (?:quit|leave|stop working|take time off)\b/;
const savedAfter =
  /^ ?(?:dollars |bucks )?(?:already )?(?:saved|in savings|in (?:the|my|our) (?:bank|account|savings)|in cash|put (?:away|aside|by)|set aside|stashed)\b|^ ?(?:dollars |bucks )?last (?:me|us)\b/;
const savedBefore =
  /\b(?:saved(?: up)?|savings?(?: (?:is|are|of))?|severance(?: (?:pay|package|is|of|was))*|(?:i|we)(?:'ve)?(?: (?:only|just|still|also))* (?:have|got)(?: (?:only|just|still))*|live on|survive on|get by on|would)(?: (?:about|around|only|like|roughly|maybe))* $/;
const spentBefore = /\b(?:spend|spending|need|live on|goes? out|must pay)(?: (?:about|around|only|like|roughly|maybe|at least))* $/;
const spentAfter =
  /^ ?(?:(?:a|per|each|every) month )?(?:(?:in|of|for) (?:\w+ )?(?:bills|expenses|costs)|goes out|to live on|is what (?:i|we) need)\b/;
const benefitAround = /\b(?:unemployment|severance|benefits?)\b/;
const theirsBefore =
  /\b(?:(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|spouse)|he|she)(?: (?:still|only|now))* (?:makes|earns|gets|brings? (?:home|in)|takes home)(?: (?:about|around|only|like))* $/;
const notSaved = /\b(?:owe|debts?|card|loan|rent|deposit|credit limit|401|retire\w*)\b/;

const asksCosts = ["What must go out in a whole month, with food?", "And a whole month, with food and all the rest, what does it cost?"];
const asksSavings = ["What do you have put aside?", "And what is put aside, all together?"];
const hasAsked = (last: string, asks: readonly string[]): boolean => asks.some((ask) => last.includes(ask));

interface Figures {
  saved?: Cents;
  /** What a whole month costs. */
  whole?: Cents;
  costs: Map<string, Cents>;
  /** A month's pay of somebody else, or a benefit. */
  comesIn?: Cents;
  /** What the job pays now. */
  earned?: Cents;
}

/** The figures that these messages tell; `last` is the answer before the newest. */
function figuresIn(texts: readonly string[], last: string, own: string): Figures {
  const found: Figures = { costs: new Map() };
  const monthly = ({ cents, perMonth }: Said) => Math.round(cents * (perMonth ?? 1));
  texts.forEach((text, at) => {
    const isNewest = at === texts.length - 1;
    const alone = isNewest ? amountAlone(text, own) : undefined;
    if (alone && hasAsked(last, asksCosts)) found.whole = monthly(alone);
    else if (alone && hasAsked(last, asksSavings) && alone.perMonth === undefined) found.saved = alone.cents;
    for (const one of saidIn(text, own) ?? []) {
      // what follows a comma or "and" is about something else
      const near = `${one.before
        .slice(-40)
        .split(/[,;.]| and /)
        .at(-1)} ${one.after.slice(0, 25).split(/[,;.]| and /)[0]}`;
      if (theirsBefore.test(one.before) || (benefitAround.test(near) && one.perMonth !== undefined)) found.comesIn = monthly(one);
      else if ((spentBefore.test(one.before) && one.perMonth !== undefined) || spentAfter.test(one.after) || isBills(one))
        found.whole = monthly(one);
      else if (one.perMonth === undefined && (savedAfter.test(one.after) || savedBefore.test(one.before)) && !notSaved.test(near))
        found.saved = one.cents;
    }
  });
  const { costs, incomeCents } = incomeAndCostsIn(texts, own);
  found.costs = costs;
  if (incomeCents !== undefined) found.earned = incomeCents;
  return found;
}
const isBills = ({ before, perMonth }: Said) =>
  (perMonth === undefined || perMonth === 1) &&
  /\b(?:bills|expenses|(?:my|our|monthly) costs)(?: (?:is|are|of|run|come to|total|about|around|like|only))* $/.test(before);

/** "6.7 months", "3 weeks". */
function lasting(cents: Cents, monthly: Cents): string {
  const months = cents / monthly;
  if (months < 1) return count(Math.max(1, Math.floor((months * 52) / 12)), "week");
  const shown = Math.floor(months * 10) / 10;
  return shown === 1 ? "1 month" : `${shown} months`;
}

export function withoutPay(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, last, answers, own, show, topic = "" } = talk;
  const all = texts.join("\n");
  const isLost = lost.test(all) || (ofLost.test(topic) && !leaving.test(all));
  const isJob = isLost || leaving.test(all) || ofLeaving.test(topic);
  // without a job's end only "how long can I live on 5000", and what follows it
  const isAsked = asksLong.test(newest) && (isJob || /\b(?:live|survive|get by) on \p{Sc}?\d/u.test(newest));
  const wasAsked = hasAsked(last, [...asksCosts, ...asksSavings]);
  if ((!isJob && !isAsked && !wasAsked) || isForeign(texts, own)) return undefined;
  const before = figuresIn(texts.slice(0, -1), "", own);
  const figures = figuresIn(texts, last, own);
  const isNew =
    figures.saved !== before.saved ||
    figures.whole !== before.whole ||
    figures.comesIn !== before.comesIn ||
    figures.costs.size !== before.costs.size;
  if (!isNew && !isAsked) return undefined;
  const { saved, whole, costs, comesIn = 0 } = figures;
  const about = isLost ? "lost-job" : isJob ? "quit-job" : "build-a-cushion";
  const answer = (text: string): MoneyAnswer => ({ topic: about, text });
  const unasked = (asks: readonly string[]) => asks.find((ask) => !hasAsked(answers.join("\n"), [ask])) ?? asks[0];
  const listed = [...costs.values()].reduce((sum, one) => sum + one, 0);
  const month = whole ?? 0;
  // a slip in one of the two figures
  if (saved !== undefined && (saved > 100_000_000 || (month > 0 && saved > month * 600))) return undefined;
  const search = hasQuit.test(all) ? afterQuitting : searchTime;
  if (saved !== undefined && month > 0) return answer(carried({ saved, month, comesIn, isLost, isJob, hasQuit: hasQuit.test(all) }, show));
  if (saved !== undefined && listed > 0 && !isNew)
    return answer(
      `With ${listedCosts(costs, show)} alone, ${lasting(saved, listed)}. If food, power, phone and the rest come to as much again, half of that: ${lasting(saved, 2 * listed)}. ${isLost ? "Unemployment insurance, often about half of the old pay, changes that most." : "Whatever still comes in changes that most."}\n\n**One next step:** write down what must be paid in a month, the rest left out, and I work it out to the week.\n\n${unasked(asksCosts)}`,
    );
  if (saved !== undefined && listed > 0)
    return answer(
      `${show(saved)} beside ${listedCosts(costs, show)}: ${costs.size > 1 ? "these alone" : "that alone"} could be paid for ${lasting(saved, listed)}. Food, power, phone and insurance come on top, so it's less. ${isLost ? firstCalls : search}\n\n**One next step:** write down what must be paid in a month, the rest left out; I can tell you then how far it reaches.\n\n${unasked(asksCosts)}`,
    );
  if (saved !== undefined && saved < 100_000 && (isAsked || isJob))
    return answer(
      `${show(saved)} is for what can't wait: food, power, and getting to where you must be. ${isLost ? firstCalls : search} 211 knows what help there is near you, by call, text or 211.org, and food is the quickest of it.\n\n**One next step:** call or text 211 today and ask, “What can I get this month?”\n\n${unasked(asksCosts)}`,
    );
  if (saved !== undefined && (isAsked || isJob))
    return answer(
      `${show(saved)} is time that you have bought yourself, and how much depends on the month: at ${show(low(saved))} a month it lasts ${lasting(saved, low(saved))}, at ${show(2 * low(saved))} ${lasting(saved, 2 * low(saved))}. Only what must be paid counts: rent, food, power, phone, insurance, the smallest payment on each debt.\n\n**One next step:** go through last month's account and mark what could not be left out.\n\n${unasked(asksCosts)}`,
    );
  // what is left of the pay is the answer of another rule
  if (isJob && figures.earned === undefined && (month > 0 || listed > 0))
    return answer(
      `${month > 0 ? `${show(month)} a month` : `${listedCosts(costs, show)} a month`} is what has to be there, whatever happens with the job${month > 0 ? "" : ", and food, power and phone come on top"}. ${isLost ? firstCalls : search}\n\n**One next step:** put beside it what you could use without going into debt, and what comes in meanwhile.\n\n${unasked(asksSavings)}`,
    );
  return undefined;
}
const low = (saved: Cents): Cents => (saved >= 900_000 ? 200_000 : 100_000);
const firstCalls =
  "Two things come first: the claim for unemployment insurance this week, since it isn't paid for the time before, and a call to your landlord or lender before a payment is missed.";
const hasQuit =
  /\bi(?:'ve| have)? (?:just |already |finally )?(?:quit|left my job|resigned)(?: my (?:\w+ )?job)?(?: (?:yesterday|today|last|this|on|two|a|without|in)\b|\W*(?:$|\n))/;
const afterQuitting =
  "A search for a new job often takes three to six months, so it begins this week. After quitting there's mostly no unemployment insurance, but with a good reason there can be, so ask your state's office.";
const searchTime =
  "A search for a new job often takes three to six months, and who quits mostly gets no unemployment insurance, so look while the pay still comes.";

interface Carried {
  saved: Cents;
  month: Cents;
  comesIn: Cents;
  isLost: boolean;
  isJob: boolean;
  hasQuit: boolean;
}
function carried({ saved, month, comesIn, isLost, isJob, hasQuit }: Carried, show: (cents: Cents) => string): string {
  const gap = month - comesIn;
  if (gap <= 0)
    return `The ${show(comesIn)} that still comes in covers the ${show(month)} of a month, so the ${show(saved)} can stay what it is: a cushion. Watch only what isn't in the ${show(month)}: health insurance, if it hung on the job, is the largest of those.\n\n**One next step:** ask today until which day the insurance of the job runs.\n\nIs health insurance in the ${show(month)}?`;
  const tighter = Math.round((gap - month / 5) / 1_000) * 1_000;
  const begin =
    comesIn > 0
      ? `With ${show(comesIn)} coming in, ${show(gap)} of the ${show(month)} is missing each month. ${show(saved)} carries that for ${lasting(saved, gap)}.`
      : `${show(saved)} at ${show(month)} a month lasts ${lasting(saved, gap)}, if nothing comes in.`;
  const stretched = tighter > 0 ? ` Spending a fifth less makes it ${lasting(saved, tighter)}.` : "";
  const months = saved / gap;
  if (isLost)
    return `${begin}${stretched} ${firstCalls}${months < 1 ? " 211 knows what help there is near you, by call, text or 211.org." : ""}\n\n**One next step:** ${comesIn > 0 ? "call about the largest bill this week, and ask what hardship terms they have" : "file the claim today on your state's unemployment site, and write down the date"}.\n\nWhich of the bills could move first?`;
  if (!isJob)
    return `${begin}${stretched} Whatever comes in beside it, even a few hours of work, stretches it most.\n\n**One next step:** write down what must be paid in a month, the rest left out; the savings reach furthest at that sum.\n\nDoes anything come in beside it?`;
  if (hasQuit)
    return `${begin}${stretched} ${afterQuitting}\n\n**One next step:** set the date by which any decent job is taken, about ${lasting(saved / 2, gap)} from now, and write three applications this week.\n\nIs there work for some hours a week that you could begin soon?`;
  const verdict =
    months < 3
      ? "That's thin for a leap, so I'd look while the pay still comes, and let the date of leaving be the date of the next contract."
      : months < 6
        ? "That's a real cushion, and a search can use up all of it. With an offer in hand, or another month or two saved, you'd leave with your head up."
        : "That's room enough to leave in order, if you have to. Keep three months of it untouched, as the line at which any job is taken.";
  return `${begin}${stretched} A search for a new job often takes three to six months, and who quits mostly gets no unemployment insurance. ${verdict}\n\n**One next step:** live one month on what must be paid only, while you still earn; then you know the figure, and have saved the rest.\n\nWhat would have to be true for you to go by a certain date?`;
}
