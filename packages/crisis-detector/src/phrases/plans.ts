import type { CueGroup } from "./patterns.ts";

/**
 * What makes a wish to die imminent (a time, a means, a plan), and signs that count only next to each other. Same notation as the patterns.
 */
export const planGroups: Record<string, string> = {
  pwill: "want going plan ready will ill decided id thinking think wish need gonna about",
  pmeans:
    "pill tablet rope gun pistol rifle shotgun knife blade razor noose belt cord car monoxide gas helium insulin bleach poison meds medication tylenol xanax train bridge overdose overdosing scarf bullet antifreeze drugs alcohol",
  pself: "myself",
};

export const plans: CueGroup[] = [
  {
    kind: "self-harm",
    level: 3,
    marks: "h",
    patterns: `
<pwill> ..3<f> die|dead ..2 tonight|tomorrow|today
<pwill> ..3<f> die|dead right now
<pwill> ..3<f> die|dead ..1 now $
<pwill> ..3<f> die|dead ..1 this|on evening|weekend|morning|afternoon|sunday|monday|friday|saturday
<pwill> ..3<f> die|dead ..1 before|by ..1 morning|tonight|tomorrow|midnight|sunrise|christmas|noon
tonight|tomorrow ..5<f> <pwill> ..3<f> die|dead
tonight|tomorrow|today ..5<f> <pwill> ..3<f> kill|hang|shoot|end <pself>
kill|end|off|hang <pself> ..2 with|by|using ..4 <pmeans>
take|end my ..1 life ..1 with|by|using ..4 <pmeans>
<pmeans> ..3 kill|hang|shoot|off <pself>
<pmeans> ..3 end|take my ..1 life
with|using my|the|a|his|some|these ..2 <pmeans> ..3 kill|end <pself>
<pwill> ..3<f> hang|shoot|drown|gas|suffocate <pself>
<pwill> ..3<f> slit|slash|open my ..1 wrist|throat|vein
going|gonna|will|ill ..3<f> jump|leap ..4 bridge|roof|overpass|building|cliff|balcony
going|gonna|will|ill ..3<f> throw|step|lie|lay ..1 <pself>? ..3 front|under ..4 train|bus|truck|traffic
<pwill> ..2<f> overdose $|on|tonight|with
<pwill> ..3<f> take ..1 all|whole|every ..1 the|my|of|bottle ..3 pill|tablet|meds|medication|xanax|tylenol
tonight|tomorrow ..4 say|saying goodbye $|to ..1 everyone|everybody|world|life|all
say|saying goodbye tonight|tomorrow $`,
    except: `
shoot <pself> in ..1 foot
drown <pself> in
hang <pself> out
as|like prescribed|directed
kill <self> laughing|working|trying|over
die|dead ..1 of|from|laughing|weight|line|battery|tired|broke|serious
movie|film|game|character|scene
take ..4 prescribed|doctor|vet
goodbye ..6 team|airport|emails|coworkers|colleagues|station|house|apartment|office|school|class`,
  },
  {
    kind: "self-harm",
    level: 2,
    marks: "m",
    patterns: `
how many|much ..4 pill|tablet|tylenol|advil|xanax|insulin|ibuprofen|aspirin|ambien|benadryl|medication|alcohol ..6 kill|die|lethal|fatal|deadly
how high|tall|far ..4 fall|jump|drop ..4 die|kill|survive|fatal|lethal
lethal|fatal|deadly dose|amount|height
painless|quickest|easiest|fastest way|method ..2 die|go|end
done|finished|tired ..1 fight ..6 goodbye
goodbye ..6 done|finished|tired ..2 fight|trying`,
    except: `
cat|dog|rat|mouse|weeds|novel|movie|film|exam|game|character|research|paper`,
  },
  {
    kind: "self-harm",
    level: 1,
    marks: "l",
    patterns: `
what|which|where|how|any|list|tallest|highest|tell|show|find|nearest|closest ..5 bridge|overpass|rooftop|roof|cliff|balcony|building|tower|parking ..8 high|tall|meters|feet|metres|height|jump|open|access|unlocked|rail|tallest|highest|over|near|nearby|accessible|fence
how high|tall|deep ..4 bridge|overpass|roof|rooftop|cliff|building|tower|river|balcony
high|tallest|highest|tall bridge|overpass|rooftop|roof|cliff|building ..3 near|nearby|close|around|in
how many|much ..4 pill|tablet|tylenol|advil|xanax|insulin|ibuprofen|aspirin|ambien|benadryl|painkillers ..4 too|safe|limit|max|dangerous|harmful|much|sleep
what ..3 happens ..4 overdose|whole ..4 pill|tylenol|meds|bottle
where|how ..4 buy|get|find ..3 gun|pistol|rope|helium|handgun|sleeping|razor|blade ..3 $|today|fast|without|near|quickly|pills|now
which|what train|trains|subway ..6 fast|stop|barrier|through|express`,
    except: `
photo|photos|picture|climbing|hiking|wedding|restaurant|bar|view|views|clearance|truck|engineering|exam|fishing|kayak|paint|solar|leak|shingle|tent|boat`,
  },
];

/** Questions for a doctor or a pharmacist: no sign of a crisis. */
export const medicineQuestions = `
can|could|should|may|ok|okay|safe|how i|to ..3 double|skip|stop|change|increase|halve|mix|combine ..2 my|the|a ..1 meds|dose|pill|medication|antidepressant|lithium|insulin|medicine`;

/** A loss: harmless by itself, and severe beside a question about means. */
export const losses = `
lost|losing my|our|the|a ..1 job|house|home|wife|husband|son|daughter|mom|dad|baby|kids|business|everything|partner|apartment|brother|sister|visa|case|custody|savings|child|friend
stillbirth|stillborn|miscarriage|miscarried
lost ..1 everything|it|everyone
laid|let off|go
got|been|was|am fired|dumped|evicted|expelled|divorced|rejected|diagnosed|sentenced
<fam> ..2 left|dumped|divorce|died|dead|hates me?
he|she|wife|husband ..3 leave|left|leaving ..1 me
broke|breaking up
my ..2 died|dead
divorce|eviction|foreclosure|bankrupt|bankruptcy
failed ..3 exam|class|school|everything|out
nobody|noone|nothing ..2 left|cares
cant take|do|go ..2 anymore|on
hopeless|worthless|give up|goodbye`;
