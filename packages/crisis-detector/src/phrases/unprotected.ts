import type { CueGroup } from "./patterns.ts";

/** What children, elders and people in the hands of others tell, in plain words and without a word for abuse. Same notation as the patterns. */
export const unprotectedGroups: Record<string, string> = {
  grown:
    "dad daddy stepdad grandpa granddad uncle brother stepbrother cousin coach teacher tutor pastor priest rabbi imam babysitter sitter neighbor instructor counselor landlord mommys",
  house: "mom dad stepmom stepdad parents aunt uncle grandma grandpa foster mommy daddy guardian",
  garment: "pants underwear panties bra shirt clothes skirt dress shorts trousers pajamas top",
  intimate: "leg legs thigh thighs butt bottom bum chest breast breasts boobs crotch privates",
  minor: "9 10 11 12 13 14 15 16 nine ten eleven twelve thirteen fourteen fifteen sixteen",
  adult: "20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 50 52 55 60",
  net: "online internet discord snapchat snap insta instagram roblox fortnite minecraft tiktok app game chat omegle",
  pets: "dog dogs cat cats kitten puppy rabbit bunny hamster bird parrot horse pet pets",
  frail: "mom dad grandma grandpa him me partner mother father uncle aunt resident residents patient patients",
  papers: "passport passports papers documents id ids visa visas",
};

const screen = `
movie|film|novel|book|episode|scene|joke|joking|dream|dreamt|dreamed`;

export const unprotected: CueGroup[] = [
  {
    kind: "abuse",
    level: 2,
    patterns: `
<grown> ..2 shower|showers|showered|bath|bathe|bathes|bathed ..1 with|me me|us|$
teacher|coach|priest|pastor|tutor|principal|instructor|counselor|babysitter|imam|rabbi ..2 kiss|kissed|kisses|kissing me ..1 $|on|and|after|again|in|today|at
<grown>|friend ..2 kiss|kissed|kisses|kissing me ..2 on|with ..1 lips|mouth|tongue|neck
<grown>|man|he ..2 told|tells|asked|asks|made|makes|make|wants|wanted|forced ..1 me|us ..1 to? take|pull|lift|strip|pulling|taking ..1 off|down|up? my|our|his ..1 <garment>
<grown>|man|he ..2 told|tells|asked|asks|made|makes|make|wants|wanted|forced me|us ..1 to? undress|strip
<grown>|friend ..2 rub|rubs|rubbed|rubbing|stroke|strokes|stroked|stroking|squeeze|squeezes|squeezed|caress|caresses|caressed|fondles|fondled|gropes|groped|grabs|grabbed my|his ..1 <intimate>
<grown>|he ..4 play|plays|played|playing ..3 secret|touching|tickling|naked|private|special|undressing ..1 game|games
coach|teacher|tutor|pastor|priest|uncle|stepdad|neighbor|boss|principal|counselor ..1 wants|asks|asked|told|wanted|begs ..1 me ..1 to? send ..2 pics|pictures|photos|selfies|videos|pic|picture ..2 of|in|without ..1 me|my|myself|bikini|underwear|bed|shower|clothes|body|swimsuit
coach|teacher|tutor|pastor|priest|principal|counselor|stepdad ..1 texts|messages|dms|snaps|texted|messaged|calls|says|said|tells|told ..6 im|i|me|am ..1 so? pretty|beautiful|sexy|hot|mature|special|cute
hurts|hurt|burns|burning|bleeding down there ..6 tell|told|secret|touch|touched|him|he|uncle|dad|scared|afraid
tickle|tickles|touches|touch|touched|rubs|rubbed|rub|kissed|kisses|licked|licks|hurts|hurt|poked|pokes|looks him|me|my|in|on|at|us ..1 in|on|at|inside|down? ..1 my|his|the ..1 pee|peepee|privates|private|hooha|weewee|vagina|penis|willy
<grown> ..3 hurt|hurts|touches|touched|rubs|pinches|squeezes|slaps|pokes my|his ..1 bottom|butt|bum
hurts|hurt|touches|touched|rubs|pokes his|her bottom|butt|bum
caught|saw|found|walked|he|uncle|<grown> ..8 hand|hands|fingers ..2 in|inside|under|down|up ..1 my|his|the ..1 daughters|sons|niece|nephews|kids|girls|boys|childs? diaper|underwear|pants|panties|dress|skirt|shirt|pajamas|shorts|bra
<grown>|he ..10 took|takes|taking|pulled|pulls|lifted|unbuttoned|unzipped ..1 off|up|down? my ..1 shirt|pants|bra|clothes|dress|skirt|underwear|panties|top off|up|down|$
dad|uncle|brother|stepdad|cousin|grandpa ..1 is ..1 the dad|father of my baby|child
mom ..1 new? partner|friend ..2 lie|lay|lays|climbs|crawls|gets|sleeps|comes ..1 in|into|on ..1 my? bed|me
he|<grown> ..6 rub|rubs|rubbing|rubbed|grinds|grinding|humps|presses|pressed ..1 himself? on|against me
locked|locks|closed ..1 the door and|then ..1 kiss|kissed|kisses|touched|touch|touches|grabbed|started|took|made ..1 me|my
dirty|naked|sex|porn|nude|adult movies|movie|videos|video|films|magazines|pictures ..6 wants|made|makes|make|asks|tells|forces ..1 me|us ..1 to? watch|look|see
<grown>|he made|makes|make us|me ..1 to? shower|undress|change|strip|bathe|pose ..4 film|filmed|films|record|recorded|records|watched|watches|camera|pictures
tickles|touches|touch|touched|rubs|rubbed|licked|licks|hurts|hurt|poked|pokes my|his ..1 pee|peepee|hooha|weewee|vagina|penis|willy
<grown> makes|make|made|forces|forced|wants me ..1 to? kiss|touch|hold|lick him|it|his
my ..5 <grown> ..2 play|plays|played|playing ..3 secret|touching|tickling|naked|private|undressing ..1 game|games
<grown> ..1 pulled|pulls|pulling|pull|took|takes|taking ..1 down|off? his|my|their ..1 <garment> ..1 down|off|$
<grown>|boyfriend|friend ..2 walk|walks|walked|come|comes|came|barges|peeks|peeked|stare|stares|stared|watch|watches|watched|spies ..1 me|in|at|on ..2 when|while|as ..1 i|me ..1 change|changing|undress|undressing|shower|showering|dress|dressing|bathe|bathing|getting
hurt|hurts|burns|sore|bleeding|bleed ..3 pee|private|privates|butt|bottom ..4 since|after|because|when ..1 <grown>|he
<grown>|he ..1 shows|showed|show|showing me|us|him ..1 his|their ..1 thing|penis|private|privates|dick|weiner|wiener|willy|peepee|parts|part|naked|body`,
    except: `
${screen}
doctor|nurse|physio|therapist|massage|surgery|trainer
kiss|kissed|kisses ..4 cheek|forehead|goodnight|goodbye|hand
muddy|wet|dirty ..2 <garment>|shoes
laundry|potty|beach|shoes|coat|jacket
toddler|baby ..3 pulled|pulls
agent|santa|board|video|card|tag
stretch|stretching|sprain|cramp|massage
change|changing|changed ..2 diaper
cold|pocket|pockets
i ..1 took|takes|pulled
fell|spank|spanked
homework|notes|times|team|class`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
no|nothing ..1 food|eat ..3 home|house|fridge ..4 <house>|they ..4 gone|left|leave|back|asleep|high|drunk|away
<house> ..2 left|gone|disappeared|hasnt|havent|isnt|never|went ..4 days|weeks|nights|friday|saturday|sunday|monday ..6 alone|ourselves|myself|food|eat|feed|brother|sister|baby
make|made|makes|making|force|forces|forced me|us|him|kids ..2 kneel|kneeling|stand|stay|sleep|sit ..4 rice|gravel|hours|outside|cold|snow|naked|floor|night
mom|dad|stepmom|stepdad|mommy|parents ..2 passed|knocked|blacked out ..8 baby|brother|sister|alone|crying|floor|drunk|hungry|needle
im|i 6|7|8|<minor> ..8 take|taking|care|feed|raise|raising ..6 brother|sister|brothers|sisters|siblings|baby ..6 mom|dad|parents ..4 drugs|drunk|high|drinking|gone|jail|sleeps|drinks
mom|dad|parents ..1 is|s|does|do|uses|takes|using|shoots on? ..1 drugs|meth|heroin|crack|fentanyl ..1 $|again|and|in|so|all
food|eat|bread|water|outside|closet|garage|naked|cold|belt|floor|kneel|locked|rice ..6 as|for ..1 a|my? punishment|punish
<house>|he|they|brother put|puts|shoved|shoves|stuffed|stuffs|forced|forces|rubs|rubbed|poured|sprayed ..3 in|into|over my|our|his ..1 mouth|throat|eyes|nose|face
held|holds|holding|hold|pushed|pushes|dunked|dunks my|his head ..1 under|underwater|in|down ..3 water|tub|toilet|sink|bath|pool|$
threw|throws|kicked|kicks|put|puts|locked|locks me|us|him ..1 out|outside ..2 in|into|with|without|no ..3 snow|cold|rain|shoes|coat|night|clothes|barefoot|freezing
telling|tell|told|tells|beg|begging me|us|him to ..1 go? die ..1 $|already|every|now
kid|kids|child|children|boy|girl|brother|sister|son|daughter ..3 dig|digs|digging|eat|eats|eating|searches ..2 in|through|from|out|of ..3 trash|garbage|dumpster|bin|bins ..2 for|to|because ..1 food|eat|hungry
leave|leaves|left|leaving ..1 the|my|his|their|our ..2 baby|kids|kid|toddler|infant|newborn|children|twins|old ..1 home? alone|unattended|unsupervised ..1 to|at|while|for|overnight|so|all|in
havent|hasnt|doesnt|didnt|not|wont|stopped ..1 fed|feed|feeding|changed ..1 his|the|my ..1 baby|kids|newborn|infant|children|twins ..1 $|all|today|since|in|for|and
mom|dad|parents|mommy|daddy ..2 dont|doesnt|didnt|hasnt|havent|never|not ..1 come|came|been|returned home|back ..2 for|in|since ..2 days|week|weeks|nights|yesterday|friday|monday|sunday|saturday|tuesday|wednesday|thursday
have|has|must ..1 to feed|raise|watch|bathe|change ..1 my|the|our ..2 brother|sister|brothers|sisters|siblings ..4 because|since|cause|while|when ..1 mom|dad|they|parents ..3 sleep|sleeps|pills|drunk|high|gone|drugs|drinks|sleeping|passed
found|find|knows|know ..2 im|i ..1 am? gay|trans|lesbian|bi|queer|pregnant ..8 want|wants|kick|kicked|kicking|beat|gone|kill|locked|disown|disowned|hit|threw
drunk|drinking ..4 breaking|breaks|smashing|throwing|yelling|screaming ..6 hiding|hide|scared|afraid|closet|bathroom
throw|threw ..1 me out ..2 window|balcony
push|pushed|shove|shoved ..1 me in|into|against ..2 lockers|locker|toilet|wall
mom|dad|stepmom|stepdad|parents|aunt|foster ..1 hasnt|havent|didnt|doesnt|dont|never|wont feed|fed us|me
kids|boys|girls|everyone|classmates ..3 school ..2 hit|beat|kick|punch|hits|push ..1 me
and|then|also hit|hits|slaps|kicks|punches|beats|chokes|slapped|kicked|punched me ..1 hard|again|every|sometimes|when|until|too
<house> ..1 lock|locks|locked|locking|padlocked|chained up? the ..1 fridge|pantry|food|kitchen ..1 $|so|and|at|from|when|for|every
kid|kids|child|children|toddler|baby|boy|girl|son|daughter ..3 alone ..4 dirty|hungry|hours|night|cold|crying|days|starving
kid|kids|child|children|toddler|baby|boy|girl|son|daughter ..4 hungry|starving|dirty|filthy ..4 alone|bruises|bruised|neglected|cold|unsupervised|crying`,
    except: `
${screen}
teacher|boss|coach|yoga|airport|security|line|principal
weather|traffic|bill|wave|realization|song|grief|sadness|memory|anxiety|ball|branch
raccoon|bear|bears|mice|ants|dog|toddler|roommate
camp|tent|movies|vacation|business|trip|babysitter|grandma|grandparents
sandbox|playground|lunch
hand|hands|dog|horse|ball|tennis|chess|fifa|race
candy|flyers|cookies|samples ..2 out
out candy|flyers|cookies|samples
solids|yet|formula|snack|daycare|nap
dog|raccoon|bear|cat ..3 trash|garbage
key|keys|phone|ring|receipt|retainer
father|dad|mom christmas
dentist|doctor|drops|spoon|kiss|cake|barber
sunscreen|lotion|cream|pool|swim|swimming|diving
me alone
kys|die|hang ..6 match|chat|lobby|blocked|banned|moving|game
chat|troll|lobby ..3 told|telling|tells`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
pide|piden|pidio|quiere|manda|mandarle ..2 fotos|videos ..2 desnuda|desnudo|intimas|intimos
want|wants|wanted|ask|asks|asked|asking|demand|demands|demanding|pay|send|sent|paid ..4 dollars|money|bucks|bitcoin|gift|cash|btc|card|cards ..4 or|otherwise ..2 they|hell|shell|he|will|ill|theyll ..2 share|post|send|leak|release|upload|publish|show|spread|expose
recorded|filmed|screenshotted|video|nudes|nude|naked|cam ..8 wants|want|demands|demanding|asks|asking|pay|ransom ..3 bitcoin|money|dollars|cash|gift|btc
being|getting|is|was|am|got ..1 blackmailed|blackmailing|extorted|extorting|sextorted
met|meet|meeting ..2 boy|girl|guy|kid|someone ..6 <net> ..8 grown|adult ..1 $|man|and|now|who
paid|sent|pays|sending|paying ..4 cards|card|money|bitcoin|dollars|cash ..4 someone|guy|man|girl|stranger|them|him ..3 pictures|pics|nudes|video|photos|videos
friend|guy|man|boy|girl|someone|he|they ..4 asked|asks|wants|wanted|begs|sent ..1 for? ..1 naked|nude|nudes|sexy ..1 pics|pictures|photos|$ ..4 im|i|am <minor>
old|older|adult|grown man|guy ..2 wants|asked|asks ..1 to meet ..1 me
filmed|recorded|films|records|recording ..1 us|me|it ..4 wants|threatens|will|gonna|going|threatening|says|said ..3 post|posts|share|send|leak|upload|show
sextortion|sextorted
ai|fake|deepfake ..1 nude|nudes|porn|naked ..4 of me|him|my|girls|us|classmates
grown|older|old|adult|strange ..1 man|guy|men|guys ..12 im|i ..1 <minor> ..1 $|and|years
asks|asking|asked ..2 what ..1 im|i ..2 wearing ..8 <minor>|online|stranger|man|discord|snapchat
daughter|son|girl|kid|niece|sister|student ..8 meet|meeting|met|with|see ..2 man|guy|stranger|someone ..3 from|off|on|he ..2 <net>
old|son|daughter|kid|niece|nephew|student|child|grandson|granddaughter|<minor> ..3 got|gets|received|sent|was ..3 dick|nude|naked|porn|penis ..1 pic|pics|picture|pictures|photo|photos|video|videos
ran|run|runaway|running away ..8 sleeping|sleep|sleeps|staying|living ..3 car|street|streets|bus|park|stranger|man|guy|outside
sleep|sleeping|sex|kiss|hook with|him ..2 him|me|boss|them|manager|landlord ..1 or|otherwise ..2 im|ill|he|id|lose|get|i ..2 fired|lose|job|fire|shifts|promotion|out|evicted
im|i|shes? am? <minor> ..8 someone|guy|man|boy|girl|friend|he|person|boyfriend ..4 <net> ..8 meet|meeting|hotel|pick|picks|come|comes|secret|pictures|pics|alone|place
guy|man|boy|dude|someone|person ..4 <net> ..8 not|dont|never ..1 to? tell ..2 parents|mom|dad|anyone|anybody
hes|boyfriend|bf|girlfriend|he is? <adult> ..1 and|but|, ..1 im|i ..1 <minor>
im|i ..1 <minor> ..3 boyfriend|bf|girlfriend ..1 is|s? <adult>
daughter|friend|sister|niece|cousin|girl|student|he ..2 is <minor> ..3 meets|meeting|dating|dates|sees|seeing|with|boyfriend|sleeping ..4 <adult> ..1 year|yo|man|guy|old
<who>|guy|coworker|ex|he|man|stranger ..5 waits|waited|waiting ..2 at|by|outside|near ..2 my|our car|house|work|apartment|building|door|gym|school|job ..1 again|every|after|tonight|each
it|that ..1 even when|if|though|after i ..1 say|said|cry|cried|told|tell|beg ..2 no|stop|him|$`,
    except: `
${screen}
collections|bill|lawyer|court|debt|refund|agency|invoice|landlord
brother|sister|dad|mom|uncle|cousin|teacher|coach|neighbor ..2 is|s? <adult>
<adult> ..1 pounds|dollars|minutes|miles|percent|inches|weeks|months|days
uber|lyft|taxi|bus|delivery|carpool|ride|pick ..6 wait|waits|waited|waiting
surprise|party|present|rematch|dishes
wait|waits|waited|waiting ..10 carpool|ride|lift|drive|coffee
framed|prints|school ..2 pictures|photos|video
wedding|birthday|concert|dance|recital ..4 filmed|recorded
filmed|recorded|films ..2 us ..3 wedding|birthday|concert|dance
wedding|photographer|studio|shoot|editor|emotionally|refund
hockey|soccer|birthday ..3 <minor>`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
took|takes|take|keeps|keep|has|stole|steals|uses|controls my|his|moms|dads|grandmas|our ..1 bank|debit|credit|pension|social|savings|checkbook|card|account|money|check ..6 no|without|nothing|cant ..4 food|eat|rent|medicine|buy|heat|left
tie|ties|tied|tying|strap|straps|strapped|restrain|restrains|restrained|chain|chained my|the|him|me ..1 <frail>|him|me? to|in|with ..2 bed|chair|wheelchair|toilet|radiator
make|made|makes|force|forced|forces|pressured|pressuring|tricked|tricks <frail>|him|me|my ..1 mom|dad|grandma|grandpa|aunt|uncle? ..1 to|into? sign|signing ..3 over|away|house|deed|will|power|property
caregiver|carer|aide|nurse|staff|home|son|daughter|nephew|niece|they|he ..2 dont|doesnt|wont|not|never|refuses|forgets|stopped ..1 to? give|gives|giving|feed|feeding|bring ..1 my|the? <frail>|residents ..1 any? food|water|meds|medicine|insulin|pills|eat|drink|anything|enough
bed|pressure sores|sore|ulcers ..8 leave|leaves|left|nobody|diaper|diapers|change|turn|care|neglect|home
leave|leaves|left|leaving <frail>|him|me ..2 in ..2 diaper|diapers|urine|wet|feces|poop|pee|filth|mess ..2 all|for|day|hours|night
keep|keeps|kept|took|take|takes|has|have|hold|holds|holding|confiscated|hid|hides our|my|their|his|the|everyones <papers> ..8 cant|leave|hours|pay|paid|boss|owe|debt|police|immigration|back|away|locked|escape
they|boss|madam|employer|agency|he|family took|take|takes|keeps|keep|confiscated|has|hold our|my|their|his|the phones|phone|money|wallet? and? <papers> ..1 $|away|and|from|when|so
wave|waved|waves|waving|swung|swinging|point|pointed|points|pointing|aim|aimed|flashed|flashing|brandished|pulled|pulls|grabbed|grabs|held|holds ..1 his|a|the|my|dads|that kitchen|hunting? gun|knife|pistol|rifle|shotgun|machete ..2 at|around|on|to|toward|out|when|during|and ..1 me|us|my|our|fight|argument|him|mad
nailed|boarded|screwed|padlocked|bolted|sealed|chained|nails ..2 windows|doors|door|window|gate ..1 shut|closed|so|from ..1 $|so|i|the|outside|we
cant|dont|didnt ..1 remember ..10 underwear|panties|bra|pants|naked|clothes ..3 gone|off|missing|torn|ripped|blood|$
take|taking|takes|took ..1 our|my|the ..1 son|daughter|kids|children|baby|kid ..2 to ..1 his|another|the ..1 country|pakistan|iran|egypt|india|mexico|abroad|overseas
if i leave|left|divorce|tell him? , hell|he|they ..1 will|would|said? take|keep|kidnap|get ..1 my|our|the ..1 son|daughter|kids|children|baby|kid ..1 $|away|from|and
he|they|partner|ex|dad|stepdad|father|brother|uncle|neighbor|roommate shot|killed|drowned|poisoned|strangled|tortured|stabbed|hanged ..1 my|our|the ..1 <pets> ..1 $|and|in|because|to|when|so|last|with
he|they|partner|ex|dad|stepdad|father|brother|uncle|neighbor|roommate threw|throws|kicked|kicks|slammed ..1 my|our|the ..1 <pets> ..2 off|out|against|at|into|across|down ..2 balcony|window|wall|stairs|room|car|floor
caregiver|carer|aide|nurse|helper|cleaner|housekeeper ..1 steals|stole|stealing|takes|took|taking ..1 my|his|moms|dads|grandmas ..2 medicine|medication|meds|pills|oxy|morphine|patches|check|checks|money|jewelry|ring|card|cash
son|daughter|nephew|niece|grandson|granddaughter|law|brother|sister steals|stole|stealing|emptied|drained|took ..1 my|moms|dads|grandmas|our ..2 medicine|medication|meds|pills|pension|check|checks|money|jewelry|savings|account|accounts|purse
law|son|daughter|nephew|niece|caregiver|aunt|uncle|family|employer|boss|madam|lady|they ..1 wont|doesnt|dont|never|not let|allow|allows me ..1 to? eat|shower|bathe|food|water|bathroom ..1 until|till|unless|because|when|if|for|$|all
in ..1 his|my own waste|urine|pee|poop|feces|filth|vomit|blood
live|lives|living|lying|sits|left in filth|squalor|feces|urine
keep|keeps|kept|keeping|locks|locked|hold me|him|us|mom|dad|grandma ..2 in ..2 back|dark|small|the|a|one ..1 room|basement|attic|shed|garage|cellar ..2 $|and|all|so|nobody|with|for
have|has|must|make|makes|force|forces|forced ..2 to? sleep|sex ..1 with ..1 different|other|old|strange|many|the|some|his? men|clients|customers|johns|guys|strangers
sells|selling|sold|sell me online|tonight|again|every
brought|bring|took|sent me|us|him ..1 here|to|over ..5 work|clean|cook ..4 doesnt|dont|wont|not|never|no|cant ..2 let|pay|paid|school|leave|go|money|allowed
branded|tattooed me|us|him|girls ..1 with his|their
force|forces|forced|forcing feeds|feed|feeding|fed my|me|him
finger|fingers|hand|thumb|choke ..1 marks|prints|bruises ..4 neck|throat
neck|throat ..3 finger|bruise|bruises|bruised|handprint|fingerprints ..1 marks|from|$|and
fired|fires|shot|shoots|shooting ..1 a? ..1 shot|gun|round|bullet|bullets ..2 into|in|at|through|during|over ..2 ceiling|wall|air|floor|house|fight|window|door|me|us
cousins|cousin|brothers|uncles|family|dad|relatives ..2 is|are|will|keep ..1 looking|searching|hunting|coming for|after me ..8 ran|run|away|marry|married|dishonor|honor|shame|kill|converted|escaped
<who>|he|mom|dad|stepmom|stepdad|partner ..1 slam|slammed|slams|shut|crushed|closed|jammed ..1 my ..1 hand|hands|fingers|finger|arm|head|foot ..1 in|with|against|under ..2 door|drawer|car|wall|table|trunk
said|says|yelled|screamed|yells|screaming|threatened ..2 we ..2 both|all|will|gonna|going|would ..2 die|dead
i ..3 eat|eating ..1 cat|dog|pet food
holes|sores|ulcers ..1 in|on ..1 his|my|moms|dads|grandmas ..2 skin|back|heels|bottom|tailbone|hips|heel
pay|pays|paid|paying us|me|them nothing|zero|never ..8 bars|guard|guards|locked|leave|sleep|hours|passport|fence
took|brought|sent me|us|him ..2 from ..3 village|country|home|mexico|parents ..8 clean|cook|work
i|we|he was|were|been|being|got ..1 trafficked
i|we|he was|were|been sold ..1 $|when|to|by|for|again|into
have|has|must ..1 to ..4 sleep ..1 with ..1 customers|clients|johns
caregiver|carer|aide|nurse|helper|cleaner|housekeeper|staff ..1 steals|stole|stealing from me|my|us|residents|mom|dad|grandma|grandpa
owe|owed|debt ..12 massage|parlor|club|brothel|clients|sex|johns|customers|men
girls|women|us|workers|people ..3 in one|a|the|same|this ..1 apartment|house|room|basement|trailer|motel|container ..4 cant|not|never|arent|locked|wont|allowed ..2 go|leave|out|allowed|let|in
sold|sells|selling|sell|rents|rented|offers|offered me|his|my ..1 sister|cousin|body? to|with ..1 his|their|other|some|men|a ..1 friends|men|guys|clients|buddies|man|strangers|dealer
taken|guy|man|pimp|boyfriend|boss ..8 does|do|doing|make|makes ..4 stuff|things|favors ..1 for ..1 money|men|him|drugs|cash
give|gives|giving|gave|drug|drugs|drugging|sedate|sedates ..1 my|the? <frail>|residents|kids|baby|him ..1 extra|too|many|sleeping? pills|meds|benadryl|melatonin|sedatives|drops|drugs ..3 so ..1 he|they|i|it|baby|kids ..1 sleeps|sleep|quiet|shut|shuts|wont|dont
son|daughter|kids|law|nephew|niece|partner|stepmom|stepdad|family|brother|sister|he|they ..1 wants|want|wanted <frail>|him|me gone|dead ..1 $|for|so|because|and
insulin|oxygen|medicine|meds|inhaler ..6 wants|want|wanted <frail>|him|me ..1 gone|dead|die`,
    except: `
${screen}
passport|passports ..1 photo|photos|picture|application|card|number|renewal
work|renew|renewed|expired|hotel|consulate|embassy|airport|airline|visa ..4 <papers>
lawyer|closing|realtor|permission|yearbook|notary|hr|onboarding|cast
car|idea|story|bike|dream
photo|photos|portrait|video|videos ..1 of? my|our
cake|turkey|bread|onion|vegetables|cook|cooking|chef|range|target|game|costume|stage
hurricane|storm|drafty|winter
laundry|packing|suitcase|gym ..6 underwear|panties|bra|pants|clothes
toddler|baby|dog|cat|kitten|anxiety|noise ..2 wont|doesnt
ivf|iv|tube|cat|kitten ..2 feed|feeding
loop|dark about
sold out|on|a|the|short
i ..1 slammed|shut|closed|jammed
necklace|shirt|haircut
surgery|anesthesia|scan|vet|hospice
baby|toddler ..4 diaper|diapers`,
  },
];
