import type { FiguredAnswer, WrittenAnswer } from "./coach.written.content.ts";

/**
 * What a detail means that has no answer of its own, by the kind of the detail and the kind of the matter (work, money, a choice, things to
 * do). The detail stands before it, as it was told. They come after everything that is written for the subject itself.
 */

/** The kinds of matters, by their subjects. */
const ofWork =
  /^(?:say-no-at-work|read-a-boss|coworker-conflict|micromanaged|quit-job|change-career|passed-over|work-from-home|work-boundary|layoff-fear|lost-job|job-search-plan|prepare-interview|ask-for-pay|new-job-nerves|two-jobs|night-shift|time-off|bad-review|mistake-at-work|new-manager|email-overload|impostor|networking|rest-from-burnout|wages-not-paid|freelance-start|give-feedback|work-family-balance)$/;
const ofChoice = /^(?:decide|back-to-school|moving-house|buy-a-home|purpose|homesick)$/;
const ofMoney =
  /^(?:start-a-budget|build-a-cushion|choose-a-debt|consolidate-debt|bills-due|pause-a-purchase|lower-a-bill|money-worry|mind-the-car|car-loan|first-apartment|talk-money-with-partner|support-parents|say-no-to-lending|get-money-back|split-costs|choose-insurance|tax-debt|file-taxes|windfall|groceries-cost|student-loans|retirement-saving|side-income|irregular-income|save-for-trip|wedding-cost|baby-cost|childcare-cost|college-cost|friends-spend-more|no-spend-slip|buy-now-pay-later|build-credit|mend-credit|overdraft|cancel-subscriptions|energy-bill|transport-cost|car-trouble)$/;
const ofDoing =
  /^(?:get-started|focus|plan-a-week|sort-priorities|clean-home|declutter|always-late|get-up-mornings|study-exam|motivation|perfectionism|chores-fair|forget-bills|meal-planning|keep-a-habit)$/;

const someone = String.raw`(?:he|she|they|(?:my )?(?:boss|manager|husband|wife|partner|boyfriend|girlfriend|bf|gf|mom|dad|parents|family|kids?|coworkers?|roommate|landlord|team|friends?|brother|sister))`;
const refuses = new RegExp(
  String.raw`\b${someone}\b[^?]{0,12}\b(?:does ?n'?t|do ?n'?t|wo ?n'?t|is ?n'?t|are ?n'?t|would ?n'?t|refuses?|hates?|against|says? no|said no)\b`,
);
const sharedMoney = /\b(?:our|we|us|share\w*|together|husband|wife|partner|boyfriend|girlfriend)\b/;
const lasting =
  /^\W*(?:(?:i'?ve|i have|been|it'?s|for|about|almost|over|already|now|since|like|me)\W+)*(?:been (?:there|here|doing (?:it|this)|at it)\W+)?(?:for |about |almost |over |like )*(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a few|many) (?:days?|weeks?|months?|years?)\b[^?]{0,20}$/;
const deadline =
  /\b(?:have|got|in|within|only) (?:until|till|by|a|two|three|\d+) ?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:days?|weeks?) (?:left )?(?:to|left|until|before)\b|\b(?:by|until|before|due|deadline|last day|starts?|ends?|answer|decide|need to know)\b[^?]{0,20}\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year)|(?:this|the) (?:week|month|end)|in (?:a|two|three|\d+) (?:days?|weeks?|months?)|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const dependents =
  /\b(?:i|we) (?:also )?have (?:a |an |two |three |four |\d )?(?:\w+ )?(?:kids?|child(?:ren)?|baby|toddler|son|daughter|family|mortgage|\d+[- ]years?[- ]old)\b|\bsingle (?:mom|dad|parent)\b/;
const goodSide =
  /\b(?:pay|money|people|coworkers|team|benefits|hours|boss|insurance|location|commute|schedule)\b[^?]{0,6}\b(?:is|are)\b[^?]{0,10}\b(?:good|great|nice|decent|ok|okay|fine|better)\b|\bi (?:really |do |actually |still )?(?:like|love|enjoy) (?!to\b)/;
const fear = /\b(?:scared|afraid|worried|nervous|anxious|terrified)\b/;
const lacks =
  /\b(?:i|we)\b[^?]{0,10}\b(?:don'?t|do not|haven'?t) (?:really |even )?(?:have|got|own) (?!to\b)|\bno (?:experience|degree|savings|car|money|time|credit|contacts|diploma|help|plan)\b/;
const moment =
  /^\W*(?:it'?s |mostly |usually |always |only |maybe |just |probably |i guess |like )*(?:in|at|on|during|after|before|every|each|most|around|the)? ?(?:the )?(?:\w+ )?(?:mornings?|evenings?|nights?|afternoons?|weekends?|meetings?|lunch|dinner|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|work|days?|weeks?|months?|payday)(?: (?:i guess|mostly|maybe|usually|too|now))*\W*$/;
const everything =
  /^\W*(?:it'?s |just |honestly |kind of |kinda |basically )*(?:everything|all of (?:it|them|that)|both|all|a bit of both|a lot|too much)(?: (?:really|honestly|of them|i guess))*\W*$/;
const reason = /^\W*(?:and |well |mostly |mainly |just )*(?:because|cause|cuz|to|for|so (?:that )?(?:i|we)|in order to)\b [^?]{3,60}$/;
const aged = /^\W*(?:and |but |btw )*(?:i'?m|i am|im) (?:already |only |almost |turning )*\d\d(?: (?:now|already|years old|yo))?\W*$/;
const always = /\b(?:always|never|constantly|all (?:the time|day)|every (?:time|day|week|month)|keeps?|again)\b/;
const pays =
  /\b(?:rent|mortgage|payment|bill|loan|costs?|price|pay|income|salary|make|earn|savings?|left|saved?)\b[^?]*\d|\$ ?\d|^\W*(?:about |around |like |maybe )*\d[\d,.]* ?k?(?: (?:dollars|a month|each|total|in all))*\W*$/;

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks|honestly|hm+|now)\W+)*`;
const asksVerdict = new RegExp(
  String.raw`${opener}(?:what (?:would|should) (?:you|i|we) (?:do|choose|say)|what do you (?:think|suggest|recommend)|should (?:i|we)(?: (?:do (?:it|that|this)|go for it|say yes|try(?: it)?))?|is (?:it|that|this) (?:even |really |still )?(?:worth it|a good idea|smart|stupid|dumb|crazy|realistic|a bad idea)|help me (?:decide|choose)|which (?:one )?(?:would you|should i)|(?:can|could) you decide)\b.{0,25}$`,
);
const asksIfOver = new RegExp(
  String.raw`${opener}(?:is (?:it|this|that) (?:over|hopeless|too late|the end)|am i (?:screwed|doomed|too late|in trouble)|is there (?:any )?hope|too late)\b.{0,20}$`,
);
const asksNormal = new RegExp(
  String.raw`${opener}(?:is (?:that|it|this) (?:normal|weird|bad|ok(?:ay)?|common|embarrassing|wrong)|am i (?:the only one|weird|lazy|crazy|normal|bad|stupid|overreacting)|does (?:everyone|anyone|anybody) (?:else )?)\b.{0,30}$`,
);
const asksTrick = new RegExp(
  String.raw`${opener}(?:is there (?:a |any )?(?:trick|hack|secret|shortcut|easy way)s?|any (?:tips?|tricks?|hacks?|ideas|advice|suggestions)|what helps|what works|(?:give me )?(?:one|a) (?:tip|trick|idea))\b.{0,25}$`,
);
const asksNo = new RegExp(
  String.raw`${opener}(?:(?:can|could|may|should) i (?:just |even )?(?:say no|refuse|decline|ignore (?:it|him|her|them))|is it ok(?:ay)? to say no|do i have to)\b.{0,25}$`,
);

/** Questions that have no answer of their own, by what they ask and the kind of the matter. */
export const matterQuestions: readonly FiguredAnswer[] = [
  {
    id: "verdict-choice",
    of: ofChoice,
    ask: asksVerdict,
    text: [
      "From outside, with what you've told me, I'd go by three things in this order. First drop what breaks something you can't do without: rent, insurance, a person. Of the rest take what you can undo most easily, and try it first, small, with a date. And if two are left that are even, take the one you'd be sorrier never to have tried.\n\n**One next step:** go through the three in ten minutes, and send me what is left.\n\nWhich one drops out first?",
      "I'd give it a date and stop thinking until then. On that evening say the decision aloud to one person, as if it were made, and listen to your own voice. If it's lighter afterward, it's made; if you begin to explain, take the other one.\n\n**One next step:** choose the evening and the person.\n\nWhich answer would you like to hear yourself say?",
    ],
  },
  {
    id: "verdict-work",
    of: ofWork,
    ask: asksVerdict,
    text: "I'd first ask for the one thing that would make it good, plainly and once, with a date. Until then I'd change nothing that can't be taken back, write down what happens, and look around quietly while the pay comes. If nothing has moved by the date, I'd go, with something signed in hand. If it costs your health or isn't safe, sooner, and with a doctor or the labor department beside you.\n\n**One next step:** write that one thing in a sentence, and the date beside it.\n\nWhat would it be?",
  },
  {
    id: "verdict-money",
    of: ofMoney,
    ask: asksVerdict,
    text: "I'd go by three figures before anything else: does it fit into an ordinary month with rent, food and minimums paid; does at least $1,000, better one month of costs, stay untouched; and is there a debt above 8 percent that the same money would end? Three yeses, and I'd do it. With one no I'd make it smaller or later; with two I'd leave it for now.\n\n**One next step:** answer the three with yes or no, and send them to me.\n\nWhich one is a no?",
  },
  {
    id: "no-work",
    of: ofWork,
    ask: asksNo,
    text: "You can, and it goes best with an offer in it. A bare no looks like unwillingness; a limit with another way looks like planning: “I can't do that by Friday. I can do half of it, or all of it next week. Which helps you more?” Say it early, once, and don't explain much. Things that are in your contract or that are overtime may be harder to refuse; there ask what the rule is first.\n\n**One next step:** fill your own words into that sentence.\n\nWhat could you offer instead?",
  },
  {
    id: "over-any",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}|${ofMoney.source}|${ofDoing.source}`),
    ask: asksIfOver,
    text: "No, it rarely is; it only looks so from where you stand. What's done can't be moved, but the next two weeks can. Ask three things: what is the next date that counts, who decides about it, and what could you bring or say to that person before then? With those three it's a task again.\n\n**One next step:** write the date and the person in one line.\n\nWhich date is it, and who decides?",
  },
  {
    id: "normal-any",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}|${ofMoney.source}|${ofDoing.source}`),
    ask: asksNormal,
    text: "Yes, it's very common; it only looks rare because people show their results and not their evenings. It's no sign about your character. What would make it more than that is time: if it has gone on for many weeks, takes your sleep, or nothing is fun anymore, tell a doctor. Otherwise treat it as a practical thing, with one small change at a time.\n\n**One next step:** name one person who'd understand, and ask how they do it.\n\nWho would that be?",
  },
  {
    id: "trick-doing",
    of: ofDoing,
    ask: asksTrick,
    text: "The one that works for most: make the beginning so small that it needs no mood. Two minutes, the first move with your hands, right after something you do anyway, and the phone in another room. You may stop afterward; mostly you don't. And do it beside somebody, even on a call; that alone helps more than any list.\n\n**One next step:** do the first two minutes of it now.\n\nWhat would your hands do first?",
  },
  {
    id: "trick-work",
    of: ofWork,
    ask: asksTrick,
    text: "Three that work in most offices: put it in writing, two friendly lines with a date, so nobody has to remember; ask with a choice instead of a complaint (“A or B first?”); and keep your best ninety minutes of the day free, headphones on, calendar blocked. None of them needs permission.\n\n**One next step:** choose one of the three for tomorrow morning.\n\nWhich one fits your place?",
  },
  {
    id: "trick-money",
    of: ofMoney,
    ask: asksTrick,
    text: "The strongest one: let it happen by itself on payday, before you see the money. A sum to savings or the debt, the bills to an account of their own, and what's left is yours without counting. Second: one phone call about your largest bill after rent, with a second price in hand; it often brings $20 to $60 a month.\n\n**One next step:** set one automatic transfer, even $10.\n\nWhen is your next payday?",
  },
];

export const matterDetails: readonly WrittenAnswer[] = [
  // another person doesn't want it
  {
    id: "detail-refused-choice",
    of: ofChoice,
    ask: refuses,
    text: "Then it isn't only your decision, and a yes that you win by arguing won't hold. Find out what the no is made of before you look for a way: what would {they} lose, and what would have to be true for {them} to try it for some months? Often there is something smaller that both can say yes to.\n\n**One next step:** ask that one question on a calm evening, and only listen.\n\nWhat do you think is the main reason?",
  },
  {
    id: "detail-refused-work",
    of: ofWork,
    ask: refuses,
    text: "Then don't ask for the same thing again; ask what would have to be different. “What would you need from me so that it's possible, and when can we look at it again?” A no with a condition is something to work with, a no without one tells you to plan without {them}.\n\n**One next step:** write that question down, and ask it in the next calm moment.\n\nWhat reason was given?",
  },
  {
    id: "detail-refused-money",
    of: /^(?:start-a-budget|build-a-cushion|choose-a-debt|pause-a-purchase|talk-money-with-partner|mind-the-car|buy-a-home|split-costs|save-for-trip|wedding-cost|money-worry)$/,
    talk: sharedMoney,
    ask: refuses,
    text: "Then settle the part that's yours alone first: your own pay, your own account, the bill with your name on it. That needs nobody's yes. For the shared part ask for one small thing with a date instead of a whole change: half an hour, one bill, one month as a try.\n\n**One next step:** choose that one small thing, and ask for it this week.\n\nWhich part could you change by yourself?",
  },
  // by a date
  {
    id: "detail-deadline",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}|${ofDoing.source}`),
    ask: deadline,
    text: "Then the date decides the order. Count the evenings until then, and take one off for what goes wrong. What must be settled before it, and what may come afterward? Mostly two things must, and the rest only feels so. If it's too short, ask once for more time, early and with a day: “Could I let you know by Wednesday?” Most people say yes.\n\n**One next step:** write the two things down, each with an evening.\n\nWhich two are they?",
  },
  // for how long
  {
    id: "detail-lasting-work",
    of: ofWork,
    ask: lasting,
    text: "That is long enough to know what changes by itself and what doesn't. So give it a date: pick the one thing that would have to be different, ask for it once, clearly, and look again in six to eight weeks. If nothing has moved by then, the time has answered, and you look outside while you're still paid.\n\n**One next step:** write down that one thing and the date.\n\nWhat would it be?",
  },
  {
    id: "detail-lasting-choice",
    of: ofChoice,
    ask: lasting,
    text: "Time tells you something here: what you've turned over for so long rarely gets clearer by thinking. What's missing is mostly one fact or one try. Which single thing, if you knew it, would decide it: a figure, somebody's answer, a day on the spot?\n\n**One next step:** go and get that one thing this week.\n\nWhat is it?",
  },
  {
    id: "detail-lasting-money",
    of: ofMoney,
    ask: lasting,
    text: "Over that time a small monthly amount becomes a large one, in both directions. So it's worth one exact look: what was it then, what is it now, and by how much did it change each month? With that you see whether it goes the right way already, and what $25 or $50 more would do.\n\n**One next step:** write the two figures side by side.\n\nWhat are they, roughly?",
  },
  {
    id: "detail-lasting-doing",
    of: ofDoing,
    ask: lasting,
    text: "Then don't try to make up for the lost time; that is what keeps it heavy. Begin as if it started today, with a piece that takes ten minutes and has an end. What's old and has no date anymore may be struck off; most of it nobody will ask for.\n\n**One next step:** strike three old things, and do ten minutes of one that's left.\n\nWhich one still matters?",
  },
  // who depends on it
  {
    id: "detail-dependents-choice",
    of: ofChoice,
    ask: dependents,
    text: "Then it has to hold for more than one person, and that makes some answers easier. Put their needs first as hard limits: school, who is there in the afternoon, insurance, a cushion of three months. What breaks one of those drops out; among the rest you may choose by what you'd like.\n\n**One next step:** write the three limits that must not be broken.\n\nWhich one is the tightest?",
  },
  {
    id: "detail-dependents-work",
    of: ofWork,
    ask: dependents,
    text: "That makes the pay weigh more, so change nothing without a second thing in hand. What you can do safely is look, ask, and save a bit each payday; those three cost nothing. And it's a good reason to ask for hours that fit: “I have to leave at five on two days; I'll make up for it in the morning.”\n\n**One next step:** count how many months of must-pays are there now.\n\nHow many are they?",
  },
  {
    id: "detail-dependents-money",
    of: ofMoney,
    ask: dependents,
    text: "With more people in it the must-pays are larger and a surprise comes more often, so a cushion of one month goes before everything but late bills. And there's help that many families don't ask for: tax credits, WIC, school meals, child care help; 211 and benefits.gov show yours.\n\n**One next step:** add up one month of must-pays for all of you.\n\nWhat does it come to, and what comes in?",
  },
  {
    id: "detail-dependents-doing",
    of: ofDoing,
    ask: dependents,
    text: "Then count only the minutes that are really yours: mostly an hour after bedtime, and a bit in the morning. Put one thing into that hour, not three, and let them take a part, as small as it is: a basket, a table, the shoes. A plan that needs a quiet afternoon fails in the first week.\n\n**One next step:** choose the one thing for tonight's hour.\n\nWhich would help you most tomorrow?",
  },
  // what speaks for it
  {
    id: "detail-good-side",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}`),
    ask: goodSide,
    text: "That belongs on the other side of the scale, so write it there. Then ask what you'd have to be offered to give it up; the answer shows how much it weighs. If no price comes to mind, keep it and change the rest around it. If one does, you know what to look for.\n\n**One next step:** finish the sentence “I'd give that up for …”.\n\nWhat would stand there?",
  },
  // fear
  {
    id: "detail-fear",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}|${ofMoney.source}`),
    ask: fear,
    text: "That is understandable, and it gets smaller when it's written out to its end. What exactly could happen, how likely is it from 1 to 10, and what would you do on the day after? The third line helps most: with a next move in hand the worst is no longer a cliff, it's a bad month.\n\n**One next step:** write those three lines tonight.\n\nWhat would you do on that day after?",
  },
  // what is missing
  {
    id: "detail-lacks",
    of: new RegExp(`${ofWork.source}|${ofChoice.source}|${ofMoney.source}`),
    ask: lacks,
    text: "Good to know before and not after. Then there are three ways, and one of them is mostly open: get it in a small form first (a part, a short course, a first $100), do without it and say so, or find somebody who has it and borrow it for a while. Which one takes the least time?\n\n**One next step:** write down what the smallest form of it would be.\n\nWhat could you have of it within two weeks?",
  },
  // when or where it happens
  {
    id: "detail-moment-work",
    of: ofWork,
    ask: moment,
    text: "A fixed place is a help, because you can prepare for it. Decide now on one sentence and one thing you'll do there, and let the rest go as it goes. Written on a card it comes even when the heart beats. Afterward two lines: what happened, what worked.\n\n**One next step:** write the sentence for the next time.\n\nWhen is the next one, and who is there?",
  },
  {
    id: "detail-moment-doing",
    of: ofDoing,
    ask: moment,
    text: "Good, then it has a place, and that is half of it. Tie it to something that happens there anyway: after the coffee, after the shoes, before the door. The first move is decided the evening before, ten minutes are enough, and if it fails twice, it moves by half an hour.\n\n**One next step:** write one sentence for tomorrow: “After …, I'll …”.\n\nWhat stands in the two gaps?",
  },
  {
    id: "detail-moment-money",
    of: ofMoney,
    ask: moment,
    text: "What comes at a known time can be planned for. Give it a line of its own with a sum, and on the day before decide what it may cost; so it's no surprise anymore. If it comes each month or week, let that sum move aside by itself on payday.\n\n**One next step:** write the sum and the day into [your budget](/budget).\n\nHow much is it mostly?",
  },
  // all of it
  {
    id: "detail-everything-doing",
    of: ofDoing,
    ask: everything,
    text: "When it's everything, nothing has a beginning. So no plan for all of it: take what is nearest with a date, or if nothing has one, what you see first when you get up. Ten minutes on that with a timer, then a break. The rest waits on a sheet, and may.\n\n**One next step:** write the sheet for three minutes, then circle one line.\n\nWhich line did you circle?",
  },
  {
    id: "detail-everything-choice",
    of: new RegExp(`${ofChoice.source}|${ofWork.source}|${ofMoney.source}`),
    ask: everything,
    text: "Then they feed each other, and one of them is mostly the key. Ask of each: if only this were solved tomorrow, how much of the rest would get easier? The one with the largest answer comes first, and the others wait for two weeks with a clear conscience.\n\n**One next step:** name the parts in a word each, and give each a number from 1 to 10 for that.\n\nWhich part gets the highest?",
  },
  // why
  {
    id: "detail-reason-choice",
    of: new RegExp(`${ofChoice.source}|${ofWork.source}`),
    ask: reason,
    text: "A clear reason is the best yardstick you can have. Hold each way against it: does it bring you there, by when, and at what price? And check once if there's a shorter way to the same thing; often one step of it can be had without the large change.\n\n**One next step:** write the reason on top of a page, and each way below it with a date and a price.\n\nWhich way brings you there soonest?",
  },
  {
    id: "detail-reason-money",
    of: ofMoney,
    ask: reason,
    text: "That is worth having a figure and a month. What would it cost in all, when should it be there, and what is that per payday? If the sum per payday doesn't fit, one of the three can move: the price, the date, or what it takes the place of.\n\n**One next step:** write the three numbers in one line.\n\nWhat are they, roughly?",
  },
  // an age
  {
    id: "detail-age-choice",
    of: new RegExp(`${ofChoice.source}|${ofWork.source}`),
    ask: aged,
    text: "At that age there is more time than it feels like: two or three years for something new are a small part of what's left to work. What counts more is what must not break meanwhile, such as rent, insurance, a person. With those safe you may try, and trying small for three months tells more than any comparison with others.\n\n**One next step:** write down the two things that must stay safe.\n\nWhat would you try if it could be undone?",
  },
  {
    id: "detail-age-money",
    of: ofMoney,
    ask: aged,
    text: "Then there are many paydays ahead, and small fixed amounts do more than large plans: $50 a month is $600 a year, and at 5 percent about $7,800 in ten. In which order: late bills, a first $1,000, an employer's match, expensive debt, then the rest.\n\n**One next step:** see which of these five is the first that isn't done.\n\nWhich one is it?",
  },
  // again and again
  {
    id: "detail-always-work",
    of: ofWork,
    ask: always,
    text: "What happens again and again needs no better mood but one rule. Speak about the pattern once, with a number and no adjectives: “This was the third time this month. I'd like us to do it like this: …” From then on write down dates in one line each; four lines are stronger than any complaint.\n\n**One next step:** write down the last two times, with the day.\n\nWhat should happen instead?",
  },
  {
    id: "detail-always-doing",
    of: ofDoing,
    ask: always,
    text: "Then look at the moment before it, since it's mostly the same one: tired, phone in hand, no first move decided. Change that one thing for a week and leave everything else as it is. You needn't be stronger; it only has to be a bit harder to slip and a bit easier to begin.\n\n**One next step:** name what you did in the five minutes before, the last time.\n\nWhat was it?",
  },
];

/** Where the detail is of no such kind: how it is used for the matter. */
export const matterWays: readonly FiguredAnswer[] = [
  {
    id: "way-choice",
    of: ofChoice,
    but: pays,
    ask: /./,
    text: [
      "Put that on the page as a point of its own, and ask which of the two ways it speaks for, and how strongly, from 1 to 3. Then look for the one point that would tip it: mostly a figure you don't know yet, or an answer that somebody hasn't given. Get that before you think on.\n\n**One next step:** write what you'd need to know to decide by Sunday.\n\nWhat is it?",
      "Does it change what you'd do, or only how it feels? If it changes it, say in one sentence how; that is your decision growing. If it only makes it harder, then it's the price, and a price may be looked at calmly: what would make it smaller by half?\n\n**One next step:** finish the sentence “Because of that I lean to …”.\n\nWhat stands there?",
    ],
  },
  {
    id: "way-work",
    of: ofWork,
    ask: /./,
    text: [
      "Let's see what in it is yours to move. Three things at work mostly are: what you ask for, what you put in writing, and what you look for elsewhere. Choose the one that fits, and keep it small: one sentence, to one person, this week.\n\n**One next step:** write that sentence as you'd really say it.\n\nTo whom would you say it, and what should be different afterward?",
      "Then that is a part your boss or your next job should know about, put as a fact and a wish: “It's like this; with [one thing] I could do it better.” If it can't be said, write it down with the date, so that you see in four weeks whether it's getting better or worse.\n\n**One next step:** write the fact and the wish in two lines.\n\nWhat would the wish be?",
    ],
  },
  {
    id: "way-money",
    of: ofMoney,
    but: pays,
    ask: /./,
    text: [
      "To see what it means for your month, give it a figure: what does it cost or bring, how often, and from when? Put that line beside what comes in and what must go out. Then you see whether it fits as it is, has to get smaller, or has to wait.\n\n**One next step:** write that line into [your budget](/budget), even if it's a guess.\n\nWhat figure would you put there?",
      "That decides which part can move and which can't. Mark it so: fixed, can be asked about, or mine to change. About most things in the middle one a call of ten minutes brings something: a later date, a lower price, parts without interest.\n\n**One next step:** choose one from the middle, and call.\n\nWhich of the three is it here?",
    ],
  },
  {
    id: "way-doing",
    of: ofDoing,
    ask: /./,
    text: [
      "Then the plan has to fit around that and not against it. Take the piece that still goes in ten minutes, give it a fixed place in the day, and decide on the first move the evening before. If it was done four days out of seven, it holds; only then comes the next one.\n\n**One next step:** name the piece and the place.\n\nWhat would it be, and when?",
      "Good, then we make it one size smaller. What would be half of it, and half of that? Do that part, with a timer, and stop when it rings. It counts as done.\n\n**One next step:** do the quarter now, for five minutes.\n\nWhat does the quarter look like?",
    ],
  },
];
