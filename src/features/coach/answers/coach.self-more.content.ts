import type { WrittenAnswer } from "./coach.written.content.ts";

/** Further usual first messages about oneself: feelings that run over, productivity, studying, fears, being lost, looking for work. */

const begin = String.raw`^\W*(?:(?:hi|hello|hey|so|well|honestly|lately|ok(?:ay)?|and|but|please|sometimes|right now|today|also|ugh)\W+)*`;
const very = String.raw`(?:so |really |very |just |a bit |a little |too |way too |kind of |kinda |pretty |always |constantly |often |super |quite |such |more |still |completely |totally |feeling )*`;
const iam = String.raw`(?:i(?:'?m| am|'ve been| have been| feel| feel like i'?m| get|'m feeling)|feeling|being)`;
const lately = String.raw`(?: (?:lately|recently|these days|right now|at the moment|today|all the time|now|anymore|again|all day|every day|at work|at home|at school|in life|in general|sometimes|and i don'?t know why|this week|this month|since \w+(?: \w+){0,3}))*\W*$`;
const how = String.raw`(?:how (?:do|can|could|should|to|would)(?: i| you| we)?|(?:i )?(?:really |just )*(?:want|need|would like|wanna|'d like|have|am trying|try|'m trying)(?: to)?(?: learn(?: how)?(?: to)?| know how to)?|help me(?: to)?|(?:any )?(?:tips|advice|ways|strategies) (?:for|to|on)|(?:can you )?teach me (?:how )?to|i (?:can'?t|cannot|can not|don'?t know how to|struggle to|am struggling to)|can'?t|cannot|(?:i )?(?:have|i'?m having) (?:trouble|a hard time|difficulty|problems)|(?:i'?m |i am )?struggling (?:to|with))`;
const on = (...forms: string[]) => new RegExp(forms.map((one) => `(?:${one})`).join("|"));

export const selfMoreAnswers: readonly WrittenAnswer[] = [
  {
    // apa.org: pausing, naming a feeling, and looking at it anew
    id: "control-emotions",
    topic: "name-a-feeling",
    // moods that come with quitting or hormones belong to that talk
    notAfter: /\b(?:smok\w*|vap\w*|cigarettes?|nicotine|sober|drink\w*|weed|pregnan\w*|periods?|menopaus\w*|hormon\w*|baby)\b/,
    ask: on(
      String.raw`${begin}${how} (?:better |best |actually |not )*(?:control|manage|regulate|handle|deal(?:ing)? with|managing|controlling|regulating|get (?:a grip|control) (?:on|of|over)|keep|master|cope with)(?: all| of)?(?: my| your| the| these| strong| big| intense| own)* (?:emotions?|feelings|emotional (?:reactions|outbursts|state)|mood ?swings|moods)(?: (?:better|under control|in check|at work|in the moment|at home|when .{3,30}|more|well))*\W*$`,
      String.raw`${begin}(?:my )?(?:emotions|feelings|mood ?swings) (?:are |is |keep |feel )?(?:all over the place|out of control|controlling me|overwhelm\w*|take over|taking over|run my life|too (?:much|strong))${lately}`,
      String.raw`${begin}(?:${iam} ${very}(?:emotional|moody|overemotional|over-emotional|overly emotional|overly sensitive|sensitive|reactive)(?: (?:over|about|to|for) (?:everything|every little thing|anything|small things|little things|people|criticism|my own good))*${lately}|${how} be (?:less|not so|not) (?:emotional|sensitive|reactive|moody)(?: (?:at work|with people|about \w+))*\W*$|i have (?:bad |terrible |constant )?mood ?swings${lately})`,
      String.raw`${begin}(?:why do )?i ${very}(?:cry|tear up|start crying|get teary|burst into tears) (?:so |too |very |really )?(?:easily|fast|quickly|often|a lot|over (?:everything|nothing|small things|little things|anything)|about everything|at everything|for everything)${lately}`,
    ),
    text: "You can't choose what you feel, but what you do in the next minute can be practiced. Feelings rise, peak and fall within some minutes if nothing feeds them.\n\n1. Notice the first sign in the body: heat, throat, jaw, tears.\n2. Pause: one long breath out, feet flat. “I need a minute” is a whole sentence.\n3. Name it exactly: hurt, ashamed, ignored, worn out. That alone takes some of its force.\n4. Ask what it wants, and wait twenty minutes before you write, shout or decide.\n5. Keep the ground full: sleep, food, movement. Tired people feel everything more.\n\n**One next step:** choose your pause sentence now.\n\nWhich feeling runs over most often, and in what situation?",
  },
  {
    id: "study-routine",
    topic: "study-exam",
    ask: on(
      String.raw`^(?![^]*\b(?:my (?:son|daughter|kids?|child\w*|brother|sister)|bible)\b)[^]*\bstud(?:y|ying) (?:routine|schedule|plan|habits?|timetable|system|method|techniques?|tips)\b`,
      String.raw`${begin}${how} (?:better |best |actually |start |get myself to |make myself |get better at |be better at |improve )*(?:study(?:ing)?|learn for (?:school|exams?|a test|my exams?))(?: (?:better|effectively|efficiently|smarter|more|faster|well|regularly|every day|for (?:exams?|finals|a test|college|long hours)|and (?:work|remember)|at home|after work|properly|consistently))*\W*$`,
    ),
    text: "Here is a routine that most people can keep, to be moved to your hours:\n\n1. Same hour, same desk, five or six days a week; phone in another room.\n2. Five minutes: yesterday's mistakes, aloud.\n3. Two or three rounds of 25 minutes on the hardest subject, five minutes away after each. Answer questions from memory; don't reread.\n4. One round on an easier subject.\n5. Five minutes: write what was wrong, and tomorrow's first task.\n\nThat's about an hour and a half to two hours. One day a week is free. For several subjects take turns, the hardest one every second day at least.\n\n**One next step:** choose the hour, and put tomorrow's first task on the desk tonight.\n\nWhat are you studying for, and how many hours a day do you have?",
  },
  {
    id: "unproductive",
    topic: "sort-priorities",
    ask: on(
      String.raw`^(?![^]*\b(?:from home|remote|my (?:team|staff|employees|husband|wife|coworker|boss|son|daughter))\b)${begin.slice(1)}(?:why am i |${iam} )${very}(?:unproductive|not productive|inefficient|useless at work|not getting (?:anything|much|stuff|things) done|getting nothing done|wasting (?:my|so much|a lot of|too much) (?:time|days?))${lately}`,
      String.raw`${begin}i (?:just |really |can |could )*(?:get|got|do|did|accomplish|'ve gotten) (?:absolutely |almost |basically )?nothing (?:done|all day|useful)?${lately}`,
      String.raw`${begin}i (?:just |really |still )*(?:can'?t|cannot|don'?t|didn'?t|never|couldn'?t) (?:seem to |manage to |really )?(?:get|got) (?:anything|much|things|stuff|enough|my (?:work|stuff|tasks)) done${lately}`,
      String.raw`${begin}(?:i )?(?:just |always )*wast(?:e|ed|ing) (?:so much|a lot of|too much|all my|my whole|the whole|my) (?:time|day|days|weekend)(?: (?:doing nothing|every day|on nothing))*${lately}`,
      String.raw`${begin}my productivity (?:is|has been|has) (?:\w+ ){0,3}(?:low|bad|terrible|dropped|gone|down|awful|zero|non ?existent)${lately}`,
    ),
    text: "Such stretches are mostly not about will: too little sleep, too many open things, or a phone in reach do it. So begin with less.\n\n1. Tonight write the one thing that would make tomorrow a good day, and its first move.\n2. Tomorrow do it first, 25 minutes, phone in another room, before mail and videos. Then five minutes standing up, and once more.\n3. Two small tasks after lunch. Not more on the list.\n4. A fixed end, and one line: what did I get done?\n\nThree good hours make a good day. If nothing is fun anymore for two weeks, or you sleep badly, look there first.\n\n**One next step:** write tomorrow's one thing with its first move.\n\nWhat eats most of your day at the moment?",
  },
  {
    id: "fear-of-failure",
    topic: "perfectionism",
    ask: on(
      String.raw`${begin}(?:i(?:'?m| am| feel|'ve always been) ${very}(?:scared|afraid|terrified|frightened|worried|anxious) (?:of|to|about|that i(?:'ll| will|'m going to| might)?) ?(?:failing|fail|failure|messing (?:it |things |everything )?up|mess up|trying|not succeeding|trying new things|not being able to do it)|i have (?:a |an |such a )?(?:big |huge |extreme |constant |strong )*fear of (?:failure|failing|trying)|${how} (?:get over|overcome|deal with|stop|beat|lose|handle|conquer) (?:my |the |a |being )?(?:fear of (?:failure|failing)|(?:scared|afraid) of (?:failing|failure)))(?: (?:again|at (?:everything|work|school|life|anything)|all the time|in life|so i .{3,40}))*\W*$`,
    ),
    text: "That fear is common, most of all in people who care how it turns out. It gets smaller when failing is no longer one big thing in the dark:\n\n1. Write it down to the end: what exactly would happen, who would notice, and what would you do the day after?\n2. Make the first try so small that failing costs an evening: one page, one call, one customer.\n3. Count tries instead of results. Five this month is success, however they end.\n4. Say it to one person: “I'm trying this, and it may not work.”\n\nNot trying also has a price; it only comes later.\n\n**One next step:** write number one in four lines.\n\nWhat is it that you'd do if you couldn't fail?",
  },
  {
    id: "lonely-among-people",
    topic: "keep-friends",
    ask: on(
      String.raw`^(?![^]*\b(?:husband|wife|marriage|boyfriend|girlfriend|partner|relationship)\b)${begin.slice(1)}(?:i(?:'?m| am| feel| still feel|'ve been feeling)|feeling) ${very}(?:lonely|alone|isolated|disconnected|lonesome)\b[^.?!]{0,20}\b(?:even (?:though|when|if|with|around)|although|but i have|despite|with people around|in a (?:crowd|group|room)|around (?:people|friends|others|everyone)|surrounded|among)\b[^?]{0,60}$`,
      String.raw`${begin}i have (?:\w+ ){0,3}(?:friends|people|family)[^.?!]{0,25}\b(?:but|and|yet)\b[^.?!]{0,15}\b(?:lonely|alone|nobody|no one)\b[^?]{0,40}$`,
    ),
    text: "One can have people and still be lonely: when talks stay on the surface, or nobody knows how the week really was. It isn't about more friends, but about being known by one or two.\n\n1. Think of the person with whom you're most yourself.\n2. Meet alone, doing something side by side: a walk, cooking, a drive. Groups stay shallow.\n3. Say one true thing, a size bigger than usual: “I've been a bit low lately, and I don't tell many people.”\n4. Ask one real question back, and wait.\n\nMost answer in kind. If they don't, try the next one.\n\n**One next step:** ask that person for a walk this week.\n\nWho comes to mind first?",
  },
  {
    id: "anxious-about-tomorrow",
    topic: "overthinking",
    ask: on(
      String.raw`${begin}${iam} ${very}(?:anxious|nervous|worried|stressed|scared|freaking out|panicking) (?:about|for|because of) (?:tomorrow|tonight|the week|next week|this week|monday|the weekend|an? (?:thing|event)|something tomorrow)\W*$`,
    ),
    text: "The night before is often worse than the thing itself, because there's nothing to do but think. So give it something to do:\n\n1. Three lines: what happens tomorrow, the one moment you dread, and what you'd do in that minute.\n2. Prepare what can be prepared: clothes, papers, way, alarm, your first sentence aloud.\n3. Then close it: a walk or shower, something warm, phone away an hour before bed.\n4. In bed ten breaths, out longer than in. A short night is no harm; people get through the day after it.\n\n**One next step:** write the three lines now.\n\nWhat is tomorrow, and which moment do you dread?",
  },
  {
    id: "lost-in-twenties",
    topic: "feel-stuck",
    ask: on(
      String.raw`\bquarter[- ]?life crisis\b`,
      String.raw`${begin}i (?:just |recently |finally )?(?:graduated|finished (?:college|school|my degree|university))[^.?!]{0,25}\b(?:and|but|,)\b[^.?!]{0,12}\b(?:feel (?:so )?(?:lost|stuck|empty)|(?:i'?m|am) (?:so )?(?:lost|stuck)|don'?t know what to do|have no idea|no idea what)[^?]{0,30}$`,
      String.raw`${begin}${iam} ${very}(?:lost|behind|stuck|confused|directionless|clueless)[^.?!]{0,20}\b(?:in my (?:early |mid |late )?(?:20'?s|twenties|thirties|30'?s)|at (?:2\d|3\d)|i'?m (?:only )?(?:2\d|3\d))\b[^?]{0,20}$`,
      String.raw`${begin}(?:i'?m|i am) (?:only |just )?(?:2\d|3[0-3])(?: years old)?(?: and|,) (?:i |i'?m |i am |i feel |feel |still )?${very}(?:lost|have no idea what (?:i'?m doing|to do)|don'?t know what (?:i'?m doing|to do)|behind|going nowhere|feel (?:lost|behind|stuck))[^?]{0,30}$`,
    ),
    text: "At that age most people feel behind, also those whose pictures look finished. School gave you the next step for years; now nobody does, and everyone compares. That isn't failing, it's the first time you choose yourself.\n\nYou don't need a plan for life, only for three months:\n\n1. One thing for money: what you need a month, and a job that covers it.\n2. One thing to learn or try, an hour or two a week.\n3. One person a week who does something that interests you: “What does a normal Tuesday look like?”\n\nAfter each ask: more energy, or less? Go toward more.\n\n**One next step:** write down three things you were curious about this year.\n\nWhich of these weighs most: work, love, money, or not knowing?",
  },
  {
    id: "midlife",
    topic: "aging-birthday",
    ask: on(
      String.raw`^(?![^]*\b(?:husband|wife|my (?:dad|mom|father|mother|partner)|he|she)\b)[^]*\bmid-?\s?life (?:crisis|slump|blues)\b`,
    ),
    text: "Around the middle many people look up and ask whether this is it. Children leave, parents age, work is known, and the roles that carried you fit less. It's a real change, and also a chance to choose again.\n\nBefore anything large, three quiet questions on paper:\n\n1. What did I give up on the way that I still miss?\n2. What do I do only because it's expected?\n3. What should the next ten years have more of?\n\nThen one small trial for number one, and one thing less from number two, for a month. No quitting and no leaving in the first three months.\n\nIf you're low most days for two weeks, see a doctor.\n\n**One next step:** answer number one tonight.\n\nWhat do you miss most?",
  },
  {
    id: "look-for-work",
    topic: "job-search-plan",
    ask: on(
      String.raw`${begin}(?:how (?:do|can|should|could|to) i? ?(?:even |best |quickly )*(?:find|get|look for|search for|land) (?:a |an |another |any )*(?:new |better |good |different |first |remote |decent |real |paying )*(?:job|work|position|employment)(?: (?:fast|quickly|now|soon|without (?:experience|a degree)|in \w+|online|again))*\W*$|i(?:'m| am)? ?(?:really |just |desperately )*(?:want|need|looking for|look for|have to find|searching for|trying to (?:find|get)) (?:to (?:find|get) )?(?:a |another )?(?:new |better |different )*job(?: (?:fast|now|soon|badly|asap|so bad))*\W*$|(?:help me|i need help)(?: to)? (?:find(?:ing)?|get(?:ting)?|with finding) (?:a |another )?(?:new |better )*(?:job|work)\W*$|i can'?t find (?:a |any |another )?(?:new |good )*(?:job|work)${lately}|(?:my )?job (?:search|hunt(?:ing)?)(?: is (?:so |really )?(?:hard|exhausting|depressing|going nowhere|stressful))?\W*$)`,
    ),
    text: "Fewer and closer works better than fifty clicks a day. A week could look like this:\n\n1. Monday: three to five openings that really fit.\n2. Tuesday: the top third of your resume in the words of each ad.\n3. Wednesday: two people you know: “I'm looking for work as [job]. Whom should I talk to?” Many places are filled that way.\n4. Thursday: send, and follow up on what is a week old.\n5. Friday: one interview answer aloud; then it's weekend.\n\nAmerican Job Centers (careeronestop.org) help for free with resume and search. While you have a job, keep it until the new one is signed.\n\n**One next step:** write to one of the two people today.\n\nWhat kind of work is it, and do you have a job now?",
  },
  {
    id: "interview-went-badly",
    topic: "after-rejection",
    ask: on(
      String.raw`${begin}i (?:think i |totally |completely |really |just )*(?:bombed|blew|failed|messed up|screwed up|ruined|flunked|did (?:so |really )?(?:bad|badly|terrible|poorly) (?:in|at|on)) (?:my|the|an|a)? ?(?:job |second |final |phone |big )*interview\b[^?]{0,30}$|${begin}(?:my|the) (?:job )?interview (?:went|was) (?:so |really |very )?(?:bad|badly|terrible|awful|horrible|a disaster|poorly|not (?:so )?(?:good|well))${lately}`,
    ),
    text: "That sinks in the stomach, and it mostly looks worse from inside than from across the table. People often get the job after the one they were sure they'd ruined.\n\nWhat you can still do today:\n\n1. A short thank-you mail. If one answer went wrong, fix it in one sentence: “On [question] I'd like to add: …”\n2. Write down the two questions that threw you, and a better answer to each.\n3. Then put it away: a walk, food, one person.\n4. Send the next application before you hear back.\n\n**One next step:** write the thank-you with that one sentence.\n\nWhich question went wrong?",
  },
  {
    id: "stays-up-late",
    topic: "sleep-better",
    ask: on(
      String.raw`${begin}(?:why do )?i (?:always |keep |just |can'?t stop |often |usually )*(?:stay(?:ing)? up|go(?:ing)? to (?:bed|sleep)) (?:way |so |much )*(?:too )?late${lately}|${how} (?:stop staying up(?: so)?(?: late)?|go to (?:bed|sleep) (?:earlier|on time|early|at a normal time)|get to bed (?:earlier|on time))(?: \w+){0,3}\W*$|\brevenge bedtime\b|\bbedtime procrastinat\w+`,
    ),
    text: "Staying up is often the only part of the day that belongs to you, so going to bed feels like giving it away. A rule alone won't win against that; an earlier hour of your own does.\n\n1. Take that hour earlier: thirty minutes after dinner that are only yours.\n2. An alarm for “begin to stop”, an hour before bed: lights low, phone on the charger in another room.\n3. In bed fifteen minutes earlier every three days, not two hours at once.\n4. Up at the same time each day; that does most of the work.\n\n**One next step:** set tonight's alarm for one hour before bed.\n\nWhat do you do in that late hour, and when do you have to be up?",
  },
  {
    id: "break-bad-habit",
    topic: "keep-a-habit",
    ask: on(
      String.raw`${begin}(?:${how} (?:break|stop|quit|get rid of|drop|kick|beat|change) (?:a |my |an |these |the |old |all my )*(?:bad |old |unhealthy |nasty )*habits?(?: (?:of mine|for good|i have))?\W*$|i have (?:a lot of |some |many |so many |too many |a )?(?:bad|unhealthy) habits?\W*$)`,
    ),
    text: "A bad habit is a fast answer to something, so it goes best when the something gets another answer.\n\n1. Three days of notes, without changing anything: when, where, with whom, what did I feel just before?\n2. Find what it gives you: a break, calm, company, something for the hands.\n3. Put something else in that very moment that gives the same: five minutes outside, a call, gum, a glass of water.\n4. Make the old way longer: out of the house, logged out, on the top shelf.\n5. A slip is noted, and the next hour counts.\n\nThe first two weeks are the hardest.\n\n**One next step:** start the note today.\n\nWhich habit is it, and when does it happen?",
  },
  {
    id: "career-unsure",
    topic: "change-career",
    ask: on(
      String.raw`^(?![^]*\b(?:my (?:son|daughter|husband|wife|kids?|partner|friend))\b)${begin.slice(1)}(?:${how} |i )?(?:don'?t know|have no idea|not sure|unsure|can'?t (?:decide|figure out)|am lost about|figure out|find out|choose|find|pick|decide on|decide|know)? ?(?:what|which|the right|a) (?:kind of |type of )?(?:career|profession|line of work|career path|field)(?: path)? ?(?:i (?:really )?(?:want|should (?:do|choose|pick|have|go into|pursue))|to (?:choose|pick|do|go into|pursue)|is (?:right|best|good) for me|should i (?:choose|do|pick|go into|pursue)|fits me|suits me|that fits me|for me|i want to do)?\W*$`,
      String.raw`${begin}${iam} ${very}(?:hopeless|lost|confused|stuck|clueless|unsure|frustrated|uncertain) (?:about|with|in) my (?:career|professional life|work life)${lately}`,
      String.raw`${begin}i (?:don'?t|do not|no longer) (?:like|enjoy|want) my (?:career|profession|field|line of work)${lately}`,
      String.raw`${begin}(?:what|which) (?:job|work) (?:should i (?:do|get|choose)|is (?:right|best) for me|fits me|suits me|would suit me)\W*$`,
    ),
    text: "You don't have to find the one right thing; you need a next one that fits better. Thinking alone rarely shows it, looking and trying do:\n\n1. Two lists from all you've done, also school and home: what gave strength, what took it.\n2. Free tests, with pay and outlook: careeronestop.org. Pick three lines of work.\n3. For each one talk of twenty minutes with somebody who does it: “What is a normal Tuesday?”\n4. One small trial of the best: a class, a volunteer day, a project.\n5. Only then school, money and quitting.\n\nTwo months are enough for that.\n\n**One next step:** write the two lists, ten minutes each.\n\nWhat do you do now, and when did work last feel good?",
  },
  {
    id: "meaningful-life",
    topic: "purpose",
    ask: on(
      String.raw`${begin}i (?:really |just )*(?:want|wish|need|would like|'d like|hope) to (?:do|have|find|live|make|be part of|create) (?:something|a|more|work|a life|things) ?(?:that (?:is|feels|are) |more |with |of )*(?:meaning(?:ful)?|matters?|a difference|purpose(?:ful)?|important|that matters)(?: (?:with|in) my (?:life|work|time))?\W*$`,
      String.raw`${begin}(?:i want|how (?:do|can) i) (?:to )?make a difference(?: in (?:the world|people'?s lives))?\W*$|${begin}my (?:life|job|work) (?:has no|feels? without|lacks?|feels? like it has no) (?:meaning|purpose)${lately}`,
    ),
    text: "A good wish, and it gets real through something small and exact. Meaning mostly comes from three sources: somebody who has something from what you do, something you get better at, and people you belong to.\n\n1. What bothers you in the world or on your street? One line.\n2. What do people come to you for? One line.\n3. Where do the two meet? Teaching a child to read, fixing bikes, sitting with old people, building something useful.\n4. Try it for four weeks, one hour a week; 211 or your library knows places near you.\n\nThen more of it, or the next.\n\n**One next step:** write the first two lines now.\n\nWhat stands in them?",
  },
  {
    id: "what-makes-happy",
    topic: "name-a-feeling",
    ask: on(
      String.raw`${begin}(?:what (?:really |actually )?makes (?:people|you|someone|us|a person) (?:really |truly )?happy|${how} (?:find|feel|get|have|bring|experience) (?:more |some |real |true |my |inner )*(?:joy|happiness|fulfillment|peace)(?: (?:again|in (?:my )?(?:life|everyday life)|in the little things|back))*|what(?:'?s| is) the (?:key|secret|recipe) (?:to|of|for) (?:happiness|a happy life|being happy)|i don'?t know what makes me happy)(?: anymore)?\W*$`,
    ),
    text: "Research finds much the same everywhere: people you can be yourself with, something that needs you, moving and daylight, enough sleep, enough money not to be afraid, and noticing good things while they happen. More things or success lift it only for a while.\n\nSo instead of chasing the feeling, put its sources into the week:\n\n1. One hour with someone you like, in person.\n2. Twenty minutes outside each day.\n3. One thing you do for somebody.\n4. One thing you get lost in.\n5. Each evening one line: what was good, and why?\n\nAfter two weeks you'll see which of them works on you.\n\n**One next step:** plan number one for this week.\n\nWhich of the five is missing most?",
  },
  {
    id: "too-negative",
    topic: "self-criticism",
    ask: on(
      String.raw`^(?![^]*\b(?:account|balance|bank|test|feedback|\$)\b)${begin.slice(1)}(?:why am i |${iam} )${very}(?:negative|pessimistic|a pessimist|a negative person|so critical of everything|cynical)(?: (?:about (?:everything|life|myself)|person|all the time|lately))*${lately}`,
      String.raw`${begin}(?:${how} (?:stop|get rid of|deal with|fight|change|control|quiet|shut off) (?:my |the |all |these |having |thinking )*(?:negative|bad|dark) (?:thoughts?|thinking|self[- ]talk|mindset|voice)|i have (?:so many |a lot of |constant |only )?negative thoughts)(?: (?:about myself|all the time|in my head|at night))*${lately}`,
    ),
    text: "A head looks for what's wrong first; that once kept people alive, and it gets louder when one is tired or disappointed. You don't have to force the opposite, only add what's missing.\n\n1. Catch it: “There's the gloomy voice.” Write its sentence down.\n2. Test it: what happened, as a camera saw it? What else could be true?\n3. A fairer sentence, one you can believe: “That part went badly, the rest was fine.”\n4. Each evening three small things that were all right, with why.\n5. Less of what feeds it: news at night, scrolling, short sleep.\n\nIf it's dark most days for two weeks, tell a doctor.\n\n**One next step:** do 1 to 3 with today's worst thought.\n\nWhat is its sentence?",
  },
  {
    id: "exam-stress",
    topic: "study-exam",
    ask: on(
      String.raw`^(?![^]*\b(?:my (?:son|daughter|kids?|child)|failed|results?|she|he|they|she'?s|he'?s|girlfriend|boyfriend|wife|husband|friend|sister|brother)\b)${begin.slice(1)}(?=[^.?!]*\b(?:exams?|finals|midterms?|big test|tests?)\b)(?=[^.?!]*\b(?:stress\w*|anxi\w*|nervous|overwhelm\w*|scared|worried|panick\w*|freaking out|pressure)\b)(?![^]*\b(?:blood|medical|driving|drug|pregnancy|covid|lab)\b)[^.?!]{8,80}[.!?]*\s*$`,
    ),
    text: "That pressure means that it matters, and it falls once there's a plan for the days left.\n\n1. One sheet: what is tested, and how sure you are of each topic, from 1 to 3. The ones come first.\n2. Every day three rounds of 25 minutes with practice questions; read why the wrong ones were wrong. Begin the next day with those.\n3. Phone in another room, five minutes outside after each round.\n4. When nerves rise: ten breaths, out longer than in; then the next question.\n5. The last evening only the sheet of mistakes, then sleep. It does more than the last chapter.\n\n**One next step:** write the sheet, ten minutes.\n\nWhen is it, and which topic scares you most?",
  },
  {
    id: "always-busy",
    topic: "plan-a-week",
    ask: on(
      String.raw`${begin}(?:${iam} ${very}(?:busy|swamped|on the go|rushed|running around|stretched thin)(?: (?:and (?:tired|exhausted|stressed|never .{3,30})|with (?:work|everything)))*${lately}|i (?:never|don'?t ever|don'?t) (?:have|get|find) (?:any |enough )?(?:time for (?:myself|me|anything fun|rest)|a (?:minute|moment|break)(?: (?:to|for) (?:myself|me|breathe))?|free time|me time)${lately})`,
    ),
    text: "When every hour is taken, more order doesn't help; something has to go, and something of yours has to come in first.\n\n1. Write last week down in rough hours: work, home, others, phone, sleep. Most people find three to five hours they didn't mean.\n2. Strike or hand over one thing that only habit keeps there.\n3. Put two half hours that are yours into the calendar, like an appointment, before the rest fills in.\n4. New requests get “I'll tell you tomorrow” instead of yes.\n\nBegin with those two half hours; they show fastest.\n\n**One next step:** put the first half hour into this week now.\n\nWhat would you do with it?",
  },
  {
    id: "grief-how-long",
    topic: "grieve",
    ask: on(
      String.raw`${begin}(?:how long (?:does|will|do|should|is) (?:it take to (?:get over|grieve|heal from|move on from)|grief|grieving|mourning|the pain|you grieve|the grieving process)\b[^?]{0,40}|when (?:does|will) (?:grief|grieving|the pain|losing (?:a|your) \w+) (?:get (?:better|easier)|end|stop|go away)[^?]{0,30}|is there a (?:timeline|time limit) for grie(?:f|ving))\W*$`,
    ),
    text: "There's no fixed time. For many the sharpest part eases over the first months, ordinary days come back within about a year, and missing someone can return for many years, on a date, with a song. It comes in waves and not in stages; a bad day after a good week is no step back.\n\nIt goes a little easier with small daily things, with people who say the name, and with one place or hour that is for it. If ordinary days still don't work after some months, a grief group or doctor helps; if you don't want to go on, call or text 988.\n\n**One next step:** choose one small thing to do in their memory this week.\n\nWhom did you lose, and when?",
  },
  {
    // openpathcollective.org; findtreatment.gov
    id: "therapy-too-expensive",
    topic: "find-therapist",
    ask: on(
      String.raw`${begin}(?:(?:but )?(?:therapy|counseling|a therapist|seeing a therapist|therapists) (?:is|are|costs?|'s) (?:so |too |way too |really )*(?:expensive|much|unaffordable|pricey)(?: for me)?|i (?:can'?t|cannot|can not) afford (?:therapy|a therapist|counseling)|${how} (?:get|find|afford) (?:cheap|free|affordable|low[- ]cost) (?:therapy|counseling|therapist|mental health (?:help|care))|(?:is there |are there )?(?:any )?(?:free|cheap|affordable) (?:therapy|counseling|mental health (?:help|care))(?: (?:options|near me|online))?|i (?:want|need) (?:therapy|a therapist) but (?:i )?(?:can'?t afford it|have no (?:money|insurance)|it'?s too expensive))\W*$`,
    ),
    text: "There are ways for little or nothing; in cash a session is often $100 to $200, and these are lower:\n\n1. Community mental health and health centers go by income: 211, findahealthcenter.hrsa.gov or findtreatment.gov.\n2. A university training clinic: students under supervision, often $5 to $30.\n3. Open Path Collective: lower prices after a small one-time fee.\n4. Your job's assistance program: some talks for free; HR knows.\n5. Groups, such as NAMI or DBSA: free. And ask any therapist: “Do you have a sliding scale?”\n\nMedicaid and most insurances pay for it as well.\n\n**One next step:** call 211, and ask for low-cost counseling near you.\n\nDo you have insurance or a job with benefits?",
  },
  {
    // sleepfoundation.org, aasm.org: after a short night
    id: "after-a-bad-night",
    topic: "sleep-better",
    ask: on(
      String.raw`${begin}i (?:only |just |barely |hardly |didn'?t |did not |couldn'?t )*(?:slept|sleep|got|get)(?: any| only| maybe| about| like| at all)* ?(?:\d|two|three|four|five|no sleep|an hour)?(?: ?(?:hours?|hrs?))?(?: of sleep)?(?: at all)? (?:last night|tonight|all night|this night)(?: (?:and|because|but) [^?]{3,60})?\W*$|${begin}i (?:slept|sleep) (?:so |really |very )?(?:bad|badly|terrible|terribly|poorly|awful) (?:last night|tonight)[^?]{0,40}$|${begin}i (?:barely|hardly) slept(?: last night| at all)?\W*$`,
    ),
    text: "One short night is bearable; people get through the day after it better than they fear. For today:\n\n1. Daylight and water first, a real breakfast with protein.\n2. Coffee in two small portions, the last one at noon or so.\n3. The most important thing in the morning; nothing big decided after three.\n4. A nap of twenty minutes before three, with an alarm, if you can.\n5. No driving if your eyes close.\n\nTonight go to bed about at your usual time, not three hours earlier, and get up as always. One good night repairs most of it.\n\n**One next step:** go outside for ten minutes.\n\nWhat has to go well today?",
  },
  {
    id: "live-in-the-moment",
    topic: "meditation",
    ask: on(
      String.raw`${begin}${how} (?:live|be|stay|become|get) (?:more )?(?:in the (?:moment|present|now|here and now)|present|mindful)(?: (?:in (?:my|the) \w+|with my \w+|more|and \w+.{0,30}))*\W*$|${begin}(?:i(?:'m| am) )?(?:always|constantly|never) (?:in my (?:own )?head|thinking about the (?:next thing|future|past)|present|living in (?:the (?:past|future)|my head))${lately}|i live in my head${lately}`,
    ),
    text: "Nobody is present all day; it's about coming back a few times. That needs no cushion:\n\n1. One ordinary thing a day done slowly with all senses: coffee, shower, the way to the car. What do I see, hear, smell?\n2. When your head runs ahead: “planning”, a long breath out, feet on the floor, back to what the hands are doing.\n3. A sheet for the next things; what stands there needn't be held.\n4. Phone in another room for meals and talks.\n5. In the evening one line: when was I really there today?\n\nTwo weeks, and you'll notice more moments.\n\n**One next step:** choose the ordinary thing for tomorrow.\n\nWhere does your head mostly go: back, ahead, or to others?",
  },
  {
    id: "balance-everything",
    topic: "plan-a-week",
    ask: on(
      String.raw`^(?![^]*\b(?:budget|checkbook|account|diet|hormones?|blood|debt|family|kids?|children|baby|marriage)\b)${begin.slice(1)}(?:${how} )?(?:balance|juggle|manage|handle|balancing|juggling) (?:it all|everything|(?:my )?(?:work|job|school|college|studies|studying)(?:,| and| with| \+)[^?]{3,50})(?: at once| together| at the same time)?\W*$`,
    ),
    text: "All of it at full strength doesn't fit, for anyone. What works is deciding what gets your best this season, and what gets enough.\n\n1. Write the parts down, and beside each what “enough” would be this month.\n2. Fixed blocks first: sleep, work or classes, one hour with the people you love.\n3. One part in the lead per day, not all five.\n4. Drop, hand over or shorten one thing a week, and say so to whoever waits.\n5. Sunday, fifteen minutes: look at the next seven days.\n\nSleep is never what gets dropped; everything else costs double then.\n\n**One next step:** write the parts and what enough would be.\n\nWhich parts are they, and which one suffers most?",
  },
  {
    id: "job-makes-sick",
    topic: "rest-from-burnout",
    ask: on(
      String.raw`^(?![^]*\b(?:harass\w*|bull(?:y|ied|ying)|assault\w*|injur\w*|fumes|mold|chemical\w*)\b)${begin.slice(1)}(?:my (?:job|work|workplace|career)|work) (?:is|has been|keeps|makes|is literally) (?:really |just |slowly |literally |completely )*(?:making me (?:so |really |feel )?(?:sick|ill|depressed|miserable|anxious|unhappy|crazy|hate (?:my )?life|cry)|(?:ruining|destroying|killing|affecting|hurting|wrecking) (?:me|my (?:life|mental health|health|sleep|marriage|family))|draining(?: me)?|toxic|sucking the life out of me|burning me out)${lately}|${begin}i (?:really |just |absolutely |so )*(?:dread|hate) (?:going|having to go|getting up to go|to go) to (?:work|my job)[^?]{0,30}$|${begin}i dread (?:mondays|work|every (?:work ?)?day|going in)${lately}`,
    ),
    text: "When the body says no before each workday, take it seriously, and you needn't quit tomorrow for that.\n\n1. Find the part: the amount, a person, the hours, or what you do there? Three days of notes, with the worst hour.\n2. Change that one first: “From Monday I'd need [one thing]. Can we try it for a month?”\n3. Protect the rest: fixed end, no mail at night, sleep, a walk after work.\n4. See a doctor if sleep, stomach or mood suffer; leave may be possible.\n5. Look around while you're still paid, two evenings a week. Insurance can start with the next job.\n\n**One next step:** write down the worst hour of this week.\n\nWhat is it about that hour?",
  },
  {
    id: "exam-tomorrow-unprepared",
    topic: "study-exam",
    ask: on(
      String.raw`^(?![^]*\b(?:driving|blood|my (?:son|daughter|kids?|child))\b)${begin.slice(1)}(?=[^]*\b(?:exams?|tests?|finals?|midterms?|quiz)\b)(?=[^]*\b(?:tomorrow|today|tonight|in (?:an|a few|two|three|\d) hours?|monday|in two days|in 2 days)\b)(?=[^]*\b(?:haven'?t|have not|didn'?t|not|nothing|barely|hardly|un)\s?(?:\w+ )?(?:stud\w+|prepar\w*|learn\w*|start\w*|open\w*|know\w*)\b)[^]{10,120}$`,
    ),
    text: "Then go for points, not for everything:\n\n1. Fifteen minutes: old tests, headings, the study guide. What is asked most? Choose the three topics with most points.\n2. For each 40 minutes: read the summary once, close it, answer questions from memory, check. Ten minutes away.\n3. One page with what you got wrong; say it aloud.\n4. Stop in time for six hours of sleep; a night without it costs more than a chapter brings.\n5. Morning: the page once more, breakfast, early there.\n\n**One next step:** phone in another room, and do the first fifteen minutes now.\n\nWhat is the subject, and how many hours do you have?",
  },
  {
    id: "failing-a-class",
    topic: "failed-exam",
    ask: on(
      String.raw`^(?![^]*\b(?:my (?:son|daughter|kids?|child))\b)${begin.slice(1)}(?:i(?:'m| am|'m probably|'m about to|'m going to)|i think i'm) (?:going to |gonna |about to |currently )?(?:fail(?:ing)?|flunk(?:ing)?) (?:\w+ ){0,2}(?:class(?:es)?|courses?|subjects?|out of (?:school|college)|school|college|math|chemistry|biology|english|this semester|everything at school)\b[^?]{0,40}$`,
    ),
    text: "There's nearly always more room than it looks, if you ask early. This week:\n\n1. In the syllabus or portal: what counts how much, and what can still be gained? Often a few late tasks change most.\n2. A mail to the teacher: “I've fallen behind in [class] and want to pass. Which two things would help most? May I come by?”\n3. The advisor: dates for dropping, pass/fail, incomplete, free tutoring.\n4. An hour a day for the one class that can be saved first.\n\nMany are ashamed to ask; teachers hear it every term.\n\n**One next step:** send that mail today.\n\nWhich class is it, and how many weeks are left?",
  },
  {
    id: "therapy-just-started",
    topic: "find-therapist",
    ask: on(
      String.raw`${begin}i(?:'ve| have)?(?: just| recently)? ?(?:started|began|been (?:in|going to|doing)|go to|am in|'m in) (?:seeing a |seeing my |going to )?(?:new )?(?:therap(?:y|ist)|counseling|counselor)[^?]{0,50}$|${begin}started (?:therapy|counseling|seeing a therapist)[^?]{0,30}$`,
    ),
    text: "A good step, and the first weeks are often odd: one tells a lot, and it may even feel worse for a while. Many notice a first change after four to six talks; a usual course is twelve to twenty.\n\nIt works better if you help it along:\n\n1. Before each talk one line: what was hard this week?\n2. Say what doesn't fit: “I'd like more tools”, or “I don't feel any change yet. What's our aim?”\n3. Between the talks one thing to try.\n4. If it still doesn't fit after about four, another person may; that's common.\n\n**One next step:** write the line for the next talk.\n\nHow do you feel when you come out of there?",
  },
  {
    id: "cannot-change-myself",
    topic: "keep-a-habit",
    ask: on(
      String.raw`${begin}i (?:really |just |always )*(?:want to|try to|say i'?ll|keep saying i(?:'ll| will)|plan to) change\b[^.?!]{0,15}\b(?:but|and)\b[^?]{0,50}$|${begin}i know (?:exactly )?(?:what (?:i (?:should|need to|have to) do|to do)|what'?s good for me)[^.?!]{0,10}\b(?:but|and|yet)\b[^.?!]{0,40}$|${begin}why (?:can'?t|don'?t) i (?:just )?(?:change|do (?:it|what i should|the things i (?:want|need) to do)|get myself to do (?:it|things|anything))\W*$`,
    ),
    text: "Knowing was never the problem; between knowing and doing there's mostly something small. So change the surroundings before yourself:\n\n1. One thing only, so small that it's silly: two minutes, after something you do anyway.\n2. Look at the first minute: wrong hour, too tired, don't know where to begin? Take that one thing away.\n3. Make it easy to see, and the old way longer to reach.\n4. Tell one person; they ask on Sunday.\n5. Missed once, go on; never twice.\n\nWant comes after you've begun, hardly before.\n\n**One next step:** write “After I …, I … for two minutes”, and do it today.\n\nWhat is the one thing?",
  },
  {
    id: "creative-hobby",
    topic: "find-hobby",
    ask: on(
      String.raw`${begin}(?:i (?:want|need|would like|am looking for|'m looking for)|give me|suggest(?: me)?|what(?:'?s| is| are)|any|recommend(?: me)?|help me find|how do i find|i'd like) (?:to (?:start|find|try|have|learn) )?(?:a |an |some |me )?(?:new |good |fun |cheap |easy )*(?:creative|artistic|relaxing|calming|indoor|quiet|crafty?) (?:and \w+ )?(?:hobb(?:y|ies)|outlet|activit(?:y|ies)|thing to do)(?: (?:ideas|for (?:me|adults|beginners|introverts|winter)|to (?:try|start)))*\W*$|${begin}how (?:can|do) i be more creative\W*$`,
    ),
    text: "Talent isn't needed; hands that are busy for an hour are enough. Easy to begin, each under about twenty dollars or free:\n\n1. Draw for ten minutes: the cup in front of you, with pencil, once a day.\n2. Watercolor postcards, or collage from old magazines.\n3. Crochet or hand sewing; the library has books, videos show each stitch.\n4. Clay that dries in the air; small pots.\n5. Photos of one theme a week with the phone, or five lines of writing.\n6. Bread.\n\nTry each twice before you buy more, badly on purpose.\n\n**One next step:** choose one, and put the things on the table tonight.\n\nDo you like paper, thread, clay, words or food best?",
  },
  {
    id: "more-patience",
    topic: "cool-anger",
    ask: on(
      String.raw`${begin}(?:${how} (?:be|become|stay|get|have|learn|practice|find) (?:a )?(?:more |some |so )?patien(?:t|ce)(?: (?:person|with (?:my |other |the )?\w+(?: and (?:my )?\w+)?|at (?:work|home)|in traffic|when .{3,30}))*\W*$|(?:i(?:'m| am) ${very}impatient|i have (?:no|zero|little|not much) patience|i (?:lose|keep losing) (?:my )?patience)(?: (?:with|for|at|in|when|so)\b[^?]{0,40})?\W*$)`,
    ),
    text: "Patience is mostly a reserve, and it can be filled and trained.\n\n1. Fill it: sleep, food, and ten minutes more than you think for every way. Most impatience is hurry or hunger.\n2. Find your hour: when does it tear, and what comes before? Take one thing out of it.\n3. In the moment: one long breath out, shoulders down, and one sentence: “There's time” or “They're small”.\n4. Practice where it costs nothing: the longest line at the store, no phone, three times a week.\n5. If it tore anyway: “I was short with you. I'm sorry.”\n\n**One next step:** choose your sentence, and use it the next time you wait.\n\nWith whom, and at what hour, does it tear most?",
  },
  {
    // dietaryguidelines.gov, niaaa.nih.gov
    id: "is-drinking-ok",
    topic: "drink-or-gamble",
    ask: on(
      String.raw`^(?![^]*\b(?:coffee|water|soda|tea|milk|juice|pregnan\w*|driv\w+|my (?:husband|wife|son|daughter|mom|dad|partner|boyfriend|girlfriend)|he|she)\b)${begin.slice(1)}(?:is (?:it|a|one|two|drinking|having|that)\b[^?]{0,40}\b(?:drink\w*|beers?|wine|alcohol|glass(?:es)?)\b[^?]{0,40}(?:\b(?:every|a|per|each) (?:day|night|evening|week)\b|\bdaily\b)[^?]{0,20}|how much (?:alcohol|wine|beer|drinking) is (?:too much|ok(?:ay)?|safe|healthy|normal)[^?]{0,20}|(?:do|am) i (?:drink(?:ing)?) too much)\W*$`,
    ),
    text: "For health the limit is one drink a day for women and two for men, with some days without; less is better. A drink is a small beer (12 ounces), a glass of wine (5 ounces) or a shot. One beer in the evening is within that; what it does is lighter sleep and a habit that grows easily.\n\nMore telling than the number: do you need it to relax or sleep, more than before, do others worry, can you leave it out for two weeks without trouble? If you shake or sweat without it, call a doctor before stopping.\n\n**One next step:** leave it out on three days this week, and note how that was.\n\nHow many is it on a usual evening?",
  },
  {
    id: "hates-new-job",
    topic: "new-job-nerves",
    ask: on(
      String.raw`${begin}i (?:really |already |just |think i |kind of )*(?:hate|don'?t like|regret(?: taking)?|can'?t stand|dislike|am unhappy (?:at|in|with)) (?:my |the |this )(?:brand )?new (?:job|position|role|workplace|company)(?: (?:already|so far|so much))*\W*$|${begin}my new job (?:is (?:not what i (?:expected|thought)|terrible|awful|horrible|a mistake|bad|so (?:bad|hard|stressful)|the worst)|sucks)[^?]{0,20}$`,
    ),
    text: "The first weeks are a bad judge: everything is slow, nobody knows you, and the old job shines from afar. Still, some things are worth seeing now.\n\n1. Two columns: what is only new (programs, names, being slow), and what will stay (the boss's tone, hours, promises that aren't true)?\n2. The first column gets three months. For the second, one talk: “I'd expected [x]. Can we change [y]?”\n3. Ask one colleague: “When did it get better for you?”\n4. Keep a door open, also to the old place; quietly answer a call or two.\n\nYou may leave early if you're treated badly, or your health goes.\n\n**One next step:** write the two columns.\n\nWhat stands in the second one?",
  },
  {
    id: "cope-with-loss",
    topic: "grieve",
    ask: on(
      String.raw`^(?![^]*\b(?:weight|hair|job|pet|dog|cat|pregnan\w*|miscarr\w*|baby|money|memory|hearing|appetite|sleep)\b)${begin.slice(1)}${how} (?:cope|deal|live|move on|handle|get over|get through|go on|manage|grieve|process)(?: with| after| from)? ?(?:a |the |my |this |losing |such a )*(?:loss|grief|grieving|death|someone|(?:my |a )?(?:loved one|parent|friend|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|brother|sister|husband|wife))(?: (?:of (?:a |my )?\w+(?: \w+)?|in (?:a|the) healthy way|when .{3,30}))*\W*$`,
    ),
    text: "There's nothing to do right, only things that carry a little:\n\n1. The body first: something warm to eat, water, outside once a day, bed on time even without sleep.\n2. One paper or call at a time; let somebody take the rest.\n3. A place for it: a candle, their song, a few lines to them, an hour on Sundays.\n4. One person with whom you may be as you are, also silent.\n5. Say no to what's too much, and yes to laughing when it comes.\n\nIt comes in waves. If ordinary days don't work after some months, a grief group or doctor helps; if you don't want to go on, call or text 988.\n\n**One next step:** choose the smallest of the five for today.\n\nWhom did you lose, and when?",
  },
  {
    id: "happy-alone",
    topic: "self-care",
    ask: on(
      String.raw`${begin}${how} (?:be|become|feel|live|learn to be|get) (?:more )?(?:happy|comfortable|okay|ok|content|happier|at peace|good) (?:being )?(?:alone|on my own|by myself|single|with myself|without (?:a partner|a relationship|anyone|friends))(?: again)?\W*$|${begin}(?:${how} (?:enjoy|like) (?:being (?:alone|single|by myself)|my own company|time alone|spending time alone)|i (?:hate|can'?t stand|don'?t like|am scared of|'m afraid of) being (?:alone|single|by myself))${lately}`,
    ),
    text: "Being alone gets good when it has a shape, and when some people stay in the week. Both belong to it.\n\n1. A fixed date with yourself each week: cook something, a film, a café with a book, a trip. Planned like one with a friend.\n2. One thing you get better at, with your hands or body.\n3. A home evening ritual: lamp, music, food on a plate, phone away.\n4. Two contacts a week, a call and a group; alone isn't the same as cut off.\n5. When it hurts: “I'm lonely right now”, and ten minutes outside. It passes.\n\nAfter three or four weeks most people feel the difference.\n\n**One next step:** put the first date into your calendar.\n\nWhat would you do if the evening belonged only to you?",
  },
  {
    id: "round-birthday",
    topic: "aging-birthday",
    ask: on(
      String.raw`${begin}i(?:(?:'m| am) (?:almost |nearly |about to be |about to turn |turning |going to be )|'ll be (?:turning )?| will be (?:turning )?| just turned | turn | turned )(?:30|40|50|60|70|thirty|forty|fifty|sixty)(?: (?:soon|tomorrow|today|this (?:year|month|week)|next (?:year|month|week)|in (?:a|\d|two|three) \w+))*(?: (?:and|but) [^?]{3,50})?\W*$`,
      String.raw`${begin}i(?:'m| am) (?:almost |nearly )?turning \d\d(?: (?:soon|tomorrow|today|this (?:year|month|week)|next (?:year|month|week)))*(?:,? (?:and|but|still|,) [^?.]{3,50})?\W*$`,
    ),
    text: "A round number makes most people add up, and one counts what's missing first. So do it on paper, fairly:\n\n1. Three things you're glad to have lived, and what they took.\n2. Of what you thought you'd have by now: which do you really want, and which was only expected? Cross out the second kind.\n3. For one of the first kind: a step with a day in the next month.\n4. Somebody ten years older whom you like: ask what they'd tell you.\n5. The day itself small and yours: a person, a place, a meal.\n\nThe strange mood mostly passes within some weeks.\n\n**One next step:** write number two tonight.\n\nWhich wish is really yours?",
  },
];
