import type { CueGroup } from "./patterns.ts";

/** "If I leave he will kill himself": a threat that keeps the writer in a relationship. Marked c. Same notation as the patterns. */
export const coercionGroups: Record<string, string> = {
  cwho: "he hell shell theyll hed shed they partner ex dad mom man guy fiance",
  ckill: "kill hurt harm shoot hang cut end off drown unalive murder",
  cself: "himself herself themself themselves",
  cif: "if when unless once whenever because should",
  cleave: "leave go break divorce move dump end walk split separate",
};

export const coercion: CueGroup[] = [
  {
    kind: "abuse",
    level: 2,
    marks: "c",
    patterns: `
<cwho> ..6 <ckill> <cself> ..4 <cif> i|we|im|id ..4 <cleave>
<cwho> ..6 <ckill> <cself> ..4 unless|if i|we ..3 stay|come|dont|answer|marry|take
<cif> i|we|im|id ..4 <cleave> ..8 <cwho> ..5 <ckill> <cself>
<cif> i|we ..2 dont|not ..2 stay|come|answer|marry|take ..8 <cwho> ..5 <ckill> <cself>
<cwho> ..5 end|take him ..1 life ..4 <cif> i|we|im|id ..4 <cleave>
<cif> i|we|im|id ..4 <cleave> ..8 <cwho> ..5 end|take him ..1 life
<cwho> ..6 commit|threaten|talk|attempt|mention|bring ..4 suicide|suicidal ..4 <cif>|every i|we|im|time|id ..5 <cleave>
<cif>|every i|we|im|id|time ..5 <cleave> ..8 <cwho> ..6 suicide|overdose|jump|suicidal
<cwho> ..3 threaten suicide ..4 to ..1 keep|make|stop|control ..1 me
<cwho> ..4 die|dead ..3 if|unless i|we|im ..3 <cleave>
if i|we|im ..3 <cleave> ..8 <cwho> ..1 will|would|says|said|hell|shell|id|swears ..3 die
<cwho> ..4 do something ..2 to|with|stupid ..2 <cself>|him|$ ..3 if|when i ..3 <cleave>
cant|not|afraid|dare ..3 <cleave> ..10 <cwho> ..5 <ckill> <cself>
stay ..8 because|or|so ..3 <cwho> ..5 <ckill> <cself>
<cwho> ..6 <ckill> <cself> ..6 keep|make|guilt|blackmail|stop|pressure ..2 me ..3 stay|leaving|from|back
si ..2 me voy|lo|la ..3 dejo? ..3 se ..2 mata|suicida|matar|suicidar
se ..2 mata|suicida|matar|suicidar si ..3 dejo|voy`,
    except: `
son|daughter|kid|child|teenager|student|friend|roommate|brother|sister ..8 <ckill> <cself>
finger|hair`,
  },
];

/** Reading along, following, watching: someone may be reading what the writer types. */
export const watching = `
check|read|goes|go|look|search|scroll|monitor|track|watch|log|open|demand|copy|see ..4 my|our|all|every ..2 phone|text|message|email|dms|mail|browser|history|account|social|calls|location|whatsapp|diary|journal
track|monitor|follow|share|spy|watch ..3 location|phone|gps|car|where|me
tracker|airtag|gps|spyware|camera|keylogger|stalkerware ..3 car|phone|bag|room|house|laptop
knows|know where ..2 i ..1 am|go|was
me revisa ..2 telefono|celular|mensajes`;
