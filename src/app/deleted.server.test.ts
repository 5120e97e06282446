import { eq, sql } from "drizzle-orm";
import { unzipSync, strFromU8 } from "fflate";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { emptyTrash } from "#server/housekeeping.ts";
import { trashMs } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { users } from "#server/auth.tables.ts";
import { useEverything } from "#testing/archive.ts";
import { download, filesOf, list, pdf, upload } from "#testing/documents.ts";
import { dayIn, monthOf, dayMs } from "#shared/dates.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, aSubscriber, signIn, type Person } from "#testing/people.ts";
import { featureRoutes } from "#testing/routes.ts";

/** Recently deleted: everything that can be deleted is listed for 30 days, and can be restored unchanged. */
let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

type Item = { id: string; kind: string; name: string; cents: number | null; on: string | null; deletedAt: string; goneAt: string };
const listed = async (person: Person) => (await person.get("/api/account/deleted")).body as { items: Item[]; total: number };
const restoring = (person: Person, id: string) => person.post(`/api/deleted/${id}/restore`);
const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message?: string }).message];

/** What can be deleted, by its path, with its table and its name in the list. */
const kinds = [
  { at: "/api/journal/entries", table: "journal_entries", kind: "Journal page" },
  { at: "/api/budget/expenses", table: "budget_expenses", kind: "Expense" },
  { at: "/api/imports", table: "budget_imports", kind: "Import" },
  { at: "/api/budget/bills", table: "budget_bills", kind: "Bill" },
  { at: "/api/recap/good-things", table: "budget_good_things", kind: "Good thing" },
  { at: "/api/ahead/incomes", table: "budget_incomes", kind: "Income" },
  { at: "/api/debt/imports", table: "debt_imports", kind: "Import" },
  { at: "/api/debt/debts", table: "debts", kind: "Debt" },
  { at: "/api/debt/payments", table: "debt_payments", kind: "Payment" },
  { at: "/api/debt/goals", table: "savings_goals", kind: "Goal" },
  { at: "/api/challenge/milestones", table: "challenge_milestones", kind: "Milestone", which: sql`is_custom` },
  { at: "/api/relationships/analyses", table: "flag_analyzer_entries", kind: "Situation" },
  { at: "/api/growth/checkins", table: "daily_checkins", kind: "Check-in" },
  { at: "/api/lifestyle/habits", table: "habits", kind: "Habit" },
  { at: "/api/journal/imports", table: "journal_imports", kind: "Import" },
  { at: "/api/lifestyle/imports", table: "habit_imports", kind: "Import" },
  { at: "/api/lifestyle/spots", table: "saving_spots", kind: "Saving spot" },
  { at: "/api/progress/achievements", table: "achievements", kind: "Win" },
  { at: "/api/documents", table: "user_documents", kind: "Document" },
];
/**
 * DELETE calls that do not delete a member's own rows to the trash: a session, a calendar, a trash item, the Undo of a contribution, a
 * payee, the columns of a header, a document's date, a passkey, a sign-in provider, a device for notifications, a token, a webhook.
 */
const otherDeletes = [
  "/api/calendar/{id}",
  "/api/account/sessions/{id}",
  "/api/account/deleted/{id}",
  "/api/debt/contributions/{id}",
  "/api/imports/columns/{id}",
  "/api/imports/payees/{id}",
  "/api/documents/{id}/dates/{kind}/{on}",
  "/api/passkeys/{id}",
  "/api/providers/{id}",
  "/api/push/{id}",
  "/api/tokens/{id}",
  "/api/webhooks/{id}",
];

test("every call that deletes something is in this test's list of kinds", () => {
  const deletes = featureRoutes().flatMap(({ kind, method, path }) => (kind === "rest" && method === "DELETE" ? [path] : []));
  expect(deletes.toSorted()).toEqual([...kinds.map(({ at }) => `${at}/{id}`), ...otherDeletes].toSorted());
});

test("whatever a member deletes is listed by its kind for 30 days, and is restored unchanged", async () => {
  const maya = await aSubscriber(home);
  await useEverything(maya);
  for (const { at, table, kind, which = sql`true` } of kinds) {
    const rowOf = async (id?: string) => {
      const { rows } = await maya.data((tx) =>
        tx.execute<{ id: string; row: string }>(
          sql`select id, to_jsonb(t.*)::text as row from ${sql.identifier(table)} t where ${id ? sql`id = ${id}` : which} order by id limit 1`,
        ),
      );
      return rows[0];
    };
    const before = await rowOf();
    if (!before) throw new Error(`nothing in ${table}`);
    expect(said(await maya.delete(`${at}/${before.id}`)), table).toEqual([200, undefined]);
    expect(await rowOf(before.id), table).toBeUndefined();
    const { items, total } = await listed(maya);
    expect([total, items], table).toMatchObject([1, [{ id: before.id, kind }]]);
    const [item] = items;
    expect(Date.parse(item?.goneAt ?? "") - Date.parse(item?.deletedAt ?? "")).toBe(30 * dayMs);
    expect(said(await restoring(maya, before.id)), table).toEqual([200, undefined]);
    expect(await rowOf(before.id), table).toEqual(before);
    expect((await listed(maya)).total, table).toBe(0);
  }
});

test("a payment is called by its debt, also once that is deleted", async () => {
  const maya = await aSubscriber(home);
  const { debts } = (await maya.get("/api/debt")).body as { debts: { id: string; name: string }[] };
  const [debt] = debts;
  const id = newId();
  const payment = { id, debtId: debt?.id, paidOn: dayIn("America/New_York", home.context.clock()), amountCents: 5_000 };
  expect(said(await maya.post("/api/debt/payments", payment))).toEqual([200, undefined]);
  await maya.delete(`/api/debt/payments/${id}`);
  expect((await listed(maya)).items).toMatchObject([{ id, kind: "Payment", name: debt?.name, cents: 5_000 }]);
  await maya.delete(`/api/debt/debts/${debt?.id}`);
  expect((await listed(maya)).items).toMatchObject([{ kind: "Debt" }, { id, kind: "Payment", name: debt?.name }]);
});

test("a habit is restored with its days and a category with its expenses, each as one line of the list", async () => {
  const maya = await aSubscriber(home);
  await useEverything(maya);
  const count = (table: string) => maya.data((tx) => tx.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`));
  const counts = async () => Promise.all(["habit_days", "budget_expenses"].map(async (table) => Number((await count(table)).rows[0]?.n)));
  const before = await counts();
  const month = monthOf(dayIn("America/New_York", home.context.clock()));
  const view = (await maya.get(`/api/budget/months/${month}`)).body as { categories: { id: string; name: string; lines: number }[] };
  const category = view.categories.find(({ lines }) => lines > 0);
  const { rows } = await maya.data((tx) => tx.execute<{ habit_id: string }>(sql`select habit_id from habit_days limit 1`));
  const first = rows[0]?.habit_id ?? "";
  await maya.post(`/api/budget/categories/${category?.id}/remove`, { month, moveTo: null });
  await maya.delete(`/api/lifestyle/habits/${first}`);
  expect(await counts()).not.toEqual(before);
  const { items } = await listed(maya);
  expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([expect.stringMatching(/^Habit /), `Category ${category?.name}`]);
  for (const { id } of items) expect(said(await restoring(maya, id))).toEqual([200, undefined]);
  expect(await counts()).toEqual(before);
  expect((await maya.get(`/api/budget/months/${month}`)).body).toMatchObject({
    categories: expect.arrayContaining([expect.objectContaining({ id: category?.id, isActive: true, lines: category?.lines })]) as unknown,
  });
});

const written = async (person: Person, entryText = "A day at the sea") => {
  const id = newId();
  await person.post("/api/journal/entries", { id, entryText, moodRating: 6, kind: "plain" });
  return id;
};

test("after 30 days a deleted row is gone: not listed, not restorable, and its file removed", async () => {
  const own = await createTestServer();
  const maya = await aMember(own);
  await own.context.database.owner
    .update(users)
    .set({ billingStatus: "active", paidUntil: new Date(own.context.clock() + 90 * dayMs) })
    .where(eq(users.id, maya.id));
  const page = await written(maya);
  const { body } = await upload(maya, pdf(), { name: "a.pdf" });
  await maya.delete(`/api/journal/entries/${page}`);
  await maya.delete(`/api/documents/${body.id}`);
  expect((await download(maya, body.id)).status).toBe(404);
  own.clock.now += 30 * dayMs - 60_000;
  await emptyTrash(own.context, trashMs);
  // the session expires after 30 days too
  const later = await signIn(own, maya.email, maya.password);
  expect((await listed(later)).total).toBe(2);
  expect(await filesOf(own, maya.id)).toEqual([body.filePath]);
  own.clock.now += 120_000;
  // also before the job has run
  expect((await listed(later)).total).toBe(0);
  expect(said(await restoring(later, page))).toEqual([404, "It is too late to bring this back."]);
  await emptyTrash(own.context, trashMs);
  expect(await filesOf(own, maya.id)).toEqual([]);
  expect(await maya.data((tx) => tx.$count(deletedRows))).toBe(0);
});

test("a member whose trial ended sees the list and may delete for good, and can restore once there is access again", async () => {
  const maya = await aMember(home);
  const [page, other] = [await written(maya), await written(maya, "Another")];
  await maya.delete(`/api/journal/entries/${page}`);
  await maya.delete(`/api/journal/entries/${other}`);
  const until = (trialEndsAt: Date) => home.context.database.owner.update(users).set({ trialEndsAt }).where(eq(users.id, maya.id));
  await until(new Date(home.context.clock() - 1));
  home.context.sessions.evict(maya.id);
  expect((await listed(maya)).total).toBe(2);
  expect((await restoring(maya, page)).status).toBe(402);
  expect((await maya.delete(`/api/account/deleted/${other}`)).status).toBe(200);
  await until(new Date(home.context.clock() + dayMs));
  home.context.sessions.evict(maya.id);
  expect((await restoring(maya, page)).status).toBe(200);
  // from another tab whose list is older
  const notHere = "This is not in Recently deleted any more. It was restored, or it is gone for good.";
  for (const id of [page, other]) expect(said(await restoring(maya, id))).toEqual([404, notHere]);
});

test("what another member deleted can be neither seen, restored nor removed", async () => {
  const [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
  const page = await written(maya);
  await maya.delete(`/api/journal/entries/${page}`);
  expect((await listed(other)).total).toBe(0);
  expect((await restoring(other, page)).status).toBe(404);
  expect((await other.delete(`/api/account/deleted/${page}`)).status).toBe(404);
  expect((await other.post("/api/account/deleted/discard-all")).body).toEqual({ removed: 0 });
  expect((await restoring(maya, page)).status).toBe(200);
});

test("a row that was deleted before its table got a new required column is restored with that column's default", async () => {
  const maya = await aSubscriber(home);
  for (const restore of [restoring, (who: Person, id: string) => who.post(`/api/journal/entries/${id}/restore`)]) {
    const page = await written(maya);
    await maya.delete(`/api/journal/entries/${page}`);
    const older = sql`row - 'is_mood_set' || '{"a_column_of_an_older_release": 1}'`;
    await maya.data((tx) => tx.execute(sql`update deleted_rows set row = ${older} where id = ${page}`));
    expect(said(await restore(maya, page))).toEqual([200, undefined]);
    expect((await maya.get(`/api/journal/entries/${page}`)).body).toMatchObject({ entryText: "A day at the sea", isMoodSet: true });
  }
});

test("a stored row that the schema refuses is not restored, and stays in the export", async () => {
  const maya = await aSubscriber(home);
  const page = await written(maya);
  await maya.delete(`/api/journal/entries/${page}`);
  await maya.data((tx) => tx.execute(sql`update deleted_rows set row = row || '{"mood_rating": 99}' where id = ${page}`));
  expect((await restoring(maya, page)).status).toBe(400);
  expect((await listed(maya)).total).toBe(1);
});

test("restoring has the same limits as adding", async () => {
  const maya = await aSubscriber(home);
  const ids = Array.from({ length: 120 }, () => newId());
  const add = (id: string) => maya.post("/api/debt/goals", { id, name: "A trip", emoji: "⭐", targetCents: 100, currentCents: 0 });
  await maya.get("/api/debt");
  let last = { status: 200 };
  const added: string[] = [];
  for (const id of ids) {
    last = await add(id);
    if (last.status !== 200) break;
    added.push(id);
  }
  expect(last.status).toBe(400);
  await maya.delete(`/api/debt/goals/${added[0]}`);
  expect((await add(newId())).status).toBe(200);
  const refused = await restoring(maya, added[0] ?? "");
  expect(said(refused)).toEqual([400, expect.stringContaining("are the most you can have here. Delete one first.")]);
  expect((await listed(maya)).total).toBe(1);
});

test("a deleted document counts against the storage quota until it is deleted for good, which removes its file at once", async () => {
  const own = await createTestServer({ DOCUMENTS_QUOTA_BYTES: "100" });
  const maya = await aSubscriber(own);
  const first = await upload(maya, pdf("x".repeat(40)), { name: "a.pdf" });
  await maya.delete(`/api/documents/${first.body.id}`);
  const size = first.body.fileSize;
  expect((await list(maya)).usage).toMatchObject({ bytes: size, files: 1, deletedBytes: size, deletedFiles: 1 });
  expect(await upload(maya, pdf("x".repeat(40)), { name: "b.pdf" })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Recently deleted") as string },
  });
  expect((await maya.delete(`/api/account/deleted/${first.body.id}`)).status).toBe(200);
  expect(await filesOf(own, maya.id)).toEqual([]);
  expect((await upload(maya, pdf("x".repeat(40)), { name: "b.pdf" })).status).toBe(200);
});

test("when a document is restored and deleted for good at the same time, one of them wins: row and file both exist, or neither does", async () => {
  const maya = await aSubscriber(home);
  for (let round = 0; round < 8; round += 1) {
    const { body } = await upload(maya, pdf(`round ${round}`), { name: "a.pdf" });
    await maya.delete(`/api/documents/${body.id}`);
    const [back, gone] = await Promise.all([restoring(maya, body.id), maya.delete(`/api/account/deleted/${body.id}`)]);
    expect([back.status, gone.status].toSorted()).toEqual([200, 404]);
    expect((await download(maya, body.id)).status).toBe(back.status === 200 ? 200 : 404);
    expect((await filesOf(home, maya.id)).includes(body.filePath)).toBe(back.status === 200);
  }
});

test("the same Undo sent twice restores once and answers twice", async () => {
  const maya = await aSubscriber(home);
  const page = await written(maya);
  await maya.delete(`/api/journal/entries/${page}`);
  const headers = { authorization: `Bearer ${maya.token}`, "content-type": "application/json", "idempotency-key": newId() };
  for (const _ of [1, 2])
    expect((await home.fetch(`/api/deleted/${page}/restore`, { method: "POST", headers, body: "{}" })).status).toBe(200);
});

test("a row whose id another row has by now is not restored, and neither is lost when that one is deleted too", async () => {
  const maya = await aSubscriber(home);
  const [page, habit] = [await written(maya, "Monday"), newId()];
  const addHabit = async (name: string, day: string) => {
    await maya.post("/api/lifestyle/habits", { id: habit, name, category: "Self-care" });
    await maya.put(`/api/lifestyle/habits/${habit}/days/${day}`, { isDone: true });
  };
  const [today = "", yesterday = ""] = [0, dayMs].map((ago) => new Date(home.context.clock() - dayMs / 2 - ago).toISOString().slice(0, 10));
  await addHabit("Stretch", yesterday);
  const paths = [`/api/journal/entries/${page}`, `/api/lifestyle/habits/${habit}`];
  for (const path of paths) await maya.delete(path);
  home.clock.now += 1;
  await maya.post("/api/journal/entries", { id: page, entryText: "Wednesday", moodRating: 6, kind: "plain" });
  await addHabit("Walk", today);
  for (const id of [page, habit])
    expect(said(await restoring(maya, id))).toEqual([409, expect.stringMatching(/^There is a newer one in its place/)]);
  for (const path of paths) await maya.delete(path);
  const { items } = await listed(maya);
  expect(items.map(({ name }) => name).toSorted()).toEqual(["Monday", "Stretch", "Walk", "Wednesday"]);
  for (const { id } of items) expect(said(await restoring(maya, id))).toEqual([200, undefined]);
  const { entries } = (await maya.get("/api/journal/entries")).body as { entries: { entryText: string }[] };
  expect(entries.map(({ entryText }) => entryText).toSorted()).toEqual(["Monday", "Wednesday"]);
  const habits = (await maya.get("/api/lifestyle/habits")).body as { name: string; days: string[] }[];
  expect(habits.flatMap(({ name, days }) => (days.length > 0 ? [[name, ...days]] : [])).toSorted()).toEqual([
    ["Stretch", yesterday],
    ["Walk", today],
  ]);
});

test("the export contains deleted rows with their files, an import ignores them, and deleting the account removes all", async () => {
  const own = await createTestServer();
  const maya = await aSubscriber(own);
  const page = await written(maya, "words that were deleted");
  const { body } = await upload(maya, pdf("deleted file"), { name: "a.pdf" });
  await maya.delete(`/api/journal/entries/${page}`);
  await maya.delete(`/api/documents/${body.id}`);
  const answer = await own.fetch("/api/account/export", { headers: { authorization: `Bearer ${maya.token}` } });
  const bytes = await answer.arrayBuffer();
  const files = unzipSync(new Uint8Array(bytes));
  expect(strFromU8(files["recently-deleted.json"] ?? new Uint8Array())).toContain("words that were deleted");
  expect(strFromU8(files[`recently-deleted/${body.id}/a.pdf`] ?? new Uint8Array())).toContain("deleted file");
  const fresh = await aSubscriber(own);
  const taken = await own.fetch("/api/account/import", {
    method: "POST",
    body: bytes,
    headers: { authorization: `Bearer ${fresh.token}`, "content-type": "application/zip" },
  });
  expect(taken.status).toBe(200);
  expect([(await list(fresh)).documents, (await listed(fresh)).total]).toEqual([[], 0]);
  await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" });
  expect(await filesOf(own, maya.id)).toEqual([]);
  const { rows } = await own.context.database.withUser(maya.id, (tx) => tx.execute(sql`select 1 from deleted_rows`));
  expect(rows).toEqual([]);
});
