/** What helps in a bad hour, in a person's own words, one line each. */
export type SafetyPlan = { signs: string; calming: string; people: string; places: string };

export const emptyPlan: SafetyPlan = { signs: "", calming: "", people: "", places: "" };
/** UTF-16 units in each part. */
export const longestPart = 4000;

export const planParts: readonly { key: keyof SafetyPlan; label: string; hint: string }[] = [
  { key: "signs", label: "How I notice that it gets hard", hint: "Thoughts, moods, places, times of day." },
  { key: "calming", label: "What calms me a little", hint: "Things I can do alone: a walk, music, the 4-7-8 breath." },
  { key: "people", label: "People I can call", hint: "Names and numbers. Also somebody who only distracts me." },
  { key: "places", label: "Places where I am safe", hint: "And what I move out of reach first." },
];
