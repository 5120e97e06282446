import type { SubjectAnswers } from "./coach.written.content.ts";

/** What to do about further subjects of work, learning, health and the course of a life; in the form of `selfWays`. */
export const moreWays: Readonly<Record<string, SubjectAnswers>> = {
  "change-career": {
    how: "Without quitting first:\n\n1. Two lists: what you did with pleasure in any job, and what you never want again.\n2. Three kinds of work that fit; careeronestop.org has free tests and shows pay.\n3. Two talks per kind, twenty minutes: “What is a normal Tuesday?”\n4. One small trial: an evening class, a volunteer day, a project for a friend.\n5. The bridge: pay you need, months of savings, what must be learned.\n\nTwo months for the first four are enough.\n\n**One next step:** write to one person who does it.\n\nWhich work do you keep looking at?",
    long: "Mostly six to eighteen months from the first idea to the new job: two for looking around and talking, three to nine for learning what is missing, and three or more for applying. A change within your own field or company can be quicker. You needn't leave anything before the last step.\n\n**One next step:** set aside two hours a week for it, at a fixed time.\n\nHow many hours a week do you really have?",
  },
  "job-search-plan": {
    how: "A week that works better than fifty clicks:\n\n1. Monday: five openings that really fit.\n2. Tuesday: top third of the resume in the words of each ad, and one sentence why them.\n3. Wednesday: two people you know: “I'm looking for [work]. Whom should I talk to?”\n4. Thursday: send, and follow up on what is a week old.\n5. Friday: one practice interview; then it's weekend.\n\nAmerican Job Centers (careeronestop.org) check resumes for free.\n\n**One next step:** choose the first of the five.\n\nWhat kind of work is it?",
    long: "Count on about three to six months for a search; some take weeks, and better-paid jobs longer. Half of that time is waiting, so keep several going at once. What shortens it most are contacts and applications that fit, and not more of them.\n\n**One next step:** plan your money for four months, to be calm.\n\nSince when have you been looking?",
  },
  "prepare-interview": {
    how: "An hour and a half, in this order:\n\n1. The ad: mark the three things they need most.\n2. One story to each: where, what you did, how it ended. Ninety seconds.\n3. “Tell us about yourself”: now, before, why here. One minute, aloud.\n4. Three questions for them, such as “What would make the first three months a success?”\n5. The practical part: route or link, clothes, two copies of the resume, water.\n\nThen stop, and sleep.\n\n**One next step:** say number three aloud, standing up.\n\nWhich question do you fear most?",
    long: "Most interviews take thirty to sixty minutes, and an answer comes after some days up to two weeks. Ask at the end: “When do you expect to decide?” One day after that date a short friendly mail is fine.\n\n**One next step:** put that question on your card.\n\nWhen is yours?",
  },
  "after-rejection": {
    how: "1. Today nothing; a walk, something good to eat, one person who hears it.\n2. Tomorrow a two-line mail: thanks, and “Is there one thing I could do better next time?”\n3. Look at where it stops. No replies: the resume. First talks only: the stories. Last round: mostly luck and fit.\n4. Change that one part, and practice it with somebody.\n5. Always have two other applications open, so that no single one is everything.\n\n**One next step:** write down at which stage the last three ended.\n\nWhere was it?",
    long: "The sting mostly fades within a few days, faster when the next application is already out. A search often needs ten to thirty applications that fit for one offer, so a no is part of the count and no measure of you.\n\nAt which stage did it end this time?",
  },
  "new-job-nerves": {
    how: "For the first week:\n\n1. The evening before: clothes, route, bag with notebook, and bed on time.\n2. Ten minutes early; say your name, and write down theirs.\n3. Ask small things at once; the first weeks are for that. Note each answer, so you ask once.\n4. Lunch with somebody at least twice.\n5. On Friday to your boss: “What should I focus on next week?”\n\nNobody expects results yet; friendly, on time and curious is enough.\n\n**One next step:** pack the bag, and write two questions.\n\nWhat worries you most: the work or the people?",
    long: "The worst nerves are mostly over after the first week, when you know the doors and the names. Until you feel at home in the work it takes about three months, and half a year until it feels like yours. So don't judge it, or yourself, before that.\n\nWhich day is your first?",
  },
  impostor: {
    how: "Against the feeling, with facts:\n\n1. A file named “Done”: each Friday three things you did, with who had something from it.\n2. When it comes, name it: “That's the fraud feeling. It comes with new things.”\n3. Ask early and aloud: “What would good look like to you?” People who ask are trusted more.\n4. Praise gets a “Thank you” and no “but”.\n5. Tell one colleague. Most know it.\n\n**One next step:** write the first three lines of that file.\n\nWhat was the last thing somebody thanked you for?",
    long: "In a new role it is mostly strongest in the first three to six months, and gets quieter as you collect things that went well. It may come back with each step up; then it is a sign of learning. What shortens it is facts on paper and one person who knows.\n\nSince when have you been in this role?",
  },
  "public-speaking": {
    how: "1. One sentence that should stay with them. Three points for it, one example each.\n2. Learn only the first and the last two sentences by heart; the rest as key words on a card.\n3. Say it aloud standing, three times, once to a person or the phone's camera.\n4. Before: water, ten long breaths out, feet flat, look for one friendly face.\n5. Stuck? Pause, look at the card, go on. Nobody knows your text.\n\n**One next step:** say your first two sentences aloud now.\n\nWhen is it, and how long may you speak?",
    long: "For one talk three practice rounds on different days make a clear difference. The fear itself shrinks with repetition: after five to ten short times of speaking up most people notice it. A group like Toastmasters gives those times cheaply.\n\nWhen do you have to speak next?",
  },
  "study-exam": {
    how: "A routine that holds:\n\n1. The same hour each day, the same desk, phone in another room.\n2. 25 minutes of practice questions, 5 minutes away; three or four rounds.\n3. Read why each wrong one was wrong, and put it on one sheet. Begin tomorrow with that sheet.\n4. Most days the hardest subject first, then an easier one; mix them.\n5. One day a week free, and sleep before the exam.\n\nTesting yourself and spreading it over days beat rereading by far.\n\n**One next step:** write down what is tested, and start one round.\n\nWhen is the exam, and what is the hardest part?",
    long: "For one larger exam two to four weeks with an hour or two a day serve most people better than three long days. After a week with practice questions you notice which parts stick. A study routine itself feels usual after some weeks.\n\n**One next step:** count the days left, and give the hardest topic the first three.\n\nHow many days do you have?",
  },
  "back-to-school": {
    how: "1. What should it open: which job, which pay? Look at three ads for it.\n2. Community college, adult or returning-student advisor: which program, which old credits count.\n3. Money: FAFSA at studentaid.gov, for every age; then the school's own grants, and your employer.\n4. One class in one term, evening or online, to see whether it fits into your week.\n5. Then the whole plan.\n\n**One next step:** book the advisor; the talk is free.\n\nWhat should it lead to?",
    long: "A certificate often takes three to twelve months, an associate degree about two years full-time and three to five beside a job, a bachelor's twice that. Credits you already have, and tests like CLEP, shorten it. One class a term is slow and still arrives.\n\nHow many hours a week could you give it?",
  },
  "quit-job": {
    how: "In this order, so that the ground holds:\n\n1. What exactly is it: the boss, the hours, the pay, the work? One of them may be changed by asking.\n2. Count: monthly costs times three to six, and what insurance costs without the job.\n3. Look while you're still paid; two evenings a week.\n4. A date with yourself, such as the end of March. Until then only what is needed.\n5. Leave with two weeks' notice, in writing, and thanks.\n\nIf your health is going, talk to a doctor first; there is leave.\n\n**One next step:** write number one in one line.\n\nWhich of the four is it?",
  },
  "mistake-at-work": {
    how: "1. Find out what it touches, in ten minutes: who, how much, by when.\n2. Tell your boss before they hear it: what happened, what you've done, what you propose. No long sorry.\n3. Fix the part that can be fixed today.\n4. Write down the one step that would have caught it, and put it into your routine.\n5. Then let it be over; most people remember how it was handled.\n\n**One next step:** write the three sentences for your boss.\n\nDoes your boss know already?",
    long: "For the others a mistake that was owned is mostly over within a week or two. In your own head it takes longer, since you watch yourself; each normal day shortens it. If you still go over it every day after a month, talk to somebody.\n\nWhen did it happen?",
  },
  "work-from-home": {
    how: "1. A beginning: dressed, same chair, same time, a five-minute walk first.\n2. Three tasks on paper, the hardest first; phone in another room.\n3. 50 minutes of work, 10 minutes standing up.\n4. Lunch away from the screen.\n5. An end: write tomorrow's first task, close the laptop, put it out of sight, go outside.\n\nOne call or lunch with a person each day keeps it from getting lonely.\n\n**One next step:** decide the time at which the laptop closes today.\n\nWhat gets lost most: the beginning, the middle or the end?",
  },
  "work-boundary": {
    how: "1. Choose the end: a time, on which days.\n2. Say it before it's tested: “I'm off at six. For emergencies, please call.”\n3. Mail and chat off the phone, or silent by schedule.\n4. A last ten minutes: what is open, tomorrow's first task. Then out.\n5. When something comes: answer it next morning at eight, each time.\n\nPeople get used to it in two or three weeks, if you keep it.\n\n**One next step:** switch off the notifications for tonight.\n\nWho writes you most after hours?",
  },
  "pet-loss": {
    how: "Small things that help, in no order:\n\n1. Tell somebody who knew them one story.\n2. A place: a photo, the collar, a candle, a plant.\n3. Put the bowl away when you want to, and not before.\n4. Do something else at the hour of the walk or feeding; those hours hurt most.\n5. Write down what you did for them. Guilt looks only at the last day.\n\nVeterinary schools have free pet loss lines. A new animal may wait.\n\n**One next step:** write the story down tonight.\n\nWhich hour of the day is the hardest?",
    long: "The sharpest part mostly eases within some weeks, and the missing can come back for a year, at the door or on a walk. There is no right length; it grows with how much of your day they were part of. If after some months you can't get through ordinary days, talk to a doctor or a pet loss group.\n\nWhen was it?",
  },
  "chronic-pain": {
    how: "1. Plan by strength, not by the clock: each morning a number from 1 to 10, and strike things accordingly.\n2. Stop before it gets bad; small pieces with breaks beat one good day and three in bed.\n3. Move a little every day, in the way your doctor or physical therapist allows.\n4. Keep one thing in the week that has nothing to do with illness.\n5. A week of notes for the doctor, and one question: “What else can we try?”\n\nA pain clinic treats body and mind together.\n\n**One next step:** write today's number.\n\nWhat does it take from you that you miss most?",
    long: "I can't say that for your illness; your doctor can, if you ask: “What should I expect in three months, and in a year?” What many people notice within some weeks is that planning by strength gives fewer very bad days, even where the pain itself stays.\n\n**One next step:** write that question on your list.\n\nSince when have you had it?",
  },
  "big-news": {
    how: "For the first days:\n\n1. Tell one person, so that you don't carry it alone.\n2. Write every question down as it comes; bring the list, and somebody to listen with you.\n3. Ask the office: “What is next, by when, and whom do I call in between?”\n4. Read only what they gave you, or medlineplus.gov; no forums at night.\n5. Food, sleep, a walk, also when they seem beside the point.\n\nNothing has to be decided tonight.\n\n**One next step:** write the first three questions.\n\nWhich is the one behind the others?",
  },
  homesick: {
    how: "1. One call home a week on a fixed day, and not each evening; otherwise you live in two places.\n2. Something from there: a dish, a song, a blanket.\n3. One weekly thing here with the same people; go six times before you judge it.\n4. Small faces: the same café, the same bench, hello by name.\n5. A date for the next visit, on the calendar.\n\n**One next step:** look up one weekly thing within twenty minutes.\n\nWhat do you miss most: people, a place, or how you were there?",
    long: "It is mostly worst in the first weeks and again around holidays, and eases over three to six months; many need a year until a place feels like theirs. It goes faster with one weekly thing where the same people come.\n\nHow long have you been there?",
  },
  "aging-birthday": {
    how: "1. Write down three things you're glad to have lived, and what they took.\n2. Of what you thought you'd have by now: which do you really want, and which was only expected?\n3. For the one you want: the first step, with a day this month.\n4. Someone ten years older whom you like: ask what they'd tell you.\n5. The birthday itself small and yours: one person, one place, one meal.\n\n**One next step:** do number two on paper tonight.\n\nWhich one do you really want?",
  },
  purpose: {
    how: "Not by thinking, but by looking and trying:\n\n1. A week of notes: when did time go fast, and when did it drag?\n2. What makes you angry in the world? It shows what matters to you.\n3. What do people thank you for or ask you about?\n4. Of these choose one, and try it for four weeks, an hour a week: teaching, building, caring, making.\n5. Then look: more of that, or the next.\n\nIt's mostly several things, and they change.\n\n**One next step:** start tonight's note.\n\nWhen did you last forget the clock?",
    long: "Nobody finds it in an evening; it grows out of what you do. In four weeks of small trials you can see a direction, and over a year it gets clear. You don't need the whole answer to have better weeks; something that matters to you each week is enough.\n\nWhat would you try in the first of the four weeks?",
  },
  "change-hard": {
    how: "When a lot changes at once, keep three things fixed:\n\n1. A daily frame: up, meals and bed at the same times.\n2. One person you see or call every week on the same day.\n3. One thing in the week where you're needed or expected: a class, a shift, a walk with somebody.\n\nThen the new part in small pieces, one decision a week. And name what you lose by it; missing the old isn't a sign that the new is wrong.\n\n**One next step:** put the three into this week's calendar.\n\nWhich of the three is missing now?",
    long: "For a large change count on about a year: the first weeks are noisy, the third or fourth month is often the lowest, because the newness is gone, and then it slowly becomes yours. It goes faster with fixed days and people, and slower alone.\n\nHow many weeks is it now?",
  },
  "health-worry": {
    how: "1. One doctor, one visit: the symptom, since when, what makes it better or worse. Then trust the result until a date you agree on.\n2. No searching; each search feeds it. If you must, once a week, medlineplus.gov, ten minutes.\n3. When the fear comes: “That's the worry, and I have a doctor for it.” Then something with your hands.\n4. Checking the body: once a day at most, then every other day.\n\nTherapy works well for this.\n\n**One next step:** write the symptom in two lines for the doctor.\n\nWhat are you most afraid it is?",
    long: "Without searching and checking most people feel clearly calmer after two to four weeks; the first days are harder. Therapy for health worries often takes about twelve to sixteen talks. A new symptom still belongs to the doctor, once.\n\nHow often a day do you check or search now?",
  },
  "find-therapist": {
    how: "1. Insurance: call the number on the card, “Three therapists with room, please.” Without: 211 or 1-800-662-4357, free.\n2. Psychology Today's finder: zip code, your topic, “sliding scale” or your plan.\n3. Write the same three lines to three of them.\n4. First talk: is it someone you could be honest with? If not after three times, change.\n\nLow cost: Open Path Collective, university clinics, community health centers, your job's assistance program.\n\n**One next step:** send the first message today.\n\nWhat would you say in one word that it's about?",
    long: "Finding one can take from some days to two months, so write to three at once. In therapy itself many feel a first relief after four to six talks; a usual course is twelve to twenty. If nothing has moved after about eight, say so openly.\n\nIs it the finding or the therapy that you mean?",
  },
  "winter-blues": {
    how: "1. Daylight in the first hour, twenty to thirty minutes outside, also under clouds.\n2. Up at the same time, no long naps.\n3. Movement at noon, when it's brightest.\n4. One fixed evening a week with people.\n5. Ask your doctor about a light lamp (10,000 lux, mornings) and vitamin D.\n\nIf you've been low on most days for two weeks, tell the doctor that, too; it's treatable.\n\n**One next step:** put tomorrow's walk beside the first coffee.\n\nWhen is it light where you live?",
    long: "It mostly lifts in March or April, when the days get longer. With morning light many people notice a change after one to two weeks. If it comes every year, begin in September, and talk with your doctor before it starts.\n\nWhen does it begin for you?",
  },
  "moving-house": {
    how: "1. Dates on one sheet: keys, truck or helpers, notice, internet and power, mail.\n2. Six weeks before: sort; sell or give away half of what you'd carry.\n3. Two weeks before: boxes by room, labels on two sides, change of address.\n4. First-night box: bedding, chargers, papers, medicine, coffee, toilet paper.\n5. After: bed first, then kitchen. In week two one thing where people meet.\n\n**One next step:** write the dates.\n\nWhen do you have to be out?",
    long: "Packing a one- or two-room place takes about three to five evenings; the move itself a day. Until a new place feels like home count on some months: the rooms within weeks, the faces within a year.\n\nWhen is the day?",
  },
  "gaming-porn": {
    how: "1. Count for three days, without changing anything: when, how long, after what.\n2. Make it harder to start: log out, device out of the bedroom, a blocker whose code somebody else has.\n3. Put something real at that hour, before it begins: a walk, a call, the gym, cooking.\n4. An urge rises and falls in about fifteen minutes.\n5. A slip is noted with the hour, and the next hour counts.\n\nIf it costs you sleep, work or a relationship, a therapist can help.\n\n**One next step:** take the device out of the bedroom tonight.\n\nAt which hour does it start?",
    long: "The urge passes in about fifteen minutes. The first two weeks are the hardest; after about a month with something else at that hour most people find it clearly easier. Slips in between are usual.\n\nAt which hour would you begin?",
  },
  "doctor-dentist-fear": {
    how: "1. Say it when you call: “I'm very nervous. Please give me a long first visit, only to talk and look.”\n2. A stop sign: you raise a hand, they stop.\n3. Ask that each step is said before it's done, or not at all, as you like.\n4. Music, someone beside you, the first slot in the morning.\n5. For teeth there are practices for anxious people, and calming medicine on request.\n\n**One next step:** make the call, with that one sentence.\n\nWhich part is it: pain, needles, or what they may find?",
  },
  "fear-flying": {
    how: "In small steps, from easy to hard, each until the fear falls by half:\n\n1. Ten steps on paper: pictures, a video, the place from outside, ten minutes in it, the thing itself.\n2. One step several times a week; stay until it gets calmer, mostly ten to thirty minutes.\n3. Breathing: out longer than in. And name it: “This is fear, and it isn't danger.”\n4. Nothing that helps you flee: no alcohol, no checking.\n\nA therapist does this with you, often in eight to twelve talks.\n\n**One next step:** write the ten steps.\n\nWhat would step one be?",
  },
  "count-a-win": {
    how: "To keep it a while longer:\n\n1. Write down what happened, and what you did for it; two lines.\n2. Tell one person who will be glad.\n3. A small reward today that isn't work: a good meal, an evening off.\n4. Note what made it possible, because that can be repeated.\n5. Only then the next thing, and a rest before it.\n\nThe feeling fades, that's how feelings are; the line on paper stays for bad days.\n\n**One next step:** write the two lines under [your wins](/growth/confidence-builder#achievement-tracker).\n\nWhat helped most?",
  },
  "freelance-start": {
    how: "Beside the job, small first:\n\n1. One sentence: for whom, what, at what price.\n2. Tell ten people; three who pay are the test.\n3. After each: what did they like, what took too long, would they pay more?\n4. A separate account; a quarter to a third of the income for taxes.\n5. Bigger only when it pays for itself two months in a row, with six months of costs saved before you quit.\n\nThe local SBDC and SCORE advise for free.\n\n**One next step:** write the sentence, with the price.\n\nWhat would you offer, and to whom?",
    long: "The first paying customer can come within weeks; until it carries a living count on one to three years. So keep the job, and let it grow in evenings until it has paid for itself some months in a row.\n\nHow many hours a week do you have for it?",
  },
  "night-shift": {
    how: "1. Sleep right after the shift: sunglasses on the way home, dark room, phone silent, a note on the door.\n2. A main block of six hours or more, and a nap of ninety minutes before the shift.\n3. Coffee only in the first half of the night.\n4. A warm meal before, something light at midnight, no heavy food after three.\n5. On days off move the times by two hours at most.\n\n**One next step:** hang something dark over the window.\n\nWhen does your shift end?",
  },
};
