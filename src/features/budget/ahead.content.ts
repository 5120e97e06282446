import type { Rhythm } from "./bill-days.rules.ts";

export const rhythmLabels: Record<Rhythm, string> = {
  monthly: "Every month",
  weekly: "Every week",
  "two-weekly": "Every two weeks",
  quarterly: "Every three months",
  yearly: "Every year",
  once: "Once",
};
