/** What a card needs of an assessment, from the rules or from the server. */
export type Found = {
  level: number;
  kinds: readonly string[];
  isAboutOther: boolean;
  newestKinds?: readonly string[];
  form?: string;
  /** An earlier finding was about a child who is hurt: the children's line stays. */
  isChild?: boolean;
  /** The kinds of an earlier finding about the writer, where the newest is about somebody else. */
  ownKinds?: readonly string[];
};

/** A card of a page. */
export type Placed = { found: Found | null | undefined };

/**
 * What the card `own` shows: of several cards of a page, `all` in the order in which they were shown, only the newest is there, with what was
 * found for all of them. Null for every other one, so that help never lies in piles.
 */
export const shownIn = (own: Placed, all: readonly Placed[]): Found | null =>
  all.at(-1) === own
    ? all.reduce<Found | null>((before, { found }) => (before && found ? joined(before, found) : (found ?? before)), null)
    : null;

/** One finding of two: the addressee and form of `newest`, the level, the kinds and so the lines of both. A faint sign never replaces a card. */
export function joined(before: Found, newest: Found): Found {
  if (before.level >= 2 && newest.level < 2) return before;
  const kinds = [...new Set([...before.kinds, ...newest.kinds])];
  return {
    ...newest,
    level: Math.max(before.level, newest.level),
    kinds,
    newestKinds: newest.newestKinds ?? newest.kinds,
    ownKinds: [...new Set([...(before.ownKinds ?? []), ...(before.isAboutOther ? [] : before.kinds)])],
    ...((before.isChild || before.form === "child") && { isChild: true }),
  };
}
