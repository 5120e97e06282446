import { existsSync, chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { aFolder } from "#testing/server.ts";
import { checkBackupKey } from "./backups.ts";
import { outdatedNames, readConfig, settings } from "./config.ts";
import { vapidKeys } from "./vapid.ts";
import { openKeyFiles } from "./private-folder.ts";

const folder = () => aFolder("config");
const faults = (env: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: folder(), ...env });
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return "";
};

test("without settings everything has its embedded default", () => {
  expect(readConfig({ DATA_DIR: folder() })).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", BILLING: "sandbox", PASSWORD_MIN_LENGTH: 6 });
});

test("a secret is generated once, readable by its owner only, and reused", () => {
  const DATA_DIR = folder();
  const first = readConfig({ DATA_DIR }).AUTH_SECRET;
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(readConfig({ DATA_DIR }).AUTH_SECRET).toBe(first);
  expect(readFileSync(join(DATA_DIR, "auth-secret"), "utf8")).toBe(first);
  expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("a stored secret that is empty or cut short is refused, not used and not replaced", () => {
  const DATA_DIR = folder();
  const file = join(DATA_DIR, "auth-secret");
  for (const content of ["", "short", `${"a1b2".repeat(10)}\nshort`]) {
    writeFileSync(file, content);
    expect(() => readConfig({ DATA_DIR })).toThrow(`${file} is empty or was cut short`);
    expect(readFileSync(file, "utf8")).toBe(content);
  }
});

test("keys for notifications are generated when first needed, readable by their owner only, and configured ones have to be a matching pair", () => {
  const config = readConfig({ DATA_DIR: folder() });
  const file = join(config.DATA_DIR, "vapid-keys");
  expect(existsSync(file)).toBe(false);
  const { publicKey, privateKey } = vapidKeys(config);
  expect([publicKey, privateKey]).toEqual([expect.stringMatching(/^B[\w-]{86}$/), expect.stringMatching(/^[\w-]{43}$/)]);
  expect(vapidKeys(config)).toEqual({ publicKey, privateKey });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const elsewhere = readConfig({ DATA_DIR: folder(), ...given });
  expect(vapidKeys(elsewhere)).toEqual({ publicKey, privateKey });
  expect(faults({ VAPID_PUBLIC_KEY: publicKey })).toMatch(/VAPID_PRIVATE_KEY: expected, since VAPID_PUBLIC_KEY is set/);
  const other = vapidKeys(readConfig({ DATA_DIR: folder() })).privateKey;
  const message = faults({ ...given, VAPID_PRIVATE_KEY: other });
  expect(message).toContain("VAPID_PRIVATE_KEY: expected the one that VAPID_PUBLIC_KEY was made with");
  expect(message).not.toContain(other);
  expect(faults({ VAPID_PUBLIC_KEY: "short", VAPID_PRIVATE_KEY: "short" })).toMatch(/VAPID_PUBLIC_KEY: expected the public key/);
});

test("all errors are reported at once, and none with the setting's value", () => {
  const message = faults({
    PORT: "99999",
    DATABASE_URL: "mysql://root:hunter2@db",
    STRIPE_SECRET_KEY: "sk_test_verysecretkey",
    AUTH_SECRET: "changeme-changeme-changeme-changeme",
    TILE_URL: "nowhere",
  });
  for (const name of ["PORT", "DATABASE_URL", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID", "AUTH_SECRET", "TILE_URL"])
    expect(message).toContain(`${name}: expected`);
  for (const value of ["99999", "hunter2", "verysecret", "changeme", "nowhere"]) expect(message).not.toContain(value);
});

test.each([
  ["PORT", "abc"],
  ["PORT", "-1"],
  ["DATABASE_POOL", "0"],
  ["PUBLIC_URL", "evenday.example"],
  ["PUBLIC_URL", "ftp://evenday.example"],
  ["AUTH_SECRET", "short"],
  ["AUTH_SECRET", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
  ["COACH_BASE_URL", "localhost:1234"],
  ["BILLING", "free"],
  ["SMTP_URL", "http://mail"],
  ["S3_ENDPOINT", "s3"],
  ["S3_BUCKET", "only-this"],
  ["S3_ACCESS_KEY_ID", "two words"],
  ["STRIPE_SECRET_KEY", "nonsense"],
  ["STRIPE_PRICE_ID", "8"],
  ["LOG_LEVEL", "loud"],
  ["PASSWORD_MIN_LENGTH", "5"],
  ["NODE_ENV", "prod"],
  ["PORT", "22.5"],
  ["DATABASE_POOL", "2.5"],
  ["TRUSTED_PROXIES", "1.5"],
  ["METRICS_PORT", "9464.5"],
  ["DATABASE_URL", "postgres://maya:p@ss/w@db/evenday"],
  ["DATABASE_URL", "postgres://maya:p#ss@db/evenday"],
  ["PUBLIC_URL", "https://evenday.example?from=mail"],
  ["PUBLIC_URL", "https://maya:secret@evenday.example"],
  ["PUBLIC_KEYS", " , "],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://maya:p/ss@mail"],
  ["MAIL_FROM", "no address"],
  ["MAIL_FROM", "a@b.c\nBcc: x@y.z"],
])("%s = a wrong value is refused with the setting's name", (name, value) => {
  expect(faults({ [name]: value })).toContain(name === "S3_BUCKET" ? "S3_ENDPOINT: expected" : `${name}: expected`);
});

test("addresses of a database by a socket, or with encoded signs, and senders with and without a name are accepted", () => {
  const database = [
    "postgres://maya@/evenday?host=/run/postgresql",
    "postgres:///evenday?host=%2Frun",
    "postgres://maya:p%40ss%2F@db:5432/evenday",
  ];
  for (const DATABASE_URL of database) expect(faults({ DATABASE_URL })).toBe("");
  for (const MAIL_FROM of ["hello@evenday.example", "Evenday <hello@evenday.example>", '"Even, day" <hello@localhost>'])
    expect(faults({ MAIL_FROM, SMTP_URL: "smtps://maya:p%2Fss@mail.example:465" })).toBe("");
  expect(faults({ PUBLIC_URL: "https://evenday.example:8443/", DATABASE: "embedded" })).toBe("");
});

test("a key of backups that is missing or too short ends the start, unless no backups are taken", () => {
  const BACKUP_KEY_FILE = join(folder(), "key");
  const check = (more: Record<string, string> = {}) => checkBackupKey(readConfig({ DATA_DIR: folder(), BACKUP_KEY_FILE, ...more }));
  expect(() => check()).toThrow(`BACKUP_KEY_FILE: ${BACKUP_KEY_FILE} is not there, or this user may not read it.`);
  check({ DATABASE_URL: "postgres://localhost/evenday" });
  writeFileSync(BACKUP_KEY_FILE, "short");
  expect(() => check()).toThrow(`BACKUP_KEY_FILE: ${BACKUP_KEY_FILE} is too short`);
  writeFileSync(BACKUP_KEY_FILE, "x".repeat(16));
  check();
});

test("Stripe needs its key", () => {
  expect(faults({ BILLING: "stripe" })).toContain("STRIPE_SECRET_KEY: expected, since BILLING is stripe");
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ DATA_DIR: folder(), PORT: "", STRIPE_SECRET_KEY: "", SMTP_URL: "" }).PORT).toBe(3000);
});

const production = {
  NODE_ENV: "production",
  DATABASE: "embedded",
  PUBLIC_URL: "https://evenday.example",
  AUTH_SECRET: "kS8vQ2mX9cLw4TzR7bNf1JhY6gPd3EaU5oWi0",
};

test("production without Stripe keys starts only if that is set explicitly", () => {
  expect(faults(production)).toContain("BILLING: expected sandbox or none in production");
  expect(faults({ ...production, BILLING: "none" })).toBe("");
});

test("production needs an explicit database, and so does a start without one if other settings suggest existing data", () => {
  const { DATABASE: _, ...unnamed } = production;
  expect(faults({ ...unnamed, BILLING: "none" })).toContain("DATABASE_URL: expected, or DATABASE=embedded");
  expect(faults({ ...unnamed, BILLING: "none", DATABASE_URL: "postgres://localhost/evenday" })).toBe("");
  for (const [name, value] of Object.entries({ PUBLIC_URL: "https://evenday.example", S3_ENDPOINT: "https://s3.example" }))
    expect(faults({ [name]: value })).toContain(`since ${name} is set and DATA_DIR holds no database yet`);
  expect(faults({ PUBLIC_URL: "https://evenday.example", DATABASE: "embedded" })).toBe("");
  const begun = folder();
  mkdirSync(join(begun, "postgres"));
  expect(faults({ PUBLIC_URL: "https://evenday.example", DATA_DIR: begun })).toBe("");
  expect(faults({ DATABASE: "embedded", DATABASE_URL: "postgres://localhost/evenday" })).toContain("DATABASE: expected to be left out");
  expect(faults({ DATABASE: "pglite" })).toContain("DATABASE: expected");
});

test("a sign-in provider has all four settings, each once, and passwords can be switched off only with one", () => {
  const one = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "evenday", OIDC_CLIENT_SECRET: "a secret", OIDC_NAME: "Home" };
  const second = Object.fromEntries(Object.entries(one).map(([name, value]) => [`${name}_2`, value]));
  expect(faults(one)).toBe("");
  expect(faults({ OIDC_ISSUER: "https://id.example" })).toMatch(
    /OIDC_CLIENT_ID: expected, since OIDC_ISSUER is set[\s\S]*OIDC_NAME: expected/,
  );
  expect(faults({ OIDC_NAME_3: "Home" })).toContain("OIDC_ISSUER_3: expected, since OIDC_NAME_3 is set");
  expect(faults({ ...one, ...second })).toContain("OIDC_ISSUER_2: expected another provider");
  expect(faults({ ...one, ...second, OIDC_ISSUER_2: "https://id.example/" })).toContain("OIDC_ISSUER_2: expected another provider");
  expect(faults({ ...one, ...second, OIDC_ISSUER_2: "https://other.example", PASSWORD_SIGN_IN: "off" })).toBe("");
  expect(faults({ ...one, OIDC_ISSUER: "id.example" })).toContain("OIDC_ISSUER: expected an address");
  expect(faults({ ...production, ...one, BILLING: "none", OIDC_ISSUER: "http://id.example" })).toContain(
    "OIDC_ISSUER: expected an address that starts with https:// in production",
  );
  expect(faults({ PASSWORD_SIGN_IN: "off" })).toBe(
    "Please fix these settings:\n  PASSWORD_SIGN_IN: expected on, since without OIDC_ISSUER nobody could sign in or sign up",
  );
});

test("production requires https, a secret and a live key", () => {
  expect(faults({ NODE_ENV: "production", BILLING: "none" })).toMatch(/PUBLIC_URL: expected[\s\S]*AUTH_SECRET: expected/);
  expect(faults({ ...production, BILLING: "none", PUBLIC_URL: "http://evenday.example" })).toContain("https://");
  const stripe = { STRIPE_SECRET_KEY: "sk_test_abcdef", STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_PRICE_ID: "price_x" };
  expect(faults({ ...production, ...stripe })).toContain("STRIPE_SECRET_KEY: expected a live key");
});

test("the table of settings lists every setting and no other, and the README only some of them", () => {
  const named = (file: string) =>
    [...readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map((found) => found[1]);
  expect(named("docs/settings.md").toSorted()).toEqual(Object.keys(settings.shape).toSorted());
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(named("README.md")));
});

test("a data folder that other users can enter is corrected, and everything created later is accessible to its owner only", () => {
  const DATA_DIR = join(folder(), "data");
  mkdirSync(DATA_DIR);
  chmodSync(DATA_DIR, 0o777);
  process.umask(0o022);
  readConfig({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o066).toBe(0);
  mkdirSync(join(DATA_DIR, "made"));
  writeFileSync(join(DATA_DIR, "made/file"), "");
  expect([statSync(join(DATA_DIR, "made")).mode & 0o777, statSync(join(DATA_DIR, "made/file")).mode & 0o777]).toEqual([0o700, 0o600]);
  const fresh = join(folder(), "a/b");
  readConfig({ DATA_DIR: fresh });
  // the embedded database's account may traverse root's folder, but not list it
  expect(statSync(fresh).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

test.runIf(process.platform !== "win32")("a data folder of another user is refused, naming both users", () => {
  const DATA_DIR = folder();
  const { uid } = statSync(DATA_DIR);
  const { getuid } = process;
  process.getuid = () => uid + 7;
  try {
    expect(faults({ DATA_DIR })).toContain(`belongs to user ${uid}, and this process runs as user ${uid + 7}`);
  } finally {
    process.getuid = getuid as () => number;
  }
});

test("a setting under its old name is still read, and reported for the log", () => {
  const env = { DATA_DIR: folder(), AUTH_SECRET: production.AUTH_SECRET, AUTH_SECRETS_BEFORE: "b".repeat(32) };
  expect(readConfig(env).AUTH_PREVIOUS_SECRETS).toEqual(["b".repeat(32)]);
  expect(readConfig({ ...env, AUTH_PREVIOUS_SECRETS: "c".repeat(32) }).AUTH_PREVIOUS_SECRETS).toEqual(["c".repeat(32)]);
  expect(outdatedNames(env)).toEqual(["AUTH_SECRETS_BEFORE is now called AUTH_PREVIOUS_SECRETS"]);
  expect(outdatedNames({})).toEqual([]);
});

test("a key file that other users can read is reported with the command that fixes it; a private one and a missing one are not", () => {
  const [open, closed, missing] = ["open", "closed", "missing"].map((name) => join(folder(), name)) as [string, string, string];
  for (const [file, mode] of [
    [open, 0o640],
    [closed, 0o600],
  ] as const) {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, "key");
    chmodSync(file, mode);
  }
  expect(openKeyFiles([open, closed, missing])).toEqual([
    `the key in ${open} can be read by other users of this machine: chmod 600 ${open}`,
  ]);
});
