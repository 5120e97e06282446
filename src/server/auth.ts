import { dayMs } from "#shared/dates.ts";
import { createHash } from "node:crypto";
import { betterAuth, type BetterAuthOptions, type DBAdapter } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer, twoFactor } from "better-auth/plugins";
import { v7 as uuidv7 } from "uuid";
import { accounts, secondFactors, sessions, users, verifications } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { withHashedTokens } from "./session-hashes.ts";

const trialMs = 3 * dayMs;

type AuthParts = {
  config: Config;
  database: { owner: Pick<Database["owner"], "select" | "insert" | "update" | "delete" | "transaction"> };
  clock: () => number;
  mail: { isReal: boolean };
};

/**
 * Better Auth handles the credentials. It is called only from our own routes and serves no URL itself, so that limits, messages
 * and the public key apply everywhere. Time comes from our clock, ids are UUIDv7, cookies are never sent.
 */
export const openAuth = (parts: AuthParts) => openOver(parts, () => parts.config.PASSWORD_SIGN_IN === "off");

/**
 * Better Auth over the open transaction `tx`, so that what it saves is committed with what our own code adds. It asks for no password: the
 * caller has checked it, because a hash may wait for the hashes of others, which no transaction should.
 */
export const openAuthIn = (tx: AuthParts["database"]["owner"], parts: AuthParts) =>
  openOver({ ...parts, database: { owner: tx } }, () => true);

function openOver({ config, database, clock, mail }: AuthParts, isWithoutPasswords: () => boolean) {
  return betterAuth({
    baseURL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    basePath: "/api/auth",
    // the newest secret signs; older ones still decrypt second-factor keys. Ciphertexts of the first release name no secret: the oldest one
    // made them
    secret: config.AUTH_PREVIOUS_SECRETS.at(-1) ?? config.AUTH_SECRET,
    secrets: [config.AUTH_SECRET, ...config.AUTH_PREVIOUS_SECRETS].map((value) => ({ value, version: versionOf(value) })),
    database: withoutPasswords(
      isWithoutPasswords,
      withHashedTokens(
        drizzleAdapter(database.owner, {
          provider: "pg",
          transaction: true,
          schema: { user: users, session: sessions, account: accounts, verification: verifications, twoFactor: secondFactors },
        }),
      ),
    ),
    telemetry: { enabled: false },
    logger: { disabled: true }, // it would log every wrong password
    rateLimit: { enabled: false }, // server/limits does this, in the database
    advanced: { database: { generateId: () => uuidv7() }, disableCSRFCheck: true },
    user: {
      additionalFields: {
        timeZone: { type: "string", required: false, input: true },
        trialEndsAt: { type: "date", required: false, input: false },
      },
    },
    session: {
      fields: { token: "tokenHash" },
      expiresIn: (config.SESSION_IDLE_DAYS * dayMs) / 1000,
      updateAge: dayMs / 1000,
      freshAge: 600,
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: config.PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ password, hash }) => isPassword(password, hash) },
      requireEmailVerification: mail.isReal,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: { ...user, createdAt: new Date(clock()), updatedAt: new Date(clock()), trialEndsAt: new Date(clock() + trialMs) },
          }),
        },
      },
      session: {
        create: {
          before: async (session) => {
            const now = clock();
            // the same: the session was not used yet
            const [createdAt, updatedAt] = [new Date(now), new Date(now)];
            return { data: { ...session, createdAt, updatedAt, expiresAt: new Date(now + config.SESSION_IDLE_DAYS * dayMs) } };
          },
        },
      },
    },
    plugins: [
      bearer({ requireSignature: true }), // a member without a password confirms by a new sign-in, which our own route checks
      twoFactor({ issuer: "Evenday", allowPasswordless: true }),
    ],
  });
}

/**
 * Better Auth's adapter, which finds no password while `isOff`: otherwise Better Auth would require it before changing the second factor,
 * also from a member who has forgotten it and can't set another. Our own route has checked the required confirmation before.
 */
const withoutPasswords =
  (isOff: () => boolean, open: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapter = open(options);
    const findOne: DBAdapter["findOne"] = async <T>(query: Parameters<DBAdapter["findOne"]>[0]) => {
      const row = await adapter.findOne<T>(query);
      return row && query.model === "account" && isOff() ? { ...row, password: null } : row;
    };
    return { ...adapter, findOne };
  };

/** A number that identifies a secret, independent of its position in the list. */
const versionOf = (secret: string) => createHash("sha256").update(secret).digest().readUIntBE(0, 5);

export type Auth = ReturnType<typeof openAuth>;
