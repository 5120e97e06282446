import { Problem } from "#shared/errors.ts";
import type { Settings } from "./config.ts";
import { databaseUrl } from "./database-address.ts";
import { databaseProblem } from "./database.ts";

const databaseSettings = ["DATABASE_APP_URL", "DATABASE_DIRECT_URL", "DATABASE_URL"] as const;
type DatabaseSetting = (typeof databaseSettings)[number];
type Named = Partial<Pick<Settings, "PORT" | "HOST" | "METRICS_PORT" | "METRICS_HOST" | "DATA_DIR" | DatabaseSetting>>;

/** Why a start failed: `knownFailure`, else the stack. */
export const startFailure = (error: unknown, config: Named = {}): string =>
  knownFailure(error, config) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * What failed, in one sentence that names the setting, if the cause is known. Passwords are left out: of DATABASE_URL only host, port,
 * login and database name appear.
 */
export function knownFailure(error: unknown, config: Named = {}): string | undefined {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    // what to do was written for this case; the cause below it is only how the database said no
    if (one instanceof Problem && one.kind === "conflict") return one.message;
    const sentence = sentenceFor(one, config);
    if (sentence) return sentence;
  }
  return error instanceof Problem ? error.message : undefined;
}

function sentenceFor(error: Error, config: Named): string | undefined {
  const { code = "", syscall = "", path = "" } = error as NodeJS.ErrnoException;
  // Postgres names a full disk only in its own message
  if (code === "53100" || code === "ENOSPC" || /No space left on device|ENOSPC/.test(error.message) || isDiskFull(error))
    return "the disk is full. Please make room on the disk of DATA_DIR (or of the database) and start again.";
  if (syscall === "listen" || (syscall === "getaddrinfo" && isHost(error, config))) return listenFailure(error, config);
  if (config.DATABASE_URL) {
    const sentence = databaseFailure(error, config);
    if (sentence) return sentence;
  }
  // Node reports ENOENT where a folder on a read-only disk cannot be created
  if (path && (code === "EROFS" || (code === "ENOENT" && syscall === "mkdir")))
    return `DATA_DIR: nothing can be created at ${path}, which may be on a disk that is mounted read-only. Name another folder.`;
  if (path && (code === "EACCES" || code === "EPERM"))
    return `DATA_DIR: ${path} cannot be ${syscall === "open" || syscall === "scandir" ? "read or written" : "used"} by this user. Change its owner, or name another folder.`;
  if (path && (code === "ENOTDIR" || code === "EEXIST")) return `DATA_DIR: ${path} is a file. Name a folder.`;
  return undefined;
}

const isDiskFull = (error: Error) => databaseProblem(error)?.message.startsWith("The server's disk is full") ?? false;

/** Whether the name that was not found is that of HOST or METRICS_HOST, and not of a database or mail server. */
const isHost = (error: Error, { HOST, METRICS_HOST }: Named) => [HOST, METRICS_HOST].includes(hostOf(error) ?? "");
const hostOf = (error: Error) => (error as Error & { hostname?: string }).hostname;

function listenFailure(error: Error, config: Named): string | undefined {
  const { code, port: asked } = error as NodeJS.ErrnoException & { port?: number };
  const name = hostOf(error);
  const isOfMetrics = name === undefined ? asked !== undefined && asked === config.METRICS_PORT : name !== config.HOST;
  const prefix = isOfMetrics ? "METRICS_" : "";
  const [port, host] = [config[`${prefix}PORT`], config[`${prefix}HOST`]];
  if (code === "EADDRINUSE") return `${prefix}PORT: ${port} is in use already. Stop what uses it, or choose another port.`;
  if (code === "EACCES") return `${prefix}PORT: this user may not use ${port}. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${prefix}HOST: ${host} is no address of this machine.`;
  return undefined;
}

type DatabaseParts = { place: string; host: string; login: string; name: string };

/** Source of the codes: Postgres, appendix A (28 and 3D), and Node's system errors. */
function databaseFailure(error: Error, config: Named): string | undefined {
  const { message, code = "", syscall } = error as NodeJS.ErrnoException;
  const setting = settingOf(error, config);
  const { place, login, name } = databaseParts(config[setting] ?? "");
  if (code === "28P01" || code === "28000" || /SASL.*password/.test(message))
    return `${setting}: the database at ${place} refuses the login ${login}. Check its name, its password and pg_hba.conf.`;
  if (code === "3D000") return `${setting}: the server at ${place} has no database named ${name}. Create it first.`;
  // source of the words: Postgres 15 to 18, CREATE ROLE and GRANT of a role
  if (code === "42501" && /create role|role "app_user"/.test(message))
    return `${setting}: the login ${login} may not create the role app_user, or act for it. As an administrator run once: create role app_user nologin; grant app_user to ${login} (the first only where the role does not exist yet).`;
  if (code === "42501") return `${setting}: the login ${login} may not create tables in ${name}. Make it the owner of the database.`;
  if (/does not support SSL/.test(message))
    return `${setting}: it asks for SSL, which the server at ${place} does not offer. Switch SSL on there, or leave sslmode out.`;
  if (/self-signed certificate|unable to (get|verify)|certificate has expired/.test(message))
    return `${setting}: the certificate of the server at ${place} is not trusted. Name its authority with sslrootcert, or NODE_EXTRA_CA_CERTS.`;
  if (
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03|08P01)$/.test(code) ||
    // a socket that is not there, or that this user may not open
    (syscall === "connect" && /^(ENOENT|EACCES)$/.test(code)) ||
    /timeout expired/.test(message)
  )
    return `${setting}: no database answers at ${place}. Is it started, and reachable from here?`;
  return undefined;
}

/** Which of the addresses failed: the one whose login or port is in the error; DATABASE_URL if neither is. */
function settingOf(error: Error, config: Named): DatabaseSetting {
  const { port } = error as Error & { port?: number };
  const isNamed = (setting: DatabaseSetting) => {
    const url = config[setting];
    if (!url || url === config.DATABASE_URL) return false;
    const { login, host } = databaseParts(url);
    const usual = databaseParts(config.DATABASE_URL ?? "");
    if (port !== undefined) return host !== usual.host && Number(databaseUrl(url).port || 5432) === port;
    return login !== usual.login && error.message.includes(`"${login}"`);
  };
  return databaseSettings.find(isNamed) ?? "DATABASE_URL";
}

function databaseParts(url: string): DatabaseParts {
  let parts: URL;
  try {
    parts = databaseUrl(url);
  } catch {
    return { place: "the given address", host: "", login: "", name: "" };
  }
  const { host: written, username, pathname, searchParams } = parts;
  const host = searchParams.get("host") ?? written;
  return { place: host || "localhost", host, login: decodeURIComponent(username), name: decodeURIComponent(pathname.slice(1)) };
}
