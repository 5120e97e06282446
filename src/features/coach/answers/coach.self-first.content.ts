import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to the most usual first messages about oneself, and to requests for a quote, a tip, a plan, a routine or a list. */

/** A message before it that says more than hello: the matter of the talk is known then. */
const anyMatter =
  /^(?!\W*(?:(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon)|thanks|thank you|ok(?:ay)?|there|coach|how are you(?: doing| today)?|(?:that'?s|this is) not (?:very )?(?:helpful|useful)|(?:are you|r u) (?:a )?(?:real|human|bot|robot|ai)(?: person)?|what can you do(?: for me)?|how does this work|can you help(?: me)?|help(?: me)?|yes|no)\W*)+$)[^]*\w/;
const please = String.raw`^\W*(?:(?:please|pls|hey|hi|hello|ok(?:ay)?|so|can you|could you|would you|will you|can i (?:get|have)|i (?:need|want|would like|could use)|i'd like|give me|show me|tell me|send me|share|just|some|do you have|got|say|help me(?: to)?)\W+)*`;
const make = String.raw`^\W*(?:(?:please|pls|hey|hi|ok(?:ay)?|can you|could you|would you|i (?:need|want|would like|could use)|i'd like|help me(?: to)?|just|you to)\W+)*(?:(?:make|give|write|create|build|set up|design|plan|come up with|do|draw up|get|suggest|have)\W+)?(?:(?:for )?me\W+)?(?:with\W+)?`;
const end = String.raw`(?:\W+(?:please|pls|today|for (?:today|me|my life)|now|right now|to (?:start|begin) (?:the|my) day|thanks|that works|i can (?:use|follow|stick to)))*\W*$`;
const ask = (inner: string, tail = end) => new RegExp(`${please}(?:${inner})${tail}`);
const made = (inner: string, tail = end) => new RegExp(`${make}(?:${inner})${tail}`);

export const selfFirstAnswers: readonly WrittenAnswer[] = [
  {
    id: "workout-plan",
    topic: "start-exercise",
    // health.gov: Physical Activity Guidelines for Americans
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |easy |quick |short |home |new |full body |beginner |weekly |daily |\d+[- ]minute )*(?:work ?outs?(?: (?:plan|routine|program|schedule))?|(?:exercise|training|fitness|gym) (?:plan|routine|program|schedule))(?: (?:for|at|to)(?: \w+){1,4})?`,
    ),
    text: "Here is one for three days a week, about 20 minutes, without equipment:\n\n1. Monday: march in place 3 minutes; chair squats 3 x 10, wall or table push-ups 3 x 8, plank 3 x 15 seconds; stretch.\n2. Wednesday: 20 minutes of brisk walking; the middle ten faster.\n3. Saturday: steps on a stair 3 x 10 each leg, bridge 3 x 12, bird dog 3 x 8; 10 minutes of walking.\n\nA minute of rest between rounds. Two more repetitions each week. Breathing hard and still able to talk is right. Sharp pain, dizziness or chest pain: stop; with heart trouble or in pregnancy ask a doctor first.\n\n**One next step:** put the three days into the calendar, and do the first round today.\n\nHow many minutes do you have, and at home or in a gym?",
  },
  {
    id: "create-morning",
    topic: "get-up-mornings",
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |new |better |healthy |realistic |productive )*morning (?:routine|ritual|plan|schedule)(?: (?:for|to|that)(?: \w+){1,6})?`,
    ),
    text: "Here is one in about an hour, to be moved to your hours:\n\n1. Feet on the floor, curtains open, a glass of water. 5 minutes.\n2. Move: ten squats, ten wall push-ups, stretching, or once around the block. 10 minutes.\n3. Bathroom and clothes, laid out the evening before. 20 minutes.\n4. Breakfast with some protein, without the phone. 15 minutes.\n5. One look at the day: the one thing that should be done by tonight. 5 minutes.\n6. Bag, keys, shoes, with five minutes to spare.\n\nOn bad days only 1, 4 and 6. Begin with one part for a week, then add the next.\n\n**One next step:** lay out clothes tonight, and put the alarm across the room.\n\nWhen do you get up, and when do you have to leave?",
  },
  {
    id: "plan-my-day",
    topic: "plan-a-week",
    ask: made(
      String.raw`(?:plan|organi[sz]e|structure|schedule) (?:out )?(?:my|the) (?:whole )?(?:day|tomorrow|today|weekend)|(?:an?|my|the)? ?(?:good |simple |real |daily |productive )*(?:plan|schedule|agenda) for (?:my day|today|tomorrow|the day|a productive day)`,
    ),
    text: "A day that holds, to be moved to your hours:\n\n1. Morning: up at the usual time, curtains, breakfast, no phone for 20 minutes.\n2. First 45 to 60 minutes: the one task that matters most.\n3. Ten minutes outside, then mail, calls and small things together.\n4. Appointments with ten minutes of space before and after.\n5. Lunch away from the screen.\n6. Afternoon: one more block of 50 minutes, then only light things.\n7. 20 to 30 minutes of movement, dinner, one thing you enjoy.\n8. Half an hour before bed: phone away, tomorrow's one task on paper.\n\nLeave a quarter of the day empty.\n\n**One next step:** send me your fixed hours and the one task, and I put them in.\n\nWhat has a fixed time on that day?",
  },
  {
    id: "dont-know-where-start",
    topic: "sort-priorities",
    ask: /^(?![^]*\b(?:kill|die|alone|divorc\w*|funeral|clean\w*|house|mess|declutter\w*|budget\w*|money|debts?)\b)[^]*\b(?:overwhelm\w*|too much|so much to do|a million things|everything at once|swamped|buried)\b[^]*\b(?:don'?t|dont|do not|no idea) (?:even )?(?:know )?where to (?:start|begin)\b/,
    text: "Then start with paper, because in the head it has no edges:\n\n1. Five minutes: everything that presses, one line each, in any order.\n2. A date beside each one that has one in the next seven days. Those are mostly two or three.\n3. Of these the smallest: one call, one form, one bag. Do that first, today.\n4. Strike one line, and give one to somebody else: “Could you take that by Friday?”\n5. The rest stays on the paper and may wait there.\n\nBefore that two minutes of long breaths out; a tense head can't sort.\n\n**One next step:** take the paper and write for five minutes.\n\nWhat are the first three lines?",
  },
  {
    id: "feels-lost",
    topic: "feel-stuck",
    ask: /^\W*(?:(?:hi|so|well|honestly|lately|right now)\W+)*(?:i(?:'m| am| feel| feel like i'?m|'ve been feeling)|feeling) (?:so |really |very |just |a bit |kind of |completely |totally |pretty )*lost(?: (?:in (?:my )?life|lately|at the moment|these days|and (?:confused|stuck|alone|empty)|in (?:my|this) (?:career|job|city|world)))*\W*$/,
    text: "Feeling lost mostly means that the old direction is over and the new one isn't there yet. You don't need it for your life now, only for the next weeks.\n\n1. Ground first: sleep at fixed hours, a walk every day, one person who knows how you are.\n2. Two lists, five lines each: what gave me strength in the last year, and what took it?\n3. One small try from the first list, one hour, this week.\n4. One thing from the second list that you do less.\n\nAfter three weeks look at it again. If all feels empty, most days for two weeks, tell a doctor; if it gets dark, call or text 988.\n\n**One next step:** write the two lists tonight.\n\nWhat changed before you began to feel like this?",
  },
  {
    id: "anxious-mornings",
    topic: "overthinking",
    ask: /\b(?:wake|waking|woke) up\b[^.!?]{0,20}\b(?:anxi\w+|panick\w*|nervous|worried|dread\w*|stress\w*|with (?:a )?(?:racing|anxiety|dread))\b|\bmorning anxiety\b|\b(?:anxi\w+|nervous|dread\w*|panick\w*|nauseous)\b[^.!?]{0,20}\bbefore (?:work|school|going to (?:work|school|class|the office))\b[^.!?]{0,25}(?:\b(?:every|each|morning|day)\b|\W*$)|\b(?:anxi\w+|dread)\b[^.!?]{0,15}\b(?:every|in the|each) mornings?\b/,
    text: "In the morning the stress hormone is naturally highest, so a worried head feels it first. It mostly eases within an hour once you move. What helps right away:\n\n1. Don't stay lying with it: feet on the floor, curtains, water.\n2. Ten breaths, out longer than in, standing at the window.\n3. Five minutes of moving fast: stairs, squats, around the block.\n4. Breakfast before coffee, and no phone or mail in the first half hour.\n5. On paper: the one thing that frightens you today, and its first small step.\n\nIn the evening write tomorrow's first task down. If it's there most mornings for weeks, tell a doctor; it's very treatable.\n\n**One next step:** put the phone out of reach tonight.\n\nWhat is the first thought when you wake up?",
  },
  {
    id: "all-annoys",
    topic: "cool-anger",
    ask: /^\W*(?:(?:hi|so|lately|honestly)\W+)*(?:everything|everyone|everybody|people|every little thing|all of them)(?: and everyone)? (?:just |really |is |are |gets on my nerves|keeps? )*(?:annoy(?:s|ing)?(?: me)?|irritat(?:es?|ing)(?: me)?|gets? on my nerves|bothers? me|pisses? me off)(?: (?:lately|today|right now|these days|so much|at the moment))*\W*$|^\W*(?:i'?m|i am|i feel|i'?ve been|why am i)(?: so| really| very| just| always)* (?:irritable|irritated|annoyed|cranky|grumpy|on edge|moody)(?: (?:lately|today|all the time|with everyone|at everyone|these days|all day|for no reason))*\W*$/,
    text: "When everything annoys, it is rarely everything. Mostly the reserve is empty, so check the four usual reasons first: hungry, short of sleep, rushed, or hurt by one particular thing. Hormones, pain, less coffee or nicotine do it, too.\n\nFor today: eat something, ten minutes outside without the phone, and one thing off the list. Tell the people around you once: “I'm short today. It isn't you.” In the moment: a long breath out before you answer.\n\nIf it has been most days for weeks, tell a doctor; irritability is often how low mood or exhaustion shows.\n\n**One next step:** say that sentence to one person.\n\nWhich of the four is it today?",
  },
  {
    id: "more-positive",
    topic: "self-criticism",
    ask: /\b(?:be(?:come)?|being|stay|think|feel|get) (?:a )?(?:more |so )?(?:positive(?:ly)?|optimistic|an optimist)\b(?! (?:test|for))|\b(?:positive (?:thinking|thoughts|mindset|attitude)|positivity)\b/,
    text: "Positive doesn't mean that all is well; it means seeing the other half, too. It can be practiced, five minutes a day:\n\n1. Each evening three things that were all right today, small and exact, with a because.\n2. For each fear two more endings: the best one, and the likely one. Mostly the likely one is bearable.\n3. Catch “always” and “never”, and replace them by what happened today.\n4. News and complaining friends in small doses; one person who does you good, each week.\n\nGive it two weeks. If nothing feels good anymore for that long, a doctor should hear it.\n\n**One next step:** write the three lines tonight.\n\nWhat do you expect the worst of right now?",
  },
  {
    id: "only-looking",
    topic: "keep-a-habit",
    notAfter: anyMatter,
    ask: /^\W*(?:(?:hi|hello|hey|oh|no|well)\W+)*(?:i(?:'m| am|m) (?:fine|ok(?:ay)?|good|doing (?:fine|ok(?:ay)?|good|well|great)|all right|alright)|all good|nothing(?: much| special)?|not much|just (?:looking|testing|trying|checking)(?: (?:around|this|it|you|out))*|i(?:'m| am) (?:just )?(?:curious|testing|looking around)|no problems?)(?: (?:thanks|thank you|today|so far|really|and you))*\W*$/,
    text: "Good; then it can be something small and pleasant. Some things to try here:\n\n1. “Give me a challenge for today.”\n2. “Make me a morning routine. I leave at 7:30.”\n3. “I make $3,000. How much could I save?”\n4. “What should I cook tonight? I have rice and eggs.”\n5. “How do I ask for a raise?”\n\nOr a check for yourself: give money, work, home, health, people and free time a number from 1 to 10 each, and look at the lowest.\n\n**One next step:** choose one of these and type it.\n\nWhich number made you curious?",
  },
  {
    id: "want-feel-better",
    topic: "name-a-feeling",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|please)\W+)*(?:(?:i )?(?:just |really )?(?:want|need|would like|'d like) to feel (?:better|good|good again|okay|ok|normal|happy|happier|alive)(?: again)?|what(?:'?s| is)? (?:one thing|something|a thing)? ?(?:can )?i can do (?:today |now |right now )*to feel better|one thing to feel better|(?:how (?:do|can|could|should|to)(?: i)?|help me|what (?:can|should) i do to|i (?:want|need) to|ways to|tips to) (?:quickly )?(?:cheer (?:myself )?up|boost my mood|lift my (?:mood|spirits)|get (?:out of|over) (?:a|this|my) (?:bad mood|funk|slump|rut)|improve my mood|feel less (?:sad|down|low)|stop (?:being|feeling) (?:so )?(?:sad|down|low))|what (?:can|should|do) i do when i(?:'m| am| feel) (?:\w+ )?(?:sad|down|low))(?: (?:today|now|right now|again|please|fast|quickly|about myself|mentally|emotionally))*\W*$/,
    text: "Then something for body, head and people, small enough for now:\n\n1. Ten minutes of walking outside, or at the open window if you can't get out. It lifts mood within the same hour.\n2. Something with protein to eat, and a glass of water.\n3. One message to somebody you like: “Thinking of you. How's your day?”\n4. One thing struck from today's list.\n\nAt a desk take number 1 as a walk to the stairs and up. If it stays heavy on most days for two weeks, tell a doctor; if it gets dark, call or text 988.\n\n**One next step:** do number 1 now, before you read on.\n\nHow are you right now, from 1 to 10?",
  },
  {
    id: "full-head",
    topic: "overthinking",
    ask: /^\W*(?:(?:hi|so|help|honestly)\W+)*(?:my (?:head|mind|brain) (?:is|feels) (?:so |too |really |just |completely )*(?:full|overloaded|exploding|a mess|foggy|all over the place|spinning)|too many thoughts|(?:i have )?(?:so|too) many thoughts(?: in my head)?|brain fog)(?: (?:right now|today|at the moment|lately|all the time))*\W*$/,
    text: "Empty it onto paper first; a head holds about four things at once, and the rest only circles. Five minutes, no order, no full sentences. Then three marks:\n\n1. A circle: has a date in the next days.\n2. A line: can't be changed by me.\n3. A dot: some day.\n\nDo the smallest thing with a circle right away. What has a line through it you may let go for today. Then ten minutes without a screen, walking or with your hands, so that it settles.\n\n**One next step:** take any sheet and write for five minutes.\n\nWhat is the first thing that lands on it?",
  },
  {
    id: "more-energy",
    topic: "always-tired",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?)\W+)*(?:how (?:do|can|could|should) i (?:get|have|gain|find)|i (?:want|need|wish i had)|what gives(?: me)?|tips for|how to (?:get|have)) (?:some |a bit |a lot )?(?:more |my )?energy(?: (?:back|again|during the day|after work|in the morning|naturally|for my kids))*\W*$/,
    text: "Energy comes from a few dull things, and two weeks of them show:\n\n1. Up at the same time every day, seven to eight hours in bed.\n2. Ten minutes of daylight in the first hour.\n3. Protein and something whole at breakfast and lunch: eggs, oats, yogurt, beans, whole bread. A sweet lunch makes you tired at three.\n4. A ten-minute walk after meals; water beside you; last coffee at noon.\n5. One thing less on the list each day.\n\nIf you sleep enough and are still tired after some weeks, let a doctor check iron, thyroid, blood sugar, vitamin B12 and your sleep.\n\n**One next step:** go outside for ten minutes tomorrow before nine.\n\nHow many hours do you sleep, and when is the low point?",
  },
  {
    id: "sleeps-few-hours",
    // aasm.org, cdc.gov: seven or more hours for adults
    topic: "sleep-better",
    ask: /^(?![^]*\b(?:baby|newborn|son|daughter|toddler|kids?|he|she)\b)[^]*(?:\bi (?:only |just |barely |usually )*(?:sleep|get)(?: only| just| about| like| around)* (?:3|4|5|6|three|four|five|six)(?:[- ](?:4|5|6|four|five|six))? hours?\b|\bhow (?:many hours|much) (?:do|should) (?:i|adults?|we|you) sleep\b|\bhow many hours do i need to sleep\b|\bhow (?:many hours of|much) sleep\b)/,
    text: "Most adults need seven hours or more; eight is right for many. With five or six for weeks mood, memory and patience suffer, also when you feel used to it. A simple test: do you wake up on a free day without an alarm at about the same time? Then it's enough.\n\nTo get more: keep the getting-up time, and move the bedtime fifteen minutes earlier every three days. An hour before it the phone leaves the room and the light goes down. Last coffee at noon.\n\nIf you lie awake although there is time, or someone hears you stop breathing, see a doctor.\n\n**One next step:** set tonight's bedtime fifteen minutes earlier.\n\nIs it too little time, or sleep that doesn't come?",
  },
  {
    id: "quote",
    topic: "motivation",
    ask: ask(
      String.raw`(?:an?|one|some|the|your)? ?(?:good |nice |short |daily |inspiring |inspirational |motivational |motivation |inspiration |motivating |positive |uplifting |favorite |life |happy )*(?:quotes?|motto|saying|mantra)(?: (?:about|for|on|to|of|that)(?: \w+){1,6})?|motivate me|inspire me|something (?:inspiring|inspirational|motivating|motivational|uplifting|positive)|cheer me up with a quote|(?:an? |some )?(?:motivation|inspiration|motivational words|words of (?:encouragement|motivation)|pep talk)`,
    ),
    text: "Here is one that has held up well, by Marcus Aurelius, who wrote it to himself: “Do not act as if you had ten thousand years to throw away.” And a gentler one, from Lao Tzu: “A journey of a thousand miles begins with a single step.”\n\nA quote helps for about a minute, so use that minute. Think of the thing you have been putting off, and do only its first two minutes while the words are still fresh. You may stop after that.\n\n**One next step:** name the thing in three words, and set a timer for two minutes.\n\nWhat is it you need the push for?",
  },
  {
    id: "affirmation",
    topic: "grow-confidence",
    ask: ask(
      String.raw`(?:an?|one|some|the|three|3|five|5|a few|my|morning|good|positive|daily|short|nice|strong) ?(?:\w+ ){0,3}affirmations?(?: (?:about|for|on|to|of|that)(?: \w+){1,6})?|affirmations?(?: (?:about|for|on|to)(?: \w+){1,4})?|tell me something positive about (?:me|myself)`,
    ),
    text: "Take one you can believe; a sentence that is too big only makes you argue with it. Choose one of these:\n\n1. “I have got through every hard day so far.”\n2. “I can do one small thing now, and that is enough.”\n3. “I may be a beginner at this.”\n4. “I can be tired and still be on my own side.”\n\nSay it aloud once in the morning and once before the thing that scares you, and put a fact behind it: “because last week I …”. The fact is what makes it work.\n\n**One next step:** write your sentence on a card, with its “because”.\n\nWhich one comes closest, or what should it be about?",
  },
  {
    id: "one-tip",
    topic: "sort-priorities",
    notAfter: anyMatter,
    ask: ask(
      String.raw`(?:an?|one|some|any|your best|the best|a few|three|3|five|5)? ?(?:good |quick |short |daily |useful |simple |small |life |self[- ]help |wellness |health )*(?:tips?|life ?hacks?|hacks?|word of advice|piece of advice)(?: (?:for|about|on) (?:life|today|everyday life|a (?:good|better|balanced|happy) life|the day))?`,
    ),
    text: "Three that are small and work for most people:\n\n1. Do the thing you are avoiding first, for ten minutes. After that the day feels lighter.\n2. Put the phone in another room for the first and the last half hour of the day.\n3. Go outside for ten minutes before noon: daylight and walking help sleep and mood at once.\n\nTake one, not three, and try it for a week. Tell me the area if you want one that fits you better: money, work, home, sleep, or people.\n\n**One next step:** choose the number, and set a reminder for it tomorrow morning.\n\nWhich one would change your day most?",
  },
  {
    id: "challenge-today",
    topic: "keep-a-habit",
    notAfter: /\b(?:no[- ]spend|spend\w*|money|savings?|budget|buy\w*|shopping)\b/,
    ask: ask(
      String.raw`(?:an?|one|some|the|my|another)? ?(?:new |small |little |good |fun |daily |weekly |mini |self[- ]care |7[- ]day |30[- ]day |personal )*challenges?(?: (?:for|about|on|to do|to try)(?: \w+){1,4})?|challenge me`,
    ),
    text: "Here is one for today, in three sizes. Choose the one you will really do:\n\n1. Small: write to one person you haven't talked to in a month. Two lines are enough.\n2. Medium: the first thirty minutes after work without the phone, and outside.\n3. Large: do the one task you have put off longest, for twenty-five minutes with a timer.\n\nWrite it down tonight when it is done, with one word about how it felt. Three days in a row is a good start.\n\n**One next step:** pick the number now, and the hour.\n\nWhich one is it, and when?",
  },
  {
    id: "exercise-for-now",
    topic: "stress",
    notAfter: anyMatter,
    ask: ask(
      String.raw`(?:an?|one|some|any|the|another)? ?(?:good |quick |short |simple |small |easy |little |mental |calming |relaxation |relaxing |breathing |mindfulness |grounding |meditation |stress )*(?:exercises?|techniques?|practice)(?: (?:for|against|to (?:reduce|calm|relieve|help with|do|try))(?: \w+){0,4})?`,
    ),
    text: "Here is one for a tight head or body; it takes three minutes:\n\n1. Both feet on the floor. Breathe in through the nose for four, and out for six or longer. Ten times.\n2. Pull your shoulders up to your ears for five seconds, then let them drop. Three times.\n3. Name five things you see and three you hear.\n\nThe long breath out is what slows the heart. Comfort Mode on the [wellness page](/mental-health) counts it for you. For muscles instead: ten squats, ten push-ups against a wall, one minute of marching in place, twice.\n\n**One next step:** do the first part now, before you read on.\n\nWas it for stress, for your body, or for something else?",
  },
  {
    id: "make-plan",
    topic: "plan-a-week",
    notAfter: anyMatter,
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |real |new |detailed |clear |life |action |realistic |daily |step[- ]by[- ]step |weekly )*plan(?: (?:for|to)(?: my| the| this| next| a)? ?(?:life|future|day|today|tomorrow|week|month|year|myself|30 days|change|success))?`,
    ),
    text: "Gladly. A plan you keep has one aim, one step a day, and one day off. Here is the shape, for a week:\n\n1. Today: write the aim in one sentence with a number in it (“walk three times”, “save $50”).\n2. Monday, Wednesday, Friday: twenty minutes for it, always at the same hour.\n3. Thursday: clear away the thing that got in the way so far.\n4. Sunday: ten minutes to look back, and set the next three dates.\n\nThe other days stay free on purpose. Tell me the aim and the hours you have, and I fill it in.\n\n**One next step:** write the aim here, in one sentence.\n\nWhat is the plan for: money, fitness, work, home, or calm?",
  },
  {
    id: "thirty-days",
    topic: "keep-a-habit",
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:\w+ )?(?:30|thirty|21|14|60|90)[- ]?days? (?:plan|challenge|program|routine|schedule|reset)(?: (?:for|to|of)(?: \w+){1,5})?`,
    ),
    text: "Thirty days work best in four parts, each a little larger, and with one thing only:\n\n1. Days 1 to 7: five minutes a day, after something you do anyway. Only showing up counts.\n2. Days 8 to 14: ten minutes. Write down the hour that works best.\n3. Days 15 to 21: twenty minutes on five days, and two days off.\n4. Days 22 to 30: keep it, and add one harder day a week.\n\nMiss a day, go on the next; only two in a row is a sign to make it smaller. Your [habits](/lifestyle) count the days.\n\n**One next step:** name the one thing, and do day 1 today.\n\nWhat should be different on day 30?",
  },
  {
    id: "make-schedule",
    topic: "plan-a-week",
    notAfter: anyMatter,
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |new |weekly |week |realistic |balanced |better |healthy )*(?:schedule|timetable|weekly plan|weekly routine|calendar)(?: (?:for|of)(?: \w+){1,4})?`,
    ),
    text: "Here is a week that leaves room for life:\n\n1. Fixed first: work, school runs, sleep. Put those in.\n2. Monday, Wednesday, Saturday: thirty minutes of movement, at the same hour.\n3. Tuesday evening: one hour for papers and money.\n4. Thursday evening: one person you like.\n5. Saturday morning: two hours for the home and groceries.\n6. Sunday: nothing until noon, then ten minutes to plan the next week.\n\nEvery evening keeps one free hour; a schedule without gaps breaks by Tuesday.\n\n**One next step:** write your fixed hours into the [weekly planner](/growth/time-management#weekly-planner).\n\nWhat are your working hours, and what do you want more time for?",
  },
  {
    id: "make-list",
    topic: "sort-priorities",
    notAfter: anyMatter,
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |new |to[- ]?do |task |check)*(?:list|to[- ]?do|checklist)s?(?: (?:for|of)(?: my| the| a| things)? ?(?:day|today|tomorrow|week|tasks|life|to do|things i have to do))?`,
    ),
    text: "Gladly. A list helps when it is short and each line can be done in one go. In this form:\n\n1. Must, with a date: at most three for today.\n2. Quick: under five minutes each, done together in half an hour.\n3. Waiting for somebody: with the name.\n4. Some day: everything else, on another page.\n\nBegin each line with a verb: “call the dentist about Tuesday”, not “dentist”. Write down what is in your head, in any order, and I help to sort it.\n\n**One next step:** send me five lines, just as they come.\n\nWhat is the list for: today, the home, groceries, work, or habits?",
  },
  {
    id: "make-routine",
    topic: "keep-a-habit",
    notAfter: anyMatter,
    ask: made(
      String.raw`(?:an?|one|the|my)? ?(?:good |simple |new |daily |healthy |realistic |better |balanced |productive |everyday )*(?:routine|daily plan|day plan|daily schedule)s?(?: that works| i can follow)?(?: (?:for|of)(?: my| the| a| every)? ?(?:day|life|weekdays?|week|productive day|healthy life))?`,
    ),
    text: "Here is a simple day that you can bend to your hours:\n\n1. Morning, 20 minutes: curtains open, water, breakfast before the phone, one look at the day's main thing.\n2. Late morning: that main thing first, for an hour.\n3. Lunch: ten minutes outside.\n4. After work: thirty minutes for your body, three times a week.\n5. Evening: dinner, tidy for ten minutes, then an hour that is yours.\n6. Last half hour: phone on the charger in another room, tomorrow's clothes out.\n\nStart with two of the six for one week.\n\n**One next step:** choose the two, and add them to your [habits](/lifestyle).\n\nWhen do you get up, and when are you home?",
  },
  {
    id: "evening-routine",
    topic: "sleep-better",
    ask: ask(
      String.raw`(?:(?:what(?:'?s| is)|what would be|make|create|build|help me (?:with|create|build|make|set up)|suggest|need|have)\W+)?(?:me )?(?:an?|the|my)? ?(?:good |simple |better |healthy |relaxing |calm |new |perfect )*(?:evening|night(?:time)?|bedtime|wind[- ]down|sleep) routine(?: (?:for|to)(?: \w+){1,4})?|how (?:do|can|should) i (?:end|finish) (?:the|my) day(?: (?:well|better))?`,
    ),
    text: "Four parts, about an hour in all, in the same order each night:\n\n1. Close the day: ten minutes of tidying, and tomorrow's first task on paper.\n2. Sixty minutes before bed: phone on the charger in another room, lights lower.\n3. Something slow for half an hour: shower, reading, stretching, a talk.\n4. In bed: ten slow breaths, out longer than in. Same time every night, give or take half an hour.\n\nIf you get home late, keep only parts two and four; those matter most for sleep.\n\n**One next step:** decide where the phone sleeps, and plug the charger in there now.\n\nWhen do you get home, and when do you have to be up?",
  },
  {
    id: "healthy-habits",
    topic: "keep-a-habit",
    ask: ask(
      String.raw`(?:what are|make|create|write|a list of|list(?: of)?|the best|best|some|three|3|five|5|ten|10|good|daily|simple|me|\W)*(?:healthy|good|daily|better|small|positive) (?:daily |everyday |morning )?habits(?: (?:to|for|that|should|i|could|can|start|build|have|a|better|life|with|are|everyone|make|difference|help|there|good)+)*|what habits should i (?:have|build|start)`,
    ),
    text: "These seven do the most for the least effort:\n\n1. Up at the same time every day.\n2. Ten minutes of daylight in the morning.\n3. A walk of twenty minutes, most days.\n4. One vegetable or fruit with every meal.\n5. Phone out of the bedroom.\n6. Ten minutes of tidying before dinner.\n7. One message or call to somebody you like.\n\nBegin with one, and with the smallest version of it: five minutes after something you do anyway. For most people the morning daylight is the easiest start, because sleep and mood follow it.\n\n**One next step:** choose one, and add it to your [habits](/lifestyle) today.\n\nWhich one would you still do on a bad day?",
  },
  {
    id: "advice-about-what",
    topic: "sort-priorities",
    notAfter: anyMatter,
    ask: /^\W*(?:(?:hi|hello|hey|please|ok(?:ay)?|so|i think|honestly)\W+)*(?:(?:i )?(?:really |just )*(?:need|want|could use|would like|am looking for|'m looking for) (?:some |your |an? |a bit of |real |good |honest )*(?:advice|guidance|help|coaching|life advice|direction)|can (?:you|i) (?:give me|get|have|ask (?:you )?for) (?:some |an? |your )*(?:help|guidance)|advice|i have a (?:problem|question)|i need to (?:ask|figure) (?:you )?something(?: out)?|i want to change something|can i ask (?:you )?(?:something|a question)|coach me|help me out)(?: (?:please|with something|about something|on something|today|now))*\W*$/,
    text: "Gladly. Three lines are enough for a useful answer:\n\n1. What happened, or what is going on?\n2. Who or what is part of it: a person, a sum, a date?\n3. What would you like to be different by next week?\n\nIt doesn't have to be tidy. “My boss gives me everything, I'm tired, I want one free evening” is already plenty, and I can help with words to say, a plan, or the figures.\n\n**One next step:** write the first line now, just as it comes to mind.\n\nWhat is it about: work, money, a person, your home, or how you feel?",
  },
  {
    id: "can-we-talk",
    topic: "name-a-feeling",
    notAfter: anyMatter,
    ask: /^\W*(?:(?:hi|hello|hey|please|ok(?:ay)?|so)\W+)*(?:(?:can|could|may) (?:we|i) (?:please |just )*(?:talk|chat)(?: (?:to|with) (?:you|someone|u))?|(?:i )?(?:want|need|would like|just want|just need|wanna|feel like) (?:to |a )?(?:talk|chat|conversation)(?:ing)?(?: (?:to|with) (?:you|someone|somebody|anyone))?|let'?s (?:talk|chat)|talk to me|are you there|(?:is )?anyone there|you there)(?: (?:please|for a (?:bit|minute|while|moment)|about something|now|today))*\W*$/,
    text: "Yes, of course. I'm a program, so I don't hear a voice, but I read every word, and there's no hurry.\n\nYou can begin anywhere: what today was like, a person, a worry about money, or only “I don't know, it's just a lot”. Tell me, too, whether you want ideas or only to be heard; both is fine. If it is very heavy tonight, 988 is there by call or text for that as well.\n\n**One next step:** write the first sentence that comes, without making it nice.\n\nWhat has been on your mind the most today?",
  },
  {
    id: "life-in-trouble",
    topic: "sort-priorities",
    notAfter: anyMatter,
    ask: /^\W*(?:(?:hi|hello|hey|please|so|ok(?:ay)?|well)\W+)*(?:(?:i )?(?:really )?need (?:some )?help (?:with|in|fixing) (?:my (?:whole )?life|everything)|(?:can you )?help (?:me )?(?:with )?(?:my (?:whole )?life|everything)|(?:it'?s|its) (?:just )?everything|my (?:whole )?life is (?:such )?(?:a mess|a disaster|chaos|falling apart|out of control|a wreck)|(?:how (?:do|can|should) i )?(?:fix|sort out|improve|turn around|get) my life(?: (?:around|back on track|in order))?|i (?:want|need) to (?:fix|improve|sort out|turn around|change) my (?:whole )?life|how (?:do|can|should) i change my (?:whole )?life|everything is (?:a mess|too much|falling apart|going wrong))(?: (?:please|now|right now|at the moment|lately))*\W*$/,
    text: "Then let us make it smaller first. “My life” can't be worked on, and one part of it can.\n\nGive each of these six a number from 1 to 10, quickly, as it is today: money, work, home, health and sleep, the people close to you, time for yourself. The lowest one is where it hurts. But begin with the one where a small thing can move this week; that gives you strength for the rest.\n\nThen one small step in it every day for seven days, and nothing else on the list.\n\n**One next step:** write the six numbers here; single digits are enough.\n\nWhich one is lowest?",
  },
  {
    id: "what-to-ask",
    topic: "sort-priorities",
    // asked later, it is about what was told before
    notAfter: /\S/,
    ask: /^\W*(?:(?:so|ok(?:ay)?|hm+|and|but)\W+)*(?:what (?:should|can|could|do|would) i (?:even )?(?:(?:ask|say to|tell|talk about with|write)(?: (?:you|to you|here|first|about))*|try (?:here|with you|first here))|what (?:questions|kind of questions) (?:can|should|could) i ask(?: you)?|(?:give me )?(?:some )?examples? of (?:questions|what i can ask))\W*$/,
    text: "Anything from an ordinary week. For example:\n\n1. “I make $2,900 and don't know where it goes.”\n2. “My sister borrows money and never pays it back. What do I say?”\n3. “I lie awake at three every night.”\n4. “How do I ask my boss for a raise?”\n5. “I keep putting off my taxes.”\n6. “I had a bad day.”\n\nOne sentence is enough, and then I ask on. With figures, dates and persons in it, the answer gets better.\n\n**One next step:** finish this line: “What I'd like to be easier is …”\n\nWhat would you put there?",
  },
  {
    id: "meal-prep",
    topic: "meal-planning",
    ask: ask(
      String.raw`(?:how (?:do|can|should|to) (?:i |we |you )?|help me(?: with| to)? |(?:i )?want to |(?:the )?best way to |start )?(?:start )?meal ?prep(?:ping)?(?: (?:on|for|with|when|in|at|cheap|ideas|plan|budget|a|my|the|one|two|three|four|\d+|people|person|week|family|beginners?|work|lunch(?:es)?|small|tight|home|hours?|minutes?|easy|healthy|cheaply|low))*|(?:i don'?t know how to|never) meal ?prep(?:ped)?`,
    ),
    text: "Cook parts, not finished meals; they keep better and don't bore you. One round a week:\n\n1. A pot of rice or pasta, about a third of a cup dry for each person and meal. Cool the rice within an hour.\n2. A tray of vegetables: potatoes, carrots, onions, frozen broccoli, oil and salt, 425 °F, 30 minutes.\n3. One protein: beans or lentils, eggs, or chicken thighs on a second tray.\n4. One strong sauce: peanut, tomato, or yogurt with garlic.\n\nMix them each day: bowl, wrap, fried rice, soup. Eat it within three to four days, the rice sooner, and freeze the rest. Rice, beans, eggs, cabbage, carrots and oats are the cheapest.\n\n**One next step:** choose one of each of the four, and buy only those.\n\nHow many eat with you, and how long do you have?",
  },
  {
    id: "meal-plan-week",
    topic: "meal-planning",
    ask: made(
      String.raw`(?:an?|the|my|out)? ?(?:good |simple |healthy |easy |cheap |weekly |week(?:'s)? |budget |7[- ]day |new |family |vegetarian )*(?:meal ?plans?|menu|dinner plan|meals?|meal schedule)(?: (?:for|on|of)(?: \w+){1,6})?|how (?:do|can|should) (?:i|we) (?:make a )?(?:meal )?plan (?:my |our |the )?(?:meals|dinners|food)?(?: for (?:the|a) week)?`,
      String.raw`(?:\W+(?:please|pls|this week|next week))*\W*$`,
    ),
    text: "Here is a week of simple dinners that share ingredients, so little is wasted:\n\n1. Monday: pasta with tomatoes, garlic and beans.\n2. Tuesday: fried rice with eggs and frozen vegetables.\n3. Wednesday: baked potatoes, cottage cheese, salad or cabbage.\n4. Thursday: lentil or bean soup with bread; cook double.\n5. Friday: wraps with eggs or chicken, and the rest of the vegetables.\n6. Saturday: one tray with potatoes, carrots and sausage or chickpeas.\n7. Sunday: what is left.\n\nBreakfast is oats or eggs, lunch is last night's dinner. The [meal planner](/lifestyle) turns it into a list within your sum.\n\n**One next step:** strike what nobody likes, and look at what you have at home already.\n\nFor how many people, and is there anything you don't eat?",
  },
  {
    id: "work-life-balance",
    topic: "work-boundary",
    ask: /\bwork[- /]*(?:and[- ]|to[- ])?life[- ]balance\b|\bbalanc\w+ (?:between )?(?:my )?(?:work|job|career) (?:and|with|\/) (?:my )?(?:life|private life|free time)\b|\bbalance (?:between|in) (?:my )?(?:work|life)\b/,
    text: "It is less a balance than a few lines that hold. Three of them do most of it:\n\n1. A fixed end: one hour at which work stops, with the laptop closed and notifications off. Tell people: “I'm offline after six; I'll answer at nine.”\n2. Two evenings a week with something in them already, a class or a person, so that work can't fill them.\n3. One thing less: say no to, hand over or shorten one task each week.\n\nIf the amount itself is impossible, that is a talk with your boss about what to drop, and no question of your will.\n\n**One next step:** choose the hour, and block it in the calendar from tomorrow on.\n\nHow many hours is it now, and what suffers most?",
  },
  {
    // mayoclinic.org: headache, when to see a doctor; medication overuse headache
    id: "headaches-often",
    topic: "health-worry",
    ask: /^(?![^]*\b(?:worst|sudden\w*|stiff|fever|numb\w*|weak\w*|slurr\w*|vision|fell|hit my head|pregnan\w*|concussion|vomit\w*)\b)[^]*\b(?:headaches?|head hurts|migraines?)\b[^.!?]{0,30}\b(?:every ?day|daily|all the time|constant\w*|often|a lot|for (?:days|weeks|two weeks|a week|months)|most days|always|again and again|keeps?|lately|since)\b|\b(?:constant|daily|frequent|bad|always (?:have|get)|keep getting) (?:headaches?|migraines?)\b/,
    text: "That wears anyone down, and a headache on most days belongs to a doctor; call this week and ask for an appointment. Go now, or call 911, if it came like a blow, if it is the worst of your life, or with fever and a stiff neck, weakness, trouble speaking or seeing, or after a fall.\n\nUntil then write down for each day: when, how strong from 1 to 10, sleep, meals, coffee, screen, and what you took. Pain pills on more than two or three days a week can keep headaches going by themselves, so ask the pharmacist about yours. Water, regular meals and sleep at fixed hours help many people.\n\n**One next step:** call for the appointment, and begin the list today.\n\nSince when is it like that, and what changed around then?",
  },
  {
    id: "cant-switch-off",
    topic: "overthinking",
    ask: /^(?![^]*\b(?:baby|toddler|kids?|snor\w*|pain|noise|neighbors?|money|debts?|rent|bills?|loans?)\b)[^]*\b(?:can'?t|cannot|trouble|hard time|difficulty|problems|struggl\w+)(?: \w+){0,2} (?:sleep(?:ing)?|fall(?:ing)? asleep)\b[^.!?]{0,15}\b(?:because|cause|cuz|since|as|thinking)\b(?! of\b)[^.!?]{0,15}\b(?:think\w*|thoughts?|mind|head|brain|worr\w+|overthink\w*|rac\w+)\b[^.!?]{0,30}\W*$|^\W*(?:(?:but|and|good ?night|help|so)\W+)*(?:i )?(?:just |really |still )*(?:can'?t|cannot|cant|don'?t know how to|struggle to|never) (?:seem to )?(?:switch|turn|shut) (?:off|down|my (?:brain|mind|head|thoughts) (?:off|down))(?: (?:at night|after work|in the evening|from work|anymore|tonight|my brain|my mind))*\W*$|\bhow (?:do|can) i (?:switch|shut|turn) (?:off|down|my (?:brain|mind|head))(?: off| down)?(?: (?:at night|after work|in the evening|from work|tonight))*\W*$/,
    text: "Your head goes on because it is afraid of forgetting something. So give it a place for it:\n\n1. Ten minutes with paper: everything open, one line each, and beside it the day on which you'll look at it.\n2. Write down the first task of tomorrow, and close the page. Say it: “That's it for today.”\n3. Then something for hands or body: shower, dishes, a walk, stretching. Not a screen.\n4. In bed ten slow breaths, out longer than in.\n\nIf a thought comes back, it gets one word on the paper, and no answer tonight.\n\n**One next step:** take a sheet now and write for ten minutes.\n\nWhat is the first thing that would stand on it?",
  },
  {
    id: "motivated-to-clean",
    topic: "clean-home",
    ask: /\b(?:get (?:\w+ )?motivated|be motivated|motivate myself|motivation tips|how (?:do|can) i (?:get|force|make|bring) myself|make myself)\b[^.!?]{0,20}\b(?:clean\w*|tidy\w*|declutter\w*|do (?:the )?(?:dishes|laundry|housework|chores))\b/,
    text: "Don't wait for the wish to clean; it mostly comes after five minutes. Make the beginning tiny and the end certain:\n\n1. Set a timer for ten minutes and put on three loud songs.\n2. Trash first, in one bag. Then everything that belongs in the sink. Then one surface, wiped.\n3. When it rings, stop. You may go on, and you don't have to.\n\nThe same ten minutes every day, after dinner or before the shower, keep a home decent. Company helps: a friend on the phone, or one invited for Saturday.\n\n**One next step:** start the timer now, and take the bag.\n\nWhich room bothers you most?",
  },
  {
    id: "more-discipline",
    topic: "keep-a-habit",
    ask: /^(?![^]*\b(?:kids?|child\w*|sons?|daughters?|toddler|teen\w*|employees?|dog|spend\w*|money|i?phone|screen)\b)[^]*(?:\b(?:more|better|get|build|have|gain|no|lack\w*|need|develop|improve)\b[^.!?]{0,12}\b(?:self[- ]?)?(?:discipline|willpower|self[- ]control)\b|\b(?:be(?:come)?|being|stay|get) (?:more )?(?:self[- ]?)?disciplined\b|\bhow (?:do|can) i discipline myself\b)/,
    text: "Discipline is mostly arrangement. People who seem to have a lot of it rarely have to resist; they set things up so that the right thing is the easy one.\n\n1. Choose one thing, and one fixed moment: “after coffee, at the kitchen table”.\n2. Make it small enough for your worst day: five minutes count.\n3. Prepare it the evening before: shoes out, file open, phone in another room.\n4. Decide the excuse in advance: “If I'm tired, I do two minutes.”\n5. Miss once, go on. Never twice in a row.\n\nAfter two weeks make it a little longer.\n\n**One next step:** name the one thing and its moment, and set it up tonight.\n\nWhat do you want the discipline for?",
  },
  {
    id: "what-i-want",
    topic: "purpose",
    ask: /^(?![^]*\b(?:this relationship|marriage|him|her|to eat|for dinner|for (?:my birthday|christmas)|to die)\b)\W*(?:(?:i|and|but|so|honestly)\W+)*(?:really |just |still |even )*(?:(?:don'?t|dont|do not|never) (?:really |even |actually )*know|have no (?:idea|clue)|am not sure|'?m not sure|no idea) what (?:i|to) (?:really |actually |even )*(?:want|do)(?: (?:to be|from|in|out of|of|for|my|life|myself|anymore|at all|next|a career))*\W*$|\bhow (?:do|can) i (?:find out|figure out|know|discover) what i (?:really |actually )?want\b|\bfind(?:ing)? (?:my|a|your|the|some) (?:true |life |life'?s |own )*(?:purpose|passion|calling|meaning|direction|path|why)\b|\bwhat(?:'?s| is) (?:my|the) (?:purpose|meaning|point) (?:of|in) (?:my )?life\b|\bpurpose in life\b/,
    text: "Most people don't find it by thinking. It shows up in small things you try, so look for traces instead of an answer:\n\n1. Write down five moments in which time flew, or you felt of use. What do they share: people, making something, being outside, solving?\n2. Write down what makes you envious, and what you would fight for. Both point somewhere.\n3. Try three things, one hour each, in the next three weeks: a visit, a class, a volunteer shift, a talk with someone who does it.\n\nAfter each one ask only: more energy, or less? Go toward more. You don't have to choose for life, only for the next three months.\n\n**One next step:** write the five moments tonight; single words are enough.\n\nWhich moment comes to mind first?",
  },
  {
    id: "love-myself",
    topic: "grow-confidence",
    ask: /\b(?:lov(?:e|ing)|(?<!feel )(?<!feeling )(?<!felt )like|accept(?:ing)?|be kind(?:er)? to|be nicer to|appreciate|value|respect|believe in) (?:my ?self|who i am)\b|\bself[- ]love\b/,
    text: "You don't have to feel it first. Treat yourself for a while the way you treat someone you like, and the feeling follows slowly. In practice that is:\n\n1. Talk: when you catch a harsh sentence, say what you would say to a friend in the same spot.\n2. Care: sleep, food and the doctor's appointment, as if you were in charge of someone.\n3. Limits: one no each week to something that costs you too much.\n4. Proof: each evening one line, “Today I did …”, however plain.\n\nIf the harsh voice comes from early years, a therapist is good help with it.\n\n**One next step:** write tonight's line, and one sentence you would say to a friend like you.\n\nWhat do you say to yourself most often?",
  },
  {
    id: "jealous-of-friend",
    topic: "comparing",
    ask: /^(?![^]*\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|gets?|is) (?:is |so |gets? |always )*jealous\b|\W*jealous friends?\W*$|[^]*\bjealous of (?:my other|his|her)\b)[^]*\b(?:jealous|envious|envy)\b[^.!?]{0,12}\b(?:of )?(?:my |a |her |his |our |all my |other |other people'?s )*(?:best )?(?:friend|friends|sister|brother|cousin|coworker|colleague|neighbor|neighbour|classmate|people|others|everyone|success|life)\b|^\W*i'?m (?:so |really )?(?:jealous|envious) of (?:other people|everyone|others|people)\b/,
    text: "Envy is ordinary, and it doesn't make you a bad friend. It says: I'd like something of that, too. So use it:\n\n1. Be exact. What is it you want: the thing itself, the safety behind it, being seen, or the person beside them?\n2. Look at the price and the start they had; you see the result, not the years or the help.\n3. Take one small step toward your own version, with a number and a date.\n\nWith them, one honest sentence frees you: “I'm happy for you, and a little envious. Tell me how you did it.” For a few weeks you may also look less at their posts.\n\n**One next step:** finish the line: “What I'd really like is …”\n\nWhat would you put there?",
  },
  {
    // dietaryguidelines.gov: estimated calorie needs; niddk.nih.gov/bwp
    id: "calories-day",
    topic: "lose-weight",
    ask: /^(?![^]*\b(?:anorexi\w*|bulimi\w*|purg\w*|starv\w*|binge\w*|pregnan\w*|breastfeed\w*|(?:[3-9]\d{2}) calories)\b)[^]*\bhow many calories (?:should|do|can|must|would) (?:i|you|a (?:woman|man|person)|we)\b/,
    text: "The official estimates for adults are wide: about 1,600 to 2,400 a day for women and 2,000 to 3,000 for men, less when older or sitting most of the day, more when taller or active. For your own figure use the free Body Weight Planner at niddk.nih.gov/bwp, with age, height, weight and your date.\n\nGo slowly, at one to two pounds a week at most, and not below what it shows without a doctor. You can also do it without counting: half of the plate vegetables, a quarter protein, a quarter rice, bread or potatoes, and water instead of sweet drinks.\n\nIf counting ever begins to rule your day, stop and tell a doctor.\n\n**One next step:** fill in the planner, or change one plate today.\n\nDo you like counting, or does it stress you?",
  },
  {
    // nimh.nih.gov: mental health medications
    id: "antidepressants",
    topic: "find-therapist",
    ask: /^(?![^]*\b(?:stop(?:ped|ping)?|quit|mix\w*|alcohol|double|dose|dosage|mg|skip\w*|missed|overdos\w*|pregnan\w*|together)\b)[^]*\b(?:should|do) i (?:take|start|try|need|go on|get)\b[^.!?]{0,15}\b(?:antidepressants?|anti[- ]depressants?|ssris?|zoloft|lexapro|prozac|sertraline|anxiety (?:meds|medication|pills)|medication for (?:anxiety|depression))\b/,
    text: "That is a decision for you and a doctor, and it's a good question to bring. What usually decides: how long it has lasted, whether it keeps you from work, sleep or people, and whether therapy alone has helped enough. Many people do best with both. They mostly need four to eight weeks to work fully, and the first one isn't always the right one.\n\nAsk: “What do you expect it to change, and by when? Which side effects are common at the start? How would we stop it later? What would therapy do instead?” Never begin or stop one on your own. If thoughts of dying come, now or on a new medicine, call 988 at once.\n\n**One next step:** write those questions down, and ask for an appointment.\n\nWhat has it been like lately, and for how long?",
  },
  {
    id: "find-a-therapist",
    topic: "find-therapist",
    ask: /^(?![^]*\b(?:couples?|marriage|my (?:son|daughter|kids?|child|teen))\b)[^]*(?:\b(?:how|where) (?:do|can|could|should|would) i (?:even |best )?(?:find|get|look for|choose|pick|start (?:looking for|finding)) (?:an? |the right |a good |a cheap |an affordable |free )*(?:therapist|counselor|psychologist|therapy|counseling)\b|^\W*(?:find|finding) (?:me )?a (?:good )?therapist\b)/,
    text: "Four ways, the fastest first:\n\n1. The number on your insurance card: “Please give me three therapists near me who take new patients and my plan.”\n2. The therapist finder of Psychology Today: filter by zip code, insurance, topic, online or in person.\n3. Your job: many have an assistance program (EAP) with a few free talks; HR knows.\n4. Without insurance or with little money: 1-800-662-4357 names places near you, Open Path Collective has lower prices, community clinics and universities go by income.\n\nWrite to three at once: “I'm looking for help with [one word]. Do you have room, and what does it cost?” After two or three talks you may change; feeling safe with the person matters most.\n\n**One next step:** make the list of three names today.\n\nInsurance, low cost, or online: which matters most?",
  },
  {
    // apa.org; samhsa.gov
    id: "see-therapist",
    topic: "find-therapist",
    ask: /^(?![^]*\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|child|mom|dad|mother|father|friend)|couples?|marriage|we)\b)[^]*(?:\b(?:should|do|would|could) i (?:really |even |maybe |just |also )*(?:see|get|need|go to|try|talk to|start|find|have|look for)\b[^.!?]{0,15}\b(?:therap\w+|counsel\w+|psycholog\w+|psychiatrist|shrink|professional(?: help)?)\b|\b(?:is it|would it be) (?:time|worth|good|smart) (?:it )?(?:for|to)\b[^.!?]{0,12}\b(?:therap\w+|counsel\w+)\b|\bwhen should (?:i|someone|you)\b[^.!?]{0,15}\b(?:therap\w+|counsel\w+)\b)/,
    text: "Yes, if one of these is true: it has lasted two weeks or more, it keeps you from sleep, work or people, you go round the same thing again and again, or the ones close to you worry. One first talk commits you to nothing.\n\nHow to find one:\n\n1. The number on your insurance card: “Please give me three therapists who take new patients.”\n2. The therapist finder of Psychology Today, filtered by insurance and topic.\n3. Without insurance: 1-800-662-4357, free; Open Path Collective for lower prices; a university clinic; your job's assistance program (EAP).\n\nWrite to three at once; many have waits.\n\n**One next step:** send the first message today: “I'm looking for help with [one word]. Do you have room?”\n\nWhat would you want to talk about first?",
  },
  {
    id: "calm-now",
    topic: "stress",
    ask: /^(?![^]*\b(?:baby|kid|kids|child|son|daughter|toddler|dog|wife|husband|him|her|them|chest)\b)\W*(?:(?:please|help|i need to know|tell me|quick|so|ok(?:ay)?)\W+)*(?:how (?:do|can|could|should) i (?:quickly |best |just )?(?:calm (?:myself )?down|calm my (?:mind|nerves|body|head|self|anxiety)|relax|get calm(?:er)?|ground myself|stop (?:shaking|panicking|freaking out))|(?:i )?(?:need|want|have) to (?:calm (?:myself )?down|relax|unwind)|help me (?:calm down|relax)|calm me down|what helps (?:me )?(?:to )?(?:calm down|relax))(?: (?:fast|quickly|quick|right now|now|in the moment|when i'?m (?:anxious|stressed|angry|nervous|upset)|myself|please|tonight|at night))*\W*$/,
    text: "Do this now; it takes two minutes:\n\n1. Breathe out slowly, longer than you breathe in: in for four, out for six to eight. Ten times.\n2. Cold water on your face or wrists, or hold something cold.\n3. Feet flat on the floor, and name aloud five things you see.\n4. Tense both fists for five seconds and let go. Three times.\n\nThe long breath out slows the heart, and the rest gives the head something plain to do. It peaks within some minutes and goes down. Comfort Mode on the [wellness page](/mental-health) counts for you.\n\n**One next step:** start with ten long breaths out, then write to me.\n\nHow strong is it now, from 1 to 10, and what set it off?",
  },
  {
    id: "more-water",
    topic: "keep-a-habit",
    ask: /\b(?:drink|drinking) (?:more|enough) water\b|\b(?:forget|remember) to drink(?: (?:more|enough))?(?: water)?\b|\bnever drink (?:enough )?water\b/,
    text: "Tie it to things you do anyway, so that you don't have to remember:\n\n1. A glass after getting up, and one with each meal. That is four.\n2. A bottle where you work, in sight. Empty by lunch, filled again, empty by the end of work.\n3. One glass when you come home.\n\nThat is enough for most people; six to eight glasses of any drink a day, more in heat or with sport. Pale yellow is a good sign. Lemon, mint or sparkling water count, too. With heart or kidney trouble ask your doctor about the amount.\n\n**One next step:** fill one bottle now and put it beside you.\n\nWhen in the day do you drink least?",
  },
  {
    id: "read-more",
    topic: "keep-a-habit",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|and)\W+)*(?:how (?:do|can|could|should) i |i (?:want|would like|need|'d like) to |i wish i |get (?:back )?into |help me )*(?:start |get (?:back )?into |learn to )?read(?:ing)? (?:more(?: books?)?|books(?: again)?|again|every day|daily)\b/,
    text: "Make the book nearer than the phone, and the aim very small:\n\n1. Two pages a day, in bed or with coffee. Two pages always work, and most days become ten.\n2. The book lies where your hand goes: pillow, kitchen table, bag. The phone charges in another room.\n3. Take something you enjoy, not something you ought to read. After fifty dull pages you may put it away.\n4. Audiobooks count; your library has them free in the Libby app.\n\nTen pages a day are about twelve books a year.\n\n**One next step:** choose the book, and put it on your pillow now.\n\nWhat did you last read with pleasure?",
  },
  {
    id: "less-sugar",
    topic: "eat-better",
    ask: /^(?![^]*\b(?:blood sugar|diabet\w*|insulin|pregnan\w*|kids?|son|daughter|child\w*|binge\w*|crush|saga)\b)[^]*(?:\b(?:stop|quit|cut|reduce|less|avoid|give up|addicted to|cutting|eat(?:ing)? (?:way |far |so )?too much|eat so much|crav\w+|without)\b[^.!?]{0,20}\b(?:sugar|sweets|candy|chocolate|desserts?)\b|\b(?:sugar|chocolate|sweet) (?:addict\w*|cravings?|tooth)\b)/,
    text: "You don't have to stop all at once; one fixed place for it is easier to keep than a ban.\n\n1. Drinks first: soda, juice and sweet coffee are the largest part for most people. Water, sparkling water or tea with lemon instead.\n2. Eat enough before: protein at breakfast and lunch (eggs, yogurt, beans) takes away most of the craving in the afternoon.\n3. After dinner one small portion, in a bowl, sitting down. The rest is not in the house.\n4. For the craving: fruit with plain yogurt, a few nuts, a square of dark chocolate, brush your teeth. It passes in about fifteen minutes.\n\nAfter two or three weeks sweet things taste sweeter.\n\n**One next step:** swap the first sweet drink tomorrow.\n\nWhen does it get you: afternoon, after dinner, or under stress?",
  },
  {
    id: "stress-and-sleep",
    topic: "sleep-better",
    ask: /^(?![^]*\b(?:emails?|mon(?:e)?y|bills?|rent|debts?|kids?|baby|husband|wife|snor\w*|shifts?|nights)\b)(?=[^]*\b(?:stress\w*|anxi\w*|worr(?:y|ied|ying|ies)|deadlines?|work|job|boss|exam)\b)[^]*\b(?:can'?t|cannot|cant|can not|couldn'?t|not|barely|hardly|trouble|don'?t|dont) (?:fall(?:ing)? |get(?:ting)? (?:any |to )?|really )?(?:asleep|sleep(?:ing)?)\b/,
    text: "Worry keeps the body on alarm, and then sleep can't come, however tired you are. Two things help tonight, in this order.\n\n1. Before bed, at the table: ten minutes with paper. Each worry in one line, and beside it the next small step and its day. Close the page.\n2. In bed: breathe out longer than in, ten times. If you are still awake after about twenty minutes, get up, sit in dim light with something dull, and go back when you're sleepy. No clock, no phone.\n\nTomorrow get up at your usual time, whatever the night was. One bad night is unpleasant, and it passes.\n\n**One next step:** put paper and pen on the table now, and the phone in another room.\n\nWhich worry is the loudest when the light is out?",
  },
  {
    id: "start-running",
    topic: "start-exercise",
    // nhs.uk: Couch to 5K
    short:
      "Ten minutes of walking, and in the middle of it one minute of slow jogging. Three days a week; each week one jogging minute more.\n\nWhich day is the first?",
    ask: /^(?![^]*\b(?:late|away|out|business|for office|water|errands|nose|injur\w*|pain|hurts?|pregnan\w*)\b)[^]*\b(?:how (?:do|can|should) i |want to |i'd like to |wanna |going to |try(?:ing)? to |help me )(?:start |begin |get into |learn to |take up |go )*(?:run(?:ning)?|jog(?:ging)?|a 5 ?k|couch to 5 ?k)(?: (?:again|regularly|outside|a 5 ?k|5 ?k|more|as a beginner|but|to lose weight)\b|\W*$)/,
    text: "Begin slower than you think, and by turns. Three days a week, never two in a row:\n\n1. Weeks 1 and 2: five minutes of brisk walking, then eight times one minute of slow jogging and a minute and a half of walking.\n2. Weeks 3 and 4: three minutes of jogging, two of walking, five times.\n3. Weeks 5 to 9: five, eight, then twenty minutes in one go.\n\nThe free Couch to 5K plan works like this and takes nine weeks for most people; repeating a week is fine. You should be able to talk while you jog. With chest pain, a heart condition or dizziness see a doctor first.\n\n**One next step:** put the first twenty-five minutes on a day this week.\n\nWhich three days would work?",
  },
  {
    id: "how-often-exercise",
    // health.gov: Physical Activity Guidelines for Americans
    topic: "start-exercise",
    ask: /\bhow (?:often|many (?:times|days|hours|minutes)|much|long)\b[^.!?]{0,20}\b(?:work(?:ing)? ?out|exercis\w+|train(?:ing)?|go to the gym|cardio|lift(?:ing)?(?: weights)?)\b/,
    text: "The official aim for adults is 150 minutes a week of movement that makes you breathe harder, and muscles on two days. That is thirty minutes on five days, or twenty-two every day; walking fast counts.\n\nAs a beginner start with three days:\n\n1. Monday: 20 minutes of brisk walking.\n2. Wednesday: 15 minutes of strength: squats to a chair, push-ups against a wall, a plank, ten each, two rounds.\n3. Saturday: 30 minutes of walking, cycling or swimming.\n\nAdd five minutes a week. Sore for a day or two is normal; sharp pain means stop.\n\n**One next step:** put those three dates into the calendar.\n\nWhat do you do now in a usual week?",
  },
  {
    // cdc.gov: losing weight
    id: "lose-weight-how",
    topic: "lose-weight",
    ask: /^(?![^]*\b(?:anorexi\w*|bulimi\w*|purg\w*|starv\w*|fast(?:ing)?|binge\w*|pills?|ozempic|wegovy|laxatives?|pregnan\w*|postpartum|baby|dog|cat|my (?:son|daughter|child|kid|husband|wife)|underweight)\b)\W*(?:(?:hi|hello|so|ok(?:ay)?|please)\W+)*(?:how (?:do|can|could|should|to) (?:i |you )?(?:best |finally |actually |safely )*(?:lose|drop)|(?:i )?(?:really |just )*(?:want|need|would like|'d like|have|am trying|'m trying|wanna) (?:to )?(?:lose|drop)|help me(?: to)? lose|(?:tips|advice|best way) (?:for|to|on) (?:lose|losing)) (?:some |a bit of |a little |the |my |belly |\d+ (?:pounds|lbs|lb|kilos|kg) ?(?:of )?)*(?:weight|fat|belly|pounds|lbs)?(?: (?:without (?:a )?(?:diet|dieting|exercise|the gym|counting calories|starving)|naturally|safely|fast|quickly|as fast as possible|for good|and keep it off|before (?:summer|the wedding)|again|healthily|in a healthy way|at home))*\W*$/,
    text: "What lasts is a few small changes you can keep, not a diet. One to two pounds a week is the pace that mostly stays off.\n\n1. Drinks: water, tea or black coffee instead of soda, juice and sweet coffee.\n2. Plate: half of it vegetables, a quarter protein, a quarter rice, bread or potatoes. Seconds only of the vegetables.\n3. Snacks: decide one a day beforehand, in a bowl; the rest is not in the house.\n4. Move: twenty to thirty minutes of brisk walking, most days.\n5. Sleep seven hours; tired bodies ask for sugar.\n\nStart with one of them for two weeks. With illness or medicines ask your doctor first.\n\n**One next step:** choose the number that is easiest for you, and begin at the next meal.\n\nWhich of the five is furthest off right now?",
  },
  {
    id: "anxiety-night",
    topic: "overthinking",
    ask: /\b(?:anxi\w+|panick\w*|worr\w+|nervous)\b[^.!?]{0,20}\b(?:at|every|in the|during the) (?:night|evening|bedtime)\b|\bnight(?:time)? anxiety\b|\b(?:at|every) night\b[^.!?]{0,15}\b(?:anxi\w+|worr\w+)\b/,
    text: "At night there's nothing to do about a worry, so it only grows. Two parts help: one before bed, one in it.\n\nBefore: fifteen minutes in the early evening with paper. Each worry in one line, beside it “can do something” or “can't”, and for the first kind one step with a day.\n\nIn bed: hand on the belly, in for four, out for six to eight, ten times. Then name five things in the room. If you're still wide awake after twenty minutes, get up and sit in dim light until you are sleepy. Coffee ends at noon.\n\nIf it comes on most nights for some weeks, tell a doctor; it's very treatable.\n\n**One next step:** write tonight's lines before eight.\n\nWhat is the first thought when it starts?",
  },
  {
    id: "better-person",
    topic: "goals",
    ask: /\b(?:be(?:come|ing)?|be) (?:a )?(?:better|kinder|nicer|good) (?:person|human|man|woman|version of myself)\b|\b(?:improve|work on|develop|better) myself\b|\bgrow as a person\b|\bself[- ](?:improvement|development|growth)\b|\bbest version of myself\b/,
    text: "A good wish, and it gets real when you choose one place and one person. Being better in general can't be practiced; this can:\n\n1. Pick one trait for a month: patience, keeping promises, listening, honesty, calm.\n2. Pick the moment where it fails most, such as mornings with the kids or answers to your partner.\n3. Decide the other behavior in one sentence: “When I get loud, I leave the room for two minutes.”\n4. In the evening one line: did it happen, yes or no? And if you hurt somebody, say sorry the same day.\n\nSmall and repeated is what people notice.\n\n**One next step:** write the trait, the moment and the sentence.\n\nWhich moment would you most like to do differently?",
  },
  {
    id: "less-lazy",
    topic: "motivation",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|but|and|honestly)\W+)*(?:how (?:do|can|could|should) i (?:stop|not|quit) (?:be(?:ing)? )?(?:so )?lazy|(?:why am i|i'?m|i am|i feel|i'?m just|i'?m being|i'?ve been) (?:so |just |really |too |very |being )*lazy|how (?:do|can) i (?:get|be) less lazy|stop being lazy)(?: (?:all the time|lately|anymore|at home|these days|and (?:start|do|get) (?:\w+ ?){1,3}))*\W*$/,
    text: "Lazy is rarely the right word. Mostly it is one of three: tired, unclear about the first step, or afraid it won't be good. Each has its own answer:\n\n1. Tired: sleep and food first, and a smaller day.\n2. Unclear: write the next move so that a stranger could do it: “open the file, write the date”.\n3. Afraid: do it badly on purpose for ten minutes.\n\nThen use a fixed start: after coffee, timer for ten minutes, phone in another room. Before you sit on the couch, not after. You may stop when it rings.\n\n**One next step:** choose one task, write its first move, and start the timer.\n\nWhich of the three is it mostly for you?",
  },
  {
    id: "start-confidence",
    topic: "grow-confidence",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|and)\W+)*(?:how (?:do|can|could|should|to) (?:i |you )?|i (?:want|need|would like|wish i could|'d like) (?:to )?|help me(?: to)? |tips (?:for|to) )(?:be(?:come)?|get|feel|build|gain|have|improve|boost|grow|develop|find|being|building|becoming)(?: (?:up|my|some|more|a|back|self|in|with|to|be|feel|little|bit|much))* ?(?:self[- ]?)?(?:confiden(?:t|ce)|esteem|assertive)(?: (?:in (?:myself|general|life)|about myself|again|person|as a person|myself|with people|around (?:people|others)|at work|in social situations|with (?:women|men|girls|guys)))*\W*$/,
    text: "Confidence comes after doing, in small amounts; it can't be waited for. Four weeks of this show a difference:\n\n1. One small brave thing a day: ask a question, say your opinion first, call instead of text.\n2. Stand and speak slower than you feel: both feet on the floor, the first sentence prepared.\n3. In the evening write what you dared, not how it went.\n4. Answer the harsh voice as you would answer for a friend: “That's not the whole picture. I also …”\n\nIt will feel shaky each time, and that means it is working.\n\n**One next step:** choose tomorrow's brave thing now, one that takes under a minute.\n\nWhere do you need it most: at work, with people, or about your looks?",
  },
  {
    id: "new-goals",
    topic: "goals",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|and|please)\W+)*(?:how (?:do|can|could|should|to) (?:i |you )?(?:best )?(?:set|make|reach|achieve|write|keep|stick to)|(?:i )?(?:want|need|would like|'d like) to (?:set|make|reach|achieve|write)|help me(?: to)? (?:set|make|reach|achieve|write|with)|i need(?: help with)?|setting)(?: (?:some|my|new|good|better|realistic|smart|life|personal|yearly|weekly|a|few|year'?s|the|year|financial))* (?:goals?|resolutions?)(?: (?:for|in|this|next|the|new|year|month|life|myself|my life|and (?:reach|keep|achieve|stick to) (?:them|it)|2\d{3}))*\W*$/,
    text: "Take one goal for the next four weeks, and make it exact. A good one names what, how often, and until when:\n\n1. Not “get fit”, but “walk 20 minutes on Monday, Wednesday and Saturday until the end of the month”.\n2. Not “save”, but “$25 to savings on each payday”.\n3. Not “read more”, but “two pages in bed each night”.\n\nThen add two lines: what will get in the way, and what you do then (“If it rains, I climb stairs”). On Sunday look for five minutes: done, or make it smaller. The other goals wait on a list.\n\n**One next step:** write your one goal in that form.\n\nWhich goal would make the others easier?",
  },
  {
    id: "what-mindfulness",
    topic: "meditation",
    ask: /^\W*(?:(?:so|hi|ok(?:ay)?)\W+)*(?:what(?:'?s| is| does)|explain|tell me about) (?:this )?(?:mindfulness|meditation|being mindful)(?: (?:mean|exactly|about|all about|even))*\W*$|^\W*(?:how (?:do|can|should|to) (?:i |you )?|i (?:want|would like) to |help me(?: to)? |teach me(?: how)? to |start(?:ing)? )(?:start |begin |learn (?:to )?|practice |try |do |get into )*(?:meditat\w+|mindfulness|be (?:more )?mindful)\W*$/,
    text: "It means noticing what is there right now, a breath, a sound, a thought, without having to change it. You don't have to empty your head; drifting off and coming back is the exercise.\n\nTry it once, three minutes:\n\n1. Sit with both feet on the floor, eyes half closed, timer on.\n2. Feel the breath at one spot, nose or belly, and count from one to ten.\n3. When you notice you are somewhere else, say “thinking”, and begin again at one. Ten times is normal.\n\nThe same minutes every day matter more than long ones. If closing your eyes brings bad pictures, keep them open and walk instead.\n\n**One next step:** do the three minutes now, or with the circle in [Comfort Mode](/mental-health).\n\nAt which moment of the day could it have its place?",
  },
  {
    id: "feels-lonely-first",
    topic: "keep-friends",
    ask: /^\W*(?:(?:hi|so|ok(?:ay)?|well)\W+)*(?:how (?:do|can|could|should) i (?:stop (?:being|feeling) (?:so )?(?:lonely|alone)|feel less (?:lonely|alone)|deal with (?:loneliness|being (?:lonely|alone))|cope with loneliness)|how to (?:deal with|fight|overcome) loneliness)\W*$/,
    text: "Loneliness shrinks with small, repeated contact, more than with one big evening. Three things for this week:\n\n1. One message to somebody you used to like: “I thought of you today. How are you?” It needs no reason.\n2. One place where the same people meet every week: a class, a choir, a walking group, a volunteer shift. Go four times before you judge it.\n3. Small faces daily: the same café or park at the same hour, and hello by name.\n\nEvenings are the worst, so put one of them there. If it gets very dark, 988 is there by call or text.\n\n**One next step:** send that one message in the next ten minutes.\n\nWhose name came up first?",
  },
  {
    id: "bare-question",
    topic: "sort-priorities",
    notAfter: anyMatter,
    ask: /^\W*(?:why|what|how|where|when|who|huh|hm+|um+|so|well|and|maybe|perhaps|not sure|test(?:ing)?|nothing|something|anything|stuff|things|life)\W*$/,
    text: "That's a short one, so let me help with the beginning. You can finish one of these lines, and I take it from there:\n\n1. “Today I was annoyed that …”\n2. “I keep putting off …”\n3. “I'm worried about the money for …”\n4. “I'd like to say to [name] that …”\n5. “I'm tired because …”\n\nIt may be half a sentence. With a figure, a day or a name in it I can be more exact, and nothing has to be spelled right.\n\n**One next step:** choose one line and finish it in five words.\n\nWhich one fits today?",
  },
];

const withoutMatter: ReadonlySet<string> = new Set(["advice-about-what", "what-to-ask", "only-looking", "bare-question"]);
/** Answers to messages that name no matter: a talk has no subject after them. */
export const matterlessAnswers: readonly string[] = selfFirstAnswers.flatMap(({ id, text }) => (withoutMatter.has(id) ? [text] : []));
