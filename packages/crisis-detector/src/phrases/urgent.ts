import type { CueGroup } from "./patterns.ts";

/** What a body, a mind or a place shows that needs help at once, in the words of a diary. Same notation as the patterns. */
export const urgentGroups: Record<string, string> = {
  somebody:
    "he they mom dad baby toddler infant newborn kid child son daughter brother sister twins grandma grandpa grandson granddaughter nephew niece cousin friend roommate neighbor partner ex uncle aunt coworker girl boy man woman guy someone patient stepdad stepmom",
  beasts: "dog dogs cat cats puppy kitten hamster horse rabbit bird parrot vet",
  gunlike: "gun pistol rifle shotgun revolver glock handgun firearm",
  nights: "2 3 4 5 6 7 8 9 10 two three four five six seven eight nine ten several",
  manic:
    "god spent spend savings amazing great brilliant genius energy invincible unstoppable powers mission chosen voices hear hearing see seeing talking ideas bought buying invented alive electric immortal",
  wards: "government fbi cia nsa police aliens satellites illuminati agents they neighbors coworkers",
  antipsychotic:
    "lithium zyprexa seroquel risperdal haldol abilify antipsychotics clozapine olanzapine risperidone depakote lamictal quetiapine",
};

const screen = `
movie|film|novel|book|episode|show|scene|joke|joking|lol|haha|lmao|game|dream|dreamt|dreamed`;

export const urgent: CueGroup[] = [
  {
    kind: "medical",
    level: 3,
    patterns: `
<somebody> ..2 is|are|s|keeps|started ..1 choking $|on|and|right|now|help|what|at|over|during|while|in
electric|electrical|electricity ..2 shock|shocked|socket ..10 heart|chest|numb|burn|burned|dizzy|tingling|weird|funny|arm|confused|fainted|passed
got|been|was|getting electrocuted|zapped ..10 heart|chest|numb|burn|burned|dizzy|tingling|arm|confused|fainted|passed|hand
<somebody>|old ..2 got|gets|getting|broke into ..2 the|my|his|grandmas|some|our ..2 pills|meds|medicine|cleaner|bleach|iron|detergent|pods|edibles|gummies|alcohol|vodka|poison|tylenol|antifreeze|vitamins|medications|insulin
old|yo|toddler|kid|child|baby ..1 drank|swallowed|ate|eating|drinking|drunk ..3 remover|bleach|cleaner|detergent|gasoline|kerosene|antifreeze|polish|perfume|sanitizer|paint|thinner|battery|pods|poison|pills|tablets|vodka
took|taken|take|drank|had|ate ..1 too much ..1 benadryl|tylenol|ibuprofen|advil|aspirin|xanax|nyquil|insulin|meds|medicine|medication|caffeine|robitussin|adderall|melatonin|lithium|edible|edibles
insulin ..2 twice|double|wrong|extra|triple|much
sugar|glucose ..2 is|of|at|reads|down ..1 to? 25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|450|480|500|550|600
weeks|pregnant|along ..8 bleed|bleeding|blood|clots|gushing
cant|dont|havent|not|hasnt|stopped|no|less feel|felt|feeling ..1 my|the|any ..1 baby move|moved|moving|kick|kicked|kicking|movement
baby ..1 hasnt|isnt|not|stopped|quit|wont ..1 move|moved|moving|kick|kicked|kicking ..1 $|since|all|today|for|in|much|and|anymore
wild|poisonous|yard|forest|unknown|random ..1 mushrooms|mushroom|berries|plant|plants|leaves|seeds ..10 throwing|vomiting|puking|vomit|sick|dizzy|seeing|cramps
cleaner|bleach|ammonia|fumes|chemicals|pesticide|chlorine ..8 cant|wont|keep|hard ..2 stop|breathe|coughing|cough|breath|breathing
cant|doesnt|forgot|couldnt ..2 say|know|remember|recognize ..1 his|my own name|kids|face|partner
appendix|stomach|side|belly|abdomen|tummy ..6 hurts|hurt|pain ..4 cant|barely ..1 walk|stand|straighten|move|breathe
heart ..4 stops|stopped|stopping|skips|skipping|racing|pounding|fluttering ..8 pass|passing out
heart ..4 stops|stopped|stopping|skips|skipping|racing|pounding|fluttering ..8 faint|fainting|collapse ..1 $|and|now
chest feels|feeling like ..3 elephant|brick|bricks|truck|weight|stone|vise
chest feels|feeling like ..1 someone|something ..2 standing|sitting|squeezing|stepping|crushing|pressing
talks|talking|speaks|speaking|saying ..1 nonsense|gibberish|weird|funny ..8 arm|lift|face|leg|hand|walk|stand|skin|hot|head
hit|fell|fall|crash|accident|head|bump|concussion ..10 dont|doesnt|cant|didnt ..1 know|remember ..1 what|where|who ..1 day|year|he|is|i|month|happened
vomit|vomited|threw|throw|throwing|puke|puked ..10 coffee grounds
bleed|bleeding|soaking|soaked ..3 through|pad|pads|tampon|tampons ..6 half|hour|hourly|lightheaded|dizzy|faint|clots
baby|toddler|kid|child|son|daughter|grandson|granddaughter|twins|nephew|niece ..1 fell|falls|fallen in|into ..1 the|a|our pool|pond|lake|river|well|canal
vision|eyes|everything|sight ..1 went|goes|turned|going black|dark ..4 fell|fall|fainted|floor|dizzy|pass
cant|couldnt|cannot move|lift ..1 his|my left|right|whole ..1 side|arm|leg|body
hit|banged|bumped|smacked ..1 my head ..4 cant|blurry|double|see|vomiting|dizzy|sick|sleepy|confused
crashed|wrecked|totaled|flipped|rolled ..1 my|the|our|his car|truck|bike|motorcycle ..6 hurts|hurt|bleeding|neck|chest|trapped|stuck|cant
bled|bleeding|bleed ..6 pregnant|pregnancy
pregnant|pregnancy ..6 bled|bleeding|bleed
ate|eaten|eat ..2 peanut|peanuts|nuts|cashew|cashews|shrimp|shellfish|sesame ..6 cant ..1 talk|speak|swallow
passed|passing|pass|blacked out ..1 while|when? driving|wheel
fainted|fainting|collapsed ..2 driving|wheel
bebe no se mueve
wrong insulin
insulin ..10 shaky|sweaty|shaking|dizzy|confused
found ..2 son|daughter|toddler|kid|baby|child|him|brother|sister|twins ..8 bottle|pills|pack|box|meds ..3 empty|open|spilled|everywhere
heater|furnace|stove|generator|charcoal|exhaust|boiler ..8 dizzy|sleepy|headache|headaches|nauseous|faint
gas smell|smells|leak|smelling ..8 strong|dizzy|throwing|sick|headache|nauseous|hissing|everywhere
smell|smells|smelling ..1 gas ..8 dizzy|throwing|sick|headache|nauseous|hissing|everywhere
keep|keeps|kept|keeping fainting|collapsing
keep|keeps|kept|keeping passing|blacking out
faint|fainted|fainting|collapsed ..2 again|twice|three|third|several|times|four ..1 $|today|this|in|and|time
hasnt|havent woke|woken|woke up? ..2 all|since|in
wont|doesnt|refuses|isnt|not|stopped ..1 to? eat|eating or|and|nor ..1 drink|drinking ..8 sleep|sleeps|days|since|week|confused|weak|hours
co|monoxide ..2 detector|alarm|monitor ..3 go|goes|going|gone|went off
co|monoxide ..2 detector|alarm|monitor ..8 sick|headache|headaches|dizzy|nauseous|sleepy|throwing|confused|faint
grandma|grandpa|mom|dad|partner|he|uncle|aunt ..2 isnt|not|doesnt|stopped making|make|makes any? sense ..3 since|suddenly|today|all|and ..3 morning|noon|hour|fell|yesterday|woke|night|sudden|drooling|shaking|fever
grandma|grandpa|mom|dad|partner|he|uncle|aunt ..3 suddenly ..3 confused|disoriented|mumbling|slurring|collapsed`,
    except: `
${screen}
dog|dogs|cat|cats|puppy|kitten|hamster|rabbit|bird|parrot|vet
blood pressure ..2 perfect|fine|good|normal|great|clinic|check|low
blood ..1 test|tests|work|type|drive|draw|sugar|orange|moon|results|donation
move ..1 yet
out|on|fruit ..1 vitamins ..2 good|great
fake|theater|stage ..1 blood
his|the head|diaper
sugar ..3 cookies|cravings
fell asleep
coffee|garden|gardening ..2 compost
old|new ..1 heater|furnace|stove|boiler ..1 is|was
taco|gas ..1 station
fell in|into ..1 the lake|river|pool ..4 laughed|fun|splash|lol
camp|swim|lesson|lessons ..3 pool
choking up|hazard|hazards|game
choking on ..2 words|tears|emotion|laughter|debt|ads|dust|smoke|fumes|perfume|air|deadline
team|quarterback ..3 choking
off ..12 battery|false|drill|dodgy|cooking|toast
static ..2 shock
shock|shocked ..4 bill|price|news|results
battery|batteries|install|replace|replaced|test|tested|drill`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
bought|got|purchased|borrowed|stole|found|took|picked|ordered up? ..1 a|my|his|the|dads|grandpas|brothers|partners|stepdads ..1 <gunlike> $|today|tonight|yesterday|and|off|from|this|last|online|now|at
wrote|written|finished ..1 the|my|all letters $|tonight|already|now
rope|noose|cord ..2 and ..2 tree|beam|hook|place|spot|branch ..1 picked|ready|$
gave|give|giving|given|gifted ..10 wont need|needing ..1 it|them|him|anymore|any ..1 $|anymore|where|soon|after|now
love you all|guys|everyone|so ..4 sorry $|for
bathtub|bath|tub ..4 toaster ..3 plugged|in|ready|$
~ toaster ..4 in ..2 bathtub|bath|tub
pressed|press|hold|held|put|pressing|holding ..2 iron|lighter|match|cigarette|cigarettes|straightener|flame|stove ..3 on|to|against|out ..1 my ..1 leg|arm|skin|hand|thigh|wrist|stomach
carved|carve|carves|carving|etched ..3 in|into|on ..1 my|his ..1 leg|arm|thigh|skin|wrist|stomach|forearm
<gunlike> ..2 under ..1 my|the pillow ..6 $|sleep|night|nights|back|every
killed|dead|died ..4 and? im next $
along|on|by|beside ..1 the ..1 train|railroad|subway tracks ..4 waiting|headphones|alone|train|now|night
wrote|written|write|writing everyone|everybody|each|all ..2 letter|letters|note|notes ..8 drawer|desk|find|gone|pillow|ready
cat|dog|pets|rabbit|hamster|dogs|cats ..3 shelter|neighbor|neighbors|sister|friend ..4 better off|without
one last time ..4 say|tell ..3 love you|him|them
standing|stand|stood ..1 on ..1 a|the|my chair|stool|bucket ..4 belt|rope|noose|cord|neck
i|ive got|bought|found|have a rope ..1 $|today|tonight|and|now|ready
tying|tied|knotted|knotting ..1 the|a|my ..1 sheet|sheets|cord|noose|rope $|now|around|together|tonight
nobody|noone ..1 will|would|gonna|can find me ..1 before|until|till
open|opened|reopened|opening ..1 my old? scars|cuts ..1 again|$|and|with
rubber bands|band ..8 knife|blade|razor|scissors|deeper|blood
scrape|scratch|scratched|cut|poke|poked|stab|dig|hurt|mark ..1 my|at ..1 arm|arms|leg|legs|skin|wrist|hand|thigh|thighs|stomach|myself ..1 with ..1 key|keys|scissors|pin|needle|pen|glass|knife|compass|paperclip|pencil|blade|razor|tweezers
son|daughter|friend|brother|sister|student|roommate|kid|girlfriend|classmate ..8 songs|song|music|playlist|outfit ..2 for his ..1 funeral
found ..2 rope|noose|razor|razors|blades|gun|pills ..2 in|under|behind ..2 his|sons|daughters|brothers|sisters|partners ..2 truck|car|room|closet|backpack|bed|drawer|bag|trunk|desk|pillow|garage|pocket|mattress
hose ..3 exhaust|tailpipe
i|ive set|picked|chose|chosen|have|circled|decided ..1 a|the|my date|day for|to it|do|end|die ..2 $
hide|hides|hiding|cover|covers|covering|covered ..2 my|his ..1 cuts|cut|scars|burns ..2 with|under|from|so|$
<gunlike> ..2 on|in|by|beside|under ..2 my|the ..1 table|nightstand|lap|desk|pillow|counter|bed ..1 $|and|now|tonight|again
stop crying ..6 want|wanna|wish ..2 to? disappear|die|end|vanish`,
    except: `
${screen}
gun cabinet
in|into|to ..2 safe
hunting|hunt|range|season|deer|duck|license|permit|collection|protection|defense|target|cop|police|officer|army|museum|antique|shooting|competition
glue|nail|water|nerf|heat|spray|massage|toy|squirt|caulk|paint|airsoft|bb|staple|tattoo|label|price ..1 <gunlike>
exhaust ..2 fan|hood|manifold|leak|clamp
swing|tire|hammock|house|climb|climbing|dog ..3 rope
rope|cord ..3 swing|house|tire|hammock|climb
moving|move|new|diet|fit|fits|upgrade|upgraded|dorm|outgrew|grown|minimalist|declutter
broke|clean|cleaned|remodel ..4 bathtub|bath|tub|toaster
accident|accidentally|cooking|chopping|slicing|dinner|fishing|boat|tent|trailer|load|curtain|wrapping|craft|prescription|vitamin
hide and seek
pumpkin|wood|turkey
table|counter ..6 clean|cleaning|oil|clay
clay|glue <gunlike>
replace|replaced|fix|fixed|mechanic|dryer|washer ..6 hose|exhaust
acne|surgery|surgical|chicken|csection|stretch ..2 scars|cuts|burns
cut|cuts ..2 of|meat|costs|hair|pay
santa|camp|school|graduation|thank
wedding|trip|party|surgery|move|meeting`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
hide|hides|hiding|hid ..1 food ..8 weigh|weighs|bones|thin|skinny|pounds|lbs|lost
dont|doesnt|stopped|wont|refuses|barely|hardly ..1 to? eat|eating ..10 weigh|weighs|weight|pounds|lbs|bones|skeleton|ribs
because|cause|cuz|since i|he dont|never|barely|hardly eat ..1 $|anymore|anything|enough|much
exercise|exercises|exercising|run|running|workout ..2 3|4|5|6|7|8|three|four|five|six hours ..1 a|every|per? day ..3 and|on|but ..2 eat|ate|only|nothing|apple|barely|hardly
havent|hasnt|no|not|without ..1 had|food|eaten|eat|any ..1 food? ..1 since mom|dad|they|parents|i ..1 left|went|died|lost
only|just eat|eats|ate|eating ..1 1|2|3|4|5|6|7|8|9|10|two|three|four|five|six|ten|one|an ..1 almonds|almond|grapes|crackers|apple|egg|carrots|lettuce|celery|bites|cracker|strawberries|peanuts ..1 a|per|each|all ..1 day|week|$
food|eating|meals|calories scares|terrifies|disgusts|scare|terrify me $|and|now|so
i|she|daughter|sister weigh|weighs ..1 only|just? 65|68|70|72|74|75|76|78|79|80|82|84|85 pounds|lbs
weigh|weighs|im|down ..2 55|60|62|65|68|70|72|75|78|80|82|84|85|88 pounds|lbs ..6 fat|huge|smaller|less|lower|eat|disgusting`,
    except: `
${screen}
<beasts>
eat|eating ..2 meat|pork|gluten|dairy|sugar|carbs|bread|candy|out|fish|eggs|vegetables|before|after|red|fast
chemo|surgery|flu
old weighs|weigh
spicy|hospital|street|raw|airplane|cafeteria ..1 food
training|marathon|coach`,
  },
  {
    kind: "self-harm",
    also: "medical",
    level: 2,
    marks: "h",
    patterns: `
government|fbi|cia|nsa|aliens|satellites|illuminati|agents ..3 watch|watching|watches|spying|listening|tracking|following|recording|poisoning ..1 me|us|my|our
<wards> ..3 watch|watching|watches|spying|listening|recording ..1 me|us|on|to ..2 through|via|in|from ..2 tv|walls|wall|vents|lights|microwave|satellite|outlets|radio|ceiling|mirror|mirrors
havent|hasnt ..1 slept ..1 for|in 4|5|6|7|8|four|five|six|seven|several days|nights
havent|hasnt|not|no|without|barely|dont|doesnt|didnt ..2 slept|sleep|sleeping ..4 <nights> days|nights ..8 <manic>
<manic> ..6 havent|hasnt|not|no|without|barely ..2 slept|sleep|sleeping ..4 <nights> days|nights
see|seeing|sees|saw|sensing ..1 people|things|shadows|man|men|faces|someone|figures|demons|spiders|dead ..8 arent|isnt|not|nobody|no|werent|wasnt ..2 there|real|else
talks|talk|talking|speaks|speaking|screams|argues|arguing|whispers|whispering|yells to|at|with ..1 people|someone|voices|things|nobody|walls|men ..3 arent|isnt|not|no|cant ..2 there|real|alive|around|see
bugs|spiders|worms|insects|ants|parasites|snakes ..2 crawling|moving|living? under|inside|beneath my|his ..1 skin|arms|face|veins|scalp
thoughts|mind|brain ..2 being|are|is|get|gets|getting ..2 controlled|stolen|broadcast|inserted|hacked|taken
they|people|everyone|someone|government|aliens|neighbors|he ..2 stealing|steals|stole|controls|controlling|control|broadcasting|broadcast|inserting|putting ..1 my|in thoughts|mind|brain
they|people|everyone|strangers|neighbors can|are ..1 hear|read|reading|hearing my thoughts|mind
they|people|someone|government|aliens ..1 read|reading|reads|hears my thoughts
partner|mom|dad|son|daughter|family|parents|brother|sister ..2 isnt|not|arent ..1 my|really|the|real ..1 partner|mom|dad|son|daughter|family|parents|brother|sister ..4 replaced|imposter|impostor|clone|robot|actor|double
been|was|were|got replaced by ..2 imposter|impostor|clone|robot|double|aliens|demon|actor
stopped|quit|off|stop|stopping|ditched|flushed ..3 <antipsychotic> ..8 amazing|god|great|free|invincible|kill|genius|unstoppable|chosen|alive
stopped|quit|off|stop|stopping|ditched|flushed|without my|the|taking|his ..1 meds|medication|medicine|<antipsychotic> ..10 voices|hear|hears|hearing|powers|watching|following|signs|messages|demons
putting|put|puts|slipping|adding|mixing ..2 stuff|something|poison|chemicals|drugs|powder in|into my|our ..1 food|water|vents|air|meals|milk
cameras|bugs|microphones|mics ..2 in|inside|behind ..1 my|the ..1 walls|wall|vents|ceiling|outlets|teeth|eyes|mirrors
off|without|stopped|quit ..1 my ..1 meds|medication ..10 everyone|whispering|staring|voices|plotting
thinks|believes|convinced|swears|thinking|think ..2 <wards>|people|someone|everyone|i|im|we|cia|dad|mom ..2 is|are|am|were|im|a|an? ..1 poisoning|spy|spying|imposter|impostor|robot|devil|demon|possessed|jesus|messiah
thinks|believes|convinced|swears|thinking|think ..2 <wards> ..2 is|are|were ..1 after|watching|following|listening|recording|poisoning
disguised|undercover ..1 as mailmen|mailman|neighbors|nurses|doctors|workers|plumbers|drivers|students
someone|something|they|it else? moves|moving|controls|controlling|uses my arms|hands|body|legs|mouth
im|i ..1 made of|from ..1 glass|metal|plastic|wires
organs|insides|intestines ..2 is|are gone|missing|rotting|rotten|dead|hollow|stolen
chip|implant|transmitter ..2 in|inside|under my|his ..1 arm|head|brain|neck|tooth|skin|ear|body|hand
i can fly ..1 $|now|off|from|im
god|jesus|angel|angels|devil|satan|demon|demons|universe|voice|voices|spirits ..2 told|tells|telling|ordered|orders|commands|commanded|wants|say|says ..1 me|him|us? ..1 to ..1 kill|hurt|jump|burn|sacrifice|cut|drown|throw|punish|die|stab|starve
god|jesus|angel|angels|devil|satan|voice|voices ..2 told|tells|telling|ordered|commanded|wants ..1 me to give ..2 baby|son|daughter|kids|life|body|blood
devil|satan|demon|demons|spirits talks|talk|speaks|speak|talking|speaking|whispers|whispering|lives|live|living ..1 to|in|inside me|him|my|us
maxed|emptied|spent|quit|sold ..14 universe|invincible|prophet|manic|unstoppable|genius|messiah
awake for ..1 <nights> days|nights
i|ive|he|partner|son|daughter|brother|sister ..2 awake|up for ..1 <nights> days|nights
havent|hasnt|not|no ..2 slept|sleep ..2 all|whole|in ..1 week|days ..10 talks|talking|spending|bought|nonstop|energy|god|ideas|cars|racing
see|seeing|sees|saw ..1 soldiers|demons|shadow|shadows|faces|angels|figures|strangers|insects ..2 in|on|around|behind|under|at ..1 the|his|my ..1 room|walls|wall|bed|corner|closet|mirror|ceiling
shadow|faceless|shadows people|man|men|figures|person ..2 follow|follows|following|watching|standing|stand|talk|talks|visit
isnt|not ..1 my|our|the|really|real ..1 dad|mom|partner|son|daughter|sister|brother ..8 someone|somebody|something|somethings else
baby|newborn|infant|twins|kids ..1 would|will|be|is|deserves ..1 be? better|happier|safer|another ..1 off? with|without|mom ..1 another|someone|somebody|other|different|me|new|$
picture|picturing|imagine|imagining|visions|images|see|seeing ..4 dropping|drowning|smothering|stabbing|suffocating ..1 him|them|my|the ..1 baby|newborn|kids|twins|$
squad|platoon|unit|buddies|battalion|comrades ..3 dead|died|gone|killed ..8 should|shouldve|wish|want|join ..3 be|been|me|them|with|died
tv|television|radio|anchor|newscaster|weatherman|license|billboard|song|songs ..5 message|code|signal|sign|winked|talking ..2 for|to|about me|us
anchor|newscaster|weatherman|billboard ..4 message|code|signal|sign|winked
people|voices|someone|men|they|somebody ..1 in|inside|behind the|my walls|wall|vents|ceiling ..3 talk|talking|whisper|whispering|watching|laughing|keep|call|calling
stopped|dont|not|no ..2 sleep|sleeping ..5 need|needed ..2 anymore
above|beyond ..1 humans|mortals
reflection ..2 is|isnt|not me|mine|someone|human|real|moving
my ..1 body|insides|organs|flesh|skin|blood ..1 is|are ..1 rotting|decaying|melting
gave|give|sold|spent ..6 money|everything|savings|house|car ..8 king|messiah|prophet|aliens
says|claims|thinks|believes|convinced|swears|saying he|im|i|its|they ..1 is|are|am? ..1 the|a? jesus|god|messiah|christ|demon|possessed|immortal|prophet|satan|antichrist
<wards> ..1 watching|listening|spying|talking ..1 through|via ..2 outlets|walls|wall|vents|tv|lights|microwave|ceiling
postpartum ..12 knives|knife|dead|drown|harm|hurt|voices|evil|leave|die|disappear|regret|blood|windows
baby|newborn ..8 not|isnt ours|mine|human|real ..6 demon|devil|changeling|swapped|evil|switched
fireworks|backfire|helicopter ..10 gun|glock|rifle|pistol
lost|lose ..3 guys|brothers|men|friends|buddies|marines|soldiers ..1 over there
drink|drinking|drank ..2 so|till|until i ..1 dont|cant|wont|stop ..2 dream|hear|remember|think|care|sleep
drink|drinking|drank ..2 so|till|until i ..1 dont|cant|wont|stop ..2 feel ..1 $|anything|it|pain
whispers|voices|shadows|visions ..1 are|is|came|come ..1 back|louder|everywhere|worse
angels|god|voices|jesus ..2 said|say|told|calling|calls|want|wants ..6 come|join|go home|them|him|heaven
quit|stopped|off ..2 <antipsychotic> ..8 whispers|whispering|shadows|demons|back
every car|license|number|stranger ..4 same|sign|code|message|following ..4 follow|following|watching|plates|me
~ baby|newborn|birth|postpartum ..10 terrible|awful|horrible|scary|dark|violent|gruesome ..2 things|images|thoughts|pictures|visions
baby|newborn|infant|twins ..2 is|are|s ..2 evil|possessed|satan|demonic|cursed
possessed|evil ..1 baby|newborn`,
    except: `
${screen}
it passed
in ..2 own bed
ad|ads|algorithm|alexa|siri|google|instagram|tiktok|costume|halloween|pageant
camping|picnic|garden|sink|toddler
husky|insomnia|newborn|baby|teething|shift ..4 slept|sleep
messiah|prophet|god|king of
imaginary friend
gave|bring|ate|lunch ..2 drugstore
thank|oh|my|swear|gods ..1 god|gift|sake
harry|sandbox ..2 king
coffee|tea|water|caffeine|soda|kids ..4 drink|drinking|drank
drink|drinking|drank ..2 coffee|tea|water|caffeine|soda|pop
skin ..4 sunburn|facial|mask|heat|lotion
if|like|as ..1 i ..2 made|can
radio|tv ..2 show|host
windshield|dog|paint|potato|chocolate|golf|casino|coffee|payment|credit|cat
site|server|website|power ..3 up for
movie|chair|beach|toast|crumbs
garmin|gps|navigation|choir
ghost|ghosts tour|story|stories|hunting
spray|roaches|exterminator|pest|termites|carpenter
mouse|rat|evil eye`,
  },
  {
    kind: "danger",
    level: 2,
    patterns: `
my|our ..1 curtain|curtains|kitchen|stove|couch|bed|house|roof|oven|pan|carpet|hair|shirt|dryer|outlet|garage|apartment|building|microwave ..1 is|s|just|caught|on|catching|burning ..1 on? fire ..1 $|and|help|now|what
curtain|curtains|stove|couch|bed|house|roof|carpet|hair|shirt|dryer|outlet|garage|apartment ..1 just? caught|catching on? fire ..1 $|and|help|now|what
tried|trying|wants|wanted|attempted to ..1 pull|drag|grab|force|get|lure|push|kidnap me|him|us|my|a ..1 son|daughter|kid|kids? in|into|inside ..3 car|van|truck|alley|bushes|woods|trunk
ex|man|someone|stranger|guy|neighbor|he ..1 broke|climbed|snuck|breaking in|through|into ..2 and|while|through|tonight|again|when|window ..4 sitting|standing|waiting|watching|was|bed|bedroom|sleeping|slept|kitchen|me
wont|doesnt|refuses|wouldnt|didnt ..1 to? take|drive|let|drop|bring me ..1 home|out ..6 locked|alone|scared|help|stop
put|puts|slip|slipped|mixed|mixes|drop|dropped|crushed|crushes ..1 something|drugs|pills|powder|stuff ..1 in|into my|our tea|coffee|drink|food|wine|beer|juice|soup|dinner|water|cup|glass|soda|smoothie
run|ran|running|drive|drove|mow me|us ..1 over|down ..1 $|with|in|tonight|again|when|on
missing ..6 phone ..2 is|s|goes ..1 off|dead|voicemail|straight
found|see|saw|seen|theres|is ..1 a|little ..1 toddler|baby|kid|child|boy|girl ..2 alone ..3 highway|road|street|parking|night|traffic|train|bus
flames|fire ..4 oven|stove|pan|kitchen|toaster|dryer ..6 cant|put|help|spreading|water
ex|he|man|guy|someone|stranger|car ..8 sitting|parked|standing|waiting ..1 across|down ..2 street|road
someone|man|stranger|he|guy|ex|somebody ..2 ring|rings|ringing|knock|knocks|knocking|bangs|banging|buzzing|rattling ..3 bell|door|doorbell|window ..4 am|midnight|night|again|stare|staring|3am|2am|4am
hear|heard|hearing ..6 slap|slaps|hitting|beating|thuds|punches|begging|smack|smacking ..6 baby|kid|kids|child|partner|woman|son|daughter|mom|neighbor|upstairs|next
baby|kid|kids|child|partner|woman|neighbor|upstairs|next|son ..8 hear|heard ..3 slaps|slap|hitting|thuds|beating|smack|smacking|punches
lost|stuck|stranded ..2 in|on ..1 the|a ..1 woods|forest|mountain|mountains|desert|snow|trail|highway ..6 freezing|cold|dark|water|battery|alone|night|phone
said|says|told|threatens|threatened|swears ..3 hell|shell|he|they|will|gonna|going|to ..1 to? drown|stab|shoot|strangle|poison|burn ..1 the|our|my kids|children|baby|son|daughter|mom|dog
someone|man|stranger|guy|somebody ..6 watching|watches me $
scream|screams|screaming|screamed|yelling|yells|yelled|shouting|calling for help $|and|outside|next|upstairs|right|now
son|daughter|kid|sister|brother|cousin|friend|mom|dad|grandma|grandpa|partner|nephew|niece|child|roommate|toddler ..1 is|has|went|been|s ..1 been? missing $|since|for
son|daughter|kid|sister|cousin|mom|dad|grandma|grandpa|nephew|niece|child|toddler ..1 disappeared|vanished $|since|last|yesterday|from|after
grandma|grandpa|mom|dad|partner|uncle|aunt ..3 found|wandering|wandered|wanders|walking|outside ..5 snow|freezing|highway|nightgown|pajamas|barefoot|lost`,
    except: `
${screen}
<beasts>
from|off|for ..2 radar|party|instagram|facebook|chat|group|dinner|photo|photos|class|meeting|list|roster
help ..1 with
old ..1 me
seasoning|salt|sugar|honey|cinnamon|sweet|vitamins|ice|protein|collagen|creamer
last|years ..1 year|ago ..4 fire
uber|lyft|ambulance
hot cheetos|sauce|wings|peppers
to ..1 take|pick ..1 me|us|him|them|kids
drum|drums|nails|rain|carpet|music|song
screaming|yelling ..3 tv`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "h",
    patterns: `
gonna|going|will|theyll|all ..1 to? pay|suffer|regret ..6 list|gun|bullets|knife|bomb|names
i|ive|he|brother|son|kid ..3 strangled|tortured|torture|torturing|drowned|drown|skinned|hanged|mutilated|stabbed|choked ..1 a|the|my|our|his|neighbors|stray ..1 <beasts>
i|ive ..1 kicked|kick|beat|burned|burn|hurt|threw|hit ..1 a|the|my|our|his|neighbors|stray ..1 <beasts> ..2 and|again|on|because|so|hard|until|against ..2 liked|like|felt|feel|good|cant|again|purpose|wall|hard|enjoyed|mad|angry
~ blow|burn|shoot ..1 this|the|that|my|his ..1 office|school|place|building|church|mall|plant|store up
turned on|turns|aroused ..3 kids|children|little|boys|girls|minors
turns|turned me? on ..4 kids|children|minors
i ..1 set|light|start|started|lit|setting|starting fires|fire ..8 bigger|again|watch|burn|stop|want|like|love|feel
thinking|want|going|tempted|urge|wish|could ..2 about|to|of? run|running|drive|driving|mow ..1 my|his|him|them|ex|boss|partner ..2 over|down $|with|tonight|now
said|says|told|threatens|threatened|swears|saying|tells ..3 hell|shell|he|they|will|gonna|going|to ..1 to? shoot|kill|stab|burn|strangle|drown|poison my|our? mom|dad|sister|brother|son|daughter|kids|family|partner|them|everyone|us|people
kill|death|murder list $|of|and|with|at|in
drunk|wasted|hammered|high and|but|while|still ..1 driving|drove|drive
force|forces|forced|make|makes ..1 me|him ..1 to? sleep|sex ..1 with ..2 men|guys|clients|johns|strangers|customers|friends
i|im|ive|my ..4 urge|urges|attracted|attraction|aroused|fantasies|fantasize|fantasizing|desires|impulses ..4 kids|children|kid|child|niece|nephew|stepdaughter|stepson|toddler|girls
i|ive|im ..1 put|slipped|slip|mixed|mixing|putting ..2 pills|poison|bleach|drugs|benadryl|laxatives|antifreeze ..2 in|into ..1 my|his|the ..2 food|drink|coffee|tea|soup|bottle|juice
afraid|scared ..3 alone with ..2 baby|kids|kid|son|daughter|children|newborn|twins|toddler ..8 i ..1 might|could|will|may ..1 do|hurt|snap|lose
i|ive touched|molested|groped|raped|abused ..1 my ..1 little|younger|baby|small? sister|brother|cousin|niece|nephew|daughter|son|stepdaughter|stepsister $|and|again|inappropriately|there|when|while|last
i|ive locked ..1 my|the|our ..1 son|daughter|kid|kids|baby|child|toddler|stepson|mom|grandma ..1 in|inside|out|outside ..3 closet|room|basement|bathroom|bedroom|hours|cold|snow|night|garage
bring|bringing|brings|take|taking|brought|carry|carrying ..2 ar|ar15|ak|ak47|glock|shotgun|rifle|pistol|machete ..1 to|in|into ..1 class|school|work|church|campus|mall
look|looking|watch|watching|download|downloaded ..2 pictures|pics|videos|photos|images|porn ..1 of|with ..1 kids|children|minors|boys|child|naked ..6 hate|ashamed|aroused|stop|sick|help|hard
child porn|pornography
csam
set|sets|setting|lights|lit|burn|burns|burned ..1 cats|cat|dogs|dog|kitten|kittens|animals|squirrels|birds|frogs|puppy|puppies on|alive ..1 fire|$
kills|kill|hurts|tortures|hurt|torture|torturing|hurting|killing|killed ..1 cats|cat|dogs|dog|kitten|kittens|animals|squirrels|birds|frogs|puppy|puppies ..1 for fun
force|forces|forced ..1 to ..4 sleep ..1 with ..1 men|customers|clients
urge|urges|attracted|attraction|aroused|fantasies|fantasize|fantasizing|desires|impulses ..4 kids|children|kid|child|niece|nephew|stepdaughter|stepson|toddler|girls
want|urge|urges|thoughts|afraid|scared|might|tempted ..3 touch|touching ..1 kids|children|minors|a|my ..1 kid|child|niece|nephew|stepdaughter|inappropriately|sexually`,
    except: `
${screen}
balloon|balloons|photo|photos|picture|pictures
i ..1 said|say|told|tell
like i
kill them|everyone|people ..1 with kindness
out of work|school
news|report|investigator|cop|police ..6 child
campfire|bbq|fireplace|grill|stove|cozy|firepit|candles|bonfire|trend|arduino
accident|accidentally|stepped|injection|vet
movie|series
could|would kill us|me|him ..1 for
video|photo|photos|hoops|commercial
rent|bill|bills|guest|grocery|wish|shopping|bucket|price
have|having|raise|spoil|buy|hug|teach|adopt|yell|scream|more ..1 kids|children|kid|child|niece|nephew|toddler`,
  },
  {
    kind: "self-harm",
    level: 3,
    patterns: `
estoy|estamos|parado|parada|sentado|sentada|subi|subido|subida ..2 en|a|al|del|sobre ..1 puente|azotea|vias|cornisa|barandal|borde ..1 $|ahora|ya|adios|y`,
    except: `
trafico|foto|fotos|trabajo|trabajando|arreglando|paseo|paseando|fiesta|amigos|pintando|tinaco|antena|vista|caminando`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
compre|consegui|agarre|tengo una|la|el|un ..1 pistola|arma|escopeta|revolver $|hoy|ayer|cargada|esta|para|y`,
    except: `
silicon|agua|juguete|pegamento|calor|pintura`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
sangro|sangrando|sangre|sangrado ..8 embarazo|embarazada
embarazo|embarazada ..8 sangro|sangrando|sangre|sangrado
me|se ..1 desmaye|desmayo|desmaya ..2 dos|tres|cuatro|varias|otra|2|3 ..1 veces|vez
bebe|nino|nina|hijo|hija|hermanita|hermanito|abuela|abuelo|mama|papa|esposo|esposa ..2 no respira|despierta|reacciona|responde ..2 $|y|esta|ayuda
se ..1 ahoga|ahogando|asfixia|asfixiando ..2 $|con|ayuda|y`,
    except: `
responde|contesta ..1 mis|los|el|a|al|mi ..1 mensajes|llamadas|telefono|correos|whatsapp|mensaje
examen|prueba|tipo ..2 sangre
se ahoga ..2 vaso`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
maestro|maestra|profesor|entrenador|tio|padrastro|primo|abuelo|cura|sacerdote|hermanastro|novio ..4 me ..1 beso|besa|toco|toca|manosea|manoseo|acaricia|desnuda|desnudo ..2 $|cuando|y|en|la|las|abajo|por
chantajean|chantajeando|chantajea|chantaje|chantajearme|extorsiona|extorsionan|extorsionando ..6 $|fotos|videos|dinero|con
patron|jefe|jefa|senora|duena|dueno|agencia ..1 tiene|tienen|quito|guarda|guardan|nos mi|mis|nuestro|nuestros ..1 pasaporte|pasaportes|documentos|papeles
carro|hombre|tipo|alguien|camioneta|coche|senor|muchacho ..1 me|nos sigue|siguen|persigue|siguio|persiguen`,
    except: `
frente|mejilla|cachete|mano|guitarra|piano
en instagram|twitter|facebook|tiktok`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
no he|ha|hemos comido nada? en|desde|hace|por dos|tres|cuatro|cinco|seis|siete|varios|2|3|4|5|6|7|10 dias
llevo|lleva ..3 dias ..1 sin comer`,
  },
];
