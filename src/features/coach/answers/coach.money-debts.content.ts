import { help, howLong, isEnough, todo, worthIt, type MoneyMatter } from "./coach.money-turns.content.ts";

/** Later messages about what is owed: bankruptcy, collectors, student loans, cards, taxes, medical bills, short loans. */

export const debtMatters: readonly MoneyMatter[] = [
  {
    topic: "bankruptcy",
    of: [],
    talk: /\b(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b/,
    isOwed: true,
    turns: [
      {
        // uscourts.gov, "Bankruptcy basics": the means test, and what is not discharged
        id: "bankruptcy-income",
        figures: ["income", "salary"],
        text: [
          {
            when: "sum>income",
            text: "{sum} of debt beside {income} a month is {#sum/income} months of pay. A counselor looks at it like this: could it be paid in five years? That would be about {sum/60} a month before interest, {%sum/60/income} percent of your pay. If that is out of reach with rent and food paid, bankruptcy is worth a serious look; if it fits, a debt management plan is gentler.\n\nYour income also decides the kind: below your state's median, Chapter 7 is usually open; above it, often Chapter 13.\n\n**One next step:** book a free first talk at nfcc.org, and take both figures along.\n\nWhat is left each month after rent, food and getting to work?",
          },
          "Your income decides the kind: below your state's median for a household like yours, Chapter 7 is usually open, and most card and medical debt ends within about four months. Above it, it is often Chapter 13, a payment plan of three to five years. Either way a counselor first checks whether a plan without bankruptcy would do.\n\n**One next step:** write down what you owe in all, and book a free first talk at nfcc.org.\n\nHow much do you owe altogether, and what kinds of debt is it?",
        ],
      },
      {
        id: "bankruptcy-own-home",
        statement: /\b(?:i|we) (?:own|have) (?:a|my|our) (?:own )?(?:house|home|condo)\b|\bmortgage\b/,
        text: "Then the equity decides much: what the house is worth, less the mortgage. Each state protects a part of it (the homestead exemption), from some thousand dollars to all of it. Below that line you keep it in either kind, as long as the mortgage is paid on time. Above it, or with missed payments to catch up on, Chapter 13 is usually the safer one, because the house stays and the arrears go into the plan.\n\n**One next step:** write down the value, the mortgage, and whether any payment is missed.\n\nHow much is it worth, and what is owed on it?",
      },
      {
        id: "bankruptcy-after-rent",
        question: /\brent\b[^.!?]*\b(?:after|again|apartment|place)\b|\bget (?:a|an) (?:apartment|car|loan|card|mortgage|job)\b/,
        text: "Yes, though the first year or two take more effort. Private landlords look less at the score than large companies do. What convinces: pay stubs of three times the rent, a reference from the last landlord, one more month of deposit, or somebody who co-signs. Say it first, in one sentence: “I went through a bankruptcy in [year]; since then everything is paid on time.” A secured card is mostly possible within months, a mortgage after two to four years.\n\n**One next step:** ask your present landlord for a short reference while all is well.\n\nDo you plan to move soon?",
      },
      {
        id: "bankruptcy-age",
        figures: ["age"],
        text: "At {#age} there is much time on the other side of it. The mark stays seven or ten years on the report, but its weight fades: many have a fair score again after two years, because the debts are gone. What ruins more is five more years of minimums that never end. So the question isn't the mark, it is whether the debts could be paid in about five years without it.\n\n**One next step:** write down what is owed in all, and divide it by 60; that is the monthly sum for five years.\n\nHow much is owed, and what do you earn?",
      },
      {
        id: "bankruptcy-car",
        question: /\b(?:car|truck|vehicle)\b/,
        but: /\b(?:owe|loan is|payment is|i have a)\b/,
        text: "In most cases you keep it. Every state protects a certain amount of value in one car, and if you have a loan on it, you keep it by staying current with the payments. In Chapter 13 you can even catch up on missed ones over the plan. It gets difficult only if the car is worth much more than the protected amount, or if you are far behind in a Chapter 7.\n\n**One next step:** look up what the car would sell for and what is owed on it; those two figures answer it for a lawyer in a minute.\n\nIs it paid off, or is there a loan on it?",
      },
      {
        id: "bankruptcy-home",
        question: /\b(?:house|home|apartment|condo|rental|lease|lose everything|my (?:stuff|things|belongings))\b/,
        but: /\b(?:at home|mortgage is|i own)\b/,
        text: "Often not. If you rent, the lease usually simply goes on while you pay. If you own, it depends on your equity, the value minus the mortgage: each state protects a part of it, from some thousand dollars to all of it, and you stay current with the mortgage. In Chapter 13 you keep the house and catch up on missed payments over three to five years. Furniture, clothes and work tools are almost always protected, and so are most retirement accounts.\n\n**One next step:** note the home's value and what is owed on it, and ask a bankruptcy lawyer about your state's “homestead exemption”.\n\nDo you rent or own, and are you behind on it?",
      },
      {
        // uscourts.gov, bankruptcy court miscellaneous fee schedule: 338 and 313 dollars
        id: "bankruptcy-cost",
        question: /\b(?:cost|how much|fees?|expensive|afford (?:it|a lawyer|to file)|lawyer)\b/,
        but: /\b(?:owe|lose|debt)\b/,
        text: "The court fee is $338 for Chapter 7 and $313 for Chapter 13, and it may be paid in parts; with a very low income it can be waived for Chapter 7. A lawyer usually takes $1,000 to $2,000 for a Chapter 7, mostly before filing; in Chapter 13 it is more, but most of it goes into the monthly plan. Two short courses are required, about $20 to $50 each. Legal aid (lawhelp.org) or upsolve.org help with simple cases for free.\n\n**One next step:** call two bankruptcy lawyers for a free first talk and ask for the total price in writing.\n\nCould you put aside about $100 a month for it, once you stop paying the cards?",
      },
      {
        id: "bankruptcy-credit",
        question: /\b(?:credit|score|how long|stay|report|ever (?:buy|get|rent)|rent again|ruin)\b/,
        text: "It stays on your credit report for ten years after a Chapter 7 and seven after a Chapter 13. The score falls at first, but people who are already behind often see it climb again within one to two years, because the debts are gone. A secured card is mostly possible within months, a car loan after about a year at a high rate, an FHA mortgage two years after a Chapter 7. Renting is the hardest part at first; a larger deposit and pay stubs help.\n\n**One next step:** order your free report at annualcreditreport.com and see how much of the damage is there already.\n\nAre the accounts late by now, or still paid on time?",
      },
      {
        id: "bankruptcy-kinds",
        question:
          /\b(?:chapter (?:7|13)|7 or 13|which (?:one would|one do|kind|type|chapter|one)|difference|do i qualify|can i (?:even )?(?:file|qualify)|student loans?|job|employer|work find out|spouse|wife|husband)\b/,
        text: "In short: **Chapter 7** ends most card, medical and personal debts in about four months. You must pass an income test, and things above the protected value could be sold, which is rare. **Chapter 13** is a court plan of three to five years; it fits if you earn more, or want to save a house or catch up on a car.\n\nStudent loans, child support and recent taxes usually stay in both. Only your own debts are touched, so a spouse's are not, unless you signed together. An employer may not fire you for it.\n\n**One next step:** list your debts in two columns: cards, medical and loans; and taxes, student loans and support.\n\nHow much stands in the first column?",
      },
      {
        id: "bankruptcy-instead",
        question: /\b(?:alternatives?|instead|other (?:options?|ways?)|avoid (?:it|bankruptcy)|settle\w*|options|debt management)\b/,
        text: "Three ways before it. **A debt management plan** through a nonprofit counselor (nfcc.org): rates fall to about 6 to 10 percent, one payment, three to five years. **Hardship programs** of the banks: a lower rate for six to twelve months; ask by that word. **Settling** one debt for a part, only with cash in hand and in writing; what is forgiven may count as income for taxes.\n\nIf none of them would end it in five years, bankruptcy is the honest comparison and no failure.\n\n**One next step:** have a counselor work out the management plan first; it is free and obliges you to nothing.\n\nWhat could you pay a month without going short on food or rent?",
      },
      {
        id: "bankruptcy-todo",
        question: todo,
        text: "In this order, and nothing of it binds you:\n\n1. Don't drain retirement money, don't pay family back first, and don't use the cards any more; all three can hurt you later.\n2. One list of every debt: who, how much, how late, and whether anyone has sued.\n3. A free talk with a nonprofit counselor (nfcc.org), who works out a plan without bankruptcy.\n4. A free first talk with a bankruptcy lawyer, with the same list.\n\nThen compare the two in one sentence each.\n\n**One next step:** write the list tonight; the last statements are enough.\n\nHas anyone sued you or taken money from your pay yet?",
      },
    ],
  },
  {
    topic: "debt-collector",
    of: [],
    talk: /\b(?:collect(?:ions?|ors?|ion agency)|charged? ?off|charge-?off|(?:being |got |getting |is |are )sued|sued (?:me )?(?:for|over|by)|suing me|garnish\w*|debt buyer|midland|portfolio recovery)\b/,
    isOwed: true,
    turns: [
      {
        id: "sued-papers",
        statement: /\b(?:papers?|served|summons|lawsuit|court date|judg?ment)\b/,
        text: "Then only one date counts now: the one by which you must answer, often 14 to 30 days from the day you got them. Answer in writing at the court named on the papers, even if you owe it: many courts have a form, and it may say “I dispute the amount, please prove it.” Whoever doesn't answer loses by default, and then pay or the account can be taken. Afterward they often settle, in parts.\n\nLegal aid (lawhelp.org) or the court's self-help desk helps for free.\n\n**One next step:** find the answer date on the papers, and call legal aid today.\n\nWhich date stands there?",
      },
      {
        id: "sued-todo",
        and: /\b(?:sued|lawsuit|papers|summons|served)\b/,
        question: todo,
        text: "Four things, in this order:\n\n1. **Read the date** by which you must answer, and put it on the wall.\n2. **Answer in writing** at the court, with its form: admit, deny, or “not enough information”, and ask for proof of the amount.\n3. **Check the age:** past your state's time limit it is a defense, but only if you say so.\n4. **Then settle:** after an answer they often take a part or small payments, in writing.\n\nNever just call them instead of answering.\n\n**One next step:** call legal aid (lawhelp.org) or the court's self-help desk today.\n\nBy which date do you have to answer?",
      },
      {
        // dol.gov, fact sheet 30: at most a quarter of disposable pay, or what is above thirty times the minimum wage
        id: "garnish-stop",
        and: /\bgarnish\w*\b/,
        question: /\b(?:stop|lower|reduce|get (?:it|them) to|what (?:can|do|should) i do|is (?:that|it) legal|how much can they)\b/,
        text: "Often it can be lowered, sometimes stopped. For ordinary debts at most a quarter of your pay after taxes may go, and nothing of about the first $217 a week; many states protect more. Ways: a claim of exemption or hardship at the court (a form, with your budget); an agreement with the creditor; if you never got the papers, a motion to set it aside; and a bankruptcy stops it on the day of filing.\n\n**One next step:** take the garnishment order and your pay stub to legal aid (lawhelp.org) this week.\n\nWhat kind of debt is it, and were you ever served?",
      },
      {
        id: "garnish-sum",
        and: /\bgarnish\w*\b/,
        statement: /\d[^?]*\b(?:a|per|each|every) (?:pay ?(?:check|day|period)|week|month|check)\b/,
        text: "Check whether it is within the limit: for ordinary debts at most a quarter of what reaches you after taxes, and in many states less. If it leaves you short of rent and food, file a claim of exemption or hardship at the court that ordered it; it is a form with your income and bills, and it can lower the sum from the next pay on.\n\nFor child support and taxes there are other limits, and the office itself can lower them.\n\n**One next step:** look on the order for the court and the creditor, and call legal aid (lawhelp.org).\n\nWhat is your pay after taxes, and what kind of debt is it?",
      },
      {
        // consumerfinance.gov: time-barred debts; a payment can restart the time in some states
        id: "collector-old",
        statement:
          /\b(?:from|since|in|is|was|it'?s) (?:about |around |like )?(?:20[012]\d|\w+ years? (?:ago|old))\b|\b(?:really |very |so )?old\b|\byears ago\b/,
        question: /\bstatute\b|\btoo old\b|\bhow old\b|\bexpire\w*\b/,
        but: /\byear old (?:son|daughter|kid)\b/,
        text: "Then its age matters. After three to six years in most states a collector can no longer win it in court (the statute of limitations), and after seven years from the first missed payment it must leave your credit report. But careful: in some states even a small payment, or a promise in writing, can start the court clock again. So pay nothing before you know both dates.\n\nIf you are sued anyway, never ignore it; answer by the date and name the age of the debt.\n\n**One next step:** ask them in writing for the date of the last payment, and look up “statute of limitations debt” for your state.\n\nDo you recognize the debt as yours?",
      },
      {
        id: "collector-have-to-pay",
        question:
          /\b(?:have to pay|need to pay|must i pay|should i pay|pay (?:it|them|this)\b|ignore (?:it|them)|what if i (?:don'?t|ignore)|not (?:mine|my debt)|legally owe)/,
        but: /\bcan'?t pay\b/,
        text: [
          "Not before three things are clear: that it is yours, that the amount is right, and how old it is. Within 30 days of their first letter you can ask for proof; until they send it, they must stop. If it is yours and recent, paying or settling makes sense, because otherwise they may sue. If it is past your state's time limit, a payment can bring it back to life in some states.\n\nWhen you pay: an agreement in writing first, never access to your bank account, and often 40 to 60 percent is accepted in one sum.\n\n**One next step:** send the request for proof; sample letters are at consumerfinance.gov.\n\nHow old is it, and did you get a letter or only calls?",
          "It depends on the three facts: is it yours, is the sum right, how old is it. With three clear answers and a recent date, offer one sum you really have, or small parts, in writing. With one doubt, ask for proof and pay nothing yet. What you should never do is ignore court papers.\n\n**One next step:** write down what they have sent so far, with the dates.\n\nWhich of the three facts is still open?",
        ],
      },
      {
        id: "collector-sue",
        question: /\b(?:sue|court|garnish\w*|take (?:my|money|from)|paycheck|wages|jail|arrest\w*|bank account|freeze|levy|do to me)\b/,
        text: "Nobody goes to jail for a card, a loan or a medical bill, and a collector who says so breaks the law. To take pay or money from an account they first have to sue and win. Then it is usually at most a quarter of what reaches you, less in many states; Social Security, SSI and veterans' benefits are mostly protected.\n\nSo the one thing that really matters: if court papers come, answer by the date on them. Many cases are won only because nobody came. Legal aid (lawhelp.org) is free for low incomes.\n\n**One next step:** look through the mail for anything from a court, and note its date.\n\nIs there a lawsuit, or only calls and letters so far?",
      },
      {
        id: "collector-settle",
        question:
          /\b(?:settle\w*|negotiat\w*|offer (?:them|less)|less than|lump sum|lower (?:it|the amount)|payment plan|how much should i offer|delete)\b/,
        text: [
          "Yes, it can mostly be settled, since collectors often bought it for a small part. {sum*0.3} to {sum*0.4} in one sum is a usual first offer for {sum}, and many agree between {sum*0.4} and {sum*0.6}. Offer only what you have, and say it once: “I can pay {sum*0.35} in one payment if you confirm in writing that this settles the account in full and is reported that way.”\n\nPay only after the letter, by a check or a prepaid card, and keep it for good. Forgiven debt of $600 and more may count as income for taxes.\n\n**One next step:** check how old it is first, then make the offer by mail.\n\nWhat could you pay at once?",
          "Yes. Collectors often bought the debt for a small part of it, so a first offer of 30 to 40 percent in one sum is usual, and many agree at 40 to 60. Only offer what you really have, ask for the agreement in writing before you pay, and give no access to your bank account. Parts are possible, too, but then the discount is smaller.\n\n**One next step:** check how old the debt is, then make one offer by mail.\n\nHow much is it, and what could you pay at once?",
        ],
      },
      {
        // consumerfinance.gov: medical collections; newer scores ignore paid collections
        id: "collector-credit",
        question: /\b(?:credit|score|report|hurt|help my|fall off|remove\w*|stay on)\b/,
        text: "A collection stays up to seven years from the first missed payment, paid or not, and weighs less each year. Newer scores ignore it once it is paid; older ones, which many mortgage lenders still use, don't. So pay it because it ends the calls and the risk of court, and for a mortgage; don't expect fifty points overnight. If something in it is wrong, dispute it for free with the bureau.\n\nYou may ask for it to be removed when you pay, and some agree; get that in writing.\n\n**One next step:** get all three reports at annualcreditreport.com and check date and sum of each.\n\nDo you need the score for something soon?",
      },
      {
        id: "collector-several",
        statement:
          /\b(?:i have|there are|about|got) (?:\d|two|three|four|five|six|several|a few|many|multiple) (?:collections|accounts|of them|debts)\b/,
        text: "Then take them one after the other, not all at once. First those that are recent and large, since they may sue; next any that a landlord or mortgage lender will look at; old ones near seven years last, because they fall off by themselves and paying can restart the court clock. Medical ones under $500 are not on the reports at all.\n\n**One next step:** list them from the free reports at annualcreditreport.com, with name, sum and the date of the first missed payment.\n\nHow old is the newest, and how much is it?",
      },
      {
        id: "collector-sum",
        figures: ["sum"],
        text: "{sum}: write that down beside the name of the one who calls, and pay nothing by phone yet. First ask in writing for proof that it is yours and that the sum is right; fees are often added that may not be. If it is right and recent, one payment of about {sum*0.4} to {sum*0.6} often settles it, in writing, or small parts of {sum/24} a month do.\n\n**One next step:** send the request for proof; the sample letters at consumerfinance.gov take five minutes.\n\nHow old is the debt, and do you recognize it?",
      },
      {
        id: "collector-todo",
        question: todo,
        text: "Four steps, in this order:\n\n1. Say nothing but: “Please send it in writing.” No promise, no bank details.\n2. Ask for proof within 30 days of their letter.\n3. Check the age: your state's time limit and the seven years on the report.\n4. Then choose: pay or settle in writing if it is yours and recent, dispute it if it is wrong, leave it if it is too old.\n\nCourt papers come before everything: answer by the date.\n\n**One next step:** write down who called, when, and the sum they named.\n\nHas a letter come by now?",
      },
    ],
  },
  {
    topic: "student-loans",
    of: [],
    talk: /^(?![^]*\b(?:credit cards?|a card|cards|car)\b)[^]*\bstudent (?:loans?|debt)\b|\b(?:college|school) (?:loans?|debt)\b|\bsallie mae\b|\bnavient\b/,
    isOwed: true,
    turns: [
      {
        // studentaid.gov: default, administrative wage garnishment up to 15 percent, rehabilitation
        id: "student-default",
        question:
          /\b(?:garnish\w*|take (?:my|from)|paycheck|wages|tax refund|default\w*|sue|what happens if i (?:don'?t|can'?t|stop)|jail)\b/,
        text: "If they are federal: yes, in default up to 15 percent of what is left of your pay after taxes, and tax refunds, without going to court, but only after a letter 30 days before. You can stop it by acting within those 30 days. Two ways out: **rehabilitation**, nine payments set by your income, which can be very small, or **consolidation** into a new loan with a plan by income. Private lenders must sue first.\n\nNobody needs to be paid for this; those who call and charge are best left alone.\n\n**One next step:** call the Default Resolution Group at 1-800-621-3115, or sign in at myeddebt.ed.gov.\n\nAre yours federal, and has a letter come?",
      },
      {
        id: "student-salary",
        figures: ["salary"],
        text: [
          {
            when: "sum>0 & rate>0",
            text: "With {salary} a year and {sum} at {#rate} percent: the standard ten years would be about {sum/90} a month. A mark that planners use is that the debt should be below one year's pay; yours is {%sum/salary} percent of it. If that payment doesn't fit, federal loans have plans by income; if it fits easily, anything above it goes straight to the balance.\n\nAt {#rate} percent a card at 20 comes first, and so does an employer's match.\n\n**One next step:** look at the Loan Simulator on studentaid.gov; it puts the plans side by side.\n\nWhat do you pay each month at present?",
          },
          {
            when: "sum>0",
            text: "{sum} is {%sum/salary} percent of a year's pay; below 100 is the mark planners use for “can be carried”. The standard ten years would be near {sum/90} a month. If that is too much, federal loans have plans by income; if it fits, each extra dollar shortens it.\n\n**One next step:** look at the Loan Simulator on studentaid.gov with your own loans in it.\n\nWhat do you pay now, and which rate is on it?",
          },
        ],
      },
      {
        id: "student-income",
        figures: ["income"],
        text: [
          {
            when: "monthly>0",
            text: "{monthly} is {%monthly/income} percent of {income}; above about 10 it presses for most people. For federal loans a plan by income is made for that: it looks at your income and household, not at the balance, and can bring the payment far below {monthly}, with low incomes even near zero. Apply before a payment is missed; it takes about ten minutes at studentaid.gov/idr.\n\nPrivate loans have no such plan, but ask for lower payments for some months, or for interest only.\n\n**One next step:** sign in at studentaid.gov and see which of yours are federal.\n\nAre they federal, private, or both?",
          },
          "With {income} a month a plan by income would be worth a look for federal loans: the payment follows your income and the size of your household, not the balance. Apply at studentaid.gov/idr, about ten minutes. Private loans don't have it; there one asks for lower payments or interest only.\n\n**One next step:** sign in at studentaid.gov and see which of yours are federal.\n\nWhat is the payment now, and is it paid on time?",
        ],
      },
      {
        id: "student-payment",
        figures: ["monthly"],
        text: [
          {
            when: "payoff>0",
            text: "{monthly} a month on {sum} at {#rate} percent: paid off in {~payoff}, with {interest} of interest on the way. {monthly*1.25} a month would shorten it noticeably, and the extra part must be marked “apply to principal”, on the loan with the highest rate.\n\nIf {monthly} is too much instead, federal loans have plans by income.\n\n**One next step:** look on the servicer's site at what the payment is split into.\n\nIs the payment comfortable, or does it press?",
          },
          {
            when: "sum>monthly",
            text: "{monthly} a month on {sum}: with a usual rate of 5 to 7 percent the interest alone is about {sum*0.06/12} of it, so only the rest of the payment brings the balance down. If it presses, federal loans have plans by income; if it is easy, each extra payment marked “principal” shortens it.\n\n**One next step:** look up the rate of each loan at studentaid.gov.\n\nDoes the payment fit, or is it too much?",
          },
          "{monthly} a month is {monthly*12} a year. If that is too much, for federal loans a plan by income comes first: it looks at pay and household, and can bring it far down. A pause is the second choice, since interest usually goes on. Private lenders sometimes give some months of interest only.\n\n**One next step:** sign in at studentaid.gov and see which loans are federal and who the servicer is.\n\nWhat do you take home each month?",
        ],
      },
      {
        id: "student-sum",
        figures: ["sum", "rate"],
        text: [
          {
            when: "rate>0 & sum>0",
            text: "{sum} at {#rate} percent: about {sum*rate/1200} of interest a month, and in the standard ten years a payment near {sum/90}. What you pay above the interest brings it down; extra payments count fully if they are marked “principal”. With federal loans there are plans by income, too, if the standard payment is too much.\n\n**One next step:** sign in at studentaid.gov and see which of them are federal.\n\nWhat do you pay a month now, and what do you earn?",
          },
          "{sum}: with the standard ten years and a usual rate of about 6 percent that is near {sum/90} a month; with plans by income it can be much less, and then it lasts longer. What is best depends on three facts: federal or private, the rate, and what you earn.\n\n**One next step:** sign in at studentaid.gov; every federal loan stands there with its rate and servicer. What is missing there is private.\n\nWhich rate do they have, and what do you earn?",
        ],
      },
      {
        id: "student-extra",
        question:
          /\b(?:pay (?:them |it )?(?:extra|more|off (?:early|fast\w*|quick\w*))|faster|extra payments?|or invest|or save|refinanc\w*|consolidat\w*|forgiv\w*|pslf)\b/,
        text: "In this order: first the full match at work, a first $1,000 aside, and anything above about 8 percent. Then extra on the student loan with the highest rate, marked “principal”. Under 5 percent there is no hurry; saving beside it is as good.\n\n**Refinancing** a federal loan makes it private for good: no plans by income, no forgiveness. For private loans two offers are worth getting. **Forgiveness** after ten years (PSLF) is for public and nonprofit jobs; then don't pay extra at all.\n\n**One next step:** check on studentaid.gov whether your employer counts for PSLF.\n\nWhat kind of employer do you have, and which rate?",
      },
      {
        id: "student-options",
        question: new RegExp(`${todo.source}|${help.source}|\\bcan'?t (?:pay|afford)\\b|\\blower (?:it|the payment|my payment)\\b`),
        text: "For federal loans, in this order:\n\n1. **A plan by income** at studentaid.gov/idr; the payment follows your pay and can be very low.\n2. **Deferment** without a job or in hardship; ask whether interest is added.\n3. **Forbearance** only as a short bridge, because interest grows.\n4. In default: rehabilitation or consolidation.\n\nFor private ones: call before the due date and ask for interest only, or lower payments for six months, in writing.\n\n**One next step:** sign in at studentaid.gov and note what is federal and who the servicer is.\n\nAre you still current, or has a payment been missed?",
      },
      {
        id: "student-long",
        question: howLong,
        text: [
          {
            when: "payoff>0",
            text: "{~payoff} with {monthly} a month, and {interest} of interest on the way, if the rate stays at {#rate} percent. A quarter more, {monthly*1.25}, is felt: mark the extra as “principal” and put it on the loan with the highest rate.\n\n**One next step:** set the extra as a second automatic payment on the day after payday.\n\nCould you keep {monthly*1.25} up in a normal month?",
          },
          {
            when: "payoff22>0",
            text: "At a usual 6 percent, {sum} with {monthly} a month takes somewhere around {~sum/monthly*1.3}; the rate decides the rest, and studentaid.gov shows it for each loan. Extra payments marked “principal” shorten it most.\n\n**One next step:** look up the rate, and tell me; then I work it out exactly.\n\nWhich rate stands there?",
          },
          {
            when: "sum>0",
            text: "Ten years in the standard plan, which for {sum} at about 6 percent is near {sum/90} a month; twice that ends it in a little over four years. Plans by income last 20 to 30 years, and what is left then is forgiven.\n\n**One next step:** write me what you pay each month and the rate, and I work it out.\n\nWhat do you pay now?",
          },
        ],
      },
    ],
  },
  {
    topic: "tax-debt",
    of: [],
    talk: /\b(?:irs|back taxes|behind on (?:my )?taxes|haven'?t filed|owe taxes|tax (?:debt|bill)|owe (?:\$?[\d,]+ )?(?:in |on )?(?:my )?taxes)\b/,
    isOwed: true,
    turns: [
      {
        id: "tax-sum",
        figures: ["sum"],
        text: "{sum} can be paid in parts, and you set it up yourself at irs.gov/opa: up to 180 days without a setup fee, or monthly, up to 72 months. As a picture: over 24 months it is about {sum/24} a month, over 48 about {sum/48}, plus some interest and a small penalty. File the return on time even if you can't pay; the penalty for not filing is ten times the one for not paying.\n\n**One next step:** choose the sum that survives a bad month, and open that page with the letter beside you.\n\nWhat could you pay each month?",
      },
      {
        id: "tax-income",
        figures: ["income", "savings"],
        text: [
          {
            when: "sum>savings & savings>0",
            text: "Then not all of the {savings}: keep about a month of must-pays, and put the rest down today, because it stops interest on that part. What stays open goes into a plan at irs.gov/opa: {sum-savings/24} a month over two years, if you used all of it.\n\n**One next step:** decide what you can pay at once without touching rent and food.\n\nWhat does one month of must-pays cost you?",
          },
          {
            when: "sum>0",
            text: "{sum} beside {income} a month: a plan over 36 months is about {sum/36}, {%sum/36/income} percent of your pay, over 72 months {sum/72}. If even that isn't left after rent, food and transport, ask for “currently not collectible”; then they wait.\n\n**One next step:** look at what a normal month really leaves, and set that sum at irs.gov/opa.\n\nIs the return filed?",
          },
        ],
      },
      {
        id: "tax-settle",
        question: /\b(?:settle|offer in compromise|forgive\w*|less than|reduce (?:it|the)|pennies|penalt(?:y|ies)|tax relief compan\w+)\b/,
        text: "Settling for less exists (an “offer in compromise”), but only when the IRS sees that you could not pay it in years; irs.gov has a pre-qualifier that tells you in fifteen minutes. More often two smaller things work: **first-time penalty relief**, if the three years before were clean, by one call; and a plan you can keep. Companies that promise “pennies on the dollar” mostly charge thousands for the same forms.\n\n**One next step:** ask for first-time abatement by phone, 1-800-829-1040.\n\nWere the last three years filed and paid on time?",
      },
      {
        id: "tax-todo",
        question: todo,
        text: "In this order: file the return, even without money, because that penalty is the large one. Pay today what you can without touching rent and food. Put the rest into a plan at irs.gov/opa. Then change the withholding at work (a new W-4), so that it doesn't come again next year.\n\n**One next step:** find the newest letter, and underline the sum and the date on it.\n\nIs the return filed already?",
      },
    ],
  },
  {
    topic: "fight-a-medical-bill",
    of: [],
    talk: /\b(?:medical|hospital|er|ambulance|doctor'?s?|surgery|dental|dentist|emergency room) (?:bills?|debt|visit)\b|\b(?:bill|owe)\b[^.!?]{0,25}\b(?:hospital|er|emergency room|ambulance|surgery|doctor)\b/,
    isOwed: true,
    turns: [
      {
        // cms.gov/nosurprises: emergency care, and out-of-network staff at in-network hospitals; plans have internal and external appeals
        id: "medical-network",
        statement: /\bout[- ]of[- ]network\b|\b(?:denied|not covered|won'?t cover|refused to cover|surprise)\b/,
        question: /\b(?:fight|appeal|dispute|challenge|contest)\b/,
        text: [
          "Yes, and it is worth it. For emergencies, and for doctors you couldn't choose at a hospital in your network, the No Surprises Act limits what you pay to the in-network share. So three steps: ask the hospital to hold the account; write or call your insurer for an internal appeal, with the words “out of network, emergency” or “no choice of provider”; and if they refuse, ask for the external review, which binds them. The help desk for it is 1-800-985-3059.\n\nPay nothing before the appeal is decided.\n\n**One next step:** call your insurer today, and note name, date and the appeal deadline.\n\nWas it an emergency, or planned?",
          "With an appeal, and about half of them help. You need the denial letter or the explanation of benefits, its deadline (mostly 180 days), a short letter of what happened, and if possible two lines from the doctor why it was needed. First the internal appeal, then the external review by somebody independent. Your state's insurance department or the hospital's patient advocate helps with it for free.\n\n**One next step:** find the deadline on the letter, and ask the doctor's office for those two lines.\n\nWhich reason does the letter give?",
        ],
      },
      {
        // irs.gov, section 501(r): nonprofit hospitals must have a written financial assistance policy
        id: "medical-cannot-pay",
        statement: new RegExp(
          String.raw`\b(?:can'?t|cannot|cant|don'?t have (?:the money|that|it)|no way i can) ?(?:pay|afford)?\b[^.!?]*$`,
        ),
        but: /\b(?:sleep|stop)\b/,
        text: "Then don't pay any of it yet; ask first. Nonprofit hospitals, and that is most of them, must have a financial assistance program, and it often takes off half or all, also with insurance and also after the bill. You need the form, pay stubs and sometimes a tax return. While it is being decided, the bill should be on hold.\n\n“I can't pay this bill. Please send me the financial assistance form and an itemized bill, and put the account on hold until it is decided.”\n\n**One next step:** call billing tomorrow with exactly these words.\n\nWhat do you earn a month, and how many live in your household?",
      },
      {
        id: "medical-income",
        figures: ["income", "salary"],
        text: [
          {
            when: "sum>0",
            text: "With {income} a month there is a good chance: many hospitals forgive all below about twice the poverty line, near $2,600 a month for one person and $5,400 for four, and a part above it. So ask for financial assistance before any plan. If something of the {sum} remains, offer a sum you can keep: {sum/48} to {sum/24} a month, without interest; hospitals usually agree.\n\n**One next step:** ask billing for the assistance form and send it with your last two pay stubs.\n\nHow many people live in your household?",
          },
        ],
      },
      {
        id: "medical-sum",
        figures: ["sum"],
        text: "{sum}, and that is a first figure, not the last. Three steps can shrink it: an itemized bill, since many have errors; the insurer's explanation of benefits beside it; and the hospital's financial assistance form. What remains can be paid in parts without interest, such as {sum/24} a month, and for one payment at once many take 20 to 40 percent off.\n\n**One next step:** call billing and ask for the itemized bill and the assistance form, and to put the account on hold.\n\nDo you have insurance, and has it paid its part?",
      },
      {
        id: "medical-collections",
        question: /\b(?:collections?|credit|score|sue|garnish\w*|what (?:happens )?if i (?:don'?t|can'?t|ignore))\b/,
        text: "It takes longer than with other debts. Hospitals mostly wait 90 to 180 days and must offer help before they go further; on credit reports it may appear only after a year, below $500 never, and it goes away when it is paid. A collector can sue, but not one who has been told that you are applying for assistance and pay a little.\n\nSo the danger is silence, not the sum.\n\n**One next step:** write or call before the due date, ask for the assistance form, and note name and day.\n\nHow old is the bill now?",
      },
      {
        id: "medical-negotiate",
        question: /\b(?:negotiat\w*|lower (?:it|the bill)|reduce|discount|payment plan|how much should i (?:offer|pay))\b/,
        text: [
          {
            when: "sum>0",
            text: "Yes, nearly always. In this order: check the itemized bill, ask for financial assistance, then make an offer. “I can pay {sum*0.5} today if that settles it. Or {sum/36} a month without interest. Which works for you?” Paying at once brings 20 to 50 percent off in many places, so don't put it on a card or a medical credit card first.\n\nGet the agreement in writing before you pay.\n\n**One next step:** look up what your insurer, or Medicare, pays for the same; fairhealthconsumer.org shows it.\n\nWhat could you really pay at once?",
          },
          "Yes, nearly always. Ask for the itemized bill, then for financial assistance, then make an offer: half in one payment, or a small sum each month without interest, in writing. Don't put it on a card first; then nobody negotiates any more.\n\n**One next step:** call billing and ask, “What discount do you give for paying at once?”\n\nHow much is it?",
        ],
      },
      {
        id: "medical-todo",
        question: new RegExp(`${todo.source}|${help.source}`),
        text: [
          {
            when: "sum>0 & income>0",
            text: "With {sum} and {income} a month, in this order:\n\n1. **Tomorrow:** call billing: itemized bill, assistance form, account on hold.\n2. **This week:** compare it with the insurer's explanation of benefits, and send the form with two pay stubs.\n3. **In three weeks:** ask for the decision. If something remains, offer {sum/48} a month without interest, in writing.\n\nNo card and no loan for it; a hospital takes no interest, those do.\n\n**One next step:** put the number of the billing office and the sentence on one note tonight.\n\nIs the bill from a hospital or from a practice?",
          },
        ],
      },
    ],
  },
  {
    topic: "payday-loan",
    of: [],
    talk: /\b(?:payday (?:loans?|lender)|title loan|cash advance|speedy cash|ace cash|moneytree)\b/,
    isOwed: true,
    turns: [
      {
        id: "payday-due",
        statement: /\b(?:due|tomorrow|this week|friday|monday|tuesday|wednesday|thursday|next week|in \d days|on the \d+)\b/,
        text: [
          {
            when: "sum>0",
            text: "Then call before that day; afterward there are fees from both sides. Ask for the extended payment plan: {sum} in four parts is {sum/4} each payday, mostly without a new fee. If they would take money you need for rent, tell your bank in writing three business days before to stop that payment.\n\n“I can't pay the full amount on the due date. I'd like your extended payment plan, in four payments, and please confirm it by email.”\n\n**One next step:** make that call when they open.\n\nIs it taken from your account by itself?",
          },
          "Then call before that day; afterward there are fees from both sides. Ask for the “extended payment plan”, in four parts on your paydays, mostly without a new fee. If the withdrawal would take rent money, tell your bank in writing three business days before to stop it.\n\n**One next step:** make that call when they open, and ask for a confirmation by email.\n\nHow much is it, with the fee?",
        ],
      },
      {
        id: "payday-need",
        statement: /\b(?:need|want|short|looking for)\b[^.!?]*\d/,
        text: "For {sum} there are cheaper doors, in this order: ask the one you'd pay for two more weeks; ask your employer for an advance on hours already worked; a credit union's payday alternative loan (at most 28 percent, about {sum*0.023} of interest a month); an app that advances pay, only once and without a tip; things sold this weekend. A payday loan would take about {sum*0.15} every two weeks, and the {sum} stays.\n\n211 knows funds that pay a bill directly.\n\n**One next step:** call the one whose bill it is and ask for a date after your payday.\n\nWhat is the {sum} for, and when is your next pay?",
      },
      {
        id: "payday-sum",
        figures: ["sum"],
        but: /\b(?:need|want)\b/,
        text: "{sum}: rolled over every two weeks, the fee of about {sum*0.15} comes each time and the {sum} stays, {sum*0.3} a month for nothing. In an extended payment plan it is {sum/4} on each of four paydays and then over. A credit union's payday alternative loan of the same size costs a few dollars of interest a month.\n\n**One next step:** call the lender and say “extended payment plan”; ask before the due date.\n\nWhen is it due?",
      },
      {
        id: "payday-todo",
        question: todo,
        text: [
          {
            when: "sum>0",
            text: "Three calls, in this order. **The lender**, before the due date: extended payment plan, {sum/4} on four paydays. **Your bank:** stop the automatic withdrawal if it would take rent or food, at least three business days before. **A credit union or nfcc.org:** a payday alternative loan, at most 28 percent, or free counseling.\n\nNot paying isn't a crime, whatever a caller says.\n\n**One next step:** make the first call today and write down the name and what was agreed.\n\nWhich day is your next pay?",
          },
        ],
      },
    ],
  },
  {
    topic: "buy-now-pay-later",
    of: [],
    talk: /\b(?:after ?pay|klarna|affirm|sezzle|zip pay|quadpay|buy now,? pay later|bnpl|pay in (?:4|four))\b/,
    isOwed: true,
    turns: [
      {
        id: "bnpl-sum",
        figures: ["sum"],
        text: "{sum} in all, so it can be over soon: with nothing new added, about {sum/4} every two weeks clears it in two months. Put every date into one list, because one late part brings a fee and, with some, a mark on your credit. Keep that sum in your account before each date.\n\nTo stop new ones: delete the apps, take the buttons out of the shops' checkouts, and ask the company to close the account once it is paid.\n\n**One next step:** write down the next date and sum of each plan now.\n\nWhich of them is due first?",
      },
      {
        id: "bnpl-stop",
        question: /\bhow (?:do|can|should) i (?:stop|quit|get (?:out|rid)|pay)|\b(?:stop|quit) using\b/,
        text: "Make the next one harder than paying at once. Today: no new plan until the list is empty; delete the apps and saved logins; in each app there is a setting or a chat to close the account or lower the limit to zero once it is paid. When you want something: would I buy it if all of it left my account today? If not, it goes on a list for two weeks.\n\nThen pay the smallest plan off early; a plan that is gone cannot be late.\n\n**One next step:** delete one app now, the one you used last.\n\nWhat do you mostly buy with it?",
      },
    ],
  },
  {
    topic: "choose-a-debt",
    of: ["consolidate-debt"],
    isGeneral: true,
    talk: /\b(?:credit cards?|balance transfer|loan to pay (?:off|my)|personal loan|(?:moving|move) (?:my )?debts?(?: around)?|debt (?:relief|settlement)|consolidat\w*|maxed\b|maxed[- ]out|debts?|cards?\b(?=[^.!?]*\b(?:balance|limit|interest|apr|owe|pay off))|owe (?:about |around |over )?\$?\d|personal loan|pay(?:ing)? off)\b/,
    isOwed: true,
    turns: [
      {
        id: "debt-in-months",
        figures: ["months"],
        and: /\b(?:pay|debt|card|owe|off)\b/,
        but: /\b(?:been|ago|late|behind|for)\b/,
        text: [
          {
            when: "due>0 & income>0",
            text: "{sum} in {~months} means about {due} a month with interest, {%due/income} percent of the {income} you make. Up to about 15 percent is hard but possible; above 25 most people give up halfway, and then a longer date is the better plan.\n\n**One next step:** look at what last month left after bills and food, and put that beside {due}.\n\nHow much is left in a normal month?",
          },
          {
            when: "due>0",
            text: "{sum} in {~months}: about {due} a month, with the interest of a usual card in it. Half as fast is a little more than half of that each month. A date is a good thing here, as long as it survives a bad month.\n\nThe three levers are the sum each payday, a lower rate (ask the bank once, or a 0 percent transfer), and money that comes once, like a refund.\n\n**One next step:** put {due} beside what a normal month leaves.\n\nWhat do you take home each month?",
          },
        ],
      },
      {
        id: "debt-with-income",
        figures: ["income", "salary"],
        text: [
          {
            when: "due>0",
            text: "{income} a month and {sum} to be gone in {~months}: that needs about {due} a month, {%due/income} percent of your pay. Up to 15 percent is hard but possible, above 25 it mostly breaks. If it doesn't fit, double the time; the debt minds less than your nerves do.\n\n**One next step:** write me rent and the other fixed bills in one line, and I tell you what is left for it.\n\nWhat is your rent?",
          },
          {
            when: "sum>0",
            text: "{sum} of debt beside {income} a month is {#sum/income} months of pay. A tenth of the pay, {income/10} a month, is a payment many can keep up beside the bills; it clears about {~sum/income*10/0.8}, and each $50 more is felt. Minimums on all of it, everything extra on one.\n\nIf even the minimums don't fit, a nonprofit counselor (nfcc.org) can get the rates down.\n\n**One next step:** write me your rent and fixed bills in one line, and I work out what is really left for it.\n\nWhat goes out each month?",
          },
        ],
      },
      {
        id: "debt-with-payment",
        figures: ["monthly"],
        text: [
          {
            when: "payoff>0",
            text: "{sum} at {#rate} percent with {monthly} a month is paid off in {~payoff}, with {interest} of interest on the way, if nothing new goes on it. The interest alone is {sum*rate/1200} a month, so the rest of the payment is what brings it down, and each $50 more counts fully.\n\n**One next step:** set {monthly} as a fixed automatic payment, so that it doesn't shrink with the minimum, and take the card out of your wallet and the apps.\n\nCould it be {monthly+5000} in good months?",
          },
          {
            when: "sum*rate/1200>monthly & sum>0",
            text: "At {#rate} percent the interest on {sum} is {sum*rate/1200} a month, more than the {monthly}; so the debt would grow. That isn't about trying harder. Ask the bank for its hardship program, by that word, or a nonprofit counselor (nfcc.org) for a plan with a lower rate.\n\n**One next step:** call the number on the card and ask, “What hardship program do you have?”\n\nIs the card still being used?",
          },
          {
            when: "payoff22>0",
            text: "{sum} with {monthly} a month: at a usual 22 percent that is {~payoff22}, with about {interest22} of interest. {monthly+5000} a month would shorten it clearly. The rate on your statement makes it exact.\n\n**One next step:** make it a fixed automatic payment on the day after payday, and put nothing new on the card.\n\nWhich APR is on the last statement?",
          },
        ],
      },
      {
        id: "debt-with-rate",
        figures: ["rate"],
        text: [
          {
            when: "payoff>0",
            text: "At {#rate} percent, {sum} with {monthly} a month is gone in {~payoff}, with {interest} of interest, if nothing new goes on it.\n\nTwo ways to make it shorter: a little more each payday, and a lower rate. One call helps more often than people think: “I've been a customer for years. Can you lower my rate?”\n\n**One next step:** make the payment automatic, for the day after payday.\n\nCould you add $50 a month?",
          },
          {
            when: "sum>0",
            text: "{sum} at {#rate} percent costs about {sum*rate/1200} a month in interest, {sum*rate/100} a year. Only what you pay above {sum*rate/1200} brings it down. As a picture: with {sum/24} a month plus that interest it is gone in two years.\n\n**One next step:** ask the bank once for a lower rate; then set one fixed payment for the day after payday.\n\nHow much can you pay each month?",
          },
        ],
      },
      {
        id: "debt-several",
        figures: ["total"],
        but: /\d ?%|percent|\b(?:make|earn|income|a month|minimum|save)\b/,
        text: "Together {total}. Without the rates the order is mostly: the credit card first, because it is usually the most expensive by far (20 percent and more), then personal and store loans, then the car, and student loans last, since they are cheap and have plans by income. Minimums on all, everything extra on the first in line. When it is gone, its whole payment moves on.\n\n**One next step:** look up the rate of each on the last statement and write them to me in one line; then I can check the order.\n\nHow much could go to it each month above the minimums?",
      },
      {
        id: "debt-sum",
        figures: ["sum"],
        but: /\b(?:make|earn|saved|savings|left)\b/,
        text: [
          {
            when: "sum>20000",
            text: "{sum}: now it has a size, and with a size it can be worked off. At a card's usual 22 percent the interest is about {sum*0.22/12} a month. With {sum/19.3} a month it is gone in about two years, with {sum/26.2} in about three. Nothing new goes on it from today; that is half of it.\n\n**One next step:** look for the APR on the last statement, and tell me what you can pay each month; then I work it out exactly.\n\nWhich rate is it?",
          },
        ],
      },
      {
        id: "debt-first",
        question:
          /\bwhich (?:one|debt|card|of (?:them|these))?(?: (?:should i|do i|to))?(?: pay)?(?: off)? ?first\b|^\W*(?:so )?which one\W*$|\bwhat (?:do|should) i pay (?:off )?first\b|\bwhat order\b/,
        text: "The one with the highest rate, if you go by dollars: mostly a store card or credit card, above 20 percent. The car and the student loan come later; they are cheaper. If one small balance could be gone within two or three months, take that one before it; a debt less keeps you going, and its payment moves to the next.\n\nUntil then: the minimum on all of them, by autopay, so that nothing is late.\n\n**One next step:** write me each with sum and rate in one line, and I put them in order. A late one comes before all of them.\n\nIs one of them late right now?",
      },
      {
        id: "debt-long",
        question: howLong,
        but: /\b(?:report|stay|credit)\b/,
        text: [
          {
            when: "payoff>0",
            text: "{~payoff} with {monthly} a month at {#rate} percent, and {interest} of interest on the way, if nothing new goes on it. With {monthly+10000} a month it is clearly shorter, and whatever comes once, like a refund, shortens it further.\n\n**One next step:** set the payment to leave the day after payday.\n\nCould it be {monthly+5000} to begin with?",
          },
          {
            when: "due>0",
            text: "As long as you plan, {~months}, if about {due} a month goes to it and nothing new comes on top. Less each month makes it longer, and that is allowed; only stopping, or new purchases on the card, is expensive.\n\n**One next step:** compare {due} with what a normal month leaves.\n\nWhat could you really pay?",
          },
          {
            when: "payoff22>0",
            text: "With {monthly} a month and a usual 22 percent about {~payoff22}. The real rate may change it by some months; it stands on the statement as APR. Whatever comes once, like a refund, takes months off it.\n\n**One next step:** look the rate up, and I work it out exactly.\n\nWhich rate is it?",
          },
          {
            when: "total>0",
            text: "That hangs on the sum each month. For {total} in all: two years need roughly {total/21} a month, three years {total/31}, five years {total/48}, interest in it. Each debt that is gone makes the next one faster, because its payment moves on.\n\n**One next step:** find out what is left in a normal month after bills and food.\n\nHow much a month could you put toward it?",
          },
          {
            when: "sum>0",
            text: "That hangs on the sum each month. For {sum} at a usual 22 percent: one year needs about {sum/10.7} a month, two years {sum/19.3}, three years {sum/26.2}. With the minimum alone it takes well over ten years.\n\n**One next step:** choose the line that fits a normal month of yours.\n\nWhat could you pay each month?",
          },
        ],
      },
      {
        id: "debt-realistic",
        question: isEnough,
        text: [
          {
            when: "due>0 & income>0",
            text: "It takes about {due} a month, {%due/income} percent of your pay. Up to 15 percent is realistic for most, up to 25 with a strict year, above that rarely. If it is too much, the same debt in twice the time needs little more than half, and you keep it up.\n\n**One next step:** write me rent and fixed bills in one line, then I can tell you what your month really carries.\n\nWhat is left after them?",
          },
          {
            when: "income>0 & sum>0",
            text: "{sum} is {#sum/income} months of your pay. Below three it can be cleared in one to two years with a steady payment of {income*0.15}; between three and six plan three years; above that ask a nonprofit counselor (nfcc.org) about a plan with lower rates.\n\n**One next step:** set a first fixed payment of {income/10} for the day after payday.\n\nWould that fit in a normal month?",
          },
          {
            when: "sum>0",
            text: "{sum} is a sum that many people clear: about {sum/10.7} a month ends it in one year, {sum/19.3} in two, {sum/26.2} in three, with a card's usual interest in it. It is realistic if the payment still fits in a bad month.\n\n**One next step:** look at what last month left after bills and food.\n\nWhat do you take home each month?",
          },
        ],
      },
      {
        id: "debt-options",
        question: /\bwhat(?:'?s| is| are| r)? (?:my|our|the) (?:(?:best|other) )?(?:options?|choices)\b/,
        text: "Five ways, from gentle to hard:\n\n1. **Pay it yourself:** minimums on all, everything extra on the most expensive. Fits if it could be over in three years.\n2. **A lower rate:** hardship program of the bank, a 0 percent transfer with good credit, or a credit union loan.\n3. **A debt management plan** at nfcc.org: one payment, rates of about 6 to 10 percent, three to five years.\n4. **Settling** for a part: only with cash, in writing; it hurts the credit.\n5. **Bankruptcy**, if it couldn't be paid in five years.\n\n**One next step:** see whether number one fits: total, divided by 26, is about the monthly sum for three years.\n\nCould you pay that much each month?",
      },
      {
        id: "relief-company",
        and: /\b(?:relief|settlement|consolidation) (?:compan\w+|program|firm|offer)|\bfreedom debt\b|\bnational debt relief\b|\bcut it in half\b/,
        question: /./,
        text: "Be careful with it. Such companies tell you to stop paying, keep your money in an account of theirs, and settle after months or years. Meanwhile fees and interest grow, the score falls, and you may be sued; they take 15 to 25 percent of the debt. Charging before they have settled something is illegal (FTC). The calm way is a nonprofit counselor at nfcc.org: a plan with lower rates, about $25 to $50 a month, and no games.\n\n**One next step:** book the free first talk there before you sign anything.\n\nHow much is it in all, and are the cards still paid on time?",
      },
      {
        id: "relief-company-called",
        and: /\b(?:relief|settlement) (?:compan\w+|program|firm|offer)/,
        statement: /./,
        text: "Whoever calls you first and promises a share is selling something. The usual catch: you stop paying, fees and interest grow, the score falls, lawsuits may come, and 15 to 25 percent of the debt goes to them. So sign nothing and give no account number on the phone. What they negotiate, you can ask for yourself, and a nonprofit counselor (nfcc.org) does it for $25 to $50 a month, with lower rates and without stopping payments.\n\n**One next step:** look them up at consumerfinance.gov/complaint, and call nfcc.org.\n\nAre your cards still paid on time?",
      },
      {
        id: "debt-lower-rate",
        question: /\b(?:lower|reduce|bring down|drop) (?:it|my|the) ?(?:rate|interest|apr)?\b/,
        text: [
          {
            when: "sum>0 & rate>0",
            text: "Yes, by one call, and about every second one helps a little. “I've been a customer since [year] and pay on time. My rate is {#rate} percent now, and I have an offer elsewhere. Can you lower it?” If not: “Which hardship program do you have?”, which lowers it for six to twelve months. On {sum} each point less is {sum/100} a year; at half the rate you'd save {sum*rate/200}.\n\n**One next step:** call on a weekday morning, with the balance and the date of the last late payment beside you.\n\nHave all payments been on time this year?",
          },
          "Yes, by one call, and about every second one helps a little. “I've been a customer since [year] and pay on time. Can you lower my rate?” If not: “Which hardship program do you have?”, which lowers it for six to twelve months. A credit union loan or a balance transfer is the next door.\n\n**One next step:** call on a weekday morning, with the balance beside you.\n\nWhich rate is it, and how much is owed?",
        ],
      },
      {
        id: "debt-ever-out",
        question: /\bwill (?:i|we) (?:ever|be able to)\b|\bis there (?:any )?(?:hope|a way out)\b/,
        text: [
          {
            when: "payoff>0",
            text: "Yes, and it has a date: {sum} at {#rate} percent with {monthly} a month is gone in {~payoff}. {monthly+10000} a month makes it clearly shorter, and a lower rate even more: ask the bank for its hardship program, or a nonprofit counselor (nfcc.org), who often gets cards down to 6 to 10 percent.\n\nNothing new on it from today; that is half of the way.\n\n**One next step:** make that one call this week.\n\nWhat scares you most about it?",
          },
          {
            when: "sum*rate/1200>monthly-1000 & sum>0",
            text: "Yes, but not in this way, and that isn't your fault: at {#rate} percent the interest alone is {sum*rate/1200} a month, so {monthly} hardly moves it. What changes it is the rate. A nonprofit counselor (nfcc.org) mostly gets cards down to 6 to 10 percent; then {monthly} a month clears {sum} in about {~sum/monthly*1.2}. The bank's own hardship program is the second door.\n\n**One next step:** book the free first talk at nfcc.org this week.\n\nAre the cards still paid on time?",
          },
          "Yes. People come out of larger ones, and mostly by three dull things: nothing new on the cards, one fixed sum on the day after payday, and a lower rate. The last one is often the turning point; a nonprofit counselor (nfcc.org) gets cards down to 6 to 10 percent, for free or nearly.\n\n**One next step:** book that first talk this week; it obliges you to nothing.\n\nHow much is it in all, and what can you pay a month?",
        ],
      },
      {
        id: "debt-behind",
        statement:
          /\b(?:i'?m|im|i am|we'?re|been) (?:about |already |like )?(?:\d|one|two|three|four|five|six|a few|several)? ?(?:months?|payments?|weeks?) (?:behind|late)\b|\bbehind on (?:it|them|payments)\b/,
        text: [
          {
            when: "months>2 & sum>0",
            text: "{~months} behind: then the bank itself is often ready to talk. Around the sixth month the {sum} is written off and mostly sold; before that you can ask for a hardship plan or a settlement. If you have cash, a first offer is 30 to 40 percent, {sum*0.3} to {sum*0.4}; without it, a plan with no interest for some years.\n\nOnly in writing, and what is forgiven may count as income for taxes.\n\n**One next step:** call and ask for the “hardship or settlement department”.\n\nIs there a sum you could pay at once?",
          },
          "Then call before another month passes, and use the word “hardship program”: many banks lower the rate and the payment for six to twelve months, and stop the late fees. The older it gets, the more likely it is sold to a collector, around the sixth month. A nonprofit counselor (nfcc.org) can do it for all cards at once.\n\n**One next step:** call the one that is furthest behind today, with a sum you can keep.\n\nHow many months is it, and how much could you pay?",
        ],
      },
      {
        id: "debt-settle",
        question: /\b(?:settle\w*|negotiat\w*|offer|accept less|lump sum|pay less)\b/,
        but: /\b(?:14|offered|they offer)\b/,
        text: [
          "For {sum}: begin at about 30 percent, {sum*0.3}, and don't go above half, {sum*0.5}, in one payment. Banks mostly settle only when the account is several months behind; before that ask for a hardship plan. Offer only cash you have: “I can pay {sum*0.3} by Friday if you confirm in writing that this settles the account in full.”\n\nThe score suffers, and forgiven debt of $600 and more may count as income for taxes.\n\n**One next step:** get the agreement in writing before a dollar moves.\n\nHow far behind is it, and what could you pay at once?",
          "It can be settled when it is several months behind; before that the bank mostly offers a hardship plan. A usual first offer is 30 percent of the balance in one payment, and many agree between 40 and 50. Only cash you really have, only in writing, no access to your account. The score suffers, and what is forgiven may count as income for taxes.\n\n**One next step:** write down balance, months behind, and the sum you could pay at once.\n\nHow much is owed, and how late is it?",
        ],
      },
      {
        id: "transfer-fee",
        and: /\bbalance transfer\b/,
        statement: /\bfee\b|\b(?:0|zero) ?(?:%|percent)?\b|\b(?:1[258]|2[14]|6) months\b/,
        text: [
          {
            when: "rate2>rate & sum>0",
            text: "A fee of {#rate} percent on {sum} is {sum*rate/100}, once. Staying at {#rate2} percent costs about {sum*rate2/1200} in a single month, so the fee is earned back in {~rate/rate2*12}. It is worth it if the {sum} can be gone before the low rate ends: in 15 months that is {sum/15} a month, in 18 {sum/18}. And the old card stays at zero, in a drawer.\n\n**One next step:** divide the balance by the months of the offer, and set that as an automatic payment.\n\nHow many months does the offer run?",
          },
        ],
      },
      {
        id: "transfer-worth",
        and: /\bbalance transfer\b/,
        question: new RegExp(`${worthIt.source}|${isEnough.source}`),
        text: [
          {
            when: "rate2>rate & sum>0",
            text: "By the figures, yes, if you keep to one rule. The fee is {sum*rate/100} once; the interest you'd pay without it is about {sum*rate2/100} in a year. So most of that is saved, as long as the {sum} is gone before the low rate ends: {sum/15} a month for 15 months. If it isn't, or if the old card fills up again, it costs more than it saved.\n\n**One next step:** set that payment to leave automatically from the first month.\n\nCould you keep {sum/15} a month up?",
          },
          "It is worth it if three things are true: the fee (mostly 3 to 5 percent) is less than some months of your present interest, the balance can be gone before the low rate ends, and the old card stays empty. Balance divided by the months of the offer is the payment you need; if that fits, do it.\n\n**One next step:** write me balance, rate, fee and months, and I work it out.\n\nHow much is it, and how long does the low rate run?",
        ],
      },
      {
        id: "consolidate-for-cards",
        statement: /\bfor (?:my |the )?(?:credit )?(?:cards?|debts?)\b|\bto pay off (?:my )?(?:credit )?cards?\b/,
        and: /\bloan\b/,
        text: [
          {
            when: "sum>0 & rate>0",
            text: "Then it pays only if the cards cost more than {#rate} percent and stay at zero. On {sum} the loan costs about {sum*rate/1200} of interest a month at first; cards at 24 percent {sum*0.02}. Over three years the payment is near {sum/28}. With a small gap like that a debt management plan (nfcc.org), at 6 to 10 percent, is often better, or one call to each card for a lower rate.\n\n**One next step:** write down the rates of the cards before you sign.\n\nWhich rates are they?",
          },
          "Then it pays only if the cards cost clearly more than the loan and stay at zero; put them in a drawer and out of the apps. Compare the APR with all fees, and keep it to three years, or the lighter payment eats the saving. A debt management plan (nfcc.org), at 6 to 10 percent, is the other way.\n\n**One next step:** write down the rates of the cards and of the loan side by side.\n\nWhat are they?",
        ],
      },
      {
        id: "consolidate-rate",
        but: /\b(?:years?|months)\b/,
        and: /\bconsolidat\w*\b|\bloan to (?:pay|get|clear)\b/,
        statement: /\b(?:offer\w*|loan|at|would be|quoted|approved)\b[^?]*\d ?(?:%|percent)/,
        text: [
          {
            when: "sum>0",
            text: "{sum} at {#rate} percent costs about {sum*rate/1200} of interest a month at first; on cards at a usual 22 to 25 percent it is {sum*0.22/12} to {sum*0.25/12}. The difference is yours each month, if two things hold: it runs three, at most four years, and the cards stay at zero. Look at the origination fee, mostly 1 to 8 percent; it comes off the sum.\n\n**One next step:** ask for the APR with the fee, and a second offer from a credit union.\n\nWhich rates do the cards have now, and how many years is the loan?",
          },
        ],
      },
      {
        id: "consolidate-save",
        and: /\bconsolidat\w*\b|\bloan to (?:pay|get|clear)\b/,
        question: /\b(?:save|worth|cheaper|good (?:idea|deal)|do it|smart|should i)\b/,
        text: [
          {
            when: "sum>0 & rate>0",
            text: "Mostly yes at {#rate} percent, since cards usually cost 22 to 25: on {sum} about {sum*0.23/12} of interest a month now, {sum*rate/1200} with the loan. The saving is real if the years stay short. Over three years the payment is near {sum/29}; the same sum over six feels lighter and eats the saving. And the cards stay at zero, in a drawer; that is where most of these plans break.\n\n**One next step:** ask for the APR with all fees, for 36 months.\n\nCould you keep about {sum/29} a month up?",
          },
        ],
      },
      {
        id: "debt-only-minimum",
        question: /\b(?:only|just) (?:pay|make|do) (?:that|the minimums?|it|minimums?)\b|\bpay(?:ing)? (?:only|just) the minimums?\b/,
        text: [
          {
            when: "payoff>0",
            text: "Then most of it goes to interest: {sum*rate/1200} of the {monthly} at first. If the payment stayed at {monthly}, it would take {~payoff}, with {interest} of interest on top of the {sum}. In truth the bank lowers the minimum as the balance falls, so it takes far longer, often twenty years and more.\n\nThe trick is small: keep paying the same {monthly}, and add what you can; {monthly*1.5} is a quite different story.\n\n**One next step:** set {monthly} as a fixed payment, not “minimum due”.\n\nCould you add $50?",
          },
          "Then nearly all of it is interest, and because the minimum falls with the balance, it often takes twenty years and more. The trick is small: keep paying today's amount as a fixed sum, even when the bank asks for less, and add what you can. $50 more a month often halves the time.\n\n**One next step:** change autopay from “minimum” to a fixed sum.\n\nWhat are balance, rate and minimum, so that I can work it out?",
        ],
      },
      {
        id: "debt-all-savings",
        question:
          /^\W*(?:should i (?:use|pay) )?(?:all|everything|the whole thing|how much)(?: of (?:it|them|that|my savings))?(?: should i (?:use|keep|pay))?\W*$/,
        and: /\b(?:savings|saved)\b/,
        text: [
          {
            when: "savings-sum>100000 & sum>0 & rate>0",
            text: "Yes: the {savings} covers all of the {sum}, and {savings-sum} stays, which is a cushion for a bad day. At a card's rate of {#rate} percent you save about {sum*rate/100} a year; no savings account pays that. From the next payday on, what went to the card goes back into savings, until one month of must-pays is there.\n\n**One next step:** pay it in one go, and take the card out of the apps on the same day.\n\nWhat does one month of must-pays cost you?",
          },
          {
            when: "savings>0 & sum>0",
            text: "Not all of it. Keep about $1,000, or one month of must-pays, and let the rest of the {savings} go to the card; without a cushion the next repair goes right back on it. What remains of the {sum} gets a fixed payment each month.\n\n**One next step:** make that one transfer, and set the payment for the day after payday.\n\nWhat does one month of must-pays cost you?",
          },
        ],
      },
      {
        id: "debt-fastest",
        question:
          /\b(?:fast(?:er|est)?|quick(?:er|est|ly)?|best) way\b|\bhow (?:do|can|should) (?:i|we) (?:pay (?:it|them|this) (?:off|down)|get (?:rid|out) of (?:it|this|them|debt))\b/,
        text: [
          {
            when: "sum>0",
            text: "The fastest way is dull: stop adding, pay minimums on all, and put one large fixed sum on the most expensive, the day after payday. For {sum} in one year that is about {sum/10.7} a month, in two {sum/19.3}. Then three boosts: one call for a lower rate, everything that comes once (refund, sold things, third paycheck), and each debt's payment moved on when it is gone.\n\n**One next step:** take the cards out of every app today.\n\nHow much a month could go to it?",
          },
        ],
      },
      {
        id: "debt-savings-use",
        question:
          /\b(?:use|empty|drain|take from|spend|touch) (?:my |our |the |all (?:of )?(?:my )?)?(?:savings|emergency fund|401k?|retirement)\b|\bpay it (?:all )?(?:off )?with (?:my )?savings\b/,
        text: [
          {
            when: "savings>0 & sum>0",
            text: "A part of it, yes. Keep about $1,000, or one month of must-pays, and let the rest of the {savings} go to the most expensive card: it saves 20 percent and more a year, while savings bring 4 at best. Without a cushion the next repair would go back on the card, so not all of it. Retirement money stays where it is; taxes and a penalty would eat a third.\n\n**One next step:** make that one transfer, and fix a monthly sum for what remains.\n\nWhat does one month of must-pays cost you?",
          },
        ],
      },
      {
        id: "debt-close-card",
        question: /\b(?:close|cancel|cut up|freeze|stop using) (?:the |my |that |it|them|all )*(?:cards?|accounts?|it|them)\b/,
        text: "Stop using it, yes; close it, mostly not yet. An open card with a falling balance helps your score, because less of the limit is used; closing makes the same debt look fuller. So take it out of the wallet and all apps, freeze it in the bank's app, and leave it open until it is paid. Close it then if it has a yearly fee, or if you know that it would fill up again. That is a good reason.\n\n**One next step:** remove the saved number from the two shops you use most.\n\nWhere do you pay with it without thinking?",
      },
    ],
  },
];
