import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aMember } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { todayOf } from "#testing/today.ts";
import { aWebhook } from "#testing/webhooks.ts";

test("a mood that several devices set at the same moment is one event of a webhook", async () => {
  const maya = await aMember(await createTestServer({ WEBHOOK_PRIVATE_TARGETS: "on" }));
  await aWebhook(maya, "http://127.0.0.1:1/", ["mood.logged"]);
  const set = (mood: number) => maya.put(`/api/journal/moods/${todayOf(maya)}`, { mood, agoMs: 0 });
  const events = async () =>
    Number((await maya.data((tx) => tx.execute<{ n: string }>(sql`select count(*) as n from webhook_deliveries`))).rows[0]?.n);
  for (const [at, mood] of [7, 3].entries()) {
    await Promise.all(Array.from({ length: 8 }, () => set(mood)));
    expect(await events()).toBe(at + 1);
  }
});
