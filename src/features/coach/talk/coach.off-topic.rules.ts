import { isDangerous } from "./coach.danger.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";

/** Messages that are off topic: prompt injection, requests that the coach cannot fulfil, general knowledge, first words of a talk. */

export type OffTopic = "injection" | "cannot" | "world" | "begin" | "bad-day" | "leave";

const injections = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,20}\b(?:previous|prior|above|your)\b[^.!?]{0,20}\b(?:instructions?|prompts?|rules|guidelines)\b(?! (?:that )?(?:my|his|her|our)\b)/,
  /^\W*(?:please |now |ok(?:ay)? |and )*(?:ignore|disregard|forget|override) (?:all|any|these|the|every)(?: (?!my|his|her|our)\w+){0,2} (?:instructions?|prompts?|rules|guidelines)\b(?! (?:is|are|at|of|that|my|his|her|our)\b)/,
  /^\W*(?:(?:ok(?:ay)?|from now on|now)\W+)*(?:you(?:'re| are)|youre|ur) now (?:dan\b|chatgpt\b|an? (?:\w+ )?(?:ai|model|pirate|hacker|bot|assistant|character|terminal)\b)/,
  /\b(?:system|hidden|initial) prompt\b|\byour prompt\b|\b(?:jailbreak|developer mode|dan mode)\b/,
  /\b(?:show|print|reveal|tell|repeat|give|what(?:'s|s| is| are| were)?)\b[^.!?]{0,20}\byour (?:\w+ )?instructions\b/,
  // what another does or says is no order: "act like a child, he told me"
  /^(?![^]*\b(?:is (?:what|all)|(?:he|she|they|husband|wife|boss|mom|dad|people) (?:always |just )?(?:says?|said|tells?|told|wants?|does|do))\b)\W*(?:now )?(?:pretend|act|behave|roleplay|role play) (?:to be (?:an?|my|the) |you are|you're|youre|as (?:an?|my|the|if you)\b|like (?:an?|my|the|you)\b)/,
];
const cannot =
  /^\W*(?:hey |hi |please |ok(?:ay)? )*(?:(?:can|could|will|would) (?:you|u) (?:please )?|(?:i need|i want|id like|i'd like) you to |please )?(?:(?:book|schedule|order|reserve)(?: me| us)? (?:an?|the|my|some)|call(?! the police| 911)|phone|text|email|e-mail|transfer|send|set (?:an? |the |my )?(?:alarm|timer|reminder)|remind me|make (?:me )?an? (?:appointment|reservation))\b(?! (?:it )?(?:is|was|has|are|do|does|did|me back)\b)/;
/** "Call my mom every week" may be a plan of the user's, "call my mom for me" is a request. */
const asks =
  /^\W*(?:hey |hi |please |ok(?:ay)? )*(?:(?:can|could|will|would) (?:you|u)|(?:i need|i want|id like|i'd like) you to|please)\b|\bfor me\b|^\W*(?:set|remind me|(?:schedule|book) (?:me |us )?(?:an?|my))\b/;
const write =
  /\b(?:write|draft)\b(?: \w+){0,4}? (?:an? |the )?(?:email|e-mail|text|letter|message|note|reply|toast|speech)\b|\b(?:write|draft)\b[^.!?]{0,20}\b(?:email|e-mail|text|letter|message|toast|speech)\b/;

const world = [
  /^\W*(?:(?:ok(?:ay)?|and|then|now|so|well|just|lol)\W+)*(?:(?:can|could|will) (?:you|u) |please )*(?:tell|write|sing|make|give|read)(?: me| us)? (?:an? |another |some )?(?:\w+ ){0,2}(?:jokes?|poems?|songs?|stor(?:y|ies)|riddles?|raps?|haikus?|facts?(?! (?:about|on)\b))\b/,
  /\bwho (?:won(?!'?t)(?! (?:custody|the (?:argument|fight|case)))|is (?:the )?(?:president|king|queen|prime minister|winning)(?! of (?:my|our|his|her|the (?:hoa|board|union|pta|club)))|invented|discovered|wrote(?! (?:me|us|him|her|this|that|it|(?:the|my|our) (?:lease|letter|contract|note|email)))|sings|sang)\b/,
  /\bcapital (?:city )?of\b|\b(?:population|height|distance) of\b/,
  /\b(?:what(?:'?s| is| will)|how(?:'?s| is)) the weather\b|(?<!\bunder the )\bweather (?:forecast|today|tomorrow|be)\b/,
  /\b(?:do|solve|finish) my (?:\w+ )?homework\b|\b(?:write|fix|debug)\b[^.!?]{0,12}\b(?:homework|essay|code|python|javascript|java|sql)\b/,
  /^\W*(?:please )?translate\b/,
  /\b(?:what(?:'?s| is| are)?|when(?:'?s| is)?|do you have|tell me|how old is) (?:your|ur) (?:favou?rite|birthday|age|name|sign)\b/,
  /^\W*(?:what(?:'?s| is) the (?:time|date|score)|what (?:time|day) is it)(?: (?:now|today|right now|there|of the game|in [a-z]+))*\W*$/,
];

const begin =
  /^(?:idk|i (?:really )?(?:dont|do not) know(?: where to (?:start|begin)| what to (?:say|ask))?|not sure|dunno|test(?:ing)?(?: test(?:ing)?)?|um+|hm+|so|anyone there|are you there|start|begin|lol|ok|okay|yes|no|sup|whats up|(?:nothing(?: much)?|(?:nothing(?: much)? |nm )?(?:im )?(?:just |only )*(?:looking(?: around)?|checking(?: (?:this|it|you) out)?|browsing|trying (?:this|it|you) out|exploring|curious)))$/;
const badDay =
  /^(?:i |ive |just |today |it |this |what |had |have |was |has |been |such |so )*(?:an? |the |my |such )*(?:really |so |very |pretty |super |absolutely |most )*(?:worst|awful|terrible|horrible|bad|rough|shitty|crappy|hard|long|tough|lousy)(?: \w+)? (?:day|night|week|morning)(?: (?:ever|today|at work|again|of my life|so far|yesterday))*$|^(?:today|yesterday|this week|my day|the day|it)(?: was| has been| is| sucked| sucks)(?: (?:so|really|just|pretty|absolutely|the))*(?: (?:awful|terrible|horrible|bad|rough|hard|worst|shitty|crap|crappy|hell))?$/;

const leave =
  /^(?:oh |ok(?:ay)? |um |no )*(?:never ?mind|nvm|nevermind|forget (?:it|that|about it)|leave it|skip (?:it|that))(?: then| please)?$/;

/** How a message is off topic, if it is; `isFirst` when nothing was said before it. */
export function offTopicOf(text: string, isFirst: boolean): OffTopic | undefined {
  const output = plain(text).slice(0, 600);
  const words = plainWords(text);
  if (injections.some((one) => one.test(output))) return "injection";
  if (world.some((one) => one.test(output)) && words.split(" ").length < 16) return "world";
  if (cannot.test(output) && asks.test(output) && !write.test(output)) return "cannot";
  if (isFirst && (begin.test(words) || /^[^\p{L}\p{N}]+$/u.test(output.trim()))) return "begin";
  if (!isFirst && leave.test(words)) return "leave";
  return words.split(" ").length <= 9 && badDay.test(words) ? "bad-day" : undefined;
}

/** "Can you write my landlord an email": words are what it can give. */
export const asksToWrite = (text: string): boolean =>
  write.test(plain(text)) && /\b(?:you|u)\b|^\W*(?:please )?(?:help me )?(?:write|draft)\b/.test(plain(text));

const about =
  /^\W*(?:ok(?:ay)?|actually|anyway|anyways|so|now|well|and|but|no|thanks?|alright|,|\.)*\W*(?:(?:can|could) we |let'?s |lets |i (?:want|would like|need|'d like) to |i'd rather |id rather |can i )(?:talk|speak|chat|go on|ask you) (?:more )?about\s+(?:the |my |our )?(.+?)(?: (?:instead|now|please|for a (?:bit|minute)))*\W*$/;
/** "Actually forget that, my kid is the bigger thing", "different question: my landlord", "the real problem is my sleep". */
const turnsTo = [
  /^\W*(?:(?:ok(?:ay)?|actually|anyway|no|wait|well|hm+|nah|you know what)\W+)*(?:forget (?:that|it|about (?:that|it)|the \w+|what i said)|never ?mind(?: (?:that|it|the \w+))?|(?:new|another|different|other|unrelated|separate) (?:question|topic|subject|thing|problem)|(?:something|smth) (?:else|different)|on a different note|unrelated|change of (?:topic|subject))\W+(?:(?:but|so|actually|then|though|tho)\W+)*((?:i|i'm|im|my|it|its|it's|we|the|what|how|can|he|she|they|our|there|do|is|should)\b.{6,})$/,
  /^\W*(?:(?:ok(?:ay)?|actually|anyway|no|wait|well|honestly|but|so|i think)\W+)*(?:the|my) (?:real|bigger|actual|main|biggest|true) (?:problem|issue|thing|question|worry|reason)(?: here)?(?: is|'s|s)(?: (?:that|really|actually))* (.{4,})$/,
  /^\W*(?:(?:ok(?:ay)?|actually|anyway|no|wait|well|honestly|but|so|i think)\W+)*(?:it's|its|it is|this is) (?:(?:actually|really|more|mostly|rather) )+about (.{4,})$/,
  /^\W*(?:(?:ok(?:ay)?|actually|anyway|no|wait|well|honestly|but|so|i think)\W+)*((?:my|the|our) (?:\w+ )?\w+) (?:is|are) (?:the|my) (?:bigger|real|actual|main|biggest|true) (?:problem|issue|thing|worry)\W*$/,
];
const notBeHere =
  /\b(?:hits?|hurts?|beats?|chok\w+|afraid|scared|die|dead|dying|kill\w*|hate (?:living|my life|life)|pills?|(?:do ?n'?o?t|no longer|not) (?:really )?(?:want|wanna) (?:to )?(?:be|live|go on|wake))\b/;
/** The new subject of "actually let's talk about my sleep". */
export function newSubject(text: string): string | undefined {
  const words = plain(text).slice(0, 200);
  // what may be about danger is no change of subject
  const isCalm = !isDangerous(words) && !notBeHere.test(words);
  const found = about.exec(words)?.[1] ?? (isCalm ? turnsTo.map((one) => one.exec(words)?.[1]).find(Boolean) : undefined);
  return found?.trim();
}

export type Reaction = "cries" | "anger" | "no" | "again" | "leaves" | "silent" | "fails" | "other";
const reaction =
  /^(?:ok(?:ay)? |and |but |so |ya |yeah )*(?:what (?:if|(?:do|should|can) i (?:do|say) (?:if|when)|happens if|should i do if)|(?:and )?if) (?:he|she|they|it|my \w+(?: \w+)?|the \w+|this|that|someone|people|nobody|no one)\b(.{0,60})$/;
const reactions: [Reaction, RegExp][] = [
  ["cries", /\b(?:cr(?:y|ies|ying)|tears|sad|hurt|offended|upset)\b/],
  ["anger", /\b(?:yell\w*|scream\w*|shout\w*|angry|mad|furious|freaks? out|blows? up|loses it|explodes?)\b/],
  ["again", /\b(?:again|keeps? (?:asking|doing|on)|next (?:week|time|month)|once more)\b/],
  [
    "leaves",
    /\b(?:fires? me|leaves?|walks? (?:out|away)|breaks? up|hates? me|quits?|hangs? up|dumps?|(?:throws?|kicks?) me out|cuts? me off|disowns?|never (?:talks?|speaks?) to me)\b/,
  ],
  [
    "silent",
    /\b(?:nothing|silent|ignores?|never (?:answers?|repl(?:y|ies)|calls?|responds?|writes?)|doesn'?t (?:answer|reply|respond|care|listen)|doesnt (?:answer|reply|respond|care|listen)|won'?t (?:talk|listen|answer)|wont (?:talk|listen|answer)|laughs?)\b/,
  ],
  [
    "no",
    /\b(?:no|refuses?|won'?t|wont|doesn'?t want|doesnt want|disagrees?|doesn'?t work|doesnt work|can'?t|cant|cannot|not (?:right )?now|not this year|too (?:much|expensive))\b/,
  ],
];
/** "What if it doesn't work": about the step, and no refusal. */
const fails =
  /^(?:ok(?:ay)? |and |but |so )*what (?:if|happens if|do i do if|then if) (?:it|this|that|(?:that|the|this) \w+) (?:(?:still |just )*(?:doesnt|does not|dont|do not|wont|will not|isnt|didnt) (?:even |really )?(?:work(?:ing)?|help(?:ing)?|do anything|change anything|last|stick|get (?:any )?better)|fails?|stops working|makes it worse)(?: (?:either|again|though|for me|at all))*$/;
/** What another person might do: "what if she cries". Undefined for anything else. */
export function reactionIn(text: string): Reaction | undefined {
  if (fails.test(plainWords(text))) return "fails";
  const words = plainWords(text);
  const [found, rest = ""] = reaction.exec(words) ?? [];
  if (found === undefined || /\b(?:die|dies|kill|hits?|hit me|hurts? me|hurt (?:him|her|them)sel|gun|knife)/.test(words)) return undefined;
  const isShort = words.split(" ").length <= 7 && /\bwhat (?:if|do i|should i)\b/.test(words);
  return reactions.find(([, pattern]) => pattern.test(rest))?.[0] ?? (isShort ? "other" : undefined);
}

const recall =
  /^(?:ok(?:ay)? |and |so |wait |but )*(?:(?:what(?! if)|how (?:much|many)|which)\b(?=.*\b(?:again|i (?:told|said|gave|wrote|owe)|did i (?:say|tell|write)|i mentioned)\b)|(?:do|did) you (?:remember|know|forget) what i|what did i (?:say|tell|write)|remind me what i)\b|^(?:ok(?:ay)? |and |so )*(?:whats|what is|what was|do you (?:know|remember)) my name(?: again)?$/;
const recallFillers = new Set(
  "what was is the my me i you again told said gave wrote say tell did do remember know how much many which it that of ok and so owe write mentioned earlier before just".split(
    " ",
  ),
);
/** The earlier message in which the user said what is asked for now: "what was my balance again". */
export function recalled(text: string, before: readonly string[]): string | undefined {
  const words = plainWords(text);
  if (!recall.test(words)) return undefined;
  if (/\bname\b/.test(words))
    return before.findLast((one) => /\bmy name(?:'?s| is)\b|\b(?:this is|call me|[Ii]['’]?m) [A-Z][a-z]+\b/.test(one));
  const wanted = words.split(" ").filter((one) => !recallFillers.has(one));
  const hasFigure = (one: string) => /\d/.test(one);
  const kin: Record<string, string> = {
    balance: "owe|card|left|debt",
    rate: "%|percent|apr",
    income: "make|earn|paid",
    payment: "pay|month",
    rent: "rent",
    interest: "%|percent",
    debt: "owe|card|loan",
    pay: "make|earn",
  };
  const pattern = new RegExp(wanted.map((one) => kin[one] ?? one).join("|") || "\\d");
  return (
    before.findLast((one) => pattern.test(plain(one)) && hasFigure(one)) ??
    before.findLast((one) => wanted.length > 0 && pattern.test(plain(one)))
  );
}

const joke =
  /^\W*(?:(?:ok(?:ay)?|and|then|now|so|well|just|lol|please|hey|hi)\W+)*(?:(?:can|could|will) (?:you|u) |do you (?:know|have) |got )?(?:please )?(?:tell|give|make|say|send)?(?: me| us)?(?: ?(?:an?|another|some|any|your best|one))?(?: (?:\w+ ){0,2})? ?jokes?(?: (?:about|for) (?:\w+ ?){1,3})?(?: please| now)?\W*$|^\W*(?:please )?make me laugh\W*$/;
/** Whether a joke is asked for. */
export const asksForJoke = (text: string): boolean => joke.test(plain(text).slice(0, 200));
