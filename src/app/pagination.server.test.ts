import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { ZodObject } from "zod";
import { expect, test } from "vitest";
import { monthOf } from "#shared/dates.ts";
import { webhookDeliveries, webhookEndpoints } from "#server/webhook.tables.ts";
import { relationshipCheckins } from "../features/relationships/relationships.tables.ts";
import { aMember, type Person } from "#testing/people.ts";
import { featureRoutes } from "#testing/routes.ts";
import { today } from "#testing/today.ts";

/** Every route that returns its rows in pages: `limit` rows, and a `next` to be sent as `before`. */
const paged = featureRoutes().flatMap(({ kind, method, path, input }) =>
  kind === "rest" && method === "GET" && input instanceof ZodObject && "before" in input.shape && "limit" in input.shape ? [path] : [],
);

type Added = {
  at?: string;
  /** Returns the row's key where it is not `id`. */
  add: (id: string, count: number) => Promise<string | void>;
  remove?: (id: string) => Promise<unknown>;
  clear?: () => Promise<unknown>;
};
type Kind = { path: string; rows: string; key?: "week"; query?: string; prepare: (person: Person) => Promise<Added> };
async function must(call: Promise<{ status: number }>) {
  expect((await call).status).toBe(200);
}

const kinds: Kind[] = [
  {
    path: "/api/journal/entries",
    rows: "entries",
    prepare: async (person) => ({
      add: (id, count) => must(person.post("/api/journal/entries", { id, entryText: `Page ${count}`, moodRating: 6, kind: "plain" })),
    }),
  },
  {
    path: "/api/budget/expenses",
    rows: "expenses",
    query: `month=${monthOf(today)}&`,
    prepare: async (person) => {
      const { categories } = (await person.get(`/api/budget/months/${monthOf(today)}`)).body as { categories: { id: string }[] };
      const parts = { categoryId: categories[0]?.id, amountCents: 100, note: "" };
      const dayOf = (count: number) => (count % 2 ? today : `${monthOf(today)}-01`);
      return { add: (id, count) => must(person.post("/api/budget/expenses", { id, ...parts, spentOn: dayOf(count) })) };
    },
  },
  {
    path: "/api/debt/payments",
    rows: "payments",
    prepare: async (person) => {
      const { debts } = (await person.get("/api/debt")).body as { debts: { id: string }[] };
      return {
        add: (id, count) => must(person.post("/api/debt/payments", { id, debtId: debts[0]?.id, paidOn: today, amountCents: 100 + count })),
      };
    },
  },
  {
    path: "/api/progress/achievements",
    rows: "achievements",
    prepare: async (person) => ({ add: (id) => must(person.post("/api/progress/achievements", { id, title: "Managed Stress" })) }),
  },
  {
    path: "/api/relationships/analyses",
    rows: "analyses",
    prepare: async (person) => ({
      add: (id, count) => must(person.post("/api/relationships/analyses", { id, situationText: `Situation ${count}` })),
    }),
  },
  {
    path: "/api/relationships/weeks/earlier",
    rows: "checkIns",
    key: "week",
    // only an imported archive can hold so many; newer with each row
    prepare: async (person) => ({
      add: async (id, count) => {
        const week = `${2000 + Math.floor(count / 50)}-W${String((count % 50) + 1).padStart(2, "0")}`;
        const measured = { communication: 7, trust: 7, respect: 7, support: 7, note: "", savedAt: new Date() };
        await person.data((tx) => tx.insert(relationshipCheckins).values({ ...measured, week, id, userId: person.id }));
        return week;
      },
      remove: (week) => person.data((tx) => tx.delete(relationshipCheckins).where(eq(relationshipCheckins.week, week))),
    }),
  },
  {
    path: "/api/webhooks/{id}/deliveries",
    rows: "deliveries",
    // created and removed only by the server
    prepare: async (person) => {
      const endpointId = newId();
      await person.data((tx) => tx.insert(webhookEndpoints).values({ ...owned(person, endpointId), encrypted: "", events: [] }));
      return {
        at: `/api/webhooks/${endpointId}/deliveries`,
        add: async (id) =>
          void (await person.data((tx) =>
            tx.insert(webhookDeliveries).values({ ...owned(person, id), endpointId, event: "habit.checked" }),
          )),
        remove: (id) => person.data((tx) => tx.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id))),
        clear: () => person.data((tx) => tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId))),
      };
    },
  },
];
const owned = (person: Person, id: string) => ({ userId: person.id, id, createdAt: new Date() });

test("every route that answers in pages is in this test's list of kinds", () => {
  expect(paged.toSorted()).toEqual(kinds.map(({ path }) => path).toSorted());
});

test.each(kinds)("$path returns each row once, also while rows are added and deleted between its pages", async (kind) => {
  const maya = await aMember();
  const { at = kind.path, add: addOne, remove = (id) => must(maya.delete(`${kind.path}/${id}`)), clear } = await kind.prepare(maya);
  let added = 0;
  const add = async () => {
    const id = newId();
    added += 1;
    return (await addOne(id, added)) ?? id;
  };
  const first: string[] = [];
  while (first.length < 9) first.push(await add());
  const page = async (next: string | null) => {
    const { status, body: answer } = await maya.get(`${at}?${kind.query ?? ""}limit=2${next ? `&before=${encodeURIComponent(next)}` : ""}`);
    expect(status).toBe(200);
    const found = answer as Record<string, { id: string; week: string }[]> & { next: string | null };
    return { ids: (found[kind.rows] ?? []).map((row) => row[kind.key ?? "id"]), next: found.next };
  };
  const seen: string[] = [];
  const deleted: string[] = [];
  let next: string | null = null;
  do {
    const shown = await page(next);
    expect(shown.ids.length).toBeLessThanOrEqual(2);
    seen.push(...shown.ids);
    ({ next } = shown);
    await add();
    // the row that `next` refers to, and one that has not been returned yet
    const last = shown.ids.at(-1);
    const unseen = first.find((id) => !seen.includes(id) && !deleted.includes(id));
    for (const id of deleted.length < 4 ? [last, unseen] : []) {
      if (id === undefined) continue;
      await remove(id);
      deleted.push(id);
    }
  } while (next !== null);
  expect(new Set(seen).size, "no row twice").toBe(seen.length);
  expect(
    first.filter((id) => !seen.includes(id) && !deleted.includes(id)),
    "no row left out",
  ).toEqual([]);
  await clear?.();
});

test("a page that was never given out is refused with a message, whatever its text", async () => {
  const maya = await aMember();
  const id = "01900000-0000-7000-8000-000000000001";
  const wrong = [`999999999999999_${id}`, `-1_${id}`, `2026-02-30_${id}`, `2026-11-20_${"a".repeat(36)}`, `1_${"-".repeat(36)}`, "_", "x"];
  for (const { path, query = "" } of kinds.filter((one) => !one.path.includes("{id}")))
    for (const before of wrong) {
      const { status, body } = await maya.get(`${path}?${query}limit=5&before=${encodeURIComponent(before)}`);
      expect([path, before, status, (body as { field?: string }).field]).toEqual([path, before, 400, "before"]);
    }
});
