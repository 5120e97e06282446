import { plain, plainWords } from "crisis-detector/plain";
import { mayBeRisky } from "./coach.danger.rules.ts";
import { choose, isDoubtfulFor, likeliest, thresholds, withoutNegated, type Choice } from "./coach.match.rules.ts";
import type { Likelihoods, TextModel } from "./coach.model.rules.ts";
import { offersKinds } from "./coach.pick.rules.ts";
import { tellsFact } from "./coach.taken-up.rules.ts";
import { aside, type FollowUp } from "./coach.follow.rules.ts";
import type { Message } from "../coach.rules.ts";
import { namesOnly } from "./coach.own-matter.rules.ts";
import { ofPeople } from "./coach.details.rules.ts";
import { takenAs } from "../answers/coach.replies.content.ts";
import { ownWords } from "./coach.topic-answers.rules.ts";
import { topicOf, type Topic } from "../answers/coach.topics.rules.ts";
import { namesHotline } from "./coach.turns.rules.ts";

/** Small questions about a message and what lies near a subject. */

/** A request for words about a subject that has none of its own, or for questions to ask. */
const isForWords = (kind: string, topic: Topic | undefined, newest: string): boolean =>
  kind === "words" &&
  topic !== undefined &&
  (ownWords(topic) === undefined ||
    /\bwhat (?:do|should|can|would|could) i (?:even )?ask\b/i.test(newest) ||
    aside.test(plainWords(newest)));
const mayBeUnsafe = (topic: Topic) => namesHotline(topic) && !topic.id.startsWith("app-");
export const isBrief = (text: string) => text.trim().split(/\s+/).length <= 6;
/** From there on the likeliest subject of the messages so far is answered, when the user did not choose; less is enough where they told more instead, but not for a subject that speaks of danger. */
export const enoughShare = (newest: string, isQuiet: boolean, topic: Topic): number =>
  isQuiet &&
  !mayBeUnsafe(topic) &&
  newest.trim().split(/\s+/).length > 2 &&
  !tellsNothing.test(plain(newest)) &&
  !asksSomething.test(plain(newest))
    ? 0.12
    : 0.6;
const tellsNothing = /^\W*(?:idk|dunno|not sure|no idea|i(?:'m| am|m)? (?:really |just |honestly )*(?:do ?n'?t know|not sure))\b/;
/** Two subjects beside `topic`, by all that was written. */
export const nearTo = (topic: Topic, texts: readonly string[], model: TextModel) =>
  choose([...texts.slice(-6), topic.name].join("\n"), model, undefined, { without: [topic.id] }).near.slice(0, 2);
export const namesOf = (all: readonly Topic[]) => all.map(({ name }) => name);

/** A question of a few words that names nothing of its own. */
export const asksOn = /^\W*(?:and |so |but |ok(?:ay)? )*(?:how|why|what|when|which|where|is|does|do|can)(?:'s)?(?: \S+){1,5}\W*$/i;
export const sureTopic = (choice: Choice): Topic | undefined => (choice.kind === "topic" ? choice.topic : undefined);

/** Offered when the user says that the answer about depression is not what they meant. */
export const nearDepression = ["feel-stuck", "always-tired", "find-therapist"].flatMap((id) => topicOf(id) ?? []);

/** What a talk without a subject is about: its first message and the last three, without those that only deny something. */
export const earlier = (messages: readonly Message[]) =>
  messages
    .filter(({ role, content }) => role === "user" && withoutNegated(content).rest !== "")
    .filter((_, at, all) => at === 0 || at >= all.length - 3)
    .map(({ content }) => content)
    .join("\n");

/** The same, without a newest message that names no matter: "she told me sunday". */
export function allTold(messages: readonly Message[], model: TextModel): string {
  const newest = plain(messages.at(-1)?.content ?? "");
  const isBare = /^\W*(?:and |but )*(?:he|she|they|it)\b[^?\d]*$/.test(newest) && namesOnly(newest, undefined);
  const first = isBare ? earlier(messages.slice(0, -1)) : "";
  return first !== "" && (likeliest(first, model)?.share ?? 0) >= likelyAlone ? first : earlier(messages);
}

const likelyAlone = 0.35;

/**
 * What a message is about that was looked at alone with little certainty, or names only a thing or two, before any subject was found: the
 * messages so far decide, and of a few words only what was offered can be meant. Undefined where the message itself is clear enough.
 */
export function byAllSoFar(newest: string, choice: Choice, all: string, offered: readonly Topic[], model: TextModel): Topic | undefined {
  if (choice.kind !== "topic" || all === newest || offered.includes(choice.topic)) return undefined;
  if (
    plainWords(newest).split(" ").length <= 3 &&
    !ownMatter.test(plain(newest)) &&
    !ageOfOther.test(plain(newest)) &&
    offered.length > 0
  ) {
    const { near } = choose(all, model);
    const found = near.find((topic) => offered.includes(topic));
    if (found) return found;
  }
  const together = likeliest(all, model);
  return together && together.share >= halfSure && together.topic.id !== choice.topic.id && isDoubtfulFor(choice.topic, newest, model)
    ? together.topic
    : undefined;
}
/** "Shes 16": whose age it is says most. */
const ageOfOther = /^\W*(?:he|she|they)(?:'?s|'?re| is| are| just turned| turned)? \d/;
const halfSure = 0.55;

/** What "how do I get back to it" is about after "I used to run": both messages together, where the question names nothing itself. */
export function askedOf(newest: string, before: string, current: Topic, model: TextModel): Topic | undefined {
  const words = plain(newest);
  const isOfIt = /\b(?:it|that|them|this)\b/.test(words) && words.split(" ").length <= 9 && asksSomething.test(words);
  if (!isOfIt || before.length > 90 || asksSomething.test(plain(before)) || !namesOnly(words, undefined)) return undefined;
  const best = likeliest(`${before}\n${newest}`, model);
  const alone = likeliest(before, model);
  return best && best.topic.id !== current.id && alone?.topic.id === best.topic.id && best.share >= nearlySure ? best.topic : undefined;
}
const nearlySure = 0.95;

/** Whether a subject that was taken with little certainty gives way to a message that says plainly what it is about. */
export function givesWay(newest: string, current: Topic, messages: readonly Message[], model: TextModel): boolean {
  const at = messages.findIndex(({ role, content }) => role === "assistant" && content.includes(current.hear));
  const first = messages[at - 1]?.content ?? "";
  // who mourns, or may be in danger, keeps the subject
  if (/griev|breakup|pet-loss|miscarr/.test(current.id) || namesHotline(current)) return false;
  const least = messages[at]?.content.includes(takenAs(current.name)) ? 3 : 4;
  if (
    first === "" ||
    /^\W*(?:no|not|nope)\b/i.test(newest) ||
    newest.trim().split(/\s+/).length < least ||
    asksSomething.test(plain(newest))
  )
    return false;
  const best = likeliest(newest, model);
  return best !== undefined && !isDoubtfulFor(best.topic, newest, model) && isDoubtfulFor(current, first, model);
}
const asksSomething =
  /\?|^\W*(?:(?:ok(?:ay)?|and|so|but|now|also|well) )*(?:how|what|whats|when|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am|give|write|tell|show|help)\b/;

interface Before {
  topic: Topic | undefined;
  offered: readonly Topic[];
  wasDirect: boolean;
}
/** Whether the subject itself answers: a follow-up about it, and all of it where somebody may be in danger. */
export function hasOwnAnswer(newest: string, last: string, follow: FollowUp | undefined, before: Before): boolean {
  const { topic, wasDirect } = before;
  if (topic && mayBeUnsafe(topic)) return true;
  if (follow === undefined || (topic ?? before.offered[0]) === undefined) return false;
  return !isForWords(follow.kind, wasDirect ? undefined : topic, newest) && !(follow.kind === "step" && offersKinds(last));
}

/** Another subject that a longer message would be surely about, were it the first one. */
export function elsewhere(newest: string, model: TextModel, meaning: Likelihoods | undefined, current: Topic): Topic | undefined {
  // who mourns is not asked which subject it is
  if (newest.trim().split(/\s+/).length < 6 || /griev|breakup|pet-loss|miscarr/.test(current.id)) return undefined;
  // "she said she was at a friend's": about the one of whom the talk tells
  if (ofPeople.test(current.id) && /^\W*(?:and |but |then |because )*(?:he|she|they)\b/.test(plain(newest))) return undefined;
  const choice = choose(newest, model, meaning);
  return choice.kind === "topic" && choice.topic.id !== current.id ? choice.topic : undefined;
}

/** Whether a few words only tell how somebody lives or what they weigh: "we're divorced", "im 240 lbs"; within a talk that is a fact of it. */
const tellsStatus = (newest: string): boolean =>
  /^\W*(?:and |but |well |also |yes |no )*(?:(?:i|we|he|she|they|you)(?:'m|m|'re|re|'s|s| am| are| is| was| were)|(?:his|her|my) (?:mom|dad|parents?)(?:'?s| is| are)) (?:both |only |already |now |also |about |like |a )*(?:divorced|separated|single|married|widow(?:ed|er)?|retired|salaried|engaged|unemployed|vegan|\d{2,3} ?(?:lbs?|pounds|kilos?|kg)|\d{1,2}(?: (?:and )?(?:on|with|from) (?!drugs|pills|meds)[a-z]+(?: [a-z]+)?)?)(?: now| already| too| for \d+ years?| \d+ (?:years?|yrs))*\W*$/.test(
    plain(newest),
  );

/** "I do drywall", "i work in a kitchen": what somebody does for a living is a part of the talk. */
const tellsWork = (newest: string): boolean =>
  /^\W*(?:and |well |yes |also )*(?:i|he|she|we) (?:(?:does|do) (?:drywall|roofing|construction|concrete|framing|plumbing|hvac|landscaping|nails|hair|warehouse|deliver(?:y|ies)|data entry|retail|it|tech support|carpentry|painting|flooring|welding|cleaning|home care|hospice|daycare|masonry|tile)(?: work)?|works? (?:in|at|as|for) (?:an? |the )?[a-z]+(?: [a-z]+)?)\W*$/.test(
    plain(newest),
  );

/** Whether a few words only tell when or where: "after coffee in the morning", "maybe on sunday", "at the office". */
const answersWhen = (newest: string): boolean =>
  /^(?:and |but |well |oh |um |hm |mostly |maybe |probably |usually |always |only |i think )*(?:right )?(?:(?:after|before|during|around|at|on|in|between)\b[^.!?]{0,30}\b(?:mornings?|afternoons?|evenings?|nights?|noon|midnight|lunch|dinner|breakfast|coffee|work|home|school|class|bed|bedtime|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|office|car|couch|sofa|kitchen|shower|bathroom|desk|train|bus|gym|\d{1,2}(?: ?[ap]m)?)|every (?:day|night|morning|evening|week|weekend)|late at night|early)\W*$/.test(
    plain(newest),
  ) &&
  plain(newest).trim().split(" ").length <= 7 &&
  !newest.includes("?");

/** "Mom says let it go": what others advise is a part of the talk. */
const tellsAdvice = (newest: string): boolean =>
  /^\W*(?:and |but |well |my )*\w+(?: \w+)? (?:says?|said|thinks?|tells? me|told me|keeps? saying)(?: that)?(?: i should| to| just)*(?: just)? (?:let it go|move on|get over it|forget (?:it|about it)|drop it|be the bigger person)\W*$/.test(
    plain(newest),
  );

/** What opens a matter of its own, whoever it is about. */
const ownMatter =
  /\b(?:died|dead|dying|passed|funeral|cancer|diagnos\w*|hospital|surgery|pregnan\w*|miscarr\w*|fired|laid off|cheat\w*|affair|divorc\w*|arrest\w*|jail|evict\w*|stole\w*|scam\w*|drinks?|drunk|gambl\w*|drugs|accident|baby|engaged)\b/;
/** "Hes nice though", "sleeps til 2", "and a honda civic lol", "bored i think": goes on with what was told before. */
const goesOn =
  /^\W*(?:(?:and|but|well|oh|also|yeah|no|yes|so) )*(?:(?:he|she|they|it|that|this)(?:'s|'re|'ll|'d|s|re)?|(?:hes|shes|theyre|its|thats) (?:a|the|so|very|really|just|always|kinda|nice|good|too|not|also|only)|(?:sleeps|eats|plays|spends|says|wants|refuses|lies|stays|sits|watches|keeps|never|always|only|mostly|maybe|like|plus)) [^?]*$|^\W*and (?:a|an|the|my|some|no|two|three|\d) [^?]*$|^\W*(?:i )?(?:have|has|got|had|saved|plus|with|already|still) (?:\w+ )?\$?\d[^?]*$|^[^?]*\b(?:in|of|for|on|about|from|without) (?:it|that|them|me|him|her)\W*$|^\W*(?:[a-z']+ ){1,3}(?:i think|i guess|probably|maybe|honestly|mostly)\W*$/;
/** "How much notice does he have to give": about somebody of whom the talk has told. */
const asksOfOther =
  /^\W*(?:(?:and|but|so|ok|okay) )*(?:how|what|when|where|why|can|could|does|did|will|would|should|is|has|do)\b[^.!]*\b(?:he|she|they|it)\b[^.!]*$/;
/** "Because by sunday i'm wiped", "2 kids, 5 and 8, and a husband who travels": the answer to what was asked. */
const answersOn =
  /^\W*(?:(?:well|and|but|yeah|no|maybe|probably|mostly|i guess|i think|it'?s|just)\W+)*(?:because|cause|cuz|coz|bc)\b|^\W*(?:about |like |only |over )*(?:\d+|two|three|four|five|six) [a-z]+\b[^?]*$/;
const continues = (newest: string): boolean => {
  const words = plain(newest).trim();
  const length = words.split(" ").length;
  return (
    !ownMatter.test(words) &&
    ((length <= 9 && goesOn.test(words)) || (length <= 14 && answersOn.test(words)) || (length <= 10 && asksOfOther.test(words)))
  );
};

/** Whether a fact names another subject only in passing: its words alone would not have been enough to change it. */
function isPassing(newest: string, model: TextModel): boolean {
  const words = plain(newest);
  if (!tellsFact(newest) || ownMatter.test(words) || words.split(" ").length > 12) return false;
  const best = likeliest(newest, model);
  return best === undefined || best.share < thresholds.wordsOnly.leave;
}

/** Whether a few words open no subject of their own within a talk: a moment, or how somebody lives. */
const isOnlyDetail = (newest: string): boolean => answersWhen(newest) || tellsStatus(newest) || tellsWork(newest) || tellsAdvice(newest);

/** Whether a message within a talk opens no subject of its own. `yields`: the talk's one gives way, or another was offered. */
export const goesOnWith = (newest: string, model: TextModel, isQuiet: boolean, yields: boolean): boolean =>
  isOnlyDetail(newest) || (isQuiet && !mayBeRisky(newest) && (continues(newest) || (!yields && isPassing(newest, model))));
