import type { WrittenAnswer } from "./coach.written.content.ts";

/** Further usual questions of daily life, first and later ones; the later ones are recognized by a word in a short message. */

/** A short message that names one of these anywhere. */
const short = (inner: string, most = 60) => new RegExp(String.raw`^(?=.{1,${most}}$)[^]*(?:${inner})`);
const begin = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|thanks?|please|pls|hi|hey|hello|can you|could you|i (?:need|want)|give me|tell me|show me|help me|some|any|good|best|easy|quick|simple|got)\W+)*`;
const end = String.raw`(?:\W+(?:please|pls|then|now|too|today|fast|quickly|ideas?|tips?|thanks))*\W*$`;
const ask = (inner: string) => new RegExp(`${begin}(?:${inner})${end}`);
const howTo = String.raw`(?:how (?:do|can|should|would|could) (?:i|we|you)|how to|ways to|tips (?:to|for|on)|the best way to|i (?:want|need|would like|try|wanna) to|help me)`;

const food =
  /\b(?:cook\w*|dinners?|meals?|meal ?(?:plan|prep)\w*|recipes?|eat(?:ing)? (?:healthy|healthier|better|well|cheap\w*|less|more)|snacks?|breakfasts?|lunch(?:es)?|groceries|shopping list|vegetables|veggies|feed (?:a|my|the) family|junk food)\b/;
const recipe = /\brecipes?\b|\bhow (?:do|can|to|should) (?:i |you |we )?(?:make|bake)\b/;
const lunch = /\b(?:lunch(?:es)?|lunch ?box)\b/;
const groceries = /\bgroc\w+\b|\bfood (?:budget|costs?|bill|shopping)\b/;
const home = /\b(?:clean\w*|tidy|mess\w*|house ?work|chores|dirty|disaster)\b/;
const paper = /\b(?:papers?|paperwork|documents|mail|filing)\b/;
const losing = /\b(?:los(?:e|ing) (?:everything|things|my \w+|stuff)|misplac\w+|forget(?:ting)? (?:everything|my \w+))\b/;
const hobby = /\b(?:hobb(?:y|ies)|bored)\b/;
const kidsPlay =
  /\b(?:kids?|children|toddlers?|son|daughter)\b.*\b(?:rain\w*|indoors?|weekend|bored|do with|activities|snow)\b|\b(?:rain\w*|indoor|weekend|activities|snow)\b.*\b(?:kids?|children|toddlers?)\b/;
const weekend = /\b(?:weekend|saturday|sunday|free (?:things|activities|stuff)|things to do|without spending)\b/;
const romance = /\b(?:date ?nights?|romantic|romance|date ideas?|spark|quality time)\b/;
const detox =
  /\b(?:(?:digital|social media|phone|screen|tech|dopamine) (?:detox|break|fast)|(?:quit|delete|leave|get off|stop using) (?:social media|instagram|facebook|tiktok)|too much time on my phone|screen time)\b/;
const trip = /\b(?:want|like|love) to (?:go|fly) to\b|\b(?:travel\w*|trip|vacation|holiday|getaway)\b/;
const card =
  /\bcards?\b.*\b(?:birthday|friend|mom|dad|wedding|boss|sister|brother)\b|\b(?:birthday|friend|mom|dad|wedding|boss|sister|brother)\b.*\bcards?\b/;
const party = /\b(?:part(?:y|ies)|baby shower|get[- ]together|cookout|birthday party)\b/;
const car = /\b(?:car|truck|van|suv|transmission|brakes|engine|mechanic)\b/;
const getPet = /\b(?:get|getting|buy|adopt\w*|want) (?:a |another |an )?(?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pet)\b/;
const moving = /\b(?:moving|move (?:out|in|to|next|soon|into)|cost to move|movers)\b/;
const reading =
  /\b(?:make|find|have) (?:more )?time to read\b|\bread(?:ing)? (?:more|books|again|a book)\b|\bmore books\b|\bstart reading\b/;
const skill =
  /\blearn(?:ing)? (?:to |how to |a |an )?(?:new )?(?:skill|language|instrument|spanish|french|german|italian|japanese|guitar|piano|cod\w+|program\w*|draw\w*|paint\w*|knit\w*|sew\w*|something new)/;
const meTime = /\b(?:me[- ]time|time for myself|self[- ]?care|take care of myself)\b/;
const stain = /\b(?:stains?|get \w+(?: \w+){0,2} out of|spilled|red wine|grease)\b/;
const sheets = /\bhow often\b.*\b(?:wash|change|clean)\b/;
const chicken = /\bchicken\b/;
const password = /\bpassword\b/;
const entering =
  /\b(?:add|enter|log|put in|record|delete|edit|remove)\b.*\b(?:bills?|expenses?|income|debts?|budgets?|goals?|categor\w+)\b/;
const onPhone = /\b(?:evenday|the app|this app|an app)\b/;

export const dailyMoreFirst: readonly WrittenAnswer[] = [
  {
    id: "save-on-food",
    topic: "groceries-cost",
    ask: ask(
      String.raw`(?:${howTo} )?(?:save(?: money)?|spend less(?: money)?|cut costs|stop spending so much(?: money)?) on (?:food|eating|meals|lunch|eating out and groceries)(?: (?:every month|each month|each week|without starving))*|i spend (?:too much|so much|a lot)(?: of)?(?: money)? on food`,
    ),
    text: "Two places eat most of it: meals bought outside, and food that is thrown away.\n\n1. Lunch from last night's dinner on three days: about $10 saved each time.\n2. Four dinners planned from cheap basics: chili, fried rice, lentil soup, one tray; the rest is leftovers and eggs.\n3. One shop a week with a list, after eating; store brands, big bags, frozen vegetables.\n4. A box in the fridge called “eat first”, and one evening that empties it.\n5. Eating out on purpose: one fixed day, with a sum.\n\n**One next step:** add up last month's food from your bank, groceries and outside apart.\n\nWhich of the two is larger, and for how many people?",
  },
  {
    id: "car-noise",
    topic: "mind-the-car",
    // nhtsa.gov: brakes, tires
    ask: short(
      String.raw`\b(?:my |the )?(?:car|truck|brakes?|engine|van)\b.{0,20}\b(?:mak(?:es|ing)|has)\b.{0,20}\b(?:noises?|sounds?|squeal\w*|grind\w*|knock\w*)\b|\b(?:car|brakes?|engine)\b.{0,12}\b(?:squeal\w*|squeak\w*|grind(?:s|ing)?|rattl\w+|knock(?:s|ing)?|shak(?:es|ing)|vibrat\w+)\b`,
      80,
    ),
    text: "When it comes tells most of it:\n\n- Squealing when you brake: pads are thin; to the shop within days. Grinding: metal on metal, don't drive it.\n- Humming that grows with speed: a wheel bearing or uneven tires, soon. Clicking in turns: an axle joint.\n- Shaking wheel: tires out of balance, or brakes if only when braking.\n- Knocking in the engine, or the oil light: stop, check the oil, tow it.\n- Rattle below: often a loose heat shield, cheap.\n\nTow it for a soft pedal, loose steering, overheating, or a smell of fuel.\n\n**One next step:** write down when it happens, and call two shops with that sentence.\n\nWhen do you hear it, and from where?",
  },
  {
    id: "pet-insurance",
    topic: "get-pet",
    ask: short(String.raw`\bpet insurance\b`, 80),
    text: "It's worth it if a bill of $3,000 would put you into debt and the animal is young and healthy, since what is already there isn't covered. For a dog it's often $30 to $70 a month, for a cat $15 to $35, more with age and breed; you pay the vet first and get 70 to 90 percent back after a deductible.\n\nThe other way: put $40 to $50 a month into an account of its own from now on. After three years that's about $1,600, and it stays yours; it only doesn't help with a large bill in the first year.\n\n**One next step:** get two quotes with the same deductible, and read what they exclude.\n\nHow old is yours, and how much could you pay in an emergency?",
  },
  {
    id: "packing-tips",
    topic: "moving-house",
    ask: short(
      String.raw`\b(?:packing (?:tips|hacks|list|ideas)|how (?:do|should|can) i pack|how to pack|tips for packing)\b(?!.{0,20}\b(?:lunch\w*|suitcase|carry|bag|trip|vacation)\b)`,
      70,
    ),
    text: "One room at a time, from what you use least:\n\n1. Sort out first; what isn't worth a box is sold or given away.\n2. Heavy in small boxes, light in large ones; books never above what you'd lift alone.\n3. Fragile: plates upright, glasses in socks or towels, the gaps stuffed, “fragile” on two sides. Pictures between blankets.\n4. Write room and content on the side, not on top. Screws in a bag, taped to the furniture; a photo of cables before you unplug.\n5. One box for the first night: sheets, charger, medicine, papers, coffee, toilet paper.\n\n**One next step:** pack one box today of things you won't need for a month.\n\nWhen is it, and which room frightens you most?",
  },
  {
    id: "time-to-read",
    topic: "keep-a-habit",
    ask: ask(
      String.raw`(?:${howTo} )?(?:make|find|have|get)(?: more)? time (?:to read|for (?:reading|books))(?: (?:more|books|every day|with kids))*`,
    ),
    text: "Reading doesn't need an hour, it needs the gaps you already have: ten minutes with the first coffee, the bus, the waiting room, the last quarter of an hour in bed in place of the phone. Ten pages a day are about twelve books a year.\n\nAudiobooks turn the dishes, the walk and the drive into reading; with a library card they are free in Libby. Take what pulls you in, a thriller rather than what you ought to read, and put it away after fifty dull pages.\n\n**One next step:** put the book on the pillow and the phone in the kitchen tonight.\n\nWhat did you last read with pleasure?",
  },
  {
    id: "something-interesting",
    topic: "find-hobby",
    ask: ask(
      String.raw`(?:something|a) (?:interesting|cool|fun|random|new)(?: (?:fact|thing))?|(?:fun|random|interesting) facts?|surprise me|tell me a (?:fun |random )?fact|teach me something(?: new)?`,
    ),
    text: "Here is one that is useful, too: a habit takes about two months until it runs by itself. In the best-known study it was 66 days on average, with a range from 18 to 254, and one missed day made no difference at all. So “every day or it's over” is simply wrong; what counts is the next time.\n\nAnother: people who talked to a stranger on the way to work were happier afterwards than those who sat alone, though most had expected the opposite.\n\n**One next step:** try the second one today, with one sentence to somebody at a counter.\n\nWhich of the two surprised you more?",
  },
  {
    id: "eat-well-busy",
    topic: "eat-better",
    ask: ask(
      String.raw`${howTo} (?:eat|cook|stay)(?:ing)? (?:healthy|healthier|healthily|better|well)(?: food)? (?:when|while|if|with|and|even if)(?: (?:you(?:'re| are)?|i(?:'m| am)?|a|an|my|work(?:s|ing)?|very|so|no|little|full[- ]time|long|being))* ?(?:busy|time|job|hours|tired|kids|working|schedule|at work|family)(?: (?:and \w+|all the time|at home))*`,
    ),
    text: "With little time, decide once a week instead of three times a day:\n\n1. The same two breakfasts: oats in a jar, eggs on toast.\n2. Lunch is last night's dinner, boxed before you eat.\n3. Three dinners of ten minutes: eggs with spinach on toast; beans, rice and salsa; tuna or chickpeas with frozen vegetables and pasta.\n4. Two pots on Sunday, half of each into the freezer.\n5. In the bag: an apple, cheese or nuts, water. Hunger on the way is what buys the fast food.\n\n**One next step:** buy oats, eggs, two bags of frozen vegetables and two cans of beans today.\n\nWhich meal goes wrong most often?",
  },
  {
    id: "stop-junk-food",
    topic: "eat-better",
    ask: ask(
      String.raw`(?:${howTo} |i (?:can'?t|cannot|can not) )?(?:stop|quit|cut (?:down|out|back)(?: on)?|eat less|avoid|give up|resist)(?: eating| buying| craving)?(?: (?:so much|all the|all this|too much))? (?:junk(?: food)?|chips|processed food|snacks|crap)(?: (?:at night|all the time|every day|at work|when i'?m (?:stressed|bored|sad)))*|i eat (?:too much|so much|a lot of|only) (?:junk(?: food)?|chips|candy|chocolate|processed food)(?: (?:at night|all the time|every day|at work))*`,
    ),
    text: "It's stronger than will when it's near, so begin with where it is and not with a promise:\n\n1. Not in the house in big bags. One portion, bought when you want it, on a plate.\n2. Enough before: most junk is eaten in the hours after a lunch that was too small. Protein and fiber at noon.\n3. Something ready in its place: popcorn, yogurt with fruit, carrots with hummus, an apple with peanut butter.\n4. Name the moment: tired, bored, or hungry? Bored gets ten minutes of something else first.\n\nForbidding it all only makes it louder. If you eat large amounts in secret or throw up, a doctor should hear of it.\n\n**One next step:** choose the one hour when it happens, and put the other thing there today.\n\nWhat is it mostly, and when?",
  },
  {
    id: "clean-fast",
    topic: "clean-home",
    ask: ask(
      String.raw`(?:${howTo} )?(?:clean|tidy|get (?:my|the) \w+ clean)(?:ing)?(?: up)? (?:my |the |a |our )*(?:whole )?(?:kitchen|house|home|apartment|room|bathroom|place|bedroom)(?: (?:really |super |as )?(?:fast|quick(?:ly)?|in (?:\d+|ten|thirty|an|one|half an) (?:minutes?|hours?)|before (?:guests|people) (?:come|arrive)))+|(?:speed|quick|fast) clean(?:ing)?(?: (?:routine|tips|plan|checklist))?|(?:an? )?(?:\d+|ten|fifteen|thirty)[- ]minute (?:clean(?:ing)?|tidy)(?: (?:routine|plan|up))?`,
    ),
    text: "In this order, with a timer; don't sort and don't go deep:\n\n1. Five minutes: one bag, all trash. One basket, everything that belongs elsewhere; the basket goes behind a closed door.\n2. Ten minutes: dishes into the machine or hot soapy water, counters from top to bottom, sink last.\n3. Five: bathroom: mirror, sink, toilet with one cloth each, fresh towel.\n4. Five: floor where people walk, only there. Open a window.\n\nSpray goes on first and works while you do the next thing.\n\n**One next step:** set the timer to five, and start with the trash bag.\n\nHow much time do you have, and which rooms will be seen?",
  },
  {
    id: "clean-without-liking",
    topic: "clean-home",
    ask: ask(
      String.raw`(?:cleaning|house ?cleaning|housework|tidying) (?:tips?|hacks?|tricks?)(?: (?:for (?:lazy people|beginners|moms|busy people|men|adhd|small apartments|me)|that work))?|${howTo} clean (?:when|if) (?:i'?m|you'?re|i am|you are) (?:lazy|tired|busy|depressed|overwhelmed)`,
    ),
    text: "For people who don't like it, the trick is to need less of it:\n\n1. Trash cans in every room, and a basket per person; most mess is things without a place.\n2. One thing while you wait: counters while the coffee runs, the sink while the water heats, the shower wall while you stand in it.\n3. Never leave a room with empty hands.\n4. Ten minutes with three loud songs after dinner, then stop.\n5. Let the spray work: on, five minutes of something else, wipe.\n6. Cheap help: dishes on paper for a bad week, a robot secondhand, a swap with a friend.\n\n**One next step:** put one basket where it piles up most.\n\nWhich room bothers you the most?",
  },
  {
    id: "bad-smell",
    topic: "clean-home",
    ask: short(
      String.raw`\b(?:get rid of|remove|stop|clean|fix|why does|what (?:helps|to do))\b.{0,30}\b(?:smells?|odou?rs?|stinks?|stink(?:ing|y))\b|\b(?:fridge|trash|sink|drain|bathroom|shoes|washer|washing machine|towels|carpet|room|apartment|house|car|microwave)\b.{0,12}\b(?:smells?|stinks?)\b(?! (?:like|of) gas)`,
      80,
    ),
    text: "First the source, then the smell; perfume only mixes with it.\n\n- Fridge: everything out, throw away what's old, wipe with two spoons of baking soda in warm water, also the seal and the drip tray; an open box of baking soda inside.\n- Sink: baking soda, then hot water; clean the rubber flaps and the trap.\n- Washer and towels: a hot empty run with washing soda or vinegar, never with bleach together; leave the door open.\n- Carpet and shoes: baking soda overnight, vacuum or shake.\n- Trash: wash the bin, dry it, newspaper at the bottom.\n\nRotten eggs may be gas: out, and call from outside. Musty walls mean damp.\n\n**One next step:** find the one place where it's strongest.\n\nWhere is it, and what does it smell like?",
  },
  {
    id: "wash-how-often",
    topic: "clean-home",
    // cleaninginstitute.org; sleepfoundation.org: sheets weekly
    ask: short(
      String.raw`\bhow often\b.{0,25}\b(?:wash|change|clean|replace|vacuum|dust|mop)\b.{0,25}\b(?:sheets?|bedding|towels?|pillows?|jeans|bras?|clothes|bathroom|toilet|kitchen|floors?|fridge|house|carpet|shower|mattress|pajamas|blankets?|sponges?|windows|oven)\b`,
      90,
    ),
    text: "A good rhythm for a usual home:\n\n- Every week: sheets and pillowcases, bath towels after three or four uses, bathroom, floors.\n- Every two or three days: kitchen towels and the sponge, which goes into the microwave wet for a minute or into the trash after two weeks.\n- After each use: underwear, socks, gym clothes. Jeans and sweaters after four to six, pajamas after three or four, bras after two or three.\n- Every month: fridge, shower curtain, mattress cover. Twice a year: pillows, comforter, windows, oven.\n\nMore often with allergies, animals in bed, or sweat.\n\n**One next step:** give the sheets one fixed day.\n\nIs there one thing that you always forget?",
  },
  {
    id: "declutter-how",
    topic: "declutter",
    ask: ask(
      String.raw`${howTo} (?:start (?:to )?)?(?:declutter(?:ing)?|get rid of|clear out|clean out|organi[sz]e)(?: (?:my|the|our|all|this|of|too much))* ?(?:closet|clothes|clutter|stuff|things|home|house|apartment|room|bedroom|garage|basement|kitchen|wardrobe|junk|crap)?|my closet is (?:overflowing|full|a mess|too full)|i have too (?:much|many) (?:stuff|things|clothes|clutter)|there'?s too much stuff(?: in my (?:house|home|apartment))?|declutter(?:ing)?(?: (?:my|the) \w+)?`,
    ),
    text: "One small place at a time, start to finish; a half-done room only makes more mess:\n\n1. Fifteen minutes and one drawer, one shelf, or one kind of thing, such as shoes.\n2. Take everything out. Four piles: stays, goes, belongs elsewhere, don't know.\n3. For clothes: have I worn it this year, does it fit today, would I buy it again? Two no's, and it goes.\n4. “Don't know” into a box with the date of half a year from now.\n5. What goes leaves the home the same day; what stands at the door for a week moves back in.\n\nThen one in, one out.\n\n**One next step:** choose the drawer that you open every day, and set the timer.\n\nWhich spot would you be happiest to see empty?",
  },
  {
    id: "organize-papers",
    topic: "documents-id",
    // irs.gov: how long to keep records; consumerfinance.gov
    ask: short(
      String.raw`\b(?:organi[sz]e|sort|file|manage|deal with|keep track of|order|get rid of)\b.{0,20}\b(?:papers?|paperwork|mail|files|documents)\b|\bpile of (?:papers?|mail|paperwork)\b|\bwhat (?:papers?|documents|bills) (?:can|should) i (?:throw|keep|shred)\b`,
      70,
    ),
    text: "One tray for what comes in, one folder with five tabs, and ten minutes on Sunday:\n\n1. Tabs: home, money and taxes, health, car, family.\n2. Each paper gets one of three: pay or answer (into the tray), keep (into the folder), shred.\n3. Keep for good: birth certificates, Social Security cards, marriage and divorce papers, deeds, wills. Taxes with receipts: at least three years, seven is safe. Pay stubs until the W-2 is checked, bills until they're paid, warranties while the thing lives.\n4. Switch what you can to email.\n\nA photo of the important ones in [Documents](/pdf-generator) saves days.\n\n**One next step:** take one pile, ten minutes, and only throw away envelopes and ads.\n\nHow many piles or boxes are there?",
  },
  {
    id: "free-things-to-do",
    topic: "find-hobby",
    ask: ask(
      String.raw`(?:fun |cheap |free |what are (?:some )?|something )*(?:things|stuff|activities|what|places|something|anything) (?:to (?:do|go)|can (?:i|we) do|should (?:i|we) do)(?: (?:for (?:free|cheap|fun|no money)|this weekend|on (?:the )?weekends?|(?:on|this) (?:saturday|sunday)|tonight|near me|in my (?:city|town|area)|that (?:are|is) free|that (?:don'?t|doesn'?t) cost (?:money|anything|much)|when (?:i'?m|you'?re) (?:broke|bored)|when bored|alone|by myself))+|free (?:weekend |summer )?(?:activities|fun)(?: (?:this weekend|for adults|near me))*|i'?m bored and (?:have no money|broke)`,
    ),
    text: "A good free day has three parts: out, people, something for yourself.\n\n1. Out: a trail or park that you don't know, the free day of a museum, a street market just to look, photos of ten things in one color.\n2. People: potluck, a game night, a walk with someone you haven't seen for a while, two hours of volunteering.\n3. Yourself: library and a bench, cook from the back of the pantry, a long bath, a drawer.\n\nYour library's and city's event pages list concerts and free days; I can't look them up. A day without spending counts in your [challenge](/challenge).\n\n**One next step:** write to one person now: “Walk on Saturday at ten?”\n\nAlone, as two, or with kids?",
  },
  {
    id: "romance-with-kids",
    topic: "grown-apart",
    ask: short(
      String.raw`\b(?:keep|bring back|get back|find|have|rekindle|save|revive)\b.{0,20}\b(?:romance|spark|passion|date nights?|us time|couple time|quality time)\b|\b(?:romance|spark|date nights?|couple time)\b.{0,25}\b(?:kids|children|baby|parents|alive|gone|married)\b`,
      80,
    ),
    text: "With kids, romance doesn't find its time, it gets one. Three that hold:\n\n1. Every day ten minutes after bedtime without phones, one question each: “What was heavy today, and what was nice?”\n2. One evening a week at home with a plan: something to eat, something to do together, no bills and no kids as a topic.\n3. Small signs in between: a kiss of six seconds, a note in the lunch box, “thank you for yesterday”.\n\nOnce a month swap children with another family for three hours.\n\n**One next step:** choose the evening, and write it as an invitation on a slip of paper.\n\nHow old are the kids, and what do you miss most: talk, laughter, or touch?",
  },
  {
    id: "quit-social-media",
    topic: "put-the-phone-down",
    ask: ask(
      String.raw`(?:${howTo} |should i )?(?:quit|quitting|delete|deleting|leave|leaving|get off|stop using|stop scrolling(?: on)?|take a break from|give up|get rid of|spend less time on|limit) (?:all |my |using )?(?:social media|instagram|insta|facebook|tiktok|twitter|snapchat|reddit|youtube)(?: (?:for good|for a (?:while|month|week)|completely|forever|account|app))*|i(?:'m| am) addicted to (?:social media|instagram|tiktok|youtube|facebook|my phone)`,
    ),
    text: "Try it in two steps, so that you can see what you really miss:\n\n1. Today: delete the app from the phone; the account stays, and messages are read on a computer, once a day. That alone takes away most of it.\n2. Before: write to the five people who matter, “I'm off it for a month, text me.”\n3. Something in its place where the hand goes: a book, a puzzle, a podcast with a walk.\n4. After thirty days look: what did I miss, what not? Then decide about the account; download your photos first.\n\nThe itch is strong for three days, then it gets quiet.\n\n**One next step:** delete the one that takes the most time, now.\n\nWhat do you get from it that you'd need elsewhere: people, news, or rest?",
  },
  {
    id: "plan-vacation",
    topic: "save-for-trip",
    ask: ask(
      String.raw`(?:plan|help me plan|planning|organi[sz]e|how (?:do|can) i plan|how to plan|how much (?:should|do) (?:i|we) (?:budget|save|need|spend)(?: for)?|what should i budget for|budget for)(?: (?:me|us|my|our|a|an|the|for))*(?: (?:cheap|budget|family|affordable|summer|small|big|dream|low[- ]cost|beach|first|next|nice))* (?:vacation|trip|getaway|holiday|honeymoon)(?: (?:for (?:me|us|my family|two|\w+ people)|on a budget|with (?:kids|the kids|my family)|this (?:summer|year)|next year|cheap(?:ly)?))*`,
    ),
    text: "In this order, and it stays cheap:\n\n1. The sum first: what you can put aside each month, times the months until then.\n2. Then the kind: one night nearby with a cooler is under $150; a week at a beach by car with a kitchen is roughly $150 to $250 a day for a family; a flight adds $150 to $400 each within the country.\n3. The dates: midweek, and outside of school holidays, cost far less.\n4. Bed with a kitchen, breakfast and dinner from the store, one meal out a day.\n5. Two things worth paying for; the rest is free.\n\nPut it into [your goals](/debt) with a date.\n\n**One next step:** write down the sum and the number of days.\n\nWhere would you like to go, how many are you, and for how long?",
  },
  {
    id: "baby-shower",
    topic: "give-without-money",
    ask: ask(
      String.raw`(?:${howTo} )?(?:plan|throw|host|organi[sz]e|have|planning)(?: (?:a|an|my|the|our))? (?:small |surprise |cheap |nice |kids?'? |child'?s |housewarming |graduation |dinner |retirement |anniversary |bridal |baby |birthday )*(?:shower|part(?:y|ies)|get[- ]together|cookout|barbecue)(?: (?:for (?:my|our|a|the) (?:[\w'-]+ ?){1,4}|at home))*`,
    ),
    text: "Six decisions, and the rest follows:\n\n1. Who and how many. Every guest is food, a chair and about $5 to $8.\n2. Day and two to three hours, in the afternoon, so that no full meal is needed. Four weeks ahead for adults, two for kids.\n3. Place: home, a park, a community room.\n4. Food: one pot or trays, cake, one punch. Others bring parts.\n5. One thing to do: games for kids, a quiz with photos or an advice card to fill in for a shower.\n6. One color, balloons, candles, a playlist.\n\nInvitation: what, when until when, where, and “please tell me by [date]”.\n\n**One next step:** write the guest list and the date now.\n\nFor whom is it, how many come, and what may it cost?",
  },
  {
    id: "car-needs-repair",
    topic: "mind-the-car",
    ask: short(
      String.raw`\bmy (?:car|truck|van|suv) (?:needs?|has to get|requires) (?:a |an |new |some )*(?:brakes|brake pads|tires?|transmission|engine|battery|clutch|repairs?|work|alternator|starter|timing belt|muffler|ac|radiator|head gasket|\w+ repair)\b|\b(?:mechanic|shop) (?:says?|said) (?:my (?:car|truck) |i |it )needs?\b`,
      90,
    ),
    text: "Before you pay, take three small steps; they often save a third:\n\n1. Ask for the quote in writing, with parts and labor apart: “What must be done now for safety, and what can wait?” Brakes, tires and steering don't wait; most of the rest can for some weeks.\n2. Call one independent shop with the same list. Pads for one axle are often $150 to $300, with rotors $300 to $600; a battery $120 to $250 put in, four tires $400 to $800.\n3. Ask about used or rebuilt parts, and about paying in two parts.\n\nAdd up what it cost this year, and look at the car's value in the Kelley Blue Book.\n\n**One next step:** get the second price by phone today.\n\nWhat was quoted, and how old is the car?",
  },
  {
    id: "move-cost",
    topic: "moving-house",
    ask: short(
      String.raw`\b(?:how much|what)\b.{0,20}\b(?:cost|pay|need|save|budget|charge)\b.{0,25}\b(?:to move(?! out)|moving(?! out)|movers?|a move|moving truck)\b|\bhow much (?:do|does|are|is) (?:movers|a moving (?:company|truck)|moving)\b`,
      90,
    ),
    text: "Roughly, since prices differ by place and month:\n\n- Truck by yourself within the city: $60 to $150 for the day with gas; 500 miles $600 to $1,500.\n- Two movers and a truck in the city: $100 to $200 an hour, so $400 to $1,000 for one or two bedrooms.\n- Movers over a long distance: $2,000 to $5,000; a container in between.\n- Plus deposit and first month, utilities, boxes, a week of eating out, and $200 for what's forgotten.\n\nMidweek and mid-month are cheaper, and half as many things are half the price.\n\n**One next step:** ask for two truck prices and one mover's written quote today.\n\nHow many rooms, how far, and when?",
  },
  {
    id: "more-me-time",
    topic: "self-care",
    ask: ask(
      String.raw`(?:${howTo} )?(?:have|get|find|make|take|need|create|i need)(?: (?:some|more|a little|any|enough))* (?:me[- ]time|time (?:for|to) (?:myself|me)|alone time|time alone)(?: (?:with (?:a baby|kids|small kids|a toddler)|as a (?:mom|dad|parent)))*|i (?:never|don'?t) have (?:any |enough )?(?:time for myself|me[- ]time|time alone)`,
    ),
    text: "It doesn't turn up by itself, so take it out of the calendar first and let the rest be smaller:\n\n1. One fixed hour a week that somebody else covers: partner, grandparent, a swap with another parent, a gym with childcare.\n2. Ten minutes a day that nobody may take: the first coffee, the car before you go in, after bedtime without the phone.\n3. One thing less: a chore lowered, a yes taken back.\n\nSay it plainly: “Saturdays from nine to eleven I'm out. You have the kids; I take over on Sunday.”\n\n**One next step:** choose the hour, and say that sentence tonight.\n\nWho could cover it, and what would you do with it?",
  },
  {
    id: "works-on-phone",
    topic: "app-safe-to-spend",
    ask: short(
      String.raw`\b(?:does|is|will|can i (?:use|get|open|install|have)|how do i (?:use|get|install)) (?:evenday|this app|the app|this|it)\b.{0,25}\b(?:on|for) (?:an? |my |the )?(?:iphone|ipad|android|phone|mobile|tablet|ios|computer|mac|laptop)\b|\b(?:is there|do you have) (?:an? )?(?:mobile |iphone |ios |android |phone )?app\b|\b(?:app|play) store\b`,
      80,
    ),
    text: "Yes, on iPhone, Android, tablet and computer: it runs in the browser, and no store is needed. To have it like an app, put it on the home screen: on an iPhone open it in Safari, share, “Add to Home Screen”; on Android or a computer the browser's menu has “Install” or “Add to Home Screen”. Once you've been signed in, every page also opens without a connection, and what you save then is sent later.\n\nYour account is the same everywhere.\n\n**One next step:** add it to your home screen now, and open it once.\n\nWhich device do you use most?",
  },
];

export const dailyMoreTurns: readonly WrittenAnswer[] = [
  {
    id: "trip-when-cheapest",
    topic: "save-for-trip",
    talk: trip,
    ask: short(
      String.raw`\bwhen\b.{0,20}\b(?:cheap(?:est)?|best time|go|book|travel)\b|\bbest time\b|\bhow do i find cheap (?:flights?|tickets?|hotels?)\b|\bcheap flights?\b`,
      60,
    ),
    text: "Cheapest are the weeks after New Year into March and from mid-September to mid-December, without the holidays; for Europe also April and early May. Fly on a Tuesday, Wednesday or Saturday, and look at airports within two hours. Domestic flights are mostly best one to three months ahead, overseas two to six. Set an alert in Google Flights for a whole month instead of one date, and decide beforehand at which price you buy. In the U.S. a flight booked at least a week ahead can be canceled free within 24 hours.\n\n**One next step:** set that alert now, with both months that would work.\n\nHow free are you with the dates?",
  },
  {
    id: "car-still-drive",
    topic: "mind-the-car",
    talk: car,
    ask: short(
      String.raw`\b(?:can|could|should) i (?:still |even |keep )?driv(?:e|ing)\b|\bis it safe to drive\b|\bsafe to (?:drive|wait)\b`,
      55,
    ),
    // nhtsa.gov: brakes, tires
    text: "Don't drive it, and have it towed, if the brake pedal is soft or goes to the floor, it grinds when you brake, the steering is loose, a tire bulges, the engine overheats, the oil light or a blinking engine light is on, or you smell fuel or burning. A squeal from the brakes is a warning: short, slow trips to the shop within days. A steady engine light: soon, and parts stores read the code for free.\n\nIf you aren't sure, describe it to a shop by phone; that costs nothing.\n\n**One next step:** call one shop now, and say exactly when it happens.\n\nWhat do you hear or feel, and when?",
  },
  {
    id: "app-pay-ways",
    topic: "app-cancel",
    talk: /\b(?:cost|price|subscri\w+|pay|free version|premium|trial|cancel\w*)\b/,
    and: /\b(?:evenday|this|app|premium|free version|subscri\w+|trial|discount|yearly|paypal)\b/,
    ask: short(
      String.raw`\b(?:paypal|yearly|annual(?:ly)?|per year|discount|coupon|student|cheaper|lifetime|apple pay|google pay|family plan|premium)\b`,
      45,
    ),
    text: "There's one plan: $8 a month, with everything in it, and you can cancel at any time. I know of no yearly price, no discount and no larger or family plan. Which ways of paying there are, you see on the payment page after “Subscribe Now”, before anything is charged; a card is asked for only there, and the first three days are free without one.\n\n**One next step:** open Your account, Subscription: it says where you stand.\n\nIs it the price, or would another way of paying be easier?",
  },
  {
    id: "recipe-swap",
    topic: "learn-cooking",
    talk: recipe,
    ask: short(
      String.raw`\b(?:without|no|don'?t have|instead of|replace|substitute|out of|allergic to)\b.{0,12}\b(?:milk|eggs?|butter|flour|sugar|cheese|oil|yeast|baking powder|gluten|dairy|meat|cream|yogurt|onions?|garlic)\b|\bgluten[- ]free\b|\bvegan\b`,
      55,
    ),
    text: "Most things can be swapped:\n\n- Milk: oat or soy drink, or water with a spoon of oil.\n- An egg in baking: half a mashed banana, or a spoon of ground flaxseed with three of water; in meatballs oats with a splash of water.\n- Butter: three quarters of the amount in oil. Cream: yogurt or coconut milk.\n- Flour without gluten: a gluten-free mix, one to one; oats ground fine for pancakes.\n- Meat: cooked lentils, beans or tofu.\n- Baking powder: half a teaspoon of baking soda with a teaspoon of vinegar, for each two teaspoons.\n\nWith an allergy read each label.\n\nWhich of them is missing in yours?",
  },
  {
    id: "recipe-for-more",
    topic: "learn-cooking",
    talk: recipe,
    ask: short(
      String.raw`^\W*(?:(?:and|but|it'?s|i cook|make it)\W+)*for (?:a family of )?(?:\d+|one|two|three|four|five|six|ten)(?: (?:people|persons|of us|kids))?\W*$|\b(?:double|half|twice) (?:it|the recipe|of it)\b|\bfor more people\b`,
      40,
    ),
    text: "Multiply everything by how many times more mouths there are; for four out of a recipe for two that's simply double. Three things don't double: salt and hot spices (one and a half times, then taste), the heat, and the time in a pan. In the oven a bigger dish takes a quarter longer, two small ones side by side about the same. Fry in two rounds, since a full pan steams.\n\nPer person, as a check: 3 oz of dry pasta or a third of a cup of rice, 4 to 5 oz of meat or half a can of beans, two handfuls of vegetables.\n\nWhat will go on the table beside it?",
  },
  {
    id: "cook-eats-out",
    topic: "learn-cooking",
    talk: /\b(?:start cooking|learn(?:ing)? (?:how )?to cook|cook(?:ing)? (?:at home|more|for myself))\b/,
    ask: short(
      String.raw`\bi (?:always |usually |mostly |just )?(?:eat out|order|get takeout|buy (?:lunch|dinner|food)|live on)\b|\bhow (?:do|can) i (?:start|begin)\b|\bwhere (?:do|should) i (?:start|begin)\b|\bi(?:'ve| have) never cooked\b`,
      55,
    ),
    text: "Start with two dinners a week, not seven; the rest may stay as it is for now.\n\n1. Tuesday: eggs in a pan with frozen vegetables, toast. Eight minutes.\n2. Thursday: pasta with garlic, a can of tomatoes and white beans. Twenty minutes, cooked double, so Friday's lunch is done.\n3. In the third week add one tray: potatoes, carrots, chicken thighs or chickpeas, 425 °F, 40 minutes.\n\nYou need one pan, one pot, a tray, a knife, oil, salt, garlic. Each cooked dinner saves about $12 to $15 beside an order.\n\nWhich two evenings are the calmest in your week?",
  },
  {
    id: "food-freeze",
    topic: "meal-planning",
    talk: food,
    ask: short(String.raw`\b(?:can|could|does|do|how (?:do|long)|which|what)\b.{0,30}\b(?:freez(?:e|er|es|ing)|frozen)\b`),
    // usda.gov: freezing and food safety
    text: "Most of it, yes. Chili, soups, stews, curry, cooked beans, rice, meatballs, burritos, bread and pancakes freeze well, for two to three months at their best. Cool it within two hours, fill flat bags or boxes in portions, write the name and the date on it. Not good frozen: salad, raw potatoes, cucumber, yogurt sauces, boiled eggs.\n\nThaw it in the fridge overnight or warm it from frozen, until it steams all the way through. Freeze it before its last day, not on it.\n\nWhich dish would you cook double first?",
  },
  {
    id: "food-protein",
    topic: "eat-better",
    talk: food,
    ask: short(String.raw`\b(?:high|more|enough|lots of|extra)[- ]protein\b|\bprotein\b|\b(?:build|gain) muscle\b|\bgym\b`, 50),
    text: "For cheap protein at every meal:\n\n1. Morning: two eggs, or plain yogurt with oats, about 15 to 20 grams.\n2. Noon: tuna, chicken or a can of beans with rice, 20 to 30.\n3. Evening: chicken thighs, ground turkey, tofu, or lentils with cheese, 25 to 35.\n4. Between: cottage cheese, boiled eggs, milk.\n\nCooked ahead: a tray of chicken thighs, six eggs, a pot of lentils; they carry four days in the fridge. Per dollar, eggs, dried beans, lentils, canned tuna and chicken legs give the most. With kidney trouble ask your doctor how much is right.\n\nDo you eat meat, and how many days shall it carry?",
  },
  {
    id: "food-kids-like",
    topic: "meal-planning",
    not: /\bbreakfasts?\b/,
    talk: food,
    ask: short(
      String.raw`\b(?:kids?|children|toddlers?|my (?:son|daughter)|picky)\b.{0,20}\b(?:like|likes|love|eat|friendly|will eat|approved)\b|\bkid[- ]friendly\b|\bfor (?:the |my )?(?:kids|children|toddler)\b`,
      50,
    ),
    text: "What most children take, with the vegetables beside or hidden:\n\n1. Tacos or quesadillas, everyone fills their own.\n2. Meatballs or lentil balls with mashed potatoes, peas in a cup.\n3. Pasta with a smooth tomato sauce, a carrot and red lentils blended in.\n4. Tortilla pizza that they put together.\n5. Breakfast for dinner: pancakes, eggs, fruit.\n6. Chicken strips from the oven: crumbs, oil, 425 °F for 18 minutes to 165 °F.\n\nOne thing on the table is surely liked, and a new one lies there without a word.\n\nHow old are they, and what do they eat for sure?",
  },
  {
    id: "food-skips-breakfast",
    topic: "eat-better",
    talk: food,
    ask: short(
      String.raw`\bi (?:always |usually |often |never |don'?t )*(?:skip|eat|have|like|make) (?:any )?breakfast\b|\bnot hungry in the morning\b|\bno time (?:for breakfast|in the morning)\b`,
      60,
    ),
    text: "That's all right if you aren't hungry then and eat well at noon. It becomes a problem when the hunger comes at eleven and the vending machine is nearest, or when the evening makes up for it. Then take something along that waits: oats in a jar, a boiled egg and a banana, a peanut butter sandwich, yogurt. Eaten at ten it's still breakfast.\n\nCoffee on an empty stomach makes many people shaky; a few bites first help.\n\n**One next step:** put one jar into the bag for tomorrow.\n\nAt what hour do you get hungry, and what do you eat then?",
  },
  {
    id: "food-example-day",
    topic: "eat-better",
    talk: food,
    ask: short(
      String.raw`\b(?:example|sample|typical|what would)\b.{0,25}\b(?:day|menu|meal|look like|week|plate)\b|\bgive me an example\b|\ban example\b`,
      60,
    ),
    text: "One day as an example, about eight dollars in all:\n\n- 7:00 oats in a jar with yogurt and banana, coffee, water.\n- 12:30 last night's lentil soup or a wrap with beans, cabbage and cheese; an apple.\n- 4:00 two boiled eggs or popcorn, before the hunger buys something.\n- 7:00 one tray: chicken thighs or chickpeas, potatoes, carrots, with yogurt and lemon; half of the plate vegetables.\n- Later, if you want: fruit, or two squares of chocolate on a plate.\n\nCook the tray double, and tomorrow's lunch is done.\n\n**One next step:** put the jar into the fridge tonight.\n\nWhich part of the day would not fit yours?",
  },
  {
    id: "food-cheaper",
    topic: "cook-cheap",
    talk: food,
    not: /\b(?:snacks?|gifts?|party|hobb\w+|date)\b/,
    ask: short(
      String.raw`^\W*(?:(?:but|and|something|even|really|very|super|make it|a bit|some|more|that is|that'?s)\W+)*(?:cheap|cheaper|cheapest|low budget|on a budget|not expensive|inexpensive|i(?:'m| am) broke|i have no money|no money)(?: (?:ones?|ideas|please|options|too|stuff))*\W*$`,
      45,
    ),
    text: "The cheapest real dinners, about a dollar to a dollar fifty a plate:\n\n1. Rice and beans from dried beans, fried onion, hot sauce.\n2. Lentil soup with carrots and bread.\n3. Egg fried rice with frozen peas.\n4. Cabbage fried with noodles and an egg.\n5. Potatoes with onion and yogurt, or potato soup.\n6. Pasta with garlic, oil and white beans.\n\nOats in the morning. Buy rice, beans and oats in the largest bag, vegetables frozen or what's on sale. If there isn't enough for the week, 211 knows a food pantry, and SNAP is for working people, too.\n\nWhat is in the cupboard already?",
  },
  {
    id: "food-healthier",
    topic: "eat-better",
    talk: food,
    ask: short(
      String.raw`^\W*(?:(?:but|and|something|make it|can it be|is (?:it|that|this))\W+)*(?:a bit |more |really |even )*(?:healthy|healthier|lighter|low[- ]carb|low[- ]calorie|fewer calories|diet friendly)(?: (?:ones?|version|options?|too|enough|ideas|please))*\W*$|\bis (?:that|this|it) (?:really |actually )?healthy\b`,
      45,
    ),
    text: "It's healthy when three things are true of the plate: half of it vegetables or fruit, a quarter protein, a quarter something filling, best whole grain, beans or potatoes with skin. So for a lighter version keep the dish and turn the amounts: twice the vegetables, half the pasta or rice, one spoon of oil, yogurt in place of cream, water to drink. Frozen and canned are just as good, with the salt rinsed off.\n\nNothing has to be forbidden; it's the week that counts.\n\n**One next step:** add one more vegetable to the next dinner.\n\nIs it about weight, energy, or something a doctor said?",
  },
  {
    id: "food-no-oven",
    topic: "cook-cheap",
    talk: food,
    not: /\blunch\b/,
    ask: short(
      String.raw`\b(?:no|without|don'?t have|only have|only|have)\b.{0,14}\b(?:oven|stove|kitchen|microwave|hot ?plate|air ?fryer|slow cooker|crock ?pot|instant pot|one pan|one pot)\b`,
      55,
    ),
    text: "Then by what you have:\n\n- Microwave only: potatoes (8 to 10 minutes) with beans and cheese; eggs in a mug with spinach; rice from the pouch with canned beans; oats.\n- One pan or hot plate: egg fried rice, quesadillas, pasta cooked in its sauce with little water, lentils with tomato.\n- Slow cooker: beans or chicken thighs, salsa, corn, six hours on low; start in the morning.\n- Air fryer: potatoes, chickpeas, chicken thighs, 400 °F, 20 to 25 minutes, to 165 °F inside.\n- Nothing hot: wraps with beans and cabbage, tuna salad, hummus plates, oats overnight.\n\nWhich of these is yours, and for how many?",
  },
  {
    id: "lunch-no-microwave",
    topic: "cook-cheap",
    talk: lunch,
    ask: short(
      String.raw`\b(?:no|without|don'?t have|there'?s no|have no)\b.{0,14}\b(?:microwave|fridge|refrigerator|kitchen)\b|\bcold\b|\b(?:no|without) (?:bread|sandwiches?|gluten|wheat)\b|\bsomething without bread\b`,
      50,
    ),
    text: "Cold and without bread, in a box with an ice pack:\n\n1. Rice or lentil salad with tomatoes, feta, lemon and oil.\n2. Cold noodles with peanut or soy sauce, cabbage, carrots, egg.\n3. Potato salad with beans and mustard.\n4. A plate: hummus, vegetables, cheese, boiled eggs, fruit.\n5. Chicken or tofu with cucumber and yogurt sauce over rice.\n\nFor something hot, a thermos filled with boiling water first, then soup or chili. With an ice pack it's safe until noon; without one, choose peanut butter, fruit, crackers and canned fish.\n\nWhich would you still like on the third day?",
  },
  {
    id: "food-at-night",
    topic: "night-snacking",
    talk: /\b(?:snacks?|snacking|junk food|chips|candy|sweets|chocolate|fast food)\b/,
    ask: short(
      String.raw`^\W*(?:(?:mostly|usually|always|only|it'?s|especially)\W+)*(?:at night|late(?: at night)?|in the evenings?|after (?:work|dinner)|in front of the tv|when i (?:watch tv|get home|can'?t sleep))(?: mostly)?\W*$`,
      45,
    ),
    text: "In the evening it's mostly not hunger: the day was long, the couch is near, and it's the first thing that's only yours. So give the hour something else first. Dinner with enough protein, then tea and teeth brushed, which closes the kitchen for many people. Something for the hands during the show. And if you want the chips: one bowl, filled in the kitchen, bag closed.\n\nIf lunch was small, the evening pays for it; move 300 calories to noon.\n\n**One next step:** put the bowl and the tea where the bag used to be, tonight.\n\nWhat happened in the hour before, the last time?",
  },
  {
    id: "picky-age",
    topic: "meal-planning",
    talk: /\b(?:picky|only eats?|won'?t eat|refuses to eat)\b/,
    ask: short(
      String.raw`^\W*(?:(?:he|she|they)(?:'s| is|'re| are) |my \w+ is )?(?:\d{1,2}|two|three|four|five|six|seven|eight)(?: (?:years? old|and \d+|yo|months))?\W*$|\bwhat (?:should|can|do) i (?:do|cook|try)\b|\bis (?:that|it) normal\b|\bhow long\b`,
      45,
    ),
    text: "Between two and six that's very usual, and it mostly gets better by itself by school age. What helps is calm and many meetings: you choose what and when, the child whether and how much. Each meal has one sure thing, and next to it a spoonful of something near it: from nuggets to homemade chicken strips, then to chicken with a dip, then another meat. Ten or fifteen tries are normal, without praise and without a bite rule.\n\nAsk the doctor if weight drops, if there's choking or gagging, or if fewer than about ten foods are left.\n\nWhich foods does the child eat for sure?",
  },
  {
    id: "groceries-target",
    topic: "groceries-cost",
    talk: groceries,
    ask: short(
      String.raw`\b(?:get|bring|cut|reduce|lower|go)\b.{0,20}\b(?:down |it )?to \$?\d{2,4}\b|\bhow (?:do|can) i (?:spend less|cut (?:it|that|down)|lower (?:it|that)|get it down|save|reduce (?:it|that))\b`,
      70,
    ),
    slots: { goal: { on: /\bto (\$?\d{2,4})\b/, else: "less" } },
    text: "To come to {goal}, change four things, not forty:\n\n1. Four cheap dinners planned: chili, fried rice, lentil soup, one tray; the rest is leftovers.\n2. One shop a week with a list, after eating; the weekly “quick trip” is often $30.\n3. Store brands, large bags of rice, oats and beans, frozen vegetables; compare the price per ounce.\n4. Drinks, ready meals, snacks and meat on two days less; they are often a third of the bill.\n\nTake the week's sum in cash for a month, and stop when it's empty. What spoils is money, too: one “use it up” night before the next shop.\n\nWhere does most of it go now?",
  },
  {
    id: "chicken-dry",
    topic: "learn-cooking",
    talk: chicken,
    ask: short(
      String.raw`\b(?:dry|tough|rubbery|chewy|bland|raw inside|pink|tasteless)\b|^\W*(?:(?:and|but|what about)\W+)*in the (?:oven|pan|air fryer)\W*$`,
      55,
    ),
    // foodsafety.gov: poultry 165 °F
    text: "Dry means too long, so go by the inside and not by the clock: 165 °F in the thickest place, then out at once. What makes it juicy:\n\n1. Salt it an hour before, or lay it in salted water (a spoon to a cup) for 30 minutes, then dry it.\n2. Same thickness everywhere: flatten it or cut it in half flat.\n3. Oven 425 °F, oil, spices, 16 to 20 minutes; pan: medium, 5 to 6 minutes a side.\n4. Five minutes of rest under foil before you cut.\n\nThighs forgive far more than breasts and cost less. Pink juice means back into the heat.\n\nOven or pan, which do you use?",
  },
  {
    id: "clean-hates-it",
    topic: "clean-home",
    talk: home,
    ask: short(
      String.raw`\bi (?:really |just )?(?:hate|don'?t like|can'?t stand|despise) (?:cleaning|it|to clean|housework|doing it)\b|\bi(?:'m| am) (?:so |too |just |very )?(?:lazy|tired|messy)\b|\bi (?:never|don'?t) (?:feel like|want to) (?:it|clean\w*)\b`,
      55,
    ),
    text: "Nobody has to like it; it only has to be short. Take what you hate least, put on a podcast or three songs, and clean until they end. No deep cleaning, only what makes the day work: a free sink, a clean toilet, a way through, fresh sheets.\n\nWhat you hate most can go elsewhere: swap with who lives with you, buy that one hour once a month if there's money, or lower it, since nobody checks your baseboards.\n\n**One next step:** three songs now: trash, dishes, one surface.\n\nWhich task do you hate the most?",
  },
  {
    id: "clean-ten-minutes",
    topic: "clean-home",
    talk: home,
    not: /\bprocrastinat\w*|\bputting off\b/,
    ask: short(String.raw`\b(?:5|10|15|five|ten|fifteen)[- ]?min\w*\b`, 50),
    text: "Ten minutes, minute by minute:\n\n- 0 to 2: one bag, all trash that you see.\n- 2 to 4: all dishes to the sink, hot water and soap on them.\n- 4 to 6: clothes into one basket, worn or clean, no sorting.\n- 6 to 8: one surface: clear it, wipe it.\n- 8 to 9: bed made, or a blanket over it.\n- 9 to 10: window open, bag out of the door.\n\nThen stop. The same ten every day change a home within two weeks.\n\n**One next step:** timer on, bag in hand, now.\n\nWhich surface will be the one?",
  },
  {
    id: "papers-what-keep",
    topic: "documents-id",
    talk: paper,
    ask: short(
      String.raw`\b(?:what|which|how long|when)\b.{0,25}\b(?:throw|toss|shred|keep|save|get rid|need)\b|\b(?:boxes|piles|bags|drawers|years|a lot|so much|mountains?)\b`,
      60,
    ),
    // irs.gov: how long should I keep records
    text: "Begin with what is easy: envelopes, ads, old manuals, expired coupons, statements that are online. That is often half of a box.\n\n- Keep for good: birth, marriage, divorce, Social Security, deeds, wills, adoption, military papers.\n- Taxes with receipts: at least three years, seven to be safe.\n- Until it ends: loans, leases, insurance, warranties.\n- A year or less: pay stubs until the W-2 fits, medical bills until they're paid and settled, bank statements.\n\nShred whatever has a number of yours on it. One box a week, 30 minutes, is a good pace.\n\n**One next step:** take one box, and only pull out the trash.\n\nHow many boxes are there?",
  },
  {
    id: "loses-things-adhd",
    topic: "always-late",
    talk: losing,
    ask: short(String.raw`\b(?:adhd|add)\b|\bevery (?:morning|day)\b|\ball the time\b|\bmakes me late\b`, 45),
    text: "Then don't rely on attention, build it into the room:\n\n1. Open places that you can see: a bowl and a hook at the door, no drawers or boxes with lids.\n2. One motion: keys go into the bowl before the light goes on. A tracker tag on keys and wallet; a loud case for the phone.\n3. A sheet at eye level on the door: keys, phone, wallet, bag, medicine.\n4. The bag is packed in the evening, with an alarm called “bag”.\n5. A second set of keys with someone near.\n\nWith ADHD this isn't a lack of effort.\n\nWhat gets lost most often?",
  },
  {
    id: "stain-dried",
    topic: "clean-home",
    talk: stain,
    ask: short(String.raw`\b(?:dry|dried|old|already|days?|weeks?|washed it|still there|didn'?t work|won'?t come out|set in)\b`, 55),
    text: "Dried often still works; it takes time instead of force. Wet it again with cold water. Clothes: soak for some hours or overnight in water with oxygen bleach, as the package says, then a drop of detergent on it and wash; look before the dryer, and repeat once. Carpet or couch: a spoon of dish soap and one of white vinegar in two cups of water, dab, wait ten minutes, dab with clear water, a towel with a weight on it overnight. Then a carpet cleaner, or one rented for a day.\n\nTest it on a hidden spot. Never bleach together with vinegar or ammonia.\n\nWhat made the stain, and what is it on?",
  },
  {
    id: "wash-and-towels",
    topic: "clean-home",
    talk: sheets,
    ask: short(
      String.raw`^\W*(?:and|what about|how about)\b.{0,8}\b(?:towels?|sheets?|pillows?|jeans|bras?|clothes|bathroom|mattress|comforters?|blankets?|pajamas|sponges?)\b`,
      45,
    ),
    text: "Bath towels after three or four uses, and dry them spread out between; kitchen towels every two days; face cloths daily. Sheets and pillowcases every week, at most every two. Pillows and comforters two or three times a year, the mattress cover every month or two. Hot water for towels and sheets, no softener on towels, since it makes them repel water. If a towel smells, a run with hot water and half a cup of white vinegar, without bleach, brings it back.\n\n**One next step:** one fixed day for sheets and towels together.\n\nIs someone allergic, or does a pet sleep in the bed?",
  },
  {
    id: "hobby-little-time",
    topic: "find-hobby",
    talk: hobby,
    ask: short(
      String.raw`\bi work (?:a lot|too much|all the time|long|full[- ]time|nights|shifts|\d+ hours)\b|\b(?:no|little|not much|don'?t have (?:much |any )?) ?(?:time|energy)\b|\bi(?:'m| am) (?:too |so |always |very )?(?:busy|tired)\b|\bafter work\b`,
      60,
    ),
    text: "Then it has to fit into fifteen minutes and need no travel. Good ones for tired evenings: drawing one object, a puzzle or model on a tray that stays out, knitting while a show runs, a few pages of a novel, bread that rises while you sleep, houseplants, learning three chords. Once a week something with a fixed hour and people, because it takes no decision: a choir, a walk, a pickup game.\n\nIt's meant to give strength, so nothing to be good at.\n\n**One next step:** choose one, and lay it where the phone usually lies tonight.\n\nDo you want to move, or to sit still with it?",
  },
  {
    id: "hobby-free",
    topic: "find-hobby",
    talk: hobby,
    ask: short(
      String.raw`^\W*(?:(?:but|and|i have|with|for|something|something that'?s|it should be)\W+)*(?:no money|free|cheap|without money|on a budget|low cost|i(?:'m| am) broke|that costs nothing|i can'?t afford (?:much|anything|it))\W*$`,
      45,
    ),
    text: "Then these, which cost nothing: walking a new street each week and photographing one thing, birds with the free Merlin app, library books and the free courses that come with the card, writing, drawing with a pen, chess online, bodyweight exercise, singing in a choir, volunteering, geocaching, cooking your way through one borrowed cookbook.\n\nThings can be borrowed, too: many libraries lend instruments, tools, telescopes and board games; Buy Nothing groups give yarn and paint.\n\n**One next step:** look what your library lends besides books.\n\nAlone or with people, inside or outside?",
  },
  {
    id: "kids-ages-play",
    topic: "find-hobby",
    talk: kidsPlay,
    ask: short(
      String.raw`^\W*(?:(?:they|he|she)(?:'re| are|'s| is) |ages? |my kids are |both |i have a )*(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?:[- ]year[- ]olds?)?(?: ?(?:,|and|&) ?(?:an? )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))*(?: (?:years? old|yo))?\W*$`,
      45,
    ),
    text: "By age, with what is at home:\n\n- 1 to 3: water and cups in the tub, a box to climb into, pots and spoons, stickers, dancing.\n- 3 to 6: fort, treasure hunt with pictures, play dough (two cups of flour, one of salt, water), shop or doctor, floor is lava.\n- 6 to 10: obstacle course with a stopwatch, a comic of their own, baking by themselves with you near, card games, a show for the grown-ups.\n- 10 and more: cook dinner alone, a film with the phone, a board game tournament, a room makeover.\n\nMixed ages: the older one is the leader and hides the treasure.\n\nInside or outside today?",
  },
  {
    id: "kids-fight-bored",
    topic: "siblings-fight",
    talk: kidsPlay,
    ask: short(
      String.raw`\bthey (?:always |just |keep )?(?:fight|fighting|argue|scream)\b|\b(?:they|he|she)(?:'re| are|'s| is| gets?| get) (?:so |always |quickly )?bored\b|\bthey (?:only )?want (?:the )?(?:tv|tablet|ipad|screens?|phones?)\b`,
      60,
    ),
    text: "Mostly it's too long in one room, hunger, or no end in sight. So cut the day into pieces of 45 minutes: something loud, something quiet, a snack, out for ten minutes also in the rain, and a quiet hour in which each is alone with a book or blocks. In a quarrel be the weather report and no judge: “Two want one truck. What's your idea?” If it gets loud, apart for five minutes, without blame.\n\nOne show at a fixed hour is fine; then nobody asks all day.\n\n**One next step:** draw the day as five pictures on paper, and hang it up.\n\nHow old are they, and when is it worst?",
  },
  {
    id: "weekend-two",
    topic: "grown-apart",
    talk: weekend,
    ask: short(
      String.raw`^\W*(?:(?:it'?s|just|me and|for|with|and)\W+)*(?:my |a )?(?:girlfriend|boyfriend|husband|wife|partner|date|gf|bf|best friend|friends?|mom|sister)\W*$|^\W*(?:as a couple|for couples|for two|for us two|two of us)\W*$`,
      45,
    ),
    text: "For two, a day with a thread is better than three errands:\n\n1. Morning: a trail or a part of town neither knows, coffee from the thermos on a bench.\n2. Noon: the market just to look, ten dollars at most, and cook what you found.\n3. Afternoon: the library, a free museum, or a nap; photos of ten things in one color.\n4. Evening: a game, old pictures, questions in turn, the stars.\n\nOr turn it around: one plans Saturday in secret, the other Sunday, with a limit of five dollars.\n\nIs it more for talking, moving or resting?",
  },
  {
    id: "weekend-nature",
    topic: "find-hobby",
    talk: weekend,
    ask: short(
      String.raw`\b(?:like|love|enjoy|into|prefer)\b.{0,12}\b(?:nature|outdoors?|outside|hiking|walking|the (?:beach|woods|water|mountains)|animals)\b|^\W*(?:outdoors?|outside|nature)\W*$`,
      50,
    ),
    text: "Then out. For nothing: a trail within an hour's drive (AllTrails is free), a state park on its free day, a sunrise with a thermos, birds with the free Merlin app, a creek to follow, stars away from the city, a picnic from the fridge, cleaning up a park for an hour with others. Many libraries lend a state park pass.\n\nWater, a layer more than you think, somebody who knows where you are, and back before dark.\n\n**One next step:** choose the trail tonight, and set the alarm for Saturday.\n\nHow far would you drive, and how long do you like to walk?",
  },
  {
    id: "date-at-home-again",
    topic: "grown-apart",
    talk: romance,
    ask: short(
      String.raw`^\W*(?:(?:something|ideas?|for|and)\W+)*(?:at home|home|inside|in the house|indoors|outside|out|outdoors)(?: (?:ideas?|please|ones?))*\W*$|^\W*(?:any |more |some |other )*ideas?\W*$|\bno (?:babysitter|sitter)\b`,
      45,
    ),
    text: "Then a themed evening, because a frame makes it more than a couch: a tasting with closed eyes; a restaurant at home with a handwritten menu and a waiter's voice; a dance lesson from a free video; painting each other in ten minutes; a game with a massage as the prize; a hotel night in your own bed, with fresh sheets and breakfast ready. It begins when the last screen is off, at a set hour.\n\nOutside for nothing: a walk in the dark with cocoa, the place of your first date, a picnic in the car in the rain.\n\nHow long do you have, and what time do the evenings get quiet?",
  },
  {
    id: "quit-miss-people",
    topic: "put-the-phone-down",
    talk: detox,
    ask: short(String.raw`\b(?:miss|lose|lose touch|left out|fomo|friends|family|groups?|events|news)\b`, 60),
    text: "The people stay; only the feed goes. Write to the five or ten you'd really miss: “I'm off it for a month. Text or call me, I'd like that.” Save birthdays into your calendar, and download your photos. Groups and events can be opened on a computer, twice a week for ten minutes.\n\nWhat most people find after a month: a few talks got better, and the rest wasn't missed. If something you need isn't possible without it, it comes back, with a limit.\n\n**One next step:** send that message to three people today.\n\nWho are the three?",
  },
  {
    id: "quit-delete-or-not",
    topic: "put-the-phone-down",
    talk: detox,
    ask: short(
      String.raw`\bshould i (?:just )?(?:delete|deactivate|quit|get rid of|keep|remove)\b|\bdelete (?:it|them|the app|my account)\b|\bcold turkey\b`,
      55,
    ),
    text: "Delete the app from the phone today; leave the account for now. That can be undone within a minute, and it takes away the reaching, which is nearly all of it. Look once a day on a computer, if you must. After thirty days decide about the account with a clear head: if you opened it less than once a week, deactivate it, which can be undone, too; delete it only after you've downloaded your photos and contacts.\n\n**One next step:** press and hold the icon now, and remove it.\n\nWhich app is it?",
  },
  {
    id: "trip-more-told",
    topic: "save-for-trip",
    talk: trip,
    ask: short(
      String.raw`^\W*(?:(?:the|to the|a|somewhere|for|at|with|we are|it'?s|maybe|like)\W+)*(?:beach|mountains|lake|camping|city|warm|near|not too far|by car|road trip|cabin|family of (?:\d|four|five|six)|(?:the |my )?(?:kids|family)|\d people|(?:two|three) kids)(?: (?:with (?:the |my )?(?:kids|family)|and (?:two|three|\d) kids|place|trip|somewhere))*\W*$`,
      50,
    ),
    text: "For a family, cheap and good is mostly by car and with a kitchen: a cabin or a small house midweek, a state park campground ($20 to $40 a night), a beach town one row behind the water, or a house swap. Three or four nights are enough. Food from the store, a cooler, one meal out. What to do costs nothing there: sand, trails, bikes that you bring.\n\nCount roughly: bed $40 to $180 a night, gas, food about what you eat at home plus $20 a day, and $100 for two things worth paying for.\n\nHow far would you drive, how many are you, and when?",
  },
  {
    id: "card-funny",
    topic: "keep-friends",
    talk: card,
    ask: short(String.raw`\b(?:funny|funnier|joke|humor\w*|hilarious|sarcastic)\b`, 45),
    text: "Funny and still kind:\n\n1. “Happy birthday! You're not old. You're just a classic, and the parts are getting hard to find.”\n2. “Another year, and you still haven't been caught. I'm proud of us.”\n3. “I wanted to get you something priceless, so here is my handwriting.”\n\nBelow it one true line, so that it isn't only a joke: “Thank you for [the thing they did this year]. I wouldn't want to laugh with anybody else.” Leave out age or looks if they are sore points.\n\nAn inside joke beats all three. Which one do the two of you have?",
  },
  {
    id: "card-heartfelt",
    topic: "keep-friends",
    talk: card,
    ask: short(String.raw`\b(?:heartfelt|emotional|deep|sweet|personal|serious|romantic|touching|meaningful)\b`, 45),
    text: "Warm and personal, with one gap to fill:\n\n“Happy birthday. When I think of this past year, I think of [the evening, the call, the day], and that you were there. You have a way of [making me laugh, listening, staying], and I don't say it often enough: my life is better with you in it. I wish you a year with more of what you love, and I'd like to be there for some of it.”\n\nWrite it by hand; the true detail is what they'll keep.\n\n**One next step:** fill in the first gap, without thinking long.\n\nWhich moment came to your mind?",
  },
  {
    id: "party-food",
    topic: "give-without-money",
    talk: party,
    ask: short(String.raw`\b(?:food|cook|serve|menu|eat|drinks?|cake|snacks)\b|\bgames?\b|\bdecorat\w+\b|\bthemes?\b`, 40),
    text: "Food that waits and costs about two to four dollars a head: a pot of chili, two trays of pasta bake, taco bar, or for the afternoon cake, fruit, popcorn, cheese and crackers. One bowl of punch: juice, sparkling water, lemon. Let others bring: “Could you bring bread, and you something sweet?”\n\nFor games with adults: guess the baby photo, two truths and a lie, a quiz about the one who's celebrated; for kids freeze dance, musical chairs, a treasure hunt. Decoration: one color, paper, balloons, candles.\n\n**One next step:** write the menu in three lines, and a name behind what others bring.\n\nHow many come, and at what hour?",
  },
  {
    id: "party-tight",
    topic: "give-without-money",
    talk: party,
    ask: short(
      String.raw`^\W*(?:(?:but|and|it should be|has to be|we'?re|i'?m)\W+)*(?:on a (?:tight )?budget|cheap(?:ly)?|no money|with(?:out)? (?:no |little |much )?money|low budget|i(?:'m| am) broke|i can'?t spend much)\W*$`,
      45,
    ),
    text: "Then the frame does the saving: afternoon instead of dinner, a park or your home, two to three hours, and a potluck. Say it openly: “I bring the cake and the games. Could you bring something to share?” People like it. Cake from a mix and fruit is about $15, popcorn and punch $8, balloons and paper from a dollar store $6. Invitations by message.\n\nPresents: “Your coming is the gift,” or one together from all.\n\nUnder $40 for fifteen people is possible that way.\n\n**One next step:** write the list of what is needed, and a name behind each.\n\nHow many come, and who would help?",
  },
  {
    id: "car-price-alone",
    topic: "mind-the-car",
    talk: car,
    and: /\b(?:repairs?|fix|brakes?|tires?|mechanic|transmission|needs?|broke\w*|engine|shop|worth)\b/,
    ask: /^\W*(?:(?:it'?s|its|they (?:want|said|say)|about|around|for|like|the price is|he wants|she wants|quoted)\W+)*\$[\d,]+(?: (?:dollars|total|in all|they said))?\W*$/,
    slots: { cost: { on: /(\$[\d,]+\d)/, else: "the repair" } },
    text: "{cost}: get one more price before you say yes, since shops differ by a third. Ask this one for the paper: parts and labor apart, and what's for safety and what can wait. As a scale: brake pads for one axle are often $150 to $300, with rotors $300 to $600 per axle; four tires $400 to $800; a battery $120 to $250; an alternator $400 to $800.\n\nThen set {cost} beside the car's value in the Kelley Blue Book. Below half of it, and nothing else large coming, it's worth it.\n\n**One next step:** call one independent shop, and read them the same list.\n\nHow old is the car, and how many miles?",
  },
  {
    id: "car-price-normal",
    topic: "mind-the-car",
    talk: car,
    and: /\b(?:repairs?|fix|brakes?|tires?|mechanic|transmission|broke\w*|engine|shop)\b/,
    not: /\b(?:rent|insurance|budget|bring home|take home|paycheck|salary|groceries|loan|payments?)\b/,
    ask: short(
      String.raw`\bis (?:that|this|it) (?:a )?(?:normal|fair|too (?:much|high|expensive)|a lot|expensive|reasonable|good|okay|ok|rip[- ]?off)\b|\bam i being ripped off\b`,
      50,
    ),
    slots: { cost: { on: /(\$[\d,]+\d)/, else: "it" } },
    text: "Whether {cost} is fair you see by two things: the hours of labor in it and the parts. Labor is often $100 to $180 an hour; ask how many hours the job is rated at. Parts you can look up by the number. Pads for one axle are usually $150 to $300, pads and rotors on both axles $500 to $1,000, so much above that needs a reason. RepairPal and the Kelley Blue Book show ranges for your car and zip code for free.\n\nThe honest test is a second quote.\n\n**One next step:** “Could you send me the estimate with parts and labor apart?”\n\nWhat exactly is on the list?",
  },
  {
    id: "car-age-told",
    topic: "mind-the-car",
    talk: car,
    and: /\b(?:repairs?|fix|brakes?|tires?|mechanic|transmission|needs?|broke\w*|engine|shop|worth|buy a new|keep)\b/,
    ask: short(
      String.raw`\b(?:19|20)\d\d\b.{0,25}\b(?:honda|toyota|ford|chevy|chevrolet|nissan|hyundai|kia|subaru|mazda|jeep|dodge|bmw|vw|volkswagen|civic|accord|corolla|camry|\d+k|miles)\b|\b\d{2,3}(?:k|,?000) miles\b|\b(?:it'?s|the car is) (?:about )?\d{1,2} years old\b`,
      80,
    ),
    text: "Age and miles alone don't decide it; the body, the history and the next twelve months do. Many Hondas and Toyotas run past 200,000 miles when the oil was changed; rust on the frame, a slipping transmission or a burning engine are the end of it. So ask the shop, “If it were yours, would it get another year, and what comes next?”, and look at its value in the Kelley Blue Book.\n\nFix it when the repair is below half of what it's worth running and buys a year: that's cheaper than any payment.\n\nWhat would the repair cost, and what is wrong?",
  },
  {
    id: "pet-own-cost",
    topic: "get-pet",
    talk: getPet,
    // aspca.org: pet care costs
    ask: short(
      String.raw`\b(?:how much|what)\b.{0,25}\bcosts?\b|\bhow expensive\b|\bcan i afford\b|\bhow much (?:is|does|money|per month)\b`,
      60,
    ),
    text: "For a dog about $100 to $250 a month in a usual year: food $30 to $80, vet and vaccines $30 to $60 averaged, flea and worm protection $15 to $30, the rest toys, grooming, license, boarding. A cat is about half to two thirds. The first year costs more: adoption $50 to $400 with spaying often included, bed, crate, training, $300 to $800. And one emergency can be $1,000 to $4,000, so a cushion or insurance from the first day.\n\nRenting: a pet deposit of $200 to $500 and often $25 to $50 a month.\n\nDog or cat, and do you rent?",
  },
  {
    id: "pet-apartment",
    topic: "get-pet",
    talk: getPet,
    ask: short(
      String.raw`\b(?:apartment|rent|landlord|small (?:place|flat|house)|no yard)\b|\bi work (?:full[- ]time|a lot|all day|\d+ hours)\b|\balone all day\b|\bis (?:it|that) (?:fair|ok|okay|cruel)\b`,
      60,
    ),
    text: "An apartment is fine for many animals; time and the lease matter more than rooms. First read the lease: allowed, which size, what deposit; ask in writing. Then the day: a dog shouldn't be alone for more than about four to six hours, puppies much less, so you need a walker, a neighbor or daycare on work days. Quiet, older or smaller dogs suit better than young working breeds; two cats keep each other company.\n\nA good test is fostering for two weeks through a shelter: it costs nothing, and you know.\n\n**One next step:** ask the landlord today, and one shelter about fostering.\n\nWho would be home at noon?",
  },
  {
    id: "move-out-money",
    topic: "first-apartment",
    talk: /\bmov(?:e|ing) out\b|\bfirst (?:apartment|place)\b/,
    ask: short(String.raw`\bhow much\b.{0,25}\b(?:money|save|saved|need|have|cost)\b`, 60),
    text: "Count four sums. First month and deposit: twice the rent, sometimes more. Start: bed, pots, lamp, cleaning things, $500 to $1,500, or half of it secondhand. The move: $60 to $200 with a borrowed truck. And a cushion of at least one, better three months of all costs.\n\nWith $1,000 rent that's about $3,000 to move in, and $2,000 to $4,000 behind it. For every month: rent with power and internet near a third of your pay before taxes; landlords often ask for three times the rent as income.\n\nWhat do you earn, and what do rooms cost where you look?",
  },
  {
    id: "move-out-things",
    topic: "first-apartment",
    talk: /\bmov(?:e|ing) out\b|\bfirst (?:apartment|place)\b/,
    ask: short(
      String.raw`\bwhat (?:do|will|should) i (?:need|buy|bring|get|take)\b|\b(?:check ?list|list)\b|\bwhat (?:things|stuff|furniture)\b`,
      50,
    ),
    text: "For the first night: mattress, sheets, towel, toilet paper, soap, charger, a pot, a plate, a mug, a knife, light bulbs, trash bags, your papers. In the first month: table and chair, pan, cutlery, lamp, shower curtain, broom, dish soap, hangers, a small tool set, smoke alarm checked. Later: all the rest, secondhand and from Buy Nothing.\n\nOn paper: lease read and photos of every scratch, renters insurance ($10 to $20 a month), power and internet in your name, change of address with USPS, two keys.\n\n**One next step:** write what you already have beside the first list.\n\nWhen is it, and will you live alone?",
  },
  {
    id: "move-size-distance",
    topic: "moving-house",
    talk: moving,
    ask: short(
      String.raw`^\W*(?:(?:it'?s|about|a|an|around|only|just|for|we have)\W+)*(?:\d|one|two|three|four|studio)?[- ]?(?:bed(?:room)?s?(?: apartment| house)?|studio|rooms?|house|apartment)\W*$|^\W*(?:same|within the|in the same) (?:city|town)\W*$|^\W*(?:another|different|out of) state\W*$`,
      50,
    ),
    text: "As a scale, by size and way: a studio or one bedroom within the city is a rented truck and two helpers, $100 to $250; two or three bedrooms with movers $600 to $1,500. Over about 500 miles a truck that you drive is $800 to $1,800 with gas for two bedrooms, a container $1,500 to $3,500, full movers $2,500 to $5,000. Midweek, mid-month and outside of summer take up to a third off.\n\nThe cheapest pound is the one that stays behind: sell or give away what costs more to carry than to replace.\n\nWhen do you have to be out, and who could help carry?",
  },
  {
    id: "read-no-time-short",
    topic: "keep-a-habit",
    talk: reading,
    ask: short(
      String.raw`\b(?:no|little|not enough|don'?t have (?:the |any |much )?) ?time\b|\bi(?:'m| am) (?:too |so |always )?(?:busy|tired)\b|\bwhen (?:should|do|can) i read\b`,
      50,
    ),
    text: "Reading doesn't need time of its own, it needs the gaps: ten minutes with the first coffee, the bus, the waiting room, the last quarter of an hour in bed in place of the phone. Ten pages a day are twelve books a year. Audiobooks turn the dishes, the walk and the drive into reading; Libby has them free with a library card.\n\nOne book always in the bag, one beside the bed, and nothing you ought to read.\n\n**One next step:** put the book on the pillow and the phone in the kitchen tonight.\n\nWhich gap of your day is the surest?",
  },
  {
    id: "skill-free-ways",
    topic: "keep-a-habit",
    talk: skill,
    ask: short(String.raw`\b(?:free|cheap|without (?:money|paying)|no money|which app|apps?|youtube|course|teacher|lessons?)\b`, 50),
    text: "For nothing: your library card is the best start, since many give Mango for languages, LinkedIn Learning for computer skills, Libby for books and audio, and lend instruments. A language: an app for fifteen minutes, one podcast for learners, and a partner to talk with on Tandem or at a language table. Guitar or piano: Justin Guitar and other beginner series on YouTube, in order. Coding: freeCodeCamp or CS50. Drawing: Drawabox.\n\nOne source for a month, not five; and a person once a week.\n\n**One next step:** choose one, and do its first lesson today.\n\nWhen in the day could the fifteen minutes be?",
  },
  {
    id: "me-time-baby",
    topic: "self-care",
    talk: meTime,
    ask: short(
      String.raw`\b(?:baby|newborn|toddler|kids?|children|small ones)\b|\b(?:husband|wife|partner|boyfriend) (?:works?|is (?:never|always)|isn'?t|doesn'?t|travels)\b|\bsingle (?:mom|dad|mother|parent)\b|\bno (?:help|one to help|family)\b`,
      60,
    ),
    text: "Then it's about cover, and it can be small. First the one who works late: two fixed hours on the weekend in which you leave the house, because at home you'd still be on call. “Saturday nine to eleven is mine. Sunday you get the same.” Second: a swap with another parent, two hours each week, free for both. Third: in the first nap of the day you lie down or read, and the dishes wait.\n\nIf you cry a lot, feel nothing or can't sleep even when you could, tell a doctor; 1-833-852-6262 is free for mothers, day and night.\n\nWho else could take the baby for an hour?",
  },
  {
    id: "password-forgot-turn",
    topic: "app-safe-to-spend",
    talk: password,
    ask: short(
      String.raw`\bi forgot (?:it|mine|the password)\b|\bwhat if i (?:forgot|forget|lost) (?:it|mine)\b|\bi don'?t (?:know|remember) (?:it|the old one)\b`,
      50,
    ),
    text: "Then log out, and on the sign-in page choose “Forgot it?” beside the password. You get an email with a link that works once and for a short time; take the newest one, and look in the spam folder. With a passkey you can sign in without a password and set a new one under Your account, Security.\n\n**One next step:** let your browser or a password manager make and keep the new one.\n\nDo you still get mail at the address you signed up with?",
  },
  {
    id: "app-edit-later",
    topic: "app-safe-to-spend",
    talk: entering,
    ask: short(
      String.raw`\b(?:can|could|how (?:do|can)) i (?:edit|change|correct|delete|undo|fix|move) (?:it|them|that|one)\b|\bi (?:deleted|entered|added) (?:the wrong|a wrong|it wrong|it twice)\b|\bundo\b`,
      60,
    ),
    text: "Yes. Tap it in its list in [your budget](/budget): the name, the amount, the category and the day can be changed there, and it can be deleted. Right after deleting, the message at the bottom has “Undo”. Later it waits 30 days in Your account, Your data, “Recently deleted”, and “Restore” puts it back where it was.\n\nSafe to spend follows at once.\n\n**One next step:** open the entry, and correct it now.\n\nWhat was wrong with it: the amount, the day or the category?",
  },
  {
    id: "app-offline-turn",
    topic: "app-safe-to-spend",
    talk: onPhone,
    ask: short(String.raw`\b(?:offline|without (?:internet|wifi|a connection))\b`, 40),
    text: "Yes. Once you've been signed in on a device, every page opens there without a connection, with what was loaded last. An expense, a mood, a habit, a no-spend day or a journal page that you save then is kept on the device and sent exactly once when the connection is back; until then it says so beside it. The crisis lines are always there. I myself need a connection.\n\n**One next step:** open your main pages once while you're online, and put it on your home screen.\n\nWhere would you need it offline: on the bus, at work, on a trip?",
  },
];
