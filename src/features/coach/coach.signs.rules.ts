import { plain } from "crisis-detector/plain";
import { isDangerous, mayHaveSwallowed, medicine, saysLastWords, tellsOfHarm } from "./talk/coach.danger.rules.ts";

/** What a message says about the chat itself: what the coach is, who asks, and what is beyond a coach. Patterns only, nothing stored. */

const requests = [
  /\b(?:are|r) (?:you|u)\b[^.!?\n]{0,30}\b(?:human|person|real|alive|sentient|conscious|robot|bot|chatbot|ai|machine|computer|program|therapist|psychologist|counselor|doctor|licensed)\b/,
  /\b(?:is this|am i (?:talking|speaking|chatting|writing) (?:to|with))\b[^.!?\n]{0,20}\b(?:human|person|real|robot|bot|ai|machine|somebody|someone)\b/,
  /\bdo (?:you|u)\b[^.!?\n]{0,20}\b(?:have (?:any )?(?:feelings|emotions|a soul|a body)|feel (?:anything|pain|love|sad|happy)|love me|care about me|miss me|like me)\b/,
  /^\s*(?:what|who) (?:are|r) (?:you|u)\b/,
  /\bwhat kind of (?:thing|ai|program) are you\b/,
  /^\W*(?:can|could|may) (?:i|we) (?:please )?(?:(?:talk|speak|chat) (?:to|with)|get) (?:an? )?(?:real |actual |live )*(?:human|person|someone real|agent)(?: being)?(?: please| here| instead)*\W*$/,
  /(?<!\b(?:say|says|said|saying|hear|heard|text(?:s|ed)?|writes?|wrote|tell(?:s|ing)? me|told me) ["\u201c]?)\bi(?:'m| am)? (?:really |so )?(?:love|in love with|falling for|adore) you\b/,
  /\b(?:be|you are|you're) my (?:girlfriend|boyfriend|wife|husband|best friend|only friend|therapist)\b/,
  /\byou(?:'re| are) (?:the only (?:one|person|friend)|all i have|all i've got|my only)\b/,
  /\bi (?:only|just) (?:talk|need) (?:to )?you\b/,
  /\bi don'?t need (?:anyone|anybody|people|friends) (?:else )?(?:but|except|when i have|as long as i have) you\b/,
  /\b(?:promise|swear)\b[^.!?\n]{0,30}\b(?:not (?:to )?tell|won'?t tell|keep)\b/,
  /\b(?:keep (?:this|it) (?:a )?secret|don'?t tell (?:anyone|anybody|anyone else)|(?:just|only|stays?|strictly|this is|is this|keep (?:it|this)) between us|between you and me)\b/,
  /\b(?:eres|es usted)\b[^.!?\n]{0,20}\b(?:human[oa]|persona|real|robot|m[aá]quina|ia|terapeuta|m[eé]dic[oa])\b/,
  /\b(?:te amo|te quiero|estoy enamorad[oa] de ti)\b/,
  /\b(?:tienes sentimientos|me quieres|qui[eé]n eres|qu[eé] eres)\b/,
];

/** Whether the user asks what the coach is, loves it, has only it, or asks it for secrecy: then it says what it is. */
export const asksWhatItIs = (text: string): boolean => requests.some((one) => one.test(plain(text)));

const delusion = [
  /\b(?:voices?|they|god|the (?:tv|television|radio)) (?:are |is )?(?:tell(?:s|ing)?|speak(?:s|ing)? to|talk(?:s|ing)? to|send(?:s|ing)?)\b[^.!?\n]{0,20}\b(?:me|messages)\b[^.!?\n]{0,30}\b(?:to (?:do|hurt|stop|leave|give|save|fight)|secret|special|hidden|meant for me|through)\b/,
  /\b(?:chip|implant|transmitter)\b[^.!?\n]{0,30}\b(?:my (?:head|brain|body|tooth|arm)|in me|inside me)\b/,
  /\bi(?:'m| am) (?:the )?(?:chosen(?: one)?|messiah|a prophet|god|immortal)\b/,
  /\b(?:government|cia|fbi|neighbors?|police|they)\b[^.!?\n]{0,30}\b(?:watching me|following me|(?:(?:is|are|were|was|come|comes|came|coming|out|sent|send)(?: \w+)?|'re) after me|spying on me|poisoning (?:me|my)|reading my (?:mind|thoughts)|controlling my (?:mind|thoughts))\b/,
  /\b(?:haven'?t|not) slept (?:for|in) (?:\d+|two|three|four|five|six|many) (?:days|nights)\b[^\n]{0,80}\b(?:never (?:felt )?better|don'?t need|unstoppable|so much energy|genius|mission|amazing)\b/,
  /\b(?:hidden|secret|special) (?:messages?|codes?|signs)\b[^.!?\n]{0,40}\b(?:for me|meant for me|license plates|the (?:tv|news|radio|songs?))\b/,
  /\bi can (?:read minds|control the weather|hear their thoughts)\b/,
];
/** Whether the message holds beliefs that a program must neither confirm nor argue with. */
export const soundsUnreal = (text: string): boolean => delusion.some((one) => one.test(plain(text)));

const depression = [
  /\b(?:i'?m|im|i am|i was|i'?ve been|ive been|i have been|i feel|i'?m feeling|im feeling|i am feeling|feeling|been feeling|am i|i might be|i may be|could i be|i could be|i must be|i seem|i get|i'?m getting|i'?m becoming|because i'?m|if i'?m|if i am|whether i'?m|that i'?m)\b(?: \w+){0,3} depress(?:ed|ive)\b/,
  /\b(?:i|me|my|i'?ve|could this|is this|is it|this is|it'?s|sign of|signs of|symptoms of|diagnosed with)\b[^.!?\n]{0,30}\bdepression\b/,
  /\bdepression (?:is|has|came|keeps|again|won'?t|makes|got)\b/,
  /^\W*(?:so |very |really )?(?:depressed|depression)\W*$/,
  /\bi (?:feel|am|have been feeling|'ve been feeling|keep feeling)? ?(?:so |very |really |just )?(?:sad|down|low|empty|numb|flat|miserable)\b[^.!?\n]{0,25}\b(?:all the time|all day|every day|most days|for (?:weeks|months|years)|for a long time|for no reason|anymore|lately|inside)\b/,
  /\b(?:nothing|not anything) (?:makes me (?:happy|feel)|brings me joy|is fun|gives me joy|interests me)\b/,
  /\bi (?:don'?t|dont|can'?t|cant|no longer) (?:really )?(?:enjoy|feel) (?:anything|things|joy|happy|pleasure)\b/,
  /\bi(?:'ve| have)? lost (?:all )?(?:interest|joy|pleasure) in (?:everything|anything|things|life)\b/,
  /\bi (?:can'?t|cant|can hardly|can barely|struggle to|barely) get out of bed\b/,
  /\bi (?:cry|have been crying|'ve been crying|keep crying) (?:every day|all the time|all day|for no reason)\b/,
  /\b(?:estoy|me siento|creo que (?:estoy|tengo)) (?:muy |tan )?(?:deprimid[oa]|depresi[oó]n)\b/,
];
const notOwnDepression =
  /\bgreat depression\b|^(?!.*\b(?:i'?m|i am|i feel|i've been|me too|so am i) (?:\w+ ){0,2}(?:depress\w*|hopeless|empty|numb))(?=.*\b(?:my|a|his|her) (?:\w+ )?(?:partner|husband|wife|boyfriend|girlfriend|bf|gf|friend|mom|mother|dad|father|sister|brother|son|daughter|roommate)\b[^.!?]{0,12}\b(?:with|has|is|'s|in|suffers from|struggles with) (?:\w+ ){0,2}depress)|\b(?:weather|movie|film|news|song|economic|tropical) depress|\bdepressing\b(?! me)/;
/** "It's not depression", "I'm not depressed". */
const deniedDepression =
  /\b(?:(?:(?:it|that)'?s|it is|this is|i'?m|i am) not (?:really |even |actually |a )*depress(?:ed|ion)|(?:it|this) isn'?t (?:a )?depression|i do ?n'?t (?:think|feel) (?:that )?(?:it'?s|it is|i'?m|i am) (?:really )?depress(?:ed|ion)|i do ?n'?t have (?:a )?depression)\b/g;
/** Whether the user says that they are, or may be, depressed. */
export const soundsDepressed = (text: string): boolean => {
  const output = plain(text).replace(deniedDepression, " ");
  return !notOwnDepression.test(output) && depression.some((one) => one.test(output));
};

const health =
  /\b(?:(?:can|could|will|please|just)\b[^.!?\n]{0,20}\bdiagnose|diagnose (?:me|him|her|my)|my diagnosis|(?:do|could|might) i (?:have|be having) (?:a |an )?(?:adhd|add|ptsd|ocd|bpd|bipolar|depression|anxiety disorder|autism|a disorder|cancer|diabetes|an eating disorder|schizophrenia|a condition|dementia)|(?<!how much |how many |how long |what )have i got (?!to\b|left|enough)|am i (?:bipolar|autistic|depressed|schizophrenic|a narcissist|borderline)|is (?:he|she|my \w+) (?:a narcissist|bipolar|a psychopath|autistic)|which medication|what (?:medication|medicine|dose|dosage|pills?)|how (?:much|many) (?:mg|milligrams|pills|xanax|zoloft|melatonin|ibuprofen|adderall)|(?:stop|change|double|skip|increase) (?:taking )?my (?:meds?|medication|medicine|antidepressants?|dose|pills|lithium|insulin)|side effects?|prescribe|treatment plan|be my (?:therapist|doctor)|therapy session|symptoms? (?:mean|of))\b/;
const dose = new RegExp(
  [
    `\\b(?:what|which|right|max|maximum|highest|safe|normal|usual|correct) (?:is (?:the|a) )?(?:safe |right |max |maximum |usual )?(?:dose|dosage)\\b`,
    `\\bhow (?:much|many) (?:mg|milligrams?|${medicine})\\b`,
    `\\b(?:is|are|was) \\d+ ?(?:mg|milligrams?)\\b`,
    `\\b(?:missed|forgot|skipped|doubled|took) (?:a |my |two |an extra |an? \\w+ |too (?:much|many) (?:of )?(?:my )?)?(?:dose|${medicine})\\b`,
    `\\b(?:stop|change|double|skip|increase|raise|lower|halve|quit|go off|come off|wean off) (?:taking )?(?:my )?(?:dose|${medicine})\\b`,
    `\\b(?:can|should|could|may) i (?:take|mix|combine|give|use|drink)\\b[^.!?\\n]{0,40}\\b${medicine}\\b`,
  ].join("|"),
);
const law =
  /\b(?:sue|lawsuit|legal advice|is it (?:legal|illegal)|plead guilty|custody case|press charges|court (?:date|hearing)|my lawyer|represent (?:me|myself)|contract (?:valid|binding)|will and testament|immigration (?:case|status))\b/;
/** Goods "in stock", a "mistake with the stock" and "invested years in him" are about no money at an exchange. */
const investing =
  /\b(?:invest(?:ing|ed|ments?|s)?\b(?!(?: \w+){0,4} (?:in|into|on) (?:him|her|them|us|me|myself|this (?:man|woman|relationship|marriage|friendship)|(?:my|our) (?:relationship|marriage|friendship|kids|children|health)|(?:an? )?(?:good|better|new|decent) )\b)|(?<!\b(?:in|out of|take|taking|count(?:ing)?) )stocks\b|(?:buy|buying|sell|selling|sold|own|pick|picking|trade|trading|which|what|tesla|apple|amazon|google|nvidia|company|meme|penny) (?:a |any |some |the |my |more |company )?stocks?\b(?! (?:take|room|cupboard|shelves))|stock (?:market|tips?|picks?|prices?|options?|trading|broker|exchange|portfolio)|(?:buy|sell|own|trade) shares|bitcoin|crypto\w*|ethereum|options trading|day ?trad\w+|forex|401k allocation|which fund|etf)\b/;

const gas =
  /\b(?:(?:house|home|apartment|kitchen|basement|room|hallway|stove|furnace|it|place) (?:really |kinda |kind of |strongly )?smells? (?:like|of) (?:(?:natural )?gas|rotten eggs?)|(?:i|we) (?:can )?smell (?:natural )?gas|gas (?:leak|smell)|(?:carbon monoxide|co2?) (?:alarm|detector) (?:is |keeps |just |went |started )*(?:going(?! to\b)|beeping|off|screaming|sounding|ringing))\b/;

const alarm = /\b(?:smoke|fire|co2?|carbon monoxide) (?:detector|alarm)s?\b/;
const poisoned =
  /\b(?:dizz(?:y|iness)|lightheaded|head(?:'s| is)? (?:hurts?|pounding)|nause\w*|throw(?:s|ing)? up|vomit\w*|faint(?:ed|ing)?|pass(?:ed|ing)? out|drowsy|confused|(?<!(?:gives?|gave|giving) (?:me|us) (?:a )?)head ?aches?|(?:feel|feels|feeling|am|is|are|i'?m|we'?re) (?:\w+ )?(?:sick(?! of\b)|weak))\b/;
const burner = /\b(?:furnace|boiler|generator|charcoal|(?:gas|kerosene|propane) (?:heater|stove|oven|fireplace))\b/;
const fourBeeps =
  /\b(?:co2?|carbon monoxide) (?:detector|alarm)\b[^.!?\n]{0,20}\b(?:(?:4|four) (?:\w+ )?(?:times|beeps)|(?:in|of) (?:4|four)s?)\b/;
/** Words of the body that are about money or a decision: "bleeding money", "sick about the cost". */
const figures = [
  /\b(?:savings|accounts?|budget|wallet|startup|company|business|finances) (?:(?:is|are|was|were|keeps?|has|have|been|just|won'?t|can'?t|stop) )*bleeding\b|\bbleeding (?:out )?(?:money|cash|funds|dollars|customers)\b/g,
  /\b(?:sick|dizzy|nauseous) (?:just )?(?:about|thinking|in the head|at the (?:thought|idea|price|cost)|(?:over|from|with) (?:the |this |its )?(?:\w+ )?(?:costs?|prices?|bills?|quotes?))\b|\bconfused (?:about|over|by|which|what|how|why|where|whether)\b|\bthrow(?:s|ing)? up (?:my|our|his|her) (?:hands|arms)\b|\bweak (?:at|in)\b/g,
  /\b(?:bills?|prices?|costs?|quotes?|estimates?) (?:(?:for|of) (?:\w+ ){1,3})?(?:makes?|made|gives?|gave|is making|are making) (?:me|us) (?:\w+ )?(?:dizzy|sick|nauseous|weak|confused)\b/g,
];
const withoutFigures = (output: string) => figures.reduce((text, one) => text.replace(one, " "), output);
/** An alarm for carbon monoxide, or any alarm or flame beside signs of it in the people there. */
const isGas = (output: string) =>
  (gas.test(output) && (alarm.test(output) || !/\b(?:car|truck|van|engine|garage)\b/.test(output))) ||
  fourBeeps.test(output) ||
  ((alarm.test(output) || burner.test(output)) && poisoned.test(output));

/** "Please call an ambulance": it cannot, and says at once who can. */
const callsForHelp =
  /^\W*(?:(?:please|pls|plz|hey|hi|hello|help|omg|oh my god|quick|coach|just)\W+)*(?:(?:can|could|will|would) (?:you|u|someone|somebody|anyone) (?:please )?|(?:i need|i want) (?:you|someone|somebody) to |(?:someone|somebody) )?(?:please )?(?:call|text|phone|send|get)(?: me| us)? (?:for )?(?:an? |the )?(?:ambulance|911|9-1-1|paramedics?|police|cops|fire department|(?:suicide|crisis) (?:hot)?line|988|741741)\b(?! (?:reports?|records?|on)\b)[^.!?\n]{0,30}\W*$|^\W*(?:(?:please|help|omg|oh my god|quick)\W+)*(?:i|we) (?:really |just )?need (?:an? |the )?(?:ambulance|911|paramedics?|police|cops)(?: (?:now|here|please|help|fast|quick|right now|right away|immediately|asap))*\W*$|^\W*(?:please |pls |plz )*(?:(?:can|could|will) (?:you|u|someone|somebody) )?(?:please )?send (?:me |us )?help\b(?! (?:with|for|on)\b)[^.!?\n]{0,20}\W*$/;

const old = "(?:weeks?|months?)[- ]old(?! (?:laptop|phone|iphone|car|truck|computer|tv|tablet|ipad|couch|puppy|kitten|dog|cat))";
const infant = `\\b(?:baby|newborn|infant|${old})\\b`;
/** Of a person: "dropped her spoon" and "threw him a ball" are not. */
const shook =
  "(?:shook (?:him|her|it|them)|(?:dropped|threw) (?:him|her|them))(?=\\W*$|[,.;!]|\\W+(?:and|on(?! (?:a|the|my) (?:\\w+ )?card)|again|hard|from|because|so|but|once|twice|to|last|yesterday|today|tonight|down|really|just|when|until|till|too|a (?:little|bit)|against|into)\\b)";
/** What needs a doctor, a vet, poison control or the fire department today. */
const urgent: Record<
  "fire" | "collapse" | "shaken" | "bleeding" | "infection" | "chemicals" | "pets" | "fever" | "burn" | "wiring",
  RegExp
> = {
  fire: /^(?![^]*\b(?:every time|whenever|when i (?:cook|shower)|toast|steam|cigarettes?|weed|(?:from|by) (?:my|the|our) (?:\w+ )?(?:neighbou?r|tenant)|(?:neighbou?rs?|tenants?) (?:\w+ )?smok|wildfires?|last (?:night|week)|yesterday|false)\w*)[^]*(?:\b(?:smoke|fire) (?:alarm|detector)s?\b(?: \w+){0,2} (?:going off|screaming|blaring|sounding(?! (?:old|weak)))\b|\bi (?:can )?smell smoke\b(?! (?:on|in (?:my|his|her|their) (?:hair|clothes|jacket|coat))\b))|\b(?:alarm|detector)s?\b[^]{0,80}\b(?:flames|smoke everywhere|(?:see|thick|black|is) smoke)\b/,
  collapse: new RegExp(
    `\\b(?:baby(?! (?:room|shower|clothes|registry|pictures?|photos?))|newborn|infant|toddler|${old})\\b[^.!?\\n]{0,30}\\b(?:blue(?! (?:eyes?|blanket|dress|shirt|room|outfit|paint|walls?|suit|tie))(?![^!?]*blueberr)|limp(?! hair)|floppy|not breathing|won'?t wake|unresponsive)\\b|\\b(?:vap(?:es?|ed|ing)|smok(?:es?|ed|ing)|edibles?|gumm(?:y|ies)|weed)\\b[^.!?\\n]{0,30}\\b(?:passed out(?! (?:my|the|his|her)\\b)|won'?t wake|not breathing|unresponsive(?! to\\b))\\b|\\b(?:baby|newborn|infant|toddler|son|daughter|kid|child|husband|wife|partner|mom|dad|grandma|grandpa|he|she)(?: is|'?s)(?: still)? choking\\b(?! (?:me|him|her|them|us|my|our|up|back|under)\\b)(?! on (?:the |his |her )?(?:words?|debts?|bills?))`,
  ),
  shaken: new RegExp(
    `${infant}[^!?\\n]{0,60}\\b${shook}|\\b(?:shook|shaken|dropped|threw) (?:my|the|our|her|his) (?:baby|newborn|infant|(?:\\w+ )?(?:week|month)s?[- ]old)\\b(?! (?:off|monitor|bottle|toys?|seat|food|stroller|chair|swing))`,
  ),
  bleeding:
    /^(?![^]*\b(?:nose|gums?|period)\b)[^]*(?:\bbleeding (?:really |so |very )?(?:bad|badly|heavily|everywhere|out)\b|\b(?:won'?t|wont|can'?t|cant|doesn'?t|doesnt) stop (?:the )?bleeding\b|\bbleeding (?:won'?t|wont|doesn'?t|doesnt) stop\b|\b(?:cut|chopped|sliced|ripped|lost) (?:off )?(?:part of |half of |the tip of )?my (?:finger|thumb|toe)s?\b(?! ?(?:nails?|drives?|prints?))(?<=off .{0,30}|lost my \w+)(?! rings?\b)|\b(?:cut|chopped|sliced|ripped|tore) (?:(?:half|part|the tip) of )?my (?:finger|thumb|toe|fingertip)s?(?: tip)? (?:(?!nails?)\w+ )?off\b|\bpregnan\w*\b[^.!?\n]{0,40}\b(?:blood(?! (?:tests?|pressure|sugar|type|work|bank))|bleeding)\b|\b(?:blood(?! (?:tests?|pressure|sugar|type|work|bank))|bleeding)\b[^.!?\n]{0,40}\bpregnan)/,
  infection:
    /\b(?:red (?:streaks?|lines?)|streaks?)\b[^.!?\n]{0,25}\b(?:up|down|from|along|toward|on)\b[^.!?\n]{0,15}\b(?:arm|leg|hand|foot|wound|bite|cut|wrist|ankle)\b|^(?=[^]*\b(?:bite|bit (?:me|my)|bitten|scratch(?:ed)?|cut|wound|stitches|incision|tattoo|piercing|blister|sore|abscess)\b)(?=[^]*\b(?:hot|oozing|spreading|swollen|swelling|throbbing|fever)\b)(?=[^]*\b(?:red(?:ness)?|pus|streaks?)\b)[^]*\b(?:hand|arm|leg|foot|fingers?|toe|knee|ankle|wound|bite|stitches|cut is|redness)\b/,
  chemicals:
    /\b(?:bleach|clorox)\b[^.!?\n]{0,40}\b(?:vinegar|ammonia|acid|peroxide|windex|(?:toilet|drain|bathroom|other|another) cleaners?)\b|\b(?:vinegar|ammonia|acid|peroxide|windex|(?:toilet|drain) cleaner)\b[^.!?\n]{0,40}\b(?:bleach|clorox)\b/,
  pets: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pet)\b[^.!?\n]{0,30}\b(?:ate|eats?|eaten|swallowed|licked|chewed|got into)\b[^.!?\n]{0,30}\b(?:chocolate|onions?|garlic|grapes?|raisins?|xylitol|gum|lil(?:y|ies)|pills?|ibuprofen|advil|tylenol|medic(?:ine|ation)|antifreeze|poison|macadamia|edibles?|weed|pods?)\b/,
  fever: new RegExp(
    `\\b(?:fever|temperature)\\b[^.!?\\n]{0,20}\\b(?:10[3-7](?:\\.\\d)?|39\\.\\d|4[0-2](?:\\.\\d)?)\\b|${infant}[^.!?\\n]{0,40}\\bfever\\b`,
  ),
  burn: /\b(?:burn(?:ed|t)|scalded)\b[^.!?\n]{0,15}\b(?:my|his|her|their|the baby'?s)\b[^.!?\n]{0,12}\b(?:hands?|fingers?|arms?|feet|foot|legs?|face|skin|wrist|chest|back)\b/,
  wiring:
    /\b(?:outlet|socket|wires?|wiring|breaker|fuse box|electrical panel)\b[^.!?\n]{0,30}\b(?:burn(?:ing|t)?|smok(?:e|es|ing)|spark(?:s|ed|ing)?|hot|melt(?:ing|ed)|buzz(?:es|ing))\b|\b(?:burning|burnt|smok\w+|sparks?|sparking)\b[^.!?\n]{0,30}\b(?:outlet|socket|wires?|wiring|breaker|fuse box|electrical)\b/,
};

const alcohol = /\b(?:drink(?:ing)?|alcohol|booze|vodka|whiskey|whisky|wine|beers?|liquor|gin|rum|tequila)\b/;
const otherDrinks = /\b(?:sodas?|coffee|caffeine|coke|pop|juice|milk|energy drinks?|water|tea)\b/;
const stopping =
  /\b(?:stop|stopping|quit|quitting|give up|giving up|cut(?:ting)? (?:it )?(?:down|back|out)|cold turkey|detox\w*|come off|wean|get sober|at once)\b/;
const another =
  /\b(?:he|she|they|him|her|them|his|their)\b|\bmy (?:\w+ )?(?:husband|wife|partner|son|daughter|mom|dad|brother|sister|friend|boyfriend|girlfriend)\b/;
/** Whether someone wants to drink less: after much drinking, stopping all at once is dangerous. `isDrinking`: the talk is about it already. */
export function asksToStopDrinking(text: string, isDrinking = false): boolean {
  const output = plain(text);
  const isAlcohol = (isDrinking || alcohol.test(output)) && !otherDrinks.test(output);
  return isAlcohol && stopping.test(output) && !another.test(output) && !(isSober.test(output) && !drinksAgain.test(output));
}
const drinksAgain = /\b(?:again|relaps\w*|started|slipped|back (?:to|on)|still)\b/;
/** Two weeks without and more: the days in which stopping is dangerous are over. */
const isSober =
  /\b(?:(?:quit|stopped|gave up)(?: drinking| alcohol| booze)?|sober)\b[^.!?]{0,12}\b(?:(?:1[4-9]|[2-9]\d|\d{3}) days|(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight) weeks|(?:an?|one|two|three|four|five|six|\d+) (?:months?|years?))\b/;

/** A friend who does not come to the door, or whose car runs in the garage: somebody has to go there. */
const isFoundNowhere =
  /\b(?:car|engine|truck)\b[^.!?]{0,20}\bgarage\b[^.!?]{0,15}\brunning\b|\b(?:car|engine|truck)\b[^.!?]{0,10}\brunning\b[^.!?]{0,20}\bgarage\b[^.!?]{0,30}\banswer|\b(?:isn'?t|not|won'?t|wont|hasn'?t|isnt|hasnt|doesn'?t) (?:been )?answer\w* (?:the|her|his) (?:door|phone)\b[^!?]{0,40}\b(?:lights? (?:is |are )?on|(?:7|8|9)\d years old|elderly|lives alone|car is (?:there|home|in the driveway))\b/;

/** A sum that somebody owes: small claims court, which needs no lawyer. */
const owedToMe =
  /^(?![^]*\b(?:sued? me|suing me|served|summons|divorc\w+|accident|injur\w+|fired)\b)[^]*\b(?:sue|take (?:him|her|them|my \w+) to court)\b[^.!?]{0,40}\b(?:owes?|owed|loan|lent|borrowed|deposit|pay(?:s|ing)?(?: me)? back)\b/;
/** The kind of professional that a message needs, if any. */
export function beyondCoaching(
  text: string,
): keyof typeof urgent | "help" | "swallowed" | "withdrawal" | "gas" | "health" | "dose" | "law" | "investing" | undefined {
  const output = withoutFigures(plain(text));
  if (callsForHelp.test(output) || isFoundNowhere.test(output)) return "help";
  if (mayHaveSwallowed(output)) return "swallowed";
  if (isGas(output)) return "gas";
  for (const [kind, pattern] of Object.entries(urgent)) if (pattern.test(output)) return kind as keyof typeof urgent;
  if (asksToStopDrinking(text)) return "withdrawal";
  if (dose.test(output)) return "dose";
  if (health.test(output)) return "health";
  if (law.test(output) && !owedToMe.test(output)) return "law";
  return investing.test(output) ? "investing" : undefined;
}

const shaking = new RegExp(`\\b${shook}`);
const ofInfant = new RegExp(infant);
const changing = String.raw`\b(?:(?:should|can|could|may|do|does) (?:i|we|she|he|they|my \w+)|is it (?:ok|okay|safe) (?:to|if (?:i|she|he))) (?:just |still |also |really |even )*(?:stop|quit|skip|halve|double|take|keep|go off|come off|wean(?: off)?)(?: taking)?`;
/** "Should I stop it": the medicine of the message before; any other noun is another matter. */
const changesIt = new RegExp(
  String.raw`${changing} (?:it|them|this|these|more|less|half)(?: (?:now|then|today|tonight|anyway|too|together|every (?:day|night)|at once|cold turkey|while (?:i'm |im |she's )?pregnant|with (?:alcohol|wine|beer|food|it)))*\W*$`,
);
/** "Can I stop my meds", whatever was said before. */
const changesDose = new RegExp(
  String.raw`${changing} (?:(?:my|the|her|his|these|those|both|any|two|more) )*${medicine}\b(?! (?:off|out of|away|back|from)\b)`,
);
const onlyOfMedicine = /\b(?:taking|skip|halve|double|go off|come off|wean)\b/;
const taken = new RegExp(
  String.raw`\b${medicine}\b|\b(?:paxil|celexa|cymbalta|effexor|metformin|ozempic|blood pressure|statins?|prescriptions?)\b`,
);
const notTaken = /\b(?:job|offer|loan|class|course|apartment|house|dog|cat|puppy|deal)\b/;
/** What an earlier message makes urgent: "i shook him" after a crying baby, "my head hurts" after a chirping alarm. */
export function urgentInTalk(text: string, earlier: readonly string[]): "shaken" | "gas" | "dose" | undefined {
  const [output, before] = [withoutFigures(plain(text)), plain(earlier.slice(-4).join("\n"))];
  if (shaking.test(output) && ofInfant.test(before)) return "shaken";
  if (poisoned.test(output) && alarm.test(before)) return "gas";
  if (changesDose.test(output)) return "dose";
  // "take it" may be an offer, "stop taking it" is not
  const last = plain(earlier.at(-1) ?? "");
  const named = `${onlyOfMedicine.test(output) ? before : last}\n${output}`;
  return changesIt.test(output) && taken.test(named) && !notTaken.test(named) ? "dose" : undefined;
}

export const isHello = (text: string): boolean =>
  /^\W*(?:(?:no importa|ok(?:ay)?|no problem|we can)\W*)*(?:(?:in )?english (?:is |works )?(?:fine|ok|okay|good|too)?|(?:we can )?(?:speak|talk|write) (?:in )?english)(?: then| for me)?\W*$/.test(
    plain(text),
  ) ||
  /^\W*(?:how(?:'?s| is) it going|how are (?:you|u|things)(?: today)?)\W*$/.test(plain(text)) ||
  /^\s*(?:(?:hi+|hello+|hey+|hiya|howdy|hola|greetings|good (?:morning|afternoon|evening|day)|gm|yo)(?: (?:there|coach|again|everyone|friend|to you|evenday))*)(?:[\s,.!]+(?:how (?:are|r) (?:you|u|ya)(?: doing)?(?: today)?|how(?:'?s| is) it going|what'?s up|nice to meet you|i'?m new(?: here)?))?[\s!.,:)?]*$/.test(
    plain(text),
  );
const thanksWord = "(?:thanks|thank (?:you|u|ya)|thankyou|thx|thnx|tysm|ty|tks|cheers|gracias|appreciate (?:it|that|this|you))";
const praise =
  "(?:(?:that|this|it|you)(?:'?s| is| was|'?re| are| were)? (?:really |already |very |so |a |been |actually )*(?:help(?:s|ed|ful)?|great|good|perfect|useful|nice|kind|beautiful|lovely|sweet|amazing|wonderful|so true|true|what i needed|big help|awesome)(?: a lot| me| so much)?)";
const thanking = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|great|good|perfect|cool|awesome|nice|alright|wow|oh|well|yes|yeah|got it|will do|and|many|big|thats all|that's all|${praise})\\W+)*(?:${thanksWord})(?:\\W+(?:so much|very much|a lot|a bunch|a million|again|coach|you|u|man|for (?:the |your |all |that|this|it|everything|today|now|help(?:ing)?|listening|advice|info|tips?|me)+(?: \\w+)?|${praise}|i(?:'ll| will) (?:try|do) (?:it|that)(?: tonight| today| tomorrow)?|${thanksWord}))*\\W*$`,
);
const helped =
  /^\W*(?:ok(?:ay)? )?(?:that|this|it|you)(?:'?s| is| was|'?re| are| were)? (?:really |already |very |so |a |been |actually )*(?:help(?:s|ed|ful)?|what i needed|big help)(?: a lot| me| so much)?\W*$/;
export const isThanks = (text: string): boolean => {
  const output = plain(text);
  return output.length <= 160 && (thanking.test(output) || helped.test(output));
};
/** Debt or money beside despair. */
export const isAboutMoney = (text: string): boolean =>
  /\b(?:debts?|owe|bills?|money|rent|evict\w*|bankrupt\w*|collectors?|loan|foreclos\w*|broke|paycheck|deudas?|dinero)\b/.test(plain(text));

/** Whether the disclosure must be shown (again), in ms of UTC. `shownAt` and `lastSeenAt` are undefined at a first visit. */
export function disclosureDue(chat: {
  startedAt: number;
  shownAt: number | undefined;
  lastSeenAt: number | undefined;
  now: number;
}): "start" | "three-hours" | "away" | undefined {
  if (chat.lastSeenAt !== undefined && chat.now - chat.lastSeenAt >= 7 * 86_400_000) return "away";
  if (chat.shownAt === undefined || chat.shownAt < chat.startedAt) return "start";
  return chat.now - chat.shownAt >= 3 * 3_600_000 ? "three-hours" : undefined;
}

const ownEnd = [
  /\bi (?:just |really )?hate (?:living|being alive)\b(?! (?:here|in|with|at|on|near|so|alone|like|from|paycheck|under|out|together|close|far)\b)|^\W*(?:(?:and|but|so|then) )*(?:i'?ll|ill|i will|i'?m going to|i'?m gonna|im gonna) end it(?: all)?(?: (?:on )?(?:now|tonight|today|tomorrow|soon|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?\W*$/,
  /\b(?:when|if|before|after|once|in case) (?:i|i'm|im|i am|i've|ive) (?:should )?(?:die|dead|gone(?! (?:for|to|from|on)\b)|disappear(?! (?:from (?:all |my |the )*(?:social|facebook|fb|insta\w*|tik ?tok|twitter|snap\w*|linkedin|internet|online|group|chat|office|meeting|party|work)|for an?)\b)|jump(?! (?:to|into|on|in|back|ship)\b)|not (?:around|alive)|end it(?! with)|end everything)\b/,
  /\bi (?:just )?(?:want|need) (?:(?:it|everything|it all|things|all of it) to (?:end|be over)(?! (?:well|on|with|in)\b)|(?:it all|everything) to stop)\b(?! (?:being|costing|breaking|falling)\b)/,
  /\b(?:plan|way|how) to end it\b(?! (?:with|here|early|quietly|sooner))|\bwrote\b[^.!?]{0,15}\bhow i(?:'ll|'m| will| am)? (?:going to |gonna )?do it\b/,
  /\b(?:i'?m|i am|and|standing|sitting|alone) (?:up )?on (?:the|a) bridge\b(?![^.!?]*\b(?:traffic|stuck|toll|late|driving)\b)/,
  /\b(?:my|the) last (?:meal|night|supper)\b[^.!?]{0,12}\bi(?:'ll| will)\b(?! be (?:in|at|here|staying)\b)|\bmy last meal\b(?! (?:out|was|cost|prep|plan|kit)\b)/,
  /\b(?:i'?m|i am|i|or) (?:(?:just|will|could|might|should|want to|going to|gonna) )*disappear(?:ing)?\b(?! (?:from (?:all |my |the )*(?:social|facebook|fb|insta\w*|tik ?tok|twitter|snap\w*|linkedin|internet|online|group|chat|office|meeting|party|work)|into|in|to|for an?)\b)/,
  /\b(?:(?<!\b(?:much|lot|plenty|lots) )left|reason|nothing|something|anything) to live for\b|\bmaybe i(?:'ll| will)? (?:fall|crash)\b[^.!?]{0,20}\b(?:over|done|end|ends|gone)\b/,
  /\bso (?:that )?(?:they|he|she|people|everyone|my \w+) (?:will |can )?(?:know|knows|understand|understands) why(?: i did (?:it|this))?\W*$/,
  /\btell me (?:that )?(?:it'?s|it is) (?:ok|okay|all right) to (?:go|let go|die|leave this world)\W*$/,
  /\bnooses?\b|\bso i can jump\b|\bbridge\b[^.!?]{0,20}\bhigh enough\b|\bhow long\b[^.!?]{0,15}\b(?:to (?:die|starve|bleed out)|kills? (?:you|me|someone))\b|\bwhere (?:nobody|no one) (?:can |will |ever )?finds? me\b/,
  /\bwhy (?:i should|should i) (?:live|go on living|stay alive|be alive)\b|\b(?:story|poem|song)\b[^.!?]{0,20}\b(?:my (?:own )?death|i die|i'?m dead|me dying)\b/,
  /^\W*(?:forget it|never ?mind|nvm|goodbye|whatever)\b[^.!?]{0,10}\b(?:i'?m|i'?ll|i am) (?:just )?do(?:ing)? it\b(?! (?:myself|later|for (?:him|her|them|us|you)|with|when|after|the)\b)|\bheld (?:the|my|a) gun\b|\b(?:pills or (?:a |the )?rope|rope or (?:the )?pills)\b/,
  /\b(?:died|dead)\b[^.!?]{0,20}\bi want to (?:follow|join|be with) (?:him|her|them)\b/,
  /\bdrive (?:my|the|this) (?:car|truck|van) (?:into (?:a|the) (?:wall|tree|pole|river|lake|ocean)|off (?:a|the) (?:bridge|cliff|road))\b/,
  /\b(?:order|buy|get) me (?:an? |some |\d+ )?(?:rope|gun|pistol|pills|razor ?blades?)\b/,
];
const aboutPapers =
  /\b(?:will(?: and testament)?(?= (?:and|or|of|to be|written))|insurance|inherit\w*|estate|trusts?|funeral|debts?|mortgage|beneficiar\w*|probate|401\(?k\)?|iras?|retirement|who (?:gets|takes|will take)|pension|survivors?|social security|hospice)\b/;
const goodbye =
  /\bgoodbye (?:letters?|notes?|message|text|video)\b|\b(?:letters?|notes?|text|message)\b[^.!?]{0,30}\bgoodbye\b|\btell (?:him|her|them|my \w+)\b[^.!?]{0,30}\bgoodbye\b/;
/** Farewells at work and at school. */
const atWork = /\b(?:coworkers?|colleagues?|boss|manager|team|clients|students|teacher|classmates?)\b/;
const forced =
  /^\W*(?:never ?mind|nvm|gotta go|have to go)\b[^.!?]{0,12}\b(?:he|she)(?:'?s| is)? (?:back|home|here|coming|found me)\b|\bhiding from (?:my (?:ex|husband|wife|partner|boyfriend|girlfriend|dad|father)|him|her)\b|\b(?:proof|pictures?|photos?)\b[^.!?]{0,12}\b(?:bruises|what (?:he|she) did to me)\b|\b(?:he|she|husband|wife|partner|boyfriend|girlfriend)\b[^.!?]{0,12}\b(?:makes me (?:give|show|hand|share|unlock|send|tell)|(?:forces|forced) me to (?:give|show|hand|share|unlock|send|tell|sign))\b/;

/** Somebody shouts at the writer, and it is more than loud. */
const yells = /\b(?:yell|scream|shout)(?:s|ed|ing)? (?:and \w+ )?at (?:me|us|the (?:kids|baby))\b/;
const frightens =
  /\b(?:i'?m|im|i am|and|so|was) (?:\w+ )?(?:scared|afraid|frightened|terrified)\b|\b(?:corner\w*|block\w*|follows? me|in my face)\b/;

/**
 * Signs of danger that stand beside an everyday question ("what happens to my journal when I die") and are too weak for a card: the coach
 * asks once, and then answers. Undefined for all others.
 */
export function quietSign(text: string): "self-harm" | "abuse" | undefined {
  const output = plain(text).slice(0, 600);
  const isEnd = ownEnd.some((one) => one.test(output)) || (goodbye.test(output) && !atWork.test(output));
  if ((isEnd && !aboutPapers.test(output)) || saysLastWords(output)) return "self-harm";
  const isFrightening = yells.test(output) && (frightens.test(output) || isDangerous(output));
  return forced.test(output) || tellsOfHarm(output) || isFrightening ? "abuse" : undefined;
}

/** Whether the newest message says yes to an answer that asked about suicide; "I don't know" counts. */
export function saysYesToDanger(messages: readonly { role: string; content: string }[]): boolean {
  const [before, newest] = messages.slice(-2);
  return before?.role === "assistant" && newest?.role === "user" && asksOfDanger.test(before.content) && yes.test(plain(newest.content));
}
const asksOfDanger =
  /\b(?:(?:thinking|think|thoughts) (?:about|of) (?:suicide|dying|(?:ending|taking) your (?:own )?life|(?:killing|hurting|harming) yourself)|(?:kill|hurt|harm) yourself|(?:are|feeling) (?:you )?suicidal)\b[^?]*\?/i;
const softener = String.raw`(?:(?:well|um|uh|honestly|i guess|to be honest),? )*`;
const ends = String.raw`(?=\s*(?:[.,!;]|$| if| anymore| honestly))`;
const yes = new RegExp(
  String.raw`^\W*${softener}(?:(?:yes|yeah|yea|yep|yup|ya|kind of|kinda|sort of|sometimes|maybe|a (?:little|bit)|i think so|often|every day|all the time)\b(?! not)|(?:s[ií]|i (?:am|do|have|was)|(?:i )?(?:don'?t|do not) know|idk|(?:i'?m )?not sure)${ends})`,
);
