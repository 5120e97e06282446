import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { fingerprint } from "./signing.ts";

const methods = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const satisfies readonly (keyof DBTransactionAdapter)[];

type Query = { model: string; where?: Where[]; data?: Record<string, unknown>; update?: Record<string, unknown> };

/**
 * Better Auth's adapter with session tokens stored as SHA-256 hashes only. Every value and condition is hashed on its way in; a row found
 * or created by its token gets the token back, because Better Auth renews and ends sessions by the token of the row. Tokens have at least
 * 190 random bits, so a hash without salt cannot be reversed.
 */
export const withHashedTokens =
  (open: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapter = open(options);
    return { ...hashed(adapter), transaction: (work) => adapter.transaction((tx) => work(hashed(tx))) };
  };

function hashed<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  // each method takes one query and returns rows or a count: one signature for all of them
  const all = adapter as unknown as Record<string, (query: Query) => Promise<unknown>>;
  const own = methods.map((method) => [
    method,
    async (query: Query) => {
      if (query.model !== "session") return all[method]?.(query);
      const tokens = new Map<string, string>();
      const hash = (token: unknown): unknown => {
        if (typeof token !== "string") return token;
        tokens.set(fingerprint(token), token);
        return fingerprint(token);
      };
      return withTokens(await all[method]?.(withHashes(query, hash)), tokens);
    },
  ]);
  return { ...adapter, ...(Object.fromEntries(own) as Pick<Adapter, (typeof methods)[number]>) };
}

function withHashes(query: Query, hash: (token: unknown) => unknown): Query {
  const inRow = (row: Record<string, unknown> | undefined) => (row && "token" in row ? { ...row, token: hash(row["token"]) } : row);
  const inCondition = (condition: Where): Where => {
    if (condition.field !== "token") return condition;
    if (!["eq", "in", undefined].includes(condition.operator)) throw new Error("a session token is compared whole");
    const { value } = condition;
    return { ...condition, value: (Array.isArray(value) ? value.map(hash) : hash(value)) as string };
  };
  const [data, update, where] = [inRow(query.data), inRow(query.update), query.where?.map(inCondition)];
  return { ...query, ...(data ? { data } : {}), ...(update ? { update } : {}), ...(where ? { where } : {}) };
}

function withTokens(output: unknown, tokens: Map<string, string>): unknown {
  if (Array.isArray(output)) return output.map((row) => withTokens(row, tokens));
  if (typeof output !== "object" || output === null || !("token" in output)) return output;
  return { ...output, token: tokens.get(String(output.token)) ?? output.token };
}
