const dayMs = 86_400_000;

/** Days left = ceiling of the remaining time in days, never below 0. Units: UTC ms. Source: specification, section 9. */
export const daysLeft = (periodEnd: number, now: number): number => Math.max(0, Math.ceil((periodEnd - now) / dayMs));

/** 'Trial Ended' or 'N Days Left in Trial'. The specification writes 'Days' for every number. */
export const gateTitle = (days: number): string => (days === 0 ? "Trial Ended" : `${days} ${days === 1 ? "Day" : "Days"} Left in Trial`);

/** What the price covers. */
export const covered = [
  ["budget", "Budget, debt and savings goals"],
  ["challenge", "No-spend challenge and streaks"],
  ["mental-health", "Mood journal and Comfort Mode"],
  ["relationships", "Relationship reflection tools"],
  ["lifestyle", "Meal plan, habits, local savings"],
  ["growth", "Growth lessons, adulting guides"],
  ["coach", "AI Life Coach"],
  ["progress", "Points, levels and progress"],
  ["documents", "Your documents in one place"],
] as const;
