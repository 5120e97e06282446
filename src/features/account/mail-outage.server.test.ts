import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openContext } from "#server/context.ts";
import { createTestServer } from "#testing/server.ts";
import { commands } from "#app/admin.ts";
import { createAccount } from "./auth.repository.ts";

const password = "three plain words";
const hourMs = 3_600_000;

test("a mail server that is down for hours, or refuses our login, gets every email of the last day when it is back", async () => {
  const home = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  let fault: object | null = { code: "ESOCKET" };
  const taken: string[] = [];
  const mail = {
    isReal: true,
    send: async (message: { to: string }) => {
      if (fault) throw Object.assign(new Error("away"), fault);
      taken.push(message.to);
    },
  };
  const { config, database, log, clock } = home.context;
  const context = await openContext(config, { clock, log, database, mail });
  const email = `${randomUUID()}@example.com`;
  expect(await createAccount(context, { email, password, timeZone: undefined, address: "x" })).toBe(true);
  await context.mail.settled();
  for (const next of [{ code: "ESOCKET" }, { code: "EAUTH", responseCode: 535 }, { code: "EENVELOPE", responseCode: 451 }]) {
    fault = next;
    for (let hour = 0; hour < 6; hour += 1) {
      home.clock.now += hourMs;
      expect(await context.mail.deliver()).toBe(0);
    }
  }
  const lines: string[] = [];
  expect(await commands["mail"]!(context, {}, (line) => void lines.push(line))).toBe(0);
  expect(lines.join("\n")).toMatch(/waiting .*sign-up .*EENVELOPE 451/);
  expect((await home.fetch("/readyz")).status, "the server keeps running").toBe(200);
  fault = null;
  home.clock.now += hourMs;
  expect(await context.mail.deliver()).toBe(1);
  expect(taken).toEqual([email]);
});
