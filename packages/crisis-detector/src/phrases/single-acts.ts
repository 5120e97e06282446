import type { CueGroup } from "./patterns.ts";

/** Acts and things that are a danger by themselves, in whatever talk they are named. Same notation as the patterns. */
export const singleActs: CueGroup[] = [
  {
    kind: "abuse",
    level: 2,
    patterns: `
make|made|making me|us|her watch porn
tickle|touch|rub|lick|kiss|poke ..3 private|privates ..1 part|parts|area|$
exposed|exposing|exposes|flashed himself ..1 to|at ..1 me|my|her|us
hidden camera|cameras ..4 bathroom|bedroom|shower|toilet
put|found|installed|hid ..2 camera|cameras ..2 in ..1 my|our|the ..1 bathroom|bedroom|shower|toilet
chase|chased|chasing|chases me|us ..2 with ..1 knife|gun|bat|hammer|machete|axe|belt
use|uses|used|take|takes|took belt ..1 on|to me|us|him|her|them|kids
use|uses|used|take|takes|took the|his|her|a belt ..1 on|to me|us|him|her|them|my|the
got|gets|takes|took|pulled|pulls out his|the|a belt ..1 $|again|tonight|when|because|and
got|gets|takes|took|pulled|pulls his|the belt out
~ chair|dresser ..2 under|against ..2 door ..6 because|so|stepdad|he|him|uncle
locked ..3 door ..3 wouldnt|wont|didnt let me out
caregiver|carer|aide|babysitter|nanny|daycare ..4 hitting|hurting|hits|slaps|slapped|shakes|shook|beats ..2 my|her|him|mom|dad|kid|grandma|son|daughter
nurse hits|slaps|hit|slapped|pinches ..1 my|her|him|mom|dad|grandma|grandpa
send|sending|make|making|want|force|forcing me ..4 marry ..1 a|some|man|someone|him
marry a|some man|guy|stranger ..2 dont|not|never ..1 know|met
husband|wife|boyfriend|girlfriend|partner|parents|mom|dad changed ..1 locks ..8 sleep|sleeping|car|street|nowhere|homeless|kids
pay|rent|job|promotion ..3 with|for sex
has|have|got|post|send|share|leak ..1 my nudes
mom|dad|grandma|grandpa|him|her|kid|child|son|daughter tied|chained ..1 to ..1 bed|chair|radiator`,
    except: `
sex ed|education|worker|change|toy|toys
camera ..4 broke|broken|battery|lost|nature|wildlife|deer
joke|joking|prank|movie|film|show|game|novel|book
cat|dog|baby|toddler ..6 open|opens`,
  },
  {
    kind: "harm-to-others",
    level: 2,
    marks: "h",
    patterns: `
i|im|ill|gonna ..3 burn his|her|their ..1 shop|store|house|place|restaurant|building|car|truck|barn
burn down his|her|their|the ..1 shop|store|house|place|restaurant|building|school|office
bring|bringing|brings|take|taking ..1 my|a|his|her|the gun|rifle|pistol ..2 in|to|into|on ..1 $|school|work|class|office|monday|tuesday|wednesday|thursday|friday|tomorrow
~ pillow ..1 over|on|against his|her|their ..2 face|mouth
held|holds|holding|pressed|pressing ..1 pillow ..1 over|on|against ..4 face|mouth
he|she|they|husband|wife|partner|brother|sister ..3 pillow ..1 over|on|against my ..1 face|mouth
i pushed|shoved my ..1 <vclose> and|so ..1 she|he fell
i|ive ..1 slapped|punched|choked|whipped her|him|them ..1 $|and|because|again|hard|today|so
list of kids|people|students ..2 he|she|i|they ..1 hate|hates|kill|shoot`,
    except: `
joke|joking|jokingly|movie|film|book|novel|game|range|hunting|hunt|safe|toy|nerf|airsoft|water|glue|nail|heat|massage
sleep|sleeping|nap|cold|cool|pillow ..2 fight|case|fort
chess|cards|poker|debate|tennis|golf|boxing|sparring`,
  },
  {
    kind: "medical",
    level: 3,
    patterns: `
droop|drooping|droopy|drooped|droops ..1 face|mouth|smile
face|mouth|smile ..1 droop|drooping|droopy|drooped|droops`,
    except: `
botox|filler|dog|cat|beagle|plant|flower|flowers|bulldog|years|always|palsy|tired|sleepy|newborn`,
  },
  {
    kind: "medical",
    level: 2,
    patterns: `
stop|stopped|stopping|skip|skipped|skipping|ration|rationing|halving ..2 insulin ..6 money|save|cost|costs|afford|expensive|price|broke|payday
drank|drink|chugged|downed|drinking ..2 half|whole|bottle|all ..4 nyquil|robitussin|zzzquil|benadryl`,
    except: `
dont|wont|never ..2 stop|skip|ration insulin`,
  },
];
