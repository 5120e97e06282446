import { zipSync, strToU8, unzipSync } from "fflate";
import fc from "fast-check";
import { sql, type SQL } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { requestArchive } from "#testing/archive.ts";
import { aMember, type Person } from "#testing/people.ts";
import { longestText, withTag, type Entry, type Kind } from "./journal.rules.ts";
import { emojiIn } from "./journal.reading.rules.ts";
import { listEntries } from "./journal.repository.ts";

const write = async (maya: Person, words: string, kind = "plain"): Promise<string> => {
  const id = newId();
  const answer = await maya.post("/api/journal/entries", {
    id,
    entryText: words,
    moodRating: kind === "plain" ? 6 : null,
    isMoodSet: true,
    kind,
  });
  expect(answer.status).toBe(200);
  return id;
};
const find = async (maya: Person, query: string): Promise<string[]> =>
  ((await maya.get(`/api/journal/entries?limit=100&query=${encodeURIComponent(query)}`)).body as { entries: Entry[] }).entries.map(
    (one) => one.entryText,
  );
const wordsSaved = async (maya: Person, id?: string): Promise<number> =>
  (
    await maya.data((tx) =>
      tx.execute<{ n: number }>(
        sql`select count(*)::int as n from journal_search_index where user_id = ${maya.id} ${id ? sql`and entry_id = ${id}` : sql``}`,
      ),
    )
  ).rows[0]?.n ?? -1;

/** Postgres' own full-text search, without our index: for the whole words, else for words that begin with the last one; and all emoji. */
const reference = (maya: Person, query: string, kind: Kind | undefined) =>
  maya.data(async (tx) => {
    const emoji = emojiIn(query);
    const hasEmoji = sql`and not exists (select 1 from unnest(${sql.param(emoji)}::text[]) as one where position(one in entry_text) = 0)`;
    const idsOf = async (isMatch: SQL) => {
      const { rows } = await tx.execute<{
        id: string;
      }>(sql`select id from journal_entries, lateral (select to_tsvector('simple', search_text(entry_text)) || to_tsvector('english', search_text(entry_text)) as words) indexed
      where user_id = ${maya.id} ${kind ? sql`and kind = ${kind}` : sql``} ${hasEmoji} and ${isMatch} order by created_at desc, id desc`);
      return rows.map((one) => one.id);
    };
    const whole = await idsOf(
      sql`words @@ (plainto_tsquery('english', search_text(${query})) || plainto_tsquery('simple', search_text(${query})))`,
    );
    const { rows } = await tx.execute<{ typed: string }>(sql`select rtrim(search_text(${query})) as typed`);
    const typed = rows[0]?.typed ?? "";
    if (typed === "" && emoji.length > 0) return idsOf(sql`true`);
    const last = typed.split(" ").at(-1) ?? "";
    const before = typed.slice(0, typed.length - last.length);
    if (whole.length > 0 || [...last].length < 3) return whole;
    const isBefore = sql`words @@ (plainto_tsquery('english', ${before}) || plainto_tsquery('simple', ${before}))`;
    return idsOf(
      sql`exists (select 1 from unnest(tsvector_to_array(words)) as word where starts_with(word, ${last})) and ${before.trim() === "" ? sql`true` : isBefore}`,
    );
  });

const vocabulary = [
  "walk",
  "walked",
  "walking",
  "the",
  "The",
  "was",
  "I",
  "Ines",
  "ine",
  "university",
  "univers",
  "universe",
  "generously",
  "buss",
  "busses",
  "bus",
  "well-being",
  "don't",
  "it's",
  "maya@example.com",
  "https://example.com/a/b",
  "50.5",
  "-3",
  "2026-11-21",
  "café",
  "CAFÉ",
  "größe",
  "谢谢",
  "شكرا",
  "😀",
  "a_b",
  "<b>bold</b>",
  "'",
  "&",
  "|",
  "!",
  ":*",
  "\\",
  "%",
  "\u200b",
  "to",
  "be",
  "or",
  "not",
];
const phrase = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...vocabulary) },
      fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => text.isWellFormed() && !text.includes("\0")),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((words) => words.join(" "));

test(
  "a search returns what Postgres' own full-text search returns, newest first, page by page, with and without an origin",
  { timeout: 180_000 },
  async () => {
    const [maya, other] = [await aMember(), await aMember()];
    await write(other, vocabulary.join(" "));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(phrase, fc.constantFrom<Kind>("plain", "decision")), { minLength: 1, maxLength: 8 }),
        fc.array(
          phrase.map((words) => words.slice(0, 200)),
          { minLength: 2, maxLength: 6 },
        ),
        async (pages, queries) => {
          await maya.data(async (tx) => {
            for (const [words, kind] of pages) {
              // several with the same time, so that the id has to decide
              await tx.execute(
                sql`insert into journal_entries (user_id, id, entry_text, mood_rating, kind, created_at, local_time) select ${maya.id}, ${crypto.randomUUID()}, ${words}, 5, ${kind}, at, at at time zone 'UTC' from (values (${new Date(1.7e12 + (words.length % 3) * 1000).toISOString()}::timestamptz)) as written (at)`,
              );
            }
          });
          for (const query of queries) {
            for (const kind of [undefined, "decision"] as const) {
              const requested = query.trim() === "" ? null : await reference(maya, query, kind);
              const seen: string[] = [];
              let before: string | undefined;
              do {
                const page = await maya.data((tx) => listEntries(tx, { query, kind, limit: 7, ...(before ? { before } : {}) }));
                seen.push(...page.entries.map((one) => one.id));
                before = page.next ?? undefined;
              } while (before && requested && seen.length <= requested.length);
              expect(requested && seen, JSON.stringify({ query, kind })).toEqual(requested);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  },
);

test("a word that is not finished yet finds the words that begin with it, and only where no entry has it as a whole word", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  await write(other, "Anxious about the dentist");
  await write(maya, "Anxious before the talk with Ines");
  await write(maya, "No anxiety today");
  await write(maya, "Ann came by", "decision");
  await write(maya, "Our anniversary. Café in Zürich");
  for (const [query, found] of [
    ["anxi", ["No anxiety today", "Anxious before the talk with Ines"]],
    ["ANXI", ["No anxiety today", "Anxious before the talk with Ines"]],
    ["anxio", ["Anxious before the talk with Ines"]],
    ["ann", ["Ann came by"]],
    ["anni", ["Our anniversary. Café in Zürich"]],
    ["zuri", ["Our anniversary. Café in Zürich"]],
    ["talking anx", ["Anxious before the talk with Ines"]],
    ["the anx", ["Anxious before the talk with Ines"]],
    ["dentist anx", []],
    ["anx talk", []],
    ["dent", []],
    ["an", []],
  ] as const)
    expect([query, await find(maya, query)]).toEqual([query, found]);
});

test("words that are in very many entries are found together, newest first", async () => {
  const maya = await aMember();
  await maya.data((tx) =>
    tx.execute(sql`insert into journal_entries (user_id, id, entry_text, mood_rating, kind, created_at, local_time)
    select ${maya.id}, gen_random_uuid(), 'river rivulet ' || case when n % 2 = 0 then 'Ines ' else '' end || case when n = 690 then 'lighthouse' else '' end, 5, case when n % 50 = 0 then 'decision' else 'plain' end, now() - n * interval '1 hour', (now() - n * interval '1 hour') at time zone 'UTC' from generate_series(1, 700) n`),
  );
  for (const [query, kind] of [
    ["rivers ines", undefined],
    ["lighthouse ines river", undefined],
    ["river ines", "decision"],
    ["river", "decision"],
    ["river zeppelin", undefined],
    ["riv", undefined],
    ["ines riv", "decision"],
    ["lighthouse riv", undefined],
  ] as const) {
    const page = await maya.data((tx) => listEntries(tx, { query, kind, limit: 20 }));
    expect(
      page.entries.map((one) => one.id),
      query,
    ).toEqual((await reference(maya, query, kind)).slice(0, 20));
  }
});

test("an edited entry is found by its new words and no longer by the old ones", async () => {
  const maya = await aMember();
  const id = await write(maya, "We went to the harbour");
  await maya.put(`/api/journal/entries/${id}`, { entryText: "We stayed in the kitchen", moodRating: 4, isMoodSet: true });
  expect(await find(maya, "harbour")).toEqual([]);
  expect(await find(maya, "kitchens")).toEqual(["We stayed in the kitchen"]);
  expect(await wordsSaved(maya, id)).toBe(6); // we, stayed, stay, in, the, kitchen
});

test("a deleted entry leaves no word in the search index, and Undo makes it findable again", async () => {
  const maya = await aMember();
  const id = await write(maya, "The orchard was full of wasps");
  expect((await maya.delete(`/api/journal/entries/${id}`)).status).toBe(200);
  expect(await wordsSaved(maya)).toBe(0);
  expect(await find(maya, "orchard")).toEqual([]);
  await maya.post(`/api/journal/entries/${id}/restore`);
  expect(await find(maya, "orchards")).toEqual(["The orchard was full of wasps"]);
});

test("an archive contains no search index, and imported entries are found", async () => {
  const [maya, fresh] = [await aMember(), await aMember()];
  await write(maya, "Grandmother's recipe for plum cake");
  const answer = await requestArchive(maya);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).filter((name) => name.includes("journal"))).toEqual([
    "data/journal_entries.json",
    "data/journal_entries.csv",
    "data/journal_imports.json",
    "data/journal_imports.csv",
  ]);
  await write(fresh, "to be replaced");
  const smuggled = {
    ...files,
    "data/journal_search_index.json": strToU8(
      JSON.stringify([{ word: "smuggled", written_at: new Date(0).toISOString(), entry_id: newId() }]),
    ),
  };
  const brought = await fresh.home.fetch("/api/account/import", {
    method: "POST",
    body: zipSync(smuggled) as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${fresh.token}`, "content-type": "application/zip" },
  });
  expect(brought.status).toBe(200);
  expect(await find(fresh, "plums")).toEqual(["Grandmother's recipe for plum cake"]);
  expect(await find(fresh, "replaced")).toEqual([]);
  expect(await find(fresh, "smuggled")).toEqual([]);
});

test("clearing a whole journal is one statement's work for the database, removes all its words and no other member's", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  const fill = (person: Person, pages: number) =>
    person.data((tx) =>
      tx.execute(sql`insert into journal_entries (user_id, id, entry_text, mood_rating, kind, created_at, local_time)
        select ${person.id}, gen_random_uuid(), 'river ' || n, 5, 'plain', now() - n * interval '1 hour', (now() - n * interval '1 hour') at time zone 'UTC' from generate_series(1, ${pages}::int) n`),
    );
  const clear = (pages: number) =>
    maya.data(async (tx) => {
      const { rows } = await tx.execute<{ "QUERY PLAN": { Triggers: { "Trigger Name": string; Calls: number }[] }[] }>(sql`
        explain (analyze, format json) delete from journal_entries where user_id = ${maya.id} and id in (select id from journal_entries where user_id = ${maya.id} order by created_at limit ${pages})`);
      return rows[0]?.["QUERY PLAN"][0]?.Triggers.filter((one) => one["Trigger Name"].startsWith("journal_search_index")).map(
        (one) => one.Calls,
      );
    });
  await fill(maya, 1150);
  await fill(other, 3);
  await write(maya, "The lighthouse stays");
  // few are looked up word by word, many by one scan: both once per statement
  expect(await clear(40)).toEqual([1]);
  expect(await wordsSaved(maya)).toBe(1110 * 2 + 5); // the, lighthouse, lighthous, stays, stay
  expect(await clear(1111)).toEqual([1]);
  expect(await wordsSaved(maya)).toBe(0);
  expect(await wordsSaved(other)).toBe(6);
});

test("typographic punctuation, as phones write it, parts words and stands for the plain one", async () => {
  const maya = await aMember();
  const words =
    "\u201cMarvellous,\u201d he said; rain\u2014thunder, mum\u2019s garden, hello/goodbye. I don\u2019t know\u2026 \u201cWow!\u201d";
  await write(maya, words);
  for (const query of [
    "marvellous",
    "rain",
    "thunder",
    "mum",
    "mum's",
    "mum\u2019s",
    "hello",
    "goodbye",
    "don't",
    "don\u2019t",
    "wow",
    "\u201cWow!\u201d",
  ])
    expect([query, await find(maya, query)]).toEqual([query, [words]]);
  expect(await find(maya, "sunshine")).toEqual([]);
});

test("words between angle brackets are words, not tags", async () => {
  const maya = await aMember();
  const words = "if rent<food and sleep>work, </script> then calm";
  await write(maya, words);
  for (const query of ["food", "sleep", "work", "script", "calm", "rent<food"])
    expect([query, await find(maya, query)]).toEqual([query, [words]]);
});

test("a word is found beside any sign, whatever follows it without a space, and without its diacritics", async () => {
  const maya = await aMember();
  for (const [words, ...queries] of [
    ["I was so tired.Then I slept", "tired", "then", "tired.Then"],
    ["glad😀", "glad", "😀glad"],
    ["¿Qué pasó? ¡Nada!", "que", "nada"],
    ["今日は。とても疲れた", "今日は", "とても疲れた"],
    ["\u202eحرب\u202c كِتَابٌ", "حرب", "كتاب"],
    ["self\u2010care, well\u2011being, co\u00adoperate", "care", "self-care", "well-being", "cooperate"],
    ["hello\u200bworld", "hello", "world"],
    ["Covid-19, 2-3 cookies for $12.50", "19", "3", "12", "12.50"],
    ["Привет, ΑΓΑΠΗ", "привет", "αγαπη"],
    ["mum@home.com, www.shop.example/bread", "mum", "home", "bread"],
  ] as const) {
    await write(maya, words);
    for (const query of queries) expect([query, await find(maya, query)]).toEqual([query, [words]]);
  }
});

test("the last word of the longest text of a guide is found", async () => {
  const maya = await aMember();
  const entryText = withTag("conversation", `${"word ".repeat(longestText / 5 - 3)}lighthouse`);
  const entry = { id: newId(), entryText, moodRating: null, isMoodSet: false, kind: "conversation" };
  expect((await maya.post("/api/journal/entries", entry)).status).toBe(200);
  expect(await find(maya, "lighthouse")).toEqual([entryText]);
});
