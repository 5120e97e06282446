import { randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "#kernel/problem.ts";
import type { Log } from "#server/log.ts";

/**
 * The operator's door of a running server: a socket in the file system, for this user of this machine alone, and a secret
 * beside it. It is not on any port, so no proxy and no browser can reach it. The embedded engine's folder has one owner;
 * whoever wants something of it while the server runs asks here.
 */
type DoorKey = { socket: string; secret: string; pid: number };
/** What is behind the door: words for the terminal and whether all is well (0), or the bytes of a file. */
export type Behind = {
  say: (name: string, wishes: Record<string, string>, tell: (sentence: string) => void) => Promise<number>;
  give: (name: string, wishes: Record<string, string>) => AsyncIterable<Uint8Array>;
};
/** "1 session", "2 sessions". */
export const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
export type Reply = { tell: string } | { code: number } | { problem: string };

const keyFile = (dataDir: string) => join(dataDir, "operator.json");
const longestWish = 4000;

/** Opens the door and writes its key (0600). Gives the way to shut it. */
export async function openDoor(dataDir: string, behind: Behind, log: Log): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString("base64url");
  const server = createServer((asked, answer) => {
    void serve(asked, answer, secret, behind).catch((error: unknown) => {
      log.error({ err: error }, "an operator's command failed");
      answer.destroy(error instanceof Error ? error : new Error("failed"));
    });
  });
  server.requestTimeout = 0; // a backup takes as long as it takes
  const listen = (place: Place) => new Promise<Place>((done, fail) => server.once("error", fail).listen(place.socket, () => done(place)));
  // some file systems, such as a shared folder of a virtual machine, hold no sockets
  const { socket, clear } = await listen(socketIn(dataDir)).catch(() => listen(elsewhere()));
  if (process.platform !== "win32") chmodSync(socket, 0o600);
  rmSync(keyFile(dataDir), { force: true });
  writeFileSync(keyFile(dataDir), JSON.stringify({ socket, secret, pid: process.pid } satisfies DoorKey), { mode: 0o600, flag: "wx" });
  return async () => {
    if (keyOf(dataDir)?.secret === secret) rmSync(keyFile(dataDir), { force: true });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    clear();
  };
}

type Place = { socket: string; clear: () => void };

/** The system allows about a hundred letters for a socket's path; a deeper folder gets one elsewhere. */
function socketIn(dataDir: string): Place {
  if (process.platform === "win32") return { socket: `\\\\.\\pipe\\evenday-${randomBytes(12).toString("hex")}`, clear: () => undefined };
  const near = join(dataDir, "operator.sock");
  rmSync(near, { force: true }); // of a server that was killed
  return Buffer.byteLength(near) <= 100 ? { socket: near, clear: () => rmSync(near, { force: true }) } : elsewhere();
}

/** In a new folder that is this user's alone. */
function elsewhere(): Place {
  const folder = mkdtempSync(join(tmpdir(), "evenday-door-"));
  return { socket: join(folder, "s"), clear: () => rmSync(folder, { recursive: true, force: true }) };
}

async function serve(asked: IncomingMessage, answer: ServerResponse, secret: string, behind: Behind): Promise<void> {
  if (!isSame(String(asked.headers["x-operator-secret"] ?? ""), secret)) return void answer.writeHead(403).end();
  const [, how = "", name = ""] = (asked.url ?? "").split("/");
  const wishes = JSON.parse(await textOf(asked)) as Record<string, string>;
  if (how === "give") return give(answer, behind.give(name, wishes));
  answer.writeHead(200);
  const reply = (one: Reply) => void answer.write(`${JSON.stringify(one)}\n`);
  try {
    reply({ code: await behind.say(name, wishes, (tell) => reply({ tell })) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    reply({ problem: error.message });
  }
  answer.end();
}

/** A refusal before the first byte is told in words; after it the connection breaks, and the reader knows that it has nothing. */
async function give(answer: ServerResponse, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const piece of bytes) {
      if (answer.destroyed) return;
      if (!answer.write(piece))
        await new Promise<void>((done) => {
          answer.once("drain", done);
          answer.once("close", done);
        });
    }
    answer.end();
  } catch (error) {
    if (answer.headersSent || !(error instanceof Problem)) throw error;
    answer.writeHead(409).end(error.message);
  }
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of asked as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longestWish) throw new Error("an operator's wish is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function keyOf(dataDir: string): DoorKey | null {
  if (!existsSync(keyFile(dataDir))) return null;
  try {
    return JSON.parse(readFileSync(keyFile(dataDir), "utf8")) as DoorKey;
  } catch {
    return null; // just being written, or cut by a crash
  }
}

/** Knocks at the door of the server that owns `dataDir`. Null when nobody is there. */
export async function knock(
  dataDir: string,
  how: "say" | "give",
  name: string,
  wishes: Record<string, string>,
): Promise<IncomingMessage | null> {
  const key = keyOf(dataDir);
  if (!key) return null;
  return new Promise((done, fail) => {
    const asked = request(
      { socketPath: key.socket, path: `/${how}/${name}`, method: "POST", headers: { "x-operator-secret": key.secret } },
      (answer) => {
        if (answer.statusCode === 200) return done(answer);
        textOf(answer).then((words) => fail(new Problem("refused", words || "The running server did not let this command in.")), fail);
      },
    );
    asked.once("error", (error: NodeJS.ErrnoException) =>
      ["ENOENT", "ECONNREFUSED"].includes(error.code ?? "") ? done(null) : fail(error),
    );
    asked.end(JSON.stringify(wishes));
  });
}
