import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { makePasskey } from "#testing/passkey.ts";
import { aMember } from "#testing/people.ts";
import { providerHome, providerOrigin, someone } from "#testing/provider-home.ts";

let { elsewhere, home, call, come, as, signUp, subjects, rowsOf } = {} as Awaited<ReturnType<typeof providerHome>>;
beforeAll(async () => void ({ elsewhere, home, call, come, as, signUp, subjects, rowsOf } = await providerHome()));
afterAll(() => elsewhere.stop());
beforeEach(() => {
  elsewhere.fault = {};
  elsewhere.account = someone();
  home.clock.now = 0;
});

test("a member with a second factor connects a provider with password and code, never with the password alone", async () => {
  const maya = await aMember(home);
  const { key } = await switchOnSecondFactor(maya);
  elsewhere.account = someone(maya.email);
  const { ticket } = (await come()).body;
  const half = await call("/api/auth/provider/connect", { ticket, password: maya.password });
  expect(Object.keys(half.body), "the second step").toEqual(["ticket"]);
  expect(await rowsOf(maya.id), "nothing is connected yet").toHaveLength(1);
  expect((await come()).body.next, "and the provider opens nothing").toBe("connect");
  expect((await call("/api/auth/second-step", { ticket: half.body.ticket, code: "000000" })).status).toBe(400);
  expect(await rowsOf(maya.id)).toHaveLength(1);

  // the next code of the app: the one before was used to switch it on
  const done = await call("/api/auth/second-step", { ticket: half.body.ticket, code: codeOf(key, Date.now() + 30_000) });
  expect(done, JSON.stringify(done.body)).toMatchObject({ status: 200, body: { member: { id: maya.id } } });
  expect(await rowsOf(maya.id)).toHaveLength(2);
  expect(await subjects(maya.email)).toContain("Home was connected with your Evenday account");
  expect(Object.keys((await come()).body), "signs in, with a code").toEqual(["ticket"]);
});

test("an account at a provider that was being connected before a change of the account is not connected after it", async () => {
  const maya = await aMember(home);
  elsewhere.account = someone(maya.email);
  const { ticket } = (await come()).body;
  const { limits } = home.context;
  const { release } = limits;
  limits.release = async (limit) => {
    await release(limit);
    limits.release = release;
    await maya.post("/api/account/sessions/end-others");
  };
  expect(await call("/api/auth/provider/connect", { ticket, password: maya.password })).toMatchObject({ status: 401 });
  expect(await rowsOf(maya.id), "the password alone").toHaveLength(1);
});

test("no email mentions a password to a member without one", async () => {
  const maya = await signUp();
  const password = "";
  const made = await Promise.all([
    maya.post("/api/calendar", { id: randomUUID(), name: "Phone", holds: ["bills"], isDetailed: false, alarm: "none" }),
    maya.post("/api/tokens", { id: randomUUID(), name: "Script", scopes: ["mood:read"], days: 30, password }),
    maya.post("/api/webhooks", { id: randomUUID(), url: "https://example.com/", events: ["mood.logged"], password }),
    maya.post("/api/account/email", { email: `${randomUUID()}@example.com`, password }),
  ]);
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await come();
  const { ticket, options } = (await maya.post("/api/passkeys/begin", { password })).body as {
    ticket: string;
    options: Parameters<typeof makePasskey>[0];
  };
  const { created } = makePasskey(options, providerOrigin);
  const passkey = randomUUID();
  expect((await maya.post("/api/passkeys", { id: passkey, name: "Phone", ticket, created })).status).toBe(200);
  expect((await maya.delete(`/api/passkeys/${passkey}`)).status).toBe(200);
  const { key } = await switchOnSecondFactor(maya);
  const step = { ticket: (await come()).body.ticket, code: codeOf(key, Date.now() + 30_000) };
  const again = as(String((await call("/api/auth/second-step", step)).body.token), maya.id);
  expect((await again.post("/api/account/delete", { typed: "DELETE", password })).status).toBe(200);
  expect(new Set(await subjects(maya.email)).size, "kinds of mails").toBe(9);
  for (const { subject, text } of home.emails.filter(({ to }) => to === maya.email)) expect(text, subject).not.toMatch(/password|forgot/i);
});
