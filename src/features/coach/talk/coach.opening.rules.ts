import { capital } from "./coach.texts.rules.ts";
import { areaNamed } from "./coach.named-areas.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { writtenTopic } from "./coach.marks.rules.ts";
import * as content from "../answers/coach.opening.content.ts";
import { offTopicReplies } from "../answers/coach.off-topic.content.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Message } from "../coach.rules.ts";
import { isHello } from "../coach.signs.rules.ts";

/** The beginning of a talk: who somebody is, before they say what brings them, and a yes or no where nothing was asked. */

const begins =
  /^(?:(?:hi+|hello|hey+|hiya|good (?:morning|afternoon|evening)|ok(?:ay)?|so|well|um+|yeah|yes|and|also|there|btw)\b[\s,.!]*)+/i;
const iAm = "(?:i'?m|i am|im|it'?s|this is|just|only|a|an|the|already|now|and|currently|been|also|still)";
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const ones = "(?:one|two|three|four|five|six|seven|eight|nine)";
const number = `(?:\\d{1,2}|${ones}|ten|${tens}(?:[- ]${ones})?)`;
const age = new RegExp(
  `^(?:${iAm} )*(?:age )?(?:turn(?:ed|ing) )?(?:1[89]|[2-9]\\d|${tens}(?:[- ]${ones})?)(?: ?(?:years? old|yrs? old|yo|y ?o|years|yrs))?(?: ?(?:m|f|male|female|guy|woman|man|girl))?(?: (?:now|already))?$`,
);
const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington(?: state| dc)?|west virginia|wisconsin|wyoming|puerto rico";
const cities =
  "nyc|new york city|brooklyn|queens|the bronx|los angeles|la|chicago|houston|phoenix|philadelphia|philly|san antonio|san diego|dallas|austin|san jose|columbus|charlotte|indianapolis|seattle|denver|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|miami|tulsa|cleveland|oakland|minneapolis|tampa|orlando|new orleans|st\\.? louis|pittsburgh|cincinnati|boise|buffalo|richmond|spokane|des moines|salt lake city|birmingham|rochester|knoxville|jacksonville|raleigh|san francisco|sf|the bay area";
const place = new RegExp(
  `^(?:${iAm} )*(?:(?:i )?(?:live|living|based|from|in|over|out|here|born|raised|grew up|near|downtown|upstate|rural|small town|a small town|the suburbs of|suburbs of|of)(?: |$))*(?:(?:${cities}|(?!this|that|here|debt|love|pain|trouble|bed|school|college|work|therapy|recovery|need|moved?|moving|to|left|leaving|lost|going|visiting|hate|miss|love|want|stuck|a|an|the|my|your|our|his|her|their|charge|shock|tears|court|jail|hospital|rehab)[a-z]+(?: [a-z]+)?)[ ,]+)?(?:${states}|${cities})(?: (?:area|now|here|usa|born|originally))*$`,
);
const livesIn = new RegExp(
  `^(?:${iAm} )*(?:i )?(?:from|live in|living in|based in|here from|writing from|grew up in|originally from) (?!work|home|here|there|debt|fear|pain|a|an|my|the car|my car|hell)[a-z]+(?: [a-z]+){0,2}$`,
);
const trades =
  "(?:\\w+ )?(?:nurse|teacher|driver|trucker|cashier|cook|chef|waitress|waiter|server|bartender|barista|mechanic|electrician|plumber|welder|carpenter|roofer|painter|farmer|janitor|cleaner|housekeeper|nanny|caregiver|aide|cna|paramedic|emt|firefighter|cop|police officer|soldier|marine|veteran|vet|navy|army|air force|engineer|programmer|developer|designer|writer|artist|musician|accountant|bookkeeper|secretary|receptionist|assistant|manager|supervisor|salesman|salesperson|realtor|lawyer|paralegal|doctor|dentist|hygienist|pharmacist|therapist|social worker|librarian|scientist|researcher|professor|student|grad student|freshman|sophomore|junior|senior|intern|apprentice|contractor|landscaper|barber|hairdresser|stylist|security guard|guard|warehouse worker|factory worker|postal worker|mail carrier|mailman|flight attendant|pilot|pastor|coach|freelancer|business owner|homemaker|housewife|retiree|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|parent|guy|woman|man|lady|girl|human)";
const trade = new RegExp(
  `^(?:${iAm} )*(?:(?:retired|former|ex|single|stay at home|stay-at-home|sahm|full[- ]time|part[- ]time|disabled|old|young|new|first[- ]time|college|nursing|high school|school|truck|bus|uber|delivery|registered|divorced|married|widowed|working|night|freelance|self[- ]employed|army|navy)[ -])*(?:${trades}|retired|self[- ]employed|married|in college|in school)(?: (?:of|with|to) (?:${number}|a|one)(?: (?:kids?|boys?|girls?|children|sons?|daughters?|toddlers?|twins|teens?|teenagers?))?)?(?: (?:here|too|now|(?:for |about )*${number} (?:years?|yrs?)))*$`,
);
const family = new RegExp(
  `^(?:${iAm} )*(?:i |we )?(?:i've |ive )?(?:got |have |with )?(?:got )?(?:${number}|a) (?:little |grown |young |small |teenage |adult )?(?:kids?|children|sons?|daughters?|boys?|girls?|grand ?kids|grandchildren|dogs?|cats?)(?: (?:${number}|and|&))*$|^(?:${iAm} )*married (?:for )?${number} (?:years?|yrs?)$|^my (?:little |older |younger |oldest |youngest |only )?(?:son|daughter|kid|child|boy|girl|mom|mother|dad|father|husband|wife|brother|sister|grandson|granddaughter|grandma|grandpa|partner|boyfriend|girlfriend|baby|dog|cat)(?:'?s| is| just turned| turned) ${number}(?: (?:years? old|yrs? old|yo|now|months? old))?$`,
);
const status = new RegExp(`^(?:${iAm} )*(?:divorced|separated|single|engaged)(?: (?:now|again))?$`);
/** "Night nurse in tucson". */
const inPlace = new RegExp(` (?:in|from|near|outside|out of) (?:(?:${cities})[ ,]*)?(?:${states}|${cities})$`);
const named = /^(?:my name(?:'?s| is)|(?:you can )?call me|names?|the name is) ([a-z][a-z'-]{1,14})$/;
const calledAfterHello = /^(?:i'?m|i am|im|it'?s|this is) ([a-z][a-z'-]{1,14})(?: here)?$/;
/** What follows "hi I'm" and is no name. */
const noName =
  /^(?:[a-z]+(?:ed|ing|less|ful|ous|able)|a|an|the|so|not|in|at|on|my|too|very|here|new|sad|mad|sick|ill|ok|okay|fine|good|great|bad|broke|lost|done|late|lonely|alone|scared|single|gay|bi|trans|fat|old|young|ugly|lazy|angry|happy|unhappy|hungry|home|homeless|jobless|back|curious|curios|sober|drunk|high|stuck|afraid|anxious|nervous|sorry|pregnant|worthless|numb|down|up|hurt|shy|weird|dumb|stupid|crazy|busy|free|poor|rich|behind|over|about|just|really|from|trying|me|you|it|that|this|what|urgent|hard|time|fair|true|over|cold|hot|obese|adhd|ocd|ptsd|bpd|hiv|clean|using|high|nobody|trash|garbage|ruined|cursed)$/;

/** "I'm Mexican" is no name either. */
const heritage = new RegExp(
  `^(?:${iAm} )*(?:mexican|american|canadian|indian|german|asian|african|italian|russian|ukrainian|brazilian|colombian|cuban|haitian|dominican|puerto rican|nigerian|native|black|white|latin[ao]|hispanic|chinese|japanese|korean|vietnamese|filipin[ao]|polish|irish|greek|jewish|muslim|catholic|christian)(?: (?:american|girl|guy|woman|man|immigrant))?$`,
);

const knownNames = new Set(content.firstNames.split(" "));
/** "I'm Dana", "hi im tasha"; what only looks like a name, such as "I'm diabetic", is none. */
const isName = (word: string, isLikely: boolean): boolean =>
  knownNames.has(word) || (isLikely && !noName.test(word) && !heritage.test(word) && !/(?:ic|al|ive|ent|ish|ar|ly|en)$/.test(word));

interface Told {
  name: string;
  /** What else was told, as said to them. */
  rest: string;
}
const placeWords = new RegExp(`\\b(?:${states}|${cities})\\b`, "g");

/** Who somebody is, where a message tells that and nothing else; undefined for any other. */
export function introductionIn(text: string): Told | undefined {
  if (text.length > 120 || text.includes("?") || areaNamed(text)) return undefined;
  const words = plain(text).trim();
  // "I'm turning 40" is a matter
  if (/\bturn(?:ing|ed)? (?:[2-9]\d|thirty|forty|fifty|sixty)\b/.test(words)) return undefined;
  const hasHello = /^\W*(?:hi+|hello|hey+|hiya|good (?:morning|afternoon|evening))\b/.test(words);
  const hasAge = /^\W*(?:(?:hi+|hello|hey+|so|ok)\W+)*(?:i'?m|i am|im|it'?s|this is) [a-z]{2,12}, ?(?:1[89]|[2-9]\d)\b/.test(words);
  const hasCapital = /^\W*(?:\w+[\s,.!]+){0,2}?[Ii](?:['\u2019]?m| am) [A-Z][a-z]+\b/.test(text);
  const parts = words
    .replace(begins, "")
    .replace(/^(\d{2} ?[mf]) /, "$1, ")
    .split(/\s*(?:[,.;!&/()\n]|\band\b(?= (?:i|im|my|from|live|we|work|have|a|retired|married|single|divorced)\b))+\s*/)
    .map((part) => part.replace(/\b(?:lol|btw|haha|here)$/, "").trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 5) return undefined;
  let name = "";
  const rest: string[] = [];
  for (const part of parts) {
    const isNamed = named.test(part) && !/^(?:you can )?call me/.test(part);
    const own = named.exec(part)?.[1] ?? (hasHello || hasCapital || hasAge ? calledAfterHello.exec(part)?.[1] : undefined);
    const isPlaceName = own !== undefined && place.test(own);
    if (own !== undefined && !isPlaceName && (isNamed || isName(own, hasCapital || hasAge)) && !new RegExp(`^${trades}$`).test(own))
      name = capital(own);
    else if ([age, place, livesIn, trade, status, family, heritage].some((one) => one.test(part)) || trade.test(part.replace(inPlace, "")))
      rest.push(saidBack(part));
    else return undefined;
  }
  return { name, rest: rest.join(", ") };
}

/** "52" and "im 52" become "you're 52", "ohio" becomes "Ohio". */
function saidBack(part: string): string {
  const bare = part
    .replace(/^(?:i'?m|im|i am) /, "you're ")
    .replace(/^(?:i'?ve|ive|i have) /, "you have ")
    .replace(/^i (?=live|work|grew)/, "you ")
    .replace(/^we (?=have|live)/, "you ")
    .replace(/\bmy\b/g, "your")
    .replace(/(\d)\s*(?:y ?o|y\/o|yrs? old)$/, "$1");
  const shown = /^\d+(?: [mf]| male| female)?$/.test(bare) ? `you're ${bare.replace(/\D+$/, "")}` : bare;
  return shown.replaceAll(placeWords, (name) => (name.length < 4 ? name.toUpperCase() : name.split(" ").map(capital).join(" ")));
}

const bareYes = /^(?:yes|yeah|yep|yup|ya|yea|yess|sure|right|true|yes please|of course|definitely|i do|i am|mhm|uh ?huh)$/;
const bareNo = /^(?:no|nope|nah|not really|no thanks|nothing(?: much| really)?|nm|nah im good)$/;
const bareOk = /^(?:ok|okay|k|kk|fine|alright|all right|good|cool|great|got it|i see|sounds good)$/;
const kindOf = (text: string): keyof typeof content.bare | undefined => {
  const words = plainWords(text);
  return bareYes.test(words) ? "yes" : bareNo.test(words) ? "no" : bareOk.test(words) ? "ok" : undefined;
};

const opened = [
  ...content.welcomeAsks.map((text) => text.slice(0, 50)),
  ...Object.values(content.bare).flatMap((all) => all.map((text) => text.slice(0, 50))),
  ...offTopicReplies.begin.map((text) => text.slice(0, 50)),
  replies.hello.slice(0, 60),
  replies.can.slice(0, 60),
  replies.complaint.slice(0, 60),
];
const isOpened = (answer: string): boolean => opened.some((words) => answer.includes(words));

const isAboutApp = (answer: string): boolean => writtenTopic(answer)?.startsWith("app-") === true;

/**
 * The talk from its first matter on: a greeting, who somebody is and a bare yes, with what was answered to them, are left out, and where
 * the newest message is one (`isMatter`), questions about Evenday before it, too.
 */
export function fromMatter(messages: readonly Message[], isMatter: () => boolean = () => false): readonly Message[] {
  let at = 0;
  const isBefore = (answer: string) => isOpened(answer) || (isAboutApp(answer) && isMatter());
  while (at + 2 < messages.length && messages[at]?.role === "user" && isBefore(messages[at + 1]?.content ?? "")) at += 2;
  return messages.slice(at);
}

/** The answer while no matter was named; undefined once there is one. */
export function openingAnswer(messages: readonly Message[]): BuiltInAnswer | undefined {
  const newest = messages.at(-1)?.content ?? "";
  const last = messages.at(-2)?.content ?? "";
  const unsaid = (all: readonly string[]) => all.find((words) => !messages.some(({ content: text }) => text.includes(words.slice(0, 50))));
  const kind = kindOf(newest);
  if (kind === "yes" && replies.unsureWhich.some((words) => last.includes(words))) {
    const names = [...last.matchAll(/^\d\. (.+)$/gm)].flatMap(([, name = ""]) => [name]);
    const lead = unsaid(content.yesToWhich);
    return lead === undefined || names.length < 2
      ? undefined
      : { text: `${lead}\n\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}\n\n${content.yesToWhichNext}`, choices: names };
  }
  if (fromMatter(messages).length > 1) return undefined;
  if (kind !== undefined) {
    const text = unsaid(content.bare[kind]) ?? unsaid(content.welcomeAsks);
    return text === undefined ? undefined : { text };
  }
  if (isHello(newest) && last !== "") {
    const ask = unsaid(content.welcomeAsks);
    return ask === undefined ? undefined : { text: ask };
  }
  const told = introductionIn(newest);
  const ask = told && unsaid(content.welcomeAsks);
  if (!told || ask === undefined) return undefined;
  const lead = last === "" ? content.welcome.first(told.name) : content.welcome.again(told.name);
  return { text: `${lead}${told.rest ? ` ${content.welcomeTold(told.rest, last !== "")}` : ""}\n\n${ask}` };
}
