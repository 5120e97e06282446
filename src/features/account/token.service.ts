import type { TokenFeature } from "./token.rules.ts";

/** For app/: what a token can be made for. Null where no token may call. */
export type TokenScope = TokenFeature | null;
