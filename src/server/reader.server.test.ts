import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { journalEntries } from "#journal/journal.tables.ts";
import { databaseCode } from "./database.ts";
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
