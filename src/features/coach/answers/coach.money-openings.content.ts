import type { FiguredAnswer } from "./coach.written.content.ts";

/** Answers to usual first messages about money; with the figures that the message names, if it names them. */

const lead = String.raw`^\W*(?:(?:hi|hello|hey|so|ok(?:ay)?|please|help|well|honestly|um|and|but)\W+)*`;
const ends = String.raw`(?: (?:now|right now|lately|again|please|pls|today|anymore|at the moment|this month|so|and|but|really|at all|either))*\W*$`;
const partner = "(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\\w+|bf|gf|hubby)";

export const moneyOpenings: readonly FiguredAnswer[] = [
  {
    id: "opens-help-with-money",
    topic: "start-a-budget",
    ask: new RegExp(
      String.raw`${lead}(?:(?:i|we) (?:really |just |badly )?(?:need|want|could use) (?:some |a little )?(?:help|advice|guidance|tips) (?:with|on|about|for|managing) (?:my |our )?(?:money|finances?|finance|budgeting|financial (?:stuff|situation|life))|(?:can you |could you |please )?help (?:me|us) (?:with|manage|handle|fix|sort out) (?:my |our )?(?:money|finances?|financial (?:situation|life))|money (?:help|advice|problems|issues|troubles)|financial (?:help|advice|problems)|(?:i'?m|im|i am|i have) (?:having |in |got )?(?:some )?(?:money|financial) (?:problems|trouble|issues|difficulties)|i (?:have|know) (?:no idea|nothing|very little) (?:about|what i'?m doing with) (?:my )?money|(?:how (?:do|can|should) (?:i|we) (?:manage|handle|be better with|get better with|be smarter with|take care of) (?:my |our )?(?:money|finances))(?: better)?)${ends}`,
    ),
    text: "Gladly, and it begins small. Four rounded figures are enough for a first plan:\n\n1. **In:** what reaches your account each month.\n2. **Must go out:** home, food, power, phone, transport, minimums on debts.\n3. **Owed:** each debt, roughly.\n4. **There:** what is saved.\n\nWith these I can tell you what is left for a week, whether a debt or a cushion comes first, and what is worth a call.\n\n**One next step:** write me what comes in and your rent; the rest can follow.\n\nIs it more about getting by this month, about debt, or about saving?",
  },
  {
    id: "opens-spent-too-much",
    topic: "start-a-budget",
    ask: new RegExp(
      String.raw`${lead}(?:i|we) (?:have |just |really |totally |way )*(?:overspent|(?:spent|spend|spending|have been spending) (?:way |far |so )?too much(?: money)?|went (?:way )?over (?:my |our |the )?budget|blew (?:my|our|the|through my) (?:whole |entire )?(?:budget|money|paycheck))(?: (?:this|last) (?:month|week|weekend))?${ends}`,
    ),
    text: "It happens to nearly everyone, and one month over can be evened out. First the ground: look at what must still be paid until your next payday and put that aside. What is left, divided by the days, is what you may spend. Then see where it went; it is mostly two or three places, not everywhere. If a part is on a card, pay that part before the statement, and it costs no interest.\n\nThe gap is closed over four weeks, not in one hungry one.\n\n**One next step:** write down what must still go out until payday.\n\nBy about how much did it go over, and on what?",
  },
  {
    id: "opens-ends-meet",
    topic: "bills-due",
    ask: new RegExp(
      String.raw`${lead}(?:(?:i|we) (?:can'?t|cannot|can not|can barely|barely|struggle to|am struggling to|'m struggling to|are struggling to|can hardly) (?:seem to )?(?:make ends meet|get by|survive|afford (?:to live|life|anything|my life|the basics)|keep up with (?:my |the |our )?(?:bills|costs|expenses)|(?:cover|pay) (?:for )?(?:my |our |the |all (?:my |our |the )?)?(?:bills|expenses|everything))|(?:i'?m|im|we'?re) struggling (?:financially|with money|to pay (?:my |the )?bills|to make ends meet)|(?:my|our) (?:bills|expenses) are (?:more|higher) than (?:my|our|what i) (?:income|pay|make|paycheck)|(?:i'?m|im) (?:so |always |constantly )?(?:broke|struggling to survive))${ends}`,
    ),
    text: "That is hard, and it is often not about discipline: the must-pays have simply grown past the pay. So first the order, while it is tight: home, food, power, the way to work, medicine; then phone and insurance; cards come last.\n\nThen the two ends. **Less out:** one call each to the two largest bills, for a lower rate or a later date. **More in:** 211 (call or text) knows food, power and rent help near you, and many who qualify never ask.\n\n**One next step:** write me what comes in and the bills in one line, and I work out the gap.\n\nHow much comes in, and what are rent and the other large bills?",
  },
  {
    id: "opens-partner-spends",
    topic: "talk-money-with-partner",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:gambl|casino|bets?|betting|drugs?|drinking|alcohol|game|gaming|time|hours)\b)[^]*\bmy ${partner} (?:just |always |constantly |really )?(?:(?:keeps |is |won'?t stop |can'?t stop )?(?:overspend\w*|spend(?:s|ing)? (?:way |far |so |all )?(?:too much|a lot|so much|money|our|my|all)\b|buy(?:s|ing)? (?:stuff|things|everything|too much))|(?:is|are) (?:so |really |terrible |awful )?(?:bad|irresponsible|reckless|terrible|careless) with (?:our )?money|has a (?:spending|shopping) (?:problem|habit|addiction))`,
    ),
    text: "That makes you the one who watches, and it wears you out. Receipts won't solve it; one page will: what comes in, what must go out, what is left, looked at together in a calm hour. Then a rule that is kind to both: the same sum for each, every month, that nobody has to explain; what is above it, you decide together.\n\n“I'd like us to look at our money on Sunday, half an hour. It isn't about who is right. I worry about [rent, savings, the card].”\n\nIf it is hidden, or goes on a card you don't see, say that part first.\n\n**One next step:** ask for the half hour today, and nothing more.\n\nAbout how much goes out like that in a month, and what comes in?",
  },
  {
    id: "opens-refinance",
    topic: "buy-a-home",
    ask: new RegExp(
      String.raw`${lead}(?:should (?:i|we)|is it (?:worth|a good (?:idea|time)) (?:it )?to|when should (?:i|we)|does it make sense to|thinking (?:about|of)|(?:i'?m|im|we'?re) thinking (?:about|of)|can (?:i|we)|how (?:do|can) (?:i|we)) refinanc(?:e|ing)(?: (?:my|our|the) (?:home|house|mortgage)(?: loan)?)?${ends}`,
    ),
    text: "It comes down to one division. What you save each month, set against the closing costs, mostly 2 to 4 percent of the loan: costs divided by saving is the number of months until it pays. Stay longer than that, and it's worth it. As a mark: from about three quarters of a point less. Ask for the years that are left, and not for a new thirty; and compare Loan Estimates of three lenders on the same day.\n\n**One next step:** take the last statement and write me what is owed and your rate; then the rate they offer.\n\nHow much is left on the loan, and at which rate?",
  },
  {
    id: "opens-mortgage-high",
    topic: "bills-due",
    ask: new RegExp(
      String.raw`${lead}(?:(?:my|our|the) (?:mortgage|house payment)(?: payment)? (?:is|got|has gotten|went|feels|takes) (?:way |far |just |so |really )?(?:too (?:much|high|expensive)|up|killing (?:me|us)|(?:eating|taking) (?:up )?(?:all|most|half).{0,25})|(?:i|we) (?:can'?t|cannot|can barely|are struggling to|struggle to|'m struggling to) (?:afford|pay|make) (?:my|our|the) (?:mortgage|house payment)(?: payments?)?|(?:i'?m|im|we'?re|i am) (?:behind|late) on (?:my|our|the) mortgage|(?:i'?m|we'?re) house poor)${ends}`,
    ),
    text: "Then one call comes before everything, and best before a payment is missed: your mortgage servicer, with the words “hardship options”. They can pause payments, put missed ones at the end, or change the loan. A HUD-approved counselor does it with you for free: 888-995-4673.\n\nBeside it, look at the parts of the payment. Home insurance can be compared, the tax assessment appealed, and mortgage insurance (PMI) ends once about 20 percent is paid.\n\n**One next step:** take the last statement and write down loan, tax, insurance and PMI.\n\nWhat is the payment, what do you take home, and is anything late?",
  },
  {
    id: "opens-car-bad-credit",
    topic: "mind-the-car",
    ask: /\b(?:need|want|buy|get|finance) (?:a|an|another|to (?:buy|get) an?) (?:new |used |cheap )?(?:car|truck|vehicle)\b[^.!?]*\b(?:bad|poor|no|low|terrible|horrible) credit\b|\bcar (?:loan )?with (?:bad|no|poor|low) credit\b|\b(?:bad|poor|no|low) credit\b[^.!?]*\bneed a (?:car|vehicle)\b/,
    text: "It can be done, and the loan matters more than the car. With a low score dealers offer 15 to 25 percent; a credit union is often far below that. So this order:\n\n1. A pre-approval from a credit union, so that you know your rate and limit.\n2. A plain car below it, four to ten years old, checked by your own mechanic ($100 to $200).\n3. As much down as you can, and 48 months or less.\n4. An insurance quote before you sign.\n\nStay away from “buy here, pay here” lots, and don't talk about the monthly payment first.\n\n**One next step:** call one credit union today.\n\nWhat could you put down, and what could you pay a month?",
  },
  {
    id: "opens-first-investing",
    topic: "retirement-saving",
    ask: new RegExp(
      String.raw`${lead}(?:(?:how|where|what) (?:do|should|can|could|would) i (?:start |best |begin )?(?:to )?invest(?:ing)?(?: in)?(?: (?:my|with|the|an?|only|just))*(?: first)? \$?\d[\d,.]* ?k?(?: dollars| bucks)?|(?:i want|i'?d like|i wanna) to (?:start investing|invest)(?: with)? (?:my (?:first )?)?\$?\d[\d,.]*k?(?: dollars)?|what (?:should|do) i (?:do|invest in) with (?:my )?\$?\d[\d,.]*k? to invest)${ends}`,
    ),
    text: [
      {
        when: "sum>0",
        text: "Before {sum} is invested, three things come first: no card balance, about $1,000 for bad days, and the whole match if your job has one. Are these done, the usual way is short: open a Roth IRA or a plain account with one of the large low-fee brokers, take one broad index fund or a target-date fund, and add a fixed sum each month. The habit counts more than the first {sum}.\n\nSingle stocks and coins to buy I can't name. Money that you need within five years stays in savings.\n\n**One next step:** ask HR whether there is a match.\n\nIs there card debt, or a cushion, at the moment?",
      },
    ],
  },
  {
    id: "opens-sum-to-use",
    topic: "windfall",
    ask: new RegExp(
      String.raw`${lead}(?:what (?:should|can|do|could|would) i (?:do|be doing) with (?:an? |my |the |about )?(?:extra |spare )?\$?\d[\d,.]* ?k?(?: dollars| bucks| grand)?(?: (?:in savings|in the bank|cash|saved|saved up|extra))?|i (?:have|got|saved(?: up)?) (?:about |an extra |around )?\$?\d[\d,.]* ?k?(?: dollars)?(?: (?:saved|saved up|extra|in savings|in cash|in the bank))?(?:,| and|\.| -)? (?:what (?:should|do|can) i do(?: with it)?|(?:i )?don'?t know what to do with it))${ends}`,
    ),
    text: [
      {
        when: "sum>0",
        text: "In this order, and most of it can be decided in one evening:\n\n1. **Late bills**, if there are any.\n2. **Expensive debt:** cards and anything above about 8 percent.\n3. **A cushion** of one month of must-pays, then three.\n4. **The match** at your job, then an IRA, for what can stay five years.\n5. **About {sum/10}** for something you enjoy.\n\nUntil you know, let the {sum} rest in a high-yield savings account; nothing is lost.\n\n**One next step:** write down what you owe and what one month of must-pays costs.\n\nIs there a debt, and how much is saved beside it?",
      },
      {
        when: "savings>0",
        text: "In this order, and most of it can be decided in one evening:\n\n1. **Late bills**, if there are any.\n2. **Expensive debt:** cards and anything above about 8 percent.\n3. **A cushion** of one month of must-pays, then three.\n4. **The match** at your job, then an IRA, for what can stay five years.\n5. **About {savings/10}** for something you enjoy.\n\nUntil you know, let the {savings} rest in a high-yield savings account; nothing is lost.\n\n**One next step:** write down what you owe and what one month of must-pays costs.\n\nIs there a debt, and how much is saved beside it?",
      },
    ],
  },
  {
    // ssa.gov: 62 to 70; four percent: the usual planning rule (Bengen, 1994)
    id: "opens-when-retire",
    topic: "retirement-saving",
    ask: new RegExp(
      String.raw`${lead}(?:when can (?:i|we) (?:finally )?retire|can (?:i|we) (?:afford to )?retire(?: (?:early|at \d\d|now|yet|next year))?|how much (?:money )?do (?:i|we) need to retire|how (?:do|can) i retire early|(?:will|do) (?:i|we) have enough to retire|how much should (?:i|we) have to retire)${ends}`,
    ),
    text: "When what comes in without work covers what a year costs you. Three figures answer it:\n\n1. **A year's costs** in retirement, taxes and health included.\n2. **Social Security:** your check at 62, 67 and 70 stands at ssa.gov/myaccount.\n3. **The gap** between them, times 25; that is about what savings should be (4 percent a year).\n\nFor example: $42,000 a year, $24,000 from Social Security, so $18,000 times 25 is $450,000. Before 65, health insurance comes on top.\n\n**One next step:** look up the three checks today.\n\nHow old are you, what is saved, and what do you spend in a month?",
  },
  {
    id: "opens-lottery",
    topic: "drink-or-gamble",
    ask: /\b(?:can'?t|cannot|how (?:do|can) i) stop (?:buying |playing |with )(?:the )?(?:lottery|lotto|scratch\w*|slots|online (?:casino|slots|poker))(?: tickets)?\b|\b(?:addicted to|hooked on|spend too much (?:money )?on|waste (?:too much |all my )?money on) (?:the )?(?:lottery|lotto|scratch\w*|slots|betting|sports betting)\b/,
    text: "Tickets and games are built so that the almost-win pulls you back, so wanting to stop isn't enough; the doors have to become harder. Three that help: no cash and no card for that shop or app, self-exclusion where you play online (your state has one list), and somebody who knows and gets a text when the pull comes. It lasts about fifteen minutes; a walk or a call carries you over it.\n\n1-800-GAMBLER (1-800-426-2537) is free, by call or text, day and night.\n\n**One next step:** decide where the money goes instead, and move this week's sum to savings today.\n\nHow much is it in a week, and when does it happen?",
  },
  {
    id: "opens-college-saving",
    topic: "college-cost",
    ask: new RegExp(
      String.raw`${lead}(?:how (?:do|should|can|much should) (?:i|we) (?:start |best )?(?:save|saving|put away|pay) for (?:(?:my|our|the) )?(?:kid'?s?|kids'?|child'?s?|children'?s?|son'?s?|daughter'?s?|baby'?s?)(?: (?:for|to go to))? ?(?:college|education|university|school|future)(?: fund| savings)?|should (?:i|we) (?:open|start|get) a 529(?: plan)?|is a 529 (?:plan )?(?:worth it|a good idea|good)|what is a 529(?: plan)?|(?:i|we) want to save for (?:my|our) (?:kids?'?s?|child'?s?|son'?s?|daughter'?s?) (?:college|education))${ends}`,
    ),
    text: "The usual place is a **529 plan**: what it earns stays free of tax for school costs, and many states take something off your own taxes. Open it directly with a state plan, choose the age-based fund, and let a fixed sum go in after payday; $100 a month from birth becomes about $35,000 by 18 with 5 percent growth.\n\nTwo things come before it: your own cushion, and the match at your job. A child can get aid and loans for college; nobody lends for old age.\n\n**One next step:** look up your state's 529 and its deduction.\n\nHow old is your child, and how much a month could go there?",
  },
  {
    id: "opens-review-raise",
    topic: "ask-for-pay",
    ask: /^(?![^]*\bno raise\b)[^]*(?:\b(?:annual|yearly|performance|my) review\b[^.!?]*\b(?:raise|more money|more pay|pay (?:increase|bump|rise))\b|\b(?:want|deserve|need|asking for|ask for|get|think i should get) (?:a |my |to ask for a )?(?:pay )?raise\b[^.!?]*\b(?:review|tomorrow|next week|monday|meeting)\b)/,
    text: "A review is the right moment, and you can prepare it in half an hour. Three things on one card: **what you've taken on** since your pay was set, **two results**, one with a number, and **one figure**. A usual raise is 3 to 5 percent; for clearly more work or pay below the market, 8 to 12.\n\n“I like the work here. Since [month] I've taken on [task], and [result]. I'd like to bring my pay to [figure].” Then be quiet.\n\nIf it's “not now”: “What should I have reached, and when can we look again?”\n\n**One next step:** write the card tonight.\n\nWhat do you earn now, and how long have you been there?",
  },
  {
    id: "opens-pay-off-sum",
    topic: "choose-a-debt",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:student|medical|hospital|irs|tax|payday|car|house|mortgage|at \d)\b)${lead.slice(1)}(?:how (?:do|can|should|would|long (?:will|would) it take to) (?:i|we) (?:ever |possibly )?(?:pay (?:off|down|back)|get (?:rid|out) of)|(?:i|we) (?:want|need|would like|have) to (?:pay off|get rid of|get out of)|help me (?:pay off|get out of)|best way to pay off) (?:my |about |our |around )*\$?\d[\d,.]* ?k?(?: dollars)?(?: (?:in|of|worth of))?(?: (?:credit card|card|personal))* ?(?:debts?|cards?)?${ends}`,
    ),
    text: [
      {
        when: "sum>20000",
        text: "{sum} becomes a plan with a date. With a card's usual 22 percent: in one year about {sum/10.7} a month, in two {sum/19.3}, in three {sum/26.2}.\n\n1. Nothing new goes on it from today; take the card out of the apps.\n2. Minimums on all by autopay; everything extra on the one with the highest rate, the day after payday.\n3. One call for a lower rate, and whatever comes once (a refund, sold things) on top.\n\n[Your debts](/debt) shows the month in which it ends.\n\n**One next step:** choose the line that also fits in a bad month.\n\nWhat could you pay each month, and which rate is on it?",
      },
    ],
  },
  {
    id: "opens-score-low",
    topic: "mend-credit",
    ask: new RegExp(
      String.raw`${lead}(?:my (?:credit(?: score)?|score|fico) is (?:only |at |around |about |like |a )*[3-8]\d\d|i have a (?:credit score of )?[3-8]\d\d(?: credit)? ?(?:score)?)${ends}`,
    ),
    text: [
      {
        when: "580>score",
        text: "{#score} counts as poor; the next step, fair, begins at 580. That moves faster than most think, because two things make two thirds of it: **paying on time** and **how full the cards are**. So the minimum of everything on autopay, and balances under 30 percent of each limit, better 10. Then the free reports at annualcreditreport.com: a wrong late mark, disputed and removed, can bring more than a year of effort.\n\nDon't close old cards, and don't pay anyone to “fix” it.\n\n**One next step:** get one free report today, and mark what is late, wrong, or in collection.\n\nWhat pulls it down, as far as you know: late payments, full cards, or a collection?",
      },
      {
        when: "670>score",
        text: "{#score} counts as fair; good begins at 670, so {#670-score} points are missing. Two things make two thirds of it: **paying on time** and **how full the cards are**. With the minimum of everything on autopay, and each card under 30 percent, better 10 percent of its limit, thirty to fifty points in some months are usual. Then the free reports at annualcreditreport.com, for marks that are wrong.\n\n**One next step:** write down each card with its limit and balance, and bring the fullest one down first.\n\nHow full is the fullest, and what do you need the score for?",
      },
      {
        when: "score>669",
        text: "{#score} is good; from 740 on the best rates are open, and above 800 nothing more changes. What still moves it: cards below 10 percent of their limit on the day of the statement, old accounts left open, and new applications only when you need them.\n\n**One next step:** look through one free report at annualcreditreport.com for errors, once a year.\n\nWhat do you need it for: a home, a car, a card?",
      },
    ],
  },
  {
    id: "opens-in-debt",
    topic: "choose-a-debt",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:student|medical|hospital|irs|tax(?:es)?|payday|car|house|mortgage|my (?:husband|wife|boyfriend|girlfriend|partner|mom|dad|brother|sister|son|daughter))\b)${lead.slice(1)}(?:(?:i|we) (?:have|owe|am|are|'m) (?:about |around |almost |over |like |nearly |in )*\$?\d[\d,.]* ?k?(?: dollars)? (?:in|of|worth of) (?:credit card |card |consumer )?debts?|(?:i'?m|im|i am|we'?re) (?:about |around |almost |over )?\$?\d[\d,.]* ?k?(?: dollars)? in (?:credit card )?debt)(?:(?:,| and)? (?:what (?:should|do|can) i do|and (?:don'?t|dont) know what to do|help|how do i (?:pay it off|get out)))?${ends}`,
    ),
    text: [
      {
        when: "sum>20000",
        text: "{sum}: now it has a size, and with a size it can be worked off. What it costs hangs on the rate; at a card's usual 22 percent it is about {sum*0.22/12} a month in interest. As a plan: in two years about {sum/19.3} a month, in three {sum/26.2}.\n\nUntil then two things hold it where it is: the minimums paid on time, by autopay, and nothing new on it.\n\n**One next step:** look for the APR on the last statements, and write me each debt with its sum and rate in one line.\n\nWhat kinds of debt are they, and what could you pay each month?",
      },
    ],
  },
  {
    id: "opens-sued",
    topic: "debt-collector",
    ask: /\b(?:i'?m|im|i am|i'?ve been|i got|just got|getting|being|was) (?:being |getting )?sued\b[^.!?]*\b(?:card|bank|debt|collector|collection|midland|portfolio|discover|capital one|chase|loan|lender|medical|hospital)|\bserved (?:with )?papers\b[^.!?]*\b(?:debt|card|loan|collect)|\b(?:debt|credit card) (?:lawsuit|summons)\b/,
    text: "Then one date counts before everything else: the day by which you must answer, on the papers, often 14 to 30 days from when you got them. Answer in writing at that court, even if you owe it; most courts have a form. Whoever doesn't answer loses by default, and then pay or an account can be taken. After an answer most cases end with a settlement or small parts.\n\nNobody goes to jail for it. Legal aid (lawhelp.org) and the court's self-help desk are free.\n\n**One next step:** find the date, and call legal aid today.\n\nWhich date stands there, and how much do they want?",
  },
  {
    id: "opens-garnish",
    topic: "debt-collector",
    ask: /^(?![^]*\b(?:irs|tax(?:es)?|student|school|bankrupt\w*|child support|file before|attorney)\b)[^]*\b(?:garnish\w*|taking money out of my (?:pay ?check|check|pay)|levied? my (?:account|bank))\b/,
    text: "That takes the ground away, and still it can often be lowered. For ordinary debts at most a quarter of what reaches you after taxes may go, in many states less, and Social Security and benefits are mostly protected. If you can't pay rent and food with what is left, there is a form at the court for a hardship or exemption claim. A debt you were never told about in court can be reopened.\n\nFor student loans, taxes and child support other rules apply; there the office itself can lower it.\n\n**One next step:** find the order: which court, which creditor, which sum.\n\nWhat kind of debt is it, and how much do they take from each pay?",
  },
  {
    id: "opens-relief-company",
    topic: "consolidate-debt",
    ask: /\b(?:debt (?:relief|settlement)|freedom debt|national debt relief)\b/,
    text: "Be careful with it. Such companies tell you to stop paying your cards and to save with them, and settle after months or years. Meanwhile fees and interest grow, the score falls, you may be sued, and 15 to 25 percent of the debt goes to them. Charging before something is settled is illegal (FTC rule).\n\nThe calm way is a nonprofit counselor at nfcc.org: lower rates from the banks, one payment, $25 to $50 a month, and you go on paying.\n\n**One next step:** book the free first talk there before you sign anything.\n\nHow much is it in all, and are the cards still paid on time?",
  },
  {
    id: "opens-settle",
    topic: "choose-a-debt",
    ask: /^\W*(?:(?:can|should|how (?:do|can|should)|could) (?:i|we) )?(?:settle|negotiate|settling|negotiating)(?: (?:my|a|our|the|with))*(?: (?:credit card|card|old))? ?(?:debts?|cards?|balance|compan(?:y|ies))\b[^.!?]{0,30}\W*$/,
    text: "It is possible, mostly once an account is several months behind; before that the bank rather offers a hardship plan with a lower rate, and that is gentler. A usual first offer is 30 percent of the balance in one payment, and many agree between 40 and 50. Three rules: only cash you really have, only in writing before you pay, no access to your account. The score suffers, and forgiven debt of $600 and more may count as income for taxes.\n\n**One next step:** write down balance, months behind, and what you could pay at once.\n\nHow much is owed, and how late is it?",
  },
  {
    id: "opens-report-error",
    topic: "mend-credit",
    ask: /\b(?:mistake|error|wrong (?:account|info\w*)|something wrong|account (?:that )?(?:isn'?t|not) mine)\b[^.!?]*\bcredit report\b|\bcredit report\b[^.!?]*\b(?:wrong|mistake|error|not mine|isn'?t mine)\b|\bhow (?:do|can) i dispute\b[^.!?]*\b(?:credit|report|collection)/,
    text: "It can be mended, and it's free. Get all three reports at annualcreditreport.com and mark the entry on each that shows it. Then dispute it in writing with each of these bureaus: what is wrong, why, copies of proof. Write to the company that reported it, too. They have 30 days, and what they can't prove must be removed.\n\nIf somebody may have opened it in your name: identitytheft.gov first, and a freeze at all three bureaus.\n\nNobody needs a paid “repair” company for it.\n\n**One next step:** take the sample letter from consumerfinance.gov today.\n\nIs it an account of yours with wrong facts, or one that isn't yours at all?",
  },
  {
    id: "opens-partner-credit",
    topic: "talk-money-with-partner",
    ask: new RegExp(
      String.raw`\bmy ${partner} (?:has|'s got|got) (?:really |very |so )?(?:bad|terrible|poor|awful|no|low) credit\b|\bmarry(?:ing)?\b[^.!?]*\b(?:bad credit|debt)\b|\bmy ${partner} (?:has|is in) (?:a lot of |so much |\$?\d[\d,]*k? (?:in |of )?)debt\b`,
    ),
    text: "Better known before than after. Marriage doesn't join your scores or old debts: each keeps an own report, and what was owed before stays with the one who signed. It touches you when you borrow together, because lenders mostly take the lower score, and in community property states for debts made during the marriage. So: no co-signing and no joint card for now.\n\nMore telling than the number is whether you speak openly about it, and whether there's a plan.\n\n**One next step:** look at both free reports together once, without blame.\n\nHow much is owed, and do you plan to borrow together soon?",
  },
  {
    id: "opens-car-died",
    topic: "mind-the-car",
    ask: /\b(?:my|our) (?:car|truck) (?:just )?(?:died|is (?:finally )?dead|is done|got totaled|was totaled|broke down for good)\b[^.!?]*\b(?:need|want|get|buy|another|new)\b/,
    text: "That's a lot at once, because without it even the search is hard. First the days until then: a coworker on your route, the bus, a rental by the week only if work hangs on it. Then two figures before you look at any car: what you have in cash, and what a month can carry with insurance and gas, at most a fifth of your take-home pay. A plain car for cash is often the better bridge for two years.\n\nThe old one still brings some hundred dollars as scrap or parts.\n\n**One next step:** ask one credit union for its rate before you visit a dealer.\n\nHow much is there, and how is your credit?",
  },
  {
    id: "opens-cannot-save",
    topic: "build-a-cushion",
    ask: new RegExp(
      String.raw`${lead}(?:i (?:can'?t|cannot|can never|don'?t|never|just can'?t) (?:seem to |ever |manage to |really )?save(?: up)?(?: anything| any money| any| money)?(?: up)?|why can'?t i save(?: money)?|(?:how (?:do|can) i|what'?s the best way to|best way to|whats the best way to) save (?:money )?(?:fast|quickly|faster|more|money)|i (?:need|want) to (?:start saving|save (?:more )?(?:money|up)))${ends}`,
    ),
    text: "Mostly it isn't will but order: what is saved at the end of the month has to survive the whole month first. So turn it around: on payday one sum moves by itself to another bank, before anything else. Begin so small that you don't miss it, 2 or 3 percent of the pay, and raise it every three months.\n\nFor speed there are three places with real money in them: one large bill (home, car, insurance), eating out, and what comes once, like a refund or things sold.\n\n**One next step:** set that one transfer for your next payday.\n\nWhat do you take home, and what are you saving for?",
  },
  {
    id: "opens-afford-house",
    topic: "buy-a-home",
    ask: /\b(?:can|could) (?:i|we) (?:really |even )?afford (?:a|an|this|the) (?:house|home|condo|\$?\d[\d,]*k? (?:house|home|condo|mortgage))\b[^.!?]*\d|\b(?:can|could) (?:i|we) (?:really |even )?afford an? \$?\d[\d,]*k? (?:house|home|condo)\b/,
    text: [
      {
        when: "sum>5000000",
        text: "It hangs on the month, and that can be worked out. For {sum} with a tenth down and about 6.5 percent: near {sum*0.0075} a month with taxes and insurance. By the usual line of 28 percent it fits from about {sum*0.0075/0.28*12} a year before taxes, if other debts are small. To get in: the down payment (3.5 to 10 percent, {sum*0.035} to {sum/10}) and about 3 percent for closing, {sum*0.03}, and a cushion that stays.\n\n**One next step:** write me your pay, what is saved, and your other monthly payments.\n\nWhat do you earn a year together?",
      },
    ],
  },
  {
    id: "opens-birthdays",
    topic: "give-without-money",
    ask: /^(?![^]*\b(?:plan|throw|host)\w*\b)(?![^]*\bbirthday party\b[^]*\bon a budget\b)[^]*(?:\bbirthday (?:part(?:y|ies)|gifts?|presents?)\b[^.!?]*\b(?:budget|expensive|money|cost|afford|broke|too (?:much|many))\b|\b(?:afford|expensive|spend\w*)\b[^.!?]*\bbirthday (?:part(?:y|ies)|gifts?|presents?)\b)/,
    text: "With a class of twenty it becomes a bill of its own, and hardly anyone says so. A line helps: $10 to $15 is quite enough for a classmate, and three or four parties a year, of the friends your child plays with most. A drawer with some books and games bought on sale takes the stress out of Friday night. Two families can give together, and “no gift, just you” is welcome more often than one thinks.\n\nFor your own party: as many guests as years, at home, with cake and one game.\n\n**One next step:** set one sum a month as the birthday line.\n\nHow many are there in a month, and what goes out for each?",
  },
  {
    id: "opens-rent-high",
    topic: "first-apartment",
    ask: new RegExp(
      String.raw`${lead}(?:(?:my |the |our )?rent (?:is|got|has gotten|here is) (?:way |far |just |so |really |getting )?(?:too (?:much|high|expensive)|expensive|crazy|insane|ridiculous|out of control)(?: (?:here|where i live))?|(?:i|we) (?:can'?t|cannot|can barely) afford (?:my|our|the) rent|(?:i|we) want to move out but (?:rent|rents|everything|it)(?: is|'s|s| are) (?:so |too |way too |really )?(?:crazy|expensive|high|much|insane)|(?:i|we) pay too much rent|too much of my (?:pay|income|paycheck|money) goes to rent)${ends}`,
    ),
    text: "Rents have run away from pay in many places, so it is no failing of yours. The usual line is a third of what reaches you, with power in it; up to 40 percent works without a car payment or debts. Above that only large levers help: a roommate (a quarter to a third less each), a longer lease for a lower rent, a place one bus line further out, or help through 211.\n\nAn empty month costs a landlord more than a small discount, so asking is worth it.\n\n**One next step:** put rent and pay side by side, and look up three rents near you.\n\nWhat is the rent, and what do you make?",
  },
  {
    id: "opens-lower-pay",
    topic: "quit-job",
    ask: /\b(?:take|taking|accept\w*) (?:a|the) (?:lower[- ]pay\w*|pay cut|job (?:that pays less|with less pay|for less))\b|\bpay cut\b[^.!?]*\b(?:worth|should|for a)\b|\blower[- ]paying job\b/,
    text: "Sometimes that is the best trade there is, and it can be worked out. The difference in pay is smaller after taxes, about three quarters of it. Against it stand the way to work, lunches, care, and what the present job costs you in health. The test is dull: live for two months on the lower pay and put the rest aside. If the month holds, you can afford it, and have a cushion besides.\n\nAnd ask for part of the gap: days at home, a day off, a review after six months.\n\n**One next step:** write both pays and your monthly bills in one line; I work out the gap.\n\nWhat are the two pays, and what must go out each month?",
  },
  {
    id: "opens-paycheck",
    topic: "start-a-budget",
    ask: /^\W*(?:(?:so|ok|hi|hey|please) )*(?:what (?:should|do|can) i do with (?:my|this|each|every) pay ?check|how (?:should|do|can) i (?:divide|split|use|manage|budget) (?:my|each|this|every) pay ?check)\W*(?:each (?:month|week)|every (?:month|week|time))?\W*$/,
    text: "Let it do its work on the day it comes, in this order:\n\n1. **Bills until the next payday** move to their own account.\n2. **Savings**, even $20, move by themselves.\n3. **Debt:** minimums, and everything extra on one.\n4. **What is left**, divided by the weeks, is your weekly sum for food, gas and fun, on one card. Empty is empty until Monday.\n\nSo nothing has to be decided in between, and the last week isn't hungry.\n\n**One next step:** write me the pay, how often it comes, and the bills in one line; I divide it.\n\nHow much is it, and what must be paid from it?",
  },
  {
    id: "opens-overspend-on",
    topic: "start-a-budget",
    ask: /^\W*(?:i'?m|im|we'?re|i am|we are) (?:totally |really |always |constantly )?(?:overspending|spending (?:way |far |so )?too much)(?: money)? on (?!(?:drugs|alcohol|gambling|lottery|weed|cigarettes|vaping|my (?:boy|girl)friend))[a-z' ]{3,40}\W*$/,
    text: "Then it has an address, and that makes it easier than “spending too much”. Three questions sort it: what does it cost in a month, what is it beside what comes in, and which part of it would you miss within a week? Mostly a third can go without anyone being sad, because it only runs from habit. For the rest one sum a month, decided beforehand, so that each single yes needs no thought.\n\n**One next step:** add up last month's, from the account.\n\nWhat does it come to in a month, and what comes in?",
  },
];
