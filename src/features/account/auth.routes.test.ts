import { dayMs } from "#shared/dates.ts";
import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/auth.tables.ts";
import { isListedPassword } from "#server/common-passwords.ts";
import { createTestServer, testServer } from "#testing/server.ts";
import { aSignedUpMember as aMember, signIn, aMemberWithExpiredTrial } from "#testing/people.ts";
import { expectWithin } from "#testing/assurance.ts";

const newEmail = () => `${randomUUID()}@example.com`;
const post = async (path: string, body: unknown, home = testServer()) => {
  const answer = await (await home).fetch(path, { method: "POST", body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
};

test("a new user signs up, signs in and has a trial of 72 hours", async () => {
  const maya = await aMember();
  const { body } = await maya.post("/functions/v1/check-subscription");
  expect(body).toMatchObject({ hasAccess: true, status: "trialing", trialEnded: false });
  const left = Date.parse((body as { periodEnd: string }).periodEnd) - maya.home.context.clock();
  expect(left).toBeGreaterThan(72 * 3_600_000 - 60_000);
  expect(left).toBeLessThanOrEqual(72 * 3_600_000);
  expect((await maya.get("/api/auth/session")).body).toMatchObject({
    member: { id: maya.id, email: maya.email, timeZone: "America/New_York" },
  });
});

test("no answer ever sets a cookie, and a cookie alone gives no access", async () => {
  const maya = await aMember();
  const answer = await post("/api/auth/sign-in", { email: maya.email, password: maya.password });
  expect(answer.headers.get("set-cookie")).toBeNull();
  const byCookie = await maya.home.fetch("/api/auth/session", { headers: { cookie: `better-auth.session_token=${maya.token}` } });
  expect(byCookie.status).toBe(401);
});

test("a sign-in without a password asks for it", async () => {
  const answer = await post("/api/auth/sign-in", { email: newEmail(), password: "" });
  expect(answer).toMatchObject({ status: 400, body: { field: "password", message: "Please enter your password." } });
});

test("a password of five characters is too short, and the message is beside its field", async () => {
  expect(await post("/api/auth/sign-up", { email: newEmail(), password: "abcde" })).toMatchObject({
    status: 400,
    body: { code: "invalid", field: "password", message: "Please use at least 6 characters." },
  });
});

test.each([
  ["six characters", "abcdef", "abcdeg"],
  ["64", "x".repeat(63) + "1", "x".repeat(63) + "2"],
  ["128", "y".repeat(127) + "1", "y".repeat(127) + "2"],
  ["more than 72 bytes in few characters", "🌿".repeat(30) + "1", "🌿".repeat(30) + "2"],
  ["spaces at its ends", "  two words ", "two words"],
  ["one kind of character", "aaaaaaaa", "aaaaaaaA"],
])("a password of %s is accepted whole: another last character is another password", async (_, password, other) => {
  const email = newEmail();
  expect((await post("/api/auth/sign-up", { email, password })).status).toBe(200);
  expect((await post("/api/auth/sign-in", { email, password: other })).status).toBe(401);
  expect((await post("/api/auth/sign-in", { email, password })).status).toBe(200);
});

test("a password typed in composed or decomposed characters is the same one, and 129 characters are too many", async () => {
  const email = newEmail();
  const password = "café über alles";
  expect((await post("/api/auth/sign-up", { email, password: password.normalize("NFC") })).status).toBe(200);
  expect((await post("/api/auth/sign-in", { email, password: password.normalize("NFD") })).status).toBe(200);
  expect(await post("/api/auth/sign-up", { email: newEmail(), password: "z".repeat(129) })).toMatchObject({
    status: 400,
    body: { field: "password" },
  });
});

test.each(["a..b", "a&b", "m'aya", "x/y", "o'neil+tag"])(
  "an address with the name %s can sign up, sign in and be changed to",
  async (name) => {
    const home = await testServer();
    const [email, other] = [`${name}${randomUUID()}@Firma.example`, `${name}${randomUUID()}@z.example`];
    expect((await post("/api/auth/sign-up", { email, password: "three plain words" })).status).toBe(200);
    const maya = await signIn(home, email, "three plain words");
    // and once more, as after a lost answer
    for (let at = 0; at < 2; at += 1)
      expect((await maya.post("/api/account/email", { password: maya.password, email: other })).status).toBe(200);
    expect((await signIn(home, other.toUpperCase(), maya.password)).id).toBe(maya.id);
  },
);

test("an address in another script is one address, however it is typed", async () => {
  const name = randomUUID();
  expect((await post("/api/auth/sign-up", { email: `${name}@Müller.example`, password: "three plain words" })).status).toBe(200);
  const address = `${name}@xn--mller-kva.example`;
  const signedIn = await post("/api/auth/sign-in", { email: address, password: "three plain words" });
  const person = await signIn(await testServer(), address, "three plain words");
  // shown as its owner writes it
  for (const { body } of [signedIn, await person.get("/api/auth/session")])
    expect(body).toMatchObject({ member: { email: `${name}@müller.example` } });
});

test("an invalid address gets the same message everywhere it can be entered", async () => {
  const maya = await aMember();
  for (const email of ["müller@firma.at", "a@b", "a b@z.de", "", 7, null, `${"x".repeat(300)}@z.de`, "x\0@z.de"])
    for (const [path, more] of [
      ["/api/auth/sign-up", {}],
      ["/api/auth/sign-in", {}],
      ["/api/auth/forgot", {}],
      ["/api/account/email", {}],
    ] as const)
      expect(await maya.post(path, { email, password: maya.password, ...more }), `${path} ${email}`).toMatchObject(
        path === "/api/account/email" && typeof email !== "string"
          ? { status: 400, body: { field: "email" } }
          : { status: 400, body: { field: "email", message: "Please enter your email address, like name@example.com." } },
      );
});

test("without email set up, sign-up reports that an address is taken", async () => {
  const maya = await aMember();
  expect(await post("/api/auth/sign-up", { email: maya.email.toUpperCase(), password: "another one" })).toMatchObject({
    status: 409,
    body: { field: "email" },
  });
});

test("with email set up, a taken address gets the same answer as a new one, and its owner an email", async () => {
  const home = createTestServer({ SMTP_URL: "smtp://localhost:1" });
  const email = newEmail();
  const first = await post("/api/auth/sign-up", { email, password: "three plain words" }, home);
  const second = await post("/api/auth/sign-up", { email, password: "three plain words" }, home);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect((await home).emails.at(-1)).toMatchObject({ to: email, subject: "You already have an Evenday account" });
});

test("twenty sign-ups of one address at once create one account and one trial", async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post("/api/auth/sign-up", { email, password: "three plain words" })));
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  expect(answers.filter((one) => one.status === 409)).toHaveLength(19);
  expect(await (await testServer()).context.database.owner.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test("the same person under another spelling of the address continues the old trial", async () => {
  const home = await createTestServer();
  const name = randomUUID();
  await post("/api/auth/sign-up", { email: `${name}@example.com`, password: "three plain words" }, Promise.resolve(home));
  home.clock.now += 2 * dayMs;
  await post("/api/auth/sign-up", { email: `${name}+again@example.com`, password: "three plain words" }, Promise.resolve(home));
  const again = await signIn(home, `${name}+again@example.com`, "three plain words");
  const { periodEnd } = (await again.post("/functions/v1/check-subscription")).body as { periodEnd: string };
  expect(Date.parse(periodEnd) - home.context.clock()).toBeLessThanOrEqual(dayMs);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const maya = await aMember();
  const wrong = await post("/api/auth/sign-in", { email: maya.email, password: "not this one" });
  const unknown = await post("/api/auth/sign-in", { email: newEmail(), password: "not this one" });
  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
});

test("after ten wrong passwords the next one waits, also from a made-up forwarded address, and the right one works later", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const wrong = (n: number) =>
    home.fetch("/api/auth/sign-in", {
      method: "POST",
      body: JSON.stringify({ email: maya.email, password: "not this one" }),
      headers: { "x-forwarded-for": `203.0.113.${n}` },
    });
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => wrong(n)));
  expect(answers.map((one) => one.status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  expect(Number(answers.find((one) => one.status === 429)?.headers.get("retry-after"))).toBeGreaterThan(0);
  home.clock.now += 16 * 60_000;
  expect((await signIn(home, maya.email, maya.password)).id).toBe(maya.id);
});

test("correct passwords are never counted", async () => {
  const home = await createTestServer({ LIMIT_SIGN_IN_FAILURES: "3" });
  const maya = await aMember(home);
  for (let n = 0; n < 8; n++) expect((await signIn(home, maya.email, maya.password)).id).toBe(maya.id);
});

test("the stored data of a session gives no access, signed with the server's secret or not", async () => {
  const maya = await aMember();
  const [row] = await maya.home.context.database.owner.select().from(sessions).where(eq(sessions.userId, maya.id));
  const stored = row?.tokenHash ?? "";
  expect(maya.token).not.toContain(stored);
  const signature = createHmac("sha256", maya.home.context.config.AUTH_SECRET).update(stored).digest("base64");
  for (const token of [stored, `${stored}.${signature}`]) {
    const answer = await maya.home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  }
});

test.each(["reset", "confirm", "stop"])("a link with a character that the database refuses does not work: %s", async (kind) => {
  for (const link of ["a\0.b", `${randomUUID()}.\0`, "\0"])
    expect(await post(`/api/auth/${kind}`, { link, password: "three plain words" })).toMatchObject({
      status: 400,
      body: { field: "link" },
    });
});

test("after signing out the token is invalid at once, here and on every other server", async () => {
  const maya = await aMember();
  await maya.get("/api/auth/session");
  expect((await maya.post("/api/auth/sign-out")).status).toBe(200);
  expect((await maya.get("/api/auth/session")).status).toBe(401);
});

test("a session deleted directly in the database is refused within a second", async () => {
  const maya = await aMember();
  await maya.get("/api/auth/session");
  await maya.home.context.database.owner.delete(sessions).where(eq(sessions.userId, maya.id));
  const begun = performance.now();
  await expect.poll(async () => (await maya.get("/api/auth/session")).status).toBe(401); // a cached session would last for 30 s
  expectWithin(performance.now() - begun, 1000, "refused, ms");
});

test("a session that is used every day lasts 30 days and not longer", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  for (let day = 1; day < 30; day++) {
    home.clock.now = day * dayMs;
    expect((await maya.get("/api/auth/session")).status, `day ${day}`).toBe(200);
  }
  home.clock.now = 30 * dayMs + 60_000;
  expect((await maya.get("/api/auth/session")).status).toBe(401);
});

test("a session that was not used for seven days is over", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  home.clock.now = 7 * dayMs + 60_000;
  expect((await maya.get("/api/auth/session")).status).toBe(401);
});

test("a wrong, missing or retired public key is refused", async () => {
  const maya = await aMember();
  for (const apikey of ["", "evenday-web-0"]) {
    const answer = await maya.home.fetch("/api/auth/session", { headers: { apikey, authorization: `Bearer ${maya.token}` } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ field: "apikey" });
  }
});

test("another site's page cannot try passwords, and CORS does not allow it to read", async () => {
  const maya = await aMember();
  const answer = await maya.home.fetch("/api/auth/sign-in", {
    method: "POST",
    body: JSON.stringify({ email: maya.email, password: maya.password }),
    headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "https://forwarded-3000.example.dev"])(
  "opened as %s the app's own calls are accepted",
  async (origin) => {
    const maya = await aMember();
    const host = new URL(origin).host;
    const answer = await maya.home.fetch("/api/auth/session", {
      headers: { origin, host, "sec-fetch-site": "same-origin", authorization: `Bearer ${maya.token}` },
    });
    expect(answer.status).toBe(200);
  },
);

test("with the blocklist set to refuse, a common password is refused", async () => {
  const strict = createTestServer({ PASSWORD_BLOCKLIST: "refuse" });
  const signUp = async (password: string) => (await post("/api/auth/sign-up", { email: newEmail(), password }, strict)).status;
  // a word of ours, the first ones, in wide characters and capitals too, and one from far down in the list
  for (const password of ["evenday1", "Password1", "ＰＡＳＳＷＯＲＤ１", "Qwertyuiop12345", "vinogradov"])
    expect(await signUp(password)).toBe(400);
  expect(await signUp("three plain words")).toBe(200);
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const fitting = dictionary["passwords-common"].filter(({ length }) => length >= 6);
  expect(fitting.length).toBeGreaterThan(3_000);
  for (const password of fitting.slice(0, 3_000)) expect(await isListedPassword(password)).toBe(true);
  expect((await post("/api/auth/sign-up", { email: newEmail(), password: "password1" })).status).toBe(200);
});

test("a lapsed member can still open the checkout and pay in the sandbox, and has access again", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  expect((await lapsed.post("/functions/v1/check-subscription")).body).toMatchObject({ hasAccess: false, trialEnded: true });
  const { url } = (await lapsed.post("/functions/v1/create-checkout")).body as { url: string };
  const page = await (await lapsed.home.fetch(url)).text();
  expect(page).toContain("Test checkout. No real payment.");
  const ticket = new URL(url, "http://localhost").searchParams.get("for") ?? "";
  await lapsed.home.fetch("/checkout/sandbox", {
    method: "POST",
    body: `for=${ticket}&choice=decline`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect((await lapsed.get("/api/journal/entries")).status).toBe(402);
  await lapsed.home.fetch("/checkout/sandbox", {
    method: "POST",
    body: `for=${ticket}&choice=pay`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  await expect.poll(async () => (await lapsed.get("/api/journal/entries")).status).toBe(200);
  const forged = await (await lapsed.home.fetch(`/checkout/sandbox?for=${ticket.slice(0, -3)}abc`)).text();
  expect(forged).toContain("This checkout has expired");
});
