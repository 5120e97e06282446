import type { KnownAnswer } from "./coach.known.content.ts";

/** Answers to later questions of a talk: `talk` is what the earlier messages must name, `ask` what the newest asks. */
export interface TalkAnswer extends KnownAnswer {
  talk: RegExp;
}

const child = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddler|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ](?:year|yr)s?[- ]olds?|little (?:one|brother|sister))`;
const wordsTo = String.raw`\b(?:what|how) (?:exactly )?(?:do|should|would|can|could) (?:i|we) (?:\w+ )?(?:say|tell|explain|write|answer|text|put)\b`;
/** "What do I write exactly", "what do I say to my landlord". */
const asksWording = new RegExp(
  String.raw`${wordsTo}(?: (?:back|now|exactly|it|this|that|to|about it|on the first day))*(?:\W*$| (?:to )?(?:him|her|them|my \w+|the \w+)(?: (?:exactly|now|tonight|then|back))?\W*$)`,
);
const tellsChild = new RegExp(String.raw`${wordsTo}[^.!?]{0,20}\b${child}\b`);

export const talkAnswers: TalkAnswer[] = [
  {
    // irs.gov: levies, penalties; owing alone is no crime
    id: "irs-ignored",
    topic: "tax-debt",
    talk: /\b(?:irs|tax(?:es)?)\b/,
    ask: /\bwhat (?:happens|would happen|will happen) if i (?:ignore|don'?t|dont|do nothing|can'?t)\b|\b(?:go|send me|end up) (?:in|to) (?:jail|prison)\b|\b(?:arrest|garnish|levy)\w*\b|\bcan they (?:take|come after)\b/,
    text: "Owing taxes doesn't send anyone to jail; hiding income or refusing to file for years can. People who come by themselves and file late hear about money, not about court.\n\nIgnoring it is what gets expensive. A penalty and interest are added each month, and unlike other creditors the IRS needs no court to take part of your pay or your account. It sends several letters first, and a last one that gives you thirty days. At any point before that, a payment plan stops those steps.\n\n**One next step:** find the newest letter and its date, and answer that one at irs.gov/payments.\n\nDoes it say “balance due”, or “intent to levy”?",
  },
  {
    // irs.gov/opa
    id: "irs-monthly",
    topic: "tax-debt",
    talk: /\birs\b|\b(?:owe|owing|behind on)\b[^.!?]{0,20}\btax/,
    ask: /\b(?:pay|plan|installments?)\b[^.!?]{0,15}\b(?:monthly|a month|per month|in parts|in installments|over time|payment plan)\b|\b(?:payment|monthly) plan\b|\bcan'?t pay (?:it|that|all of it|all at once)\b/,
    text: "Yes, and it's the ordinary way. At irs.gov/opa you set it up yourself, without talking to anyone, if you owe less than $50,000 in all: up to 180 days without a fee, or monthly payments with a small fee, which low incomes don't pay. You name the sum and the day. Interest goes on, but the late penalty is halved while the plan runs, if you filed on time.\n\nChoose a sum that survives a bad month; a missed payment can end the plan. If nothing is left after rent and food, ask for “currently not collectible”.\n\n**One next step:** look at what one month really leaves, and open that page with the letter beside you.\n\nWhat could you pay each month without borrowing?",
  },
  {
    // 26 CFR 1.501(r)-6; consumerfinance.gov
    id: "medical-bill-house",
    topic: "fight-a-medical-bill",
    talk: /\b(?:hospital|medical|er|emergency room|surgery|ambulance)\b[^]*\bbills?\b|\bbills?\b[^]*\b(?:hospital|medical|er|emergency room|surgery|ambulance)\b/,
    ask: /\b(?:can|could|will|would) (?:they|the hospital|it) (?:really |just |legally )?(?:take|put a lien|sue|garnish|come after|send (?:me|it) to|get)\b|\b(?:lose|take|lien)\b[^.!?]{0,12}\b(?:my|our|the) (?:house|home|car|pay|wages|paycheck)\b|\bwhat happens if i (?:don'?t|dont|can'?t|cant) pay\b/,
    text: "Not just like that. A hospital would have to sue you and win first; then, depending on the state, part of your pay or a lien on the house is possible, which is mostly paid when the house is sold. Losing a home over one bill is rare, and most states protect some or all of it.\n\nIt rarely has to come so far: nonprofit hospitals must wait 120 days before such steps, and must take your request for financial help for 240 days. Never ignore court papers, though; answer by their date, with legal aid (lawhelp.org).\n\n**One next step:** ask the billing office for the financial assistance form today, and for a hold meanwhile.\n\nHave you had anything from a court, or only bills?",
  },
  {
    id: "pet-death-child",
    topic: "pet-loss",
    talk: /\b(?:dog|cat|pet|puppy|kitten|hamster|rabbit|bunny|bird|horse)\b[^.!?]{0,40}\b(?:died|passed|put (?:her|him|it|down)|gone|euthan\w+)\b/,
    ask: tellsChild,
    text: "Plain words, sitting close, and soon: a child feels that something is wrong, and imagines worse. Say died, not went to sleep or ran away; sleeping becomes frightening, and running away is waited for.\n\n“I have something very sad to tell you. [Name] died. That means the body stopped working, and it doesn't hurt anymore. We can't bring [name] back, and we can remember. It's okay to cry; I cry, too.”\n\nThe same question may come ten times. The same short answer helps each time. Let them do something: a drawing, a box, a goodbye under the tree.\n\n**One next step:** choose a quiet hour today, and stay for a while afterward.\n\nWhat did they do together, the child and the animal?",
  },
  {
    id: "death-child",
    topic: "grieve",
    talk: /^(?![^]*\b(?:dog|cat|pet)\b)[^]*\b(?:died|passed away|funeral|miscarr\w+)\b/,
    ask: tellsChild,
    text: "Plain words, close to you, and soon, before they hear it elsewhere. Say died, because sleeping and gone are taken at their word.\n\n“I have very sad news. [Grandpa] died. His body stopped working, and he can't come back. I'm sad, and it's all right if you are, or if you want to go and play. Nothing you did made it happen. I'm here.”\n\nChildren grieve in puddles: crying, and ten minutes later a game. They come back with questions, and the same short answer helps each time. Let the school know.\n\n**One next step:** choose the hour and the room, and keep the rest of the day plain.\n\nHow old are they, and what do they know already?",
  },
  {
    id: "divorce-child",
    topic: "divorce-process",
    talk: /\b(?:divorc\w+|separat\w+|splitting up|leaving my (?:husband|wife))\b/,
    ask: tellsChild,
    text: "Both of you together if that is safe, when it's decided and not before, and not at bedtime. They need four things: that it's true, that it isn't their fault, that both stay their parents, and what changes for them next week.\n\n“We have something hard to tell you. Mom and Dad won't live together anymore. It's between us grown-ups; nothing you did or said made it happen. We both love you, and that stays. You'll sleep [here and there], and school stays the same.”\n\nNo blame and no details. Small ones ask where the cat will live; answer that, too.\n\n**One next step:** agree on those four sentences with the other parent, in writing.\n\nWhat will they ask first?",
  },
  {
    id: "divorce-no-money",
    topic: "divorce-process",
    talk: /\b(?:divorc\w+|separat\w+|leav(?:e|ing) my (?:husband|wife))\b/,
    ask: /\b(?:don'?t|dont|do not|no|haven'?t|without)\b[^.!?]{0,12}\b(?:own money|money of my own|income|job|money|account)\b|\b(?:he|she) (?:has|controls|makes|earns) all (?:of )?the money\b|\bhow (?:do|can) i (?:pay|afford)\b[^.!?]{0,12}\b(?:it|a lawyer|this)\b/,
    text: "That keeps many people where they are, and it is less of a wall than it looks. Legal aid (lawhelp.org) is free below a certain income, and your own counts, not your spouse's, in most places. Courts can order support while the case runs, and part of a lawyer's cost. Filing fees are waived if you ask.\n\nQuietly begin with what is yours: an account in your name at another bank, copies of tax returns and statements, your own email with a new password. If money is used to keep you there, 1-800-799-7233 helps you plan.\n\n**One next step:** call legal aid and say, “I want to separate and have no income of my own.”\n\nIs it safe for you to make that call from home?",
  },
  {
    id: "over-it-words",
    topic: "grieve",
    talk: /\b(?:died|passed away|death|funeral|lost my)\b[^]*\b(?:over it|move on|moved on|moving on|still sad|get over|too long)\b/,
    ask: new RegExp(
      String.raw`${wordsTo}[^.!?]{0,20}(?:$|\W+$|\b(?:to )?(?:them|him|her|people|my (?!(?:kids?|son|daughter|child)\b)\w+)\b)`,
    ),
    text: "You don't owe anybody a schedule for it. One kind sentence that closes the subject is enough, and the same one each time.\n\n“I know you mean well. I'm not over it, and I don't need to be yet. What helps me is when you ask about [name], or just sit with me.”\n\nTo those who aren't close: “Thank you, I'm taking my time with it.” And then something else. Whoever needs you to be fine may simply not know what to say; tell them the one thing that would help.\n\n**One next step:** choose the person who says it most, and send them the first version.\n\nWho lets you talk about it without a clock?",
  },
  {
    id: "noise-landlord",
    topic: "noisy-neighbor",
    talk: /\bneighbou?rs?\b[^]*\b(?:music|noise|noisy|loud|bass|bark\w*|party|parties|stomp\w*|yell\w*|scream\w*)\b|\b(?:music|noise|noisy|loud|bass|bark\w*|stomp\w*)\b[^]*\bneighbou?rs?\b/,
    ask: /\b(?:write|say|tell|text|email|letter|message)\b[^.!?]{0,20}\b(?:landlord|property manager|management|hoa|super)\b/,
    text: "To the landlord short, dated, and with a list, because that can't be waved away:\n\n“Hello, this is [name] in [apartment]. Since [date] there has been loud music from [apartment] after ten at night, on these days: [list]. I spoke with the neighbor on [date], and it went on. My lease promises quiet enjoyment. Please let me know by [Friday] what you will do.”\n\nSend it by email. If nothing comes, your city's noise line or 311 takes it, and a second letter can name that. For the police: the non-emergency number, while it is going on.\n\n**One next step:** write the list of the last seven nights, and put it under those lines.\n\nAre others in the building bothered, too?",
  },
  {
    id: "burnout-how-long",
    topic: "rest-from-burnout",
    talk: /\bburn(?:ed|t|ing)?[- ]?out\b/,
    ask: /\bhow long\b[^.!?]{0,30}\b(?:take|last|feel|until|till|recover\w*|better|normal)\b|^\W*how long\W*$/,
    text: "Longer than a weekend, and less than it feels. The worst tiredness often eases after some weeks of real sleep and less load; until joy and patience are back it is mostly months. It doesn't go by resting alone: if the load that made it stays the same, it comes back, so one thing at work has to change.\n\nA good sign is wanting something again, even a small thing. If two weeks of more rest change nothing, or you feel flat and hopeless, see a doctor; depression, thyroid and low iron look alike.\n\n**One next step:** choose the one thing that will be less from next week on, and tell the person it concerns.\n\nWhich part takes the most: the hours, the people, or that it never ends?",
  },
  {
    id: "failed-child-words",
    topic: "failed-exam",
    talk: /\b(?:son|daughter|kid|child|boy|girl|teen\w*)\b[^.!?]{0,40}\b(?:f'?s?|fail\w*|flunk\w*|bad grades?|grades|report card|test|exam|math)\b/,
    ask: new RegExp(String.raw`${wordsTo}[^.!?]{0,12}(?:$|\W+$|\b(?:to )?(?:him|her|them|my (?:son|daughter|kid|child|teen\w*))\b)`),
    text: "First that you are on the same side, then one small question. He or she knows the grade already; what isn't clear is whether you are disappointed in the person.\n\n“I saw the grade, and I'm not mad. One test isn't who you are. Show me one problem you got wrong, I'd like to see where it got stuck. Then we ask your teacher together what would help most.”\n\nIf “I'm stupid” comes: “You don't know it yet. That's different.” No phone talk, no comparing, and ten minutes at most.\n\n**One next step:** sit down side by side tonight, with the test on the table and a snack beside it.\n\nIs it this one subject, or has school as a whole grown hard?",
  },
  {
    id: "offer-more",
    topic: "ask-for-pay",
    talk: /\b(?:job )?offer(?:ed|s)?\b/,
    ask: /\bhow (?:do|can|should|would) i (?:ask (?:for|them for) more|negotiate|counter\w*|say i want more|get (?:them )?(?:to (?:pay|go)|more))\b|\bask for more (?:money|pay)?\b/,
    text: "Once, friendly, with one number and one reason, before you say yes; hardly anybody loses an offer over a polite question. Ask for about five to ten percent above it, and know what else would make up for it: a day at home, a later start, more days off, help with the drive.\n\n“Thank you, I'd really like to do this. With [my experience, the longer drive], I was hoping for [number]. Is there room? If it's the salary that's fixed, could we look at [a day from home] instead?”\n\nThen wait, even if it's quiet. Get the answer in writing before you give notice.\n\n**One next step:** write your number on a card, and call tomorrow morning.\n\nWhich would be worth more to you: the money or the time?",
  },
  {
    id: "tell-of-gambling",
    topic: "drink-or-gamble",
    talk: /\b(?:gambl\w+|casino|sports? bet\w*|betting|slots?|poker)\b/,
    ask: /\bhow (?:do|can|should|would) i (?:even )?(?:tell|say (?:it|this|that) to)\b|\bwhat (?:do|should) i (?:tell|say to) (?:him|her|my)\b/,
    text: "Tell it before it's found; the hiding hurts more than the sum. Whole truth in one go, with the real number, because a second number next week breaks more than the first. Not late at night, and with what you do about it already begun.\n\n“I have to tell you something, and I'm ashamed. I gambled and lost [sum] this weekend. It isn't the first time. I've called the helpline, and I want you to have the cards and the passwords for now. You can be angry. I won't hide it again.”\n\nThe helpline is 1-800-522-4700, free, day and night, for families as well.\n\n**One next step:** call it first, today, so that your sentence is true.\n\nAre you safe with how you feel about it right now?",
  },
  {
    // studentaid.gov/idr
    id: "federal-loans",
    topic: "student-loans",
    talk: /\bstudent loans?\b/,
    ask: /^\W*(?:yes |yeah |i think )?(?:they(?:'?re| are)|it(?:'?s| is)|mine are|all|both)?(?: \w+)? ?federal\b[^?]*$|\b(?:income[- ](?:driven|based)|idr|lower (?:my |the )?payments?|pause (?:it|them|my))\b/,
    text: "Good, then the payment can follow your income. With an income-driven plan you pay a share of what you earn, for some people very little, and the plan is free: apply at studentaid.gov/idr with last year's return. If you've lost your job or are sick, ask for a deferment or forbearance; interest may go on meanwhile. Plans are changing these years, so trust that page and your servicer, and nobody who asks for a fee.\n\nAsk before you miss one: after 270 days without a payment a loan is in default.\n\n**One next step:** put your income into the loan simulator at studentaid.gov and write down the lowest payment it shows.\n\nHave you missed a payment yet?",
  },
  {
    // dol.gov/fmla; fns.usda.gov/wic; medicaid.gov
    id: "baby-programs",
    topic: "baby-cost",
    talk: /\b(?:pregnan\w*|baby|due in|expecting)\b/,
    ask: /\b(?:what|which|anything)\b[^.!?]{0,25}\b(?:apply for|programs?|benefits|help (?:is there|can i)|qualify)\b/,
    text: "More than most people ask for:\n\n1. WIC: food and formula in pregnancy and for the child, also with a middling income.\n2. Medicaid or CHIP at healthcare.gov: the limit is higher in pregnancy, and you can begin at any time.\n3. Leave: about a dozen states pay some of it. Elsewhere ask at work for short-term disability, and for FMLA, up to twelve weeks unpaid with your job kept, mostly after a year at a place with fifty people or more.\n4. 211: diapers, a crib, help with rent, and a nurse who visits.\n\n**One next step:** call WIC first; its office knows the others near you.\n\nWhich state are you in, and how long have you been at that job?",
  },
  {
    id: "interview-questions",
    topic: "prepare-interview",
    talk: /\binterview\b/,
    ask: /\bwhat (?:will|do|might|could|would|are|kind of questions)\b[^.!?]{0,12}\b(?:they|he|she)?\b[^.!?]{0,10}\b(?:ask|questions)\b|\bwhich questions\b/,
    text: "Nearly always these five: tell me about yourself; why this job and why here; a time it got difficult, and what you did; a weakness; and what you want to ask us. For work with people there is one more: somebody is angry at your desk, what do you do?\n\nOne true story covers most of them. “At [place] we had [problem]. I [what you did]. In the end [what came of it].” A minute each. For the weakness take a real small one, and how you keep it in check.\n\n**One next step:** choose two stories, and tell them aloud to a wall or a friend tonight.\n\nWhich question would you rather not get?",
  },
  {
    // hud.gov: reasonable accommodations and assistance animals; the rules are changing
    id: "support-animal",
    topic: "eviction",
    talk: /\b(?:landlord|lease|evict\w*|apartment|no pets)\b/,
    ask: /\b(?:emotional support|esa|service (?:dog|animal|cat))\b/,
    text: "Then it may not count as a pet. Under fair housing law a tenant with a disability can ask for a reasonable accommodation, and that can include an assistance animal in a place without pets. It has to be asked for, and the landlord may want a letter from someone who really treats you; certificates bought on the web count for little. The rules are changing and differ by state, so let legal aid (lawhelp.org) look at it.\n\n“I'm asking for a reasonable accommodation: to keep my assistance animal. I attach a letter from [my therapist]. Please answer in writing.”\n\n**One next step:** ask the person who treats you for that letter this week.\n\nHas the landlord put anything in writing, with a date?",
  },
  {
    id: "safe-negative",
    topic: "app-safe-to-spend",
    talk: /\bsafe to spend\b/,
    ask: /\b(?:mine|it|this|that|number|figure)\b[^.!?]{0,12}\b(?:negative|minus|below zero|zero|0|red|so low|wrong)\b/,
    text: "It means that the bills still to come, and what is spent already, are more than what this month's budget has left. That is no fine; it's a look ahead. Three things are worth checking, in this order: a bill that is paid but not marked as paid, an expense that stands there twice, and a budget that is set lower than your life costs.\n\nIf all three are right, the figure is right, too: then move one bill, or take from a category that can wait.\n\n**One next step:** open [your budget](/budget), look at “Bills, every month”, and press “Paid” beside each one that has left your account.\n\nWhich of the three do you think it is?",
  },
  {
    id: "account-journal",
    topic: "app-cancel",
    talk: /\b(?:delete|close|cancel)\b[^.!?]{0,20}\b(?:account|subscription|evenday)\b/,
    ask: /\b(?:journal|entries|data|budget|everything|photos|documents)\b[^.!?]{0,15}\b(?:gone|deleted?|lost|disappear|erased|kept|safe)\b|\b(?:lose|keep)\b[^.!?]{0,12}\b(?:my|the) (?:journal|entries|data|everything)\b/,
    text: "If you delete the account, yes: journal, numbers and documents go with it, at once, and from the encrypted backups within 30 days. Nobody can bring them back after that.\n\nIf you only end the subscription, no: what you wrote stays, and it is there again if you return. And in both cases you can take a copy along first: Your account, then Your data, then “Export your data”, which gives you one ZIP with everything in it.\n\n**One next step:** make that export and open it once before you decide.\n\nIs it the price, or do you need a break from it?",
  },
  {
    id: "account-pause",
    topic: "app-cancel",
    talk: /\b(?:delete|close|cancel)\b[^.!?]{0,20}\b(?:account|subscription|evenday)\b/,
    ask: /\b(?:pause|break|freeze|put (?:it )?on hold|stop for a while)\b/,
    text: "There is no pause button, but ending the subscription does the same. You keep access until the end of the month that is paid, nothing of yours is deleted, and the pages wait as you left them. When you come back, you subscribe again and go on where you stopped. Meanwhile you can still open your account and export your data.\n\nOpen Your account, at the top or in the menu, choose Subscription, and press “Cancel subscription”. Reminders can be paused in your account, too, if you'd like quiet.\n\n**One next step:** do it a day before the next payment; the date stands on the same page.\n\nHow long a break do you have in mind?",
  },
  {
    // myfico.com
    id: "credit-how-long",
    topic: "build-credit",
    talk: /\b(?:credit|fico)\b[^]*\bscore\b/,
    ask: /\bhow (?:long|fast|quick\w*|soon)\b|\bwhen (?:will|would|could|can) (?:it|i)\b/,
    text: "Give it one or two months for balances that went down, three to six for a run of payments on time, and a year or two after something serious; a late payment fades and is gone after seven years. From the low 600s to 700 often takes about six months to a year, if nothing new goes wrong. What helps least is opening and closing things.\n\n**One next step:** set the smallest payment of every card to automatic, today.\n\nIs there a late payment or a collection on your report?",
  },
  {
    // myfico.com: what is in a score
    id: "credit-hurts",
    topic: "build-credit",
    talk: /\b(?:credit|fico)\b[^]*\bscore\b/,
    ask: /\bwhat\b[^.!?]{0,20}\b(?:hurts?|lowers?|damag\w+|worst|ruins?|brings? it down|drops?)\b/,
    text: "A payment that is thirty days late hurts most, and the better the score was, the deeper it falls. After that come accounts in collections, and cards that are nearly full, even if you pay them. Smaller: several applications in a few weeks, and closing your oldest card. Looking at your own score costs nothing.\n\nWhat is forgiven fastest are full cards, since only this month's balance counts; a late payment stays for seven years and weighs less each year.\n\n**One next step:** set the minimum of every card to automatic, so that thirty days can't happen.\n\nIs one of those on your report?",
  },
  {
    // thehotline.org: safety planning
    id: "safe-place",
    topic: "look-at-the-signs",
    talk: /\b(?:yell\w*|scream\w*|shout\w*|hits?|hit me|shov\w+|threat\w*|afraid of|scared of|abus\w+|controls? (?:me|my|everything)|hurts? me|won'?t let me)\b/,
    ask: /\bwhere (?:can|could|do|should|would) (?:i|we) (?:even )?(?:go|stay|turn|sleep)\b|\b(?:have|got) (?:nowhere|no place|no where)(?: else)? to (?:go|stay|turn)\b|\bhow (?:do|can|could) i (?:get out|leave(?: safely)?|get away)\b/,
    text: "There are more places than it looks from inside, and someone who knows them near you: the National Domestic Violence Hotline, 1-800-799-7233, or START by text to 88788, day and night. They find a shelter, also with children or a pet, and think it through with you, even if you don't leave for months. 211 knows other beds for tonight. In danger, call 911.\n\nA friend's couch is a place as well; ask now, so that the door is open later. Use a phone that isn't looked through.\n\n**One next step:** put papers, a spare key, medicine and some cash where you can take them in one minute.\n\nIs it safe for you to make that call now?",
  },
  {
    id: "late-rent-words",
    topic: "bills-due",
    talk: /\b(?:late|behind|short)\b[^.!?]{0,20}\brent\b|\brent\b[^.!?]{0,20}\b(?:late|overdue|short|past due)\b|\b(?:can'?t|cant) pay\b[^.!?]{0,12}\brent\b/,
    ask: asksWording,
    text: "Write before the next text comes, with a sum and a day; that reads quite differently from silence.\n\n“Hello [name], I know the rent for [month] is late, and I'm sorry. I can pay [sum] on [day] and the rest by [day]. I have asked for help at 211 as well. Could you confirm that this works, and that there's no late fee if I keep to it?”\n\nPromise only what you can keep, pay in a way that leaves a trace, and keep every message. If a notice comes, call legal aid (lawhelp.org) before its date.\n\n**One next step:** work out the first sum, and send it within the hour.\n\nWhich sum could you really pay this week?",
    short:
      "“The rent for [month] is late, and I'm sorry. I'll pay [sum] on [day] and the rest by [day]. Does that work?”\n\nWhich two days would that be?",
  },
  {
    id: "rent-raise-words",
    topic: "talk-to-landlord",
    talk: /\brent\b[^.!?]{0,25}\b(?:going up|went up|goes up|raise\w*|increase\w*|higher)\b|\brais(?:e|ed|ing)\b[^.!?]{0,15}\brent\b/,
    ask: asksWording,
    text: "Friendly, in writing, with the one thing that counts for a landlord: no empty month.\n\n“Hello [name], thank you for the letter. I'd like to stay, and I've paid on time. [Sum] more is beyond what I can carry; similar places nearby ask [sum]. Could we agree on [sum] if I sign for a year, or take the raise in two steps? I'd be glad to hear from you by [Friday].”\n\nAsk first when your lease ends, because until then the rent mostly stays. Two ads from your street beside it make it stronger.\n\n**One next step:** put in the three sums, and send it today.\n\nWhat is the most you could carry without borrowing?",
    short: "“I'd like to stay. [Sum] more is beyond me. Could we agree on [sum] if I sign for a year?”\n\nWhat would your own number be?",
  },
  {
    // stopbullying.gov
    id: "bullied-school-words",
    topic: "bullied",
    talk: /\b(?:son|daughter|kid|child|boy|girl|teen\w*)\b[^]*\bbull(?:y|ied|ies|ying)\b|\bbull(?:y|ied|ies|ying)\b[^]*\b(?:son|daughter|kid|child|school)\b/,
    ask: /\b(?:what|how) (?:do|should|would|can) i (?:write|say|tell|put|email|text)\b/,
    text: "To the teacher, with the principal in copy, dates first and no names called:\n\n“Hello, I'm [child]'s parent. On [dates] [child] was [called names, pushed] at [place]; [who] saw it. At home I notice [one thing]. Please tell me by [Friday] who looks into it, how [child] is kept safe until then, and when we can meet. I'd rather solve this together than in the hallway.”\n\nIn writing it becomes a record, and the school has to follow its own rules on it. Don't write to the other parents yourself.\n\n**One next step:** ask your child for two days and places, in a calm hour, and send it tomorrow morning.\n\nWhat happened the last time, and who was there?",
  },
  {
    id: "hospice-words",
    topic: "care-for-someone",
    talk: /\b(?:hospice|dying|terminal\w*|last days|weeks to live|end of life)\b/,
    ask: asksWording,
    text: "You don't need the right words; your voice and your hand are most of it. People near the end often still hear. Five short sentences carry nearly everything: “I love you. Thank you for [one thing]. I forgive you. Please forgive me. We'll be all right.” Take those that are true.\n\nThen ordinary things: the weather, the game, a photo, “Do you remember when we [one day]?” Silence is company, too. Children may come, if they want to and know what they'll see; a drawing is enough.\n\n**One next step:** choose the one sentence you would miss having said, and say it first.\n\nWhat did the two of you like to do together?",
  },
  {
    // healthcare.gov: internal appeals and external review
    id: "insurance-appeal",
    topic: "fight-a-medical-bill",
    talk: /\b(?:insurance|aetna|cigna|humana|medicare|medicaid|blue cross|kaiser)\b[^]*\b(?:denied|denial|won'?t (?:pay|cover)|refus\w+|rejected)\b|\b(?:denied|denial)\b[^]*\binsurance\b/,
    ask: /\bhow (?:do|can|should) i (?:appeal|fight|answer)\b|\bwhat (?:do|should) i (?:write|say|put)\b/,
    text: "One page, with the number from the denial, by the date in it, mostly within 180 days:\n\n“I appeal the denial of [the test], claim [number], dated [date]. You wrote: [their reason]. My doctor, [name], finds it necessary because [one sentence]. I attach the letter of medical necessity and my records. Please review it by a doctor of that field, and send me the criteria you used.”\n\nSend it so that you can prove the day. Urgent cases must be answered within 72 hours. After a second no, you may ask for an outside review that binds the insurer.\n\n**One next step:** ask the doctor's office for that letter today.\n\nWhich reason does the denial give?",
  },
  {
    id: "weekend-work-words",
    topic: "say-no-at-work",
    talk: /\b(?:job|work|boss|manager|they|shift\w*|schedule)\b[^]*\b(?:saturdays?|sundays?|weekends?|nights|evenings?|overtime|schedule change\w*)\b/,
    ask: /\bwhat (?:do|should|can) i (?:say|tell|write)\b[^.!?]{0,12}\b(?:my )?(?:boss|manager|supervisor|them|work|hr)\b/,
    text: "Short, with what you can do and what you can't, and no apology for your life:\n\n“I want to help, and I can't work [Saturdays]: I have my children then. I could take [a late shift on Thursday], or one [Saturday] a month if I know it three weeks before. What would work for you?”\n\nSay it early, before the plan is written, and confirm it in two lines by email. Whether they may change your days depends on your contract and your state; a few cities ask for notice.\n\n**One next step:** choose the one swap you can really offer, and ask for ten minutes tomorrow.\n\nWho else there has fixed days, and how did they get them?",
  },
  {
    id: "layoff-words",
    topic: "give-bad-news",
    talk: /\b(?:tell|telling|announce|inform)\b[^.!?]{0,20}\b(?:team|staff|employees|people|them|crew)\b[^.!?]{0,20}\b(?:layoffs?|laid off|cuts?|letting)\b|\b(?:lay|laying|let|letting)\b[^.!?]{0,15}\b(?:off|go)\b[^.!?]{0,20}\b(?:team|staff|employees?)\b/,
    ask: asksWording,
    text: "The news in the first sentence, then what it means, then quiet. Who is affected hears it alone and first; the team afterward, on the same day.\n\nAlone: “I have hard news. Your position ends on [date]. It's a decision about costs and not about your work. You get [pay, insurance until]. I'm sorry. What do you want to know first?”\n\nTo the team: “Today we let [number] colleagues go. It's final, and no more is planned that I know of. I'll be in my office until six.”\n\nDon't say how hard it is for you, and promise nothing you can't keep.\n\n**One next step:** get the papers on pay and insurance from HR before the first talk.\n\nWhich question are you most afraid of?",
  },
  {
    id: "weight-comment-words",
    topic: "set-a-family-boundary",
    talk: /\b(?:mom|mother|dad|father|sister|brother|aunt|grandm\w+|family|in ?laws?|husband|wife|boyfriend)\b[^]*\b(?:comment\w*|critici[sz]\w+|says?|remarks?|jokes?)\b[^]*\b(?:weight|body|fat|what i eat|looks)\b/,
    ask: asksWording,
    text: "One sentence about your body and one about what you'll do, the same each time, in a quiet voice:\n\n“Mom, I don't talk about my weight. When it comes up, I'll change the subject, and if it goes on, I'll go home. I'd love to hear about your week.”\n\nNo reasons, since each one can be argued with. If there's laughter: “I mean it.” Then do what you said, the first time it happens: get your coat, kindly. After two or three times it usually gets quieter.\n\n**One next step:** say it aloud three times today, and choose the subject you'll change to.\n\nWhen does it mostly happen: on the phone, at the table, or in front of others?",
  },
  {
    // samhsa.gov, findtreatment.gov
    id: "depressed-call",
    topic: "find-therapist",
    talk: /\bdepress(?:ed|ion)\b/,
    ask: /\bwho (?:do|can|should) i (?:call|see|talk to|ask)\b|\b(?:give|get|prescribe|need)\b[^.!?]{0,10}\b(?:meds|medication|medicine|pills|antidepressants?)\b|\bwhere (?:do|can) i get help\b/,
    text: "Medicine is for a doctor to decide, and your regular one can do that; it needn't be a psychiatrist. Call any primary care office: “I think I may be depressed, for about [two months]. I'd like the earliest appointment.” Without a doctor or insurance: findahealthcenter.hrsa.gov goes by income, and SAMHSA at 1-800-662-4357 finds treatment near you, free, day and night.\n\nFor someone to talk to tonight, or if it gets dark: 988, by call or text.\n\n**One next step:** make one of those calls now, or ask someone to sit beside you while you do.\n\nAre you having thoughts of not wanting to live?",
  },
];
