import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { startJobs } from "#app/jobs.ts";
import { buildApp } from "#app/server.ts";
import { archivesChanges, backupKeyFile, backupStatus, checkBackupKey, openBackups, takesBackups } from "#server/backups.ts";
import { outdatedNames, readConfig, settings, type Config } from "#server/config.ts";
import { openContext, type Overrides, type AppContext } from "#server/context.ts";
import { archiveStatus } from "#server/point-in-time/series.ts";
import { checkFileStoreAtStart } from "#server/file-store.ts";
import { drain } from "#server/health.ts";
import { endUnread } from "#server/idle-reader.ts";
import { listenForMetrics } from "#server/metrics-endpoint.ts";
import { openKeyFiles } from "#server/private-folder.ts";
import { unknownSettings } from "#server/setting-names.ts";
import { logRequestCounts } from "#server/request-counts.ts";
import { startFailure } from "#server/start-errors.ts";

/** `metricsUrl`: the address of /metrics with METRICS_PORT. */
export type Running = { url: string; metricsUrl: string | null; context: AppContext; stop: () => Promise<void> };

/**
 * Limits of the steps of a stop: together they leave Postgres enough of the ten seconds that a container gives between SIGTERM and SIGKILL.
 */
const [drainMs, jobsMs, archiveMs] = [5000, 1000, 1000];

/** config → database → app → listen. Tests and the demo start the same app with their own clock or database. */
export async function start(config: Config, input: Overrides = {}): Promise<Running> {
  checkBackupKey(config);
  const context = await openContext(config, input);
  for (const words of [...outdatedNames(process.env), ...unknownSettings(process.env, Object.keys(settings.shape))])
    context.log.warn(words);
  for (const words of openKeyFiles([backupKeyFile(config), join(config.DATA_DIR, "auth-secret")])) context.log.warn(words);
  try {
    await checkFileStoreAtStart(context);
  } catch (error) {
    if (!input.database) await context.database.close();
    throw error;
  }
  const app = buildApp(context);
  const server = await listening(app.fetch, config);
  const figures = await listenForMetrics(context).catch(async (error: unknown) => {
    await stop(server, context);
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  startJobs(context);
  context.jobs.every(60_000, "request counts", async () => logRequestCounts(context));
  const metricsPort = (figures?.address() as AddressInfo | undefined)?.port;
  const metricsUrl = metricsPort === undefined ? null : `http://${hostIn(config.METRICS_HOST)}:${metricsPort}/metrics`;
  return { url: `http://${hostIn(config.HOST)}:${port}`, metricsUrl, context, stop: () => stop(server, context, figures) };
}

/** A host in the form of a URL: IPv6 in brackets. */
const hostIn = (host: string) => (host === "127.0.0.1" ? "localhost" : host.includes(":") ? `[${host}]` : host);

function listening(fetch: (request: Request) => Response | Promise<Response>, config: Config): Promise<ServerType> {
  return new Promise((done, fail) => {
    const server = serve({
      fetch,
      port: config.PORT,
      hostname: config.HOST,
      // checked every five seconds, so that slow requests are cut before 300 seconds have passed
      serverOptions: { headersTimeout: 20_000, requestTimeout: 294_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384 },
    });
    endUnread(server);
    server.once("error", fail);
    server.once("listening", () => done(server));
  });
}

/** Lets running requests finish for up to 5 s, then closes everything else, the database last: 8 s in total. */
async function stop(server: ServerType, context: AppContext, figures: ServerType | null = null): Promise<void> {
  drain(context);
  figures?.close();
  await new Promise<void>((done) => {
    const late = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(late);
      done();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
  // a backup that is cut off leaves no partial file; an email that is not sent by then is sent after the next start
  await Promise.race([Promise.all([context.jobs.stop(), context.mail.settled()]), new Promise((done) => setTimeout(done, jobsMs).unref())]);
  await context.traces?.close();
  const isArchived = archivesChanges(context);
  await context.database.close();
  if (isArchived) await (await import("#server/point-in-time/archiver.ts")).archiveLast(context, archiveMs);
}

/** Where the nightly backups go, and the state of the last one. */
async function backupLine(context: AppContext): Promise<string | null> {
  if (!takesBackups(context)) return null;
  const { place } = openBackups(context.config);
  const status = await backupStatus(context).catch(() => null);
  const last =
    status === null
      ? "that place cannot be reached now"
      : status.lastAt === null
        ? "none yet"
        : `the last one ${new Date(status.lastAt).toISOString().slice(0, 16)} UTC${status.isMissing ? ", TOO OLD: the log says why" : ""}`;
  return `each night to ${place}, ${last}${changesLine(context)}; opened by ${backupKeyFile(context.config)}, keep a copy of that elsewhere`;
}

/** How far the archived changes reach. At start the changes since the last stop are not archived yet. */
function changesLine({ config }: AppContext): string {
  const status = archiveStatus(config, Date.now());
  if (!status) return "";
  if (status.archivedAt === null) return "; every change within a minute, from the first base backup on";
  return `; every change within a minute, up to now until ${new Date(status.archivedAt).toISOString().slice(0, 16)} UTC`;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** What `npm start` runs (scripts/start.mjs), in its own process: no other server is in it. */
export async function run(): Promise<void> {
  const { PORT = "3000", HOST = "127.0.0.1", METRICS_PORT, METRICS_HOST = "127.0.0.1" } = process.env;
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_DIRECT_URL } = process.env;
  const databases = { DATABASE_URL, DATABASE_APP_URL, DATABASE_DIRECT_URL };
  await main().catch((error: unknown) => {
    complain(
      `Evenday cannot start: ${startFailure(error, { PORT: Number(PORT), HOST, METRICS_PORT: Number(METRICS_PORT), METRICS_HOST, ...databases })}`,
    );
    process.exit(1);
  });
}

async function main() {
  const config = readConfig(process.env);
  const running = await start(config);
  const { engine, place } = running.context.database;
  const backups = await backupLine(running.context);
  say(
    [
      "",
      `  Evenday is at ${running.url}`,
      "",
      `  Engine    ${engine === "embedded" ? "embedded Postgres" : "Postgres server"}`,
      `  Data      ${engine === "embedded" ? config.DATA_DIR : place}`,
      ...(backups ? [`  Backups   ${backups}`] : []),
      ...(running.metricsUrl ? [`  Metrics   ${running.metricsUrl}`] : []),
      ...(config.BILLING === "sandbox" ? ["  Billing   sandbox: a labelled test checkout, no money moves"] : []),
      "",
    ].join("\n"),
  );

  process.on("unhandledRejection", (error) => running.context.log.error({ err: error }, "unhandled rejection"));
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.context.log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("SIGHUP", end); // the terminal was closed
  if (process.env["npm_lifecycle_event"] === "start") onParentGone(end);
}

/** When `npm start` is ended by a signal, npm ends its shell without passing the signal on; the parent's id changes then. */
function onParentGone(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

if (import.meta.main) await run();
