import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { monthOf, dayMs } from "#shared/dates.ts";
import { lockForm } from "#server/edit-conflicts.ts";
import { sweepIdempotencyKeys } from "#server/idempotency.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { filesOf, list, pdf, upload } from "#testing/documents.ts";
import { plainPath, requestEndpoint, rowsOfUser } from "#testing/endpoints.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { validInput } from "#testing/inputs.ts";
import { aMember, type Person } from "#testing/people.ts";
import { everyRoute, featureRoutes, requestFor, type Route } from "#testing/routes.ts";
import { isSampled, isTried } from "#testing/sample.ts";
import { proves } from "#testing/assurance.ts";
import { today } from "#testing/today.ts";

/** Every call that writes, under an Idempotency-Key: the list is read from the app itself. */
let testServer: TestServer;
let routes: Route[] = [];
/** The path of the same call that our own pages use. */
let pagePaths = new Map<string | undefined, Route>();

beforeAll(async () => {
  testServer = await createTestServer();
  const all = everyRoute(testServer.context);
  routes = all.filter((route) => route.kind === "rest" && route.method !== "GET" && route.who === "subscriber");
  pagePaths = new Map(all.filter(({ kind }) => kind === "rpc").map((route) => [route.call, route]));
});

/** Calls that act on an existing row; all other POSTs create one, and have to succeed here. */
const acting = /\/(restore|remove|undo|celebrate|swap|reopen)$/;
/** Creates no row: a search that is a POST so that no coordinates are in the URL. */
const withoutRows = ["/api/lifestyle/nearby"];

/** Values for some inputs: ids of this member's rows, days that are not in the future. */
async function knownIds(person: Person): Promise<Record<string, Record<string, unknown>>> {
  const { categories } = (await person.get(`/api/budget/months/${monthOf(today)}`)).body as { categories: { id: string }[] };
  // debt and goal of the member's own: the first of them removes the examples
  const [debtId, goalId] = [await made(person, "/api/debt/debts"), await made(person, "/api/debt/goals")];
  const habits = (await person.get("/api/lifestyle/habits")).body as { id: string }[];
  await person.get("/api/challenge");
  const snapshot = randomUUID();
  await person.post("/api/budget/snapshots", { id: snapshot, month: monthOf(today) });
  const categoryId = categories[0]?.id;
  return {
    "/api/budget/expenses": { categoryId, spentOn: today },
    "/api/budget/bills": { categoryId },
    "/api/imports": {
      format: "CSV",
      rows: [{ id: randomUUID(), categoryId, spentOn: today, amountCents: 100, note: "" }],
      remember: [{ payee: "corner shop", categoryId }],
    },
    "/api/imports/payees": { payee: "corner shop", categoryId },
    "/api/progress/achievements": { title: "Stuck to Budget", points: undefined, category: undefined, claimKey: undefined },
    "/api/debt/payments": { debtId, paidOn: today },
    "/api/debt/contributions": { goalId },
    "/api/lifestyle/habits/{id}/days/{day}": { id: habits[0]?.id, day: today },
    "/api/challenge/days/{day}": { day: today, mark: "no-spend" },
    "/api/growth/checkins/{day}": { day: today },
  };
}

async function made(person: Person, path: string): Promise<string> {
  const id = randomUUID();
  const route = routes.find((one) => one.path === path && one.method === "POST");
  await person.post(path, validInput(route?.input, { words: "three plain words", id }));
  return id;
}

async function send(person: Person, route: Route | undefined, input: unknown, key: string) {
  if (!route) throw new Error("A call of the REST form has no path for our own pages.");
  const { path, init } = requestFor(route, input);
  const { status, text } = await requestEndpoint(testServer, person, path, { ...init, headers: { "idempotency-key": key } });
  return { status, text: text.replace(/"requestId":"[^"]*"/, "") };
}

test.for(["rest", "rpc"] as const)(
  "every call that writes takes effect once under one key, and another request under the same key is refused: %s",
  { timeout: 240_000 },
  async (form, context) => {
    const [maya, ines] = [await aMember(testServer), await aMember(testServer)];
    const known = { [maya.id]: await knownIds(maya), [ines.id]: await knownIds(ines) };
    const inputFor = (person: Person, route: Route, id = randomUUID()) => {
      const valid = validInput(route.input, { words: "three plain words", id });
      return typeof valid === "object" && valid !== null && !Array.isArray(valid) ? { ...valid, ...known[person.id]?.[route.path] } : valid;
    };
    const [faults, unkeyed]: [string[], string[]] = [[], []];
    let done = 0;
    for (const route of routes) {
      const sent = form === "rest" ? route : pagePaths.get(route.call);
      const [key, input] = [randomUUID(), inputFor(maya, route)];
      const say = (fault: string) => void faults.push(`${route.method} ${route.path}: ${fault}`);
      const [a, b] = await Promise.all([send(maya, sent, input, key), send(maya, sent, input, key)]);
      if (a.status !== 200) {
        // nothing was done, so no answer is stored
        if (b.status !== a.status) say(`${a.status}, then ${b.status}`);
        if (route.method === "POST" && !acting.test(route.path)) say(`${a.status} ${a.text.slice(0, 120)}`);
        continue;
      }
      const rows = await rowsOfUser(testServer, maya.id);
      const keys = rows["idempotency_keys"]?.map((row) => JSON.parse(row) as { id: string; answer: string | null });
      const stored = keys?.find(({ id }) => id === key);
      if (!stored) {
        unkeyed.push(route.path);
        continue;
      }
      const c = await send(maya, sent, input, key);
      // without a stored answer the repeated call returns the current state
      const isSame = stored.answer === null ? b.status === 200 && c.status === 200 : b.text === a.text && c.text === a.text;
      if (!isSame) say(`answered ${a.text.slice(0, 80)}, then ${b.text.slice(0, 80)} and ${c.text.slice(0, 80)}`);
      const other = await send(maya, sent, { ...(input as object), id: randomUUID(), more: "changed" }, key);
      if (other.status !== 409 || !other.text.includes("This Idempotency-Key was used for another request before."))
        say(`another request under the key: ${other.status} ${other.text.slice(0, 80)}`);
      if (JSON.stringify(await rowsOfUser(testServer, maya.id)) !== JSON.stringify(rows)) say("the repeated call changed something");
      const foreign = await send(ines, sent, inputFor(ines, route), key);
      if (foreign.status !== 200) say(`another member's own call under the same key: ${foreign.status}`);
      done += 1;
    }
    expect(faults).toEqual([]);
    expect(unkeyed).toEqual(withoutRows);
    expect(done).toBeGreaterThan(25);
    proves(context, "E2", `${done} calls of the ${form} form under a key: 3 times each, done once; another request under the key refused`);
  },
);

test("a goal's contribution under one key counts once, also with another id, and a key may have any form", async () => {
  const maya = await aMember(testServer);
  const { goals } = (await maya.get("/api/debt")).body as { goals: { id: string; currentCents: number }[] };
  const goalId = goals[0]?.id ?? "";
  const contribution = (id: string, key: string) =>
    testServer.fetch("/api/debt/contributions", {
      method: "POST",
      body: JSON.stringify({ id, goalId, amountCents: 500 }),
      headers: { authorization: `Bearer ${maya.token}`, "idempotency-key": key },
    });
  const id = randomUUID();
  expect((await contribution(id, "my own key 1")).status).toBe(200);
  expect((await contribution(id, "my own key 1")).status).toBe(200);
  expect((await contribution(randomUUID(), "my own key 1")).status).toBe(409);
  expect((await contribution(randomUUID(), "x".repeat(256))).status).toBe(400);
  const after = (await maya.get("/api/debt")).body as { goals: { id: string; currentCents: number }[] };
  expect(after.goals.find((goal) => goal.id === goalId)?.currentCents).toBe((goals[0]?.currentCents ?? 0) + 500);
});

test("an upload under one key is one document; another file under it is refused and not stored", async () => {
  const maya = await aMember(testServer);
  const key = randomUUID();
  const send = (id: string, name: string) =>
    testServer.fetch("/api/documents/upload", {
      method: "POST",
      body: pdf() as Uint8Array<ArrayBuffer>,
      headers: {
        authorization: `Bearer ${maya.token}`,
        "content-type": "application/octet-stream",
        "x-document-id": id,
        "x-file-name": name,
        "x-document-type": "planner",
        "idempotency-key": key,
      },
    });
  const id = randomUUID();
  const [first, again] = [await send(id, "a.pdf"), await send(id, "a.pdf")];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect((await send(randomUUID(), "b.pdf")).status).toBe(409);
  expect((await maya.get("/api/documents")).body).toMatchObject({ documents: [{ id }], usage: { files: 1 } });
  const stored: string[] = [];
  for await (const file of testServer.context.files.list()) if (file.key.startsWith(maya.id)) stored.push(file.key);
  expect(stored).toHaveLength(1);
});

test("an archive under one key is imported once, also sent twice at once; what was written since stays, and another archive is refused", async () => {
  const [maya, ines] = [await aMember(testServer), await aMember(testServer)];
  const write = (entryText: string) => maya.post("/api/journal/entries", { id: newId(), entryText, moodRating: 5, kind: "plain" });
  const texts = async () => (await fetchArchive(maya)).rows["journal_entries"]?.map((row) => row["entry_text"]);
  await write("in the archive");
  await upload(maya, pdf(), { name: "a.pdf" });
  const archive = await fetchArchive(maya);
  const bytes = packArchive(archive);
  const key = { "idempotency-key": randomUUID() };
  const [one, two] = await Promise.all([sendArchive(maya, bytes, key), sendArchive(maya, bytes, key)]);
  expect(one).toMatchObject({ status: 200, body: { files: 1, leftOut: [] } });
  expect(two).toEqual(one);
  await write("written since");
  const { documents } = await list(maya);
  const files = await filesOf(testServer, maya.id);
  expect(await sendArchive(maya, bytes, key)).toEqual(one);
  const other = await sendArchive(maya, packArchive({ ...archive, rows: { ...archive.rows, journal_entries: [] } }), key);
  expect([other.status, other.body.message]).toEqual([
    409,
    "This Idempotency-Key was used for another request before. Please send this one with a new key.",
  ]);
  expect(await texts()).toEqual(["in the archive", "written since"]);
  expect((await list(maya)).documents).toEqual(documents);
  expect([files.length, await filesOf(testServer, maya.id)]).toEqual([1, files]);
  expect((await sendArchive(ines, bytes, key)).body, "another member's own import under the same key").toEqual(one.body);
  expect((await sendArchive(maya, bytes)).status).toBe(200);
  expect(await texts(), "without a key the archive replaces what is there").toEqual(["in the archive"]);
});

test.skipIf(isSampled)(
  "an archive waits for another one that is being written into the account, also for longer than a lock is waited for",
  async () => {
    const maya = await aMember(testServer);
    const bytes = packArchive(await fetchArchive(maya));
    const begun = Promise.withResolvers<void>();
    // as another server would write it; a lock is waited for five seconds
    const other = maya.data(async (tx) => {
      await lockForm(tx, "archive import");
      begun.resolve();
      for (let seconds = 0; seconds < 6; seconds += 1) await tx.execute(sql`select pg_sleep(1)`);
    });
    await begun.promise;
    expect(await sendArchive(maya, bytes, { "idempotency-key": randomUUID() })).toMatchObject({ status: 200 });
    await other;
  },
);

test("an answer is stored for a day and a key for sixty, and the cleanup job removes both for every member", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const write = (path: string, method: string, body: unknown) =>
    home.fetch(path, {
      method,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${maya.token}`, "idempotency-key": randomUUID() },
    });
  const keys = async () =>
    maya.data(async (tx) => (await tx.execute<{ answer: string | null }>(sql`select answer from idempotency_keys`)).rows);
  // the response of a journal entry is never stored, because it contains the text
  await write("/api/journal/entries", "POST", { id: randomUUID(), entryText: "a private page", moodRating: 5, kind: "plain" });
  await write("/api/lifestyle/spots", "POST", validInput(spotInput(), { words: "three plain words", id: randomUUID() }));
  expect((await keys()).map(({ answer }) => answer === null).sort()).toEqual([false, true]);
  home.clock.now += dayMs + 60_000;
  await sweepIdempotencyKeys(home.context);
  expect(await keys()).toEqual([{ answer: null }]);
  home.clock.now += 60 * dayMs;
  await sweepIdempotencyKeys(home.context);
  expect(await keys()).toEqual([]);
  await home.context.database.close();
});

const spotInput = () => routes.find(({ path, method }) => path === "/api/lifestyle/spots" && method === "POST")?.input;

test("under a key, input that is nested too deep or has a value that JSON does not have is no fault of the server", async () => {
  const maya = await aMember(testServer);
  const writing = featureRoutes().filter(({ kind, method }) => kind === "rpc" || method !== "GET");
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const faults: string[] = [];
  for (const [at, route] of writing.entries()) {
    if (!isTried(at, 0, 3)) continue;
    const bodies =
      route.kind === "rest" ? [`{"more":${deep}}`] : [`{"json":{"more":${deep}}}`, `{"json":{"more":"1"},"meta":[[0,"more"]]}`];
    for (const body of bodies) {
      const init = { method: route.method, body, headers: { "idempotency-key": randomUUID() } };
      const { status, text } = await requestEndpoint(testServer, maya, plainPath(route.path), init);
      if (status >= 500) faults.push(`${route.method} ${route.path}: ${status} ${text.slice(0, 80)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("under a key, an object with more fields than any call takes is refused before they are sorted", async () => {
  const maya = await aMember(testServer);
  const body = (fields: number) =>
    JSON.stringify({ mood: 5, ...Object.fromEntries(Array.from({ length: fields }, (_, at) => [`field${at}`, at])) });
  const answer = async (fields: number) => {
    const init = { method: "PUT", body: body(fields), headers: { "idempotency-key": randomUUID() } };
    return (await requestEndpoint(testServer, maya, `/api/journal/moods/${today}`, init)).status;
  };
  expect([await answer(900), await answer(1100)]).toEqual([200, 400]);
});
