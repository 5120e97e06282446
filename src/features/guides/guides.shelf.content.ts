import type { GuideSlug } from "./guides.rules.ts";

/** What the shelf says of a guide without opening it; a test holds it to the guides' front matter. `parts` are the sections with a heading. */
export const guideShelf: Record<GuideSlug, { title: string; minutes: number; parts: number }> = {
  "emotional-intelligence": { title: "Emotional Intelligence", minutes: 10, parts: 10 },
  "workplace-safety": { title: "Workplace Safety", minutes: 10, parts: 6 },
  "relationship-toolkit": { title: "Relationship Toolkit", minutes: 10, parts: 6 },
  "confidence-builder": { title: "Confidence Builder", minutes: 9, parts: 6 },
  "practical-life-lessons": { title: "Practical Life Lessons", minutes: 12, parts: 13 },
  "job-interview-mastery": { title: "Job Interview Mastery", minutes: 12, parts: 8 },
  "difficult-conversations": { title: "Difficult Conversations", minutes: 11, parts: 7 },
  "medical-system-navigation": { title: "Medical System Navigation", minutes: 10, parts: 5 },
  "time-management": { title: "Time Management", minutes: 11, parts: 6 },
  "adulting-101": { title: "Adulting 101", minutes: 10, parts: 7 },
  "cooking-lessons": { title: "Cooking Lessons", minutes: 8, parts: 5 },
  "home-maintenance": { title: "Home Maintenance", minutes: 12, parts: 7 },
};
