import type { WrittenAnswer } from "./coach.written.content.ts";

/** Matters of family, love and friends. */
/** Given beside a sign of danger, too: they are about it. */
export const unsafeHomeAnswers: readonly WrittenAnswer[] = [
  {
    // thehotline.org
    id: "partner-frightens",
    topic: "look-at-the-signs",
    ask: /^(?=[^]*\b(?:scared|afraid|frightened|terrified|grab\w*|pin(?:s|ned)|shak(?:es?|ing)|shook|push\w*|shov\w*|chok\w*|hits?|slap\w*|throw(?:s|ing)?|threw|break(?:s|ing)?|broke|smash\w*|punch\w*|block\w*|corner\w*|threat\w*|guns?|knife|bruis\w*|took my|takes my|hid my|(?:won'?t|wont) let me|hurt\w*)\b)(?![^]*\bin (?:his|her) sleep\b)[^]*(?<!\b(?:business|lab) )\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\w+|bf|gf|ex)\b(?: (?!(?:never|says?|said|stopped)\b)[\w']+){0,3} (?:yells?|screams?|shouts?|yelling|screaming|shouting)(?: and \w+)? at (?:me|us|the kids)\b/,
    text: "What you describe is more than shouting, and it isn't your fault. When things are thrown, a way is blocked, somebody is held or grabbed, or you are afraid, it tends to get worse, also after a good week.\n\nIn danger now: 911, and where speaking isn't safe, a text to 911 works in many places. The National Domestic Violence Hotline, 1-800-799-7233, or START by text to 88788, is there day and night, and plans with you without asking you to leave. You needn't bring it up at home first. If a baby was shaken, call 911 even if there is nothing to see.\n\n**One next step:** choose the door and the person you'd go to, and keep keys, papers and phone where you can reach them.\n\nAre you safe right now?",
  },
  {
    // rainn.org, childhelphotline.org
    id: "watched-or-touched",
    topic: "look-at-the-signs",
    ask: /\b(?:watch\w*|films?|filming|records?|peeks?|spies)\b[^.!?]{0,10}\b(?:me|her|him|us|my (?:daughter|son|kids?|sister))\b (?:\w+ )?(?:shower\w*|undress\w*|bath(?:e|ing)|naked|chang(?:e|ing)(?=\W*$))|\b(?:uncle|step ?(?:dad|father|brother)|father|dad|brother|cousin|grand(?:pa|father)|roommate)\b[^.!?]{0,30}\b(?:com(?:es|ing)|came|sneak\w*|climb\w*|crawl\w*) in(?:to)? (?:my|her) (?:room|bed|bedroom)(?: at night|\W*$)|\b(?:son|daughter|kid|child|nephew|niece|grand(?:son|daughter))s?\b[^.!?]{0,40}\b(?:uncle|step ?(?:dad|father|brother)|babysitter|boyfriend|grand(?:pa|father)|teacher|coach)\b[^.!?]{0,30}\b(?:com(?:es|ing)|came|sneak\w*|climb\w*|crawl\w*) in(?:to)? (?:his|her|their) (?:room|bed|bedroom)(?: at night|\W*$)/,
    text: "That isn't all right, and it isn't your fault, whoever it is and whatever was said about it. Nobody in the family has a right to watch, touch or come in like that, and you needn't wait until more happens to tell someone.\n\n1. If you are afraid now: 911, or go where other people are.\n2. The National Sexual Assault Hotline, 1-800-656-4673, listens day and night and asks for no name. If it is about a child, or you are under 18: Childhelp, 1-800-422-4453.\n3. Tonight: a lock or a chair at the door, a phone beside you, and a line with date and time of what happened.\n\n**One next step:** tell one grown person outside that home, today.\n\nWho would believe you first?",
  },
];

export const lifeFamilyAnswers: WrittenAnswer[] = [
  ...unsafeHomeAnswers,
  {
    // healthychildren.org (American Academy of Pediatrics)
    id: "teen-in-room",
    topic: "talk-with-a-child",
    ask: /\b(?:teen(?:ager)?|daughter|son|kid|1[0-9] ?(?:yr|yrs|years?|y)?\/?[ -]?o(?:ld)?|she|he)\b[^.!?]{0,20}\b(?:won'?t|wont|never|doesn'?t|doesnt|hardly|barely|refuses to)\b[^.!?]{0,8}\b(?:come|comes|leave|leaves|get|gets)\b[^.!?]{0,8}\b(?:(?:out of )?(?:her|his|their) room)\b/,
    text: "It hurts to be shut out by your own child. Some of it belongs to the age: teenagers need a place of their own. So don't push your way in; stop by. A knock, a plate of food, one sentence, no question. Rides in the car are good, since nobody has to look at anyone.\n\n“I miss you. You don't have to talk. I'm getting tacos at six, come along?”\n\nIf friends, food, sleep or school fall away for two weeks, call the pediatrician. If there is talk of not wanting to live, ask plainly and call 988.\n\n**One next step:** knock this evening with something good to eat, and stay two minutes.\n\nWhat has changed besides the door?",
  },
  {
    id: "failing-school",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:the kid who|driver'?s)\b)[^]*(?:\b(?:son|daughter|kid|child|teen(?:ager)?|grandson|granddaughter|stepson)\b[^.!?]{0,25}\b(?:failing|flunk\w*|failed|(?:getting|got|gets|has|brought home) (?:an? |two |three |all |straight )?(?:d|f|ds|fs|d'?s|f'?s)|bad grades|bad report card|straight f'?s|held back|doing (?:badly|poorly) (?:at|in) school|behind in (?:school|math|reading|class\w*))\b|\b(?:worried|worry|upset|concerned)\b[^.!?]{0,12}\b(?:son|daughter|kid|child|teen(?:ager)?)'?s grades\b)/,
    text: "Watching a bright kid sink is scary, and anger comes easily. Grades are mostly the last sign of something: missing homework, a gap from years ago, eyes or focus, friends, sleep. So find out which before you take anything away.\n\n“I'm not mad. Show me which class is worst, and what is hardest there.” Then write to the teachers: “What is missing, and what would lift the grade most by the end of the month?” It is often three papers.\n\nYou may ask the school in writing to test for a learning problem.\n\n**One next step:** open the grade page together tonight and count what is missing.\n\nWhen did it begin to go down?",
  },
  {
    // healthychildren.org
    id: "toddler-bites",
    topic: "toddler-tantrum",
    ask: /\b(?:toddler|baby|son|daughter|kid|child|[1-4] ?(?:yr|yrs|year)s?[ -]old|[1-4] ?yo|he|she)\b[^.!?]{0,15}\b(?:bit(?:e|es|ing|ten)?|hits?|hitting|scratch\w*)\b[^.!?]{0,20}\b(?:kids?|children|babies|daycare|preschool|classmates?|other)\b/,
    text: "Those looks from other parents sting, and they say nothing about what your child will become. Small ones bite when they have a feeling and no word: too close, too tired, teeth, a toy taken. Short and calm works best. Go down to eye level: “No biting. Biting hurts.” First comfort the other child, then give yours a word for next time: “Say mine. Say stop.” No biting back and no long talk.\n\nWatch at what hour it happens, and next to whom; there is mostly a pattern.\n\n**One next step:** write down time and reason for one week, and ask daycare to do it too.\n\nWhat happens just before it?",
  },
  {
    // healthychildren.org
    id: "own-bed",
    topic: "toddler-tantrum",
    ask: /^(?![^]*\b(?:since (?:he|she) left|husband|wife|boyfriend|girlfriend|dog|cat|puppy)\b)[^]*(?:\b(?:son|daughter|kid|child|toddler|[2-9] ?(?:yr|yrs|year)s?[ -]old|[2-9] ?yo|he|she)\b[^.!?]{0,20}\b(?:won'?t|wont|doesn'?t|doesnt|refuses to|can'?t|cant)\b[^.!?]{0,10}\b(?:sleep|stay|fall asleep|go to sleep|go to bed)\b[^.!?]{0,12}\b(?:own bed|own room|(?:in )?(?:his|her|their) (?:own )?(?:bed|room)|alone|without me)\b|\b(?:comes? into|climbs? into|sleeps in|ends? up in) (?:our|my) bed\b|\b(?:get|teach|make|have|help)\b[^.!?]{0,15}\b(?:son|daughter|kid|child|toddler|[2-9] ?(?:yr|yrs|year)s?[ -]old) (?:to )?(?:sleep|stay|fall asleep)\b[^.!?]{0,12}\b(?:own bed|own room|(?:his|her|their) (?:own )?(?:bed|room|crib)|alone)\b)/,
    text: "By the third night on the edge of your own bed, everyone is worn out. Nobody is naughty there; your child has learned that sleep comes with you near, and can learn the other way in a week or two, if it goes in small steps and the same each night. Short ritual, light on, then you sit on a chair by the bed. Every third night the chair moves nearer the door. After a visit at night, walk back together, kiss, few words, as often as it takes.\n\nA sticker in the morning helps; so does a promise: “I look in after five minutes,” and do it.\n\n**One next step:** put the chair there tonight.\n\nWhat is your child afraid of when you go?",
  },
  {
    // healthychildren.org
    id: "potty-training",
    topic: "toddler-tantrum",
    ask: /^(?![^]*\b(?:running|puppy|dog|kitten|cat)\b)[^]*\b(?:potty|toilet)[- ]?train\w*\b/,
    text: "Nearly every parent has stood there with a mop and a smiling child. It isn't a test of you: most children are ready between two and three and a half, and pushing makes it longer. Good signs are being dry for two hours, hiding to go, and not liking a wet diaper.\n\nIf it is a fight, stop for three weeks and begin again. Then: potty after waking and after meals, two minutes with a book, praise for sitting, no word about accidents but “Pee goes in the potty.” If it hurts or nothing comes for days, ask the doctor.\n\n**One next step:** decide today: a break, or three sits a day at fixed times.\n\nHow old is your child, and what happens on the potty?",
  },
  {
    // nhtsa.gov: talking with older drivers
    id: "parent-drives",
    topic: "aging-parents",
    ask: /\b(?:mom|mother|dad|father|grandp\w+|grandm\w+|parents?|in-?laws?)\b[^.!?]{0,40}\b(?:shouldn'?t|shouldnt|still|not safe|unsafe|too old to|stop|quit|(?:won'?t|wont|refuses? to|will not) (?:give up|stop|quit|hand over))\b[^.!?]{0,10}\b(?:be )?(?:driv(?:es?|ing)|the (?:car )?keys)\b|\b(?:get|make|tell)\b[^.!?]{0,10}\b(?:mom|mother|dad|father|grandp\w+|grandm\w+)\b[^.!?]{0,15}\b(?:stop driving|car keys|keys away)\b|\btake\b[^.!?]{0,6}\b(?:car )?keys\b[^.!?]{0,12}\b(?:mom|mother|dad|father|grandp\w+|grandm\w+)\b/,
    text: "You picture the call from the police, and your parent pictures never getting out again. Both are real. So bring rides before you bring the word no, and let someone else be the judge: the doctor, or a driving test with an occupational therapist.\n\n“I worry when you drive in the dark. Let's have it tested. If they say it's fine, I'll keep quiet.”\n\nIf it is dangerous now, most states let family or a doctor ask the motor vehicle office for a new test; many keep the name private.\n\n**One next step:** ride along once this week, and write down what you see rather than what you fear.\n\nWhat made you worried: a dent, getting lost, or speed?",
  },
  {
    // cdc.gov/steadi: older adult falls
    id: "parent-falls",
    topic: "aging-parents",
    ask: /^(?![^]*\b(?:face|calls for|died|passed)\b)[^]*(?:\b(?:mom|mother|dad|father|grandp\w+|grandm\w+|parents?|mother in law|father in law)\b[^.!?]{0,20}\b(?:keeps? falling|falls|fell|falling)\b(?! (?:asleep|for|in love|out|apart|behind)))/,
    text: "Each time the phone rings your stomach drops. Falls mostly have causes that can be changed: pills, eyes, shoes, a rug, a dark way to the bathroom. And a no to help is often fear of losing a say, so ask for something small and for your own sake.\n\n“I sleep badly since you fell. Would you do two things for me: a bar in the shower, and a check of your pills?”\n\nThe doctor can do a fall check and send a physical therapist. After a blow to the head, with blood thinners above all, have it looked at the same day.\n\n**One next step:** take up the loose rugs and put a night light on the way to the bathroom.\n\nWhere and when do the falls happen?",
  },
  {
    id: "sibling-no-help",
    topic: "aging-parents",
    notAfter: /\b(?:died|passed(?: away)?|funeral|lost (?:my|our) (?:mom|mother|dad|father|parents?))\b/,
    ask: /^(?![^]*\b(?:pay|bills|money|(?:clean|clear|empty|pack|sort|go)(?:ing)? (?:out|up|through))\b)[^]*(?:\b(?:brothers?|sisters?|siblings?)\b[^.!?]{0,25}\b(?:never helps?|doesn'?t help|doesnt help|don'?t help|dont help|won'?t help|wont help|does nothing|do nothing|no help|not helping|does ?n'?t do (?:anything|a thing))\b[^.!?]{0,30}(?:\b(?:mom|mother|dad|father|parents?|her|him|them)\b|$))/,
    text: "You do the driving, the pills and the worrying, and somebody else sends a heart on Sundays. Resentment is no wonder. “You never help” is easy to deny; a task with a day is hard to. Split by what each can do: who lives far can pay, call the insurance, or take a week in summer.\n\n“I do about twelve hours a week for Mom. I can't go on alone. Take one of these: her bills, every second Saturday, or 200 a month for a helper. Which one?”\n\nIf nothing comes, plan with paid help and without hope.\n\n**One next step:** write down everything you did this week and send the list with that question.\n\nWhat would take the most off you?",
  },
  {
    // healthychildren.org
    id: "child-lies",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:stepson|stepdaughter)\b)[^]*(?:\b(?:son|daughter|kid|child|teen(?:ager)?|stepson|stepdaughter|\d+ ?(?:yr|year)s?[ -]old)\b(?:'?s)?[^.!?]{0,15}\b(?:lies(?! there| in bed| awake)|lying(?! there| in bed| awake)|lied|keeps lying|won'?t stop lying|a liar)\b)/,
    text: "Being lied to by your own child hurts and makes you doubt everything. Most children lie to get out of trouble or to look better, not because something is wrong with them. So make the truth cheaper than the lie. Don't ask what you already know: instead of “Did you do it?” say what you see.\n\n“I see that the homework isn't done. I'm not going to yell. Tell me how it was, and we will fix it.”\n\nThank for the truth, keep the consequence small and about the thing, and don't use the word liar.\n\n**One next step:** next time, say the sentence with “I see”, and leave the question out.\n\nWhat are the lies mostly about?",
  },
  {
    id: "teen-disrespect",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:wife'?s|husband'?s|step\w*)\b)[^]*(?:\b(?:teen(?:ager)?|son|daughter|kids?|1[0-9] ?(?:yr|year)s?[ -]old|stepson|stepdaughter)\b[^.!?]{0,25}\b(?:talks? (?:to me )?like (?:garbage|trash|dirt|crap)|(?:is |are |so )*disrespectful|talks? back|back ?talk\w*|rude to me|mouthy|rolls? (?:her|his) eyes|treats? me like (?:garbage|trash|dirt|crap)|swears? at me|curses? at me|attitude)\b)/,
    text: "To be spoken to like that in your own kitchen, by someone whose laundry you do, is hard. They try their strength on the one who is safe. You needn't win it in that minute; what counts is that the tone gets nothing, and that you don't copy it.\n\n“I want to hear you. Not in that tone. I'm in the living room when you can say it differently.” Then go. Later, when it's calm, set one rule: a ride, money or a favor needs a decent word.\n\nAnd ask once what is under it.\n\n**One next step:** learn that sentence, and use it next time without a lecture after it.\n\nWhen is it worst: mornings, homework, or the phone?",
  },
  {
    id: "kids-fight",
    topic: "siblings-fight",
    ask: /^(?![^]*\b(?:inherit\w*|his kids|her kids|wills?|is (?:always )?a fight|nothing in writing)\b)[^]*(?:\b(?:kids|boys|girls|children|siblings|sons|daughters|brothers|twins)\b[^.!?]{0,20}\b(?:fight(?:ing)?|argu(?:e|ing)|bicker\w*|at each other'?s throats?|hit each other)\b(?! cancer))/,
    text: "By noon you are a referee who never applied for the job. Siblings fight over toys and mean you: who gets more of your eyes. So don't look for who began it. Step in for hitting, otherwise say what you see and hand it back.\n\n“Two kids, one tablet. It rests up here until you two have a plan.”\n\nFewer fights come from ten minutes a day that each one has alone with you, food before four o'clock, and a corner that belongs to each.\n\n**One next step:** give each child ten minutes alone with you today, and let them choose what happens in it.\n\nHow old are they, and at what hour is it worst?",
  },
  {
    id: "grown-child-silent",
    topic: "keep-in-touch",
    ask: /\b(?:daughter|son|kids|children|grandkids|grandchildren)\b[^.!?]{0,25}\b(?:doesn'?t|doesnt|don'?t|dont|never|hardly ever|barely|stopped|won'?t|wont)\b[^.!?]{0,6}\b(?:call(?:s|ing)?|visit(?:s|ing)?|text(?:s|ing)?)\b(?: me| us| anymore| any more| back)*(?:\W*$|[.,!?]| and)/,
    text: "You raised a child, and now you look at a phone that stays dark. It hurts, and it mostly isn't a verdict: grown children are deep in their own days and trust that you are there. What brings them back is an easy door. A reproach makes the next call harder.\n\n“Saw a red bird and thought of you. No need to answer.” Small, with a photo, once a week. And one fixed thing: “Sunday at five, ten minutes?”\n\nIf there was a quarrel: “If I hurt you, I'd like to hear it. I will only listen.”\n\n**One next step:** send one such line today and wait a week without counting.\n\nWas there a moment after which it became quieter?",
  },
  {
    id: "favorite-child",
    topic: "comparing",
    ask: /\b(?:parents?|mom|mother|dad|father)\b[^.!?]{0,25}\b(?:ha(?:ve|s) a favou?rite|favou?rs? (?:my|him|her)|prefers? my|loves? my (?:brother|sister)s? more|favou?rite (?:is|was) (?:my|always))\b|\bgolden child\b/,
    text: "You notice it in small things: who gets called first, whose news is told to the neighbors. That hurts at any age, and it tells about them and their own story, not about your worth. You may stop running for a prize that is given out by somebody else's rules. What you can ask for is one concrete thing.\n\n“I'd like you to come to my daughter's recital, too. It matters to me.”\n\nKeep it away from your sibling; mostly they didn't ask for that place, and it has its own weight.\n\n**One next step:** write down one thing you would like from them, and who else already gives you that.\n\nWhat was the last moment in which you felt it?",
  },
  {
    id: "homework-fight",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:father|daycare)\b)[^]*(?:\bhomework\b[^.!?]{0,30}\b(?:war|fights?|battle|fighting|nightmare|meltdowns?|tears|screaming|struggle|torture|hours)\b|\b(?:fight|battle|fighting|argue|meltdowns?|tears)\b[^.!?]{0,15}\b(?:about|over|during|with) (?:the )?homework\b|\b(?:won'?t|wont|refuses to|never)(?: do| does)? (?:his|her|their) homework\b)/,
    text: "You both had a full day, and then there is the kitchen table. Don't be the teacher there; be the one who gives it a shape. Food and twenty minutes outside first, then the same place and hour, phone in another room. Ten to fifteen minutes of work, a short break, and an end: about ten minutes per grade is plenty.\n\n“You begin with the easiest one. I'm here reading. Call me when you're stuck.”\n\nIf it takes far longer or ends in tears, write it on the sheet and send it in; the teacher needs to know.\n\n**One next step:** agree with your child today on one hour and one place, and try it for a week.\n\nWhich subject sets it off?",
  },
  {
    // healthychildren.org; Ellyn Satter Institute: division of responsibility
    id: "picky-eater",
    topic: "meal-planning",
    ask: /\bpicky (?:eaters?|kid|toddler)\b|\b(?:get|make|getting|convince) (?:my|our|the) (?:\w+ )?(?:toddler|son|daughter|kids?|child(?:ren)?|baby|[2-9][- ]year[- ]old) to eat\b|\b(?:son|daughter|kid|child|toddler|grandson|[2-9] ?(?:yr|yrs|year)s?[ -]old)\b[^.!?]{0,10}\b(?:only eats?|won'?t eat|wont eat|refuses to eat|eats nothing but)\b[^.!?]{0,20}\b(?:nuggets|anything|vegetables?|veggies|pasta|mac|dinner|but|chicken|noodles|bread|fruit|food|what i)\b/,
    text: "You cook, and the plate comes back; it feels like a no to you. Very many small children go through it, and pressure makes it longer. So share the work: you choose what, when and where, and the child chooses whether and how much. Each meal has one thing that is surely eaten, the rest stands there, and nobody says a word about it. A new food often needs ten or fifteen quiet meetings.\n\nWater between meals, no snacks in the last hour. If your child loses weight or chokes, ask the doctor.\n\n**One next step:** tonight put something liked and one new spoonful on the plate, and talk about something else.\n\nWhat are five things that do get eaten?",
  },
  {
    id: "parent-in-home",
    topic: "guilt-shame",
    ask: /^(?=[^]*\b(?:guilt\w*|feel (?:bad|awful|terrible|horrible|like)|begged|hate myself|live with|promised|abandon\w*|ashamed|selfish)\b)[^]*\b(?:put(?:ting)?|plac(?:e|ed|ing)|mov(?:ed|ing))\b[^.!?]{0,8}\b(?:my |our )?(?:mom|mother|dad|father|parents?|grandm\w+|grandp\w+|husband|wife|him|her)\b[^.!?]{0,8}\b(?:in|into|to)\b (?:a |the |an )?(?:home|nursing home|care home|assisted living|memory care|facility)\b/,
    text: "You promised yourself that it would never come to this, and now it feels like leaving. But love isn't measured in who does the lifting at night. There is a point where one person can't keep another safe, and then care by many lets you be family again instead of the nurse.\n\n“I can't give you everything you need here. I'm going to be there every Tuesday and Saturday.”\n\nThe first six weeks are the worst for both. Come often and briefly, at the same hours, bring a well-known chair and pictures.\n\n**One next step:** write down three things that are needed there and that you could no longer do alone.\n\nWhat weighs on you most when you drive home?",
  },
  {
    id: "comments-weight",
    topic: "set-a-family-boundary",
    ask: /^(?![^]*\b(?:friend|coworker|boss)\b)[^]*(?:\b(?:mom|mother|dad|father|sister|brother|aunt|grandm\w+|family|in-?laws?|mother in law|mil)\b[^.!?]{0,15}\b(?:comments?(?:ing)? on|makes? (?:comments|jokes|remarks) about|picks? on|talks? about|criticiz\w+|says? (?:something|things) about|nags? (?:me )?about|comment(?:s|ed) about)\b[^.!?]{0,8}\b(?:my )?(?:weight|body|figure|belly|how much i eat|what i eat)\b|\b(?:argument|fight|argue|argued|fought) with my (?:mom|mother|dad|father|sister|aunt|grandm\w+) (?:about|over) (?:my )?(?:weight|body|eating)\b)/,
    text: "You drive there looking forward to it, and in the doorway you are a number again. Your body is not a topic that anyone gets to open. Say it once, kindly, before the next visit, and then do it each time in the same way.\n\n“I love coming. My weight is not something I talk about any more. If it comes up, I'll change the subject or go home early.” And in the moment: “We don't talk about that. How is your garden?”\n\nThey may be hurt; you don't have to argue it.\n\n**One next step:** send that sentence before the next visit.\n\nWhat is usually said, and what do you do then?",
  },
  {
    id: "stepkids-rules",
    topic: "stepfamily",
    ask: /\b(?:step ?kids|step ?children|step ?sons?|step ?daughters?|(?:husband|boyfriend|partner|wife|girlfriend|fiance)'?s (?:kids?|sons?|daughters?|children))\b[^.!?]{0,60}\b(?:rules|whatever|no consequences|no discipline|spoil\w*|lets? (?:him|her|them)|gets? away|run(?:s)? (?:wild|the house)|(?:don'?t|dont|won'?t|wont|doesn'?t|doesnt|never) (?:listens?|respects?)|disrespect\w*)\b/,
    text: "Some days your home has rules that nobody asked you about. Your partner has few hours with them and is afraid to spoil those, so everything is a yes. Rules from you alone make you the villain; the two of you need three that hold for the house, and the parent says them.\n\n“I don't want to parent them. I need three things in our home: dishes to the sink, quiet after ten, a decent tone. Will you tell them?”\n\nYour own part is small and warm: a cocoa, a game, a joke. Liking comes years later or not at all; respect is enough.\n\n**One next step:** choose your three together before the next weekend.\n\nWhat bothers you most when they are there?",
  },
  {
    id: "ex-badmouths",
    topic: "co-parenting",
    ask: /\b(?:ex(?:[- ](?:husband|wife))?|baby (?:daddy|mama|mom|dad)|(?:his|her|their) (?:mother|father|mom|dad))\b[^.!?]{0,20}\b(?:bad ?mouth\w*|bad mouths|talks? (?:bad|trash|crap|shit) about me|trash talks?|tells? (?:the|my|our) kids?(?: \w+)? (?:lies|bad|that i)|turn(?:s|ing)? (?:the|my|our) kids? against|poison\w*)\b/,
    text: "You want to defend yourself before the people whose opinion matters most, and you mustn't fight through them. Children feel each bad word about a parent as one about half of themselves. They believe what they live with you, so be boring, warm and the same.\n\n“I'm sorry you had to hear that. It's a grown-up thing, and you don't have to choose. You may love us both.”\n\nTo the other one, in writing: “Please keep what you think of me away from the kids. I do the same.” Write down dates; a mediator or court can use them.\n\n**One next step:** send that one message, and answer nothing that comes back angry.\n\nWhat did they ask you about it?",
  },
  {
    id: "ex-late",
    topic: "co-parenting",
    ask: /\b(?:ex(?:[- ](?:husband|wife))?|(?:his|her|their|kids'?) (?:dad|father|mom|mother)|baby (?:daddy|mama))\b[^.!?]{0,20}\b(?:late|no ?shows?|cancels?|doesn'?t show|doesnt show|never shows?|never on time|forgets?)\b[^.!?]{0,30}(?:\b(?:pick ?ups?|drop ?offs?|pick(?:ing)? (?:up|them up)|kids?|visit\w*|weekends?|the exchange|exchanges?)\b)/,
    text: "You stand there with a packed bag and a child at the window, again. You can't make anyone punctual, but you can decide how long the evening hangs on it. Set a time after which you go on with your day, say it ahead, and keep it.\n\n“Pick-up is at six. If you're running late, text by 5:45. If nobody is here at 6:20, we make our own plans and it is your next weekend.”\n\nCheck it against your court order first. A place that is open anyway, a library or the grandparents, takes away the waiting. Note dates and minutes.\n\n**One next step:** send that text today, once and without the past in it.\n\nWhat does your child do while waiting?",
  },
  {
    id: "ex-new-partner",
    topic: "co-parenting",
    ask: /\b(?:ex(?:[- ](?:husband|wife))?|kids'? (?:dad|father|mom|mother))(?:'?s)?\b[^.!?]{0,25}\b(?:new (?:girlfriend|boyfriend|wife|husband|partner)|girlfriend|is (?:getting )?(?:re)?married|getting remarried)\b[^.!?]{0,40}\b(?:kids?|children|son|daughter|love|like|calls? her|calls? him)\b/,
    text: "Of course it stings: someone laughs with your children in a life you are not in. That they like that person takes nothing from you. A child's heart doesn't split, it grows, and a kind grown-up on the other side makes their weekends safer. The jealousy is yours to feel, with a friend or on paper, and theirs not to carry.\n\n“I'm glad you had a nice time. What did you do?” That sentence is a gift; they have been waiting to see whether it's allowed.\n\nKeep one thing that is only yours and theirs.\n\n**One next step:** choose that thing, such as pancakes on Sunday, and start it the next time they come.\n\nWhat part hurts: the kids, or your ex?",
  },
  {
    id: "want-kids-differ",
    topic: "decide",
    ask: /\b(?:he|she|gf|bf|my (?:husband|wife|boyfriend|girlfriend|partner|fianc\w+)) (?:really )?wants? (?:to have )?(?:kids|children|a baby|a child),? (?:and |but )?i (?:really )?(?:do ?n'?t|do not|am not sure|'?m not sure)\b|\bi want (?:kids|children|a baby|a child)\b[^.!?]{0,12}\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner))\b[^.!?]{0,8}\b(?:doesn'?t|doesnt|does not|isn'?t|won'?t|wont|not)\b|\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner))\b[^.!?]{0,8}\b(?:doesn'?t|doesnt|does not) want (?:kids|children|a baby)\b|\b(?:not sure|don'?t know|dont know|unsure|can'?t decide) (?:if|whether) (?:i|we) (?:even )?want (?:kids|children|a baby|another (?:baby|one|kid|child))\b/,
    text: "This is one of the few questions where half doesn't exist, so it makes sense that it keeps you up. Before yes or no, find out what stands behind it: money, fear, childhood, freedom, time. And whether it is a no, or a not yet.\n\n“I don't want to win this. Tell me what you see when you picture us with a child, and without. I only listen, and then you do.”\n\nNobody should say yes to keep the other; and waiting silently for a change of mind costs years. A counselor can hold two or three such talks.\n\n**One next step:** write half a page: your life in ten years with, and without.\n\nWhich of the two pages felt more like you?",
  },
  {
    id: "late-texts",
    topic: "dating-again",
    ask: /^(?![^]*\b(?:boss|manager|ex|mom|son|daughter)\b)[^]*(?:\b(?:he|she|this guy|this girl|guy i'?m (?:seeing|dating))\b[^.!?]{0,12}\b(?:only|just) (?:ever )?(?:texts?|calls?|hits? me up|messages?|wants? to (?:see me|hang out|meet))\b[^.!?]{0,15}\b(?:late|at night|after (?:10|11|midnight)|when (?:he|she)(?:'?s| is) (?:bored|drunk|lonely))\b)/,
    text: "It is nice when the phone lights up, and then there is the feeling afterwards. Look at what is done rather than at what is written: someone who wants to know you makes room by day and plans ahead. That says something about what they want, and nothing about what you are worth.\n\n“I like you, and I'm not up for late nights only. Dinner on Thursday? If that isn't what you're looking for, tell me, that's fine.”\n\nThe answer is the answer, and so is none.\n\n**One next step:** send it by day, put the phone away, and wait for the reply, without a second message.\n\nWhat would you like this to be?",
  },
  {
    id: "friend-quiet",
    topic: "keep-in-touch",
    ask: /\b(?:haven'?t|havent|have not|not) heard (?:back )?from\b[^.!?]{0,15}\b(?:friend|bestie|buddy)\b|\b(?:friend|bestie)\b[^.!?]{0,20}\b(?:has gone quiet|went quiet|gone silent|got distant|is distant|pulling away|drifting|takes days to)\b/,
    text: "You look at the last message and go through everything you said. Mostly there is something on the other side: a bad stretch, shame about not answering, too much of everything. So make it easy to come back, and don't ask why.\n\n“Thinking of you. No need to explain or answer long. A thumbs up is enough, and I'm around on Sunday for a walk.”\n\nThen leave it a week. If nothing comes, call once or write a card. A friendship of years stands a quiet month.\n\n**One next step:** send those two lines today.\n\nDid something happen before it went quiet, or do you worry about how they are?",
  },
  {
    id: "left-out",
    topic: "tell-a-friend-it-hurt",
    ask: /^(?![^]*\b(?:hr|meetings?|vice president)\b)[^]*(?:\bfriends?\b[^.!?]{0,20}\b(?:hang(?:s|ing)? out|hung out|go out|went (?:out|on)|make plans|made plans|meet up|got together|party|parties|trips?)\b[^.!?]{0,15}\bwithout me\b|\b(?:wasn'?t|wasnt|didn'?t get|didnt get|never (?:get|got)|not) invited\b|\bleft (?:me )?out\b[^.!?]{0,20}\b(?:friends?|group|of (?:the|everything))\b|\bfeel(?:ing)? left out\b)/,
    text: "Seeing the picture and not being in it hurts right in the chest, at fifteen and at fifty. It can mean many things: somebody quick with a phone, a habit, or really a circle that closed. You find out by asking one of them, not all, and by inviting.\n\n“I saw you were at the lake. I'd have liked to come. Would you tell me next time?” And: “I'm making chili on Friday, are you in?”\n\nWho wants you there shows it within a few weeks. If nobody does, that hurts, and it is also an answer.\n\n**One next step:** write to the one you like best and suggest one thing with a day.\n\nWho in that group is good to you?",
  },
  {
    id: "talk-to-crush",
    topic: "shy-small-talk",
    ask: /^(?![^]*\b(?:but (?:she|he)|has a (?:boyfriend|girlfriend)|married|taken|like me back|ex)\b)[^]*(?:\bi (?:really )?like (?:a|this|one) (?:girl|guy|boy|woman|man|coworker|barista)\b|\b(?:ask|asking) (?:a|this|the|my|some) \w+ (?:i like )?(?:out\b|on a date)|\b(?:how (?:do|can|should) i|scared to|too shy to|how to|should i)\b[^.!?]{0,10}\b(?:talk to|ask|ask out|approach|tell)\b[^.!?]{0,10}\b(?:(?:my|a) crush|(?:a|this|the) (?:girl|guy|boy|woman)(?: i like)?|her out|him out)\b)/,
    text: "Your heart goes up to your throat, and that's lovely, too. Nobody needs a clever line. Start small where you both are anyway: hello and a smile this time, one question next time, a short talk after that. Three easy meetings are better than one big sentence.\n\n“Hey, I see you here on Tuesdays. I'm Sam. How long have you been coming?” And when it went well twice: “I'd like to get a coffee with you. Would you?”\n\nTake a maybe or a short answer as a no, smile, and let it be; then it stays pleasant for both.\n\n**One next step:** say hello and your name the next time, and nothing more.\n\nWhat do you know about each other so far?",
  },
  {
    id: "no-love-back",
    topic: "plan-a-hard-talk",
    ask: /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner)\b[^.!?]{0,12}\b(?:won'?t|wont|never|doesn'?t|doesnt|didn'?t|didnt|can'?t|has never|hasn'?t) (?:says?|said|tells?|told)\b[^.!?]{0,8}\b(?:i love you|(?:he|she) loves me|it back)\b/,
    text: "It hurts to say it and hear nothing back. It doesn't have to mean no: some people never heard it at home, some are slower, some show it with a full tank and soup. So look at both, at what is done and what is said. And you may need to hear it.\n\n“I said it because I mean it, and you needn't say it before you do. I would like to know where you are with us.”\n\nAsk once, listen, and don't ask every week.\n\n**One next step:** write down what was done in the last month that felt like love, and what was missing.\n\nHow long have you two been together?",
  },
  {
    id: "miss-ex",
    topic: "after-a-breakup",
    notAfter:
      /^(?![^]*\b(?:ex|broke up|breakup|split up|divorc\w+|boyfriend|girlfriend)\b)[^]*\bmy (?:\w+ )?(?:friends?|mom|mother|dad|father|parents|sister|brother|daughter|son|kids?|boss|manager|coworker|neighbor|roommate|landlord|cousin|aunt|uncle|grand\w+|bank|doctor)\b/,
    ask: /\b(?:i )?miss(?:ing)? my ex\b|\b(?:broke up|breakup|split up|divorc\w+)\b[^.!?]{0,40}\b(?:don'?t|dont|do not) know who i am\b|\b(?:(?<!\bwhat )should i|want to|tempted to|about to) (?:text|call|message) (?:my ex|him|her)\b[^.!?]{0,15}(?:\bback\b|\btonight\b|$)|\b(?:checking|stalking|looking at|check|stalk)\b[^.!?]{0,6}\bmy ex'?e?s?'? (?:instagram|insta|facebook|profile|page|social media|stories|ig)\b/,
    text: "The evenings are the worst, when nobody is left to tell the small things to. Missing someone doesn't prove that it was right; it is what your days do when a piece is gone. It comes in waves, and each one passes if you don't feed it. A look at their page feeds it for days.\n\nWrite what you would say on paper, all of it, and don't send it. Mute for 30 days; you can undo it. And take back one thing that was yours before: a song, a place, a friend.\n\n**One next step:** call or text one person right now who isn't your ex, even with just “rough night”.\n\nWhat do you miss: the person, or not being alone?",
  },
  {
    id: "partner-screen",
    topic: "not-listened-to",
    ask: /^(?![^]*\b(?:it'?s me)\b)[^]*(?:\b(?:husband|wife|boyfriend|girlfriend|partner|fiancee?)\b(?:'?s| is)?[^.!?]{0,15}\b(?:always on (?:her|his|the|their) phone|on (?:her|his|their) phone (?:all|24)|glued to (?:her|his|their|the) (?:phone|screen)|games? all (?:night|day)|video games?|gaming|phone than|scroll\w*|xbox|playstation)\b)/,
    text: "You sit beside someone who is somewhere else, and then you feel silly for being jealous of a screen. What you want isn't less phone, it is more of them. So ask for something with a beginning and an end; “you're always on that thing” only starts a fight.\n\n“I miss you in the evening. Could dinner and the half hour after it be without screens for both of us? After that, play as long as you like.”\n\nThink of something nice for that half hour, and leave yours in the kitchen, too.\n\n**One next step:** ask for that half hour today, just for this week.\n\nWhat did you two do in the evenings before?",
  },
  {
    id: "forgot-my-day",
    topic: "tell-a-friend-it-hurt",
    ask: /\b(?:husband|wife|boyfriend|girlfriend|partner|he|she|everyone|everybody|nobody|no one|family|friends|kids|mom|dad|they)\b[^.!?]{0,12}\b(?:forgot|didn'?t remember|didnt remember|remembered|forgets)\b[^.!?]{0,10}\b(?:about )?(?:my|our) (?:\d+\w* )?(?:birthday|anniversary|bday)\b/,
    text: "You waited the whole day and told no one that you were waiting. It hurts because it looks like a sign of how much you count. Mostly it's a bad memory and a full week, and still you may say it.\n\n“Yesterday was a day that matters to me, and I was sad that it passed by. I'd like to make up for it: dinner on Saturday?”\n\nSay what you want rather than what they are. And it's no shame to announce next year's day two weeks ahead; many who are always celebrated do exactly that.\n\n**One next step:** tell the one who matters most, today, in those two sentences.\n\nWhat would have made the day good?",
  },
  {
    id: "end-it",
    topic: "give-bad-news",
    ask: /^(?![^]*\b(?:life|all|everything|friend|bestie)\b)[^]*(?:\b(?:how (?:do|should|can) i|how to|i need to|i have to|i? ?want to|going to)\b[^.!?]{0,12}\b(?:tell (?:him|her|my (?:boyfriend|girlfriend|partner)) (?:it'?s|its|that it'?s|we'?re|were|i'?m|im)? ?(?:over|done|leaving|through|breaking up)|break up with|end (?:it|things) (?:with|between)|dump)\b(?! my (?:phone|landlord|gym|doctor|therapist)))/,
    text: "Knowing it and not yet having said it is a heavy week. There is no way that doesn't hurt; there is one that's clear. In person if that is safe, in a quiet place you can leave, early in the evening. The decision in the first minute, one reason about you, and no list of faults.\n\n“I've thought about this for a long time. I want to end our relationship. I'm sorry that it hurts.” Then listen, and don't bargain about it.\n\nIf you are afraid of what might happen then, do it by phone from somewhere else, and first call 1-800-799-7233.\n\n**One next step:** write your three sentences and choose day, place and who is around for you afterwards.\n\nWhat makes it hardest to say?",
  },
  {
    id: "friend-dates-ex",
    topic: "tell-a-friend-it-hurt",
    ask: /\b(?:friend|bestie|sister|cousin|roommate)\b[^.!?]{0,12}\b(?:is |'?s |started |now )?(?:dating|seeing|sleeping with|hooking up with|hooked up with|slept with|going out with|with) my ex\b/,
    text: "Two people who knew where it hurts, at one table. You lose both a bit at once, and feeling betrayed is no wonder. No one owns an ex, and still a friend could have told you before you heard it.\n\n“I need you to know that this hurts me. I won't tell you whom to love. I don't want to hear about it, and I need some weeks without seeing you two.”\n\nYou don't have to decide now whether the friendship goes on. Mute both; that's protection, not war.\n\n**One next step:** write those three sentences and wait a night before you send them.\n\nWhat hurts more: that it is your ex, or that they kept it from you?",
  },
  {
    id: "always-plans",
    topic: "keep-friends",
    ask: /\b(?:always|only one who|the one who)\b[^.!?]{0,20}\b(?:plans?|planning|organiz\w+|reach(?:es)? out|initiat\w+|texts? first|calls? first)\b[^.!?]{0,30}\b(?:friends?|group|everything|first|out)\b|\b(?:i always (?:have to )?(?:text|call|reach out|initiate) first|if i don'?t (?:text|call|reach out) first|if i don'?t plan)\b/,
    text: "You are the one with the calendar, and at some point you wonder what would happen if you stopped. Often nothing would, and that isn't because they don't like you: a group gets used to having a planner. So hand it over before you're bitter.\n\n“I love our evenings, and I'm tired of organizing them. Who takes March? I'll do April.”\n\nThen really leave it, even if a month stays empty. See who moves when you're quiet; put your strength into those two.\n\n**One next step:** send that to the group today, and name one person for the next time.\n\nWho of them would come if you were the one who needed something?",
  },
  {
    // thehotline.org
    id: "partner-yells",
    topic: "look-at-the-signs",
    ask: /^(?![^]*\bin (?:his|her|their) sleep\b)[^]*(?<!\b(?:business|lab|dance|project|study|gym|law|work) )\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\w+|bf|gf)\b(?: (?!(?:never|rarely|hardly|says?|said|thinks?|tells?|told|stopped|quit|doesn'?t|doesnt|hasn'?t|didn'?t|isn'?t|not|no|hates?|hears?|boss|manager|kids?|son|daughter|mom|mother|dad|father|friends?)\b)[\w']+){0,3} (?:yells?|screams?|shouts?|yelling|screaming|shouting|swears|curses)(?: and \w+)? at me\b/,
    text: "Being shouted at wears a person down, and you can love someone and still be right that it's not okay. It is more than a bad evening when it is most days, when you weigh every word, or when you're afraid of what comes next; that hurts people also without a hand being raised.\n\nIf it feels safe: “I'll talk with you when it's calm. I'm going next door now.”\n\nThe National Domestic Violence Hotline, 1-800-799-7233, or START by text to 88788, talks about shouting as well, day and night, and you needn't be sure of a word for it.\n\n**One next step:** tell one person you trust what an ordinary evening is like.\n\nAre you ever afraid at home?",
  },
  {
    id: "friend-silent",
    topic: "keep-in-touch",
    ask: /^(?![^]*\b(?:attempt\w*|car|door|took|missing|surgery|hospital|sick|ill|chemo|died|funeral|arrested|alone|years old|police|worried sick)\b)[^]*(?:\bfriends?\b[^.!?]{0,30}\b(?:is|are|seems?|must be|might be|'?s) (?:\w+ )?(?:mad|angry|upset|annoyed|pissed)(?: off)? (?:at|with) me\b|\b(?:mad|angry|upset) at me\b[^.!?]{0,20}\bfriend\b|\bfriends?\b[^.!?]{0,20}\b(?:hasn'?t|hasnt|not|isn'?t|isnt|stopped|won'?t|wont) (?:been )?(?:answer\w*|repl\w*|text\w*|respond\w*)\b)/,
    text: "Silence gets filled with the worst story, and it's usually the wrong one: most people who don't answer are tired, ashamed of being late, or busy with something of their own. So don't search your memory for a crime. Ask once, openly, in a way that can be answered with a single word.\n\n“Hey, I haven't heard from you, and I miss you. If I did something, tell me, I'd want to know. If you're just busy, that's fine, too.”\n\nThen leave it for a week or so. One honest question is friendly, and five are pressure.\n\n**One next step:** send it in daylight, then put the phone away for the evening.\n\nDid something happen the last time you spoke?",
    short: "“Hey, I miss you. If I did something, tell me. If you're just busy, that's fine, too.”\n\nWhen will you send it?",
    next: "Then wait a week, and try one other way: a short call, or a card with nothing to answer. After that it's their turn, and it says nothing about your worth. Meanwhile be with someone who does answer; a friendship with a pause in it isn't over.\n\n**One next step:** write to a second friend today, about something else altogether.\n\nWho is glad when your name shows up?",
  },
  {
    id: "school-rejected",
    topic: "failed-exam",
    ask: /^(?![^]*\b(?:job|interview|loan|visa|financial aid|friends?|classmates|bull\w+|vaccin\w*|immuniz\w*|payments?|tuition|credits?|entry|lunch|bathroom|accommodation\w*|iep)\b)[^]*(?:\b(?:rejected|turned down|denied|waitlisted|deferred|didn'?t get in|did not get in|didnt get in)\b[^.!?]{0,25}\b(?:college|university|schools?|law school|med school|grad school|nursing school|phd|program|harvard|stanford|yale|ucla|mit|nyu)\b|\b(?:college|university|dream school|law school|med school|grad school)\b[^.!?]{0,20}\b(?:rejected|turned down|denied|waitlisted) (?:me|my)\b)/,
    text: "I'm sorry. You had a picture of the next years, with you in it, and it's all right to be sad about that for a while. The letter says how many good people wanted one seat; it doesn't say what you can do. Where you go counts less than what you do there, and doors stay open: a waitlist letter, another date, or a transfer after a year, which many do.\n\n“I was hoping for it, too, and I'm sad. I need a few days before we talk about plans.” That is for those at home.\n\n**One next step:** write down the places that said yes or are still open, with the date by which each wants an answer.\n\nWhat was it that drew you to that school?",
    next: "Now by dates. First: on a waitlist, send one page that says you'd come, and what is new since you applied. Second: visit or call one place that said yes, and ask a student what they like there. Third: if none fits, a community college with a transfer agreement costs little and leads to the same degree. Appeals seldom work, unless there was a mistake.\n\n**One next step:** call the admissions office of one school and ask, “Is there anything still open for this year?”\n\nWhich of the three is yours?",
  },
  {
    id: "tell-kids-moving",
    topic: "moving-house",
    ask: /^(?![^]*\b(?:hospice|moving on|move on|moved on|heaven|nursing home|assisted living|moving out|moving in|dying|jail|prison|rehab)\b)[^]*(?:\b(?:tell|telling|told|explain to)\b[^.!?]{0,12}\b(?:kids?|children|son|daughter|\d+ year old|boys|girls)\b[^.!?]{0,20}\b(?:we(?:'re| are)? (?:have to )?mov(?:e|ing)|about (?:the|our) move|moving (?:away|to))\b)/,
    text: "Soon, together, and before they hear it by chance. They need to know why, when, and what stays the same; and they may hate it. Don't talk them into being glad.\n\n“We have big news. In [month] we're moving to [place], because [one reason]. Your bed, the dog and we come along. You'll have a new school, and I know that's hard. You can be mad or sad. What would you like to know first?”\n\nThen give them something to decide: the color of the room, the goodbye party, what travels in the car. A friend is kept with a date, not with a promise: a visit or a call every Sunday.\n\n**One next step:** choose a quiet evening this week with nothing after it.\n\nHow old are they, and who will they miss most?",
    next: "For the one who has to leave a best friend, it's a real loss, so treat it like one. Don't point out the new friends. “You don't want to leave Mia, and I get it. I'd be sad, too. Let's plan how you stay in touch.” A date for the first visit, both addresses in a small book, and one thing the two do before the move. If there's silence, sit nearby without questions; it mostly thaws within days.\n\n**One next step:** ask the other parents for a first weekend, and write it on the calendar.\n\nWhat would the two of them love to do once more?",
  },
  {
    // niaaa.nih.gov; SAMHSA's helpline also advises friends and families
    id: "friend-drinks",
    topic: "family-addiction",
    ask: /^(?![^]*\b(?:water|coffee|tea|sodas?|milk|formula|juice|energy drinks?|coke|pop|kombucha|bab(?:y|ies)|dog|cat)\b)[^]*\b(?:friend|roommate|coworker|bestie)\b(?!'s)(?: (?!(?:says?|said|thinks?|tells?|told|claims|that|i)\b)[\w']+){0,3} (?:drinks? (?:too much|a lot|every (?:day|night)|so much)|drinking (?:too much|a lot|problem|again)|is an alcoholic|has a drinking problem)\b/,
    text: "You see it, and you're afraid that saying so costs you the friendship. Said once, kindly and sober, it rarely does; being silent for years more often does. Choose a morning, not a bar, and speak of what you saw and of your fear, not of what they are.\n\n“I love you, and I'm worried. On Friday you couldn't remember getting home. You don't have to say anything now. If you ever want to change something, I'll come along.”\n\nAnger or a joke is common at first, and it stays in the mind. You didn't cause it, and you can't do it for them; 1-800-662-4357 advises friends, too.\n\n**One next step:** write down the one evening you'd speak of.\n\nHas anyone else noticed it?",
    short:
      "“I love you, and I'm worried about the drinking. If you ever want to change something, I'll come along.”\n\nWhen do you see them sober next?",
    next: "Then let it be for that day: “I'm not judging you. I said it because I'd miss you.” Don't argue about how much it is. Say once what you'll do, such as not riding along, not lending money, going home when it gets late, and keep to that. The door opens later than one would like, often after a bad morning, so stay the one who can be called.\n\n**One next step:** decide on the one thing you won't do with them any more.\n\nWho looks after you in this?",
  },
  {
    id: "child-to-other-parent",
    topic: "co-parenting",
    ask: /^(?![^]*\b(?:died|dead|death|passed away|drinks|drunk|drugs|addict\w*|rehab|jail|prison|dangerous|unsafe|neglect\w*|cps|grown|adult|(?:1[89]|[2-9]\d)[ -](?:yr|year)s?)\b)[^]*\b(?:teen\w*|son|daughter|kid|child|\d+ year old)\b[^.!?]{0,15}\bwants? to (?:move in with|live with|go (?:and )?live with|move to) (?:(?:her|his|their|the) (?:dad|father|mom|mother|other parent)|my ex)\b/,
    text: "That goes right to the heart, and it's rarely a verdict on you. At that age it's often about a school, a room, fewer rules, or missing the other one. Listen first, without an answer on the same evening.\n\n“That hurt for a moment, because I love living with you. Tell me what it would be like there, and what's hard here. I won't decide today, and I won't be angry with you for asking.”\n\nThen talk with the other parent, not through the child. A trial with a date is often better than a no; where a court order stands, it has to be changed on paper.\n\n**One next step:** ask that one question tonight, and only listen.\n\nWhat do you think is the reason behind it?",
    short:
      "“Tell me what it would be like there, and what's hard here. I won't be angry with you for asking.”\n\nWhen is a quiet hour for it?",
  },
  {
    id: "relative-moved-in",
    topic: "set-a-family-boundary",
    ask: /^(?![^]*\b(?:dementia|hospice|alzheimer\w*|stroke|cancer|stove|wander\w*|nightmares?|eating|sick|surgery|disab\w+)\b)(?=[^]*\b(?:sister|brother|mom|mother|dad|father|cousin|friend|nephew|niece|(?:grown|adult|stepson|stepdaughter|[2-9]\d[ -]year[ -]old) ?(?:son|daughter|kid)?|uncle|aunt|in ?laws?)\b[^.!?]{0,60}\b(?:mov(?:ed|ing) in|(?:living|lives|live|staying|stays|stay|crashing) (?:with (?:me|us)|on (?:my|our) couch|at (?:my|our) (?:place|house)))\b)[^]*\b(?:(?:won'?t|wont|doesn'?t|doesnt|don'?t|dont|not|never|hasn'?t) (?:\w+ )?(?:leave|leaving|move out|moving out|moved out|pay\w*|paid|contribut\w*|chip\w*|help\w*|clean\w*|work\w*|looking)|no (?:end|rent|plan)|rent[- ]free|(?:for|since|been) (?:\w+ ){0,3}(?:weeks|months|a month|a year|years|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|last (?:month|year))|supposed to|overstay\w*|still (?:here|there)|how (?:long|do i (?:get|tell|ask))|(?:want|need|get) (?:him|her|them|my \w+) (?:out|to (?:leave|move|go|pay))|eats? (?:all|everything)|on (?:my|our) couch)\b/,
    text: "You opened your door when it was needed, and somewhere the days turned into months. That you'd like an end to it, or a share in the costs, isn't unkind; what wasn't said can't be kept to. Talk about three things at once: until when, how much, and what around the house.\n\n“I'm glad you could land here, and I want us to stay close. I need a plan: until [date], with [sum] a month for food and power, and [two tasks]. What can you do of that?”\n\nWrite it down for both. Then the date is the one who reminds, not you.\n\n**One next step:** choose the date and the sum for yourself, and speak on a calm evening this week.\n\nWhat would have to change for you to breathe again?",
    short:
      "“I'm glad you could land here. I need a plan: until [date], with [sum] a month. What can you do of that?”\n\nWhich date is it for you?",
    next: "Then name what you'll do, kindly and once: “I love you, and it ends on the 1st either way. I'll help you look on Sunday.” Help with the way out and not with the stay: a list of rooms, a ride, a first deposit if you can spare it. Note that someone who has lived with you for a while may count as a tenant, so ask before you change a lock.\n\n**One next step:** put the date into both calendars, today.\n\nWhat makes it hard to hold: pity, the family, or fear of a fight?",
  },
  {
    // healthychildren.org (American Academy of Pediatrics): bedwetting
    id: "bed-wetting",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|husband|wife|boyfriend|girlfriend|partner|roommate|drunk|drinking|beer|(?:i'?m|i am) (?:\d+|an? adult|grown)|uncle|step ?\w+|babysitter|nanny|scared|afraid|touch\w*|in(?:to)? (?:his|her|their) (?:room|bedroom)|dad|mom|father|mother|grand\w+|elderly|nursing home|(?:[2-9]\d)[ -]?(?:yr|year)s?)\b|[^]*\bi (?:still |just )?(?:wet|pee)\w*\b)[^]*(?:\b(?:wets?|wetting|pees?|peed|peeing)\b (?:in |on )?(?:(?:the|his|her|their) (?:own )?)?(?:bed|sheets|mattress)\b|\bbed[- ]?wett\w+)/,
    text: "That is common at five or six and still there at eight for some, and nobody does it on purpose: it mostly runs in the family and comes from deep sleep. So no scolding; shame only makes it heavier. The toilet right before bed, most of the drinking earlier in the day, a cover on the mattress, and a second set of sheets ready, so that nights stay short.\n\n“It isn't your fault, your body is still learning it. We change it together.”\n\nCall the pediatrician if it began again after dry months, with pain, great thirst or snoring, after something frightening, or from seven on. A grown person should see a doctor, too.\n\n**One next step:** put the cover and the spare sheets out tonight.\n\nHow old is the child, and was it ever dry for months?",
  },
  {
    id: "friend-moves-away",
    topic: "keep-in-touch",
    ask: /^(?![^]*\b(?:help\w*|moving (?:in|out|on|back (?:in|here|home)|company|boxes|truck)|moved (?:in|on|back)|ghost\w*|boyfriend|girlfriend|rent|lease|stole|owes?)\b)[^]*\b(?:friends?|bestie|bff|sister|brother|cousin)\b(?:'s| is| are| just| has| have| will be)* (?:moving|relocating|moved|leaving)(?: (?:\w+ )?(?:away|abroad|overseas|(?:across|out of) (?:the )?\w+|far|cities|states|(?:to|for) (?!work\b|him\b|her\b|me\b|lunch\b|the day\b)\w+|(?:the|our) (?:country|state|city|town|area))\b|\W*$| (?:in|next|this|so|and i)\b)/,
    text: "That one hurts, because the everyday part goes: the coffee without a plan, somebody near who simply knows. The rest can stay, and it mostly stays where it gets a fixed place instead of good intentions. So have one good evening before or soon after the boxes, and agree on one small habit: a call every other Sunday, voice messages on the way to work, a date for the first visit.\n\n“I'm happy for you, and I'm going to miss you a lot. Can we say now when we'll talk, and when I'll visit?”\n\nBoth are allowed at once, to be glad and to be sad.\n\n**One next step:** send those lines today, with one date in them.\n\nWhat will you miss most?",
  },
];
