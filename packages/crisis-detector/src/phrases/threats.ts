import type { CueGroup } from "./patterns.ts";

/**
 * Violence and danger that is there or announced, by its parts: who, with what, where, in which words it is threatened, and what a body shows.
 * Same notation as the patterns.
 */
export const threatGroups: Record<string, string> = {
  foe: "daughter sister he she they hes shes theyre husband wife boyfriend girlfriend partner ex dad father stepdad stepfather mom mother son grandson brother uncle nephew cousin roommate housemate lodger caregiver carer aide nurse landlord neighbor man guy dude bloke fella stranger someone somebody boys men passenger client driver boss boy trucker wifes",
  tool: "gun pistol rifle shotgun revolver knife machete cutlass axe hatchet hammer bat crowbar crowbars sword blade cleaver screwdriver chopper hook belt taser bottle",
  fuel: "gas gasoline petrol kerosene fuel jerry lighter matches matchbox",
  slay: "kill murder shoot stab chop burn drown finish slaughter strangle bury torch slice gut",
  us: "me us her him them everybody everyone",
  peril:
    "gun pistol rifle shotgun knife machete axe bat hammer stab kill screaming screams roaring yelling shouting drunk smashing kick kicking banging bang pounding police polis",
  shut: "lock trap shut tie chain nail lock",
  close:
    "baby child kid son daughter husband wife mom mum dad mama papa mother father grandma grandpa papaw brother sister friend roommate buddy coworker passenger partner boy girl grandbaby bairn skipper singer deacon colleague he she they him hes shes",
};

const plays = `
movie|film|novel|book|game|play|scene|character|drill|prank|nerf|laser|airsoft|paintball|lasertag|rehearsal|costume|halloween|cosplay|dream|dreamt`;

export const threats: CueGroup[] = [
  {
    kind: "abuse",
    also: "danger",
    level: 3,
    marks: "a",
    patterns: `
taken|took|takes|has ..3 phone|phones|charger ..8 outside|standing|screaming|wrist|except|says
<foe> ..2 getting|gone|went|fetch|gets|grabbed ..2 to|for|get? ..1 his|her|the gun|knife|bat|axe|belt|rifle|machete ..3 $|and|now|next
<foe> ..3 sharpening ..1 the|a knife|knives|axe
<foe> ..4 grabbed|took|taken ..1 the|our|my baby|kids|children|daughter ..4 gun|drunk|river|drop|balcony|shut
ex|exhusband|husband|he|stepfather|stalker ..4 pulled|parked|outside|across|buzzing ..8 address|gun|engine|axe
esta pegando ..1 ahora|ahorita
screaming|says|saying ..2 im|were dead|next
pillow|cushion|towel|bag|blanket|plastic|cloth|rag ..2 over|on|to|against ..1 my|her mouth|nose|face ..8 he|she|they|hear|until|stop|crying|again|was|because|breathe|seconds
<foe> ..3 put|puts|press|presses|hold|holds|shove|push ..1 the|a ..1 pillow|cushion|towel|bag|blanket|cloth ..1 over|on|to|against ..1 my|her mouth|nose|face
<foe> ..5 hold|holds|held|grab|grabs|squeeze|squeezes|had|press ..1 me? ..1 by? ..1 my neck|throat
<foe> ..6 cord|belt|rope|scarf|cable|wire|strap ..1 round|around|over ..1 my neck|throat
<foe> ..4 hold|held|holds|push|pushed|shove|shoved|force|forced|put ..1 my|her head|face|hand|palm|arm ..1 under|in|into|to|against|on ..1 the ..1 dishwater|water|bath|bathwater|toilet|sink|stove|ring|burner|radiator|iron|flame|hob
<foe> ..4 <shut> ..1 me|us|i ..6 outside|in|inside|to|up ..20 days|food|hours|yesterday|lunch|morning
<foe> ..2 <shut> ..1 me|us|bedroom|door|room|her|house ..2 from|in|up|to ..1 outside|the ..10 days|food|water|yesterday|kill|dead|hit|beat|belt|break
<shut> me|us ..1 in ..2 chair|bed|larder|room|basement|closet ..8 since|days|yesterday|hours|dark|water
<foe> ..3 will|wil|gonna|going|fi|go|goes|a ..3 <slay> me|us|her ..4 tonight|today|tomorrow|now
says|said|say|swears|dice|told|promised|threatens|seh|swore|screaming|yelling ..2 he|she|they|him|hes|shes|hell|shell|theyll ..5 <slay> me|us ..6 tonight|today|tomorrow|now|when|if|over
hoy|noche ..3 me|nos mata|matan
says|said|say i|im|were|shes|hes next ..3 $|when|now
says|said|say|swears ..5 ..1 next|this time|one ..3 finish|kill|end|do|wont
next time ..4 finish ..1 it|me|job
pay for what i did
took|taken|take|hid|hide|hides|keep|keeps|kept|withholds ..2 my ..4 walker|wheelchair|oxygen|cane|insulin|inhaler|meds|pills|epipen ..14 until|till|unless|sign|transfer|punish
put|puts|lock|shove|hold him|me ..1 in|under ..2 dryer|washer|freezer|cage|trunk|scalding|boiling
driving|drive|drives|driver ..3 too|way|really|so|crazy|insane? fast ..6 says|saying|said|screaming ..6 both|die|off|kill|wall|together
wont|not|never let me out of? ..1 the car|truck|van ..6 driving|drive|fast|locked
<foe> ..3 has|have|got|holds|holding|put|puts|hold|dragging ..2 my|her|his ..1 mother|mom|sister|daughter|son|brother|wife|head? ..1 by ..2 hair|throat|neck`,
    except: `
${plays}
alarm|phone|car|account|keys ..2 locked
dryer|washer ..6 shirt|shirts|sweater|jeans|toy|teddy|blanket
class|course|glue|torch|cake|creme|watermelon
facial|mask|spa|dentist|barber|salon|surgery|anesthesia|yoga|massage|baptized|baptism|swim|swimming|shampoo
boss|mom|mother|mum|teacher|coach|manager|supervisor ..6 <slay> me
stab ..3 back
finish|kill|burn|bury|shoot him|her|them|me|us ..2 off|in|up ..2 at|chess|cards|score|golf|pool|hoops
mosquito|mosquitos|dog|cat|puppy|kitten|toddler
photo|photos|picture|pictures|video|email|text|dm ..2 shoot
shoot ..1 me|us|him|her|them a|an|over|back|$
toddler|baby ..2 hold|holds|held|grabs|grab
laughing|giggling|lol|haha|joking|kidding`,
  },
  {
    kind: "danger",
    also: "abuse",
    level: 3,
    marks: "a",
    patterns: `
jiggling|forcing|unscrewing|rattling ..2 window|hinges|handle|lock|knob
in|inside ..1 the|our ..2 closet|toilets|toilet|shed|attic|pantry|ladies ..10 tearing|searching|calling|shouting|machete
pouring ..3 something|liquid ..4 letterbox|caravan|door|round|through|smell
breathing ..1 on ..1 the other side
showed|shows|showing|flashed me ..2 blade|knife|gun|piece
following me ..6 standing|glass|outside|here|other
behind me ..3 since|again ..6 exits|turns|blade|motorway|bus|so
<foe> ..8 with|has|got|holding|holds|swinging|waving|wid|wi|carry|carrying|by|at ..4 <tool>|<fuel> ..14 scream|screaming|kill|next|burn|torch|locked|hiding|scared|stab|stabbing|polis|police|lot
<tool> ..3 to|on|at|against ..1 my|his|her|boys|moms|the neck|throat|head|temple|back|ribs ..6 says|say|said|drive|he|now|and|then|cut
put|puts|held|holding|holds|pressed|has|got ..3 <tool> ..1 to|on|at|against ..1 my|his|her|boys|moms neck|throat|head|temple|face
<foe> ..3 cut|cuts|cutting ..1 the|my phone|telephone|brake ..1 line|lines|wire
hiding|locked|hid|barricaded ..1 in|under|behind|inside|inna ..2 bathroom|closet|press|stairs|shed|attic|roof|booth|room|toilet|car|bedroom|wardrobe|larder|basement|garage ..14 <peril>
<foe>|landlord ..6 burn|torch|smoke|light ..1 us|me|house|place|home|him|her ..1 out|up|down|with|alive|inside|tonight
<foe> ..8 poured|pours|pouring|bought|buy|carrying|got|holding ..3 kerosene|gasoline|petrol|can ..8 match|matches|matchbox|lighter|us|fire|burn|screaming|house|her|inside
followed|following|tailing ..1 me ..8 still|behind|outside|keeps ..3 behind|me|here|there|outside|now
still behind|following me
glass ..1 just|has? broke|broken|breaking|smashed|shattered ..3 downstairs|hallway
he|they|someone|man|guy|boys|theyve|men ..3 tried|trying|tries|rattling|picking|started|working ..2 the|my|on ..2 lock|handle|knob ..3 $|and|again|now
restraining|protective order ..10 outside|lobby|here|upstairs|door|inside|in
shoes|feet|shadow|legs ..2 under ..1 the|my door
coming|come|comes|came ..4 door|window|stairs|up|yard|road ..4 with|wid|wi ..3 <tool> ..8 kill|chop|lock|die|hurt|says
smoke|flames ..1 is|s? coming|pouring|rolling|come ..1 in|from? under|through|into`,
    except: `
${plays}
neck|back|head|ribs ..3 massage|barber|shave|haircut
meat|bread|cake|onion|onions|steak|wood|firewood|carpenter|deck|shelf|nails
chop ..1 down ..2 bush|tree|trees|wood|grass
photo|photographer|camera|wedding
shooting ..3 hoops|baskets|pool|stars|video|film
cat|dog|puppy|kitten|raccoon|squirrel|bear|deer|bird|pigeon|toddler|hamster
santa|ups|fedex|amazon|delivery|mailman|locksmith|plumber|electrician
instagram|twitter|tiktok
glass ..8 cat|dog|kid|kids
by accident
turned out
water|dressed ..3 <tool>
candle|candles|incense|grill|barbecue|bbq|sausages|campfire|fireworks`,
  },
  {
    kind: "medical",
    level: 3,
    marks: "a",
    patterns: `
mouth|face|smile|eyelid|cheek ..5 one side
one side ..4 mouth|face|smile|cheek|slack
out of insulin
meter|sugar|glucose ..3 says|reads|over|is hi|500|600|400 ..12 vomiting|puking|sick|breathe|breathing
water broke ..8 rope|cord|hanging
neck ..2 bend|stiff ..10 fever|rash|light|lights
ribs|chest sucking|caves|caving ..1 in
fingernails|lips|hands ..3 purple|mottled ..3 $|and|she|he
blue round|around|at ..1 the? mouth|lips
hives ..8 lips|numb|alone|throat
belly|abdomen|stomach|tummy ..2 hard ..2 stone|board|rock ..8 vomit|white|fever|kick|straighten|blood
no puede|puedo ..1 respirar|hablar|mover ..6 brazo|boca|lado|morado|cara
bite|bit of ..4 satay|peanut|cashew|cookie ..8 wheeze|throat|itching|lips
took|taken something ..6 burning|nonsense|blue|wake|breathing
<close> ..3 not|nah|nuh|no|aint|wont|cant|doesnt|isnt|isn ..1 breathe|breathing|breath
<close> ..3 not|no|nah|nuh|wont|cant|isnt|aint|never ..1 wake|waking|rouse|respond|responding ..1 $|and|she|he|i
cant|couldnt|wont|cannot wake|rouse him|her|them|mom|dad|mum
<close> ..3 is|are|s|went|gone|goes|go|turn|turned|going|become|becomes|so ..2 blue|purple|gray|grey|ash|ashen|pale|yellow|white ..6 breathe|breathing|cold|lips|mouth|coughing|chest|confused|sweaty|neck|sweating|clammy
lips|mouth|face ..2 is|are|look|looks|gone|round|turning|all ..1 the? blue|purple|gray|grey|white ..8 breathing|wake|snoring|scream|screaming|screamin|cry|cold
mouth|face|side|smile ..2 is|s|has|gone|was ..2 droop|drooping|droopy|sagging|fell|fallen|crooked
thunderclap
worst headache i|ive|id ..1 ever
worst headache ..10 neck|stiff|light|vision|see|double|bang|clap|sudden|suddenly|numb|vomiting|dizzy|hand|arm|speak
sudden|suddenly ..3 worst headache
thunderclap headache
chest|breastbone ..6 jaw|arm|elephant|sweat|sweating|clammy|numb|crushing|corset ..4 $|and|numb|been|sweat|on
jaw ..6 clammy|sweating|chest|breath|arm
bleed|bled|bleeding ..6 pale|gray|grey|fainting|woozy|dizzy|tourniquet|spurting|pouring
bit|bite|bitten|bites ..3 rattler|rattlesnake|copperhead|viper|cobra|adder|snake|mamba|taipan ..3 $|near|and|leg|an|out|hour|on
snake|rattler|viper|cobra ..4 bit|bitten me|him|her|my
stung ..10 tongue|wheezing|hives|throat
lips|tongue|throat|face|airway ..4 is|are|feels|getting|went ..1 huge|fat|small|tight|swelling|swollen|closing|thick ..6 ate|bite|stung|pen|epipen|wheezing|nuts|cashew|shrimp|cant|breathe
epipen|epi ..4 expired|home|wearing|empty|used ..6 off|it|throat|breathe|$
ate|eaten|bite ..6 cashew|peanut|nuts|shrimp|shellfish|praline|sesame|almond ..14 throat|lips|breathe|swallow|rash|faint|fainting|purple|swelling
fell|fall|came|dropped|slid off|from|through|down ..2 scaffold|scaffolding|ladder|roof|tree|stairs|balcony|horse ..8 moving|wake|breathing|blood|ear|ears|neck|bone|unconscious
caught|stuck|trapped|pulled ..2 in|under|into ..2 baler|auger|grain|machine|combine|press|bus|tractor|bin|roller
headache|head|dizzy|vomit|vomiting|vomited|sleepy|sick ..8 alarm|generator|heater|stove|woodstove|furnace|cooker|canary ..10 cat|dog|wife|husband|floor|moving|backdraft|unlit|fumes|red|sick|sleepy
stopped|quit|not shivering ..6 warm|sleepy|feet|feel|tired|$
cant|wont|cannot ..2 feel|work|move ..2 feet|hands|fingers|legs ..10 soaked|lighter|shivering|hypothermia|bath
oven|cooker|gas ..3 on|unlit|leaking ..8 sleepy|sick|dizzy|floor|headache
sugar|glucose ..4 20|25|28|30|31|32|33|34|35|36|38|40|42|low|drop|dropped|high|hi|bad ..10 shake|shaking|sweat|sweating|double|confused|juice|name|pass|hands|fruit
insulin|diabetic|diabetes ..12 floor|sweating|cold|wake|confused|strange|puking|fruit|polish|sweat|know
drank|drink|drinks|drunk|swallow|swallowed|ate|got ..3 kerosene|bleach|cleaner|lye|petrol|battery|coin|moneda|magnets ..10 cough|coughing|mouth|eye|scream|breathe|throat|lips
mixed ..3 cleaner|cleaners|bleach ..12 cough|coughing|breathe|froth|throat|chest|dizzy
swallowed|stuck|swallow|chicken|meat|bread|piece|something ..6 cant|hands|not|no ..2 speak|breathe|swallow|air|throat
hands|hand|holds ..2 at|on|to|his|her ..1 throat|neck ..8 breathe|purple|speak|choking|blue
shock|shocked|hit|electrocuted|zapped ..4 480|240|panel|main|volts|mains ..10 heart|burning|breathing|chest|numb
stuck|dropped|frozen ..2 to|on|at ..1 the panel|wire|cable|main
face|facedown|head down|under|underwater ..2 in|under ..2 tub|pool|pond|water|bath|lake|creek
in|under ..1 the pond|pool|tub|bath|lake|river ..8 blue|coughing|limp|breathing
months|weeks pregnant|along ..6 bleed|bleeding|fits|seizure|vision|swelling|headache|water
months|weeks|pregnant|wife ..6 fits|seizure|convulsions|fitting
baby|babys ..3 coming|comes|head|cord|crowning ..6 floor|bathroom|car|blue|cord|now|alone
having the|a baby ..2 on|in|here|right|now ..2 floor|bathroom|car|taxi|now
cord ..2 is|s|around|round ..2 neck|round|around|out
vomit|vomiting|puke|puking|throwing ..3 black|blood|coffee|bright ..6 grounds|blood|stuff|can|red
fever|temperature ..4 103|104|105|106|40|41 ..12 seeing|hear|confused|stiff|rash|infusion|shaking|sleepy
red line|streak|lines|streaks ..3 to|up|toward ..2 shoulder|arm|leg|elbow
pulse|rate ..1 is|s|at|now|of ..1 30|32|33|34|35|36|38|39|40|180|190|200|210|220
pupils|eyes|eye ..3 roll|rolled|rolling|going ..1 back|up ..3 $|and|in|his|her|he|she|i
twitching|jerking|fitting|convulsing|seizing|fits ..6 foam|foaming|froth|minutes|floor|eyes
bone ..2 sticking|is|coming|poking|through|there ..2 out|through|there|skin
leg|arm|hip ..3 wrong|funny ..2 way|side|angle|out ..6 blood|bone|cold|$
glassy|gargling|gurgling ..6 eyes|wake|blue|breathing|bed
skin|arm|face|hand ..4 coming|peeling|burned|burnt ..1 off ..3 $|and|chef|my|burn|oil
fryer|oil|acid|steam|kettle ..4 over|spilled|spilt|exploded ..6 arm|face|skin|legs`,
    except: `
${plays}
vet|puppy|kitten|hamster|horse|goldfish
stopped|stop bleeding ..3 $|got|now|fine|after|and
laughing|laugh|lol|haha|lmao|joke|joking|meme|memes
resolved|recovered|delighted|fine ..1 now
sunburn|sunburned|peeling ..3 nose|beach
breathe|breathing down ..1 my|your neck
cant|not|couldnt breathe|speak ..3 laughing|laughter|boat|flower
deep breath|breaths
wait|waiting ..2 for
for ..2 exam|exams|test|class|quiz
paint|painted|painting|hair|nails|sky|jeans|dress|eyes|shirt|sweater ..3 blue|purple|gray|grey|yellow|white
teen|teenager|teenagers|alarm|noon|coffee|sundays|weekends ..4 wake
wake|waking ..2 up ..3 for|early|to|without|before|until|when|on|happy
hand|foot|leg|arm asleep|fell
yoga|workout|gym|marathon|treadmill|sprint|hiit|peloton|hill ..8 pulse|heart|breath
pulse|heart ..3 100|watch ..3 workout|run
steak|soup|coffee|tea|latte|milk ..2 grounds|cold`,
  },
];
