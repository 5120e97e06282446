import type { CueGroup } from "./patterns.ts";

/**
 * Who does what to whom: physical violence by its parts, so that tense and wording do not matter. Same notation as the patterns. Figures of
 * speech with the same verbs are listed with it: they are exceptions of a pattern, and a short sentence that consists of one is ignored.
 */
export const violenceGroups: Record<string, string> = {
  vwho: "he hell shell theyll hed shed they partner ex dad mom stepdad stepmom stepfather stepmother stepbrother stepsister stepson brother sister son daughter uncle aunt cousin grandpa grandma nephew niece grandson granddaughter caregiver carer aide nurse orderly roommate roomate housemate flatmate neighbor boss coworker colleague teacher coach babysitter nanny landlord pimp man guy woman someone stranger friend law parents family abuser bully guardian",
  vby: "<vwho> him them",
  vaux: "is was were are be been being has have had will would could might does do did not never dont doesnt didnt just always often sometimes usually keeps kept starts started start began begins gets got again also really actually literally still even only once then suddenly constantly regularly physically repeatedly likes tried tries almost nearly came come and drunk angry mad jealous upset home high in front of everyone the kids me who that says",
  vsure:
    "punch slap choke strangle headbutt whip shove smack smother suffocate assault batter thrash backhand pummel throttle clobber flog",
  vblow: "hit beat kick bite attack spank whack bash",
  vmove: "push shove throw pull yank drag grab pin knock burn spit slam hurl toss slap",
  vkin: "kid child baby toddler infant newborn son daughter sister brother mom dad grandma grandpa girl boy twins stepson stepdaughter nephew niece",
  vclose: "partner ex kid child baby toddler infant newborn son daughter mom dad grandma grandpa stepson stepdaughter wifey girl boy twins",
  vhome: "wall floor ground door table stairs counter window fence bathtub concrete dresser cabinet fridge stove corner pavement sidewalk",
  vobject:
    "thing stuff plate glass bottle dish cup mug phone knife chair shoe object remote book ashtray rock food vase lamp boot hammer pan pot fork laptop tv brick stone everything anything whatever",
  thing:
    "rent bill invoice news song album lyrics grief reality heat humidity inflation death passing loss losing diagnosis lag cold flu fever loneliness silence question letter email text message funeral workout commute season tax debt deadline exam layoff sadness guilt shame wave realization truth fact nostalgia memory anxiety migraine headache storm weather economy market price cost traffic job work shift schedule stress pressure heartburn allergy pollen caffeine coffee sugar hunger pain cramp comment words joke movie film poem speech interest fee mortgage loan payment subscription breakup divorce homesickness insomnia fatigue exhaustion burnout overtime monday winter summer pandemic recession hangover wine altitude collar tie jeans shoes boots bra scarf ball branch wind dust smoke smell idea",
  vstill: "is was has have had will would just really always keeps still also did does never not even",
  game: "chess card cards poker mario kart tennis golf pool scrabble checkers math everything monopoly trivia basketball soccer football bowling darts bingo uno wordle fifa running swimming pong games sudoku bridge race game challenge tournament final finals fantasy league competition contest bet match election quiz vote debate marathon sprint cribbage rummy dominoes catan pickleball backgammon madden fortnite jeopardy charades hoops pingpong mariokart",
};

export const violence: CueGroup[] = [
  {
    kind: "abuse",
    level: 2,
    marks: "n",
    patterns: `
<vwho> ..6<vaux> <vblow> me|us
<vwho> ..4 <vsure> me|us
<vwho> ..6<vaux> <vblow>|<vsure> my|our|the|her|his ..1 <vkin>
<vwho> wont|doesnt|didnt|never|cant|wouldnt ..1 stop|quit <vblow>|<vsure>|<vmove> ..2 me|us|my|our|her
i|we|ive|get|got|was|were|am|im|been|being ..3 <vblow>|<vsure> ..4 by ..3 <vby>
im|i|am|we being|getting hit|beat|slap|punch|kick|choke|strangle $|again|at|every|right|now|up
<vwho> ..4 push|shove|throw|knock|drag|kick|toss|pull me|us ..2 down ..3 stairs|steps|stairwell|staircase|hill
<vwho> ..4 push|shove|throw|slam|knock|toss|hurl|smash|bang me|us|my ..2 into|against|on|onto|to|through|over|across ..2 <vhome>
<vwho> ..4 throw|hurl|chuck|toss|fling ..2 <vobject> ..2 at ..1 me|us|my
<vwho> ..4 pull|yank|rip|grab|tear ..1 my|our hair
<vwho> ..4 drag|pull|grab|yank|hold|lift me|us ..1 by ..2 hair|throat|neck|arm|wrist|ear|collar|hood|leg
<vwho> ..4 pin|hold|press me|us ..1 down
<vwho> ..4 pin me ..1 to|against|up wall|the|a wall|door|counter|bed|car|fridge
~ <vwho> ..4 knock me|us unconscious|down|out|cold
<vwho> ..4 burn me|us with|on
<vwho> ..4 spit ..1 on|at|in ..1 me|us|my
hand|fist|fingers ..2 around|round|on ..1 my neck|throat
<vwho> ..4 twist|bend|break ..1 my ..1 arm|wrist|finger|hand`,
    except: `
toddler|tantrum|kitten|puppy|parakeet
<vwho>|<vkin> old ..8 tantrum|diaper|toy
accident|accidentally|playfully|jokingly|sparring|karate|judo|boxing|dodgeball|paintball|lasertag|rehearsal`,
  },
];

/** The reverse: what the writer does to someone. */
export const ownViolence: CueGroup[] = [
  {
    kind: "harm-to-others",
    level: 2,
    marks: "h",
    patterns: `
i|ive|im ..5<vaux> <vblow>|<vsure> my|the|our ..1 <vclose>
i|ive|im ..4<vaux> push|shove|throw|grab|drag|slam|knock my|our ..1 <vclose> ..3 down|against|wall|floor|hair|throat|stairs
i|ive|im ..5 violent|physical|abusive with|to|toward|towards my|our
i|ive ..4 hand|hands|fingers ..2 on|around ..1 my ..1 <vclose> $|neck|throat|again|and
i|ive|im ..4<vaux> throw|hurl ..2 <vobject> at ..1 my|our ..1 <vclose>`,
    except: `
<vclose> ..1 car|truck|bike|fence|ball|record|score|door|phone|limit|nerves|plan|house|budget
kick ..3 off|out
accident|accidentally|playfully|jokingly|sparring|karate|boxing|pillow|snowball|dodgeball`,
  },
];

/** The verbs of violence in figures of speech, where no one is hurt. */
export const figures = `
hit on me|us|my|him|them|every|everyone|girls|women|someone|a|the|$
hit ..2 up $|for|on|about|if|when|with|again|last|today|right|yesterday|tonight|later
hit ..3 with ..4 question|bill|idea|fee|surprise|news|tax|charge|invoice|rent|deadline|list|numbers|offer|price|guilt|lawsuit|snowball|pillow|balloon|text|email|facts|request|truth|compliment
hit me|us ..2 in ..2 feels|feelings|heart|wallet|pocket
beat ..3 at|in ..2 <game>
beat ..2 to ..2 it|door|punch|car|phone|line|shower|kitchen|office|station|store|bus|couch|spot
beat ..2 by ..3 points|point|seconds|minutes|votes|goals|strokes|pounds|steps|second|hair|mile|miles|percent|pages|days
pull|pulls my|our leg
pull me|us aside|over|closer|in|up|through|away|out|into
kick ..2 off|out|under
kick my|our butt|ass ..2 at|in|$|again|last|today|right|yesterday|hard|this|every
kick the habit|can|bucket|tires
push me|us|him ..1 to ..1 apply|be|do|go|save|finish|try|take|study|work|call|grow|keep|ask|get|start|sign|make|eat|run|quit|buy|see|write|learn|share|talk|speak|join
push the date|meeting|deadline|button|boundaries|limits|update
throw|thrown me|us|him ..1 a ..2 party|shower|bone|curveball|lifeline|birthday|surprise|look|kiss|smile
throw|thrown me|us|him under the bus
throw|thrown me|us off|for
throw|thrown ..2 idea|ideas|work|question|questions|number|numbers|money|compliments|shade|tasks|suggestions|hints|paperwork|emails|party|shower ..2 at? me|us
throw|thrown me|us all? in|into ..2 pool|lake|sea|snow|leaves|deep|project|meeting
slap|pat me|us ..1 on the ..1 back|shoulder
slap me|us ..1 five
slap in the face|back from|$
punch in|out for|at|on|$
punch|punches in ..1 the ..1 gut
bite|bit my ..1 head|nails|tongue|lip off?
bite|bit his|her|their ..1 nails|lip|tongue
shake|shook my|his|our hand|head
drag|dragged|drags me|us ..1 to|into|through|along|out ..3 gym|party|museum|meeting|store|concert|bed|mall|ikea|wedding|church|show|yoga|outside|shopping|dinner
hit the gym|jackpot|brakes|road|books|target|goal|mark|spot|sack|hay|shower|ground|ceiling|limit|deadline|snooze
hit a pothole|wall|milestone|deer|curb|home|record|snag|nerve|plateau
hit send|save|rewind|play|pause|submit|delete|reply|snooze
beat my|his|the|our|her ..2 score|record|time|traffic|best|odds|rush|clock|system|market|crowds|heat|deadline|eggs
choke|choked on|up ..1 his|the|my|her|a|his|coffee|$
burn the|my|dinner|a toast|dinner|rice|cookies|bridge|candle
knock it|that|this ..1 out|off
knock me|us ..2 out ..1 with
killing it
<be> killing me $|with|today|again|lately|right|this|last|hard|every|softly
<thing> ..3<vstill> hit|beat|choke|punch|kick|slap|knock|strangle|crush|suffocate|smother|drag|bite me|us|my|our
<thing> ..3<vstill> kill me|us
it|this|that ..2<vstill> hit|beat|choke|punch|kick|slap|knock me|us`;
