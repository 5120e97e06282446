import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to the most usual questions of daily life: cooking, the home, free time, small plans. */

const please = String.raw`^\W*(?:(?:please|pls|hey|hi|hello|ok(?:ay)?|so|and|but|also|well|thanks|can you|could you|would you|make me|make|create|write me|write|i (?:need|want|would like|could use|am looking for)|i'?m looking for|i'd like|give me|show me|tell me|suggest|recommend|share|just|some|do you have|have you got|got|any|help me(?: to| with| find)?|what are|what'?s|whats|what about|how about|list)\W+)*`;
const end = String.raw`(?:\W+(?:please|pls|thanks|for me|for us|this week|today|tonight|then|now|too|instead|ideas?))*\W*$`;
const ask = (inner: string, tail = end) => new RegExp(`${please}(?:${inner})${tail}`);
const good = String.raw`(?:good |some |the best |best |easy |simple |quick |cheap |healthy |healthier |new |fun |nice |great |a few |more |other |really |budget |low[- ]cost |affordable |inexpensive |homemade |tasty |fast |high protein |high[- ]protein |romantic |cozy |creative |free )*`;
const howTo = String.raw`(?:how (?:do|can|should|would|could) (?:i|we|you)|how to|ways to|tips (?:to|for|on)|the best way to|i (?:want|need|would like|try|wanna) to|help me|is it possible to|can (?:i|you|we)|where do i (?:start|begin) to)`;

export const dailyFirstAnswers: readonly WrittenAnswer[] = [
  {
    id: "healthy-on-budget",
    topic: "cook-cheap",
    ask: new RegExp(
      String.raw`${please}(?:${howTo} )?(?:cook|eat|eating|cooking|make|buy|have|get|meals?|food|dinners?|a diet|diet)(?: (?:more|meals|food|dinner|dinners|a|something|recipes))? ?(?:healthy|healthier|healthily|well|better|good|right|clean|nutritious)?(?: (?:food|meals?|dinners?|recipes?|ideas))? (?:and cheap(?:ly)?|but cheap(?:ly)?|cheap(?:ly)?|(?:on|with|for) (?:a |very |little |no |less |such |small |low |tight |limited |student |my |our |cheap )*(?:budget|money|income)|(?:without|while not) spending (?:a lot|much|too much|so much)|when (?:i'?m|you'?re) broke|for (?:cheap|less))${end}|${please}(?:healthy|healthier) (?:eating|food|meals?|cooking|dinners?|recipes?) (?:on|for|with) (?:a |very |little |no |low |tight |small |limited |student )*(?:budget|money|income)${end}|${please}(?:healthy|healthier) (?:cheap|budget|low[- ]cost|affordable) (?:meals?|dinners?|food|recipes?|eating)${end}|${please}(?:cheap|budget|affordable) (?:and |but )?(?:healthy|healthier) (?:meals?|dinners?|food|recipes?|eating|meal ideas)${end}|\bhealthy (?:food|eating) is (?:so |too |really )?expensive\b`,
    ),
    text: "Healthy and cheap are mostly the same shelf: dried beans and lentils, eggs, oats, rice, potatoes, carrots, cabbage, frozen vegetables, bananas. Five dinners from it, about two to three dollars a plate:\n\n1. Lentil soup with carrots, cooked double.\n2. Fried rice with eggs and frozen vegetables.\n3. Bean chili over rice or potatoes.\n4. One tray: chicken thighs or chickpeas, potatoes, carrots, 425 °F, 40 minutes.\n5. Pasta with tomatoes, garlic, spinach and white beans.\n\nHalf of the plate vegetables, water to drink, and a plan before the store.\n\n**One next step:** choose two of the five, and buy only what they need.\n\nFor how many people do you cook, and is there anything you don't eat?",
  },
  {
    id: "recipes-asked",
    topic: "cook-cheap",
    ask: ask(
      String.raw`(?:me )?(?:an?|the)? ?${good}recipes?(?: (?:for (?:dinner|lunch|it|that|this|the week|beginners|tonight|one|weeknights)|with (?:amounts|few ingredients)|to (?:start with|try|cook|make)|i can (?:make|try|cook)))*|what are some recipes`,
    ),
    text: "Three with amounts, each for two, in about 25 minutes:\n\n1. **Lentil and tomato pasta:** soften an onion and garlic in oil, one can of tomatoes, half a cup of red lentils, a cup of water, 15 minutes; over 6 oz of pasta.\n2. **Egg fried rice:** two cups of cooked rice in a hot pan, a cup of frozen peas and carrots, push aside, scramble three eggs, mix, two spoons of soy sauce.\n3. **Bean quesadillas:** mash a can of beans with cumin and salt, spread on four tortillas with cheese, fold, three minutes a side; cabbage with lemon beside it.\n\n**One next step:** choose one for tonight, and check which two things are missing.\n\nFor how many is it, and what do you have at home?",
    next: "Three more, each for two:\n\n1. **Bean chili:** onion, garlic, two cans of beans, one of tomatoes, a spoon of chili powder, 20 minutes; rice or bread.\n2. **Sheet-pan dinner:** four chicken thighs or a can of chickpeas, four potatoes, three carrots, oil, salt, 425 °F for 40 minutes.\n3. **Chickpea curry:** onion, garlic, a spoon of curry powder, chickpeas, half a can of coconut milk, 15 minutes, spinach; rice.\n\n**One next step:** put the one that sounds best on this week's busiest evening, cooked double.\n\nWhich one is it?",
  },
  {
    id: "cheap-dinners",
    topic: "cook-cheap",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}(?:cheap|budget|low[- ]cost|affordable|inexpensive|frugal|easy|quick|simple|fast|weeknight|healthy|family|poor man'?s) ${good}(?:family |weeknight )?(?:dinners?|meals?|suppers?|food|things to (?:cook|eat|make)|dishes)(?: (?:ideas?|recipes?|options))?(?: (?:for (?:the (?:week|family)|families|(?:a )?family|students?|weeknights|after work|dinner|broke people)|to (?:make|cook)|after work|i can (?:make|cook)|when (?:i'?m|you'?re) (?:tired|broke|busy)))*|what (?:can|should|could) (?:i|we) (?:cook|make|eat) (?:that is |that'?s |for )?(?:really |very )?(?:cheap|cheaply|quick|quickly|easy|fast|on a budget|after work|in (?:10|15|20|30) minutes)|(?:10|15|20|30)[- ]minute (?:meals?|dinners?|recipes?)|what'?s for dinner(?: (?:tonight|today))?|(?:an?|the)? ?${good}(?<!^)(?<!^any )(?:dinner|meal|supper) (?:ideas?|suggestions?|inspiration)(?: (?:for (?:tonight|today|this week|the week|tomorrow|families|a family|one|students?)))*`,
    ),
    text: "Seven that cost about two to three dollars a plate and take half an hour or less:\n\n1. Fried rice with eggs and frozen vegetables.\n2. Bean chili with rice or bread.\n3. Pasta with tomatoes, garlic and white beans.\n4. Quesadillas with beans and cheese, cabbage salad.\n5. Lentil soup with carrots; cook double.\n6. Potatoes from the microwave with cottage cheese or broccoli and cheese.\n7. Eggs on toast with spinach, for the evening when nothing works.\n\nTell me two or three things that you have, and I make a dinner of them.\n\n**One next step:** choose three for this week, and buy what they share: rice, beans, eggs, frozen vegetables.\n\nFor how many people is it?",
  },
  {
    id: "healthy-snacks",
    topic: "eat-better",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}snacks?(?: (?:ideas?|options))?(?: (?:for (?:work|school|kids|the office|me|my kids|weight loss|the road|studying|night|evenings?|after school|toddlers)|at (?:work|night|the office|my desk)|to (?:take|bring|have|eat|buy)(?: to work)?|that (?:are|is|fill|keep)(?: \w+){1,4}))*|what (?:can|should|could|to|do) i (?:snack on|eat (?:as a snack|between meals))(?: at work| instead)?|${howTo} snack (?:healthier|healthy|better)`,
    ),
    text: "Good ones have some protein or fiber, so that they last until the meal:\n\n1. Apple or banana with peanut butter.\n2. Plain yogurt with fruit or oats.\n3. Two boiled eggs, made for three days.\n4. Carrots, cucumber or peppers with hummus.\n5. Popcorn, plain, with salt and paprika; one of the cheapest.\n6. Cheese with whole-grain crackers.\n7. Roasted chickpeas, or a handful of nuts if you can eat them.\n\nFor work: two boxes packed on Sunday night, because what lies ready gets eaten.\n\n**One next step:** choose two, and put them into tomorrow's bag tonight.\n\nAt what hour does the hunger usually come?",
  },
  {
    id: "breakfast-ideas",
    topic: "eat-better",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}breakfasts?(?: (?:ideas?|options|recipes?))?(?: (?:for (?:work|school|kids|busy mornings|weight loss|the week)|on the go|to go|before work|i can (?:make|eat)))*|what (?:can|should|could|do) (?:i|we) (?:eat|have|make) (?:for|at) breakfast|(?:and )?breakfast`,
    ),
    text: "A breakfast that holds until noon has protein and something with fiber. Five that are cheap:\n\n1. Oats overnight: half a cup of oats, half a cup of milk, yogurt, fruit, in a jar. Under a dollar.\n2. Two eggs on whole-grain toast, with tomato or spinach.\n3. Plain yogurt with banana, oats and seeds.\n4. Peanut butter toast with banana slices.\n5. A burrito with eggs and beans, six at a time in the freezer.\n\nNo hunger early? Then the jar comes along and is eaten at ten.\n\n**One next step:** put one jar into the fridge tonight.\n\nHow many minutes do you have in the morning?",
  },
  {
    id: "lunch-for-work",
    topic: "cook-cheap",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}(?:lunch(?:es)?|lunch ?box(?:es)?|packed lunch(?:es)?)(?: (?:ideas?|options|recipes?|prep))?(?: (?:for (?:work|school|kids|the office|my kids)|at work|to (?:take|bring|pack)(?: to work| to school)?|without a microwave))*|what (?:can|should|could|do) i (?:eat|have|make|take|pack|bring) (?:for|as) lunch(?: at work| to work)?`,
    ),
    text: "The easiest lunch is last night's dinner, boxed before you sit down to eat. Beside it, five that need no cooking in the morning:\n\n1. Bean or lentil salad with rice, tomatoes and lemon; keeps for three days.\n2. Wrap with eggs or chicken, cabbage and yogurt.\n3. Hummus, carrots, cheese, bread.\n4. Cold pasta with tuna or white beans and peas.\n5. Soup in a wide jar, if there is a microwave.\n\nWith an ice pack it's safe until noon. Each costs two to three dollars, against twelve or more at the counter.\n\n**One next step:** cook one portion more tonight, and box it at once.\n\nIs there a microwave or a fridge at work?",
  },
  {
    id: "cleaning-schedule",
    topic: "clean-home",
    ask: new RegExp(
      String.raw`${please}(?:an?|the|my)? ?(?:good |simple |realistic |easy |weekly |daily |house |home |family |whole )*(?:cleaning|housework|chores?) (?:schedule|routine|plan|checklist|list)(?: (?:for|that)(?: \w+){1,6})?${end}|${please}${howTo} (?:keep|keeping|get|have)(?: (?:my|our|the|a))? (?:whole |small |big |own )*(?:house|home|apartment|place|flat|room|kitchen|bathroom|bedroom)(?: (?:always|more|clean and))* (?:clean|tidy|neat|organi[sz]ed|in order|under control)(?: (?:with|when|while|and|all|every|without)(?: \w+){1,8})?${end}|^\W*(?:my|our|the) (?:house|home|apartment|place) is always (?:a mess|messy|dirty)\b[^.!?]{0,30}\W*$|\b(?:i|we) can'?t keep (?:my|our|the) (?:house|home|apartment|place|room|kitchen) (?:clean|tidy)\b`,
    ),
    text: "A home stays clean by small fixed things, not by big days:\n\n- Every day, 15 minutes: dishes done before bed, counters wiped, one load of laundry on two or three days, floor of the kitchen.\n- Monday: bathroom, 20 minutes. Wednesday: dust and vacuum the living room. Friday: kitchen with fridge and stove. Saturday: sheets and floors, everybody helps. Sunday: nothing.\n- Once a month: oven, windows or one closet.\n\nWith a timer and music; when it rings, it's done, also half done. Whoever lives there has a part with a name on it.\n\n**One next step:** write the four days on a sheet on the fridge, and do today's twenty minutes.\n\nWho lives with you, and which room is the hardest?",
  },
  {
    id: "date-night-home",
    topic: "grown-apart",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}(?:anniversary|valentine'?s(?: day)?|date ?nights?|dates?|romantic (?:evenings?|nights?|things?|ideas?|dinners?))(?: ideas?)?(?: (?:(?:at|for|from) (?:home|free|cheap|couples?|parents|married couples|us|tonight|the weekend)|with (?:my (?:husband|wife|boyfriend|girlfriend|partner)|no money|kids|little money)|on a (?:tight )?budget|without (?:spending )?money|that (?:cost nothing|don'?t cost \w+|are (?:free|cheap))|to do(?: at home)?|with kids in the house|under \$?\d+|in (?:winter|the rain)))*(?: ideas?)?|something (?:romantic|special) (?:to do )?(?:at home|with my (?:husband|wife|boyfriend|girlfriend|partner)|for (?:my )?(?:husband|wife|boyfriend|girlfriend|partner)|for us)(?: (?:that is|for) (?:free|cheap))?`,
    ),
    text: "Seven for an evening at home, from nothing to ten dollars:\n\n1. Cook one thing together that neither has made; candles, phones in a drawer.\n2. A tasting: three cheeses, chocolates or ice creams, with closed eyes.\n3. A floor picnic with the photos of your first year.\n4. Twenty questions in turn: “What do you remember of our first evening? What would you like more of?”\n5. Dance to five songs from your past.\n6. A game for two; who loses gives a ten-minute massage.\n7. A blanket outside and the stars, with tea in a thermos.\n\n**One next step:** send one line now: “Thursday at eight, on the sofa, just us.”\n\nHow much time do you have, and are there children to put to bed?",
  },
  {
    id: "digital-detox",
    topic: "put-the-phone-down",
    ask: new RegExp(
      String.raw`${please}(?:${howTo} )?(?:do |start |take |plan |try )?(?:an? )?(?:(?:\d+|one|weekend|24)[- ](?:day|hour|week) )?(?:digital|social media|phone|screen|tech|dopamine|instagram|tiktok) (?:detox|break|cleanse|fast)(?: (?:plan|weekend|challenge|tips|ideas|work|help|(?:for|on) (?:a|one|the|\w+) ?\w*))*${end}`,
    ),
    text: "Seven days, with rules that you can keep:\n\n1. Day 0: delete the two apps that eat the most time; the accounts stay. Notifications only from people.\n2. Phone sleeps in the kitchen, an alarm clock by the bed.\n3. First hour of the morning and last of the evening without it.\n4. Three fixed times for messages, such as 9:00, 1:00 and 6:00, 15 minutes each.\n5. Something in its place: a book on the sofa, shoes by the door, a friend on Wednesday.\n6. On day 7 decide which app comes back, and with what limit.\n\nDays two and three are the itchy ones, then it gets quiet.\n\n**One next step:** choose the day on which it starts, and tell one person.\n\nDo you need the phone for work?",
  },
  {
    id: "self-care-ideas",
    topic: "self-care",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}(?:self[- ]?care)(?: (?:ideas?|tips|routine|plan|day|things|activities|list|checklist|practices|habits))?(?: (?:for (?:free|busy (?:moms?|people|parents)|moms?|myself|men|women|today|beginners|tired (?:moms?|people))|at home|on a (?:tight )?budget|without (?:spending )?money|that (?:cost nothing|don'?t cost (?:money|anything)|are free)|to do|with no (?:time|money)))*|${howTo} (?:practice|do|start(?: with)?|take time for) self[- ]?care|${howTo} take (?:better )?care of myself(?: better| more)?|i (?:don'?t|never) take care of myself`,
    ),
    text: "It's less about candles than about what you skip when it gets full. Small ones that cost nothing:\n\n- 5 minutes: a glass of water at the window, breathing out slowly ten times, three lines in [the journal](/mental-health).\n- 15 minutes: a walk without the phone, a shower with music, a call to someone who makes you laugh.\n- 1 hour: an early night, cooking something you like, a library book in bed.\n- One no: something this week that you don't take on.\n\nOne of each kind is a full week. It holds when it has a time, right after something that happens anyway.\n\n**One next step:** choose one of five minutes, and do it right after this.\n\nWhat do you miss most: sleep, quiet, people, or your body?",
  },
  {
    id: "trip-without-money",
    topic: "save-for-trip",
    ask: new RegExp(
      String.raw`\b(?:want|wanna|like|love|dream\w*|how (?:do|can) (?:i|you|we|people)|how to|is it possible to|can (?:i|you|we))\b[^.!?]{0,15}\b(?:travel|go on (?:a )?(?:vacation|trip|holiday)|take a (?:vacation|trip)|vacation)\b[^.!?]{0,25}\b(?:no money|without (?:much |a lot of |any )?money|little money|can'?t afford|cheap(?:ly)?|on a (?:tight |small |low )?budget|for (?:free|cheap|less)|broke|low budget)\b|${please}(?:cheap|budget|affordable|low[- ]cost|free) (?:travel|vacations?|trips?|weekend trips?|getaways?|holidays?)(?: (?:ideas?|tips|destinations?|with (?:kids|family)|for (?:families|couples|the family)))*${end}|\bi can'?t afford (?:a |to go on )?(?:vacations?|to travel|traveling|trips?|holidays?)\b`,
    ),
    text: "Then the trip gets smaller or slower, not impossible. What cuts the price most:\n\n1. When: weekdays, and the weeks after school begins, are often far cheaper.\n2. How: bus or a full car instead of a flight; a flight alert set months ahead.\n3. Where you sleep: camping, a hostel, a house swap, friends, or house sitting.\n4. What you eat: a place with a kitchen, one meal out a day at most.\n5. First the near ones: state parks and a town two hours away, one night.\n\nThen a sum and a date: $600 in a year is $12 a week.\n\n**One next step:** write down where, how many days, and the highest sum that is okay.\n\nWhere would you like to go, and with whom?",
  },
  {
    id: "party-on-budget",
    topic: "give-without-money",
    ask: new RegExp(
      String.raw`${please}(?:${howTo} )?(?:plan|throw|have|host|organi[sz]e|do|celebrate|make|give)?(?: (?:a|an|my|our|the))? ?(?:(?:cheap|small|nice|fun|simple|kids?'?s?|child'?s|surprise|budget|first|\d+(?:st|nd|rd|th)|low[- ]cost|graduation|christmas|holiday|house(?:warming)?|dinner|birthday|baby|bridal|son'?s|daughter'?s|kid'?s|my (?:son|daughter|kid)'?s) )*(?:part(?:y|ies)|birthday(?= (?:on|party))|baby shower|get[- ]together|cookout)(?: (?:for (?:my|our|a|an|the) (?:[\w-]+ ?){1,4}|at home|ideas?|with (?:no|little|not much) money))* (?:on a (?:tight |small |low )?budget|cheap(?:ly)?|for (?:less|free|under \$?\d+|\$\d+)|with(?:out)? (?:much |a lot of |spending much |spending a lot of |little |no |not much )*money)(?: (?:for (?:my|our|a|an|the) (?:[\w-]+ ?){1,4}))?${end}|${please}(?:cheap|budget|low[- ]cost|inexpensive|affordable) (?:kids?'?s? )?(?:birthday|party|birthday party|baby shower)(?: party)?(?: ideas?)?(?: (?:for (?:[\w-]+ ?){1,5}|at home))*${end}`,
    ),
    text: "A good party needs people, one dish and one thing to do. About $5 to $8 a head is enough:\n\n1. A short one, two to three hours in the afternoon, so that no full meal is needed; at home or in a park.\n2. One big thing to eat: chili, pasta bake, or cake and fruit. Others bring the rest: “Could you bring bread, and you something sweet?”\n3. One thing to do: a treasure hunt and freeze dance for kids, a quiz with old photos or a playlist of their year for adults.\n4. Decoration in one color from the dollar store, candles.\n\n**One next step:** fix the day, the two hours and the place, and write the invitation tonight.\n\nFor whom is it, how many come, and what may it cost?",
  },
  {
    id: "wash-whites",
    topic: "clean-home",
    // cleaninginstitute.org
    ask: /\b(?:how|what)\b[^.!?]{0,25}\b(?:wash|clean|keep|get|bleach|whiten)\b[^.!?]{0,15}\b(?:whites?|white (?:clothes|shirts?|laundry|sheets|towels|socks|shoes))\b(?![^.!?]*\b(?:house|teeth|noise)\b)|\bwhites? (?:turned|are|went|look|getting) (?:pink|gray|grey|yellow|dingy)\b/,
    text: "Whites by themselves, sorted out before anything with color, in the warmest water that the label allows; hot for towels, sheets and socks, warm for shirts. Normal detergent, not too much, and the drum two thirds full. For gray or yellow ones add oxygen bleach, and let them soak an hour before. Chlorine bleach only for plain cotton, never on wool, silk or spandex, and never together with vinegar or ammonia: that makes a poisonous gas.\n\nSweat and collar marks: dish soap or a paste of baking soda, 30 minutes. Dry them in the sun if you can.\n\n**One next step:** look at the label for the number or the dots in the tub.\n\nIs it gray, yellow, or did something color them?",
  },
  {
    id: "how-laundry",
    topic: "clean-home",
    // cleaninginstitute.org
    ask: new RegExp(
      String.raw`${please}${howTo} (?:do|wash|sort) (?:my |the |your |own )*(?:laundry|clothes|washing)(?: (?:for the first time|the right way|properly|correctly|by hand|without a machine))*${end}|\b(?:never|don'?t know how to|how do you) (?:did|do|done) (?:my |the )?(?:own )?laundry\b`,
    ),
    text: "Four steps, and not much can go wrong:\n\n1. Sort: whites, darks, colors; towels apart. New jeans and red things alone the first time. Empty the pockets, close zippers.\n2. Load the drum loosely, about two thirds. Detergent up to the line for a normal load; more doesn't clean better.\n3. Cold or warm for most things, hot for towels, sheets and underwear. The label has the limit.\n4. Out at once when it's done. Dryer on low or a rack; nothing of wool into the dryer. Clean the lint filter each time.\n\n**One next step:** make two piles now, light and dark, and start with the dark one on cold.\n\nIs there a stain in it, or something delicate?",
  },
  {
    id: "stain-wine",
    topic: "clean-home",
    // cleaninginstitute.org: stain removal guide
    ask: /\b(?:wine|coffee|tea|juice|berr(?:y|ies)|soda|ketchup|tomato|sauce|curry)\b[^.!?]{0,15}\bstains?\b|\bstains? (?:of|from) (?:red )?(?:wine|coffee|tea|juice|tomato|berries|sauce)\b|\b(?:spilled|spilt) (?:red )?(?:wine|coffee|tea|juice|sauce)\b[^.!?]{0,25}\b(?:on|over)\b|\bget (?:red )?(?:wine|coffee|tea|tomato sauce|ketchup|juice) out of\b/,
    text: "Press it dry with a cloth, don't rub; rubbing pushes it in. Then:\n\n1. Rinse from the back with cold water until it runs clear.\n2. A drop of dish soap and a spoon of white vinegar, rub gently, 15 minutes.\n3. Still there: soak in water with oxygen bleach, as the package says, some hours. On white cotton hydrogen peroxide with dish soap works, too; try it on a seam first.\n4. Wash as usual, and look before the dryer: heat sets what is left.\n\nOn a couch or carpet the same by dabbing, with little water. Wool and silk go to a cleaner.\n\n**One next step:** dab it with cold water now.\n\nWhat is it on, and how old is the stain?",
  },
  {
    id: "stain-other",
    topic: "clean-home",
    // cleaninginstitute.org: stain removal guide
    ask: /\b(?:how|what)\b[^.!?]{0,25}\b(?:remove|get(?: rid of| out)?|clean|treat|take out|wash out)\b[^.!?]{0,25}\b(?:stains?|grease|blood|ink|grass|oil|sweat|deodorant|chocolate|mud|gum|makeup|lipstick|wax)\b(?! (?:pressure|sugar|thinner))(?![^.!?]*\b(?:car|engine|driveway|reputation|record)\b)|\b(?:there'?s|i (?:have|got)|got) (?:a |an |some )?(?:\w+ )?stains? on\b|\b(?:grease|blood|ink|grass|oil|sweat) stains?\b/,
    text: "Soon, cold, and never into the dryer before it's gone. By kind:\n\n- Grease, oil, makeup: dish soap straight on it, 15 minutes, then the warmest wash the label allows.\n- Blood: cold water and soap; on white, hydrogen peroxide. Never hot.\n- Sweat and deodorant: paste of baking soda and water, or white vinegar, 30 minutes.\n- Ink: dab with rubbing alcohol, a cloth below it, then wash.\n- Grass, chocolate, mud: brush off, liquid detergent, 30 minutes, wash.\n- Gum, wax: freeze it, break it off.\n\nTry everything on a seam first, and never mix bleach with vinegar or ammonia.\n\n**One next step:** put detergent or dish soap on it now, and leave it for 15 minutes.\n\nWhat made the stain, and on what fabric?",
  },
  {
    id: "learn-a-skill",
    topic: "keep-a-habit",
    ask: new RegExp(
      String.raw`${please}(?:${howTo} )?(?:learn(?:ing)?|start(?:ing)? to learn|teach myself|pick up) (?:how to )?(?:(?:a|an|some) )?(?:new )?(?:skill|language|instrument|spanish|french|german|italian|japanese|korean|guitar|piano|ukulele|coding|to code|programming|to draw|drawing|to paint|painting|photography|knitting|to knit|sewing|to sew|chess|to sing|singing|something new)(?: (?:as an adult|at (?:\d+|home|my age)|for free|fast|quickly|by myself|on my own|online|from scratch))*${end}`,
    ),
    text: "Small and nearly daily beats long and rare. So:\n\n1. One aim that you can show in six weeks: a song, a talk of five minutes, a drawing of a hand.\n2. Fifteen minutes at the same hour, five days a week; the thing lies ready where you sit.\n3. One source only, for a month. Your library has courses, books and Libby for free; YouTube has a beginner series for nearly everything.\n4. Do it badly from the first day: speak, play, draw, rather than watch.\n5. Once a week with a person: a class, a partner, a friend who listens.\n\n**One next step:** choose the hour, and do the first fifteen minutes today.\n\nWhat would you like to be able to do in six weeks?",
  },
  {
    id: "kids-indoors",
    topic: "find-hobby",
    ask: new RegExp(
      String.raw`\b(?:kids?|children|toddlers?|(?:son|daughter)|\d[- ]year[- ]olds?)\b[^.!?]{0,40}\b(?:rain(?:s|ing|y)?|indoors?|inside|at home|snow(?:s|ing)?|too (?:cold|hot)|stuck (?:at home|inside))\b[^.!?]{0,25}(?:\b(?:do|ideas?|activities|play|bored|fun|games)\b|\W*$)|\b(?:rainy|indoor|snow) (?:day|days)?\b[^.!?]{0,25}\b(?:kids?|children|toddlers?|activities|ideas)\b|${please}(?:free |cheap |fun |good )*(?:things to do|activities|games|ideas|what (?:can|to|should) (?:i|we) do)(?: (?:at home|this weekend|today|for free|inside|indoors))* with (?:the |my |our |two |three |small |little )*(?:kids?|children|toddlers?|(?:\d )?[- ]?year[- ]olds?)(?: (?:at home|this weekend|today|for free|inside|indoors|when it rains|in the rain|without (?:spending )?money))*${end}`,
    ),
    text: "Eight that need nothing but what is at home:\n\n1. A fort of blankets, with flashlights and a story in it.\n2. Treasure hunt: ten notes, each leads to the next, a small thing at the end.\n3. Bake something easy; they measure and stir.\n4. Obstacle course of pillows and chairs, with a stopwatch.\n5. Cardboard boxes, tape and paint: a car, a shop, a robot.\n6. Freeze dance, or a show for the grown-ups at five.\n7. Bath with food coloring and cups.\n8. Rain boots and puddles, then cocoa; the library for dry hours.\n\nTwo before lunch, two after, and a quiet hour between.\n\n**One next step:** let them choose two of the eight, and begin with one now.\n\nHow old are they, and how many?",
  },
  {
    id: "cannot-throw-away",
    topic: "declutter",
    ask: /^\W*(?:(?:but|and|the problem is|well)\W+)*i (?:just |really )?(?:can'?t|cannot|cant|have trouble|struggle to|find it hard to|feel (?:bad|guilty)(?: about)?|hate to)(?: to)? (?:throw(?:ing)?|get(?:ting)? rid of|let(?:ting)? go of|part(?:ing)? with|toss(?:ing)?) (?:things|anything|stuff|clothes|my (?:things|clothes|stuff)|old \w+|it|them)(?: (?:away|out))?\W*$/,
    text: "Then don't throw away; give it a waiting place. Put what you doubt about into a box, write the date of half a year from now on it, and close it. What you haven't fetched by then may go, unopened. For what hurts because of a memory: take a picture, write one line about it, and keep the one best piece of its kind.\n\nFor the rest: have I used it within a year, would I buy it again today, does somebody need it more? It's easier to give to a person than to a trash can.\n\n**One next step:** fill one box with doubts, fifteen minutes, and date it.\n\nWhat is the hardest to let go: clothes, papers, or gifts?",
  },
  {
    id: "cheap-hobbies",
    topic: "find-hobby",
    ask: ask(
      String.raw`(?:an?|the)? ?${good}(?:cheap|free|low[- ]cost|inexpensive|affordable|new|fun|indoor|outdoor|good|winter|home) ${good}(?:hobb(?:y|ies))(?: (?:ideas?))?(?: (?:for (?:adults?|men|women|me|introverts?|couples|beginners|winter|people (?:with|who)(?: \w+){1,4})|at home|to (?:start|try|pick up|do)(?: at home)?|without money|i can (?:start|try|do)(?: at home)?|that (?:cost nothing|don'?t cost (?:much|anything|money)|are (?:free|cheap))))*|${howTo} (?:find|start|pick up|get) (?:a |some )?(?:new )?(?:hobby|hobbies)(?: (?:as an adult|at my age|without money))*|(?:an?|the)? ?${good}hobb(?:y|ies)(?: (?:ideas?|suggestions?|to (?:try|start|do)|for (?:me|women|men|adults|couples|retirees|retired people|seniors|beginners|introverts)|at (?:\d+|home|my age)|after \d+|in (?:my )?\d+s|i (?:can|could) (?:try|do|start)))*|what (?:are )?hobbies (?:can|should|could|do)(?: i| you)? (?:try|start|do|have|recommend)`,
    ),
    text: "Twelve that cost nothing or nearly nothing:\n\n- Outside: walking new trails, birds with the free Merlin app, geocaching, running, a plot in a community garden.\n- With your hands: bread, drawing, knitting from thrift store yarn, repairing things, plants from cuttings.\n- With your head: library books, chess online, a language with a free app, writing three lines a day.\n- With people: a choir, board games at the library, a pickup team, volunteering on Saturdays.\n\nTry one for two weeks, twice a week, before you buy anything. Fun is allowed to be useless and done badly.\n\n**One next step:** choose the one that made you curious, and put the first hour into this week.\n\nDo you want people around, or quiet?",
  },
  {
    id: "save-on-movers",
    topic: "moving-house",
    // fmcsa.dot.gov/protect-your-move
    ask: /\b(?:save|cheap\w*|less|lower|cut|afford)\b[^.!?]{0,25}\b(?:movers?|moving (?:costs?|company|truck|expenses)|on (?:a |the |my )?move)\b|\bcheap(?:est)? way to move\b|\bhow (?:do|can) i move (?:cheap(?:ly)?|for (?:free|cheap)|with(?:out)? (?:no |much |little )?money)\b|\bmoving (?:is|on) (?:so |too |a )?(?:expensive|tight budget|budget)\b/,
    text: "The biggest savings are the day, the amount and the hands:\n\n1. Midweek and mid-month; weekends and month's end cost most.\n2. Half as many things. What isn't worth its place in the truck is sold or given away before.\n3. A rental truck with friends and pizza, and two hired helpers for the heavy hours only.\n4. Boxes for free: liquor stores, Buy Nothing groups, your job. Towels and clothes instead of bubble wrap.\n5. Three written quotes that name everything. Check the mover in the federal FMCSA database, and pay no large deposit.\n\n**One next step:** ask for two truck prices for a Tuesday, today.\n\nHow far is it, and how many rooms?",
  },
  {
    id: "cancel-alone",
    topic: "app-cancel",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but|hi|please)\W+)*(?:how|where) (?:do|can|would|could) i (?:cancel|unsubscribe|end it|stop paying|quit the app)(?: (?:it|this|here|my account|please))*\W*$|^\W*i (?:want|need|would like) to cancel(?: (?:it|this|please|now))*\W*$/,
    text: "For Evenday: open Your account, at the top or in the menu, find Subscription, and press “Cancel subscription”. It ends at the end of the time that is paid, and until then everything works. During the free trial nothing is charged if you don't subscribe. Afterwards you can still export or delete what is yours, and the crisis lines and your safety plan stay open.\n\nIf you mean something else, such as a gym or a streaming service, tell me which; some are canceled in the app store, some in writing.\n\n**One next step:** export your data first, if you want to keep a copy.\n\nIs it Evenday, or something else?",
  },
  {
    id: "use-app-how",
    topic: "app-safe-to-spend",
    ask: new RegExp(
      String.raw`^\W*(?:(?:so|ok(?:ay)?|and|but|hi|hello|hey)\W+)*(?:how (?:do|can|should) i (?:use|start (?:with|using)|work with|begin with|get started with|navigate|set up) (?:this|the|evenday|your)(?: (?:app|site|website|page|program|thing))?|how does (?:this|the (?:app|site|website)|evenday)(?: (?:app|site|website|page))? work|where (?:do|should) i (?:start|begin) (?:here|with (?:this|the)(?: app)?|in (?:this|the) app)|(?:show|give) me (?:around|a tour)|what (?:should|do) i do (?:first )?(?:here|in (?:this|the) app)(?: first)?|(?:i'?m|i am) new (?:here|to (?:this|the app|evenday)))(?: (?:please|best|exactly|now|what should i do(?: first)?))*\W*$`,
    ),
    text: "In ten minutes you have the base:\n\n1. [Your budget](/budget): add two or three categories with what they may cost, and your bills with their day. From then on it says what is safe to spend today.\n2. “Add expense”, at the top or bottom of every page, for what you spend.\n3. [Debt & Savings](/debt): what you owe or save for, if that is a matter for you.\n4. [Lifestyle](/lifestyle): one small habit, and the meal planner.\n5. [Mental Health](/mental-health): how you feel today, the journal, breathing.\n\nNothing has to be complete; every page works by itself.\n\n**One next step:** add your rent as a bill, and one category for food.\n\nWhat brought you here: money, time, people, or how you feel?",
  },
  {
    id: "where-documents",
    topic: "app-safe-to-spend",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but)\W+)*(?:where|how) (?:do|can|are|is|will) (?:i )?(?:find |see |open |get to |look at )?(?:my |the |our )?(?:documents?|files|pdfs?|uploads|saved documents)(?: (?:here|page|in (?:here|this app|the app)))*\W*$/,
    text: "Under [Documents](/pdf-generator), in the menu. What you uploaded stands there in a list, with a preview, download, rename and delete; you can give each a date, such as the end of a lease. To add one, choose a type, press the button for files and pick a PDF, Word or text file or a photo. On the same page “Make a PDF” puts a month's budget, the payoff plan or your journal on paper.\n\nOnly your account can open them.\n\n**One next step:** upload a photo of the paper that you'd miss most.\n\nWhich paper are you looking for?",
  },
];
