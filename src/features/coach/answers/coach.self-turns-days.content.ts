import { asks, another, routine, morning } from "./coach.self-patterns.content.ts";
import type { FiguredAnswer } from "./coach.written.content.ts";

/** Later answers about plans, habits, goals, work and the home, and to what fits any talk. */
export const daysTurns: readonly FiguredAnswer[] = [
  {
    id: "looks-around",
    ask: asks(String.raw`(?:i'?m )?(?:just )?(?:looking|checking|trying|testing)(?: (?:around|this|it|you|out|things))*|just curious`),
    text: "Look around as long as you like. If you want to test me, type one of these: “Give me a challenge for today.” “Make me a morning routine. I leave at 7:30.” “I make $3,000 a month, how much could I save?” “What should I cook tonight? I have rice and eggs.”\n\nA real thing from this week works best, though, even a small one.\n\nWhich one would you try?",
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
    id: "taxes-put-off",
    of: /^(?:get-started|motivation)$/,
    ask: asks(String.raw`(?:it'?s |mostly )?(?:my |the )?(?:tax(?:es)?|tax return|paperwork|bills|mail|forms?)`),
    text: "Papers, then; they take less time than the dread of them. Three rounds of 25 minutes on three days:\n\n1. Only collecting: one box or folder, everything that looks like tax or bills in it, unopened is fine.\n2. Only opening and sorting: by sender, dates circled.\n3. Only filling in: with IRS Free File or a VITA site, free for many incomes; an extension gives until October to file, not to pay.\n\n**One next step:** put the box on the table and set the first timer now.\n\nIs it this year's, or older ones, too?",
  },
  {
    id: "what-if-i-fail",
    of: /^(?:count-a-win|goals|change-career|start-exercise|grow-confidence|get-started|public-speaking)$/,
    ask: asks(String.raw`what if i (?:fail|can'?t(?: do it)?|don'?t make it|mess up|screw up|am not good enough|lose it)(?: [^?]{0,20})?`),
    text: "Then you'll know exactly what was missing, and most things can be tried again. Write down the worst that could really happen, how you'd notice it early, and what you'd do then; with that on paper the fear gets smaller. And ask the other side: what if it goes well?\n\nIn something new nobody expects you to know it in the first three months. Ask for feedback after four weeks; that's better than guessing.\n\n**One next step:** write the three lines now.\n\nWhat is the worst that could really happen?",
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
  {
    id: "how-long-5k",
    // nhs.uk: Couch to 5K
    of: /^start-exercise$/,
    ask: /\bhow (?:long|many weeks)\b[^.!?]{0,40}\b(?:5 ?k|run|running|shape|fit|results?|see)\b/,
    text: "Most beginners get to a 5K in about nine weeks with three runs a week; the free Couch to 5K plan is built that way, and repeating weeks is fine, so twelve is normal, too. You'll notice more breath after two to three weeks, and others see a change after six to eight.\n\nWhat decides is that it happens three times a week, not how fast you are.\n\n**One next step:** download the plan, and put week 1, day 1 on a date.\n\nWhich day is it?",
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
    text: "Congratulations, one creditor less. That took many months of saying no to something. Now use the momentum: send what you paid on that card to the next one, the smallest or the most expensive, from the very next payday; you don't miss it, because you never had it. Keep the card open and unused if it has no fee, as that helps your credit score.\n\nAnd celebrate with something that costs nothing or little.\n\n**One next step:** raise the automatic payment on the next card by that sum today.\n\nWhich card is next, and how much is on it?",
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
