import type { GuideSlug } from "#guides/guides.rules.ts";

/** The six cards of /growth in the order of the specification, with a line about what is inside. */
export const growthCards: readonly { slug: GuideSlug; blurb: string }[] = [
  { slug: "emotional-intelligence", blurb: "Five questions, a daily check-in, a page to think on." },
  { slug: "workplace-safety", blurb: "Your rights, red flags, how to report, words for a no." },
  { slug: "relationship-toolkit", blurb: "Love or manipulation, a balance check, the soft startup." },
  { slug: "confidence-builder", blurb: "An affirmation, your strengths, wins worth a line." },
  { slug: "practical-life-lessons", blurb: "Interviews, doctors, hard talks and the hours of a day." },
  { slug: "adulting-101", blurb: "Credit, taxes, the car, the lease, dinner, the drain." },
];
