/** Three etcd members and three PostgreSQL nodes under Patroni, on loopback, in one temporary folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, unprivileged } from "../scripts/postgres.ts";
import { keepsLock, type Programs } from "../scripts/cluster-programs.ts";

export type Node = { name: string; port: number; rest: number; data: string; child: ChildProcess | null };
export type Cluster = {
  nodes: Node[];
  etcd: ChildProcess[];
  password: string;
  start: (node: Node) => void;
  /** The node that holds the leader lock and runs as primary. */
  primary: () => Promise<Node | undefined>;
  /** Waits until there is a primary, and `members` of the three nodes stream, one of them synchronously. */
  untilWhole: () => Promise<void>;
  stop: () => Promise<void>;
};

const owner = unprivileged();

/**
 * Seconds: lifetime of the lock after its holder ended, Patroni's check interval, and its etcd timeout. ttl ≥ loop_wait + 2 ×
 * retry_timeout.
 */
export const times = { ttl: 10, loop_wait: 2, retry_timeout: 3 };

export async function startCluster(programs: Programs, home: string): Promise<Cluster> {
  const etcd = await startEtcd(programs, home);
  const password = "only-on-loopback";
  const nodes: Node[] = [];
  for (const name of ["node1", "node2", "node3"])
    nodes.push({ name, port: await freePort(), rest: await freePort(), data: join(home, name, "data"), child: null });
  for (const node of nodes) configure(programs, home, node, etcd.clients, password);
  const start = (node: Node) => {
    const log = openSync(join(home, node.name, "log"), "a");
    node.child = spawn(programs.patroni, [join(home, node.name, "patroni.yml")], {
      ...owner,
      cwd: join(home, node.name),
      stdio: ["ignore", log, log],
      detached: true,
    });
  };
  const primaries = async () => {
    const statuses = await Promise.all(nodes.map(({ rest }) => statusOf(rest, "/primary")));
    return nodes.filter((_, index) => statuses[index] === 200);
  };
  nodes.forEach(start);
  const cluster: Cluster = {
    nodes,
    etcd: etcd.members,
    password,
    start,
    primary: async () => (await primaries())[0],
    untilWhole: async () => {
      const begun = Date.now();
      for (;;) {
        // for a moment after a pause a node still reports itself as primary
        const [node, second] = await primaries();
        const members = node && !second ? await membersAt(node) : [];
        const isWhole = members.length === nodes.length && new Set(members.map(({ timeline }) => timeline)).size === 1;
        const isRunning = members.every(({ state, lag }) => /running|streaming/.test(state) && Number(lag ?? 0) < 1_000_000);
        if (isWhole && isRunning && members.some(({ role }) => role === "sync_standby")) return;
        if (Date.now() - begun > 180_000) throw new Error(`the cluster is not whole after 180 s: ${JSON.stringify(members)}`);
        await wait(250);
      }
    },
    stop: async () => {
      for (const node of nodes) {
        signalNode(node, "SIGCONT");
        node.child?.kill("SIGKILL");
        signalPostgres(node, "SIGQUIT");
      }
      for (const member of etcd.members) {
        member.kill("SIGCONT");
        member.kill("SIGKILL");
      }
      await wait(500);
      for (const node of nodes) signalPostgres(node, "SIGKILL");
    },
  };
  return cluster;
}

/** Status of Patroni's REST address; 0 when it does not answer within a second. */
export const statusOf = (rest: number, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(1000) })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    .catch(() => 0);

type Member = { role: string; state: string; timeline?: number; lag?: number | string };

/** The cluster as a node sees it: role, state, timeline and, for a replica, how many bytes it is behind. */
const membersAt = (node: Node): Promise<Member[]> =>
  fetch(`http://127.0.0.1:${node.rest}/cluster`, { signal: AbortSignal.timeout(1000) })
    .then(async (answer) => ((await answer.json()) as { members: Member[] }).members)
    .catch(() => []);

async function startEtcd(programs: Programs, home: string) {
  const members = [];
  for (const name of ["etcd1", "etcd2", "etcd3"]) members.push({ name, client: await freePort(), peer: await freePort() });
  const initial = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(",");
  const children = members.map(({ name, client, peer }) => {
    const folder = join(home, name);
    mkdirSync(folder, { mode: 0o700 });
    const log = openSync(join(home, `${name}.log`), "a");
    const settings = {
      name,
      "data-dir": folder,
      "listen-client-urls": `http://127.0.0.1:${client}`,
      "advertise-client-urls": `http://127.0.0.1:${client}`,
      "listen-peer-urls": `http://127.0.0.1:${peer}`,
      "initial-advertise-peer-urls": `http://127.0.0.1:${peer}`,
      "initial-cluster": initial,
      "initial-cluster-state": "new",
      ...(keepsLock(programs.patroniVersion) ? {} : { "enable-v2": true }),
      "heartbeat-interval": 200,
      "election-timeout": 2000,
    };
    return spawn(
      programs.etcd,
      Object.entries(settings).map(([key, value]) => `--${key}=${value}`),
      { cwd: home, stdio: ["ignore", log, log], detached: true },
    );
  });
  for (let tries = 0; ; tries += 1) {
    const healthy = await Promise.all(members.map(({ client }) => statusOf(client, "/health")));
    if (healthy.every((status) => status === 200)) break;
    if (tries > 120) throw new Error(`etcd did not start: ${readFileSync(join(home, "etcd1.log"), "utf8").slice(-800)}`);
    await wait(250);
  }
  return { members: children, clients: members.map(({ client }) => `127.0.0.1:${client}`) };
}

function configure(programs: Programs, home: string, node: Node, etcd: string[], password: string): void {
  const folder = join(home, node.name);
  mkdirSync(folder, { mode: 0o700 });
  const own = (address: string) => ({ listen: address, connect_address: address });
  const settings = {
    scope: "evenday",
    name: node.name,
    restapi: own(`127.0.0.1:${node.rest}`),
    [keepsLock(programs.patroniVersion) ? "etcd3" : "etcd"]: { hosts: etcd },
    bootstrap: {
      dcs: {
        ...times,
        maximum_lag_on_failover: 1_048_576,
        // a commit is acknowledged when the synchronous replica has it too, and only that replica can become primary
        synchronous_mode: true,
        // without etcd the primary keeps running as long as all members answer it
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: "64MB",
            wal_log_hints: "on",
            // the primary stops waiting for a replica that has not answered for this long
            wal_sender_timeout: "3s",
            wal_receiver_timeout: "5s",
            // ends queries of clients that have disconnected
            client_connection_check_interval: "2s",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
    },
    postgresql: {
      ...own(`127.0.0.1:${node.port}`),
      data_dir: node.data,
      bin_dir: programs.postgres,
      pgpass: join(folder, "pgpass"),
      pg_hba: ["local all all trust", "host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
      basebackup: [{ checkpoint: "fast" }],
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
        rewind: { username: "rewinder", password },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
  // JSON is valid YAML
  writeFileSync(join(folder, "patroni.yml"), JSON.stringify(settings, null, 2), { mode: 0o600 });
  if (owner) for (const path of [folder, join(folder, "patroni.yml")]) chownSync(path, owner.uid, owner.gid);
}

/** The postmaster of a node and all its processes. */
function postgresOf(node: Node): number[] {
  const file = join(node.data, "postmaster.pid");
  const postmaster = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : 0;
  // the pid may belong to another process by now
  if (!postmaster || !commandOf(postmaster).includes(node.data)) return [];
  return [postmaster, ...childrenOf(postmaster)];
}

const commandOf = (pid: number) => (existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "");

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return []; // already ended
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ESRCH") throw cause;
  }
}

const signalPostgres = (node: Node, name: NodeJS.Signals) => postgresOf(node).forEach((pid) => signal(pid, name));

/** Signals Patroni first, so that it cannot react, then the postmaster and all of its processes. */
export function signalNode(node: Node, name: NodeJS.Signals): void {
  const patroni = node.child?.pid;
  if (patroni && node.child?.exitCode === null && node.child.signalCode === null)
    [patroni, ...childrenOf(patroni)].forEach((pid) => signal(pid, name));
  signalPostgres(node, name);
}
