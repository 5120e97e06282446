import type { WrittenAnswer } from "./coach.written.content.ts";

/** Usual matters of work, of a budget, and of a day: the first message, and what is told or asked next. */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks|honestly|also|plus|now|hm+)\W+)*`;
const asksNo = new RegExp(
  String.raw`${opener}(?:(?:can|could|should|may|how (?:do|can|should) ) ?i (?:just |even |legally |politely )*(?:say no|refuse|decline|push back|turn it down|not do it)|am i allowed to (?:say no|refuse)|do i have to|can (?:he|she|they) (?:make|force|fire) me|(?:what if i|is it ok to) (?:say no|refuse))\b.{0,35}$`,
);
const asksDo = new RegExp(
  String.raw`${opener}(?:what (?:should|can|do|could|would) (?:i|we|you) do|any (?:ideas|advice|tips)|what now|now what|what (?:comes )?(?:first|next)|help)\b.{0,25}$`,
);

const overtime =
  /\b(?:over ?time|(?:stay|staying|work|working) (?:\w+ )?late|extra (?:hours|shifts?)|more (?:and more )?(?:work|hours|tasks|shifts|projects)|too much work|work (?:on )?(?:weekends|saturdays?|sundays?)|overwork\w*|piling (?:on|up)|answer (?:emails|calls|texts) (?:at night|after))\b/;
const boss = /\b(?:boss|manager|supervisor|work|job|company|office)\b/;
const backToOffice =
  /\b(?:back (?:in|into|to) (?:the )?office|return[- ]to[- ]office|rto|(?:end|ending|stop\w*|no more) (?:remote|working from home|wfh)|come (?:back )?in(?:to the office)? (?:every|\w+) days?)\b/;
const coworker = /\b(?:co ?-?workers?|colleagues?|teammates?|cubicle|desk mate)\b/;
const takesCredit = /\b(?:takes?|taking|took|steals?|stealing|stole) (?:all )?(?:the |my )?(?:credit|ideas?|work)\b/;
const laidOff =
  /\b(?:laid off|lay ?offs?|losing my job|lost my job|let go|getting fired|got fired|being fired|was fired|eliminated my (?:job|position))\b/;
const interview = /\binterview\b/;
const budget = /\bbudget\w*\b|\bmanage (?:my )?money\b|\bpaycheck to paycheck\b/;
const shared =
  /\b(?:shar(?:e|ing)|combin\w+|merg\w+|split\w*|join(?:ing|t)?|manag\w+|mix\w*|pool\w*)\b[^.!?]{0,25}\b(?:financ\w*|money|bills?|rent|accounts?|expenses|costs)\b/;
const spends =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|spouse)\b[^.!?]{0,20}\b(?:spend\w*|spent|overspend\w*|(?:bad|terrible|awful) with money|buys?|shopping|shops)\b/;
const gives =
  /\b(?:mom|mother|dad|father|parents|family|brother|sister|sibling)\b[^.!?]{0,40}\b(?:money|rent|bills?|loan|borrow\w*|cash|mortgage)\b/;
const refund =
  /\b(?:tax )?(?:refund|return money|bonus|stimulus|inherit\w*|windfall|back pay)\b|\bwhat (?:should|do|can) i do with (?:my |an? |the )?\$?\d/;
const irs = /\b(?:irs|taxes|tax debt|owe (?:in )?tax\w*)\b/;
const renters = /\brenter'?s? insurance\b/;
const apartment = /\b(?:first (?:apartment|place)|mov(?:e|ing) out|own (?:apartment|place)|get(?:ting)? an? apartment)\b/;
const afford = /\b(?:how much (?:rent|apartment|house)|rent can i|afford (?:in |for |to )?(?:rent|pay|an apartment))\b/;
const cushion = /\b(?:emergency (?:fund|savings)|no savings|rainy day|nest egg|safety net)\b/;
const moving =
  /\b(?:mov(?:e|ing)|shift(?:ing)?|transferr?(?:ing)?|shuffl\w+|juggl\w+) (?:my |the |all |credit card |card )*(?:debts?|balances?)\b|\bbalance transfers?\b/;
const delaying =
  /\b(?:procrastinat\w*|put(?:ting)? (?:things|it|everything|stuff|tasks?) off|can'?t (?:get )?start(?:ed)?|motivat\w*|lazy)\b/;
const mornings = /\b(?:morning routine|wake up|get(?:ting)? up|mornings?)\b/;
const exercise = /\b(?:exercis\w*|work(?:ing)? out|gym|run(?:ning)?|fit|yoga|move more)\b/;
const week =
  /\b(?:plan (?:my|the|a|out my) (?:week|days?|time)|weekly (?:plan|schedule)|(?:organi[sz]e|schedule|structure) my (?:week|days?|time|life)|time management|manage my time)\b/;
const cleaning = /\b(?:clean\w*|house|home|apartment|mess\w*|chores?|tidy)\b/;
const unsafe =
  /\b(?:abus\w*|hits?|hit me|threat\w*|control\w*|afraid of (?:him|her)|hides? (?:money|it)|gambl\w*|drugs?|drink\w*|kill\w*|die|suicid\w*)\b/;

export const usualFirst: readonly WrittenAnswer[] = [
  {
    id: "debt-moved-around",
    ask: new RegExp(String.raw`^(?!.*\b(?:house|home|apartment|insurance)\b).*(?:${moving.source})`),
    but: /\b(?:should i|worth|how do|what is|fee|good idea)\b/,
    text: "Moving it from card to card feels like doing something, and each move costs a fee of 3 to 5 percent, while the sum stays. What ends it is three things at once:\n\n1. No new charge on any of them, from today. Cards out of the phone and the wallet.\n2. One card is the target: the highest rate, or the smallest sum if you need a win. All others get only the minimum.\n3. A fixed sum on payday, by itself, to that one card.\n\nA last transfer is worth it only if you can pay it off before the 0 percent ends.\n\n**One next step:** write each card in a line: balance, rate, minimum.\n\nWhat does it come to in all, and what could go there each month?",
    topic: "choose-a-debt",
  },
  {
    id: "spends-too-much",
    ask: /^\W*(?:(?:and|but|because|well|i think|honestly)\W+)*(?:i (?:just |always |keep |think i |also )?(?:spend(?:ing)? (?:way |far )?too much(?: money)?|overspend\w*|(?:can'?t|cannot|don'?t know how to) stop spending|waste (?:too much |so much |all my |my )?money|blow (?:all )?my (?:money|paycheck)|am bad at saving)|i'?m (?:spending (?:way )?too much|overspending))(?: (?:money|every month|each month|lately|all the time|on (?:stuff|things|random stuff)|and don'?t know where it goes))*\W*$/,
    text: "Then first find where it goes, because it's mostly two or three places and not everything. Take last month's statement and mark three kinds: food out and delivery, online orders, and subscriptions. For nearly everyone one of them is the leak.\n\nThen one rule only for that one: a fixed sum a week, on its own card or in cash, and when it's empty it's empty. Things above $30 wait for a night. All else stays as it is.\n\n**One next step:** add up those three for the last thirty days.\n\nWhich of the three would you guess is the largest?",
    topic: "start-a-budget",
  },
  {
    id: "how-to-budget",
    ask: /^\W*(?:(?:hi|hey|ok|so|please|can you|could you|teach me|help me|i want to (?:learn|know)|i don'?t know|i need help|tell me)\W+)*(?:how (?:do|can|should|would) (?:i|you|we|one) |how to |to )?(?:start |begin |learn to |learn how to )?budget(?:ing)?(?: (?:my|our) (?:money|pay|paycheck|income|finances))?(?: (?:better|properly|at all|for beginners|101))*\W*$/,
    text: "In four lines, on one page:\n\n1. What comes in each month, after taxes. With pay every two weeks count two checks.\n2. What must go out: rent, power, phone, insurance, minimums, the way to work.\n3. What you set aside on payday, even $25, for bad days.\n4. What is left, divided by the weeks. That is your figure for food and everything else.\n\nLook at it once a week, ten minutes. The first month is always off; move sums between lines instead of giving up.\n\n**One next step:** send me your pay and your rent, and I begin with those.\n\nWhat comes in, and how often?",
    topic: "start-a-budget",
  },
];

export const usualTurnsMore: readonly WrittenAnswer[] = [
  // a boss who asks too much
  {
    id: "already-stays-late",
    talk: overtime,
    and: boss,
    not: unsafe,
    ask: /^(?!.*\?).*\b(?:(?:already|always|usually|often|still)\b[^?]{0,20}\b(?:stay|work|here|leave|there|home|in)\w*\b[^?]{0,15}\b(?:till|until|til|at|to|past|after) (\d{1,2}(?::\d\d)?)|(?:stay|leave|work|get home|get out)\w* (?:\w+ )?(?:till|until|til|at|past|after) (\d{1,2}(?::\d\d)?)(?: ?[ap]m)?)\b/,
    slots: { time: { on: /\b(?:till|until|til|at|to|past|after) (\d{1,2}(?::\d\d)?)\b/, else: "late" } },
    text: "Then the evening is already the reserve, and there's none left to give. Say it as a fact with the hour in it, not as a complaint:\n\n“I'm here until {time} most days, and that's the limit of what I can do well. If this comes on top, what should I drop or move?”\n\nThen wait. Two days a week leave on time without announcing it, and see what really breaks; mostly nothing does.\n\n**One next step:** choose the first of those two days this week.\n\nAre you paid for the hours after the end of your shift?",
    words:
      "“I want this to be done well. I'm already here until {time}, so I can't add it on top. I can do A and B by Friday, and C next week. Or would you rather swap one?”\n\nThen be quiet. Afterward two lines by mail: “As agreed: A and B first, C moves to next week.”\n\nWhat are A, B and C at the moment?",
  },
  {
    id: "overtime-can-refuse",
    talk: overtime,
    and: boss,
    not: unsafe,
    ask: asksNo,
    text: "You can, if you know where you stand. In most states an employer may ask adults for overtime and may let go who refuses; a contract, a union, or a state law may limit it. By the hour, everything over forty in a week is paid time and a half. So a plain “no” is a risk, and a limit with an offer mostly works:\n\n“I can do one late evening a week, with a few days' notice. More than that I can't keep up.”\n\n**One next step:** decide your limit in hours, and say it before the next request.\n\nAre you paid by the hour or on a salary?",
  },
  {
    id: "rto-commute",
    talk: backToOffice,
    ask: /^(?!.*\?).*\b(?:hours?|minutes?|mins?|miles?|commute|drive|far|traffic|train|bus|moved (?:away|farther))\b/,
    text: "Put that into figures, because figures are what bosses can work with. An hour each way is ten hours a week and about 480 a year, plus gas and lunch, often $300 to $500 a month. And look whether remote work stands in your contract or offer letter; if it does, you have more to say.\n\n“In the remote time I've reached [two results]. I can come two days a week. Could we try that until March, and look at the numbers?”\n\n**One next step:** find that letter, and write down the two results.\n\nDoes the letter say remote?",
  },
  {
    id: "rto-remote-years",
    talk: backToOffice,
    ask: /^(?!.*\?).*\b(?:remote|from home|hired|kids?|child ?care|day ?care|dog|parents?|productive|more done|years?|contract|letter|family)\b/,
    text: "That is your strongest point, if you put it as results and not as a habit. Write down three things you've done from home with a figure or a date in them; that answers the only question your boss has to answer upstairs. And look into your offer letter: if remote work stands in it, they have to talk with you about changing it.\n\n“I'd like to keep three days at home. Here's what I got done that way.”\n\n**One next step:** write the three results tonight.\n\nHow many days do they want, and from when?",
  },
  {
    id: "rto-say-no",
    talk: backToOffice,
    ask: asksNo,
    text: "You can ask, and a flat no may cost the job: in most states an employer decides where the work is done, unless a contract says otherwise. There is a right to talk it over for a disability or an illness, with a doctor's note; that is called an accommodation. For everything else a trade works better than a refusal:\n\n“I'll come in on Tuesdays and Thursdays. For the rest I'd like to keep working from home, and you'll see it in [result].”\n\nMeanwhile look quietly at remote jobs, so you know your value.\n\n**One next step:** ask what exactly the rule is, and since when.\n\nHow many days do they want?",
  },
  // coworkers
  {
    id: "credit-where",
    talk: takesCredit,
    ask: /^\W*(?:mostly |always |usually |only |it'?s |it happens )*(?:in|at|during|by|on|over) (?:the |our |team |staff |every |all )*(?:meetings?|emails?|slack|presentations?|calls|chat|reports?)(?: (?:and \w+|mostly|always|with (?:my|the|our) boss|in front of everyone))*\W*$/,
    text: "Then the meeting is where you take it back, before it's gone. Three ways, from soft to clear:\n\n1. The evening before, a two-line mail to all: “For tomorrow: here is the plan I've made.”\n2. Ask for the slot: “I'd like to present that part.”\n3. In the moment, friendly: “I'm glad that came up. When I worked that out last week, I also found …” and go on with a detail only you know.\n\n**One next step:** write the mail for the next meeting now.\n\nWhen is it, and what of yours will be on the table?",
  },
  {
    id: "boss-believes-them",
    talk: coworker,
    not: /\bcrush\b|\bin love\b|\bi (?:really )?like (?:a|this|the|some|him|her)\b/,
    ask: /\b(?:boss|manager|supervisor|he|she|everyone|they)\b[^?]{0,15}\b(?:believes?|sides? with|takes? (?:his|her|their) side|likes?|loves?|favou?rs?|trusts?|does ?n'?t (?:believe|care|see|listen|notice|do anything)|won'?t (?:listen|do anything)|is (?:friends|buddies) with)\b/,
    text: "Then arguing about who did what won't help; it's word against word. Let the work itself speak from now on: dates in the file, short mails before and after (“Attached is my draft”), your name on the first page. And talk to your boss about you, not about them:\n\n“I'd like you to know what I'm working on. Can I show you on Mondays, five minutes?”\n\nAfter a month the picture is different, without one accusation.\n\n**One next step:** ask for those five minutes.\n\nWhat would you show first?",
  },
  {
    id: "talks-all-day",
    talk: coworker,
    ask: /^(?!.*\?).*\b(?:talks?|chats?|complains?|gossips?|hums?|sings?|interrupts?|loud|noisy|on (?:the|her|his) phone|won'?t (?:stop|shut up)|never (?:stops|shuts up))\b[^?]*$/,
    text: "It's the steady drip that wears you down, and most people who do it don't notice. Once, kindly, and about you:\n\n“I lose my thread easily. Could we keep mornings quiet, and catch up at lunch?”\n\nAfter that a signal: headphones on means not now. When it begins anyway, don't turn the chair, only say “Right after this,” and go on. Three days of that change more than one long talk.\n\n**One next step:** say the sentence tomorrow before the first coffee.\n\nAt which hour does it disturb you most?",
  },
  // laid off
  {
    id: "laid-off-last-day",
    talk: laidOff,
    ask: /^(?!.*\?).*\b(?:last day|end(?:s|ing)?|until|effective|done)\b[^?]{0,20}\b(?:today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|week|month|\d|january|february|march|april|may|june|july|august|september|october|november|december)\w*/,
    text: "Then these days are for papers, because afterward you have no access:\n\n1. From HR in writing: last day, last pay, unused vacation, severance, until when health insurance runs, and the COBRA price.\n2. Don't sign a severance paper on the spot; ask for the days you may have, and what is negotiable.\n3. Save your own things: contacts, pay stubs, reviews, samples that you may take.\n4. Two people who'd speak for you: ask them while you're there.\n5. The unemployment claim on the first day without work.\n\n**One next step:** send HR the questions of number one today.\n\nHave they given you something to sign?",
  },
  {
    id: "laid-off-mortgage",
    talk: laidOff,
    ask: /\b(?:have|got|pay|with)\b[^?]{0,12}\bmortgage\b/,
    text: "Call the company that takes your mortgage payment before the first one is missed, and say the word: “I've lost my job and need a forbearance. What do you offer?” That pauses or lowers payments for some months, and the missed ones are mostly moved to the end. A HUD-approved counselor helps for free at 888-995-4673. Until then the order is: mortgage, power, food, insurance, the car; cards only the minimum.\n\n**One next step:** write down the payment, its date, and what is in savings.\n\nHow many payments could you make from savings?",
  },
  {
    id: "laid-off-tell",
    talk: laidOff,
    ask: new RegExp(
      String.raw`${opener}(?:should i|do i|when (?:do|should) i|how (?:do|should) i) (?:have to )?(?:tell|say|hide)\b.{0,40}\b(?:family|wife|husband|partner|parents|kids?|friends|people|anyone|mom|dad|them|him|her|girlfriend|boyfriend)\b`,
    ),
    text: "Yes, and soon; hiding it costs more strength than the news itself, and who lives with you notices anyway. Tell it as a fact with a plan, three sentences:\n\n“I was laid off today. It wasn't about my work. I'm filing for unemployment tomorrow and I've counted that we have about [months]; I'd like you to know, and I don't need a solution tonight.”\n\nChildren need less: “I'm looking for a new job, and you're taken care of.”\n\n**One next step:** choose who hears it first, and say it today.\n\nWhose reaction do you fear?",
  },
  // interviews
  {
    id: "interview-why-left",
    talk: interview,
    ask: /\b(?:why (?:i|did i|am i|i'?m) (?:left|leave|leaving|quit\w*)|ask (?:me )?(?:about|why) (?:my )?(?:last|old|leaving|previous|the) ?(?:job)?)\b/,
    text: "They will, and two sentences are enough: one about then, one about this job. “I learned a lot there, and there was no next step for me. Here I'd get to [one thing from the ad].” No word against the old boss, even if true; they hear how you'd speak of them. If you were let go, say so plainly and stop: “The position ended. I used the time to …”\n\n**One next step:** write your two sentences, and say them aloud three times.\n\nWhat was the real reason, so that we can put it well?",
  },
  {
    id: "interview-first-in-years",
    talk: interview,
    ask: /\b(?:first (?:one|interview|time)\b[^?]{0,25}(?:in|for|ever|since)?\b[^?]{0,12}(?:years?|ever|ages|long time|college|school)?|haven'?t (?:had|done|interviewed|been)[^?]{0,25}(?:years?|ages|long time)|out of practice|rusty|never (?:had|done) (?:one|an interview))\b/,
    text: "It's mostly the same as it was: who are you, why us, tell me about a time when. What's new is that many are by video and begin with one question to you. So practice three things aloud:\n\n1. One minute: what you do now, what before, why this job.\n2. Three short stories: a problem, what you did, how it ended.\n3. Your question: “What would make the first three months a success?”\n\n**One next step:** say number one to your phone's camera tonight, and watch it once.\n\nWhat kind of job is it, and is it in person or by video?",
  },
  // a budget by paydays
  {
    id: "payday-date",
    talk: budget,
    and: /\b(?:paid|payday|paycheck|pay)\b/,
    ask: /\b(?:get paid|paid|payday(?: is)?|paycheck (?:comes|is)|pay (?:comes|day is))\b[^?]{0,15}\b(?:on )?(?:the )?(?:1st|first|15th|fifteenth|\d{1,2}(?:st|nd|rd|th)|(?:last|end) (?:day|of)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b(?![^?]*\?)/,
    slots: {
      day: {
        on: /\b(?:paid|payday|paycheck|pay)\b[^?]{0,15}?\b(the (?:1st|first|15th|fifteenth|\d{1,2}(?:st|nd|rd|th)|last day of the month)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b/,
        else: "payday",
      },
    },
    text: "Then your month begins on {day}, not on the first. On that day, in ten minutes and in this order: rent and the fixed bills that come before the next pay go into a separate account or are set aside; a small sum goes to savings; what is left is divided by the weeks until the next pay. Companies mostly move a due date if you ask: “Could my due date be a few days after {day}?”\n\n**One next step:** list every bill with its date, starting from {day}.\n\nWhat comes in on that day, and which bill comes soonest after it?",
  },
  {
    id: "budget-rent-date",
    talk: budget,
    ask: /^(?!.*\?)\W*(?:my |our |the |and |but )*rent (?:is |comes? |gets )?(?:due |paid )?(?:on )?(?:the )?(?:1st|first|\d{1,2}(?:st|nd|rd|th))\b[^?]{0,20}$/,
    text: "Good, that is the largest date, so the plan is built around it. If the pay before it has to carry the rent alone, set aside half of the rent from each of the two checks before; then the first of the month is only a transfer and no scare. With one pay a month, put the rent away on the very day it comes. Landlords now and then move the day, too, if one asks.\n\n**One next step:** set a transfer of half the rent for each payday.\n\nHow much is the rent, and what comes in each time?",
  },
  {
    id: "budget-what-now",
    talk: budget,
    of: /^(?:start-a-budget|irregular-income)$/,
    ask: asksDo,
    text: "Now the rest in one sitting of twenty minutes:\n\n1. List the fixed bills with their dates, and add them up.\n2. Take them off what comes in until the next payday.\n3. Put 5 percent away, or $25 if that's too much.\n4. Divide what is left by the weeks: that's your weekly sum for food, gas and everything else.\n5. Check it on the same evening each week.\n\n**One next step:** do lines 1 and 2 now, here or in [your budget](/budget).\n\nWhat do your fixed bills come to?",
  },
  {
    id: "budget-every-two-weeks",
    talk: budget,
    ask: /^(?!.*\?).*\b(?:paid|pay|paycheck)\b[^?]{0,15}\b(?:every (?:two|2|other) weeks?|bi ?-?weekly|every other (?:friday|thursday)|twice a month|weekly|every week|every friday)\b[^?]{0,15}$/,
    text: "Good, then plan with two checks a month. Every two weeks makes 26 in a year, so twice a year a third one comes; that one is free for the cushion or a debt. Give each check its bills: the one before the first pays rent, the other one power, phone, insurance and the car. After that what is left is divided by two weeks.\n\n**One next step:** write the bills into two columns, one for each check.\n\nAbout how much is each check, and what is the rent?",
  },
  {
    id: "rent-maximum",
    talk: afford,
    ask: new RegExp(
      String.raw`${opener}(?:what(?:'?s| is| would be)? (?:my|the) (?:max\w*|limit|budget|number|top)|how (?:high|much) (?:can|should) i (?:go|pay|spend)|so how much)\b.{0,20}$`,
    ),
    text: "As a limit take the smaller of two figures. The first is 30 percent of your pay before taxes, with power and heat in it. The second is what your real month leaves: take-home pay, less debts, car, insurance, food and $100 for savings. With a loan or a car payment the second one is mostly lower, and it's the true one. Every $100 of payments moves your limit down by about $100.\n\n**One next step:** work out the second figure in [your budget](/budget), in five lines.\n\nWhat reaches your account each month, and which payments go out?",
  },
  // money between people
  {
    id: "share-fair",
    talk: shared,
    not: unsafe,
    ask: new RegExp(
      String.raw`${opener}(?:50[ /-]?50\b.{0,25}|what(?:'?s| is| would be)? (?:a )?fair\b.{0,25}|is (?:50[ /-]?50|that|it|this) fair|(?:should (?:we|i|it be)|do we) (?:go |do |split )?(?:it )?(?:50[ /-]?50|half|evenly|equally|proportional\w*|by income)\b.{0,20}|how (?:do|should|would) (?:we|you|couples|other people) (?:split|do|share|divide)\b.{0,30}|joint (?:account )?or separate\b.{0,20})\W*$`,
    ),
    text: "With like pay half and half is simple and fair. With unlike pay I'd share by income: add both, and whoever earns 60 percent pays 60 percent of rent, food and bills. So after the common costs both feel it alike. The form that suits most couples is three pots: one joint account for what is shared, and one for each that nobody has to explain.\n\n“Could we each put in the same share of our pay, and keep the rest for ourselves?”\n\n**One next step:** add up the shared costs of one month.\n\nWhat do each of you bring home, roughly?",
  },
  {
    id: "partner-spends-on",
    talk: spends,
    not: unsafe,
    ask: /^\W*(?:mostly |usually |always |it'?s |just )*(?:on|for) (?:\w+ ){0,3}\w+\W*$|^\W*(?:golf|clothes|shoes|games?|gaming|gadgets|tools|cars?|amazon|online shopping|eating out|food|beer|hobbies|makeup|guns|fishing|sports|his truck|her hair|stuff|everything|random (?:stuff|things))\W*$/,
    text: "Then it's something that matters to {them}, and “stop it” would be heard as an attack on that. So don't talk about the thing; talk about a sum. Agree on a figure for each of you per month that nobody has to explain, and it may all go there. What's above it is decided together. That way the hobby stays, and the bills are safe first.\n\n**One next step:** add up what it was in the last two months, only so you know the figure.\n\nHow much is it in a month, and what is left undone because of it?",
  },
  {
    id: "money-fights",
    talk: new RegExp(`${spends.source}|${shared.source}`),
    not: unsafe,
    ask: /^(?!.*\?).*\b(?:fight|fights|fighting|argue|arguing|argument|yell\w*|gets? (?:mad|angry|defensive)|blow[s]? up|shuts? down|won'?t (?:talk|listen)|avoids?)\b[^?]*$/,
    text: "Then change when and how, because money talked about at the moment of spending always turns into a fight. A fixed half hour every second Sunday, with coffee, and two rules: only figures of this month, and nobody says “you always.” Begin with what each wants the money for in a year. If a voice gets louder: “Let's stop, and go on Tuesday.”\n\nFor a stuck pattern two or three talks with a counselor or a nonprofit credit counselor (nfcc.org) help.\n\n**One next step:** ask for the first half hour, today, in a calm minute.\n\nWhat does the fight always come back to?",
  },
  {
    id: "family-money-every-month",
    talk: gives,
    not: unsafe,
    ask: /^\W*(?:it'?s |almost |like |nearly |pretty much )*(?:every|each) (?:single )?(?:month|week|time|payday|paycheck)\b[^?]{0,25}$|^\W*(?:all the time|constantly|a lot|again and again|monthly|weekly)\W*$/,
    text: "When it comes every month it isn't an emergency, it's a part of their budget that runs through yours. So decide it once and not each time: one fixed sum, on one fixed day, that your own month can carry, and zero is a possible sum.\n\n“I can give $50 on the first, and that is what I have. I can't do more in between.”\n\nAnd offer the other help: sit down with them, look at the bills, and ask 211 what there is for them.\n\n**One next step:** decide the sum before the next call.\n\nWhat would you be able to give without missing it?",
  },
  {
    id: "family-money-barely",
    talk: gives,
    not: unsafe,
    ask: /^(?!.*\?).*\b(?:barely|hardly|don'?t|can'?t|cannot|not)\b[^?]{0,15}\b(?:sav\w+|make it|afford|have (?:it|much|enough|any)|get by|manage|pay my own)\b|^(?!.*\?).*\b(?:tight|broke|struggling|nothing left|my own (?:bills|debt|rent))\b/,
    text: "Then you'd be giving from your own rent or from a card, and in half a year two households are short instead of one. It isn't selfish to keep your own floor. So help with what isn't money: go through the bills with {them}, apply together for rent help through 211, food help, or the power company's program. If you give, give a sum you'd never need back, once, for one named bill.\n\n**One next step:** work out what a normal month leaves you; only that can be shared.\n\nDoes your family know how tight it is for you?",
  },
  {
    id: "family-money-decide",
    talk: gives,
    not: unsafe,
    ask: new RegExp(
      String.raw`${opener}(?:what (?:would|should) (?:you|i) do|should i(?: (?:do it|help|give it|pay|say (?:yes|no)))?|is (?:it|that) (?:selfish|bad|wrong|fair|ok)\b.{0,20}|am i (?:selfish|a bad \w+|wrong))\W*$`,
    ),
    text: "I'd help, with a limit. First my own rent, food and a small cushion; then, from what is left, a fixed sum for a fixed time, such as three months, and paid straight to the bill. In these months we'd look together for what lasts: rent help and benefits through 211, a smaller place, a roommate. If nothing is left in my month, I'd give hours and no money, and say so once, kindly. That isn't selfish; who falls can't hold anybody.\n\n**One next step:** write down the sum and the end date.\n\nWhat sum could you keep up for three months?",
  },
  // refund, taxes, insurance
  {
    id: "refund-card",
    talk: refund,
    not: /\b(?:refund|bonus|owe)\b[^\n]*\d|\d[^\n]*\b(?:refund|bonus)\b/,
    ask: /\b(?:have|got|owe|there'?s|also|with|my)\b[^?]{0,20}\b(?:card|cards|credit cards?)\b/,
    text: "Then the card comes first; at a usual 22 to 25 percent nothing else brings you as much. Keep about $500 to $1,000 of the money back if you have no cushion, because the next flat tire would otherwise go right on the card again. The rest goes to the card at once, on the day it arrives. If it clears the card, set the payment that's now free to savings, on the same date.\n\n**One next step:** make that one payment, and put the card out of your phone.\n\nIs there anything set aside for a bad month?",
  },
  {
    id: "refund-all-of-it",
    talk: refund,
    not: /\b(?:refund|bonus)\b[^\n]*\d|\d[^\n]*\b(?:refund|bonus)\b/,
    ask: new RegExp(
      String.raw`${opener}(?:all of it|the whole (?:thing|amount)|everything|how much of it|should (?:i|it) (?:put|use|pay|go)\b.{0,30}|pay it (?:all )?off|half of it)\W*$`,
    ),
    text: "Nearly all of it. I'd keep $500 to $1,000 as a cushion if you have none, since without it the next surprise goes on the card again. Everything above that goes to the debt with the highest rate, in one payment. A small part for yourself, $50 or so, is fine if you decide on it beforehand. If you already have a month of costs saved, then yes, all of it.\n\n**One next step:** move the cushion away first, then make the payment the same day.\n\nWhat do you have in savings without it?",
  },
  {
    id: "tax-cannot-pay-all",
    talk: irs,
    ask: /^(?!.*\?).*\b(?:can'?t|cannot|don'?t have|not able|couldn'?t|won'?t be able)\b[^?]{0,20}\b(?:pay|it|that|all|afford|have)\b/,
    text: "You don't have to. File on time anyway, pay what you can now, and set up a plan for the rest at irs.gov/opa; for sums up to $50,000 it mostly takes ten minutes and nobody says no. Up to 180 days costs nothing to set up, a monthly plan with automatic payment about $22. Interest and a small penalty go on, but letters, liens and collection stop as long as you keep it.\n\n**One next step:** choose a monthly sum that holds in a bad month, and open that page.\n\nIs the return filed already?",
  },
  {
    id: "renters-little-stuff",
    talk: renters,
    ask: /\b(?:don'?t|do not|not|haven'?t|barely|hardly)\b[^?]{0,15}\b(?:own |have )?(?:much|any(?:thing)?|a lot|many)\b[^?]{0,15}$|\b(?:cheap|old|used|little) (?:stuff|things|furniture)\b/,
    text: "Most people think so until they add it up: a bed, clothes, a laptop, a phone and a few pans are $5,000 to $10,000 to buy again. And the more important half isn't your stuff: if your sink floods the neighbor or somebody falls in your kitchen, it pays up to $100,000, and a hotel if your place can't be lived in. For $10 to $20 a month I'd take it.\n\n**One next step:** get two quotes for the smallest coverage, about $10,000 to $15,000 of things.\n\nDoes your lease ask for it?",
  },
  {
    id: "renters-price",
    talk: renters,
    ask: new RegExp(
      String.raw`${opener}(?:how much (?:is|does|would) (?:it|that)|what(?:'?s| is| does) (?:it|the) (?:cost|price)|is it expensive)\b.{0,20}$`,
    ),
    text: "Mostly $10 to $20 a month, so $120 to $240 a year; a little more where storms or break-ins are common. It gets cheaper together with a car policy (often 5 to 15 percent on both), when paid once a year, or with a deductible of $500 or $1,000. Take replacement cost and at least $100,000 of liability; both add only a dollar or two.\n\n**One next step:** get two quotes, one of them from your car insurer; it takes ten minutes.\n\nDo you have a car policy already?",
  },
  // a first apartment
  {
    id: "apartment-rent",
    talk: apartment,
    ask: /^(?!.*\?)\W*(?:the |my |and )*rent (?:is|would be|will be|are|for it is)?\W*(?:about |around )?\$? ?(\d[\d,.]*)\b[^?]{0,20}$|^(?!.*\?)\W*(?:it'?s |it is )?\$? ?(\d{3,4}|\d,\d{3}) (?:a|per) month\W*$/,
    slots: { rent: { on: /\$? ?(\d[\d,.]*)\b/, else: "that" } },
    text: "At ${rent} landlords mostly want to see about three times that as pay before taxes. To move in, count with the first month, a deposit of one month, sometimes the last month too, plus about $150 for applications and $300 for power, internet and the move. So have roughly two and a half to three rents in hand, and a small cushion beside it. Each month comes another $150 to $250 for power, internet and insurance.\n\n**One next step:** ask what exactly is due at signing, in writing.\n\nWhat do you bring home each month?",
  },
  {
    id: "moving-out-age",
    talk: apartment,
    ask: /^\W*(?:and |but |well |btw )*(?:i'?m|i am|im) (?:only |already |just |almost )*(1[89]|[23]\d)(?: years old)?\W*$/,
    slots: { age: { on: /\b(\d\d)\b/, else: "that" } },
    text: "At {age} landlords mostly look at three things: pay of about three times the rent, some credit history, and somebody who speaks for you. If one is missing, a co-signer, a larger deposit or a room in a shared place solves it; a room is also half the price and no bad beginning. Before you go, live one month as if: put the future rent aside on payday. It shows if it holds, and it's your deposit.\n\n**One next step:** move that sum with your next pay.\n\nWhat do you earn, and what is put aside?",
  },
  {
    id: "moving-out-enough",
    talk: apartment,
    not: /\d{3}[^]*\n[^]*\d{3}/,
    ask: new RegExp(
      String.raw`${opener}(?:is (?:that|it|this) enough|would that be enough|can i (?:do it|afford it|move)|do i have enough|how much (?:do i need|should i have)(?: saved)?)\b.{0,25}$`,
    ),
    text: "Enough is: first month, deposit, about $500 for the move and the connections, and one more month's rent as a cushion. So roughly three times the rent plus $500. With $3,000 that carries a rent near $800, so a room or a shared place; for $1,200 alone it's about $4,100. Furniture may wait; a bed and a pan are enough to begin.\n\n**One next step:** multiply the rent you look at by three, add $500, and put what you've saved beside it.\n\nWhat does a place cost where you want to live?",
  },
  // a cushion
  {
    id: "cushion-lose-job",
    talk: cushion,
    ask: /\bwhat if\b[^?]*\b(?:lose|lost|fired|laid|job|sick|car|break)/,
    text: "Then this is what would carry you: unemployment benefits, in most states a third to a half of your pay for up to 26 weeks; a list of what can stop within a week; and help through 211. So even without a fund it wouldn't be nothing. The fund makes it calmer, and the first $500 to $1,000 do most of that.\n\n**One next step:** write the must-pays of one month in a line; that figure is your goal, three times, step by step.\n\nWhat do they come to, and what could move to savings each payday?",
  },
  {
    id: "cushion-how-much",
    talk: cushion,
    of: /^(?:build-a-cushion|layoff-fear|money-worry|start-a-budget|lost-job)$/,
    ask: new RegExp(String.raw`${opener}how (?:much|big|many months)\b.{0,35}$`),
    text: "In three steps: first $500 to $1,000, which covers most single surprises. Then one month of must-pays: rent, food, power, insurance, the way to work. Then three months; six if your pay is uncertain or others live on it. It counts what you must pay, not what you earn, so it's smaller than most people think. For many a month is $2,000 to $2,500.\n\n**One next step:** add up your must-pays for one month; times three is the goal.\n\nWhat can you put away each payday?",
  },
  {
    id: "cushion-can-save",
    talk: cushion,
    of: /^(?:build-a-cushion|layoff-fear|money-worry|start-a-budget|lost-job)$/,
    ask: /^(?!.*\?).*\b(?:can|could|able to|manage to|maybe)\b[^?]{0,15}\b(?:save|put (?:away|aside)|spare)\b[^?]{0,12}\$? ?(\d[\d,]*)/,
    slots: { sum: { on: /\$? ?(\d[\d,]*)\b/, else: "that" } },
    text: "${sum} a month is a real beginning, since it's there every month. Let it move by itself on payday to an account at another bank, so you don't see it. Then speed it up with what comes once: a tax refund, a third paycheck, something sold; those often do more than a year of cutting. Until the first $1,000 are there, pay debts only the minimum and a little more.\n\n**One next step:** set the ${sum} as an automatic transfer for the next payday.\n\nWhen is that, and is there anything put aside yet?",
  },
  // debts that are moved around
  {
    id: "moved-debt-stop",
    talk: moving,
    ask: new RegExp(
      String.raw`${opener}(?:how (?:do|can|should) i (?:stop|get out|break|end|fix)\b.{0,30}|what (?:should|can|do) i do|what do i do (?:instead|now)|how do i get rid of it)\W*$`,
    ),
    text: "Stop the moving by taking away the next card: no new offers (1-888-567-8688 ends the letters), and no new charges. Then stay with what you have:\n\n1. The card with the highest rate is the target, the others get the minimum.\n2. A fixed sum on payday, automatic.\n3. Each card that is paid off: its payment goes on to the next one.\n4. If the sum won't move, a nonprofit counselor (nfcc.org) can lower the rates in one plan, mostly $25 to $50 a month.\n\n**One next step:** set the automatic payment to the first card.\n\nWhat could you pay in all each month, also in a bad one?",
  },
  // putting things off, mornings, the week, the home
  {
    id: "start-trick",
    talk: delaying,
    ask: new RegExp(
      String.raw`${opener}(?:is there (?:a |any |some |one )?(?:trick|hack|secret|shortcut|tip|easy way|quick fix)s?\b.{0,25}|(?:what(?:'?s| is) the (?:trick|secret|best (?:trick|way|tip))|any (?:tricks?|hacks?)|give me (?:a|one) (?:trick|hack|tip))\b.{0,25})\W*$`,
    ),
    text: "Yes, one that works for most people: the two-minute start. Decide to do only the first two minutes, with your hands: open the file, put on the shoes, write one bad sentence. Afterward you may stop, really. In most cases you don't, because beginning was the hard part.\n\nIt gets stronger with a fixed cue: “When I've put down my coffee, I open the file.” And with somebody who does theirs beside you, even on the phone.\n\n**One next step:** name the thing, and do its first two minutes now.\n\nWhich thing, and what is its first move?",
  },
  {
    id: "know-but-do-not",
    talk: delaying,
    ask: /\bknow what (?:to do|i (?:should|need|have) to(?: do)?|i should do)\b|\bi just (?:don'?t|do not|can'?t|never) do it\b/,
    text: "Then it isn't a lack of a plan, so don't make another one. Between knowing and doing something small is mostly missing: a time, a place, and a first move so small that it needs no mood. “At 7:15, at the kitchen table, I open the letter.” That sentence alone makes it about twice as likely to happen.\n\nAnd take away what is easier: phone in another room until then.\n\n**One next step:** write that one sentence for tomorrow.\n\nWhich thing would it be about?",
  },
  {
    id: "maybe-mornings",
    talk: exercise,
    ask: /^\W*(?:maybe |i guess |probably |perhaps |i think |mostly |only |just |in the |i could do |i have |could do |ok |the )*(?:early )?(?:mornings?|evenings?|lunch(?: ?time| breaks?)?|after work|before work|weekends?|nights?)(?: (?:would work|work best|are (?:best|free|ok|fine|easier)|is (?:best|ok|fine)|i guess|maybe|then|could work|before work))*\W*$/,
    text: "Good, a fixed place in the day is half of it. So for two weeks: three days, always at that time, ten minutes and no more. Clothes lie ready, the first move is decided, and on bad days two minutes count as done. If the time fails twice, move it by half an hour instead of giving up.\n\n**One next step:** name the three days, and lay the clothes out for the first.\n\nWhich three days, and at what time exactly?",
  },
  {
    id: "exercise-plan",
    talk: exercise,
    of: /^(?:start-exercise|motivation|plan-a-week)$/,
    ask: new RegExp(
      String.raw`${opener}(?:(?:can|could|would) you (?:please )?)?(?:make|give|write|create|build|show)(?: me)? (?:a |an |the )?(?:\w+ )?(?:plan|schedule|routine)\b.{0,20}$`,
    ),
    text: "Two weeks, at home, ten to fifteen minutes:\n\n1. Monday: warm up two minutes, then twice: ten chair squats, eight wall push-ups, 15 seconds plank.\n2. Wednesday: fifteen minutes of brisk walking, in your shoes by the door.\n3. Friday: like Monday, with ten bridges on your back.\n4. Second week: three rounds instead of two, and walk twenty minutes.\n5. On a bad day two minutes count.\n\nPain in the chest or dizziness: stop, and ask a doctor.\n\n**One next step:** lay out the clothes for Monday.\n\nWhich of the three days is the most likely to fail?",
  },
  {
    id: "morning-plan",
    talk: mornings,
    of: /^(?:get-up-mornings|always-late|plan-a-week)$/,
    ask: new RegExp(
      String.raw`${opener}(?:(?:can|could|would) you (?:please )?)?(?:make|give|write|create|build|show)(?: me)? (?:a |an |the )?(?:\w+ )?(?:plan|schedule|routine)\b.{0,20}$`,
    ),
    text: "A plan for the first two weeks, one change at a time:\n\n1. Days 1 to 3: only the evening. Clothes and bag ready, alarm across the room, same bedtime.\n2. Days 4 to 7: alarm, feet on the floor, curtain, a glass of water. No phone until you're dressed.\n3. Days 8 to 11: add ten minutes for you: stretching, a walk, a page.\n4. Days 12 to 14: add one look at the day, the one thing that should be done by tonight.\n\nA day missed is skipped, not made up.\n\n**One next step:** do number one tonight.\n\nAt what time should the alarm ring?",
  },
  {
    id: "week-fixed-hours",
    talk: week,
    ask: /^(?!.*\?)\W*(?:i |and |mostly |my )*(?:work|job|class(?:es)?|school|shift)\w*(?: is| are)?\W*(?:from |mon(?:day)?[- ](?:to |through )?fri(?:day)?,? ?)*\d{1,2}(?::\d\d)? ?(?:am|pm)? ?(?:-|to|till|until) ?\d{1,2}\b[^?]{0,25}$/,
    text: "Then the frame stands: five days of work, and about three usable hours each evening, with one that stays free. A week that holds looks like this: two evenings for what matters most to you, two for the home and papers (forty minutes each), one with people, one with nothing. On Saturday one block of ninety minutes in the morning, Sunday twenty minutes for the next week.\n\n**One next step:** write into each evening one word, no more.\n\nWhat has to fit in besides work, and how often?",
  },
  {
    id: "week-times-a-week",
    talk: week,
    ask: /^(?!.*\?)\W*(?:and |also |i want (?:to )?|the |go (?:to the )?|i go to the )*(?:gym|exercise|work ?out|run|running|yoga|training|study|practice|read\w*|class|swim\w*)\b[^?]{0,12}\b(\d|two|three|four|five|twice|once)(?: times?| x|x| days?)?(?: (?:a|per) week)?\W*$/,
    text: "Put those in first, since what has a day happens. Mondays, Wednesdays and Saturday mornings work for most: right after work with the bag packed, so you don't sit down at home in between. Count an hour and a half with the way and the shower. The evenings between are for the rest, and one stays empty for what goes wrong.\n\n**One next step:** write the days into the calendar for two weeks, with the hour.\n\nWhat else has to fit in?",
  },
  {
    id: "week-study-too",
    talk: week,
    ask: /^(?!.*\?)\W*(?:and |also |plus |but )*i (?:also )?(?:want|need|have|would like|'d like) to (?:study|learn|read|practice|write|work on|clean|cook|see friends)\b[^?]{0,40}$/,
    text: "Then give it the same place each time, two evenings of an hour, not “whenever there's time”: for example Tuesday and Thursday at 7, after food and with the phone in another room. One longer block on Saturday morning, ninety minutes. Together that's three and a half hours a week, more than most people manage with good intentions.\n\nMonday and Wednesday stay for movement, Friday free, Sunday twenty minutes of planning.\n\n**One next step:** put those three blocks into the calendar.\n\nWhich of the three would fail first, and why?",
  },
  {
    id: "full-lists",
    talk: /\b(?:so much|too much|everything|overwhelm\w*|to do|can'?t (?:start|keep up)|behind|juggl\w*)\b/,
    of: /^(?:sort-priorities|get-started|stress|work-family-balance|plan-a-week|focus)$/,
    not: unsafe,
    ask: /^(?!.*\?)\W*(?:it'?s |just |mostly |like )*(?:(?:the |my )?(?:work|job|house|home|kids?|school|bills?|family|chores|errands|laundry|studies|classes|parents|cleaning|emails?|money|everything)(?:,? (?:and |& |my |the )*|, |\W*$)){2,}(?:all of it)?\W*$/,
    text: "Three places at once, so each gets only its one next thing, and no list of its own today:\n\n1. The one with other people waiting and a date: one task, thirty minutes.\n2. The one you live in: ten minutes, dishes or laundry, with a timer.\n3. The one that needs you and not your work: twenty minutes without the phone.\n\nThe rest goes on a sheet, for tomorrow. That isn't everything, and it's a day that went forward in all three.\n\n**One next step:** write one task behind each of the three.\n\nWhich one has a date this week?",
  },
  {
    id: "clean-kids-work",
    talk: cleaning,
    of: /^(?:clean-home|declutter|chores-fair|work-family-balance)$/,
    not: unsafe,
    ask: /^(?!.*\?)\W*(?:and |but |also |plus )*(?:i )?(?:also )?(?:have (?:\w+ )?(?:kids?|children|a baby|toddlers?|a toddler|dogs?|a dog|pets)|(?:work|working) (?:full[- ]?time|a lot|long hours|nights|two jobs|all day)|a full[- ]time job|no time|(?:i'?m )?(?:a )?single (?:mom|dad|parent))\b[^?]{0,30}$/,
    text: "Then the home may be good enough and no more; with that on top nobody keeps it like a photo. What holds it together is twenty minutes a day, split: ten in the evening by everyone with a timer (toys and dishes), ten by you for one thing. Children from three on can carry toys into a basket, from six set and clear a table. One load of laundry is started in the morning, hung or dried in the evening.\n\n**One next step:** tonight at the same time, ten minutes, all together, with music.\n\nHow old is everyone, and who else could take a part?",
  },
  {
    id: "little-left-each-month",
    talk: /\b(?:sav(?:e|ing|ings)|budget\w*|paycheck to paycheck|money|debts?)\b/,
    of: /^(?:start-a-budget|build-a-cushion|money-worry|choose-a-debt|bills-due)$/,
    ask: /^(?!.*\?).*\b(?:have|got|only|about|just|maybe|is|with)\b[^?]{0,15}\$? ?(\d[\d,]*)(?: dollars| bucks)? (?:left|over|left over|to spare)\b/,
    but: /\b(?:owe|debt|until|till|for (?:the|this) (?:week|rest)|days?)\b/,
    slots: { sum: { on: /\$? ?(\d[\d,]*)(?: dollars| bucks)? (?:left|over|to spare)/, else: "that" } },
    text: "${sum} left is a plus, and many have none. So let it move first and not last: half of it on payday to another bank, the other half stays for what goes wrong. It grows faster from the other side, though: one large bill a month. Phone, car insurance and internet bring $20 to $60 each for one call with a second price in hand.\n\n**One next step:** set half of the ${sum} as an automatic transfer, and name one bill to call about.\n\nWhich bill is the largest after rent?",
  },
];
