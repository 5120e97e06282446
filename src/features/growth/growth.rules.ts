/** The check-in, and how long it takes to say a text. */

export const lowestRating = 1;
export const highestRating = 10;
/** The check-in slider's position before it is touched. */
export const ratingWhenUntouched = 5;
export const longestCheckinWord = 40;

/** How long it takes to say `text` aloud at 130 words a minute, rounded to 5 seconds, at least 5; 0 for an empty text. Units: seconds. */
export function secondsAloud(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return words === 0 ? 0 : Math.max(5, Math.round(((words / 130) * 60) / 5) * 5);
}

/** "54 words, about 25 seconds aloud"; empty for no words. */
export function aloudLine(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words === 0) return "";
  const seconds = secondsAloud(text);
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  return `${words === 1 ? "1 word" : `${words} words`}, about ${time} aloud`;
}
