import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { proves, times } from "#testing/assurance.ts";

/** Text that would be a command if it were interpreted: it must be stored, searched and refused as plain text. */
const payloads = [
  "' or '1'='1",
  "'; drop table journal_entries; --",
  '" or ""="',
  "\\'; select pg_sleep(9); --",
  "1; delete from session",
  "%' --",
  "$$; --",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "a\u2028b",
  "') union select password from account --",
  "%00%27",
  "*/ or 1=1 /*",
  "_%_",
  "\\",
  "&|!:*",
  "<->",
  "'::jsonb",
];

let testServer: TestServer;
beforeAll(async () => {
  testServer = await createTestServer();
});

test("commands in text, searches, ids and list positions are treated as data", async (context) => {
  const tries = times(19, 500);
  const maya = await aMember(testServer);
  for (let at = 0; at < tries; at += 1) {
    const payload = `${payloads[at % payloads.length]}${at >= payloads.length ? ` ${at}` : ""}`;
    const id = randomUUID();
    const entryText = `heron${at} ${payload}`;
    expect((await maya.post("/api/journal/entries", { id, entryText, moodRating: 5, kind: "plain" })).status, payload).toBe(200);
    expect((await maya.get(`/api/journal/entries/${id}`)).body, payload).toMatchObject({ entryText });
    const found = await maya.get(`/api/journal/entries?limit=100&query=${encodeURIComponent(`heron${at} ${payload}`)}`);
    expect(found.status, payload).toBe(200);
    for (const one of (found.body as { entries: { entryText: string }[] }).entries)
      expect(one.entryText, `looked for ${payload}`).toContain(`heron${at}`);
    for (const path of [
      `/api/journal/entries/${encodeURIComponent(payload)}`,
      `/api/journal/entries?before=${encodeURIComponent(payload)}`,
      `/api/journal/entries?kind=${encodeURIComponent(payload)}`,
      `/api/debt/payments?before=${encodeURIComponent(payload)}`,
    ]) {
      expect([400, 404], `${path} of ${payload}`).toContain((await maya.get(path)).status);
    }
  }
  const { body } = await maya.get("/api/journal/entries?limit=100");
  expect((body as { entries: unknown[] }).entries.length, "nothing was deleted").toBe(Math.min(100, tries));
  proves(context, "C4", `${tries} strings in 6 places, 0 read as anything but text`);
});
