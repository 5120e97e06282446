import type { FiguredAnswer } from "./coach.written.content.ts";

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|hm+|yes|yeah|no|thanks?|thank you|cool|great|please|pls|alright|now|just|maybe|honestly|i mean|actually|lol|ugh|um+)\W+)*`;
const asks = (inner: string, tail = String.raw`(?:\W+(?:please|pls|then|now|thanks|for me|today|instead|too|again|exactly|lol))*\W*$`) =>
  new RegExp(`${lead}(?:${inner})${tail}`);
const another = asks(
  String.raw`(?:(?:give|tell|show|send) me |have |do you have |got |can i (?:have|get) )?(?:another(?: (?:one|quote|joke|tip|affirmation|challenge|exercise|idea|prompt|question))?|one more|more(?: (?:of (?:those|them|that)|quotes|jokes|tips|affirmations|ideas))?|a (?:different|better|new|second) one|something (?:else|different|new)|(?:a )?next(?: one)?|different one)`,
);
const anxious = /^(?:calm-a-panic|overthinking|stress|health-worry)$/;
const routine = /^(?:get-up-mornings|keep-a-habit|plan-a-week|self-care)$/;
const low =
  /^(?:name-a-feeling|feel-stuck|winter-blues|keep-friends|make-friends|purpose|after-a-breakup|grieve|find-therapist|grow-confidence)$/;
const morning = /\bmorning (?:routine|one|ritual)\b|\ba morning\b|\bget up\b|\bmornings?\b/;

export const selfTurns: readonly FiguredAnswer[] = [
  {
    id: "looks-around",
    ask: asks(String.raw`(?:i'?m )?(?:just )?(?:looking|checking|trying|testing)(?: (?:around|this|it|you|out|things))*|just curious`),
    text: "Look around as long as you like. If you want to test me, type one of these: “Give me a challenge for today.” “Make me a morning routine. I leave at 7:30.” “I make $3,000 a month, how much could I save?” “What should I cook tonight? I have rice and eggs.”\n\nA real thing from this week works best, though, even a small one.\n\nWhich one would you try?",
  },
  {
    id: "sleep-hours-told",
    // aasm.org, cdc.gov: seven or more hours for adults
    of: /^(?:sleep-better|always-tired)$/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|\d+ hours?)(?: of sleep)? (?:enough|ok(?:ay)?|too (?:little|much|few)|bad|healthy|normal)|how (?:many hours|much)(?: of)?(?: sleep)? (?:do|should|does) (?:i|you|one|a person|an adult)(?: \w+){0,3}`,
    ),
    text: "Seven hours or more are right for most adults, and up to nine is fine. Less than that for one night does nothing; for weeks it costs mood, patience and weight, also where you feel used to it. A simple test: do you wake up without an alarm on a free day at about the same time, and stay awake in a dull meeting? Then it's enough.\n\nIf you're short, go to bed fifteen minutes earlier every three days.\n\n**One next step:** count back from your alarm: when would seven and a half hours begin?\n\nWhat keeps you up at that hour?",
  },
  {
    id: "bed-and-up-times",
    of: /^(?:sleep-better|always-tired|get-up-mornings)$/,
    ask: asks(
      String.raw`i (?:usually |always |only )?(?:go to (?:bed|sleep)|fall asleep|sleep)(?: only)? (?:at|around|from|after) (?:midnight|\d{1,2}(?::\d\d)?)(?: ?(?:am|pm))?(?: [^?]{0,40})?`,
      String.raw`\W*$`,
    ),
    text: "Then move it in small steps; a body clock follows about fifteen minutes every three days, and not two hours at once. Fix the getting-up time first and keep it on weekends, with daylight right after it. In the evening the lights go down and the phone leaves the room an hour before the new bedtime. If you lie there wide awake, get up again and wait for sleepiness.\n\nAfter two weeks you're about an hour earlier.\n\n**One next step:** set tonight's time fifteen minutes earlier.\n\nWhat do you do in the last hour now?",
  },
  {
    id: "wine-too-much",
    // dietaryguidelines.gov, niaaa.nih.gov
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol|glass\w*|vodka|whiskey)\b/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it) (?:\w+ )?(?:too much|a lot|bad|ok(?:ay)?|normal|a problem|alcoholi(?:sm|c)|dangerous|unhealthy)|am i (?:an alcoholic|in trouble|drinking too much|addicted)|do i have a (?:drinking )?problem|how much is (?:too much|ok(?:ay)?)`,
    ),
    text: "The usual limit is one drink a day for women and two for men, a glass of wine being five ounces, and days without; less is better. More than that most evenings raises blood pressure and spoils sleep. More telling than the number: do you drink more than you meant to, think about it during the day, need it to sleep, or hide it? Two yeses are a reason to talk to a doctor, or to 1-800-662-4357, free, day and night.\n\nWho shakes or sweats without it should not stop alone.\n\n**One next step:** choose two evenings this week without.\n\nWhich of those questions got a yes?",
  },
  {
    id: "hides-drinking",
    of: /^drink-or-gamble$/,
    ask: /\bi (?:\w+ )?(?:hide|hid|lie|lied)\b[^.!?]{0,15}\b(?:it|about it|drinking|bottles|from|to)\b/,
    text: "Hiding it is the part that makes it so lonely, and telling it is mostly the beginning of getting better. Choose a sober morning, and say it in three sentences: “I've been drinking more than you know. I hid it because I was ashamed. I want help with it, and I'd like you beside me.” Don't promise never again; promise the first call.\n\n1-800-662-4357 is free, day and night, and says which doctor or group is near. If you shake or sweat without it, don't stop alone.\n\n**One next step:** make that call first, and then tell it.\n\nHow much is it on an ordinary day?",
  },
  {
    id: "quit-or-stay",
    of: /^find-therapist$/,
    ask: asks(String.raw`should i (?:just )?(?:quit|stop|leave|change|switch|find (?:another|a new) one|go on)(?: [^?]{0,20})?`),
    text: "Not before you've said it once in the room; often that's the talk that changes something: “I've come for three months and don't feel it helps. What are we working on, and how would we notice?” If the answer is clear, give it four more sessions. If it's vague, or you don't feel safe or heard, change; that is common, and no therapist minds.\n\nLook for the next one before you stop, so that there's no gap.\n\n**One next step:** write that sentence down for the next appointment.\n\nWhat is missing: talk, tools, or trust?",
  },
  {
    id: "quit-boring-job",
    of: /^(?:motivation|boring-job|feel-stuck|change-career)$/,
    and: /\b(?:work|job|boss|office)\b/,
    ask: asks(
      String.raw`should i (?:just )?(?:quit|leave|resign|look for (?:another|a new|something else)(?: job)?|change jobs?)(?: [^?]{0,20})?`,
    ),
    text: "Not yet, and not before you have something else or six months of costs put aside. First find out what it is: the tasks, too little to do, the people, or you're worn out. Ask for one thing that would make it better: “I'd like to take on [task]; what could I hand over?” Give that six weeks. Meanwhile two applications or talks a week, calmly, while you're paid.\n\nIf it's the same after that, you leave well prepared.\n\n**One next step:** write down what you'd gladly do more of there.\n\nWhat was the last day that wasn't boring?",
  },
  {
    id: "no-equipment",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`(?:i have |with |and )?(?:no|without(?: any)?) (?:equipment|weights|gym|machines)(?: [^?]{0,20})?|(?:\d|two|three|four) (?:days|times)(?: a| per)? week(?:,? (?:at|from) home)?(?: [^?]{0,20})?|at home(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Three days, at home, with nothing but a chair and a wall, about 20 minutes each:\n\nA. Monday: chair squats 3 x 10, wall or table push-ups 3 x 8, plank 3 x 15 seconds.\nB. Wednesday: steps on a stair 3 x 10 each leg, bridge 3 x 12, bird dog 3 x 8, shadow boxing two minutes.\nC. Saturday: round A once, then 20 minutes of brisk walking.\n\nA minute of rest between. Each week two more repetitions. Sharp pain, dizziness or chest pain: stop and ask a doctor.\n\n**One next step:** do A today, and put B into the calendar.\n\nWhat time of day works?",
  },
  {
    id: "minutes-to-train",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`(?:i (?:only )?have )?(?:about )?(\d{1,2}|ten|fifteen|twenty|thirty) ?(?:minutes?|mins?)(?: (?:a|per|each|every) day| only| max| long)?`,
    ),
    text: "{1} minutes are enough. Cut them in three: the first fifth to warm up, marching in place; then rounds of 30 seconds each with 15 seconds of rest: chair squats, wall push-ups, bridge, plank on the knees, fast steps; the last two minutes stretching. Breathing hard and still able to say a short sentence is right.\n\nThree days a week, never two in a row at first. Dizziness or chest pain: stop.\n\n**One next step:** start the timer now, and do two rounds.\n\nMorning, lunch, or after work?",
  },
  {
    id: "years-without-sport",
    of: /^start-exercise$/,
    ask: /\b(?:haven'?t|have not|didn'?t|never)\b[^.!?]{0,15}\b(?:exercis\w+|worked out|moved|sports?|done anything|trained)\b/,
    text: "Then you start where nearly everyone starts again, and the body remembers quickly. The first two weeks only walking: 15 minutes, five days, brisk enough to breathe harder. In week three add ten chair squats and ten wall push-ups on two of the days. In week five it's 25 minutes and two rounds. Going too hard in week one is what ends most tries.\n\nOver 40 with illness, or chest pain, ask a doctor first.\n\n**One next step:** walk the first 15 minutes today.\n\nAfter which meal would it fit?",
  },
  {
    id: "wake-and-leave",
    of: /^(?:get-up-mornings|keep-a-habit)$/,
    ask: asks(
      String.raw`i (?:wake|get) up at (\d{1,2}(?::\d\d)?)(?: ?am)?,? (?:and )?(?:i )?(?:have to |need to )?(?:leave|go|be out|start work)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "With an hour or so it can look like this:\n\n1. {0}: feet on the floor, curtains, a glass of water.\n2. {+5}: ten minutes for your body: ten squats, ten wall push-ups, stretching, twice.\n3. {+15}: bathroom and clothes, laid out the evening before.\n4. {+35}: breakfast without the phone.\n5. {+50}: one look at the day's main thing, bag, keys.\n6. {+55}: out, with five minutes to spare.\n\nOn bad days only 1, 3 and 4.\n\n**One next step:** lay out clothes and shoes tonight.\n\nIs anybody else part of the morning?",
  },
  {
    id: "add-exercise",
    of: /^(?:get-up-mornings|keep-a-habit|plan-a-week|sleep-better)$/,
    ask: asks(
      String.raw`(?:can you )?(?:add|put in|include|with) (?:some |an? )?(?:exercise|workout|sport|gym|movement|meditation|reading|breakfast|walk)(?: [^?]{0,15})?`,
    ),
    text: "Ten minutes right after the glass of water, before the bathroom, so that nothing can come between: march in place for two minutes; ten squats, ten push-ups against the wall, ten bridges, twice; stretch for two minutes. Clothes for it lie beside the bed. Everything after it moves back by ten minutes, so the alarm does, too, or the shower gets shorter.\n\nThree days a week are enough at first.\n\n**One next step:** put the clothes beside the bed tonight.\n\nWhich three mornings?",
  },
  {
    id: "two-appointments",
    of: /^(?:plan-a-week|sort-priorities)$/,
    ask: asks(
      String.raw`i have (?:an? |the |my )?[\w' ]{3,25} at (\d{1,2}(?::\d\d)?) ?(?:am|pm)?,? and (?:an? |the |my )?[\w' ]{3,25} at (\d{1,2}(?::\d\d)?)(?: ?(?:am|pm))?`,
    ),
    text: "Then the two appointments are the frame:\n\n1. Before {1}: the most important task for 45 minutes, and five minutes to prepare: what do I want from it?\n2. After it: notes and what follows from it, right away, 15 minutes.\n3. Until lunch: one block of an hour, phone away. Then eat, and ten minutes outside.\n4. Before {2}: calls and small things; write your three questions; leave with ten minutes to spare.\n5. After it: nothing large anymore. Groceries, walk, evening.\n\n**One next step:** write the one task for the first block.\n\nWhat is it?",
  },
  {
    id: "free-today",
    of: /^sort-priorities$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:free|off|home)(?: all day| today)?(?: [^?]{0,10})?|(?:something |i want (?:to do )?something )?(?:productive|useful|fun|relaxing|meaningful)|i have (?:the )?(?:whole )?day (?:off|free)`,
    ),
    text: "A free day, in three thirds:\n\n1. Morning: one useful thing you've been putting off, 60 minutes with a timer. Papers, a drawer, the appointment call.\n2. Midday: outside for an hour, on a way you don't know, or with someone.\n3. Afternoon: something with your hands or only for fun, without a result.\n4. Evening: ten minutes for tomorrow, then nothing.\n\nOne useful thing is enough; the rest is the point of a free day.\n\n**One next step:** name the useful thing, and start the timer.\n\nWhat have you been putting off?",
  },
  {
    id: "work-and-study",
    of: /^(?:plan-a-week|sort-priorities|get-started|focus)$/,
    ask: asks(
      String.raw`i (?:work|have a job|have work)(?: full time| part time)? and (?:study|go to (?:school|college|university)|have (?:school|classes|kids))(?: [^?]{0,20})?|i (?:study|go to school) and work(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Work and study together need fixed places, or one eats the other:\n\n1. Put in shifts, classes and sleep first.\n2. Study in blocks of 50 minutes, five a week: two in the morning before work if you can, one at the library on Saturday, two on your free evening.\n3. Small gaps, bus and lunch: cards and reading, nothing that needs depth.\n4. One evening and half of Sunday stay free.\n5. In exam weeks ask early for fewer shifts.\n\n**One next step:** send me your hours for a usual week, in one line, and mark the gaps.\n\nWhich hours are fixed?",
  },
  {
    id: "lazy-today",
    of: /^motivation$/,
    ask: asks(String.raw`i(?:'m| am|m| feel)? (?:\w+ )?(?:lazy|tired|unmotivated|stuck|bored)(?: (?:today|lately|now|all day))*`),
    text: "Then today gets the small version, and that counts. Stand up, drink a glass of water, open the window. Timer for ten minutes, one thing: dishes, mail, shoes and once around the block. When it rings you may lie down again with a good conscience; most people go on for ten more.\n\nNo list for today, only that one thing.\n\n**One next step:** stand up now, before you answer me.\n\nWhat is the one thing?",
  },
  {
    id: "about-my-life",
    of: /^sort-priorities$/,
    ask: asks(String.raw`(?:about |for |on )?(?:my |your )?life(?: in general)?|in general|general(?: advice)?|anything|whatever`),
    text: "For life in general, five that hold up:\n\n1. Sleep first; almost everything looks different after seven hours.\n2. Spend less than comes in, and let a small part go to savings by itself.\n3. Keep three people close: call before you need them.\n4. Move every day, even ten minutes.\n5. Say the hard thing early, kindly and in one sentence.\n\nIf you take only one, take the one that made you sigh.\n\n**One next step:** write that number down, with one small thing for today.\n\nWhich number was it?",
  },
  {
    id: "age-and-lost",
    ask: asks(
      String.raw`i(?:'m| am|m) (\d\d),? (?:and |but )?(?:i(?:'m| am|m| feel) )?(?:so |really |completely |totally |still )*(?:lost|stuck|confused|nowhere|clueless|have (?:nothing|no idea|no direction))(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    topic: "feel-stuck",
    text: "At {1} many feel that, and few say it. You don't need the direction for your life, only for the next three months. So make it concrete: write down what gave you energy in the last year, and what took it, five lines each. Then choose one small try from the first list: a course evening, a talk with someone who does it, a trial shift.\n\nAfter three tries there's mostly one that pulls.\n\n**One next step:** write the two lists tonight.\n\nWhat stands first on the good one?",
  },
  {
    id: "taxes-put-off",
    of: /^(?:get-started|motivation)$/,
    ask: asks(String.raw`(?:it'?s |mostly )?(?:my |the )?(?:tax(?:es)?|tax return|paperwork|bills|mail|forms?)`),
    text: "Papers, then; they take less time than the dread of them. Three rounds of 25 minutes on three days:\n\n1. Only collecting: one box or folder, everything that looks like tax or bills in it, unopened is fine.\n2. Only opening and sorting: by sender, dates circled.\n3. Only filling in: with IRS Free File or a VITA site, free for many incomes; an extension gives until October to file, not to pay.\n\n**One next step:** put the box on the table and set the first timer now.\n\nIs it this year's, or older ones, too?",
  },
  {
    id: "after-bad-decision",
    of: /^(?:grow-confidence|guilt-shame|decide|self-criticism)$/,
    ask: asks(
      String.raw`(?:after |because of |it was )?(?:an? |my |old |some |the )*(?:bad|wrong|stupid|big|huge|past|old)? ?(?:decisions?|mistakes?|choices?|failures?|past)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "Trust in yourself comes back through small promises you keep, more than through thinking about the old one. First close it: what did I know then, what do I know now, what will I do differently, three lines. Then for two weeks one tiny promise a day, so small that you can't break it: up at seven, ten minutes outside, the call by noon. Tick each one.\n\nFor bigger decisions: sleep on it twice, and ask one person.\n\n**One next step:** write the three lines, and tomorrow's promise.\n\nWhat will it be?",
  },
  {
    id: "what-if-i-fail",
    of: /^(?:count-a-win|goals|change-career|start-exercise|grow-confidence|get-started|public-speaking)$/,
    ask: asks(String.raw`what if i (?:fail|can'?t(?: do it)?|don'?t make it|mess up|screw up|am not good enough|lose it)(?: [^?]{0,20})?`),
    text: "Then you'll know exactly what was missing, and most things can be tried again. Write down the worst that could really happen, how you'd notice it early, and what you'd do then; with that on paper the fear gets smaller. And ask the other side: what if it goes well?\n\nIn something new nobody expects you to know it in the first three months. Ask for feedback after four weeks; that's better than guessing.\n\n**One next step:** write the three lines now.\n\nWhat is the worst that could really happen?",
  },
  {
    id: "breakup-first",
    of: /^after-a-breakup$/,
    ask: asks(
      String.raw`what (?:should|do|can) i (?:do|try)(?: (?:now|first|today|tonight))*|how (?:do|can) i (?:get over|deal with|cope|move on|handle|stop)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "For the first days, only this:\n\n1. Tell one person today, and don't be alone tonight.\n2. Eat something, sleep, go outside once a day, even badly.\n3. Mute them everywhere for a month. Messages go into your notes first, and wait a day.\n4. Cry, write, walk; it comes in waves of about twenty minutes.\n5. No big decisions for two weeks.\n\nIf it gets dark, call or text 988.\n\n**One next step:** write to one person: “We broke up. Can you come over or call tonight?”\n\nWho will you tell?",
  },
  {
    id: "how-start-talk",
    of: /^(?:make-friends|keep-friends|shy-small-talk|dating-again)$/,
    ask: asks(
      String.raw`how (?:do|can|should) i (?:start|begin|make|have|keep up) (?:an? |the )?(?:conversations?|talks?|small talk|talking(?: to people)?)(?: [^?]{0,20})?|what (?:do|should) i (?:say|talk about)(?: (?:to (?:people|them|someone)|first))*`,
    ),
    text: "With something that both of you see or do right now; it needs no wit:\n\n1. “Have you been here before?” “Do you know how this works?”\n2. Then ask on what they say: “How did you get into that?”\n3. Say one thing about yourself, so that it's no interview.\n4. End it while it's good: “I'm going to get a coffee. Nice talking to you. Are you here next week?”\n\nRepeat with the same faces; the third short talk is worth more than one long one.\n\n**One next step:** use number 1 once today, with anybody.\n\nWhere will you see people this week?",
  },
  {
    id: "wrong-with-me",
    ask: asks(String.raw`(?:is (?:there )?something|what(?:'?s| is)) wrong with me|am i (?:broken|weird|abnormal|a loser|the problem)`),
    but: /\b(?:die|hurt)\b/,
    text: "No, I don't think so. What you tell is something many people know and few say aloud, and it mostly has plain reasons: circumstances, shyness, bad timing, a tired body, too little practice. A reason can be worked on; “something wrong” can't.\n\nSo turn it into a sentence that begins with “I haven't yet …” or “I find it hard to …”. If the thought is there every day and pulls you down, a doctor or therapist is good company for it.\n\n**One next step:** write that sentence.\n\nHow does it go on?",
  },
  {
    id: "laughs-and-thanks",
    ask: asks(
      String.raw`(?:haha+|lol|lmao|hehe|thanks|thank you|thx|ty|good one|nice one|that'?s (?:funny|good|great)|that (?:helped|made me (?:laugh|smile)))`,
    ),
    talk: /\b(?:jokes?|quotes?|affirmations?|make me laugh|funny)\b/,
    text: "Glad it got a smile. Take it with you into the next hour, and if something heavier is on the list today, we can make that smaller, too.\n\nWhat is the next thing on your day?",
  },
  {
    id: "exercise-for-what",
    talk: /\b(?:exercise|technique|practice)\b/,
    ask: asks(
      String.raw`(?:it'?s |one |something )?(?:for|against|to reduce|to help with|to calm) (?:my )?(?:stress|anxiety|anger|panic|worry|worries|nerves|sleep|calm|my mind|calming down|relaxing|relaxation)`,
    ),
    text: "For that, one that takes five minutes, sitting or lying:\n\n1. Start at the feet: tense them for five seconds while you breathe in, let go while you breathe out.\n2. Then calves, thighs, belly, hands, arms, shoulders, face. One after the other.\n3. At the end ten breaths, four in and six to eight out, and feel how heavy the arms are.\n\nTwice a day for a week, and the body finds the way down faster each time.\n\n**One next step:** do it once now, with a number from 1 to 10 before and after.\n\nWhat is your number now?",
  },
  {
    id: "exercise-for-body",
    talk: /\b(?:exercise|workout)\b/,
    ask: asks(
      String.raw`(?:it'?s |one |something )?(?:for|to) (?:my |the |get |lose |build )?(?:back|body|belly|stomach|abs|legs|arms|weight|weight loss|muscles?|fitness|strength|home|neck|beginners?|fit)`,
    ),
    topic: "start-exercise",
    text: "Then this round of ten minutes at home, without anything:\n\n1. March in place, one minute.\n2. Sit down on a chair and stand up, ten times.\n3. Push-ups against a wall or table, ten.\n4. Bridge: on your back, lift the hips, ten.\n5. Plank on the forearms, fifteen seconds.\n6. Stretch chest, back and calves, one minute.\n\nTwice through when it gets easy, three times a week. Sharp pain means stop; with heart trouble or in pregnancy ask a doctor first.\n\n**One next step:** do the round once now.\n\nWhich of them was hardest?",
  },
  {
    id: "plan-for-week",
    talk: /\b(?:plan|schedule)\b/,
    ask: asks(String.raw`(?:it'?s |one )?(?:for )?(?:my |the |this |next |a )?week(?: ahead)?`),
    text: "For the week, then:\n\n1. Monday: the one task that matters most, first thing, 60 minutes. Evening: 30 minutes of walking.\n2. Tuesday: papers and money, one hour.\n3. Wednesday: exercise 30 minutes, dinner simple.\n4. Thursday: catch up on what slipped; a person you like in the evening.\n5. Friday: close the week at a fixed hour, tidy for 20 minutes.\n6. Saturday: groceries and home in the morning, afternoon free.\n7. Sunday: rest, then 10 minutes for the next week.\n\n**One next step:** put your fixed hours around it in the [weekly planner](/growth/time-management#weekly-planner).\n\nWhat is the one task for Monday?",
  },
  {
    id: "list-of-what",
    talk: /\blist\b/,
    ask: asks(String.raw`(?:a list )?(?:of|with|for) (?:\w+ )?(?:good |healthy |daily |better )*habits(?: [^?]{0,20})?`),
    topic: "keep-a-habit",
    text: "Seven that do the most for the least effort:\n\n1. Up at the same time every day.\n2. Ten minutes of daylight in the morning.\n3. A walk of twenty minutes, most days.\n4. Fruit or vegetables with every meal.\n5. Phone out of the bedroom.\n6. Ten minutes of tidying before dinner.\n7. One message or call to somebody you like.\n\nBegin with the daylight: sleep and mood follow it, and it needs no will.\n\n**One next step:** add that one to your [habits](/lifestyle) for tomorrow morning.\n\nWhich one would you still do on a bad day?",
  },
  {
    id: "list-todo",
    talk: /\blist\b/,
    ask: asks(
      String.raw`(?:a list )?(?:of|with|for) (?:(?:all |the |my )*(?:things|tasks|stuff|chores|to[- ]?dos?|what)(?: (?:i |to |that )?[^?]{0,25})?|today|tomorrow|the day|this week|work|home|groceries|cleaning|my goals)`,
    ),
    topic: "sort-priorities",
    text: "Then in this form, so that the list works for you:\n\n1. Must, with a date: at most three for today.\n2. Quick: under five minutes each, done in one go.\n3. Waiting: what somebody else has to do first, with the name.\n4. Some day: everything else, on another page.\n\nEach line begins with a verb: “call the dentist”, not “dentist”. Write me what is in your head, in any order, and I say where it goes.\n\n**One next step:** write five lines now, just as they come.\n\nWhat is the first one?",
  },
  {
    id: "still-dont-know",
    talk: /\b(?:don'?t know|idk|dunno|no idea|not sure)\b/,
    ask: asks(
      String.raw`(?:i )?(?:really |honestly |still |just )*(?:don'?t|dont|do not) (?:really )?know(?: (?:either|anymore|what to say|where to start|what'?s wrong|what i need))?|idk|no idea|dunno`,
    ),
    but: /\bwhy\b/,
    text: "Then I ask, and you only say yes or no, or a word:\n\n1. Did you sleep badly this week?\n2. Is a bill or a sum on your mind?\n3. Is there somebody you're angry with, or miss?\n4. Is work or school too much?\n5. Is it none of these, just empty or heavy?\n\nOne yes is enough to begin with. And if nothing fits, a glass of water and ten minutes outside are a fair start.\n\n**One next step:** send me the number.\n\nWhich one got a yes?",
  },
  {
    id: "yes-to-number",
    talk: /\b(?:don'?t know|idk|dunno|no idea|not sure)\b/,
    ask: asks(String.raw`(?:number )?5|(?:just )?(?:empty|heavy)(?: i guess)?`),
    topic: "name-a-feeling",
    text: "Empty or heavy, then, without a reason you can see. Be good to yourself today as with a cold: something warm to eat, ten minutes of daylight, one voice on the phone, bed a bit earlier. Nothing has to be solved.\n\nIf it's there on most days for two weeks, tell a doctor; and if it gets dark, call or text 988.\n\n**One next step:** choose the smallest of the four, and do it within the hour.\n\nHow long has it been like this?",
  },
  {
    id: "private-here",
    of: /^app-/,
    ask: asks(
      String.raw`(?:is|are) (?:this|it|that|my (?:data|messages|chats?|words)|our (?:chat|talk)|what i (?:write|say|tell you))(?: \w+)? (?:private|confidential|anonymous|safe|secure|secret|encrypted)|who (?:can|could) (?:read|see) (?:this|it|that|my messages)|(?:do|does) (?:anyone|anybody|someone|you) (?:read|see|store|save|keep) (?:this|it|that|my messages)|what (?:do|will) you do with (?:my|the) (?:data|information|messages)|can i trust you|do you (?:save|store|keep|sell|share) (?:my data|this|it|that|my information)`,
    ),
    text: "The words of this talk stay in this tab until you close it, start over or log out; the server keeps none of them, and nobody reads along. What you save yourself, the journal, budget and moods, is stored for your account alone, and under Your data you can export or delete all of it. The one who runs this Evenday can reach its disks; who that is, and which companies are used, stands under Privacy at the foot of the page.\n\nOn a shared phone or computer sign out at the end.\n\nIs there someone you worry might read it?",
  },
  {
    id: "how-are-you-later",
    ask: asks(String.raw`(?:and )?how are (?:you|u)(?: doing)?(?: today)?|how about you|and you|what about you`),
    text: "Kind of you to ask. I'm a program, so I have no good or bad days, which makes me boring and always awake. The better question is how you are: one number from 1 to 10 for today, and one word for why.\n\n**One next step:** send the number and the word.\n\nWhat would they be?",
  },
  {
    id: "crave-after-dinner",
    of: /^(?:eat-better|night-snacking|lose-weight|caffeine)$/,
    ask: /\bcrav\w+\b|\b(?:always |i )?want (?:something )?sweets?\b/,
    text: "After dinner it's half habit, half a meal with too little in it. Three changes: more protein and vegetables at dinner, so that you're full; a fixed end, teeth brushed and kitchen light off; and one sweet thing on purpose, small, in a bowl, right after the meal, instead of five later on. The craving peaks in about ten to fifteen minutes: tea, a walk around the block, or a call take you past it.\n\n**One next step:** decide tonight's sweet thing before dinner.\n\nWhat is it usually, and where does it lie?",
  },
  {
    id: "headache-since",
    of: /^health-worry$/,
    talk: /\b(?:headaches?|migraines?)\b/,
    ask: asks(
      String.raw`(?:it'?s been |for |since |about |like |over )*(?:a|an|one|two|three|four|five|six|\d+|a few|several|couple of|last) ?(?:days?|weeks?|months?|years?)(?: (?:now|already|ago))?`,
    ),
    text: "That long is a clear reason for an appointment this week, even if it's harmless in the end. Note until then, for each day: hour, strength from 1 to 10, sleep, meals, coffee, screens, stress, and every pill. Ask: “Could it be tension, migraine, my eyes, my blood pressure, or the pain pills themselves?”\n\nCall 911 for one that comes like a blow, with weakness, confusion, trouble speaking, or fever with a stiff neck.\n\n**One next step:** call the office now, or book online.\n\nWhere is it: forehead, one side, or the back of the head?",
  },
  {
    id: "low-since",
    of: /^(?:name-a-feeling|winter-blues|keep-friends)$/,
    ask: asks(
      String.raw`(?:it'?s been |for |since |about |like |over |almost )*(?:two|three|four|five|six|\d+|a few|several|couple of|a couple of|some) ?(?:weeks?|months?|years?)(?: (?:now|already|ago))?|(?:for )?(?:a|one) (?:month|year)(?: now)?|(?:for )?(?:a long time|ages|months|weeks|years)(?: now)?`,
    ),
    text: "That is long enough to take it seriously. When it's there most of the day, on most days, for two weeks or more, a doctor should hear it; it may be depression, or sleep, thyroid, iron or a medicine, and all of these can be treated. It's no weakness, and one appointment commits you to nothing.\n\nUntil then small and regular: up at the same time, ten minutes of daylight, one real meal, one person a day. If it gets dark, call or text 988.\n\n**One next step:** call for the appointment: “I've felt low for [how long].”\n\nHow are sleep and appetite at the moment?",
  },
  {
    id: "age-and-school",
    of: /^back-to-school$/,
    ask: asks(String.raw`(?:but )?i(?:'m| am) (?:already |now |almost )?(\d\d)(?: (?:now|already|years old|though))?`),
    text: "At {1} you're in good company: about a third of students in US colleges are 25 or older, and they mostly know why they're there. Ask your old school first: credits usually stay valid or count in part, and many have a program for people who come back. FAFSA has no age limit.\n\nBegin with one class, evenings or online, for one term.\n\n**One next step:** write to the admissions office: “I left in [year]. Which credits still count?”\n\nWhat did you study, and how much was missing?",
  },
  {
    id: "dropout-late",
    of: /^back-to-school$/,
    ask: asks(String.raw`(?:is it|am i|isn'?t it|it'?s) (?:already )?too (?:late|old)(?: (?:to|for|at|now)(?: \w+){0,8})?`),
    text: "No. People go back at 40 and 50 every term, credits mostly still count at least in part, and financial aid has no age limit. What has changed in your favor: you know why you want it. What to check is the other side: cost, hours, and whether the job you want asks for a degree or for a shorter certificate.\n\nOne class for one term shows you more than a year of thinking.\n\n**One next step:** ask your old school which credits still count, in one mail.\n\nWhat would you do with the degree?",
  },
  {
    id: "kitchen-gross",
    of: /^clean-home$/,
    ask: /\b(?:kitchen|sink|dishes)\b/,
    text: "The kitchen in four rounds of ten minutes, and you may stop after any of them:\n\n1. Trash and old food into one bag, out of the door.\n2. Hot water and soap into the sink, everything that fits in to soak. Open the window.\n3. Wash or load; what doesn't fit waits on one spot.\n4. Counter and stove with a spray, wait two minutes, wipe. Floor tomorrow.\n\nMusic on, gloves on, phone away. After that ten minutes each evening keep it.\n\n**One next step:** take the bag now.\n\nWhat is the worst spot in it?",
  },
  {
    id: "works-many-hours",
    of: /^(?:work-boundary|rest-from-burnout|stress)$/,
    ask: asks(
      String.raw`i (?:usually |often |already |have to )?work (?:about |around |like |over |up to )?(\d{2}) ?(?:\+ )?hours?(?: (?:a|per|every|each) week)?(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "{1} hours leave little for a life, so it starts with the amount. Write down for one week what the hours go into, and mark three things: what only you can do, what someone else could, what nobody would miss. With that go to your boss: “I'm at {1} hours. I can do A and B well by Friday. Which of the rest should wait or go to someone else?”\n\nUntil then one evening a week is fixed and off, with the phone out of reach.\n\n**One next step:** choose that evening for this week.\n\nWhy so many: one job, two jobs, or money?",
  },
  {
    id: "worry-how-stop",
    of: /^(?:overthinking|people-pleasing)$/,
    and: /\b(?:overthink\w*|worr\w+|anxi\w+|thoughts?|think)\b/,
    ask: asks(
      String.raw`how (?:do|can|could|would) i (?:ever |even |best )?(?:stop|quit|handle|deal with|manage|control|get rid of)(?: (?:it|this|that|them|worrying|overthinking|thinking|being anxious))?(?: [^?]{0,15})?|what (?:can|should|do) i do(?: (?:about (?:it|this)|then))?|(?:where|how) (?:do|should) i (?:start|begin)`,
      String.raw`\W*$`,
    ),
    text: "You can't forbid a thought, and you can give it less room. Three steps, for two weeks:\n\n1. A fixed worry time: 6:00 to 6:15, with paper. Outside of it: “Not now, at six.”\n2. On the paper each worry gets one of two words: “do” or “can't”. For “do” the next step with a day; the others get a line through them.\n3. When it starts anyway: name it, “I'm worrying”, feet on the floor, five things you see, and hands into something.\n\nMove every day, and no coffee after noon.\n\n**One next step:** set an alarm for six today.\n\nWhich worry will be first on the paper?",
  },
  {
    id: "let-guilt-go",
    of: /^(?:guilt-shame|apologize|self-criticism)$/,
    ask: asks(
      String.raw`how (?:do|can|could) i (?:ever |even )?(?:let (?:it|this|that|go)(?: go)?|move on|forgive myself|stop(?: feeling guilty| it)?|live with (?:it|this|that)|get over (?:it|this|that))(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "In three steps, and not all in one day. First name it exactly: what did I do, what not, and what did I not know then? Guilt likes to be about everything. Second, repair what can be repaired: one sincere sentence to the person, without a but, or something good in that direction if they can't be reached. Third, decide what you'll do differently from now on, in one line.\n\nAfter that the guilt has done its work. When it comes back: “I've answered that.”\n\n**One next step:** write the exact sentence of what you did.\n\nIs there still something to put right with somebody?",
  },
  {
    id: "meet-people-where",
    of: /^(?:keep-friends|make-friends|lonely-new-place|homesick)$/,
    ask: asks(
      String.raw`(?:where|how) (?:do|can|could|should|would) (?:i|you|people) (?:even |best |actually )?(?:meet|find|make) (?:new |some |other |good |any )*(?:people|friends|someone|somebody|them|anyone)(?: [^?]{0,25})?|how (?:do|should) i (?:start|approach (?:people|them)|begin)`,
      String.raw`\W*$`,
    ),
    text: "Where the same people come every week, because friendship needs repetition, about eight to ten meetings:\n\n1. Something you do anyway: running or hiking group, climbing, choir, games night, language class (Meetup, library, community center).\n2. Something useful: food bank, animal shelter, community garden; you have something to talk about at once.\n3. Work or school: one person for lunch, on a set day.\n\nGo four times before you judge it. Then one sentence: “I'm getting coffee after this. Coming?”\n\n**One next step:** choose one and put the next date into the calendar.\n\nWhat would you like to do even if nobody talked to you?",
  },
  {
    id: "therapist-how-find",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`(?:how|where) (?:do|can|could|should|would) i (?:even |best |actually )?(?:find|get|look for|start|choose|search)(?: (?:one|a good one|a therapist|looking|that|the right one))?(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "In one evening, like this:\n\n1. Call or chat with your insurance: “Please give me three therapists near me, or online, who take new patients.” Without insurance: 211, or 1-800-662-4357.\n2. The finder of Psychology Today: zip code, your topic, “sliding scale” or your plan. Read three profiles, and go by whom you'd trust.\n3. Write the same mail to all three: “I'm looking for help with [one word]. Do you have room in the next weeks, and what does it cost?”\n4. A first talk of fifteen minutes is often free. Change if it doesn't fit.\n\n**One next step:** send the three mails tonight.\n\nEvening, daytime, or online: what would work?",
  },
  {
    id: "first-today",
    of: /^(?:always-tired|get-up-mornings|name-a-feeling|motivation)$/,
    ask: asks(
      String.raw`what (?:should|can|do|could) i (?:do )?(?:first )?(?:do )?(?:first )?(?:today|this morning|in the morning)(?: first)?`,
    ),
    text: "For today, gently:\n\n1. Curtains open or outside for ten minutes; light wakes more than coffee.\n2. Water and something with protein.\n3. The one thing that must be done, in the first hour you have, for 25 minutes.\n4. After lunch a short walk, or a nap of twenty minutes before three.\n5. No coffee after noon, and in bed half an hour earlier.\n\nThe rest of the list may wait for a better day.\n\n**One next step:** open the curtains now.\n\nWhat is the one thing that must be done?",
  },
  {
    id: "friends-example-words",
    of: /^(?:keep-friends|make-friends)$/,
    ask: asks(
      String.raw`what (?:do|should|can|could|would) i (?:say|write|text)(?: (?:to (?:him|her|them|people)|them|him|her))*|(?:can you )?(?:give|show) me an example|for example`,
    ),
    text: "Something light that needs no reason:\n\n“I just came across [place, song, photo] and thought of you. How are you these days?”\n\nOr with a date, which works best: “I'm going to [place] on Saturday at eleven. Would you like to come along?”\n\nIf there was a long silence: “I've been bad at keeping in touch, and I'd like to change that. Coffee next week?” Most people are glad and don't count the months.\n\n**One next step:** send one of them now, before you change it twice.\n\nWho will get it?",
  },
  {
    id: "want-job-and-body",
    ask: asks(String.raw`i (?:want|need|would like) (?:a |to have a )?(?:new|better|different) job and [^?]{3,40}`, String.raw`\W*$`),
    topic: "goals",
    text: "Two good aims, and they help each other: a body that moves gives you strength for the search. So in the week: Monday, Wednesday and Saturday thirty minutes of walking or exercise. Tuesday and Thursday evening one hour for the job: first the resume with three results, then two applications or messages each week.\n\nIn four weeks you have twelve workouts and eight applications. That is change you can count.\n\n**One next step:** put the five dates into the calendar.\n\nWhat kind of job would it be?",
  },
  {
    id: "plan-for-goals",
    of: /^(?:goals|feel-stuck|change-hard|purpose)$/,
    ask: asks(
      String.raw`(?:(?:can you |could you )?(?:give|make|write|create) (?:me )?|i (?:want|need) )?(?:an? |the |my )?(?:real |good |simple |concrete |weekly |clear |30[- ]day )*(?:plan|schedule)(?: (?:for (?:it|that|this|the week|me)|please))?`,
    ),
    text: "Four weeks, one aim:\n\n1. Today: write the aim with a number and an end (“two applications a week until January 15”).\n2. Week 1: three times thirty minutes for it, same hour; only showing up counts.\n3. Week 2: the same, and clear away the one thing that got in the way.\n4. Week 3: add one piece: a person who asks, or ten minutes more.\n5. Week 4: look back, keep what worked, choose the next aim.\n\nSundays five minutes: done, or make it smaller?\n\n**One next step:** put the first three dates into the calendar.\n\nWhat is the aim, in one sentence?",
  },
  {
    id: "purpose-how",
    of: /^(?:purpose|feel-stuck)$/,
    ask: asks(
      String.raw`how (?:do|can|could|would|should) i (?:even |ever |actually )?(?:find|discover|figure out|know)(?: [^?]{0,35})?|where (?:do|should) i (?:start|begin|look)|what should i do(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "By small tries, more than by thinking. For the next three weeks, one hour each:\n\n1. Something useful to others: a food bank, a child's reading hour, a neighbor.\n2. Something you liked at twelve, done badly: music, building, animals, maps.\n3. A talk with someone whose work makes you curious: “What does a normal Tuesday look like?”\n\nAfter each: more energy, or less? Then do more of the one with more. A direction shows up after three or four of these, seldom before.\n\n**One next step:** write to one such person today.\n\nWhose Tuesday would you like to see?",
  },
  {
    id: "for-me-meaning",
    of: /^purpose$/,
    ask: asks(String.raw`i mean (?:for|in|of) (?:me|my life|myself)|for me|in my life`),
    text: "For you, then. Three questions lead nearer than the big one: When were you last needed, and liked it? What would you miss if it were gone tomorrow? What makes you angry about the world, so that you'd like to change it? The answers mostly name people, a skill and a cause; where two of them meet, there's something to do.\n\nIf it feels as if nothing had a point at all, most days, tell a doctor, and 988 is there by call or text.\n\n**One next step:** answer the three in half sentences.\n\nWhich answer came first?",
  },
  // what was asked for once, and once more
  {
    id: "another-quote",
    talk: /\b(?:quotes?|motto|mantra|motivation|motivate me|inspire me|pep talk)\b/,
    ask: another,
    text: [
      "Another one, by Arthur Ashe: “Start where you are. Use what you have. Do what you can.” It fits days on which nothing is ready. Where are you, what do you have, what can you do in the next ten minutes? One honest answer to each is a plan.\n\n**One next step:** write the three answers in half sentences.\n\nWhat can you do in the next ten minutes?",
      "One from Theodore Roosevelt, who borrowed it himself: “Do what you can, with what you have, where you are.” And a plain one without an author: nobody ever regretted the ten minutes of walking. Take it as today's.\n\n**One next step:** ten minutes outside, then the first two minutes of the thing you put off.\n\nWhat is that thing?",
    ],
  },
  {
    id: "quote-for",
    talk: /\b(?:quotes?|motto|mantra)\b/,
    ask: asks(String.raw`(?:one |a quote |something |quote )?(?:for|about|on) (?:\w+ ?){1,4}`),
    text: "For that I'd take Seneca: “We suffer more often in imagination than in reality.” It is about two thousand years old and still true of most mornings. Read it once, then ask: what is the real next step, and how long does it take? Usually it's shorter than the worrying about it.\n\n**One next step:** write the real next step under the quote.\n\nWhat would stand there?",
  },
  {
    id: "another-joke",
    talk: /\b(?:jokes?|make me laugh|funny)\b/,
    ask: another,
    text: "Another, from my small supply: I asked my to-do list how it was doing. It said: nothing's done. For better ones, ten minutes with a comedian you like will beat me easily. And if there's something behind the wish to laugh, I'm here for that, too.\n\nWhat was the best thing about today?",
  },
  {
    id: "another-tip",
    talk: /\b(?:tips?|hacks?|advice)\b/,
    ask: another,
    text: [
      "Here is another: decide the evening before. Put out the clothes, write down the one task that matters, and choose breakfast. Ten minutes at night save you the hardest decisions in the morning, when there's no strength for them yet.\n\n**One next step:** write tomorrow's one task on a slip of paper before dinner.\n\nWhat would be on it?",
      "One more: the rule of two minutes. Whatever takes less than two minutes, the reply, the cup, the form, is done at once. Whatever takes longer gets a day. Most of what weighs on us is small and undecided.\n\n**One next step:** do the first two-minute thing that you can see from where you sit.\n\nWhat is it?",
    ],
  },
  {
    id: "another-affirmation",
    talk: /\baffirmations?\b/,
    ask: another,
    text: "Some more, all small enough to be believed: “I am allowed to take up time.” “This feeling is real, and it will change.” “I have learned harder things than this.” “Good enough, and done.” Take the one that makes you breathe out, and put a fact behind it.\n\nWhich one is it?",
  },
  {
    id: "affirmation-for",
    talk: /\baffirmations?\b/,
    ask: asks(String.raw`(?:one |something |an affirmation )?(?:for|about|on) (?:\w+ ?){1,4}`),
    text: "Then these, which stay believable:\n\n1. “I don't have to be sure to begin.”\n2. “My voice may shake, and I say it anyway.”\n3. “I have done hard things, and this is one more.”\n\nSay one before the moment itself, standing, and add the fact behind it: “because last month I …”.\n\n**One next step:** choose one, and finish its “because”.\n\nWhich fact would you put there?",
  },
  {
    id: "affirmation-often",
    talk: /\baffirmations?\b/,
    ask: /\bhow (?:often|many times|long)\b/,
    text: "Twice a day is plenty: once in the morning, before the phone, and once right before the hard moment. Aloud, slowly, three times in a row. Give it two weeks. What counts isn't the number; it's doing the small brave thing right after it, because that is what makes the sentence true.\n\n**One next step:** put the card where you brush your teeth.\n\nWhich moment tomorrow is the one to say it before?",
  },
  {
    id: "harder-challenge",
    talk: /\bchallenge\b/,
    ask: asks(
      String.raw`(?:(?:give me |i want )?(?:something|a|one) )?(?:harder|bigger|more difficult|tougher|more challenging)(?: one| challenge)?|(?:too|that'?s too) easy`,
    ),
    text: "Then this one for seven days: every day before noon, the thing you least want to do, for twenty-five minutes, phone in another room. On each evening one line about it. If a day fails, the next one counts again; five of seven is a win.\n\nAnd for today: say one honest sentence that you have been holding back, kindly, to the person it belongs to.\n\n**One next step:** write the seven tasks down now, before you feel ready.\n\nWhat is the first one?",
  },
  {
    id: "easier-challenge",
    talk: /\bchallenge\b/,
    ask: asks(
      String.raw`(?:(?:give me |i want )?(?:something|a|one) )?(?:easier|smaller|simpler)(?: one| challenge)?|(?:too|that'?s too) (?:hard|much)`,
    ),
    text: "Then a very small one: drink a glass of water by the open window, and look outside for three minutes without the phone. That is all. If you like it, write one line about what you saw. Tomorrow the same, at the same hour, and after three days you may make it larger.\n\nWhen today would be the moment for it?",
  },
  // about the coach
  // plans, routines and schedules with the hours that were told
  {
    id: "real-plan-tomorrow",
    ask: asks(
      String.raw`(?:(?:can you |could you )?(?:give|make|write|do|create) (?:me )?|i (?:want|need|would like|meant) |what about )?(?:an? |the |my )?(?:real |good |simple |concrete |actual |proper |clear |detailed )*(?:plan|schedule|list|routine) (?:for|of) (?:tomorrow|today|the day|my day)|plan (?:my day|tomorrow|my tomorrow)(?: for me)?`,
    ),
    text: "A plan for tomorrow:\n\n1. Tonight, 5 minutes: write the one task that matters most, and lay it ready.\n2. Morning: up at the usual time, curtains open, breakfast, no phone for 20 minutes.\n3. First 45 minutes of work: that one task, phone in another room.\n4. Noon: eat, and 10 minutes outside.\n5. Afternoon: three small things, calls and messages together.\n6. After work: 20 minutes of walking.\n7. Evening: one thing you enjoy; screens off half an hour before bed.\n\nIf the day breaks, keep only 3 and 6.\n\n**One next step:** tell me your fixed hours, and I put them in.\n\nWhat is the one task?",
  },
  {
    id: "routine-which-morning",
    talk: /\b(?:routine|schedule|plan)\b/,
    ask: asks(String.raw`(?:for )?(?:an? |the |my )?(?:good |simple )?(?:morning|mornings|morning one|morning routine|in the morning)`),
    topic: "get-up-mornings",
    text: "A morning that works on bad days, too, in about an hour:\n\n1. Get up, curtains open, a glass of water. 5 minutes.\n2. Bathroom and clothes, laid out the evening before. 20 minutes.\n3. Breakfast without the phone. 15 minutes.\n4. Five minutes of stretching, or once around the block.\n5. One look at the day: the one thing that should be done by tonight. 5 minutes.\n6. Ten minutes to spare before you leave.\n\nShort on time? Keep 1, 3 and 5.\n\n**One next step:** lay out the clothes tonight.\n\nWhen do you have to leave the house?",
  },
  {
    id: "routine-which-evening",
    talk: /\b(?:routine|schedule|plan)\b/,
    ask: asks(
      String.raw`(?:for )?(?:an? |the |my )?(?:good |simple )?(?:evening|evenings|evening one|night|night one|bedtime|evening routine|in the evening)`,
    ),
    topic: "sleep-better",
    text: "An evening that ends in sleep:\n\n1. Come home: shoes off, ten minutes of nothing.\n2. Dinner, then ten minutes of tidying with music.\n3. Tomorrow's clothes out, the first task on paper.\n4. An hour that is yours: a person, a book, a walk, a series with a fixed end.\n5. Half an hour before bed: phone on its charger in another room, lights low, shower or stretching.\n6. In bed ten slow breaths.\n\nLate evenings? Keep 3 and 5.\n\n**One next step:** decide where the phone sleeps.\n\nWhen do you get home, and when do you have to be up?",
  },
  {
    id: "leave-at",
    of: routine,
    talk: morning,
    ask: asks(
      String.raw`(?:i )?(?:have to|need to|must|gotta|usually|should|got to) (?:leave|be out|go|get going|be out the door|leave the house|leave home)(?: the house| home)? (?:at|by|around) (\d{1,2}(?:[:.]\d\d)?)(?: ?(?:am|a\.m\.))?|(?:i )?leave (?:the house |home |for work )?(?:at|by|around) (\d{1,2}(?:[:.]\d\d)?)(?: ?am)?|(?:at |by |around )?(\d{1,2}:\d\d)(?: ?am)?`,
    ),
    text: "With that, counted backward:\n\n1. {-60}: up, curtains open, water. The alarm across the room, only one.\n2. {-55}: bathroom and clothes, laid out the evening before.\n3. {-35}: breakfast, without the phone.\n4. {-20}: five minutes of stretching, or once around the block.\n5. {-15}: one look at the day, one main task.\n6. {-10}: shoes, bag, keys. Ten minutes to spare.\n7. {0}: out of the door.\n\nIn bed about eight hours before the alarm.\n\n**One next step:** set the alarm for {-60}, and put it across the room.\n\nIs anybody else part of the morning, such as kids or a dog?",
  },
  {
    id: "up-at",
    of: routine,
    talk: morning,
    ask: asks(
      String.raw`(?:i )?(?:usually |have to |need to |normally )?(?:get|wake|am|'m) up (?:at|around|by) (\d{1,2}(?:[:.]\d\d)?)(?: ?am)?|i (?:wake|get up) (?:at|around) (\d{1,2}(?:[:.]\d\d)?)(?: ?am)?`,
    ),
    text: "Then it can look like this:\n\n1. {0}: feet on the floor, curtains open, water.\n2. {+5}: bathroom and clothes, laid out the evening before.\n3. {+25}: breakfast; with kids this is theirs, too, always in the same order: dressed, eat, teeth, shoes.\n4. {+45}: five minutes for your body, or for nothing at all.\n5. {+50}: bags, keys, one look at the day's main thing.\n6. {+60}: out of the door.\n\nBags, lunches and clothes belong to the evening; that saves about fifteen minutes. If you get up fifteen minutes before everyone else, those are yours.\n\n**One next step:** pack the bags tonight.\n\nWhat usually goes wrong first?",
  },
  {
    id: "kids-in-morning",
    of: /^(?:get-up-mornings|keep-a-habit)$/,
    talk: morning,
    ask: asks(
      String.raw`i(?:'ve| have)?(?: got)? (?:\w+ )?(?:kids?|children|a (?:baby|toddler|son|daughter)|toddlers?|twins)(?: [^?]{0,30})?`,
      String.raw`\W*$`,
    ),
    text: "With kids the evening carries the morning. The evening before: clothes out for everyone, bags by the door, breakfast table set. In the morning a fixed order that hangs on the fridge as pictures: dressed, eat, teeth, shoes. And fifteen minutes before they wake that are only yours, with coffee and without the phone.\n\nTwo rules help: no screen until the shoes are on, and one song as the signal to go.\n\n**One next step:** draw the four pictures with them today.\n\nWhat time do you get up, and when do you all have to leave?",
  },
  {
    id: "home-late",
    of: /^(?:sleep-better|plan-a-week|keep-a-habit)$/,
    talk: /\b(?:evening|night|bedtime)\b/,
    ask: asks(
      String.raw`i (?:usually |only |don'?t )?(?:get|come|am|arrive)(?: back)? home (?:at|around|until|by|from work at) (\d{1,2}(?:[:.]\d\d)?)(?: ?pm)?`,
    ),
    text: "Then keep it short:\n\n1. {0}: shoes off, ten minutes of nothing, no phone.\n2. {+15}: dinner, something simple that was decided beforehand.\n3. {+60}: ten minutes of tidying, clothes and bag for tomorrow.\n4. {+75}: an hour that is yours: a person, a bath, a book, a series with an end.\n5. {+135}: phone on the charger in another room, lights low.\n6. {+165}: bed, ten slow breaths.\n\nIf it gets later, drop 4 and not 5.\n\n**One next step:** put the charger into the other room now.\n\nWhen do you have to be up?",
  },
  {
    id: "phone-in-evening",
    of: /^(?:sleep-better|plan-a-week|keep-a-habit|get-up-mornings)$/,
    ask: asks(
      String.raw`(?:what|how) about (?:my|the) phone|what (?:do|should) i do (?:with|about) (?:my|the) phone|i(?:'m| am)? (?:usually |always |still )?(?:on|scroll\w*(?: on)?|look(?:ing)? at) (?:my|the) (?:phone|tiktok|instagram|screen)(?: (?:in bed|until|till|for hours|at night|late|all evening|every night|before bed|to|like|about|around|\d+ ?(?:am|pm)?|midnight|one|two))*`,
      String.raw`\W*$`,
    ),
    text: "The phone is the part that decides it. Give it a bed of its own: charger in the kitchen or hallway, and it goes there at a fixed time, an hour before you want to sleep. Set an alarm on it for that moment. Beside your own bed lies what replaces it: a book, a pen, something to listen to from a speaker.\n\nBegin with half an hour earlier than now, and move it by fifteen minutes every three days.\n\n**One next step:** plug the charger in there now.\n\nWhat would you do with the first half hour?",
  },
  {
    id: "phone-as-alarm",
    of: /^(?:sleep-better|get-up-mornings|focus)$/,
    ask: /\b(?:need|use) (?:it|my phone|the phone) (?:for|as) (?:my |an? |the )?(?:alarm|alarm clock|waking up)\b/,
    text: "Then let the alarm be the only thing it does. Either buy a plain alarm clock, about ten dollars, or leave the phone outside the bedroom door with the volume up: you'll hear it, and you have to stand up to turn it off, which also ends the snoozing. If someone has to reach you at night, allow calls from that number and silence the rest.\n\n**One next step:** tonight, put it on the floor outside the door, plugged in.\n\nWhat would lie beside your bed instead?",
  },
  {
    id: "phone-for-work",
    of: /^(?:focus|put-the-phone-down)$/,
    ask: /\b(?:need|use|have) (?:it|my phone|the phone|to have it)\b[^.!?]{0,20}\b(?:for|because of|at|from) (?:my )?(?:work|job|boss|clients?|kids?|school|emergencies|messages|daycare)\b/,
    text: "Then it stays, and only the rest of it goes. Two settings do it: a Focus or Do Not Disturb mode for work hours that lets through calls and the one work app, and nothing else; and TikTok or whatever pulls you off the phone, or locked with a time limit whose code someone else sets.\n\nLook at the messages at fixed times, on the hour for five minutes. Who needs you at once may call: “If it's urgent, ring me.”\n\n**One next step:** set up that mode now; it takes three minutes.\n\nWhich people and apps have to get through?",
  },
  {
    id: "wants-exercise-in-week",
    of: /^(?:plan-a-week|keep-a-habit)$/,
    ask: /\b(?:work|job|shift)\b[^.!?]{0,25}\b(?:exercise|work ?out|gym|run|walk|fit|sport)\b/,
    text: "Then here is a week around those hours:\n\n1. Monday, Wednesday, Friday: 30 minutes right after work, before you sit down. Shoes and clothes go with you in the morning.\n2. Tuesday: papers and money for an hour.\n3. Thursday: an evening with a person you like.\n4. Saturday: groceries and home in the morning, one longer walk.\n5. Sunday: rest, then ten minutes to plan the week.\n\nOn a bad day the 30 minutes shrink to ten, and they still count.\n\n**One next step:** put the three dates into the calendar with a reminder.\n\nWhich three evenings are the most reliable?",
  },
  {
    id: "weekends",
    of: /^(?:plan-a-week|keep-a-habit|get-up-mornings|sleep-better)$/,
    ask: asks(String.raw`(?:what|how) about (?:the |my )?weekends?|and (?:on |the )?weekends?`),
    text: "Weekends need less plan, and three fixed points: get up within an hour of your usual time; one block of two hours for the home and groceries, Saturday morning is best; and one thing with a person or outside that you look forward to. Everything else stays open. On Sunday evening ten minutes for the week to come.\n\n**One next step:** write down the one thing you'd look forward to, and who is there.\n\nWhat would it be this weekend?",
  },
  {
    id: "hour-for-me",
    of: /^(?:plan-a-week|keep-a-habit|self-care|sort-priorities)$/,
    ask: /\b(?:want|need|like)\b[^.!?]{0,12}\b(?:hours?|minutes|time|evening|day)\b[^.!?]{0,20}\b(?:for|to) (?:me|myself)\b|\bme[- ]time\b/,
    text: "That hour needs a fixed place, or it goes first. Three that work with a full house: before everyone is up, one evening a week on which somebody else puts the kids to bed, or Saturday right after breakfast. Say it as a fact: “Tuesday from eight to nine I'm off. Please ask Dad, or wait.” Do it outside of the house or behind a closed door for the first weeks.\n\n**One next step:** choose the day and hour, and tell the others today.\n\nWho could take over in that hour?",
  },
  {
    id: "fit-in-thirty",
    of: /^(?:plan-a-week|keep-a-habit|start-exercise)$/,
    talk: /\b(?:plan|days?|schedule|program)\b/,
    ask: asks(
      String.raw`(?:it'?s |for |to )?(?:get(?:ting)? |be(?:coming)? |stay(?:ing)? )?(?:fit(?:ter|ness)?|in shape|exercise|healthy|healthier|stronger|strong)`,
    ),
    topic: "start-exercise",
    text: "For getting fit, then, in four steps of a week:\n\n1. Week 1: walk 15 minutes every day, brisk enough to breathe harder.\n2. Week 2: 20 minutes, and on two days ten squats to a chair and ten push-ups against a wall, two rounds.\n3. Week 3: 25 minutes, strength on three days, 12 each, plus a 20-second plank.\n4. Week 4: 30 minutes, three rounds, one longer walk on the weekend.\n\nOne day a week off. Sharp pain or dizziness: stop, and ask a doctor.\n\n**One next step:** walk the first 15 minutes today.\n\nAt what hour is it most likely to happen?",
  },
  {
    id: "also-save-money",
    of: /^(?:plan-a-week|keep-a-habit|start-exercise|goals)$/,
    ask: asks(String.raw`(?:it'?s |to |for )?(?:sav(?:e|ing)) (?:some |more )?money|(?:for )?my (?:savings|money|finances|budget)`),
    text: "For the money part, four weeks:\n\n1. Week 1: write down everything you spend, without changing it.\n2. Week 2: cancel one subscription, and move a small fixed sum to savings on payday, even $10.\n3. Week 3: two no-spend days, and dinner at home one evening more than usual.\n4. Week 4: look at your list, and choose the one category to halve next month.\n\nWhat is saved goes to another account on the same day.\n\n**One next step:** set up the automatic move for the next payday in your bank's app.\n\nHow much could you move without missing it?",
  },
  {
    id: "goals-in-plan",
    of: /^(?:sort-priorities|plan-a-week|keep-a-habit|goals|change-hard|feel-stuck)$/,
    ask: asks(String.raw`i (?:want|need|would like|'d like)[^?]{2,40}\band (?:a |an |to |be |more )?[^?]{3,40}`, String.raw`\W*$`),
    text: "Two wishes, then; do them one after the other in the week, not at the same hour. Give each one fixed slot: the first on Monday and Thursday, the second on Tuesday and Saturday, thirty minutes each. Start with the one that gives you strength, mostly the one about body or sleep; it makes the other easier.\n\nFor each, one number for the next four weeks: “three walks a week”, “two applications a week”, “$25 each payday”.\n\n**One next step:** write the two numbers down.\n\nWhich of the two would you start tomorrow?",
  },
  // stress and sleep
  {
    id: "tonight-sleep",
    of: /^(?:sleep-better|stress|overthinking|work-stress|rest-from-burnout)$/,
    and: /\b(?:sleep|awake|bed|insomnia)\b/,
    ask: asks(
      String.raw`what (?:can|should|could|do) i (?:do|try) (?:tonight|now|right now|this evening|before bed|in bed|at night)|how (?:do|can) i (?:sleep|fall asleep|stop(?: (?:it|this|that|thinking|worrying))?)(?: (?:tonight|at night|now|in bed))*`,
    ),
    text: "For tonight:\n\n1. At the table, ten minutes: every open thing in one line, and behind it the day on which you'll do it. End with tomorrow's first task. Close the page.\n2. An hour before bed: phone away, lights low, something slow.\n3. In bed: in for four, out for six to eight, ten times. If a deadline comes up: “It's on the list.”\n4. Awake after about twenty minutes: get up, dim light, something dull, back when you're sleepy. No clock.\n\nGet up at the usual time tomorrow.\n\n**One next step:** put paper and pen on the table now.\n\nWhich line would be first on the page?",
  },
  {
    id: "exam-tomorrow",
    of: /^(?:stress|overthinking|calm-a-panic|failed-exam|get-started|public-speaking)$/,
    ask: /\b(?:exam|test|finals?|interview|presentation)\b[^.!?]{0,15}\b(?:tomorrow|is tomorrow|in the morning|today|tonight)\b|\btomorrow\b[^.!?]{0,15}\b(?:exam|test|final)\b/,
    text: "Then only what still helps by tomorrow. Tonight: 90 minutes, no more, on the three parts most likely to come up: close the book, write down what you know, check, repeat. Twenty-five minutes each, five off. Then pack the bag, set two alarms, phone away, bed at the usual time; sleep is what stores it.\n\nTomorrow: breakfast, begin with the question you can do, and breathe out long before you turn the page.\n\n**One next step:** write the three parts down now and start the first timer.\n\nWhich part worries you most?",
  },
  {
    id: "stress-at-work",
    of: /^(?:stress|overthinking|people-pleasing)$/,
    ask: asks(String.raw`(?:it'?s |mostly |mainly )?(?:at|from|about|because of) (?:my )?(?:work|job|the office)|(?:my )?(?:work|job)`),
    text: "At work, then. Three things take pressure out of a workday:\n\n1. Start with the hardest task for 45 minutes, before mail and chat.\n2. When something new comes, ask: “I'm on A and B. Which should move back?” That puts the choice where it belongs.\n3. Two real breaks of ten minutes, away from the desk, and a fixed end with tomorrow's first task on paper.\n\n**One next step:** block the first 45 minutes of tomorrow in the calendar.\n\nWhat presses most there: the amount, one person, or not knowing what is expected?",
  },
  {
    id: "replays-talks",
    of: /^(?:overthinking|stress|people-pleasing|shy-small-talk)$/,
    ask: /\b(?:replay\w*|go(?:ing)? over|rehash\w*|analy[sz]e\w*|think about)\b[^.!?]{0,15}\b(?:conversations?|what i said|everything i (?:said|say)|talks?)\b/,
    text: "Many people do, mostly at night, and the other person has usually forgotten it by dinner. Do it once on purpose, and then close it: write down what was said in two lines, what you are afraid they thought, and one other explanation. Then one question: is there something to put right? If yes, one sentence tomorrow. If no, it's done, and when it comes back you say “already looked at”.\n\n**One next step:** do that now for the last talk, in four lines.\n\nWhich sentence do you keep coming back to?",
  },
  {
    id: "what-if-thoughts-example",
    of: /^(?:overthinking|self-criticism)$/,
    ask: asks(
      String.raw`(?:can you |could you )?(?:please )?(?:give|show) (?:me )?(?:an?|some) examples?|(?:an? |for )?example(?: please)?|like what|for example|for instance`,
    ),
    text: "Here is one, from a usual evening. The thought: “I sounded stupid in that meeting, they'll think I can't do the job.”\n\n1. On paper: what happened, as a camera saw it? “I lost the thread once, for ten seconds.”\n2. What else could be true? “Two others did, too. My boss asked me for the report afterward.”\n3. Can I do something? “Yes: send one clear mail tomorrow at nine.”\n4. When it comes back: “I notice that I'm thinking it. Already looked at.”\n\n**One next step:** do the four lines with your own thought.\n\nWhich thought would you take?",
  },
  {
    id: "panic-again",
    of: /^calm-a-panic$/,
    ask: asks(
      String.raw`(?:what (?:do|should|can|if) i (?:do )?(?:if|when)|what if) (?:it|that|this|another one) (?:happens|comes|starts|hits|comes back|occurs|happen)(?: (?:again|back|at work|in public|in the store|while driving|at night))*|how (?:do|can) i (?:stop|prevent|avoid) (?:it|them|this|that|one|another one|the next one)(?: (?:from happening(?: again)?|next time))?`,
    ),
    text: "Then you do the same few things each time, and you don't have to fight it:\n\n1. Stop and stand or sit; if you drive, pull over.\n2. Out longer than in: four in, six to eight out, ten times.\n3. Say: “This is panic. It has a top within about ten minutes, and it goes down.”\n4. Look for five blue things.\n5. Stay where you are, if it's safe, until it has gone down a little; leaving teaches the body that the store was the danger.\n\nAfter a first one let a doctor check you once. With pain in chest or arm, call 911.\n\n**One next step:** save those lines in your phone.\n\nWhere would it be worst to have one?",
  },
  {
    id: "calm-other-ways",
    of: /^(?:stress|calm-a-panic|overthinking)$/,
    ask: asks(
      String.raw`i(?:'ve| have)?(?: already)? tried (?:the )?(?:deep )?breathing(?: (?:exercises?|it|that))*(?: [^?]{0,40})?|breathing (?:does ?n'?t|never|did ?n'?t) (?:help|work)(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Then from another side; breathing isn't for everybody. Three that work through the body:\n\n1. Cold: ice or cold water on the face and wrists for thirty seconds.\n2. Big muscles: fifty fast steps, stairs, or push against a wall for ten seconds, five times.\n3. Head: count down from 100 in sevens, or name a country for each letter.\n\nAnd one for later: tell one person “I'm at the edge today; can you take one thing?”\n\n**One next step:** do the cold one now, before anything else.\n\nWhich of the three suits you, and what set it off?",
  },
  // is that normal, should I see somebody
  {
    id: "normal-crying",
    of: low,
    talk: /\bcr(?:y|ying|ied)\b/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|they)(?: even| really| all| still)? (?:normal|ok(?:ay)?|common|weird|bad|usual)(?: (?:to|that|for|to be)(?: \w+){1,8})?|am i (?:normal|ok(?:ay)?|crazy|weird)`,
    ),
    text: "Yes, it's normal. Crying without a clear reason often comes when something has been too much for a while: little sleep, worry, hormones, being alone, or a loss that had no room yet. It says that something wants attention, and nothing bad about you.\n\nTell a doctor if it's on most days for two weeks, if you can't sleep, eat or work, or after a birth. If thoughts of dying come, call or text 988 at once.\n\n**One next step:** write down when it came in the last days, and what was just before it.\n\nHow have you been sleeping?",
  },
  {
    id: "normal-low",
    of: /^(?:name-a-feeling|feel-stuck|winter-blues|keep-friends|make-friends|purpose|grow-confidence|comparing)$/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|they|these feelings)(?: even| really| all| still)? (?:normal|ok(?:ay)?|common|weird|bad|usual)(?: (?:to|that|for|to be)(?: \w+){1,8})?|am i (?:normal|ok(?:ay)?|crazy|weird)|(?:do|does) (?:other people|others|everyone|anyone else) (?:feel|have) (?:this|that|like this)(?: too| way)?`,
    ),
    text: "Yes. Low or empty days without a clear reason are common, also for people whose life looks fine from outside. Often it's something slow: short nights, little company, too much on your shoulders, nothing to look forward to.\n\nWhat makes it more than that: most of the day, on most days, for two weeks, with no joy in things you used to like, or when sleep, food or work stop working. Then a doctor should hear it; it's treatable. And if you think of dying, 988 is there by call or text, day and night.\n\n**One next step:** give each of the last seven days a number from 1 to 10.\n\nHow long has it been like this?",
  },
  {
    id: "normal-worry",
    of: anxious,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|they)(?: even| really| all| still)? (?:normal|ok(?:ay)?|common|weird|bad|usual|dangerous)(?: (?:to|that|for|to be)(?: \w+){1,8})?|am i (?:normal|ok(?:ay)?|crazy|weird|going crazy)|(?:do|does) (?:other people|others|everyone|anyone else) (?:feel|have) (?:this|that|like this)(?: too| way)?`,
    ),
    text: "Yes, it is common. Worry is an alarm, and in times of pressure it rings often; about three in ten adults have an anxiety disorder at some time in their lives, and many more know it in smaller doses. You aren't going crazy.\n\nWhat decides is how much it takes. If it's there on most days, keeps you from sleep, work or people, or you avoid more and more, tell a doctor; therapy helps most people with it. A racing heart that is new should be checked once.\n\n**One next step:** for three days note when it comes and how strong, from 1 to 10.\n\nWhat has it kept you from lately?",
  },
  {
    id: "normal-grief",
    of: /^(?:grieve|pet-loss|miscarriage|after-a-breakup)$/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|they)(?: even| really| all| still)? (?:normal|ok(?:ay)?|common|weird|bad|usual)|am i (?:normal|ok(?:ay)?|crazy|weird)`,
    ),
    text: "Yes, it's normal. Losing someone changes sleep, appetite, memory and patience, and it comes in waves: a good morning, and then a song in the store. There is no right length and no right order.\n\nIf after some months ordinary days still don't work, or if you don't want to go on without them, let a doctor or a grief group help; 988 is there by call or text, day and night.\n\n**One next step:** do one thing today that keeps you going: eat something warm, or walk ten minutes.\n\nWhen in the day does it come most?",
  },
  {
    id: "therapist-when",
    of: low,
    ask: /\b(?:should|do|would) i (?:\w+ ){0,2}(?:see|get|need|go to|try|talk to|start|find)\b[^.!?]{0,15}\b(?:therap\w+|counsel\w+|psycholog\w+|psychiatrist|professional)\b|\bdo i need (?:help|professional help)\b/,
    topic: "find-therapist",
    text: "Yes, I would. Two weeks of it, or going round the same thing again and again, is reason enough; you don't have to get worse first, and one first talk commits you to nothing.\n\n1. Insurance: call the number on the card, “Please give me three therapists who take new patients.”\n2. Without: 1-800-662-4357, free, names places near you; also Open Path Collective and your job's assistance program.\n3. Write to three at once: “I've been feeling low for a while and am looking for help. Do you have room?”\n\nIf it gets dark before that, call or text 988.\n\n**One next step:** send one of those messages today.\n\nDo you have insurance, or do we look for low cost?",
  },
  {
    id: "doctor-low",
    of: low,
    ask: /\b(?:should|do) i (?:\w+ ){0,2}(?:see|go to|call|talk to|tell|need)\b[^.!?]{0,8}\b(?:doctor|dr|gp)\b/,
    text: "Yes. If it has been there for two weeks or more, or nothing is fun anymore, your family doctor is the right first door: it can be depression, and also thyroid, iron, sleep or a medicine, and all of these can be treated.\n\nSay it in one sentence: “For [how long] I've felt [low, empty, nothing], on most days, and I sleep and eat [how]. I'd like to know what it is.” If thoughts of dying come, don't wait for the appointment: call or text 988.\n\n**One next step:** call the office, or book online, before tonight.\n\nSince when has it been like this?",
  },
  {
    id: "is-it-depression",
    of: low,
    ask: /\b(?:is (?:that|this|it)|am i|do i have|could (?:it|this) be|might (?:it|this) be)\b[^.!?]{0,10}\b(?:depression|depressed)\b/,
    text: "I can't say that, and a doctor can, often in one visit. What they look for: low or empty, or no joy in anything, most of the day on most days for two weeks or more, and beside it some of these: sleep, appetite, tiredness, guilt, slow thinking, thoughts of death. If several fit, make the appointment; it's common and treatable.\n\nUntil then: daylight, something to eat, one person who knows. With thoughts of dying, call or text 988, day and night.\n\n**One next step:** note which of those fit, and call the doctor's office with the list.\n\nWhich of them do you know, and since when?",
  },
  {
    id: "first-session",
    of: /^(?:find-therapist|name-a-feeling|stress|overthinking)$/,
    and: /\b(?:therap\w+|counsel\w+|session|psycholog\w+)\b/,
    ask: /\b(?:what|how)\b[^.!?]{0,20}\b(?:happens?|goes|expect|do (?:you|they|we|i) (?:do|talk about|say)|like)\b[^.!?]{0,20}\b(?:first|session|therapy|appointment|visit)\b|\bwhat (?:do|should|would) i (?:say|talk about|tell (?:them|him|her))\b/,
    text: "The first talk is mostly getting to know each other, about fifty minutes. They ask what brings you, since when, how you sleep, who is in your life, and what you hope for; there are forms about insurance and privacy. You decide what you tell, and “I don't want to talk about that yet” is fine. Nobody lies on a couch.\n\nAsk them, too: “How do you work with this? How often, and what does it cost?” Afterward one question is enough: could I be honest here?\n\n**One next step:** write three lines: what, since when, what should change.\n\nWhat would be the hardest thing to say?",
  },
  {
    id: "therapy-no-money",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`(?:but )?(?:i )?(?:can'?t|cannot|cant) afford (?:it|that|one|therapy|a therapist)|i have no (?:money|insurance)(?: for (?:it|that|therapy))?|(?:it'?s|therapy is|that'?s) (?:too |so |really )?expensive|how much does (?:it|therapy|a therapist) cost|what does (?:it|therapy) cost|i don'?t have insurance`,
    ),
    text: "Then the ways with little or no money. In cash a session is often $100 to $200, and these are lower:\n\n1. Community mental health centers and health centers go by income; 211 or findtreatment.gov names them.\n2. Open Path Collective: reduced prices, after a small one-time fee.\n3. A university training clinic: students with supervision, often $5 to $30.\n4. Your job's assistance program: some talks for free.\n5. Ask any therapist: “Do you have a sliding scale?” Free groups: NAMI, DBSA.\n\n**One next step:** call 211 and ask for counseling by income.\n\nDo you work for a company, or study somewhere?",
  },
  // body and food
  {
    id: "instead-of-snack",
    of: /^(?:night-snacking|lose-weight|eat-better)$/,
    ask: asks(
      String.raw`what (?:can|should|could|do) i (?:eat|have|snack on|do) instead(?: (?:of (?:that|it|them|chips|sweets|sugar|snacks|chocolate)|at night|in the evening|then))*|(?:what are |give me )?(?:some )?(?:good |healthy )?(?:alternatives|snacks|substitutes)(?: (?:for (?:that|it|sugar|chips|chocolate)|at night))*`,
    ),
    text: "Something that fills you, with protein or fiber, on a plate and not from the bag:\n\n1. Plain yogurt with berries or an apple.\n2. Cottage cheese or an egg with tomatoes.\n3. A small handful of nuts, counted out.\n4. Popcorn without butter, if it has to crunch; carrots with hummus.\n5. Warm: tea, or a cup of broth.\n\nFirst make dinner bigger in protein and vegetables, since hunger at ten is often a dinner that was too small. Then one fixed snack at one fixed time, and the kitchen light goes off.\n\n**One next step:** choose two of the five for the next grocery list.\n\nWhat time does it usually start?",
  },
  {
    id: "pounds-how-fast",
    // cdc.gov: losing weight
    of: /^lose-weight$/,
    ask: /\bhow (?:fast|quickly|soon|long)\b[^.!?]{0,30}\b(?:lose )?(\d+) (?:pounds|lbs|lb)\b/,
    text: "For {1} pounds count at one to two pounds a week, so about {1w2} to {1w1} weeks. Faster mostly means losing muscle and getting it back. The first two weeks often go quicker, because of water, and then it slows down; that is normal and no failure.\n\nSo plan by what you do: a walk on most days, a filling dinner, no sweet drinks. With medicines, diabetes or heart trouble ask your doctor first.\n\n**One next step:** write a date for the first five pounds, and nothing beyond it.\n\nWhich of the three would be easiest for you?",
  },
  {
    id: "weight-week",
    of: /^lose-weight$/,
    ask: asks(
      String.raw`to lose (?:about )?(?:1|one|2|two|1-2|a) (?:pounds?|lbs?|lb)(?: (?:a|per|each|every) week)?|(?:1|one|2|two) pounds? a week`,
    ),
    text: "A pound a week is a good pace; it comes partly from smaller plates and partly from moving more. The Body Weight Planner at niddk.nih.gov/bwp works out your own figure from age, height, weight and activity, free.\n\nWithout counting it's about this: no sweet drinks, half of the plate vegetables at lunch and dinner, protein at each meal, and a half-hour walk each day. Weigh once a week, on the same morning.\n\n**One next step:** fill in the planner, or begin with the drinks today.\n\nWhat do you drink on a usual day?",
  },
  {
    id: "weight-plan",
    of: /^(?:lose-weight|eat-better|night-snacking)$/,
    ask: asks(
      String.raw`(?:(?:can you |could you )?(?:give|make|write|create) (?:me )?|i (?:want|need|would like) )?(?:an? |the |my )?(?:real |good |simple |concrete |weekly |daily |clear |eating |meal |diet )*(?:plan|program|schedule)(?: (?:for (?:it|that|this|the week|a week)|please))?|how (?:do|can|should) i (?:start|begin)|where (?:do|should) i (?:start|begin)|what should i (?:do|start with)(?: first)?`,
    ),
    text: "Four weeks, one change at a time:\n\n1. Week 1: only water, tea and coffee without sugar. A 15-minute walk each day.\n2. Week 2: half of the plate vegetables at dinner, protein at breakfast (eggs, yogurt, oats with nuts).\n3. Week 3: one fixed snack a day, from a bowl. Walks of 25 minutes.\n4. Week 4: two short strength rounds: squats, wall push-ups, ten each.\n\nWeigh once a week at most. A slip means going on at the next meal. With illness or medicines ask your doctor first.\n\n**One next step:** pour the first glass of water instead of the next sweet drink.\n\nWhich week looks hardest?",
  },
  {
    id: "beginner-exercise",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:an? )?(?:total |complete |absolute )?(?:beginner|new to (?:it|this)|out of shape|unfit|not fit|overweight)(?: [^?]{0,20})?|i(?:'ve| have)? never (?:exercised|worked out|done (?:it|this|sports?))(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Then begin small, and your body adapts quickly. Three days a week, twenty minutes: five of easy walking, ten brisk, five easy. After two weeks add one round of strength, ten each: sit down on a chair and stand up, push-ups against a wall, bridge lying on your back.\n\nYou should be able to talk all the time. A little soreness is normal; chest pain, dizziness or sharp pain means stop and ask a doctor, and with a heart condition or in pregnancy ask first.\n\n**One next step:** choose the three days, and walk the first one today.\n\nWhich three days would it be?",
  },
  {
    id: "out-of-breath",
    of: /^start-exercise$/,
    ask: /\b(?:out of breath|can'?t breathe|breathless|side stitch\w*)\b[^.!?]{0,25}\b(?:after|when|running|quick\w*|minutes?)\b|\bi can (?:only|barely|hardly) (?:run|jog|go|do)\b[^.!?]{0,20}\b(?:minutes?|seconds|block|mile)\b/,
    text: "That's how nearly everyone starts, and it mostly means too fast. Slow down until you could talk in whole sentences; that may be hardly faster than walking. Then by turns: one minute jogging, a minute and a half walking, eight times, three days a week. After two or three weeks the same minute feels easy.\n\nIf you get short of breath with little effort, wheeze, feel pressure in the chest or get dizzy, see a doctor before you go on.\n\n**One next step:** do the next run with a timer, one minute and a minute and a half.\n\nWhich three days can you take for it?",
  },
  {
    id: "how-long-5k",
    // nhs.uk: Couch to 5K
    of: /^start-exercise$/,
    ask: /\bhow (?:long|many weeks)\b[^.!?]{0,40}\b(?:5 ?k|run|running|shape|fit|results?|see)\b/,
    text: "Most beginners get to a 5K in about nine weeks with three runs a week; the free Couch to 5K plan is built that way, and repeating weeks is fine, so twelve is normal, too. You'll notice more breath after two to three weeks, and others see a change after six to eight.\n\nWhat decides is that it happens three times a week, not how fast you are.\n\n**One next step:** download the plan, and put week 1, day 1 on a date.\n\nWhich day is it?",
  },
  {
    id: "desk-exercises",
    of: /^(?:start-exercise|chronic-pain)$/,
    talk: /\b(?:back|neck|shoulders?|desk|sitting)\b/,
    ask: /\b(?:what|which|some|any|give me)\b[^.!?]{0,12}\b(?:exercises?|stretch\w*)\b/,
    text: "Five for a back that sits all day, ten minutes in all, without force:\n\n1. Cat and cow on hands and knees, ten times slowly.\n2. Bridge: on your back, lift the hips, five seconds, ten times.\n3. Bird dog: opposite arm and leg out, five seconds, eight each side.\n4. Chest stretch in a door frame, thirty seconds, twice.\n5. Child's pose, or knees to the chest, one minute.\n\nAt the desk: stand up every half hour, ten shoulder rolls. Pain down a leg, numbness or weakness belongs to a doctor.\n\n**One next step:** do numbers 1 and 2 now.\n\nWhere exactly does it hurt?",
  },
  {
    id: "prep-minutes",
    of: /^meal-planning$/,
    ask: asks(
      String.raw`(?:but )?i (?:only |just )?(?:have|got|'ve got) (?:about |only |like )?(\d+|half an hour|an hour|one hour)(?: (?:minutes?|min|hours?))?(?: (?:on|per|a|every|for it|each|to cook|to prep)(?: \w+){0,2})?`,
    ),
    text: "That is enough, if the oven and the pots work at the same time:\n\n1. Minute 0: oven to 425 °F, rice on the stove, two cups dry.\n2. Minute 3: cut carrots, potatoes small, and onions, or use frozen vegetables; on a tray with oil and salt, in.\n3. Minute 15: two cans of beans or chickpeas rinsed, one half into the tray, one half kept for salads.\n4. Minute 20: eight eggs into boiling water.\n5. Minute 25: sauce: yogurt, lemon, garlic, salt.\n6. Minute 30: all into boxes; cool the rice first and fast.\n\nThat carries three to four days.\n\n**One next step:** write rice, beans, eggs, vegetables and yogurt on the list.\n\nFor how many people is it?",
  },
  {
    id: "one-vegetarian",
    of: /^(?:meal-planning|cook-cheap|eat-better|learn-cooking)$/,
    ask: /\b(?:vegetarian|vegan|no meat|doesn'?t eat meat|don'?t eat meat)\b/,
    text: "Then cook one base for all, and let the protein be added at the plate. The base without meat: rice, pasta, potatoes or tortillas with vegetables and a sauce. For whoever eats no meat: beans, lentils, eggs, tofu or cheese. For the others a small pan of chicken or sausage on the side, every second day only; beans for everyone are the cheapest.\n\nFour dinners that work so: chili with beans, burrito bowls, pasta with tomato and lentils, fried rice with egg.\n\n**One next step:** choose two of the four for this week, and cook double.\n\nDoes the vegetarian eat eggs and cheese?",
  },
  {
    id: "people-and-sum",
    of: /^meal-planning$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:for )?(\d+|two|three|four|five|six) people\W*(?:(?:and|with|for|on|a|budget of)\W*)*\$?(\d+)(?: (?:dollars|bucks))?(?: (?:a|per) week)?`,
    ),
    text: "For {1} people with ${2} a week, dinners that share their ingredients:\n\n1. Monday: pasta, canned tomatoes, white beans.\n2. Tuesday: fried rice with eggs, frozen vegetables.\n3. Wednesday: baked potatoes, cottage cheese, cabbage salad.\n4. Thursday: lentil soup with carrots, cooked double.\n5. Friday: bean and cheese wraps.\n6. Saturday: one tray: chicken thighs, potatoes, carrots.\n7. Sunday: leftovers or soup again.\n\nBreakfast oats or eggs, lunch the rest of dinner. The [meal planner](/lifestyle) counts it against your sum.\n\n**One next step:** strike what you don't eat.\n\nIs there anything that must not be in it?",
  },
  {
    id: "does-not-eat",
    of: /^(?:meal-planning|cook-cheap)$/,
    ask: asks(
      String.raw`(?:and )?(?:no|without|i (?:don'?t|can'?t) eat|we (?:don'?t|can'?t) eat|(?:i'?m|we'?re|\w+ is) allergic to) (pork|beef|fish|meat|eggs|dairy|milk|cheese|gluten|nuts|mushrooms|seafood|chicken|beans|tofu|lactose|peanuts|soy|shellfish|wheat|bread)`,
    ),
    text: "Then it stays out. The simple swap for each place: instead of meat, chicken or beans; instead of eggs, beans or tofu; instead of milk and cheese, a drink of oats or soy and olive oil; instead of wheat, rice, potatoes and corn tortillas; instead of nuts, seeds. With an allergy read the label each time, since it hides in sauces and stock.\n\nThe rest of the week can stay as it is.\n\n**One next step:** put the swap for your first dinner on the list.\n\nHow many people eat with you, and what may a week cost?",
  },
  {
    id: "cook-minutes",
    of: /^(?:cook-cheap|learn-cooking)$/,
    ask: asks(String.raw`(?:but )?i (?:only |just )?(?:have|got) (?:about |only |like )?(\d+)(?: (?:minutes?|min))(?: [^?]{0,15})?`),
    text: "That is enough. If something has to boil, start it first, and take the quick version of the rest: eggs are done in four minutes, spinach in two, leftover or microwave rice in three, pasta in nine.\n\nIn order: pan hot with oil, onion or garlic for two minutes, vegetables for three, rice or noodles in, push it aside, eggs in the gap, stir, soy sauce or salt. Ten minutes in all, one pan.\n\n**One next step:** put the pan on, and chop only what goes in first.\n\nIs the rice cooked already, or still dry?",
  },
  {
    id: "cut-down-drinks",
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol|vodka|whiskey)\b/,
    but: /\b(?:shak\w+|seizure|sweat\w*)\b/,
    ask: asks(
      String.raw`(?:what can i do to |how (?:do|can|should|could) i )(?:cut (?:down|back)|drink less|reduce(?: it)?|stop(?: (?:it|drinking))?|quit(?: drinking)?)(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Step by step, and not all at once if it's every day. Daily or heavy drinking should not be stopped suddenly alone: with shaking, sweating or sickness in the morning, call a doctor first.\n\n1. Count for three days, as it is.\n2. One drink less per evening each week, and a glass of water before each one.\n3. Two evenings a week without, fixed in advance, with something planned in that hour.\n4. Nothing in the house beyond today's.\n5. Tell one person.\n\n1-800-662-4357 helps for free, day and night, and doctors have medicines for it.\n\n**One next step:** choose the two evenings, and write down tonight's number.\n\nWhat usually comes right before the first one?",
  },
  {
    id: "pack-a-day",
    // cdc.gov: how to quit smoking
    of: /^quit-smoking$/,
    ask: /\b(?:packs?|half a pack|\d+ (?:cigarettes|cigs))\b[^.!?]{0,12}\b(?:a|per|every|each) day\b|\bi smoke\b[^.!?]{0,15}\d/,
    text: "With that many, nicotine itself is a large part of it, so help from outside pays. What works best: a day within the next two weeks, counseling by phone (1-800-QUIT-NOW, free), and a patch for the whole day together with gum or lozenges for the moment; a pharmacist or doctor says which ones suit you, and there are pills by prescription, too. Together they double the odds or more.\n\nBefore that day: change the first cigarette. Half an hour later each day.\n\n**One next step:** call 1-800-QUIT-NOW today; they often send patches free.\n\nWhich cigarette of the day matters most to you?",
  },
  {
    id: "tried-patch",
    of: /^quit-smoking$/,
    ask: /\b(?:tried|used|did|was on)\b[^.!?]{0,15}\b(?:patch(?:es)?|gum|lozenges|cold turkey|chantix|everything)\b/,
    text: "Then it was one tool, and often two together work where one didn't: the patch for the whole day, and gum or lozenges for the moment of craving. Used too short or too low is the usual reason; most need eight to twelve weeks. A doctor can also prescribe varenicline or bupropion. Ask the pharmacist which fits with what you take.\n\nAnd look at what brought you back last time: stress, alcohol, a person, a place.\n\n**One next step:** ask the pharmacist about the two together, and call 1-800-QUIT-NOW for a coach.\n\nHow long did it hold, and what was the first cigarette after it?",
  },
  {
    id: "vaping-instead",
    // cdc.gov, fda.gov: e-cigarettes
    of: /^quit-smoking$/,
    ask: /\b(?:what|how) about (?:vap\w+|e[- ]?cig\w*|juul|zyn|pouches)\b|\b(?:is|are) (?:vap\w+|e[- ]?cig\w*|pouches)\b[^.!?]{0,20}\b(?:better|safer|ok|healthier|good)\b|\b(?:should|can) i (?:switch to )?(?:vape|try vap\w+)\b/,
    text: "For an adult who smokes, vaping alone means less harmful smoke than cigarettes, but it isn't harmless, it keeps you on nicotine, and no vape is approved in the US for quitting. Many end up doing both, which helps little. So the approved aids come first: patch with gum or lozenges, or pills from the doctor, with the free coach.\n\nIf you do switch, then completely, and with a date to step down the nicotine.\n\n**One next step:** ask 1-800-QUIT-NOW which aid they can send you.\n\nIs it the nicotine, the hand, or the break that you'd miss most?",
  },
  {
    id: "lump-where",
    of: /^health-worry$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:on|in|under|behind|at) (?:my|the) (?:\w+ )?(?:neck|armpit|arm|breast|groin|jaw|ear|leg|testicle|back|head|throat|chest)(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    talk: /\b(?:lump|bump|swelling|knot)\b/,
    text: "Most lumps are harmless: a swollen gland after a cold, a cyst, fat under the skin. I can't tell which it is, and a doctor can, often in one visit. Have it looked at within the next week or two; sooner if it is hard and doesn't move, grows, is in a breast or testicle, or comes with fever, weight loss or night sweats. Trouble breathing or swallowing is for today.\n\nDon't press it all day, and don't search for pictures.\n\n**One next step:** call now: “I found a lump on my [place] on [day], about the size of [what].”\n\nSince when is it there, and have you had a cold lately?",
  },
  {
    id: "doctor-health",
    of: /^(?:health-worry|chronic-pain|find-care)$/,
    ask: asks(
      String.raw`should i (?:\w+ )?(?:see|go to|call|get|ask) (?:an? |the |my )?(?:doctor|dr|gp|nurse|checked|it checked)(?: (?:out|about (?:it|this|that)))*|what should i do|is (?:it|that|this) (?:serious|dangerous|bad|cancer)`,
    ),
    text: "Yes, have it looked at. I can't say what it is, and waiting and searching mostly make the fear bigger. Today or 911: sudden and very strong, chest pain, trouble breathing or speaking, weakness on one side, high fever with a stiff neck, bleeding that won't stop. This week: it is new, grows, comes back, or has lasted two weeks.\n\nUnsure which? The nurse line on your insurance card says so by phone, free, or urgent care.\n\n**One next step:** call and say what it is, where, since when, and how strong from 1 to 10.\n\nHas it changed since it began?",
  },
  {
    id: "antidepressant-doctor",
    talk: /\bantidepressants?\b|\bssri\w*\b/,
    of: /^find-therapist$/,
    and: /\b(?:antidepressants?|ssri\w*|meds|medication)\b/,
    ask: /\b(?:doctor|dr|psychiatrist|therapist)\b[^.!?]{0,15}\b(?:suggest\w*|recommend\w*|said|prescrib\w*|offer\w*|wants)\b|\b(?:scared|afraid|worried|nervous)\b[^.!?]{0,15}\bside effects?\b|\bside effects?\b/,
    text: "Then you have someone to ask, and it's right to ask before you decide. Side effects are often strongest in the first two weeks and then ease; common ones are nausea, sleep changes, restlessness and less desire. Tell the doctor everything you take and any earlier bad reaction.\n\nAsk: “Why this one? What will I notice, and by when? Whom do I call if it gets worse? How would I stop later?” Never stop suddenly on your own. If thoughts of dying come up, call 988 or the doctor at once.\n\n**One next step:** send your questions to the doctor before the first pill.\n\nWhich side effect are you most afraid of?",
  },
  // feelings
  {
    id: "grief-and-work",
    of: /^grieve$/,
    ask: /\b(?:can'?t|cannot|cant|hard to|trouble|barely|struggl\w*)\b[^.!?]{0,20}\b(?:function|work|concentrat\w*|focus|do my job|think)\b/,
    text: "Of course not; grief takes the concentration first, and after a month the world already expects you back. Lower the bar openly for some weeks: “Since the death of my [father] I need shorter days and one task at a time until [date]. What can wait?” Ask HR about bereavement days, and a doctor about a few weeks of leave; FMLA can cover it if grief makes you ill.\n\nThen three small things a day on a list, the first one before ten.\n\n**One next step:** send that sentence today.\n\nIs there a person at work who knows?",
  },
  {
    id: "grief-ago",
    of: /^grieve$/,
    ask: asks(
      String.raw`(?:she|he|it|they|that) (?:died|passed(?: away)?|was|happened|is gone) (?:\w+ )?(?:\d+|two|three|four|five|six|ten|a|one|last|few|couple of) ?(?:years?|months?|weeks?|days?)?(?: ago)?`,
    ),
    text: "So it's been a while, and you still miss them; that is what love does when it has nowhere to go. It doesn't have to be over, whatever others think. What helps many people is a fixed place for it: a photo with a candle on their day, their recipe on Sundays, a few lines to them in the journal, their story told to someone younger.\n\nIf it still takes whole days, a grief group or counselor is not too late.\n\n**One next step:** choose one small thing of theirs to do this week.\n\nWhat would you like to tell them about right now?",
  },
  {
    id: "not-her-words-fake",
    of: /^(?:journaling|grow-confidence|meditation|self-care|name-a-feeling)$/,
    ask: asks(
      String.raw`(?:it|that|this) (?:just |kind of |kinda |really )?(?:feels|sounds|seems|is) (?:so |a bit |really |kind of |pretty )?(?:fake|silly|stupid|weird|awkward|forced|cheesy|dumb|strange|childish|selfish)`,
    ),
    text: "It does at first, and it doesn't have to feel true to work. Make it smaller and more exact until it stops sounding fake: not “I'm grateful for my life”, but “the coffee was hot and nobody talked”; not “I'm great”, but “I called back today, though I didn't want to”. A fact can't be fake.\n\nAnd you may write down what is bad on the same page.\n\n**One next step:** write one line now, about something from the last two hours.\n\nWhat would it be?",
  },
  {
    id: "gratitude-example",
    of: /^journaling$/,
    talk: /\b(?:gratitude|grateful|thankful)\b/,
    ask: asks(
      String.raw`(?:can you |could you )?(?:please )?(?:give|show) (?:me )?(?:an?|some|a few|two|three|3|more|the)? ?(?:concrete |real |good )?examples?|(?:an? |for )?example|like what|for example|for instance`,
    ),
    text: "For example, from a very ordinary Tuesday:\n\n1. “The bus was late, and so I saw the sun come up.”\n2. “Maria saved me half of her sandwich, because she remembered I'd skipped lunch.”\n3. “My back didn't hurt on the stairs.”\n4. “I didn't answer when he provoked me.”\n\nSmall, from that day, and with a because. One line is enough; three are plenty.\n\n**One next step:** write today's line with its because.\n\nWhat was all right today, even for a minute?",
  },
  {
    id: "journal-prompt",
    of: /^journaling$/,
    ask: /\bprompts?\b|\bwhat (?:should|can|do|could) i write\b|\bdon'?t know what to write\b|\b(?:give|tell) me (?:an?|some) (?:questions?|ideas?|topics?)\b/,
    text: [
      "Take one of these, and write for five minutes without stopping or correcting:\n\n1. What took strength today, and what gave some back?\n2. What am I avoiding, and what is the smallest part of it?\n3. If a friend had my week, what would I tell them?\n4. What do I want to remember of today?\n5. I am angry, sad or afraid that …\n\nSpelling doesn't count, and you may throw it away afterward.\n\n**One next step:** set a timer for five minutes with number 1.\n\nWhich number speaks to you?",
      "Five more for the next evenings: “What would I do if I weren't tired?” “Who did I think of today, and why?” “What is one thing I'd like less of?” “What did my body tell me today?” “What do I hope for by spring?” One question a night, three sentences, and stop in the middle if you like; that makes tomorrow easier.\n\nWhich one would you take tonight?",
    ],
  },
  {
    id: "shouts-at-kids",
    of: /^(?:cool-anger|goals|better-parent)$/,
    ask: /\bi (?:\w+ )?(?:yell|shout|scream|snap|'?m impatient|am impatient|lose (?:it|my temper|patience))\w*\b[^.!?]{0,12}\b(?:at|with|on) (?:my |the )?(?:kids?|children|son|daughter|toddler)\b|\bimpatient with my (?:kids?|children|son|daughter)\b/,
    text: "Most parents know that moment, and the wish to change it is the first half. Two things help most. Before: it mostly comes at the same hour, hungry, late, too loud, so take one thing out of that hour: food earlier, ten minutes more, one task less. In it: say “I'm getting loud, I'm going out for a minute”, go into another room, ten long breaths out, come back.\n\nAfterward: “I yelled. That was not your fault. I'm practicing.” Kids learn from that more than from perfect calm.\n\n**One next step:** name the hour, and what you take out of it tomorrow.\n\nWhen is it worst?",
  },
  {
    id: "lunch-without-me",
    of: /^(?:make-friends|keep-friends|grow-confidence|people-pleasing)$/,
    ask: /\b(?:lunch|coffee|drinks|dinner|out|hang(?:ing)? out|group chat|parties|party)\b[^.!?]{0,15}\bwithout me\b|\b(?:never|don'?t|didn'?t) (?:invite|ask|include) me\b/,
    text: "That stings, and it happens often without anyone meaning it: groups form by habit, and whoever doesn't ask looks busy. So test it once, lightly: “Are you going for lunch? Mind if I come along?” Or ask one of them, the kindest, for coffee on a set day. One person is the door to the others.\n\nIf they say no twice without another day, put your lunch elsewhere, with people from another team or a walk with a call.\n\n**One next step:** decide whom you'll ask, and on which day.\n\nWho of them is the friendliest to you?",
  },
  {
    id: "say-stupid",
    of: /^(?:grow-confidence|shy-small-talk|public-speaking|people-pleasing)$/,
    ask: /\bwhat if (?:i|they|it|people|someone)\b[^?]{0,40}/,
    text: "Then it's an odd sentence among many, and the talk goes on in ten seconds. People are busy with how they come across themselves; you remember your slip for a week, and they for a minute. Have one line ready, and the fear shrinks: “Let me put that differently.” Or with a smile: “That came out wrong.”\n\nAnd prepare one contribution before: a question counts as much as an opinion. “What would that mean for [deadline, customers]?”\n\n**One next step:** write one question for the next occasion, and ask it in the first ten minutes.\n\nWhen is the next one?",
  },
  {
    id: "in-meetings",
    of: /^grow-confidence$/,
    ask: asks(
      String.raw`(?:mostly |mainly |especially )?(?:at|in|during) (?:my )?(?:work|meetings?|the office|team meetings?|work meetings?)(?: (?:in|at|with) (?:meetings?|work|my boss))?`,
    ),
    text: "In meetings it helps to speak early, before the pressure grows. Three steps:\n\n1. Prepare one sentence or question beforehand, on paper: “I'd add one thing about …”\n2. Say it in the first ten minutes. Feet on the floor, slower than you feel, and stop after it.\n3. If someone cuts in: “I'd like to finish that thought.”\n\nAfterward write down that you spoke, not how it was. After five meetings it's ordinary.\n\n**One next step:** write the one sentence for your next meeting.\n\nWhen is it, and what is it about?",
  },
  {
    id: "since-childhood",
    of: /^(?:grow-confidence|self-criticism|name-a-feeling|overthinking|guilt-shame|perfectionism)$/,
    ask: asks(
      String.raw`(?:it'?s been |for |since )(?:my |i was |ever |always |a |early |my whole )*(?:childhood|kid|child|life|little|young|years|forever|school|teenager|teens)(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "Then it was learned early, mostly from voices that were louder than you, and what was learned can be relearned, slowly. Begin with noticing: when the harsh sentence comes, ask whose words they are. Then answer it as the adult you are: “That was said to a child. Today I can …”, with one fact.\n\nWith something that old a therapist is worth a lot; it isn't that you're too weak to do it alone, it just goes faster.\n\n**One next step:** write down the sentence, and whose voice it has.\n\nWhat does it say?",
  },
  {
    id: "too-late-age",
    of: /^(?:feel-stuck|purpose|back-to-school|change-career|aging-birthday|goals|comparing|change-hard)$/,
    ask: asks(
      String.raw`(?:is it|am i|isn'?t it|it'?s) (?:already )?too (?:late|old)(?: (?:to|for|at|now)(?: \w+){0,8})?|i(?:'m| am) (?:probably )?too old(?: (?:to|for)(?: \w+){0,6})?`,
    ),
    text: "No, it isn't. The years pass either way; the question is only what will be there at the end of them. People finish degrees at 45, change trades at 50 and start again after less. What is different later: less time to waste, and you know better what you don't want.\n\nSo make the first step cheap: one course, one talk with someone who did it, one evening a week, for three months. Then decide with facts.\n\n**One next step:** find one person who did it after your age, and ask them for twenty minutes.\n\nWhat would you begin, if age didn't matter?",
  },
  {
    id: "first-of-several-goals",
    of: /^(?:goals|lose-weight|keep-a-habit|plan-a-week|sort-priorities)$/,
    talk: /\b(?:goals?|resolutions?|habits)\b/,
    ask: asks(
      String.raw`which (?:one )?(?:should i (?:do|start(?: with)?|pick|choose|take) )?(?:first|to (?:start with|begin with|pick))|(?:where|what|how) (?:do|should) i (?:start|begin)(?: with)?(?: first)?`,
    ),
    text: "Take the one that makes the others easier, and mostly that's the one about your body: sleep or movement. It gives strength within two weeks, and strength is what the rest needs. If money keeps you awake, then money goes first.\n\nSo: one goal for four weeks, in numbers (“walk 20 minutes, three times a week”). The second one only gets an automatic part that costs no will, such as a transfer on payday or a book on the pillow. The third waits.\n\n**One next step:** write the first one in numbers, with its days.\n\nWhich one keeps you awake, if any?",
  },
  {
    id: "goal-example",
    of: /^goals$/,
    ask: asks(
      String.raw`(?:can you |could you )?(?:please )?(?:give|show) (?:me )?(?:an?|some) examples?|(?:an? |for )?example|like what|for example|for instance`,
    ),
    text: "Here are two in the right size:\n\n1. Money: “On each payday $40 goes to savings by itself, until the end of March. If a bill comes, $10, and never nothing.”\n2. Fitness: “Monday, Wednesday and Saturday I walk 20 minutes after work, for four weeks. If it rains, I climb stairs for ten.”\n\nEach has a number, a day, an end, and what happens when it fails. Put a line in the calendar on Sunday: done, or make it smaller?\n\n**One next step:** write one of yours in that form.\n\nWhat would the number be?",
  },
  {
    id: "goals-two",
    of: /^goals$/,
    ask: asks(
      String.raw`(?:i (?:want|would like|need|'d like) to )?(?:save|lose|get|earn|read|learn|find|pay|quit|exercise|start|be|become|stop|eat|buy)\b[^?]{2,60}(?:,|\band\b)[^?]{3,60}`,
      String.raw`\W*$`,
    ),
    text: "Good ones, and each gets easier with a number. For example: money, “a fixed sum to savings on each payday, even $25, automatically”; body, “20 minutes of walking on three days a week”; reading or learning, “two pages, or ten minutes, each night”.\n\nDon't start all of them with the same force. One is the main goal for four weeks; the others get only the part that runs by itself.\n\n**One next step:** choose the main goal, and write it with a number and days.\n\nWhich one would make the others easier?",
  },
  {
    id: "miss-a-day",
    of: /^(?:keep-a-habit|start-exercise|goals|motivation|quit-smoking|meditation|journaling|get-up-mornings|lose-weight)$/,
    ask: asks(
      String.raw`what if (?:i|it) (?:miss|skip|fail|forget|slip|can'?t|don'?t|mess(?: it)? up|break)\b[^?]{0,40}|what (?:do|should) i do (?:if|when) i (?:miss|skip|fail|slip|forget)\b[^?]{0,30}`,
    ),
    text: "Then nothing is lost: one missed day changes almost nothing in how a habit forms. The rule is only: never twice in a row. On the day after, do the smallest version, two minutes, at the usual time, without making up for the lost one.\n\nIf it happens again in the same week, it's too large or at the wrong moment. Make it half as big, or move it to another hour.\n\n**One next step:** decide your two-minute version now, while it's easy.\n\nWhat would it be?",
  },
  {
    id: "habit-how-long",
    // Lally et al. 2010, European Journal of Social Psychology
    of: /^(?:keep-a-habit|get-up-mornings|motivation|meditation|journaling|start-exercise|self-care)$/,
    ask: asks(
      String.raw`how long (?:does|will|would|do|until|till|before)\b[^?]{0,40}|how many (?:days|weeks) (?:does|will|would|until|till|before|is it until)\b[^?]{0,40}`,
    ),
    but: /\bhow long (?:should|do|must) (?:i|it|the|each|one|a)\b[^?]{0,12}\b(?:do|sit|last|be|session)\b/,
    text: "On average about two months until it runs by itself: 66 days in the best-known study, with a wide range from three weeks to eight months. Simple things like a glass of water go fast, and exercise takes longer. The first two weeks are the hardest, and a missed day in between didn't matter.\n\nSo count repetitions instead of days: after about twenty it gets easier.\n\n**One next step:** make twenty small boxes on paper and tick the first today.\n\nAt which moment of the day will it happen?",
  },
  {
    id: "how-long-each-time",
    of: /^(?:meditation|stress|calm-a-panic|overthinking)$/,
    ask: asks(String.raw`how (?:long|often|many (?:minutes|times))\b[^?]{0,10}\b(?:should|do|must|would) i\b[^?]{0,30}`),
    text: "Two to five minutes a day are enough to begin with, always at the same moment, such as after brushing your teeth. After two weeks you can go up to ten. For calming down in the moment it's about ten slow breaths, which is one minute; repeat it until your shoulders drop.\n\nEvery day a little does more than half an hour on Sunday.\n\n**One next step:** set a timer for two minutes and do it once right now.\n\nWhich moment of the day could carry it?",
  },
  {
    id: "mind-wanders",
    of: /^meditation$/,
    ask: /\b(?:mind|thoughts?|head) (?:always |just |keeps? |constantly )?(?:wander\w*|drift\w*|rac\w+|won'?t (?:stop|be quiet))\b|\bcan'?t (?:sit still|concentrate|stop thinking|focus)\b/,
    text: "That isn't failing, it's the exercise itself: noticing it and coming back is like one repetition at the gym. Make it easier for now: shorter, two minutes; count each breath from one to ten and begin again; or give the hands something, a warm cup, and feel it. When you notice you're gone, say “thinking” in your head, without scolding, and count from one.\n\nIf sitting makes you restless, walk slowly and feel each foot.\n\n**One next step:** two minutes, counting to ten, right now.\n\nWhen in the day is it quietest around you?",
  },
  {
    id: "does-it-work",
    of: /^(?:meditation|journaling|self-care|stress|overthinking|keep-a-habit|find-therapist|calm-a-panic|grow-confidence)$/,
    ask: asks(
      String.raw`(?:does|do|will|would) (?:it|that|this|they|mindfulness|therapy|meditation|journaling|affirmations)(?: even| really| actually)? (?:work|help)(?: (?:for|with|at)(?: \w+){1,4})?`,
    ),
    text: "For many people, yes, moderately and with practice. Studies find that regular mindfulness, writing and therapy lower stress and worry within about eight weeks; therapy has the strongest effect of them. None of it works like a pill in one evening, and not everybody likes each one.\n\nSo test it fairly: five minutes a day for two weeks, with a number from 1 to 10 for your stress each evening. If nothing moves, change the method, not yourself.\n\n**One next step:** write today's number down now.\n\nWhat would you like to be different after two weeks?",
  },
  {
    id: "say-no-boss",
    of: /^(?:people-pleasing|work-boundary)$/,
    ask: asks(String.raw`(?:mostly |mainly )?(?:to|with) my (?:boss|manager|supervisor)`),
    text: "To a boss, say no to the order of things and not to the person, and let them choose:\n\n“I can take that on. Right now I'm on [A] and [B], both due Friday. Which one should move back?”\n\nOr for extra hours: “I can't stay today. I can have it done by tomorrow at noon.” Once, friendly, without a list of reasons. If it comes again: “As I said, today I can't.”\n\n**One next step:** write A and B down, so that you have them ready.\n\nWhat do they ask for most often?",
  },
  {
    id: "say-no-example",
    of: /^(?:people-pleasing|work-boundary|set-a-family-boundary)$/,
    ask: asks(
      String.raw`(?:can you |could you )?(?:please )?(?:give|show) (?:me )?(?:an?|some) examples?|(?:an? |for )?example|like what|for example|for instance`,
    ),
    text: "Some that you can use as they are:\n\n1. “Let me check, I'll tell you tomorrow.” That buys time.\n2. “I can't this time. Thanks for asking me.”\n3. At work: “I'm on the report until Friday. Should that wait, or this?”\n4. Family: “We're not coming on Sunday. I'd be glad to see you the week after.”\n5. When they push: “I understand that it's a pity. It stays a no.”\n\n**One next step:** choose the one you need this week, and say it aloud twice.\n\nWho will you say it to?",
  },
  {
    id: "boundary-mother",
    of: /^set-a-family-boundary$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:mostly |mainly )?(?:with|for|to|from) my (?:mom|mum|mother|dad|father|parents|sister|brother|mother[- ]in[- ]law|in[- ]?laws|family)`,
    ),
    text: "With somebody that close it helps to begin with the warmth and then to say what you will do; you can't decide what they do. For example:\n\n“I love you, and I want us to talk gladly. When my [weight, kids, money] comes up, I'll change the subject, and if it goes on, I'll hang up and call on Sunday.”\n\nThen do exactly that, kindly, each time. It usually gets louder once before it gets better.\n\n**One next step:** name the one thing it's about, and put it into that sentence.\n\nWhat does the person do that costs you most?",
  },
  {
    id: "boundary-words",
    of: /^set-a-family-boundary$/,
    ask: asks(
      String.raw`(?:what|how) (?:should|do|can|could|would) i (?:even |exactly )?(?:say|tell|put|word)(?: (?:it|that|this|her|him|them|to (?:her|him|them)))*`,
    ),
    text: "Word for word, to be changed as you need it:\n\n“Mom, I want to stay close to you, so I'm saying this openly. I don't want to talk about [topic] anymore. If it comes up, I'll change the subject, and if it goes on, I'll end the call and ring you on Sunday. It isn't against you.”\n\nPut in the right name. If there's a reproach: “I hear that you're hurt. It stays like that.”\n\n**One next step:** read it aloud twice, and choose the day for it.\n\nWhat would the topic be?",
  },
  {
    id: "something-to-do",
    of: /^find-hobby$/,
    ask: asks(
      String.raw`(?:give|tell|suggest) me (?:something|things|some things|an idea|ideas)(?: (?:fun|to do|else))*|what (?:can|should|could) i do(?: (?:now|today|at home|then|tonight))*|(?:some )?(?:ideas|suggestions)`,
    ),
    text: "Here are eight that need nothing:\n\n1. Cook something you've never made from what is there.\n2. Walk for half an hour in a direction you never take.\n3. One drawer, emptied and sorted, with music.\n4. Call someone you haven't heard in a year.\n5. Draw your room from where you sit, badly.\n6. Learn ten sentences of a language.\n7. Write a letter to yourself in a year.\n8. Library: borrow one book, one game.\n\n**One next step:** take the first number that didn't bore you, and begin within five minutes.\n\nWhich number is it?",
  },
  {
    id: "likes-outside",
    of: /^find-hobby$/,
    ask: /\b(?:outside|outdoors|nature|hik\w+|fresh air)\b/,
    text: "Outside, then. Some that cost little or nothing: walking a new trail each week (AllTrails is free), birds with the free Merlin app, geocaching, a plot in a community garden, running or cycling with a group, disc golf, fishing, drawing or photos on a bench, cleaning up a park with others on Saturdays.\n\nWith people it lasts longer: Meetup and your city's parks page list weekly groups.\n\n**One next step:** choose two, and try the first one this weekend for an hour.\n\nAlone, or with other people?",
  },
  {
    id: "cheap-hobby",
    of: /^find-hobby$/,
    ask: asks(
      String.raw`(?:something|it (?:has to|should|must) be|and|but)? ?(?:very |really )?(?:cheap|free|inexpensive|for free|not expensive|low cost)`,
    ),
    text: "Cheap is easy: most good hobbies cost under $20. Walking and birds with the free Merlin app; drawing with one pencil; running; cooking one new dish a week; chess online; a choir; a community garden; volunteering at an animal shelter; learning a language with library apps; knitting with yarn from a thrift store. Libraries also lend tools, games, instruments and museum passes.\n\nTry each for an hour, twice, before you buy anything.\n\n**One next step:** choose one, and give it Saturday from ten to eleven.\n\nWith your hands, with your head, or moving?",
  },
  {
    id: "twelve-things",
    of: /^(?:sort-priorities|plan-a-week|stress)$/,
    ask: asks(
      String.raw`(?:i have |there are |about |like )*(\d{1,3}) (?:things|tasks|items|to[- ]?dos|points)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "{1} things don't fit into a day, so it isn't you. Sort them in two minutes:\n\n1. Mark those with a date today or tomorrow that someone waits for. Mostly two or three.\n2. Mark what takes under five minutes, and do those in one go, half an hour at most.\n3. Everything else gets another day, written beside it, or is crossed out.\n\nThen one of the marked ones first, for 45 minutes, phone away.\n\n**One next step:** mark them now; send me the three with a date if you like.\n\nWhich one would cause trouble if it weren't done tonight?",
  },
  {
    id: "all-rooms",
    of: /^(?:get-started|clean-home|declutter)$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:all of it|everything|the whole (?:house|place|apartment|thing)|every room|all the rooms)(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "All of it is too much to start, so start with a path: the sink, then the table, then the bed. In each place the same three rounds of ten minutes:\n\n1. Trash, in one bag.\n2. What belongs elsewhere, in one basket; put away later.\n3. One wipe.\n\nToday only the sink and its counter. Tomorrow the table. A room a day, and Saturday for the floor. Stop when the timer rings.\n\n**One next step:** take a bag and set ten minutes for the kitchen now.\n\nHow many rooms are there, and which one do you see most?",
  },
  {
    id: "excuses",
    of: /^(?:keep-a-habit|start-exercise|motivation|goals|get-started)$/,
    ask: /\b(?:always |keep )?(?:find(?:ing)?|mak(?:e|ing)|have) (?:an? |some )?excuses?\b/,
    text: "Then use the excuses: they tell you what to prepare. Write down the last three, and beside each an answer that was decided beforehand:\n\n1. “Too tired”: then ten minutes only, and home again.\n2. “Too late”: then it happens before you go home, bag packed in the morning.\n3. “Bad weather”: then the short round indoors.\n\nAnd make it harder to cancel: a fixed hour with someone who waits.\n\n**One next step:** write your three excuses with their answers.\n\nWhich excuse comes most often?",
  },
  {
    id: "work-from-home",
    of: /^(?:sort-priorities|focus|keep-a-habit|plan-a-week|get-started)$/,
    ask: asks(
      String.raw`i (?:work|study)(?: \w+)? (?:from|at) home(?: [^?]{0,20})?|(?:i'?m|i am) (?:remote|home office|working from home)`,
      String.raw`\W*$`,
    ),
    text: "At home nobody draws the lines, so draw them yourself:\n\n1. Start with a way to work: dressed, once around the block, sit down at a fixed hour.\n2. 9:00 to 10:30: the main task, phone in another room.\n3. Five to ten minutes outside, then mail and calls together.\n4. Lunch away from the desk; movement fits well right after it, or at 5:30 as the end of work.\n5. Two more blocks of 50 minutes in the afternoon.\n6. A fixed end: laptop closed, tomorrow's first task on paper.\n\n**One next step:** block the first 90 minutes of tomorrow.\n\nWhen are you most awake: early, late morning, or afternoon?",
  },
  {
    id: "when-exercise",
    of: /^(?:keep-a-habit|plan-a-week|start-exercise|always-tired|self-care)$/,
    ask: asks(
      String.raw`when (?:should|do|can|would) i (?:exercise|work ?out|train|run|move|go)(?: [^?]{0,20})?|(?:how|when) (?:do|can|should) i (?:find|make|get) (?:the )?time (?:to|for) (?:exercise|work(?:ing)? ?out|sport|exercising|the gym)(?: [^?]{0,20})?|what time(?: of day)?(?: is best)?(?: [^?]{0,15})?`,
    ),
    topic: "start-exercise",
    text: "The best time is the one that nobody can take from you. For most that's the morning before the others are up, or right after work before you sit down. With a full house, take pieces: ten minutes after breakfast, ten at lunch, ten with the kids outside; three times ten count as thirty.\n\nTie it to something fixed: coffee, dropping the kids off, the end of work. Two weekdays and one weekend day are enough to start.\n\n**One next step:** choose one of those moments, and put the shoes there.\n\nWhich ten minutes of your day are the safest?",
  },
  {
    id: "pages-a-day",
    of: /^keep-a-habit$/,
    talk: /\bread\b/,
    ask: /\bhow (?:many pages|much|long)\b/,
    text: "Two pages are enough to start, because two always work, even dead tired. Most days become ten. Ten pages a day, about fifteen minutes, are around twelve books a year; twenty pages are a book every two weeks. Count days with the book open, not pages.\n\n**One next step:** put the book on your pillow, and read two pages before the phone tonight.\n\nWhich book will it be?",
  },
  {
    id: "water-amount",
    of: /^keep-a-habit$/,
    talk: /\bwater\b/,
    ask: /\bhow (?:much|many (?:glasses|cups|ounces|bottles))\b/,
    text: "Six to eight glasses of any drink a day suit most adults, food brings the rest; more in heat, with sport, fever or while breastfeeding. There's no magic figure: pale yellow is enough, dark yellow means more. With heart or kidney trouble or water pills ask your doctor which amount is right.\n\nIn practice: one glass after getting up, one with each meal, and one bottle at work.\n\n**One next step:** fill that bottle now.\n\nWhen in the day do you forget it most?",
  },
  {
    id: "no-vacation-weekend",
    of: /^(?:self-care|time-off|rest-from-burnout|stress|always-tired)$/,
    ask: asks(
      String.raw`what (?:can|should|could) i do (?:this|on the|over the|at the|for the) weekend(?: [^?]{0,20})?|(?:ideas|plans?) for (?:this|the) weekend`,
    ),
    text: "Make one real day off out of it:\n\n1. Friday evening: work phone off, three chores done, groceries bought.\n2. Saturday: sleep to an hour past usual, breakfast without a screen, two hours outside in green, an afternoon for nothing, one person you like in the evening.\n3. Sunday: chores only until eleven; then bath, book or nap, and ten minutes for Monday at five.\n\nTell the others beforehand: “Saturday I'm off.”\n\n**One next step:** choose the green place, and block Saturday from ten to twelve.\n\nWhat did you last do that really rested you?",
  },
  {
    id: "cannot-take-off",
    of: /^(?:rest-from-burnout|stress|work-boundary|always-tired)$/,
    ask: /\b(?:can'?t|cannot|cant) (?:take (?:any )?(?:time off|a break|days? off|vacation|leave)|work less|reduce (?:my )?hours|afford (?:to take )?time off)\b/,
    text: "Then the rest has to come inside the week:\n\n1. One evening without work or chores, fixed, phone off at seven.\n2. Two breaks of ten minutes a day, outside, in the calendar like meetings.\n3. One thing less: hand over, shorten or drop it. “Until the end of the month I can't do X; who can?”\n4. Sleep first: lights out at the same hour, an hour earlier than now.\n\nIf you wake up tired for weeks, or nothing is fun anymore, tell a doctor; sick leave for exhaustion exists, too.\n\n**One next step:** name the one thing that goes.\n\nWhat would nobody miss for two weeks?",
  },
  {
    id: "paid-card-off",
    of: /^count-a-win$/,
    ask: /\bpaid off\b[^.!?]{0,25}\b(?:card|loan|debt|car|balance)\b/,
    text: "Congratulations, one creditor less. That took many months of saying no to something. Now use the momentum: send what you paid on that card to the next one, the smallest or the dearest, from the very next payday; you don't miss it, because you never had it. Keep the card open and unused if it has no fee, as that helps your credit score.\n\nAnd celebrate with something that costs nothing or little.\n\n**One next step:** raise the automatic payment on the next card by that sum today.\n\nWhich card is next, and how much is on it?",
  },
  {
    id: "felt-amazing",
    of: /^count-a-win$/,
    ask: asks(
      String.raw`(?:it|that|this|i) (?:felt|feels|feel|was) (?:so |really |very |absolutely |just )*(?:amazing|great|good|awesome|wonderful|fantastic|nice|proud|happy|free|incredible)(?: [^?]{0,25})?|i(?:'m| am) (?:so |really |very )*(?:proud|happy|excited)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "Good, keep that feeling; it's what carries you through the dull middle of the next one. Write it down while it's fresh: what you did, what it took, and how today felt, three lines in the journal. On a bad day that page is worth more than any advice. And tell one person who will be glad with you.\n\n**One next step:** write the three lines tonight.\n\nWhat was the hardest part on the way there?",
  },
  {
    id: "boss-yelled-tomorrow",
    of: /^(?:read-a-boss|name-a-feeling|talk-to-boss)$/,
    talk: /\b(?:boss|manager|supervisor)\b/,
    ask: asks(String.raw`what (?:should|do|can) i (?:do|say) (?:tomorrow|now|next|about it|when i see (?:him|her|them))`),
    text: "Tomorrow, calm and once. Ask for five minutes alone: “About yesterday: I want to do this well, and I work better when we talk in a normal tone. What exactly should I do differently?” Then listen, note the points, and do them.\n\nTonight write down what was said, when, and who was there. If it happens again, the same sentence and a new line in your notes; with three lines you can go to HR or their boss.\n\n**One next step:** write the three lines now, at home.\n\nWas it the first time, or does it happen often?",
  },
  {
    id: "job-pays-well",
    talk: /\b(?:job|work)\b/,
    ask: /\bi (?:hate|dislike|can'?t stand|don'?t like) (?:it|my job|the job)\b[^.!?]{0,12}\bbut\b[^.!?]{0,12}\b(?:pays?|money|salary|benefits|insurance)\b/,
    topic: "quit-job",
    text: "That is a real conflict, and it doesn't have to be solved in one jump. Three things make it smaller:\n\n1. What exactly do you hate: the tasks, the people, the hours, or the point of it? Each has another answer, and only one of them is quitting.\n2. Let the pay work for you: put a fixed part aside until three to six months of costs are there. Then you can choose.\n3. Look while you are employed: two applications or talks a week.\n\n**One next step:** write down the worst hour of last week, and what made it so.\n\nWhich of the four is it mostly?",
  },
  {
    id: "everything-money-health",
    talk: /\b(?:help|life|everything|too much|advice|overwhelm\w*)\b/,
    ask: asks(
      String.raw`(?:it'?s )?(?:about )?(?:money|work|job|health|family|marriage|relationship|kids|home|house|bills|debts?|school|sleep|stress)(?:,? (?:and |my |the )*(?:money|work|job|health|family|marriage|relationship|kids|home|house|bills|debts?|school|sleep|stress)){1,3}(?: [^?]{0,12})?`,
      String.raw`\W*$`,
    ),
    topic: "sort-priorities",
    text: "Each of those would be enough alone. They pull on each other, so one that moves helps the rest. I'd take them in this order:\n\n1. Whatever has a date this week: a bill, an appointment, a talk that can't wait.\n2. Your sleep and food, because everything gets harder without.\n3. Then one sentence to the person closest to you: “It's too much right now. Can we look at one thing together on Sunday?”\n\nThe rest may stay as it is for two weeks.\n\n**One next step:** write what has a date in the next seven days.\n\nWhat is on that list?",
  },
  {
    id: "no-which-first",
    of: /^(?:money-worry|sort-priorities|stress|feel-stuck|health-worry)$/,
    ask: asks(
      String.raw`i (?:really )?(?:don'?t|dont|do not) know (?:which|what|where) (?:(?:one )?(?:is |comes |goes |to (?:do|take|start(?: with)?) )?first|to (?:start|begin)(?: with)?)`,
    ),
    text: "Then decide with one question for each: what happens if it's left alone for a week? With most things nothing happens, and they may wait. What costs money, gets turned off or gets worse in the body comes first, and of that only the smallest step: one call.\n\nWith money and health together: the doctor's appointment first, because it takes weeks to get, and it's one call. Then the bill with the nearest date.\n\n**One next step:** make that one call today or tomorrow at nine.\n\nWhich of the things would be worse in a week?",
  },
  {
    id: "everything-what",
    talk: /\b(?:help|life|advice|too much|overwhelm\w*)\b/,
    ask: asks(
      String.raw`(?:it'?s )?(?:just )?(?:about )?(?:everything|all of it|a bit of everything|the whole thing|my whole life|everything at once)`,
    ),
    text: "Everything, then. Let's cut it into six, and give each a number from 1 to 10 for today: money, work, home, health and sleep, the people close to you, time for yourself. Single digits, quickly. A two needs help soon, a six may wait.\n\nWe begin where one small thing can move this week; that's seldom the biggest one, and it gives you back some ground.\n\n**One next step:** write the six numbers in one line.\n\nWhich one is the lowest?",
  },
  {
    id: "three-tips",
    of: /^(?:stress|overthinking|rest-from-burnout)$/,
    ask: asks(
      String.raw`(?:can you )?(?:give|tell|show) me (?:some|a few|your|the|three|3|five|5|two|2|your best|more)? ?(?:best |good |quick )?(?:tips|ideas|things|ways|steps)(?: [^?]{0,25})?|(?:any|some|more) (?:tips|ideas|advice)|what (?:helps|can help|would help|works)(?: (?:with|against) (?:it|that|stress))?|how (?:do|can|should) i (?:manage|handle|reduce|deal with|cope with|stop) (?:it|that|this|stress|the stress)`,
    ),
    text: "Three that work, quick ones first:\n\n1. Now: ten breaths, out longer than in, shoulders down. Two minutes.\n2. Today: everything that presses onto one sheet, each with a day; strike one thing, and tell whoever waits for it.\n3. This week: twenty minutes of brisk walking on four days, and a fixed hour at which work ends.\n\nStress falls most when the amount gets smaller, so number 2 counts double.\n\n**One next step:** take the sheet and write for five minutes.\n\nWhat would you strike first?",
  },
  {
    id: "jealous-house",
    of: /^comparing$/,
    ask: asks(
      String.raw`(?:she|he|they) (?:just |already )?(?:bought|got|has|have|had|is|are|earns?|makes?|owns?)\b[^?]{2,50}`,
      String.raw`\W*$`,
    ),
    text: "And you see the result, not the parents' help, the loan, or what they gave up for it. What is it about that one: owning something, being safe, being finished with waiting, or that they got there first? That is the wish behind the envy, and it belongs to you.\n\nTurn it into one number of your own: “$100 a month to a deposit account”, “one application a week”. Your way, your pace.\n\n**One next step:** write the wish in one line, and the first number to it.\n\nWhat would having it change for you?",
  },
  {
    id: "stop-comparing",
    of: /^comparing$/,
    ask: asks(
      String.raw`how (?:do|can|could) i (?:stop|quit)(?: (?:comparing|it|that|doing (?:it|that)|this|being jealous))?(?: [^?]{0,25})?|should i (?:delete|quit|leave|uninstall) (?:it|instagram|the app|social media|tiktok|facebook)(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "Try it for two weeks, rather than forever: log out or take the app off the phone, and mute the three accounts after which you feel smaller. You can see after fourteen days whether you sleep or like yourself better; most notice it after about one week.\n\nWhen a comparison comes anyway: “What do I want of that?”, then compare yourself only with you a year ago, in one line.\n\n**One next step:** mute those three accounts now.\n\nAfter whose posts do you feel worst?",
  },
  {
    id: "email-hours",
    of: /^perfectionism$/,
    ask: /\b(?:takes? me|i (?:need|spend|take))\b[^.!?]{0,15}\b(?:hours?|forever|ages|so long|too long|all day)\b/,
    text: "Then give the thing a limit before you begin: ten minutes for a normal mail, timer on. First the point in one sentence, then one line of why, then what you want and by when; three to five sentences are enough. Read it once, from the reader's side, and send it when the timer rings, even with a sentence you don't love.\n\nFor a week note what came of it. Mostly: nothing, or a quick answer.\n\n**One next step:** do it with the very next mail.\n\nWhat are you afraid the reader would think?",
  },
  {
    id: "stop-perfect",
    of: /^perfectionism$/,
    ask: asks(String.raw`how (?:do|can|could) i (?:stop|quit|change)(?: (?:it|that|this|being (?:a perfectionist|perfect|so perfect)))?`),
    text: "By practicing “good enough” on small things, because arguing with it doesn't help:\n\n1. Before you start, write what done means: three points and a time.\n2. Stop at the time, and hand it over.\n3. Make one small mistake a day on purpose: a typo in a text, socks that don't match. Watch what happens.\n4. Keep full care for two or three things in life that deserve it.\n\nAfter two weeks look at the list: what went wrong?\n\n**One next step:** choose today's thing for “good enough”.\n\nWhich one is it?",
  },
  {
    id: "bored-at-home",
    of: /^find-hobby$/,
    ask: asks(
      String.raw`(?:i'?m )?(?:at |stuck at )?home (?:all day|alone)(?: [^?]{0,15})?|i(?:'m| am) (?:unemployed|retired|off work)(?: [^?]{0,15})?`,
      String.raw`\W*$`,
    ),
    text: "A whole day at home needs three fixed points, or it runs together: something outside before noon, something with your hands after lunch, and one person in the evening, even by phone. Twenty minutes each are enough. In between boredom may be there.\n\nAnd one thing per week that is somewhere else with the same people: library hour, a class, a volunteer shift.\n\n**One next step:** put on shoes and go around the block, then choose the thing for your hands.\n\nWhat did you like doing with your hands as a child?",
  },
  {
    id: "i-live-alone-clean",
    of: /^clean-home$/,
    ask: asks(String.raw`i live (?:alone|by myself|on my own)`),
    text: "Alone nobody sees it, and so nothing pushes. Put a small push in from outside: a guest for coffee on Saturday, or a friend on the phone while you both tidy for twenty minutes. And ten minutes each day after dinner with three loud songs: dishes, trash, one surface.\n\nThe advantage: what you put away stays away.\n\n**One next step:** invite somebody for Saturday, or start the three songs now.\n\nWhich room would you like to be able to show?",
  },
];
