import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openOutbox } from "#server/outbox.ts";
import { openMail } from "#server/integrations/email.ts";
import { createTestServer } from "#testing/server.ts";
import { aWebhook } from "#testing/webhooks.ts";
import { aMember } from "#testing/people.ts";

test(
  "after a deletion no table, email or file contains text, the address or a valid link of the member",
  { timeout: 120_000 },
  async () => {
    const home = await createTestServer();
    const { config, log, clock, database } = home.context;
    const transport = openMail(config, log, clock);
    home.context.mail = openOutbox(config, database.owner, transport, log, clock);
    const [maya, other] = [await aMember(home), await aMember(home)];
    const canary = `heron${Math.random().toString(36).slice(2, 10)}`;
    await maya.post("/api/journal/entries", { id: newId(), entryText: `diary ${canary}`, moodRating: 6, isMoodSet: true, kind: "plain" });
    await maya.put("/api/safety/plan", { signs: canary });
    const made = await maya.post("/api/tokens", { id: newId(), name: canary, scopes: ["budget:read"], days: 7, password: maya.password });
    const { token } = made.body as { token: string };
    await aWebhook(maya, `https://hooks.example.com/${canary}`, ["mood.logged"]);
    expect((await maya.put("/api/journal/moods/2026-11-20", { mood: 3 })).status).toBe(200);
    const byToken = async () => (await home.fetch("/api/imports", { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await byToken()).toBe(200);
    for (const person of [maya, other])
      await home.fetch("/api/auth/forgot", { method: "POST", body: JSON.stringify({ email: person.email }) });
    await home.context.mail.settled();
    await transport.send({ to: maya.email, subject: "Hello", text: canary });
    await transport.send({ to: other.email, subject: "Hello", text: "stays" });
    const folder = join(config.DATA_DIR, "mail");
    const emails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(emails().join("\n")).toContain(canary);

    expect((await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" })).status).toBe(200);
    await home.context.mail.settled();

    expect(await byToken()).toBe(401);
    const calls = await database.owner.execute(sql`select 1 from api_calls where user_id = ${maya.id}`);
    expect(calls.rows).toEqual([]);
    const { rows } = await database.owner.execute<{ name: string }>(
      sql`select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      const found = await database.owner.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text ilike ${`%${canary}%`} or t::text ilike ${`%${maya.email}%`}`,
      );
      expect([name, found.rows[0]?.n]).toEqual([name, 0]);
    }
    const named = await database.owner.execute<{ n: number }>(
      sql`select count(*)::int as n from verification t where t::text ilike ${`%${maya.id}%`}`,
    );
    expect(named.rows[0]?.n).toBe(0);
    expect(existsSync(folder)).toBe(true);
    expect(emails().filter((text) => text.includes(canary))).toEqual([]);
    expect(emails().filter((text) => text.includes(maya.email))).toEqual([]);
    expect(emails().some((text) => text.includes(other.email))).toBe(true);
  },
);
