import { expect, test } from "vitest";
import { aConfirmedMember, call, linkIn, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { createTestServer } from "#testing/server.ts";
import { sendReset } from "./recovery.repository.ts";

test("reset requests of a stranger do not use up the limits of the mailbox owner's network or device", async () => {
  const home = await createTestServer({ ...smtp, TRUSTED_PROXIES: "1" });
  const maya = await aConfirmedMember(home);
  const known = (await call(home, "/api/auth/sign-in", { email: maya.email, password })).body["device"];
  home.clock.now += 24 * 3_600_000;
  home.emails.length = 0;
  const sent = async (address: string, times: number, devices: unknown[] = []) => {
    const before = subjectsTo(home, maya.email).length;
    for (let n = 0; n < times; n += 1) await sendReset(home.context, maya.email, { address, devices });
    await home.context.mail.settled();
    return subjectsTo(home, maya.email).length - before;
  };
  const asked = (network: string, devices: unknown[]) =>
    call(home, "/api/auth/forgot", { email: maya.email, devices }, { "x-forwarded-for": network });
  expect(await sent("203.0.113.1", 5), "one network").toBe(3);
  await asked("192.0.2.1", []);
  await expect.poll(() => subjectsTo(home, maya.email).length, { message: "the owner's" }).toBe(4);
  expect(await sent("203.0.113.2", 4), "another one: six in all").toBe(2);
  expect(await sent("203.0.113.3", 1), "a third one").toBe(0);
  const forged = String(known).replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await sent("203.0.113.3", 1, [forged, null, 7]), "a forged device").toBe(0);
  expect(await sent("192.0.2.1", 1), "the owner's, from a new device").toBe(0);
  await asked("203.0.113.1", [known]);
  await expect
    .poll(() => subjectsTo(home, maya.email).length, { message: "the owner's device, also on the network of the others" })
    .toBe(7);
  const link = linkIn(home, maya.email, "reset");
  expect((await call(home, "/api/auth/reset", { link, password: "four other plain words" })).status).toBe(200);
});
