import { asks, anxious, low } from "./coach.self-patterns.content.ts";
import type { FiguredAnswer } from "./coach.written.content.ts";

/** Later answers about feelings, worry, loss, confidence and people. */
export const mindTurns: readonly FiguredAnswer[] = [
  {
    id: "quit-or-stay",
    of: /^find-therapist$/,
    ask: asks(String.raw`should i (?:just )?(?:quit|stop|leave|change|switch|find (?:another|a new) one|go on)(?: [^?]{0,20})?`),
    text: "Not before you've said it once in the room; often that's the talk that changes something: “I've come for three months and don't feel it helps. What are we working on, and how would we notice?” If the answer is clear, give it four more sessions. If it's vague, or you don't feel safe or heard, change; that is common, and no therapist minds.\n\nLook for the next one before you stop, so that there's no gap.\n\n**One next step:** write that sentence down for the next appointment.\n\nWhat is missing: talk, tools, or trust?",
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
    id: "after-bad-decision",
    of: /^(?:grow-confidence|guilt-shame|decide|self-criticism)$/,
    ask: asks(
      String.raw`(?:after |because of |it was )?(?:an? |my |old |some |the )*(?:bad|wrong|stupid|big|huge|past|old)? ?(?:decisions?|mistakes?|choices?|failures?|past)(?: [^?]{0,25})?`,
      String.raw`\W*$`,
    ),
    text: "Trust in yourself comes back through small promises you keep, more than through thinking about the old one. First close it: what did I know then, what do I know now, what will I do differently, three lines. Then for two weeks one tiny promise a day, so small that you can't break it: up at seven, ten minutes outside, the call by noon. Tick each one.\n\nFor bigger decisions: sleep on it twice, and ask one person.\n\n**One next step:** write the three lines, and tomorrow's promise.\n\nWhat will it be?",
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
    id: "friends-example-words",
    of: /^(?:keep-friends|make-friends)$/,
    ask: asks(
      String.raw`what (?:do|should|can|could|would) i (?:say|write|text)(?: (?:to (?:him|her|them|people)|them|him|her))*|(?:can you )?(?:give|show) me an example|for example`,
    ),
    text: "Something light that needs no reason:\n\n“I just came across [place, song, photo] and thought of you. How are you these days?”\n\nOr with a date, which works best: “I'm going to [place] on Saturday at eleven. Would you like to come along?”\n\nIf there was a long silence: “I've been bad at keeping in touch, and I'd like to change that. Coffee next week?” Most people are glad and don't count the months.\n\n**One next step:** send one of them now, before you change it twice.\n\nWho will get it?",
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
  {
    id: "antidepressant-doctor",
    talk: /\bantidepressants?\b|\bssri\w*\b/,
    of: /^find-therapist$/,
    and: /\b(?:antidepressants?|ssri\w*|meds|medication)\b/,
    ask: /\b(?:doctor|dr|psychiatrist|therapist)\b[^.!?]{0,15}\b(?:suggest\w*|recommend\w*|said|prescrib\w*|offer\w*|wants)\b|\b(?:scared|afraid|worried|nervous)\b[^.!?]{0,15}\bside effects?\b|\bside effects?\b/,
    text: "Then you have someone to ask, and it's right to ask before you decide. Side effects are often strongest in the first two weeks and then ease; common ones are nausea, sleep changes, restlessness and less desire. Tell the doctor everything you take and any earlier bad reaction.\n\nAsk: “Why this one? What will I notice, and by when? Whom do I call if it gets worse? How would I stop later?” Never stop suddenly on your own. If thoughts of dying come up, call 988 or the doctor at once.\n\n**One next step:** send your questions to the doctor before the first pill.\n\nWhich side effect are you most afraid of?",
  },
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
    id: "boss-yelled-tomorrow",
    of: /^(?:read-a-boss|name-a-feeling|talk-to-boss)$/,
    talk: /\b(?:boss|manager|supervisor)\b/,
    ask: asks(String.raw`what (?:should|do|can) i (?:do|say) (?:tomorrow|now|next|about it|when i see (?:him|her|them))`),
    text: "Tomorrow, calm and once. Ask for five minutes alone: “About yesterday: I want to do this well, and I work better when we talk in a normal tone. What exactly should I do differently?” Then listen, note the points, and do them.\n\nTonight write down what was said, when, and who was there. If it happens again, the same sentence and a new line in your notes; with three lines you can go to HR or their boss.\n\n**One next step:** write the three lines now, at home.\n\nWas it the first time, or does it happen often?",
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
];
