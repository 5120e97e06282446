import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told or asked later in a talk about people, whatever exactly its matter: after everything that is written for one matter. */

const partner = String.raw`(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]+|hubby|bf|gf)`;
const parent = String.raw`(?:mom|mum|mother|dad|father|parents?|grandma|grandpa|in[- ]?laws?|mother[- ]in[- ]law|father[- ]in[- ]law)`;
const child = String.raw`(?:sons?|daughters?|kids?|child(?:ren)?|teen(?:ager)?s?|toddler|baby|stepson|stepdaughter|stepkids?|\d+[- ](?:year|yr)s?[- ]old|boys?|girls?)`;
const begins = String.raw`^\W*(?:(?:and|but|well|so|because|also|honestly|i mean|plus|now|then|ok(?:ay)?|yeah|yes|no|mostly|it'?s that|the thing is)\W+)*`;
const who = String.raw`(?:he|she|they|(?:my|our) (?:\w+ )?(?:${partner}|${parent}|${child}|sister|brother|friends?|boss|manager|coworkers?|colleagues?|roommate|neighbou?rs?|ex|family))`;
const often =
  "(?: (?:just|always|never|often|still|really|even|only|kind of|kinda|basically|usually|also|keeps?|now|completely|immediately|mostly))*";

/** A couple, or two who were one. */
const couple = new RegExp(
  String.raw`\b(?:${partner}|marriage|married|relationship|dating|(?:my|his|her) ex|broke up|break up|breakup|divorc\w+|separat\w+|long[- ]distance|engaged)\b`,
);
const anyone = new RegExp(
  String.raw`\b(?:${partner}|${parent}|${child}|sisters?|brothers?|siblings?|cousin|aunt|uncle|family|friends?|friendship|boss|manager|coworkers?|colleagues?|roommates?|neighbou?rs?|ex|marriage|relationship|dating|people)\b`,
);
const children = new RegExp(String.raw`\bmy (?:[\w']+ )?${child}\b|\b(?:our|the|step|his|her) ?(?:${child})\b|\bparent(?:ing)?\b`);
/** A parting, or the question of one. */
const parting =
  /\b(?:divorc\w+|separat\w+|leav(?:e|ing)|left me|break(?:ing)? up|broke up|breakup|split\w*|end (?:it|things)|stay or|over between|wants? (?:a break|out)|moved out|cheat\w*|affair)\b/;
const control =
  /\b(?:hits?|hit me|control\w*|threat\w*|scared of|afraid of|abus\w*|violen\w*|yells?|screams?|won'?t let|doesn'?t let|checks? my|my phone|calls? me (?:stupid|names|\w*idiot)|chok\w*|push\w* me|shov\w*)\b/;
const unwell =
  /\b(?:depress\w*|anxi\w*|panic\w*|ptsd|bipolar|burn(?:ed|t)? ?out|drink\w*|alcohol\w*|addict\w*|gambl\w*|using|sober|grie\w+|not well|struggling)\b/;
const pets = /\b(?:dog|cat|pet|puppy|kitten|vet|horse|rabbit)\b/;
const dying = /\b(?:dying|terminal\w*|hospice|stage (?:4|four|iv)|(?:weeks|months) (?:left|to live))\b/;

const asks = (words: string, rest = 45) => new RegExp(String.raw`${begins}(?:do you think )?(?:${words})\b[^.!]{0,${rest}}$`);

/** Questions that are asked in nearly every talk about people. */
export const peopleAsks: readonly WrittenAnswer[] = [
  {
    id: "leaving-someone-ill",
    talk: couple,
    and: unwell,
    ask: asks(
      String.raw`(?:am i allowed to|can i|may i|is it (?:ok(?:ay)?|wrong|bad|selfish) (?:to|if i)|am i (?:a )?(?:bad|terrible|selfish)(?: person)?(?: if i| for)?(?: want\w* to)?|should i)[^.!]{0,12}(?:leave|leaving|break up|go(?! (?:there|over|by|see|visit|to|with))|end it|divorce)`,
    ),
    text: "Yes, you're allowed to. An illness isn't their fault, and it isn't a chain on you either; staying out of guilt makes two people ill. Before it comes to that: have you said plainly how it is for you, is there treatment, and could others carry a part for three months?\n\nIf you go, not in the middle of a crisis, and not without somebody else knowing: their family, a doctor. If they say they won't live then, call or text 988 together; it isn't yours to carry alone.\n\n**One next step:** tell one person outside how tired you are.\n\nWhat would have to change?",
  },
  {
    id: "should-i-leave-a-partner",
    talk: couple,
    ask: asks(
      String.raw`(?:should|shall|do) (?:i|we) (?:just |really |have to )?(?:leave|stay|break up|end (?:it|things|the relationship)|divorce|split up|separate|let (?:him|her) go|walk away|move out)|is it (?:worth (?:fighting|saving|staying)|time to (?:leave|go|end|break))|how do i know (?:if|when|whether)[^.!]{0,25}(?:over|leave|enough|right)|is (?:it|this) over`,
    ),
    text: "I can't decide that for you, and I can help you to see it clearly. Look at ordinary days, not the best or the worst: are you mostly yourself there, and is a no allowed? Have you said once, plainly, what has to change, and did something move for more than a month? If nothing changed in two years, would you stay?\n\nIf it was never said, say it first, with a date. If it was said, and nothing came, you have your answer, and you may be sad about it. If you're ever afraid, 1-800-799-7233 plans it with you.\n\n**One next step:** answer the last question on paper tonight.\n\nWhat would you write?",
  },
  {
    id: "how-to-break-up",
    talk: couple,
    and: parting,
    ask: new RegExp(
      String.raw`${begins}how (?:do|should|can|would) i (?:even |best )?(?:do (?:it|this|that)|break up|end (?:it|things|this)|leave|tell (?:him|her|them)(?: (?:that )?(?:it'?s over|i want|i'?m leaving|i'?m done))?)\b[^.!]{0,40}$`,
    ),
    not: new RegExp(
      String.raw`${control.source}|\b(?:kids?|children|daughter|son|parents|mom|dad)\b[^]*\btell\b|\b(?:wants?|asked|filed|left me)\b|\bcheat|\bi hid\b|\bdebt\b`,
    ),
    text: "In person, short, without blame, in a quiet place:\n\n“I have something hard to say. I've thought about it for a long time, and I want to end our relationship. It isn't one thing you did; I'm not happy in it anymore. I'm sorry that it hurts.”\n\nThen listen, and don't debate it. If you live together, know beforehand where one of you sleeps tonight. No “maybe later” that you don't mean. If you're afraid of the reaction, do it with help: 1-800-799-7233.\n\n**One next step:** write your three sentences.\n\nWhat are you most afraid of in that talk?",
  },
  {
    id: "is-it-a-red-flag",
    talk: couple,
    ask: asks(
      String.raw`(?:is|are|isn'?t|aren'?t) (?:that|this|it|these|those) (?:a |all )?(?:really |already )?(?:red flags?|bad signs?|toxic|a problem)`,
    ),
    text: "Once is an event; again and again, after you've said that it bothers you, is a sign. A simple test: say a small no, such as “I won't answer during dinner with my friends”, and watch. Somebody who's fine grumbles and gets over it. If it brings anger, guilt, a punishment or more checking, then yes, take it seriously; it mostly gets more with time and not less.\n\nHow you feel counts, too: lighter beside them, or more careful? 1-800-799-7233 sorts it with you, day and night, also when you aren't sure.\n\n**One next step:** say that small no this week.\n\nWhat do you think would happen?",
  },
  {
    id: "still-hurts-normal",
    talk: /\b(?:ex|broke up|break ?up|left me|dumped|divorc\w+|died|passed away|lost my|ghosted|friend)\b/,
    ask: asks(
      String.raw`is (?:it|this|that) (?:normal|ok(?:ay)?|weird|crazy|wrong) (?:that |to |if )?(?:it |i |i'?m )?(?:still|to (?:still )?(?:miss|love|feel|hurt|cry|think)|miss|love|hurt|cry|feel|think|dream|check)`,
    ),
    text: "Yes, it's normal, and much longer than most people admit. You don't only lose a person; you lose the daily habits, the plans, and somebody who knew your small things. The heart lets go of each of those separately, so it comes back in waves, often when you thought you were through.\n\nIt's different if it doesn't get any lighter over months, or if you can't eat, sleep or work; then a doctor or counselor is right, and no overreaction.\n\n**One next step:** tonight, write down what you miss: the person, the habit, or the plan.\n\nWhich of the three is it most?",
  },
  {
    id: "should-i-say-how-i-feel",
    talk: anyone,
    and: /\b(?:crush|in love|feelings|like (?:him|her)|never dated|more than a friend|attracted)\b/,
    not: /\b(?:married|my (?:husband|wife|boyfriend|girlfriend|partner)|his (?:wife|girlfriend)|her (?:husband|boyfriend)|my boss)\b/,
    ask: asks(String.raw`should i (?:just |even )?(?:tell|say|confess|ask|be honest|make a move|let (?:him|her|them) know)`),
    text: "If you hope every day, telling is kinder to you than waiting; a year of not knowing hurts more than a clear no. If you're mostly afraid of losing the friendship: a good one survives one honest, light sentence, when you leave the door open:\n\n“I've noticed that I like you, and not only as a friend. You don't have to say anything to it now. If it's not the same for you, I'd like to stay friends; I might need a few weeks.”\n\nThen give it a week.\n\n**One next step:** choose the walk or the coffee.\n\nWhat would you do if it's a no?",
  },
  {
    id: "should-i-meet-or-answer",
    talk: /\b(?:dad|father|mom|mother|parent|brother|sister|ex|friend|family)\b/,
    and: /\b(?:contact\w*|reach\w* out|wants? to (?:meet|see|talk)|left (?:us|me|when)|years|estranged|again|messaged|texted me|wrote (?:to )?me)\b/,
    ask: asks(
      String.raw`should i (?:even |just |really )?(?:meet|see|answer|reply|respond|write back|text (?:him|her|them) back|let (?:him|her|them)|give (?:him|her|them) (?:a|another) chance|talk to)`,
    ),
    text: "You may, you don't have to, and you can decide it in small pieces. Ask yourself two things first: what do I want from it, and could I bear it if I don't get that? If you're curious and the second is a yes, begin with something you can end: a letter, then a call, then one coffee in a public place, an hour.\n\n“Thank you for writing. I need time. I'd like to begin with letters, and I'll say when I'm ready for more.”\n\nIf you only feel duty or pressure, wait. A no today isn't a no forever.\n\n**One next step:** write down what you'd hope to hear.\n\nWhat is it?",
  },
  {
    id: "should-i-stop-texting",
    talk: anyone,
    ask: asks(
      String.raw`should i (?:just )?(?:stop|quit) (?:texting|writing|calling|messaging|reaching out|asking|trying|chasing|contacting)|should i (?:just )?(?:wait (?:for|until)|let (?:him|her|them) (?:text|come|reach)|give (?:him|her|them) space)`,
    ),
    text: "Not as a test, because tests can only go wrong: you suffer, and the other one doesn't know there's an exam. Say it once first, friendly: “I like hearing from you. Lately it's mostly me who writes. Would you begin sometimes?” Then do less, really, for two weeks, and fill that time with people who write back.\n\nIf more comes, it was habit. If nothing comes, you know, and you needn't chase it. Your worth isn't in who writes first.\n\n**One next step:** send that one sentence today, and then put the phone away.\n\nWhat do you hope will happen?",
  },
  {
    id: "should-i-punish-child",
    talk: children,
    ask: asks(
      String.raw`should i (?:just )?(?:punish|ground|take (?:away|his|her|their|it)|be (?:stricter|strict|harder)|force|make (?:him|her|them)|let (?:him|her|them)|give in|ignore)`,
    ),
    text: "A small consequence that belongs to the thing works; a punishment that hurts mostly teaches hiding. Three rules: it comes the same day, it has to do with what happened, and it ends soon. Homework hidden: it's done at the kitchen table for a week, and then you look again. Something broken: it's fixed together.\n\nBefore it, ask, calmly: “What made it hard to tell me?” The answer tells you more than the deed. And afterward it's over; no reminding at dinner.\n\n**One next step:** choose one consequence that ends within a week, and say it in two sentences.\n\nWhat would fit here?",
  },
  {
    id: "should-i-go-to-hr",
    talk: /\b(?:boss|manager|coworkers?|colleagues?|work|job|office|supervisor)\b/,
    ask: asks(
      String.raw`should i (?:just )?(?:go to|talk to|report (?:it|him|her|them|this)|tell|complain to|contact|involve)[^.!]{0,15}(?:hr|human resources|his boss|her boss|someone|anyone|management)?`,
      25,
    ),
    and: /\b(?:hr|human resources|report|harass\w*|rumou?rs?|gossip\w*|yells?|bull(?:y|ie)\w*|discriminat\w*|unfair|sleeping with)\b/,
    text: "Yes, if it touches your body, your name, your origin, faith, health or pay, if it goes on after you said stop, or if it comes from somebody above you. For a single awkward moment a talk with that person comes first. Keep in mind that HR works for the company, so go with facts: dates, words, witnesses, and one request.\n\n“I want to report something. On [date] [name] said [words]; [witness] heard it. I've asked for it to stop. What happens next?” Afterward two lines by email, so that it's on record.\n\n**One next step:** write that list at home tonight, not on a work computer.\n\nWho else heard or saw it?",
  },
  {
    id: "look-for-another-job",
    talk: /\b(?:boss|manager|supervisor|coworkers?|colleagues?|work|job|office)\b/,
    ask: asks(
      String.raw`should i (?:just |start |be )?(?:look(?:ing)? for|find|search(?:ing)? for|get|apply for) (?:another|a new|a different|something|other)`,
    ),
    text: "Looking costs nothing and obliges you to nothing, so yes to looking; leaving is a second question. It takes away the feeling of being trapped, and you talk differently to a boss when you have a choice. Give the job one honest try beside it: say what you need, once, and see what the next four weeks bring.\n\nHave one firm offer in hand before you give notice, unless it makes you ill. And don't look on a work computer.\n\n**One next step:** update your resume for thirty minutes this week, and write to one person you liked working with.\n\nWhat would have to be different for you to stay?",
  },
  {
    id: "should-i-go-there",
    talk: /\b(?:friend|sister|brother|mom|mother|dad|father|neighbor|coworker|aunt|grandma)\b/,
    and: /\b(?:griev\w*|died|death|lost (?:her|his|their)|depress\w*|divorc\w*|sick|cancer|hospital|not well|hard time)\b/,
    ask: asks(
      String.raw`should i (?:just |even |still )?(?:go (?:there|over|by|see|visit)|visit|drop by|stop by|show up|call again|keep (?:calling|trying|texting)|come (?:by|over)|leave (?:him|her|them) alone)`,
    ),
    text: "Yes, once, briefly, and with a way out. Somebody in a hard time often can't answer, and is still glad not to be forgotten. Announce it so that no answer is needed: “I'm coming by at five with soup. I'll leave it at the door. If you'd like company, open; if not, that's completely fine.”\n\nDon't stay long, and don't ask how they are; say “I'm thinking of you.” Then again in a week, when the others have stopped.\n\nIf you fear for their life, don't wait: knock, and call or text 988 together.\n\n**One next step:** choose the day and send that line.\n\nWhat would you bring?",
  },
  {
    id: "am-i-asking-too-much",
    talk: couple,
    ask: asks(
      String.raw`(?:am i|is it|maybe i'?m|maybe i am) (?:just |being |really |too )*(?:clingy|needy|selfish|demanding|asking (?:for )?too much|too much to ask|unreasonable|wrong|the (?:bad|toxic) one|the problem)`,
    ),
    text: "Wanting time, answers and warmth from the one you're with isn't too much; it's what being a couple is. How you ask can be too much, or too hidden. So look at the wish itself: could a kind person with a full week do it? One evening, a message at night, a hug at the door: yes. Being answered within minutes all day: no, and no one can give that.\n\nSay the first kind plainly, without hints, and see what they do with it for two weeks.\n\n**One next step:** write your wish in one sentence with a day in it.\n\nWhat would it say?",
  },
  {
    id: "how-long-for-people",
    talk: /\b(?:trust|cheat\w*|lied|betray\w*|forgiv\w*|broke up|break ?up|ex|divorc\w*|friend)\b/,
    ask: asks(
      String.raw`(?:how long|when) (?:does|do|will|would|should|until|till|is|am|can)(?: (?:it|this|i|that|we|she|he|they))?[^.!]{0,15}(?:take|last|better|hurt|wait|over|heal|again|stop|normal)`,
    ),
    text: "Longer than one hopes, and not in a straight line. The sharpest part mostly eases within some weeks. Trust and an old love take months, often a year with all its dates in it, because each birthday and each holiday has to be lived once in the new way. What shortens it: few looks back, full days, one person to talk to. What makes it longer: checking, hoping in secret, being alone with it.\n\nIf it's no lighter after three months, a counselor helps.\n\n**One next step:** mark a day in four weeks, and write one line then, better, same or worse.\n\nWhich hour of the day is the hardest?",
  },
  {
    id: "will-it-work-out",
    talk: couple,
    ask: asks(
      String.raw`(?:will|can|could|does|do|is) (?:it|this|we|that|they|people|he|she|(?:a |our )?(?:relationship|marriage)s?|my \w+) (?:ever |still |really |even )?(?:work(?: out)?|last|survive|be (?:ok(?:ay)?|saved|fixed)|change|come back|make it|recover|get better|there (?:still )?hope)|is there (?:still |any )?hope|do (?:people|men|women) (?:ever |really )?change|will (?:he|she) (?:ever )?(?:change|come back|leave|forgive)`,
    ),
    text: "I can't see that far, and there are signs you can go by. It looks good when both of you want it, when each can say “my part was this”, and when something small has changed and stayed for weeks. It looks poor when one carries it alone, when promises come only after threats, or when respect is gone.\n\nPeople do change, mostly when they want it for themselves and get help with it. You can only do your half well, and put a date on your waiting.\n\n**One next step:** write down what you'd need to see in three months.\n\nWhat is the first sign you'd look for?",
  },
  {
    id: "is-it-normal-for-couples",
    talk: couple,
    not: control,
    ask: asks(
      String.raw`(?:is|isn'?t) (?:that|this|it) (?:even |really |still )?(?:normal|ok(?:ay)?|healthy|common|weird|bad|usual)(?! (?:to|if|that|when|with)\b)`,
    ),
    text: "Many couples know it, so in that sense yes. But “normal” isn't the question that helps you; these three are: is it good for you, did you say so once, plainly, and what happened then? Something common that hurts each week may be changed, and something rare that suits both of you is fine.\n\nIt's not fine if a no is punished, if you're made small, or if you become careful about what you say; then talk with 1-800-799-7233, day and night, also when you aren't sure.\n\n**One next step:** say it once this week, in one sentence, and look at what comes.\n\nWhat would the sentence be?",
  },
  {
    id: "how-do-we-decide",
    talk: couple,
    ask: asks(
      String.raw`how (?:do|can|should|could) we (?:ever |best )?(?:decide|agree|find (?:a )?(?:compromise|solution|middle|way)|compromise|meet in the middle|make (?:a|this) decision|solve (?:it|this)|work (?:it|this) out)`,
    ),
    text: "In three rounds, on three different days, so that nobody wins by being louder:\n\n1. Each says for ten minutes what the wish is made of, and the other only repeats it. \n2. Write down four ways that keep most of both, also odd ones: a trial year, halfway, later with a date, one now and one next.\n3. Sleep a night on each, then choose one to try, with a day on which you look again.\n\nIf something can't be halved, say that aloud, too.\n\n**One next step:** set the first ten minutes for this week.\n\nWhat is your own wish made of?",
  },
  {
    id: "still-attractive",
    talk: /\b(?:sex\w*|intima\w+|touch\w*|close(?:ness)?|bed|affection\w*)\b/,
    ask: asks(
      String.raw`am i (?:just )?(?:not |no longer |un)?(?:attractive|desirable|ugly|enough|good enough|too (?:fat|old|ugly))|doesn'?t (?:he|she) (?:want|love|find) me|does (?:he|she) (?:still )?(?:want|love|find me)|is it (?:me|my fault|because of me)`,
    ),
    text: "That question hurts, and the answer is mostly not where you look for it. Wish goes away through tiredness, stress, low mood, pills, pain, shame about the own body, or a hurt that wasn't spoken of; far more often than through how somebody looks. You can't know which, and you may ask, outside the bed, without a charge:\n\n“I miss being close to you, and I've begun to think it's me. Would you tell me what it's about, even if you don't know exactly?”\n\nThen listen. And do one thing a week in which you like your body yourself.\n\n**One next step:** choose the walk on which you'll ask.\n\nSince when has it been different?",
  },
  {
    id: "how-long-to-accept",
    talk: /\b(?:came out|coming out|gay|lesbian|bi|bisexual|trans\w*|queer|religio\w*|boyfriend|girlfriend|accept\w*)\b/,
    ask: asks(
      String.raw`(?:how long|when|will|do you think)[^.!]{0,30}(?:accept\w*|come around|get used to|understand|be (?:ok(?:ay)?|fine) with|get over)`,
    ),
    text: "Nobody can give you a date. Many parents need some months, often half a year to two, and it goes in steps: first tears or silence, then questions, then a small ordinary sign, such as asking about your week. What speeds it up is time with you as you always were, and another parent who's been through it; PFLAG has groups for that. What slows it down is arguing.\n\nYou don't have to wait at the door. Live your life where you're welcome, and leave one line open.\n\n**One next step:** send them one ordinary message this week, about something else.\n\nWho in the family is closest to accepting it?",
  },
  {
    id: "can-i-trust",
    talk: couple,
    ask: asks(
      String.raw`(?:can|should|could|do|how can|how do) i (?:ever |still |really |even )?(?:trust|believe|forgive) (?:him|her|them|this|that|my \w+|what)`,
    ),
    text: "Not yet by his or her words, and you don't have to decide it now; trust is what's left after a while of things being true. Look at three signs. Did the truth come whole, or in slices as you found more? Is something different today that you can see, an account closed, a phone lying open, a plan kept? And may you ask, calmly, without being made the problem?\n\nThree times yes, and you may lend trust in small portions. If you keep finding new pieces, believe those.\n\n**One next step:** say the one thing you need to see within two weeks.\n\nWhat would it be?",
  },
  {
    id: "should-i-wait",
    talk: anyone,
    ask: asks(
      String.raw`(?:should|do) i (?:just |still |have to )?(?:wait|keep waiting|give (?:it|him|her|them) (?:some |more )?time|hold on|hope)|how long should i wait`,
    ),
    text: "Waiting is fine when it has an end and you live meanwhile. So give it a date, for yourself, and a sign: what would have to happen until then that I can see, not hear? Tell the other one the sign, once and kindly, if it's about them. Then stop watching, fill the weeks with your own things, and look on that day.\n\nThe sign came: good. It didn't: then you have an answer without a fight, and haven't given away a year. Waiting without a date mostly becomes a habit.\n\n**One next step:** write the date and the sign on one line.\n\nWhat is your sign?",
  },
  {
    id: "should-i-allow-it",
    talk: children,
    ask: asks(String.raw`(?:should|can|do) (?:i|we) (?:just |really )?(?:allow|let|permit|say (?:yes|no)|forbid|give (?:in|permission))`),
    text: "Ask yourself three things before you answer: is it safe, can it be undone, and has she or he shown with smaller things that it can be carried? Twice yes, and I'd lean to a yes with a frame: until when, with whom, phone on, and “call me at any hour, I'll come, no questions until morning.” Otherwise a no with one reason and a date: “Not yet. We'll look at it again in three months. Show me [one thing] until then.”\n\nBoth parents say the same. And you may take time: “You'll hear by Sunday.”\n\n**One next step:** write your frame in three lines.\n\nWhat worries you most about it?",
  },
  {
    id: "should-i-stay-away",
    talk: /\b(?:family|parents?|mom|mother|dad|father|in[- ]?laws|sister|brother|friends?|group)\b/,
    ask: asks(
      String.raw`(?:should|can) i (?:just )?(?:stop (?:going|visiting|seeing|talking|inviting|helping)|cut (?:him|her|them|contact|ties)|not go|skip|stay away|go no contact|distance myself|avoid|block)`,
    ),
    text: "You may. It needn't be for good, and it needn't be all. Between everything and nothing there's a lot: the large days only, two hours instead of two days, with an end you set, by phone, or half a year's break. Begin with the smallest change that would let you breathe, and see what it does to you.\n\nIf you say it, then short: “I need some distance this year. I'll come to [one day], and I'll write when that changes.” No list of reasons.\n\n**One next step:** choose one date you'll go to, and one you won't.\n\nHow do you feel on the way home?",
  },
  {
    id: "did-i-ruin-it",
    talk: anyone,
    ask: asks(
      String.raw`(?:did|have) i (?:just |already |completely |really )?(?:ruin(?:ed)?|mess(?:ed)? (?:it |this |things )?up|blow[n]?|screw(?:ed)?|destroy(?:ed)?|go too far|do (?:something|anything) wrong|lose|scare)|is it (?:too late|over|ruined|my fault)|can (?:i|it|this|we) (?:still )?(?:fix|be fixed|save|be saved|make it right|repair)`,
    ),
    text: "One sentence or one evening rarely ruins something that was good; silence about it for weeks does more. So make it small again soon: name it, and leave the other free. “About Friday: that was too much, and I'm sorry. I like you, and I'd like us to be okay.” If it was only early or awkward, you don't even need a sorry; be friendly and the same as before.\n\nThen wait a week. Look at what they do, not at how fast they answer.\n\n**One next step:** decide: a short line, or just being normal?\n\nWhat are you most afraid they think now?",
  },
  {
    id: "am-i-raising-wrong",
    talk: children,
    ask: asks(
      String.raw`(?:am i|are we|is it (?:me|my fault|because of me|something i)|what am i|did (?:i|we)|have (?:i|we)) ?(?:doing |done |do |did |being |raising )?(?:something |anything |it |(?:him|her|them) )?(?:wrong|too (?:strict|soft|hard|harsh|lenient)|a bad (?:mom|mother|dad|father|parent)|to blame|the reason|fail\w*)`,
    ),
    text: "I don't think so; someone who does harm doesn't ask that. Children go through lying, hitting, silence and slammed doors with good parents as well; it tells more about their age than about you. What you can do is find the small part that's in your hands: fewer words, the same answer each time, ten good minutes a day, a sorry when it was you.\n\nKeep that for three weeks before you judge. If it gets worse, or sleep, food or school change, ask the pediatrician or the school counselor; asking is part of doing it right.\n\n**One next step:** choose today's ten minutes.\n\nWhen was it last easy between you?",
  },
];

export const peopleFacts: readonly WrittenAnswer[] = [
  // what the other one does
  {
    id: "feared-reaction",
    talk: anyone,
    not: control,
    ask: new RegExp(
      String.raw`${begins}(?:i(?:'m| am) (?:scared|afraid|worried) (?:that )?)?(?:${who})(?:'ll| will|'s going to| is going to|'s gonna| is gonna| would|'d| might) (?:probably |definitely |just |totally )?(?:be|feel|get) (?:so |really |very )?(?:heartbroken|devastated|crushed|sad|hurt|disappointed|upset|mad|angry|furious|offended|hate me|shocked)\b[^?]{0,25}$`,
    ),
    text: "Probably, for a while, and that may be. You can be kind, and somebody may still be sad; both are true, and it isn't yours to prevent it. What makes it lighter is to hear it early, from you, and with what stays: “I know this isn't easy to hear. I love you, and it stays like that. I'm still here on Sundays.” Then a hug or a pause, no new reasons.\n\nPlan something small with {them} for the week after.\n\n**One next step:** choose what stays, and put it into one sentence.\n\nWhat is it that won't change between you?",
  },
  {
    id: "afraid-of-being-left",
    talk: couple,
    not: control,
    ask: new RegExp(
      String.raw`${begins}(?:i(?:'m| am|'m just)? (?:so |really |very |always )?(?:scared|afraid|worried|terrified)|i (?:just )?(?:fear|worry|don'?t want)|my fear is)[^.!?]{0,10}\b(?:he|she|they|i|to)(?:'ll| will|'d| might|'s going to)? ?(?:leave|lose|break up|dump|find|cheat|go|fall|stop|end|say no|run)\b[^?]{0,35}$`,
    ),
    text: "With that fear in the room it's easy to say yes to things you don't want, and then you lose yourself instead. Somebody who'd go because of one honest sentence would go later anyway. Somebody who stays can only do so if they know what you need.\n\nSo say it with the fear in it: “I'm scared to say this, because you matter to me. I need [this]. How is it for you?” And keep what would carry you if it came to the worst: friends, your own money, your own evenings.\n\n**One next step:** write that sentence with your own “this”.\n\nWhat would you say if you weren't afraid?",
  },
  {
    id: "explains-it-away",
    talk: couple,
    not: control,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:says?|said|claims?|swears?|told me|explained) (?:that )?(?:(?:he|she|they|it|they'?re|he'?s|she'?s|it'?s) ?(?:was|were|is|are)? ?(?:just |only |all )?(?:a )?(?:curious|bored|drunk|busy|stressed|tired|lonely|friends?|nothing|a mistake|an accident|one time|a phase|confused|not serious|a coworker))[^?]{0,35}$`,
    ),
    text: "It can be true, and it doesn't answer your question yet. “Just curious” or “just busy” explains how it came; what you want to know is what happens now. So don't argue about the reason; ask for the next step: “All right. It still hurt me. What will you do so that I can be calm about it?” A good answer is concrete, deleted, told, changed, a time that's kept, and comes without you having to think of it.\n\nA sigh, a joke, or “you're too sensitive” is an answer as well.\n\n**One next step:** ask that one question in a calm hour.\n\nWhat would calm you?",
  },
  {
    id: "will-leave-the-other",
    talk: /\b(?:married|affair|other (?:woman|man)|taken|his wife|her husband)\b/,
    ask: /\b(?:says?|said|promis\w+|going to|he'?ll|she'?ll|will|wants to)\b[^.!?]{0,15}\b(?:leave|divorce|tell|separate from) (?:his|her|the) ?(?:wife|husband|family|girlfriend|boyfriend)?\b|\b(?:has|have) (?:kids|children|a (?:wife|husband|family))\b/,
    text: "Maybe it's meant in the moment it's said. Many say it, few do it, and those who do mostly act before they talk: they've spoken at home, they have a lawyer or a room. So ask for no promises, ask for a step with a date: “What will have happened by the first of March that I can see?” Until then no nights, no waiting by the phone.\n\nIt protects you, and also the people at the other table who know nothing. If the date passes with a new reason, the next one will, too.\n\n**One next step:** write the date down, and tell a friend.\n\nHow long has it been said already?",
  },
  {
    id: "friends-life-changed",
    talk: /\b(?:friend|bestie|friendship)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:now )?${who}${often} (?:has|have|got|had|is|'s|are|moved|started|became|works?)\b ?(?:now |just |recently )?(?:a |an |her |his |new |two |three |her first |in a |into a )*(?:baby|bab(?:y|ies)|kids?|child\w*|boyfriend|girlfriend|husband|wife|partner|married|engaged|pregnant|relationship|(?:new )?job|(?:new |other )?friends|friend group|college|busy|moved)\b[^?]{0,30}$`,
    ),
    text: "So it's the other one's life that has changed shape, and you fall through a gap that nobody made on purpose. Evenings don't fit anymore; something else may: a walk with the stroller, the drive to work on the phone, a voice message in the morning, coming along to the store. Offer that instead of asking for the old time: “I'll walk with you on Saturday, whatever state you're in.”\n\nShow some interest in the new person or child, even if it costs you a little; it opens the door widest. And let it be less for a year. It's often more again later.\n\nWhat could the two of you do along the way?",
  },
  {
    id: "somebody-elses-loss",
    talk: /\b(?:comfort|support|help|friend|girlfriend|boyfriend|wife|husband|partner|coworker|say to)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:her|his|their) (?:\w+ )?(?:mom|mother|dad|father|husband|wife|son|daughter|brother|sister|grandma|grandpa|grandmother|grandfather|dog|cat|friend|baby|uncle|aunt|parents?)(?: just| has| recently| suddenly)? (?:died|passed|was killed|is dying|has cancer|killed)\b[^?]{0,35}$`,
    ),
    text: "Then nothing you say can make it right, and being there does more than you think. Say it plainly: “I'm so sorry about your [mom, grandpa]. I don't know what to say, and I'm here.” Use the name of the one who died. Ask once: “Do you want to tell me about him?” and if not, sit down beside {them}, with tea or a blanket.\n\nTake over something without asking: dinner, the dog, calls, the drive to the funeral. And write dates in your calendar, one month, the birthday; that's when others have stopped.\n\n**One next step:** take over one thing today.\n\nWhat would {they} have to do otherwise this week?",
  },
  {
    id: "accuses-me",
    talk: anyone,
    not: control,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:says?|said|thinks?|claims?|tells? me|told me|complains?|accuses me|believes?) (?:that |of )?(?:i'?m |i am |i |it'?s (?:all )?me|me )(?:the one who |always |never |just |only |don'?t |do |should |too |so |can'?t |not )*(?:start|waste|spend|visit|call|care|listen|exaggerat|overreact|nag|complain|lazy|cold|distant|difficult|changed|work|help|love|trust|appreciat|selfish|dramatic|sensitive|try|make|give|ignor|choose|put|picky|needy|clingy|emotional|jealous|controlling|negative|demanding|strict|soft|honest|neglect|wast|starting|wasting)\w*\b[^?]{0,35}$`,
    ),
    text: "A sentence with “never” or “always” makes one want to defend oneself at once, and then you argue about the word. Under it there's mostly a wish that's badly put. So look for the small true part and ask for the rest:\n\n“There may be something in it. Which time do you mean, and what would you have liked?” Then repeat what you heard, and only after that tell your side: “And for me it was like this.”\n\nYou don't have to agree.\n\n**One next step:** ask for that one example, in a calm hour.\n\nWhich part of it could be a little true?",
  },
  {
    id: "denies-it",
    talk: anyone,
    not: /\b(?:drink\w*|alcohol\w*|addict\w*|gambl\w*|ow(?:e|es|ed)|refund|insurance|landlord)\b/,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:den(?:ies|ied)(?: it| everything)?|(?:says?|said|claims?|swears?|swore) (?:that )?(?:it wasn'?t (?:him|her|them)|(?:he|she|they) (?:didn'?t|did not|never|don'?t|hasn'?t)|it'?s not true|nothing (?:happened|is going on)|it (?:never|didn'?t)|it'?s nothing))[^?]{0,35}$`,
    ),
    text: "You can't prove it, and a trial at home makes it only worse. So leave the past and settle what comes: “I wasn't there, and I'm not going to argue about it. From now on I need [this]. Can we agree on that?” A rule works without a confession: a box with a name and a lid, open statements, a call when it gets late.\n\nThen watch what happens. If it stops, that's enough. If it goes on, you have a second case, with a date, and then you may be firmer.\n\n**One next step:** write your rule in one sentence.\n\nWhat would it say?",
  },
  {
    id: "betrayal-pictures",
    talk: /\b(?:cheat\w*|affair|kissed|slept with|betray\w*|lied)\b/,
    ask: /\b(?:can'?t|cant|cannot|keep|how do i|always)\b[^.!?]{0,20}\b(?:picturing|pictures?|images?|imagin\w+|visuali[sz]\w+|see(?:ing)? (?:them|it|her|him) (?:together|with)|out of my (?:head|mind)|stop thinking|thinking about (?:it|them)|replay\w*)\b/,
    text: "Those pictures come by themselves, as after an accident; they don't mean that you can't ever heal. Give them less food: no searching for details, because each detail becomes a new picture. When one comes, name it (“a picture, not now”), feet on the floor, five things you see, and something for your hands.\n\nAsk what you need to know once, on a fixed evening, and not at two at night. If they keep you from sleep or work for more than a month, a trauma therapist helps well.\n\n**One next step:** choose the hour in the week when you may ask, and keep the rest free of it.\n\nWhen do they come most?",
  },
  {
    id: "needs-to-find-themselves",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:says?|said|told me|needs?|wants?) (?:(?:that )?(?:he|she|they) )?(?:needs?|wants?|has|have)?(?: to)? ?(?:find (?:himself|herself|themselves)|work on (?:himself|herself|themselves)|be alone|focus on (?:himself|herself|themselves)|figure (?:things|it|stuff) out|time (?:alone|for|to)|doesn'?t (?:know|want a relationship)|isn'?t ready|not ready)[^?]{0,35}$`,
    ),
    text: "It's a sentence that hurts and leaves a crack of light, and that crack is the trap: one waits. It may be true, or a soft no; you can't see which. So take it at its word: they want to be alone now, and you needn't hold a place free.\n\nIf you want, once: “I understand. I won't wait by the phone. If you know more one day, tell me plainly.” Then mute, and your own days. If it was about finding out, they'll come with clear words, not with a like on a picture.\n\n**One next step:** mute for thirty days.\n\nWhat were you hoping for when you heard it?",
  },
  {
    id: "first-love-or-best-friend",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|it) (?:was|were|is|'s)? ?(?:my (?:first (?:love|boyfriend|girlfriend|everything|real relationship|time)|best friend|soulmate|everything|person|one and only)|the love of my life|the one)[^?]{0,25}$`,
    ),
    text: "Then you lose more than a partner: the one who knew your jokes, and the picture of how it would go on. A first or great love sets the measure, and it feels as if nothing could come near it. It does, later, in another color; you keep what you learned to feel, and it wasn't wasted.\n\nFor now divide what one person was for you: whom do you tell small things, who laughs with you, who holds you? Each of those may have another name for a while.\n\n**One next step:** write three names beside those three.\n\nWhich of them is missing most?",
  },
  {
    id: "wants-to-move-away",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:wants?|wanted|is planning|plans|dreams|would like|has|got|is)\b[^.!?]{0,12}\b(?:to )?(?:mov(?:e|ing)|live|go back|liv(?:e|ing)|(?:a )?job in|relocat\w+)\b[^?]{0,40}$|${begins}i (?:love|like|don'?t want to leave|want to stay|have|need)[^.!?]{0,15}\b(?:job|here|home|my (?:family|city|town|friends|house))\b[^?]{0,30}$`,
    ),
    text: "So it's place against place, and neither wish is wrong. Such a question is rarely about the map alone. Ask what the move stands for, quiet, family, a fresh start, money, and what staying stands for, and write both in two words. Then look for ways that keep both words: a town with a train, a trial summer, two days a week remote, three years here and then there, with a date.\n\nNobody should move “for love” without a way back that both have agreed on.\n\n**One next step:** each of you writes the two words tonight, apart.\n\nWhat would stand on your paper?",
  },
  {
    id: "one-word-answers",
    talk: /\b(?:text\w*|flirt\w*|crush|girls?|guys?|dating|date|match|tinder|hinge|bumble)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they)${often} (?:answers?|replies|responds|texts?(?: back)?|writes|gives?)[^.!?]{0,20}\b(?:one[- ]word|single word|short|dry|lol|ok|k|late|hours later|slow(?:ly)?|only|emojis?)\b[^?]{0,25}$`,
    ),
    text: "Short answers can mean shy, busy, a bad texter, or not so interested; on a screen they all look the same. So don't write more, write differently: a question about something they love, or a plan. “What are you reading at the moment?” works better than “wyd?” And after three short ones the plan: “I'd rather hear that in person. Coffee on Thursday?”\n\nA yes, or another day instead, is interest. “Busy” without another day, twice, is a kind no; then let it be, friendly.\n\n**One next step:** send the plan with a day in it.\n\nWhich day would you propose?",
  },
  {
    id: "does-not-know-what-i-did",
    talk: /\b(?:friend|sister|brother|cousin|mom|mother|dad|father|family|ignor\w*|talk(?:s|ing)? to me|distant|mad at me|roommate|coworker)\b/,
    not: /\b(?:sad|cry\w*|depress\w*|anxi\w*|panic\w*|tired|motivat\w*)\b/,
    ask: new RegExp(
      String.raw`${begins}i (?:really |honestly |still )?(?:don'?t|dont|do not) (?:even |really )?know (?:why|what (?:i|happened|it|went)|if i|the reason)[^?]{0,30}$|${begins}(?:nobody|no one|(?:he|she|they) (?:won'?t|doesn'?t|didn'?t)) (?:ever )?(?:tell|told|say|said|explain\w*)(?: me)? (?:why|what)[^?]{0,20}$`,
    ),
    text: "Not knowing is the worst part, because you go through every sentence you ever said. You can't find it in your own head; it's in theirs, and it may have nothing to do with you. So ask once, short, and without a defense:\n\n“I miss you, and I notice the distance. Did I do something that hurt you? I'd like to know, even if it's hard to say. And if it isn't about me, I'm here.”\n\nThen wait two weeks, no second message. An answer can be mended; none at all is theirs to carry.\n\n**One next step:** send it today, in your own words.\n\nWhen was it last good between you?",
  },
  {
    id: "plans-without-me",
    talk: /\bfriends?\b|\bleft out\b|\bgroup\b|\bcoworkers\b/,
    ask: new RegExp(
      String.raw`${begins}(?:they|my friends|everyone|the others|he|she)${often} (?:(?:make|made|have|had|do|did|go|went|hang|hung|meet|met)\b[^.!?]{0,20}\bwithout me|(?:don'?t|didn'?t|never|forgot to|stopped) (?:invit\w*|includ\w*|ask\w*|tell|told)(?: me)?|exclude\w* me|leave me out|left me out)[^?]{0,30}$`,
    ),
    text: "That's a small knife each time. Before you believe it's meant, test it from your side, since groups run on habit: invite two of them yourself, with a day. “Pizza at mine on Friday?” And tell the kindest one, alone: “I heard about Saturday and was sad. I'd like to come next time.”\n\nIf they come and ask you back, it was thoughtlessness. If twice nothing comes, you've seen enough; then one of them may stay a friend, and the rest of your evenings go to people who ask.\n\n**One next step:** write that invitation now.\n\nWhich two would you ask?",
  },
  {
    id: "does-not-want-to-hurt",
    talk: anyone,
    ask: new RegExp(
      String.raw`${begins}i (?:just |really )?(?:don'?t|dont|do not) want to (?:hurt|upset|offend|disappoint|be (?:mean|rude|unkind|harsh|cruel|the bad guy)|lose (?:him|her|them)|ruin|make (?:him|her|them) (?:sad|mad|feel))[^?]{0,35}$`,
    ),
    text: "That you care how it lands already makes it kinder. What hurts people most isn't a clear, friendly sentence; it's finding out later, or feeling you slip away without a word. So say it warm, early and small, with what stays in it:\n\n“I like you, and I want us to be fine, so I'd rather tell you: [one thing]. It would help me if [one wish].”\n\nThey may be sad for a moment, and that's allowed. You're responsible for how you say it, not for every feeling that follows.\n\n**One next step:** fill the two brackets.\n\nWhat is the one thing?",
  },
  {
    id: "parent-watches-grown-child",
    talk: new RegExp(String.raw`\b${parent}\b[^.!?]{0,30}\b(?:control\w*|overprotective|strict|boundar\w+|respect|treats? me|life)\b`),
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:wants?|needs?|has|demands?|asks?)\b[^.!?]{0,12}\b(?:to )?(?:know|knows?)? ?(?:where i(?:'m| am)|what i(?:'m| am| do)|who i(?:'m| am)|everything|my (?:location|password|grades|phone)|all the time)[^?]{0,30}$`,
    ),
    text: "At your age where you are is yours to tell. It's mostly worry, so give a little of it by yourself, before it's demanded, and let the rest be: “I'm out on Saturday, back by midnight. I won't text in between, and I'm fine.” If questions come all the same, the same answer: “I'll tell you tomorrow how it was.”\n\nWhile you live there, house rules are fair: keys, noise, dinner. Your evenings and your phone aren't part of them. Each step of your own, a phone plan, some savings, makes this talk easier.\n\n**One next step:** announce one evening like that this week.\n\nWhat do you think would happen?",
  },
  {
    id: "ill-and-silent",
    not: pets,
    talk: /\b(?:cancer|tumou?r|chemo|diagnos\w*|very sick|ill(?:ness)?|stroke|surgery)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:${who}${often} (?:(?:doesn'?t|doesnt|won'?t|never|refuses? to|hates? to)(?: want to| like to)? (?:talk|speak|say|discuss|admit|share)|(?:pretends?|acts?|jokes?|changes? the subject|says? (?:he|she)'?s fine))[^?]{0,35}|i (?:don'?t|dont) know what to (?:say|do)[^?]{0,25}|(?:what|how) (?:do|should|can|could) i (?:even )?(?:say|talk|tell|help|support|do)\b[^.!]{0,30}\W*)$`,
    ),
    text: "Many who are ill want to be an ordinary person most of the time, and choose themselves when it's talked about. So offer it once, and then be ordinary:\n\n“I think about you a lot. If you ever want to talk about it, I'm here, and if you don't, that's fine, too. I'm coming on Sunday. Shall I bring soup or the cards?”\n\nOffers with a day in them help more than “let me know”: a ride to treatment, the lawn, dinner on Tuesdays. Your own fear you may take to somebody else.\n\n**One next step:** name one day and one thing.\n\nWhat did you two always do together?",
  },
  {
    id: "does-not-know-me-anymore",
    talk: /\b(?:dementia|alzheimer\w*|memory)\b/,
    ask: /\b(?:doesn'?t|doesnt|does not|didn'?t|no longer|forgets?|forgot)\b[^.!?]{0,12}\b(?:recogni[sz]e|know|remember|who)\b[^.!?]{0,15}\b(?:me|i am|my name|us|who i)\b|\bthinks? i(?:'m| am) (?:his|her|my)\b/,
    text: "To stand in front of your own mother or father and be a stranger for a moment is a goodbye in small pieces. It's the illness that loses the name; the feeling that you're somebody good mostly stays much longer. So don't test (“Who am I?”). Come in with it: “Hi, it's me, your [name], I brought the photos.” Touch, songs from when they were twenty, a walk, hands in dough reach further than questions.\n\nYou may be sad afterward, each time. The Alzheimer's Association, 1-800-272-3900, talks with families day and night.\n\n**One next step:** choose one song for the next visit.\n\nWhat used to make {them} laugh?",
  },
  {
    id: "not-my-real-parent",
    talk: /\b(?:step\w*|my (?:wife|husband|partner|boyfriend|girlfriend|fianc\w+)'?s (?:son|daughter|kids?|children))\b/,
    ask: /\b(?:you'?re|youre|i'?m|im|are|you are|i am) not (?:my|his|her|their) (?:real )?(?:dad|mom|mother|father|parent)\b|\bnot (?:her|his|their) (?:real )?(?:dad|mom|mother|father|parent)\b/,
    text: "That sentence is meant to sting, and nearly every stepparent hears it. It's mostly loyalty to the other parent, and a test: do you go, or get loud? So agree with it, calmly: “You're right, I'm not your dad, and I don't want to replace him. I live here, I like you, and I stick to what your mom decided.” Then the rule, in her words, and no more.\n\nLet your partner give the orders for now, and you be the one for rides and pancakes. It takes years.\n\n**One next step:** ask your partner to say one rule themselves tonight.\n\nWhat does she or he like that you could do together?",
  },
  {
    id: "prefers-other-parent",
    talk: /\b(?:son|daughter|kids?|child(?:ren)?|toddler|baby|dad|mom|father|mother|parent)\b/,
    ask: /\b(?:only|just|always) (?:wants?|goes to|asks for|runs to|prefers?|loves?|listens? to) (?:his|her|their|my)? ?(?:mom|mommy|mama|mother|dad|daddy|father|husband|wife|partner)\b|\b(?:doesn'?t|don'?t) want me\b[^.!?]{0,20}\b(?:only|just|mom|dad)?/,
    text: "That hurts, and it's one of the most usual things with children: they have a favorite for a while, mostly the one who's there more, and it changes. It's no verdict on you. Don't push and don't go away; get one piece of the day that belongs to you two alone, always the same: bath, Saturday pancakes, the walk to daycare, and the other parent leaves the room.\n\nThe first two weeks may bring tears. Stay friendly and a bit boring: “Mom's resting. You and I do the bath.” It becomes yours.\n\n**One next step:** choose that one piece, and begin tomorrow.\n\nWhich part of the day could it be?",
  },
  {
    id: "sees-children-rarely",
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|custody)\b/,
    talk: /\b(?:custody|my ex|divorc\w*|separat\w*|co-?parent\w*)\b/,
    ask: /\b(?:i|we)(?: only| just)? (?:see|have|get) (?:them|him|her|my (?:kids|son|daughter|children)|the kids)\b[^.!?]{0,20}\b(?:every other|weekends?|once|twice|days?|rarely|hardly|only)\b|\bwants? the (?:kids|children)\b|\bwants? (?:full|sole) custody\b/,
    text: "That's little time for so much love, and it's what most parents in your place fear: becoming a visitor. Two things at once. On paper: a calendar of when they're with you and what you do for them, school and doctor too; it counts if you ask for more time, in mediation or at court (self-help center, lawhelp.org).\n\nAnd in the time you have: ordinary life, not a show. The same bed, homework, pancakes, and a fixed short call on the days between. Children measure in being expected.\n\n**One next step:** begin the calendar tonight, with the last four weeks.\n\nWhat split would you want, if it were up to you?",
  },
  {
    id: "wont-come-along",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:doesn'?t|doesnt|won'?t|never|refuses? to|hates?)(?: want)?(?: to)? ?(?:come|coming|go|going|join|visit\w*|meet\w*|spend)(?: along| with| over| to)?\b[^.!?]{0,30}\b(?:family|parents|dinners?|friends|mom|events?|parties|party|with me|holidays|them|visits?)\b[^?]{0,20}$`,
    ),
    text: "For you it's family, for {them} it may be an exam with twelve examiners. Families differ a lot in how much is normal, so don't argue about whether it's right; agree on a number. Ask first: “What makes it hard for you there?” Then: “It matters to me that you come to the big ones. Could we say one in a month, two hours, with a time for leaving? The others I do alone, and gladly.”\n\nWhoever goes along gets a thank-you, and you stay near at the table. What's been agreed isn't fought about each Sunday.\n\n**One next step:** name the three dates in a year that matter most.\n\nWhich are they?",
  },
  {
    id: "maybe-they-are-right",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}(?:maybe|perhaps|i think|i guess|what if)? ?(?:(?:he|she|they)(?:'s| is|'re| are)? (?:probably |maybe )?right|it(?:'s| is) (?:me|my fault|all in my head)|i(?:'m| am) (?:the (?:problem|crazy one|toxic one)|crazy|too (?:sensitive|emotional|dramatic)|overreacting))\b[^?]{0,30}\W*$`,
    ),
    text: "You may be wrong about one thing. But being upset isn't crazy, and you don't need a vote to be allowed to feel it. Somebody who cares would ask what hurt you. Being told often that your feelings are the problem makes one doubt everything.\n\nTry this for two weeks: after each scene two lines, what was said and how you felt, where only you can read it. Then read them as if a friend had written them. 1-800-799-7233 sorts it with you, day and night, also if it turns out to be small.\n\n**One next step:** write the first two lines tonight.\n\nWhat would you say to that friend?",
  },
  {
    id: "never-says-sorry",
    talk: anyone,
    not: control,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:(?:never|doesn'?t|doesnt|does not|won'?t|wont|can'?t|cant|don'?t|refuses? to)(?: ever| even)* (?:apologi[sz]es?|says? sorry|admits? (?:it|when|that|he|she|being|anything|fault)\w*|owns? (?:it|up)|takes? (?:any )?(?:responsibility|blame|accountability))|always (?:has to be|is) right|thinks? (?:he|she|they)(?:'s| is|'re| are) always right)`,
    ),
    text: "A fight without a sorry at the end never quite ends; it's put on the pile. Some people can't say it because to them it sounds like being worthless, and they show it otherwise: a coffee, a joke, a favor. You may still ask for the words: “I don't need you to be wrong. I need to hear that you saw it hurt me.”\n\nBegin with your own part, small and without a but; it's often followed. If nothing is ever their fault, over years, that's a pattern to take seriously.\n\n**One next step:** ask for that sentence about the last time, calmly.\n\nWhat would you most like to hear?",
  },
  {
    id: "turns-it-around",
    talk: anyone,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:(?:turns?|twists?|flips?) (?:it|everything|things) (?:around|on me|back)|blam(?:es?|ing) (?:it (?:all )?on )?(?:me|everyone|everybody|others)|makes? (?:it|everything) (?:all )?(?:about (?:him|her|them)|my fault)|makes? me (?:feel )?(?:guilty|like it'?s my fault|look (?:bad|crazy)|out to be)|(?:says?|said) (?:it'?s|everything is|that it'?s) (?:all )?(?:my fault|because of me)|plays? the victim)`,
    ),
    text: "You bring up one thing, and five minutes later you're defending yourself; that's why it feels like talking in circles. Don't follow the turn. Acknowledge it and come back, once: “You may be right about that, and we can talk about it tomorrow. Now it's about [this].” If it turns again, stop: “I'll come back to it when we can stay with one thing.”\n\nWrite your one sentence beforehand, so that you find back to it. If you always end up guilty and small, whatever it was about, tell somebody outside; that isn't a style of arguing anymore.\n\nWhat was your one thing the last time?",
  },
  {
    id: "goes-silent",
    talk: couple,
    not: control,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:shuts? (?:down|off)|clos(?:es?|ing) (?:up|off)|walks? (?:away|off|out)|leaves? the room|goes? (?:quiet|silent)|(?:doesn'?t|doesnt|does not|won'?t|wont|refuses? to|never|hates? to|can'?t) (?:want to )?(?:talk|discuss|open up|communicate|say anything|share|express)|avoids? (?:it|me|the (?:topic|conversation|subject)|talking|conflict|every)|changes? the (?:subject|topic)|stonewall\w*|ignor(?:es?|ing) me|gives? me (?:the )?(?:silent treatment|cold shoulder))`,
    ),
    text: "Somebody who goes quiet is often flooded, not cold: the heart races and no word comes. The more you follow, the further they go. So give the break a frame instead of fighting it: “I see it's too much right now. Let's stop for half an hour, and talk at eight. It's important to me that we do.” Then really leave it until eight.\n\nSome find it easier in the car or in writing. If silence lasts for days and is meant to punish, that's something else, and you may say so.\n\n**One next step:** agree on the half hour in a calm moment, before the next fight.\n\nHow long does it mostly last?",
  },
  {
    id: "gets-defensive",
    talk: anyone,
    not: control,
    ask: new RegExp(
      String.raw`${begins}(?:${who}${often} (?:gets?|becomes?|is|acts?) (?:so |very |really |always |super )*(?:defensive|mad|angry|annoyed|upset|irritated)(?: (?:when|if|every time|whenever|as soon as) (?:i|we)\b.*)?|(?:it|every (?:talk|conversation|discussion)) (?:always |just )?(?:turns|ends) (?:in|into|up in|up as) (?:a |an )?(?:fight|argument|yelling|screaming|tears))`,
    ),
    text: "Then the first sentence is heard as an attack, however it's meant. Four changes help most: ask for the moment (“Do you have ten minutes after dinner?”), begin with something true and good, name one thing that you saw instead of what they are, and end with a wish that can be done.\n\n“I liked the weekend. On Sunday I sat alone with the dishes, and I felt taken for granted. Could you take the evenings on Tuesday and Thursday?”\n\nIf it gets hot: “I don't want to fight. Let's take twenty minutes.”\n\n**One next step:** put your matter into those three sentences.\n\nWhat would the first one be?",
  },
  {
    id: "other-not-answering",
    talk: anyone,
    ask: new RegExp(
      String.raw`${begins}(?:now )?(?:${who}(?:'s|'re|s| is| are| has| have)?${often} (?:(?:isn'?t|aren'?t|not|stopped) (?:talking|speaking|answering|responding|replying|texting|calling|picking up)(?: to| with)?(?: me| (?:my|his|her|the) (?:texts|calls|messages|phone))?|(?:doesn'?t|doesnt|won'?t|wont|hasn'?t|hasnt|haven'?t|didn'?t|don'?t|never) (?:talk(?:ed)?|speak|spoken|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|text(?:ed)?|call(?:ed)?|pick(?:ed)? up|wr(?:ite|itten))(?: (?:to|with))?(?: me| us| my (?:calls?|texts?|messages?))?(?: back| anymore| since| yet)?|(?:left|leaves) me on read|blocked me|ignor(?:es?|ed|ing) (?:me|my (?:calls?|texts?|messages?)|it))(?: .{0,25})?)\W*$`,
    ),
    not: /\b(?:landlord|store|company|insurance|bank|refund|boss|teacher|class|school|lawyer|court|ghosted|date|dates|app|ow(?:e|es|ed)|pay(?:s|ing)?|paid|money|rent|deposit|lent|loan|borrow\w*|emails?|coworker|colleague)\b/,
    text: "Silence is hard to stand, because you fill it with the worst. Often it means that somebody is hurt, ashamed or overwhelmed, and seldom that all is over. So make one clear, warm step, and then leave it:\n\n“I miss you, and I'm sorry about how it went. You don't have to answer now. I'm here when you want to talk.”\n\nOne message, no question, nothing after it for a week; ten messages push people further. If nothing comes, a card or one call in two weeks. Meanwhile see the people who do answer.\n\n**One next step:** send that line today, or write it and send it tomorrow.\n\nWhat happened just before it went quiet?",
  },
  {
    id: "refuses-help",
    talk: anyone,
    and: unwell,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:(?:won'?t|wont|doesn'?t|doesnt|does not|refuses?|refused|never|isn'?t|hates?|don'?t|thinks? (?:he|she|they) (?:doesn'?t|don'?t))(?: wants?| like| willing| need| to)* ?(?:go(?: to| see)?|see|get|seek|take|accept|try|talk to|ask for|going to)?[^.!?]{0,14}\b(?:doctors?|help|therap\w+|counsel\w+|psychiatrist|treatment|meds?|medication|rehab|aa|meetings?|anyone)\b|(?:says?|said|thinks?) (?:he|she|they)(?:'s| is|'re| are| don'?t| doesn'?t)? (?:fine|ok(?:ay)?|have a problem|need help|doesn'?t need|no problem))`,
    ),
    text: "You can't carry a grown person into a doctor's office, and it isn't your failure. What sometimes opens the door: no diagnosis, only what you saw, and a smaller step than “therapy”.\n\n“You haven't slept or laughed for weeks, and I'm worried. Would you let the regular doctor check your sleep and blood once? I'll call and come along.”\n\nAnd get help for yourself, whatever they do: a counselor, a family group, NAMI at 1-800-950-6264. If they speak of dying, or can't be left alone, call or text 988 at once.\n\n**One next step:** find one appointment time, and offer that.\n\nWhat do they fear about it?",
  },
  {
    id: "does-nothing-anymore",
    talk: anyone,
    and: unwell,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:(?:doesn'?t|doesnt|won'?t|never|hardly|barely)(?: want to| even)* (?:do|leave|go|get|eat|talk|work|shower|sleep|come|see|enjoy|care|help|want)\b.*|(?:stays?|lies?|sleeps?|sits?|is) (?:in bed|at home|on the couch|all day|in (?:his|her|their) room).*|(?:sleeps|cries|drinks|games) (?:all (?:day|the time)|a lot|too much).*|has no (?:energy|motivation|interest).*|lost interest.*)$`,
    ),
    text: "That's how it often looks, and it isn't laziness or a sign of not loving you: the strength for beginning is what goes first. So make the beginnings tiny, and do them together: open the window, five minutes to the corner, a shower and then tea. “Come with me, you don't have to talk.” A no is fine; ask again tomorrow. No pep talks.\n\nA doctor should see it if it has gone on for two weeks. And you need your own hours, friends and sleep, or two will go under.\n\n**One next step:** choose one five-minute thing for today, at a fixed hour.\n\nWho looks after you meanwhile?",
  },
  {
    id: "works-a-lot-sees-friends",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:works? (?:a lot|so much|too much|all the time|\d+ hours|long hours|late|every day|weekends)|is (?:always )?(?:busy|working|at work|out with)|spends? (?:all )?(?:his|her|their|most|more|the|every)?[^.!?]{0,14}(?:time|weekends?|evenings?|nights?) with|sees? (?:his|her|their) friends|goes? out with|hangs? out with|prefers?)`,
    ),
    not: /\b(?:cheat\w*|affair|depress\w*)\b/,
    text: "So the week is full before you come up in it. That won't change by itself, and it can change by a fixed place: things in the calendar happen, and “when we have time” doesn't. Ask for two: one evening in the week, and half a weekend day, with the phone in the other room. Let them choose which, so that it isn't against work or friends but for you two.\n\nIf each date is moved or forgotten for a month, that's an answer as well, and then you can ask how important this is to {them}.\n\nWhich two times would you propose?",
  },
  {
    id: "promised-to-change",
    talk: couple,
    not: control,
    ask: new RegExp(
      String.raw`${begins}${who}${often} (?:promis(?:es?|ed)|(?:says?|said|swears?|swore) (?:that )?(?:he|she|they|it|things)(?:'ll| will|'s going to| is going to|'d| would| won'?t|'s| has|'s) ?(?:change\w*|do better|never|stop|try|be different|sorry|different now|again|happen again)|apologi[sz]ed|(?:said|says) (?:he'?s|she'?s|they'?re)? ?sorry|cried|begged|wants? (?:another|a second) chance|regrets? it)`,
    ),
    text: "It may well be meant. What tells you is not the words or the tears but the next eight weeks. So make it visible together: what exactly will be different, from when, and how would both of you notice? “I believe that you want it. I need to see two things: [this] and [this]. Let's look at it again on [date].”\n\nThen watch without reminding. Done and kept: trust grows by itself. Begun and dropped, after a good week: then the promise was for the moment.\n\n**One next step:** write your two things, and the date.\n\nWhat are they?",
  },
  {
    id: "wont-go-to-counseling",
    talk: couple,
    ask: /\b(?:won'?t|wont|doesn'?t|doesnt|refuses?|refused|said no|hates?|doesn'?t believe|not interested|thinks?)\b[^.!?]{0,30}\b(?:counsel\w+|therap\w+)\b/,
    text: "Many say no because they picture a judge who'll be on your side. So ask for less: “Four times. You choose the person. If it does nothing, we stop, and I won't bring it up again.” Some go along to an online talk, a weekend course, or a book read aloud, ten pages a week; it needn't be a couch.\n\nAnd you can go alone. It sounds unfair, and it works better than waiting: when one of two changes the steps, the dance changes.\n\n**One next step:** ask once in that form this week, and have one name ready.\n\nWhat is the fear behind the no, do you think?",
  },
  {
    id: "loves-still",
    talk: couple,
    and: parting,
    not: control,
    ask: new RegExp(
      String.raw`${begins}i (?:still |really |do |know i |just )*(?:love|want|need) (?:him|her|them|my \w+|us)\b(?! to (?:die|suffer|pay))[^?]{0,40}$|${begins}i (?:still )?(?:want|don'?t want)[^.!?]{0,12}(?:to (?:save|fix|fight for|lose|get (?:him|her) back|divorce|separate|split|end|break up|leave)|(?:him|her) back|(?:a|the) divorce|our (?:marriage|family))[^?]{0,30}$`,
    ),
    text: "Then say it once, without pleading, and without asking for an answer: “I love you, and I want us. I'm ready to work on my part. I know you need time.” After that your strongest means is how you live: calm, reliable, no checking, no speeches through the door, your own friends and sleep. Pressure pushes people further out; steadiness lets them look again.\n\nLove alone can't hold it if the other one doesn't want to, and it's no failure of yours. Take three months, and then look honestly.\n\n**One next step:** write down the one thing on your side that you'd change first.\n\nWhat is it?",
  },
  {
    id: "children-in-a-parting",
    talk: couple,
    and: /\b(?:divorc\w+|separat\w+|leav(?:e|ing)|left me|break(?:ing)? up|broke up|split\w*|wants? out|moved out)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:(?:we|i)(?:'ve| have|'ve got| got| both have)? (?:a|an|one|two|three|\d|\w+ )?[^.!?]{0,10}\b(?:${child}|twins)\b|(?:the |our |my )?(?:kids?|children|daughter|son)(?: is| are|'s)? (?:only )?(?:\d|two|three|four|five|six|seven))[^?]{0,40}$`,
    ),
    text: "Then there are small ones in it, and they need three things more than an intact house: that nobody fights in front of them, that no one is made bad, and that their day stays the same, the bed, the school, the good night. They needn't know anything before something is decided. Then you tell them together, short: “We both love you, and that never changes. It isn't because of you.”\n\nAgree with the other parent on that much, even if you agree on nothing else.\n\n**One next step:** write two lines to the other parent: “Whatever comes, let's keep the kids out of it.”\n\nWhat have they noticed so far?",
  },
  {
    id: "lives-together",
    talk: couple,
    and: parting,
    ask: new RegExp(
      String.raw`${begins}we(?:'re| are| have| do|'ve)? (?:still |just |already |both )*(?:liv(?:e|ing) together|share (?:an? )?(?:apartment|lease|house|flat|place)|(?:have|own|bought) (?:an? |our )?(?:house|apartment|lease|home|mortgage|dog|cat)|(?:on|signed) the (?:same )?lease)[^?]{0,40}$`,
    ),
    text: "That makes it slower, and it's no reason to stay or to go by itself. Split the two questions: first what you want, then the practical side. For the second you need four lines on paper: whose names are on the lease and how it can be ended, where each could sleep for two weeks, which accounts and bills are joint, and what belongs to whom. A landlord often agrees to a new tenant.\n\nKnowing that you could go lets you decide more freely.\n\n**One next step:** read what the lease says about leaving early.\n\nWhere could you stay for two weeks, if it came to that?",
  },
  {
    id: "years-together-told",
    talk: couple,
    not: /\b(?:ghosted|crush|never dated|move in|moving in|propos\w+|get married)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:we(?:'ve| have|'re| are|ve)? |i(?:'m| am|'ve been| have been)? )?(?:been )?(?:together|married|dating|a couple|engaged|with (?:him|her)|in (?:this|a) relationship)(?: now)?(?: for| since| almost| about| over| nearly)* (?:(?=[^?]*\byears?\b)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|one|high|college)[^?]{0,25})$`,
    ),
    slots: {
      years: {
        on: /\b((?:over |almost |about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|one|a|half a) (?:years?|months?|weeks?)(?: and a half)?)\b/,
        else: "so much time",
      },
    },
    text: "After {years} there's a lot that carries you, and also habits neither of you sees anymore. Use it: you know what it was like when it was good. What did you do then that has stopped? Often it's small, a walk, a call at noon, a good-night talk, and it can be taken up again without any big speech. And one sentence, when it's calm: “I miss how we were. I'd like to find back to it with you.”\n\nThe time behind you is no reason to stay if it harms you, and a good reason to try properly once.\n\nWhat did you have then that you miss most?",
  },
  {
    id: "nobody-saw-it-coming",
    talk: couple,
    and: parting,
    ask: new RegExp(
      String.raw`${begins}(?:i|we) (?:(?:didn'?t|did not|never|didnt) (?:even |really )?(?:see|saw|expect|know|notice|sense)\b|had no idea)[^.!?]{0,25}\W*$|${begins}(?:it|this|that) (?:came|was) (?:out of (?:nowhere|the blue)|a (?:total |complete )?(?:shock|surprise)|so sudden|completely unexpected)\W*$`,
    ),
    text: "That makes the ground move twice: what was said, and that you hadn't seen it. For the other one it has mostly been going on for months, so you're standing at different places. Don't search for each missed sign at night; ask for the story once, by day, and only listen: “I didn't know. I want to understand how it was for you.” And don't agree to anything in the first weeks.\n\nEat, sleep, and tell one person who's on your side.\n\n**One next step:** call that person today.\n\nWho is it?",
  },
  // what the member tells about the matter
  {
    id: "the-other-does-not-know",
    talk: /[a-z]/,
    and: /\b(?:cheat\w*|lied|hid|secret|feelings for|kissed|slept with|debt|lost my job|pregnant|drunk|gambl\w*|affair)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:${who}|nobody|no one) (?:doesn'?t|does not|doesnt|don'?t|has no idea|knows?(?: nothing)?|(?:still )?has(?:n'?t)? (?:a clue|found out)?)(?: know)?(?: (?:yet|about (?:it|this|that)|anything))*\W*$`,
    ),
    text: "Then you carry it alone, and a secret takes more strength each week. Two questions decide it. Could it come out another way? Then it's much better from you, soon and whole. And does it concern {their} health, money or choices? Then {they} should know.\n\nIf neither is so, first find out with somebody neutral what you need, before you say it only to feel lighter. If you tell: in person, by day, all of it at once, no “but”. If you'd be in danger by it, 1-800-799-7233 first.\n\n**One next step:** write the two sentences you'd begin with.\n\nWhat do you fear most about telling?",
  },
  {
    id: "crush-at-work-told",
    talk: couple,
    and: /\b(?:feelings for|crush|attracted|in love with (?:someone|another|somebody|my (?:coworker|colleague|boss))|like someone else|someone else)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|it)(?:'s| is|'re| are) (?:just )?(?:a |an |my |someone )?(?:married |older |younger )?(?:colleague|coworker|co-worker|boss|friend|neighbou?r|ex|trainer|client|(?:from|at) (?:work|my (?:work|job|office|gym)))[^?]{0,25}$|${begins}(?:we|i) (?:work (?:together|with)|see (?:him|her|each other))[^?]{0,30}$`,
    ),
    text: "So you see each other often, and that feeds it: a bit of attention every day, and none of the laundry. You don't have to stop feeling it; you can stop feeding it. No lunches for two, no messages after work, nothing you'd hide on the phone, for six weeks. Talk about it with one person outside both your lives.\n\nAnd take the question home: what do you get there, being heard, being fun, being wanted, that you miss? Ask for a little of that where you live, before you decide anything.\n\nWhat is it that you get there?",
  },
  {
    id: "married-with-a-crush",
    talk: /\b(?:feelings for|crush|attracted to|in love with (?:someone|another|somebody)|someone else|like someone)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:i(?:'m| am)|we(?:'re| are)|i(?:'ve| have) been) (?:already |both |still |happily )?(?:married|engaged|in a relationship|with (?:someone|my \w+)|taken|together)[^?]{0,35}$|${begins}i have a (?:boyfriend|girlfriend|husband|wife|partner)[^?]{0,25}$`,
    ),
    text: "It happens in good marriages, too, and it's no verdict on yours. The feeling isn't the question; what you do in the next weeks is. So two lines for now: nothing secret with that person, and one thing more with the one at home, an evening, a real talk, a touch.\n\nThen look under it: was something missing before, or is it only new and light? A feeling like that fades in a few months when it isn't fed. What was missing stays, and it can be talked about.\n\n**One next step:** write down what you feel beside that person that you don't feel at home.\n\nWhat is it?",
  },
  {
    id: "lost-feelings",
    talk: couple,
    ask: new RegExp(
      String.raw`${begins}(?:nothing(?:'s| is)? (?:really )?wrong but )?i (?:just |think i |really )*(?:don'?t|dont|do not|no longer)(?: really| even)? (?:love|feel (?:in love|anything for|attracted|the same|it|love)|am in love|want (?:to be with )?(?:him|her))[^?]{0,30}$|${begins}i(?:'ve| have)? (?:lost|fell out|fallen out)[^.!?]{0,10}(?:feelings|love|interest|attraction)[^?]{0,25}$|${begins}i(?:'m| am) (?:just )?not (?:in love|happy|attracted)[^?]{0,30}$`,
    ),
    text: "That's sad to notice, above all when nobody did anything wrong. It can be the end, and it can be tiredness, stress or low mood that makes everything gray, so look at that first: is it only here, or are friends, food and music flat as well? If it's everything, a doctor comes before a decision.\n\nIf it's only here, give it a fair try with an end: six weeks with one evening a week and honest talks. If it's still gone, telling the truth kindly is better than staying out of pity.\n\n**One next step:** write down when you last felt it, and what you were doing.\n\nWhen was it?",
  },
  {
    id: "what-i-lied-about",
    talk: /\bi (?:lied|cheated|hid|broke|betrayed|have been lying|messed up|screwed up)\b|\bafter i (?:lied|cheated|hid)\b/,
    ask: new RegExp(String.raw`${begins}i (?:hid|had|took|spent|lost|owe|lied|told|kept|said|opened|borrowed|gambled|was)[^?]{0,70}$`),
    text: "Said plainly like that, it's a good beginning; say it to {them} in just those words, without “because”. Then make it easy to check: everything on the table at once, the papers, the account, the dates, and no second surprise in a month. Ask what {they} would need in order to sleep better, and do that, even if it feels strict.\n\nThe first weeks will be full of questions, often the same. Answering them for the fifth time, kindly, is the repair.\n\n**One next step:** put together all that belongs to it tonight.\n\nIs there anything {they} could still find?",
  },
  {
    id: "it-came-out",
    talk: /\bi (?:lied|cheated|hid|broke|betrayed|have been lying|messed up|screwed up)\b|\bafter i (?:lied|cheated|hid)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|my \w+) (?:just )?(?:found (?:out|the|it|a|my)|saw|knows?|caught|discovered|read|is (?:hurt|furious|angry|mad|devastated|upset))[^?]{0,50}$`,
    ),
    text: "Then {they} had to find it instead of hearing it, and that second hurt needs its own sorry: “You should have heard it from me. I was ashamed and scared, and I let you find it. I'm sorry.” No explaining after that; listen. Anger now isn't the end, it's the answer.\n\nSay the rest today as well, if there's a rest. Then ask: “What do you need tonight, me here or some distance?” And do that.\n\n**One next step:** say those three sentences before tonight.\n\nWhat did {they} say when it came out?",
  },
  {
    id: "so-and-so-sided",
    talk: /\b(?:addict\w*|alcohol\w*|drink\w*|borrow\w*|gambl\w*|drugs|money)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:my )?(?:parents|mom|mother|dad|father|family|sister|brother|grandma) (?:always |still |just )?(?:keeps? )?(?:giv(?:es?|ing)|pay(?:s|ing)?|bail(?:s|ing)?|lend(?:s|ing)?|support(?:s|ing)?|cover(?:s|ing)?|help(?:s|ing)?|enabl\w+|mak(?:es?|ing) excuses)[^?]{0,45}$`,
    ),
    text: "They do it out of love and fear, and it still keeps things going as they are. You can't stop them; you can say once what you see, and what you'll do yourself. “I know you want to keep [name] safe. The money goes into it. I won't give any more; I'll gladly drive to a meeting or a doctor.” Help that can't be spent is the better help: food, a ride, a paid bill sent to the company.\n\nAl-Anon is free, and many parents hear it there for the first time.\n\n**One next step:** say your own line first, to the one who asks you.\n\nWho of the two would listen to you?",
  },
  {
    id: "religious-family",
    talk: anyone,
    ask: new RegExp(
      String.raw`${begins}(?:my|his|her|our|the|their) (?:family|parents|mom|mother|dad|father|in[- ]?laws|side)(?: is| are|'s)? (?:very |really |so |super |extremely |quite |pretty )*(?:religious|traditional|conservative|strict|christian|muslim|catholic|mormon|jewish|hindu|old[- ]fashioned|homophobic|from (?:india|pakistan|mexico|china|nigeria|korea|\w+))[^?]{0,25}$`,
    ),
    text: "So there's more in it than your own wish: what people will say, what God wants, what was always done. You needn't win that debate, and you won't in one evening. What reaches such families is rather a person than an argument: someone of their own faith who's on your side, an aunt, a cousin, a kind pastor or imam. Begin with that one.\n\nAnd keep your safety in mind: if you depend on them for a home or money, you may wait and prepare, and that isn't lying.\n\nWho in the family would take it best?",
  },
  {
    id: "years-old-and-unsure",
    talk: /\b(?:my (?:dad|father|mom|mother) (?:left|wants)|favor\w*|never dated|never had a (?:boyfriend|girlfriend)|single|no friends|virgin)\b/,
    ask: new RegExp(String.raw`${begins}i(?:'m| am|m) (?:only |already |almost |now )?(\d{2})(?: (?:years? old|now|already))*\W*$`),
    text: "At that age people like to say that one should be further, or over it. There's no such date. What you have now and didn't have as a child is a choice: with whom, how much, how fast. Use that. Take one thing that is in your hands this month, a talk, a place, a letter, and leave the rest of the story where it is for now.\n\n**One next step:** write down what you'd like to be different in half a year, in one sentence.\n\nWhat does it say?",
  },
  // what is wanted, said and done around it
  {
    id: "wants-something-of-me",
    talk: /\b(?:say(?:ing)? no|boundar\w+|people pleas\w+|walk(?:s|ing)? all over|assertive|guilt\w*|too nice|pushover|take advantage|takes? advantage|favors?)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:it'?s )?(?:${who}|everyone|people)${often} (?:wants?|asks?|asked|expects?|needs?|makes?|tells?) (?:me|us)?\b[^?]{0,70}$`,
    ),
    text: "A wish of somebody else's is a question, even when it sounds like an order, and you may answer it with a part. Decide first, alone: what would I do gladly, and how often? Then say that, and the rest is the no:\n\n“I can do [every second Saturday until noon]. Every weekend doesn't work for me.”\n\nNo reasons; each reason gets an answer. If it's asked again, the same two sentences in the same voice. A little sulking isn't harm. Say it before the next time, not in the doorway.\n\n**One next step:** write your two sentences with your own numbers in them.\n\nWhat would you do gladly?",
    words:
      "In two sentences, one with what you can and one with what you can't: “I can do [this], [this often]. More than that doesn't work for me.” Then stop talking. If there's a push: “I know it's not what you hoped for. It stays like that.”\n\nWhich numbers would you put in?",
  },
  {
    id: "wants-contact-now",
    talk: /\b(?:left|abandon\w*|estranged|no contact|grew up without|never there|wasn'?t there|cut off|not spoken|don'?t talk)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:and )?(?:now )?${who}${often} (?:(?:suddenly |now )?(?:wants?|wanted|asks?|asked|tries|tried|is trying|reached|reaches|contacted|wrote|messaged|called|texted|found|showed)\b)[^?]{0,50}$`,
    ),
    text: "After such a long time that stirs everything at once: hope, anger, curiosity, the child in you. You don't owe an answer, and no date runs out. Find out first what it is: illness, guilt, a real wish? You may ask that in writing: “Why now, and what are you hoping for?” The answer tells you more than a meeting.\n\nThen the smallest step that you could take back, or none. Tell somebody beforehand, and somebody afterward, so that you aren't alone with it.\n\n**One next step:** write that one question down, and leave it there for three days.\n\nWhat did you feel first when you heard it?",
  },
  {
    id: "talks-behind-my-back",
    talk: anyone,
    ask: /\b(?:behind my back|about me (?:to|with|when|behind)|spread\w* (?:\w+ )?(?:lies|rumou?rs)|make fun of me|making fun of me|gossip\w* about me|share\w* my secrets?)\b/,
    text: "That hurts twice: the words, and that they smile at you afterward. Before you do anything, sort it: what did you hear yourself, and what did somebody carry to you? Carried words are often bent. Then speak to one, the one you trust most, alone: “I heard that [this] was said about me. Is that so? If something bothers you, I'd like to hear it from you.”\n\nUntil then tell less. Somebody who's caught and sorry may get a second chance; somebody who laughs it off has shown you a place to leave.\n\n**One next step:** choose that one person, and ask for a coffee.\n\nHow did you hear of it?",
  },
  {
    id: "guest-lives-here",
    talk: /\b(?:roommate|housemate|flatmate)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they)${often} (?:lives? here|lives? with us|sleeps? (?:here|over)|stays?|is (?:always |basically )?here|(?:doesn'?t|never|don'?t|won'?t)[^.!?]{0,8}(?:pay|clean|contribute|help|leave))[^?]{0,40}$`,
    ),
    text: "So you pay for three, in rent, hot water and quiet, and only two are on the lease. That's your argument, and it needs no complaint about the person: “With three of us the bills are higher. Either it's two nights a week, or we split by three from the first of the month.” Speak with your roommate, since the agreement is between you two, not with the guest.\n\nThe lease mostly says how many nights a guest may stay; some landlords want to be told. Write down the nights for two weeks, so that you have a number.\n\n**One next step:** count the nights, beginning tonight.\n\nWhich of the two would you rather have?",
  },
  {
    id: "both-parents-work",
    talk: children,
    ask: new RegExp(
      String.raw`${begins}(?:we|my (?:husband|wife|partner) and i) (?:both )?(?:work|have jobs|work full time)(?: full[- ]?time| a lot| long hours| too)*\W*$`,
    ),
    text: "Then tiredness is the real opponent, and it's divided best by the clock: one of you has Monday to Wednesday, the other Thursday to Saturday, for nights, mornings or homework, and who's off is really off, with earplugs. It's easier to be calm for three evenings than half-calm for seven. Keep the rest simple: bread for dinner counts, and the laundry waits.\n\nAnd say the same sentence to the child, both of you, word for word. Two tired parents with one sentence beat two rested ones with two.\n\n**One next step:** fix the two halves of the week tonight.\n\nWho takes the first half?",
  },
  {
    id: "crying-baby-limit",
    talk: /\b(?:baby|newborn|infant)\b/,
    ask: /\bi (?:just )?(?:can'?t|cant|cannot) (?:take|do|stand|handle|bear) (?:it|this|the crying) ?(?:anymore|any more|any longer)?\b|\bi(?:'m| am) (?:losing it|at my limit|going crazy|so angry)\b/,
    text: "Then do this now, before you read on: lay her or him on the back in the crib, close the door, and go to another room for ten minutes. Crying there does no harm. Drink some water, open a window, and call one person: “I can't anymore. Please come, or stay on the phone.” The line for parents at the end of their strength is 1-833-852-6262, free, day and night.\n\nNever shake a baby. If you're afraid you might hurt the baby or yourself, call 988 or 911. It's no shame; it's what a good parent does.\n\nIs the baby safe in the crib now, and who can you call?",
  },
  {
    id: "child-says-hurtful",
    talk: children,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|my \w+)${often} (?:says?|said|tells?|told|screams?|yells?)[^.!?]{0,10}\b(?:(?:that )?(?:i|me)|hates?|i'?m)\b[^.!?]{0,30}\b(?:ruin\w*|hates?|hate|don'?t understand|unfair|embarrass\w*|mean|annoying|worst|care|love|wish|leave)\b[^?]{0,25}$`,
    ),
    text: "That goes right in, and at that age it mostly means: I'm unhappy, and you're the one who'll still be there. So hear the feeling and leave the words: “You're really mad at me. I want to understand what it's about.” No defending, no list of what you do for them. If it was insulting, one border, calmly: “You may be angry. You may not talk to me like that. We'll go on later.”\n\nThen later, side by side, you ask once. Some of what they say may even be true; saying so opens doors.\n\n**One next step:** tonight one friendly sentence that asks for nothing.\n\nWhat was it about the last time?",
  },
  {
    id: "parents-gave-the-other",
    talk: /\b(?:favor\w*|favourite|golden child|(?:love|prefer|like)s? (?:my|him|her)\b[^.!?]{0,15}\bmore)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:they|he|she|my \w+)${often} (?:pays?|paid|gave|gives?|bought|buys?|helps?|helped|visits?|calls?|gets?|got|praises?|does|do|invites?)[^?]{0,60}$|${begins}i (?:got|get|have|had) (?:nothing|none of|to pay|to do|never)[^?]{0,40}$`,
    ),
    text: "That's the kind of thing one counts for years, and with reason: it isn't the money, it's what it seems to say about you. It may mean less than it looks; parents often give to the child they worry about, and think the other one “doesn't need it”. So you may tell them that you do: “I see what you do for [name], and I'm glad for them. I'd like you to [visit us, help with this], too. It would mean a lot to me.”\n\nOne wish, with no bill for the past. What comes then you can believe.\n\n**One next step:** choose that one wish.\n\nWhat would it be?",
  },
  // parents who are dying or far
  {
    id: "dying-facts",
    talk: dying,
    not: pets,
    ask: new RegExp(
      String.raw`${begins}(?:(?:he|she|they|it|my \w+)(?:'s| is| has| was|'s got)?[^.!?]{0,20}\b(?:cancer|stage|hospice|terminal|treatment|chemo|weeks|months|days|spread|sedated|hospital|pain|not much time)\b|(?:the )?doctors? (?:say|said|gave|give|think)|(?:i |we )?(?:live|am|are)[^.!?]{0,25}\b(?:far|away|another (?:state|city|country)|hours|abroad|can'?t (?:get|be) there)\b)[^?]{0,50}$`,
    ),
    text: "Then the days that are left are worth more than the right words. If you can go, go soon, and don't wait for the “right” time; many say afterward they'd have come a week earlier. If you can't, be there daily in a small way: a call at the same hour, on speaker if {they} can't hold the phone, a voice message, a photo, a song.\n\nHospice and palliative care help with pain and with you; ask the doctor's office today. Your employer may owe you family leave.\n\n**One next step:** book the trip, or set the hour for tonight's call.\n\nWhen could you be there at the earliest?",
  },
  {
    id: "dying-words",
    talk: dying,
    not: pets,
    ask: /\b(?:don'?t|dont|do not) know what (?:to|i should|i could) (?:say|tell|do)\b|\bwhat (?:do|should|can|could) i (?:even )?(?:say|tell|talk about)\b|\bhow (?:do|can|should) i (?:say goodbye|talk to)\b/,
    text: "You don't need good words; nearly everything fits into five short sentences. “I love you. Thank you for [one thing]. I'm sorry for [one thing]. I forgive you. We'll be all right.” Take the ones that are true, in your own tongue, one at a time.\n\nOtherwise ordinary things: the garden, the game, an old photo, “Do you remember when …?” You may cry. You may be silent and hold a hand, or just leave the call on. People near the end often hear until the last.\n\n**One next step:** choose the one sentence you'd miss having said, and say it first.\n\nWhich one is it?",
  },
  // children, by age
  {
    id: "child-is-a-baby",
    topic: "new-parent",
    talk: children,
    and: /\b(?:baby|newborn|infant|cry\w*|sleep\w*|feed\w*|nurs\w*)\b/,
    not: /\b(?:divorc\w*|separat\w*|afford|cost|save)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:(?:he|she|they|it|the baby|my baby|baby)(?:'s| is|'re| are) )?(?:only |just |about |almost )*(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:weeks?|months?|days?)(?: old)?\W*$`,
    ),
    text: "That's the hardest stretch. Crying grows from the second week, peaks at about six weeks, and for most babies is much less by three to four months; long sleep comes later still. So it's a phase with an end, and not a sign that you do something wrong. Two things carry you through: shifts, so that each grown-up gets four hours in a row, and a rule for bad minutes: baby on the back in the crib, door closed, ten minutes outside.\n\nThe pediatrician's nurse line answers small questions, also at night.\n\n**One next step:** arrange one four-hour stretch of sleep for tonight or tomorrow.\n\nWho could take that shift?",
  },
  {
    id: "child-is-small",
    topic: "toddler-tantrum",
    talk: children,
    not: /\b(?:divorc\w*|separat\w*|custody|my ex|afford|cost|allowance|money)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|my (?:son|daughter|kid|kids|toddler)|the (?:oldest|youngest))(?:'s| is|'re| are|s)? (?:only |just |almost |about |now )*(?:1|2|3|4|5|one|two|three|four|five|18 months|a year)(?: and (?:a half|\d|two|three|four|five|six))?(?: years?(?: old)?)?\W*$`,
    ),
    text: "At that age it isn't defiance; the feelings are big and the brakes aren't grown yet. So few words, and the same each time: get down to eye level, name it (“You're mad, you wanted that”), say the one rule in five words, and offer two choices you can live with. Look first at the three usual reasons: hungry, tired, too much at once.\n\nA fixed order at the difficult hour, the same four steps every day, does more than any talk; give it two weeks.\n\n**One next step:** write down at what hour it happens today and tomorrow.\n\nWhich hour do you think it is?",
  },
  {
    id: "child-is-in-school",
    topic: "talk-with-a-child",
    talk: children,
    not: /\b(?:divorc\w*|separat\w*|custody|my ex|afford|cost|allowance|money)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|my (?:son|daughter|kid|kids|stepson|stepdaughter)|the (?:oldest|youngest))(?:'s| is|'re| are|s)? (?:only |just |almost |about |now )*(?:6|7|8|9|10|11|12|six|seven|eight|nine|ten|eleven|twelve)(?: and (?:\d+|\w+))?(?: years?(?: old)?)?\b[^?]{0,45}$`,
    ),
    text: "At that age children want to be seen as capable, and they fear your disappointment more than they show. So ask “what happened?” instead of “why did you?”, and let them help find the way out: “What would make it easier tomorrow?” An idea of their own is kept more often than a rule of yours. Best hour: in the car or at bedtime, side by side, light low.\n\nPraise what you see exactly: “You told me though it was hard.” And ask the teacher for fifteen minutes; they see the other half.\n\n**One next step:** ask that one question tonight, and only listen.\n\nWhen is the best hour for a talk with {them}?",
  },
  {
    id: "child-is-a-teen",
    topic: "talk-with-a-child",
    talk: children,
    not: /\b(?:divorc\w*|separat\w*|custody|my ex|afford|cost|allowance|money|pregnant|drugs?|weed|drink\w*)\b/,
    ask: new RegExp(
      String.raw`${begins}(?:he|she|they|my (?:son|daughter|kid|kids|stepson|stepdaughter|teen(?:ager)?)|the (?:oldest|youngest))(?:'s| is|'re| are|s)? (?:only |just |almost |about |now )*(?:13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|seventeen)(?: and (?:\d+|\w+))?(?: years?(?: old)?)?\b[^?]{0,45}$`,
    ),
    text: "At that age pushing you away is part of the work, and you're the safest person to be rude to. It doesn't mean that the bond is gone. What keeps it: being around without asking much, food, rides, a text with a joke; a say in the rules, few but firm ones; and no lectures. When they do talk, put everything down and say little.\n\n“You don't have to tell me. I'm on your side, also when I'm strict.” Apologize when it was you; teenagers don't forget that.\n\n**One next step:** offer one ride or one snack this week, with no question in it.\n\nWhat do the two of you still like doing together?",
  },
];
