import { help, isEnough, todo, type MoneyMatter } from "./coach.money-turns.content.ts";

/** Later messages about the month, what is bought, and money between people. */

const partner = "(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\\w+|bf|gf|hubby)";

export const dayMatters: readonly MoneyMatter[] = [
  {
    topic: "talk-money-with-partner",
    of: ["split-costs"],
    talk: new RegExp(
      String.raw`\b(?:my )?${partner}\b[^.!?]*\b(?:spen[dt]\w*|money|pays?|paid|bills?|debt|share|broke|rent|saver|buys)\b|\b(?:saver|spender)\b|\bbudget as a couple\b|\b(?:doesn'?t|won'?t|refuses to|not) (?:want to )?work\b|\b(?:his|her) (?:credit|score|debts?)\b|\b(?:fianc\w+|partner|boyfriend|girlfriend|husband|wife) has (?:bad|terrible|poor|no) credit\b|\b(?:joint|separate) accounts?\b|\b(?:fight|argue|fighting|arguing)\b[^.!?]*\bmoney\b`,
    ),
    turns: [
      {
        id: "couple-spends",
        figures: ["monthly"],
        but: /\b(?:make|earn|rent|mortgage)\b/,
        text: [
          {
            when: "income>0",
            text: "{monthly} a month is {monthly*12} a year and {%monthly/income} percent of the {income} that comes in. Said as a share and a yearly figure it becomes a matter for both of you, and no verdict on taste. What helps more than less shopping: one sum for each, the same for both, that nobody has to explain, such as {income*0.05}. What is above it, you decide together.\n\n**One next step:** choose a calm hour and bring one page: what comes in, what must go out, what is left.\n\nWhat would the two of you do with half of that {monthly}?",
          },
          "{monthly} a month is {monthly*12} a year. Whether that is much depends on what is left after bills and savings, so that is the page to look at together, and not the receipts. What mostly works: one sum for each, the same for both, that needs no explaining; above it you decide together.\n\n**One next step:** write on one page what comes in, what must go out, and what is left.\n\nWhat comes in each month, for both of you?",
        ],
      },
      {
        id: "couple-income",
        figures: ["income"],
        text: [
          {
            when: "income>monthly & monthly>0",
            text: "Then the {monthly} is {%monthly/income} percent of the {income}. For comparison: a usual frame is half for what must be paid, a third for what you like, both of you together, and a fifth for savings and debt. So a fair pocket for each would be near {income*0.08}, without explaining.\n\n**One next step:** ask for half an hour on Sunday to look at three figures together: in, must go out, left.\n\nIs something missing at the end of the month, or is it about how it feels?",
          },
        ],
      },
      {
        id: "couple-talk",
        question: new RegExp(
          String.raw`\bhow (?:do|can|should|could) i (?:talk|bring|say|tell|start|ask|get|make)\b|\bwithout (?:a fight|fighting|an argument|arguing)\b|\bwhat (?:do|should|can) i (?:say|tell)\b`,
        ),
        and: new RegExp(String.raw`\b(?:spend\w*|spent|buys?|shopping|money)\b`),
        text: [
          {
            when: "monthly>0",
            text: "Not in front of a bag or a bill; on a walk, with one wish and one figure:\n\n“I'd like us to look at our money together on Sunday, half an hour. Last month about {monthly} went there, and I worry about [rent, savings, the card]. It isn't about who is right. Could we each have a sum of our own that nobody has to explain, and decide the rest together?”\n\nIf it gets loud: “Let's stop here and go on Tuesday.”\n\n**One next step:** ask only for the half hour today, nothing more.\n\nWhat do you think the buying gives them?",
          },
          "Not in front of a bag or a bill; on a walk, with one wish and no past:\n\n“I'd like us to look at our money together on Sunday, half an hour. I worry about [rent, savings, the card], and it isn't about who is right. Could we each have a sum of our own that nobody has to explain, and decide the rest together?”\n\nIf it gets loud: “Let's stop here and go on Tuesday.”\n\n**One next step:** ask only for the half hour today, nothing more.\n\nWhat would you like to feel after that talk?",
        ],
      },
      {
        id: "couple-debt",
        figures: ["debt", "sum"],
        and: /\b(?:debt|owe|cards?)\b/,
        but: /\b(?:found|secret|hid|hides|hidden|hiding|he has|she has|he owes|she owes)\b/,
        text: [
          "{sum} together, then: with a size it can be worked off, and it makes a good first goal for two. At a card's usual 22 percent in two years it is about {sum/19.3} a month, in three {sum/26.2}. So the page for Sunday has three lines: that payment, moved on payday; the same free sum for each of you; and nothing new on the cards until it's gone.\n\nThen it is the two of you against the debt, and no longer one against the other.\n\n**One next step:** write that one payment down as a suggestion, and ask what your partner thinks is possible.\n\nWhat do you both bring home?",
          "{debt} together, then: with a size it can be worked off, and it makes a good first goal for two. At a card's usual 22 percent in two years it is about {debt/19.3} a month, in three {debt/26.2}. So the page for Sunday has three lines: that payment, moved on payday; the same free sum for each of you; and nothing new on the cards until it's gone.\n\nThen it is the two of you against the debt, and no longer one against the other.\n\n**One next step:** write that one payment down as a suggestion, and ask what your partner thinks is possible.\n\nWhat do you both bring home?",
        ],
      },
      {
        id: "couple-credit",
        question: /\b(?:affect|hurt|my (?:credit|score)|responsible|liable|my debt|marry)\b/,
        and: /\b(?:credit|score|debt|owes)\b/,
        text: "Marriage itself doesn't join your scores or your debts: each keeps an own report, and what was owed before stays with the one who signed. It touches you in two places: when you borrow together, because lenders look at both scores and mostly take the lower; and in community property states, where debts made during the marriage can be shared. So: no co-signing, no joint card for now, the home loan perhaps on the better score alone.\n\n**One next step:** lay both free reports (annualcreditreport.com) on the table, once, without blame.\n\nDo you plan to buy or rent together soon?",
      },
      {
        id: "couple-credit-told",
        figures: ["score", "debt"],
        but: /\b(?:we|our|secret|found)\b/,
        text: "Good that you know it before and not after. A debt from before the wedding stays with the one who made it, as long as you don't sign for it, and a low score can be mended in one or two years: everything on time, cards below 30 percent, errors disputed. More telling than the figure is the rest: is it spoken about openly, and is there a plan?\n\n**One next step:** look at both reports together, once, and write one plan with a date.\n\nHow did it come about: bad luck, or how money is handled?",
      },
      {
        id: "couple-secret",
        statement: /\b(?:found (?:out|a)|secret|hid|hides|hidden|hiding|lied)\b|\bit has \$?\d/,
        and: /\b(?:secret|hid|hides|hidden|hiding|found|lied)\b/,
        text: [
          "{sum} that you didn't know of: it is the hiding that hurts more than the sum. Both can be worked on, in this order. First the whole truth, once: every card, every balance, on one page. Then the rule for the future: both see all accounts. Only then a plan for the {sum}, about {sum/19.3} a month over two years.\n\n“I found it, and I'm hurt that I had to find it. I'd like to see all of it tonight, without excuses. Then we make a plan.”\n\n**One next step:** choose an hour when you're calm, and say only that.\n\nDo you think there is more than this one?",
          "It is the hiding that hurts more than the sum. Both can be worked on, in this order. First the whole truth, once: every card, every balance, on one page. Then the rule for the future: both see all accounts. Only then a plan for what is owed.\n\n“I found it, and I'm hurt that I had to find it. I'd like to see all of it tonight, without excuses. Then we make a plan.”\n\n**One next step:** choose an hour when you're calm, and say only that.\n\nDo you know how much it is?",
        ],
      },
      {
        id: "couple-same-page",
        question:
          /\b(?:on the same page|agree|compromise|work (?:it )?out together|handle (?:it|this) together|be a team|fix (?:it|this))\b/,
        text: "With one shared goal and two free pockets. Four steps:\n\n1. Each writes down alone: one worry about money and one wish.\n2. Together, half an hour: what comes in, what must go out, what is owed.\n3. One goal with a date, such as the card at zero by next fall, paid on payday by itself.\n4. The same sum for each, every month, that nobody has to explain.\n\nThe saver gets safety, the spender gets freedom, and neither has to watch the other.\n\n**One next step:** suggest the half hour for Sunday, with coffee.\n\nWhat would your one shared goal be?",
      },
      {
        id: "couple-accounts",
        question: /\b(?:separate|joint|shared|own|combine|merge)\b[^.!?]*\b(?:accounts?|finances|money|cards?)\b/,
        text: "Three accounts suit most couples who differ: ours, yours, mine. Into “ours” goes what is shared (home, food, bills, the debt you pay together), by income if your pay is far apart. Into yours and mine goes a fixed sum each, and nobody looks. Fully separate is calmer for some, but then agree in writing who pays what; all in one needs much trust and few surprises.\n\nWith a debt of both, pay it from “ours” first.\n\n**One next step:** add up the shared costs of a month; that figure says what “ours” needs.\n\nHow far apart are your two incomes?",
      },
      {
        id: "couple-incomes",
        statement:
          /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:makes|earns)\b[^?]*\d[^?]*\bi (?:make|earn)\b|\bi (?:make|earn)\b[^?]*\d[^?]*\b(?:he|she|(?:my )?(?:husband|wife|partner))(?: (?:makes|earns))?\b[^?]*\d/,
        text: "Together {income} a month. As a frame for two: about {income/2} for what must be paid, {income*0.3} for what you like, with the same sum of one's own for each in it, and {income/5} for savings and debt. The shared bills go by income, so that the same share of each pay remains. One account for what is shared, filled on payday, and one for each of you.\n\n**One next step:** write the shared bills in one line, and I split them.\n\nWhat do home, cars and insurance come to?",
      },
      {
        id: "couple-one-income",
        question: /\bone (?:income|pay ?check|salary)\b|\b(?:make|making) it work\b/,
        text: [
          {
            when: "income>0",
            text: "On {income} for all of you it works if the home stays near a third, {income/3}, and the car near a tenth. Then the order: must-pays first, one weekly sum for food and everything else, {income*0.03} to savings on payday. And look at what one pay with children can get: the child tax credit and the Earned Income Credit, CHIP, WIC, free school meals. A frame for both: what does each of you do for it, at home or for money, until when?\n\n**One next step:** write rent and fixed bills in one line, and I work out the weekly sum.\n\nWhat are rent and the other fixed bills?",
          },
          "It works if the home stays near a third of the pay and the car near a tenth. Then the order: must-pays first, one weekly sum for food and everything else, a small part to savings on payday. And look at what one pay with children can get: child tax credit, Earned Income Credit, CHIP, WIC, free school meals.\n\n**One next step:** write pay and fixed bills in one line, and I work out the weekly sum.\n\nWhat comes in, and what are the fixed bills?",
        ],
      },
      {
        id: "couple-share",
        figures: ["home"],
        and: /\b(?:his|her|their) (?:share|half|part)\b|\bnever pays\b|\bdoesn'?t (?:pay|contribute)\b|\bwon'?t pay\b/,
        text: "With {home} of rent, half is {home/2} each; by income it is the same share that each brings in. Put it on a date, not on a feeling: “The rent is due on the first. Your part is {home/2}; can you send it by the 28th?” If the income isn't there at the moment, then a smaller part and clear work in return, written down, with a day to look at it again.\n\n**One next step:** write down what the shared costs of a month are, all of them.\n\nDoes the other one earn something at the moment?",
      },
      {
        id: "couple-paid-nothing",
        statement:
          /\b(?:paid|pays|pay|given|gives) (?:me )?(?:nothing|zero|anything)\b|\bfor (?:\d|two|three|four|five|six|several) months\b|\bowes me\b|\bnever (?:pays|paid)\b/,
        and: /\b(?:rent|share|bills|pays?)\b/,
        text: [
          {
            when: "home>0 & months>0",
            text: "{~months} at half of {home} is {home/2*months} that you have carried. So it is time for a clear talk with a date, and not for another hint:\n\n“I've paid all of the rent for a while: {home/2*months} of it was your part. I can't go on with that. From the first I need {home/2} a month from you. If that doesn't work, we have to talk about living differently. What can you do?”\n\n**One next step:** choose the evening, and say it once, calmly.\n\nIs there an income, or is it about willing?",
          },
          "So you've carried it alone for a while, and hints don't end that; a date does:\n\n“I've paid all of it since [month]. I can't go on with that. From the first I need [sum] a month from you. If that doesn't work, we have to talk about living differently. What can you do?”\n\n**One next step:** choose the evening, and say it once, calmly.\n\nIs there an income, or is it about willing?",
        ],
      },
    ],
  },
  {
    topic: "say-no-to-lending",
    of: ["adult-child-home", "support-parents"],
    talk: /\b(?:asks?|asking|begs|begging) (?:me|us) (?:for|to (?:lend|pay|help))\b|\bborrow(?:s|ing)?\b[^.!?]*\bmoney\b|\b(?:parents|mom|mother|dad|father|brother|sister|son|daughter|cousin|uncle|aunt|family|friend)\b[^.!?]*\b(?:need|needs|wants?|ask\w*|borrow\w*|lend|loan) (?:me )?(?:for )?(?:\w+ )?(?:money|\$\d|help with (?:rent|bills|money))/,
    turns: [
      {
        id: "family-wants-sum",
        figures: ["monthly"],
        but: /\b(?:make|earn)\b/,
        text: [
          {
            when: "income>0",
            text: "{monthly} a month is {%monthly/income} percent of your {income}. A line that many can hold is 5 percent, {income*0.05}, and only what is left after rent, food, debts and your own cushion. A sum you can keep up helps more than one that sinks you both.\n\n“I can't give {monthly}. I can give {income*0.05} a month, on the first, and I'll help you look for what you're entitled to.”\n\n**One next step:** write down what a normal month really leaves, and take the sum from there.\n\nWhat is it needed for?",
          },
          "{monthly} a month is {monthly*12} a year, so it has to come out of what is really left, and not out of your rent or a card. Decide on a sum you'd still be able to give in a bad month; it may be a fifth of that, or nothing in money and some hours instead.\n\n“I can't give {monthly}. I can give [sum] on the first, and help you look for what you're entitled to.”\n\n**One next step:** work out what a normal month leaves.\n\nWhat do you earn, and what is it needed for?",
        ],
      },
      {
        id: "family-income",
        figures: ["income"],
        text: [
          {
            when: "monthly>0",
            text: "Then the {monthly} would be {%monthly/income} percent of your {income}, and for most that is more than the month can carry. A line that holds is about 5 percent, {income*0.05}, after rent, food, debts and your own cushion. For parents, benefitscheckup.org and the Area Agency on Aging often find more than you could give.\n\n“I love you, and I can't give {monthly}. I can give {income*0.05} on the first of each month.”\n\n**One next step:** decide on the sum before the next call.\n\nWhat happens in you when you think of saying it?",
          },
        ],
      },
      {
        id: "family-given-so-far",
        statement:
          /\b(?:i'?ve|ive|i have|we'?ve|we have) (?:already )?(?:given|lent|paid|sent|helped)\b|\b(?:gave|lent) (?:him|her|them)\b/,
        text: [
          {
            when: "sum>0",
            text: "{sum}, so you've helped, clearly; nobody can say that you didn't. Treat that part as given, and begin a new rule from today, because money that comes without an end teaches that there is none. Help that ends can be time: an application together, a budget hour, a meal.\n\n“I've given {sum} so far, and I'm stopping with money now. I love you. On Saturday I can help you with [applications, a budget].”\n\n**One next step:** say it before the next request comes, not during it.\n\nWhat do you fear will happen when the money stops?",
          },
        ],
      },
      {
        id: "family-age",
        figures: ["age"],
        statement: /\b(?:he'?s|she'?s|hes|shes|he is|she is) (?:already |only )?\d\d\b/,
        text: "A grown person, so helping may look different from now on: a fixed end, and help with what earns, instead of money each time. Agree on one clear frame: what you pay (perhaps the phone until June), what you don't, and from when. Said kindly and early it is no punishment; it is trust that they can.\n\n“Until [month] I'll pay [one thing]. After that it's yours. I'll help you with applications.”\n\n**One next step:** choose the one thing and the month.\n\nDoes he or she work at the moment, and live with you?",
      },
      {
        id: "family-stop",
        and: /\bmoney\b|\d{2}|\brent\b|\bbills?\b/,
        question: /\bhow (?:do|can|should) i (?:stop|say no|refuse|set)\b|\bhow to (?:stop|say no)\b/,
        text: "By deciding before the phone rings, and saying the same two sentences each time:\n\n“I love you, and I don't give money any more. I can help you with [a list of calls, an application, dinner on Sunday].”\n\nNo reasons, since each one is an opening. The first two or three times there may be anger or tears; that passes if the answer stays the same. If you do want to help once more, pay the bill itself, never cash.\n\n**One next step:** write the two sentences on a note by the phone.\n\nWhen does the next request usually come?",
      },
    ],
  },
  {
    topic: "childcare-cost",
    of: [],
    talk: /\b(?:day ?care|child ?care|babysitter|nanny|preschool)\b/,
    turns: [
      {
        id: "childcare-income",
        figures: ["income", "monthly", "home"],
        but: /\bhours\b/,
        text: [
          {
            when: "income>monthly & monthly>0",
            text: "{monthly} of {income} is {%monthly/income} percent; 7 percent of a household's income is what the government calls affordable, so you feel rightly that it is too much. After it {income-monthly} a month is left of that pay, about {#income-monthly/17300} dollars for each hour worked. Three things can lower it: the state's subsidy (childcare.gov), a dependent care account at work, and the tax credit for child care.\n\n**One next step:** apply for the subsidy at childcare.gov even if the list is long.\n\nIs there a second income in the household?",
          },
        ],
      },
      {
        id: "childcare-worth",
        question: /\bworth (?:it|working|going back)\b|\b(?:stay (?:at )?home|quit (?:my job|working)|stop working)\b/,
        text: [
          {
            when: "income>monthly & monthly>0",
            text: "On paper {income-monthly} a month is left after the {monthly}, less gas, lunches and clothes. But three things don't show there: raises and experience that you'd lose, retirement and Social Security that go on, and health insurance. And the expensive years end: with school the cost mostly halves. So for many it is worth it even near zero; it isn't if the work makes you ill or the rest is below zero.\n\n**One next step:** write the real rest in one line: pay, minus care, minus the way to work.\n\nHow old is your child, so how many such years are left?",
          },
          "Often yes, even if little is left, because three things don't show on paper: raises you'd miss, retirement and Social Security that go on, and how hard it is to return. It isn't if the rest is below zero or you can't sleep any more. And the expensive years end with school.\n\n**One next step:** write the real rest in one line: pay, minus care, minus the way to work.\n\nWhat do you earn, and what does care cost?",
        ],
      },
      {
        id: "childcare-todo",
        question: new RegExp(`${todo.source}|${help.source}`),
        text: "In this order: the state's subsidy and Head Start at childcare.gov, today, because the lists count from the day you sign up. Then at work: a dependent care account (up to some thousand dollars free of tax) and shifted hours. Then the care itself: a licensed home is mostly a fifth to a third cheaper than a center, two families share a sitter, a grandparent takes one fixed day.\n\n**One next step:** put your name on the subsidy list today.\n\nHow old is your child, and which days do you need?",
      },
    ],
  },
  {
    topic: "baby-cost",
    of: [],
    talk: /\b(?:have|having|afford|cost of|expecting|want) (?:a |another |our first |a second )?(?:baby|kid|child)\b|\bpregnant\b[^.!?]*\bmoney\b/,
    turns: [
      {
        // usda.gov, "Expenditures on Children by Families": about 13,000 dollars a year in 2015 dollars
        id: "baby-how-much",
        question: /\bhow much (?:does|do|is|will|would)\b[^.!?]*\b(?:baby|child|kid|it)\b|\bwhat does (?:a baby|it) cost\b/,
        text: "In the first year roughly: $1,000 to $2,000 for what is needed at the start (much of it used or given), $150 to $300 a month for diapers, feeding and clothes, and your insurance's deductible for the birth, often $2,000 to $5,000. The large one is childcare, $800 to $1,500 a month where both work, or the pay that is missing where one stays home. Everything together is mostly near $1,000 to $2,000 a month.\n\n**One next step:** ask your insurance what a birth costs you, and two day cares near you for their price.\n\nWho would be at home in the first year, and for how long?",
      },
      {
        id: "baby-save",
        question: /\bhow much (?:should|do|must) (?:i|we) (?:save|have|need)\b|\b(?:enough|ready|wait|afford)\b/,
        text: [
          {
            when: "income>0",
            text: "A good line to begin with: the insurance's deductible, the weeks without full pay, and one month of costs as a cushion; for many $5,000 to $8,000. Nobody is ever quite ready, so try it: live on {income*0.8} for three months and put {income*0.2} aside as if it were diapers and day care. If that works, you have {income*0.6} saved and know that the month holds.\n\n**One next step:** set that transfer for the next payday, as a trial.\n\nHow many weeks of leave would be paid?",
          },
          "A good line to begin with: the insurance's deductible, the weeks without full pay, and one month of costs as a cushion; for many $5,000 to $8,000. And a trial: put aside for three months what day care and diapers would cost. If the month holds, you are ready enough; nobody is quite.\n\n**One next step:** ask at work how many weeks of leave are paid.\n\nWhat comes in each month?",
        ],
      },
      {
        id: "baby-income",
        figures: ["income"],
        text: "{income} a month can carry a child for many families; what decides is rent, debt and who looks after the child. Try it on paper: {income} less the bills you have, less about $300 for what a baby uses, less day care or the missing pay. If something remains in that line, it works. And help is larger than most think: WIC, CHIP, the child tax credit of about $2,000 a year and child.\n\n**One next step:** write me your fixed bills in one line, and I work out what remains.\n\nWhat are rent and the other bills?",
      },
    ],
  },
  {
    topic: "college-cost",
    of: [],
    talk: /\b(?:college|529|tuition)\b(?![^.!?]*\bstudent loans?\b)/,
    turns: [
      {
        id: "college-age",
        statement:
          /\b(?:she'?s|he'?s|shes|hes|she is|he is|they'?re|they are|my (?:kid|son|daughter|child) is) (?:only |already )?(?:\d{1,2}|\w+)(?: (?:years? old|months old|and \d+))?\W*$/,
        text: "Then there is time, and time does most of it. With ten years and more, a fixed sum each month in a 529 plan grows without tax for school costs; many states give a deduction for it. Under ten years the monthly sum counts more than the growth. And your own cushion and retirement come first: a child can get aid and loans for college, you can't get one for old age.\n\n**One next step:** look up your state's 529 plan and what it takes off your taxes.\n\nHow much a month could go there without hurting?",
      },
      {
        id: "college-monthly",
        figures: ["monthly"],
        text: "{monthly} a month is {monthly*12} a year. In twelve years you'd have put in {monthly*144}, and with 5 percent growth it becomes about {monthly*197}; nobody can promise the 5. It won't pay all of a college, and it doesn't have to: a third saved, a third from pay and aid at that time, a third from work and small loans is how many families do it.\n\n**One next step:** open a 529 directly with a state plan, with no seller between, and set {monthly} for the day after payday.\n\nHow old is your child?",
      },
      {
        id: "college-529",
        question: /\b529\b|\b(?:where|what account|which account|savings account)\b/,
        text: "Yes, for most families it is the best place: what it earns stays free of tax if it goes to school costs, and many states give something back on your own taxes. You stay the owner, may change the child, and a part can later move to the child's Roth IRA. Choose a low-cost plan directly from a state (yours first, if it gives a deduction) and an age-based fund. The catch: used for something else, the gain is taxed with a tenth on top.\n\n**One next step:** look up your state's plan and its deduction.\n\nDo you have your own cushion and the match at work already?",
      },
    ],
  },
  {
    topic: "lost-job",
    of: ["unemployment-benefits", "lost-job-and-money"],
    talk: /\b(?:lost (?:my|his|her) job|laid off|got fired|unemployed|out of work|lost his job|lost her job|hours (?:got |were )?cut)\b/,
    turns: [
      {
        id: "job-lasts",
        question: /\bhow long (?:will|can|would|does|do)\b[^.!?]*\b(?:last|make it|survive|hold out|get by|money|that|it)\b|\bhow long\W*$/,
        text: [
          {
            when: "savings>0 & costs>0",
            text: "{savings} at {costs} a month lasts about {#savings/costs} months, if nothing else comes in. With a fifth less spent it is {#savings/costs/0.8} months. Unemployment pay, often a third to half of the old pay, mostly doubles that, but only from the week you file.\n\nSo: file today, cut the three largest costs that can be cut, and call about a payment before it is due.\n\n**One next step:** file the claim today on your state's site.\n\nIs the claim in already?",
          },
          {
            when: "savings>0 & monthly>0",
            text: "{savings} at {monthly} a month lasts about {#savings/monthly} months, if nothing else comes in. With a fifth less spent it is {#savings/monthly/0.8} months. Unemployment pay, often a third to half of the old pay, mostly doubles that, but only from the week you file.\n\n**One next step:** file the claim today on your state's site.\n\nIs the claim in already?",
          },
        ],
      },
      {
        id: "job-help",
        question: /\b(?:what|is there|any|where)\b[^?]*\bhelp\b|\bassistance\b|\bprograms?\b/,
        text: "More than most people use, and the order counts:\n\n1. **Unemployment pay:** today, on your state's site; it counts from the week of filing.\n2. **SNAP** for food (in an emergency within 7 days), and **WIC** for a baby or pregnancy.\n3. **Medicaid or CHIP** at healthcare.gov, at any time.\n4. **Rent and power:** 211 knows the funds; LIHEAP helps with the power bill.\n5. **Cash help for families** (TANF) and child care subsidies at the same state office.\n\nOne application often covers two or three of them.\n\n**One next step:** file for unemployment, then call 211 with one sentence: what, and by when.\n\nWho lives in your household, and what is due first?",
      },
      {
        id: "job-todo",
        question: new RegExp(String.raw`^\W*(?:and |so |ok )*what (?:should|do|can) (?:we|i) do first\W*$`),
        text: [
          {
            when: "home>0 & income>home",
            text: "In this order, this week:\n\n1. **Today:** the claim for unemployment; it counts from the week of filing.\n2. **Tomorrow:** the lender or landlord. {home} of the {income} that still comes in is {%home/income} percent, so ask now what they offer in hardship, before one is missed.\n3. **Then:** health insurance (yours within 30 days, healthcare.gov within 60).\n4. **Sunday:** the bare month on one page: {income-home} has to carry the rest, so mark the three largest that can shrink.\n\n**One next step:** file the claim before tonight.\n\nWhat is the largest bill after the home?",
          },
        ],
      },
    ],
  },
  {
    topic: "cancel-subscriptions",
    of: [],
    talk: /\bsubscriptions?\b/,
    turns: [
      {
        id: "subscriptions-listed",
        statement:
          /(?:\b(?:netflix|hulu|disney(?: ?plus|\+)?|spotify|gym|apple (?:music|tv)|hbo|max|paramount|peacock|youtube|amazon prime|prime|audible|icloud|planet fitness|xbox|playstation|patreon)\b[^?]*){2,}/,
        text: "Several of these do the same thing, so that is where it gets smaller without missing much. **Video:** keep the one you're watching now, cancel the others, and change in two months; nothing is lost. **Music:** one, in the family or student plan. **Gym:** keep it if you were there four times last month; else cancel, with its notice period. **Shopping and storage:** once a year is cheaper, and the smallest plan is often enough.\n\n**One next step:** cancel the second video service today, on its website, and keep the mail that confirms it.\n\nWhich one did you open last, and which not at all this month?",
      },
      {
        id: "subscriptions-sum",
        figures: ["monthly"],
        text: "{monthly} a month is {monthly*12} a year. Most people find that they use two or three of them every week and hardly open the rest. So sort by one question: would I sign up for it again today at this price? Keep one video service at a time and change it every few months; music and phone storage in the smallest plan; the gym only if you were there this month.\n\nHalf of it back would be {monthly*6} a year.\n\n**One next step:** cancel the one you opened least, today, on its website.\n\nWrite me the list: what are they, and what does each cost?",
      },
    ],
  },
  {
    topic: "pause-a-purchase",
    of: [],
    isGeneral: true,
    talk: /\b(?:shopping|impulse (?:buy\w*|purchas\w*|spend\w*)|buy(?:ing)? (?:things|stuff|clothes|everything|too much)|temu|shein|amazon|online orders?|doordash|uber ?eats|grubhub|takeout|eating out|delivery|starbucks|coffee)\b/,
    turns: [
      {
        id: "shopping-tried",
        statement:
          /\b(?:i (?:already |have |'ve )*(?:tried|did) (?:that|it|deleting|blocking|a budget|cash|to stop|everything)|(?:deleted|deleting) the apps?|doesn'?t work|didn'?t work|keep going back|reinstall\w*)\b/,
        text: "Then the app wasn't the door, the moment was. So work on three places at once. **Payment:** remove the saved cards everywhere and freeze the card in the bank's app at night; typing sixteen numbers is a real brake. **Moment:** note for a week the hour and the mood; there is mostly one. **Instead:** what you want goes on a list with its price, and on Saturday one thing may be bought from a fixed sum.\n\nIf buying is the only thing that lifts you, Debtors Anonymous or a counselor helps; that isn't weakness.\n\n**One next step:** freeze the card tonight from eight on.\n\nAt which hour does it happen, and what came just before?",
      },
      {
        id: "shopping-spent",
        statement: /\b(?:spent|bought|ordered|dropped)\b[^?]*\d/,
        text: "{sum}: first see whether a part can go back; unworn with the tags on it mostly can, within 14 to 30 days, and that is the quickest money there is. What stays is evened out over four weeks, {sum/4} less each, only in the same place, while food and bills stay as they are. And note the hour before it: what was going on? That hour is what to change, not you.\n\n**One next step:** look up the last return day of the largest thing.\n\nWhat happened just before you bought?",
      },
      {
        id: "shopping-else",
        question:
          /^\W*(?:(?:and|so|ok(?:ay)?|but|well) )*(?:what else (?:can|could|should) i (?:do|try)|what (?:should|can|do) i do(?: instead| now| first)?|any (?:other )?(?:tips|ideas|advice)|how (?:do|can) i (?:stop|quit|change)(?: (?:it|this|that))?)\W*$/,
        text: [
          "Give it a limit instead of a ban. {monthly} a month is {monthly*12} a year; half of it, {monthly/2}, goes onto a card of its own on the first, and when it's empty it waits. The other half moves to savings on the same day, so you see something grow. Wishes go on a list with the date; after three days most look smaller. Unsubscribe from the mails, since each one is an advertisement you invited.\n\n**One next step:** set both transfers for payday, {monthly/2} each.\n\nWhat would you like to see grow with that half?",
          "Give it a limit instead of a ban: a fixed sum on a card of its own on the first of the month; when it's empty it waits. Wishes go on a list with the date; after three days most look smaller. Unsubscribe from the mails, take the saved cards out of the apps, and have one other thing ready for the usual hour: a call, a walk, a shower.\n\n**One next step:** choose the sum, and move it to its own card.\n\nAbout how much goes there in a month?",
        ],
      },
      {
        id: "shopping-much",
        question: isEnough,
        text: [
          {
            when: "monthly>0 & income>0",
            text: "{monthly} of {income} is {%monthly/income} percent. Everything that is fun together, eating out, clothes, trips and this, is often put at a fifth to a third of the pay, so it fits only if little else is in there and nothing goes on a card. The better test: are bills, a savings transfer and the minimums paid before it?\n\n**One next step:** put the savings transfer on payday first, and see whether the rest still holds.\n\nIs any of it on a card?",
          },
          {
            when: "monthly>0",
            text: "It is {monthly*12} a year, so it isn't small. Whether it is too much shows in three questions: is it paid from what is there, are bills and savings done first, and do you use what comes? With three yeses it's your fun. With one no, half of it would do, and {monthly*6} a year comes back.\n\n**One next step:** look at the last ten things: how many are in use?\n\nWhich of the three is a no?",
          },
        ],
      },
    ],
  },
  {
    topic: "start-a-budget",
    of: ["money-worry", "bills-due"],
    isGeneral: true,
    talk: /\b(?:terrible with money|before payday|(?:run|runs) out of money|drowning financially|spending under control|blew my|always broke|spent too much|overspent|over (?:my )?budget|paycheck to paycheck|make ends meet|budget|broke by|need help with (?:my )?money|help with (?:my )?(?:money|finances)|manage (?:my )?money|bad with money|no idea about money|everything is so expensive|prices|inflation|can'?t afford (?:anything|life))\b/,
    turns: [
      {
        id: "spends-a-week",
        statement: /\b(?:a|per|every|each) week\b[^?]*\bon\b/,
        but: /\b(?:make|earn|groceries|save|rent)\b/,
        and: /\bspen[dt]\w*\b/,
        text: "{monthly*12/52} a week is {monthly} a month and {monthly*12} a year, so there is room in it. You don't have to stop: half of it, {monthly*6/52} a week on a card of its own, and when it's empty it waits until Monday. The other half moves to savings on payday, {monthly/2} a month, so that you see what it turns into.\n\nFor two weeks write each of these down with the hour; two or three places will hold most of it.\n\n**One next step:** set up the {monthly*6/52} card today.\n\nWhat do you think the largest part of it is?",
      },
      {
        id: "spends-is-bad",
        question: isEnough,
        and: /\bspen[dt]\w*\b/,
        text: [
          {
            when: "monthly>0",
            text: "Bad no, large yes: {monthly} a month is {monthly*12} a year. Whether it fits shows in three questions: are all bills paid before it, does something go to savings, and does nothing of it stay on a card? With three yeses it's your fun, and fine. With one no, half of it would close that gap.\n\n**One next step:** look at which of the three is a no, and give it {monthly/2} a month first.\n\nWhat do you take home each month?",
          },
        ],
      },
      {
        id: "spends-cut",
        question: /\bhow (?:do|can|should) i (?:cut|spend less|stop|reduce|control)\b|\bcut (?:back|down)\b/,
        text: [
          {
            when: "monthly>0",
            text: "With one limit and three hurdles. **The limit:** {monthly*6/52} a week, half of now, on its own card; empty is empty until Monday. **The hurdles:** saved cards out of the apps, a list with a date for every wish above $20, and no shopping when tired. **The reward:** {monthly/2} a month moves to something with a name, such as a trip or the card at zero.\n\nThe first week feels tight, the third one normal.\n\n**One next step:** take the saved card out of the app you use most, now.\n\nWhich hour of the week is the most expensive?",
          },
          "With one limit and three hurdles. **The limit:** one weekly sum on its own card; empty is empty until Monday. **The hurdles:** saved cards out of the apps, a list with a date for every wish above $20, and no shopping when tired. **The reward:** what isn't spent moves to something with a name.\n\n**One next step:** take the saved card out of the app you use most, now.\n\nAbout how much goes like that in a week?",
        ],
      },
      {
        id: "until-payday",
        figures: ["savings", "sum"],
        and: /\b(?:paid (?:again )?(?:on|in|next|every)|payday|until|till|paycheck)\b/,
        but: /\b(?:saved|savings|owe|debt|rent|over|spent)\b/,
        text: [
          {
            when: "savings>0 & 50000>savings",
            text: "{savings} until then, so only four things count: food, the way to work, medicine, and what would cost a fee if it bounced. For food plan about $5 a day: rice, eggs, beans, oats, pasta, frozen vegetables; a food pantry (211 or findfood at feedingamerica.org) frees the rest. Move one bill past payday by a call today; most agree.\n\nCancel or pause what would be taken by itself before that day.\n\n**One next step:** look which automatic payments are due before payday.\n\nHow many days is it, and which bill falls into them?",
          },
        ],
      },
      {
        id: "food-until-payday",
        topic: "cook-cheap",
        question: /\b(?:food|eat|groceries)\b/,
        and: /\b(?:payday|paid (?:again )?(?:on|in|next)|until|paycheck|broke)\b/,
        text: [
          {
            when: "savings>0 & 50000>savings",
            text: "First what costs nothing: a food pantry, today or tomorrow, without shame; feedingamerica.org or 211 show the nearest, most ask for nothing. Then about $30 to $40 of the {savings} for ten days: rice or pasta, eggs, oats, beans, a bag of potatoes, frozen vegetables, peanut butter, bananas. Oats in the morning, eggs and rice at noon, bean soup at night. The rest stays for the way to work.\n\n**One next step:** look up the nearest pantry and its hours now.\n\nHow many people eat with you, and is there something in the house?",
          },
        ],
      },
      {
        id: "nothing-saved-age",
        isFirst: true,
        statement: /\b(?:nothing|no savings|zero|no money) saved\b|\bhave (?:nothing(?! left)|no savings)\b/,
        text: [
          {
            when: "age>0",
            text: "At {#age} that is more common than anyone says; about a third of adults couldn't pay $400 from savings. And from here it goes quickly, because the first steps are small and large at once: $500 that catches a bad day, then one month of must-pays, then the match at work. With $50 from each payday the first $500 are there in ten paydays.\n\n**One next step:** set one transfer for the next payday, before the rest of the month sees it.\n\nWhat do you earn, and is there a debt with a high rate?",
          },
          "That is more common than anyone says; about a third of adults couldn't pay $400 from savings. The first steps are small: $500 that catches a bad day, then one month of must-pays, then the match at work.\n\n**One next step:** set one transfer for the next payday, before the rest of the month sees it.\n\nWhat do you earn, and is there a debt with a high rate?",
        ],
      },
      {
        id: "should-be-doing",
        question: /\bwhat should i be doing\b|\bhow (?:do|can) i (?:get better|improve|change)\b|\bhow do i figure (?:that|it) out\b/,
        text: [
          {
            when: "income>0",
            text: "With {income} a month before anything else, four things in this order:\n\n1. **$500 to $1,000 aside**, from each payday a bit ({income*0.04} a month).\n2. **The match** at work, if there is one.\n3. **Expensive debt**, everything extra on one card.\n4. **One weekly sum** for what isn't a bill, on its own card.\n\nAnd once a month twenty minutes: what came in, what went out, what surprised me. That is all that people who are “good with money” do.\n\n**One next step:** set the first transfer for your next payday.\n\nIs there a debt, and a match at work?",
          },
        ],
      },
      {
        id: "overspent-thing",
        and: /\b(?:spent too much|overspent|over (?:my )?budget|went over)\b/,
        statement: /\d (?:dollars |bucks )?(?:on|at|for) [a-z]/,
        text: "{sum} there, then. First see whether a part can go back: unworn with the tags on, mostly within 14 to 30 days; that is the quickest money there is. The rest is evened out, not punished: {sum/4} less a week for four weeks, only in the same place, while food, bills and minimums stay as they are.\n\nOne high month isn't a habit; three would be.\n\n**One next step:** look at the receipts for the last return day.\n\nWould you buy all of it again today?",
      },
      {
        id: "overspent-by",
        and: /\b(?:spent too much|overspent|over (?:my )?budget|went over)\b/,
        figures: ["sum"],
        but: /\b(?:make|earn|rent|left)\b/,
        text: "{sum} over, so it has a size, and it can be evened out. Over the next four weeks that is {sum/4} less a week; over eight it is {sum/8}, which is easier to keep. Take it from eating out, clothes and “just because”, and leave food, bills and minimums alone. If it went on a card, pay that part before the statement, so that it costs no interest.\n\nOne high month isn't a habit; three would be.\n\n**One next step:** choose the weekly sum for what isn't a must, and put only that on one card.\n\nWhat did most of it go to?",
      },
      {
        id: "overspent-on",
        and: /\b(?:spent too much|overspent|over (?:my )?budget|went over)\b/,
        question:
          /^\W*(?:(?:it was|its|it's|mostly|mainly|probably|just|on|and|i think|a lot of|too much)\W+)*(?:eating out|restaurants?|clothes|clothing|food|takeout|door ?dash|delivery|amazon|shopping|going out|bars?|drinks|gifts|groceries|online|kids?|target|concerts?|makeup|games?)\b[^?]*$/,
        text: [
          {
            when: "sum>0",
            text: "Then you know where the {sum} went, and that is where it comes back from. For the next four weeks give just these one sum a week on its own card, such as half of what they cost, and when it's empty, it's empty until Monday. Delete the saved card in the app that was used most; each tap more is one thought more.\n\nThe rest of your month stays as it is, so it isn't a punishment.\n\n**One next step:** remove the saved card now, it takes a minute.\n\nWhat was going on when you spent most: tired, bored, with others?",
          },
          "Then that is where it comes back from, and nowhere else. For the next four weeks give just these one sum a week on its own card; when it's empty, it's empty until Monday. Delete the saved card in the app that was used most.\n\n**One next step:** remove the saved card now, it takes a minute.\n\nBy how much did the month go over?",
        ],
      },
      {
        id: "overspent-back",
        and: /\b(?:spent too much|overspent|over (?:my )?budget|went over)\b/,
        question:
          /\bhow (?:do|can|should) i (?:get back|fix|recover|catch up|make up|undo|not do)\b|\bback on track\b|\bwhat (?:should|do|can) i do\b/,
        text: [
          {
            when: "sum>0",
            text: "In three steps:\n\n1. **Today:** look at what must still be paid until your next pay, and put that aside. What is left, divided by the days, is what you may spend.\n2. **Next four weeks:** {sum/4} less a week than usual, only from eating out, clothes and extras. Two no-spend days a week do half of it.\n3. **On payday:** the bills and the {sum/4} move first, the rest is yours.\n\nNo new start on Monday is needed; it begins with the next purchase that you leave.\n\n**One next step:** choose the two no-spend days and log them in [the challenge](/challenge).\n\nWhen is your next payday?",
          },
          "In three steps:\n\n1. **Today:** put aside what must still be paid until your next pay. What is left, divided by the days, is what you may spend.\n2. **Next four weeks:** a quarter of what went over less each week, only from eating out, clothes and extras.\n3. **On payday:** bills first, one weekly sum for the rest.\n\n**One next step:** choose two no-spend days this week and log them in [the challenge](/challenge).\n\nBy how much did it go over?",
        ],
      },
      {
        id: "month-first",
        question:
          /^\W*(?:(?:and|so|ok(?:ay)?|then) )*(?:what (?:should|do|can) i do(?: first| now)?|where (?:do|should) i (?:even )?(?:start|begin)|what(?:'?s| is) (?:the )?first(?: step)?|how (?:do|can) i (?:break the cycle|get out of (?:it|this)|get ahead|start|begin|change (?:it|that|this)|fix (?:it|this)))\W*$/,
        text: [
          {
            when: "income>0 & costs>income",
            text: "First stop the gap, because {costs-income} more goes out than comes in, and no tip about coffee closes that.\n\n1. **Help:** call or text 211, and look at SNAP, LIHEAP for power, and your state's programs.\n2. **One large bill:** the home, the car or the insurance; one call each for a lower rate or a later date.\n3. **A little more in:** one extra shift or things sold for the next weeks.\n4. Order while it's tight: home, food, power, the way to work, then minimums.\n\n**One next step:** call 211 today and ask what fits your income.\n\nWhich of your bills is the largest after the home?",
          },
          {
            when: "income>costs & costs>0",
            text: "First three things, in this order:\n\n1. **Payday order:** the {costs} you named goes out first, by itself. Of the {income-costs} that remains, food, phone, power and minimums come next.\n2. **A weekly sum** for everything else on its own card, divided by the weeks until payday. When it's empty, it waits.\n3. **{income*0.03}** moves to savings on payday before you see it, until $500 are there; that catches the next surprise.\n\n**One next step:** write me what else goes out each month, and I work out your weekly sum.\n\nIs there a debt, or a bill that is late?",
          },
          {
            when: "income>0",
            text: "First three things, in this order:\n\n1. **See the month:** write what must go out (home, food, power, phone, transport, minimums) and take it from the {income}.\n2. **A weekly sum** for everything else on its own card; when it's empty, it waits until Monday.\n3. **{income*0.03}** moves to savings on payday before you see it, until $500 are there.\n\n**One next step:** write me your rent and fixed bills in one line, and I work out your weekly sum.\n\nWhat goes out every month?",
          },
        ],
      },
      {
        id: "month-nothing-left",
        statement: /\b(?:nothing|no money|zero|never anything) (?:is )?left\b|\bbroke (?:by|before)\b|\bcan'?t save\b/,
        text: [
          {
            when: "income>home & home>0",
            text: "{income} less {home} for the home leaves {income-home} on paper, so the rest goes somewhere between food, car, phone, small things and debts. That is found in half an hour: last month's statement, five words (food, car, phone and bills, debt, other), and a sum beside each. Mostly one of them is a surprise, and that is the one to move.\n\nUntil then one rule: on payday the bills move first, and {income*0.02} to savings.\n\n**One next step:** do the statement tonight and write me the five sums.\n\nWhich do you think will be the largest?",
          },
        ],
      },
      {
        id: "groceries-family",
        topic: "groceries-cost",
        and: /\bgrocer(?:y|ies)\b/,
        figures: ["people", "kids"],
        text: [
          {
            when: "monthly>0 & people>0",
            text: "{monthly} a month for {#people} is {monthly/people} for each. The USDA's thrifty plan for a family of four is near $1,000 a month, the moderate one near $1,300, so you are in an ordinary range, and there is still room: a planned week usually brings it down by a fifth, {monthly*0.2}.\n\nThe three that do most: one shop a week with a list, four planned dinners, store brands for what you always buy.\n\n**One next step:** plan two dinners from what is in the house before the next shop.\n\nHow often do you go now?",
          },
        ],
      },
    ],
  },
  {
    topic: "unemployment-benefits",
    of: [],
    talk: /\bunemployment\b[^.!?]*\b(?:run\w* out|end\w*|stop\w*|exhaust\w*)\b/,
    turns: [
      {
        id: "unemployment-weeks",
        figures: ["monthly", "months", "income"],
        text: [
          {
            when: "income>0",
            text: "{income*12/52} a week is about {income} a month that will be missing. So use the weeks that are left for three things at once: **income now**, any shift, temp agency or seasonal work, also below your level; **help before it ends**: SNAP, Medicaid, LIHEAP and rent funds through 211 count your income as it will be; **bills**: one call each for a later date or a lower rate.\n\nAsk the unemployment office whether your state has an extension or training benefits.\n\n**One next step:** call 211 today, not in the last week.\n\nWhat must be paid each month, and what else comes in?",
          },
        ],
      },
      {
        id: "unemployment-then",
        question: new RegExp(`${todo.source}|\\bwhat then\\b|\\bwhat happens\\b|\\bwhat (?:will|do) i do\\b`),
        text: "Then the bridge is made of three parts. **Work that starts at once:** temp agencies, stores and warehouses before the holidays, care, delivery, substitute teaching; it needn't be the right job, only the next one. **Help:** SNAP within 30 days (7 in an emergency), Medicaid, LIHEAP, rent funds through 211. **Less out:** phone, insurance and car loan by one call each; the home first. The search for the real job goes on each morning for two hours.\n\n**One next step:** register with two temp agencies this week.\n\nWhat did you do before, and what would you take for three months?",
      },
    ],
  },
  {
    topic: "two-jobs",
    of: ["side-income"],
    talk: /\b(?:second job|side (?:job|hustle|gig|income)|extra (?:money|cash|income)|make (?:more )?money|work from home|earn (?:more|extra))\b/,
    turns: [
      {
        id: "extra-sum",
        figures: ["monthly"],
        text: "{monthly} more a month: with about a fifth to a quarter off for taxes, that is {monthly/0.78} earned. At $18 an hour some {#monthly/0.78/1800} hours a month, {#monthly/0.78/7800} a week; at $25 {#monthly/0.78/10800} a week. So look for what pays by the hour and is near: two evenings or one weekend day. Beside a full week, more than about 12 hours is rarely kept up.\n\nThe quickest hour is mostly overtime or a shift where you already work.\n\n**One next step:** ask your own employer for extra hours before you look elsewhere.\n\nWhich evenings or days could you give, and until when do you need it?",
      },
      {
        id: "extra-with-child",
        statement: /\b(?:baby|kids?|toddler|child\w*|newborn)\b/,
        text: "With a small child the hours come in pieces, so look for work that can be stopped and goes on: typing up recordings, data entry, customer chat in evening shifts, proofreading, selling what you make or no longer need, tutoring by video at bedtime. Or the other way round: a second child looked after beside your own brings $10 to $18 an hour, if your state's rules allow it. Whoever asks for money first, or sends a check to “buy equipment”, is a scam.\n\n**One next step:** choose the two hours that are surest, and try one thing for two weeks.\n\nWhat did you do before the baby?",
      },
      {
        id: "extra-hours",
        statement: /\b\d+ hours?\b|\b(?:evenings?|weekends?|nights?)\b/,
        and: /\b(?:money|income|earn|hustle|side)\b/,
        text: "Then count in hours, not in promises: at $18 to $25 each, with a quarter off for taxes, ten hours a week bring about $600 to $800 a month, two hours a day about the same. What pays soonest is near you: shifts where you already work, tutoring, cleaning, care, pets, moving help. Online tasks often pay $5 to $12, so look at the real hour after two weeks.\n\n**One next step:** write to ten people you know what you take on, and from when.\n\nWhat do others already ask you for help with?",
      },
      {
        id: "extra-best",
        question: /\b(?:what|which)\b[^?]*\b(?:pays?|best|most|fastest|quickest|easiest)\b/,
        text: "By the real hour, after taxes and gas, roughly: your own trade for a private customer $30 to $60; tutoring $20 to $40; cleaning, yard work, moving help $20 to $35; care for children or old people $15 to $25; a store or restaurant shift $14 to $20; delivery $8 to $15; online surveys $2 to $5. The best is the one where somebody already trusts you, because it pays this week.\n\n**One next step:** choose one, and offer it to three people you know today.\n\nWhich of these could you do on Saturday?",
      },
    ],
  },
  {
    topic: "kids-and-money",
    of: [],
    talk: /\bmy kids? (?:want|wants|keep asking for|asks? for) (?:everything|stuff|things|toys)\b|\ballowance\b|\bteach\b[^.!?]*\bmoney\b|\bpocket money\b/,
    turns: [
      {
        id: "allowance-how-much",
        question: /\bhow much\b/,
        text: "A common line is half a dollar to a dollar per year of age each week: about $4 to $8 for an eight-year-old, $8 to $15 at fifteen. More important than the sum is what it's for: fixed day, clear list (snacks, games, gifts for friends), and nothing extra when it's gone. From about thirteen a monthly sum with clothes or the phone in it teaches most. Choose what you can pay without thinking, even in a tight month.\n\n**One next step:** write with your child what the sum has to pay for.\n\nHow old is your child, and what do you pay for now?",
      },
      {
        id: "kids-say-no",
        question: /\bwhat (?:do|should|can) i (?:tell|say)\b|\bhow (?:do|can) i (?:say no|explain)\b/,
        and: /\bkids?\b/,
        text: "Short, true, without an apology:\n\n“That's not in our plan this month. If you still want it on Sunday, put it on your list.”\n\n“We have enough for what we need, and we choose the rest. Today we chose the zoo.”\n\n“I won't buy it. You may, from your own money.”\n\nThen stay kind while they are angry; it lasts ten minutes, and they learn more from that than from the thing. A list with pictures on the fridge takes the sting out, because a no becomes a “not yet”. From your children's ages on they can see a price and choose one of two.\n\n**One next step:** hang up the list today, one line for each.\n\nWhere does it happen most: in the store, or because friends have it?",
      },
      {
        id: "kids-feel-bad",
        statement: /\b(?:feel|feeling) (?:bad|guilty|awful|terrible|like a bad)\b|\bhard to say no\b/,
        and: /\bkids?\b/,
        text: "That is because you love them, and not because the no is wrong. Children don't need everything; they need to know that there is an order and that you hold it kindly. A child that hears no to a toy and yes to an afternoon with you has lost nothing. The bad feeling passes in ten minutes, for both; a card that is full stays for years.\n\n**One next step:** choose one thing to say yes to this week that costs nothing, and tell them the day.\n\nWhat do you remember of your own childhood that cost little?",
      },
      {
        id: "allowance-gone",
        statement: /\b(?:blows?|spends? (?:it )?(?:all|in)|wastes?|gone (?:in|within)|in (?:a|one) day)\b/,
        text: "That's the best age for it to happen, with ten dollars and not with a card. So let it run out, kindly: no advance, no lecture, “That's gone, there's more on Friday.” Two or three empty weeks teach more than any talk. What helps: pay it in the middle of the week instead of Friday, split it in two halves, and one wish with a price on the fridge that half of it goes to.\n\n**One next step:** agree on the day and on “no advance”, and keep to it for four weeks.\n\nWhat does it mostly go to?",
      },
    ],
  },
  {
    topic: "give-without-money",
    of: [],
    talk: /\bbirthday (?:part(?:y|ies)|gifts?|presents?)\b/,
    turns: [
      {
        id: "birthdays-sum",
        statement: /\d/,
        text: [
          {
            when: "sum>0",
            text: "At {sum} a gift and two a month that is {sum*24} a year, so a line in the budget is worth it. Most parents would be glad of less: $10 to $15 is quite enough for a classmate, and a drawer with five books or games bought on sale takes the stress out of Friday night. Two families can give together, and a card made by your child counts more than you think.\n\n**One next step:** set $30 a month as the birthday line, and buy three small things ahead.\n\nWhich parties would your child really miss?",
          },
        ],
      },
      {
        id: "birthdays-no",
        question: /\bhow (?:do|can) i (?:say no|decline|turn)\b|\bdo (?:i|we) have to\b/,
        text: "Short and friendly, without the money: “Thank you for asking us! We can't make it this time. Have a wonderful day, and we'd love a play date next week.” Nobody asks why. For your child: “We go to the parties of the friends you play with most; the others get a card.” Three or four a year are plenty.\n\n**One next step:** choose with your child the friends whose parties count.\n\nIs the next invitation already there?",
      },
    ],
  },
  {
    topic: "no-spend-slip",
    of: [],
    talk: /\bno[- ](?:spend|buy)(?:ing)?\b/,
    turns: [
      {
        id: "no-buy-week-two",
        statement:
          /\b(?:keep|always|usually) (?:failing|quitting|giving up|breaking|caving)\b|\b(?:fail|quit|gave up|cave) (?:by|after|in|around|on) (?:week|day)\b/,
        text: "Then the rules were made for the first week, when everything is new. Plan the second one instead: the day you usually break gets a treat that is allowed and written down before, such as one coffee out or $15 of your own. Keep what is forbidden short, two or three things, because a ban on everything breaks at the first tired evening. And a slip ends nothing: the next day counts as before.\n\nEvenday's [challenge](/challenge) allows two rest days a month for exactly that.\n\n**One next step:** put your treat into week two now.\n\nWhat did you buy when it broke?",
      },
      {
        id: "no-buy-rules",
        question: /\brules\b|\bwhat (?:is|'s|counts|can i)\b|\bwhat should i (?:allow|ban|include)\b/,
        text: "Five lines, written before the first day:\n\n1. **No:** the one or two things it usually goes to, such as clothes and online orders.\n2. **Yes:** bills, groceries from a list, gas, medicine, what breaks and is needed.\n3. **Allowed treats:** one a week, named in advance.\n4. **Wishes** go on a list with price and date; at the end you may buy one.\n5. **A slip** is written down and ends nothing.\n\nFor clothes: one in only when one is worn out, and three outfits from the closet first.\n\n**One next step:** write the five lines on one card and put it where you shop.\n\nHow long shall it run?",
      },
    ],
  },
  {
    topic: "overdraft",
    of: [],
    talk: /\boverdr(?:awn|aft\w*|ew)\b|\bnegative balance\b|\bin the (?:red|negative)\b/,
    turns: [
      {
        id: "overdrawn-sum",
        statement: /\d|\bpaid\b|\bpayday\b/,
        text: "Then until payday only one thing counts: that nothing more is taken. Look which automatic payments come before it and move or stop them today; ask the bank to switch off overdraft for card purchases; and pay food in cash or not at all from this account. On payday the minus is filled first, so plan with what is left after it. Then call: “I've brought it back to zero. Could you take the fee off this time?” It often works once.\n\n**One next step:** list what is due before payday.\n\nHow far below is it, and what is left of the pay after that?",
      },
      {
        id: "overdrawn-stop",
        question: /\bhow (?:do|can) i (?:stop|avoid|prevent|keep)\b|\bfrom happening\b|\bnot happen\b/,
        text: "With four small switches, half an hour in all:\n\n1. **Overdraft off** for card purchases; then it's declined and costs nothing.\n2. **A text alert** at $100.\n3. **Due dates moved** to two days after payday; most companies do it by chat.\n4. **A floor:** treat $100 as zero, and fill it up with $20 from each pay.\n\nAnd an account without overdraft fees; many online banks and credit unions have it.\n\n**One next step:** set the alert now, in the bank's app.\n\nWhich payment pulls it under most often?",
      },
    ],
  },
];
