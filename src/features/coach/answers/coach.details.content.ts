/** What a detail told within a talk changes, in one or two sentences; each is said at most once in a talk. */

/** By a child's age: to whom it can be taken. */
export const childAged = {
  small: "At that age closeness and the same small rule come before words, and the pediatrician is the one to ask.",
  school:
    "At that age the teacher or the school counselor sees the other half of the day, and the pediatrician can say where to turn next.",
  teen: "At that age it works better with a say in it: ask what would help. A school counselor or the pediatrician can also see a teenager alone for a while.",
} as const;
/** Of an animal that died after years. */
export const animalAged = "So many years together are a part of every day, and every day now notices.";
export const olderAged = "For people over 60 the Eldercare Locator, 1-800-677-1116, knows what help there is near them, free.";

export const lasted = {
  fresh: "That is still fresh, so nothing has to be decided for good yet.",
  habit:
    "A habit of that length does not leave in a week. Give the new step three weeks before you judge it, and take a slip as news and not as the end.",
  body: "After more than a few weeks, tell a doctor, too: since when, how often, and what you have tried.",
  work: "That much time counts: write down three things that went better because of you.",
  grief: "There is no date by which it has to be over, whatever the calendar says.",
  long: "That is long enough to be a pattern, so speak about the pattern and not about the last time.",
} as const;

export const happened = {
  past: "This is so recent that the first thing is to get steady; big decisions can wait a few days.",
  often: "What comes at a known time or place can be prepared for: decide beforehand on the one thing that you will do then.",
  future: "Do a first small part of it this week, so that not all of it is left for the end.",
} as const;
export const littleSleep =
  "Adults need about seven hours, so this is too little for long: don't drive when you are sleepy, and tell a doctor if it stays like that.";
export const manyDrinks =
  "Doctors call four or more drinks on one occasion for a woman, and five or more for a man, heavy. Counting them, with water between, is an honest start.";
export const counted = "What can be counted can be put on a list, one line each, and a list can be shortened.";

/** What some statements change, the first that fits. */
export const told: readonly { when: RegExp; words: string; isOfPeople?: true }[] = [
  {
    when: /\b(?:scared|afraid|worried|nervous|frightened|terrified)\b/,
    words: "A fear that has been said can be planned for: what would you do on the day after, and who would be with you?",
  },
  {
    when: /\b(?:he|she|they|your (?!self)\w+) (?:doesn't|don't|does not|do not) know\b(?! (?:why|how|what|if|any|me|you))|\b(?:haven't|hasn't|never) told\b|\b(?:nobody|no one) knows\b|\bsecret\b/,
    words: "Hiding something is tiring. It is easier for them to hear it from you, at a time that you choose, than to find out.",
    isOfPeople: true,
  },
  {
    when: /\bworks? (?:nights?|late|shifts?|away|weekends)\b|\b(?:lives?|is|moved) (?:so |very |too )?(?:far|abroad|away)\b|\b(?:never|rarely|hardly ever) (?:at )?home\b|\btravels?\b/,
    words: "Then the time matters more than the words: find one when you are both free, or write it, to be read later.",
    isOfPeople: true,
  },
  {
    when: /^(?![^]*\b(?:he|she|they|hes|shes|theyre|your \w+)\b)[^]*\b(?:do(?:ing)? (?:it |this |everything |it all )?(?:all )?(?:alone|by yourself|on your own)|do everything|the only one (?:who|doing|that))\b/,
    words: "Then hand one small part of it to somebody else, with a day for it.",
  },
  {
    when: /\b(?:won't|doesn't|don't|never) (?:tell|talk|say|answer|reply|open up)\w*\b|\bshrugs?\b|\bsilent\b|\bno (?:answer|reply|response)\b|\bignores?\b/,
    words: "Silence often only means not this way, or not now. Side by side, and with a smaller question, more comes than face to face.",
    isOfPeople: true,
  },
  {
    when: /^(?![^]*\d)[^]*\b(?:he|she|they) (?:always |just |only )?(?:says?|said|thinks?|promise[sd]?|blames?|claims?)\b/,
    words: "That is their side of it. You may hear it and still keep to what you want.",
    isOfPeople: true,
  },
  {
    when: /\b(?:gets?|is|are|becomes?) (?:so |really |very )?(?:angry|mad|furious|upset|loud|defensive)\b/,
    words: "Then settle it in a calm hour and not in the middle of it, and stop kindly when it grows loud.",
    isOfPeople: true,
  },
  {
    when: /\b(?:want to lose|love|miss|best friend|only (?:sister|brother|friend|child|son|daughter))\b/,
    words: "Then say that first. A request is easier to hear after it.",
    isOfPeople: true,
  },
  {
    when: /\b(?:heart (?:races?|racing|pounds?|pounding)|sweat|shak(?:e|es|ing|y)|stomach|dizzy)\b/,
    words:
      "A body on alarm comes down with the out-breath: in for four, out for six, ten times. If it comes often, let a doctor look at it once.",
  },
  {
    when: /^(?!(?:he|she|they|your (?!self)\w+)(?:'s|\b))[^]*\b(?:shy|tired|exhausted|ashamed|guilty|sad|lonely|embarrassed|overwhelmed|stressed|burned out|insecure)\b/,
    words: "Then the step has to be so small that it can be done while you feel like that.",
  },
  {
    when: /\bfor (?:sex|money)\b|\b(?:he|she|they|your \w+|nobody|everyone)\b[^.]{0,20}\b(?:spends?|saves?|saved|earns?|pays?)\b/,
    words: "Put the figures of one month side by side; figures are easier to talk about than habits.",
  },
  {
    when: /\b(?:he|she|they)(?:'s| is| are|'re) (?:really |so |very |actually |pretty |always |usually )?(?:nice|kind|sweet|a good (?:guy|person|man|woman|kid)|lovely|funny|good to (?:you|me))\b/,
    words: "It's good that you see that, too. Say it first when you talk; what comes after it is easier to hear then.",
    isOfPeople: true,
  },
  {
    when: /\b(?:two|2|three|3) jobs\b|\b(?:[5-8]\d) ?(?:hours|hrs)\b/,
    words: "Then time and strength are what is short, and not will. Whatever you choose has to fit into ten minutes.",
  },
  {
    when: /\b(?:two|three|four|five|[2-6]) (?:\w+ )?(?:kids|children|boys|girls|sons|daughters)\b/,
    words: "With children in it a day has fewer free minutes than any plan says, so count only on those that are really yours.",
  },
  {
    when: /\b(?:you are|you're) (?:so |really |pretty |kind of |totally )?broke\b|\b(?:no|not much|hardly any) money\b|\bcan't afford\b(?! to (?:lose|be|get|miss|quit|make|fail|wait)\b)|\bmoney is tight\b/,
    words: "Then it has to cost nothing, and what doesn't we leave out.",
  },
  {
    when: /\byou (?:just |recently )?moved (?:to|here|from|for|across)\b(?! (?:the|a|my|your|our) (?:\w+ )?(?:room|couch|sofa|bed|basement|desk|office|team))|^(?:just |recently )?moved (?:to|here|from|for|across)\b/,
    words: "A new place takes most people about a year to feel like home, so some of this is the place and not you.",
  },
  {
    when: /\b(?:visits?|coming|comes|arrives?|staying) (?:over |here |by )?(?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|tomorrow|tonight)\b/,
    words: "Then decide before that day on one sentence and one limit, and let the rest go by.",
    isOfPeople: true,
  },
  {
    when: /\bnever (?:learned|learnt|was taught|had (?:to|anyone)|been (?:taught|shown))\b/,
    words: "Nobody showed you, then. That is no lack of talent, and it can be learned in small pieces.",
  },
  {
    when: /\b(?:you (?:have )?said nothing|haven't said (?:anything|a word)|didn't say anything|kept (?:quiet|silent)|never said anything)\b/,
    words: "Then nothing is spoiled yet: the first time you say it can still be calm and small.",
  },
  {
    when: /\bin front of\b/,
    words: "In front of others it stings twice. The answer to it still goes best afterward, with only the two of you.",
    isOfPeople: true,
  },
  {
    when: /\b(?:lives?|living|moved in) with (?:you|us)\b/,
    words: "Under one roof it never quite stops, so a part of the answer is an hour and a door that are yours.",
  },
  {
    when: /\b(?:friends since|known (?:him|her|each other|them) (?:since|for)|together since)\b/,
    words: "So much shared time bears an honest word, and it doesn't end because something changes.",
  },
];
const personWords =
  "(?:he|she|they|everybody|everyone|nobody|people|(?:(?:my|the|his|her|our|their) )?(?:mom|mother|dad|father|parents|wife|husband|hubby|partner|boyfriend|girlfriend|bf|gf|ex|son|daughter|kids?|brother|sister|boss|manager|supervisor|teacher|professor|landlord|roommates?|friends?|coworkers?|neighbors?|doctor|family|in ?laws?))";
/** Questions after a detail of a loss, or of news about a health. */
export const lossAsks = [
  "Which part of it weighs most right now?",
  "What would make the next few days easier?",
  "Who knows how it is for you?",
];
/** Questions after a detail of something good. */
export const gladAsks = ["What are you looking forward to most?", "What would make the first days of it easier?"];
/** Questions that take up what a fact tells, by the first entry whose words it holds. */
export const askedAbout: readonly { id: string; when: RegExp; asks: readonly string[] }[] = [
  {
    id: "says",
    when: new RegExp(
      `^${personWords}\\b(?!.{0,20}\\bnever\\b)[^.!]{0,20}\\b(?:says?|said|thinks?|tells?|told|wants?|wanted|expects?|keeps? saying)\\b`,
    ),
    asks: ["What would you like to say to that?", "And what do you think yourself?", "Which part of that do you agree with?"],
  },
  {
    id: "does",
    when: new RegExp(
      `^(?:${personWords}|(?:he|she|they)(?:'s|'re|'ll|'d)|hes|shes|theyre|theyll)\\b(?! (?:(?:is|are|was|has|have|turn(?:s|ed)?|about|only|just|like|almost) )*(?:\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b))`,
    ),
    asks: ["How is that for you?", "What would you want it to be like instead?", "Do they know how that is for you?"],
  },
  {
    id: "due",
    when: /^(?![^]*\b(?:moved|was|were|did|happened|said|told|went|got|came|left|called|died|ended|last|ago)\b)[^]*\b(?:due|deadline|(?:by|until|before|on|starts?|starting|is) (?:the |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d{1,2}(?:st|nd|rd|th)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)(?! (?:i|i'?m|we|we'?re)\b))/,
    asks: ["What has to be ready by then?", "What could wait until after that?"],
  },
  {
    id: "only",
    when: /\b(?:(?:can|could|have|has|got|get) only|only (?:have|got|get|on|the)|no (?:time|money|car|space|room|energy))\b/,
    asks: ["What could fit into that?", "What would be small enough for it?"],
  },
  {
    id: "cannot",
    when: /\b(?:can'?t|cannot|couldn'?t|not able to)\b/,
    asks: ["What gets in the way there, as far as you can tell?", "What would be the next best thing?"],
  },
  {
    id: "past",
    when: /\b(?:used to|ago|since|back (?:when|then)|last (?:year|month|summer|spring|fall|winter))\b/,
    asks: ["What was different then?", "What has stayed the same since?"],
  },
  {
    id: "often",
    when: /\b(?:usually|always|whenever|every (?:day|night|morning|evening|week|time|weekend)|at night|all day)\b/,
    asks: ["What comes right before it, most of the time?", "What is it like on a better day?"],
  },
];
/** Questions after a detail. */
export const detailAsks = [
  "What else should I know about it?",
  "Which part of it weighs most right now?",
  "What would help you most with it right now?",
  "What would make the next few days easier?",
  "What have you tried so far?",
  "What would you like to be different in a month?",
  "When was it last a little easier?",
  "What would be the first sign that it is getting better?",
  "Who else knows about it?",
  "What is the hardest hour of it?",
  "What would you not want to give up in this?",
  "What could be left undone this week, without harm?",
  "What do you already know about it that you have not said yet?",
];

export const answeredYes = ["That helps me to see it.", "Good to know.", "Then there is something to build on."];
export const answeredNo = ["That is an answer, too.", "Thank you for being honest about it.", "Then we don't count on it."];
/** To a yes where something was asked for. */
export const tellMore = [
  "Then tell me in a few words what it is, and I go on from there.",
  "A word or two about it is enough, if you like.",
];
export const nothingThere = ["Then there is nothing to name, and that is an answer, too.", "Then we leave it out."];
export const perhaps = [
  "Perhaps is enough for a trial: once, and without a promise to go on.",
  "Then leave it half open; what you do next may settle it.",
  "Neither yes nor no, then. It may stay like that for a few days.",
];
export const notKnown = [
  "You don't have to have that answer. Take the first thing that comes to mind as a guess, and see whether it feels right tomorrow.",
  "That can stay open; it will not be needed for the next step.",
];

export const wentWell = [
  "I am glad; that was yours to do, and you did it. Say to yourself what exactly worked, so that you can do it again.",
  "Good, that makes twice. Now it only has to become ordinary.",
  "Then go on just like that.",
];
export const wentBadly = [
  "I am sorry, that takes courage and then it stings. It says something about that hour, not about you, and a second try in a calmer one often goes better. One sentence can open it again: “That went wrong yesterday. I'd like to try once more.”",
  "Then leave it for a few days. Some things need a third person in the room, or a letter in place of a talk.",
];
export const warmEnds = [
  "You are welcome. What you have told me and thought through here is already part of the work. Be kind to yourself, and come back whenever you like.",
  "Gladly. I wish you a good hour for it.",
  "Take care of yourself.",
];

export const noAnswerTo = (question: string) =>
  `You asked: “${question}” I am sorry that I missed it. I have no answer written for exactly this, so here is the closest one.`;
export const whichQuestion = "I am sorry that I missed your question. Please write it again in one short sentence, and I will look again.";

/** Where nobody is named to whom something could be written. */
export const nobodyToWriteTo =
  "I have no words written for this one, and I don't know yet who they are for. Tell me the person and the one thing that you want from them, and I will make three sentences of it.";
