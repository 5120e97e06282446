/** Reading progress in a guide. A section counts as read once its end has been on screen. */

export type ReadingSection = { anchor: string; words: number };

const wordsAMinute = 200;

/**
 * How much of a guide is read. Sections that no longer exist are not counted, so that an edited guide never shows over 100. Units: percent
 * 0..100 of the words, minutesLeft whole, rounded up.
 */
export function readShare(sections: readonly ReadingSection[], read: readonly string[]): { percent: number; minutesLeft: number } {
  const total = sections.reduce((sum, { words }) => sum + words, 0);
  if (total === 0) return { percent: 0, minutesLeft: 0 };
  const done = sections.filter(({ anchor }) => read.includes(anchor)).reduce((sum, { words }) => sum + words, 0);
  return { percent: Math.floor((100 * done) / total), minutesLeft: Math.ceil((total - done) / wordsAMinute) };
}
