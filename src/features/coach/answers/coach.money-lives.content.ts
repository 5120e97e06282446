import { howLong, isEnough, todo, type MoneyMatter } from "./coach.money-turns.content.ts";

/** Later messages about what is put aside, earned, given and spent with others. */

export const lifeMatters: readonly MoneyMatter[] = [
  {
    topic: "drink-or-gamble",
    of: [],
    isPressed: true,
    talk: /\b(?:gambl\w*|casino|betting|sports ?bets?|bets?|slots|poker|lottery|lotto|scratch[- ]?offs?|scratchers|draftkings|fanduel)\b/,
    turns: [
      {
        id: "gambling-lost",
        figures: ["sum"],
        but: /\b(?:owe|rent|won)\b|\ba (?:week|month)\b/,
        text: "{sum} is gone, and the strongest pull now is to win it back; that pull is how it grows. So treat it as spent, and close the doors tonight: self-exclude in each app and site (your state has one list for all), ask your bank to block gambling payments, and give the cards to somebody for a month. Then rent, food and power from what is left, before anything else.\n\nCall or text 1-800-GAMBLER (1-800-426-2537), free, day and night.\n\n**One next step:** self-exclude in the app you used last, now.\n\nWho could hold your cards or look at the account with you?",
      },
      {
        id: "gambling-tell",
        question:
          /\bhow (?:do|should|can) i (?:tell|admit|explain|say)\b|\bshould i tell\b|\btell (?:my )?(?:wife|husband|her|him|partner)\b/,
        text: [
          "Soon, sober, with all of it at once, and with the doors closed already; half a truth costs the trust twice.\n\n“I have to tell you something hard. I've lost {sum} gambling. I've blocked the apps, and I'm calling 1-800-GAMBLER. I'm not asking you to be okay with it today. I want you to see all accounts with me.”\n\nThen listen, without explaining. Anger is fair; don't argue about details tonight.\n\n**One next step:** block the apps first, then choose the hour when you are both alone and it isn't bedtime.\n\nWhat are you most afraid they will say?",
          "Soon, sober, with all of it at once, and with the doors closed already; half a truth costs the trust twice.\n\n“I have to tell you something hard. I've been gambling, and I've lost money. I've blocked the apps, and I'm calling 1-800-GAMBLER. I'm not asking you to be okay with it today. I want you to see all accounts with me.”\n\nThen listen, without explaining. Anger is fair.\n\n**One next step:** write the full sum down first, so that you say it once.\n\nWhat are you most afraid they will say?",
        ],
      },
      {
        id: "gambling-much",
        question: isEnough,
        text: [
          {
            when: "monthly>0",
            text: "{monthly*12} a year, so it is not small. Whether it is too much shows in three questions: does it come before bills or savings, do you buy more after losing, and do you hide it? With one yes it is more than fun. And by design a lottery or slot gives back clearly less than goes in, so over a year that sum is mostly gone.\n\n**One next step:** stop for two weeks and move the same sum to savings each time; see how strong the pull is.\n\nWhich of the three questions is a yes?",
          },
          "By three questions more than by the sum: does it come before bills or savings, do you go on to win it back, and do you hide it? With one yes it is more than fun, and 1-800-GAMBLER (1-800-426-2537) is there by call or text, free.\n\n**One next step:** add up the last three months from the account.\n\nWhich of the three is a yes?",
        ],
      },
      {
        id: "gambling-stop",
        question: /\bhow (?:do|can|should) i (?:stop|quit)|\b(?:stop|quit)\b[^.!?]*\?|\bhow to stop\b/,
        text: "Not by promising, but by making it hard. Today: self-exclude (apps, sites, your state's list), delete the apps, let the bank block gambling payments, and take cash instead of cards past the shop that sells tickets. For the hour when it usually happens: a call, a walk, a game that costs nothing, with somebody. And one person who knows.\n\nGamblers Anonymous meets online every day for free, and 1-800-GAMBLER answers calls and texts day and night.\n\n**One next step:** close one door now, the one you used last.\n\nWhen does it usually happen, and what comes just before?",
      },
      {
        id: "gambling-money",
        question: todo,
        text: "Two lists. **The doors:** self-exclusion, bank block, cards with somebody you trust. **The money:** what is there, what must be paid until the next pay (home, food, power, the way to work), which bills can wait; call those before they are due. No loan and no new bet to repair it. If others are owed, a nonprofit counselor (nfcc.org) knows gambling debts, too.\n\n**One next step:** text or call 1-800-GAMBLER (1-800-426-2537) tonight; they help with both lists.\n\nWhat has to be paid first?",
      },
    ],
  },
  {
    topic: "ask-for-pay",
    of: [],
    talk: /\b(?:raise|pay (?:increase|bump)|more pay|annual review|performance review|salary (?:negotiat\w*|offer|increase)|job offer|offered me|counter ?offer|underpaid|negotiate|how much should i ask for|promotion)\b/,
    turns: [
      {
        // a raise of 3 to 5 percent: WorldatWork and Mercer, yearly budgets for raises
        id: "raise-figure",
        figures: ["salary", "wage", "income"],
        but: /\b(?:ads?|posting|says|market|range|offered|want(?:ed)?|hop(?:e|ing)|he|she|they|other|coworker)\b/,
        text: [
          {
            when: "wage>0",
            text: "{$wage} an hour is about {wage*2080} a year. A usual raise is 3 to 5 percent: {$wage*1.03} to {$wage*1.05} an hour. For clearly more work, a better offer or pay below the market, ask for 8 to 12 percent: {$wage*1.08} to {$wage*1.12}. Name a bit more than you hope for, because the answer is mostly lower.\n\nLook up what others pay for the same work: job ads near you and bls.gov/oes.\n\n**One next step:** write down three figures: hope, expect, and the least you'd accept.\n\nWhat changed in your work since the last raise?",
          },
          {
            when: "salary>0",
            text: "With {salary} a usual raise of 3 to 5 percent is {salary*1.03} to {salary*1.05}. If you do clearly more than when it was set, or others pay more, 8 to 12 percent is fair to ask: {salary*1.08} to {salary*1.12}. So I'd ask for about {salary*1.1} and be glad of {salary*1.06}.\n\nThe figure needs one reason from outside: job ads with pay in them, bls.gov/oes, or somebody who does the same work.\n\n**One next step:** find two job ads near you and note their range.\n\nWhat have you taken on since your pay was set?",
          },
          {
            when: "income>0",
            text: "With {income} a month a usual raise of 3 to 5 percent is {income*0.03} to {income*0.05} more each month; for clearly more work or pay below the market 8 to 12 percent, {income*0.08} to {income*0.12}. Ask a little above what you'd be glad of.\n\n**One next step:** find two job ads near you for the same work, and note what they pay.\n\nWhat have you taken on since your pay was set?",
          },
        ],
      },
      {
        id: "raise-how-much",
        isFirst: true,
        question:
          /\bhow much\b(?![^.!?]*\b(?:time|notice|tax)\b)|\b(?:reasonable|good|fair|normal|typical|average|big) (?:a )?raise\b|\bwhat (?:number|figure|percent\w*|amount)\b|\bis \d+ ?(?:%|percent) (?:too much|ok|fair|reasonable)\b/,
        but: /\bhow much (?:more|is|would|will|does)\b/,
        text: [
          {
            when: "wage>0",
            text: "I'd ask for about {$wage*1.1} an hour and be glad of {$wage*1.06}. The usual 3 to 5 percent would be {$wage*1.03} to {$wage*1.05}; more needs a reason, such as new tasks, a result with a number, or what others pay near you. At 40 hours, each dollar is $2,080 a year.\n\n“I'd like to bring my pay to {$wage*1.1} an hour.” Then stop talking, and let them answer.\n\n**One next step:** write your reason in one sentence with one number in it.\n\nWhat is your best reason?",
          },
          {
            when: "salary>0",
            text: "I'd ask for about {salary*1.1} and be glad of {salary*1.06}. The usual 3 to 5 percent would be {salary*1.03} to {salary*1.05}; more needs a reason, such as new tasks, a result with a number, or what others pay. The first figure sets the range, so say the high one first.\n\n“I'd like to bring my salary to {salary*1.1}.” Then stop talking, and let them answer.\n\n**One next step:** write your reason in one sentence with one number in it.\n\nWhat is your best reason?",
          },
        ],
      },
      {
        id: "offer-now",
        statement: /\b(?:current|present|my|old|now|right now)\b[^?]*\b(?:pays?|job|make|making|earn\w*|is)\b[^?]*\d/,
        and: /\boffer\w*\b/,
        text: [
          {
            when: "sum>salary & salary>0",
            text: "{sum} instead of {salary} is {sum-salary} more a year, {%sum/salary-1} percent; after taxes about {sum-salary*0.72/12} more a month. Put beside it what the figure hides: health insurance, the employer's match, vacation, the way to work, and how safe the place is. And ask once for 5 percent more, {sum*1.05}, before you say yes; that is expected.\n\n**One next step:** write both jobs in two columns with these five lines.\n\nApart from the money, where would you rather get up for on a Monday?",
          },
          "Put the two side by side with five lines each: pay, health insurance, the match, vacation, and the way to work. A raise below about 10 percent is soon eaten by more expensive insurance or a longer way; above it the change mostly pays. And before you say yes, ask once for 5 percent more; that is expected.\n\n**One next step:** ask for the benefits in writing before you decide.\n\nWhat do you earn now, and what is the offer?",
        ],
      },
      {
        id: "offer-take",
        and: /\boffer\w*\b/,
        question: /\bshould i (?:take|accept|do|leave|switch)\b/,
        text: "Yes, if three things are true: the pay and benefits together are clearly better, you'd say yes even if the money were equal, and you know who you'd work for. No, if it is only flight from a bad week. Before either, ask once for a little more, and take a day to think; whoever minds that shows you something.\n\nDon't resign before it's signed, with pay, start date and benefits in it.\n\n**One next step:** write down what would make you stay where you are; if it can be asked for, ask.\n\nWhat speaks against it, apart from money?",
      },
      {
        id: "offer-more",
        question: /\bwhat if i (?:ask|negotiate|counter|say)\b|\b(?:ask|asking) for more\b/,
        text: "Then mostly one of three things happens: they say yes, they meet you in the middle, or they say that this is the limit. That an offer is taken back for a friendly question is rare. Ask once, with one figure and one reason: “I'd like to join. With [reason], could we make it [figure]?” If the pay is fixed, ask for a signing bonus, days off, or a review after six months in writing.\n\n**One next step:** write the sentence and say it aloud twice.\n\nWhich figure would you name?",
      },
      {
        id: "raise-coworker",
        statement: /\b(?:coworker|colleague|others?|new (?:guy|hire|person)|he|she|they)\b[^?]*\b(?:makes?|earns?|gets?|paid|started at)\b/,
        text: [
          {
            when: "salary>0",
            text: "That's a strong reason, but don't say the name. You may talk about pay with each other by law (NLRA), and still “he gets more” makes bosses defensive. Say it as the market: “For this work the range is up to [figure]. With what I do, I'd like to bring my pay from {salary} to [figure].” If the work is the same and the gap large, ask HR how pay is set; that is allowed, too.\n\n**One next step:** find two job ads that show the same range.\n\nDo you both do the same work, and for how long?",
          },
          "That's a strong reason, but don't say the name. You may talk about pay with each other by law (NLRA), and still “he gets more” makes bosses defensive. Say it as the market: “For this work the range is up to [figure]; with what I do, I'd like to be there.” If the work is the same and the gap large, ask HR how pay is set.\n\n**One next step:** find two job ads that show the same range.\n\nDo you both do the same work, and what do you earn?",
        ],
      },
      {
        id: "offer-respond",
        and: /\boffer\w*\b/,
        question: /\b(?:respond|reply|answer|counter(?: ?offer)?|negotiate)\b/,
        text: "By phone or in a short mail, the same or the next day, friendly, with one figure and one reason:\n\n“Thank you, I'm really glad about the offer and would like to join. With my experience in [what they need most], I was hoping for [your figure]. Is there room for that?”\n\nThen wait; the silence is theirs. If the pay is fixed: “Could we look at a signing bonus, more vacation, or a review with a raise after six months, in writing?”\n\n**One next step:** fill the brackets and send it tomorrow morning.\n\nWhat is the lowest sum at which you'd still be glad?",
      },
      {
        id: "offer-wanted",
        statement: /\b(?:wanted|was hoping|hoped|hoping|want|expected|asked for|need)\b[^.!?]*\d/,
        text: [
          {
            when: "sum>0 & sum2>0",
            text: "Then ask, politely and once; most first offers have some room, and hardly anyone loses an offer by asking. Name the figure you wanted, or a little above it, with one reason: “I'm really glad about it. With my experience in [what they need], I was hoping for [your figure]. Is there room for that?” If they meet in the middle, that is a good result. If the pay is fixed: signing bonus, vacation days, a review after six months.\n\n**One next step:** decide on the lowest figure at which you'd still be glad.\n\nBy when do they want an answer?",
          },
          "Then ask, politely and once; most first offers have some room, and hardly anyone loses an offer by asking. Say the figure you wanted, with one reason, then be quiet: “I'm really glad about it. With my experience in [what they need], I was hoping for [your figure]. Is there room for that?” If they meet you in the middle, that is a good result; if the pay is fixed, ask for days off or a review after six months.\n\n**One next step:** decide on the lowest figure at which you'd still be glad.\n\nBy when do they want an answer?",
        ],
      },
      {
        id: "offer-negotiate",
        question:
          /\bshould i (?:negotiate|counter|ask for more|take it|accept)\b|\bwill they (?:take|pull|withdraw|rescind)\b|\bis it (?:rude|risky|ok(?:ay)?) to\b/,
        text: "Yes. Friendly and once is expected, and offers are hardly ever withdrawn for it. Before you do, look at the whole: pay, bonus, health insurance, vacation, the way to work. Ask for 5 to 10 percent above the offer with one reason, by phone or in a short mail, and say that you want the job. Whatever comes back, take a day before you accept, and get it in writing.\n\n**One next step:** write your figure and your one reason, and call tomorrow.\n\nWhat is the lowest at which you'd still say yes?",
      },
      {
        id: "raise-small",
        statement:
          /\binflation\b|\b(?:only|just) (?:a )?\d(?:\.\d)? ?(?:%|percent)|\bless than (?:inflation|that)\b|\btoo (?:little|low|small)\b/,
        text: [
          {
            when: "salary>0",
            text: "Then it is in truth a small cut, and you may say so, calmly and with figures. 2 percent on {salary} is {salary*0.02} a year; with prices up about 3, {salary*0.03} would only keep what you had. A fair ask with good work is 5, {salary*0.05}.\n\n“Thank you for the raise. With prices up about 3 percent it keeps me a little behind. Given [result], could we make it [figure], or look again in six months?”\n\n**One next step:** put one result with a number into that sentence.\n\nWhat went better this year because of you?",
          },
          "Then it is in truth a small cut, and you may say so, calmly and with figures: prices rise about 3 percent a year, so less than that doesn't keep what you had.\n\n“Thank you for the raise. With prices up about 3 percent it keeps me a little behind. Given [result], could we make it [figure], or look again in six months?”\n\n**One next step:** put one result with a number into that sentence.\n\nWhat do you earn, and what went better this year because of you?",
        ],
      },
      {
        id: "raise-push",
        question: /\bshould i (?:push back|say (?:something|no)|ask (?:again|for more)|accept it|quit|look (?:elsewhere|for))\b/,
        text: "Yes, once and friendly; a raise is mostly not taken back because somebody asked. Thank them first, then one figure and one reason, and a second door: “If that isn't possible now, could we look again in six months, with [result] as the mark?” Get the answer in writing. If it stays a no twice in a row, look outside; a change of job brings more than any yearly raise.\n\n**One next step:** write the sentence, and ask for fifteen minutes this week.\n\nWhich figure would you be content with?",
      },
      {
        id: "raise-no",
        question:
          /\bwhat if (?:they|he|she|my boss|it'?s|the answer is)\b[^.!?]*\b(?:no|not|refuse\w*|say no|says no|can'?t|laugh)\b|\b(?:said|says?) (?:no|not now|there'?s no (?:money|budget))\b/,
        but: /\bno (?:money|budget)\b/,
        text: "Then ask one question: “What would have to be true for it to work, and when can we look again?” Get two or three results and a date, and send them back the same day in a short mail; so the no has become a plan. Ask for what costs less, too: a title, a day from home, training, more vacation. If the date passes and nothing comes, look outside; a change of job is what raises pay most.\n\n**One next step:** put the date of the next talk into the calendar before you leave the room.\n\nWhich of the smaller things would you be glad of?",
      },
      {
        id: "raise-years",
        statement:
          /\b(?:i'?ve|ive|i have|been) (?:been )?(?:here|there|with (?:them|the company)|working)\b[^.!?]*\b(?:year|month)s?\b|\b(?:no|without a|never got a|haven'?t had a) raise\b|\b(?:\w+) years\b/,
        text: [
          {
            when: "salary>0",
            text: "That counts, above all if the pay stood still: prices alone rose about 3 percent a year, so a pay of {salary} that wasn't raised is worth less each year. But time is the weaker reason; results are the stronger. So use both: “Since [then] I've taken on [task], and [result with a number]. I'd like to bring it to {salary*1.1}.”\n\n**One next step:** write down three things that went better because of you, one with a number.\n\nWhen was your last raise?",
          },
          "That counts, above all if the pay stood still: with prices up about 3 percent a year, an unchanged pay shrinks. But time is the weaker reason, results are the stronger one. Put both into one sentence: “Since [then] I've taken on [task], and [result with a number].”\n\n**One next step:** write down three things that went better because of you, one with a number.\n\nWhat do you earn now, and when was your last raise?",
        ],
      },
    ],
  },
  {
    topic: "retirement-saving",
    of: [],
    talk: /\b(?:retir\w*|401 ?\(?k\)?|roth|\bira\b|pension|social security)\b/,
    turns: [
      {
        // irs.gov: early distributions, ten percent on top before 59 1/2; a plan withholds twenty
        id: "cash-out-cost",
        and: /\b(?:cash\w* (?:out|in)|withdraw\w*|take (?:money |it )?out|pull (?:money |it )?out|early)\b/,
        question:
          /\b(?:what (?:would|will|does) (?:it|that) cost|how much (?:would|will|do) i (?:lose|get|pay|owe)|penalt(?:y|ies)|taxes|worth it|cost me)\b/,
        text: [
          {
            when: "savings>0",
            text: "Before 59½: 10 percent penalty and income tax, often 12 to 22 percent more, and your state's tax. Of {savings} that leaves about {savings*0.68} to {savings*0.78}, so {savings*0.22} to {savings*0.32} is gone. And in 25 years the {savings} could be four times as much. Against a card at 22 percent it can look close, but a plan with the card's hardship program costs nothing.\n\nGentler: a 401(k) loan, up to half of it, paid back to yourself.\n\n**One next step:** ask the plan what a loan of the same sum would cost a month.\n\nA loan is due when the job ends: is yours safe?",
          },
          {
            when: "sum>0",
            text: "Before 59½: 10 percent penalty and income tax, often 12 to 22 percent more, and your state's tax. Of {sum} that leaves about {sum*0.68} to {sum*0.78}. Gentler is a loan from the plan, up to half of it, paid back to yourself.\n\n**One next step:** ask the plan what a loan of the same sum would cost a month.\n\nA loan is due when the job ends: is yours safe?",
          },
          "Before 59½: 10 percent penalty and income tax, often 12 to 22 percent more, and your state's tax, so of $10,000 about $6,800 to $7,800 reaches you. Gentler is a loan from the plan, up to half of it, paid back to yourself.\n\n**One next step:** ask the plan what a loan of the same sum would cost a month.\n\nHow much is in it, and what is it needed for?",
        ],
      },
      {
        id: "cash-out-held",
        and: /\b(?:cash\w* (?:out|in)|withdraw\w*|take (?:money |it )?out)\b/,
        figures: ["savings", "sum"],
        text: [
          {
            when: "savings>0 & debt>0",
            text: "{savings} in it and {debt} of debt: to pay that debt you'd have to take out about {debt/0.72}, because a tenth goes as a penalty and a fifth or more as taxes. That makes the debt about {debt/0.72-debt} more expensive, and the money for later is gone. A management plan through nfcc.org brings card rates to about 8 percent; a plan loan is paid back to yourself.\n\n**One next step:** ask a counselor at nfcc.org what the payment would be; it is free.\n\nIs the debt still paid on time, or late?",
          },
        ],
      },
      {
        id: "retire-puts-in",
        statement: /\bput(?:ting)?(?: in)?\b[^?]*\d|\bcontribut\w*\b[^?]*\d|\bsav(?:e|ing) \d+ ?(?:%|percent)/,
        text: [
          {
            when: "salary>0 & rate>0",
            text: "{#rate} percent of {salary} is {salary*rate/100} a year, {salary*rate/1200} a month, before a match. The usual aim is 15 percent in all, the match counted in: {salary*0.15}. If your employer adds some percent, you are closer than it looks. One percent more is {salary/1200} a month before taxes, hardly felt; with each raise one more, and in some years it's there.\n\n**One next step:** look up the match, and raise your share by one percent this week.\n\nHow much does your employer add?",
          },
          {
            when: "monthly>0",
            text: "{monthly} a month is {monthly*12} a year. With 6 percent growth it becomes about {monthly*164} in ten years, {monthly*462} in twenty, {monthly*1005} in thirty; nobody can promise the 6. The usual aim is 15 percent of the pay in all, the match counted in.\n\n**One next step:** raise it by one percent of your pay this week.\n\nWhat do you earn, and does your employer add something?",
          },
        ],
      },
      {
        id: "retire-more",
        question: /\bshould i (?:do|put in|save|contribute) more\b|\bhow much more\b/,
        text: [
          {
            when: "salary>0",
            text: "A little, and step by step: up to 15 percent of the pay in all, with the match, which is {salary*0.15} a year or {salary*0.15/12} a month. But expensive debt and a cushion of some months come before the last percents. If both are done, one percent more now, {salary/1200} a month, and one with each raise. Every five years earlier counts more than any percent later.\n\n**One next step:** raise it by one percent in the benefits page this week.\n\nIs there card debt, and how large is the cushion?",
          },
        ],
      },
      {
        id: "rollover-or-cash",
        and: /\b401 ?\(?k\)?\b[^]*\bold job\b|\bold (?:401|job)|\broll(?:ing)? ?over\b|\b(?:left|leaving) (?:my|the) job\b/,
        question: /\broll\b|\bcash\b|\bwhich\b|\bshould i\b|\bbetter\b/,
        text: [
          {
            when: "sum>0",
            text: "Roll it over, nearly always. Cashed out before 59½, of {sum} a tenth goes as a penalty and 12 to 22 percent and more as taxes, so about {sum*0.7} would reach you; rolled over, all {sum} go on growing, in twenty years perhaps three times as much. Into the new job's plan if its fees are low and you like one place; into an IRA if you want more choice.\n\nAsk for a direct rollover, from plan to plan, never a check to you.\n\n**One next step:** call the new plan and ask, “What do you need for a direct rollover?”\n\nDo you know the yearly fee of both?",
          },
          "Roll it over, nearly always. Cashed out before 59½ a tenth goes as a penalty and 12 to 22 percent and more as taxes; rolled over, all of it goes on growing. Into the new job's plan if its fees are low and you like one place; into an IRA if you want more choice.\n\nAsk for a direct rollover, from plan to plan, never a check to you.\n\n**One next step:** call the new plan and ask, “What do you need for a direct rollover?”\n\nDo you have a plan at the new job?",
        ],
      },
      {
        id: "rollover-sum",
        and: /\bold (?:401|job)|\broll(?:ing)? ?over\b/,
        figures: ["sum", "savings"],
        statement: /\bnew job has\b|\bnew (?:plan|employer)\b/,
        text: "Good, then the two usual ways are both open. **Into the new plan:** one place, often low fees, and a loan from it stays possible. **Into an IRA:** you choose the funds yourself; take one of the large low-fee brokers. Compare one figure, the yearly cost: under 0.3 percent is fine. Leaving it where it is works, too, if it's cheap; below $7,000 they may move it for you, so act first.\n\n**One next step:** look up the yearly fee of the new plan.\n\nIs there a match at the new job, and do you get all of it?",
      },
      {
        id: "retire-when",
        figures: ["monthly", "costs"],
        and: /\b(?:when|enough|can i retire|retire (?:early|at))\b/,
        text: [
          {
            when: "savings>0",
            text: "{monthly} a month is {monthly*12} a year. The usual rule of thumb is 25 times what your savings have to pay each year. All of it would be {monthly*300}; but Social Security carries a part. If that is about $2,000 a month, {monthly-200000} remains, times 300: {monthly-200000*300} from savings. You have {savings}.\n\nEach year of work counts three times: more saved, more growth, a larger check.\n\n**One next step:** sign in at ssa.gov/myaccount and note your check at 62, 67 and 70.\n\nWhat can you put in each month until then?",
          },
          {
            when: "sum>0",
            text: "{monthly} a month is {monthly*12} a year. The usual rule of thumb is 25 times what your savings have to pay each year. All of it would be {monthly*300}; but Social Security carries a part. If that is about $2,000 a month, {monthly-200000} remains, times 300: {monthly-200000*300} from savings. You have {sum}.\n\n**One next step:** sign in at ssa.gov/myaccount and note your check at 62, 67 and 70.\n\nWhat can you put in each month until then?",
          },
        ],
      },
      {
        id: "retire-enough",
        question: isEnough,
        and: /\b(?:when can i|can i retire|retire (?:early|at)|spend)\b/,
        text: [
          {
            when: "monthly>200000 & savings>0",
            text: "Not yet by itself, but it may be on the way. {savings} would carry about {savings*0.04/12} a month (4 percent a year). With Social Security of perhaps $1,800 to $2,200 that makes {savings*0.04/12+180000} to {savings*0.04/12+220000}, and you spend {monthly}. What is missing decides how many years it takes; each year of work helps three times.\n\n**One next step:** get your own Social Security figure at ssa.gov/myaccount; it replaces my guess.\n\nWhat do you put in each month now?",
          },
          {
            when: "monthly>200000 & sum>0",
            text: "Not yet by itself, but it may be on the way. {sum} would carry about {sum*0.04/12} a month (4 percent a year). With Social Security of perhaps $1,800 to $2,200 that makes {sum*0.04/12+180000} to {sum*0.04/12+220000}, and you spend {monthly}. What is missing decides how many years it takes.\n\n**One next step:** get your own Social Security figure at ssa.gov/myaccount; it replaces my guess.\n\nWhat do you put in each month now?",
          },
        ],
      },
      {
        id: "retire-age-saved",
        figures: ["age", "savings"],
        but: /\b(?:make|earn)\b/,
        text: [
          {
            when: "age>0 & savings>0",
            text: "{savings} at {#age} is a real base. A common yardstick counts in years of pay: one by 30, three by 40, six by 50, eight by 60. It says whether to speed up; it is no verdict. At 4 percent a year, {savings} would pay about {savings*0.04/12} a month today, for good, and it goes on growing.\n\n**One next step:** look at your Social Security estimate at ssa.gov/myaccount and write it beside that figure.\n\nWhat do you spend in a month, and when would you like to stop?",
          },
          {
            when: "age>0 & 45>age",
            text: "At {#age} you have about {#67-age} years until 67, and they do most of the work: $200 a month with 6 percent growth becomes roughly $40,000 in 12 years and $200,000 in 30. So the start counts more than the sum. First the whole match of your employer, then 5 percent, then one percent more with each raise.\n\n**One next step:** open the benefits page at work and look for the word “match”.\n\nWhat do you earn, so that I can put it in dollars?",
          },
          {
            when: "age>0",
            text: "At {#age} there are still years that count, and the levers are strong: from 50 on you may put in more than others (catch-up), each year you wait with Social Security makes the check larger for good, and every debt that is gone by then lowers what you need. Begin with the match and a fixed share, and raise it twice a year.\n\n**One next step:** sign in at ssa.gov/myaccount and write down your check at 62, 67 and 70.\n\nWhat do you earn, and what could go in each month?",
          },
        ],
      },
      {
        id: "retire-todo",
        question: todo,
        text: "In this order:\n\n1. **The match:** put in at least what your employer doubles.\n2. **Expensive debt:** cards above about 8 percent.\n3. **A cushion** of some months' costs, so that you never have to break into it.\n4. **Then 10 to 15 percent** of the pay in all, 401(k) or IRA, in a target-date or broad index fund.\n5. **One percent more** with each raise.\n\n**One next step:** open the benefits page and set your share to the match today.\n\nIs there a plan at your job?",
      },
    ],
  },
  {
    topic: "windfall",
    of: [],
    keepsSum: true,
    talk: /\b(?:inherit\w*|left (?:me|us) (?:about |around )?\$?\d[\d,.]*k?|(?:tax )?refund|won (?:about |around )?\$?\d[\d,.]*k?|bonus|tax refund|settlement|windfall|lump sum|came into (?:some )?money|severance|what (?:should|do|can) i do with (?:my |this |an? |the )?(?:extra )?\$?\d[\d,.]*k?)\b/,
    turns: [
      {
        id: "windfall-need",
        figures: ["sum2"],
        statement: /\b(?:needs?|repairs?|tires?|costs?|bill|have to pay|fix)\b[^?]*\d/,
        text: [
          {
            when: "sum>debt+sum2 & debt>0 & sum2>0",
            text: "Then it fits into the {sum}, in this order: the {sum2} that is needed, paid at once so it doesn't go on a card; the {debt} of debt; and {sum-debt-sum2} stays as a first cushion. If the debt has no high rate, the cushion may come before it.\n\n**One next step:** pay both on the day the money arrives, and move the rest to savings.\n\nIs anything else due in the next two months?",
          },
          {
            when: "sum>sum2 & debt>0 & sum2>0",
            text: "Then it needs an order, because all of it together is more than the {sum}. First the {sum2} that is needed, so it doesn't go on a card. That leaves {sum-sum2}: about $500 as a cushion, the rest to the {debt} of debt. What remains of it gets a fixed payment each month.\n\n**One next step:** make these transfers on the day the money arrives.\n\nCan the {sum2} be brought down by a second price?",
          },
          {
            when: "sum>sum2 & sum2>0",
            text: "Then the {sum2} comes first, paid from it at once, so it doesn't go on a card. That leaves {sum-sum2}: expensive debt, then a cushion of one month, and about a tenth of it, {sum-sum2/10}, for joy.\n\n**One next step:** get a second price for the {sum2}, and move the rest to savings today.\n\nIs there a debt with a high rate?",
          },
        ],
      },
      {
        id: "windfall-sum",
        figures: ["sum"],
        but: /\b(?:debt|owe|card|loan|make|earn|saved)\b/,
        text: "{sum}: let it rest in savings until it has its jobs, a week is enough. In this order: anything that is late, then expensive debt (cards), then a cushion of one month, then three. About a tenth, {sum/10}, may be for joy, on purpose and without guilt. What comes once is gone soonest when it stays in the account you pay with.\n\n**One next step:** move it to savings on the day it arrives.\n\nIs there card debt, and how much is set aside for a bad month?",
      },
      {
        id: "windfall-no-debt",
        statement: /\b(?:no|don'?t have (?:any|a)|without|zero|not in) (?:debts?|debt at all|credit card debt)\b|\bdebt[- ]free\b/,
        text: [
          {
            when: "sum>0",
            text: "Then most of the {sum} can work for you. First fill the cushion to three months of must-pays. After that the match at your job or an IRA, for what you won't need in five years, in one broad index fund. A wish or a trip within three years stays in savings. And about a tenth, {sum/10}, may be for something you enjoy.\n\n**One next step:** move it to a high-yield savings account today; it may rest there until you have decided.\n\nHow many months of costs do you have aside?",
          },
        ],
      },
      {
        id: "windfall-cushion",
        statement:
          /\b(?:have|got|already have) (?:about )?(?:\d|one|two|three|four|five|six) months?\b[^.!?]*\b(?:saved|savings|expenses|emergency|aside)?|\bno (?:emergency fund|savings|cushion)\b|\bnothing saved\b/,
        text: [
          {
            when: "sum>debt & debt>0",
            text: "Then I'd do it in this order with the {sum}: the {debt} of debt first, if its rate is above about 8 percent; that leaves {sum-debt}. Of that, three to six months of must-pays into a savings account of its own, as the cushion that is missing. A tenth for joy. What still remains may wait in savings for three months, and then go toward retirement or a home.\n\n**One next step:** write down what one month of must-pays costs you; times three is the cushion.\n\nWhat does that month come to?",
          },
          {
            when: "sum>0",
            text: "Then that decides where the {sum} goes. With less than three months of must-pays aside, the cushion comes first, up to that mark. With three months there, the rest may work: the match or an IRA for what you won't need in five years, savings for what you will, about {sum/10} for joy.\n\n**One next step:** work out one month of must-pays; times three is the line.\n\nWhat does a month cost you?",
          },
        ],
      },
      {
        id: "windfall-fun",
        question: /\b(?:can|could|should|is it ok(?:ay)? to|may) i (?:spend|use|take|treat|buy|keep)\b|\btrip\b|\bvacation\b|\bfun\b/,
        text: [
          {
            when: "sum>debt & debt>0",
            text: "Yes, a part: about a tenth to a fifth is fair, {sum/10} to {sum/5}. First the {debt} of debt, because at 20 percent and more it eats any trip twice; that leaves {sum-debt}. From this at least half as a cushion, and the trip from the rest. So it is a trip without a bill afterward.\n\n**One next step:** pay the debt on the day the money arrives, and open an account named after the trip.\n\nWhat would the trip cost?",
          },
          {
            when: "sum>0",
            text: "Yes, a part: about a tenth to a fifth is fair, {sum/10} to {sum/5}, without guilt. Late bills, expensive debt and the first cushion come before it; the fun part is set aside on the same day, so that it doesn't grow by itself.\n\n**One next step:** move the fun part to an account of its own, and the rest to savings.\n\nIs there a debt with a high rate?",
          },
        ],
      },
      {
        id: "windfall-split",
        question:
          /\bsplit\b|\bhow (?:should|do|would) (?:i|you) (?:divide|use|allocate)\b|\b(?:invest or save|save or invest|save it or)\b|\bwhat (?:percent\w*)\b/,
        text: [
          {
            when: "sum>debt & debt>0",
            text: "For {sum}:\n\n- **{debt}** to the debt, all of it, if it is expensive\n- **{sum-debt*0.6}** to the cushion\n- **{sum-debt*0.25}** for later: a match, an IRA or a goal\n- **{sum-debt*0.15}** for something you enjoy\n\nThe debt first because no savings account pays what it costs. The cushion second, so that the next repair doesn't go on the card.\n\n**One next step:** make all four transfers on one day.\n\nWhat would the joyful part go to?",
          },
          {
            when: "sum>0",
            text: "By when you need it. What you may need within three to five years, and the cushion of three months, is saved: high-yield account, insured, no ups and downs. What can stay longer may be invested: first a job's match, then an IRA, in one broad index fund. With {sum} a usual split is the cushion first, then half and half, and {sum/10} for joy.\n\n**One next step:** write down what one month of must-pays costs; times three is the part that stays in savings.\n\nWhat is the money for, one day?",
          },
        ],
      },
    ],
  },
  {
    topic: "retirement-saving",
    of: [],
    talk: /\b(?:invest(?:ing|ed)?|index funds?|etfs?|stocks?|brokerage|robinhood|s&p|crypto|bitcoin)\b/,
    turns: [
      {
        id: "invest-or-mortgage",
        and: /\bmortgage\b/,
        figures: ["savings", "rate", "sum"],
        text: [
          {
            when: "rate>0 & 5>rate & savings>0",
            text: "At {#rate} percent there is no hurry to pay it off: a savings account brings about as much, and a broad fund over many years has brought more, though nobody can promise it. So of the {savings}: six months of costs stay in savings, the match and an IRA are filled first, and what remains may be invested for ten years or, if a house without debt lets you sleep, put toward the mortgage. Both are fair.\n\n**One next step:** write down what six months of costs are; only what is above it is to be decided.\n\nWhat would be worse for you: a fund 20 percent down, or ten more years of payments?",
          },
          {
            when: "rate>0 & 5>rate",
            text: "At {#rate} percent there is no hurry to pay it off: a savings account brings about as much, and a broad fund over many years has brought more, though nobody can promise it. Expensive debts, the match and a cushion come before both. Then it's a question of sleep: no debt on the house, or money that you can reach.\n\n**One next step:** look whether you get the whole match at work.\n\nHow much is it that you could use for it?",
          },
          {
            when: "rate>5",
            text: "At {#rate} percent paying it down is a sure return of {#rate} percent, and that is hard to beat without risk. So after the match and six months of costs in savings, extra toward the principal is a good use; ask whether a refinance below that is possible, too. A part in a broad fund beside it is fine if you leave it for ten years.\n\n**One next step:** ask the lender how extra payments must be marked so that they go to the principal.\n\nHow much could it be a month?",
          },
        ],
      },
      {
        id: "invest-held",
        and: /\b(?:bitcoin|crypto|stocks?|invest)/,
        figures: ["savings"],
        text: [
          {
            when: "savings>0",
            text: "{savings} saved: then first comes what it is for. Three to six months of costs stay in savings, whatever coins or stocks do, and card debt goes before both. Of what remains, most people are well served by one broad index fund for ten years. For crypto or single stocks a usual limit is what you could lose completely without noticing in daily life, at most a few percent, so {savings*0.03} to {savings*0.05}.\n\n**One next step:** write down what three months of costs are, and set that aside first.\n\nIs that {savings} also your cushion, or is there another one?",
          },
        ],
      },
      {
        id: "invest-friend-won",
        and: /\b(?:bitcoin|crypto|stocks?|invest)/,
        statement:
          /\b(?:coworker|friend|brother|cousin|neighbor|buddy|everyone|he|she|they|people|guy)\b[^?]*\b(?:made|doubled|tripled|got rich|won|earned|says|told|making)\b/,
        text: "One hears from those who won; the others tell nobody. That it doubled says nothing about tomorrow: the same coin has also fallen by more than half, several times. So decide as if you hadn't heard it: is the cushion there, is expensive debt gone, and could this sum be gone completely without hurting? If yes three times, a small part is your own affair. With anybody who promises a return or wants to “manage” it for you, stop.\n\n**One next step:** wait two weeks before you buy; a good reason lasts that long.\n\nWhat would you do if it fell by half next month?",
      },
      {
        id: "invest-monthly",
        figures: ["monthly"],
        but: /\b(?:make|earn)\b/,
        text: "{monthly} a month is quite enough to begin, because most brokers and funds take any sum by now. As a picture with 6 percent growth: about {monthly*164} in ten years, {monthly*462} in twenty, {monthly*1005} in thirty, and nobody can promise the 6. Two things come before it: a small cushion of about $1,000, and card debt. And if your job has a match, begin there, since that part is doubled.\n\n**One next step:** ask HR whether there is a match; if not, a Roth IRA at a large low-fee broker.\n\nHow old are you, and is there card debt?",
      },
      {
        id: "invest-app",
        question: /\b(?:which|what) (?:app|broker|platform|account|company|one)\b|\bwhere (?:do|should|can) i\b/,
        text: "I name no single product, but what to look for is simple: one of the large brokers without a fee for the account or for buying funds, a Roth IRA on offer, and index or target-date funds with a yearly cost (expense ratio) under 0.2 percent. Apps that show confetti or push single stocks are made for trading, not for you. It opens online in twenty minutes, with your Social Security number and bank account.\n\n**One next step:** compare three of the large ones by those points; investor.gov explains each word.\n\nA plan with a match at work comes before all of them: is there one?",
      },
      {
        id: "invest-age",
        figures: ["age"],
        text: [
          {
            when: "40>age",
            text: "At {#age} time is the largest part of it: $50 a month from now on with 6 percent growth becomes about $100,000 in 40 years, and nobody can promise the 6 percent. So the habit matters more than the first sum. Three things come before: a small cushion of $1,000, no card debt, and the whole match if your job has one. Then a Roth IRA with one broad index or target-date fund.\n\n**One next step:** ask HR whether there is a match; that is the best return there is.\n\nDo you have card debt, or a plan at work?",
          },
          {
            when: "age>0",
            text: "At {#age} it still makes sense for money that can stay five years and longer; what you need earlier stays in savings. First the match at your job, then an IRA, in one broad index or target-date fund. The closer the day you need it, the smaller the part in stocks; a target-date fund does that by itself.\n\n**One next step:** ask HR whether there is a match and whether you get all of it.\n\nWhen would you need the money?",
          },
        ],
      },
      {
        id: "invest-too-little",
        topic: "retirement-saving",
        question: /\b(?:too (?:little|small|late|much)|enough to (?:start|invest)|is (?:it|that) (?:even )?(?:enough|worth it))\b/,
        text: "It isn't too little. Most brokers and funds take any sum by now, and what counts is what comes after: the first sum plus $50 a month is worth more in ten years than a large one that stays alone. Only two things come before it: a small cushion of about $1,000, and card debt, because no fund surely earns 20 percent.\n\n**One next step:** set a small automatic amount for the day after payday, even $25.\n\nDo you have a card balance at the moment?",
      },
    ],
  },
  {
    topic: "save-for-trip",
    of: [],
    talk: /\b(?:vacation|trip|disney\w*|cruise|travel\w*|honeymoon|europe|hawaii|flights?)\b/,
    turns: [
      {
        id: "trip-sum",
        figures: ["sum"],
        but: /\b(?:make|earn|saved|savings|have)\b/,
        text: [
          {
            when: "months>0 & savings>0 & sum>savings",
            text: "{sum} less the {savings} you have leaves {sum-savings}. In {~months} that is {sum-savings/months} a month, {sum-savings/months*12/52} a week. If that is too much, the trip may shrink before it goes on a card: other weeks are often a third cheaper, and a day less is hardly missed.\n\n**One next step:** open an account with the name of the trip and let the first part move on payday.\n\nDoes that fit in a normal month?",
          },
          {
            when: "months>0 & sum>0",
            text: "{sum} in {~months} is {sum/months} a month, {sum/months*12/52} a week. If that is too much, the trip may shrink before it goes on a card: other weeks are often a third cheaper, a kitchen in the place saves the restaurants, and a day less is hardly missed.\n\n**One next step:** open an account with the name of the trip and let the first part move on payday.\n\nDoes that fit in a normal month?",
          },
          {
            when: "savings>0 & sum>savings",
            text: "{sum} less the {savings} you have leaves {sum-savings}. In six months that is {sum-savings/6} a month, in twelve {sum-savings/12}. If neither fits, the trip may shrink: the off-season is often a third cheaper, and a night or a park less is hardly missed.\n\n**One next step:** open an account with the name of the trip and let the first part move on payday.\n\nWhen would you like to go?",
          },
          "{sum} becomes a plan with a date: in six months {sum/6} a month, in nine {sum/9}, in twelve {sum/12}. If that is too much, make the trip smaller before you put it on a card: other weeks are often a third cheaper, driving instead of flying, a kitchen in the place, a day less.\n\n**One next step:** choose the month, and let the share move to its own account on payday.\n\nWhich of the three could you keep up?",
        ],
      },
      {
        id: "trip-cannot",
        question: /\bwhat if (?:we|i|it)\b/,
        text: [
          {
            when: "sum>0",
            text: "Then it gets smaller or later, and isn't lost. Three versions, from the {sum} down: the same place in other weeks, often a third less, {sum*0.67}; a shorter one nearer by, about half, {sum/2}; or home days with a plan, one outing, one good meal, no screens, {sum/10}. What was saved until then stays and counts for the next date.\n\nOnly one way I'd leave alone: the card, since you'd pay for it into next summer.\n\n**One next step:** set a day on which you decide which of the three it is.\n\nWhat do you most want from it: rest, people, or something new?",
          },
          "Then it gets smaller or later, and isn't lost: other weeks are often a third cheaper, a shorter one nearer by costs half, and home days with a plan, one outing and one good meal can be rest, too. What was saved until then stays for the next date. Only the card I'd leave alone, since you'd pay for it into next summer.\n\n**One next step:** set a day on which you decide.\n\nWhat do you most want from it?",
        ],
      },
      {
        id: "trip-save",
        question:
          /\bhow (?:should|do|can|would) (?:i|we) (?:save|pay|afford|do it|get there)\b|\bhow much (?:a|per|each|should)\b|\bis (?:it|that) (?:possible|realistic)\b/,
        text: [
          {
            when: "sum>0 & months>0",
            text: "{sum} in {~months} is {sum/months} a month, about {sum/months*12/52} a week. Let it leave on payday into an account of its own; cashback, refunds and sold things go on top. Book what can be cancelled early, and set the sum per day for food before you go, so it doesn't end on a card.\n\n**One next step:** set the first transfer for your next payday.\n\nDoes that sum fit in a normal month?",
          },
          {
            when: "sum>0",
            text: "Backwards from the day you go. {sum} in twelve months is {sum/12} a month, {sum/52} a week; in eight months {sum/8} a month. Let it move on payday into an account of its own. Then lower the price itself: the off-season, a place with a kitchen, gift cards bought at a discount in the grocery store, park tickets from official resellers. Nothing of it on a card.\n\n**One next step:** choose the month and set the first transfer.\n\nHow much could go there each payday?",
          },
        ],
      },
    ],
  },
  {
    topic: "wedding-cost",
    of: [],
    talk: /\bwedding\b|\bgetting married\b[^.!?]*\b(?:pay|afford|cost|money|budget)\b/,
    turns: [
      {
        id: "wedding-people",
        figures: ["people"],
        text: [
          {
            when: "sum>0",
            text: "{#people} guests and {sum}: that is {sum/people} for each, with everything in it. Food and drink alone are often $70 to $150 a head, so the guest list is the strongest lever there is. Ten fewer guests give about {sum/people*10} back.\n\n**One next step:** make two lists, “must be there” and “would be nice”, and see how many the first has.\n\nHow many are on the first list?",
          },
          "{#people} guests: with a simple dinner at $60 to $80 a head that is {people*6000} to {people*8000} for food and drink, and these are mostly about half of the whole. So a realistic total begins near {people*12000}, less as a lunch, at home or in a park. Ten fewer guests save more than any decoration.\n\n**One next step:** write two lists, “must be there” and “would be nice”.\n\nWhat sum would you like not to go beyond?",
        ],
      },
      {
        id: "wedding-budget-told",
        figures: ["sum", "savings"],
        but: /\b(?:owe|debt)\b/,
        text: [
          {
            when: "sum>0 & people>0",
            text: "{sum} for {#people} guests is {sum/people} each. A split that works: half for the place, food and drink ({sum/2}), a tenth each for photos ({sum/10}), clothes ({sum/10}) and music ({sum/10}), a tenth for the rest, and a tenth kept back for what was forgotten. If the place alone is above {sum/2}, fewer guests, a Friday or a lunch brings it down.\n\n**One next step:** get two prices for the place before anything else is booked.\n\nWhich three things matter most to the two of you?",
          },
          {
            when: "savings>0",
            text: "{savings} saved is a real start, and no wedding has to cost more than there is. What makes the sum is the number of guests: at about $120 to $150 each with everything, {savings} is a day for some {#savings/13500} people. What you can add each month until then comes on top.\n\n**One next step:** each of you writes how many people must be there.\n\nHow many guests, and how many months are left?",
          },
          {
            when: "sum>0",
            text: "{sum}: at about $120 to $150 a guest with everything, that is a day for some {#sum/13500} people. Half goes to place, food and drink; photos, clothes, music and the rest take about a tenth each; one tenth stays back for what is forgotten.\n\n**One next step:** each of you writes how many people must be there.\n\nHow many guests do you think of?",
          },
        ],
      },
      {
        id: "wedding-months",
        figures: ["months"],
        text: [
          {
            when: "savings>0",
            text: "{~months} is enough for a plan. With {savings} there, each $300 a month adds {months*30000} until then, so about {months*30000+savings} in all. Half of it for place, food and drink, and a tenth kept back. The large deposits fall early, in the first three months, so have these aside first.\n\n**One next step:** decide together what you can put away each month, and set it as one transfer.\n\nHow many guests are you thinking of?",
          },
          "{~months} is enough for a plan. Take the whole sum, less what is there, divided by the months; that is your monthly part. Deposits for place and food fall early, so these are saved first. What doesn't fit is made smaller now, not put on a card later.\n\n**One next step:** decide together on the sum you won't go beyond.\n\nWhat is it, and how much is saved?",
        ],
      },
      {
        id: "wedding-realistic",
        question: /\b(?:realistic|budget|how much|afford|average|enough|normal)\b/,
        text: [
          {
            when: "savings>0 & months>0",
            text: "Realistic is what you have plus what you can save until then, and not what others pay. With {savings} and {~months}: at $300 a month {months*30000+savings}, at $500 {months*50000+savings}. For {months*30000+savings} plan some {#months*30000+savings/13500} guests with a full dinner, or more with a lunch or a backyard. The averages of $30,000 and more hide that half of all couples pay far less.\n\n**One next step:** choose the monthly part together, and write the total down as the line.\n\nWhat can you both put away each month?",
          },
          {
            when: "people>0",
            text: "For {#people} guests: simple about {people*7000} (lunch, park, friends who help), in the middle {people*15000}, full service {people*28000} and up. The average of $30,000 and more hides that half of all couples pay far less. What is realistic for you is what is saved plus what you can add until then.\n\n**One next step:** agree on the sum you won't go beyond, before you look at places.\n\nWhat is saved, and how many months are left?",
          },
        ],
      },
      {
        id: "wedding-cut",
        question: /\b(?:cut|save (?:on|money)|cheaper|reduce|lower|skip|leave out)\b/,
        text: "By how much each brings:\n\n1. **Guests:** ten fewer is often $1,200 and more.\n2. **Day and hour:** a Friday, Sunday or lunch is a fifth to a third cheaper than Saturday night.\n3. **Place:** park, backyard or restaurant instead of a venue with rules of its own.\n4. **Drinks:** beer, wine and one signature drink, no open bar.\n5. **Flowers, favors, printed cards:** few people miss them.\n\nKeep what you'd look at in ten years: the photos, the people, the food.\n\n**One next step:** ask the place for the price of a Friday or a lunch.\n\nWhich three things would you never cut?",
      },
    ],
  },
  {
    topic: "give-without-money",
    of: ["holidays-family"],
    talk: /\b(?:christmas|holidays?|presents|gifts|xmas|hanukkah|black friday)\b/,
    turns: [
      {
        id: "holiday-sum",
        figures: ["sum"],
        statement: /\bbudget is\b/,
        but: /\b(?:last|spent|owe|card|debt|make|earn)\b/,
        text: [
          {
            when: "kids>0",
            text: "{sum} in all: keep {sum*0.15} back for food, wrapping and what is forgotten, and about {sum*0.6/kids} is there for each of the {#kids} children. The rest, {sum*0.25}, goes to everybody else together, and that is enough if the grown-ups draw names and grandparents get a photo or an afternoon. One thing to unwrap that they really wished for, and two small ones; used counts.\n\n**One next step:** write the names with a sum beside each, and stop when it is spoken for.\n\nWho else is on the list?",
          },
          "{sum} in all: keep {sum*0.15} back for food, wrapping and what is forgotten, and {sum*0.85} is there for presents. Write the names, the children first, put a sum beside each, and stop when it is spoken for. The grown-ups draw names, and grandparents are happiest with a photo, a letter or an afternoon. Pay in cash or from one card that holds just this; so nothing is left for January.\n\n**One next step:** write the list tonight, with a sum for each.\n\nHow many names are on it?",
        ],
      },
      {
        id: "holiday-last-year",
        statement: /\b(?:last (?:year|christmas)|i (?:usually )?sp(?:ent|end))\b[^.!?]*\d/,
        text: [
          {
            when: "sum>0",
            text: "{sum} last year: so now there is a figure to work with. This year's should be what you can pay in cash by the day, for many about 1 percent of a year's pay. Half of last year, {sum/2}, is felt by nobody if the grown-ups draw names. Write the names, a sum beside each, and stop when it is spoken for.\n\n**One next step:** send the grown-ups one line today: “Could we draw names this year, up to $25?”\n\nHow many people are on your list?",
          },
        ],
      },
      {
        id: "holiday-still-paying",
        statement: /\bstill pay(?:ing)?\b|\bpaying (?:it|that) off\b|\bon (?:my|the|a) (?:credit )?card\b/,
        text: [
          {
            when: "sum>0",
            text: "Then this year gets one rule: cash only, so that January is quiet. What is left of the {sum} on a card costs about {sum*0.22/12} a month per full balance, so it comes first with a fixed part. From next January on, {sum/12} a month into an account of its own pays a whole year like the last one without any card.\n\n**One next step:** write down what is still open, and the sum you can pay in cash this year.\n\nHow much is still on the card?",
          },
        ],
      },
      {
        id: "holiday-budget",
        question: /\b(?:what|how much) (?:should|can|could|do) (?:my|our|the|i|we)\b[^.!?]*\b(?:budget|spend|be)?|\bbudget\b/,
        and: /\b(?:holidays?|christmas|gifts|presents)\b/,
        text: [
          {
            when: "sum>0",
            text: "At most what is there in cash by mid-December, with rent, food and the card's payment already out. After a year with {sum}, half of it, about {sum/2}, is a good line, and less if something is still on the card. Split it: 70 percent presents, 15 food, 15 for wrapping, shipping and what is forgotten. Then names with a sum beside each.\n\n**One next step:** take {sum/2} out as cash or put it on a separate card; when it is empty, it is over.\n\nHow many people do you give to?",
          },
          "At most what is there in cash by mid-December, with rent, food and debt payments already out; for many about 1 percent of a year's pay. Split it: 70 percent presents, 15 food, 15 for wrapping, shipping and what is forgotten. Then names with a sum beside each, and stop there.\n\n**One next step:** write the names and one total today.\n\nHow many people are on the list, and what is there?",
        ],
      },
    ],
  },
  {
    topic: "build-a-cushion",
    of: [],
    isGeneral: true,
    talk: /\b(?:emergency (?:fund|savings)|cushion|rainy day|sav(?:e|ing) (?:money|anything|any money|more)|save up)\b/,
    turns: [
      {
        id: "cushion-have",
        figures: ["savings"],
        and: /\bemergency\b/,
        text: [
          {
            when: "monthly>0",
            text: "{savings} at {monthly} a month is {#savings/monthly} months, so the first mark, a real cushion, is in sight. Three months are {monthly*3}; {monthly*3-savings} is still missing. At $200 a month that takes {~monthly*3-savings/20000}, at $400 {~monthly*3-savings/40000}. One whole month, {monthly}, is a good next mark.\n\n**One next step:** let one fixed sum move on payday, into an account at another bank.\n\nHow much could that be?",
          },
        ],
      },
      {
        id: "cushion-how-long",
        question: howLong,
        and: /\bemergency|cushion\b/,
        text: [
          {
            when: "monthly2>monthly & monthly2*3>savings & savings>0",
            text: "To three months, {monthly2*3}: less the {savings} you have, {monthly2*3-savings} is missing, and with {monthly} a month that takes {~monthly2*3-savings/monthly}. The first mark comes sooner: one month, {monthly2}. Refunds and the third paycheck of some months shorten it most.\n\n**One next step:** set the {monthly} to leave on the day after payday.\n\nIs there something that comes in once, which could go there?",
          },
          {
            when: "monthly2>monthly",
            text: "To three months, {monthly2*3}, with {monthly} a month: {~monthly2*3/monthly}. The first mark comes much sooner: $1,000 in {~100000/monthly}, one month of costs in {~monthly2/monthly}. Refunds and the third paycheck of some months shorten it most.\n\n**One next step:** set the {monthly} to leave on the day after payday.\n\nWhat is there already?",
          },
        ],
      },
      {
        id: "cushion-rebuild",
        question: /\bhow (?:do|can|should) i (?:re)?build\b|\bstart (?:over|again)\b/,
        text: [
          {
            when: "sum>0",
            text: "The same way it was built, and it did exactly what it was for: the {sum} is not on a card. Now in three marks: $500 first, then $1,000, then the whole {sum} again. With {sum/12} a month it is back in a year, with {sum/8} in eight months; whatever comes once goes there too. Until then skip extra payments on cheap debts.\n\n**One next step:** set one transfer for the next payday, even a small one.\n\nHow much a month could go there?",
          },
        ],
      },
      {
        id: "cushion-rebuild-monthly",
        figures: ["monthly"],
        and: /\b(?:use|used|spent|drained|gone|emptied|wiped out)\b[^]*\bemergency|\bemergency\b[^]*\b(?:gone|used|empty)\b/,
        text: [
          {
            when: "sum>monthly",
            text: "With {monthly} a month the first $500 are there in {~50000/monthly}, $1,000 in {~100000/monthly}, and the whole {sum} in {~sum/monthly}. That is a good pace, because it goes on by itself. A refund or things sold can bring the first $500 at once.\n\n**One next step:** set the {monthly} to leave on the day after payday, to another bank than your card's.\n\nIs there something that comes in once in the next months?",
          },
        ],
      },
    ],
  },
  {
    topic: "mend-credit",
    of: ["build-credit"],
    talk: /\bcredit (?:score|report|history|card application)\b|\b(?:bad|good|no|build|fix|improve|raise) (?:my )?credit\b|\bdenied (?:a |for a )?(?:credit|card|loan|an apartment)\b|\bfico\b/,
    turns: [
      {
        // consumerfinance.gov: a bureau has 30 days to look into a dispute
        id: "credit-dispute",
        question: /\bdispute\b|\b(?:remove|fix|correct|take) (?:it|this|that|the error|the mistake)\b|\bhow long\b/,
        and: /\b(?:mistake|error|wrong|not mine|isn'?t mine|dispute|don'?t recognize|never opened)\b/,
        text: [
          "In three steps, free of charge. **1.** Get all three reports at annualcreditreport.com and mark the entry on each that shows it. **2.** Dispute it with each bureau, online or better by certified mail: what is wrong, why, copies of proof, never originals. **3.** Write to the company that reports it, too. They have 30 days, and must remove what they can't prove.\n\nIf somebody opened it in your name, first make a report at identitytheft.gov and freeze your credit; that is free as well.\n\n**One next step:** use the sample letter at consumerfinance.gov today.\n\nDo you know the company, or could it be identity theft?",
          "The bureau has 30 days to look into it, sometimes 45, and then must tell you the result in writing; with mail it takes about five to seven weeks until your score shows it. If they leave it, you can add a statement, dispute again with new proof, or complain at consumerfinance.gov, which often moves things within two weeks.\n\n**One next step:** note the date you send it and the day 30 days later.\n\nHave you sent it to all three that show it?",
        ],
      },
      {
        id: "credit-maxed",
        statement: /\bmaxed\b|\bfull\b|\bover (?:the|my) limit\b|\b\d\d ?(?:%|percent) (?:used|utili[sz]ation)\b/,
        text: "Then that is the fastest lever you have. A full card weighs heavily: how much of the limits is used makes about 30 percent of the score, and it is counted new each month, so it comes back as soon as the balance falls. Below 90 percent of the limit there is a first step, then below 50, 30 and 10. Until it's lower, nothing new on it, and ask the bank once for a higher limit without using it.\n\n**One next step:** pay it just below the next mark before the statement date, not the due date.\n\nWhat are its limit and balance?",
      },
      {
        id: "credit-points",
        question: /\bhow many points\b|\bhow much (?:will|would|does) (?:it|that|my score)\b|\bhow (?:fast|quick\w*|soon|long)\b/,
        but: /\bdispute\b/,
        text: "Nobody can promise a number, but as a picture: a full card brought under 30 percent often brings 20 to 50 points within one or two months, because it is counted new each month. A wrong late mark that is removed can bring as much. Paying on time works slowly and furthest: some points a month, clearly more after a year. A new collection or a missed payment takes more than all of it.\n\n**One next step:** look at your score for free in your bank's app on the same day each month.\n\nBy when do you need it, and for what?",
      },
      {
        id: "credit-by-other",
        statement: /\bin my name\b|\b(?:my )?ex\b[^?]*\b(?:cards?|debts?|ran up|accounts?)\b|\bjoint (?:cards?|accounts?)\b/,
        text: "Then sort it first by one question: did you sign? **Joint accounts** count for both, whatever the divorce papers say; close them to new purchases, and have the other one's part paid through the court if needed. **Opened without you** is identity theft, also by an ex: a report at identitytheft.gov, a dispute with each bureau, and a freeze. **Authorized user:** have yourself removed, and it leaves your report.\n\nThen rebuild: everything on time, cards below 30 percent, a secured card.\n\n**One next step:** get the three reports and mark each account with one of the three words.\n\nDid you sign for them, or not?",
      },
      {
        id: "credit-secured",
        question: /\bsecured (?:card|credit)\b|\bcredit[- ]builder\b|\bauthorized user\b|\bget (?:a|another) (?:credit )?card\b/,
        text: "Yes, it is the usual way back: you put down $200 to $500, that is your limit, and it is reported like any card. Take one without a yearly fee that reports to all three bureaus and can turn into a normal card after some months. Put one small bill on it, such as a subscription, pay the whole statement by autopay, and leave it in a drawer. Below 10 percent of the limit is best, so $20 to $50 on it.\n\n**One next step:** ask your bank or a credit union for its secured card first.\n\nWhat is late or in collection comes before: is there anything?",
      },
      {
        id: "credit-not-mine",
        statement: /\b(?:isn'?t|not|wasn'?t) mine\b|\bnever opened\b|\bdon'?t recognize\b|\bnot my (?:account|debt)\b/,
        text: "Then two things, and both are free. If it may be identity theft: a report at identitytheft.gov, and a credit freeze at all three bureaus, ten minutes each. And the dispute: to each bureau that shows it, in writing, with what is wrong and copies of proof; also to the company itself. They have 30 days, and what they can't prove must go. Don't pay a cent on it meanwhile; that could look like agreeing.\n\n**One next step:** freeze your credit today, then send the dispute.\n\nDo you know the name on it, or is it quite strange to you?",
      },
      {
        id: "credit-todo",
        question: todo,
        text: "In this order:\n\n1. **Reports:** all three at annualcreditreport.com; dispute what is wrong.\n2. **On time:** the minimum of everything on autopay; that is the largest part.\n3. **Balances:** the fullest card first, under 30 percent of its limit, better 10.\n4. **One good line:** a secured card with one small bill on it, if there is none.\n5. No new applications for six months.\n\nThe letter that turned you down must name the reasons; that is your list.\n\n**One next step:** take that letter, or the first report, and mark the top two reasons.\n\nWhat stands there?",
      },
    ],
  },
  {
    topic: "quit-job",
    of: [],
    talk: /\b(?:lower[- ]pay\w*|pay cut|pays less|less (?:pay|money))\b[^.!?]*\b(?:job)?|\bjob\b[^.!?]*\b(?:pays less|for less)\b/,
    turns: [
      {
        id: "lower-pay-told",
        figures: ["salary", "sum"],
        text: [
          {
            when: "salary>sum & sum>1000000",
            text: "From {salary} to {sum} is {salary-sum} less a year, but after taxes only about {salary-sum*0.75/12} a month. That is the figure to weigh: what the way to work, lunches and quick dinners cost you now, and what it does to your health, goes against it. Try it for two months: put {salary-sum*0.75/12} aside on payday and live on the rest.\n\n**One next step:** write down what must go out each month, and I put it beside the lower pay.\n\nWhat do your bills come to?",
          },
        ],
      },
      {
        id: "lower-pay-afford",
        question: /\bafford\b|\bshould i\b|\benough\b|\bworth\b/,
        text: [
          {
            when: "salary>sum & sum>1000000 & costs>0",
            text: "{sum} a year is about {sum*0.77/12} a month after taxes. Your {costs} of bills leave {sum*0.77/12-costs} of it for what isn't in there yet: food, gas, doctors, gifts, savings. Above about $800 for one person it can be done; below that something large would have to move first.\n\nIf you're worn out, ask beside the pay for days at home or a day off; it counts, too.\n\n**One next step:** live on that for two months before you decide, and put the difference aside.\n\nIs food in the {costs}, or does it come on top?",
          },
          {
            when: "salary>sum & sum>1000000",
            text: "{sum} a year is about {sum*0.77/12} a month after taxes. If your must-pays, with food, stay below about four fifths of that, {sum*0.6/12}, it can be done; if they are above, something large would have to move first: the home, the car, a debt. Two months of living on it, with the difference put aside, tell you more than any table.\n\n**One next step:** add up last month's must-pays.\n\nWhat do they come to?",
          },
        ],
      },
    ],
  },
  {
    topic: "choose-insurance",
    of: [],
    talk: /\blife insurance\b/,
    turns: [
      {
        id: "life-cover-facts",
        figures: ["salary", "income"],
        text: [
          {
            when: "salary>0",
            text: "With {salary} a year the usual size is about ten times that, {salary*10}, as term insurance until the youngest is about 22. A way to check it: debts, plus the years until they are grown times what is missing each year, plus something for school, less what is saved. The other parent needs a policy, too, also with less pay, because care would have to be bought.\n\nFor a healthy non-smoker in the thirties that is often $25 to $45 a month.\n\n**One next step:** get three quotes for 20 years on the same day; it costs nothing.\n\nIs there cover through your job, and for how much?",
          },
        ],
      },
      {
        id: "life-cover-children",
        figures: ["kids", "age"],
        text: "With children it is worth having, for both parents, and at this age it is cheap. Term insurance is enough: it pays only if you die in those years, and it should run until the youngest is about 22. As a size, ten times a year's pay, or debts plus the years until then. Name the other parent, and for minors a guardian or trust, as who gets it; “whole life” costs five to ten times as much and is hardly ever needed.\n\n**One next step:** get three quotes for 20 years on one day.\n\nWhat do you earn, and is there cover through your job?",
      },
      {
        // typical quotes for a healthy non-smoker, 20-year term, 500,000 dollars
        id: "life-cover-cost",
        question: /\b(?:cost|how much (?:is|would|does)|expensive|price)\b/,
        text: "Less than most think. For 20 years of term cover of $500,000 a healthy non-smoker pays about $18 to $30 a month at 30, $25 to $45 at 40, $70 to $110 at 50; smokers two to three times that. Women pay a little less. The price is fixed for the whole term, so each year of waiting makes it more expensive. Cover through a job is cheap, but ends with the job.\n\n**One next step:** get three quotes for the same sum and years; an independent agent does it in one go.\n\nHow old are you, and how many years should it last?",
      },
    ],
  },
  {
    topic: "irregular-income",
    of: [],
    talk: /\b(?:income (?:changes|varies|goes up and down|is (?:irregular|different|unpredictable|not steady))|irregular (?:income|pay)|commission|gig work|freelanc\w*|self[- ]employed|(?:live|living) on tips|my tips)\b/,
    turns: [
      {
        id: "irregular-range",
        statement: /\d[^?]*\b(?:to|and|or|some|sometimes|other|between|up to)\b[^?]*\d/,
        text: "Then plan with the lower one; everything above it gets a job of its own. So the lean month decides what is fixed: home, food, power, the way to work and minimums must fit in it. What a good month brings more goes into a second account, the buffer, and thin months are filled up from there. When the buffer holds one lean month, half of each surplus may go to debt or wishes.\n\nAs a freelancer set a quarter to a third aside for taxes first.\n\n**One next step:** open that second account and name it “thin months”.\n\nWhat must go out in any month, with food?",
      },
      {
        id: "irregular-plan",
        question: todo,
        text: [
          {
            when: "home>0",
            text: "With a wage that you pay yourself:\n\n1. **All income** goes into one account.\n2. **On the first** a fixed sum moves to the account you live from, set by your leanest month, with the {home} for the home in it.\n3. **The rest waits** there as a buffer, until it holds one lean month; then half of what is above goes to debt or savings.\n4. **Taxes first**, if nobody withholds them: a quarter to a third.\n\nThe home should be at most a third of the lean month.\n\n**One next step:** look up the lowest of the last six months.\n\nWhat was it, and what else is fixed?",
          },
          "With a wage that you pay yourself: all income goes into one account; on the first a fixed sum moves to the account you live from, set by your leanest month; the rest waits as a buffer until it holds one lean month. Taxes first, if nobody withholds them: a quarter to a third.\n\n**One next step:** look up the lowest of the last six months.\n\nWhat was it, and what must go out in any month?",
        ],
      },
    ],
  },
];
