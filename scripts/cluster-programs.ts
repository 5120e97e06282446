/** What the cluster drill needs beside Node: where it is on this machine, or which Debian package has it. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { spawnSync } from "node:child_process";
import { findPostgres } from "./postgres.ts";

export type Programs = { patroni: string; etcd: string; etcdctl: string; haproxy: string; postgres: string; version: string };

const packages = { patroni: "patroni", etcd: "etcd-server", etcdctl: "etcd-client", haproxy: "haproxy" };

const find = (name: string) =>
  [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The programs, or a sentence that says which are missing and how to get them. */
export function findPrograms(): Programs | string {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]));
  const server = findPostgres();
  const missing = Object.entries(packages).flatMap(([name, from]) => (found[name] ? [] : [from]));
  if (!server) missing.push("postgresql-15");
  // Patroni is a Python program whose driver for etcd is a package of its own
  if (found["patroni"] && spawnSync(found["patroni"], ["--version"], { stdio: "ignore" }).status !== 0) missing.push("python3-etcd");
  if (process.platform !== "linux") return "it needs Linux (SIGSTOP of whole process groups, /proc)";
  if (missing.length > 0 || !server) return `${missing.join(", ")} missing: apt-get install ${missing.join(" ")}`;
  return { ...(found as Record<keyof typeof packages, string>), postgres: server.bin, version: server.version };
}
