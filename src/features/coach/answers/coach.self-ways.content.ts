import type { SubjectAnswers } from "./coach.written.content.ts";
import { moreWays } from "./coach.self-ways-more.content.ts";

export const selfWays: Readonly<Record<string, SubjectAnswers>> = {
  ...moreWays,
  "sleep-better": {
    how: "For sleep these five do most:\n\n1. Up at the same time every day, weekends within an hour.\n2. Daylight in the first hour, no coffee after noon.\n3. An hour before bed: phone in another room, lights low, tomorrow's worries on paper.\n4. To bed only when sleepy. Awake for twenty minutes: get up, something dull in dim light.\n5. Cool, dark, quiet; earplugs cost little.\n\nMost adults need seven hours or more. If it stays bad for some weeks, or someone hears you stop breathing, see a doctor.\n\n**One next step:** set one getting-up time for all seven days.\n\nWhich of the five is furthest off?",
    example:
      "An evening as an example: 9:30 phone on the charger in the kitchen. 9:35 ten minutes of tidying, then three lines on paper: what is open, and on which day it's done. 9:50 a warm shower, lamp instead of ceiling light, a paper book. 10:45 eyes get heavy, bed. Awake at 11:15: living room, dim lamp, an old magazine, back at 11:40. Up at 6:30, whatever it was.\n\nWhich part would be hardest for you?",
  },
  overthinking: {
    how: "You can't forbid a thought, and you can give it less room:\n\n1. A fixed worry time, such as 6:00 to 6:15, with paper. Outside of it: “Not now, at six.”\n2. On the paper each worry gets “do” or “can't”. For “do” the next step with a day; the others a line through them.\n3. In the moment: name it, “I'm worrying”, feet on the floor, five things you see, hands into something.\n4. Move every day, sleep at fixed hours, less coffee.\n\n**One next step:** set the alarm for today's worry time.\n\nWhich worry will be first on the paper?",
    long: "With a worry time and some movement every day most people notice less of it after two to three weeks; a course of therapy for worry takes about twelve to sixteen weekly talks. One wave rises and falls within ten to twenty minutes if you don't feed it. It won't go to zero, and it doesn't have to: it should get shorter and rarer.\n\n**One next step:** write today's worry down with a number from 1 to 10, for comparison.\n\nWhat is the number today?",
  },
  "calm-a-panic": {
    how: "Two parts. In the moment: stay where you are if it's safe, breathe out longer than in, ten times, name five things you see, and say “This is a wave. It goes down.” It peaks within about ten minutes.\n\nBetween: less coffee and alcohol, regular sleep, movement most days, and go back to the places you avoid in small steps: first the parking lot, then five minutes inside, then ten. A doctor should check you once; therapy works very well for this.\n\n**One next step:** write those sentences into your phone.\n\nWhich place do you avoid since then?",
    long: "A single attack rises for about ten minutes and is mostly over within half an hour, though it leaves you tired. With practice in small steps many people have clearly fewer of them after two to three months; therapy for panic is often twelve talks or so. If it doesn't get better by yourself, that is no failure, and a doctor can speed it up.\n\nHow often does it come now?",
  },
  stress: {
    how: "In this order, quick things first:\n\n1. Now: ten breaths, out longer than in, shoulders down.\n2. Today: everything that presses onto one sheet, each with a day; strike one, and tell whoever waits for it.\n3. Ask for one thing: “Could you take [task] until Friday?”\n4. This week: brisk walking on four days, a fixed end of work, in bed half an hour earlier.\n\nStress falls most when the amount gets smaller, so number 2 counts double.\n\n**One next step:** take the sheet and write for five minutes.\n\nWhat would you strike first?",
    example:
      "For example, with work, two kids and bills: on the sheet stand nine things. Strike: the cake for school, a bought one will do. Move: the closet, to next month. Ask: “Can you do the pickup on Tuesday and Thursday?” One call: the power company, for ten more days. Left are five, and only one of them is for today. Then ten minutes outside, before dinner.\n\n**One next step:** write your nine.\n\nWhich one could be bought, moved or asked for?",
    long: "The body calms within some minutes of slow breathing or a walk. The bigger change takes two to four weeks, and it comes mostly from what you take away: one task less, a fixed end of work, sleep. If after a month heart, stomach or sleep still don't settle, let a doctor look.\n\nWhat could you take away in the next seven days?",
  },
  "always-tired": {
    how: "Try these for two weeks, and note each morning how rested you are from 1 to 10:\n\n1. The same getting-up time every day, and seven to eight hours in bed.\n2. Ten minutes of daylight in the first hour.\n3. Protein at breakfast and lunch (eggs, yogurt, beans), and water.\n4. Last coffee at noon; a nap of twenty minutes before three, if needed.\n5. A ten-minute walk after lunch.\n\nIf nothing changes, or you snore, lose weight or feel low, see a doctor: iron, thyroid, blood sugar and sleep apnea are common causes.\n\n**One next step:** set the alarm for the same time all week.\n\nWhat is your getting-up time, and when do you sleep?",
    long: "With regular sleep and light most people feel a difference after ten days to two weeks. If it has to do with iron, thyroid or sleep apnea, treatment takes some weeks to show. So give the small things two weeks, with a number each morning, and go to the doctor with that list if it hasn't moved.\n\nSince when have you been this tired?",
  },
  "get-up-mornings": {
    how: "A morning works from the evening before:\n\n1. Lights low and phone away an hour before bed; in bed eight hours before the alarm.\n2. One alarm only, across the room; clothes and breakfast ready.\n3. Feet on the floor, curtain, a glass of water: those two minutes are decided, no thinking in bed.\n4. Five minutes for your body, or ten if you like exercise: squats, stretching, once around the block.\n5. One look at the day, then out.\n\nMove it by fifteen minutes every three days.\n\n**One next step:** put the alarm across the room tonight.\n\nWhen do you have to be up, and when do you fall asleep?",
  },
  motivation: {
    how: "Begin without wanting to; the wish mostly comes after five minutes:\n\n1. Choose one thing, and write its first move: “put on shoes”, “open the file”.\n2. A fixed moment: right after coffee, or before you sit down at home.\n3. Timer for ten minutes, phone in another room. You may stop when it rings.\n4. A cross on the calendar for each time; never miss twice in a row.\n\nIf nothing at all is fun, most days for two weeks, tell a doctor; that can be more than motivation.\n\n**One next step:** start the ten minutes now.\n\nWhat is the first move?",
    example:
      "For example exercise: the first move is “socks on”. Moment: at six, before the couch. Ten minutes around the block. On a bad day two minutes at the open window count. Cross on the calendar. For a desk: “open the document and write one bad sentence”, at nine, timer ten minutes, then coffee.\n\nWhat would the first move be for your thing?",
  },
  "get-started": {
    how: "In four steps, for the thing you put off:\n\n1. Write the very first move with your hands in it: “find last year's folder”, “open the page”.\n2. Timer for ten minutes, phone in another room. Badly is fine.\n3. Stop when it rings, and write down the next move for tomorrow, same hour.\n4. Tell one person until when it's done, and what you show them.\n\nA large thing becomes six to eight such rounds. With a deadline count backward from it, with one day to spare.\n\n**One next step:** do the first move now, for two minutes.\n\nWhat would your hands do first?",
  },
  "keep-a-habit": {
    how: "One habit, built like this:\n\n1. So small that it works on your worst day: two minutes, one page, one glass.\n2. Right after something you do anyway: “After I pour the coffee, I …”\n3. The thing lies in the way: shoes by the door, book on the pillow.\n4. A cross on the calendar. Missed once: go on. Never twice.\n5. After two weeks a little more; a second habit after four.\n\n**One next step:** write the sentence “After I …, I …”, and do it once today.\n\nWhat would stand in the two gaps?",
    example:
      "Three examples: “After I brush my teeth, I put out my running shoes.” “After I pour the coffee, I drink a glass of water.” “After I get into bed, I read two pages.” Each takes under two minutes, has its thing lying ready, and gets a cross on the calendar. More is allowed, and never required.\n\nWhich of yours would you put into such a sentence?",
  },
  focus: {
    how: "Focus needs less rather than more:\n\n1. One task, written on paper, with the next move.\n2. Phone off or in another room; other tabs closed.\n3. 25 minutes with a timer, 5 minutes standing up. Four rounds, then a longer break.\n4. A sheet beside you: each thought that pulls you away gets a word there, later.\n5. The hardest thing in your most awake hours; sleep counts more than any trick.\n\n**One next step:** write the task, and start one round of 25 minutes.\n\nWhat is the one task?",
    long: "One round works at once; after about two weeks of two or three rounds a day it gets easier to get in. If you've had trouble with it since you were a child, in most parts of life, ask a doctor about it; that has other reasons than will.\n\nHow long can you stay with one thing now?",
  },
  "put-the-phone-down": {
    how: "Make it harder to reach, since will is weakest at night:\n\n1. A place for it outside the bedroom, with the charger; a plain alarm clock instead.\n2. The two worst apps off the phone, or a time limit whose code someone else sets. Screen in gray.\n3. Notifications only from people.\n4. One hour a day without it, first the last one before bed.\n5. What your hand finds there instead: a book, a puzzle, a pen.\n\n**One next step:** move the charger now.\n\nWhich hour would you miss least?",
    long: "The first three evenings are the hardest; after one to two weeks the hand reaches less. Count evenings, not slips: five of seven is good. Most people sleep better within the first week without it in bed.\n\nWhich evening do you start?",
  },
  "grow-confidence": {
    how: "It grows by doing, in small amounts:\n\n1. One brave thing a day that takes under a minute: ask, disagree, call, say hello first.\n2. In the evening one line: what you dared, whatever came of it.\n3. The harsh voice gets an answer as for a friend: “One mistake. I also …”\n4. Something you get better at with your hands or body, twice a week.\n5. Less time with people who make you small.\n\n**One next step:** choose tomorrow's brave thing now.\n\nWhat would it be?",
    long: "With one small brave thing a day most people feel a change after four to six weeks; the fear doesn't go first, you only stop waiting for it to go. If the low opinion of yourself is as old as you are, a therapist makes it faster.\n\n**One next step:** mark a date in four weeks, and write how it is today.\n\nWhat would you like to dare by then?",
    example:
      "Seven small brave things, one for each day: ask a shop assistant where something is. Say your opinion first in a group. Call instead of texting. Wear what you like. Give someone an honest compliment. Say “I don't know that, explain it to me.” Send a thing at good enough.\n\nWhich one would be the hardest?",
  },
  "self-criticism": {
    how: "In four lines on paper, whenever it gets loud:\n\n1. The sentence, word for word.\n2. Facts that don't fit with it, at least two.\n3. What would you say to a friend in the same spot? In the same warm words to yourself.\n4. One thing you can do about it, or “nothing today”.\n\nAnd each evening three things you did, however plain; the voice forgets them on purpose. If it's there all day, for weeks, tell a doctor or therapist.\n\n**One next step:** write the four lines for the last one.\n\nWhat does the sentence say?",
    example:
      "For example: 1. “I ruin everything.” 2. “The dinner went wrong; the week at work went fine, and Ana called because she wanted to talk to me.” 3. “You were tired, and it was one dinner. Pizza is fine.” 4. “Say sorry for the tone, and set the timer next time.” Four lines, three minutes.\n\nWhich sentence would you take?",
  },
  "name-a-feeling": {
    how: "For a heavy day, small and in this order:\n\n1. Body: something warm to eat, water, ten minutes of daylight.\n2. One thing that can wait gets struck from today.\n3. One person: “I'm having a hard day. Do you have ten minutes?”\n4. Ten minutes of something for your hands, and bed a bit earlier.\n\nDo 1 first, without asking whether you feel like it. If most days of two weeks are like this, tell a doctor; if it gets dark, call or text 988.\n\n**One next step:** go to the door or window for ten minutes now.\n\nWho could the one person be?",
    long: "A low day or week usually lifts by itself, more quickly with sleep, daylight and one person. If it has been most of the day, on most days, for two weeks, don't wait longer: tell a doctor. Depression is treatable, and many people feel a change within four to eight weeks of treatment. If it gets dark, call or text 988.\n\nHow long has it been now?",
  },
  "shy-small-talk": {
    how: "Three parts make it easier:\n\n1. A beginning that fits anywhere: something both of you see. “Do you know what's in this?” “Have you been here before?”\n2. Then one question on what they said, and one sentence about yourself. That is all small talk is.\n3. An end: “I'm going to get something to drink. Nice talking to you.”\n\nPractice daily with people who don't matter much: cashier, neighbor, bus. Five such sentences a week, and the sixth comes by itself.\n\n**One next step:** say one extra sentence to the next cashier.\n\nWhere do you need it next?",
  },
  grieve: {
    how: "There's nothing to do right, only things that help a little:\n\n1. The body: eat something warm, go outside once a day, sleep when you can.\n2. One paper or call at a time; let someone take the rest.\n3. A place for it: a candle, their song, a few lines to them.\n4. One person with whom you may be as you are.\n5. Say no to what is too much.\n\nIf ordinary days don't work for months, a grief group or doctor helps. If you don't want to go on, call or text 988 now.\n\n**One next step:** choose the smallest of the five for today.\n\nWhat would you like someone to know about them?",
  },
  "cool-anger": {
    how: "Before, in it, and after:\n\n1. Before: which hour, hunger, tiredness, which topic? Take one thing out of that hour.\n2. In it: at the first sign in the body say “I need twenty minutes, I'll come back”, leave the room, walk or breathe out long.\n3. Come back when you said. Begin with “I felt … when …”, without always and never.\n4. After: say sorry for the tone, without a but.\n\nIf you frighten someone, or things break, get help with it: a doctor, counselor or an anger class.\n\n**One next step:** choose your sentence now, and tell the others what it means.\n\nWhat was it about last time?",
  },
  forgive: {
    how: "You don't have to, and not today. When you want to, it goes in steps:\n\n1. Name exactly what was done, and what it cost you. On paper, for you alone.\n2. Be angry or sad about it, with someone who doesn't hurry you.\n3. Decide what you want of them now: contact, distance, an apology, nothing.\n4. When it comes back, ten minutes on paper, and then back into the day: “I've looked at that.”\n\nForgiving is no trust and no contact; it only means that it takes less of your day.\n\n**One next step:** write the first sentence: “What you did was …”\n\nWhat would you want from them, if anything?",
    example:
      "A letter that isn't sent, as an example: “You left when I was nine and didn't call for two years. It cost me my trust that people come back. I was angry, and I had a right to be. I don't need you to explain it anymore. I won't carry it to work and to my kids. I wish you nothing bad, and I don't want to meet.” Then into a drawer.\n\nWhat would your first sentence be?",
  },
  "start-exercise": {
    how: "A beginning that lasts, at home, without equipment, three days a week:\n\n1. Warm up: march in place, two minutes.\n2. Ten times each: sit down on a chair and stand up, push-ups against a wall or table, bridge on your back.\n3. Plank on the forearms, 15 seconds, twice.\n4. Ten minutes of brisk walking.\n5. Each week two repetitions or two minutes more.\n\nThe least that counts on a bad day is five minutes. Chest pain, dizziness or sharp pain: stop, and ask a doctor; with heart trouble or in pregnancy ask first.\n\n**One next step:** do the first round now.\n\nWhich three days?",
    long: "You feel better sleep and mood after one to two weeks, more breath after three, and others see something after about eight. Strength comes sooner than looks. What decides is three times a week, not how hard.\n\n**One next step:** write down how many stairs or minutes you manage today, to compare in four weeks.\n\nWhich day is the first?",
  },
  "lose-weight": {
    how: "Small changes, one every week:\n\n1. Drinks without sugar.\n2. Half of the plate vegetables, protein at each meal.\n3. One fixed snack a day, from a bowl.\n4. Thirty minutes of brisk walking on most days, and two short strength rounds a week; after 40 they keep the muscle.\n5. Seven hours of sleep.\n\nNo one can choose where the fat goes first; the belly follows when the rest does. With illness or medicines ask your doctor.\n\n**One next step:** begin with the drinks today.\n\nWhich of the five is furthest off?",
    // cdc.gov: losing weight
    long: "At a pace that stays off it's one to two pounds a week at most, so ten pounds take five to ten weeks or more. The belly and the clothes often change before the scale does, after about a month. Weigh once a week, on the same morning, and look at four weeks together.\n\n**One next step:** note today's waist instead of the weight.\n\nWhat would you like to be able to do again?",
  },
  "eat-better": {
    how: "With little time, five rules are enough:\n\n1. Something with protein in the morning: eggs, yogurt, oats with nuts.\n2. Half of the plate vegetables at dinner; frozen ones count.\n3. Water instead of sweet drinks.\n4. Three meals you can make in ten minutes: eggs with spinach on toast; beans, rice and salsa; tuna or chickpeas with frozen vegetables and pasta.\n5. Fast food once a week, on purpose.\n\nCook double twice a week; that is four dinners.\n\n**One next step:** write eggs, frozen vegetables, beans and yogurt on the list.\n\nWhich meal goes wrong most often?",
  },
  "night-snacking": {
    how: "In this order, for two weeks:\n\n1. Eat enough before: a real lunch, and protein and vegetables at dinner. Much night hunger is day hunger.\n2. A ten-minute pause when you come home: shoes off, water, sit down. Then dinner.\n3. One snack on purpose, in a bowl, at a fixed hour; the rest isn't in the house.\n4. When it pulls: five minutes, one word for the feeling, then decide.\n\nIf it is large amounts, in secret and with no way to stop, that's an illness that is treated well; a doctor is the right door.\n\n**One next step:** plan tomorrow's lunch.\n\nWhat do you eat until four in the afternoon?",
  },
  caffeine: {
    // fda.gov: about 400 milligrams a day
    how: "Slowly, so that your head doesn't ache: one cup less every two or three days.\n\n1. The last one goes first; none after noon.\n2. Then every second one as half decaf.\n3. A glass of water before each cup, a short walk instead of the afternoon one.\n4. Stop at two to four cups, or where you sleep well.\n\nUp to about four small cups a day is considered fine for most adults; less in pregnancy or with heart trouble. A headache and tiredness for some days are normal when you cut down.\n\n**One next step:** strike today's last cup.\n\nWhen is your last one, and how do you sleep?",
    long: "A headache or tiredness from less coffee mostly starts after a day and is gone within two to nine days; going down slowly you hardly notice it. Sleep often improves within the first week.\n\nWhich cup goes first?",
  },
  "quit-smoking": {
    // cdc.gov: how to quit smoking
    how: "What works best is several things together:\n\n1. A date within the next two weeks; tell two people.\n2. Patch for the whole day plus gum or lozenges for the moment; the pharmacist says which, and a doctor can prescribe pills. That alone about doubles the odds.\n3. 1-800-QUIT-NOW: a coach, free, often with free patches.\n4. Three plans: after eating, with coffee, in anger. Five minutes each: walk, water, call.\n5. Lighters and ashtrays out of the house the evening before.\n\n**One next step:** call the number today and set the date.\n\nWhich cigarette will be the hardest?",
  },
  "self-care": {
    how: "It can be four small things, none longer than ten minutes:\n\n1. Body: a real breakfast, or ten minutes of daylight.\n2. Quiet: coffee without the phone, door closed.\n3. People: one message or call to somebody who does you good.\n4. A no: one thing this week that you don't take on.\n\nPut them at fixed moments, or they get lost. What you tell the others: “I'm back in ten minutes.”\n\n**One next step:** choose one for today, with an hour.\n\nWhich of the four has been missing longest?",
    example:
      "For example, with two kids and a job: ten minutes in the parked car before you go in, with music. Lunch outside instead of at the desk. Saturday from eight to nine alone at the bakery. “I can't do the bake sale this time.” Bed at ten on Tuesdays. None of it costs money.\n\nWhich one would work in your week?",
  },
  meditation: {
    how: "Three minutes, always at the same moment:\n\n1. Sit on a chair, feet flat, timer on.\n2. Feel the breath at nose or belly; count one to ten, and begin again.\n3. Gone? Say “thinking”, and go back to one. That is the exercise.\n4. At the end feel hands and feet.\n\nIf sitting is too much: walk slowly and feel each foot, or wash the dishes and feel the water. After watching a series you may still be tense; three minutes before it make it a rest.\n\n**One next step:** do it once now.\n\nWhat is the fixed moment: after teeth, before the car, or in bed?",
  },
  "plan-a-week": {
    how: "Twenty minutes on Sunday are enough:\n\n1. Put in what is fixed: work, classes, kids, sleep.\n2. Three things that matter this week; each gets a block of 60 to 90 minutes, the hardest in your best hours.\n3. Thirty minutes of movement on three days, one evening with a person, one for papers.\n4. A quarter of the time stays empty, for what goes wrong.\n5. Each evening: tomorrow's one thing on a slip of paper.\n\nBetween two appointments use the gap for calls and small things, not for the big one.\n\n**One next step:** write your fixed hours, here or in the [weekly planner](/growth/time-management#weekly-planner).\n\nWhat are the three things?",
  },
  "sort-priorities": {
    how: "In ten minutes, on one sheet:\n\n1. Everything that is in your head, a line each.\n2. A date beside each thing that has one in the next seven days. Bills, health and what others wait for come first.\n3. Three of them for today or tomorrow, the smallest first, to get moving.\n4. One thing goes to somebody else, one is struck.\n5. The rest waits on the sheet, and may.\n\n**One next step:** take paper, and write for five minutes.\n\nWhich line has the nearest date?",
  },
  "rest-from-burnout": {
    how: "Rest alone isn't enough; the amount has to go down:\n\n1. This week one task less: hand it over, shorten it, or say no.\n2. A fixed end of work, and one evening with nothing.\n3. Sleep before everything else: same hour, eight hours in bed.\n4. Something daily that isn't useful: a walk, music, a garden, twenty minutes.\n5. Tell two people: one at work, and a doctor. Burnout and depression look alike, and sick leave or FMLA exists.\n\n**One next step:** write down the task that goes.\n\nWhat takes the most: amount, hours, people, or no say in it?",
    long: "Longer than one would like. With less load and real sleep many feel better after four to six weeks; a full burnout often takes several months, and longer if nothing changes at work. So don't wait for a vacation to repair it: change one thing about the amount now, and let a doctor look, since thyroid, iron and depression feel alike.\n\n**One next step:** call for that appointment.\n\nSince when has it been like this?",
  },
  "always-late": {
    how: "Count the leaving and not the way:\n\n1. Write down once how long it really takes from “now” to the door; add ten minutes.\n2. Two alarms: “stop what you do” and “shoes on”.\n3. A basket by the door: keys, bag, charger, papers, packed in the evening.\n4. Nothing new in the last fifteen minutes, not even one message.\n5. Plan to be there ten minutes early, with something to read.\n\n**One next step:** set both alarms for tomorrow.\n\nWhat do you usually do in the last fifteen minutes?",
  },
  criticism: {
    how: "In three steps, slowly:\n\n1. In the moment only this: “Thank you, I'll think about it.” Nothing more has to be said, and a breath out.\n2. Later, on paper: which part is a fact, which is tone, which is my old fear? Answer only the fact.\n3. If it's unclear, ask: “Can you give me one example, and what you'd like instead?”\n\nA sentence against the sting: “It's about this one thing, not about me.” If somebody only makes you small, that's no criticism, and you may say so.\n\n**One next step:** learn the first sentence by heart.\n\nWhose criticism hurts most?",
  },
  "people-pleasing": {
    how: "Small no's first:\n\n1. Buy time, always: “Let me check, I'll tell you tomorrow.”\n2. One no a week to something small: “I can't this time. Thanks for asking.”\n3. No reasons; the same words again if they push.\n4. Then watch what really happens, and write it down. Mostly nothing.\n5. The guilt comes anyway and goes within a day.\n\n**One next step:** use the first sentence on the very next request.\n\nWho asks you most often?",
  },
  "body-image": {
    how: "You don't have to love it; being fair to it is enough:\n\n1. Each evening one thing it did for you today: carried, held, walked, tasted.\n2. Clothes that fit now; the ones that pinch go into a box.\n3. Mute the accounts after which you feel worse, for two weeks.\n4. Something that feels good from inside: swimming, dancing, a bath.\n5. The harsh sentence gets the answer you'd give a friend.\n\nIf eating or the mirror rules your day, a doctor or therapist helps well with it.\n\n**One next step:** wear one thing tomorrow that feels good on your skin.\n\nWhen did you last forget how you look?",
  },
  comparing: {
    how: "Four things that make it quieter:\n\n1. Mute the three accounts after which you feel smaller, for two weeks.\n2. Of each envy ask: what exactly do I want of that? Write it down.\n3. One small step of your own toward it, with a number and a day.\n4. Compare yourself with you a year ago, once a week, one line.\n\nYou see others' result and not their help, debts or nights.\n\n**One next step:** mute those three now.\n\nWhat is it that you'd really like?",
  },
  "feel-stuck": {
    how: "When every day is the same, change something small on purpose, one a week:\n\n1. Week 1: one evening that is different: a class, a library, another way home, someone you haven't seen in a year.\n2. Week 2: one hour of something you liked at twelve.\n3. Week 3: a talk with somebody whose life makes you curious.\n4. Week 4: one thing you stop: a chore, an app, a yes.\n\nAfter each: more energy or less? Go toward more.\n\n**One next step:** put the first evening into the calendar.\n\nWhat did you do gladly at twelve?",
  },
  "find-hobby": {
    how: "Try before you buy anything, two times each, one hour:\n\n1. With people: a choir, a walking or hiking group, a games night, pottery or dance class, a community garden. The library, community center and Meetup list them.\n2. With your hands: bread, wood, sewing, plants, models.\n3. Outside: birds, bikes, fishing, photos.\n4. With your head: chess, a language, an instrument from the library.\n\nAge doesn't matter; most groups are glad about a new face.\n\n**One next step:** choose one for this week, and go.\n\nWith your hands, outside, or with people?",
  },
  goals: {
    how: "One goal, four weeks, in numbers:\n\n1. Write it so that one can count it: what, how often, until when.\n2. Choose the hour and place for it, three times a week.\n3. Write the obstacle and what you do then: “If I'm tired, ten minutes.”\n4. Tell one person, who asks on Sundays.\n5. After four weeks: keep, change, or drop it.\n\nThe other goals wait on a list.\n\n**One next step:** write the goal in that form.\n\nWhat would the number be?",
  },
  "clean-home": {
    how: "A week that keeps a small home decent, ten minutes a day:\n\n1. Every day after dinner: dishes, one surface, trash.\n2. Monday bathroom sink and toilet, Tuesday floors of the kitchen, Wednesday laundry, Thursday dust and mirrors, Friday fridge and groceries.\n3. Saturday one hour: floors, bed linen, shower. With more people everyone takes one room.\n4. Sunday nothing.\n\nOnly weekends? Saturday 90 minutes: laundry on first, then bathroom, kitchen, floors, in this order, with music and a timer.\n\n**One next step:** set ten minutes for the sink now.\n\nWhich day has the most free time?",
    long: "Ten minutes a day keep a home that is fairly clean. To get there from a mess, count about two hours for each room, cut into rounds of twenty minutes; so a small apartment takes a week or two. The first visible spot, mostly the sink or the table, helps most to go on.\n\nWhich room would change your day most?",
  },
  // Hall 2019, Journal of Social and Personal Relationships: hours until a friendship
  "keep-friends": {
    how: "Small and repeated contact does most against it:\n\n1. Today one message to somebody you used to like: “I thought of you. How are you?”\n2. One fixed thing a week where the same people come: class, choir, walk, volunteer shift. Four times before you judge it.\n3. Daily small faces: the same café or path at the same hour, and hello by name.\n4. With the one you live with: fifteen minutes a day without phones, one real question.\n5. One evening a week planned ahead, because evenings are the hardest.\n\nIf it gets dark, call or text 988.\n\n**One next step:** send that message within ten minutes.\n\nWho will get it?",
    long: "Feeling less alone can begin with one talk, today. New friendships take longer: studies speak of about fifty hours together until an acquaintance becomes a friend, so some months of weekly meetings. That is why the same place and the same people every week work better than many new ones.\n\n**One next step:** choose the one weekly thing.\n\nWhat would you like to do even on a quiet day?",
  },
  "make-friends": {
    how: "Friendship between adults needs the same people again and again:\n\n1. Choose one thing that meets every week: sport group, choir, games night, language class, food bank. Go four times.\n2. Each time one short talk, with name: “See you next week, Sam.”\n3. After the third time: “I'm getting coffee after this. Coming?”\n4. Then a date: “Saturday at eleven, the market?” One no is no verdict; ask two people.\n\nOld contacts count, too: a message after years is mostly welcome.\n\n**One next step:** put the first evening into the calendar.\n\nWhich of these would you go to?",
    long: "Some months. Studies speak of about fifty hours together until an acquaintance becomes a friend, and two hundred until a close one. With one evening a week and a coffee after it that is half a year, sooner when you invite. The first three evenings are the hardest.\n\nWhat could you go to every week?",
  },
  "guilt-shame": {
    how: "In three steps, on paper:\n\n1. Exactly: what did I do, what not, and what couldn't I know then?\n2. Repair what can be repaired: one sincere sentence to the person, without a but, or something good in that direction.\n3. From now on: one line on what you'll do differently.\n\nThen it has done its work. When it comes back: “I've answered that.” Shame gets smaller when one kind person knows. If it's there all the time, without much reason, tell a doctor or therapist.\n\n**One next step:** write the first step in three lines.\n\nIs there still something to put right with somebody?",
  },
  perfectionism: {
    how: "Practice good enough on small things:\n\n1. Before you start: three points and a time. That is done.\n2. When the timer rings, hand it over.\n3. One small mistake a day on purpose, and watch what happens.\n4. Full care only for two or three things in life.\n5. At the end of the week: what went wrong because of it? Mostly nothing.\n\n**One next step:** choose today's thing for good enough.\n\nWhich one is it?",
    example:
      "For example a mail: ten minutes, three points (what, why, until when), read once, send. A dinner for friends: one pot, bought dessert, candles. A report: the first bad version in forty minutes, one round of corrections, handed in on time. Each of them is good for the others, who don't see the missing ten percent.\n\nWhich one would you try first?",
  },
  journaling: {
    how: "Five minutes, same time, same place:\n\n1. One question that stays: “What took strength today, and what gave some?”\n2. Write without correcting until the timer rings.\n3. End with one line: “Tomorrow I'd like …”\n\nBad handwriting, lists and single words count. Missed a day? Go on, no catching up. If it makes you feel worse, write about what you can do instead of about what happened.\n\n**One next step:** open your [journal](/mental-health), and write three sentences now.\n\nWhat took strength today?",
  },
};
