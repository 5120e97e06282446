import type { Turn } from "./coach.answers.rules.ts";
import { plain } from "crisis-detector/plain";
import { isDangerous } from "./coach.danger.rules.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { choiceLines, choiceMarks, doubtLines, otherChoice, whichOne } from "../answers/coach.choice.content.ts";

/** A choice between two ways within a talk: "text her or talk in person?", "call her out or let it slide?". */

const lead =
  /^(?:(?:ok(?:ay)?|so|and|but|well|hm+|then|now|or|maybe|do you think|what do you think|what'?s better|which is better|is it better(?: to)?|is it worth|should it be|would it be better(?: to)?|better to|better|(?:should|do|would|could|can) (?:i|we|you)(?: just| even| rather)?|just)\b[\s,:]*)+/;
/** What follows "or" and is no second way. */
const noWay =
  /^(?:not(?! (?:answer|reply|respond|pick up|say|tell|go|ask)\b)|no|nah|something|anything|what|whatever|so|else|nothing|someone|somebody|(?:is|will|would) (?:that|it|this)|am i|are|does|do you)\b/;
const whichAsked =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|well)\W+)*(?:which (?:one )?(?:would you|should i|do you think|is better|do i)(?: (?:take|choose|pick|do|go with|go for|say|rather|i should take))*|what would you (?:choose|pick|take))\W*$/;

/** "Should we have a set day for it, or is that corny?" */
const doubted =
  /^(?:(?:ok(?:ay)?|so|and|but|well|hm+|then)\W+)*(?:(?:should|do|can|could) (?:i|we)|is it (?:fair|ok|okay|rude|weird|selfish) to|is \w+ing)\b(?!.*\b(?:buy|spend|pay|borrow|lend|sign|quit|diet|fast|marry|divorce|move|leave|break|drop|stop|skip|drive|cut|sell|invest|take (?:him|her|them) back)\b).{3,90}?,? or (?:is|are|will|would|does|do|isn'?t|won'?t|doesn'?t) (?:that|it|this|they|i)\b(?! better).{2,60}$/;

/** What no choice is answered about here: it is for a doctor, a lawyer or an emergency. */
const notOurs =
  /\b(?:cold turkey|taper\w*|wean\w*|dos(?:e|es|age)|mg|pills?|tablets?|meds?|medicines?|medications?|antidepress\w*|insulin|inhaler|chemo|surgery|911|ambulance|er|urgent care|emergency room|hospital|abortion|pregnan\w*|police|press charges|restraining|sue|plead|guilty|court|lawyer|gun|weapon)\b/;
const violence =
  /\b(?:hits?|hitting|slap\w*|punch\w*|chok\w*|beats?|shov\w*|hurts?|threat\w*|grab\w*) (?:me|him|her|them|us|my \w+)\b|\b(?:afraid|scared) of (?:him|her|my)\b|\b(?:suicid\w*|kill\w*|want to die|end (?:it all|my life))\b/;
const ofSubstances =
  /\b(?:drinking|alcohol\w*|beers?|vodka|whiskey|liquor|drugs?|meth|cocaine|heroin|fentanyl|opioids?|xanax|benzos?|oxy\w*|withdrawal|detox)\b/;

type Asked = Pick<Turn, "newest" | "before" | "said">;

/** The two ways that a message asks to choose between; undefined for any other. */
export function waysIn(text: string): [string, string] | undefined {
  const words = plain(text).trim();
  if (words.split(/\s+/).length > 16) return undefined;
  const asks =
    words.includes("?") ||
    /^(?:(?:just|so|do i|should i|better to) )*(?:fix|buy|get|stay|go|leave|call|text|wait|keep|sell|rent|take|pay|tell|move|quit|ask)\b(?: \S+){0,6} or(?: \S+){1,6}$/.test(
      words,
    ) ||
    /^(?!(?:i|we|he|she|they|it)\b)(?=.*\bfirst\b)(?:\S+ ){1,4}or(?: \S+){1,4}$/.test(words) ||
    /^(?:(?:ok(?:ay)?|so|and|but|well)\W+)*(?:should|do|would|is it better|which|better) /.test(words);
  // "mornings or after work? I'm home by 4:30"
  const asked = /[^.!?]+\?(?=\s+[^?]+$)/.exec(words)?.[0] ?? words;
  const sentence =
    asked
      .replace(/[?!.\s]+$/, "")
      .split(/[.!?]\s+/)
      .at(-1)
      ?.trim() ?? "";
  const bare = sentence.replace(lead, "").replace(/^(?:wear|cook|make|eat)\b.*$/, "");
  const [one = "", other = "", third] = bare.split(/,? or (?:should i |do i |just |rather |maybe |is it better to )*/);
  const isWay = (way: string) => way !== "" && way.split(" ").length <= 7 && !noWay.test(way);
  return asks && third === undefined && isWay(one.trim()) && isWay(other.trim()) ? [one.trim(), other.trim()] : undefined;
}

/** The answer to a choice within a talk; undefined where the newest message asks for none. */
export function choiceAnswer({ newest, before, said }: Asked): string | undefined {
  const all = plain([...before, newest].join("\n"));
  if (
    notOurs.test(plain(newest)) ||
    ofSubstances.test(all) ||
    [...before, newest].some((one) => isDangerous(plain(one)) || violence.test(plain(one)))
  )
    return undefined;
  if (whichAsked.test(plain(newest)) && /\b(?:offers?|two|both|or|other)\b/.test(all))
    return said(whichOne.slice(0, 60)) ? undefined : whichOne;
  const asked = plain(newest).trim();
  if (doubted.test(asked)) {
    const found = writtenAnswer(doubtLines, readWritten({ newest, before, said }));
    if (found) return found.text;
  }
  const ways = waysIn(newest);
  if (!ways) return undefined;
  const [one, other] = ways;
  const fits = choiceLines.find(
    (line) =>
      ((line.one.test(one) && line.other.test(other)) || (line.one.test(other) && line.other.test(one))) &&
      (!line.talk || line.talk.test(all)) &&
      !said(line.text.slice(0, 60)),
  );
  return fits?.text ?? otherChoice.map((text) => text(one, other)).find((_, at) => !said(choiceMarks[at] ?? ""));
}
