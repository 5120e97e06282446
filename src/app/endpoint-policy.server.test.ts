import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useEverything } from "#testing/archive.ts";
import { requestEndpoint, rowsOfUser } from "#testing/endpoints.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { validInput } from "#testing/inputs.ts";
import { idsOfMember, isOfFeature, fillAccountTables } from "#testing/owned.ts";
import { aMember } from "#testing/people.ts";
import { everyRoute, requestFor, type Route } from "#testing/routes.ts";
import { isSampled, isTried } from "#testing/sample.ts";
import { proves, times } from "#testing/assurance.ts";

/** What no endpoint may do, checked on every endpoint: the list is read from the app itself. */
let testServer: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  testServer = await createTestServer({ LIMIT_SIGN_IN_FAILURES: "1000000", LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000" });
  routes = everyRoute(testServer.context);
});

test(
  "two members whose requests alternate over the same connections never see a row of each other",
  { timeout: 120_000 },
  async (context) => {
    const people = [await aMember(testServer), await aMember(testServer)] as const;
    for (const [at, person] of people.entries())
      await person.post("/api/journal/entries", {
        id: randomUUID(),
        entryText: `only of person ${at}`,
        moodRating: 5,
        isMoodSet: true,
        kind: "plain",
      });
    const requests = times(400, 5000);
    let foreign = 0;
    for (let done = 0; done < requests; done += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, n) => ({
          owner: n % 2,
          answer: await people[n % 2 === 0 ? 0 : 1].get("/api/journal/entries"),
        })),
      );
      foreign += answers.filter(
        ({ owner, answer }) =>
          answer.status !== 200 ||
          JSON.stringify(answer.body).includes(`of person ${1 - owner}`) ||
          !JSON.stringify(answer.body).includes(`of person ${owner}`),
      ).length;
    }
    expect(foreign).toBe(0);
    // the transaction ended early: settings that remain belong to the connection
    const remains = await people[0].data(async (tx) => {
      await tx.execute(sql`rollback`);
      return tx.execute<{ who: string | null; role: string }>(
        sql`select current_setting('app.user_id', true) as who, current_user::text as role`,
      );
    });
    expect(remains.rows[0]?.who ?? "", "nothing of a member stays on the connection").toBe("");
    expect(remains.rows[0]?.role).not.toBe("app_user");
    proves(context, "A4", `${requests} requests, ${foreign} foreign rows`);
  },
);

/** Fields that no client may set. The values are markers: none of them may appear in the database. */
const forbidden = {
  user_id: "",
  userId: "",
  created_at: "2001-02-03T04:05:06.000Z",
  createdAt: "2001-02-03T04:05:06.000Z",
  earned_at: "2001-02-03T04:05:06.000Z",
  earnedAt: "2001-02-03T04:05:06.000Z",
  points: 987_654,
  total_points: 987_654,
  level: 987_654,
  has_access: true,
  hasAccess: true,
  trial_end: "2099-09-09",
  trialEndsAt: "2099-09-09T00:00:00.000Z",
  paid_until: "2099-09-09T00:00:00.000Z",
  paidUntil: "2099-09-09T00:00:00.000Z",
  stripe_customer_id: "cus_forged",
  stripeCustomerId: "cus_forged",
  role: "admin",
  email_verified: true,
  emailVerified: true,
};

test("fields that belong to the server are refused or ignored on every endpoint that writes", { timeout: 400_000 }, async (context) => {
  const [attacker, owner] = [await aMember(testServer), await aMember(testServer)];
  await useEverything(attacker);
  await fillAccountTables(attacker);
  const ids = await idsOfMember(attacker);
  const accessStatus = async () =>
    (
      await testServer.context.database.owner.execute<{ row: string }>(
        sql`select to_jsonb(u.*)::text as row from "user" u where id = ${attacker.id}`,
      )
    ).rows[0]?.row ?? "";
  const isEnd = (route: Route) => /sign-out|delete|session|password|email|second-?factor/i.test(route.path);
  const writers = routes.filter((route) => route.kind !== "plain" && route.who !== "anyone" && route.method !== "GET" && !isEnd(route));
  const more = Object.entries({ ...forbidden, user_id: owner.id, userId: owner.id });
  /** In every object of the input; the field's own valid value stays if the endpoint has a field of that name. */
  const withField = (value: unknown, field: object): unknown => {
    if (Array.isArray(value)) return value.map((one) => withField(one, field));
    if (typeof value !== "object" || value === null) return value;
    return { ...field, ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withField(one, field)])) };
  };
  let [sent, accepted] = [0, 0];
  for (const [row, route] of writers.entries()) {
    // a new row, and each kind of row that the attacker has; both paths lead to the same procedures
    const near = ids.filter(({ table }, at) => route.kind === "rpc" && isOfFeature(route, table) && ids[at - 1]?.table !== table);
    for (const [at, id] of [randomUUID(), ...near.map((one) => one.id)].entries()) {
      const input = validInput(route.input, { words: "three plain words", id, optionalId: id });
      // one by one: an endpoint that refuses one of them may take another
      for (const [column, [name, value]] of more.entries()) {
        // every field with a new row, and one in ten with each of the attacker's own
        if (!isTried(row, column, 20) || (at > 0 && (row + at + column) % (isSampled ? 4 : 10) !== 0)) continue;
        const { path, init } = requestFor(route, withField(input, { [name]: value }));
        const { status, text } = await requestEndpoint(testServer, attacker, path, init);
        expect(status, `${route.method} ${route.path} with ${name}: ${text.slice(0, 200)}`).toBeLessThan(500);
        sent += 1;
        if (status === 200) accepted += 1;
      }
    }
  }
  // a call that ended the session would have made the others mean nothing
  expect((await attacker.get("/api/auth/session")).status).toBe(200);
  expect(accepted).toBeGreaterThan(sent / 3);
  expect(await rowsOfUser(testServer, owner.id)).toEqual({});
  const held = [...Object.values(await rowsOfUser(testServer, attacker.id)).flat(), await accessStatus()].join("\n");
  for (const marker of ["2001-02-03", "987654", "2099-09-09", "cus_forged", '"admin"'])
    expect(held.includes(marker), `${marker} came into the database`).toBe(false);
  proves(
    context,
    "A5",
    `${writers.length} endpoints, ${Object.keys(forbidden).length} fields, ${sent} requests with one of them in every object, ${accepted} of them accepted: 0 taken over`,
  );
});

test(
  "the same request sent three times, twice of them at once, has the effect of sending it once",
  { timeout: 120_000 },
  async (context) => {
    const creating = routes.filter(
      (route) => route.kind === "rpc" && route.who !== "anyone" && hasOwnId(route) && !/remove|delete|restore|undo/i.test(route.path),
    );
    const [once, thrice] = [await aMember(testServer), await aMember(testServer)];
    for (const route of creating) {
      const id = randomUUID();
      const { path, init } = requestFor(route, validInput(route.input, { words: "three plain words", id }));
      const first = await requestEndpoint(testServer, once, path, init);
      const [a, b] = await Promise.all([requestEndpoint(testServer, thrice, path, init), requestEndpoint(testServer, thrice, path, init)]);
      const c = await requestEndpoint(testServer, thrice, path, init);
      // an edit with a version may answer that it is outdated, and nothing else
      for (const message of [a, b, c])
        expect([first.status, 409], `${route.path}: ${message.text.slice(0, 200)}`).toContain(message.status);
    }
    const shape = (held: Record<string, string[]>) => Object.entries(held).map(([table, rows]) => [table, rows.length]);
    expect(shape(await rowsOfUser(testServer, thrice.id))).toEqual(shape(await rowsOfUser(testServer, once.id)));
    proves(context, "E2", `${creating.length} endpoints, 3 times each, 1 row each`);
  },
);

function hasOwnId(route: Route): boolean {
  const input = validInput(route.input, { words: "three plain words", id: "ffffffff-ffff-4fff-8fff-ffffffffffff" });
  return typeof input === "object" && input !== null && (input as { id?: unknown }).id === "ffffffff-ffff-4fff-8fff-ffffffffffff";
}
