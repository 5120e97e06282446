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
