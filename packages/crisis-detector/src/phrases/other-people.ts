import type { CueGroup } from "./patterns.ts";

/** Danger of another person, as those around notice it: self-harm, abuse, eating. Same notation as the patterns. */
export const otherPeopleGroups: Record<string, string> = {
  near: "friend bestie mate buddy roommate flatmate housemate brother sister son daughter boy girl kid child stepson stepdaughter cousin nephew niece uncle aunt mom dad grandma grandpa husband wife boyfriend girlfriend partner ex coworker colleague boss neighbor student classmate teammate client patient tenant lodger apprentice teen teenager he she they someone",
  unreached: "answer answering pick picking respond responding reply replying reach",
};

export const otherPeople: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    patterns: `
found|saw|noticed|spotted|discovered|has|have ..3 cut|cuts|scars|slashes|marks ..4 arm|wrist|leg|thigh|forearm
<near> ..3 cut|cuts|cutting|slit|slashed ..1 her|their|the wrist|arm|thighs|veins
<near> ..3 cut|cuts|cutting when|after|before|because|again|every|at
<near> ..3 says|said|thinks|thought|told ..3 noone|nobody would|will ..1 miss him|her|them $|if|anyway|when
<near> ..3 says|said|thinks|thought|told ..3 no one would|will ..1 miss him|her|them $|if|anyway|when
<near> ..2 is|been|keeps|started|worried ..2 cutting $|again|now|and
found ..3 razor|blade|rope|noose|pills|tablets ..2 hidden|wrapped|stashed|rolled|under|in ..4 <near>|her|sock|mattress|pillow|drawer|room|closet|backpack|bag
found ..3 rope|noose|note|letter ..2 in ..1 my|his|their|the ..1 <near> ..1 room|closet|car|desk|drawer|garage|shed|jacket
note|letter ..4 <near> ..3 room|mattress|jacket|pillow|desk ..4 addressed|goodbye|forgive|sorry|date
~ <near> ..6 goodbye|forgive|sorry|thanks|love|everything|square ..6 wont|isnt|not|cant ..2 <unreached>
<near> ..4 post|text|wrote|said|sent ..3 goodbye|final|last ..3 post|message|stuff|thing|word|everyone|all|email|letter
<near> ..3 took|swallowed ..3 bunch|handful|bottle|lot|all|too|pills|tablets|overdose ..8 ago|ambulance|help|hospital|again|sleepy|call|wont|isnt|breathing|told
<near> ..2 took pills|tablets ..8 again|last|week|yesterday|night|says
<near> ..4 has|have|got|bought|keeps|found ..2 plan|rope|noose|pills|gun ..6 wont|not|isnt|dont|and|closet|car|scared ..6 <unreached>|call|tell|talk|die|end|let|her|closet|scared
<near> ..6 be|been|go|going|joining|see with ..1 his|mom|dad|grandpa|grandma|wife|god|jesus|the ..6 stopped|stop|quit|wont|refuses|soon|says
~ <near> ..3 stopped|stop|quit|refuses|skips ..3 eating|pills|meds|insulin|dialysis|treatment|medicine ..8 join|waiting|fetched|takes|turn|longer|finished|die|point|for|wants|hoping|god
<near> ..6 wants|says|going|ready|talks|keeps ..3 join|follow ..1 <near>|her|them ..1 $|soon|in|and|now|by
~ <near> ..8 jump|drive|put|crash|swerve|off ..4 into|off ..2 something|bridge|wall|tree|pole|pillar|river|lake|dam|roof|traffic
<near> ..3 on|at|outside ..2 <height> ..8 ambulance|rail|jump|wont|down|edge|step|screaming|police
~ <near> ..6 with|has|got|holding|took|cleaning ..2 <firearm> ..6 mouth|head|himself|herself|table|bathroom|locked|bed|crying|scared|lap
<near> ..5 hide|hoard|saving|stockpile|collecting ..3 pills|tablets|meds
<near> ..6 burn|hurt|hurts|hurting|hit ..2 himself|herself
<near> ..4 dont|not|wont|never ..2 plan|expect|intend|going ..3 turn|see|live|make ..2 birthday|christmas|graduation|thirty|forty|20|21|25|30|18|spring|summer|year|past
<near> ..4 only|just ..2 hanging|staying|alive|here ..3 until|till|because|for
<near> ..6 going|hell|shell|would|will ..1 end it if|and|tonight|when|all|once
<near> ..6 wont|isnt|not|dont|doesn ..3 be|around|here|alive ..2 around|here|alive ..3 $|anymore|then|next|by|long|to|for|christmas|monday|friday|tomorrow
~ <near> ..4 wish|wishes|hopes|prays ..5 die|dead|wake|born|stop|takes|end|last
<near> ..6 gave ..4 away ..8 wont|isnt|need|moving|goodbye|calm|happy|light|smiled|sonreia|sick|died|weird|odd
mi|su|una|un ..2 hija|hijo|hermana|hermano|amiga|amigo|prima|primo|chica|mama|papa|novio|novia|esposo|esposa ..3 se corta|cortan|corto
hija|hijo|hermana|hermano|amiga|amigo|prima|primo|chica|chico|mama|papa|novio|novia|esposo|esposa|suegro|suegra|tio|tia|abuelo|abuela ..6 matarse|suicidarse|suicidio|despertar|viva|existir|pistola|soga`,
    except: `
cut|cuts|cutting|marks|scars ..4 kitchen|cat|cooking|chef|carving|grass|hair|finger|knee|fell|scraped|barber|costs|gym|tattoo|surgery|c|section|bike|bramble|thorn|class|school|corners|line|coupons|hedge|wood|paper|vegetables|work|job|garden|chickenpox|mosquito|bug|rash|stretch
cut|cuts ..2 class|school|hair|costs|corners|down|back|off|finger|thumb|work|the|up
quit|stopped|stop eating ..2 meat|sugar|out|carbs|dairy|at|late|before
glue|caulk|nail|water|nerf|heat|paint|staple|massage|tattoo|squirt|toy ..1 gun
climbing|tow|jump|boat|sailing|dock|clothes ..1 rope
vitamin|allergy|heartburn|fish|dog|cat ..2 pills|tablets|meds|oil
razor|blade ..9 shave|beard|scooter|ice|skate|wiper|mower|saw|food|processor|box|craft|hobby
pills|tablets|meds ..6 vitamin|allergy|prescribed|doctor|nurse|pharmacy|pharmacist|dentist|flu|cold|fever|organizer|refill|dog|cat
rope ..6 climbing|boat|swing|jump|dog|tow|sail|garden|truck|trailer|camping|tree|horse|christmas|tug|ranch|farm
plan ..4 phone|data|meal|insurance|travel|lesson|business|study|payment|savings|wedding|party|surprise|weekend|dental|health|trip|workout|training|treatment|birth
gun ..5 nerf|water|glue|toy|top|nail|heat|paint|staple|range|hunting|police|massage|squirt|tattoo|season
goodbye|thanks|love|sorry ..8 job|team|airport|party|dinner|gift|ride|flight|moving|meeting|gym|movie|mute|silent|asleep|napping|charging|charger|battery|dead|plane|landed|shower|work|practice
phone|battery ..3 died|dead|broke|charging|charger|lost|new|screen
bridge|wall|river|lake|roof|pool|puddle|leaves|pile ..4 fish|run|swim|kayak|boat|bike|paint|photo|tour|repair|fixing|hike|party|jumped|trampoline
jump|drive ..3 rope|ship|start|carpool|school|work|practice|in
join|follow ..3 gym|team|club|army|navy|choir|band|call|zoom|meeting|instagram|page|account|class|church|us|marines
be|here|around ..4 weekend|thanksgiving|dinner|party|office|game|wedding|vacation|class|practice|meeting|late|today|shift
away ..4 weekend|vacation|camp|college|trip|free|tickets|samples|candy|secret|ending|kittens|puppies
hope|wish|wishes|prays ..6 stop|end|last ..4 rain|snow|pandemic|season|war|strike|winter|summer|drought|semester
pena|risa|hambre|aburrimiento|calor`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<near>|woman|man|lady ..4 bruise|welts|handprint|burns ..8 husband|dad|stepdad|stepfather|mom|ex|uncle|fell|hides|sleeves|scarf|makeup|sunglasses
saw|noticed|has|found ..3 bruise|marks|welts|handprint|burns ..3 <near>|her ..1 neck|throat|wrist|arms|back|face|legs|ribs
<near> ..3 is|gets|got|been|being ..1 hit|beaten|slapped|punched|kicked|choked|raped|molested|trafficked|abused|forced ..3 by|to|at ..4 sleep|husband|dad|stepdad|mother|uncle|coach|boss|home|marry|ex
stepdad|stepfather|uncle|coach|teacher|cousin|grandpa|leader|brother|dad|he ..5 watches|watched|watching me shower|undress|change|bathe|dress
stepdad|stepfather|uncle|coach|teacher|cousin|grandpa|leader|brother|dad ..3 does|makes|touches ..2 her ..3 things|undress|touch|kiss|secret|do
~ <near> ..3 not|isnt|never ..2 allowed ..3 card|phone|passport|money|job|leave|out|house|friends|talk|family|key|doctor
hear|heard ..4 <near>|them|him|neighbors|upstairs|next ..4 hit|beating|screaming|slap|crying|begging|thud ..3 $|again|every|wall|and|kids|through|night|at
~ woman|man|couple|neighbors|lady|girl ..1 upstairs|downstairs|next|across|above ..6 scream|thud|begging|crying
hands ..3 around|on ..1 her neck|throat
~ <near> ..4 scared ..1 of ..2 go|going|husband|dad|stepdad|him|home|stepfather
kid|child|boy|girl|toddler|son|daughter|student|niece|nephew ..6 stepdad|stepfather|dad|mom|uncle|parents|boyfriend|stepmom ..6 hit|beats|belt|locks|starves|burns|touches|whips|outside
mi|su|una|la vecina|hermana|amiga|hija|prima|mama|companera ..6 golpea|pega|golpes|amenaza|celular|deja|encerrada|moretones|telefono`,
    except: `
bruise|burns|marks ..6 soccer|football|sparring|judo|karate|boxing|bike|tattoo|blood|sun|sunburn|oven|stove|hockey|wrestling|ski|skating|banana|apple|peach|iv|vaccine
hit|beats|kicks ..2 her|them ..4 game|chess|cards|tennis|with|ball|snooze|target|goal
screaming|crying ..8 baby|game|football|karaoke|laughing|concert|match|party|roller|cat|fans|goal|touchdown|tv|movie|newborn
allowed ..4 surgery|doctor|screen|sugar|toddler|dessert|grounded|curfew|tablet|school|diet
hear|heard ..8 baby|dog|music|drums|piano|laughing|snoring|goal|cheer
locks ..3 keys|out|bike|door|phone
scared ..4 dark|dog|spiders|heights|flying|needles|dentist|school|exam`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
hear|heard ..3 <near>|her ..1 throwing|vomiting|puking|purging ..1 up? ..3 after|every|dinner|meals|bathroom|again|night|$
<near> ..4 throws|vomit|purge|puking|brings ..2 up? ..1 after|every ..2 dinner|meal|lunch|eating|break
<near> ..4 lives|living|survives ..1 on|off ..3 coffee|gum|ice|tea|crackers|water|air|cucumbers|celery|apple
<near> ..6 faints|passed|collapses ..8 eat|food|meal|lunch|weight|thin|diet|practice
<near> ..6 hides|hid|gives|throws|stuffs|wrapping ..2 food|lunch|meals|sandwiches|dinner ..4 every|away|napkin|pots|bed|wardrobe|under|bin|pockets|weeks
<near> ..5 cuts|cut ..2 pea|grape|food|apple ..2 in|into ..2 half|four|quarters|tiny|pieces
<near> ..6 skips ..2 insulin ..6 thin|weight|lose|skinny`,
    except: `
flu|bug|virus|stomach|fever|pregnant|pregnancy|chemo|poisoning|hangover|hungover|drunk|carsick|reflux|toddler|baby|infant|newborn|puppy|dog|cat|kitten|picky|braces|teething|blood|concussion|seasick|migraine
throws ..2 out|away|party|ball
pea ..6 cat|dog|toddler`,
  },
];
