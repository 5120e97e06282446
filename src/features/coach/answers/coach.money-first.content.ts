import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to the most usual first messages about money. */

const lead = String.raw`^\W*(?:(?:hi|hello|hey|so|ok(?:ay)?|please|help|well|honestly|um)\W+)*`;
const ends = String.raw`(?: (?:now|right now|lately|again|please|today|anymore|at the moment|this month))*\W*$`;
const money = String.raw`(?:my |our )?(?:money|financ(?:es|ial(?: (?:situation|life|stuff))?)|money stuff|money situation)`;
const partner = "(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\\w+)";
const landlord = "(?:landlord|landlady|property manager|leasing office)";

export const moneyFirstAnswers: readonly WrittenAnswer[] = [
  {
    id: "money-where-to-start",
    topic: "start-a-budget",
    ask: new RegExp(
      [
        String.raw`^(?![^]*\b(?:adhd|dementia|mom'?s|dad'?s|parents)\b)[^]*\b(?:overwhelm\w*|stress\w*|lost|drowning|anxious|confused|a mess|struggling)\b[^.!?]{0,20}\b${money}\b[^!?]{0,30}\b(?:(?:where|how) (?:do|should|can|to|would)(?: i)?(?: even)? (?:start|begin)|what (?:do|should) i do(?: first)?)\b`,
        String.raw`${lead}(?:i'?m|im|i am|i feel|feeling|feel)(?: \w+){0,2} overwhelmed (?:by|with|about) ${money}${ends}`,
        String.raw`${lead}${money} (?:is|are|feels?)(?: \w+)? (?:an? )?(?:(?:total|complete|huge|hot) )?(?:mess|disaster|wreck|overwhelming|out of control|all over the place)${ends}`,
        String.raw`^(?![^]*\b(?:adhd|dementia|mom'?s|dad'?s|parents)\b)[^]*\b(?:get|getting|put|fix|sort out|straighten out|organi[sz]e|take control of|get control of|how (?:do|can|should) i manage|start with) ${money}(?: (?:in order|under control|together|sorted|organized|on track|straight|better|back on track))*${ends}`,
        String.raw`\bwhere (?:do|should|would|can) i (?:even )?(?:start|begin) with ${money}`,
      ].join("|"),
    ),
    text: "Start by seeing it, not by fixing it; half an hour is enough, and nothing has to be decided today.\n\n1. **In and out:** what comes in each month, and what must go out (home, food, power, transport, minimums).\n2. **Owed:** each debt with its balance, rate and minimum.\n3. **Late:** anything overdue. That is called first.\n4. **Then one order:** minimums on autopay, a first $500 to $1,000 aside, and the rest to the most expensive debt.\n\n**One next step:** write me four rounded figures: pay, rent, debts, savings. I make a first plan from them.\n\nWhich of the four do you know already?",
  },
  {
    // consumerfinance.gov: auto loans, "before you shop"; the repairs and insurance beside the price
    id: "save-for-a-car",
    topic: "mind-the-car",
    ask: new RegExp(
      String.raw`${lead}(?:how (?:do|can|should|could) i (?:best |start )*|i(?:'m| am)? (?:want|need|would like|'d like|trying|am trying) to (?:start )?|help me |what(?:'s| is) the best way to )?sav(?:e|ing)(?: up)?(?: (?:some |enough )?money)? (?:for|to buy) (?:an?|my(?: first| next)?|our) (?:new |used |second[- ]hand |first )*(?:car|truck|van|motorcycle)${ends}`,
    ),
    text: "With a sum and a date it becomes a transfer, and the rest happens by itself:\n\n1. The sum: look up three used cars that would do, and take the middle price. Add about a tenth for tax, plates and the first repair.\n2. The month: the sum divided by the months until you need it.\n3. The place: an account only for it, with a transfer on payday. Refunds and anything sold go there, too.\n4. Now and then: ask your insurer what that car would cost a month, and put that aside already.\n\nPaying all or most of it from savings costs no interest at all.\n\n**One next step:** write me the sum, and what you can put aside each month; then I work out the date.\n\nWhat would the car have to do?",
  },
  {
    // 20 percent: the 50/30/20 rule (consumerfinance.gov, "Your money, your goals" names it as one example)
    id: "save-how-much",
    topic: "build-a-cushion",
    ask: new RegExp(
      String.raw`${lead}(?:how much (?:money )?should (?:i|we|you|someone|people) (?:be )?(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|into? savings))(?: (?:each|a|every|per|of|from) (?:my |the )?(?:month|week|year|income|salary|pay(?: ?(?:checks?|day))?))?|what percent(?:age)? (?:of (?:my |the )?(?:income|pay|salary|pay ?check) )?should (?:i|we) (?:be )?sav(?:e|ing)|am i saving enough)${ends}`,
    ),
    text: "The usual aim is 20 percent of what reaches your account, with retirement in it. If that is far off, 5 to 10 percent is a real beginning, and even $20 a payday counts, because it makes the habit.\n\nThe order matters more than the share: a first $500 to $1,000 for bad days, then the employer's match for retirement if there is one, then expensive debt, then three to six months of costs.\n\n**One next step:** let one fixed sum move by itself on payday, before you see it.\n\nWhat do you take home each month, so that I can work it out in dollars?",
  },
  {
    id: "saved-at-age",
    topic: "build-a-cushion",
    ask: /\bhow much\b[^.!?]{0,20}\b(?:should|do|would)\b[^.!?]{0,25}\b(?:in savings|saved|have)\b[^.!?]{0,15}\b(?:at|in my|when i'?m|as a) (?:age )?(?:1[89]|[2-6]\d|\w+ ?-?year ?-?old|(?:mid |late |early )?(?:twenties|thirties|forties|fifties|[2-6]0'?s))\b/,
    text: "Two marks, and neither is a grade. For bad days: three to six months of what you must pay. For retirement a common yardstick (Fidelity's) is one year's pay by 30, two by 35, three by 40, six by 50. Most people are below it; rent, loans and children come out of the same pay.\n\nWhat counts is the next step up: from nothing to $1,000, from there to one month of costs, and a fixed share of each pay from now on.\n\n**One next step:** write down what there is, cash and retirement apart.\n\nHow old are you, and what is there so far?",
  },
  {
    id: "stick-to-budget",
    topic: "start-a-budget",
    ask: new RegExp(
      String.raw`${lead}(?:i (?:just |always )?(?:can(?:'?t|not| never)|could never|never|don'?t|am not able to|struggle to|fail to) (?:seem to |ever |manage to )?(?:stick|keep|stay|hold)(?: to| on| within)? (?:a|my|the|any) budget|i (?:gave|give|have given) up on (?:my|the|a) budget(?:ing)?|budget(?:s|ing) (?:never|don'?t|doesn'?t) work(?:s)? for me|how (?:do|can) i (?:stick|keep|stay)(?: to| on| within)? (?:a|my) budget|i (?:always|keep) (?:go(?:ing)? over|blow(?:ing)?|break(?:ing)?) (?:my|the) budget)(?: \w+){0,3}\W*$`,
    ),
    text: "Then the budget was probably too detailed or too strict, and not you too weak. Most that last are simple:\n\n1. **Bills first:** on payday what must be paid moves to one account.\n2. **One weekly sum** for everything else, on its own card or in cash. When it's gone, it waits until Monday.\n3. **A small fun part** inside it that needs no reason.\n\nNo twenty categories, and ten minutes on Sunday instead of every evening. A week that goes over is evened out in the next one, not punished.\n\n**One next step:** work out the weekly sum: pay minus bills, divided by the weeks until the next pay.\n\nWhere does it usually break: food out, shopping, or bills you forgot?",
  },
  {
    id: "track-spending",
    topic: "start-a-budget",
    ask: /^\W*(?:(?:ok|so|and|but)\W+)*(?:how (?:do|can|should|would) i|what'?s the (?:best|easiest) way to) (?:keep )?track(?: of)? (?:my |the |our )?(?:spending|expenses|money|budget|what i spend|where (?:my money|it(?: all)?) goes)(?: (?:better|easily|every day))*\W*$/,
    text: "With as little effort as possible, or it stops in week two. Three ways, choose one:\n\n1. **From the bank, once a week:** open the account on Sunday and give each payment one of five names: home, food, transport, fun, other.\n2. **As you spend:** type it in right away, amount and category, ten seconds.\n3. **By weekly sum:** only check what is left on one card.\n\nIn Evenday, [your budget](/budget) takes single expenses with “Add expense” or a whole file with “Import from your bank”.\n\n**One next step:** do only the last seven days today; it takes ten minutes.\n\nWhich of the three fits you?",
  },
  {
    // consumerfinance.gov: a late payment is mostly reported from 30 days on; late fees can be asked back
    id: "missed-card-payment",
    topic: "mend-credit",
    ask: /\b(?:i|we) (?:just |accidentally |completely )?(?:missed|forgot|skipped|was late (?:on|with)|am late (?:on|with)|'m late (?:on|with)) (?:a |my |the |to pay )*(?:credit card|card|visa|loan|car)(?: (?:payment|bill))?\b(?! (?:at|in) (?:the|a) (?:store|shop))/,
    text: "It happens to careful people, and it can mostly be mended today. Under 30 days late it usually isn't reported to the credit bureaus; then it only costs a fee and some interest.\n\n1. Pay at least the minimum now, online.\n2. Call the number on the card: “I missed the date and paid today. I've been a customer for [years]. Could you take the late fee off?” They often do it once.\n3. Put the minimum on autopay.\n\nBeyond 30 days: pay it and ask the same; each month more hurts the score further.\n\n**One next step:** pay the minimum before you do anything else.\n\nHow many days late is it?",
  },
  {
    id: "no-spend-how",
    topic: "no-spend-slip",
    ask: new RegExp(
      String.raw`\b(?:how (?:do|does|can|would|to)|want(?:ed)? to|going to|gonna|wanna|thinking (?:of|about)|should i|start(?:ing)?|tips for|what is|what'?s|rules (?:for|of))\b(?:(?!\bslip)[^.!?]){0,25}\bno[- ]?spend(?:ing)?\b(?! (?:streak|day log|(?:\w+ )?over\b))(?![^]*\bslip)(?:[^.!?]{0,20}\b(?:challenge|month|week|weekend|day|year)\b)?`,
    ),
    text: "Keep it short and clear; that is what makes it work.\n\n1. **Length:** one week first, a month later.\n2. **Allowed:** rent, bills, groceries from a list, gas, medicine.\n3. **Not allowed:** eating out, delivery, clothes, online orders, “it was on sale”.\n4. **Exceptions, written down before:** a birthday, one coffee with a friend.\n5. **A list instead:** what you'd like to buy goes on paper and waits until the end.\n\nEvenday counts the days in [the challenge](/challenge); up to two rest days a month hold a streak.\n\n**One next step:** choose the start day, take saved cards out of the shops' apps, and plan five dinners.\n\nWhat do you usually buy without meaning to?",
  },
  {
    id: "landlord-more-time",
    topic: "talk-to-landlord",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:repair|mold|evict\w*|deposit|move out|moving out|raise|increase|heat|leak)\b)[^]*\b(?:write|draft|message|letter|text|e-?mail|ask|tell|say to|help me with)\b[^.!?]{0,30}\b${landlord}\b[^.!?]{0,40}\b(?:more time|extension|extra time|late(?: (?:on|with))?|can'?t pay|pay(?:ing)? (?:the |my )?(?:rent )?(?:late(?:r)?|in parts)|payment plan|short on)\b`,
    ),
    text: "Short, with a sum and a day, and sent before the due date:\n\n“Hi [name], I won't have all of the rent by [due date]. I can pay [amount] on [day] and the rest, [amount], on [day]. Would that work for you, without a late fee? I'm sorry for the trouble, and I'll text you the day each payment goes out. Thank you, [your name]”\n\nI can't send it for you. No long reasons are needed; a date that holds counts more. Save the answer.\n\n**One next step:** tell me the amounts and the days, and I put them in.\n\nHow much can you pay, and on which day?",
    short:
      "“Hi [name], I'll be late with part of the rent. I can pay [amount] on [day] and the rest on [day]. Is that all right with you?”\n\nThat is enough. Which day is safe for the rest?",
  },
  {
    // huduser.gov: above 30 percent of gross income is a cost burden
    id: "rent-how-much",
    topic: "first-apartment",
    ask: new RegExp(
      String.raw`${lead}how much (?:rent (?:can|could) i (?:afford|pay)|can i (?:spend|pay|afford)(?: (?:on|for|in))? (?:my |the )?rent)${ends}`,
    ),
    text: "The usual mark is 30 percent of pay before taxes, with power and heat in it, and many landlords ask that you earn three times the rent. On what reaches your account, a third is a fair line.\n\nTruer is what must fit beside it: food, transport, phone, minimums on debts, and $100 to save. Subtract those from a month's pay; what is left is the rent you can carry in a bad month, too. At the start comes a deposit, often one month more.\n\n**One next step:** tell me what you take home in a month, and I work it out.\n\nWhat do you make, and do you have a car or a loan to pay?",
  },
  {
    // consumerfinance.gov, "Buying a house"; about 1 percent of the price a year for repairs is a common rule of thumb
    id: "rent-or-buy-home",
    topic: "buy-a-home",
    ask: /\b(?:should|do|would) (?:i|we) (?:\w+ )?(?:rent or buy|buy or (?:keep )?rent\w*|keep renting(?: or buy)?)\b|\b(?:is it better to|better to) (?:rent or buy|buy or rent)\b|\brent(?:ing)? (?:vs\.?|versus|or) (?:buy|buying|own\w*)\b/,
    text: "It hangs on three things: how long you stay, what a month of each costs, and what is left in savings afterward.\n\n- Under five years in one place, renting mostly wins; buying and selling eat the gain.\n- Compare the rent with the whole month of owning: loan, taxes, insurance, and about 1 percent of the price a year for repairs.\n- Buy only if a cushion of some months stays after the down payment.\n\nA HUD-approved housing counselor goes through it for little or nothing.\n\n**One next step:** send me three figures: your rent, the price of a home you'd like, and your savings. I work out both months.\n\nHow long do you expect to stay there?",
  },
  {
    id: "down-payment-how",
    topic: "buy-a-home",
    ask: new RegExp(
      String.raw`${lead}(?:how (?:do|can|should) i (?:save|start saving)(?: up)? for a (?:down ?payment|house|home)|i (?:want|need|would like|'d like) to save(?: up)? for a (?:down ?payment|house|home))${ends}`,
    ),
    text: "First the target, and it is smaller than many think: many first-time buyers put down 3 to 5 percent, not 20. For a $300,000 home that is $9,000 to $15,000, plus closing costs of 2 to 5 percent.\n\n1. Open a savings account only for it.\n2. A fixed sum leaves on payday; refunds and raises go there, too.\n3. Ask your state's housing agency for first-buyer help; some of it never has to be paid back.\n4. Keep card debt falling; lenders look at both.\n\n**One next step:** tell me a price you have in mind and what you could save a month.\n\nBy when would you like to buy?",
  },
  {
    id: "new-or-used-car",
    topic: "mind-the-car",
    ask: new RegExp(
      String.raw`\b(?:should i|better to|is it better to)\b[^.!?]{0,12}\b(?:buy |get )?(?:a )?(?:new or (?:a )?used|used or (?:a )?new)(?= car\b|\W*$)|\bnew (?:vs\.?|versus) used car\b|\bused (?:vs\.?|versus) new car\b`,
    ),
    text: "For most people a used one of two to five years: it has lost a good part of its price and still has most of its life. New makes sense if you keep it ten years, need the full warranty, or the rate for new cars is so low that the difference is small.\n\nWhatever it is: the total price, not the monthly payment; an independent mechanic for a used one (about $150 to $200); and the insurance quote before you sign.\n\n**One next step:** write down the whole budget, with tax, registration and first insurance in it.\n\nWhat can you spend in all, and how much do you drive?",
  },
  {
    id: "afford-a-car",
    topic: "car-loan",
    ask: new RegExp(
      String.raw`${lead}(?:can i (?:even |really )?(?:afford|buy|get) a (?:new |used |better )?(?:car|truck|suv)|how much car can i afford|how much should i (?:spend|pay) (?:on|for) a car)${ends}`,
    ),
    text: "A line that keeps people out of trouble: the payment at most 10 to 15 percent of what reaches your account, and everything together (payment, insurance, gas, upkeep) near 20. With $3,000 a month that is a payment of $300 to $450. Put down at least a tenth, and take no more than five years; a longer loan only hides the price.\n\nA test that costs nothing: put the payment aside for two months as if it were due. If the months hold, it fits.\n\n**One next step:** send me your monthly pay and the price you're thinking of.\n\nWhat do you take home, and what does the car cost?",
  },
  {
    // the need for life insurance: naic.org consumer guides
    id: "life-insurance",
    topic: "choose-insurance",
    ask: /\b(?:do|does|should) (?:i|we|my \w+) (?:really |even )?(?:need|get|have|buy)(?: to (?:get|have|buy))? life insurance\b|\bhow much life insurance\b|\bis life insurance worth\b/,
    text: "You need it if somebody lives on your pay: children, a partner, a parent, or a loan that another person signed. With nobody depending on you, mostly not.\n\nFor a family, term insurance for 15 to 25 years is usually enough and the cheapest: it pays only if you die in that time. A common size is about ten times a year's pay, or debts plus the years until the youngest is grown. Cover through a job ends with the job, so count it only as an extra.\n\n**One next step:** get two quotes for a 20-year term policy with the same sum.\n\nWho would be short of money without your pay?",
  },
  {
    // healthcare.gov; Medicaid limits and the marketplace depend on the state
    id: "no-health-insurance",
    topic: "read-insurance",
    ask: /^(?![^]*\b(?:quit\w*|leave|leaving|dent\w+|tooth|teeth|root canal|job|therap\w*|pregnant|meds?|medication|insulin|er|hospital|bill)\b)[^]*(?:\b(?:i|we) (?:don'?t|do not|dont) have (?:any )?health insurance\b|\b(?:i'?m|im|i am|we'?re) uninsured\b|\bno health insurance\b|\blost my (?:health )?insurance\b|\bhow (?:do|can) i get health insurance\b)/,
    text: "There are three doors, and one application finds the right one. At **healthcare.gov** you enter your income and it shows whether you get Medicaid (free or nearly), a marketplace plan with a lower price, or CHIP for children. Losing a job or other cover, moving, marrying or a birth opens it outside the yearly dates, mostly for 60 days; Medicaid is open all year.\n\nUntil then: a community health center (findahealthcenter.hrsa.gov) takes you by income, insured or not.\n\n**One next step:** fill in the first page at healthcare.gov, or call 1-800-318-2596; a local helper does it with you for free.\n\nWhat do you earn in a year, and how many are you at home?",
  },
  {
    // consumerfinance.gov, "Credit cards": paid in full each month there is no interest
    id: "get-a-credit-card",
    topic: "build-credit",
    ask: new RegExp(
      String.raw`${lead}(?:should i (?:get|open|apply for)|is it (?:good|bad|smart|a good idea) to (?:get|have)|do i need) an? (?:first |second |new )?credit card${ends}`,
    ),
    text: "Yes, if you'd pay it in full every month; it builds a credit history and protects purchases. Not yet, if money left on a card tends to be spent: then interest near 22 percent eats every advantage.\n\nFor a beginning: a secured card (a deposit of $100 to $300 is the limit), a student card, or one from your credit union, without a yearly fee. One small bill on it, autopay for the **full** balance, and the card in a drawer.\n\n**One next step:** check at your own bank which card you'd be approved for; a prequalification doesn't touch your score.\n\nIs it for building credit, or for something you want to buy?",
  },
  {
    // investor.gov (SEC): index funds, diversification, fees
    id: "index-fund",
    topic: "retirement-saving",
    ask: /\b(?:what(?:'?s| is| are)(?: an?)?|explain|tell me about) (?:index funds?|etfs?|mutual funds?|s&p ?500|sp ?500)\b/,
    text: "One purchase that holds a small piece of many companies at once, for example the 500 largest in the country. Nobody picks stocks in it, so the yearly fee is low, often under 0.1 percent. It rises and falls with the whole market: bad years of minus 20 or 30 percent happen, and so far patience over ten years and more has mostly been paid. That isn't a promise.\n\nSo it is for money you don't need for at least five years. I can't tell you which one to buy; the SEC's pages for new investors explain them without selling anything.\n\n**One next step:** look whether your job's 401(k) offers one, and what it costs a year.\n\nWhat would the money be for, and when?",
  },
  {
    id: "combine-finances",
    topic: "split-costs",
    ask: /\b(?:should|do|how do|how should) (?:we|couples?|my \w+ and i|i and my \w+) (?:\w+ )?(?:combine|merge|join|share|mix|pool) (?:our |their )?(?:finances|money|bank accounts?|accounts|incomes?)\b|\b(?:joint|shared) (?:bank )?accounts? or (?:separate|not)\W*$|\bseparate or joint accounts?\b/,
    text: "There is no right way, only one that both would choose again. Three are common:\n\n- **All together:** simple, and needs full openness.\n- **All apart:** free, and every bill has to be split.\n- **Three accounts:** yours, mine, and ours for home and food. Each pays in by income; the rest is nobody's business. For many couples that is the best start.\n\nBefore any of it, show each other four figures: pay, savings, debts, and what you send to family. Debts from before stay with who made them in most cases, unless you sign for them together.\n\n**One next step:** set one hour this week for the four figures, without deciding anything.\n\nWhat would you not want to give up: freedom, safety, or a fair split?",
  },
  {
    id: "different-incomes",
    topic: "split-costs",
    ask: new RegExp(
      String.raw`\b(?:my ${partner} and i|we|me and my ${partner}) (?:make|earn|have) (?:very |really )?different (?:incomes?|pay|salar(?:y|ies)|amounts|money)\b`,
    ),
    text: "Then halves are rarely fair: the same bill weighs more on the smaller pay. Most couples with a gap share by income. Add both pays, see what part each is, and pay that part of what you both use: home, power, food, insurance. What is left stays your own, on both sides.\n\nWhat doesn't show on a bank statement counts, too: who cooks, drives and looks after the children.\n\n**One next step:** list the shared bills of one month with their sum.\n\nWhat do each of you bring home, and what do the shared bills come to?",
  },
  {
    id: "paid-off-a-debt",
    topic: "count-a-win",
    ask: /\b(?:i|we) (?:just |finally |have |'ve )*(?:paid off|finished paying(?: off)?|payed off) (?:my |a |the |our |one of my |one )?(?:\w+ ){0,2}?(?:credit cards?|cards?|loans?|debts?|car|student loans?)\b(?! (?:and|but) (?:now )?i'?m (?:sad|depressed))/,
    text: "That is real: one bill less, and it was done payment by payment. Enjoy it for a day before the next figure.\n\nThen let the same payment go on, only to another place: the whole sum you sent to this one now goes on top of the minimum of the next. You don't feel it in the month, and the next debt shrinks much faster. If there is no cushion yet, let the first two payments fill one.\n\nKeep a card without a yearly fee open, with nothing on it; it helps your score.\n\n**One next step:** change the standing order today, before the freed money finds another use.\n\nWhich debt is next, and how much is left on it?",
  },
  {
    // deposit and first month: usual terms of leases; see the answer on move-in costs
    id: "afford-to-move-out",
    topic: "first-apartment",
    ask: new RegExp(
      String.raw`${lead}(?:can i afford to (?:move out|live (?:alone|on my own))|how much (?:money )?do i need to (?:move out|live (?:alone|on my own))|how much should i (?:have )?sav\w* (?:before|to) (?:i )?mov(?:e|ing) out)${ends}`,
    ),
    text: "Two sums have to fit. **To get in:** first month, a deposit (often one month), application fees, a truck and the first things for a kitchen: mostly two and a half to three months of rent. **Each month:** the rent at most about a third of what reaches you, plus $150 to $250 for power, internet and phone, $350 to $450 for food, and getting around.\n\nAnd $500 to $1,000 should be left for the first surprise.\n\n**One next step:** put the rent into a savings account for two months as if you paid it already; then you know, and you have the deposit.\n\nWhat do you take home, and what do rooms cost near you?",
  },
  {
    // aspca.org: yearly cost of a dog, roughly $500 to $1,500 and more without emergencies
    id: "afford-a-dog",
    topic: "get-pet",
    ask: /\b(?:can i afford|how much does|how much is|what does|how expensive is) (?:it cost to (?:have|own|get) )?a (?:dog|puppy)\b|\bafford (?:to (?:get|have) )?a (?:dog|puppy)\b|\bcost of (?:having |owning )?a dog\b/,
    text: "A healthy dog costs about $1,000 to $2,000 a year, so $85 to $170 a month: food, vet and vaccines, flea and worm protection, a license, things that get chewed. The first year is more expensive, often $500 to $1,000 more for spaying, bed, crate and adoption. And one bad night at a vet can be $1,000 to $3,000.\n\nSo it fits if about $150 a month is left after bills and savings, and $1,000 lies ready. A cat is about a third less.\n\n**One next step:** move $150 to savings each month for three months; if it holds, you have both the answer and the start.\n\nWhat is left in an ordinary month now?",
  },
  {
    // irs.gov, "Self-employed individuals tax center": 15.3 percent self-employment tax plus income tax; quarterly dates
    id: "freelance-taxes",
    topic: "irregular-income",
    ask: /^(?![^]*\b(?:owe|owed|bill|itin|irs|boss|penalt\w+)\b)[^]*(?:\bhow much (?:money )?(?:should|do) i (?:set aside|put (?:aside|away)|save|keep|hold back) for (?:my )?tax(?:es)?\b|\b(?:freelanc\w+|self[- ]employed|1099|contractor|gig work\w*)\b[^.!?]{0,30}\btax(?:es)?\b|\btax(?:es)?\b[^.!?]{0,25}\b(?:freelanc\w+|self[- ]employed|1099|gig)\b)/,
    text: "A safe share is 25 to 30 percent of what is left after costs, moved the day each payment arrives to an account you don't touch. Of $1,000 profit that is $250 to $300. It covers self-employment tax (15.3 percent) and income tax; with a low yearly profit it may be less.\n\nIf you will owe $1,000 or more, the IRS wants it in four parts: mid-April, mid-June, mid-September and mid-January, at irs.gov/payments. Costs such as tools, phone share and miles lower it, so keep receipts.\n\n**One next step:** open a second savings account and name it “taxes”.\n\nWhat came in this month, and what did the work cost you?",
  },
  {
    id: "nothing-until-payday",
    topic: "money-worry",
    ask: /\b(?:no|almost no|hardly any|zero) money (?:left )?(?:until|till|til|before) (?:pay ?day|friday|the \w+|next (?:week|month)|i get paid)\b|\b(?:broke|out of money) (?:until|till|til) (?:pay ?day|friday|the \w+|next (?:week|month)|i get paid)\b/,
    text: "Those days are hard, and they can be got through in the right order.\n\n1. **Food:** a pantry today costs nothing and asks little; 211 (call or text) names the nearest.\n2. **What is due before payday:** call each one now and ask for a date after it. Most give a week.\n3. **Money that is already yours:** hours you've worked (ask for an advance), a returned purchase, one thing sold.\n4. **Leave out** payday loans and overdrafts; they begin next month with less.\n\n**One next step:** write down what you have to the dollar, the days until payday, and what is due. Send it to me and I divide it.\n\nHow much is there, and how many days?",
  },
  {
    // consumer.ftc.gov: debit and credit cards protect differently
    id: "credit-or-debit",
    topic: "pause-a-purchase",
    ask: /\b(?:credit(?: cards?)? or (?:a )?debit|debit(?: cards?)? or (?:a )?credit|credit (?:vs\.?|versus) debit|debit (?:vs\.?|versus) credit)\b/,
    text: "If you overspend easily, debit or cash for the daily things: what isn't there can't be spent, and there is no interest. If you pay in full every month, credit is the safer card: money taken by fraud isn't yours, and it builds a history.\n\nA middle way works for many: one credit card for two fixed bills with autopay for the full balance, everything else on debit with a weekly sum. For gas pumps, hotels and online shops credit protects better.\n\n**One next step:** take the saved credit card out of the shop where you spend most.\n\nDo you pay your card in full each month, or does something stay on it?",
  },
  {
    // dol.gov: unemployment insurance; benefits count from the week of filing in most states
    id: "lost-job-and-money",
    topic: "lost-job",
    ask: /^(?![^]*\blease\b)[^]*(?:\b(?:laid off|lost my job|got fired|was fired|been fired|let go)\b[^.!?]{0,30}\b(?:scared|worried|stressed|afraid|panick\w*|anxious|freaking out)\b[^.!?]{0,20}\b(?:money|bills|rent|financ\w+)\b|\b(?:laid off|lost my job|got fired|let go)\b[^.!?]{0,25}\b(?:can'?t pay|how (?:do|will) i pay|no savings|bills)\b)/,
    text: "That fear makes sense, and the first week decides more than the next three. So in this order:\n\n1. **Today:** file for unemployment in your state; it mostly counts from the week you file.\n2. **Tomorrow:** list what must be paid: home, food, power, phone, insurance. Everything else stops or waits.\n3. **This week:** call each lender before a date is missed, and say “hardship program”. Ask the old job about the last pay and how long insurance runs.\n4. Then the search, two hours each morning.\n\n**One next step:** open your state's unemployment page (careeronestop.org leads there) and file tonight.\n\nHow much is in savings, and what must go out each month?",
  },
  {
    id: "lifestyle-creep",
    topic: "start-a-budget",
    ask: /\blifestyle (?:creep|inflation)\b/,
    text: "By deciding before the first larger pay arrives. Half of the raise goes away by itself on payday, to debt or savings; the other half may make life nicer, on purpose. Then you feel the raise and keep it, too.\n\nWhat to watch is anything that renews each month: a larger place, a newer car, more subscriptions. A nice dinner ends on the same evening; a lease doesn't. So wait three months before any new fixed cost.\n\n**One next step:** raise your automatic transfer by half of the difference today, while the old pay still feels normal.\n\nWhat would you most like the other half to be for?",
  },
];
