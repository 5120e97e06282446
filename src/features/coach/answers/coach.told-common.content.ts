import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told whatever the subject: finer than its kind, and after everything that is written for a subject. */

const of =
  /^(?!griev|pet-loss|miscarriage|look-at-the-signs|trouble-at-home|jealousy|drink-or-gamble|app-|no-place|family-addiction|eviction|spot-a-scam|identity)[a-z]/;
const begins = String.raw`^\W*(?:(?:and|but|well|so|because|also|honestly|i mean|plus|now|then|ok|yeah|no)\W+)*`;
const them = String.raw`(?:him|her|them|my \w+)`;
const other = String.raw`(?:he|she|they|(?:my |the )(?:\w+ )?(?:mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|brother|sister|boss|manager|neighbou?r|roommate|landlord|friend|coworker|teacher|instructor|family|parents))`;
const couple = /^(?:grown-apart|no-intimacy|not-listened-to|start-softly|partner-struggles|moving-in-together)$/;
const atHome = /^(?:clean-home|chores-fair|declutter|talk-to-roommate)$/;
const exam = /^(?:failed-exam|study-exam|public-speaking|prepare-interview)$/;
const party = /^(?:shy-small-talk|make-friends|networking)$/;
const promotion = /^(?:passed-over|ask-for-pay|after-rejection|quit-job|bad-review)$/;
const care = /^(?:guilt-shame|aging-parents|care-for-someone|caring-fatigue)$/;
const retired = /\bretir\w*\b/;

export const commonFacts: readonly WrittenAnswer[] = [
  // asked in vain, and sharp replies
  {
    id: "sees-it-and-does-nothing",
    of: atHome,
    ask: new RegExp(
      String.raw`\b${other}\b.{0,30}\b(?:does nothing|doesn'?t (?:help|do (?:anything|a thing))|won'?t help|never helps?|walks? (?:right )?past|steps? over|ignores? it|just sits?)\b`,
    ),
    text: "To look at it, and to see somebody else look past it, is what makes it so bitter. Don't ask for help with it; help leaves the whole with you. Ask for one thing to be taken over for good: “The dishes are yours from now on, every evening. I do the laundry.” Two names on a sheet at the fridge, and you don't step in.\n\nWhich one would you give away for good?",
    words:
      "On a calm evening, not beside the sink: “I work, too, and I can't carry the house alone anymore. I don't want help, I want us to split it. You take the dishes for good, I take the laundry. Can we start on Monday?” Then let {them} do it in {their} own way.\n\nWhich task would you name?",
  },
  {
    id: "asked-and-nothing-changed",
    of,
    ask: /\b(?:i|we)(?:'ve| have)? (?:\w+ )?(?:asked|told|begged|talked to|reminded|complained to|said something to|spoke (?:to|with))\b.{0,25}\b(?:nicely|twice|three times|\d+ times|several times|many times|already|again|last (?:week|month|time|night)|before|over and over)\b/,
    not: /\b(?:said yes|agreed|it (?:helped|worked)|went well)\b/,
    text: "You've asked, and decently. One more time in the same way mostly sounds like noise to the other side, so change the form: in writing, one sentence, a date, and what you'll do if it stays as it is. “I've asked twice. If it goes on after Sunday, I'll do this.” Choose something that you'd really do, and that needs only you.\n\nWhat could stand after “I'll”?",
    words:
      "Put it in writing, friendly and short: “I've asked you about this before, and it matters to me. Please let it stop from Sunday on. If it doesn't, I'll take the next step.” Name the step only if you mean it. No history, no “always”.\n\nWhat would the next step be?",
  },
  {
    id: "dismissive-reply",
    of,
    ask: /\b(?:said|says|told me)(?: to)?\b.{0,12}\b(?:get (?:earplugs|over it|used to it|a life)|deal with it|relax|calm down|chill|it'?s not (?:a big deal|that bad|my problem)|i'?m (?:too sensitive|overreacting|dramatic|crazy|exaggerating)|not (?:his|her|their) problem|so what|whatever)\b/,
    text: "That's a slap in the face in the form of advice. It isn't an answer to what you asked, so don't discuss it. Say your sentence once more, unchanged and calm: “I hear you. It's still not okay for me, and I need it to stop.” After that you talk to somebody who can decide: a landlord, a boss, a third person both of you respect.\n\nWho could that be here?",
  },
  {
    id: "neighbor-next-step",
    of: /^noisy-neighbor$/,
    ask: /\b(?:have to|need to|gotta)\b.{0,12}\b(?:get up|work|be up|wake up)\b|\b(?:every night|at night|until (?:midnight|\d)|kids? (?:can'?t|wakes?|asleep))\b/,
    text: "Sleep isn't a matter of taste, so you're in the right to go on. From tonight a list: date, hour, how long, one line each. After a week it goes to the landlord or the association, with the quiet hours of your city below it; after their time, most cities take a call on the non-emergency line. Until then earplugs of wax or silicone, which do more than foam.\n\nWho is in charge of the building?",
    first:
      "Tonight the list begins: date, hour, how long. Tomorrow a short note under the door with the quiet hours of your city on it, friendly and with your number. If it goes on, list and note go to the landlord after one week, in writing. And for tonight: wax or silicone earplugs, and a fan that covers the bass a little.\n\nWho is in charge of the building?",
  },
  {
    id: "family-laughs",
    of,
    ask: /\b(?:family|parents|brothers?|sisters?|siblings?|friends|kids|everyone|they|coworkers|husband|wife|mom|dad)\b.{0,12}\b(?:laughs?|laughed|jokes?|tease\w*|makes? fun|mocks?)\b/,
    text: "They may mean it kindly, and it still lands on a sore place. One sentence is allowed: “I know it's funny from outside. To me it isn't, so please leave it for now.” And don't tell them the next date; then there's nobody to report to. Tell one person instead who's simply on your side.\n\nWho would that be?",
  },
  {
    id: "called-names",
    of: /^(?:talk-with-a-child|bullied|body-image|self-criticism|lose-weight|kids-screen-time)$/,
    talk: /\b(?:my (?:son|daughter|kid|child)|he'?s \d|she'?s \d)\b/,
    ask: /\b(?:call\w*|tease\w*|bull(?:y|ies|ied)|make fun|laugh\w*|pick\w* on|mean to)\b.{0,12}\b(?:him|her|names|them|my)\b/,
    text: "That hurts to hear as a parent. First {them}: “That's mean, and it isn't your fault. I'm glad you told me.” Then the school, in writing and with examples, and a question for a date by which they'll have done something. At home no word about weight or looks; what helps is a friend, a place where {they} can be good at something, and you who are glad about {them}.\n\nWho at the school knows about it?",
  },
  {
    id: "child-quits-an-activity",
    of: /^(?:talk-with-a-child|bullied|body-image|lose-weight|kids-screen-time)$/,
    talk: /\b(?:my (?:son|daughter|kid|child)|he'?s \d|she'?s \d)\b/,
    ask: /\b(?:won'?t|refuses to|doesn'?t want to|stopped|quit|no longer)\b.{0,12}\b(?:go(?:ing)?|swim\w*|class|practice|sports?|school|eat\w*|change|play\w*)\b/,
    text: "When a child drops something it liked, there's mostly a moment behind it that was embarrassing: a locker room, a remark. Don't push for the activity, ask for the moment, side by side in the car: “Did something happen there?” A shirt for swimming, another hour, a friend who comes along, or something else that's fun to the body are all fine.\n\nWhat did {they} like about it before?",
  },
  {
    id: "how-to-talk-to-child",
    of: /^(?:talk-with-a-child|bullied|body-image|lose-weight|self-criticism)$/,
    talk: /\b(?:my (?:son|daughter|kid|child)|he'?s \d|she'?s \d)\b/,
    ask: /\b(?:how|what) (?:do|should|can|could) i (?:even )?(?:talk|say|tell|bring|approach|help|start)\b.{0,15}\b(?:him|her|them|my|it)\b/,
    text: "Side by side, in the car or while cooking, and with a long pause after it: “I've noticed you don't like going anymore. I'm not mad. Is there something that makes it hard?” Then listen, and don't solve anything for ten minutes. Nothing about weight or food; if anything changes there, it changes for the whole family and without a word. The pediatrician can look at the rest.\n\nWhen are the two of you alone without hurry?",
  },
  // doubts about oneself
  {
    id: "maybe-it-is-me",
    of,
    ask: /^\W*(?:and |but |well |honestly |or )*(?:maybe|perhaps|i think|i guess|probably|what if) (?:it'?s|its|i'?m|im|that'?s|the problem is) (?:just |all |really )?(?:me|my fault|the problem|to blame|not enough|asking too much|expecting too much)\b.{0,15}$/,
    text: "It's tempting to look for it in yourself, since that part can at least be changed. Between two people it's hardly ever one alone. Take a third of it as yours, as a working guess: what would you do differently with that third? And say the rest out loud as a question, “What is it like for you?”, instead of answering it yourself at night.\n\nWhat would be in your third?",
  },
  {
    id: "feels-useless",
    of,
    ask: /\bfeel\w*\b.{0,10}\b(?:useless|not needed|unneeded|no (?:use|purpose)|without (?:a )?purpose)\b/,
    text: "To not be needed hurts, above all when one has been needed for years. It comes back with small things that wait for you: a fixed hour in which somebody counts on you. A reading hour at school, a garden, meals on wheels, a neighbor's repairs. Begin with one hour a week, and with something you're good at. If the feeling sits deeper and stays for weeks, tell your doctor.\n\nWhat did people always come to you for?",
  },
  {
    id: "thought-i-would-love-it",
    of,
    ask: /\bthought (?:i'?d|i would|it'?d|it would|i was going to)\b.{0,10}\b(?:love|like|enjoy|be (?:happy|fun|great|better|easier|different)|miss|want)\b/,
    text: "That's a strange kind of disappointment, because nobody is to blame, and one hardly dares say it. What you looked forward to was a picture; now comes the real thing, and it needs some months to get a shape. Nothing has to be decided yet. Take note of which hours are good and which are empty; the empty ones show what is missing.\n\nWhich hours are the emptiest?",
  },
  {
    id: "long-days",
    of,
    ask: /\b(?:days?|time|hours|evenings?|weekends?|afternoons?)\b.{0,10}\b(?:are|is|feel|drags?|so|too)\b.{0,8}\b(?:long|empty|endless|slow|boring|all the same)\b|\bnothing to do all day\b/,
    text: "Days without corners get endless. They need three: something in the morning that gets you out of the house, something with people, and something that grows, a skill, a garden, a piece of wood. Not every day all three, but each on fixed days of the week, so that a Tuesday feels like a Tuesday again.\n\nWhich of the three is missing most?",
  },
  {
    id: "partner-still-works",
    talk: retired,
    ask: /\b(?:wife|husband|partner|he|she)\b.{0,8}\b(?:still )?(?:works?|working|has (?:a|her|his) job|isn'?t home|gone all day)\b/,
    topic: "change-hard",
    text: "So you live in two different weeks under one roof, and yours is the quiet one. It helps to agree on what is shared: one weekday evening out, one meal that you cook, and two mornings that belong to you and not to the household. And look for people who have time when you have: a morning walk, a club, a class at ten.\n\nWho of your old colleagues is free as well?",
  },
  // after work, beside work
  {
    id: "works-nights",
    of,
    ask: /^\W*(?:and |but |because |well )*i (?:also )?work (?:the )?(?:nights?|night shifts?|graveyard|overnights?|doubles|two jobs|weekends|12[- ]hour shifts?)\b/,
    text: "Then your day is turned around, and advice for people who work from nine to five doesn't fit. Take what can be done right after getting up, while you still have something in you, and leave the hours after the shift free; then it's only eating, winding down and sleep. Fifteen minutes each time are plenty. And whoever lives with you takes over what falls into your night.\n\nWhen do you get up, usually?",
  },
  {
    id: "trained-the-other",
    of: promotion,
    ask: /\bi (?:\w+ )?(?:trained|taught|showed|onboarded|brought|hired)\b.{0,8}\b(?:him|her|them)\b|\b(?:been|is) (?:here|there) (?:only )?(?:\w+ )?(?:months?|weeks?)\b/,
    text: "That makes it sting twice, and anybody would want to walk out. It also shows what you're worth there: they trust you to make others good. Say that as a fact, once the worst heat is over: “I trained him. What did you see in him that you don't see in me yet?” With the answer you decide whether there's a road here, or whether you look around with a strong line on your resume.\n\nWhat reason did they give you?",
    first:
      "On Monday one thing only: ask for fifteen minutes this week. Not more, not between doors. Then in the talk: “I'd like to understand it. What was missing, and what would make me the choice next time, by when?” Write down the answer. At home, an hour for the resume, so that you decide with two doors open instead of with your anger.\n\nWhom would you have to ask?",
  },
  {
    id: "wants-to-walk-out",
    of: /^(?:passed-over|bad-review|read-a-boss|micromanaged|new-manager|coworker-conflict|after-rejection)$/,
    ask: /\b(?:want|wanna|feel like|about|ready|tempted)\b.{0,8}\b(?:to )?(?:walk(?:ing)? out|quit(?:ting)?|leave|leaving|resign\w*|scream)\b|\bdone with (?:this|that) (?:place|job|company)\b/,
    text: "That's understandable, and the wish may even be right; only the day is wrong. Go home first, and give it a week. Until then two things side by side: one talk in which you ask for the reason and a date, and one hour in which you look at what's out there. If you then still want to go, you go with a new job in your hand.\n\nWhat would have to be said for you to stay?",
    first:
      "First nothing that can't be undone: no email tonight, no scene. On the next workday ask for fifteen minutes, and put one question: “What was missing, and what would I need to show, by when?” The same week, one hour for your resume. After both you know which of the two roads it is.\n\nWhen could the talk be?",
  },
  {
    id: "we-work-together",
    of: /^(?:after-a-breakup|unrequited-love)$/,
    ask: /\b(?:work|study|live|class|school|same (?:office|team|building|friends|gym))\b.{0,12}\btogether\b|\b(?:see|sees|seeing) (?:her|him|them) (?:every|all|at work|at school|daily)\b|\bsame (?:office|team|friends|class)\b/,
    text: "That makes it so much harder: nobody heals well with the wound in view each day. Build distance inside of it: other break times, another desk if possible, only work matters and those in writing. One colleague who knows and takes you to lunch. And an end to the workday that doesn't go past {their} desk. If it stays like this for long, a change of team is a fair thing to ask for.\n\nWhich meeting in the week is the hardest?",
  },
  {
    id: "sees-them-with-someone",
    of: /^(?:after-a-breakup|unrequited-love)$/,
    ask: /\b(?:see|saw|watch\w*|heard)\b.{0,15}\b(?:flirt\w*|with (?:someone|somebody|another|a new|other)|dating|happy|new (?:girlfriend|boyfriend|guy|girl))\b|\b(?:seeing|dating|found|has) (?:someone|somebody)(?: new| else)?\b/,
    text: "That goes right through you, even after a year. Your eyes go there by themselves; don't fight that, just give them something else to do: get up, get water, look out of the window, and say “not mine anymore” under your breath. It isn't about being strong. Each time it's over ten seconds sooner. And in the evening one person to whom you may tell it.\n\nWho knows about it at your work?",
  },
  {
    id: "been-a-long-time",
    of: /^(?:after-a-breakup|unrequited-love)$/,
    ask: /^\W*(?:and )?(?:it'?s |it has )?(?:been )?(?:about |almost |over |like )*(?:a|an|one|two|\d+|half a|several|many) (?:years?|months?)(?: now| already| ago)*\W*$/,
    text: "That feels endless, and there's no date by which it has to be over. What keeps it alive after such a time is mostly contact, or a hope that has never quite been laid down. Look at which of the two it is; the one needs distance, the other a goodbye, written down and read aloud once.\n\nWhich of the two is it, for you?",
  },
  // between two who are close
  {
    id: "partner-always-tired",
    of: /^(?:no-intimacy|grown-apart|partner-struggles)$/,
    ask: /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend)(?:'s|'re| is| are|s)? (?:always |so |too |just |constantly )*(?:tired|exhausted|stressed|asleep|not in the mood)\b/,
    text: "Then the evening is the wrong place for closeness; by then neither of you has much left. Look for another hour: a Saturday morning, ten minutes in bed before getting up, a lunch together. And closeness that has no aim, a hand, a long hug, a head on a shoulder. It brings more back than any talk at eleven at night.\n\nWhich hour of the week are you both awake?",
  },
  {
    id: "afraid-to-bring-it-up",
    of: couple,
    ask: /\b(?:scared|afraid|nervous|embarrass\w*|awkward|ashamed|don'?t dare)\b.{0,20}\b(?:bring|say|talk|ask|tell|start|it up|about it)\b/,
    not: /\b(?:hits?|hurts?|yells?|threat\w*|violent|temper)\b/,
    text: "It's one of the hardest subjects there is, so it may begin clumsily. Start with what you miss and not with what is lacking: “I miss being close to you. I don't want to press you. I'd like to find out what would be nice for both of us.” Not in bed, and not in the evening. One sentence is enough for the first time; the rest may come on another day.\n\nWhat do you miss, in your own words?",
  },
  {
    id: "rarely-sex",
    of: couple,
    ask: /\bsex\b.{0,20}\b(?:once|never|rarely|months?|weeks?|year|anymore)\b|\b(?:never|rarely|hardly|don'?t|haven'?t)\b.{0,15}\b(?:have sex|had sex|touch|kiss|intimate)\b/,
    text: "There's no number that's right; what counts is whether it's too little for one of you. Desire in long couples seldom comes out of nowhere; it follows closeness, rest, and being seen. So begin a step before it: more touch that leads nowhere, one evening a week without screens, and one honest sentence about what you miss.\n\nWhen was the last time you two felt close, in any way?",
  },
  // tests and nerves
  {
    id: "failed-again",
    of: exam,
    ask: /^\W*(?:it'?s |that'?s |this is |for )?(?:the |my )?(?:second|third|fourth|fifth|2nd|3rd|4th) (?:time|try|attempt)(?: now| already)?\W*$|\bfailed (?:it )?(?:twice|again|three times|3 times)\b/,
    text: "Going again after that takes more courage than the first time. By now it's hardly about what you know; it's about that hour. So practice the hour: the same time of day, the same route or desk, somebody beside you who plays the examiner and says nothing. Three of those, and the real one is the fourth.\n\nWhat went wrong this time, in one sentence?",
  },
  {
    id: "others-say-i-am-ready",
    of: exam,
    ask: /\b(?:says?|said|thinks?|told me)\b.{0,12}\bi(?:'m| am|m| can|'ll)? (?:\w+ )?(?:ready|good|prepared|can do it|do fine|will pass|smart)\b/,
    text: "That's worth something, because such people see many. So what you can do is there; it only doesn't come out under pressure. Then train the pressure and not the skill: a practice run under real conditions, with a clock, twice. And before it starts: ten breaths, out longer than in, and one sentence, “I've done this a hundred times.”\n\nWhat happens in the first minute, usually?",
  },
  {
    id: "forgets-when-nervous",
    of: exam,
    ask: /\b(?:nervous|panic|anxious|freeze|blank|shak\w*)\b.{0,25}\b(?:forget|everything|blank|can'?t|mistakes?|mess)\b|\bforget everything\b/,
    text: "Nerves take away exactly the part of the mind that you'd need; it happens to pilots and surgeons, too. What works is a small fixed beginning that needs no thinking, always the same three moves with one long breath out, and then each step said half aloud. Speaking keeps the head busy with the right thing. Practice that beginning at home until you could do it in your sleep.\n\nWhat are the first three steps?",
  },
  // parties
  {
    id: "party-coming",
    of: party,
    ask: /\b(?:party|event|dinner|wedding|reception|conference|happy hour|get[- ]together)\b.{0,20}\b(?:on|this|next|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week)\b/,
    text: "Go early, when there are only ten people; a full room is much harder to enter. Set yourself a small quota: three short talks, then you may leave with a good conscience. A drink in your hand, a place near the food, and one question that always works there: “What are you working on right now that's fun?”\n\nWhom do you know there at least by sight?",
  },
  {
    id: "stands-in-the-corner",
    of: party,
    ask: /\b(?:corner|alone|by myself|on my phone|bathroom|kitchen|wall|hide|don'?t talk|say nothing)\b/,
    text: "The corner is where the others stand who feel the same, and that's your best chance: somebody alone is glad to be spoken to. “I don't know many people here either. Mind if I stand with you?” Or take a task, help with plates, ask where the ice is; with something in your hands, you belong there. Ten minutes count.\n\nWhich task could you take over?",
  },
  {
    id: "left-early",
    of: party,
    ask: /\b(?:left|leave|went home|snuck out)\b.{0,15}\b(?:early|after|\d+ min\w*|right away|soon)\b/,
    text: "Having been there at all counts, and leaving isn't failing. Make it part of the plan this time: forty minutes, three short talks, and a goodbye to the one who invited you. When you know when it ends, you don't have to look at the door all the time. Afterward something nice, as a reward, whatever it was like.\n\nWhat would your reward be?",
  },
  // guilt about those one cares for
  {
    id: "cries-when-i-leave",
    of: care,
    ask: /\b(?:cr(?:y|ies|ied|ying)|begs?|upset|clings?|tears)\b.{0,20}\b(?:leave|go|goes|goodbye|visit\w*|time)\b/,
    text: "That walk to the car must be awful. The tears are about the goodbye and mostly end within minutes; ask the staff what it's like a quarter of an hour later. A fixed goodbye helps: the same words, a hug, “I'll be back on Thursday,” and handing over to somebody or to a meal. It doesn't mean that the decision was wrong.\n\nHow is it, according to the staff, when you've gone?",
  },
  {
    id: "visits-daily",
    of: care,
    ask: /\b(?:visit|go|am there|drive|call|see (?:her|him|them))\b.{0,12}\b(?:every day|daily|each day|twice a day|all the time|every evening)\b/,
    text: "Every day says how much you love {them}, and nobody can keep that up beside a life. {They} won't count the days the way you do; what counts is that you come in calm and not worn out. Try four days a week, with a call on the others, and tell the staff. The free evenings belong to those at home, and one of them to you.\n\nWhich day would be the easiest to give up first?",
    first:
      "Start with one evening. Choose the day on which you don't go, tell the staff and {them} (“I'll call you on Wednesday”), and spend it at home with your family, phone away. One evening a week is the first step out of being torn. If it goes well, a second one next month.\n\nWhich evening will it be?",
  },
  {
    id: "family-misses-me",
    of,
    ask: /\b(?:kids?|children|son|daughter|husband|wife|family|they)\b.{0,12}\b(?:says?|said|complain\w*|feels?)\b.{0,12}\b(?:never (?:see|there|home)|miss me|always (?:gone|working|away)|don'?t have time|not there)\b/,
    text: "So there are people pulling on both sides, and you're in the middle with a bad conscience on each. It helps to promise less and keep it: one evening and one hour on the weekend that belong to them, in the calendar, and nothing gets in there. Children forgive a lot when a promise holds. Then the rest of the week may be what it is.\n\nWhich evening could be theirs?",
  },
  // sugar and soda
  {
    id: "soda-with-meals",
    of: /^(?:eat-better|lose-weight|night-snacking)$/,
    ask: /\b(?:soda|coke|pepsi|juice|sweet tea|energy drinks?|soft drinks?|frappuccino|lattes?)\b/,
    text: "Then that's the easiest place there is, because it's one habit and not a whole diet. Don't stop at once: half of it with sparkling water for a week, then one meal a day without, then two. Cold, with ice and lemon, in the same glass. A headache in the first days can come from the caffeine, so go slowly.\n\nAt which meal would you miss it the least?",
  },
  {
    id: "sweets-at-work",
    of: /^(?:eat-better|lose-weight|night-snacking)$/,
    ask: /\b(?:office|work|break ?room|coworkers?|desk)\b.{0,20}\b(?:candy|snacks?|donuts?|cake|cookies|sweets|chocolate|food)\b/,
    text: "What stands there is eaten, by everyone; it's about distance and not about will. So change the way: another route to the coffee, your seat with the back to it, and something of your own in the drawer, nuts or fruit. A rule that's easy to keep: sweets only sitting down, once a day, after lunch. Then you really taste it.\n\nAt which hour do you usually take the first one?",
  },
  {
    id: "stopped-at-once",
    of: /^(?:eat-better|caffeine|quit-smoking|night-snacking|lose-weight|put-the-phone-down)$/,
    ask: /\bcold turkey\b|\b(?:stopped|quit|cut (?:it|them) out)\b.{0,12}\b(?:completely|at once|all at once|overnight|everything)\b/,
    text: "All at once is the hardest way, and the body complains loudly. So go down in steps: a third less each week, and at the end the one that means the most to you. It takes four weeks instead of one day, and it mostly lasts. Drink a lot of water in the first week, and don't begin in a stressful one.\n\nWhich would be the first third to go?",
  },
  // a purchase that is regretted
  {
    id: "regrets-a-purchase",
    of: /^(?:pause-a-purchase|no-spend-slip|guilt-shame)$/,
    ask: /\bbad day\b|\balready (?:had|have|own)\b|\bdon'?t (?:even )?need it\b/,
    text: "So you bought a feeling, and it came with a delivery. That happens to many after such a day, and it needn't stay like that. Look up the return rules today, since many stores take it back within two to four weeks; a fee for pickup may be cheaper than keeping it. If not, sell the old one or this one while it's new. And for the next bad day a rule: nothing over a hundred dollars until you've slept.\n\nBy when can it go back?",
    first:
      "First the receipt: find the date and the return rule, that takes five minutes. If it can go back, call today and ask about pickup and the fee. If it can't, take photos while it's new and put it up for sale, or sell the old one. Then write down your rule for bad days, with a sum above which you sleep on it.\n\nWhere did you buy it?",
  },
  // how much time there is
  {
    id: "a-few-minutes",
    of,
    ask: /^(?!.*\b(?:late|away|drive|commute|left|later|ago|walk|bus|wait\w*|sleep)\b).*\bi(?:'ve| have|'ve got| got| only have)? (?:only |just |maybe |about |like |got )*(?:(?:\d{1,2}|ten|fifteen|twenty|thirty)(?: or \w+)? ?min(?:ute)?s?|half an hour|an hour)\b.{0,12}(?:\bnow\b|\ba day\b|\beach day\b|\bevery day\b|\btoday\b|\btonight\b|\bfree\b|\bbefore\b|$)/,
    text: "That's enough for one round, if it's decided beforehand. Choose a piece that you can see the end of, set a timer for the time you have less two minutes, put the phone in another room, and begin in the first half minute, badly if need be. When it rings, stop, also in the middle: whoever stops on time likes to come back tomorrow.\n\nWhich piece could be done in that time?",
    first:
      "Set the timer first, for the time you have less two minutes. Then the piece nearest to your hand, without tidying up before it. When it rings, write down in three words where you go on, and stop.\n\nWhat's nearest to your hand?",
  },
  // how much there is
  {
    id: "so-much-going-on",
    of,
    ask: /\b(?:so much|too much|a lot|everything)\b.{0,15}\b(?:going on|at once|on my plate|to do|happening|to handle|to deal with)\b|\bone thing after (?:another|the other)\b/,
    text: "When everything calls at once, the head can't sort it; paper can. Take five minutes and write all of it down, big and small, without order. Then three marks: what has a date this week, what somebody else could do, what may be bad or late. Only the first pile is yours for now.\n\nWhat are the first three things that come to mind?",
    first:
      "First get it out of your head: five minutes, one sheet, everything on it. Then circle what has a date in the next seven days, and choose one of those, the one that takes the least time. Do it today. The sheet waits; nothing on it gets lost anymore.\n\nWhat would be in the circle?",
  },
  {
    id: "a-list-of-loads",
    of: /^(?:stress|work-family-balance|rest-from-burnout|overthinking|caring-fatigue|self-care)$/,
    ask: /^(?!.*\b(?:i|he|she|they)\b)[^.?!,]{2,30},[^.?!,]{2,40}(?:,|\band\b)[^.?!]{2,40}$/,
    text: "Each of those would be enough alone, and together they leave no free corner. They don't weigh the same, though. For each, ask one question: what happens if it's left alone for a week? Where nothing happens, it may rest. Where something does, one small step, or one person to hand it to.\n\nWhich of them can't wait a week?",
    first:
      "Take them one by one and ask what happens if it's left alone for a week. The one with a real answer comes first, and of that only the smallest step: one call, one form, one hour. Then give one of the others away, with a day to it: “Could you take that over on Thursday?” The rest rests.\n\nWhich one can't wait a week?",
  },
  {
    id: "everyone-depends-on-me",
    of,
    ask: /\b(?:everyone|everybody|they all|the whole family|people|my family|others?)\b.{0,12}\b(?:depends?|relies|rely|counts?|leans?|needs?|comes? to)\b.{0,6}\b(?:on )?me\b|\bi'?m the (?:only )?one (?:who|that|everyone)\b|\bif i don'?t,? (?:do it,? )?(?:nobody|no one)\b/,
    text: "Being the one who holds it all is an honor and a trap: the better you carry it, the more is put on it. You can't drop everything, but you can hand over one whole thing. Choose what others could do badly and it would still be fine, give it away with a day, and don't take it back when it's done differently.\n\nWhat could somebody else do, even if not as well as you?",
  },
  {
    id: "nobody-asks-how-i-am",
    of,
    ask: /\b(?:nobody|no one|none of them|they never|he never|she never|doesn'?t)\b.{0,10}\b(?:asks?|check\w*|cares?|notic\w*)\b.{0,15}\b(?:me|how i|if i|about me|on me)\b|\btaken for granted\b/,
    text: "That makes one tired in another way than the work itself. People who seem strong get asked the least. You can help them along, with one person and one sentence: “I look like I manage, and at the moment I don't. Can you ask me once a week how I am?” It feels odd, and most people are glad to know.\n\nWho would take that well?",
  },
  {
    id: "no-time",
    of,
    ask: /\b(?:don'?t|dont|do not|never|barely|hardly) (?:really |even )?have (?:the |any |much |enough )?time\b|\bno time\b|\btoo busy\b|\bdays? (?:is|are) (?:so )?full\b/,
    not: /\bcook|dinner|meal\b/,
    text: "Then it mustn't need any. Things that really happen hang on something that happens anyway: while the coffee runs, in the car before you go in, while the kids brush their teeth. Two minutes there, every day, beat an hour on Sunday that never comes.\n\nWhich two minutes of your day are always there?",
  },
  {
    id: "too-old-or-too-late",
    of,
    not: /\b(?:sav(?:e|ed|ing|ings)|retire\w*|money|debt|401k|invest\w*)\b|\?/,
    ask: /\b(?:too (?:old|late)|at my age|missed my chance|past my prime|should have (?:done|started) (?:it|that|this) (?:years|sooner|earlier|long))\b/,
    text: "It's later than you'd like, and it isn't too late for the part that matters. The years pass either way; in three of them you've begun or you haven't. What you bring by now, patience, people, knowing what you don't want, younger ones don't have. Begin with the smallest version, so that nothing is lost if it doesn't suit you.\n\nWhat would the smallest version be?",
  },
  {
    id: "knows-but-does-not",
    of,
    ask: /\bi know (?:exactly )?(?:i should|what to do|what i should|what i (?:need|have) to do|it'?s bad|better|that)\b.{0,30}\b(?:but|don'?t|can'?t|just|still|anyway)\b|\bi know i should\b|^\W*i know (?:exactly )?what (?:to do|i should do|i need to do|i have to do)\W*$/,
    text: "Knowing was never the problem, then; between knowing and doing there's always something small and stubborn. Look for what is in the way in the very first minute: too tired, wrong hour, don't know where to begin, or it costs something you'd miss. Take away that one thing and forget about will power.\n\nWhat happens in that first minute?",
  },
  {
    id: "back-and-forth",
    of,
    ask: /\b(?:back and forth|going in circles|can'?t make up my mind|keep changing my mind|one day i .* the next)\b/,
    text: "Going in circles mostly means that two true things pull at once. Give each its say, on paper: “A part of me wants … because …”, and the same for the other. Then set a day on which you stop collecting reasons. A decision that's good enough and made is lighter than a perfect one that isn't.\n\nWhat are the two parts, in one line each?",
  },
  {
    id: "not-fair",
    of,
    ask: /\b(?:not fair|unfair|isn'?t fair|so wrong|why me|double standard)\b/,
    text: "No, it doesn't sound fair, and you may be angry about it. Anger shows where a line was crossed. Two questions turn it into something you can use: what would be fair, in one sentence, and who could change it? If there's such a person, say the sentence there. If there's none, save the strength for what is yours.\n\nWhat would be fair, in one sentence?",
  },
  {
    id: "cannot-concentrate",
    of,
    ask: /\b(?:can'?t|cannot|cant|couldn'?t|hard to) (?:\w+ )?(?:concentrate|focus|think(?: straight| clearly)?)\b/,
    text: "A full head has no room left, so it isn't a lack of discipline. Empty it first: three minutes, everything that circles, onto a sheet, and the sheet into a drawer. Then one thing for fifteen minutes, with the phone in another room and a timer. After that a real break, on your feet.\n\nWhat circles the most?",
  },
  // towards others
  {
    id: "has-to-see-them",
    of: /^(?:repair-after-snapping|coworker-conflict|apologize|cool-anger|mistake-at-work|start-softly|criticism)$/,
    ask: new RegExp(
      String.raw`\b(?:have to|got to|gotta|will|'ll|going to|gonna|need to) (?:see|face|meet|work with|sit (?:with|next to)|talk to|run into) ${them}\b.{0,25}|\b(?:he|she|they)(?:'ll|'s going to| will)? be there\b`,
    ),
    text: "Then it's worth having the first ten seconds ready, because after those it mostly runs by itself. Go first, short and friendly, before it gets awkward: “Hey. I've been thinking about what happened. Can I say something for a minute?” If it isn't the moment, a normal hello is enough. You don't have to settle it in front of others.\n\nWhat would you like {them} to know, in one sentence?",
    first:
      "First the opening, because that's the part which is hard. Decide on the place, somewhere you're alone for two minutes, and on one sentence that's about your own part: “I didn't handle that well, and I want to put it right.” Say it early, before the day fills up. Then listen; the rest comes from what {they} may say.\n\nWhere could you catch {them} alone?",
  },
  {
    id: "everyone-saw-it",
    of,
    ask: /\b(?:everyone|everybody|the whole (?:room|office|team|class|family)|people|they all)\b.{0,8}\b(?:went quiet|saw|heard|stared|looked|was (?:watching|there)|laughed|knows?|is talking|noticed)\b/,
    text: "That's the moment which plays over and over, and it's far louder in your head than in theirs; by tomorrow most have their own worries again. What they do remember is how it went on. One calm sentence in front of somebody who was there is enough: “That wasn't my best moment. I'll put it right.”\n\nWhose opinion of it really matters to you?",
  },
  {
    id: "how-to-fix-it",
    of: /^(?:repair-after-snapping|coworker-conflict|apologize|mistake-at-work|cool-anger|trust-broken|tell-a-friend-it-hurt)$/,
    and: /\b(?:yell\w*|shout\w*|scream\w*|snapp\w*|raised my voice|lost (?:it|my temper)|blew up)\b/,
    not: /\b(?:kids?|child(?:ren)?|son|daughter|toddler|year old)\b/,
    ask: /\bhow (?:do|can|should|could) i (?:even )?(?:fix|repair|make (?:it|this|that) (?:right|up|good)|undo|clear) ?(?:it|this|that|the air)?\b/,
    text: "In private, soon, and short: “I raised my voice yesterday, and that wasn't okay. I'm sorry.” Stop there, and let it land. Only afterward, and only if it's calm, your own point, as a wish: “When I'm interrupted, I lose my thread. Could you let me finish next time?” Both in one breath sounds like an excuse; with a pause between them it doesn't.\n\nWhen is the first quiet moment with {them}?",
  },
  {
    id: "was-interrupted",
    of,
    ask: /\b(?:interrupt\w*|talk\w* over|cut\w* (?:me )?off|won'?t let me (?:finish|talk|speak))\b/,
    text: "Being cut off again and again would get under anyone's skin. A sentence for the very moment, friendly and firm, works better than swallowing it: “Hold on, I'd like to finish,” and then simply go on speaking. And once in private: “I lose my thread when I'm interrupted. Help me with that, please.” Most people don't notice that they do it.\n\nWhen does it happen the most?",
  },
  {
    id: "wrote-and-no-answer",
    of,
    ask: /\bi (?:\w+ )?(?:texted|called|wrote|emailed|messaged|reached out|left (?:a )?(?:message|voicemail)s?)\b.{0,15}\b(?:twice|again|\w+ times|already|once|last|yesterday|and (?:nothing|no)|but)\b|\b(?:left|leaves) me on (?:read|seen)\b/,
    text: "You did your part; the next move isn't yours. A third message seldom brings what the first two didn't, so let it rest for two weeks. If you then want one last line, make it one that needs no answer: “I miss you. My door is open.” And give the waiting hours to somebody who does write back.\n\nWhat do you think is going on at the other end?",
  },
  {
    id: "maybe-i-was-too-much",
    of,
    ask: /\b(?:maybe|perhaps|i think|i guess|i feel like|probably|was)\b.{0,10}\bi(?:'m| am| was| said| asked)?\b.{0,8}\b(?:too (?:much|needy|clingy|pushy|sensitive|harsh|direct|loud|intense|emotional)|the problem|overreact\w*|annoying|asking too much)\b/,
    text: "When there's no answer, one looks for the fault in oneself, since that at least can be changed. But you're guessing, and you guess against yourself. Somebody who cares can say “that was a lot for me.” You don't have to get smaller for it; you can ask: “Was something too much? I'd rather know than wonder.”\n\nWhat exactly did you do that seems too much now?",
  },
  {
    id: "never-hear-again",
    of: /^(?:keep-friends|toxic-friend|tell-a-friend-it-hurt|keep-in-touch|apologize|estranged-family|dating-again|after-a-breakup|unrequited-love|forgive)$/,
    ask: /\bwhat if\b.{0,12}\b(?:never|don'?t|doesn'?t)\b.{0,20}\b(?:hear|see|talk|speak|answers?|comes? back|again|forgives?)\b/,
    text: "Then it ends without the talk that you'd have deserved, and that's hard in its own way: no reason, no goodbye. You could write the goodbye yourself, on paper and not to be sent: what was good, what hurt, what you wish {them}. It closes more than it seems. And the place gets filled slowly, by people who do show up.\n\nWhat was good about this friendship?",
  },
  {
    id: "like-my-parent",
    of: /^(?:cool-anger|repair-after-snapping|toddler-tantrum|talk-with-a-child|new-parent|start-softly|single-parent|parents-fighting)$/,
    ask: /\b(?:my )?(?:dad|father|mom|mother|parents?)\b.{0,8}\b(?:was|were|did|used to be|acted|had)\b.{0,12}\b(?:like (?:that|this)|the same|same way|a temper|worse)\b|\b(?:like|become|turn(?:ing)? into|end up like|be like) (?:him|her|them|my (?:dad|father|mom|mother|parents))\b|\b(?:raised|grew up) (?:that way|like (?:that|this)|with)\b/,
    text: "What we grew up with comes up by itself when we're tired; it's what the body learned first. The difference is already there, though: you see it, and you want it otherwise. So say it in words that you never heard: “I was too loud. That's mine, not yours. I'm working on it.” And choose the one moment when it begins, a raised voice, a tight jaw, as the sign to leave the room for two minutes. A counselor can help with exactly this.\n\nWhat is the first sign in your body?",
    first:
      "First the sign: find out where it begins in your body, the jaw, the hands, the voice. That sign means two minutes out of the room, every time, with a sentence said beforehand: “I'm going to cool down, I'll be right back.” Then come back; that part counts most. And today one sorry to those who saw it.\n\nWhere in your body does it begin?",
  },
  {
    id: "not-like-my-parent",
    of: /^(?:cool-anger|repair-after-snapping|toddler-tantrum|talk-with-a-child|new-parent|start-softly|single-parent|parents-fighting)$/,
    ask: /\b(?:don'?t|dont|do not|never|not) (?:want to |wanna )?(?:be|become|turn into|end up|do it)\b.{0,8}\blike\b/,
    text: "You're already different in the thing that counts: you look at it, and you talk about it. One who says sorry to a child does something new in that family. It won't be perfect from one day to the next; count the times when you went out of the room in time, and not the others. A counselor or a parenting class makes it go faster, and going there is strength.\n\nWhat would you have liked to hear as a child in such a moment?",
  },
  {
    id: "others-are-further",
    of,
    ask: /\b(?:everyone|everybody|all (?:of )?(?:my|the) \w+|people my age|the others|other (?:people|students|moms|parents))\b(?: else)?.{0,25}\b(?:is|are|has|have|already|seems?)\b.{0,12}\b(?:done|finished|ahead|further|happy|happier|better|successful|graduated|a house|figured out|moved on|doing (?:well|great|fine))\b/,
    text: "You see where they've arrived and not what it took, and your own road only from the inside. It's a comparison that can't be won. What helps is a measure that belongs to you: where were you three months ago with this, and what is different now? Write down two lines. Then look only as far as the next piece.\n\nWhat is different from three months ago?",
  },
  {
    id: "had-plans-together",
    of: /^(?:keep-friends|tell-a-friend-it-hurt|toxic-friend|keep-in-touch|dating-again|after-a-breakup|unrequited-love)$/,
    ask: /\bhad plans\b|\b(?:cancel\w*|didn'?t show|stood me up|bailed|flaked)\b/,
    text: "That makes it sting twice: the silence, and a day that you had been looking forward to. You may say so, once and without a reproach: “I was looking forward to it, and I was sad when nothing came. Is something wrong?” Then fill that day with somebody or something else soon, so that it doesn't stay an empty spot.\n\nWho else could you ask for that day?",
  },
  {
    id: "together-for-years",
    of: /^(?:grown-apart|not-listened-to|start-softly|no-intimacy|chores-fair|partner-struggles|talk-money-with-partner|moving-in-together|after-a-breakup|trust-broken)$/,
    ask: /\b(?:together|married|dating|been with (?:him|her|them)|relationship)\b.{0,12}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b.{0,4}\byears?\b|\b(?:\d+|two|three|five|ten|twenty) years (?:together|of marriage|married)\b/,
    text: "That's a lot of shared life, and it's why this goes so deep. It also means that you know more than anyone about what works between you and what doesn't. Think of one good stretch in those years: what did you do then that you don't do now? It's often something small, a walk, an evening, a way of saying good morning.\n\nWhat comes to mind?",
  },
  {
    id: "children-looked-scared",
    of: /^(?:cool-anger|repair-after-snapping|start-softly|stress|toddler-tantrum|talk-with-a-child)$/,
    ask: /\b(?:kids?|children|son|daughter|they|he|she)\b.{0,12}\b(?:looked|were|was|seemed|are|is|got)\b.{0,8}\b(?:scared|afraid|frightened|shocked)\b/,
    text: "It's good that you saw that, since it can be repaired. Children are less harmed by a loud minute than by nobody ever speaking of it. Sit down with them, at eye level: “I was too loud, and that was scary. You did nothing wrong. When I'm angry, I'll go to the other room.” And then keep that. If it happens often, or you're afraid of what you might do, please talk to a doctor or a counselor this week.\n\nWhat had come before it?",
  },
  {
    id: "slammed-or-shouted",
    of: /^cool-anger$/,
    ask: /\b(?:slammed|yelled|screamed|shouted|snapped|lost it|blew up|threw (?:my|the|a) (?!.*\bat\b)\w+)\b/,
    text: "It went off before you could stop it; the way out begins earlier than that. Anger rises for a while before it's loud, in the jaw, the shoulders, a certain tone. At that point, and only there, you still have a choice: say “I need ten minutes,” go out, walk fast, come back. After it's quiet, one sorry without a “but”.\n\nWhat had been building up before it?",
  },
  {
    id: "pretends-to-be-fine",
    of,
    ask: /\b(?:smil(?:ed|e|ing)|pretend\w*|act(?:ed|ing)? (?:like|as if)|fak(?:e|ed|ing) (?:it|a smile|being|happy|my)|put on a|hid(?:e|ing)? (?:it|that))\b.{0,30}\b(?:but|cried|happy|fine|okay|ok|nothing|face|whole time|inside)\b/,
    text: "It takes a lot of strength to hold your face for hours and fall apart at home. Nobody has to know it except one person: “I looked fine, and I wasn't. It was hard for me.” Once it's been said, it doesn't have to come out at night.\n\nTo whom could you say that sentence?",
  },
  {
    id: "is-that-bad",
    of: /^(?:comparing|new-parent|self-criticism|guilt-shame|caring-fatigue|aging-parents|care-for-someone|tell-a-friend-it-hurt|keep-friends|name-a-feeling|empty-nest|feel-stuck|after-a-breakup|count-a-win|overthinking)$/,
    and: /\b(?:jealous\w*|env(?:y|ious)|guilt\w*|angry|mad|reliev\w*|relief|feel\w*|felt|cried|hate|miss|wish)\b/,
    ask: /^\W*(?:so |and |but )*(?:is|are|am i|isn'?t|does|was)\b.{0,20}\b(?:bad|wrong|weird|crazy|selfish|horrible|a bad (?:person|friend|sister|mom))\b.{0,20}\?*$/,
    text: "No. A feeling isn't a deed; it comes by itself, and it doesn't hurt anybody. What you do with it is what counts. It mostly points at something you'd like for yourself, and that is worth a look. People feel this far more often than they say.\n\nWhat do you think it wishes for you?",
  },
  {
    id: "lately-divorced",
    of: /^(?:comparing|keep-friends|feel-stuck|name-a-feeling|holidays-family|dating-again|stress|always-tired|motivation|overthinking|grow-confidence)$/,
    ask: /\bi(?:'m| am| just| recently)? (?:got |getting |went through a )?(?:divorced?|separated|broke up|broken up|widowed|laid off|fired)\b|\b(?:my|after the|since the) (?:divorce|breakup|separation)\b/,
    text: "That changes everything else, too; no wonder that it hits you harder now. After something like that, others' good news lands on a sore place, and that's no flaw in you. Be careful with yourself at such moments for this year: stay an hour, have somebody to call afterward, and leave when you've had enough.\n\nWho knows how much of it is still there?",
  },
  {
    id: "the-older-one",
    of: /^(?:comparing|aging-birthday|dating-again)$/,
    ask: /\b(?:older|oldest|younger|first|before me|ahead of me|supposed to be (?:me|first))\b/,
    text: "Somewhere there's an order in which things should come, and now it's been broken in front of everybody. No one signed that order, but it hurts anyway. {Their} happiness takes nothing from you; it shows you what you'd like as well. You may want it and still be glad for {them}.\n\nWhat exactly would you like to have of it?",
  },
  // staying, going
  {
    id: "does-not-want-to-lose-it",
    of: /^(?:talk-to-landlord|break-lease|buy-a-home|moving-house|passed-over|layoff-fear|new-manager)$/,
    ask: new RegExp(
      String.raw`${begins}(?:i|we) (?:really |just )*(?:don'?t|dont|do not) want to (?:move|leave|sell|quit|give (?:it|this|that) up|lose (?:it|this|that|the \w+|my \w+)|change|go)\b`,
    ),
    text: "Good, that's clear, and it gives the whole thing a direction: first everything that makes staying possible. Write down what it would take, in money, in talks, in time, and what you could offer in return. Most people on the other side would rather keep what works than begin anew, and that's your strongest card.\n\nWhat could you offer that is worth something to them?",
  },
  {
    id: "been-here-for-years",
    of: /^(?:talk-to-landlord|passed-over|bad-review|layoff-fear|new-manager|micromanaged|work-boundary|coworker-conflict|time-off)$/,
    ask: /\b(?:i'?ve|i have|we'?ve|we have|been|lived|worked|rented|known|together|married)\b.{0,18}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|so many) years?\b/,
    not: /\bgriev|died|passed\b/,
    text: "Those years count for something, also in this. You know how things work there, and the others know that you keep your word. Use it as a fact and not as a reproach: “I've been here for all this time, and it has gone well.” Then the wish right after it, and a date. Long and good is the best thing one can bring to such a talk.\n\nWhat has gone well in that time?",
  },
  {
    id: "children-need-it",
    of: /^(?:talk-to-landlord|moving-house|break-lease|buy-a-home|decide|change-career|quit-job|job-search-plan)$/,
    ask: /\b(?:kids?|children|son|daughter)\b.{0,15}\b(?:school|friends|here|daycare|need|love)\b/,
    text: "Then it's about more than rent or rooms: it's their whole week. That narrows the search, and it's a good reason to ask early and to ask for a longer term. Say it as a plus for the other side: a family with children in school stays, pays and doesn't move every year. And find out what is the last date by which you'd have to know.\n\nBy when would you have to know?",
  },
  {
    id: "asks-the-landlord",
    of: /^talk-to-landlord$/,
    talk: /\b(?:raise|raising|increase|rent (?:is|went) (?:going )?up|more rent)\b/,
    ask: /\b(?:how|what) (?:do|should|can|could) i (?:ask|say|tell|write|put|talk)\b/,
    text: "In writing, friendly, and with an offer in it: “I've lived here for years, and I'd like to stay. The new rent is hard for me. Would you keep it as it is, or meet me in the middle, if I sign for another year?” Send it well before the date. Look up your state's rules as well, since notice and sometimes the amount are limited by law.\n\nWhen would the new rent begin?",
  },
  // somebody with dementia
  {
    id: "asks-for-the-dead",
    of: /^(?:care-for-someone|aging-parents)$/,
    talk: /\b(?:dementia|alzheimer\w*|memory|forget\w*|confus\w*)\b/,
    ask: /^(?!.*\b(?:how|should|can|could|do) i\b).*\b(?:asks?|asked|asking|looks? for|calls? for|where)\b.{0,25}\b(?:mom|mother|dad|father|wife|husband|home|her|him|brother|sister)\b/,
    text: "That question tears at you, because it brings the loss back with every answer. You don't have to tell the news again and again; for {them} it would be new each time. Answer the feeling instead: “You'd like to have everybody together. Tell me about those days.” Then a photo, a song, something warm. That isn't lying; it's being where {they} can be reached.\n\nWhen does the question come most often?",
  },
  {
    id: "what-to-tell-with-dementia",
    of: /^(?:care-for-someone|aging-parents)$/,
    talk: /\b(?:dementia|alzheimer\w*)\b/,
    ask: /\b(?:don'?t know|no idea|not sure|never know) (?:what|how) (?:to|i should) (?:tell|say|do|answer)\b/,
    text: "There's a rule that carers find helpful: don't correct, don't quiz, go along with the feeling. “You're thinking of her a lot today.” Then lead over to something the hands can do. The Alzheimer's Association has people on the phone day and night, free, for exactly such evenings: 1-800-272-3900.\n\nWhat calms {them}, when you think of the good moments?",
  },
  {
    id: "put-in-a-home",
    of: /^(?:care-for-someone|aging-parents|caring-fatigue)$/,
    ask: /\b(?:nursing home|assisted living|memory care|put (?:him|her|them|mom|dad) in|a home|facility)\b/,
    text: "That's a big question, and it gets thrown around easily by those who aren't there at night. It needn't be decided in one go. Between home and a nursing home there's a lot: a day program, four hours of help a week, a short stay to try. Ask the Eldercare Locator, 1-800-677-1116, what there is. And ask whoever suggests it: “Which part would you take over?”\n\nAt what point would it be too much for you?",
  },
  // study, long work
  {
    id: "teacher-does-not-answer",
    of: /^(?:get-started|study-exam|failed-exam|back-to-school|perfectionism|motivation|focus)$/,
    ask: /\b(?:advisor|professor|prof|supervisor|teacher|instructor|tutor)\b.{0,15}\b(?:hasn'?t|doesn'?t|didn'?t|never|won'?t|not)\b.{0,8}\b(?:answer\w*|repl\w+|respond\w*|written|wrote|read|emailed)\b/,
    text: "Weeks of silence feel like a judgment, and mostly they're a full inbox. Write again, so short that it can be answered on a phone: “I'm stuck at one point: A or B? I'll go on with A on Friday unless you say otherwise.” That asks for one word, and you don't stand still meanwhile. If nothing comes, the department's coordinator knows the way.\n\nWhat would your A or B be?",
  },
  {
    id: "thinks-about-dropping-it",
    of: /^(?:get-started|study-exam|failed-exam|back-to-school|perfectionism|motivation|keep-a-habit|goals)$/,
    ask: /\b(?:think\w*|thought|want|feel like|tempted|about) (?:about |of |to |like )?(?:quitting|quit|dropping (?:out|it)|drop out|giving (?:it )?up|stopping)\b/,
    text: "That thought comes to nearly everyone on this stretch, and it mostly means “not like this” rather than “not at all”. Don't decide it while you're stuck. Give it four weeks with one change: a fixed hour each morning, someone to report to, or a smaller goal. If it's still a no after that, it's a decision and not a flight.\n\nWhat would have to be different for you to go on?",
  },
  // weight after something else
  {
    id: "clothes-do-not-fit",
    of: /^(?:lose-weight|body-image|eat-better|start-exercise)$/,
    ask: /\b(?:jeans|clothes|pants|dress|nothing)\b.{0,12}\b(?:don'?t|doesn'?t|do not|no longer|barely|too)\b.{0,6}\b(?:fit|fits|tight|small)\b|\bnothing fits\b/,
    text: "A morning like that can spoil the whole day. So first buy or borrow one pair of pants that fits you now; nobody takes good care of a body that is pinched all day. Then look at one thing in the week and not at the mirror: the walk after dinner, or something filling at noon. The rest follows slowly.\n\nWhich would be easier for you, the walk or the lunch?",
  },
  {
    id: "no-diet",
    of: /^(?:lose-weight|eat-better|night-snacking)$/,
    ask: /\b(?:don'?t|dont|do not|no|not|hate|never|can'?t)\b.{0,12}\b(?:diets?|dieting|count(?:ing)? (?:calories|points)|calories|keto|starv\w*|fasting)\b/,
    text: "Good, because diets mostly end where they began. So nothing is forbidden, something is added: water first, a fist of vegetables at dinner, protein in the morning, and a walk after the biggest meal. Added things push others aside by themselves, and there's nothing to break. One of them for two weeks, then the next.\n\nWhich of the four is the easiest for you?",
    first:
      "Start with one addition and no ban: something with protein in the morning, eggs, yogurt, beans on toast, every day for two weeks. It makes the afternoon and the evening calmer. Then the walk after dinner. No scale until then.\n\nWhat do you have in the morning now?",
  },
  {
    id: "gained-after-quitting",
    of: /^(?:lose-weight|quit-smoking|eat-better)$/,
    ask: /\b(?:quit|stopped|gave up) (?:smoking|drinking|vaping|cigarettes|nicotine)\b/,
    text: "You quit, and that's the bigger win by far; nothing does your heart and lungs more good. Some weight after it is common, since the mouth and the hands look for something. So keep what you've won, and give them other work: gum, carrots, a toothpick, a walk at the old smoking times. Slow is fine here.\n\nAt which hours does the hand still look for something?",
  },
  // a phone at work, a warning
  {
    id: "boss-noticed",
    of: /^(?:put-the-phone-down|gaming-porn|focus)$/,
    ask: /\b(?:boss|manager|supervisor|teacher|he|she|they)\b.{0,8}\b(?:noticed|caught me|saw (?:it|me)|called me out|said something)\b|\b(?:got|gave me|have) (?:a|an|my) (?:warning|write[- ]?up|final warning|talking[- ]to)\b|\bwritten up\b/,
    text: "That's unpleasant, and it's also the moment where it can still be turned around; a warning is a last chance given on purpose. Say it yourself, before you're asked again: “You were right. From today it stays in my locker, and I look at it only at lunch.” And then really so for two weeks. What is seen and different gets forgotten sooner than what is explained.\n\nWhere could it be during work, out of your reach?",
    first:
      "Tomorrow, before work begins: put it in the locker or the car, switched off. Then a sentence to your boss in the first hour: “I took it seriously. It stays away from now on.” At lunch ten minutes with it, and not before. Two weeks like that, and the warning is history.\n\nWho needs to be able to reach you, and on which other number?",
  },
  // partners and sleep
  {
    id: "snoring-tried",
    of: /^(?:sleep-better|always-tired|grown-apart)$/,
    talk: /\bsnor\w*\b/,
    ask: /\b(?:tried|strips?|mouth ?guard|pillows?|spray|ear ?plugs|white noise|wake|woke|nudge|poke|grumpy|couch|other room|guest room)\b/,
    text: "You've both had enough of it by now, and it isn't anybody's fault. Loud snoring each night deserves a doctor's look, above all with pauses or gasping, since sleep apnea is common and can be treated well. Say it as care: “I worry about your breathing. Will you have it checked?” Until then sleep apart on work nights without calling it a crisis, and keep one part of the evening together.\n\nDoes it ever stop for a moment, and then start with a gasp?",
  },
  // family food
  {
    id: "children-picky",
    of: /^(?:eat-better|meal-planning|cook-cheap|learn-cooking|groceries-cost|toddler-tantrum)$/,
    ask: /\b(?:kids?|son|daughter|he|she|they|toddler|family|husband|wife)\b.{0,15}\b(?:only|won'?t|refuse\w*|picky|hates?|doesn'?t|don'?t)\b.{0,12}\b(?:eats?|nuggets|vegetables|pasta|noodles|touch|like|anything)\b/,
    text: "You don't have to cook two dinners. Put one thing on the table that they eat for sure, bread, plain noodles, fruit, and beside it what you want to eat yourself. They take what they like, you eat well, and nobody makes a face at anybody. Seeing a dish ten or fifteen times on the table is how children come to it.\n\nWhat would you cook if it were only for you?",
  },
  {
    id: "eats-leftovers",
    of: /^(?:eat-better|lose-weight|night-snacking)$/,
    ask: /\b(?:leftovers?|off (?:their|his|her) plates?|finish (?:their|his|her)|what they leave)\b/,
    text: "Many parents eat a second dinner that way, standing up. Two small changes do most of it: you sit down with a plate of your own while they eat, and their rest goes into a box or the trash before you clear the table. You're not a trash can, and it isn't wasted if it's tomorrow's lunch.\n\nAt what time do they eat, and do you eat then, too?",
  },
  {
    id: "no-time-for-two-dinners",
    of: /^(?:eat-better|meal-planning|cook-cheap|learn-cooking)$/,
    ask: /\b(?:no|don'?t have|not enough|never have)\b.{0,10}\b(?:time|energy)\b.{0,15}\b(?:cook|dinners?|meals?|two)\b/,
    text: "One dinner is enough, in parts: rice or noodles, something with protein, vegetables, each in its own bowl on the table. Children take the plain parts, you mix yours with sauce and greens. It's one pot more and no second cooking. On Sunday twice the amount of the protein saves two evenings.\n\nWhich base does everybody at the table eat?",
  },
  // more of every day
  {
    id: "always-forgets",
    of: /^(?:keep-a-habit|self-care|get-started|focus|eat-better|plan-a-week|goals|meditation|journaling|start-exercise)$/,
    ask: /\b(?:always|keep|just|usually)\b.{0,6}\bforget(?:ting)?\b|\bforget (?:about it|to)\b/,
    text: "Memory isn't made for that; things standing in the way are. Put it where your hand goes anyway: beside the coffee machine, on the keyboard, in the shoe. And tie it to something that happens each day without thinking, the first coffee, the way to the restroom, brushing your teeth. Then you don't have to remember, only to see.\n\nWhat do you do every day at about the right time?",
  },
  {
    id: "does-not-like-it",
    of: /^(?:keep-a-habit|eat-better|self-care|start-exercise|meditation|lose-weight|caffeine)$/,
    ask: /\b(?:don'?t|dont|do not|never) (?:really )?like\b.{0,15}\b(?:taste|it|them|water|vegetables|veggies|fruit|fish|salad|sweating|running)\b|\btastes? (?:bad|like nothing|boring|gross)\b|\bhate the taste\b/,
    text: "Then change the thing and not yourself. What's meant to last has to be a little nice: colder, with lemon, mint or bubbles, roasted instead of steamed, in another place, with music. Try three versions this week, and keep the one that you'd take even if nobody had told you to.\n\nWhich version would you try first?",
  },
  {
    id: "lies-on-the-couch",
    of: /^(?:motivation|feel-stuck|start-exercise|always-tired|winter-blues|get-started|rest-from-burnout|self-care)$/,
    ask: /\b(?:lie|lay|lying|sit|sitting|stay|rot)\b.{0,12}\b(?:couch|sofa|bed|in front of the tv|at home|all day|all evening)\b|\bdo nothing all (?:day|evening|weekend)\b/,
    text: "After a day that took everything, a couch is no vice; it's the nearest place to be left alone. Leave yourself half an hour of it, with a timer and a good conscience. And before you lie down, two minutes of the one thing you'd like to have done; afterward it doesn't happen anymore. Standing up is the hard part, not the doing.\n\nWhat would you like to have done in the evening?",
  },
  {
    id: "used-to-love-it",
    of: /^(?:motivation|feel-stuck|find-hobby|rest-from-burnout|purpose|winter-blues|self-care|always-tired|name-a-feeling)$/,
    ask: /\bused to (?:love|like|enjoy|paint|draw|play|run|dance|read|write|sing|cook|be (?:so |really )?(?:creative|happy|fun|good))\b/,
    text: "So there's something in you that knows the way. It doesn't come back by deciding to love it again, only by small, useless contact: the brushes on the table, five minutes, bad on purpose, nobody sees it. Joy comes later than the hands. If nothing at all has been a pleasure for more than two weeks, tell a doctor; that can be treated.\n\nWhat did you like about it the most?",
    first:
      "Five minutes with the old thing, today: take it out, put it where you see it, and do something small and bad with it, one line, one tune, one page. Not to be good, only to touch it again. Before the couch, not after. Tomorrow the same, and no more than five minutes for a week.\n\nWhere do the things for it lie at the moment?",
  },
  {
    id: "work-takes-everything",
    of,
    ask: /\b(?:work|job|kids|school|everything)\b.{0,8}\b(?:takes?|sucks?|drains?|eats?)\b.{0,10}\b(?:everything|all my|the life|it all|me|out of me)\b|\bnothing left (?:for|after|at the end)\b/,
    text: "Then there isn't too little will but too little left over, and what's left over can't carry a life. Something has to be taken back from the day itself: a real lunch break away from the screen, an end at a fixed hour twice a week, one task less. What you give yourself at six in the evening has to be saved by four.\n\nWhat costs you the most strength in a day?",
  },
  {
    id: "keeps-replaying-it",
    of,
    ask: /\b(?:keep|can'?t stop|still|constantly)\b.{0,8}\b(?:replay\w*|think\w* about (?:it|that|what)|going over|going through|seeing it|play\w* (?:it|in))\b|\bon (?:a )?loop\b|\bin my head\b/,
    text: "The head replays it because it's looking for a better ending. Give it one: write down in three lines what happened, and in one what you'd say today. Then it has been said. When it starts again, say “I've got that in writing” and do something with your hands for five minutes. The loop gets shorter each time.\n\nWhat would your one line be?",
  },
  {
    id: "looked-at-me",
    of,
    ask: /\b(?:looked|looks|stared|glanced)\b.{0,8}\bat me\b.{0,12}\b(?:weird|funny|strange|like|wrong|badly|angry|with)?|\bgave me a (?:look|weird look)\b|\bthinks? i'?m (?:weird|stupid|crazy|rude)\b/,
    text: "A look can mean a hundred things: tired, hungry, thinking of the dishwasher. In your head it turned into a verdict, since you were looking for one. Collect the other side, too: who laughed, who asked you something, who said “see you soon”? If one person matters to you and you really can't tell, ask that one, in one light sentence.\n\nWho was friendly to you there?",
  },
  {
    id: "losing-patience",
    of: /^(?:job-search-plan|lost-job|unemployment-benefits|chronic-pain|start-exercise|sleep-better|rest-from-burnout|get-started|study-exam|overthinking|stress)$/,
    ask: new RegExp(
      String.raw`\b(?:wife|husband|partner|girlfriend|boyfriend|parents?|mom|dad|family|he|she|they)\b.{0,10}\b(?:losing|lost|running out of|out of) (?:patience|it)\b|\b(?:wife|husband|partner|he|she)\b.{0,8}\b(?:is|gets|'s) (?:annoyed|frustrated|fed up|impatient)\b`,
    ),
    text: "Now there are two who are afraid, and each shows it in another way. Impatience mostly comes from not seeing anything happen. Give {them} something to see, once a week: Sunday evening, ten minutes, this is what I did, this is what comes next, this is what I need from you. And the other days are free of questions. Propose it yourself, before the next sigh.\n\nWhat could you show from this week?",
  },
  {
    id: "is-pregnant",
    of: /^(?:toddler-tantrum|talk-with-a-child|single-parent)$/,
    ask: /\bi'?m (?:\w+ )?(?:pregnant|expecting)\b|\bbaby (?:is )?(?:coming|on the way|due)\b|\b(?:\d+|second|third) (?:weeks|months|trimester)\b.{0,10}\bpregnant\b/,
    text: "Then you need your strength twice, and whatever we plan has to be kind to your body. It also sets a date: what is to change should change some weeks before the birth, so that the older one doesn't connect it with the baby. One thing only, the same every evening, and somebody else does the part with carrying and kneeling.\n\nWhen is the baby due?",
  },
  {
    id: "sleeps-elsewhere",
    of: /^(?:toddler-tantrum|talk-with-a-child|single-parent|new-parent)$/,
    and: /\b(?:own (?:bed|room)|sleeps? (?:in|with)|won'?t sleep|bedtime)\b/,
    ask: /\b(?:husband|wife|partner|he|she|i|we)\b.{0,8}\b(?:sleeps?|sleeping|slept)\b.{0,12}\b(?:couch|sofa|guest room|floor|other room|kid'?s bed)\b|\bwe'?ve tried everything\b|\btried everything\b/,
    text: "So nobody in the house sleeps where they belong, and after months of that everything looks hopeless. Choose one way, the gentlest that you can keep: a chair beside the child's bed, and each third night it stands a bit closer to the door. The same words each time, the same hand on the back, also at three. It takes two to three weeks, and it works because nothing changes halfway.\n\nWhich of you two has the calmer nerves at night?",
  },
  {
    id: "between-two-people",
    of: /^(?:in-laws|holidays-family|set-a-family-boundary|stepfamily|siblings-fight|aging-parents)$/,
    ask: /\b(?:don'?t|doesn'?t|never|can'?t) (?:get along|stand each other|like each other)\b|\b(?:stuck |caught )?in the middle\b|\bboth (?:complain|vent|come) to me\b/,
    text: "From the middle it can't be solved, only carried, so step out of it kindly. To each the same sentence: “I love you both. Please tell it to each other; I won't pass anything on.” And build the days so that they needn't be together all the time: a morning with one, an evening with the other, a task for each. The days get shorter that way.\n\nWhich hour of the day is the most tense?",
    first:
      "First the plan for the days, tonight with your husband or wife: when is whose time, when do you two go out alone, and one word that means “rescue me”. Then one limit for the guest, said on the first quiet occasion: “I'm glad you're here. This one thing stays as it is.” The rest may pass.\n\nWhich one thing has to stay as it is?",
  },
  {
    id: "how-to-survive-the-visit",
    of: /^(?:in-laws|holidays-family|set-a-family-boundary)$/,
    talk: /\b(?:visit\w*|stay\w*|come|coming|holidays?|christmas|thanksgiving|weeks?|live with|lives with|moved in)\b/,
    ask: /\bhow (?:do|can|will|am) i\b.{0,12}\b(?:survive|get through|make it through|handle|stand|endure|deal with)\b/,
    text: "With an end in sight and a door of your own. Each day one hour that's yours, announced and not explained: a walk, an errand, a bath. One thing that's not up for debate, and everything else may be done wrong for these days. In the evening ten minutes with your partner, to laugh about it behind a closed door. And a plan for the day after they've left.\n\nWhich hour could be yours?",
  },
  {
    id: "rearranges-and-meddles",
    of: /^(?:in-laws|set-a-family-boundary|adult-child-home|moving-in-together|holidays-family)$/,
    ask: /\b(?:rearrang\w*|cleans? my|goes through|moves? my|re-?organiz\w*|criticiz\w*|comments? on|takes? over|snoop\w*)\b/,
    text: "It's meant as help and feels like being graded. Give the helping hands a place, and close the others: “I'm glad that you want to do something. Would you make your soup on Tuesday? The cupboards stay as they are, or I won't find anything.” Said on the first day it's a joke, on the tenth a fight.\n\nWhat would you gladly hand over?",
  },
  {
    id: "bought-without-asking",
    of: /^(?:talk-money-with-partner|baby-cost|start-softly|trust-broken|grown-apart)$/,
    ask: /\b(?:bought|spent|ordered|signed|leased|took out|gambled|lent|gave away)\b.{0,30}\b(?:without (?:asking|telling)|behind my back|didn'?t (?:ask|tell)|secret\w*|didn'?t even)\b/,
    text: "It isn't only about the thing, it's that you weren't asked, and that's where trust gets a crack. Don't begin with the price. “When you decided that alone, I felt as if it were only your money and my worry.” Then one rule for the future: above a sum that you both name, we ask each other first. And only then, calmly, whether it can go back.\n\nWhat sum would be right for you both?",
    words:
      "On a calm evening, seated, and not about the thing: “I was hurt that I wasn't asked. We have a lot coming, and I need to know that we plan it together. Can we say that above a certain sum we always talk first? And can we look at what that means for this month?” Then wait for the answer, even if it takes a while.\n\nWhen are the two of you calm?",
  },
  {
    id: "takes-a-detour",
    of: /^(?:fear-flying|calm-a-panic|overthinking|car-trouble|mind-the-car)$/,
    and: /\b(?:driv\w*|highway|freeway|bridges?|tunnels?)\b/,
    ask: /\b(?:back roads?|detours?|side streets|longer way|avoid (?:the )?(?:highway|freeway|bridges?|tunnels?|elevators?)|take the stairs)\b|\b(?:adds?|takes?|costs?)\b.{0,10}\b(?:\d+|an?) (?:more |extra )?(?:minutes|min|hours?)\b|\bnear[- ](?:crash|miss|accident)\b|\b(?:crash|accident|wreck)\b/,
    text: "Your body learned in one second that this road is danger, and each detour proves it right again. It unlearns in small doses: one exit on a quiet Sunday morning, with somebody beside you, radio on, then off and home. The same exit until it's boring, then two. Long breaths out, hands loose. If it doesn't move within some weeks, a few hours of therapy for exactly this work very well.\n\nWhich stretch is the shortest between two exits?",
    first:
      "First step: a Sunday morning, little traffic, somebody beside you, on at one exit and off at the next. Nothing more on that day, and afterward a coffee. Repeat the same stretch until you get bored with it, four or five times, and only then add one exit. During the week you may go on taking the back roads.\n\nWho could sit beside you?",
  },
  {
    id: "embarrassed-at-the-gym",
    of: /^(?:start-exercise|lose-weight|body-image|keep-a-habit)$/,
    and: /\b(?:gym|lift\w*|weights|machines|fitness)\b/,
    ask: /\b(?:everyone|everybody|they|people|others)\b.{0,8}\b(?:is|are|looks?|all)\b.{0,8}\b(?:fit|ripped|skinny|strong|in shape|staring|looking|watching|better)\b|\b(?:don'?t know how to|no idea how to|how do i) use\b|\b(?:only go|go) (?:when|if)\b.{0,8}\b(?:empty|nobody|no one|late|quiet)\b/,
    text: "Most people there look at themselves in the mirror and at nobody else, and the strong ones once stood just as lost before those machines. Quiet hours are a good idea, keep them. Take only three machines for a month, have them shown to you once, and write down seat and weight. Who has a sheet in the hand looks as if they knew, and after two weeks they do.\n\nWhich three would you like to learn?",
  },
  {
    id: "just-a-thing",
    of: /^(?:repair-after-snapping|tell-a-friend-it-hurt|get-money-back|set-a-family-boundary|siblings-fight|apologize|trust-broken)$/,
    talk: /\b(?:ruined|broke|lost|wrecked|stained|damaged|borrowed|threw (?:out|away)|sold)\b/,
    ask: /\b(?:just|only) (?:a|an) \w+\b|\b(?:it was|it'?s|belonged to|from)\b.{0,12}\b(?:grandma|grandmother|grandpa|mom|mother|dad|father|great|wedding|family|late)\b|\bsentimental\b|\bheirloom\b/,
    topic: "tell-a-friend-it-hurt",
    text: "To {them} it's an object, to you it's more than that, and that can't be bought again. Say this part, because it can't be seen from outside: “It isn't about the price. It meant a lot to me, and I trusted you with it. I'd like you to understand that, and to ask me before you borrow anything again.” Then ask whether it can be mended; there are people who do that very well.\n\nWhat do you have left of it?",
    words:
      "Calm, without an audience, and only about this: “It isn't about the price. It meant a lot to me, and it hurt that you said it's just a thing. I'd like you to say you're sorry, and to help me have it mended.” Then wait. You don't have to make a scene to be clear.\n\nWhen do you see {them} alone?",
  },
  // fine, though
  {
    id: "fine-though",
    of: /^(?:name-a-feeling|stress|guilt-shame|grieve|after-a-breakup|winter-blues|always-tired|new-parent|self-criticism|overthinking|feel-stuck)$/,
    ask: /^\W*(?:but |and |well |really )*i(?:'m|m| am) (?:really |totally |actually |mostly )?(?:fine|ok|okay|alright|all right)(?: though| really| i guess| i think| i suppose)?\W*$/,
    text: "You may be both: fine enough for the day, and not fine somewhere under it. You don't have to decide which one is true, and not tonight. Keep one small check, once a week, with a number from one to ten. If it goes down for two weeks, that's the moment to tell somebody, a doctor too.\n\nWhich number would it be today?",
  },
];
