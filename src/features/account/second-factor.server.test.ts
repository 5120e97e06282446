import { expect, test } from "vitest";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { aConfirmedMember, call, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { createTestServer } from "#testing/server.ts";

const quarterMs = 900_000;

/** A member with a second factor, and the second step of a sign-in with the right password. */
async function aMemberWithCodes() {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const { key: secret, token } = await switchOnSecondFactor(maya);
  const session = await home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${token}` } });
  const { device } = (await session.json()) as { device: string };
  const right = () => codeOf(secret, Date.now() + 30_000);
  const wrong = () => String((Number(right()) + 1) % 1_000_000).padStart(6, "0");
  const step = async (code: string, devices: string[] = []) => {
    const { ticket } = (await call(home, "/api/auth/sign-in", { email: maya.email, password, devices })).body;
    return call(home, "/api/auth/second-step", { ticket, code, devices });
  };
  return { home, maya, device, right, wrong, step };
}

test("somebody with the password tries at most thirty codes of the app a day, and the member's own device is not kept out by them", async () => {
  const { home, device, right, wrong, step } = await aMemberWithCodes();
  let checked = 0;
  for (let quarter = 0; quarter < 6; quarter += 1) {
    for (let at = 0; at < 10; at += 1) if ((await step(wrong())).status === 400) checked += 1;
    home.clock.now += quarterMs;
  }
  expect(checked).toBe(30);
  const refused = await step(right());
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/wait \d+ hours/) as string } });
  expect((await step(right(), [device])).status).toBe(200);
});

test("a code that is typed in Arabic digits is read", async () => {
  const { right, step } = await aMemberWithCodes();
  expect((await step(right().replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))))).status).toBe(200);
});

test("many wrong codes after the right password are emailed to the member, once a day", async () => {
  const { home, maya, wrong, step } = await aMemberWithCodes();
  const sent = async () => {
    await home.context.mail.settled();
    return subjectsTo(home, maya.email).filter((subject) => subject.startsWith("Wrong codes")).length;
  };
  for (let at = 0; at < 9; at += 1) await step(wrong());
  expect(await sent()).toBe(0);
  await step(wrong());
  expect(await sent()).toBe(1);
  home.clock.now += quarterMs;
  for (let at = 0; at < 10; at += 1) await step(wrong());
  expect(await sent()).toBe(1);
});
