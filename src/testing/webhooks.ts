import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#server/auth.tables.ts";
import { hourMs } from "#shared/dates.ts";
import { aMember, type Person } from "./people.ts";
import { createTestServer, type TestServer } from "./server.ts";

type Seen = { headers: Record<string, string>; url: string; body: string };

/** A member's webhook server on this machine, which records the requests. It is closed at the end of the test file. */
export async function openReceiver(answer: (response: ServerResponse, count: number) => void = (response) => response.end()) {
  const seen: Seen[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      seen.push({ headers: request.headers as Record<string, string>, url: request.url ?? "", body });
      answer(response, seen.length);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { seen, port, url: `http://127.0.0.1:${port}/hook` };
}
const open: (() => void)[] = [];
export const closeReceivers = () => open.splice(0).forEach((close) => close());

export async function aWebhook(who: Person, url: string, events: readonly string[]): Promise<{ id: string; secret: string }> {
  const answer = await who.post("/api/webhooks", { id: randomUUID(), url, events, password: who.password });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: string; secret: string };
}

const rowsOf = async ({ data }: Person) =>
  (
    await data((tx) =>
      tx.execute<{ fault: string | null; sent: boolean }>(sql`select fault, delivered_at is not null as sent from webhook_deliveries`),
    )
  ).rows;

/** For each webhook job, by name: a check that one row it cannot handle does not stop the others. */
export const webhookJobs = (run: (home: TestServer, name: string) => Promise<unknown>): Record<string, () => Promise<void>> => {
  const three = async () => {
    const home = await createTestServer({ WEBHOOK_PRIVATE_TARGETS: "on" });
    return { home, people: [await aMember(home), await aMember(home), await aMember(home)] as const };
  };
  return {
    /** A webhook whose secret cannot be decrypted. */
    webhooks: async () => {
      const { home, people } = await three();
      const { url } = await openReceiver();
      for (const one of people) await aWebhook(one, url, ["mood.logged"]);
      await people[0].data((tx) => tx.execute(sql`update webhook_endpoints set encrypted = 'bm90aGluZw=='`));
      for (const one of people) await one.put("/api/journal/moods/2026-11-20", { mood: 4 });
      expect(await run(home, "webhooks")).toBe(2);
      expect(await Promise.all(people.map(rowsOf))).toEqual([
        [{ fault: "no secret", sent: false }],
        [{ fault: null, sent: true }],
        [{ fault: null, sent: true }],
      ]);
      closeReceivers();
    },
    /** A member whose events cannot be written. */
    "webhook events": async () => {
      const { home, people } = await three();
      const { owner } = home.context.database;
      for (const one of people) await aWebhook(one, "http://127.0.0.1:1/", ["trial.ending", "bill.due"]);
      await owner.update(users).set({ trialEndsAt: new Date(home.context.clock() + hourMs) });
      await owner.execute(sql.raw(`alter table webhook_deliveries add constraint poisoned check (user_id <> '${people[1].id}')`));
      for (let runs = 0; runs < 2; runs += 1) await run(home, "webhook events");
      expect((await Promise.all(people.map(rowsOf))).map(({ length }) => length)).toEqual([1, 0, 1]);
    },
    /** A delivery that was never attempted. */
    "webhook rows": async () => {
      const { home, people } = await three();
      for (const one of people) await aWebhook(one, "http://127.0.0.1:1/", ["mood.logged"]);
      await people[0].put("/api/journal/moods/2026-11-20", { mood: 4 });
      home.clock.now += 8 * 24 * hourMs;
      await people[1].data((tx) =>
        tx.execute(sql`insert into webhook_deliveries (user_id, id, endpoint_id, event, created_at)
          select user_id, gen_random_uuid(), id, 'mood.logged', ${new Date(home.context.clock() - hourMs).toISOString()} from webhook_endpoints`),
      );
      await run(home, "webhook rows");
      expect(
        (await Promise.all(people.map(rowsOf))).map(({ length }) => length),
        "younger than a week",
      ).toEqual([0, 1, 0]);
    },
  };
};
