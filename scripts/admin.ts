/**
 * `npm run admin -- <command>`: the operator's commands. Each is safe while servers run on the same database. They start the embedded
 * Postgres themselves when no server uses it. Exit codes: 0 (done), 1 (refused or failed), 2 (usage error), 3 (problems found).
 */
import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Problem } from "#shared/errors.ts";
import { readConfig } from "#server/config.ts";
import type { Commands } from "#app/admin.ts";
import type { AppContext } from "#server/context.ts";
import { wrap } from "#server/admin/backup-format.ts";
import { many } from "#server/admin/words.ts";
import { askTwice, commandIn, help, instantIn, keyIn, pathFor, secretFor, usage, write } from "./admin-terminal.ts";

type Options = ReturnType<typeof commandIn>["values"];

const say = (words: string) => console.log(words);
/** The server's settings. A mistyped DATA_DIR must not get a new secret and another mode: only a restore may begin one. */
function config(mayCreate = false) {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const folder = resolve(DATA_DIR || "./data");
  // `db` is the database of release 0.1.0, which is refused with what to do
  const isOfServer = DATABASE_URL ? existsSync(folder) : ["postgres", "db"].some((name) => existsSync(join(folder, name)));
  if (!mayCreate && !isOfServer)
    throw new Problem(
      "not-found",
      `There is no ${existsSync(folder) ? "Evenday in" : "folder"} ${folder}. Set DATA_DIR to the server's, and run this as the server's user.`,
    );
  return readConfig({ LOG_LEVEL: "error", ...process.env });
}

async function main(): Promise<number> {
  const { name, values } = commandIn(process.argv.slice(2));
  if (name === "help") {
    say(help);
    return 0;
  }
  if (name === "backup") return backup(values);
  if (name === "restore") return restore(values);
  if (name === "export-user") return exportUser(values);
  if (name === "verify" && values.backup) return verifyBackup(values, values.backup);
  if (name === "status") return status();
  return speak(name, {
    ...(values.user ? { user: values.user } : {}),
    ...(values.all ? { all: "true" } : {}),
    ...(values.retry ? { retry: "true" } : {}),
    ...(values.quick ? { quick: "true" } : {}),
  });
}

const speak = (name: string, flags: Record<string, string>): Promise<number> => withContext((commands) => commands.run(name, flags, say));

/** Works without a database, because that may be the problem. */
async function status(): Promise<number> {
  const settings = config();
  try {
    return await speak("status", {});
  } catch (error) {
    const [{ printStatus }, { statusWithoutDatabase }, { startFailure }] = await Promise.all([
      import("#app/admin.ts"),
      import("#server/admin/status.ts"),
      import("#server/start-errors.ts"),
    ]);
    return printStatus(statusWithoutDatabase(settings, startFailure(error, settings).split("\n")[0] ?? ""), say);
  }
}

/** Loads the whole server only here: a usage error is answered without it. */
async function withContext<T>(work: (commands: Commands) => Promise<T>): Promise<T> {
  const [{ commandsOn }, { buildApp }, { openContext }, { openDatabase }, { openLog }] = await Promise.all([
    import("#app/admin.ts"),
    import("#app/server.ts"),
    import("#server/context.ts"),
    import("#server/engine.ts"),
    import("#server/log.ts"),
  ]);
  const settings = config();
  const log = openLog(settings.LOG_LEVEL);
  const context: AppContext = await openContext(settings, {
    log,
    database: await openDatabase(settings, log, { schema: "untouched", use: "beside" }),
  });
  buildApp(context); // registers the on-delete hooks
  try {
    return await work(commandsOn(context));
  } finally {
    await context.database.close();
  }
}

async function backup(values: Options): Promise<number> {
  if (values.plain && values["key-file"]) throw usage("Either --plain or --key-file.");
  const file = pathFor(values.to, `evenday-${stamp()}.backup`);
  const secret = values.plain ? null : values["key-file"] ? keyIn(values["key-file"]) : await askTwice();
  const bytes = await withContext((commands) => write(file, wrap(commands.backup(secret !== null), secret)));
  const seen = await (await restoring()).readThrough(file, secret);
  say(
    `Backed up ${many(seen.rows, "row")} and ${many(seen.files, "file")} into ${file} (${bytes} bytes, ${secret ? "sealed" : "NOT sealed: anyone who has this file can read everything"}), and read it through again.`,
  );
  if (secret && seen.start.secret) say("The secret that Evenday made for itself is in it.");
  if (!seen.start.secret) say("Keep AUTH_SECRET as well: second factors open only with it.");
  if (seen.missing > 0) say(`${many(seen.missing, "file")} that rows name cannot be found. Run verify.`);
  return seen.missing > 0 ? 3 : 0;
}

async function restore(values: Options): Promise<number> {
  const settings = config(true);
  const from = values.from ?? values.backup ?? settings.BACKUP_TO;
  if (!from) throw usage("Say --from with a backup file, a folder or s3://bucket/prefix, or set BACKUP_TO.");
  const at = values.at === undefined ? null : instantIn(values.at, Date.now());
  const [{ restoreBackup }, { restoreSource, withWorkFolder }, { stored }, { openLog }, { readDeletedAccounts }] = await Promise.all([
    restoring(),
    import("#server/admin/restore-at.ts"),
    import("#app/admin.ts"),
    import("#server/log.ts"),
    import("#server/admin/deleted-accounts.ts"),
  ]);
  const log = openLog(settings.LOG_LEVEL);
  const keyFile = values["key-file"] ?? [settings.BACKUP_KEY_FILE ?? join(settings.DATA_DIR, "backup-key")].find(existsSync);
  const listed = (await Promise.all((values.deleted ?? []).map(readDeletedAccounts))).flat();
  const givenKey = () => {
    if (!keyFile) throw usage("Say --key-file: a copy of the backup-key of the server that was lost, or its BACKUP_KEY_FILE.");
    return keyIn(keyFile);
  };
  const done = await withWorkFolder(settings, async (folder) => {
    const secretOf = (file: string) => secretFor(file, keyFile);
    const source = await restoreSource({ config: settings, log, from, at, keyIn: givenKey, secretOf, folder, stored });
    if (source.note) say(source.note);
    return restoreBackup({
      config: settings,
      log,
      file: source.file,
      secret: source.secret,
      deleted: [...listed, ...source.deleted],
      stored,
      now: Date.now(),
      mayRestoreSecret: !process.env["AUTH_SECRET"],
    });
  });
  say(`Restored the backup of ${done.takenAt}: ${many(done.members, "member")}, ${many(done.rows, "row")}, ${many(done.files, "file")}.`);
  if (done.removedAccounts > 0) say(`${many(done.removedAccounts, "member")} deleted since then were not restored.`);
  if (done.missing > 0) say(`${many(done.missing, "file")} went missing before the backup was taken.`);
  if (done.refused > 0)
    say(`${many(done.refused, "document")} with a path that Evenday never makes were left out. Somebody may have forged them.`);
  const ownKey = join(settings.DATA_DIR, "backup-key");
  if (values["key-file"] && from === settings.BACKUP_TO && !settings.BACKUP_KEY_FILE && !existsSync(ownKey)) {
    copyFileSync(values["key-file"], ownKey);
    chmodSync(ownKey, 0o600);
    say("That key stands in DATA_DIR now, so that the backups to come open with it too.");
  }
  say(
    `Everybody signs in again with the password (sessions, passkeys, links in mails, API tokens, webhooks, calendar addresses and devices for notifications were left out).${done.hasSecret ? " The secret of the backup stands in DATA_DIR." : ""}`,
  );
  say("With a payment service: run reconcile-billing next. Then verify.");
  return 0;
}

async function verifyBackup(values: Options, file: string): Promise<number> {
  const seen = await (await restoring()).readThrough(file, await secretFor(file, values["key-file"]));
  say(
    `This backup of ${seen.start.takenAt} is whole: ${many(seen.rows, "row")}, ${many(seen.files, "file")} of ${seen.bytes} bytes, each with the hash that it was taken with.`,
  );
  if (seen.missing > 0) say(`${many(seen.missing, "file")} went missing before it was taken.`);
  return seen.missing > 0 ? 3 : 0;
}

const restoring = () => import("#server/admin/restore.ts");

async function exportUser(values: Options): Promise<number> {
  const file = pathFor(values.to, `evenday-member-${stamp()}.zip`);
  const bytes = await withContext((commands) => write(file, commands.exportUser(values.user ?? "")));
  say(`Wrote everything of this member into ${file} (${bytes} bytes). Hand it over safely, then delete it.`);
  return 0;
}

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-");

/** A database's message may contain values, so that of a query is left out; a Problem's message was written to be shown. */
async function reasonOf(error: unknown): Promise<string> {
  const { knownFailure } = await import("#server/start-errors.ts");
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;
  const known = knownFailure(error, { DATABASE_URL, DATABASE_APP_URL, DATABASE_DIRECT_URL });
  // a key file or a folder for backups is not in DATA_DIR, which the sentence would name
  const { path } = error as NodeJS.ErrnoException;
  if (known && (!path || path.startsWith(resolve(DATA_DIR || "./data")))) return known.replace(/ and start again\.$/, " and try again.");
  return `This failed: ${error instanceof Error ? (error.message.startsWith("Failed query") ? "the database refused" : error.message) : String(error)}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof Problem && error.field === "command") {
    console.error(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof Problem ? error.message : await reasonOf(error));
    process.exitCode = 1;
  }
}
process.exit(process.exitCode ?? 0);
