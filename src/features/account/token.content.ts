import type { TokenFeature } from "./token.rules.ts";

export const tokenLabels: Record<TokenFeature, string> = {
  summary: "Today at a glance, mood number included",
  budget: "Budget, expenses, bills and imports",
  challenge: "No-spend days",
  debt: "Debts and savings goals",
  documents: "Documents",
  growth: "Growth: readings and check-ins",
  lifestyle: "Meals, habits and saving spots",
  mood: "Mood, as a number",
  progress: "Achievements and points",
  journal: "Journal pages",
  relationships: "Relationships: situations and check-ins",
};
