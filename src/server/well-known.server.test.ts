import { expect, test } from "vitest";
import { createTestServer, testServer } from "#testing/server.ts";

test("security.txt has the operator's contact and an expiry date within a year; without a contact there is none", async () => {
  const named = await createTestServer({ SECURITY_CONTACT: "mailto:security@example.org" });
  const answer = await named.fetch("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain("Contact: mailto:security@example.org\n");
  const end = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? "");
  expect(end - named.context.clock()).toBeGreaterThan(30 * 86_400_000);
  expect(end - named.context.clock()).toBeLessThan(365 * 86_400_000);
  expect((await (await testServer()).fetch("/.well-known/security.txt")).status).toBe(404);
});

test("the change-password URL redirects to the account's security part", async () => {
  const answer = await (await testServer()).fetch("/.well-known/change-password", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/?account=security"]);
  const off = await createTestServer();
  off.context.config.PASSWORD_SIGN_IN = "off";
  expect((await off.fetch("/.well-known/change-password")).status, "where there is none to change").toBe(404);
});

test("forwarded addresses without TRUSTED_PROXIES are warned about once", async () => {
  const home = await createTestServer({ LOG_LEVEL: "warn" });
  for (let at = 0; at < 3; at += 1)
    await home.fetch("/api/auth/sign-in", {
      method: "POST",
      headers: { "x-forwarded-for": "203.0.113.9" },
      body: JSON.stringify({ email: "nobody@example.com", password: "not this one" }),
    });
  const lines = home.logged.filter((line) => line.includes("TRUSTED_PROXIES is 0"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("203.0.113.9");
});
