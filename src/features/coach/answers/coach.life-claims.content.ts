import type { WrittenAnswer } from "./coach.written.content.ts";

/** Money back from a company, and words for an occasion. A pattern must name the matter itself. */
const moneyBack = String.raw`\b(?:refund\w*|money back|reimburs\w+|voucher|travel credit|chargeback)\b`;
const notOurs = String.raw`^(?![^]*\b(?:evenday|this app|the app|irs|tax(?:es)?|deposit|landlord|friend|brother|sister|hospital|doctor)\b)`;
/** Repaid by an employer, a plan or the state, or asked of the writer as the seller. */
const notMine = String.raw`(?![^]*\b(?:employer|boss|for work|at work|fsa|hsa|medicare|medicaid|insurance|section 8|housing|customers?|clients?|buyers?|i sold|i'?m selling|i (?:already )?got (?:a|my|the) (?:refund|money back))\b)`;
const asksWords = String.raw`\b(?:write|wrote|say|word|words|text|message|card|note|letter|e-?mail|toast|how (?:do|can|should|would) i|put (?:in|on))\b`;

const noCard = String.raw`\b(?:forgot|missed|toast|speech|party|money|broke|afford|gift|present|died|alone|hate|dread|invit\w+|dead|dying|hospice|passed away|late (?:mom|dad|husband|wife|son|daughter)|in heaven|grave|lonely|cry\w*|fired|my ex|my (?:own )?birthday|mean(?:s|t)?|(?:card|message|text|greeting)s? (?:from|my|he|she|they|that) \w+)\b`;
/** Words for a card on such a day. */
const cardFor = (day: string) =>
  String.raw`^(?![^]*${noCard})[^]*(?:\b${day} (?:card|wish(?:es)?|message|text|greeting)\b[^]*\b(?:what|how|write|say|help|words|idea)\b|\b(?:what|how|write|say|help me|words)\b[^]*\b${day} (?:card|wish(?:es)?|message|text|greeting)\b|\b(?:birthday|anniversary|graduation)\b(?<=\b${day})[^]*\bwhat (?:do|should|can|could) i (?:write|say|put)\b)`;

const closeOnes = String.raw`(?:mom|mother|dad|father|parents|folks|brother|sister|siblings?|cousin|uncle|aunt|grand(?:ma|pa|mother|father|parents)|friends?|boyfriend|girlfriend|ex|roommate|coworker|neighbou?r|in-laws|family|son|daughter)(?!'s?\b)`;

export const lifeClaimAnswers: WrittenAnswer[] = [
  {
    id: "owe-someone-close",
    topic: "choose-a-debt",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:apolog\w+|explanation|owes? (?:me|us)|(?:lent|loaned) (?:him|her|them)|child support|alimony|died|dead|estate|sleep with|sex|naked|hurts?|hits?|beats?|kill|threat\w*|scared|afraid)\b|[^\d]*\d[\d.,]*[^\d.,][^\d]*\d[^]*\b(?:days?|weeks?|months?|paydays?|paychecks?)\b)(?=[^]*(?:\d|\b(?:money|cash|loan(?:ed)?|dollars|bucks|rent|deposit|pay\w*)\b))[^]*(?:\bmy (?:\w+ )?${closeOnes}(?: and \w+)? (?:once |just |already |has |had |have )?(?:lent|loaned|spotted|fronted) (?:me|us)\b(?! (?:his|her|their|the|a|an) (?!(?:money|loan|cash|deposit|rent|down)\b))|\b(?:i|i've|i have|we|we've) (?:still |also |already )?(?:borrowed|owe)\b[^.!?]{0,25}\bmy (?:\w+ )?${closeOnes})`,
    ),
    text: "Owing someone close weighs more than owing a bank, because you meet them. What hurts them is mostly the silence, and not the wait. So speak first, with a small sum and a day that you can keep; one kept payment says more than a promise of the whole.\n\n“I haven't forgotten the [sum] that I owe you. I can't pay it all at once. I can send you [amount] on the [day] of each month, from [month] on. Would that be all right?”\n\n**One next step:** find an amount that holds in a bad month, put it into [your debts](/debt), and send that message today.\n\nHow much is it, and what could you pay a month?",
    short:
      "“I haven't forgotten what I owe you. I can send you [amount] on the [day] of each month. Would that be all right?”\n\nWhich amount could you keep up?",
    next: "Then pay a little before they ask, with one line: “First part, the next one on the 1st.” If you can't make a payment, say so before its day, and name the new day. If they need all of it now, tell them what you could sell or earn toward it and by when, and promise nothing that you can't keep.\n\n**One next step:** set up a standing order for the small amount, on the day after payday.\n\nWhat are you most afraid to hear from them?",
  },
  {
    // transportation.gov: refunds, in force since October 2024
    id: "airline-refund",
    topic: "get-money-back",
    ask: new RegExp(
      String.raw`${notOurs}${notMine}(?![^]*\b(?:panic\w*|anxi\w*|scared|afraid|attendant|pilot|job|interview|offer|dying|died|funeral|should (?:i|we) cancel)\b)[^]*(?:\b(?:airlines?|flights?|plane tickets?|delta|jetblue|ryanair)\b[^]*(?:${moneyBack}|\bcancel\w*\b[^.!?]{0,30}\b(?:on me|on us|my|our|won'?t|wont|what (?:do|can|should)|rights?|owe)\b)|${moneyBack}[^]*\b(?:airlines?|flights?|plane tickets?)\b|\b(?:airline|they|to|i) cancel\w* (?:my|our|the|a) flight\b(?! of)|\b(?:my|our) flight (?:was|got|has been|is) cancel\w*)`,
    ),
    text: "No wonder you are angry: the plan is gone, and they hold your money. When the airline cancels, or is very late (three hours within the U.S., six abroad), and you don't travel, it owes you the money itself, also on a nonrefundable ticket. You may turn down a voucher. On a credit card it is due within seven business days.\n\n“My flight [number] on [date] was canceled by the airline. I don't accept a voucher or another flight. Please refund [amount] to my card, as the Department of Transportation requires.”\n\nIf you cancel yourself, the fare's own rules hold; within 24 hours of booking it is mostly free.\n\n**One next step:** send it through the airline's refund form, and save the reply.\n\nWho canceled, the airline or you?",
    short:
      "“The airline canceled flight [number] on [date]. I don't want a voucher. Please refund [amount] to my card.”\n\nWhat do they still have to know?",
    // Fair Credit Billing Act, ftc.gov
    next: "Then go one step up. Write once more, with the date of your first request, and file a complaint at transportation.gov/airconsumer; the airline has to answer it. If you paid by credit card, dispute the charge as a service that you didn't get, in writing, within 60 days of the statement. Don't accept the voucher meanwhile, because that can count as a yes.\n\n**One next step:** file the complaint tonight, with the booking code and their answer.\n\nDid you pay by credit card?",
  },
  {
    // ftc.gov: disputing credit card charges
    id: "store-refund",
    topic: "get-money-back",
    ask: new RegExp(
      String.raw`${notOurs}${notMine}[^]*(?:${moneyBack}[^]*\b(?:stores?|shops?|online|order(?:ed)?|package|seller|amazon|ebay|etsy|temu|shein|walmart|target|purchase|product|item|shoes|dress|phone|laptop|couch|mattress|bought|broken|damaged|defective)\b|\b(?:stores?|shop|seller|amazon|ebay|etsy|temu|shein|walmart|target|ordered|bought)\b[^]*(?:${moneyBack}|\b(?:arrived|came|sent (?:me )?(?:a |the )?)\b[^.!?]{0,20}\b(?:broken|damaged|wrong)\b|\b(?:package|order|it) never (?:came|arrived)\b|\bcharged (?:me )?(?:twice|double)\b))`,
    ),
    text: "You paid, and what came was not what you bought; putting that right is their job. Write once, short, with a date and a photo, and best through the order page, so that it is saved there.\n\n“Order [number] came on [date] and is [broken, wrong, not here]. Photos are attached. I would like a full refund to my card by [a date in seven days]. Please send a label if you want it back.”\n\nKeep everything, the box too. If the date passes, dispute the charge with your card: for a credit card you have 60 days from the statement.\n\n**One next step:** take two photos and send that message today.\n\nWhere did you buy it, and how did you pay?",
    short:
      "“Order [number] came [broken]. Photos are attached. Please refund [amount] to my card by [date].”\n\nDo you have a photo of it already?",
    next: "Then don't write a third time; the way you paid is stronger than words. Tell your credit card company that you dispute the charge, with your message, the photos and their answer. On PayPal or a marketplace open a case there. Your state's attorney general takes complaints, too, and reportfraud.ftc.gov is for shops that cheat.\n\n**One next step:** call the number on the back of the card and say “billing dispute”.\n\nHow did you pay: credit card, debit card, or something else?",
  },
  {
    id: "booking-refund",
    topic: "get-money-back",
    ask: new RegExp(
      String.raw`${notOurs}${notMine}(?![^]*\b(?:flights?|airlines?)\b)[^]*(?:${moneyBack}[^]*\b(?:hotels?|airbnb|vrbo|booking|reservation|hostel|cruise|concert|tickets?|event|course|class|workshop|trip|retreat|gym)\b|\b(?:hotels?|airbnb|vrbo|booking|reservation|hostel|cruise|concert|tickets?|event|course|class|workshop|trip|retreat|gym)\b[^]*${moneyBack})`,
    ),
    text: "It stings to pay for something that you never used. What you are owed hangs on what the confirmation says: until when canceling was free. But the people at the place often may do more than the rules, so call the place itself, not the website, and ask kindly.\n\n“I had to cancel [dates], booking [number]. I know that the rate is nonrefundable. Could you refund a part, move it to another date, or refund me if you sell it again?”\n\nA reason on paper helps, such as an illness or a canceled flight; travel insurance and some credit cards pay then, too.\n\n**One next step:** read the cancellation line in the confirmation, then call.\n\nWhat does it say, and when did you cancel?",
    short:
      "“I had to cancel [dates], booking [number]. Could you refund a part of it or move it to another date?”\n\nWhich date would suit you?",
    next: "Then ask for something other than cash: the same thing on another date, or a credit without an end. If the confirmation promised a free cancellation, or they canceled on you, send both papers to your credit card as a dispute; else the card will side with them. Look at travel insurance and at the card's own trip cover before you give it up.\n\n**One next step:** send one message that asks for new dates, with a day by which you'd like an answer.\n\nDid you have travel insurance, perhaps with the card?",
  },
  {
    id: "vendor-canceled",
    topic: "wedding-cost",
    ask: /^(?![^]*\b(?:i'?m (?:a|an|the) (?:\w+ )?(?:photographer|videographer|caterer|dj|florist|planner|officiant|makeup artist)|clients?|customers?|concert)\b)[^]*\b(?:my|our|the|wedding|a) (?:wedding |party )?(?:photographer|videographer|caterer|dj|florist|(?<=\b(?:wedding|party) )(?:planner|band|hall)|venue|officiant|makeup artist)(?: (?:has|have|just|suddenly|now|already|is|was|we (?:booked|hired|had)))* (?:cancel(?:l?ed|s|l?ing)(?! by (?:us|me)\b)|backed out|backing out|bailed|pulled out|dropped out)\b(?! (?:because|since|after) (?:i|we)\b)/,
    text: "That is a shock, and it is theirs to make good. When a vendor cancels, you can mostly ask for everything back, the deposit too, unless the contract says otherwise, so read the lines on their canceling first. Ask in writing, with a date.\n\n“Hello [name], you canceled [date], contract [number]. Please return all [amount] we paid by [a date in seven days]. Do you know a colleague who is free that day and could take it over?”\n\nIf you paid by card and nothing comes, dispute the charge; small claims court is for the rest.\n\n**One next step:** send that message today, and then ask three others about the day.\n\nWhat have you paid, and how?",
    short:
      "“You canceled [date], contract [number]. Please return all [amount] we paid by [date]. Who could take the day over?”\n\nHow did you pay?",
    next: "Then leave the asking to others. If you paid by credit card, dispute the charge: you paid for something that won't be delivered. Else send one last letter with a date, after which you'll go to small claims court; your state's consumer office takes complaints, too. For the day itself, ask the venue, other couples and a school of that trade; short notice is often possible.\n\n**One next step:** call the number on the back of the card and say “billing dispute”.\n\nHow far off is the day?",
  },
  {
    id: "vendor-cancel",
    topic: "wedding-cost",
    ask: /^(?![^]*\b(?:i'?m (?:a|an|the) (?:\w+ )?(?:photographer|videographer|caterer|catering|dj|florist|(?:wedding|party) (?:planner|venue|band|hall|cake)|venue|officiant|makeup artist)|clients?|customers?)\b)[^]*(?:\b(?:cancel\w*|call(?:ing)? off|back(?:ing)? out|refund\w*|money back|postpon\w*|(?:return|keep|keeps|kept|keeping|lose|give)\b[^.!?]{0,20}\bdeposit|deposit back)\b[^]*\b(?:photographer|videographer|caterer|catering|dj|florist|(?:wedding|party) (?:planner|venue|band|hall|cake)|venue|officiant|makeup artist)\b|\b(?:photographer|videographer|caterer|catering|dj|florist|(?:wedding|party) (?:planner|venue|band|hall|cake)|venue|officiant|makeup artist)\b[^]*\b(?:cancel\w*|call(?:ing)? off|back(?:ing)? out|refund\w*|money back|postpon\w*|(?:return|keep|keeps|kept|keeping|lose|give)\b[^.!?]{0,20}\bdeposit|deposit back)\b)/,
    text: "That is a hard message to send, and it can be short. First read two lines of the contract: until when you may cancel, and what becomes of the deposit. A deposit is often kept and later payments less often, and the earlier you write, the likelier they sell the day again.\n\n“Hello [name], we have to cancel [date], contract [number]. I'm sorry; it has nothing to do with you. Please confirm it, take no more payments, and tell me what of the [amount] we paid you can return or move to another date.”\n\n**One next step:** send it by email today, so that it has a date.\n\nHow far off is the day, and what have you paid?",
    short:
      "“We have to cancel [date], contract [number]. Please confirm it and tell me what of the [amount] we paid can come back.”\n\nWhen would you send it?",
    next: "Often a deposit may really be kept, if the contract says so: it pays for the date they held for you. So ask for something in return. “If you book the day with somebody else, would you return half? Or could we use it within a year?” What you paid beyond the deposit, for work that wasn't done, is worth asking for firmly. If the contract says nothing, or they canceled, your state's consumer office knows more.\n\n**One next step:** send that one question, and give them a week.\n\nWhat does the contract say about the deposit?",
  },
  {
    id: "wedding-off",
    topic: "give-bad-news",
    ask: /^(?![^]*\b(?:my (?:friend|sister|brother|cousin|son|daughter)'?s?|invited|their wedding|died|dead|death|passed away|money|afford|budget|costs?)\b)[^]*(?:\b(?:call(?:ed|ing)? off|cancel(?:l?ed|l?ing)?|postpon(?:e|ed|ing)) (?:my|our|the) (?:wedding|engagement)\b|\b(?:wedding|engagement) (?:is|was|has been|got) (?:off(?! to\b)|called off|cancel\w*)\b|\bcall (?:the|our|my) (?:wedding|engagement) off\b)/,
    text: "I'm sorry. Whatever led to it, it takes courage to stop something so big. The guests need one sentence and no reason. Tell the closest ones yourself, or through one person you trust; all others get it in writing, on the same day.\n\n“We have decided not to get married on [date]. Please cancel your travel plans. Thank you for your love; we'd be glad if you didn't ask for reasons now.”\n\nTo those who press: “Thank you for caring. I'm not talking about it yet.” Gifts that came already go back with two lines of thanks.\n\n**One next step:** choose the one person who answers questions for you, and send it to them first.\n\nHow are you, apart from that list?",
    short:
      "“We have decided not to get married on [date]. Please cancel your plans, and thank you for your love.”\n\nWho should hear it first?",
    next: "After the guests comes the list: venue, photographer, food, travel. Send each the same three lines: which date, that you cancel, and what of your payments can come back. Hand that list to a friend if you can; it isn't a test of strength. Decide nothing about rings, gifts and the apartment in the same week.\n\n**One next step:** write down every booking with its date and what is paid, and mark the one with the nearest deadline.\n\nWho could make two of those calls for you?",
  },
  {
    id: "thank-you-note",
    topic: "keep-in-touch",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:interview\w*|recruiter|no thank|thank you in advance|never thank\w*|do i (?:really )?have to thank|by quitting|dead|died|(?:doesn'?t|didn'?t|won'?t) thank)\b)[^]*(?:\bthank[- ]?you (?:note|card|letter|text|message|e-?mail)s?\b|\b(?:want|like|need|have|how (?:do|can|should|would)|help me|ways?)\b[^.!?]{0,12}\bto thank (?:my|her|him|them|our|a|the|someone|everyone)\b|\bhow (?:do|can|should|would) i (?:best |properly )?thank (?:my|her|him|them|our|a|the|someone)\b|\b(?:write|say|send)\b[^.!?]{0,20}\bthank[- ]?you to (?:my|her|him|them|our|the)\b|\b(?:say|saying) (?:thanks|thank you) to (?:my|her|him|them|our|the)\b)`,
    ),
    text: "It's lovely that you want to say it. A thank-you for one exact thing is kept for years, so name the thing, what it made possible, and how that felt.\n\n“Thank you for [watching the kids on Saturday]. It gave me [a whole free afternoon], and I came home a nicer person. I don't say it often enough: it means a lot to me to know that I can count on you.”\n\nBy hand is warmest, but a text today beats a card next month. No gift is needed, and no excuse for being late.\n\n**One next step:** put in the one thing they did, and send it today.\n\nWhat was it that helped you most?",
    short: "“Thank you for [what they did]. It helped me more than you know.”\n\nWhat would you put into the brackets?",
  },
  {
    id: "congratulate",
    topic: "keep-in-touch",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:toast|speech|didn'?t|never|nobody|no one|miscarr\w+|stillb\w+|lost (?:a|her|their|the) baby|infertil\w+|cancer|ivf)\b)[^]*(?:\bcongratulat\w+[^]*${asksWords}|${asksWords}[^]*\bcongratulat\w+|\bcongrats (?:card|text|message|note)\b)`,
    ),
    text: "A few true lines are enough, and they are read more than once. Say what happened, what you have seen of the way there, and what you wish for the time after it.\n\n“Congratulations on [your retirement]! I've seen how much of yourself you put into it, above all when [one moment]. I hope the next years bring you [what they look forward to]. I'm so happy for you.”\n\nOne memory of your own makes it yours; leave out advice and jokes about age. For someone near to you, add a day: “Dinner on us on Sunday?”\n\n**One next step:** find the one moment, and write it in before you choose a card.\n\nWhich moment comes to mind?",
    short: "“Congratulations on [it]! I saw how much you put into it, and I'm so happy for you.”\n\nDoes it go on a card or into a text?",
  },
  {
    id: "birthday-words",
    topic: "keep-in-touch",
    ask: new RegExp(cardFor("birthday")),
    text: "People keep cards that could only be for them, so one small true thing is worth more than a verse. Three lines do: a wish, something you like or remember, and when you'll see each other.\n\n“Happy birthday, [name]! This year I keep thinking of [one thing you did together or that they said]. I'm glad you're in my life. I hope the day brings you [what they love], and I'd like to [call, cook, come by] on [day].”\n\nIf you aren't close, kind and short is right: “I hope you have a beautiful day with the people you love.”\n\n**One next step:** write the middle line first; the others come by themselves.\n\nWhat did the two of you last laugh about?",
    short: "“Happy birthday, [name]! I'm glad you're in my life. I hope the day is full of [what they love].”\n\nWhat do they love?",
  },
  {
    id: "congratulation-card",
    topic: "keep-in-touch",
    ask: new RegExp(
      String.raw`${cardFor("(?:wedding|graduation|anniversary|baby|(?:baby|bridal) shower)")}|^(?![^]*${noCard})(?![^]*\b(?:miscarr\w+|stillb\w+|lost|loss|sick|hospital|nicu|divorc\w+)\b)[^]*\b(?:(?:is|are|just) (?:having|expecting) a baby|had (?:a|her|their) baby|(?:is|are|getting|got|just) married|getting married|graduat(?:es|ed|ing))\b[^]*\bwhat (?:do|should|can|could) i (?:write|say|put) (?:in|on|into) (?:the|a|her|his|their|my) card\b`,
    ),
    text: "People keep cards that could only be for them, so one small true thing is worth more than a verse. Three lines do: the wish, something you like or remember, and what you hope for them.\n\n“Congratulations, [name]! I remember [one thing you saw of them on the way here], and I'm glad for you. I wish you [what fits them: calm days, good people, a brave start].”\n\nFor two: name them both, and say what you like about them together. To your own partner on an anniversary: “I would choose you again, and I love [what they do on an ordinary day].”\n\n**One next step:** write the middle line first; the others come by themselves.\n\nWhat have you seen of them that others may not know?",
    short:
      "“Congratulations, [name]! I remember [one small thing], and I'm glad for you. I wish you [what fits them].”\n\nWhat would you put into the middle?",
  },
  {
    id: "forgot-their-day",
    topic: "apologize",
    ask: /^(?![^]*\b(?:died|dead|death|passed away|grave|heaven|hospital|surgery|in labor|er|icu)\b)[^]*(?:\bi (?:\w+ )?(?:forgot|missed) (?:about )?(?:my \w+(?:'?s)?|our|his|her|mom'?s|dad'?s) (?:\d+\w* )?(?:birthday|bday|anniversary)\b|\bi (?:\w+ )?(?:forgot|missed) (?:about )?my (?:\w+ )?anniversary\b)/,
    text: "That sinks right to the stomach, and it can be mended. What hurts is less the date than the thought of not mattering, so answer that and not the calendar. No busy week, no excuse.\n\n“I missed your [birthday], and I'm sorry. You matter to me, and that day should have shown it. I'd like to make it up to you: [dinner] on [day], your choice of place. And how was the day for you?”\n\nSay it in person or by phone if you can, then do what you said, on that day. A large gift instead of the words says less. If they are cool for a few days, let them be.\n\n**One next step:** choose the day, book it, and then say it.\n\nWhat would make them happy?",
    short: "“I missed your [birthday], and I'm sorry. You matter to me. Dinner on [day]?”\n\nWhich day is it going to be?",
  },
  {
    // nolo.com: small claims limits by state
    id: "small-claims",
    topic: "get-money-back",
    ask: /^(?![^]*\b(?:sued? me|suing me|i(?:'m| am| was) being sued|served|summons|divorc\w+|accident|injur\w+|malpractice|fired|against (?:me|us)|(?:got|received|gets?) (?:a|an|this) (?:\w+ )?(?:small claims|letter|notice)|i lost|judgment|employer|boss|wages?|overtime|paychecks?|insur\w+|hospital|[3-9]\d,?000|\d{3},?000|[3-9]\dk|\d{3}k)\b)[^]*(?:\bsmall claims\b|\b(?:sue|take (?:him|her|them|my \w+) to court)\b[^.!?]{0,40}\b(?:owes?|owed|money|deposit|pay(?:s|ing)?(?: me)? back|loan|lent|borrowed|\$\d+)\b)/,
    text: "Small claims court is made for sums like that. It needs no lawyer, costs mostly $30 to $100, and takes cases up to a limit that your state sets, from $2,500 to $25,000. Two things decide: can you show that it was a loan, as in texts or a transfer, and will the other side have something to pay with? Winning is a paper; collecting comes after.\n\nFirst a letter, since courts like to see that you asked: “You borrowed [sum] on [date]. Please pay it by [date in two weeks], or in parts of [sum]. Else I'll file in small claims court.”\n\nThe court's self-help desk answers questions for free; I can't give legal advice.\n\n**One next step:** save every text about it, and send that letter.\n\nWhat do you have in writing?",
    short:
      "“You borrowed [sum] on [date]. Please pay it by [date], or I'll file in small claims court.”\n\nBy which day would you want it?",
    next: "Then the next paper is the court's. The clerk or its website has a form of one or two pages: who, how much, and why. You pay the fee, the other one is served, and you get a date; bring the texts printed in order, and say it in three sentences. Many pay before the day comes. Look up by when you have to file; it is mostly two to six years.\n\n**One next step:** search for your county's name with “small claims” and open its self-help page.\n\nDo you know their address? The papers have to reach them there.",
  },
  {
    // myfico.com: score ranges, and what is in a score
    id: "credit-score",
    topic: "build-credit",
    ask: /^(?![^]*\b(?:in my name|identity|stolen|stole|fraud\w*|opened (?:\w+ )?(?:cards?|accounts?|loans?)|without (?:my knowledge|telling me|asking))\b)[^]*(?:\b(?:good|bad|fair|excellent|decent|average|normal|perfect) (?:credit|fico) score\b|\b(?:what|whats)\b[^.!?]{0,15}\b(?:credit|fico) score\b[^.!?]{0,20}\b(?:good|bad|mean|need)\b|\b(?:credit|fico) score (?:is|of|at|dropped to|went down to) (?:only |about |a )?[3-8]\d\d\b|\bis (?:a )?[3-8]\d\d (?:a )?(?:good|bad|ok|okay|fair)\b[^.!?]{0,15}\bscore\b|\b(?:get|raise|bring|improve)\b[^.!?]{0,20}\bscore (?:to|up to|above|over) [5-8]\d\d\b)/,
    text: "Scores go from 300 to 850. Below 580 counts as poor, 580 to 669 as fair, 670 to 739 as good, 740 to 799 as very good, and from 800 on as exceptional. Most lenders look for 670 and more; above 760 it hardly gets cheaper.\n\nWhat it's made of: paying on time is 35 percent, how much of your limits is used 30, the age of your accounts 15, new accounts and the mix 10 each. So the quickest change comes from card balances under 30 percent of the limit, better under 10, and the largest from months without a late payment.\n\n**One next step:** get your free report at annualcreditreport.com and look for mistakes.\n\nWhat is yours, and how full are your cards?",
  },
  {
    id: "roommate-owes",
    topic: "get-money-back",
    ask: /^(?![^]*\b(?:says?|claims|i left|(?:her|his|their) (?:own )?(?:phone|car|tuition|student|tax|medical|card))\b)[^]*\b(?:ex ?)?(?:roommate|flatmate|housemate)s?\b[^.!?]{0,30}\b(?:without paying|owes? (?:me|us)|didn'?t pay|didnt pay|hasn'?t paid|hasnt paid|won'?t pay|wont pay|(?:doesn'?t|doesnt|isn'?t|can'?t|never|refuses to) pay(?:s|ing)? (?:the |his |her |their )?(?:rent|share|half|part)|stopped paying|left me with the (?:rent|bills?|lease))\b/,
    text: "You carry a share that isn't yours, and the landlord doesn't care whose it is: if both names are on the lease, he may ask you for all of it. So keep the rent paid if you can, and get the money from the roommate as a thing of its own.\n\n“Hi [name], your part of [month] is still open: [sum] for rent and [sum] for power. Please send it by [date]. If all at once is hard, [sum] a week is fine; tell me which.”\n\nIn writing, with the bills attached. Ask the landlord about the deposit, and whether somebody new may sign.\n\n**One next step:** add it up in one list, and send that message today.\n\nWhose names are on the lease?",
    short:
      "“Your part of [month] is still open: [sum]. Please send it by [date], or tell me what you can do a week.”\n\nHow much is it in all?",
    next: "Then send a last letter: the sum, the list, and a date two weeks off, after which you'll go to small claims court. It needs no lawyer, costs mostly $30 to $100, and the court's self-help desk explains the form. Often the letter is enough. Take screenshots of every message and payment first.\n\n**One next step:** write that letter tonight, and send it by email and by mail.\n\nDo you have a new address?",
  },
  {
    // consumerfinance.gov: credit card rate increases, 45 days' notice
    id: "apr-raised",
    topic: "choose-a-debt",
    ask: /^(?![^]*\b(?:mortgage|heloc|student|savings?|cds?|loans?|heart|pulse|yoga|rent|hourly|interest in|variable|adjustable)\b)[^]*(?:\b(?:raised|raising|increased|increasing|upped|hiked)\b[^.!?]{0,15}\b(?:apr|interest rates?|interest)\b|\bcard\b[^.!?]{0,30}\b(?:raised|raising|increased|upped|hiked)\b[^.!?]{0,10}\brate\b|\b(?:apr|interest rate) (?:went|jumped|is going|goes) up\b)/,
    text: "A higher rate feels like being punished for being short. See what it touches: a variable rate follows an index and may rise without notice, on all you owe. Else a card mostly tells you 45 days before, and only new purchases cost more, unless you were 60 days late or a teaser rate ended.\n\n“My rate went up to [rate]. I've been a customer since [year]. Can you lower it, or is there a hardship plan?” That call works more often than people think.\n\nMeanwhile leave the card at home, and ask a credit union what it would cost there.\n\n**One next step:** read the date and the reason in the notice, then call.\n\nHow much is on it, and what do you pay a month?",
  },
  {
    id: "ask-extension",
    topic: "study-exam",
    ask: /^(?![^]*\b(?:irs|tax(?:es)?|landlord|rent|lease|car|payments?|loan|bills?|mortgage|court|judge|hearing|lawsuit|visa|insurance|unemployment|contract|closing|escrow|cords?|hair|lash\w*|browser|chrome)\b)[^]*(?:\b(?:ask(?:ing)?|email|write|message)\b[^]*\bextension\b|\bextension\b[^]*\b(?:professor|teacher|instructor|paper|essay|assignment|thesis)\b)/,
    text: "Short, honest, with a day; professors get many of these, and the clear ones are answered first.\n\n“Dear Professor [name], I'm in [course]. I won't finish [the paper] by [date], and I'm sorry that I'm writing late. [One sentence of reason, or none.] I have [what is done] so far. Could I hand it in on [date]? I understand if points are taken off. Thank you, [name], [ID].”\n\nLook into the syllabus first for the rule on late work, and attach what you have. If it's health or a crisis at home, the dean of students can write to all your teachers at once.\n\n**One next step:** choose a day you can really keep, and send it within the hour.\n\nHow much is done, and what is missing?",
    short:
      "“I won't finish [the paper] by [date], and I'm sorry. Could I hand it in on [date]? I attach what I have.”\n\nWhich day can you keep?",
  },
  {
    id: "sympathy-words",
    topic: "support-a-friend",
    ask: /^(?=[^]*\b(?:died|passed away|passed(?=\W*$|,| (?:yesterday|today|last|suddenly|this|in))|death|funeral|(?<!\b(?:job|weight|hair|memory|hearing|blood|fat) )loss|condolence\w*|sympathy|miscarr\w+|lost (?:her|his|their) (?:mom|mother|dad|father|husband|wife|son|daughter|brother|sister|baby|child|grand\w+|partner))\b)(?![^]*\b(?:my (?:late |own |little |baby |step)?(?:mom|mother|dad|father|husband|wife|son|daughter|brother|sister|dog|cat|grandm\w+|grandp\w+|baby|child|kid|twins?|fianc\w+|boyfriend|girlfriend|partner) (?:just )?(?:died|passed)|i (?:had|lost)|my (?:own )?(?:miscarriage|loss)|suicide|obituary|eulogy)\b)[^]*(?:\bwhat (?:do|should|can|to) (?:i )?(?:write|say|put|text|send)\b[^.!?]{0,25}\b(?:card|letter|note|text|message|flowers|her|him|them|to (?:my|a|the|her|him|them))\b|\b(?:how (?:do|can|should|would|to) (?:i )?(?:write|word|start)|(?:help me |please |can you |i need to )(?:write|with)|^\W*write)(?: me)? (?:a|an|the|my|this) (?:\w+ )?(?:sympathy|condolence) (?:card|letter|note|message|text)\b)/,
    text: "Short is right, and so is plain; nobody reads such a card for its style. Say the name, one thing you knew or heard about the person, and something you'll do, with a day in it.\n\n“I'm so sorry about [name]. I remember how [one small thing]. You needn't answer. I'll put soup at your door on Thursday at six, and I'll keep thinking of you after the others stop asking.”\n\nIf you didn't know them: “I never met [name], but I know how much you loved each other.” Leave out “at least” and “a better place”.\n\n**One next step:** write it by hand today, and put a note in your calendar for six weeks from now.\n\nWhat did you know about the one who died?",
    short:
      "“I'm so sorry about [name]. I'm thinking of you, and I'll bring dinner on Thursday. You needn't answer.”\n\nWhich day could you go by?",
  },
  {
    // consumerfinance.gov: lost or stolen debit card
    id: "lost-wallet",
    topic: "documents-id",
    ask: /^(?![^]*\b(?:found (?:it|my)|steal(?:s|ing)|knife|gun|mugged|robbed|weight|crypto|bitcoin)\b)[^]*\b(?:(?:i|we)(?:'ve)? )?(?:just )?(?:lost|can'?t find|misplaced|left|somebody stole|someone stole|they stole) (?:my|our) (?:wallet|purse|handbag)\b/,
    text: "That makes the stomach drop. First the card, since that's where money can go: lock it in the bank's app or call the bank, and ask for a new one. With a debit card the day counts: told within two business days, you are out $50 at most for what others took, and nothing for what comes after the call.\n\n1. Lock the cards, then look at the last charges.\n2. Order the license again on your state's DMV website.\n3. If it was stolen, file a police report online and place a free credit freeze with Equifax, Experian and TransUnion.\n\nThen retrace the last two places by phone.\n\n**One next step:** lock the debit card now; it can mostly be unlocked if the wallet turns up.\n\nWhere did you last pay with it?",
    next: "The debit card first, because money can leave from it today. Then the license, since a new one takes days by mail; the DMV site mostly prints a paper one for the meantime. Cash is gone, so don't search for it twice. What is easy to forget: a work badge, a transit card, insurance cards, and a key with an address.\n\n**One next step:** lock the card, then write a list of what was in there, from memory.\n\nWas a Social Security card or a key in it?",
  },
  {
    id: "dishes-piled-up",
    topic: "clean-home",
    ask: /^(?![^]*\b(?:room ?m?ates?|flatmates?|people|husband|wife|partner|boyfriend|girlfriend|kids?|son|daughter|he|she|they|clog\w*|drain\w*|leak\w*|hotel|restaurant)\b)[^]*\b(?:dishes|laundry|clothes|trash)\b[^.!?]{0,25}\b(?:pil(?:ed|ing|es)|mountain|(?:been )?(?:in|on) the (?:sink|floor|chair|counter)|for (?:\d+|two|three|four|five|six|several) (?:days|weeks)|everywhere|overflow\w*|stack\w*)\b/,
    text: "A sink like that says that you had no strength left, and nothing about who you are. It looks like one big job; in truth it's small ones. Start with the part that smells or that you need tomorrow, and leave the rest with a good conscience.\n\n1. Fill one side with hot water and soap, let things soak, and go sit down.\n2. After ten minutes: cups and forks only. Then stop, or don't.\n3. For the weeks that are like this: paper plates and one pot are allowed.\n\n**One next step:** run the hot water now, and set a timer for ten minutes.\n\nWhat do you need clean for tomorrow morning?",
  },
  {
    id: "thesis-behind",
    topic: "get-started",
    ask: /^(?![^]*\b(?:extension|email|write (?:me|my)|defen[cs]e|grade|rejected|plagiar\w*)\b)[^]*(?:\b(?:behind|late|stuck|blocked|not even started|haven'?t started|procrastinat\w*)\b[^.!?]{0,20}\b(?:thesis|dissertation|term paper|capstone|final paper)\b|\b(?:thesis|dissertation|term paper|capstone|final paper)\b[^.!?]{0,25}\b(?:behind|stuck|due|pages left|not done|isn'?t done|nowhere near)\b)/,
    text: "A text that size grows in the head until no page seems worth it. What gets it done is rarely a great day; it is two plain sittings on every day that's left. Work out what a day has to bring, and keep the last two free for reading it over.\n\n1. List the parts, and mark which are there, half there, and missing.\n2. Begin with the easiest missing one: methods, a table, the list of sources.\n3. Write badly first and fix it later; a bad page can be fixed, an empty one can't.\n\nTell your advisor early where you stand; before the date, more is possible.\n\n**One next step:** write the list of parts now, ten minutes, nothing more.\n\nWhen is it due, how many pages are left, and how many do you manage in a day?",
  },
  {
    id: "grandparent-soon",
    topic: "change-hard",
    ask: /\b(?:i'?m|im|i am|we'?re|we are|gonna|going to|about to|becoming) (?:\w+ )?(?:gonna |going to )?(?:be(?:come|coming)? )?(?:a |an )?(?:first[- ]time )?(?:grand(?:pa|ma|father|mother|dad|parents?)|granny|nana)\b(?! (?:of|to) \d)/,
    text: "Congratulations! Happy and scared can sit on the same chair, most of all when the parents are young themselves. You don't have to carry the baby's whole future; you have a role nobody else has: the calm one who has done this before and doesn't grade.\n\nWhat helps most is something small and sure. “I'm so glad about this little one. I can do [Tuesday evenings], and [a crib]. Tell me what you want from me, and what you don't.” Ask before you advise, also when you know better.\n\nIf they live with you, talk before the birth about three things: money, nights, and who decides.\n\n**One next step:** say the first half of that sentence this week, without any advice behind it.\n\nWhat scares you most about it?",
  },
  {
    id: "skipped-class",
    topic: "failed-exam",
    ask: /^(?![^]*\b(?:my (?:son|daughter|kid|child|teen)|he|she|they|yoga|gym|spin|dance|sick|flu|covid)\b)[^]*\b(?:(?:i(?:'ve| have)? )?(?:skipped|skipping|missed|haven'?t (?:been|gone) to|stopped going to|ditched|ditching) (?:\w+ )?(?:class(?:es)?|lectures?|school|college|seminar)(?:es)?)\b(?! (?:dues|photo|reunion|action))/,
    text: "The longer you're away, the taller the door gets; that is how it works in every head, and it's no character flaw. Professors see it every term. Going back is awkward for about five minutes.\n\nWrite first, then walk in. “Dear Professor [name], I've missed class since [date], and I'd like to come back. What should I do first to catch up? Could I come to your office hours this week? Thank you, [name].”\n\nNo long story. If it was more than a slump, the dean of students or the counseling center can help with dates and make-up work.\n\n**One next step:** send those four lines today, and put the next class into your calendar with a seat near the door.\n\nWhat kept you away: the work, the people, or how you feel?",
  },
  {
    id: "younger-boss",
    topic: "read-a-boss",
    ask: /\b(?:boss|manager|supervisor|lead)\b[^.!?]{0,20}\b(?:is |'?s )?(?:(?:\w+ )?(?:years? )?younger than (?:me|i am|my (?:son|daughter|kids?))|half my age|\d+ years younger|could be my (?:son|daughter|kid))\b|\byounger (?:boss|manager|supervisor)\b/,
    text: "It stings to have something explained that you've done for decades. Most young managers aren't out to belittle; they are new, unsure and talk too much. Show what you know early, without a sigh, and ask for what only they can give.\n\n“Thanks. I've worked with this for a long time, so I can take it from here. Where I'd really like your view is [one thing]. And if you need someone who knows how it was done before, ask me.”\n\nIf it's less about you and more about your age, such as jokes, note dates and words. From 40 on, federal law protects against that at work.\n\n**One next step:** say the first sentence the next time it happens, with a smile.\n\nWhat bothers you most: being explained to, or not being asked?",
  },
  {
    // samhsa.gov: National Helpline
    id: "sober-occasion",
    topic: "drink-or-gamble",
    ask: /^(?![^]*\b(?:he|my (?:husband|wife|partner|mom|dad|son|daughter|brother|friend))(?:'?s| is| has)? (?:been )?(?:sober|clean|relapsed)\b)[^]*(?:\b(?:sober|in recovery|don'?t drink anymore|quit drinking|stopped drinking)\b[^]*\b(?:wedding|party|open bar|holidays?|christmas|thanksgiving|new year'?s?|vacation|reunion|toast|happy hour|bachelor\w*|concert|barbecue|bbq)\b|\b(?:wedding|party|open bar|holidays?|christmas|thanksgiving|new year'?s?|reunion|toast|happy hour|bachelor\w*)\b[^]*\b(?:sober|in recovery|don'?t drink anymore|quit drinking|stopped drinking|without drinking)\b)/,
    text: "What you have built is worth more than any toast, and a plan beats willpower on such a day. Decide the evening before you go, not at the bar.\n\n1. A glass in your hand from the first minute, soda with lime; nobody asks someone who holds one. Toasts work with anything.\n2. One person there who knows, and one you can call. Say to both: “If I look for you, come outside with me.”\n3. Your own way home, and a time to leave. Going early is allowed, and so is not going.\n\n“No thanks, I'm good with this one” is enough; you owe no story. If the pull gets strong, 1-800-662-4357 listens day and night, free.\n\n**One next step:** text the one person today and ask.\n\nWhich hour of it will be the hardest?",
  },
  {
    id: "host-holiday",
    topic: "holidays-family",
    ask: /^(?![^]*\b(?:say no|said no|don'?t want|dont want|get out of|regret\w*|cancel|airbnb|website|podcast|alone|died|first (?:thanksgiving|christmas) without)\b)[^]*\b(?:host(?:ing)?|having everyone over for|cooking (?:for )?) ?(?:the |our |a |my |whole |family |first )*(?:thanksgiving|christmas(?: dinner| eve)?|easter|friendsgiving|holiday dinner|family dinner|hanukkah|passover|cookout)\b/,
    text: "You said yes to a lot of chairs, and it can still be a good day. A host's work is the table and one main dish; all the rest can be shared, and people like to bring something.\n\n“I'm so glad you're coming! I'll do the main dish. Could you bring [a side, drinks, dessert]? Tell me about allergies, please.”\n\nWith a small oven, let it do only the one thing that must be roasted, earlier in the day; make sides the day before, cold or on the stove. Cook one dish that everyone may eat, and keep nuts out of the kitchen if somebody is allergic.\n\n**One next step:** write the guests in one list, with one thing that each can bring, and send it today.\n\nHow many are coming, and what can you spend in all?",
  },
  {
    id: "left-out-at-work",
    topic: "make-friends",
    ask: /\b(?:they|coworkers|people|everyone|my (?:coworkers|team|friends|class\w*)|the (?:others|team|girls|guys))\b[^.!?]{0,20}\b(?:(?:go|went|hang|hung|meet|met|are going|going) (?:out |up )?[^.!?]{0,25}without (?:me|inviting|asking)|(?:never|don'?t|didn'?t|dont|didnt) (?:invite|include|ask) me)\b/,
    text: "To hear about it afterward hurts, and it's easy to read it as a verdict. Mostly it's habit: someone says “same place?” to the ones standing there, and no one thinks further. So stand there once, and say it lightly, since no one can include someone they believe isn't interested.\n\n“Are you going somewhere after? I'd come along one of these days.”\n\nOr begin smaller and be the one who asks: one person, one thing, one day. “I'm getting a coffee at break, want one?” If it's a no twice from the same person, try another; it says little about you.\n\n**One next step:** choose the one who is kindest to you there, and ask just that person this week.\n\nWho would that be?",
  },
  {
    id: "lent-and-traveled",
    topic: "get-money-back",
    ask: /\b(?:borrowed|owes? me|lent|loaned)\b[^]*\b(?:went (?:to|on)|posted|bought|is (?:in|on)|flew to|took a|booked|goes? (?:to|on))\b[^.!?]{0,25}\b(?:cancun|vegas|vacation|cruise|trip|hawaii|miami|mexico|disney\w*|concert|new (?:phone|car|purse|bag|shoes|tv|tattoo)|weekend away|beach|spa)\b/,
    text: "No wonder that stings: you went without, and then you see where it went. You needn't judge the trip to ask for your money; leave it out, because then the talk is about the trip and no longer about the sum.\n\n“I was glad I could help with [the rent]. Now I need the [sum] back myself, for [my car]. Can you send it by [date], or [part] every Friday until it's done?”\n\nIf somebody says let it go: it's your money, so that is for you to decide. And until it's back, nothing new is lent.\n\n**One next step:** send that message today, with a date in it and no word about the trip.\n\nHow much is it, and what would be the latest day for you?",
  },
  {
    // cms.gov: No Surprises Act
    id: "er-out-of-network",
    topic: "fight-a-medical-bill",
    ask: /^(?![^]*\b(?:dentist|dental|vet|dog|cat|medicare)\b)(?=[^]*\b(?:er|emergency(?: room)?|hospital|anesthes\w*|surgery)\b)[^]*\bout[- ]of[- ]network\b/,
    text: "Please don't pay it yet. For emergency care a federal law, the No Surprises Act, mostly forbids what you describe: an emergency room out of your network may only ask what your plan would have you pay inside it. The same holds for doctors you couldn't choose at a hospital inside the network. Ambulances on the road are not covered by it.\n\n“This was emergency care. Under the No Surprises Act I owe only my in-network share. Please put the account on hold and bill my plan again.”\n\nSay the same to your insurer. The federal help desk is free: 1-800-985-3059, or cms.gov/nosurprises.\n\n**One next step:** get the insurer's explanation of benefits, and compare “you may owe” with the bill.\n\nWhat does that page say you owe?",
  },
  {
    id: "where-money-goes",
    topic: "start-a-budget",
    ask: /^(?![^]*\b(?:tax(?:es)?|donat\w*|gambl\w*|will i|die)\b)[^]*\b(?:where (?:does|did|is|do) (?:all )?(?:the rest|it all|all (?:of )?(?:it|my money|our money|the money)|my money|our money|the money|my paycheck)(?: \w+)? (?:go|going|disappear\w*)|(?:don'?t|dont) know where (?:all )?(?:it|my money|our money|the money|my paycheck) (?:all )?goes)\b/,
    text: "Mostly it's neither one big thing nor coffee. It is the five in between: eating out and delivery, groceries beyond the list, subscriptions, small online orders, and cash. Nobody remembers those, so don't try to; your account does.\n\n1. Open last month in the bank's app and give every payment one of those five names.\n2. Add each up. One of them will surprise you.\n3. Give only that one a limit for next month, by the week, since a month is too long to feel.\n\nLeave the other four alone at first; one change holds, five don't.\n\n**One next step:** do just last week, seven days, in [your budget](/budget); it takes ten minutes.\n\nWhich of the five do you think it is?",
  },
  {
    id: "lower-power-bill",
    topic: "energy-bill",
    ask: /\b(?:electric(?:ity)?|power|energy|light|heating|gas|utility) bill\b[^]*\b(?:space heater|window unit|a\/?c|air condition\w*|dryer|water heater|pool|how (?:do|can|could) (?:i|we) (?:lower|reduce|cut|bring)|lower it|get it down)\b|\bhow (?:do|can|could) (?:i|we) (?:lower|reduce|cut|bring down) (?:my|our|the) (?:electric(?:ity)?|power|energy|light|heating|gas|utility) bill\b/,
    text: "Look first for the thing that makes heat; that is nearly always where it goes. A space heater of 1,500 watts that runs eight hours a day costs about $50 to $80 a month at usual prices, and an old water heater or dryer can do the same.\n\n1. Compare kilowatt-hours with last year, not dollars: if they are equal, the price went up and not you.\n2. Heat the person, not the room: an electric blanket takes a tenth. Close off rooms, roll a towel at the door.\n3. Ask the utility for budget billing, a free energy check, and its cheaper hours; ask 211 about LIHEAP.\n\n**One next step:** leave the heater off for one day, and read the meter before and after.\n\nHow many hours a day does it run?",
  },
  {
    id: "english-simple",
    topic: "ask-for-help",
    ask: /^\W*(?:(?:sorry|hi|hello|ok|excuse me|and|but|i|because)\W+)*(?:(?:for )?my english(?:'?s| is| are)? (?:not|no|so|very|bad|poor|little|small|basic|terrible)\b[^.!?]{0,30}|i (?:don'?t|do not|dont|no|not) (?:speak|write|talk) (?:\w+ ){0,2}english(?: (?:so |very |too )?(?:well|good|much))?|(?:i )?(?:speak|write) (?:only )?(?:a )?little english)\W*$/,
    text: "Your English is good enough here. I understand short words, and mistakes too, so write as you speak. You can use two or three words: “rent too high”, “boss angry”, “no sleep”.\n\nWhen I answer, I can make it shorter: write “shorter”. When you need a letter or a message, I can give you English words for it, and you copy them. At an office, a hospital or a court you may ask for an interpreter; say “I need an interpreter, please”, and your language. In many places that is free. For emergencies 911 has interpreters too.\n\n**One next step:** write one short sentence about what you need today.\n\nWhat do you need: a letter, money help, work, or somebody to talk to?",
  },
  {
    id: "opposite-shifts",
    topic: "grown-apart",
    ask: /^(?![^]*\b(?:cheat\w*|affair|hit|hits|scared|afraid|babysit\w*|daycare|who watches|divorc\w*)\b)[^]*(?:\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|he|she)\b[^.!?]{0,12}\b(?:works?|on|is on) (?:the )?(?:nights?|night shift|graveyard|second shift|third shift|evenings)\b[^.!?]{0,8}\b(?:i|i'm|im|me) (?:work |am on |on )?(?:(?:the )?(?:days?|mornings?|day shift)|never see)\b|\b(?:we|me and my (?:husband|wife|partner|boyfriend|girlfriend))\b[^.!?]{0,15}\bopposite (?:shifts|schedules|hours)\b)/,
    text: "Two people, one bed, and hardly an hour in it together: that makes anyone feel alone beside somebody they love. It's the clock that does it, and not the love, so make one hour that belongs to neither job.\n\n“I miss you. I know it's the shifts and nobody's fault. Could we have [Sunday at four] for us, phones away, every week? And in between I'd like two minutes a day, a voice message or a note on the coffee pot.”\n\nGuard that hour like a shift. One meal shared at an odd time counts: your dinner, the other's breakfast.\n\n**One next step:** look at both schedules now, and find the one hour that holds in most weeks.\n\nWhich hour could that be?",
    short:
      "“I miss you. I know it's the shifts, and nobody's fault. Could we have one hour a week that is only ours?”\n\nWhich hour would you offer?",
  },
  {
    id: "spender-and-saver",
    topic: "talk-money-with-partner",
    ask: /^(?![^]*\b(?:gambl\w*|drugs?|hides?|hid|secret\w*|won'?t let me|controls?|drink\w*|son|daughter|kids?|roommate|sister|brother|mom|dad)\b)[^]*(?:\b(?:she|he|(?:my )?(?:wife|husband|partner|girlfriend|boyfriend|fianc\w+)) (?:just |always |only )?(?:spends?|is a (?:big )?spender|'?s a (?:big )?spender)\b[^.!?]{0,20}\b(?:i(?:'m| am|m)? (?:just |always |only |the )?(?:sav(?:e|er|ing)|a saver))\b|\bi (?:just |always |only )?save\b[^.!?]{0,15}\b(?:she|he|(?:my )?(?:wife|husband|partner|girlfriend|boyfriend)) (?:just |always |only )?(?:spends?)\b)/,
    text: "A spender and a saver is the most common pair there is, and neither is the grown-up of the two. One buys safety with money, the other life. So agree on lanes instead of purchases.\n\n1. What is for both comes off first: bills, and a fixed sum to savings on payday.\n2. Each of you gets the same free sum, and nobody asks about it.\n3. Above a limit, say $200, you two ask each other before.\n\n“When the account is low I get scared, and then I sound like a parent. I don't want that. Can we try this for three months?”\n\n**One next step:** write down your limit and your free sum, and ask for the other's two numbers.\n\nWhat was the last purchase that you fought about?",
    short:
      "“When the account is low I get scared, and then I sound like a parent. Could we each have a free sum, and ask each other above a limit?”\n\nWhich limit would you name?",
  },
  {
    id: "clear-parents-home",
    topic: "grieve",
    ask: /\b(?:clean(?:ing)?|clear(?:ing)?|empty(?:ing)?|pack(?:ing)?|sort(?:ing)?|go(?:ing)?)(?: (?:out|up|through|all))* (?:my |our |the )?(?:mom|mum|mother|dad|father|parents?|grand(?:ma|pa|mother|father|parents)|her|his|their)(?:'?s|s)? (?:old )?(?:house|apartment|place|home|room|belongings)\b[^]*\b(?:brothers?|sisters?|siblings?|alone|died|passed|by (?:the|myself)|help\w*)\b|\b(?:brothers?|sisters?|siblings?|alone|died|passed)\b[^]*\b(?:clean(?:ing)?|clear(?:ing)?|empty(?:ing)?|pack(?:ing)?|sort(?:ing)?|go(?:ing)?)(?: (?:out|up|through|all))* (?:my |our |the )?(?:mom|mum|mother|dad|father|parents?|grand(?:ma|pa|mother|father|parents)|her|his|their)(?:'?s|s)? (?:old )?(?:house|apartment|place|home|room|belongings)\b/,
    text: "Emptying a parent's home is work and goodbye in one, and alone both get heavier. It only has to be far enough by the date.\n\n1. Today: papers, keys, jewelry and photos into one box that leaves with you.\n2. Then one room a day in three heaps: keep, give, out. What you can't decide goes into a box for later.\n3. Habitat ReStore or the Salvation Army often fetch furniture for nothing; a clean-out firm does the rest, usually paid by the estate.\n\n“The house has to be empty by [date]. I can't do it alone. Take one of these: Saturday with me, the furniture pickup, or half of a clean-out firm. Which one?”\n\n**One next step:** send those sentences today, with the date.\n\nWhat in that house would you want to have with you first?",
    short:
      "“The house has to be empty by [date], and I can't do it alone. Could you take Saturday, the furniture pickup, or half of a clean-out firm? Tell me by tomorrow which one.”\n\nWhich date would you write there?",
  },
  {
    id: "find-extra-money",
    topic: "lower-a-bill",
    ask: /^\W*(?:(?:and|so|but|ok(?:ay)?|now|geez|lol)\W+)*(?:where|how) (?:do|can|could|would|will|should|am) i (?:even |gonna |supposed to |going to )?(?:find|get|take|squeeze out|come up with) (?:the |another |an? extra |that |those |like )?\$?\d[\d,]*(?: ?(?:bucks|dollars))?(?: (?:more|extra|from|a month|each month|every month|in my budget))*\W*$/,
    text: "A sum like that rarely hides in one place; it comes together from three.\n\n1. What leaves by itself: go through last month's statement and end two subscriptions or app charges you didn't miss.\n2. What can be asked: call the phone, internet or car insurance company with “I'm looking at other offers; what can you do?” That is often ten to thirty a month each.\n3. What runs out: one store visit less a week, or two lunches from home, is easily thirty to forty.\n\nIf it still isn't there, one thing sold each month does the rest.\n\n**One next step:** open the statement now and mark every line that repeats.\n\nWhich of those lines would you miss least?",
  },
  {
    // no tips about food to who has had an eating disorder
    id: "eating-past",
    topic: "find-therapist",
    ask: /\bi(?:'ve| have)? (?:also |once |actually )?(?:had|have|was|am|used to (?:have|be)|struggled? with|recovered from|got over) (?:an? |my )?(?:\w+ ){0,2}?(?:bulimi[ac]|anorexi[ac]|anorexia|eating disorder|binge eating)\b|\b(?:in recovery|recover\w+) from (?:an? )?(?:bulimia|anorexia|eating disorder|binge eating)\b/,
    text: "Thank you for trusting me with that; it changes what helps. With an eating disorder in the past, tips about food can do harm, so I leave them out from here on. What helps is somebody who knows that part of your life: the doctor or therapist from then, or a person who was there. Going back early is no failure; it keeps a hard month from becoming a hard year. A doctor can help without judging, and 988 listens at any hour.\n\nIf you feel faint, your heart races, or food doesn't stay down, please be seen today, or call 911.\n\n**One next step:** write one line to that person: “Evenings are hard again. Can we talk this week?”\n\nIs it the old urge that is back, or something else?",
  },
  {
    id: "raise-received",
    topic: "start-a-budget",
    ask: /^(?!.*(?:\?|\b(?:rent|tax(?:es)?|insurance|price|not|n't|no|never|kids?|want|need|ask\w*|deserve|coworker|husband|wife)\b)).*(?:\b(?:i |just |finally )*(?:got|getting|received|was given) (?:a|my|the|an?) (?:big |small |nice |little )?(?:pay )?raise\b|\bthey (?:gave|are giving) me (?:a|the|my) (?:pay )?raise\b|\bmy raise (?:came|went) through\b)/,
    text: "Congratulations! Somebody looked at your work and put a figure on it. Before life grows into it, decide where it goes: what reaches the account is less than the figure, since taxes, insurance and retirement take their part, often a fourth to a third of it.\n\nA usual split: half of what really arrives to what costs you most (a card, or a missing cushion), a part to retirement as long as the employer matches it, and the rest for you, without guilt.\n\n**One next step:** wait for the first new paycheck, subtract the old one, and set up a transfer of half the difference for every payday.\n\nIs there a debt with interest, or is the cushion still thin?",
    next: "Then in this order: the debt with the highest rate, until it is gone; beside it about $1,000 that nobody touches; then retirement up to the match.\n\n**One next step:** set the transfer up now, for the first new paycheck.\n\nWhich debt would it be?",
  },
];
