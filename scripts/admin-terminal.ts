/** Terminal and file helpers of the admin commands: help, passphrase, key, atomic files. */
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { Problem } from "#shared/errors.ts";
import { isEncrypted } from "#server/admin/encrypt.ts";

export const help = `npm run admin -- <command>

  backup [--to file|folder] [--key-file f | --plain]     all rows and files in one file, sealed with a passphrase (asked for) or a key file
  restore --from file|folder|s3://bucket/prefix          into an empty database: that backup, or the newest one there (BACKUP_TO without --from)
          [--at instant|latest] [--key-file f]           as everything was at that instant, such as 2026-11-23T04:15Z
          [--deleted f]                                  accounts on this list stay away; the lists of DATA_DIR and beside the backups count always
  verify [--quick] [--backup file [--key-file f]]        rows, sums, row-level security, files and their hashes; or a backup file
  status                                                 ready, versions, schema, connections, disk, mails, backup; 3 where one is a fault
  export-user --user email|id [--to file]                everything of one member, as a ZIP
  delete-user --user email|id --yes                      every row and file, sessions, the subscription
  revoke-sessions --user email|id | --all                sign out one member, or everybody
  reconcile-billing                                      ask the payment service about every customer
  cards                                                  crisis cards shown in the last year, by day and level, for the yearly report
  mail [--retry]                                         mails that wait or were given up; tries the latter again
  adopt-files                                            binds the file store to this database, on purpose
  sweep-files [--all]                                    files without a row to the trash; --all also when they are many
  remove-remnants                                        rewrites the tables, so that their files hold nothing of deleted rows
  rotate-secret                                          a new AUTH_SECRET; everybody signs in again

Settings are those of the server (DATA_DIR, DATABASE_URL, S3_…). Ends with 0 done, 1 refused or failed, 2 asked wrongly, 3 faults found.`;

export const options = {
  help: { type: "boolean" },
  to: { type: "string" },
  from: { type: "string" },
  "key-file": { type: "string" },
  plain: { type: "boolean" },
  at: { type: "string" },
  deleted: { type: "string", multiple: true },
  backup: { type: "string" },
  quick: { type: "boolean" },
  user: { type: "string" },
  yes: { type: "boolean" },
  all: { type: "boolean" },
  retry: { type: "boolean" },
} as const;

type Option = keyof typeof options;
/** Each command with the options that it reads. */
export const optionsOf: Record<string, readonly Option[]> = {
  backup: ["to", "key-file", "plain"],
  restore: ["from", "backup", "at", "key-file", "deleted"],
  verify: ["quick", "backup", "key-file"],
  status: [],
  "export-user": ["user", "to"],
  "delete-user": ["user", "yes"],
  "revoke-sessions": ["user", "all"],
  "reconcile-billing": [],
  cards: [],
  mail: ["retry"],
  "adopt-files": [],
  "sweep-files": ["all"],
  "remove-remnants": [],
  "rotate-secret": [],
};

/** The command and its options; `name` is "help" for --help. Throws a usage error, also for an option that the command would ignore. */
export function commandIn(args: string[]) {
  const { values, positionals } = parsed(args);
  const [name = ""] = positionals;
  if (values.help || name === "help") return { name: "help", values };
  if (positionals.length > 1) throw usage(`One command at a time, not ${positionals.join(" ")}.`);
  const known = Object.hasOwn(optionsOf, name) ? optionsOf[name] : undefined;
  if (!known) throw usage(name ? `There is no command ${name}.` : "Say which command.");
  const ignored = Object.keys(values).find((one) => !known.includes(one as Option));
  if (ignored) throw usage(`${name} has no option --${ignored}.`);
  const [empty] = Object.entries(values).find(([, value]) => value === "" || (Array.isArray(value) && value.includes(""))) ?? [];
  if (empty) throw usage(`--${empty} has no value.`);
  if (name === "delete-user" && !values.yes) throw usage("Deleting cannot be undone: add --yes.");
  if (name === "revoke-sessions" && Boolean(values.user) === Boolean(values.all)) throw usage("Say --user or --all.");
  if ((name === "delete-user" || name === "export-user") && !values.user) throw usage("Say --user with an email or id.");
  if (name === "verify" && values["key-file"] && !values.backup) throw usage("--key-file opens a backup: say which, with --backup.");
  if (name === "verify" && values.quick && values.backup) throw usage("A backup is always read through: leave out --quick.");
  return { name, values };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node goes on with advice about arguments that begin with a dash, which no command has
    throw usage(error instanceof Error ? `${error.message.split(". ")[0]}.` : String(error));
  }
}

/** A usage error: printed with the help, exit code 2. */
export const usage = (words: string) => new Problem("invalid", words, { field: "command" });

const taken = (path: string) => new Problem("conflict", `${path} is there already. Choose another name.`);

/** The file gets its name only when it is complete and synced to disk. */
export async function write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }));
    if (existsSync(file)) throw taken(file);
    renameSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw taken(part);
    rmSync(part, { force: true });
    throw writeProblem(file, error) ?? error;
  }
  return (await stat(file)).size;
}

/** The error message for a folder that is full, missing or not writable; null for any other error. */
function writeProblem(file: string, error: unknown): Problem | null {
  const folder = dirname(resolve(file));
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new Problem("unavailable", `The disk of ${folder} is full. Nothing was left there.`);
  if (code === "ENOENT") return new Problem("not-found", `There is no folder ${folder}. Make it first, or choose another.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new Problem("refused", `This user may not write to ${folder}. Change its owner, or choose another.`);
  if (code === "ENOTDIR") return new Problem("invalid", `${folder} is not a folder.`);
  return null;
}

/** Where to write: `to`, or `name` inside it when it is a folder. Throws conflict when the file exists. */
export function pathFor(to: string | undefined, name: string): string {
  const file = to && existsSync(to) && statSync(to).isDirectory() ? join(to, name) : (to ?? name);
  if (existsSync(file)) throw taken(file);
  return file;
}

/** The key of this backup, from a passphrase prompt when no key file is given; null when it is not encrypted. */
export async function secretFor(file: string, keyFile: string | undefined): Promise<Buffer | null> {
  if (!existsSync(file)) throw new Problem("not-found", `There is no file ${file}.`);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  if (!isEncrypted(buffer)) return null;
  return keyFile ? keyIn(keyFile) : Buffer.from(await ask("Passphrase: "));
}

/** The key in a file. Throws not-found or invalid. */
export function keyIn(file: string): Buffer {
  if (!existsSync(file))
    throw new Problem(
      "not-found",
      `There is no key file ${file}. Make one, for example: openssl rand -hex 32 > ${file}; chmod 600 ${file}`,
    );
  const key = Buffer.from(readFileSync(file, "utf8").trim());
  if (key.length < 16) throw new Problem("invalid", "The key file is too short: at least 16 characters.");
  return key;
}

/** The instant (UTC ms) of `text`, in its time zone or else UTC; `latest` is now. */
export function instantIn(text: string, now: number): number {
  if (text === "latest") return now;
  const [, day = "", time = "", zone = "Z"] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text.trim()) ?? [];
  const at = Date.parse(`${day}T${time}${zone}`);
  if (Number.isNaN(at)) throw usage("Say --at with an instant such as 2026-11-23T04:15Z, or latest.");
  if (at > now) throw usage("That instant is still to come.");
  return at;
}

/** A passphrase for a new backup, typed twice. */
export async function askTwice(): Promise<Buffer> {
  const first = await ask("Passphrase for this backup (at least 12 characters): ", "use --key-file, or --plain");
  if (first.length < 12)
    throw new Problem("invalid", "Please take at least 12 characters; without it nobody can read the backup, you included.");
  if ((await ask("Once more: ")) !== first) throw new Problem("invalid", "These were two different ones.");
  return Buffer.from(first);
}

/** Prompts at the terminal without echo. */
function ask(question: string, instead = "use --key-file"): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) throw usage(`There is no terminal to ask for a passphrase: ${instead}.`);
  stdout.write(question);
  return new Promise((done) => {
    let typed = "";
    stdin.setRawMode(true).setEncoding("utf8").resume();
    const onKey = (key: string) => {
      if (key === "\u0003") process.exit(130);
      if (key === "\r" || key === "\n") {
        stdin.off("data", onKey).setRawMode(false).pause();
        stdout.write("\n");
        return done(typed);
      }
      typed = key === "\u007f" ? typed.slice(0, -1) : typed + key;
    };
    stdin.on("data", onKey);
  });
}
