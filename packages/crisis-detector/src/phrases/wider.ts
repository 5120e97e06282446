import type { CueGroup, CueKind } from "./patterns.ts";

/** Third layer of patterns: plain statements in other words, in particular about harm, food, drugs and emergencies. Same notation. */
export const wider: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
un alive|aliving <self>
ready|want|wanna 2 die
only|all thing ..3 want ..6 to die|dead
tried|try ..1 to end it ..1 $|last|yesterday|again|tonight|on
pull|pulling ..2 my hair ..6 hit|blood|feel|punish
kill|k!ll <self> is all
i|ive|so|already ..2 attempted ..1 last|this|on|once|three
fantasize|fantasizing|fantasise|daydream|daydreaming|obsess|obsessed|obsessing ..2 about ..1 dying|death|dead|suicide
want|wanna|wants 2 die|unalive
want|wanna|wish|would|like ..1 to die|be ..1 now|already $
cut|cutting|slice|slash ..1 my ..1 thighs|thigh|hips|hip|stomach|wrists|wrist|belly|ankles ..6 $|bathroom|school|today|again|tonight|where|yesterday
clean ..2 from cutting|self|harming
blade|razor|razors|scissors ..8 used it|them
thought|think|thinking|urge|wanted ..3 about|of|to ..1 jump|jumping|stab|stabbing|hang|hanging|drown|drowning|shoot|shooting ..1 $|<self>|off|then
railing|ledge|bridge|overpass|platform ..6 thought|thinking|wanted ..3 jump|jumping
stick|stuck|push|pushed|poke|poked ..1 pin|needle|pins|needles ..3 my ..1 skin|arm|leg|hand|body
wish|wished ..3 not|never ..2 survive|survived
about|going|ready|nearly|almost|close ..2 to ..1 end it $|last|when|yesterday|tonight|again
rather die than ..1 live|move|go ..1 into|on|back|like|in
intente|intento|trate ..2 suicidarme|matarme|quitarme
atrevo ..6 morirme|morir
i|im|been|started cutting again
dying|death|suicide|suicidal ..2 on|in ..1 my mind|head|brain
i|ive|already ..2 attempted ..1 $|twice|before|again|suicide
psych|mental ..1 ward|hospital|unit ..5 attempt|overdose
think|thinking|thoughts|thought ..2 death ..2 my own|all|every|constantly|again
day|hour|night without ..1 thinking|think ..2 death|dying|suicide
<ideas> ..4 end|ending|ended|kill|killing|hang|shoot ..1 <self>
picture|picturing|imagine|see|seeing <self> dead|hanging|die|dying
hit|bang|slam|punch|slap|smash ..1 my own ..1 head|face|leg|arm|body|stomach
hand|arm|finger|palm ..3 over|on|against|to ..2 stove|flame|candle|burner|lighter ..6 blister|burn|purpose|pain|until
hide|hid|hidden|hiding ..5 blade|razor
i ..8 my ..8 until|till|so ..4 bled|bleed|bleeding|blood|blistered|purple|raw
wrist|wrists ..3 bandage|bandaged ..8 tell|told|hide|lie|say
scissors|blade|razor ..4 wrist|thigh|arm|arms ..4 again|tonight|$
carve|carved|carving|scratch|cut|etch ..3 words|word|lines|letters|initials ..3 my ..1 <body>|<limbs>
purpose|punish ..6 hurt|harm|burn|cut|hit <self>
want|need|urge ..3 cut ..1 deeper|deep|more
dont|not want|wanna ..1 live like this ..2 or|nor|any|either
wrist|thighs|arm|arms ..3 full|covered ..2 of|in|with ..2 cuts|scars`,
    except: `
jumping|jump ..2 ship|jacks|in|rope|hoops|puddles|trampoline|bandwagon
needle|pin ..6 sewing|acupuncture|nurse|insulin|splinter
guitar|dance|practice|floss|flossing|gum|gums|blackberries|roses|hiking|heels|shoes
scratched ..8 cat|dog|thorns|bush
hit my own ..2 record|goal|target|ball
cut|cutting ..3 hair|carbs|costs|spending|sugar|coupons|grass`,
  },
  {
    kind: "self-harm",
    level: 3,
    patterns: `
pills|tablets ..3 counted|lined|laid|crushed ..1 out
rope|noose|gun|pistol|shotgun|rifle ..8 going|gonna ..2 use it|end|kill|die
ill have|be ..2 killed|dead|gone ..1 <self>|by|before|tonight
home|back|time|before ..6 ill have killed <self>
tracks|train|platform|station|roof|deck|garage|bridge|level ..10 end it|jump $|it
razor|knife|blade ..3 my hand|wrist|lap|throat ..8 bleed|die|cut|end|out
took|drank|taken|swallowed ..10 want to die ..2 before
pills ..8 take ..1 them|it all ..2 at|tonight|midnight|when|after
slit|cut|slashed ..1 my ..1 wrists|wrist|throat ..4 ago|now|just|minutes
shotgun|gun|pistol|rifle|rope|noose|razor ..8 end|ending|take ..1 my life
swallowed|took|taken|downed ..3 fifty|forty|thirty|twenty|sixty|hundred|lot|bottle|all|whole ..4 <meds>
killing|kill <self> ..1 at|tonight|today|tomorrow|noon|midnight|dawn|now|after
pills ..3 hand|hands|lap|palm ..6 want|die|kill|end
tome|tomo|trague ..4 frasco|todas|caja ..4 pastillas
tied|tying|made|hung ..1 noose
noose ..3 tied|ready|hanging
gun|pistol|barrel|shotgun|revolver ..4 in|to|against|at|under ..1 my mouth|head|temple|chin|throat
took|swallowed|taken|ate|downed every pill|tablet
on|at ..2 overpass|bridge|roof|ledge|railing|balcony|cliff|tracks ..6 about|going|gonna|ready|want ..2 jump
ledge|overpass|railing|roof ..8 let go $
car|engine ..4 closed|locked|shut|running ..3 garage
loaded ..2 gun|pistol|rifle|shotgun ..8 die|end|kill|want
injected|injecting|inject ..2 all|whole|too ..4 insulin
going|gonna|about ..3 throw|throwing ..1 <self> ..3 front|off|under
drank|drink|drinking|swallowed bleach|antifreeze|poison|cleaner
cut|slit|slashed ..1 my ..1 wrists|wrist|throat|veins ..8 stop|stops bleeding
razor|knife|blade|gun|rope|pills ..10 going|gonna|about ..2 kill|end|hang|shoot|cut <self>|my
rope ..2 up|hanging|tied ..8 die|end|kill|go
kill|killing|shoot|shooting|hang|hanging|end|ending <self>|it|my ..8 before|when ..2 they|he|she|anyone|everyone|mom|dad|wife|husband ..3 come|comes|get|gets|home|back|find|leave
doing|do it ..1 now ..3 bye|goodbye|kill|killing|end
took|taken|swallowed ..5 <meds> ..4 ago|now|scared ..6 die|help|anyone|checks|scared`,
    except: `
took ..1 all my <meds> on|this|as|every|regularly|correctly
tracks|train|platform|station ..10 end it ..1 meeting|trip|relationship
took|taken ..4 <meds> ..4 dentist|doctor|prescribed|headache|allergy|fever|vitamin
garage ..6 mechanic|repair|band|sale
movie|film|book|novel|story|episode`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
havent|hasnt|not|nothing ..2 eat|eaten|ate ..2 since ..1 sunday|monday|tuesday|wednesday|thursday|friday|saturday
sin comer ..6 dias|bajar|peso|gorda|nada
dias sin comer
nothing|only ..2 but ..1 broth|water|coffee|tea|gum|ice|celery|lettuce ..2 for ..2 days|week|weeks|all
starve|starving|starved ..6 fit|size|uniform|dress|jeans|costume|photos
vomito|devuelvo ..3 todo|cada|lo ..3 como|comida
no|not|havent|hasnt|without|zero ..2 solid food|meal ..4 day|days|week|weeks
havent|hasnt|not|nothing|no|without|stopped ..3 eat|eaten|ate|food|eating ..2 for|in ..2 two|three|four|five|six|2|3|4|5|6|days|week|weeks
restrict|restricting ..3 again|calories|today|day|food|eating|harder
~ eat|eating|eaten|on|down|only|under ..3 200|300|400|500|600|700 ..1 calories|cals|kcal
down to 200|300|400|500|600 ..1 day|calories|a
lbs|pounds|kilos ..4 want|need|wish|should ..4 less|lower|thinner|smaller|under
diet pills ..5 no|instead|food|only|meal|skip
fingers|finger|toothbrush|spoon ..2 down ..1 my throat
throw|puke|vomit|throwing|vomiting|puking ..1 up? ..2 almost|nearly|after ..1 every|each|all|most ..1 meal|meals|food|time
punish|punishing <self> ..3 no|without|food|hunger|eat|fasting|starving
ice|gum|coffee|water ..3 for|instead|as ..2 dinner|meals|lunch|food ..8 scale|weight|fat|thin|calories
faint|fainted|passed|dizzy ..5 because|since|from ..4 not|dont|wont|havent|refuse|starving ..2 eat|eaten|eating|myself
eat|eating|food|meal ..4 vomit|puke|purge ..6 throat|bleeds|again|every|teeth
scale ..4 go|goes|went|number ..3 down|up ..8 starve|skip|eat|food|dinner|hate
dejo|deje|dejar ..2 comer ..6 gorda|gordo|peso|bajar|adelgazar|flaca
provoco|provocarme|provoque ..2 vomito
vomito|vomitar ..3 despues|cada|comer|comida`,
    except: `
flu|virus|bug|norovirus|surgery|chemo|pregnant|pregnancy|morning|medication|antibiotics|hangover|blood|roller
baby|dog|cat|toddler ..3 eat|eaten|eating
snack|recipe|serving|burger|contains
spending|shopping`,
  },
  {
    kind: "substance",
    level: 2,
    patterns: `
do|doing|did|take|taking|snort ..2 coke|cocaine|meth|lines|line|bump|adderall ..2 before|during|after|at ..3 shift|work|school|class|every
my|the heroin|cocaine|meth|opioid|drug|drugs|alcohol|drinking ..2 use|habit|problem|intake ..4 control|worse|hand|secret|ruin
cant|cannot|dont ..2 sleep|function|relax|work|leave|teach ..2 without ..3 beers|drinks|wine|vodka|pills|joint|whiskey
i|im ..1 drink|drinking|drunk ..3 every day|night|morning|shift ..1 before|at|during|until|since|and|alone|$
passed|pass|passing ..1 out drunk
tomando|tomo|bebo|bebiendo ..3 todos|diario|cada ..6 trabajo|dejar|perdi|puedo
cant|cannot|couldnt|unable|never ..2 quit|stop|kick|give ..1 drinking|alcohol|booze|drugs|using|pills|<drugs>
need|needed ..2 <drugs> ..3 feel|function|sleep|cope|work|get|normal|survive
i ..2 drove|drive|driving drunk|wasted|high|hammered|buzzed
dui|dwi|owi ..8 drinking|drink|drunk|again
in|through|went|having|from|bad withdrawal|withdrawals
buy|buying|bought|get|getting|score|steal|stealing|stole|took ..3 pills|oxy|percs|weed|coke|meth|adderall|xanax|fentanyl|heroin|opioids|painkillers ..3 off|from ..3 guy|dealer|friend|street|coworker|kid|mom|mother|dad|grandma|patient|patients|work|someone|pharmacy
wake|woke|waking ..6 first thing ..4 drink|smoke|use|snort
~ snort|snorted|snorting|huff|huffing|huffed|inject|shoot|shot|smoke|smoking|smoked ..3 <drugs>|paint|glue|gas|ritalin|crack|up
cant|cannot|dont ..2 get|make|go|do ..2 through ..3 without ..2 line|drink|pill|hit|bump|bottle|<drugs>
lost|losing|lose|cost ..5 job|jobs|house|family|kids|license|marriage|everything ..3 to|over|because|for ..3 drinking|alcohol|booze|drugs|<drugs>
drinking|alcohol|booze|drug|drugs|gambling|cocaine|meth|heroin|pill habit|addiction ..3 cost|took|ruined|ruins|destroyed|destroying|killing
drink|drinking|drank mouthwash|sanitizer|perfume|cologne
<drugs> ..2 every ..1 weekend|day|night|morning|hour ..8 weekdays|scared|stop|more|now|myself
lost two|three|my|another job|jobs ..3 alcohol|drinking|booze`,
    except: `
drink|drinking ..3 water|tea|coffee|smoothie|milk|juice|soda|kombucha
do lines|line ..2 play|script|code|dance
cash|atm|bank|money|savings|account|ira|caffeine|coffee|sugar|withdrawal limit
shot up ..3 price|prices|rent|rates|cost|costs|bill
drunk driver|driving was|is|class|course
smoke|smoked ..3 brisket|salmon|ribs|meat|cigarette|cigarettes
was an? alcoholic|addict when
painkillers|tylenol|ibuprofen ..6 dentist|surgery|knee|back|root`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
law ..4 <act> ..1 me|my
wont|not|never|keeps|keep ..1 stop? ..1 following me
gets|get|getting|got slapped|hit|beaten|punched|kicked|choked ..3 by ..1 his|her|their|my ..1 son|daughter|husband|wife|boyfriend|girlfriend|dad|mom
screams|yells|screaming ..4 kids|children ..8 hit|hitting|slap|beat
touching|touches ..1 my|the friend|sister|daughter|niece|brother|son ..8 report|tell|secret|school
kid|child|boy|girl ..8 marks|bruises|welts ..4 legs|arms|back|neck|face
~ hell|shell|will|going|gonna|would|theyll|says|threatens kill|shoot|stab|bury us|me ..1 $|all|if|when|and|ever|before
ex|he|she|man|husband|boyfriend ..2 sits|waits|parks|parked|stands|sat|waiting|lurks ..2 outside|front ..3 my|the|our|of ..1 work|house|job|school|apartment|home|window|office|building
shove|shoves|push|pushes|hit|hits|slap|slaps|grab|grabs me ..4 take|takes|steal|steals ..1 my pension|money|check|card|pills|savings
post|posts|posted|posting|share|shares|sends ..2 naked|nude|intimate|private|sex ..1 pictures|photos|videos|pics|video
~ twist|twists|twisted|pinch|pinches|bend ..1 my arm|wrist|ear|finger|skin ..6 $|when|if|because|until|again
throw|threw|throws|poured|pours|spills ..2 boiling|hot|scalding ..2 coffee|water|oil|soup ..2 at|on|over me|us
tied|ties me ..1 up|to
~ send|sends|sent me ..2 pictures|photos|videos ..3 my ..1 house|door|front|car|window|kids
~ slashed|slashes|cut|keyed my ..1 tires|brakes|car
hits|hit|beats|whips us|me ..1 with ..1 whatever|belt|stick|cable|cord|shoe|spoon|hanger|pan
suegro|padrastro|tio|primo|hermano|abuelo|jefe ..3 me toca|toco|manosea
keep|keeps|kept touching me|my
gun ..6 locked ..1 us|me|the
hand|hands|fingers ..1 up|under|down|in ..1 my skirt|shirt|dress|pants|underwear|blouse|bra
woke|wake ..4 on top|inside of me
~ broke|broken|cracked|fractured|dislocated|knocked ..3 my ribs|nose|jaw|arm|tooth|teeth|wrist|collarbone|finger ..6 he|she|fight|argument|again|said|sorry|$
<wall>|aide|carer|nurse|coach|priest|pimp|trafficker|grandson|grandfather|stepbrother|stepsister|cousin|law|landlord|employer|son|daughter ..3 hit|punch|slap|kick|choke|strangle|beat|shove|smack|headbutt|bite|drag|whip me|us ..1 $|when|because|if|in|on|around|with|again|and|every|for|so|hard|until|against|down|while|at
<wall> ..3 broken|broke|cracked ..3 of|my ..1 ribs|nose|jaw|arm|tooth|bones
handprints|fingerprints|bruises|bruise|marks|burns ..5 from|by ..1 him|her|husband|boyfriend|dad|wife|girlfriend|stepdad
share|shares|shared|leaked|leaks|sends|sent|posted|posts|showed|shows ..2 nudes|nude
<wall> ..2 knocked|knocks|choked|choke|beat ..1 me out|unconscious|cold|senseless
~ smash|smashed|slammed|bashed|banged|slam|bash|bangs my head|face
<wall> ..3 burned|burn|burns|burnt ..1 my|me ..6 purpose|cigarette|iron|stove|punish
ex|he|husband|boyfriend ..3 broke|breaks|breaking|climbed|got ..1 into|in my ..1 flat|apartment|house|home|place|room|window|car ..8 $|waited|again|dark|me|night|threatened|scared
~ put|puts|bury|send ..1 me ..2 in|six ..1 ground|grave|hospital|feet|dirt
me ..1 jalo|jala|arrastro|arrastra|tiro|tira|empujo|empuja|pateo|patea|abofeteo|abofetea|ahorco|ahorca|quemo ..4 pelo|piso|suelo|cara|pared|cuello|$
me obligo|obliga|forzo|fuerza ..3 relaciones|sexo|tocarlo|acostarme
~ touches|touched|touching|gropes|fondles|molests ..3 me|my|her|him|friend ..6 night|secret|school|report|tell|private|there|$`,
    except: `
threatened ..6 netflix|password|couch|lawyer|review|quit|leave|resign|sue|court|fire
joke|joking|laughing|laugh|comedy|comedian|comic
hit|beat|choke|kick|punch ..2 me ..2 with|at|in|by ..3 bill|fee|news|idea|question|invoice|chess|cards|tennis|poker|scrabble|game|race|email
toddler|baby|overtired|tantrum|plays|playing|accident|accidentally|soccer|basketball|football|hockey|karate|judo|boxing|sparring|derby|juega|jugando
drag|drags|dragged|push|pushes|pushed|throw|threw ..1 me ..2 to|into|out|toward|towards ..3 store|gym|party|mall|church|concert|museum|yoga|better|run|apply|study|comfort|garage|pool|bus
touched me|my ..2 heart|deeply|soul
kill|killed|kills|destroyed|crush|crushed ..1 me`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
chest ..10 jaw|arm ..1 $|numb|hurts|sweat|sweating|and|too
pregnant ..8 bleeding|seizure|unconscious|collapsed|blood ..3 $|heavy|heavily|dizzy|and|bad
bleeding ..4 heavy|heavily|lot|badly ..6 dizzy|pregnant|faint|stop
breathing|breath ..2 gurgling|rattling|shallow|stopped|slow|weird
wake|waking|woken ..1 up ..4 breathing|gurgling|blue|unconscious
ate|swallowed|swallow ..2 battery|batteries|magnet|magnets|coin|bleach
mouth|face|lip ..3 hanging|drooping|droops|drooped|hangs|lopsided|crooked
face|throat|tongue|lips ..2 swelling|swollen|closing|tight ..8 swallow|breathe|sting|stung|allergic|peanut|peanuts|bee
stung|peanut|peanuts|allergic ..8 swallow|breathe|swelling|closing|throat
seizure ..3 now|just|right|again|pregnant|stop
slur|slurring|slurred ..8 arm|face|words|speech|side|confused|fine
clutch|clutched|clutching|grab|grabbed|holding ..1 his|her|my chest ..4 fell|collapsed|down|floor|cant|sweating
no|lost|without|weak pulse|heartbeat
worst headache ..4 life
headache ..8 cant see|speak|talk|move
took|taken|swallowed ..4 bunch|lot|handful|ton|bottle ..1 of ..2 <meds> ..6 passed|unconscious|wake|floor|asleep|responding
diabetic ..8 passing|passed|unconscious|responding|fainting|collapsed
passing out ..6 diabetic|sugar|insulin|alone|help
toddler|baby|child|kid|daughter|son|girl|boy ..3 swallowed|ate|drank|into|took ..4 medicine|<meds>|bleach|cleaner|battery|detergent|magnet|magnets|poison|antifreeze
double|triple|twice|wrong dose ..10 heart|faint|dizzy|breathing|racing|breathe
see|showing ..1 bone
electrocuted|unresponsive
not|isnt|wont|doesnt responding|respond|moving|waking|wake
desmayado|desmayada|inconsciente|desmayo ..6 sangre|sangrar|respira|responde|ayuda|no
no para|deja de sangrar
dolor ..2 pecho ..6 respirar|brazo|fuerte`,
    except: `
wont|not|doesnt|isnt respond|responding|moving|waking|wake ..3 email|emails|text|texts|messages|landlord|company|bank|house|couch|forward|fast|car|me up
isnt|not moving ..3 fast|forward|out|in|here|until|quick|away|to
app|website|server|page|screen|customer|seller|support|landlord|alarm|teenager
double dose ..3 coffee|espresso|vitamin|sugar`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
hombre|alguien|tipo ..2 armado|pistola|cuchillo ..4 casa|puerta|mi
has|got|with ..2 gun|knife|rifle ..8 locked|trapped|hostage|holding ..1 us|me|the
in|inside ..1 my|the|our house|home|apartment|room ..2 right now
someone|somebody|he|man|stranger|they ..3 in|inside ..1 my|the|our ..1 house|home|apartment ..8 whisper|whispering|hide|hiding|hear|downstairs|upstairs|please|help|police
hear|heard ..2 them|him|someone|somebody|footsteps ..2 downstairs|upstairs|inside|hallway ..6 alone|hiding|please|help|house
pounding|banging|hammering|kicking ..2 on|at|in ..1 my|the|our ..1 door ..8 kill|scream|screaming|bat|gun|knife|hiding
ex|he|husband|boyfriend ..5 with ..1 gun|knife|rifle|bat|machete ..1 $|and|now|right|please
flames|fire|smoke ..4 hallway|kitchen|stairs|room|building|house|floor|apartment ..8 out|stuck|trapped|floor|help|please|children|kids
man|men|guy|someone|somebody|stranger|anybody ..6 trying|checking|testing|rattling|forcing ..1 the|my|our ..1 door|doors|window|windows|lock|handle
broke|breaking|broken in ..5 im|i|hiding|closet|bathroom|bed|upstairs
house|apartment|room|building|kitchen|hall ..4 filling|fills|filled|full ..2 smoke
smashing|breaking|destroying|throwing everything ..6 coming|me|us|hiding|locked
me|nos ..1 esta ..1 siguiendo|persiguiendo
siguiendo|persiguiendo ..3 hombre|alguien|tipo
metieron|metio|entraron|entro|meten ..3 casa|departamento|cuarto
locked|stuck|trapped ..2 in ..2 his|her car|truck|house|basement|room ..6 let|out|help
he|she|guy|man|somebody|someone ..3 got|has|have|holding ..1 knife|gun|bat|machete|axe ..6 please|hurry|help|coming|here|scared|hiding
<wall>|he ..2 has|took ..1 the kids|children|baby ..8 hurt|kill|gun|knife
there ..2 someone|somebody|man|stranger ..2 in|inside ..1 my|the|our house|apartment|home|room|yard|garage|flat`,
    except: `
broke in ..3 shoes|boots|glove|jeans
movie|film|book|story|dream|dreamed|dreamt|game
plumber|contractor|locksmith|landlord|repairman|realtor|inspector`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "i",
    patterns: `
deserve ..3 to ..1 be ..1 shot|killed|stabbed|dead|die ..8 want|going|do|gonna
keep|keeps|have|having|get|getting ..3 thoughts|images|urges|fantasies ..2 about|of|to ..1 hurt|hurting|kill|killing|stab|stabbing|drown|drowning|smother|harming|choking ..2 my|the|kids|children|baby|people|someone|him|her|them
~ hit|slapped|punched|kicked|scratched|bit|choked ..1 my ..1 boyfriend|girlfriend|husband|wife|partner|fiance ..2 with|last|again|yesterday|tonight|and|because
~ kill|hurt|murder|shoot the|that ..1 man|guy|men|person|woman who|that
make him|her|them pay ..8 knife|gun|bat|weapon|blood|hurt
bought|got|carry ..2 knife|gun ..8 him|her|them|pay|revenge
threw|throw|shook|shake|dropped|squeezed|slapped|hit ..1 my|the ..1 toddler|baby|son|daughter|infant|newborn|kid|child|boy|girl ..8 hard|bed|wall|rage|lost|anger|ashamed|nose|cry|crying|face|control
pushed|push|hit|slapped|kicked|punched|shoved|beat ..1 my ..1 dad|mom|mother|father|grandma|grandmother|grandfather|wife|husband|girlfriend|boyfriend|kid|son|daughter ..6 down|stairs|steps|again|face|ashamed|wrong|control|yesterday
afraid|scared|worried|terrified ..3 ill|i|might|of|could ..4 hurt|hit|shake|kill|smother|drop ..1 my|the ..1 son|baby|kids|daughter|wife|child|children|newborn
voice|voices ..3 tell|telling|say|saying ..4 kill|hurt|stab|harm ..2 sister|brother|mom|dad|him|her|them|people|wife|husband|baby|son
threatened|threaten ..1 my ..2 ex|wife|husband|girlfriend|boyfriend|son|daughter|neighbor ..3 hammer|knife|gun|bat
beat|beating|hit|hitting|slapped|whipped|punched|kicked ..1 him|her|them ..3 till|until`,
    except: `
beat|hit ..5 game|chess|cards|tennis|video
threw ..3 birthday|party|ball|surprise
hit ..4 by accident|accidentally
push|pushed ..3 swing|stroller|wheelchair|study|apply|limits
hurt ..4 feelings`,
  },
];

/** Too much of something that poisons no one. */
export const harmlessDoses = `
overdose|overdosed|overdosing|overdoses ..2 on|of ..3<treatment> <treats>
lethal|fatal|toxic dose ..1 of ..3<treatment> <treats>
<treats> ..1 overdose
relapse|relapsed|relapsing ..1 on|with|into ..3<treatment> <treats>
withdrawal|withdrawals ..1 from ..3<treatment> <treats>`;

/** Exceptions for every pattern of a kind, wherever it occurs. */
export const excuses: Partial<Record<CueKind, string>> = {
  "harm-to-others": `
could|would strangle|throttle|smack him|her|them
strangle|throttle|murder|kill ..2 him|her|them ..2 for
movie|film|book|novel|game`,
  "self-harm": `
until|till|before it stops|stop hurting
traffic|commute|parking ..2 suicide
death and taxes
throw ..2 playstation|phone|laptop|printer|him|her|it|tv|computer|clothes ..2 out
how long until|till|before
no tengo ganas de morir|morirme
${harmlessDoses}
in ..1 play|movie|film|scene|sketch|novel i|they|he|she
suicide|suicides squeeze|squad|wish|prevention|awareness|hotline
ran|run|running|runs suicides
wake ..1 up? ..2 at 1|2|3|4|5|6|noon|five|four|six
go ..1 bags|suitcase|tickets|car
stop ..1 for one|an|five|a hour|minute|minutes|day|second|sec|bit
corte ..2 dedo|pelo|mano
morir ..4 piscina|playa|calor|helado
calor ..4 morir
affairs|papers in order ..2 with|for ..4 will|tax|lawyer|taxes|mortgage
as a paramedic|nurse|doctor|teacher|counselor|therapist|volunteer|medic|cop|firefighter
out of my life
injure|injured myself ..8 gym|playing|ball|running|lifting|workout|game|training|match|knee
burden ..3 bringing|telling|dumping|venting|talking|complaining|unloading|drama`,
  abuse: `
drunk|drunken texted|dialed|called
would kill me if i
in ..1 play|movie|film|scene|sketch|novel i|they|he|she|we
fight|fighting ..1 me ..1 for ..2 house|car|custody|couch|dog
track|tracks|tracking|monitors ..1 my flight|package|order|steps|run|sleep|macros|delivery
threaten ..6 netflix|password|couch|record|review
go ..1 home and ..2 tell|face|say
say no to ..2 manager|boss|client|clients|extra|overtime|customer|friends|people
jefe|jefa|supervisor ..1 me controla|vigila|grita
report ..3 bruise|bruises|abuse ..6 protocol|work|student|training|teacher
scrolls past
me pega ..2 cuando juega|jugando
check|checks|checking ..1 the account|weather|oven|tires|mail|score|scores|stock|budget|map
as a paramedic|nurse|doctor|teacher|counselor|therapist|volunteer|social`,
  eating: `
spending|shopping|dopamine|news|phone|screen|sugar|alcohol fast
eat|eating ..1 the last|whole ..2 donut|cookie|slice|piece|cake|bag
fast ..2 for|during|before ..2 ramadan|lent|yom|blood|surgery|lab`,
  medical: `
ran|run|running|marathon|workout|squats|leg ..8 legs|arms
${harmlessDoses}
character|villain|king|queen|emperor|empress|pharaoh|wizard|player ..3 overdosed|poisoned|died|stroke|collapsed|unconscious
history|chemistry|biology|acting class
partido|juego|final ..3 infarto
as a paramedic|nurse|doctor|teacher|medic|cop|firefighter|dispatcher
had a stroke ..6 now|today|since|recovered|play|walk
i|we ..1 dont move
journal|journaling|meditation|meditating|yoga|visualization|stretching|mindfulness ..8 breathing ..2 weird|slow`,
  substance: `
${harmlessDoses}
out|bar|bars ..3 with ..2 <pals> ..4 drink|drinking|drunk
out ..1 drinking with|w ..2 <pals>
get|understand wanting|why|how|that ..6 drink|drinks|drinking
<drugs> ..3 in|on|from ..1 the? news|podcast|documentary|show
as a paramedic|nurse|doctor|teacher|counselor|bartender`,
};
