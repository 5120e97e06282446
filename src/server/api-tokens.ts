import { eq, sql } from "drizzle-orm";
import { minuteMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { apiTokens, users } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Owner } from "./database.ts";
import { newId } from "./ids.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import { memberColumns, type Member } from "./session.ts";
import { fingerprint, newSecret } from "./signing.ts";
import { openTurns } from "./slots.ts";

/** How many calls of a member are stored; older ones are deleted. */
export const storedCalls = 100;

/** `evd_` and 256 random bits: the prefix lets secret scanners recognise a token. */
export const newApiToken = (): string => `evd_${newSecret()}`;

/** The token in an Authorization header, or null if it is not an API token (a session, for example). */
export const apiTokenIn = (authorization: string | undefined): string | null =>
  /^bearer (evd_.*)$/i.exec(authorization?.slice(0, 400) ?? "")?.[1]?.trim() ?? null;

type Call = { method: string; route: string; status: number };
type TokenMember = Member & { token: NonNullable<Member["token"]> };

export type ApiTokens = {
  /** The member of this token; null if it is unknown or has expired. Records the use and its network, once a minute. */
  find: (token: string, from: string) => Promise<TokenMember | null>;
  /** Counts a call of this token. Throws too-many; returns what is left of the minute. */
  count: (tokenId: string) => Promise<{ limit: number; left: number; resetSeconds: number }>;
  /** Counts a call with an invalid token, by the address it came from. Throws too-many. */
  countInvalid: (from: string) => Promise<void>;
  /** Adds a call to the member's list and removes all but the newest. Never throws. */
  record: (member: TokenMember, call: Call) => Promise<void>;
};

export function openApiTokens(config: Config, owner: Owner, limits: Limits, log: Log, clock: () => number): ApiTokens {
  // the statements wait for the token's row: at the same time they would occupy every connection while it makes many calls at once
  const turns = openTurns();
  return {
    find: async (token, from) => {
      const now = clock();
      const tokenHash = fingerprint(token);
      const [row] = await owner
        .select({ ...memberColumns, token: apiTokens })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(eq(apiTokens.tokenHash, tokenHash));
      if (!row || row.token.expiresAt.getTime() <= now) return null;
      const { id, scopes, createdAt, expiresAt, usedAt, usedFrom } = row.token;
      if (usedFrom !== from || usedAt === null || usedAt.getTime() < now - minuteMs)
        await turns(tokenHash, () =>
          owner
            .update(apiTokens)
            .set({ usedAt: new Date(now), usedFrom: from })
            .where(eq(apiTokens.tokenHash, tokenHash)),
        );
      return { ...row, token: { id, scopes }, sessionId: id, sessionStartedAt: createdAt, sessionEndsAt: expiresAt };
    },
    count: async (tokenId) => {
      const most = config.LIMIT_TOKEN_CALLS;
      const words = (wait: string) => `This token has made too many calls. Please wait ${wait}.`;
      return { limit: most, ...(await limits.count({ purpose: "api-token", subject: tokenId, most, windowMs: minuteMs, words })) };
    },
    countInvalid: async (from) =>
      void (await limits.count({ purpose: "api-token-invalid", subject: from, most: config.LIMIT_INVALID_TOKENS, windowMs: minuteMs })),
    record: async ({ id: memberId, token }, { method, route, status }) => {
      try {
        // the statement does not see its own insert, so one fewer of the others is kept
        await owner.execute(sql`
          with added as (
            insert into api_calls (user_id, id, token_id, method, route, status, called_at)
            values (${memberId}, ${newId()}, ${token.id}, ${method}, ${route}, ${status}, ${new Date(clock()).toISOString()}::timestamptz)
          )
          delete from api_calls where user_id = ${memberId} and id <=
            (select id from api_calls where user_id = ${memberId} order by id desc offset ${storedCalls - 1} limit 1)`);
      } catch (error) {
        // the account may have been deleted meanwhile
        log.warn({ err: error }, "a call of a token could not be listed");
      }
    },
  };
}

/** The scope that a call needs: a feature to read or to write. Null if no token may call. */
export type Scope = string | null;
const needOf = (scope: string, method: string) => `${scope}:${method === "GET" || method === "HEAD" ? "read" : "write"}`;

/** Throws refused if the call's token lacks the scope. Sessions may do everything. */
export function requireScope(member: Member, scope: Scope, method: string): void {
  if (!member.token) return;
  if (scope === null) throw new Problem("refused", "This can't be done with a token. Please use Evenday's own page.");
  const need = needOf(scope, method);
  if (!member.token.scopes.includes(need))
    throw new Problem("refused", `This token does not have the scope ${need}. Tokens are made in your account.`, { field: "scope" });
}

/** Whether the answer of a write may contain more than an id: a token without `read` learns nothing by writing. */
export const mayRead = (member: Member, scope: Scope): boolean =>
  !member.token || (scope !== null && member.token.scopes.includes(`${scope}:read`));
