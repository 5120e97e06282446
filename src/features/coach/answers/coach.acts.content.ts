import type { Area } from "../talk/coach.areas.rules.ts";

/** Answers to what a later turn does: a try, a result, a wish, a fear, a cause. Each is said at most once in a talk. */

export interface ActLine {
  /** What the newest message, or of it and the earlier ones `talk`, must contain. */
  on?: RegExp;
  talk?: RegExp;
  /** What none of them may contain. */
  not?: RegExp;
  /** The areas of life that it fits; every one without it. */
  in?: readonly Area[];
  text: string;
}

/** A way that did not work: something of another kind. */
export const triedLines: readonly ActLine[] = [
  {
    on: /\bbreath\w*\b|\bmeditat\w*\b/,
    text: "Then leave breathing out of it; for some people it makes the alarm louder. Use the body another way: hold something cold, press both feet hard into the floor, or name five things you can see and say them under your breath.\n\n**One next step:** pick one of those three now, and use only that one the next time.\n\nWhich could you do without anyone noticing: cold, feet, or naming things?",
  },
  {
    on: /\bjournal\w*\b|\bwrit(?:e|ing) (?:it|things|stuff) down\b|\bdiary\b/,
    text: "Then leave the writing out of it; it isn't for everybody. Let it out some other way: ten minutes of walking with one song, a voice memo you delete afterward, or a call that begins with “you don't need to say anything smart.”\n\n**One next step:** choose one for tonight, with an end: when the song is over, you're done.\n\nWhat would be easiest tonight: walking, talking, or something for your hands?",
  },
  {
    on: /\b(?:phone|charg\w+|tiktok|screen|app (?:limit|timer)|block\w*)\b/,
    text: "If you still reach for it, the distance was too short. Make it take real effort: the charger in the kitchen or the car, a cheap alarm clock by the bed, and the app logged out every night so that it wants a password.\n\n**One next step:** tonight, log out of that one app and charge the phone behind a closed door.\n\nWhat are you really after at that hour: quiet, fun, or not having to start tomorrow?",
  },
  {
    on: /\b(?:snowball|avalanche|budget\w*|spreadsheet|envelopes?|payoff plan|saving plan|no.?spend)\b/,
    text: "Many plans end in the second month. It mostly means the plan had no room for a bad week, not that you can't do it. So change the build: the payment goes out by itself the day after payday, it starts smaller than you could manage, and the smallest debt or goal goes first so that you see one thing done soon.\n\n**One next step:** set up one automatic payment that you could keep in your worst month.\n\nWhat broke it last time: a surprise bill, boredom, or too little left to live on?",
  },
  {
    on: /\b(?:melatonin|tea|magnesium|white noise|sleep app|podcast|pills?|benadryl)\b/,
    text: "Then it isn't about finding the right thing to take. What moves sleep most is the clock: the same time getting up for two weeks, weekends too, and going to bed only when your eyes get heavy. If you're taking something every night, ask a pharmacist or doctor about it before you add more.\n\n**One next step:** set one getting-up time for the next seven days.\n\nIs it falling asleep, waking up, or both?",
  },
  {
    on: /\b(?:therap\w+|counsel\w+)\b/,
    text: "That it didn't help then counts. Often it was the person or the kind, not you: in a first call you can say what you don't want again, and you may leave after two visits. In between, one steady person and one fixed hour a week do part of the same work.\n\n**One next step:** write one line: what was missing last time.\n\nWhat put you off: the person, the cost, or having to tell it all?",
  },
  {
    on: /\b(?:gym|exercis\w*|running|work(?:ing)? out|yoga|diet\w*|keto|calorie\w*|fasting)\b/,
    text: "Most people stop there, because the plan was made for a good week. Make one for a bad week: ten minutes, same time, same shoes by the door, and stopping after ten is allowed.\n\n**One next step:** choose the moment it hangs on, such as right after work, before you sit down.\n\nWhat ended it last time: time, pain, or boredom?",
  },
  {
    on: /\b(?:patch\w*|gum|cold turkey|vap\w*|cut(?:ting)? (?:down|back)|quit\w*)\b/,
    in: ["habit"],
    text: "Most people need several tries, and each one shows where it breaks. Keep what worked and change that one spot: the first cigarette or drink of the day, the place, or the person. Help doubles the odds: 1-800-784-8669 for smoking, 1-800-662-4357 for drinking or anything else, free.\n\n**One next step:** name the exact moment you went back to it, and plan only that moment.\n\nWhen was it: alone, with people, or under stress?",
  },
  {
    on: /\b(?:chart|stickers?|time.?outs?|grounding|ground(?:ed)?|took (?:away )?(?:the|his|her)|reward\w*|yell\w*)\b/,
    in: ["child", "family"],
    text: "Then the prize or the punishment isn't the lever. Kids follow what's short, the same each time, and close by: go over, touch a shoulder, one sentence, and wait. Let one thing be theirs to choose, such as now or in five minutes.\n\n**One next step:** pick the one time of day that goes wrong most, and change only that for a week.\n\nWhich is it: morning, homework, or bedtime?",
  },
  {
    on: /\b(?:pomodoro|list\w*|planner|calendar|to-?do|alarms?|reminders?|timers?)\b/,
    text: "Lists and alarms are easy to look past after three days. Make it something you bump into: the thing itself on the chair or by the keys, or a person who asks you at a set time.\n\n**One next step:** put one object for tomorrow where you'd have to step over it.\n\nWhere does it slip: starting, remembering, or finishing?",
  },
  {
    on: /\b(?:talk\w*|told|ask\w*|said|spoke|explain\w*|texted|messaged|called|email\w*|wrote)\b/,
    text: "You said it, and that was the hard part, even if it went nowhere. A second try works better in another form: if it was out loud, write four lines; if it was a text, do it face to face, and ask for one small thing with a day on it.\n\n**One next step:** put the one thing you want into nine words or fewer.\n\nWhat came back last time: a no, anger, or nothing?",
  },
  {
    text: "Thanks for telling me; then I won't suggest that again. When something works for two days and then stops, it was too big or it depended on willpower. When it never works, it was the wrong tool.\n\n**One next step:** tell me how it ended, in one sentence.\n\nWhich was it: too much effort, no effect, or something got in the way?",
  },
];

/** Something helped or went well. */
export const helpedLines: readonly ActLine[] = [
  {
    on: /\b(?:reported|owned up|admitted|disclosed|told (?:my |the )?(?:boss|manager|supervisor))\b/,
    talk: /\b(?:error|mistakes?|messed up|screwed up|my fault|wrong (?:dose|order|number|file|person))\b/,
    text: "You said it yourself, early, and that is what people who are trusted do. From here it's a report like many, and those exist so that the next one doesn't happen. What stays is in your head, and it will show you the scene a few more times. Answer it with the facts, in one line: what happened, what you did, how it ended.\n\n**One next step:** write that one line, and read it when the scene comes back.\n\nWhat would have to be different so that it can't happen so easily again?",
  },
  {
    on: /\b(?:applied|called|sent|signed|booked|switched|started|asked|told|went|made)\b/,
    text: "Good, that was the hard part: the first real step, and it's done. Now let it work, and don't judge it by the first answer. Note what you did and the date, so that you see the next one coming.\n\n**One next step:** decide when you look at it again, and until then leave it alone.\n\nHow did it feel once it was done?",
  },
  {
    on: /\bday \d+\b|\b\d+ days? (?:in|clean|sober|without|no)\b|\b(?:did|wrote|ran|walked|read|finished|saved|paid|done|cleaned) (?:\w+ )?(?:\d+|one|two|three|four|five)\b/,
    text: "That counts, and it's real progress; many never get that far. If you're irritable or tired on top of it, that's part of it and it passes. Don't raise the bar now: the same small amount again tomorrow beats a big day and then a break.\n\n**One next step:** mark it somewhere you can see it, and stop there for today.\n\nWhat helped you do it this time?",
  },
  {
    on: /\bdate\b|\bboring\b|\bcoffee\b|\bdinner with\b/,
    in: ["love", "loss", "friend"],
    text: "You went, and that counts, whether or not anything comes of it. You don't owe anybody a second one.\n\nIf you want something to take from it: one thing you liked about how you were.\n\nAnother one some time, or a rest first?",
  },
  {
    on: /\b(?:helped|works?|worked|better|calmer|easier)\b/,
    text: "That's worth a lot: now you know one thing that works on you, even if only a little. Use it early, at the first small sign, not when it's already at its worst, and the same way every time so that it becomes a reflex.\n\n**One next step:** use it once today on something small, just for practice.\n\nWhen would you need it next?",
  },
  {
    on: /\b(?:said yes|got (?:it|the job|in|approved)|offered|hired|passed|accepted|approved)\b/,
    text: "Congratulations! You asked for something, and it came; keep that one in mind for the next time.\n\n**One next step:** get it in writing, with the date, before you change anything else.\n\nIs there a part of it that still worries you?",
  },
  {
    text: "I'm glad, and you did that yourself. It counts even when it was small or a little boring.\n\n**One next step:** do something nice and short with the relief, before the next task.\n\nIs there something left of it, or is it done for now?",
  },
];

/** Somebody said no, or nothing. */
export const refusedLines: readonly ActLine[] = [
  {
    on: /\b(?:seen|read|(?:not|never|n'?t) (?:answer\w*|repl\w+|respond\w*|writ\w+|text\w*|call\w*)|ghost\w*|ignor\w+|no (?:answer|reply|response))\b/,
    text: "I'm sorry, silence after you finally said it really stings. It doesn't tell you much yet: people go quiet when they're hurt, embarrassed, or don't know what to say. You don't need to explain again.\n\nFor the next ten minutes: put the phone face down, cold water on your wrists, and one person you can send “rough moment, can you talk later?”\n\n**One next step:** don't write a second message before tomorrow evening.\n\nWhat hurts more right now: the silence, or the fear that you did something wrong?",
  },
  {
    in: ["family", "child"],
    text: "That's disappointing, after you asked in a decent way. Don't argue it tonight; a calm reaction is the best proof you can give. In a day or two, ask one question: “What would you need to see from me to make it a yes?” Then ask for something smaller, for a shorter time.\n\n**One next step:** think of the smallest version you'd still be glad about.\n\nWhat do you think worries them the most?",
  },
  {
    in: ["pay", "hunt"],
    text: "I'm sorry, that took nerve. A no now is often a no to the timing or the budget. Ask: “What would need to happen for a yes, and when can we look at it again?” Write the answer down and put the date in your calendar.\n\n**One next step:** send two lines today: thanks for the talk, and the date for the next one.\n\nDid they give a reason?",
  },
  {
    text: "I'm sorry. A no to that isn't a no to you, even if it feels like one today. You can ask once what would make it possible, or ask for half of it. After that it's your turn to decide what you do without them.\n\n**One next step:** write down the one thing you can do that needs nobody's yes.\n\nDo you want to try once more, find another way, or let it go?",
  },
];

/** "What if I cry", "what if I mess up". */
export const selfFearLines: readonly ActLine[] = [
  {
    on: /\b(?:cry\w*|cried|tears?|tear up|break down)\b/,
    text: "Then you cry a little, and it passes in a minute or two. Most people have seen it and think no less of you. Have one line ready: “Give me a second, this matters to me.” Look up, press your feet into the floor, take a sip of water, and go on with your next sentence. You can also say up front, “I may get emotional, I still want to say this.”\n\n**One next step:** say that line out loud twice today.\n\nWould earlier in the day, or at the end of a shift, be easier for you?",
  },
  {
    on: /\b(?:freeze|blank|forget|stutter|ramble|lost for words|tongue)\b/,
    text: "That happens to people who care how it goes. Bring a card with three words on it, and a line for the gap: “Let me look at my note for a second.” Nobody minds a note; it looks prepared.\n\n**One next step:** write the three words now: what you want, why, and by when.\n\nWhich sentence would be the worst one to lose?",
  },
  {
    on: /\b(?:panic\w*|attack|faint|throw up|shak\w+)\b/,
    text: "Plan the way out first, because knowing it is there often means you won't need it: sit near the door, tell one person, and have a line: “I need two minutes, I'll be right back.” A panic attack feels dangerous and is over in about ten minutes. If chest pain or fainting is new for you, let a doctor check it.\n\n**One next step:** choose where you'd go for those two minutes.\n\nWho there could know beforehand?",
  },
  {
    on: /\b(?:fail\w*|flunk\w*|(?:don'?t|do not) pass)\b/,
    talk: /\b(?:exams?|midterms?|finals?|class(?:es)?|course|quiz\w*|tests?|semester|boards|nclex|certification|licen[sc]e|chem|calc|algebra|stats|gpa)\b/,
    text: "Then there is a way after it, and it helps to know it now, while you're calm. Many schools let you repeat a class and count the better grade, and until a certain day you can drop it or ask for an incomplete; for a license or a board there's a next date. It costs time and money. It doesn't say what you're able to do.\n\n**One next step:** look up the last day to withdraw or to sign up again, and put it in your calendar.\n\nWhat would it change for you: money, a requirement, or what people think?",
  },
  {
    on: /\b(?:relapse\w*|slip\w*|drink|smoke|cheat|binge|gamble|mess up|screw up|fail\w*|can'?t (?:do|keep|stick)|give up|lose it)\b/,
    text: "Then it's one bad day in a row of better ones, and the row isn't erased. Decide it now, while you're calm: who you'd tell, what you'd do in the next hour, and that you start again with the very next meal, morning, or payday, not on Monday.\n\n**One next step:** finish this line: “If I slip, the first thing I do is …”\n\nWhat is the most likely moment for it?",
  },
  {
    on: /\b(?:regret|hate it|hate the|wrong (?:one|choice|decision)|not (?:good|ready|enough)|make a mistake|mess it up)\b/,
    text: "You can't rule it out, but you can make it small: try it in a form that can be undone, with a date on which you look again. A choice that can be taken back doesn't have to be perfect.\n\n**One next step:** name what you'd do on the day after if it went wrong.\n\nWhat's the worst that could realistically happen: money, someone's anger, or your own disappointment?",
  },
];

/** A dislike, a lack, a limit: another way to the same end. */
export const limitLines: readonly ActLine[] = [
  {
    on: /\b(?:lawyer|attorney|legal)\b/,
    text: "You may not need to pay one. Legal aid (lawhelp.org) is free below a certain income, many courts have a self-help desk, and a lot of lawyers do a first talk for nothing. For a small case, answering in writing by the date and showing up already does most of the work.\n\n**One next step:** call legal aid today and say the date on your papers first.\n\nBy when do you have to answer?",
  },
  {
    on: /\b(?:forms?|online|internet|computer|website|email)\b/,
    text: "You don't have to use the internet for it. Nearly every office still does it by phone, on paper, or face to face, and you can say so: “I'd like to do this by phone, or have the form mailed to me.” For Social Security that is 1-800-772-1213; for Medicare questions your state's free SHIP counselor, 1-877-839-2675; for most other things 211. A librarian or your Area Agency on Aging can sit beside you, too.\n\n**One next step:** make one call in the morning, when the lines are shortest.\n\nWould you rather do it by phone, by mail, or with someone next to you?",
  },
  {
    on: /\b(?:phone calls?|calling|call(?:s)?|phones?)\b/,
    text: "Lots of people hate calling. Most of it can be done in writing: an email, the office's message form, or a letter you can keep as proof. If it has to be a call, write the first sentence down and read it out, then ask for everything by email.\n\n**One next step:** look for an email address or “message us” before you pick up the phone.\n\nShould I help with the written version, or with a first sentence to read out?",
  },
  {
    on: /\b(?:uninsured|no insurance|without insurance|don'?t have insurance|lost (?:my )?insurance)\b/,
    not: /\b(?:car|truck|van|claim|accident|crash|bumper|renters|flood|roof)\b/,
    text: "That makes it harder, not impossible, and please don't wait for the new insurance if something feels wrong. A community health center (findahealthcenter.hrsa.gov) charges by income, often $20 to $60 a visit. Check Medicaid at healthcare.gov, too; it may start right away. Ask any office for the cash price before you go.\n\n**One next step:** call one community health center and ask, “What does a first visit cost with my income?”\n\nShould we look at the price, what to say on the phone, or what to tell them there?",
  },
  {
    // not of somebody else, who may owe it
    on: /^(?!\W*(?:and |but |so )*(?:he|she|they|my \w+)(?:'s|'re)? (?:just |still )?(?:says?|said|claims?|has|have|is|are|broke|can'?t)\b)[^]*\b(?:can'?t afford(?! to (?:lose|be|get|miss|quit|make|fail|wait)\b)|no money|broke|too expensive|cash only|too much money|costs? too much|tight)\b/,
    text: "Then money sets the frame, and that's fine. Three ways down: ask for the cash or income-based price, ask to pay in parts without interest, or find the free version: 211 knows what there is near you.\n\n**One next step:** ask one place, “What's the lowest this can cost me?”\n\nWhat could you put toward it in a month without falling behind?",
  },
  {
    on: /\b(?:no time|don'?t have (?:the )?time|too busy|work (?:nights|doubles|two jobs|weekends)|two jobs)\b/,
    text: "Then it has to fit into ten minutes, or hang on something you do anyway: the bus, the coffee, the wait at pickup. Anything bigger isn't for this month.\n\n**One next step:** name the ten minutes in your day that are already yours.\n\nWhen would that be: morning, break, or after everyone is asleep?",
  },
  {
    on: /\b(?:therap\w+|counsel\w+|shrink)\b/,
    text: "You don't have to. There are other ways to not be alone with it: your regular doctor, a free group, a warm line where trained people listen (warmline.org), or one friend with a fixed hour. If it gets dark, 988 is there by text, too.\n\n**One next step:** choose one person or line, and save it in your phone.\n\nWhat would feel least like therapy: talking, writing, or doing something together?",
  },
  {
    on: /\b(?:groups?|church|meet-?ups?|(?<!\b(?:the|this|that|my) )apps?|meetings?|crowds?|parties|(?<!\bwhen )people(?! (?:say|think|ask|tell|act|do)\b))\b/,
    text: "Then no groups. One person at a time is enough, side by side, doing something: a walk, an errand, a class where the hands are busy. That counts fully.\n\n**One next step:** think of one person you'd be okay with for half an hour.\n\nWho comes to mind first?",
  },
  {
    on: /\b(?:gym|runn?ing|exercis\w*|cook\w*|read\w*|vegetables|mornings?)\b/,
    text: "Good to know, we leave that out. What counts is something you don't have to talk yourself into: walking while you're on the phone, the stairs, one song in the kitchen, a meal from four things.\n\n**One next step:** pick the version you'd do even in a bad mood.\n\nWhat did you enjoy when you were younger?",
  },
  {
    on: /\b(?:conflict|confront\w*|arguing|fights?|drama)\b/,
    text: "Most people who hate conflict still get heard, just in another way: in writing, early, and about one small thing. Four lines, no history: what happened, what you need, by when, thank you.\n\n**One next step:** write the line with what you need, and leave the rest for now.\n\nWho is it for?",
  },
];

/** A cause that was told: what it changes. */
export const causeLines: readonly ActLine[] = [
  {
    on: /\b(?:car|brakes?|tires?|repair\w*|vet|dentist|hospital|fridge|furnace|plumb\w*|broke down|transmission|ticket)\b/,
    talk: /\b(?:debts?|owe|cards?|sav\w+|budget|payment|\$|\d{3})/,
    text: "That explains it, and it wasn't you: a plan with no cushion breaks at the first repair. So build the repair in: put the first $300 to $500 aside before anything extra goes to the debt or the goal, and refill it whenever it was used. Then the next one doesn't land on a card.\n\n**One next step:** open a separate savings pot and send it the first $50 on payday.\n\nWhat is likely to break next: the car, your teeth, or something at home?",
  },
  {
    on: /\b(?:only time|nobody needs|no one needs|time (?:for|to) myself|me time|alone time|my own time|peace and quiet|finally quiet)\b/,
    text: "That makes sense: those late hours are the only ones that belong to you, so of course you hold on to them. It isn't weak will. The way out isn't less time for yourself but an earlier one: thirty minutes that nobody gets, right after work or right after dinner, with a door or headphones.\n\n**One next step:** pick tomorrow's half hour and tell the others it's taken.\n\nWho needs you the most in the evening, and what could wait until morning?",
  },
  {
    on: /\b(?:last year|years? ago|back then|snuck|lied|cheated|caught|messed up|my fault|i (?:did|broke|lost)|trust)\b/,
    in: ["family", "love", "child", "friend"],
    text: "It's fair that you own it, and it's fair to want it to end some day. Trust comes back through things the other person can see: being where you said, on time, for a few weeks, and then asking for one step back. Offer it like a deal with a date, not as a right.\n\n**One next step:** think of one thing you could show for two weeks.\n\nWhat would count for them: curfew, grades, or telling them things first?",
  },
  {
    on: /^(?!.*\b(?:she|he|they|mom|dad|mother|father|kids?|dog)(?:'?s|'?re| is| are| was| were)\b).*\b(?:bored|boredom|nothing (?:else )?to do|habit|autopilot|lonely|alone)\b/,
    text: "That's an honest reason. Then the thing itself isn't the enemy, the empty hour is. Put something small there first, before you take anything away: a call, a show with someone, ten minutes outside, something for the hands.\n\n**One next step:** decide what goes into that hour today.\n\nWhen is it emptiest: after work, late at night, or on weekends?",
  },
  {
    on: /\b(?:tired|exhausted|nights?|shifts?|doubles|(?:a|another) double\b(?! (?:check|take|standard))|overtime|no sleep|kids? (?:was|were|got)|baby|sick)\b/,
    text: "Then you've been doing it on empty, and no plan works like that. Cut it down to what you could do on your worst day, and let that be the whole plan until there's more of you.\n\n**One next step:** strike one thing from this week that nobody would miss.\n\nWhat takes the most out of you right now?",
  },
];

/** What somebody else is like, says, or will think. */
export const othersLines: readonly ActLine[] = [
  {
    on: /\b(?:she|he|they|mom|dad|who)\b[^.]*\b(?:crying|cried|in tears)\b/,
    text: "That goes right through you, when someone you care about cries. You don't have to fix it in that minute. Say what you feel for them first, and then what you can do: “I hate that this hurts you. Here's what I can do.” If they offered something, you may take a day before you answer.\n\n**One next step:** decide for yourself what you honestly can and can't do, before you talk again.\n\nWhere does it leave you: relieved, guilty, or pushed?",
  },
  {
    on: /\b(?:he|she|they|hes|shes)\b[^.]{0,20}\b(?:stupid|dumb|ugly|bad at|fat|a loser|hates? (?:himself|herself|school|me)|no friends)\b/,
    in: ["child"],
    text: "That's hard to hear. Behind “I'm stupid” there's usually something that's too difficult at the moment, and shame about it. Don't argue it away; say what you see: “This part is really hard right now. Show me where you got stuck.” Praise the trying, not the result, and stop after ten minutes even if it isn't done.\n\n**One next step:** sit next to him or her tonight for the first two lines only.\n\nIs it all subjects, or one in particular?",
  },
  {
    on: /\b(?:people|they|everyone|everybody|he|she|family|friends|mom|dad)\b[^.]{0,12}\b(?:says?|said|thinks?|tells?|told|keeps? saying)\b[^.]*\b(?:just|only|get over|move on|let it go|forget (?:it|about it)|drop it|bigger person|over ?react\w*|dramatic|too (?:sensitive|much|old)|should|not a big deal|crazy|lazy|selfish|controlling)\b/,
    text: "That hurts, because it makes your feeling smaller than it is. They may not know it from the inside; you do. You don't have to convince anyone: “It matters to me. You don't have to understand it.” And talk to the one person who does.\n\n**One next step:** think of who has been through the same thing.\n\nWhose words hurt the most?",
  },
  {
    on: /\b(?:laughs?|jokes?|shrugs?|rolls? (?:his|her|their) eyes|walks? (?:away|out)|goes? quiet|gets? quiet|shuts? down|changes? the subject|on (?:his|her) phone|brush\w* (?:it|me) off|ignores? (?:it|me))\b/,
    text: "So it doesn't reach them that way. Laughing it off or going quiet is often embarrassment; it's also easy to slip out of when it comes by the way. Give it a frame: “I'm not joking, and I'm not mad. Can we sit down for ten minutes after dinner?” Then one thing, one request, and wait. If it can't be talked about, write it in four lines.\n\n**One next step:** choose the ten minutes.\n\nWhat's the one thing you'd want them to agree to?",
  },
  {
    on: /\b(?:he|she|they|my (?:wife|husband|partner|boyfriend|girlfriend|mom|dad|mother|father|sister|brother))(?:'?s|'re| is| are) (?:just |too |so |really |very )?(?:afraid|scared|nervous|terrified) (?:to|about)\b/,
    not: /\b(?:son|daughter|kids?|child|children|toddler|dark|monsters?|school)\b/,
    text: "So there is a fear beside you, too, and it isn't a no. Ask for the picture behind it: a fight, tears, or being the one who gets the blame. Then share it out: one of you says the first sentence, the other sits next to it and says, “We both want this.” Nobody has to be brave alone.\n\n**One next step:** decide together who says the first sentence, and which one it is.\n\nWhat are they most afraid of?",
  },
  {
    on: /\b(?:they|he|she|landlord|company|bank|office|boss)\b[^.]*\b(?:wants?|asking for|asked for|offer(?:s|ed)?|came down|counter\w*|needs?)\b[^.]*\d/,
    not: /\b(?:severance|bonus|salary|laid off|layoffs?|(?:job|an?) offer|offered me|closing (?:down|in)|wedding|kids|children|date)\b/,
    text: "Then there's a number on the table, and a first number can be answered. Say what you can do, with a date: “I can do this much today and the rest on Friday. Would you note that down and confirm it by email?” Don't promise more than what's left after food and getting to work.\n\n**One next step:** decide on your number before you call back.\n\nHow far apart are you?",
  },
  {
    on: /\b(?:boss|manager|supervisor|team|coworkers?|clients?)\b.{0,20}\b(?:will|would|(?:'?s|s|is|are|'?re) going to|gonna|gets?|might|could) (?:be |get |so |really |very )*(?:mad|angry|upset|furious|annoyed|disappointed|pissed)\b/,
    text: "Maybe for a minute, and then mostly about the plan, not about you. So tell it early and bring a way through: what you can do, what you can't, and by when. “I want to tell you in time: I can't do both this week. I'll finish the first by Friday and begin the second on Monday.” Whoever hears it in time has less to be mad about.\n\n**One next step:** write those two sentences now, and send them in the morning.\n\nWhat would you write in them?",
  },
  {
    on: /\b(?:will|would|(?:'?s|s|is|are|'?re) going to|gonna|gets?|'?s) (?:be |get |so |really |very )*(?:mad|angry|upset|furious|hurt|disappointed|pissed|freak out|flip)\b/,
    text: "That's hard, to be right and still have someone upset with you. They're allowed to be, and you don't have to talk them out of it. One line, said once: “I know this is hard for you. I thought about it, and my answer stays. I love you, and I don't want to argue about it.” Then change the subject or go.\n\n**One next step:** decide whether you'll tell them yourself, first, before they hear it from someone else.\n\nWhat would they say to you, word for word?",
  },
  {
    on: /\b(?:he|she|they|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|brother|sister|mom|dad|friend|cousin|roommate))\b[^.!?]{0,20}\b(?:says?|said|promis\w+|swears?|swore)\b[^.!?]*\b(?:different|change\w*|never again|this time|will|won'?t|pay (?:me|it) back)\b/,
    text: "He or she may mean it. But what you can go by is what happened last time, not the promise. You can care about someone and still ask to see it first: six months on time, some of it paid down, help from someone whose job it is.\n\n**One next step:** decide what you'd need to see before your answer could change.\n\nIf it went wrong again, could you carry it on your own?",
  },
  {
    on: /\b(?:cheap|stingy|tight|penny|frugal|budget)\b/,
    in: ["pay", "hunt"],
    text: "Then speak his or her language: what it saves or brings in. “Replacing me costs months and a few thousand dollars; here's what I keep running.” Name two or three results with numbers, ask right after a good month, and have a second wish that costs less: a step now and one in six months, or a day off.\n\n**One next step:** write down one thing you did this year that saved money or kept a customer.\n\nWhat would fall apart first if you were gone for two weeks?",
  },
  {
    on: /\b(?:nice|kind|sweet|good person|means well|done (?:any|no)thing|hasn'?t (?:even )?done|never (?:been )?mean)\b/,
    talk: /\b(?:scared|afraid|anxi\w*|nervous|fear\w*|brac\w+|flinch\w*|tense|heart (?:drops|races|pounds))\b/,
    text: "So it isn't really about who they are now; one sharp moment can teach your body to brace every time after. That fades when new, ordinary moments pile up on top. You can help it along: one small, boring exchange a day, a question, a thank you, hello at the start.\n\n**One next step:** plan tomorrow's ten-second exchange: what you'd say first.\n\nWhat do you picture when your body braces: being scolded, being sent away, or losing the job?",
  },
  {
    on: /\b(?:he|she|they|my \w+) (?:just |only )?(?:always|never|still|keeps?|doesn'?t|does not|won'?t)(?: (?:just|even|ever|really))* (?!asks? (?:me )?for|complain|mind|yell|know|works?\b|lives?\b|loves?\b)\w+/,
    text: "That would wear anybody down. You can't change how they are, but you can change what happens next to you: say once what you need, say what you'll do if it stays like this, and then do that, calmly.\n\n**One next step:** finish this: “The next time, I will …”, with something only you need for.\n\nWhat do you want most from them: to stop, to help, or to listen?",
  },
];

/** A feeling comes first, then one small thing. */
export const feelingLines: readonly ActLine[] = [
  {
    on: /\b(?:can'?t|cant|cannot|couldn'?t) (?:go (?:in|into|to|back|near)|look at|open|touch|enter|be in|sit in|sleep in|throw (?:away|out)|listen to)\b/,
    in: ["loss", "family", "love"],
    text: "Then don't, for now. A place or a thing can hold the whole moment, and you're allowed to go around it for a while. When you want to try: with someone beside you, by day, for one minute, and do something small there, like making tea or lighting a candle.\n\n**One next step:** ask someone to get what you need from there today.\n\nWho could be with you the first time?",
  },
  {
    on: /\b(?:irritable|cranky|grumpy|restless|on edge|snapp\w+|short fuse|moody)\b/,
    text: "That's a common part of it and says nothing bad about you; your body is adjusting or simply worn down. Tell the people around you once, “I'm short this week, it isn't you,” and get rid of some of it by moving fast for five minutes.\n\n**One next step:** say that sentence to one person today.\n\nWhen is it worst: mornings, after work, or at night?",
  },
  {
    on: /\b(?:crying|cry|cried|tears|bawling|sobbing)\b/,
    text: "I'm so sorry. Let it come; you don't have to be fine right now. Nobody expects you to solve it in this state.\n\nIf you have to go back out in a few minutes: cold water on your wrists, slow steps to a window, and it's okay to say “rough day, I'm all right.”\n\n**One next step:** text one person: “Having a hard moment. No need to fix it.”\n\nWho would that be?",
  },
  {
    on: /\b(?:quiet|silent|(?<!\b(?:be|it|them|to) )empty(?! (?:by|it|them|before|until|out)\b)|weird|keep (?:hearing|seeing|reaching)|(?:her|his|their) (?:side|chair|stuff|things|smell|coat|mug)|house feels|apartment|so still)\b/,
    in: ["loss"],
    text: "Of course it does. A place sounds different when someone is missing from it, and your ears keep waiting for them. That eases, slowly. For the nights: a radio or a podcast low in the next room, a lamp left on, and one thing in the room moved so that it's yours now.\n\n**One next step:** tonight, put on a voice you like before the hour that's worst.\n\nWhich hour is that?",
  },
  {
    on: /\b(?:want(?:ing)?|tempted|about|urge|almost|going|keep) (?:to )?(?:text\w*|call\w*|messag\w*|writ\w+|check\w*|stalk\w*|drive by)\b|\bkeep (?:wanting|checking|looking)\b/,
    in: ["loss", "love", "family", "friend"],
    text: "You want to hear from the one who isn't there, and almost any excuse will do for that. It isn't silly. Write the message, but into your notes, and wait 24 hours; most of them don't need to be sent anymore by then. Whatever you need for real, like things or keys, can go into one practical message later.\n\n**One next step:** start a note called “not sent” and put this one in it.\n\nWhat would you hope comes back if you did write?",
  },
  {
    on: /\b(?:asham\w*|hate myself for|embarrass\w*|humiliat\w*|(?<!\b(?:that|it|this|be|sounds?|is|are|was|seems?) (?:so |really |kinda |just )?)(?:stupid|dumb)(?! (?:question|to|idea|thing|move|rule|phone|job|game|app)\b)|idiot|pathetic|loser|failure|fat|disgusting)\b/,
    text: "That's a hard thing to say about yourself, and I don't see you that way. You'd never talk to a friend like that about the same thing. Shame gets smaller when one safe person knows.\n\n**One next step:** say it in plain facts instead, without the name you call yourself.\n\nWho has never made you feel small?",
  },
  {
    on: /\b(?:guilt\w*|my fault|selfish|bad (?:mom|mother|dad|father|son|daughter|friend|person|wife|husband))\b/,
    text: "Guilt shows that you care about it; it doesn't prove that you did wrong. Ask yourself one thing: did I do harm, or did I only disappoint someone? For harm there's one repair you can make. For disappointment there is nothing to repair.\n\n**One next step:** decide which of the two it is.\n\nWhat would you have had to give up to avoid it?",
  },
  {
    on: /\b(?:scared|afraid|terrified|frightened|nervous|anxious|dread\w*|freak\w*|sick (?:about|to my|thinking)|heart (?:drops|races|is racing|pounds))\b/,
    text: "That fear makes sense; something that matters hangs on it. Make it smaller by making it exact: what's the one moment you dread, and what would you do in that minute? Fear is worst when it has no edges.\n\n**One next step:** put both feet on the floor, let your shoulders drop, and name the first tiny part you could do anyway.\n\nIs it the waiting, the moment itself, or what comes after?",
  },
  {
    on: /\b(?:angry|mad|furious|pissed|rage|hate (?:him|her|them|it)|resent\w*|unfair|not fair|sick of|fed up|done with)\b/,
    text: "You have a reason to be angry; something was crossed. Let it move before you act on it: a fast walk, the shower, the ugly version typed into your notes and not sent. What's left afterward tells you what you need.\n\n**One next step:** finish this line: “What I needed was …”\n\nIs it about this one time, or has it been building up?",
  },
  {
    on: /\b(?:lonely|(?<!\b(?:like|love|enjoy|prefer|fine|okay|ok|good|great|happy|used to) )(?:i'?m|i am|feel|all|so|being|live|living|was) alone|i have nobody|nobody (?:cares|asks|calls|to)|no one (?:cares|asks|calls|to)|left out|invisible|isolated|miss (?:him|her|them|my|having|people))\b/,
    text: "That's a lonely place, and saying so isn't nothing. You don't need a crowd, just one small contact that comes back: the same café, the same walk, the same person on Sundays.\n\n**One next step:** send one short message with no big meaning: “Saw this and thought of you.”\n\nWho would be glad to hear from you, even after a long time?",
  },
  {
    on: /\b(?:(?:saw|seen|look\w*|hate|took|posted|tagged) [^.!?]{0,20}(?:photos?|pictures?|selfies?)|(?:in|on) (?:the |that |this |all )?(?:photos?|pictures?|selfies?))\b/,
    in: ["love", "health", "loss", "habit"],
    text: "Photos do that: they stop you at an angle nobody ever sees you from. You know your face from the inside; other people see it laughing and talking. You don't have to think it's beautiful, only that it's allowed to be seen.\n\n**One next step:** choose one picture where you're doing something you like, and let a friend pick the second.\n\nWhat would you like someone to notice about you first?",
  },
  {
    on: /\b(?:overwhelm\w*|(?<!\b(?:i|i'm|am|was|im|costs?|spend|drink|eat|smoke|sleep|weigh) (?:just |maybe |way )?)(?<!\b(?:drinks?|drinking|spends?|spending|eats?|talks?|works?|smokes?|games?|asks?|costs?|drank|spent|ate) (?:way |far )?)too much|drowning|can'?t (?:do|handle|take|cope|keep up)|falling apart|burn\w* out|exhausted|worn out|so tired|at my limit)\b/,
    text: "That's a lot for one person, and it makes sense that you're at the edge of it. Nothing has to be solved tonight. First less, then better: what can be late, what can be ugly, what can be someone else's?\n\n**One next step:** cross out one thing for tomorrow, and tell whoever waits for it.\n\nWhat's the heaviest piece: work, home, money, or a person?",
  },
  {
    on: /\b(?:(?:i'?m|i am|i feel|feel(?:ing|s)?|so|just|really|very|makes? me|been|i was) (?:\w+ ){0,2}?sad\b(?! about (?:not|losing out))|(?:feel|feeling|so|really|i'?m) (?:\w+ )?down\b(?! (?:to|for|with|at|in|here|on)\b)|depress\w*|cries|(?<!\b(?:head|back|knee|tooth|teeth|stomach|tummy|belly|foot|feet|leg|neck|shoulder|throat|ear|hand|wrist|arm|chest|eye|jaw|hip)s?(?: (?:still|really|just|always|also))? )hurts?|heartbroken|devastated|gutted|(?:feel(?:s|ing)?|felt|i'?m|so|just|inside) empty|numb|hopeless|(?:i(?:'?m| am| feel| felt)|feel(?:s|ing)?|everything(?:'?s| is)?|it(?:'?s| is| was| all)?|this(?: is)?|that(?:'?s| is| was)?|life) (?:\w+ )?(?:awful|terrible|sucks?)(?! (?:idea|plan|way|time|advice|answer|joke|boss|place|song|movie))|miserable|rejected)\b/,
    text: "I'm sorry, that hurts. You don't have to turn it into something useful today. Eat something warm, get ten minutes of daylight, and let one person know. If it stays this heavy for two weeks, tell a doctor; if it gets dark, call or text 988.\n\n**One next step:** choose the smallest of those three and do it in the next hour.\n\nWhat makes it a tiny bit lighter, usually?",
  },
];

/** What somebody else might answer: "what if he says there's no money". */
export const otherFearLines: readonly ActLine[] = [
  {
    on: /^\W*(?:and |but )*if (?:someone|somebody|people|anyone|anybody|everyone|he|she|they) (?:push(?:es)?|insists?|keeps? (?:asking|pushing|offering)|offers?)\b/,
    not: /\b(?:sex|kiss\w*|touch\w*|bed|naked|nudes?)\b/,
    text: "Then the same short sentence again, in the same friendly tone: “No thanks, I'm good.” You owe nobody a reason, and a reason only invites a discussion. After the second time, change the subject or the place: fresh air, the restroom, the other end of the room. It helps to have one person there who knows and who says, “Leave it, they said no.”\n\n**One next step:** say your sentence out loud three times, and choose who that person could be.\n\nWho of those who will be there is on your side?",
  },
  {
    on: /^(?![^]*\b(?:wife|husband|partner|boyfriend|girlfriend|mom|mother|dad|father|kids?|son|daughter|friends?|family|coworkers?|team)\b)[^]*\b(?:mad|angry|upset|furious|annoyed|yells?|pissed)\b/,
    talk: /\b(?:boss|manager|supervisor)\b/,
    in: ["pay", "hunt"],
    text: "Then stay with the work and out of the mood: “I want to get this done well. Which of the two comes first?” Said quietly, it gives your boss something to decide in place of something to be angry at. If it gets loud: “Let's take this up in an hour.” Afterward write two lines by email on what was agreed, and keep a note of the date. A question about priorities is rarely held against anyone.\n\n**One next step:** write that one sentence on a card, and have the list of your tasks with you.\n\nHow did it go the last time somebody said no there?",
  },
  {
    on: /\b(?:asks?|brings? up|wants? to know)\b/,
    in: ["hunt", "pay"],
    text: "Have two sentences ready and stop after them. For why you left: “It wasn't the right fit anymore, and we parted. I learned a lot there, and what I'm looking for now is this.” True, short, nothing bad about anyone. The same for a gap or a weakness: one sentence what it was, one what you do now.\n\n**One next step:** say your two sentences out loud three times.\n\nWhich question are you most afraid of?",
  },
  {
    on: /\b(?:no|can'?t|cant|cannot|not (?:right )?now|budget|money|afford|later|next year|wait|think about it|laughs?)\b/,
    talk: /\b(?:raise|salary|promotion|underpaid|(?:more|ask for|my) pay|job offer)\b/,
    in: ["pay", "hunt"],
    text: "Then don't argue, ask three things: “I understand. What would have to be true for a yes? When can we look at it again, in March? And what is possible until then: one more day off, training, a different title?” Write the date down in front of the other person. A no with a date is half a yes.\n\n**One next step:** choose now the one extra that you'd be content with meanwhile.\n\nWhich would that be: time off, fixed hours, or a smaller raise now?",
  },
  {
    on: /\b(?:no|can'?t|cant|cannot|won'?t|refus\w+|keeps?|ignor\w+|nothing)\b/,
    in: ["rent", "debt", "office", "health", "tax"],
    not: /\b(?:what if|if|but) (?:he|she|my \w+) (?:still |just )?(?:says?|won'?t|refuses?|gets?)\b/,
    text: "Then ask for it in writing, with the reason, and for the next person who can decide: a supervisor, an appeal, a complaint office. Many first answers from offices and companies change on the second try. Legal aid (lawhelp.org) or 211 can say what you're entitled to.\n\n**One next step:** note the date, the name, and the exact words of the no.\n\nWho said it, or who would say it?",
  },
];

/** A bad experience, before any advice. */
export const beforeLines: readonly ActLine[] = [
  {
    in: ["health"],
    text: "No wonder you stayed away after that. You may set the terms the next time, in the first minute: “The last visit went badly, and I stayed away because of it. Today I'd like you to look at what brought me here.” A decent doctor hears that. If this one doesn't, you may pick another.\n\n**One next step:** save that sentence in your phone.\n\nWhat is it that you'd want looked at first?",
  },
  {
    text: "That would put anybody off, and it makes sense that you're careful now. The next time you can set it up differently: say up front what went wrong before, what you need, and when you'd leave.\n\n**One next step:** write the one sentence you'd start with.\n\nWhat should be different this time: the person, the place, or the way it's said?",
  },
];

/** A sign of the body, told in passing. */
export const symptomLines: readonly ActLine[] = [
  {
    on: /\b(?:tingl\w*|numb(?:ness)?|pins and needles|burning feet)\b/,
    text: "I can't tell you what that is, and it's worth telling a doctor soon, in the next week or two. There are several ordinary causes, like blood sugar, a vitamin, or a pinched nerve, and most are easy to check with a blood test. If it comes on suddenly on one side, with weakness, trouble speaking, or loss of bladder control, call 911 right away.\n\n**One next step:** note since when, which mornings, and both feet or one.\n\nWhat keeps you from making the call this week: the cost, the time, or what they might say?",
  },
  {
    on: /\b(?:tooth|teeth|gums|jaw|dizzy|headaches?|migraines?|lump|rash|cough\w*|bleed\w*|blood in|stomach|nausea|vomit\w*|back pain|(?<!\b(?:behind|have|has|had|got|off|on|get|watch|watches) )my back|knees?|shoulder|swollen|swelling|palpitations|heart (?:flutters|skips)|can'?t pee|fever|hot flash\w*|blurry|short of breath|losing (?:weight|hair))\b/,
    text: "I can't say what's behind that; it needs someone who can look at it. If it's new, getting worse, or lasts longer than two weeks, make an appointment; a nurse line (often on the back of an insurance card) tells you how soon. Chest pain, trouble breathing, fainting, or weakness on one side is 911.\n\n**One next step:** write down since when, how often, and what makes it worse.\n\nHow long has it been like this?",
  },
];

/** Something that is named as the culprit, in a few words. */
export const culpritLines: readonly ActLine[] = [
  {
    on: /^(?![^]*\b(?:he|hes|he's|she|shes|she's|they|son|daughter|kids?|husband|wife|pa(?:y|id)|money|job)\b)[^]*\b(?:tiktok|tik tok|reels|shorts)\b/,
    text: "Those short clips are the hardest kind, because the next one starts by itself and there's never a last one. So let something else end it: the app has a daily limit in its settings, under screen time; somebody you trust chooses the code. And keep it out of bed, since lying down takes away the last reason to stop.\n\n**One next step:** set the limit now to half of what you use, and let a friend type the code.\n\nWhen does it begin: after dinner, in bed, or when you can't sleep?",
  },
  {
    on: /^(?![^]*\b(?:he|hes|he's|she|shes|she's|they|they're|son|daughter|kids?|husband|wife|rent|bills?|pa(?:y|id)|cost\w*|insurance|doors?|charging|(?:when|while) (?:i |we )?watch\w*|in front of the (?:tv|television|screen)|(?:fight|fought|argu\w+|talk(?:ed|ing)?|sp[eo]a?ke?) (?:\w+ ){0,3}on the phone|(?:phone|tablet) (?:is |s )?(?:already |now )?(?:across|in (?:the|another)|away|off|dead|broken))\b)[^]*\b(?:phone|tiktok|instagram|youtube|reddit|scroll\w*|netflix|tv|games?|gaming|twitter|reels)\b/,
    text: "No scolding from me; these apps are built so that there's no end to reach. Make a small obstacle instead of a rule: log out at night, turn the screen to gray, or charge it where you can't reach it from bed or the couch.\n\n**One next step:** choose one of the three for tonight only.\n\nWhich would bother you the least: logging out, gray, or another room?",
  },
  {
    on: /(?<!\b(?:after|with|before|without) (?:my |the )?(?:morning )?)\b(?:coffee(?! (?:shop|house|place|date)\b)|caffeine|energy drinks?|soda|monster|red ?bull)\b/,
    text: "Caffeine stays in the body for many hours; half of a cup at four is still there at ten. Try the last one at noon for a week and have something cold or decaf at the usual time. A headache in the first days is normal.\n\n**One next step:** decide on the hour of your last one today.\n\nHow many do you have in a day?",
  },
  {
    on: /^(?![^]*\b(?:jobs?|work\w*|interview\w*|hired|shifts?|cashier|boss|manager|drive for|driving for)\b)[^]*\b(?:amazon|doordash|uber eats|delivery|takeout|take out|eating out|online shopping|shein|target|temu|subscriptions?|starbucks|lottery|scratch(?:ers| offs?))\b/,
    text: "That's where most people's money goes without a decision, because it takes one tap. Take the tap away: delete the saved card from that one app, and give it a fixed sum a week that you may spend without guilt.\n\n**One next step:** remove the card there now, it takes a minute.\n\nAbout how much goes there in a month?",
  },
  {
    on: /\b(?:snor\w*|noise|noisy|loud|barking|traffic|upstairs|street ?light)\b/,
    in: ["sleep", "worry", "rent"],
    text: "Then it isn't your head, it's the room. Earplugs or a fan for the sound, a towel or foil for the light, and a kind word with whoever makes it, by day. With snoring that stops and gasps, they should see a doctor.\n\n**One next step:** get earplugs, they cost three dollars.\n\nIs it every night, or only sometimes?",
  },
  {
    on: /^(?=\W*(?:(?:mostly|mainly|just|it'?s|probably|about|because of|usually|i think|maybe|thinking|worrying|worried|always|only|from|the|my|all|next|tomorrow'?s) )*(?:work|boss|job|emails?|deadlines?|slack|clients?|customers?|meetings?|projects?)\b(?: \w+){0,2}\W*$)(?!.*\b(?:for an? (?:\w+ ){0,3}job|(?:after|before|from|to) work|(?:blood|home|school|yard|art|dental) ?work|(?:n'?t|not|never|could|might|would|will|can|may|to|that) (?:really |even |actually )?work|work(?:s|ed)? out|(?:got|was|is being) (?:replaced|fired|promoted|moved)|warned|work (?:at|from|till|until|starts?|begins?|ends?|is|full|part|\d))\b).*\b(?:work|boss|job|emails?|deadlines?|slack|clients?|customers?)\b/,
    in: ["sleep", "worry", "phone", "habit"],
    text: "So work comes home with you. Give it an ending: five minutes before you leave, write the three things for tomorrow and the one that's unfinished, then close it. When it comes back at night, it already has a place.\n\n**One next step:** do that once today before you stop.\n\nWhat is it mostly: too much, one person, or fear of a mistake?",
  },
  {
    on: /\b(?:money|bills?|rent|debt)\b/,
    not: /\d/,
    in: ["sleep", "worry", "love"],
    text: "Money at night is always bigger than on paper. Give it fifteen minutes in daylight: what comes in, what goes out by when, and which one thing doesn't fit. Then you know the real size.\n\n**One next step:** write down the next three dates on which something is due.\n\nWhich one is first, and how much is it?",
  },
];

/** A price of something that goes out every month: how it comes down. */
export const priceLines: readonly ActLine[] = [
  {
    on: /\b(?:inhaler|medicines?|meds|prescriptions?|pills?|insulin|epipen|pharmacy|copay)\b/,
    text: "That's a lot for something you need every day. Please keep taking it, and ask four things: the pharmacist, “Is there a generic, or a cheaper one on my plan's list?”; your doctor, for another brand of the same kind or 90 days at once; the maker, because several cap inhalers or insulin at $35 a month or have an assistance program; and, with Medicare and a smaller income, Extra Help.\n\n**One next step:** call the pharmacy and ask the first question today.\n\nHow are you insured: Medicare, something else, or nothing?",
  },
  {
    on: /\b(?:child ?care|daycare|babysitter|after ?school|camp)\b/,
    text: "Child care is the second rent for many. Look at three things: your state's child care assistance (childcare.gov or 211), a dependent care account at work, which saves taxes, and sharing a sitter with one other family.\n\n**One next step:** check the income limit of your state's program.\n\nHow many hours do you need in a week?",
  },
  {
    on: /^(?![^]*(?:,[^,]*,|\b(?:health|dental|medical) insurance\b))[^]*\b(?:insurance|premium)\b/,
    text: "Insurance is worth a comparison every year: three quotes for exactly the same coverage, then ask your own, “I have a lower offer, what can you do?” A higher deductible lowers it if you have that sum aside.\n\n**One next step:** take your declarations page and get one quote today.\n\nIs it for a car, a home, or health?",
  },
  {
    on: /\b(?:phone bill|internet|cable|electric\w*|power bill|gas bill|heating|utilit\w+|water bill)\b/,
    text: "Those can often be lowered with one call: “I'd like to stay, what's the cheapest plan you have for me?” For power and heat there is help by income (LIHEAP, through 211), and budget billing evens the months out.\n\n**One next step:** make that one call, with the bill in front of you.\n\nHas it gone up, or was it always that high?",
  },
];

/** A step back: a missed week, a slip. */
export const slipLines: readonly ActLine[] = [
  {
    text: "Okay, so that happened; it isn't the end of it. One missed stretch does nothing, giving up because of it does. Start again with the smallest version, today or tomorrow, not on Monday, and don't try to make up for it.\n\n**One next step:** do two minutes of it today, just to be back.\n\nWhat got in the way: time, mood, or the plan itself?",
  },
  {
    text: "Then it's a second bump, and that tells us something: the plan is still too big for this part of your life. Cut it in half and keep the day and the hour.\n\n**One next step:** write down the half version.\n\nWhat would half of it be?",
  },
];
