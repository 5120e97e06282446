import type { TokenFeature } from "./token.rules.ts";

/** For app/: the scope of a token. Null if no token may call. */
export type TokenScope = TokenFeature | null;
