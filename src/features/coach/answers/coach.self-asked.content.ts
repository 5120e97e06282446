import type { SubjectAnswers } from "./coach.written.content.ts";

/** Answers to the usual questions about a subject of one's own. */

const calm =
  "For right now, two minutes:\n\n1. Feet flat, shoulders down. Breathe in for four, out for six to eight, ten times.\n2. Cold water over wrists or face, or something cold in your hand.\n3. Name aloud five things you see and three you hear.\n4. Then one tiny thing with your hands: rinse a cup, step outside.\n\nThe long breath out is what slows the heart; the rest keeps the head busy until the wave goes down, mostly within ten minutes.";

export const selfAsked: Readonly<Record<string, SubjectAnswers>> = {
  stress: {
    normal:
      "Yes, in a stretch with this much in it. Stress means that what is asked of you is more than what you have right now; it says nothing about how strong you are. It stops being ordinary when your body doesn't come down anymore on free days: bad sleep for weeks, stomach or heart, being short with everyone, drinking to relax.\n\n**One next step:** check whether you felt calm at any time in the last seven days.\n\nWhen was it, and where were you?",
    help: "Yes, if it has lasted for some weeks and touches sleep, stomach, heart, or how you are with people, or if you need a drink or pills to come down. Your family doctor is a fine first door; say it in one sentence: “I've been under stress since [when], and I [sleep badly, have headaches].” Chest pain or trouble breathing belongs to 911.\n\nIf it's only this week, first take something off the pile.\n\n**One next step:** write down since when, and what your body does.\n\nWhat do you notice in your body?",
    cause:
      "Mostly it's not one big thing but too many open ones: each unfinished task, message and worry keeps a little of your head busy. Add short nights and no real break, and the alarm stays on. A past in which you had to watch out makes it louder still. That's how bodies work, and it's no weakness.\n\n**One next step:** write down all that is open, large and small; most people find more than twenty.\n\nWhich of them would give the most air if it were gone?",
    fails:
      "Then you have lost an evening and learned what doesn't fit you. If it's still as loud in two weeks, go at the amount instead of the feeling: one task handed over, one date moved, one no. And if the body doesn't come down at all, a doctor should hear it; that is a step, and no defeat.\n\n**One next step:** choose what you would take away first if the calming doesn't work.\n\nWhat would it be?",
    now: `${calm}\n\n**One next step:** do the ten breaths now.\n\nHow strong is it from 1 to 10, before and after?`,
    words:
      "Short, with the facts and a choice:\n\n“I have [A], [B] and [C] due by [day], and I can do two of them well. Which one may move, or who could take it?”\n\nFor home: “I'm at my limit this week. Could you take [dinner, pickup] on Tuesday and Thursday?” If the answer is no: “Then what should I leave undone?” That question gets further than any explanation.\n\n**One next step:** fill in the brackets, and say it tomorrow before noon.\n\nWho is it that should hear it?",
  },
  overthinking: {
    help: "It's worth a visit if it's there on most days for some weeks, keeps you from sleep or work, or you avoid more and more because of it. Worry of that kind is well known and very treatable; a talk therapy for it often takes about twelve to sixteen meetings, and your family doctor can refer you. You don't have to be in a bad way first.\n\n**One next step:** write down how many of the last seven days it took more than an hour.\n\nHow many were they?",
    cause:
      "Because your head takes thinking for doing something. Turning a thing over feels like being prepared, and for a moment it lowers the fear, so the brain does it again. It grows with tiredness, with silence, and with questions that have no answer tonight. People who care and who once had to watch out do it most.\n\n**One next step:** when it starts, ask once: “Is there anything to do about it today?” If no, hands into something.\n\nAt which hour is it loudest?",
    fails:
      "That “what if” is the worry itself talking; it always has one more. So answer it once, on paper, to the end: what exactly would happen, how likely from 0 to 100, and what would you do the next day? Mostly there is something you'd do. Then it's closed, and when it knocks again you say “answered, it's on the paper”.\n\n**One next step:** write those three lines for this one.\n\nWhat would you do the day after?",
    now: `${calm}\n\nThen write the thought down in one line, with a time tomorrow to look at it.\n\n**One next step:** breathe out long, ten times, now.\n\nWhat is the thought, in one line?`,
    words:
      "One question, without a long preface: “I keep thinking about [what happened]. Was it okay for you?” Most people answer “What? Oh, that was nothing.” If it was something, you can say sorry once, and it's over too.\n\nIf you only want to tell somebody how it is: “My head goes in circles at the moment. You don't have to fix it; I'd just like to say it.”\n\n**One next step:** send the one that fits.\n\nWho is it for?",
  },
  "calm-a-panic": {
    cause:
      "A panic attack is the body's alarm going off without a fire. Often it was wound up before: weeks of stress, too little sleep or food, much coffee, an illness, alcohol the day before, a fright long ago. Then one heartbeat feels odd, you notice it, get scared, and the alarm feeds itself. It peaks in about ten minutes, because the body can't keep it up.\n\nLet a doctor check you once; heart and thyroid can feel alike.\n\n**One next step:** write what the 24 hours before it were like.\n\nWhat do you find there?",
    fails:
      "Then it is the same wave again, and you know its shape: up for some minutes, down within half an hour, unpleasant and not dangerous. Stay where you are if it's safe, breathe out long, name five things, and let it pass instead of fighting it. What makes attacks come back most is the fear of the next one, so go on with your day afterward.\n\n**One next step:** write “This is a wave. It goes down.” on a card for your pocket.\n\nWhere would it be hardest if it came?",
    help: "Yes, once after a first attack: a doctor should look at heart, thyroid and blood, and then you know. Go on when it comes again, when you avoid places, or when you live in fear of the next; therapy for panic works for most people. New pain in the chest, arm or jaw, fainting, or trouble breathing that doesn't pass: 911.\n\n**One next step:** call for an appointment, with the sentence “I had what may be a panic attack.”\n\nWas it the first one?",
  },
  "sleep-better": {
    long: "With one fixed getting-up time and an hour without a screen most people sleep clearly better after two to three weeks; the first days may be worse, because less lying awake means less sleep at first. The full training for sleep, CBT-I, takes about six to eight weeks. If nothing moves after four weeks, see a doctor.\n\n**One next step:** note tonight's times, for comparison.\n\nWhen did you get up today?",
    normal:
      "Yes, very; about one in three adults sleeps too little or badly for a while. Short wakings belong to every night. It becomes a matter for the doctor when it's three nights a week or more for three months, when you fall asleep at the wheel, or someone hears you stop breathing.\n\n**One next step:** note for one week when you lay down, slept and got up.\n\nHow many nights of the last seven were bad?",
    help: "Yes, if it's at least three nights a week for some weeks, if you're sleepy when driving, snore with pauses, or feel low. Ask for CBT-I, a short training for sleep that works better in the long run than pills; it also exists as a free app, Insomnia Coach, from the VA. About anything to take, ask the doctor or pharmacist, because of other medicines.\n\n**One next step:** keep a sleep log for a week, and take it with you.\n\nSince when is it like this?",
    cause:
      "Mostly one of five: a head that gets its first quiet moment in bed, hours that change, light and phone late, coffee or alcohol, or lying awake so often that the bed itself means being awake. Pain, hot flashes, snoring and some medicines do it, too. What fits can be tried within a week: one change, seven nights.\n\n**One next step:** circle the one of the five that sounds most like you.\n\nWhich is it?",
    fails:
      "Then tomorrow is a tired day, and you've had those before; people get through them better than they fear at night. Go easier on the evening: you needn't sleep, only rest. Still awake after twenty minutes: another room, dim light, something dull. And get up at the usual time anyway, so that the next night has more pressure to sleep.\n\nIf some weeks change nothing, a doctor and CBT-I are the next step.\n\n**One next step:** lay out the dull thing now.\n\nWhat will it be?",
    now: "For tonight:\n\n1. Now: write what circles in your head, each with a day. Close it.\n2. Lights low, phone on the charger in another room.\n3. A warm shower, then cool room.\n4. In bed: in for four, out for six to eight, ten times; then think of a walk you know, step by step.\n5. Awake after about twenty minutes: get up, dim light, something dull, and back when your eyes close.\n\n**One next step:** put the phone away first.\n\nWhat is on top of that paper?",
    amount:
      "Seven hours or more are right for most adults, up to nine is fine, and teenagers need eight to ten. What counts as much is that it's about the same hours each day. You sleep enough if you wake near the alarm by yourself and stay awake in a dull meeting.\n\n**One next step:** count back from your alarm, and add fifteen minutes for falling asleep.\n\nAt what time would that put you in bed?",
  },
  motivation: {
    long: "A single start works within five minutes, every time. For the drive itself to come back count on two to four weeks with small daily starts, sleep and daylight. If nothing at all is fun by then, tell a doctor; that isn't a matter of waiting.\n\n**One next step:** do the first five minutes today, and put a cross on paper.\n\nWhat will they be?",
    normal:
      "Yes. Drive comes in waves, and after long effort, disappointment, bad sleep or dark weeks it drops for almost everyone; that isn't laziness. Look closer if for two weeks on most days nothing is fun anymore, you sleep or eat very differently, or you feel worthless. Then a doctor should hear it, because that can be treated.\n\n**One next step:** think of one thing in the last week that was at least a little nice.\n\nWas there one?",
    help: "If it's been most days for two weeks or longer, nothing is fun, or sleep and appetite have changed, yes: it can be depression, and also thyroid, iron or sleep, and a blood test shows some of that. If it's about one thing only, such as the job or the gym, it's more likely the thing, and small first moves help.\n\n**One next step:** write down since when, and whether it's about one thing or all of them.\n\nWhich is it for you?",
    cause:
      "Usually one of these: you're worn out and the body is saving; the goal isn't really yours; it's so large that there's no clear first move; or nothing happens soon after you do it. Bad sleep and low mood take drive as well. Each has another answer: rest, a different goal, a smaller step, or a reward the same day.\n\n**One next step:** choose the one that sounds most like you, without thinking long.\n\nWhich one?",
    fails:
      "Then it was too large or came at the wrong hour, and not you. Halve it, and halve it again, until even a bad day can carry it: one minute, one line, shoes on. You may do more, and you never have to. And never miss twice in a row; that's the whole rule.\n\n**One next step:** say what the one-minute version is.\n\nWhat would it be?",
    now: "One round, fifteen minutes, without wanting to:\n\n1. Stand up, a glass of water, window open.\n2. Write one thing that would make today better if it were done.\n3. Its first move, with your hands: “open the file”, “run the water”.\n4. Phone in another room, timer on ten minutes, start badly.\n5. When it rings you may stop. Most go on.\n\n**One next step:** stand up now.\n\nWhat is the one thing?",
  },
  "get-started": {
    normal:
      "Yes, nearly everyone does it, and about one in five adults does it a lot. It isn't laziness: you avoid the feeling that the task brings, boredom, fear or not knowing how, and the relief rewards it. If you've had trouble with starting, finishing and time since childhood, in all areas, ask a doctor about ADHD.\n\n**One next step:** name the feeling that the task gives you, in one word.\n\nWhich word is it?",
    cause:
      "You aren't avoiding the work, but a feeling that comes with it: it's dull, unclear, too big, or it might turn out bad and say something about you. Putting it off gives relief at once, so the head learns to do it again. That's why scolding doesn't help, since it adds one more bad feeling, and a tiny clear first move does.\n\n**One next step:** finish the line: “I don't want to start because …”\n\nWhat stands there?",
    fails:
      "Then you begin again at the next full hour, smaller. Each restart counts, and people who get things done restart often. If it keeps slipping, take somebody with you: sit beside a friend or on a call, each with their own work, for 25 minutes. And tell one person what they'll see from you, and when.\n\n**One next step:** write to that person now.\n\nWho could it be?",
    now: "Now, in this order:\n\n1. Write the very first move, so small that it's silly: “open the folder”, “write the date”.\n2. Phone into another room.\n3. Timer on ten minutes. Work badly on purpose.\n4. When it rings, write the next move on paper; then stop or go on.\n\n**One next step:** do number one before you answer me.\n\nWhat was the move?",
    help: "Not for an ordinary task that you keep pushing away. Yes if it costs you jobs, classes or money again and again, if you've known it since childhood together with losing things and restlessness (ask about ADHD), or if you're low on most days. Your family doctor is the first door, and bring two examples.\n\n**One next step:** write down the last two times it did real harm.\n\nWhat were they?",
  },
  "keep-a-habit": {
    normal:
      "Yes. Most people drop a new habit within the first weeks, and it's the plan and not the person: too large, no fixed moment, and one missed day taken for the end. On average it takes about two months until something runs by itself, and single missed days didn't change that.\n\n**One next step:** cut it down to a version you could do with a fever.\n\nWhat would that be?",
    cause:
      "Because in the beginning you run on mood, and mood is gone after some days. What carries it then is a fixed moment, a size for bad days, and something that feels good right away. If one of these is missing, it falls. All or nothing is the other trap: one missed day, and the head says “See?”\n\n**One next step:** look at the last try: which of the three was missing?\n\nWhich one?",
    amount:
      "One habit at a time, every day if it's tiny, three or four times a week if it's a bigger thing like sport. Two to five minutes are enough for the first two weeks; then add a little. More days of a small thing beat fewer days of a big one, because it's the repeating that makes it easy.\n\n**One next step:** choose the size for your worst day.\n\nWhat is it?",
  },
  focus: {
    normal:
      "Yes. Hardly anybody stays with one thing longer than about 25 minutes without a pull away, and after a night of bad sleep or with a phone in reach it's much less. It's worth a doctor if you've known it since childhood in school, at home and at work, or if it came suddenly with tiredness or low mood.\n\n**One next step:** count how long you stay with it now; that's your first round.\n\nHow many minutes was it?",
    help: "If you've had it since childhood, in more than one place, and it costs you grades, jobs or money, yes: ask your doctor for an ADHD assessment, for adults too. If it's new, think of sleep, stress, low mood, thyroid or iron; a doctor can check those. If it's mostly the phone, try two weeks with it in another room first.\n\n**One next step:** write down since when, and three examples.\n\nWas it already so when you were nine or ten?",
    cause:
      "Usually one of these: tired, worried, hungry; a task without a clear next move; or something in reach that pays better each second, such as the phone. A head that's interrupted needs some minutes to come back each time. So it's about taking away, more than about trying harder.\n\n**One next step:** write on a sheet what pulled you away in the next half hour, each time one word.\n\nWhat do you think will be on it most?",
    now: "One round, right now:\n\n1. Write the one task, and its next move.\n2. Phone off, in another room; all other tabs closed.\n3. A sheet beside you: whatever comes up gets one word there.\n4. Timer: 15 minutes. Then stand up for three.\n\nTwo such rounds are more than most people get done in an hour of half attention.\n\n**One next step:** carry the phone out.\n\nWhat is the task?",
  },
  "put-the-phone-down": {
    normal:
      "Four to five hours a day are usual for adults, so you're in a large crowd, and those apps are built by people paid to keep you there. What counts is less the number than what it takes: sleep, people, being able to stay with something. If it takes one of these, it's too much for you.\n\n**One next step:** look up yesterday's number, and the app on top.\n\nWhat does it take from you most?",
    cause:
      "Because it pays at once: each swipe may bring something new, like a slot machine, and it takes away boredom, tiredness or being alone for a moment. Your thumb learned that, and now it goes there without you. So the first step is to notice what you felt in the second before.\n\n**One next step:** put a rubber band around the phone; each time you feel it, say one word for the feeling.\n\nWhich word do you expect most?",
    fails:
      "Then the obstacle was too small, and that's useful to know. Make it bigger by one: log out each time, give the code for the limit to somebody else, or leave the phone in the kitchen at nine and buy a ten-dollar alarm clock. And have something ready for that hour; an empty hour always goes back to it.\n\n**One next step:** choose the next bigger obstacle.\n\nWhich one?",
    amount:
      "There's no official number for adults. A good measure: no phone in the last hour before bed, none at meals, and about two hours a day of things that aren't work. From where you are, take off thirty minutes a day per week; that's slow enough to stay.\n\n**One next step:** set the limit thirty minutes lower, today.\n\nHow much is it now?",
  },
  "grow-confidence": {
    normal:
      "Yes. Most people who seem sure of themselves feel unsure too and do it anyway; you see their outside and your own inside. It's heavier when it keeps you from things you want, month after month. Then it's worth talking to somebody about where it comes from.\n\n**One next step:** ask one person you find confident when they last felt unsure.\n\nWhom would you ask?",
    cause:
      "Mostly it was learned: critical voices at home or at school, a failure that stuck, being compared. Then you avoid what could go wrong, and so you never see that you can do it. The good part: what was learned that way can be learned anew, by small things done although you're unsure.\n\n**One next step:** finish the line: “The first time I felt not good enough was …”\n\nWhat comes up?",
    help: "If it keeps you from work, friends or love, if you've thought badly of yourself for years, or if you're low on most days: yes, a talk therapy fits well here. If it's about single situations, such as meetings or dates, practice in small steps comes first.\n\n**One next step:** write down two things you didn't do last month because of it.\n\nWhat were they?",
    fails:
      "Then you've had an awkward minute, and the others forget it by dinner; people think about themselves. Plan the minute after instead: “I lost my thread, one moment”, a sip of water, go on. Confidence doesn't mean that nothing goes wrong, but that you know what you'd do.\n\n**One next step:** choose your sentence for that minute.\n\nWhat will you say?",
    now: "Two minutes before it:\n\n1. Feet flat, shoulders back, out-breath long, five times.\n2. One sentence that is true: “I've prepared, and I may be nervous.”\n3. The first thing you'll say, aloud, once.\n4. Look for one friendly face, and begin with that one.\n\nThe nerves may come along; they mostly fall after the first minute.\n\n**One next step:** say your first sentence aloud now.\n\nWhat is it?",
  },
  "self-criticism": {
    long: "The voice gets quieter with practice, not all at once: after about three weeks of writing it down and answering it most people notice it earlier and believe it less. If it's been there since childhood, therapy takes some months and helps well. It may always come back in tired weeks; then you know it.\n\n**One next step:** write today's sentence and one fair answer.\n\nWhat does it say?",
    normal:
      "Yes, most people speak to themselves more sharply than to anyone else. It often began as a way to be ahead of other people's criticism. It isn't needed to get things done: those who are fair with themselves after a mistake try again sooner. If that voice says you're worthless, on most days, tell a doctor or therapist.\n\n**One next step:** write down its last sentence, word for word.\n\nWould you say it to a friend?",
    cause:
      "That voice is usually borrowed: a parent, a teacher, years of being compared. It means to protect you, along the lines of “If I scold myself first, nobody else has to.” It once made sense, and it's too loud now. You don't have to drive it out; you only need a second voice beside it, a fair one.\n\n**One next step:** write whose words they are, if you know.\n\nWho spoke like that?",
    now: "In the moment it starts:\n\n1. Hand on the chest, one long breath out. “There's that voice.”\n2. Say what happened, as a camera saw it, without “always” and “stupid”.\n3. Say what you'd say to a friend who did the same.\n4. One small repair, if there's something to repair; otherwise something with your hands.\n\nThe first ten times feel fake. That's usual.\n\n**One next step:** do it with the last thing it told you.\n\nWhat would you tell the friend?",
    fails:
      "Then it comes back, and you notice it a bit earlier than last time; that's the progress. A voice you've heard for twenty years doesn't go within a week. If writing doesn't help, say it aloud in a silly voice, or tell one person what it says; it shrinks when others hear it. And with a therapist it goes faster.\n\n**One next step:** choose the person.\n\nWho could hear it?",
  },
  "name-a-feeling": {
    cause:
      "Often there is more than one reason, and none is big: bad sleep, too few people, something that you swallowed, hormones, the dark time of the year, or a body that has carried too much. Feelings also come late, when it's finally quiet. You needn't find it out to feel better; but a short log often shows it.\n\n**One next step:** three evenings: a number from 1 to 10, and what happened in the two hours before.\n\nWhen was it last better?",
    now: `${calm}\n\n**One next step:** do the first two now.\n\nWhat word is closest: sad, angry, afraid, ashamed or tired?`,
    fails:
      "Feelings come back, and they go again, also the bad ones; none has ever stayed at its peak. If this one doesn't move within two weeks, don't carry it alone: a doctor or counselor helps with that every day. And if it gets so dark that you don't want to be here, call or text 988.\n\n**One next step:** tell one person today how it is.\n\nWho could that be?",
    words:
      "Something small is enough, and nobody has to fix it:\n\n“I'm not doing so well at the moment. You don't have to do anything. Could we take a walk on [day]?”\n\nOr shorter: “Rough week. I'd like to hear your voice. Do you have ten minutes?” Most people are glad to be asked.\n\n**One next step:** send one of them now.\n\nWho gets it?",
  },
  "cool-anger": {
    long: "The pause before the outburst works for many within two or three weeks of practice; a class usually has eight to twelve meetings. The anger itself won't go, and it needn't. Count how often you caught it in time, and not how often it came.\n\n**One next step:** note the next one with a number from 1 to 10.\n\nWhen was the last one?",
    normal:
      "Being angry is normal; it shows that something matters to you or that you're worn out. What counts is what you do with it. If others are afraid of you, things break, or you're furious most days, it's time for help: a doctor, a counselor, or an anger class. It can be learned at every age.\n\n**One next step:** ask one person close to you, in a calm hour, how it is for them.\n\nWhom would you ask?",
    help: "Yes, if somebody is afraid of you, things break, you've shoved or hit, you drink with it, or it costs you jobs and people. Also if it's new and constant: low mood, pain, bad sleep and some medicines show as anger. Ask your doctor for anger management or a therapist; it's usually eight to twelve meetings, and it works for most.\n\n**One next step:** write down the last three times and what came before.\n\nWhat do they have in common?",
    cause:
      "Anger is quick, and mostly sits on top of something slower: being hurt, not heard, afraid, ashamed, or plainly worn out and hungry. Many learned at home that loud is the only way to be heard. And an empty reserve makes the fuse short: look at sleep, food, alcohol and stress first.\n\n**One next step:** for the last time, finish: “Under it I was …”\n\nWhich word fits?",
    now: "In the moment, from the first heat in jaw or chest:\n\n1. Stop talking. One long breath out, unclench your hands.\n2. “I need ten minutes, I'll be back.” And go.\n3. Walk fast, cold water, push against a wall; no rehearsing the speech.\n4. When it's below half, ask: what do I want to come out of this?\n5. Come back when you said, with “I felt … when …”.\n\n**One next step:** say the sentence aloud once now, so that it's ready.\n\nWhere do you feel it first?",
    words:
      "For afterward, short and without a “but”:\n\n“I was loud on [day], and that wasn't okay. You didn't deserve it. Next time I'll step out for ten minutes before I speak.”\n\nAt work add one line on the matter itself: “About [the point]: could we talk for ten minutes, calmly?” Then let them answer. If they're still angry, “I understand” is enough.\n\n**One next step:** say it today, face to face if you can.\n\nTo whom?",
    fails:
      "Then you repair it the same day: sorry for the tone, without a but, and what you'll do differently. Nobody changes this without slips, and each repaired one counts. If it happens weekly in spite of it, or somebody is afraid, get help with it; an anger class or therapist is exactly for that.\n\n**One next step:** note what came in the hour before the last time.\n\nWhat was it?",
  },
  "rest-from-burnout": {
    normal:
      "Yes, it happens to many, most of all to those who care about their work and have carried too much for too long without a say in it. It isn't weakness, and it doesn't go away by trying harder. If you can't rest even on free days, feel empty, or dread every morning, take it seriously and tell a doctor.\n\n**One next step:** write down since when, and what has changed in your body.\n\nWhat did you notice first?",
    help: "Yes. When rest doesn't help anymore, a doctor should hear it: depression, thyroid, iron and sleep look alike, and a doctor can write you out or support a leave. In the US up to twelve weeks unpaid (FMLA) may apply after a year in a company of fifty or more. Your job's assistance program often has some free talks.\n\n**One next step:** make the appointment this week, with one sentence: “I'm exhausted, since [when].”\n\nSince when is it?",
    cause:
      "Usually it isn't only the hours. Six things wear people out: too much, too little say, too little thanks, bad company, unfairness, and work that goes against what you believe in. Find the one or two that are yours, because each has another way out: fewer tasks, more say, other people, another place.\n\n**One next step:** circle your two of the six.\n\nWhich are they?",
    words:
      "To the boss, ten minutes, with facts and one wish:\n\n“I want to keep doing good work, and at the moment I can't keep this up. I have [A], [B], [C]. I need one of them gone or moved by [day], and evenings without mail. What can we change?”\n\nYou needn't say “burnout”. If they ask: “I'm very tired, and I'm taking care of it.”\n\n**One next step:** fill in the three, and ask for ten minutes.\n\nWhat would you want gone first?",
    fails:
      "Then the place may not be able to give what you need, and you'd know that, too. Before anything else see a doctor about leave; decisions made in exhaustion are mostly about getting away. After some weeks of rest ask again: could I do this job with less of it, or not at all?\n\n**One next step:** call the doctor's office first.\n\nWhat would be left of the job that you'd still like?",
    now: "For today, small: one thing off the list and somebody told; lunch away from the screen; twenty minutes outside; work ends at a fixed minute; warm food; phone in another room at nine; bed. Tomorrow the same. It doesn't cure anything, and it stops the falling.\n\n**One next step:** cancel one thing before noon, or now if it's later.\n\nWhich one will it be?",
  },
  "always-tired": {
    normal:
      "Common, yes: small children, shift work, stress, a short winter day. Not something to live with, if it goes on for weeks although you sleep seven hours or more. Iron, thyroid, blood sugar, sleep apnea, low mood and some medicines are frequent reasons, and a doctor can find them with a talk and a blood test.\n\n**One next step:** note each morning for a week how rested you are, from 1 to 10.\n\nSince when is it?",
    cause:
      "The usual reasons, most frequent first: too little or irregular sleep; sleep that isn't deep (snoring, alcohol, phone); stress or low mood; little daylight and movement; too little food or water by day; and then iron, thyroid, blood sugar, or a medicine. If the first ones don't fit, let a doctor look at the others.\n\n**One next step:** go through the list and mark two.\n\nWhich two?",
    help: "Yes, if it has lasted four weeks or more although you sleep enough, or at once if you also lose weight, have fever, night sweats, bleeding, short breath or chest pain. Ask for blood count and iron, thyroid and blood sugar, and say whether you snore or feel low. Bring a list of your medicines.\n\n**One next step:** make the appointment, and write down since when.\n\nWhat else has changed besides the tiredness?",
    now: "For the next hour: a large glass of water, ten minutes outside in daylight, a bit of protein such as nuts, yogurt or an egg. If you can lie down before three, a nap of twenty minutes with an alarm; no longer. Coffee only until early afternoon. If you're driving and your eyes close, stop; nothing else helps there.\n\n**One next step:** go outside first.\n\nHow did you sleep last night?",
  },
  "lose-weight": {
    normal:
      "Yes. Weight moves by two to four pounds within days, from water, salt, hormones and meals, and it often stands still for two or three weeks although you do everything right. Look at the average of four weeks, at how clothes fit, and at what you do each day. If it rises quickly without a reason, ask a doctor.\n\n**One next step:** weigh yourself once a week, same morning, and note it.\n\nWhat happened in the last four weeks?",
    fails:
      "Then you go on at the next meal; one day changes nothing, and only a week of “now it doesn't matter” does. If it stands still for four weeks, change one thing: drinks, seconds at dinner, or twenty minutes more walking. If nothing moves in three months, ask a doctor; thyroid, medicines and sleep can be in the way.\n\n**One next step:** decide what you'd change first.\n\nWhich of the three?",
    amount:
      "One to two pounds a week is the pace that mostly stays off, so ten pounds take five to ten weeks. You get there with about 500 calories a day less than you burn, mostly by drinks, snacks and portions, plus 150 minutes of brisk walking a week. Much less than that belongs under a doctor's eye.\n\n**One next step:** count what you drink in calories today.\n\nHow much would you like to lose, and by when?",
    help: "Yes, it's a good idea before a larger plan: if you have an illness or take medicines, if your BMI is 30 or more, if you've gained fast, or if food and weight fill your head. They can check thyroid and sugar and refer you to a dietitian, often paid by insurance.\n\n**One next step:** call, and ask for a check before losing weight.\n\nIs there an illness or a medicine to think of?",
  },
  "start-exercise": {
    normal:
      "Yes. Everybody who begins is out of breath, sore for two days, and would rather stay on the couch. If you can still say a short sentence while moving, the pace is right. Stop and see a doctor for pain in the chest, dizziness, or pain in a joint that gets worse.\n\n**One next step:** do ten minutes at the pace where you can still talk.\n\nWhat kind of movement do you mind least?",
    amount:
      "The aim for adults is 150 minutes of brisk walking a week, such as thirty minutes on five days, and something for the muscles on two. You needn't begin there: ten minutes on three days are a real start, and every ten count. Add five minutes a week, and keep one or two days free.\n\n**One next step:** choose three days and the hour.\n\nWhich three?",
    fails:
      "Then you take the small version: five minutes, shoes on, once around the block. Missing a week loses very little; you're back after two. The rule is only not to wait for Monday, but to go at the next chance, shorter than you think you should.\n\n**One next step:** decide your five-minute version.\n\nWhat is it?",
    help: "Before you start, yes, if you have a heart or lung illness, high blood pressure, diabetes, are pregnant, or haven't moved in years and are over fifty or so. For a healthy person walking and light strength work need no check. Chest pain, fainting or a racing heart that doesn't settle: stop, and 911 if it doesn't pass.\n\n**One next step:** if one of these fits you, call and ask what you may do.\n\nDoes one of them?",
    now: "Ten minutes, no gear:\n\n1. One minute walking on the spot.\n2. Ten squats to a chair, ten push-ups against the wall, ten seconds on each leg.\n3. Rest half a minute; all of it three times.\n4. Stretch calves and chest.\n\nAnd tomorrow the same, or a walk instead.\n\n**One next step:** stand up and do the first minute.\n\nHow did the first round feel?",
  },
  "eat-better": {
    long: "Energy is often better after a week or two of regular meals; taste for less sugar and salt changes in two to four weeks; weight and blood values need two to three months. One habit at a time lasts longest.\n\n**One next step:** choose the one for the next two weeks.\n\nWhich one?",
    normal:
      "Yes; food that is quick, sweet and salty is everywhere and built to be liked. A day of it does nothing. What counts is what you eat in most weeks. If eating is often secret, out of control, or followed by throwing up or fasting, tell a doctor; that has its own help.\n\n**One next step:** think of yesterday: which one meal would you change?\n\nWhich one?",
    amount:
      "A simple measure without counting: half of the plate vegetables or fruit, a quarter protein, a quarter whole grains or potatoes; five handfuls of vegetables and fruit a day; water first. Protein at each meal keeps you full. For an illness, pregnancy or medicines, ask your doctor or a dietitian.\n\n**One next step:** add one handful to dinner today.\n\nWhich vegetable do you like?",
    fails:
      "Then the next meal is the next chance; nothing has to be made up for. If it keeps slipping, look at when: mostly it's the hungry hour without a plan. Put something there beforehand, such as nuts, yogurt or soup, and eat a real lunch.\n\n**One next step:** name the hour at which it slips.\n\nWhen is it?",
  },
  "night-snacking": {
    long: "An urge passes in about fifteen minutes. The habit gets clearly weaker after two to three weeks with a real dinner and a planned snack. A slip in between is no new start from zero.\n\n**One next step:** plan tonight's snack on a plate.\n\nAt what time is it hardest?",
    cause:
      "Mostly one of four: you ate too little by day, and the body takes it back; the snack is the first nice thing of the day; it's tied to a place, such as the couch and the screen; or it covers a feeling, like being bored, lonely or tense. Each has another answer, so look one week.\n\n**One next step:** tonight, before the first bite, write one word: hungry, tired, bored or sad.\n\nWhich do you expect?",
    normal:
      "Yes, evenings are when most people snack; the day is over, and the will is tired. It becomes a matter for a doctor when you can't stop although you're full, eat in secret, wake up at night to eat, or throw up afterward. There is good help, and no shame in it.\n\n**One next step:** plan one snack on a plate, sitting down, for tonight.\n\nWhat would you really enjoy?",
    now: "When the urge comes: a large glass of water or tea, brush your teeth, leave the room with the food, and ten minutes of something for your hands: dishes, a shower, a call, a walk to the corner. An urge is mostly through after fifteen minutes. Still hungry? Then eat something real, on a plate, sitting.\n\n**One next step:** decide now what your hands do.\n\nWhat will it be?",
    fails:
      "Then you stop at that point, and the next hour counts again; no skipping breakfast to make up for it, since that brings it back tonight. Note the hour and the word before it. After a week you'll see one pattern, and we change only that.\n\n**One next step:** note last time's hour and feeling.\n\nWhat were they?",
  },
  "quit-smoking": {
    normal:
      "Yes, all of it: being irritable, restless, hungry, low, sleeping badly, coughing more. It peaks in the first three days or so and mostly fades over two to four weeks. It's the body repairing itself. If you get very low, tell your doctor; there's help for that, too.\n\n**One next step:** tell the people around you: “I'll be short for two weeks. It isn't you.”\n\nOn which day are you now?",
    fails:
      "Then you've slipped, and the clock doesn't start at zero: most people who got free needed several tries. Throw away the rest today, look at what came before it (drink, stress, company), and plan that one moment differently. If you did it without patch, gum or pills, take them this time; they about double the odds.\n\n**One next step:** call 1-800-QUIT-NOW, free.\n\nWhat came just before it?",
    now: "A craving is mostly over within five to ten minutes. Get through those:\n\n1. Leave the place where it came.\n2. Cold water in small sips, or ice; gum, carrot, toothpick.\n3. Ten long breaths out, as if through a straw.\n4. Hands: phone call, stairs, dishes.\n5. Say “not now, in ten minutes again”.\n\nText QUIT to 47848 for a coach by text, free.\n\n**One next step:** leave the room now.\n\nWhat set it off?",
    help: "Yes, it's worth it: a doctor or pharmacist can give you patches, gum or pills that about double the odds, and many insurances pay them. Ask especially if you're pregnant, have a heart illness, or take other medicines. The coach at 1-800-QUIT-NOW is free, and often sends patches.\n\n**One next step:** ask at the pharmacy counter today.\n\nHow much do you use on a usual day?",
  },
  "drink-or-gamble": {
    normal:
      "Many do it, and that's not the measure. A low-risk limit is one drink a day for women and two for men, with days without. More telling is this: do you need more than before, do you plan the evening around it, have you tried to cut down and couldn't, do others worry? One yes is a reason to look closer, two to talk to a doctor.\n\n**One next step:** answer the four for yourself.\n\nHow many were a yes?",
    help: "Yes, and you don't have to be at the bottom for it. A doctor has heard it often, can tell whether stopping is safe for you, and there are medicines that lower the craving. SAMHSA, 1-800-662-4357, is free day and night and names places near you. If you shake, sweat or see things without it, call a doctor now and don't stop alone.\n\n**One next step:** call one of the two today.\n\nWhat holds you back from calling?",
    cause:
      "It works, for an hour: it lowers tension, makes evenings end, fills a gap. The head remembers that and asks for it at the same hour, and after a while it's needed to feel normal. So the question is what it does for you: rest, sleep, company, courage, numbness? That part needs something else in its place.\n\n**One next step:** finish the line: “After the first one I finally …”\n\nWhat stands there?",
    words:
      "Short, friendly, no reasons:\n\n“No thanks, I'm good with this one.” (And have a glass in your hand.)\n\nIf they push: “I'm not drinking tonight.” Once more: “Really, I'm fine. How was your trip?” To one person you trust, beforehand: “I'm not drinking. If I look lost, come and get me.” And drive yourself, so that you can leave at any time.\n\n**One next step:** say the first one aloud twice.\n\nWho will be there that knows?",
    fails:
      "Then it's a slip, and tomorrow counts again; it doesn't wipe out the days before. Don't finish the bottle because it's open. Write down what came before, and tell one person the same day. If slips come every week, that says you need more help, and no more will: a doctor, a group, 1-800-662-4357.\n\n**One next step:** decide now whom you'd call.\n\nWho is it?",
    now: "For the next fifteen minutes, that's how long a craving lasts:\n\n1. Leave the place, or the bottle's room.\n2. Eat something, drink something cold with taste.\n3. Call or text one person: “It's hard right now. Talk to me.”\n4. Hands and feet: walk, shower, dishes.\n5. Then decide again for the next fifteen.\n\n1-800-662-4357 answers now, free.\n\n**One next step:** stand up and go out.\n\nIs somebody with you?",
  },
  comparing: {
    long: "Two weeks with less of the feed are enough to feel a difference; most notice it after the first. The habit itself gets shorter over two or three months, and it comes back in weeks when you're tired or unsure.\n\n**One next step:** mute three accounts for fourteen days.\n\nWhich three?",
    cause:
      "Heads are made to look where they stand among others; it once was useful in a village of a hundred people. Now you compare with thousands, and only with their best minutes. It gets loud where you're unsure yourself or want something badly. So each comparison is also a hint.\n\n**One next step:** name the last one you envied, and the one thing in it you'd want.\n\nWhat is it?",
    fails:
      "It will happen again; the aim isn't never, but shorter. Notice it, say “comparing”, and ask one question: “What would I do today if nobody could see it?” Then do ten minutes of that. If it's always the same person or app, more distance is allowed.\n\n**One next step:** choose what you mute or skip this week.\n\nWhat is it?",
    now: "Right now: put the phone down, feet on the floor, one long breath out. Write three lines: what I saw, what I want of it, what I have that isn't in the picture. Then ten minutes of something real, with your hands or outside.\n\n**One next step:** write the first line.\n\nWhat did you see?",
  },
  perfectionism: {
    long: "After about ten small tries of “good enough” the fear before it shrinks clearly; that's three to four weeks. The wish to do it well stays, and it may. With therapy it's usually ten to twelve meetings.\n\n**One next step:** hand one thing over today at eighty percent.\n\nWhich one?",
    cause:
      "Under it there's mostly a sentence like “Only if it's perfect am I safe”, or loved, or not laughed at. Often it was learned where praise came only for results. It brought you far, so the head holds on to it. You don't have to lower your standard everywhere; only where it costs more than it brings.\n\n**One next step:** finish the line: “If it isn't perfect, then …”\n\nWhat stands there?",
    fails:
      "Then you'd find out what really happens, and it's mostly nothing. Try it where it costs little: one mail with no second reading, one dinner from the freezer. Write down beforehand what you fear, and two days later what happened. After ten of those your head believes you.\n\n**One next step:** choose today's one.\n\nWhich will it be?",
    help: "If it costs you sleep, deadlines or people, if you can't finish anything, or if food, cleanliness or checking are part of it, yes. A talk therapy for perfectionism is usually about ten to twelve meetings and helps many. If it's only work taking too long, time limits come first.\n\n**One next step:** count the extra hours it took last week.\n\nHow many were they?",
    words:
      "To a boss or anyone who waits: “I tend to polish too long. What would be good enough for you here, and by when? I'll send you the first version at [time].” With that the measure is theirs, and you have an end.\n\n**One next step:** ask it for one task tomorrow.\n\nWhich task?",
  },
  "guilt-shame": {
    long: "Guilt eases soon after something was repaired or said, often within days. Where nothing can be repaired, it takes weeks to months, and it goes faster when one kind person knows. If it's as strong after two months, talk to a counselor.\n\n**One next step:** decide what you could still repair, even a small part.\n\nWhat would it be?",
    normal:
      "Yes. Guilt shows that you have a measure and care about others; it's meant to lead to a repair and then to stop. Shame says “I am bad” instead of “I did something”, and that one is rarely true. If it stays for weeks after you've done what you could, or is about something you couldn't control, talk to somebody.\n\n**One next step:** write one line: what exactly did I do?\n\nIs it something that can be repaired?",
    cause:
      "Because you look back with what you know today, and judge the one who didn't know it yet. And the head keeps what isn't finished: no repair, no talk, no end. Tired or low, it plays it more often. So either finish it, with a sorry or a repair, or say aloud that it can't be finished.\n\n**One next step:** write what you knew then, in three lines.\n\nWhat did you not know yet?",
    words:
      "Four sentences, without a but:\n\n“I've thought about [what I did]. It was wrong, and I see that it [hurt you, cost you]. I'm sorry. You don't have to answer; if there's something I can do, I'd like to.”\n\nThen no second message. Forgiving is theirs, and they may take their time.\n\n**One next step:** fill in the brackets, and let it lie for one night.\n\nWho is it for?",
    fails:
      "Then you've done your part, and that counts also without their answer. You can't make somebody forgive, but you can live in a way that shows it. What remains is to forgive yourself: say what you'd tell a friend who did the same and was sorry for as long.\n\n**One next step:** write that to yourself in three lines.\n\nWhat would you tell the friend?",
  },
  "feel-stuck": {
    long: "With one small new thing a week most people feel more movement after three to four weeks; a direction shows within some months. It rarely comes as a sudden answer.\n\n**One next step:** put the first new thing on a day this week.\n\nWhat will it be?",
    cause:
      "Stuck mostly means two wishes that pull against each other: safe and new, your own and what's expected. Or you're simply tired, and no direction looks good when you're tired. And a life goes quiet step by step: same road, same people, same evenings. So a small new thing shows more than a big decision.\n\n**One next step:** write the two wishes that pull.\n\nWhich are they?",
    fails:
      "Then you'd be where you are now, with one thing more that you know. A small trial can't go far wrong: one evening, one talk, one class. Big mistakes come mostly from big steps taken to get away. So make it so small that failing costs you an evening.\n\n**One next step:** name a trial that costs one evening.\n\nWhat could it be?",
  },
  purpose: {
    normal:
      "Yes, and more people ask it than say so; it comes mostly after school, around thirty, forty-five, or after a loss. It isn't a sign that you did it wrong, only that the old answer is used up. If everything seems empty on most days and nothing is fun, that's more than a question: tell a doctor, and with thoughts of dying call or text 988.\n\n**One next step:** write down when you last felt alive for an hour.\n\nWhen was it?",
    fails:
      "Then you've spent four weeks on something interesting, and know one thing that isn't it; that's how it's found. Nobody has only one purpose, and it needn't be a job. People who matter to you, something you make, someone you help: that counts.\n\n**One next step:** choose the next thing to try, for an hour.\n\nWhat draws you, even a little?",
  },
  "change-career": {
    normal:
      "Yes. Most people change their line of work at least once, and in the twenties hardly anyone knows what they want for good. You learn it by doing and by talking to people who do it, and not by thinking. So not knowing isn't being behind; it's the beginning of looking.\n\n**One next step:** write down three jobs that made you curious, ever.\n\nWhich three?",
    fails:
      "Then you can go back; you don't lose what you learned before, and a year in another field rarely counts against anyone. Keep the way back open: leave on good terms, keep three to six months of costs, and test it small first. The regret people tell of more often is never having tried.\n\n**One next step:** write the worst case in three lines, and what you'd do then.\n\nWhat would you do?",
    words:
      "To somebody who does it, three lines:\n\n“Hi [name], I'm a [job] and curious about [field]. Could I ask you three questions in fifteen minutes, by phone? I'd like to know what a normal day is like.”\n\nMost say yes. For the family: “I'm not quitting now. I'm looking around for three months.”\n\n**One next step:** send it to one person today.\n\nWho could that be?",
    amount:
      "Two hours a week are enough at the beginning: one for a talk with someone in the field, one for reading ads or trying it. For learning something new count on five to eight hours a week beside a job. Put them on fixed evenings, because what has no hour doesn't happen.\n\n**One next step:** choose the evening.\n\nWhich one is it?",
  },
  "job-search-plan": {
    normal:
      "Sadly, yes. Many applications get no answer at all, and some openings aren't even filled. Silence says something about their process and very little about you. If there are no replies to about twenty that really fit, look at the resume; if there are talks but no offers, practice the talks.\n\n**One next step:** count how many of the last twenty really fit.\n\nHow many?",
    fails:
      "Then you widen it step by step, and you don't start over: neighboring job titles, smaller firms, temp agencies, a part-time beginning, another town or remote. Give each change four weeks. And ask for help early; American Job Centers (careeronestop.org) are free, and 211 knows what bridges a gap in money.\n\n**One next step:** write two neighboring job titles.\n\nWhich would you take?",
    words:
      "To people you know:\n\n“Hi [name], I'm looking for work as [job] in [area]. I'm good at [one thing]. Do you know somebody I should talk to? A name is enough.”\n\nA week after an application: “I applied for [job] on [date] and am still very interested. Is there anything else you'd need from me?”\n\n**One next step:** send the first one to two people.\n\nWho are they?",
    amount:
      "Three to five applications a week that really fit beat thirty quick ones, with two messages to people for each. About fifteen to twenty hours a week is a full search; more wears you out. Keep one day free of it.\n\n**One next step:** choose this week's three.\n\nHow many did you send last week?",
    cause:
      "The usual four: the top of the resume doesn't use the ad's words; the jobs fit only half; everything goes through the big sites, where hundreds apply; or it's the market in your line just now. Show the resume to somebody who hires. That tells you more than fifty more applications.\n\n**One next step:** ask one person, “What would you cut?”\n\nWho could that be?",
  },
  "prepare-interview": {
    fails:
      "Then you breathe out and say so: “Good question, let me think for a moment.” Ten seconds are fine. If you don't know it: “I haven't done that yet. I'd start by [asking, looking up], and here is how I learned [something] last time.” That shows more than a made-up answer. If you lose the thread: “Let me start again.”\n\nOne weak answer rarely decides it.\n\n**One next step:** say that sentence aloud twice.\n\nWhich question do you mean?",
    normal:
      "Yes, nearly everyone is nervous, and the other side knows it; many are a little nervous themselves. A bit of it makes you alert. It's mostly down after the first two minutes, so know your first sentence by heart, breathe out long at the door, and let the rest come.\n\n**One next step:** learn the first sentence by heart.\n\nWhat is it?",
    now: "Tonight or in the last half hour:\n\n1. One minute aloud: who I am, what I can, why here.\n2. Three stories in key words on a card.\n3. Clothes, route or link, water, two copies.\n4. Then off: a walk, food, phone away, bed.\n5. At the door: feet flat, five long breaths out, a smile.\n\n**One next step:** say the minute aloud now.\n\nWhich part is still shaky?",
    words:
      "Three that fit nearly always:\n\nAbout you: “I'm a [job] with [years] in [field]. I'm good at [one thing], for example [result]. I'd like to work here because [one true thing].”\n\nWeakness: “I used to [real, small]. Now I [what you do about it].”\n\nAt the end: “What would make the first three months a success for you?”\n\n**One next step:** fill in the first, and say it aloud.\n\nWhich one feels hardest?",
    amount:
      "An hour to ninety minutes of preparation is enough for most interviews: a third for the ad and the company, a third for three stories, a third aloud. Answers should be one to two minutes long, and you should have three questions for them.\n\n**One next step:** set a timer for thirty minutes and do the stories.\n\nWhich story comes first?",
  },
  "after-rejection": {
    normal:
      "Yes. Several noes in a row are usual, also for good people; for one place there are often more than a hundred applications. And it hurts, because one showed oneself. Both are true at once. It says something about one room on one day.\n\n**One next step:** take the evening off from it.\n\nWhich of them did you want most?",
    cause:
      "Where it stops shows it best. No replies: the resume. A first call and then nothing: the match, or the pay. Several interviews and no offer: stories too long or too vague, or simply somebody from inside. Ask each of them for one line of feedback; some answer.\n\n**One next step:** write to the last one: “What is one thing I could do better?”\n\nAt which stage did it end?",
    fails:
      "Then it's one more no, and still no verdict. Change one part every five tries: the first lines of the resume, the kind of firm, or how you tell your stories, and let somebody who hires listen once. Being rejected five times for the same reason is a hint; five times for different ones is a market.\n\n**One next step:** write down the reasons you know.\n\nDo two of them match?",
  },
  "new-job-nerves": {
    normal:
      "Yes, almost everyone feels like that, also people who seem calm. New names, new rules, and for weeks you're slower than you'd like. Bosses expect it: most give three months. It gets better when you know whom to ask.\n\n**One next step:** learn three names by heart on the first day.\n\nWhat worries you most?",
    fails:
      "Then they see somebody who is new, which is what they hired. Nobody knows your programs and people in the first weeks. What counts now: on time, friendly, notebook out, and asking before a mistake grows. If you don't know something: “I don't know that yet. Where would I look?”\n\n**One next step:** write that sentence in the notebook.\n\nWhich part of the work feels most unknown?",
    words:
      "For the first day:\n\n“Hi, I'm [name], I'm new as [job]. What do you do here?” And at lunch: “May I join you?”\n\nTo the boss: “What should I focus on in the first two weeks?” When you're lost: “I'd like to get this right. Could you show me once more?”\n\n**One next step:** learn the first one by heart.\n\nWhich of them feels hardest?",
  },
  impostor: {
    normal:
      "Very; most people know it at some time, and it comes mostly with something new or a step up. It isn't a sign that you can't do it. Those who really can't mostly don't worry. Look for facts: would they keep, pay and ask somebody who can't?\n\n**One next step:** tell one colleague you trust, and ask if they know it.\n\nWho would that be?",
    cause:
      "You see your own doubts from inside, and of the others only the finished outside. Whoever learned that being good is the price of being liked waits for the mistake. And in a new role you really do know less for a while, which feels like being found out. It's learning.\n\n**One next step:** write down what you can do today that you couldn't six months ago.\n\nWhat is it?",
    fails:
      "Then they'd find somebody who doesn't know everything, like everyone in the room. Think it to the end: what exactly would they find, who, and what would they say? Mostly it's “Then let's look at it together.” And you can be ahead of it: ask openly about the one thing you're least sure of.\n\n**One next step:** write down that one thing, and whom to ask.\n\nWhat is it?",
    words:
      "To your boss, in the first months:\n\n“I'd like to know how I'm doing: what should I keep, and what should I do differently?”\n\nTo people who are older or longer there: “You know this better than I do. How would you do it?” Then decide, and say why. Nobody loses respect by asking well.\n\n**One next step:** ask one of them this week.\n\nWho would it be?",
  },
  "public-speaking": {
    normal:
      "Yes, it's one of the most common fears; hearts race in nearly everyone, also in people who do it weekly. The audience sees far less of it than you feel. It's usually highest in the minute before and falls after the second sentence.\n\n**One next step:** learn the first two sentences by heart.\n\nWhat are they?",
    fails:
      "Then you stop, look at your card, take a sip and say: “One moment, where was I?” Nobody knows your text, so nobody misses what you skip. A pause of five seconds feels like a minute to you and like thinking to them. If it all goes, say your one main sentence, and ask for questions.\n\n**One next step:** write the main sentence on top of the card.\n\nWhat is it?",
    now: "In the last ten minutes:\n\n1. Walk, shake out your hands, a sip of water.\n2. Ten breaths, out longer than in.\n3. Say the first two sentences quietly.\n4. Feet flat, find one friendly face, smile, pause, begin slowly.\n\nA racing heart may come along; call it being awake.\n\n**One next step:** do the ten breaths.\n\nWhat is your first sentence?",
  },
  "study-exam": {
    amount:
      "For most people three to five focused hours a day are the limit, in rounds of 25 to 50 minutes; beside work one to two hours. Split them: about half for the hardest subject, the rest for the others, each at least every second day. One free day a week. Two honest hours with questions beat six with a marker.\n\n**One next step:** write the subjects, and give each its hours for this week.\n\nWhen in the day are you most awake?",
    normal:
      "Yes. Before an exam nearly everyone feels behind, forgets things, and wants to do anything else. A middle amount of nerves even helps. If you can't sleep or eat for days, or your mind goes blank each time, talk to the school's counseling office; it's free and they can arrange things.\n\n**One next step:** one round of 25 minutes, now.\n\nWhich subject first?",
    fails:
      "Then there is almost always a second way: a new date, a makeup, another term. It says how that day and that method went. Think it through once: what would you do the week after, whom would you ask? Write it down, and then use today for the topics that bring most points.\n\n**One next step:** find out what happens if one fails; it's mostly less than one fears.\n\nWhich topics bring most points?",
    now: "For tonight:\n\n1. Half an hour: the sheet with what you got wrong, aloud.\n2. Two rounds of 25 minutes: old questions, no new topics.\n3. Pack: ID, pens, water, the place and the hour.\n4. Phone away an hour before bed, ten long breaths, sleep. It does more than the last chapter.\n\n**One next step:** start the first half hour.\n\nWhat is still shakiest?",
    cause:
      "Usually it's the method and not the mind. Reading and marking feel like learning, but little stays; answering questions from memory is what makes it stick. Add a phone in reach, a topic without a first step, or fear of finding gaps, and one avoids it.\n\n**One next step:** close the book and write down what you remember of the last page.\n\nHow much was it?",
  },
  "failed-exam": {
    normal:
      "Yes, it happens to far more people than tell it; many of those who try again with another method pass. Feeling stupid for a day or two is normal, too. One result measures a day, a clock and a kind of preparation.\n\n**One next step:** be sad today, and find out tomorrow when it can be repeated.\n\nWhat do you think it was?",
  },
  decide: {
    normal:
      "Yes. Every choice closes a door, and heads hate that more than they like what they win. It's heavier when both are good, or when somebody will be sad. You don't need to be sure; most people are about sixty percent sure when they decide, and make the rest work afterward.\n\n**One next step:** say how sure you are of each, in percent.\n\nWhat are the numbers?",
    fails:
      "Then you correct it; fewer decisions are final than it seems at night. Write for each choice: how would I notice that it was wrong, by when, and what would I do then? With that plan B on paper you choose freer. And remember that staying is a choice, too, with its own price.\n\n**One next step:** write plan B for the one that scares you.\n\nWhat would it be?",
    cause:
      "Mostly because two things that matter to you stand against each other, such as near the family and getting on. Or because you look for the one that has no loss, and there is none. Tired or under pressure it gets worse. Ask what you'd regret more at eighty: having tried, or not having tried?\n\n**One next step:** name the two things that stand against each other.\n\nWhich two?",
    words:
      "To someone whom it touches:\n\n“I have to decide about [what] by [day]. I haven't yet. I'd like to know what it would mean for you, and I'll decide myself.”\n\nAnd when you've decided: “I've thought about it for long, and I'm doing [X]. I know it's hard for you, and I'd like us to find a way to [visit, call, share].”\n\n**One next step:** say the first one to that person.\n\nWho is it?",
  },
  "aging-birthday": {
    normal:
      "Yes; round birthdays make most people count, and many feel late, at thirty, forty or sixty alike. The list of what one should have by then was written by others and has changed: people marry, study, start and have children much later than their parents. It usually calms down some weeks after the day.\n\n**One next step:** cross out on that list what you don't really want.\n\nWhat stays?",
    cause:
      "A round number is a line at which one adds up, and heads count what's missing first. You also see others at their best. So write down both columns: what isn't there, and what is, with what it cost you.\n\n**One next step:** fill the second column with five lines.\n\nWhat is the first?",
  },
  grieve: {
    normal:
      "Yes, it's normal. Some cry at once, some only weeks later, some hardly at all; being numb, angry, relieved or strangely calm belongs to it as much as tears. Losing someone changes sleep, appetite and memory as well, and it comes in waves. There's no right order.\n\nIf after some months ordinary days still don't work, a grief group or doctor helps; if you don't want to go on, call or text 988.\n\n**One next step:** do one thing today that they liked.\n\nWhat would it be?",
    words:
      "You needn't find the right words; being there counts. For example:\n\n“I miss [name], too. I don't know what to say, and I'm here.” And something exact: “I'm bringing dinner on Thursday. May I sit with you for an hour?” Say the name, tell a story, ask “What was today like?” No “at least” and no “be strong”. Call again in three weeks, when the others have stopped.\n\n**One next step:** send one message today.\n\nWhom is it for?",
    fails:
      "Then you cry, wherever it is, and people mostly understand; a glass of water and a minute at the door help. If you don't feel anything, that's grief as well; it often comes later, when it's quiet. Nobody does it right or wrong. If you're afraid of a certain day, plan it with one person and a way to leave.\n\n**One next step:** name the day or moment you fear.\n\nWhich is it?",
    help: "Yes, if after some months ordinary days still don't work, if you can't sleep, eat or get up, or if you use alcohol to get through. Also earlier, if you'd simply like to have somebody: grief groups and hospice programs are often free, for everyone. If you don't want to go on without them, call or text 988 now.\n\n**One next step:** ask 211 or the hospice near you for a group.\n\nWould you rather talk with one person, or in a group?",
    cause:
      "Because love doesn't stop where a life stops, and the body has to learn each day anew that they aren't there. So it comes in waves, set off by a song, a chair, a date. Numbness, anger and guilt belong to it as much as tears. None of it means that you do it wrong.\n\n**One next step:** note what set off the last wave.\n\nWhat was it?",
  },
  "pet-loss": {
    normal:
      "Yes. Many grieve for an animal as for a person, some even harder, because it was there each single day. Crying, hearing steps that aren't there, feeling guilty, or feeling nothing at first: all of it is usual. You don't have to explain it to anyone.\n\nVeterinary schools have free pet loss lines if it gets too much alone.\n\n**One next step:** put one picture where you can see it.\n\nWhich one would you choose?",
    cause:
      "Because they were there each single day, without any conditions, and your whole day was built around them. The body waits for the sound at the door. And since you decided about the end, guilt comes along. People who loved them well feel it most.\n\n**One next step:** write down three things you did for them.\n\nWhat are they?",
    words:
      "To others: “I lost [name] after [years]. I'm sad, and I don't need advice.” To the boss: “My dog died yesterday. May I take tomorrow off?” To a child, plainly: “[Name] was very sick and died. It wasn't anyone's fault. We can be sad together.” No “put to sleep”; that can scare children at bedtime.\n\n**One next step:** say it to one person today.\n\nWho should know?",
  },
  "chronic-pain": {
    words:
      "With a picture and one wish:\n\n“I have [pain, illness] every day, also when I look fine. Imagine starting the day with half a battery. On some days I have to cancel, and it isn't about you. What helps me: ask me anyway, and let me say yes or no the same day.”\n\nTo a doctor: “It keeps me from [two things]. What else can we try?”\n\n**One next step:** send it to the one who matters most.\n\nWho is it?",
    normal:
      "Being worn out, angry and low from it is normal; pain that doesn't stop takes sleep, plans and patience. About one in five adults in the US lives with it. If you're low on most days, say that to your doctor, too: both are treated together, and it makes the pain lighter.\n\n**One next step:** write a number for pain and one for mood, each evening for a week.\n\nHow are they today?",
    fails:
      "Then you know one more thing that isn't it, and the list isn't at its end: another medicine, physical therapy, a pain clinic, a second opinion. Ask straight out: “What is the next thing to try, and how will we know if it helps?” And plan good hours in spite of it; they shouldn't wait for the cure.\n\n**One next step:** write that question for the next visit.\n\nWhat has been tried so far?",
  },
  "big-news": {
    normal:
      "Yes, all of it: being numb, crying, being angry, googling at night, making jokes. A head needs days to take in such news, and it does so in pieces. It mostly gets calmer when there's a plan with dates. If you can't sleep or eat for days, tell the office; they help with that, too.\n\n**One next step:** ask when the next appointment is, and what it decides.\n\nDo you have a date?",
    words:
      "For people close to you:\n\n“I have news that isn't easy: I have [what]. I don't know everything yet; the next step is [what, when]. You don't have to say anything smart. It would help me if you [came along, called on Sunday].”\n\nFor others one line is enough: “I have some health things going on. I'll tell you more when I'm ready.”\n\n**One next step:** choose who hears it first.\n\nWho is it?",
    fails:
      "Write that fear down as a question, and ask it: “What if it gets worse? What would we do then?” Doctors have an answer to most of these, and a plan for the bad case often lets one sleep. Nights are the wrong hours for numbers from the internet.\n\n**One next step:** put it on the list as number one.\n\nHow would you word it?",
  },
  "change-hard": {
    normal:
      "Yes. Also a change one wanted brings a loss with it: places, people, a role, knowing how things go. Many feel worst in the third or fourth month, when others think it's done. It says nothing about whether it was right. If you're low on most days for two weeks, tell a doctor.\n\n**One next step:** name what you miss, in one line.\n\nWhat is it?",
    fails:
      "Then you adjust it: most changes can be turned in part, and after a year you know far more than today. Set a date in six months at which you look honestly; until then don't ask every night. And keep a door open to what you left.\n\n**One next step:** put that date into the calendar.\n\nWhat would have to be better by then?",
  },
  "find-therapist": {
    words:
      "Three lines are enough:\n\n“Hello, I'm looking for a therapist for [one word: worry, sadness, a breakup]. I have [insurance] or could pay about [amount]. Do you have room, and may we talk for ten minutes?”\n\nAnd in the first hour: “I don't know where to begin. The worst thing at the moment is …” They take it from there.\n\n**One next step:** send it to three people today.\n\nWhat is your one word?",
    fails:
      "Then you change; the person matters most, and not every one fits. After three or four meetings say it: “I don't feel it helps yet. What could we do differently?” A good one is glad about that. If it stays so, ask for a name of somebody else. There are also groups, and other kinds of therapy.\n\n**One next step:** decide after which meeting you'd look at it.\n\nWhat would show you that it helps?",
    normal:
      "Yes; about one in eight adults in the US goes in a year, for stress, sadness, couples, work. You needn't be ill for it, and nobody has to know; talks are confidential, apart from danger to life. Being nervous before the first one is normal as well.\n\n**One next step:** write down one thing you'd want to be easier in three months.\n\nWhat is it?",
  },
  "make-friends": {
    cause:
      "Because after school nobody puts you in a room with the same people every day anymore. Friendship needs hours: studies speak of about fifty until someone is a casual friend, and two hundred for a close one. Work, kids and moves eat those hours. So it's about arranging them, and it isn't about you.\n\n**One next step:** find one thing that meets weekly.\n\nWhat would you go to anyway?",
    fails:
      "Then you've lost an evening, and you know one place that isn't yours. Nobody clicks on the first evening; it takes four to six times until faces have names. If someone says no, it's mostly their week. Ask two people, and then a third.\n\n**One next step:** decide beforehand that you go four times.\n\nWhere will it be?",
  },
  "keep-friends": {
    cause:
      "One can be among people and lonely: when talks stay on the surface, when one is always the listener, or when nobody knows what the week was really like. Tiredness and phones add to it. It isn't about the number of friends, but about one or two who know how you are.\n\n**One next step:** tell one person one true thing this week, a size bigger than usual.\n\nWhat would it be?",
    words:
      "To somebody from before:\n\n“I thought of you today. How are you, really? No hurry with an answer.”\n\nTo someone you see but don't reach: “I'm a bit lonely at the moment, and I like talking with you. Coffee on [day]?” It sounds braver than it feels, and most people are glad.\n\n**One next step:** send the first one within ten minutes.\n\nWho gets it?",
    fails:
      "Then it says more about their week than about you; most people answer late or forget. Wait ten days, and write once more, with a date: “Thursday, a walk?” After that turn to the next one.\n\n**One next step:** write down three names, so that no single one decides it.\n\nWho are they?",
  },
  "body-image": {
    long: "A few weeks with fewer pictures, clothes that fit and less checking already quiet it; being at peace with it takes longer and goes in steps. If it fills hours a day or changes how you eat, therapy helps, and it needn't wait.\n\n**One next step:** leave out one mirror check today.\n\nWhich one?",
    normal:
      "Yes. Most people dislike something about how they look, and you see yourself with a sharper eye than anyone else. After a baby, an illness or with the years a body changes; that's its work. If it fills hours of your day, makes you hide, or changes how you eat, tell a doctor.\n\n**One next step:** wear one thing today that feels good on your skin.\n\nWhat would it be?",
    cause:
      "Looks were probably commented on early, by family, at school, and today by a thousand edited pictures a day. The head learns to check for faults. It gets louder in tired and stressed weeks. Fewer pictures and less checking quiet it more than any diet does.\n\n**One next step:** unfollow three accounts after which you feel smaller.\n\nWhich are the three?",
  },
  meditation: {
    long: "Some calm comes in the first minutes; a change in everyday life, such as noticing earlier that you're tense, shows for most after two to four weeks of a few minutes a day, and clearer after about eight. It isn't a straight line: some days only show how restless you are. That's also noticing.\n\n**One next step:** write a number for stress from 1 to 10 today, and again in two weeks.\n\nWhat is it today?",
    amount:
      "Two to five minutes a day are enough to begin with, always at the same moment, such as after brushing your teeth. After two weeks go up to ten, if you like. In the studies that found less stress people did about ten to thirty minutes a day for eight weeks; every day a little does more than half an hour on Sunday.\n\n**One next step:** set a timer for two minutes and do it once now.\n\nWhich moment of the day could carry it?",
    normal:
      "Yes, it's the usual beginning: thoughts race, legs itch, you count the minutes or fall asleep. Noticing that and coming back is the exercise itself. If it makes you anxious or brings bad pictures, open your eyes, walk instead, or stop; it isn't for everyone at every time.\n\n**One next step:** three minutes, eyes half open, counting breaths.\n\nWhat is it that comes up?",
  },
  journaling: {
    long: "Many sleep better or feel lighter after three or four evenings of writing; in studies fifteen minutes on three or four days already helped a bit. Seeing patterns takes about a month.\n\n**One next step:** write five minutes tonight, and put a date on it.\n\nWhat is on top of your head?",
    fails:
      "Then write that: “I don't know what to write. It's quiet here. The lamp hums.” After three lines something mostly comes. Or answer the same question each night: “What took strength, what gave some?” Three words are a full entry, and a missed day is nothing.\n\n**One next step:** write three words about today.\n\nWhich three?",
    amount:
      "Five minutes or three lines, most days, do more than an hour once a month. In the evening it empties the head; in the morning it sorts the day. Two or three times a week are fine, too, if daily feels like homework.\n\n**One next step:** choose the hour, and put the notebook there.\n\nWhere will it lie?",
  },
  "find-hobby": {
    fails:
      "Then you put it away again; a hobby is the one thing that may be dropped without a reason. Borrow instead of buying, go twice, and see whether you look forward to the third time. Being bad at it is part of the fun in the beginning.\n\n**One next step:** choose one to try this week, with something borrowed.\n\nWhich one?",
    now: "Something for the next half hour, free:\n\n1. Outside: a road you've never taken, ten photos of one color.\n2. Hands: cook from what's there, draw the cup in front of you, mend something.\n3. Head: a library e-book, a chess puzzle, ten words of a language.\n4. People: call somebody you haven't heard in months.\n5. Order: one drawer, with music.\n\n**One next step:** take the first that made you pause.\n\nWhich was it?",
  },
  goals: {
    normal:
      "Yes; most resolutions are over by February. They're mostly too many, too vague and without a day. So it isn't your will. One goal, a weekly step so small that a bad week can carry it, and somebody who asks on Sunday: with that the odds are much better.\n\n**One next step:** choose the one that would make the others easier.\n\nWhich one?",
    cause:
      "A goal falls when it's somebody else's, when there's no first step with a day, or when nothing good happens until the end. Look at the last one that failed: which of these was it? Then the next one gets exactly that.\n\n**One next step:** name the last one, and what was missing.\n\nWhat was it?",
    fails:
      "Then you make it smaller and keep the day: half of it, still on Tuesday. Missing one week is nothing; after two look at whether it's really yours. A goal may also be given up on purpose; that's a decision and no defeat.\n\n**One next step:** write your half version.\n\nWhat is it?",
    amount:
      "One to three at a time, and only one that's new. Each with one step a week. More than that, and none gets enough of you. When one runs by itself, mostly after two or three months, the next may come.\n\n**One next step:** choose the one.\n\nWhich?",
  },
  "health-worry": {
    help: "Yes, once for the symptom itself: the family doctor, with since when and how often, and then trust the result until the date you agree on. And yes for the worry, if you check or search every day, or a normal result calms you only for hours; therapy for health worries works well. At once, 911: strong chest pain, trouble breathing or speaking, weakness on one side, the worst headache of your life.\n\n**One next step:** make the one appointment.\n\nWhen did a doctor last look at it?",
    normal:
      "Yes, very: bodies make noises all day, and whoever listens hears a lot. Most pains and twitches go within two weeks by themselves. It's more than usual when the fear stays although a doctor found nothing, or when you check and search every day; then it's the worry that needs treating, and that works well.\n\n**One next step:** count today how often you check or search.\n\nHow many times was it?",
    cause:
      "After a fright, an illness in the family, or in a stretch of stress, the head starts scanning the body. Each check calms for a moment and teaches it to check again; each search finds something worse. The heart races from the fear itself, and that seems like proof.\n\n**One next step:** leave out one search today, and see what the fear does after twenty minutes.\n\nWhat did it do?",
    fails:
      "Then it would be found by a doctor, and early is mostly treatable; that's why one visit makes sense and ten searches don't. Write the fear as a question for the visit. Until then live the day as if it were nothing, because that's by far the likeliest.\n\n**One next step:** make the appointment, or put the date of the next one where you see it.\n\nWhen is it?",
    now: `${calm}\n\nStrong pain in the chest, trouble breathing or speaking, weakness on one side: 911, now.\n\n**One next step:** put the search away for today.\n\nWhat set it off?`,
  },
  "self-care": {
    normal:
      "Yes. Many people look after everyone else first and feel selfish when they rest. Nobody can give for long without rest, and a tired person is shorter with those they love. Twenty minutes a day aren't selfish; they keep you able to go on.\n\n**One next step:** choose the twenty minutes for tomorrow.\n\nWhen could they be?",
  },
  "people-pleasing": {
    long: "After five or six small noes that went well it gets easier, mostly within a month. The guilt after a no lasts some minutes to a day in the beginning, and fades with practice.\n\n**One next step:** one tiny no today.\n\nTo what?",
    cause:
      "Often it was once the safest way: being easy kept the peace, or brought love. So a no still feels like danger, although nobody is angry now. You can teach your head otherwise with small noes that go well: to a flyer, a coupon, an extra task.\n\n**One next step:** one tiny no today.\n\nTo what could it be?",
    fails:
      "Then they're annoyed for a while, and that passes; whoever stays away because of one no liked the favor. You may feel guilty for some minutes; that's the old habit and no proof. Don't explain more: “I can't this time” is whole.\n\n**One next step:** say it aloud three times.\n\nWho will be the first?",
    words:
      "Short and warm, no excuse:\n\n“Thanks for asking. I can't this time.”\n“I have to look first; I'll tell you tomorrow.”\n“I can do an hour on Saturday, not the whole day.”\n\nIf they push: “I know it's a pity. It's still a no.” Then talk about something else. The more reasons you give, the more they can argue with.\n\n**One next step:** choose one of the three for the next request.\n\nWhich one?",
  },
  "shy-small-talk": {
    normal:
      "Yes; about half of all people call themselves shy. Others mostly find you nicer than you think after a talk, studies show. If you avoid work, shops or meeting people because of it, or feel sick beforehand, it may be social anxiety, and that's well treatable.\n\n**One next step:** say one sentence to a cashier today.\n\nWhat could it be?",
    words:
      "Easy beginnings, about what you both see:\n\n“How do you know [host]?” “Have you been here before?” “That looks good, what is it?”\n\nThen ask on about one word they used: “Denver? What took you there?” And a way out: “It was nice to talk with you, I'm getting a drink.” Listening with one question is more than enough.\n\n**One next step:** learn one beginning and the way out.\n\nWhere will you use it?",
    fails:
      "Then there's a silence of three seconds, and everyone knows those. Smile, say “My mind just went blank”, and ask something simple. People remember whether you were friendly, and not what you said. You may leave after twenty minutes; that's a full success.\n\n**One next step:** decide when you may leave.\n\nWhen is it?",
  },
  "always-late": {
    cause:
      "Mostly the leaving isn't counted, only the way; or one more small thing is squeezed in; or being early feels like wasted time. Some heads feel time badly, and with ADHD it's typical. So use clocks you can see, and an alarm for “stop what you do”, fifteen minutes before leaving.\n\n**One next step:** set that alarm for tomorrow.\n\nWhat do you do in the last ten minutes?",
  },
  "plan-a-week": {
    amount:
      "Plan about sixty percent of your time and leave the rest open, because things come up. Three things a day that matter, one of them first. Ten minutes of planning in the evening and thirty on Sunday are enough. Sleep, food and one free evening go in first.\n\n**One next step:** write tomorrow's three.\n\nWhich are they?",
    fails:
      "Then you move it, once, to a real day, and look at why: too full, too vague, or somebody else's? A plan is a guess. Each evening two minutes: what stays, what moves, what gets struck? If it fails every day, halve the list.\n\n**One next step:** halve tomorrow's list now.\n\nWhat stays?",
    cause:
      "Because nearly everything takes longer than one thinks, and interruptions are never in the plan. Or the small things come first, since they're easy. Write down for two days what you really did, each half hour; it mostly shows one or two large gaps.\n\n**One next step:** start that note today.\n\nWhere do you think the time goes?",
  },
  "work-family-balance": {
    words:
      "To the boss: “From [date] I leave at five on Tuesday and Thursday. I'm reachable until then, and [task] is done by Friday. Can we try it for a month?”\n\nTo a child: “I'm away until Wednesday. I call each evening at seven, and Saturday morning is ours.” Then keep exactly that.\n\n**One next step:** choose which of the two comes first.\n\nWho is it?",
  },
  "mistake-at-work": {
    normal:
      "Yes; everyone who works makes them, and the ones who tell it early are trusted more. Going over it at night is normal for some days. Most people don't remember it after two weeks; you remember it because it's yours.\n\n**One next step:** write down what you'd do differently, in one line, and close it.\n\nWhat is the line?",
    words:
      "Three sentences, soon, in person if you can:\n\n“I made a mistake with [what]. So far I've [what you did], and I suggest [next step]. I've changed [routine] so that it won't happen again.”\n\nNo long sorry and nobody else's name. Then let them speak.\n\n**One next step:** ask for five minutes today.\n\nWhat was it?",
    fails:
      "Then you'd know where you stand, and people are rarely fired for one mistake that they reported themselves. Write down what it cost, what you did about it, and what you changed. If it does become serious, ask for it in writing and don't sign on the spot.\n\n**One next step:** put those three lines on paper.\n\nWhat did it cost, roughly?",
  },
  homesick: {
    normal:
      "Yes, very; also adults, also when the new place was wanted. It's mostly strongest in the first weeks and in the evening, on Sundays and holidays. It gets less with people and things that come back every week. If you can't eat, sleep or go out for two weeks, tell a doctor or the counseling office.\n\n**One next step:** plan something for Sunday afternoon.\n\nWhat do you miss most?",
  },
  "moving-house": {
    normal:
      "Yes; excited and scared at once is how nearly everyone moves. One leaves what one knows for what one imagines. It's mostly loudest in the two weeks before and the first evenings after, when it's quiet. Plan those evenings: one call, one walk, one warm meal.\n\n**One next step:** plan the first three evenings.\n\nWith whom will the first call be?",
    fails:
      "Then you give it time, about a year, and change parts: another street, another weekly group, more visits. Going back is allowed, too, and isn't failing; you can set a date after twelve months at which you decide. Keep one or two people at home close until then.\n\n**One next step:** put that date into the calendar.\n\nWhat would make it good by then?",
  },
  "winter-blues": {
    normal:
      "Yes; in the dark months many sleep more, want more sweet things and less company, and about one in twenty adults gets a winter depression. If you're low on most days for two weeks and nothing is fun, tell a doctor; light and talk therapy work well.\n\n**One next step:** half an hour outside before noon tomorrow.\n\nSince when do you notice it this year?",
  },
  "quit-job": {
    fails:
      "Then you have a buffer and go on looking; that's why it's counted beforehand: three to six months of costs, and insurance. Many also find that the second step is easier, because they have time for it. And leave so that you could come back or be recommended.\n\n**One next step:** write down how many months your savings last.\n\nHow many?",
    words:
      "Short and friendly, in person, then by mail:\n\n“I've decided to leave. My last day would be [date, two weeks]. Thank you for [one true thing]. I'll hand over [what] by then.”\n\nReasons: “I'm ready for something else” is enough. Counteroffer: “Thank you, I've decided.”\n\n**One next step:** look up your notice period first.\n\nWhat is your date?",
    normal:
      "Yes. Nearly everyone thinks about it on Sunday evening. It's more than a mood when you dread each day for two months, your body shows it, or you've tried to change something and nothing moved. Then look around while you're still paid.\n\n**One next step:** count the good and bad days of the last two weeks.\n\nHow many of each?",
  },
  "count-a-win": {
    fails:
      "Then it's a bad day or week, and not the end of the good one; ups and downs are how it goes. Write down now what made this one possible: sleep, a walk, a person, less phone. That's your list for the next dip, and you begin with one line of it, without waiting to feel like it.\n\n**One next step:** write that list, three lines.\n\nWhat helped most this time?",
    normal:
      "Yes. After something good many feel empty, scared or restless: the tension falls, or one fears to lose it again. Both pass within days. You may be glad and nervous at once.\n\n**One next step:** tell one person the good part, without the but.\n\nWho would be glad with you?",
  },
  forgive: {
    long: "It has no date, and it isn't decided once; most people need months, and it comes in pieces. It goes faster when you're safe, when you've said it to somebody, and when you stop waiting for their sorry.\n\n**One next step:** write what it cost you, ten lines, for yourself.\n\nWhat is the heaviest line?",
  },
};
