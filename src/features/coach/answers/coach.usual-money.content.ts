import type { WrittenAnswer } from "./coach.written.content.ts";

/** Usual matters of homes, debts, cars and insurance, and further ones of work: the first message, and what is told or asked next. */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks|honestly|also|plus|now|or|hm+|maybe)\W+)*`;
const verdict = new RegExp(
  String.raw`${opener}(?:is (?:it|that|this) (?:even |really )?(?:fair|right|normal|stupid|dumb|crazy|smart|a good idea|worth it|bad|selfish|ok(?:ay)?|too late|realistic)|too late|am i too old|should i(?: (?:do it|take it|accept|say yes|go for it))?|what (?:would|should) (?:you|i) do|help me (?:decide|choose)|what do you think|worth it)\b.{0,25}$`,
);
const asksMoney = new RegExp(String.raw`${opener}how much\b.{0,45}$`);

const promotion =
  /\b(?:take|accept|turn down|offered|offer|got|want|refuse)\b[^.!?]{0,25}\bpromotion\b|\bpromotion\b[^.!?]{0,25}\b(?:take|accept|offered|worth)\b|\bpromoted\b/;
const aloneApartment =
  /\b(?:afford|rent|get|live in|move into)\b[^.!?]{0,25}\b(?:apartment|place|studio|one bedroom|1 bedroom)\b|\blive (?:alone|on my own|by myself)\b|\bmove out\b/;
const eighteen = /\b(?:just )?(?:turned|turning|i'?m|am) (?:18|19|eighteen)\b/;
const fired = /\b(?:got fired|was fired|been fired|fired today|laid off|lost my job|let go)\b/;
const badInterview =
  /\b(?:bombed|blew|messed up|screwed up|failed|ruined|bad|terrible|awful|horrible)\b[^.!?]{0,15}\binterview\b|\binterview\b[^.!?]{0,20}\b(?:badly|terribl\w+|awful|horribl\w+|bad|bombed)\b/;
const review = /\b(?:performance |annual |yearly |my |job )review\b/;
const become =
  /\b(?:want to|wanna|would like to|thinking (?:of|about)|should i|how (?:do|can) i) (?:be|become|becoming|switch to|switching to|get into|getting into|go into|going into|work in) (?:a |an |in |the )?(\w+)/;
const layoffs =
  /\b(?:lay ?offs?|laid off|lay(?:ing)? (?:people |us )?off|let (?:people|\d+ people|some people|others) go|getting fired|get fired|be fired|lose my job|downsiz\w*)\b/;
const bonus = /\b(?:bonus|refund|back pay|settlement|inherit\w*|windfall)\b/;
const health = /\b(?:health|medical) (?:insurance|plan|coverage)\b|\bopen enrollment\b|\bdeductible\b/;
const firstPlace = /\b(?:first (?:apartment|place|home|house)|moving out|move out|own (?:apartment|place))\b/;
const livingTogether = /\bmov(?:e|ing) in (?:with|together)\b|\blive together\b/;
const accounts = /\b(?:separate|joint|shared?|combin\w+|one|same) (?:bank )?(?:accounts?|finances|money)\b/;
const borrows = /\b(?:borrow\w*|lend\w*|lent|loan(?:ed)?|asks? (?:me )?for money|owes? me)\b/;
const rentToParents =
  /\b(?:parents?|mom|dad|mother|father|folks)\b[^.!?]{0,20}\b(?:want\w*|mak\w+|ask\w*|charg\w+|expect\w*|say\w*)\b[^.!?]{0,20}\b(?:rent|board)\b|\bpay (?:my )?(?:parents|mom|dad) rent\b/;
const fixCar =
  /\b(?:fix|repair|keep)\b[^.!?]{0,20}\bor\b[^.!?]{0,20}\b(?:buy|sell|replace|get|trade|new|another)\b|\b(?:buy|replace|sell|trade)\b[^.!?]{0,15}\bor\b[^.!?]{0,15}\b(?:fix|repair|keep)\b/;
const sideWork = /\b(?:side (?:hustle|job|gig|income|work)|extra (?:money|income|cash)|second job|make more money|earn more)\b/;
const major = /\b(?:major(?:ing)?(?: in)?|what (?:should|do) i study|degree (?:should|to)|which (?:college|degree|major)|what college)\b/;
const unsafe = /\b(?:abus\w*|hits?|threat\w*|control\w*|afraid of (?:him|her)|gambl\w*|drugs?|suicid\w*|kill\w*|die)\b/;
const commute = /\bcommut\w*\b|\b(?:drive|train|bus|way) to work\b/;
const badReview =
  /\b(?:bad|negative|poor|terrible|awful) (?:performance )?review\b|\breview\b[^.!?]{0,15}\b(?:bad|badly|poor|terrible)\b|\bperformance (?:improvement )?plan\b|\bpip\b/;
const leavingJob = /\b(?:quitting|resign\w*|leaving (?:my|the) job|two weeks'? notice|give notice|put in my notice|i'?m leaving)\b/;
const boss = /\b(?:boss|manager|supervisor|employer|company)\b/;

export const moneyUsualFirst: readonly WrittenAnswer[] = [
  {
    id: "take-the-promotion",
    ask: /\b(?:should i|do i|whether to|not sure (?:if|about)|decide|thinking about)\b[^.!?]{0,20}\b(?:take|taking|accept\w*|say yes to|go for|want|turn down)?\b[^.!?]{0,10}\bpromotion\b|\b(?:got|been|was) offered (?:a |the )?(?:\w+ )?promotion\b|\boffered me (?:a |the )?promotion\b/,
    but: /\b(?:passed|didn'?t|coworker|instead)\b/,
    text: "First ask what it is made of, before the title decides for you:\n\n1. Which hours, in an ordinary week and in a bad one?\n2. What would I stop doing, and who takes that over?\n3. Will I lead people? With which say over time, pay and hiring?\n4. What does it pay per hour, not per year?\n5. Can I go back if it doesn't fit?\n\nTake it if you'd like the work itself on an ordinary Tuesday, and the pay matches the hours. You may also ask for more, or for a trial of three months.\n\n**One next step:** ask your boss the first two.\n\nWhat draws you to it, and what holds you back?",
    topic: "decide",
  },
  {
    id: "pay-car-early",
    ask: /\bpay(?:ing)? off (?:my |the |our )?(?:car|auto|truck)(?: loan)? (?:early|faster|now|in full|first)\b|\b(?:car|auto) loan early\b|\bpay (?:my |the )?(?:car|truck) (?:loan )?off (?:early|faster|now|in full)?/,
    text: "It's worth it if three things hold: no card or other loan has a higher rate, at least one to three months of must-pays stay in savings afterward, and the loan has no fee for paying early. Then you save the interest that's left, and your month gets air at once.\n\nBelow about 5 percent there's no hurry; savings accounts pay nearly that. Above 7 it's a sure gain. When you pay extra, write “to principal”.\n\n**One next step:** look up the rate, the balance, and whether there's a prepayment fee.\n\nWhich rate is it, how much is left, and what is in savings?",
    topic: "car-loan",
  },
  {
    id: "apartment-alone",
    ask: /\b(?:can|could|will|would) i (?:even |really )?(?:afford|manage|get)\b[^.!?\d]{0,15}\b(?:apartment|place|studio|one bedroom|1 bedroom)\b[^.!?\d]{0,25}$|\bcan i afford to (?:live (?:alone|on my own|by myself)|move out|rent)\b[^.!?\d]{0,20}$|\bhow (?:do|can) (?:people|i) afford to live alone\b/,
    text: "A quick test in three lines. The rent should be at most about a third of what reaches your account; landlords mostly ask for three times the rent as pay before taxes. Beside it come about $150 to $250 for power, internet and insurance, $300 to $450 for food, and the way to work. And to move in you need two to three rents at once.\n\nWith $19 an hour, for example, that is about $3,290 before taxes and $2,650 after; so a rent near $900, or a shared place.\n\n**One next step:** write me your pay and a rent you've seen.\n\nWhat do you earn, and what do places cost near you?",
    topic: "first-apartment",
  },
  {
    id: "several-cards",
    ask: /^\W*(?:i (?:have|got)|we have|i'?ve got) (?:like |about )?(?:\d|two|three|four|five|six|seven|eight|several|a few|many|too many|multiple) (?:different )?(?:maxed(?:[- ]out)? )?(?:credit )?cards?(?: (?:maxed out|and they'?re all (?:full|maxed out)|with (?:debt|balances)(?: on them)?|to pay(?: off)?|in debt))*\W*$/,
    text: "Then make one list of them, since several cards feel like more than they are: for each the balance, the rate, the minimum, the due date. After that it's simple:\n\n1. All minimums on autopay, so nothing is late.\n2. No new charges; one card at most stays in the wallet.\n3. Everything extra goes to one: the highest rate saves most, the smallest balance gives the first win.\n4. When it's gone, its payment moves to the next.\n\n**One next step:** write the list, four lines, here or under [Debt](/debt).\n\nWhat do they come to in all, and which rate is the highest?",
    topic: "choose-a-debt",
  },
  {
    id: "just-turned-eighteen",
    ask: /^\W*(?:hi |hey |so )*(?:i )?(?:just |recently )?(?:turned|turning|i'?m|am|became) (?:18|eighteen)\b[^.!?]{0,40}\b(?:money|finances?|job|credit|adult|now what|what (?:do|should))\b[^!?]{0,25}\W*$|^\W*(?:i )?just turned (?:18|eighteen)\W*$/,
    text: "Then a few small things now bring a lot later. In this order:\n\n1. A checking and a savings account in your own name, without fees.\n2. On each payday 10 to 20 percent to savings, by itself, first up to $1,000.\n3. Credit early and small: a student or secured card for one bill a month, paid in full by autopay.\n4. Don't co-sign, and no loan for a new car.\n5. Your papers in one folder: ID, social security card, tax forms.\n\n**One next step:** open the savings account, and set $20 for the next payday.\n\nDo you have a job, and do you live at home?",
    topic: "start-a-budget",
  },
  {
    id: "fix-or-buy-car",
    ask: new RegExp(String.raw`^(?=.*\b(?:car|truck|van|suv|it)\b)(?!.*\d).*(?:${fixCar.source})`),
    but: /\b(?:house|home|phone|laptop|computer|washer|dryer|fridge|rent)\b/,
    text: "By two figures: what the repair costs, and what the car is worth when it runs (Kelley Blue Book). Below about half its value I'd fix it, because another car costs $400 to $700 a month with insurance, so the repair has paid for itself within a few months. Above that I'd ask the shop what comes next; if the engine, the transmission or the frame is going, let it go.\n\nGet a second estimate in any case; they differ by a third and more.\n\n**One next step:** ask, “If it were yours, would it hold two more years?”\n\nWhat would the repair cost, and how many miles does it have?",
    topic: "car-trouble",
  },
  {
    id: "parents-want-rent",
    ask: rentToParents,
    but: unsafe,
    text: "It's common once one earns, and it can be fair: you use power, food and space, and most parents ask for about 10 to 20 percent of a young person's pay, well below a room elsewhere. It's less fair if you're still in school or can't save anything then.\n\nMake it a real agreement: how much, from when, what's included, and which chores. Some parents keep it aside for your own place; you may ask.\n\n“I'm glad to pay. Could it be $250, so that I can save the same for my own place?”\n\n**One next step:** write down what you earn and what you'd like to save.\n\nWhat do they ask for, and what do you make?",
    topic: "start-a-budget",
  },
  {
    id: "choose-a-major",
    ask: /\bwhat (?:should|do) i (?:major in|study)\b|\b(?:which|what) (?:major|degree)\b[^.!?]{0,20}\b(?:should|choose|pick|best|take)\b|\b(?:choos\w+|pick\w*|chang\w+|decid\w+(?: on)?|don'?t know)\b[^.!?]{0,12}\bmajor\b/,
    text: "You needn't know it before you've tried it; about a third of students change once. Narrow it by three questions:\n\n1. Which subject do you read about without being told to?\n2. Which ordinary working day could you stand: people, screens, hands, outdoors?\n3. What does it pay, and how many are hired? bls.gov/ooh tells you in two minutes.\n\nWhere two of the three meet, take one class in the first year. A practical major with your love as a minor is a good middle.\n\n**One next step:** write three subjects, and look up one job for each.\n\nWhich three come to mind?",
    topic: "back-to-school",
  },
  {
    id: "more-work-for-two",
    ask: /\b(?:boss|manager|supervisor|they|company|work|job)\b[^.!?]{0,20}\b(?:gave|gives?|giving|put|dumped?|added?|wants?)\b[^.!?]{0,20}\b(?:second|another|other|coworker'?s?|two|2|someone else'?s?|somebody else'?s?|her|his) (?:person'?s?|people'?s?|jobs?|work|position|workload|duties)\b|\bdoing (?:the )?(?:work|jobs?) (?:of|for) (?:two|2|three|3)\b|\b(?:doing|covering) (?:two|2) (?:people'?s )?jobs\b/,
    text: "Two jobs for one pay works only as long as nobody sees the sum, so make it visible. List the tasks of both with their hours a week, and bring that to your boss:\n\n“Since [name] left I've had both. Together that's about 60 hours. I can keep A, B and C. Which of the others should stop, or who takes them, and until when is this?”\n\nIf it's to stay, it's another job: ask for the title and the pay, 10 to 15 percent is usual.\n\n**One next step:** write the list with hours tonight.\n\nSince when is it, and has anybody said until when?",
    topic: "say-no-at-work",
  },
  {
    id: "cosign-a-loan",
    ask: /\bco ?-?sign(?:ing|ed)?\b/,
    but: /\b(?:get (?:my|me)|i need|find) (?:a |someone to )?co ?-?sign|\bcan'?t pay|\bbehind\b/,
    text: "Co-signing means that you owe it, too: if a payment is missed, the lender comes to you, and it stands on your credit report from the first day. So sign only what you could pay and would pay alone; otherwise it's a no, and a kind one:\n\n“I love you, and I don't co-sign, for anybody. I'll help you to look for another way.”\n\nOther ways: a smaller loan, a credit union, a secured card to build credit first, a larger down payment, or a fixed sum as a present.\n\n**One next step:** say those two sentences before the papers are on the table.\n\nWho is asking, and for how much?",
    topic: "say-no-to-lending",
  },
  {
    id: "go-part-time",
    ask: /\b(?:go|going|switch(?:ing)?|work(?:ing)?|change|changing|drop(?:ping)?|ask(?:ing)? (?:for|to (?:go|work))) (?:down )?(?:to )?part[- ]?time\b|\b(?:cut|reduce|fewer|less|lower) (?:back )?(?:on )?(?:my )?(?:work )?hours(?: at work)?\b/,
    but: /\b(?:school|college|student|study|degree|they|boss (?:cut|reduced)|he|she|cut my hours|my hours (?:were|got))\b/,
    text: "First the figures, then the talk. Work out the month with the smaller pay: after taxes it falls a bit less than the hours do, and what you save on child care, gas or meals comes back. Ask HR from how many hours on health insurance stays; often it's thirty.\n\nThen with an offer, so it's easy to say yes:\n\n“I'd like to stay, and to work thirty hours from March. I've thought about which tasks I keep and who could take the rest. Could we try it for three months?”\n\n**One next step:** put the smaller pay into [your budget](/budget) for one month, as a trial.\n\nHow many hours would you like, and why now?",
    topic: "work-family-balance",
  },
  {
    id: "tell-boss-looking",
    ask: /\b(?:should|do|can) i (?:have to )?(?:tell|let|say to|mention to)\b[^.!?]{0,20}\b(?:boss|manager|work|job|company|employer|coworkers?)\b[^.!?]{0,20}\b(?:looking|searching|interviewing|applying|another job|other jobs|new job)\b/,
    text: "No, not until a new contract is signed. However well you get on, from then on you're the one who's leaving: the raise, the project, sometimes the job itself can go. It isn't disloyal; companies plan without telling, too.\n\nThe exception is a boss who could give you what you're missing. Then ask for that, without the search: “I'd like to grow into [role]. What would have to happen here, and by when?”\n\nInterviews go into vacation hours, mails onto your own phone, and references come from elsewhere.\n\n**One next step:** write down what would make you stay, and ask for that one thing.\n\nIs there something that would make you stay?",
    topic: "quit-job",
  },
];

export const moneyUsualTurns: readonly WrittenAnswer[] = [
  // a promotion
  {
    id: "promotion-hours",
    talk: promotion,
    ask: /^(?!.*\?).*\b(?:more|longer|extra|late|weekend)\b[^?]{0,12}\b(?:hours|work|stress|responsib\w+|meetings|travel\w*|people)\b|^(?!.*\?).*\b(?:travel\w*|manage (?:a team|people)|on call)\b/,
    text: "Then work out the hour, because the year hides it. Extra pay a year, less about a third for taxes, divided by the extra hours: $8,000 more and five more hours a week come to about $20 an hour after taxes. Below what you earn now, it's a pay cut with a title. So ask for the hours to be named, or for more pay; right now you have the best moment for it.\n\n**One next step:** ask, “What does an ordinary week look like, and what in a bad one?”\n\nHow many hours more would it be, and for how much?",
  },
  {
    id: "promotion-pay",
    talk: promotion,
    ask: /^(?!.*\?)\W*(?:it'?s |for |only |about |like |the pay is |they offer(?:ed)? (?:me )?)*\$? ?\d[\d,.]* ?k? ?(?:(?:more|raise|extra|increase|percent)\b|%)|^(?!.*\?).*\b(?:no|small|little) (?:raise|more money|extra pay)\b/,
    text: "For a real step up 10 to 15 percent is usual; less than that, with more hours, is theirs to improve. You can say yes and ask at the same time:\n\n“I'd like to do this. With the hours and the responsibility I was thinking of [figure]. Can we get there, now or in writing after six months?”\n\nAnd count what's left: about two thirds of it reaches you.\n\n**One next step:** work out the percentage, and write your figure down.\n\nWhat do you earn now, and how many more hours would it be?",
  },
  {
    id: "promotion-family",
    talk: promotion,
    ask: /\b(?:baby|kids?|child(?:ren)?|son|daughter|family|wife|husband|pregnan\w*)\b/,
    text: "Then time is the most expensive part of it, and these years don't come back, while promotions mostly do. So don't ask only whether to take it, ask in which form: fixed days home by five, no travel for the first year, one day from home, or a start in six months.\n\n“I'd like the role. With a small child I need two evenings fixed. Can we do it like that?”\n\nIf they say no to everything, you know what it would be like.\n\n**One next step:** write the two evenings that aren't for sale.\n\nWho would be there when you're late?",
  },
  {
    id: "promotion-decide",
    talk: promotion,
    ask: verdict,
    text: "I'd take it if you'd like the work itself, the pay per hour is at least what you have now, and the people at home can carry the hours. I'd turn it down, kindly, if it's mainly the title, or if you'd do less of what you're good at: “Thank you. I'd like to stay close to the work for now. Can we talk again in a year, and about my pay in this role?” Few careers end with such a no.\n\n**One next step:** ask for three days to think.\n\nWhich of the three isn't sure yet?",
  },
  // an apartment alone
  {
    id: "apartment-hourly",
    talk: aloneApartment,
    of: /^(?:first-apartment|start-a-budget|decide|moving-house)$/,
    ask: /\b(?:make|earn|get|paid)\b[^?]{0,10}\$? ?(\d{2}(?:\.\d+)?)(?: (?:dollars|bucks))? (?:an|per|a) ?(?:hour|hr)|\b\d{2} ?\/ ?h(?:ou)?r\b/,
    slots: { wage: { on: /\$? ?(\d{2}(?:\.\d+)?)(?: (?:dollars|bucks))? ?(?:an|per|a|\/) ?(?:hour|hr)/, else: "that" } },
    text: "At ${wage} an hour, full time: multiply by 173 for the month before taxes, and take off about a fifth for what reaches you. Your rent limit is a third of what reaches you; for $15 to $20 an hour that's about $700 to $950. Landlords ask for three times the rent before taxes. If places cost more than that, a room in a shared one is mostly a third cheaper and passes the landlord's test, too.\n\n**One next step:** take your last two pay stubs, add what reached you, and divide by three.\n\nWhat does a place cost near you?",
  },
  {
    id: "apartment-rent-seen",
    talk: aloneApartment,
    of: /^(?:first-apartment|start-a-budget|decide|moving-house)$/,
    ask: /^(?!.*\?)\W*(?:the |my |and |places? )*(?:rents?|places?|apartments?|it)(?: (?:here|around here|there|near me))? (?:is|are|costs?|runs?|starts? at|would be|go for)\W*(?:about |around |like |at least )*\$? ?(\d[\d,.]*)\b/,
    slots: { rent: { on: /\$? ?(\d[\d,.]*)\b/, else: "that" } },
    text: "For ${rent} most landlords want to see about three times that before taxes, and it sits well only if at least twice as much again reaches you. With power, internet and insurance it's $150 to $250 more a month. If your pay is below that, three ways are open: a roommate (a third less each), a room in a house, or a co-signer, which only helps with the landlord and not with the month.\n\n**One next step:** live on what would be left for one month, as a test, and put the rest away.\n\nWhat would be left after the rent?",
  },
  {
    id: "apartment-or-roommate",
    talk: aloneApartment,
    of: /^(?:first-apartment|start-a-budget|decide|moving-house)$/,
    ask: new RegExp(
      String.raw`${opener}(?:should i |do i |is it better to )?(?:get|find|have|live with|look for|take)?(?: a| some)? ?room ?mates?\b.{0,30}$`,
    ),
    text: "If the rent alone takes more than a third of what reaches you, yes, for a year or two. It mostly saves $300 to $600 a month, which is your whole cushion within a year. Choose the person as carefully as the place: steady job, similar hours, and the three quiet questions before signing: guests, cleaning, money. A friend isn't always the best one.\n\nIf you can pay alone and need quiet, a small studio is worth it.\n\n**One next step:** look what a room costs near you, and write down the difference.\n\nCould you live with somebody, honestly?",
  },
  // eighteen
  {
    id: "eighteen-what-with-money",
    talk: eighteen,
    ask: /\bwhat (?:should|do|can) i do with (?:my|the|it|this)\b|\bhow (?:should|do) i (?:use|save|handle|manage)\b|\bwhere do i start\b|^\W*(?:i )?(?:also )?(?:have|got) (?:a |my first )?(?:\w+ )?job\W*$/,
    text: "With the first pay this split works: 20 percent to savings on payday by itself, 50 for what you need, 30 for fun without guilt. At home you can turn it around and save half. First goal $1,000; then, with pay on the books, a Roth IRA with even $25 a month: at 18 it has almost fifty years to grow. One card for one bill, paid in full by autopay, builds your credit.\n\n**One next step:** set the transfer for your next payday.\n\nWhat do you earn in a month, and do you pay anything at home?",
  },
  // fired, layoffs
  {
    id: "mistake-and-fear",
    talk: /\b(?:fired|lose my job|trouble|job)\b/,
    of: /^(?:layoff-fear|mistake-at-work|bad-review)$/,
    ask: /^(?!.*\?).*\b(?:made|did|caused)\b[^?]{0,12}\b(?:mistake|error)\b|^(?!.*\?).*\b(?:messed|screwed) (?:up|something up)\b|^\W*(?:it'?s |it was )?(?:a )?(?:really |pretty |very )?(?:big|huge|bad|expensive|serious|small|stupid) (?:one|mistake)\W*$/,
    text: "People rarely lose a job over one mistake; it's mostly over hiding it. So be first, with three sentences: what happened, what you've done already, and what you propose. No long sorry.\n\n“I sent the wrong figures on Tuesday. I've told the customer and corrected two of three. For the future I'd add a second look before sending. Is there anything else you need from me?”\n\nThen fix what can be fixed today.\n\n**One next step:** write your three sentences now.\n\nWhat happened, and who knows about it?",
  },
  {
    id: "mistake-tell-boss",
    talk: /\b(?:mistake|error|messed up|screwed up)\b/,
    and: /\b(?:work|job|boss|fired|customer|client|company)\b/,
    ask: /\b(?:should|do|must) i (?:tell|say|admit|confess|hide|report)\b|\bdo i have to (?:tell|say)\b/,
    text: "Yes, today if you can, before they hear it from somebody else. Told early it's a problem with a plan; found later it's a question of trust. Five minutes, standing if need be: what happened, what it touches, what you've done, what you'd do next. Then let them ask.\n\nOnly if it could be a crime, or somebody was hurt, talk to a lawyer or the union first.\n\n**One next step:** ask for five minutes, with the word “before the day ends.”\n\nWhat do you fear the answer will be?",
  },
  {
    id: "fired-tell-people",
    talk: fired,
    ask: new RegExp(
      String.raw`${opener}(?:what|how) (?:do|should|can|would) i (?:even )?(?:tell|say to|explain (?:it|this)? ?to) (?:people|everyone|everybody|others|my (?:friends|family|parents)|them|anyone)\b.{0,20}$`,
    ),
    text: "One sentence is enough, and you needn't say why: “My job ended last week. I'm taking a breath, and then I look for something in [field]. If you hear of anything, think of me.” The last part matters, since most jobs come through somebody who knows.\n\nTo family, with a plan: “I lost my job today. I'm filing for unemployment tomorrow. I don't need advice tonight.” To a new employer: “It wasn't the right fit, and I was let go.”\n\n**One next step:** say the first sentence to one person today.\n\nWho should hear it first?",
  },
  {
    id: "layoff-signs",
    talk: layoffs,
    ask: /^(?!.*\?).*\b(?:let|laid|fired|cut)\b[^?]{0,15}\b(?:people|off|go|coworkers?|team|half|\d+|staff|jobs)\b|^(?!.*\?).*\b(?:hiring freeze|budget cuts?|lost (?:a|our) (?:client|contract)|new (?:owner|boss|manager)|rumou?rs?|everyone is scared|meetings? behind)\b/,
    text: "That is a real sign, so use the time while the pay still comes. This week: the resume with this year's results, your own contacts and reviews saved at home (nothing that belongs to the company), and two people who'd speak for you. Look up your handbook for severance. Put as much of the next pays aside as you can, and hold off on large purchases.\n\nNone of it is disloyal; you'd only be ready.\n\n**One next step:** one hour for the resume, on a fixed evening this week.\n\nHow many months could you cover from savings?",
  },
  {
    id: "layoff-start-looking",
    talk: layoffs,
    ask: new RegExp(
      String.raw`${opener}(?:should i|do i|is it time to) (?:start |begin )?(?:look\w*|apply\w*|search\w*|find|quit|leave|wait)\b.{0,35}$`,
    ),
    text: "Yes, start looking now, and don't quit. From a job you're asked back more often, you can be choosy, and if you're laid off you still get unemployment pay and perhaps severance, which you'd lose by leaving. Two evenings a week: two good applications, one message to somebody you know. If it all blows over, you've lost nothing.\n\n**One next step:** write to one former colleague tonight: “How is it at your place? I'm looking around.”\n\nWhat kind of work would you look for?",
  },
  {
    id: "interview-write-after",
    talk: badInterview,
    ask: new RegExp(
      String.raw`${opener}(?:should i (?:email|mail|write|call|text|thank|contact|message|send|apologi[sz]e)\b.{0,30}|(?:what|how) (?:do|should|would|can) i (?:write|say|word|put|email)\b.{0,30})$`,
    ),
    text: "Yes, today or tomorrow, short, and without an apology:\n\n“Thank you for your time today; I enjoyed hearing about [one thing]. On your question about [topic] I'd like to add what I didn't bring up in the moment: [one or two sentences]. I'd be glad to go on talking.”\n\nOne answer fixed is enough, more looks nervous. Then it's out of your hands, and the next application goes out before you hear back.\n\n**One next step:** write the two sentences you'd have liked to say.\n\nWhich question was it?",
  },
  // a review
  {
    id: "review-raise",
    talk: review,
    ask: /^(?!.*\?).*\b(?:raise|pay|promot\w+|salary)\b/,
    text: "Then the review is your place for it, and it needs a figure. Two years without a raise are about 6 to 8 percent less in what your money buys, so 8 to 10 percent is a fair request, with three results beside it:\n\n“Before we finish I'd like to talk about my pay. It hasn't changed in two years. Since then I've [three results]. I'm asking for [figure].”\n\nThen be quiet. If it's “not now”: “By when, and what should I have reached?”\n\n**One next step:** write the three results, one with a number.\n\nWhat do you earn now?",
  },
  {
    id: "review-prepare",
    talk: review,
    ask: /\bnext (?:week|month)|tomorrow|on (?:mon|tues|wednes|thurs|fri)day\b|\bnervous|scared|what (?:do|should) i (?:say|do|bring|prepare)\b/,
    but: /\braise|pay\b/,
    text: "Go in with one page, then you're not only the one who listens: three results since the last time (one with a number), one thing that went badly and what you changed, and one wish for the next half year. When criticism comes: “Can you give me an example?” Write it down, and don't defend it on the spot; “I'd like to think about that” is a full answer.\n\n**One next step:** fill the first three lines tonight.\n\nWhat do you hope it brings, and what do you fear?",
  },
  // another kind of work
  {
    id: "become-full-time",
    talk: become,
    of: /^(?:change-career|back-to-school|decide)$/,
    ask: /^(?!.*\?).*\b(?:work(?:ing)? full[- ]?time|full[- ]time job|have (?:a |two |three |\d )?(?:\w+ )?(?:kids?|job|family|mortgage|bills)|can'?t (?:quit|stop working)|need (?:my|the|an) (?:income|pay|paycheck))\b/,
    text: "Then it has to be a bridge and no jump. For most fields there's a part-time way: evening and weekend programs at a community college, online theory with practice on fixed days, or an employer who pays for training while you work (for nursing: CNA in 4 to 12 weeks, LPN in about a year). One or two courses at a time beside a full job is what most people can keep up.\n\n**One next step:** call one community college, and ask for the evening program and its weekly hours.\n\nWhich two evenings could you give?",
  },
  {
    id: "become-too-late",
    talk: new RegExp(String.raw`${become.source}|\b(?:back to|go to) (?:school|college)\b|\bchange careers?\b|\bstart over\b`),
    of: /^(?:change-career|back-to-school|decide|purpose)$/,
    ask: /\b(?:too late|too old)\b/,
    text: "No. At 40 there are 25 working years left, longer than all you've done so far; in many classes a third are over 30, and employers like people who've worked already. What changes with age is the sum: it should be paid back within about five years, so prefer short and recognized ways, and keep your income meanwhile. In three years you're three years older in any case.\n\n**One next step:** look up how long the shortest way takes, and what it pays in the first year.\n\nWhat would you be sorry not to have tried?",
  },
  {
    id: "school-dropped-out",
    talk: /\b(?:school|college|degree|university)\b/,
    of: /^(?:back-to-school|decide|college-cost)$/,
    ask: /^(?!.*\?).*\b(?:dropped out|didn'?t finish|never finished|stopped going|left (?:school|college)|flunked|failed out)\b|^(?!.*\?)\W*(?:it was |that was |about |almost |over )*(?:\d+|two|three|four|five|ten|many) years ago\W*$/,
    text: "Then you don't begin at zero: old credits mostly count, often even after ten years, so ask for your transcript first. Many states and colleges have programs just for people with some college and no degree; they forgive old fees or fail grades (“academic renewal”). And look at why it ended then: money, time, or the wrong subject. Only that one thing has to be different now.\n\n**One next step:** order the transcript from the old college, online.\n\nWhat made you stop back then?",
  },
  // a bonus beside debts
  {
    id: "bonus-student-loans",
    talk: bonus,
    not: /\bcards?\b/,
    ask: /\b(?:student|school|college|car|personal|medical)\b[^?]{0,10}\b(?:loans?|debt|bills?)\b/,
    text: "That is mostly a mild debt, at 4 to 7 percent, so it doesn't come first. I'd share it out like this: if you have no cushion, one month of must-pays goes to savings, from the whole. Then any card, completely. Then a part to the loan with the highest rate, marked “to principal”, and a small part for joy. A loan above 8 percent counts like a card.\n\n**One next step:** look up the rate of each loan.\n\nIs there a cushion already, and any card debt?",
  },
  {
    id: "bonus-no-savings",
    talk: bonus,
    not: /\bcards?\b/,
    ask: /\b(?:no|zero|don'?t have (?:any|much)|hardly any|little) (?:savings|cushion|emergency fund)\b|\bnothing (?:saved|in savings)\b/,
    text: "Then savings come first, before any loan except a card. One month of must-pays, for most people $2,000 to $2,500, straight to an account at another bank. That keeps the next surprise off a card, and it's worth more than the interest on a student loan. What's above goes half to expensive debt, half to a second month; about a tenth may be for you.\n\n**One next step:** move that month away on the day it arrives.\n\nWhat do your must-pays come to in a month?",
  },
  // health insurance
  {
    id: "health-plan-healthy",
    talk: health,
    ask: /^(?!.*\?).*\b(?:healthy|never sick|young|don'?t go to (?:the )?doctors?|rarely (?:sick|go)|no (?:health )?(?:problems|conditions|medications?))\b|\bhigh[- ]deductible\b|\bhdhp\b|\bhsa\b/,
    text: "For someone healthy a high-deductible plan is mostly cheaper, on two conditions: you could pay the deductible, often $1,700 to $3,500, from savings if something happened, and you put the saved premium into the HSA that comes with it. An employer often adds to the HSA; that's free money. If the deductible would go on a card, or you take medicine and see doctors often, the other plan is safer.\n\n**One next step:** for each plan add twelve premiums plus the out-of-pocket maximum; that's your worst year.\n\nWhat are the two premiums and deductibles?",
  },
  // a first apartment
  {
    id: "first-place-soon",
    talk: firstPlace,
    ask: /^(?!.*\?).*\b(?:mov(?:e|ing)|starts?|lease)\b[^?]{0,15}\b(?:in|next|on|this|by)\b[^?]{0,20}\b(?:days?|weeks?|months?|week|month|friday|saturday|sunday|\d)/,
    text: "Then work backward from that day:\n\n1. Now: lease read and signed, money for deposit and first month ready, helpers or a truck asked.\n2. One to two weeks before: power and internet in your name, renters insurance, change of address with USPS.\n3. The week before: boxes, and one bag for the first night (sheets, towel, charger, toilet paper, soap, papers).\n4. Day of moving: photos of every scratch before the first box.\n5. Week after: locks, smoke alarm, library card.\n\n**One next step:** call for power and internet; those take longest.\n\nWhat of it is done already?",
  },
  {
    id: "first-place-nothing",
    talk: firstPlace,
    ask: /^\W*(?:i |we )?(?:literally |basically )?(?:have|own|got) (?:nothing|no (?:furniture|stuff|things|money))\b[^?]{0,20}$|^\W*(?:on a |with a )?(?:tight |small |low |really tight )?budget\W*$|\b(?:cheap|cheaply|can'?t afford (?:it|furniture)|without (?:spending|much money))\b/,
    text: "Nobody needs it all at once. For the first week: an air or used mattress, sheets, towel, one pot, one pan, a plate, a mug, a knife, a lamp, a shower curtain, soap, trash bags. That's about $150 to $250, less from Buy Nothing groups, family attics and thrift stores. The end of a month near a college is best for furniture on the curb. New buy only what touches skin: mattress, pillow, towels.\n\n**One next step:** join the Buy Nothing group of your area and post a list of five things.\n\nWhich five do you need most?",
  },
  // living together, accounts
  {
    id: "together-bills",
    talk: livingTogether,
    not: unsafe,
    ask: /\b(?:bills?|rent|money|costs|expenses|split|pay)\b[^?]{0,20}(?:\?|$)/,
    but: /\b(?:to save|because|cheaper)\b/,
    text: "Settle it before the boxes. With like pay half and half; with unlike pay by income, so that whoever earns 60 percent pays 60. One shared account only for rent, power, internet and food, fed by both on payday; everything else stays separate for the first year. Both names on the lease, and on one page: who pays what, who stays if it ends, and whose furniture it is.\n\n“I'd like us to write down the money part once, so we never have to argue about it.”\n\n**One next step:** add up what a month together would cost.\n\nWhat do each of you earn, roughly?",
  },
  {
    id: "together-save-rent",
    talk: livingTogether,
    not: unsafe,
    ask: /\b(?:to |because|for|would |we'?d |so we )[^?]{0,15}\b(?:sav\w+|cheaper|split|half|rent|money|lease)\b/,
    text: "Saving rent is a good side effect and a poor reason: if you'd not move in for the same rent, wait. A test is simple: would you want it even if it cost you both the same as now? If yes, good, then the money is extra. If you hesitate, a roommate saves just as much and doesn't change the two of you.\n\nKeep enough aside for a way out, about two months of rent.\n\n**One next step:** answer that question alone, in writing, and then together.\n\nWhat would you answer?",
  },
  {
    id: "joint-account-wish",
    talk: accounts,
    not: unsafe,
    ask: /^(?!.*\?).*\b(?:wants?|prefers?|would like|suggest\w*|insists?|not sure|unsure|hesitat\w*|don'?t (?:want|know|like|trust)|like my own|independen\w+|privacy)\b/,
    text: "There is a middle that suits most couples: three accounts. One joint account for rent, bills, food and shared goals, filled by both on payday by the same share of pay; and one for each of you that nobody has to explain. So it's a team, and you keep some freedom. Start with the joint one for six months, for bills alone, and look again.\n\n“I'd like one account for what's ours, and one each for what's our own. Shall we try that until June?”\n\n**One next step:** list the bills that would run through it.\n\nWhat would you lose with only one account?",
  },
  {
    id: "accounts-most-couples",
    talk: accounts,
    ask: new RegExp(
      String.raw`${opener}(?:what|how) do (?:most |other |normal )?(?:couples|people|others|married (?:people|couples))\b.{0,30}$|${opener}(?:what(?:'?s| is) (?:best|better|normal|usual|the best way)|which is better|joint or separate|is (?:that|it) normal)\b.{0,25}$`,
    ),
    text: "Of couples who live together, surveys find about four in ten with everything joint, about a third with a mix, and a quarter with all separate; so anything is normal. The mix argues least: shared things from a joint account, and a sum for each that is private. What matters more than the form is that both can see the whole, and that nobody has to ask for pocket money.\n\n**One next step:** name three costs that are clearly “ours”, and start the joint account with those.\n\nWhich costs are shared already?",
  },
  // lending
  {
    id: "borrows-never-pays",
    talk: borrows,
    not: new RegExp(String.raw`${unsafe.source}|\bwants? to borrow\b`),
    ask: /^(?!.*\?).*\b(?:never|doesn'?t|hasn'?t|won'?t|isn'?t|not|didn'?t|still)\b[^?]{0,15}\b(?:pay\w*|paid|return\w*|give\w*|gave)\b/,
    text: "Then it isn't lending anymore, it's giving with a wait. Count it as gone, and decide about the next time only: “I'm not lending money anymore. What's open can come back in parts, $50 a month is fine.” Say it before the next request, not in the middle of one. If you still want to help, give a small sum as a present, or pay one bill directly.\n\n**One next step:** send those two sentences today.\n\nHow much is open, and what would you rather lose: the money or the calm?",
  },
  {
    id: "borrows-family-says",
    talk: borrows,
    not: unsafe,
    ask: /\b(?:mom|dad|mother|father|parents|family|everyone|sister|brother|wife|husband)\b[^?]{0,12}\b(?:says?|thinks?|wants?|tells?|expects?|told)\b[^?]{0,20}\b(?:should|help|give|lend|pay|selfish|must|have to|to)\b/,
    text: "Whoever says so may help, too; with your money it's easy to be generous. You don't have to convince anybody. One sentence, kindly, and always the same: “I care, and I'm not lending any more. I've done my part.” If it's said again, “I know you see it differently,” and change the subject. After the third time most stop.\n\n**One next step:** decide what you'd still do, such as one bill or help with an application, and say that instead of money.\n\nWhat would you still be glad to do?",
  },
  // parents and rent
  {
    id: "parents-rent-fair",
    talk: rentToParents,
    ask: verdict,
    text: "It is, if it leaves you room to save. A usual frame is 10 to 20 percent of your take-home pay: with $1,800 that's $180 to $360, with food in it. A room elsewhere would cost $600 and more. Unfair it gets when you couldn't put anything away, or when you'd pay and still have no say, such as guests or your own evenings.\n\nOffer a figure yourself; that's mostly taken: “$250 on the first, my own laundry, and dinner twice a week.”\n\n**One next step:** work out 15 percent of your pay.\n\nWhat sum do they ask for?",
  },
  // side work
  {
    id: "side-animals",
    talk: sideWork,
    ask: /^(?!.*\?).*\b(?:i )?(?:really )?(?:like|love|enjoy|am good (?:at|with)|good (?:at|with)|know)\b[^?]{0,15}\b(?:animals?|dogs?|pets?|cats?)\b/,
    text: "That sells well, and near you. Dog walking brings about $15 to $25 for half an hour, drop-in visits $15 to $25, a night at their home $40 to $80, more on holidays. Rover and Wag bring the first customers and take about a fifth to two fifths; neighbors with a note in the lobby or vet's office bring steadier ones. Two regular dogs on weekends are about $150 to $250 a month.\n\n**One next step:** write a five-line note with your price, and ask two neighbors.\n\nHow many hours on a weekend would you give?",
  },
  {
    id: "side-like-skill",
    talk: sideWork,
    ask: /^(?!.*\?)\W*(?:i )?(?:really |also |do )*(?:like|love|enjoy|am (?:pretty |really )?good (?:at|with)|i'?m (?:pretty |really )?good (?:at|with)|good (?:at|with)|know how to|can|speak)\b[^?]{3,50}$/,
    but: /\b(?:debt|kids?|job|loans?|time|work|weekends?|evenings?|days?|hours)\b/,
    text: "Good, then sell that to people near you before any app. What somebody has once asked you for is the surest: lessons, help at home, repairs, baking, photos, translations, driving. For a start ask $20 to $30 an hour, or a fixed price for a small job, and raise it after the third customer. Put a quarter of it aside for taxes; from $400 a year it has to be reported.\n\n**One next step:** offer it to two people you know, with a price and a day.\n\nWho has asked you for something like that already?",
  },
  {
    id: "side-how-much",
    talk: sideWork,
    ask: asksMoney,
    text: "Count with hours and not with promises: most side work near you pays $15 to $30 an hour before taxes. Eight hours on a weekend are about $500 to $900 a month; after a quarter for taxes and the gas, $350 to $650. Tutoring, trades and night pet sitting are at the upper end, delivery and surveys at the lower. Anything that asks for money first is no work.\n\n**One next step:** write down the hours you really have, and multiply by $18.\n\nHow many hours are they, and how much do you need?",
  },
  // a major
  {
    id: "major-likes",
    talk: major,
    ask: /^(?!.*\?)\W*(?:i )?(?:really |also |do |kinda )*(?:like|love|enjoy|am good (?:at|with)|i'?m (?:good (?:at|with)|interested in)|interested in|maybe)\b[^?]{2,40}$/,
    text: "Then look at jobs in which that is a part of the day, not only the obvious one. With art for example: design, user interfaces, architecture, teaching, animation, art therapy. For each, three figures from bls.gov/ooh: pay, how many are hired, and the degree they ask for. If two of the three look good, take one class and talk to one person who does it.\n\n**One next step:** write three such jobs, and look up the pay of each.\n\nWhich of them would you like to watch for a day?",
  },
  {
    id: "major-parents",
    talk: major,
    ask: /\b(?:parents?|mom|dad|family|they)\b[^?]{0,12}\b(?:wants?|expects?|says?|think|push\w*|pay\w*|prefer)\b/,
    text: "They mostly want one thing: that you'll be able to live on it. So answer that, with figures instead of feelings:\n\n“I've looked at it. People with this degree earn about [figure] as [job], and I'd do an internship in the second year. If it doesn't work by then, I'll change to [plan B]. Can we agree on that?”\n\nA double way is possible, too: the practical major with your own as a minor. But you're the one who sits in the classes.\n\n**One next step:** fill in the figure and plan B.\n\nWhat exactly are they afraid of?",
  },
  {
    id: "major-choose",
    talk: major,
    ask: verdict,
    text: "I'd choose the one you'd still do on a dull Wednesday, as long as it leads to at least three kinds of jobs that you can name. If your love leads to none of them, make it the minor, and take a major that uses the same strength. And keep the first year broad: general courses count everywhere, so nothing is lost if you change.\n\n**One next step:** name three jobs for each of the two, in one line.\n\nWhich list is easier to write?",
  },
  // more work for the same pay
  {
    id: "more-work-no-pay",
    talk: /\b(?:work|job|boss|manager|tasks?|hours|overtime)\b/,
    of: /^(?:say-no-at-work|work-boundary|read-a-boss|ask-for-pay|passed-over)$/,
    not: unsafe,
    ask: /^(?!.*\?)\W*(?:with |for |and |but |there'?s |i get )*(?:no|without|the same|same) (?:an? |any )?(?:extra |more |additional )?(?:pay|money|raise|overtime|compensation)\b[^?]{0,15}$/,
    text: "Then it's a second job that nobody pays, and you may say that in figures: “Since [month] I've had these tasks as well, about ten hours a week. I'd like my title and pay to match, I'm thinking of [10 to 15 percent]. If there's no budget, which of them should stop?” By the hour each hour must be paid, above forty with time and a half; dol.gov/agencies/whd explains it.\n\n**One next step:** write the new tasks with their hours.\n\nAre you paid by the hour or on a salary?",
  },
  {
    id: "always-answers-boss",
    talk: /\b(?:texts?|emails?|calls?|messages?)\b[^.!?]{0,25}\b(?:night|weekends?|after|day off|evening|off)\b/,
    and: boss,
    not: unsafe,
    ask: /^(?!.*\?).*\b(?:i )?(?:always|usually|just|still)?\b[^?]{0,6}\b(?:answer|reply|respond|text back|pick up|check)\w*\b|^(?!.*\?).*\b(?:don'?t want to|afraid|scared|worried|might)\b[^?]{0,12}\b(?:get |be |of |about )*(?:fired|in trouble|losing|lose|look(?:ing)? (?:bad|lazy))\b/,
    text: "Then evenings have become office hours because it worked. You can change that without a fight: tell it once, with an open door for real emergencies, and then answer at eight in the morning, each time, friendly and complete. Nobody is fired for good answers at eight.\n\n“I'm off my phone after seven. If something can't wait, please call; otherwise I answer first thing in the morning.”\n\n**One next step:** send that on a quiet afternoon, and mute the chat tonight.\n\nWhat do the messages mostly want?",
  },
  // not finishing a report
  {
    id: "start-report",
    talk: /\b(?:procrastinat\w*|put(?:ting)? (?:\w+ )?off|can'?t (?:get )?start(?:ed)?|focus|motivat\w*)\b/,
    of: /^(?:get-started|focus|motivation|sort-priorities|perfectionism|study-exam)$/,
    ask: /^(?!.*\?)\W*(?:it'?s |mostly |just |like |for )*(?:a |an |my |the |this )*(?:big |long |work |school )*(report|paper|essay|thesis|presentation|project|application|resume|taxes|assignment|homework|email|paperwork|proposal|book|portfolio)\b[^?]{0,25}$/,
    slots: {
      thing: {
        on: /\b(report|paper|essay|thesis|presentation|project|application|resume|taxes|assignment|homework|email|paperwork|proposal|book|portfolio)\b/,
        else: "task",
      },
    },
    text: "For the {thing} the blank beginning is the hard part, so don't begin at the beginning. Ten minutes, by hand: three headings, and under each one half sentence of what belongs there. Then write the easiest one badly, on purpose, without going back. A bad version can be mended in an hour; a blank one can't.\n\nThe first line comes last.\n\n**One next step:** timer on ten minutes, three headings, now.\n\nWhat would the three headings be, and when is it due?",
  },
  {
    id: "phone-hacks",
    talk: /\b(?:phone|scroll\w*|tik ?tok|instagram|youtube|social media|screen time)\b/,
    of: /^(?:put-the-phone-down|focus|get-started)$/,
    ask: new RegExp(
      String.raw`${opener}(?:any (?:hacks?|tricks?|tips)|is there (?:a |any )?(?:trick|hack|app)s?|what(?:'?s| is) the (?:trick|best way))\b.{0,25}$`,
    ),
    text: "Three that work without any will:\n\n1. Gray screen (in the settings under accessibility): without colors it's boring within a day.\n2. A rubber band around the phone: each reach becomes a decision.\n3. The charger lives in the kitchen, and an alarm clock for $10 by the bed.\n\nAnd one for the worst app: log out each time, with a password that stands on paper in a drawer. Most reaches end there.\n\n**One next step:** turn the screen gray now, for three days.\n\nWhich app is the worst?",
  },
  {
    id: "never-finish-list",
    talk: /\b(?:plan|list|to do|productive|done|organi[sz]e|day|week)\b/,
    of: /^(?:plan-a-week|sort-priorities|focus|get-started)$/,
    ask: /^(?!.*\?).*\b(?:never|don'?t|can'?t)\b[^?]{0,15}\b(?:finish|get through|complete|done|keep)\b|^(?!.*\?).*\bmost awake\b|^(?!.*\?).*\b(?:morning|night) person\b/,
    text: "Then the list is too long, not you too slow. Nobody finishes ten things a day beside ordinary life. Three lines: one that counts, forty-five to ninety minutes in your best hours; two small ones, ten minutes each. All else stands on a second sheet that you look at once a week. And plan only two thirds of the time; the last third fills itself.\n\n**One next step:** choose the one for tomorrow, and put it into your most awake hour.\n\nWhich hour is that, and which thing?",
  },
  {
    id: "rent-or-buy-leaving",
    talk: /\brent or (?:buy|own)\b|\bbuy or rent\b/,
    ask: /\b(?:mov(?:e|ing)|leav(?:e|ing)|stay\w*|here)\b[^?]{0,15}\b(?:in|for|after|within|about|maybe|only)\b[^?]{0,8}\b(?:\d+|a|one|two|three|four|few|couple)(?: more)?(?: of)? years?\b/,
    text: "Then I'd rent, if it's under five years. Buying costs about 2 to 5 percent at the beginning, and selling 6 to 8 at the end; on $300,000 that's $25,000 to $35,000, more than three years usually bring. Above five to seven years it turns around. Put what you'd have spent on repairs aside instead, and you come with a larger down payment where you'll stay.\n\n**One next step:** set that sum as a transfer, even $200 a month.\n\nHow sure is the move, from 1 to 10?",
  },
  {
    id: "trip-with-debt",
    talk: /\b(?:trip|travel\w*|vacation|holiday)\b/,
    and: /\b(?:debt|cards?|owe|loans?)\b/,
    ask: verdict,
    text: "A trip is fine beside a debt, as long as it's paid before you go and nothing of it lands on the card. At 22 percent $2,000 on a card cost about $440 a year more. A fair middle: two thirds of what's free each month goes to the debt, one third to the trip, and the trip gets smaller: other weeks, a drive, a kitchen, four nights instead of seven. A year without any rest is seldom kept up.\n\n**One next step:** write what's free in a month, and split it two to one.\n\nHow much is free, and when would you go?",
  },
  // the way to work
  {
    id: "commute-length",
    talk: commute,
    ask: /^(?!.*\?).*\b(?:(?:\d+|an?|one|two|three|half an) ?(?:hours?|hrs?|minutes?|mins?|miles?))\b/,
    text: "Count it once for a whole year: ninety minutes each way are about 700 hours, seventeen work weeks; an hour each way about 480. Divide what you earn by the hours with the way in it, and you see what you're really paid. With that figure three questions get easier: two days from home, an hour earlier or later, or a job nearby that pays a bit less.\n\n**One next step:** ask for one fixed day at home, as a trial of two months.\n\nBy car or by train, and is anything of your work possible from home?",
  },
  {
    id: "commute-use-time",
    talk: commute,
    ask: /\bwhat (?:can|could|should|do) i (?:do|listen|use)\b[^?]{0,30}\b(?:time|there|in the car|on the (?:train|bus)|while|it)\b|\bhow (?:can|do) i (?:use|spend|make)\b[^?]{0,25}\b(?:time|commute|it|better)\b|\bcan'?t move\b|\bno other (?:job|way)\b/,
    text: "Then make it yours. By car, with the ears: audiobooks and podcasts (free with a library card through Libby), a language by listening, or one call a day to somebody you like. By train, with the hands: read, write the three lines for tomorrow, a course of fifteen minutes, or sleep with an alarm. And give one leg a purpose: mornings for learning, the way home for nothing at all, so that you arrive at home and not still at work.\n\n**One next step:** load one audiobook or course tonight.\n\nWhat would you like to know in half a year?",
  },
  // a bad review
  {
    id: "review-said",
    talk: badReview,
    ask: /^(?!.*\?).*\b(?:they|he|she|boss|manager|it) (?:say|says|said|thinks?|wrote|told me|claims?)\b|^(?!.*\?).*\b(?:not a team player|too slow|attitude|communicat\w+|not meeting|expectations|unfair|not true|lies?)\b/,
    text: "A sentence like that says little until there's an example behind it. Ask for two, calmly, without defending yourself:\n\n“I'd like to work on that. Can you give me two situations, and what you'd have liked to see instead?”\n\nWrite them down. Then choose one visible thing for the next four weeks, such as a short update every Friday or helping in one project, and ask after those weeks if it's noticed. No example after asking twice is a sign, too.\n\n**One next step:** ask for fifteen minutes with that question.\n\nCan you think of a situation they may have meant?",
  },
  {
    id: "review-is-it-over",
    talk: badReview,
    ask: /\b(?:is (?:it|this|that) (?:over|the end|serious)|will (?:i|they) (?:get |be )?(?:fired|fire me|lose)|are they (?:going to|gonna) fire|am i (?:getting |going to (?:get|be) )?fired|what (?:do|should|can) i do(?: now)?|now what|should i (?:quit|leave|look|worry|start looking))\b/,
    text: "Mostly not. One bad review is seldom the end; what counts is the next two months. Do two things side by side. Inside: get the two most important points as something one can see, agree on a short talk every two weeks, and keep a note of what you did. Outside: bring your resume up to date and write to two people, so that you're free. If it's a formal plan with a date, take it seriously, and look at once.\n\n**One next step:** write your boss two lines: “I'd like to get this right. What would good look like in eight weeks?”\n\nIs it a formal plan, or only the review?",
  },
  // giving notice
  {
    id: "notice-boss-mad",
    talk: leavingJob,
    ask: /\b(?:boss|manager|he|she|they)(?:'ll| will| is going to| is gonna| might| may)? (?:be |get |is |gets? |take it )(?:so |really |very |super )?(?:mad|angry|upset|furious|pissed|hurt|disappointed|sad|badly|personally)\b/,
    text: "Maybe, for a day; your going makes work for them. You don't have to fix that, and you don't owe reasons. Stay with three things: decided, date, handover.\n\n“I understand that it comes at a bad time. It's decided, and my last day is the 20th. I'll write everything down for whoever takes over.”\n\nIf it gets loud: “Let's talk tomorrow,” and go. Send the letter the same day, and have your own things saved before, in case it's your last hour there.\n\n**One next step:** choose the minute: late in the day, in private.\n\nWhat is the worst sentence that could come?",
  },
  {
    id: "notice-new-start",
    talk: leavingJob,
    ask: /^(?!.*\?).*\b(?:starts?|begins?|new job)\b[^?]{0,15}\bnext (?:week|month)\b|^(?!.*\?).*\b(?:starts?|begins?|new job)\b[^?]{0,20}\b(?:in|on|next|the)\b[^?]{0,15}\b(?:\d+|one|two|three|four|a|next) ?(?:days?|weeks?|months?|week|month)\b|^(?!.*\?).*\bstart (?:on )?(?:mon|tues|wednes|thurs|fri)day\b/,
    text: "Then say it within the next days: two weeks' notice is the custom, and a few free days between are worth more than they cost. Sign the new contract first, then tell your boss, then send the letter on the same day with the date in it. Look up before: unused vacation, when insurance ends and the new one begins, and what is due for a bonus.\n\n**One next step:** count back two weeks from your last day, and put the talk into the calendar.\n\nIs the new contract signed?",
  },
];
