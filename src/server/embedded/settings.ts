import { release } from "node:os";

/**
 * Settings of the embedded Postgres; its memory use idle and under load was measured with them (docs/decisions/0026-embedded-postgres.md).
 */
export type PostgresSettings = Record<string, string | number>;

/** Settings for every machine: a power cut loses nothing acknowledged, and a household's machine has enough memory. */
const always: PostgresSettings = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  shared_buffers: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "16MB",
  wal_recycle: "off", // a used segment is removed instead of renamed, so that no deleted row remains in it
  io_method: "sync", // workers of its own would take memory when idle
  autovacuum_max_workers: 1,
  autovacuum_worker_slots: 2,
  max_wal_senders: 0,
  max_replication_slots: 0,
  max_logical_replication_workers: 0,
  max_worker_processes: 2,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // its log may name tables, never what members wrote: no queries, no values, no errors of queries
  log_line_prefix: "",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_statement: "none",
  log_min_duration_statement: -1,
  log_lock_waits: "off",
  log_temp_files: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: "off",
};

/**
 * How a start after a crash syncs the page cache to disk. One syncfs takes milliseconds, an fsync of each of a thousand files seconds on a
 * busy disk. Before Linux 5.8 syncfs did not report write errors.
 */
export const recoverySync = (platform: string, release: string): PostgresSettings => {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  return platform === "linux" && (major > 5 || (major === 5 && minor >= 8)) ? { recovery_init_sync_method: "syncfs" } : {};
};

/** Connections outside the two pools: changes, migrations, operators' commands. */
const besidePool = 20;

/** Arguments of `postgres` on the data folder `data`. `more` overrides the settings of every installation. */
export function postgresArgs(
  data: string,
  listen: { socket: string } | { port: number },
  pool: number,
  more: PostgresSettings = {},
): string[] {
  const where: PostgresSettings =
    "socket" in listen
      ? { listen_addresses: "", unix_socket_directories: listen.socket, unix_socket_permissions: "0700" }
      : { listen_addresses: "127.0.0.1", port: listen.port };
  const all = { ...always, ...recoverySync(process.platform, release()), max_connections: 2 * pool + besidePool, ...where, ...more };
  return ["-D", data, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
