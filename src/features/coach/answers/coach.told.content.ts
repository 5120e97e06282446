/** What a plain fact changes within a subject: of the first entry whose subject and words fit. Each is said at most once in a talk. */

export const toldBySubject: readonly { topic: RegExp; when: RegExp; words: string }[] = [
  // animals
  {
    topic: /^get-pet$/,
    when: /\b(?:gone|away|at work|work|out) (?:\w+ )?(?:\d+|eight|nine|ten) ?h(?:ou)?rs?\b|\bwork full[- ]time\b/,
    words:
      "A puppy holds it for about an hour per month of its age, so a whole workday alone doesn't work without someone at noon. A grown dog with a walker, or two cats, carry such days well.",
  },
  {
    topic: /^get-pet$/,
    when: /\b(?:apartment|apt|condo|studio|renting|rent)\b/,
    words:
      "Then the lease comes first: whether animals are allowed, which size, and what deposit. Room matters less than noise and stairs.",
  },
  // work
  {
    topic: /^work-boundary$/,
    when: /\bsalar(?:y|ied)\b/,
    words:
      "On a salary no clock counts the Sunday for you, so the limit has to come from you. And salaried doesn't always mean no overtime; dol.gov says for which jobs and pay it's still owed.",
  },
  {
    topic: /^work-boundary$/,
    when: /\b(?:expects?|wants?|gets? mad|mad)\b.{0,25}\b(?:answer|reply|respond|text|right away)\b|\bexpects? you\b/,
    words:
      "Expecting isn't the same as needing. Ask once, on a weekday: “What really can't wait until Monday? For that, please call. The rest I'll answer at eight.”",
  },
  {
    topic: /^(?:lost-job|layoff-fear)$/,
    when: /\b(?:plant|factory|warehouse|store|mill|site|office)\b.{0,20}\b(?:clos(?:es|ing|ed)|shut\w*)\b|\bclosing\b/,
    words:
      "Larger employers mostly have to give sixty days' notice in writing before a closing, under the federal WARN Act; the state's dislocated worker program then helps with classes and applications, free.",
  },
  {
    topic: /^(?:lost-job|layoff-fear|change-career|job-search-plan)$/,
    when: /\byou are (?:4[5-9]|5\d|6\d)\b|\b(?:4[5-9]|5\d|6\d) (?:years old|now)\b/,
    words:
      "At that age employers look for what runs without being watched. Put the last fifteen years on the resume, leave the years of school out, and let one person who knows your work open the door.",
  },
  {
    topic: /^(?:lost-job|layoff-fear)$/,
    when: /^(?!.*\b(?:0|no|nothing|zero|without|don'?t have|not much|hardly)\b).*\b(?:savings?|saved)\b/,
    words: "That cushion buys you the thing that counts most now, which is not having to take the first offer.",
  },
  {
    topic: /^layoff-fear$/,
    when: /\b(?:meetings?|projects?|emails?|invited?|calendar)\b.{0,25}\b(?:without you|moved|taken|gone|not (?:on|in)|left out|removed)\b/,
    words:
      "That can be a sign, and it can be a reshuffle; both are worth one calm question: “I've noticed my projects have moved. Where do you see my work in the next months?”",
  },
  {
    topic: /^ask-for-pay$/,
    when: /\bby accident\b|\bfound out\b|\bcoworker told\b/,
    words: "Then keep the how to yourself. You need only the market figure; where it comes from is nobody's business.",
  },
  {
    topic: /^(?:prepare-interview|tell-about-yourself|use-star)$/,
    when: /\b(?:receptionist|front desk|cashier|server|barista|retail|store|bank teller|call center|customer)\b/,
    words:
      "At a desk like that they look for two things: that you stay kind when it's loud, and that you are on time. Have one story for each, a minute long.",
  },
  {
    topic: /^(?:prepare-interview|tell-about-yourself|use-star)$/,
    when: /\b(?:nurse|cna|caregiver|medical|dental|hospital|clinic|daycare|teacher)\b/,
    words: "Where people are cared for, they listen for calm: one story about somebody scared or upset, and what you did first.",
  },
  {
    topic: /^read-a-boss$/,
    when: /\b(?:explains?|talks? down|mansplain\w*|teach(?:es)? you)\b/,
    words: "Cut it short and friendly: “I know this one well, thanks. What I'd like your view on is something else.”",
  },
  {
    topic: /^mistake-at-work$/,
    when: /\b(?:is|was|are) (?:fine|ok|okay|safe|unhurt)\b/,
    words: "That is the fact that counts most, so let it be the first one you think of.",
  },
  // family, love, friends
  {
    topic: /child|teen|parent/,
    when: /\b(?:divorced|separated|split up|co-?parent\w*|two homes)\b/,
    words: "Then two homes have to say the same sentence, and only that one. Agree on it with the other parent first; the rest may differ.",
  },
  {
    topic: /child|teen/,
    when: /\b(?:dad|father|mom|mother|ex|husband|wife)\b.{0,15}\b(?:thinks?|finds?) (?:it'?s|it is|it|its) (?:funny|cute|no big deal|fine|nothing)\b/,
    words:
      "Then settle that first, out of the child's hearing; two different faces are what a child that age tests. One line you can both say is enough.",
  },
  {
    topic: /child|teen/,
    when: /\b(?:says?|said) (?:it'?s )?(?:fine|nothing|idk|whatever|ok)\b|\bfine is all\b|\bdoor (?:is )?(?:closed|shut|locked)\b/,
    words:
      "That is how it sounds at that age, and it rarely means you. Stay near without a question: a plate at the door, a ride, the same show. Talk comes out sideways.",
  },
  {
    topic: /^new-parent$/,
    when: /\bback (?:at|to) work\b/,
    words:
      "Then the nights need a plan, too: one takes it until two, the other from two on, and who is off sleeps behind a closed door with earplugs.",
  },
  {
    topic: /^new-parent$/,
    when: /\b(?:husband|wife|partner|he|she|boyfriend)\b.{0,12}\bsleeps? (?:through|thru|right through)\b/,
    words: "Then don't wait for the crying to wake the other one. Hand it over before you both lie down: “From ten to two they're yours.”",
  },
  {
    topic: /money-with|talk-money/,
    when: /\b(?:bought|spent|ordered)\b.*\d|\d.*\b(?:purse|bag|shoes|watch|game|tv|phone)\b/,
    words:
      "One purchase is a poor place to start, since it has to be defended. Ask for a rule instead: above which sum do you two ask each other first?",
  },
  {
    topic: /money-with|talk-money/,
    when: /\bsound like (?:her|his|a|their|your) (?:dad|father|mom|mother|parent|boss)\b|\bcontrolling\b|\bnag\b/,
    words:
      "Then begin with yourself and not with the purchase: “I get scared when the account is low; that's mine. Could we each have a sum to spend that nobody asks about?”",
  },
  {
    topic: /^(?:decide|grown-apart|moving-in-together)$/,
    when: /\b(?:3[0-9]|4[0-5])\b/,
    words: "Then time is a part of it, and being honest soon is the kindest thing in it.",
  },
  {
    topic: /^make-friends$/,
    when: /\b(?:everyone|everybody|they|all) (?:was|were|are|is)(?: all| like)? (?:\d+|younger|older|kids|couples|married)\b/,
    words:
      "Then it was the wrong room and not the wrong you. Look for one where people your age already sit: a class, a league, a parish, a board game night at the library.",
  },
  {
    topic: /^make-friends$/,
    when: /\bmoved\b|\bnew (?:city|town|here)\b/,
    words:
      "The first year in a new place is lonely for nearly everybody; most people say it turned when one thing had its fixed day in the week.",
  },
  {
    topic: /^big-news$/,
    when: /\b(?:made you promise|promised|don'?t tell|keep it (?:secret|quiet)|won'?t tell)\b/,
    words:
      "You may keep a promise and still not carry it alone: “I won't tell them. But I need you to, by [day], because they'll ask me, and I don't want to lie.”",
  },
  {
    topic: /^big-news$/,
    when: /\b(?:chemo|surgery|treatment|radiation|biopsy|scan)\b/,
    words: "Then this week is for the practical things: who drives, who cooks on the bad days, and one list of questions for the nurse.",
  },
  {
    topic: /^big-news$/,
    when: /\b(?:twins|kids?|children|son|daughter|toddler|baby)\b/,
    words: "Children feel that something is wrong before anyone tells them, so a few true words soon are easier than silence.",
  },
  {
    topic: /^(?:noisy-neighbor|talk-to-roommate)$/,
    when: /\b(?:work|get up|start|up) at (?:[3-6]|three|four|five|six)\b|\bearly shift\b/,
    words: "Then name your hour, since a number is easier to keep than “quieter”: “I get up at five. From nine on I need it quiet.”",
  },
  {
    topic: /^(?:noisy-neighbor|talk-to-roommate)$/,
    when: /\b(?:laughed|shrugged|didn'?t care|ignored you)\b/,
    words:
      "Then the next step is on paper: a short note with day and hour, a copy for the landlord, and the city's quiet hours at the bottom.",
  },
  {
    topic: /^talk-to-landlord$/,
    when: /\b\d+ (?:days|weeks|months)\b/,
    words:
      "Put that number into the message, with the date it began. For heat, water or anything unsafe you don't have to wait longer: the city's housing or code office, 311 in many cities, can order the repair.",
  },
  // study
  {
    topic: /^(?:back-to-school|study-exam|focus|failed-exam)$/,
    when: /\b(?:remember|forget|retain|stick)\b.{0,20}\b(?:read|study|studied|anything)\b|\bread\b.{0,15}\b(?:forget|gone)\b/,
    words:
      "Reading twice feels like learning and mostly isn't. After each page close the book and say aloud what it said; what you couldn't say is what you read again.",
  },
  {
    topic: /^(?:back-to-school|study-exam|get-started)$/,
    when: /\bwork (?:about )?\d+ ?h(?:ou)?rs?\b|\bfull[- ]time\b|\btwo jobs\b/,
    words:
      "With that many hours, short and fixed beats long and some day: twenty-five minutes before work, and the same on two lunch breaks.",
  },
  {
    topic: /^(?:back-to-school|study-exam)$/,
    when: /\b(?:kids?|children|son|daughter)\b/,
    words:
      "Then make it a table for all: they do homework, you do yours, twenty minutes, same hour. They learn from seeing it, and you get it done.",
  },
  // health and habits
  {
    topic: /^quit-smoking$/,
    when: /\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|roommate|he|she|mom|dad)\b.{0,12}\b(?:still )?smokes?\b/,
    words:
      "Don't ask for quitting, ask for one rule: outside only, and nothing lying around, for these first weeks. Most slips happen next to a lit one.",
  },
  {
    topic: /^quit-smoking$/,
    when: /\b(?:gum|mints?|toothpicks?|candy|snack\w*)\b/,
    words:
      "Something for the mouth is a good stand-in. If it's not enough, nicotine gum or a patch roughly doubles the odds; a pharmacist says which fits.",
  },
  {
    topic: /^drink-or-gamble$/,
    when: /\bwould like to (?:do|have|drink|get (?:down )?to|cut (?:down )?to) (?:only |just )?(?:1|one|2|two)\b/,
    words:
      "Less in steps holds better than all at once: one less for a week, with a glass of water and food before the first, then one less again. Two free evenings a week show you how much is habit.",
  },
  {
    topic: /^drink-or-gamble$/,
    when: /\bnot a problem\b|\bcan stop\b/,
    words: "You don't have to call it anything. What counts is whether you'd like it to be less, and that is yours to answer.",
  },
  {
    topic: /^drink-or-gamble$/,
    when: /\bcounts?\b.{0,10}\b(?:them|drinks|beers|bottles)\b/,
    words: "Being counted feels like being watched. Counting them yourself, aloud and first, takes that away from both of you.",
  },
  {
    topic: /^start-exercise$/,
    when: /\b\d{3} ?(?:lbs?|pounds)\b|\bover ?weight\b|\bheavy\b/,
    words:
      "Then walk first, and let the running come in bits of a minute; joints and breath need some weeks more than the head does. Shoes with a good sole matter more than speed.",
  },
  {
    topic: /^start-exercise$/,
    when: /\bwalk(?:ing|ed)?\b/,
    words: "That counts fully. When twenty minutes feel easy, put one minute of slow running into every five.",
  },
  {
    topic: /^get-up-mornings$/,
    when: /\bboss\b.{0,12}\bnoticed\b|\blate (?:to|for) work\b/,
    words:
      "Then say it before it is said to you: “I've been late twice, and I'm changing it. Tomorrow I'm here at [time].” That buys you a week.",
  },
  // home and bills
  {
    topic: /^fight-a-medical-bill$/,
    when: /\b(?:have|got|has) (?:\w+ )?(?:insurance|medicaid|medicare|blue cross|aetna|cigna|kaiser)\b/,
    words:
      "Then pay nothing before the insurer's explanation of benefits is there, and ask billing whether they sent it to your plan at all.",
  },
  {
    topic: /^energy-bill$/,
    when: /\bspace heaters?\b/,
    words: "That is the likeliest one: 1,500 watts for eight hours a day come to about $50 to $80 a month at usual prices.",
  },
  {
    topic: /^(?:moving-house|first-apartment)$/,
    when: /\b(?:parents|mom|dad)\b|\bsaved\b/,
    words:
      "Take first month, deposit and the move off what you have before you look; what is left has to carry a month in which something breaks.",
  },
  {
    topic: /^holidays-family$|^cook/,
    when: /\boven\b.{0,12}\b(?:small|tiny|broken|broke|little)\b|\bsmall oven\b/,
    words:
      "Then only the roast gets the oven. Mash, beans and gravy live on the stove, a slow cooker holds one more, and dessert can be cold.",
  },
  {
    topic: /^holidays-family$|^cook/,
    when: /\b(?:vegan|vegetarian|allerg\w+|gluten|celiac|nuts?)\b/,
    words:
      "Make one filling dish that everyone can eat, and label the rest. With a nut allergy read every package, cook that dish first with clean pans, and ask the guests to leave nuts at home.",
  },
  {
    topic: /^(?:grieve|griev|lonel|keep-friends)/,
    when: /\b(?:stopped|quit|don't|doesn't|never|nobody|no one|hardly anyone) (?:ever )?(?:call|calls|calling|visit|visits|visiting|come|comes|coming|text|texts|ask|asks)\w*\b/,
    words:
      "That happens to nearly everyone after the first weeks: people don't know what to say, and wait for a sign. A small, exact one from you helps: “I'd like company on Thursday at three. We needn't talk about it.”",
  },
  {
    topic: /^(?:ask-for-help|grieve|griev|lonel)/,
    when: /\bburden\b|\bbother (?:them|anyone|anybody|people|him|her)\b/,
    words: "Think of the last time somebody asked you for something small: was that a burden, or were you glad? Most people are glad.",
  },
  {
    topic: /^rest-from-burnout$/,
    when: /\b(?:can't|cannot) (?:quit|leave|stop)\b|\bneed the (?:insurance|money|job|benefits|paycheck)\b/,
    words:
      "Then quitting isn't the lever, and there are others: your doctor can write you out for a time, after a year in a larger place the federal FMLA keeps the job and the insurance for up to twelve weeks, and many employers have a free counseling line.",
  },
  {
    topic: /^rest-from-burnout$/,
    when: /\bteacher\b|\b(?:\d+|thirty|twenty \w+) kids in\b|\bclassroom\b/,
    words:
      "A room full of children takes all day what other work takes in a week. So the first thing to guard is the way home: ten minutes in which nobody needs you.",
  },
  {
    topic: /^talk-to-roommate$/,
    when: /\b(?:eats?|ate|eating|takes?|took|uses?|drinks?) (?:all )?your (?:food|stuff|things|milk|snacks|leftovers|shampoo)\b/,
    words:
      "Food is the easiest part to settle: one shelf and one box with your name, and a line to the roommate, “What's on my shelf isn't shared. If he eats here, could he bring his own?”",
  },
  {
    topic: /hurt|listen|start-softly|same-arg|boundary|grown-apart|roommate|coworker|in-laws|chores|friend|not-heard|breakup|apolog/,
    when: /\b(?:he|she|they|your \w+)(?:'s|'ve| has| have|'re| is| are) (?:been )?(?:so |really |very |under )?(?:stressed|busy|tired|sick|overwhelmed|swamped|depressed|stress|pressure)\b/,
    words:
      "That explains a part of it, and it doesn't make your side smaller. It only says when to bring it up: in a quiet hour, and not in the thick of it.",
  },
];
