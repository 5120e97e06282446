import type { WrittenAnswer } from "./coach.written.content.ts";
import { petSick } from "./coach.life-days.content.ts";

/** What is told of somebody who hurts with words, or of a bond that does. */
const isHurtful =
  /\b(?:toxic|abus\w+|narcissis\w+|gasligh\w+|belittl\w+|insult\w*|humiliat\w+|degrad\w+|controll?(?:s|ing)|(?:yells?|yelled|yelling|screams?|screamed|screaming|shouts?|shouted) at (?:me|us)|(?:calls?|called|calling) me (?:names|stupid|fat|crazy|ugly|worthless|a \w+|an idiot|dumb|lazy)|puts? me down|(?:is|'s|was) (?:so |really |very )?(?:mean|cruel|nasty) to me|makes? me feel (?:small|stupid|worthless|crazy)|(?:scared|afraid) of (?:him|her))\b/;
const age = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ](?:year|yr)s?[- ]olds?`;
const child = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?|${age}|little (?:one|brother|sister)s?)`;
const partner = String.raw`(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\w+)`;
const relative = String.raw`(?:mom|mum|mother|dad|father|parents?|brother|sister|grand(?:ma|pa|mother|father|parents)|gran|nana|aunt|uncle|cousin|${partner}|best friend|friend|in ?laws?|(?:mother|father|sister|brother)[- ]in[- ]law)`;
const landlord = String.raw`(?:landlord|landlady|property manager|management|leasing office|super)`;
const wordsTo = String.raw`\b(?:what|how) (?:exactly )?(?:do|should|would|can|could) (?:i|we) (?:\w+ )?(?:say|tell|explain|write|answer|text|put)\b`;
/** "What do I write exactly", "what do I say to my landlord": to one of `who`, or to him, her or them. */
const asksWords = (who: string, pronouns = "him|her|them") =>
  new RegExp(
    String.raw`${wordsTo}(?: (?:back|now|exactly|it|this|that|to|about it))*(?:\W*$| (?:to )?(?:${pronouns}|(?:my|our|the) (?:${who}))(?: (?:exactly|now|tonight|then|back|about it))*\W*$)`,
  );
const tellsChild = new RegExp(
  String.raw`${wordsTo}(?: (?:it|this|that|about it|about this|the news|death|to|my|our|the|his|her|exactly))*(?: (?:little|young|younger|older|youngest|oldest|${age}))? ${child}\b`,
);
const isDeath = /\b(?:grand\w+|nana|mom|mother|dad|father|uncle|aunt|dog|cat|died|death|passed away|gone|funeral|heaven)\b/;
const isDivorce = String.raw`(?:\b(?:i|we|i'?m|we'?re|me and my ${partner}|my ${partner}(?: and i)?)\b[^.!?]{0,30}\b(?:divorc\w+|separat(?:e|ed|ing|ion)|splitting up)\b|^\W*(?:getting|going through|filing for) (?:a |my )?(?:divorc\w*|separat\w+)|\bmy divorce\b|\bi\b[^.!?]{0,15}\bleav(?:e|ing) my ${partner}\b)`;
const isOwed = String.raw`\b(?:irs|back tax(?:es)?|tax debt)\b|\b(?:owe|owing|owed|behind on|unpaid)\b[^.!?]{0,20}\btax(?:es)?\b|\b(?:haven'?t|havent|didn'?t|didnt|never|not) (?:\w+ )?(?:filed?|paid)\b[^.!?]{0,15}\btax(?:es)?\b`;
/** What other questions about taxes that are owed may name. */
const betweenTax =
  /\b(?:ignor\w+|garnish\w*|levy|wages?|paychecks?|house|home|car|bank|accounts?|savings|things|stuff|afford|monthly|month|jail|prison|arrest\w*)\b/;
/** What was bought in a store, and should be paid back. */
const isPurchase = String.raw`^(?![^]*\b(?:tax(?:es)?|irs|flights?|airlines?|hotel|landlord|rent|friend|brother|sister|loan|lent|insurance)\b)[^]*(?:\b(?:store|shop|seller|amazon|walmart|target|ebay|etsy|retailer)\b[^]*\b(?:refund\w*|money back|return\w*|take (?:it|them) back)\b|\b(?:refund\w*|money back|return\w*|take (?:it|them) back)\b[^]*\b(?:store|shop|seller|amazon|walmart|target|ebay|etsy|retailer|i (?:bought|ordered))\b|\b(?:bought|ordered)\b[^]*\b(?:refund\w*|money back)\b)`;
const ofPurchase =
  /\b(?:store|shop|seller|credit|refund\w*|return\w*|money|exchange|voucher|gift card|cash|offer\w*|receipt|item|card|blender|policy|broken)\b/;
const isHealthDenial = String.raw`^(?![^]*\b(?:car|auto|home(?:owners?)?|renters?|life|pet|travel|unemployment|medicare|medicaid|claim for my (?:car|roof|house)|roof|flood)\b)[^]*(?:\b(?:health insurance|insurance|insurer|aetna|cigna|humana|united ?healthcare|blue cross|kaiser)\b[^.!?]{0,20}\b(?:denied|denial|won'?t (?:pay|cover)|wont (?:pay|cover)|refus\w+|rejected)\b|\b(?:denied|denial)\b[^.!?]{0,30}\binsurance\b)`;
const ofAppeal = /\b(?:appeal\w*|insurance|denial|denied|deny|letter|fight|mri|claims?|doctor|reason)\b/;
const ofTax =
  /\b(?:letters?|notice|irs|tax(?:es)?|bills?|pay(?:ing)?|file|filed|payments?|plan|monthly|owe|owed|sent|send|jail|prison|debt)\b/;
const ofCredit = /\b(?:credit|fico|score|raise|improve|higher|fix|build|take|takes|up|over|above)\b/;
const ofAccount = new RegExp(
  String.raw`^\W*(?:(?:how|can|could|do|would|where|what|if|i|you|want|need|like|to|please|just|ok|so|and|now|think|about|going|i'?m|happens|when)\W+)*(?:delet(?:e|ing)|clos(?:e|ing)|cancel\w*|end(?:ing)?) (?:my |the |this |your )?(?:evenday )?(?:account|subscription|evenday|app|membership|trial)(?: (?:here|with you|for good|today|now|please|(?:on|of|for|at|with) evenday))*\W*$`,
);
const ofApp = /\b(?:delet\w+|clos\w+|cancel\w*|subscription|account|journal|entries|data|budget|photos|documents|numbers)\b/;

/** A job interview, and no other kind. */
const ofInterview =
  /^(?![^]*\b(?:police|detective|cops?|custody|cps|court|visa|green card|immigration|citizenship|uscis|asylum|fbi|lawyer|investigat\w*|hr|college|university|school|kindergarten|adopti\w+|foster|social|ssi|disability|unemployment|food stamps|snap|reporter|podcast|insurance|naturali[sz]ation|embassy|consulate|parole|probation)\b)[^]*(?:\b(?:job|phone|second|first|final|zoom|video) interview\b|\b(?:got|have|landed|have got|i've got|get|had) (?:an?|my|the) interview\b|\binterview (?:at|with|for) )/;
/** "It's for a receptionist at a dental office". */
const ofJob = /^\W*(?:it'?s|its|it is|that's|the job is) (?:for|as|at|with) [^.!?]{3,50}/;

/** What else is told of a home whose bill is high. */
const ofHome =
  /\b(?:house|home|apartment|apt|condo|trailer|bedrooms?|bed|sq|feet|drafty|draft|insulat\w*|windows?|doors?|roof|attic|furnace|boiler|heat\w*|heaters?|space|water|dryer|washer|ac|air|conditioner|thermostat|normally|usually|usual|used|winter|summer|january|february|december|july|august|month|gas|electric\w*|power|oil|propane|bills?|cold|hot|warm|degrees|pool|fridge|freezer|high|higher|double|doubled|tripled|up|down|lower|kids|old|new|rent|renting|landlord)\b/;
const highBill =
  /\b(?:electric(?:ity)?|power|energy|light|heating|gas|utility|utilities|heat|water and power) (?:bill|bills)\b|\b(?:electric(?:ity)?|power|heating|gas) (?:was|is|came|went|jumped)\b[^.!?]{0,15}\d/;
const sellsHome =
  /\b(?:landlord|landlady|owner)\b[^.!?]{0,25}\b(?:sell(?:s|ing)?|sold)\b|\bmonth[- ]to[- ]month\b|\b(?:landlord|landlady|owner)\b[^.!?]{0,25}\b(?:wants? (?:me|us) out|moving in|kicking|move out)\b/;

/** Answers to later questions that their talk alone makes clear. */
export const talkAnswers: WrittenAnswer[] = [
  {
    // energy.gov: Energy Saver
    id: "energy-lower",
    topic: "energy-bill",
    talk: highBill,
    ask: /\b(?:how|what|any (?:way|tips|ideas)) (?:do|can|could|would|should|to)? ?(?:i|we)? ?(?:even |best )?(?:lower|reduce|cut|get|bring|make|keep|do about|save on) ?(?:it|that|this|the bills?|my bill|them)?(?: down| lower| smaller| cheaper)?\b|\bwhat (?:uses|eats|takes) (?:the most|so much|most of it)\b/,
    also: ofHome,
    text: "Most of such a bill is heat: the rooms first, hot water second, the dryer third. So begin there, in this order:\n\n1. Drafts: a rolled towel at each door and foam tape at the windows, for a few dollars. It is the cheapest warmth there is.\n2. The thermostat: seven to ten degrees lower for eight hours, at night or while you're out, saves up to a tenth.\n3. Hot water at 120 degrees, cold wash, shorter showers.\n4. A call to the utility: budget billing, a free energy check, and weatherization or LIHEAP by income, through 211.\n\n**One next step:** tonight, go along windows and doors with a damp hand, and close the coldest one.\n\nWhat do you heat with?",
    next: "Then look at what is bigger than habits. Ask the utility for your use in kilowatt-hours or therms, this month and the same month last year: if it's equal, the price rose, and only a program or budget billing changes that. If it doubled, something runs that shouldn't: a broken heater, a leak in a duct, an old freezer. And ask for the Weatherization Assistance Program, which seals and insulates homes by income, free, for renters too.\n\n**One next step:** put both figures beside each other.\n\nWhich of the two is it?",
  },
  {
    // energy.gov: thermostats
    id: "energy-thermostat",
    topic: "energy-bill",
    talk: highBill,
    ask: /\bthermostat\b|\b(?:what|which|how (?:warm|cold|high|low)) (?:temp\w*|degrees?|should (?:i|we) (?:set|keep)|do (?:i|we) (?:set|keep))\b/,
    also: ofHome,
    text: "In winter about 68 while you're up and at home, and lower when everybody sleeps or is out: seven to ten degrees less for eight hours save up to a tenth over the year. Turning it higher doesn't warm the room any faster; it only runs longer. In summer it's the other way round: as warm as you can bear, and a fan, which costs next to nothing.\n\nWith a baby, an old or an ill person at home keep it warmer, and never below 55, so that pipes don't freeze.\n\n**One next step:** turn it down two degrees tonight, and add a blanket.\n\nWhat is it set to now?",
  },
  {
    // hud.gov: tenant rights by state
    id: "notice-how-much",
    topic: "break-lease",
    talk: sellsHome,
    ask: /\bhow (?:much|long|many days)\b[^.!?]{0,15}\b(?:notice|time|days)\b|\bhow (?:long|soon)\b[^.!?]{0,20}\b(?:have|get|stay|leave|move)\b|\bcan (?:he|she|they) (?:just )?(?:kick|throw|put) (?:me|us) out\b/,
    also: /\b(?:landlord|landlady|owner|lease|month|notice|building|house|apartment|days|kick|throw|put|stay|leave|move)\b/,
    text: "Month to month it's mostly 30 days in writing, counted from the day you get the letter; several states and cities ask for 60 or 90, above all after a year or more in the place, and some want a reason. With a fixed lease you can usually stay until it ends, also under a new owner. Nobody may change the locks or turn things off; only a court and a sheriff can put somebody out.\n\nYour state's page at hud.gov, or legal aid at lawhelp.org, names the exact number, free.\n\n**One next step:** look up “notice month to month” with your state, and write the date beside it.\n\nHas anything come in writing yet?",
  },
  {
    // nhtsa.gov: older drivers
    id: "who-takes-license",
    topic: "aging-parents",
    talk: new RegExp(String.raw`\b(?:${relative})\b[^.!?]{0,40}\b(?:driv(?:es?|ing)|the keys|behind the wheel)\b`),
    ask: /\bwho (?:can|could|will|would|do i)\b[^.!?]{0,20}\b(?:take|tell|stop|call|report|decide)\b|\b(?:how|where) (?:do|can) (?:i|we) (?:report|take)\b|\btake (?:away )?(?:the|his|her|their) (?:licen[cs]e|keys)\b/,
    also: /\b(?:licen[cs]e|keys|car|driv\w*|mailbox|mom|dad|mother|father|scared|ride|rides|hit|yells?|bring|brings|doctor|dmv|police)\b/,
    between: /\b(?:mailbox|hit|yells?|bring|mom|dad|mother|father|scared|ride|afraid|doctor|angry|mad)\b/,
    text: "Only the state's motor vehicle office can. Family or a doctor can ask it for a new test; there is a form for it on its website, and many states keep the name to themselves. They then test eyes and driving, and may limit it to daylight or near roads before they take it.\n\nThe gentler way first: the doctor says it, and a driving test with an occupational therapist decides it. “If they say it's fine, I'll keep quiet.” Until then nobody has to ride along.\n\n**One next step:** call the doctor's office and tell what happened; they may listen even where they can't answer.\n\nWho would he or she believe most?",
  },
  {
    // irs.gov/payments: payment plans
    id: "irs-how-much",
    topic: "tax-debt",
    talk: new RegExp(String.raw`^(?![^]*\brefund\b)[^]*(?:${isOwed})`),
    ask: /\bhow much\b[^.!?]{0,20}\b(?:a|per|each|every) month\b|\bwhat (?:would|will|is) (?:the|a|my) (?:monthly )?payment\b|\bhow much (?:would|will|is) (?:it|that|the payment)\b/,
    also: ofTax,
    between: betweenTax,
    text: "You name the sum yourself, and online the page says at once whether it's enough. Up to six years are usually fine, sometimes more, so the least is about what you owe divided by 72 months; of $3,600 that is $50. Paying faster saves, because interest and a small late penalty run until the end.\n\nTake what survives a bad month, since one missed payment can end the plan; more you may send at any time.\n\n**One next step:** divide what you owe by 24, 36 and 72, and see which of the three your month could carry.\n\nWhat is left in an ordinary month after rent and food?",
  },
  {
    // irs.gov: about Form 9465
    id: "irs-form",
    topic: "tax-debt",
    talk: new RegExp(String.raw`^(?![^]*\brefund\b)[^]*(?:${isOwed})`),
    ask: /\b(?:is there|what|which|need|where)\b[^.!?]{0,15}\b(?:a |an |the )?(?:forms?|application|paperwork)\b|\b(?:how|where) do i (?:apply|sign up|set (?:it|that|one) up)\b/,
    also: new RegExp(`${ofTax.source}|\\b(?:forms?|application|paperwork|apply|sign|set)\\b`),
    between: betweenTax,
    text: "Most people need no form: the plan is set up at irs.gov/opa, in about twenty minutes, with your last return and a bank account beside you. On paper it is Form 9465, the Installment Agreement Request, sent with the return or by itself; it takes weeks and costs more.\n\nBeware of anyone who wants money to fill it in. For free there are the low-income taxpayer clinics and the Taxpayer Advocate.\n\n**One next step:** make the account at irs.gov tonight; proving who you are is the slow part, and it's done once.\n\nDo you have last year's return at hand?",
  },
  {
    id: "crash-release",
    topic: "car-trouble",
    talk: /\b(?:hit|scratched|dinged|backed into|bumped|scraped|dented)\b[^.!?]{0,25}\b(?:car|truck|van|bumper|door)\b/,
    ask: /\bwhat (?:do|should) i (?:ask for|get|need|have|want)\b[^.!?]{0,15}\b(?:in writing|signed|from (?:them|him|her))\b|\b(?:a|some kind of) (?:release|receipt)\b|\bin writing\b|\bshould i (?:just )?pay (?:it |them |him |her )?(?:in )?cash\b/,
    also: /\b(?:cash|insurance|claim|note|car|parked|writing|release|receipt|called|call|pay|signed|estimate)\b/,
    between: /\b(?:cash|insurance|claim|note|called|dollars|left)\b/,
    text: "Cash is fine if two papers come first: a repair shop's estimate, so that the sum isn't picked from the air, and a release, so that it's over.\n\n“On [date] I received $[sum] from [name] for all damage to my [car, plate] from [date, place]. Everything is settled with that, and I will make no further claim. [Names, signatures].”\n\nPay by check or transfer, not in bills. If it's more than your deductible, or somebody was hurt, let your insurance handle it; and read whether your policy wants to be told anyway.\n\n**One next step:** ask for the estimate before you talk about a sum.\n\nHow does what they want compare with your deductible?",
  },
  {
    id: "freed-payment",
    topic: "choose-a-debt",
    talk: /\b(?:pay(?:ing)?|paid|done|finish\w*) (?:it )?(?:off|with)\b[^.!?]{0,25}\b(?:car|truck|loan|card|student loans?)\b|\b(?:car|truck|loan|card) (?:is|will be|gets) (?:finally )?paid off\b|\b(?:got|gave me|getting) (?:a|my|the) (?:\w+ )?raise\b/,
    ask: /\bwhat (?:should|do|can|would) i (?:do )?(?:with|put) (?:it|that|the (?:money|extra)|that money)\b|\bwhere (?:should|does|do i) (?:it|that|the money|i put it) (?:go)?\b/,
    also: /\b(?:money|extra|free|payment|car|loan|card|month|put)\b/,
    between: /\b(?:free|month|extra|payment|savings|car|loan|tax(?:es)?|obv(?:iously)?|gross|net)\b/,
    text: "That's one of the few raises one gives oneself, so decide where it goes before it arrives, or it will melt into the month. The usual order: a small cushion of about $1,000 if there is none, then all of it onto the debt with the highest rate, until that is gone, too. After that half for later, half for life.\n\nYou've lived without this money so far, so you won't miss it; that's what makes it strong.\n\n**One next step:** set the transfer up now, for the first payday after the last payment.\n\nWhich other debts are there, and at which rate?",
  },
  {
    id: "pet-sick-later",
    topic: petSick.topic,
    talk: /\b(?:dogs?|cats?|puppy|puppies|kittens?)\b/,
    ask: /\b(?:limp(?:s|ing)?|scratching|itching|swollen|coughing|acting weird)\b/,
    also: /\b(?:dogs?|cats?|puppy|kitten|vet|leg|paw|food|water|years|months|dollars)\b/,
    text: petSick.text,
  },
  {
    id: "one-easy-dish",
    topic: "learn-cooking",
    talk: /\b(?:cook(?:ing|ed)?|recipes?|dinners?|toast|takeout|meals?)\b/,
    ask: /\b(?:one|an|a|some|any|the) (?:really |super |very )?(?:easy|easiest|simple|quick|cheap) (?:thing|dish|meal|recipe|dinner|one)s?\b|\bwhat (?:should|can|do|could) i (?:cook|make)(?: first| tonight| for dinner)?\b/,
    also: /\b(?:cook\w*|make|give|dinner|eat|toast|learn\w*|guy|girl|easy|start|tonight|meal|recipe|dish)\b/,
    text: "One tray, no skill: heat the oven to 425. Cut two potatoes, a carrot and an onion into bites, put them on a tray with two spoons of oil, salt and pepper. After fifteen minutes add two sausages or chicken thighs. Twenty to twenty-five minutes more, until the meat shows no pink (165 degrees inside, if you have a thermometer).\n\nThat is dinner and tomorrow's lunch, about four dollars a plate. With a fried egg on the rest it's breakfast, too.\n\nWash your hands and the board after raw meat.\n\n**One next step:** buy those five things on the way home.\n\nWhat do you like that could go on the tray as well?",
  },
  {
    id: "teacher-grade-words",
    topic: "talk-with-a-child",
    talk: new RegExp(String.raw`\b${child}\b[^.!?]{0,25}\b(?:fail\w*|flunk\w*|grades?|[df]'?s?|report card)\b`),
    ask: new RegExp(
      String.raw`${wordsTo}(?: (?:it|this|that))?(?: to)? (?:the|his|her|their) (?:teacher|school|counselor)\b|\bhow (?:do|should|can) (?:i|we) (?:talk|speak|write|reach out) to (?:the|his|her|their) (?:teacher|school|counselor)\b|\bwhat (?:do|should) i (?:write|say|put) in (?:the|an|my) (?:email|message|note)\b`,
    ),
    also: /\b(?:teachers?|school|class|grade|algebra|math|reading|science|history|english|hates?|likes?|email|message|note|counselor|[4-9]th|grader|bored|homework|test|tests)\b/,
    text: "Short, with a question and no blame, because teachers get so many of the other kind:\n\n“Hello [name], I'm [child]'s parent. The grade in [subject] worries us, and I'd like to understand it. What is missing, and what would lift it most by the end of the month? [Child] has the feeling that the two of them got off on the wrong foot; how do you see it? A few lines are enough, or ten minutes by phone on [day].”\n\nLet your child read it before you send it.\n\n**One next step:** send it today, and ask [child] which single class topic came last that made sense.\n\nWhat would you most like to know from the teacher?",
  },
  {
    // irs.gov: levy
    id: "irs-garnish",
    topic: "tax-debt",
    talk: new RegExp(String.raw`^(?![^]*\brefund\b)[^]*(?:${isOwed})`),
    ask: /\b(?:garnish\w*|levy|take (?:from )?(?:my|our) (?:pay|paychecks?|wages?))\b/,
    also: new RegExp(`${ofTax.source}|${betweenTax.source}`),
    text: "Yes, the IRS can, and unlike other creditors it needs no court for it. It doesn't come out of nowhere, though: several letters come first, and the last is a notice of intent to levy, with thirty days to answer. Then it can take most of a paycheck beyond a small part that is protected, or money from an account.\n\nAnything you set up before that usually stops it: a payment plan, a request for “currently not collectible”, or a hearing, for which the letter holds the form. If it has begun, a plan or proof of hardship can end it.\n\n**One next step:** look in the newest letter for “intent to levy” and its date.\n\nWhich letter came last?",
  },
  {
    // irs.gov: levies, penalties; owing alone is no crime
    id: "irs-ignored",
    topic: "tax-debt",
    talk: new RegExp(String.raw`^(?![^]*\brefund\b)[^]*(?:${isOwed})`),
    ask: /\bwhat (?:happens|would happen|will happen) if i (?:just |simply |keep )?(?:ignor(?:e|ing)|don'?t|dont|do nothing|can'?t|cant|never)(?: (?:pay|answer|file|open|respond))?\b|\b(?:go|send me|put me|end up) (?:in|to) (?:jail|prison)\b|\b(?:arrest me|levy|garnish)\b|\bcan they (?:really |just )?(?:take|come after|garnish) (?:it|everything|me|(?:my|our) (?:house|home|car|pay|paycheck|wages|money|account|savings|things|stuff))\b/,
    also: ofTax,
    between: betweenTax,
    text: "Owing taxes doesn't send anyone to jail; hiding income or refusing to file for years can. People who come by themselves and file late hear about money, not about court.\n\nIgnoring it is what gets expensive. A penalty and interest are added each month, and unlike other creditors the IRS needs no court to take part of your pay or your account. It sends several letters first, and a last one that gives you thirty days. At any point before that, a payment plan stops those steps.\n\n**One next step:** find the newest letter and its date, and answer that one at irs.gov/payments.\n\nDoes it say “balance due”, or “intent to levy”?",
  },
  {
    // irs.gov/opa
    id: "irs-monthly",
    topic: "tax-debt",
    talk: new RegExp(String.raw`^(?![^]*\brefund\b)[^]*(?:${isOwed})`),
    ask: /\b(?:pay|plan|installments?)\b[^.!?]{0,15}\b(?:monthly|a month|per month|in parts|in installments|over time|payment plan)\b|\b(?:payment|monthly) plan\b|\bcan'?t pay (?:it|that|all of it|all at once)\b/,
    also: ofTax,
    between: betweenTax,
    text: "Mostly yes; it's the ordinary way. If you owe less than $50,000 in all, you set it up at irs.gov/opa without talking to anyone: up to 180 days without a fee, or monthly with a small fee, which low incomes don't pay. Above that sum they first want to see what you earn and own, so call. You name the sum and the day. Interest goes on, but the late penalty is halved while the plan runs, if you filed on time.\n\nChoose a sum that survives a bad month; a missed payment can end the plan. If nothing is left after rent and food, ask for “currently not collectible”.\n\n**One next step:** look at what one month really leaves, and open that page with the letter beside you.\n\nWhat could you pay each month without borrowing?",
  },
  {
    // 26 CFR 1.501(r)-6; consumerfinance.gov
    id: "medical-bill-house",
    topic: "fight-a-medical-bill",
    talk: new RegExp(
      String.raw`\b(?:hospital|medical|er|emergency room|surgery|ambulance) (?:\w+ ){0,2}?bills?\b|\bbills?\b[^.!?]{0,25}\b(?:from|for|of) (?:(?:the|my|an?|our) )?(?:er|hospital|emergency room|surgery|ambulance|icu)\b|\b(?:hospital|er|ambulance)\b[^.!?]{0,15}\b(?:billed|charged|charges|bills) (?:me|us)\b|\bowe (?:the|a|my) hospital\b`,
    ),
    ask: /\b(?:can|could|will|would) (?:they|the hospital|it) (?:really |just |legally )?(?:(?:take|put a lien on|come after|go after|garnish) (?:it|everything|me|(?:my|our|the) (?:house|home|car|pay|wages|paycheck|savings|account|money|things|stuff))|sue(?: me| us)?|send (?:me|it) to collections)\b|\b(?:lose|lien on)\b[^.!?]{0,6}\b(?:my|our|the) (?:house|home|car)\b|\bwhat happens if i (?:don'?t|dont|can'?t|cant) pay\b/,
    also: /\b(?:hospital|medical|bills?|pay|house|home|car|collections|er|insurance|debt|owe)\b/,
    text: "Not just like that. A hospital would have to sue you and win first; then, depending on the state, part of your pay or a lien on the house is possible, which is mostly paid when the house is sold. Losing a home over one bill is rare, and most states protect some or all of it.\n\nIt rarely has to come so far: nonprofit hospitals must wait 120 days before such steps, and must take your request for financial help for 240 days. Never ignore court papers, though; answer by their date, with legal aid (lawhelp.org).\n\n**One next step:** ask the billing office for the financial assistance form today, and for a hold meanwhile.\n\nHave you had anything from a court, or only bills?",
  },
  {
    id: "pet-death-child",
    topic: "pet-loss",
    talk: /\b(?:my|our|the|his|her|family) (?:\w+ )?(?:dog|cat|pet|puppy|kitten|hamster|rabbit|bunny|bird|horse|guinea pig|fish)\b[^.!?]{0,30}\b(?:died|passed|put (?:her|him|it|to sleep|down)|euthan\w+|to sleep)\b|\b(?:put|putting) (?:my|our|the) (?:\w+ )?(?:dog|cat|pet|horse|rabbit) (?:down|to sleep)\b/,
    ask: tellsChild,
    also: isDeath,
    text: "Plain words, sitting close, and soon: a child feels that something is wrong, and imagines worse. Say died, not went to sleep or ran away; sleeping becomes frightening, and running away is waited for.\n\n“I have something very sad to tell you. [Name] died. That means the body stopped working, and it doesn't hurt anymore. We can't bring [name] back, and we can remember. It's okay to cry; I cry, too.”\n\nThe same question may come ten times. The same short answer helps each time. Let them do something: a drawing, a box, a goodbye under the tree.\n\n**One next step:** choose a quiet hour today, and stay for a while afterward.\n\nWhat did they do together, the child and the animal?",
  },
  {
    id: "death-child",
    topic: "grieve",
    talk: new RegExp(
      String.raw`^(?![^]*\b(?:dogs?|cats?|pets?|puppy|kitten|hamster|rabbit|horse|fish|bird)\b)[^]*(?:\b(?:my|our|his|her|their)(?: \w+){0,2} (?:${relative}|baby|son|daughter|teacher|neighbou?r|godm\w+|godf\w+)\b[^.!?]{0,20}\b(?:died|passed(?: away)?)\b|\b(?:he|she) (?:just )?(?:died|passed away)\b|\b(?:lost|buried) (?:my|our) (?:${relative}|baby)\b(?! [a-z]+\b)|\bmiscarr(?:ied|iage)\b)`,
    ),
    ask: tellsChild,
    also: isDeath,
    text: "Plain words, close to you, and soon, before they hear it elsewhere. Say died, because sleeping and gone are taken at their word.\n\n“I have very sad news. [Grandpa] died. His body stopped working, and he can't come back. I'm sad, and it's all right if you are, or if you want to go and play. Nothing you did made it happen. I'm here.”\n\nChildren grieve in puddles: crying, and ten minutes later a game. They come back with questions, and the same short answer helps each time. Let the school know.\n\n**One next step:** choose the hour and the room, and keep the rest of the day plain.\n\nHow old are they, and what do they know already?",
  },
  {
    id: "divorce-child",
    topic: "divorce-process",
    talk: new RegExp(String.raw`^(?![^]*\bmy (?:parents|sister|brother|friend|mom|dad)\b[^.!?]{0,20}\b(?:divorc|separat))[^]*${isDivorce}`),
    ask: tellsChild,
    also: /\b(?:divorc\w+|separat\w+|splitting up|husband|wife|moving out)\b/,
    text: "Both of you together if that is safe, when it's decided and not before, and not at bedtime. They need four things: that it's true, that it isn't their fault, that both stay their parents, and what changes for them next week.\n\n“We have something hard to tell you. Mom and Dad won't live together anymore. It's between us grown-ups; nothing you did or said made it happen. We both love you, and that stays. You'll sleep [here and there], and school stays the same.”\n\nNo blame and no details. Small ones ask where the cat will live; answer that, too.\n\n**One next step:** agree on those four sentences with the other parent, in writing.\n\nWhat will they ask first?",
  },
  {
    id: "divorce-no-money",
    topic: "divorce-process",
    talk: new RegExp(String.raw`^(?![^]*\bmy (?:parents|sister|brother|friend|mom|dad)\b[^.!?]{0,20}\b(?:divorc|separat))[^]*${isDivorce}`),
    ask: /\b(?:i|i've|ive)\b[^.!?]{0,6}\b(?:don'?t|dont|do not|no|haven'?t|havent|without)\b[^.!?]{0,12}\b(?:own money|money of my own|own income|income|job|money|own account)\b|\b(?:he|she) (?:has|controls|makes|earns) all (?:of )?the money\b|\bhow (?:do|can) i (?:pay (?:for )?|afford )(?:it|a lawyer|this|one)\b/,
    also: /\b(?:divorc\w+|separat\w+|lawyer|money|job|income|account|husband|wife|afford|pay)\b/,
    text: "That keeps many people where they are, and it is less of a wall than it looks. Legal aid (lawhelp.org) is free below a certain income, and your own counts, not your spouse's, in most places. Courts can order support while the case runs, and part of a lawyer's cost. Filing fees are waived if you ask.\n\nQuietly begin with what is yours: an account in your name at another bank, copies of tax returns and statements, your own email with a new password. If money is used to keep you there, 1-800-799-7233 helps you plan.\n\n**One next step:** call legal aid and say, “I want to separate and have no income of my own.”\n\nIs it safe for you to make that call from home?",
  },
  {
    id: "over-it-words",
    topic: "grieve",
    talk: new RegExp(
      String.raw`\b(?:my|our)(?: \w+){0,2} (?:${relative}|baby|son|daughter|dog|cat)\b[^.!?]{0,20}\b(?:died|passed(?: away)?)\b|\blost my (?:${relative}|baby|son|daughter|dog|cat)\b`,
    ),
    ask: asksWords(`${relative}|people|family|others|cowork\\w+|boss|friends`),
    and: /\b(?:over it|get over|move on|moving on|moved on|still sad|too long|let (?:it|her|him) go)\b/,
    also: /\b(?:over|sad|move|moved|moving|let|grieving|grief)\b/,
    text: "You don't owe anybody a schedule for it. One kind sentence that closes the subject is enough, and the same one each time.\n\n“I know you mean well. I'm not over it, and I don't need to be yet. What helps me is when you ask about [name], or just sit with me.”\n\nTo those who aren't close: “Thank you, I'm taking my time with it.” And then something else. Whoever needs you to be fine may simply not know what to say; tell them the one thing that would help.\n\n**One next step:** choose the person who says it most, and send them the first version.\n\nWho lets you talk about it without a clock?",
  },
  {
    id: "noise-landlord",
    topic: "noisy-neighbor",
    talk: /\bneighbou?rs?\b[^.!?]{0,40}\b(?:music|noise|noisy|loud|bass|bark\w*|part(?:y|ies)|stomp\w*)\b|\b(?:music|noise|noisy|loud|bass|bark\w*|stomp\w*|part(?:y|ies))\b[^.!?]{0,25}\bneighbou?rs?\b/,
    ask: /\b(?:write|say|tell|text|email|letter|message)\b[^.!?]{0,20}\b(?:landlord|property manager|management|hoa|super)\b/,
    also: /\b(?:noise|neighbou?rs?|music|loud|email|letter|complaint|landlord)\b/,
    text: "To the landlord short, dated, and with a list, because that can't be waved away:\n\n“Hello, this is [name] in [apartment]. Since [date] there has been [loud music] from [apartment] [after ten at night], on these days: [list]. [What I tried, and when.] Please let me know by [Friday] what you will do about it.”\n\nSend it by email. If nothing comes, your city's noise line or 311 takes it, and a second letter can name that. For the police: the non-emergency number, while it is going on.\n\n**One next step:** write the list of the last seven nights, and put it under those lines.\n\nAre others in the building bothered, too?",
  },
  {
    id: "burnout-how-long",
    topic: "rest-from-burnout",
    talk: /^(?![^]*\b(?:bulbs?|lights?|candles?|fuse|engine|motor|clutch)\b)[^]*(?:\b(?:i'?m|i am|i'?ve been|i feel|feeling|so|totally|completely|my) burn(?:ed|t|ing)?[- ]?out\b|^\W*burn(?:ed|t)?[- ]?out\b)/,
    ask: /\bhow long (?:does|will|would|until|till|before|is)\b|^\W*how long\W*$/,
    also: /\b(?:feel|normal|recover\w*|myself|take|last|over|burn ?out|usually|rest)\b/,
    text: "Longer than a weekend, and less than it feels. The worst tiredness often eases after some weeks of real sleep and less load; until joy and patience are back it is mostly months. It doesn't go by resting alone: if the load that made it stays the same, it comes back, so one thing at work has to change.\n\nA good sign is wanting something again, even a small thing. If two weeks of more rest change nothing, or you feel flat and hopeless, see a doctor; depression, thyroid and low iron look alike.\n\n**One next step:** choose the one thing that will be less from next week on, and tell the person it concerns.\n\nWhich part takes the most: the hours, the people, or that it never ends?",
  },
  {
    id: "failed-child-words",
    topic: "failed-exam",
    talk: new RegExp(
      String.raw`^(?![^]*\b(?:drugs?|alcohol|breath\w*|pregnan\w+|driv\w+|hearing|vision|eye|blood|covid)\b)[^]*\b(?:son|daughter|kid|child|boy|girl|teen\w*)\b[^.!?]{0,20}(?:\b(?:got|has|have|gets|brought home|came home with|is getting) (?:an? |all |two |another |\d )?(?:[df]'?s?\b|bad grades?\b|failing grades?\b|(?:a )?bad report card\b)|\b(?:failed|failing|flunked|flunking|fails)\b[^.!?]{0,15}\b(?:tests?|exams?|class|math|english|science|history|spelling|algebra|reading|school|grade)\b)`,
    ),
    ask: asksWords(`son|daughter|kid|child|teen\\w*`),
    also: /\b(?:grades?|math|test|exam|school|class)\b/,
    text: "First that you are on the same side, then one small question. He or she knows the grade already; what isn't clear is whether you are disappointed in the person.\n\n“I saw the grade, and I'm not mad. One test isn't who you are. Show me one problem you got wrong, I'd like to see where it got stuck. Then we ask your teacher together what would help most.”\n\nIf “I'm stupid” comes: “You don't know it yet. That's different.” No phone talk, no comparing, and ten minutes at most.\n\n**One next step:** sit down side by side tonight, with the test on the table and a snack beside it.\n\nIs it this one subject, or has school as a whole grown hard?",
  },
  {
    id: "offer-more",
    topic: "ask-for-pay",
    talk: /^(?![^]*\b(?:house|home|buyer|seller|car|insurance|settlement|adjuster)\b)[^]*(?:\bjob offer\b|\boffer(?:ed)? (?:me )?(?:a |the |an |this )?(?:\w+ )?(?:job|position|role|\$?\d)|\b(?:got|have|received) an? offer\b)/,
    ask: /\bhow (?:do|can|should|would) i (?:ask (?:for|them for) more|negotiate|counter\w*|say i want more|get (?:them to (?:pay|go)(?: me)? (?:more|higher)|more (?:money|pay)))\b|\bask (?:them )?for more(?: money| pay)?\b/,
    also: /\b(?:money|pay|salary|offer|higher|number|job|negotiat\w+|raise)\b/,
    text: "Once, friendly, with one number and one reason, before you say yes; hardly anybody loses an offer over a polite question. Ask for about five to ten percent above it, and know what else would make up for it: a day at home, a later start, more days off, help with the drive.\n\n“Thank you, I'd really like to do this. With [my experience, the longer drive], I was hoping for [number]. Is there room? If it's the salary that's fixed, could we look at [a day from home] instead?”\n\nThen wait, even if it's quiet. Get the answer in writing before you give notice.\n\n**One next step:** write your number on a card, and call tomorrow morning.\n\nWhich would be worth more to you: the money or the time?",
  },
  {
    id: "tell-of-gambling",
    topic: "drink-or-gamble",
    talk: /\bi(?:'?ve|'?m)?\b[^.!?]{0,20}\b(?:gambl(?:ed|e|ing)\b|lost \S+[^.!?]{0,20}\b(?:casino|slots?|poker|sports? bet\w*|betting|bets?|blackjack)\b|have a gambling problem)/,
    ask: new RegExp(
      String.raw`\bhow (?:do|can|should|would) i (?:even )?(?:tell|say (?:it|this|that) to) (?:him|her|them|my (?:${relative}))\b|\bwhat (?:do|should) i (?:tell|say to) (?:him|her|my (?:${relative}))\b`,
    ),
    also: /\b(?:gambl\w+|money|lost)\b/,
    between: new RegExp(String.raw`\b${relative}\b|\bfind out\b|\bsavings\b|\bashamed\b|\bmad\b`),
    text: "Tell it before it's found; the hiding hurts more than the sum. Whole truth in one go, with the real number, because a second number next week breaks more than the first. Not late at night, and with what you do about it already begun.\n\n“I have to tell you something, and I'm ashamed. I gambled and lost [sum] [this weekend]. [It isn't the first time.] I've called the helpline, and I want you to have the cards and the passwords for now. You can be angry. I won't hide it again.”\n\nThe helpline is 1-800-522-4700, free, day and night, for families as well.\n\n**One next step:** call it first, today, so that your sentence is true.\n\nAre you safe with how you feel about it right now?",
  },
  {
    // studentaid.gov/idr
    id: "federal-loans",
    topic: "student-loans",
    talk: /^(?![^]*\bprivate\b)[^]*\bstudent loans?\b/,
    ask: /^\W*(?:yes |yeah |i think )*(?:they(?:'?re| are)|it(?:'?s| is)|mine are)?(?: (?:all|both|mostly|all of them))? ?federal(?: loans?| ones?)?\W*$|\b(?:income[- ](?:driven|based)|idr|lower (?:my |the )?payments?)\b/,
    also: /\b(?:loans?|payments?|plan|federal|student|pay|afford|apply)\b/,
    text: "If the loans are federal, the payment can follow your income. With an income-driven plan you pay a share of what you earn, for some people very little, and the plan is free: apply at studentaid.gov/idr with last year's return. If you've lost your job or are sick, ask for a deferment or forbearance; interest may go on meanwhile. Plans are changing these years, so trust that page and your servicer, and nobody who asks for a fee.\n\nAsk before you miss one: after 270 days without a payment a loan is in default.\n\n**One next step:** put your income into the loan simulator at studentaid.gov and write down the lowest payment it shows.\n\nHave you missed a payment yet?",
  },
  {
    // studentaid.gov: Public Service Loan Forgiveness, income-driven repayment
    id: "loans-forgiven",
    topic: "student-loans",
    talk: /\bstudent (?:loans?|debt)\b/,
    ask: /\b(?:forgiv\w+|pslf|written off|wiped(?: out)?|cancel(?:l?ed)?|go away|disappear)\b/,
    also: /\b(?:loans?|debt|federal|private|public|service|student|payments?|pay|paying|program|qualify)\b/,
    text: "Only for some, and never by time alone. After ten years it's Public Service Loan Forgiveness: federal loans, 120 payments that count, and full-time work for a government or a nonprofit. On an income-driven plan the rest of a federal loan is forgiven much later, after twenty years or more, depending on the plan, and it may count as income for taxes. Private loans have nothing like it.\n\nThe rules are changing these years, so trust studentaid.gov, and nobody who asks for a fee.\n\n**One next step:** enter your employer in the search at studentaid.gov/pslf; it says whether the work counts.\n\nWho do you work for, and are the loans federal?",
  },
  {
    id: "claims-lawyer",
    topic: "talk-to-landlord",
    talk: /\bsmall claims\b|^(?![^]*\b(?:divorc\w*|custody|closing|house)\b)[^]*\bdeposit\b/,
    ask: /\b(?:do|would|should) (?:i|we) (?:really |even )?(?:need|have to have|get|hire|have) (?:a |an )?(?:lawyer|attorney)\b|\bwithout (?:a |an )?(?:lawyer|attorney)\b/,
    also: /\b(?:small claims|court|deposit|landlord|lawyer|attorney|sue|file|money|letter|case)\b/,
    text: "Mostly not. Small claims court is made for people without one; in some states lawyers aren't even allowed to speak there. You fill in a form, pay a fee of about $30 to $100, and tell the judge in a few sentences what happened, with your papers in order: contract, photos, payments, messages.\n\nAn hour with one makes sense if the sum is above your state's limit, if the other side sues you back, or if you'd like somebody to look over your papers. Legal aid does it free for low incomes (lawhelp.org), and the court's self-help desk explains the forms. I can't give legal advice.\n\n**One next step:** search for your county's name with “small claims self-help”.\n\nHow much is it about?",
  },
  {
    // ftc.gov; consumerfinance.gov: billing errors within 60 days
    id: "store-refund-days",
    topic: "get-money-back",
    talk: new RegExp(isPurchase),
    ask: /\bhow (?:long|many days) (?:do|would|will) (?:i|we) have\b|\bby when\b|\b(?:what|whats|what's|is there) (?:is )?(?:the |a )?(?:deadline|time limit)\b/,
    also: ofPurchase,
    between: /\b(?:shorter|short|message|e-?mail|letter)\b/,
    text: "That depends on how you bought it. The store's own rule, mostly 14 to 90 days, stands on the receipt or its website. If the thing is broken, its warranty counts as well, often a year. And if you paid by credit card, you have 60 days from the statement with that charge to dispute it in writing. No law gives you days to return something that is simply not liked.\n\nSo the earliest of these dates is yours, and a message today counts even if they answer late.\n\n**One next step:** look at the receipt for the return date, and write to them before it.\n\nWhen did you buy it, and how did you pay?",
  },
  {
    id: "store-credit-only",
    topic: "get-money-back",
    talk: new RegExp(isPurchase),
    ask: /\b(?:store credit|gift card|voucher|exchange)\b/,
    also: ofPurchase,
    between: /\b(?:shorter|short|message|e-?mail|letter)\b/,
    text: "If you only changed your mind, that may be their rule, and then it counts. If it came broken, wrong or not at all, you needn't settle for it; say so once, in writing:\n\n“Thank you, and I don't want store credit. [The item] was [broken], so I ask for my money back on the card I paid with, by [a date in seven days].”\n\nIf you paid by credit card, you can dispute the charge after that, within 60 days of the statement. Don't use the credit meanwhile, since that looks like a yes.\n\n**One next step:** read their return rule, then send those two sentences.\n\nWhat was wrong with it?",
  },
  {
    // transportation.gov: refunds
    id: "airline-refund-days",
    topic: "get-money-back",
    talk: /\b(?:airlines?|flights?)\b/,
    ask: /\bhow long\b[^.!?]{0,30}\brefunds?\b|\bhow long (?:does|do|will|would) (?:it|that|they|this) (?:take|have)\b|\bwhen (?:will|do|would|should) (?:i|we) (?:get|see|have)\b[^.!?]{0,20}\b(?:refund|money|it)\b/,
    also: /\b(?:airline|flight|refund\w*|money|back|card|voucher)\b/,
    between: /\b(?:shorter|short|message|e-?mail|letter)\b/,
    text: "When an airline owes a refund for a flight to, from or within the U.S., it has seven business days if you paid by credit card, and twenty calendar days for any other way of paying. Your bank may need a few more days to show it. If you booked through a website, it can take longer, since the money goes the same way back.\n\nIf the date passes: write once with the booking number, then file a complaint at transportation.gov/airconsumer and dispute the charge with your card.\n\n**One next step:** put the date into your calendar, counted from the day you asked.\n\nWhich day did you ask, and how did you pay?",
  },
  {
    // ftc.gov: cosigning a loan
    id: "cosign-credit",
    topic: "say-no-to-lending",
    talk: /\bco-?sign\w*/,
    ask: /\b(?:hurts?|affects?|damages?|ruins?|lowers?|shows? (?:up )?on|show(?:ing)? on)\b[^.!?]{0,15}\b(?:credit|score)\b|\b(?:credit|score)\b[^.!?]{0,20}\b(?:hurt|affected|damaged|ruined|drop|go down)\b/,
    also: /\b(?:credit|score|report|loan|co-?sign\w*|payments?|late|pays?|paying|stopped)\b/,
    text: "Yes. The whole loan stands on your report as if it were yours alone, and it counts when you want a loan of your own. A payment that is thirty days late hurts both of you, and stays for seven years. Days below that cost a fee, mostly, and no points, so there is time to step in.\n\n“I'm the cosigner of loan [number]. What is overdue, by which day must it be paid, and please tell me of every missed payment.”\n\nIf you can, pay the smallest sum before the thirty days are over, and settle it with the other one afterward.\n\n**One next step:** call the lender and ask those two questions.\n\nHow late is the payment?",
  },
  {
    id: "owed-no-money",
    topic: "get-money-back",
    talk: /\bowes? (?:me|us)\b|\b(?:roommate|flatmate|friend|brother|sister|cousin|ex)\b[^.!?]{0,25}\b(?:hasn'?t|hasnt|didn'?t|didnt|won'?t|wont|doesn'?t|doesnt|never) (?:paid|pay)\b|\b(?:lent|loaned)\b/,
    ask: /\b(?:he|she|they)(?:'s|'re)? (?:\w+ )?(?:(?:has|have|had|got)(?:n'?t)? (?:no|any|not any)|(?:doesn'?t|doesnt|don'?t|dont) have (?:the |any )?|is broke|are broke|broke|can'?t (?:pay|afford)|cant (?:pay|afford))(?: ?(?:money|cash))?/,
    also: /\b(?:money|cash|broke|afford|pay|rent|paycheck|job)\b/,
    text: "That may be true, and it is still owed. So leave the question of whether, and ask for how: a sum so small that no money is no answer, with a day.\n\n“I believe you that it's tight. I can't carry it, though. Could you send me [sum] on each payday, beginning on [date]? Please write back that you'll do it, so that we both have it.”\n\nThat written yes matters if you need small claims court one day. Lend nothing more meanwhile, and pay nothing else for them.\n\n**One next step:** choose the sum a week that you'd accept, and send it today.\n\nWhat would be a sum they couldn't call impossible?",
  },
  {
    // healthcare.gov: external review
    id: "appeal-again",
    topic: "fight-a-medical-bill",
    talk: new RegExp(isHealthDenial),
    between: /\b(?:shorter|short|message|e-?mail)\b/,
    ask: /\b(?:what if|what happens if|if) (?:they|it|the insurance|insurance)(?:'s| is| are)? (?:just |still )?(?:den(?:y|ies|ied)|say(?:s)? no|reject(?:s|ed)?|refuses?|turn(?:s)? (?:me|it) down)\b|\b(?:denied|rejected) (?:it |me |my appeal )?(?:again|twice|a second time)\b/,
    also: ofAppeal,
    text: "Then others decide. After the last no inside the insurance, you can ask for an outside review, where doctors who don't work for it decide, and the insurance has to follow. You mostly have four months from that letter, it costs nothing or at most $25, and it has to say how to ask for it. If it's urgent, an answer comes within 72 hours, and you can ask for both at once.\n\nYour state's insurance department helps for free, and a plan through an employer is also looked after by the Labor Department (1-866-444-3272).\n\n**One next step:** keep every letter with its envelope, and look in the denial for “external review”.\n\nIs the plan from an employer, or your own?",
  },
  {
    // healthcare.gov: internal appeals
    id: "appeal-days",
    topic: "fight-a-medical-bill",
    talk: new RegExp(isHealthDenial),
    between: /\b(?:shorter|short|message|e-?mail)\b/,
    ask: /\bhow (?:long|many days) (?:do|would|will) (?:i|we) have\b|\bby when\b|\b(?:what|whats|what's|is there) (?:is )?(?:the |a )?(?:deadline|time limit)\b/,
    also: ofAppeal,
    text: "With most plans 180 days from the day you got the denial; the letter has to name the date, and that one counts. After a last no there are mostly four months more for an outside review. Medicare and Medicaid have shorter times, often 60 days, so look there first.\n\nThe insurance, too, has dates: about 30 days to answer if you haven't had the treatment yet, 60 if you have, and 72 hours if it's urgent and your doctor says so.\n\nSend it early, since a missing page then does no harm.\n\n**One next step:** find the date on the denial, and write the last day into your calendar.\n\nWhich date is on the letter?",
  },
  {
    // dol.gov/fmla; fns.usda.gov/wic; medicaid.gov
    id: "baby-programs",
    topic: "baby-cost",
    talk: /^(?![^]*\b(?:died|death|dead|lost|loss|miscarr\w*|stillb\w*|abort\w*|terminat\w*|passed away)\b)[^]*(?:\b(?:i'?m|i am|wife is|girlfriend is|partner is|we'?re|we are) (?:\w+ ){0,2}(?:pregnant|expecting)\b|\b(?:baby|due)\b[^.!?]{0,15}\b(?:due|coming|on the way|in (?:\d|one|two|three|four|five|six|seven|january|february|march|april|may|june|july|august|september|october|november|december))\b|\bhaving a baby\b)/,
    ask: /\b(?:what|which|anything)\b[^.!?]{0,25}\b(?:apply for|programs?|benefits|help (?:is there|can i)|qualify)\b/,
    also: /\b(?:apply|programs?|benefits|help|qualify|baby|pregnan\w+|leave|paid|unpaid)\b/,
    text: "More than most people ask for:\n\n1. WIC: food and formula in pregnancy and for the child, also with a middling income.\n2. Medicaid or CHIP at healthcare.gov: the limit is higher in pregnancy, and you can begin at any time.\n3. Leave: about a dozen states pay some of it. Elsewhere ask at work for short-term disability, and for FMLA, up to twelve weeks unpaid with your job kept, mostly after a year at a place with fifty people or more.\n4. 211: diapers, a crib, help with rent, and a nurse who visits.\n\n**One next step:** call WIC first; its office knows the others near you.\n\nWhich state are you in, and how long have you been at that job?",
  },
  {
    id: "interview-questions",
    topic: "prepare-interview",
    talk: ofInterview,
    ask: /\bwhat (?!(?:do|should|could|can|would|might) i\b)(?:will|do|might|could|would|are|kind of questions)\b[^.!?]{0,12}\b(?:they|he|she)?\b[^.!?]{0,10}\b(?:ask|questions)\b|\bwhich questions\b/,
    also: /\b(?:interview|questions?|kind|usually|job|they'll)\b/,
    between: ofJob,
    text: "Nearly always these five: tell me about yourself; why this job and why here; a time it got difficult, and what you did; a weakness; and what you want to ask us. For work with people there is one more: somebody is angry at your desk, what do you do?\n\nOne true story covers most of them. “At [place] we had [problem]. I [what you did]. In the end [what came of it].” A minute each. For the weakness take a real small one, and how you keep it in check.\n\n**One next step:** choose two stories, and tell them aloud to a wall or a friend tonight.\n\nWhich question would you rather not get?",
  },
  {
    id: "interview-my-questions",
    topic: "prepare-interview",
    talk: ofInterview,
    ask: /\bwhat (?:do|should|could|can|would) i (?:even )?ask(?: (?:them|him|her|the (?:boss|manager|interviewer)|at the end|in the interview|back))*\b|\bquestions? (?:for|to ask) them\b/,
    also: /\b(?:interview|questions?|end|boss|manager|interviewer)\b/,
    between: ofJob,
    text: "Two or three are enough, and they show more than an answer does:\n\n1. “What would a good first three months look like?”\n2. “What does a normal day here look like, and when is it loudest?”\n3. “What did the person before me do well?”\n4. “What happens next, and by when do you decide?”\n\nAsk the last one always. Pay and hours are fine to ask about once they have said that they want you, or when they bring it up. Write the questions on paper and take it in; that looks prepared, not forgetful.\n\n**One next step:** choose the two whose answers you really want, and write them down.\n\nWhat would make you say no to this place?",
  },
  {
    // cms.gov: No Surprises Act
    id: "er-network-talk",
    topic: "fight-a-medical-bill",
    talk: /^(?![^]*\b(?:dental|dentist|vet|dog|cat|medicare)\b)(?=[^]*\b(?:bills?|billed|charged?)\b)[^]*\b(?:er|emergency(?: room)?|hospital|surgery|anesthes\w*)\b/,
    ask: /\b(?:out[- ]of[- ]network|not in (?:my |the )?network)\b/,
    also: /\b(?:insurance|er|hospital|bill|network|doctor|claim)\b/,
    between: /\b(?:insurance|aetna|cigna|blue cross|plan|bill)\b/,
    text: "Then hold the money back for now. For emergency care the No Surprises Act, a federal law, mostly lets an out-of-network place ask only your in-network share, and the same goes for doctors you couldn't choose at a hospital in your network. Rides in an ambulance on the road are the gap in it.\n\n“This was emergency care, so I owe only my in-network share. Please put the account on hold and send it to my plan again.”\n\nIf they insist, the federal help desk takes the complaint, free: 1-800-985-3059, or cms.gov/nosurprises.\n\n**One next step:** read “you may owe” in the insurer's explanation of benefits, and compare.\n\nIs that figure lower than the bill?",
  },
  {
    id: "medical-must-pay",
    topic: "fight-a-medical-bill",
    talk: /^(?![^]*\b(?:vet|dog|cat)\b)[^]*\b(?:(?:medical|hospital|er|doctor'?s?|ambulance|lab|clinic) bills?|bills? from (?:the )?(?:er|hospital|doctor|clinic|lab))\b/,
    ask: /\bdo i (?:really |even |actually )?have to pay (?:it|this|that|them)\b|\bcan i (?:just )?(?:not pay|ignore) (?:it|this|that)\b/,
    also: /\b(?:bill|er|hospital|insurance|all|full|amount)\b/,
    between: /\b(?:insurance|network|plan|claim|out)\b/,
    text: "Not yet, and maybe not all of it. Ignoring it is the one thing that makes it worse, since it can go to collections; answering it costs nothing. Four things come before any payment: the itemized bill, the insurer's explanation of benefits, a check whether emergency care was billed as out of network, which federal law mostly forbids, and the financial assistance form, which nonprofit hospitals must have.\n\n“Please send me the itemized bill and the assistance form, and hold the account until I've had your answer.”\n\nWhat then remains may go in parts, without interest; take a sum that holds in a bad month.\n\n**One next step:** make that one call this week, and write down the name and the date.\n\nHas the insurer sent its page about it yet?",
  },
  {
    id: "illness-tell-kids",
    topic: "big-news",
    talk: /\b(?:i|i've|my (?:wife|husband|partner|mom|dad|mother|father|sister|brother)|wife|husband|mom|dad|grand\w+)\b[^.!?]{0,30}\b(?:cancer|chemo|tumou?r|leukemia|lymphoma|stroke|parkinson\w*|als|heart surgery|transplant|dialysis)\b/,
    and: new RegExp(String.raw`\b(?:${child}|twins)\b`),
    ask: new RegExp(
      String.raw`${wordsTo}(?: (?:it|this|that))*(?: to)? (?:them|the kids|my (?:kids|twins|children)|our (?:kids|twins|children)|the (?:twins|children))\b|${tellsChild.source}`,
    ),
    also: new RegExp(String.raw`\b(?:chemo|cancer|treatment|surgery|starts?|stage|kids|twins|${child})\b`),
    text: "Few, true words, before they pick it up from a door. Small children need three things: its name, that nothing they did caused it, and who takes care of them.\n\n“[Mom] is ill. It's called cancer. The doctors have a strong medicine for it, and it will make her tired, and her hair may fall out. You didn't make it happen, and you can't catch it. [Name] picks you up on Mondays. You can ask me anything, also twice.”\n\nDon't promise that all will be well; say what you'll do. Tell the teacher the same words. The American Cancer Society, 1-800-227-2345, day and night, knows help for families.\n\n**One next step:** choose a calm hour before Monday, with both of you there, and say the first two sentences.\n\nWhat do they know or guess already?",
  },
  {
    // hud.gov: reasonable accommodations and assistance animals; the rules are changing
    id: "support-animal",
    topic: "eviction",
    talk: /\b(?:landlord|lease|evict\w*|apartment|no pets)\b/,
    ask: /\b(?:emotional support|service|assistance|support) (?:dog|animal|cat|pet)\b|\besa\b/,
    also: /\b(?:letter|therapist|doctor|certificate|dog|cat|animal|pet|landlord|therapy)\b/,
    text: "Then it may not count as a pet. Under fair housing law a tenant with a disability can ask for a reasonable accommodation, and that can include an assistance animal in a place without pets. It has to be asked for, and the landlord may want a letter from someone who really treats you; certificates bought on the web count for little. The rules are changing and differ by state, so let legal aid (lawhelp.org) look at it.\n\n“I'm asking for a reasonable accommodation: to keep my assistance animal. I attach a letter from [my therapist]. Please answer in writing.”\n\n**One next step:** ask the person who treats you for that letter this week.\n\nHas the landlord put anything in writing, with a date?",
  },
  {
    id: "safe-negative",
    topic: "app-safe-to-spend",
    talk: /\bsafe to spend\b/,
    ask: /\b(?:mine|it|this|that|number|figure)\b[^.!?]{0,12}\b(?:negative|minus|below zero|zero|0|red|so low|wrong)\b/,
    also: /\b(?:safe|spend|number|figure|minus|negative|below|zero|red|low|wrong)\b/,
    text: "It means that the bills still to come, and what is spent already, are more than what this month's budget has left. That is no fine; it's a look ahead. Three things are worth checking, in this order: a bill that is paid but not marked as paid, an expense that stands there twice, and a budget that is set lower than your life costs.\n\nIf all three are right, the figure is right, too: then move one bill, or take from a category that can wait.\n\n**One next step:** open [your budget](/budget), look at “Bills, every month”, and press “Paid” beside each one that has left your account.\n\nWhich of the three do you think it is?",
  },
  {
    id: "account-journal",
    topic: "app-cancel",
    talk: ofAccount,
    ask: /\b(?:journal|entries|data|budget|everything|photos|documents)\b[^.!?]{0,15}\b(?:gone|deleted?|lost|disappear|erased|kept|safe)\b|\b(?:lose|keep)\b[^.!?]{0,12}\b(?:my|the) (?:journal|entries|data|everything)\b/,
    also: ofApp,
    text: "If you delete the account, yes: journal, numbers and documents go with it, at once, and from the encrypted backups within 30 days. Nobody can bring them back after that.\n\nIf you only end the subscription, no: what you wrote stays, and it is there again if you return. And in both cases you can take a copy along first: Your account, then Your data, then “Export your data”, which gives you one ZIP with everything in it.\n\n**One next step:** make that export and open it once before you decide.\n\nIs it the price, or do you need a break from it?",
  },
  {
    id: "account-pause",
    topic: "app-cancel",
    talk: ofAccount,
    ask: /\b(?:pause|freeze|put (?:it )?on hold|stop (?:it )?for a while|(?:take|need|want) a (?:short |little )?break)\b/,
    also: ofApp,
    text: "There is no pause button, but ending the subscription does the same. You keep access until the end of the month that is paid, nothing of yours is deleted, and the pages wait as you left them. When you come back, you subscribe again and go on where you stopped. Meanwhile you can still open your account and export your data.\n\nOpen Your account, at the top or in the menu, choose Subscription, and press “Cancel subscription”. Reminders can be paused in your account, too, if you'd like quiet.\n\n**One next step:** do it a day before the next payment; the date stands on the same page.\n\nHow long a break do you have in mind?",
  },
  {
    // myfico.com
    id: "credit-how-long",
    topic: "build-credit",
    talk: /\b(?:credit|fico)\b[^.!?]{0,20}\bscores?\b/,
    ask: /\bhow (?:long|fast|quick\w*|soon)\b|\bwhen (?:will|would|could|can) (?:it|i)\b/,
    also: ofCredit,
    text: "Give it one or two months for balances that went down, three to six for a run of payments on time, and a year or two after something serious; a late payment fades and is gone after seven years. From the low 600s to 700 often takes about six months to a year, if nothing new goes wrong. What helps least is opening and closing things.\n\n**One next step:** set the smallest payment of every card to automatic, today.\n\nIs there a late payment or a collection on your report?",
  },
  {
    // myfico.com: what is in a score
    id: "credit-hurts",
    topic: "build-credit",
    talk: /\b(?:credit|fico)\b[^.!?]{0,20}\bscores?\b/,
    ask: /\bwhat\b[^.!?]{0,20}\b(?:hurts?|lowers?|damag\w+|worst|ruins?|brings? it down|drops?)\b/,
    also: ofCredit,
    text: "A payment that is thirty days late hurts most, and the better the score was, the deeper it falls. After that come accounts in collections, and cards that are nearly full, even if you pay them. Smaller: several applications in a few weeks, and closing your oldest card. Looking at your own score costs nothing.\n\nWhat is forgiven fastest are full cards, since only this month's balance counts; a late payment stays for seven years and weighs less each year.\n\n**One next step:** set the minimum of every card to automatic, so that thirty days can't happen.\n\nIs one of those on your report?",
  },
  {
    // thehotline.org: safety planning
    id: "safe-place",
    topic: "look-at-the-signs",
    talk: new RegExp(
      String.raw`\b(?:my|the) (?:${partner}|ex|roommate)(?: (?:always|often|constantly|keeps|is|was|just|and|still|he|she|gets drunk and))* (?:yell(?:s|ing)|scream(?:s|ing)|shout(?:s|ing)) at (?:me|us)\b|\b(?:he|she|(?:my|the) (?:${relative}|ex|roommate|step\w+)) (?:\w+ ){0,2}?(?:hits?|shov(?:es|ed)|push(?:es|ed)|chok(?:es|ed)|beats?|slap(?:s|ped)|hurts?|threaten(?:s|ed)|controls) (?:me|us|my (?:money|phone)|everything)\b|\b(?:afraid|scared) of (?:him|her|my (?:${relative}|ex))\b|\b(?:he|she|my (?:${relative}|ex)) (?:is|was) (?:\w+ )?abusive\b|\b(?:he|she|my ${partner}) (?:won'?t|wont|doesn'?t|doesnt) let me (?:leave|go|out|see|work|have)\b`,
    ),
    ask: /\bwhere (?:can|could|do|should|would) (?:i|we) (?:even )?(?:go|stay|turn|sleep)\b|\b(?:have|got) (?:nowhere|no place|no where)(?: else)? to (?:go|stay|turn)\b|\bhow (?:do|can|could) i (?:get out|leave(?: safely)?|get away)\b/,
    also: /\b(?:safe|safely|leave|kids|children|stay|turn|sleep|hit|hits|yells?|scared|afraid|nowhere|place)\b/,
    isForDanger: true,
    text: "There are more places than it looks from inside, and someone who knows them near you: the National Domestic Violence Hotline, 1-800-799-7233, or START by text to 88788, day and night. They find a shelter, also with children or a pet, and think it through with you, even if you don't leave for months. 211 knows other beds for tonight. In danger, call 911.\n\nA friend's couch is a place as well; ask now, so that the door is open later. Use a phone that isn't looked through.\n\n**One next step:** put papers, a spare key, medicine and some cash where you can take them in one minute.\n\nIs it safe for you to make that call now?",
  },
  {
    id: "late-rent-words",
    topic: "bills-due",
    talk: /\b(?:late|behind|short)\b[^.!?]{0,20}\brent\b|\brent\b[^.!?]{0,20}\b(?:late|overdue|short|past due)\b|\b(?:can'?t|cant) pay\b[^.!?]{0,12}\brent\b/,
    ask: asksWords(landlord),
    also: new RegExp(String.raw`\b(?:${landlord}|rent|late|pay|texting|texts|keeps?|calling|calls|notice|money|paid)\b`),
    text: "Write before the next text comes, with a sum and a day; that reads quite differently from silence.\n\n“Hello [name], I know the rent for [month] is late, and I'm sorry. I can pay [sum] on [day] and the rest by [day]. [I have asked for help at 211.] Could you confirm that this works, and that there's no late fee if I keep to it?”\n\nPromise only what you can keep, pay in a way that leaves a trace, and keep every message. If a notice comes, call legal aid (lawhelp.org) before its date.\n\n**One next step:** work out the first sum, and send it within the hour.\n\nWhich sum could you really pay this week?",
    short:
      "“The rent for [month] is late, and I'm sorry. I'll pay [sum] on [day] and the rest by [day]. Does that work?”\n\nWhich two days would that be?",
  },
  {
    id: "rent-raise-words",
    topic: "talk-to-landlord",
    talk: /\brent\b[^.!?]{0,25}\b(?:going up|went up|goes up|raise\w*|increase\w*|higher)\b|\brais(?:e|ed|ing)\b[^.!?]{0,15}\brent\b/,
    ask: asksWords(landlord),
    also: new RegExp(String.raw`\b(?:${landlord}|rent|raise|increase|letter|pay|afford|lease)\b`),
    text: "Friendly, in writing, with the one thing that counts for a landlord: no empty month.\n\n“Hello [name], thank you for the letter. I'd like to stay[, and I've paid on time]. [Sum] more is beyond what I can carry; similar places nearby ask [sum]. Could we agree on [sum] if I sign for a year, or take the raise in two steps? I'd be glad to hear from you by [Friday].”\n\nAsk first when your lease ends, because until then the rent mostly stays. Two ads from your street beside it make it stronger.\n\n**One next step:** put in the three sums, and send it today.\n\nWhat is the most you could carry without borrowing?",
    short: "“I'd like to stay. [Sum] more is beyond me. Could we agree on [sum] if I sign for a year?”\n\nWhat would your own number be?",
  },
  {
    // stopbullying.gov
    id: "bullied-school-words",
    topic: "bullied",
    talk: new RegExp(
      String.raw`\b${child}\b[^.!?]{0,20}\b(?:is|gets?|being|was|getting|been|are)\b(?: \w+)? bullied\b|\bbull(?:y|ies|ied|ying) my (?:\w+ )?${child}\b`,
    ),
    ask: asksWords(`school|teachers?|principal|counselor|district`, "them"),
    also: /\b(?:school|teachers?|principal|email|letter|bull(?:y|ied|ies|ying)|kids|grade)\b/,
    text: "To the teacher, with the principal in copy, dates first and no names called:\n\n“Hello, I'm [child]'s parent. On [dates] [child] was [called names, pushed] at [place]; [who] saw it. At home I notice [one thing]. Please tell me by [Friday] who looks into it, how [child] is kept safe until then, and when we can meet. I'd rather solve this together than in the hallway.”\n\nIn writing it becomes a record, and the school has to follow its own rules on it. Don't write to the other parents yourself.\n\n**One next step:** ask your child for two days and places, in a calm hour, and send it tomorrow morning.\n\nWhat happened the last time, and who was there?",
  },
  {
    id: "hospice-words",
    topic: "care-for-someone",
    talk: /\b(?:hospice|dying|terminal\w*|last days|weeks to live|end of life)\b/,
    ask: asksWords(relative),
    also: new RegExp(String.raw`\b(?:hospice|dying|goodbye|visit|${relative})\b`),
    text: "You don't need the right words; your voice and your hand are most of it. People near the end often still hear. Five short sentences carry nearly everything: “I love you. Thank you for [one thing]. I forgive you. Please forgive me. We'll be all right.” Take those that are true.\n\nThen ordinary things: the weather, the game, a photo, “Do you remember when we [one day]?” Silence is company, too. Children may come, if they want to and know what they'll see; a drawing is enough.\n\n**One next step:** choose the one sentence you would miss having said, and say it first.\n\nWhat did the two of you like to do together?",
  },
  {
    // healthcare.gov: internal appeals and external review
    id: "insurance-appeal",
    topic: "fight-a-medical-bill",
    talk: new RegExp(isHealthDenial),
    ask: /\bhow (?:do|can|should) i (?:appeal|fight|answer)\b(?: (?:it|that|this|them))?|\bwhat (?:do|should) i (?:write|say|put)\b|^\W*(?:(?:ok|and|so|please|can you|could you|write|give|draft|help|me|with|i|need|want|an?|the|that|my) )*appeal(?: letter)?(?: for (?:it|me|that))?(?: please)?\W*$/,
    also: ofAppeal,
    text: "One page, with the number from the denial, by the date in it; it can be short:\n\n“I appeal the denial of [the test], claim [number], dated [date]. You wrote: [their reason]. My doctor, [name], finds it necessary because [one sentence]. I attach the letter of medical necessity and my records. Please review it by a doctor of that field, and send me the criteria you used.”\n\nSend it so that you can prove the day, and say so if it is urgent; then the answer has to come much sooner. After a second no there is mostly an outside review; the letter has to say how to ask for it, and by when.\n\n**One next step:** ask the doctor's office for that letter today.\n\nWhich reason does the denial give?",
  },
  {
    id: "weekend-work-words",
    topic: "say-no-at-work",
    talk: /\b(?:job|work|boss|manager|company|supervisor)\b[^.!?]{0,20}\b(?:wants?|needs?|makes?|making|asks?|asked|asking|expects?|schedul\w+|put|puts|changed|moved|told)\b[^.!?]{0,25}\b(?:saturdays?|sundays?|weekends?|nights|evenings?|overtime)\b/,
    ask: asksWords(`boss|manager|supervisor|work|hr|job`),
    also: /\b(?:boss|manager|supervisor|shifts?|schedule|saturdays?|sundays?|weekends?|nights|job)\b/,
    text: "Short, with what you can do and what you can't, and no apology for your life:\n\n“I want to help, and I can't work [Saturdays]: [your reason, or none]. I could take [a late shift on Thursday], or one [Saturday] a month if I know it three weeks before. What would work for you?”\n\nSay it early, before the plan is written, and confirm it in two lines by email. Whether they may change your days depends on your contract and your state; a few cities ask for notice.\n\n**One next step:** choose the one swap you can really offer, and ask for ten minutes tomorrow.\n\nWho else there has fixed days, and how did they get them?",
  },
  {
    id: "layoff-words",
    topic: "give-bad-news",
    talk: /\b(?:tell|telling|announce\w*|inform\w*)\b[^.!?]{0,15}\b(?:team|staff|employees|crew|workers)\b[^.!?]{0,20}\b(?:layoffs?|laid off|(?:job|staff|budget) cuts|letting (?:\w+ )?go)\b|\bi(?:'m| am)?\b[^.!?]{0,20}\b(?:lay|laying|let|letting)\b[^.!?]{0,20}\b(?:off|go)\b[^.!?]{0,20}\b(?:team|staff|employees?)\b|\bi(?:'m| am)?\b[^.!?]{0,20}\b(?:lay|laying) off\b/,
    ask: asksWords(`(?:whole )?team|staff|employees?|crew|workers|people`),
    also: /\b(?:layoffs?|team|staff|employees?|meeting)\b/,
    text: "The news in the first sentence, then what it means, then quiet. Who is affected hears it alone and first; the team afterward, on the same day.\n\nAlone: “I have hard news. Your position ends on [date]. It's a decision about costs and not about your work. You get [pay, insurance until]. I'm sorry. What do you want to know first?”\n\nTo the team: “Today we let [number] colleagues go. It's final, and no more is planned that I know of. I'll be in my office until six.”\n\nDon't say how hard it is for you, and promise nothing you can't keep.\n\n**One next step:** get the papers on pay and insurance from HR before the first talk.\n\nWhich question are you most afraid of?",
  },
  {
    id: "weight-comment-words",
    topic: "set-a-family-boundary",
    talk: new RegExp(
      String.raw`\b${relative}\b[^.!?]{0,25}\b(?:comment\w*|critici[sz]\w+|remarks?|jokes?|says|saying|tells me|makes fun|picks on)\b[^.!?]{0,25}\b(?:weight|body|fat|what i eat)\b`,
    ),
    ask: asksWords(relative),
    also: new RegExp(String.raw`\b(?:${relative}|weight|comments?)\b`),
    text: "One sentence about your body and one about what you'll do, the same each time, in a quiet voice:\n\n“[Name], I don't talk about my weight. When it comes up, I'll change the subject, and if it goes on, I'll [go home]. I'd love to hear about [your week].”\n\nNo reasons, since each one can be argued with. If there's laughter: “I mean it.” Then do what you said, the first time it happens: get your coat, kindly. After two or three times it usually gets quieter.\n\n**One next step:** say it aloud three times today, and choose the subject you'll change to.\n\nWhen does it mostly happen: on the phone, at the table, or in front of others?",
  },
  {
    // samhsa.gov, findtreatment.gov
    id: "depressed-call",
    topic: "find-therapist",
    talk: /\b(?:i'?m|i am|i feel|i'?ve been|i think i(?:'?m| am)|i have|my) (?:\w+ ){0,2}?depress(?:ed|ion)\b|^\W*(?:feeling |so |really )*depressed\b/,
    ask: /\bwho (?:do|can|should) i (?:call|see|talk to|ask)\b|\b(?:give|get|prescribe|need)\b[^.!?]{0,10}\b(?:meds|medication|medicine|pills|antidepressants?)\b|\bwhere (?:do|can) i get help\b/,
    also: /\b(?:doctor|therapist|meds|medication|medicine|pills|antidepressants?|talk|help|depress\w+|see|call)\b/,
    text: "Medicine is for a doctor to decide, and your regular one can do that; it needn't be a psychiatrist. Call any primary care office: “I think I may be depressed, for about [two months]. I'd like the earliest appointment.” Without a doctor or insurance: findahealthcenter.hrsa.gov goes by income, and SAMHSA at 1-800-662-4357 finds treatment near you, free, day and night.\n\nFor someone to talk to tonight, or if it gets dark: 988, by call or text.\n\n**One next step:** make one of those calls now, or ask someone to sit beside you while you do.\n\nAre you having thoughts of not wanting to live?",
  },
  {
    id: "welfare-check",
    topic: "support-a-friend",
    talk: new RegExp(
      String.raw`\b(?:${relative}|roommate|son|daughter|neighbou?r|coworker)\b[^.!?]{0,40}\b(?:mad|angry|upset|answer\w*|repl\w+|respond\w*|text\w*|calls?|called|heard|reach|missing|(?:come|came|been) home|drinks?|drinking)\b`,
    ),
    ask: /\bwhat if (?:he|she|they)(?:'?s| is| are|'?re)? (?:really |already )?(?:dead|died|hurts? (?:himself|herself|themselves)|(?:did|does|do) something to (?:himself|herself|themselves))\b/,
    also: /\b(?:scared|afraid|worried)\b/,
    isForDanger: true,
    text: "That thought is hard to sit with, so don't sit with it; find out. Silence mostly has an ordinary reason. Call, don't text. Then call somebody who lives nearby or saw them last: family, a roommate, a neighbor, work.\n\nIf nobody can reach them, or they said anything about dying, call 911 or the police where they live, and ask for a welfare check. It costs them a knock at the door. 988 is there for you as well, by call or text, day and night.\n\n**One next step:** call the one person who lives closest to them, now.\n\nWhen did you last hear from them, and what did they say?",
  },
  {
    // thehotline.org: emotional and verbal abuse
    id: "is-that-abuse",
    topic: "look-at-the-signs",
    talk: isHurtful,
    ask: /^\W*(?:(?:so|but|and|ok(?:ay)?|wait)\W+)*(?:(?:is|was|would|isn'?t) (?:that|this|it)(?: be)?(?: (?:really|even|actually|considered|called|already|a form of|like|maybe))* (?:(?:emotional|verbal|mental|psychological) )?(?:abuse|abusive|toxic|domestic violence)|do you think (?:that|this|it)(?:'?s| is) (?:\w+ )?(?:abuse|abusive|toxic)|am i (?:being|in an?) (?:\w+ )?(?:abused|abusive relationship)|does (?:that|this|it) count(?: as (?:\w+ )?abuse)?|(?:is|was) (?:he|she) (?:being )?(?:abusive|toxic))(?: or (?:not|what|am i overreacting))?\W*$/,
    also: /\b(?:abus\w+|toxic|violence|relationship|emotional|verbal|names?)\b/,
    isForDanger: true,
    text: "Names, shouting and being put down, again and again, are called emotional or verbal abuse, whatever else is good between you. The word matters less than what it does: do you weigh every sentence, hide things from friends, feel smaller than you used to? One bad evening that is followed by an apology and a change is something else than a pattern.\n\nYou don't have to prove it to get help. 1-800-799-7233, or START by text to 88788, talks about this day and night, also when nobody has raised a hand.\n\n**One next step:** note for one week, where only you can read it, what was said and how you felt an hour later.\n\nWhat happens when you say no to something small?",
  },
  {
    // thehotline.org: warning signs
    id: "toxic-how-to-know",
    topic: "look-at-the-signs",
    talk: isHurtful,
    ask: /^\W*(?:(?:so|but|and|ok(?:ay)?)\W+)*(?:how (?:do|can|would|will|could|should) (?:i|you) (?:\w+ )?(?:know|tell|be sure|find out|see)(?: (?:for sure|if (?:it|that|this|he|she)(?:'?s| is| are)(?: \w+){0,3}))?|(?:what are|are there|what would be|tell me) (?:the |some |any )?(?:signs|red flags)(?: of (?:it|that|an? \w+ relationship|abuse))?)\W*$/,
    also: /\b(?:abus\w+|toxic|signs?|red|flags?|relationship|normal)\b/,
    isForDanger: true,
    text: "Look at what happens, more than at the word. Four questions show most of it:\n\n1. When I say no to something small, is it a nuisance, or do I pay for it?\n2. Can I see my people, have my own money, and keep my phone to myself?\n3. After a fight, does anything change, or do I only hear that it was my fault?\n4. Do I plan my days around a mood?\n\nOne hard month proves nothing; a pattern over months does. If one answer frightens you, 1-800-799-7233 talks with you day and night, and you needn't be sure.\n\n**One next step:** write down two situations with dates, where only you can read them.\n\nWhich of the four came first to mind?",
  },
];

/** Answers to signs of danger that come before every other written answer. */
export const dangerAnswers: WrittenAnswer[] = [
  {
    // 988lifeline.org: how to help someone else
    id: "no-one-would-miss-them",
    topic: "support-a-friend",
    ask: /^(?![^]*\b(?:work|job|team|meeting|party|retir\w+|vacation|office)\b)[^]*\b(?:he|she|they|(?:my|our) \w+|(?:best )?friend)\b[^.!?]{0,20}\b(?:says?|said|saying|thinks?|told me|texted(?: me)?|wrote|feels?|believes)\b[^.!?]{0,15}\b(?:(?:no ?one|nobody) (?:would|will|'?d|'?ll) (?:even |ever |really )?(?:miss (?:him|her|them|himself|herself)\b|notice if (?:he|she|they)|care if (?:he|she|they))|(?:we|everyone|everybody|they|people|the world|i)(?:'d| would| will|'ll|d)? (?:all )?be better off without (?:him|her|them))\b/,
    text: "Take that sentence seriously, even if it was said in passing. It can mean that they think about dying, and asking plainly doesn't plant the idea:\n\n“What you said worried me. Are you thinking about ending your life? I would miss you.”\n\nThen listen, and don't argue. If the answer is yes or not clear, stay with them or get someone who can, put what could hurt them out of reach, and call or text 988 together; they help helpers, too. If it may happen soon, call 911.\n\n**One next step:** call them today, and ask that one question.\n\nWhere are they right now, and is someone with them?",
    short:
      "“What you said worried me. Are you thinking about ending your life? I would miss you. We can call 988 together.”\n\nCan you reach them now?",
  },
  {
    // 988lifeline.org
    id: "own-cuts",
    topic: "find-therapist",
    ask: /\b(?:cuts?|burns?|scars|wounds?) (?:that )?(?:i|i'?ve|i have) (?:made|did|gave myself)\b|\b(?:cuts?|burns?|scars|wounds?) (?:that )?i (?:put|made) (?:on|in) my (?:arms?|wrists?|legs?|thighs?|skin|body)\b/,
    text: "Thank you for saying it. Wanting somebody to know is a brave step, and you don't have to explain all of it:\n\n“I've been hurting myself, and I don't want to be alone with it anymore. I don't need you to fix it. Please stay calm, and sit with me.”\n\nChoose the one who stays calm. For now, call or text 988, day and night; it is for this, too. If a wound is deep or doesn't stop bleeding, it needs an emergency room tonight.\n\n**One next step:** send one person, “Can we talk tonight? It's important to me.”\n\nLet me ask you plainly: are you thinking about ending your life, or about hurting yourself now?",
    short:
      "“I've been hurting myself, and I don't want to be alone with it anymore. Please sit with me.”\n\nYou can call or text 988 at any time before that. Who would you tell first?",
  },
];
