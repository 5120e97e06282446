import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { journalEntries } from "#journal/journal.tables.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { databaseCode, type MemberTx } from "./database.ts";
import { testServer } from "#testing/server.ts";
import { aMember, type Person } from "#testing/people.ts";

const page = (words: string) => ({ id: newId(), entryText: words, moodRating: 6, kind: "plain" });
const words = async (person: Person) =>
  ((await person.get("/api/journal/entries")).body as { entries: { entryText: string }[] }).entries.map(({ entryText }) => entryText);

test("read-only work is refused a write, sees no other member's rows, and leaves the connection usable", async () => {
  const { context } = await testServer();
  const [maya, theo] = [await aMember(), await aMember()];
  await maya.post("/api/journal/entries", page("hers"));
  const all = (id: string) =>
    context.database.withUserReadOnly(id, (tx) => tx.select({ text: journalEntries.entryText }).from(journalEntries));
  expect(await all(maya.id)).toEqual([{ text: "hers" }]);
  expect(await all(theo.id)).toEqual([]);
  const refused = await context.database
    .withUserReadOnly(maya.id, (tx) => tx.delete(journalEntries))
    .then(
      () => "done",
      (error: unknown) => databaseCode(error),
    );
  expect(refused).toBe("25006");
  const failed = await context.database.withUserReadOnly(maya.id, (tx) => tx.execute(sql`select 1 / 0`)).catch(databaseCode);
  expect(failed).toBe("22012");
  expect(await words(maya)).toEqual(["hers"]);
});

test("what was just written is read at once, however many reads and writes run in between", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aMember()));
  await Promise.all(
    people.map(async (person, at) => {
      for (let turn = 0; turn < 8; turn += 1) {
        expect((await person.post("/api/journal/entries", page(`${at} ${turn}`))).status).toBe(200);
        const seen = await Promise.all([words(person), words(person), words(person)]);
        for (const one of seen) expect(one).toEqual(Array.from({ length: turn + 1 }, (_, back) => `${at} ${turn - back}`));
      }
    }),
  );
});

test("a member whose transactions wait for one another leaves connections to other members", async () => {
  const { context } = await testServer();
  const { withUser, withUserReadOnly, withUserOnReplica } = context.database;
  const [maya, theo] = [await aMember(), await aMember()];
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locked = (tx: MemberTx) => tx.execute(sql`select pg_advisory_xact_lock(846302)`);
  const holds = withUser(maya.id, async (tx) => {
    await locked(tx);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  const waiting = [withUser, withUserReadOnly, withUserOnReplica].flatMap((transaction) =>
    Array.from({ length: context.config.DATABASE_POOL }, () => transaction(maya.id, locked)),
  );
  const answer = await withUser(theo.id, (tx) => tx.execute(sql`select 7 as seven`)).finally(held.resolve);
  expect(answer.rows).toEqual([{ seven: 7 }]);
  await Promise.all([holds, ...waiting]);
});

test("a member whose requests wait for one another leaves connections to other members, also those of the tables' owner", async () => {
  const { owner } = (await testServer()).context.database;
  const [maya, theo] = [await aMember(), await aMember()];
  let changes: ReturnType<Person["put"]>[] = [];
  const answer = await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from "user" where id = ${maya.id} for update`);
    changes = Array.from({ length: 30 }, () => maya.put("/api/account/profile", { currency: "EUR" }));
    await expect.poll(() => lockWaits(owner), { timeout: 20_000 }).toBeGreaterThan(5);
    return theo.get("/api/account/sessions");
  });
  expect(answer.status).toBe(200);
  for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
});
