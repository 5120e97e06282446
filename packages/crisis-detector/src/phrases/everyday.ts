import type { CueKind } from "./patterns.ts";

/** Exceptions for every pattern of a kind in everyday annoyance: things, surprises, rules of a household, figures of speech. */
export const everydayExcuses: Partial<Record<CueKind, string>> = {
  "self-harm": `
corto|corte|cortando|cortar ..2 pelo|cabello|unas|pasto|fleco|luz|llamada|internet|pastel|verdura|verduras|cebolla
tree farm|house|lot
pill|pills|tablets|meds|medication|medicine ..1 every|each|twice ..1 morning|night|day|evening|breakfast|week
+bite|bites|biting|bit|chew|chewing|pick|picking my|her|his nails|fingernails|cuticles ..3 bleed|bleeds|bled|bleeding
tablet|tablets|pill|pills ..1 with ..2 porridge|food|breakfast|meal|meals|dinner
bungee|paraglider|paragliding|strapped
gone ..1 on a plane
like|liked to died|die|dead ..1 when|laughing|of
burn|burned|burnt ..3 on ..3 pan|rack|tray|griddle|kettle|iron ..1 again|$|at|while|and
do|dont you ..1 remember me
wrote|write|writing ..2 letters|letter|cards ..3 kids|children|son|daughter ..4 graduation|birthday|wedding|camp|santa|teacher|school
if one more person|customer|email|meeting|client|colleague says|asks|tells|sends|schedules|pings
see ..1 future where|in i|we ..1 can|could ..1 afford|own|buy|rent
why i even? bother budgeting|cooking|cleaning|dating|applying|shaving|ironing|studying|flossing
dread waking up early|on|for ..1 work|school|mondays|weekdays|shift|class|practice
existing at|in gym|class|recess|assembly|practice
nobody left who|to ..1 knew|knows|remembers|remember
not have|hear ..1 telephone|phone|alarm|baby|dog|dogs|kids|cat|neighbors wake|waking
hate my body $
how ..3 change|fix|improve|turn my life $|around
know what ..1 do with my life $
what|whats ..1 the|my purpose|meaning of|in life $
what ..1 should|could|can i cut $|back|first
insurance worth it $
hate my body so much|lately|now $
hate my body|face|hair|arms|legs|nose ..1 in|on ..1 this|that|these|those|photos|pictures|video|zoom|the
want ..1 be here ..1 this|that|the ..1 party|meeting|class|wedding|dinner|office|line|weather|webinar
want ..1 be here ..1 i ..1 want|wanna|rather ..2 on|in|at ..2 couch|sofa|bed|beach|pool|garden|home
want ..1 be here at work|school
jump|jumping ..1 out|off ..4 if|when ..4 printer|inbox|spreadsheet|wifi|laptop|excel
left in ..1 fridge|freezer|pantry|cupboard|cabinet|jar|tin
sleep ..3 wake up until|till|before|for ..3 noon|move|exam|exams|semester|season|weekend|christmas|ten|eleven|spring|summer
pointless|meaningless when|without ..2 wifi|coffee|internet|chocolate|netflix|cheese|subtitles
means|mean ..1 in|on ..1 form|test|class|book|contract|email
asked ..1 me what suicide|selfharm|self
what suicide means|is
suicide|suicidal unit|training|prevention|awareness|wings|bunny
its|thats|be suicide to
career|social|political|commercial suicide
baby|toddler|cat|kitten|puppy|dog|bird|parrot|hamster|rabbit ..1 scratched|scratches|bit|bites|nipped|clawed
die|died ..1 every|when|whenever|because ..1 time ..3 hear|see|watch|read ..3 own|voice|photo|picture|video|recording
my|our|the ..1 mothers|moms|fathers|dads|grandmas|grandpas|husbands|wifes|brothers|sisters|aunts|uncles|his|her funeral
see myself here|working ..2 company|city|town|office|job
picture|imagine|see myself at|as|with|in ..2 kids|children|married|suit|management|mother|father|parent
suicide|suicidal|selfharm risk training|assessment
suicide|selfharm article|research|statistics|rates|numbers
thesis|article|report|paper|chapter|training|course|seminar on|about ..1 suicide|selfharm
denies|denied suicidal
out of this|that|the|my job|department|lease|contract|meeting|group
like this with the|this|that boiler|takeout|commute|printer|internet|dishes|traffic|paperwork
no|nope|nah ,? i want|wanna to? live $|lol|haha|forever
no way out of? it|this? ..5 except|besides bankruptcy|refinancing $
no way out of? it|this? ..5 except|besides selling|quitting my|the|our|this ..1 car|truck|house|home|flat|apartment|boat|shop|business|farm|job|team $
no way out of? it|this? ..5 except|besides moving out|house $
idk|dunno|unsure|doubt if ..1 im|i|ill ..2 make|making ..2 money|profit|rent|sense|progress|friends|difference|enough|minimum
send|sends|sending ..4 month|week|payday|mother|mum|mom|parents|family|home ..8 nothing left for
flat|apartment|house|home|place|office|town|street|hotel|club ..1 feel dead when|without|since|now|after
one more day of this|the heatwave|heat|weather|training|conference|course
always|has|have|gets|get|needs|need|wants|want ..3 the last word
burden to|on ..3 parents|family|mom|dad|wife|husband ..1 financially
financial|tax|debt|tuition burden
embarrassed|embarrassing|mortified|cringe ..8 wanted to die|dead $
one more time|email|meeting|call|person|question ..6 walk|jump|wade into|in|off ..1 the ..1 sea|ocean|lake|river|traffic
on read|ranked|homework|printer|wifi|exam|quiz|essay ..12 jump|jumping ..3 cliff|bridge|window|roof ..1 jk|lol|lmao|haha
pick|picks|picked|picking ..1 at ..1 my face|acne|pimple|pimples|zit|zits|cuticles
give|gave|giving|given away ..4 because|since|before|cause ..2 moving|downsizing|decluttering|relocating`,
  abuse: `
mama|papa|abuela|abuelo me deja ver|jugar|ir|usar|salir|comer
drag|drags|dragged his|her|my feet
leave|go work|school|class|practice early
twisted|sprained|broke|bruised|fractured his|her ankle|wrist|toe|finger|arm|leg ..2 $|and|playing|skiing|running|at|on|in
kick|kicked his|her|the ..1 smoking|vaping|sugar|bad ..1 habit
scratch|scratches|scratched|rub|rubs my back
find me|us ..1 a|an|the|good
alone with ..1 my ..1 taxes|thoughts|bills|laundry|spreadsheet|homework
camera|cameras ..1 in my ..1 bag|backpack|purse|room ..4 took|pictures|photos|lens
beat|beats us|me|them 0|1|2|3|4|5|6|7|8|9|10|14|21 to 0|1|2|3|4|5|6|7|8|9|10|14|21
ex ..2 wont|doesnt|never|refuses|wouldnt ..1 to? let me ..1 see|visit my|our|the ..1 kids|kid|children|son|daughter|baby|boys|girls|twins
follow|follows|following|followed me ..1 on|back ..2 instagram|insta|twitter|tiktok|facebook|spotify|strava|linkedin|threads|pinterest|youtube|twitch|snapchat|x
tiktok|instagram|facebook|google|ads|algorithm|amazon|youtube|netflix|spotify ..2 is|are|keeps ..1 stalking|following|watching|spying
leave a|an|any|my|the|one ..1 plate|plates|dish|dishes|mess|socks|clothes|light|lights|crumbs|towel|towels|tip|review|message|comment|voicemail
phone for ..2 viruses|virus|updates|damage|cracks|malware|bugs
passport|passports ..1 photo|photos|picture|application|number
i|he|she ..1 banged|bumped|hit my|his ..1 head ..1 on ..2 cabinet|shelf|beam|ceiling|doorframe|cupboard|hatch|lamp
i|he|she ..1 banged|bumped|hit my|his head same
lock|locked me|us out ..2 because|when|since ..1 he|she|they forgets|forgot|forget|thought
door ..1 open to wake me
let|lets ..1 me|us eat ..1 dessert|candy|sugar|meat|snacks|chips|junk|chocolate|cookies|cereal|seconds
nude lipstick|color|shoes|heels|palette|nail
stalk|stalking|stalked his|her|their ..1 spotify|instagram|insta|facebook|linkedin|profile|page|venmo|tiktok|stories|story|feed|playlist
mom|mum|mother|dad|father|parents|teacher took|take|takes my ..1 phone ..1 because|cause|cuz|over|until|till
mom|mum|mother|dad|father|parents|teacher took|take|takes my ..1 phone ..1 so|and im ..1 on|writing|typing|using
nobody has|have|had? touched|hugged me
threaten|threatens|threatening|threatened to unplug|mute me|us $
threaten|threatens|threatening|threatened to unfollow|uninstall|sing|rain|snow
spat|spit at|on my screen|windshield|windscreen|car|bus|shoe|shoes|lawn
i threw|throw|chucked ..1 slipper|sock|socks|pillow|cushion|teddy|popcorn|snowball|snowballs|frisbee at
let me see ..1 birthday|christmas|anniversary|wedding present|presents|gift|gifts|surprise|cake|dress|ring
so i wouldnt|dont|cant see|know|guess where were
afraid|scared to go|come|drive home ..6 roads|road|ice|icy|snow|storm|fog|party|surprise
permission to leave|go ..1 class|jury
believe me ..1 i beat
miles|mileage ..6 expenses|taxes|deduction|reimbursement
i threw|throw|throwing|chucked|tossed ..1 his|her|their|my|the|your ..1 shoes|clothes|stuff|things|letters|phone|keys|bag|remote|controller|pen|book|laptop out|away|on|onto|into|in|across|at ..1 bed|couch|sofa|trash|bin|garbage|window|floor|pool|hedge|wall|room
dog|cat|kitten|puppy|horse|parrot|bird|goat|hamster|rabbit|spider|tick|bee|wasp|mosquito ..1 bit|bites|bitten|kicked|scratched|stung|nipped me
kicked|hit|bit|slapped|pinched me ..6 hes|shes two|three|four $|years|months
toddler|baby kicked|kicks|hit|hits|bit|bites|slapped|slaps|headbutted|pinched
watch|watched|saw|watching him|her|them|dad|mom|grandpa|grandma die|dying|pass|go
keeps|keep|has|have my spare key|keys
see the ..2 haircut|dress|cake|ring|surprise|gift|present|tattoo
training|thesis|translating|volunteer ..4 domestic abuse|violence
beat|beats|beating me|us 1|2|3|4|5|6|7|8|9|10|12|14|20|21 0|1|2|3|4|5|6|7|8|9|10|14|19 $|in|last|yesterday|today|and|but
beat|beats|beating me|us by ..2 points|goals|runs|strokes|seconds|minutes|votes|lengths
beat|beats|beating me|us in ..1 overtime|finals|final|semis|semifinal|semifinals|playoffs|league|season|tournament|tennis|soccer|basketball|hockey|trivia
touch|touches|touched|touching my ..1 lunch|food|snacks|sandwich|coffee|mug|car|bike|truck|guitar|keyboard|desk|plants|tools|thermostat|printer|headphones|makeup|bag|stuff|things
push|pushes|pushed|pushing me|us ..1 hard|harder to hit|meet|reach|beat ..2 targets|target|goals|goal|numbers|quota|quotas|deadline|deadlines
push|pushes|pushed|pushing me|us ..1 hard|harder to study|practice|train|apply|graduate
i ..4 punch|punched|kicked|hit|slapped the|a|my ..1 wall|door|locker|fridge|desk|pillow|steering|couch
took|takes|take my ..2 keys|car|phone|purse|shoes|laptop|watch ..2 to ..1 the|a ..1 shop|store|dealer|dealership|mechanic|locksmith|cobbler|cleaners|bank|jeweler
took|takes|take|keeps|keep|hides|hid ..2 keys|key|card|wallet|passport ..2 because|since|cause i ..2 lose|lost|forget|misplace
little|baby|kid|small|younger|toddler brother|sister|cousin ..2 hits|hit|kicks|bites|bit|punches|slaps|pinches me
kissed me ..6 date ..3 without asking
allowed to visit on|this|every|after ..1 sunday|saturday|weekend|weekends|week
eggshells ..2 around|with ..3 teen|teenage|teenager|boss|manager|supervisor|coworker|inlaws|landlord
toddler|preschooler|kindergartner|kindergartener ..4 say|says|saying|said|yells ..5 kill|shoot|hurt
rape|raped ..2 budget|wallet|schedule|inbox|economy
wait|waits|waiting ..1 outside ..1 school|daycare|preschool|kindergarten ..1 to pick|collect ..1 the|our|my ..1 kids|kid|children|son|daughter`,
  medical: `
responde|contesta ..1 mis|los|el|a|al|mi ..1 mensajes|llamadas|telefono|correos|whatsapp|mensaje
breathe ..2 through ..1 my|his ..1 nose
reps|pushups|squats|plank|curls ..8 arms|legs|abs
pill|pills|tablets|meds|medication|medicine ..1 every|each|twice ..1 morning|night|day|evening|breakfast|week
pass|passed|passes|passing out ..1 on ..2 couch|sofa|bed|recliner|chair ..1 every|most ..1 night|evening|friday|weekend|day
slur|slurred|slurring ..2 words|speech ..3 in|during|at|from ..2 presentation|speech|meeting|interview|toast|podcast|nerves
dog|dogs|cat|cats|puppy|kitten|horse|hamster|rabbit ..2 had|has|having|have|is|was ..2 seizure|seizures|stroke|seizing
+bite|bites|biting|bit|chew|chewing|pick|picking my|her|his nails|fingernails|cuticles ..3 bleed|bleeds|bled|bleeding
overdose ..1 facts|awareness|day|week|training|reverses|talk|call|prevention
reverses an overdose
laptop|phone|computer|screen|console ..2 wake
tablet|tablets|pill|pills ..1 with ..2 porridge|food|breakfast|meal|meals|dinner
in the ..1 nineties|eighties|seventies|sixties
a|such|total|huge|real|complete|utter ..1 jerk
passed|passing out on ..2 couch|sofa|bed|chair|recliner at|around|by 7|8|9|10|11|12|730|830|930|noon
passed|passing out on ..2 couch|sofa|bed|chair|recliner ..1 with my ..1 shoes|clothes|contacts|makeup|laptop|book|glasses|uniform
bleed|bleeding through ..6 perimenopause|menopause|period|cycle|fibroids
slushie|braxton|lamb|puppy|laptop
, it|but stopped bleeding
already|finally stopped bleeding
allergic to mondays|work|people|math|homework|drama|effort|mornings|exercise|cardio|nonsense ..4 throat|chest|lungs|eyes|skin
allergic to mondays|work|people|math|homework|drama|effort|mornings|exercise|cardio|nonsense
butchered|gutted ..10 blood
cash|money|budget|account|company|client|wallet|savings|funds ..4 bleed|bleeding|hemorrhaging
bleed|bleeding|hemorrhaging ..3 money|cash|k|users|subscribers|customers
caught|busted|suspended|grounded|expelled ..1 vaping|vape|vapes
breathing exercise|exercises|technique|techniques|work|app|apps|stuff|thing
just breathe deeply|deep|slowly|in|it|through
im ..1 not moving from|till|until|house|out|back
i didnt breathe $
overdoses ..3 shift|ward|er
passed|passing out on ..1 couch|sofa|bed|chair|recliner at seven|eight|nine|ten|eleven|midnight
admit|admitted|see|treat|treated overdoses`,
  substance: `
one|a drink and ..1 danced|left|went|drove|laughed|talked|played
think|guess|maybe|wonder|know|admit|might|probably|if ..2 i ..1 have|got ..1 a? ..1 drinking|alcohol|drug|substance ..1 problem $
want|need|trying|how|help ..3 stop|quit smoking $|weed|pot|cannabis|cigarettes
prescribed|prescription adderall|ritalin|vyvanse|meds|medication|pills|xanax
stop cleaning
started|start cleaning
dreamed|dreamt i drank|used|relapsed
drink a|one beer|glass ..2 when i get home
relapsed|relapse ..1 last year|month|spring|summer ..1 but ..2 great|better|well|fine|good|sober|clean
relapsed|relapse into ..1 scrolling|twitter|tiktok|instagram|shopping|gaming|reality|candy|sugar|coffee|snacking|biting
blacked|black out ..1 the|my calendar|windows|dates|names|blinds`,
  eating: `
fast|junk food
eaten|ate|eat sushi|pizza|tacos|meat|bread|sugar|candy|chocolate|cake|chips|burgers|pasta|seafood
passed the|a ball|puck|salt|test
eaten|ate|eat out|at
eaten|ate|eat ..2 in|for ..1 two|three|four|five|six|2|3|4|5|6 hours|minutes
doctor|nurse|colonoscopy|constipated|constipation|pharmacist|prescribed ..6 laxative|laxatives|diuretics
laxative|laxatives|diuretics ..4 colonoscopy|constipation|doctor|prescribed|surgery
eat|ate|eating fast food|takeout|takeouts|junk ..3 every|all|daily|most|again
eaten|ate|had ..1 sugar|meat|carbs|dairy|bread|chocolate|candy|gluten|takeout|fries|soda
toddler|baby|dog|cat|puppy chews`,
  danger: `
hot cheetos|sauce|wings|peppers
leave a|an|any|my|the|one ..1 plate|plates|dish|dishes|mess|socks|clothes|light|lights|crumbs|towel|towels|tip|review|message|comment|voicemail
nail|glue|water|nerf|heat|massage|squirt|caulk|paint|staple|toy|airsoft|spray|bb gun
follow|follows|following|followed me ..1 on|back ..2 instagram|insta|twitter|tiktok|facebook|spotify|strava|linkedin|threads|pinterest|youtube|twitch|snapchat|x
something ..1 sweet|fruity|yummy|delicious|nice|fancy|fizzy|healthy|ice|new|salty|sour in my
hostage|captive ..6 cat|baby|dog|puppy|toddler|kitten
toast|popcorn ..3 burned|burnt|and
burned|burnt ..1 the toast|popcorn|dinner
boiler|carpenter|locksmith
door ..1 open to wake me
shoot me now ..3 another
training|seminar|workshop|video|course ..8 shooter|shooters
shooter|shooters ..1 drill|drills|training|practice|video
drill|drills ..1 for|about ..2 shooter|shooters
break|broke in on|at|in|down ..2 street|block|neighborhood|town|building|office|garage|shed|road
wait|waits|waiting ..1 outside ..1 school|daycare|preschool|kindergarten ..1 to pick|collect ..1 the|our|my ..1 kids|kid|children|son|daughter`,
  "harm-to-others": `
drop my|the newborn|new|old|baby phone|glasses|laptop
blow|blew|blowing up ..2 balloon|balloons|photo|photos|picture|pictures|mattress|tires
shook|shake|shaking ..2 baby ..1 powder|bottle|oil|food|formula|rattle|monitor|carrots|toy
pocket|butter|bread|chef|chefs|kitchen|paring|fishing knife
knife ..4 birthday|whittle|whittled|whittling|scouts`,
};
