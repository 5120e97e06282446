import type { CueGroup } from "./patterns.ts";

/**
 * Preparation for a death without a word that names it: means that were kept, counted or set up, a place and a time, what is put in order,
 * who is away, who shall find. And preparation to harm somebody. Same notation as the patterns; most rows are weak and count in twos.
 */
export const preparationGroups: Record<string, string> = {
  stock:
    "pill tablet meds medication medicine capsules morphine oxy oxycodone insulin patch patches painkillers sleepers benzos codeine tramadol fentanyl valium xanax barbiturates nembutal propranolol amitriptyline seroquel paracetamol tylenol prescription prescriptions",
  toxin: "antifreeze pesticide weedkiller herbicide bleach poison paraquat gramoxone cyanide rodenticide insecticide methanol lye",
  arms: "gun pistol rifle shotgun revolver glock magnum handgun firearm",
  hold: "belt rope cord sheet scarf noose cable wire leash strap",
  beam: "pipe beam rafter rafters rod hook branch banister bannister joist neck doorknob",
  heights: "bridge roof rooftop ledge overpass parapet railing rail balcony cliff quarry platform tracks pier",
  later: "tonight tomorrow midnight today morning evening sunrise dawn noon monday tuesday wednesday thursday friday saturday sunday",
  kept: "save hoard stockpile collect stash cheek squirrel",
  dear: "wife husband kids everyone everybody family roommate mom mum parents girlfriend boyfriend partner girls children",
  heirs: "everybody everyone each them kids kid children family mom mum dad parents wife husband brother sister son daughter platoon",
};

/** Counted, saved or swallowed for something else than to die. */
const dailyMeds = `
pill|tablet|meds|medication|medicine|capsules|prescription|insulin|patch|patches ..8 week|weekly|organizer|box|daily|refill|pharmacy|pharmacist|vitamin|vitamins|doctor|nurse|trip|travel|vet|cat|dog|prescribed|breakfast|allergy|coupon|insurance
week|weekly|vitamin|allergy|dog|cat|vet ..4 pill|tablet|meds|medication|capsules
patches ..4 jeans|elbow|garden|pumpkin|quilt|sew|sewing|ice|road`;

export const preparation: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    marks: "ia",
    patterns: `
stones|rocks|bricks|brick ..3 in ..2 pockets|coat|jacket|pocket
going|gonna|im|finally|ill ..1 do|doing|end|ending it ..3 tonight|friday|thursday|sunday|once|midnight
when|once|after ..6 leaves|left|asleep|shift|bed ..3 i|im ..2 do|doing|end it|them
i|ill|im ..2 be? dead by|when|before ..3 then|tomorrow|monday|morning|sunrise
i|ill ..1 be gone when ..1 they|she|he|mom ..3 back|home|return
on the|my|a ..1 window|balcony ledge|sill|railing ..6 going|now|floor|jump|down
escribi ..3 cartas|carta ..10 hoy|noche|quito|despedida
i|im|ive|been|have <kept> ..3 up? my|all|the|these|up ..3 <stock>
i|ive|been kept|keep|keeping ..1 all|every|enough ..4 <stock>
i|ive|been cheek|cheeking ..2 my|the <stock>
lined|lining|counted|counting|laid|laying|crushed|crushing|piled ..1 up|out? ..2 my|the|all|every ..3 <stock> ..10 enough|tonight|after|bye|goodbye|sorry|note|alone
know|knew ..3 how many|much it|they|that takes|take $|to|and|for
<hold> ..3 around|round|on|over|to ..2 the|a|my ..1 <beam> ..6 looking|tonight|ready|now|alone|sorry|goodbye|writing|bye
<toxin> ..4 in|on|inna ..2 cup|glass|mug|flask|thermos
knife|blade|rope|pills|gun|rifle|razor ..8 not|aint|isnt ..1 for ..1 onions|cooking|deer|hunting|climbing|dinner|shaving|headaches
cut|cuts deeper ..1 than i ..1 meant|wanted|planned|usually
dont|not ..3 bring|revive|resuscitate me ..1 back|up|$
we|well|all both|all|will|can? go|die|leave together ..3 $|tonight|now|quietly`,
    except: `
${dailyMeds}
conkers|shells|acorns|chestnuts
moving|move|trip|travel|flight|vacation|holiday|party|concert|dinner|movie ..6 together
together ..3 to|for|on ..3 the|a|our|my
loan|debt|mortgage|rent|job|christmas|lights|swing|climbing|tarp|hammock|dog|horse|boat|goat|cow|decorations|bunting|curtain|laundry|towel|coat
bring|revive|resuscitate me ..1 back|up ..2 a|some|to|one|the|from|in|your
know|knew how much it ..1 takes|take to ..1 run|raise|build|make|get|learn|say|keep|buy|be`,
  },
  {
    kind: "self-harm",
    level: 3,
    marks: "a",
    patterns: `
wrist|wrists ..2 over|under ..1 it|the|saw ..1 $|saw|blade
driving|drive off|over ..1 the|a causeway|pier|cliff|embankment ..4 tonight|$|now|i
i|ive|just|already|been|am|im drank|drink|drinking|sipped|sipping|swallowed|downed ..3 <toxin>
drank|drinking|swallowed|downed the ..1 <toxin>
swallowed|took|taken|downed ..1 everything|all|every ..5 cabinet|house|bottle|place|drawer|purse ..8 ago|now|scared|sleepy
<arms> ..2 on|in|under ..1 my|the lap|mouth|bible|chin|temple
banged|banging|hit|hitting|punch|punched|smashing|bang my own? head|face|fist|fists on|against|into the|a ..1 wall|floor|desk|tiles ..12 blood|bleeding|stop|stopped`,
    except: `
${dailyMeds}
movie|film|book|game|novel|show
hunt|hunting|range|season|deer ..8 <arms>
dog|cat|toddler|baby|kid|goat|cow
sunset|paint|dye|borscht|beet|rust
year ago
table|group|party|baby|laptop|book ..1 of|in|on 9|45|22|40`,
  },
  {
    kind: "self-harm",
    level: 1,
    marks: "wia",
    patterns: `
thats the|my plan
peace with it|this|that
turned|switched|turn ..1 off ..1 my|the phone
<dear> ..3 at|to ..2 bingo|sisters|pilates|church|fair ..2 $|tonight|until|this
flat|house|place|apartment ..2 to myself ..2 until|till|tonight
door|doors ..1 is|s? bolted|barred|wedged
nobody|noone|one can ..1 stop|reach ..1 me|it|$
oiled|cleaned ..1 the|my <arms>
plan|plans ..2 for ..1 tonight|tomorrow|thursday|friday|sunday
tell ..2 not to ..3 come|looking|look|find|open
what i need ..1 in|is ..2 wardrobe|glovebox|closet|drawer|bag|car|trunk
<stock> ..3 lined|beside|out|set ..6 shelf|cup|bed|bathroom|china
calculated|timed|measured|rehearsed it|everything $
thats ..1 when|it|the ..1 $|window|time
train|express ..2 passes|comes|goes|thunders ..2 at|every
booked|rented|got|reserved ..4 floor ..2 room ..8 tonight|alone|back|high
last|final round|ride at
wrote|written|write ..2 everybody|everyone|each|them|kids ..2 letter|letters|note|notes
wrote|written|write ..3 letter|letters|note|notes ..1 to|for ..2 <heirs>
wrote to ..2 <heirs>|platoon|unit|squad ..1 $|wife|kids|and
note|letter|letters|envelope|envelopes ..2 under|beneath|inside|on ..2 my|the|her|his ..1 pillow|desk|dashboard|drawer|counter
name|names|address|label|labels|stickers ..6 envelope|envelopes|backs|box|boxes|back
spreadsheet|passwords|password|instructions|list|paperwork ..3 for|on|in ..3 desk|drawer|table|folder
left|leave|leaving|gave|give|put ..3 key|keys|headphones|watch|badge|manuscripts ..3 on|with|by|to|for|under|inside|in
close|closed ..2 the|my|all accounts|account ..1 $|and|paid
paid ..3 burial|funeral|plot|coffin|cremation
nobody|noone|none|wont ..4 look|looking|miss|find|home|building|around|house|there ..4 until|till|before|after|tonight
<dear> ..4 away|gone|out|asleep|game|footy ..4 tonight|until|till|sunday|friday|saturday|monday
<later> ..3 <dear> ..4 away|gone|out|asleep|game|footy
<later>|shift ..4 nobody|noone ..3 home|there|around
so ..1 nobody|noone|kids|they|mom|you ..4 find|finds ..1 me|it|body
nobody|noone ..1 has|have ..1 to? find ..1 me|it|body
finds|find it|me|this|us ..2 tomorrow|monday|morning|after|when
insurance ..6 pay|pays|payout|clause|cover|covers|past ..6 family|kids|wife|year|them|$
garage|hose|exhaust|flue|vents ..2 , ..1 hose|done|tape|car|door|engine|it
hose|hoses|tape|taped|sealed|towels ..4 exhaust|tailpipe|door|doors|vents|flue|windows
oven|stove|cooker|heater ..1 is gas
close|shut|block ..1 the flue|damper|vent|vents
rope|belt|noose|cord|sheet|helium|tank|charcoal|cylinder ..4 in|on|from|is|s|already ..2 van|trunk|closet|beam|bag|garage|car|attic|wardrobe|backpack
god|lord|jesus|allah ..2 forgive ..1 me
forgive ..1 me|the $|for|brother|brothers|all|mom
last|final ..1 shift|round|ride|call|set|drive|sermon ..4 ends|tonight|mine|though
picked|chosen|chose ..2 the ..1 trail|tree|bridge|spot|place|hotel|morning|method ..4 and|$|morning|day
i|im|ill|just ..2 aint|not|no|wont|never ..2 coming|come|bring|bringing back ..1 $|from|alive|up
had my innings|time|run|turn|fill
time|minutes|seconds|drop|dose|number|milligram ..6 worked|calculated|measured|timed ..1 out|it|$
two|three|five|ten|four minutes|seconds in ..2 water|cold|sea
<heights>|train|rail ..8 at ..2 midnight|11|dusk|dawn|night|tonight|10|12|1|2|3|4
<later> ..8 <heights>|river|quarry|tracks|ice $|and|door|is|by|sorry
then|after ..1 that|midnight? ..1 and|then? the bridge|river|tracks|quarry|roof|rope|lake|cliff
<heights> ..2 door|key|gate|access ..2 is|s ..1 mine|open|unlocked
past|beyond|over ..1 the red|yellow|warning|last flag|line|sign|buoy
that|this|the curve|pillar|tree|overpass|wall|median ..3 on|at|by ..3 mm|mile|no|belt|9|route
<stock> ..6 saved|kept|stashed|hidden|counted
kept|keep|got|saved|have ..2 it|them by
<toxin> ..3 in|on ..2 cup|glass|bottle|flask|table|hand
rigged|rig|wired|set ..2 it|timer ..2 up|myself ..6 bed|timer|leads|asleep|trips
ill|i|will|should ..1 be? asleep ..2 when|before|by ..2 it|the ..2 trips|starts|works|happens|hits|goes|kicks
made|mixed|prepared|got ..1 up? the mixture|mix|solution|cocktail ..4 $|taped|ready|door|drink
sign ..2 outside|door ..2 so ..4 dont|not|walk|come|know
who|they|police|firemen|paramedics|cops ..2 dont|not|wont ..1 walk|come|get ..2 in|hurt
be|join|see|going|go ..1 with|to|be? ..1 my? him|her|mama|dad|mom|wife|husband|them ..2 by|tonight|before|soon ..2 morning|$|sunrise
aim|ready|going|want ..2 be with|join ..3 by|tonight|tomorrow ..1 $|morning|dawn
dont|doesnt|didnt|not ..1 know|sure ..1 how long ..1 it|they|this|that ..1 takes|take|will|has
easier|sweet|sweeter|bitter ..4 than i thought|expected`,
    except: `
movie|film|novel|game|song|story|poem|play
roses|greenhouse|garden|mites|wasps|aphids|lawn
innings ..6 few|some|many more
${dailyMeds}
letter|letters|note|notes ..6 camp|graduation|birthday|santa|teacher|school|reference|recommendation|thank|wedding|class|doctor
key|keys|watch|badge|ring ..6 car|locksmith|airbnb|hotel|realtor|valet|mechanic|spare|cleaner|sitter
cat|dog|plants|ferns|chickens|fish|calves ..6 vacation|trip|holiday|weekend|neighbor|morning|chores
insurance ..6 dental|car|health|vision|claim|deductible|repair|roof|vet|crown
god forgive me ..2 for ..3 cake|cookie|donut|eating|carbs|fries|skipping
last|final ..1 shift|round|day|class|set|call ..4 job|vacation|holiday|retire|retirement|school|semester|party|cake|pizza|camp`,
  },
  {
    kind: "harm-to-others",
    level: 3,
    marks: "a",
    patterns: `
im|i ..2 outside|behind|parked|sat|sitting ..5 his|her|their|him|landlords|door|bar ..12 <arms>|knife|acid|petrol|hammer|clip|lighter|machete
<arms>|knife|hammer|acid|machete|bat ..3 in|on ..1 my|the bag|lap|pocket|purse|duffel ..10 his|her|him|outside|hall|door|dont|stop
outside ..4 with ..2 gas|petrol|bottle|can ..6 lighter|acid|match|lap
burn ..2 house|place ..6 with ..2 them|all|him|her|em ..1 in|inside
i|im|ill|going|gonna|will ..2 bring|bringing|take|taking|carry ..4 <arms> ..1 to ..1 my? school|work|office|class|plant|church|mall|courthouse
me|im|been|sitting|waiting ..3 and|with ..1 the|my <arms>|30|45|bat|machete ..6 parked|outside|across ..5 house|place|home|apartment|door
what|something ..1 goes|go|put|slip|slipped|stir ..2 in|into ..1 his|her|their cup|tea|coffee|drink|food|glass ..3 tomorrow|tonight|$|today|next
neither|none of ..1 us|them ..3 alive|live|survive|walk|see ..6 it|tomorrow|morning|end|$`,
    except: `
movie|film|game|novel|book|paintball|airsoft|nerf|hunting|deer|range|practice|baseball|softball|cricket|cake|birthday|surprise|spice|cinnamon|sugar|honey|cream
police|cop|security|guard|officer ..6 <arms>
survive|alive ..6 mortgage|phd|meeting|winter|heat|shift|finals`,
  },
];
