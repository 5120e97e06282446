import type { FeatureImport } from "#shared/fields.ts";
import type { Day } from "#shared/dates.ts";
import type { accessColumns } from "./auth.tables.ts";
import type { Row } from "./archive.ts";
import type { Part } from "./zip.ts";
import { openApiTokens, type ApiTokens } from "./api-tokens.ts";
import { openAuth, type Auth } from "./auth.ts";
import type { Config } from "./config.ts";
import type { Database, MemberTx } from "./database.ts";
import { watchAll } from "./driver.ts";
import { openDatabase } from "./engine.ts";
import { openJobs, type Jobs } from "./jobs.ts";
import { openLimits, type Limits } from "./limits.ts";
import { openLog, type Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { openMetrics } from "./open-metrics.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { openPush, type Push } from "./push.ts";
import type { Taken, Waiting } from "./queue.ts";
import { openWebPush, type Post } from "./integrations/web-push.ts";
import { openMail, type Mail } from "./integrations/email.ts";
import type { Files } from "./integrations/file-place.ts";
import { openFiles } from "./integrations/files.ts";
import { openModel, type Model } from "./integrations/llm.ts";
import { openStripe, type Payments } from "./integrations/payments.ts";
import { openPlaces, type Places } from "./integrations/places.ts";
import { openProviders, type Providers } from "./providers.ts";
import { openSessions, type Member, type Sessions } from "./session.ts";
import { openTraces } from "./open-traces.ts";
import type { Traces } from "./traces.ts";

/** Server services shared by the features, opened once. Time is a function, so that tests can control it. */
export type AppContext = {
  config: Config;
  clock: () => number;
  log: Log;
  database: Database;
  sessions: Sessions;
  apiTokens: ApiTokens;
  limits: Limits;
  auth: Auth;
  /** Sign-in providers by OpenID Connect; none without OIDC_ISSUER. */
  providers: Providers;
  /** The only way to send an email: nothing else has access to the mail server. */
  mail: Outbox;
  /** Notifications to browsers that a member registered. */
  push: Push;
  /** Null without a configured model: the built-in coach answers then. */
  model: Model | null;
  /** Null when the built-in sandbox, or nothing, takes payments. */
  payments: Payments | null;
  places: Places;
  files: Files;
  jobs: Jobs;
  /** Null unless METRICS_PORT or METRICS_TOKEN is set. */
  metrics: Metrics | null;
  /** Null unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  traces: Traces | null;
  /** Runs before an account is deleted, for data outside the database; filled in by app/. */
  onDeleteHooks: ((memberId: string) => Promise<void>)[];
  /** Files that belong in a member's archive; filled in by app/. */
  archives: Archive[];
  /** How each feature's rows are imported from an archive, and what is recomputed afterwards; app/ fills the list. */
  imports: { rows: FeatureImport; after?: (tx: MemberTx) => Promise<void>; examples?: Examples }[];
  /** How deleted rows of each table are named and restored; app/ fills the list. */
  restorables: Restorable[];
  /** By reminder: the days, from a given day on, that it is about; filled in by app/. */
  upcomingDays: Record<string, (tx: MemberTx, from: Day) => Promise<Day[]>>;
  /** By reminder: today's text; filled in by app/. */
  reminderDetails: Record<string, (tx: MemberTx, member: ReminderReader) => Promise<string>>;
  /** Whether trial or subscription give access at `now` (UTC ms); filled in by app/. */
  hasAccess: (member: StoredAccess, now: number) => boolean;
  /** Runs when a channel has accepted a message; filled in by app/. */
  onTaken: ((taken: Taken) => Promise<void>)[];
  /** Whether a message that waited is still to be sent: a channel drops one that any of these refuses; filled in by app/. */
  isWanted: ((message: Waiting) => Promise<boolean>)[];
};

/** What decides whether a member has access. */
type StoredAccess = Pick<Member, keyof typeof accessColumns>;

/** The member who gets a reminder, and their date. */
export type ReminderReader = { today: Day; timeZone: string; weekStartsOn: number; now: number };

/** By table: rows that are unchanged examples, which an export leaves out; ids, or "all". */
export type Examples = Record<string, (tx: MemberTx) => Promise<readonly string[] | "all">>;

/** Deleted rows of one table, by column name: how they are called and restored, and what is removed with them. */
export type Restorable = {
  table: string;
  /** "Journal page". */
  kind: string;
  name: (row: Row, timeZone: string) => { name: string; cents?: number | null; on?: Day | null };
  /** For rows that are called by what they belong to, such as the debt of a payment: that name by the row's id. */
  namesOf?: (tx: MemberTx, rows: readonly Row[]) => Promise<ReadonlyMap<string, string>>;
  /** False if what is stored is not a row of the table. */
  isWholeRow?: false;
  /** Locks what `restore` locks before the deleted row. */
  lock?: (tx: MemberTx) => Promise<unknown>;
  /** Throws a Problem when it does not fit any more. */
  restore: (tx: MemberTx, id: string, row: Row) => Promise<unknown>;
  /** Removes what only this row led to, such as a file or the payments of a debt, once it is deleted for good. */
  onDiscard?: (context: AppContext, memberId: string, row: Row) => Promise<void>;
};

/**
 * `sizes` returns in advance what `give` will stream; `take` stores files of an archive beside the existing ones, completes their `rows`
 * and removes those without a file, whose names are `leftOut`. `keep` then removes the files of the replaced rows, `undo` the new ones.
 */
export type Archive = {
  /** Limits of an import: bytes of one file and of all, how many, and the message beyond. */
  limits: { fileBytes: number; bytes: number; files: number; refusal: string };
  sizes: (memberId: string) => AsyncIterable<{ name: string; size: number }>;
  give: (memberId: string) => AsyncIterable<Part>;
  take: (memberId: string, files: Incoming[], rows: Map<string, Row[]>, newIdOf: (id: string) => string) => Promise<Stored>;
};

/**
 * The files of an archive that were stored: `begin` runs in the transaction before rows are replaced, `check` with theirs in place; then they
 * are kept, or removed again.
 */
type Stored = {
  begin: (tx: MemberTx) => Promise<void>;
  check: (tx: MemberTx) => Promise<void>;
  keep: () => Promise<void>;
  undo: () => Promise<void>;
  leftOut: string[];
};

/** A file of an archive that waits in the intake folder. */
export type Incoming = { name: string; path: string; size: number; sha256: string };

export type Overrides = { clock?: () => number; log?: Log; database?: Database; mail?: Mail; pushPost?: Post; places?: Places };

export async function openContext(config: Config, overrides: Overrides = {}): Promise<AppContext> {
  const clock = overrides.clock ?? Date.now;
  const log = overrides.log ?? openLog(config.LOG_LEVEL);
  const [metrics, traces] = await Promise.all([openMetrics(config), openTraces(config)]);
  const watch = watchAll(metrics?.watchStatement, traces?.watchStatement);
  const database = overrides.database ?? (await openDatabase(config, log, { watch }));
  const limits = openLimits(database.owner, clock);
  const onTaken: AppContext["onTaken"] = [];
  const taken = async (one: Taken) => void (await Promise.all(onTaken.map((work) => work(one))));
  const isWanted: AppContext["isWanted"] = [];
  const wanted = async (message: Waiting) => (await Promise.all(isWanted.map((check) => check(message)))).every(Boolean);
  const mail = openOutbox(config, database.owner, overrides.mail ?? openMail(config, log, clock), log, clock, taken, metrics, wanted);
  return {
    config,
    clock,
    log,
    database,
    limits,
    mail,
    push: openPush(config, database.owner, openWebPush(config, overrides.pushPost), log, clock, taken, metrics, wanted),
    places: overrides.places ?? openPlaces(config, log, clock),
    sessions: openSessions(config, database, clock),
    apiTokens: openApiTokens(config, database.owner, limits, log, clock),
    auth: openAuth({ config, database, clock, mail }),
    providers: openProviders(config, clock, log),
    model: openModel(config),
    payments: config.BILLING === "stripe" ? await openStripe(config) : null,
    files: openFiles(config),
    jobs: openJobs(log, limits, metrics, traces),
    metrics,
    traces,
    onDeleteHooks: [],
    archives: [],
    imports: [],
    restorables: [],
    upcomingDays: {},
    reminderDetails: {},
    hasAccess: () => true,
    onTaken,
    isWanted,
  };
}
