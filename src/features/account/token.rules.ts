/** The scopes of tokens, each for reading and writing separately. Those of `privateFeatures` are listed separately, with a warning. */
export const tokenFeatures = [
  "summary",
  "budget",
  "challenge",
  "debt",
  "documents",
  "growth",
  "lifestyle",
  "mood",
  "progress",
  "journal",
  "relationships",
] as const;
export type TokenFeature = (typeof tokenFeatures)[number];

/** The most private texts: no form preselects them, and no other scope can read them. */
export const privateFeatures: readonly TokenFeature[] = ["journal", "relationships"];
/** A summary cannot be written. */
const readOnlyFeatures: readonly TokenFeature[] = ["summary"];

export type TokenScope = `${TokenFeature}:${"read" | "write"}`;
export const tokenScopes: readonly TokenScope[] = tokenFeatures.flatMap((feature): TokenScope[] =>
  readOnlyFeatures.includes(feature) ? [`${feature}:read`] : [`${feature}:read`, `${feature}:write`],
);

export const mostTokens = 20;
/** Tokens that one account can create in a day. */
export const mostNewTokens = 30;
export const longestTokenName = 60;
/** How long a token is valid, in days. */
export const tokenDays = [7, 30, 90, 365] as const;

export const tokenMessages = {
  nameMissing: "Please name it after the program that will use it.",
  noScope: "Please choose what it may read or write.",
  days: "Please choose how long it works.",
  tooMany: `${mostTokens} tokens are the most for one account. Please revoke one first.`,
  gone: "This token has already ended.",
} as const;
