import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { accounts, passkeys, pushQueue, verifications } from "#server/auth.tables.ts";
import type { Person } from "./people.ts";
import { aBrowser } from "./push.ts";
import type { TestServer } from "./server.ts";

/**
 * Inserts a row in each table that gives access to an account or sends data out of it; `removedLink` is the id of one of two sign-in
 * providers.
 */
export async function insertAccessRows(source: TestServer, person: Person, removedLink: string): Promise<void> {
  const { owner } = source.context.database;
  const at = new Date();
  const made = await Promise.all([
    person.post("/api/calendar", { id: newId(), name: "Phone", holds: ["bills"], isDetailed: false, alarm: "none" }),
    person.post("/api/tokens", { id: newId(), name: "Script", scopes: ["mood:read"], days: 30, password: person.password }),
    person.post("/api/webhooks", { id: newId(), url: "https://example.com/", events: ["mood.logged"], password: person.password }),
    person.post("/api/push", aBrowser().registration),
  ]);
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await person.put("/api/journal/moods/2026-11-20", { mood: 4 })).status).toBe(200);
  const key = { credentialId: "c", publicKey: "k", counter: 0, transports: [], host: "h", name: "Phone", isSynced: false };
  const account = { userId: person.id, accountId: newId(), createdAt: at, updatedAt: at };
  await owner.insert(accounts).values([
    { ...account, id: removedLink, providerId: "https://id.example/" },
    { ...account, id: newId(), providerId: "https://other.example/" },
  ]);
  await owner.insert(passkeys).values({ userId: person.id, id: newId(), ...key, createdAt: at });
  await owner.insert(pushQueue).values({ id: newId(), userId: person.id, kind: "mood", nextTryAt: at, createdAt: at });
  await owner
    .insert(verifications)
    .values({ id: newId(), identifier: "a link", value: person.id, expiresAt: at, createdAt: at, updatedAt: at });
}
