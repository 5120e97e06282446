import type { WrittenAnswer } from "./coach.written.content.ts";

/** Usual decisions about work, school and where to live: the first message, and what is told or asked next. */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks|honestly|also|plus|now|hm+)\W+)*`;
/** "What would you do", "should I take it", "help me decide", "which one". */
const asksDecision = new RegExp(
  String.raw`${opener}(?:what (?:would|should|do) (?:you|i|we) (?:do|choose|pick|think|suggest|recommend)\b.{0,25}|(?:so )?should (?:i|we)(?: (?:just |even |really )?(?:take|accept|do|go for|go|move|stay|say yes to|risk|turn) ?(?:it|that|there|home|down|it down|the job|the offer|here|back|yes)?)?|(?:can you |please )?help me (?:decide|choose)(?: please)?|which (?:one|job|is better|would you)\b.{0,30}|what'?s (?:the )?(?:best|better|smarter|right)\b.{0,20}|is it (?:worth it|a good idea|the right (?:choice|decision|move)|crazy|stupid|smart|selfish|too late)|how (?:do|should|can) (?:i|we) (?:decide|choose|know)\b.{0,25}|(?:i )?(?:just )?can'?t decide|i (?:still |really |just )*don'?t know(?: what to do)?|what do you think|would you (?:do it|take it|go|move|stay))\W*$`,
);
const person = String.raw`(?:my )?(?:girl ?friend|boy ?friend|gf|bf|wife|husband|partner|fianc[eé]e?|kids?|son|daughter|mom|dad|parents|family|she|he|they)`;
const refuses = new RegExp(
  String.raw`\b${person}(?:'s| is| are)?\b.{0,12}\b(?:does ?n'?t|do ?n'?t|did ?n'?t|wo ?n'?t|ca ?n'?t|is ?n'?t|are ?n'?t|not|never|refuses?|against|hates?|afraid|scared|says no|said no|unsure|would ?n'?t|stuck here|(?:has|have) (?:a |her |his |their )?(?:\w+ )?(?:job|career|work|family|school|friends) here)\b`,
);

/** A job somewhere else. */
const away = String.raw`(?:another|a different|different|a new|new|other|the other|a bigger|a big) (?:city|state|country|town|place)|out of (?:state|town)|across the (?:country|state)|overseas|abroad|far away|far from (?:here|home)|(?:\w+ )?(?:hours|miles) away|relocat\w+|hav(?:e|ing) to move|requires? (?:me )?(?:to move|moving)|in (?:new york|nyc|chicago|boston|seattle|texas|florida|california|denver|austin|dallas|atlanta|la|sf|london|europe|canada)`;
const offerAway = new RegExp(
  String.raw`\b(?:(?:job|work|position|promotion|offer\w*|transfer\w*)\b[^.!?]{0,40}\b(?:${away})|(?:should|do|can) (?:i|we) (?:move|relocate|transfer)\b[^.!?]{0,30}\b(?:job|work|career|promotion|position)|(?:move|moving|relocate|relocating) (?:\w+ ){0,4}for (?:a |the |my |this |his |her |work\b)(?:new )?(?:job|career|promotion|position|work)?|(?:company|job|work|boss) wants? me to (?:move|relocate|transfer)|offered (?:me )?(?:a |the )?(?:transfer|relocation)|(?:job|work|company) (?:is )?(?:transferring|relocating|moving) me|transferred? to (?:another|a different|a new|the) (?:city|state|office|branch|location))\b`,
);
const twoJobs =
  /\b(?:(?:decide|choose|choice|torn|choosing|deciding|stuck|pick) (?:between )?(?:two|2) (?:jobs?|offers|job offers|positions)|(?:two|2) (?:job offers|jobs? to choose|offers)|which job (?:should|do) i|(?:two|2) jobs and (?:i )?(?:can'?t|don'?t)|(?:this|my|current|old) job or (?:the |a )?(?:new|other) (?:one|job)|(?:stay (?:at|in) (?:my|this) job|keep (?:my|this) job) or (?:take|go (?:to|with) the (?:new|other))\b)/;
const jobDifference =
  /\b(?:one|the (?:other|first|second|new|current|closer)|(?:other|new|current) one|it|job [ab12])\b[^?]{0,30}\b(?:pays?|paid|closer|nicer|better|remote|further|farther|more|less|home|boss|fun|safe|secure|stable|commute|benefits|interesting|flexible|hours)\b|\b(?:pay|money|commute|hours|benefits|people)\b[^?]{0,15}\b(?:better|more|less|longer|shorter|nicer)\b/;
const jobOrSchool =
  /\b(?:(?:stay|keep|job|work\w*)\b[^.!?]{0,30}\bor\b[^.!?]{0,25}\b(?:school|college|degree|study|university)|(?:school|college|degree|university)\b[^.!?]{0,25}\bor\b[^.!?]{0,25}\b(?:work\w*|job))\b/;
const backHome =
  /\b(?:mov(?:e|ing)|go(?:ing)?) back (?:home|in with|to my (?:parents|mom|dad))\b|\b(?:liv(?:e|ing)|mov(?:e|ing)(?: in)?) with my (?:parents|mom|dad|folks) (?:again|to save)\b|\bback to my parents\b/;
const rentOrBuy =
  /\b(?:rent(?:ing)? or (?:buy|own)\w*|(?:buy(?:ing)?|own(?:ing)?) or (?:keep )?rent\w*|(?:keep|continue) renting or|should (?:i|we) (?:buy|keep renting)\b[^.!?]{0,20}\b(?:house|home|condo|renting)?|buy a (?:house|home|condo) (?:now )?or)\b/;
const sick =
  /\b(?:sick|dying|ill|caregiver|care for|dementia|cancer|abus\w*|hits?|hurt\w*|threat\w*|afraid of (?:him|her)|drink\w*|sober)\b/;
const dislikesJob =
  /\b(?:(?:don'?t|do not|no longer) (?:really |even )?(?:like|love|enjoy|care about|want) (?:my|this|the) (?:job|work|career)|(?:not|isn'?t|un) ?happy (?:at|with|in) (?:my |this )?(?:job|work)|(?:unhappy|miserable|bored) (?:at|with|in|by) (?:my )?(?:job|work)|(?:my )?(?:job|work) (?:is |has become |became |got |feels )?(?:so |really |very |just |kinda )?(?:boring|pointless|meaningless|dull|a dead end|dead[- ]end|unfulfilling)|(?:lost|losing) (?:all )?(?:interest|motivation) (?:in|at|for) (?:my )?(?:job|work))\b/;
const wornOut =
  /\b(?:burn\w*|exhaust\w*|crying|cry|panic\w*|depress\w*|numb|can'?t sleep|overwork\w*|hours a week|yells?|bull(?:y|ies|ied)|harass\w*)\b/;

export const choiceFirst: readonly WrittenAnswer[] = [
  {
    id: "job-offer-elsewhere",
    ask: offerAway,
    but: /\b(?:sick|dying|divorc\w*|custody|ex|visa|husband|wife|lease|fianc[eé]e?|(?:my|his|her) (?:boyfriend|girlfriend|partner|bf|gf|friend|son|daughter|brother|sister) (?:got|has|was|is)|break up|long[- ]distance|parents? (?:need|is|are))\b/,
    text: "A job somewhere else is two decisions in one: the job, and the place. Look at them apart.\n\n1. The job: would you take it if it were here? If no, you're done.\n2. The money: the new pay less the higher rent, taxes and flights home. Ask if they pay for the move.\n3. The people: who comes along, who stays, how often you'd see them.\n4. The way back: could you return in a year, and to what?\n\nI'd ask for a week, and spend two days there before saying yes.\n\n**One next step:** answer number one in a single word.\n\nWould you take it if it were here, and who would it mean leaving?",
    topic: "decide",
  },
  {
    id: "two-jobs-to-choose",
    ask: twoJobs,
    but: /\bi work two jobs\b|\btired\b|\bhusband\b|\bwife\b|\b(?:colleges?|schools?|universit\w+)\b/,
    text: "Put the two beside each other by what fills your week, not by the title. Five lines, each job from 1 to 5:\n\n1. Pay after taxes, insurance and commute.\n2. Hours and the way there, door to door.\n3. The boss: you'll feel that one every day.\n4. What you'd know in two years that you don't know now.\n5. How sure it is.\n\nCount the two lines that matter most to you twice. If they come out even, take the better boss.\n\n**One next step:** fill in the five lines, here if you like.\n\nWhat speaks for each of the two?",
    topic: "decide",
  },
  {
    id: "job-or-school",
    ask: jobOrSchool,
    but: /\b(?:drop\w*|teen|son|daughter|high school|friends?)\b/,
    text: "I'd ask first what the school is for. If it opens a job you really want, and that can't be reached without it, school is worth a lot. If it's mostly to get out of this one, a new job is faster and costs nothing.\n\nOften it needn't be either: one evening or online class while you're still paid shows within a term if you want it, and many employers pay a part, up to $5,250 a year tax-free.\n\n**One next step:** look at three ads for the job you'd want afterward, and count how many ask for that degree.\n\nWhat would you study, and which job would it lead to?",
    topic: "back-to-school",
  },
  {
    id: "move-back-home",
    ask: backHome,
    but: /\b(?:my (?:son|daughter|kid|child)|ex|country|homesick|miss\w*|he|she|abus\w*|sick|dying|ill)\b/,
    text: "I'd say yes if it has a purpose and an end: so much saved or so much debt gone, by a certain month. Then it's a plan, and a sensible one; a third or more of people in their twenties live with their parents. I'd say no if home makes you small, or if it costs you the job or your friends.\n\nAgree on three things before: what you pay or do, how private your room is, and until when.\n\n“I'd like to come home for about a year to save. I'd pay $200 and cook twice a week. Could that work for you?”\n\n**One next step:** write the sum and the month.\n\nWhat would you save each month, and how do you get along with them?",
    topic: "decide",
  },
  {
    id: "do-not-like-job",
    ask: dislikesJob,
    but: wornOut,
    text: "Before you decide anything, find out what it is that you don't like, since each has another way out:\n\n1. The tasks: too easy, too dull, or not yours. A different role may be enough.\n2. The people: a boss or a team. The same work elsewhere may be fine.\n3. The frame: hours, commute, pay. Those can be asked for.\n4. The whole field. That takes a slower plan, while you're still paid.\n\nFor one week put a plus or a minus beside each thing you do.\n\n**One next step:** write down the last moment at work that you liked, and the last that you didn't.\n\nWhich of the four is it mostly, and since when?",
    topic: "quit-job",
  },
  {
    id: "old-car-or-new",
    ask: /\b(?:should i|do i|thinking (?:of|about)|want to|time to)\b[^.!?]{0,25}\b(?:buy(?:ing)?|get(?:ting)?) (?:(?:a )?(?:new|newer|different)|another|a different) (?:car|truck|suv|vehicle)\b(?![^?]*\$|[^?]*\d)/,
    but: /\bafford|lease|loan|payment|used\b/,
    text: "It depends mostly on the car you have. As long as it's safe and its repairs in a year stay below a year of payments (a new car is often $500 to $700 a month with insurance on top), keeping it is cheaper, even when it's ugly. I'd change if it fails on the road, if rust or the transmission is going, or if one repair costs more than half its value.\n\nAnd if you do: three to five years old, with a check by your own mechanic, rather than new.\n\n**One next step:** ask your shop what the next twelve months will cost.\n\nHow many miles are on yours, and what did repairs cost this year?",
    topic: "mind-the-car",
  },
];

export const choiceTurns: readonly WrittenAnswer[] = [
  // a job somewhere else
  {
    id: "offer-partner-refuses",
    talk: offerAway,
    not: sick,
    ask: refuses,
    text: "Then the first question isn't the job, it's whether the two of you can find a form of it. Ask what the no is made of: work, family, fear of the place, or being asked late.\n\n“I haven't decided. I'd like to know what you would lose, and what would have to be true so that you could imagine it for a year.”\n\nBetween go and stay there are middle ways: a start from here, a trial of six months, {they} following later, or the same job remote.\n\n**One next step:** have that talk before you answer them, and only listen the first time.\n\nWhat would you guess is {their} main reason?",
    words:
      "On a calm evening, not as news but as a question: “I haven't said yes. If we look at it together: what would you lose if we went, and what would I lose if we stayed? I'd like to hear yours first, and I won't argue.”\n\nThen write both lists on one page, and meet again after two nights.\n\nWhich evening this week is calm?",
  },
  {
    id: "offer-decide",
    talk: offerAway,
    not: sick,
    ask: asksDecision,
    text: "I'd do it in this order. First ask the company for a week, and for two things: help with the move, and whether you could begin remotely. Then take two days there, and look at real apartments. Then the talk with whoever it concerns.\n\nAnd then: yes, if you'd want the job even here, the money is better after rent, and the people you need would come or stay close. No, if it's mainly to get away, or if it costs you a person you'd choose over any job. A job comes again more easily.\n\n**One next step:** ask for the week today.\n\nWhich of those three conditions isn't met yet?",
  },
  {
    id: "offer-family-here",
    talk: offerAway,
    not: new RegExp(String.raw`${sick.source}|\bbig decision\b`),
    ask: new RegExp(
      String.raw`\b(?:family|parents|mom|dad|friends|everyone|everybody|kids|grandkids|whole life|roots|community)\b[^?]{0,30}\b(?:here|nearby|close|stay\w*|old|getting older|school)\b|\b(?:leav\w+|far from|miss|without) (?:my |all my )?(?:family|parents|friends|kids|everyone)\b|\bdon'?t know (?:anyone|anybody|a soul) there\b|\b(?:kids?|son|daughter)\b[^?]{0,15}\bschool\b`,
    ),
    text: "Then be exact about what you'd lose, because “family” is a big word. Who do you see every week, and who helps whom? What you do with them monthly can be kept with flights; what happens on a Tuesday can't.\n\nPut a price on it: four trips a year, two people, and a call on a fixed evening. If the new pay carries that and you still want the job, it can work. If somebody needs you often, that weighs more than a title.\n\n**One next step:** write down the three people you'd miss on an ordinary day, and how each could be kept.\n\nWho would be the hardest?",
  },
  {
    id: "offer-regret",
    talk: new RegExp(`${offerAway.source}|${twoJobs.source}|${backHome.source}|${jobOrSchool.source}`),
    not: sick,
    ask: /\b(?:scared|afraid|worried|terrified|nervous|anxious|fear|fear of)\b[^?]*\b(?:regret\w*|wrong|mistake|fail\w*|hate it|alone|lonely|worse|leav\w+|change|work out)\b|\bwhat if (?:i|we|it)\b[^?]{0,30}\b(?:regret|hate|fail|don'?t like|doesn'?t work|wrong|lonely|mistake|lose|lay|fire|fired|homesick)\w*|\b(?:i'?m|i am) (?:so |really |a bit |kind of |kinda )?(?:scared|afraid|nervous)\b\W*$/,
    text: "You'd regret something either way; a choice with a real price on both sides feels like that. So ask which regret you could live with: having tried it and come back, or never knowing. For most people the second lasts longer, unless a person was the price.\n\nAnd make it smaller. Write down what “it went wrong” would look like after a year, and what you'd do then: come back, another job, another place. If there is a way back, it's a trial and not for life.\n\n**One next step:** write those two lines tonight.\n\nWhat exactly are you afraid would happen?",
  },
  {
    id: "offer-pays-more",
    talk: offerAway,
    not: sick,
    ask: /\b(?:(?:pay|pays|paid|salary|money|offer\w*|make|earn)\b[^?]{0,25}\b(?:more|better|higher|double|raise|less)|\$? ?\d[\d,.]* ?k? (?:more|raise|extra|higher)|more (?:money|pay))\b/,
    text: "Then see what is left of it. From the difference take taxes (about a quarter to a third), the difference in rent, and the trips home; compare the cities with a cost-of-living calculator. In an expensive city $20,000 more can be gone with the rent alone; in a cheaper one it's all yours.\n\nAnd ask for the move to be paid, and a signing bonus; both are common and rarely offered.\n\n**One next step:** look up one apartment there that you'd really take, and put its rent beside yours.\n\nWhat do you pay now, and what would you pay there?",
  },
  // two jobs
  {
    id: "two-jobs-differences",
    talk: twoJobs,
    not: /\b(?:colleges?|schools?|universit\w+)\b/,
    ask: jobDifference,
    text: "Then turn the difference into one unit. A commute that's thirty minutes longer each way is about 240 hours a year, six work weeks. Divide the extra pay, after taxes, by those hours: below about $20 an hour I'd take the closer one, if the bills are paid with it. If you need the money for a debt or rent, the pay comes first for now.\n\nWhat you can't see in any list is the boss. Ask each for twenty more minutes with the person you'd work for.\n\n**One next step:** do that one division.\n\nHow much more is it, and how much longer is the way?",
  },
  {
    id: "two-jobs-nicer",
    talk: twoJobs,
    not: /\b(?:colleges?|schools?|universit\w+)\b/,
    ask: jobDifference,
    text: "That counts more than it looks on paper, because you'd have it every day, and a raise stops being felt within months. So if the smaller pay still covers your bills and a bit of saving, I'd lean to the one you'd gladly go to.\n\nOne check before: is there anything you'd need from the other one, such as insurance, a skill, a name? If not, it's decided.\n\n**One next step:** live until tomorrow evening as if you had said yes to it, and see how you slept.\n\nWould its pay be enough for your month?",
  },
  {
    id: "two-jobs-which",
    talk: twoJobs,
    not: /\b(?:colleges?|schools?|universit\w+)\b/,
    ask: asksDecision,
    but: /\bwhich would you\b/,
    text: "From what you've told me I'd go by three questions, in this order. Does the pay cover your month with something left? Only jobs that do stay in. Of those: at which one would you rather be on a gray Tuesday? And of two that are even: which one teaches you more?\n\nMost often that means the nicer, closer one, once the bills are safe. Ask it for a bit more before you say yes: “I'd like to come. The other offer is higher; can you get closer to it?”\n\n**One next step:** ask that today, kindly, by mail.\n\nWhich one did you hope I would say?",
  },
  // back home
  {
    id: "back-home-embarrassed",
    talk: backHome,
    not: sick,
    ask: /\b(?:embarrass\w*|asham\w*|failure|loser|weird|too old|judge\w*|humiliat\w*|step back|pathetic|normal|going backwards?|failed)\b/,
    text: "It isn't embarrassing; rents have risen much faster than pay, and about half of those under thirty have lived with their parents at some point lately. What makes it feel bad is having no end. With one it sounds like this: “I'm at home until next fall, I'm saving for my own place.” Nobody asks further.\n\nSo set the sum and the month, and keep what is grown-up about you: your own money, your own chores, your own evenings.\n\n**One next step:** say that sentence with your sum and month in it.\n\nWhose opinion do you fear most?",
  },
  {
    id: "back-home-age",
    talk: backHome,
    not: sick,
    ask: /^\W*(?:and |but |well |i mean |also )*(?:i'?m|i am|im) (?:already |only |almost |like |about to be |turning )*(\d{2})(?: (?:years old|now|already|though|lol|yo))*\W*$/,
    slots: { age: { on: /\b(\d\d)\b/, else: "that" } },
    text: "At {age} it's one chapter and no verdict. Many do it at that age after a breakup, a job, or for a deposit; what counts is that it has a purpose. With a year of low costs you can come out with a cushion, without debt, or with a down payment begun; none of that is easy while paying full rent.\n\nSo write the purpose down before you move: the sum, the month, and what you'd do in the week after.\n\n**One next step:** write that line now.\n\nWhat would the year be for?",
  },
  {
    id: "back-home-save",
    talk: backHome,
    not: sick,
    ask: /\bsav(?:e|ing)s?\b|\b(?:pay (?:off|down)|debt|loans?|rent (?:is|costs)|too expensive|can'?t afford)\b/,
    text: "Then it's worth exactly what you put away, so let it move by itself. Take the rent you'd no longer pay, give your parents a part, about $200 to $300, and send all the rest to savings on payday. With $1,000 a month that's $12,000 in a year: a deposit, a cushion and furniture. Without that transfer it disappears into takeout and weekends; that's what happens to most.\n\n**One next step:** set the transfer for the day after your pay comes, before you move.\n\nWhat do you pay in rent now, and what sum would be enough to leave again?",
  },
  {
    id: "back-home-decide",
    talk: backHome,
    not: sick,
    ask: asksDecision,
    text: "I'd do it if three things are true: you'd save at least half of the rent, they agree to an end date, and you can get along in one house for a year. Then it's the cheapest year you'll ever have. If one of them fails, look at a room in a shared place first; it often halves the rent and keeps you independent.\n\nTest it before you give notice: a week there with your workdays, not a visit.\n\n**One next step:** ask them what they would want from you, and write it down.\n\nWhich of the three are you least sure of?",
  },
  // work or school
  {
    id: "school-loans",
    talk: new RegExp(
      String.raw`${jobOrSchool.source}|\bback to (?:school|college)\b|\bgo(?:ing)? to (?:nursing|grad|law|trade|tech|med\w*) school\b`,
    ),
    ask: /\b(?:loans?|debt|owe|can'?t afford|no money)\b(?!.*\?)/,
    text: "Then borrow as little new as you can, since the old ones are still there. While you're enrolled at least half-time, federal loans pause, but unsubsidized ones keep growing. So: community college first, FAFSA at studentaid.gov for grants that needn't be paid back, and your employer (up to $5,250 a year tax-free). A rule that holds: all school debt together below what you'd earn in the first year afterward.\n\n**One next step:** look up the price of one semester, and the starting pay of the job.\n\nWhat would the whole program cost?",
  },
  {
    id: "school-family",
    talk: /\bback to (?:school|college)\b|\b(?:school|college|degree|nursing|study)\b/,
    of: /^(?:back-to-school|decide|college-cost)$/,
    ask: /\b(?:i|we) (?:also )?have (?:a |an |two |three |2 |3 |\d )?(?:\w+ )?(?:kids?|child(?:ren)?|baby|toddler|son|daughter|family|\d+[- ]years?[- ]old|full[- ]time job)\b|\bsingle (?:mom|dad|parent)\b|\b(?:work|working) full[- ]time\b|\bwith (?:a )?(?:kids?|baby|toddler)\b/,
    text: "Then hours are what decides, so start part-time: one or two classes, evenings or online, is six to twelve hours a week each with homework. Many colleges have child care on campus, and FAFSA counts care as a cost; ask for “CCAMPIS” and for the student-parent office. Two fixed evenings when somebody else has the child carry more than any plan.\n\n**One next step:** write down the two evenings, and who would take over.\n\nWho could do that, every week?",
  },
  {
    id: "school-for-what",
    talk: /\b(?:back to|go(?:ing)? to) (?:school|college)\b|\bgo back to (?:school|college)\b/,
    of: /^(?:back-to-school|decide)$/,
    ask: /^\W*(?:(?:it'?s|would be|maybe|probably|i want|to (?:be|become|study|do)|i'?d like|as|in) )*(?:for |to be |to become |a |an |in )*(?:degree in )?(nursing|a nurse|nurse|teach\w*|a teacher|accounting|it|computer science|tech|coding|business|psychology|a therapist|social work|law|engineering|medical \w+|dental hygien\w*|a trade|hvac|electrician|welding|an electrician|cosmetology|art|design|marketing|an? mba|mba|education)\W*$/,
    text: "Good, that is something one can check. Three things before any form: what it pays and how many are hired near you (bls.gov/ooh), the shortest recognized way into it (for many of these a certificate or two-year degree is enough; for nursing an LPN takes about a year, an RN two), and one day beside somebody who does it. Ask programs for their graduation and license rates.\n\n**One next step:** ask one person in that work for half an hour this week.\n\nWhat draws you to it: the work, the pay, or that it's safe?",
  },
  {
    id: "school-worth",
    talk: new RegExp(String.raw`${jobOrSchool.source}|\bback to (?:school|college)\b`),
    of: /^(?:back-to-school|decide)$/,
    ask: asksDecision,
    text: "It's worth it if three answers are good: the job afterward asks for that degree, the extra pay covers the cost within about five years, and you can name the hours in your week. Then I'd start, with one class. If one answer is missing, I'd wait with the program and do the class anyway; it costs little and tells you a lot.\n\nAge hardly counts here: two years pass either way.\n\n**One next step:** divide the whole cost by the extra pay of one year.\n\nHow many years does it come to?",
  },
  // does not like the job
  {
    id: "dislikes-boring",
    talk: dislikesJob,
    not: wornOut,
    ask: /^(?!.*\?).*\b(?:bor(?:ed|ing)|dull|repetitive|same (?:thing|stuff)|pointless|meaningless|no (?:challenge|growth|purpose|future)|not challenging|too easy|going nowhere|dead[- ]end|don'?t care|the work(?: itself)?|the tasks?|number (?:one|1))\b/,
    text: "Boredom mostly means that you've outgrown it, and that's easier to solve than a bad boss. Try inside first, because it's quick: “I'd like to take on something new. Could I have [project, training, another team] for three months?” If the answer is vague, look outside while you're still paid, for a role one step up, not a copy of this one.\n\n**One next step:** name one thing at work that you'd gladly learn, and ask for it this week.\n\nWhat would you like to be good at in two years?",
  },
  {
    id: "dislikes-good-side",
    talk: new RegExp(
      String.raw`${dislikesJob.source}|\bbored at work\b|\bhate my job\b|\bquit my job\b|\bstuck\b[^.]{0,20}\b(?:job|career|work)\b`,
    ),
    not: wornOut,
    ask: /^(?!.*\?).*\b(?:pays? (?:is |me )?(?:\w+ )?(?:good|well|great|decent|ok|nice)|good (?:pay|money|benefits|insurance|hours)|(?:benefits|money|salary|hours|coworkers|people|team|boss) (?:is|are) (?:\w+ )?(?:good|great|nice|decent|fine|ok)|like (?:my|the) (?:coworkers|team|people|boss)|it'?s (?:easy|safe|stable|secure|close)|need the (?:money|insurance))\b/,
    text: "That is worth something, so don't throw it away for a mood. Use it: a good frame gives you the calm to look around, learn something in the evening, or ask for other tasks. And name the price, too: what does staying cost you, in how you come home?\n\nA fair test is a date. Change one thing inside within three months; if it's the same then, start looking, with that as your floor: nothing below it.\n\n**One next step:** write down what you'd need to stay gladly.\n\nWhat is the one thing that would have to change?",
  },
  {
    id: "quit-months-saved",
    talk: new RegExp(String.raw`${dislikesJob.source}|\b(?:quit|leave|leaving|quitting)\b[^.]{0,15}\bjob\b|\bhate my job\b`),
    ask: /^(?!.*\?).*\b(?:have|got|saved|about|only)\b[^?]{0,15}\b(\w+) months?\b[^?]{0,12}\b(?:sav\w+|cushion|expenses|living|money|runway|worth)\b|^\W*(?:about |around |like |maybe )*(\w+) months (?:saved|of savings|worth)\W*$/,
    slots: { months: { on: /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) months?\b/, else: "some" } },
    text: "{months} months is a real cushion, and a search takes most people three to six. So it could just do, without much air. I'd start looking now, while you're paid, and keep the {months} for the case that it gets unbearable; each month that you search from the job is one you don't spend. Count the health insurance, too: on healthcare.gov leaving a job opens a window of sixty days.\n\n**One next step:** send the first two applications before you give notice.\n\nWhat does one month of must-pays come to, with insurance?",
  },
  {
    id: "dislikes-years",
    talk: new RegExp(String.raw`${dislikesJob.source}|\bhate my job\b|\bquit my job\b|\bstuck\b[^.]{0,20}\b(?:job|career|work)\b`),
    not: wornOut,
    ask: /^(?!.*\?)\W*(?:(?:i'?ve|i have|been|it'?s|about|almost|over|already|now|only|like|and|i)\W+)*(?:(?:been|worked|work) (?:there|here|at it)\W+)?(?:for |about |almost |over |like |only )*(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:and a half )?(?:months?|years?)\b[^?]{0,15}$/,
    slots: {
      time: {
        on: /\b((?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:and a half )?(?:months?|years?))\b/,
        else: "that time",
      },
    },
    text: "After {time} you know what's going to change there and what isn't. So it's worth being exact: in which of those months did you like it, and what was different then? If it was the task, the team or the boss, that can be asked for or found again. If there was never such a month, it's the work itself, and the next job should be another kind, not the same one somewhere else.\n\n**One next step:** write down the best month and what made it so.\n\nWhat was it?",
  },
  {
    id: "dislikes-quit",
    talk: dislikesJob,
    not: wornOut,
    ask: /^\W*(?:so |then |ok |and |but )*(?:should i|do i|can i|is it (?:ok|stupid|crazy|bad) to) (?:just )?(?:quit|leave|resign|stay|find (?:a |another )?(?:new )?job|look)\b/,
    text: "Not yet without something else, unless it makes you ill. A search from a job is easier, and takes three to six months for most. So decide to leave, but not to jump: two evenings a week for the search, and a sum as your safety, three to six months of must-pays.\n\nAnd before that one honest try inside: another task, another team, other hours. Sometimes that is enough.\n\n**One next step:** update your resume with what you did this year, one hour, this week.\n\nHow many months could you live on what you've saved?",
  },
  {
    id: "quit-nothing-else",
    talk: /\b(?:quit|leave|leaving|quitting|walk out)\b[^.]{0,20}\b(?:job|work)\b|\bwant to quit\b|\bhate my job\b/,
    ask: /\b(?:don'?t|do not|without|no|haven'?t)\b[^?]{0,20}\b(?:another (?:one|job)|other job|new job|one lined up|(?:anything|nothing|something|job) (?:else|lined up)|backup|plan b|back ?up plan)\b|\bnothing lined up\b/,
    text: "Then keep this one a little longer, as the thing that pays for your search. That changes how it feels: you're not stuck, you're leaving. Three evenings of an hour a week, two good applications each, and a date by which you look again, say in eight weeks. Leave at once only if it makes you ill or isn't safe; then a doctor comes first, and there is leave.\n\n**One next step:** choose the three evenings, and send one application this week.\n\nWhat kind of work would you look for?",
  },
  {
    id: "quit-dread",
    talk: /\b(?:quit|leave|leaving|quitting)\b[^.]{0,20}\b(?:job|work)\b/,
    of: /^(?:quit-job|decide|change-career|job-search-plan)$/,
    not: wornOut,
    ask: /\b(?:hate|dread|can'?t stand|sick of)\b[^?]{0,25}\b(?:going|it|there|in|mornings?|every day|mondays?)\b/,
    text: "To go somewhere every day that you dread is tiring before the work has begun. Find out what the dread is about: look at tomorrow's calendar, and mark the one hour you'd most like to skip. Mostly it's a person or one kind of task, and that one may be moved, shortened or handed over.\n\nIf it's every hour, that's an answer, too. And if you can't sleep or feel sick from it, see a doctor.\n\n**One next step:** mark that hour.\n\nWhich one is it, and who is in it?",
  },
  {
    id: "quit-decide",
    talk: /\b(?:quit|leave|leaving|quitting)\b[^.]{0,20}\b(?:job|work)\b/,
    of: /^(?:quit-job|decide|change-career|job-search-plan)$/,
    ask: asksDecision,
    text: "I'd leave, but in the right order: look first, sign, then quit with two weeks' notice. I'd go sooner only if it harms your health or your safety, or if you have about six months of must-pays saved and insurance settled.\n\nSet yourself a date, such as eight weeks from now. If nothing has come by then, look at the search, not at giving up.\n\n**One next step:** write the date into your calendar, and one application beside each week until then.\n\nWhat would make you stay, if anything?",
  },
  // an old car or another one
  {
    id: "old-car-repairs",
    talk: /\b(?:new|newer|another|different|old|my) (?:car|truck|suv|van)\b/,
    of: /^(?:mind-the-car|car-trouble|car-loan)$/,
    ask: /\brepairs?\b[^?]{0,30}\d|\d[^?]{0,20}\b(?:in repairs|on repairs|to fix|for repairs)\b|\bspent\b[^?]{0,15}\d/,
    slots: { sum: { on: /(?:\$ ?)?(\d[\d,.]*k?)\b/, else: "that" } },
    text: "${sum} in a year sounds like a lot, and it's still below most car payments, which are $500 and more a month, with higher insurance on top. So the figure to watch is next year's: ask the shop what is coming. If it's again about ${sum} and the car brings you to work, keep it, and put $150 to $200 a month aside for it. If one repair costs more than half of what the car is worth, let it go.\n\n**One next step:** look up its value in the Kelley Blue Book, and ask the shop about the next twelve months.\n\nWhat is it worth as it is?",
  },
  {
    id: "old-car-decide",
    talk: /\b(?:buy|get) a (?:new|newer) (?:car|truck|suv)\b/,
    of: /^(?:mind-the-car|car-trouble|car-loan)$/,
    ask: asksDecision,
    text: "I'd keep the old one as long as it's safe and its repairs stay below what payments would be, and put the difference away each month. Then, when it ends, you buy one of three to five years with a large part in cash, and not in a hurry. I'd change now if you can't rely on it for work, or if the shop says the frame, the transmission or the engine is going.\n\n**One next step:** ask your mechanic: “If it were yours, would you keep it another year?”\n\nWhat would they say, do you think?",
  },
  // lease or buy
  {
    id: "lease-miles",
    talk: /\bleas(?:e|ing)\b/,
    of: /^(?:mind-the-car|car-loan|decide)$/,
    ask: /\b(\d+(?:[.,]\d+)? ?k?|\d{1,2},?\d{3}) ?(?:miles?|mi\b|a year|per year)|^\W*(?:about |around |maybe )*\d{1,2} ?k\W*$/,
    slots: { miles: { on: /\b(\d+(?:,\d{3})?(?: ?k)?)\b/, else: "that many" } },
    text: "With {miles} miles you have your first answer. Most leases allow 10,000 or 12,000 a year, and each mile above costs 15 to 30 cents. Up to about 10,000 you'd be inside, so a lease is possible; at 15,000 it would cost you $450 to $1,500 a year extra, and buying fits better. In money, buying a used car and keeping it stays ahead in both cases; a lease buys you a new car every three years.\n\n**One next step:** ask for the lease with your own miles in it, and compare the sum of all payments.\n\nHow long do you usually keep a car?",
  },
  {
    id: "lease-likes-new",
    talk: /\bleas(?:e|ing)\b/,
    of: /^(?:mind-the-car|car-loan|decide)$/,
    ask: /^(?!.*\?).*\b(?:like|love|want|prefer|enjoy)\b[^?]{0,20}\b(?:new|newer|latest|warranty|nice)\b|^(?!.*\?).*\b(?:keep|drive) (?:it|them|my cars?|cars?)\b[^?]{0,20}\b(?:long|forever|years|until)\b/,
    text: "That is the honest reason for a lease: you pay for always having a new one with a warranty. It costs most people about $1,500 to $2,500 a year more than buying a good used car and driving it for eight years. If that's worth it to you and fits into the month, fine; then look at the whole sum and not at the monthly payment. If you keep cars long, buy.\n\n**One next step:** multiply the difference by six years, and see what else it could be.\n\nWould you still want it at that price?",
  },
  {
    id: "lease-down-payment",
    talk: /\bleas(?:e|ing)\b/,
    of: /^(?:mind-the-car|car-loan|decide)$/,
    ask: /\bdown ?payment\b|\bto put down\b|\bput down\b/,
    slots: { sum: { on: /\$? ?(\d[\d,.]*k?)\b[^?]{0,25}\bdown/, else: "that sum" } },
    text: "Don't put it into a lease: if the car is stolen or totaled in the first months, a down payment on a lease is mostly gone. For buying it's a strong start. Put most of it down on a car of three to five years, keep about $1,000 back for the first repair, and take a loan of four years at most from a credit union.\n\n**One next step:** get a pre-approval from one credit union, so you know your rate before you see a dealer.\n\nWhat could you pay each month, with insurance in it?",
  },
  // rent or buy
  {
    id: "rent-or-buy-kids",
    talk: rentOrBuy,
    ask: /\b(?:have|with|expecting|got)\b[^?]{0,12}\b(?:kids?|children|baby|family|son|daughter|dogs?)\b/,
    text: "With children two things weigh more than the price: the school and how long you'd stay. If you'd stay until they're through with that school, say seven years or longer, buying has time to pay off, and nobody can end your lease. If work or the school may change within five years, renting near the school you want is cheaper and leaves you free.\n\n**One next step:** choose the school area first, and compare a rent and a price there.\n\nHow old are they, and how long would you stay?",
  },
  {
    id: "rent-or-buy-rent",
    talk: rentOrBuy,
    ask: /^(?!.*\?).*\b(?:rent (?:is|was|costs)|pay(?:ing)? (?:for |in )?rent|(?:pay|paying))\b[^?]{0,12}\$? ?(\d[\d,.]*)/,
    but: /\b(?:houses?|homes?|condos?|prices?)\b/,
    slots: { rent: { on: /\$? ?(\d[\d,.]*)\b/, else: "that" } },
    text: "Take the ${rent} as your yardstick. Owning costs more than the loan: taxes and insurance are often 1.5 to 2 percent of the price a year, repairs about 1 percent. As a rough line, if a home you'd like costs less than fifteen times your yearly rent, buying mostly wins; above twenty, renting does; between, it hangs on how long you stay. And try it: put the difference aside each month now.\n\n**One next step:** look up the price of one home like yours nearby.\n\nWhat does such a home cost there?",
  },
  {
    id: "rent-or-buy-decide",
    talk: rentOrBuy,
    not: /\d{3},\d{3}|\d{3} ?k\b/,
    ask: asksDecision,
    text: "I'd rent as long as one of these is missing: at least five years in that place, a down payment with three months of costs left over, and a monthly sum with taxes and repairs that you've carried for half a year as a trial. With all three I'd buy, below what the bank would lend. Feeling behind others is no reason; renting isn't lost money, it buys freedom and no roof to repair.\n\n**One next step:** see which of the three is missing, and work on that one.\n\nWhich one is it?",
  },
];
