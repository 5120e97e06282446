import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { currencyColumn, zoneColumn } from "./known-columns.ts";

/**
 * Accounts and sessions. The app's role has no grant here, so a member transaction cannot read these tables. Column names are
 * Better Auth's, ids are UUIDv7.
 */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const users = pgTable("user", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull().default(""),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  timeZone: zoneColumn("time_zone").notNull().default("America/New_York"),
  currency: currencyColumn("currency").notNull().default("USD"),
  weekStartsOn: integer("week_starts_on").notNull().default(7),
  // the complete access state, so that session and access are read in one statement
  trialEndsAt: instant("trial_ends_at").notNull(),
  billingStatus: text("billing_status").notNull().default("none"),
  paidUntil: instant("paid_until"),
  graceEndsAt: instant("grace_ends_at"),
  // the payment provider's customer id; `billingReadAt` prevents an older reading from overwriting a newer one
  customerId: text("customer_id").unique(),
  subscriptionId: text("subscription_id"),
  cancelsAtEnd: boolean("cancels_at_end").notNull().default(false),
  billingReadAt: instant("billing_read_at"),
  // stored here so that the email job finds its recipients without a transaction per member
  emailConsent: boolean("email_consent").notNull().default(false),
  // the reminder job skips this member until then; null after every change of their choices
  remindersNextAt: instant("reminders_next_at"),
  // increases with every change of password, address or second factor: signed tickets and device tokens name the value they were made with
  credentialEpoch: integer("credential_epoch").notNull().default(0),
});

/** The columns that decide whether a member has access. */
export const accessColumns = {
  trialEndsAt: users.trialEndsAt,
  billingStatus: users.billingStatus,
  paidUntil: users.paidUntil,
  graceEndsAt: users.graceEndsAt,
};

/** The account that a row belongs to; it is deleted with the account. */
export const ownerId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "session",
  {
    id: uuid("id").primaryKey(),
    userId: ownerId(),
    // SHA-256, so that a leaked database contains no valid token
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    // never an address: the hash of `networkHash`
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
  },
  (t) => [index("session_user_id").on(t.userId)],
);

/**
 * Ways to sign in: the password ("credential"), and accounts at sign-in providers, by issuer and subject. Tokens of providers are not
 * stored, because the provider is not called after the sign-in.
 */
export const accounts = pgTable(
  "account",
  {
    id: uuid("id").primaryKey(),
    userId: ownerId(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  // an account at a provider belongs to one account here
  (t) => [index("account_user_id").on(t.userId), uniqueIndex("account_provider").on(t.providerId, t.accountId)],
);

export const verifications = pgTable(
  "verification",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("verification_identifier").on(t.identifier)],
);

export const secondFactors = pgTable(
  "two_factor",
  {
    id: uuid("id").primaryKey(),
    userId: ownerId(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: instant("locked_until"),
  },
  (t) => [index("two_factor_user_id").on(t.userId)],
);

/**
 * Private addresses of members' calendars: a request for one has no session, so the owner is found by the hash. A calendar has one at most.
 * `usedAt` is when it was last fetched, to the hour.
 */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    // SHA-256, so that a leaked database contains no valid address
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
    calendarId: uuid("calendar_id").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [uniqueIndex("calendar_addresses_one").on(t.userId, t.calendarId)],
);

/**
 * API tokens. A request with one has no session, so the owner is found by the hash; not accessible to the app's role, like sessions.
 * `usedAt` is updated once a minute, `usedFrom` is the network of that call.
 */
export const apiTokens = pgTable(
  "api_tokens",
  {
    userId: ownerId(),
    id: uuid("id").notNull(),
    // SHA-256, so that a leaked database contains no valid token
    tokenHash: text("token_hash").notNull().unique(),
    name: text("name").notNull(),
    scopes: jsonb("scopes").$type<string[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    usedFrom: text("used_from"),
  },
  (t) => [primaryKey({ name: "api_tokens_pk", columns: [t.userId, t.id] })],
);

/** The last calls of members' tokens: method and route pattern, never an id, a query or a body. */
export const apiCalls = pgTable(
  "api_calls",
  {
    userId: ownerId(),
    id: uuid("id").notNull(),
    tokenId: uuid("token_id").notNull(),
    method: text("method").notNull(),
    route: text("route").notNull(),
    status: integer("status").notNull(),
    calledAt: instant("called_at").notNull(),
  },
  (t) => [primaryKey({ name: "api_calls_pk", columns: [t.userId, t.id] })],
);

/**
 * Passkeys: the public half of a key pair on a member's device. A sign-in with one has no session, so the owner is found by the credential;
 * not accessible to the app's role, like sessions. `counter` is the device's own count of uses, 0 if it has none.
 */
export const passkeys = pgTable(
  "passkeys",
  {
    userId: ownerId(),
    id: uuid("id").notNull(),
    // base64url
    credentialId: text("credential_id").notNull().unique(),
    // COSE, base64url
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    // the host that it was made for: a browser offers it on no other
    host: text("host").notNull(),
    name: text("name").notNull(),
    // synced to the member's other devices by their system
    isSynced: boolean("is_synced").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ name: "passkeys_pk", columns: [t.userId, t.id] })],
);

/**
 * Deleted accounts, and the rows of sign-in providers that were removed, by id only: a backup must not restore them. `cleanedAt` is null
 * until the tables were rewritten afterwards.
 */
export const deletedAccounts = pgTable("deleted_accounts", {
  id: uuid("id").primaryKey(),
  deletedAt: instant("deleted_at").notNull(),
  cleanedAt: instant("cleaned_at"),
});

/**
 * One trial per person: a hash of the normalised address remains after the account is deleted, so that signing up again does not renew the
 * trial.
 */
export const trials = pgTable("used_trials", {
  addressHash: text("address_hash").primaryKey(),
  startedAt: instant("started_at").notNull(),
});

/** The columns of a queue of messages; `userId` is null for messages that outlive the account, such as the email about its deletion. */
const queueColumns = () => ({
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  kind: text("kind").notNull(),
  onceKey: text("once_key").unique(),
  encrypted: text("encrypted"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: instant("next_try_at").notNull(),
  createdAt: instant("created_at").notNull(),
  sentAt: instant("sent_at"),
  failedAt: instant("failed_at"),
  fault: text("fault"),
});

/**
 * Emails that wait for the mail server. Recipient and text are encrypted (an email may contain a link that gives access to an account) and
 * removed from the row once it is sent; the row itself stays a week so that the same `onceKey` is never written twice.
 */
export const emailQueue = pgTable("email_queue", queueColumns(), (t) => [
  index("email_queue_user_id").on(t.userId),
  index("email_queue_next_try_at").on(t.nextTryAt),
]);

/** Notifications that wait for push services; read by queue.ts like the emails. */
export const pushQueue = pgTable("push_queue", queueColumns(), (t) => [
  index("push_queue_user_id").on(t.userId),
  index("push_queue_next_try_at").on(t.nextTryAt),
]);

/**
 * Browsers that receive a member's reminders as notifications. `encrypted` is the endpoint at the push service with its keys,
 * `endpointHash` finds it again: a browser that another member uses now belongs to that one only. `sessionId` is the session that
 * registered it: ending a session also ends its device.
 */
export const pushDevices = pgTable(
  "push_devices",
  {
    userId: ownerId(),
    id: uuid("id").notNull(),
    endpointHash: text("endpoint_hash").notNull().unique(),
    encrypted: text("encrypted").notNull(),
    sessionId: uuid("session_id").notNull(),
    name: text("name").notNull(),
    isDetailed: boolean("is_detailed").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ name: "push_devices_pk", columns: [t.userId, t.id] })],
);

/** Rate-limit counters, shared by all server processes. `key` is a purpose and a hash, never an address in clear text. */
export const rateLimitCounters = pgTable(
  "rate_limit_counters",
  { key: text("key").primaryKey(), count: integer("count").notNull(), endsAt: instant("ends_at").notNull() },
  (t) => [index("rate_limit_counters_ends_at").on(t.endsAt)],
);
