import type { Turn } from "./coach.answers.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import { isRisky } from "./coach.danger.rules.ts";
import * as acts from "../answers/coach.acts.content.ts";
import * as asks from "../answers/coach.asks.content.ts";
import { areasOf } from "./coach.areas.rules.ts";
import * as choices from "../answers/coach.choices.content.ts";
import { ofPeople, reflected, withoutOpener } from "./coach.details.rules.ts";
import { isQuestion, lineOf, pickedIn, withoutDenied } from "./coach.pick.rules.ts";
import { asksToWrite } from "./coach.off-topic.rules.ts";
import { ownWords } from "./coach.topic-answers.rules.ts";
import { placeLines } from "../answers/coach.places.content.ts";
import { calculated } from "../sums/coach.calculations.rules.ts";
import { asksForWords, wordsFor } from "./coach.wording.rules.ts";

/** What a later turn does, whatever the subject: it asks for words, a price, a list or a figure, tells of a try, a result or a feeling. */

/** "Day 3 without", "I did 4 today". */
const progress =
  /\b(?:today|tonight|yesterday|this (?:morning|week|time)|it|that|last night) (?:was|went|is|felt) (?:\w+ )?(?:better|good|great|okay|ok|fine|easier)\b|\bi (?:applied|called|sent|signed|booked|finished|switched|made (?:it|the (?:call|appointment))|told (?:him|her|them)|asked (?:him|her|them)|did it|went)\b[^.?]*!|^\W*(?:ok(?:ay)?|so|well|update)[ ,]+(?:i )?(?:switched|called|applied|sent|booked|signed|made|did|started|told|asked|went)\b|^\W*i (?:already |just )?(?:reported|owned up|admitted|disclosed) (?:to )?(?:it|that|my|the)\b|^\W*(?:ok |so |yay |update )?day \d+\b|\b\d+ days? (?:in|clean|sober|without)\b|\bi (?:did|wrote|ran|walked|saved|paid|finished) (?:\w+ )?(?:\d+|one|two|three|four|five)\b[^?]*\b(?:today|yesterday|this (?:week|morning)|already|so far)\b/;
const bring =
  /\bwhat (?:do|will|would) i need (?:to (?:apply|file|bring|have|send|get started)|for (?:it|that|this|the \w+))\b|\b(?:what|which)\b(?: (?:papers?|documents?|forms?|paperwork|info\w*|things?|stuff|questions?|kind of \w+))?[^.?!]{0,24}\b(?:bring|take with|have (?:on hand|ready|with me)|pull together|gather|write down|pack(?! (?:that|for lunch|to eat)\b)|prepare|collect|need to have|ask (?:them|him|her|the \w+|at|about)|look (?:for|out for)|check (?:for|first)|(?:find out|know|look into|clear up) (?:before|first))\b|\b(?:what|which) (?:papers?|documents?|paperwork|questions?)\b|\bon hand\b/;
const cost =
  /\b(?:what|whats|how much)\b[^.?!]{0,40}\b(?:cost\w*|run me|charge|set me back|gonna be|going rate|pay for|price|would (?:it|that) be|is (?:it|that) (?:gonna|going))\b|\bhow (?:expensive|pricey)\b/;
const consequence =
  /\bwhat (?:happens|would happen|will happen|can happen)\b|(?<!\bhow (?:long|much|many|often) |\bhow (?:much|many) \w+ )\b(?:can|could|will|would) (?:they|he|she|it|the \w+) (?:really |just |legally )?(?:sue|take|garnish|evict|fire|kick|charge|come after|arrest|report|repo\w*|deny|cancel|shut|keep|cut)\b|\bam i (?:liable|responsible|on the hook|in trouble)\b/;
const worth =
  /\bworth (?:it|the money|doing|paying)\b|\b(?:is|was|are|if) (?:that|it|this|those|thats) (?:even |really |any |a )?(?:good|fair|normal|okay|ok|too much|enough|reasonable|a (?:good|fair|lot|rip ?off))\b(?! (?:to|if|that|for (?:me|him|her) to)\b)|\bgood deal\b|\brip ?off\b/;
const ownWay =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|well)\W+)*(?:could|can|would|does|is it ok(?:ay)? if|what if) (?:it|that|this|i|we) (?:also |just |maybe |have to )?(?:be|do|did|use|used|start|make|made|pick|go|work)\b[^.?!]{0,30}\b(?:(?:a|another|on a|some) (?:different|other) (?:day|time|way|one|night|week)|another (?:day|time|way|night|week)|smaller|shorter|less|earlier|later|instead|the other way (?:a)?round)\W*$/;
const should =
  /^\W*(?:so |but |and |ok )*(?:that'?s|thats|it'?s|its|is (?:that|it|this)) (?:a |an |the |probably |kinda |such )*(?:bad|terrible|good|dumb|stupid|great|crazy|awful|horrible) idea(?:\W+(?:right|huh|no|or not|or|lol|haha))*\W*$|^\W*so (?:i |we )?(?:should )?just [a-z]+\b[^.?!]{0,40}\?+\W*$|^\W*(?:so |and |but |ok )*do i (?:just |even |really )?(?:say (?:something|anything)|tell (?:him|her|them)|mention it|bring it up|text (?:him|her)|call (?:him|her|them)|apologize|report it)(?: now| or not)?\W*$|\bshould i\b|\bdo you think i should\b|\b(?<!\bwhat )would you (?:do it|tell|talk|go|call|say)\b|\b(?:is it|would it be|is that|would that be) (?:so |really |too )?(?:ok|okay|normal|weird|rude|bad|wrong|selfish|silly|stupid|dumb|crazy|mean|late) (?:to|if i|that i|of me)\b|\bwould \w+ing\b[^?]{0,40}\bbe (?:so |really |too )?(?:dumb|weird|stupid|rude|silly|crazy|bad|mean|awkward)\b|\bam i (?:wrong|crazy|overreacting|being|the)\b|^\W*(?:so |and |but )*(?:was|were) (?:that|it|this|i) (?:so |really |a )?(?:wrong|bad|mean|stupid|dumb|mistake|ok(?:ay)?|right|selfish|too (?:much|harsh|hard|soft))(?: (?:to do|of me|thing to do))*\W*$/;
const howLong =
  /\bhow long\b|\bhow many (?:days|weeks|months)\b|\bwhen (?:will|does|do) (?:it|this|i|that|they)\b[^?]{0,30}\b(?:stop|end|work|hear|feel|get better|start|change|kick in)\b/;
const plan =
  /\b(?:steps?|plan|checklist|to-?do list|a list|schedule|game plan)\b|\bwhat (?:do|should|can|would|could) (?:i|you) (?:actually )?do (?:first|today|tonight|now|right now|this (?:week|weekend|month)|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bwhere (?:do|would|should) i (?:even )?(?:start|begin)\b|\bfirst this week\b|\bwhat(?:'s| is) (?:the )?(?:first|next)\b/;
const wear = /\b(?:do|should|can|could) i wear\b|\bwhat (?:do|should|can|would) i wear\b|\bwhat to wear\b|\bwear (?:the|my|a)\b[^.]*\bor\b/;
const tone =
  /^\W*(?:(?:ok(?:ay)?|and|but|please|can you|could you) )*(?:make (?:it|that|this) |a (?:bit|little) |something |say it )*(?:more |less )?(?:personal|warmer|kinder|nicer|softer|friendlier|polite|formal|professional|respectful|funny|funnier|lighter|casual)(?: please| one| version)?\W*$|\b(?:sounds?|feels?|is|reads?) (?:\w+ ){0,2}?(?:like (?:a |an )?(?:robot|machine|therapist|lawyer|ai|book|script|hallmark card)|robotic|stiff|cheesy|corny|scripted|not like me)\b|\b(?:i (?:would|wouldn'?t|don'?t|dont|never) (?:ever )?(?:say|talk)|nobody (?:says|talks)) (?:it |that )?like that\b/;
const food =
  /\b(?:what (?:can|do|should|could) i (?:make|cook|eat|have for|(?:pack|bring)(?: (?:that|for (?:lunch|dinner|work))| to eat))|(?:cook|make) (?:with|from|out of)|recipe|hungry)\b/;
const selfFear = /\bwhat (?:if|happens if|do i do if|should i do if|about if) i\b/;
const otherFear =
  /\bwhat (?:if|do i (?:do|say) (?:if|when(?! (?:it|that|this) (?:starts?|happens?|comes?|hits?|begins?|gets? bad)\b))|happens if|should i (?:do|say) (?:if|when)) (?:he|she|they|it|there|my|the|no)\b|^\W*(?:and |but )*if (?:he|she|they|someone|somebody|people|anyone|anybody|everyone) (?:says?|won'?t|can'?t|gets? (?:mad|angry|upset|furious|annoyed)|yells?|push(?:es)?|insists?|keeps? (?:asking|pushing|offering)|offers?|asks?)\b/;
const badTime =
  /\b(?:last time|the last (?:visit|one)|once|years ago|before)\b[^?]*\b(?:walked out|yelled|laughed|judg\w+|lectur\w+|dismiss\w*|did ?n'?t (?:even )?(?:listen|look|believe)|just said|made me feel|humiliat\w+|embarrass\w+|ignored|blamed)\b/;
const pays = /\$ ?\d|\b\d+ (?:dollars|bucks|a month|a week|per month)\b|\b(?:so|too|really) expensive\b|\bwent up\b/;
const refused =
  /^\W*(?:(?:well|so|ok|nope|and|but|ugh) )*(?:i (?:did|asked|tried)[^.,]{0,20}[,.]? (?:(?:well|so|ok|nope|and|but|ugh) )*){0,2}(?:he|she|they|(?:my|the) (?!lease|contract|polic|rules?|handbook|sign)\w+|it|mom|dad)(?: just| still| flat out)? (?:(?:said|says) no(?! (?:one|body)\b)|refused|turned (?:me|it|us) down|rejected|declined|won'?t (?:do it|budge)|denied|left me on (?:seen|read)|ghosted|never (?:answered|replied|wrote|texted|called)|(?:didn'?t|hasn'?t|did not|didnt|hasnt) (?:answer|reply|respond|write|text|call)\w*|blocked me|ignored)|\bleft (?:me )?on (?:seen|read)\b|\b(?:got|was|were) (?:rejected|denied|turned down|ghosted)\b|\bdidn'?t get (?:it|the (?:job|raise|place|loan|apartment))\b/;
const tried =
  /\b(?:i|we|i've|ive|we've)\b[^.?!]{0,25}\b(?:tried|tryed|did|used|done|have been doing|downloaded|bought|started)\b[^?]*|^\W*(?:also )?tried\b|\b(?:doesn'?t|didn'?t|don'?t|never|did not|does not|doesnt|didnt|dont) (?:really |even )?(?:work|help|do (?:anything|much|it))(?:ed|s)?\b(?! (?:an?|the|there|here|nights?|days?)\b)/;
const failed =
  /\b(?:n'?t|not|never|doesnt|didnt|dont|hasnt) (?:really |even )?(?:work|help|do (?:anything|much|it)|last|stick|change)\w*|\b(?:but|and)\b[^.]*\b(?:quit|gave up|stopped|failed|fell off|made it worse|still|no (?:luck|use))\b|\bjust (?:makes?|made)\b|\bmakes? (?:me|it) (?:worse|cry|more)\b|\bquit in\b|\bno (?:luck|use|difference)\b|\blasted (?:\w+ )?(?:\d|a|one|two|three)\b/;
const helped =
  /\b(?:it|that|this|which)(?: actually| really| kind of| kinda)? (?:helped|worked|went (?:\w+ )?(?:well|fine|good|ok|okay|great|better)|was (?:fine|good|great|nice|ok|okay|fun|not (?:so |that )?bad))|\b(?:he|she|they|boss|manager|teacher|prof|professor|landlord) (?:said yes|agreed|apologi[sz]ed|was (?:so |really |very )?(?:nice|okay|fine|kind))\b|\bi (?:did it|got (?:it|the (?:job|place|raise|loan|apartment))|passed|made it through|got (?:hired|approved|accepted))\b|\bhelped a (?:bit|little|lot)\b/;
const cause =
  /\b(?:that'?s why|thats why|because|cause|cuz|reason|only (?:time|thing|way|place)|it'?s from|due to|ever since|on account)\b/;
const limit =
  /\b(?:feels?|seems?|are|is) (?:so )?(?:fake|awkward|pointless|stupid|useless|forced)\b|\bi(?:'m| am)? (?:really |just |kind of )*(?:dislike|hate|can'?t stand|cant stand|don'?t (?:like|want|do|trust|have|use|own|drive)|dont (?:like|want|do|trust|have|use)|do not (?:like|want|have|use|trust)|not (?:good (?:at|with)|comfortable|a (?:fan|group)))\b|\bno (?:insurance|car|money|time|internet|computer|savings)\b|\b(?:can'?t|cant|cannot) afford\b|\btoo expensive\b|\bcash only\b|\bwithout (?:insurance|a car|internet)\b|\bnot (?:doing|going to) (?:therapy|a group|a gym|counseling)\b/;
const decide =
  /^\W*(?:ok(?:ay)?[, ]+|so |well |alright |fine[, ]+|yeah[, ]+|yes[, ]+|then |good[, ]+)*(?:i'?m|i am|im|we'?re|i'?ll|ill|i will|we'?ll|we will|i) (?:(?:(?:just )?(?:gonna|going to|not going to|will|won'?t)|just (?:quit|tell|say|go|leave|call|cancel|skip|do|pay|keep))\b|decided|think i'?(?:ll|m going))|^\W*(?:(?:ok(?:ay)?|so|well|alright|fine|yeah|yes|then|good|maybe|i think)[, ]+)*(?:i'?ll|ill|i will|we'?ll|we will) (?:just |probably |maybe )?(?:talk|call|text|write|tell|ask|say|let|take|make|start|go|try|send|pay|put|keep|cancel|book|wait|leave|look|bring|buy|use|stick|sleep|cook|walk|sign|apply|set|give|do)\b|^\W*(?:ok(?:ay)?|alright|fine|then)[, ]+(?:fixing|doing|calling|writing|asking|telling|going|paying|saving|keeping|waiting|texting|talking|staying|leaving|selling|buying) (?:it|that|him|her|them|to|with|for|the|this)\b/;
const people =
  /\b(?:he|she|they|hes|shes|people|everyone|everybody|dr|boss|mom|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|friend|manager|landlord|roommate|teacher|boyfriend|girlfriend|ex|coworker|nurse)\b/;
const crying =
  /\b(?:i'?m|im|i am|i was|me|been|just|now|and|still) (?:\w+ )?(?:crying|sobbing|bawling|in tears)(?! (?:and )?(?:she|he)\b)|\bi (?:cry|cried)\b|\bcan'?t stop (?:crying|shaking)\b/;
const theirTears = /\b(?:she|he|they|mom|dad|who)\b[^.]*\b(?:called|came|texted|was|is|started)\b[^.]*\bcrying\b/;
/** Somebody else's tears. */
const theirs =
  /\b(?:he|she|they|mom|dad|kid|baby)(?:'d|'ll|'s| would| will| just| always| never)? (?:cr(?:y|ies|ied|ying)|(?:was|is|were|started|starts) crying|be in tears)\b|\b(?:he|she|they|mom|dad|my \w+)(?:'?s|'re| is| was| are| were| feels| gets| seems| looks) (?:\w+ ){0,2}?(?:afraid|scared|nervous|anxious|worried|terrified|sad|angry|mad|lonely|embarrassed|ashamed|overwhelmed|exhausted)\b/;
/** Nothing but a feeling, in a few words. */
const onlyFeels =
  /^\W*(?:and |but |honestly |sometimes )*i (?:really |kind of |kinda |so )?(?:resent|envy) (?:him|her|them|it)(?: for (?:it|that))?\W*$|^\W*(?:and |but |now |ugh |honestly |ok |so )*(?:i'?m|im|i am|i feel|i'?ve been|feeling) (?:just |so |really |very |kinda |kind of |a bit |pretty |getting |feeling )*[a-z]+(?: (?:about (?:it|this|that)|now|today|again|lol|right now|at (?:him|her|them)|of (?:it|this)))*\W*$/;
const thanks =
  /(?<!\b(?:a|the|send|sent|my|your) )\b(?:thanks|thank (?:you|u)(?! (?:note|card|email|letter))|thx|tysm)\b|\b(?:gracias|merci|danke|obrigad[oa]|grazie|bless you|lifesaver|you(?:'re| are) (?:the best|a (?:doll|gem|star|dear|angel)|so (?:kind|helpful|sweet))|that(?:'s| is) all (?:i needed|for now)|(?:most|very|so) helpful|you'?ve been (?:\w+ )?(?:help\w*|great|kind))\b/;
const spanishThanks = /\bgracias\b/;

/** The parts that all kinds share: the normalized words, the areas of the talk, and the first fitting line. */
function readTurn(turn: Turn) {
  const words = plain(turn.newest);
  const areas = areasOf(words, turn.before.map(plain), plain(turn.topic?.name ?? ""));
  // what may be dangerous has answers of its own
  const length = isRisky(words) ? longest + 1 : plainWords(turn.newest).split(" ").length;
  return { words, areas, length, line: (lines: readonly acts.ActLine[]) => lineOf(lines, { ...turn, isNew: false }, areas) };
}
const longest = 45;
const asksHelp =
  /\b(?:is|are) there (?:any |some )?(?:help|assistance|programs?|relief|support)\b|\bwho (?:can|could|would) help\b|\bwhere (?:can|do|could) i (?:get|find) help\b|\bany help (?:for|with)\b/;
const legal =
  /\b(?:is (?:that|this|it) (?:even )?(?:legal|allowed|illegal)|can (?:he|she|they|my \w+) (?:just |even |really |legally )*do (?:that|this)|what are my rights|do i have (?:any )?rights|against the law)\b/;
const number = /\bhow (?:much|many)\b/;
const slip =
  /\bi (?:just |already |kinda |totally )?(?:missed(?! (?:him|her|them|(?:my|his|her|our|the) (?:\w+ )?(?:kids?'?s?|son'?s?|daughter'?s?|recital|birthday|wedding|funeral|game|show|play|graduation|flight|bus|train|call)))|skipped|slipped|relapsed|caved|gave in|blew it|fell off|broke (?:my|the) (?:streak|diet|budget|rule)|messed up|screwed up|bought (?:it|one|them) anyway|smoked (?:one|again)|drank (?:again|last night)|ate the whole)\b/;
const saidYes =
  /\b(?:he|she|they|boss|landlord) (?:said|was like|wrote|answered|texted) (?:back )?(?:yes|sure|ok(?:ay)?|of course|fine|absolutely|sounds good)\b|\b(?:he|she|they|boss|landlord) says (?:yes|sure|of course|absolutely)\b/;

/** A try that failed, tears, a bad experience: taken up before any question in the same words is looked for. */
export function experienceAnswer(turn: Turn): string | undefined {
  const { words, length, line } = readTurn(turn);
  if (length > longest || isQuestion(words)) return undefined;
  if ((crying.test(words) && !theirTears.test(words)) || onlyFeels.test(words)) return line(acts.feelingLines.filter(({ on }) => on));
  if (badTime.test(words)) return line(acts.beforeLines);
  const other = length <= 9 && limit.test(words) ? line(acts.limitLines) : undefined;
  if (other) return other;
  return tried.test(words) && failed.test(words) && !/\bnever (?:\w+ )?worked (?:in|at|for|as|with)\b/.test(words)
    ? line(acts.triedLines.filter(({ on }) => on))
    : undefined;
}

/** What the newest message asks for or tells, whatever its subject. */
export function requestAnswer(turn: Turn): string | undefined {
  const { newest, before, said } = turn;
  const { words, areas, length, line } = readTurn(turn);
  if (length > longest) return undefined;
  const fresh = (text: string | undefined) => (text !== undefined && !said(text.slice(0, 60)) ? text : undefined);
  if (asksForPlace(newest)) return line(placeLines);
  const isAsked = isQuestion(words);
  const early = pickedIn(turn, areas) ?? fresh(calculated(newest, before, turn.currency));
  if (early) return early;
  if (thanks.test(words) && length <= 14 && !isAsked && !/\b(?:but|no thanks)\b/.test(words) && (length > 4 || !/\bthank/.test(words)))
    return (spanishThanks.test(words) ? choices.farewellsEs : choices.farewells).find((text) => !said(text));
  if (food.test(withoutDenied(words)) && (isAsked || /\bhungry\b/.test(words))) return line(asks.foodLines);
  if (wear.test(words)) return line(asks.wearLines);
  const toned = tone.test(words) ? line(asks.toneLines) : undefined;
  if (toned) return toned;
  const fear = selfFear.test(words) ? line(acts.selfFearLines) : otherFear.test(words) ? line(acts.otherFearLines) : undefined;
  if (fear) return fear;
  const exact = isAsked ? line(asks.exactLines) : undefined;
  if (exact) return exact;
  if (bring.test(words)) return line(asks.bringLines);
  const wording =
    asksForWords(newest) && !hasOwnWords(turn) ? fresh(wordsFor({ newest, before, areas, script: turn.topic?.script, said })) : undefined;
  if (wording) return wording;
  const general = asksForWords(newest) && !hasOwnWords(turn) && toSomebody.test(words) ? line(asks.anyWordsLines) : undefined;
  if (general) return general;
  const asked = askedKinds.find(({ on, but }) => on.test(words) && !but?.test(words));
  // a payoff that was worked out says how long
  const isFigured = asked?.lines === asks.howLongLines && said("From what you wrote, ");
  if (asked && !isFigured && (length > 4 || asked.lines !== asks.howLongLines)) {
    const text = lineOf(asked.lines, turn, areas);
    if (text) return text;
  }
  if (plan.test(words) && (isAsked || /\b(?:just|gimme|give|need|want)\b/.test(words))) return line(asks.planLines);
  if (isAsked) return undefined;
  if (refused.test(words)) return line(acts.refusedLines);
  if (slip.test(words)) return line(acts.slipLines);
  const plainly = words.replace(/\bnot (?:so |that |too )?bad\b/, "").replace(/\bbut (?:it was )?(?:fine|ok|okay|good)\b/, "");
  return (helped.test(words) || saidYes.test(words) || progress.test(words)) &&
    !/\b(?:not|never|but|guilty|ashamed|regret\w*|wrong|did it too)\b|n't\b/.test(plainly)
    ? line(acts.helpedLines)
    : undefined;
}
/** To whom something is to be said. */
const toSomebody =
  /^(?!.*\b(?:tell|know|say) (?:if|whether|when|the difference)\b).*\b(?:ask|tell|say|talk|bring|explain|text|write)\b.*\b(?:him|her|them|my (?:\w+ )?(?:wife|husband|partner|boyfriend|girlfriend|mom|dad|mother|father|parents|son|daughter|kids?|brother|sister|boss|manager|friends?|roommates?|landlord|neighbors?|coworkers?|teacher|professor|doctor|family))\b/;
/** "Write her a message" is answered with the subject's own words where it has some, or before a subject is found. */
const hasOwnWords = ({ newest, topic, said }: Turn): boolean => {
  const words = topic && ownWords(topic);
  return asksToWrite(newest) && (topic === undefined || (words !== undefined && !said(words)));
};
/** After a severe message: only what is asked for about a fact, with no letter and no advice on a feeling. */
export function factualAnswer(turn: Turn): string | undefined {
  const { words, length, line } = readTurn(turn);
  if (length > longest || !isQuestion(words)) return undefined;
  if (asksForPlace(turn.newest)) return line(placeLines);
  const figures = calculated(turn.newest, turn.before, turn.currency);
  if (figures && !turn.said(figures.slice(0, 60))) return figures;
  return bring.test(words)
    ? line(asks.bringLines)
    : cost.test(words)
      ? line(asks.costLines)
      : legal.test(words)
        ? line(asks.legalLines)
        : undefined;
}
const askedKinds: readonly { on: RegExp; but?: RegExp; lines: readonly acts.ActLine[] }[] = [
  { on: ownWay, lines: asks.ownWayLines },
  { on: worth, lines: asks.worthLines },
  { on: cost, lines: asks.costLines },
  { on: consequence, lines: asks.consequenceLines },
  { on: should, but: /\b(?:what|how|which|where|when|who)\b[^.?!]{0,20} should i\b/, lines: asks.shouldLines },
  { on: legal, lines: asks.legalLines },
  { on: asksHelp, lines: asks.helpLines },
  { on: howLong, lines: asks.howLongLines },
  { on: number, lines: asks.numberLines },
];

const willDo = new RegExp(decide.source.slice(decide.source.indexOf("|^") + 1));
const decision = (ack: string, said: Turn["said"]): string | undefined =>
  choices.decided
    .map((text) => text(ack.replace(/^(?:(?:fine|yeah|yes|then|good|well|alright|ok(?:ay)?|so),? )+/i, "")))
    .find((text) => !said(text.slice(-60)));

/** The rest: a cause, a limit, a feeling, another person, a decision; asked for when the message is about no other subject. */
export function statementAnswer(turn: Turn): string | undefined {
  const { newest, said } = turn;
  const { words, length, line } = readTurn(turn);
  if (length > longest || isQuestion(words)) return undefined;
  const ack = reflected(newest)
    .replace(/[.!] ?/g, ", ")
    .replace(/, $/, "");
  const settled =
    length <= 12 && !/\b(?:do i|should i|can i|or just)\b/.test(words) && willDo.test(plain(withoutOpener(newest)))
      ? decision(ack, said)
      : undefined;
  return (
    (tried.test(words) && failed.test(words) ? line(acts.triedLines) : undefined) ??
    settled ??
    (cause.test(words) ? line(acts.causeLines) : undefined) ??
    line(acts.symptomLines) ??
    (pays.test(words) ? line(acts.priceLines) : undefined) ??
    (limit.test(words) ? line(acts.limitLines) : undefined) ??
    (people.test(words) ? line(acts.othersLines) : undefined) ??
    (length <= 8 && !ofPeople.test(turn.topic?.id ?? "") ? line(acts.culpritLines) : undefined) ??
    (theirs.test(words) ? undefined : line(acts.feelingLines)) ??
    (decide.test(plain(withoutOpener(newest))) && newest.length <= 90 ? decision(ack, said) : undefined)
  );
}

/** Where in Evenday something of the talk can be kept: "how do I track it here", "where in the app". */

const inApp = /\b(?:here|in (?:this|the) app|on (?:this|the) app|in evenday|in (?:this|the) program|app)\b/;
const keeps =
  /\b(?:where|how (?:do|can|should|would)|can i|could i|is there|do you have)\b[^]*\b(?:track\w*|log\w*|note|notes|save|sav(?:e|ing)|keep|put|record|set(?: (?:it|that|this))? ?(?:up)?|set|write|enter|add|remind\w*|find|start|mark|make|store|place)\b|\b(?:track|log|note|save|set (?:it|that|this) up|write|put)\b[^]*\bwhere\b|\bset (?:it|that|this|one) up\b/;
const otherApps =
  /\b(?:dating|bank(?:ing)?|phone|food|budget(?:ing)?|another|other|some|delivery|uber|cash|an|which) app\b|\bapp store\b|\bwhat (?:do|should|can) i do (?:from )?here\b|\b(?:around|near|live|out|work|from|over|get|come|move[ds]?|down|been) here\b/;

const keepsIt = /\bwhere (?:can|do|could|should|would) i (?:log|track|note|save|record|enter) (?:it|that|this|them|these)\b/;
/** Whether a message asks where in Evenday something can be kept; not where it is about another app. */
function asksForPlace(newest: string): boolean {
  const words = plain(newest);
  return ((inApp.test(words) && keeps.test(words)) || keepsIt.test(words)) && !otherApps.test(words);
}
