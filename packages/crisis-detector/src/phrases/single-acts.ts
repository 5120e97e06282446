import type { CueGroup } from "./patterns.ts";

/** Words of the groups in this file. */
export const singleActGroups: Record<string, string> = {
  taken: "took swallowed downed popped ate",
  ten: "10 11 12 13 14 15 16 18 20 24 25 28 30 32 35 36 40 45 48 50 60 70 80 90 100 200 ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty hundred dozen",
  swallowable:
    "pill pills tablet tablets capsules tylenol paracetamol acetaminophen ibuprofen advil aspirin aleve excedrin benadryl unisom nyquil xanax klonopin valium ativan ambien zopiclone trazodone zoloft prozac lexapro antidepressants painkillers sleepers oxy oxycodone percocet vicodin tramadol codeine gabapentin seroquel lithium metformin propranolol benzos opioids",
  whoever:
    "he she they husband wife boyfriend girlfriend partner ex dad father stepdad mom mother brother son roommate neighbor uncle bf gf",
  little: "kid child toddler baby son daughter infant grandson granddaughter nephew niece boy girl twins newborn",
};

/** Acts and things that are a danger by themselves, in whatever talk they are named. Same notation as the patterns. */
export const singleActs: CueGroup[] = [
  {
    // so many are a poisoning, whatever the reason: the encoder takes the name of a medicine for a headache
    kind: "self-harm",
    level: 3,
    marks: "s",
    patterns: `
<taken> <ten> ..2 <swallowable>
has|have|ive|hes|shes|theyve|had taken <ten> ..2 <swallowable>
<taken> ..1 too many ..1 <swallowable>
<taken> ..1 a|the|whole|entire|half ..1 bottle|box|pack|packet|handful of ..2 <swallowable>
swallowed|downed ..1 all ..3 <swallowable>
<taken> all ..2 <swallowable> ..2 at once|together
<taken> all ..2 <swallowable> ..6 wine|vodka|red|whiskey|rum|gin|heavy|drowsy|goodbye|note
i jumped|stepped|walked|ran in front of ..1 car|train|bus|truck|traffic|subway`,
    except: `
mg|milligram|milligrams|mcg|ml|drops|percent ..2 <swallowable>
<swallowable> ..8 a|per|each|every|times day|week|month|night
<swallowable> ..6 daily
<swallowable> ..8 this|last|past|over|during|within|since ..3 weekend|days|week|weeks|month|months|year|years|season
<swallowable> ..10 when|was ..4 kid|child|teen|teenager|16|17|18|19|younger
<swallowable> ..6 years|decades ago
<swallowable> ..6 prescribed|prescription|course|antibiotics|vitamins|supplements|placebo
<swallowable> ..8 movie|film|novel|book|scene|episode|joke|joking|kidding|dream|lecture|exam
dream|dreamed|dreamt|movie|film|novel|book|character|scene|episode|patient|patients|lecture|training|exam ..10 <taken>
dog|cat|mouse|rat|puppy|horse ..3 <taken>
<swallowable> ..2 to|at|from|into|back|out|off|for ..2 work|school|pharmacy|trip|camp|drawer|purse|bag|store|counter|cabinet|shelf|disposal|mom|dad|mother|father|grandma|grandpa|friend|neighbor|sister|brother|aunt|uncle|kids|her|him|them
<swallowable> ..3 with|in|at ..2 breakfast|lunch|dinner|morning|food|meal
doctor|nurse|surgeon|dentist|pharmacist ..3 <taken>
car|train|bus|truck|traffic ..4 save|saved|catch|ball|game|camera|photo|line`,
  },
  {
    kind: "medical",
    level: 3,
    marks: "s",
    patterns: `
<little> ..3 drank|swallowed|ate|drunk|swallows ..3 pod|pods|bleach|battery|batteries|magnet|magnets|detergent|cleaner|antifreeze|kerosene|gasoline|turpentine|lye|poison|pesticide|oil|thinner|remover|tablets|pills
<little> ..3 drank|swallowed|drunk ..1 lamp|lighter|nail|paint|drain|toilet
<little> ..1 is|has|went|turned|turning|going ..1 blue $|and|around`,
    except: `
pod|pods ..2 peas|pea|vanilla|cardamom|edamame
olive|coconut|vegetable|cod|fish|sesame|avocado|canola|mineral|baby|chili|truffle|essential ..2 oil
vitamin|vitamins|candy|antibiotic|toy ..1 pills|tablets
blue ..8 popsicle|slushie|paint|icing|frosting|marker|lollipop|hair|candy|eyes`,
  },
  {
    kind: "abuse",
    level: 3,
    marks: "s",
    patterns: `
<whoever> ..2 said|says|told|threatened|threatens|swears|swore ..3 hell|shell|theyll|will|would|gonna|going ..2 kill me|us`,
    except: `
kill me|us ..1 if|when|for|over|because ..8 forget|forgot|late|eat|ate|milk|grades|finish|spoil|lose|lost|break|broke|dent|scratch|spend|spent|buy|bought|cook|homework|laundry|dishes|tattoo|haircut|score|miss|missed|wash|clean|diet|test
kill me|us ..10 lol|haha|lmao|laughing|joking|jokingly|joke
workout|exercise|stress|job|heat|commute|exam|game|chess|trainer ..6 kill me|us`,
  },
  {
    kind: "abuse",
    level: 2,
    marks: "s",
    patterns: `
landlord|boss|manager|supervisor ..3 wants|wanted|asked|asks|offered|offers|demands ..3 sex|sexual|blowjob|nudes
force|forces|forcing|forced ..1 me to|into ..1 marry|marriage|marrying
i|was|got|been|think drugged|roofied ..4 at|in|by|last|tonight|yesterday
im|i am? 10|11|12|13|14 and|years|yo ..3 pregnant`,
    except: `
drugged ..4 dentist|surgery|hospital|doctor|operation|movie|film
my|sister|mom|aunt|teacher|friend|cat|dog ..2 pregnant`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
grandpa|grandfather|uncle|stepdad|coach|teacher|cousin|neighbor ..2 makes|make|made|wants me ..2 sit on his lap
man|guy|stranger|adult ..4 online|app|internet|discord|snapchat|instagram|roblox ..4 wants|asks|asked|keeps ..4 pictures|pics|photos|nudes ..2 of me`,
    except: `
santa
photographer|modeling|passport|portrait`,
  },
  {
    kind: "medical",
    level: 3,
    marks: "s",
    patterns: `
fever|temperature ..3 104|105|106|107
baby|newborn|infant ..4 fever|temperature ..3 102|103
suddenly ..2 cant|couldnt|cannot speak|walk|see|move
cant|couldnt|cannot speak|walk|see|move ..1 suddenly
smell|smelled|smelling|smells ..2 gas ..3 in|inside my|the|our ..1 apartment|house|kitchen|home|basement|bedroom`,
    except: `
104|105|106|107 ..2 outside|today|degrees|weather|heat
speak ..1 to|up|about|with
see ..1 him|her|them|myself|the|a|why|how|it|any
move ..1 out|in|on|to|back
gas ..2 station|grill|car|lawnmower
dog|cat|pet ..3 fever|temperature`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "s",
    patterns: `
i|im hear|heard|hearing voices $|in|telling|that|again|saying|when|talking
tv|television|radio talks|speaks|talking|speaking ..2 to me
put|putting|implanted ..2 chip|microchip|device|transmitter ..2 in my ..1 head|brain|body|neck|tooth|arm`,
    except: `
voices ..3 outside|upstairs|downstairs|hallway|neighbors|street|room|kids|radio|kitchen|distance|crowd|choir
smart|alexa|siri|google ..3 tv|television|radio
tv|television|radio ..3 show|host|ad|commercial|channel|program
chip ..3 dog|cat|contraceptive|birth`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
stabbed|stabs|stabbing me|him|her|us|them $|with|and|again|twice|last|today|tonight
stabbed|stabs|stabbing me|him|her ..1 in the|my|his? ..1 leg|arm|chest|stomach|hand|neck|side|shoulder|thigh|face
he|she|they|husband|wife|boyfriend|girlfriend|dad|mom|ex|someone|man has|got|holds|holding|grabbed|pulled ..1 a|the knife|gun|machete $|and|now|outside|here|at|on|in`,
    except: `
stabbed|stabs|stabbing ..3 in ..1 back|heart
stabbed|stabs|stabbing ..6 fork|pencil|needle|pen|finger|thermometer|rose|thorn|iv|game|movie|film|novel|show|play
nurse|doctor|toddler|kitten|cat|ultrasound ..3 stabbed|stabs|stabbing
knife|gun ..3 permit|license|safe|collection|range|drawer|block|case|skills
cop|officer|police|guard|security|soldier|chef|cook|butcher|hunter ..3 knife|gun|machete
knife|gun ..6 cop|police|guard|game|movie|film|novel|show|costume`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
make|made|making me|us|her watch porn
tickle|touch|rub|lick|kiss|poke ..3 private|privates ..1 part|parts|area|$
exposed|exposing|exposes|flashed himself ..1 to|at ..1 me|my|her|us
hidden camera|cameras ..4 bathroom|bedroom|shower|toilet
put|found|installed|hid ..2 camera|cameras ..2 in ..1 my|our|the ..1 bathroom|bedroom|shower|toilet
chase|chased|chasing|chases me|us ..2 with ..1 knife|gun|bat|hammer|machete|axe|belt
use|uses|used|take|takes|took belt ..1 on|to me|us|him|her|them|kids
use|uses|used|take|takes|took the|his|her|a belt ..1 on|to me|us|him|her|them|my|the
got|gets|takes|took|pulled|pulls out his|the|a belt ..1 $|again|tonight|when|because|and
got|gets|takes|took|pulled|pulls his|the belt out
~ chair|dresser ..2 under|against ..2 door ..6 because|so|stepdad|he|him|uncle
locked ..3 door ..3 wouldnt|wont|didnt let me out
caregiver|carer|aide|babysitter|nanny|daycare ..4 hitting|hurting|hits|slaps|slapped|shakes|shook|beats ..2 my|her|him|mom|dad|kid|grandma|son|daughter
nurse hits|slaps|hit|slapped|pinches ..1 my|her|him|mom|dad|grandma|grandpa
send|sending|make|making|want|force|forcing me ..4 marry ..1 a|some|man|someone|him
marry a|some man|guy|stranger ..2 dont|not|never ..1 know|met
husband|wife|boyfriend|girlfriend|partner|parents|mom|dad changed ..1 locks ..8 sleep|sleeping|car|street|nowhere|homeless|kids
pay|rent|job|promotion ..3 with|for sex
has|have|got|post|send|share|leak ..1 my nudes
mom|dad|grandma|grandpa|him|her|kid|child|son|daughter tied|chained ..1 to ..1 bed|chair|radiator`,
    except: `
sex ed|education|worker|change|toy|toys
camera ..4 broke|broken|battery|lost|nature|wildlife|deer
joke|joking|prank|movie|film|show|game|novel|book
cat|dog|baby|toddler ..6 open|opens`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "h",
    patterns: `
i|im|ill|gonna ..3 burn his|her|their ..1 shop|store|house|place|restaurant|building|car|truck|barn
burn down his|her|their|the ..1 shop|store|house|place|restaurant|building|school|office
bring|bringing|brings|take|taking ..1 my|a|his|her|the gun|rifle|pistol ..2 in|to|into|on ..1 $|school|work|class|office|monday|tuesday|wednesday|thursday|friday|tomorrow
~ pillow ..1 over|on|against his|her|their ..2 face|mouth
held|holds|holding|pressed|pressing ..1 pillow ..1 over|on|against ..4 face|mouth
he|she|they|husband|wife|partner|brother|sister ..3 pillow ..1 over|on|against my ..1 face|mouth
i pushed|shoved my ..1 <vclose> and|so ..1 she|he fell
i|ive ..1 slapped|punched|choked|whipped her|him|them ..1 $|and|because|again|hard|today|so
list of kids|people|students ..2 he|she|i|they ..1 hate|hates|kill|shoot`,
    except: `
joke|joking|jokingly|movie|film|book|novel|game|range|hunting|hunt|safe|toy|nerf|airsoft|water|glue|nail|heat|massage
sleep|sleeping|nap|cold|cool|pillow ..2 fight|case|fort
chess|cards|poker|debate|tennis|golf|boxing|sparring`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
droop|drooping|droopy|drooped|droops ..1 face|mouth|smile
face|mouth|smile ..1 droop|drooping|droopy|drooped|droops`,
    except: `
botox|filler|dog|cat|beagle|plant|flower|flowers|bulldog|years|always|palsy|tired|sleepy|newborn`,
  },
  {
    kind: "medical",
    level: 2,
    patterns: `
stop|stopped|stopping|skip|skipped|skipping|ration|rationing|halving ..2 insulin ..6 money|save|cost|costs|afford|expensive|price|broke|payday
drank|drink|chugged|downed|drinking ..2 half|whole|bottle|all ..4 nyquil|robitussin|zzzquil|benadryl`,
    except: `
dont|wont|never ..2 stop|skip|ration insulin`,
  },
];
