import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { Problem } from "#shared/errors.ts";
import { publicKey } from "#shared/release.ts";
import { createKeyFile } from "./durable-files.ts";
import { openPrivateFolder } from "./private-folder.ts";
import { address, blank, count, database, mailServer, leastSecret, list, number, optional, port, secret, sender } from "./setting-forms.ts";
import { vapidPublicKeyOf } from "./vapid.ts";

const providerName = optional(z.string().max(40, "a name of at most 40 characters"));
/** A sign-in provider by OpenID Connect; settings of the second and third have a number at the end. */
const provider = <Suffix extends "" | "_2" | "_3">(suffix: Suffix) => {
  const shape = { ISSUER: address, CLIENT_ID: optional(z.string()), CLIENT_SECRET: optional(z.string()), NAME: providerName };
  type Shape = typeof shape;
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [`OIDC_${name}${suffix}`, schema])) as {
    [Name in keyof Shape as `OIDC_${Name}${Suffix}`]: Shape[Name];
  };
};
/** In their order on the sign-in page. */
export const providerSuffixes = ["", "_2", "_3"] as const;

/**
 * All settings, read once at start. An error names the variable and the expected form, never its value.
 * A test checks the table in docs/settings.md against this schema.
 */
export const settings = z.object({
  PORT: count(3000, 0, 65_535),
  HOST: z.preprocess(blank, z.string().default("127.0.0.1")),
  NODE_ENV: z.preprocess(blank, z.enum(["development", "production", "test"]).default("development")),
  DATA_DIR: z.preprocess(blank, z.string().default("./data")),
  DATABASE: optional(z.enum(["embedded"], "embedded, which says on purpose that Evenday runs its own Postgres")),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_APP_URL: database,
  DATABASE_POOL: count(10, 1, 500),
  DATABASE_PROBE_SECONDS: number(0.7, 0.1, 60),
  REPLICA_URL: database,
  REPLICA_WAIT_SECONDS: number(0.2, 0, 10),
  PUBLIC_URL: address,
  PUBLIC_KEYS: list([publicKey]).refine((keys) => keys.length > 0, "at least one key"),
  AUTH_SECRET: secret(leastSecret),
  AUTH_PREVIOUS_SECRETS: list([]),
  TRUSTED_PROXIES: count(0, 0, 10),
  LOG_LEVEL: z.preprocess(blank, z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
  PASSWORD_MIN_LENGTH: count(6, 6, 64),
  PASSWORD_BLOCKLIST: z.preprocess(blank, z.enum(["advise", "refuse"]).default("advise")),
  PASSWORD_SIGN_IN: z.preprocess(blank, z.enum(["on", "off"]).default("on")),
  ...provider(""),
  ...provider("_2"),
  ...provider("_3"),
  SESSION_IDLE_DAYS: number(7, 1, 30),
  SESSION_MAX_DAYS: number(30, 1, 30),
  LIMIT_SIGN_IN_FAILURES: count(10, 1),
  LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: count(100, 1),
  LIMIT_SIGN_UPS_PER_ADDRESS: count(500, 1),
  LIMIT_BODY_BYTES: count(262_144, 1024),
  LIMIT_CALENDAR_FETCHES: count(240, 1),
  LIMIT_TOKEN_CALLS: count(120, 1),
  LIMIT_INVALID_TOKENS: count(60, 1),
  WEBHOOK_PRIVATE_TARGETS: z.preprocess(blank, z.enum(["on", "off"]).default("off")),
  MCP: z.preprocess(blank, z.enum(["on", "off"]).default("on")),
  COACH_BASE_URL: address,
  COACH_API_KEY: optional(z.string()),
  COACH_MODEL: optional(z.string()),
  COACH_DAILY_TOKENS: count(200_000, 0),
  COACH_ANSWER_TOKENS: count(700, 50, 100_000),
  COACH_ANSWER_CHARACTERS: count(6000, 200, 100_000),
  COACH_ANSWER_SECONDS: number(90, 1, 600),
  COACH_PRIVACY_NOTE: optional(z.string().max(600, "a text of at most 600 characters")),
  COACH_PER_FIVE_MINUTES: count(20, 1),
  COACH_PER_DAY: count(200, 1),
  COACH_STREAMS: count(2, 1),
  COACH_WORD_MS: number(12, 0, 1000),
  COACH_CONNECT_MS: number(10_000, 50),
  COACH_FIRST_WORD_MS: number(30_000, 50),
  COACH_IDLE_MS: number(20_000, 50),
  COACH_TOTAL_MS: number(120_000, 100),
  BILLING: optional(z.enum(["stripe", "sandbox", "none"])),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(test|live)_/, "a Stripe secret key (sk_test_… or sk_live_…)")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith("whsec_", "a Stripe webhook secret (whsec_…)")),
  STRIPE_PRICE_ID: optional(z.string().startsWith("price_", "a Stripe price id (price_…)")),
  STRIPE_API_BASE: address,
  BILLING_GRACE_DAYS: number(7, 0, 60),
  BILLING_RECONCILE_MINUTES: number(60, 1, 1440),
  SMTP_URL: mailServer,
  MAIL_FROM: z.preprocess(blank, sender.default("Evenday <hello@localhost>")),
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^B[\w-]{86}$/, "the public key of a VAPID pair, 87 characters of base64url")),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, "the private key of a VAPID pair, 43 characters of base64url")),
  S3_ENDPOINT: address,
  S3_BUCKET: optional(z.string().regex(/^[\w.-]{3,63}$/, "a bucket's name alone")),
  S3_ACCESS_KEY_ID: optional(z.string().regex(/^\S+$/, "a key id without spaces")),
  S3_SECRET_ACCESS_KEY: optional(z.string().regex(/^\S+$/, "a key without spaces")),
  S3_REGION: z.preprocess(blank, z.string().default("us-east-1")),
  DOCUMENTS_QUOTA_BYTES: count(1_073_741_824, 1),
  DOCUMENTS_QUOTA_FILES: count(200, 1),
  BACKUP_TO: optional(
    z.string().regex(/^(s3:\/\/[a-z0-9.-]{3,63}(\/[\w./-]*)?|(\/|\.|[A-Za-z]:[\\/]).*)$/, "a folder, or s3://bucket/prefix"),
  ),
  BACKUP_KEEP: count(7, 1, 30),
  BACKUP_KEY_FILE: optional(z.string()),
  OPERATOR_TOKEN: secret(32),
  METRICS_PORT: optional(port),
  METRICS_HOST: z.preprocess(blank, z.string().default("127.0.0.1")),
  METRICS_TOKEN: secret(32),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().default("evenday")),
  SECURITY_CONTACT: optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, "an address that starts with mailto: or https://")),
  OVERPASS_URL: address,
  OVERPASS_DAILY_CEILING: count(500, 0),
  TILE_URL: optional(z.string().regex(/^https?:\/\/.+\{z\}.+\{x\}.+\{y\}/, "an address with {z}, {x} and {y}")),
});

export type Settings = z.infer<typeof settings>;
export type Config = Omit<Settings, "AUTH_SECRET" | "BILLING"> & { AUTH_SECRET: string; BILLING: "stripe" | "sandbox" | "none" };

/**
 * Reads and validates all settings, each alone and in combination. Throws one Problem that lists every error, one per line. Creates DATA_DIR,
 * and in it the file auth-secret when AUTH_SECRET is not given (0600, reused at the next start).
 */
export function readConfig(given: Record<string, string | undefined>): Config {
  const env = withCurrentNames(given);
  const read = settings.safeParse(env);
  const faults = read.success
    ? []
    : read.error.issues.map(
        (issue) => `${issue.path.join(".")}: expected ${issue.message.replace(/^Invalid (input|option): expected /, "")}`,
      );
  faults.push(...combinationFaults(env));
  if (!read.success || faults.length > 0)
    throw new Problem("invalid", `Please fix these settings:\n  ${faults.join("\n  ")}`, { field: "settings" });
  const found = read.data;
  const dataDir = resolve(found.DATA_DIR);
  const corrected = openPrivateFolder(dataDir);
  if (corrected) process.stderr.write(`${corrected}\n`);
  const [secret = "", ...before] = found.AUTH_SECRET ? [found.AUTH_SECRET, ...found.AUTH_PREVIOUS_SECRETS] : storedSecrets(dataDir);
  return { ...found, DATA_DIR: dataDir, AUTH_SECRET: secret, AUTH_PREVIOUS_SECRETS: before, BILLING: billing(found) };
}

/** Settings with a changed name: old name, current name. The old one is still read. */
const renamed: readonly (readonly [string, keyof Settings])[] = [["AUTH_SECRETS_BEFORE", "AUTH_PREVIOUS_SECRETS"]];
export const outdatedNames = (env: Record<string, string | undefined>): string[] =>
  renamed.filter(([old]) => env[old] !== undefined).map(([old, now]) => `${old} is now called ${now}`);
const withCurrentNames = (env: Record<string, string | undefined>) =>
  renamed.reduce((all, [old, now]) => (env[old] !== undefined && env[now] === undefined ? { ...all, [now]: env[old] } : all), env);

/** Errors that depend on a combination of settings. */
function combinationFaults(env: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  const allOrNone = (names: string[]) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0 && missing.length < names.length)
      faults.push(...missing.map((name) => `${name}: expected, since ${names.filter((one) => env[one]).join(", ")} is set`));
  };
  allOrNone(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"]);
  allOrNone(["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  allOrNone(["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]);
  for (const suffix of providerSuffixes)
    allOrNone(["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"].map((name) => name + suffix));
  faults.push(...providerFaults(env));
  const vapid = [env["VAPID_PUBLIC_KEY"], env["VAPID_PRIVATE_KEY"]];
  if (vapid[0] && vapid[1] && vapid[0] !== vapidPublicKeyOf(vapid[1]))
    faults.push("VAPID_PRIVATE_KEY: expected the one that VAPID_PUBLIC_KEY was made with");
  if (env["BACKUP_TO"]?.startsWith("s3://") && !env["S3_ENDPOINT"]) faults.push("S3_ENDPOINT: expected, since BACKUP_TO is an S3 bucket");
  if (env["COACH_BASE_URL"] && !env["COACH_MODEL"]) faults.push("COACH_MODEL: expected, since COACH_BASE_URL is set");
  if (env["METRICS_PORT"] && env["METRICS_PORT"] !== "0" && env["METRICS_PORT"] === (env["PORT"] || "3000"))
    faults.push("METRICS_PORT: expected another port than PORT");
  if (env["METRICS_HOST"] && !env["METRICS_PORT"]) faults.push("METRICS_PORT: expected, since METRICS_HOST is set");
  if (env["DATABASE"] && env["DATABASE_URL"]) faults.push("DATABASE: expected to be left out, since DATABASE_URL is set");
  if (env["DATABASE_APP_URL"] && !env["DATABASE_URL"]) faults.push("DATABASE_URL: expected, since DATABASE_APP_URL is set");
  if (env["REPLICA_URL"] && !env["DATABASE_URL"]) faults.push("DATABASE_URL: expected, since REPLICA_URL is set");
  if (env["PUBLIC_URL"] && URL.canParse(env["PUBLIC_URL"]) && !isRoot(new URL(env["PUBLIC_URL"])))
    faults.push("PUBLIC_URL: expected an address without a path, query or login, since Evenday answers at the root of its host");
  if (env["BILLING"] === "stripe" && !env["STRIPE_SECRET_KEY"]) faults.push("STRIPE_SECRET_KEY: expected, since BILLING is stripe");
  faults.push(...databaseFaults(env));
  if (env["NODE_ENV"] !== "production") return faults;
  if (!env["STRIPE_SECRET_KEY"] && !env["BILLING"])
    faults.push("BILLING: expected sandbox or none in production without Stripe keys, chosen on purpose");
  if (!env["PUBLIC_URL"]) faults.push("PUBLIC_URL: expected in production, it makes the links in mails");
  else if (!env["PUBLIC_URL"].startsWith("https://"))
    faults.push("PUBLIC_URL: expected an address that starts with https:// in production");
  if (!env["AUTH_SECRET"]) faults.push("AUTH_SECRET: expected in production, at least 32 random characters");
  if (env["STRIPE_SECRET_KEY"]?.includes("_test_") && env["BILLING"] !== "sandbox")
    faults.push("STRIPE_SECRET_KEY: expected a live key in production");
  return faults;
}

const isRoot = ({ href, origin }: URL) => href === `${origin}/`;

function providerFaults(env: Record<string, string | undefined>): string[] {
  const names = providerSuffixes.map((suffix) => `OIDC_ISSUER${suffix}`).filter((name) => env[name]);
  const faults = names
    .filter((name, at) => names.findIndex((one) => isSameAddress(env[one], env[name])) < at)
    .map((name) => `${name}: expected another provider than the ones before it`);
  if (env["PASSWORD_SIGN_IN"] === "off" && names.length === 0)
    faults.push("PASSWORD_SIGN_IN: expected on, since without OIDC_ISSUER nobody could sign in or sign up");
  if (env["NODE_ENV"] === "production")
    faults.push(
      ...names
        .filter((name) => !env[name]?.startsWith("https://"))
        .map((name) => `${name}: expected an address that starts with https:// in production`),
    );
  return faults;
}

const isSameAddress = (one = "", other = "") =>
  one === other || (URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href);

/**
 * A forgotten DATABASE_URL would start an empty database beside the real files and payments. So in production, and if other settings
 * suggest existing data, the embedded database is started only when it is set explicitly.
 */
function databaseFaults(env: Record<string, string | undefined>): string[] {
  if (env["DATABASE_URL"] || env["DATABASE"]) return [];
  const words = "DATABASE_URL: expected, or DATABASE=embedded for a database that Evenday runs itself";
  if (env["NODE_ENV"] === "production") return [`${words}, in production`];
  const signsOfData = ["S3_ENDPOINT", "STRIPE_SECRET_KEY", "PUBLIC_URL"].filter((name) => env[name]);
  const hasDatabase = existsSync(join(resolve(env["DATA_DIR"] || "./data"), "postgres"));
  return signsOfData.length > 0 && !hasDatabase
    ? [`${words}, since ${signsOfData.join(", ")} is set and DATA_DIR holds no database yet`]
    : [];
}

const billing = (found: Settings) => found.BILLING ?? (found.STRIPE_SECRET_KEY ? "stripe" : "sandbox");

/** The generated secret, followed by those it replaced. */
function storedSecrets(dataDir: string): string[] {
  const file = join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    createKeyFile(file, randomBytes(48).toString("base64url"));
    chmodSync(file, 0o600);
  }
  const secrets = readFileSync(file, "utf8").trim().split("\n");
  // a file that a power cut left empty would make every signature one that anybody can compute
  if (secrets.some((secret) => secret.length < leastSecret))
    throw new Problem(
      "invalid",
      `${file} is empty or was cut short: a secret has at least ${leastSecret} characters. Please put back the file of your last backup. Without one, remove it: the next start makes a new one, and everyone signs in again.`,
      { field: "settings" },
    );
  return secrets;
}
