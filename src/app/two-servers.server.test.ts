import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicKey } from "#shared/release.ts";
import { openJobs } from "#server/jobs.ts";
import { expectWithin } from "#testing/assurance.ts";
import { aFolder, emptyPostgres, testServer } from "#testing/server.ts";
import { openLocalS3 } from "#testing/s3.ts";
import { serverProgram } from "../../scripts/ensure-built.ts";
import { freePort } from "../../scripts/postgres.ts";

test("a job that one server has run in its period is not run by the others", async () => {
  const { context } = await testServer();
  let done = 0;
  const servers = [1, 2, 3].map(() => openJobs(context.log, context.limits));
  const name = `job ${newId()}`;
  for (const jobs of servers)
    jobs.once(400, name, async () => {
      done += 1;
    });
  await wait(1500);
  await Promise.all(servers.map((jobs) => jobs.stop()));
  expect(done).toBeGreaterThanOrEqual(1);
  expect(done, "three servers, three to four periods").toBeLessThanOrEqual(4);
});

test("a job that takes longer than its period runs at one server at a time", async () => {
  const { context } = await testServer();
  let [running, most, done] = [0, 0, 0];
  const servers = [1, 2, 3].map(() => openJobs(context.log, context.limits));
  const name = `job ${newId()}`;
  for (const jobs of servers)
    jobs.once(1000, name, async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(2500);
      running -= 1;
      done += 1;
    });
  await wait(5200);
  await Promise.all(servers.map((jobs) => jobs.stop()));
  expect([most, done]).toEqual([1, expect.any(Number)]);
  expect(done, "and again once it has ended").toBeGreaterThanOrEqual(2);
});

/** Two server processes on one Postgres and one S3, as behind a load balancer without sticky sessions. */
describe("two servers on one database", () => {
  const folder = aFolder("two");
  let s3: Awaited<ReturnType<typeof openLocalS3>>;
  const children: ChildProcess[] = [];
  const ports: number[] = [];
  let turn = 0;
  /** Alternates between the servers. */
  const any = () => (turn += 1) % 2;

  beforeAll(async () => {
    s3 = await openLocalS3();
    const env = {
      ...process.env,
      ...s3.settings,
      NODE_ENV: "test",
      DATABASE_URL: await emptyPostgres(true),
      AUTH_SECRET: randomBytes(32).toString("hex"),
      LIMIT_SIGN_IN_FAILURES: "4",
      COACH_PER_FIVE_MINUTES: "3",
      COACH_WORD_MS: "0",
      LOG_LEVEL: "error",
    };
    for (const name of ["a", "b"]) {
      const port = await freePort();
      ports.push(port);
      children.push(
        spawn(process.execPath, serverProgram("main"), {
          env: { ...env, PORT: String(port), DATA_DIR: join(folder, name) },
          stdio: ["ignore", "ignore", "inherit"],
        }),
      );
    }
    for (const port of ports) {
      const until = Date.now() + 110_000;
      while (
        !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ))
      ) {
        if (Date.now() > until) throw new Error("a server did not start");
        await wait(50);
      }
    }
  });
  afterAll(async () => {
    for (const child of children.filter((one) => one.exitCode === null && one.signalCode === null)) {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await gone;
    }
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async (
    server: number,
    method: string,
    path: string,
    token: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`http://127.0.0.1:${ports[server]}${path}`, {
      method,
      headers: {
        apikey: publicKey,
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const read = () => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return { status: answer.status, bytes, read };
  };
  const somebody = () => ({ email: `${newId()}@example.com`, password: "three plain words" });
  const enter = async (server: number, who: { email: string; password: string }) =>
    String((await call(server, "POST", "/api/auth/sign-in", "", who)).read()["token"]);
  const settle = async () => {
    const who = somebody();
    expect((await call(any(), "POST", "/api/auth/sign-up", "", who)).status).toBe(200);
    return { who, token: await enter(any(), who) };
  };
  const write = (server: number, token: string, id: string) =>
    call(server, "POST", "/api/journal/entries", token, { id, entryText: `entry ${id}`, moodRating: 5, kind: "plain" });
  const upload = (server: number, token: string, id: string, bytes: Uint8Array) =>
    call(server, "POST", "/api/documents/upload", token, bytes, {
      "content-type": "application/octet-stream",
      "x-file-name": "a.pdf",
      "x-document-type": "planner",
      "x-document-id": id,
    });
  const pdf = (size: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size)]);
  const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

  test("what is written and uploaded at one server is read at the other, and the same request sent to both is stored once", async () => {
    const { token } = await settle();
    const ids = Array.from({ length: 10 }, () => newId());
    for (const id of ids)
      expect((await Promise.all([write(0, token, id), write(1, token, id)])).map(({ status }) => status)).toEqual([200, 200]);
    for (const server of [0, 1]) {
      const { entries } = (await call(server, "GET", "/api/journal/entries?limit=50", token)).read() as { entries: { id: string }[] };
      expect(entries.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    }
    const [id, bytes] = [newId(), pdf(300_000)];
    expect((await upload(0, token, id, bytes)).status).toBe(200);
    expect(sha256((await call(1, "GET", `/api/documents/${id}/file`, token)).bytes)).toBe(sha256(bytes));
  });

  test("a sign-out, a payment and a deleted account at one server take effect at the other at once", async () => {
    const { who, token } = await settle();
    const second = await enter(1, who);
    for (const server of [0, 1, 0, 1])
      for (const one of [token, second]) expect((await call(server, "GET", "/api/auth/session", one)).status).toBe(200);
    expect((await call(0, "POST", "/api/auth/sign-out", token, {})).status).toBe(200);
    await within(1000, async () => (await call(1, "GET", "/api/auth/session", token)).status === 401);
    expect((await call(1, "GET", "/api/auth/session", second)).status).toBe(200);

    const accessStatus = async (server: number) =>
      JSON.stringify((await call(server, "POST", "/functions/v1/check-subscription", second, {})).read());
    const before = await accessStatus(1);
    const { url } = (await call(0, "POST", "/functions/v1/create-checkout", second, {})).read() as { url: string };
    const ticket = new URL(url, "http://localhost").searchParams.get("for") ?? "";
    await fetch(`http://127.0.0.1:${ports[1]}/checkout/sandbox`, {
      method: "POST",
      body: new URLSearchParams({ for: ticket, choice: "pay" }),
    });
    await within(1000, async () => (await accessStatus(0)) !== before && (await accessStatus(0)) === (await accessStatus(1)));

    expect((await call(1, "POST", "/api/account/delete", second, { password: who.password, typed: "DELETE" })).status).toBe(200);
    await within(1000, async () => (await call(0, "GET", "/api/auth/session", second)).status === 401);
  });

  test("sign-in attempts and messages are counted together", async () => {
    const { who, token } = await settle();
    const guess = (server: number) => call(server, "POST", "/api/auth/sign-in", "", { ...who, password: "not this one" });
    for (const server of [0, 1, 0, 1]) expect((await guess(server)).status).toBe(401);
    expect((await Promise.all([guess(0), guess(1)])).map(({ status }) => status)).toEqual([429, 429]);
    const chat = (server: number) =>
      call(server, "POST", "/functions/v1/life-coach-chat", token, { messages: [{ role: "user", content: "How do I begin a budget?" }] });
    expect([(await chat(0)).status, (await chat(1)).status, (await chat(0)).status]).toEqual([200, 200, 200]);
    expect([(await chat(1)).status, (await chat(0)).status]).toEqual([429, 429]);
  });

  test("when one is killed under load, members continue at the other and nothing acknowledged is lost", async () => {
    const people = await Promise.all([settle(), settle(), settle()]);
    const saved = people.map(() => new Set<string>());
    const papers = new Map<string, string>();
    let isOver = false;
    let refused = 0;
    const traffic = people.map(async ({ token }, at) => {
      while (!isOver) {
        const id = newId();
        // a client retries at the other server with the same id, as the pages do
        for (let tries = 0; !saved[at]?.has(id); tries += 1) {
          const response = await write(any(), token, id).catch(() => null);
          if (response?.status === 200) saved[at]?.add(id);
          else refused += 1;
          if (tries > 20) throw new Error("the living server did not take it");
        }
      }
    });
    const [paper, bytes] = [newId(), pdf(8_000_000)];
    const { token } = people[0] ?? { token: "" };
    await wait(300);
    const cut = upload(0, token, paper, bytes).catch(() => null);
    await wait(20);
    children[0]?.kill("SIGKILL");
    const first = await cut;
    await wait(500);
    isOver = true;
    await Promise.all(traffic);
    expect(refused, "the kill was felt").toBeGreaterThan(0);
    expect((await fetch(`http://127.0.0.1:${ports[1]}/readyz`)).status).toBe(200);
    expect((await upload(1, token, paper, bytes)).status, `the first upload ${first ? `answered ${first.status}` : "was cut"}`).toBe(200);
    papers.set(paper, sha256(bytes));
    for (const [at, person] of people.entries()) {
      const found = new Set<string>();
      for (let next: string | null = ""; next !== null;) {
        const page = (await call(1, "GET", `/api/journal/entries?limit=100${next ? `&before=${next}` : ""}`, person.token)).read() as {
          entries: { id: string }[];
          next: string | null;
        };
        for (const { id } of page.entries) found.add(id);
        next = page.next;
      }
      expect([...(saved[at] ?? [])].filter((id) => !found.has(id))).toEqual([]);
    }
    const { documents } = (await call(1, "GET", "/api/documents", token)).read() as { documents: { id: string }[] };
    expect(documents.map(({ id }) => id)).toEqual([paper]);
    expect(sha256((await call(1, "GET", `/api/documents/${paper}/file`, token)).bytes)).toBe(papers.get(paper));
  });
});

/** Polls until `holds`, for as long as the test may last. */
async function within(ms: number, holds: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) await wait(10);
  expectWithin(performance.now() - begun, ms, "known on the other server, ms");
}
