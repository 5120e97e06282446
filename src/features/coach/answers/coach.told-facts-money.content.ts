import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told in a talk about money. */

const lead = String.raw`^\W*(?:(?:well|yes|yeah|and|but|so|ok|okay|also|because|honestly|i think|mostly)\W+)*`;
const ofBudget = /^(?:start-a-budget|money-worry|build-a-cushion|bills-due)$/;
const ofDebt = /^(?:choose-a-debt|consolidate-debt|money-worry|start-a-budget)$/;
const ofShopping = /^(?:pause-a-purchase|no-spend-slip|start-a-budget|self-care)$/;
const aboutDebt = /\b(?:debts?|credit cards?|cards?|owe|loans?)\b/;

export const toldFactsOfMoney: readonly WrittenAnswer[] = [
  {
    id: "several-debts-no-savings",
    of: ofDebt,
    talk: /\b(?:finances|money|debt)\b/,
    topic: "choose-a-debt",
    ask: /\b(?:car loan|student loans?|credit cards?|cards|loans?)\b[^.!?]{0,60}\b(?:and )?no savings?\b|\bno savings\b[^.!?]{0,50}\b(?:loan|cards?|debt)/,
    text: "Then the order is clear, even before the figures. First the minimum on each of them, on autopay, so that nothing gets late. Then a first $500 aside, because without it the next flat tire goes on a card. Then everything extra to the card with the highest rate; the car loan waits, it is mostly the cheapest.\n\n**One next step:** write one line for each: what is left, the rate, the minimum.\n\nWhat are the balances, roughly?",
    first:
      "With the list, tonight, twenty minutes: the car loan and the two cards, each with balance, rate and minimum. Then the minimums on autopay. Only after that $25 a payday to a savings account until $500 are there, and then everything extra to the card with the highest rate.\n\nWhich of them do you know by heart already?",
  },
  {
    id: "only-minimums",
    of: ofDebt,
    ask: new RegExp(
      String.raw`${lead}i can (?:only|just|barely) (?:pay|make|afford) (?:the )?minimums?(?: payments?)?(?: (?:right now|now|at the moment))*\W*$`,
    ),
    text: "Then the minimums are the plan for now, and that is no failure: paid on time they keep your score and stop late fees. Two things can make it move all the same. Call each card and ask for a hardship program, which lowers the rate for some months. And a nonprofit credit counselor (nfcc.org) can combine all cards in one payment at a clearly lower rate.\n\n**One next step:** call the card with the highest rate and say “hardship program”.\n\nWhat do the minimums come to together?",
    first:
      "First the call to the card with the highest rate: “I can pay the minimum and no more right now. What hardship program do you have?” It takes twenty minutes and can halve the interest. Second, an appointment with a nonprofit credit counselor at nfcc.org, by phone and mostly free. And nothing new on the cards.\n\nWhich card has the highest rate?",
  },
  {
    id: "three-cards-full",
    of: /^(?:pause-a-purchase|choose-a-debt|money-worry)$/,
    ask: /\b(?:cards?|credit)\b[^.!?]{0,20}\bmaxed(?: out)?\b|\bmaxed(?: out)?\b[^.!?]{0,20}\bcards?\b/,
    text: "Full cards take the choice away for now, and that can even help. Put them in a drawer, delete them from every shop, and pay by debit or cash. Then the minimums on autopay, and one call to each bank for its hardship program; a nonprofit counselor (nfcc.org) does it for all three at once. The buying itself deserves help, too: Debtors Anonymous is free and online.\n\nWhat do the three come to, roughly?",
    first:
      "First make buying harder than not buying: delete the saved cards and the shop apps tonight, and turn off their emails. Second, tell one person the true sum. Third, call nfcc.org about the three cards; they have seen far worse. A wish to buy that returns daily is a matter for a counselor as well, without any shame.\n\nWhich app would be the hardest to delete?",
  },
  {
    id: "always-eats-out",
    of: ofBudget,
    ask: /\boverspend(?:ing)?\b[^.!?]{0,15}\b(?:on|with) (?:food|eating out|restaurants|takeout|delivery|going out)\b/,
    text: "Then one line carries the trouble, and the rest of the budget is probably fine. Don't ban it, give it a weekly sum: take last month, cut it by a third, divide by four. That sum goes on its own card or in cash, and when it's gone, it waits until Monday. And keep two ten-minute dinners at home for the tired evenings, since those are the expensive ones.\n\nWhat did last month come to for eating out?",
    first:
      "First look up one figure: what eating out came to last month. Take a third off, divide by four, and put that sum on its own card or in an envelope on Monday. Then choose the two times a week you really enjoy, and let only the tired ones go: eggs on toast, frozen dumplings, a bowl of soup at home for those.\n\nWhich evenings are the tired ones?",
  },
  {
    id: "budget-gave-up",
    of: ofBudget,
    ask: new RegExp(
      String.raw`${lead}(?:i )?(?:(?:have )?(?:tried|had|did|kept|used) (?:that|it|this|one)(?: before| once)?(?: (?:for|and|but)[^.!?]{0,40})?|gave up(?: on it)?)\W*$`,
    ),
    talk: /\b(?:budget|track|spending|money)\b/,
    not: /\b(?:debt|card|loan|shop|buying|landlord)\b/,
    text: "Most people give up on it in the second or third week, when it became homework. So make it smaller than last time: no categories, only one number. On payday, pay minus bills, divided by the weeks: that is the week's money. Check only what is left of it, on Wednesday and on Sunday. Nothing else has to be written down.\n\nWhat made you stop last time: the work, the guilt, or a month that went wrong?",
  },
  {
    id: "spends-everything",
    of: ofBudget,
    ask: new RegExp(
      String.raw`${lead}(?:i|we) (?:just |always |usually )?spend (?:everything|all|every (?:penny|dollar|cent))(?: (?:i|we) (?:make|earn|get)| of it)?\W*$`,
    ),
    text: "That is mostly an order, not a character: what lies in the account looks free. So change the order. On payday a small sum leaves first, $20 or $50, to a savings account without a card. Then the bills. What remains is divided by weeks, and that may be spent to the last dollar without guilt.\n\nHow often are you paid, and what is the first bill after it?",
    first:
      "With one transfer: on the next payday $25 leaves your account an hour after the pay arrives, to a savings account without a card. That is all for the first month; nothing else has to change. In the second month raise it to $50, and give the rest a weekly sum. A habit that begins too small to hurt is one that stays.\n\nOn which day are you paid?",
  },
  {
    id: "partner-unaware-of-debt",
    of: ofDebt,
    talk: aboutDebt,
    ask: /^\W*(?:and |but )?my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|spouse) (?:doesn'?t|does not|dont|has no idea|didn'?t)(?: even)? ?(?:know(?: about it| yet)?)?\W*$/,
    text: "Carrying it alone makes it twice as heavy. It is better that {they} hear it from you than from a letter, and with the whole figure, once. Choose a calm hour, have the list and one first step ready, and begin with what you feel, not with excuses. If you'd be unsafe afterward, talk to 1-800-799-7233 first.\n\nWhat are you most afraid {they} will say?",
    words:
      "“I have to tell you something I'm ashamed of. I owe more than you know: [sum]. I was afraid of how you'd look at me. I've written all of it down, and I've stopped adding to it. I'd like us to look at it together when you're ready.” Then let {them} be angry and don't explain it away; show the list and the first step.\n\nWhich quiet hour this week could it be?",
  },
  {
    id: "bought-and-feels-guilty",
    of: /^(?:self-care|guilt-shame|pause-a-purchase|stress|money-worry)$/,
    talk: /\b(?:guilty|guilt|ashamed|regret|bad (?:about|when)|shouldn'?t have)\b[^]*\b(?:spen[dt]\w*|buy\w*|bought|money|myself)\b|\b(?:spen[dt]\w*|buy\w*|bought)\b[^]*\b(?:guilty|guilt|ashamed|regret)\b/,
    ask: /\b(?:i|we) (?:just )?(?:bought|got|ordered|spent)\b[^.!?]{0,10}\$?\d+[^.!?]{0,30}\b(?:shoes|sneakers|boots|jacket|coat|dress|bag|purse|jeans|shirt|clothes|watch|makeup|perfume|haircut|massage|headphones|game|book|dinner|phone|toy|outfit)\b/,
    text: "A purchase like that is no crime, and guilt isn't a good judge of it. Ask it three plain questions: are all bills paid this month? Did it go on a card you can't clear? Will you use it each week? If the bills are paid and you'll use it, keep it and enjoy it. If not, it can probably go back with the tags on, and then it's settled too.\n\n**One next step:** answer the three now, and look up the last day to return it.\n\nWhich of the three gives you pause?",
    first:
      "First the three answers: bills paid, no card debt from it, and it will be used. With three yeses, take the tags off today and stop the trial. With a no, put it back in its box and return it this week; most stores take things unworn for 30 days. Either way, give yourself a small fun sum each month from now on, so the next one needs no trial.\n\nWhat do the three answers say?",
  },
  {
    id: "buys-at-night",
    of: ofShopping,
    ask: new RegExp(
      String.raw`${lead}(?:it'?s )?(?:online|amazon|on my phone|shopping apps?|temu|shein|target|tiktok shop)(?: (?:at night|mostly|in bed|late at night|usually|before bed|shopping))*\W*$`,
    ),
    text: "Then put the obstacle exactly there. Delete the saved card and the app from your phone, so that buying takes the computer and the card from your wallet. What you want at night goes into a list on paper, with the price, and may be bought after two days, in daylight. Most of it will look different by then. And charge the phone outside the bedroom.\n\nWhat are you usually feeling in that hour: tired, bored, alone?",
    first:
      "Three things, ten minutes in all: delete the card from that shop, take the app off the phone, and turn off its emails. Then a sheet of paper by the bed titled “in two days”. Everything you want is written there with its price, and on Saturday morning you buy at most one thing from it. Add up the rest; that is what you kept.\n\nWhich shop do you begin with?",
  },
  {
    id: "lists-subscriptions",
    of: /^cancel-subscriptions$/,
    ask: /\b(?:netflix|hulu|spotify|disney|hbo|max|prime|youtube|gym|apple|audible|peacock|paramount)\b[^?]*(?:,| and )[^?]*\b(?:netflix|hulu|spotify|disney|hbo|max|prime|youtube|gym|apple|audible|peacock|paramount)\b/,
    topic: "cancel-subscriptions",
    text: "Ask each one the same: did I use it in the last two weeks, and would I sign up for it again today? Two video services rarely both pass, so keep the one you watch and change it in three months. Music used daily is mostly worth it; a gym you don't go to is the most expensive one and the one with a contract, so check its notice.\n\nWhich did you open least in the last two weeks?",
    first:
      "First the one you used least in the last two weeks, today, while it is on your mind. Then one of the two video services. The gym third, because it mostly needs a letter or a visit, so send that now and keep the confirmation. Write down what each cost; that sum may go to savings from next month on.\n\nWhat do they come to together?",
  },
  {
    id: "late-by-days",
    of: /^(?:bills-due|talk-to-landlord)$/,
    talk: /\b(?:late|pay)\b[^.!?]{0,20}\brent\b|\brent\b[^.!?]{0,20}\blate\b/,
    ask: new RegExp(
      String.raw`${lead}(?:by |for |only |just |about |maybe )*(?:a|one|two|three|1|2|3|4|5|10|a few|a couple(?: of)?|several) (?:weeks?|days?)(?: (?:late|or so|maybe|probably))*\W*$`,
    ),
    text: "That can usually be settled, if they hear it before the day. Many leases have a grace period of three to five days, and a late fee after it, so look there first. Then write today, with the exact day: “I'll pay the full rent on [day]. Could you waive the late fee this once?” Pay a part on the due date if you can; it shows you mean it.\n\nOn which date can you pay all of it?",
    words:
      "Short and before the due date: “Hi [name], my rent will be about a week late this month. I'll pay all of it on [date], and I can send [sum] on the 1st if that helps. I'm sorry for the trouble. Could you let me know that this is all right, and waive the late fee this once?” Then keep that date.\n\nWhich date can you promise safely?",
  },
  {
    id: "one-month-of-savings",
    of: /^(?:lost-job|unemployment-benefits)$/,
    ask: /\b(?:one|a|two|three|four|1|2|3|4|six|6)(?: and a half)? months?'? (?:worth )?(?:of |in )?(?:savings|expenses|money|rent)\b(?: (?:saved|left|in savings))?/,
    text: "That is a real cushion, and it stretches: with unemployment pay and only the must-pays it often lasts half as long again or twice. So file this week, since benefits mostly count from the filing. Then cut to home, food, power, phone, insurance, and call each lender before a date is missed. Don't empty it for the debts; only minimums now.\n\nWhat do the must-pays come to in a month, so that I can work out how far it reaches?",
    first:
      "First file for unemployment in your state, today; each week not filed is mostly lost. Second, list the must-pays and stop everything else for now: subscriptions, extra debt payments, saving. Third, call the landlord or lender before the first date you can't keep. Then the search, two hours each morning. Your savings are for the must-pays only.\n\nHave you filed yet?",
    words:
      "Plainly and soon, with the plan in it: “I lost my job on [day]. We have about a month of savings, I've filed for unemployment, and we only pay the must-pays for now. I'm scared too, and I'd like us to look at the list together.” For children: “I'm looking for new work. We have a home and food, and it's nobody's fault.”\n\nWhom do you want to tell first?",
  },
  {
    id: "never-paid-back",
    of: /^(?:say-no-to-lending|get-money-back)$/,
    ask: /\b(?:never|didn'?t|hasn'?t|still hasn'?t) (?:even )?(?:paid?|pay|gave|give)(?: (?:me|it|us))?(?: back)?\b/,
    text: "Then you know how it goes, and a no is fair, without anger. You could name the reason once: “You still owe me from last time, so I can't lend more.” If you want to help anyway, give a smaller sum as a gift, one that you could lose: then nobody owes anybody. What is promised now changes nothing about last time.\n\nWould you rather say no, or give a smaller sum once?",
    words:
      "“I love you, and I can't lend you money. The last time wasn't paid back, and I don't want that between us. I can help you look for other ways: 211, an advance at work, or going through the bills together on Saturday.” Say it once, kindly, and don't add reasons; each one invites an answer.\n\nWill you say it by phone or in a text?",
  },
  {
    id: "says-they-will-pay-back",
    of: /^say-no-to-lending$/,
    ask: /\b(?:says?|said|promis\w+) (?:(?:that )?(?:he|she|they)(?:'ll| will| would)? ?(?:pay|give)|to pay)[^.!?]{0,15}\bback\b/,
    text: "The promise may be meant; what decides is whether you could lose it. If that sum missing in summer would hurt you, don't lend it. If you want to, lend a part, put two lines in writing with the sum and the date, and agree on monthly parts instead of one day. Then forget about it until then, or it sits between you.\n\n**One next step:** ask yourself what happens if nothing comes back.\n\nCould you carry that without a grudge?",
  },
  {
    id: "they-will-be-mad",
    of: /^say-no-to-lending$/,
    ask: /^\W*(?:but |and )?(?:he|she|they)(?:'ll| will| would| is going to| are going to|'s going to)(?: just| probably)? (?:be|get) (?:mad|angry|upset|furious|hurt|offended|pissed)(?: (?:at|with) me)?\W*$/,
    text: "Perhaps for a week. That is their feeling about a no, and it isn't proof that the no is wrong; you don't have to repair it with money. Answer once and warmly: “I understand you're upset. My answer stays, and I'd still like to help with the list.” Don't argue, don't add reasons. People who care about you mostly come back when the money question is over.\n\nWhat would you do if it stays quiet for a week?",
  },
  {
    id: "says-i-am-controlling",
    of: /^(?:talk-money-with-partner|split-costs)$/,
    ask: /\b(?:says?|said|thinks?|calls? me)\b[^.!?]{0,15}\b(?:controlling|a control freak|cheap|stingy|nagging)\b/,
    text: "Then the talk is about freedom for {them} and about safety for you. Take the word seriously once: “I don't want to control you. I want to know that rent and bills are safe. After that your part is yours, and I won't comment on it.” Then agree on two sums only: what goes to the shared bills, and what each of you keeps without explaining.\n\nCould you really leave their part uncommented?",
  },
  {
    id: "looked-and-negative",
    of: /^(?:money-worry|start-a-budget|overdraft)$/,
    ask: /\b(?:i )?(?:looked|checked|opened)\b[^?]{0,40}(?:(?:[-\u2212]\s?\$?|\$\s?[-\u2212])\d|\b(?:negative|minus|overdrawn|worse than)\b)/,
    text: "You looked, and that was the hard part; now it is a figure and no longer a fog. First stop it from growing: turn off or move what is debited this week, and ask the bank to waive a fee, they often do once. Then count from here: when does the next pay come, and what is due before it? The account comes back to zero from that pay first.\n\n**One next step:** call the bank and ask about the fees today.\n\nWhen are you paid next, and what is due before?",
  },
  {
    id: "avoids-the-account",
    of: /^money-worry$/,
    ask: /\b(?:avoid|afraid to|scared to|can'?t bring myself to|haven'?t|have not|don'?t|never) (?:even )?(?:look(?:ed|ing)?|check(?:ed|ing)?|open(?:ed|ing)?)(?: at| into)? ?(?:my |the |it|in)?[^.!?]{0,25}\b(?:account|bank|balance|bills?|statements?|mail|letters|months?|weeks?)\b/,
    text: "Very many people do that; not looking calms for an hour and worries for weeks. So make the look small and safe: ten minutes, a cup of something warm, one person nearby if you like. Only three things: the balance, the last five payments, what is due this week. Write them down, close it, and stop. Nothing is decided in that sitting.\n\nWhich day and hour could the ten minutes be?",
    first:
      "Set a timer for ten minutes, tonight or tomorrow after breakfast, not late at night. Open the app, write down three things: the balance, what is due in the next seven days, when the next pay comes. Then close it and do something kind. Tomorrow you can send me the three figures, and we make a plan of them.\n\nWhich hour will it be?",
  },
  {
    id: "debt-of-the-other",
    of: /^(?:split-costs|talk-money-with-partner)$/,
    ask: /^\W*(?:and |but )?(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w+)) (?:has|have|owes?|is in)\b[^.!?]{0,12}\$?\d[\d,.]*k?\b[^.!?]{0,20}\b(?:debts?|loans?|cards?)\b/,
    text: "Good to know before you join anything. A debt from before the wedding mostly stays {theirs} alone, unless you sign for it or pay it from a joint account that a creditor may reach; in community property states more is shared. So for now: no joint loan or card, a shared account only for bills, and a look at rate and monthly payment together.\n\n**One next step:** ask {them} for the list: balance, rate, payment.\n\nDoes {they} pay it down steadily, or is it growing?",
  },
  {
    id: "discouraged-easily",
    of: /^choose-a-debt$/,
    ask: /\bi (?:get|am|'m) (?:easily )?(?:discouraged|frustrated|unmotivated)(?: easily)?\b|\bi (?:give up|lose (?:motivation|interest)) (?:easily|quickly|fast)\b/,
    text: "Then take the snowball: the smallest debt first, because the first one that is gone gives you air within months. The difference in interest is mostly small, and a plan you keep beats a better one you drop. Make it visible, too: a sheet on the fridge with one box for every $50.\n\n**One next step:** draw the boxes for the smallest debt today.\n\nHow much could it get each month?",
  },
  {
    id: "chose-snowball",
    of: /^choose-a-debt$/,
    ask: /^\W*(?:ok(?:ay)?|so|then|alright|i think|yes)?[ ,]*(?:i'?ll|i will|let'?s|i'?m going to|i want to)? ?(?:do|try|go with|use|take|start)(?: with)? (?:the )?(?:snowball|avalanche)(?: (?:method|then|plan))*\W*$/,
    text: "Good, then it is decided, and that already saves energy. Set it up once: minimums of all debts on autopay, and one extra payment to the first in line on the day after payday. Don't change it for three months. Each time one is gone, its whole payment moves to the next. [Your debts](/debt) shows the month in which the last one ends.\n\n**One next step:** enter the debts there, and set the extra payment today.\n\nHow much is the extra payment, to begin with?",
  },
  {
    id: "failed-no-spend",
    of: /^no-spend-slip$/,
    ask: /\b(?:i )?(?:failed|slipped|broke it|caved|gave in|messed up|bought something)\b(?: (?:on|after) day (?:\d+|one|two|three|four|five))?/,
    text: "That is one purchase, and the days before it still count; what you didn't spend is still in your account. Go on tonight, not next Monday. Then look at it like a friend would: what was the hour, and what were you really after? Change one thing for exactly that moment: other way home, app deleted, a snack in the bag.\n\n**One next step:** write the purchase and the hour in one line, and log tomorrow in [the challenge](/challenge).\n\nWhat was it, and how did you feel just before?",
  },
  {
    id: "still-has-payday-loan",
    of: /^payday-loan$/,
    ask: /^\W*(?:but |and |well )?i (?:already )?(?:have|got|took)(?: already)? (?:one|two|a (?:payday )?loan)(?: already| out)?\W*$/,
    text: "Then no second one on top; that is how it turns into months. Go to the lender before the due date and ask for an “extended payment plan”: in many states they must offer one without a new fee. Tell your bank in writing to stop the automatic withdrawal, and keep a copy. A credit union's payday alternative loan (at most 28 percent) can replace it.\n\n**One next step:** call the lender tomorrow and say “extended payment plan”.\n\nWhen is it due, and how much?",
  },
  {
    id: "paid-by-zelle",
    of: /^spot-a-scam$/,
    ask: /^\W*(?:it was |i paid |i sent it )?(?:by|with|through|via|on|using) (?:zelle|venmo|cash ?app|apple cash|wire|bank transfer)\W*$/,
    text: "Then speed counts. Call your bank on the number on your card now and say: “I was tricked into a Zelle payment; it was a scam, I report it as fraud.” Ask them to recall it and for a claim number. If someone pretended to be the bank or took over your account, they often refund it; if you sent it yourself, it is harder, and still worth asking. Report it at reportfraud.ftc.gov.\n\n**One next step:** make the call before anything else.\n\nHow long ago was it?",
  },
  {
    id: "lost-at-gambling",
    of: /^drink-or-gamble$/,
    ask: /\bi (?:just )?lost (?:about )?\$?\d[\d,.]*k?\b/,
    and: /\b(?:gambl\w*|casino|bet(?:s|ting)?|slots|poker)\b/,
    text: "That hurts, and the pull to win it back is strongest just now; that pull is how it gets larger. So tonight only make it harder: self-exclude from the apps and sites, give someone the cards, and let your bank block gambling payments. Call or text 1-800-GAMBLER (1-800-426-2537), free, day and night. Rent and food come first from what is left.\n\nWho could hold your cards for a week?",
    first:
      "First close the doors, tonight: self-exclude in each app, delete them, ask your bank to block gambling payments, and give the cards to somebody for a week. Second, say it to one person, and call or text 1-800-GAMBLER (1-800-426-2537); they help with the money side, too. Third, a meeting: Gamblers Anonymous is free and online. Stopping alone is the hardest way.\n\nWhich of the three can you do in the next hour?",
  },
  {
    id: "for-work-purchase",
    of: /^pause-a-purchase$/,
    talk: /\bafford\b/,
    ask: /^\W*(?:but |and |well )?(?:it'?s|its|it is|i need it) for (?:my )?(?:work|school|college|my job|studying|my business)\W*$/,
    text: "That changes the weighing a little: a tool can pay for itself. Ask three things first. Does the job or school lend one or pay a part? Does a refurbished one with a warranty do it, mostly a third cheaper? And does the old one hold for three more months, while you put the sum aside? For your own business it may count as a cost for taxes.\n\nWhat can't you do with the one you have now?",
  },
  {
    id: "short-by-a-sum",
    of: /^bills-due$/,
    ask: /^\W*(?:i'?m|im|we'?re|about|like)? ?(?:\$\d[\d,]* short|short (?:by |about )?\$?\d[\d,]*)\W*$/,
    text: "A gap with a size is easier to close than a fear. Three parts mostly do it: one bill moved past payday by a call (power, phone and cards nearly always agree), one sum from help (211 finds funds for rent and power, and a pantry frees the food money), and one thing sold or an advance on hours worked. No payday loan; it makes next month's gap larger.\n\nWhich bill is due first, and when is your next pay?",
    first:
      "First sort the bills by what happens if they wait: home, power, the car you need for work, then phone, then cards. Second, call the lowest two today and ask for a date after payday. Third, call or text 211 and name the sum you're missing and for what; some funds pay a bill directly. Then see what is still missing.\n\nWhich two could wait a week?",
  },
  {
    id: "children-and-life-cover",
    of: /^choose-insurance$/,
    talk: /\blife insurance\b/,
    ask: /^\W*(?:i|we) have (?:a|one|two|three|four|five|\d|small|young) ?(?:small |young )?(?:kids?|children|child|sons?|daughters?|baby|toddlers?)\W*$/,
    text: "Then yes, it is worth having, for both parents, also for the one who earns less: childcare would have to be paid. A term policy until the youngest is about 22 is enough for most, in the size of about ten times a year's pay, or the debts plus some years of costs. Name the other parent, and for minors a guardian or trust, as who gets it.\n\nHow old is the youngest, and who brings in the main pay?",
  },
  {
    id: "income-and-uninsured",
    of: /^read-insurance$/,
    talk: /\b(?:health insurance|uninsured)\b/,
    ask: /^\W*(?:i|we) (?:only )?(?:make|earn) (?:about |around )?\$?\d[\d,.]*k?(?: (?:a|per) (?:year|month))?\W*$/,
    text: "With that figure the form at healthcare.gov can answer at once. In most states a single person below about $21,000 a year gets Medicaid, free or nearly; above it a marketplace plan gets a tax credit that follows the income, and silver plans with lower deductibles are often the best deal. More people in the household move the lines up.\n\n**One next step:** enter income and household there, or call 1-800-318-2596.\n\nHow many are you at home, and in which state?",
  },
  {
    id: "employer-matches",
    of: /^retirement-saving$/,
    ask: /\b(?:employer|company|job|work|they|boss) (?:will |does )?match(?:es)?\b/,
    text: "Then that match comes before everything but the minimums: put in at least the share they match, because that part is doubled on the day, and no savings account does that. It mostly starts with one line in the benefits page, and it leaves the pay before tax, so you feel less than the figure. Then card debt, then more for later.\n\n**One next step:** look up whether you put in enough to get all of it.\n\nWhat share goes in now?",
    first:
      "First open your benefits page, or ask HR one question: “What do I have to put in to get the full match, and when is it mine?” Second, set your share to that figure; it takes five minutes. Third, choose the target-date fund for the year you turn about 65 if you don't want to choose yourself, and leave it alone.\n\nDo you know your login for it?",
  },
  {
    id: "nothing-for-retirement",
    of: /^retirement-saving$/,
    ask: /\b(?:i'?m|im|i am) (?:\d\d|almost \d\d)\b[^.!?]{0,25}\b(?:nothing|no savings|zero|not a (?:cent|penny|dollar))\b/,
    text: "That is more common than anyone says, and there is still time for it to matter. Social Security carries a part, and from now on a fixed share of each pay carries another: begin with what an employer matches, or 5 percent, and raise it by one percent with each raise. From 50 on you may put in extra. Expensive debt goes down beside it, so that you owe little later.\n\n**One next step:** look up your estimate at ssa.gov/myaccount.\n\nIs there a plan with a match at your job?",
  },
  {
    id: "evenings-free",
    of: /^side-income$/,
    ask: /\b(?:i have|i'?ve got|i'?m free|i can work|i have about)\b[^.!?]{0,15}\b(?:evenings?|weekends?|nights?|mornings?|\d+ hours|a few hours)\b/,
    text: "That fits several kinds. For evenings: tutoring by video ($20 to $40 an hour), babysitting, delivery at dinner time, cleaning offices, a shift at a store or restaurant. For weekends: moving help, yard work, pet sitting, flea markets. Steady and near you beats a platform, since known people pay sooner. Count a quarter of it for taxes, and gas for driving.\n\nWhat do people already ask you for help with?",
    first:
      "First a message to ten people you know, tonight: “I have some evenings free and take on [tutoring, cleaning, sitting] from next week. Do you know someone?” Second, ask your own workplace for an extra shift; nothing has to be learned there. Only third a platform. After four evenings see what an hour really brought, with gas and taxes off.\n\nWhat would you write into the brackets?",
  },
  {
    id: "good-at-something",
    of: /^side-income$/,
    ask: /\b(?:i'?m|im|i am) (?:pretty |really |quite )?good (?:at|with) (?:writing|drawing|design|computers|kids|children|animals|dogs|cooking|baking|cleaning|fixing \w+|math|english|languages|cars|sewing|photos|photography|people)\b/,
    text: "Then begin there, because it is what you can offer tomorrow. Make it one clear thing with a price: not “I'm good at it”, but “I do [this], in [days], for [sum]”. Offer it to two people you know at a small price for an honest review, then raise it. Writing: résumés, web pages, newsletters. Kids or pets: evenings and weekends. Fixing: neighbors' groups.\n\nWhich one thing could you do for somebody this week?",
    first:
      "First one sentence with a price: “I write résumés in three days for $60”, or what fits your skill. Second, two people you know get it first, cheaper, for an honest review. Third, put it where people look: a neighborhood group, the board at work, one platform. Only when three have paid do you need a page or a name.\n\nWhat would your one sentence say?",
  },
  {
    id: "needs-a-sum-a-month",
    of: /^side-income$/,
    ask: /^\W*i (?:need|want)(?: to (?:make|earn))?(?: about| around| an extra)? \$?\d[\d,]*(?: extra| more)?(?: (?:a|per|each) (?:month|week))?\W*$/,
    text: "As hours it gets clear: $500 a month is about $670 before taxes, so at $20 an hour some 8 hours a week, two evenings; at $30 an hour five or six. One regular customer or shift brings that more surely than many small jobs. Quickest for the first month: sell what lies around, and one extra shift where you already work.\n\nHow many hours a week could you keep up for half a year?",
    first:
      "Quickest first: an extra shift or overtime where you already work, because it needs no start and pays on the next payday. Beside it, one shelf of things sold this weekend. Then the regular one: the same two evenings each week for one or two customers, such as tutoring, sitting or cleaning. That is what carries the sum month after month.\n\nCould your work give you more hours?",
  },
  {
    id: "single-parent-pay",
    of: /^single-parent$/,
    talk: /\bsingle (?:mom|mother|dad|father|parent)\b/,
    ask: /\bmake \$?\d[\d,]*\b|\brent is \$?\d/,
    text: "With children and that pay, part of it should be coming from programs, and many who could have them don't ask. Look at SNAP for groceries, WIC under five, CHIP or Medicaid for the children, child care help from your state, and at tax time the Earned Income and Child Tax Credits, often several thousand dollars. Child support can be set up through the state's office.\n\n**One next step:** call or text 211 and ask what fits your income.\n\nHow old are the children, and who watches them while you work?",
  },
  {
    id: "friends-buy-houses",
    of: /^comparing$/,
    ask: /\b(?:buying|bought|own|getting) (?:a )?(?:houses?|homes?|condos?)\b|\b(?:i'?m|im|i am) \d\d and (?:still )?(?:rent\w*|live)\b/,
    text: "From outside a house looks like being ahead; inside there is often a parents' check, two pays, and a payment that leaves little. Renting at your age is ordinary and no step back: it keeps you free and the repairs with someone else. What counts for you can be seen in three figures: debt going down, a cushion growing, a share put away each month.\n\nWhich of the three would you most like to be proud of in a year?",
  },
  {
    id: "saves-of-pay",
    of: /^build-a-cushion$/,
    ask: /\bsave (?:about )?\$?\d[\d,]* (?:out )?of (?:my )?\$?\d[\d,]*\b|\bsave (?:about )?\d{1,2} ?(?:%|percent\b)/,
    text: "That is a real habit, and many save nothing, so keep it whatever happens. Measured by the usual aim of 20 percent with retirement in it you may be below, and below is fine if expensive debt goes down at the same time. What to look at next: is there $1,000 for bad days, then one month of costs, and do you take all of an employer's match?\n\n**One next step:** raise it by one percent of your pay this month.\n\nIs something going to retirement beside it?",
  },
  {
    id: "kids-ages-and-money",
    of: /^kids-and-money$/,
    ask: /^\W*(?:they'?re|they are|he'?s|she'?s|he is|she is|my kids are|ages?) (?:\d{1,2}|\w+)(?:(?:,| and|, and| &) (?:\d{1,2}|\w+))*(?: (?:years old|now))?\W*$/,
    text: "A good age to begin. Under eight: coins in three clear jars, spend, save and give, and one small choice in the store. From about eight to eleven: a fixed sum each week, a wish they save for with a picture on the jar, and prices compared together. From twelve: a sum for a whole month, with clothes or lunch in it, and they may run out once. Mistakes with ten dollars are cheap lessons.\n\nWhat do they wish for at the moment?",
  },
  {
    id: "only-on-credit-young",
    of: /^build-credit$/,
    ask: /^\W*(?:i'?m|im|i am) (?:only |just )?(?:1[6-9]|2[0-4])(?: (?:years old|now))?\W*$/,
    text: "Then you're at the best point to begin, and one good habit is enough. A student or secured card without a yearly fee, one small bill on it such as a music subscription, autopay for the full balance, and the card in a drawer. In six months there is a score, in two years a good one. Under 21 you need some income of your own, or a parent adds you to an old, well-kept card.\n\nDo you have a job or other income at the moment?",
  },
];
