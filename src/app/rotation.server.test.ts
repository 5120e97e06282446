import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { rotateSecret } from "#server/admin/secret.ts";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { aFolder, createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, aSignedUpMember } from "#testing/people.ts";

const oldSecret = "the-secret-that-was-0123456789-abcdef";
const newSecret = "the-secret-that-is-now-9876543210-fedc";

test("after a rotation of the secret old sessions end, while second factors and the one trial per address stay valid", async () => {
  const before = await createTestServer({ AUTH_SECRET: oldSecret });
  const maya = await aMember(before);
  const { key } = await switchOnSecondFactor(maya);
  const deletedUser = await aSignedUpMember(before);
  expect((await deletedUser.post("/api/account/delete", { password: deletedUser.password, typed: "DELETE" })).status).toBe(200);

  const after = await createTestServer({ AUTH_SECRET: newSecret, AUTH_PREVIOUS_SECRETS: oldSecret }, { database: before.context.database });
  const call = async (home: TestServer, path: string, body: unknown, token = "") => {
    const answer = await home.fetch(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  expect((await after.fetch("/api/auth/session", { headers: { authorization: `Bearer ${maya.token}` } })).status).toBe(401);
  const first = await call(after, "/api/auth/sign-in", { email: maya.email, password: maya.password });
  expect(
    await call(after, "/api/auth/second-step", { ticket: first.body["ticket"], code: codeOf(key, Date.now() + 30_000) }),
  ).toMatchObject({ status: 200, body: { member: { id: maya.id } } });

  after.clock.now = 73 * 3_600_000;
  expect((await call(after, "/api/auth/sign-up", { email: deletedUser.email, password: deletedUser.password })).status).toBe(200);
  const again = await call(after, "/api/auth/sign-in", { email: deletedUser.email, password: deletedUser.password });
  expect((await call(after, "/functions/v1/check-subscription", {}, String(again.body["token"]))).body, "no second trial").toMatchObject({
    hasAccess: false,
  });
});

test("a generated secret is replaced in one step, with the old ones below it, readable by this user alone", () => {
  const folder = aFolder("secret");
  const first = readConfig({ DATA_DIR: folder });
  expect(rotateSecret(first)).toEqual({ how: "kept", file: join(folder, "auth-secret") });
  const second = readConfig({ DATA_DIR: folder });
  expect(second.AUTH_SECRET).not.toBe(first.AUTH_SECRET);
  expect(second.AUTH_PREVIOUS_SECRETS).toEqual([first.AUTH_SECRET]);
  rotateSecret(second);
  expect(readConfig({ DATA_DIR: folder }).AUTH_PREVIOUS_SECRETS).toEqual([second.AUTH_SECRET, first.AUTH_SECRET]);
  expect(readFileSync(join(folder, "auth-secret"), "utf8").trim().split("\n")).toHaveLength(3);
  rmSync(folder, { recursive: true });
});
