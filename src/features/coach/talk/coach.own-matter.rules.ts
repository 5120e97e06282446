import { plain } from "crisis-detector/plain";
import { mayBeRisky } from "./coach.danger.rules.ts";

/** Whether a later message of a talk goes on with its matter, or names another one. */

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** Words that name no matter. Verbs that change what is asked ("feel", "sleep", "live") are left out. */
const common = listOf(
  "i i'm im i've ive i'd id i'll ill me my mine myself we we're we've we'll us our ours you your u it it's its that that's thats this these those " +
    "they they're theyre they've they'll them their themselves he he's hes he'll him his himself she she's shes she'll her hers herself " +
    "a an the some any all both each one ones other others another none either such same own " +
    "what what's whats which who who's whom whose how how's when where where's why " +
    "do does did done doing don't dont doesn't doesnt didn't didnt not no nope yes yeah yep ok okay so and but or nor if then than else though although " +
    "to of on in at for from with without about by up out off into through as per is isn't isnt are aren't am was wasn't wasnt were weren't be been being " +
    "have haven't havent has hasn't hasnt had having can can't cant cannot could couldn't would wouldn't should shouldn't will won't wont may might must shall " +
    "need needs want wants wanted wanna gonna get gets got getting go going went gone say says said saying tell tells told telling write writes wrote " +
    "ask asks asked asking answer put explain give gives gave make makes made know knows knew doesnt think thinks thought mean means meant seem seems try tried trying " +
    "even really just only also too still exactly actually honestly maybe probably now today tonight tomorrow yesterday again already yet ever never always often sometimes " +
    "later soon early back first next last latest once twice more most less much many few very quite pretty bit lot lots little enough right sure " +
    "best better good great nice nicely thing things something anything nothing everything someone somebody anyone anybody everyone everybody nobody people person " +
    "part parts day days night week weeks month months year years yr yrs old hour hours minute time times while since until till before after during " +
    "monday tuesday wednesday thursday friday saturday sunday morning evening afternoon " +
    "please thanks thank hi hello well oh um uh hmm like there here because cause cuz bc anyway way ways whole big small two three four five six seven eight nine ten " +
    "long happens happen take takes legal allowed true possible work works word words sentence s t d ll re ve m",
);
const numeral = /^[$€£]?\d[\d.,:/-]*(?:k|%|st|nd|rd|th|am|pm|yo)?$/;
const wordsOf = (output: string): string[] =>
  output.match(/[$€£]?[\p{L}\p{N}][\p{L}\p{N}'.,:%/-]*/gu)?.map((word) => word.replace(/[.,:/'-]+$/, "")) ?? [];

/** Whether each word of a normalized text names no matter, or is one of `known`. */
export const namesOnly = (output: string, known: RegExp | ReadonlySet<string> | undefined): boolean =>
  wordsOf(known instanceof RegExp ? output.replace(new RegExp(known.source, "g"), " ") : output).every(
    (word) => common.has(word) || numeral.test(word) || (known instanceof Set && known.has(word)),
  );
/** The words of some texts, for `namesOnly`. */
export const allWords = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => wordsOf(plain(text))));

/** Danger beyond what `mayBeRisky` finds: what the writer does to others, wounds of one's own, a wish to be gone, deaths that need other words. */
const danger = new RegExp(
  [
    String.raw`\bi (?:\w+ ){0,2}?(?:hit|hits|slap\w*|punch\w*|chok\w*|beat|shov\w*|push(?:ed)?|grab\w*|threat\w*|hurt|yell(?:ed)? at|scream(?:ed)? at) (?:him|her|them|my|the|our)\b`,
    String.raw`\b(?:cuts?|cutting|scars|burns?) (?:\w+ ){0,4}(?:on|in) (?:my|his|her|their) (?:arms?|wrists?|legs?|thighs?|skin|body)\b|\b(?:cut|cuts|cutting|harm\w*|hurting) (?:myself|himself|herself|themselves)\b`,
    String.raw`\b(?:no ?one|nobody|none) (?:would|will|'?d|'?ll) (?:even )?(?:\w+ )?(?:miss|notice|care)\b|\bbetter off (?:dead|without (?:me|him|her|them))\b|\bwish(?:es|ed)? (?:i|he|she|they) (?:was|were|wasn'?t|weren'?t|had never)\b`,
    String.raw`\b(?:die|dead|weapons?|guns?|pistol|rifle|knives|knife|stab\w*|shoot\w*|shot|hang(?:ed|ing)? (?:him|her|my)self|rap(?:e|ed|ing)|assault\w*|molest\w*|strangl\w*|abus\w+|murder\w*|jump(?:ed)? off|swallowed|too many pills|took (?:\w+ ){0,4}pills|not wake up|never wake up|end (?:my|his|her) life)\b`,
    String.raw`\b(?:can'?t|cant|don'?t want to|dont want to) (?:live|go on|do this|be here)\b`,
  ].join("|"),
);
/** Whether a normalized message is about danger, so that no words about another matter are given. */
export const isAboutDanger = (output: string): boolean => danger.test(output) || mayBeRisky(output);
/** What the writer did to somebody. */
const ownViolence =
  /\bi (?:\w+ ){0,2}?(?:hit|slap\w*|punch\w*|chok\w*|beat|shov\w*|push(?:ed)?|threat\w*|hurt|yell(?:ed)? at|scream(?:ed)? at) (?:him|her|them|my|the|our)\b/;
const otherDanger =
  /\b(?:suicid\w*|kill\w*|die|dead|cut(?:s|ting)? (?:myself|my)|overdos\w*|pills|end (?:it all|my life)|want to disappear|better off without me)\b/;
/** As `isAboutDanger`, for the answer to who is hurt at home: what is done to the writer is its matter. */
export const isOtherDanger = (output: string): boolean => ownViolence.test(output) || otherDanger.test(output);
