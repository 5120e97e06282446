import type { SubjectAnswers } from "./coach.written.content.ts";

/** What to do about a subject between people, in steps. */
export const peopleWays: Readonly<Record<string, SubjectAnswers>> = {
  "start-softly": {
    how: "Four habits change fights most; take them one after the other:\n\n1. Ask for the moment: “Do you have ten minutes after dinner?”\n2. Begin with one thing you saw, and a wish: “When plans change and I hear it last, I feel unimportant. Could you text me?”\n3. Say back what you heard before you answer.\n4. When it gets loud: twenty minutes of break, with an hour for going on.\n\nAnd one thank-you a day for something ordinary. It makes the rest easier to hear.\n\n**One next step:** choose one small matter for a first try.\n\nWhich one?",
    long: "The tone changes within two to three weeks if you begin softly each time; old hurts take months. One bad evening isn't the end of it. Look at how fast you find back to each other, since that gets shorter first. If nothing has moved after two months, a couples counselor saves you a lot of time.\n\nHow long does it take now until you're friends again?",
    example:
      "An example: “I'd like to talk about the evenings, ten minutes. I'm not angry. When I come home and you stay on the phone, I feel like air. Could we have the first fifteen minutes without it?” Then: “How is that for you?” And then only listening. No “always”, nothing from last year, one wish that can be done tomorrow.\n\nWhat would your one wish be?",
  },
  "repair-after-snapping": {
    how: "In this order:\n\n1. Cool down first: a walk, water, an hour or a night.\n2. One line that opens: “I don't like how we left it.”\n3. Your own part, whole and short: “I got loud. That wasn't okay.” No “but you”.\n4. Ask: “How was it for you?” Then listen to the end.\n5. One thing each that you'll do differently next time.\n6. Something ordinary together, a meal or a walk.\n\nYou don't have to agree on what happened.\n\n**One next step:** send the opening line today.\n\nWhat is your own part, in one sentence?",
    long: "Most people need between an hour and two days until they can talk about it. After a good repair the warmth is often back within a week. If it takes longer each time, or nobody ever begins, talk about that itself on a quiet day.\n\nWho begins, usually?",
  },
  "trust-broken": {
    how: "Nothing has to be decided soon. What helps, in this order:\n\n1. One person on your side who knows it, and sleep and food.\n2. On paper: what do I know, and what do I only fear? Ask about the first, once, by day.\n3. Ask for the whole truth at once, and for what has to end to end.\n4. Name two things you need to see each week.\n5. After three months look: has it become more or less?\n\nIf lies go on, or you're blamed for asking, you may stop trying.\n\n**One next step:** write the two columns tonight.\n\nWhat do you need to know most?",
    long: "The first shock takes some weeks. Trust itself usually takes a year or more, with the other one open the whole time and you slowly asking less. Count in signs, not in days: fewer checks, a night slept through, a plan you look forward to. If after half a year nothing is lighter, that tells you something, too.\n\nWhich sign would you notice first?",
  },
  "after-a-breakup": {
    how: "For the first weeks, in small pieces:\n\n1. Mute and put photos away for thirty days; you can undo it.\n2. The two worst hours of the week get a person or a place.\n3. What you want to write goes on paper, and stays there.\n4. Move every day, eat warm once, sleep at fixed hours.\n5. Each week one thing that was yours before: a song, a friend, a walk.\n6. Two people who may hear it for the tenth time.\n\n**One next step:** mute now, and write to one of the two.\n\nWhich hour is the worst?",
    example:
      "A week as an example: Monday muted, and a call with a friend at eight. Tuesday a walk after work. Wednesday a class. Thursday three lines on paper, what I miss and what I don't. Friday cooking for somebody. Saturday an early market, since Saturday evening is the worst, and then a film at my sister's. Sunday sheets washed, and the week written down.\n\nWhich evening would you fill first?",
  },
  "talk-with-a-child": {
    how: "Less asking, more being there:\n\n1. Ten minutes a day side by side: car, dishes, a snack. No question about school.\n2. Tell something small of your own day, with a mistake in it.\n3. When a word comes: “Hm, tell me more.” No advice for five minutes.\n4. One or two firm rules, the rest they help decide.\n5. Say sorry when it was you.\n6. Two lines to the teacher: “What do you see?”\n\nGive it three weeks. If sleep, food, friends or school change a lot, ask the pediatrician.\n\n**One next step:** choose today's ten minutes.\n\nWhere are you two side by side anyway?",
    long: "Expect two to three weeks of the same small thing before a door opens, and some steps back. Trust with a child comes in ordinary minutes. If you see no change after two months, or it gets worse, the school counselor or the pediatrician helps you find what's behind it.\n\nWhich ten minutes could you keep every day?",
  },
  "talk-to-roommate": {
    how: "Talk about the plan, not about the person:\n\n1. A calm hour, both at home, nobody on the way out.\n2. One matter, with a fact: “The kitchen was full three evenings this week.”\n3. One wish that works on a bad day: “Everything done by bedtime.”\n4. Ask: “And what bugs you about me?”\n5. Write it down, with names: dishes, trash, guests, quiet hours, money.\n6. Look at it again in two weeks.\n\nIf it isn't kept, the lease and a date come next.\n\n**One next step:** ask for fifteen minutes tomorrow.\n\nWhat is the one matter?",
  },
  "coworker-conflict": {
    how: "Keep it small and about the work:\n\n1. Write down one incident: what was said, and what it did to your work.\n2. Ask for five minutes alone: “Can I mention something small?”\n3. Fact, effect, wish: “In the meeting you cut me off twice. I lost the point. Let me finish, please.”\n4. Thank them when it works.\n5. Less surface: headphones, another desk, in writing.\n6. If it goes on: dates and words, to your boss, with one request.\n\n**One next step:** write that one incident in two sentences.\n\nWhat would you ask for?",
  },
  "read-a-boss": {
    how: "Find out first, then protect yourself:\n\n1. Ask for ten minutes: “What would you like to see more of from me this month?”\n2. Confirm it in two lines by email. Then deliver it, visibly.\n3. In the moment, calm: “I want to get this right. Let's talk about it in your office.”\n4. Notes at home: date, words, who was there.\n5. One ally who knows your work.\n6. Your resume up to date, so that you stay by choice.\n\nShouting, insults or worse go to HR in writing.\n\n**One next step:** ask for the ten minutes.\n\nWhat happened the last time?",
  },
  "plan-a-hard-talk": {
    how: "Prepare four sentences, and the rest comes:\n\n1. The frame: “There's something that matters to me. Is now good?”\n2. The fact, as a camera saw it, one only.\n3. What it does to you: “I felt …”\n4. The wish, so small that it can be done this week.\n\nThen silence, and listen. If it gets loud: “Let's stop and go on tomorrow at seven.” Not hungry, not in front of others, not by text. Decide beforehand what you'll do if it's a no.\n\n**One next step:** write your four sentences.\n\nWhat is the fact?",
  },
  "set-a-family-boundary": {
    how: "One matter at a time, in three sentences:\n\n1. What you can give: “I love seeing you.”\n2. What you can't: “I can't have visits without a call.”\n3. What you'll do: “If nobody called, I won't open.”\n\nSay it before the next time, calmly, without reasons; reasons get argued with. Do number three the first time it happens, kindly. Expect it to get louder for two weeks, with tears or silence, before it gets quieter. That doesn't mean it was wrong.\n\n**One next step:** write your three sentences.\n\nWhich matter costs you most?",
    long: "Mostly two to six weeks until the others believe it, if you do what you said each time. The second week is often the loudest. Guilt lasts longer than the trouble itself; it gets smaller when you see that nobody broke. If you give in once, just begin again.\n\nWhat would tell you that it's holding?",
  },
  "new-parent": {
    how: "Nothing has to be done well now; it has to be shared:\n\n1. Four hours of sleep in a row for each grown-up, in shifts.\n2. Every day one meal that somebody else made.\n3. Ten minutes outside, with or without the baby.\n4. Visitors bring food and fold laundry.\n5. A rule for bad minutes: baby on the back in the crib, door closed, breathe.\n6. One other parent to text.\n\nSad, scared or numb for two weeks: tell the doctor or the midwife.\n\n**One next step:** arrange tonight's four hours.\n\nWho could take a shift?",
  },
  "toddler-tantrum": {
    how: "Before, in it, and after:\n\n1. Before: snack, nap, a warning of five minutes, a choice of two things.\n2. In it: get low, few words, “You're mad. I'm here.” Keep everybody safe; don't explain.\n3. The rule stays the same, also in the store.\n4. After: an arm, and on with the day. No lecture.\n5. Once a day ten minutes in which the child leads the game.\n6. The difficult hour gets a fixed order, every day.\n\nGive it two weeks.\n\n**One next step:** choose the one rule for this week.\n\nWhen does it happen most?",
    long: "Tantrums are most frequent between one and a half and three and get rarer toward four, as words come. With the same calm answer each time you mostly see a difference after two to three weeks; it may get louder for some days first. Every day for long, or hurting themselves: ask the pediatrician.\n\nHow long does one last at the moment?",
  },
  "siblings-fight": {
    how: "Don't be the judge; be the coach:\n\n1. Stop hands at once, calmly, and part them.\n2. Each says what they want, the other says it back.\n3. “What could you two do?” Wait for an idea.\n4. No search for who began.\n5. Each child gets ten minutes alone with you a day.\n6. Praise peace when you see it: “You found that out by yourselves.”\n\nA timer for turns, and some things that needn't be shared.\n\n**One next step:** take ten minutes with the one who fights most.\n\nWhat do they fight about mostly?",
  },
  "co-parenting": {
    how: "Treat it like a small company with one product:\n\n1. In writing, short, only about the children: what, when, where.\n2. One shared calendar, and the week is fixed on Sunday.\n3. Nothing goes through the child, and no bad word about the other.\n4. Answer once a day, never in anger.\n5. Few rules in common: sleep, school, screens. The rest may differ.\n6. What isn't kept gets a date in a notebook; then mediation or the court's self-help desk.\n\n**One next step:** write the next message in three lines.\n\nWhat is the matter that comes up most?",
  },
  "single-parent": {
    how: "Less, and not alone:\n\n1. Three things a day count: fed, safe, a good word. The rest is extra.\n2. Two families to trade with: pickup on Tuesday for pickup on Thursday.\n3. One fixed hour a week that's yours, in the calendar.\n4. The children get small jobs.\n5. Ask for what exists: 211 knows child care help, food, and rent aid.\n6. One evening a month with grown-ups.\n\n**One next step:** ask one parent about a trade this week.\n\nWhich hour of the day is the hardest?",
  },
  stepfamily: {
    how: "Slow is fast here:\n\n1. Be kind, reliable and a bit boring; don't try to be a parent yet.\n2. Rules and consequences come from the parent, you back them.\n3. One thing a week just the two of you, short, without a talk.\n4. No bad word about the other parent.\n5. The couple needs an hour a week alone, and one line toward the kids: “We decided that.”\n6. Let the child have time alone with their own parent.\n\nThink in years, not weeks.\n\n**One next step:** ask the child's parent to say one rule themselves.\n\nWhat does the child like to do?",
    long: "Most stepfamilies need two to five years to feel like one, longer with teenagers. Liking comes before obeying. Look for small signs: a joke, a question, staying in the room. A bad month after a good one is normal, above all around holidays and after weekends at the other home.\n\nWhat small sign have you seen already?",
  },
  "adult-child-home": {
    how: "From child to roommate, with a date:\n\n1. A talk as adults: “We're glad you're here. We need a plan.”\n2. Three lines on paper: what is paid, which chores, until when.\n3. A small goal each week: two applications, one appointment.\n4. You stop doing their laundry and waking them.\n5. Look at it on the first of each month.\n6. Say what happens if nothing moves, and do it.\n\nIf it looks like low mood and not comfort, a doctor first.\n\n**One next step:** name the evening for that talk.\n\nWhich of the three lines matters most?",
  },
  "parents-fighting": {
    how: "You can step out of the middle:\n\n1. One sentence, always the same: “I love you both. That's between you two.” Then leave the room.\n2. No messages carried, no secrets kept.\n3. A place for loud evenings: a friend, a walk, headphones.\n4. Time with each of them alone, about other things.\n5. One person who knows: a friend, an aunt, a counselor.\n6. If anyone gets hurt or threatened: out of the way first, and get help.\n\n**One next step:** write your sentence, and use it the next time.\n\nWho could be your one person?",
  },
  "aging-parents": {
    how: "One small help at a time, chosen by them:\n\n1. Ask: “What's getting harder? What must stay as it is?”\n2. Look at four things: falls, medicines, money, driving.\n3. One change first, such as rides or a cleaner, for a trial month.\n4. A call with your siblings: who does what.\n5. Papers while it's calm: who may decide, where things are.\n6. The Eldercare Locator, 1-800-677-1116, knows what's near.\n\n**One next step:** ask that first question this week.\n\nWhich of the four worries you most?",
  },
  "in-laws": {
    how: "The two of you first, the others second:\n\n1. Agree as a couple on two things that matter, not ten.\n2. The one whose parents they are says it, before the next visit.\n3. Friendly, with an offer: “Sundays are great. Please call first.”\n4. Hold it the first time it happens, without anger.\n5. Short visits with an end; a walk when it gets tight.\n6. A signal between you two, and afterward one kind word about them.\n\n**One next step:** find your two things tonight.\n\nDoes your partner see it as you do?",
  },
  "estranged-family": {
    how: "You set the distance, and it may change:\n\n1. Write down what you need: silence, letters, a call, an apology.\n2. If you want less: one line. “I need distance for now. I'll write when that changes.”\n3. If you want more: a small, warm sign without a demand, a card, a photo.\n4. Wait weeks, not hours, and don't explain to everyone.\n5. Feast days get a plan and people.\n6. Be sad about it somewhere; it's a loss.\n\n**One next step:** choose less, same or more, for the next three months.\n\nWhich of the three is it?",
  },
  "holidays-family": {
    how: "Decide these before you go:\n\n1. How long: with a start and an end, said beforehand.\n2. Where you sleep, and how you leave: your own car or a hotel.\n3. One ally at the table.\n4. One sentence for old topics: “Not today. How's the garden?”\n5. A walk every afternoon.\n6. One thing that's nice for you, before or after.\n\nYou may also stay home: tell them early, and offer another date.\n\n**One next step:** write down the end time, and tell them.\n\nAt which point does it usually tip?",
  },
  "coming-out": {
    how: "At your pace, with the safest first:\n\n1. One person who'll most likely be glad you told.\n2. Three sentences: “I want you to know me. I'm [gay]. You don't have to say anything now.”\n3. A place and a time with a way out.\n4. Who else may know is your choice; say so.\n5. Parents often need time; their first words aren't their last.\n6. If you depend on them and fear the reaction, wait and prepare. The Trevor Project, 1-866-488-7386, is there day and night.\n\n**One next step:** write down that one name.\n\nWho is it?",
  },
  "dating-again": {
    how: "Fewer, sooner, and kinder to yourself:\n\n1. One weekly place with the same people, chosen because you like it.\n2. Tell three friends that you'd like to meet someone.\n3. An app twenty minutes a day, two chats at a time.\n4. A coffee in daylight within ten days, one hour.\n5. Ask more than you tell, and say what you enjoy.\n6. Afterward one question: am I lighter or heavier?\n\nFirst meetings in public, with one friend who knows where. Who asks for money is no date.\n\n**One next step:** write to the three friends.\n\nWhat would a good evening look like?",
    long: "For most it takes months, many coffees and some silence, and it comes in one week. Count what's in your hands: one new place, two chats, one meeting every two weeks. After three months change one of them. Pauses are allowed; tired dating makes nobody look good.\n\nWhat have you tried so far?",
  },
  "long-distance": {
    how: "Distance needs fixed points:\n\n1. The next visit is always booked before the last one ends.\n2. Two calls a week with a fixed hour; in between small things without pressure: a photo, a voice note.\n3. Something together: the same film, cooking on video, a game.\n4. Rules about jealousy: what you tell each other without being asked.\n5. Own friends and full evenings, both.\n6. A plan for when it ends: who moves, by when.\n\n**One next step:** set the two hours for this week.\n\nIs there a date for living in the same place?",
  },
  "no-intimacy": {
    how: "Closeness first, without an aim:\n\n1. Talk outside the bed, on a walk: “I miss being close. How is it for you?” Two sentences each.\n2. Ten minutes of holding, three evenings a week, with the promise that nothing more follows.\n3. Take pressure off: sleep, help with kids, one evening for two.\n4. Say what you like, not what's missing.\n5. A doctor if there's pain, pills, hormones or low mood.\n6. After six weeks look together; a sex therapist is an ordinary help.\n\nNobody owes it.\n\n**One next step:** choose the walk.\n\nWhen was it good, and what was different?",
    long: "With sleep and less pressure many couples notice some warmth again within four to six weeks. After a baby it often takes up to a year, and that's normal. If one has pain, no wish at all for months, or takes new pills, a doctor can shorten it.\n\nSince when has it been like this?",
  },
  jealousy: {
    how: "The feeling may come; what you do with it you can train:\n\n1. Name it: “This is jealousy, not proof.” Twenty minutes before you write or check.\n2. No looking: no phones, no profiles, for two weeks.\n3. Two columns: what do I know, what do I fear?\n4. Say it as a wish: “I felt left out. Could you introduce us?”\n5. More of your own: friends, sport, something you're good at.\n6. Agree with your partner on what's okay for both.\n\nIf it's about being watched yourself, that's control.\n\n**One next step:** begin the two weeks today.\n\nWhat sets it off most?",
  },
  "grown-apart": {
    how: "Small and often, before any big talk:\n\n1. Fifteen minutes a day without phones; ask something new: “What's on your mind that I don't know?”\n2. One evening a week for two, planned in turns, free is fine.\n3. A hug of ten seconds at hello and goodbye.\n4. One thank-you a day, exact.\n5. Something neither of you has done, once a month.\n6. After six weeks talk: what has changed, what is missing?\n\nIf only one does it, say so, and think of a counselor.\n\n**One next step:** ask that question tonight.\n\nWhat did you do together in the beginning?",
    long: "Give it six weeks of small things before you judge, and three to six months until it feels like before. Look for little signs: a joke, sitting closer, a message at noon. If nothing moves though you've said plainly what you need, that's an answer as well.\n\nWhich sign would you be glad about?",
  },
  "not-listened-to": {
    how: "Make it easy to hear you:\n\n1. Ask for eyes and minutes: “Five minutes, phone away, please.”\n2. Say what you need first: “I only want you to listen.”\n3. One matter, with an example, no “never”.\n4. Ask back: “What did you hear?”\n5. Thank them when it works.\n6. Some hear better on paper, in the car, or the next morning.\n\nAnd ask them, too: “When do you feel not heard by me?”\n\n**One next step:** ask for the five minutes today.\n\nWhat's the one thing you'd like to be heard?",
  },
  "partner-struggles": {
    how: "Be near, and don't become the doctor:\n\n1. Say what you see, without a name for it: “You hardly sleep, and I miss your laugh.”\n2. Do small things together: a walk, a meal, daylight. No pep talks.\n3. Offer one step: “I'll call the doctor and come along.”\n4. Agree on a sign for bad days.\n5. Your own sleep, friends and a person to talk to.\n6. If you fear for their life, ask plainly, stay, and get help at once.\n\n**One next step:** offer that one call this week.\n\nWhat has changed most?",
    long: "With treatment many people feel clearly better after six to twelve weeks; without it it can drag on. There will be good days and steps back. Set yourself a date, such as two weeks from now, to look at whether something moves, and who can take some of the weight from you.\n\nSince when has it been like this?",
  },
  "divorce-process": {
    how: "Slowly, and in this order:\n\n1. Nothing signed, nothing moved out of in a hurry; no big fights in front of the children.\n2. One calm talk to understand: “How did it get here for you?”\n3. Copies of papers: accounts, pay stubs, lease or deed.\n4. A first talk with a family lawyer or legal aid (lawhelp.org), and ask about mediation.\n5. A month's budget for one household.\n6. One person for you, and one fixed thing a week with the kids.\n\n**One next step:** book that first talk.\n\nWhat frightens you most?",
    long: "It depends on the state and on how much you agree. Many have a waiting time of one to six months; an agreed one is often done in some months, a disputed one can take a year or more. Feeling steady again takes longer than the papers, for most about two years, with many good days before.\n\nHow far along are you?",
  },
  "toxic-friend": {
    how: "You have three ways, from soft to firm:\n\n1. Say it once: “When you joke about me in front of others, it hurts. Please stop.” Then watch for four weeks.\n2. Less: rarer, shorter, in a group, nothing private.\n3. An end: “This friendship doesn't do me good anymore. I wish you well.” No debate after it.\n\nOld years are a reason for number one, not for staying small. Fill the free evening with somebody after whom you feel lighter.\n\n**One next step:** choose one, two or three for the next month.\n\nWhich one feels right?",
  },
  "support-a-friend": {
    how: "Small, definite, again and again:\n\n1. A line that needs no answer: “Thinking of you. Don't write back.”\n2. One offer with a day: “Thursday I'm bringing soup at six.”\n3. Listen; say “That sounds so hard”, and no silver lining.\n4. Remember the dates: a birthday, the month after.\n5. If you're worried about their life, ask plainly, stay, and get help together.\n6. Keep your own limits, so that you can keep coming.\n\n**One next step:** send the first line now.\n\nWhat would make their week easier?",
  },
  "noisy-neighbor": {
    how: "From friendly to firm, with a trace:\n\n1. One visit by day: “You may not know how much comes through.”\n2. One request with an hour: “Quiet after ten on weekdays?” Swap numbers.\n3. A list: date, hour, how long.\n4. A short letter with your city's quiet hours.\n5. Landlord or association with the list; free mediation in many cities.\n6. At night the non-emergency line.\n\nWax earplugs and a fan until then.\n\n**One next step:** plan the visit for this weekend.\n\nHave you spoken with them yet?",
  },
  apologize: {
    how: "Five parts, and none of them is “but”:\n\n1. What you did: “I shouted at you in front of your friends.”\n2. What it was like for them: “That was humiliating.”\n3. “I'm sorry.”\n4. What you do now: “Next time I'll leave the room.”\n5. What they need: “Is there something you'd like from me?”\n\nIn person, in a quiet moment, then give time. Nobody has to forgive on the spot. The next weeks are the real apology: do number four, each time.\n\n**One next step:** write part one and two.\n\nWhat hurt the most, do you think?",
    example:
      "An example: “I told Sam what you'd asked me to keep to myself. You trusted me, and then you heard it from others; that must have felt awful. I'm sorry. I've told Sam to leave it, and I won't talk about you again. Is there something I can do? You don't have to answer now.” No reason, no “but”, and a way out for the other.\n\nWhat would your first sentence be?",
  },
  "chores-fair": {
    how: "Whole tasks instead of help:\n\n1. One list of everything, the thinking too: school mail, gifts, doctor, trash.\n2. Each line gets one name, from noticing to done.\n3. A fair split of hours, not of lines.\n4. What counts as done, in one sentence.\n5. No reminding, no redoing for a month.\n6. Ten minutes on Sunday: what swaps?\n\nLower one standard on purpose. Children take two lines each.\n\n**One next step:** write the list, both with a pen.\n\nWhich task would you give away first?",
  },
  bullied: {
    how: "Alone it goes on; with others it stops:\n\n1. Dates, places, words, witnesses; screenshots.\n2. One short sentence, then go: “Stop. That's not okay.”\n3. A person beside you: at lunch, on the way, in the meeting.\n4. In writing to who must act: teacher and principal, boss and HR, with a date for the answer.\n5. Block and report online; don't answer.\n6. Something each week where you're liked.\n\nThreats and blows go to the police.\n\n**One next step:** write down the last three times.\n\nWho could stand beside you?",
  },
  "keep-in-touch": {
    how: "Small signs, without a reason:\n\n1. One photo and one line: “This made me think of you.”\n2. A fixed call with the one or two who matter, such as Sunday at five.\n3. A note with birthdays and what they told you.\n4. Invite with a day, and let a no be a no.\n5. After a long silence no excuse: “I've missed you. How are you?”\n6. Let some go, kindly.\n\n**One next step:** send the photo now.\n\nWhose name came first?",
  },
  "unrequited-love": {
    how: "Clear, and then distance:\n\n1. If it was never said, say it once: “I like you, as more than a friend. If it isn't so for you, tell me.”\n2. A “no” or a “maybe” without deeds means no.\n3. Six weeks of less: muted, no late talks, no looking for signs.\n4. Write what was real beside what you hoped.\n5. Full evenings, new faces, something you get better at.\n6. A friend who may remind you.\n\n**One next step:** decide whether it's step one or step three for you.\n\nHave you ever said it?",
    long: "Said once and answered, it gets clearly lighter for most within two to three months, if you really see and read less of each other. With daily contact and hope it can last for years. So the clock begins with the distance, not with the wish.\n\nHow often do you see each other?",
  },
  "moving-in-together": {
    how: "Five talks before the boxes:\n\n1. Money: who pays what, an account for shared costs, the lease in both names.\n2. Order: what must be done weekly, and by whom.\n3. Time alone and guests: how many evenings each.\n4. How you fight, and who leaves the room.\n5. If it doesn't work: who keeps the place?\n\nThen a trial: two ordinary weeks, with work and laundry.\n\n**One next step:** take talk number one this week, with figures.\n\nWhich talk do you fear a little?",
  },
  "wedding-cost": {
    how: "Three numbers first, then everything else is easier:\n\n1. The sum you have without a loan.\n2. The number of guests; each costs about the same, so it decides most.\n3. Three things that matter to each of you.\n\nThen: a Friday or a lunch, a park or a restaurant, friends who play or bake. Tell the families together, early, in one sentence: “We've decided on forty.” Who pays doesn't decide alone.\n\n**One next step:** write your three things, apart, tonight.\n\nWhat would you strike first?",
  },
  "empty-nest": {
    how: "Give the quiet house a new shape:\n\n1. One fixed contact a week with the child, and no reports in between.\n2. Two evenings with people of your own.\n3. A thing you put off for twenty years, a class or a trip, with a date.\n4. As a couple: one new thing a month.\n5. The room may stay as it is for a year.\n6. Be sad on purpose sometimes; it means it was good.\n\n**One next step:** put the first evening into the calendar.\n\nWhat did you like before there were children?",
  },
  "ask-for-help": {
    how: "Easier when it's small and exact:\n\n1. Write down five things that weigh on you.\n2. Choose one that somebody could do in an hour.\n3. Ask one person, with a day and a way out: “Could you take the kids on Saturday from nine to eleven? It's fine if not.”\n4. Let them do it their way.\n5. Say thanks, and that it helped.\n6. Another time you do something for them.\n\nMost people are glad to be asked.\n\n**One next step:** send that one message today.\n\nWhat would the one hour be?",
  },
  "care-for-someone": {
    how: "You can't do it alone, and you don't have to:\n\n1. A list of everything you do in a week.\n2. Three lines of it go to others: family, a neighbor, a paid hour.\n3. The Eldercare Locator, 1-800-677-1116: respite, meals, rides, day care.\n4. Papers: who may decide, insurance, medicines on one sheet.\n5. Two hours a week that are yours, fixed.\n6. A group of others who do this.\n\nIf you can't anymore, say so to the doctor; that counts as information.\n\n**One next step:** write the list tonight.\n\nWhich line would you give away first?",
  },
  "caring-fatigue": {
    how: "First less, then better:\n\n1. One thing handed over this week, badly done is fine.\n2. Respite: the Eldercare Locator, 1-800-677-1116, knows who can come or where they can go for a day.\n3. Four hours of sleep in a row, arranged.\n4. One person who only asks about you.\n5. A doctor's visit for yourself.\n6. Say it at home: “I can do this, and I can't do that.”\n\nIf you're at the end, tell the doctor today, before anything else.\n\n**One next step:** make the call about respite.\n\nWhat could be handed over?",
  },
  "tell-a-friend-it-hurt": {
    how: "Alone, soon, and about one thing:\n\n1. Wait until you can say it without heat, a day or two.\n2. Ask for a coffee, not a chat in text.\n3. “What you said on Saturday hurt me. I don't think you meant to. I'd like us to be okay.”\n4. Then quiet; an excuse is often the first answer, a sorry the second.\n5. One wish for next time.\n6. Look at what they do in the next weeks, and decide by that.\n\n**One next step:** write your one sentence.\n\nWhat was it that hurt?",
  },
  decide: {
    how: "In an hour with paper:\n\n1. Write the question as a choice between two things you could really do.\n2. Three things that matter most to you, and how each choice meets them.\n3. What would I tell a friend?\n4. Sleep one night with each, as if chosen; note how the morning feels.\n5. Which one can be taken back? Try that first.\n6. A date by which it's decided.\n\nIf both are fine, it matters little, and you may toss a coin and watch your own face.\n\n**One next step:** write the two choices now.\n\nWhat are they?",
  },
};
