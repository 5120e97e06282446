import { plain } from "crisis-detector/plain";
import { mayBeRisky } from "./coach.danger.rules.ts";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import type { Message } from "../coach.rules.ts";
import type { Concern } from "./coach.supportive.rules.ts";
import { asMeant } from "./coach.typed.rules.ts";

/** Corrected figures: "sorry, it's 4800 not 4200", "I meant 300". The talk is read as if the right figure had been written at once. */

interface Correction {
  from: string;
  to: string;
  /** What the figure is called: only the one beside this name is meant. */
  name?: string;
}
const figure = String.raw`(?<![\w.])[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?: ?k\b)?`;
const figures = new RegExp(figure, "g");
const valueOf = (text: string): number => {
  const value = Number(text.replace(/[$€£,]| ?k$/g, ""));
  return text.endsWith("k") ? value * 1000 : value;
};
/** "No. 2" picks what was offered. */
const isPick = /^\W*no\.? \d\W*$/;
const figuresIn = (text: string): string[] => text.match(figures) ?? [];
const holds = (text: string, value: number): boolean => figuresIn(plain(text)).some((one) => valueOf(one) === value);

const unit = String.raw`(?: ?(?:%|percent|dollars|bucks|hours?|years?|(?:a|per|each) (?:day|week|month|year)))?`;
const newThenOld = new RegExp(`(${figure})${unit},? (?:and )?(?:not|instead of|rather than) (?:the )?(${figure})`);
const oldThenNew = new RegExp(
  `\\bnot (${figure})${unit}(?:,| (?:but|it'?s|it is|more like|rather|sorry|i meant))+(?: (?:it'?s|it is|more like|rather))* (${figure})`,
);
/** "I said 62 i meant 68". */
const saidThenMeant = new RegExp(
  `\\bi (?:said|wrote|typed|put) (${figure})${unit},? (?:but )?(?:i )?(?:mean|meant|should (?:be|say)) (?:to (?:say|write) )?(${figure})`,
);
const slip =
  /^\W*(?:(?:no|oh|oops|wait|sorry|ah|hm+|ok(?:ay)?|so)\b\W*)*(?:i (?:mean|meant)|i meant to (?:say|write)|correction|typo|my (?:bad|mistake)|should (?:be|say)|make that)\b/;
/** "no sorry its 4800", "wait, 1300": without a verb of correcting. */
const bareSlip = /^\W*(?:(?:oh|ah|ok(?:ay)?|so|hm+)\b\W*)*(?:no|nope|oops|wait|sorry)\b/;
const slipFillers =
  /\b(?:no|nope|actually|oh|oops|wait|sorry|ah|ok|okay|so|i|mean|meant|to|say|write|correction|typo|my|bad|mistake|it|its|it's|is|was|should|be|make|that|thats|that's|a|per|each|day|week|month|year|percent|dollars|bucks|not|about)\b/g;

const cue = String.raw`^\W*(?:(?:no|oh|oops|wait|sorry|actually|correction|typo|my bad|i mean|i meant)\b\W*)+`;
const named = new RegExp(
  `${cue}(?:the|my|our) ([a-z]{3,})(?: \\w+)? (?:is|was|are|should be|costs?)(?: (?:actually|really|more like|only))* (${figure})${unit}\\W*$`,
);
const namedAfter = new RegExp(`${cue}(${figure})${unit} (?:for|on) (?:the|my) ([a-z]{3,})\\W*$`);
const afterName = (name: string) => new RegExp(`(\\b${name}\\b(?:'s)?(?: (?!and\\b|plus\\b)[a-z]+){0,2} )(${figure})`, "gi");
const aheadOfName = (name: string) => new RegExp(`(${figure})(${unit} (?:(?:on|for|in|of) )?(?:(?:the|my|a) )?${name}\\b)`, "gi");
/** The figure right beside a name in the last text that has it: 2200 in "my visa 2200", 1450 in "rent is 1450". */
function besideName(name: string, before: readonly string[]): string | undefined {
  const text = plain(before.findLast((one) => new RegExp(`\\b${name}\\b`).test(plain(one)) && figuresIn(plain(one)).length > 0) ?? "");
  return afterName(name).exec(text)?.[2] ?? aheadOfName(name).exec(text)?.[1];
}

/** "62" and "68" for what was written as "62k". */
function inThousands([from, to]: readonly (string | undefined)[], before: readonly string[]): readonly (string | undefined)[] {
  const isShort = from !== undefined && to !== undefined && !from.endsWith("k") && !before.some((text) => holds(text, valueOf(from)));
  return isShort && before.some((text) => holds(text, valueOf(from) * 1000)) ? [`${from}k`, to.endsWith("k") ? to : `${to}k`] : [from, to];
}

/** The correction that the newest text makes of a figure in the texts before it. */
export function correctionIn(newest: string, before: readonly string[]): Correction | undefined {
  const words = plain(newest).slice(0, 300);
  if (words.split(" ").length > 14) return undefined;
  const [, first, second] = newThenOld.exec(words) ?? [];
  const [, old, next] = oldThenNew.exec(words) ?? [];
  const [, said, meant] = saidThenMeant.exec(words) ?? [];
  const pair = second === undefined ? (meant === undefined ? [old, next] : [said, meant]) : [second, first];
  const [from, to] = inThousands(pair, before);
  // one of two equal figures is meant, and nothing says which
  const isTwice = (value: number) => before.some((text) => figuresIn(plain(text)).filter((one) => valueOf(one) === value).length > 1);
  if (from !== undefined && to !== undefined) {
    const isKnown = before.some((text) => holds(text, valueOf(from))) && !isTwice(valueOf(from));
    return isKnown && valueOf(from) !== valueOf(to) ? { from, to } : undefined;
  }
  const [, name, value] = named.exec(words) ?? [];
  const [, sum, thing] = namedAfter.exec(words) ?? [];
  const right = value ?? sum;
  const wrongOne = right === undefined ? undefined : besideName(name ?? thing ?? "", before);
  if (right !== undefined && wrongOne !== undefined)
    return valueOf(wrongOne) === valueOf(right) ? undefined : { from: wrongOne, to: right, name: name ?? thing ?? "" };
  const [one, other] = figuresIn(words);
  const isSlip = slip.test(words);
  if (one === undefined || other !== undefined || isPick.test(words) || !(isSlip || bareSlip.test(words))) return undefined;
  if (/[a-z]/.test(words.replace(one, " ").replace(slipFillers, " "))) return undefined;
  const wrong = nearestTo(valueOf(one), plain(before.at(-1) ?? ""), {
    isRate: /%|percent/.test(words),
    isFarAllowed: isSlip || isOfDanger(before.at(-1) ?? ""),
  });
  return wrong === undefined || isTwice(valueOf(wrong)) ? undefined : { from: wrong, to: one };
}

/**
 * The figure of a text that another one corrects: at most twice or half its size, and clearly nearest to it. A rate only corrects a rate.
 * `isFarAllowed`: the only figure of a text is corrected whatever its size.
 */
function nearestTo(value: number, text: string, { isRate, isFarAllowed }: { isRate: boolean; isFarAllowed: boolean }): string | undefined {
  const all = [...text.matchAll(new RegExp(`(${figure})( ?(?:%|percent))?`, "g"))].map(([, one = "", rate]) => ({
    one,
    isFitting: (rate !== undefined) === isRate && valueOf(one) > 0,
    apart: Math.abs(Math.log(valueOf(one) / value)),
  }));
  const [only, second] = all;
  if (isFarAllowed && only && !second) return only.apart === 0 ? undefined : only.one;
  const [first, next] = all.filter(({ isFitting }) => isFitting).toSorted((a, b) => a.apart - b.apart);
  if (!first || first.apart === 0 || first.apart > Math.LN2) return undefined;
  return next && next.apart < 2 * first.apart ? undefined : first.one;
}

function replaced(text: string, { from, to, name }: Correction): string {
  const right = (one: string) => (valueOf(one.toLowerCase()) === valueOf(from) ? to : one);
  if (name === undefined) return text.replaceAll(new RegExp(figure, "gi"), right);
  return text
    .replaceAll(afterName(name), (_, lead: string, one: string) => lead + right(one))
    .replaceAll(aheadOfName(name), (_, one: string, end: string) => right(one) + end);
}

/** The talk as it was meant, with its corrections made. One that is the newest message ends it with the message that it corrects, to be answered again. */
export function corrected(messages: readonly Message[]): { messages: readonly Message[]; last: Correction | undefined } {
  let all: Message[] = [];
  for (const [at, typed] of messages.entries()) {
    const message = typed.role === "user" ? { ...typed, content: asMeant(typed.content) } : typed;
    const texts = all.flatMap(({ role, content }) => (role === "user" ? [content] : []));
    const made = message.role === "user" ? correctionIn(message.content, texts) : undefined;
    if (made) all = all.map((one) => (one.role === "user" ? { ...one, content: replaced(one.content, made) } : one));
    const again = made ? all.findLastIndex(({ role, content }) => role === "user" && /\d/.test(content)) : -1;
    if (made && at === messages.length - 1) return { messages: all.slice(0, again + 1), last: made };
    all.push(again < 0 ? message : { ...message, content: all[again]?.content ?? message.content });
  }
  return { messages: all, last: undefined };
}

/** Medicine, alcohol and drugs. */
const taken =
  /\b(?:pills?|tablets?|caps(?:ules?)?|mg|milligrams?|dos(?:e|es|age)|ibuprofen|advil|tylenol|acetaminophen|paracetamol|aspirin|melatonin|benadryl|xanax|adderall|insulin|meds|medicines?|medications?|beers?|wine|vodka|whiskey|liquor|shots|drinks?|drank|alcohol|edibles?|gummies|grams?)\b/i;
const isOfDanger = (text: string): boolean => mayBeRisky(text) || taken.test(text);

/** The answer to a talk with its corrections made; a corrected figure that no answer works out is said back. */
export function answerCorrected(
  messages: readonly Message[],
  concern: Concern,
  compose: (talk: readonly Message[]) => BuiltInAnswer,
): BuiltInAnswer {
  const isCalm = concern.level === 0 && !concern.isFaint && !concern.wasSevere;
  const { messages: talk, last } = corrected(messages);
  // a number of pills or drinks is not corrected in silence: the message is answered again, with the larger figure
  if (!isCalm || messages.some(({ role, content }) => role === "user" && isOfDanger(content)))
    return compose(last && valueOf(last.to) > valueOf(last.from) ? talk : last ? messages.slice(0, talk.length) : messages);
  if (!last) return compose(talk);
  const answer = compose(talk);
  if (holds(answer.text, valueOf(last.to)) || ofPerson.test(plain(talk.at(-1)?.content ?? ""))) return answer;
  const { choices: _, ...rest } = answer;
  return { ...rest, text: thanked(last) };
}
/** Figures of a person: an age, a weight, what is eaten. */
const ofPerson = /\b(?:weigh\w*|lbs?|pounds|kilos?|kg|calories|years? old|yo|i'?m \d+|i am \d+)\b/;
const thanked = ({ from, to }: Correction) =>
  `Thank you for putting that right: ${to}, and not ${from}. I go by that from here on.\n\n**One next step:** stay with the step from before; the figure changes how much it is, and not that it is worth doing.\n\nDoes it change what you want to do first?`;
