/** Finds the programs of the failover test beside Node, or names the Debian package of each missing one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { spawnSync } from "node:child_process";
import { findPostgres } from "./postgres.ts";

export type Programs = {
  patroni: string;
  /** For example "4.0.7". */
  patroniVersion: string;
  etcd: string;
  etcdctl: string;
  haproxy: string;
  postgres: string;
  version: string;
};

/**
 * Whether a primary that was paused for longer than its lock lasts leaves the lock to the node that took it meanwhile. Up to 3.0.2 (Debian
 * 12), and through etcd's v3 API, it overwrites the lock, and writes that the other node acknowledged are lost (github.com/patroni/patroni,
 * change 2689).
 */
export const keepsLock = (patroniVersion: string): boolean => {
  const [major = 0, minor = 0] = patroniVersion.split(".").map(Number);
  return major > 3 || (major === 3 && minor >= 1);
};

const packages = { patroni: "patroni", etcd: "etcd-server", etcdctl: "etcd-client", haproxy: "haproxy" };

const find = (name: string) =>
  [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The programs, or a message with the missing ones and how to install them. */
export function findPrograms(): Programs | string {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]));
  const server = findPostgres();
  const missing = Object.entries(packages).flatMap(([name, from]) => (found[name] ? [] : [from]));
  if (!server) missing.push("postgresql-15");
  // Patroni is a Python program whose etcd client is a separate package
  const asked = found["patroni"] ? spawnSync(found["patroni"], ["--version"], { encoding: "utf8" }) : null;
  if (asked && asked.status !== 0) missing.push("python3-etcd");
  if (process.platform !== "linux") return "it needs Linux (SIGSTOP of whole process groups, /proc)";
  if (missing.length > 0 || !server) return `${missing.join(", ")} missing: apt-get install ${missing.join(" ")}`;
  const patroniVersion = /\d+\.\d+(\.\d+)?/.exec(asked?.stdout ?? "")?.[0] ?? "";
  return { ...(found as Record<keyof typeof packages, string>), patroniVersion, postgres: server.bin, version: server.version };
}
