/** What a card needs of an assessment, from the rules or from the server. */
export type Found = {
  level: number;
  kinds: readonly string[];
  isAboutOther: boolean;
  newestKinds?: readonly string[];
  form?: string;
  /** An earlier finding was about a child who is hurt: the children's line stays. */
  isChild?: boolean;
};

/** One finding of two: the addressee and form of `newest`, the level, the kinds and so the lines of both. */
export function joined(before: Found, newest: Found): Found {
  const kinds = [...new Set([...before.kinds, ...newest.kinds])];
  return {
    ...newest,
    level: Math.max(before.level, newest.level),
    kinds,
    newestKinds: newest.newestKinds ?? newest.kinds,
    ...((before.isChild || before.form === "child") && { isChild: true }),
  };
}
