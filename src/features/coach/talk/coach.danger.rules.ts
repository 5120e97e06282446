import { plain } from "crisis-detector/plain";

/** Signs of danger in a normalized message (`plain`): beside them no everyday text is given. Patterns only, nothing stored. */

const people = String.raw`(?:me|us|him|her|them|my (?:(?:\w+ )?(?:son|daughter|kids?|child(?:ren)?|baby|mom|mother|dad|father|sister|brother)))`;
const body = String.raw`(?:(?:my|his|her) (?:arms?|wrists?|hair|neck|throat|face|head|leg))`;
const nearOnes = String.raw`(?:uncle|aunt|step ?\w+|father|dad|brother|cousin|grand\w+|husband|wife|boyfriend|girlfriend|partner|spouse|ex|roommate|neighbou?r|teacher|coach|boss|he|she|they|him|her|them)`;

export const medicine =
  "(?:meds?|medications?|medicines?|antidepressants?|pills?|tablets?|capsules?|insulin|lithium|melatonin|ibuprofen|advil|aleve|tylenol|acetaminophen|aspirin|benadryl|diphenhydramine|unisom|zzzquil|nyquil|xanax|ativan|klonopin|valium|zoloft|prozac|lexapro|sertraline|escitalopram|fluoxetine|citalopram|paroxetine|venlafaxine|duloxetine|bupropion|wellbutrin|adderall|ritalin|ambien|zolpidem|trazodone|gabapentin|ssris?|antibiotics?|birth control|sleeping pills?|sleep aids?|oxy\\w*|percocet|vicodin|opioids?)";

/** Not an animal, a small child, or a bill. */
const byGrownUp = String.raw`^(?![^]*\b(?:toddler|pupp(?:y|ies)|dogs?|kittens?|cats?|[1-9][ -](?:yr|year)s?[ -]old|[1-9] ?yo)\b)[^]*`;
/** Words of blows that are none: "pushes me to study", "hit me with a bill", "beats me at chess", "grabbed me for the play". */
const noBlow = [
  /\bpush(?:es|ed|ing) (?:me|us|him|her|them|my \w+) (?:(?:so |too |really |very )?hard(?:er)? (?:at|in|to|on|because)\b|(?:so |too |really )?hard and i (?:love|like)\b|(?:every day |always )?to (?!the\b|a\b|my\b)|for (?:it|the money|an answer|a date|more)\b|about (?:it|the)\b)/g,
  /\b(?:is|are|was|were|do|does|did|has|have)(?:n'?t| not) (?:really |even |exactly |been )?push(?:es|ed|ing)? (?:me|us|him|her|them)\b/g,
  /\bhits? (?:me|us|him|her|them) with (?:an? |the |his |her |more |another )?(?:\w+ ){0,3}(?:bills?|lawsuits?|fees?|charges?|papers|news|questions?|invoices?|payments?|divorce|debts?)\b/g,
  /\bbeats? (?:me|us|him|her|them) (?:at (?!night\b|home\b|school\b|work\b|least\b|times\b)|in (?:chess|cards|tennis|golf|games?|races?|every(?:thing)?)\b)/g,
  /\bbites? (?:my|his|her) head off\b/g,
  /\bgrab(?:s|bed) (?:me|us|him|her) for (?:(?:the|a|an|his|her) (?:\w+ )?(?:play|team|show|project|game|meeting|job|role|shift|part|club|class|task)|lunch|coffee|dinner)\b/g,
  /\b(?:boss|manager|teacher|coach|wife|mom|dad|roommate|sister|brother) (?:is |are )?(?:going to|gonna|will|'ll) (?:kill|murder) me for (?:being late|forgetting|missing|losing|spending|buying|this)\b/g,
  /\b(?:kill|murder) me when (?:he|she|they) (?:sees?|opens?|reads?) (?:the|my|this|how much)\b[^.!?]{0,20}\b(?:bills?|statement|receipts?|price|card|dent|mess|grades?|report)\b/g,
  /\bscares? me with (?:his|her|their) (?:driving|spending|cooking|snoring|cough)\b/g,
  /\b(?:boss|manager) (?:\w+ )?(?:scares?|frightens?|terrif(?:y|ies)) me\b|\b(?:scared|afraid|frightened|terrified) of my (?:\w+ )?(?:boss|manager)\b/g,
  /\b(?:bruises|black eye|welts) from (?:\w+ )?(?:soccer|football|hockey|rugby|basketball|baseball|gymnastics|karate|judo|wrestling|sports?|practice|falling|a fall|playing|the playground|(?:his|her|a|the) bike|skat\w*|dance|climbing)\b/g,
];
const withoutNoBlow = (output: string): string => noBlow.reduce((text, one) => text.replace(one, " "), output);
/** Somebody hurts, threatens, drugs, holds, watches or touches another. */
const harm = [
  new RegExp(
    String.raw`${byGrownUp}\b${nearOnes}\b(?! (?:has |have )?never\b)[^.!?]{0,60}\b(?:hits?|hitting|slap\w*|punch\w*|kick(?:s|ed|ing)?|beats?|beating|chok\w+|strangl\w+|shov(?:es?|ed|ing)|push(?:es|ed|ing)|grab(?:s|bed|bing)?|drag(?:s|ged)|pin(?:s|ned)|sha(?:kes?|king)|shook|corner(?:s|ed)|bites?) (?:${people}\b(?! (?:hands?|money|up\b|out\b|off\b|for (?:money|a (?:loan|ride)))\b)|${body}\b)`,
  ),
  new RegExp(
    String.raw`\b${nearOnes}\b[^.!?]{0,20}\b(?:going to|gonna|will|'ll|(?<=\bsa(?:id|ys) (?:he|she|they) )would|might|wants? to|threaten\w* to) (?:\w+ )?(?:hurt|kill|hit|beat|shoot|harm) ${people}\b(?! (?:feelings|credit|score|chances))|\bthreaten\w* (?:me|us|him|her) with (?:a|his|her|the) (?:gun|knife|belt)\b`,
  ),
  new RegExp(
    String.raw`${byGrownUp}\b(?!they\b)${nearOnes}\b (?:(?!never\b)\w+ ){0,2}(?:hurts?|hurting|harms?) (?:me|us|my (?:kids?|son|daughter|child))\b(?! (?:feelings|that|when|by|with|so much|deeply))`,
  ),
  new RegExp(
    String.raw`\b(?:drugg(?:ed|ing) (?:me|him|her)|roofied|spik(?:ed|es|ing) (?:my|her|his) drinks?)\b|\b${nearOnes}\b[^.!?]{0,15}\b(?:puts?|putting|slip(?:s|ped)?|crush(?:es|ed)|mix(?:es|ed)|sneaks?) (?:\w+ ){0,2}(?:${medicine}|something|drugs|powder|it) in(?:to)? (?:my|her|his|our) (?:\w+ )?(?:tea|drinks?|food|coffee|water|juice|milk|dinner|soup|wine|beer|bottle)\b`,
  ),
  /\b(?:watch\w*|films?|filming|filmed|records?|recording|peeks?|spies|spying)\b[^.!?]{0,10}\b(?:me|her|him|us|my (?:daughter|son|kids?|sister))\b (?:\w+ )?(?:shower\w*|sleep(?:ing)?|undress\w*|chang(?:e|ing)(?=\W*$)|bath(?:e|ing)|naked)\b|\b(?:molest\w*|rap(?:ed|es|ist)|groped|incest|sexual(?:ly)? (?:abus\w+|assault\w*)|(?:made|makes|making|forces?|forced) me (?:to )?(?:have sex|touch (?:him|her)|undress))\b/,
  new RegExp(
    String.raw`\b(?:uncle|step ?(?:dad|father|brother|mother|mom)|father|dad|brother|cousin|grand(?:pa|father)|roommate|landlord|neighbou?r|teacher|coach|boss|he)\b[^.!?]{0,30}\b(?:touch(?:es|ed|ing)? (?:me(?=\W*$| (?:at night|there|when|in|under))|her\b(?! (?:phone|things|stuff|heart))|my (?:daughter|son|kids?|child|leg|thigh|chest|body|private))|(?:com(?:es|ing)|came|sneak\w*|climb\w*|crawl\w*) in(?:to)? (?:my|her) (?:room|bed|bedroom)(?=\W*$| (?:at night|while|when|and|every)))`,
  ),
  new RegExp(
    String.raw`\b(?:scared|afraid|frightened|terrified) of (?:him|her|them|my ${nearOnes})\b(?! (?:getting|falling|dying|being|losing|leaving|finding|moving|not))(?!'s)|\b${nearOnes} (?:\w+ )?(?:scares?|frightens?|terrif(?:y|ies)) me\b|\bafraid (?:at|to go|to be) home\b|\b(?:husband|wife|boyfriend|girlfriend|partner) (?:yell|scream|shout)s? at me\b[^.!?]{0,20}\b(?:scared|afraid|frightened|terrified)\b|\b(?:not|don'?t feel|never feel) safe (?:at home|with (?:him|her|them)|in my (?:own )?(?:home|house))\b`,
  ),
  /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father)\b (?:\w+ )?(?:won'?t|wont|doesn'?t|doesnt|never) let(?:s)? me (?:leave|out\b|go out|see my (?:family|friends|mom|sister)|have my (?:phone|keys|passport))|\block(?:s|ed) me in\b|\bmy abuser\b/,
  /\bmy (?:ex(?:[- ]\w+)?|stalker)\b[^.!?]{0,30}\b(?:sits?|sitting|parks?|parked|waits?|waiting|stands?|standing|is|shows? up|drives? by)\b[^.!?]{0,15}\boutside(?=\W*$| (?:my|our|at|every|and|again|right)\b)|\b(?:he|she)\b[^.!?]{0,12}\b(?:sits?|sitting|parks?|parked|waits|waiting|stands)\b[^.!?]{0,15}\b(?:outside|in front of|across from) my (?:house|home|apartment|window|work|door|school)\b|\b(?:stalking me|my stalker|follows me (?:home|everywhere|around))\b/,
  /\b(?:niece|nephew|grand(?:son|daughter|child)|cousin|sister|brother|mom|son|daughter|kid|friend|she|he)\b(?: \w+)? (?:has|had|have|with|covered in|comes? (?:home|back) with) (?:\w+ )?(?:bruises|cigarette burns|a black eye|welts)\b|^(?![^]*\b(?:hunt\w*|range|gun safe|permit|officer|cop|soldier|army|toy|nerf)\b)[^]*\b(?:uncle|step ?\w+|father|dad|brother|husband|wife|boyfriend|girlfriend|partner|ex|roommate|neighbou?r|he|she)\b(?: [\w']+){0,4} (?:has|got|keeps|waved|pulled|carries|pointed) (?:a|the|his|her) (?:gun|pistol|knife|rifle)\b/,
];
/** What stands beside it, and is a reason to give no everyday text, but not enough to ask. */
const nearHarm =
  /\bthreaten\w*\b(?= (?:me|us|him|her|my)\b(?! with (?:evict\w*|court|a lawyer|a lawsuit|legal))|\W*$)|\b(?:throw|throws|threw|throwing|smash\w*|break|breaks|broke|breaking) (?:\w+ ){0,2}(?:things|stuff|plates?|dishes|furniture|doors?|at me|my phone)\b|\bpunch\w* (?:\w+ )?(?:walls?|doors?|holes?)\b|\b(?:takes?|took|hides?|hid) my (?:car )?(?:keys|passport|papers)\b|\babus(?:e[ds]?|er|ive|ing)\b|\bsexual(?:ly)? harass\w*|\bhidden cameras?\b|\bstalk(?:ed|er|ing)\b|(?<!\b(?:glue|heat|nail|caulk|nerf|massage|top) )\bguns?\b(?! show)|\b(?:pistols?|rifles?|shotguns?|firearms?|knife|knives|machete|weapons?|ammo)\b(?! (?:set|skills|block))|\b(?:bruis(?:e[ds]?|ing)|black eyes?|cigarette burns?|(?:marks|cuts|welts|burns) on (?:my|her|his|their) (?:\w+ )?(?:arms?|neck|body|back|legs?|wrists?|face))\b/;

/** A child rides with somebody who drank, or somebody drives after drinking. */
const drunkDriving =
  /^(?![^]*\b(?:driving (?:lessons?|tests?|school)|coffee|water|juice|soda|milk|tea)\b)[^]*(?:\b(?:drinks?|drinking|drunk|drank|alcoholic|wasted|stoned|high|addict|uses|using)\b[^.!?]{0,50}\b(?:driv(?:es?|ing)|drove)\b|\b(?:driv(?:es?|ing)|drove)\b[^.!?]{0,40}\b(?:drunk|drinking|drinks|drank|stoned|high on|wasted|tipsy|buzzed)\b)/;
const addicted =
  /\b(?:drug addict|addict|meth|heroin|fentanyl|(?:on|smok\w+|does) crack|cocaine|on drugs|uses drugs|using again|drinks and)\b/;

const several = String.raw`(?:[3-9]|[1-9]\d+|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|a handful of|a (?:whole )?bottle of|the (?:whole )?bottle of|too many|a bunch of|a lot of|all (?:of )?(?:my|the|his|her))`;
/** Several pills, or something unknown, that was swallowed. */
const swallowedPatterns = [
  new RegExp(
    String.raw`\b(?:took|taken|swallow(?:ed)?|ate|eaten|downed|popped|gave (?:him|her|them)) (?:\w+ ){0,2}${several} (?:\w+ ){0,2}${medicine}\b(?! (?:ago|back|classes|bottles?))`,
  ),
  new RegExp(
    String.raw`\b${medicine}\b[^.!?]{0,40}\bi? ?(?:already |just )(?:took|taken|swallowed|had) (?:${several})\b(?! (?:hours?|days?|weeks?|months?|minutes?|years?|o'?clock|am|pm|mg))`,
  ),
  new RegExp(
    String.raw`\b(?:is|are|can i take|could i take|would|if i (?:take|took)) (?:[4-9]|[1-9]\d+|twenty|thirty|fifty) (?:\w+ )?(?!mg\b)${medicine}\b(?! (?:a|per|each) (?:week|month|year))`,
  ),
  new RegExp(
    String.raw`\b(?:drank|downed|chugged|had|took) (?:about |almost |like |nearly )?(?:half (?:of )?|most of |all of |a whole |an? |the )(?:an? |the |my )?(?:whole |entire )?bottle of (?:\w+ )?${medicine}\b`,
  ),
  new RegExp(
    String.raw`\b(?:mixed|took|combined) (?:\w+ ){0,3}${medicine}\b[^.!?]{0,10}\b(?:and|with|on top of) (?:\w+ ){0,3}(?:wine|alcohol|beers?|vodka|whiskey|liquor|booze|tequila|drinks)\b|\b(?:mixed|combined) (?:\w+ ){0,2}(?:wine|alcohol|beers?|vodka|whiskey|liquor|booze|tequila) (?:and|with) (?:\w+ ){0,2}${medicine}\b`,
  ),
  /\b(?:she|he|they|my \w+) (?:just |already )?(?:took|swallowed|drank) (?:something|pills|a bunch of (?:pills|stuff)|poison|bleach)\b(?! (?:from|of|out|off|away|for (?:a|her|his|the) (?:cold|headache|pain|flu))\b)|\boverdos\w*\b/,
];
/** Whether somebody may have swallowed too much: the poison line comes first. */
export const mayHaveSwallowed = (output: string): boolean => swallowedPatterns.some((one) => one.test(output));

/** Goodbyes for ever, and despair. */
const forever = [
  /\bsuicid\w*|\bkill(?:s|ed|ing)? (?:my|him|her|them)sel(?:f|ves)\b|\bself[- ]?harm\w*|\bwants? to die\b|\b(?:hurt|cut|harm)(?:s|ing|ting)? (?:my|her|him)self\b|\b(?:end|take|took|ended) (?:it all|(?:my|his|her) (?:own )?life)\b|\bbetter off (?:dead|without me)\b/,
  /\b(?:nothing left (?:to live for|for me)\W*$|no reason to (?:live|go on|wake up)|(?:can'?t|cant|cannot) (?:do|take|live like) this any ?more\W*$|(?:can'?t|cant) go on\b|(?:not|n'?t) (?:want to )?be(?:ing)? (?:here|around|alive) any ?more|point (?:in|of|to) (?:being here|living|life|anything|going on))/,
];
const lastWords =
  /\b(?:one last time|(?:for|the) (?:very )?last time ever)\b|\b(?:cards?|letters?|videos?|presents?|gifts?)\b[^.!?]{0,40}\bfor the next (?:\w+|\d+) (?:years|birthdays)\b|\b(?:cards?|letters?|videos?)\b[^.!?]{0,30}\b(?:all|every one) of (?:their|his|her) (?:future )?birthdays\b/;
/** Words of one who may mean to go: "thank my kids one last time". Leaving a job or a place is none. */
const nothingLeft =
  /^(?![^]*\b(?:money|pay\w*|rent|bills?|savings|account|food|energy)\b)[^]*\b(?:i have|i've got|i got|there is|there's) nothing left\W*$/;
export const saysLastWords = (output: string): boolean =>
  nothingLeft.test(output) || (lastWords.test(output) && toThem.test(output) && !atWork.test(output) && !isPlanned.test(output));
const toThem =
  /\b(?:my|our) (?:\w+ )?(?:kids?|children|son|daughter|husband|wife|mom|dad|mother|father|parents|family|friends?|sister|brother)\b|\b(?:him|her|them|everyone)\b/;
/** Presents that somebody saves for. */
const isPlanned = /\b(?:how (?:do|can|should|much)\b[^.!?]{0,20}\bsave|save (?:up )?for|budget|afford)\b/;
const atWork =
  /\b(?:coworkers?|colleagues?|boss|manager|team|clients|students|teacher|class(?:mates?)?|job|house|apartment|landlord|trip|deployment|surgery|chemo|cancer|hospice|terminal|doctor)\b/;

/** Whether a normalized message tells of somebody who is hurt, held, watched, or afraid of somebody. */
export function tellsOfHarm(output: string): boolean {
  const rest = withoutNoBlow(output);
  return harm.some((one) => one.test(rest));
}
/** Deaths that have been, and work against them. */
const longPast =
  /\b(?:died (?:by|of|from)|to suicide|committed|attempt(?:s|ed)?|years? ago|last year|since|after|movie|film|book|song|show|prevention|awareness|training|watch|squad|hotline|statistics)\b/;
/** Whether a normalized message is about ending a life, now. */
export const saysForever = (output: string): boolean => forever.some((one) => one.test(output)) && !longPast.test(output);
/** Whether a normalized message holds a sign of danger, for the writer or for another. */
export const isDangerous = (output: string): boolean =>
  tellsOfHarm(output) ||
  nearHarm.test(output) ||
  drunkDriving.test(output) ||
  addicted.test(output) ||
  mayHaveSwallowed(output) ||
  forever.some((one) => one.test(output)) ||
  lastWords.test(output) ||
  nothingLeft.test(output);

const risky =
  /\b(?:hit(?:s|ting)?(?: (?:me|him|her|them|us|the kids?))|shov\w*|chok\w*|slap\w*|punch\w*|beat(?:s|ing)? (?:me|him|her|us)|threat\w*|gun|knife|kill\w*|suicid\w*|want to die|hurt(?:s|ing)? (?:me|myself|him|her)\b(?! feelings)|(?:scared|afraid) of (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|dad|mom))|won'?t let me|overdos\w*|drunk|drive after|mix(?:ing)? (?:it|them|\w+ with)|spank\w*|choking|point (?:in|of|to) (?:being here|living|life|anything|going on)|(?:not|n'?t) (?:want to )?be(?:ing)? (?:here|around) any ?more|disappear|end it all)\b/;
/** Whether a normalized message may be about danger. */
export const isRisky = (words: string): boolean => risky.test(words) || isDangerous(words);
/** The same for a message as it was written: it has answers of its own, and nothing else is offered. */
export const mayBeRisky = (newest: string): boolean => isRisky(plain(newest));
