import type { CueGroup } from "./patterns.ts";

/** Poisoning, withdrawal, children without care, and driving that endangers: what needs help at once. Same notation as the patterns. */
export const emergencyGroups: Record<string, string> = {
  small: "baby toddler infant newborn kid child children kids son daughter twins grandson granddaughter nephew niece old",
  swallow: "ate eaten eating swallowed swallow drank chewed licked took taken got",
  drug: "pill tablet med medication medicine antidepressant antidepressants gummy gummies edible edibles weed thc vape nicotine tylenol paracetamol acetaminophen ibuprofen advil aspirin benadryl xanax adderall ritalin ambien zoloft prozac oxy percocet fentanyl opioid opioids methadone benzos battery batteries magnet magnets detergent pods cleaner bleach antifreeze rat",
  keeper: "mom dad stepmom stepdad parents mother father stepmother stepfather aunt uncle grandma grandpa foster guardian",
};

export const emergencies: CueGroup[] = [
  {
    kind: "medical",
    level: 3,
    patterns: `
<small> ..3 <swallow> ..3 <drug>
<small> ..2 <swallow> ..1 into my|the|his|her ..1 <drug>
he|she|they|friend|roommate|sister|brother|cousin|husband|wife|boyfriend|girlfriend|partner|mom|dad|son|daughter|someone|coworker|neighbor ..2 took|taken|had|drank|swallowed|popped ..4 <drug> ..10 snoring|gurgling|unresponsive|slurring|wake|waking|blue|limp|breathing|unconscious|vomiting|sleepy|drowsy|passed
bleach ..4 ammonia|vinegar|acid|peroxide|cleaner ..10 cough|coughing|burning|burns|breathe|dizzy|throat|chest|eyes|lungs
stopped|quit|stop|quitting drinking|alcohol ..10 shaking|shakes|hallucinating|seizure|seizures|hearing|seeing|sweating ..3 $|and|things|voices|stuff|badly|bugs|all|cant`,
    except: `
dog|dogs|cat|cats|puppy|kitten|horse|rabbit
gummy bears|bear
vitamin|vitamins|candy|prescribed|prescription|doctor|nurse|pediatrician|dose|daily|scheduled|calories
allergy|heartburn|motion
movie|film|book|novel|game|lyrics
over|away|back|rid ..1 <drug>
year ago
as i|we|he|she ..1 took`,
  },
  {
    kind: "self-harm",
    level: 2,
    patterns: `
maximum|max|most|number|many|amount|much ..4 <drug> ..10 liver|fatal|lethal|deadly|die|dies|kill|kills|dangerous|organs
insurance|policy ..3 pays|pay|paid|covers|payout ..2 even ..2 for|if ..2 that|suicide|it|this
drove|drive|driving ..2 with my eyes closed|shut
closed|shut my eyes ..3 while|when|and ..2 driving|drove|wheel|highway|freeway
point of ..5 if|when|because ..1 i ..1 wont|not|dont ..1 be|live ..1 here|around|alive
dont|cant|not|no ..2 see ..1 the|any|a point anymore $
saving|saved|hoarding|stockpiling|collecting ..2 my ..2 sleeping|pain tablets|pills|meds
hoy|manana|noche se acaba todo`,
    except: `
caffeine|coffee|sugar|salt|water|dog|cat|puppy|refill|pharmacy|travel|trip|recall
eyes closed|shut ..6 passenger|parked|simulator|dream|yoga
point ..6 here|around ..3 for|at|on|by|next|this ..2 party|wedding|meeting|weekend|month|year|week|class|shift|vacation|summer|harvest
here|around when|until|for|next|in|this
recycling|donate|disposal|flood|fire|theft|accident|damage|dental|vision|claim|deductible`,
  },
  {
    kind: "abuse",
    level: 2,
    patterns: `
<keeper> ..3 wont|doesnt|dont|never|not|refuses ..1 to? let ..1 me|us ..1 eat
<keeper> ..3 wont|doesnt|dont|never|not|refuses|stopped ..1 to? feed|feeding ..1 me|us
~ <keeper> ..3 lock|locks|locked ..1 the ..1 fridge|food|pantry|kitchen
teacher|coach|tutor|pastor|priest|stepdad|stepfather|uncle|dad|father|cousin|babysitter|instructor|principal|boss|landlord|stepbrother|grandpa ..2 sends|sent|texts|texted|send|text|messages|dms|shows|showed ..2 me ..4 nude|nudes|naked|dick|porn|sexual
nurse|carer|aide|caregiver|orderly ..2 slaps|hits|pinches|drags|yells|hit|slapped|pinched|shoved ..1 her|him|them|my|residents|grandma|grandpa`,
    except: `
dessert|candy|sugar|meat|snack|snacks|chips|junk|chocolate|before|vegetables|spinach|allergic|allergy|gluten|seconds|bed|couch|phone|table|cereal|cookies|much|spicy
nude lipstick|color|shoes|heels|palette|nail|painting|art
naked ..1 juice|cake|mole|eye
cat|dog|baby|shot|vein|button|brakes`,
  },
  {
    kind: "danger",
    level: 2,
    patterns: `
<small> ..3 locked|stuck|trapped|alone|left in ..2 hot? car|truck|van
left|leave|leaving|forgot ..3 <small> ..3 in ..2 hot? car|truck|van
drunk|wasted|hammered|high|tipsy ..5 about|going|gonna|will|ill|have ..1 to? drive`,
    except: `
seat|seats|toy|stroller|jacket|lunch|groceries|dog|phone|diaper|backpack|blanket|shoes|music|playlist|fries|bottle|coat
dont|wont|never|not|cant|shouldnt ..2 drive
uber|lyft|taxi|sober|designated|passenger|tomorrow|crazy
year ago
movie|film|book|game`,
  },
];

/** Sentences about ordinary life in the words of an emergency: they bring up nothing. */
export const ordinaryLife = `
how|to ..3 find my purpose|calling|passion $
have|got no food $|left|until
locked|lock ..1 myself|me|us|ourselves|my|the ..2 out ..2 of? ..2 $|apartment|house|car|home|flat|office|account|phone|room|building
locked|left my|the keys|key ..2 in|inside ..2 car|house|apartment|office
puts|put|wrapped|throws|threw ..2 arms ..1 around ..2 neck|me|us ..6 dance|danced|dancing|kiss|kissed|hug|hugged|laugh|laughed
husband|wife|partner|boyfriend|girlfriend|mom|dad|son|daughter|sister|brother|friend ..2 is|has|seems|been ..2 depressed ..5 wont|refuses|doesnt|dont|not ..2 get|see|want|seek|accept|go|talk ..2 help|doctor|therapist|therapy|anyone|$
my|our|the ..1 month|months|week|weeks|day|days|year old wont|doesnt|cant|never|keeps ..1 stop? crying|sleep|screaming
baby|newborn|infant|toddler wont|doesnt|never|keeps ..1 stop? crying|screaming
son|daughter|kid|teen|teenager|brother|sister|roommate vapes|vaping
hide|hides|hid|hiding ..2 christmas|birthday|easter|xmas gift|gifts|present|presents|eggs
something bad will|might happen whenever|every
noone|one|nobody ..1 to go ..3 movies|concert|dinner|gym|beach|cinema|restaurant|prom|party with
lost without me ..1 they|he|she cant|dont|couldnt ..2 find|cook|boil|work|even
only one who|that ..1 does|do|cleans|cooks|pays|works anything|everything|dishes|laundry|bills|chores
have|got|has nothing to wear
leave|dump me if|unless i ..2 get|find ..1 job
nerf|water|squirt|laser ..1 gun|guns|tag|battle|war
wrote|write|writing|written ..2 letters|letter|cards ..3 kids|children|son|daughter ..4 graduation|birthday|wedding|camp|santa|teacher|school`;
