import { dayMs } from "#shared/dates.ts";
import { expect, test } from "vitest";
import { aConfirmedMember, call, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { createTestServer } from "#testing/server.ts";

const quarterMs = 900_000;

/** A member with a device that the account knows, and wrong passwords from an unknown or that device, three in 15 minutes. */
async function aMemberUnderAttack(settings: Record<string, string> = smtp) {
  const home = await createTestServer({ ...settings, LIMIT_SIGN_IN_FAILURES: "3" });
  const maya = await aConfirmedMember(home);
  const signIn = (tried: string, devices: string[] = []) =>
    call(home, "/api/auth/sign-in", { email: maya.email, password: tried, devices });
  const { device } = (await signIn(password)).body as { device: string };
  const guess = async (quarters: number, devices: string[] = []) => {
    let checked = 0;
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      for (let at = 0; at < 3; at += 1) if ((await signIn("not this one", devices)).status === 401) checked += 1;
      home.clock.now += quarterMs;
    }
    return checked;
  };
  const sent = async () => {
    await home.context.mail.settled();
    return subjectsTo(home, maya.email).filter((subject) => subject.startsWith("Wrong passwords")).length;
  };
  return { home, maya, device, signIn, guess, sent };
}

test("at most ten times the limit of wrong passwords in a row is checked in 30 days, and a known device still signs in", async () => {
  const { home, device, signIn, guess, sent } = await aMemberUnderAttack();
  expect(await guess(9)).toBe(27);
  expect(await sent()).toBe(0);
  expect(await guess(4)).toBe(3);
  expect(await sent()).toBe(1);
  const refused = await signIn(password);
  expect(refused.status).toBe(429);
  expect((refused.body as { message: string }).message).toBe(
    'There were many wrong tries on this account, so a device that is new to it waits 30 days. "Forgot it?" sends a link that lets you in sooner.',
  );
  home.clock.now += 20 * dayMs;
  expect(await guess(2)).toBe(0);
  expect((await signIn(password, [device])).status).toBe(200);
});

test("a right password ends the row, of a known device for itself only", async () => {
  const { device, signIn, guess } = await aMemberUnderAttack();
  expect(await guess(9)).toBe(27);
  expect((await signIn(password)).status).toBe(200);
  expect(await guess(9)).toBe(27);
  expect((await signIn(password, [device])).status).toBe(200);
  expect(await guess(4)).toBe(3);
  expect(await guess(12, [device])).toBe(30);
});

test("an address without an account is limited by the same numbers", async () => {
  const { home } = await aMemberUnderAttack();
  let checked = 0;
  for (let quarter = 0; quarter < 12; quarter += 1) {
    for (let at = 0; at < 3; at += 1)
      if ((await call(home, "/api/auth/sign-in", { email: "nobody@example.com", password: "not this one" })).status === 401) checked += 1;
    home.clock.now += quarterMs;
  }
  expect(checked).toBe(30);
});

test("a new password begins a new count", async () => {
  const { maya, guess, signIn } = await aMemberUnderAttack();
  expect(await guess(12)).toBe(30);
  expect((await signIn(password)).status).toBe(429);
  const next = "four other plain words";
  expect((await maya.post("/api/account/password", { current: password, next })).status).toBe(200);
  expect((await signIn(next)).status).toBe(200);
  expect(await guess(12)).toBe(30);
});

test("without a mail server, which could send no link, the wait is a day", async () => {
  const home = await createTestServer({ LIMIT_SIGN_IN_FAILURES: "3" });
  const tryOne = () => call(home, "/api/auth/sign-in", { email: "nobody@example.com", password: "not this one" });
  for (let quarter = 0; quarter < 10; quarter += 1) {
    for (let at = 0; at < 3; at += 1) expect((await tryOne()).status).toBe(401);
    home.clock.now += quarterMs;
  }
  expect((await tryOne()).status).toBe(429);
  home.clock.now += dayMs;
  expect((await tryOne()).status).toBe(401);
});

test("a session that is not its owner's tries at most ten times the limit of passwords in a row", async () => {
  const { home, maya } = await aMemberUnderAttack();
  let checked = 0;
  let last = { status: 0, body: {} as unknown };
  for (let quarter = 0; quarter < 12; quarter += 1) {
    for (let at = 0; at < 3; at += 1) {
      last = await maya.post("/api/account/second-factor", { password: "not this one" });
      if (last.status === 400) checked += 1;
    }
    home.clock.now += quarterMs;
  }
  expect(checked).toBe(30);
  expect(last).toMatchObject({
    status: 429,
    body: {
      message: expect.stringMatching(
        /^There were many wrong passwords here. Please wait \d+ days, or choose a new one: "Forgot it\?" where you sign in sends a link.$/,
      ) as string,
    },
  });
});

test("right passwords that are sent at once use up no tries, also those that had to be refused", async () => {
  const { guess, signIn } = await aMemberUnderAttack();
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(password)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await signIn(password)).status).toBe(200);
  expect(await guess(1)).toBe(3);
});
