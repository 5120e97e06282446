/** Every guide in reading order, written by `npm run guides` from the front matter. Change that, not this file. */
export const guideList = {
  "emotional-intelligence": { title: "Emotional Intelligence", parent: "growth", minutes: 10, parts: 10 },
  "workplace-safety": { title: "Workplace Safety", parent: "growth", minutes: 10, parts: 6 },
  "relationship-toolkit": { title: "Relationship Toolkit", parent: "growth", minutes: 10, parts: 6 },
  "confidence-builder": { title: "Confidence Builder", parent: "growth", minutes: 9, parts: 6 },
  "practical-life-lessons": { title: "Practical Life Lessons", parent: "growth", minutes: 12, parts: 13 },
  "job-interview-mastery": { title: "Job Interview Mastery", parent: "practical-life-lessons", minutes: 12, parts: 8 },
  "difficult-conversations": { title: "Difficult Conversations", parent: "practical-life-lessons", minutes: 11, parts: 7 },
  "medical-system-navigation": { title: "Medical System Navigation", parent: "practical-life-lessons", minutes: 10, parts: 5 },
  "time-management": { title: "Time Management", parent: "practical-life-lessons", minutes: 11, parts: 6 },
  "adulting-101": { title: "Adulting 101", parent: "growth", minutes: 10, parts: 7 },
  "cooking-lessons": { title: "Cooking Lessons", parent: "adulting-101", minutes: 8, parts: 5 },
  "home-maintenance": { title: "Home Maintenance", parent: "adulting-101", minutes: 12, parts: 7 },
} as const;
