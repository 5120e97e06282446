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

const failed = "The last payment did not go through.";
/** What ended access, by the status of check-subscription; under every other status it was the trial. */
export const ended: Partial<Record<string, string>> = { past_due: failed, unpaid: failed, canceled: "Your subscription has ended." };
export const trialEnded = "Your three days are over.";
