import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { memberTables, storedColumns } from "#server/archive.ts";
import { fetchArchive, packArchive, sendArchive, useEverything, type Archive, type Rows } from "#testing/archive.ts";
import { download, filesOf, list, pdf, upload } from "#testing/documents.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { nasty } from "#testing/inputs.ts";
import { aSubscriber, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { everyRoute } from "#testing/routes.ts";
import { isSampled } from "#testing/sample.ts";
import { proves, times } from "#testing/assurance.ts";

/** Import of an archive: nothing that the normal forms would refuse, and nothing read or changed outside the member's own data. */
let home: TestServer;
let [maya, other]: Person[] = [];
let whole: Archive;
let foreign: { id: string; path: string };

beforeAll(async () => {
  home = await createTestServer();
  [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
  writeFileSync(join(home.context.config.DATA_DIR, "auth-secret"), "not to be read");
  await useEverything(maya!);
  const { body } = await upload(other!, pdf("foreign words"), { name: "foreign.pdf" });
  foreign = { id: body.id, path: body.filePath };
  whole = await fetchArchive(maya!);
});

const uuids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

test("every member table has an import schema, and its columns are those of the table", async () => {
  const now = home.context.clock();
  const features = home.context.imports.map(({ rows }) =>
    rows({ now, today: "2026-11-23", timeZone: "America/New_York", newIdOf: (id) => id }),
  );
  const schemas = Object.assign({}, ...features.map(({ tables }) => tables)) as Record<string, { columns: string[] }>;
  const counted = ["user_points"]; // computed from the achievements
  await maya!.data(async (tx) => {
    expect(Object.keys(schemas).toSorted()).toEqual((await memberTables(tx)).toSorted());
    for (const [table, { columns }] of Object.entries(schemas).filter(([name]) => !counted.includes(name)))
      expect(["user_id", ...columns].toSorted(), table).toEqual((await storedColumns(tx, table)).toSorted());
  });
});

test("an archive of an account that used everything creates the same account elsewhere, under new ids and keys", async () => {
  const fresh = await aSubscriber(home);
  for (const [table, rows] of Object.entries(whole.rows)) expect(rows.length, table).toBeGreaterThan(0);
  const { status, body } = await sendArchive(fresh, packArchive(whole));
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject({ files: 1, leftOut: [] });
  const again = await fetchArchive(fresh);
  const ids = JSON.stringify(whole.rows).match(uuids) ?? [];
  for (const id of ids) expect(JSON.stringify(again.rows)).not.toContain(id);
  // without ids the rows are the same, except version counters and the file's storage key
  const plain = (rows: Rows) =>
    Object.fromEntries(
      Object.entries(rows).map(([table, all]) => [
        table,
        all.map(({ version: _, file_path: __, ...row }) => JSON.stringify(row).replace(uuids, "id")).toSorted(),
      ]),
    );
  expect(plain(again.rows)).toEqual(plain(whole.rows));
  const one = <Row>(rows: Row[] | undefined, fits: (row: Row) => boolean) => rows?.find(fits);
  const bill = one(again.rows["budget_bills"], () => true);
  const paid = one(again.rows["budget_expenses"], (row) => row["bill_id"] !== null);
  expect([paid?.["bill_id"], paid?.["category_id"]]).toEqual([bill?.["id"], bill?.["category_id"]]);
  const [document] = (await list(fresh)).documents;
  expect(await (await download(fresh, document?.id ?? "")).text()).toContain("hers");
});

test("an archive contains no example, and an account imported from it shows what it showed before", async () => {
  const [newcomer, spender, fresh] = [await aSubscriber(home), await aSubscriber(home), await aSubscriber(home)];
  const { today } = (await newcomer.get("/api/challenge")).body as { today: string };
  const month = today.slice(0, 7);
  const shown = async (person: Person) => {
    const withoutIds = (body: unknown) => JSON.parse(JSON.stringify(body).replace(uuids, "id")) as unknown;
    return withoutIds([(await person.get(`/api/budget/months/${month}`)).body, (await person.get("/api/debt")).body]);
  };
  const before = await shown(newcomer);
  const empty = await fetchArchive(newcomer);
  for (const table of [
    "budget_start_dates",
    "budget_categories",
    "budget_amounts",
    "debt_settings",
    "debts",
    "debt_payments",
    "savings_goals",
  ])
    expect(empty.rows[table], table).toEqual([]);
  expect((await sendArchive(fresh, packArchive(empty))).status).toBe(200);
  expect(await shown(fresh)).toEqual(before);

  await shown(spender);
  const { categories } = (await spender.get(`/api/budget/months/${month}`)).body as { categories: { id: string }[] };
  const categoryId = categories[0]?.id;
  await spender.post("/api/budget/expenses", { id: newId(), categoryId, spentOn: today, amountCents: 1_200, note: "bread" });
  await spender.post("/api/debt/goals", { id: newId(), name: "Bike", emoji: "🚲", targetCents: 50_000, currentCents: 0 });
  const { rows } = await fetchArchive(spender);
  expect(rows["budget_amounts"]).toEqual([]);
  expect([rows["budget_categories"]?.length, rows["budget_start_dates"]?.length, rows["debt_settings"]?.length]).toEqual([
    categories.length,
    1,
    1,
  ]);
  expect(rows["debts"]).toEqual([]);
  expect(rows["savings_goals"]).toMatchObject([{ name: "Bike" }]);
});

test("a journal page of an older archive, or with an impossible local time, gets the time zone of the archive's account", async () => {
  const fresh = await aSubscriber(home);
  const [page] = whole.rows["journal_entries"] ?? [];
  const createdAt = "2026-11-20T02:10:00.000Z";
  const { local_time: _, ...older }: Record<string, unknown> = { ...page, id: newId(), created_at: createdAt, entry_text: "older" };
  const rows = [
    older,
    { ...older, id: newId(), entry_text: "impossible", local_time: "2031-01-01T10:00:00" },
    { ...older, id: newId(), entry_text: "in Tokyo", local_time: "2026-11-20T11:10:00" },
  ];
  expect((await sendArchive(fresh, packArchive({ ...whole, rows: { journal_entries: rows } }))).status).toBe(200);
  const { entries } = (await fresh.get("/api/journal/entries")).body as { entries: { entryText: string; localTime: string }[] };
  expect(Object.fromEntries(entries.map(({ entryText, localTime }) => [entryText, localTime]))).toEqual({
    older: "2026-11-19T21:10:00",
    impossible: "2026-11-19T21:10:00",
    "in Tokyo": "2026-11-20T11:10:00",
  });
});

test("a document row that names another file is imported without it: refused by name, nothing read or removed", async () => {
  const size = readFileSync(join(home.context.config.DATA_DIR, "auth-secret")).length;
  const row = { ...whole.rows["user_documents"]?.[0], file_size: size, file_sha256: null };
  const paths = ["../auth-secret", "../../../../../../etc/passwd", foreign.path, `${maya!.id}/../../auth-secret`];
  const documents = paths.map((path, at) => ({ ...row, id: newId(), file_name: `${at}.pdf`, file_path: path }));
  const target = await aSubscriber(home);
  for (const files of [{}, whole.files]) {
    const { status, body } = await sendArchive(target, packArchive({ ...whole, rows: { user_documents: documents }, files }));
    expect([status, body.leftOut]).toEqual([200, ["0.pdf", "1.pdf", "2.pdf", "3.pdf"]]);
    expect((await list(target)).documents).toEqual([]);
    for (const { id } of documents) expect((await download(target, id)).status).toBe(404);
  }
  expect(readFileSync(join(home.context.config.DATA_DIR, "auth-secret"), "utf8")).toBe("not to be read");
  expect(await (await download(other!, foreign.id)).text()).toContain("foreign words");
});

test.each([
  ["an entry of two megabytes", { journal_entries: { entry_text: "a".repeat(2_000_000) } }, "data/journal_entries.json, 1, entry_text"],
  ["a currency that is none", { account: { currency: "ZZZ" } }, "evenday.json, currency"],
  ["a time zone that is none", { account: { timeZone: "Not/AZone" } }, "evenday.json, timeZone"],
  ["a mood of 11", { journal_entries: { mood_rating: 11 } }, "data/journal_entries.json, 1, mood_rating"],
  ["half a cent", { budget_expenses: { amount_cents: 0.5 } }, "data/budget_expenses.json, 1, amount_cents"],
  ["a payment of tomorrow's tomorrow", { debt_payments: { paid_on: "2099-01-01" } }, "data/debt_payments.json, 1, paid_on"],
  ["a win that is not in the catalogue", { achievements: { title: "Robbed a bank" } }, "data/achievements.json, 1, title"],
])("an archive with %s is refused with the position of the problem, and nothing is changed", async (_, change, where) => {
  const rows = structuredClone(whole.rows);
  for (const [table, columns] of Object.entries(change)) Object.assign(rows[table]?.[0] ?? {}, columns);
  const manifest = {
    ...whole.manifest,
    account: { ...(whole.manifest["account"] as object), ...("account" in change ? change.account : {}) },
  };
  const before = await fetchArchive(other!);
  const { status, body } = await sendArchive(other!, packArchive({ manifest, rows, files: whole.files }));
  expect([status, body.message]).toEqual([400, expect.stringContaining(where)]);
  expect((await fetchArchive(other!)).rows).toEqual(before.rows);
});

test("points and levels are computed from the achievements, whatever the archive says", async () => {
  const target = await aSubscriber(home);
  const rows = structuredClone(whole.rows);
  rows["user_points"] = [{ total_points: 999_999, money_habit_points: 999_999, emotional_win_points: 0, level: 10_000 }];
  Object.assign(rows["achievements"]?.[0] ?? {}, { points_earned: 999_999, category: "money_habit", description: "forged" });
  expect((await sendArchive(target, packArchive({ ...whole, rows }))).status).toBe(200);
  expect((await target.get("/api/progress")).body).toMatchObject({
    points: { total: 30, money: 0, emotional: 30, level: 1 },
    recent: [{ pointsEarned: 30, description: "Said what you need" }],
  });
});

test("without access an archive can be exported, and none imported", async () => {
  const lapsed = await aMemberWithExpiredTrial(home);
  expect((await fetchArchive(lapsed)).manifest).toMatchObject({ format: "evenday-export-1" });
  expect((await sendArchive(lapsed, packArchive(whole))).status).toBe(402);
});

/** Every file below a folder with its size and modification time. */
const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => [name, statSync(join(folder, name))] as const)
      .filter(([, found]) => found.isFile())
      .map(([name, { size, mtimeMs }]) => [name, `${size} ${mtimeMs}`]),
  );

test(
  "whatever an archive contains, nothing is imported that pages cannot show, and nothing outside its member is changed",
  { timeout: 3_600_000 },
  async (context) => {
    const target = await aSubscriber(home);
    const dataDir = home.context.config.DATA_DIR;
    const reads = everyRoute(home.context).filter((route) => route.kind === "rest" && route.method === "GET" && !route.path.includes("{"));
    const hers = await fetchArchive(other!);
    const before = treeOf(dataDir);
    const value = fc.oneof(
      fc.constantFrom(...nasty),
      fc.constantFrom<unknown>("../auth-secret", foreign.path, foreign.id, other!.id, "/etc/passwd", "x".repeat(60_000), -1, 1e15, 2 ** 53),
      fc.constantFrom<unknown>(
        "2099-01-01",
        "0000-00-00",
        "infinity",
        "1969-12-31T23:59:59Z",
        "2026-02-30",
        "not a day",
        1.5,
        "1e3",
        [[]],
        {},
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const pick = fc.record({ table: fc.nat(), row: fc.nat(), column: fc.nat(), value, how: fc.nat(6) });
    let [taken, refused] = [0, 0];
    const runs = times(isSampled ? 45 : 60, 150, 5000);
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 3 }), fc.boolean(), async (changes, withFiles) => {
        const rows = structuredClone(whole.rows) as Record<string, unknown>;
        const files = withFiles ? { ...whole.files } : {};
        let manifest: Record<string, unknown> = structuredClone(whole.manifest);
        for (const { table, row, column, value: worse, how } of changes) {
          const name = Object.keys(rows)[table % Object.keys(rows).length] ?? "";
          const all = rows[name] as Record<string, unknown>[];
          if (!Array.isArray(all) || all.length === 0 || typeof all[0] !== "object") continue;
          const at = row % all.length;
          const one = (all[at] ?? {}) as Record<string, unknown>;
          const columns = Object.keys(one);
          const key = columns[column % Math.max(1, columns.length)] ?? "id";
          if (how <= 2) one[key] = worse;
          else if (how === 3) delete one[key];
          else if (how === 4) rows[name] = [...all, ...Array.from({ length: (column % 3) * 60 }, () => ({ ...one, id: newId() })), one];
          else if (how === 5)
            Object.assign(one, {
              user_id: other!.id,
              total_points: 999_999,
              paid_until: "2099-01-01",
              file_path: foreign.path,
              file_size: 14,
            });
          else
            manifest = {
              ...manifest,
              account: { ...(manifest["account"] as object), [["timeZone", "currency", "weekStartsOn"][column % 3] ?? ""]: worse },
            };
          if (how === 6 && column % 2)
            files[`documents/${(typeof worse === "string" ? worse : JSON.stringify(worse)).slice(0, 40)}/../../../x.pdf`] =
              pdf("traversal");
        }
        const { status } = await sendArchive(target, packArchive({ manifest, rows, files }));
        expect([200, 400, 413]).toContain(status);
        if (status !== 200) return void (refused += 1);
        taken += 1;
        const pages = await Promise.all(reads.map(async ({ path }) => ({ path, status: (await target.get(path)).status })));
        for (const { path, status: read } of pages) if (read >= 500) throw new Error(`${path} answered ${read} after an import`);
        const held = await fetchArchive(target);
        expect(JSON.stringify(held.rows)).not.toContain("not to be read");
        // text may contain anything, even another member's id; ids of rows, members and files may not
        const references = Object.entries(held.rows).flatMap(([table, list]) =>
          list.flatMap((row) =>
            Object.entries(row).flatMap(([column, value]) =>
              /(?:^|_)(?:id|path)$/u.test(column) && column !== "bank_id" ? [`${table}.${column} ${String(value)}`] : [],
            ),
          ),
        );
        for (const strange of [other!.id, foreign.id, foreign.path]) expect(references.filter((one) => one.includes(strange))).toEqual([]);
        const sum = (held.rows["achievements"] ?? []).reduce((all, row) => all + Number(row["points_earned"]), 0);
        expect(held.rows["user_points"]).toMatchObject([{ total_points: sum, level: Math.floor(sum / 100) + 1 }]);
        for (const row of held.rows["debts"] ?? []) {
          const paid = (held.rows["debt_payments"] ?? []).filter((one) => one["debt_id"] === row["id"]);
          expect(row["paid_cents"]).toBe(
            Math.max(
              0,
              paid.reduce((all, one) => all + Number(one["amount_cents"]), 0),
            ),
          );
        }
        // replaced rows were not deleted by the member: they are not in the trash
        const { rows: deleted } = await target.data((tx) => tx.execute(sql`select 1 from deleted_rows where user_id = ${target.id}`));
        expect(deleted).toEqual([]);
        const stored = (held.rows["user_documents"] ?? []).map((row) => String(row["file_path"]));
        expect((await filesOf(home, target.id)).toSorted()).toEqual(stored.toSorted());
      }),
      { numRuns: runs },
    );
    expect(await fetchArchive(other!)).toMatchObject({ rows: hers.rows, files: hers.files });
    // files that the server writes by itself: its database and, at its first reminder, the keys of its notifications
    const isOwn = (name: string) => name.startsWith("db/") || name === "vapid-keys";
    const after = Object.entries(treeOf(dataDir)).filter(([name]) => !name.startsWith(`files/${target.id}/`) && !isOwn(name));
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => !isOwn(name))));
    expect(Math.min(taken, refused)).toBeGreaterThan(runs / 20);
    proves(context, "C6", `${runs} archives, ${taken} taken, ${refused} refused, 0 pages broken, 0 files touched outside`);
  },
);

test("two imports of one archive at the same moment leave its rows once", async () => {
  const ada = await aSubscriber(home);
  for (const text of ["one", "two", "three"])
    await ada.post("/api/journal/entries", { id: newId(), entryText: text, moodRating: 5, kind: "plain" });
  const archive = packArchive(await fetchArchive(ada));
  const answers = await Promise.all([sendArchive(ada, archive), sendArchive(ada, archive)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await ada.get("/api/journal/entries")).body).toMatchObject({ entries: [{}, {}, {}] });
});
