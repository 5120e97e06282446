import type { CueGroup } from "./patterns.ts";

/**
 * Situations that are a danger in themselves, told without a word for what one feels or fears: questions about means, a weapon in an argument, a
 * child among adults, orders from a television. Same notation as the patterns.
 */
export const situationGroups: Record<string, string> = {
  remedy:
    "pills tablets metformin insulin tylenol paracetamol acetaminophen ibuprofen advil aspirin benadryl melatonin propranolol lithium trazodone amitriptyline gabapentin seroquel xanax klonopin ambien zoloft prozac oxy oxycodone percocet painkillers antidepressants meds capsules",
  dose: "10 12 15 20 24 25 30 40 50 60 80 90 100 ten twelve fifteen twenty thirty forty fifty sixty hundred handful bottle box packet whole entire all",
  mate: "husband wife boyfriend girlfriend partner bf gf ex fiance hubby spouse",
  caged: "closet cellar basement attic shed kennel cage dark cupboard crate",
  beast: "dog cat kitten puppy rabbit bunny hamster bird parrot pet chicken guinea horse goat",
  weapons: "gun pistol rifle shotgun revolver knife machete",
};

const fiction = `
movie|film|novel|book|story|game|mystery|podcast|episode|script|character|joke|joking|kidding`;

export const situations: CueGroup[] = [
  {
    kind: "self-harm",
    level: 2,
    patterns: `
happens|happen if|when ..3 take|takes|took|swallow|swallows|swallowed|eat ..1 <dose> ..3 <remedy>
too|how much|many ..3 <remedy> ..6 <dose>|70|95|110|115|120|125|130|140|150|160|170|180 ..1 lb|lbs|pound|pounds|kg|kilo ..1 girl|woman|guy|man|person|female|male|teen|teenager
hypothetically ..8 how ..1 much|many ..3 <remedy>
does|do|will|would|can insulin|antifreeze|potassium|poison|overdose|pills ..2 leave|leaves|show ..4 trace|traces|autopsy
is|does|would|will|are ..1 helium|monoxide|hanging|drowning|overdosing|hypothermia|suffocating|suffocation|nitrogen ..2 painful|hurt|painless|peaceful|quick|slow
can|could you|u|i|someone|somebody|a people|person? die|overdose from|of|on ..5 how ..1 many|much|long
how high|tall ..4 building|bridge|fall|drop|floor|floors|balcony|roof ..4 have|need|has to? be? $
what|where|how ..4 tie|hang|attach|anchor ..2 rope|noose|belt|cord|sheet ..2 to|from ..5 apartment|dorm|room|closet|ceiling|beam|house|shower|door|attic|garage
what|which|where|any bridge|bridges|overpass|overpasses|rooftop|rooftops ..4 no|without|low fence|fences|railing|railings|rail|barrier|barriers|net|nets|guards|cameras
most|least painless|painful way|method|exit ..1 out $
painless ..1 way|method|exit out $
enough ..3 itd|it ..1 would? be quick|painless|fast|over|instant $`,
    except: `
${fiction}
dog|cat|vet|toddler|child|baby|kids|plant|plants|hammock|swing|boat|horse|goat|clothesline|curtain|curtains|lights|decorations|plane|drone
shot|injection|needle|tattoo|laser|electrolysis
skyscraper|zoning|permit|elevator|code|sprinkler|considered|counts|called
boredom|embarrassment|heartbreak|caffeine|coffee|times
lease|contract|meeting|parking|loan|debt|party|conversation`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
wrist|wrists|arm|arms|thigh|thighs|leg|legs ..4 barcode
~ eat|eats|ate|eating ..1 his|my|her|a|the|own ..1 gun|shotgun|pistol|bullet|revolver|barrel
doesnt|dont|nobody|noone|no ..3 know|knows ..3 stocked|saved|saving|stashed|hid|stash ..3 <remedy>
~ pick|picked|chose|chosen|choosing|picking ..2 song|songs|music|dress|suit|outfit|flowers|photo|hymn|hymns ..1 for my ..1 funeral|burial|memorial
pills|tablets|razor|blade|blades|noose|rope ..1 on|under|beside|by my pillow|mattress ..6 choose|decide|ready|case|option|know
death|dying|dead sounds|seems|feels|looks ..1 like ..2 vacation|holiday|rest|nap|break|relief|peace|sleep|gift|freedom
let go of ..1 the|my ..1 wheel|steering ..5 overpass|bridge|highway|freeway|curve|truck|river|tree|wall
want|wanted|tempted|urge|wanna|almost to? ..1 let go of ..1 the|my ..1 wheel|steering
rope|belt|noose|cord|branch|beam broke|snapped ..3 tried|again|next|stronger
tried ..8 rope|belt|noose|cord|branch|beam broke|snapped|tore|gave
hope|hopes|hoping|wish|wishing|praying|pray ..1 that? ..1 a|the|some|next ..1 truck|car|bus|train|semi|driver run|runs|ran|hit|hits|swerve|swerves|crash|crashes|plow|plows ..1 the|a|into|me|through ..1 light|red|me|lane|stop|my
never|wouldnt|not do it|anything ..2 but ..3 know|thought|planned ..1 exactly how|where|when ..1 i
take|taking|took|stole|bring|brought ..1 some? propofol|fentanyl|potassium|ketamine|morphine|succinylcholine|nembutal home|from ..3 $|work|ward|cart|clinic|hospital|with
know|knows the ..1 dose|amount ..3 dog|horse|pig|man ..6 my|im|i ..3 size|weight
~ i|ive|already ..1 tried|attempted ..2 last|yesterday|again night|week|$`,
    except: `
${fiction}
barcode ..2 scanner|tattoo
hunt|hunting|range|season|deer|candy|chocolate|cake
lawyer|prepaid|arrangements|wedding|choir
vitamin|vitamins|allergy
tried ..4 yoga|recipe|restaurant|sushi|zumba|to
game|simulator`,
  },
  {
    kind: "self-harm",
    level: 1,
    marks: "l",
    patterns: `
bridge|river|tracks|overpass|cliff|rooftop ..1 is|are|s ..3 block|blocks|minutes|mile|miles|minute|steps|feet ..1 away|from
want|wanna|wish|ready to? go|be where ..1 he|she|they|mom|dad|baby ..1 is|are|went|gone`,
    except: `
run|bike|hike|walk|photo|fishing|tour|restaurant|hotel|school|college|vacation`,
  },
  {
    kind: "self-harm",
    also: "medical",
    level: 2,
    patterns: `
tv|television|radio|satellite|walls|angels|demons ..3 send|sends|sending|give|gives|giving|broadcast|broadcasting me ..2 orders|commands|instructions|messages|missions|codes
tv|television|radio|satellite|walls|angels|demons ..2 order|orders|command|commands|tell|tells|telling me to|that ..3 hurt|stop|burn|kill|cut|run|die|leave|punish|fight
implanted|implant|planted|put|inserted|installed ..1 a|the|some ..1 chip|microchip|transmitter|tracker|camera|bug|device|wire|wires in|into|under|behind my ..1 tooth|teeth|head|brain|neck|arm|skin|body|ear|eye|eyes|hand|spine
i|im|am ..1 the messiah|antichrist
i|im|am ..1 jesus|christ|prophet|god ..4 reborn|returned|chosen|save|world|mission|sent`,
    except: `
${fiction}
cochlear|pacemaker|doctor|surgeon|dentist|insulin|birth|contraceptive|nexplanon|hearing|glucose|loop
feel|feeling|look|looking like|a
song|sings|choir|play|easter|church ..2 pageant|play|choir
costume|halloween`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
he|she|<mate>|dad|stepdad|father|brother|uncle ..1 killed|drowned|shot|strangled|poisoned|hanged|kicks|kicked|burned my|our|the|her ..1 <beast> ..10 front|lesson|mad|angry|punish|because|left|leave|warning|next
he|she|<mate>|dad|stepdad|father|brother|uncle ..2 holds|hold|holding|cleans|cleaning|loads|loading|polishes|strokes|lays|puts ..2 <weapons> ..6 argue|arguing|argument|fight|fights|mad|angry|yells|leave|talk
i ..1 said no|stop ..1 and|but ..2 he|she|they|date|boyfriend|husband|guy|ex did|kept|went|continued ..2 anyway|going|on
i told him|her|them no|stop ..1 and|but ..2 he|she|they|date|boyfriend|husband|guy|ex did|kept|went|continued ..2 anyway|going|on
put|puts|shut|shuts|lock|locks|shove|shoves me ..1 in|inside|into ..2 <caged> ..4 when|because|if|until|all|at|for ..3 i|cry|talk|bad|hours|night|cried|lie|lied
if|when i ..1 go|went|come|return|get ..1 home|back ..6 will|would|gonna|theyll|hell kill me ..1 for|because
brother|brothers|father|family|uncles|cousins|dad|parents ..1 will|would|gonna|going ..1 to? kill me for|because|if ..2 seeing|loving|dating|marrying|leaving|converting|dishonor|dishonoring|being
my|her|his pimp
mailed|mails|sent|sends|left|leaves|nailed me|us|at|on|in ..3 dead|bloody|burned|burnt bird|rat|roses|flowers|doll|cat|dog|animal|pig
he|she|<mate> ..1 reads|read|checks|approves|inspects|edits|dictates every|all|each ..2 text|texts|message|messages|email|emails ..3 before i
woke|wake ..8 no|without ..1 pants|underwear|clothes|panties|bra ..6 memory|remember|recall|idea|clue
woke|wake ..4 naked ..8 dont|no|cant|didnt ..1 remember|memory|know|recall
<foe> ..2 tape|tapes|taped|gags|gagged ..1 my|her|his|kids ..1 mouth
theres|there|found|finding|discovered ..3 airtag|tracker|gps|keylogger|spyware ..5 my|our coat|car|bag|purse|backpack|jacket|phone|stroller|truck|laptop|shoes|shoe
alone ..4 parents|mom|dad|mother|father ..1 gone|left|away|been|hasnt|disappeared ..4 days|weeks|friday|sunday|thursday
met|meet|meeting ..2 guy|man|boy|someone|dude ..2 on|through|from roblox|minecraft|fortnite ..12 pick|picking|meet|meeting|hotel|coming|secret|older`,
    except: `
${fiction}
dessert|cake|drinks|seconds|tickle|tickling|chips|fries|surprise
accident|accidentally|coyote|hawk|fox|vet|sick|suffering
hunt|hunting|range|season|deer|safe|cooking|dinner
hide|seek|escape|haunted|office|desk|recording|tickets
boss|manager|supervisor|editor|lawyer|teacher
sleep|snore|snoring|braces
party|vacation|cruise|anniversary|trip|grandma|grandparents|babysitter|weekend
grades|grade|report|curfew|dent|scratch|pizza|fries|phone|tattoo|piercing|haircut
gym|lifting|lifted|ran|ski|skiing|bike|skateboard|fell|soccer|hockey
dream|nightmare|fever|surgery|anesthesia`,
  },
  {
    kind: "eating",
    level: 2,
    patterns: `
i|im|ive|been ..1 live|living|survive|surviving|lived|living on|off ..2 gum|coffee|ice|water|air|tea|celery|cucumber|cucumbers|apples ..8 cal|cals|calories|pounds|lbs|kg|weight|skinny|thin
100|150|200|250|300|350|400|450|480|500|600 cal|cals|calories|kcal ..2 week|total|max|limit|a|per ..1 $|total|week|day
hide ..8 dont|not|stopped|havent|stop ..1 eat|eating ..2 $|from|anymore|lunch|dinner|anything`,
    except: `
snack|snacks|bar|burn|burned|burns|burning|deficit|soup|meal|breakfast|lunch|dinner|fewer|less|cut|extra|each|cookie|latte|serving|slice|more|over|surplus
meat|pork|gluten|dairy|fish|eggs|sugar|vegetables|mushrooms|onions|carbs
dog|cat|puppy|baby|toddler`,
  },
  {
    kind: "substance",
    level: 2,
    patterns: `
drink|drinks|drinking|drank ..1 a|about fifth|handle|pint ..1 a|every|per|each ..1 day|night
selling|sell|sold|sells myself|herself|himself|my ..1 body? ..1 for ..1 pills|drugs|meth|heroin|crack|dope|rent|food|oxy|high|fix`,
    except: `
milk|water|coffee|tea|gatorade|juice|soda|coke|kombucha|smoothie`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "h",
    patterns: `
~ going|gonna|will|ill|wanna|want|tempted to? run him|her|them over ..1 $|with|tonight|tomorrow
list of ..2 people|names|kids|teachers|coworkers|classmates|everyone ..2 who|that ..1 should|will|gonna|must|deserve|have|wronged|hurt ..1 to? ..1 pay|die|suffer|me ..1 $|and
keep|keeps|kept|cant|thoughts|images|picture|picturing|imagine|imagining ..3 see|seeing|picturing|imagining|thinking|of|myself ..3 drop|dropping|throw|throwing|drown|drowning|stab|stabbing|smother|smothering|shaking|suffocating ..2 him|her|baby|twins|newborn|kids`,
    except: `
${fiction}
drop|dropping|dropped ..2 off
throw|throwing ..2 a|out|party|shower
errand|errands|school|store|airport|house ..3 over
over ..1 to|some|the
rent|bill|bills|trip|party|dues|tickets|dinner|gift`,
  },
];
