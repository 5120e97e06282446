import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, users } from "#server/auth.tables.ts";
import { openProviders } from "#server/providers.ts";
import { requestArchive } from "#testing/archive.ts";
import { switchOnSecondFactor } from "#testing/authenticator.ts";
import { openIdClient, throughProvider, type OpenIdServer } from "#testing/oidc.ts";
import { answerWith, makePasskey } from "#testing/passkey.ts";
import { aMember } from "#testing/people.ts";
import { providerHome, providerOrigin as origin, returnTo, someone } from "#testing/provider-home.ts";

let { elsewhere, home, call, begin, finish, come, as, signUp, subjects, linked, rowsOf } = {} as Awaited<ReturnType<typeof providerHome>>;
beforeAll(
  async () =>
    void ({ elsewhere, home, call, begin, finish, come, as, signUp, subjects, linked, rowsOf } = await providerHome((provider) => ({
      // as an operator may write it: the provider's own spelling has no slash at the end
      OIDC_ISSUER: `${provider.issuer}/`,
    }))),
);
afterAll(() => elsewhere.stop());
beforeEach(() => {
  elsewhere.fault = {};
  elsewhere.account = someone();
  home.clock.now = 0;
});

const membersOf = (email: string) => home.context.database.owner.select().from(users).where(eq(users.email, email));

test("a new address creates an account in the browser's time zone, confirmed and without a token of the provider; later it signs in", async () => {
  const maya = await signUp("Europe/Berlin");
  const [row] = await membersOf(maya.email);
  expect(row).toMatchObject({ emailVerified: true, timeZone: "Europe/Berlin" });
  expect((row?.trialEndsAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(72 * 3_600_000);
  expect((await maya.get("/api/budget/summary")).status).not.toBe(401);
  expect(await come()).toMatchObject({ status: 200, body: { member: { id: maya.id } } });
  const rows = await rowsOf(maya.id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ providerId: `${elsewhere.issuer}/`, accountId: elsewhere.account.subject, password: null });
  expect([rows[0]?.accessToken, rows[0]?.refreshToken, rows[0]?.idToken]).toEqual([null, null, null]);
  // an address that changes at the provider is still the same person
  elsewhere.account = { ...elsewhere.account, email: `${randomUUID()}@example.com`, isVerified: false };
  expect(await come()).toMatchObject({ status: 200, body: { member: { id: maya.id, email: maya.email } } });
  expect(await linked(maya)).toMatchObject([{ name: "Home" }]);
});

test("the redirect to the provider has PKCE, a state and a nonce, and returns to our own page", async () => {
  const [one, two] = [await begin(), await begin()];
  const params = new URL(one.url).searchParams;
  expect(one.url.startsWith(`${elsewhere.issuer}/auth?`)).toBe(true);
  expect(Object.fromEntries(params)).toMatchObject({
    client_id: openIdClient.id,
    response_type: "code",
    redirect_uri: returnTo,
    code_challenge_method: "S256",
    scope: "openid email",
  });
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(params.get(name)?.length).toBeGreaterThan(20);
    expect(params.get(name)).not.toBe(new URL(two.url).searchParams.get(name));
  }
  expect((await call("/api/auth/provider/begin", { provider: "2" })).status).toBe(400);
  // the browser's ticket is encrypted
  expect(Buffer.from(one.ticket, "base64").toString("latin1")).not.toContain(params.get("nonce"));
});

test("an existing account is connected by its password or passkey only, and an email says so", async () => {
  const maya = await aMember(home);
  elsewhere.account = someone(maya.email);
  const found = await come();
  expect(found).toMatchObject({ status: 200, body: { next: "connect", email: maya.email } });
  const { ticket } = found.body;
  expect((await call("/api/auth/provider/join", { ticket })).status, "no second account of the address").toBe(409);
  expect((await call("/api/auth/provider/connect", { ticket, password: "not this one" })).status).toBe(401);
  expect(await rowsOf(maya.id)).toHaveLength(1);
  const done = await call("/api/auth/provider/connect", { ticket, password: maya.password });
  expect(done).toMatchObject({ status: 200, body: { member: { id: maya.id } } });
  const again = await call("/api/auth/provider/connect", { ticket, password: maya.password });
  expect(again, "the answer was lost").toMatchObject({ status: 200, body: { member: { id: maya.id } } });
  expect(await rowsOf(maya.id)).toHaveLength(2);
  expect(await come()).toMatchObject({ status: 200, body: { member: { id: maya.id } } });
  expect(await subjects(maya.email)).toContain("Home was connected with your Evenday account");

  const noor = await aMember(home);
  const { ticket: adding, options } = (await noor.post("/api/passkeys/begin", { password: noor.password })).body as {
    ticket: string;
    options: Parameters<typeof makePasskey>[0];
  };
  const { passkey, created } = makePasskey(options, origin);
  expect((await noor.post("/api/passkeys", { id: randomUUID(), name: "Phone", ticket: adding, created })).status).toBe(200);
  const usePasskey = async (connect: string) => {
    const asked = (await call("/api/auth/passkey/begin", {})).body as unknown as { ticket: string; options: typeof options };
    return call("/api/auth/passkey", { ticket: asked.ticket, used: answerWith(passkey, asked.options, origin), connect });
  };
  // the ticket of an address is useless for another account
  elsewhere.account = someone((await aMember(home)).email);
  expect((await usePasskey((await come()).body.ticket)).status).toBe(403);
  expect(await rowsOf(noor.id)).toHaveLength(1);
  elsewhere.account = someone(noor.email);
  expect(await usePasskey((await come()).body.ticket)).toMatchObject({ status: 200, body: { member: { id: noor.id } } });
  expect(await rowsOf(noor.id)).toHaveLength(2);
});

test("the code of the second factor is required after the provider as well", async () => {
  const maya = await signUp();
  await switchOnSecondFactor({ ...maya, password: "" });
  const found = await come();
  expect(Object.keys(found.body)).toEqual(["ticket"]);
  home.clock.now = 60_000;
  expect((await call("/api/auth/second-step", { ticket: found.body.ticket, code: "000000" })).status).toBe(400);
});

test("an unverified address, or none, is refused with a message and creates nothing", async () => {
  elsewhere.account = { ...someone(), isVerified: false };
  const { email = "" } = elsewhere.account;
  expect(await come()).toMatchObject({ status: 403, body: { message: expect.stringContaining("has not verified your email") as string } });
  expect(await membersOf(email)).toEqual([]);
  elsewhere.account = { subject: randomUUID() };
  expect(await come()).toMatchObject({ status: 403, body: { message: expect.stringContaining("gave no email") as string } });
  // also for an existing account
  const maya = await aMember(home);
  elsewhere.account = { ...someone(maya.email), isVerified: false };
  expect((await come()).status).toBe(403);
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
test.each([
  ["another issuer", () => ({ claims: { iss: "https://evil.example" } })],
  ["another nonce", () => ({ claims: { nonce: "another" } })],
  ["no nonce", () => ({ claims: { nonce: undefined } })],
  ["another audience", () => ({ claims: { aud: "another" } })],
  ["two audiences and another authorized party", () => ({ claims: { aud: [openIdClient.id, "another"], azp: "another" } })],
  ["an expired token", () => ({ claims: { exp: nowSeconds() - 300 } })],
  ["a token of the future", () => ({ claims: { iat: nowSeconds() + 300 } })],
  ["no subject", () => ({ claims: { sub: undefined } })],
  ["the signature of another key", () => ({ isForged: true })],
] as const)("%s is refused and creates nothing", async (_, fault) => {
  elsewhere.fault = fault() as OpenIdServer["fault"];
  expect(await come()).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^The answer of Home could not be trusted/) as string },
  });
  expect(await membersOf(elsewhere.account.email ?? "")).toEqual([]);
});

test.each([
  ["behind", () => ({ exp: nowSeconds() - 15 })],
  ["ahead", () => ({ iat: nowSeconds() + 15 })],
] as const)("a clock of the provider that is 15 seconds %s is accepted", async (_, claims) => {
  elsewhere.fault = { claims: claims() };
  expect(await come()).toMatchObject({ status: 200, body: { next: "join" } });
});

test("the provider's response is valid once, in the browser that started, for ten minutes", async () => {
  const [mine, other] = [await begin(), await begin()];
  const { search } = await throughProvider(mine.url, returnTo);
  expect((await finish(other.ticket, search)).status, "the state of another browser").toBe(403);
  expect((await finish("", search)).status, "no ticket").toBe(400);
  expect((await finish(mine.ticket, search)).status).toBe(200);
  expect((await finish(mine.ticket, search)).status, "replayed").toBe(400);
  const again = await begin();
  const back = await throughProvider(again.url, returnTo);
  expect((await finish(again.ticket, `?code=${back.searchParams.get("code")}&state=wrong`)).status).toBe(403);
  const late = await begin();
  const { search: lateSearch } = await throughProvider(late.url, returnTo);
  home.clock.now = 11 * 60_000;
  expect((await finish(late.ticket, lateSearch)).status).toBe(400);
  const found = await call("/api/auth/provider/join", { ticket: mine.ticket });
  expect(found.status, "a ticket of another step").toBe(400);
});

test("a cancelled consent, an error and a provider that is down are answered with a message", async () => {
  elsewhere.fault = { isCancelled: true };
  expect(await come()).toMatchObject({ status: 403, body: { message: expect.stringMatching(/^You stopped at Home/) as string } });
  const { ticket, url } = await begin();
  const state = new URL(url).searchParams.get("state") ?? "";
  const failed = await finish(ticket, `?error=invalid_scope&state=${state}&iss=${encodeURIComponent(elsewhere.issuer)}`);
  expect(failed).toMatchObject({ status: 403, body: { message: expect.stringMatching(/^Home could not sign you in/) as string } });
  elsewhere.fault = {};
  const begun = await begin();
  const { search } = await throughProvider(begun.url, returnTo);
  elsewhere.fault = { status: 503 };
  const down = { status: 503, body: { message: expect.stringMatching(/^Home does not answer right now/) as string } };
  expect(await finish(begun.ticket, search)).toMatchObject(down);
  // as after a start: nothing is cached of the provider
  const { context } = home;
  const fresh = openProviders(context.config, context.clock, context.log);
  const [provider] = fresh.list;
  if (!provider) throw new Error("no provider");
  const starting = () => fresh.begin(provider, returnTo);
  await expect(starting()).rejects.toMatchObject({ kind: "unavailable" });
  elsewhere.fault = { issuer: "https://evil.example" };
  await expect(starting()).rejects.toMatchObject({ kind: "refused" });
  elsewhere.fault = {};
  expect((await starting()).url).toContain(elsewhere.issuer);
});

test("a provider can be removed, but never as the last way to sign in; a first password keeps it, a new one removes it", async () => {
  const maya = await signUp();
  const [link] = await linked(maya);
  const gone = `/api/providers/${link?.id}`;
  expect(await maya.delete(gone)).toMatchObject({ status: 400, body: { message: expect.stringContaining("only way") as string } });
  expect((await maya.delete(`/api/providers/${randomUUID()}`)).status).toBe(404);
  const noor = await aMember(home);
  expect((await noor.delete(gone)).status, "of another member").toBe(404);
  const first = await maya.post("/api/account/password", { current: "", next: "four other plain words" });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expect(await linked(maya)).toHaveLength(1);
  // sessions of that provider end with it
  const there = as(String((await come()).body.token), maya.id);
  expect((await there.get("/api/account/profile")).status).toBe(200);
  expect((await maya.delete(gone)).status).toBe(200);
  expect(await linked(maya)).toEqual([]);
  expect((await there.get("/api/account/profile")).status).toBe(401);
  expect((await maya.get("/api/account/profile")).status).toBe(200);
  expect(await subjects(maya.email)).toContain("Home was removed from your Evenday account");
  const found = await come();
  expect(found.body.next).toBe("connect");
  const back = await call("/api/auth/provider/connect", { ticket: found.body.ticket, password: "four other plain words" });
  expect(back.status).toBe(200);
  const owner = as(String(back.body.token), maya.id);
  expect((await owner.post("/api/account/password", { current: "four other plain words", next: "and four more words" })).status).toBe(200);
  expect(await linked(owner), "anyone who closes the account closes all of it").toEqual([]);
});

test("without a password a session of the last ten minutes verifies its owner, an older one does not", async () => {
  const maya = await signUp();
  expect((await maya.post("/api/passkeys/begin", { password: "" })).status).toBe(200);
  home.clock.now = 11 * 60_000;
  expect(await maya.post("/api/passkeys/begin", { password: "" })).toMatchObject({
    status: 400,
    body: { message: "For this, please sign out and sign in again. You then have ten minutes." },
  });
  expect((await maya.post("/api/account/delete", { typed: "DELETE", password: "" })).status).toBe(400);
});

test("an account that a provider created is deleted and exported like any other, without its identity", async () => {
  const maya = await signUp();
  const archive = Buffer.from(await (await requestArchive(maya)).arrayBuffer());
  expect(archive.includes(elsewhere.account.subject)).toBe(false);
  for (const token of elsewhere.given) expect(archive.includes(token)).toBe(false);
  const removed = await maya.post("/api/account/delete", { typed: "DELETE", password: "" });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  expect(await rowsOf(maya.id)).toEqual([]);
  expect((await come()).body.next).toBe("join");
});

test("with PASSWORD_SIGN_IN=off the server accepts no password, and signed-in members stay signed in", async () => {
  const maya = await aMember(home);
  home.context.config.PASSWORD_SIGN_IN = "off";
  try {
    const { email, password } = maya;
    for (const [path, body] of [
      ["sign-in", { email, password }],
      ["sign-up", { email: `${randomUUID()}@example.com`, password }],
      ["forgot", { email }],
      ["reset", { link: "one", password }],
    ] as const)
      expect(await call(`/api/auth/${path}`, body), path).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Passwords/) as string },
      });
    expect((await maya.post("/api/account/password", { current: password, next: "four other plain words" })).status).toBe(403);
    expect((await maya.get("/api/account/profile")).status).toBe(200);
    elsewhere.account = someone(email);
    const done = await call("/api/auth/provider/connect", { ticket: (await come()).body.ticket, password });
    expect(done.status, "the password still proves whose account it is").toBe(200);
    const [link] = await linked(maya);
    expect((await maya.delete(`/api/providers/${link?.id}`)).status, "a password opens nothing anymore").toBe(400);

    // a member with a forgotten password that cannot be replaced is still the owner of the account, right after signing in
    const owner = as(String((await come()).body.token), maya.id);
    const renewed = as((await switchOnSecondFactor({ ...owner, password: "" })).token, maya.id);
    home.clock.now = 11 * 60_000;
    const off = (typed: string) => renewed.post("/api/account/second-factor/end", { password: typed });
    expect(await off("")).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("sign out and sign in again") as string },
    });
    expect((await off("not this one")).status).toBe(400);
    home.clock.now = 0;
    const last = as(String(((await off("not this one")).body as { token: string }).token), maya.id);
    expect((await last.post("/api/account/delete", { typed: "DELETE", password: "" })).status).toBe(200);
  } finally {
    home.context.config.PASSWORD_SIGN_IN = "on";
  }
});

test("twenty joins at once create one account with one session", async () => {
  const { ticket } = (await come()).body;
  const all = await Promise.all(Array.from({ length: 20 }, () => call("/api/auth/provider/join", { ticket })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const made = await membersOf(elsewhere.account.email ?? "");
  expect(made).toHaveLength(1);
  const open = await home.context.database.owner
    .select()
    .from(sessions)
    .where(eq(sessions.userId, made[0]?.id ?? ""));
  expect(open).toHaveLength(1);
});
