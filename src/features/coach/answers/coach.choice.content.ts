import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to a choice between two ways within a talk: "text her or talk in person?". */
export interface ChoiceLine {
  /** The two ways, in either order. */
  one: RegExp;
  other: RegExp;
  /** What the talk must name. */
  talk?: RegExp;
  text: string;
}

const money = /\b(?:owes?|owed|lent|borrow\w*|paid back|pay (?:me|it|him|her|them)|\$ ?\d|\d{3}|rent|utilities|bills?)\b/;

export const choiceLines: readonly ChoiceLine[] = [
  {
    one: /\b(?:in the room|in front of|in the meeting|right (?:then|there|away)|in the moment|on the spot|publicly)\b/,
    other: /\b(?:after\w*|later|private\w*|alone|aside|one on one)\b/,
    text: "Afterward, alone, and the same day. In front of others most people defend themselves and hear nothing; between two chairs they can give way without losing face. Keep it to one thing that you saw, and what you'd like the next time.\n\nIn the room there's only room for one calm line, so that it doesn't stand there: “I'd like to finish that thought.” Or: “As I said earlier, …” No heat, and go on.\n\n**One next step:** put your line for the room on a note, and ask for five minutes afterward.\n\nWhat would you like to see the next time?",
  },
  {
    one: /^(?!.*\b(?:tell|say|share|admit|explain|pay|sell|invest|eat|drink|smoke)\b).*\b(?:altogether|completely|entirely|everything|every (?:single|last)|all of (?:it|them)|all or nothing|for good)\b/,
    other:
      /\b(?:shorten\w*|shorter|less|cut (?:down|back)|part\w*|some|smaller|half|gradual\w*|lazier|easier|slow\w*|one night|a few|just the)\b/,
    text: "Part of it, with a figure: all or nothing ends on the first bad day, while half of it survives one. Choose the part that does the most, such as the three largest items, the last twenty minutes, or one night in place of three, and leave the rest alone for two weeks.\n\nAll of it is right where a little always turns into a lot again. You know from the last time whether that is so.\n\n**One next step:** write the part down in one line, with a number, and try it until the weekend after next.\n\nWhat happened the last time you tried it by halves?",
  },
  {
    one: /\b(?:me|myself|i)\b/,
    other:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|brother|sister|he|she|him|her)\b.*\b(?:tells?|says?|talks?|calls?|asks?|does|do it)\b/,
    text: "The one who stands closest to the person says it, and the other one is beside them or backs it up afterward. From a child to a parent, or a friend to a friend, the same words carry less of a verdict. So agree on the sentence first, the two of you, and on what you'll do if it's met with silence or tears.\n\nIf the closest one keeps putting it off, give it a day; after that you may say it, kindly, and for both.\n\n**One next step:** write the one sentence together, tonight.\n\nWho of you is closer?",
  },
  {
    one: /\bswitch\w*\b/,
    other: /\b(?:bargain\w*|leverage|negotiat\w*|match|haggle)\b/,
    text: "Bargain first, since it costs one call: “I have an offer for [sum]. I'd like to stay. Can you match it?” Ask for the department that handles cancellations; they're allowed to give more than the first person on the phone. If they come within a few dollars, staying saves you the trouble.\n\nSwitch if they don't, and look at three things before: that the cover or the speed is really the same, what it costs after the first year, and that the new one has begun before the old one ends.\n\n**One next step:** make that call today, with the other offer in front of you.\n\nWhat is different in the two, apart from the price?",
  },
  {
    one: /\bbefore\b/,
    other: /\b(?:bill|statement|due)\b/,
    talk: /\b(?:cards?|credit|visa|mastercard|amex)\b/,
    text: "For the interest it makes no difference: what is paid in full by the due date costs nothing. For the credit score, before is a little better, because the balance on the day of the statement is what gets reported; pay most of it down a few days ahead if you want to borrow soon.\n\nThe safest is the dull way: autopay for the whole statement, so that nothing is ever late, and a look at it once a week.\n\n**One next step:** set up autopay for the statement balance today, and put the closing date into your calendar.\n\nDo you mostly pay all of it, or does a part stay?",
  },
  {
    one: /\b(?:study\w*|work\w*|practice|push\w*|train\w*|cram\w*|keep going)\b/,
    other: /\b(?:(?:night|day|evening) off|rest\w*|break|sleep|take it easy)\b/,
    text: "The evening off, if you're tired enough to read a page twice: what goes in then is gone by morning, and sleep is when the rest of it settles. One honest hour tomorrow, rested, is worth three like that.\n\nIf it's less tiredness than dread, do twenty-five minutes of the easiest part first, with a timer, and stop when it rings. After that the evening is free without a bad conscience.\n\n**One next step:** decide which of the two it is, and write down the hour at which you go on tomorrow.\n\nWhen did you last have a whole evening free?",
  },
  {
    one: /\bplan\w*\b/,
    other: /\b(?:coast\w*|wing it|see (?:what|how)|flow|drift\w*|nothing|wait and see)\b/,
    text: "A small plan with a lot of room: two fixed points in the week, such as one with people and one that is useful to somebody, and the rest may coast. Without anything fixed, days grow soft at the edges and the mood mostly follows; with every hour planned, it's only another job.\n\nGive the coasting an end, too: a date, about two months from now, on which you look at what was good and decide on more.\n\n**One next step:** choose the two points for next week, with a day and an hour.\n\nWhat did you look forward to the last time you were free?",
  },
  {
    one: /\b(?:say|tell|talk|mention|set)\b/,
    other: /\bnot (?:just )?(?:answer|reply|respond|pick up)\b|\b(?:ignore|mute)\b/,
    talk: /\b(?:boss|manager|supervisor|work|job|clients?|customers?)\b/,
    text: "Say it once, and then hold it. Silence alone can be read as lazy; one friendly line makes the same silence a rule: \u201cI look at messages again at [eight]. If something is on fire, please call.\u201d After that you needn't explain a quiet evening, and a call will mostly not come.\n\nIf you're paid by the hour, what you answer at night is working time and belongs on the time sheet. With a salary it's a matter of agreement, so ask what is really expected.\n\n**One next step:** send that line by day, not at ten at night.\n\nWhat would really have to reach you in the evening?",
  },
  {
    one: /\b(?:small\w*|lowest|littlest|little one)\b/,
    other: /\b(?:highest|worst|big\w*|large\w*|interest|rate|apr)\b/,
    talk: /\b(?:debts?|cards?|loans?|owes?|owing|balances?)\b/,
    text: "Both work, and the better one is the one you'll keep up. The highest rate first costs the least in all. The smallest balance first gives you a debt that is soon gone, and its payment is free for the next one. Where the rates are within a few points of each other, take the smallest; where one is far above the rest, take that one.\n\nEither way: the minimum on all of them, and everything extra on one only.\n\n**One next step:** type them into [your debts](/debt), which shows both orders side by side, with the months and the interest.\n\nWould a quick win keep you going, or does the interest bother you more?",
  },
  {
    one: /\b(?:say|tell|talk|ask|call|confront|deal|handle|bring it up)\b/,
    other:
      /\b(?:make|have|let|get|ask|leave)\b.*\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+|him|her)\b.*\b(?:do|talk\w*|tell|say|handle|deal|call)\b/,
    talk: /\bin.?laws?\b|\b(?:his|her|their|(?:husband|wife|partner|boyfriend|girlfriend)\W?s) (?:mom|mother|dad|father|parents|sister|brother|family|folks)\b/,
    text: "The one whose family it is says it. From your partner it's a grown child asking a parent; from you it quickly sounds like a verdict by the one who married in. So settle it with each other first: what you both want, in one sentence, and by when it's said. You stand beside it and back it up afterward.\n\nIf it happens right in front of you, you may say it yourself, short and friendly: “I'd like you to ring first.”\n\n**One next step:** ask your partner tonight for that one sentence, in their own words.\n\nWhat would they be willing to say?",
  },
  {
    one: /\b(?:call|text|write|reach out|message|contact)\b.*\b(?:before|first|ahead)\b/,
    other: /\b(?:wait|see (?:him|her|them)|(?:just )?(?:show up|go))\b/,
    text: "A short message before takes the shock out of the day: both of you know, and nobody is surprised in front of the others. Two lines, and ask for nothing: “I'll be there, too. I'd like it to be a good day, and I'd be glad to see you.” Nothing about what happened, not yet.\n\nIf no answer comes, you've still done your part: greet them like everybody else, sit somewhere else, and leave early if you want to.\n\n**One next step:** write the two lines now, and send them two days ahead.\n\nWhat would be a good end of that day for you?",
  },
  {
    one: /\b(?:text|call|reach out|write|message|try)\b.*\b(?:again|(?:one|once) more)\b/,
    other: /\b(?:leave|let|give|wait|drop|space|stop)\b/,
    text: "One more time, after two or three weeks, and then leave it. Put no question about the silence into it, and nothing they'd have to defend: “I've been thinking of you. Whenever you feel like it, I'm around.” Whoever is ashamed, overwhelmed or hurt can answer that; a list of what they did can't be answered at all.\n\nAfter that it's theirs. Put the energy into two people who do write back; that isn't giving up, and they can still write to you.\n\n**One next step:** put a date three weeks after your last message into the calendar, and until then nothing.\n\nWhat were the last words between you?",
  },
  {
    one: /\b(?:explain|explanation|reasons?|details?|why|whole story|honest|truth)\b/,
    other: /\b(?:vague|short|simple|excuse|white lie|make (?:something|it) up|leave it at)\b/,
    text: "Vague is fine. A no, or a change of plan, is complete in one sentence, and reasons invite somebody to solve them for you. Say what you can do and what you can't, and leave it there: “That part doesn't work for me this time, and I'm glad to be there for the rest.” If they ask twice, say the same words again, just as warmly.\n\nTell more only to somebody close enough to worry, and only what you'd be glad for them to know. Don't invent a reason; it has to be remembered.\n\n**One next step:** write your one sentence, and read it aloud without adding to it.\n\nWho of them would you tell the rest?",
  },
  {
    one: /\bbefore\b(?! (?:work|school|breakfast|bed|lunch|dinner)\b)/,
    other: /\bafter\b(?! (?:work|school|breakfast|lunch|dinner)\b)/,
    talk: /\b(?:tell|say|ask|talk|bring|mention|announce|break)\b/,
    text: "Before, if it touches their plans: whoever has to cook, drive, pay or sleep somewhere else needs the time, and hearing it late feels like being left out. After, if it's yours alone and not settled yet: then you needn't explain what may come to nothing. And not in the middle, with everybody at the table.\n\nTwo sentences are enough: what it is, and what changes for them. “I wanted you to hear it from me.”\n\n**One next step:** ask yourself whose plans it changes, and choose a day this week for that person.\n\nWhat would they do differently if they knew now?",
  },
  {
    one: /\b(?:congratulat\w*|be nice|act happy|smile|show up)\b/,
    other: /\b(?:head down|ignore|avoid|nothing|quiet|skip|lay low)\b/,
    text: "Congratulate them, once and in one sentence: “Congratulations, I hope it goes well for you.” It takes nothing from you, people remember who took it well, and after it you owe nobody a cheerful face. Silence is noticed, too, and is read as more than it is.\n\nWhat you think of it belongs somewhere else: at home in full, and with whoever decided as a question, once the heat is gone: “What would it take for me next time?”\n\n**One next step:** say the one sentence in passing, today or tomorrow, and move on.\n\nWhat stings the most: the thing itself, or who got it?",
  },
  {
    one: /\b(?:get up|out of bed)\b/,
    other: /\b(?:stay|lay|lie|lying|laying)\b/,
    talk: /\b(?:sleep\w*|awake|wake\w*|insomnia|night|bed|[1-5] ?am)\b/,
    text: "Get up once you've been awake for about twenty minutes, or as soon as you notice that you're working at it. A bed in which you lie and try teaches the body that bed is for being awake. Go to a chair with little light, and do something dull with your hands, or read a slow book; no phone, no clock. Back to bed when your eyes get heavy, and up in the morning at the usual time, however it went.\n\n**One next step:** lay out a blanket and the dull book by the chair, so that you needn't decide anything at that hour.\n\nHow long do you mostly lie there?",
  },
  {
    one: /\b(?:joint|shared|combined?|merge|one account|together)\b/,
    other: /\b(?:separate\w*|own|apart|individual|mine)\b/,
    talk: /\b(?:accounts?|bank|money|financ\w+|expenses|bills)\b/,
    text: "Both: one joint account for what you share, and one of your own for each. Rent, bills and food go through the joint one, each paying a share that fits the income; what is left stays yours, without questions. Nobody has to ask for a haircut then, and nobody carries the home alone. From a joint account each of you can take everything, so it holds a month's costs and not your savings.\n\nDebts that one of you brought along stay with that one.\n\n**One next step:** add up the shared bills of one month; with both incomes I can work out the shares.\n\nWhat do you each bring home in a month?",
  },
  {
    one: /\b(?:house|mortgage|home loan|principal)\b/,
    other: /\b(?:401 ?\(?k\)?|retire\w*|ira|roth|invest\w*|pension)\b/,
    text: "A match first, then the rate decides. If your employer adds to what you put in, take all of that before anything else. After it, look at the mortgage's rate: below four or five percent, retirement usually comes first, since it also lowers your taxes; above seven, the house is the sure gain. In between, half and half is no mistake.\n\nNear the end of work, a house that is paid off counts for more than the sum says, because you need less each month. Keep a cushion either way.\n\n**One next step:** write down the mortgage's rate, the years left, and whether there's a match.\n\nWhich rate do you pay, and when would you like to stop working?",
  },
  {
    one: /\b(?:quit|leave|resign|give notice|walk out)\b/,
    other: /\b(?:find|line up|lined up|until|another|something (?:else|new)|new (?:job|one))\b/,
    talk: /\b(?:job|work\w*|boss|manager|shifts?|pay|coworkers?)\b/,
    text: "Find the next one first, if you can bear it: with a job you look better to others, choose more calmly, and the insurance goes on. Leaving before is right when the work makes you ill, or when something there is unsafe or against the law, and then with as many months of costs put aside as you can reach.\n\nIn the meantime, do the job at its plain size: your hours and no extra, and one evening a week that belongs to applications.\n\n**One next step:** count how many months you could pay for without it, and choose the evening.\n\nWhat is it that you can bear least there?",
  },
  {
    one: /\b(?:ask|raise|negotiat\w*|talk to)\b/,
    other: /\b(?:look\w*|find|apply|elsewhere|(?:new|another|other) job)\b/,
    talk: /\b(?:job|work\w*|boss|manager|raise|pay|salary)\b/,
    text: "Ask first, and look at the same time. Asking costs one uncomfortable quarter of an hour; looking gives you the figure to ask with, and a calmer voice, since it isn't your only way.\n\n“I'd like to talk about my pay. I now do [two things], and for that I see [range] elsewhere. What is possible, and by when?”\n\nAn answer with a date is worth waiting for. One without a date is an answer, too.\n\n**One next step:** look up two postings like your job, with their pay, before you ask.\n\nWhat would have to come out of that talk for you to stay?",
  },
  {
    one: /\b(?:little|bit|every (?:day|night|morning|evening)|each (?:day|night)|daily|(?:few|\d+) min\w*|spread)\b/,
    other: /\b(?:big|chunk|at once|one go|whole|weekends?|saturdays?|sundays?|once a week|one day|cram)\b/,
    text: "A little on most days. What comes back after a night stays better in the head and in the hands, and a day that goes wrong costs you twenty minutes instead of the week. The big session looks good on paper and is the first to fall through.\n\nUse a long one for what needs it: a practice test, the heavy furniture, the pile that has to be sorted in one sweep. So four short ones a week, and a longer one every second weekend.\n\n**One next step:** hang the short one on something you do anyway, and set a timer for twenty minutes.\n\nWhich days can you count on?",
  },
  {
    one: /\b(?:keep|hold on|hang on)\b/,
    other: /\b(?:donat\w+|sell|toss|throw|get rid|give (?:it|them|that|this)? ?away)\b/,
    talk: /\b(?:stuff|clutter\w*|clothes|closet|garage|boxes|things|furniture|books|toys|house|attic|basement|storage|declutter\w*)\b/,
    text: "If you wouldn't buy it again today, let it go. Selling pays only for what brings more than an hour's work, about $30 and up; everything else is gone sooner by a donation, and having it out of the house is what you wanted.\n\nFor what hurts to give away, a photo, or one piece of the set, keeps the memory. What belongs to somebody else is theirs to decide.\n\n**One next step:** one box and twenty minutes, and the box goes into the car today.\n\nWhat is the thing that you keep putting back?",
  },
  {
    one: /\b(?:(?:my|our)sel\w+|diy|on my own)\b/,
    other:
      /\b(?:hire|pay (?:someone|somebody)|pros?|professional|contractor|plumber|electrician|accountant|cpa|get (?:someone|somebody|help))\b/,
    text: "Yourself, when a mistake costs only time; somebody who does it for a living, when a mistake costs more than their bill: gas, the electric panel, the roof, taxes with a business in them, anything that needs a permit. In between, pay for an hour of advice and do the rest.\n\nGet two prices in writing, ask who will do the work and whether they're insured, and don't pay more than a third ahead.\n\n**One next step:** write down what would happen in the worst case if you got it wrong.\n\nWhat is the job, and what were you quoted?",
  },
  {
    one: /\bgym\b/,
    other: /\b(?:home|house|outside|walk\w*|youtube|videos?)\b/,
    text: "The one with fewer steps before the first minute. At home you can begin in the clothes you have on, it costs nothing, and ten minutes count. A gym is better when everybody at home wants something from you, or when having paid gets you out of the door; then take the one on your way, not the best one across town.\n\nTry home for two weeks first: three walks, and twice ten minutes of getting up from a chair, pushups against a table, and steps.\n\n**One next step:** put the shoes by the door now, and choose tomorrow's ten minutes.\n\nWhat has ended it in the past?",
  },
  {
    one: /\b(?:cards?|visa|mastercard|amex|capital one|discover|loans?|bank|collections?)\b/,
    other: /\b(?:sister|brother|mom|dad|mother|father|parents|aunt|uncle|cousin|friend|grand\w+|in ?laws?|him|her|them|family)\b/,
    talk: /\b(?:owes?|owing|debts?|borrow\w*|behind)\b/,
    text: "The card, if you go by money: it charges you every month, and a person mostly doesn't. But a person waits for a word, so give both something. The most goes to the card; a small, fixed sum goes to the person, on a day that you name. That keeps the peace and costs you little.\n\n“I haven't forgotten it. You get [amount] on the first of each month, and more once the card is gone.”\n\n**One next step:** choose the small sum that you can keep even in a bad month.\n\nWhat could go to both together each month?",
  },
  {
    one: /\b(?:text|message|e-?mail|write|letter|dm|in writing)\b/,
    other: /\b(?:call|phone|talk|speak|tell|say|person|face|facetime|visit|live)\b/,
    talk: money,
    text: "Both, in this order: talk first, then one line in writing. In person they hear your voice, and a friendship bears a sum of money better that way; the line afterward makes sure that you both remember the same date.\n\n“Can I bring up something awkward? It's about the money. I need it back, and I'd like to find a day that works for you.” Later, by text: “Thanks for talking. So [sum] by [day], right?”\n\nIf you have asked aloud before and nothing came, start with the text this time.\n\n**One next step:** pick the next moment when you two are alone anyway.\n\nWhen do you see them next?",
  },
  {
    one: /\b(?:text|message|e-?mail|write|letter|dm|in writing)\b/,
    other: /\b(?:call|phone|talk|speak|tell|say|person|face|facetime|visit|live)\b/,
    text: "In person, if it's about a feeling or something that went wrong between you: a voice and a face take the edge off words that look hard on a screen. Use a text only to ask for the time: “Do you have twenty minutes this week? There's something I'd like to say in person.”\n\nWriting is the better way when you need proof, when you'd lose your thread, or when you're afraid of how they'd react; then you needn't meet alone at all.\n\n**One next step:** send that one text today, with a day in it.\n\nWhat are you most afraid of if you say it face to face?",
  },
  {
    one: /\b(?:call|phone)\b/,
    other: /\b(?:go (?:there|in|by)|in person|stop by|visit|walk in|see (?:him|her|them))\b/,
    text: "Go there if it's about a person or a job: somebody who stands in the door is harder to put off. Call if it's an office or a bill, since the phone saves you the way and they have your file in front of them. With both, note the name, the day and what was said, and ask for one line in writing afterward.\n\n**One next step:** decide for the one that you'd really do this week, and put an hour on it.\n\nWhat do you want them to say at the end?",
  },
  {
    one: /\b(?:tell|admit|own up|come clean|confess|honest|truth|say something|report)\b/,
    other:
      /\b(?:hope|hide|lie|lying|keep (?:it )?(?:quiet|secret|to myself)|say nothing|not (?:say|tell)|wait (?:and see|it out)|stay quiet|pretend)\b/,
    text: "Tell them, before they find it. What comes out by itself costs more than what you bring up: then it's about the trust as well. Keep it short, with the fact first and what you do about it second: “There's something I need to correct. [The fact.] I should have said it earlier, and this is what I'm doing about it: [step, date].”\n\nIf a contract, a license or the law hangs on it, ask somebody who knows that field before you speak; a lawyer's first talk is often short and cheap.\n\n**One next step:** write the fact in one sentence, without an excuse in it.\n\nBy when would they find out on their own?",
  },
  {
    one: /\b(?:say no|no|forbid|ban|not let|keep (?:him|her|them) home)\b/,
    other: /\b(?:let (?:him|her|them)|say yes|yes|allow|trust (?:him|her|them))\b/,
    talk: /\b(?:sons?|daughters?|kids?|teen\w*|child|step(?:son|daughter)|grand(?:son|daughter)|1[0-9])\b/,
    text: "Neither yet; first the plan, then your yes or no. Ask to see it on paper: who drives and who else is in the car, where they sleep, which adult is near, what it costs, and when you hear from them. A teenager who can answer that has earned a talk; one who can't has the answer already.\n\nWhat is only uncomfortable for you can be a yes with rules. What is about safety (a new driver through the night, no adult, alcohol) may be a no, and then offer something smaller: one night, or nearer by.\n\n**One next step:** ask for the plan by Sunday, and talk with the other parents.\n\nWhat scares you most about it?",
  },
  {
    one: /\b(?:call (?:him|her|them) out|say (?:something|it)|bring (?:it|that|this) up|tell|speak up|confront|mention|talk|complain|ask)\b/,
    other:
      /\b(?:let (?:it|that|this|him|her|them)(?: \w+)? ?(?:go|slide|be|pass)|let it|ignore|drop it|forget (?:it|about it)|leave it|say nothing|nothing|stay quiet|keep quiet|move on|just wait|wait (?:and|a \w+ and|(?:a|one|two|three) (?:weeks?|months?)))\b/,
    text: "Say it once, in a small way, and then let it go. What is only swallowed comes back in another fight; what is said calmly one time can be over afterward. So not a charge, only how it was for you and what you'd like: “It's a small thing, and it stung. I'd have liked to hear from you that day. Next time?”\n\nLet it slide without a word only if you'd truly have forgotten it by next week. And if you're afraid of how they'd react, don't bring it up alone.\n\n**One next step:** wait for a calm hour, and say those sentences in your own words.\n\nWhat would you most like to hear back?",
  },
  {
    one: /\b(?:apologi[sz]e|say sorry|reach out|text (?:him|her|them) first|call (?:him|her|them) first|go first|make the first move)\b/,
    other: /\b(?:wait|let (?:him|her|them)|give (?:it|him|her|them)|leave (?:it|him|her|them))\b/,
    text: "Go first, once, and then wait. One short message takes nothing from you: “I've been thinking about you, and I don't like how we left it. I'd like to talk when you're ready.” If a part of it was yours, name that part and nothing of theirs.\n\nAfter that it is their turn. Give it a week or two without a second message; a no answer is hard, but you'll know that it isn't your silence.\n\n**One next step:** write those two lines, sleep on them, and send them tomorrow.\n\nWhat is your part in it, if there is one?",
  },
  {
    one: /\b(?:fix|repair|keep (?:it|this|mine|the old)|used|second ?hand|refurbished)\b/,
    other: /\b(?:new|replace|buy|another|get rid)\b/,
    text: "Count it once: when the repair costs less than half of a good replacement and should hold a year, fix it. When it's the third repair in a year, or it keeps you from getting to work, let it go. Used beats new for most things that don't have to be safe to the last screw.\n\n1. Get the repair price in writing, from two places.\n2. Look what the same thing costs used, with a warranty.\n3. Add what you'd pay each month if you bought it on credit, with the interest.\n\n**One next step:** get the second price before you decide.\n\nWhat would the repair cost, and how old is it?",
  },
  {
    one: /\b(?:cash|debit)\b/,
    other: /\b(?:card|credit|loan|finance|financing|payments|insurance)\b/,
    text: "Cash, if enough is left afterward for the month and one small emergency: it's paid once and costs no interest. A credit card is better where you might need the money back, such as online or for a deposit, because a charge can be disputed; then pay it off with the next statement. With an insurance claim compare the damage with your deductible: just above it, a claim is rarely worth the higher premium.\n\n**One next step:** write down what would be left in the account the day after.\n\nHow much is it, and what would remain?",
  },
  {
    one: /\b(?:save|savings?|emergency fund|put (?:it )?away|cushion)\b/,
    other: /\b(?:pay|card|debts?|loan|pay (?:it )?(?:off|down))\b/,
    text: "First a small cushion, then the card. With nothing put aside, the next flat tire goes back onto the card, so keep about one month's smallest bills or $500 to $1,000 apart. Everything beyond that does more on a debt above eight or nine percent than in any savings account.\n\nThe exception: a match from your employer comes before both, since it is part of your pay.\n\n**One next step:** write down the rate of the card and what is in savings; with both figures I can work out what each way costs.\n\nWhat are those two figures?",
  },
  {
    one: /\b(?:now|today|tonight|right away|this week|asap|monday)\b/,
    other: /\b(?:wait|later|tomorrow|after|next (?:week|month|year)|sleep on it|weekend)\b/,
    text: "If it can be undone, now; if it can't, after one night. Things that only feel bad (a call, a bill, a short question) get heavier by waiting, so do those today. What is written in anger, signed, bought or ended can nearly always wait until tomorrow morning.\n\nGive the waiting an end, or it turns into never: a day and an hour.\n\n**One next step:** ask yourself which of the two kinds this is, and put the hour on it.\n\nWhat would really be lost if it waited until tomorrow?",
  },
  {
    one: /\b(?:stay|keep|stick)\b/,
    other: /\b(?:leave|go|quit|move|break up|end it|switch|change)\b/,
    text: "You don't have to choose between all and nothing today. Give staying one honest trial with a date: what exactly would have to be different in eight weeks, and have you said that to the people who could change it? If you've said it and nothing moved, that is an answer, too.\n\nAnd get leaving ready while you try: a little money, a place, one person who knows. Who could leave stays more freely.\n\nIf you're afraid of somebody, don't try it out; plan the leaving first, with 1-800-799-7233.\n\n**One next step:** write down the one thing that would have to change, and by when.\n\nWhat is it?",
  },
  {
    one: /\b(?:mornings?|before work|early|am)\b/,
    other: /\b(?:evenings?|nights?|after work|late|pm|lunch)\b/,
    text: "In the morning, if you can bear it: less comes between you and it, and it's done before the day has its say. The evening is fine for what calms you, such as a walk or stretching, less so for what needs will.\n\nThe better hour is the one that hangs on something you do anyway: after coffee, after the shower, when the kids are out of the door.\n\n**One next step:** try the morning three times this week, ten minutes, and then judge.\n\nWhat do you do every morning without thinking?",
  },
  {
    one: /\b(?:rent|renting|lease)\b/,
    other: /\b(?:buy|buying|own)\b/,
    text: "Rent, unless you'd stay about five years and would still have a cushion after the down payment and closing costs, which are usually two to five percent. Owning costs more than the payment: taxes, insurance, and about one percent of the price a year for repairs. Renting isn't throwing money away; it buys that you can move.\n\n**One next step:** put both beside each other for one month: rent and renters insurance here; mortgage, tax, insurance and repairs there. A HUD-approved housing counselor looks at it with you, for little or nothing.\n\nHow long do you expect to stay there?",
  },
];

/** "Should I write it down, or does that make it worse?": one way, and a worry about it. The last one fits any. */
export const doubtLines: readonly WrittenAnswer[] = [
  {
    id: "doubt-apologize",
    ask: /\b(?:apologi[sz]e|say (?:i\W?m )?sorry)\b/,
    and: /\b(?:kids?|sons?|daughters?|child\w*|toddler|boys|girls|little one)\b/,
    text: "Yes, apologize, and keep it small enough for the youngest: “I yelled. That was mine, you did nothing wrong. I love you.” It doesn't confuse a child; being yelled at without a word about it afterward does. You also show them how something is made good again.\n\nDon't explain your day, and don't ask them to comfort you. Then change one thing at the same hour tomorrow, even a small one: a snack at five, ten minutes on the floor together.\n\n**One next step:** say the three sentences tonight at bedtime, to each of them.\n\nWhat would make the hour before it easier?",
  },
  {
    id: "doubt-write",
    ask: /\b(?:write|writing|journal\w*|put it on paper)\b/,
    and: /\b(?:worr\w+|anxi\w+|racing|overthink\w*|think\w*|mind|head|stress\w*|night|spiral\w*)\b/,
    text: "Write it down, early in the evening rather than in bed, and give it ten minutes with an end. What helps is a second column: beside each worry the next thing you could do about it, or the word “nothing”. An hour of going over the same thing without that column is what makes it worse.\n\nIf it comes back at night, one word on a pad is enough: it's noted, and it has its time tomorrow.\n\n**One next step:** put a pad on the table now, with a line down the middle.\n\nWhat would stand first in the left column?",
  },
  {
    id: "doubt-boss",
    ask: /\b(?:boss|manager|supervisor|hr|lead)\b/,
    and: /\b(?:credit|meetings?|ideas?|coworkers?|colleagues?|blam\w+)\b/,
    text: "Go to them with your own work, not with the other person. A complaint makes two people look difficult; a request makes visible what you do, and it can hardly backfire: “I'd like to present my part on Thursday. Could you put me on the agenda?”\n\nA complaint is right once you've said it to the person and it goes on, when it costs you money or your name, or when a rule is broken. Bring three dates and what you want then, and no guess about the reason.\n\n**One next step:** write the one request that would show the most.\n\nWhat would you like them to see?",
  },
  {
    id: "doubt-fixed-day",
    ask: /\b(?:set|fixed|regular|weekly|schedul\w*|check.?in|day|time)\b.*\b(?:talk|meet\w*|date|check.?in)\b/,
    text: "It works just because nobody has to pick the moment. A quarter of an hour a week, both of you fed and rested, keeps it from coming up at the sink. Each says one thing that was good, one that could be different, and one small thing to try until the next time; then it's over, and you do something nice.\n\nCall it whatever makes the two of you laugh.\n\n**One next step:** suggest an hour and a name: “Sunday coffee, fifteen minutes, house stuff?”\n\nAt which hour of the week are you both in a decent mood?",
  },
  {
    id: "doubt-anything",
    ask: /./,
    text: "I lean toward doing it, in its smallest form: once, short, and at a calm hour. Then you find out whether the worry is right instead of guessing. If it does what you fear, you've lost one try and can leave it; if it doesn't, you have something that works.\n\nThe exception is what can't be taken back, such as something sent in anger or in front of others. That waits for a night.\n\n**One next step:** choose the smallest form of it, and a day for it.\n\nWhat would be the sign that it went wrong?",
  },
];

/** A choice that no line is about, with both ways as they were written. */
export const otherChoice = [
  (one: string, other: string) =>
    `“${one}” or “${other}”: you know better than I do what hangs on each, but here is how I'd weigh it. Take the one that you can undo if it turns out wrong; and if both can be undone, the one that is smaller and sooner. Then look at what you'd tell yourself in a year about each of them.\n\n**One next step:** pretend until tonight that it is “${one}”, and notice whether you feel lighter or heavier.\n\nWhich of the two were you hoping that I'd say?`,
  (one: string, other: string) =>
    `Between “${one}” and “${other}” I lean to the one that brings you nearer to the people you need, and costs less if it fails. If they are equal in that, take the one you'd do without talking yourself into it.\n\n**One next step:** write one reason for each on paper; the one that comes easier says something.\n\nWhat speaks against the one you like more?`,
];
/** Shows in the talk that a choice was answered. */
export const choiceMarks = ["you know better than I do what hangs on each", "I lean to the one that brings you nearer to the people"];
/** To "which would you take". */
export const whichOne =
  "I have no life that I could put on the scale, so I can only say how I'd read yours. Put both in the same units: the money left per month after taxes, the ride and child care; the hours gone from home; and who you'd be spending them with. Where the money is close, hours and people win, since a raise is used to within weeks and a commute is not.\n\n**One next step:** write the two columns, and then cover the money line. See whether your choice changes.\n\nIf you picture a rainy Tuesday in each, which one do you see yourself in?";
