import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { regretTexts } from "./coach.regret.content.ts";

/** Something bought that hurts the day after, and the talk that follows. */

const bought =
  /\b(?:i|we) (?:just |really |totally |kind of |ended up |went and )*(?:spent|blew|dropped|wasted|splurged|bought|impulse bought)\b/;
const hurts =
  /\b(?:guilt\w*|terrible|awful|ashamed|shame|regret\w*|sick about|stupid|horrible|dumb|bad about|so bad|feel bad|sick to my stomach|embarrass\w*|should(?:n'?t| not) have|mad at myself|disappointed in myself|disgusted)\b/;
const notThis =
  /\b(?:gambl\w*|casino|bet(?:s|ting)?|slots|lottery|lotto|drinking|drugs?|weed|pills|funeral|vet|hospital|surgery|crypto|stocks?|scam\w*|husband|wife|he|she|they|gift|present|hurt myself|die)\b/;
const things =
  /\bon (?!my (?:credit|debit|card)|the card|credit|sale)(?:some |new |a |an |the |my |a pair of |a bunch of )*([a-z]+(?: (?!yesterday|today|last|and|at|this|when|because|i\b|but)[a-z]+)?)/;
/** What a store takes back. */
const returned =
  /\b(?:clothes|clothing|shoes|sneakers|boots|heels|dress\w*|jackets?|coats?|jeans|outfits?|shirts?|bags?|purses?|handbags?|makeup|skincare|jewelry|watch|toys?|decor\w*|furniture|electronics|tv|headphones|laptop|phone|tools?|target|amazon|walmart|marshalls|costco|sephora|ulta|shein|temu|mall|stuff|things|gear|yarn|lego|sale)\b/;
/** What cannot be taken back. */
const isGone = (told: string): boolean => !returned.test(told) && things.test(told);
const pattern =
  /\b(?:always|every time|keep (?:doing|buying|spending)|again and again|usually|whenever|each time)\b|\bwhen(?:ever)? i(?:'m| am|m| get| feel) (?:so |really )?(?:sad|stressed|lonely|bored|down|upset|tired|anxious|depressed|mad|angry|overwhelmed)\b/;
const asksReturn =
  /^\W*(?:(?:so|and|but|ok(?:ay)?|do you think) )*(?:should|can|could|do|would) (?:i|you) (?:just |even )?(?:return|take|send|bring) (?:it|them|everything|some|all of it|those|that|the \w+)(?: (?:all|back))*\W*$/;
const willDo =
  /^\W*(?:(?:ok(?:ay)?|alright|all right|yes|yeah|fine|sure|good|you'?re right|then)\W+)*(?:i'?ll|i will|i'?m (?:going to|gonna)|im (?:going to|gonna)|gonna) (?:do (?:it|that|this)|return|take|bring|go|try (?:it|that))\b[^.?!]{0,40}\W*$/;
const asksStop =
  /\bhow (?:do|can|could|would|should) i (?:not|stop|avoid|keep (?:myself )?from|prevent)\b[^.?!]{0,40}|\bhow to (?:stop|not)\b|\bso (?:that )?(?:it|this) doesn'?t happen again\b/;

export function regretted({ newest, texts, answers, own, show, numbers, topic: topic0 }: MoneyTalk): MoneyAnswer | undefined {
  const topic = "pause-a-purchase";
  const begun =
    answers.slice(-5).some((text) => text.includes(regretTexts.mark) || text.includes(regretTexts.spentMark)) ||
    (topic0 === topic && texts.slice(-4, -1).some((text) => bought.test(text) && !notThis.test(text)));
  if (!begun) {
    const all = saidIn(newest, own) ?? [];
    const before = texts.at(-2) ?? "";
    // the feeling may follow in a message of its own
    const isNext = all.length === 0 && texts.length === 2 && hurts.test(newest) && newest.split(" ").length <= 10 && bought.test(before);
    const [one, second] = isNext ? (saidIn(before, own) ?? []) : all;
    const told = isNext ? before : newest;
    if (!one || second || one.cents < 2_000 || numbers.length > 0 || !bought.test(told) || !hurts.test(newest) || notThis.test(told))
      return undefined;
    const thing = things.exec(told.slice(one.end))?.[1] ?? things.exec(told)?.[1];
    return { topic, text: isGone(told) ? regretTexts.spent(show(one.cents), thing) : regretTexts.first(show(one.cents), thing) };
  }
  const told = texts.findLast((text) => bought.test(text) && (saidIn(text, own) ?? []).length === 1) ?? "";
  const [sum] = saidIn(told, own) ?? [];
  if (newest.split(" ").length > 20 || !sum || notThis.test(newest.replace(/\b(?:he|she|they)\b/g, ""))) return undefined;
  if (asksReturn.test(newest) && !isGone(told)) return { topic, text: regretTexts.giveBack(show(sum.cents)) };
  if (asksStop.test(newest)) return { topic, text: regretTexts.stop };
  if (willDo.test(newest) && !isGone(told)) return { topic, text: regretTexts.willDo(show(sum.cents)) };
  return pattern.test(newest) ? { topic, text: regretTexts.pattern } : undefined;
}
