/** A temporary PgBouncer in transaction mode in front of a Postgres, for the pooler tests; only where it is installed. */
import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { end, freePort, unprivileged } from "./postgres.ts";

export type Pooler = { url: string; stop: () => Promise<void> };

/** The installed PgBouncer, or null. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs in front of the database of `url` with `size` connections to it, as docs/operations.md describes; `more` are additional settings.
 */
export async function startPgbouncer(url: string, size: number, more: Record<string, string | number> = {}): Promise<Pooler> {
  const program = findPgbouncer();
  if (!program) throw new Error("No PgBouncer on this machine.");
  const { hostname, port, username, password, pathname } = new URL(url);
  const home = mkdtempSync(join(tmpdir(), "evenday-pgbouncer-"));
  const owner = unprivileged();
  const place = await freePort();
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: place,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(home, "users"),
    pool_mode: "transaction",
    default_pool_size: size,
    ignore_startup_parameters: "statement_timeout,lock_timeout,idle_in_transaction_session_timeout",
    ...more,
  };
  writeFileSync(join(home, "users"), `"${username}" "${password}"\n`, { mode: 0o600 });
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(home, "pgbouncer.ini"), `[databases]\n* = host=${hostname} port=${port}\n\n[pgbouncer]\n${lines.join("\n")}\n`);
  if (owner) for (const path of [home, join(home, "users"), join(home, "pgbouncer.ini")]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, ["-q", join(home, "pgbouncer.ini")], { ...owner, cwd: home, stdio: "ignore" });
  const through = Object.assign(new URL(url), { port: String(place), pathname }).href;
  const stop = async () => {
    await end(child, "SIGINT");
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: through, connectionTimeoutMillis: 1000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return { url: through, stop };
    } catch (cause) {
      if (tries > 100 || child.exitCode !== null) {
        await stop();
        throw new Error("PgBouncer does not answer.", { cause });
      }
      await wait(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
