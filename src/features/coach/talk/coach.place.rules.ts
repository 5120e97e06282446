import { plain } from "crisis-detector/plain";

/** Where in Evenday something of the talk can be kept: "how do I track it here", "where in the app". */

const here = /\b(?:here|in (?:this|the) app|on (?:this|the) app|in evenday|in (?:this|the) program|app)\b/;
const keeps =
  /\b(?:where|how (?:do|can|should|would)|can i|could i|is there|do you have)\b[^]*\b(?:track\w*|log\w*|note|notes|save|sav(?:e|ing)|keep|put|record|set(?: (?:it|that|this))? ?(?:up)?|set|write|enter|add|remind\w*|find|start|mark|make|store|place)\b|\b(?:track|log|note|save|set (?:it|that|this) up|write|put)\b[^]*\bwhere\b|\bset (?:it|that|this|one) up\b/;
const others =
  /\b(?:dating|bank(?:ing)?|phone|food|budget(?:ing)?|another|other|some|delivery|uber|cash|an|which) app\b|\bapp store\b|\bwhat (?:do|should|can) i do (?:from )?here\b|\b(?:around|near|live|out|work|from|over|get|come|move[ds]?|down|been) here\b/;

const itself = /\bwhere (?:can|do|could|should|would) i (?:log|track|note|save|record|enter) (?:it|that|this|them|these)\b/;
/** Whether a message asks where in Evenday something can be kept; not where it is about another app. */
export function asksForPlace(newest: string): boolean {
  const words = plain(newest);
  return ((here.test(words) && keeps.test(words)) || itself.test(words)) && !others.test(words);
}
