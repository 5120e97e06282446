import type { CueGroup } from "./patterns.ts";

/** Means that were prepared, plans mentioned in passing, and danger beside everyday trouble. Same notation as the patterns. */
export const signGroups: Record<string, string> = {
  kid: "son daughter student kid brother sister niece nephew friend roommate boyfriend girlfriend",
  elder: "uncle dad father stepdad stepfather grandpa brother cousin coach teacher pastor boyfriend landlord neighbor he",
  teen: "11 12 13 14 15 16 17 eleven twelve thirteen fourteen fifteen sixteen seventeen",
};

export const signs: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
nobody|noone|none|not|dont|doesnt ..5 know|knows ..3 bought|got|have|found|keep ..2 rope|noose|gun|pistol|pills|razor|blade
~ i|ive|have|got ..2 got the belt|rope|noose|cord ..3 closet|door|beam|hook|garage|basement
back to|on ..1 the razor|blade|razors|blades
~ count|counted|counting ..2 the|my|our pill|tablet|pills ..4 twice|again|enough|cabinet|drawer
saved|saving|enough|stash|stashed|put ..6 sleep for good|ever
dont|not|never|wont ..1 plan|planning|intend ..3 be|being ..1 here|around|alive ..1 $|for|when|then|next|by
stopped|quit|stop|dont|not care|caring ..1 if|whether ..2 live|survive|crash|wake|die
stopped|quit|stop|dont|not care|caring if|whether ..2 make it ..4 end|through|tomorrow|year|week|month|home|morning
with|if me ..3 in the ground
me|myself in the ground
i|id|could|almost|nearly|just steer|steered|swerve|swerved ..2 toward|into|at ..2 barrier|tree|truck|guardrail|wall|median|pole|divider
going|heading|driving|walking|drive|walk to ..1 bridge|overpass|quarry|cliff|tracks ..2 tonight|now|alone
~ standing|sitting|stood|sat on|at ..3 overpass|ledge|parapet|railing
i|im ..1 standing|sitting on ..1 overpass|ledge|parapet
about|ready to step|jump off $
took|take|taking|have|got a|the|my blade|razor|knife ..3 tub|bath|bathtub|shower
rather die|dead ..6 and|i ..3 mean|serious
better ..3 with|off ..3 insurance ..1 payout|money|check
i|im ..2 only|just|always cost|costing them|everyone|everybody|family|parents|kids ..1 money|trouble $
have|has it easier ..1 without ..1 me|bills|debt|debts
paid|paying|settled ..3 off|debts|everything ..2 so ..1 nobody|noone ..3 deal|stuck|left|worry
wont ..2 need|needing ..6 where im|i ..1 going|headed
wont|not ..2 need|needing ..1 address
who|what ..3 take|takes|happens|feed|feeds ..5 cat|dog|pet|pets|animals ..4 owner|im|i ..2 isnt|not|arent ..1 around|here|alive ..1 anymore
most|much ..2 liver|heart|body ..1 take|handle ..3 quits|quit|stops|gives|fails|shuts`,
    except: `
razor|razors|blade ..6 shave|shaving|shaver|legs|wax|beard|brand|electric|trimmer
electric razor
counted|count|counting ..6 refill|pharmacy|insurance|vitamins|organizer|nurse|pharmacist|mom|dog|allergy|inventory|work
pills|pill|tablets ..3 pharmacy|refill|insurance|organizer
barrier|tree|truck|wall|pole|swerve|swerved|steer|steered ..6 deer|ice|skid|parked|accident|slid|simulator|avoid|dog|squirrel
bridge|overpass|quarry|cliff|tracks|ledge|railing|parapet ..8 fish|fishing|run|photo|photos|picnic|bike|hike|hiking|dog|kayak|swim|party|parade|fireworks|friends|tour|ski|climb|climbing|team|works|fountain|fries|lunch|sunset|view|guests|wedding
rope|noose ..3 swing|tree|garden|tow|ladder|bridge|climbing|jump|boat|dog
knife ..3 cake|bread|fruit|sandwich
here|around ..4 weekend|late|long|tomorrow|office|lunch|vacation|trip|travel|summer|winter
going|headed ..4 vacation|trip|travel|beach|spain|florida|camp|college
if|whether|it ..8 playoffs|final|finals|semester|team|game|cut|deadline|train|bus|flight|plane
liver|heart|body ..6 donate|biology|marathon|lab|rat|mouse`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
cut|burn|scratch|slice|carve <self> ..1 on|along|across|down ..1 my ..2 arm|arms|thigh|thighs|leg|legs|wrist|wrists|stomach|belly|hip|hips`,
    except: `
cut|burn|scratch <self> ..9 shaving|shave|waxing|bramble|brambles|thorns|fence|bike|skateboard|oven|stove|pan|iron|kitchen|cooking|grill|glass|fell|accident|accidentally|coffee|tea`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "i",
    patterns: `
cut|burn|scratch|slice|carve|hit|hurt|bruise|bite|choke <self> ..6 on purpose`,
    except: `
not|wasnt|isnt on purpose`,
  },
  {
    kind: "self-harm",
    level: 3,
    patterns: `
voices ..1 say|saying|said|tell|telling ..6 tonight|midnight|before|now`,
    except: `
voices ..4 stage|choir|radio|downstairs|meeting|podcast|movie`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
<kid> ..2 writes|write|wrote|writing|draws|drawing about|of ..1 dying|death|suicide`,
    except: `
dying|death|suicide ..4 history|biology|war|novel|story|poem|dog|cat|grandpa|grandma|hamster|stars|science|essay|class`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<elder> ..2 keep|keeps? coming|comes|came ..1 in|into my|our ..1 room|bed ..3 night|nights|dark|asleep
<teen> ..6 made|makes|asked|asks|wants|forced|told me ..1 send|take ..3 picture|pictures|pics|photos|videos|nudes
dont|not|wasnt have|allowed|given ..1 key ..3 own ..1 front? door|house|home|place
eat|eating|drink only? when|if ..1 she|he|they ..1 permits|permit|allows|allow|lets
they|he|she|boss|husband|wife|boyfriend|girlfriend take|takes|took|keep|keeps ..1 my ..1 paycheck|wages|passport|earnings`,
    except: `
night|nights|room|bed ..4 check|wake|snore|snoring|sleepwalk|blanket|tuck|kiss|story|goodnight|cat|laundry|hug|heater|window|nightmares|nightmare|fever
comes|coming|came|in ..2 check|wake|tuck|kiss|hug
key ..4 lost|forgot|locksmith|yet|moved|move|realtor|closing
lost|forgot ..3 key
picture|pictures|pics|photos|videos ..4 cast|grades|science|yearbook|team|game|homework|passport|id
allows|allow|lets|permits ..3 doctor|fasting|nurse|diet|surgery
doctor|nurse|diet|toddler|baby ..1 allows|allow|lets|permits
passport photo|photos|picture|renewal
hotel|embassy|consulate|bank|government|irs|rent|taxes|tax
can|could|will|may they ..1 take
paycheck|wages|passport|earnings ..4 automatically|desk|safe|embassy|drawer|rent|bills|tax|taxes`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
cut|cuts ..3 food|meal ..3 tiny|small|little pieces ..4 move|moves|push|pushes|hide ..3 around|napkin
scared|afraid|terrified of bread|carbs|food|eating|calories|soup|oil|butter|meals|sugar
lost ..4 pounds|lbs|kilos ..8 hair ..3 out|thin|thinning|clumps
70|75|78|80|82|84|85|86|88|90|92|94|95 pounds|lbs ..6 terrified|scared|afraid|fat|huge|still`,
    except: `
food|bread|oil|butter|sugar|eating|meals|soup ..3 poison|poisoning|allergy|allergies|allergic|choke|choking|expired|spicy|prices|burn|burning|hot|running|waste|fight|fire|shortage|crash
of ..2 burning|spilling|wasting
pounds|lbs|kilos|hair ..5 chemo|thyroid|postpartum|baby|toddler|dog|cat|barbell|bench|squat|deadlift|luggage|suitcase`,
  },
  {
    kind: "substance",
    level: 2,
    patterns: `
tomo|tomando|bebo|bebiendo ..6 no puedo|logro parar|dejar
pour|poured|pouring ..4 into|in ..3 mug|thermos|tumbler|cup ..6 normal|meeting|meetings|notice|notices
pharmacist|pharmacy|doctor|clinic doesnt|dont|wont|never ..1 look|looks|ask|asks twice|questions
<drugs> ..6 buy|buying|bought ..3 off|from a|some|this guy|dealer|dude|kid|coworker
started|doing|using|snort|snorting|take|taking ..1 <drugs> ..12 cant ..3 get|make|go through|without`,
    except: `
tomo|tomando|bebo|bebiendo ..3 agua|pastilla|pastillas|medicamento|medicamentos|fotos|clases|cafe|te
pour|poured|pouring ..2 coffee|tea|soup|cereal|batter|decaf|milk|water
weed|weeds|speed ..3 garden|yard|lawn|test|limit|dating`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
sugar ..3 over|above|at|is|hit|reads ..1 300|350|400|450|500|550|600 ..8 throwing|vomiting|vomit|confused|drowsy|dizzy|sleepy|shaking
took|taken|gave ..3 double|twice|triple ..4 blood? thinner|thinners|insulin|methadone|lithium`,
    except: `
double|twice|triple|took|gave ..6 vet|cookie|recipe|brown|supposed|prescribed|instructed`,
  },
  {
    kind: "harm-to-others",
    level: 3,
    patterns: `
pour|poured|pouring|spread ..2 gas|gasoline|petrol|fuel|kerosene ..6 porch|house|door|apartment|bed|car|office ..8 light|lighter|match|matches`,
    except: `
gas|gasoline|petrol|fuel|light|lighter|match|matches ..5 grill|mower|tank|campfire|bonfire|brush|stove|lawn|heater
into|in ..1 mower|tank|car|generator`,
  },
];
