import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to later questions of a talk about money. */

const so = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|then|also|well|now|please|thanks)\W+)*`;
const ends = String.raw`(?: (?:then|now|exactly|though|first|today|for (?:it|that|this)))*\W*$`;
const ask = (words: string) => new RegExp(`${so}(?:${words})${ends}`);
const partner = "(?:husband|wife|partner|boyfriend|girlfriend|fianc\\w+|spouse)";

/** What a talk about money may name between its matter and the question. */
const ofMoney =
  /[^\n]*\b(?:money|savings?|saved?|debts?|cards?|credit|loans?|rent|bills?|budget|income|make|earn|pay|paid|paycheck|spend|cost|balance|interest|percent|bank|account|year old|\d+)\b[^\n]*|%/;

/** For a question that its talk alone makes clear, whatever was told since. */
const anything = /[^]+/;

const saving = /\b(?:emergency fund|savings?|sav(?:e|ing)|saved|cushion|down payment)\b/;
const shopping = /\b(?:impulse|shop(?:ping)?|buy(?:ing)? (?:things|stuff)|shopping addiction|amazon)\b/;
const groceries = /\b(?:grocer(?:y|ies)|food (?:bill|budget|shopping|costs?))\b/;
const noSpend = /\bno[- ]?spend(?:ing)?\b/;
const invest = /\b(?:invest(?:ing)?|index funds?|etfs?|stocks?|crypto|bitcoin|s&p)\b/;
const retire = /\b(?:retire\w*|401\(?k\)?|roth|ira|pension)\b/;
const lifeCover = /\blife insurance\b/;
const health = /\b(?:health insurance|uninsured)\b/;
const taxes = /\b(?:do my taxes|file (?:my )?taxes|taxes)\b/;
const credit = /\b(?:credit score|credit|fico)\b/;
const lending =
  /\b(?:owes? me(?! an? (?:big |real )?(?:apology|explanation))|lent|lend|borrow\w*|pay me back|money back|asking (?:me )?for money)\b/;
const couple = new RegExp(String.raw`\b(?:${partner}|couples?|we|our|married|marriage)\b`);
const splitting = /\b(?:split\w*|different (?:incomes?|pay)|combine|share (?:bills|costs)|joint account)\b/;
const cars = /\b(?:car|truck|suv)\b/;
const homes = /\b(?:buy a (?:house|home)|house|home|rent or buy|mortgage)\b/;
const safe = /\bsafe to spend\b/;
const addsDebt = /\badd (?:a |my )?debts?\b|\benter (?:a |my )?debts?\b/;
const inBudget = /\b(?:add (?:a |my |an )?(?:bills?|expenses?|income)|see my budget|my budget|connect my bank|import)\b/;
const billsShort =
  /\b(?:can'?t (?:afford|pay) (?:my |all )?(?:my |the )?bills|behind on (?:my )?bills|can'?t pay (?:everything|all)|short \$?\d+|\$?\d+ short)\b/;

export const moneyTalkAnswers: readonly WrittenAnswer[] = [
  {
    id: "where-keep-savings",
    topic: "build-a-cushion",
    talk: saving,
    between: ofMoney,
    ask: ask(
      String.raw`where (?:should|do|would|can) (?:i|we) (?:keep|put|save|hold|store) (?:it|that|this|my savings|my money|the money|my emergency fund|them)(?: all)?|where (?:should|does) (?:it|that|the money) go|what (?:kind|type) of (?:bank )?account(?: is best)?|(?:in )?(?:a )?(?:savings account|high[- ]yield(?: savings(?: account)?)?|which (?:bank|account))`,
    ),
    text: "In a savings account at another bank than the one your card is tied to, insured (FDIC at banks, NCUA at credit unions up to $250,000). Online banks often pay far more interest there than the big branches; look for “high-yield savings”, no monthly fee and no minimum. It takes a day to reach, and that is what protects it.\n\nNot in stocks and not in cash at home: it has to be there on a bad day. Money you don't need for five years and more is another matter.\n\n**One next step:** open one online, it takes ten minutes, and name it after what it protects.\n\nHow much moves there on the next payday?",
  },
  {
    id: "cushion-or-debt-first",
    topic: "choose-a-debt",
    talk: /\b(?:sav(?:e|ing|ings)|emergency fund|cushion|saved)\b/,
    and: /\b(?:debts?|credit cards?|cards?|loans?)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`should i (?:pay (?:off )?(?:the |my |that )?(?:debts?|cards?|loans?|it)(?: off)?|save|focus on (?:the )?debt)(?: first| or save)?|which (?:one |is |comes |should (?:come|be|i do) )?first|(?:save|savings) or (?:pay )?(?:the )?debt|what(?: should i do| comes)? first|both|which one`,
    ),
    also: /\b(?:debts?|cards?|credit|savings?|sav\w+|emergency fund|loans?|pay|off)\b/,
    text: "A little of both, in this order. First the minimum on every debt. Then savings until $500 to $1,000 are there; without that, the next repair goes back on the card. Then everything extra to the debt, highest rate first, because a card at 22 percent costs far more than any savings account pays. When the cards are gone, the same sum builds three months of costs.\n\nOne exception: if your income is shaky, make the cushion one month first.\n\n**One next step:** set two automatic transfers for payday: a small one to savings, the rest to one debt.\n\nHow far are you from the first $500?",
  },
  {
    id: "am-i-behind",
    topic: "build-a-cushion",
    talk: /^(?![^]*\bretire)[^]*\b(?:sav(?:e|ing|ings)|saved)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`am i (?:too |really |very )?(?:behind|late|doing (?:ok|okay|badly|bad)|on track)|is (?:that|it) (?:bad|enough|normal|good|ok|okay|too little|a lot)|how do i catch up|can i (?:still )?catch up`,
    ),
    text: "Measured by the yardsticks most people are behind, because rent and loans come out of the same pay. More useful is the next step up from where you are: $1,000 for bad days, then one month of costs, then three; and for retirement any employer match, because that doubles what you put in.\n\nCatching up is one lever: raise the share by one percent every three months, and send half of each raise and refund there. Ten percent for ten years beats a perfect plan that begins in two.\n\n**One next step:** raise your automatic saving by one percent of your pay this week.\n\nWhat share do you put away now?",
  },
  {
    id: "fifty-thirty-realistic",
    topic: "start-a-budget",
    talk: /\b50[ /-]30[ /-]20\b|\b50 ?%/,
    between: ofMoney,
    ask: ask(
      String.raw`is (?:that|it|this)(?: even| really)? (?:realistic|possible|doable|good|right|enough)|does (?:that|it) (?:really )?work|what if (?:my )?(?:rent|needs) (?:is|are|takes?) (?:more|too much|higher)(?: than (?:half|50))?`,
    ),
    text: "For many it isn't at first, above all where rent alone takes 40 percent or more. Then 60 for must-pays, 25 for what you like and 15 to keep is honest, or 70, 20 and 10. The rule is a direction: when a raise comes or a loan ends, the difference goes to the last part.\n\nWhat it does well is show where the squeeze is. If the must-pays are far above half, no cutting of coffee helps; then the home, the car or the income is the lever.\n\n**One next step:** add up last month's must-pays and divide by your pay.\n\nWhat share comes out?",
  },
  {
    id: "need-or-want",
    topic: "start-a-budget",
    talk: /\b(?:50[ /-]30[ /-]20|budget|needs?|wants?)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`what (?:counts|is considered|qualifies)(?: as)? (?:an? )?(?:wants?|needs?)|what(?:'?s| is| are) (?:an? )?(?:wants?|needs?)|what(?:'?s| is) the difference(?: between (?:needs? and wants?|the two))?`,
    ),
    text: "A need is what would harm you, your work or a contract if it stopped this month: home, basic food, power, the way to work, insurance, medicine, a plain phone, minimums on debts. A want is everything better than that: eating out, streaming, the newer phone, clothes beyond replacing.\n\nMany things are both, so split them: the phone line is a need, the large plan a want; groceries a need, the steak a want. And wants aren't bad; they have a third of the money so that you can enjoy them without guilt.\n\n**One next step:** take last week's ten payments and mark each N or W.\n\nWhich one was hard to decide?",
  },
  {
    // consumerfinance.gov, "How to reduce your debt"
    id: "avalanche-explained",
    topic: "choose-a-debt",
    talk: /\b(?:snowball|avalanche)\b/,
    between: ofMoney,
    also: /\b(?:snowball|avalanche|method|debt)\b/,
    ask: ask(
      String.raw`(?:what(?:'?s| is| about)|how (?:about|does)|explain)? ?(?:the )?(?:debt )?(?:avalanche|snowball)(?: method)?(?: work)?`,
    ),
    text: "The avalanche pays the minimum on all debts and puts everything extra on the one with the highest rate. When it is gone, its payment moves to the next highest. It costs the least interest, and the first success may take a while.\n\nThe snowball does the same with the smallest balance first. It costs a little more, and the first debt is gone sooner, which keeps many people going.\n\n**One next step:** write each debt with balance and rate in one line, and mark the smallest and the most expensive. Often it is the same one.\n\nWhat do you need more to keep going: fewer bills soon, or the lowest cost?",
  },
  {
    id: "snowball-or-avalanche-better",
    topic: "choose-a-debt",
    talk: /\b(?:snowball|avalanche)\b/,
    between: anything,
    also: /\b(?:snowball|avalanche|method)\b/,
    ask: ask(
      String.raw`(?:so )?which (?:one )?(?:is|works|would be|do you recommend|should i (?:do|use|pick|choose))(?: (?:the )?(?:better|best|faster|cheaper))?(?: for me)?|what do you recommend|which one`,
    ),
    text: "By the dollars the avalanche: it always costs the least, and the gap is large when one rate is far above the others. By staying with it the snowball, because a debt that disappears in three months keeps you going.\n\nSo: if one card is above 25 percent and not much larger than the rest, avalanche. If you've given up on plans before, or have several small debts, snowball. Changing once is allowed; stopping is the only expensive choice.\n\n**One next step:** send me the debts in one line, such as “$500 at 10%, $2,000 at 25%”, and I put them in both orders.\n\nHave you tried a plan before, and what ended it?",
  },
  {
    // consumerfinance.gov: reported from 30 days late on; a late payment stays up to seven years
    id: "missed-payment-credit",
    topic: "mend-credit",
    talk: /\b(?:missed|forgot|late)\b[^.!?]{0,25}\b(?:payment|card|bill|loan)\b/,
    between: anything,
    also: /\b(?:credit|score|report|affect)\b/,
    ask: ask(
      String.raw`(?:will|does|did|can|would) (?:it|this|that) (?:hurt|affect|ruin|lower|damage|show up on|go on|drop)(?: my| the)? (?:credit)?(?: ?(?:score|report))?|is my credit (?:ruined|score ruined|hurt)`,
    ),
    text: "Two weeks or any time under 30 days: mostly no. Lenders usually report a payment as late only from 30 days on; until then it costs a fee and some interest, and they see it only in their own books. From 30 days it can take many points, more at 60 and 90, and stays up to seven years, though it hurts less with time.\n\nSo pay at least the minimum today and ask for the fee back. If it was reported wrongly, dispute it for free at annualcreditreport.com.\n\n**One next step:** pay it now, and put the minimum on autopay in the same sitting.\n\nIs it paid by now, or is the money missing?",
  },
  {
    id: "missed-payment-now",
    topic: "mend-credit",
    talk: /\b(?:missed|forgot|late)\b[^.!?]{0,25}\b(?:payment|card|bill)\b/,
    between: anything,
    ask: ask(String.raw`what (?:should|do|can) i do(?: now| about it)?|how do i fix (?:it|this)`),
    text: "Three things, fifteen minutes in all. Pay at least the minimum now, in the app or by phone. Then call the number on the card: “I missed the date and have paid today. Could you waive the late fee and leave the rate as it was? I've put it on autopay.” Said kindly, it often works once. Then switch the minimum to autopay, two days after your payday; many banks move the due date if you ask.\n\nIf you can't pay: say “hardship program” in the same call, before it is 30 days late.\n\n**One next step:** make the payment before you close this page.\n\nWas it forgotten, or was the money short?",
  },
  {
    id: "instead-of-buying",
    topic: "pause-a-purchase",
    talk: /^(?![^]*\b(?:spend\w* (?:\w+ ){0,3}(?:time|hours|days?|evenings?)|snacks?|junk|chips|candy|sweets|food|cigarettes|alcohol|beer|wine)\b)[^]*\b(?:shop(?:ping)?|buy(?:ing)?|impulse|spend(?:ing)?)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`what (?:can|could|should|do) i do (?:instead|at night|when (?:i|it)[^.!?]{0,30}|in that moment)|what else (?:can|could) i do|(?:give me )?(?:something|anything|ideas) (?:to do )?instead`,
    ),
    text: "Something that gives the same thing, in the same ten minutes. So first name what you're after:\n\n- **Comfort:** a hot shower, a blanket, a call to one person who is easy.\n- **A lift:** music and one song of dancing, a fast walk around the block.\n- **Something new:** the library app, three outfits from your own closet.\n- **The day is over:** tea, a show with a set end.\n\nPut what you wanted on a list with its price; it may be bought in two days. Keep a note of how the feeling was after fifteen minutes.\n\n**One next step:** choose one of these for tonight and put it where the phone lies.\n\nWhich of the four is it mostly?",
  },
  {
    id: "stop-buying-plan",
    topic: "pause-a-purchase",
    talk: shopping,
    between: ofMoney,
    ask: ask(
      String.raw`(?:can you )?(?:give|make|write|show) me a (?:\w+ )?plan|what(?:'?s| is) the plan|how do i stop(?: (?:it|buying|shopping))?|what should i do|what (?:can|do) i do`,
    ),
    text: "A plan for the next two weeks:\n\n1. **Today:** delete saved cards and shopping apps, and turn off their emails. Ten minutes.\n2. **Every wish** goes on a list with its price and the date. It may be bought after two days, one thing at most each Saturday.\n3. **A sum of your own:** $20 or $30 a week in cash or on its own card, without guilt.\n4. **The hard hour:** something else ready for it, such as a walk, a call, a shower.\n5. **Sunday:** add up the list. What you didn't buy goes to savings.\n\n**One next step:** do number one now, before the next wish.\n\nWhich shop is the hardest to close?",
  },
  {
    id: "spending-guilt-normal",
    topic: "self-care",
    talk: /\b(?:guilty|guilt|bad about|ashamed)\b[^]*\b(?:spen[dt]\w*|buy\w*|money)\b|\b(?:spen[dt]\w*|buy\w*)\b[^]*\b(?:guilty|guilt)\b/,
    between: anything,
    ask: ask(String.raw`is (?:that|this|it) normal|why (?:do|am) i (?:feel|like) (?:like )?(?:this|that)|is (?:that|it|this) ok(?:ay)?`),
    text: "Yes, it is very common, above all for people who grew up with little money, or who learned that their own wishes come last. The feeling is an old alarm; it goes off at $90 as well as at $900, so it can't tell you whether a purchase was wrong.\n\nFigures can. If the bills are paid, no card debt grew from it, and you use the thing, it was fine. A set sum each month that is only yours takes the question away altogether.\n\n**One next step:** choose that sum, even $15, and give it a line in [your budget](/budget).\n\nWhere did you learn that money for yourself isn't allowed?",
  },
  {
    id: "return-it-or-keep",
    topic: "pause-a-purchase",
    talk: /^(?![^]*\b(?:offer|raise|loan|bill|refund|bonus|job)\b)[^]*\b(?:bought|ordered|got|spent)\b[^.!?]{0,25}\$?\d+/,
    between: anything,
    ask: ask(
      String.raw`should i (?:return|take|send|bring) (?:it|them|this|that)(?: back)?|should i keep (?:it|them)|do i (?:return|keep) (?:it|them)`,
    ),
    text: "Return it if one of these is true: a bill this month isn't covered, it went on a card that you can't clear, or you wouldn't buy it again today at that price. Keep it if the bills are paid and you'll use it every week; then take the tags off and let the guilt go, because a trial every morning costs more than the thing.\n\nMost stores take unworn things back for 14 to 30 days, so you can sleep on it twice.\n\n**One next step:** look up the last return day and put it in your calendar.\n\nWould you buy it again today?",
  },
  {
    id: "no-spend-rules",
    topic: "no-spend-slip",
    talk: noSpend,
    between: anything,
    ask: ask(
      String.raw`what (?:are|were) the rules|what(?:'?s| is) (?:allowed|not allowed|off limits)|what (?:can|can'?t) i (?:buy|spend(?: money)? on)|can i (?:still )?(?:buy|get|pay for) (?:groceries|food|gas|medicine|coffee)|do groceries count|(?:what|how) about (?:groceries|food|gas|bills)`,
    ),
    text: "You set them, before the first day, and they are simple:\n\n- **Allowed:** rent, bills, groceries from a list, gas, medicine, things for children that can't wait.\n- **Off:** eating out, delivery, coffee to go, clothes, online orders, apps.\n- **Two exceptions at most,** written down now, such as a birthday or a haircut that is booked.\n- **What breaks** may be replaced, used if possible.\n\nGroceries count as a need, but not as a back door: no extra cart of snacks. Write the rules on the fridge, so that you don't bargain with yourself at nine at night.\n\n**One next step:** write your two exceptions.\n\nWhat are they?",
  },
  {
    id: "no-spend-week-plan",
    topic: "no-spend-slip",
    talk: noSpend,
    between: anything,
    ask: ask(
      String.raw`(?:can you )?(?:give|make|write|show) me (?:a|an) (?:\w+ )?(?:plan|schedule|example|list)(?: for (?:a|the|one|this) (?:week|month))?|what(?:'?s| is) the plan|how do i (?:start|begin|prepare)`,
    ),
    text: "1. **Sunday:** shop once from a list, plan five dinners, fill the tank. Take saved cards out of the apps.\n2. **Monday:** lunch from home; tell one person.\n3. **Tuesday:** every wish goes on a list with its price.\n4. **Wednesday:** the low point. Something free in the evening: a walk, the library, a film you own.\n5. **Thursday:** eat down the fridge.\n6. **Friday:** friends at your place, everyone brings something.\n7. **Saturday:** sell or give away one thing; look at the list again.\n8. **Sunday:** add up what you didn't spend and move it to savings.\n\n**One next step:** write Sunday's shopping list now.\n\nOn which evening will it be hardest?",
  },
  {
    id: "no-spend-occasions",
    topic: "no-spend-slip",
    talk: noSpend,
    between: anything,
    ask: ask(
      String.raw`(?:what|how) about (?:a |my |his |her )?(?:birthdays?|gifts?|presents?|holidays?|weddings?|dates?|friends|going out|kids?)|what if (?:it'?s|there(?:'?s| is)) (?:a |someone'?s )?(?:birthday|party|wedding)|what if (?:my )?friends (?:want to go out|invite me)`,
    ),
    also: /\b(?:birthdays?|gifts?|friends?|party|weddings?)\b/,
    text: "Decide it before, and it is no slip. Either name it as one of your two exceptions with a fixed sum, such as $20, or give something without money: a homemade dinner, an evening of babysitting, a letter. People remember those longer.\n\nWith friends say it early and lightly: “I'm doing a no-spend month. Come to mine on Friday, I cook, you bring dessert.” Nearly everyone likes the idea, and often somebody joins.\n\n**One next step:** look at the calendar for the next weeks and write down which dates will cost something.\n\nWhich occasion is the next one?",
  },
  {
    id: "no-spend-slip-before",
    topic: "no-spend-slip",
    talk: noSpend,
    between: anything,
    ask: ask(String.raw`what if i (?:slip|fail|mess)(?: up)?|what (?:happens )?if i (?:buy something|break it|can'?t do it|give in)`),
    text: "Then it is one purchase, and not the end: the days before it and the money you kept are still there. Go on the same evening, not on Monday. Write down three things: what it was, the hour, and how you felt just before; that line helps more than any resolve.\n\nIn [the challenge](/challenge) up to two rest days a month hold a streak, so plan for a bad day from the start.\n\n**One next step:** finish this now, while you're calm: “If I slip, I write it down, and I go on at dinner.”\n\nWhich moment is the most dangerous for you?",
  },
  {
    id: "cut-groceries-how",
    topic: "groceries-cost",
    talk: groceries,
    between: anything,
    ask: ask(
      String.raw`how (?:do|can|could) (?:i|we) (?:cut|lower|reduce|bring|get)(?: (?:it|that|this|them))?(?: down)?|what can (?:i|we) (?:cut|do)|how (?:do|can) (?:i|we) (?:spend less|save(?: (?:more|on (?:it|that)))?)`,
    ),
    text: "By the order in which it pays:\n\n1. **One shop a week** with a list, after eating. Each extra trip adds $15 to $30.\n2. **Four planned dinners,** one from what is in the freezer.\n3. **Store brands** for what you buy each week, compared by the price per ounce.\n4. **A cheaper store** for half of it: Aldi, Lidl, Walmart, or the warehouse for staples only.\n5. **Meat as a side** on three days: eggs, beans, lentils.\n6. **Out of the cart:** drinks, single snacks, ready meals, paper goods at grocery prices.\n\nThe first two alone mostly take off a fifth.\n\n**One next step:** look into the fridge and plan two dinners from it before the next shop.\n\nHow often do you go now?",
  },
  {
    id: "phone-bill-words",
    topic: "lower-a-bill",
    talk: /\b(?:phone|cell|internet|cable|wifi|insurance) bill\b|\blower my bills?\b/,
    between: ofMoney,
    ask: ask(
      String.raw`what (?:should|do|can) i (?:say|tell|ask)(?: (?:to )?them| (?:to )?the (?:company|provider))?|how do i (?:ask|negotiate|call)(?: (?:for )?(?:it|that|them))?|(?:give me )?(?:a script|the words)`,
    ),
    text: "Call, and say “cancel” to the machine; that leads to those who can lower it. Then:\n\n“I've been with you for [years] and I'd like to stay, but the bill is too high. I see [other company] at [price]. What can you do for me today?” Then be quiet.\n\nIf they say nothing: “Then I'd like to cancel on the [date]. Is there really nothing?” Ask what it costs in a year, with fees, and whether a new contract begins. Write down the name and the day.\n\nFor a phone, the small carriers on the same networks (Mint, Visible, Tello) are often $15 to $30 a line.\n\n**One next step:** look up one competitor's price, then call.\n\nIs your phone paid off, or is it in the bill?",
  },
  {
    // usa.gov/help-with-bills; 211.org
    id: "bills-which-first",
    topic: "bills-due",
    talk: billsShort,
    between: ofMoney,
    also: /\bbills?\b/,
    ask: ask(
      String.raw`which (?:ones?|bills?)(?: (?:should|do|must) i)?(?: pay)?(?: first)?(?: (?:come|comes|matter|can wait)(?: first| most)?)?|what (?:should|do) i pay first|(?:in )?what order`,
    ),
    text: "By what hurts most if it isn't paid this month:\n\n1. Home: rent or mortgage.\n2. Power, heat and water; food and medicine.\n3. What you need to earn: car payment and its insurance, phone, childcare.\n4. Court-ordered payments, such as child support.\n5. Then minimums on loans. Credit cards, medical bills and old debts come last; they can call, but they can't put you out.\n\nFor everyone who gets less, call before the date and name a sum and a day.\n\n**One next step:** write each bill with its date and one of these numbers, and call the first one that you can't cover.\n\nWhich bill is due next?",
  },
  {
    id: "electric-company-words",
    topic: "energy-bill",
    talk: /\b(?:bills?|electric\w*|utilit\w+|power)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`what (?:should|do|can) i (?:say|tell|ask)(?: to)? (?:the |my )?(?:electric(?:ity)?|power|gas|utility|water) (?:company|people|provider|bill)`,
    ),
    also: /\b(?:electric\w*|power|gas|utility|water|company)\b/,
    text: "Before the due date, by phone:\n\n“I can't pay the whole bill this month. I can pay [sum] on [day] and the rest in [two or three] parts. Can you set up a payment arrangement, and note that there is no shutoff while I keep to it? Do you have budget billing or a discount by income?”\n\nAsk for it in writing or by email. If a shutoff notice is there, say so first; with small children, illness or in winter many states forbid it. LIHEAP pays part of such bills; 211 finds the office.\n\n**One next step:** decide the sum and the day, then make the call.\n\nWhat could you pay now, and when the rest?",
  },
  {
    id: "which-subscription",
    topic: "cancel-subscriptions",
    talk: /\bsubscriptions?\b/,
    between: anything,
    ask: ask(
      String.raw`which(?: ones?| of (?:them|those))?(?: (?:should|do|can) i (?:cancel|drop|keep|get rid of))?(?: first)?|what should i cancel(?: first)?`,
    ),
    text: "The one you opened least in the last two weeks, and today, while it is on your mind. Of two video services keep the one you watch now; you can change in three months, nothing is lost. A gym you haven't been to for a month is the most expensive and has a notice period, so give notice now. Music used every day mostly earns its place; look for a student or family price.\n\nCancel on the website, not only in the app, and keep the confirmation.\n\n**One next step:** cancel the first one now; it takes four minutes.\n\nWhich one was it?",
  },
  {
    id: "landlord-says-no",
    topic: "talk-to-landlord",
    talk: /\b(?:landlord|rent)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`what if (?:he|she|they|the landlord|my landlord) (?:says?|say) no|what if (?:he|she|they) (?:won'?t|doesn'?t|refuses?)(?: (?:agree|accept(?: it)?|answer))?`,
    ),
    text: "Then pay what you have on the due date anyway, in a way that leaves a trace, and answer once: “I understand. I'm paying [sum] today and the rest on [day]. Please tell me if a fee is due by the lease.” A no to more time is not an eviction: first comes a written notice with days in it, then a court.\n\nThe same day call 211 for rent help and ask at work for an advance on hours worked. If a notice comes, call legal aid (lawhelp.org) before its date.\n\n**One next step:** look in the lease for the grace period and the late fee.\n\nHow much could you pay on the due date?",
  },
  {
    id: "rent-with-roommate",
    topic: "first-apartment",
    talk: /\b(?:rent|afford to (?:move out|live)|apartment|move out)\b/,
    between: anything,
    also: /\broom ?mates?\b/,
    ask: ask(
      String.raw`(?:what|how) about (?:with |getting |having )?(?:a )?room ?mates?|(?:what if|should) i (?:get|got|had|have|find) (?:a )?room ?mates?|with a room ?mate`,
    ),
    text: "It is the strongest lever there is: two people in a two-bedroom mostly pay a quarter to a third less each than for a place alone, and power, internet and the deposit halve as well.\n\nTo keep it good, three things before you sign: both names on the lease, or a written agreement; who pays what on which day; and the quiet questions, such as guests, cleaning and noise. Ask for pay stubs, as a landlord would: if one can't pay, the other mostly owes all of it.\n\n**One next step:** look at what two-bedrooms cost near you, and divide by two.\n\nDo you know somebody already, or would you look for one?",
  },
  {
    id: "house-wait-or-now",
    topic: "buy-a-home",
    talk: homes,
    between: anything,
    ask: ask(
      String.raw`should (?:i|we) wait(?: (?:for (?:rates|prices) to (?:drop|fall|come down)|a (?:year|bit)|or buy))?|is (?:now|it) a (?:good|bad|right) time(?: to buy)?|should (?:i|we) (?:buy|do it) now|will (?:prices|rates) (?:go down|drop|fall)`,
    ),
    text: "Nobody can tell where prices and rates go, so let your own four answers decide. Does the whole month fit (loan, taxes, insurance, repairs) in about 28 percent of pay before taxes? Do you stay at least five years? Is your income steady? Is a cushion of some months left after the down payment?\n\nFour yeses: then now is fine, and a lower rate later can be taken by refinancing. With one no, waiting isn't lost: the down payment grows, debts fall, and the score with them.\n\n**One next step:** write yes or no beside the four.\n\nWhich one is the no?",
  },
  {
    // consumerfinance.gov, "Auto loans"; leasing: federalreserve.gov "Keys to vehicle leasing"
    id: "finance-a-car",
    topic: "car-loan",
    talk: cars,
    between: anything,
    ask: ask(
      String.raw`should i (?:finance|lease|pay cash|get a loan|take (?:out )?a loan)(?: (?:it|one|for it))?(?: or (?:pay )?(?:cash|lease|buy|finance))?|(?:what|how) about (?:leasing|a lease|financing|a loan)|(?:is it better to )?(?:lease or (?:buy|finance)|buy or lease|cash or (?:finance|loan))|is leasing (?:better|worth it|a good idea)`,
    ),
    also: /\b(?:leas\w+|financ\w+|cash|loan|buy)\b/,
    text: "Cash is the cheapest, if a cushion of at least $1,000 to $2,000 stays. A loan is fine with a fair rate: get an offer from a credit union **before** the dealer, put down a tenth or more, and take four to five years at most. Tell the dealer the total price you'll pay, never a monthly figure.\n\nLeasing looks cheap each month, and you own nothing in the end; with limits on miles and dents. It fits people who want a new car every three years and drive little.\n\n**One next step:** ask one credit union for a rate; a prequalification doesn't touch your score.\n\nHow much cash could you put in without emptying your savings?",
  },
  {
    id: "life-insurance-size",
    topic: "choose-insurance",
    talk: lifeCover,
    between: anything,
    ask: ask(String.raw`how much(?: (?:do i need|should i (?:get|have)|coverage|life insurance))*|how much (?:is|does) it(?: cost)?`),
    also: /\b(?:kids?|two|coverage|insurance|cost)\b/,
    text: "Two common ways. Quick: ten times a year's pay, so $500,000 with $50,000. Closer: all debts with the mortgage, plus a year's costs times the years until the youngest is grown, less what savings and the other pay would cover.\n\nFor a healthy person around 30 to 40, a 20-year term policy of $500,000 is often $20 to $40 a month; smoking, illness and age raise it. Get it for both parents, also for the one at home: childcare would cost, too.\n\n**One next step:** ask for two quotes for the same sum and years; it takes ten minutes online.\n\nHow many years until your youngest is on their own feet?",
  },
  {
    id: "term-or-whole",
    topic: "choose-insurance",
    talk: lifeCover,
    between: anything,
    ask: /\bterm or whole\b|\bwhole or term\b|\b(?:term|whole)(?: life)? (?:vs\.?|versus) (?:whole|term)\b|\bwhat(?:'?s| is) the difference between term and whole\b/,
    also: /\b(?:life|insurance)\b/,
    text: "Term, for nearly every family. It covers the years in which somebody depends on your pay, and costs a small part of the other, often a tenth. Whole life lasts until death and builds a cash value, but it is expensive, the fees are hard to see, and many stop paying after a few years and lose money.\n\nWhole can make sense for a child with a disability who needs support for life, or in estate matters; then ask a fee-only adviser, not the one who sells it.\n\n**One next step:** get a quote for a 20-year term policy, and put the difference into savings or retirement.\n\nUntil which year would your family need the money?",
  },
  {
    id: "health-where-look",
    topic: "read-insurance",
    talk: health,
    between: anything,
    ask: ask(String.raw`where (?:do|should|can) i (?:look|go|apply|start|sign up|get it)|how do i (?:apply|sign up|get it)`),
    also: /\b(?:sick|doctor|apply)\b/,
    text: "Begin at **healthcare.gov** (or 1-800-318-2596): one form, and it tells you whether Medicaid, a marketplace plan with a lower price, or CHIP fits. A local helper does it with you for free (localhelp.healthcare.gov).\n\nIf you get sick before: a community health center sees you by income (findahealthcenter.hrsa.gov), and an emergency room has to treat an emergency, insured or not. Ask for financial assistance before you pay; nonprofit hospitals must have it. Medicaid can sometimes pay for the three months before you applied.\n\n**One next step:** enter your income and household at healthcare.gov tonight.\n\nDo you live alone, and in which state?",
  },
  {
    // cms.gov/emtala; irs.gov 501(r): financial assistance of nonprofit hospitals
    id: "uninsured-and-sick",
    topic: "read-insurance",
    talk: health,
    between: anything,
    ask: ask(
      String.raw`what (?:if|do i do if|happens if|happens when) i (?:get sick|need a doctor|get hurt)(?: before)?|where (?:can|do) i (?:see a doctor|go if i'?m sick)`,
    ),
    also: /\b(?:sick|doctor|hurt|look|apply|start)\b/,
    text: "Then these three, by how bad it is. For a doctor's visit: a community health center near you (findahealthcenter.hrsa.gov) takes you by income, often $20 to $60. For medicine: ask for the cash price and the generic; many are under $15 a month. For an emergency: go. A hospital has to treat it, insured or not, and a nonprofit one must have financial assistance; ask for that form before you pay anything.\n\nMedicaid can in many states pay for up to three months before you applied, so apply afterward, too.\n\n**One next step:** look up the nearest health center today and save the number.\n\nIs there anything that you're putting off at the moment?",
  },
  {
    // irs.gov: April 15; extension to October 15 for filing, not for paying
    id: "taxes-due",
    topic: "file-taxes",
    talk: taxes,
    between: anything,
    also: /\b(?:due|deadline|taxes|job|rent)\b/,
    ask: ask(String.raw`when (?:is|are) (?:it|they|taxes|my taxes) due|what(?:'?s| is) the deadline|by when(?: do i have to file)?`),
    text: "Mid-April: April 15, or the next working day if that is a weekend or holiday. Most state returns are due on the same day, a few later. If you need more time, Form 4868 or the free extension at irs.gov gives you until October 15 for the papers, but not for paying; what you owe is due in April, so pay a guess.\n\nW-2 and 1099 forms come by the end of January. If a refund is coming, there is no penalty for filing late, and early is better for you.\n\n**One next step:** make one envelope or folder for the forms today.\n\nIs a form missing?",
  },
  {
    // irs.gov/freefile; VITA: irs.gov/vita, 1-800-906-9887
    id: "taxes-free",
    topic: "file-taxes",
    talk: taxes,
    between: anything,
    also: /\b(?:free|taxes|myself|job|rent)\b/,
    ask: ask(
      String.raw`can i (?:do|file) (?:it|them|my taxes)(?: myself)?(?: for free)?|is (?:there|it) (?:a )?free(?: way)?|how much does it cost|(?:where|how) can i (?:do|file) (?:it|them)(?: for)? free|do i need an accountant`,
    ),
    text: "Yes, with one job and a rented home it is one of the simple cases, mostly under an hour. Two free ways: IRS Free File (irs.gov/freefile) has guided programs up to an income limit and plain forms above it; and VITA, where trained volunteers do it with you in person (irs.gov/vita or 1-800-906-9887).\n\nYou need the W-2, your Social Security number, last year's return if there is one, and a bank account for the refund. Start from irs.gov, since some “free” sites charge at the end.\n\n**One next step:** open irs.gov/freefile and see which program takes your income.\n\nHave you got your W-2?",
  },
  {
    id: "raise-score-fast",
    topic: "build-credit",
    talk: credit,
    between: anything,
    ask: ask(
      String.raw`how (?:do|can) i (?:raise|improve|increase|boost|fix|get) (?:it|my score|that)(?: up)?(?: (?:fast|quickly|quick|faster|by \w+))?|what(?:'?s| is) the fastest way`,
    ),
    text: "What works within one or two months:\n\n1. Bring card balances under 30 percent of each limit, better under 10, and pay a week **before** the statement closes.\n2. Ask for a higher limit on a card you handle well.\n3. Get errors out: free reports at annualcreditreport.com, dispute online.\n4. Ask somebody with a good old card to add you as an authorized user.\n5. Catch up on anything late, then autopay on all minimums.\n\nNot: closing old cards, several applications, paying a “repair” company.\n\n**One next step:** look up balance and limit of each card, and pay the fullest one down first.\n\nHow full is the fullest?",
  },
  {
    id: "checking-score",
    topic: "build-credit",
    talk: credit,
    between: anything,
    ask: ask(
      String.raw`(?:does|will|can) (?:checking|looking at|pulling) (?:it|my (?:score|credit|own credit)|that)(?: score| report)? (?:hurt|lower|affect|drop)(?: (?:it|my (?:score|credit)))?`,
    ),
    also: /\b(?:checking|looking|hurt|lower|score|credit|affect)\b/,
    text: "No. Looking at your own score or report is a soft inquiry and never costs a point, however often. Only when you apply for a card or loan does the lender make a hard one: a few points for some months, and it is gone from the report after two years. Several requests for one car or home loan within about two weeks count as one.\n\nFree places: annualcreditreport.com for the reports, each week if you like; your bank or card app for a score.\n\n**One next step:** look at your report once and read only the negative lines.\n\nIs there a line that you don't recognize?",
  },
  {
    id: "which-first-card",
    topic: "build-credit",
    talk: /\b(?:no credit|(?:get|open|apply for) (?:a|an|my) (?:first |new )?credit card|first credit card|build(?:ing)? credit)\b/,
    between: anything,
    ask: ask(
      String.raw`which (?:one|card|kind)(?: (?:should i|do i|would you) (?:get|pick|choose|recommend))?(?: is (?:best|good))?|what (?:card|kind)(?: (?:should i get|is best|of card))?`,
    ),
    also: /\bcards?\b/,
    text: "By kind, and not by name: a secured card without a yearly fee, from your own bank or a credit union, that reports to all three bureaus and turns into a normal one after some months. If you study, a student card does the same without a deposit. Leave store cards and anything with an application fee alone.\n\nUse it for one small bill, under 10 percent of the limit, and set autopay for the full balance. After six months there is a score.\n\n**One next step:** ask your bank: “Do you have a secured card, and does it report to all three bureaus?”\n\nHow large a deposit could you leave there, $200 or less?",
  },
  {
    // investor.gov (SEC)
    id: "invest-risky",
    topic: "retirement-saving",
    talk: invest,
    between: anything,
    also: /\b(?:risky?|safe|lose|money|all|friend|lot)\b/,
    ask: ask(
      String.raw`is (?:it|that|this) (?:really |very )?(?:risky|safe|a (?:scam|good idea))|(?:can|could|will) i lose (?:it(?: all)?|money|everything)|how much (?:is (?:it )?(?:ok|okay|safe)|can i afford) to lose|how (?:risky|safe) is it`,
    ),
    text: "Yes, there is risk, and time decides how much. A broad fund can fall 30 percent in a bad year and has recovered over ten and more so far; a single stock can go to zero; crypto has fallen by more than half several times. So a plain rule: only money you don't need for five years, and for gambles like crypto only what you could lose completely without it touching rent, cushion or sleep, a few percent at most.\n\nNobody can promise a return; who does is selling something or worse.\n\n**One next step:** write down the sum that could disappear without harm. That is your limit.\n\nIs expensive debt gone, and is there a cushion?",
  },
  {
    id: "invest-what-where",
    topic: "retirement-saving",
    talk: invest,
    between: anything,
    also: /\b(?:account|open|buy|need|start|invest|money|stocks?|fund)\b/,
    ask: ask(
      String.raw`what (?:should|do|can|would) i (?:buy|invest in|pick|choose)|where (?:do|should|can) i (?:open (?:an|the) account|start|invest|buy (?:it|one|them)|do (?:it|that))|how much (?:do|should|would) i (?:need|invest|put in|start with)(?: to start)?|how do i (?:start|open one|buy one|do (?:it|that))|what (?:account|app) (?:should|do) i (?:use|open)`,
    ),
    text: "What to buy I can't tell you, but the usual path I can. First a job's 401(k) up to the match, if there is one. Else an IRA at one of the large low-fee brokers; it opens online in twenty minutes and most begin with $1 to $50. Inside, many beginners choose one broad index fund or a target-date fund and set a monthly sum, and leave it alone for years.\n\nCompare one figure: the expense ratio, best under 0.2 percent. The SEC's pages for new investors explain each word and sell nothing.\n\n**One next step:** ask HR whether there is a match.\n\nIs there a plan at your job?",
  },
  {
    id: "retire-too-late",
    topic: "retirement-saving",
    talk: retire,
    between: anything,
    ask: ask(String.raw`is it too late(?: for me)?|am i too (?:late|old)|can i (?:still )?(?:catch up|retire)|is it even worth it`),
    text: "No. At 40 or 45 there are 20 years and more in which money can grow, and Social Security comes on top. As a picture: $300 a month for 25 years at 6 percent growth becomes about $205,000; for 20 years about $138,000. From 50 on you may put in extra (catch-up contributions).\n\nWhat you can't get back is the match of this year, so that comes first. Working two years longer helps more than most people think, too.\n\n**One next step:** look up your Social Security estimate at ssa.gov/myaccount; for most it is more than they feared.\n\nIs there a plan with a match at your job?",
  },
  {
    id: "retire-how-much",
    topic: "retirement-saving",
    talk: retire,
    between: anything,
    also: /\b(?:match\w*|employer|percent|month|put)\b/,
    ask: ask(
      String.raw`how much (?:a month|per month|each month|should i (?:put in|save|contribute|set aside|invest)|do i (?:need|have) to (?:save|put in)|is enough)(?: (?:a|per|each) month)?|what percent(?:age)?(?: should i (?:put in|contribute|save))?|how much should (?:it|that) be`,
    ),
    text: "At least what it takes to get the whole match: if your employer matches 4 percent, put in 4, because that part is doubled on the day. Then work toward 10 to 15 percent of your pay in all, the match counted in. If that is too much now, begin with the match and raise it by one percent with every raise; you never see it go.\n\nWith a card at 20 percent and more: the match first, then the card, then the rest.\n\n**One next step:** set the share in the benefits page this week; it takes five minutes.\n\nWhat do you earn a year, so that I can say it in dollars a month?",
  },
  {
    // dol.gov/ebsa; irs.gov rollovers
    id: "leave-the-job-401k",
    topic: "retirement-saving",
    talk: retire,
    between: anything,
    also: /\b(?:leave|quit|job|change|match\w*|employer)\b/,
    ask: ask(
      String.raw`what (?:if|happens if|happens when) i (?:leave|quit|change jobs?|lose my job|get (?:fired|laid off))(?: (?:the|my) job)?`,
    ),
    text: "What you put in is always yours. What the employer added is yours by the plan's “vesting” rule: at once, or in steps over up to six years, so look before you name a last day.\n\nThe money can stay in the old plan (above a small minimum), move to the new employer's plan, or to an IRA of your own. Ask for a **direct rollover**, so that no check is made out to you. Cashing out costs income tax and mostly 10 percent on top before 59½.\n\n**One next step:** look in the plan for “vesting” and your percentage.\n\nAre you thinking about leaving, or is it only a question for later?",
  },
  {
    id: "raise-how-much",
    topic: "ask-for-pay",
    talk: /\b(?:ask for a raise|raise|more pay|salary)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`how much (?:should|can|could|do) i ask(?: for)?|what (?:number|amount|figure) (?:should|do) i (?:say|name|ask for)|how much is (?:reasonable|normal|fair)`,
    ),
    text: "A usual raise is 3 to 5 percent; for clearly more work, a better offer or pay below the market 8 to 15 is a fair request. Name a figure somewhat above your aim, so there is room: with $50,000, ask for $55,000 if you'd be glad of $53,000.\n\nWhat carries the figure is the market, so look up three: bls.gov/oes, job ads in your area with pay in them, and one person who does the same work.\n\n**One next step:** write three numbers: hope, expect, and the lowest you'd accept without bitterness.\n\nWhat do you earn now, and what changed in your work this year?",
  },
  {
    id: "tell-family-lost-job",
    topic: "lost-job",
    talk: /\b(?:lost my job|laid off|got fired|let go)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`how (?:do|should|can) i tell (?:my |the )?(?:family|wife|husband|partner|parents|kids|children|spouse)(?: (?:about it|that))?|what (?:do|should) i tell (?:my |the )?(?:family|wife|husband|partner|kids|parents)`,
    ),
    also: /\b(?:family|wife|husband|partner|parents|kids|children)\b/,
    text: "Soon, at a quiet hour, with the fact first and the plan right after it:\n\n“I have something hard to tell you. I lost my job on [day]. I've filed for unemployment, we have about [weeks] of savings, and we only pay the must-pays for now. I'm shaken, and I'd like us to look at the list together.”\n\nFor children, shorter: “I'm looking for new work. We have our home and food, and it's nobody's fault.” Then answer what they ask, no more.\n\n**One next step:** fill in the two brackets, and choose this evening.\n\nWhose reaction worries you most?",
  },
  {
    id: "let-the-loan-go",
    topic: "get-money-back",
    talk: lending,
    between: ofMoney,
    ask: ask(
      String.raw`should i (?:just )?(?:let it go|forget (?:about )?it|drop it|give up)|is it worth (?:it|fighting (?:over|about))|should i keep asking`,
    ),
    text: "First one clear request with a date; letting it go before that mostly turns into a grudge. “I need the $[sum] back. Could you do [part] a month from the 1st?” If nothing comes after two requests, decide by three questions: do you need the money, is the person really unable, and what is the bond worth to you?\n\nIf you let it go, do it aloud: “I don't expect it back anymore, and I won't lend again.” Then it is a gift and not a wound.\n\n**One next step:** send the request with a monthly part today.\n\nDo you need the money, or is it about being treated fairly?",
  },
  {
    id: "ask-for-money-back",
    topic: "get-money-back",
    talk: lending,
    between: ofMoney,
    ask: ask(
      String.raw`how (?:do|should|can) i ask (?:for it|for (?:the|my) money|him|her|them)(?: back)?(?: (?:for it|nicely|without (?:a fight|being rude)))?(?: back)?|what (?:should|do) i (?:say|write|text)(?: (?:to )?(?:him|her|them))?|how do i bring it up`,
    ),
    also: /\b(?:money|back|nicely|fight|rude)\b/,
    text: "In a text, friendly, with the sum and a date; no excuses and no hints:\n\n“Hi [name], I need to come back to the [sum] I lent you in [month]. I'm planning my month and I need it by [date]. If all at once is too much, [part] each payday works for me too. Which suits you?”\n\nI can't send it for you. A choice of two ways makes it easy to answer. If nothing comes in a week, ask once more and name the day.\n\n**One next step:** put in the sum and the date, and send it before tonight.\n\nWhich date do you really need it by?",
    short:
      "“Hi [name], could you send me the [sum] by [date]? Half now and half next payday is fine, too.”\n\nShort is enough. Which date do you put in?",
  },
  {
    id: "split-groceries",
    topic: "split-costs",
    talk: splitting,
    between: anything,
    ask: ask(
      String.raw`(?:what|how) about (?:groceries|food|utilities|power|the car|subscriptions|eating out|dates|vacations?|the kids)|how do we split (?:groceries|food|utilities)`,
    ),
    also: /\b(?:groceries|food|utilities|car|eating|dates|vacations?)\b/,
    text: "The same way as the rent: what you both use is shared by income, what only one uses is that one's own. The easiest is one shared account or card for home, power, groceries and things for the house. Each pays in a fixed sum on payday by your shares, and nobody keeps receipts.\n\nEating out together can come from it, too; snacks, hobbies and gifts don't. If one eats far more or earns less for a while, move the share by a few percent and don't count bananas.\n\n**One next step:** add up last month's shared groceries, and divide it by your shares.\n\nWhat did they come to?",
  },
  {
    id: "split-is-fair",
    topic: "split-costs",
    talk: splitting,
    between: anything,
    ask: ask(String.raw`is (?:that|it|this)(?: really)? (?:fair|normal|right)|what(?:'?s| is) fair`),
    text: "By income it is what most people find fair when pay differs a lot: both feel the bills equally, and both keep something in proportion. Halves are fair when the incomes are near each other, or when the larger earner also does most of the work at home.\n\nThe test is simple: after the bills, does each have enough left for their own life and a little saving? If one is always broke by the 20th, the split isn't right yet, whatever the percentages say.\n\n**One next step:** write down what each has left after the shared bills.\n\nWhat would be left for each of you?",
  },
  {
    // consumerfinance.gov: debts before marriage; community property states
    id: "is-their-debt-mine",
    topic: "split-costs",
    talk: couple,
    and: /\b(?:debts?|loans?|owes?|cards?)\b/,
    between: anything,
    ask: ask(
      String.raw`is (?:that|it|his debt|her debt|their debt) (?:my (?:debt|problem|responsibility)|mine)(?: too| now)?|(?:am|will) i (?:be )?(?:responsible|liable)(?: for (?:it|that|his debt|her debt|their debt))?|do i have to pay (?:it|that|his debt|her debt)`,
    ),
    also: /\b(?:debt|mine|responsible|liable)\b/,
    text: "Mostly not. What someone owed before the wedding stays their own debt, unless you sign for it, refinance it together or are a joint holder of the card. It changes in two ways: money on a joint account may be reached by a creditor, and in community property states (such as California, Texas, Arizona and Washington) debts made **during** the marriage are mostly shared.\n\nIn daily life it touches you anyway, through the monthly payment and a joint mortgage. So look at it together before you sign anything.\n\n**One next step:** no joint loan or card until you've both seen the list.\n\nIs it being paid down, or growing?",
  },
  {
    id: "debt-before-house",
    topic: "buy-a-home",
    talk: /\b(?:buy a house|house|home|mortgage)\b/,
    and: /\b(?:debts?|loans?|cards?)\b/,
    between: ofMoney,
    ask: ask(
      String.raw`should (?:we|i) pay (?:it|that|the debt|his debt|her debt|them)(?: off)? first|(?:debt|pay it off) or (?:the )?(?:house|down payment)(?: first)?`,
    ),
    also: /\b(?:debt|house|down payment|off)\b/,
    text: "Mostly yes for cards, not always for the rest. A lender looks at all monthly payments together: with the new home they should stay near 36 to 43 percent of pay before taxes. A card at 22 percent costs more than waiting, and paying it down lifts the score, which lowers the rate of the house. A small car or student loan with a low rate can run on.\n\nBut don't empty the down payment for it; a lender wants to see both.\n\n**One next step:** ask one lender or a HUD-approved counselor for a preapproval, and how it changes without the debt.\n\nIs it card debt, and at which rate?",
  },
  {
    id: "hidden-purchases-words",
    topic: "talk-money-with-partner",
    talk: new RegExp(String.raw`\bmy ${partner}\b[^.!?]{0,25}\b(?:hid(?:es|den|ing)?|secret|lied|lies)\b`),
    between: ofMoney,
    ask: ask(
      String.raw`what (?:should|do|can) i say(?: to (?:him|her|them))?|how (?:do|should) i (?:bring it up|say (?:it|that)|ask|confront (?:him|her|them))`,
    ),
    text: "At a calm hour, without the receipts in your hand:\n\n“I found the card with [sum] on it. I'm hurt less by the money than by not knowing. I don't want to fight. I'd like to see everything, once, and then find a way together. Is there more that I should know?”\n\nThen be quiet, even if it takes long. Don't decide anything that evening; fix a day for the numbers.\n\nIf you're afraid of the reaction, talk to 1-800-799-7233 first.\n\n**One next step:** choose the hour, and who has the children then.\n\nWhat do you fear you'll hear?",
  },
  {
    id: "debt-page-end",
    topic: "choose-a-debt",
    talk: addsDebt,
    between: anything,
    ask: ask(
      String.raw`where (?:do|can|will) i see (?:when|how long)[^.!?]{0,30}|how do i (?:see|know) when (?:it'?s|i'?m) (?:paid off|done|debt free)|(?:what|how) about (?:the )?interest|does it (?:count|include|calculate) (?:the )?interest|where (?:do|can) i (?:enter|put|see) the (?:interest|rate)`,
    ),
    also: /\b(?:interest|rate|paid|off|done|debt|free)\b/,
    text: "On the same page, [Debt & Savings](/debt), under the list: “The order of paying back” compares the smallest balance first with the highest rate first and shows for both the months until the last debt is gone and the interest. “Extra a month” there shows what a little more changes.\n\nThe rate goes in when you add the debt, or later by editing it; a debt without one counts with 0 percent, so the end looks nearer than it is. The APR stands on the last statement.\n\n**One next step:** open the debt, enter its APR, and look at the two orders again.\n\nDo you know the rate, or shall we use a usual one?",
  },
  {
    id: "safe-how-figured",
    topic: "app-safe-to-spend",
    talk: safe,
    between: anything,
    ask: ask(
      String.raw`how (?:is|does|do you)(?: it| that)? ?(?:calculated?|figured(?: out)?|work(?:ed out)?|come up with (?:it|that))|is it (?:per|a|for(?: the)?|each) (?:day|week|month)(?: or (?:per |a |for the |each )?(?:day|week|month))?|(?:per )?day or (?:per )?week`,
    ),
    also: /\b(?:day|week|month|calculated?|figured)\b/,
    text: "It is per day. Evenday takes what your budgets of this month still have, subtracts the bills that are still to come, and divides the rest by the days left, today included. What you spent today is taken off that share, and it stays the same until midnight, so tomorrow begins fresh.\n\nAn example: $600 left, $150 of bills to come, 15 days: $450 by 15 is $30 for today.\n\nSo it is only as true as the budgets and bills you entered.\n\n**One next step:** check in [your budget](/budget) that every bill of this month is there with its day.\n\nDoes the figure look too high or too low to you?",
  },
  {
    id: "safe-why-low",
    topic: "app-safe-to-spend",
    talk: safe,
    between: anything,
    ask: ask(
      String.raw`why is (?:mine|it|that|the number) (?:so |this )?(?:low|small|zero|0|little)|can i (?:change|edit|adjust|raise|set) (?:it|that)(?: myself)?|how (?:do|can) i (?:change|raise|edit) it`,
    ),
    also: /\b(?:low|small|zero|change|edit|raise)\b/,
    text: "It can't be set by hand; it follows from what you entered, so you change it there. The usual reasons why it is low: large bills are still to come this month, a bill that you paid isn't marked as “Paid”, an expense went in twice, or the budgets of the month are small or missing.\n\nIt rises when you give a category more, mark a paid bill, move a bill's day, or correct an expense. And it falls on its own near the month's end if much was spent early; that is the warning it is for.\n\n**One next step:** open [your budget](/budget) and mark every bill that is paid.\n\nWhich of the four could it be?",
  },
  {
    id: "budget-add-income",
    topic: "app-safe-to-spend",
    talk: inBudget,
    between: anything,
    ask: ask(
      String.raw`(?:how|where) (?:do|can) i (?:add|enter|put(?: in)?|set) (?:my |an |the )?(?:income|pay|paycheck|salary|wages)|where (?:does|do) (?:my )?(?:income|pay) go`,
    ),
    also: /\b(?:income|pay|paycheck|salary)\b/,
    text: "The budgets of the month stand for what you have to spend, so “Safe to spend” needs no income. What comes in has its place under “The next 60 days” in [your budget](/budget): add an income with its name, the amount, how often it comes and the first day. The line then shows how the weeks ahead look, with bills and pay in them.\n\nFor the month itself, give each category an amount so that together they don't exceed your pay.\n\n**One next step:** add your next paycheck with its date, and look at the lowest day of the line.\n\nHow often are you paid?",
  },
  {
    id: "budget-categories",
    topic: "app-safe-to-spend",
    talk: inBudget,
    between: anything,
    ask: ask(
      String.raw`where (?:are|do i (?:find|see)) (?:the |my )?categories|how do i (?:add|make|change|edit|create|delete) (?:a |the |my )?categor(?:y|ies)|how do i (?:delete|remove|edit|change|fix) (?:one|it|an expense|a bill)`,
    ),
    also: /\b(?:categor\w+|delete|remove|edit|expense|bill)\b/,
    text: "All in [your budget](/budget). Under “Categories” stands each one with a bar; “Add Category” makes a new one, and opening one lets you change its name and amount or remove it. Further down are the expenses, newest first: open one to edit or delete it. Bills are in the part “Bills, every month”.\n\nWhat you delete waits 30 days under Your account, Your data, “Recently deleted”, so nothing is lost by a slip.\n\n**One next step:** open the one you want to change and look at the month's figure after it.\n\nWhat would you like to change: a category, an expense or a bill?",
  },
  {
    id: "overdraft-fee-back",
    topic: "overdraft",
    talk: /\boverdra(?:ft\w*|wn)\b/,
    between: anything,
    ask: ask(String.raw`can i get (?:it|that|the fee|my money) back|will they (?:refund|waive|give) (?:it|the fee|that)(?: back)?`),
    also: /\b(?:fee|refund|waive)\b/,
    text: "Often yes, when you ask the same week and it isn't the third time this year. Call or use the chat: “I was charged a $35 overdraft fee on [day]. I've been a customer for [years]. Could you refund it as a courtesy?” If the first person says no, ask for a supervisor, once, kindly.\n\nThen ask for two changes: overdraft coverage off for card purchases, so that the card is simply declined, and a text alert at $50. If your bank charges often, some banks and credit unions have no such fee at all.\n\n**One next step:** make the call today; it takes ten minutes.\n\nIs it the first fee this year?",
  },
  {
    // cfpb and ncua.gov: payday alternative loans, at most 28 percent
    id: "instead-of-payday",
    topic: "payday-loan",
    talk: /\bpayday loans?\b/,
    between: anything,
    ask: ask(
      String.raw`what else (?:can|could) i do|what (?:are|is) (?:the |my )?(?:alternatives?|(?:other )?options?)|(?:is there )?(?:any ?thing|something) (?:else|better)|what should i do instead`,
    ),
    also: /\b(?:alternatives?|options?)\b/,
    text: "In the order of what it costs:\n\n1. Ask whoever wants the money for two more weeks or two parts; that is free.\n2. An advance on hours already worked, from your employer or its pay app.\n3. A credit union's payday alternative loan: $200 to $2,000, at most 28 percent, for members, some from the first day.\n4. 211: churches and the Salvation Army often pay a bill directly.\n5. Sell one thing, or return one purchase.\n\nA payday loan of $400 costs about $60 for two weeks, and most people need it again.\n\n**One next step:** call number one before the due date.\n\nWhat is it for, and when is it due?",
  },
  {
    id: "christmas-more-people",
    topic: "give-without-money",
    talk: /\b(?:christmas|holidays?|presents?|gifts?)\b/,
    between: anything,
    also: /\b(?:grandparents?|parents|adults|relatives|in ?laws|teachers|friends|kids|family)\b/,
    ask: ask(
      String.raw`(?:what|how) about (?:the |my |our )?(?:grandparents?|parents|adults|relatives|in ?-?laws|family|teachers|coworkers|friends)`,
    ),
    text: "For grown-ups the budget may be nearly nothing, and most are relieved. Three ways: one gift from all of you to each pair of grandparents, made by the children (a framed drawing, a photo, a recorded story); a draw in the family, so that everyone buys one gift up to $20; or a sentence now: “This year only the kids get presents from us. We'd love to eat together instead.”\n\nSay it before December is half over, then others can plan, too.\n\n**One next step:** send that sentence to the family group today.\n\nWho would be hardest to tell?",
  },
  {
    // usa.gov/benefits; fns.usda.gov (SNAP, WIC); acf.hhs.gov (child care)
    id: "help-single-parent",
    topic: "single-parent",
    talk: /\bsingle (?:mom|mother|dad|father|parent)\b/,
    between: anything,
    ask: ask(
      String.raw`what help (?:is there|can i get|exists)|is there (?:any )?help|(?:can|where can) i get help|what (?:benefits|programs) (?:are there|can i get|do i qualify for)`,
    ),
    also: /\b(?:help|benefits|programs|qualify)\b/,
    text: "More than most people claim. With two children and an income like that, look at these, in this order:\n\n1. **SNAP** for groceries, **WIC** for children under five.\n2. **Medicaid or CHIP** for the children.\n3. **Child care assistance** of your state, and free school meals.\n4. **LIHEAP** for power and heat.\n5. **At tax time:** the Earned Income Tax Credit and the Child Tax Credit, often several thousand dollars.\n6. **Child support**, through the state's office.\n\n211 or usa.gov/benefits shows what fits, with the forms.\n\n**One next step:** call 211 and ask: “What can I get with two children and my income?”\n\nHow old are they, and who watches them while you work?",
  },
  {
    id: "student-loan-extra",
    topic: "student-loans",
    talk: /\bstudent loans?\b/,
    between: anything,
    ask: ask(
      String.raw`should i pay (?:extra|more|it off (?:early|faster)|it (?:off )?first)|is it (?:worth|smart) (?:it )?(?:to pay|paying) (?:extra|it off)`,
    ),
    also: /\b(?:extra|early|faster)\b/,
    text: "Only after three things: a cushion of $1,000 and more, the employer's match taken, and no card debt above that rate. At 6 percent and more, extra payments then make sense; at 4 or less, saving may do as much. If you're on the way to forgiveness (a public or nonprofit job), pay only what is due.\n\nTell the servicer that extra goes to the loan with the highest rate and doesn't count as next month's payment.\n\n**One next step:** look at studentaid.gov for each loan's rate, and mark the highest.\n\nDo you work for a public or nonprofit employer?",
  },
  {
    // studentaid.gov
    id: "student-loan-cannot",
    topic: "student-loans",
    talk: /\bstudent loans?\b/,
    between: anything,
    ask: ask(
      String.raw`what if i can'?t (?:pay|afford (?:it|the payments?))(?: (?:it|them))?|what happens if i (?:don'?t|stop|can'?t) pay(?:ing)?(?: (?:it|them))?`,
    ),
    text: "Then speak before the first missed date. For federal loans ask the servicer for an income-driven plan: the payment follows what you earn and can be as low as nothing; a deferment or forbearance is the second choice, since interest often grows. After about 270 days unpaid a federal loan is in default, and then pay and tax refunds can be taken.\n\nPrivate lenders have fewer rules: ask for a hardship plan or lower payments for some months, in writing.\n\n**One next step:** log in at studentaid.gov, see who the servicer is, and ask for an income-driven plan.\n\nAre yours federal, private, or both?",
  },
  {
    id: "pay-for-chores",
    topic: "kids-and-money",
    talk: /\b(?:kids?|children|son|daughter|allowance)\b/,
    and: /\b(?:money|allowance|pay)\b/,
    ask: ask(
      String.raw`should i pay (?:them |him |her )?for chores|should (?:chores|allowance) be (?:paid|tied to chores)|do i (?:have to )?pay for chores`,
    ),
    also: /\bchores\b/,
    text: "A mix works best for most families. Everyday things, such as a made bed, the table, their own room, belong to living together and aren't paid; otherwise the first answer to every request is a price. The allowance comes on a fixed day, without conditions, because it is for learning. On top there may be paid jobs that you would pay someone for: washing the car, weeding, sorting the garage.\n\nThree jars help at that age: spend, save, give.\n\n**One next step:** write three paid jobs with a price on the fridge.\n\nWhich chore would they do without being asked twice?",
  },
  {
    id: "sinking-fund-for-what",
    topic: "build-a-cushion",
    talk: /\bsinking funds?\b/,
    between: anything,
    ask: ask(
      String.raw`for what|what(?:'?s| is) it for|(?:can you )?give me an example|(?:an |like an )?example|how much should i put (?:in|away)(?: it)?|how (?:do|does) (?:i|it) work`,
    ),
    also: /\b(?:example|put)\b/,
    text: "For everything that surely comes, only not every month. Write the year's list, add it up, divide by twelve. An example:\n\n- Car: tires, oil, registration: $600\n- Christmas and birthdays: $500\n- Insurance twice a year: $480\n- School things and clothes: $300\n- Doctor and dentist: $240\n\nTogether $2,120, so about $177 a month, or $82 from each pay every two weeks. It moves to a savings account on payday, and when the tires come, they are paid.\n\n**One next step:** go through last year's statements and write down the five that surprised you.\n\nWhat comes next, and when?",
  },
  {
    id: "irregular-bad-month",
    topic: "irregular-income",
    talk: /\b(?:irregular income|income (?:that )?(?:varies|changes|goes up and down)|commission|freelanc\w*|between \$?[\d,]+ and \$?[\d,]+)\b/,
    between: anything,
    ask: ask(String.raw`what if i have a (?:bad|slow|low) month|what (?:about|do i do in) (?:a |the )?(?:bad|slow|low) months?`),
    also: /\b(?:bad|slow|low)\b/,
    text: "Then the good months pay it, if they were asked to. Set your own wage at the level of a weak month. In every better one what comes in above that goes to a separate account until it holds one month of your wage, later two. In a bad month you fill up from there, and nothing else changes.\n\nUntil it is filled: must-pays in their order (home, power, food, the way to work), and the rest waits for the next payment.\n\n**One next step:** open that second account, and decide the wage today.\n\nWhat must be paid in your leanest month?",
  },
  {
    id: "freelance-tax-when",
    topic: "irregular-income",
    talk: /\b(?:freelanc\w+|self[- ]employed|1099|contractor|set aside for taxes)\b/,
    between: anything,
    also: /\b(?:taxes|pay|quarter\w*)\b/,
    ask: ask(
      String.raw`when (?:do|should) i (?:have to )?pay(?: (?:it|them|taxes))?|when (?:is|are) (?:it|they) due|how (?:do|often do) i pay(?: (?:it|them|taxes))?|how much should i (?:set aside|save|put away)`,
    ),
    text: "Put 25 to 30 percent of each payment's profit aside; of $3,000 that is $750 to $900. The IRS wants it in four parts: mid-April, mid-June, mid-September and mid-January of the next year. You pay at irs.gov/payments in ten minutes, straight from the account, and the yearly return settles the rest.\n\nA safe way in the first year: pay a fourth of last year's whole tax each time; then there is no penalty, even if you earn more.\n\n**One next step:** put the next of the four dates in your calendar with two weeks' warning.\n\nHave you paid anything for this year yet?",
  },
  {
    id: "behind-friends-focus",
    topic: "comparing",
    talk: /\bbehind\b[^.!?]{0,30}\b(?:financ\w+|money|friends)\b|\bfriends\b[^.!?]{0,40}\b(?:houses|money|ahead)\b/,
    between: anything,
    ask: ask(String.raw`what should i (?:focus on|do|work on)|where do i start|what matters(?: most)?`),
    also: /\bfocus\b/,
    text: "On three things that are yours and that nobody sees from outside. One: expensive debt going down each month. Two: a cushion of a month, then three. Three: a fixed share for later, with the employer's match first. Whoever has these at 33 is well on the way, with or without a house; many of those houses come with parents' money or two pays behind them.\n\nA home can be a goal after that, with a price and a date, and not as proof of anything.\n\n**One next step:** write down your debt, your savings and your monthly share, and compare them only with a year ago.\n\nWhich of the three bothers you most?",
  },
  {
    id: "card-rewards",
    topic: "pause-a-purchase",
    talk: /\b(?:credit or debit|credit cards? or debit|debit or credit)\b/,
    between: ofMoney,
    also: /\b(?:rewards?|points|cash ?back)\b/,
    ask: ask(String.raw`(?:what|how) about (?:the )?(?:rewards?|points|cash ?back|miles)|are (?:the )?(?:rewards|points) worth it`),
    text: "They pay 1 to 2 percent back, and only for who clears the card in full every month. With one balance carried, interest of about 22 percent a year eats a year of points in a month or two. And people tend to spend more with a card than in cash, so if overspending is the trouble, the points are bait.\n\nFor later: one card without a fee, 2 percent on everything, two fixed bills on it, autopay for the full balance. That gives the reward without the risk.\n\n**One next step:** leave it on debit for three months, and look at what that did to your month.\n\nDo you carry a balance now?",
  },
  {
    id: "can-scam-come-back",
    topic: "spot-a-scam",
    talk: /\bscam(?:med)?\b/,
    between: anything,
    also: /\b(?:zelle|venmo|back|money|bank|refund)\b/,
    ask: ask(
      String.raw`can i (?:still )?get (?:it|the money|my money|that)(?: back)?|will (?:the|my) bank (?:refund|give) (?:it|me)(?: back| the money)?|is it gone`,
    ),
    text: "Sometimes; the first hours and the way you paid decide. A card or PayPal: good chances with a dispute. Zelle, Venmo or a bank transfer: call the bank now and say “scam” and “unauthorized” only if it's true; when someone posed as the bank or took over the account, many banks refund it. If you sent it yourself, it is harder, and a written claim and a complaint at consumerfinance.gov still help. Gift cards: call the card's company at once.\n\nNo one who asks for a fee can get it back; that is the second scam.\n\n**One next step:** call your bank's fraud line now and ask for a claim number.\n\nHave you called already?",
  },
];
