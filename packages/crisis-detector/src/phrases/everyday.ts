import type { CueKind } from "./patterns.ts";

/** Exceptions for every pattern of a kind in everyday annoyance: things, surprises, rules of a household, figures of speech. */
export const everydayExcuses: Partial<Record<CueKind, string>> = {
  "self-harm": `
if one more person|customer|email|meeting|client|colleague says|asks|tells|sends|schedules|pings
see ..1 future where|in i|we ..1 can|could ..1 afford|own|buy|rent
why i even? bother budgeting|cooking|cleaning|dating|applying|shaving|ironing|studying|flossing
dread waking up early|on|for ..1 work|school|mondays|weekdays|shift|class|practice
existing at|in gym|class|recess|assembly|practice
nobody left who|to ..1 knew|knows|remembers|remember
not have|hear ..1 telephone|phone|alarm|baby|dog|dogs|kids|cat|neighbors wake|waking`,
  abuse: `
stalk|stalking|stalked his|her|their ..1 spotify|instagram|insta|facebook|linkedin|profile|page|venmo|tiktok|stories|story|feed|playlist
mom|mum|mother|dad|father|parents|teacher took|take|takes my ..1 phone ..1 because|cause|cuz|over|until|till
mom|mum|mother|dad|father|parents|teacher took|take|takes my ..1 phone ..1 so|and im ..1 on|writing|typing|using
nobody has|have|had? touched|hugged me
spat|spit at|on my screen|windshield|windscreen|car|bus|shoe|shoes|lawn
i threw|throw|chucked ..1 slipper|sock|socks|pillow|cushion|teddy|popcorn|snowball|snowballs|frisbee at
let me see ..1 birthday|christmas|anniversary|wedding present|presents|gift|gifts|surprise|cake|dress|ring
so i wouldnt|dont|cant see|know|guess where were
afraid to go home ..2 roads|road|ice|snow|storm
permission to leave|go ..1 class|jury
believe me ..1 i beat
miles|mileage ..6 expenses|taxes|deduction|reimbursement`,
  medical: `
im ..1 not moving from|till|until|house|out|back
i didnt breathe $`,
  substance: `
stop cleaning
dreamed|dreamt i drank|used|relapsed`,
  eating: `
toddler|baby|dog|cat|puppy chews`,
  danger: `
shoot me now ..3 another`,
};
