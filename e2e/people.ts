/** Who takes part in a journey. Import `test` and `expect` from here: the page that comes with them is guarded. */
import { randomUUID } from "node:crypto";
import { test as base, type BrowserContext } from "@playwright/test";
import { publicKey } from "#shared/release.ts";
import { endTrial, insertMember, joinJourney, origin } from "./control.ts";
import { watch, type ConsoleGuard } from "./console-guard.ts";

export { expect } from "@playwright/test";
export { endTrial, failNext, linkTo, setTrial, useMail, useModel } from "./control.ts";
export { expectNoAxe, inBothThemes } from "./axe.ts";

export type Member = {
  id: string;
  email: string;
  password: string;
  token: string;
  /** A call as this member, to arrange what a journey finds. Throws on a refusal. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
};

type Fixtures = { guard: ConsoleGuard; member: Member; lapsedMember: Member; stranger: Member };

export const test = base.extend<Fixtures>({
  guard: [
    async ({ context }, hand) => {
      const guard = watch(context);
      await hand(guard);
      base.expect(guard.faults, "the page complained, or called where it must not").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, hand) => {
    const journey = randomUUID();
    await page.setExtraHTTPHeaders({ "x-journey": journey });
    joinJourney(page, journey);
    await hand(page);
  },
  /** Somebody within the three days, signed in in this browser. */
  member: async ({ context }, hand) => hand(await enter(context, await newMember())),
  /** Somebody whose trial is over, signed in in this browser. */
  lapsedMember: async ({ context }, hand) => {
    const member = await newMember();
    await endTrial(member);
    await hand(await enter(context, member));
  },
  /** Somebody with an account whom this browser has never seen. */
  stranger: async ({ context: _ }, hand) => hand(await newMember()),
});

export const freshEmail = () => `${randomUUID()}@example.com`;

/** Somebody with an account and a session, made as rows: the pages for signing up and in have journeys of their own. */
export async function newMember(email = freshEmail(), password = "three plain words"): Promise<Member> {
  const { id, token } = await insertMember(email, password);
  return { id, email, password, token, call: (method, path, body) => send(method, path, body, token) };
}

/** Lets this browser remember the member, as after a sign-in (src/web/session.ts). */
export async function enter(context: BrowserContext, member: Member, at = origin()): Promise<Member> {
  const persistedOnDevice = JSON.stringify({ token: member.token, member: { id: member.id, email: member.email } });
  const cookie = {
    name: "evenday_in",
    value: "1",
    domain: "localhost",
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  };
  await context.setStorageState({
    cookies: [cookie],
    origins: [{ origin: at, localStorage: [{ name: "evenday.session", value: persistedOnDevice }] }],
  });
  return member;
}

async function send<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(origin() + path, {
    method,
    headers: {
      apikey: publicKey,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
