/** What the built-in coach can talk about: one everyday subject, as people bring it and as it is answered. */
export interface CoachSubject {
  id: string;
  /** On a button, when the coach asks which one is meant. */
  name: string;
  /** At least eight ways to say it. */
  say: readonly string[];
  /** Meets the person, and says what matters most. With `today` and `ask` 60 to 140 words. */
  hear: string;
  /** One thing for today. */
  today: string;
  ask: string;
  /** The same in one sentence, for "shorter". */
  brief: string;
  why: string;
  /** A second and a third angle. */
  more: readonly [string, string];
  /** What to say, word for word, where words are wanted. */
  words?: string;
  link?: { href: string; label: string };
}
