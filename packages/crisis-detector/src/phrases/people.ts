import type { CueGroup } from "./patterns.ts";

/** Danger of another person, as those around notice it, and what makes the writer's own danger immediate. Same notation as the patterns. */
export const peopleGroups: Record<string, string> = {
  near: "friend bestie mate buddy roommate flatmate housemate brother sister son daughter boy girl kid child stepson stepdaughter cousin nephew niece uncle aunt mom dad grandma grandpa husband wife boyfriend girlfriend partner ex coworker colleague boss neighbor student classmate teammate client patient tenant lodger apprentice teen teenager he she they someone",
  firearm: "gun pistol rifle shotgun revolver",
  height: "bridge roof rooftop ledge overpass parapet railing tracks balcony cliff quarry",
  unreached: "answer answering pick picking respond responding reply replying reach",
};

export const people: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    patterns: `
found|saw|noticed|spotted|discovered|has|have ..3 cut|cuts|scars|slashes|marks ..4 arm|arms|wrist|wrists|leg|legs|thigh|thighs|forearm|forearms
<near> ..3 cut|cuts|cutting|slit|slashed ..1 her|his|their|the wrist|wrists|arm|arms|thighs|veins
<near> ..3 cut|cuts|cutting when|after|before|because|again|every|at
<near> ..2 is|been|keeps|started|worried ..2 cutting $|again|now|and
found|find|finds ..3 razor|razors|blade|blades|rope|noose|pills|tablets ..2 hidden|wrapped|stashed|rolled|under|in ..4 <near>|her|his|sock|mattress|pillow|drawer|room|closet|backpack|bag
found|find ..3 rope|noose|note|letter ..2 in ..1 my|his|her|their|the ..1 <near> ..1 room|closet|car|desk|drawer|garage|shed|jacket
found|find|wrote|writes|written ..3 note|letter|letters ..3 <near> ..6 goodbye|die|dying|forgive|sorry|forgiven|everyone|all of us
note|letter ..4 <near> ..3 room|mattress|jacket|pillow|desk ..4 addressed|goodbye|forgive|sorry|date
<near> ..6 goodbye|forgive|sorry|thanks|thank|love|everything|square ..6 wont|isnt|not|cant ..2 <unreached>
<near> ..6 goodbye|forgive me|thanks|thank|love|everything|sorry ..8 phone|voicemail ..1 is|goes|off|dead
<near> ..4 post|posts|posted|posting|text|texted|texts|wrote|writes|said|sent ..3 goodbye|final|last ..3 post|message|stuff|thing|word|everyone|all|email|letter
<near> ..3 took|swallowed|swallows ..3 bunch|handful|bottle|lot|all|too|pills|tablets|overdose ..8 ago|ambulance|help|hospital|again|sleepy|call|wont|isnt|breathing|told
<near> ..2 took pills|tablets ..8 again|last|week|yesterday|night|says|said
<near> ..4 has|have|had|got|bought|keeps|found ..2 plan|rope|noose|pills|gun ..6 wont|not|isnt|dont|and|closet|car|scared ..6 <unreached>|call|tell|talk|die|end|let|her|his|closet|scared
<near> ..6 be|been|go|going|joining|join|joined|see with ..1 his|her|mom|dad|grandpa|grandma|wife|husband|god|jesus|the ..6 stopped|stop|quit|wont|refuses|soon|says
<near> ..3 stopped|stop|quit|refuses|refused|skips|skipping ..3 eating|pills|meds|insulin|dialysis|treatment|medicine ..8 join|waiting|fetched|takes|turn|longer|finished|die|dying|point|for|wants|hoping|god
<near> ..6 wants|wanted|want|says|said|going|ready|talks|talking|keeps ..3 join|joining|follow|following ..1 <near>|her|his|them ..1 $|soon|in|and|now|by
<near> ..8 jump|jumped|drive|drives|driving|put|crash|swerve|off ..4 into|off ..2 something|bridge|wall|tree|pole|pillar|river|lake|dam|roof|traffic
<near> ..3 on|at|outside ..2 <height> ..8 ambulance|rail|jump|wont|down|edge|step|screaming|police
<near> ..6 with|has|had|got|holding|took|cleaning ..2 <firearm> ..6 mouth|head|himself|herself|table|bathroom|locked|bed|crying|scared|lap
<near> ..6 off|kill|end|hang|shoot himself|herself|themself|themselves
<near> ..8 attempted|attempt ..3 before|twice|again|times|last|once ..1 $|it|and|in|week|month|year|life
<near> ..6 tried ..1 to end it|his|her
<near> ..8 says|said|would ..3 do it again $|and|but
<near> ..5 hide|hides|hiding|hoard|hoarding|hoards|saving|stockpile|stockpiling|collecting ..3 pills|tablets|meds
<near> ..4 locked|locks|locking ..3 bathroom|room|garage|car ..6 pills|gun|knife|razor|rope|blood|blade
<near> ..4 bang|bangs|banging|hit|hits|hitting ..2 head ..2 wall|against
<near> ..6 burn|burns|burning|hurt|hurts|hurting|hit|hits ..2 himself|herself
<near> ..6 tired ..2 of living|existing|life
<near> ..6 cansada|cansado|canso de existir|vivir
<near> ..4 dont|doesnt|not|wont|never ..2 plan|planning|expect|intend|going ..3 turn|turning|see|live|make ..2 birthday|christmas|graduation|thirty|forty|20|21|25|30|18|spring|summer|year|past
<near> ..4 only|just ..2 hanging|staying|alive|here ..3 until|till|because|for
<near> ..6 worth ..2 more ..3 insurance|dead|gone
<near> ..8 insurance ..4 better|sort|worth|manage|fine|kids|than ..3 $|off|him|her|me|you|us
<near> ..6 going|gonna|hell|shell|would|will ..1 end it if|and|tonight|when|all|once
<near> ..8 deserve|deserves|should|shouldve|ought ..4 dead|died|die|be? gone|be? here
<near> ..6 wont|isnt|not|dont|doesnt|doesn ..3 be|around|here|alive ..2 around|here|alive ..3 $|anymore|then|next|by|long|to|for|christmas|monday|friday|tomorrow
<near> ..6 rather ..1 not ..1 exist|be|live|alive|here|wake
<near> ..6 no ..1 reason|point ..3 live|living|alive|wake|going|anymore
<near> ..4 wish|wishes|wished|hopes|hope|hoping|prays ..5 die|dead|wake|born|stop|takes|end|last
<near> ..3 says|said|keeps|told|thinks ..4 we|i|everyone|family|kids|us ..3 be|is|are better|happier|fine|easier ..3 without|off
<near> ..6 gave|gives|giving|given ..4 away ..8 wont|isnt|need|needs|moving|goodbye|calm|happy|light|smiled|sonreia|sick|died|weird|odd
mi|su|una|un ..2 hija|hijo|hermana|hermano|amiga|amigo|prima|primo|chica|mama|papa|novio|novia|esposo|esposa ..3 se corta|cortan|corto
hija|hijo|hermana|hermano|amiga|amigo|prima|primo|chica|chico|mama|papa|novio|novia|esposo|esposa|suegro|suegra|tio|tia|abuelo|abuela ..6 matarse|suicidarse|suicidio|despertar|viva|existir|pistola|soga
hija|hijo|hermana|hermano|amiga|amigo|prima|primo|mama|papa|novio|novia|esposo|esposa ..4 quiere|quisiera|queria ..1 morir|morirse|dormirse`,
    except: `
cut|cuts|cutting|marks|scars ..4 kitchen|cat|cats|cooking|chef|carving|grass|hair|finger|knee|fell|scraped|barber|costs|gym|tattoo|surgery|c|section|bike|bramble|thorn|thorns|class|school|corners|line|coupons|hedge|wood|paper|vegetables|work|job|garden|chickenpox|mosquito|bug|rash|stretch
cut|cuts ..2 class|classes|school|hair|costs|corners|down|back|off|finger|thumb|work|the|up
quit|stopped|stop eating ..2 meat|sugar|out|carbs|dairy|at|late|before
glue|caulk|nail|water|nerf|heat|paint|staple|massage|tattoo|squirt|toy ..1 gun
climbing|tow|jump|boat|sailing|dock|clothes ..1 rope
vitamin|allergy|heartburn|fish|dog|cat ..2 pills|tablets|meds|oil
razor|razors|blade|blades ..9 shave|shaving|beard|scooter|ice|skate|wiper|mower|saw|food|processor|box|craft|hobby
pills|tablets|meds ..6 vitamin|vitamins|allergy|prescribed|doctor|nurse|pharmacy|pharmacist|dentist|flu|cold|fever|organizer|refill|dog|cat
rope ..6 climbing|boat|swing|jump|dog|tow|sail|sailing|garden|truck|trailer|camping|tree|horse|christmas|tug|ranch|farm
plan ..4 phone|data|meal|insurance|travel|lesson|business|study|payment|savings|wedding|party|surprise|weekend|dental|health|trip|workout|training|treatment|birth
gun ..5 nerf|water|glue|toy|top|nail|heat|paint|staple|range|hunting|police|massage|squirt|tattoo|season
goodbye|thanks|thank|love|sorry ..8 job|team|airport|party|dinner|gift|ride|flight|moving|meeting|gym|movie|mute|silent|asleep|napping|charging|charger|battery|dead|plane|landed|shower|work|practice
phone|battery ..3 died|dead|broke|charging|charger|lost|new|screen
bridge|wall|river|lake|roof|pool|puddle|leaves|pile ..4 fish|fishing|run|swim|kayak|boat|bike|paint|painted|photo|tour|repair|fixing|fix|hike|hiking|party|jumped|trampoline
jump|jumped|jumping|drive|drives|driving ..3 rope|ship|start|carpool|school|work|practice|in
join|joining|follow|following ..3 gym|team|club|army|navy|choir|band|call|zoom|meeting|instagram|page|account|class|church|us|marines
be|here|around ..4 weekend|thanksgiving|dinner|party|office|game|wedding|vacation|class|practice|meeting|late|today|shift
away ..4 weekend|vacation|camp|college|trip|free|tickets|samples|candy|secret|ending|kittens|puppies
hope|hopes|hoping|wish|wishes|prays ..6 stop|end|last ..4 rain|snow|pandemic|season|war|strike|winter|summer|drought|semester
pena|risa|hambre|aburrimiento|calor`,
  },
  {
    kind: "self-harm",
    level: 3,
    patterns: `
<firearm> ..3 loaded|lap|mouth|temple ..3 $|and|i|im|alone|now|the|bye|tonight
<firearm>|rope|noose|razor|blade|pills|tablets ..3 in my? hand|hands|lap|palm|mouth
<firearm>|rope|noose|razor|blade|pills|tablets|insulin ..2 is|are ..2 front|next|beside|right ..1 of? ..1 me|here|there ..4 and|i|im|want|bye|alone|know|help|$
my hand|hands ..2 on|around ..1 the|a|my <firearm>
i|ive|have|got ..2 loaded ..1 <firearm>
loaded ..1 <firearm> ..4 table|beside|next|bed|here|alone
noose|rope|cord ..2 is|are|s ..1 already? up|tied|ready|hanging|hung
noose|rope ..1 up $|im|and
tied|tying|hung ..1 the|a|my rope|noose|cord
pills|tablets|meds|bottle ..3 lined|counted|laid ..1 up|out ..4 $|bed|table|counter|tonight|now|bedside|water
pills ..2 are|is|in out|front|open|here ..4 take|them|note|door|bye|die|me|writing|kids
i|ive|just|already swallowed ..2 them|all|everything|lot|bottle|it ..4 $|and|now|of|with|last|at|scared
i|ive|just|already took|taken|drank ..2 all|everything|whole ..2 of|in|bottle ..2 them|cabinet|it|pills
already took|taken|swallowed|drank them|it|all|everything
took|taken|swallowed ..3 them|all|everything|pills|lot|enough ..6 sleepy|drowsy|numb|heavy|scared|ambulance|dying|die|fading|blurry
i|im|standing|sitting|stood|climbed ..2 on|at|over|outside ..3 <height> ..8 jump|jumping|shoes|bye|goodbye|letting|legs|dont|help|please|cold|die|end|step|note|letter|traffic|train
going|gonna|about|ready|will|ill ..1 to? jump $|off|when|now|from
going|gonna|about ..1 to? step|walk|go ..2 in|into|front ..3 train|traffic|truck|next|water|river|sea|reservoir|lake ..4 $|and|not|now
walking|walk|wade|driving|drive ..1 it? into the ..1 sea|river|reservoir|lake|ocean|traffic ..4 $|now|bye|not|and
over|off the rail|railing|edge|side|roof|bridge ..2 $|now|then|after|tonight|bye
not|dont ..3 getting|get|coming|come off|out|down ..3 alive
i ..3 cut|slit|slashed ..1 my wrist|wrists|throat ..6 stop|stopping|deep|bleeding|blood|ago|now
cut ..3 too deep ..6 stop|stopping|bleeding|blood|time|wont
doing|do it ..1 tonight|now|noon|midnight|dawn ..4 bye|goodbye|sorry|love|die|dead|pills|rope|gun
estoy en ..2 azotea|puente|balcon ..8 saltar|carta|bajar|tirarme|adios|miedo|frio
tengo ..2 pastillas|pistola|soga|cuchillo ..4 mano|manos|mesa|listo|listas`,
    except: `
knife|pills|tablets|meds|bottle|medicine ..6 pharmacy|refill|vitamin|vitamins|nurse|allergy|prescribed|organizer|cooking|dinner|kitchen|onion|bread|trip|travel|suitcase|patient|resident|cat|dog|headache|flu|cold|dentist|daily|breakfast|doctor|weekly
glue|caulk|nail|water|nerf|heat|paint|staple|massage|tattoo|squirt|toy ..1 gun
climbing|tow|jump|boat|sailing|dock|clothes ..1 rope
vitamin|allergy|heartburn|fish|dog|cat ..2 pills|tablets|meds|oil
gun|pistol|rifle|shotgun|revolver ..6 range|hunting|deer|duck|ducks|season|nerf|water|glue|toy|nail|heat|paint|massage|squirt|instructor|museum|blanks|prop|police|officer|game|level|controller|safe|training|drill|lesson|class
rope ..6 climbing|boat|swing|jump|dog|tow|sail|sailing|garden|trailer|camping|horse|christmas|lights|tug|gym|tent|hammock|harness|kayak
jump|jumping ..5 rope|trampoline|pool|bungee|parachute|skydive|skydiving|jacks|car|battery|in|ship|chance|offer|puddle|lake|horse|fence|box|instructor|tandem|joy
water|river|sea|lake|ocean ..6 swim|swimming|wetsuit|lesson|lessons|dog|dogs|kids|surf|beach|float|paddle|kayak|race|triathlon|baptism|baptized|fish|fishing
roof|bridge|balcony|edge|rail|railing|overpass|ledge|cliff|tracks|side ..8 fix|fixing|paint|painting|gutter|gutters|shingles|photo|photos|fireworks|drink|beer|coffee|tea|party|plants|fish|fishing|sunset|run|running|bike|biking|hike|hiking|view|tour|instructor|ski|skate|skateboard|boat|contractor|ladder|crew|inspection|inspector|bungee|barbecue|grill|yoga|smoke|pie|paper|bed|seat|seats`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<near>|woman|girl|client|tenant|man|lady|mother ..4 bruise|bruises|welts|handprint|handprints|burns ..8 husband|wife|boyfriend|girlfriend|dad|stepdad|stepfather|mom|partner|ex|uncle|fell|falls|hides|sleeves|scarf|makeup|sunglasses
saw|see|seen|noticed|has|had|found ..3 bruise|bruises|marks|welts|handprint|handprints|burns ..3 <near>|her|his ..1 neck|throat|wrist|wrists|arms|back|face|legs|ribs
cigarette burns ..4 arm|arms|back|legs|hand|hands|her|his
<near> ..4 husband|wife|boyfriend|girlfriend|dad|stepdad|stepfather|father|mother|stepmom|partner|ex|uncle|son|grandson|fiance ..2 hit|hits|beats|slaps|punches|kicks|chokes|choked|shoves|strangles|rapes|threatens ..1 her|him|them $|and|when|again|every|last|with|in|but
<near> ..3 is|gets|getting|got|been|being ..1 hit|beaten|slapped|punched|kicked|choked|raped|molested|trafficked|abused|forced ..3 by|to|at ..4 sleep|husband|wife|boyfriend|dad|stepdad|father|partner|mother|uncle|coach|boss|home|marry|ex
stepdad|stepfather|uncle|coach|teacher|cousin|grandpa|leader|brother|dad|father ..3 does|makes|make|made|touches|touch ..2 her|him ..3 things|undress|touch|kiss|secret|do
<near> ..3 not|isnt|never ..2 allowed ..3 card|phone|passport|money|job|leave|out|house|friends|talk|family|key|keys|doctor
<near> ..3 wont|doesnt|never ..2 let|lets ..1 her|him|them ..3 card|phone|passport|money|job|leave|out|house|friends|talk|family|key|keys|doctor|work|see
husband|boyfriend|wife|girlfriend|partner|fiance|he|they|family|parents ..2 took|takes|keeps|has|hides ..1 her|his|their passport|papers|documents|visa
<near> ..4 sent|flown|taken|forced ..4 to marry|wed
hear|heard|hearing ..4 <near>|them|him|her|neighbors|upstairs|next ..4 hit|hitting|beating|screaming|slap|slapping|crying|begging|thud ..3 $|again|every|wall|and|kids|through|night|at
woman|man|couple|neighbors|neighbor|lady|girl ..1 upstairs|downstairs|next|across|above ..6 scream|screams|screaming|thud|begging|crying
hands ..3 around|on ..1 her|his neck|throat
<near> ..8 wants|needs|asked|asking|begs|begged|looking|want|trying ..4 get|getting|hide|place|leave|away|escape|out ..4 from ..1 him|her|husband|boyfriend|home|dad
<near> ..4 scared|afraid|terrified ..1 of ..2 go|going|husband|boyfriend|dad|stepdad|him|home|stepfather|partner
kid|child|boy|girl|toddler|son|daughter|student|niece|nephew ..6 stepdad|stepfather|dad|mom|uncle|parents|boyfriend|stepmom ..6 hit|hits|beats|belt|locks|locked|starves|burns|touches|whips|outside
son|grandson|daughter|nephew|carer|caregiver|aide|niece ..6 take|takes|taking|stealing|steals ..3 pension|card|check|checks|savings|medicine|food ..8 shout|shouts|push|pushes|pushing|shove|hit|afraid|scared|frightened|threatens
mi|su|una|la vecina|hermana|amiga|hija|prima|mama|companera ..6 golpea|pega|golpes|amenaza|celular|deja|encerrada|moretones|telefono`,
    except: `
bruise|bruises|burns|marks ..6 soccer|football|sparring|judo|karate|boxing|bike|fell off|tattoo|blood|sun|sunburn|oven|stove|hockey|wrestling|ski|skating|banana|apple|peach|iv|vaccine
hit|hits|beats|beat|kicks ..2 her|him|them ..4 game|chess|cards|tennis|with|ball|snooze|target|goal
screaming|scream|screams|crying ..8 baby|game|football|karaoke|laughing|concert|match|party|roller|cat|cats|fans|goal|touchdown|tv|movie|newborn
allowed|let|lets ..4 surgery|doctor|screen|sugar|toddler|dessert|grounded|curfew|tablet|school|diet
hear|heard|hearing ..8 baby|dog|music|drums|piano|laughing|snoring|goal|cheer
locks|locked ..3 keys|out|bike|door|phone
scared|afraid|terrified ..4 dark|dog|dogs|spiders|heights|flying|needles|dentist|school|exam`,
  },
  {
    kind: "abuse",
    level: 3,
    patterns: `
breaking|broke|kicking|kicked|smashing|beating|forcing ..1 down|in|through ..2 bathroom|bedroom|front|back|the|my|closet ..1 door
<near> ..1 has|had|got|have me ..1 by ..2 hair|throat|neck|wrist
<near> ..1 has|got|have me ..2 pinned|cornered|locked|tied|trapped|down
he|she|dad|husband|boyfriend|stepdad|uncle|father|partner|wife|brother|mom|ex ..4 coming|outside|hallway|stairs|door|up ..6 with|has|got|and ..3 belt|stick|bat|knife|hammer|gun|bar
hiding|hid|hidden|hide ..5 from|he|she|closet|bathroom|under|shed|laundry|pantry|room ..6 he|hes|she|shes|him|her ..3 looking|screaming|coming|shouting|outside|find|searching|yelling|calling
under the bed ..8 he|she|dad|husband|boyfriend|screaming|him
locked ..4 bathroom|room|closet|bedroom|cellar|basement|truck|car|pantry ..8 he|hes|she|shes|him|kids|let ..4 hit|hurt|kill|break|get|wont|door|outside|screaming|back|out|knife
<near> ..2 is|are|just|currently ..2 choking|hitting|beating|strangling|hurting ..1 me|us|her|him|them ..3 now|please|help|right|camera|while
novio|marido|esposo|el|papa|padrastro|pareja ..2 me esta|estan ..1 golpeando|pegando|ahorcando
whisper|whispering|typing ..6 he|hes|she|him ..4 hear|hears|next|outside|still|door|floor`,
    except: `
movie|game|book|film|hide and|seek
dog|cat|puppy|toddler|baby|raccoon|bear ..4 breaking|scratching|door|hiding
hair ..4 cut|salon|braid|stylist
locked ..3 keys|out|phone|myself
surprise|party|presents|present|santa
down ..3 fever|flu|work|laughing
thriller|heroine|carpenter|locksmith|deadline`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
<near>|she|he ..5 wont|not|refuses|stopped|barely|hardly|doesnt ..2 eat|eating ..8 throw|throws|throwing|vomit|vomiting|puke|purge|bones|ribs|faint|fainted|pounds|mirror|calories|scale|fat|thin|skinny|skeleton
hear|heard|hears ..3 <near>|her|him ..1 throwing|throw|vomiting|puking|purging ..1 up? ..3 after|every|dinner|meals|bathroom|again|night|$
<near> ..4 throws|throw|throwing|vomit|vomits|vomiting|purge|purges|puking|brings ..2 up? ..1 after|every ..2 dinner|meal|meals|lunch|eating|break|eats
<near> ..4 lives|living|survives|surviving ..1 on|off ..3 coffee|gum|ice|tea|crackers|water|air|cucumbers|celery|apple
<near> ..6 faints|fainted|fainting|passed|collapses ..8 eat|eating|eaten|food|meal|lunch|weight|thin|diet|practice ..1
<near> ..6 hides|hiding|hid|gives|throws|stuffs|wrapping ..2 food|lunch|meals|sandwiches|dinner ..4 every|away|napkin|pots|bed|wardrobe|under|bin|pockets|weeks
found|find ..3 laxatives|diuretics ..5 <near>|her|his|room|drawer|bag
<near> ..6 bones|ribs|spine ..2 show|stick|sticking|showing|visible|poke
<near> ..5 cuts|cut ..2 pea|peas|grape|food|apple ..2 in|into ..2 half|four|quarters|tiny|pieces
<near> ..6 skips|skipping|skip ..2 insulin ..6 thin|weight|lose|skinny
<near> ..3 binges|bingeing|binging ..8 cries|vomit|throws|purge|starves|days|hate|hides
hija|hijo|hermana|sobrina|amiga|prima ..4 come|comer|vomita|vomito ..8 huesos|gorda|bano|espejo|adelgazar|flaca`,
    except: `
flu|bug|virus|stomach|fever|pregnant|pregnancy|chemo|poisoning|hangover|hungover|drunk|carsick|reflux|toddler|baby|infant|newborn|puppy|dog|cat|kitten|picky|braces|teething|blood|concussion|seasick|migraine
throws|throw|throwing ..2 out|away|party|ball
pea|peas ..6 cat|dog|toddler`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
<near>|baby|he|she|grandad|toddler|infant|newborn|twins ..5 is|are|s|gone|went|turned|turning|looks ..1 blue|floppy|limp|unresponsive|stiff
<near>|baby|he|she|toddler|grandad ..6 foaming|jerking|convulsing|twitching|seizing|slumped ..3 $|and|on|over|now|cant|in|has|at
<near>|he|she ..3 face|mouth|eyelid|cheek ..3 dropped|dropping|droop|drooping|numb ..2 $|one|on|and|side
wont|cant|doesnt|isnt ..2 open ..1 his|her|their eyes
choking ..2 on ..4 cant|blue|breathe|sound
words ..3 wont|not|dont ..1 come|coming $|out|and|right
arm|hand|leg|foot|side ..3 gone|went|going|is|s ..2 dead|numb|limp|heavy|useless ..10 words|speak|face|chest|walk|feel|lift|grip|vision|think|jaw|slurred
elephant|weight|tractor|band|vice ..5 chest|breastbone
chest|heart ..6 squeezing|crushing|gripping|grips ..8 sweating|sweat|breath|arm|jaw|faint|clammy|dizzy|grey|numb|stand|lie
wheezing|wheeze|hives|swollen|swelling|huge ..8 throat|tongue|lips|breath|breathe|breathing|stung|nuts|peanut|prawns|wasp|bee
cant|not|wont ..2 get ..2 breath|air ..6 inhaler|asthma|lying|flat|pneumonia|covid|clot
inhaler ..4 isnt|not|doesnt|wont|empty|stopped ..2 helping|working|doing|work|help
throwing|vomiting|vomit|coughing|puking|peeing|pooing|passing ..2 up? ..2 blood|clots|black
blood ..4 towel|towels|soaked|soaking|pumping|spurting ..4 $|through|down|leg|out|and|wont
blood ..2 running|pouring down|out
<near>|he|she|toddler|baby|nephew|grandson|kid|twins ..3 drank|swallowed|ate|licked|got|put ..3 bleach|cleaner|weed|rat|poison|pellets|antifreeze|liquid|tablets|pesticide|detergent|iron
tomo|trago|comio ..3 cloro|veneno|pastillas
carbon monoxide|co|alarm ..8 headache|headaches|floppy|dizzy|sick|faint
pupil|pupils ..4 bigger|different|blown|huge
knocked|hit|fell|knock ..3 head ..10 vomiting|sick|throwing|sleepy|confused|wake|unconscious|blood
water ..1 broke ..10 early|cord|foot|weeks|blood|alone|pushing|coming
stroke ..1 i think
sugar ..3 is|reads|says|s ..2 low|hi|high|38|30|35|2 ..10 think|confused|alone|home|shaking|breathing|hands|breath`,
    except: `
movie|game|book|film|snoring|snore|giving|donating|donated|laughing|laugh|yoga|class|course|cpr|training|lesson|vet|dog|cat|puppy|kitten|horse|last year|years ago|recovered|used to|carpet|paint|jeans|mood|sky|eyes blue
alarm clock|battery|batteries|chirping
heart|chest ..4 waxed|freezer|drawers|broken|love|excited|song|crush
breath ..4 run|running|stairs|gym|workout|swim|marathon
huge ..3 sale|discount|house|fan|deal`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
in|hiding|hid|hidden|locked|under|behind ..5 closet|wardrobe|bathroom|bed|shed|stockroom|attic|basement|toilet|toilets|office|counter|corn|hayloft|pantry|tub|crawl ..10 gun|knife|pistol|rifle|shotgun|machete|footsteps
im|are|were|hiding|hidden hiding|hidden|in ..2 closet|wardrobe|attic|crawl|hayloft|corn ..8 they|he|she|hes|theyre ..3 downstairs|outside|looking|going|walking|calling|here|drawers
tailing|behind ..2 me ..8 crossed|turns|exits|dark|station|steps|streets ..6 $|he|same|too|so|now
a? car|man|guy|van|truck ..3 behind|following|tailing ..1 me ..2 since|for|from
someone|somebody|stranger|man|men|they|he ..4 on|at|in|by|outside ..2 porch|window|door|garden|yard|hallway|landing|stairs|lock|letterbox ..8 gun|knife|hammer|torch|flashlight|breathing|pouring|banging|trying
pouring|poured|splashing|splashed ..3 gasoline|gas|petrol|fuel|fluid|lighter
loading|loaded|loads|cocked|racking ..3 gun|shotgun|rifle|pistol|slide
has|got|have|had|with ..2 gun|knife|pistol|machete|shotgun ..4 walking|walks|room|looking|coming|front|pointing|table|next|he
house|flat|apartment|building|stairs|room|kitchen ..2 is ..1 burning|flooding
smoke|fire|flames ..3 coming|under|through ..3 door|window|floor|vent
trapped|stuck|pinned ..4 car|gully|ice|rubble|elevator|water|snow|ditch ..8 phone|dark|cold|alone|rising|help|ankle|leg|signal
fell|broke ..2 through ..2 ice
ice ..2 gave|broke ..4 $|holding|edge|water|cold|cant|way
put|slipped ..2 something ..2 in my ..1 drink
wrong|locked|wont ..4 taxi|uber|cab|van ..8 open|stop|address|way|let
estoy|estamos ..2 escondida|escondido|escondidos|escondidas
tiene|trae|traen ..2 machete|cuchillo|pistola|arma
call ..1 police|911|someone ..6 gun|knife|outside|door|house|here|hurry`,
    except: `
movie|game|book|film|play|show|drill|prank|nerf|water gun|laser|airsoft|paintball|escape room|hide and|seek|surprise|party|santa|present|presents
dog|cat|raccoon|bear|deer|squirrel|bat|mouse|spider|possum ..4 porch|door|yard|garden|attic|window
amazon|ups|fedex|delivery|mailman|plumber|landlord|contractor|electrician|realtor|inspector|neighbor
gas|petrol ..4 tank|car|mower|station|price|prices|stove|grill
stuck ..4 traffic|meeting|line|queue|mud|airport|plane
knife ..5 cake|kitchen|butter|bread|cooking|chef|vegetables|onion|chopping|steak
gun ..5 glue|caulk|nail|heat|paint|massage|water|range|hunting|season
act|scene|thriller|watermelon|turkey|joke|kidding|novel`,
  },
];
