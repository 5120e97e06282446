import { asks } from "./coach.self-patterns.content.ts";
import type { FiguredAnswer } from "./coach.written.content.ts";

/** Later answers about sleep, food, movement, drinking, smoking and health. */
export const bodyTurns: readonly FiguredAnswer[] = [
  {
    id: "sleep-hours-told",
    // aasm.org, cdc.gov: seven or more hours for adults
    of: /^(?:sleep-better|always-tired)$/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it|\d+ hours?)(?: of sleep)? (?:enough|ok(?:ay)?|too (?:little|much|few)|bad|healthy|normal)|how (?:many hours|much)(?: of)?(?: sleep)? (?:do|should|does) (?:i|you|one|a person|an adult)(?: \w+){0,3}`,
    ),
    text: "Seven hours or more are right for most adults, and up to nine is fine. Less than that for one night does nothing; for weeks it costs mood, patience and weight, also where you feel used to it. A simple test: do you wake up without an alarm on a free day at about the same time, and stay awake in a dull meeting? Then it's enough.\n\nIf you're short, go to bed fifteen minutes earlier every three days.\n\n**One next step:** count back from your alarm: when would seven and a half hours begin?\n\nWhat keeps you up at that hour?",
  },
  {
    id: "bed-and-up-times",
    of: /^(?:sleep-better|always-tired|get-up-mornings)$/,
    ask: asks(
      String.raw`i (?:usually |always |only )?(?:go to (?:bed|sleep)|fall asleep|sleep)(?: only)? (?:at|around|from|after) (?:midnight|\d{1,2}(?::\d\d)?)(?: ?(?:am|pm))?(?: [^?]{0,40})?`,
      String.raw`\W*$`,
    ),
    text: "Then move it in small steps; a body clock follows about fifteen minutes every three days, and not two hours at once. Fix the getting-up time first and keep it on weekends, with daylight right after it. In the evening the lights go down and the phone leaves the room an hour before the new bedtime. If you lie there wide awake, get up again and wait for sleepiness.\n\nAfter two weeks you're about an hour earlier.\n\n**One next step:** set tonight's time fifteen minutes earlier.\n\nWhat do you do in the last hour now?",
  },
  {
    id: "wine-too-much",
    // dietaryguidelines.gov, niaaa.nih.gov
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol|glass\w*|vodka|whiskey)\b/,
    ask: asks(
      String.raw`(?:is|are) (?:that|this|it) (?:\w+ )?(?:too much|a lot|bad|ok(?:ay)?|normal|a problem|alcoholi(?:sm|c)|dangerous|unhealthy)|am i (?:an alcoholic|in trouble|drinking too much|addicted)|do i have a (?:drinking )?problem|how much is (?:too much|ok(?:ay)?)`,
    ),
    text: "The usual limit is one drink a day for women and two for men, a glass of wine being five ounces, and days without; less is better. More than that most evenings raises blood pressure and spoils sleep. More telling than the number: do you drink more than you meant to, think about it during the day, need it to sleep, or hide it? Two yeses are a reason to talk to a doctor, or to 1-800-662-4357, free, day and night.\n\nWho shakes or sweats without it should not stop alone.\n\n**One next step:** choose two evenings this week without.\n\nWhich of those questions got a yes?",
  },
  {
    id: "hides-drinking",
    of: /^drink-or-gamble$/,
    ask: /\bi (?:\w+ )?(?:hide|hid|lie|lied)\b[^.!?]{0,15}\b(?:it|about it|drinking|bottles|from|to)\b/,
    text: "Hiding it is the part that makes it so lonely, and telling it is mostly the beginning of getting better. Choose a sober morning, and say it in three sentences: “I've been drinking more than you know. I hid it because I was ashamed. I want help with it, and I'd like you beside me.” Don't promise never again; promise the first call.\n\n1-800-662-4357 is free, day and night, and says which doctor or group is near. If you shake or sweat without it, don't stop alone.\n\n**One next step:** make that call first, and then tell it.\n\nHow much is it on an ordinary day?",
  },
  {
    id: "no-equipment",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`(?:i have |with |and )?(?:no|without(?: any)?) (?:equipment|weights|gym|machines)(?: [^?]{0,20})?|(?:\d|two|three|four) (?:days|times)(?: a| per)? week(?:,? (?:at|from) home)?(?: [^?]{0,20})?|at home(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Three days, at home, with nothing but a chair and a wall, about 20 minutes each:\n\nA. Monday: chair squats 3 x 10, wall or table push-ups 3 x 8, plank 3 x 15 seconds.\nB. Wednesday: steps on a stair 3 x 10 each leg, bridge 3 x 12, bird dog 3 x 8, shadow boxing two minutes.\nC. Saturday: round A once, then 20 minutes of brisk walking.\n\nA minute of rest between. Each week two more repetitions. Sharp pain, dizziness or chest pain: stop and ask a doctor.\n\n**One next step:** do A today, and put B into the calendar.\n\nWhat time of day works?",
  },
  {
    id: "minutes-to-train",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`(?:i (?:only )?have )?(?:about )?(\d{1,2}|ten|fifteen|twenty|thirty) ?(?:minutes?|mins?)(?: (?:a|per|each|every) day| only| max| long)?`,
    ),
    text: "{1} minutes are enough. Cut them in three: the first fifth to warm up, marching in place; then rounds of 30 seconds each with 15 seconds of rest: chair squats, wall push-ups, bridge, plank on the knees, fast steps; the last two minutes stretching. Breathing hard and still able to say a short sentence is right.\n\nThree days a week, never two in a row at first. Dizziness or chest pain: stop.\n\n**One next step:** start the timer now, and do two rounds.\n\nMorning, lunch, or after work?",
  },
  {
    id: "years-without-sport",
    of: /^start-exercise$/,
    ask: /\b(?:haven'?t|have not|didn'?t|never)\b[^.!?]{0,15}\b(?:exercis\w+|worked out|moved|sports?|done anything|trained)\b/,
    text: "Then you start where nearly everyone starts again, and the body remembers quickly. The first two weeks only walking: 15 minutes, five days, brisk enough to breathe harder. In week three add ten chair squats and ten wall push-ups on two of the days. In week five it's 25 minutes and two rounds. Going too hard in week one is what ends most tries.\n\nOver 40 with illness, or chest pain, ask a doctor first.\n\n**One next step:** walk the first 15 minutes today.\n\nAfter which meal would it fit?",
  },
  {
    id: "crave-after-dinner",
    of: /^(?:eat-better|night-snacking|lose-weight|caffeine)$/,
    ask: /\bcrav\w+\b|\b(?:always |i )?want (?:something )?sweets?\b/,
    text: "After dinner it's half habit, half a meal with too little in it. Three changes: more protein and vegetables at dinner, so that you're full; a fixed end, teeth brushed and kitchen light off; and one sweet thing on purpose, small, in a bowl, right after the meal, instead of five later on. The craving peaks in about ten to fifteen minutes: tea, a walk around the block, or a call take you past it.\n\n**One next step:** decide tonight's sweet thing before dinner.\n\nWhat is it usually, and where does it lie?",
  },
  {
    id: "first-today",
    of: /^(?:always-tired|get-up-mornings|name-a-feeling|motivation)$/,
    ask: asks(
      String.raw`what (?:should|can|do|could) i (?:do )?(?:first )?(?:do )?(?:first )?(?:today|this morning|in the morning)(?: first)?`,
    ),
    text: "For today, gently:\n\n1. Curtains open or outside for ten minutes; light wakes more than coffee.\n2. Water and something with protein.\n3. The one thing that must be done, in the first hour you have, for 25 minutes.\n4. After lunch a short walk, or a nap of twenty minutes before three.\n5. No coffee after noon, and in bed half an hour earlier.\n\nThe rest of the list may wait for a better day.\n\n**One next step:** open the curtains now.\n\nWhat is the one thing that must be done?",
  },
  {
    id: "home-late",
    of: /^(?:sleep-better|plan-a-week|keep-a-habit)$/,
    talk: /\b(?:evening|night|bedtime)\b/,
    ask: asks(
      String.raw`i (?:usually |only |don'?t )?(?:get|come|am|arrive)(?: back)? home (?:at|around|until|by|from work at) (\d{1,2}(?:[:.]\d\d)?)(?: ?pm)?`,
    ),
    text: "Then keep it short:\n\n1. {0}: shoes off, ten minutes of nothing, no phone.\n2. {+15}: dinner, something simple that was decided beforehand.\n3. {+60}: ten minutes of tidying, clothes and bag for tomorrow.\n4. {+75}: an hour that is yours: a person, a bath, a book, a series with an end.\n5. {+135}: phone on the charger in another room, lights low.\n6. {+165}: bed, ten slow breaths.\n\nIf it gets later, drop 4 and not 5.\n\n**One next step:** put the charger into the other room now.\n\nWhen do you have to be up?",
  },
  {
    id: "phone-in-evening",
    of: /^(?:sleep-better|plan-a-week|keep-a-habit|get-up-mornings)$/,
    ask: asks(
      String.raw`(?:what|how) about (?:my|the) phone|what (?:do|should) i do (?:with|about) (?:my|the) phone|i(?:'m| am)? (?:usually |always |still )?(?:on|scroll\w*(?: on)?|look(?:ing)? at) (?:my|the) (?:phone|tiktok|instagram|screen)(?: (?:in bed|until|till|for hours|at night|late|all evening|every night|before bed|to|like|about|around|\d+ ?(?:am|pm)?|midnight|one|two))*`,
      String.raw`\W*$`,
    ),
    text: "The phone is the part that decides it. Give it a bed of its own: charger in the kitchen or hallway, and it goes there at a fixed time, an hour before you want to sleep. Set an alarm on it for that moment. Beside your own bed lies what replaces it: a book, a pen, something to listen to from a speaker.\n\nBegin with half an hour earlier than now, and move it by fifteen minutes every three days.\n\n**One next step:** plug the charger in there now.\n\nWhat would you do with the first half hour?",
  },
  {
    id: "phone-as-alarm",
    of: /^(?:sleep-better|get-up-mornings|focus)$/,
    ask: /\b(?:need|use) (?:it|my phone|the phone) (?:for|as) (?:my |an? |the )?(?:alarm|alarm clock|waking up)\b/,
    text: "Then let the alarm be the only thing it does. Either buy a plain alarm clock, about ten dollars, or leave the phone outside the bedroom door with the volume up: you'll hear it, and you have to stand up to turn it off, which also ends the snoozing. If someone has to reach you at night, allow calls from that number and silence the rest.\n\n**One next step:** tonight, put it on the floor outside the door, plugged in.\n\nWhat would lie beside your bed instead?",
  },
  {
    id: "tonight-sleep",
    of: /^(?:sleep-better|stress|overthinking|work-stress|rest-from-burnout)$/,
    and: /\b(?:sleep|awake|bed|insomnia)\b/,
    ask: asks(
      String.raw`what (?:can|should|could|do) i (?:do|try) (?:tonight|now|right now|this evening|before bed|in bed|at night)|how (?:do|can) i (?:sleep|fall asleep|stop(?: (?:it|this|that|thinking|worrying))?)(?: (?:tonight|at night|now|in bed))*`,
    ),
    text: "For tonight:\n\n1. At the table, ten minutes: every open thing in one line, and behind it the day on which you'll do it. End with tomorrow's first task. Close the page.\n2. An hour before bed: phone away, lights low, something slow.\n3. In bed: in for four, out for six to eight, ten times. If a deadline comes up: “It's on the list.”\n4. Awake after about twenty minutes: get up, dim light, something dull, back when you're sleepy. No clock.\n\nGet up at the usual time tomorrow.\n\n**One next step:** put paper and pen on the table now.\n\nWhich line would be first on the page?",
  },
  {
    id: "instead-of-snack",
    of: /^(?:night-snacking|lose-weight|eat-better)$/,
    ask: asks(
      String.raw`what (?:can|should|could|do) i (?:eat|have|snack on|do) instead(?: (?:of (?:that|it|them|chips|sweets|sugar|snacks|chocolate)|at night|in the evening|then))*|(?:what are |give me )?(?:some )?(?:good |healthy )?(?:alternatives|snacks|substitutes)(?: (?:for (?:that|it|sugar|chips|chocolate)|at night))*`,
    ),
    text: "Something that fills you, with protein or fiber, on a plate and not from the bag:\n\n1. Plain yogurt with berries or an apple.\n2. Cottage cheese or an egg with tomatoes.\n3. A small handful of nuts, counted out.\n4. Popcorn without butter, if it has to crunch; carrots with hummus.\n5. Warm: tea, or a cup of broth.\n\nFirst make dinner bigger in protein and vegetables, since hunger at ten is often a dinner that was too small. Then one fixed snack at one fixed time, and the kitchen light goes off.\n\n**One next step:** choose two of the five for the next grocery list.\n\nWhat time does it usually start?",
  },
  {
    id: "pounds-how-fast",
    // cdc.gov: losing weight
    of: /^lose-weight$/,
    ask: /\bhow (?:fast|quickly|soon|long)\b[^.!?]{0,30}\b(?:lose )?(\d+) (?:pounds|lbs|lb)\b/,
    text: "For {1} pounds count at one to two pounds a week, so about {1w2} to {1w1} weeks. Faster mostly means losing muscle and getting it back. The first two weeks often go quicker, because of water, and then it slows down; that is normal and no failure.\n\nSo plan by what you do: a walk on most days, a filling dinner, no sweet drinks. With medicines, diabetes or heart trouble ask your doctor first.\n\n**One next step:** write a date for the first five pounds, and nothing beyond it.\n\nWhich of the three would be easiest for you?",
  },
  {
    id: "weight-week",
    of: /^lose-weight$/,
    ask: asks(
      String.raw`to lose (?:about )?(?:1|one|2|two|1-2|a) (?:pounds?|lbs?|lb)(?: (?:a|per|each|every) week)?|(?:1|one|2|two) pounds? a week`,
    ),
    text: "A pound a week is a good pace; it comes partly from smaller plates and partly from moving more. The Body Weight Planner at niddk.nih.gov/bwp works out your own figure from age, height, weight and activity, free.\n\nWithout counting it's about this: no sweet drinks, half of the plate vegetables at lunch and dinner, protein at each meal, and a half-hour walk each day. Weigh once a week, on the same morning.\n\n**One next step:** fill in the planner, or begin with the drinks today.\n\nWhat do you drink on a usual day?",
  },
  {
    id: "weight-plan",
    of: /^(?:lose-weight|eat-better|night-snacking)$/,
    ask: asks(
      String.raw`(?:(?:can you |could you )?(?:give|make|write|create) (?:me )?|i (?:want|need|would like) )?(?:an? |the |my )?(?:real |good |simple |concrete |weekly |daily |clear |eating |meal |diet )*(?:plan|program|schedule)(?: (?:for (?:it|that|this|the week|a week)|please))?|how (?:do|can|should) i (?:start|begin)|where (?:do|should) i (?:start|begin)|what should i (?:do|start with)(?: first)?`,
    ),
    text: "Four weeks, one change at a time:\n\n1. Week 1: only water, tea and coffee without sugar. A 15-minute walk each day.\n2. Week 2: half of the plate vegetables at dinner, protein at breakfast (eggs, yogurt, oats with nuts).\n3. Week 3: one fixed snack a day, from a bowl. Walks of 25 minutes.\n4. Week 4: two short strength rounds: squats, wall push-ups, ten each.\n\nWeigh once a week at most. A slip means going on at the next meal. With illness or medicines ask your doctor first.\n\n**One next step:** pour the first glass of water instead of the next sweet drink.\n\nWhich week looks hardest?",
  },
  {
    id: "beginner-exercise",
    of: /^start-exercise$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:an? )?(?:total |complete |absolute )?(?:beginner|new to (?:it|this)|out of shape|unfit|not fit|overweight)(?: [^?]{0,20})?|i(?:'ve| have)? never (?:exercised|worked out|done (?:it|this|sports?))(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Then begin small, and your body adapts quickly. Three days a week, twenty minutes: five of easy walking, ten brisk, five easy. After two weeks add one round of strength, ten each: sit down on a chair and stand up, push-ups against a wall, bridge lying on your back.\n\nYou should be able to talk all the time. A little soreness is normal; chest pain, dizziness or sharp pain means stop and ask a doctor, and with a heart condition or in pregnancy ask first.\n\n**One next step:** choose the three days, and walk the first one today.\n\nWhich three days would it be?",
  },
  {
    id: "out-of-breath",
    of: /^start-exercise$/,
    ask: /\b(?:out of breath|can'?t breathe|breathless|side stitch\w*)\b[^.!?]{0,25}\b(?:after|when|running|quick\w*|minutes?)\b|\bi can (?:only|barely|hardly) (?:run|jog|go|do)\b[^.!?]{0,20}\b(?:minutes?|seconds|block|mile)\b/,
    text: "That's how nearly everyone starts, and it mostly means too fast. Slow down until you could talk in whole sentences; that may be hardly faster than walking. Then by turns: one minute jogging, a minute and a half walking, eight times, three days a week. After two or three weeks the same minute feels easy.\n\nIf you get short of breath with little effort, wheeze, feel pressure in the chest or get dizzy, see a doctor before you go on.\n\n**One next step:** do the next run with a timer, one minute and a minute and a half.\n\nWhich three days can you take for it?",
  },
  {
    id: "desk-exercises",
    of: /^(?:start-exercise|chronic-pain)$/,
    talk: /\b(?:back|neck|shoulders?|desk|sitting)\b/,
    ask: /\b(?:what|which|some|any|give me)\b[^.!?]{0,12}\b(?:exercises?|stretch\w*)\b/,
    text: "Five for a back that sits all day, ten minutes in all, without force:\n\n1. Cat and cow on hands and knees, ten times slowly.\n2. Bridge: on your back, lift the hips, five seconds, ten times.\n3. Bird dog: opposite arm and leg out, five seconds, eight each side.\n4. Chest stretch in a door frame, thirty seconds, twice.\n5. Child's pose, or knees to the chest, one minute.\n\nAt the desk: stand up every half hour, ten shoulder rolls. Pain down a leg, numbness or weakness belongs to a doctor.\n\n**One next step:** do numbers 1 and 2 now.\n\nWhere exactly does it hurt?",
  },
  {
    id: "prep-minutes",
    of: /^meal-planning$/,
    ask: asks(
      String.raw`(?:but )?i (?:only |just )?(?:have|got|'ve got) (?:about |only |like )?(\d+|half an hour|an hour|one hour)(?: (?:minutes?|min|hours?))?(?: (?:on|per|a|every|for it|each|to cook|to prep)(?: \w+){0,2})?`,
    ),
    text: "That is enough, if the oven and the pots work at the same time:\n\n1. Minute 0: oven to 425 °F, rice on the stove, two cups dry.\n2. Minute 3: cut carrots, potatoes small, and onions, or use frozen vegetables; on a tray with oil and salt, in.\n3. Minute 15: two cans of beans or chickpeas rinsed, one half into the tray, one half kept for salads.\n4. Minute 20: eight eggs into boiling water.\n5. Minute 25: sauce: yogurt, lemon, garlic, salt.\n6. Minute 30: all into boxes; cool the rice first and fast.\n\nThat carries three to four days.\n\n**One next step:** write rice, beans, eggs, vegetables and yogurt on the list.\n\nFor how many people is it?",
  },
  {
    id: "one-vegetarian",
    of: /^(?:meal-planning|cook-cheap|eat-better|learn-cooking)$/,
    ask: /\b(?:vegetarian|vegan|no meat|doesn'?t eat meat|don'?t eat meat)\b/,
    text: "Then cook one base for all, and let the protein be added at the plate. The base without meat: rice, pasta, potatoes or tortillas with vegetables and a sauce. For whoever eats no meat: beans, lentils, eggs, tofu or cheese. For the others a small pan of chicken or sausage on the side, every second day only; beans for everyone are the cheapest.\n\nFour dinners that work so: chili with beans, burrito bowls, pasta with tomato and lentils, fried rice with egg.\n\n**One next step:** choose two of the four for this week, and cook double.\n\nDoes the vegetarian eat eggs and cheese?",
  },
  {
    id: "people-and-sum",
    of: /^meal-planning$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:for )?(\d+|two|three|four|five|six) people\W*(?:(?:and|with|for|on|a|budget of)\W*)*\$?(\d+)(?: (?:dollars|bucks))?(?: (?:a|per) week)?`,
    ),
    text: "For {1} people with ${2} a week, dinners that share their ingredients:\n\n1. Monday: pasta, canned tomatoes, white beans.\n2. Tuesday: fried rice with eggs, frozen vegetables.\n3. Wednesday: baked potatoes, cottage cheese, cabbage salad.\n4. Thursday: lentil soup with carrots, cooked double.\n5. Friday: bean and cheese wraps.\n6. Saturday: one tray: chicken thighs, potatoes, carrots.\n7. Sunday: leftovers or soup again.\n\nBreakfast oats or eggs, lunch the rest of dinner. The [meal planner](/lifestyle) counts it against your sum.\n\n**One next step:** strike what you don't eat.\n\nIs there anything that must not be in it?",
  },
  {
    id: "does-not-eat",
    of: /^(?:meal-planning|cook-cheap)$/,
    ask: asks(
      String.raw`(?:and )?(?:no|without|i (?:don'?t|can'?t) eat|we (?:don'?t|can'?t) eat|(?:i'?m|we'?re|\w+ is) allergic to) (pork|beef|fish|meat|eggs|dairy|milk|cheese|gluten|nuts|mushrooms|seafood|chicken|beans|tofu|lactose|peanuts|soy|shellfish|wheat|bread)`,
    ),
    text: "Then it stays out. The simple swap for each place: instead of meat, chicken or beans; instead of eggs, beans or tofu; instead of milk and cheese, a drink of oats or soy and olive oil; instead of wheat, rice, potatoes and corn tortillas; instead of nuts, seeds. With an allergy read the label each time, since it hides in sauces and stock.\n\nThe rest of the week can stay as it is.\n\n**One next step:** put the swap for your first dinner on the list.\n\nHow many people eat with you, and what may a week cost?",
  },
  {
    id: "cook-minutes",
    of: /^(?:cook-cheap|learn-cooking)$/,
    ask: asks(String.raw`(?:but )?i (?:only |just )?(?:have|got) (?:about |only |like )?(\d+)(?: (?:minutes?|min))(?: [^?]{0,15})?`),
    text: "That is enough. If something has to boil, start it first, and take the quick version of the rest: eggs are done in four minutes, spinach in two, leftover or microwave rice in three, pasta in nine.\n\nIn order: pan hot with oil, onion or garlic for two minutes, vegetables for three, rice or noodles in, push it aside, eggs in the gap, stir, soy sauce or salt. Ten minutes in all, one pan.\n\n**One next step:** put the pan on, and chop only what goes in first.\n\nIs the rice cooked already, or still dry?",
  },
  {
    id: "cut-down-drinks",
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol|vodka|whiskey)\b/,
    but: /\b(?:shak\w+|seizure|sweat\w*)\b/,
    ask: asks(
      String.raw`(?:what can i do to |how (?:do|can|should|could) i )(?:cut (?:down|back)|drink less|reduce(?: it)?|stop(?: (?:it|drinking))?|quit(?: drinking)?)(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    text: "Step by step, and not all at once if it's every day. Daily or heavy drinking should not be stopped suddenly alone: with shaking, sweating or sickness in the morning, call a doctor first.\n\n1. Count for three days, as it is.\n2. One drink less per evening each week, and a glass of water before each one.\n3. Two evenings a week without, fixed in advance, with something planned in that hour.\n4. Nothing in the house beyond today's.\n5. Tell one person.\n\n1-800-662-4357 helps for free, day and night, and doctors have medicines for it.\n\n**One next step:** choose the two evenings, and write down tonight's number.\n\nWhat usually comes right before the first one?",
  },
  {
    id: "pack-a-day",
    // cdc.gov: how to quit smoking
    of: /^quit-smoking$/,
    ask: /\b(?:packs?|half a pack|\d+ (?:cigarettes|cigs))\b[^.!?]{0,12}\b(?:a|per|every|each) day\b|\bi smoke\b[^.!?]{0,15}\d/,
    text: "With that many, nicotine itself is a large part of it, so help from outside pays. What works best: a day within the next two weeks, counseling by phone (1-800-QUIT-NOW, free), and a patch for the whole day together with gum or lozenges for the moment; a pharmacist or doctor says which ones suit you, and there are pills by prescription, too. Together they double the odds or more.\n\nBefore that day: change the first cigarette. Half an hour later each day.\n\n**One next step:** call 1-800-QUIT-NOW today; they often send patches free.\n\nWhich cigarette of the day matters most to you?",
  },
  {
    id: "tried-patch",
    of: /^quit-smoking$/,
    ask: /\b(?:tried|used|did|was on)\b[^.!?]{0,15}\b(?:patch(?:es)?|gum|lozenges|cold turkey|chantix|everything)\b/,
    text: "Then it was one tool, and often two together work where one didn't: the patch for the whole day, and gum or lozenges for the moment of craving. Used too short or too low is the usual reason; most need eight to twelve weeks. A doctor can also prescribe varenicline or bupropion. Ask the pharmacist which fits with what you take.\n\nAnd look at what brought you back last time: stress, alcohol, a person, a place.\n\n**One next step:** ask the pharmacist about the two together, and call 1-800-QUIT-NOW for a coach.\n\nHow long did it hold, and what was the first cigarette after it?",
  },
  {
    id: "vaping-instead",
    // cdc.gov, fda.gov: e-cigarettes
    of: /^quit-smoking$/,
    ask: /\b(?:what|how) about (?:vap\w+|e[- ]?cig\w*|juul|zyn|pouches)\b|\b(?:is|are) (?:vap\w+|e[- ]?cig\w*|pouches)\b[^.!?]{0,20}\b(?:better|safer|ok|healthier|good)\b|\b(?:should|can) i (?:switch to )?(?:vape|try vap\w+)\b/,
    text: "For an adult who smokes, vaping alone means less harmful smoke than cigarettes, but it isn't harmless, it keeps you on nicotine, and no vape is approved in the US for quitting. Many end up doing both, which helps little. So the approved aids come first: patch with gum or lozenges, or pills from the doctor, with the free coach.\n\nIf you do switch, then completely, and with a date to step down the nicotine.\n\n**One next step:** ask 1-800-QUIT-NOW which aid they can send you.\n\nIs it the nicotine, the hand, or the break that you'd miss most?",
  },
  {
    id: "lump-where",
    of: /^health-worry$/,
    ask: asks(
      String.raw`(?:it'?s )?(?:on|in|under|behind|at) (?:my|the) (?:\w+ )?(?:neck|armpit|arm|breast|groin|jaw|ear|leg|testicle|back|head|throat|chest)(?: [^?]{0,20})?`,
      String.raw`\W*$`,
    ),
    talk: /\b(?:lump|bump|swelling|knot)\b/,
    text: "Most lumps are harmless: a swollen gland after a cold, a cyst, fat under the skin. I can't tell which it is, and a doctor can, often in one visit. Have it looked at within the next week or two; sooner if it is hard and doesn't move, grows, is in a breast or testicle, or comes with fever, weight loss or night sweats. Trouble breathing or swallowing is for today.\n\nDon't press it all day, and don't search for pictures.\n\n**One next step:** call now: “I found a lump on my [place] on [day], about the size of [what].”\n\nSince when is it there, and have you had a cold lately?",
  },
  {
    id: "doctor-health",
    of: /^(?:health-worry|chronic-pain|find-care)$/,
    ask: asks(
      String.raw`should i (?:\w+ )?(?:see|go to|call|get|ask) (?:an? |the |my )?(?:doctor|dr|gp|nurse|checked|it checked)(?: (?:out|about (?:it|this|that)))*|what should i do|is (?:it|that|this) (?:serious|dangerous|bad|cancer)`,
    ),
    text: "Yes, have it looked at. I can't say what it is, and waiting and searching mostly make the fear bigger. Today or 911: sudden and very strong, chest pain, trouble breathing or speaking, weakness on one side, high fever with a stiff neck, bleeding that won't stop. This week: it is new, grows, comes back, or has lasted two weeks.\n\nUnsure which? The nurse line on your insurance card says so by phone, free, or urgent care.\n\n**One next step:** call and say what it is, where, since when, and how strong from 1 to 10.\n\nHas it changed since it began?",
  },
  {
    id: "first-of-several-goals",
    of: /^(?:goals|lose-weight|keep-a-habit|plan-a-week|sort-priorities)$/,
    talk: /\b(?:goals?|resolutions?|habits)\b/,
    ask: asks(
      String.raw`which (?:one )?(?:should i (?:do|start(?: with)?|pick|choose|take) )?(?:first|to (?:start with|begin with|pick))|(?:where|what|how) (?:do|should) i (?:start|begin)(?: with)?(?: first)?`,
    ),
    text: "Take the one that makes the others easier, and mostly that's the one about your body: sleep or movement. It gives strength within two weeks, and strength is what the rest needs. If money keeps you awake, then money goes first.\n\nSo: one goal for four weeks, in numbers (“walk 20 minutes, three times a week”). The second one only gets an automatic part that costs no will, such as a transfer on payday or a book on the pillow. The third waits.\n\n**One next step:** write the first one in numbers, with its days.\n\nWhich one keeps you awake, if any?",
  },
];
