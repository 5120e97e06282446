import { isStorable } from "#shared/text.ts";

/** What helps in a bad hour, in the member's own words, one line each. */
export type SafetyPlan = { signs: string; calming: string; people: string; places: string };

export const emptyPlan: SafetyPlan = { signs: "", calming: "", people: "", places: "" };
/** UTF-16 units in each part. */
export const longestPart = 4000;

export const planParts: readonly { key: keyof SafetyPlan; label: string; hint: string }[] = [
  { key: "signs", label: "How I notice that it gets hard", hint: "Thoughts, moods, places, times of day." },
  { key: "calming", label: "What calms me a little", hint: "Things I can do alone: a walk, the 4-7-8 breath, music." },
  { key: "people", label: "People I can call", hint: "Names and numbers. Also someone who only distracts me." },
  { key: "places", label: "Places where I am safe", hint: "And what I move out of reach first." },
];

/** The part that can't be stored, and the message beside it; null when all can. */
export function planRefusal(plan: SafetyPlan): { part: keyof SafetyPlan; sentence: string } | null {
  for (const { key } of planParts) {
    if (plan[key].length > longestPart)
      return {
        part: key,
        sentence: `This part can hold ${longestPart.toLocaleString("en-US")} characters. Please shorten it; your text is still here.`,
      };
    if (!isStorable(plan[key]))
      return {
        part: key,
        sentence: "One character in this text can't be kept exactly. Please retype the end of it; your text is still here.",
      };
  }
  return null;
}
