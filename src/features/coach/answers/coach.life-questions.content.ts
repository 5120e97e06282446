import type { WrittenAnswer } from "./coach.written.content.ts";

/** Common questions of everyday life that no subject answers as they are asked. */
export const lifeQuestionAnswers: WrittenAnswer[] = [
  {
    // hud.gov: cost-burdened above 30 percent; jchs.harvard.edu: half of all renters
    id: "rent-share",
    topic: "start-a-budget",
    ask: /\bhow much (?:of (?:my|our) (?:pay|income|check|paycheck|salary) )?(?:should|can|do)\b[^.!?]{0,12}\b(?:go(?:es)? to|go(?:es)? for|spend on|pay for|pay in|be paying for) (?:my |our |the )?(?:rent|housing)\b|\bwhat (?:percent(?:age)?|part|share) of (?:my|our) (?:pay|income|check|paycheck|salary)\b[^.!?]{0,25}\b(?:rent|housing)\b|\b(?:is|are) (?:my |our )?rent too (?:high|much)\b/,
    text: "The usual mark is 30 percent of pay before taxes, with heat and power in it; above that the government calls a home a burden. About half the renters in the country are above it, so it is a mark and no verdict. Truer is what the rest must cover: add up food, the way to work, insurance, and the smallest payment on each debt, take that off what reaches your account, and see what is left for a home.\n\nIf it is too much, there are three ways down: share, move when the lease ends, or ask for a smaller raise and a longer lease.\n\n**One next step:** divide your rent by a month's pay before taxes.\n\nWhat share comes out?",
  },
  {
    // consumerfinance.gov; lenders' rule of 28 percent
    id: "house-for-pay",
    topic: "buy-a-home",
    ask: /\bhow (?:much (?:of an? )?|expensive (?:of )?an? |big (?:of )?an? )(?:house|home|mortgage|condo)\b[^.!?]{0,15}\b(?:can|could|should) (?:i|we)\b|\bwhat (?:price )?(?:house|home|mortgage)\b[^.!?]{0,12}\b(?:can|could) (?:i|we) afford\b|\b(?:can|could) (?:i|we) (?:afford|buy) an? (?:\$?[\d,.]+k? )?(?:house|home|condo)\b[^.!?]{0,20}\b(?:on|with|making|earning|salary)\b/,
    text: "Lenders like to see no more than about 28 percent of pay before taxes go to the home: mortgage, property tax and insurance together. That is about $230 a month for each $10,000 that you earn in a year, so $1,400 on $60,000 and $1,870 on $80,000. As a price it is often near three times a year's pay, less if you have other debts or rates are high.\n\nWhat a bank would lend and what lets you sleep are two figures. Try it out: put the difference to your rent aside for three months and see how life feels.\n\n**One next step:** work out your 28 percent, and take off tax and insurance for a house that you like.\n\nWhat do you pay for a home now?",
  },
  {
    // consumerfinance.gov; OCC: charged off after 180 days
    id: "unpaid-card",
    topic: "choose-a-debt",
    ask: /\bwhat (?:happens|will happen|would happen|can happen)\b[^.!?]{0,25}\b(?:don'?t|dont|can'?t|cant|stop|never|not|miss|skip)\b[^.!?]{0,25}\b(?:pay\w*|payments?)\b[^.!?]{0,25}\b(?:cards?|credit|visa|mastercard)\b|\bwhat (?:happens|will happen|would happen|can happen)\b[^.!?]{0,25}\b(?:don'?t|dont|can'?t|cant|miss|skip)\b[^.!?]{0,25}\b(?:card|visa|mastercard) payments?\b|\bwhat if i (?:just )?(?:stop|don'?t|dont|can'?t|cant) pay(?:ing)?\b[^.!?]{0,15}\b(?:cards?|visa|mastercard)\b/,
    text: "First a late fee, and after 30 days a mark on your credit report. After about two months the rate may go up, calls begin, and after six months the bank writes the debt off and often sells it to a collector. Then a lawsuit is possible; nobody goes to jail for a card. Every one of these steps is easier to stop before it comes.\n\nMost banks have a hardship plan that is never advertised: a lower rate or smaller payments for some months.\n\n“I can't make the full payment, and I want to keep paying. What hardship plan do you have?”\n\n**One next step:** call the number on the card before the due date.\n\nHow much could you pay this month?",
  },
  {
    id: "budget-methods",
    topic: "start-a-budget",
    ask: /\b(?:zero[- ]based|envelope) (?:budget\w*|method|system)\b|\bwhat(?:'?s| is) (?:an? )?(?:zero[- ]based|envelope)\b|\b(?:best|which|what kind of) (?:budget(?:ing)? (?:method|system|style)|way to budget)\b/,
    text: "There are three that last. Zero-based: every dollar that comes in gets a job until nothing is left without one, so saving is a line like rent. Envelopes: each kind of spending has its own pot, and an empty pot is empty until next month; good where one thing, like food, runs away. 50/30/20: half for must, three tenths for want, a fifth kept; least work, least exact.\n\nThe best one is the one you still look at in March. Evenday goes by categories, so each is an envelope, and what you leave unplanned shows at once.\n\n**One next step:** give the three categories that hurt a figure for this month, and leave the rest alone.\n\nWhich one runs over most often?",
  },
  {
    id: "paid-every-two-weeks",
    topic: "start-a-budget",
    ask: /\b(?:paid|paycheck|paychecks|pay) (?:comes? )?(?:every (?:two|2|other) weeks?|bi-?weekly|weekly|every week|every (?:other )?friday)\b[^]{0,40}\b(?:bills?|rent|month\w*|budget\w*)\b|\b(?:bills?|rent|budget\w*|month\w*)\b[^]{0,40}\bpaid (?:every (?:two|2|other) weeks?|bi-?weekly|weekly|every (?:other )?friday)\b/,
    text: "Your pay and your bills keep two calendars, so some weeks feel rich and some like a mistake of yours. It is only the calendar. Plan the month with two checks; with pay every two weeks two months of the year have a third one, and that one is your cushion.\n\n1. Write each bill beside the check that comes before it.\n2. If one half is too full, call two of the companies and ask for another due date. Most move it.\n3. Put half of the rent aside from each check, on payday.\n\n**One next step:** mark your paydays in a calendar, and put each bill under one of them.\n\nWhich bill always lands in the wrong week?",
  },
  {
    // consumerfinance.gov: home equity lines of credit
    id: "home-equity",
    topic: "consolidate-debt",
    ask: /\b(?:heloc|home equity (?:loan|line)|second mortgage|cash[- ]out refi\w*)\b/,
    text: "It is cheaper than a card because your house stands behind it, and that is also the catch: what was only a debt can then cost you the home. It fits something that lasts, like a roof, when the payment is easy even in a bad month. It rarely fits old card debt, since many people fill the cards again. With a line of credit the rate mostly moves, and after the first years the payment jumps because the loan itself has to be paid back.\n\nAsk about the rate now, how high it may go, the fees, and the payment after the first ten years.\n\n**One next step:** get two written offers, and one free hour with a HUD-approved counselor, 800-569-4287.\n\nWhat would the money be for?",
  },
  {
    // healthcare.gov; Medicaid
    id: "premium-too-high",
    topic: "choose-insurance",
    ask: /\b(?:health|medical) (?:insurance|coverage|plan)\b[^.!?]{0,50}\b(?:can'?t|cant|cannot|couldn'?t|too|expensive|unaffordable|doubled|(?:went|going|goes) up)\b|\b(?:can'?t|cant|cannot) afford (?:my |the |any )?(?:health|medical) (?:insurance|coverage)\b/,
    text: "Paying that much for something you hope not to use is bitter. Before you drop it, check three doors: at healthcare.gov the price depends on what you expect to earn, and an updated income can lower it at once. Medicaid takes applications all year, and children are often covered where parents aren't. And a plan with a lower premium and a free checkup can be enough if you are mostly well.\n\nOpen enrollment begins on November 1, and healthcare.gov shows its last day for your state; a lost job, a move, a birth or a marriage opens a window of 60 days at any time.\n\n**One next step:** enter your income for this year at healthcare.gov, or call 1-800-318-2596.\n\nIs it through work, or did you buy it yourself?",
  },
  {
    // emilypost.com
    id: "how-much-tip",
    topic: "start-a-budget",
    ask: /\bhow much (?:should (?:i|we|you) |do (?:i|you|we|people) |to |is a normal |is the )?tip\b(?! off)|\b(?:what(?:'?s| is) (?:a )?(?:normal|good|usual|fair) tip)\b|\bdo (?:i|you|we) (?:have to |need to |really )?tip\b|\btip(?:ping)? (?:the|a|my|for) (?:hair\w*|barber|delivery|movers?|mailman|cleaner|waiter|waitress|server|driver|housekeep\w*)\b/,
    text: "The usual in the United States: 15 to 20 percent of the bill before tax where someone serves you at a table, 15 to 20 at the hairdresser, 10 to 15 for a delivery and at least $2, $1 a drink at a bar, $2 to $5 a night for the hotel cleaner. Nothing is owed at a counter or for takeout, whatever the screen suggests. For people who come all year, one week's service in December is common, or a card with something homemade.\n\nA tip is part of what going out costs, so plan it in. Nobody decent wants it to be your grocery money.\n\n**One next step:** add a fifth to the menu price before you decide where to eat.\n\nWhat are you tipping for?",
  },
  {
    // consumerfinance.gov; myfico.com
    id: "close-a-card",
    topic: "build-credit",
    ask: /^(?![^]*\bconsolidat\w*)[^]*(?:\b(?:close|cancel|closing|canceling|cancelling|get rid of)\b[^.!?]{0,15}\b(?:credit cards?|(?:my|an?|the|old|unused|store) (?:old |unused |paid[- ]off |store )*cards?)\b)/,
    text: "If it costs no yearly fee and doesn't tempt you, leave it open and put it in a drawer: it keeps your limit high, so what you owe looks smaller next to it, and that is a large part of the score. Use it once every few months for something small, or the bank may close it.\n\nClose it if it has a fee you don't want, or if open means spent; peace is worth more than a few points. A closed account in good standing stays on the report for up to ten years. Don't close one in the months before you want a loan.\n\n**One next step:** look on the last statement whether there is a yearly fee.\n\nDoes that card pull at you, or just lie there?",
  },
  {
    // irs.gov: early distributions
    id: "cash-out-401k",
    topic: "retirement-saving",
    ask: /\b(?:cash(?:ing)? out|take (?:money )?out of|taking (?:money )?out of|withdraw(?:ing)?(?: money)? from|borrow(?:ing)? (?:from|against)|drain|use|raid|pull(?:ing)?(?: money)? from|touch)\b[^.!?]{0,12}\b(?:401\(?k\)?|403\(?b\)?|ira|retirement)\b/,
    text: "It looks like your own money lying there, and in a hard month that pulls. But before 59½ you mostly pay income tax on it and a tenth on top, so $10,000 can turn into $6,500 or $7,000. And it is protected: in a bankruptcy it usually stays yours.\n\nGentler doors first: a hardship plan with the card, a nonprofit credit counselor at nfcc.org, a loan from the plan itself, which you pay back to yourself. A loan has a catch, too: when the job ends, what is still open is soon due.\n\n**One next step:** ask the plan's office what exactly would reach you, and what a loan would cost.\n\nWhat is the sum that has to be found?",
  },
  {
    // studentaid.gov
    id: "loan-or-retirement",
    topic: "student-loans",
    ask: /^(?![^]*\b(?:bonus|inherit\w*|windfall|refund|gift)\b)[^]*(?:\b(?:student loans?|loans?|debts?|credit cards?)\b[^.!?]{0,40}\b(?:or|vs\.?|versus|before|instead of)\b[^.!?]{0,30}\b(?:401\(?k\)?|403\(?b\)?|roth|ira|retirement|invest\w*)\b|\b(?:401\(?k\)?|403\(?b\)?|roth|ira|retirement|invest\w*)\b[^.!?]{0,30}\b(?:or|vs\.?|versus|before|instead of)\b[^.!?]{0,30}\b(?:student loans?|loans?|debts?|credit cards?)\b|\b(?:match(?:es)?|matching)\b[^]{0,40}\b(?:401 ?\(?k\)?|403 ?\(?b\)?|retirement)\b[^]{0,80}\b(?:loans?|debts?|cards?)\b)/,
    text: "Both are you, a little later, so there is no wrong side here. An order that fits most people: first the payment that is due on every debt. Then as much in the plan at work as the employer matches, because that is part of your pay. Then anything that costs more than about 8 percent, like cards. For a loan under 5 percent there is no hurry; between the two, half and half is fine, and what lets you sleep may decide.\n\nBefore you pay extra on federal student loans, look whether forgiveness through your kind of work is open to you.\n\n**One next step:** write down two figures: the rate of the loan, and what your employer matches.\n\nDo you know both?",
  },
  {
    // consumerfinance.gov; 300,000 at 6 percent over 180 months and at 6.5 over 360
    id: "mortgage-years",
    topic: "buy-a-home",
    ask: /^(?=[^]*\b(?:mortgage|loan|house|home|refi\w*)\b)[^]*(?:\b(?:15|fifteen)\b[^.!?\d]{0,25}\b(?:or|vs|versus|than|instead of)\b[^.!?\d]{0,12}\b(?:30|thirty)\b|\b(?:30|thirty)\b[^.!?\d]{0,25}\b(?:or|vs|versus|than|instead of)\b[^.!?\d]{0,12}\b(?:15|fifteen)\b)/,
    text: "Fifteen years costs much less in all, thirty leaves more air each month. For $300,000: over 15 years at 6 percent about $2,530 a month and $156,000 of interest; over 30 at 6.5 about $1,900 a month and $383,000.\n\nA good middle: take the thirty, and pay extra when you can. You get most of the saving, and in a month without work you may go back to the small payment. Take the fifteen if your pay is steady, the cushion is full, and you know that extra money finds other uses.\n\n**One next step:** see whether the higher payment would fit into your tightest month of last year.\n\nHow steady is what comes in?",
  },
  {
    // iii.org (Insurance Information Institute)
    id: "renters-insurance",
    topic: "choose-insurance",
    ask: /\brenter'?s'? insurance\b(?![^.!?]{0,30}\b(?:denied|claim|refus\w+|bill|budget|category)\b)/,
    text: "The landlord's insurance pays for the walls and nothing of yours. Renters insurance replaces your things after a fire, a burst pipe or a theft, pays for somewhere to sleep while the place can't be lived in, and steps in if somebody is hurt at yours or your tub floods the neighbor. It often costs $10 to $20 a month, and less together with a car policy.\n\nAsk for replacement cost, so that you get the price of a new bed and not of an old one. Flood and earthquake are extra almost everywhere.\n\n**One next step:** walk through your rooms with the phone camera once, and get two quotes.\n\nWhat would be hardest to buy again?",
  },
  {
    id: "holiday-spending",
    topic: "give-without-money",
    ask: /\b(?:overspen[dt]\w*|spen[dt] too much|went into debt|broke the bank|went overboard|tight budget|on a budget|no money|can'?t afford|cant afford|save|cheap)\b[^.!?]{0,30}\b(?:christmas|holidays|hanukkah|presents|gifts)\b|\b(?:christmas|holidays|hanukkah|presents|gifts)\b[^.!?]{0,40}\b(?:overspen[dt]\w*|spen[dt] too much|tight budget|on a budget|can'?t afford|cant afford|without (?:going into )?debt|adds? up|too expensive)\b/,
    text: "Nobody plans to pay for Christmas in March, it comes from many small yeses in two weeks. So decide the whole before the first: one figure that you can pay from what is there, then names, then a sum beside each name. With grown-ups drawing names halves it, and most are relieved when someone says it first.\n\n“This year I'd like us to draw names, up to $25. I'd rather have the evening with you.”\n\nTake the sum out in cash, and stop when the envelope is empty. Children remember one thing that they really wished for, and who built it with them.\n\n**One next step:** write the figure and the names on one page today.\n\nFor whom do you overdo it most?",
  },
  {
    id: "food-delivery",
    topic: "cook-cheap",
    ask: /^(?=[^]*\b(?:too much|too often|addict\w*|stop|again|every|nights?|keep|quit|cut|cooking|lunch|all the time|daily|(?:\d|two|three|four|five|six) times a week|a month on)\b)(?![^]*\b(?:1099|tax\w*|driv\w+|dasher|refund|wrong order|gig|earn\w*|side|full[- ]?time|plus|nervous|charge\w*|stomach|pass|he|she|shifts?|i do|five|restaurant|streak|slipped|caved|no[- ]spend|work(?:ing)? for|pays?|card)\b)[^]*\b(?:door ?dash|uber ?eats|grub ?hub|food delivery|delivery apps?|takeout|take-out|order(?:ing)? (?:in|food|out)|eat(?:ing)? lunch out|buy(?:ing)? (?:my )?lunch)\b/,
    text: "By the time you order you are hungry and tired, and the app is a very good salesman. So it has to be won earlier in the day. Fees and tips often make it twice the price of the same plate picked up.\n\n1. Take the card out of the app. Typing sixteen digits is a fine pause.\n2. Keep three things at hand that are faster than a driver: eggs and toast, a frozen pizza, soup. For work, last night's dinner, boxed before you sit down to eat it.\n3. Keep one day for it on purpose, and pick it up yourself.\n\n**One next step:** count what last month's orders came to, and choose the one day that stays.\n\nAt which hour does it usually happen?",
  },
  {
    id: "lent-car-crashed",
    topic: "get-money-back",
    ask: /\b(?:lent|loaned|let|borrowed|borrows?|gave)\b[^.!?]{0,30}\b(?:car|truck|van|suv)\b[^.!?]{0,40}\b(?:crash\w*|wreck\w*|totaled|dent\w*|hit|scratch\w*|accident)\b|\b(?:friend|cousin|brother|sister|boyfriend|girlfriend|roommate|son|daughter|neighbor)\b[^.!?]{0,15}\b(?:crashed|wrecked|totaled|dented) my (?:car|truck|van|suv)\b/,
    text: "You did a kindness and got a broken car, so anger and worry for them may both be there. First, everybody's bodies: pain after a crash can come a day later. Then paper: in most states the insurance of the car pays, not of the one who drove, so report it today even if you hope to settle it between you.\n\nYour deductible and a higher premium are fair to ask for.\n\n“I'm glad you're all right. The deductible is $500. How would you like to pay that, all at once or in parts?”\n\nWrite the answer down as a message, with dates.\n\n**One next step:** take photos, and call your insurance.\n\nWere they hurt, and was another car involved?",
  },
  {
    id: "coworker-fired",
    topic: "guilt-shame",
    ask: /\b(?:coworker|co-worker|colleague|employee|friend|guy|woman|man|someone|somebody|boss|manager|he|she|they)\b[^.!?]{0,20}\b(?:got|was|were|get|gets|been) (?:fired|let go|in trouble|laid off|written up)\b[^.!?]{0,15}\bbecause (?:of me|i (?:told|said|reported|complained|spoke|made|didn'?t))|\bi got (?:him|her|them|someone|somebody|a coworker|my coworker) fired\b/,
    text: "That weighs, whatever led to it. Look at it in two parts. What did you do: say what was true, make a mistake, keep quiet? And what did others decide: a company ends a job for its own reasons, and usually not for one sentence. The first part is yours, the second isn't.\n\nIf you told the truth about something that harmed people, being sorry for the person and standing by what you did go together. If you were careless or unfair, you can say so.\n\n“I've thought about my part in it, and I'm sorry. If a word from me helps with a new job, you have it.”\n\n**One next step:** write down your part in two sentences, only facts.\n\nWhat would you do the same way again?",
  },
  {
    id: "ask-promotion",
    topic: "passed-over",
    ask: /\bhow (?:do|can|should|would|to) ?(?:i|you)? ?(?:ask|go about asking|get|earn|talk)\b[^.!?]{0,20}\b(?:promotion|promoted|moved up|a higher (?:title|position))\b|\bi want (?:a|to ask for a|to get a|to be) promot\w+|\bdeserve a promotion\b/,
    text: "Hoping to be noticed is tiring, and asking is ordinary; most managers find it easier when they know what you want. Ask for the way first, and for the title second.\n\n“I'd like to grow into the senior role. What would you need to see from me by spring, and what is missing today?”\n\nThen write the answer down and send it back as a short note, so that it counts. Collect three results with figures, and something from the next level that you already do. Come back to it every six weeks.\n\n**One next step:** ask for 20 minutes about your development, this week, and bring the three results.\n\nWhich part of the next job are you doing already?",
  },
  {
    id: "others-late",
    topic: "toxic-friend",
    ask: /^(?![^]*(?:\b(?:i(?:'?m| am)|i) (?:always |constantly )?(?:\w+ )?(?:late|on time)\b|\b(?:pick ?up|drop ?off|the kids|shift|coworker)\b))[^]*\b(?:friends?|sister|brother|husband|wife|boyfriend|girlfriend|partner|mom|mother|dad|he|she|they|bf|gf)\b[^.!?]{0,25}\b(?:(?:always|constantly|chronically|usually|forever)\b[^.!?]{0,15}\blate\b(?! (?:with|on|paying|to pay|for (?:the )?rent))|never\b[^.!?]{0,10}\bon time\b(?! (?:with|on)))/,
    text: "Sitting there with a cold coffee feels like being worth less than whatever came up. Most people who run late don't mean that; they count the ride and forget the shoes. But your time is real, and you may stop paying for it with a smile.\n\n“I like seeing you. When I wait half an hour I get sad, and then I'm no fun. I'll wait ten minutes next time, and then I'll go in or start.”\n\nThen do just that, without a scene. Meet where waiting costs nothing: at your place, for a walk, with a third person.\n\n**One next step:** say those two sentences on a day when nobody was late.\n\nHow long do you usually wait?",
  },
  {
    id: "fewer-hours",
    topic: "work-family-balance",
    ask: /^(?=[^]*\b(?:boss|manager|work|job|employer|supervisor)\b)(?![^]*\b(?:collect|unemployment|benefits|disability|student|(?:i|i'm|and|also) (?:also |currently |already |only |still )?work(?:ing)? part[- ]?time)\b)(?![^]*\b(?:they|he|she|boss|manager|supervisor|work|company|job)(?:'?re|'?s| are| is|'?ve| have)? (?:\w+ )?(?:cut|cutting|reduced|reducing)\b)[^]*\b(?:fewer hours|less hours|shorter (?:hours|week|days)|reduc(?:e|ed|ing) (?:my )?hours|cut(?:ting)? (?:down |back )?(?:on )?(?:my )?hours|(?:go|going|switch(?:ing)?|work(?:ing)?|be) part[- ]?time|four[- ]day week|4[- ]day week)\b/,
    text: "Wanting hours back is a good reason, and you needn't tell the whole of it. Come with a plan and not with a problem: which hours, from when, who covers what, and a date on which you both look again.\n\n“I'd like to go to 30 hours from March: Monday to Thursday, eight to four. Kim can take the Friday calls, and I'd keep the reports. Can we try it for three months?”\n\nFirst check two things: below which number of hours health insurance ends, and what the smaller pay looks like in your month. For a parent, for illness or to care for someone there may be a right to unpaid leave.\n\n**One next step:** write that sentence with your own days and names.\n\nWhat would the free hours be for?",
  },
  {
    id: "not-love-job",
    topic: "purpose",
    ask: /\b(?:normal|ok|okay|bad|wrong) (?:to|that|if) (?:i )?(?:not|don'?t|dont) (?:love|like|care about|enjoy|be passionate about) (?:my|your|a|the|one'?s) (?:job|work|career)\b|\b(?:don'?t|dont|do not) (?:really )?(?:love|care about) my (?:job|career)\b|\bjob is (?:just|only) a (?:job|paycheck)\b/,
    text: "Very normal, and nothing is wrong with you. A job that pays, leaves you alone after five and has two people you like is a good job, even if nobody would put it on a poster. Work can be the ground and not the sky. The question is only whether it takes more than it gives: do you sleep, do you laugh there sometimes, is there strength left for what you do love?\n\nIf yes, you may stop looking for passion at the desk and give it an evening instead. If no, that is worth a closer look.\n\n**One next step:** note for five days what gave you something and what drained you, one line each.\n\nWhat do you do on the days when you forget the time?",
  },
  {
    id: "learn-late",
    topic: "find-hobby",
    ask: /^(?![^]*\b(?:start over|trade|career|field|degree|cod(?:e|ing)|program\w*|job)\b)[^]*(?:\b(?:learn|start|take up|pick up|begin)(?:ing)?\b[^.!?]{0,15}\b(?:guitar|piano|violin|drums|ukulele|cello|instrument|to sing|singing|to draw|drawing|painting|to paint|to swim|swimming|to dance|dancing|ballet|karate|pottery|knitting|to knit|to sew|sewing|a (?:new )?language|spanish|french|italian|japanese|german|chess)\b[^]{0,30}(?:\b(?:at|i'?m|im|age) [2-9]\d\b|\btoo (?:old|late)\b|\bsilly\b|\bat my age\b|\bwhere do i start\b|\bhow do i start\b)|\btoo (?:old|late) (?:for me )?to (?:learn|start|take up)\b)/,
    text: "Not silly at all, and grown-ups have a head start: you know why you want it, and nobody makes you. What children have more of is time and no shame about sounding bad. So plan for bad: the first ten hours are allowed to be ugly.\n\nTen or fifteen minutes on most days beat two hours on Sunday. Rent or borrow first. A teacher for three lessons saves you a year of wrong habits, and a video does well after that. Choose one small piece that you love and can manage in a month.\n\n**One next step:** choose the fifteen minutes, beside something you already do each day, and where the thing will stand ready.\n\nWhat would you like to be able to do with it by spring?",
  },
  {
    // acog.org: evaluation after 12 months, after 6 from 35 on; resolve.org
    id: "trying-for-baby",
    topic: "miscarriage",
    ask: /^(?![^]*\b(?:ivf|iui|treatments?|clinic|transfer|embryo|smok\w*|quit|sex|intima\w*|miscarr\w*|friend|sister|coworker)\b)[^]*\btrying (?:for (?:a|another|our (?:first|second)) (?:baby|child|kid)|to (?:conceive|get pregnant|have a (?:baby|child|kid)))\b[^]{0,60}\b(?:months?|years?|since|nothing|no luck|not working|still|every month|negative)\b/,
    text: "Each month begins with hope and ends with a small loss that no one around you sees, while everybody asks when it's your turn. You may be tired of it and still want it.\n\nDoctors suggest a checkup for both of you after a year of trying, after six months from age 35 on, and sooner if cycles are irregular. It starts simple: blood tests and a semen test, and in about a third of couples the reason lies with him. Knowing is often easier than guessing.\n\nFor questions at the table: “We'll tell you when there is news. Until then I'd rather not talk about it.”\n\n**One next step:** call for one appointment for the two of you.\n\nHow are you two with each other in all this?",
  },
  {
    id: "guilty-resting",
    topic: "rest-from-burnout",
    ask: /\b(?:guilty|guilt|lazy|ashamed|bad)\b[^.!?]{0,20}\b(?:when(?:ever)?|for|about|if|to|every time) (?:i(?:'m| am)? )?(?:just )?(?:rest\w*|relax\w*|sit(?:ting)?(?: down| still)?|nap\w*|tak(?:e|ing) (?:a )?(?:break|day off|nap)|do(?:ing)? nothing|slow down)\b|\b(?:can'?t|cant) (?:rest|relax|sit still|do nothing) without (?:feeling )?(?:guilt\w*|bad|lazy)\b/,
    text: "Somewhere you learned that rest has to be earned, and so the list is never short enough. But rest isn't the prize after the work, it is what the work is made of; nobody calls a phone lazy on its charger. The guilt will come along at first. You don't have to win against it, only to stay seated.\n\nStart small and on purpose: ten minutes with a beginning and an end, something warm in your hands, and when the voice says that you should be doing something, answer: “I am. I'm resting until four.”\n\n**One next step:** put ten minutes of nothing into tomorrow, with a time, like an appointment.\n\nWhose voice is it that calls it lazy?",
  },
  {
    id: "wedding-guest-cost",
    topic: "friends-spend-more",
    ask: /\b(?:invited to|invite to|bridesmaid|groomsman|maid of honor|best man|bachelor(?:ette)?(?: party| trip)?|baby shower|destination wedding|friend'?s wedding|cousin'?s wedding|wedding guest)\b[^]{0,50}\b(?:can'?t afford|cant afford|afford|too expensive|expensive|cost\w*|no money|broke|\$ ?\d+|money)\b|\b(?:have (?:an?|another|two|three|so many) weddings? to (?:go to|attend)|invited to (?:an?|so many|three|two) (?:\w+ )?weddings?)\b[^]{0,30}\b(?:afford|expensive|money|broke)\b|\b(?:can'?t afford|cant afford|no money)\b[^]{0,30}\b(?:bridesmaid|groomsman|maid of honor|best man|bachelor(?:ette)?|friend'?s wedding|cousin'?s wedding|destination wedding)\b/,
    text: "Flights, a dress, a shower, a gift: loving someone shouldn't cost a month's rent. You may say yes to the person and no to parts of it, and early is kindest, because then they can still plan.\n\n“I'm so happy for you, and I want to be there. The weekend away is more than I can do right now. I'll be at the wedding, and I'd love to cook for you one evening before.”\n\nIf the wedding itself is too far, say that just as plainly and give something of your time. No gift has to be from the list.\n\n**One next step:** add up what a full yes would cost, and mark the one part that matters most to you both.\n\nWhich part would you be sad to miss?",
  },
  {
    id: "tell-of-cheating",
    topic: "give-bad-news",
    ask: /\b(?:tell|telling|say something to|let)\b[^.!?]{0,25}\b(?:friend|sister|brother|cousin|coworker|mom|mother|dad|daughter|son|her|him)\b[^.!?]{0,25}\b(?:boyfriend|girlfriend|husband|wife|fianc\w+|partner|bf|gf)\b[^.!?]{0,20}\b(?:cheat\w*|affair|on tinder|on (?:a )?dating apps?|kiss\w*|seeing someone|with (?:another|somebody|someone))\b|\b(?:saw|caught|found) my (?:friend|sister|brother|cousin|coworker)'?s (?:boyfriend|girlfriend|husband|wife|fianc\w+|partner)\b[^.!?]{0,40}\b(?:tinder|kiss\w*|cheat\w*|hinge|bumble|another|someone)\b/,
    text: "Carrying that at every coffee with them is hard, and any choice can cost something. Two questions help: do you know it, or did you conclude it? And if it were you, would you want to hear it? Many say yes, from a person who stays afterwards.\n\nIf you tell, tell only what you saw, alone, sitting down, and leave the verdict to them.\n\n“I saw something that I would want to know in your place. Do you want to hear it? I'm with you either way.”\n\nThey may be angry at you first. That often passes. You can also give him or her three days to say it themselves.\n\n**One next step:** write down what you saw, without one guess.\n\nHow sure are you?",
  },
  {
    id: "work-and-school",
    topic: "back-to-school",
    ask: /\b(?:night (?:classes|school)|evening classes|going back to (?:school|college)|classes|nursing school|grad school|degree)\b[^.!?]{0,40}\b(?:juggl\w+|balanc\w+|while working|and work(?:ing)?(?: full[- ]time)?|full[- ]time job|with (?:a )?(?:job|kids|work)|and (?:a |two |three )?kids|fit it (?:all )?in)\b|\b(?:juggl\w+|balanc\w+)\b[^.!?]{0,30}\b(?:school|classes|college|studying)\b/,
    text: "You are adding something good to a full life, so something else has to get smaller for a while; better you choose what than the tiredness does. Put the fixed things on one page: work, class, sleep, people. What is left are your study hours. Four honest ones beat twelve planned ones.\n\nTwo habits carry most of it: an hour right after class, while it is fresh, and one evening a week that stays free. Tell the people at home what changes and until when.\n\n“Until May, Tuesdays and Thursdays are mine. I need you to take dinner on those days. On Saturdays I'm all yours.”\n\n**One next step:** draw that week, and see where the hours lie.\n\nWhat could rest until the term is over?",
  },
  {
    id: "wasted-day",
    topic: "motivation",
    ask: /^(?![^]*\b(?:flu|fever|sick|cold|covid|surgery|pain|migraine|he|she)\b)[^]*(?:\b(?:on the couch|in bed|in my pajamas|on the sofa)\b[^.!?]{0,20}\b(?:all (?:day|weekend|sunday|saturday)|the whole (?:day|weekend))\b|\b(?:wasted|did nothing|done nothing|got nothing done|haven'?t done anything)\b[^.!?]{0,20}\b(?:all |the whole |my (?:whole )?|this )?(?:day|weekend|sunday|saturday|today)\b)/,
    text: "That heavy, gray feeling in the evening comes from lying and not from failing; a body that hasn't moved feels like a mood. Maybe you also just needed it. The day isn't lost, it has a few hours left, and they only need one thing to turn.\n\nShower first, fresh clothes, then ten minutes outside, or at an open window. Put one thing right that you will see tomorrow morning: the sink, the bag, the coffee cup. Then you may lie down again, and it's rest.\n\nIf most days are like that for two weeks, tell a doctor; it is a common thing, and it can be helped.\n\n**One next step:** stand up now and open the window.\n\nWas it rest, or was it more like hiding?",
  },
  {
    id: "ask-share-chores",
    topic: "chores-fair",
    ask: /\b(?:ask|get|tell|make|convince)(?:ting|ing)? (?:my )?(?:partner|husband|wife|boyfriend|girlfriend|spouse|him|her|bf|gf) (?:to )?(?:help(?: out)?(?: more)?(?: (?:around|at|in|with) (?:the )?(?:house|home|kitchen|chores|cleaning|dishes|kids))?\W*$|help (?:more|out)|do more\b|pitch in|pull (?:his|her|their) weight|do (?:his|her|their|some) (?:share|part|chores))/,
    text: "Asking for help again and again is a job of its own, and the reason is in the word: whoever helps, helps with something that is yours. So don't hand out tasks, hand over whole things, from noticing to done: the laundry, the dinners from Monday to Wednesday, the school mail.\n\n“I don't want help, I want to share it. Let's write down everything that runs this house and divide it. You choose first.”\n\nAfterwards it is done their way. A towel folded wrong is the price, and it is a good one.\n\n**One next step:** make that list together for twenty minutes, on a calm evening, with something good to eat.\n\nWhich one thing would be the greatest relief to never think of again?",
  },
  {
    id: "outgrown-friends",
    topic: "grown-apart",
    ask: /\b(?:outgrow(?:n|ing)?|outgrew) (?:my |our |the )?(?:old )?(?:friends?|friend group|friendships?|circle)\b|\b(?:nothing|little) in common (?:with|anymore)\b[^.!?]{0,20}\bfriends?\b|\bfriends?\b[^.!?]{0,30}\bnothing in common\b/,
    text: "It's a quiet kind of sadness when you sit with people who know you best and nothing is said that matters. It needn't mean that anyone is wrong. Some friends are for a time, some for one part of life, and a few come back after years. You don't have to end anything; you can change the dose.\n\nSee them one at a time, doing something instead of talking about the old days. And give the free evenings to a place where people care about what you care about now.\n\n**One next step:** name the one you'd miss, and write to that person alone.\n\nWhat do you talk about in your head that you can't talk about with them?",
  },
  {
    id: "third-wheel",
    topic: "comparing",
    ask: /\b(?:third|3rd|fifth|5th|seventh) wheel\b|\b(?:all|everyone|everybody|most of) (?:of )?(?:my |our )?(?:friends )?(?:are |is )?(?:married|coupled(?: up)?|in (?:a )?(?:couples?|relationships?)|engaged)\b[^.!?]{0,40}\b(?:single|alone|me|i'?m|only one)\b|\b(?:only single (?:one|person|friend))\b/,
    text: "Being the odd chair at the table stings, even when everybody is kind, and most of all on the way home. They probably don't think of you as half of something. You may shape it: say yes to games, hikes and dinners with six, and let the candlelight evenings pass. And see one of them alone now and then, since you are friends with people and not with pairs.\n\n“I love you two. Could I have you for myself on Sunday? Just a walk.”\n\n**One next step:** plan one thing this week in which nobody comes as a pair: a class, a team, a volunteer shift.\n\nIs it a partner that you miss, or your friends as they were?",
  },
  {
    // nida.nih.gov: cannabis withdrawal; SAMHSA's National Helpline
    id: "quit-weed",
    topic: "drink-or-gamble",
    ask: /^(?![^]*\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|teen\w*|husband|wife|boyfriend|girlfriend|partner|brother|sister|friend)\b)[^]*(?:\b(?:quit(?:ting)?|stop(?:ping)?|cut(?:ting)? (?:down|back)(?: on)?|give up|get off|off)(?: smoking| using)? (?:weed|pot|marijuana|cannabis|edibles|thc)\b|\b(?:smok(?:e|ing)|high) (?:too much )?(?:weed|pot)? ?(?:every (?:day|night)|all day)\b(?=[^]*\b(?:weed|pot|high|joint)\b))/,
    text: "Wanting it to be less is a clear thought, and it isn't weak to need a plan for it. Who stops after daily use often sleeps badly, sweats, and is irritable; that is at its worst in the first week and mostly over after two. Knowing it helps not to take it for your real mood.\n\n1. Choose a day, and give away what is there.\n2. Look at the hour when it's strongest, and put something else there: a walk, a shower, somebody on the phone.\n3. If a day slips, go on the next day.\n\nSAMHSA, 1-800-662-4357, is free day and night and knows help near you.\n\n**One next step:** name the day, and tell one person.\n\nWhat does it do for you in the evening?",
  },
  {
    id: "disclose-condition",
    topic: "big-news",
    ask: /\b(?:should|do|can|how (?:do|should)|when (?:do|should)) i (?:have to )?(?:tell|say|disclose|let)\b[^.!?]{0,25}\b(?:people|boss|work|employer|manager|hr|date|friends?|family|coworkers|school|him|her|them)\b[^.!?]{0,25}\b(?:adhd|autis\w+|dyslexi\w+|diabet\w+|epilep\w+|bipolar|depress\w+|anxiety|ptsd|ocd|diagnos\w+|disab\w+|illness|chronic|i'?m (?:sick|ill))\b/,
    text: "You don't owe it to anyone, and you may tell one person and not the next. Ask of each: what would be easier if they knew? And can they keep it? A friend who knows can stop taking the silence personally.\n\nAt work you can ask for a change without the name of it: a quieter desk, written instructions, time for appointments. If you need it as a right, tell HR in writing; the Job Accommodation Network, 1-800-526-7234, tells you how for free.\n\n“My head works a bit differently: I lose spoken lists. Could you send me the points?”\n\n**One next step:** choose the one person for whom it would change the most.\n\nWhat are you afraid they would do with it?",
  },
  {
    id: "empty-after",
    topic: "name-a-feeling",
    ask: /\b(?:empty|down|sad|flat|let ?down|blue|lonely|crash\w*)\b[^.!?]{0,20}\bafter (?:the |my |our )?(?:holidays?|christmas|thanksgiving|vacation|wedding|trip|party|concert|marathon|graduation|move|visit|finals)\b|\bpost[- ](?:holiday|wedding|vacation|christmas|concert|trip|marathon) (?:blues|depression|sadness|crash)\b/,
    text: "After something big the body has run on excitement for days, and then nobody sets the table anymore. The quiet isn't a sign that something is wrong with your life; it's the echo of something that mattered. For most people it lifts within a week or two.\n\nDon't fill it at once with plans. Sleep, eat something warm, put the pictures in order, write to one person who was there and say what you liked best. Then choose one small thing to look forward to, with a date.\n\nIf it stays heavy beyond two weeks, tell a doctor.\n\n**One next step:** write that message to one person tonight.\n\nWhich moment of it would you like to keep?",
  },
  {
    // stopbullying.gov
    id: "child-left-out",
    topic: "bullied",
    ask: /\bmy (?:\w+ )?(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|stepson|stepdaughter|kindergart\w+|\d+[- ]year[- ]old)\b[^.!?]{0,40}\b(?:left out|excluded|no friends|doesn'?t have (?:any )?friends|plays alone|sits alone|eats (?:lunch )?alone|isn'?t invited|wasn'?t invited|not invited|nobody plays|has no one to play|doesn'?t fit in|picked on)\b/,
    text: "It hurts more than if it were you, because you can't walk in and fix it. Listen first and don't solve: “That sounds lonely. Tell me about recess, what do the others do, and where are you then?” Children tell more at bedtime and in the car.\n\nOne good friend is enough. Ask the teacher who she gets along with, and invite that one child for something short with a plan, like baking or the pool. Ask, too, what the teacher sees; if it's mean and happens again and again, the school has to act, and then you write it down with dates.\n\n**One next step:** write three lines to the teacher tonight.\n\nSince when does it seem this way?",
  },
  {
    id: "partner-has-debt",
    topic: "talk-money-with-partner",
    ask: /\b(?:marry|marrying|married|engaged|move in with|date|dating)\b[^.!?]{0,30}\b(?:someone|somebody|a (?:man|woman|guy|girl)|him|her|who|has|with)\b[^.!?]{0,20}\bdebts?\b|\b(?:fianc\w+|boyfriend|girlfriend|husband|wife|partner)\b[^.!?]{0,25}\b(?:has|is in|came with|brings|owes|with)\b[^.!?]{0,25}\b(?:debts?|\$ ?\d[\d,]*k?|(?:student )?loans?)\b/,
    text: "Debt says less about a person than how they talk about it. What someone owed before a wedding mostly stays theirs, by law; in daily life it sits at your table all the same, because it decides where you live and when you can rest.\n\nSo look at all of it once, both of you: balances, rates, what is paid each month, and how it came about. Then agree how you pay for the home, what is shared and what stays apart.\n\n“I want to build something with you, so I'd like us to show each other everything, with coffee, and without a word of blame.”\n\n**One next step:** name a Sunday for it.\n\nIs it the sum that worries you, or how it came about?",
  },
  {
    // consumerfinance.gov: authorized users
    id: "authorized-user",
    topic: "build-credit",
    ask: /\bauthorized user\b[^]{0,140}\b(?:hook|owe|liable|responsible|pay|late|hurt|credit|remove|take|off|ex)\b|\b(?:ex|husband|wife|mom|dad|brother|sister|boyfriend|girlfriend)\b[^.!?]{0,40}\b(?:has me|put me|added me|have me|i'?m) (?:on|to|as)\b[^.!?]{0,25}\bcards?\b[^]{0,60}\b(?:hook|owe|liable|responsible|late)\b/,
    text: "As a mere authorized user you usually don't owe any of it: the contract is with the other person, and the bank can't make you pay. What it can do is show up on your credit report, with its balance and its late payments.\n\nYou can end that without the other person. Call the number on the card and say: “I'm an authorized user. Please take me off, and send me that in writing.” If you signed as a joint holder, it's different; ask them which one you are.\n\n**One next step:** call, then look at annualcreditreport.com in a month, and dispute the line if it's still there.\n\nDid you ever sign the application yourself?",
  },
  {
    // irs.gov: plan loan offsets
    id: "retirement-loan-leaving",
    topic: "quit-job",
    ask: /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|retirement|tsp) loan\b[^]{0,120}\b(?:quit\w*|leav\w*|left|laid off|fired|new job|change jobs?|resign\w*)\b|\b(?:quit\w*|leav\w*|laid off|resign\w*)\b[^]{0,80}\b(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp) loan\b/,
    text: "When you leave, most plans want the rest of the loan soon, and some let you go on paying; the plan's own rules decide. What isn't paid back counts as if you'd taken it out: income tax on it, and ten percent more if you're under 59½.\n\nThere is time, though. If the plan takes it out of your account because you left, you have until your tax return for that year is due, with an extension until October, to put the same sum into an IRA; then no tax comes of it.\n\n**One next step:** call the plan: “If I leave in [month], can I keep paying, and by when is the rest due?”\n\nHow much of it will be left by then?",
  },
  {
    // medicare.gov: Savings Programs and Extra Help; eldercare.acl.gov
    id: "short-on-social-security",
    topic: "bills-due",
    ask: /\b(?:social security|ssi|pension|fixed income|retired|i am 7\d|i'?m 7\d|i am 8\d|i'?m 8\d)\b[^]{0,220}\b(?:coming up short|come up short|short (?:about|each|every|by)|not enough|can'?t make ends meet|barely enough|doesn'?t reach|doesn'?t stretch)\b/,
    text: "Being short by a little every month is a sum that can be found, and it has nothing to do with charity: you've paid into most of these.\n\n1. A Medicare Savings Program can pay the Part B premium, and Extra Help lowers medicines. Ask your state's free counselors (SHIP, 1-877-839-2675).\n2. Property tax relief for seniors: the county assessor's office.\n3. SNAP also counts medical costs; power and heat have LIHEAP.\n4. Phone, cable, insurance: one call each, “What is your lowest plan?”\n\n**One next step:** call the Eldercare Locator, 1-800-677-1116; they tell you which of these you can get.\n\nWhat comes in each month, and do you own or rent?",
  },
  {
    id: "acting-without-raise",
    topic: "ask-for-pay",
    ask: /^(?![^]*\b(?:bring|brought|hired|gave it) (?:in )?(?:somebody|someone|to)\b)[^]*\b(?:acting|interim|filling in|covering (?:as|for)|doing (?:the|his|her|my old|their) (?:old )?job)\b[^]{0,120}\b(?:no (?:raise|extra|pay)|without (?:a |the |any )?(?:raise|pay)|same pay|in approval|not (?:been )?paid|still (?:no|at)|months)\b[^]{0,60}\b(?:raise|pay|paid|approval|req|title|hr|lead|supervisor|manager)\b/,
    text: "You've been doing the job, so the question isn't whether you can. It's a favor that has lasted too long. Give it an end that you name:\n\n1. One page: since when, what you took over, what got better.\n2. A number: the pay of that job, and from which date.\n3. A day by which you'd like the answer, and what happens after it: you go back to your old tasks, kindly.\n\n“I've been acting [title] since [date]. I'd like the title and [pay] from [date]. If that can't be settled by [day], I'd like to hand the extra work back.”\n\n**One next step:** send that by email, so that it has a date.\n\nWhich day would you put in?",
  },
  {
    id: "left-out-of-group",
    topic: "bullied",
    ask: /\b(?:group chat|trip|dinner|reunion|vacation|party|wedding|shower|weekend|holiday|thanksgiving|christmas)\b[^.!?]{0,40}\b(?:without (?:me|us)\b(?! and\b)|(?:i|we) (?:was|were)n'?t (?:invited|asked|included|told))\b|\b(?:found out|saw|slip\w*|learned)\b[^]{0,80}\b(?:without (?:me|us)|didn'?t (?:invite|tell|include|ask) (?:me|us)|left (?:me|us) out)\b/,
    text: "That's a small sentence with a big hole behind it. Before you know why, nearly every reason is still possible: old habit, thoughtlessness, a wish to spare you, or a real distance. Don't ask the whole group first. Ask the one you trust most, alone, and ask for the reason and not for an apology.\n\n“I found out about [it], and it stung. I don't want to make a scene, I'd like to understand. How did it come about?”\n\nWhat you'd like from now on can be said afterward, in one sentence.\n\n**One next step:** sleep one night over it, and choose the one person.\n\nWho of them would tell you honestly?",
  },
];
