import type { CueGroup } from "./patterns.ts";

/** Danger at this moment: what is at hand, what has been taken, who is at the door, what a body shows. Same notation as the patterns. */
export const immediateGroups: Record<string, string> = {
  firearm: "gun pistol rifle shotgun revolver",
  height: "bridge roof rooftop ledge overpass parapet railing tracks balcony cliff quarry",
};

export const immediate: CueGroup[] = [
  {
    kind: "self-harm",
    level: 3,
    patterns: `
<firearm> ..3 loaded|lap|mouth|temple ..3 $|and|i|im|alone|now|the|bye|tonight
<firearm>|rope|noose|razor|blade|pills|tablets ..3 in my? hand|lap|palm|mouth
<firearm>|rope|noose|razor|blade|pills|tablets|insulin ..2 is|are ..2 front|next|beside|right ..1 of? ..1 me|here|there ..4 and|i|im|want|bye|alone|know|help|$
i|ive|have|got ..2 loaded ..1 <firearm>
loaded ..1 <firearm> ..4 table|beside|next|bed|here|alone
noose|rope|cord ..2 is|are|s ..1 already? up|tied|ready|hanging|hung
noose|rope ..1 up $|im|and
pills|tablets|meds|bottle ..3 lined|counted|laid ..1 up|out ..4 $|bed|table|counter|tonight|now|bedside|water
pills ..2 are|is|in out|front|open|here ..4 take|them|note|door|bye|die|me|writing|kids
i|ive|just|already swallowed ..2 them|all|everything|lot|bottle|it ..4 $|and|now|of|with|last|at|scared
i|ive|just|already took|drank ..2 all|everything|whole ..2 of|in|bottle ..2 them|cabinet|it|pills
already took|swallowed|drank them|it|all|everything
took|swallowed ..3 them|all|everything|pills|lot|enough ..6 sleepy|drowsy|numb|heavy|scared|ambulance|dying|fading|blurry
i|im|standing|sitting|stood|climbed ..2 on|at|over|outside ..3 <height> ..8 jump|shoes|bye|goodbye|letting|legs|dont|help|please|cold|die|end|step|note|letter|traffic|train
going|about|ready|will|ill ..1 to? jump $|off|when|now|from
going|about ..1 to? step|walk|go ..2 in|into|front ..3 train|traffic|truck|next|water|river|sea|reservoir|lake ..4 $|and|not|now
walking|wade|driving ..1 it? into the ..1 sea|river|reservoir|lake|ocean|traffic ..4 $|now|bye|not|and
over|off the rail|edge|side|roof|bridge ..2 $|now|then|after|tonight|bye
i ..3 cut|slit|slashed ..1 my wrist|throat ..6 stop|deep|bleeding|blood|ago|now
cut ..3 too deep ..6 stop|bleeding|blood|time|wont
estoy en ..2 azotea|puente|balcon ..8 saltar|carta|bajar|tirarme|adios|miedo|frio
tengo ..2 pastillas|pistola|soga|cuchillo ..4 mano|mesa|listo|listas`,
    except: `
knife|pills|tablets|meds|bottle|medicine ..6 pharmacy|refill|vitamin|nurse|allergy|prescribed|organizer|cooking|dinner|kitchen|onion|bread|trip|travel|suitcase|patient|resident|cat|dog|headache|flu|cold|dentist|daily|breakfast|doctor|weekly
glue|caulk|nail|water|nerf|heat|paint|staple|massage|tattoo|squirt|toy ..1 gun
climbing|tow|jump|boat|sailing|dock|clothes ..1 rope
vitamin|allergy|heartburn|fish|dog|cat ..2 pills|tablets|meds|oil
gun|pistol|rifle|shotgun|revolver ..6 range|hunting|deer|duck|season|nerf|water|glue|toy|nail|heat|paint|massage|squirt|instructor|museum|blanks|prop|police|officer|game|level|controller|safe|training|drill|lesson|class
rope ..6 climbing|boat|swing|jump|dog|tow|sail|garden|trailer|camping|horse|christmas|lights|tug|gym|tent|hammock|harness|kayak
jump ..5 rope|trampoline|pool|bungee|parachute|skydive|jacks|car|battery|in|ship|chance|offer|puddle|lake|horse|fence|box|instructor|tandem|joy
water|river|sea|lake|ocean ..6 swim|wetsuit|lesson|dog|kids|surf|beach|float|paddle|kayak|race|triathlon|baptism|baptized|fish
roof|bridge|balcony|edge|rail|overpass|ledge|cliff|tracks|side ..8 fix|paint|gutter|shingles|photo|fireworks|drink|beer|coffee|tea|party|plants|fish|sunset|run|bike|hike|view|tour|instructor|ski|skate|skateboard|boat|contractor|ladder|crew|inspection|inspector|bungee|barbecue|grill|yoga|smoke|pie|paper|bed|seat`,
  },
  {
    kind: "abuse",
    level: 3,
    patterns: `
breaking|kicking|smashing|beating|forcing ..1 down|in|through ..2 bathroom|bedroom|front|back|the|my|closet ..1 door
<near> ..1 has|got|have me ..1 by ..2 hair|throat|neck|wrist
<near> ..1 has|got|have me ..2 pinned|cornered|locked|tied|trapped|down
he|dad|husband|stepdad|uncle|brother|mom|ex ..4 coming|outside|hallway|stairs|door|up ..6 with|has|got|and ..3 belt|stick|bat|knife|hammer|gun|bar
under the bed ..8 he|dad|husband|screaming|him
novio|marido|esposo|el|papa|padrastro|pareja ..2 me esta|estan ..1 golpeando|pegando|ahorcando
whisper|typing ..6 he|him ..4 hear|next|outside|still|door|floor`,
    except: `
movie|game|book|film|seek
dog|cat|puppy|toddler|baby|raccoon|bear ..4 breaking|scratching|door|hiding
hair ..4 cut|salon|braid|stylist
locked ..3 keys|out|phone|myself
surprise|party|presents|santa
down ..3 fever|flu|work|laughing
thriller|heroine|carpenter|locksmith|deadline`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
<near>|baby|toddler|infant|newborn|twins ..5 is|are|s|gone|went|turned|looks ..1 blue|floppy|limp|unresponsive|stiff
<near>|baby|toddler ..6 foaming|jerking|convulsing|twitching|seizing|slumped ..3 $|and|on|over|now|cant|in|has|at
wont|cant|doesnt|isnt ..2 open ..1 his|their eyes
arm|hand|leg|foot|side ..3 gone|went|going|is|s ..2 dead|numb|limp|heavy|useless ..10 words|speak|face|chest|walk|feel|lift|grip|vision|think|jaw|slurred
elephant|weight|tractor|band|vice ..5 chest|breastbone
wheezing|hives|swollen|huge ..8 throat|tongue|lips|breath|stung|nuts|peanut|prawns|wasp|bee
cant|not|wont ..2 get ..2 breath|air ..6 inhaler|asthma|lying|flat|pneumonia|covid|clot
throwing|vomiting|coughing|puking|peeing|pooing|passing ..2 up? ..2 blood|clots|black
<near>|toddler|baby|twins ..3 drank|swallowed|ate|licked|got|put ..3 bleach|cleaner|weed|rat|poison|pellets|antifreeze|liquid|tablets|pesticide|detergent|iron
tomo|trago|comio ..3 cloro|veneno|pastillas
pupil ..4 bigger|different|blown|huge
knocked|hit|fell ..3 head ..10 vomiting|sick|throwing|sleepy|confused|wake|unconscious|blood
water ..1 broke ..10 early|cord|foot|weeks|blood|alone|pushing|coming
sugar ..3 is|reads|says|s ..2 low|hi|high|38|30|35|2 ..10 think|confused|alone|home|shaking|breathing|hands`,
    except: `
movie|game|book|film|snore|giving|donating|laughing|yoga|class|course|cpr|training|lesson|vet|dog|cat|puppy|kitten|horse|recovered|carpet|paint|jeans|mood|sky
year ago
chest ..4 waxed|freezer|drawers
breath ..4 run|stairs|gym|workout|swim|marathon
huge ..3 sale|discount|house|fan|deal`,
  },
  {
    kind: "danger",
    level: 3,
    patterns: `
im|are|were|hiding hiding|in ..2 closet|wardrobe|attic|crawl|hayloft|corn ..8 they|he ..3 downstairs|outside|looking|going|walking|calling|here|drawers
tailing|behind ..2 me ..8 crossed|turns|exits|dark|station|steps|streets ..6 $|he|same|too|so|now
a? car|man|guy|van|truck ..3 behind|following|tailing ..1 me ..2 since|for|from
someone|stranger|man|men|they|he ..4 on|at|in|by|outside ..2 porch|window|door|garden|yard|hallway|landing|stairs|lock|letterbox ..8 gun|knife|hammer|torch|flashlight|breathing|pouring|banging|trying
pouring|splashing ..3 gasoline|gas|petrol|fuel|fluid|lighter
loading|cocked|racking ..3 gun|shotgun|rifle|pistol|slide
he|shes?|hes|they|husband|boyfriend|guy|man|ex has|have|got a? gun $
has|got|have|with ..2 gun|knife|pistol|machete|shotgun ..4 walking|room|looking|coming|front|pointing|table|next|he
smoke|fire|flames ..3 coming|under|through ..3 door|window|floor|vent
put|slipped ..2 something ..2 in my ..1 drink
he|she|husband|wife|partner|ex|boyfriend|girlfriend ..2 put|slip|mix|crush ..3 pills|sleeping|sedatives|drugs|powder in|into my tea|coffee|food|drink|wine|beer|juice|soup|dinner
estoy|estamos ..2 escondida|escondido
tiene|trae|traen ..2 machete|cuchillo|pistola|arma`,
    except: `
movie|game|book|film|play|show|drill|prank|nerf|laser|airsoft|paintball|seek|surprise|party|santa|present
dog|cat|raccoon|bear|deer|squirrel|bat|mouse|spider|possum ..4 porch|door|yard|garden|attic|window
amazon|ups|fedex|delivery|mailman|plumber|landlord|contractor|electrician|realtor|inspector|neighbor
gas|petrol ..4 tank|car|mower|station|price|stove|grill
knife ..5 cake|kitchen|butter|bread|cooking|chef|vegetables|onion|chopping|steak
gun ..5 glue|caulk|nail|heat|paint|massage|water|range|hunting|season
act|scene|thriller|watermelon|turkey|joke|kidding|novel`,
  },
];
