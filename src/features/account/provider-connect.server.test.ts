import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "#server/auth.tables.ts";
import { codeOf } from "#testing/authenticator.ts";
import { aMember, type Person } from "#testing/people.ts";
import { providerHome } from "#testing/provider-home.ts";

let { elsewhere, home, call, come, subjects } = {} as Awaited<ReturnType<typeof providerHome>>;
beforeAll(async () => void ({ elsewhere, home, call, come, subjects } = await providerHome()));
afterAll(() => elsewhere.stop());
beforeEach(() => {
  elsewhere.fault = {};
  elsewhere.account = someone();
  home.clock.now = 0;
});

const someone = (email = `${randomUUID()}@example.com`) => ({ subject: randomUUID(), email, isVerified: true });
const rowsOf = (memberId: string) => home.context.database.owner.select().from(accounts).where(eq(accounts.userId, memberId));

/** Switches the second factor on; returns its key. The session is a new one. */
async function withSecondFactor(who: Person): Promise<string> {
  const { uri } = (await who.post("/api/account/second-factor", { password: who.password })).body as { uri: string };
  const key = new URL(uri).searchParams.get("secret") ?? "";
  expect((await who.post("/api/account/second-factor/confirm", { code: codeOf(key) })).status).toBe(200);
  return key;
}

test("who has a second factor connects a provider with password and code, never with the password alone", async () => {
  const maya = await aMember(home);
  const key = await withSecondFactor(maya);
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
