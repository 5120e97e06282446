/** One everyday subject of the built-in coach: its phrasings and its answer. */
export interface CoachSubject {
  id: string;
  /** Its name on a button, when the coach asks which one is meant. */
  name: string;
  /** At least eight phrasings. */
  say: readonly string[];
  /** Acknowledges the user, and says what matters most. With `today` and `ask` 60 to 140 words. */
  hear: string;
  /** One thing for today. */
  today: string;
  ask: string;
  /** The same in one sentence, for "shorter". */
  brief: string;
  why: string;
  /** A second and a third angle. */
  more: readonly [string, string];
  /** What to say to someone, word for word, if that is wanted. */
  words?: string;
  link?: { href: string; label: string };
}
