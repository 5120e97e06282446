import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { verifications } from "#server/auth.tables.ts";
import { hourMs } from "#shared/dates.ts";
import { aConfirmedMember, call, linkIn, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { aMember, signIn } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { applyAddressChanges } from "./address-change.repository.ts";
import { sweepLinks } from "./email.repository.ts";

test("a change of address waits a day, the old address is notified at once and again when it is done, and the session that requested it stays", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const phone = await signIn(home, maya.email, password);
  const email = `${randomUUID()}@example.com`;
  expect((await maya.post("/api/account/email", { password, email })).body).toEqual({ confirm: true });
  expect(subjectsTo(home, maya.email)).toContain("Your Evenday email is about to change");
  const confirmed = await call(home, "/api/auth/confirm", { link: linkIn(home, email, "confirm") });
  expect(Number(confirmed.body["heldUntil"]) - home.context.clock()).toBeGreaterThan(23.9 * hourMs);
  home.clock.now += 23 * hourMs;
  expect(await applyAddressChanges(home.context)).toBe(0);
  expect((await signIn(home, maya.email, password)).id).toBe(maya.id);
  home.clock.now += 1.1 * hourMs;
  const both = await Promise.all([applyAddressChanges(home.context), applyAddressChanges(home.context)]);
  expect(both[0] + both[1]).toBe(1);
  await home.context.mail.settled();
  expect((await signIn(home, email, password)).id).toBe(maya.id);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
  expect((await phone.get("/api/auth/session")).status).toBe(401);
  expect(subjectsTo(home, maya.email).at(-1)).toBe("Your Evenday email was changed");
});

test("a change of address that could not be made is made by the next run", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const email = `${randomUUID()}@example.com`;
  await maya.post("/api/account/email", { password, email });
  await call(home, "/api/auth/confirm", { link: linkIn(home, email, "confirm") });
  home.clock.now += 25 * hourMs;
  const queue = () => Promise.reject(new Error("the queue could not be written"));
  expect(await applyAddressChanges({ ...home.context, mail: { ...home.context.mail, queue } })).toBe(0);
  expect((await signIn(home, maya.email, password)).id).toBe(maya.id);
  expect(await applyAddressChanges(home.context)).toBe(1);
  expect((await signIn(home, email, password)).id).toBe(maya.id);
});

test("the old address stops a change that someone else requested, also after it was confirmed, and chooses a new password", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const attacker = await signIn(home, maya.email, password);
  const email = `${randomUUID()}@example.com`;
  await attacker.post("/api/account/email", { password, email });
  expect((await call(home, "/api/auth/confirm", { link: linkIn(home, email, "confirm") })).status).toBe(200);
  const stop = linkIn(home, maya.email, "stop");
  const stopped = await call(home, "/api/auth/stop", { link: stop });
  expect(stopped.status).toBe(200);
  expect((await call(home, "/api/auth/stop", { link: stop })).body, "again").toEqual({ reset: "" });
  expect((await attacker.get("/api/auth/session")).status).toBe(401);
  home.clock.now += 25 * hourMs;
  expect(await applyAddressChanges(home.context)).toBe(0);
  home.clock.now = 0;
  const next = "four other plain words";
  expect((await call(home, "/api/auth/reset", { link: stopped.body["reset"], password: next })).status).toBe(200);
  expect((await signIn(home, maya.email, next)).id).toBe(maya.id);
});

test("a link whose work could not be done works again: a confirmation, a reset, a stop", async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const maya = await aConfirmedMember(home);
  const email = `${randomUUID()}@example.com`;
  await maya.post("/api/account/email", { password, email });
  const next = "four other plain words";
  const forgotten = async () => {
    await call(home, "/api/auth/forgot", { email: maya.email });
    await expect.poll(() => linkIn(home, maya.email, "reset"), { timeout: 10_000 }).not.toBe("");
    return { link: linkIn(home, maya.email, "reset"), password: next };
  };
  // the reset has ended the first request
  const askedAgain = async () => {
    await (await signIn(home, maya.email, next)).post("/api/account/email", { password: next, email: `${randomUUID()}@example.com` });
    await home.context.mail.settled();
    return { link: linkIn(home, maya.email, "stop") };
  };
  const steps = [
    { path: "confirm", bodyOf: () => ({ link: linkIn(home, email, "confirm") }), fails: "insert on verification" },
    { path: "reset", bodyOf: forgotten, fails: "update on account" },
    { path: "stop", bodyOf: askedAgain, fails: "delete on passkeys" },
  ];
  for (const { path, bodyOf, fails } of steps) {
    const body = await bodyOf();
    await owner.execute("create function refuse() returns trigger language plpgsql as $$ begin raise 'no space'; end $$");
    await owner.execute(`create trigger refuse before ${fails} for each statement execute function refuse()`);
    expect((await call(home, `/api/auth/${path}`, body)).status, path).toBeGreaterThanOrEqual(500);
    await owner.execute("drop function refuse cascade");
    expect((await call(home, `/api/auth/${path}`, body)).status, `${path} again`).toBe(200);
    // with nothing more to do: see lost-answers.server.test.ts
    expect((await call(home, `/api/auth/${path}`, body)).status, `${path} once more`).toBe(path === "reset" ? 400 : 200);
  }
});

test("a pending change leaves no row of a deleted account, and other members' rows stay", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  await maya.post("/api/account/email", { password, email: `${randomUUID()}@example.com` });
  expect(await maya.post("/api/account/delete", { password, typed: "DELETE" })).toMatchObject({ status: 200 });
  const rows = await home.context.database.owner.select().from(verifications);
  expect(rows.filter(({ identifier, value }) => identifier.includes(maya.id) || value === maya.id)).toEqual([]);
});

test("without email set up, an address that two members take at once is one member's, and the other reads that it is taken", async () => {
  const home = await createTestServer();
  for (let round = 0; round < 8; round += 1) {
    const both = [await aMember(home), await aMember(home)];
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(both.map((one) => one.post("/api/account/email", { password: one.password, email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ field: "email" });
  }
});

test("links that are over are deleted; one that works stays, and so does a change that waits", async () => {
  const { context } = await createTestServer();
  const { owner } = context.database;
  const row = (identifier: string, after: number) => {
    const at = new Date(context.clock() + after);
    return { id: randomUUID(), identifier, value: "", expiresAt: at, createdAt: at, updatedAt: at };
  };
  const rows = [row("session:a:b", -1), row("no link", -1), row("held:a:b", -1), row("reset:a:b", hourMs)];
  await owner.insert(verifications).values(rows);
  await sweepLinks(context);
  const left = new Set((await owner.select({ id: verifications.id }).from(verifications)).map(({ id }) => id));
  expect(rows.map(({ id }) => left.has(id))).toEqual([false, false, true, true]);
});
