/** The cards of /growth in order, with a line about what is inside, written by `npm run guides` from the front matter. Change that, not this file. */
export const growthCards = [
  { slug: "emotional-intelligence", card: "Five questions, a daily check-in, a page to think on." },
  { slug: "workplace-safety", card: "Your rights, red flags, how to report, words for a no." },
  { slug: "relationship-toolkit", card: "Love or manipulation, a balance check, the soft startup." },
  { slug: "confidence-builder", card: "An affirmation, your strengths, wins worth a line." },
  { slug: "practical-life-lessons", card: "Interviews, doctors, hard talks and the hours of a day." },
  { slug: "adulting-101", card: "Credit, taxes, the car, the lease, dinner, the drain." },
] as const;
