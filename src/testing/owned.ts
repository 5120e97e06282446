import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { asOperator } from "#server/admin/operator.ts";
import { accounts, passkeys } from "#server/auth.tables.ts";
import { dayIn } from "#shared/dates.ts";
import { signIn, type Person } from "./people.ts";
import { aBrowser } from "./push.ts";
import type { Route } from "./routes.ts";
import { aWebhook } from "./webhooks.ts";

/** The id in one of a member's rows, with its table. */
type Owned = { table: string; id: string };

/** Rows of the account itself, which `useEverything` leaves empty: a second session, a token, a passkey, a provider, a device, a webhook, and a deleted entry. */
export async function fillAccountTables(owner: Person): Promise<void> {
  const { database, clock } = owner.home.context;
  const at = new Date(clock());
  const { id: webhookId } = await aWebhook(owner, "https://hooks.example.com/", ["mood.logged"]);
  await owner.put(`/api/journal/moods/${dayIn("America/New_York", clock())}`, { mood: 3 });
  const journal = randomUUID();
  const done = [
    await owner.post("/api/tokens", { id: randomUUID(), name: "Sheet", scopes: ["journal:read"], days: 7, password: owner.password }),
    await owner.post("/api/push", aBrowser().registration),
    await owner.get(`/api/webhooks/${webhookId}/deliveries`),
    await owner.post("/api/journal/entries", { id: journal, entryText: "deleted", moodRating: 5, kind: "plain" }),
    await owner.delete(`/api/journal/entries/${journal}`),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const key = { credentialId: randomUUID(), publicKey: "x", counter: 0, transports: [], host: "localhost", name: "Phone", isSynced: false };
  await database.owner.insert(passkeys).values({ ...key, userId: owner.id, id: randomUUID(), createdAt: at });
  const account = { id: randomUUID(), userId: owner.id, accountId: randomUUID(), providerId: "https://provider.example" };
  await database.owner.insert(accounts).values({ ...account, createdAt: at, updatedAt: at });
  await signIn(owner.home, owner.email, owner.password); // a second session
}

/** Two ids of each table of this member. */
export async function idsOfMember({ id: memberId, home }: Person): Promise<Owned[]> {
  const { owner } = home.context.database;
  const { rows: tables } = await owner.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'user_id') and data_type = 'uuid' group by 1 having count(*) = 2 order by 1`);
  const found = await asOperator(home.context.database, async (tx) => {
    const all: Owned[] = [];
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id::text from ${sql.identifier(name)} where user_id = ${memberId}::uuid order by id limit 2`,
      );
      all.push(...rows.map(({ id }) => ({ table: name, id })));
    }
    return all;
  });
  expect(new Set(found.map(({ table }) => table)).size, "tables with rows").toBeGreaterThan(40);
  return found;
}

/** Whether a route is for rows of this table: by the first word of its name, or of the account for tables of no feature. */
export function isOfFeature({ path }: Pick<Route, "path">, table: string): boolean {
  const name = path.replace(/^\/api\/(?:rpc\/)?/, "").split("/")[0] ?? "";
  const words = tablesOf[name] ?? [];
  return words.some((word) => table.startsWith(word));
}

/** How the names of a feature's tables begin. */
const tablesOf: Record<string, string[]> = {
  account: ["session", "deleted_rows"],
  deleted: ["deleted_rows", "journal_entries"],
  calendar: ["calendar"],
  push: ["push_devices"],
  tokens: ["api_tokens"],
  passkeys: ["passkeys"],
  providers: ["account"],
  webhooks: ["webhook"],
  journal: ["journal", "daily_moods", "deleted_rows"],
  budget: ["budget", "deleted_rows"],
  imports: ["budget"],
  recap: ["budget_good_things"],
  ahead: ["budget"],
  challenge: ["challenge"],
  debt: ["debt", "savings_goals", "goal"],
  lifestyle: ["habit", "lifestyle", "meal_plans", "saving_spots"],
  growth: ["growth", "guide", "rehearsals"],
  relationships: ["flag_analyzer_entries", "relationship"],
  documents: ["user_documents", "document"],
  progress: ["achievements"],
  sheets: [],
};
