import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is asked or told next in the most usual talks about a tight week, low days, food, the home, free time, pets and small plans. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|thanks?|thank you|cool|great|please|pls|now|just|maybe|hm+|oh|actually|or|what about|how about|i'?m|it'?s|its|mostly|only|i have|we have|with|for)\W+)*`;
const tail = String.raw`(?:\W+(?:please|pls|then|now|too|though|tho|mostly|really|actually|lol|sometimes|instead|here|right now|at home|today|as well))*\W*$`;
const told = (inner: string) => new RegExp(`${lead}(?:${inner})${tail}`);

const food =
  /\b(?:cook\w*|dinners?|meals?|meal ?(?:plan|prep)\w*|recipes?|eat(?:ing)? (?:healthy|healthier|better|well|cheap\w*)|snacks?|breakfasts?|lunch(?:es)?|groceries|shopping list|vegetables|veggies)\b/;
const takeout = /\b(?:take ?-?out|order(?:ing)? (?:in|out|food)|eat(?:ing)? out|door ?dash|uber ?eats|grub ?hub|delivery|fast food)\b/;
const home = /\b(?:clean\w*|tidy|mess\w*|house ?work|chores|dirty)\b/;
const clutter = /\b(?:declutter\w*|clutter|get rid of|closet|too much stuff|too many (?:things|clothes)|minimalis\w+)\b/;
const hobby = /\bhobb(?:y|ies)\b/;
const weekend = /\b(?:weekend|saturday|sunday|free (?:things|activities)|things to do|without spending|rainy?|indoors)\b/;
const dateNight = /\b(?:date ?nights?|romantic|date ideas?|dates? (?:at|for|with|on)|something (?:special|romantic))\b/;
const trip = /\b(?:travel\w*|trip|vacation|holiday|getaway|fly to|visit)\b/;
const party = /\b(?:part(?:y|ies)|birthday|baby shower|get[- ]together|cookout)\b/;
const car = /\b(?:car|truck|van|suv|transmission|brakes|engine|mechanic)\b/;
const pet = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|rabbits?|vet)\b/;
const moving = /\bmov(?:e|ing)\b/;
const detox = /\b(?:digital|social media|phone|screen|tech|dopamine) (?:detox|break|cleanse|fast)\b|\bdetox\b/;
const selfCare = /\bself[- ]?care\b|\btake (?:better )?care of myself\b/;
const reading = /\bread(?:ing)? (?:more|books|again|a book)\b|\bmore books\b|\bstart reading\b/;
const meditation = /\bmeditat\w+\b|\bmindful\w*\b/;
const journal = /\b(?:journal\w*|diary)\b/;
const skill =
  /\blearn(?:ing)? (?:to |how to |a |an )?(?:new )?(?:skill|language|instrument|spanish|french|german|italian|guitar|piano|cod\w+|program\w*|draw\w*|paint\w*|something new)/;
const losing = /\b(?:organi[sz]ed|los(?:e|ing) (?:everything|things|my|stuff)|disorgani[sz]ed|misplac\w+)\b/;
const wash = /\b(?:wash|laundry|stains?|whites?)\b/;

const broke = /\b(?:broke|payday|no money|out of money|tight)\b/;
const low = /\b(?:motivat\w+|unmotivated|sad|cry\w*|down|empty|numb|low)\b/;

/** About a tight week, children and money, low days, a friend and a day of one's own. */
export const mixedTurns: readonly WrittenAnswer[] = [
  {
    // fns.usda.gov; feedingamerica.org
    id: "make-food-last",
    talk: broke,
    ask: /\b(?:make|stretch)\b.{0,12}\b(?:food|groceries|it|money)\b.{0,12}\b(?:last|further)\b|\bwhat (?:can|do|should) i (?:even )?(?:eat|cook|buy)\b/,
    text: "With the cheapest things that fill: oats or rice, dried or canned beans, eggs, potatoes, pasta, cabbage or carrots, bananas, peanut butter. A week from that: oats in the morning; rice and beans, egg fried rice or potato soup for the rest. Cook one big pot and eat it twice, and freeze what's left.\n\nA pantry fills the gaps (211, or a church nearby), and if this comes back every month, ask about SNAP.\n\nWhat is in the cupboard already?",
  },
  {
    id: "allowance-yes",
    of: /^kids-and-money$/,
    talk: /\b(?:kids?|children|son|daughter)\b.{0,40}\bmoney\b/,
    ask: /\ballowance\b|\bpocket money\b/,
    text: "Yes, if you can pay it every week without thinking; a small sum that always comes teaches more than a large one that sometimes does. Fifty cents to a dollar a week for each year of age is a usual range. Three rules: it comes on a fixed day, it's theirs to spend badly, and it isn't taken away as a punishment. Normal chores belong to the family and stay unpaid; an extra job may earn extra.\n\nWhat should it cover: only fun, or also snacks and presents?",
  },
  {
    // nimh.nih.gov: depression, two weeks
    id: "low-for-weeks",
    of: /^(?:motivation|name-a-feeling|feel-stuck|always-tired)$/,
    talk: low,
    ask: /\b(?:been|going on|like this)\b.{0,25}\b(?:(?:two|2|three|3|four|4|several|a few) weeks|a month|months)\b|\bfor (?:weeks|months)\b/,
    text: "Then it's worth taking seriously, without alarm. Two weeks of most days without drive or joy is the mark at which doctors look closer, because it's common and well treated, and because sometimes it's the thyroid, iron or sleep and not the mood. Book a visit this week; one sentence is enough: “For two weeks nothing has been fun, and I can hardly start anything.” If dark thoughts come, 988 is there day and night.\n\nHow are sleep and appetite?",
  },
  {
    id: "be-worried",
    talk: low,
    ask: /\b(?:should i|do i (?:have|need) to|is it something to) (?:be )?(?:worr(?:y|ied)|concerned)\b/,
    text: "Not worried, but attentive. Four things decide: is it there on most days for more than two weeks? Has sleep or appetite changed? Has what you like gone flat? Do you get through work or school? With two yeses I'd see a doctor within a week or two; it's a common thing with good help. If thoughts come that you'd rather not be here, don't wait: call or text 988.\n\nHow many of the four are a yes?",
  },
  {
    // findtreatment.gov; 988lifeline.org
    id: "no-doctor",
    talk: /\b(?:sad|cry\w*|depress\w*|down|anxi\w*|hopeless|empty)\b/,
    ask: /^(?!\W*(?:(?:and|but)\W+)*(?:he|she|they|my \w+)\b)[^]*\b(?:don'?t|do not|dont|won'?t|can'?t|hate to)\b.{0,12}\b(?:see|talk to|go to|want|have|afford)\b.{0,12}\b(?:a |my |the |any )?(?:doctors?|therapists?|counselors?|therapy|psychiatrist)\b/,
    text: "You don't have to, and nobody will make you. There are smaller doors: a nurse line on the back of the insurance card, a chat or a text to 988 without a name, an hour with someone who knows you. What keeps people away is mostly one thing, such as the cost, the fear of pills, or having to say it aloud, and each of those has an answer. One agreement with yourself: if it's the same in two weeks, or worse before, you make the call.\n\nWhat is it that you don't want about it?",
  },
  {
    id: "mad-at-me",
    talk: /\b(?:friend|conversation|said|text\w*|replay\w*|overthink\w*)\b/,
    ask: /\bwhat if (?:he|she|they|my \w+)(?:'?s|'?re| is| are| was| were)? (?:\w+ )?(?:mad|angry|upset|annoyed|hurt|hates?)\b|\bi think (?:he|she|they)(?:'?s|'?re| is| are)? (?:mad|angry|upset) (?:at|with) me\b/,
    text: "Then you'd hear it from them sooner or later, and it could be mended. Right now you're reading a face from memory, and memory at night is a poor reader. One light question ends weeks of guessing: “Hey, I've been thinking about our talk. Are we okay?” Send it once, by day, and put the phone away for an hour. Most often the answer is “of course, why?”\n\nWhat do you think you said that could have hurt?",
  },
  {
    id: "texts-less",
    talk: /\b(?:text\w*|repl(?:y|ies)|messag\w+|call\w*)\b.{0,12}\bback\b|\b(?:doesn'?t|does not|don'?t|not|stopped) (?:text\w*|repl\w+|answer\w*)\b/,
    ask: /\bused to (?:text|call|write|reply|message|answer)\b|\b(?:takes?|took) (?:him|her|them)? ?(?:hours|days|forever)\b|\bleaves? me on (?:read|seen)\b/,
    text: "A change is what hurts, more than the number of texts. It can have plain reasons, such as work, tiredness, or that the first weeks with their hundred messages are over; it can also mean that something cooled. You can't tell from the gaps. Ask once, without counting: “I've noticed we write less, and I miss it. Is everything okay between us?” Then go by what they do in the next two weeks.\n\nHow are they when you're together?",
  },
  {
    id: "too-needy",
    talk: /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|dating|he|she|text\w*)\b/,
    ask: /\b(?:am i|i'?m|i am|being)\b.{0,12}\b(?:too )?(?:needy|clingy|demanding|insecure)\b/,
    text: "Wanting an answer isn't needy; it's wanting to count. Say the wish in one sentence, and see whether a kind person could do it in an ordinary week: a reply by the evening, one call, one evening together. If so, it's no big wish, and you may say it: “A short answer in the evening would do me good.” If you need one every hour to be calm, that's a worry, and it gets smaller from your side too: friends, sleep, something of your own.\n\nWhat would be enough for you?",
  },
  {
    id: "small-fight-friend",
    of: /^(?:tell-a-friend-it-hurt|keep-friends|keep-in-touch)$/,
    talk: /\bfriend\b/,
    ask: /\b(?:had|was) (?:a |an )?(?:\w+ )?(?:fight|argument|disagreement)\b|\bwe (?:fought|argued)\b/,
    text: "Then the silence probably isn't about you as a person; it's two people waiting for the other one to begin. Whoever goes first loses nothing. Say your part and leave theirs alone, in two lines, and give it two or three days.\n\nIf nothing comes back, one more, later: “No pressure. I'm here when you feel like it.” More than that only pushes.\n\nWhat would you do differently, if you had that evening again?",
    words:
      "Two lines, and then wait:\n\n“Hey, I've been thinking about our fight. I'm sorry for my part in it, and I miss you. Can we talk this week, or have a coffee?”\n\nLeave out who was right; that is for the coffee. If you were the one who was hurt: “I was hurt by what you said, and I'd rather tell you than go quiet.”\n\nWhich of the two is yours?",
  },
  {
    // nimh.nih.gov: panic disorder
    id: "panic-next-time",
    talk: /\bpanic\b/,
    ask: /\b(?:stop|prevent|avoid|handle|survive)\b.{0,15}\b(?:next|another|it from|them|future)\b|\bwhat if it (?:happens|comes) (?:back|again)\b/,
    text: "You can't forbid the next one, but you can take away what feeds it: the fear of it. When it begins, say “this is a wave, ten minutes”, stay where you are, and breathe out longer than in. Don't fight it and don't check your pulse. Beforehand it helps to sleep enough, to eat regularly, to have less coffee, and to go back to that place soon, for a short time.\n\nIf they come again, tell a doctor: a few hours of therapy usually help a lot.\n\nWhere are you most afraid that it comes?",
  },
  {
    id: "travels-for-work",
    of: /^work-family-balance$/,
    talk: /\b(?:work|job)\b.{0,12}\bfamily\b/,
    ask: /\b(?:travel|gone|away|on the road|out of town)\b.{0,25}\b(?:week\w*|month\w*|days?|often|a lot|lot|time)\b/,
    text: "Then you need two kinds of weeks. While you're away: one call at the same time each day, ten minutes and with video, and something small that goes on without you, a chapter read over the phone or a photo each evening. When you're back: the first evening belongs to home, no laptop, no errands. Put one thing into the calendar for each child, with a name on it, and let nothing move it.\n\nAt what hour could the daily call be?",
  },
  {
    id: "never-home",
    talk: /\b(?:work|job|travel\w*|hours)\b/,
    ask: /\b(?:daughter|son|kids?|wife|husband|partner|family|he|she|they)\b.{0,25}\b(?:says?|said|tells?|complains?)\b.{0,15}\b(?:i'?m|i am) (?:never|always)\b.{0,10}\b(?:home|here|there|around|gone|away|working)\b/,
    text: "That stings, and it's also a compliment: you're wanted. Don't defend the hours. Say, “You're right, I've been away a lot. I miss you, too,” and ask one thing: “What would you like us to do on Saturday, just we two?” Then keep that one hour as if it were a flight. A child forgives a lot of absence for one promise that holds every week.\n\nWhich hour this week could be that one?",
  },
  {
    id: "one-exercise",
    of: /^(?:goals|purpose|motivation|name-a-feeling|stress|self-confidence|self-criticism|count-a-win|find-hobby)$/,
    talk: /\b(?:happ\w+|better|stress\w*|confiden\w+|motivat\w+)\b/,
    ask: /\b(?:give|tell|show) me (?:just )?(?:an?|one|some) (?:\w+ )?exercises?\b|\ban exercise\b\W*$/,
    text: "Three good things, in the evening, five minutes with a pen. Write down three that were all right today, however small: the coffee, a joke, that it didn't rain. Behind each one: why did it happen, and what was your part in it? Do it for seven evenings, then read all of them at once; you'll see what lifts you, and that is what to plan more of.\n\n**One next step:** write the first three tonight, in [your journal](/mental-health).\n\nWhat would be one of them today?",
  },
];

/** About food, the home, free time, pets and small plans. */
export const dailyTurns: readonly WrittenAnswer[] = [
  {
    id: "food-picky-kids",
    topic: "meal-planning",
    talk: food,
    ask: told(
      String.raw`(?:my |our |the )?(?:kids?|children|son|daughter|toddler|husband|wife|partner|boyfriend|family|he|she|they|\d[- ]year[- ]old|one of (?:them|my kids))(?:'s| is| are|'re)? (?:(?:a |so |very |really |super |both |all |quite )*(?:picky|fussy)(?: eaters?)?|(?:hates?|won'?t eat|don'?t (?:like|eat)|doesn'?t (?:like|eat)|refuses?(?: to eat)?) (?:vegetables|veggies|anything(?: green| healthy| new)?|everything|most things|beans|healthy food|it|that))|picky (?:kids?|eaters?|children|husband)`,
    ),
    text: "Then serve parts instead of dishes: each takes what they know, and nobody cooks twice. Five that work with picky ones:\n\n1. Taco night: tortillas, beans or meat, cheese, corn, cucumber in bowls.\n2. Pasta with the sauce beside it, peas in a cup.\n3. Rice bowls with eggs or chicken, carrots raw.\n4. Homemade pizza on tortillas; they put it on.\n5. Breakfast for dinner: pancakes, eggs, fruit.\n\nOne thing on the table is surely liked, a new one lies there in a spoonful, and nobody says a word about it.\n\n**One next step:** let each child choose one dinner of this week.\n\nWhich five things do they eat for sure?",
  },
  {
    id: "food-vegetarian",
    topic: "meal-planning",
    talk: food,
    not: /\b(?:my|our|the) (?:son|daughter|wife|husband|kid|boyfriend|girlfriend|partner|teen\w*|roommate)\b|\b(?:he|she|they)(?:'s| is| are)\b/,
    ask: told(
      String.raw`(?:i am |i'?m |we'?re |we are |i'?d like |make it |something |can it be |all |(?:a |any )?)*(?:vegetarian|veggie|meatless|no meat|without meat|i don'?t eat meat|we don'?t eat meat)(?: (?:one|ones|version|options?|ideas?|recipes?|dinners?|meals?|plan|food|dishes))?`,
    ),
    text: "Here is the week without meat, each about two dollars a plate:\n\n1. Monday: bean chili with rice, cooked double.\n2. Tuesday: fried rice with eggs and frozen vegetables.\n3. Wednesday: chili over baked potatoes, yogurt on top.\n4. Thursday: chickpea curry with spinach.\n5. Friday: quesadillas with beans and cheese, cabbage salad.\n6. Saturday: pasta with tomatoes and red lentils.\n7. Sunday: eggs in tomato sauce with bread, or what is left.\n\nBeans, lentils, eggs, yogurt and cheese bring the protein. Vegan: tofu or beans for the eggs, and a B12 supplement, which your pharmacist can advise on.\n\nFor how many is it, and do you eat eggs and cheese?",
  },
  {
    id: "food-vegan",
    topic: "meal-planning",
    talk: food,
    not: /\b(?:my|our|the) (?:son|daughter|wife|husband|kid|boyfriend|girlfriend|partner|teen\w*|roommate)\b/,
    ask: told(
      String.raw`(?:i am |i'?m |we'?re |we are |make it |something )*(?:vegan|plant[- ]based|dairy[- ]free|lactose[- ]intolerant|no dairy)(?: (?:one|ones|version|options?|ideas?|please))?`,
    ),
    text: "Then beans, lentils, tofu and nuts or seeds carry it, and oats or soy replace the milk. Five dinners:\n\n1. Lentil and tomato pasta.\n2. Chickpea curry with coconut milk and spinach, rice.\n3. Bean chili with corn, over potatoes.\n4. Tofu and frozen vegetables, soy sauce, noodles.\n5. Black bean tacos with cabbage, lime and salsa.\n\nBreakfast: oats with soy milk, banana and peanut butter. Who eats no animal food at all needs vitamin B12 from a pill or fortified food; a pharmacist can say which.\n\n**One next step:** choose two of them, and cook each double.\n\nFor how many people is it?",
  },
  {
    id: "food-no-vegetables",
    topic: "eat-better",
    talk: food,
    ask: told(
      String.raw`i (?:really |just )?(?:don'?t|do not|dont|hate|can'?t stand|never) (?:like|eat|stand|eating)? ?(?:any )?(?:vegetables|veggies|salads?|greens|anything green)|i hate (?:vegetables|veggies|salad)|i'?m (?:a )?picky(?: eater)?|i'?m not a (?:big )?fan of (?:vegetables|veggies|salad)`,
    ),
    text: "Then don't force a salad. Most people who hate vegetables know them boiled. Three ways that taste different:\n\n1. Roasted: carrots, broccoli or cauliflower, oil and salt, 425 °F until brown at the edges; they get sweet.\n2. Hidden: zucchini or spinach in the tomato sauce, lentils in the meat, a carrot in the pancakes.\n3. Crunchy and cold, with a dip: peppers, cucumber, sugar snaps.\n\nFruit counts, too, and so do beans and corn. One liked vegetable every day is a good beginning.\n\n**One next step:** roast one tray this week, and eat it as a snack from the tray.\n\nIs there one that you do eat, even only on pizza?",
  },
  {
    id: "food-same-thing",
    topic: "meal-planning",
    talk: food,
    ask: told(
      String.raw`i (?:hate|don'?t like|don'?t want|get (?:bored|tired|sick) of|am (?:bored|tired|sick) of|can'?t stand)(?: to)? (?:eat(?:ing)?|having)? ?(?:the same|leftovers|same)(?: (?:thing|things|meals?|food))?(?: (?:every ?day|all (?:the )?week|over and over|all the time|twice))*|i get bored (?:easily|of it|of food)|i don'?t like leftovers`,
    ),
    text: "Then cook parts and change the sauce; that is what keeps it from tasting the same. One pot of rice, one tray of vegetables, one of chicken or chickpeas, and three sauces: peanut, tomato, yogurt with garlic.\n\n- Monday: bowl with peanut sauce.\n- Tuesday: wrap with yogurt, cabbage, hot sauce.\n- Wednesday: the rest fried with an egg and soy sauce.\n- Thursday: soup with tomatoes and beans.\n\nOr freeze: cook double of two dishes, eat one, and after four weeks there are eight different ones.\n\n**One next step:** choose two sauces, and buy only those.\n\nWhat would you gladly eat twice?",
  },
  {
    id: "food-hard-to-start",
    topic: "cook-cheap",
    not: /\bbreakfasts?\b/,
    talk: new RegExp(`${food.source}|${takeout.source}`),
    ask: told(
      String.raw`i(?:'m| am|m| get home| come home)?(?: (?:always|usually|just|so|really|way|often))* (?:too )?(?:tired|exhausted|lazy|late|busy)(?: (?:to (?:cook|do it)|after work|in the evening|at night|when i get home|every (?:day|night)))*|(?:i )?(?:don'?t |do not |have |got )*(?:have )?(?:no |any |much |little )?(?:time|energy)(?: (?:to cook|after work|for (?:that|cooking|it)|in the evening|during the week))*|i (?:hate|don'?t like|don'?t enjoy) (?:to cook|cooking)|i get home (?:late|at \d+(?::\d+)?(?: ?pm)?)|i work (?:late|long hours|nights)`,
    ),
    text: "Then dinner must not be cooking. Keep five that need ten minutes and no thinking:\n\n1. Eggs on toast with frozen spinach.\n2. Quesadilla with beans and cheese.\n3. Pasta with tuna or peas.\n4. Microwave potato with cottage cheese.\n5. Your own frozen chili or soup.\n\nThe strength comes from the weekend: on one easy day cook two big pots, and freeze them in portions. And eat something small on the way home, since nobody cooks when starving.\n\n**One next step:** buy eggs, tortillas, cheese and two bags of frozen vegetables on the next trip.\n\nWhich evening of the week is the worst?",
  },
  {
    id: "food-cant-cook",
    topic: "learn-cooking",
    talk: new RegExp(`${food.source}|${takeout.source}`),
    ask: told(
      String.raw`i (?:really |just )?(?:can'?t|cannot|cant|don'?t know how to|never learned (?:how )?to|suck at|am bad at|'m bad at|am terrible at) (?:cook\w*|it)(?: (?:at all|anything|well))*|i(?:'m| am) (?:a )?(?:bad|terrible|horrible) (?:at cooking|cook)|i (?:only|can only|just) (?:know how to )?(?:make|cook) \w+(?: (?:and|or) \w+)?`,
    ),
    text: "That's fine, three dishes are enough to begin, and they forgive nearly everything:\n\n1. Eggs in a pan with frozen vegetables, 8 minutes.\n2. Pasta with garlic, a can of tomatoes and white beans, 20 minutes.\n3. One tray: potatoes, carrots, chicken thighs or chickpeas, oil, salt, 425 °F for 40 minutes.\n\nMake each of them three times in two weeks. The third time you don't look anything up. Lower heat than you think, and salt at the end. Every lesson is in the [cooking lessons](/growth/cooking-lessons).\n\n**One next step:** make the eggs tonight or tomorrow.\n\nWhich of the three sounds best to you?",
  },
  {
    id: "snacks-no-nuts",
    topic: "eat-better",
    talk: /\bsnacks?\b/,
    ask: told(
      String.raw`(?:no |without |i can'?t eat |i don'?t eat |i'?m allergic to |allergic to )+(?:nuts|peanuts|tree nuts)(?:\W+(?:i'?m allergic|allerg(?:y|ic)|please))*|(?:i have )?(?:a )?(?:nut|peanut) allergy`,
    ),
    text: "Without nuts it goes just as well:\n\n1. Roasted chickpeas or pumpkin and sunflower seeds, where the label says no traces of nuts.\n2. Boiled eggs, cheese sticks, plain yogurt with fruit.\n3. Carrots and peppers with hummus.\n4. Popcorn, rice cakes with sunflower seed butter.\n5. Apple with cheese, banana with yogurt.\n\nWith an allergy read the label each time, also on oats, granola and chocolate, since recipes change. Carry your epinephrine if it was prescribed, and tell a coworker where it is.\n\n**One next step:** put chickpeas on a tray with oil and salt, 400 °F for 30 minutes, for three days.\n\nSweet or salty, what do you reach for?",
  },
  {
    id: "snacks-cheap",
    topic: "eat-better",
    talk: /\bsnacks?\b/,
    ask: told(
      String.raw`(?:some |the |any |more )?(?:cheap|cheaper|budget|inexpensive|affordable)(?: (?:ones|one|ideas|options|snacks))?|that are cheap|on a budget|not (?:too )?expensive`,
    ),
    text: "The cheapest ones cost under fifty cents each:\n\n1. Popcorn from kernels, in a pot with a lid.\n2. A boiled egg.\n3. A banana, or an apple in season from a bag.\n4. Carrots from a two-pound bag, with a spoon of yogurt and garlic.\n5. Oats with yogurt in a jar.\n6. Chickpeas from a can, roasted with oil and paprika.\n7. Toast with cheese or bean spread.\n\nWhat makes snacks expensive is the small package: buy the big one, and fill your own boxes.\n\n**One next step:** buy kernels and a bag of carrots; that's a week for about four dollars.\n\nHow many days a week do you need them?",
  },
  {
    id: "snacks-sweet-salty",
    topic: "eat-better",
    talk: /\bsnacks?\b/,
    ask: told(
      String.raw`(?:something |i (?:like|love|want|need|crave|prefer) )*(?:sweet|salty|crunchy|chocolate|chips|candy|sugar)(?: (?:things|stuff|ones|snacks|food))?`,
    ),
    text: "Then give that very wish something better to bite on.\n\n- Sweet: frozen grapes, yogurt with honey and cinnamon, dates, an apple with cinnamon from the microwave, two squares of dark chocolate on a plate.\n- Salty or crunchy: popcorn, roasted chickpeas, carrots with hummus, pickles, a few crackers with cheese.\n\nPut it on a plate and close the package; from the bag nobody knows how much it was. If it comes at the same hour every day, look at lunch: often it was too small.\n\n**One next step:** have one of each ready for tomorrow's hour.\n\nWhen does it get you most?",
  },
  {
    id: "takeout-often",
    topic: "cook-cheap",
    talk: takeout,
    ask: told(
      String.raw`(?:about |like |almost |probably |i do it |i order )*(?:every ?(?:day|night|evening)|daily|\d(?:[- ](?:to|or|-)[- ]?\d)? (?:times|days|nights)(?: (?:a|per|every|each) week)?|(?:two|three|four|five|six|seven) (?:times|days|nights)(?: a week)?|most (?:days|nights|evenings))`,
    ),
    text: "Then don't go to zero; take away two evenings first, and choose the ones that are easiest. For those two, something lies ready that is faster than the driver: eggs, a quesadilla, your own frozen chili, even a frozen pizza for five dollars. The other orders stay, picked up by yourself if you can, which saves the fees and the tip.\n\nAt about $18 an order, two fewer a week are around $120 a month after what the food at home costs.\n\n**One next step:** name the two evenings, and buy for them today.\n\nWhat is it mostly: no energy, no food in the house, or the wish for a treat?",
  },
  {
    id: "cook-what-first",
    topic: "learn-cooking",
    talk: /\b(?:learn(?:ing)? (?:how )?to cook|can'?t cook|cooking for beginners)\b/,
    ask: told(
      String.raw`what (?:should|do|can) i (?:learn|cook|make|start with|begin with|try)(?: (?:first|next))*|where (?:do|should) i (?:start|begin)|which (?:one|dish|recipe) first|any (?:easy )?(?:recipes?|dishes)`,
    ),
    text: "In this order, one a week; each teaches something for the next:\n\n1. Eggs in a pan with frozen vegetables: heat and timing.\n2. Tomato sauce for the pasta: onion and garlic, slowly; salt at the end.\n3. One tray in the oven: cutting, and letting it be.\n4. A pot of lentil soup or chili: spices, and cooking for the freezer.\n5. Fried rice: using up what is there.\n\nWith these five you can feed yourself and guests for months. Make each of them twice in its week.\n\n**One next step:** eggs tonight: oil, vegetables four minutes, two eggs, stir, salt.\n\nIs there anything in it that you don't eat?",
  },
  {
    id: "clean-kids-and-pets",
    topic: "clean-home",
    talk: home,
    ask: told(
      String.raw`(?:i|we)?(?: have|'ve got| got)? ?(?:a |an |my |our )?(?:(?:\d|two|three|four|five|one|some|small|little|young) )*(?:kids?|children|toddlers?|teenagers?|babies|dogs?|cats?|pets?|husband|wife)(?: (?:and|,|&) (?:a |an |my |our |two |three |\d )?(?:kids?|children|toddlers?|dogs?|cats?|pets?|baby|husband|wife|job|full[- ]time job))+|i have (?:a )?(?:dogs?|cats?|pets)(?: that sheds?| and a cat)?`,
    ),
    text: "With children and animals the aim is “works”, not “clean”. What makes the difference:\n\n1. Everyone ten minutes at 6:30, with music: toys into bins, dishes, shoes. Children from three can carry, from seven sweep, from ten do the dishwasher.\n2. A mat and an old towel at the door for paws; a blanket on the sofa that goes into the wash on Saturdays.\n3. Vacuum three times a week, ten minutes, only where the animal lies.\n4. One basket for each person; what lies around goes into it.\n\n**One next step:** set the 6:30 alarm for tonight, and give each child one job.\n\nWhich room gets bad the fastest?",
  },
  {
    id: "clean-schedule-asked",
    topic: "clean-home",
    talk: home,
    ask: told(
      String.raw`(?:(?:can|could) you )?(?:give|make|write|create|i need|i want|do you have)?(?: me)? ?(?:an?|the|my)? ?(?:good |simple |realistic |easy |weekly |daily |cleaning |full )*(?:schedule|routine|plan|checklist)(?: (?:for (?:the week|me|us|it|that|every day|a week)|that (?:works|i can follow)|to follow|by day))*`,
    ),
    text: "A week with twenty minutes a day, to hang on the fridge:\n\n- Monday: bathroom: toilet, sink, mirror, floor.\n- Tuesday: one load of laundry, from the machine to the drawer.\n- Wednesday: dust, then vacuum the living room.\n- Thursday: second load, beds.\n- Friday: kitchen: stove, fridge, floor.\n- Saturday: everyone together 45 minutes, each with one room.\n- Sunday: free.\n\nEvery evening ten minutes on top: dishes, counters, things into their baskets. A day that is missed stays missed; the next one counts.\n\n**One next step:** do today's line now, with a timer.\n\nWhich line would you hand to somebody else?",
  },
  {
    id: "clean-where-start",
    topic: "clean-home",
    talk: home,
    not: /\b(?:guests?|company|visitors?|(?:people|parents|friends|in-?laws|mom|family) (?:are|is) coming|coming over)\b/,
    ask: told(
      String.raw`i (?:don'?t|do not|dont) (?:even )?know where to (?:start|begin)|where (?:do|should|would) i (?:even )?(?:start|begin)|which room first|what (?:should i do |comes )?first|it'?s (?:all )?too much|it'?s overwhelming|i(?:'m| am) (?:so )?overwhelmed(?: by it)?`,
    ),
    text: "Begin at the door, and only with trash. One bag, walk along the wall to the right, ten minutes on a timer; nothing is sorted, only thrown out. Then the second round: all dishes to the sink, nothing else. Third: all clothes into one basket. After these three half of the mess is gone in every home, and only then comes a room.\n\nThen stop. Tomorrow the sink and the bathroom, twenty minutes.\n\n**One next step:** get one bag and set the timer to ten, now.\n\nWhich surface would you like to see free first?",
  },
  {
    id: "clean-alone",
    topic: "clean-home",
    talk: home,
    ask: told(String.raw`i live (?:alone|by myself|on my own)|(?:it'?s )?just me|there'?s no ?one to help(?: me)?|nobody helps(?: me)?`),
    text: "Alone nobody sees it, so nothing pushes; and it's also only your own things. Three that hold by yourself: ten minutes after dinner with three loud songs, dishes, trash, one surface. One load of laundry on Wednesday and Sunday. And a guest every other Saturday, for coffee, because nothing cleans a home like a doorbell.\n\nFor the start, a friend on the phone while you do it; they tidy at their place.\n\n**One next step:** invite one person for coffee on Saturday in a week.\n\nWhich room would you like to be able to show by then?",
  },
  {
    id: "clutter-clothes-where",
    topic: "declutter",
    talk: clutter,
    ask: told(
      String.raw`(?:what (?:do|should|can) i do with|where (?:do|can|should) i (?:take|bring|donate|sell|give)) (?:all )?(?:the |my |old |those |them|it)*(?:clothes|things|stuff|rest|donations|bags?)?(?: i don'?t (?:want|need|wear))?|how do i sell (?:them|it|my clothes)|should i (?:sell|donate)(?: (?:them|it|or donate))*`,
    ),
    text: "Three piles and one trip. Sell only what brings more than about $20, the rest lies there for a year: brand clothes, coats and shoes go on Poshmark, ThredUp or a local app; meet in a public place by day. Give away what is good: thrift store, a shelter, which often needs coats, shoes and new socks, or a Buy Nothing group. Worn out: many cities and H&M stores take textiles for recycling, and animal shelters old towels.\n\nWhich of it do you think would sell?",
  },
  {
    id: "loses-keys",
    topic: "always-late",
    talk: losing,
    ask: told(
      String.raw`(?:i (?:always |constantly |keep |just )*)?(?:los(?:e|ing)|forget(?:ting)?|misplac(?:e|ing))? ?(?:everything|things|stuff|(?:my )?(?:keys|papers?|phone|wallet|glasses|bills|mail|documents|paperwork)(?: (?:and|or|,) (?:my )?(?:keys|papers?|phone|wallet|glasses|bills|mail|documents|paperwork))*)(?: (?:mostly|all the time|constantly|every day))*`,
    ),
    text: "Hands put things down while the head is elsewhere, so each thing gets one home:\n\n1. Keys, wallet, glasses: a bowl or hook right at the door, before the shoes come off. Say it aloud once: “Keys in the bowl.”\n2. Papers: one tray for all that comes in. On Sunday ten minutes: pay, file, or trash. What stays is one folder with five tabs: home, money, health, car, family; photos of the important ones in [Documents](/pdf-generator).\n3. Phone: always the same charger. A tracker tag on the keys.\n\n**One next step:** put a bowl and a tray at the door tonight, and empty your pockets into them.\n\nWhat did you look for last?",
  },
  {
    id: "hobby-in-winter",
    topic: "find-hobby",
    talk: hobby,
    ask: told(
      String.raw`in (?:the )?(?:winter|cold|rain|bad weather|snow)|when it'?s (?:cold|raining|dark|snowing)|(?:for )?(?:winter|indoors?|rainy days|at home|inside)(?: (?:ones|ideas|hobbies))?|i like (?:being|staying|to (?:be|stay)) (?:at home|inside|indoors)|it'?s (?:winter|cold)(?: (?:now|here))*`,
    ),
    text: "In winter, outside gets shorter and inside gets better. Outside still works with the right clothes: walks at noon for the light, birds at a feeder, tracks in the snow, night photos, ice skating, a hiking group that goes all year.\n\nInside for little money: bread, knitting or mending, drawing from library books, chess or an instrument lent by the library, seedlings for spring from January on, a game night that changes houses.\n\n**One next step:** choose one for outside and one for inside, and put both into this week.\n\nDo you want company with it, or quiet?",
  },
  {
    id: "hobby-outside",
    topic: "find-hobby",
    talk: hobby,
    ask: told(
      String.raw`i (?:like|love|enjoy|prefer) (?:being |to be |going )?(?:outside|outdoors|nature|the outdoors|hiking|walking)|outdoors?|outside|in nature`,
    ),
    text: "Outside, then. For nothing or nearly nothing: a new trail each week (AllTrails is free), birds with the free Merlin app, geocaching, running or cycling with a group, disc golf, drawing or photos on a bench, a plot in a community garden, cleaning up a park with others on Saturdays.\n\nIt lasts longer with people: Meetup and your city's parks page list weekly groups, and most are glad about a new face.\n\n**One next step:** choose one, and put Saturday morning at ten into the calendar for it.\n\nAlone, or with other people?",
  },
  {
    id: "hobby-with-hands",
    topic: "find-hobby",
    talk: hobby,
    ask: told(
      String.raw`(?:something )?(?:with my hands|creative|crafts?|crafty|artistic|art|relaxing|calm|quiet|alone)(?: (?:things|stuff|ones))?|i (?:like|love|enjoy) (?:making|creating|building|crafts?|art|being creative|to (?:make|create|build)) ?(?:things|stuff)?`,
    ),
    text: "With your hands, and calm: drawing one object a day with a pen and copy paper; bread with flour, water, salt and time; knitting or crochet with a ball of thrift store yarn and a free video; mending clothes visibly; whittling; plants from cuttings; model kits; origami from old magazines.\n\nTake one for two weeks, fifteen minutes in the evening where the phone would be. Bad is fine; the first ten are for the drawer.\n\n**One next step:** put pen and paper, or the yarn, where you sit in the evening.\n\nWhich one made your fingers itch?",
  },
  {
    id: "hobby-with-people",
    topic: "find-hobby",
    talk: hobby,
    ask: told(
      String.raw`(?:with )?(?:other )?people|(?:something )?social|to (?:meet|make) (?:people|friends|new people)|in a group|company`,
    ),
    text: "Then choose something that meets every week, at the same hour, with the same people; that is how friends come. For little money: a choir (most take beginners), a walking or running group, board game night at the library or a store, a community garden, pickup volleyball or soccer, a language table, volunteering at a food bank on Saturdays, a pottery class from the city.\n\nGo three times before you judge; the first one always feels strange.\n\n**One next step:** look up your library's or city's calendar now, and put one date in yours.\n\nWhich evening is free?",
  },
  {
    id: "weekend-with-kids",
    topic: "find-hobby",
    talk: weekend,
    ask: told(
      String.raw`(?:(?:the|my|our|two|three|four|\d|small|little) )*(?:kids?|children|toddlers?|family|son|daughter|\d+[- ]year[- ]olds?)(?: (?:\d+ and \d+|and (?:my )?(?:husband|wife)))?`,
    ),
    text: "With kids, a free weekend needs one thing out and one thing in:\n\n- Out: a playground in a part of town that you don't know, a scavenger hunt with ten things to find, stones and sticks at a creek, bikes, the library with its story hour, the free day of a museum or zoo.\n- In: a fort of blankets, pancakes for lunch, a treasure hunt with notes, a movie night with homemade tickets and popcorn.\n\nLet each child choose one thing; then nobody says “boring”. Another family along makes it easier.\n\n**One next step:** ask them tonight which two they want, and text one family.\n\nHow old are they?",
  },
  {
    id: "weekend-rain",
    topic: "find-hobby",
    talk: weekend,
    ask: told(
      String.raw`(?:if |when |what if |in case )?(?:it'?s |it is |it will |it might |it |the )*(?:rain(?:s|ing|y)?|in the rain|bad weather|weather is bad|cold|freezing|snow(?:s|ing|y)?|too hot)(?: (?:outside|all (?:day|weekend)|today|ideas))*`,
    ),
    text: "Then it's an inside day, and they can be the best ones. With nothing to buy:\n\n1. Library for two hours, then cocoa at home.\n2. A fort of blankets with flashlights and a movie in it.\n3. Bake bread or pancakes from what is there.\n4. A treasure hunt with notes, or a game tournament with a paper cup as the trophy.\n5. Free museum or community center hours; a swap of games with neighbors.\n6. Rain boots, a short walk through puddles, then a hot bath.\n\n**One next step:** choose two, one for before and one for after lunch.\n\nWho is with you, and how old?",
  },
  {
    id: "weekend-alone",
    topic: "find-hobby",
    talk: weekend,
    ask: told(
      String.raw`(?:i'?m |i am |i will be |just )*(?:alone|by myself|on my own|me|single|with nobody)|i have (?:no friends|no ?one)(?: to go with)?`,
    ),
    text: "A weekend alone gets good with one thing among people and one for yourself. Among people without having to talk: a market, a library, a park run on Saturday morning, a free concert, volunteering for two hours. For yourself: a long walk to a place you don't know, a dinner that you cook slowly, a book in a café with one coffee, the drawer that has waited.\n\nWrite it into the day beforehand, Saturday at ten and Sunday at three; empty weekends get long by themselves.\n\n**One next step:** put the two hours into your calendar now.\n\nMore rest, or more company, what is missing?",
  },
  {
    id: "date-no-money",
    topic: "grown-apart",
    talk: dateNight,
    ask: told(
      String.raw`(?:we|i)(?: really| both)? (?:have|'ve got|don'?t have|got|'re|are|'m|am) (?:no |any |much |little |not much |very little )?(?:money|broke|cash|budget|on a budget|tight)(?: (?:right now|at the moment|this month))*|no (?:money|budget)|(?:something )?(?:for )?(?:free|cheap)(?: ones?| ideas?)?|on a budget|without (?:money|spending(?: money)?)`,
    ),
    text: "Then it costs nothing, and the plan is the present. An evening from what is there:\n\n1. 7:00: cook together from the cupboard, with the good plates and a candle.\n2. 8:00: phones in a drawer. Ten questions in turn, such as “What did you like about me first?” and “What should we do before we're old?”\n3. 8:45: three songs from your beginning, dancing in socks.\n4. 9:00: a blanket, tea, the photos of the first year.\n\nA walk in the dark with hot chocolate is the other one.\n\nWhich evening this week is it?",
  },
  {
    id: "date-romantic",
    topic: "grown-apart",
    talk: dateNight,
    ask: told(
      String.raw`(?:i want |make it |can it be |give me |got )*(?:something |more |really |very |a bit |a little )*(?:romantic|special|different|intimate|cozy|sweet|surprising|fun|creative)(?: (?:one|ones|ideas?|though))?`,
    ),
    text: "Romantic is whatever says “I thought of you beforehand”. Four that do:\n\n1. Three notes over the day: in the shoe, in the lunch box, on the mirror; the last one says where and when.\n2. The floor instead of the table: blanket, candles, food for the fingers, your song.\n3. A letter, read aloud: “Three moments with you that I keep.”\n4. A foot or neck massage of twenty minutes, with a timer, and then the other one.\n\nDim the light, put the phones in another room, and don't talk about bills or kids.\n\n**One next step:** write the first note now.\n\nWhat does your partner love most: words, touch, help, or time?",
  },
  {
    id: "date-with-kids",
    topic: "grown-apart",
    talk: dateNight,
    ask: told(
      String.raw`(?:we have |but we have |with |i have |the )*(?:(?:small|little|young|two|three|\d|a) )*(?:kids?|children|baby|toddlers?)(?: (?:at home|in the house|asleep|sleeping|and no (?:babysitter|sitter)))*|(?:we have )?no (?:babysitter|sitter|childcare)|we can'?t (?:get|afford) a (?:babysitter|sitter)|after the kids (?:are in bed|go to bed|sleep)`,
    ),
    text: "Then it begins when the door of the children's room closes, and it has to be short and ready. Prepare before: food that only needs warming, the table set, the baby monitor there. 8:15 to 9:45, phones in a drawer. Something to do beats a movie: a game, a dessert that you make together, ten questions in turn.\n\nOnce a month swap with another family: they take yours for three hours, you take theirs. Or a date in the daytime, when the kids are at school.\n\n**One next step:** choose the evening, and text one family about a swap.\n\nWhich evening are you both least tired?",
  },
  {
    id: "trip-place-cost",
    topic: "save-for-trip",
    talk: trip,
    // ranges of budget travel as they were usual for U.S. travelers in 2024 and 2025; to be checked against real offers
    ask: told(
      String.raw`(?:how much|what)(?: money)? (?:do|would|will|should|does|might)? ?(?:i|we|it|that|a trip|the trip|one)? ?(?:really |actually )?(?:need|cost|have to (?:save|have)|save|be)(?: (?:for (?:it|that|this|a week|one week|two weeks|ten days|\d+ days|two|\w+)|in (?:all|total)|to (?:go|save|bring)|per person))*|how expensive is (?:it|that|italy|europe)|is (?:it|that) expensive`,
    ),
    text: "In three parts, from the U.S., careful and for one person; check each with a real search:\n\n1. Getting there: within the country about $150 to $400, Mexico or the Caribbean $300 to $600, Europe $500 to $1,000, Asia $800 to $1,400.\n2. Each day with bed, food, tickets: about $60 to $90 in cheap countries or a hostel, $100 to $160 in Western Europe or a U.S. city.\n3. Ten percent for what goes wrong.\n\nSo a week in Italy is about $1,300 to $2,100. Off season and outside the big cities it's less.\n\nWhen would you like to go, and for how many days?",
  },
  {
    id: "trip-place-told",
    topic: "save-for-trip",
    talk: trip,
    ask: told(
      String.raw`(?:i (?:want|would like|'d like|dream of|was thinking)(?: (?:to go|going|of))* )?(?:to )?(italy|rome|europe|france|paris|spain|greece|portugal|germany|england|london|ireland|iceland|japan|tokyo|thailand|asia|mexico|cancun|hawaii|florida|california|new york|disney(?: ?world|land)?|canada|costa rica|the (?:beach|mountains|ocean|sea|caribbean)|australia|peru|vegas)(?: (?:or \w+|and \w+|maybe|someday|one day|in (?:summer|spring|fall|winter|june|july|august|may|september)|next (?:year|summer|spring)|for (?:a week|ten days|two weeks)))*`,
    ),
    slots: {
      place: {
        on: /\b(italy|rome|europe|france|paris|spain|greece|portugal|germany|england|london|ireland|iceland|japan|tokyo|thailand|asia|mexico|cancun|hawaii|florida|california|new york|disney(?: ?world|land)?|canada|costa rica|the (?:beach|mountains|ocean|sea|caribbean)|australia|peru|vegas)\b/,
        else: "there",
      },
    },
    text: "A good wish, and it gets cheap by three decisions. The month: outside of summer and holidays, flights and rooms cost far less. The way: set a flight alert now, be free by three days on both sides, and look at smaller airports nearby. The bed: a room with a kitchen, or a hostel with private rooms; breakfast and dinner from the market, one meal out a day.\n\nThen one savings line with a name and a date, filled on payday, in [your goals](/debt).\n\n**One next step:** look up one real flight price for an off-season week, and write it down.\n\nHow long do you want to stay, and how many of you are going?",
  },
  {
    id: "party-for-child",
    topic: "give-without-money",
    talk: party,
    ask: told(
      String.raw`(?:it'?s )?(?:for )?(?:my |our |a )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:year|yr)s?[- ]?old(?: (?:son|daughter|boy|girl|kid))?|(?:son|daughter|kid|child|boy|girl|toddler)(?:\W+(?:\w+ ){0,2}turn(?:s|ing) \d+|'s \d+(?:st|nd|rd|th)|,? (?:he|she)(?:'s| is) \d+)?|(?:he|she)(?:'s| is)? turn(?:s|ing) \d+)`,
    ),
    text: "At that age two hours are plenty, and as many guests as years is a good rule. A plan that works:\n\n1. 0:00 arriving: draw on a big sheet of paper until everybody is there.\n2. 0:20 treasure hunt with five notes.\n3. 0:50 cake, candles, juice.\n4. 1:15 freeze dance, musical chairs, balloons.\n5. 1:40 quiet: a story or presents. 2:00 goodbye with one small thing in a paper bag.\n\nOne homemade cake, fruit, popcorn: under $40. A theme is two colors and one game.\n\n**One next step:** ask what the party should be about; the rest follows.\n\nHow many children come, and what may it cost?",
  },
  {
    id: "party-games",
    topic: "give-without-money",
    talk: party,
    ask: told(
      String.raw`(?:(?:any|what|some|give me|which) )*(?:(?:good|fun|cheap|easy|party) )*(?:games?|activities)(?: (?:ideas?|can we play|should we play|do they play|for (?:them|kids|adults|the kids)))*|what (?:can|should|do) (?:we|they|i) (?:do|play)(?: (?:with them|there|at the party))?|what (?:should|do|can) i (?:serve|cook|make|feed (?:them|people)|offer)|(?:what about )?(?:the )?(?:food|cake|decorations?|theme|invitations?|goodie bags?)`,
    ),
    text: "For kids: treasure hunt, freeze dance, musical chairs, balloon volleyball over a string, pin the tail with a drawing of yours, a painting table for the quiet ones. For adults: guess the baby photo, two truths and a lie, a quiz about the one who celebrates, charades.\n\nFood that waits patiently: cake or cupcakes from a mix, fruit on skewers, popcorn, cheese and crackers; for adults one pot of chili or a tray of pasta. Decoration: one color, balloons, paper, candles.\n\n**One next step:** choose two games and one dish, and write what's missing on a list.\n\nHow many come, and for how long?",
  },
  {
    id: "car-repair-cost",
    topic: "mind-the-car",
    talk: car,
    ask: told(
      String.raw`(?:they (?:say|said|want|quoted(?: me)?) |the (?:mechanic|shop) (?:says?|said|wants|quoted(?: me)?) )?(?:the |a |it )?(?:repair|repairs|fix|bill|it|cost|quote|estimate|mechanic|it would|it will|that)?(?: (?:is|was|will|would|costs?|be|comes? to|says?|wants|to fix|it|about|around|like))* \$[\d,]+(?: (?:to (?:fix|repair)(?: it)?|for the repair|for (?:a new )?\w+))*`,
    ),
    slots: { cost: { on: /(\$[\d,]+\d)/, else: "the repair" } },
    text: "{cost}, then. First a second written quote from an independent shop, with parts and labor apart: differences of a third are usual, and used parts are often fine. Second, the value of the car as it stands. If {cost} is less than half of what it would be worth repaired, and it should then run for a year, fixing is nearly always cheaper than buying: payments for another car are easily $400 a month.\n\nIf you can't pay at once, ask the shop for parts of it: “What must be done now, and what can wait?”\n\nHow old is the car, how many miles, and what is wrong?",
  },
  {
    id: "car-fix-or-buy",
    topic: "mind-the-car",
    talk: car,
    and: /\b(?:repairs?|fix|broke\w*|mechanic|transmission|engine|cost\w*|shop)\b/,
    ask: told(
      String.raw`(?:is it worth (?:it|fixing(?: it)?|repairing)|should i (?:just )?(?:fix|repair|keep) it(?: (?:or (?:just )?(?:buy|get) (?:another|a new|a different|a newer|a used)(?: (?:one|car))?|or (?:sell|replace|scrap) it))?|(?:fix|repair|keep) it or (?:buy|get|sell)\b[^.!?]{0,25}|should i (?:just )?(?:buy|get) (?:another|a new|a different|a used)(?: (?:one|car))?(?: instead)?)`,
    ),
    slots: { cost: { on: /(\$[\d,]+\d)/, else: "the repair" } },
    text: "Put {cost} beside three figures. The car's value when it runs (Kelley Blue Book): below half of it, fix it. The months it should still last: {cost} divided by twelve is its price for one year, and a payment for another car is easily $400 a month, with higher insurance. And the other repairs that are coming, tires, brakes, rust: if it's the third large one within a year, or the frame or engine is going, let it go.\n\nFor most cars with a sound body the answer is: fix it, and save the payment you didn't have to make.\n\nWhat would it be worth running, and how many miles has it?",
  },
  {
    id: "pet-vomits",
    topic: "get-pet",
    talk: pet,
    // avma.org, aspca.org/pet-care/animal-poison-control
    ask: told(
      String.raw`(?:(?:he|she|it|my (?:dog|cat|puppy|kitten)|the (?:dog|cat)|they)(?:'s| is| has been| keeps?| has| was| started)? )?(?:been )?(?:vomit(?:s|ing|ed)?|throw(?:s|ing)? up|threw up|puk(?:es|ing)|diarrhea|having diarrhea|not eating|(?:won'?t|doesn'?t|isn'?t|hasn'?t) eat(?:ing|en)?|lethargic)(?: (?:and (?:vomiting|diarrhea|not eating|won'?t eat|tired)|since (?:yesterday|this morning|last night|\w+day)|for (?:a day|two days|\d+ days)|(?:everything|all day|a lot|blood|food)))*`,
    ),
    text: "Emergency vet now: blood in it, a hard or swollen belly, retching with nothing coming, no water kept down, weakness, pain, a puppy or kitten, or poison (ASPCA, 1-888-426-4435, may charge a fee).\n\nIf it's bright and drinks: small sips of water often, and call a vet's office today; asking on the phone is mostly free, and they tell you what to feed. More than a day of vomiting, or a cat that hasn't eaten for a day, should be seen.\n\nFor the cost say at the start: “I have [sum]. What's needed first?” Humane societies and vet schools cost less.\n\nSince when is it, and does it still drink?",
  },
  {
    id: "pet-since-when",
    topic: "get-pet",
    talk: pet,
    and: /\b(?:sick|vomit\w*|throw\w*|(?:not|isn'?t|won'?t) eat(?:ing)?|diarrhea|limp\w*|vet|hurt)\b/,
    ask: told(
      String.raw`(?:it started |it'?s been |he'?s been |she'?s been |been )*(?:since|for|about)? ?(?:yesterday|last night|this morning|today|(?:a|one|two|three|four|\d+) days?|a day or two|(?:a|two|\d+) weeks?|mon(?:day)?|(?:tues|wednes|thurs|fri|satur|sun)day)(?: (?:ago|now))*`,
    ),
    text: "Then I'd call a vet today and not wait for tomorrow. One day of being sick with good spirits can pass; longer than that, animals dry out, and waiting makes it more expensive. By phone: “It's [age], sick since [day], drinks or doesn't drink, eats or doesn't. Is that an emergency? What does the visit cost, and can I pay in parts?”\n\nNow, not today, if there is blood, a swollen belly, weakness, no water kept down, or no urine. Check the gums: pale or white is an emergency.\n\nLess expensive: a humane society clinic, a veterinary school, a nonprofit in your county; 211 knows some.\n\nDoes it drink, and is it bright or limp?",
  },
  {
    id: "pet-cant-afford",
    topic: "get-pet",
    talk: pet,
    not: /\b(?:get|getting|buy|adopt\w*) (?:a |another |an )?(?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pet)\b/,
    ask: told(
      String.raw`(?:i (?:can'?t|cannot|cant|don'?t have (?:the )?money to|have no money to) (?:afford|pay)(?: (?:the|a|for (?:the|a)))? ?(?:vet|it|that|visit|bill)?(?: bill| visit| right now)*|(?:i have )?no money(?: for (?:the|a) vet)?|how much (?:does|will|would) (?:it|a vet(?: visit)?|the vet|that) cost|(?:any|are there) (?:free|cheap|low[- ]cost) (?:vets?|clinics?|options)|where (?:can|do) i get help(?: paying)?)`,
    ),
    text: "A visit is often $60 to $120, tests and medicine on top, an emergency at night several times that. What makes it possible:\n\n1. Say it at the desk first: “I have [sum] today. What must be done now, what can wait, and what does each part cost?”\n2. Cheaper places: the humane society or SPCA clinic, a veterinary school, a nonprofit or mobile clinic; ask two of them for the price by phone.\n3. Payments in parts, directly with the clinic. Credit cards for vets turn expensive when the free months end.\n4. Help funds: the AVMA and the Humane Society keep lists; 211 knows local ones.\n\nWhat are the signs, and since when?",
  },
  {
    id: "moving-to-do",
    topic: "moving-house",
    talk: moving,
    and: /\b(?:moving|move (?:out|in|to|next|soon)|new (?:place|apartment|house|city))\b/,
    ask: told(
      String.raw`(?:so )?what (?:do|should|must|else do) i (?:need|have)? ?(?:to )?(?:do|think of|prepare|organi[sz]e|remember)(?: (?:first|before|now|for (?:it|that)))*|what (?:comes|is) first|where (?:do|should) i (?:start|begin)`,
    ),
    text: "By weeks, for a move in a month:\n\n1. Now: date, truck or movers for a weekday, notice to the landlord in writing, and sort out; half as many things are half the move.\n2. Three weeks before: boxes for free, pack what you don't use, book the elevator.\n3. Two weeks: change of address with USPS, power, internet, insurance, bank, job, school, doctor.\n4. One week: kitchen down to the basics, a box for the first night with sheets, charger, medicine, papers.\n5. The day: photos of the empty place for the deposit, meter readings, keys with a signature.\n\nIs it within the city or farther, and do you have help?",
  },
  {
    id: "detox-work-phone",
    topic: "put-the-phone-down",
    talk: detox,
    ask: told(
      String.raw`(?:but )?i need (?:my |the |it )?(?:phone|it)?(?: (?:for|at)) (?:my )?(?:work|job|school|the kids|emergencies)|i (?:can'?t|cannot) (?:turn|switch|put) (?:it|my phone) (?:off|away)(?: because of work)?|my (?:job|work|boss) (?:needs|requires|wants) (?:it|me to be reachable)`,
    ),
    text: "Then the phone stays, and only the rest of it goes. Three settings do it: a Focus mode for work hours that lets through calls and the one work app; the fun apps deleted from the phone, and used on a computer only; notifications from people, never from apps.\n\nAfter work it gets a second mode: family and calls only, on its charger in the kitchen. Who needs you at once may ring: “If it's urgent, call me.”\n\n**One next step:** delete the one app that you open without thinking; the account stays.\n\nWhich people and apps have to get through?",
  },
  {
    id: "detox-how-long",
    topic: "put-the-phone-down",
    talk: detox,
    ask: told(
      String.raw`(?:for )?how (?:long|many (?:days|weeks|hours))(?: (?:should|does|do|would|will|is|must) (?:i|it|a \w+|one|that)(?: (?:do it|last|take|be|stay off|work))?)?(?: (?:for|best|until it works|to work|ideal))*|is (?:a|one) (?:day|weekend|week) enough|a (?:day|week|weekend|month)`,
    ),
    text: "A week is the best size for a first one: days two and three are restless, from day four on most people notice that they sleep and read better. A month shows what you really miss. If that's too much, take a Saturday, from waking up to dinner, and repeat it every week; regular beats long.\n\nAfterwards no full return: three fixed times a day, and an hour in the morning and evening without it.\n\n**One next step:** put the start and the end into the calendar, and tell one person.\n\nWhich day would be the easiest to start?",
  },
  {
    id: "self-care-free",
    topic: "self-care",
    talk: selfCare,
    ask: told(
      String.raw`(?:something |ones |things )?(?:that )?(?:don'?t |doesn'?t |do not )?(?:cost|costs) (?:money|nothing|anything|much)|(?:for )?free(?: ones?| ideas?| things?)?|(?:i have |with |without |no )+(?:no |much |any |spending )?money|on a budget|cheap(?: ones?)?`,
    ),
    text: "Nothing on this list costs anything:\n\n1. Ten minutes of daylight before the phone.\n2. A long shower with one album.\n3. A library book in bed, an hour earlier than usual.\n4. A call to the person after whom you feel better.\n5. Stretching on the floor to three songs.\n6. Cooking the dish of your childhood from what is there.\n7. Doing nothing on a bench, fifteen minutes.\n8. One no: what you cancel this week is the best present.\n\n**One next step:** choose two, and give each a day and an hour.\n\nWhich of them did you want at once?",
  },
  {
    id: "self-care-busy",
    topic: "self-care",
    talk: selfCare,
    ask: told(
      String.raw`(?:i(?:'m| am) )?(?:a )?(?:(?:busy|single|working|stay[- ]at[- ]home|tired|new|full[- ]time) )*(?:moms?|mothers?|dads?|parents?)(?: (?:of|with) (?:\w+ ?){1,3})?|i (?:have|got) (?:no|little|zero|not much) time(?: (?:for (?:myself|that)|at all))*|i don'?t have (?:any |the |much )?time(?: for (?:myself|that))?|i(?:'m| am) (?:too |so |very )?busy|(?:i have )?(?:kids|small kids|a baby|two kids|three kids|\d kids)(?: and (?:a job|no time|work))*`,
    ),
    text: "Then it has to fit into the gaps that exist:\n\n1. Five minutes in the car before going in: seat back, eyes closed, breathing out slowly.\n2. The first coffee sitting down, door closed, phone away, also with a child on the lap.\n3. While they watch their show: feet up, not dishes.\n4. Bed at the children's time, one evening a week.\n5. A swap: another mother takes yours for two hours on Saturday, next week you take hers.\n\nAnd one thing that is no longer yours: hand it over, or lower it.\n\nWho could take over for two hours?",
  },
  {
    id: "read-falls-asleep",
    topic: "keep-a-habit",
    talk: reading,
    ask: told(
      String.raw`(?:but )?i (?:always |just |usually |keep )*(?:fall(?:ing)? asleep|get (?:tired|sleepy)|doze off)(?: (?:after|when|while|reading|i read|every time|two pages|a page))*|i read in bed`,
    ),
    text: "In bed the book loses against sleep, so it also gets an hour by day: ten minutes with the first coffee, in the lunch break, or on the bus. Sit upright, with light. In the evening read as the last thing and take the falling asleep as a present; two pages count.\n\nAnother way is the ear: audiobooks while you walk, cook or drive, for free with your library card in Libby. They count as reading.\n\n**One next step:** put the book beside the coffee machine tonight.\n\nWhich ten minutes of your day could be the reading ones?",
  },
  {
    id: "read-no-time-focus",
    topic: "keep-a-habit",
    talk: reading,
    ask: told(
      String.raw`(?:but )?i (?:don'?t have|have no|never have|never find|can'?t find) (?:the |any )?time(?: to read)?|i (?:can'?t|cannot|cant) (?:concentrate|focus)(?: (?:on (?:it|a book|reading)|anymore|long))*|i get (?:distracted|bored)(?: (?:by my phone|easily|quickly))*|i (?:always )?(?:end up on|grab|check|pick up) my phone|i never finish (?:them|books|a book)|i lose interest`,
    ),
    text: "Focus for books comes back within two or three weeks, if it's trained small. Ten minutes with a timer, the phone in another room, the same chair. Take something that pulls: a thriller, short stories, a graphic novel, a book about what you love. After fifty dull pages you may put it away without guilt; finishing is no duty.\n\nTime is mostly hidden in the phone: fifteen minutes less of it each day are about twelve books a year.\n\n**One next step:** put the phone into the kitchen tonight at nine, and the book where it used to lie.\n\nWhat did you last read with pleasure?",
  },
  {
    id: "read-what",
    topic: "keep-a-habit",
    talk: reading,
    ask: told(
      String.raw`what (?:should|can|could|do) i read(?: first| next)?|(?:any )?(?:book )?recommendations?|(?:can you )?(?:recommend|suggest)(?: me)? (?:a |some )?(?:good )?books?|which (?:book|books)(?: (?:should i (?:read|start with)|first))*|(?:do you have |any )?(?:good )?books?(?: ideas| tips| suggestions)?`,
    ),
    text: "The best one is the one that you can't put down, so go by what you watch. Thrillers: Gillian Flynn, Tana French. Something warm: “A Man Called Ove”, “The House in the Cerulean Sea”. True stories: “Educated”, “Born a Crime”. Money: “The Psychology of Money”. Habits: “Atomic Habits”. Short and strong: “The Old Man and the Sea”, “Convenience Store Woman”.\n\nThe librarian is the best search engine: “I liked this one; what's like it?” And Libby lends them free to your phone.\n\n**One next step:** reserve one of them at your library now.\n\nWhich series or film could you not stop watching?",
  },
  {
    id: "meditate-how-long",
    topic: "meditation",
    talk: meditation,
    ask: told(
      String.raw`(?:for )?how (?:long|many minutes|often|many times)(?: (?:should|do|does|would|will|must) (?:i|it|you|one)(?: (?:do it|meditate|take|last|sit|need))*)?(?: (?:a day|each day|per day|every day|each time|until it works|to work))*|every day|is (?:five|ten|\d+) minutes enough`,
    ),
    text: "Three minutes a day for the first week, five for the second, ten when it feels short. Most studies work with ten to twenty minutes; for a calmer head a short one every day beats a long one on Sunday. Same hour, same chair: after brushing your teeth, or in the car before you go in.\n\nMost people notice something after two to three weeks, first in small things: a pause before an answer, falling asleep faster.\n\n**One next step:** set a timer for three minutes today, right after something that you do anyway.\n\nAt which moment of the day would it be?",
  },
  {
    id: "journal-how-often",
    topic: "journaling",
    talk: journal,
    not: /\b(?:read|private|safe|see|delete|export)\b/,
    ask: told(
      String.raw`(?:do i (?:have|need) to (?:do it |write )?)?every ?(?:day|night|morning)|how (?:often|long|much)(?: (?:should|do|must) i (?:write|do it|journal))?(?: (?:each (?:day|time)|a day))*|when (?:should i (?:do it|write|journal)|is the best time)|(?:in the )?morning or (?:in the )?(?:evening|night)`,
    ),
    text: "Three to five times a week is plenty; daily is fine if it stays small. Five minutes are enough: one line about what was, one about how it felt, one about tomorrow. Evening empties the head before sleep, morning sorts the day; take the one at which you sit down anyway, and put the pen there.\n\nA missed day isn't made up for. After two weeks read all of it at once: that's when it begins to be worth something.\n\n**One next step:** write three lines tonight, in a notebook or in [the journal](/mental-health).\n\nMorning or evening, which one is quieter for you?",
  },
  {
    id: "journal-example",
    topic: "journaling",
    talk: journal,
    ask: told(
      String.raw`(?:(?:can|could) you )?(?:give|show|write)(?: me)? (?:an?|some|one) (?:examples?|prompts?|sample(?: entry)?|questions?)|(?:any |some )?(?:journal(?:ing)? )?(?:prompts?|examples?|questions)|i (?:don'?t|never) know what to (?:write|say)(?: about)?|i have nothing to (?:write|say)`,
    ),
    text: "An entry of one minute, as an example: “Tired. The meeting annoyed me more than it should, because I hadn't slept. Good: the soup, and Ana's message. Tomorrow first the call, then coffee.” That's all it has to be.\n\nAnd seven beginnings, one for each day: Today it was hard that … I'm glad about … I'm avoiding … I'd like to say to [name] … A thing that I did well … What I need more of … If I weren't afraid, I'd …\n\n**One next step:** finish one of them now, in three lines.\n\nWhich beginning pulled at you?",
  },
  {
    id: "skill-no-time",
    topic: "keep-a-habit",
    talk: skill,
    ask: told(
      String.raw`how long (?:does|will|would|do) (?:it|that) take(?: (?:me|to learn|until \w+))?|how (?:many hours|much time|often)(?: (?:a (?:day|week)|do i need))*|am i too old|i(?:'m| am) (?:too old|\d\d)|is it too late|i (?:have no|don'?t have) (?:much )?time|i always (?:quit|give up|stop)|i don'?t know where to (?:start|begin)|which (?:app|course|one)(?: should i use)?|for free|what do i need`,
    ),
    text: "Fifteen minutes on five days a week bring you to the first real fun in about six weeks: twenty sentences, three chords, a simple program. Fluent or good takes a year or more, and nobody has to get there. Age hardly matters; regular practice does, and adults learn with more plan.\n\nIt costs nothing at first: the library card (Libby, and often Mango or LinkedIn courses), a free app, one beginner series on YouTube, and one person to do it with every week.\n\n**One next step:** choose the fifteen minutes, and tie them to the morning coffee or the bus.\n\nWhat would you like to be able to do in six weeks?",
  },
  {
    id: "stain-on-what",
    topic: "clean-home",
    talk: wash,
    ask: told(
      String.raw`(?:on|it'?s on|from) (?:my |a |the |our )?(?:white |silk |wool |cotton |new |favorite |wedding )*(?:couch|sofa|carpet|rug|mattress|car seat|curtains?)|what (?:if|about) (?:it'?s |the stain is |it )?(?:old|dried?|dry|already washed|doesn'?t (?:work|come out))(?: stains?)?|it'?s (?:already )?(?:old|dry|dried|been (?:a day|days|weeks))|it (?:didn'?t|doesn'?t) (?:work|come out)`,
    ),
    text: "On a couch or carpet: press it dry, never rub; a teaspoon of dish soap in a cup of cold water, dab from the edge to the middle, then clear water, and a towel with a weight on it overnight. Baking soda takes the smell.\n\nOld or dried: soak it first, some hours in cold water with oxygen bleach for clothes; a second round often does it, and the dryer waits until it's gone. Silk and wool: cold water only, or a cleaner, and tell them what it was.\n\nTry everything on a hidden spot first.\n\nWhat made the stain, and how long ago?",
  },
];
