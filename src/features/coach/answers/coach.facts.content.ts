import type { WrittenAnswer } from "./coach.written.content.ts";

/** More answers to single questions, with the subject that a talk goes on with. */

export const facts: WrittenAnswer[] = [
  {
    // consumerfinance.gov: saving for planned expenses
    id: "sinking-fund",
    topic: "build-a-cushion",
    ask: /\bsinking funds?\b/,
    text: "A sinking fund is a pot for something that will surely come, only not every month: Christmas, new tires, the insurance that is due twice a year, school things. You divide the sum by the months until then and put that part away each month, so that the bill is an ordinary one when it comes. $600 for Christmas, begun in January, is about $55 a month over eleven months.\n\nAn emergency fund is the other half: it is for what nobody could know. Kept apart, the tires don't eat the cushion.\n\n**One next step:** write down the three costs that surprise you each year, add them up, divide by twelve, and make it a [savings goal](/debt).\n\nWhich cost comes every year and still catches you?",
  },
  {
    // consumerfinance.gov: an essential guide to building an emergency fund
    id: "save-or-pay-off",
    topic: "choose-a-debt",
    ask: /\b(?:pay (?:off|down)|pay\b[^.!?]{0,20}\b(?:cards?|debts?|loans?|visa|mastercard|amex))\b[^.!?]{0,35}\bor\b[^.!?]{0,15}\b(?:save|savings|build|emergency fund|put money away)\b|\b(?:save|build|emergency fund)\b[^.!?]{0,30}\bor\b[^.!?]{0,15}\bpay(?:ing)? (?:(?:off|down)\b|(?:\w+ ){0,3}(?:cards?|debts?|loans?)\b)|\bshould (?:i|we) (?:just )?(?:use|take|empty|drain|spend) (?:my|our|the|all my|some of my) (?:emergency )?(?:savings|saving|emergency fund)(?:\W*$| (?:to|for|on) (?:pay|my|the)\b[^.!?]{0,25}\b(?:cards?|debts?|loans?|off|down)\b)/,
    text: "Both, in this order, because a card with nothing beside it is used again at the first flat tire.\n\n1. The minimum on every debt, always.\n2. A small cushion that you do not touch: about one month's rent, or $500 to $1,000 to begin with.\n3. Everything above it to the debt with the highest rate. A card at 20 percent costs far more than any savings account brings.\n\nSo savings beyond that cushion may go to the card; the last of it may not. If your job matches what you put into a 401(k), take the match first.\n\n**One next step:** write down two figures, what is saved and what one month must cost; the difference is what may go.\n\nHow much of the savings would be left?",
  },
  {
    // consumerfinance.gov
    id: "emergency-size",
    topic: "build-a-cushion",
    ask: /\bhow (?:much|big|large|many months)\b[^.!?]{0,30}\b(?:emergency (?:fund|savings)|rainy day|(?:of|in) (?:savings|expenses)|cushion|should i have (?:saved|in savings))\b(?! (?:up )?(?:by|for|at \d|in my)\b)|\bhow much should (?:i|we) (?:have|keep) (?:saved|in savings|put away)\b(?! (?:by\b|at \d|in my\b))/,
    text: "The usual aim is three to six months of what must be paid: rent, food, power, transport, the minimums. Nearer to three with two incomes and a steady job, nearer to six with one income, children, or pay that goes up and down.\n\nThat is the far end. The first $500 to $1,000 change the most, because they keep a repair off the card; one month's rent is a good second mark.\n\n**One next step:** add up one month of what must be paid, and name a [savings goal](/debt) with that figure.\n\nWhat does such a month come to for you?",
  },
  {
    // fdic.gov: national rates
    id: "savings-rate",
    topic: "build-a-cushion",
    ask: /\b(?:good|best|high|normal|average) (?:interest )?(?:rate|apy)\b[^.!?]{0,25}\bsavings?\b|\b(?:best|good|high[- ]yield) savings account\b|\bwhat is (?:an? )?apy\b/,
    text: "I don't know today's rates, but you can judge one in a minute. The FDIC publishes the national average for savings accounts, which is mostly far below one percent; “high-yield” accounts of online banks and credit unions pay several times that. A good one is near the top of such a list, has no monthly fee and no minimum, and says “FDIC” or “NCUA”, which protects up to $250,000.\n\nOn $1,000, one percent more is ten dollars a year: worth one form, not a month of searching.\n\n**One next step:** look up the APY of your present account and compare it with two others.\n\nWhat does yours pay now?",
  },
  {
    // consumerfinance.gov
    id: "snowball-avalanche",
    topic: "choose-a-debt",
    ask: /\bsnowball\b(?!s? (?:fights?|effect|into))|\b(?:debts?|method|pay\w*)\b[^.!?]{0,30}\bavalanche\b|\bavalanche\b[^.!?]{0,30}\b(?:debts?|method|pay\w*)\b/,
    text: "Both pay the minimum on every debt and put all that is left on one of them; they only choose a different one.\n\nAvalanche: the highest rate first. It costs the least interest.\n\nSnowball: the smallest balance first. One debt is gone sooner, and many people stay with it because of that.\n\nWhen one is paid, its whole payment moves to the next. With rates near each other the difference is small, so take the one you will keep up; with one card far above the rest, avalanche.\n\n**One next step:** enter your debts in [your debts](/debt), which works out both and shows months and interest side by side.\n\nWhat keeps you going: less interest, or one bill less?",
  },
  {
    // consumerfinance.gov
    id: "what-is-apr",
    topic: "choose-a-debt",
    ask: /\b(?:what(?:'?s| is| does)|explain)\b[^.!?]{0,12}\bapr\b(?! (?:on|of) my)/,
    text: "APR is the price of borrowed money for one year, in percent: “annual percentage rate”. For a loan it also holds some of the fees; for a card it is mostly the interest alone.\n\nIn dollars: $1,000 on a card at 24 percent for a year costs about $240, or $20 a month, as long as none of it is paid back. Cards often have three: for purchases, for cash, and a higher one after a missed payment. Pay the whole statement by its date, and a purchase costs none of it.\n\n**One next step:** find the APR on your last statement; it is near the end, in a small table.\n\nWhich card or loan made you ask?",
  },
  {
    // consumerfinance.gov, annualcreditreport.com
    id: "how-many-cards",
    topic: "mend-credit",
    ask: /\b(?:is it (?:bad|ok|okay|good)|too many|how many)\b[^.!?]{0,20}\bcredit cards\b/,
    text: "The number alone hurts no one. A score looks at other things: whether each is paid on time, how much of the limits is used (below thirty percent is good, below ten better), how old the accounts are, and how many were opened lately.\n\nMore cards mean more dates to forget and more room to slip. Closing an old one without a fee can lower a score a little, because the limits shrink.\n\n**One next step:** list your cards with limit, balance and yearly fee, put each minimum on autopay, and look at those with a fee first.\n\nAre they all paid each month, or does something stay on them?",
  },
  {
    // usda.gov: official food plans
    id: "grocery-normal",
    topic: "groceries-cost",
    ask: /^(?=[^]*(?:\d|\b(?:spend\w*|spent|cost\w*|budget|bills?|prices?|pay\w*)\b))(?![^]*\b(?:i|he|she) (?:eat|ate|eats) (?:so|too) much\b)[^]*\b(?:groceries|grocery|food)\b[^.!?]{0,45}\b(?:normal|too much|a lot|average|reasonable)\b|\bhow much should\b[^.!?]{0,35}\b(?:spend|budget|pay)\b[^.!?]{0,20}\b(?:groceries|grocery|food)\b|\bwhat should (?:i|we) budget for (?:groceries|food)\b|\b(?:normal|reasonable|average|realistic)\b[^.!?]{0,20}\b(?:groceries|grocery|food) (?:budget|bill)\b/,
    text: "The simplest comparison is the food plan of the Department of Agriculture, which is worked out again each month. For two adults and two school children its thrifty plan is about $1,000 a month, everything cooked at home; the moderate one is about a third above it. For one adult it is roughly $250 to $310, for each child a little less. Prices differ by place, so it is a rough guide, not a judgment.\n\n**One next step:** look at last month's receipts, take out what was not food, and compare what is left with that figure.\n\nHow many people eat from it, and how many meals are at home?",
  },
  {
    // irs.gov, ssa.gov
    id: "pay-stub",
    topic: "wages-not-paid",
    ask: /\b(?:read|understand|explain|what is|whats|what's|what does)\b[^.!?]{0,20}\b(?:pay ?stub|paystub|pay ?slip|fica|withholding|gross (?:pay|and net)|net pay)\b/,
    text: "Read it from the top down: gross is what you earned, net is what reaches your account, and between them stands what was taken.\n\n1. FICA is Social Security (6.2 percent) and Medicare (1.45 percent).\n2. Federal and state tax follow the W-4 form that you filled in; a new one changes them.\n3. Then come the things you chose: health insurance, 401(k), others. “YTD” is the sum since January.\n\n**One next step:** take your last stub and check three things: the hours, the rate, and whether every deduction is one that you know.\n\nWhich line looks odd to you?",
  },
  {
    // consumerfinance.gov: extended payment plans
    id: "payday-due",
    topic: "payday-loan",
    ask: /\bpay ?day loan\b[^.!?]{0,25}\b(?:due|owe|behind|can'?t|cannot|late)\b|\b(?:can'?t|cannot|unable to)\b[^.!?]{0,15}\b(?:pay|repay)\b[^.!?]{0,15}\bpay ?day loan\b/,
    text: "That is a bad evening, and you still have moves. Not paying a payday loan is no crime, whatever a caller says.\n\n1. Call the lender before it is due and ask for an “extended payment plan”. Many states and members of their association must give one, in parts and without a new fee.\n2. Do not roll it over: that costs another fee and leaves the debt as it was.\n3. If it would pull money you need for rent, tell your bank in writing to stop that payment, and the lender that you revoke the permission.\n\nA credit union's payday alternative loan costs at most 28 percent; nfcc.org finds a counselor.\n\n**One next step:** make that one call as soon as they open.\n\nHow much is due, and what could you pay in four parts?",
  },
  {
    // foodsafety.gov: cold food storage chart
    id: "fridge-times",
    topic: "learn-cooking",
    ask: /\bhow long\b[^.!?]{0,35}\b(?:fridge|refrigerator|good for|keep|last)\b[^.!?]{0,30}(?:\b(?:chicken|meat|beef|fish|rice|pasta|leftovers?|eggs?|soup|turkey|pork|ham|food|fridge)\b)|\bhow long\b[^.!?]{0,25}\b(?:chicken|meat|beef|fish|rice|pasta|leftovers?|eggs?|soup|turkey|pork|ham)\b[^.!?]{0,15}\b(?:last|stay|good|keep|be)\b|\b(?:chicken|meat|beef|fish|rice|pasta|leftovers?|eggs?|soup|turkey|pork|ham|pizza|food)\b[^.!?]{0,25}\b(?:left|sat|sit|sits|sitting|stayed|stays?) out\b(?! of\b)|\bleft (?:\w+ ){0,3}(?:chicken|meat|beef|fish|rice|pasta|leftovers?|eggs?|soup|turkey|pork|ham|pizza|food)(?: \w+)? out\b(?! of\b)|\b(?:chicken|meat|beef|fish|turkey|pork|ham)\b[^.!?]{0,20}\b(?:smells? (?:bad|off|funny|weird|sour|rotten)|slimy|expired)\b/,
    text: "At 40 °F or colder, by the official chart:\n\n- Raw chicken, turkey, ground meat and fish: 1 to 2 days.\n- Raw steaks, chops and roasts: 3 to 5 days.\n- Anything cooked, leftovers and soup: 3 to 4 days.\n- Cooked rice: one day, cooled within an hour, since heating it again does not undo what spoils it.\n- Eggs in the shell: 3 to 5 weeks; hard-boiled: one week.\n\nIt has to go in within two hours, one when it is hot outside. Smell does not show what makes you ill, so go by the days. The freezer stops the clock: put it in before the last day.\n\n**One next step:** write today's date on the box, and freeze what you will not eat in time.\n\nWhat do you have there, and since when?",
  },
  {
    // foodsafety.gov: safe minimum internal temperatures
    id: "cook-chicken",
    topic: "learn-cooking",
    ask: /\bhow (?:long|do i|to|hot)\b[^.!?]{0,20}\b(?:cook|bake|roast|fry)\b[^.!?]{0,15}\bchicken\b(?![^.!?]*\b(?:smells?|slimy|expired|old)\b)/,
    text: "It is done at 165 °F in the thickest place, whatever the clock says; a thermometer for ten dollars takes away the guessing.\n\nBreasts in the oven: dry them, oil, salt, pepper, 400 °F for 20 to 25 minutes. Thighs with bone: 35 to 45 minutes. In a pan: medium heat, 6 to 7 minutes on each side. Then let it rest for five minutes, so that it stays juicy. Don't wash it before: that only spreads what is on it. Wash the board and your hands instead.\n\n**One next step:** cook two more pieces than you need, and tomorrow's lunch is done.\n\nWhat will go with it?",
  },
  {
    id: "fried-rice",
    topic: "cook-cheap",
    ask: /^(?![^]*\b(?:help|food banks?|stamps|check|pantry|formula|hungry|starving|haven'?t eaten)\b)[^]*(?:\b(?:cook|make|do|eat)\b[^.!?]{0,15}\bwith\b[^.!?]{0,40}\b(?:rice|beans|eggs?|pasta|potatoes|lentils)\b|\b(?:i|we)(?:'ve| have)?(?: only| just)? (?:have|got) (?:only |just |some )*(?:rice|beans|eggs|pasta|potatoes|lentils)\b(?:,| and))/,
    text: "That is a dinner already. The pattern for nearly everything on a shelf: something filling, something with protein, something with color, one strong taste.\n\n- Rice and eggs: cook the rice, fry it hot in oil with any vegetables, push it aside, scramble two eggs in the gap, mix, soy sauce or salt.\n- Rice or pasta with beans and tomatoes: fry an onion or garlic if there is one, tomatoes and drained beans in, ten minutes, salt, pepper, a pinch of chili or cumin.\n- Potatoes and eggs: fry cubes of potato until brown, eggs over them, lid on.\n\n**One next step:** put the rice or the water on now; the rest is chopped while it cooks.\n\nWhat spices or sauces do you have?",
  },
  {
    // epa.gov/watersense: fix a leak
    id: "running-toilet",
    topic: "small-repairs",
    ask: /^(?![^]*\b(?:landlord|super|ceiling|closet|floor)\b)[^]*\btoilet\b(?! train)[^.!?]{0,20}\b(?:runs|running|won'?t stop|keeps (?:running|filling)|hiss\w*|leak\w*)\b/,
    text: "That is nearly always one rubber part for less than ten dollars, and it needs no plumber.\n\n1. Lift the lid off the tank. Is the chain caught under the flapper, or too short? Give it half an inch of slack.\n2. Does water run into the upright pipe? Lower the float until it stops an inch below the rim.\n3. Neither? Put food coloring in the tank; if the bowl has color after ten minutes, the flapper leaks. Turn the valve behind the toilet off, flush, unclip it, and take it to the store for the same size.\n\n**One next step:** lift the lid and look at the chain first; that takes one minute.\n\nWhat do you see in there?",
  },
  {
    // nfpa.org
    id: "chirping-detector",
    topic: "small-repairs",
    ask: /\b(?:smoke|fire|co|carbon monoxide) (?:detector|alarm)\b[^.!?]{0,25}\b(?:chirp\w*|beep(?:s|ing)? (?:every|once)|low battery)\b/,
    text: "One short chirp every half minute or so is a low battery, not an alarm. Put in a new one of the kind that is printed inside, then hold the test button until it sounds. If it chirps on: take it down, press the button for fifteen seconds without a battery, and try again. Older than ten years by the date on its back (a carbon monoxide alarm often seven), it has to be replaced, whatever it does.\n\nFour loud beeps and a pause mean carbon monoxide, three mean smoke: then go out and call 911 from there.\n\n**One next step:** look at the date on its back while you have it down.\n\nDoes it chirp once at a time, or in threes or fours?",
  },
  {
    id: "dripping-faucet",
    topic: "small-repairs",
    ask: /\b(?:faucet|tap)\b[^.!?]{0,20}\b(?:drip(?:s|ping)?|leak(?:s|ing|y)?)\b|\b(?:dripping|leaky) (?:\w+ )?(?:faucet|tap)\b/,
    text: "A worn washer or cartridge is the cause nearly every time, and the part costs a few dollars.\n\n1. Turn off the two valves below the sink and open the faucet until nothing comes. Close the drain, so that no screw is lost.\n2. Take a photo, pry off the cap, undo the screw, and lift the handle off.\n3. With two handles change the rubber washer; with one, pull the cartridge straight up. Take the old part to the store and buy the same.\n\nStop if a valve does not close or something will not turn: then a plumber or the landlord is cheaper.\n\n**One next step:** find those two valves and turn both once; that tells you whether you can do it.\n\nHas it one handle or two?",
  },
  {
    id: "first-date-talk",
    topic: "dating-again",
    ask: /\bfirst date\b[^.!?]{0,40}\b(?:talk about|say|ask|bring|wear|nervous)\b|\b(?:talk about|say|ask|bring|wear)\b[^.!?]{0,25}\bfirst date\b/,
    text: "Nerves mean you hope for something, and the other one is nervous, too. Nobody needs a list of clever lines; three curious questions and one small story of your own are enough.\n\n“What was the best part of your week?” “What could you talk about for an hour?” “Who do you laugh with most?” Then ask once more about the answer, instead of going on to the next. Bring yourself on time, pay attention, keep the phone away, and meet where other people are. An hour is long enough.\n\n**One next step:** choose one question, and one thing about you that you like to tell.\n\nWhat are you most curious about in this person?",
  },
  {
    // eeoc.gov, dol.gov: Pregnant Workers Fairness Act, FMLA
    id: "pregnant-at-work",
    topic: "baby-cost",
    ask: /\b(?:tell|telling)\b[^.!?]{0,20}\b(?:boss|manager|work|job|employer)\b[^.!?]{0,15}\bpregnan|\bpregnan\w*\b[^.!?]{0,30}\b(?:tell|when should i tell)\b[^.!?]{0,15}\b(?:boss|manager|work|job|employer)\b/,
    text: "You choose when, and nobody may punish you for it. Many people wait until about the thirteenth week; sooner makes sense if the work is heavy, or if you need breaks, a chair or time for appointments, which an employer of fifteen or more people has to make possible where it reasonably can. For the unpaid leave of the FMLA they are told thirty days ahead.\n\n“I'm pregnant and due in May. I'd like to talk about how we plan for it, and I'll put it in writing today.”\n\n**One next step:** read in the handbook what it says about leave before you talk, and note the date of the talk afterwards.\n\nWhat would change for you if they knew now?",
  },
  {
    // osha.gov
    id: "unsafe-work",
    topic: "report-at-work",
    ask: /^(?![^]*\b(?:neighborhoods?|streets?|walk\w*|commute|bus|parking|from home|touch\w*|harass\w*|follow\w*)\b)[^]*(?:\b(?:not trained|untrained|never trained)\b[^.!?]{0,40}\b(?:job|work|machine|task|boss|they|site|ladder|shift)\b|\b(?:job|work|machine|task|boss|they want me|site|ladder)\b[^.!?]{0,50}\b(?:not trained|n'?t trained|untrained|never trained)\b|\b(?:unsafe|dangerous|not safe)\b[^.!?]{0,25}\b(?:job|work|machines?|tasks?|site|ladder|forklift|equipment|shift)\b(?! market)|\b(?:job|work|machine|task|they want me|site|ladder|forklift)\b[^.!?]{0,25}\b(?:unsafe|dangerous|not safe)\b)/,
    text: "Your doubt is worth more than their hurry. Say it plainly and at once, to the one who gave you the job:\n\n“I haven't been trained for this, and I think someone could get hurt. Please show me or give it to somebody who is trained. I'll do other work meanwhile.”\n\nThen put the same in two lines by text or email, with date and time. If you may be hurt or killed and there is no time for anything else, you may refuse that task; stay at work and offer other work. OSHA at 1-800-321-6742 is free, also without your name, and nobody may punish you for calling; a complaint about punishment has to come within 30 days.\n\n**One next step:** write those two lines before your next shift.\n\nIs it tomorrow already, or later?",
  },
  {
    id: "resign-well",
    topic: "quit-job",
    ask: /\b(?:how (?:do|should|can|to)|what do i say|write)\b[^.!?]{0,15}\b(?:resign|resignation|give (?:my )?(?:two weeks|notice)|put in my (?:two weeks|notice)|quit (?:nicely|politely|gracefully|without burning))/,
    text: "Leaving well is short: tell your boss first, in person or by phone, then in two lines in writing, two weeks ahead unless your contract says otherwise.\n\n“I've decided to move on, and my last day will be the 28th. Thank you for what I learned here. I'd like to hand things over properly.”\n\nNo reasons are owed, and no complaints on the way out; if they ask, “it's the right next step for me” is enough. Before you say it, save your own papers and pay stubs, ask about unused days and when insurance ends, and be ready in case the last day is today.\n\n**One next step:** write the two lines, with your date in them.\n\nDo you have the next job already?",
  },
  {
    // avma.org: financial assistance for veterinary care
    id: "vet-bill",
    topic: "pay-a-surprise",
    ask: /^(?![^]*\b(?:give (?:him|her|it|them) up|pet rent|can i manage)\b)[^]*\b(?:dog|cat|puppy|kitten|pet|rabbit)(?:'s)?\b[^.!?]{0,30}\b(?:surgery|operation|vet bill|vet)\b[^.!?]{0,40}\b(?:cost|costs|afford|pay|\d)|\b(?:can'?t|cannot) (?:afford|pay)\b[^.!?]{0,20}\b(?:vet|surgery for my)\b/,
    text: "Love and a bill of that size in one sentence: of course it presses. Vets have this talk every day, so it can be asked aloud.\n\n1. Ask for a written estimate in parts: what must be done now, what can wait, and what else would help for less.\n2. Ask for payments in parts. A veterinary school, a humane society or another clinic often costs much less.\n3. Ask about charities for such bills; the AVMA keeps a list. With a credit card for vets, read what the rate becomes when the free months end.\n\n**One next step:** call and say: “This is what I can pay today. What would you do first, and can the rest go in parts?”\n\nHow soon does it have to be done?",
  },
  {
    id: "fifty-thirty-twenty",
    topic: "start-a-budget",
    ask: /\b50\W{0,3}30\W{0,3}20\b|\bfifty\W{1,3}thirty\W{1,3}twenty\b/,
    text: "It is a way to divide what reaches your account in three parts. Half goes to what must be paid: home, food, power, transport, insurance, the smallest payment on each debt. Three tenths go to what you like: eating out, clothes, trips. A fifth is kept, or pays debts down faster than they ask for.\n\nWith $3,000 a month that is $1,500, $900 and $600. Where rents are high the half is often not enough, and that is no failure; then take it as a direction and begin with a smaller part to keep.\n\n**One next step:** add up last month's must-pays, and see in [your budget](/budget) which share of your pay they took.\n\nWhat comes in for you in a month?",
  },
  {
    // consumer.ftc.gov: timeshares, vacation clubs, and related scams
    id: "leave-a-timeshare",
    topic: "get-money-back",
    ask: /\b(?:out of|leave|cancel|sell|rid of|exit|stuck (?:in|with)|pay(?:ing)? for|fees?)\b[^.!?]{0,25}\b(?:timeshare|time share|vacation club)\b|\b(?:timeshare|time share|vacation club)\b[^.!?]{0,25}\b(?:out|cancel|sell|rid|exit|fees?)\b/,
    text: "Sold in an hour, paid for years: many people want out of one. There are honest ways, and none of them begins with a fee to a stranger.\n\n1. If you signed within the last days, cancel in writing today, by certified mail; your state gives you a few days, and the contract names them.\n2. Later, ask the company itself first: many take it back, and it costs little or nothing.\n3. Selling it brings little. Anyone who calls with a buyer, or wants money before you are out, is very likely a scam; you can report it at reportfraud.ftc.gov.\n\n**One next step:** call the resort and ask for its exit or deed-back program, by that name.\n\nIs it paid off, or is there still a loan on it?",
  },
  {
    id: "lied-on-resume",
    topic: "write-resume",
    ask: /\bi (?:\w+ )?(?:lied|exaggerated|faked|made up)\b[^.!?]{0,40}\b(?:resume|cv|job application|my degree|in (?:the|my) interview)\b/,
    text: "That is an uncomfortable thing to carry, and saying it is the right start. How much it matters depends on what it was: a rounded date is another thing than a degree, a license or an employer that wasn't.\n\nDegrees, dates and employers are the first things that get checked. If you have only applied, send a corrected resume now: “I found an error in the version I sent; this one is right.” Nobody needs a longer story. If you already work there and it was a license or a degree that the job requires, ask an employment lawyer before you speak.\n\n**One next step:** correct the line in your own file today, so that it is never sent again.\n\nHas anyone asked about it yet?",
  },
  {
    // thehotline.org: leaving is the time that needs the most care
    id: "leaving-a-partner",
    topic: "grown-apart",
    ask: /\b(?:think(?:ing)? (?:of|about)|consider(?:ing)?|want(?:ing)? to|ready to|should i|going to|gonna|plan(?:ning)? (?:to|on)|how (?:do|can|could) i) (?:leav(?:e|ing)|divorc(?:e|ing)|separat(?:e|ing) from) (?:my (?:\w+ )?(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\w+)|him|her)\b(?! (?:alone|a|an|the|some|at|with|in|for (?:a|the)|home|behind|out|job|work|position|career))/,
    text: "That is a big thought, and thinking it doesn't decide it. One question comes first: are you safe? If you're afraid of how your partner would take it, don't announce it. Talk with 1-800-799-7233 before, day and night, because leaving is the time that needs the most care.\n\nIf you are safe, it can be prepared quietly: copies of papers, an account of your own, one person who knows, and a first talk with legal aid or a lawyer about home, children and money. None of that is a promise to go.\n\n**One next step:** write down what you would need for the first three months, and one name to tell.\n\nWhat made you think of it this week?",
  },
  {
    // stopbullying.gov: support kids involved
    id: "bullied-child",
    topic: "bullied",
    ask: /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|niece|nephew|(?:\d+|\w+)[- ]year[- ]old)(?:'s| is| gets?| was| has been| keeps getting)? (?:being |getting |been )?bullied\b/,
    text: "That hurts twice, the child and you. Say that you believe it, that it isn't their fault, and thanks for telling. If they beg you to tell no one, promise to do nothing behind their back, and choose the first step together.\n\n1. Write down what happened, when, where and who saw it; save messages.\n2. Ask the teacher or counselor for a talk, and in writing what the school will do and by when.\n3. Leave the other parents to the school; calling them first often makes it worse.\n\nIf your child speaks of not wanting to live, call or text 988 right away.\n\n**One next step:** ask tonight, side by side: “What would help you most tomorrow?”\n\nWhat has your child told you so far?",
  },
  {
    // diabetes.org: affordable insulin; medicare.gov: insulin costs; findahealthcenter.hrsa.gov
    id: "medicine-cost",
    topic: "fight-a-medical-bill",
    ask: /\b(?:can'?t|cannot|can not|couldn'?t|not able to) (?:even )?(?:afford|pay for)\b[^.!?]{0,20}\b(?:insulin|meds?|medicines?|medications?|prescriptions?|inhaler|epi-?pen|pills)\b|\b(?:insulin|inhaler|medications?|meds|prescriptions?)\b[^.!?]{0,25}\b(?:too expensive|costs? too much|can'?t afford|cannot afford)\b/,
    text: "Please don't stretch or skip it: going without can get dangerous within a day or two for insulin, and a pharmacist can often help today.\n\n1. Ask the pharmacist now for an emergency supply, the cheapest form, and a discount card.\n2. Ask the maker for its savings or patient program. The three large insulin makers cap it at $35 a month for many people, and so does Medicare.\n3. A community health center charges by income: findahealthcenter.hrsa.gov.\n\nOut of insulin with vomiting, deep breathing or great thirst is 911 or the emergency room, which must treat you without payment.\n\n**One next step:** call your pharmacy and say: “I can't afford this today. What can we do?”\n\nCan you call them now, while they are open?",
  },
  {
    id: "parking-ticket",
    topic: "jury-vote",
    ask: /^\W*(?:i |just |we )*(?:got|have) (?:a|another|two) (?:parking|speeding|traffic) (?:ticket|fine|citation)s?\b|\b(?:parking|speeding|traffic) (?:ticket|fine|citation)\b[^]*\b(?:can'?t|cannot|afford|pay|how|what|\$|dollars|bucks)\b|\b(?:can'?t|cannot) (?:pay|afford)\b[^.!?]{0,25}\b(?:parking|speeding|traffic) (?:ticket|fine)/,
    text: "A fine like that is small to the city and large in a tight month. What makes it expensive is silence: late fees come on top, and in some places the license or the car is at stake. Asking before the date costs nothing.\n\n1. Read the date and the ways to answer on the back.\n2. Before that day call or go to the window: “I can't pay it all now. Is there a payment plan, a lower fine for low income, or community service?”\n3. If something about it is wrong, such as the sign, the meter or the plate, contest it with a photo.\n\n**One next step:** put the date in your calendar and call two days before it.\n\nBy when does it have to be answered?",
  },
  {
    id: "bite-nails",
    topic: "keep-a-habit",
    ask: /\b(?:bit(?:e|es|ing)|chew(?:s|ing)?|pick(?:s|ing)?(?: at)?) (?:on )?(?:(?:my|his|her|their) )?(?:\w+ )?(?:finger)?(?:nails|cuticles)\b|\b(?:bit(?:e|es|ing)|chew(?:s|ing)?) (?:on )?(?:my|his|her|their) (?:finger)?nail\b/,
    text: "Hands look for something to do while the mind is busy, so it happens before you notice. That is a habit and no weakness, and what works is giving the hands another job.\n\n1. For three days only notice: where were you, and what came just before?\n2. At those moments do something that keeps both hands busy for a minute: a pen, a stone, a fist, lotion.\n3. Keep them short and smooth, since rough edges invite. Bitter polish helps some.\n\nIf they bleed or get infected, or you can't stop although you want to, a doctor or a therapist knows a training for it.\n\n**One next step:** put a small thing for your hands where it happens most.\n\nWhen does it happen: bored, tense, or tired?",
  },
  {
    id: "partner-lost-job",
    topic: "lost-job",
    ask: /^(?=[^]{0,90}$)[^]*\bmy (?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+)(?: just| has| also)? (?:lost (?:his|her|their) job|(?:got|was|is|been) (?:laid off|let go|fired))\b/,
    text: "That hits two people at once: the money, and the one who comes home without a job. Both need something this week.\n\n1. File for unemployment today, even before the last check; it counts from the week of filing.\n2. Ask about health insurance: yours may take a partner within 30 days of the loss, and healthcare.gov within 60.\n3. Make one bare month together: home, food, power, transport, minimums. Savings divided by that figure is the time you really have.\n\nAnd once a day a talk that isn't about applications.\n\n**One next step:** do the bare month tonight, together, in twenty minutes, in [your budget](/budget).\n\nHow is your partner taking it?",
  },
];
