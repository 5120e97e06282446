import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import { networkOf } from "#server/http.ts";
import { createTestServer } from "#testing/server.ts";
import { aMember, type Person } from "#testing/people.ts";
import { makeAddress } from "./calendar.repository.ts";
import { addPasskey } from "./passkey.repository.ts";
import { setPassword } from "./account.repository.ts";
import { openSession } from "./sign-in.repository.ts";
import { addWebhook } from "./webhook.repository.ts";
import { makeToken } from "./token.repository.ts";

type Writer = Parameters<Parameters<Owner["transaction"]>[0]>[0];
const holderOf = async ({ home, id }: Person) => {
  const columns = { id: users.id, email: users.email, credentialEpoch: users.credentialEpoch };
  const [row] = await home.context.database.owner.select(columns).from(users).where(eq(users.id, id));
  if (!row) throw new Error("no such member");
  return row;
};

test("a sign-in, token, webhook, passkey or calendar address that was begun before a change of the password is refused after it", async () => {
  const maya = await aMember();
  const { context } = maya.home;
  const proved = await holderOf(maya);
  await setPassword(context.database.owner, maya.id, "four other plain words", context.clock());
  const browser = { userAgent: "", address: "192.0.2.1", devices: [] };
  await expect(openSession(context, proved, browser)).rejects.toThrow("This account was changed meanwhile.");
  const wanted = { id: randomUUID(), name: "late", scopes: ["journal:read" as const], days: 365 };
  const now = context.clock();
  const { owner } = context.database;
  const passkey = {
    id: randomUUID(),
    name: "late",
    host: "localhost",
    credentialId: "late",
    publicKey: "late",
    counter: 0,
    isSynced: false,
  };
  for (const make of [
    (tx: Writer) => makeToken(tx, proved, wanted, now),
    (tx: Writer) => addWebhook(tx, proved, { id: randomUUID(), encrypted: "late", events: ["mood.logged" as const] }, now),
    (tx: Writer) => addPasskey(tx, proved, { ...passkey, transports: [] }, now),
    (tx: Writer) => makeAddress(tx, proved, randomUUID(), now),
  ])
    await expect(owner.transaction<unknown>(make)).rejects.toThrow("This account was changed meanwhile.");
  const left = await context.database.owner.select().from(sessions).where(eq(sessions.userId, maya.id));
  expect(left).toEqual([]);
  await openSession(context, await holderOf(maya), browser);
});

test("without billing no member gets a page to pay on", async () => {
  const home = await createTestServer({ BILLING: "none" });
  const maya = await aMember(home);
  expect((await maya.post("/api/billing/portal")).status).toBe(404);
  const paid = await home.fetch("/checkout/sandbox", { method: "POST", body: new URLSearchParams({ for: "anything", choice: "pay" }) });
  expect(await paid.text()).not.toContain("Subscribed");
  await home.context.database.close();
});

test("where common passwords are refused, the reset refuses them too", async () => {
  const home = await createTestServer({ PASSWORD_BLOCKLIST: "refuse" });
  const answer = await home.fetch("/api/auth/reset", { method: "POST", body: JSON.stringify({ link: "x", password: "password1" }) });
  expect(await answer.json()).toMatchObject({ field: "password" });
  await home.context.database.close();
});

test("the codes that switch a second factor on are limited", async () => {
  const maya = await aMember();
  const statuses = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await maya.post("/api/account/second-factor/confirm", { code: "000000" })).status);
  expect(statuses.at(-1)).toBe(429);
});

test("the addresses of one IPv6 /64 are one network, however they are written", () => {
  expect(networkOf("2001:db8:1:2::5")).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8::7:1:2:3")).toBe(networkOf("2001:db8:0:0:9:1:2:3"));
  expect(networkOf("2001:0db8:0000:0001:1:2:3:4")).toBe("2001:db8:0:1");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
});
