/** How far somebody has read in a guide. A section counts as read once its end has been on screen. */

export interface ReadingSection {
  anchor: string;
  words: number;
}

export interface Reading {
  /** Anchors of the sections that were read, without repeats. */
  read: string[];
  /** Where somebody was last: the anchor to return to, or empty for the beginning. */
  lastAnchor: string;
}

export const nothingRead: Reading = { read: [], lastAnchor: "" };
const wordsAMinute = 200;

/**
 * How much of a guide is read. Sections that no longer exist are not counted, so that an edited guide never shows over 100.
 * Units: percent 0..100 of the words, minutesLeft whole, rounded up.
 */
export function readShare(sections: readonly ReadingSection[], read: readonly string[]): { percent: number; minutesLeft: number } {
  const total = sections.reduce((sum, { words }) => sum + words, 0);
  if (total === 0) return { percent: 0, minutesLeft: 0 };
  const done = sections.filter(({ anchor }) => read.includes(anchor)).reduce((sum, { words }) => sum + words, 0);
  return { percent: Math.floor((done / total) * 100), minutesLeft: Math.ceil((total - done) / wordsAMinute) };
}

/** Two devices read the same guide: what was read on either stays read, the later place wins. */
export const mergeReading = (earlier: Reading, later: Reading): Reading => ({
  read: [...new Set([...earlier.read, ...later.read])].sort(),
  lastAnchor: later.lastAnchor,
});
